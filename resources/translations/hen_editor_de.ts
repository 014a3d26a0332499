<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>AboutBox</name>
    <message>
        <source>The HEN specification</source>
        <translation>Die HEN-Spezifikation</translation>
    </message>
    <message>
        <source>The MIT licence</source>
        <translation>Die MIT-Lizenz</translation>
    </message>
    <message>
        <source>About HEN Editor</source>
        <translation>Über HEN Editor</translation>
    </message>
    <message>
        <source>An editor for Go positions in HEN and games in SGF.</source>
        <translation>Ein Editor für Go-Stellungen in HEN und Partien in SGF.</translation>
    </message>
    <message>
        <source>HEN (Hemme Notation) is one line of text for one Go position. Free software under the MIT licence.</source>
        <translation>HEN (Hemme Notation) ist eine Zeile Text für eine Go-Stellung. Freie Software unter der MIT-Lizenz.</translation>
    </message>
</context>
<context>
    <name>Adding</name>
    <message numerus="yes">
        <source>%Ln file(s)</source>
        <translation>
            <numerusform>%Ln Datei</numerusform>
            <numerusform>%Ln Dateien</numerusform>
        </translation>
    </message>
    <message>
        <source>Add games</source>
        <translation>Partien hinzufügen</translation>
    </message>
    <message numerus="yes">
        <source>Added %Ln game(s).</source>
        <translation>
            <numerusform>%Ln Partie hinzugefügt.</numerusform>
            <numerusform>%Ln Partien hinzugefügt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) had problems; they were read as far as possible.</source>
        <translation>
            <numerusform>%Ln Datei hatte Probleme; sie wurde so weit wie möglich gelesen.</numerusform>
            <numerusform>%Ln Dateien hatten Probleme; sie wurden so weit wie möglich gelesen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) could not be added.</source>
        <translation>
            <numerusform>%Ln Datei konnte nicht hinzugefügt werden.</numerusform>
            <numerusform>%Ln Dateien konnten nicht hinzugefügt werden.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AnnotationButtons</name>
    <message>
        <source>Right</source>
        <translation>Richtig</translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation>Falsch</translation>
    </message>
</context>
<context>
    <name>Announcer</name>
    <message>
        <source>Undone: {change}.</source>
        <translation>Rückgängig: {change}.</translation>
    </message>
    <message>
        <source>Redone: {change}.</source>
        <translation>Wiederholt: {change}.</translation>
    </message>
</context>
<context>
    <name>BoardTable</name>
    <message>
        <source>Board as a table</source>
        <translation>Brett als Tabelle</translation>
    </message>
    <message>
        <source>Arrow keys go from point to point; all other keys do what they do on the board.</source>
        <translation>Pfeiltasten gehen von Punkt zu Punkt; alle anderen Tasten tun, was sie auf dem Brett tun.</translation>
    </message>
</context>
<context>
    <name>BoardView</name>
    <message>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <source>A cursor goes from point to point by keys. The board as a table is in the menu View, Panels.</source>
        <translation>Ein Cursor geht mit Tasten von Punkt zu Punkt. Das Brett als Tabelle ist im Menü Ansicht, Bereiche.</translation>
    </message>
</context>
<context>
    <name>Colors</name>
    <message>
        <source>Black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rot</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Grün</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Gelb</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>Violett</translation>
    </message>
</context>
<context>
    <name>CommandPalette</name>
    <message>
        <source>Command palette</source>
        <translation>Befehlspalette</translation>
    </message>
    <message>
        <source>Type words of a command</source>
        <translation>Wörter eines Befehls eingeben</translation>
    </message>
    <message>
        <source>Beginnings of words are enough; Enter runs the selected command</source>
        <translation>Wortanfänge genügen; die Eingabetaste führt den gewählten Befehl aus</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>No matches</source>
        <translation>Keine Treffer</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>{tip} ({keys})</source>
        <translation>{tip} ({keys})</translation>
    </message>
    <message>
        <source>Web address copied.</source>
        <translation>Webadresse kopiert.</translation>
    </message>
    <message>
        <source>Game copied as SGF.</source>
        <translation>Partie als SGF kopiert.</translation>
    </message>
    <message>
        <source>Position copied as SGF.</source>
        <translation>Stellung als SGF kopiert.</translation>
    </message>
    <message>
        <source>Diagram copied.</source>
        <translation>Diagramm kopiert.</translation>
    </message>
    <message>
        <source>&amp;Undo {change}</source>
        <translation>&amp;Rückgängig: {change}</translation>
    </message>
    <message>
        <source>&amp;Redo {change}</source>
        <translation>&amp;Wiederholen: {change}</translation>
    </message>
    <message>
        <source>HEN copied.</source>
        <translation>HEN kopiert.</translation>
    </message>
    <message>
        <source>It is what the board shows, not the text in the field.</source>
        <translation>Es ist, was das Brett zeigt, nicht der Text im Feld.</translation>
    </message>
    <message>
        <source>Save original as</source>
        <translation>Original speichern unter</translation>
    </message>
    <message>
        <source>original</source>
        <translation>Original</translation>
    </message>
    <message>
        <source>Save normalised copy</source>
        <translation>Normalisierte Kopie speichern</translation>
    </message>
    <message>
        <source>normalised</source>
        <translation>normalisiert</translation>
    </message>
    <message>
        <source>Looking for earlier versions...</source>
        <translation>Frühere Versionen werden gesucht...</translation>
    </message>
    <message>
        <source>The earlier versions of {file} could not be listed.</source>
        <translation>Die früheren Versionen von {file} konnten nicht aufgelistet werden.</translation>
    </message>
    <message>
        <source>The earlier version was not kept: {why}</source>
        <translation>Die frühere Version wurde nicht aufbewahrt: {why}</translation>
    </message>
    <message>
        <source>Looking for documents...</source>
        <translation>Dokumente werden gesucht...</translation>
    </message>
    <message>
        <source>The documents to recover could not be listed.</source>
        <translation>Die wiederherstellbaren Dokumente konnten nicht aufgelistet werden.</translation>
    </message>
    <message>
        <source>Its recovery data is damaged.</source>
        <translation>Seine Wiederherstellungsdaten sind beschädigt.</translation>
    </message>
    <message>
        <source>Recovering...</source>
        <translation>Wiederherstellung läuft...</translation>
    </message>
    <message>
        <source>It was kept by another version of HEN Editor.</source>
        <translation>Es wurde von einer anderen Version von HEN Editor aufbewahrt.</translation>
    </message>
    <message>
        <source>Making the page...</source>
        <translation>Seite wird erstellt...</translation>
    </message>
    <message>
        <source>None of these games can be exported: no moves to find, or too many.</source>
        <translation>Keine dieser Partien kann exportiert werden: keine Züge zu finden, oder zu viele.</translation>
    </message>
    <message>
        <source>Web page</source>
        <translation>Webseite</translation>
    </message>
    <message>
        <source>Export problems as web page</source>
        <translation>Aufgaben als Webseite exportieren</translation>
    </message>
    <message>
        <source>Saved {file} without {count} of {total} games: no moves to find, or too many.</source>
        <translation>{file} ohne {count} von {total} Partien gespeichert: keine Züge zu finden, oder zu viele.</translation>
    </message>
    <message>
        <source>Checking games...</source>
        <translation>Partien werden geprüft...</translation>
    </message>
    <message>
        <source>Clipboard has no HEN.</source>
        <translation>Die Zwischenablage enthält kein HEN.</translation>
    </message>
    <message>
        <source>The HEN on the clipboard has an error: {what}</source>
        <translation>Das HEN in der Zwischenablage hat einen Fehler: {what}</translation>
    </message>
    <message>
        <source>A file needs at least one game.</source>
        <translation>Eine Datei braucht mindestens eine Partie.</translation>
    </message>
    <message>
        <source>Games copied as SGF.</source>
        <translation>Partien als SGF kopiert.</translation>
    </message>
    <message>
        <source>Game info</source>
        <translation>Partieinfo</translation>
    </message>
    <message>
        <source>Properties</source>
        <translation>Eigenschaften</translation>
    </message>
    <message>
        <source>This leaves the game as it is.</source>
        <translation>Die Partie bleibt unverändert.</translation>
    </message>
    <message>
        <source>Transforming...</source>
        <translation>Transformation läuft...</translation>
    </message>
    <message>
        <source>Transform</source>
        <translation>Transformieren</translation>
    </message>
    <message>
        <source>There is no such markup here.</source>
        <translation>Hier gibt es keine solchen Markierungen.</translation>
    </message>
    <message>
        <source>Clear markup</source>
        <translation>Markierungen entfernen</translation>
    </message>
    <message>
        <source>Nothing is selected; drag a frame around stones with the select tool.</source>
        <translation>Nichts ausgewählt: Ziehen Sie mit dem Auswahlwerkzeug einen Rahmen um Steine.</translation>
    </message>
    <message>
        <source>Annotate</source>
        <translation>Bewerten</translation>
    </message>
    <message>
        <source>Go to point</source>
        <translation>Gehe zu Punkt</translation>
    </message>
    <message>
        <source>There is nothing to erase on that point.</source>
        <translation>Auf diesem Punkt gibt es nichts zu radieren.</translation>
    </message>
    <message>
        <source>No move placed that stone.</source>
        <translation>Dieser Stein wurde nicht durch einen Zug gespielt.</translation>
    </message>
    <message>
        <source>This move placed that stone.</source>
        <translation>Dieser Zug hat den Stein gesetzt.</translation>
    </message>
    <message>
        <source>{point} copied.</source>
        <translation>{point} kopiert.</translation>
    </message>
    <message>
        <source>On boards with more than 25 columns only Black and White can play.</source>
        <translation>Auf Brettern mit mehr als 25 Spalten spielen nur Schwarz und Weiß.</translation>
    </message>
    <message>
        <source>Number the last moves</source>
        <translation>Letzte Züge nummerieren</translation>
    </message>
    <message>
        <source>How many of the last moves to number:</source>
        <translation>Wie viele der letzten Züge nummeriert werden:</translation>
    </message>
    <message>
        <source>Some recovery data could not be deleted: {reason}</source>
        <translation>Einige Wiederherstellungsdaten konnten nicht gelöscht werden: {reason}</translation>
    </message>
    <message>
        <source>Variation copied.</source>
        <translation>Variante kopiert.</translation>
    </message>
    <message>
        <source>You can&apos;t cut the start of the game.</source>
        <translation>Der Partiebeginn kann nicht ausgeschnitten werden.</translation>
    </message>
    <message>
        <source>Cut variation</source>
        <translation>Variante ausschneiden</translation>
    </message>
    <message>
        <source>The variation is too long to paste (over {count} characters). Merge it as a file instead.</source>
        <translation>Die Variante ist zu lang zum Einfügen (über {count} Zeichen). Führen Sie sie als Datei zusammen.</translation>
    </message>
    <message>
        <source>Paste variation</source>
        <translation>Variante einfügen</translation>
    </message>
    <message>
        <source>Move variation</source>
        <translation>Variante verschieben</translation>
    </message>
    <message>
        <source>Merge with file</source>
        <translation>Mit Datei zusammenführen</translation>
    </message>
    <message>
        <source>{file} could not be merged.</source>
        <translation>{file} konnte nicht zusammengeführt werden.</translation>
    </message>
    <message>
        <source>Reading {file}...</source>
        <translation>{file} wird gelesen...</translation>
    </message>
    <message>
        <source>Merging...</source>
        <translation>Zusammenführung läuft...</translation>
    </message>
    <message>
        <source>The file adds nothing to this game.</source>
        <translation>Die Datei fügt dieser Partie nichts hinzu.</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>Zusammenführen</translation>
    </message>
    <message>
        <source>Nothing to remove.</source>
        <translation>Nichts zu entfernen.</translation>
    </message>
    <message>
        <source>Remove comments and markup</source>
        <translation>Kommentare und Markierungen entfernen</translation>
    </message>
    <message>
        <source>This is the main line already.</source>
        <translation>Dies ist bereits die Hauptvariante.</translation>
    </message>
    <message>
        <source>Make main line</source>
        <translation>Zur Hauptvariante machen</translation>
    </message>
    <message>
        <source>There is no variation above this one.</source>
        <translation>Über dieser Variante gibt es keine.</translation>
    </message>
    <message>
        <source>There is no variation below this one.</source>
        <translation>Unter dieser Variante gibt es keine.</translation>
    </message>
    <message>
        <source>Insert move</source>
        <translation>Zug einfügen</translation>
    </message>
    <message>
        <source>&amp;Insert</source>
        <translation>&amp;Einfügen</translation>
    </message>
    <message>
        <source>Delete from here</source>
        <translation>Ab hier löschen</translation>
    </message>
    <message>
        <source>Delete node</source>
        <translation>Knoten löschen</translation>
    </message>
    <message>
        <source>Insert node</source>
        <translation>Knoten einfügen</translation>
    </message>
    <message>
        <source>Exchange moves</source>
        <translation>Züge tauschen</translation>
    </message>
    <message>
        <source>Change colour of move</source>
        <translation>Farbe des Zuges ändern</translation>
    </message>
    <message>
        <source>Start game from here</source>
        <translation>Partie hier beginnen</translation>
    </message>
    <message>
        <source>Move branch to new game</source>
        <translation>Ast in neue Partie verschieben</translation>
    </message>
    <message>
        <source>The game shows the whole board here.</source>
        <translation>Die Partie zeigt hier das ganze Brett.</translation>
    </message>
    <message>
        <source>Reading the board style...</source>
        <translation>Brettstil wird gelesen...</translation>
    </message>
    <message>
        <source>No font on this computer has kanji numerals: numbers are shown instead.</source>
        <translation>Keine Schrift auf diesem Computer hat Kanji-Zahlen: Stattdessen werden Ziffern angezeigt.</translation>
    </message>
    <message>
        <source>Move numbers</source>
        <translation>Zugnummern</translation>
    </message>
    <message>
        <source>Write move numbers</source>
        <translation>Zugnummern schreiben</translation>
    </message>
    <message>
        <source>move {number}</source>
        <translation>Zug {number}</translation>
    </message>
    <message>
        <source>the start of the game</source>
        <translation>dem Partiebeginn</translation>
    </message>
    <message>
        <source>the clipboard</source>
        <translation>der Zwischenablage</translation>
    </message>
    <message>
        <source>Clipboard has no position.</source>
        <translation>Die Zwischenablage enthält keine Stellung.</translation>
    </message>
    <message>
        <source>&amp;19x19 board</source>
        <translation>Brett &amp;19x19</translation>
    </message>
    <message>
        <source>&amp;9x9 board</source>
        <translation>Brett &amp;9x9</translation>
    </message>
    <message>
        <source>&amp;About HEN Editor</source>
        <translation>Übe&amp;r HEN Editor</translation>
    </message>
    <message>
        <source>&amp;Add game</source>
        <translation>Partie &amp;hinzufügen</translation>
    </message>
    <message>
        <source>&amp;All markup</source>
        <translation>&amp;Alle Markierungen</translation>
    </message>
    <message>
        <source>&amp;All moves</source>
        <translation>A&amp;lle Züge</translation>
    </message>
    <message>
        <source>&amp;Arrow</source>
        <translation>P&amp;feil</translation>
    </message>
    <message>
        <source>&amp;As set in the game</source>
        <translation>&amp;Wie in der Partie festgelegt</translation>
    </message>
    <message>
        <source>&amp;Bad move</source>
        <translation>Sch&amp;lechter Zug</translation>
    </message>
    <message>
        <source>&amp;Black stones</source>
        <translation>&amp;Schwarze Steine</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>&amp;Brett</translation>
    </message>
    <message>
        <source>&amp;Board as a table</source>
        <translation>&amp;Brett als Tabelle</translation>
    </message>
    <message>
        <source>&amp;Choose from a menu...</source>
        <translation>&amp;Aus einem Menü wählen...</translation>
    </message>
    <message>
        <source>&amp;Circle</source>
        <translation>&amp;Kreis</translation>
    </message>
    <message>
        <source>&amp;Close window</source>
        <translation>Fenster &amp;schließen</translation>
    </message>
    <message>
        <source>&amp;Collapse branch</source>
        <translation>Ast reduz&amp;ieren</translation>
    </message>
    <message>
        <source>&amp;Column</source>
        <translation>&amp;Spalte</translation>
    </message>
    <message>
        <source>&amp;Command palette...</source>
        <translation>&amp;Befehlspalette...</translation>
    </message>
    <message>
        <source>&amp;Copy HEN</source>
        <translation>HEN &amp;kopieren</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Dunkel</translation>
    </message>
    <message>
        <source>&amp;Delete from here</source>
        <translation>Ab hier &amp;löschen</translation>
    </message>
    <message>
        <source>&amp;Diagram for Sensei&apos;s Library</source>
        <translation>&amp;Diagramm für Sensei&apos;s Library</translation>
    </message>
    <message>
        <source>&amp;Doubtful move</source>
        <translation>&amp;Zweifelhafter Zug</translation>
    </message>
    <message>
        <source>&amp;Down</source>
        <translation>Nach &amp;unten</translation>
    </message>
    <message>
        <source>&amp;Duplicate game</source>
        <translation>Partie &amp;duplizieren</translation>
    </message>
    <message>
        <source>&amp;End comparison</source>
        <translation>Vergleich be&amp;enden</translation>
    </message>
    <message>
        <source>&amp;Erase</source>
        <translation>&amp;Radieren</translation>
    </message>
    <message>
        <source>&amp;Erase selected stones</source>
        <translation>Ausgewählte Steine ra&amp;dieren</translation>
    </message>
    <message>
        <source>&amp;Even</source>
        <translation>&amp;Ausgeglichen</translation>
    </message>
    <message>
        <source>&amp;Expand branch</source>
        <translation>Ast er&amp;weitern</translation>
    </message>
    <message>
        <source>&amp;Find in comments...</source>
        <translation>In Ko&amp;mmentaren suchen...</translation>
    </message>
    <message>
        <source>&amp;From here</source>
        <translation>Ab &amp;hier</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <source>&amp;Go to this move</source>
        <translation>Zu diesem Zu&amp;g gehen</translation>
    </message>
    <message>
        <source>&amp;Good move</source>
        <translation>&amp;Guter Zug</translation>
    </message>
    <message>
        <source>&amp;Green stones</source>
        <translation>&amp;Grüne Steine</translation>
    </message>
    <message>
        <source>&amp;Grey out</source>
        <translation>Ausgrau&amp;en</translation>
    </message>
    <message>
        <source>&amp;Greyed-out points</source>
        <translation>A&amp;usgegraute Punkte</translation>
    </message>
    <message>
        <source>&amp;HTML for WGo</source>
        <translation>&amp;HTML für WGo</translation>
    </message>
    <message>
        <source>&amp;Hotspot</source>
        <translation>Schlüsselst&amp;elle</translation>
    </message>
    <message>
        <source>&amp;Interesting move</source>
        <translation>&amp;Interessanter Zug</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts...</source>
        <translation>Tastenkür&amp;zel...</translation>
    </message>
    <message>
        <source>&amp;Ko</source>
        <translation>&amp;Ko</translation>
    </message>
    <message>
        <source>&amp;Ko point</source>
        <translation>Ko-P&amp;unkt</translation>
    </message>
    <message>
        <source>&amp;LaTeX for psgo</source>
        <translation>&amp;LaTeX für psgo</translation>
    </message>
    <message>
        <source>&amp;Label</source>
        <translation>&amp;Beschriftung</translation>
    </message>
    <message>
        <source>&amp;Labels</source>
        <translation>&amp;Beschriftungen</translation>
    </message>
    <message>
        <source>&amp;Last move</source>
        <translation>&amp;Letzter Zug</translation>
    </message>
    <message>
        <source>&amp;Last moves...</source>
        <translation>Letzte &amp;Züge...</translation>
    </message>
    <message>
        <source>&amp;Letters</source>
        <translation>&amp;Buchstaben</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Hell</translation>
    </message>
    <message>
        <source>&amp;Make main line</source>
        <translation>Zur Hau&amp;ptvariante machen</translation>
    </message>
    <message>
        <source>&amp;Marks</source>
        <translation>&amp;Symbole</translation>
    </message>
    <message>
        <source>&amp;Mirror view</source>
        <translation>Ansicht &amp;spiegeln</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Zug</translation>
    </message>
    <message>
        <source>&amp;Neighbours</source>
        <translation>&amp;Nachbarn</translation>
    </message>
    <message>
        <source>&amp;New window</source>
        <translation>&amp;Neues Fenster</translation>
    </message>
    <message>
        <source>&amp;Next move</source>
        <translation>&amp;Nächster Zug</translation>
    </message>
    <message>
        <source>&amp;Next moves</source>
        <translation>&amp;Nächste Züge</translation>
    </message>
    <message>
        <source>&amp;Next pane</source>
        <translation>Näch&amp;ster Bereich</translation>
    </message>
    <message>
        <source>&amp;Numbers</source>
        <translation>Za&amp;hlen</translation>
    </message>
    <message>
        <source>&amp;Open...</source>
        <translation>Ö&amp;ffnen...</translation>
    </message>
    <message>
        <source>&amp;Order of play...</source>
        <translation>Zugrei&amp;henfolge...</translation>
    </message>
    <message>
        <source>&amp;Other size...</source>
        <translation>&amp;Andere Größe...</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Einfügen</translation>
    </message>
    <message>
        <source>&amp;Paste variation</source>
        <translation>Variante &amp;einfügen</translation>
    </message>
    <message>
        <source>&amp;Place</source>
        <translation>&amp;Setzen</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>S&amp;pielen</translation>
    </message>
    <message>
        <source>&amp;Point</source>
        <translation>&amp;Punkt</translation>
    </message>
    <message>
        <source>&amp;Previous move</source>
        <translation>&amp;Voriger Zug</translation>
    </message>
    <message>
        <source>&amp;Print...</source>
        <translation>&amp;Drucken...</translation>
    </message>
    <message>
        <source>&amp;Problems</source>
        <translation>P&amp;robleme</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;Red stones</source>
        <translation>&amp;Rote Steine</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>&amp;Remove comments and markup...</source>
        <translation>Kommenta&amp;re und Markierungen entfernen...</translation>
    </message>
    <message>
        <source>&amp;Remove game</source>
        <translation>Partie ent&amp;fernen</translation>
    </message>
    <message>
        <source>&amp;Row</source>
        <translation>&amp;Reihe</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>&amp;Select</source>
        <translation>&amp;Auswählen</translation>
    </message>
    <message>
        <source>&amp;Show</source>
        <translation>&amp;Anzeigen</translation>
    </message>
    <message>
        <source>&amp;Start of game</source>
        <translation>Partie&amp;beginn</translation>
    </message>
    <message>
        <source>&amp;Stones nearby</source>
        <translation>Steine in der Nä&amp;he</translation>
    </message>
    <message>
        <source>&amp;Swap colours</source>
        <translation>&amp;Farben tauschen</translation>
    </message>
    <message>
        <source>&amp;Switch player to move</source>
        <translation>Spieler am &amp;Zug wechseln</translation>
    </message>
    <message>
        <source>&amp;Territory</source>
        <translation>&amp;Gebiet</translation>
    </message>
    <message>
        <source>&amp;This node</source>
        <translation>&amp;Diesem Knoten</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>&amp;Werkzeuge</translation>
    </message>
    <message>
        <source>&amp;Transform...</source>
        <translation>&amp;Transformieren...</translation>
    </message>
    <message>
        <source>&amp;Triangle</source>
        <translation>&amp;Dreieck</translation>
    </message>
    <message>
        <source>&amp;Unclear</source>
        <translation>&amp;Unklar</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Guide, HEN and keys</source>
        <translation>&amp;Handbuch, HEN und Tasten</translation>
    </message>
    <message>
        <source>&amp;Kanji numerals (1-一)</source>
        <translation>&amp;Kanji-Zahlen (1-一)</translation>
    </message>
    <message>
        <source>&amp;Letters and numbers (A1)</source>
        <translation>&amp;Buchstaben und Zahlen (A1)</translation>
    </message>
    <message>
        <source>&amp;List of moves</source>
        <translation>&amp;Liste der Züge</translation>
    </message>
    <message>
        <source>&amp;Numbers (1-1)</source>
        <translation>&amp;Zahlen (1-1)</translation>
    </message>
    <message>
        <source>&amp;Remove from applications menu</source>
        <translation>Aus dem Anwendungsmenü ent&amp;fernen</translation>
    </message>
    <message>
        <source>&amp;Show coordinates</source>
        <translation>Koordinaten &amp;anzeigen</translation>
    </message>
    <message>
        <source>&amp;Unicode diagram</source>
        <translation>&amp;Unicode-Diagramm</translation>
    </message>
    <message>
        <source>&amp;Upright</source>
        <translation>&amp;Normale Ausrichtung</translation>
    </message>
    <message>
        <source>&amp;Web address</source>
        <translation>&amp;Webadresse</translation>
    </message>
    <message>
        <source>&amp;What changed</source>
        <translation>Änd&amp;erungen</translation>
    </message>
    <message>
        <source>&amp;What&apos;s this?</source>
        <translation>&amp;Was ist das?</translation>
    </message>
    <message>
        <source>&amp;White stones</source>
        <translation>&amp;Weiße Steine</translation>
    </message>
    <message>
        <source>&amp;Worksheet...</source>
        <translation>Aufgabenb&amp;latt...</translation>
    </message>
    <message>
        <source>&amp;Write as markup</source>
        <translation>Als &amp;Markierungen schreiben</translation>
    </message>
    <message>
        <source>&amp;Yellow stones</source>
        <translation>G&amp;elbe Steine</translation>
    </message>
    <message>
        <source>1&amp;3x13 board</source>
        <translation>Brett 1&amp;3x13</translation>
    </message>
    <message>
        <source>A&amp;lternatives</source>
        <translation>&amp;Alternativen</translation>
    </message>
    <message>
        <source>A&amp;rrows and lines</source>
        <translation>&amp;Pfeile und Linien</translation>
    </message>
    <message>
        <source>About this program</source>
        <translation>Über dieses Programm</translation>
    </message>
    <message>
        <source>Add a copy of this game after it</source>
        <translation>Eine Kopie dieser Partie danach hinzufügen</translation>
    </message>
    <message>
        <source>Add a game with the position of the HEN on the clipboard</source>
        <translation>Eine Partie mit der Stellung des HEN in der Zwischenablage hinzufügen</translation>
    </message>
    <message>
        <source>Add an empty game of the same size after this one</source>
        <translation>Nach dieser eine leere Partie gleicher Größe hinzufügen</translation>
    </message>
    <message>
        <source>Add game from &amp;HEN</source>
        <translation>Partie aus H&amp;EN hinzufügen</translation>
    </message>
    <message>
        <source>Add to app&amp;lications menu</source>
        <translation>Zum Anwendungs&amp;menü hinzufügen</translation>
    </message>
    <message>
        <source>Arran&amp;ge panels</source>
        <translation>Bereiche an&amp;ordnen</translation>
    </message>
    <message>
        <source>B&amp;lue stones</source>
        <translation>&amp;Blaue Steine</translation>
    </message>
    <message>
        <source>Back &amp;10 moves</source>
        <translation>&amp;10 Züge zurück</translation>
    </message>
    <message>
        <source>Back to &amp;main line</source>
        <translation>Zurück zur &amp;Hauptvariante</translation>
    </message>
    <message>
        <source>C&amp;aptures</source>
        <translation>&amp;Gefangene</translation>
    </message>
    <message>
        <source>C&amp;hain and liberties</source>
        <translation>Kette und &amp;Freiheiten</translation>
    </message>
    <message>
        <source>C&amp;omment</source>
        <translation>Ko&amp;mmentar</translation>
    </message>
    <message>
        <source>C&amp;rop view</source>
        <translation>Auss&amp;chnitt wählen</translation>
    </message>
    <message>
        <source>Change how the program looks and works</source>
        <translation>Aussehen und Verhalten des Programms ändern</translation>
    </message>
    <message>
        <source>Change keyboard shortcuts</source>
        <translation>Tastenkürzel ändern</translation>
    </message>
    <message>
        <source>Change the colour of this move</source>
        <translation>Die Farbe dieses Zuges ändern</translation>
    </message>
    <message>
        <source>Choose how a picture of the board looks, and export or copy it</source>
        <translation>Das Aussehen eines Brettbildes wählen, es exportieren oder kopieren</translation>
    </message>
    <message>
        <source>Choose how to copy the position or the game</source>
        <translation>Wählen, wie die Stellung oder die Partie kopiert wird</translation>
    </message>
    <message>
        <source>Click at the cursor</source>
        <translation>Am Cursor klicken</translation>
    </message>
    <message>
        <source>Click something to learn what it is</source>
        <translation>Auf etwas klicken, um zu erfahren, was es ist</translation>
    </message>
    <message>
        <source>Close all windows</source>
        <translation>Alle Fenster schließen</translation>
    </message>
    <message>
        <source>Close this window</source>
        <translation>Dieses Fenster schließen</translation>
    </message>
    <message>
        <source>Collapse all but the ma&amp;in line</source>
        <translation>Nur Hauptvariante anzei&amp;gen</translation>
    </message>
    <message>
        <source>Collapse every variation to its first move</source>
        <translation>Jede Variante auf ihren ersten Zug reduzieren</translation>
    </message>
    <message>
        <source>Compare with &amp;this node</source>
        <translation>Mit diesem &amp;Knoten vergleichen</translation>
    </message>
    <message>
        <source>Compare with the &amp;clipboard</source>
        <translation>Mit der &amp;Zwischenablage vergleichen</translation>
    </message>
    <message>
        <source>Compare with the &amp;previous node</source>
        <translation>Mit dem &amp;vorigen Knoten vergleichen</translation>
    </message>
    <message>
        <source>Cop&amp;y variation</source>
        <translation>&amp;Variante kopieren</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copy a picture of the board, or drag it from here into another program</source>
        <translation>Ein Bild des Brettes kopieren, oder von hier in ein anderes Programm ziehen</translation>
    </message>
    <message>
        <source>Copy a web address of the position</source>
        <translation>Eine Webadresse der Stellung kopieren</translation>
    </message>
    <message>
        <source>Copy point &amp;name</source>
        <translation>&amp;Punktnamen kopieren</translation>
    </message>
    <message>
        <source>Copy the game with all its variations as SGF</source>
        <translation>Die Partie mit allen Varianten als SGF kopieren</translation>
    </message>
    <message>
        <source>Copy the name of the point at the cursor</source>
        <translation>Den Namen des Punktes am Cursor kopieren</translation>
    </message>
    <message>
        <source>Copy the position as HEN</source>
        <translation>Die Stellung als HEN kopieren</translation>
    </message>
    <message>
        <source>Copy the position as HTML for the player BesoGo</source>
        <translation>Die Stellung als HTML für das Abspielprogramm BesoGo kopieren</translation>
    </message>
    <message>
        <source>Copy the position as HTML for the player WGo</source>
        <translation>Die Stellung als HTML für das Abspielprogramm WGo kopieren</translation>
    </message>
    <message>
        <source>Copy the position as a diagram for Sensei&apos;s Library</source>
        <translation>Die Stellung als Diagramm für Sensei&apos;s Library kopieren</translation>
    </message>
    <message>
        <source>Copy the position as a diagram for the LaTeX package igo</source>
        <translation>Die Stellung als Diagramm für das LaTeX-Paket igo kopieren</translation>
    </message>
    <message>
        <source>Copy the position as a diagram for the LaTeX package psgo</source>
        <translation>Die Stellung als Diagramm für das LaTeX-Paket psgo kopieren</translation>
    </message>
    <message>
        <source>Copy the position as a diagram of X, O and dots</source>
        <translation>Die Stellung als Diagramm aus X, O und Punkten kopieren</translation>
    </message>
    <message>
        <source>Copy the position as a diagram of round stones and drawn lines</source>
        <translation>Die Stellung als Diagramm aus runden Steinen und gezeichneten Linien kopieren</translation>
    </message>
    <message>
        <source>Copy the position as the boards of GTP programs are drawn</source>
        <translation>Die Stellung kopieren, wie GTP-Programme Bretter zeichnen</translation>
    </message>
    <message>
        <source>Copy the position with its colours as a diagram for the LaTeX package eigo</source>
        <translation>Die Stellung mit ihren Farben als Diagramm für das LaTeX-Paket eigo kopieren</translation>
    </message>
    <message>
        <source>Copy this node and everything after it as SGF</source>
        <translation>Diesen Knoten und alles danach als SGF kopieren</translation>
    </message>
    <message>
        <source>Copy this position alone as SGF</source>
        <translation>Nur diese Stellung als SGF kopieren</translation>
    </message>
    <message>
        <source>Count &amp;final score</source>
        <translation>Endstand z&amp;ählen</translation>
    </message>
    <message>
        <source>Count territory and area: mark dead stones, and see the score</source>
        <translation>Gebiet und Fläche zählen: tote Steine markieren und den Punktestand sehen</translation>
    </message>
    <message>
        <source>Cr&amp;oss</source>
        <translation>Kreu&amp;z</translation>
    </message>
    <message>
        <source>Cropped &amp;view</source>
        <translation>Auss&amp;chnitt</translation>
    </message>
    <message>
        <source>Cu&amp;t variation</source>
        <translation>Variante &amp;ausschneiden</translation>
    </message>
    <message>
        <source>Cut this node and everything after it</source>
        <translation>Diesen Knoten und alles danach ausschneiden</translation>
    </message>
    <message>
        <source>Dark, high &amp;contrast</source>
        <translation>Dunkel, hoher K&amp;ontrast</translation>
    </message>
    <message>
        <source>Delete this &amp;node</source>
        <translation>Diesen &amp;Knoten löschen</translation>
    </message>
    <message>
        <source>Delete this node and everything after it</source>
        <translation>Diesen Knoten und alles danach löschen</translation>
    </message>
    <message>
        <source>Delete this node but keep what follows</source>
        <translation>Diesen Knoten löschen, aber behalten, was folgt</translation>
    </message>
    <message>
        <source>Drag a line; again or right button: remove</source>
        <translation>Eine Linie ziehen; noch einmal oder rechte Taste: entfernen</translation>
    </message>
    <message>
        <source>Drag an arrow; again or right button: remove</source>
        <translation>Einen Pfeil ziehen; noch einmal oder rechte Taste: entfernen</translation>
    </message>
    <message>
        <source>E&amp;xpand all</source>
        <translation>Alle &amp;Äste erweitern</translation>
    </message>
    <message>
        <source>E&amp;xport picture...</source>
        <translation>Bild e&amp;xportieren...</translation>
    </message>
    <message>
        <source>Earlier &amp;versions...</source>
        <translation>Frühere &amp;Versionen...</translation>
    </message>
    <message>
        <source>Edit players, result, komi and other game info</source>
        <translation>Spieler, Ergebnis, Komi und andere Angaben zur Partie bearbeiten</translation>
    </message>
    <message>
        <source>Mark the move as bad; in a problem: wrong</source>
        <translation>Den Zug als schlecht markieren; in einer Aufgabe: falsch</translation>
    </message>
    <message>
        <source>Mark the move as good; in a problem: right</source>
        <translation>Den Zug als gut markieren; in einer Aufgabe: richtig</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>O&amp;verview...</source>
        <translation>Ü&amp;bersicht...</translation>
    </message>
    <message>
        <source>Open SGF or HEN files</source>
        <translation>SGF- oder HEN-Dateien öffnen</translation>
    </message>
    <message>
        <source>Paste in place of the HEN; what is not HEN is pasted into the window</source>
        <translation>Anstelle der HEN einfügen; was keine HEN ist, wird ins Fenster eingefügt</translation>
    </message>
    <message>
        <source>Put stones into a new node after this one</source>
        <translation>Steine in einem neuen Knoten nach diesem bearbeiten</translation>
    </message>
    <message>
        <source>Put stones into a new node before this one, and replay what follows</source>
        <translation>Steine in einem neuen Knoten vor diesem bearbeiten und nachspielen, was folgt</translation>
    </message>
    <message>
        <source>Put stones into this node</source>
        <translation>Steine in diesem Knoten bearbeiten</translation>
    </message>
    <message>
        <source>Edit the SGF properties of this node</source>
        <translation>Die SGF-Eigenschaften dieses Knotens bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Analyse</source>
        <translation>&amp;Analysieren</translation>
    </message>
    <message>
        <source>&amp;Engine</source>
        <translation>Eng&amp;ine</translation>
    </message>
    <message>
        <source>&amp;Engines...</source>
        <translation>Eng&amp;ines...</translation>
    </message>
    <message>
        <source>&amp;Game against the engine...</source>
        <translation>&amp;Partie gegen die Engine...</translation>
    </message>
    <message>
        <source>&amp;Little: 20 visits, or level 4</source>
        <translation>&amp;Wenig: 20 Visits oder Stufe 4</translation>
    </message>
    <message>
        <source>&amp;Medium: 100 visits, or level 7</source>
        <translation>&amp;Mittel: 100 Visits oder Stufe 7</translation>
    </message>
    <message>
        <source>&amp;Next mistake</source>
        <translation>&amp;Nächster Fehler</translation>
    </message>
    <message>
        <source>&amp;Points lost</source>
        <translation>Punktver&amp;lust</translation>
    </message>
    <message>
        <source>&amp;Win rate</source>
        <translation>&amp;Gewinnrate</translation>
    </message>
    <message>
        <source>&amp;Words beside tools</source>
        <translation>Wör&amp;ter neben Werkzeugen</translation>
    </message>
    <message>
        <source>A&amp;dd engine&apos;s line</source>
        <translation>&amp;Engine-Variante hinzufügen</translation>
    </message>
    <message>
        <source>Add &amp;from files...</source>
        <translation>&amp;Aus Dateien hinzufügen...</translation>
    </message>
    <message>
        <source>Add best &amp;line</source>
        <translation>Beste &amp;Variante hinzufügen</translation>
    </message>
    <message>
        <source>Add the engine&apos;s best line as a variation</source>
        <translation>Die beste Zugfolge der Engine als Variante hinzufügen</translation>
    </message>
    <message>
        <source>Add the engine&apos;s line from the cursor as a variation</source>
        <translation>Die Zugfolge der Engine ab dem Cursor als Variante hinzufügen</translation>
    </message>
    <message>
        <source>Add the games of several files after this one</source>
        <translation>Die Partien mehrerer Dateien nach dieser hinzufügen</translation>
    </message>
    <message>
        <source>Add, remove and test engines</source>
        <translation>Engines hinzufügen, entfernen und prüfen</translation>
    </message>
    <message>
        <source>Analyse &amp;game</source>
        <translation>Par&amp;tie analysieren</translation>
    </message>
    <message>
        <source>Arrow</source>
        <translation>Pfeil</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>Circle</source>
        <translation>Kreis</translation>
    </message>
    <message>
        <source>Crop view</source>
        <translation>Ausschnitt</translation>
    </message>
    <message>
        <source>Cross</source>
        <translation>Kreuz</translation>
    </message>
    <message>
        <source>Edit the name of this node</source>
        <translation>Den Namen dieses Knotens bearbeiten</translation>
    </message>
    <message>
        <source>End of &amp;line</source>
        <translation>&amp;Ende der Variante</translation>
    </message>
    <message>
        <source>Engine plays Blac&amp;k</source>
        <translation>Engine spielt &amp;Schwarz</translation>
    </message>
    <message>
        <source>Engine plays Wh&amp;ite</source>
        <translation>Engine spielt &amp;Weiß</translation>
    </message>
    <message>
        <source>Enlarge the board, or the tree or text that has the focus</source>
        <translation>Das Brett vergrößern, oder den Baum oder Text mit dem Fokus</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>Radieren</translation>
    </message>
    <message>
        <source>Erase stone, label and mark at the cursor</source>
        <translation>Stein, Beschriftung und Symbol am Cursor radieren</translation>
    </message>
    <message>
        <source>Erase stones, labels and all marks</source>
        <translation>Steine, Beschriftungen und alle Markierungen radieren</translation>
    </message>
    <message>
        <source>Erase the stones in the frame</source>
        <translation>Die Steine im Rahmen radieren</translation>
    </message>
    <message>
        <source>Exchange &amp;with previous move</source>
        <translation>&amp;Mit vorigem Zug tauschen</translation>
    </message>
    <message>
        <source>Exchange left and right in this game</source>
        <translation>In dieser Partie links und rechts vertauschen</translation>
    </message>
    <message>
        <source>Exchange the points of this move and the player&apos;s move before it</source>
        <translation>Die Punkte dieses Zuges und des vorigen desselben Spielers vertauschen</translation>
    </message>
    <message>
        <source>Exchange the upper left and the lower right in this game</source>
        <translation>In dieser Partie oben links und unten rechts vertauschen</translation>
    </message>
    <message>
        <source>Exchange the upper right and the lower left in this game</source>
        <translation>In dieser Partie oben rechts und unten links vertauschen</translation>
    </message>
    <message>
        <source>Exchange top and bottom in this game</source>
        <translation>In dieser Partie oben und unten vertauschen</translation>
    </message>
    <message>
        <source>Export pro&amp;blems as web page...</source>
        <translation>Aufgaben als Webs&amp;eite exportieren...</translation>
    </message>
    <message>
        <source>F&amp;ix problem</source>
        <translation>Problem &amp;beheben</translation>
    </message>
    <message>
        <source>Fill the screen</source>
        <translation>Den ganzen Bildschirm füllen</translation>
    </message>
    <message>
        <source>Find any command by its words, and run it</source>
        <translation>Einen Befehl anhand seiner Wörter finden und ausführen</translation>
    </message>
    <message>
        <source>Find ne&amp;xt</source>
        <translation>&amp;Nächster Treffer</translation>
    </message>
    <message>
        <source>Find pre&amp;vious</source>
        <translation>&amp;Voriger Treffer</translation>
    </message>
    <message>
        <source>Find the right moves; the game answers, and its tree is hidden meanwhile</source>
        <translation>Die richtigen Züge finden; die Partie antwortet, ihr Baum ist solange verborgen</translation>
    </message>
    <message>
        <source>Find this p&amp;osition...</source>
        <translation>Diese &amp;Stellung suchen...</translation>
    </message>
    <message>
        <source>Fit the board, or the part shown of it, to the window</source>
        <translation>Das Brett oder seinen sichtbaren Teil ans Fenster anpassen</translation>
    </message>
    <message>
        <source>Fit to &amp;window</source>
        <translation>Ans &amp;Fenster anpassen</translation>
    </message>
    <message>
        <source>Fix the problem of the HEN text at the caret, or else the first one</source>
        <translation>Das Problem des HEN-Textes an der Schreibmarke beheben, sonst das erste</translation>
    </message>
    <message>
        <source>Follow &amp;system</source>
        <translation>Wie das &amp;System</translation>
    </message>
    <message>
        <source>Forward 1&amp;0 moves</source>
        <translation>1&amp;0 Züge vor</translation>
    </message>
    <message>
        <source>G&amp;ames</source>
        <translation>Partie&amp;n</translation>
    </message>
    <message>
        <source>G&amp;o to move...</source>
        <translation>Gehe zu Zu&amp;g...</translation>
    </message>
    <message>
        <source>GTP &amp;board</source>
        <translation>GTP-B&amp;rett</translation>
    </message>
    <message>
        <source>Game in&amp;fo...</source>
        <translation>Partie&amp;info...</translation>
    </message>
    <message>
        <source>Give move to other p&amp;layer</source>
        <translation>Zug dem anderen &amp;Spieler geben</translation>
    </message>
    <message>
        <source>Give the turn to the other player</source>
        <translation>Den anderen Spieler an den Zug bringen</translation>
    </message>
    <message>
        <source>Go &amp;to point...</source>
        <translation>Gehe zu &amp;Punkt...</translation>
    </message>
    <message>
        <source>Go 10 moves back</source>
        <translation>10 Züge zurückgehen</translation>
    </message>
    <message>
        <source>Go 10 moves forward</source>
        <translation>10 Züge vorgehen</translation>
    </message>
    <message>
        <source>Go back to the main line</source>
        <translation>Zurück zur Hauptvariante gehen</translation>
    </message>
    <message>
        <source>Go to a move by its number</source>
        <translation>Über die Zugnummer zu einem Zug gehen</translation>
    </message>
    <message>
        <source>Go to a point by its name</source>
        <translation>Über den Namen zu einem Punkt gehen</translation>
    </message>
    <message>
        <source>Go to the end of the line</source>
        <translation>Zum Ende der Variante gehen</translation>
    </message>
    <message>
        <source>Go to the move that placed the stone at the cursor</source>
        <translation>Zu dem Zug gehen, der den Stein am Cursor gespielt hat</translation>
    </message>
    <message>
        <source>Go to the next comment</source>
        <translation>Zum nächsten Kommentar gehen</translation>
    </message>
    <message>
        <source>Go to the next fork</source>
        <translation>Zur nächsten Verzweigung gehen</translation>
    </message>
    <message>
        <source>Go to the next game of the file</source>
        <translation>Zur nächsten Partie der Datei gehen</translation>
    </message>
    <message>
        <source>Go to the next match</source>
        <translation>Zum nächsten Treffer gehen</translation>
    </message>
    <message>
        <source>Go to the next move</source>
        <translation>Zum nächsten Zug gehen</translation>
    </message>
    <message>
        <source>Go to the next move of the game that leads to this position</source>
        <translation>Zum nächsten Zug der Partie gehen, der zu dieser Stellung führt</translation>
    </message>
    <message>
        <source>Go to the next move that lost more than two points</source>
        <translation>Zum nächsten Zug gehen, der mehr als zwei Punkte verlor</translation>
    </message>
    <message>
        <source>Go to the next variation</source>
        <translation>Zur nächsten Variante gehen</translation>
    </message>
    <message>
        <source>Go to the previous comment</source>
        <translation>Zum vorigen Kommentar gehen</translation>
    </message>
    <message>
        <source>Go to the previous fork</source>
        <translation>Zur vorigen Verzweigung gehen</translation>
    </message>
    <message>
        <source>Go to the previous game of the file</source>
        <translation>Zur vorigen Partie der Datei gehen</translation>
    </message>
    <message>
        <source>Go to the previous match</source>
        <translation>Zum vorigen Treffer gehen</translation>
    </message>
    <message>
        <source>Go to the previous move</source>
        <translation>Zum vorigen Zug gehen</translation>
    </message>
    <message>
        <source>Go to the previous move that lost more than two points</source>
        <translation>Zum vorigen Zug gehen, der mehr als zwei Punkte verlor</translation>
    </message>
    <message>
        <source>Go to the previous variation</source>
        <translation>Zur vorigen Variante gehen</translation>
    </message>
    <message>
        <source>Go to the start of the game</source>
        <translation>Zum Partiebeginn gehen</translation>
    </message>
    <message>
        <source>Good for &amp;White</source>
        <translation>Gut für &amp;Weiß</translation>
    </message>
    <message>
        <source>Good for B&amp;lack</source>
        <translation>Gut für &amp;Schwarz</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Grün</translation>
    </message>
    <message>
        <source>Grey out</source>
        <translation>Ausgrauen</translation>
    </message>
    <message>
        <source>Grey out points here and in what follows</source>
        <translation>Punkte hier und im Folgenden ausgrauen</translation>
    </message>
    <message>
        <source>HTML for Be&amp;soGo</source>
        <translation>HTML für Bes&amp;oGo</translation>
    </message>
    <message>
        <source>Hide everything after this node (or double-click it)</source>
        <translation>Alles nach diesem Knoten verbergen (oder ihn doppelt anklicken)</translation>
    </message>
    <message>
        <source>Insert a move of the player to move before this node</source>
        <translation>Vor diesem Knoten einen Zug des Spielers am Zug einfügen</translation>
    </message>
    <message>
        <source>Insert an empty node after this one</source>
        <translation>Nach diesem einen leeren Knoten einfügen</translation>
    </message>
    <message>
        <source>Insert an empty node before this one</source>
        <translation>Vor diesem einen leeren Knoten einfügen</translation>
    </message>
    <message>
        <source>Insert mo&amp;ve before...</source>
        <translation>&amp;Zug davor einfügen...</translation>
    </message>
    <message>
        <source>Insert node &amp;after</source>
        <translation>Knoten da&amp;nach einfügen</translation>
    </message>
    <message>
        <source>Insert node &amp;before</source>
        <translation>Knoten &amp;davor einfügen</translation>
    </message>
    <message>
        <source>Ko point</source>
        <translation>Ko-Punkt</translation>
    </message>
    <message>
        <source>L&amp;ine</source>
        <translation>L&amp;inie</translation>
    </message>
    <message>
        <source>LaTeX for &amp;eigo</source>
        <translation>LaTeX für &amp;eigo</translation>
    </message>
    <message>
        <source>LaTeX for &amp;igo</source>
        <translation>LaTeX für &amp;igo</translation>
    </message>
    <message>
        <source>Label points 1, 2, 3; double-click: other text</source>
        <translation>Punkte mit 1, 2, 3 beschriften; Doppelklick: anderer Text</translation>
    </message>
    <message>
        <source>Label points A, B, C; double-click: other text</source>
        <translation>Punkte mit A, B, C beschriften; Doppelklick: anderer Text</translation>
    </message>
    <message>
        <source>Last mo&amp;ve</source>
        <translation>&amp;Letzter Zug</translation>
    </message>
    <message>
        <source>Last move</source>
        <translation>Letzter Zug</translation>
    </message>
    <message>
        <source>Let an engine show good moves and who leads, or end it</source>
        <translation>Eine Engine gute Züge und wer führt zeigen lassen, oder das beenden</translation>
    </message>
    <message>
        <source>Let engines play their strongest</source>
        <translation>Engines so stark wie möglich spielen lassen</translation>
    </message>
    <message>
        <source>Let engines play their weakest</source>
        <translation>Engines so schwach wie möglich spielen lassen</translation>
    </message>
    <message>
        <source>Let engines think a little</source>
        <translation>Engines ein wenig nachdenken lassen</translation>
    </message>
    <message>
        <source>Let engines think for seconds</source>
        <translation>Engines einige Sekunden nachdenken lassen</translation>
    </message>
    <message>
        <source>Let the engine judge each move of the main line: the score, and mistakes</source>
        <translation>Die Engine jeden Zug der Hauptvariante beurteilen lassen: Punktestand als Kurve, und Fehler</translation>
    </message>
    <message>
        <source>Let the engine make Black&apos;s moves from here on, or no longer</source>
        <translation>Die Engine ab hier die Züge von Schwarz machen lassen, oder nicht mehr</translation>
    </message>
    <message>
        <source>Let the engine make White&apos;s moves from here on, or no longer</source>
        <translation>Die Engine ab hier die Züge von Weiß machen lassen, oder nicht mehr</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>Buchstabe</translation>
    </message>
    <message>
        <source>Light, &amp;high contrast</source>
        <translation>Hell, hoher &amp;Kontrast</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Linie</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>Link</translation>
    </message>
    <message>
        <source>M&amp;uch: 1,000 visits, or level 10</source>
        <translation>&amp;Viel: 1.000 Visits oder Stufe 10</translation>
    </message>
    <message>
        <source>Make black white and white black in this game, players and result included</source>
        <translation>Schwarz und Weiß in dieser Partie tauschen, samt Spielern und Ergebnis</translation>
    </message>
    <message>
        <source>Make the line to this node the main line</source>
        <translation>Die Zugfolge bis zu diesem Knoten zur Hauptvariante machen</translation>
    </message>
    <message>
        <source>Mark Black&apos;s territory; right button: White&apos;s; Shift: whole regions</source>
        <translation>Gebiet von Schwarz markieren; rechte Taste: von Weiß; Umschalt: ganze Bereiche</translation>
    </message>
    <message>
        <source>Mark points with a circle; Shift: whole chains</source>
        <translation>Punkte mit einem Kreis markieren; Umschalt: ganze Ketten</translation>
    </message>
    <message>
        <source>Mark points with a cross; Shift: whole chains</source>
        <translation>Punkte mit einem Kreuz markieren; Umschalt: ganze Ketten</translation>
    </message>
    <message>
        <source>Mark points with a square; Shift: whole chains</source>
        <translation>Punkte mit einem Quadrat markieren; Umschalt: ganze Ketten</translation>
    </message>
    <message>
        <source>Mark points with a triangle; Shift: whole chains</source>
        <translation>Punkte mit einem Dreieck markieren; Umschalt: ganze Ketten</translation>
    </message>
    <message>
        <source>Mark the move as doubtful</source>
        <translation>Den Zug als zweifelhaft bewerten</translation>
    </message>
    <message>
        <source>Mark the move as interesting</source>
        <translation>Den Zug als interessant bewerten</translation>
    </message>
    <message>
        <source>Mark the node as a hotspot</source>
        <translation>Den Knoten als Schlüsselstelle kennzeichnen</translation>
    </message>
    <message>
        <source>Mark the point at the cursor with a circle, or unmark it</source>
        <translation>Am Cursor einen Kreis setzen oder entfernen</translation>
    </message>
    <message>
        <source>Mark the point at the cursor with a cross, or unmark it</source>
        <translation>Am Cursor ein Kreuz setzen oder entfernen</translation>
    </message>
    <message>
        <source>Mark the point at the cursor with a square, or unmark it</source>
        <translation>Am Cursor ein Quadrat setzen oder entfernen</translation>
    </message>
    <message>
        <source>Mark the point at the cursor with a triangle, or unmark it</source>
        <translation>Am Cursor ein Dreieck setzen oder entfernen</translation>
    </message>
    <message>
        <source>Mark the position as even</source>
        <translation>Die Stellung als ausgeglichen bewerten</translation>
    </message>
    <message>
        <source>Mark the position as good for Black</source>
        <translation>Die Stellung als gut für Schwarz bewerten</translation>
    </message>
    <message>
        <source>Mark the position as good for White</source>
        <translation>Die Stellung als gut für Weiß bewerten</translation>
    </message>
    <message>
        <source>Mark the position as unclear</source>
        <translation>Die Stellung als unklar bewerten</translation>
    </message>
    <message>
        <source>Mark with &amp;circle</source>
        <translation>Mit &amp;Kreis markieren</translation>
    </message>
    <message>
        <source>Mark with &amp;square</source>
        <translation>Mit &amp;Quadrat markieren</translation>
    </message>
    <message>
        <source>Mark with &amp;triangle</source>
        <translation>Mit &amp;Dreieck markieren</translation>
    </message>
    <message>
        <source>Mark with cr&amp;oss</source>
        <translation>Mit Kreu&amp;z markieren</translation>
    </message>
    <message>
        <source>Mer&amp;ge with file...</source>
        <translation>Mit Datei zusammen&amp;führen...</translation>
    </message>
    <message>
        <source>Merge the variations of another file into this game</source>
        <translation>Die Varianten einer anderen Datei in diese Partie übernehmen</translation>
    </message>
    <message>
        <source>Mirror along the &amp;diagonal \</source>
        <translation>An der &amp;Diagonale \ spiegeln</translation>
    </message>
    <message>
        <source>Mirror along the di&amp;agonal /</source>
        <translation>An der Dia&amp;gonale / spiegeln</translation>
    </message>
    <message>
        <source>Mirror left and ri&amp;ght</source>
        <translation>&amp;Horizontal spiegeln</translation>
    </message>
    <message>
        <source>Mirror top and &amp;bottom</source>
        <translation>&amp;Vertikal spiegeln</translation>
    </message>
    <message>
        <source>Move &amp;down</source>
        <translation>Nach &amp;unten</translation>
    </message>
    <message>
        <source>Move &amp;left</source>
        <translation>Nach &amp;links</translation>
    </message>
    <message>
        <source>Move &amp;right</source>
        <translation>Nach r&amp;echts</translation>
    </message>
    <message>
        <source>Move &amp;up</source>
        <translation>Nach &amp;oben</translation>
    </message>
    <message>
        <source>Move branc&amp;h to new game</source>
        <translation>As&amp;t in neue Partie verschieben</translation>
    </message>
    <message>
        <source>Move game &amp;up</source>
        <translation>Partie nach &amp;oben</translation>
    </message>
    <message>
        <source>Move game d&amp;own</source>
        <translation>Partie nach &amp;unten</translation>
    </message>
    <message>
        <source>Move stones; drag a frame around several</source>
        <translation>Steine verschieben; mehrere mit einem Rahmen</translation>
    </message>
    <message>
        <source>Move the board cursor down</source>
        <translation>Den Brettcursor nach unten bewegen</translation>
    </message>
    <message>
        <source>Move the board cursor left</source>
        <translation>Den Brettcursor nach links bewegen</translation>
    </message>
    <message>
        <source>Move the board cursor right</source>
        <translation>Den Brettcursor nach rechts bewegen</translation>
    </message>
    <message>
        <source>Move the board cursor up</source>
        <translation>Den Brettcursor nach oben bewegen</translation>
    </message>
    <message>
        <source>Move the focus to the next pane</source>
        <translation>Den Fokus in den nächsten Bereich setzen</translation>
    </message>
    <message>
        <source>Move the focus to the previous pane</source>
        <translation>Den Fokus in den vorigen Bereich setzen</translation>
    </message>
    <message>
        <source>Move this game down by one</source>
        <translation>Diese Partie um einen Platz nach unten schieben</translation>
    </message>
    <message>
        <source>Move this game up by one</source>
        <translation>Diese Partie um einen Platz nach oben schieben</translation>
    </message>
    <message>
        <source>Move this node and everything after it to a new game</source>
        <translation>Diesen Knoten und alles danach in eine neue Partie verschieben</translation>
    </message>
    <message>
        <source>Move this variation down by one</source>
        <translation>Diese Variante um einen Platz nach unten schieben</translation>
    </message>
    <message>
        <source>Move this variation up by one</source>
        <translation>Diese Variante um einen Platz nach oben schieben</translation>
    </message>
    <message>
        <source>Move variation &amp;up</source>
        <translation>Variante nach &amp;oben</translation>
    </message>
    <message>
        <source>Move variation d&amp;own</source>
        <translation>Variante nach &amp;unten</translation>
    </message>
    <message>
        <source>N&amp;ext comment</source>
        <translation>Nächster Ko&amp;mmentar</translation>
    </message>
    <message>
        <source>N&amp;one</source>
        <translation>&amp;Keine</translation>
    </message>
    <message>
        <source>Name columns and rows by numbers from the upper left</source>
        <translation>Spalten und Reihen mit Zahlen von oben links benennen</translation>
    </message>
    <message>
        <source>Name columns by letters and rows by numbers from below</source>
        <translation>Spalten mit Buchstaben und Reihen mit Zahlen von unten benennen</translation>
    </message>
    <message>
        <source>Name columns by numbers and rows by kanji numerals from the upper left</source>
        <translation>Spalten mit Zahlen und Reihen mit Kanji-Zahlen von oben links benennen</translation>
    </message>
    <message>
        <source>Ne&amp;xt moves</source>
        <translation>Nä&amp;chste Züge</translation>
    </message>
    <message>
        <source>Ne&amp;xt variation</source>
        <translation>Nächs&amp;te Variante</translation>
    </message>
    <message>
        <source>New node &amp;after</source>
        <translation>Neuem Knoten d&amp;anach</translation>
    </message>
    <message>
        <source>New node &amp;before</source>
        <translation>Neuem Knoten da&amp;vor</translation>
    </message>
    <message>
        <source>Next &amp;game</source>
        <translation>Nä&amp;chste Partie</translation>
    </message>
    <message>
        <source>Next fo&amp;rk</source>
        <translation>Nächste Ver&amp;zweigung</translation>
    </message>
    <message>
        <source>Next error or &amp;warning</source>
        <translation>Nächster Feh&amp;ler oder nächste Warnung</translation>
    </message>
    <message>
        <source>&amp;Minimise</source>
        <translation>&amp;Im Dock ablegen</translation>
    </message>
    <message>
        <source>&amp;Right answer</source>
        <translation>&amp;Richtige Antwort</translation>
    </message>
    <message>
        <source>&amp;Zoom</source>
        <translation>&amp;Zoomen</translation>
    </message>
    <message>
        <source>Fill the screen with this window, or restore its size</source>
        <translation>Den Bildschirm mit diesem Fenster füllen oder seine Größe wiederherstellen</translation>
    </message>
    <message>
        <source>Go to the next error or warning in the list</source>
        <translation>Zum nächsten Fehler oder zur nächsten Warnung der Liste gehen</translation>
    </message>
    <message>
        <source>Go to the previous error or warning in the list</source>
        <translation>Zum vorigen Fehler oder zur vorigen Warnung der Liste gehen</translation>
    </message>
    <message>
        <source>Mark the move as a wrong answer to a problem</source>
        <translation>Den Zug als falsche Antwort auf ein Problem markieren</translation>
    </message>
    <message>
        <source>Mark the move as the right answer to a problem</source>
        <translation>Den Zug als richtige Antwort auf ein Problem markieren</translation>
    </message>
    <message>
        <source>Minimise this window to the Dock</source>
        <translation>Dieses Fenster im Dock ablegen</translation>
    </message>
    <message>
        <source>Next same pos&amp;ition</source>
        <translation>Nächste gleiche &amp;Stellung</translation>
    </message>
    <message>
        <source>Node &amp;properties...</source>
        <translation>&amp;Knoteneigenschaften...</translation>
    </message>
    <message>
        <source>Num&amp;ber the last moves...</source>
        <translation>&amp;Letzte Züge nummerieren...</translation>
    </message>
    <message>
        <source>Number all moves</source>
        <translation>Alle Züge nummerieren</translation>
    </message>
    <message>
        <source>Number only the last moves</source>
        <translation>Nur die letzten Züge nummerieren</translation>
    </message>
    <message>
        <source>Number the moves after this node, from 1</source>
        <translation>Die Züge nach diesem Knoten ab 1 nummerieren</translation>
    </message>
    <message>
        <source>Open another window with a new document</source>
        <translation>Ein weiteres Fenster mit einem neuen Dokument öffnen</translation>
    </message>
    <message>
        <source>Open or restore what was replaced when the file was saved</source>
        <translation>Öffnen oder wiederherstellen, was beim Speichern der Datei ersetzt wurde</translation>
    </message>
    <message>
        <source>P&amp;ass</source>
        <translation>Pa&amp;ssen</translation>
    </message>
    <message>
        <source>P&amp;urple stones</source>
        <translation>&amp;Violette Steine</translation>
    </message>
    <message>
        <source>Pass instead of playing a stone</source>
        <translation>Passen, statt einen Stein zu spielen</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>Paste SGF, HEN, a text diagram or moves from the clipboard</source>
        <translation>SGF, HEN, ein Textdiagramm oder Züge aus der Zwischenablage einfügen</translation>
    </message>
    <message>
        <source>Paste into the &amp;HEN field</source>
        <translation>In das &amp;HEN-Feld einfügen</translation>
    </message>
    <message>
        <source>Paste variations after this node</source>
        <translation>Varianten nach diesem Knoten einfügen</translation>
    </message>
    <message>
        <source>Pictu&amp;re</source>
        <translation>&amp;Bild</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>Place &amp;other colour</source>
        <translation>&amp;Andere Farbe setzen</translation>
    </message>
    <message>
        <source>Place black stones; right button: white</source>
        <translation>Schwarze Steine setzen; rechte Taste: weiße</translation>
    </message>
    <message>
        <source>Place blue stones; right button: black</source>
        <translation>Blaue Steine setzen; rechte Taste: schwarze</translation>
    </message>
    <message>
        <source>Place green stones; right button: black</source>
        <translation>Grüne Steine setzen; rechte Taste: schwarze</translation>
    </message>
    <message>
        <source>Place purple stones; right button: black</source>
        <translation>Violette Steine setzen; rechte Taste: schwarze</translation>
    </message>
    <message>
        <source>Place red stones; right button: black</source>
        <translation>Rote Steine setzen; rechte Taste: schwarze</translation>
    </message>
    <message>
        <source>Place white stones; right button: black</source>
        <translation>Weiße Steine setzen; rechte Taste: schwarze</translation>
    </message>
    <message>
        <source>Place yellow stones; right button: black</source>
        <translation>Gelbe Steine setzen; rechte Taste: schwarze</translation>
    </message>
    <message>
        <source>Plain &amp;text diagram</source>
        <translation>&amp;Textdiagramm</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Play &amp;Black here</source>
        <translation>&amp;Schwarz hier spielen</translation>
    </message>
    <message>
        <source>Play &amp;White here</source>
        <translation>&amp;Weiß hier spielen</translation>
    </message>
    <message>
        <source>Play &amp;best move</source>
        <translation>&amp;Besten Zug spielen</translation>
    </message>
    <message>
        <source>Play &amp;purple here</source>
        <translation>&amp;Violett hier spielen</translation>
    </message>
    <message>
        <source>Play &amp;red here</source>
        <translation>R&amp;ot hier spielen</translation>
    </message>
    <message>
        <source>Play &amp;yellow here</source>
        <translation>Gelb h&amp;ier spielen</translation>
    </message>
    <message>
        <source>Play a black move at the cursor, regardless of turn</source>
        <translation>Am Cursor einen schwarzen Zug spielen, egal wer am Zug ist</translation>
    </message>
    <message>
        <source>Play a blue move at the cursor, regardless of turn</source>
        <translation>Am Cursor einen blauen Zug spielen, egal wer am Zug ist</translation>
    </message>
    <message>
        <source>Play a green move at the cursor, regardless of turn</source>
        <translation>Am Cursor einen grünen Zug spielen, egal wer am Zug ist</translation>
    </message>
    <message>
        <source>Play a purple move at the cursor, regardless of turn</source>
        <translation>Am Cursor einen violetten Zug spielen, egal wer am Zug ist</translation>
    </message>
    <message>
        <source>Play a red move at the cursor, regardless of turn</source>
        <translation>Am Cursor einen roten Zug spielen, egal wer am Zug ist</translation>
    </message>
    <message>
        <source>Play a white move at the cursor, regardless of turn</source>
        <translation>Am Cursor einen weißen Zug spielen, egal wer am Zug ist</translation>
    </message>
    <message>
        <source>Play a yellow move at the cursor, regardless of turn</source>
        <translation>Am Cursor einen gelben Zug spielen, egal wer am Zug ist</translation>
    </message>
    <message>
        <source>Play bl&amp;ue here</source>
        <translation>B&amp;lau hier spielen</translation>
    </message>
    <message>
        <source>Play gr&amp;een here</source>
        <translation>Grü&amp;n hier spielen</translation>
    </message>
    <message>
        <source>Play moves in turn, with captures and ko</source>
        <translation>Abwechselnd ziehen, mit Schlagen und Ko</translation>
    </message>
    <message>
        <source>Play n&amp;umbered stones as moves</source>
        <translation>Nummerierte Steine als Züge spi&amp;elen</translation>
    </message>
    <message>
        <source>Play the move the engine prefers</source>
        <translation>Den Zug spielen, den die Engine bevorzugt</translation>
    </message>
    <message>
        <source>Play the numbered stones as moves, in order</source>
        <translation>Die nummerierten Steine der Reihe nach als Züge spielen</translation>
    </message>
    <message>
        <source>Pre&amp;sentation</source>
        <translation>&amp;Präsentation</translation>
    </message>
    <message>
        <source>Pre&amp;vious mistake</source>
        <translation>V&amp;origer Fehler</translation>
    </message>
    <message>
        <source>Pre&amp;vious pane</source>
        <translation>Vo&amp;riger Bereich</translation>
    </message>
    <message>
        <source>Pre&amp;vious variation</source>
        <translation>V&amp;orige Variante</translation>
    </message>
    <message>
        <source>Prefere&amp;nces...</source>
        <translation>Einstell&amp;ungen...</translation>
    </message>
    <message>
        <source>Previo&amp;us error or warning</source>
        <translation>Vor&amp;iger Fehler oder vorige Warnung</translation>
    </message>
    <message>
        <source>Previous &amp;comment</source>
        <translation>Voriger &amp;Kommentar</translation>
    </message>
    <message>
        <source>Previous for&amp;k</source>
        <translation>Vorige Verzweig&amp;ung</translation>
    </message>
    <message>
        <source>Previous g&amp;ame</source>
        <translation>Vorige Pa&amp;rtie</translation>
    </message>
    <message>
        <source>Print &amp;figures...</source>
        <translation>&amp;Abbildungen drucken...</translation>
    </message>
    <message>
        <source>Print the board and the comment</source>
        <translation>Das Brett und den Kommentar drucken</translation>
    </message>
    <message>
        <source>Print the problems of this file on pages, with answers, or save them</source>
        <translation>Die Aufgaben dieser Datei mit Lösungen auf Seiten drucken oder speichern</translation>
    </message>
    <message>
        <source>Print this game as numbered diagrams with its comments, or save them</source>
        <translation>Diese Partie als nummerierte Diagramme mit Kommentaren drucken oder speichern</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>Violett</translation>
    </message>
    <message>
        <source>Put the tool palette at the right of the window, or back to the left</source>
        <translation>Die Werkzeugleiste rechts ins Fenster setzen, oder wieder links</translation>
    </message>
    <message>
        <source>Re&amp;cover...</source>
        <translation>&amp;Wiederherstellung...</translation>
    </message>
    <message>
        <source>Read the position from a picture of a board on the screen</source>
        <translation>Die Stellung aus dem Bild eines Brettes auf dem Bildschirm lesen</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rot</translation>
    </message>
    <message>
        <source>Redo the last undone change</source>
        <translation>Die zuletzt rückgängig gemachte Änderung wiederholen</translation>
    </message>
    <message>
        <source>Remove all arrows and lines from this node</source>
        <translation>Alle Pfeile und Linien aus diesem Knoten entfernen</translation>
    </message>
    <message>
        <source>Remove all labels, marks, arrows, lines and areas from this node</source>
        <translation>Alle Beschriftungen, Symbole, Pfeile, Linien und Flächen aus diesem Knoten entfernen</translation>
    </message>
    <message>
        <source>Remove all letters, numbers and texts from this node</source>
        <translation>Alle Buchstaben, Zahlen und Texte aus diesem Knoten entfernen</translation>
    </message>
    <message>
        <source>Remove all territory from this node</source>
        <translation>Alles Gebiet aus diesem Knoten entfernen</translation>
    </message>
    <message>
        <source>Remove all triangles, squares, circles and crosses from this node</source>
        <translation>Alle Dreiecke, Quadrate, Kreise und Kreuze aus diesem Knoten entfernen</translation>
    </message>
    <message>
        <source>Remove comments, markup and more from this node or the whole game</source>
        <translation>Kommentare, Markierungen und mehr aus diesem Knoten oder der ganzen Partie entfernen</translation>
    </message>
    <message>
        <source>Remove the program from the menu of the desktop again</source>
        <translation>Das Programm wieder aus dem Menü der Arbeitsumgebung entfernen</translation>
    </message>
    <message>
        <source>Remove this game from the file</source>
        <translation>Diese Partie aus der Datei entfernen</translation>
    </message>
    <message>
        <source>Rename thi&amp;s node</source>
        <translation>Knoten um&amp;benennen</translation>
    </message>
    <message>
        <source>Reopen the file with another encoding</source>
        <translation>Die Datei mit einer anderen Kodierung neu öffnen</translation>
    </message>
    <message>
        <source>Reopen with &amp;encoding...</source>
        <translation>Mit anderer &amp;Kodierung öffnen...</translation>
    </message>
    <message>
        <source>Restore documents that were closed or lost without being saved</source>
        <translation>Ungespeichert geschlossene oder verlorene Dokumente wiederherstellen</translation>
    </message>
    <message>
        <source>Right-click at the cursor</source>
        <translation>Am Cursor rechtsklicken</translation>
    </message>
    <message>
        <source>Rotate &amp;left</source>
        <translation>Nach &amp;links drehen</translation>
    </message>
    <message>
        <source>Rotate &amp;right</source>
        <translation>Nach &amp;rechts drehen</translation>
    </message>
    <message>
        <source>Rotate by &amp;180°</source>
        <translation>Um &amp;180° drehen</translation>
    </message>
    <message>
        <source>Rotate this game by 90° to the left, with everything that names a point</source>
        <translation>Diese Partie um 90° nach links drehen, mit allem, was einen Punkt nennt</translation>
    </message>
    <message>
        <source>Rotate this game by 90° to the right, with everything that names a point</source>
        <translation>Diese Partie um 90° nach rechts drehen, mit allem, was einen Punkt nennt</translation>
    </message>
    <message>
        <source>Rotate view &amp;left</source>
        <translation>Ansicht nach &amp;links drehen</translation>
    </message>
    <message>
        <source>Rotate view &amp;right</source>
        <translation>Ansicht nach &amp;rechts drehen</translation>
    </message>
    <message>
        <source>Rotate view by &amp;180°</source>
        <translation>Ansicht um &amp;180° drehen</translation>
    </message>
    <message>
        <source>Rotate, mirror, shift or resize this position, variation, game, or all games</source>
        <translation>Diese Stellung, Variante, Partie oder alle Partien drehen, spiegeln, schieben, vergrößern</translation>
    </message>
    <message>
        <source>S&amp;GF of the game</source>
        <translation>S&amp;GF der Partie</translation>
    </message>
    <message>
        <source>S&amp;quare</source>
        <translation>&amp;Quadrat</translation>
    </message>
    <message>
        <source>SGF of this &amp;position</source>
        <translation>SGF der &amp;Stellung</translation>
    </message>
    <message>
        <source>Save &amp;as...</source>
        <translation>Speichern &amp;unter...</translation>
    </message>
    <message>
        <source>Save a byte-for-byte copy of the file as it was read</source>
        <translation>Eine bytegenaue Kopie der Datei speichern, wie sie gelesen wurde</translation>
    </message>
    <message>
        <source>Save a copy in standard form (FF[4], UTF-8)</source>
        <translation>Eine Kopie in Standardform speichern (FF[4], UTF-8)</translation>
    </message>
    <message>
        <source>Save nor&amp;malised copy...</source>
        <translation>Nor&amp;malisierte Kopie speichern...</translation>
    </message>
    <message>
        <source>Save or&amp;iginal as...</source>
        <translation>&amp;Original speichern unter...</translation>
    </message>
    <message>
        <source>Save the document</source>
        <translation>Das Dokument speichern</translation>
    </message>
    <message>
        <source>Save the problems of this file as a web page to solve in a browser</source>
        <translation>Die Aufgaben dieser Datei als Webseite speichern, zum Lösen im Browser</translation>
    </message>
    <message>
        <source>Save these numbers as markup</source>
        <translation>Diese Nummern als Markierungen speichern</translation>
    </message>
    <message>
        <source>Save under another name, as SGF or HEN</source>
        <translation>Unter anderem Namen speichern, als SGF oder HEN</translation>
    </message>
    <message>
        <source>Say how large the board is, how many stones it has, and whose turn it is</source>
        <translation>Sagen, wie groß das Brett ist, wie viele Steine es hat und wer am Zug ist</translation>
    </message>
    <message>
        <source>Say how many stones each player has captured</source>
        <translation>Sagen, wie viele Steine jeder Spieler gefangen hat</translation>
    </message>
    <message>
        <source>Say the stones and the liberties of the chain at the cursor</source>
        <translation>Die Steine und Freiheiten der Kette am Cursor sagen</translation>
    </message>
    <message>
        <source>Say the whole comment</source>
        <translation>Den ganzen Kommentar vorlesen</translation>
    </message>
    <message>
        <source>Say what is next to the cursor</source>
        <translation>Sagen, was neben dem Cursor ist</translation>
    </message>
    <message>
        <source>Say what is on the point at the cursor</source>
        <translation>Sagen, was auf dem Punkt am Cursor ist</translation>
    </message>
    <message>
        <source>Say what the engine thinks: its best move, and who leads</source>
        <translation>Sagen, was die Engine denkt: ihr bester Zug, und wer führt</translation>
    </message>
    <message>
        <source>Say what this move changed, or what differs from the board it is compared with</source>
        <translation>Sagen, was der Zug geändert hat, oder was vom verglichenen Brett abweicht</translation>
    </message>
    <message>
        <source>Say where the ko is</source>
        <translation>Sagen, wo das Ko ist</translation>
    </message>
    <message>
        <source>Say which move this is, which variation, and its comment</source>
        <translation>Sagen, welcher Zug und welche Variante dies ist, mit Kommentar</translation>
    </message>
    <message>
        <source>Say which move was played last</source>
        <translation>Sagen, welcher Zug zuletzt gespielt wurde</translation>
    </message>
    <message>
        <source>Say which moves follow, that of the main line first</source>
        <translation>Sagen, welche Züge folgen, der der Hauptvariante zuerst</translation>
    </message>
    <message>
        <source>Say which stones are in the column of the cursor</source>
        <translation>Sagen, welche Steine in der Spalte des Cursors sind</translation>
    </message>
    <message>
        <source>Say which stones are in the row of the cursor</source>
        <translation>Sagen, welche Steine in der Reihe des Cursors sind</translation>
    </message>
    <message>
        <source>Say which stones are near the cursor, the nearest first</source>
        <translation>Sagen, welche Steine beim Cursor sind, die nächsten zuerst</translation>
    </message>
    <message>
        <source>Screens&amp;hot...</source>
        <translation>Bildschir&amp;mfoto...</translation>
    </message>
    <message>
        <source>Search comments and node names</source>
        <translation>Kommentare und Knotennamen durchsuchen</translation>
    </message>
    <message>
        <source>Search the game, the file or a folder for this position or its selected part</source>
        <translation>Partie, Datei oder Ordner nach dieser Stellung oder ihrem ausgewählten Teil durchsuchen</translation>
    </message>
    <message>
        <source>Selec&amp;t all</source>
        <translation>Alle &amp;Punkte auswählen</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>Auswählen</translation>
    </message>
    <message>
        <source>Select the whole board with the select tool</source>
        <translation>Das ganze Brett mit dem Auswahlwerkzeug auswählen</translation>
    </message>
    <message>
        <source>Set the ko point</source>
        <translation>Den Ko-Punkt setzen</translation>
    </message>
    <message>
        <source>Set the last move</source>
        <translation>Den letzten Zug setzen</translation>
    </message>
    <message>
        <source>Set which colours play, and in which order</source>
        <translation>Festlegen, welche Farben in welcher Reihenfolge spielen</translation>
    </message>
    <message>
        <source>Show &amp;ownership</source>
        <translation>E&amp;rwartetes Gebiet zeigen</translation>
    </message>
    <message>
        <source>Show all games in a table: who is to play, and what problems lack</source>
        <translation>Alle Partien in einer Tabelle zeigen: wer am Zug ist und was den Aufgaben fehlt</translation>
    </message>
    <message>
        <source>Show at other nodes what differs from this one</source>
        <translation>Bei anderen Knoten zeigen, was von diesem abweicht</translation>
    </message>
    <message>
        <source>Show coordinates around the board</source>
        <translation>Koordinaten um das Brett anzeigen</translation>
    </message>
    <message>
        <source>Show everything after this node</source>
        <translation>Alles nach diesem Knoten anzeigen</translation>
    </message>
    <message>
        <source>Show how likely the player wins with a move</source>
        <translation>Zeigen, wie wahrscheinlich der Spieler mit einem Zug gewinnt</translation>
    </message>
    <message>
        <source>Show how many points each move loses</source>
        <translation>Zeigen, wie viele Punkte jeder Zug verliert</translation>
    </message>
    <message>
        <source>Show later moves further down in the tree</source>
        <translation>Spätere Züge im Baum weiter unten zeigen</translation>
    </message>
    <message>
        <source>Show later moves to the right in the tree</source>
        <translation>Spätere Züge im Baum weiter rechts zeigen</translation>
    </message>
    <message>
        <source>Show move numbers on stones</source>
        <translation>Zugnummern auf Steinen anzeigen</translation>
    </message>
    <message>
        <source>Show only the area you drag over; click: whole board</source>
        <translation>Nur den überstrichenen Teil zeigen; Klick: ganzes Brett</translation>
    </message>
    <message>
        <source>Show only the board, comment and players, larger; Esc: back</source>
        <translation>Nur Brett, Kommentar und Spieler zeigen, größer; Esc: zurück</translation>
    </message>
    <message>
        <source>Show only the moves played</source>
        <translation>Nur die gespielten Züge zeigen</translation>
    </message>
    <message>
        <source>Show or hide the list of games</source>
        <translation>Die Liste der Partien ein- oder ausblenden</translation>
    </message>
    <message>
        <source>Show or hide the list of problems</source>
        <translation>Die Liste der Probleme ein- oder ausblenden</translation>
    </message>
    <message>
        <source>Show or hide the tool palette</source>
        <translation>Die Werkzeugleiste ein- oder ausblenden</translation>
    </message>
    <message>
        <source>Show or hide the tree and the comment</source>
        <translation>Den Baum und den Kommentar ein- oder ausblenden</translation>
    </message>
    <message>
        <source>Show the alternatives to this move on the board</source>
        <translation>Die Alternativen zu diesem Zug auf dem Brett zeigen</translation>
    </message>
    <message>
        <source>Show the board as a table that screen readers say and arrow keys go over</source>
        <translation>Das Brett als Tabelle zeigen, die Screenreader vorlesen und Pfeiltasten durchlaufen</translation>
    </message>
    <message>
        <source>Show the board from the other side; the position stays as it is</source>
        <translation>Das Brett von der anderen Seite zeigen; die Stellung bleibt, wie sie ist</translation>
    </message>
    <message>
        <source>Show the board neither rotated nor mirrored</source>
        <translation>Das Brett weder gedreht noch gespiegelt zeigen</translation>
    </message>
    <message>
        <source>Show the board rotated by 90° to the left; the position stays as it is</source>
        <translation>Das Brett um 90° nach links gedreht zeigen; die Stellung bleibt, wie sie ist</translation>
    </message>
    <message>
        <source>Show the board rotated by 90° to the right; the position stays as it is</source>
        <translation>Das Brett um 90° nach rechts gedreht zeigen; die Stellung bleibt, wie sie ist</translation>
    </message>
    <message>
        <source>Show the board with left and right exchanged; the position stays as it is</source>
        <translation>Links und rechts auf dem Brett vertauscht zeigen; die Stellung bleibt, wie sie ist</translation>
    </message>
    <message>
        <source>Show the guide, how HEN is written, with examples, and all keys</source>
        <translation>Das Handbuch zeigen, wie HEN geschrieben wird, mit Beispielen, und alle Tasten</translation>
    </message>
    <message>
        <source>Show the moves after this one on the board</source>
        <translation>Die Züge nach diesem auf dem Brett zeigen</translation>
    </message>
    <message>
        <source>Show the moves of this line as a list that tells of variations</source>
        <translation>Die Züge dieser Zugfolge als Liste zeigen, die auf Varianten hinweist</translation>
    </message>
    <message>
        <source>Show the next moves that the game asks for (ST)</source>
        <translation>Die nächsten Züge zeigen, die die Partie verlangt (ST)</translation>
    </message>
    <message>
        <source>Show the program in the menu of the desktop, and open games and positions with it</source>
        <translation>Zeigt das Programm im Menü der Arbeitsumgebung und öffnet Partien und Stellungen damit</translation>
    </message>
    <message>
        <source>Show the whole board from this node on</source>
        <translation>Ab diesem Knoten das ganze Brett zeigen</translation>
    </message>
    <message>
        <source>Show the whole board where only a part of it is shown; again: the part</source>
        <translation>Das ganze Brett zeigen, wo nur ein Teil zu sehen ist; noch einmal: den Teil</translation>
    </message>
    <message>
        <source>Show the whole tree</source>
        <translation>Den ganzen Baum zeigen</translation>
    </message>
    <message>
        <source>Show titles to drag the panels by; Esc: hide them</source>
        <translation>Titel zum Ziehen der Bereiche zeigen; Esc: verbergen</translation>
    </message>
    <message>
        <source>Show what differs from the node before this one</source>
        <translation>Zeigen, was vom Knoten vor diesem abweicht</translation>
    </message>
    <message>
        <source>Show what differs from the position on the clipboard</source>
        <translation>Zeigen, was von der Stellung in der Zwischenablage abweicht</translation>
    </message>
    <message>
        <source>Show whose each point is likely to be</source>
        <translation>Zeigen, wem jeder Punkt wahrscheinlich gehören wird</translation>
    </message>
    <message>
        <source>Show words beside the tools where there is room for them</source>
        <translation>Wörter neben den Werkzeugen zeigen, wo Platz dafür ist</translation>
    </message>
    <message>
        <source>Shrink the board, or the tree or text that has the focus</source>
        <translation>Das Brett verkleinern, oder den Baum oder Text mit dem Fokus</translation>
    </message>
    <message>
        <source>Solve proble&amp;ms</source>
        <translation>Go-Aufgaben l&amp;ösen</translation>
    </message>
    <message>
        <source>Square</source>
        <translation>Quadrat</translation>
    </message>
    <message>
        <source>Start a game against an engine: its size, handicap and strength</source>
        <translation>Eine Partie gegen eine Engine beginnen: Größe, Vorgabe und Spielstärke</translation>
    </message>
    <message>
        <source>Start game &amp;from here</source>
        <translation>Partie &amp;hier beginnen</translation>
    </message>
    <message>
        <source>Start the game with this position; what came before is deleted</source>
        <translation>Die Partie mit dieser Stellung beginnen; was davor war, wird gelöscht</translation>
    </message>
    <message>
        <source>Start with an empty 13x13 board</source>
        <translation>Mit einem leeren 13x13-Brett beginnen</translation>
    </message>
    <message>
        <source>Start with an empty 19x19 board</source>
        <translation>Mit einem leeren 19x19-Brett beginnen</translation>
    </message>
    <message>
        <source>Start with an empty 9x9 board</source>
        <translation>Mit einem leeren 9x9-Brett beginnen</translation>
    </message>
    <message>
        <source>Start with an empty board of any size</source>
        <translation>Mit einem leeren Brett beliebiger Größe beginnen</translation>
    </message>
    <message>
        <source>Stop greying out points from this node on</source>
        <translation>Ab diesem Knoten keine Punkte mehr ausgrauen</translation>
    </message>
    <message>
        <source>Stop showing what differs</source>
        <translation>Unterschiede nicht mehr zeigen</translation>
    </message>
    <message>
        <source>Te&amp;xt label</source>
        <translation>&amp;Textbeschriftung</translation>
    </message>
    <message>
        <source>Territor&amp;y</source>
        <translation>&amp;Gebiet</translation>
    </message>
    <message>
        <source>Territory</source>
        <translation>Gebiet</translation>
    </message>
    <message>
        <source>Text label</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>To the &amp;right</source>
        <translation>Nach &amp;rechts</translation>
    </message>
    <message>
        <source>Tools at the &amp;right</source>
        <translation>Werkzeuge r&amp;echts</translation>
    </message>
    <message>
        <source>Triangle</source>
        <translation>Dreieck</translation>
    </message>
    <message>
        <source>Turn this game upside down, with everything that names a point</source>
        <translation>Diese Partie auf den Kopf stellen, mit allem, was einen Punkt nennt</translation>
    </message>
    <message>
        <source>Undo the last change</source>
        <translation>Die letzte Änderung rückgängig machen</translation>
    </message>
    <message>
        <source>Use light or dark as set in the system</source>
        <translation>Hell oder dunkel, wie im System eingestellt</translation>
    </message>
    <message>
        <source>Use the dark theme</source>
        <translation>Das dunkle Design verwenden</translation>
    </message>
    <message>
        <source>Use the dark theme with strong lines and white text</source>
        <translation>Das dunkle Design mit kräftigen Linien und weißem Text verwenden</translation>
    </message>
    <message>
        <source>Use the light theme</source>
        <translation>Das helle Design verwenden</translation>
    </message>
    <message>
        <source>Use the light theme with strong lines and black text</source>
        <translation>Das helle Design mit kräftigen Linien und schwarzem Text verwenden</translation>
    </message>
    <message>
        <source>V&amp;ery little: 1 visit, or level 1</source>
        <translation>&amp;Sehr wenig: 1 Visit oder Stufe 1</translation>
    </message>
    <message>
        <source>W&amp;hole board</source>
        <translation>Ganzes &amp;Brett</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>Wr&amp;ong answer</source>
        <translation>&amp;Falsche Antwort</translation>
    </message>
    <message>
        <source>Write &amp;results into the game</source>
        <translation>Ergebnisse in die Partie s&amp;chreiben</translation>
    </message>
    <message>
        <source>Write a short text on a point</source>
        <translation>Einen kurzen Text auf einen Punkt schreiben</translation>
    </message>
    <message>
        <source>Write a short text on the point at the cursor</source>
        <translation>Einen kurzen Text auf den Punkt am Cursor schreiben</translation>
    </message>
    <message>
        <source>Write numbers on the stones of the last moves</source>
        <translation>Zahlen auf die Steine der letzten Züge schreiben</translation>
    </message>
    <message>
        <source>Write the scores into the game (V), and the best lines at mistakes as variations</source>
        <translation>Die Punktestände in die Partie schreiben (V), und die besten Zugfolgen bei Fehlern als Varianten</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Gelb</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>Ver&amp;größern</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>Verk&amp;leinern</translation>
    </message>
    <message>
        <source>Click what is to be explained, or press {key} again for what has the focus.</source>
        <translation>Klicken Sie auf das, was erklärt werden soll, oder drücken Sie noch einmal {key} für das, was den Fokus hat.</translation>
    </message>
    <message>
        <source>{key} in the tree</source>
        <translation>{key} im Baum</translation>
    </message>
    <message>
        <source>HEN Editor is in the applications menu now.</source>
        <translation>HEN Editor ist jetzt im Anwendungsmenü.</translation>
    </message>
    <message>
        <source>HEN Editor was removed from the applications menu.</source>
        <translation>HEN Editor wurde aus dem Anwendungsmenü entfernt.</translation>
    </message>
    <message>
        <source>The applications menu could not be changed.</source>
        <translation>Das Anwendungsmenü konnte nicht geändert werden.</translation>
    </message>
    <message>
        <source>HEN Editor was not in the applications menu.</source>
        <translation>HEN Editor war nicht im Anwendungsmenü.</translation>
    </message>
    <message>
        <source>Fix problem</source>
        <translation>Problem beheben</translation>
    </message>
</context>
<context>
    <name>CommentBox</name>
    <message>
        <source>Node name</source>
        <translation>Knotenname</translation>
    </message>
    <message>
        <source>Middle-click the board to insert a point&apos;s name</source>
        <translation>Mittelklick aufs Brett fügt den Namen des Punktes ein</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Kommentar</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Only the first {shown} characters are shown. The comment is too long to be edited here.</source>
        <translation>Nur die ersten {shown} Zeichen werden angezeigt. Der Kommentar ist zu lang, um hier bearbeitet zu werden.</translation>
    </message>
    <message>
        <source>Not pasted: a comment is limited to {longest} characters, a line of it to {line}.</source>
        <translation>Nicht eingefügt: Ein Kommentar hat höchstens {longest} Zeichen, eine Zeile davon {line}.</translation>
    </message>
</context>
<context>
    <name>CompareDialog</name>
    <message>
        <source>Black&apos;s move</source>
        <translation>Zug von Schwarz</translation>
    </message>
    <message>
        <source>White&apos;s move</source>
        <translation>Zug von Weiß</translation>
    </message>
    <message>
        <source>black stones</source>
        <translation>schwarze Steine</translation>
    </message>
    <message>
        <source>white stones</source>
        <translation>weiße Steine</translation>
    </message>
    <message>
        <source>removed stones</source>
        <translation>entfernte Steine</translation>
    </message>
    <message>
        <source>comment</source>
        <translation>Kommentar</translation>
    </message>
    <message>
        <source>node name</source>
        <translation>Knotenname</translation>
    </message>
    <message>
        <source>labels</source>
        <translation>Beschriftungen</translation>
    </message>
    <message>
        <source>Comparing...</source>
        <translation>Vergleich läuft...</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Unterschiede</translation>
    </message>
    <message numerus="yes">
        <source>%Ln difference(s)</source>
        <translation>
            <numerusform>%Ln Unterschied</numerusform>
            <numerusform>%Ln Unterschiede</numerusform>
        </translation>
    </message>
    <message>
        <source>Both contain the same games.</source>
        <translation>Beide enthalten dieselben Partien.</translation>
    </message>
</context>
<context>
    <name>ComparisonBar</name>
    <message>
        <source>Compared with {title}</source>
        <translation>Vergleich mit {title}</translation>
    </message>
    <message>
        <source>Compared with {title}: the boards differ in size</source>
        <translation>Vergleich mit {title}: Die Bretter sind verschieden groß</translation>
    </message>
    <message>
        <source>Compared with {title}: no differences</source>
        <translation>Vergleich mit {title}: keine Unterschiede</translation>
    </message>
    <message>
        <source>Stop showing what differs (Esc)</source>
        <translation>Unterschiede nicht mehr zeigen (Esc)</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>{count} added</source>
        <translation>{count} neu</translation>
    </message>
    <message>
        <source>{count} removed</source>
        <translation>{count} entfernt</translation>
    </message>
    <message>
        <source>{count} changed</source>
        <translation>{count} geändert</translation>
    </message>
</context>
<context>
    <name>CornerHandle</name>
    <message>
        <source>Drag it to where the outermost lines cross; arrow keys move it, faster with Shift</source>
        <translation>Auf die Kreuzung der äußersten Linien ziehen; auch mit Pfeiltasten, schneller mit Umschalt</translation>
    </message>
</context>
<context>
    <name>CountBar</name>
    <message>
        <source>Territory</source>
        <translation>Gebiet</translation>
    </message>
    <message>
        <source>Area</source>
        <translation>Fläche</translation>
    </message>
    <message>
        <source>Recorded: {result}.</source>
        <translation>Eingetragen: {result}.</translation>
    </message>
    <message>
        <source>Guessing which stones are dead...</source>
        <translation>Tote Steine werden geschätzt...</translation>
    </message>
    <message>
        <source>The borders are not closed: {count} points beside both colours count for neither.</source>
        <translation>Die Grenzen sind nicht geschlossen: {count} Punkte neben beiden Farben zählen für keine.</translation>
    </message>
    <message>
        <source>Dead stones and a seki are a guess: click a chain that is wrong.</source>
        <translation>Tote Steine und ein Seki sind geschätzt: Klicken Sie auf eine falsche Kette.</translation>
    </message>
    <message>
        <source>The dead stones are a guess: click a chain that is wrong.</source>
        <translation>Die toten Steine sind geschätzt: Klicken Sie auf eine falsche Kette.</translation>
    </message>
    <message>
        <source>Dead stones as this node marks them: click a chain that is wrong.</source>
        <translation>Tote Steine, wie sie dieser Knoten markiert: Klicken Sie auf eine falsche Kette.</translation>
    </message>
    <message>
        <source>Click a chain to mark it dead or alive. Eyes in a seki are no territory.</source>
        <translation>Kette anklicken, um sie als tot oder lebendig zu markieren. Augen in einem Seki sind kein Gebiet.</translation>
    </message>
    <message>
        <source>Click a chain to mark it dead or alive.</source>
        <translation>Kette anklicken, um sie als tot oder lebendig zu markieren.</translation>
    </message>
    <message>
        <source>{color} {total} = {points} + {captured} captured</source>
        <translation>{color} {total} = {points} + {captured} Gefangene</translation>
    </message>
    <message>
        <source>{color} {total} = {points} + {captured} captured + {komi} komi</source>
        <translation>{color} {total} = {points} + {captured} Gefangene + {komi} Komi</translation>
    </message>
    <message>
        <source>{color} {points}</source>
        <translation>{color} {points}</translation>
    </message>
    <message>
        <source>{color} {total} = {points} + {komi} komi</source>
        <translation>{color} {total} = {points} + {komi} Komi</translation>
    </message>
    <message>
        <source>{color} {total} = {points} + {komi} komi + {handicap} handicap</source>
        <translation>{color} {total} = {points} + {komi} Komi + {handicap} Vorgabe</translation>
    </message>
    <message>
        <source>Mark the territory in this node, and set the result of the game to {result}</source>
        <translation>Das Gebiet in diesem Knoten markieren und das Ergebnis der Partie auf {result} setzen</translation>
    </message>
    <message>
        <source>Guess again</source>
        <translation>Neu schätzen</translation>
    </message>
    <message>
        <source>Done with result</source>
        <translation>Fertig mit Ergebnis</translation>
    </message>
    <message>
        <source>Guess anew, and longer, which stones are dead</source>
        <translation>Neu und länger schätzen, welche Steine tot sind</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>Mark all stones alive</source>
        <translation>Alle Steine als lebendig markieren</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Mark the territory in this node</source>
        <translation>Das Gebiet in diesem Knoten markieren</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Stop counting; nothing is written (Esc)</source>
        <translation>Zählen beenden; nichts wird geschrieben (Esc)</translation>
    </message>
</context>
<context>
    <name>Counter</name>
    <message>
        <source>Only boards with nothing but black and white stones can be counted.</source>
        <translation>Nur Bretter mit ausschließlich schwarzen und weißen Steinen können gezählt werden.</translation>
    </message>
    <message>
        <source>{color} at {point} is alive.</source>
        <translation>{color} auf {point} lebt.</translation>
    </message>
    <message>
        <source>{color} at {point} is dead.</source>
        <translation>{color} auf {point} ist tot.</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Zählen</translation>
    </message>
    <message>
        <source>This node marks other territory. Do you want to replace it?</source>
        <translation>Dieser Knoten markiert anderes Gebiet. Möchten Sie es ersetzen?</translation>
    </message>
    <message>
        <source>The recorded result is {recorded}. Do you want to replace it with {result}?</source>
        <translation>Das eingetragene Ergebnis ist {recorded}. Möchten Sie es durch {result} ersetzen?</translation>
    </message>
    <message>
        <source>The territory marked in this node is replaced, too.</source>
        <translation>Auch das in diesem Knoten markierte Gebiet wird ersetzt.</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Ersetzen</translation>
    </message>
</context>
<context>
    <name>DayPicker</name>
    <message>
        <source>Choose days in a calendar</source>
        <translation>Tage in einem Kalender wählen</translation>
    </message>
</context>
<context>
    <name>DifferenceModel</name>
    <message>
        <source>The games are in a different order</source>
        <translation>Die Partien sind in anderer Reihenfolge</translation>
    </message>
    <message numerus="yes">
        <source>%Ln node(s)</source>
        <translation>
            <numerusform>%Ln Knoten</numerusform>
            <numerusform>%Ln Knoten</numerusform>
        </translation>
    </message>
    <message>
        <source>Game {number} removed: {nodes}</source>
        <translation>Partie {number} entfernt: {nodes}</translation>
    </message>
    <message>
        <source>Game {number} added: {nodes}</source>
        <translation>Partie {number} hinzugefügt: {nodes}</translation>
    </message>
    <message numerus="yes">
        <source>%Ln node(s) added</source>
        <translation>
            <numerusform>%Ln Knoten hinzugefügt</numerusform>
            <numerusform>%Ln Knoten hinzugefügt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln node(s) removed</source>
        <translation>
            <numerusform>%Ln Knoten entfernt</numerusform>
            <numerusform>%Ln Knoten entfernt</numerusform>
        </translation>
    </message>
    <message>
        <source>variations in a different order</source>
        <translation>Varianten in anderer Reihenfolge</translation>
    </message>
    <message>
        <source>{names} changed</source>
        <translation>{names} geändert</translation>
    </message>
    <message>
        <source>{place}: {what}</source>
        <translation>{place}: {what}</translation>
    </message>
    <message>
        <source>Move {move}</source>
        <translation>Zug {move}</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Beginn</translation>
    </message>
    <message>
        <source>Game {game}, move {move}</source>
        <translation>Partie {game}, Zug {move}</translation>
    </message>
    <message>
        <source>Game {game}, start</source>
        <translation>Partie {game}, Beginn</translation>
    </message>
</context>
<context>
    <name>DockButtons</name>
    <message>
        <source>Detach this panel, or dock it again</source>
        <translation>Diesen Bereich abtrennen oder wieder andocken</translation>
    </message>
    <message>
        <source>Close this panel</source>
        <translation>Diesen Bereich schließen</translation>
    </message>
</context>
<context>
    <name>Document</name>
    <message>
        <source>Untitled</source>
        <translation>Unbenannt</translation>
    </message>
    <message>
        <source>Restore earlier version</source>
        <translation>Frühere Version wiederherstellen</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Neu laden</translation>
    </message>
    <message>
        <source>Convert to UTF-8</source>
        <translation>In UTF-8 umwandeln</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Remove stones</source>
        <translation>Steine entfernen</translation>
    </message>
    <message>
        <source>Place stones</source>
        <translation>Steine setzen</translation>
    </message>
    <message>
        <source>Remove mark</source>
        <translation>Symbol entfernen</translation>
    </message>
    <message>
        <source>Mark</source>
        <translation>Symbol</translation>
    </message>
    <message>
        <source>Remove label</source>
        <translation>Beschriftung entfernen</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Beschriftung</translation>
    </message>
    <message>
        <source>Player to move</source>
        <translation>Spieler am Zug</translation>
    </message>
    <message>
        <source>Order of play</source>
        <translation>Zugreihenfolge</translation>
    </message>
    <message>
        <source>Remove ko</source>
        <translation>Ko entfernen</translation>
    </message>
    <message>
        <source>Ko point</source>
        <translation>Ko-Punkt</translation>
    </message>
    <message>
        <source>Remove last move</source>
        <translation>Letzten Zug entfernen</translation>
    </message>
    <message>
        <source>Last move</source>
        <translation>Letzter Zug</translation>
    </message>
    <message>
        <source>Play numbered stones as moves</source>
        <translation>Nummerierte Steine als Züge spielen</translation>
    </message>
    <message>
        <source>Number the last moves</source>
        <translation>Letzte Züge nummerieren</translation>
    </message>
    <message>
        <source>Add game</source>
        <translation>Partie hinzufügen</translation>
    </message>
    <message>
        <source>Duplicate game</source>
        <translation>Partie duplizieren</translation>
    </message>
    <message>
        <source>Remove game</source>
        <translation>Partie entfernen</translation>
    </message>
    <message>
        <source>Rename game</source>
        <translation>Partie umbenennen</translation>
    </message>
    <message>
        <source>Move game</source>
        <translation>Partie verschieben</translation>
    </message>
    <message>
        <source>Type HEN</source>
        <translation>HEN eingeben</translation>
    </message>
    <message>
        <source>Discard unfinished HEN</source>
        <translation>Unfertiges HEN verwerfen</translation>
    </message>
    <message>
        <source>Add as a variation</source>
        <translation>Als Variante hinzufügen</translation>
    </message>
    <message>
        <source>Change HEN layout</source>
        <translation>HEN-Layout ändern</translation>
    </message>
    <message>
        <source>Restore unfinished HEN</source>
        <translation>Unfertiges HEN wiederherstellen</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Kommentar</translation>
    </message>
    <message>
        <source>Node name</source>
        <translation>Knotenname</translation>
    </message>
</context>
<context>
    <name>EncodingDialog</name>
    <message>
        <source>Reopen with encoding</source>
        <translation>Mit anderer Kodierung öffnen</translation>
    </message>
    <message>
        <source>The file was read as {encoding}. {why}</source>
        <translation>Die Datei wurde als {encoding} gelesen. {why}</translation>
    </message>
    <message>
        <source>&amp;Reopen</source>
        <translation>&amp;Neu öffnen</translation>
    </message>
    <message>
        <source>{encoding} (does not fit the whole file)</source>
        <translation>{encoding} (passt nicht zur ganzen Datei)</translation>
    </message>
</context>
<context>
    <name>EncodingReason</name>
    <message>
        <source>It is plain ASCII, which is the same in all encodings.</source>
        <translation>Sie ist reines ASCII, das in allen Kodierungen gleich ist.</translation>
    </message>
    <message>
        <source>It is valid UTF-8, which text in other encodings hardly ever is.</source>
        <translation>Sie ist gültiges UTF-8, was Text in anderen Kodierungen fast nie ist.</translation>
    </message>
    <message>
        <source>It uses the escape sequences of this encoding.</source>
        <translation>Sie verwendet die Escape-Sequenzen dieser Kodierung.</translation>
    </message>
    <message>
        <source>Its characters are common in this encoding.</source>
        <translation>Ihre Zeichen sind in dieser Kodierung üblich.</translation>
    </message>
    <message>
        <source>Its first bytes identify the encoding.</source>
        <translation>Ihre ersten Bytes kennzeichnen die Kodierung.</translation>
    </message>
    <message>
        <source>The file declares it in CA, and all its bytes fit.</source>
        <translation>Die Datei gibt sie in CA an, und alle Bytes passen.</translation>
    </message>
    <message>
        <source>The text was not read from a file.</source>
        <translation>Der Text wurde nicht aus einer Datei gelesen.</translation>
    </message>
    <message>
        <source>You selected it.</source>
        <translation>Sie haben sie gewählt.</translation>
    </message>
</context>
<context>
    <name>EngineBar</name>
    <message>
        <source>Details</source>
        <translation>Details</translation>
    </message>
    <message>
        <source>Show what else is to be said</source>
        <translation>Zeigen, was sonst noch zu sagen ist</translation>
    </message>
    <message>
        <source>Let the engine rest, or go on</source>
        <translation>Die Engine ruhen oder weiterrechnen lassen</translation>
    </message>
    <message>
        <source>Add line</source>
        <translation>Variante hinzufügen</translation>
    </message>
    <message>
        <source>Add the best line as a variation</source>
        <translation>Die beste Zugfolge als Variante hinzufügen</translation>
    </message>
    <message>
        <source>Play best</source>
        <translation>Besten spielen</translation>
    </message>
    <message>
        <source>Play the move the engine prefers</source>
        <translation>Den Zug spielen, den die Engine bevorzugt</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Stop; what is done is kept</source>
        <translation>Aufhören; was getan ist, bleibt erhalten</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Take back your last move</source>
        <translation>Ihren letzten Zug zurücknehmen</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Aufgeben</translation>
    </message>
    <message>
        <source>Lose the game</source>
        <translation>Die Partie verloren geben</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Let the engine play no longer</source>
        <translation>Die Engine nicht mehr spielen lassen</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>End the analysis</source>
        <translation>Die Analyse beenden</translation>
    </message>
    <message>
        <source>{number} visits</source>
        <translation>Visits: {number}</translation>
    </message>
    <message numerus="yes">
        <source>%Ln visit(s)</source>
        <translation>
            <numerusform>%Ln Visit</numerusform>
            <numerusform>%Ln Visits</numerusform>
        </translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Even</source>
        <translation>Ausgeglichen</translation>
    </message>
    <message>
        <source>{color} leads by {points}</source>
        <translation>{color} führt mit {points}</translation>
    </message>
    <message>
        <source>{color} is ahead</source>
        <translation>{color} führt</translation>
    </message>
    <message>
        <source>{number} %</source>
        <translation>{number}&#xa0;%</translation>
    </message>
    <message>
        <source>Best move: {move}</source>
        <translation>Bester Zug: {move}</translation>
    </message>
    <message>
        <source>Sees no good move.</source>
        <translation>Sieht keinen guten Zug.</translation>
    </message>
    <message>
        <source>Prefers {move}.</source>
        <translation>Bevorzugt {move}.</translation>
    </message>
    <message>
        <source>{right} is marked right, but the engine prefers {move}.</source>
        <translation>Als richtig markiert: {right}; die Engine bevorzugt aber {move}.</translation>
    </message>
    <message>
        <source>Also works: {moves}.</source>
        <translation>Geht auch: {moves}.</translation>
    </message>
    <message>
        <source>Does not see {moves}.</source>
        <translation>Sieht {moves} nicht.</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>Passen</translation>
    </message>
</context>
<context>
    <name>EngineController</name>
    <message>
        <source>The engine has named no move yet.</source>
        <translation>Die Engine hat noch keinen Zug genannt.</translation>
    </message>
    <message>
        <source>Add line</source>
        <translation>Variante hinzufügen</translation>
    </message>
    <message>
        <source>Line added as a variation.</source>
        <translation>Zugfolge als Variante hinzugefügt.</translation>
    </message>
    <message>
        <source>The game has this line already.</source>
        <translation>Die Partie hat diese Zugfolge schon.</translation>
    </message>
    <message>
        <source>&amp;Preferences...</source>
        <translation>&amp;Einstellungen...</translation>
    </message>
    <message>
        <source>&amp;How to get one</source>
        <translation>&amp;Woher bekommen?</translation>
    </message>
    <message>
        <source>An engine is a separate program that plays Go. GNU Go and KataGo are free, and found automatically once they are installed; others can be added in the preferences.</source>
        <translation>Eine Engine ist ein eigenes Programm, das Go spielt. GNU Go und KataGo sind frei und werden von selbst gefunden, sobald sie installiert sind; andere lassen sich in den Einstellungen hinzufügen.</translation>
    </message>
    <message>
        <source>No engine was found.</source>
        <translation>Keine Engine gefunden.</translation>
    </message>
    <message>
        <source>Starting: {output}</source>
        <translation>Startet: {output}</translation>
    </message>
    <message>
        <source>Starting...</source>
        <translation>Startet...</translation>
    </message>
</context>
<context>
    <name>EnginePlayer</name>
    <message>
        <source>Plays {color}. Thinking...</source>
        <translation>Spielt {color}. Denkt nach...</translation>
    </message>
    <message>
        <source>Plays {color}. Your move.</source>
        <translation>Spielt {color}. Sie sind am Zug.</translation>
    </message>
    <message>
        <source>There is no move to take back.</source>
        <translation>Es gibt keinen Zug zum Zurücknehmen.</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Aufgeben</translation>
    </message>
    <message>
        <source>{color} resigns: the game is over.</source>
        <translation>{color} gibt auf: Die Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>The engine no longer plays: another position is shown.</source>
        <translation>Die Engine spielt nicht mehr: Eine andere Stellung wird gezeigt.</translation>
    </message>
    <message>
        <source>Two passes: the game is over.</source>
        <translation>Zweimal gepasst: Die Partie ist zu Ende.</translation>
    </message>
</context>
<context>
    <name>EngineUses</name>
    <message>
        <source>Looking for dead stones...</source>
        <translation>Tote Steine werden gesucht...</translation>
    </message>
    <message numerus="yes">
        <source>%Ln visit(s)</source>
        <translation>
            <numerusform>%Ln Visit</numerusform>
            <numerusform>%Ln Visits</numerusform>
        </translation>
    </message>
    <message>
        <source>Checking problems: {done} of {total}</source>
        <translation>Aufgaben werden geprüft: {done} von {total}</translation>
    </message>
</context>
<context>
    <name>EnginesPage</name>
    <message>
        <source>Boards of up to {lines} lines, rectangular ones too.</source>
        <translation>Bretter bis zu {lines} Linien, auch rechteckige.</translation>
    </message>
    <message>
        <source>Square boards of up to {lines} lines.</source>
        <translation>Quadratische Bretter bis zu {lines} Linien.</translation>
    </message>
    <message>
        <source>Plays only: it names no good moves.</source>
        <translation>Spielt nur: Sie nennt keine guten Züge.</translation>
    </message>
    <message>
        <source>Names good moves, without win rates, in {seconds} s.</source>
        <translation>Nennt gute Züge, ohne Gewinnraten, in {seconds} s.</translation>
    </message>
    <message>
        <source>Analyses with win rates; visits in {seconds} s: {number}.</source>
        <translation>Analysiert mit Gewinnraten; Visits in {seconds} s: {number}.</translation>
    </message>
    <message>
        <source>En&amp;gines</source>
        <translation>Engines (&amp;C)</translation>
    </message>
    <message>
        <source>Engines</source>
        <translation>Engines</translation>
    </message>
    <message>
        <source>Command line of an engine</source>
        <translation>Befehlszeile einer Engine</translation>
    </message>
    <message>
        <source>What the test has shown</source>
        <translation>Ergebnis der Prüfung</translation>
    </message>
    <message>
        <source>&amp;Browse...</source>
        <translation>Durchs&amp;uchen...</translation>
    </message>
    <message>
        <source>Add to &amp;list</source>
        <translation>Zur &amp;Liste hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>&amp;Test</source>
        <translation>&amp;Prüfen</translation>
    </message>
    <message>
        <source>&amp;Command line:</source>
        <translation>Be&amp;fehlszeile:</translation>
    </message>
    <message>
        <source>No engine was found. An engine is a separate program that plays Go: GNU Go and KataGo are free.</source>
        <translation>Keine Engine gefunden. Eine Engine ist ein eigenes Programm, das Go spielt: GNU Go und KataGo sind frei.</translation>
    </message>
    <message>
        <source>{engine} (added)</source>
        <translation>{engine} (hinzugefügt)</translation>
    </message>
    <message>
        <source>&amp;Stop test</source>
        <translation>&amp;Prüfung beenden</translation>
    </message>
    <message>
        <source>Choose an engine</source>
        <translation>Engine wählen</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Beendet.</translation>
    </message>
    <message>
        <source>Testing {engine}...</source>
        <translation>{engine} wird geprüft...</translation>
    </message>
</context>
<context>
    <name>Examples</name>
    <message>
        <source>Annotated game</source>
        <translation>Kommentierte Partie</translation>
    </message>
    <message>
        <source>Ear reddening</source>
        <translation>Rote Ohren</translation>
    </message>
    <message>
        <source>Ko after a capture</source>
        <translation>Ko nach einem Schlag</translation>
    </message>
    <message>
        <source>Ko and captures</source>
        <translation>Ko und Schlagen</translation>
    </message>
    <message>
        <source>Numbered moves</source>
        <translation>Nummerierte Züge</translation>
    </message>
</context>
<context>
    <name>ExceptionDialog</name>
    <message>
        <source>Something went wrong</source>
        <translation>Etwas ist schiefgegangen</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Details</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Fortfahren</translation>
    </message>
    <message>
        <source>Save &amp;as...</source>
        <translation>Speichern &amp;unter...</translation>
    </message>
    <message>
        <source>&amp;Details</source>
        <translation>&amp;Details</translation>
    </message>
    <message>
        <source>C&amp;opy details</source>
        <translation>Details &amp;kopieren</translation>
    </message>
    <message>
        <source>HEN Editor could not finish what it was doing.</source>
        <translation>HEN Editor konnte den Vorgang nicht abschließen.</translation>
    </message>
    <message>
        <source>This is a bug in the program. Your work is still here: you can continue, or save it under another name first. If it happens again, please report it with the details.</source>
        <translation>Dies ist ein Fehler des Programms. Ihre Arbeit ist noch da: Sie können fortfahren oder sie zuerst unter einem anderen Namen speichern. Wenn es wieder geschieht, melden Sie bitte den Fehler mit den Details.</translation>
    </message>
</context>
<context>
    <name>Explanations</name>
    <message>
        <source>{text}: {color} at {points}</source>
        <translation>{text}: {color} auf {points}</translation>
    </message>
    <message>
        <source>{text}: stones at {points}</source>
        <translation>{text}: Steine auf {points}</translation>
    </message>
    <message>
        <source>{text}: {color} to play</source>
        <translation>{text}: {color} am Zug</translation>
    </message>
    <message>
        <source>{text}: {color} passed</source>
        <translation>{text}: {color} hat gepasst</translation>
    </message>
    <message>
        <source>{text}: {color} played at {points}</source>
        <translation>{text}: {color} spielte auf {points}</translation>
    </message>
    <message>
        <source>{text}: {mark} at {points}</source>
        <translation>{text}: {mark} auf {points}</translation>
    </message>
    <message>
        <source>{text}: {colors}</source>
        <translation>{text}: {colors}</translation>
    </message>
</context>
<context>
    <name>Figures</name>
    <message>
        <source>After a number of moves</source>
        <translation>Nach einer Anzahl von Zügen</translation>
    </message>
    <message>
        <source>Where the game says so (FG)</source>
        <translation>Wo die Partie es angibt (FG)</translation>
    </message>
    <message>
        <source>After each comment</source>
        <translation>Nach jedem Kommentar</translation>
    </message>
    <message>
        <source>At chosen moves</source>
        <translation>Bei gewählten Zügen</translation>
    </message>
    <message>
        <source>Print figures</source>
        <translation>Abbildungen drucken</translation>
    </message>
    <message>
        <source>&amp;New figure:</source>
        <translation>&amp;Neue Abbildung:</translation>
    </message>
    <message>
        <source>&amp;Moves in a figure, at most:</source>
        <translation>&amp;Züge pro Abbildung, höchstens:</translation>
    </message>
    <message>
        <source>&amp;At the moves:</source>
        <translation>&amp;Bei den Zügen:</translation>
    </message>
    <message>
        <source>21, 45, 90</source>
        <translation>21, 45, 90</translation>
    </message>
    <message>
        <source>&amp;Figures on a page:</source>
        <translation>&amp;Abbildungen pro Seite:</translation>
    </message>
    <message>
        <source>&amp;Variations</source>
        <translation>&amp;Varianten</translation>
    </message>
    <message>
        <source>C&amp;omments</source>
        <translation>&amp;Kommentare</translation>
    </message>
</context>
<context>
    <name>FileCommands</name>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message numerus="yes">
        <source>Open all %Ln file(s)?</source>
        <translation>
            <numerusform>%Ln Datei öffnen?</numerusform>
            <numerusform>Alle %Ln Dateien öffnen?</numerusform>
        </translation>
    </message>
    <message>
        <source>Each is opened in a window of its own.</source>
        <translation>Jede wird in einem eigenen Fenster geöffnet.</translation>
    </message>
    <message>
        <source>Add from files</source>
        <translation>Aus Dateien hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>Ö&amp;ffnen</translation>
    </message>
    <message>
        <source>{file} could not be opened.</source>
        <translation>{file} konnte nicht geöffnet werden.</translation>
    </message>
    <message>
        <source>The unfinished text in the HEN field is not part of the file.</source>
        <translation>Der unfertige Text im HEN-Feld ist nicht Teil der Datei.</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Verwerfen</translation>
    </message>
    <message>
        <source>Discard the unfinished HEN?</source>
        <translation>Das unfertige HEN verwerfen?</translation>
    </message>
    <message>
        <source>Save the changes to {file}?</source>
        <translation>Die Änderungen an {file} speichern?</translation>
    </message>
    <message numerus="yes">
        <source>{file} held one game when it was opened; now there are %Ln.</source>
        <translation>
            <numerusform>{file} enthielt beim Öffnen eine Partie; jetzt ist es %Ln.</numerusform>
            <numerusform>{file} enthielt beim Öffnen eine Partie; jetzt sind es %Ln.</numerusform>
        </translation>
    </message>
    <message>
        <source>Saving as a new file leaves it as it was.</source>
        <translation>Als neue Datei gespeichert, bleibt sie, wie sie war.</translation>
    </message>
    <message>
        <source>Save as &amp;new file...</source>
        <translation>Als &amp;neue Datei speichern...</translation>
    </message>
    <message>
        <source>&amp;Save into this file</source>
        <translation>In diese Datei &amp;speichern</translation>
    </message>
    <message>
        <source>{file} and others</source>
        <translation>{file} und andere</translation>
    </message>
    <message>
        <source>Saving {file}...</source>
        <translation>{file} wird gespeichert...</translation>
    </message>
    <message>
        <source>{file} is open in another window.</source>
        <translation>{file} ist in einem anderen Fenster geöffnet.</translation>
    </message>
    <message>
        <source>Choose another name, or close that window first.</source>
        <translation>Wählen Sie einen anderen Namen, oder schließen Sie zuerst jenes Fenster.</translation>
    </message>
    <message>
        <source>&amp;Go to that window</source>
        <translation>&amp;Zu diesem Fenster gehen</translation>
    </message>
    <message>
        <source>Saved as {name}, the text could be misread when the file is reopened.</source>
        <translation>Als {name} gespeichert, könnte der Text beim erneuten Öffnen falsch gelesen werden.</translation>
    </message>
    <message>
        <source>The file&apos;s encoding, {name}, can&apos;t represent all of the text you entered.</source>
        <translation>Die Kodierung der Datei, {name}, kann nicht den ganzen eingegebenen Text darstellen.</translation>
    </message>
    <message>
        <source>UTF-8 can represent any text. Converting rewrites the whole file in UTF-8.</source>
        <translation>UTF-8 kann jeden Text darstellen. Beim Umwandeln wird die ganze Datei in UTF-8 neu geschrieben.</translation>
    </message>
    <message>
        <source>Undecodable bytes become U+FFFD: {places}.</source>
        <translation>Aus nicht dekodierbaren Bytes wird U+FFFD: {places}.</translation>
    </message>
    <message>
        <source>&amp;Convert the file to UTF-8</source>
        <translation>Datei in UTF-8 &amp;umwandeln</translation>
    </message>
    <message>
        <source>Save a copy &amp;in UTF-8...</source>
        <translation>Kopie &amp;in UTF-8 speichern...</translation>
    </message>
    <message>
        <source>Converting to UTF-8...</source>
        <translation>Umwandlung in UTF-8...</translation>
    </message>
    <message>
        <source>move {move}</source>
        <translation>Zug {move}</translation>
    </message>
    <message>
        <source>start</source>
        <translation>Beginn</translation>
    </message>
    <message>
        <source>move {move} of game {game}</source>
        <translation>Zug {move} von Partie {game}</translation>
    </message>
    <message>
        <source>start of game {game}</source>
        <translation>Beginn von Partie {game}</translation>
    </message>
    <message>
        <source>{places} and others</source>
        <translation>{places} und andere</translation>
    </message>
    <message numerus="yes">
        <source>The other %Ln position(s) will be lost, too.</source>
        <translation>
            <numerusform>Auch die andere Stellung geht verloren.</numerusform>
            <numerusform>Auch die anderen %Ln Stellungen gehen verloren.</numerusform>
        </translation>
    </message>
    <message>
        <source>A {suffix} file cannot store the whole document.</source>
        <translation>Eine {suffix}-Datei kann nicht das ganze Dokument speichern.</translation>
    </message>
    <message>
        <source>Save &amp;anyway</source>
        <translation>Tr&amp;otzdem speichern</translation>
    </message>
    <message>
        <source>A {suffix} file stores positions only.</source>
        <translation>Eine {suffix}-Datei speichert nur Stellungen.</translation>
    </message>
    <message>
        <source>Save this &amp;position only</source>
        <translation>Nur diese &amp;Stellung speichern</translation>
    </message>
    <message>
        <source>Save as &amp;{format}...</source>
        <translation>Als &amp;{format} speichern...</translation>
    </message>
</context>
<context>
    <name>FileDialogs</name>
    <message>
        <source>Looking for the folder...</source>
        <translation>Ordner wird gesucht...</translation>
    </message>
    <message>
        <source>All supported files ({every});;Go files ({patterns});;Pictures of boards ({pictures});;All files (*)</source>
        <translation>Alle unterstützten Dateien ({every});;Go-Dateien ({patterns});;Bilder von Brettern ({pictures});;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>{file} cannot be written to.</source>
        <translation>In {file} kann nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>Part of the name cannot be displayed or typed. Choose another name.</source>
        <translation>Ein Teil des Namens kann nicht angezeigt oder eingegeben werden. Wählen Sie einen anderen Namen.</translation>
    </message>
    <message>
        <source>{file} already exists. Do you want to replace it?</source>
        <translation>{file} gibt es schon. Möchten Sie die Datei ersetzen?</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Ersetzen</translation>
    </message>
</context>
<context>
    <name>FileNotice</name>
    <message>
        <source>{file} was changed by another program; the recovered document is shown as a copy.</source>
        <translation>{file} wurde von einem anderen Programm geändert; das wiederhergestellte Dokument wird als Kopie gezeigt.</translation>
    </message>
    <message>
        <source>It is a text that only quotes a position.</source>
        <translation>Es ist ein Text, der eine Stellung nur zitiert.</translation>
    </message>
    <message>
        <source>This document</source>
        <translation>Dieses Dokument</translation>
    </message>
    <message>
        <source>The file</source>
        <translation>Die Datei</translation>
    </message>
    <message>
        <source>{file} could not be opened.</source>
        <translation>{file} konnte nicht geöffnet werden.</translation>
    </message>
    <message>
        <source>{file} was changed by another program.</source>
        <translation>{file} wurde von einem anderen Programm geändert.</translation>
    </message>
    <message>
        <source>Replace this document with the file; this can be undone</source>
        <translation>Dieses Dokument durch die Datei ersetzen; das lässt sich rückgängig machen</translation>
    </message>
    <message>
        <source>Keep this document; saving it replaces the file</source>
        <translation>Dieses Dokument behalten; beim Speichern ersetzt es die Datei</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Neu laden</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>Meines behalten</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Go back to the document as it was before</source>
        <translation>Zum Dokument zurück, wie es vorher war</translation>
    </message>
    <message>
        <source>Show what differs between this document and the file</source>
        <translation>Zeigen, was sich zwischen Dokument und Datei unterscheidet</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>{file} was changed by another program and reloaded.</source>
        <translation>{file} wurde von einem anderen Programm geändert und neu geladen.</translation>
    </message>
</context>
<context>
    <name>FileReader</name>
    <message>
        <source>{file} has about {count} million nodes.</source>
        <translation>{file} hat etwa {count} Millionen Knoten.</translation>
    </message>
    <message>
        <source>Opening it takes about {size} MB of memory.</source>
        <translation>Das Öffnen benötigt etwa {size} MB Speicher.</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>Ö&amp;ffnen</translation>
    </message>
    <message>
        <source>{file} could not be opened.</source>
        <translation>{file} konnte nicht geöffnet werden.</translation>
    </message>
    <message>
        <source>Pasted text</source>
        <translation>Eingefügter Text</translation>
    </message>
</context>
<context>
    <name>FileWriter</name>
    <message>
        <source>Save &amp;as...</source>
        <translation>Speichern &amp;unter...</translation>
    </message>
    <message>
        <source>Save a copy in UTF-8</source>
        <translation>Kopie in UTF-8 speichern</translation>
    </message>
    <message>
        <source>UTF-8</source>
        <translation>UTF-8</translation>
    </message>
    <message>
        <source>{file} could not be saved; it is unchanged.</source>
        <translation>{file} konnte nicht gespeichert werden; die Datei ist unverändert.</translation>
    </message>
    <message>
        <source>Save a copy &amp;in UTF-8...</source>
        <translation>Kopie &amp;in UTF-8 speichern...</translation>
    </message>
    <message>
        <source>Saving {file}...</source>
        <translation>{file} wird gespeichert...</translation>
    </message>
    <message>
        <source>{file} could not be saved.</source>
        <translation>{file} konnte nicht gespeichert werden.</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>Speichern unter</translation>
    </message>
    <message>
        <source>untitled{suffix}</source>
        <translation>unbenannt{suffix}</translation>
    </message>
    <message>
        <source>{file} has been changed by another program.</source>
        <translation>{file} wurde von einem anderen Programm geändert.</translation>
    </message>
    <message>
        <source>Saving now overwrites those changes.</source>
        <translation>Wenn Sie jetzt speichern, werden jene Änderungen überschrieben.</translation>
    </message>
    <message>
        <source>&amp;Overwrite</source>
        <translation>Ü&amp;berschreiben</translation>
    </message>
    <message>
        <source>&amp;Reload</source>
        <translation>&amp;Neu laden</translation>
    </message>
    <message>
        <source>&amp;Compare...</source>
        <translation>&amp;Vergleichen...</translation>
    </message>
    <message>
        <source>{file} cannot be replaced, only overwritten in place.</source>
        <translation>{file} kann nicht ersetzt, nur an Ort und Stelle überschrieben werden.</translation>
    </message>
    <message>
        <source>Its present contents cannot be kept as an earlier version: {why}</source>
        <translation>Der jetzige Inhalt kann nicht als frühere Version aufbewahrt werden: {why}</translation>
    </message>
    <message>
        <source>Overwrite &amp;in place</source>
        <translation>An Ort und Stelle ü&amp;berschreiben</translation>
    </message>
</context>
<context>
    <name>FindBar</name>
    <message>
        <source>Find in comments</source>
        <translation>In Kommentaren suchen</translation>
    </message>
    <message>
        <source>No matches</source>
        <translation>Nichts</translation>
    </message>
    <message numerus="yes">
        <source>%Ln match(es)</source>
        <translation>
            <numerusform>%Ln Treffer</numerusform>
            <numerusform>%Ln Treffer</numerusform>
        </translation>
    </message>
    <message>
        <source>Previous match (Shift+F3)</source>
        <translation>Voriger Treffer (Umschalt+F3)</translation>
    </message>
    <message>
        <source>Next match (F3)</source>
        <translation>Nächster Treffer (F3)</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Schließen (Esc)</translation>
    </message>
</context>
<context>
    <name>Finder</name>
    <message>
        <source>No comment in this game contains that text.</source>
        <translation>Kein Kommentar dieser Partie enthält diesen Text.</translation>
    </message>
</context>
<context>
    <name>Formats</name>
    <message>
        <source>HEN position</source>
        <translation>HEN-Stellung</translation>
    </message>
    <message>
        <source>SGF game</source>
        <translation>SGF-Partie</translation>
    </message>
</context>
<context>
    <name>GameAnalysis</name>
    <message>
        <source>Analysing the game: {done} of {total}</source>
        <translation>Partie wird analysiert: {done} von {total}</translation>
    </message>
    <message>
        <source>This engine only estimates the score, too roughly to find mistakes.</source>
        <translation>Diese Engine schätzt nur den Punktestand; für Fehler ist das zu grob.</translation>
    </message>
    <message>
        <source>No further mistake is known.</source>
        <translation>Kein weiterer Fehler bekannt.</translation>
    </message>
    <message>
        <source>Write analysis</source>
        <translation>Analyse schreiben</translation>
    </message>
    <message>
        <source>The game is analysed.</source>
        <translation>Die Partie ist analysiert.</translation>
    </message>
    <message>
        <source>This engine gives no scores: mistakes cannot be found.</source>
        <translation>Diese Engine gibt keinen Punktestand an: Fehler sind nicht zu erkennen.</translation>
    </message>
</context>
<context>
    <name>GameInfo</name>
    <message>
        <source>Annotator</source>
        <translation>Kommentator</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>Black&apos;s rank</source>
        <translation>Rang von Schwarz</translation>
    </message>
    <message>
        <source>Black&apos;s team</source>
        <translation>Team von Schwarz</translation>
    </message>
    <message>
        <source>Copyright</source>
        <translation>Copyright</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Entered by</source>
        <translation>Eingegeben von</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Turnier</translation>
    </message>
    <message>
        <source>Game comment</source>
        <translation>Partiekommentar</translation>
    </message>
    <message>
        <source>Game name</source>
        <translation>Partiename</translation>
    </message>
    <message>
        <source>Handicap</source>
        <translation>Vorgabe</translation>
    </message>
    <message>
        <source>Komi</source>
        <translation>Komi</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Eröffnung</translation>
    </message>
    <message>
        <source>Overtime</source>
        <translation>Byoyomi</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>Time in seconds</source>
        <translation>Zeit in Sekunden</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>White&apos;s rank</source>
        <translation>Rang von Weiß</translation>
    </message>
    <message>
        <source>White&apos;s team</source>
        <translation>Team von Weiß</translation>
    </message>
</context>
<context>
    <name>GameInfoDialog</name>
    <message>
        <source>Only the beginning is shown. The text is too long to be edited here.</source>
        <translation>Nur der Anfang wird angezeigt. Der Text ist zu lang, um hier bearbeitet zu werden.</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>Name:</source>
        <translation>Name:</translation>
    </message>
    <message>
        <source>Rank:</source>
        <translation>Rang:</translation>
    </message>
    <message>
        <source>Team:</source>
        <translation>Team:</translation>
    </message>
    <message>
        <source>Game info</source>
        <translation>Partieinfo</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <source>&amp;More</source>
        <translation>&amp;Weiteres</translation>
    </message>
    <message>
        <source>{field}. {remark}</source>
        <translation>{field}. {remark}</translation>
    </message>
    <message>
        <source>{field}:</source>
        <translation>{field}:</translation>
    </message>
</context>
<context>
    <name>GameList</name>
    <message>
        <source>&amp;Open</source>
        <translation>Ö&amp;ffnen</translation>
    </message>
    <message>
        <source>Re&amp;name</source>
        <translation>&amp;Umbenennen</translation>
    </message>
    <message>
        <source>&amp;Add game</source>
        <translation>Partie hin&amp;zufügen</translation>
    </message>
    <message>
        <source>Show only games with these words in their title, players or event</source>
        <translation>Nur Partien mit diesen Wörtern in Titel, Spielern oder Turnier zeigen</translation>
    </message>
    <message>
        <source>Sort the list</source>
        <translation>Liste sortieren</translation>
    </message>
    <message>
        <source>Add games</source>
        <translation>Partien hinzufügen</translation>
    </message>
    <message numerus="yes">
        <source>Search %Ln game(s)</source>
        <translation>
            <numerusform>%Ln Partie durchsuchen</numerusform>
            <numerusform>%Ln Partien durchsuchen</numerusform>
        </translation>
    </message>
    <message>
        <source>Searching games...</source>
        <translation>Partien werden durchsucht...</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s)</source>
        <translation>
            <numerusform>%Ln Partie</numerusform>
            <numerusform>%Ln Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>Games can be moved only in file order, while none is searched for.</source>
        <translation>Partien lassen sich nur in der Dateireihenfolge verschieben, solange keine gesucht wird.</translation>
    </message>
    <message>
        <source>Add &amp;from files...</source>
        <translation>&amp;Aus Dateien hinzufügen...</translation>
    </message>
    <message>
        <source>Add game from &amp;HEN</source>
        <translation>Partie aus &amp;HEN hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>&amp;Duplizieren</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>Move &amp;up</source>
        <translation>Nach &amp;oben</translation>
    </message>
    <message>
        <source>Move d&amp;own</source>
        <translation>Nach u&amp;nten</translation>
    </message>
    <message>
        <source>&amp;File order</source>
        <translation>&amp;Dateireihenfolge</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>&amp;Titel</translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation>&amp;Spieler</translation>
    </message>
    <message>
        <source>&amp;Worksheet or pictures...</source>
        <translation>Aufga&amp;benblatt oder Bilder...</translation>
    </message>
    <message>
        <source>We&amp;b page...</source>
        <translation>&amp;Webseite...</translation>
    </message>
</context>
<context>
    <name>GameListDock</name>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
</context>
<context>
    <name>GameModel</name>
    <message>
        <source>shown</source>
        <translation>angezeigt</translation>
    </message>
    <message>
        <source>{number}: {name}</source>
        <translation>{number}: {name}</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <translation>Partie {number}</translation>
    </message>
</context>
<context>
    <name>GameRow</name>
    <message>
        <source>Name of the game</source>
        <translation>Name der Partie</translation>
    </message>
</context>
<context>
    <name>GameRows</name>
    <message>
        <source>No matches</source>
        <translation>Keine Treffer</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
</context>
<context>
    <name>GoToMoveDialog</name>
    <message>
        <source>Go to move</source>
        <translation>Gehe zu Zug</translation>
    </message>
    <message>
        <source>Move &amp;number:</source>
        <translation>Zug&amp;nummer:</translation>
    </message>
    <message>
        <source>From 0 (start of game) to {last} (end of line).</source>
        <translation>Von 0 (Partiebeginn) bis {last} (Ende der Variante).</translation>
    </message>
    <message>
        <source>“{text}” is not a move number.</source>
        <translation>„{text}“ ist keine Zugnummer.</translation>
    </message>
    <message>
        <source>This line ends at move {last}.</source>
        <translation>Diese Variante endet bei Zug {last}.</translation>
    </message>
    <message>
        <source>Start of game</source>
        <translation>Partiebeginn</translation>
    </message>
    <message>
        <source>{color} pass</source>
        <translation>{color} passt</translation>
    </message>
    <message>
        <source>{color} {point}</source>
        <translation>{color} {point}</translation>
    </message>
</context>
<context>
    <name>GuidePages</name>
    <message>
        <source>The guide is in English.</source>
        <translation>Die Anleitung ist auf Englisch.</translation>
    </message>
    <message>
        <source>Pages of the guide</source>
        <translation>Seiten des Handbuchs</translation>
    </message>
    <message>
        <source>The guide</source>
        <translation>Das Handbuch</translation>
    </message>
    <message>
        <source>The guide was not found.</source>
        <translation>Das Handbuch wurde nicht gefunden.</translation>
    </message>
    <message>
        <source>No matches</source>
        <translation>Keine Treffer</translation>
    </message>
</context>
<context>
    <name>HelpWindow</name>
    <message>
        <source>A position with a ko and a last move</source>
        <translation>Eine Stellung mit einem Ko und einem letzten Zug</translation>
    </message>
    <message>
        <source>The ear-reddening move, with squares and a circle</source>
        <translation>Der Zug der roten Ohren, mit Quadraten und einem Kreis</translation>
    </message>
    <message>
        <source>Numbered moves and a label</source>
        <translation>Nummerierte Züge und eine Beschriftung</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>Search all pages</source>
        <translation>Alle Seiten durchsuchen</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>Handbuch</translation>
    </message>
    <message>
        <source>HEN</source>
        <translation>HEN</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>HEN writes a Go position in one line: rows begin with _ and a number, columns are capital letters, stones small ones. Click an example to see it on the board.</source>
        <translation>HEN schreibt eine Go-Stellung in einer Zeile: Reihen beginnen mit _ und einer Zahl, Spalten sind Großbuchstaben, Steine kleine. Klicken Sie auf ein Beispiel, um es auf dem Brett zu sehen.</translation>
    </message>
</context>
<context>
    <name>HenButtons</name>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>&amp;Normalise to canonical form</source>
        <translation>In die &amp;Standardform bringen</translation>
    </message>
    <message>
        <source>&amp;One row per line</source>
        <translation>&amp;Eine Reihe pro Zeile</translation>
    </message>
</context>
<context>
    <name>HenEditor</name>
    <message>
        <source>HEN</source>
        <translation>HEN</translation>
    </message>
    <message>
        <source>The position of the board as text; what is typed is shown on the board</source>
        <translation>Die Stellung des Brettes als Text; was eingegeben wird, erscheint auf dem Brett</translation>
    </message>
    <message>
        <source>Type a HEN such as _16Qb_4Dw, or paste one; F1 explains it</source>
        <translation>HEN wie _16Qb_4Dw eingeben oder einfügen; F1 erklärt es</translation>
    </message>
    <message>
        <source>Type a HEN, or paste one; F1 explains it</source>
        <translation>HEN eingeben oder einfügen; F1 erklärt es</translation>
    </message>
    <message>
        <source>Type a HEN, or paste one</source>
        <translation>HEN eingeben oder einfügen</translation>
    </message>
</context>
<context>
    <name>HenField</name>
    <message>
        <source>Fixed: {fix}.</source>
        <translation>Behoben: {fix}.</translation>
    </message>
    <message>
        <source>All problems that can be fixed are fixed.</source>
        <translation>Alle behebbaren Probleme sind behoben.</translation>
    </message>
    <message numerus="yes">
        <source>Too long: the field is limited to %Ln characters.</source>
        <translation>
            <numerusform>Zu lang: Das Feld fasst höchstens %Ln Zeichen.</numerusform>
            <numerusform>Zu lang: Das Feld fasst höchstens %Ln Zeichen.</numerusform>
        </translation>
    </message>
    <message>
        <source>HEN</source>
        <translation>HEN</translation>
    </message>
    <message>
        <source>This is not HEN: it was pasted into the window.</source>
        <translation>Das ist kein HEN: Es wurde ins Fenster eingefügt.</translation>
    </message>
</context>
<context>
    <name>HenGuide</name>
    <message>
        <source>A label on a point: any text without spaces, dots, “_” and “-”.</source>
        <translation>Eine Beschriftung auf einem Punkt: beliebiger Text ohne Leerzeichen, Punkte, „_“ und „-“.</translation>
    </message>
    <message>
        <source>A mark on a point: CR circle, SQ square, TR triangle, MA cross.</source>
        <translation>Ein Symbol auf einem Punkt: CR Kreis, SQ Quadrat, TR Dreieck, MA Kreuz.</translation>
    </message>
    <message>
        <source>A row, counted from 1 at the bottom. Its stones follow.</source>
        <translation>Eine Reihe, von unten ab 1 gezählt. Ihre Steine folgen.</translation>
    </message>
    <message>
        <source>A stone that shows a move number. Odd numbers are black, if Black began.</source>
        <translation>Ein Stein mit einer Zugnummer. Ungerade Nummern sind schwarz, wenn Schwarz begonnen hat.</translation>
    </message>
    <message>
        <source>A stone: black, white, red, green, blue (l), yellow or purple.</source>
        <translation>Ein Stein: schwarz (b), weiß, rot, grün, blau (l), gelb (y) oder violett (p).</translation>
    </message>
    <message>
        <source>Ko point. Next: a stone for the last move, or - for a label or mark</source>
        <translation>Ko-Punkt. Weiter: ein Stein für den letzten Zug, oder - für eine Beschriftung oder ein Symbol</translation>
    </message>
    <message>
        <source>Next: _ and a row (_16Qb), a dot (.9x9, .K10, .b), or ~ and an order of play</source>
        <translation>Weiter: _ und eine Reihe (_16Qb), ein Punkt (.9x9, .K10, .b), oder ~ und eine Zugreihenfolge</translation>
    </message>
    <message>
        <source>Next: a label, or a mark: CR circle, SQ square, TR triangle, MA cross</source>
        <translation>Weiter: eine Beschriftung, oder ein Symbol: CR Kreis, SQ Quadrat, TR Dreieck, MA Kreuz</translation>
    </message>
    <message>
        <source>Next: a move number (~3), or an order of play (~bw)</source>
        <translation>Weiter: eine Zugnummer (~3), oder eine Zugreihenfolge (~bw)</translation>
    </message>
    <message>
        <source>Next: a size (9x9), a point (K10), the player to move (b), or a pass (pb)</source>
        <translation>Weiter: eine Größe (9x9), ein Brettpunkt (K10), der Spieler am Zug (b) oder ein Passen (pb)</translation>
    </message>
    <message>
        <source>Next: a stone: b w r g l y p, or ~n for one with a number</source>
        <translation>Weiter: ein Stein: b w r g l y p, oder ~n für einen mit Nummer</translation>
    </message>
    <message>
        <source>Next: column, then stones: b w r g l y p, or ~n</source>
        <translation>Weiter: Spalte, dann Steine: b w r g l y p, oder ~n</translation>
    </message>
    <message>
        <source>Next: how many, more stones to the right, another column, or a new part</source>
        <translation>Weiter: wie viele, mehr Steine nach rechts, eine andere Spalte oder ein neuer Teil</translation>
    </message>
    <message>
        <source>Next: the number of the row, from 1 at the bottom</source>
        <translation>Weiter: die Nummer der Reihe, von unten ab 1</translation>
    </message>
    <message>
        <source>Next: the row of the point, as in .K10</source>
        <translation>Weiter: die Reihe des Punktes, wie in .K10</translation>
    </message>
    <message>
        <source>Next: two or more colours in the order in which they play, as in ~bw</source>
        <translation>Weiter: zwei oder mehr Farben in ihrer Zugreihenfolge, wie in ~bw</translation>
    </message>
    <message>
        <source>Next: x and the number of rows, as in .9x9</source>
        <translation>Weiter: x und die Anzahl der Reihen, wie in .9x9</translation>
    </message>
    <message>
        <source>Purple to play. Next: a stone, if that colour passed</source>
        <translation>Violett am Zug. Weiter: ein Stein, falls diese Farbe gepasst hat</translation>
    </message>
    <message>
        <source>That many stones of a colour side by side, to the right.</source>
        <translation>So viele Steine einer Farbe nebeneinander, nach rechts.</translation>
    </message>
    <message>
        <source>The column of the next stone: A to Z, without I. Without it, a stone goes right of the one before.</source>
        <translation>Die Spalte des nächsten Steins: A bis Z, ohne I. Fehlt sie, kommt der Stein rechts neben den vorigen.</translation>
    </message>
    <message>
        <source>The ko point, which cannot be retaken yet.</source>
        <translation>Der Ko-Punkt, auf dem noch nicht zurückgeschlagen werden darf.</translation>
    </message>
    <message>
        <source>The move just played: a point and a stone, or p and a stone for a pass.</source>
        <translation>Der eben gespielte Zug: ein Punkt und ein Stein, oder p und ein Stein für ein Passen.</translation>
    </message>
    <message>
        <source>The order in which the colours play. Without it Black and White take turns.</source>
        <translation>Die Reihenfolge, in der die Farben ziehen. Fehlt sie, wechseln sich Schwarz und Weiß ab.</translation>
    </message>
    <message>
        <source>The player to move.</source>
        <translation>Der Spieler am Zug.</translation>
    </message>
    <message>
        <source>The size of the board: columns, x, rows. Without it the board is 19x19.</source>
        <translation>Die Größe des Brettes: Spalten, x, Reihen. Fehlt sie, ist das Brett 19x19.</translation>
    </message>
</context>
<context>
    <name>KeyPresets</name>
    <message>
        <source>Standard</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Sabaki</source>
        <translation>Sabaki</translation>
    </message>
</context>
<context>
    <name>LabelEditor</name>
    <message>
        <source>Label</source>
        <translation>Beschriftung</translation>
    </message>
</context>
<context>
    <name>LineSlider</name>
    <message>
        <source>Place in the game</source>
        <translation>Stelle in der Partie</translation>
    </message>
    <message>
        <source>Left and Right step through the game, Up and Down go to variations</source>
        <translation>Links und Rechts blättern durch die Partie, Auf und Ab gehen zu Varianten</translation>
    </message>
</context>
<context>
    <name>Lists</name>
    <message>
        <source>{items}, {next}</source>
        <translation>{items}, {next}</translation>
    </message>
</context>
<context>
    <name>LoadingBar</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Opening {file}</source>
        <translation>{file} wird geöffnet</translation>
    </message>
    <message>
        <source>Loading progress</source>
        <translation>Ladefortschritt</translation>
    </message>
</context>
<context>
    <name>LockNotice</name>
    <message>
        <source>{file} can be edited now.</source>
        <translation>{file} kann jetzt bearbeitet werden.</translation>
    </message>
    <message>
        <source>Read-only: {file} is open in another HEN Editor ({where}).</source>
        <translation>Schreibgeschützt: {file} ist in einem anderen HEN Editor geöffnet ({where}).</translation>
    </message>
    <message>
        <source>Open a copy</source>
        <translation>Kopie öffnen</translation>
    </message>
    <message>
        <source>Edit a copy, which has no file yet</source>
        <translation>Eine Kopie bearbeiten, die noch keine Datei hat</translation>
    </message>
    <message>
        <source>Edit anyway</source>
        <translation>Trotzdem bearbeiten</translation>
    </message>
    <message>
        <source>Edit the file here, too</source>
        <translation>Die Datei auch hier bearbeiten</translation>
    </message>
    <message>
        <source>{file} is also open in another HEN Editor ({where}).</source>
        <translation>{file} ist auch in einem anderen HEN Editor geöffnet ({where}).</translation>
    </message>
    <message>
        <source>process {pid} on {host}</source>
        <translation>Prozess {pid} auf {host}</translation>
    </message>
    <message>
        <source>{file} is read-only while it is open in another HEN Editor ({where}).</source>
        <translation>{file} ist schreibgeschützt, solange die Datei in einem anderen HEN Editor geöffnet ist ({where}).</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>{file} (removed)</source>
        <translation>{file} (entfernt)</translation>
    </message>
    <message>
        <source>{file} (read-only)</source>
        <translation>{file} (schreibgeschützt)</translation>
    </message>
    <message>
        <source>Saving {file}...</source>
        <translation>{file} wird gespeichert...</translation>
    </message>
    <message>
        <source>Saved {file}</source>
        <translation>{file} gespeichert</translation>
    </message>
    <message>
        <source>The board style {file} is missing or has problems: see Preferences.</source>
        <translation>Der Brettstil {file} fehlt oder hat Probleme: siehe Einstellungen.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Probleme</translation>
    </message>
    <message>
        <source>Board as a table</source>
        <translation>Brett als Tabelle</translation>
    </message>
    <message>
        <source>List of moves</source>
        <translation>Liste der Züge</translation>
    </message>
</context>
<context>
    <name>Marks</name>
    <message>
        <source>Circle</source>
        <translation>Kreis</translation>
    </message>
    <message>
        <source>Square</source>
        <translation>Quadrat</translation>
    </message>
    <message>
        <source>Triangle</source>
        <translation>Dreieck</translation>
    </message>
    <message>
        <source>Cross</source>
        <translation>Kreuz</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>{menu}: {command}</source>
        <translation>{menu}: {command}</translation>
    </message>
    <message>
        <source>More menus</source>
        <translation>Weitere Menüs</translation>
    </message>
    <message>
        <source>{file} in {folder}</source>
        <translation>{file} in {folder}</translation>
    </message>
    <message>
        <source>No recent files</source>
        <translation>Keine zuletzt geöffneten Dateien</translation>
    </message>
    <message>
        <source>Go to this window</source>
        <translation>Zu diesem Fenster gehen</translation>
    </message>
    <message>
        <source>&amp;Coordinates</source>
        <translation>&amp;Koordinaten</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Examples</source>
        <translation>B&amp;eispiele</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <source>&amp;Games</source>
        <translation>&amp;Partien</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;Mark</source>
        <translation>S&amp;ymbol</translation>
    </message>
    <message>
        <source>&amp;Move numbers</source>
        <translation>&amp;Zugnummern</translation>
    </message>
    <message>
        <source>&amp;Navigate</source>
        <translation>&amp;Navigation</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>&amp;Neu</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation>Ber&amp;eiche</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>&amp;Werkzeuge</translation>
    </message>
    <message>
        <source>&amp;Transform</source>
        <translation>&amp;Transformieren</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Window</source>
        <translation>&amp;Fenster</translation>
    </message>
    <message>
        <source>A&amp;nnotate</source>
        <translation>&amp;Bewertung</translation>
    </message>
    <message>
        <source>Areas</source>
        <translation>Flächen</translation>
    </message>
    <message>
        <source>Arrows and lines</source>
        <translation>Pfeile und Linien</translation>
    </message>
    <message>
        <source>At t&amp;he cursor</source>
        <translation>A&amp;m Cursor</translation>
    </message>
    <message>
        <source>Boar&amp;d cursor</source>
        <translation>Brettcurs&amp;or</translation>
    </message>
    <message>
        <source>Board o&amp;rientation</source>
        <translation>Brett&amp;ausrichtung</translation>
    </message>
    <message>
        <source>C&amp;lear markup</source>
        <translation>Markierungen en&amp;tfernen</translation>
    </message>
    <message>
        <source>Coloured stones</source>
        <translation>Farbige Steine</translation>
    </message>
    <message>
        <source>Compare &amp;board</source>
        <translation>Brett ver&amp;gleichen</translation>
    </message>
    <message>
        <source>Copy &amp;as</source>
        <translation>Kopieren &amp;als</translation>
    </message>
    <message>
        <source>&amp;Stones go into</source>
        <translation>Steine bearbeiten &amp;in</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Zeichnen</translation>
    </message>
    <message>
        <source>E&amp;ffort</source>
        <translation>Denkau&amp;fwand</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Engine</translation>
    </message>
    <message>
        <source>Mark</source>
        <translation>Markieren</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>Symbole</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>More colo&amp;urs</source>
        <translation>Weitere Farbe&amp;n</translation>
    </message>
    <message>
        <source>Ne&amp;xt moves</source>
        <translation>&amp;Nächste Züge</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>&amp;Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>Play &amp;other colour here</source>
        <translation>&amp;Andere Farbe hier spielen</translation>
    </message>
    <message>
        <source>Set up</source>
        <translation>Aufstellen</translation>
    </message>
    <message>
        <source>Spea&amp;k</source>
        <translation>Spra&amp;chausgabe</translation>
    </message>
    <message>
        <source>Th&amp;eme</source>
        <translation>&amp;Design</translation>
    </message>
    <message>
        <source>Tool palette</source>
        <translation>Werkzeugleiste</translation>
    </message>
    <message>
        <source>Tree &amp;direction</source>
        <translation>Ba&amp;umrichtung</translation>
    </message>
    <message>
        <source>V&amp;ariations</source>
        <translation>&amp;Varianten</translation>
    </message>
</context>
<context>
    <name>MessageBox</name>
    <message>
        <source>{count} more</source>
        <translation>{count} weitere</translation>
    </message>
    <message>
        <source>HEN Editor</source>
        <translation>HEN Editor</translation>
    </message>
</context>
<context>
    <name>MessageLine</name>
    <message>
        <source>Showing last valid position</source>
        <translation>Letzte gültige Stellung</translation>
    </message>
    <message>
        <source>The text is not applied: the board shows the last valid position.</source>
        <translation>Der Text wird nicht angewendet: Das Brett zeigt die letzte gültige Stellung.</translation>
    </message>
    <message>
        <source>{problem} Fix: {fix}.</source>
        <translation>{problem} Behebung: {fix}.</translation>
    </message>
</context>
<context>
    <name>Messages</name>
    <message>
        <source>This game is not Go: it has no position to show or edit.</source>
        <translation>Diese Partie ist kein Go: Sie hat keine Stellung, die sich zeigen oder bearbeiten lässt.</translation>
    </message>
    <message numerus="yes">
        <source>The HEN of this position has %Ln characters; the limit is {limit}.</source>
        <translation>
            <numerusform>Das HEN dieser Stellung hat %Ln Zeichen; die Grenze ist {limit}.</numerusform>
            <numerusform>Das HEN dieser Stellung hat %Ln Zeichen; die Grenze ist {limit}.</numerusform>
        </translation>
    </message>
    <message>
        <source>This game is on {here}; a {there} position does not fit.</source>
        <translation>Diese Partie ist auf {here}; eine {there}-Stellung passt nicht.</translation>
    </message>
    <message>
        <source>Add as a variation</source>
        <translation>Als Variante hinzufügen</translation>
    </message>
    <message>
        <source>This game already has moves. Add it as a variation, or open it as a new position.</source>
        <translation>Diese Partie hat schon Züge. Fügen Sie die Stellung als Variante hinzu, oder öffnen Sie sie als neue Stellung.</translation>
    </message>
    <message>
        <source>Empty text does not change the board. Press Esc to restore the position.</source>
        <translation>Leerer Text ändert das Brett nicht. Esc stellt die Stellung wieder her.</translation>
    </message>
    <message>
        <source>Show variations</source>
        <translation>Varianten zeigen</translation>
    </message>
    <message>
        <source>This file asks not to show its variations on the board.</source>
        <translation>Diese Datei verlangt, ihre Varianten nicht auf dem Brett zu zeigen.</translation>
    </message>
    <message>
        <source>last move: pass</source>
        <translation>letzter Zug: gepasst</translation>
    </message>
    <message>
        <source>last move {point}</source>
        <translation>letzter Zug {point}</translation>
    </message>
    <message>
        <source>{color} to play</source>
        <translation>{color} am Zug</translation>
    </message>
    <message>
        <source>Valid: {what}</source>
        <translation>Gültig: {what}</translation>
    </message>
    <message>
        <source>Open as a new position</source>
        <translation>Als neue Stellung öffnen</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>Unfinished text at move {move}</source>
        <translation>Unfertiger Text bei Zug {move}</translation>
    </message>
    <message>
        <source>Unfinished text at move {move} of game {game}</source>
        <translation>Unfertiger Text bei Zug {move} von Partie {game}</translation>
    </message>
    <message>
        <source>Unfinished text at the start</source>
        <translation>Unfertiger Text am Beginn</translation>
    </message>
    <message>
        <source>Unfinished text at the start of game {game}</source>
        <translation>Unfertiger Text am Beginn von Partie {game}</translation>
    </message>
    <message numerus="yes">
        <source>Fix all %n</source>
        <translation>
            <numerusform>%n beheben</numerusform>
            <numerusform>Alle %n beheben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n weiteres</numerusform>
            <numerusform>%n weitere</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MoveList</name>
    <message>
        <source>List of moves</source>
        <translation>Liste der Züge</translation>
    </message>
    <message>
        <source>Up and Down go along the line, Left and Right to other variations of a move.</source>
        <translation>Auf und Ab gehen die Zugfolge entlang, Links und Rechts zu anderen Varianten eines Zuges.</translation>
    </message>
</context>
<context>
    <name>MoveNumber</name>
    <message>
        <source>Move {number}</source>
        <translation>Zug {number}</translation>
    </message>
    <message>
        <source>Move {number} of {total}</source>
        <translation>Zug {number} von {total}</translation>
    </message>
    <message>
        <source>of {total}</source>
        <translation>von {total}</translation>
    </message>
</context>
<context>
    <name>NewBoardDialog</name>
    <message>
        <source>New board</source>
        <translation>Neues Brett</translation>
    </message>
    <message>
        <source>&amp;Square</source>
        <translation>&amp;Quadratisch</translation>
    </message>
    <message>
        <source>&amp;Columns:</source>
        <translation>&amp;Spalten:</translation>
    </message>
    <message>
        <source>&amp;Rows:</source>
        <translation>&amp;Reihen:</translation>
    </message>
    <message>
        <source>HEN has no more than {columns} columns: save such a board as SGF.</source>
        <translation>HEN hat höchstens {columns} Spalten: Speichern Sie ein solches Brett als SGF.</translation>
    </message>
</context>
<context>
    <name>NewEngineGameDialog</name>
    <message>
        <source>Game against the engine</source>
        <translation>Partie gegen die Engine</translation>
    </message>
    <message>
        <source>&amp;Size:</source>
        <translation>&amp;Größe:</translation>
    </message>
    <message>
        <source>You &amp;play:</source>
        <translation>Sie &amp;spielen:</translation>
    </message>
    <message>
        <source>&amp;Handicap:</source>
        <translation>&amp;Vorgabe:</translation>
    </message>
    <message>
        <source>The engine &amp;thinks:</source>
        <translation>Die Engine &amp;denkt:</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message numerus="yes">
        <source>%Ln stone(s)</source>
        <translation>
            <numerusform>%Ln Stein</numerusform>
            <numerusform>%Ln Steine</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NextLabel</name>
    <message>
        <source>Next:</source>
        <translation>Nächste:</translation>
    </message>
    <message>
        <source>Next label</source>
        <translation>Nächste Beschriftung</translation>
    </message>
    <message>
        <source>The next letter or number; type another to continue from there</source>
        <translation>Der nächste Buchstabe oder die nächste Zahl; geben Sie etwas anderes ein, um dort fortzufahren</translation>
    </message>
</context>
<context>
    <name>NoticeBar</name>
    <message>
        <source>Close this bar</source>
        <translation>Diese Leiste schließen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>Opening</name>
    <message>
        <source>{file} is being opened.</source>
        <translation>{file} wird geöffnet.</translation>
    </message>
</context>
<context>
    <name>OrderOfPlayDialog</name>
    <message>
        <source>Order of play</source>
        <translation>Zugreihenfolge</translation>
    </message>
    <message>
        <source>Move &amp;up</source>
        <translation>Nach &amp;oben</translation>
    </message>
    <message>
        <source>Move &amp;down</source>
        <translation>Nach &amp;unten</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>Colours play in this order, repeating.</source>
        <translation>Die Farben ziehen immer wieder in dieser Reihenfolge.</translation>
    </message>
    <message>
        <source>Add {color}</source>
        <translation>{color} hinzufügen</translation>
    </message>
</context>
<context>
    <name>OverviewDialog</name>
    <message>
        <source>Overview of the games</source>
        <translation>Übersicht der Partien</translation>
    </message>
    <message>
        <source>&amp;Go to</source>
        <translation>&amp;Gehe zu</translation>
    </message>
    <message>
        <source>Go to the selected game (Enter)</source>
        <translation>Zur ausgewählten Partie gehen (Eingabetaste)</translation>
    </message>
    <message>
        <source>Of the selected games, or of all if only one is selected</source>
        <translation>Von den ausgewählten Partien, oder von allen, wenn nur eine ausgewählt ist</translation>
    </message>
    <message>
        <source>Ask the engine about the first moves of the problems; nothing is changed</source>
        <translation>Die Engine nach den ersten Zügen der Aufgaben fragen; nichts wird geändert</translation>
    </message>
    <message numerus="yes">
        <source>%Ln to check</source>
        <translation>
            <numerusform>%Ln zu prüfen</numerusform>
            <numerusform>%Ln zu prüfen</numerusform>
        </translation>
    </message>
    <message>
        <source>Go to the next one</source>
        <translation>Zum nächsten gehen</translation>
    </message>
    <message numerus="yes">
        <source>%Ln problem(s).</source>
        <translation>
            <numerusform>%Ln Aufgabe.</numerusform>
            <numerusform>%Ln Aufgaben.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing to check.</source>
        <translation>Nichts zu prüfen.</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>Check with &amp;engine</source>
        <translation>Mit Engine &amp;prüfen</translation>
    </message>
    <message>
        <source>The engine has been asked about every problem.</source>
        <translation>Die Engine wurde zu jeder Aufgabe befragt.</translation>
    </message>
    <message>
        <source>Asked the engine: {done} of {total}</source>
        <translation>Engine befragt: {done} von {total}</translation>
    </message>
    <message>
        <source>Asking the engine...</source>
        <translation>Engine wird befragt...</translation>
    </message>
</context>
<context>
    <name>OverviewModel</name>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>To play</source>
        <translation>Am Zug</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Variations</source>
        <translation>Varianten</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>Lösung</translation>
    </message>
    <message>
        <source>To check</source>
        <translation>Zu prüfen</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Engine</translation>
    </message>
    <message>
        <source>Game record</source>
        <translation>Gespielte Partie</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Marked</source>
        <translation>Markiert</translation>
    </message>
    <message>
        <source>Not marked</source>
        <translation>Nicht markiert</translation>
    </message>
</context>
<context>
    <name>Pages</name>
    <message>
        <source>Figure {number}</source>
        <translation>Abbildung {number}</translation>
    </message>
    <message>
        <source>Figure {number}, variation at move {move}</source>
        <translation>Abbildung {number}, Variante bei Zug {move}</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Lösungen</translation>
    </message>
    <message>
        <source>{title} – wrong</source>
        <translation>{title} – falsch</translation>
    </message>
    <message>
        <source>{move} at {place}</source>
        <translation>{move} auf {place}</translation>
    </message>
    <message>
        <source>{move} passes</source>
        <translation>{move} passt</translation>
    </message>
    <message>
        <source>{color} to play</source>
        <translation>{color} am Zug</translation>
    </message>
</context>
<context>
    <name>PagesDialog</name>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>On two sides</source>
        <translation>Auf zwei Seiten</translation>
    </message>
    <message>
        <source>On all sides</source>
        <translation>Auf allen Seiten</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>As &amp;PNG files...</source>
        <translation>Als &amp;PNG-Dateien...</translation>
    </message>
    <message>
        <source>As S&amp;VG files...</source>
        <translation>Als S&amp;VG-Dateien...</translation>
    </message>
    <message>
        <source>&amp;Print...</source>
        <translation>&amp;Drucken...</translation>
    </message>
    <message>
        <source>&amp;Save as PDF...</source>
        <translation>Als PDF &amp;speichern...</translation>
    </message>
    <message>
        <source>Save p&amp;ictures</source>
        <translation>B&amp;ilder speichern</translation>
    </message>
    <message>
        <source>There is nothing to show.</source>
        <translation>Es gibt nichts anzuzeigen.</translation>
    </message>
    <message>
        <source>Making pages...</source>
        <translation>Seiten werden erstellt...</translation>
    </message>
    <message>
        <source>Saved {file}</source>
        <translation>{file} gespeichert</translation>
    </message>
    <message>
        <source>A4</source>
        <translation>A4</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>Letter</translation>
    </message>
    <message>
        <source>Pape&amp;r:</source>
        <translation>Pa&amp;pier:</translation>
    </message>
    <message>
        <source>&amp;Coordinates:</source>
        <translation>K&amp;oordinaten:</translation>
    </message>
    <message numerus="yes">
        <source>%Ln page(s)</source>
        <translation>
            <numerusform>%Ln Seite</numerusform>
            <numerusform>%Ln Seiten</numerusform>
        </translation>
    </message>
    <message>
        <source>{pages}, the first {shown} of them shown</source>
        <translation>{pages}, die ersten {shown} angezeigt</translation>
    </message>
</context>
<context>
    <name>PagesOutput</name>
    <message>
        <source>Printing...</source>
        <translation>Druck läuft...</translation>
    </message>
    <message>
        <source>PDF</source>
        <translation>PDF</translation>
    </message>
    <message>
        <source>Web page</source>
        <translation>Webseite</translation>
    </message>
    <message>
        <source>Save pages</source>
        <translation>Seiten speichern</translation>
    </message>
    <message>
        <source>Save pictures in</source>
        <translation>Bilder speichern in</translation>
    </message>
    <message>
        <source>Looking for the folder...</source>
        <translation>Ordner wird gesucht...</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Ersetzen</translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) with these names already exist. Do you want to replace them?</source>
        <translation>
            <numerusform>%Ln Datei mit diesem Namen gibt es schon. Möchten Sie sie ersetzen?</numerusform>
            <numerusform>%Ln Dateien mit diesen Namen gibt es schon. Möchten Sie sie ersetzen?</numerusform>
        </translation>
    </message>
    <message>
        <source>Saving pictures...</source>
        <translation>Bilder werden gespeichert...</translation>
    </message>
    <message>
        <source>Saved pictures in {folder}</source>
        <translation>Bilder gespeichert in {folder}</translation>
    </message>
    <message>
        <source>Not all pictures could be saved.</source>
        <translation>Nicht alle Bilder konnten gespeichert werden.</translation>
    </message>
</context>
<context>
    <name>PasteOffer</name>
    <message>
        <source>It will be pasted when {file} is open.</source>
        <translation>Es wird eingefügt, sobald {file} geöffnet ist.</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>Replace this game, or its position if it is nothing else</source>
        <translation>Diese Partie ersetzen, oder ihre Stellung, wenn sie nichts anderes ist</translation>
    </message>
    <message>
        <source>Overlay</source>
        <translation>Überlagern</translation>
    </message>
    <message>
        <source>Put only its stones, marks and labels onto this position</source>
        <translation>Nur die Steine, Symbole und Beschriftungen auf diese Stellung setzen</translation>
    </message>
    <message>
        <source>As variation</source>
        <translation>Als Variante</translation>
    </message>
    <message>
        <source>Add it after this node</source>
        <translation>Nach diesem Knoten hinzufügen</translation>
    </message>
    <message>
        <source>As new game</source>
        <translation>Als neue Partie</translation>
    </message>
    <message>
        <source>Add it to the games of this file</source>
        <translation>Zu den Partien dieser Datei hinzufügen</translation>
    </message>
    <message>
        <source>New window</source>
        <translation>Neues Fenster</translation>
    </message>
    <message>
        <source>Open it in a new window</source>
        <translation>In einem neuen Fenster öffnen</translation>
    </message>
    <message>
        <source>This file is read-only.</source>
        <translation>Diese Datei ist schreibgeschützt.</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <translation>{first} bis {last}</translation>
    </message>
    <message>
        <source>{what}.</source>
        <translation>{what}.</translation>
    </message>
    <message>
        <source>{number} of {count}: {what}.</source>
        <translation>{number} von {count}: {what}.</translation>
    </message>
    <message numerus="yes">
        <source>SGF of %Ln game(s)</source>
        <translation>
            <numerusform>SGF mit %Ln Partie</numerusform>
            <numerusform>SGF mit %Ln Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>Likely a diagram</source>
        <translation>Wahrscheinlich ein Diagramm</translation>
    </message>
    <message>
        <source>Diagram</source>
        <translation>Diagramm</translation>
    </message>
    <message numerus="yes">
        <source>%Ln move(s)</source>
        <translation>
            <numerusform>%Ln Zug</numerusform>
            <numerusform>%Ln Züge</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PasteStrip</name>
    <message>
        <source>Upper left corner</source>
        <translation>Ecke oben links</translation>
    </message>
    <message>
        <source>Upper side</source>
        <translation>Oberer Rand</translation>
    </message>
    <message>
        <source>Upper right corner</source>
        <translation>Ecke oben rechts</translation>
    </message>
    <message>
        <source>Left side</source>
        <translation>Linker Rand</translation>
    </message>
    <message>
        <source>Middle</source>
        <translation>Mitte</translation>
    </message>
    <message>
        <source>Right side</source>
        <translation>Rechter Rand</translation>
    </message>
    <message>
        <source>Lower left corner</source>
        <translation>Ecke unten links</translation>
    </message>
    <message>
        <source>Lower side</source>
        <translation>Unterer Rand</translation>
    </message>
    <message>
        <source>Lower right corner</source>
        <translation>Ecke unten rechts</translation>
    </message>
    <message>
        <source>Pasted</source>
        <translation>Eingefügt</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>Choose its board, and where it is there</source>
        <translation>Das Brett wählen und die Stelle darauf</translation>
    </message>
    <message>
        <source>Transform</source>
        <translation>Transformieren</translation>
    </message>
    <message>
        <source>Swap its colours, rotate or mirror it</source>
        <translation>Farben tauschen, drehen oder spiegeln</translation>
    </message>
    <message>
        <source>&amp;Swap colours</source>
        <translation>&amp;Farben tauschen</translation>
    </message>
    <message>
        <source>Discard what was pasted</source>
        <translation>Verwerfen, was eingefügt wurde</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>Was gefunden wurde</translation>
    </message>
</context>
<context>
    <name>PictureDialog</name>
    <message>
        <source>As on the board</source>
        <translation>Wie auf dem Brett</translation>
    </message>
    <message>
        <source>Whole board</source>
        <translation>Ganzes Brett</translation>
    </message>
    <message>
        <source>Around the stones</source>
        <translation>Um die Steine</translation>
    </message>
    <message>
        <source>Selection</source>
        <translation>Auswahl</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>On two sides</source>
        <translation>Auf zwei Seiten</translation>
    </message>
    <message>
        <source>On all sides</source>
        <translation>Auf allen Seiten</translation>
    </message>
    <message>
        <source>A1</source>
        <translation>A1</translation>
    </message>
    <message>
        <source>1-1</source>
        <translation>1-1</translation>
    </message>
    <message>
        <source>1-一</source>
        <translation>1-一</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>Letzte</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Bereich</translation>
    </message>
    <message>
        <source>pixels wide</source>
        <translation>Pixel breit</translation>
    </message>
    <message>
        <source>cm wide</source>
        <translation>cm breit</translation>
    </message>
    <message>
        <source>pixels from line to line</source>
        <translation>Pixel von Linie zu Linie</translation>
    </message>
    <message>
        <source>The position (HEN)</source>
        <translation>Die Stellung (HEN)</translation>
    </message>
    <message>
        <source>The position and the game (SGF)</source>
        <translation>Die Stellung und die Partie (SGF)</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nichts</translation>
    </message>
    <message>
        <source>PNG</source>
        <translation>PNG</translation>
    </message>
    <message>
        <source>SVG</source>
        <translation>SVG</translation>
    </message>
    <message>
        <source>PDF</source>
        <translation>PDF</translation>
    </message>
    <message>
        <source>Export picture</source>
        <translation>Bild exportieren</translation>
    </message>
    <message>
        <source>&amp;Transparent</source>
        <translation>&amp;Transparent</translation>
    </message>
    <message>
        <source>Be&amp;gin with 1</source>
        <translation>Mit &amp;1 beginnen</translation>
    </message>
    <message>
        <source>&amp;Last move</source>
        <translation>&amp;Letzter Zug</translation>
    </message>
    <message>
        <source>&amp;Ko</source>
        <translation>&amp;Ko</translation>
    </message>
    <message>
        <source>&amp;Marks and arrows</source>
        <translation>Symbole und &amp;Pfeile</translation>
    </message>
    <message>
        <source>La&amp;bels</source>
        <translation>Besc&amp;hriftungen</translation>
    </message>
    <message>
        <source>Ne&amp;xt moves</source>
        <translation>Nä&amp;chste Züge</translation>
    </message>
    <message>
        <source>&amp;Player to move</source>
        <translation>Spieler am &amp;Zug</translation>
    </message>
    <message>
        <source>Names of lines</source>
        <translation>Namen der Linien</translation>
    </message>
    <message>
        <source>Number of last moves</source>
        <translation>Anzahl der letzten Züge</translation>
    </message>
    <message>
        <source>First numbered move</source>
        <translation>Erster nummerierter Zug</translation>
    </message>
    <message>
        <source>Last numbered move</source>
        <translation>Letzter nummerierter Zug</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Unit of the size</source>
        <translation>Einheit der Größe</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
    <message>
        <source>&amp;Style:</source>
        <translation>&amp;Stil:</translation>
    </message>
    <message>
        <source>P&amp;art:</source>
        <translation>&amp;Ausschnitt:</translation>
    </message>
    <message>
        <source>Coor&amp;dinates:</source>
        <translation>K&amp;oordinaten:</translation>
    </message>
    <message>
        <source>N&amp;umbers:</source>
        <translation>Nu&amp;mmern:</translation>
    </message>
    <message>
        <source>Show:</source>
        <translation>Zeigen:</translation>
    </message>
    <message>
        <source>T&amp;itle:</source>
        <translation>T&amp;itel:</translation>
    </message>
    <message>
        <source>Captio&amp;n:</source>
        <translation>Bild&amp;unterschrift:</translation>
    </message>
    <message>
        <source>Si&amp;ze:</source>
        <translation>&amp;Größe:</translation>
    </message>
    <message>
        <source>Pixels per inc&amp;h:</source>
        <translation>Pi&amp;xel pro Zoll:</translation>
    </message>
    <message>
        <source>Ca&amp;rries:</source>
        <translation>&amp;Enthält:</translation>
    </message>
    <message>
        <source>&amp;Format:</source>
        <translation>&amp;Format:</translation>
    </message>
    <message>
        <source>&amp;Export...</source>
        <translation>Expo&amp;rtieren...</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>Kopiere&amp;n</translation>
    </message>
    <message>
        <source>{width} × {height} pixels</source>
        <translation>{width} × {height} Pixel</translation>
    </message>
    <message>
        <source>{width} × {height} pixels (the largest)</source>
        <translation>{width} × {height} Pixel (das Größte)</translation>
    </message>
    <message>
        <source>{width} × {height} cm</source>
        <translation>{width} × {height} cm</translation>
    </message>
</context>
<context>
    <name>PictureView</name>
    <message>
        <source>Upper left corner of the board</source>
        <translation>Ecke des Brettes oben links</translation>
    </message>
    <message>
        <source>Upper right corner of the board</source>
        <translation>Ecke des Brettes oben rechts</translation>
    </message>
    <message>
        <source>Lower right corner of the board</source>
        <translation>Ecke des Brettes unten rechts</translation>
    </message>
    <message>
        <source>Lower left corner of the board</source>
        <translation>Ecke des Brettes unten links</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Bild</translation>
    </message>
</context>
<context>
    <name>Pictures</name>
    <message>
        <source>PNG pictures</source>
        <translation>PNG-Bilder</translation>
    </message>
    <message>
        <source>SVG pictures</source>
        <translation>SVG-Bilder</translation>
    </message>
    <message>
        <source>PDF documents</source>
        <translation>PDF-Dokumente</translation>
    </message>
    <message>
        <source>Drawing the picture...</source>
        <translation>Bild wird gezeichnet...</translation>
    </message>
    <message>
        <source>Picture copied.</source>
        <translation>Bild kopiert.</translation>
    </message>
    <message>
        <source>Export picture</source>
        <translation>Bild exportieren</translation>
    </message>
    <message>
        <source>The game is too long for a picture, which carries the position alone.</source>
        <translation>Die Partie ist zu lang für ein Bild; es enthält nur die Stellung.</translation>
    </message>
</context>
<context>
    <name>Places</name>
    <message>
        <source>Line {number}</source>
        <translation>Zeile {number}</translation>
    </message>
    <message>
        <source>Character {number}</source>
        <translation>Zeichen {number}</translation>
    </message>
    <message>
        <source>Move {number} {points}</source>
        <translation>Zug {number} {points}</translation>
    </message>
    <message>
        <source>Start {points}</source>
        <translation>Beginn {points}</translation>
    </message>
</context>
<context>
    <name>PlayerCard</name>
    <message>
        <source>Time left: {time}</source>
        <translation>Restzeit: {time}</translation>
    </message>
    <message>
        <source>to play</source>
        <translation>am Zug</translation>
    </message>
    <message>
        <source>Click to let this side play next (T)</source>
        <translation>Klicken, damit diese Seite als Nächstes zieht (T)</translation>
    </message>
    <message>
        <source>Click to edit the game info</source>
        <translation>Klicken, um die Partieinfo zu bearbeiten</translation>
    </message>
    <message>
        <source>plays next</source>
        <translation>zieht als Nächstes</translation>
    </message>
    <message>
        <source>Captures: {count}</source>
        <translation>Gefangene: {count}</translation>
    </message>
</context>
<context>
    <name>PlayerCards</name>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Solve</source>
        <translation>Lösen</translation>
    </message>
    <message>
        <source>Click to edit the game info</source>
        <translation>Klicken, um die Partieinfo zu bearbeiten</translation>
    </message>
    <message>
        <source>Click to change the order of play</source>
        <translation>Klicken, um die Zugreihenfolge zu ändern</translation>
    </message>
    <message>
        <source>Not a Go game</source>
        <translation>Keine Go-Partie</translation>
    </message>
    <message>
        <source>Komi {komi}</source>
        <translation>Komi {komi}</translation>
    </message>
    <message>
        <source>Handicap {stones}</source>
        <translation>Vorgabe {stones}</translation>
    </message>
    <message>
        <source>{rules} rules</source>
        <translation>Regeln: {rules}</translation>
    </message>
    <message>
        <source>Order: {colors}</source>
        <translation>Reihenfolge: {colors}</translation>
    </message>
</context>
<context>
    <name>PointDialog</name>
    <message>
        <source>&amp;Point:</source>
        <translation>&amp;Punkt:</translation>
    </message>
    <message>
        <source>The upper right corner is {name}, {letters} or {numbers}.</source>
        <translation>Die Ecke oben rechts ist {name}, {letters} oder {numbers}.</translation>
    </message>
</context>
<context>
    <name>PositionFindPanel</name>
    <message>
        <source>Find position</source>
        <translation>Stellung suchen</translation>
    </message>
    <message>
        <source>The position to find</source>
        <translation>Die gesuchte Stellung</translation>
    </message>
    <message>
        <source>Where to search</source>
        <translation>Wo gesucht wird</translation>
    </message>
    <message>
        <source>&amp;Rotated and mirrored, too</source>
        <translation>Auch &amp;gedreht und gespiegelt</translation>
    </message>
    <message>
        <source>With &amp;colours swapped, too</source>
        <translation>Auch mit getauschten &amp;Farben</translation>
    </message>
    <message>
        <source>Only the selected &amp;part</source>
        <translation>Nur der ausgewählte &amp;Teil</translation>
    </message>
    <message>
        <source>&amp;Find this position</source>
        <translation>Diese &amp;Stellung suchen</translation>
    </message>
    <message>
        <source>Search for the position that the board shows now</source>
        <translation>Nach der Stellung suchen, die das Brett jetzt zeigt</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Fundort</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>Search progress</source>
        <translation>Suchfortschritt</translation>
    </message>
    <message>
        <source>Select a part of the board with the select tool, then find it</source>
        <translation>Wählen Sie mit dem Auswahlwerkzeug einen Teil des Brettes und suchen Sie dann danach</translation>
    </message>
    <message>
        <source>In the folder {name}</source>
        <translation>Im Ordner {name}</translation>
    </message>
    <message>
        <source>In this game</source>
        <translation>In dieser Partie</translation>
    </message>
    <message>
        <source>In this file</source>
        <translation>In dieser Datei</translation>
    </message>
    <message>
        <source>In a folder...</source>
        <translation>In einem Ordner...</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Anhalten</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Schließen (Esc)</translation>
    </message>
</context>
<context>
    <name>PositionFinder</name>
    <message numerus="yes">
        <source>Only the first %Ln place(s) are shown; there may be more.</source>
        <translation>
            <numerusform>Nur der erste Fundort wird gezeigt; es kann mehr geben.</numerusform>
            <numerusform>Nur die ersten %Ln Fundorte werden gezeigt; es kann mehr geben.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln place(s) found.</source>
        <translation>
            <numerusform>%Ln Fundort.</numerusform>
            <numerusform>%Ln Fundorte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not found.</source>
        <translation>Nicht gefunden.</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <translation>Partie {number}</translation>
    </message>
    <message numerus="yes">
        <source>Stopped after %Ln place(s).</source>
        <translation>
            <numerusform>Nach %Ln Fundort angehalten.</numerusform>
            <numerusform>Nach %Ln Fundorten angehalten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) could not be read.</source>
        <translation>
            <numerusform>%Ln Datei konnte nicht gelesen werden.</numerusform>
            <numerusform>%Ln Dateien konnten nicht gelesen werden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Find in folder</source>
        <translation>In Ordner suchen</translation>
    </message>
</context>
<context>
    <name>Preferences</name>
    <message>
        <source>&amp;Theme</source>
        <translation>D&amp;esign</translation>
    </message>
    <message>
        <source>&amp;Coordinates</source>
        <translation>&amp;Koordinaten</translation>
    </message>
    <message>
        <source>&amp;Next moves</source>
        <translation>&amp;Nächste Züge</translation>
    </message>
    <message>
        <source>Tree d&amp;irection</source>
        <translation>Baumrichtun&amp;g</translation>
    </message>
    <message>
        <source>Font of co&amp;mments</source>
        <translation>Schrift der Ko&amp;mmentare</translation>
    </message>
    <message>
        <source>Font of &amp;HEN</source>
        <translation>Schrift für &amp;HEN</translation>
    </message>
    <message>
        <source>Follow theme</source>
        <translation>Wie das Design</translation>
    </message>
    <message>
        <source>Your own styles are TOML files in {folder}.</source>
        <translation>Eigene Stile sind TOML-Dateien in {folder}.</translation>
    </message>
    <message>
        <source>&amp;Board style</source>
        <translation>Brettst&amp;il</translation>
    </message>
    <message>
        <source>In high contrast</source>
        <translation>Bei hohem Kontrast</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Immer</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nie</translation>
    </message>
    <message>
        <source>&amp;Patterns on coloured stones</source>
        <translation>&amp;Muster auf farbigen Steinen</translation>
    </message>
    <message>
        <source>Lines and dots, so that the colours can be told apart without seeing them</source>
        <translation>Linien und Punkte, an denen sich die Farben unterscheiden lassen, ohne sie zu sehen</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Follow system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>The folder used last</source>
        <translation>Der zuletzt benutzte Ordner</translation>
    </message>
    <message>
        <source>Played stones &amp;come in softly</source>
        <translation>Gespielte Steine erscheinen &amp;sanft</translation>
    </message>
    <message>
        <source>Played stones are &amp;heard</source>
        <translation>Gespielte Steine sind &amp;hörbar</translation>
    </message>
    <message>
        <source>&amp;Reopen windows at the next start</source>
        <translation>F&amp;enster beim nächsten Start wieder öffnen</translation>
    </message>
    <message>
        <source>&amp;Keep a recovery copy of unsaved work</source>
        <translation>&amp;Sicherungskopie ungespeicherter Arbeit behalten</translation>
    </message>
    <message>
        <source>Restore &amp;defaults</source>
        <translation>S&amp;tandardwerte</translation>
    </message>
    <message>
        <source>&amp;Appearance</source>
        <translation>&amp;Aussehen</translation>
    </message>
    <message>
        <source>&amp;Files</source>
        <translation>&amp;Dateien</translation>
    </message>
    <message>
        <source>&amp;Editing</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>{language} (no font)</source>
        <translation>{language} (keine Schrift)</translation>
    </message>
    <message>
        <source>No font on this computer has the characters of this language</source>
        <translation>Keine Schrift auf diesem Computer hat die Zeichen dieser Sprache</translation>
    </message>
    <message>
        <source>pt</source>
        <translation>pt</translation>
    </message>
    <message>
        <source>Size in points</source>
        <translation>Größe in Punkt</translation>
    </message>
    <message>
        <source>Ctrl+wheel over the text changes its size, too</source>
        <translation>Auch Strg+Mausrad über dem Text ändert seine Größe</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>&amp;Sprache:</translation>
    </message>
    <message>
        <source>A change takes effect at the next start.</source>
        <translation>Eine Änderung wirkt ab dem nächsten Start.</translation>
    </message>
    <message>
        <source>{title}:</source>
        <translation>{title}:</translation>
    </message>
    <message>
        <source>&amp;Choose...</source>
        <translation>&amp;Wählen...</translation>
    </message>
    <message>
        <source>Open and &amp;save in:</source>
        <translation>Ö&amp;ffnen und speichern in:</translation>
    </message>
    <message>
        <source>A document that has a file is saved beside it.</source>
        <translation>Ein Dokument mit Datei wird neben dieser gespeichert.</translation>
    </message>
    <message>
        <source>Files are shown at the same move, with the same zoom and layout.</source>
        <translation>Dateien werden beim selben Zug gezeigt, mit gleichem Zoom und Layout.</translation>
    </message>
    <message>
        <source>It stays on this computer, and is offered if the program stops unexpectedly.</source>
        <translation>Sie bleibt auf diesem Computer und wird angeboten, wenn das Programm unerwartet endet.</translation>
    </message>
    <message>
        <source>&amp;Memory for undo in MB:</source>
        <translation>S&amp;peicher für Rückgängig in MB:</translation>
    </message>
    <message>
        <source>For each document opened from now on; at least the last 1,000 steps.</source>
        <translation>Für jedes ab jetzt geöffnete Dokument; mindestens die letzten 1.000 Schritte.</translation>
    </message>
    <message>
        <source>&amp;Web address of a position:</source>
        <translation>&amp;Webadresse einer Stellung:</translation>
    </message>
    <message>
        <source>The HEN takes the place of {first} or {second}.</source>
        <translation>Das HEN tritt an die Stelle von {first} oder {second}.</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts...</source>
        <translation>Tastenkür&amp;zel...</translation>
    </message>
    <message>
        <source>Keys:</source>
        <translation>Tasten:</translation>
    </message>
    <message>
        <source>Open and save in</source>
        <translation>Öffnen und speichern in</translation>
    </message>
</context>
<context>
    <name>PrintPreview</name>
    <message>
        <source>Print</source>
        <translation>Drucken</translation>
    </message>
    <message>
        <source>{file}, move {number}</source>
        <translation>{file}, Zug {number}</translation>
    </message>
</context>
<context>
    <name>ProblemCount</name>
    <message>
        <source>Show or hide the list of problems</source>
        <translation>Die Liste der Probleme ein- oder ausblenden</translation>
    </message>
    <message>
        <source>No problems</source>
        <translation>Keine Probleme</translation>
    </message>
    <message numerus="yes">
        <source>%Ln note(s)</source>
        <translation>
            <numerusform>%Ln Hinweis</numerusform>
            <numerusform>%Ln Hinweise</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln problem(s)</source>
        <translation>
            <numerusform>%Ln Problem</numerusform>
            <numerusform>%Ln Probleme</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProblemList</name>
    <message>
        <source>Fix</source>
        <translation>Beheben</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Probleme</translation>
    </message>
    <message numerus="yes">
        <source>%Ln error(s)</source>
        <translation>
            <numerusform>%Ln Fehler</numerusform>
            <numerusform>%Ln Fehler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln warning(s)</source>
        <translation>
            <numerusform>%Ln Warnung</numerusform>
            <numerusform>%Ln Warnungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln note(s)</source>
        <translation>
            <numerusform>%Ln Hinweis</numerusform>
            <numerusform>%Ln Hinweise</numerusform>
        </translation>
    </message>
    <message>
        <source>No problems</source>
        <translation>Keine Probleme</translation>
    </message>
    <message>
        <source>This problem has no fix</source>
        <translation>Für dieses Problem gibt es keine Behebung</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>Dorthin gehen</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
</context>
<context>
    <name>ProblemModel</name>
    <message>
        <source>error: {message} {place}</source>
        <translation>Fehler: {message} {place}</translation>
    </message>
    <message>
        <source>warning: {message} {place}</source>
        <translation>Warnung: {message} {place}</translation>
    </message>
    <message>
        <source>note: {message} {place}</source>
        <translation>Hinweis: {message} {place}</translation>
    </message>
</context>
<context>
    <name>Problems</name>
    <message>
        <source>A HEN file must be UTF-8 text; this one is not.</source>
        <translation>Eine HEN-Datei muss UTF-8-Text sein; diese ist keiner.</translation>
    </message>
    <message>
        <source>A board of {size} cannot be written in this format.</source>
        <translation>Ein Brett der Größe {size} kann in diesem Format nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>A compressed text of HEN or SGF in it is damaged and was left out.</source>
        <translation>Ein komprimierter HEN- oder SGF-Text darin ist beschädigt und wurde weggelassen.</translation>
    </message>
    <message>
        <source>A date is written as year-month-day, such as 2024-05-03.</source>
        <translation>Ein Datum wird als Jahr-Monat-Tag geschrieben, etwa 2024-05-03.</translation>
    </message>
    <message>
        <source>A file needs at least one game.</source>
        <translation>Eine Datei braucht mindestens eine Partie.</translation>
    </message>
    <message>
        <source>A game other than Go stays as it is.</source>
        <translation>Eine Partie eines anderen Spiels als Go bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>A line beside it gives its height and width.</source>
        <translation>Eine Zeile daneben gibt Höhe und Breite an.</translation>
    </message>
    <message>
        <source>A result is written as B+3.5, W+R, 0 for a draw, Void or ?.</source>
        <translation>Ein Ergebnis wird als B+3.5, W+R, 0 für Unentschieden, Void oder ? geschrieben.</translation>
    </message>
    <message>
        <source>A space splits a number in “{found}”; its digits belong together.</source>
        <translation>Ein Leerzeichen teilt eine Zahl in „{found}“; ihre Ziffern gehören zusammen.</translation>
    </message>
    <message>
        <source>A style has no “{key}”, only base, {keys}.</source>
        <translation>Ein Stil hat kein „{key}“, nur base, {keys}.</translation>
    </message>
    <message>
        <source>A terminal cannot show pictures; redirect the output, or name a file with -o.</source>
        <translation>Ein Terminal kann keine Bilder zeigen; leiten Sie die Ausgabe um, oder nennen Sie mit -o eine Datei.</translation>
    </message>
    <message>
        <source>A text in it that should be HEN is not, and was left out.</source>
        <translation>Ein Text darin sollte HEN sein, ist es nicht und wurde weggelassen.</translation>
    </message>
    <message>
        <source>A text in it that should be SGF is not, and was left out.</source>
        <translation>Ein Text darin sollte SGF sein, ist es nicht und wurde weggelassen.</translation>
    </message>
    <message>
        <source>A text of HEN or SGF in it is too long and was left out.</source>
        <translation>Ein HEN- oder SGF-Text darin ist zu lang und wurde weggelassen.</translation>
    </message>
    <message>
        <source>A value in [ ] has no property name; it is skipped, but kept in the file.</source>
        <translation>Ein Wert in [ ] hat keinen Eigenschaftsnamen; er wird übergangen, bleibt aber in der Datei.</translation>
    </message>
    <message>
        <source>A worker process ended before its work was done; try --jobs 1.</source>
        <translation>Ein Arbeitsprozess wurde vorzeitig beendet; versuchen Sie es mit --jobs 1.</translation>
    </message>
    <message>
        <source>A {format} file cannot store it.</source>
        <translation>Eine {format}-Datei kann das nicht speichern.</translation>
    </message>
    <message numerus="yes">
        <source>Agrees on {agreeing:,} of {count:,} texts.</source>
        <translation>
            <numerusform>Stimmt bei {agreeing:,} von {count:,} Text überein.</numerusform>
            <numerusform>Stimmt bei {agreeing:,} von {count:,} Texten überein.</numerusform>
        </translation>
    </message>
    <message>
        <source>All moves but the last will be lost.</source>
        <translation>Alle Züge außer dem letzten gehen verloren.</translation>
    </message>
    <message>
        <source>All stones are connected with the middle.</source>
        <translation>Alle Steine sind mit der Mitte verbunden.</translation>
    </message>
    <message>
        <source>All stones are on squares of one colour.</source>
        <translation>Alle Steine stehen auf Feldern einer Farbe.</translation>
    </message>
    <message numerus="yes">
        <source>All {count:,} valid, with {found}.</source>
        <translation>
            <numerusform>Gültig, mit {found}.</numerusform>
            <numerusform>Alle {count:,} gültig, mit {found}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All {count:,} valid.</source>
        <translation>
            <numerusform>Gültig.</numerusform>
            <numerusform>Alle {count:,} gültig.</numerusform>
        </translation>
    </message>
    <message>
        <source>An attachment is compressed in a way that cannot be read.</source>
        <translation>Ein Anhang ist auf eine Weise komprimiert, die nicht gelesen werden kann.</translation>
    </message>
    <message>
        <source>An empty variation is skipped.</source>
        <translation>Eine leere Variante wird übergangen.</translation>
    </message>
    <message>
        <source>An invisible byte order mark, U+FEFF, precedes the text; it is skipped.</source>
        <translation>Vor dem Text steht ein unsichtbares Bytereihenfolge-Zeichen, U+FEFF; es wird übergangen.</translation>
    </message>
    <message>
        <source>An old program put backslashes inside characters of {encoding}; they were removed.</source>
        <translation>Ein altes Programm hat Backslashes in Zeichen von {encoding} gesetzt; sie wurden entfernt.</translation>
    </message>
    <message>
        <source>Another program changed it while it was being written.</source>
        <translation>Ein anderes Programm hat sie während des Schreibens geändert.</translation>
    </message>
    <message>
        <source>Arrows will be lost.</source>
        <translation>Pfeile gehen verloren.</translation>
    </message>
    <message>
        <source>Boards of more than 25 columns will be lost.</source>
        <translation>Bretter mit mehr als 25 Spalten gehen verloren.</translation>
    </message>
    <message>
        <source>Change to a plain space</source>
        <translation>In ein einfaches Leerzeichen ändern</translation>
    </message>
    <message>
        <source>Change to “{meant}”</source>
        <translation>In „{meant}“ ändern</translation>
    </message>
    <message>
        <source>Circles: {points}</source>
        <translation>Kreise: {points}</translation>
    </message>
    <message>
        <source>Column {column} in row {row} is off the board; its last column is {last}.</source>
        <translation>Spalte {column} in Reihe {row} liegt außerhalb des Brettes; die letzte Spalte ist {last}.</translation>
    </message>
    <message>
        <source>Crosses: {points}</source>
        <translation>Kreuze: {points}</translation>
    </message>
    <message>
        <source>Cut off at the edge</source>
        <translation>Am Rand abschneiden</translation>
    </message>
    <message>
        <source>Each row begins further to the right.</source>
        <translation>Jede Reihe beginnt weiter rechts.</translation>
    </message>
    <message>
        <source>Engines do not know the rules “{rules}”; Japanese ones are used.</source>
        <translation>Engines kennen die Regeln „{rules}“ nicht; die japanischen werden verwendet.</translation>
    </message>
    <message>
        <source>Engines know black and white stones only; {point} is {color}.</source>
        <translation>Engines kennen nur schwarze und weiße Steine; der Stein auf {point} ist von {color}.</translation>
    </message>
    <message>
        <source>Engines know boards of up to {most} lines; this one is {size}.</source>
        <translation>Engines kennen Bretter bis zu {most} Linien; dieses ist {size}.</translation>
    </message>
    <message>
        <source>Few stones have neighbours of their colour.</source>
        <translation>Wenige Steine haben Nachbarn ihrer Farbe.</translation>
    </message>
    <message>
        <source>Files: {files:,}, games: {games:,}. Read now: {updated:,}, gone or changed: {removed:,}.</source>
        <translation>Dateien: {files:,}, Partien: {games:,}. Jetzt gelesen: {updated:,}, verschwunden oder geändert: {removed:,}.</translation>
    </message>
    <message>
        <source>From here on some bytes cannot be decoded as {encoding}; they are kept as they are.</source>
        <translation>Ab hier sind einige Bytes nicht als {encoding} dekodierbar; sie bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>GM[{value}] is not Go: all its properties are shown as text.</source>
        <translation>GM[{value}] ist kein Go: Alle Eigenschaften werden als Text gezeigt.</translation>
    </message>
    <message>
        <source>Greyed-out points will be lost.</source>
        <translation>Ausgegraute Punkte gehen verloren.</translation>
    </message>
    <message>
        <source>Greying out is left out.</source>
        <translation>Das Ausgrauen wird weggelassen.</translation>
    </message>
    <message>
        <source>HEN Editor failed in talking to the engine: {reason}.</source>
        <translation>HEN Editor ist beim Austausch mit der Engine gescheitert: {reason}.</translation>
    </message>
    <message>
        <source>HEN cannot store arrows; they stay in the game, but not in the HEN text.</source>
        <translation>HEN kann keine Pfeile speichern; sie bleiben in der Partie, aber nicht im HEN-Text.</translation>
    </message>
    <message>
        <source>HEN cannot store greyed-out points; they stay in the game, but not in the HEN text.</source>
        <translation>HEN kann keine ausgegrauten Punkte speichern; sie bleiben in der Partie, aber nicht im HEN-Text.</translation>
    </message>
    <message>
        <source>HEN cannot store lines; they stay in the game, but not in the HEN text.</source>
        <translation>HEN kann keine Linien speichern; sie bleiben in der Partie, aber nicht im HEN-Text.</translation>
    </message>
    <message>
        <source>HEN cannot store selected points; they stay in the game, but not in the HEN text.</source>
        <translation>HEN kann keine ausgewählten Punkte speichern; sie bleiben in der Partie, aber nicht im HEN-Text.</translation>
    </message>
    <message>
        <source>HEN cannot store territory; it stays in the game, but not in the HEN text.</source>
        <translation>HEN kann kein Gebiet speichern; es bleibt in der Partie, aber nicht im HEN-Text.</translation>
    </message>
    <message>
        <source>HEN cannot store the comment; it stays in the game, but not in the HEN text.</source>
        <translation>HEN kann den Kommentar nicht speichern; er bleibt in der Partie, aber nicht im HEN-Text.</translation>
    </message>
    <message>
        <source>HEN cannot store the cropped view; it stays in the game, but not in the HEN text.</source>
        <translation>HEN kann den Ausschnitt nicht speichern; er bleibt in der Partie, aber nicht im HEN-Text.</translation>
    </message>
    <message>
        <source>HEN cannot store the label “{label}” at {point}.</source>
        <translation>HEN kann die Beschriftung „{label}“ auf {point} nicht speichern.</translation>
    </message>
    <message>
        <source>HEN cannot store the move number {number} at {point}: numbers go from 1 to 9999.</source>
        <translation>HEN kann die Zugnummer {number} auf {point} nicht speichern: Nummern gehen von 1 bis 9999.</translation>
    </message>
    <message>
        <source>HEN cannot store the move number {number} at {point}: the stone is {color}&apos;s, and move {number} is {expected}&apos;s.</source>
        <translation>HEN kann die Zugnummer {number} auf {point} nicht speichern: Der Stein ist von {color}, und Zug {number} ist von {expected}.</translation>
    </message>
    <message>
        <source>HEN cannot store the move number {number} at {point}: there is no stone.</source>
        <translation>HEN kann die Zugnummer {number} auf {point} nicht speichern: Dort ist kein Stein.</translation>
    </message>
    <message>
        <source>HEN cannot store the node name; it stays in the game, but not in the HEN text.</source>
        <translation>HEN kann den Knotennamen nicht speichern; er bleibt in der Partie, aber nicht im HEN-Text.</translation>
    </message>
    <message>
        <source>I is not a column; did you mean J?</source>
        <translation>I ist keine Spalte; meinten Sie J?</translation>
    </message>
    <message>
        <source>Interrupted.</source>
        <translation>Abgebrochen.</translation>
    </message>
    <message>
        <source>It already exists; use --force to overwrite it.</source>
        <translation>Das gibt es schon; mit --force wird es überschrieben.</translation>
    </message>
    <message>
        <source>It cannot be read: {reason}.</source>
        <translation>Das kann nicht gelesen werden: {reason}.</translation>
    </message>
    <message>
        <source>It cannot carry this position; to write it all the same, use --carry nothing.</source>
        <translation>Diese Stellung kann nicht darin enthalten sein; um es trotzdem zu schreiben, verwenden Sie --carry nothing.</translation>
    </message>
    <message>
        <source>It carries too much HEN or SGF; only the beginning was read.</source>
        <translation>Es enthält zu viel HEN oder SGF; nur der Anfang wurde gelesen.</translation>
    </message>
    <message numerus="yes">
        <source>It contains a position of more than {count:,} characters.</source>
        <translation>
            <numerusform>Es enthält eine Stellung mit mehr als {count:,} Zeichen.</numerusform>
            <numerusform>Es enthält eine Stellung mit mehr als {count:,} Zeichen.</numerusform>
        </translation>
    </message>
    <message>
        <source>It contains no HEN.</source>
        <translation>Es enthält kein HEN.</translation>
    </message>
    <message>
        <source>It contains no SGF game and no HEN.</source>
        <translation>Es enthält keine SGF-Partie und kein HEN.</translation>
    </message>
    <message>
        <source>It contains no {format} game.</source>
        <translation>Es enthält keine {format}-Partie.</translation>
    </message>
    <message>
        <source>It declares entities, which are not read in pictures.</source>
        <translation>Es deklariert Entitäten, die in Bildern nicht gelesen werden.</translation>
    </message>
    <message numerus="yes">
        <source>It did not end within {count:,} seconds.</source>
        <translation>
            <numerusform>Es endete nicht innerhalb von {count:,} Sekunde.</numerusform>
            <numerusform>Es endete nicht innerhalb von {count:,} Sekunden.</numerusform>
        </translation>
    </message>
    <message>
        <source>It does not begin like a {format} file.</source>
        <translation>Es beginnt nicht wie eine {format}-Datei.</translation>
    </message>
    <message>
        <source>It has 19 lines.</source>
        <translation>Es hat 19 Linien.</translation>
    </message>
    <message>
        <source>It has 3 by 3 points with X and O.</source>
        <translation>Es hat 3 mal 3 Punkte mit X und O.</translation>
    </message>
    <message numerus="yes">
        <source>It has a node with more than {count:,} properties; no Go program writes that many.</source>
        <translation>
            <numerusform>Es hat einen Knoten mit mehr als {count:,} Eigenschaft; kein Go-Programm schreibt so viele.</numerusform>
            <numerusform>Es hat einen Knoten mit mehr als {count:,} Eigenschaften; kein Go-Programm schreibt so viele.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It has about {count} million nodes. Open it in a window of its own.</source>
        <translation>
            <numerusform>Sie hat etwa {count} Millionen Knoten. Öffnen Sie sie in einem eigenen Fenster.</numerusform>
            <numerusform>Sie hat etwa {count} Millionen Knoten. Öffnen Sie sie in einem eigenen Fenster.</numerusform>
        </translation>
    </message>
    <message>
        <source>It has at most 3 by 3 points.</source>
        <translation>Es hat höchstens 3 mal 3 Punkte.</translation>
    </message>
    <message>
        <source>It has fewer than 6 lines one way.</source>
        <translation>Es hat weniger als 6 Linien in einer Richtung.</translation>
    </message>
    <message>
        <source>It has fewer than four stones.</source>
        <translation>Es hat weniger als vier Steine.</translation>
    </message>
    <message>
        <source>It has four edges and 9, 13 or 19 lines each way.</source>
        <translation>Es hat vier Ränder und 9, 13 oder 19 Linien in jeder Richtung.</translation>
    </message>
    <message>
        <source>It has no stones.</source>
        <translation>Es hat keine Steine.</translation>
    </message>
    <message>
        <source>It has other names (hard links), which would keep the old content.</source>
        <translation>Sie hat andere Namen (feste Verknüpfungen), die den alten Inhalt behalten würden.</translation>
    </message>
    <message numerus="yes">
        <source>It has over {count:,} nodes, too many for a web page, and is not checked further.</source>
        <translation>
            <numerusform>Sie hat über {count:,} Knoten, zu viele für eine Webseite, und wird nicht weiter geprüft.</numerusform>
            <numerusform>Sie hat über {count:,} Knoten, zu viele für eine Webseite, und wird nicht weiter geprüft.</numerusform>
        </translation>
    </message>
    <message>
        <source>It has several positions; use --game to choose one.</source>
        <translation>Das sind mehrere Stellungen; wählen Sie mit --game eine aus.</translation>
    </message>
    <message>
        <source>It has stones of only one colour.</source>
        <translation>Es hat Steine nur einer Farbe.</translation>
    </message>
    <message>
        <source>It is a folder; name a file in it.</source>
        <translation>Das ist ein Ordner; nennen Sie eine Datei darin.</translation>
    </message>
    <message>
        <source>It is a square in a frame.</source>
        <translation>Es ist ein Quadrat in einem Rahmen.</translation>
    </message>
    <message>
        <source>It is a square of 9, 13 or 19 lines.</source>
        <translation>Es ist ein Quadrat mit 9, 13 oder 19 Linien.</translation>
    </message>
    <message>
        <source>It is an archive ({kind}). Unpack it, then open the files in it.</source>
        <translation>Das ist ein Archiv ({kind}). Entpacken Sie es, und öffnen Sie dann die Dateien darin.</translation>
    </message>
    <message>
        <source>It is closed.</source>
        <translation>Das ist geschlossen.</translation>
    </message>
    <message>
        <source>It is damaged, but was searched: {reason}</source>
        <translation>Das ist beschädigt, wurde aber durchsucht: {reason}</translation>
    </message>
    <message>
        <source>It is empty; HEN, SGF or a diagram was expected.</source>
        <translation>Das ist leer; HEN, SGF oder ein Diagramm wurde erwartet.</translation>
    </message>
    <message>
        <source>It is for a {found} board; the game is on {wanted}.</source>
        <translation>Es ist für ein {found}-Brett; die Partie ist auf {wanted}.</translation>
    </message>
    <message>
        <source>It is framed, and no square.</source>
        <translation>Es ist gerahmt und kein Quadrat.</translation>
    </message>
    <message>
        <source>It is its own mirror image.</source>
        <translation>Es ist sein eigenes Spiegelbild.</translation>
    </message>
    <message>
        <source>It is longer than 9 lines, too.</source>
        <translation>Es ist zudem länger als 9 Linien.</translation>
    </message>
    <message>
        <source>It is neither SGF nor UTF-8 text, as HEN must be: line {line:,} has the byte {byte}.</source>
        <translation>Das ist weder SGF noch UTF-8-Text, wie HEN es sein muss: Zeile {line:,} enthält das Byte {byte}.</translation>
    </message>
    <message numerus="yes">
        <source>It is neither SGF nor a list of HENs, and too long to search for anything else (over {count:,} characters).</source>
        <translation>
            <numerusform>Das ist weder SGF noch eine Liste von HEN, und zu lang, um nach anderem zu suchen (über {count:,} Zeichen).</numerusform>
            <numerusform>Das ist weder SGF noch eine Liste von HEN, und zu lang, um nach anderem zu suchen (über {count:,} Zeichen).</numerusform>
        </translation>
    </message>
    <message>
        <source>It is no square, and has neither frame nor coordinates.</source>
        <translation>Es ist kein Quadrat und hat weder Rahmen noch Koordinaten.</translation>
    </message>
    <message>
        <source>It is not TOML: {reason}.</source>
        <translation>Das ist kein TOML: {reason}.</translation>
    </message>
    <message>
        <source>It is not a regular file.</source>
        <translation>Das ist keine gewöhnliche Datei.</translation>
    </message>
    <message numerus="yes">
        <source>It is not a style: it has over {count:,} characters.</source>
        <translation>
            <numerusform>Das ist kein Stil: Es hat über {count:,} Zeichen.</numerusform>
            <numerusform>Das ist kein Stil: Es hat über {count:,} Zeichen.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is not clear where its lines end.</source>
        <translation>Es ist nicht klar, wo die Linien enden.</translation>
    </message>
    <message>
        <source>It is over the limit of {limit:,} MB. To raise the limit, set max-megabytes in the section [files] of {file}.</source>
        <translation>Das ist über der Grenze von {limit:,} MB. Um sie zu erhöhen, setzen Sie max-megabytes im Abschnitt [files] von {file}.</translation>
    </message>
    <message>
        <source>It is over the limit of {limit:,} MB. To raise the limit, use --max-size.</source>
        <translation>Das ist über der Grenze von {limit:,} MB. Um sie zu erhöhen, verwenden Sie --max-size.</translation>
    </message>
    <message>
        <source>It is seen at an angle: check its corners.</source>
        <translation>Es ist schräg aufgenommen: Prüfen Sie seine Ecken.</translation>
    </message>
    <message>
        <source>It is the start of a game of Othello.</source>
        <translation>Es ist der Beginn einer Partie Othello.</translation>
    </message>
    <message>
        <source>It is {format}; use hen convert to convert it to HEN.</source>
        <translation>Das ist {format}; wandeln Sie es mit hen convert in HEN um.</translation>
    </message>
    <message numerus="yes">
        <source>It should have {count:,} moves, but has only {found:,}: it is perhaps truncated.</source>
        <translation>
            <numerusform>Es soll {count:,} Zug haben, hat aber nur {found:,}: Vielleicht ist es abgeschnitten.</numerusform>
            <numerusform>Es soll {count:,} Züge haben, hat aber nur {found:,}: Vielleicht ist es abgeschnitten.</numerusform>
        </translation>
    </message>
    <message>
        <source>It shows a corner of a board.</source>
        <translation>Es zeigt eine Ecke eines Brettes.</translation>
    </message>
    <message>
        <source>It shows no wrong move.</source>
        <translation>Sie zeigt keinen falschen Zug.</translation>
    </message>
    <message>
        <source>It would have over 120 million pixels.</source>
        <translation>Das hätte über 120 Millionen Pixel.</translation>
    </message>
    <message>
        <source>It would lose its owner or its attributes.</source>
        <translation>Sie würde ihren Besitzer oder ihre Attribute verlieren.</translation>
    </message>
    <message>
        <source>Its cells are tiny.</source>
        <translation>Die Zellen sind winzig.</translation>
    </message>
    <message>
        <source>Its empty points are no dots or crosses.</source>
        <translation>Die leeren Punkte sind keine Punkte oder Kreuze.</translation>
    </message>
    <message>
        <source>Its folder allows no new files.</source>
        <translation>Der Ordner erlaubt keine neuen Dateien.</translation>
    </message>
    <message>
        <source>Its format cannot store the whole document.</source>
        <translation>Sein Format kann nicht das ganze Dokument speichern.</translation>
    </message>
    <message>
        <source>Its index could not be written: {reason}.</source>
        <translation>Sein Index konnte nicht geschrieben werden: {reason}.</translation>
    </message>
    <message>
        <source>Its numbers of lines are unusual.</source>
        <translation>Die Anzahl der Linien ist ungewöhnlich.</translation>
    </message>
    <message>
        <source>Its rows repeat.</source>
        <translation>Die Reihen wiederholen sich.</translation>
    </message>
    <message>
        <source>Its stones are B and W.</source>
        <translation>Die Steine sind B und W.</translation>
    </message>
    <message>
        <source>Its stones are X and O.</source>
        <translation>Die Steine sind X und O.</translation>
    </message>
    <message>
        <source>Its stones are circles.</source>
        <translation>Die Steine sind Kreise.</translation>
    </message>
    <message>
        <source>Its stones may be cut off at an edge.</source>
        <translation>An einem Rand sind vielleicht Steine abgeschnitten.</translation>
    </message>
    <message>
        <source>JSON cannot hold pictures; write them to files with -o.</source>
        <translation>JSON kann keine Bilder enthalten; schreiben Sie sie mit -o in Dateien.</translation>
    </message>
    <message>
        <source>JSON has no games; write them to a file with -o.</source>
        <translation>JSON hat keine Partien; schreiben Sie sie mit -o in eine Datei.</translation>
    </message>
    <message>
        <source>KataGo is there, but no network for it: put one, a .bin.gz file, into {folder}.</source>
        <translation>KataGo ist da, aber kein Netz dafür: Legen Sie eines, eine .bin.gz-Datei, in {folder}.</translation>
    </message>
    <message>
        <source>Ko: you can&apos;t retake here yet.</source>
        <translation>Ko: Hier darf noch nicht zurückgeschlagen werden.</translation>
    </message>
    <message>
        <source>Komi is a number with a decimal point, such as 6.5.</source>
        <translation>Komi ist eine Zahl mit Dezimalpunkt, etwa 6.5.</translation>
    </message>
    <message>
        <source>Labels and marks of earlier moves will be lost.</source>
        <translation>Beschriftungen und Symbole früherer Züge gehen verloren.</translation>
    </message>
    <message>
        <source>Labels that HEN cannot store will be lost.</source>
        <translation>Beschriftungen, die HEN nicht speichern kann, gehen verloren.</translation>
    </message>
    <message>
        <source>Labels: {points}</source>
        <translation>Beschriftungen: {points}</translation>
    </message>
    <message>
        <source>Lines are missing at some empty points.</source>
        <translation>An einigen leeren Punkten fehlen Linien.</translation>
    </message>
    <message>
        <source>Lines are seen at nearly all empty points.</source>
        <translation>An fast allen leeren Punkten sind Linien zu sehen.</translation>
    </message>
    <message>
        <source>Lines go on across stones.</source>
        <translation>Linien laufen über Steine hinweg weiter.</translation>
    </message>
    <message>
        <source>Lines will be lost.</source>
        <translation>Linien gehen verloren.</translation>
    </message>
    <message>
        <source>Links are left out.</source>
        <translation>Links werden weggelassen.</translation>
    </message>
    <message>
        <source>Lone surrogates, which cannot be saved, were replaced by U+FFFD.</source>
        <translation>Einzelne Surrogate, die nicht gespeichert werden können, wurden durch U+FFFD ersetzt.</translation>
    </message>
    <message>
        <source>Marks of territory are left out.</source>
        <translation>Gebietsmarkierungen werden weggelassen.</translation>
    </message>
    <message>
        <source>Move number {number} appears at {names}; each number was expected once.</source>
        <translation>Zugnummer {number} steht auf {names}; jede Nummer wurde nur einmal erwartet.</translation>
    </message>
    <message>
        <source>Move number {number} is at {point}, where there is no stone.</source>
        <translation>Zugnummer {number} steht auf {point}, wo kein Stein ist.</translation>
    </message>
    <message>
        <source>Move number {number} is out of range; move numbers go from 1 to 9999.</source>
        <translation>Zugnummer {number} ist außerhalb des Bereichs; Zugnummern gehen von 1 bis 9999.</translation>
    </message>
    <message>
        <source>Move {number} appears more than once; only the first one keeps its number.</source>
        <translation>Zug {number} kommt mehrmals vor; nur der erste behält seine Nummer.</translation>
    </message>
    <message>
        <source>Move {number} at {point} can no longer be played: it would have no liberties.</source>
        <translation>Zug {number} auf {point} ist nicht mehr möglich: Er hätte keine Freiheiten.</translation>
    </message>
    <message>
        <source>Move {number} at {point} can no longer be played: it would retake a ko.</source>
        <translation>Zug {number} auf {point} ist nicht mehr möglich: Er würde ein Ko sofort zurückschlagen.</translation>
    </message>
    <message>
        <source>Move {number} at {point} can no longer be played: the point is occupied.</source>
        <translation>Zug {number} auf {point} ist nicht mehr möglich: Der Punkt ist besetzt.</translation>
    </message>
    <message>
        <source>Move {number} at {point}: it would have no liberties.</source>
        <translation>Zug {number} auf {point}: Er hätte keine Freiheiten.</translation>
    </message>
    <message>
        <source>Move {number} at {point}: it would retake a ko.</source>
        <translation>Zug {number} auf {point}: Er würde ein Ko sofort zurückschlagen.</translation>
    </message>
    <message>
        <source>Move {number} at {point}: the point is occupied.</source>
        <translation>Zug {number} auf {point}: Der Punkt ist besetzt.</translation>
    </message>
    <message>
        <source>No Go board was found in this picture.</source>
        <translation>In diesem Bild wurde kein Go-Brett gefunden.</translation>
    </message>
    <message>
        <source>No blanks stand between its signs.</source>
        <translation>Zwischen den Zeichen sind keine Leerzeichen.</translation>
    </message>
    <message>
        <source>No edge is shown, so the diagram is placed in the middle of the board.</source>
        <translation>Kein Rand ist zu sehen; deshalb wird das Diagramm in die Mitte des Brettes gesetzt.</translation>
    </message>
    <message>
        <source>No font on this computer has kanji numerals: numbers are drawn instead.</source>
        <translation>Keine Schrift auf diesem Computer hat Kanji-Zahlen: Stattdessen werden Ziffern gezeichnet.</translation>
    </message>
    <message>
        <source>No game found: SGF games begin with “(;”.</source>
        <translation>Keine Partie gefunden: SGF-Partien beginnen mit „(;“.</translation>
    </message>
    <message>
        <source>No move is marked as right; its first line counts as that.</source>
        <translation>Kein Zug ist als richtig markiert; die erste Variante gilt als richtig.</translation>
    </message>
    <message>
        <source>No move solves it.</source>
        <translation>Kein Zug löst sie.</translation>
    </message>
    <message>
        <source>No point is in doubt.</source>
        <translation>Kein Punkt ist zweifelhaft.</translation>
    </message>
    <message>
        <source>No stone follows column {column} in row {row}; one was expected, as in “{column}b”.</source>
        <translation>Nach Spalte {column} in Reihe {row} folgt kein Stein; einer wurde erwartet, wie in „{column}b“.</translation>
    </message>
    <message>
        <source>No stone has a number; at least one numbered stone is needed.</source>
        <translation>Kein Stein hat eine Nummer; mindestens ein nummerierter Stein ist nötig.</translation>
    </message>
    <message>
        <source>No stones of two colours are in contact.</source>
        <translation>Steine zweier Farben berühren sich nicht.</translation>
    </message>
    <message>
        <source>Nothing can be inserted before the start of the game.</source>
        <translation>Vor dem Partiebeginn kann nichts eingefügt werden.</translation>
    </message>
    <message>
        <source>Nothing follows the dash after {point}; a label or one of CR, SQ, TR and MA was expected.</source>
        <translation>Nach dem Strich hinter {point} folgt nichts; eine Beschriftung oder eines von CR, SQ, TR und MA wurde erwartet.</translation>
    </message>
    <message>
        <source>Nothing follows the dot; a size (9x9), a point (K10), a colour (b or w) or a pass (pb) was expected.</source>
        <translation>Nach dem Punkt folgt nichts; eine Größe (9x9), ein Brettpunkt (K10), eine Farbe (b oder w) oder ein Passen (pb) wurde erwartet.</translation>
    </message>
    <message>
        <source>Nothing follows “_”; a row number was expected, as in “_10Kb”.</source>
        <translation>Nach „_“ folgt nichts; eine Reihennummer wurde erwartet, wie in „_10Kb“.</translation>
    </message>
    <message>
        <source>Nothing to do: specify a transform, such as --rotate left.</source>
        <translation>Nichts zu tun: Geben Sie eine Transformation an, etwa --rotate left.</translation>
    </message>
    <message>
        <source>Nothing to paste: no SGF, HEN, text diagram or list of moves was found.</source>
        <translation>Nichts einzufügen: Weder SGF noch HEN, Textdiagramm oder Zugliste wurde gefunden.</translation>
    </message>
    <message>
        <source>Nothing to read: specify a HEN text, a file, or - for standard input.</source>
        <translation>Nichts zu lesen: Geben Sie einen HEN-Text, eine Datei oder - für die Standardeingabe an.</translation>
    </message>
    <message>
        <source>Number {number} appears at {names}; each number may be used only once.</source>
        <translation>Nummer {number} steht auf {names}; jede Nummer darf nur einmal verwendet werden.</translation>
    </message>
    <message>
        <source>Numbers are there again and again.</source>
        <translation>Zahlen wiederholen sich.</translation>
    </message>
    <message>
        <source>On a board of {size} this may be another game than Go.</source>
        <translation>Auf einem Brett der Größe {size} kann das ein anderes Spiel als Go sein.</translation>
    </message>
    <message>
        <source>One of the two games is not Go (see GM in the node properties); they cannot be merged.</source>
        <translation>Eine der beiden Partien ist kein Go (siehe GM in den Knoteneigenschaften); sie lassen sich nicht zusammenführen.</translation>
    </message>
    <message>
        <source>One stone is in brackets.</source>
        <translation>Ein Stein steht in Klammern.</translation>
    </message>
    <message>
        <source>Only a whole game can be resized.</source>
        <translation>Nur die Größe einer ganzen Partie lässt sich ändern.</translation>
    </message>
    <message>
        <source>Only one colour has stones.</source>
        <translation>Nur eine Farbe hat Steine.</translation>
    </message>
    <message>
        <source>Only one of --all, --move and --node can be given.</source>
        <translation>Nur eines von --all, --move und --node darf angegeben werden.</translation>
    </message>
    <message>
        <source>Only one of --cell and --cm can be given.</source>
        <translation>Nur eines von --cell und --cm darf angegeben werden.</translation>
    </message>
    <message>
        <source>Only one of --move and --node can be given.</source>
        <translation>Nur eines von --move und --node darf angegeben werden.</translation>
    </message>
    <message>
        <source>Only the HEN in this text was read; the words around it are ignored.</source>
        <translation>Nur das HEN in diesem Text wurde gelesen; die Wörter ringsum werden ignoriert.</translation>
    </message>
    <message numerus="yes">
        <source>Only the first {count:,} characters of this text were searched for diagrams.</source>
        <translation>
            <numerusform>Nur das erste Zeichen dieses Textes wurde nach Diagrammen durchsucht.</numerusform>
            <numerusform>Nur die ersten {count:,} Zeichen dieses Textes wurden nach Diagrammen durchsucht.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only the first {count:,} positions are offered. To open all, save the text as a .hen file.</source>
        <translation>
            <numerusform>Nur die erste Stellung wird angeboten. Um alle zu öffnen, speichern Sie den Text als .hen-Datei.</numerusform>
            <numerusform>Nur die ersten {count:,} Stellungen werden angeboten. Um alle zu öffnen, speichern Sie den Text als .hen-Datei.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only the first {count} diagrams of this text were read.</source>
        <translation>
            <numerusform>Nur das erste Diagramm dieses Textes wurde gelesen.</numerusform>
            <numerusform>Nur die ersten {count} Diagramme dieses Textes wurden gelesen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Played in order, move {number} at {point} captures {names}, where this position has stones.</source>
        <translation>Der Reihe nach gespielt, schlägt Zug {number} auf {point} die Steine auf {names}, die in dieser Stellung stehen.</translation>
    </message>
    <message>
        <source>Points of a search pattern are read as empty.</source>
        <translation>Punkte eines Suchmusters werden als leer gelesen.</translation>
    </message>
    <message>
        <source>Positions have no moves; --move is for games.</source>
        <translation>Stellungen haben keine Züge; --move ist für Partien.</translation>
    </message>
    <message>
        <source>PySide6, which draws pictures, cannot be used ({reason}). SVG with --letters text does without it.</source>
        <translation>PySide6, das Bilder zeichnet, ist nicht verwendbar ({reason}). SVG mit --letters text kommt ohne es aus.</translation>
    </message>
    <message>
        <source>PySide6, which opens pictures, cannot be used ({reason}).</source>
        <translation>PySide6, das Bilder öffnet, ist nicht verwendbar ({reason}).</translation>
    </message>
    <message>
        <source>Remove it</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Row {row} has no stones; at least one was expected.</source>
        <translation>Reihe {row} hat keine Steine; mindestens einer wurde erwartet.</translation>
    </message>
    <message numerus="yes">
        <source>Row {row} needs {count} columns; the board has {columns}.</source>
        <translation>
            <numerusform>Reihe {row} braucht {count} Spalte; das Brett hat {columns}.</numerusform>
            <numerusform>Reihe {row} braucht {count} Spalten; das Brett hat {columns}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Row {row} needs {count} or more columns; the board has {columns}.</source>
        <translation>
            <numerusform>Reihe {row} braucht mindestens {count} Spalte; das Brett hat {columns}.</numerusform>
            <numerusform>Reihe {row} braucht mindestens {count} Spalten; das Brett hat {columns}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Rows that begin with $$ follow this diagram apart from it; they are left out.</source>
        <translation>Getrennt von diesem Diagramm folgen Reihen, die mit $$ beginnen; sie werden weggelassen.</translation>
    </message>
    <message>
        <source>SGF cannot store this; HEN can, but not on boards with more than 25 columns, for which it has no letters.</source>
        <translation>SGF kann das nicht speichern; HEN kann es, aber nicht auf Brettern mit mehr als 25 Spalten, für die es keine Buchstaben hat.</translation>
    </message>
    <message>
        <source>SGF properties that are not part of a position will be lost.</source>
        <translation>SGF-Eigenschaften, die nicht Teil einer Stellung sind, gehen verloren.</translation>
    </message>
    <message>
        <source>SZ[{value}] is not a board size from 1 to 52; 19x19 is assumed.</source>
        <translation>SZ[{value}] ist keine Brettgröße von 1 bis 52; 19x19 wird angenommen.</translation>
    </message>
    <message>
        <source>Selected points will be lost.</source>
        <translation>Ausgewählte Punkte gehen verloren.</translation>
    </message>
    <message>
        <source>Several signs stand for empty points.</source>
        <translation>Mehrere Zeichen stehen für leere Punkte.</translation>
    </message>
    <message>
        <source>Signs for stones are there in two kinds.</source>
        <translation>Es gibt zwei Arten von Zeichen für Steine.</translation>
    </message>
    <message>
        <source>Six stones and more have no liberties.</source>
        <translation>Sechs und mehr Steine haben keine Freiheiten.</translation>
    </message>
    <message>
        <source>Small letters are there once each.</source>
        <translation>Kleinbuchstaben kommen je einmal vor.</translation>
    </message>
    <message>
        <source>Some inputs are games and others positions; transform them one kind at a time.</source>
        <translation>Einige Eingaben sind Partien, andere Stellungen; transformieren Sie jeweils nur eine Art.</translation>
    </message>
    <message>
        <source>Some inputs become SGF and others HEN; choose with -o FILE, or use --json.</source>
        <translation>Einige Eingaben werden SGF, andere HEN; wählen Sie mit -o DATEI, oder verwenden Sie --json.</translation>
    </message>
    <message>
        <source>Some of its points are in doubt.</source>
        <translation>Einige Punkte sind zweifelhaft.</translation>
    </message>
    <message>
        <source>Some programs cut off the label “{label}” at “~”.</source>
        <translation>Einige Programme schneiden die Beschriftung „{label}“ bei „~“ ab.</translation>
    </message>
    <message>
        <source>Some stones have no liberties.</source>
        <translation>Einige Steine haben keine Freiheiten.</translation>
    </message>
    <message>
        <source>Something is in some of its cells.</source>
        <translation>In einigen Zellen ist etwas.</translation>
    </message>
    <message>
        <source>Squares: {points}</source>
        <translation>Quadrate: {points}</translation>
    </message>
    <message>
        <source>Star points are drawn where they are.</source>
        <translation>Hoshi sind gezeichnet, wo sie hingehören.</translation>
    </message>
    <message>
        <source>Stones in capital and small letters are read alike; small ones may be dead stones.</source>
        <translation>Steine in Groß- und Kleinbuchstaben werden gleich gelesen; kleine könnten tote Steine sein.</translation>
    </message>
    <message>
        <source>Stones seem to lie beyond its lines.</source>
        <translation>Jenseits der Linien scheinen Steine zu liegen.</translation>
    </message>
    <message>
        <source>Suicide: that move would have no liberties.</source>
        <translation>Selbstmord: Dieser Zug hätte keine Freiheiten.</translation>
    </message>
    <message>
        <source>Territory is left out.</source>
        <translation>Gebiet wird weggelassen.</translation>
    </message>
    <message>
        <source>Territory will be lost.</source>
        <translation>Gebiet geht verloren.</translation>
    </message>
    <message>
        <source>The ( that begins a game or a variation is missing here.</source>
        <translation>Hier fehlt die (, mit der eine Partie oder eine Variante beginnt.</translation>
    </message>
    <message>
        <source>The ; that begins a node is missing here.</source>
        <translation>Hier fehlt das ;, mit dem ein Knoten beginnt.</translation>
    </message>
    <message>
        <source>The HEN[...] of this node is ignored and stays as it is.</source>
        <translation>Das HEN[...] dieses Knotens wird ignoriert und bleibt, wie es ist.</translation>
    </message>
    <message>
        <source>The HEN[...] of this node is ignored, but kept in the file: {reason}</source>
        <translation>Das HEN[...] dieses Knotens wird ignoriert, bleibt aber in der Datei: {reason}</translation>
    </message>
    <message>
        <source>The HEN[...] of this node is removed: HEN has letters for 25 columns only.</source>
        <translation>Das HEN[...] dieses Knotens wird entfernt: HEN hat nur für 25 Spalten Buchstaben.</translation>
    </message>
    <message>
        <source>The HEN[...] of this node was ignored and is removed: it would be read now.</source>
        <translation>Das HEN[...] dieses Knotens wurde ignoriert und wird entfernt: Jetzt würde es gelesen.</translation>
    </message>
    <message numerus="yes">
        <source>The board has {count} columns; HEN allows at most 25.</source>
        <translation>
            <numerusform>Das Brett hat {count} Spalte; HEN erlaubt höchstens 25.</numerusform>
            <numerusform>Das Brett hat {count} Spalten; HEN erlaubt höchstens 25.</numerusform>
        </translation>
    </message>
    <message>
        <source>The board is too large for HEN: the picture does not carry its position.</source>
        <translation>Das Brett ist zu groß für HEN: Das Bild enthält seine Stellung nicht.</translation>
    </message>
    <message>
        <source>The board is {columns}x{rows}, not a square; some programs read only the first number.</source>
        <translation>Das Brett ist {columns}x{rows}, kein Quadrat; einige Programme lesen nur die erste Zahl.</translation>
    </message>
    <message>
        <source>The centres of its cells are plain.</source>
        <translation>Die Mitten der Zellen sind einfarbig.</translation>
    </message>
    <message>
        <source>The checksum of the text {keyword} is wrong; the text may be damaged.</source>
        <translation>Die Prüfsumme des Textes {keyword} ist falsch; der Text könnte beschädigt sein.</translation>
    </message>
    <message>
        <source>The clipboard has no variation: it is not SGF, or has no moves or setup.</source>
        <translation>Die Zwischenablage enthält keine Variante: Sie ist kein SGF, oder hat weder Züge noch gesetzte Steine.</translation>
    </message>
    <message>
        <source>The coloured stone at {point} is ignored: there is a black or white stone now.</source>
        <translation>Der farbige Stein auf {point} wird ignoriert: Dort ist jetzt ein schwarzer oder weißer Stein.</translation>
    </message>
    <message>
        <source>The comment is left out.</source>
        <translation>Der Kommentar wird weggelassen.</translation>
    </message>
    <message>
        <source>The comment will be lost.</source>
        <translation>Der Kommentar geht verloren.</translation>
    </message>
    <message>
        <source>The cropped view will be lost.</source>
        <translation>Der Ausschnitt geht verloren.</translation>
    </message>
    <message>
        <source>The disk failed while the file was being written; the complete data is in {file}.</source>
        <translation>Der Datenträger versagte beim Schreiben der Datei; die vollständigen Daten sind in {file}.</translation>
    </message>
    <message>
        <source>The document is encrypted, so that its attachments cannot be read.</source>
        <translation>Das Dokument ist verschlüsselt, sodass seine Anhänge nicht gelesen werden können.</translation>
    </message>
    <message>
        <source>The engine answers “{command}” with “{answer}”.</source>
        <translation>Die Engine antwortet auf „{command}“ mit „{answer}“.</translation>
    </message>
    <message>
        <source>The engine cannot be started: {reason} ({program}).</source>
        <translation>Die Engine lässt sich nicht starten: {reason} ({program}).</translation>
    </message>
    <message>
        <source>The engine counts by rules of its own, not {rules}.</source>
        <translation>Die Engine zählt nach eigenen Regeln, nicht nach {rules}.</translation>
    </message>
    <message>
        <source>The engine counts with a komi of {komi}, for the prisoners before this setup.</source>
        <translation>Die Engine zählt mit einem Komi von {komi}, wegen der Gefangenen vor den hier gesetzten Steinen.</translation>
    </message>
    <message>
        <source>The engine crashed or was killed ({signal}).</source>
        <translation>Die Engine ist abgestürzt oder wurde gewaltsam beendet ({signal}).</translation>
    </message>
    <message>
        <source>The engine does not answer “{command}”.</source>
        <translation>Die Engine antwortet nicht auf „{command}“.</translation>
    </message>
    <message>
        <source>The engine does not know that {point} is ko.</source>
        <translation>Die Engine weiß nicht, dass auf {point} Ko ist.</translation>
    </message>
    <message>
        <source>The engine does not know the ko, since no move can have made it.</source>
        <translation>Die Engine kennt das Ko nicht, da es durch keinen Zug entstanden sein kann.</translation>
    </message>
    <message>
        <source>The engine ended (exit status {status}).</source>
        <translation>Die Engine hat sich beendet (Rückgabewert {status}).</translation>
    </message>
    <message>
        <source>The engine ended (exit status {status}): “{reason}”.</source>
        <translation>Die Engine hat sich beendet (Rückgabewert {status}): „{reason}“.</translation>
    </message>
    <message>
        <source>The engine needs {library}, which is not installed.</source>
        <translation>Die Engine braucht {library}; das ist nicht installiert.</translation>
    </message>
    <message>
        <source>The engine refuses “{command}”: “{answer}”.</source>
        <translation>Die Engine lehnt „{command}“ ab: „{answer}“.</translation>
    </message>
    <message>
        <source>The engine was stopped.</source>
        <translation>Die Engine wurde beendet.</translation>
    </message>
    <message>
        <source>The engine writes without end, and was stopped.</source>
        <translation>Die Engine schreibt ohne Ende und wurde beendet.</translation>
    </message>
    <message>
        <source>The engine&apos;s board could not be compared with this one.</source>
        <translation>Das Brett der Engine ließ sich nicht mit diesem vergleichen.</translation>
    </message>
    <message>
        <source>The file declares no encoding; it is perhaps {encoding}. If its names look wrong, choose another encoding.</source>
        <translation>Die Datei nennt keine Kodierung; vielleicht ist es {encoding}. Sehen Namen falsch aus, wählen Sie eine andere.</translation>
    </message>
    <message>
        <source>The file declares no encoding; it was read as {encoding}, which fits best.</source>
        <translation>Die Datei nennt keine Kodierung; sie wurde als {encoding} gelesen, was am besten passt.</translation>
    </message>
    <message>
        <source>The file declares the encoding {charset}, but its bytes do not fit; it was read as {encoding}.</source>
        <translation>Die Datei nennt die Kodierung {charset}, aber ihre Bytes passen nicht; sie wurde als {encoding} gelesen.</translation>
    </message>
    <message>
        <source>The file declares the unknown encoding {charset}; it was read as {encoding}.</source>
        <translation>Die Datei nennt die unbekannte Kodierung {charset}; sie wurde als {encoding} gelesen.</translation>
    </message>
    <message numerus="yes">
        <source>The file ends too early: {count:,} ) are missing.</source>
        <translation>
            <numerusform>Die Datei endet zu früh: Eine ) fehlt.</numerusform>
            <numerusform>Die Datei endet zu früh: {count:,} ) fehlen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The file is cut off or damaged; what follows the damage was not searched.</source>
        <translation>Die Datei ist abgeschnitten oder beschädigt; was dem Schaden folgt, wurde nicht durchsucht.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>Die Datei ist leer.</translation>
    </message>
    <message>
        <source>The file is too large to be searched completely for a position.</source>
        <translation>Die Datei ist zu groß, um ganz nach einer Stellung durchsucht zu werden.</translation>
    </message>
    <message>
        <source>The file&apos;s encoding can&apos;t represent all of its text.</source>
        <translation>Die Kodierung der Datei kann nicht ihren ganzen Text darstellen.</translation>
    </message>
    <message>
        <source>The first node of the game has a move.</source>
        <translation>Der erste Knoten der Partie hat einen Zug.</translation>
    </message>
    <message>
        <source>The game info will be lost.</source>
        <translation>Die Partieinfo geht verloren.</translation>
    </message>
    <message>
        <source>The games of this file have different encodings; each was read in its own.</source>
        <translation>Die Partien dieser Datei haben verschiedene Kodierungen; jede wurde in ihrer eigenen gelesen.</translation>
    </message>
    <message>
        <source>The games start with different positions; they cannot be merged.</source>
        <translation>Die Partien beginnen mit verschiedenen Stellungen; sie lassen sich nicht zusammenführen.</translation>
    </message>
    <message>
        <source>The handicap is a number of stones, 2 or more; 0 for none.</source>
        <translation>Die Vorgabe ist eine Anzahl von Steinen, 2 oder mehr; 0 für keine.</translation>
    </message>
    <message>
        <source>The handicap stays as it is, but its stones are White&apos;s now.</source>
        <translation>Die Vorgabe bleibt, wie sie ist, aber ihre Steine sind jetzt von Weiß.</translation>
    </message>
    <message>
        <source>The ko at {point} is off the board, which is {columns}x{rows}.</source>
        <translation>Das Ko auf {point} liegt außerhalb des Brettes ({columns}x{rows}).</translation>
    </message>
    <message>
        <source>The ko is given more than once; the last one counts.</source>
        <translation>Das Ko ist mehrmals angegeben; das letzte zählt.</translation>
    </message>
    <message>
        <source>The ko is left out.</source>
        <translation>Das Ko wird weggelassen.</translation>
    </message>
    <message>
        <source>The komi stays as it is; White still gets it.</source>
        <translation>Das Komi bleibt, wie es ist; Weiß bekommt es weiterhin.</translation>
    </message>
    <message>
        <source>The label at {point} is off the board, which is {columns}x{rows}.</source>
        <translation>Die Beschriftung auf {point} liegt außerhalb des Brettes ({columns}x{rows}).</translation>
    </message>
    <message>
        <source>The last move at {point} is off the board, which is {columns}x{rows}.</source>
        <translation>Der letzte Zug auf {point} liegt außerhalb des Brettes ({columns}x{rows}).</translation>
    </message>
    <message>
        <source>The last move is given more than once; the last one counts.</source>
        <translation>Der letzte Zug ist mehrmals angegeben; der letzte zählt.</translation>
    </message>
    <message>
        <source>The last move is left out.</source>
        <translation>Der letzte Zug wird weggelassen.</translation>
    </message>
    <message>
        <source>The last move is {color} at {point}, but that point is empty.</source>
        <translation>Der letzte Zug ist {color} auf {point}, aber dieser Punkt ist leer.</translation>
    </message>
    <message>
        <source>The last move is {color} at {point}, but the stone there is {other}&apos;s.</source>
        <translation>Der letzte Zug ist {color} auf {point}, aber der Stein dort ist von {other}.</translation>
    </message>
    <message>
        <source>The list names no colours; Black plays first, and colours alternate.</source>
        <translation>Die Liste nennt keine Farben; Schwarz beginnt, und die Farben wechseln sich ab.</translation>
    </message>
    <message>
        <source>The mark at {point} is off the board, which is {columns}x{rows}.</source>
        <translation>Das Symbol auf {point} liegt außerhalb des Brettes ({columns}x{rows}).</translation>
    </message>
    <message>
        <source>The move at {point} falls off the board and becomes a pass.</source>
        <translation>Der Zug auf {point} fällt vom Brett und wird zu einem Passen.</translation>
    </message>
    <message>
        <source>The name of the output file is empty.</source>
        <translation>Der Name der Ausgabedatei ist leer.</translation>
    </message>
    <message>
        <source>The names of its columns count I.</source>
        <translation>Die Namen der Spalten zählen I mit.</translation>
    </message>
    <message>
        <source>The names of its columns leave out I.</source>
        <translation>Die Namen der Spalten lassen I aus.</translation>
    </message>
    <message>
        <source>The node name is left out.</source>
        <translation>Der Knotenname wird weggelassen.</translation>
    </message>
    <message>
        <source>The node name will be lost.</source>
        <translation>Der Knotenname geht verloren.</translation>
    </message>
    <message>
        <source>The number at {point} is ignored: its stone is gone.</source>
        <translation>Die Nummer auf {point} wird ignoriert: Ihr Stein ist weg.</translation>
    </message>
    <message>
        <source>The number of captured stones is left out.</source>
        <translation>Die Anzahl der gefangenen Steine wird weggelassen.</translation>
    </message>
    <message>
        <source>The numbers do not show their colours; {color} is taken to play {number}.</source>
        <translation>Die Nummern zeigen ihre Farben nicht; angenommen wird, dass {color} {number} spielt.</translation>
    </message>
    <message>
        <source>The numbers of its rows count down to 1.</source>
        <translation>Die Zahlen der Reihen zählen bis 1 herunter.</translation>
    </message>
    <message numerus="yes">
        <source>The numbers on {count} stones were not read: {names}.</source>
        <translation>
            <numerusform>Die Nummer auf dem Stein {names} wurde nicht gelesen.</numerusform>
            <numerusform>Die Nummern auf {count} Steinen wurden nicht gelesen: {names}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The order is given more than once; the last one counts.</source>
        <translation>Die Reihenfolge ist mehrmals angegeben; die letzte zählt.</translation>
    </message>
    <message>
        <source>The order of play is left out.</source>
        <translation>Die Zugreihenfolge wird weggelassen.</translation>
    </message>
    <message>
        <source>The output could not be written: {reason}.</source>
        <translation>Die Ausgabe konnte nicht geschrieben werden: {reason}.</translation>
    </message>
    <message>
        <source>The output {path} is the input; choose another name.</source>
        <translation>Die Ausgabe {path} ist die Eingabe; wählen Sie einen anderen Namen.</translation>
    </message>
    <message>
        <source>The picture shows a part of a board; it is taken for {part} of a board of {size}.</source>
        <translation>Das Bild zeigt einen Teil eines Brettes; als Teil wird {part} auf einem Brett der Größe {size} angenommen.</translation>
    </message>
    <message>
        <source>The player to move is left out.</source>
        <translation>Der Spieler am Zug wird weggelassen.</translation>
    </message>
    <message>
        <source>The result is {format}; the name {name} would be misleading.</source>
        <translation>Das Ergebnis ist {format}; der Name {name} wäre irreführend.</translation>
    </message>
    <message>
        <source>The result “{value}” stays as it is: it does not begin with a colour.</source>
        <translation>Das Ergebnis „{value}“ bleibt, wie es ist: Es beginnt nicht mit einer Farbe.</translation>
    </message>
    <message>
        <source>The same letters are there again.</source>
        <translation>Dieselben Buchstaben kommen wieder vor.</translation>
    </message>
    <message>
        <source>The selection of points is left out.</source>
        <translation>Die Auswahl von Punkten wird weggelassen.</translation>
    </message>
    <message>
        <source>The size is given more than once; the last one counts. Title lines (# Title) separate positions.</source>
        <translation>Die Größe ist mehrmals angegeben; die letzte zählt. Titelzeilen (# Titel) trennen Stellungen.</translation>
    </message>
    <message>
        <source>The size of the board is not shown; {size} is assumed.</source>
        <translation>Die Größe des Brettes ist nicht angegeben; {size} wird angenommen.</translation>
    </message>
    <message>
        <source>The size “{found}” has only one number; columns and rows were expected, as in “{meant}”.</source>
        <translation>Die Größe „{found}“ hat nur eine Zahl; Spalten und Reihen wurden erwartet, wie in „{meant}“.</translation>
    </message>
    <message>
        <source>The size “{found}” needs a dot before it: “{meant}”.</source>
        <translation>Vor der Größe „{found}“ fehlt ein Punkt: „{meant}“.</translation>
    </message>
    <message>
        <source>The size “{found}” needs a lower-case x between its numbers: “{meant}”.</source>
        <translation>In der Größe „{found}“ fehlt ein kleines x zwischen den Zahlen: „{meant}“.</translation>
    </message>
    <message>
        <source>The stone at {point} is {color}&apos;s, but move {number} is {expected}&apos;s.</source>
        <translation>Der Stein auf {point} ist von {color}, aber Zug {number} ist von {expected}.</translation>
    </message>
    <message>
        <source>The stones are piled up from the bottom.</source>
        <translation>Die Steine sind von unten aufgeschichtet.</translation>
    </message>
    <message>
        <source>The stones at {point} have no liberty; engines refuse that.</source>
        <translation>Die Steine auf {point} haben keine Freiheit; das lehnen Engines ab.</translation>
    </message>
    <message>
        <source>The system lets HEN Editor create no files in {folder}. It may be protected: allow HEN Editor in the settings for ransomware protection, or save elsewhere.</source>
        <translation>Das System lässt HEN Editor in {folder} keine Dateien anlegen. Vielleicht ist der Ordner geschützt: Erlauben Sie HEN Editor in den Einstellungen zum Ransomware-Schutz, oder speichern Sie anderswo.</translation>
    </message>
    <message>
        <source>The text beside it says which sign is black or white.</source>
        <translation>Der Text daneben sagt, welches Zeichen schwarz oder weiß ist.</translation>
    </message>
    <message>
        <source>The text has goals or moves of other games.</source>
        <translation>Der Text hat Ziele oder Züge anderer Spiele.</translation>
    </message>
    <message>
        <source>The text has words of Go.</source>
        <translation>Der Text hat Wörter des Go.</translation>
    </message>
    <message numerus="yes">
        <source>The text is not SGF, and too long to search for anything else (over {count:,} characters).</source>
        <translation>
            <numerusform>Der Text ist kein SGF, und zu lang, um nach anderem zu suchen (über {count:,} Zeichen).</numerusform>
            <numerusform>Der Text ist kein SGF, und zu lang, um nach anderem zu suchen (über {count:,} Zeichen).</numerusform>
        </translation>
    </message>
    <message>
        <source>The text names other games or drawings.</source>
        <translation>Der Text nennt andere Spiele oder Zeichnungen.</translation>
    </message>
    <message>
        <source>The text names {name}, which falls off the board; the name stays.</source>
        <translation>Der Text nennt {name}, das vom Brett fällt; der Name bleibt.</translation>
    </message>
    <message>
        <source>The text of {name} has an unescaped ]; it was read to its apparent end.</source>
        <translation>Der Text von {name} hat eine ] ohne Backslash; er wurde bis zu seinem vermutlichen Ende gelesen.</translation>
    </message>
    <message>
        <source>The turn is given more than once; the last one counts.</source>
        <translation>Der Spieler am Zug ist mehrmals angegeben; der letzte zählt.</translation>
    </message>
    <message>
        <source>The two moves of this node are played in the other order now, Black&apos;s first.</source>
        <translation>Die zwei Züge dieses Knotens werden jetzt in der anderen Reihenfolge gespielt, der von Schwarz zuerst.</translation>
    </message>
    <message>
        <source>The variation is for a {found} board; this game is played on {wanted}.</source>
        <translation>Die Variante ist für ein {found}-Brett; diese Partie wird auf {wanted} gespielt.</translation>
    </message>
    <message>
        <source>There are about as many stones of each colour.</source>
        <translation>Es gibt etwa gleich viele Steine jeder Farbe.</translation>
    </message>
    <message>
        <source>Begin all rows with “_”</source>
        <translation>Alle Reihen mit „_“ beginnen</translation>
    </message>
    <message>
        <source>Change I to J</source>
        <translation>I in J ändern</translation>
    </message>
    <message>
        <source>Change O and l to digits</source>
        <translation>O und l in Ziffern ändern</translation>
    </message>
    <message>
        <source>Change all signs of stones to letters</source>
        <translation>Alle Zeichen für Steine in Buchstaben ändern</translation>
    </message>
    <message>
        <source>Change all to Latin letters</source>
        <translation>Alle in lateinische Buchstaben ändern</translation>
    </message>
    <message>
        <source>Change all to plain characters</source>
        <translation>Alle in einfache Zeichen ändern</translation>
    </message>
    <message>
        <source>Change all words to letters</source>
        <translation>Alle Wörter in Buchstaben ändern</translation>
    </message>
    <message>
        <source>Change all x and o to b and w</source>
        <translation>Alle x und o in b und w ändern</translation>
    </message>
    <message>
        <source>It has 8, 10, 12 or 14 to 16 lines.</source>
        <translation>Es hat 8, 10, 12 oder 14 bis 16 Linien.</translation>
    </message>
    <message>
        <source>Join all digits</source>
        <translation>Alle Ziffern zusammenschreiben</translation>
    </message>
    <message>
        <source>Make it a pass</source>
        <translation>Als Passen lesen</translation>
    </message>
    <message>
        <source>Read all counts as before the stones</source>
        <translation>Alle Anzahlen als vor den Steinen stehend lesen</translation>
    </message>
    <message>
        <source>Read all rows as number, column, stones</source>
        <translation>Alle Reihen als Nummer, Spalte, Steine lesen</translation>
    </message>
    <message>
        <source>Read all rows as number, stones, column</source>
        <translation>Alle Reihen als Nummer, Steine, Spalte lesen</translation>
    </message>
    <message>
        <source>Read all stones as colour, column, number</source>
        <translation>Alle Steine als Farbe, Spalte, Nummer lesen</translation>
    </message>
    <message>
        <source>Remove all escapes of Markdown and HTML</source>
        <translation>Alle Escape-Sequenzen von Markdown und HTML entfernen</translation>
    </message>
    <message>
        <source>Remove the signs between stones</source>
        <translation>Die Zeichen zwischen den Steinen entfernen</translation>
    </message>
    <message>
        <source>Remove what is around the text</source>
        <translation>Entfernen, was um den Text herum steht</translation>
    </message>
    <message numerus="yes">
        <source>Rows {first} to {last} are not shown; they are read as empty.</source>
        <translation>
            <numerusform>Reihe {first} ist nicht gezeigt; sie gilt als leer.</numerusform>
            <numerusform>Die Reihen {first} bis {last} sind nicht gezeigt; sie gelten als leer.</numerusform>
        </translation>
    </message>
    <message>
        <source>SZ[{value}] is read as {meant}; SZ[{standard}] is expected.</source>
        <translation>SZ[{value}] wird als {meant} gelesen; SZ[{standard}] wird erwartet.</translation>
    </message>
    <message>
        <source>Separate all parts with dots</source>
        <translation>Alle Teile durch Punkte trennen</translation>
    </message>
    <message numerus="yes">
        <source>The engine&apos;s board differs at {count:,} points, the first is {point}.</source>
        <translation>
            <numerusform>Das Brett der Engine weicht bei {point} ab.</numerusform>
            <numerusform>Das Brett der Engine weicht an {count:,} Punkten ab, der erste ist {point}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The engine&apos;s board has another size.</source>
        <translation>Das Brett der Engine ist verschieden groß.</translation>
    </message>
    <message>
        <source>The engine&apos;s move {point} is illegal: {reason}</source>
        <translation>Der Zug {point} der Engine ist regelwidrig: {reason}</translation>
    </message>
    <message>
        <source>The invisible {found} is skipped.</source>
        <translation>Das unsichtbare Zeichen {found} wird übergangen.</translation>
    </message>
    <message>
        <source>There are no HEN or SGF files in this folder.</source>
        <translation>In diesem Ordner gibt es keine HEN- oder SGF-Dateien.</translation>
    </message>
    <message>
        <source>There are no moves to number before this position.</source>
        <translation>Vor dieser Stellung gibt es keine Züge zu nummerieren.</translation>
    </message>
    <message numerus="yes">
        <source>There are {count:,} pictures, which need a folder, or --game to choose one.</source>
        <translation>
            <numerusform>Es gibt {count:,} Bild, das einen Ordner braucht, oder --game zur Auswahl.</numerusform>
            <numerusform>Es gibt {count:,} Bilder, die einen Ordner brauchen, oder --game, um eines zu wählen.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is a ko.</source>
        <translation>Es gibt ein Ko.</translation>
    </message>
    <message>
        <source>There is a no-break or wide space here; a plain space was expected.</source>
        <translation>Hier ist ein geschütztes oder breites Leerzeichen; ein einfaches wurde erwartet.</translation>
    </message>
    <message>
        <source>There is a stone on that point.</source>
        <translation>Auf diesem Punkt ist ein Stein.</translation>
    </message>
    <message>
        <source>There is a stone on the ko point {point}; an empty point was expected.</source>
        <translation>Auf dem Ko-Punkt {point} ist ein Stein; ein leerer Punkt wurde erwartet.</translation>
    </message>
    <message>
        <source>There is no board of size “{found}”; a board has 1 to 25 columns and 1 to 52 rows.</source>
        <translation>Es gibt kein Brett der Größe „{found}“; ein Brett hat 1 bis 25 Spalten und 1 bis 52 Reihen.</translation>
    </message>
    <message>
        <source>There is no column I: the letter is skipped.</source>
        <translation>Es gibt keine Spalte I: Der Buchstabe wird übersprungen.</translation>
    </message>
    <message>
        <source>There is no diagram of a Go board in this text.</source>
        <translation>In diesem Text gibt es kein Diagramm eines Go-Brettes.</translation>
    </message>
    <message>
        <source>There is no engine {name}, and none was found. GNU Go and KataGo are free ones.</source>
        <translation>Es gibt keine Engine {name}, und keine wurde gefunden. GNU Go und KataGo sind freie.</translation>
    </message>
    <message>
        <source>There is no engine {name}; found: {found}.</source>
        <translation>Es gibt keine Engine {name}; gefunden: {found}.</translation>
    </message>
    <message>
        <source>There is no folder {folder}.</source>
        <translation>Es gibt keinen Ordner {folder}.</translation>
    </message>
    <message>
        <source>There is no move {move:,}; this is the position after the last one, move {last:,}.</source>
        <translation>Es gibt keinen Zug {move:,}; dies ist die Stellung nach dem letzten, Zug {last:,}.</translation>
    </message>
    <message>
        <source>There is no move {number:,}; the last one of the game is {last:,}.</source>
        <translation>Es gibt keinen Zug {number:,}; der letzte der Partie ist {last:,}.</translation>
    </message>
    <message>
        <source>There is no node {number:,}; the last one of the game is {last:,}.</source>
        <translation>Es gibt keinen Knoten {number:,}; der letzte der Partie ist {last:,}.</translation>
    </message>
    <message numerus="yes">
        <source>There is no number {number}; there are only {count:,}.</source>
        <translation>
            <numerusform>Es gibt keine Nummer {number}; es gibt nur eine.</numerusform>
            <numerusform>Es gibt keine Nummer {number}; es gibt nur {count:,}.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no program {program}.</source>
        <translation>Es gibt kein Programm {program}.</translation>
    </message>
    <message>
        <source>There is no row {row} on this board; its top row is {rows}.</source>
        <translation>Auf diesem Brett gibt es keine Reihe {row}; die oberste ist {rows}.</translation>
    </message>
    <message>
        <source>There is no style “{name}”, only {names}.</source>
        <translation>Es gibt keinen Stil „{name}“, nur {names}.</translation>
    </message>
    <message>
        <source>There is not enough memory.</source>
        <translation>Es gibt nicht genug Speicher.</translation>
    </message>
    <message>
        <source>There is one ) too many; it is skipped.</source>
        <translation>Es gibt eine ) zu viel; sie wird übergangen.</translation>
    </message>
    <message>
        <source>This board was not read surely; compare it with the picture.</source>
        <translation>Dieses Brett wurde nicht sicher gelesen; vergleichen Sie es mit dem Bild.</translation>
    </message>
    <message>
        <source>This document carries no position: no .hen or .sgf file is attached to it.</source>
        <translation>Dieses Dokument enthält keine Stellung: Ihm ist keine .hen- oder .sgf-Datei angehängt.</translation>
    </message>
    <message>
        <source>This engine can only play: it names no good moves.</source>
        <translation>Diese Engine kann nur spielen: Sie nennt keine guten Züge.</translation>
    </message>
    <message>
        <source>This engine cannot tell which stones are dead.</source>
        <translation>Diese Engine kann nicht sagen, welche Steine tot sind.</translation>
    </message>
    <message>
        <source>This engine knows square boards only; this one is {size}.</source>
        <translation>Diese Engine kennt nur quadratische Bretter; dieses ist {size}.</translation>
    </message>
    <message>
        <source>This game is not Go: it has no position.</source>
        <translation>Diese Partie ist kein Go: Sie hat keine Stellung.</translation>
    </message>
    <message>
        <source>This game is on {here}; a {there} board does not fit.</source>
        <translation>Diese Partie ist auf {here}; ein {there}-Brett passt nicht.</translation>
    </message>
    <message>
        <source>This is likely a board of Go, but may be one of another game, or a drawing.</source>
        <translation>Das ist wahrscheinlich ein Go-Brett, kann aber eines anderen Spiels sein, oder eine Zeichnung.</translation>
    </message>
    <message>
        <source>This is not a game of Go.</source>
        <translation>Das ist keine Go-Partie.</translation>
    </message>
    <message>
        <source>This is not a picture that can be read.</source>
        <translation>Das ist kein Bild, das gelesen werden kann.</translation>
    </message>
    <message>
        <source>This is only possible for a move of Black or White.</source>
        <translation>Das ist nur bei einem Zug von Schwarz oder Weiß möglich.</translation>
    </message>
    <message>
        <source>This may be the first row of the diagram below, but it does not fit, so it is left out.</source>
        <translation>Dies könnte die erste Reihe des Diagramms darunter sein, passt aber nicht dazu und wird deshalb weggelassen.</translation>
    </message>
    <message>
        <source>This node has setup ({setup}) and a move; the setup comes first, then the move.</source>
        <translation>Dieser Knoten hat gesetzte Steine ({setup}) und einen Zug; zuerst werden die Steine gesetzt, dann wird gezogen.</translation>
    </message>
    <message>
        <source>This node has two moves; Black&apos;s is played first.</source>
        <translation>Dieser Knoten hat zwei Züge; der von Schwarz wird zuerst gespielt.</translation>
    </message>
    <message>
        <source>This picture carries no position: it has no data-hen, and no HEN in its metadata or descriptions.</source>
        <translation>Dieses Bild enthält keine Stellung: Es hat kein data-hen, und kein HEN in Metadaten oder Beschreibungen.</translation>
    </message>
    <message>
        <source>This picture carries no position: no comment in it begins with “HEN:”.</source>
        <translation>Dieses Bild enthält keine Stellung: Kein Kommentar darin beginnt mit „HEN:“.</translation>
    </message>
    <message>
        <source>This picture carries no position: no text in it is named HEN or SGF.</source>
        <translation>Dieses Bild enthält keine Stellung: Kein Text darin heißt HEN oder SGF.</translation>
    </message>
    <message>
        <source>This picture could not be decoded: it is damaged, or needs too much memory.</source>
        <translation>Dieses Bild konnte nicht gelesen werden: Es ist beschädigt oder braucht zu viel Speicher.</translation>
    </message>
    <message>
        <source>This picture has {width:,} by {height:,} pixels, more than can be looked through.</source>
        <translation>Dieses Bild hat {width:,} mal {height:,} Pixel, mehr als durchsucht werden können.</translation>
    </message>
    <message>
        <source>This picture was not decoded within {seconds} seconds, and is left alone.</source>
        <translation>Dieses Bild konnte in {seconds} Sekunden nicht gelesen werden und wird nicht geöffnet.</translation>
    </message>
    <message>
        <source>This player has no earlier move to exchange this one with.</source>
        <translation>Dieser Spieler hat keinen früheren Zug, mit dem sich dieser tauschen lässt.</translation>
    </message>
    <message>
        <source>This row has {found} points where others have {width}; the missing ones are read as empty.</source>
        <translation>Diese Reihe hat {found} Punkte, andere haben {width}; die fehlenden werden als leer gelesen.</translation>
    </message>
    <message>
        <source>This row has {found} points where others have {width}; what is at its end is left out.</source>
        <translation>Diese Reihe hat {found} Punkte, andere haben {width}; was am Ende übersteht, wird weggelassen.</translation>
    </message>
    <message>
        <source>This text is outside the games; it is kept.</source>
        <translation>Dieser Text steht außerhalb der Partien; er bleibt erhalten.</translation>
    </message>
    <message>
        <source>Time is given in seconds, such as 3600 for an hour.</source>
        <translation>Zeit wird in Sekunden angegeben, etwa 3600 für eine Stunde.</translation>
    </message>
    <message>
        <source>Triangles: {points}</source>
        <translation>Dreiecke: {points}</translation>
    </message>
    <message>
        <source>Undecodable bytes become U+FFFD in this node.</source>
        <translation>In diesem Knoten wird aus nicht dekodierbaren Bytes U+FFFD.</translation>
    </message>
    <message>
        <source>Unknown properties stay as they are, even if they name points: {names}.</source>
        <translation>Unbekannte Eigenschaften bleiben, wie sie sind, auch wenn sie Punkte nennen: {names}.</translation>
    </message>
    <message>
        <source>Variations are not read from {format} files; they are left out.</source>
        <translation>Varianten werden aus {format}-Dateien nicht gelesen; sie werden weggelassen.</translation>
    </message>
    <message>
        <source>Variations will be lost.</source>
        <translation>Varianten gehen verloren.</translation>
    </message>
    <message numerus="yes">
        <source>What is at {count:,} points falls off the board, the first at {point}.</source>
        <translation>
            <numerusform>Was auf {point} ist, fällt vom Brett.</numerusform>
            <numerusform>Was auf {count:,} Punkten ist, fällt vom Brett, zuerst auf {point}.</numerusform>
        </translation>
    </message>
    <message>
        <source>What was recorded is not the document when it is read back. This is an error in HEN Editor.</source>
        <translation>Was aufgezeichnet wurde, ist beim Zurücklesen nicht das Dokument. Das ist ein Fehler von HEN Editor.</translation>
    </message>
    <message>
        <source>When reopened, the file would not show the same games. This is an error in HEN Editor; the document stays open with all your changes.</source>
        <translation>Erneut geöffnet, zeigte die Datei nicht dieselben Partien. Das ist ein Fehler von HEN Editor; das Dokument bleibt mit allen Ihren Änderungen offen.</translation>
    </message>
    <message>
        <source>Words such as “Black” are not swapped in comments.</source>
        <translation>Wörter wie „Schwarz“ werden in Kommentaren nicht getauscht.</translation>
    </message>
    <message>
        <source>Write all points as column and row</source>
        <translation>Alle Brettpunkte als Spalte und Reihe schreiben</translation>
    </message>
    <message>
        <source>Write columns in upper case, stones in lower case</source>
        <translation>Spalten groß und Steine klein schreiben</translation>
    </message>
    <message>
        <source>Write once what is doubled</source>
        <translation>Doppeltes nur einmal schreiben</translation>
    </message>
    <message>
        <source>Write the order without signs</source>
        <translation>Die Zugreihenfolge ohne Zeichen dazwischen schreiben</translation>
    </message>
    <message>
        <source>Write the size with x</source>
        <translation>Die Größe mit x schreiben</translation>
    </message>
    <message>
        <source>Write “-” before all labels</source>
        <translation>„-“ vor alle Beschriftungen schreiben</translation>
    </message>
    <message>
        <source>a valid text, refused</source>
        <translation>ein gültiger Text, abgelehnt</translation>
    </message>
    <message>
        <source>an answer that is not valid HEN</source>
        <translation>eine Antwort, die kein gültiges HEN ist</translation>
    </message>
    <message>
        <source>an invalid text, accepted</source>
        <translation>ein ungültiger Text, angenommen</translation>
    </message>
    <message>
        <source>another position</source>
        <translation>eine andere Stellung</translation>
    </message>
    <message>
        <source>answered</source>
        <translation>geantwortet</translation>
    </message>
    <message>
        <source>best is {move}</source>
        <translation>am besten ist {move}</translation>
    </message>
    <message>
        <source>circle</source>
        <translation>Kreis</translation>
    </message>
    <message>
        <source>cross</source>
        <translation>Kreuz</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>expected</source>
        <translation>erwartet</translation>
    </message>
    <message>
        <source>fix: {label}</source>
        <translation>Behebung: {label}</translation>
    </message>
    <message>
        <source>ko</source>
        <translation>Ko</translation>
    </message>
    <message>
        <source>ko {point}</source>
        <translation>Ko {point}</translation>
    </message>
    <message>
        <source>label</source>
        <translation>Beschriftung</translation>
    </message>
    <message>
        <source>last move</source>
        <translation>letzter Zug</translation>
    </message>
    <message>
        <source>last move {color} pass</source>
        <translation>letzter Zug {color}: gepasst</translation>
    </message>
    <message>
        <source>last move {color} {point}</source>
        <translation>letzter Zug {color} {point}</translation>
    </message>
    <message>
        <source>mark</source>
        <translation>Symbol</translation>
    </message>
    <message>
        <source>no answer, or more than one line</source>
        <translation>keine Antwort, oder mehr als eine Zeile</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>note</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>number</source>
        <translation>Nummer</translation>
    </message>
    <message>
        <source>only in the first</source>
        <translation>nur im ersten</translation>
    </message>
    <message>
        <source>only in the second</source>
        <translation>nur im zweiten</translation>
    </message>
    <message>
        <source>order</source>
        <translation>Zugreihenfolge</translation>
    </message>
    <message>
        <source>order {colors}</source>
        <translation>Zugreihenfolge {colors}</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>gepasst</translation>
    </message>
    <message>
        <source>rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>square</source>
        <translation>Quadrat</translation>
    </message>
    <message>
        <source>text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>the move lost {points}</source>
        <translation>der Zug verlor {points} Punkte</translation>
    </message>
    <message>
        <source>the same position, not in canonical form</source>
        <translation>dieselbe Stellung, nicht in Standardform</translation>
    </message>
    <message>
        <source>triangle</source>
        <translation>Dreieck</translation>
    </message>
    <message>
        <source>turn</source>
        <translation>am Zug</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>Warnung</translation>
    </message>
    <message numerus="yes">
        <source>{bad:,} of {count:,} not valid: {found}.</source>
        <translation>
            <numerusform>Nicht gültig: {found}.</numerusform>
            <numerusform>{bad:,} von {count:,} nicht gültig: {found}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{color} leads by {points}</source>
        <translation>{color} führt mit {points}</translation>
    </message>
    <message>
        <source>{color} made the last move and is to move again.</source>
        <translation>{color} hat den letzten Zug gemacht und ist wieder am Zug.</translation>
    </message>
    <message>
        <source>{color} to play</source>
        <translation>{color} am Zug</translation>
    </message>
    <message>
        <source>{color} wins {percent} %</source>
        <translation>{color} gewinnt mit {percent}&#xa0;%</translation>
    </message>
    <message numerus="yes">
        <source>{color}&apos;s stones at {point} have no liberties; at least one is needed.</source>
        <translation>
            <numerusform>Die Steine von {color} auf {point} haben keine Freiheiten; mindestens eine ist nötig.</numerusform>
            <numerusform>Die Steine von {color} auf {point} haben keine Freiheiten; mindestens eine ist nötig.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} could not be read.</source>
        <translation>
            <numerusform>{count:,} konnte nicht gelesen werden.</numerusform>
            <numerusform>{count:,} konnten nicht gelesen werden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} errors</source>
        <translation>
            <numerusform>{count:,} Fehler</numerusform>
            <numerusform>{count:,} Fehler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} files have problems and are always searched.</source>
        <translation>
            <numerusform>{count:,} Datei hat Probleme und wird immer durchsucht.</numerusform>
            <numerusform>{count:,} Dateien haben Probleme und werden immer durchsucht.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} lines are not valid HEN and are left out: {lines}.</source>
        <translation>
            <numerusform>Zeile {lines} ist kein gültiges HEN und wird weggelassen.</numerusform>
            <numerusform>{count:,} Zeilen sind kein gültiges HEN und werden weggelassen: {lines}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} lines end without right or wrong.</source>
        <translation>
            <numerusform>{count:,} Variante endet weder mit „Richtig“ noch mit „Falsch“.</numerusform>
            <numerusform>{count:,} Varianten enden weder mit „Richtig“ noch mit „Falsch“.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} lines were not understood and are left out; the first is line {line}: “{text}”.</source>
        <translation>
            <numerusform>Zeile {line} wurde nicht verstanden und wird weggelassen: „{text}“.</numerusform>
            <numerusform>{count:,} Zeilen wurden nicht verstanden und werden weggelassen; die erste ist Zeile {line}: „{text}“.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} lines were read as one position; title lines (# Title) separate positions.</source>
        <translation>
            <numerusform>{count:,} Zeile wurde als eine Stellung gelesen; Titelzeilen (# Titel) trennen Stellungen.</numerusform>
            <numerusform>{count:,} Zeilen wurden als eine Stellung gelesen; Titelzeilen (# Titel) trennen Stellungen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} more of this kind: {last}</source>
        <translation>
            <numerusform>{count:,} weiteres dieser Art: {last}</numerusform>
            <numerusform>{count:,} weitere dieser Art: {last}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} moves can no longer be played: {numbers}.</source>
        <translation>
            <numerusform>{count:,} Zug ist nicht mehr möglich: {numbers}.</numerusform>
            <numerusform>{count:,} Züge sind nicht mehr möglich: {numbers}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} moves can no longer be played; the first are {numbers}.</source>
        <translation>
            <numerusform>{count:,} Zug ist nicht mehr möglich; der erste ist {numbers}.</numerusform>
            <numerusform>{count:,} Züge sind nicht mehr möglich; die ersten sind {numbers}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} notes</source>
        <translation>
            <numerusform>{count:,} Hinweis</numerusform>
            <numerusform>{count:,} Hinweise</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} positions were read, although no title lines (# Title) separate them.</source>
        <translation>
            <numerusform>Eine Stellung wurde gelesen.</numerusform>
            <numerusform>{count:,} Stellungen wurden gelesen, obwohl keine Titelzeilen (# Titel) sie trennen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} texts with line breaks or half characters were not asked.</source>
        <translation>
            <numerusform>{count:,} Text mit Zeilenumbrüchen oder halben Zeichen wurde nicht abgefragt.</numerusform>
            <numerusform>{count:,} Texte mit Zeilenumbrüchen oder halben Zeichen wurden nicht abgefragt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} visits</source>
        <translation>
            <numerusform>{count:,} Visit</numerusform>
            <numerusform>{count:,} Visits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} warnings</source>
        <translation>
            <numerusform>{count:,} Warnung</numerusform>
            <numerusform>{count:,} Warnungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} arrows are left out.</source>
        <translation>
            <numerusform>Ein Pfeil wird weggelassen.</numerusform>
            <numerusform>{count} Pfeile werden weggelassen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} labels are left out.</source>
        <translation>
            <numerusform>Eine Beschriftung wird weggelassen.</numerusform>
            <numerusform>{count} Beschriftungen werden weggelassen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} lines are left out.</source>
        <translation>
            <numerusform>Eine Linie wird weggelassen.</numerusform>
            <numerusform>{count} Linien werden weggelassen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} marks are left out.</source>
        <translation>
            <numerusform>Ein Symbol wird weggelassen.</numerusform>
            <numerusform>{count} Symbole werden weggelassen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} move numbers are left out.</source>
        <translation>
            <numerusform>Eine Zugnummer wird weggelassen.</numerusform>
            <numerusform>{count} Zugnummern werden weggelassen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} stones that are neither black nor white are left out.</source>
        <translation>
            <numerusform>Ein Stein, der weder schwarz noch weiß ist, wird weggelassen.</numerusform>
            <numerusform>{count} Steine, die weder schwarz noch weiß sind, werden weggelassen.</numerusform>
        </translation>
    </message>
    <message>
        <source>{folder} is a symbolic link, not a folder of HEN Editor&apos;s own.</source>
        <translation>{folder} ist eine symbolische Verknüpfung, kein eigener Ordner von HEN Editor.</translation>
    </message>
    <message>
        <source>{folder} is not a folder.</source>
        <translation>{folder} ist kein Ordner.</translation>
    </message>
    <message numerus="yes">
        <source>{names} are given a stone twice; the later one counts.</source>
        <translation>
            <numerusform>{names} bekommt zweimal einen Stein; der spätere zählt.</numerusform>
            <numerusform>{names} bekommen zweimal einen Stein; der spätere zählt.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} and {other} set the same point; {name}, which comes later, wins.</source>
        <translation>{name} und {other} setzen denselben Punkt; {name}, das später kommt, gilt.</translation>
    </message>
    <message>
        <source>{name} has more than one value where one is expected.</source>
        <translation>{name} hat mehr als einen Wert, wo einer erwartet wird.</translation>
    </message>
    <message>
        <source>{name} is given more than once in a node; the values were joined.</source>
        <translation>{name} ist in einem Knoten mehrmals angegeben; die Werte wurden vereint.</translation>
    </message>
    <message>
        <source>{name} is in lower case; it was read as {meant}.</source>
        <translation>{name} ist kleingeschrieben; es wurde als {meant} gelesen.</translation>
    </message>
    <message>
        <source>{name} is neither a .png, .svg or .pdf file nor a folder.</source>
        <translation>{name} ist weder eine .png-, .svg- oder .pdf-Datei noch ein Ordner.</translation>
    </message>
    <message>
        <source>{name} is not on a {size} board.</source>
        <translation>{name} ist nicht auf einem {size}-Brett.</translation>
    </message>
    <message>
        <source>{name}[{value}] is read as {meant}: it is in hundredths of a point.</source>
        <translation>{name}[{value}] wird als {meant} gelesen: Es steht in Hundertstelpunkten.</translation>
    </message>
    <message>
        <source>{written} is read as {name}, which it means in the first node of games from some sites.</source>
        <translation>{written} wird als {name} gelesen; das bedeutet es im ersten Knoten von Partien mancher Websites.</translation>
    </message>
    <message>
        <source>{name} is valid only in the first node of a game.</source>
        <translation>{name} ist nur im ersten Knoten einer Partie gültig.</translation>
    </message>
    <message>
        <source>{name} has no closing ]; it ends before the next move, or with the file.</source>
        <translation>{name} hat keine schließende ]; es endet vor dem nächsten Zug, oder mit der Datei.</translation>
    </message>
    <message>
        <source>{name}: nothing in it is a grid of signs.</source>
        <translation>{name}: Nichts darin ist ein Gitter aus Zeichen.</translation>
    </message>
    <message numerus="yes">
        <source>{name}: {count:,} more ({found}); hen validate --json lists all.</source>
        <translation>
            <numerusform>{name}: {count:,} weiteres ({found}); hen validate --json listet alle auf.</numerusform>
            <numerusform>{name}: {count:,} weitere ({found}); hen validate --json listet alle auf.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}[] is empty, which has no meaning for this property.</source>
        <translation>{name}[] ist leer, was bei dieser Eigenschaft nichts bedeutet.</translation>
    </message>
    <message>
        <source>{name}[{value}] is an unusual komi; it may be in hundredths of a point.</source>
        <translation>{name}[{value}] ist ein ungewöhnliches Komi; es könnte in Hundertstelpunkten sein.</translation>
    </message>
    <message>
        <source>{name}[{value}] is ignored, but kept in the file: 1 or 2 is expected.</source>
        <translation>{name}[{value}] wird ignoriert, bleibt aber in der Datei: 1 oder 2 wird erwartet.</translation>
    </message>
    <message>
        <source>{name}[{value}] is ignored, but kept in the file: B or W is expected.</source>
        <translation>{name}[{value}] wird ignoriert, bleibt aber in der Datei: B oder W wird erwartet.</translation>
    </message>
    <message>
        <source>{name}[{value}] is ignored, but kept in the file: a board size is expected.</source>
        <translation>{name}[{value}] wird ignoriert, bleibt aber in der Datei: eine Brettgröße wird erwartet.</translation>
    </message>
    <message>
        <source>{name}[{value}] is ignored, but kept in the file: a name and a version are expected.</source>
        <translation>{name}[{value}] wird ignoriert, bleibt aber in der Datei: Name und Version werden erwartet.</translation>
    </message>
    <message>
        <source>{name}[{value}] is ignored, but kept in the file: a number and a name are expected.</source>
        <translation>{name}[{value}] wird ignoriert, bleibt aber in der Datei: Zahl und Name werden erwartet.</translation>
    </message>
    <message>
        <source>{name}[{value}] is ignored, but kept in the file: a number is expected.</source>
        <translation>{name}[{value}] wird ignoriert, bleibt aber in der Datei: eine Zahl wird erwartet.</translation>
    </message>
    <message>
        <source>{name}[{value}] is ignored, but kept in the file: a point or a pass is expected.</source>
        <translation>{name}[{value}] wird ignoriert, bleibt aber in der Datei: ein Punkt oder ein Passen wird erwartet.</translation>
    </message>
    <message>
        <source>{name}[{value}] is ignored, but kept in the file: a whole number is expected.</source>
        <translation>{name}[{value}] wird ignoriert, bleibt aber in der Datei: eine ganze Zahl wird erwartet.</translation>
    </message>
    <message>
        <source>{name}[{value}] is ignored, but kept in the file: nothing is expected.</source>
        <translation>{name}[{value}] wird ignoriert, bleibt aber in der Datei: nichts wird erwartet.</translation>
    </message>
    <message>
        <source>{name}[{value}] is ignored, but kept in the file: pairs of points are expected.</source>
        <translation>{name}[{value}] wird ignoriert, bleibt aber in der Datei: Paare von Punkten werden erwartet.</translation>
    </message>
    <message>
        <source>{name}[{value}] is ignored, but kept in the file: points are expected.</source>
        <translation>{name}[{value}] wird ignoriert, bleibt aber in der Datei: Punkte werden erwartet.</translation>
    </message>
    <message>
        <source>{name}[{value}] is ignored, but kept in the file: points or nothing is expected.</source>
        <translation>{name}[{value}] wird ignoriert, bleibt aber in der Datei: Punkte oder nichts wird erwartet.</translation>
    </message>
    <message>
        <source>{name}[{value}] is ignored, but kept in the file: points with texts are expected.</source>
        <translation>{name}[{value}] wird ignoriert, bleibt aber in der Datei: Punkte mit Texten werden erwartet.</translation>
    </message>
    <message>
        <source>{name}[{value}] is just off the {size} board, as some programs write a pass; it is ignored, but kept in the file.</source>
        <translation>{name}[{value}] liegt knapp außerhalb des {size}-Brettes, wie manche Programme ein Passen schreiben; es wird ignoriert, bleibt aber in der Datei.</translation>
    </message>
    <message>
        <source>{name}[{value}] is off the {size} board; it is ignored, but kept in the file.</source>
        <translation>{name}[{value}] liegt außerhalb des {size}-Brettes; es wird ignoriert, bleibt aber in der Datei.</translation>
    </message>
    <message>
        <source>{name}[{value}] is read as a pass, which is written {name}[].</source>
        <translation>{name}[{value}] wird als Passen gelesen, das man {name}[] schreibt.</translation>
    </message>
    <message>
        <source>{name}[{value}] is read as {meant}; B or W is expected.</source>
        <translation>{name}[{value}] wird als {meant} gelesen; B oder W wird erwartet.</translation>
    </message>
    <message>
        <source>{name}[{value}] is read as {meant}; a decimal point is expected, not a comma.</source>
        <translation>{name}[{value}] wird als {meant} gelesen; ein Dezimalpunkt wird erwartet, kein Komma.</translation>
    </message>
    <message>
        <source>{name}[{value}] is read as {meant}; a number alone is expected.</source>
        <translation>{name}[{value}] wird als {meant} gelesen; nur eine Zahl wird erwartet.</translation>
    </message>
    <message>
        <source>{name}[{value}] was off the board and is removed: it would be on the board now.</source>
        <translation>{name}[{value}] lag außerhalb des Brettes und wird entfernt: Jetzt wäre es auf dem Brett.</translation>
    </message>
    <message>
        <source>{part} is not a part of this board, such as A1:{corner}.</source>
        <translation>{part} ist kein Teil dieses Brettes, wie etwa A1:{corner}.</translation>
    </message>
    <message>
        <source>{place}: {size}, likely a board of Go: {total} points.</source>
        <translation>{place}: {size}, wahrscheinlich ein Go-Brett: {total} Punkte.</translation>
    </message>
    <message>
        <source>{place}: {size}, marked as a diagram of Go.</source>
        <translation>{place}: {size}, als Go-Diagramm gekennzeichnet.</translation>
    </message>
    <message>
        <source>{place}: {size}, no board of Go: {total} points.</source>
        <translation>{place}: {size}, kein Go-Brett: {total} Punkte.</translation>
    </message>
    <message>
        <source>{place}: {size}, surely a board of Go: {total} points.</source>
        <translation>{place}: {size}, sicher ein Go-Brett: {total} Punkte.</translation>
    </message>
    <message>
        <source>{point} has two labels; the later one counts.</source>
        <translation>{point} hat zwei Beschriftungen; die spätere zählt.</translation>
    </message>
    <message>
        <source>{point} has two marks; the later one counts.</source>
        <translation>{point} hat zwei Symbole; das spätere zählt.</translation>
    </message>
    <message>
        <source>{point} may be black or empty.</source>
        <translation>{point} kann schwarz oder leer sein.</translation>
    </message>
    <message>
        <source>{point} may be black or white.</source>
        <translation>{point} kann schwarz oder weiß sein.</translation>
    </message>
    <message>
        <source>{point} may be black, white or empty.</source>
        <translation>{point} kann schwarz, weiß oder leer sein.</translation>
    </message>
    <message>
        <source>{point} may be white or empty.</source>
        <translation>{point} kann weiß oder leer sein.</translation>
    </message>
    <message>
        <source>{reason}.</source>
        <translation>{reason}.</translation>
    </message>
    <message>
        <source>“{black}” is read as Black and “{white}” as White.</source>
        <translation>„{black}“ wird als Schwarz gelesen und „{white}“ als Weiß.</translation>
    </message>
    <message>
        <source>“{black}” is read as Black and “{white}” as White; other programs have them the other way round.</source>
        <translation>„{black}“ wird als Schwarz gelesen und „{white}“ als Weiß; bei anderen Programmen ist es umgekehrt.</translation>
    </message>
    <message>
        <source>“{found}” begins with a dot; a row begins with “_”: “{meant}”.</source>
        <translation>„{found}“ beginnt mit einem Punkt; eine Reihe beginnt mit „_“: „{meant}“.</translation>
    </message>
    <message>
        <source>“{found}” cannot be part of the label “{label}”; a label has no spaces, dots, “_” or “-”.</source>
        <translation>„{found}“ kann nicht Teil der Beschriftung „{label}“ sein; eine Beschriftung hat keine Leerzeichen, Punkte, „_“ oder „-“.</translation>
    </message>
    <message>
        <source>“{found}” cannot be read here; every part of HEN begins with “.”, “_” or “~”, as “_4Db” (Black at D4) does.</source>
        <translation>„{found}“ kann hier nicht gelesen werden; jeder Teil von HEN beginnt mit „.“, „_“ oder „~“, wie „_4Db“ (Schwarz auf D4).</translation>
    </message>
    <message>
        <source>“{found}” cannot be read; after a dot comes a size (9x9), a point (K10), a colour (b or w) or a pass (pb).</source>
        <translation>„{found}“ kann nicht gelesen werden; nach einem Punkt kommt eine Größe (9x9), ein Brettpunkt (K10), eine Farbe (b oder w) oder ein Passen (pb).</translation>
    </message>
    <message>
        <source>“{found}” does not decode to valid label text; it is shown as it is.</source>
        <translation>„{found}“ lässt sich nicht zu gültigem Beschriftungstext dekodieren; es wird gezeigt, wie es ist.</translation>
    </message>
    <message>
        <source>“{found}” has Cyrillic letters that look like Latin ones; Latin ones were expected: “{meant}”.</source>
        <translation>„{found}“ hat kyrillische Buchstaben, die wie lateinische aussehen; lateinische wurden erwartet: „{meant}“.</translation>
    </message>
    <message>
        <source>“{found}” has Greek letters that look like Latin ones; Latin ones were expected: “{meant}”.</source>
        <translation>„{found}“ hat griechische Buchstaben, die wie lateinische aussehen; lateinische wurden erwartet: „{meant}“.</translation>
    </message>
    <message>
        <source>“{found}” has a character twice; once was expected: “{meant}”.</source>
        <translation>„{found}“ hat ein Zeichen doppelt; es wurde nur einmal erwartet: „{meant}“.</translation>
    </message>
    <message>
        <source>“{found}” has a letter where a digit was expected: “{meant}”.</source>
        <translation>„{found}“ hat einen Buchstaben, wo eine Ziffer erwartet wurde: „{meant}“.</translation>
    </message>
    <message>
        <source>“{found}” has a word where a letter was expected: “{meant}”.</source>
        <translation>„{found}“ hat ein Wort, wo ein Buchstabe erwartet wurde: „{meant}“.</translation>
    </message>
    <message>
        <source>“{found}” has another sign than expected, or one too many: “{meant}”.</source>
        <translation>„{found}“ hat ein anderes Zeichen als erwartet oder eines zu viel: „{meant}“.</translation>
    </message>
    <message>
        <source>“{found}” has escapes of Markdown, HTML or a web address; plain characters were expected: “{meant}”.</source>
        <translation>„{found}“ hat Escape-Sequenzen von Markdown, HTML oder einer Webadresse; einfache Zeichen wurden erwartet: „{meant}“.</translation>
    </message>
    <message>
        <source>“{found}” has full-width or unusual characters; plain ones were expected: “{meant}”.</source>
        <translation>„{found}“ hat vollbreite oder ungewöhnliche Zeichen; einfache wurden erwartet: „{meant}“.</translation>
    </message>
    <message>
        <source>“{found}” has its characters in another order than expected: “{meant}”.</source>
        <translation>„{found}“ hat die Zeichen in einer anderen Reihenfolge als erwartet: „{meant}“.</translation>
    </message>
    <message>
        <source>“{found}” has no row number; one was expected after “_”, as in “_10Kb”.</source>
        <translation>„{found}“ hat keine Reihennummer; nach „_“ wurde eine erwartet, wie in „_10Kb“.</translation>
    </message>
    <message>
        <source>“{found}” has signs for stones; letters were expected: “{meant}”.</source>
        <translation>„{found}“ hat Zeichen für Steine; Buchstaben wurden erwartet: „{meant}“.</translation>
    </message>
    <message>
        <source>“{found}” in row {row} cannot be read; a column, a stone or a number was expected.</source>
        <translation>„{found}“ in Reihe {row} kann nicht gelesen werden; eine Spalte, ein Stein oder eine Zahl wurde erwartet.</translation>
    </message>
    <message>
        <source>“{found}” in row {row} means no stone at all; a count of 1 or more was expected.</source>
        <translation>„{found}“ in Reihe {row} bedeutet gar keinen Stein; eine Anzahl ab 1 wurde erwartet.</translation>
    </message>
    <message>
        <source>“{found}” is not on this board, so it is left out.</source>
        <translation>„{found}“ ist nicht auf diesem Brett und wird deshalb weggelassen.</translation>
    </message>
    <message>
        <source>“{found}” is read as a last move despite the space; better write “{meant}”.</source>
        <translation>„{found}“ wird trotz des Leerzeichens als letzter Zug gelesen; besser schreibt man „{meant}“.</translation>
    </message>
    <message>
        <source>“{found}” is read as a pass despite the space; better write “{meant}”.</source>
        <translation>„{found}“ wird trotz des Leerzeichens als Passen gelesen; besser schreibt man „{meant}“.</translation>
    </message>
    <message>
        <source>“{found}” is read as an order of play despite the space; better write “{meant}”.</source>
        <translation>„{found}“ wird trotz des Leerzeichens als Zugreihenfolge gelesen; besser schreibt man „{meant}“.</translation>
    </message>
    <message>
        <source>“{found}” is too short for an order of play; two colours or more were expected, as in “~bw”.</source>
        <translation>„{found}“ ist zu kurz für eine Zugreihenfolge; zwei oder mehr Farben wurden erwartet, wie in „~bw“.</translation>
    </message>
    <message>
        <source>“{found}” mixes up upper and lower case; columns are upper case, stones lower case: “{meant}”.</source>
        <translation>„{found}“ verwechselt Groß- und Kleinschreibung; Spalten sind groß, Steine klein: „{meant}“.</translation>
    </message>
    <message>
        <source>“{found}” names a column off the board; its last column is {last}.</source>
        <translation>„{found}“ nennt eine Spalte außerhalb des Brettes; die letzte Spalte ist {last}.</translation>
    </message>
    <message>
        <source>“{found}” names a column without a row; both were expected, as in “.{column}{row}”.</source>
        <translation>„{found}“ nennt eine Spalte ohne Reihe; beides wurde erwartet, wie in „.{column}{row}“.</translation>
    </message>
    <message>
        <source>“{found}” names row 0; rows are counted from 1, from the bottom up.</source>
        <translation>„{found}“ nennt Reihe 0; Reihen werden ab 1 gezählt, von unten nach oben.</translation>
    </message>
    <message>
        <source>“{found}” names the column first; the row comes first: “{meant}”.</source>
        <translation>„{found}“ nennt zuerst die Spalte; die Reihe kommt zuerst: „{meant}“.</translation>
    </message>
    <message>
        <source>“{found}” needs “_” before it: “{meant}”.</source>
        <translation>Vor „{found}“ fehlt „_“: „{meant}“.</translation>
    </message>
    <message>
        <source>“{key}” is not a color, such as &quot;#d3a35a&quot; or &quot;#d3a35a80&quot;; it is {value}.</source>
        <translation>„{key}“ ist keine Farbe, wie &quot;#d3a35a&quot; oder &quot;#d3a35a80&quot;; es ist {value}.</translation>
    </message>
    <message>
        <source>“{key}” is not a list of at most two colors, such as [&quot;#ffffff&quot;]; it is {value}.</source>
        <translation>„{key}“ ist keine Liste von höchstens zwei Farben, wie [&quot;#ffffff&quot;]; es ist {value}.</translation>
    </message>
    <message>
        <source>“{key}” is not a width from 0 to 0.5, where 1 is the distance between two lines; it is {value}.</source>
        <translation>„{key}“ ist keine Breite von 0 bis 0.5, wobei 1 der Abstand zweier Linien ist; es ist {value}.</translation>
    </message>
    <message>
        <source>“{key}” is not one of {names}; it is {value}.</source>
        <translation>„{key}“ ist keines von {names}; es ist {value}.</translation>
    </message>
    <message>
        <source>“{label}” at this point is a label; the mark is written in upper case: {mark}.</source>
        <translation>„{label}“ auf diesem Punkt ist eine Beschriftung; das Symbol wird in Großbuchstaben geschrieben: {mark}.</translation>
    </message>
    <message>
        <source>“{name}” has no value in [ ]; it is skipped, but kept in the file.</source>
        <translation>„{name}“ hat keinen Wert in [ ]; es wird übergangen, bleibt aber in der Datei.</translation>
    </message>
    <message>
        <source>“{sign}” before each row is left out.</source>
        <translation>„{sign}“ vor jeder Reihe wird weggelassen.</translation>
    </message>
    <message>
        <source>“{sign}” means nothing in this diagram; its point is read as empty.</source>
        <translation>„{sign}“ bedeutet in diesem Diagramm nichts; sein Punkt wird als leer gelesen.</translation>
    </message>
    <message>
        <source>“{text}” does not tell which moves to number; use none, all, last:10 or 1-50.</source>
        <translation>„{text}“ sagt nicht, welche Züge nummeriert werden; verwenden Sie none, all, last:10 oder 1-50.</translation>
    </message>
    <message>
        <source>“{text}” is not a command line: {reason}.</source>
        <translation>„{text}“ ist keine Befehlszeile: {reason}.</translation>
    </message>
    <message>
        <source>“{text}” is not a point; write it as Q16, pd or 16-4.</source>
        <translation>„{text}“ ist kein Punkt; schreiben Sie ihn wie Q16, pd oder 16-4.</translation>
    </message>
    <message>
        <source>“{text}” is not a property; it is skipped, but kept in the file.</source>
        <translation>„{text}“ ist keine Eigenschaft; es wird übergangen, bleibt aber in der Datei.</translation>
    </message>
    <message>
        <source>“{text}” is not a shift by columns and rows, such as 2,-1.</source>
        <translation>„{text}“ ist keine Verschiebung um Spalten und Reihen, wie 2,-1.</translation>
    </message>
    <message>
        <source>“{text}” is not a size from 1x1 to 52x52, such as 13x13.</source>
        <translation>„{text}“ ist keine Größe von 1x1 bis 52x52, wie 13x13.</translation>
    </message>
    <message>
        <source>“~” in row {row} is incomplete; a move number (~3) or an order of play (~bw) was expected.</source>
        <translation>„~“ in Reihe {row} ist unvollständig; eine Zugnummer (~3) oder eine Zugreihenfolge (~bw) wurde erwartet.</translation>
    </message>
</context>
<context>
    <name>Progress</name>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
</context>
<context>
    <name>Properties</name>
    <message>
        <source>A comment on the node.</source>
        <translation>Ein Kommentar zum Knoten.</translation>
    </message>
    <message>
        <source>A comment on the whole game.</source>
        <translation>Ein Kommentar zur ganzen Partie.</translation>
    </message>
    <message>
        <source>A short name for the node.</source>
        <translation>Ein kurzer Name für den Knoten.</translation>
    </message>
    <message>
        <source>An estimate of the score: positive is good for Black.</source>
        <translation>Eine Schätzung des Punktestands: Positiv ist gut für Schwarz.</translation>
    </message>
    <message>
        <source>An identifier of the game (old files only).</source>
        <translation>Eine Kennung der Partie (nur alte Dateien).</translation>
    </message>
    <message>
        <source>Arrows: two points separated by a colon.</source>
        <translation>Pfeile: zwei Punkte, durch einen Doppelpunkt getrennt.</translation>
    </message>
    <message>
        <source>Black stones placed as setup.</source>
        <translation>Gesetzte schwarze Steine.</translation>
    </message>
    <message>
        <source>Black&apos;s move: a point, or empty for a pass.</source>
        <translation>Zug von Schwarz: ein Punkt, oder leer für Passen.</translation>
    </message>
    <message>
        <source>Black&apos;s name.</source>
        <translation>Name von Schwarz.</translation>
    </message>
    <message>
        <source>Black&apos;s rank.</source>
        <translation>Rang von Schwarz.</translation>
    </message>
    <message>
        <source>Black&apos;s remaining overtime moves.</source>
        <translation>Verbleibende Byoyomi-Züge von Schwarz.</translation>
    </message>
    <message>
        <source>Black&apos;s remaining time, in seconds.</source>
        <translation>Verbleibende Zeit von Schwarz, in Sekunden.</translation>
    </message>
    <message>
        <source>Black&apos;s team.</source>
        <translation>Team von Schwarz.</translation>
    </message>
    <message>
        <source>Black&apos;s territory.</source>
        <translation>Gebiet von Schwarz.</translation>
    </message>
    <message>
        <source>Each player&apos;s main time, in seconds.</source>
        <translation>Grundbedenkzeit jedes Spielers, in Sekunden.</translation>
    </message>
    <message>
        <source>Greyed-out points; an empty value ends greying out.</source>
        <translation>Ausgegraute Punkte; ein leerer Wert beendet das Ausgrauen.</translation>
    </message>
    <message>
        <source>How long an overtime period is (old files only).</source>
        <translation>Länge einer Byoyomi-Periode (nur alte Dateien).</translation>
    </message>
    <message>
        <source>How many moves an overtime period has (old files only).</source>
        <translation>Anzahl der Züge einer Byoyomi-Periode (nur alte Dateien).</translation>
    </message>
    <message>
        <source>How move numbers are printed.</source>
        <translation>Wie Zugnummern gedruckt werden.</translation>
    </message>
    <message>
        <source>How programs should show variations.</source>
        <translation>Wie Programme Varianten zeigen sollen.</translation>
    </message>
    <message>
        <source>Komi: the points White gets.</source>
        <translation>Komi: die Punkte, die Weiß bekommt.</translation>
    </message>
    <message>
        <source>Labels: a point, a colon and a text.</source>
        <translation>Beschriftungen: ein Punkt, ein Doppelpunkt und ein Text.</translation>
    </message>
    <message>
        <source>Lines: two points separated by a colon.</source>
        <translation>Linien: zwei Punkte, durch einen Doppelpunkt getrennt.</translation>
    </message>
    <message>
        <source>Overtime periods in which a move must be made (old files only).</source>
        <translation>Byoyomi-Perioden, in denen je ein Zug nötig ist (nur alte Dateien).</translation>
    </message>
    <message>
        <source>Points emptied as setup.</source>
        <translation>Geleerte Punkte.</translation>
    </message>
    <message>
        <source>Points labelled with consecutive letters (old files only).</source>
        <translation>Punkte mit fortlaufenden Buchstaben (nur alte Dateien).</translation>
    </message>
    <message>
        <source>Points marked with a circle.</source>
        <translation>Punkte mit einem Kreis.</translation>
    </message>
    <message>
        <source>Points marked with a cross.</source>
        <translation>Punkte mit einem Kreuz.</translation>
    </message>
    <message>
        <source>Points marked with a square.</source>
        <translation>Punkte mit einem Quadrat.</translation>
    </message>
    <message>
        <source>Points marked with a triangle.</source>
        <translation>Punkte mit einem Dreieck.</translation>
    </message>
    <message>
        <source>Points with an unspecified mark (old files only).</source>
        <translation>Punkte mit einem nicht näher bestimmten Symbol (nur alte Dateien).</translation>
    </message>
    <message>
        <source>Selected points.</source>
        <translation>Ausgewählte Punkte.</translation>
    </message>
    <message>
        <source>Starts a diagram: how it should look, and its name.</source>
        <translation>Beginnt ein Diagramm: sein Aussehen und sein Name.</translation>
    </message>
    <message>
        <source>The SGF version of the file; 4 is the newest.</source>
        <translation>Die SGF-Version der Datei; 4 ist die neueste.</translation>
    </message>
    <message>
        <source>The board size: one number for a square board, two separated by a colon for a rectangle.</source>
        <translation>Die Brettgröße: eine Zahl für ein quadratisches Brett, zwei durch Doppelpunkt getrennte für ein rechteckiges.</translation>
    </message>
    <message>
        <source>The copyright of the game and its annotations.</source>
        <translation>Das Copyright der Partie und ihrer Kommentare.</translation>
    </message>
    <message>
        <source>The date, such as 2024-05-03.</source>
        <translation>Das Datum, etwa 2024-05-03.</translation>
    </message>
    <message>
        <source>The encoding of the file.</source>
        <translation>Die Kodierung der Datei.</translation>
    </message>
    <message>
        <source>The event at which the game was played.</source>
        <translation>Das Turnier, bei dem die Partie gespielt wurde.</translation>
    </message>
    <message>
        <source>The kind of game; 1 is Go.</source>
        <translation>Die Art des Spiels; 1 ist Go.</translation>
    </message>
    <message>
        <source>The kind of setup (old files only).</source>
        <translation>Die Art der gesetzten Stellung (nur alte Dateien).</translation>
    </message>
    <message>
        <source>The move is bad; 2 is very bad.</source>
        <translation>Der Zug ist schlecht; 2 ist sehr schlecht.</translation>
    </message>
    <message>
        <source>The move is doubtful.</source>
        <translation>Der Zug ist zweifelhaft.</translation>
    </message>
    <message>
        <source>The move is good; 2 is very good.</source>
        <translation>Der Zug ist gut; 2 ist sehr gut.</translation>
    </message>
    <message>
        <source>The move is interesting.</source>
        <translation>Der Zug ist interessant.</translation>
    </message>
    <message>
        <source>The move is played even if it is illegal.</source>
        <translation>Der Zug wird gespielt, auch wenn er regelwidrig ist.</translation>
    </message>
    <message>
        <source>The move number, if it differs.</source>
        <translation>Die Zugnummer, wenn sie abweicht.</translation>
    </message>
    <message>
        <source>The name of the game.</source>
        <translation>Der Name der Partie.</translation>
    </message>
    <message>
        <source>The node is of special interest.</source>
        <translation>Der Knoten ist von besonderem Interesse.</translation>
    </message>
    <message>
        <source>The number of handicap stones, 2 or more.</source>
        <translation>Die Anzahl der Vorgabesteine, 2 oder mehr.</translation>
    </message>
    <message>
        <source>The opening played.</source>
        <translation>Die gespielte Eröffnung.</translation>
    </message>
    <message>
        <source>The overtime system.</source>
        <translation>Das Byoyomi-System.</translation>
    </message>
    <message>
        <source>The place where the game was played.</source>
        <translation>Der Ort, an dem die Partie gespielt wurde.</translation>
    </message>
    <message>
        <source>The position is even; 2 for emphasis.</source>
        <translation>Die Stellung ist ausgeglichen; 2 zur Betonung.</translation>
    </message>
    <message>
        <source>The position is good for Black; 2 is very good.</source>
        <translation>Die Stellung ist gut für Schwarz; 2 ist sehr gut.</translation>
    </message>
    <message>
        <source>The position is good for White; 2 is very good.</source>
        <translation>Die Stellung ist gut für Weiß; 2 ist sehr gut.</translation>
    </message>
    <message>
        <source>The position is unclear.</source>
        <translation>Die Stellung ist unklar.</translation>
    </message>
    <message>
        <source>The program that wrote the file, and its version.</source>
        <translation>Das Programm, das die Datei geschrieben hat, und seine Version.</translation>
    </message>
    <message>
        <source>The result: B+3.5, W+R, 0 for a draw, Void or ?.</source>
        <translation>Das Ergebnis: B+3.5, W+R, 0 für Unentschieden, Void oder ?.</translation>
    </message>
    <message>
        <source>The round of the event.</source>
        <translation>Die Runde des Turniers.</translation>
    </message>
    <message>
        <source>The rules of the game.</source>
        <translation>Die Regeln der Partie.</translation>
    </message>
    <message>
        <source>The score (old files only).</source>
        <translation>Der Punktestand (nur alte Dateien).</translation>
    </message>
    <message>
        <source>The source of the game, such as a book.</source>
        <translation>Die Quelle der Partie, etwa ein Buch.</translation>
    </message>
    <message>
        <source>The visible part of the board; an empty value shows all of it.</source>
        <translation>Der sichtbare Teil des Brettes; ein leerer Wert zeigt es ganz.</translation>
    </message>
    <message>
        <source>What SGF cannot express, as HEN: stones of other colours, for example.</source>
        <translation>Was SGF nicht ausdrücken kann, als HEN: zum Beispiel Steine anderer Farben.</translation>
    </message>
    <message>
        <source>Whether Black is a program or a person (old files only).</source>
        <translation>Ob Schwarz ein Programm oder ein Mensch ist (nur alte Dateien).</translation>
    </message>
    <message>
        <source>Whether White is a program or a person (old files only).</source>
        <translation>Ob Weiß ein Programm oder ein Mensch ist (nur alte Dateien).</translation>
    </message>
    <message>
        <source>Whether a lost overtime loses the game (old files only).</source>
        <translation>Ob abgelaufenes Byoyomi die Partie verliert (nur alte Dateien).</translation>
    </message>
    <message>
        <source>Which side the board is seen from (old files only).</source>
        <translation>Von welcher Seite man das Brett sieht (nur alte Dateien).</translation>
    </message>
    <message>
        <source>White stones placed as setup.</source>
        <translation>Gesetzte weiße Steine.</translation>
    </message>
    <message>
        <source>White&apos;s move: a point, or empty for a pass.</source>
        <translation>Zug von Weiß: ein Punkt, oder leer für Passen.</translation>
    </message>
    <message>
        <source>White&apos;s name.</source>
        <translation>Name von Weiß.</translation>
    </message>
    <message>
        <source>White&apos;s rank.</source>
        <translation>Rang von Weiß.</translation>
    </message>
    <message>
        <source>White&apos;s remaining overtime moves.</source>
        <translation>Verbleibende Byoyomi-Züge von Weiß.</translation>
    </message>
    <message>
        <source>White&apos;s remaining time, in seconds.</source>
        <translation>Verbleibende Zeit von Weiß, in Sekunden.</translation>
    </message>
    <message>
        <source>White&apos;s team.</source>
        <translation>Team von Weiß.</translation>
    </message>
    <message>
        <source>White&apos;s territory.</source>
        <translation>Gebiet von Weiß.</translation>
    </message>
    <message>
        <source>Who annotated the game.</source>
        <translation>Wer die Partie kommentiert hat.</translation>
    </message>
    <message>
        <source>Who entered the game.</source>
        <translation>Wer die Partie eingegeben hat.</translation>
    </message>
    <message>
        <source>Who moves first (old files only).</source>
        <translation>Wer zuerst zieht (nur alte Dateien).</translation>
    </message>
    <message>
        <source>Whose turn it is: B or W.</source>
        <translation>Wer am Zug ist: B oder W.</translation>
    </message>
</context>
<context>
    <name>PropertiesDialog</name>
    <message>
        <source>Node properties</source>
        <translation>Knoteneigenschaften</translation>
    </message>
    <message>
        <source>Property</source>
        <translation>Eigenschaft</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>Unknown property; it is kept as it is.</source>
        <translation>Unbekannte Eigenschaft; sie bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>{property}: {help}</source>
        <translation>{property}: {help}</translation>
    </message>
    <message>
        <source>“{name}” is not a property name: use capital letters, such as KM.</source>
        <translation>„{name}“ ist kein Eigenschaftsname: Verwenden Sie Großbuchstaben, wie KM.</translation>
    </message>
    <message>
        <source>{shown} of {total} properties are shown. The others are kept.</source>
        <translation>{shown} von {total} Eigenschaften werden gezeigt. Die anderen bleiben erhalten.</translation>
    </message>
</context>
<context>
    <name>QPrintPreviewDialog</name>
    <message>
        <source>Page setup</source>
        <translation>Seite einrichten</translation>
    </message>
</context>
<context>
    <name>RecognitionDialog</name>
    <message>
        <source>Board from picture</source>
        <translation>Brett aus Bild</translation>
    </message>
    <message>
        <source>&amp;Mark its corners</source>
        <translation>Ecken &amp;markieren</translation>
    </message>
    <message>
        <source>Whole &amp;picture</source>
        <translation>&amp;Ganzes Bild</translation>
    </message>
    <message>
        <source>Next in &amp;doubt</source>
        <translation>Nächster &amp;Zweifelsfall</translation>
    </message>
    <message>
        <source>Go to the next point in doubt (F8), or the previous one (Shift+F8)</source>
        <translation>Zum nächsten zweifelhaften Punkt gehen (F8), oder zum vorigen (Umschalt+F8)</translation>
    </message>
    <message>
        <source>Drag the four corners to where the outermost lines cross.</source>
        <translation>Ziehen Sie die vier Ecken dorthin, wo sich die äußersten Linien kreuzen.</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Reihen</translation>
    </message>
    <message>
        <source>Not set</source>
        <translation>Nicht festgelegt</translation>
    </message>
    <message>
        <source>S&amp;wap colours</source>
        <translation>&amp;Farben tauschen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Looking for a Go board...</source>
        <translation>Go-Brett wird gesucht...</translation>
    </message>
    <message>
        <source>No Go board found in this picture.</source>
        <translation>Kein Go-Brett in diesem Bild gefunden.</translation>
    </message>
    <message>
        <source>In a photo, mark the corners of the board: it is read between them.</source>
        <translation>Markieren Sie in einem Foto die Ecken des Brettes: Es wird dazwischen gelesen.</translation>
    </message>
    <message>
        <source>Board {number} of {count}, {size}</source>
        <translation>Brett {number} von {count}, {size}</translation>
    </message>
    <message numerus="yes">
        <source>Check: %Ln point(s) in doubt</source>
        <translation>
            <numerusform>Prüfen: %Ln zweifelhafter Punkt</numerusform>
            <numerusform>Prüfen: %Ln zweifelhafte Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>Sure</source>
        <translation>Sicher</translation>
    </message>
    <message>
        <source>Check: compare the board with the picture</source>
        <translation>Prüfen: das Brett mit dem Bild vergleichen</translation>
    </message>
    <message>
        <source>Its corners or lines were set by hand.</source>
        <translation>Die Ecken oder Linien wurden von Hand festgelegt.</translation>
    </message>
    <message>
        <source>Whole board</source>
        <translation>Ganzes Brett</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>in doubt</source>
        <translation>zweifelhaft</translation>
    </message>
    <message>
        <source>&amp;Lines:</source>
        <translation>&amp;Linien:</translation>
    </message>
    <message>
        <source>&amp;Board:</source>
        <translation>&amp;Brett:</translation>
    </message>
    <message>
        <source>Pla&amp;ce:</source>
        <translation>&amp;Ort:</translation>
    </message>
    <message>
        <source>&amp;Turn:</source>
        <translation>Am Z&amp;ug:</translation>
    </message>
    <message>
        <source>Boards in the picture</source>
        <translation>Bretter im Bild</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>Anhaltspunkte</translation>
    </message>
</context>
<context>
    <name>Recorder</name>
    <message>
        <source>{name} (recovered)</source>
        <translation>{name} (wiederhergestellt)</translation>
    </message>
</context>
<context>
    <name>RecoveryDialog</name>
    <message>
        <source>Recover</source>
        <translation>Wiederherstellung</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>Dokument</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Änderungen</translation>
    </message>
    <message>
        <source>Last change</source>
        <translation>Letzte Änderung</translation>
    </message>
    <message>
        <source>Nothing to recover</source>
        <translation>Nichts wiederherzustellen</translation>
    </message>
    <message numerus="yes">
        <source>Documents closed without saving are kept for %Ln day(s).</source>
        <translation>
            <numerusform>Ohne Speichern geschlossene Dokumente werden %Ln Tag aufbewahrt.</numerusform>
            <numerusform>Ohne Speichern geschlossene Dokumente werden %Ln Tage aufbewahrt.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>&amp;Wiederherstellen</translation>
    </message>
    <message>
        <source>Open the document as it was, with its undo history; no file is changed</source>
        <translation>Das Dokument mit seinem Änderungsverlauf öffnen, wie es war; keine Datei wird geändert</translation>
    </message>
    <message>
        <source>&amp;Delete...</source>
        <translation>&amp;Löschen...</translation>
    </message>
    <message>
        <source>Delete the selected documents for good</source>
        <translation>Die ausgewählten Dokumente endgültig löschen</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>Unbenannt</translation>
    </message>
    <message>
        <source>{name}
closed without being saved</source>
        <translation>{name}
ohne Speichern geschlossen</translation>
    </message>
    <message>
        <source>Damaged ({size})</source>
        <translation>Beschädigt ({size})</translation>
    </message>
    <message>
        <source>{name}
kept by another version of HEN Editor</source>
        <translation>{name}
von einer anderen Version von HEN Editor aufbewahrt</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message numerus="yes">
        <source>Delete %Ln document(s) for good?</source>
        <translation>
            <numerusform>%Ln Dokument endgültig löschen?</numerusform>
            <numerusform>%Ln Dokumente endgültig löschen?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RecoveryNotice</name>
    <message>
        <source>Recovery is off ({reason}): if HEN Editor stopped now, unsaved changes would be lost.</source>
        <translation>Die Wiederherstellung ist aus ({reason}): Wenn HEN Editor jetzt endete, gingen ungespeicherte Änderungen verloren.</translation>
    </message>
    <message>
        <source>Try again now to keep a recovery copy of unsaved work</source>
        <translation>Jetzt erneut versuchen, eine Sicherungskopie ungespeicherter Arbeit anzulegen</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Erneut versuchen</translation>
    </message>
</context>
<context>
    <name>RecoveryOffer</name>
    <message numerus="yes">
        <source>%Ln other(s)</source>
        <translation>
            <numerusform>%Ln weiteres</numerusform>
            <numerusform>%Ln weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>Not saved, and kept by another version of HEN Editor: {documents}</source>
        <translation>Nicht gespeichert und von einer anderen Version von HEN Editor aufbewahrt: {documents}</translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) were not saved when HEN Editor stopped: {documents}</source>
        <translation>
            <numerusform>%Ln Dokument war nicht gespeichert, als HEN Editor endete: {documents}</numerusform>
            <numerusform>%Ln Dokumente waren nicht gespeichert, als HEN Editor endete: {documents}</numerusform>
        </translation>
    </message>
    <message>
        <source>Restore all</source>
        <translation>Alle wiederherstellen</translation>
    </message>
    <message>
        <source>Open these documents as they were, with their undo history; no file is changed</source>
        <translation>Diese Dokumente mit ihrem Änderungsverlauf öffnen, wie sie waren; keine Datei wird geändert</translation>
    </message>
    <message>
        <source>Show...</source>
        <translation>Zeigen...</translation>
    </message>
    <message>
        <source>Show what can be recovered</source>
        <translation>Zeigen, was sich wiederherstellen lässt</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Später</translation>
    </message>
    <message>
        <source>Keep these documents under File &gt; Recover</source>
        <translation>Diese Dokumente unter Datei &gt; Wiederherstellung behalten</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>Unbenannt</translation>
    </message>
    <message numerus="yes">
        <source>%Ln change(s)</source>
        <translation>
            <numerusform>%Ln Änderung</numerusform>
            <numerusform>%Ln Änderungen</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} ({changes}, {time})</source>
        <translation>{name} ({changes}, {time})</translation>
    </message>
</context>
<context>
    <name>Reopening</name>
    <message>
        <source>Not reopened, because it cannot be read: {files}</source>
        <translation>Nicht wieder geöffnet, weil nicht lesbar: {files}</translation>
    </message>
</context>
<context>
    <name>RepairBar</name>
    <message>
        <source>Show the list of problems</source>
        <translation>Die Liste der Probleme zeigen</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Kopien</translation>
    </message>
    <message>
        <source>Save a copy of the file</source>
        <translation>Eine Kopie der Datei speichern</translation>
    </message>
</context>
<context>
    <name>ScopeChooser</name>
    <message>
        <source>Stones go into:</source>
        <translation>Steine in:</translation>
    </message>
    <message>
        <source>this node</source>
        <translation>diesem Knoten</translation>
    </message>
    <message>
        <source>a new node</source>
        <translation>neuem Knoten</translation>
    </message>
    <message>
        <source>the node before</source>
        <translation>Knoten davor</translation>
    </message>
</context>
<context>
    <name>ScoreCurve</name>
    <message>
        <source>Score</source>
        <translation>Punktestand</translation>
    </message>
</context>
<context>
    <name>ScreenDialog</name>
    <message>
        <source>Screenshot</source>
        <translation>Bildschirmfoto</translation>
    </message>
    <message>
        <source>Drag a frame around the board. Enter: the whole screen. Tab: the next screen. Esc: cancel.</source>
        <translation>Ziehen Sie einen Rahmen um das Brett. Eingabetaste: der ganze Bildschirm. Tab: der nächste Bildschirm. Esc: abbrechen.</translation>
    </message>
    <message>
        <source>Drag a frame around the board. Enter: the whole screen. Esc: cancel.</source>
        <translation>Ziehen Sie einen Rahmen um das Brett. Eingabetaste: der ganze Bildschirm. Esc: abbrechen.</translation>
    </message>
</context>
<context>
    <name>Screenshots</name>
    <message>
        <source>The desktop offers no screenshots to programs.</source>
        <translation>Die Arbeitsumgebung bietet Programmen keine Bildschirmfotos.</translation>
    </message>
    <message>
        <source>The system gives no picture of the screen.</source>
        <translation>Das System liefert kein Bild vom Bildschirm.</translation>
    </message>
</context>
<context>
    <name>SeveralFiles</name>
    <message>
        <source>Several files</source>
        <translation>Mehrere Dateien</translation>
    </message>
    <message>
        <source>Each is opened in a window of its own.</source>
        <translation>Jede wird in einem eigenen Fenster geöffnet.</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>Ö&amp;ffnen</translation>
    </message>
    <message>
        <source>&amp;Add to this file</source>
        <translation>Zu dieser Datei &amp;hinzufügen</translation>
    </message>
    <message numerus="yes">
        <source>Open %Ln file(s), or add their games to this file?</source>
        <translation>
            <numerusform>%Ln Datei öffnen oder ihre Partien zu dieser Datei hinzufügen?</numerusform>
            <numerusform>%Ln Dateien öffnen oder ihre Partien zu dieser Datei hinzufügen?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Search actions and keys</source>
        <translation>Aktionen und Tasten suchen</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Aktion</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Actions and their keys</source>
        <translation>Aktionen und ihre Tasten</translation>
    </message>
    <message>
        <source>No matches</source>
        <translation>Keine Treffer</translation>
    </message>
    <message>
        <source>&amp;Set</source>
        <translation>&amp;Festlegen</translation>
    </message>
    <message>
        <source>A&amp;dd</source>
        <translation>&amp;Hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>Rese&amp;t</source>
        <translation>&amp;Zurücksetzen</translation>
    </message>
    <message>
        <source>Reset &amp;all</source>
        <translation>&amp;Alle zurücksetzen</translation>
    </message>
    <message>
        <source>&amp;Preset:</source>
        <translation>&amp;Vorlage:</translation>
    </message>
    <message>
        <source>Press a &amp;key:</source>
        <translation>&amp;Taste drücken:</translation>
    </message>
    <message>
        <source>{key} cannot be assigned: the window itself needs it.</source>
        <translation>{key} kann nicht zugewiesen werden: Das Fenster selbst braucht die Taste.</translation>
    </message>
    <message>
        <source>“{action}”</source>
        <translation>„{action}“</translation>
    </message>
    <message>
        <source>{key} is assigned to {actions}. Setting it here removes it there.</source>
        <translation>{key} ist {actions} zugewiesen. Wird die Taste hier festgelegt, entfällt sie dort.</translation>
    </message>
    <message>
        <source>The action already has this key.</source>
        <translation>Die Aktion hat diese Taste schon.</translation>
    </message>
    <message>
        <source>{key} works only while the board or the tree has the focus.</source>
        <translation>{key} wirkt nur, wenn das Brett oder der Baum den Fokus hat.</translation>
    </message>
</context>
<context>
    <name>SolveBar</name>
    <message>
        <source>Mark some points, one of them the right one</source>
        <translation>Einige Punkte markieren, darunter den richtigen</translation>
    </message>
    <message>
        <source>Show the next move of the solution</source>
        <translation>Den nächsten Zug der Lösung zeigen</translation>
    </message>
    <message>
        <source>Go back to the start of this problem</source>
        <translation>Zurück zum Beginn dieser Aufgabe</translation>
    </message>
    <message>
        <source>Go to the next problem of this file</source>
        <translation>Zur nächsten Aufgabe dieser Datei gehen</translation>
    </message>
    <message>
        <source>Stop solving problems (Esc)</source>
        <translation>Aufgabenlösen beenden (Esc)</translation>
    </message>
</context>
<context>
    <name>Solver</name>
    <message>
        <source>Reading the problem...</source>
        <translation>Aufgabe wird gelesen...</translation>
    </message>
    <message>
        <source>What follows is hidden until you find it.</source>
        <translation>Was folgt, ist verborgen, bis Sie es finden.</translation>
    </message>
    <message>
        <source>Looking for a problem...</source>
        <translation>Aufgabe wird gesucht...</translation>
    </message>
    <message>
        <source>This is the last problem of the file.</source>
        <translation>Das ist die letzte Aufgabe der Datei.</translation>
    </message>
    <message>
        <source>This is the first problem of the file.</source>
        <translation>Das ist die erste Aufgabe der Datei.</translation>
    </message>
    <message>
        <source>This game has no moves to find.</source>
        <translation>Diese Partie enthält keine Züge, die zu finden sind.</translation>
    </message>
</context>
<context>
    <name>Solving</name>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Aufgaben</translation>
    </message>
    <message>
        <source>Clear results</source>
        <translation>Ergebnisse löschen</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Board: click to play, or use the arrow keys and Enter</source>
        <translation>Brett: klicken, um zu spielen, oder Pfeiltasten und Eingabetaste benutzen</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>Does {color} have to play at all?</source>
        <translation>Muss {color} überhaupt spielen?</translation>
    </message>
    <message>
        <source>Find the best move for {color}.</source>
        <translation>Finden Sie den besten Zug für {color}.</translation>
    </message>
    <message>
        <source>First try: {solved} of {tried}</source>
        <translation>Beim ersten Versuch: {solved} von {tried}</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Next problem</source>
        <translation>Nächste Aufgabe</translation>
    </message>
    <message>
        <source>One of the marked points, {first} to {last}.</source>
        <translation>Einer der markierten Punkte, {first} bis {last}.</translation>
    </message>
    <message>
        <source>Previous problem</source>
        <translation>Vorige Aufgabe</translation>
    </message>
    <message>
        <source>Right!</source>
        <translation>Richtig!</translation>
    </message>
    <message>
        <source>Right! Find the next move for {color}.</source>
        <translation>Richtig! Finden Sie den nächsten Zug für {color}.</translation>
    </message>
    <message>
        <source>Show move</source>
        <translation>Zug zeigen</translation>
    </message>
    <message>
        <source>Solved!</source>
        <translation>Gelöst!</translation>
    </message>
    <message>
        <source>This move is not in the file. Try another one.</source>
        <translation>Dieser Zug ist nicht in der Datei. Versuchen Sie einen anderen.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Whole board</source>
        <translation>Ganzes Brett</translation>
    </message>
    <message>
        <source>Wrong. Click the board to see the reply.</source>
        <translation>Falsch. Klicken Sie aufs Brett, um die Antwort zu sehen.</translation>
    </message>
    <message>
        <source>Wrong. Try again.</source>
        <translation>Falsch. Versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>{color} passes.</source>
        <translation>{color} passt.</translation>
    </message>
</context>
<context>
    <name>SourceNotice</name>
    <message>
        <source>Line {line}: “{text}”. {message}</source>
        <translation>Zeile {line}: „{text}“. {message}</translation>
    </message>
    <message>
        <source>Line {line}. {message}</source>
        <translation>Zeile {line}. {message}</translation>
    </message>
    <message numerus="yes">
        <source>Repaired %Ln error(s).</source>
        <translation>
            <numerusform>%Ln Fehler repariert.</numerusform>
            <numerusform>%Ln Fehler repariert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Repaired %Ln error(s); read as {encoding}.</source>
        <translation>
            <numerusform>%Ln Fehler repariert; als {encoding} gelesen.</numerusform>
            <numerusform>%Ln Fehler repariert; als {encoding} gelesen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Repaired more than %Ln error(s).</source>
        <translation>
            <numerusform>Mehr als %Ln Fehler repariert.</numerusform>
            <numerusform>Mehr als %Ln Fehler repariert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Repaired more than %Ln error(s); read as {encoding}.</source>
        <translation>
            <numerusform>Mehr als %Ln Fehler repariert; als {encoding} gelesen.</numerusform>
            <numerusform>Mehr als %Ln Fehler repariert; als {encoding} gelesen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Speech</name>
    <message>
        <source>Board {size}.</source>
        <translation>Brett {size}.</translation>
    </message>
    <message>
        <source>Changed: {items}.</source>
        <translation>Geändert: {items}.</translation>
    </message>
    <message>
        <source>Column {name}: {items}.</source>
        <translation>Spalte {name}: {items}.</translation>
    </message>
    <message>
        <source>Comment: {text}</source>
        <translation>Kommentar: {text}</translation>
    </message>
    <message>
        <source>End of line.</source>
        <translation>Ende der Variante.</translation>
    </message>
    <message>
        <source>Ko at {point}.</source>
        <translation>Ko auf {point}.</translation>
    </message>
    <message>
        <source>Last move: {color} passed.</source>
        <translation>Letzter Zug: {color} hat gepasst.</translation>
    </message>
    <message>
        <source>Last move: {color} {point}.</source>
        <translation>Letzter Zug: {color} {point}.</translation>
    </message>
    <message>
        <source>Move {number}: {color} passes</source>
        <translation>Zug {number}: {color} passt</translation>
    </message>
    <message>
        <source>Move {number}: {color} {point}</source>
        <translation>Zug {number}: {color} {point}</translation>
    </message>
    <message>
        <source>Near {point}: {items}.</source>
        <translation>Um {point}: {items}.</translation>
    </message>
    <message>
        <source>Next to {point}: {items}.</source>
        <translation>Neben {point}: {items}.</translation>
    </message>
    <message>
        <source>Next: {items}.</source>
        <translation>Als Nächstes: {items}.</translation>
    </message>
    <message>
        <source>No comment.</source>
        <translation>Kein Kommentar.</translation>
    </message>
    <message>
        <source>No ko.</source>
        <translation>Kein Ko.</translation>
    </message>
    <message>
        <source>No last move.</source>
        <translation>Kein letzter Zug.</translation>
    </message>
    <message>
        <source>No move</source>
        <translation>Kein Zug</translation>
    </message>
    <message>
        <source>No other stones near {point}.</source>
        <translation>Keine anderen Steine um {point}.</translation>
    </message>
    <message>
        <source>No stone at {point}.</source>
        <translation>Kein Stein auf {point}.</translation>
    </message>
    <message>
        <source>No stones.</source>
        <translation>Keine Steine.</translation>
    </message>
    <message>
        <source>Nothing changed on the board.</source>
        <translation>Auf dem Brett hat sich nichts geändert.</translation>
    </message>
    <message>
        <source>Nothing has been captured.</source>
        <translation>Nichts wurde gefangen.</translation>
    </message>
    <message>
        <source>Row {name}: {items}.</source>
        <translation>Reihe {name}: {items}.</translation>
    </message>
    <message>
        <source>Start of game</source>
        <translation>Partiebeginn</translation>
    </message>
    <message>
        <source>arrow from {points}</source>
        <translation>Pfeil von {points}</translation>
    </message>
    <message>
        <source>arrow to {points}</source>
        <translation>Pfeil nach {points}</translation>
    </message>
    <message>
        <source>board {size}</source>
        <translation>Brett {size}</translation>
    </message>
    <message numerus="yes">
        <source>chain of {count}</source>
        <translation>
            <numerusform>Kette aus {count}</numerusform>
            <numerusform>Kette aus {count}</numerusform>
        </translation>
    </message>
    <message>
        <source>circle</source>
        <translation>Kreis</translation>
    </message>
    <message>
        <source>cross</source>
        <translation>Kreuz</translation>
    </message>
    <message>
        <source>dead</source>
        <translation>tot</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>end of line</source>
        <translation>Ende der Variante</translation>
    </message>
    <message>
        <source>greyed out</source>
        <translation>ausgegraut</translation>
    </message>
    <message>
        <source>ko</source>
        <translation>Ko</translation>
    </message>
    <message>
        <source>ko at {point}</source>
        <translation>Ko auf {point}</translation>
    </message>
    <message>
        <source>label {text}</source>
        <translation>Beschriftung {text}</translation>
    </message>
    <message>
        <source>label {text} at {point}</source>
        <translation>Beschriftung {text} auf {point}</translation>
    </message>
    <message>
        <source>last move</source>
        <translation>letzter Zug</translation>
    </message>
    <message>
        <source>line to {points}</source>
        <translation>Linie nach {points}</translation>
    </message>
    <message>
        <source>name {text}</source>
        <translation>Name {text}</translation>
    </message>
    <message>
        <source>next move for {color}</source>
        <translation>nächster Zug von {color}</translation>
    </message>
    <message>
        <source>number {number}</source>
        <translation>Nummer {number}</translation>
    </message>
    <message>
        <source>number {text} at {point}</source>
        <translation>Nummer {text} auf {point}</translation>
    </message>
    <message>
        <source>order of play {colors}</source>
        <translation>Zugreihenfolge {colors}</translation>
    </message>
    <message>
        <source>selected</source>
        <translation>ausgewählt</translation>
    </message>
    <message>
        <source>setup</source>
        <translation>gesetzte Steine</translation>
    </message>
    <message>
        <source>square</source>
        <translation>Quadrat</translation>
    </message>
    <message>
        <source>star point</source>
        <translation>Hoshi</translation>
    </message>
    <message>
        <source>triangle</source>
        <translation>Dreieck</translation>
    </message>
    <message>
        <source>variation {number} of {total}</source>
        <translation>Variante {number} von {total}</translation>
    </message>
    <message>
        <source>{before} replaced by {after}</source>
        <translation>{before} ersetzt durch {after}</translation>
    </message>
    <message>
        <source>{color}</source>
        <translation>{color}</translation>
    </message>
    <message>
        <source>{color} at {point}</source>
        <translation>{color} auf {point}</translation>
    </message>
    <message numerus="yes">
        <source>{color} chain of {count}: {points}.</source>
        <translation>
            <numerusform>{color}, Kette aus {count}: {points}.</numerusform>
            <numerusform>{color}, Kette aus {count}: {points}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{color} has captured {count}.</source>
        <translation>
            <numerusform>{color} hat {count} Stein gefangen.</numerusform>
            <numerusform>{color} hat {count} Steine gefangen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{color} has {count} stones.</source>
        <translation>
            <numerusform>{color} hat {count} Stein.</numerusform>
            <numerusform>{color} hat {count} Steine.</numerusform>
        </translation>
    </message>
    <message>
        <source>{color} passes</source>
        <translation>{color} passt</translation>
    </message>
    <message>
        <source>{color} territory</source>
        <translation>Gebiet von {color}</translation>
    </message>
    <message>
        <source>{color} to play</source>
        <translation>{color} am Zug</translation>
    </message>
    <message>
        <source>{color} to play.</source>
        <translation>{color} am Zug.</translation>
    </message>
    <message>
        <source>{color} {point}</source>
        <translation>{color} {point}</translation>
    </message>
    <message numerus="yes">
        <source>{count} changes on the board.</source>
        <translation>
            <numerusform>{count} Änderung auf dem Brett.</numerusform>
            <numerusform>{count} Änderungen auf dem Brett.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} liberties</source>
        <translation>
            <numerusform>{count} Freiheit</numerusform>
            <numerusform>{count} Freiheiten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} liberties: {points}.</source>
        <translation>
            <numerusform>{count} Freiheit: {points}.</numerusform>
            <numerusform>{count} Freiheiten: {points}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} stones captured</source>
        <translation>
            <numerusform>{count} Stein gefangen</numerusform>
            <numerusform>{count} Steine gefangen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} variations follow</source>
        <translation>
            <numerusform>{count} Variante folgt</numerusform>
            <numerusform>{count} Varianten folgen</numerusform>
        </translation>
    </message>
    <message>
        <source>{first} to {last} {color}</source>
        <translation>{first} bis {last} {color}</translation>
    </message>
    <message>
        <source>{items}.</source>
        <translation>{items}.</translation>
    </message>
    <message>
        <source>{item} added</source>
        <translation>{item} neu</translation>
    </message>
    <message>
        <source>{item} removed</source>
        <translation>{item} entfernt</translation>
    </message>
    <message>
        <source>{mark} at {point}</source>
        <translation>{mark} auf {point}</translation>
    </message>
    <message>
        <source>{point} empty</source>
        <translation>{point} leer</translation>
    </message>
    <message>
        <source>{point} {color}</source>
        <translation>{point} {color}</translation>
    </message>
    <message>
        <source>{point}: {items}</source>
        <translation>{point}: {items}</translation>
    </message>
</context>
<context>
    <name>StripDialog</name>
    <message>
        <source>&amp;Comments</source>
        <translation>&amp;Kommentare</translation>
    </message>
    <message>
        <source>Node &amp;names</source>
        <translation>Knoten&amp;namen</translation>
    </message>
    <message>
        <source>&amp;Labels</source>
        <translation>&amp;Beschriftungen</translation>
    </message>
    <message>
        <source>&amp;Marks</source>
        <translation>&amp;Symbole</translation>
    </message>
    <message>
        <source>&amp;Arrows and lines</source>
        <translation>&amp;Pfeile und Linien</translation>
    </message>
    <message>
        <source>&amp;Territory</source>
        <translation>&amp;Gebiet</translation>
    </message>
    <message>
        <source>&amp;Greyed-out points</source>
        <translation>A&amp;usgegraute Punkte</translation>
    </message>
    <message>
        <source>Cropped &amp;views</source>
        <translation>Auss&amp;chnitte</translation>
    </message>
    <message>
        <source>Annotation&amp;s</source>
        <translation>Be&amp;wertungen</translation>
    </message>
    <message>
        <source>Remaining t&amp;imes</source>
        <translation>&amp;Restzeiten</translation>
    </message>
    <message>
        <source>Remove comments and markup</source>
        <translation>Kommentare und Markierungen entfernen</translation>
    </message>
    <message>
        <source>&amp;Whole game</source>
        <translation>Gan&amp;ze Partie</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Wo</translation>
    </message>
    <message>
        <source>This n&amp;ode</source>
        <translation>&amp;Dieser Knoten</translation>
    </message>
</context>
<context>
    <name>Styles</name>
    <message>
        <source>Wood</source>
        <translation>Holz</translation>
    </message>
    <message>
        <source>Dark wood</source>
        <translation>Dunkles Holz</translation>
    </message>
    <message>
        <source>Black and white</source>
        <translation>Schwarzweiß</translation>
    </message>
    <message>
        <source>Greyscale</source>
        <translation>Graustufen</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>Looking for board styles...</source>
        <translation>Brettstile werden gesucht...</translation>
    </message>
    <message>
        <source>{file}: {problem}</source>
        <translation>{file}: {problem}</translation>
    </message>
</context>
<context>
    <name>ToolController</name>
    <message>
        <source>This game is not Go: nothing can be placed on the board.</source>
        <translation>Diese Partie ist kein Go: Auf das Brett kann nichts gesetzt werden.</translation>
    </message>
</context>
<context>
    <name>ToolPalette</name>
    <message>
        <source>More tools</source>
        <translation>Weitere Werkzeuge</translation>
    </message>
</context>
<context>
    <name>Tools</name>
    <message>
        <source>Remove arrows and lines</source>
        <translation>Pfeile und Linien entfernen</translation>
    </message>
    <message>
        <source>Arrow</source>
        <translation>Pfeil</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Linie</translation>
    </message>
    <message>
        <source>Remove territory</source>
        <translation>Gebiet entfernen</translation>
    </message>
    <message>
        <source>Territory</source>
        <translation>Gebiet</translation>
    </message>
    <message>
        <source>Remove grey-out</source>
        <translation>Ausgrauen entfernen</translation>
    </message>
    <message>
        <source>Grey out</source>
        <translation>Ausgrauen</translation>
    </message>
    <message>
        <source>Crop view</source>
        <translation>Ausschnitt wählen</translation>
    </message>
    <message>
        <source>Show the whole board</source>
        <translation>Ganzes Brett zeigen</translation>
    </message>
    <message>
        <source>Remove stone</source>
        <translation>Stein entfernen</translation>
    </message>
    <message>
        <source>Move stone</source>
        <translation>Stein verschieben</translation>
    </message>
    <message>
        <source>Copy stone</source>
        <translation>Stein kopieren</translation>
    </message>
    <message>
        <source>Copy stones</source>
        <translation>Steine kopieren</translation>
    </message>
    <message>
        <source>Move stones</source>
        <translation>Steine verschieben</translation>
    </message>
    <message>
        <source>There is no stone to mark dead or alive.</source>
        <translation>Hier ist kein Stein, der tot oder lebendig sein könnte.</translation>
    </message>
    <message>
        <source>Boards with more than 25 columns allow only black and white stones.</source>
        <translation>Bretter mit mehr als 25 Spalten erlauben nur schwarze und weiße Steine.</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>Radieren</translation>
    </message>
    <message>
        <source>This ko comes from the last move; it cannot be removed.</source>
        <translation>Dieses Ko stammt vom letzten Zug; es kann nicht entfernt werden.</translation>
    </message>
    <message>
        <source>There is no stone on that point.</source>
        <translation>Auf diesem Punkt ist kein Stein.</translation>
    </message>
    <message>
        <source>This node is that move; its marker cannot be removed.</source>
        <translation>Dieser Knoten ist selbst der Zug; seine Markierung kann nicht entfernt werden.</translation>
    </message>
</context>
<context>
    <name>TransformDialog</name>
    <message>
        <source>This position</source>
        <translation>Diese Stellung</translation>
    </message>
    <message>
        <source>This variation</source>
        <translation>Diese Variante</translation>
    </message>
    <message>
        <source>This game</source>
        <translation>Diese Partie</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alle Partien</translation>
    </message>
    <message>
        <source>Transform</source>
        <translation>Transformieren</translation>
    </message>
    <message>
        <source>Neither</source>
        <translation>Keines von beiden</translation>
    </message>
    <message>
        <source>Swap &amp;colours</source>
        <translation>&amp;Farben tauschen</translation>
    </message>
    <message>
        <source>&amp;Board size:</source>
        <translation>&amp;Brettgröße:</translation>
    </message>
    <message>
        <source>Change &amp;names of points in comments and names</source>
        <translation>Punkt&amp;namen in Kommentaren und Namen ändern</translation>
    </message>
    <message>
        <source>The position afterwards</source>
        <translation>Die Stellung danach</translation>
    </message>
    <message>
        <source>What falls off or stays as it is</source>
        <translation>Was wegfällt oder gleich bleibt</translation>
    </message>
    <message>
        <source>Names of points that change</source>
        <translation>Namen von Punkten, die sich ändern</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nichts</translation>
    </message>
    <message>
        <source>&amp;What:</source>
        <translation>&amp;Anwenden auf:</translation>
    </message>
    <message>
        <source>&amp;Rotate or mirror:</source>
        <translation>&amp;Drehen oder spiegeln:</translation>
    </message>
    <message>
        <source>Shift to the r&amp;ight:</source>
        <translation>Nach &amp;rechts schieben:</translation>
    </message>
    <message>
        <source>Shift &amp;down:</source>
        <translation>Nach &amp;unten schieben:</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Reihen</translation>
    </message>
</context>
<context>
    <name>TreeView</name>
    <message>
        <source>Hidden nodes: {count}. Click to show them.</source>
        <translation>Verborgene Knoten: {count}. Klicken, um sie zu zeigen.</translation>
    </message>
    <message>
        <source>Same position elsewhere: move {numbers}</source>
        <translation>Gleiche Stellung anderswo: Zug {numbers}</translation>
    </message>
    <message>
        <source>Same position elsewhere: move {numbers} and others</source>
        <translation>Gleiche Stellung anderswo: Zug {numbers} und andere</translation>
    </message>
    <message>
        <source>Variation tree</source>
        <translation>Variantenbaum</translation>
    </message>
    <message>
        <source>Arrow keys go through the game. The moves as a list are in the menu View, Panels.</source>
        <translation>Pfeiltasten gehen durch die Partie. Die Züge als Liste sind im Menü Ansicht, Bereiche.</translation>
    </message>
</context>
<context>
    <name>UnsavedDialog</name>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Save the changes to these documents?</source>
        <translation>Die Änderungen an diesen Dokumenten speichern?</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Verwerfen</translation>
    </message>
    <message>
        <source>The changes to documents that are not ticked are discarded.</source>
        <translation>Die Änderungen an nicht angekreuzten Dokumenten werden verworfen.</translation>
    </message>
    <message>
        <source>Unsaved documents</source>
        <translation>Ungespeicherte Dokumente</translation>
    </message>
    <message>
        <source>{file} (its unfinished HEN is not part of the file)</source>
        <translation>{file} (das unfertige HEN ist nicht Teil der Datei)</translation>
    </message>
    <message>
        <source>{file}: unfinished HEN, not part of the file</source>
        <translation>{file}: unfertiges HEN, nicht Teil der Datei</translation>
    </message>
</context>
<context>
    <name>VersionsDialog</name>
    <message>
        <source>Earlier versions</source>
        <translation>Frühere Versionen</translation>
    </message>
    <message>
        <source>Replaced</source>
        <translation>Ersetzt</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>No earlier versions of this file</source>
        <translation>Keine früheren Versionen dieser Datei</translation>
    </message>
    <message>
        <source>Reading...</source>
        <translation>Wird gelesen...</translation>
    </message>
    <message numerus="yes">
        <source>Earlier versions are kept for %Ln day(s).</source>
        <translation>
            <numerusform>Frühere Versionen werden %Ln Tag aufbewahrt.</numerusform>
            <numerusform>Frühere Versionen werden %Ln Tage aufbewahrt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %Ln version(s) of a file are kept.</source>
        <translation>
            <numerusform>Von einer Datei wird höchstens %Ln Version aufbewahrt.</numerusform>
            <numerusform>Von einer Datei werden höchstens %Ln Versionen aufbewahrt.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Open as a copy</source>
        <translation>Als &amp;Kopie öffnen</translation>
    </message>
    <message>
        <source>Open this version in another window, as a document without a file</source>
        <translation>Diese Version in einem anderen Fenster öffnen, als Dokument ohne Datei</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>&amp;Wiederherstellen</translation>
    </message>
    <message>
        <source>Replace the games of this document with those of this version; this can be undone</source>
        <translation>Die Partien dieses Dokuments durch die dieser Version ersetzen; das lässt sich rückgängig machen</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation>&amp;Vergleichen</translation>
    </message>
    <message>
        <source>Show what differs between this version and the document</source>
        <translation>Zeigen, was sich zwischen dieser Version und dem Dokument unterscheidet</translation>
    </message>
    <message>
        <source>&amp;Delete...</source>
        <translation>&amp;Löschen...</translation>
    </message>
    <message>
        <source>Delete this version for good</source>
        <translation>Diese Version endgültig löschen</translation>
    </message>
    <message>
        <source>{size} kB</source>
        <translation>{size} kB</translation>
    </message>
    <message numerus="yes">
        <source>%Ln node(s)</source>
        <translation>
            <numerusform>%Ln Knoten</numerusform>
            <numerusform>%Ln Knoten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s)</source>
        <translation>
            <numerusform>%Ln Partie</numerusform>
            <numerusform>%Ln Partien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln move(s)</source>
        <translation>
            <numerusform>%Ln Zug</numerusform>
            <numerusform>%Ln Züge</numerusform>
        </translation>
    </message>
    <message>
        <source>Version replaced {time}</source>
        <translation>Version, ersetzt {time}</translation>
    </message>
    <message>
        <source>This document</source>
        <translation>Dieses Dokument</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>Delete this version for good?</source>
        <translation>Diese Version endgültig löschen?</translation>
    </message>
    <message>
        <source>The version could not be deleted.</source>
        <translation>Die Version konnte nicht gelöscht werden.</translation>
    </message>
</context>
<context>
    <name>WebPageDialog</name>
    <message>
        <source>Export problems as web page</source>
        <translation>Aufgaben als Webseite exportieren</translation>
    </message>
    <message>
        <source>&amp;Title:</source>
        <translation>&amp;Titel:</translation>
    </message>
    <message>
        <source>&amp;Introduction:</source>
        <translation>&amp;Einleitung:</translation>
    </message>
    <message>
        <source>Shown above the first problem</source>
        <translation>Steht über der ersten Aufgabe</translation>
    </message>
    <message>
        <source>As in this file</source>
        <translation>Wie in dieser Datei</translation>
    </message>
    <message>
        <source>Shuffled each time the page is opened</source>
        <translation>Bei jedem Öffnen der Seite gemischt</translation>
    </message>
    <message>
        <source>&amp;Order:</source>
        <translation>Reihen&amp;folge:</translation>
    </message>
    <message>
        <source>&amp;Names of the problems</source>
        <translation>&amp;Namen der Aufgaben</translation>
    </message>
    <message>
        <source>&amp;Show the right move on request</source>
        <translation>Richtigen &amp;Zug auf Wunsch zeigen</translation>
    </message>
    <message>
        <source>Save &amp;as...</source>
        <translation>Speichern &amp;unter...</translation>
    </message>
</context>
<context>
    <name>Welcome</name>
    <message>
        <source>Click the board to play, or</source>
        <translation>Klicken Sie aufs Brett, um zu spielen, oder</translation>
    </message>
    <message>
        <source>Open a file</source>
        <translation>Datei öffnen</translation>
    </message>
    <message>
        <source>Paste a HEN or a game</source>
        <translation>HEN oder Partie einfügen</translation>
    </message>
    <message>
        <source>Last files</source>
        <translation>Letzte Dateien</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Beispiele</translation>
    </message>
    <message>
        <source>What is HEN?</source>
        <translation>Was ist HEN?</translation>
    </message>
    <message>
        <source>Paste the files</source>
        <translation>Die Dateien einfügen</translation>
    </message>
    <message>
        <source>Paste the text</source>
        <translation>Den Text einfügen</translation>
    </message>
    <message>
        <source>Paste the picture</source>
        <translation>Das Bild einfügen</translation>
    </message>
</context>
<context>
    <name>WhatsThis</name>
    <message>
        <source>The board. A click does what the active tool does; the wheel steps through the game.</source>
        <translation>Das Brett. Ein Klick wendet das aktive Werkzeug an; das Mausrad blättert durch die Partie.</translation>
    </message>
    <message>
        <source>The position as HEN text. Type or paste here: the board follows each letter. Ctrl+Space offers what may come next; the line below says what is wrong.</source>
        <translation>Die Stellung als HEN-Text. Hier eingeben oder einfügen: Das Brett folgt jedem Buchstaben. Strg+Leertaste bietet an, was folgen kann; die Zeile darunter sagt, was falsch ist.</translation>
    </message>
    <message>
        <source>Who plays, and whose turn it is. A click on a row lets that side play next; the pencil opens the game info.</source>
        <translation>Wer spielt und wer am Zug ist. Ein Klick auf eine Zeile lässt diese Seite als Nächstes ziehen; der Stift öffnet die Partieinfo.</translation>
    </message>
    <message>
        <source>The moves of the game and its variations. Click one to go there, drag one to move it.</source>
        <translation>Die Züge der Partie und ihre Varianten. Klicken geht zu einem, Ziehen verschiebt ihn.</translation>
    </message>
    <message>
        <source>The name and the comment of this node. Names of points light up on the board.</source>
        <translation>Der Name und der Kommentar dieses Knotens. Namen von Punkten leuchten auf dem Brett auf.</translation>
    </message>
    <message>
        <source>The game: its moves, the comment of this node, and navigation.</source>
        <translation>Die Partie: ihre Züge, der Kommentar dieses Knotens und die Navigation.</translation>
    </message>
    <message>
        <source>What is wrong with text, position, game and file. Click a problem to go there.</source>
        <translation>Was an Text, Stellung, Partie und Datei nicht stimmt. Ein Klick geht zum Problem.</translation>
    </message>
    <message>
        <source>The games of the file. Click one to go to it.</source>
        <translation>Die Partien der Datei. Ein Klick geht zu einer.</translation>
    </message>
    <message>
        <source>The menus. Ctrl+Shift+P finds any of their commands by its words.</source>
        <translation>Die Menüs. Strg+Umschalt+P findet jeden ihrer Befehle anhand seiner Wörter.</translation>
    </message>
    <message>
        <source>The tools: what a click on the board does.</source>
        <translation>Die Werkzeuge: was ein Klick aufs Brett tut.</translation>
    </message>
    <message>
        <source>What is wrong with the text, or what was just done; the point under the pointer; the problems.</source>
        <translation>Was am Text nicht stimmt, oder was eben getan wurde; der Punkt unter dem Zeiger; die Probleme.</translation>
    </message>
</context>
<context>
    <name>Windows</name>
    <message>
        <source>It is open in another window.</source>
        <translation>Es ist in einem anderen Fenster geöffnet.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) could not be opened.</source>
        <translation>
            <numerusform>%Ln Datei konnte nicht geöffnet werden.</numerusform>
            <numerusform>%Ln Dateien konnten nicht geöffnet werden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) could not be recovered.</source>
        <translation>
            <numerusform>%Ln Dokument konnte nicht wiederhergestellt werden.</numerusform>
            <numerusform>%Ln Dokumente konnten nicht wiederhergestellt werden.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Worksheet</name>
    <message>
        <source>Worksheet</source>
        <translation>Aufgabenblatt</translation>
    </message>
    <message>
        <source>&amp;Title:</source>
        <translation>&amp;Titel:</translation>
    </message>
    <message>
        <source>&amp;Games:</source>
        <translation>Pa&amp;rtien:</translation>
    </message>
    <message>
        <source>All, or 1-12, 15</source>
        <translation>Alle, oder 1-12, 15</translation>
    </message>
    <message>
        <source>&amp;Diagrams on a page:</source>
        <translation>Dia&amp;gramme pro Seite:</translation>
    </message>
    <message>
        <source>&amp;Lines to write on:</source>
        <translation>&amp;Linien zum Schreiben:</translation>
    </message>
    <message>
        <source>&amp;Names of the problems</source>
        <translation>&amp;Namen der Aufgaben</translation>
    </message>
    <message>
        <source>Co&amp;mments before the first move</source>
        <translation>Ko&amp;mmentare vor dem ersten Zug</translation>
    </message>
    <message>
        <source>&amp;Answers on pages of their own</source>
        <translation>Lösungen auf eigenen Seit&amp;en</translation>
    </message>
    <message>
        <source>&amp;Wrong moves in the answers</source>
        <translation>&amp;Falsche Züge in den Lösungen</translation>
    </message>
</context>
<context>
    <name>_Examples</name>
    <message>
        <source>Examples of HEN</source>
        <translation>Beispiele für HEN</translation>
    </message>
    <message>
        <source>The parts of a HEN</source>
        <translation>Die Teile eines HEN</translation>
    </message>
    <message>
        <source>Whole positions</source>
        <translation>Ganze Stellungen</translation>
    </message>
    <message>
        <source>Mistakes and their messages</source>
        <translation>Fehler und ihre Meldungen</translation>
    </message>
    <message>
        <source>No matches</source>
        <translation>Keine Treffer</translation>
    </message>
    <message>
        <source>Click to see it on the board</source>
        <translation>Klicken, um es auf dem Brett zu sehen</translation>
    </message>
</context>
<context>
    <name>_GoToDialog</name>
    <message>
        <source>&amp;Go</source>
        <translation>&amp;Gehe zu</translation>
    </message>
</context>
<context>
    <name>_Keys</name>
    <message>
        <source>Commands and their keys</source>
        <translation>Befehle und ihre Tasten</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>No matches</source>
        <translation>Keine Treffer</translation>
    </message>
</context>
<context>
    <name>_Results</name>
    <message>
        <source>Places found</source>
        <translation>Fundorte</translation>
    </message>
</context>
</TS>
