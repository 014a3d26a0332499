"""What must hold of any bytes at all as an SGF file: the laws that the byte fuzzer tries to break."""

from collections.abc import Callable, Mapping
from itertools import pairwise

from hen_editor.core import sgf
from hen_editor.core.sgf.encoding.charsets import RESET_SEQUENCES
from hen_editor.core.sgf.parsing.parser import parse  # here and not at its first use, which the fuzzer would not trace
from hen_editor.core.sgf.writing.writer import is_read_as_written, is_same_content, offsets_in_bytes


def file(data: bytes) -> None:
    """What is read is whole trees, and is written back byte for byte."""
    collection = parse(data).value
    assert sgf.format(collection) == data
    for tree in collection.games:
        whole(tree)


def report(data: bytes) -> None:
    """Every problem has its place in the text, or none."""
    parsed = parse(data)
    found = [problem for problems in sgf.check_collection(parsed.value) for problem in problems]
    for problem in (*parsed.diagnostics, *found):
        assert problem.span is None or 0 <= problem.span.start <= problem.span.end <= len(parsed.value.text)


def whole(tree: sgf.GameTree) -> None:
    """Every node is reached once, in the order of the file; the pieces of a node make its text."""
    source, span = tree.source, tree.span
    assert list(tree.walk(tree.root)) == list(range(span.root, span.stop))
    for node, following in pairwise([*range(span.root, span.stop), span.stop]):
        assert all(tree.parent(child) == node for child in tree.children(node))
        assert source.starts[node] <= source.ends[node]
        assert following == span.stop or source.ends[node] <= source.starts[following]
        assert (
            "".join([piece.text for piece in tree.pieces(node)]) == source.text[source.starts[node] : source.ends[node]]
        )


def edit(data: bytes) -> None:
    """An edit changes its node only; in a file without damage a new node is there when it is read again."""
    parsed = parse(data)
    if parsed.value.games:
        game = len(data) % len(parsed.value.games)
        editing(parsed.value, game)
        if not parsed.diagnostics:
            growing(parsed.value, game)


def editing(collection: sgf.Collection, game: int) -> None:
    """The edit of one node changes the bytes of that node only, to which half a character at the end belongs.

    Where it changes more, the file is damaged, and is read again as the same games. If the encoding was guessed from
    the damage, it may not be: saving notices that, and offers UTF-8.
    """
    tree, data = collection.games[game], collection.source.data
    assert data is not None
    if tree.source.unclosed:
        return
    node = tree.span.root + len(data) % len(tree)
    changed = collection.with_game(game, tree.with_raw(node, "XX", ["new"]))
    edited = sgf.format(changed)
    span = tree.source.starts[node], tree.source.ends[node]
    places = offsets_in_bytes(tree.source, span)
    may_be_cut_off = span[1] == len(tree.source.text) and tree.source.codec_at(span[1]) in RESET_SEQUENCES
    is_end_kept = may_be_cut_off or edited.endswith(data[places[span[1]] :])
    is_start_kept = edited.startswith(data[: places[span[0]]]) or tree.source.text[tree.span.start] != "("
    if not (is_start_kept and is_end_kept):
        assert tree.source.is_damaged
        assert is_same_content(changed, parse(edited).value) or not is_read_as_written(changed)


def as_saved(collection: sgf.Collection) -> bytes:
    """Return a file as the editor saves it: in UTF-8 where it would be read in another encoding than it is written."""
    return sgf.format(collection if is_read_as_written(collection) else collection.converted_to_utf8().value)


def growing(collection: sgf.Collection, game: int) -> None:
    """A new node and all others are there when the file is read again."""
    tree = collection.games[game]
    place = tree.span.root + len(collection.text) % len(tree)
    changed, _ = tree.with_child(place, {"XX": "new"}, 0)
    again = parse(sgf.format(collection.with_game(game, changed))).value
    assert sum(map(len, again.games)) == 1 + sum(map(len, collection.games))


def cut(data: bytes) -> None:
    """What is added to the last game of a file that was cut off is there when it is read again, with all its nodes."""
    collection = parse(data).value
    if not collection.games:
        return
    game = len(collection.games) - 1
    tree, nodes = collection.games[game], sum(map(len, collection.games))
    *_, last = tree.walk()

    def again(changed: sgf.GameTree) -> sgf.Collection:
        return parse(as_saved(collection.with_game(game, changed))).value

    tree_with_property = again(tree.with_raw(last, "XX", ["new"])).games[-1]
    assert tree_with_property.node([*tree_with_property.walk()][-1]).raw["XX"] == ("new",)
    for grown in (tree.with_child(tree.root, {"XX": "new"}), tree.with_branch(tree.root, tree.branch(last))):
        assert sum(map(len, again(grown[0]).games)) == nodes + 1


TARGETS: Mapping[str, Callable[[bytes], None]] = {"file": file, "report": report, "edit": edit}
"""The laws by the name of the fuzzer's target that tries them."""
