"""Finding a text in the comments of a game with the find bar, and the position of the board with a panel.

A position is sought in the game, the file or a folder.
"""

from collections import deque
from collections.abc import Collection, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QDeadlineTimer, QObject, Qt, QTimer
from PySide6.QtWidgets import QMainWindow

from hen_editor.core.board import Point, Stones
from hen_editor.core.game.overview import facts
from hen_editor.core.game.search import Match, PositionSearch, Texts
from hen_editor.core.progress import Progress
from hen_editor.core.replay import Replay
from hen_editor.core.sgf import GameTree, NodeId
from hen_editor.core.sgf.encoding.charsets import replace_undecodable
from hen_editor.document import position_finding
from hen_editor.document.files import readable, size_limit
from hen_editor.document.position_finding import FileProblem, FoundPosition
from hen_editor.document.worker import POLL_MS, Worker
from hen_editor.ui.bars.modes import FindBar
from hen_editor.ui.dialogs.choosing import choose_folder, folder_near
from hen_editor.ui.dialogs.messages import reason
from hen_editor.ui.files.other_window import still_open
from hen_editor.ui.session.session import FoundSession, Session, open_sessions, session_finder
from hen_editor.ui.state import State
from hen_editor.ui.widgets.plain_text import from_first_character, tooltip
from hen_editor.ui.wording import grouped, message

if TYPE_CHECKING:
    from hen_editor.ui.panels.position_find_panel import PositionFindPanel
    from hen_editor.ui.tools.select_tool import Selection

MAX_PLACES = 500
"""The most places that are listed."""

SHOWN_MS = 10
"""How long places are added without a pause, in milliseconds; then keys and the mouse are handled."""

MOST_PROBLEMS = 10
"""The most problems of files that are named."""

_WIDTH = 320
"""The width of the panel in pixels when it opens."""

_SHARE = 0.65
"""The panel's share of the height of the window when it opens below the list of games."""


# A text.


class Finder(QObject):
    """Shows the first match of the find bar's text while the user types, and goes from match to match.

    The bar, and what it searches, are created on first use.
    """

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._session = session
        self._bar: FindBar | None = None
        self._texts: Texts | None = None
        self._work = Worker(self)
        self._tree: GameTree | None = None
        self._origin: NodeId | None = None  # where typing began
        self._shown: NodeId | None = None  # the match that was shown last
        self._counted: str | None = None  # the text of which the bar shows the number of matches
        session.find = self.find

    @property
    def is_searching(self) -> bool:
        """Whether matches are still sought or counted."""
        return self._work.is_working

    def show_state(self, state: State) -> None:
        """Clear the number of matches in the previous game."""
        if self._bar is not None and state.snapshot.tree is not self._tree:
            self._tree, self._shown = state.snapshot.tree, None
            self._work.stop()
            self._counted = None
            self._bar.show_count(None)

    def open(self) -> None:
        """Open the find bar."""
        self._session.panes.game_dock.show()
        box = self._session.panes.comment_box
        if self._bar is None:
            self._tree = self._session.document.snapshot.tree
            self._bar = FindBar(box)
            self._bar.text_changed.connect(self._look)
            self._bar.wanted.connect(lambda offset: self._session.dispatch(lambda: self.find(offset)))
            self._bar.closed.connect(self._session.panes.board.setFocus)
            box.add_bar(self._bar)
        self._bar.open()

    def find(self, offset: int) -> None:
        """Go to the next (1) or previous (-1) match; open the bar (0), also if it holds no text."""
        if not offset or self._bar is None or not self._bar.text:
            self.open()
            return
        self._find(self._session.document.snapshot.node, offset)

    def _look(self) -> None:
        """Show the first match from where typing began, after the letter that was typed."""
        now = self._session.document.snapshot.node
        if self._origin is None or now != self._shown:
            self._origin = now
        self._find(self._origin, 0)

    def _find(self, node: NodeId, offset: int) -> None:
        """Show the first match from a node on, if there is any, then count all matches if they are not counted yet."""
        assert self._bar is not None
        sought, tree = self._bar.text, self._session.document.snapshot.tree
        if self._texts is None or self._texts.tree is not tree:
            self._texts = Texts(tree, self._texts)
        texts = self._texts

        def first(progress: Progress) -> NodeId | None:
            return next(texts.matches(sought, node, offset, progress), None)

        self._work.run(first, partial(self._show_first, texts, sought, node, offset))

    def _show_first(self, texts: Texts, sought: str, node: NodeId, offset: int, found: NodeId | None) -> None:
        """Show the first match, then count all, unless unfinished input that was applied first has changed the game."""
        if found is None:
            self._show_count(sought, 0)
            self._session.panes.comment_box.select(sought)  # without a match, this clears the selection
            if offset:
                self._session.show_status(self.tr("No comment in this game contains that text."))
            return
        self._show(texts.tree, found, sought)
        self._origin = found if offset else node
        if sought != self._counted and texts.tree is self._tree:

            def count(progress: Progress) -> int:
                return sum(1 for _ in texts.matches(sought, node, 0, progress))

            self._work.run(count, partial(self._show_count, sought))

    def _show_count(self, sought: str, count: int) -> None:
        assert self._bar is not None
        self._counted = sought
        self._bar.show_count(count)

    def _show(self, tree: GameTree, node: NodeId, sought: str) -> None:
        session = self._session
        session.dispatch(lambda: session.document.go_to_seen(tree, node))
        self._shown = node
        session.panes.comment_box.select(sought)


# A position.


class _Place(NamedTuple):
    """Where a position was found: in a state of a game of the document, or in a game of a file.

    points: of what was found, if only a part of a board was sought.
    """

    tree: GameTree | None
    path: Path | None
    game: int
    node: NodeId
    points: Collection[Point]


class PositionFinder(QObject):
    """Searches for a position, and goes to the places where it is found; the panel is created on first use."""

    def __init__(self, session: Session, window: QMainWindow) -> None:
        super().__init__(session)
        self._session = session
        self._window = window
        self._panel: PositionFindPanel | None = None
        self._stones = Stones(session.document.snapshot.position.size)
        self._selection: Selection | None = None
        self._list_width: int | None = None  # that of the list of games before the panel was shown
        self._places: list[_Place] = []
        self._reports: list[str] = []
        self._unread = 0
        self._is_in_document = True
        self._work = Worker(self, at_once_ms=0)
        self._found: deque[FoundPosition | FileProblem] = deque()  # results that are not shown yet
        self._showing = QTimer(self, interval=POLL_MS)
        self._showing.timeout.connect(self._show_new)
        self._lookup = Worker(self)
        session.document.opened.connect(self._forget_document)
        session.search_position = self.open
        session.tools.select.changed = self._offer_part

    def open(self) -> None:
        """Open the panel, and search for the position that the board shows, or for its selected part."""
        snapshot = self._session.document.snapshot
        self._selection = self._session.tools.select.selection_in(snapshot)
        self._stones = snapshot.position.stones
        panel = self._made_panel()
        panel.choose_part(is_wanted=self._selection is not None)
        self._offer_part()
        if not panel.isVisible():
            self._list_width = self._session.panes.game_list_dock.width()
        self._session.show_panel(panel)
        self._give_room(panel)
        self._search()

    @property
    def is_searching(self) -> bool:
        """Whether a search goes on, or its results are not all shown yet."""
        return self._showing.isActive()

    def _made_panel(self) -> "PositionFindPanel":
        from hen_editor.ui.panels.position_find_panel import PositionFindPanel

        if self._panel is None:
            session = self._session
            panel = self._panel = PositionFindPanel(self._window)
            self._window.addDockWidget(Qt.DockWidgetArea.LeftDockWidgetArea, panel)
            panel.search_wanted.connect(lambda: session.dispatch(self.open))
            panel.settings_changed.connect(self._search)
            panel.part_wanted.connect(lambda: session.dispatch(self._search_part))
            panel.folder_wanted.connect(self._ask_for_folder)
            panel.stop_wanted.connect(self._stop)
            panel.closed.connect(self._leave)
            panel.reached.connect(lambda number: session.dispatch(lambda: self._go_in_document(self._places[number])))
            panel.chosen.connect(lambda number: session.dispatch(lambda: self._go(self._places[number])))
        return self._panel

    def _give_room(self, panel: "PositionFindPanel") -> None:
        """Give the panel its width, and most of the height where it is below the list of games."""
        if self._list_width is None or panel.isFloating():
            return
        self._window.resizeDocks([panel], [_WIDTH], Qt.Orientation.Horizontal)
        self._window.resizeDocks([panel], [round(_SHARE * self._window.height())], Qt.Orientation.Vertical)

    def _leave(self) -> None:
        """Give the list of games the width that it had before, and the board the focus."""
        panes, width = self._session.panes, self._list_width
        self._list_width = None
        if width is not None and not panes.game_list_dock.isHidden():
            self._window.resizeDocks([panes.game_list_dock], [width], Qt.Orientation.Horizontal)
        panes.board.setFocus()

    def _offer_part(self) -> None:
        """Offer to search for only a part of the board if one was selected, or is now."""
        if self._panel is not None:
            now = self._session.tools.select.selection_in(self._session.document.snapshot)
            self._panel.offer_part(is_selected=(self._selection or now) is not None)

    # The search.

    def _search_part(self) -> None:
        """Search for the part of the board that was selected meanwhile, or again for the one before, or for all."""
        now = self._session.tools.select.selection_in(self._session.document.snapshot)
        if self._made_panel().is_part_wanted and now is not None and now != self._selection:
            self.open()
        else:
            self._search()

    def _search(self) -> None:
        from hen_editor.ui.panels.position_find_panel import SearchPlace

        panel, snapshot = self._made_panel(), self._session.document.snapshot
        selection = self._selection if panel.is_part_wanted else None
        search = PositionSearch(self._stones, None if selection is None else selection.area, panel.up_to)
        self._places.clear()
        self._reports.clear()
        self._unread = 0
        self._is_in_document = panel.where is not SearchPlace.FOLDER
        if panel.where is SearchPlace.FOLDER and panel.folder is not None:
            find = partial(position_finding.find, [panel.folder], search, size_limit(), self._session.document.formats)
        else:
            games = [snapshot.tree] if panel.where is SearchPlace.GAME else snapshot.collection.games
            find = partial(_find_in_games, games, search)
        panel.begin(self._stones if selection is None else Stones(self._stones.size, selection.stones(self._stones)))
        self._found = found = deque[FoundPosition | FileProblem]()

        def work(progress: Progress) -> None:
            places = 0
            for result in find(progress=progress):
                found.append(result)
                places += isinstance(result, FoundPosition)
                if places == MAX_PLACES:
                    return

        self._work.run(work, lambda _: None, progressed=panel.show_progress)
        self._showing.start()

    def _show_new(self) -> None:
        """Show places found since the last call, or some of them; end the search once all, or enough, are shown."""
        pause = QDeadlineTimer(SHOWN_MS)
        while self._found and len(self._places) < MAX_PLACES:
            self._show_found(self._found.popleft())
            if pause.hasExpired():
                break
        count = len(self._places)
        if count == MAX_PLACES:
            self._end(self.tr("Only the first %Ln place(s) are shown; there may be more.", "", MAX_PLACES))
        elif not self._found and not self._work.is_working:
            self._end(self.tr("%Ln place(s) found.", "", count) if count else self.tr("Not found."))

    def _show_found(self, found: FoundPosition | FileProblem) -> None:
        if isinstance(found, FileProblem):
            self._record_problem(found)
            return
        path, tree, match = found
        name = facts(tree).name or self.tr("Game {number}").format(number=grouped(match.game + 1))
        file, tip = ("", "") if path is None else (readable(path.name), tooltip(readable(path)))
        title = from_first_character("\n".join(filter(None, (file, replace_undecodable(name)))))
        stones = Replay.of(tree, match.node).stones
        self._made_panel().add(len(self._places), title, grouped(match.number), stones, tip)
        points = self._points(match, stones)
        self._places.append(_Place(tree if path is None else None, path, match.game, match.node, points))

    def _points(self, match: Match, stones: Stones) -> Collection[Point]:
        """Return where the sought part of a board was found: its stones, or all points of an empty one."""
        if self._selection is None or not self._made_panel().is_part_wanted:
            return ()
        symmetry, size = match.transform.symmetry, self._stones.size
        found = [symmetry.point(point, size) for point in self._selection.area.points()]
        return [point for point in found if point in stones] or found

    def _record_problem(self, problem: FileProblem) -> None:
        """Count a file that could not be searched, and keep the reports on the first few."""
        if not problem.is_searched:
            self._unread += 1
            if len(self._reports) < MOST_PROBLEMS:
                self._reports.append(_words(problem))

    def _stop(self) -> None:
        if self.is_searching:
            self._end(self.tr("Stopped after %Ln place(s).", "", len(self._places)))

    def _end(self, outcome: str) -> None:
        self._stop_searching()
        unread = self.tr("%Ln file(s) could not be read.", "", self._unread) if self._unread else ""
        self._made_panel().end(" ".join(filter(None, (outcome, unread))), self._reports)

    def _stop_searching(self) -> None:
        self._work.stop()
        self._showing.stop()

    def _ask_for_folder(self) -> None:
        panel, path = self._made_panel(), self._session.document.path
        folder = choose_folder(self._window, self.tr("Find in folder"), panel.folder or folder_near(path, self._window))
        if folder is not None:
            panel.show_folder(folder)
            self._search()

    def _forget_document(self) -> None:
        """Forget what was found in a document that is no longer open."""
        if self._panel is not None and self._is_in_document:
            self._stop_searching()
            self._places.clear()
            self._panel.clear()

    # Going to the places found.

    def _go(self, place: _Place) -> None:
        """Go to a place, and open its file if need be."""
        self._session.panes.board.setFocus()
        if place.path is None:
            self._go_in_document(place)
            return
        path = place.path

        def go_on(owner: FoundSession | None) -> None:
            owner = still_open(owner)
            session = self._session if owner is None else owner.session
            session.bring_forward()
            if owner is None or owner.is_opening:
                session.files.open_path(path, lambda: _show(session, place))
            else:
                _show(session, place)

        self._lookup.run(session_finder(path, open_sessions()), go_on)

    def _go_in_document(self, place: _Place) -> None:
        """Go to a place if it is in the document."""
        if place.tree is not None:
            self._session.document.go_to_seen(place.tree, place.node)
            _mark(self._session, place)
        elif place.path is not None:
            path = place.path
            self._lookup.run(lambda _: self._session.document.is_own_file(path), partial(self._show_if_own, place))

    def _show_if_own(self, place: _Place, is_own: bool) -> None:
        if is_own:
            _show(self._session, place)


def _find_in_games(
    games: Sequence[GameTree], search: PositionSearch, progress: Progress
) -> Iterator[FoundPosition | FileProblem]:
    return (FoundPosition(None, games[match.game], match) for match in search.matches(games, progress=progress))


def _show(session: Session, place: _Place) -> None:
    """Go to a place in the file that a window shows, unless it has changed there."""
    games = session.document.snapshot.collection.games
    if place.game < len(games) and place.node in games[place.game]:
        session.document.go(place.node, place.game)
        _mark(session, place)


def _mark(session: Session, place: _Place) -> None:
    """Highlight what was found at a place, if it is shown: a problem that is being solved is not left."""
    snapshot = session.document.snapshot
    if snapshot.node == place.node and (
        snapshot.game == place.game if place.tree is None else snapshot.tree is place.tree
    ):
        session.highlight(place.points)


def _words(problem: FileProblem) -> str:
    why = reason(problem.reason) if isinstance(problem.reason, OSError) else message(problem.reason)
    return f"{readable(problem.path)}: {why}"
