"""A snapshot: everything a document shows at one moment."""

from collections.abc import Mapping
from enum import Enum
from typing import NamedTuple

from hen_editor.core import hen
from hen_editor.core.board import Color
from hen_editor.core.convert import position_to_game
from hen_editor.core.diagnostics import Diagnostic
from hen_editor.core.game.line import has_move, is_bare, is_first_after_setup
from hen_editor.core.game.navigate import at_variations, variations_to
from hen_editor.core.game.problem import initial_node
from hen_editor.core.position import Position
from hen_editor.core.positions import check
from hen_editor.core.progress import Progress, unreported
from hen_editor.core.replay import Replay
from hen_editor.core.sgf import Collection, GameTree, NodeId


class Scope(Enum):
    """Where changed stones go; marks, labels, turn, ko and order always go to this node.

    HERE: into this node, or if that is the first move of the game, into the setup before it. NEW_CHILD: into a new
    setup node after this one, to which the cursor goes. BEFORE: into a new setup node before this one; what follows is
    replayed, and the cursor stays.
    """

    HERE = "here"
    NEW_CHILD = "new child"
    BEFORE = "before"


class DraftReason(Enum):
    """Why the text of the HEN field is not, or not yet, applied to the document."""

    INVALID = "invalid"
    OTHER_SIZE = "other size"
    WHOLE = "pasted as a whole"
    EMPTY = "empty"
    UNSETTLED = "unsettled"


class HenText(NamedTuple):
    """The text of the HEN field and its layout.

    position: what the text means, an empty board for an empty text; None if it has errors, for a draft, and if HEN
    cannot store the board. draft: None if the text is applied to the document, else why it is not. multiline,
    always_size: the layout in which the field is written when the position changes elsewhere: one row per line, 19x19
    included. applied: for a draft, the text that was last applied.
    """

    text: str = ""
    position: Position | None = Position()
    draft: DraftReason | None = None
    multiline: bool = False
    always_size: bool = False
    applied: "HenText | None" = None

    @classmethod
    def of(cls, text: str, position: Position | None, *, always_size: bool = False) -> "HenText":
        """Return a typed text with its position."""
        return cls(text, position, multiline="\n" in text.strip(), always_size=always_size)

    def as_draft(self, draft: DraftReason, before: "HenText") -> "HenText":
        """Return this text as a draft typed over another text."""
        return self._replace(position=None, draft=draft, applied=before if before.draft is None else before.applied)

    def without_draft(self, position: Position) -> "HenText":
        """Return a position's text instead of a draft: the one last applied, if it still means the position.

        A ko or last move missing from the text does not matter.
        """
        applied, held = self.applied, hen.holdable(position).value
        if applied is not None and applied.position is not None and held and applied.position.agrees_with(held):
            return applied
        return self.written(position)

    def showing(self, position: Position) -> "HenText":
        """Return this text if it means the position, as far as HEN can express it, else the formatted position.

        The text may omit an implied turn, but not have a turn that nothing in the game sets or implies.
        """
        present, held = self.position, hen.holdable(position).value
        if present is not None and held is not None and present.turn is None:
            present, held = present.with_implied_turn(), held.with_implied_turn()
        return self.written(position) if present is None or present != held else self

    def emptied(self) -> "HenText":
        """Return an empty text in this layout."""
        return HenText(multiline=self.multiline, always_size=self.always_size)

    def means(self, position: Position) -> bool:
        """Return whether this is the text of exactly this position, as far as HEN can express it."""
        return self.position is not None and self.position == hen.holdable(position).value

    def meaning(self, position: Position | None) -> "HenText":
        """Return this text with a position, as far as HEN can express it; None for the text's own position."""
        meant = hen.parse(self.text).value if position is None else hen.holdable(position).value
        return self._replace(position=meant)

    def written(self, position: Position) -> "HenText":
        """Return a position's text in this layout, as far as HEN can express it; empty if the board is too wide."""
        held = hen.holdable(position).value
        text = "" if held is None else hen.format(held, always_size=self.always_size, multiline=self.multiline)
        return self._replace(text=text, position=held, draft=None, applied=None)


class KeptDraft(NamedTuple):
    """A draft left at a node when the cursor moved on."""

    game: int
    node: int
    hen_text: HenText


class NodeKey(NamedTuple):
    """A node of a game, in all states of that game."""

    game: object
    node: NodeId

    def is_in(self, snapshot: "Snapshot") -> bool:
        """Return whether a snapshot shows the game, and the node is in it."""
        return self.game == snapshot.tree.game_key and self.node in snapshot.tree


class Snapshot(NamedTuple):
    """The collection, the cursor (a game and a node of it), the state there, and the HEN field.

    position: the position at the node. diagnostics: what in the node does not fit its position. move_number: how many
    moves lead there. captures: how many stones each colour has captured. scopes: the possible scopes of an edit there,
    the default first. drafts: unfinished texts of the HEN field left at other nodes, the oldest first. chosen_scope:
    where the user wants edits of the position to go, None for the default. set_up_in: the node in front of this one
    that took the edits made there since the cursor came here.
    """

    collection: Collection
    game: int
    node: int
    position: Position
    diagnostics: tuple[Diagnostic, ...]
    move_number: int
    captures: Mapping[Color, int]
    hen_text: HenText
    scopes: tuple[Scope, ...] = ()
    drafts: tuple[KeptDraft, ...] = ()
    chosen_scope: Scope | None = None
    set_up_in: NodeId | None = None

    @property
    def tree(self) -> GameTree:
        """The current game."""
        return self.collection.games[self.game]

    @property
    def node_key(self) -> NodeKey:
        """A key of the current node, which stays valid through all edits."""
        return NodeKey(self.tree.game_key, self.node)

    @property
    def problems(self) -> tuple[Diagnostic, ...]:
        """The problems of the position, what HEN cannot store of it, and what in the node does not fit it."""
        position = self.position
        return *check.position(position), *hen.holdable(position).diagnostics, *self.diagnostics

    def game_of(self, tree: GameTree) -> int | None:
        """Return the index of the game of which a tree is a present or past state; None if the game is gone."""
        if tree.is_state_of(self.tree):
            return self.game
        games = enumerate(self.collection.games)
        return next((index for index, game in games if tree.is_state_of(game)), None)

    @property
    def scope(self) -> Scope:
        """The scope of an edit of the position."""
        return self.chosen_scope if self.chosen_scope in self.scopes else self.scopes[0]

    @property
    def is_bare(self) -> bool:
        """Whether the game is just a root with at most one move, and the cursor is on its last node."""
        return _is_last_of_bare(self.tree, self.node)

    @property
    def is_written_anew(self) -> bool:
        """Whether an edit of the position replaces the whole game, so that the size may change."""
        return self.is_bare and self.scope is Scope.HERE


def of_position(position: Position) -> Snapshot:
    """Return a new document that shows a position."""
    return of_collection(Collection.of([position_to_game(position)]))


def of_collection(collection: Collection) -> Snapshot:
    """Return a newly opened document: its first game at the root, or at the end if it is a single position.

    Raises ValueError for a collection without games.
    """
    if not collection.games:
        raise ValueError("a document needs at least one game")
    return _with_field_shown(reached(collection, 0, initial_node(collection.games[0]), HenText()))


def with_scope(snapshot: Snapshot, scope: Scope) -> Snapshot:
    """Return the snapshot with another scope for edits of its position, if its node has that one."""
    is_default = scope is snapshot.scopes[0]
    return snapshot._replace(chosen_scope=None if is_default else scope, set_up_in=None)


def with_collection(snapshot: Snapshot, collection: Collection) -> Snapshot:
    """Return the snapshot with other games, which another program has made of the same file.

    The cursor stays at the same node: in the game of the same index, along the same variations as far as there are
    any. So do the drafts; those whose nodes are gone are dropped. Raises ValueError for a collection without games.
    """
    if not collection.games:
        raise ValueError("a document needs at least one game")
    game = min(snapshot.game, len(collection.games) - 1)
    node, _ = _followed(snapshot.tree, snapshot.node, collection.games[game])
    drafts = []
    for draft in with_draft_kept(snapshot).drafts:
        if draft.game < len(collection.games):
            kept, is_there = _followed(snapshot.collection.games[draft.game], draft.node, collection.games[draft.game])
            drafts += [draft._replace(node=kept)] if is_there else []
    hen_text = snapshot.hen_text if snapshot.hen_text.draft is None else snapshot.hen_text.emptied()
    return _with_field_shown(reached(collection, game, node, hen_text, tuple(drafts)))


def _followed(tree: GameTree, node: NodeId, other: GameTree) -> tuple[NodeId, bool]:
    """Follow the path of a node, as indexes of variations, in another tree; also return whether all of it exists."""
    path = variations_to(tree, node)
    followed = at_variations(other, path)
    return followed, len(other.path(followed)) == len(path) + 1


def reached(
    collection: Collection, game: int, node: int, hen_text: HenText, drafts: tuple[KeptDraft, ...] = ()
) -> Snapshot:
    """Return the snapshot with the cursor at a node and the given text in the HEN field."""
    return reaching(collection, game, node, hen_text, drafts)


def reaching(
    collection: Collection,
    game: int,
    node: int,
    hen_text: HenText,
    drafts: tuple[KeptDraft, ...] = (),
    progress: Progress = unreported,
) -> Snapshot:
    """Replay the game to a node as `reached` does, with progress."""
    tree = collection.games[game]
    replay = Replay.along(tree, tree.path(node), progress=progress)
    read = replay.position(tree)
    return Snapshot(
        collection,
        game,
        node,
        read.value,
        read.diagnostics,
        replay.move_number,
        replay.captures,
        hen_text,
        _scopes(tree, node),
        drafts,
    )


def _scopes(tree: GameTree, node: NodeId) -> tuple[Scope, ...]:
    """Return the possible scopes of an edit at a node, the default first; nothing can precede a root."""
    begins = _is_last_of_bare(tree, node) or is_first_after_setup(tree, node)
    here = () if has_move(tree, node) and not begins else (Scope.HERE,)
    before = () if node == tree.root else (Scope.BEFORE,)
    return (*here, Scope.NEW_CHILD, *before)


def _is_last_of_bare(tree: GameTree, node: NodeId) -> bool:
    return is_bare(tree) and not tree.children(node)


def _with_scope_kept(before: Snapshot, after: Snapshot) -> Snapshot:
    """Return a snapshot with the scope chosen before, unless only one of the two nodes has a move."""
    if before.chosen_scope is None:
        return after
    same_kind = has_move(before.tree, before.node) == has_move(after.tree, after.node)
    stays = (after.tree.game_key, after.node) == (before.tree.game_key, before.node)
    return after._replace(
        chosen_scope=before.chosen_scope if same_kind else None,
        set_up_in=before.set_up_in if stays else None,
    )


def _with_field_shown(snapshot: Snapshot) -> Snapshot:
    return snapshot._replace(hen_text=snapshot.hen_text.showing(snapshot.position))


def at(snapshot: Snapshot, game: int, node: int) -> Snapshot:
    """Return the snapshot with the cursor on another node.

    A draft in the field is kept, and one that was left at the node is restored.
    """
    if (game, node) == (snapshot.game, snapshot.node):
        return snapshot
    kept = with_draft_kept(snapshot).drafts
    for draft in reversed(kept):
        if (draft.game, draft.node) == (game, node):
            others = tuple(other for other in kept if other is not draft)
            return _with_scope_kept(snapshot, reached(snapshot.collection, game, node, draft.hen_text, others))
    there = reached(snapshot.collection, game, node, snapshot.hen_text, kept)
    return _with_field_shown(_with_scope_kept(snapshot, there))


def with_draft_kept(snapshot: Snapshot) -> Snapshot:
    """Return the snapshot with a draft in the field added to those that are kept."""
    if snapshot.hen_text.draft is None:
        return snapshot
    return snapshot._replace(drafts=(*snapshot.drafts, KeptDraft(snapshot.game, snapshot.node, snapshot.hen_text)))


def edited(snapshot: Snapshot, tree: GameTree, node: int | None = None, hen_text: HenText | None = None) -> Snapshot:
    """Return the snapshot with another tree for its game, the cursor on a node of it, and the field updated.

    hen_text: the text of the field if it is already known. A draft in the field stays if the position does, and is kept
    aside if it changes; drafts of removed nodes are dropped.
    """
    node = snapshot.node if node is None else node
    if tree is snapshot.tree and node == snapshot.node and hen_text in (None, snapshot.hen_text):
        return snapshot
    collection = snapshot.collection.with_game(snapshot.game, tree)
    there = reached(collection, snapshot.game, node, hen_text or snapshot.hen_text, _drafts_in(snapshot, tree))
    there = _with_scope_kept(snapshot, there)
    if hen_text is not None or (node, there.position) == (snapshot.node, snapshot.position):
        return there
    return _with_field_shown(there._replace(drafts=_drafts_in(with_draft_kept(snapshot), tree)))


def _drafts_in(snapshot: Snapshot, tree: GameTree) -> tuple[KeptDraft, ...]:
    """Return the drafts whose nodes exist in a tree that replaces the snapshot's."""
    return tuple(draft for draft in snapshot.drafts if draft.game != snapshot.game or draft.node in tree)
