"""Handling what is pasted or dropped: it is opened at once, or a strip or the sheet of a picture asks what to do."""

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget

from hen_editor.core.board import BoardSize
from hen_editor.core.diagnostics import Parsed, Severity
from hen_editor.core.game.overview import facts
from hen_editor.core.symmetry import Symmetry
from hen_editor.core.transform import Anchor, Transform
from hen_editor.document import files
from hen_editor.document.files import File
from hen_editor.pasting import Pasted, PasteKind, game_text, of_games, of_picture, recognise_without_sgf
from hen_editor.pasting.actions import Action, pasted, preview, refusal
from hen_editor.ui import shelves
from hen_editor.ui.call_soon import call_soon
from hen_editor.ui.clipboard import MOST_AT_ONCE
from hen_editor.ui.panels.paste_strip import PasteChoice, PasteStrip, PlaceChoices
from hen_editor.ui.session.session import Session
from hen_editor.ui.state import State
from hen_editor.ui.wording import listed, message

MOST_PROBLEMS = 3
"""The most problems of a paste that the strip names."""


class PasteOffer(QObject):
    """Recognises pasted texts. A single HEN or SGF is opened at once in an untouched document.

    Everything else is previewed on the board until the user decides what to do with it; it is dropped if the document
    changes. A picture that carries no game is shown beside the board that is read from it.
    """

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._session = session
        self._document = session.document
        self._found: Sequence[Pasted] = ()
        self._chosen = 0
        self._anchor: Anchor | None = None
        self._board: BoardSize | None = None
        self._transform = Transform()
        self._focused: QWidget | None = None  # at the beginning
        self._strip = PasteStrip(session.panes.hen_field, session.commands["paste"])
        self._strip.hide()
        session.panes.paste_strip = self._strip
        self._strip.pointed.connect(self._preview)
        self._strip.accepted.connect(self._accept)
        self._strip.chosen.connect(self._go_to)
        self._strip.turned.connect(self._turn)
        self._strip.colors_swapped.connect(self._swap_colors)
        self._strip.placed.connect(self._place)
        self._strip.sized.connect(self._put_on_board)
        self._strip.dropped.connect(self.drop)

    def paste(self, text: str, picture: bytes | QImage | None = None) -> None:
        """Handle a pasted or dropped text. picture: to be searched for boards if nothing is found in the text."""
        self._begin()
        if self._waits(partial(self.paste, text, picture)):
            return
        is_file = files.text_magic(text, self._document.formats) is not None
        written = game_text(text, self._size()) or (text if is_file else None)
        if written is None:
            self._recognise(text, picture)
        elif self._document.is_fresh:
            self._session.files.opening.open_text(written, lambda: self._recognise(text, picture))
        else:
            otherwise = partial(self._recognise, text, picture)
            self._session.files.pasting.read_text(written, self._offer_file, otherwise)

    @property
    def _actions(self) -> tuple[Action | None, ...]:
        """The actions that are offered, in this order; None for a new window.

        In a collection a new game comes first: a problem would be lost by a reflex.
        """
        first = Action.REPLACE if len(self._document.snapshot.collection.games) == 1 else Action.NEW_GAME
        return first, *(action for action in Action if action is not first), None

    def _waits(self, paste: Callable[[], object]) -> bool:
        """Return whether a file is being opened in place of a new document; if so, paste once it is open."""
        opening = self._session.files.opening
        if not opening.takes_place_of_new or opening.path is None:
            return False
        once = Qt.ConnectionType.SingleShotConnection
        # Soon: `ended` is emitted before the file is shown.
        opening.reader.ended.connect(lambda: call_soon(self, lambda: self._session.dispatch(paste)), once)
        sentence = self.tr("It will be pasted when {file} is open.")
        self._session.show_status(sentence.format(file=files.readable(opening.path.name)))
        return True

    def offer_found(self, read: Parsed[tuple[Pasted, ...]]) -> None:
        """Offer what was found in the text of a file that was opened."""
        self._begin()
        self._paste_found(None, read)

    def paste_picture(self, files: Sequence[bytes], text: str, picture: bytes | QImage | None = None) -> None:
        """Paste a picture: the game that one of its files carries, a text that came with it, or a board that it shows.

        picture: to be searched for boards.
        """
        self._begin()
        if self._waits(partial(self.paste_picture, files, text, picture)):
            return
        if files:
            first, *others = files
            paste = partial(self._paste_carried, others, text, picture)
            self._session.files.pasting.read_data(first, paste)
        elif text.strip():
            self.paste(text, picture)
        elif picture is not None:
            self.look_at(picture)

    def _paste_carried(self, others: Sequence[bytes], text: str, picture: bytes | QImage | None, file: File) -> None:
        if file.collection is not None:
            games = file.collection.games
            if self._document.is_fresh and len(games) == 1:
                self._document.begin(file, saved=False)
            else:
                self._offer(of_picture(games, file.diagnostics))
        elif others or text.strip() or picture is not None:
            self.paste_picture(others, text, picture)
        elif file.refusal is not None:
            self._session.show_status(message(file.refusal))

    def look_at(self, picture: bytes | QImage, *, is_opened: bool = False) -> None:
        """Look for boards in a picture, and offer them; is_opened: whether it is a file that was opened."""
        self._begin()
        shelves.look_at(self._session, self, picture, is_opened=is_opened)

    def _begin(self) -> None:
        """Drop what was pasted before, and the message about it."""
        self.drop()
        self._focused = self._session.dialog_parent.focusWidget()
        self._session.show_status("")

    def _is_typing(self) -> bool:
        """Return whether the user has gone to a text field since the beginning: something long was read meanwhile."""
        focused: QWidget | None = self._session.dialog_parent.focusWidget()
        types = focused is not None and focused.testAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled)
        return types and focused is not self._focused

    def show_state(self, state: State) -> None:
        """Hide the strip if nothing is previewed any longer."""
        if state.preview is None and not self._strip.isHidden():
            focus: QWidget | None = self._session.dialog_parent.focusWidget()
            had_focus = focus is not None and self._strip.isAncestorOf(focus)
            self._found = ()
            self._strip.hide()
            if had_focus:
                self._session.panes.board.setFocus()

    def drop(self) -> None:
        """Drop what was pasted."""
        self._session.end_mode("preview")

    def _recognise(self, text: str, picture: bytes | QImage | None) -> None:
        """Find out what a text that is not SGF contains; for a short one, at once."""
        work, paste = partial(recognise_without_sgf, text, self._size()), partial(self._paste_found, picture)
        if len(text) <= MOST_AT_ONCE:
            paste(work())
        else:
            self._session.files.pasting.recognise(text, work, paste)

    def _paste_found(self, picture: bytes | QImage | None, read: Parsed[tuple[Pasted, ...]]) -> None:
        if not read.value and picture is not None:
            self.look_at(picture)
        elif not read.value:
            self._session.show_status(message(read.diagnostics[0]))
        elif self._document.is_fresh and [found.kind for found in read.value] == [PasteKind.HEN]:
            self._show_hen(read.value[0])
        else:
            self._offer(
                [found.as_part_of(self._size()) for found in sorted(read.value, key=lambda found: found.is_likely)]
            )

    def _show_hen(self, found: Pasted) -> None:
        """Show a HEN in an untouched document; unless it has a title, exactly as it is written."""
        if found.title:
            self._apply(found, Action.REPLACE)
            return
        self._document.end_burst()
        self._document.type_hen(found.text, whole=True)
        self._document.end_burst()

    def _offer_file(self, file: File) -> None:
        """Offer the games of a text, which are detached from it in a thread: that takes as long as reading it."""
        if file.collection is not None:
            self._session.files.pasting.detach(
                file.collection.games, lambda games: self._offer([of_games(games, file.diagnostics)])
            )

    def _offer(self, found: Sequence[Pasted]) -> None:
        self._session.show_status("")  # the sentence in the strip says more
        self._found = found
        self._strip.show_things([each.position.stones for each in found])
        self._choose(0)

    def _go_to(self, number: int) -> None:
        if number != self._chosen:
            self._choose(number)

    def _choose(self, number: int) -> None:
        self._chosen = number
        self._anchor = self._board = None
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

    def _put_on_board(self, size: BoardSize) -> None:
        self._board = _turned_size(size, self._transform.symmetry)
        self._show()

    def _now(self) -> Pasted:
        """Return the thing with its present place and rotation."""
        return self._placed().transformed(self._transform)

    def _placed(self) -> Pasted:
        """Return the thing with its present place."""
        found = self._found[self._chosen]
        is_moved = self._anchor is not None or self._board is not None
        return found.placed(self._anchor, self._board) if is_moved else found

    def _places(self) -> PlaceChoices:
        """Return where the thing may be placed with its present rotation."""
        placed, symmetry = self._placed(), self._transform.symmetry
        sizes, size = self._found[self._chosen].sizes(self._size()), placed.position.size
        anchors = placed.anchors()
        anchor = next((one for one in anchors if placed.placed(one).area == placed.area), None)
        turned = {_turned(one, symmetry) for one in anchors}
        return PlaceChoices(
            [_turned_size(one, symmetry) for one in sizes],
            _turned_size(size, symmetry),
            [one for one in Anchor if one in turned],
            anchor and _turned(anchor, symmetry),
        )

    def _show(self) -> None:
        """Show the chosen thing with its present place and rotation."""
        now = self._now()
        self._strip.show_sentence(self._sentence(now), self._places())
        self._strip.set_offers(self.choices(now))
        takes_focus = not self._is_typing()  # first: a preview makes text fields read-only
        self._strip.show()  # first: a fix that is no longer pointed at ends a preview without a strip
        self._preview(self._strip.current)  # first: the strip's taking the focus would end an offer without a preview
        self._strip.open(takes_focus=takes_focus)

    def _preview(self, number: int) -> None:
        """Show on the board what an offer would do; a button may still report the pointer after nothing is offered."""
        if not self._found:
            return
        now, action = self._now(), self._actions[number]
        shown = preview(self._document.snapshot, now, action or Action.NEW_GAME)
        self._session.set_state(self._session.state._replace(preview=shown))

    def choices(self, now: Pasted) -> list[PasteChoice]:
        """Return what can be done with a thing."""
        return [self._worded(action, now) for action in self._actions]

    def proposed(self, *, is_opened: bool) -> int:
        """Return the number of the choice that is proposed for the board of a picture.

        is_opened: whether it is an opened file; if the window has a document, a new window is then preferred.
        """
        return self._actions.index(None) if is_opened and not self._document.is_fresh else 0

    def _accept(self, number: int) -> None:
        now = self._now()
        self.drop()
        self.carry_out(number, now)

    def carry_out(self, number: int, now: Pasted) -> None:
        """Do what was chosen with a thing, by the number of the choice."""
        action = self._actions[number]
        self._session.dispatch(lambda: self._open(now) if action is None else self._apply(now, action))

    def _open(self, now: Pasted) -> None:
        """Open the thing in another window."""
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
        """Return a sentence on the thing, its first problems, and, before notes, why an offer is refused."""
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
            case PasteKind.DIAGRAM if self._found[self._chosen].is_likely:
                return self.tr("Likely a diagram")
            case PasteKind.DIAGRAM:
                return self.tr("Diagram")
            case PasteKind.MOVES:
                return self.tr("%Ln move(s)", "", len(now.games[0]) - 1)

    def _size(self) -> BoardSize:
        return self._document.snapshot.position.size


def _turned(anchor: Anchor, symmetry: Symmetry) -> Anchor:
    """Return the anchor of a part of the board after a symmetry."""
    exchanges, columns, rows = symmetry.value
    across, down = reversed(anchor.value) if exchanges else anchor.value
    return Anchor((1 - across if columns else across, 1 - down if rows else down))


def _turned_size(size: BoardSize, symmetry: Symmetry) -> BoardSize:
    """Return the size of a board after a symmetry, which is also its size before it."""
    return BoardSize(size.rows, size.columns) if symmetry.value[0] else size
