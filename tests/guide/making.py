"""What of the guide is made: its pages on problems, keys and recipes from what the program has, and its pictures.

python -m tests.guide.making             the pages, in each language of the guide, and the manual of hen
python -m tests.guide.making --pictures  the pictures, too
"""

import os
import re
import sys
from collections.abc import Iterator, Mapping
from tempfile import TemporaryDirectory
from textwrap import indent
from typing import NamedTuple

from PySide6.QtCore import QLibraryInfo, QSize, QTranslator
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QApplication

from hen_editor import languages
from hen_editor.core import hen
from hen_editor.core.diagnostics import Diagnostic, DiagnosticKind, Severity, Wording, worded
from hen_editor.resources import GUIDE, RECIPES, TRANSLATIONS
from hen_editor.ui.command_table import COMMANDS
from hen_editor.ui.session.command import Command, sections
from hen_editor.ui.session.menus import MENU_BAR, Menu
from hen_editor.ui.theme import Scheme, Theme
from tests import gallery
from tests.core.hen.vectors import VECTORS, Vector
from tests.guide.manual import MANUAL, manual
from tests.translation.tables import TABLES, is_plural, source, texts

LONGEST = 48
"""The longest HEN of an example, in characters."""

MANY = 10
"""A number that has the plural form of many in every language."""


class GuideWords(NamedTuple):
    """The words of the made pages in a language."""

    problems: str
    about_problems: str
    severities: Mapping[Severity, str]
    areas: Mapping[str, str]
    fix: str
    keys: str
    about_keys: str
    command: str
    recipes: str
    about_recipes: str
    about_recipe: Mapping[str, tuple[str, str]]
    """The title of each program, and what it prints, in the order of the page."""


ENGLISH = GuideWords(
    problems="Problems and what they mean",
    about_problems=(
        "Every problem has a code, which is the same in all languages and versions. An **error** makes a text or file "
        "invalid; a **warning** is about something that can be read but contradicts itself; a **note** says what was "
        "decided for you, or what other programs may read otherwise. Words in *italics* stand for what was found."
    ),
    severities={Severity.ERROR: "error", Severity.WARNING: "warning", Severity.NOTE: "note"},
    areas={
        "core.hen": "HEN texts",
        "core": "Positions and files",
        "core.sgf": "SGF files",
        "core.editing": "Edits",
        "diagrams": "Text diagrams",
        "pasting": "Pasting",
        "drawing.pictures": "Pictures that carry positions",
        "recognition": "Pictures of boards",
        "drawing": "Drawing",
        "teaching": "Problems to be solved",
        "engine": "Engines",
        "core.transform": "Transforms",
        "document": "Opening, saving and recovery",
        "cli": "The command line",
    },
    fix=" Fix: {}.",
    keys="Keys",
    about_keys=(
        "The preferences change any of them, and have the keys of Sabaki as a preset. Single letters and digits act "
        "only while the board or the tree has the focus. Tab goes round the window, the arrow keys go along a row of "
        "buttons, and F6 goes to the next part of the window. Esc ends what goes on and returns to the board. The keys "
        "of the board cursor act on the board; those that copy, cut, paste, collapse and expand variations act in the "
        "tree."
    ),
    command="Command",
    recipes="Recipes in Python",
    about_recipes=(
        "Each is a whole program, which comes with this one in the folder `recipes` of its data. They use only what is "
        "public of [the library](library.md), and are run by its tests."
    ),
    about_recipe={
        "final_positions": ("Final positions", "The final position of every game in a folder as HEN."),
        "problem_table": ("A table of problems", "Which problems the games of a folder have, and in how many places."),
        "game_pictures": (
            "Pictures",
            (
                "The final position of every game in a folder as SVG, in another folder. SVG with letters needs no "
                "Qt; `hen "
                "render` draws PNG and PDF, too."
            ),
        ),
        "chat_bot": (
            "A chat bot",
            "Answers a message that shows a position, in any notation, with its picture and its problems.",
        ),
        "comment_editor": (
            "Comments and labels",
            "Comments on a move of a game and labels points there; the rest of the file keeps its bytes.",
        ),
        "web_service": (
            "A web service",
            "Answers a text with its positions, their pictures and their problems as JSON, under any WSGI server.",
        ),
        "notebook": (
            "A notebook",
            "A game move by move, in cells for Jupyter (with jupytext), Spyder and VS Code, which show the picture.",
        ),
        "positions_as_keys": (
            "Positions as keys",
            (
                "Which games in a folder end with the same stones. A position is a value: equal ones are one key of "
                "a dict, "
                "and `key` gives those that are equal up to symmetry the same number."
            ),
        ),
        "process_pool": (
            "Several processes",
            "All values can be pickled. To send paths and return what is small is faster than to send games.",
        ),
        "million_games": (
            "A million games",
            (
                "The same functions run on any number of processors and machines with [Dask](https://dask.org), "
                "which `pip "
                "install 'dask[distributed]'` installs: the most frequent positions after 10 moves."
            ),
        ),
        "archive_analysis": (
            "Mistakes in an archive",
            (
                "Which move of each game in a folder lost most points, as an [engine](engines.md) that searches, such "
                "as KataGo, sees it: one engine in each process, on any number of machines."
            ),
        ),
    },
)

ITALIAN = GuideWords(
    problems="I problemi e che cosa significano",
    about_problems=(
        "Ogni problema ha un codice, che è lo stesso in tutte le lingue e versioni. Un **errore** rende non valido un "
        "testo o un file; un **avviso** riguarda qualcosa che si può leggere ma si contraddice; una **nota** dice che "
        "cosa è stato deciso per te, o che cosa altri programmi possono leggere diversamente. Le parole inglesi in "
        "*corsivo* stanno per ciò che è stato trovato."
    ),
    severities={Severity.ERROR: "errore", Severity.WARNING: "avviso", Severity.NOTE: "nota"},
    areas={
        "core.hen": "Testi HEN",
        "core": "Posizioni e file",
        "core.sgf": "File SGF",
        "core.editing": "Modifiche",
        "diagrams": "Diagrammi di testo",
        "pasting": "Incollare",
        "drawing.pictures": "Immagini che incorporano posizioni",
        "recognition": "Immagini di goban",
        "drawing": "Disegno",
        "teaching": "Problemi da risolvere",
        "engine": "Motori di gioco",
        "core.transform": "Trasformazioni",
        "document": "Apertura, salvataggio e recupero",
        "cli": "La riga di comando",
    },
    fix=" Correzione: {}.",
    keys="Tasti",
    about_keys=(
        "Le Preferenze permettono di cambiarli tutti, e offrono anche i tasti di Sabaki. Lettere e cifre da sole "
        "agiscono solo quando è attivo il goban o l’albero. Tab fa il giro della finestra, le frecce percorrono una "
        "fila di pulsanti, F6 passa al riquadro successivo. Esc termina ciò che è in corso e riporta al goban. I tasti "
        "del cursore agiscono sul goban; quelli che copiano, tagliano, incollano, chiudono e aprono le varianti "
        "agiscono nell’albero."
    ),
    command="Comando",
    recipes="Ricette in Python",
    about_recipes=(
        "Ciascuna è un programma completo, che si trova nella cartella `recipes` tra i dati di HEN Editor. Usano solo "
        "la parte pubblica della [libreria](library.md) e sono eseguite dai test."
    ),
    about_recipe={
        "final_positions": ("Posizioni finali", "La posizione finale di ogni partita di una cartella come HEN."),
        "problem_table": (
            "Una tabella dei problemi",
            "Quali problemi hanno le partite di una cartella, e in quanti punti.",
        ),
        "game_pictures": (
            "Immagini",
            (
                "La posizione finale di ogni partita di una cartella come SVG, in un’altra cartella. L’SVG con le "
                "lettere non "
                "ha bisogno di Qt; `hen render` disegna anche PNG e PDF."
            ),
        ),
        "chat_bot": (
            "Un chatbot",
            "Risponde a un messaggio con una posizione, in qualsiasi notazione, con la sua immagine e i suoi problemi.",
        ),
        "comment_editor": (
            "Commenti ed etichette",
            "Commenta una mossa di una partita ed etichetta dei punti; il resto del file conserva i suoi byte.",
        ),
        "web_service": (
            "Un servizio web",
            "Risponde a un testo con le sue posizioni, immagini e problemi come JSON, con qualsiasi server WSGI.",
        ),
        "notebook": (
            "Un notebook",
            "Una partita mossa per mossa, in celle che Jupyter (con jupytext), Spyder e VS Code mostrano.",
        ),
        "positions_as_keys": (
            "Posizioni come chiavi",
            (
                "Quali partite di una cartella finiscono con le stesse pietre. Una posizione è un valore: quelle "
                "uguali sono "
                "una sola chiave di un dict, e `key` dà lo stesso numero a quelle uguali a meno di simmetrie."
            ),
        ),
        "process_pool": (
            "Più processi",
            (
                "Tutti i valori si possono serializzare con pickle. Inviare percorsi e restituire valori piccoli è "
                "più veloce "
                "che inviare partite."
            ),
        ),
        "million_games": (
            "Un milione di partite",
            (
                "Le stesse funzioni girano su quanti processori e computer si vuole con [Dask](https://dask.org), "
                "che si "
                "installa con `pip install 'dask[distributed]'`: le posizioni più frequenti dopo 10 mosse."
            ),
        ),
        "archive_analysis": (
            "Gli errori di un archivio",
            (
                "Quale mossa di ogni partita di una cartella ha perso più punti secondo un [motore](engines.md) che "
                "calcola, come KataGo: un motore per processo, su quanti computer si vuole."
            ),
        ),
    },
)

JAPANESE = GuideWords(
    problems="問題点とその意味",
    about_problems=(
        "すべての問題点にはコードがあり、言語やバージョンが変わっても同じです。**エラー**があるテキストやファイルは無効です。"
        "**警告**は、読み込めるものの矛盾している箇所を示します。**情報**は、プログラムが代わりに判断したことや、"
        "他のプログラムでは読み方が異なりうることを示します。*斜体*の英単語には、実際に見つかったものが入ります。"
    ),
    severities={Severity.ERROR: "エラー", Severity.WARNING: "警告", Severity.NOTE: "情報"},
    areas={
        "core.hen": "HEN のテキスト",
        "core": "局面とファイル",
        "core.sgf": "SGF ファイル",
        "core.editing": "編集",
        "diagrams": "文字の図",
        "pasting": "貼り付け",
        "drawing.pictures": "局面の埋め込まれた画像",
        "recognition": "碁盤の画像",
        "drawing": "描画",
        "teaching": "解く問題",
        "engine": "思考エンジン",
        "core.transform": "変換",
        "document": "ファイルを開く、保存、復元",
        "cli": "コマンドライン",
    },
    fix=" 修正: {}。",
    keys="キー",
    about_keys=(
        "どのキーも設定で変更でき、Sabaki のキー割り当ても選べます。文字や数字だけのキーは、碁盤またはツリーに"
        "フォーカスがあるときだけ働きます。Tab でウィンドウの中を順に、矢印キーでボタンの並びの中を、F6 で次のペインへ"
        "移動します。Esc を押すと、操作を中止して碁盤に戻ります。碁盤のカーソルのキーは碁盤で、変化をコピー、切り取り、"
        "貼り付け、折りたたみ、展開するキーはツリーで働きます。"
    ),
    command="コマンド",
    recipes="Python のレシピ",
    about_recipes=(
        "どれもそのまま実行できるプログラムで、HEN Editor のデータの `recipes` フォルダーに入っています。"
        "[ライブラリ](library.md)の公開部分"
        "だけを使い、テストで実行されています。"
    ),
    about_recipe={
        "final_positions": ("最終局面", "フォルダー内のすべての棋譜の最終局面を HEN で出力します。"),
        "problem_table": ("問題点の表", "フォルダー内の棋譜にある問題点の種類と、その数を出力します。"),
        "game_pictures": (
            "画像",
            (
                "フォルダー内のすべての棋譜の最終局面を、別のフォルダーに SVG で書き出します。文字を文字のまま持つ "
                "SVG に Qt は要りません。"
                "`hen render` なら PNG や PDF も描けます。"
            ),
        ),
        "chat_bot": (
            "チャットボット",
            "どんな記法でも局面を含むメッセージに、その画像と問題点を返します。",
        ),
        "comment_editor": (
            "コメントとラベル",
            "棋譜の手にコメントを付け、点にラベルを付けます。ファイルのほかの部分のバイトは変わりません。",
        ),
        "web_service": (
            "ウェブサービス",
            "文字列にある局面と、その画像と問題点を JSON で返します。どの WSGI サーバーでも動きます。",
        ),
        "notebook": (
            "ノートブック",
            "対局を一手ずつ調べるセルです。Jupyter（jupytext を使用）、Spyder、VS Code で使え、画像も表示されます。",
        ),
        "positions_as_keys": (
            "局面をキーにする",
            (
                "フォルダー内で、同じ石で終わる棋譜を出力します。局面は値なので、等しい局面は dict "
                "の1つのキーになります。`key` は、"
                "回転や反転で等しくなる局面に同じ数を返します。"
            ),
        ),
        "process_pool": (
            "複数のプロセス",
            "値はすべて pickle できます。棋譜を送るより、パスを送って小さな結果を返すほうが速くなります。",
        ),
        "million_games": (
            "100万の棋譜",
            (
                "[Dask](https://dask.org) を使うと、同じ関数がいくつのプロセッサーやコンピューターでも動きます。"
                "`pip install "
                "'dask[distributed]'` でインストールできます。10手目の後に最も多い局面を出力します。"
            ),
        ),
        "archive_analysis": (
            "多数の棋譜の悪手",
            (
                "フォルダー内のそれぞれの棋譜で最も損をした手を、KataGo のように読みを行う[思考エンジン](engines.md)で"
                "調べます。"
                "プロセスごとに1つのエンジンを使い、何台のコンピューターでも動きます。"
            ),
        ),
    },
)

WORDS = {"en": ENGLISH, "it": ITALIAN, "ja": JAPANESE}
"""The words of each language that the guide is in."""


class Maker:
    """Makes the pages of a language."""

    def __init__(self, code: str) -> None:
        self._words = WORDS[code]
        self._translator = QTranslator()
        self._keyboard = QTranslator()
        if code != languages.ENGLISH:
            assert self._translator.load(languages.file_name(code), str(TRANSLATIONS))
            qt_translations = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
            assert self._keyboard.load(f"qtbase_{code}", qt_translations)
        self._wording = Wording(self._translated, "{:,}".format)

    def pages(self) -> Mapping[str, str]:
        """Return the texts of the pages by their names."""
        made = {"problems.md": self._problems(), "keys.md": self._keys(), "recipes.md": self._recipes()}
        return {name: _page(blocks) for name, blocks in made.items()}

    def _translated(self, context: str, text: str, count: int = -1) -> str:
        return self._translator.translate(context, text, None, count) or text

    def _problems(self) -> Iterator[str]:
        yield f"# {self._words.problems}"
        yield self._words.about_problems
        shown: set[str] = set()
        for area, title in self._words.areas.items():
            tables = [table for name, table in TABLES.items() if name.split(".", 1)[1].rpartition(".")[0] == area]
            kinds = {kind.code: kind for table in tables for kind in table.ALL if kind.code not in shown}
            shown |= {*kinds}
            if kinds:
                yield f"## {title}"
            for kind in sorted(kinds.values(), key=lambda kind: kind.code):
                yield self._paragraph(kind)

    def _paragraph(self, kind: DiagnosticKind) -> str:
        forms = [self._translated("Problems", source(text), MANY if is_plural(text) else -1) for text in texts(kind)]
        said = " / ".join(map(_with_italics, forms))
        fix = self._words.fix.format(_with_italics(self._translated("Problems", kind.fix))) if kind.fix else ""
        example = EXAMPLES.get(kind.code)
        return "\n\n".join(
            [
                f"**`{kind.code}`** ({self._words.severities[kind.severity]}): {said}{fix}",
                *([f"    {example.text}    {worded(example.problem, self._wording)}"] if example else []),
            ]
        )

    def _keys(self) -> Iterator[str]:
        yield f"# {self._words.keys}"
        yield self._words.about_keys
        for menu in MENU_BAR:
            rows = [*self._rows(menu)]
            if rows:
                yield f"## {_plain(self._translated('Menus', menu.title))}"
                yield "\n".join([f"| {self._words.command} | {self._words.keys} |", "|---|---|", *rows])

    def _recipes(self) -> Iterator[str]:
        yield f"# {self._words.recipes}"
        yield self._words.about_recipes
        for name, (title, about) in self._words.about_recipe.items():
            code = (RECIPES / f"{name}.py").read_text(encoding="utf-8")
            yield f"## {title}"
            yield about
            yield indent(code.partition('"""\n\n')[2].rstrip("\n"), "    ")

    def _rows(self, menu: Menu, above: str = "") -> Iterator[str]:
        for section in sections(menu, COMMANDS):
            for entry in section:
                if isinstance(entry, Menu):
                    yield from self._rows(entry, f"{above}{_plain(self._translated('Menus', entry.title))}: ")
                elif entry.standard_keys():
                    yield f"| {above}{_plain(self._translated('Commands', entry.text))} | {self._keys_of(entry)} |"

    def _keys_of(self, command: Command) -> str:
        """Return the keys of a command as they are named in the language, without those of the same name."""
        names = (key.toString(QKeySequence.SequenceFormat.PortableText) for key in command.standard_keys())
        named = (re.sub(r"[A-Z]\w+", self._key_name, name) for name in names)
        return ", ".join(name.replace("|", "\\|") for name in dict.fromkeys(named))

    def _key_name(self, found: re.Match[str]) -> str:
        return self._keyboard.translate("QShortcut", found[0]) or found[0]


def _page(blocks: Iterator[str]) -> str:
    return "\n\n".join(blocks) + "\n"


def _with_italics(text: str) -> str:
    """Return a template with its fields in italics."""
    return re.sub(r"\{(\w+)[^}]*\}", lambda match: f"*{match[1].replace('_', ' ')}*", text).replace("|", "\\|")


def _plain(text: str) -> str:
    """Return the text of a menu without its mnemonic and dots."""
    return re.sub(r" ?\(&.\)|&", "", text).removesuffix("...").removesuffix("…")


class Example(NamedTuple):
    """A HEN with one problem."""

    text: str
    problem: Diagnostic


def _examples() -> dict[str, Example]:
    """Return a HEN for each kind of problem of HEN texts that a short one has alone."""
    found: dict[str, Example] = {}
    for path in VECTORS:
        text = Vector.read(path).input
        problems = hen.parse(text).diagnostics
        if len(problems) == 1 and len(text) <= LONGEST and text.isprintable():
            found.setdefault(problems[0].code, Example(text, problems[0]))
    return found


EXAMPLES = _examples()

PICTURES = {
    "window.png": gallery.game,
    "mistake.png": gallery.invalid,
    "paste.png": gallery.paste,
    "solving.png": gallery.problem,
    "engine.png": gallery.engine,
}
"""The scenes that the pictures show."""


def main(*, has_pictures: bool) -> None:
    """Write the pages and, if wanted, the pictures."""
    application = QApplication([])
    MANUAL.write_text(manual(), encoding="utf-8")
    for code in WORDS:
        for name, text in Maker(code).pages().items():
            (GUIDE / code / name).write_text(text, encoding="utf-8")
    if has_pictures:
        theme = Theme(application)
        for name, scene in PICTURES.items():
            gallery.picture(scene, theme, Scheme.LIGHT, QSize(1024, 700), GUIDE / "pictures" / name)


if __name__ == "__main__":
    with TemporaryDirectory() as home:
        os.environ |= dict.fromkeys(("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME"), home)
        main(has_pictures="--pictures" in sys.argv)
