"""The games of one file, with the text around them and the encoding they are written in."""

from collections.abc import Container, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from operator import is_, is_not
from typing import NamedTuple, Self, TypeVar, overload

from rpds import HashTrieMap

from hen_editor.core.diagnostics import Diagnostic, Parsed
from hen_editor.core.progress import Progress, share_of, unreported
from hen_editor.core.sgf import codes
from hen_editor.core.sgf.encoding.charsets import (
    LATIN_1,
    codecs_named,
    has_surrogate,
    replace_undecodable,
    unencodable_characters,
)
from hen_editor.core.sgf.node import NodeId
from hen_editor.core.sgf.source import EncodingReason, Source
from hen_editor.core.sgf.tokens import raw_properties
from hen_editor.core.sgf.tree import GameTree

NEW_FILE = Source("")

NODES_PER_REPORT = 100
"""How many nodes are converted between two reports of progress."""

_STRETCH = 1 << 20
"""How many characters are searched for undecodable bytes between two reports of progress."""


class Place(NamedTuple):
    """A node of a game of a collection."""

    game: int
    node: NodeId


class Unencodable(NamedTuple):
    """A node whose text the file's encoding, or ASCII in a file that declares none, cannot represent."""

    game: int
    node: NodeId
    characters: str


@dataclass(frozen=True, slots=True, eq=False)
class Collection:
    """The games of a file. Edits return new collections.

    encoding: the Python name of the encoding of the first game. before: for each game, the span of the source text that
    precedes it, None for a new game; after: the span that follows the last game.
    games: as they were read or made, or `Games` that share with them what was not edited.
    loaded: the games as they were read or made. is_converted: all text is re-encoded, whatever the source encoding.
    """

    games: Sequence[GameTree]
    encoding: str
    source: Source = field(repr=False)
    before: tuple[tuple[int, int] | None, ...]
    after: tuple[int, int]
    loaded: Sequence[GameTree] = field(default=(), repr=False)
    is_converted: bool = False

    @classmethod
    def of(cls, trees: Iterable[GameTree], progress: Progress = unreported) -> Self:
        """Make a new file of games in UTF-8."""
        games: list[GameTree] = []
        for tree in trees:
            games.append(tree if _names_utf8(tree) else tree.with_property(tree.root, "CA", "UTF-8"))
            progress(0.0)
        return cls(tuple(games), "utf-8", NEW_FILE, (None,) * len(games), (0, 0), tuple(games))

    @classmethod
    def of_source(cls, source: Source, games: tuple[GameTree, ...], before: tuple[tuple[int, int], ...]) -> Self:
        """Make the collection read from a file."""
        codec = source.codec_at(source.games[0].start if source.games else 0)
        end = source.games[-1].end if source.games else 0
        return cls(games, codec, source, before, (end, len(source.text)), games)

    @property
    def encoding_reason(self) -> EncodingReason:
        """Why this encoding was chosen; the value is a sentence."""
        return self.source.segments[0].reason if self.source.segments else EncodingReason.TEXT

    @property
    def text(self) -> str:
        """The text as it was read; spans of diagnostics refer to it."""
        return self.source.text

    def with_game(self, index: int, tree: GameTree) -> Self:
        """Return this collection with one game replaced."""
        if self.games[index] is tree:
            return self
        return replace(self, games=with_game(self.games, index, tree))

    def with_games_inserted(self, index: int, trees: Sequence[GameTree]) -> Self:
        """Return this collection with games inserted at an index; text before the first game stays first."""
        new: list[tuple[int, int] | None] = [None] * len(trees)
        before = _with_inserted(self.before, index or min(1, len(self.before)), new)
        return replace(self, games=_with_inserted(self.games, index, trees), before=before)

    def with_copies(self, chosen: Container[int]) -> Self:
        """Return this collection with a copy of each of the games with these indexes after it."""
        games: list[GameTree] = []
        before: list[tuple[int, int] | None] = []
        for index, (game, text) in enumerate(zip(self.games, self.before, strict=True)):
            games.append(game)
            before.append(text)
            if index in chosen:
                games.append(game.copied())
                before.append(None)
        return replace(self, games=tuple(games), before=tuple(before))

    def with_order(self, order: Sequence[int]) -> Self:
        """Return this collection with its games reordered, some perhaps dropped.

        order: current indexes of the games, each at most once. The text before a game moves with it, but what precedes
        the first game stays first; the game that was first gets the text of the new first one.
        """
        if not order:
            raise ValueError("a collection needs at least one game")
        texts = [*self.before]
        texts[0] = self.before[order[0]] if order[0] else None
        before: list[tuple[int, int] | None] = [self.before[0]]
        before += [texts[index] for index in order[1:]]
        return replace(self, games=tuple([self.games[index] for index in order]), before=tuple(before))

    def codec_of(self, game: int) -> str:
        """Return the encoding for new text of a game."""
        tree = self.games[game]
        if self.is_converted or tree.source is not self.source:
            return self.encoding
        return self.source.codec_at(tree.span.start)

    def unencodable(self) -> tuple[Unencodable, ...]:
        """Return the edits that cannot be saved in the file's encoding and need `converted_to_utf8`.

        Non-ASCII text is among them if the game does not declare its encoding; all of it, if an edit changed what the
        game declares.
        """
        found: list[Unencodable] = []
        for index, tree in enumerate(self.games):
            if self._is_in_file(tree) and not tree.edited:
                continue
            codec = self._codec_declared(index)
            for node, text in self._new_texts(index):
                if characters := unencodable_characters(text, codec):
                    found.append(Unencodable(index, node, characters))
        return tuple(found)

    def has_edited_charset(self, game: int) -> bool:
        """Return whether an edit changed the encoding that a game of the file declares (CA): its bytes may not fit."""
        tree = self.games[game]
        if not self._is_in_file(tree) or tree.root not in tree.edited:
            return False
        return tree.node(tree.root).raw.get("CA") != self.charset_of_bytes(game)

    def charset_of_bytes(self, game: int) -> tuple[str, ...] | None:
        """Return the raw values of CA that the bytes of a game of the file go with; None if it was read without."""
        if self.is_converted:
            return ("UTF-8",)
        return raw_properties(self.source.pieces(self.games[game].span.root)).get("CA")

    def undecodable_nodes(self) -> Iterator[tuple[int, NodeId]]:
        """Iterate over the nodes with undecodable bytes, each with the index of its game."""
        return ((index, node) for index, tree in enumerate(self.games) for node in _undecodable_nodes(tree))

    def converted_to_utf8(self, progress: Progress = unreported) -> Parsed[Self]:
        """Return this collection with all text to be written in UTF-8 and CA set; node ids stay.

        Undecodable bytes become U+FFFD; each node that has any is reported.
        """
        problems: list[Diagnostic] = []
        games: list[GameTree] = []
        total, done = sum(map(len, self.games)), 0
        for tree in self.games:
            converted = tree
            is_undecodable = _has_undecodable(tree, progress=share_of(progress, done / total, done / total))
            for node in _walk_of_undecodable(tree, is_undecodable):
                done += 1
                if done % NODES_PER_REPORT == 0:
                    progress(min(done / total, 1.0))
                if not _is_undecodable(tree, node):
                    continue
                problems.append(codes.REPLACED.at(node=node))
                for name, raw in tree.node(node).raw.items():
                    converted = converted.with_raw(node, name, [replace_undecodable(value) for value in raw])
            games.append(converted if _names_utf8(converted) else converted.with_property(tree.root, "CA", "UTF-8"))
        return Parsed(replace(self, games=tuple(games), encoding="utf-8", is_converted=True), tuple(problems))

    def _codec_declared(self, game: int) -> str:
        """Return the encoding for new text that every program will read in it: ASCII where none is declared."""
        codec = self.codec_of(game)
        if codec.startswith("utf-16") or (codec == "utf-8" and self.source.text.startswith("\ufeff")):
            return codec
        named = self.games[game].node(self.games[game].root).raw.get("CA", ("",))[0]
        if codec not in codecs_named(named):
            return "ascii"
        return LATIN_1 if codec == "cp1252" and LATIN_1 in codecs_named(named) else codec

    def _is_in_file(self, tree: GameTree) -> bool:
        return tree.source is self.source and self.source.data is not None

    def _new_texts(self, game: int) -> Iterator[tuple[NodeId, str]]:
        """Iterate over the nodes with text that was not in the file in the encoding declared now, each with it."""
        tree = self.games[game]
        is_in_file = self._is_in_file(tree) and not self.has_edited_charset(game)
        for node in tree.edited if is_in_file else tree.walk():
            for piece in tree.pieces(node):
                if piece.start < 0 or not is_in_file:
                    yield node, piece.text
        if not is_in_file:
            yield tree.root, _between_nodes(tree)


def _between_nodes(tree: GameTree) -> str:
    """Return the source text of a game before, between and after its nodes."""
    source, (start, end, root, stop) = tree.source, tree.span
    bounds = zip([start, *source.ends[root:stop]], [*source.starts[root:stop], end], strict=True)
    return "".join([source.text[gap_start:gap_end] for gap_start, gap_end in bounds if gap_start < gap_end])


def _undecodable_nodes(tree: GameTree) -> Iterator[NodeId]:
    """Iterate over the nodes with undecodable bytes."""
    walk = _walk_of_undecodable(tree, _has_undecodable(tree, unreported))
    return (node for node in walk if _is_undecodable(tree, node))


def _has_undecodable(tree: GameTree, progress: Progress) -> bool:
    """Return whether what was read of a game has undecodable bytes."""
    text, (start, end, _, _) = tree.source.text, tree.span
    for at in range(start, end, _STRETCH):
        if has_surrogate(text[at : min(at + _STRETCH, end)]):
            return True
        if at + _STRETCH < end:
            progress(0.0)
    return False


def _walk_of_undecodable(tree: GameTree, is_read_so: bool) -> Iterator[NodeId]:
    """Iterate over the nodes that may have undecodable bytes, and the root. is_read_so: whether the source has any."""
    return tree.walk() if is_read_so else iter({tree.root: None, **dict.fromkeys(tree.edited)})


def _is_undecodable(tree: GameTree, node: NodeId) -> bool:
    return any(has_surrogate(piece.text) for piece in tree.pieces(node))


def _names_utf8(tree: GameTree) -> bool:
    raw = tree.node(tree.root).raw.get("CA", ())
    return len(raw) == 1 and codecs_named(raw[0]) == ("utf-8",)


Item = TypeVar("Item")


def _with_inserted(items: Sequence[Item], index: int, new: Sequence[Item]) -> tuple[Item, ...]:
    return (*items[:index], *new, *items[index:])


# Games some of which are edited: a sequence that shares all others, however many they are.


@dataclass(frozen=True, slots=True, eq=False)
class Games(Sequence[GameTree]):
    """Games, some of which have been replaced since; the replaced ones are kept by their indices.

    Equal to games and to a tuple of the same trees in the same order, whatever each was made from.
    """

    originals: tuple[GameTree, ...]
    replaced: "HashTrieMap[int, GameTree]" = field(default_factory=HashTrieMap)

    def __len__(self) -> int:
        return len(self.originals)

    @overload
    def __getitem__(self, index: int) -> GameTree: ...

    @overload
    def __getitem__(self, index: slice) -> tuple[GameTree, ...]: ...

    def __getitem__(self, index: int | slice) -> GameTree | tuple[GameTree, ...]:
        if isinstance(index, slice):
            return tuple([self[each] for each in range(len(self.originals))[index]])
        return self.replaced.get(range(len(self.originals))[index], self.originals[index])

    def __iter__(self) -> Iterator[GameTree]:
        games = [*self.originals]
        for index, tree in self.replaced.items():
            games[index] = tree
        return iter(games)

    def __eq__(self, other: object) -> bool:
        if isinstance(other, Games) and self.originals is other.originals:
            return not self.differing(other)
        return tuple(self) == tuple(other) if isinstance(other, Games | tuple) else NotImplemented

    def __hash__(self) -> int:
        return hash(tuple(self))

    def with_game(self, index: int, tree: GameTree) -> "Games":
        """Return these games with one of them replaced."""
        return Games(self.originals, self.replaced.insert(range(len(self.originals))[index], tree))

    def differing(self, other: "Games") -> list[int] | None:
        """Return the indices, ascending, at which other games differ; None if those replace others.

        Takes time proportional to the number of games replaced.
        """
        if self.originals is not other.originals:
            return None
        mine, others, originals = self.replaced.get, other.replaced.get, self.originals
        replaced = {*self.replaced, *other.replaced}
        return sorted(at for at in replaced if mine(at, originals[at]) is not others(at, originals[at]))


def with_game(games: Sequence[GameTree], index: int, tree: GameTree) -> Games:
    """Return games with one of them replaced."""
    return _shared(games).with_game(index, tree)


def differing_span(old: Sequence[GameTree], new: Sequence[GameTree], game: int) -> tuple[int, int, int]:
    """Return where two lists of games begin to differ, and where in each of them they cease to.

    game: the index of the one that probably differs, which makes comparing the others fast. Where one list was made
    from the other by `with_game`, only the games that were replaced are compared.
    """
    differing = _shared(old).differing(_shared(new))
    if differing is not None:
        start, stop = (differing[0], differing[-1] + 1) if differing else (len(old), len(old))
        return start, stop, stop
    if len(old) == len(new) > game >= 0 and old[game] is not new[game] and sum(map(is_not, old, new)) == 1:
        return game, game + 1, game + 1
    start = _common(old, new)
    rest = min(len(old), len(new)) - start
    end = _common(old[len(old) - rest :][::-1], new[len(new) - rest :][::-1])
    return start, len(old) - end, len(new) - end


def _shared(games: Sequence[GameTree]) -> Games:
    return games if isinstance(games, Games) else Games(tuple(games))


def _common(one: Sequence[GameTree], other: Sequence[GameTree]) -> int:
    """Return how many games two lists have in common at the beginning."""
    same = [*map(is_, one, other)]
    return same.index(False) if False in same else len(same)
