"""Whether two snapshots that were made apart from one another are the same to the user."""

from hen_editor.core import sgf
from hen_editor.core.editing.snapshot import Snapshot
from hen_editor.core.sgf import Collection
from hen_editor.core.sgf.tokens import escaped
from tests.core.editing.machine import index, savable, trees


def same(found: Snapshot, wanted: Snapshot) -> bool:
    """Return whether two snapshots are the same: games, cursor, position, field, drafts, scope, the bytes of a save."""
    assert texts(savable(found.collection)) == texts(savable(wanted.collection))
    assert (found.game, index(found)) == (wanted.game, index(wanted))
    assert (found.position, found.move_number, found.captures) == (
        wanted.position,
        wanted.move_number,
        wanted.captures,
    )
    assert found.hen_text == wanted.hen_text
    assert drafts(found) == drafts(wanted)
    assert (found.scopes, found.chosen_scope) == (wanted.scopes, wanted.chosen_scope)
    assert place(found, found.set_up_in) == place(wanted, wanted.set_up_in)
    data = sgf.format(savable(found.collection))
    # A damaged file may be written in several ways, of which some cannot be read back once it is converted.
    assert data == sgf.format(savable(wanted.collection)) or texts(sgf.parse(data).value) == texts(
        savable(found.collection)
    )
    return True


def texts(collection: Collection) -> list[object]:
    """Return the properties of all nodes; some bytes around a bracket make its escape unnecessary."""
    return [
        [([(name, [*map(escaped, values)]) for name, values in raw], children) for raw, children in game]
        for game in trees(collection)
    ]


def drafts(now: Snapshot) -> list[object]:
    return [(one.game, place_in(now, one.game, one.node), one.hen_text) for one in now.drafts]


def place(now: Snapshot, node: int | None) -> int | None:
    """Return the place of a node in the game shown, None if it is not there."""
    return place_in(now, now.game, node)


def place_in(now: Snapshot, game: int, node: int | None) -> int | None:
    games = now.collection.games
    return [*games[game].walk()].index(node) if game < len(games) and node in games[game] else None
