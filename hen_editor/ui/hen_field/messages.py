"""The messages of the HEN field: a sentence about its text, with offers to deal with it."""

from collections.abc import Sequence
from enum import Enum
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QObject

from hen_editor.core import hen
from hen_editor.core.board import Color
from hen_editor.core.diagnostics import Diagnostic, Severity
from hen_editor.core.editing.snapshot import DraftReason, KeptDraft, Snapshot
from hen_editor.core.game.line import move_number
from hen_editor.ui import wording
from hen_editor.ui.hen_typing import MAX_CHARACTERS, HenTyping


class MessageOffer(Enum):
    """What a button of the message line can do."""

    FIX = "fix"
    FIX_ALL = "fix all"
    LIST_PROBLEMS = "list problems"
    NEW_GAME = "as new game"
    OPEN_AS_NEW = "open as a new position"
    ADD_AS_VARIATION = "add as a variation"
    RESTORE = "restore"
    DISCARD = "discard"
    SHOW_VARIATIONS = "show variations"


class Button(NamedTuple):
    """A button: its offer, its text, and what it applies to."""

    offer: MessageOffer
    label: str
    about: Diagnostic | KeptDraft | str | None = None


class Message(NamedTuple):
    """A sentence of the message line.

    severity: of the icon before it. badge: whether to show that the board differs from the text.
    """

    text: str = ""
    severity: Severity | None = None
    badge: bool = False
    buttons: tuple[Button, ...] = ()


class Messages(QObject):
    """Composes the messages."""

    def reason_to_lock(self, snapshot: Snapshot) -> Message | None:
        """Return a message on why the position cannot be edited as text, None if it can."""
        if not snapshot.tree.is_go:
            return Message(self.tr("This game is not Go: it has no position to show or edit."), Severity.NOTE)
        if snapshot.position.size.columns > hen.MAX_COLUMNS:
            too_wide, *_ = hen.holdable(snapshot.position).diagnostics
            return Message(wording.message(too_wide), too_wide.severity)
        length = len(snapshot.hen_text.text)
        if length > MAX_CHARACTERS:
            words = self.tr("The HEN of this position has %Ln characters; the limit is {limit}.", "", length)
            return Message(words.format(limit=wording.grouped(MAX_CHARACTERS)), Severity.NOTE)
        return None

    def message(self, snapshot: Snapshot, typing: HenTyping, problems: Sequence[Diagnostic]) -> Message:
        """Return the message: about a draft, else about drafts left at other nodes, else about problems of the text.

        problems: the errors and warnings to show, errors first.
        """
        reading, new_game = typing.reading, self._as_new_game(snapshot, typing)
        match snapshot.hen_text.draft:
            case DraftReason.OTHER_SIZE:
                here, there = snapshot.position.size, reading.position.size
                words = self.tr("This game is on {here}; a {there} position does not fit.")
                return self._refused(words.format(here=here, there=there), typing, problems, new_game)
            case DraftReason.WHOLE:
                again = Button(MessageOffer.ADD_AS_VARIATION, self.tr("Add as a variation"))
                words = self.tr("This game already has moves. Add it as a variation, or open it as a new position.")
                return self._refused(words, typing, problems, new_game, again)
            case DraftReason.EMPTY:
                words = self.tr("Empty text does not change the board. Press Esc to restore the position.")
                return Message(words, Severity.NOTE)
            case DraftReason.INVALID if problems:
                if (whole := typing.suggestion) is None:
                    return Message(
                        wording.message(problems[0]), problems[0].severity, True, self._about(problems, *new_game)
                    )
                buttons = (_fix(whole), *new_game, *self._more(len(problems) - 1))
                return Message(wording.message(whole), whole.severity, True, buttons)
            case DraftReason.UNSETTLED:
                return Message()
        if snapshot.drafts:
            return self._kept(snapshot, problems)
        if problems:
            return Message(wording.message(problems[0]), problems[0].severity, False, self._about(problems))
        return Message()

    def hidden_variations(self) -> Message:
        """Return the message that there are variations which the file hides."""
        show = Button(MessageOffer.SHOW_VARIATIONS, self.tr("Show variations"))
        return Message(
            self.tr("This file asks not to show its variations on the board."), Severity.NOTE, False, (show,)
        )

    def verdict(self, snapshot: Snapshot, mover: Color) -> tuple[str, str]:
        """Return the sentence about a text without problems that the board shows, and how it begins; empty for a draft.

        mover: whose turn it is.
        """
        if snapshot.hen_text.draft is not None or not snapshot.tree.is_go:
            return "", ""
        last = snapshot.position.last_move
        if last is None:
            parts = []
        elif last.point is None:
            parts = [self.tr("last move: pass")]
        else:
            parts = [self.tr("last move {point}").format(point=last.point.name(snapshot.position.size))]
        parts.append(self.tr("{color} to play").format(color=wording.color_name(mover)))
        words = self.tr("Valid: {what}")
        return words.format(what=wording.listed(parts)), words.partition("{what}")[0]

    def _refused(
        self,
        text: str,
        typing: HenTyping,
        problems: Sequence[Diagnostic],
        new_game: Sequence[Button],
        *others: Button,
    ) -> Message:
        """Report that the game cannot accept a text, before any error in it; a valid text can go elsewhere."""
        if typing.reading.ok:
            open_as_new = Button(MessageOffer.OPEN_AS_NEW, self.tr("Open as a new position"))
            buttons = (*new_game, open_as_new, *others, *self._more(len(problems)))
            return Message(text, Severity.WARNING, True, buttons)
        sentences = " ".join([text, *(wording.message(problem) for problem in problems[:1])])
        return Message(sentences, Severity.ERROR, True, self._about(problems, *new_game))

    def _kept(self, snapshot: Snapshot, problems: Sequence[Diagnostic]) -> Message:
        """Report where the latest draft was left."""
        draft = snapshot.drafts[-1]
        restore = Button(MessageOffer.RESTORE, self.tr("Restore"), draft)
        discard = Button(MessageOffer.DISCARD, self.tr("Discard"), draft)
        buttons = (restore, discard, *self._more(len(problems)))
        return Message(self._where_left(snapshot, draft), Severity.NOTE, False, buttons)

    def _where_left(self, snapshot: Snapshot, draft: KeptDraft) -> str:
        move = move_number(snapshot.collection.games[draft.game], draft.node)
        match move > 0, draft.game == snapshot.game:
            case True, True:
                words = self.tr("Unfinished text at move {move}")
            case True, False:
                words = self.tr("Unfinished text at move {move} of game {game}")
            case False, True:
                words = self.tr("Unfinished text at the start")
            case _:
                words = self.tr("Unfinished text at the start of game {game}")
        return words.format(move=move, game=draft.game + 1)

    def _as_new_game(self, snapshot: Snapshot, typing: HenTyping) -> tuple[Button, ...]:
        """Offer to make a game of a draft once it is fixed, in a file of several: as for a text that is pasted."""
        is_among_several = snapshot.hen_text.draft is not None and len(snapshot.collection.games) > 1
        text = typing.meant if is_among_several else None
        words = QCoreApplication.translate("PasteOffer", "As new game")
        return () if text is None else (Button(MessageOffer.NEW_GAME, words, text),)

    def _about(self, problems: Sequence[Diagnostic], *others: Button) -> tuple[Button, ...]:
        """Offer to fix the first problem or all of them, and to list the others of them."""
        first = (_fix(problem) for problem in problems[:1] if problem.replacement is not None)
        fixable = sum(problem.replacement is not None for problem in problems)
        all_words = self.tr("Fix all %n", "", fixable)
        every = (Button(MessageOffer.FIX_ALL, all_words),) if fixable > 1 else ()
        return (*first, *every, *others, *self._more(len(problems) - 1))

    def _more(self, count: int) -> tuple[Button, ...]:
        words = self.tr("%n more", "", count)
        return (Button(MessageOffer.LIST_PROBLEMS, words),) if count > 0 else ()


def _fix(problem: Diagnostic) -> Button:
    return Button(MessageOffer.FIX, wording.fix_label(problem), problem)
