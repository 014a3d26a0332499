"""Game info, read and written as texts."""

from collections.abc import Mapping

from hen_editor.core.board import BLACK, Point
from hen_editor.core.editing.snapshot import Snapshot, edited
from hen_editor.core.game.info import FIELDS
from hen_editor.core.sgf import GameTree
from hen_editor.core.sgf.encoding.charsets import replace_undecodable, restore_undecodable
from hen_editor.core.sgf.texts import cut, read_simple_text, read_text, write_text

LONGEST = 20_000
"""The most raw characters of an editable one-line field."""

LONGEST_COMMENT = 100_000
"""The same for the game comment."""


def game_info(tree: GameTree) -> Mapping[str, str]:
    """Return the text of every field, truncated if long; empty if the root lacks it."""
    raw = tree.node(tree.root).raw
    return {
        name: replace_undecodable(_read(name, cut(raw[name][0], _most(name)))) if raw.get(name) else ""
        for name in FIELDS
    }


def too_long(tree: GameTree) -> frozenset[str]:
    """Return the fields that are too long to be edited, of which only the beginning is returned."""
    raw = tree.node(tree.root).raw
    return frozenset(name for name in FIELDS if raw.get(name) and len(raw[name][0]) > _most(name))


def with_game_info(snapshot: Snapshot, texts: Mapping[str, str], game: int | None = None) -> Snapshot:
    """Set the texts of fields, or remove those with an empty text; unchanged ones keep their bytes.

    Fields that are too long to be edited stay as they are. Texts that do not conform to FF[4] are accepted.
    game: the index of the game, by default the current one.
    """
    tree = snapshot.tree if game is None else snapshot.collection.games[game]
    before = game_info(tree)
    raw = tree.node(tree.root).raw
    kept_as_they_are = too_long(tree)
    for name, text in texts.items():
        if text != before[name] and name not in kept_as_they_are:
            kept = restore_undecodable(text, _read(name, raw[name][0])) if raw.get(name) else text
            tree = tree.with_raw(tree.root, name, (write_text(kept),) if kept else ())
    if game is None or game == snapshot.game:
        return edited(snapshot, tree)
    return snapshot._replace(collection=snapshot.collection.with_game(game, tree))


def with_handicap(snapshot: Snapshot, texts: Mapping[str, str]) -> Snapshot:
    """Set the texts of fields of the current game, and place the stones of another handicap.

    They take the place of those of the handicap before, on a board that has no others, before the first move.
    """
    tree = snapshot.tree
    after = with_game_info(snapshot, texts)
    before, placed = _handicap_points(tree), _handicap_points(after.tree)
    has_others = dict(snapshot.position.stones) != dict.fromkeys(before, BLACK)
    if before == placed or has_others or tree.children(tree.root):
        return after
    return edited(snapshot, after.tree.with_property(tree.root, "AB", placed))


def _handicap_points(tree: GameTree) -> tuple[Point, ...]:
    """Return the points of the handicap that a game has in its game info, none if it is not a number of stones."""
    handicap = tree.node(tree.root).get("HA")
    return tree.size.handicap_points(handicap) if tree.is_go and isinstance(handicap, int) else ()


def _most(name: str) -> int:
    return LONGEST_COMMENT if name == "GC" else LONGEST


def _read(name: str, raw: str) -> str:
    return read_text(raw) if name == "GC" else read_simple_text(raw)
