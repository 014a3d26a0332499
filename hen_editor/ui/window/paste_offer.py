"""What becomes of a pasted or dropped text: it is opened at once, or a strip below the board asks."""

from collections.abc import Sequence

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from hen_editor.core.board import BoardSize
from hen_editor.core.diagnostics import Parsed, Severity
from hen_editor.core.diagram import Confidence
from hen_editor.core.editing.pasting import Action, pasted, preview, refusal
from hen_editor.core.game.overview import facts
from hen_editor.core.pasting import Pasted, PasteKind, codes, game_text, of_games, of_picture, recognising_without_sgf
from hen_editor.core.slices import finished
from hen_editor.core.symmetry import Symmetry
from hen_editor.core.transform import Anchor, Transform
from hen_editor.document import files
from hen_editor.document.files import File
from hen_editor.ui.clipboard import MOST_AT_ONCE
from hen_editor.ui.panels.paste_strip import PasteChoice, PasteStrip
from hen_editor.ui.state import State
from hen_editor.ui.window.session import Session
from hen_editor.ui.wording import listed, message

_ACTIONS = (*Action, None)
"""What is offered, in this order; None for a new window."""

MOST_PROBLEMS = 3
"""The most problems of a paste that the strip names."""


class PasteOffer(QObject):
    """Recognises pasted texts. A single HEN or SGF is opened at once in an untouched document.

    All else is previewed on the board until the user decides what becomes of it; it is dropped if the document changes.
    """

    def __init__(self, session: Session) -> None:
        super().__init__(session.window)
        self._session = session
        self._document = session.document
        self._found: Sequence[Pasted] = ()
        self._chosen = 0
        self._anchor: Anchor | None = None
        self._transform = Transform()
        self._strip = PasteStrip(session.window.hen_field, session.commands["paste"])
        self._strip.hide()
        session.window.paste_strip = self._strip
        self._strip.pointed.connect(self._preview)
        self._strip.accepted.connect(self._accept)
        self._strip.chosen.connect(self._go_to)
        self._strip.turned.connect(self._turn)
        self._strip.colors_swapped.connect(self._swap_colors)
        self._strip.placed.connect(self._place)
        self._strip.dropped.connect(self.drop)

    def paste(self, text: str) -> None:
        """Paste a text, or handle one that was dropped."""
        self._begin()
        loader = self._session.files.loader
        if loader.is_opening_file:
            loader.explain()
            return
        is_file = files.text_magic(text, self._document.formats) is not None
        written = game_text(text, self._size()) or (text if is_file else None)
        if written is None:
            self._recognise(text)
        elif self._document.is_fresh:
            self._session.files.loader.open_text(written, lambda: self._recognise(text))
        else:
            self._session.files.pasting.read_text(written, self._offer_file, lambda: self._recognise(text))

    def paste_picture(self, files: Sequence[bytes], text: str) -> None:
        """Paste a picture: what the first of its files carries, or else the text that came with it."""
        self._begin()
        loader = self._session.files.loader
        if loader.is_opening_file:
            loader.explain()
            return
        if files:
            first, *others = files
            self._session.files.pasting.read_data(first, lambda file: self._paste_carried(file, others, text))
        elif text.strip():
            self.paste(text)
        else:
            self._session.show_status(message(codes.PIXELS_ALONE.at()))

    def _paste_carried(self, file: File, others: Sequence[bytes], text: str) -> None:
        if file.collection is not None:
            games = file.collection.games
            if self._document.is_fresh and len(games) == 1:
                self._document.begin(file, saved=False)
            else:
                self._offer(of_picture(games, file.diagnostics))
        elif others or text.strip():
            self.paste_picture(others, text)
        elif file.refusal is not None:
            self._session.show_status(message(file.refusal))

    def _begin(self) -> None:
        """Drop what was pasted before, and the message about it."""
        self.drop()
        self._session.show_status("")

    def show_state(self, state: State) -> None:
        """Hide the strip where there is nothing to preview any longer."""
        if state.preview is None and self._strip.isVisible():
            focus: QWidget | None = self._session.window.focusWidget()
            had_focus = focus is not None and self._strip.isAncestorOf(focus)
            self._found = ()
            self._strip.hide()
            if had_focus:
                self._session.window.board.setFocus()

    def drop(self) -> None:
        """Drop what was pasted."""
        self._session.end_mode("preview")

    def _recognise(self, text: str) -> None:
        """Find out what a text is that is not SGF: a short one at once."""
        work = recognising_without_sgf(text, self._size())
        if len(text) <= MOST_AT_ONCE:
            self._paste_found(finished(work))
        else:
            self._session.files.pasting.recognise(text, work, self._paste_found)

    def _paste_found(self, read: Parsed[tuple[Pasted, ...]]) -> None:
        if not read.value:
            self._session.show_status(message(read.diagnostics[0]))
        elif (
            self._document.is_fresh and [found.kind for found in read.value] == [PasteKind.HEN] and read.value[0].title
        ):
            self._apply(read.value[0], Action.REPLACE)
        elif self._document.is_fresh and [found.kind for found in read.value] == [PasteKind.HEN]:
            self._document.end_burst()
            self._document.type_hen(read.value[0].text, whole=True)
            self._document.end_burst()
        else:
            self._offer([found.as_part_of(self._size()) for found in sorted(read.value, key=_is_likely)])

    def _offer_file(self, file: File) -> None:
        if file.collection is not None:
            self._offer([of_games(file.collection.games, file.diagnostics)])

    def _offer(self, found: Sequence[Pasted]) -> None:
        self._found = found
        self._strip.show_things([each.position.stones for each in found])
        self._choose(0)

    def _go_to(self, number: int) -> None:
        if number != self._chosen:
            self._choose(number)

    def _choose(self, number: int) -> None:
        self._chosen = number
        self._anchor = None
        self._transform = Transform()
        self._show()

    def _turn(self, symmetry: Symmetry) -> None:
        self._transform = Transform(self._transform.symmetry.then(symmetry), swaps_colors=self._transform.swaps_colors)
        self._show()

    def _swap_colors(self) -> None:
        self._transform = Transform(self._transform.symmetry, swaps_colors=not self._transform.swaps_colors)
        self._show()

    def _place(self, anchor: Anchor) -> None:
        self._anchor = _turned(anchor, self._transform.symmetry.inverse)
        self._show()

    def _now(self) -> Pasted:
        """Return the thing as it is placed and turned now."""
        found = self._found[self._chosen]
        return (found if self._anchor is None else found.placed(self._anchor)).transformed(self._transform)

    def _show(self) -> None:
        """Show the chosen thing as it is now."""
        now, symmetry = self._now(), self._transform.symmetry
        anchors = {_turned(anchor, symmetry) for anchor in self._found[self._chosen].anchors}
        self._strip.show_sentence(self._sentence(now), [anchor for anchor in Anchor if anchor in anchors])
        self._strip.show_offers([self._worded(action, now) for action in _ACTIONS])
        self._preview(self._strip.current)

    def _preview(self, number: int) -> None:
        """Show on the board what an offer would do; the pointer may leave its button after the strip is hidden."""
        if not self._found:
            return
        now, action = self._now(), _ACTIONS[number]
        shown = preview(self._document.snapshot, now, action or Action.NEW_GAME)
        self._session.set_state(self._session.state._replace(preview=shown))

    def _accept(self, number: int) -> None:
        now, action = self._now(), _ACTIONS[number]
        self.drop()
        self._session.dispatch(lambda: self._open(now) if action is None else self._apply(now, action))

    def _open(self, now: Pasted) -> None:
        """Open another window with it."""
        row = self._document.formats[0]
        self._session.copy_opened.emit(File(None, now.as_collection(), now.diagnostics, format=row))

    def _apply(self, now: Pasted, action: Action) -> None:
        self._document.end_burst()
        after = pasted(self._document.snapshot, now, action)
        self._document.edit(after.value, self.tr("Paste"))
        for problem in after.diagnostics:
            self._session.show_status(message(problem))

    def _worded(self, action: Action | None, now: Pasted) -> PasteChoice:
        texts = {
            Action.REPLACE: (self.tr("Replace"), self.tr("Replace this game, or its position if it is nothing else")),
            Action.OVERLAY: (self.tr("Overlay"), self.tr("Put only its stones, marks and labels onto this position")),
            Action.VARIATION: (self.tr("As variation"), self.tr("Add it after this node")),
            Action.NEW_GAME: (self.tr("As new game"), self.tr("Add it to the games of this file")),
            None: (self.tr("New window"), self.tr("Open it in a new window")),
        }
        text, tip = texts[action]
        why = "" if action is None else self._why_not(action, now)
        return PasteChoice(text, why or tip, not why)

    def _why_not(self, action: Action, now: Pasted) -> str:
        """Return why something cannot be done, empty if it can."""
        if self._document.is_read_only:
            return self.tr("This file is read-only.")
        refused = refusal(self._document.snapshot, now, action)
        return "" if refused is None else message(refused)

    def _sentence(self, now: Pasted) -> str:
        """Return what the thing is, its first problems, and, between warnings and notes, why an offer is refused."""
        size, words = now.position.size, [self._kind(now)]
        if now.title:
            words.append(f"“{now.title}”")
        words.append(str(size))
        if now.area is not None:
            first, last = (point.name(size) for point in now.area)
            words.append(self.tr("{first} to {last}").format(first=first, last=last))
        template = self.tr("{what}.") if len(self._found) == 1 else self.tr("{number} of {count}: {what}.")
        sentence = template.format(number=self._chosen + 1, count=len(self._found), what=listed(words))
        problems = sorted(now.diagnostics, key=lambda problem: [*Severity].index(problem.severity))[:MOST_PROBLEMS]
        notes = [message(problem) for problem in problems if problem.severity is Severity.NOTE]
        others = [message(problem) for problem in problems if problem.severity is not Severity.NOTE]
        reasons = (self._why_not(action, now) for action in Action)
        return " ".join(filter(None, dict.fromkeys([sentence, *others, *reasons, *notes])))

    def _kind(self, now: Pasted) -> str:
        match now.kind:
            case PasteKind.SGF if len(now.games) > 1:
                return self.tr("SGF of %Ln game(s)", "", len(now.games))
            case PasteKind.SGF:
                name = facts(now.games[0]).name
                return listed(["SGF", name]) if name else "SGF"
            case PasteKind.HEN:
                return "HEN"
            case PasteKind.DIAGRAM if _is_likely(self._found[self._chosen]):
                return self.tr("Likely a diagram")
            case PasteKind.DIAGRAM:
                return self.tr("Diagram")
            case PasteKind.MOVES:
                return self.tr("%Ln move(s)", "", len(now.games[0]) - 1)

    def _size(self) -> BoardSize:
        return self._document.snapshot.position.size


def _is_likely(found: Pasted) -> bool:
    """Return whether something is only likely a diagram: it is offered after those that surely are."""
    return found.diagram is not None and found.diagram.confidence is Confidence.LIKELY


def _turned(anchor: Anchor, symmetry: Symmetry) -> Anchor:
    """Return where a part of the board is after a symmetry."""
    exchanges, columns, rows = symmetry.value
    across, down = reversed(anchor.value) if exchanges else anchor.value
    return Anchor((1 - across if columns else across, 1 - down if rows else down))
