"""Search in comments and names."""

from collections.abc import Iterator
from itertools import islice

from hen_editor.core.sgf import GameTree, Node, NodeId

NODES_PER_STEP = 250
"""How many nodes are read or searched between two pauses, in some 5 ms."""

_TEXTS = ("N", "C")


class Texts:
    """The comments and names of a game, to be searched in the order of the file; each is read when first needed.

    earlier: those of another state of the game, which are of no use afterwards: what is the same is not read again.
    known: the texts of the nodes read so far, ready for comparison.
    """

    def __init__(self, tree: GameTree, earlier: "Texts | None" = None) -> None:
        self.tree = tree
        self._walk = tree.walk()
        self._order: list[NodeId] = []
        self.known: dict[NodeId, tuple[str, ...]] = {}
        if earlier is not None and tree.is_state_of(earlier.tree) and tree.source is earlier.tree.source:
            self.known = earlier.known
            for node in tree.edited_since(earlier.tree):
                self.known.pop(node, None)

    def reading(self) -> Iterator[None]:
        """Read all that is not known yet, pausing every few milliseconds."""
        while some := [*islice(self._walk, NODES_PER_STEP)]:
            self._order += some
            yield
        for start in range(0, len(self._order), NODES_PER_STEP):
            self._read(self._order[start : start + NODES_PER_STEP])
            yield

    def matches(self, sought: str, node: NodeId, offset: int) -> Iterator[NodeId | None]:
        """Yield the nodes whose comment or name contains a text, ignoring case, and None to pause at.

        offset: from the next (1) or the previous (-1) node on around to this one, or from this one on (0).
        """
        wanted = sought.casefold()
        if not wanted:
            return
        while some := [*islice(self._walk, NODES_PER_STEP)]:
            self._order += some
            yield None
        place = self._order.index(node) + (offset > 0)
        around = [*self._order[place:], *self._order[:place]]
        if offset < 0:
            around.reverse()
        for start in range(0, len(around), NODES_PER_STEP):
            some = around[start : start + NODES_PER_STEP]
            self._read(some)
            for each in some:
                for text in self.known[each]:
                    if wanted in text:
                        yield each
                        break
            yield None

    def _read(self, nodes: list[NodeId]) -> None:
        unknown = [node for node in nodes if node not in self.known]
        for node, bare in zip(unknown, self.tree.move_only_nodes(unknown), strict=True):
            self.known[node] = _texts(self.tree.node(node)) if bare is None else ()


def _texts(node: Node) -> tuple[str, ...]:
    return tuple([str(node.get(name, "")).casefold() for name in _TEXTS if name in node.raw])
