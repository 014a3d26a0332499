"""What a game says of itself, read and written as texts."""

from collections.abc import Mapping

from hen_editor.core.editing.snapshot import Snapshot, edited
from hen_editor.core.game_info import FIELDS
from hen_editor.core.sgf import GameTree
from hen_editor.core.sgf.charsets import whole_text, with_broken_kept
from hen_editor.core.sgf.texts import read_simple_text, read_text, write_text


def game_info(tree: GameTree) -> Mapping[str, str]:
    """Return the text of every field, empty where the root of the game does not have it."""
    raw = tree.node(tree.root).raw
    return {name: whole_text(_read(name, raw[name][0])) if raw.get(name) else "" for name in FIELDS}


def with_game_info(snapshot: Snapshot, texts: Mapping[str, str]) -> Snapshot:
    """Write the texts of fields, or with an empty text take a field off; those that are as they were keep their bytes.

    A text that is not as FF[4] wants it is written all the same.
    """
    tree, before = snapshot.tree, game_info(snapshot.tree)
    raw = tree.node(tree.root).raw
    for name, text in texts.items():
        if text != before[name]:
            kept = with_broken_kept(text, _read(name, raw[name][0])) if raw.get(name) else text
            tree = tree.with_raw(tree.root, name, (write_text(kept),) if kept else ())
    return edited(snapshot, tree)


def _read(name: str, raw: str) -> str:
    return read_text(raw) if name == "GC" else read_simple_text(raw)
