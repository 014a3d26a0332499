"""Write normalised games: in the form of new ones, whatever they were read from."""

from collections.abc import Iterator, Mapping
from itertools import chain
from typing import TypeAlias

from hen_editor.core.board import BLACK, SGF_LETTERS, WHITE, BoardSize
from hen_editor.core.progress import Progress, unreported
from hen_editor.core.sgf.collection import Collection
from hen_editor.core.sgf.encoding.charsets import replace_undecodable
from hen_editor.core.sgf.node import Node, NodeId
from hen_editor.core.sgf.properties import LISTS, POINT_LISTS, Category, property_type, writing_order
from hen_editor.core.sgf.tokens import escaped
from hen_editor.core.sgf.tree import APPLICATION, GameTree
from hen_editor.core.sgf.values import point_sets, read, rectangles, size_text, write
from hen_editor.core.sgf.writing.layout import LONGEST_LINE

_Properties: TypeAlias = Mapping[str, tuple[str, ...]]
"""The raw values of properties, by identifier."""

NODES_PER_REPORT = 256
"""How many pieces of text, each a node or less, are written between two reports of progress."""

_MOVES = ("B", "W")
_LETTERS = {BLACK.cell: "B", WHITE.cell: "W"}
_MOST_WRITTEN_OUT = 19 * 19
"""The points of the largest board on which rectangles are written out, point by point."""

_BEFORE_MOVES = frozenset({Category.ROOT, Category.GAME_INFO, Category.SETUP})


def clean(collection: Collection, progress: Progress = unreported) -> bytes:
    r"""Return the games of a file in normalised form: FF[4], UTF-8, each property once, in the order of new nodes.

    Unreadable values are kept as they are. Setup in a node with a move gets its own node before it, and so does
    the first of two moves; FF[1] to FF[3] marks become FF[4] marks. Undecodable bytes become U+FFFD, and text outside
    the games is dropped.

    >>> from hen_editor.core import sgf
    >>> print(clean(sgf.parse("(;C[a[1]]SZ[19:19] (;b[dd]AB[qq]) ()").value).decode().split("]", 4)[-1])
    SZ[19]C[a[1\]]
    ;AB[qq];B[dd])
    <BLANKLINE>
    """
    nodes = sum(map(len, collection.games))
    written: list[str] = []
    for done, text in enumerate(chain.from_iterable(map(clean_game, collection.games))):
        written.append(text)
        if done % NODES_PER_REPORT == 0:
            progress(min(1.0, done / nodes))
    return replace_undecodable("".join(written)).encode()


def clean_game(tree: GameTree) -> Iterator[str]:
    """Yield the text of a game in pieces."""
    yield "("
    column = written = 0
    stack: list[tuple[NodeId, str] | None] = [(tree.root, "")]  # None closes a variation
    while stack:
        if (begun := stack.pop()) is None:
            yield ")"
            continue
        node, opening = begun
        children = tree.children(node)
        for text in _texts(tree, node):
            if written and (opening or written == 1 or column + len(text) > LONGEST_LINE):
                yield "\n"
                column = 0
            yield opening + text
            column += len(text)
            written += 1
            opening = ""
        for child in reversed(children):
            stack += (None, (child, "(")) if len(children) > 1 else ((child, ""),)
    yield ")\n"


def _texts(tree: GameTree, node: NodeId) -> Iterator[str]:
    """Yield the text of the nodes that a node becomes; most hold only a move and are not parsed."""
    (only_moves,) = tree.move_only_nodes((node,))
    if not only_moves:
        return _nodes(tree.node(node))
    (move,) = only_moves
    return iter((f";{_LETTERS[move.cell]}[{tree.size.point(move.point_index).sgf}]",))


def _nodes(node: Node) -> Iterator[str]:
    """Yield the text of the nodes that a node becomes: setup and moves each get their own."""
    properties = {name: values for name, raw in node.raw.items() if (values := _values(node, name, raw)) is not None}
    if node.is_go:
        _modernise(node, properties)
    if node.parent is None:
        properties |= {
            "FF": ("4",),
            "CA": ("UTF-8",),
            "AP": write(property_type("AP"), APPLICATION, node.size),
        }
    if node.parent is None and node.is_go:
        properties |= {"GM": ("1",), "SZ": (size_text(node.size),)}
    moves = [name for name in _MOVES if name in properties] if node.is_go else []
    before = {name for name in properties if property_type(name).category in _BEFORE_MOVES} if moves else set()
    if before or (node.parent is None and moves):
        yield _text({name: properties.pop(name) for name in before})
    for move in moves[:-1]:
        yield _text({move: properties.pop(move)})
    yield _text(properties)


def _text(properties: _Properties) -> str:
    names = sorted((name for name, values in properties.items() if values), key=writing_order)
    written = (f"{name}[{']['.join(properties[name])}]" for name in names)
    return ";" + "".join(written)


def _values(node: Node, name: str, raw: tuple[str, ...]) -> tuple[str, ...] | None:
    """Return the values of a property as they are written; None if there is nothing to write."""
    kind = property_type(name)
    if not node.is_go or kind.category is None:
        return tuple(escaped(value) for value in raw)
    if kind.value_type in POINT_LISTS and any(":" in value for value in raw):
        return _list_of_points(raw, node.size)
    reading = node.reading(name)
    kept = tuple(value for value in raw if value.strip())
    shown = read(kind, kept, node.size) if kept else reading
    if (shown.known, shown.value) != (reading.known, reading.value):
        kept, shown = raw, reading  # the first value is a pass
    is_read = shown.known and not shown.off_board and not shown.unreadable
    if is_read and (len(kept) <= 1 or kind.value_type in LISTS):
        return write(kind, shown.value, node.size) or None
    return tuple(map(escaped, kept)) or None


def _list_of_points(raw: tuple[str, ...], size: BoardSize) -> tuple[str, ...]:
    """Return the values of a list of points, each point once; those that are unreadable are kept with all others.

    Rectangles are written out, which older programs need, but for larger boards, which older programs do not have: a
    short text would become a thousand times as long.
    """
    sets = point_sets(raw, size)
    if sets.off_board or sets.unreadable:
        return tuple([escaped(value) for value in raw if value.strip()])
    if size.count > _MOST_WRITTEN_OUT:
        return tuple(rectangles(sets.all, size))
    return tuple([point.sgf for point in sets.points(size)])


def _modernise(node: Node, properties: dict[str, tuple[str, ...]]) -> None:
    """Convert the marks of FF[1] to FF[3] to FF[4]: letters in order, and crosses.

    A label has precedence over a letter on its point. Values of `L` that are not on the board stay there.
    """
    if "L" in properties:
        letters_at = point_sets(node.raw["L"], node.size)
        points = (point.sgf for point in letters_at.points(node.size))
        letters = dict(zip(points, SGF_LETTERS, strict=False))
        labels = properties.get("LB", ())
        labelled = {label.partition(":")[0].strip() for label in labels}
        added = (f"{point}:{letter}" for point, letter in letters.items() if point not in labelled)
        properties["LB"] = (*labels, *added)
        properties["L"] = tuple(map(escaped, (*letters_at.off_board, *letters_at.unreadable)))
    marks = properties.pop("M", ())
    if marks:
        crosses = tuple(dict.fromkeys((*properties.get("MA", ()), *marks)))
        properties["MA"] = _list_of_points(crosses, node.size) if any(":" in value for value in crosses) else crosses
