<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en">
<context>
    <name>AboutBox</name>
    <message>
        <source>The HEN specification</source>
        <translation>La specifica HEN</translation>
    </message>
    <message>
        <source>The MIT licence</source>
        <translation>La licenza MIT</translation>
    </message>
    <message>
        <source>About HEN Editor</source>
        <translation>Informazioni su HEN Editor</translation>
    </message>
    <message>
        <source>An editor for Go positions in HEN and games in SGF.</source>
        <translation>Un editor per posizioni di go in HEN e partite in SGF.</translation>
    </message>
    <message>
        <source>HEN (Hemme Notation) is one line of text for one Go position. Free software under the MIT licence.</source>
        <translation>HEN (Hemme Notation) è una riga di testo per una posizione di go. Software libero con licenza MIT.</translation>
    </message>
</context>
<context>
    <name>Adding</name>
    <message numerus="yes">
        <source>%Ln file(s)</source>
        <translation>
            <numerusform>%Ln file</numerusform>
            <numerusform>%Ln file</numerusform>
        </translation>
    </message>
    <message>
        <source>Add games</source>
        <translation>Aggiungi partite</translation>
    </message>
    <message numerus="yes">
        <source>Added %Ln game(s).</source>
        <translation>
            <numerusform>Aggiunta %Ln partita.</numerusform>
            <numerusform>Aggiunte %Ln partite.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) had problems; they were read as far as possible.</source>
        <translation>
            <numerusform>%Ln file aveva problemi; è stato letto per quanto possibile.</numerusform>
            <numerusform>%Ln file avevano problemi; sono stati letti per quanto possibile.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) could not be added.</source>
        <translation>
            <numerusform>Impossibile aggiungere %Ln file.</numerusform>
            <numerusform>Impossibile aggiungere %Ln file.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AnnotationButtons</name>
    <message>
        <source>Right</source>
        <translation>Giusta</translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation>Errata</translation>
    </message>
</context>
<context>
    <name>Announcer</name>
    <message>
        <source>Undone: {change}.</source>
        <translation>Annullato: {change}.</translation>
    </message>
    <message>
        <source>Redone: {change}.</source>
        <translation>Ripetuto: {change}.</translation>
    </message>
</context>
<context>
    <name>BoardTable</name>
    <message>
        <source>Board as a table</source>
        <translation>Goban come tabella</translation>
    </message>
    <message>
        <source>Arrow keys go from point to point; all other keys do what they do on the board.</source>
        <translation>I tasti freccia vanno da punto a punto; tutti gli altri tasti fanno ciò che fanno sul goban.</translation>
    </message>
</context>
<context>
    <name>BoardView</name>
    <message>
        <source>Board</source>
        <translation>Goban</translation>
    </message>
    <message>
        <source>A cursor goes from point to point by keys. The board as a table is in the menu View, Panels.</source>
        <translation>Un cursore va da punto a punto con i tasti. Il goban come tabella è nel menu Visualizza, Pannelli.</translation>
    </message>
</context>
<context>
    <name>Colors</name>
    <message>
        <source>Black</source>
        <translation>Nero</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Bianco</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rosso</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Verde</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blu</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Giallo</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>Viola</translation>
    </message>
</context>
<context>
    <name>CommandPalette</name>
    <message>
        <source>Command palette</source>
        <translation>Riquadro comandi</translation>
    </message>
    <message>
        <source>Type words of a command</source>
        <translation>Scrivi le parole di un comando</translation>
    </message>
    <message>
        <source>Beginnings of words are enough; Enter runs the selected command</source>
        <translation>Basta l’inizio delle parole; Invio esegue il comando selezionato</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Comandi</translation>
    </message>
    <message>
        <source>No matches</source>
        <translation>Nessun risultato</translation>
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
        <translation>Indirizzo web copiato.</translation>
    </message>
    <message>
        <source>Game copied as SGF.</source>
        <translation>Partita copiata come SGF.</translation>
    </message>
    <message>
        <source>Position copied as SGF.</source>
        <translation>Posizione copiata come SGF.</translation>
    </message>
    <message>
        <source>Diagram copied.</source>
        <translation>Diagramma copiato.</translation>
    </message>
    <message>
        <source>&amp;Undo {change}</source>
        <translation>&amp;Annulla: {change}</translation>
    </message>
    <message>
        <source>&amp;Redo {change}</source>
        <translation>&amp;Ripeti: {change}</translation>
    </message>
    <message>
        <source>HEN copied.</source>
        <translation>HEN copiato.</translation>
    </message>
    <message>
        <source>It is what the board shows, not the text in the field.</source>
        <translation>È ciò che mostra il goban, non il testo nel campo.</translation>
    </message>
    <message>
        <source>Save original as</source>
        <translation>Salva originale con nome</translation>
    </message>
    <message>
        <source>original</source>
        <translation>originale</translation>
    </message>
    <message>
        <source>Save normalised copy</source>
        <translation>Salva copia normalizzata</translation>
    </message>
    <message>
        <source>normalised</source>
        <translation>normalizzata</translation>
    </message>
    <message>
        <source>Looking for earlier versions...</source>
        <translation>Ricerca delle versioni precedenti...</translation>
    </message>
    <message>
        <source>The earlier versions of {file} could not be listed.</source>
        <translation>Impossibile elencare le versioni precedenti di {file}.</translation>
    </message>
    <message>
        <source>The earlier version was not kept: {why}</source>
        <translation>La versione precedente non è stata conservata: {why}</translation>
    </message>
    <message>
        <source>Looking for documents...</source>
        <translation>Ricerca dei documenti...</translation>
    </message>
    <message>
        <source>The documents to recover could not be listed.</source>
        <translation>Impossibile elencare i documenti da recuperare.</translation>
    </message>
    <message>
        <source>Its recovery data is damaged.</source>
        <translation>I suoi dati di recupero sono danneggiati.</translation>
    </message>
    <message>
        <source>Recovering...</source>
        <translation>Recupero in corso...</translation>
    </message>
    <message>
        <source>It was kept by another version of HEN Editor.</source>
        <translation>È stato conservato da un’altra versione di HEN Editor.</translation>
    </message>
    <message>
        <source>Making the page...</source>
        <translation>Creazione della pagina...</translation>
    </message>
    <message>
        <source>None of these games can be exported: no moves to find, or too many.</source>
        <translation>Nessuna di queste partite si può esportare: nessuna mossa da trovare, o troppe.</translation>
    </message>
    <message>
        <source>Web page</source>
        <translation>Pagina web</translation>
    </message>
    <message>
        <source>Export problems as web page</source>
        <translation>Esporta problemi come pagina web</translation>
    </message>
    <message>
        <source>Saved {file} without {count} of {total} games: no moves to find, or too many.</source>
        <translation>Salvato {file} senza {count} partite su {total}: nessuna mossa da trovare, o troppe.</translation>
    </message>
    <message>
        <source>Checking games...</source>
        <translation>Controllo delle partite...</translation>
    </message>
    <message>
        <source>Clipboard has no HEN.</source>
        <translation>Gli appunti non contengono un HEN.</translation>
    </message>
    <message>
        <source>The HEN on the clipboard has an error: {what}</source>
        <translation>L’HEN negli appunti ha un errore: {what}</translation>
    </message>
    <message>
        <source>A file needs at least one game.</source>
        <translation>Un file deve avere almeno una partita.</translation>
    </message>
    <message>
        <source>Games copied as SGF.</source>
        <translation>Partite copiate come SGF.</translation>
    </message>
    <message>
        <source>Game info</source>
        <translation>Info partita</translation>
    </message>
    <message>
        <source>Properties</source>
        <translation>Proprietà</translation>
    </message>
    <message>
        <source>This leaves the game as it is.</source>
        <translation>La partita resta invariata.</translation>
    </message>
    <message>
        <source>Transforming...</source>
        <translation>Trasformazione in corso...</translation>
    </message>
    <message>
        <source>Transform</source>
        <translation>Trasforma</translation>
    </message>
    <message>
        <source>There is no such markup here.</source>
        <translation>Qui non ci sono segni di questo tipo.</translation>
    </message>
    <message>
        <source>Clear markup</source>
        <translation>Cancella segni</translation>
    </message>
    <message>
        <source>Nothing is selected; drag a frame around stones with the select tool.</source>
        <translation>Nessuna selezione: traccia un riquadro intorno alle pietre con lo strumento Seleziona.</translation>
    </message>
    <message>
        <source>Annotate</source>
        <translation>Valuta</translation>
    </message>
    <message>
        <source>Go to point</source>
        <translation>Vai al punto</translation>
    </message>
    <message>
        <source>There is nothing to erase on that point.</source>
        <translation>Su questo punto non c’è niente da cancellare.</translation>
    </message>
    <message>
        <source>No move placed that stone.</source>
        <translation>Questa pietra non è stata giocata con una mossa.</translation>
    </message>
    <message>
        <source>This move placed that stone.</source>
        <translation>Questa mossa ha posto quella pietra.</translation>
    </message>
    <message>
        <source>{point} copied.</source>
        <translation>{point} copiato.</translation>
    </message>
    <message>
        <source>On boards with more than 25 columns only Black and White can play.</source>
        <translation>Sui goban con più di 25 colonne giocano solo Nero e Bianco.</translation>
    </message>
    <message>
        <source>Number the last moves</source>
        <translation>Numera le ultime mosse</translation>
    </message>
    <message>
        <source>How many of the last moves to number:</source>
        <translation>Quante delle ultime mosse numerare:</translation>
    </message>
    <message>
        <source>Some recovery data could not be deleted: {reason}</source>
        <translation>Impossibile eliminare alcuni dati di recupero: {reason}</translation>
    </message>
    <message>
        <source>Variation copied.</source>
        <translation>Variante copiata.</translation>
    </message>
    <message>
        <source>You can&apos;t cut the start of the game.</source>
        <translation>L’inizio della partita non si può tagliare.</translation>
    </message>
    <message>
        <source>Cut variation</source>
        <translation>Taglia variante</translation>
    </message>
    <message>
        <source>The variation is too long to paste (over {count} characters). Merge it as a file instead.</source>
        <translation>La variante è troppo lunga da incollare (più di {count} caratteri). Uniscila come file.</translation>
    </message>
    <message>
        <source>Paste variation</source>
        <translation>Incolla variante</translation>
    </message>
    <message>
        <source>Move variation</source>
        <translation>Sposta variante</translation>
    </message>
    <message>
        <source>Merge with file</source>
        <translation>Unisci a file</translation>
    </message>
    <message>
        <source>{file} could not be merged.</source>
        <translation>Impossibile unire {file}.</translation>
    </message>
    <message>
        <source>Reading {file}...</source>
        <translation>Lettura di {file}...</translation>
    </message>
    <message>
        <source>Merging...</source>
        <translation>Unione in corso...</translation>
    </message>
    <message>
        <source>The file adds nothing to this game.</source>
        <translation>Il file non aggiunge nulla a questa partita.</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>Unisci</translation>
    </message>
    <message>
        <source>Nothing to remove.</source>
        <translation>Niente da rimuovere.</translation>
    </message>
    <message>
        <source>Remove comments and markup</source>
        <translation>Rimuovi commenti e segni</translation>
    </message>
    <message>
        <source>This is the main line already.</source>
        <translation>Questa è già la linea principale.</translation>
    </message>
    <message>
        <source>Make main line</source>
        <translation>Rendi linea principale</translation>
    </message>
    <message>
        <source>There is no variation above this one.</source>
        <translation>Non c’è alcuna variante sopra questa.</translation>
    </message>
    <message>
        <source>There is no variation below this one.</source>
        <translation>Non c’è alcuna variante sotto questa.</translation>
    </message>
    <message>
        <source>Insert move</source>
        <translation>Inserisci mossa</translation>
    </message>
    <message>
        <source>&amp;Insert</source>
        <translation>&amp;Inserisci</translation>
    </message>
    <message>
        <source>Delete from here</source>
        <translation>Elimina da qui</translation>
    </message>
    <message>
        <source>Delete node</source>
        <translation>Elimina nodo</translation>
    </message>
    <message>
        <source>Insert node</source>
        <translation>Inserisci nodo</translation>
    </message>
    <message>
        <source>Exchange moves</source>
        <translation>Scambia mosse</translation>
    </message>
    <message>
        <source>Change colour of move</source>
        <translation>Cambia colore della mossa</translation>
    </message>
    <message>
        <source>Start game from here</source>
        <translation>Inizia partita da qui</translation>
    </message>
    <message>
        <source>Move branch to new game</source>
        <translation>Sposta ramo in nuova partita</translation>
    </message>
    <message>
        <source>The game shows the whole board here.</source>
        <translation>Qui la partita mostra il goban intero.</translation>
    </message>
    <message>
        <source>Reading the board style...</source>
        <translation>Lettura dello stile del goban...</translation>
    </message>
    <message>
        <source>No font on this computer has kanji numerals: numbers are shown instead.</source>
        <translation>Nessun tipo di carattere su questo computer contiene i numeri kanji: si mostrano invece le cifre.</translation>
    </message>
    <message>
        <source>Move numbers</source>
        <translation>Numeri delle mosse</translation>
    </message>
    <message>
        <source>Write move numbers</source>
        <translation>Scrivi numeri delle mosse</translation>
    </message>
    <message>
        <source>move {number}</source>
        <translation>la mossa {number}</translation>
    </message>
    <message>
        <source>the start of the game</source>
        <translation>l’inizio della partita</translation>
    </message>
    <message>
        <source>the clipboard</source>
        <translation>gli appunti</translation>
    </message>
    <message>
        <source>Clipboard has no position.</source>
        <translation>Gli appunti non contengono una posizione.</translation>
    </message>
    <message>
        <source>&amp;19x19 board</source>
        <translation>Goban &amp;19x19</translation>
    </message>
    <message>
        <source>&amp;9x9 board</source>
        <translation>Goban &amp;9x9</translation>
    </message>
    <message>
        <source>&amp;About HEN Editor</source>
        <translation>&amp;Informazioni su HEN Editor</translation>
    </message>
    <message>
        <source>&amp;Add game</source>
        <translation>&amp;Aggiungi partita</translation>
    </message>
    <message>
        <source>&amp;All markup</source>
        <translation>&amp;Tutti i segni</translation>
    </message>
    <message>
        <source>&amp;All moves</source>
        <translation>&amp;Tutte le mosse</translation>
    </message>
    <message>
        <source>&amp;Arrow</source>
        <translation>&amp;Freccia</translation>
    </message>
    <message>
        <source>&amp;As set in the game</source>
        <translation>&amp;Come indicato nella partita</translation>
    </message>
    <message>
        <source>&amp;Bad move</source>
        <translation>B&amp;rutta mossa</translation>
    </message>
    <message>
        <source>&amp;Black stones</source>
        <translation>Pietre &amp;nere</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>&amp;Goban</translation>
    </message>
    <message>
        <source>&amp;Board as a table</source>
        <translation>&amp;Goban come tabella</translation>
    </message>
    <message>
        <source>&amp;Choose from a menu...</source>
        <translation>S&amp;cegli da un menu...</translation>
    </message>
    <message>
        <source>&amp;Circle</source>
        <translation>C&amp;erchio</translation>
    </message>
    <message>
        <source>&amp;Close window</source>
        <translation>&amp;Chiudi finestra</translation>
    </message>
    <message>
        <source>&amp;Collapse branch</source>
        <translation>C&amp;hiudi ramo</translation>
    </message>
    <message>
        <source>&amp;Column</source>
        <translation>&amp;Colonna</translation>
    </message>
    <message>
        <source>&amp;Command palette...</source>
        <translation>&amp;Riquadro comandi...</translation>
    </message>
    <message>
        <source>&amp;Copy HEN</source>
        <translation>&amp;Copia HEN</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>Sc&amp;uro</translation>
    </message>
    <message>
        <source>&amp;Delete from here</source>
        <translation>&amp;Elimina da qui</translation>
    </message>
    <message>
        <source>&amp;Diagram for Sensei&apos;s Library</source>
        <translation>&amp;Diagramma per Sensei&apos;s Library</translation>
    </message>
    <message>
        <source>&amp;Doubtful move</source>
        <translation>Mossa &amp;dubbia</translation>
    </message>
    <message>
        <source>&amp;Down</source>
        <translation>Verso il &amp;basso</translation>
    </message>
    <message>
        <source>&amp;Duplicate game</source>
        <translation>&amp;Duplica partita</translation>
    </message>
    <message>
        <source>&amp;End comparison</source>
        <translation>&amp;Termina confronto</translation>
    </message>
    <message>
        <source>&amp;Erase</source>
        <translation>&amp;Cancella</translation>
    </message>
    <message>
        <source>&amp;Erase selected stones</source>
        <translation>Cancella pietre sele&amp;zionate</translation>
    </message>
    <message>
        <source>&amp;Even</source>
        <translation>&amp;Equilibrata</translation>
    </message>
    <message>
        <source>&amp;Expand branch</source>
        <translation>&amp;Apri ramo</translation>
    </message>
    <message>
        <source>&amp;Find in comments...</source>
        <translation>&amp;Trova nei commenti...</translation>
    </message>
    <message>
        <source>&amp;From here</source>
        <translation>&amp;Da qui</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>Sc&amp;hermo intero</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partita</translation>
    </message>
    <message>
        <source>&amp;Go to this move</source>
        <translation>&amp;Vai a questa mossa</translation>
    </message>
    <message>
        <source>&amp;Good move</source>
        <translation>&amp;Buona mossa</translation>
    </message>
    <message>
        <source>&amp;Green stones</source>
        <translation>Pietre &amp;verdi</translation>
    </message>
    <message>
        <source>&amp;Grey out</source>
        <translation>&amp;Attenua</translation>
    </message>
    <message>
        <source>&amp;Greyed-out points</source>
        <translation>Punti &amp;attenuati</translation>
    </message>
    <message>
        <source>&amp;HTML for WGo</source>
        <translation>&amp;HTML per WGo</translation>
    </message>
    <message>
        <source>&amp;Hotspot</source>
        <translation>&amp;Momento chiave</translation>
    </message>
    <message>
        <source>&amp;Interesting move</source>
        <translation>Mossa &amp;interessante</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts...</source>
        <translation>Scorciatoi&amp;e da tastiera...</translation>
    </message>
    <message>
        <source>&amp;Ko</source>
        <translation>&amp;Ko</translation>
    </message>
    <message>
        <source>&amp;Ko point</source>
        <translation>Punto di &amp;ko</translation>
    </message>
    <message>
        <source>&amp;LaTeX for psgo</source>
        <translation>&amp;LaTeX per psgo</translation>
    </message>
    <message>
        <source>&amp;Label</source>
        <translation>&amp;Etichetta</translation>
    </message>
    <message>
        <source>&amp;Labels</source>
        <translation>&amp;Etichette</translation>
    </message>
    <message>
        <source>&amp;Last move</source>
        <translation>&amp;Ultima mossa</translation>
    </message>
    <message>
        <source>&amp;Last moves...</source>
        <translation>&amp;Ultime mosse...</translation>
    </message>
    <message>
        <source>&amp;Letters</source>
        <translation>&amp;Lettere</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Chiaro</translation>
    </message>
    <message>
        <source>&amp;Make main line</source>
        <translation>Rendi &amp;linea principale</translation>
    </message>
    <message>
        <source>&amp;Marks</source>
        <translation>&amp;Simboli</translation>
    </message>
    <message>
        <source>&amp;Mirror view</source>
        <translation>&amp;Rifletti vista</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Mossa</translation>
    </message>
    <message>
        <source>&amp;Neighbours</source>
        <translation>Punti &amp;vicini</translation>
    </message>
    <message>
        <source>&amp;New window</source>
        <translation>&amp;Nuova finestra</translation>
    </message>
    <message>
        <source>&amp;Next move</source>
        <translation>Mossa &amp;successiva</translation>
    </message>
    <message>
        <source>&amp;Next moves</source>
        <translation>&amp;Mosse successive</translation>
    </message>
    <message>
        <source>&amp;Next pane</source>
        <translation>Riquadro s&amp;uccessivo</translation>
    </message>
    <message>
        <source>&amp;Numbers</source>
        <translation>N&amp;umeri</translation>
    </message>
    <message>
        <source>&amp;Open...</source>
        <translation>&amp;Apri...</translation>
    </message>
    <message>
        <source>&amp;Order of play...</source>
        <translation>&amp;Ordine di gioco...</translation>
    </message>
    <message>
        <source>&amp;Other size...</source>
        <translation>&amp;Altra dimensione...</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Incolla</translation>
    </message>
    <message>
        <source>&amp;Paste variation</source>
        <translation>&amp;Incolla variante</translation>
    </message>
    <message>
        <source>&amp;Place</source>
        <translation>&amp;Piazza</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Gioca</translation>
    </message>
    <message>
        <source>&amp;Point</source>
        <translation>&amp;Punto</translation>
    </message>
    <message>
        <source>&amp;Previous move</source>
        <translation>Mossa &amp;precedente</translation>
    </message>
    <message>
        <source>&amp;Print...</source>
        <translation>S&amp;tampa...</translation>
    </message>
    <message>
        <source>&amp;Problems</source>
        <translation>P&amp;roblemi</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Esci</translation>
    </message>
    <message>
        <source>&amp;Red stones</source>
        <translation>Pietre &amp;rosse</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Ripeti</translation>
    </message>
    <message>
        <source>&amp;Remove comments and markup...</source>
        <translation>&amp;Rimuovi commenti e segni...</translation>
    </message>
    <message>
        <source>&amp;Remove game</source>
        <translation>&amp;Rimuovi partita</translation>
    </message>
    <message>
        <source>&amp;Row</source>
        <translation>&amp;Riga</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Salva</translation>
    </message>
    <message>
        <source>&amp;Select</source>
        <translation>&amp;Seleziona</translation>
    </message>
    <message>
        <source>&amp;Show</source>
        <translation>&amp;Mostra</translation>
    </message>
    <message>
        <source>&amp;Start of game</source>
        <translation>&amp;Inizio partita</translation>
    </message>
    <message>
        <source>&amp;Stones nearby</source>
        <translation>Pietre &amp;nei dintorni</translation>
    </message>
    <message>
        <source>&amp;Swap colours</source>
        <translation>Scambia i &amp;colori</translation>
    </message>
    <message>
        <source>&amp;Switch player to move</source>
        <translation>&amp;Cambia giocatore di turno</translation>
    </message>
    <message>
        <source>&amp;Territory</source>
        <translation>Te&amp;rritorio</translation>
    </message>
    <message>
        <source>&amp;This node</source>
        <translation>&amp;Questo nodo</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>&amp;Strumenti</translation>
    </message>
    <message>
        <source>&amp;Transform...</source>
        <translation>&amp;Trasforma...</translation>
    </message>
    <message>
        <source>&amp;Triangle</source>
        <translation>&amp;Triangolo</translation>
    </message>
    <message>
        <source>&amp;Unclear</source>
        <translation>&amp;Poco chiara</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annulla</translation>
    </message>
    <message>
        <source>&amp;Guide, HEN and keys</source>
        <translation>&amp;Guida, HEN e tasti</translation>
    </message>
    <message>
        <source>&amp;Kanji numerals (1-一)</source>
        <translation>Numeri &amp;kanji (1-一)</translation>
    </message>
    <message>
        <source>&amp;Letters and numbers (A1)</source>
        <translation>&amp;Lettere e numeri (A1)</translation>
    </message>
    <message>
        <source>&amp;List of moves</source>
        <translation>&amp;Elenco delle mosse</translation>
    </message>
    <message>
        <source>&amp;Numbers (1-1)</source>
        <translation>&amp;Numeri (1-1)</translation>
    </message>
    <message>
        <source>&amp;Remove from applications menu</source>
        <translation>Rimuovi dal &amp;menu applicazioni</translation>
    </message>
    <message>
        <source>&amp;Show coordinates</source>
        <translation>&amp;Mostra coordinate</translation>
    </message>
    <message>
        <source>&amp;Unicode diagram</source>
        <translation>Diagramma &amp;Unicode</translation>
    </message>
    <message>
        <source>&amp;Upright</source>
        <translation>&amp;Orientamento normale</translation>
    </message>
    <message>
        <source>&amp;Web address</source>
        <translation>Indirizzo &amp;web</translation>
    </message>
    <message>
        <source>&amp;What changed</source>
        <translation>Cam&amp;biamenti</translation>
    </message>
    <message>
        <source>&amp;What&apos;s this?</source>
        <translation>&amp;Che cos’è?</translation>
    </message>
    <message>
        <source>&amp;White stones</source>
        <translation>Pietre &amp;bianche</translation>
    </message>
    <message>
        <source>&amp;Worksheet...</source>
        <translation>Foglio di eserci&amp;zi...</translation>
    </message>
    <message>
        <source>&amp;Write as markup</source>
        <translation>&amp;Scrivi come segni</translation>
    </message>
    <message>
        <source>&amp;Yellow stones</source>
        <translation>Pietre &amp;gialle</translation>
    </message>
    <message>
        <source>1&amp;3x13 board</source>
        <translation>Goban 1&amp;3x13</translation>
    </message>
    <message>
        <source>A&amp;lternatives</source>
        <translation>&amp;Alternative</translation>
    </message>
    <message>
        <source>A&amp;rrows and lines</source>
        <translation>&amp;Frecce e linee</translation>
    </message>
    <message>
        <source>About this program</source>
        <translation>Informazioni sul programma</translation>
    </message>
    <message>
        <source>Add a copy of this game after it</source>
        <translation>Aggiungi dopo questa partita una sua copia</translation>
    </message>
    <message>
        <source>Add a game with the position of the HEN on the clipboard</source>
        <translation>Aggiungi una partita con la posizione dell’HEN negli appunti</translation>
    </message>
    <message>
        <source>Add an empty game of the same size after this one</source>
        <translation>Aggiungi dopo questa una partita vuota della stessa dimensione</translation>
    </message>
    <message>
        <source>Add game from &amp;HEN</source>
        <translation>Aggiungi partita da &amp;HEN</translation>
    </message>
    <message>
        <source>Add to app&amp;lications menu</source>
        <translation>&amp;Aggiungi al menu applicazioni</translation>
    </message>
    <message>
        <source>Arran&amp;ge panels</source>
        <translation>&amp;Disponi pannelli</translation>
    </message>
    <message>
        <source>B&amp;lue stones</source>
        <translation>Pietre b&amp;lu</translation>
    </message>
    <message>
        <source>Back &amp;10 moves</source>
        <translation>Indietro di &amp;10 mosse</translation>
    </message>
    <message>
        <source>Back to &amp;main line</source>
        <translation>Torna alla &amp;linea principale</translation>
    </message>
    <message>
        <source>C&amp;aptures</source>
        <translation>C&amp;atture</translation>
    </message>
    <message>
        <source>C&amp;hain and liberties</source>
        <translation>Catena e &amp;libertà</translation>
    </message>
    <message>
        <source>C&amp;omment</source>
        <translation>C&amp;ommento</translation>
    </message>
    <message>
        <source>C&amp;rop view</source>
        <translation>Ritaglia &amp;vista</translation>
    </message>
    <message>
        <source>Change how the program looks and works</source>
        <translation>Cambia aspetto e funzionamento del programma</translation>
    </message>
    <message>
        <source>Change keyboard shortcuts</source>
        <translation>Cambia le scorciatoie da tastiera</translation>
    </message>
    <message>
        <source>Change the colour of this move</source>
        <translation>Cambia il colore di questa mossa</translation>
    </message>
    <message>
        <source>Choose how a picture of the board looks, and export or copy it</source>
        <translation>Scegli l’aspetto di un’immagine del goban, ed esportala o copiala</translation>
    </message>
    <message>
        <source>Choose how to copy the position or the game</source>
        <translation>Scegli come copiare la posizione o la partita</translation>
    </message>
    <message>
        <source>Click at the cursor</source>
        <translation>Fai clic nel punto del cursore</translation>
    </message>
    <message>
        <source>Click something to learn what it is</source>
        <translation>Fai clic su qualcosa per sapere che cos’è</translation>
    </message>
    <message>
        <source>Close all windows</source>
        <translation>Chiudi tutte le finestre</translation>
    </message>
    <message>
        <source>Close this window</source>
        <translation>Chiudi questa finestra</translation>
    </message>
    <message>
        <source>Collapse all but the ma&amp;in line</source>
        <translation>&amp;Chiudi tutto tranne linea principale</translation>
    </message>
    <message>
        <source>Collapse every variation to its first move</source>
        <translation>Chiudi ogni variante sulla sua prima mossa</translation>
    </message>
    <message>
        <source>Compare with &amp;this node</source>
        <translation>Confronta con &amp;questo nodo</translation>
    </message>
    <message>
        <source>Compare with the &amp;clipboard</source>
        <translation>Confronta con gli &amp;appunti</translation>
    </message>
    <message>
        <source>Compare with the &amp;previous node</source>
        <translation>Confronta con il nodo &amp;precedente</translation>
    </message>
    <message>
        <source>Cop&amp;y variation</source>
        <translation>Copia &amp;variante</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copia</translation>
    </message>
    <message>
        <source>Copy a picture of the board, or drag it from here into another program</source>
        <translation>Copia un’immagine del goban, o trascinala da qui in un altro programma</translation>
    </message>
    <message>
        <source>Copy a web address of the position</source>
        <translation>Copia un indirizzo web della posizione</translation>
    </message>
    <message>
        <source>Copy point &amp;name</source>
        <translation>Copia nome del p&amp;unto</translation>
    </message>
    <message>
        <source>Copy the game with all its variations as SGF</source>
        <translation>Copia la partita con tutte le varianti come SGF</translation>
    </message>
    <message>
        <source>Copy the name of the point at the cursor</source>
        <translation>Copia il nome del punto del cursore</translation>
    </message>
    <message>
        <source>Copy the position as HEN</source>
        <translation>Copia la posizione come HEN</translation>
    </message>
    <message>
        <source>Copy the position as HTML for the player BesoGo</source>
        <translation>Copia la posizione come HTML per il visualizzatore BesoGo</translation>
    </message>
    <message>
        <source>Copy the position as HTML for the player WGo</source>
        <translation>Copia la posizione come HTML per il visualizzatore WGo</translation>
    </message>
    <message>
        <source>Copy the position as a diagram for Sensei&apos;s Library</source>
        <translation>Copia la posizione come diagramma per Sensei&apos;s Library</translation>
    </message>
    <message>
        <source>Copy the position as a diagram for the LaTeX package igo</source>
        <translation>Copia la posizione come diagramma per il pacchetto LaTeX igo</translation>
    </message>
    <message>
        <source>Copy the position as a diagram for the LaTeX package psgo</source>
        <translation>Copia la posizione come diagramma per il pacchetto LaTeX psgo</translation>
    </message>
    <message>
        <source>Copy the position as a diagram of X, O and dots</source>
        <translation>Copia la posizione come diagramma di X, O e punti</translation>
    </message>
    <message>
        <source>Copy the position as a diagram of round stones and drawn lines</source>
        <translation>Copia la posizione come diagramma di pietre tonde e linee disegnate</translation>
    </message>
    <message>
        <source>Copy the position as the boards of GTP programs are drawn</source>
        <translation>Copia la posizione come la disegnano i programmi GTP</translation>
    </message>
    <message>
        <source>Copy the position with its colours as a diagram for the LaTeX package eigo</source>
        <translation>Copia la posizione con i suoi colori come diagramma per il pacchetto LaTeX eigo</translation>
    </message>
    <message>
        <source>Copy this node and everything after it as SGF</source>
        <translation>Copia come SGF questo nodo e tutto ciò che segue</translation>
    </message>
    <message>
        <source>Copy this position alone as SGF</source>
        <translation>Copia solo questa posizione come SGF</translation>
    </message>
    <message>
        <source>Count &amp;final score</source>
        <translation>C&amp;onteggio finale</translation>
    </message>
    <message>
        <source>Count territory and area: mark dead stones, and see the score</source>
        <translation>Conta territorio e area: segna le pietre morte e vedi il punteggio</translation>
    </message>
    <message>
        <source>Cr&amp;oss</source>
        <translation>Croce (&amp;X)</translation>
    </message>
    <message>
        <source>Cropped &amp;view</source>
        <translation>&amp;Vista ritagliata</translation>
    </message>
    <message>
        <source>Cu&amp;t variation</source>
        <translation>Ta&amp;glia variante</translation>
    </message>
    <message>
        <source>Cut this node and everything after it</source>
        <translation>Taglia questo nodo e tutto ciò che segue</translation>
    </message>
    <message>
        <source>Dark, high &amp;contrast</source>
        <translation>Scuro, contrasto ele&amp;vato</translation>
    </message>
    <message>
        <source>Delete this &amp;node</source>
        <translation>Elimina &amp;questo nodo</translation>
    </message>
    <message>
        <source>Delete this node and everything after it</source>
        <translation>Elimina questo nodo e tutto ciò che segue</translation>
    </message>
    <message>
        <source>Delete this node but keep what follows</source>
        <translation>Elimina questo nodo ma conserva ciò che segue</translation>
    </message>
    <message>
        <source>Drag a line; again or right button: remove</source>
        <translation>Traccia una linea; di nuovo, o tasto destro: rimuovi</translation>
    </message>
    <message>
        <source>Drag an arrow; again or right button: remove</source>
        <translation>Traccia una freccia; di nuovo, o tasto destro: rimuovi</translation>
    </message>
    <message>
        <source>E&amp;xpand all</source>
        <translation>Apri tutt&amp;o</translation>
    </message>
    <message>
        <source>E&amp;xport picture...</source>
        <translation>Esporta imma&amp;gine...</translation>
    </message>
    <message>
        <source>Earlier &amp;versions...</source>
        <translation>&amp;Versioni precedenti...</translation>
    </message>
    <message>
        <source>Edit players, result, komi and other game info</source>
        <translation>Modifica giocatori, risultato, komi e altre informazioni sulla partita</translation>
    </message>
    <message>
        <source>Mark the move as bad; in a problem: wrong</source>
        <translation>Segna la mossa come cattiva; in un problema: sbagliata</translation>
    </message>
    <message>
        <source>Mark the move as good; in a problem: right</source>
        <translation>Segna la mossa come buona; in un problema: giusta</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Numero</translation>
    </message>
    <message>
        <source>O&amp;verview...</source>
        <translation>&amp;Panoramica...</translation>
    </message>
    <message>
        <source>Open SGF or HEN files</source>
        <translation>Apri file SGF o HEN</translation>
    </message>
    <message>
        <source>Paste in place of the HEN; what is not HEN is pasted into the window</source>
        <translation>Incolla al posto dell’HEN; ciò che non è HEN viene incollato nella finestra</translation>
    </message>
    <message>
        <source>Put stones into a new node after this one</source>
        <translation>Modifica le pietre in un nuovo nodo dopo questo</translation>
    </message>
    <message>
        <source>Put stones into a new node before this one, and replay what follows</source>
        <translation>Modifica le pietre in un nuovo nodo prima di questo, e rigioca ciò che segue</translation>
    </message>
    <message>
        <source>Put stones into this node</source>
        <translation>Modifica le pietre in questo nodo</translation>
    </message>
    <message>
        <source>Edit the SGF properties of this node</source>
        <translation>Modifica le proprietà SGF di questo nodo</translation>
    </message>
    <message>
        <source>&amp;Analyse</source>
        <translation>&amp;Analizza</translation>
    </message>
    <message>
        <source>&amp;Engine</source>
        <translation>Mo&amp;tore</translation>
    </message>
    <message>
        <source>&amp;Engines...</source>
        <translation>Mo&amp;tori...</translation>
    </message>
    <message>
        <source>&amp;Game against the engine...</source>
        <translation>&amp;Partita contro il motore...</translation>
    </message>
    <message>
        <source>&amp;Little: 20 visits, or level 4</source>
        <translation>Po&amp;co: 20 visite, o livello 4</translation>
    </message>
    <message>
        <source>&amp;Medium: 100 visits, or level 7</source>
        <translation>&amp;Medio: 100 visite, o livello 7</translation>
    </message>
    <message>
        <source>&amp;Next mistake</source>
        <translation>Errore &amp;successivo</translation>
    </message>
    <message>
        <source>&amp;Points lost</source>
        <translation>P&amp;unti persi</translation>
    </message>
    <message>
        <source>&amp;Win rate</source>
        <translation>Probabilità di &amp;vittoria</translation>
    </message>
    <message>
        <source>&amp;Words beside tools</source>
        <translation>Testo &amp;accanto agli strumenti</translation>
    </message>
    <message>
        <source>A&amp;dd engine&apos;s line</source>
        <translation>Aggiungi linea del &amp;motore</translation>
    </message>
    <message>
        <source>Add &amp;from files...</source>
        <translation>Aggiungi da &amp;file...</translation>
    </message>
    <message>
        <source>Add best &amp;line</source>
        <translation>Aggiungi &amp;linea migliore</translation>
    </message>
    <message>
        <source>Add the engine&apos;s best line as a variation</source>
        <translation>Aggiungi la linea migliore del motore come variante</translation>
    </message>
    <message>
        <source>Add the engine&apos;s line from the cursor as a variation</source>
        <translation>Aggiungi la linea del motore nel punto del cursore come variante</translation>
    </message>
    <message>
        <source>Add the games of several files after this one</source>
        <translation>Aggiungi dopo questa le partite di più file</translation>
    </message>
    <message>
        <source>Add, remove and test engines</source>
        <translation>Aggiungi, rimuovi e prova motori</translation>
    </message>
    <message>
        <source>Analyse &amp;game</source>
        <translation>Analizza part&amp;ita</translation>
    </message>
    <message>
        <source>Arrow</source>
        <translation>Freccia</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Nero</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blu</translation>
    </message>
    <message>
        <source>Circle</source>
        <translation>Cerchio</translation>
    </message>
    <message>
        <source>Crop view</source>
        <translation>Ritaglia</translation>
    </message>
    <message>
        <source>Cross</source>
        <translation>Croce</translation>
    </message>
    <message>
        <source>Edit the name of this node</source>
        <translation>Modifica il nome di questo nodo</translation>
    </message>
    <message>
        <source>End of &amp;line</source>
        <translation>&amp;Fine della linea</translation>
    </message>
    <message>
        <source>Engine plays Blac&amp;k</source>
        <translation>Il motore gioca con &amp;Nero</translation>
    </message>
    <message>
        <source>Engine plays Wh&amp;ite</source>
        <translation>Il motore gioca con &amp;Bianco</translation>
    </message>
    <message>
        <source>Enlarge the board, or the tree or text that has the focus</source>
        <translation>Ingrandisci il goban, oppure l’albero o il testo attivo</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>Cancella</translation>
    </message>
    <message>
        <source>Erase stone, label and mark at the cursor</source>
        <translation>Cancella pietra, etichetta e simbolo nel punto del cursore</translation>
    </message>
    <message>
        <source>Erase stones, labels and all marks</source>
        <translation>Cancella pietre, etichette e tutti i segni</translation>
    </message>
    <message>
        <source>Erase the stones in the frame</source>
        <translation>Cancella le pietre nel riquadro</translation>
    </message>
    <message>
        <source>Exchange &amp;with previous move</source>
        <translation>&amp;Scambia con mossa precedente</translation>
    </message>
    <message>
        <source>Exchange left and right in this game</source>
        <translation>Scambia sinistra e destra in questa partita</translation>
    </message>
    <message>
        <source>Exchange the points of this move and the player&apos;s move before it</source>
        <translation>Scambia i punti di questa mossa e della precedente dello stesso giocatore</translation>
    </message>
    <message>
        <source>Exchange the upper left and the lower right in this game</source>
        <translation>Scambia in questa partita l’alto a sinistra e il basso a destra</translation>
    </message>
    <message>
        <source>Exchange the upper right and the lower left in this game</source>
        <translation>Scambia in questa partita l’alto a destra e il basso a sinistra</translation>
    </message>
    <message>
        <source>Exchange top and bottom in this game</source>
        <translation>Scambia alto e basso in questa partita</translation>
    </message>
    <message>
        <source>Export pro&amp;blems as web page...</source>
        <translation>Esporta problemi come pagina &amp;web...</translation>
    </message>
    <message>
        <source>F&amp;ix problem</source>
        <translation>C&amp;orreggi problema</translation>
    </message>
    <message>
        <source>Fill the screen</source>
        <translation>Occupa tutto lo schermo</translation>
    </message>
    <message>
        <source>Find any command by its words, and run it</source>
        <translation>Trova un comando dalle sue parole, ed eseguilo</translation>
    </message>
    <message>
        <source>Find ne&amp;xt</source>
        <translation>Trova &amp;successivo</translation>
    </message>
    <message>
        <source>Find pre&amp;vious</source>
        <translation>Trova &amp;precedente</translation>
    </message>
    <message>
        <source>Find the right moves; the game answers, and its tree is hidden meanwhile</source>
        <translation>Trova le mosse giuste; la partita risponde, e intanto il suo albero è nascosto</translation>
    </message>
    <message>
        <source>Find this p&amp;osition...</source>
        <translation>Trova &amp;questa posizione...</translation>
    </message>
    <message>
        <source>Fit the board, or the part shown of it, to the window</source>
        <translation>Adatta alla finestra il goban, o la sua parte visibile</translation>
    </message>
    <message>
        <source>Fit to &amp;window</source>
        <translation>Adatta alla &amp;finestra</translation>
    </message>
    <message>
        <source>Fix the problem of the HEN text at the caret, or else the first one</source>
        <translation>Correggi il problema del testo HEN al cursore, oppure il primo</translation>
    </message>
    <message>
        <source>Follow &amp;system</source>
        <translation>Segui il &amp;sistema</translation>
    </message>
    <message>
        <source>Forward 1&amp;0 moves</source>
        <translation>Avanti di 1&amp;0 mosse</translation>
    </message>
    <message>
        <source>G&amp;ames</source>
        <translation>Par&amp;tite</translation>
    </message>
    <message>
        <source>G&amp;o to move...</source>
        <translation>V&amp;ai alla mossa...</translation>
    </message>
    <message>
        <source>GTP &amp;board</source>
        <translation>Go&amp;ban GTP</translation>
    </message>
    <message>
        <source>Game in&amp;fo...</source>
        <translation>&amp;Info partita...</translation>
    </message>
    <message>
        <source>Give move to other p&amp;layer</source>
        <translation>Cam&amp;bia giocatore della mossa</translation>
    </message>
    <message>
        <source>Give the turn to the other player</source>
        <translation>Dai il turno all’altro giocatore</translation>
    </message>
    <message>
        <source>Go &amp;to point...</source>
        <translation>Vai al pu&amp;nto...</translation>
    </message>
    <message>
        <source>Go 10 moves back</source>
        <translation>Torna indietro di 10 mosse</translation>
    </message>
    <message>
        <source>Go 10 moves forward</source>
        <translation>Vai avanti di 10 mosse</translation>
    </message>
    <message>
        <source>Go back to the main line</source>
        <translation>Torna alla linea principale</translation>
    </message>
    <message>
        <source>Go to a move by its number</source>
        <translation>Vai a una mossa dal suo numero</translation>
    </message>
    <message>
        <source>Go to a point by its name</source>
        <translation>Vai a un punto dal suo nome</translation>
    </message>
    <message>
        <source>Go to the end of the line</source>
        <translation>Vai alla fine della linea</translation>
    </message>
    <message>
        <source>Go to the move that placed the stone at the cursor</source>
        <translation>Vai alla mossa che ha giocato la pietra nel punto del cursore</translation>
    </message>
    <message>
        <source>Go to the next comment</source>
        <translation>Vai al commento successivo</translation>
    </message>
    <message>
        <source>Go to the next fork</source>
        <translation>Vai al bivio successivo</translation>
    </message>
    <message>
        <source>Go to the next game of the file</source>
        <translation>Vai alla partita successiva del file</translation>
    </message>
    <message>
        <source>Go to the next match</source>
        <translation>Vai al risultato successivo</translation>
    </message>
    <message>
        <source>Go to the next move</source>
        <translation>Vai alla mossa successiva</translation>
    </message>
    <message>
        <source>Go to the next move of the game that leads to this position</source>
        <translation>Vai alla prossima mossa della partita che porta a questa posizione</translation>
    </message>
    <message>
        <source>Go to the next move that lost more than two points</source>
        <translation>Vai alla prossima mossa che ha perso più di due punti</translation>
    </message>
    <message>
        <source>Go to the next variation</source>
        <translation>Vai alla variante successiva</translation>
    </message>
    <message>
        <source>Go to the previous comment</source>
        <translation>Vai al commento precedente</translation>
    </message>
    <message>
        <source>Go to the previous fork</source>
        <translation>Vai al bivio precedente</translation>
    </message>
    <message>
        <source>Go to the previous game of the file</source>
        <translation>Vai alla partita precedente del file</translation>
    </message>
    <message>
        <source>Go to the previous match</source>
        <translation>Vai al risultato precedente</translation>
    </message>
    <message>
        <source>Go to the previous move</source>
        <translation>Vai alla mossa precedente</translation>
    </message>
    <message>
        <source>Go to the previous move that lost more than two points</source>
        <translation>Vai alla precedente mossa che ha perso più di due punti</translation>
    </message>
    <message>
        <source>Go to the previous variation</source>
        <translation>Vai alla variante precedente</translation>
    </message>
    <message>
        <source>Go to the start of the game</source>
        <translation>Vai all’inizio della partita</translation>
    </message>
    <message>
        <source>Good for &amp;White</source>
        <translation>Favorevole a Bianc&amp;o</translation>
    </message>
    <message>
        <source>Good for B&amp;lack</source>
        <translation>Favorevole a &amp;Nero</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Verde</translation>
    </message>
    <message>
        <source>Grey out</source>
        <translation>Attenua</translation>
    </message>
    <message>
        <source>Grey out points here and in what follows</source>
        <translation>Attenua punti qui e in ciò che segue</translation>
    </message>
    <message>
        <source>HTML for Be&amp;soGo</source>
        <translation>HTML per Be&amp;soGo</translation>
    </message>
    <message>
        <source>Hide everything after this node (or double-click it)</source>
        <translation>Nascondi tutto ciò che segue questo nodo (o fai doppio clic su di esso)</translation>
    </message>
    <message>
        <source>Insert a move of the player to move before this node</source>
        <translation>Inserisci prima di questo nodo una mossa del giocatore di turno</translation>
    </message>
    <message>
        <source>Insert an empty node after this one</source>
        <translation>Inserisci un nodo vuoto dopo questo</translation>
    </message>
    <message>
        <source>Insert an empty node before this one</source>
        <translation>Inserisci un nodo vuoto prima di questo</translation>
    </message>
    <message>
        <source>Insert mo&amp;ve before...</source>
        <translation>Inserisci &amp;mossa prima...</translation>
    </message>
    <message>
        <source>Insert node &amp;after</source>
        <translation>Inserisci nodo &amp;dopo</translation>
    </message>
    <message>
        <source>Insert node &amp;before</source>
        <translation>Inserisci nodo &amp;prima</translation>
    </message>
    <message>
        <source>Ko point</source>
        <translation>Ko</translation>
    </message>
    <message>
        <source>L&amp;ine</source>
        <translation>L&amp;inea</translation>
    </message>
    <message>
        <source>LaTeX for &amp;eigo</source>
        <translation>LaTeX per &amp;eigo</translation>
    </message>
    <message>
        <source>LaTeX for &amp;igo</source>
        <translation>LaTeX per &amp;igo</translation>
    </message>
    <message>
        <source>Label points 1, 2, 3; double-click: other text</source>
        <translation>Etichetta i punti 1, 2, 3; doppio clic: altro testo</translation>
    </message>
    <message>
        <source>Label points A, B, C; double-click: other text</source>
        <translation>Etichetta i punti A, B, C; doppio clic: altro testo</translation>
    </message>
    <message>
        <source>Last mo&amp;ve</source>
        <translation>Ultima &amp;mossa</translation>
    </message>
    <message>
        <source>Last move</source>
        <translation>Ultima mossa</translation>
    </message>
    <message>
        <source>Let an engine show good moves and who leads, or end it</source>
        <translation>Fai mostrare a un motore le buone mosse e chi è in vantaggio, o smetti</translation>
    </message>
    <message>
        <source>Let engines play their strongest</source>
        <translation>Lascia giocare i motori al massimo della forza</translation>
    </message>
    <message>
        <source>Let engines play their weakest</source>
        <translation>Lascia giocare i motori al minimo della forza</translation>
    </message>
    <message>
        <source>Let engines think a little</source>
        <translation>Lascia pensare un po’ i motori</translation>
    </message>
    <message>
        <source>Let engines think for seconds</source>
        <translation>Lascia pensare i motori qualche secondo</translation>
    </message>
    <message>
        <source>Let the engine judge each move of the main line: the score, and mistakes</source>
        <translation>Il motore giudica ogni mossa della linea principale: il punteggio come curva, e gli errori</translation>
    </message>
    <message>
        <source>Let the engine make Black&apos;s moves from here on, or no longer</source>
        <translation>D&apos;ora in poi il motore gioca le mosse di Nero, o non più</translation>
    </message>
    <message>
        <source>Let the engine make White&apos;s moves from here on, or no longer</source>
        <translation>D&apos;ora in poi il motore gioca le mosse di Bianco, o non più</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>Lettera</translation>
    </message>
    <message>
        <source>Light, &amp;high contrast</source>
        <translation>Chiaro, contrasto e&amp;levato</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Linea</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>Link</translation>
    </message>
    <message>
        <source>M&amp;uch: 1,000 visits, or level 10</source>
        <translation>M&amp;olto: 1.000 visite, o livello 10</translation>
    </message>
    <message>
        <source>Make black white and white black in this game, players and result included</source>
        <translation>Scambia nero e bianco in questa partita, giocatori e risultato compresi</translation>
    </message>
    <message>
        <source>Make the line to this node the main line</source>
        <translation>Fai della linea fino a questo nodo la linea principale</translation>
    </message>
    <message>
        <source>Mark Black&apos;s territory; right button: White&apos;s; Shift: whole regions</source>
        <translation>Segna il territorio di Nero; tasto destro: di Bianco; Shift: zone intere</translation>
    </message>
    <message>
        <source>Mark points with a circle; Shift: whole chains</source>
        <translation>Segna punti con un cerchio; Shift: catene intere</translation>
    </message>
    <message>
        <source>Mark points with a cross; Shift: whole chains</source>
        <translation>Segna punti con una croce; Shift: catene intere</translation>
    </message>
    <message>
        <source>Mark points with a square; Shift: whole chains</source>
        <translation>Segna punti con un quadrato; Shift: catene intere</translation>
    </message>
    <message>
        <source>Mark points with a triangle; Shift: whole chains</source>
        <translation>Segna punti con un triangolo; Shift: catene intere</translation>
    </message>
    <message>
        <source>Mark the move as doubtful</source>
        <translation>Valuta la mossa come dubbia</translation>
    </message>
    <message>
        <source>Mark the move as interesting</source>
        <translation>Valuta la mossa come interessante</translation>
    </message>
    <message>
        <source>Mark the node as a hotspot</source>
        <translation>Segna il nodo come momento chiave</translation>
    </message>
    <message>
        <source>Mark the point at the cursor with a circle, or unmark it</source>
        <translation>Metti o togli un cerchio nel punto del cursore</translation>
    </message>
    <message>
        <source>Mark the point at the cursor with a cross, or unmark it</source>
        <translation>Metti o togli una croce nel punto del cursore</translation>
    </message>
    <message>
        <source>Mark the point at the cursor with a square, or unmark it</source>
        <translation>Metti o togli un quadrato nel punto del cursore</translation>
    </message>
    <message>
        <source>Mark the point at the cursor with a triangle, or unmark it</source>
        <translation>Metti o togli un triangolo nel punto del cursore</translation>
    </message>
    <message>
        <source>Mark the position as even</source>
        <translation>Valuta la posizione come equilibrata</translation>
    </message>
    <message>
        <source>Mark the position as good for Black</source>
        <translation>Valuta la posizione come favorevole a Nero</translation>
    </message>
    <message>
        <source>Mark the position as good for White</source>
        <translation>Valuta la posizione come favorevole a Bianco</translation>
    </message>
    <message>
        <source>Mark the position as unclear</source>
        <translation>Valuta la posizione come poco chiara</translation>
    </message>
    <message>
        <source>Mark with &amp;circle</source>
        <translation>Segna con &amp;cerchio</translation>
    </message>
    <message>
        <source>Mark with &amp;square</source>
        <translation>Segna con &amp;quadrato</translation>
    </message>
    <message>
        <source>Mark with &amp;triangle</source>
        <translation>Segna con &amp;triangolo</translation>
    </message>
    <message>
        <source>Mark with cr&amp;oss</source>
        <translation>Segna con cr&amp;oce</translation>
    </message>
    <message>
        <source>Mer&amp;ge with file...</source>
        <translation>Unisci a &amp;file...</translation>
    </message>
    <message>
        <source>Merge the variations of another file into this game</source>
        <translation>Unisci a questa partita le varianti di un altro file</translation>
    </message>
    <message>
        <source>Mirror along the &amp;diagonal \</source>
        <translation>Rifletti lungo la di&amp;agonale \</translation>
    </message>
    <message>
        <source>Mirror along the di&amp;agonal /</source>
        <translation>Rifletti lungo la dia&amp;gonale /</translation>
    </message>
    <message>
        <source>Mirror left and ri&amp;ght</source>
        <translation>Rifletti in &amp;orizzontale</translation>
    </message>
    <message>
        <source>Mirror top and &amp;bottom</source>
        <translation>Rifletti in &amp;verticale</translation>
    </message>
    <message>
        <source>Move &amp;down</source>
        <translation>Sposta &amp;giù</translation>
    </message>
    <message>
        <source>Move &amp;left</source>
        <translation>Sposta a &amp;sinistra</translation>
    </message>
    <message>
        <source>Move &amp;right</source>
        <translation>Sposta a &amp;destra</translation>
    </message>
    <message>
        <source>Move &amp;up</source>
        <translation>Sposta in s&amp;u</translation>
    </message>
    <message>
        <source>Move branc&amp;h to new game</source>
        <translation>Sposta ramo in n&amp;uova partita</translation>
    </message>
    <message>
        <source>Move game &amp;up</source>
        <translation>Sposta partita &amp;su</translation>
    </message>
    <message>
        <source>Move game d&amp;own</source>
        <translation>Sposta partita &amp;giù</translation>
    </message>
    <message>
        <source>Move stones; drag a frame around several</source>
        <translation>Sposta pietre; per prenderne più di una, traccia un riquadro</translation>
    </message>
    <message>
        <source>Move the board cursor down</source>
        <translation>Sposta giù il cursore del goban</translation>
    </message>
    <message>
        <source>Move the board cursor left</source>
        <translation>Sposta a sinistra il cursore del goban</translation>
    </message>
    <message>
        <source>Move the board cursor right</source>
        <translation>Sposta a destra il cursore del goban</translation>
    </message>
    <message>
        <source>Move the board cursor up</source>
        <translation>Sposta su il cursore del goban</translation>
    </message>
    <message>
        <source>Move the focus to the next pane</source>
        <translation>Passa al riquadro successivo</translation>
    </message>
    <message>
        <source>Move the focus to the previous pane</source>
        <translation>Passa al riquadro precedente</translation>
    </message>
    <message>
        <source>Move this game down by one</source>
        <translation>Sposta questa partita in giù di un posto</translation>
    </message>
    <message>
        <source>Move this game up by one</source>
        <translation>Sposta questa partita in su di un posto</translation>
    </message>
    <message>
        <source>Move this node and everything after it to a new game</source>
        <translation>Sposta questo nodo e tutto ciò che segue in una nuova partita</translation>
    </message>
    <message>
        <source>Move this variation down by one</source>
        <translation>Sposta questa variante in giù di un posto</translation>
    </message>
    <message>
        <source>Move this variation up by one</source>
        <translation>Sposta questa variante in su di un posto</translation>
    </message>
    <message>
        <source>Move variation &amp;up</source>
        <translation>Spos&amp;ta variante su</translation>
    </message>
    <message>
        <source>Move variation d&amp;own</source>
        <translation>Sposta variante gi&amp;ù</translation>
    </message>
    <message>
        <source>N&amp;ext comment</source>
        <translation>Co&amp;mmento successivo</translation>
    </message>
    <message>
        <source>N&amp;one</source>
        <translation>&amp;Nessuna</translation>
    </message>
    <message>
        <source>Name columns and rows by numbers from the upper left</source>
        <translation>Indica colonne e righe con numeri dall’alto a sinistra</translation>
    </message>
    <message>
        <source>Name columns by letters and rows by numbers from below</source>
        <translation>Indica le colonne con lettere e le righe con numeri dal basso</translation>
    </message>
    <message>
        <source>Name columns by numbers and rows by kanji numerals from the upper left</source>
        <translation>Indica le colonne con numeri e le righe con numeri kanji dall’alto a sinistra</translation>
    </message>
    <message>
        <source>Ne&amp;xt moves</source>
        <translation>Mosse &amp;successive</translation>
    </message>
    <message>
        <source>Ne&amp;xt variation</source>
        <translation>Variante s&amp;uccessiva</translation>
    </message>
    <message>
        <source>New node &amp;after</source>
        <translation>Nuovo nodo &amp;dopo</translation>
    </message>
    <message>
        <source>New node &amp;before</source>
        <translation>Nuovo nodo &amp;prima</translation>
    </message>
    <message>
        <source>Next &amp;game</source>
        <translation>Par&amp;tita successiva</translation>
    </message>
    <message>
        <source>Next fo&amp;rk</source>
        <translation>Bivi&amp;o successivo</translation>
    </message>
    <message>
        <source>Next error or &amp;warning</source>
        <translation>&amp;Errore o avviso successivo</translation>
    </message>
    <message>
        <source>&amp;Minimise</source>
        <translation>&amp;Contrai</translation>
    </message>
    <message>
        <source>&amp;Right answer</source>
        <translation>Risposta &amp;giusta</translation>
    </message>
    <message>
        <source>&amp;Zoom</source>
        <translation>&amp;Ridimensiona</translation>
    </message>
    <message>
        <source>Fill the screen with this window, or restore its size</source>
        <translation>Ingrandisci questa finestra a tutto lo schermo, o ripristina le sue dimensioni</translation>
    </message>
    <message>
        <source>Go to the next error or warning in the list</source>
        <translation>Vai all’errore o avviso successivo dell’elenco</translation>
    </message>
    <message>
        <source>Go to the previous error or warning in the list</source>
        <translation>Vai all’errore o avviso precedente dell’elenco</translation>
    </message>
    <message>
        <source>Mark the move as a wrong answer to a problem</source>
        <translation>Segna la mossa come risposta errata a un problema</translation>
    </message>
    <message>
        <source>Mark the move as the right answer to a problem</source>
        <translation>Segna la mossa come risposta giusta a un problema</translation>
    </message>
    <message>
        <source>Minimise this window to the Dock</source>
        <translation>Contrai questa finestra nel Dock</translation>
    </message>
    <message>
        <source>Next same pos&amp;ition</source>
        <translation>Stessa posi&amp;zione successiva</translation>
    </message>
    <message>
        <source>Node &amp;properties...</source>
        <translation>&amp;Proprietà del nodo...</translation>
    </message>
    <message>
        <source>Num&amp;ber the last moves...</source>
        <translation>Numera le &amp;ultime mosse...</translation>
    </message>
    <message>
        <source>Number all moves</source>
        <translation>Numera tutte le mosse</translation>
    </message>
    <message>
        <source>Number only the last moves</source>
        <translation>Numera solo le ultime mosse</translation>
    </message>
    <message>
        <source>Number the moves after this node, from 1</source>
        <translation>Numera da 1 le mosse dopo questo nodo</translation>
    </message>
    <message>
        <source>Open another window with a new document</source>
        <translation>Apri un’altra finestra con un nuovo documento</translation>
    </message>
    <message>
        <source>Open or restore what was replaced when the file was saved</source>
        <translation>Apri o ripristina ciò che il salvataggio del file ha sostituito</translation>
    </message>
    <message>
        <source>P&amp;ass</source>
        <translation>Pa&amp;ssa</translation>
    </message>
    <message>
        <source>P&amp;urple stones</source>
        <translation>Pietre v&amp;iola</translation>
    </message>
    <message>
        <source>Pass instead of playing a stone</source>
        <translation>Passa invece di giocare una pietra</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Incolla</translation>
    </message>
    <message>
        <source>Paste SGF, HEN, a text diagram or moves from the clipboard</source>
        <translation>Incolla dagli appunti SGF, HEN, un diagramma di testo o mosse</translation>
    </message>
    <message>
        <source>Paste into the &amp;HEN field</source>
        <translation>Incolla nel campo &amp;HEN</translation>
    </message>
    <message>
        <source>Paste variations after this node</source>
        <translation>Incolla varianti dopo questo nodo</translation>
    </message>
    <message>
        <source>Pictu&amp;re</source>
        <translation>I&amp;mmagine</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Immagine</translation>
    </message>
    <message>
        <source>Place &amp;other colour</source>
        <translation>Piazza &amp;altro colore</translation>
    </message>
    <message>
        <source>Place black stones; right button: white</source>
        <translation>Piazza pietre nere; tasto destro: bianche</translation>
    </message>
    <message>
        <source>Place blue stones; right button: black</source>
        <translation>Piazza pietre blu; tasto destro: nere</translation>
    </message>
    <message>
        <source>Place green stones; right button: black</source>
        <translation>Piazza pietre verdi; tasto destro: nere</translation>
    </message>
    <message>
        <source>Place purple stones; right button: black</source>
        <translation>Piazza pietre viola; tasto destro: nere</translation>
    </message>
    <message>
        <source>Place red stones; right button: black</source>
        <translation>Piazza pietre rosse; tasto destro: nere</translation>
    </message>
    <message>
        <source>Place white stones; right button: black</source>
        <translation>Piazza pietre bianche; tasto destro: nere</translation>
    </message>
    <message>
        <source>Place yellow stones; right button: black</source>
        <translation>Piazza pietre gialle; tasto destro: nere</translation>
    </message>
    <message>
        <source>Plain &amp;text diagram</source>
        <translation>Diagramma di &amp;testo</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Gioca</translation>
    </message>
    <message>
        <source>Play &amp;Black here</source>
        <translation>Gioca &amp;Nero qui</translation>
    </message>
    <message>
        <source>Play &amp;White here</source>
        <translation>Gioca &amp;Bianco qui</translation>
    </message>
    <message>
        <source>Play &amp;best move</source>
        <translation>&amp;Gioca mossa migliore</translation>
    </message>
    <message>
        <source>Play &amp;purple here</source>
        <translation>Gioca v&amp;iola qui</translation>
    </message>
    <message>
        <source>Play &amp;red here</source>
        <translation>Gioca &amp;rosso qui</translation>
    </message>
    <message>
        <source>Play &amp;yellow here</source>
        <translation>Gioca &amp;giallo qui</translation>
    </message>
    <message>
        <source>Play a black move at the cursor, regardless of turn</source>
        <translation>Gioca una mossa nera nel punto del cursore, a prescindere dal turno</translation>
    </message>
    <message>
        <source>Play a blue move at the cursor, regardless of turn</source>
        <translation>Gioca una mossa blu nel punto del cursore, a prescindere dal turno</translation>
    </message>
    <message>
        <source>Play a green move at the cursor, regardless of turn</source>
        <translation>Gioca una mossa verde nel punto del cursore, a prescindere dal turno</translation>
    </message>
    <message>
        <source>Play a purple move at the cursor, regardless of turn</source>
        <translation>Gioca una mossa viola nel punto del cursore, a prescindere dal turno</translation>
    </message>
    <message>
        <source>Play a red move at the cursor, regardless of turn</source>
        <translation>Gioca una mossa rossa nel punto del cursore, a prescindere dal turno</translation>
    </message>
    <message>
        <source>Play a white move at the cursor, regardless of turn</source>
        <translation>Gioca una mossa bianca nel punto del cursore, a prescindere dal turno</translation>
    </message>
    <message>
        <source>Play a yellow move at the cursor, regardless of turn</source>
        <translation>Gioca una mossa gialla nel punto del cursore, a prescindere dal turno</translation>
    </message>
    <message>
        <source>Play bl&amp;ue here</source>
        <translation>Gioca b&amp;lu qui</translation>
    </message>
    <message>
        <source>Play gr&amp;een here</source>
        <translation>Gioca ver&amp;de qui</translation>
    </message>
    <message>
        <source>Play moves in turn, with captures and ko</source>
        <translation>Gioca mosse a turno, con catture e ko</translation>
    </message>
    <message>
        <source>Play n&amp;umbered stones as moves</source>
        <translation>Gioca pietre &amp;numerate come mosse</translation>
    </message>
    <message>
        <source>Play the move the engine prefers</source>
        <translation>Gioca la mossa preferita dal motore</translation>
    </message>
    <message>
        <source>Play the numbered stones as moves, in order</source>
        <translation>Gioca in ordine, come mosse, le pietre numerate</translation>
    </message>
    <message>
        <source>Pre&amp;sentation</source>
        <translation>&amp;Presentazione</translation>
    </message>
    <message>
        <source>Pre&amp;vious mistake</source>
        <translation>Errore pr&amp;ecedente</translation>
    </message>
    <message>
        <source>Pre&amp;vious pane</source>
        <translation>Riquadro pr&amp;ecedente</translation>
    </message>
    <message>
        <source>Pre&amp;vious variation</source>
        <translation>&amp;Variante precedente</translation>
    </message>
    <message>
        <source>Prefere&amp;nces...</source>
        <translation>Prefere&amp;nze...</translation>
    </message>
    <message>
        <source>Previo&amp;us error or warning</source>
        <translation>Errore o avviso prece&amp;dente</translation>
    </message>
    <message>
        <source>Previous &amp;comment</source>
        <translation>&amp;Commento precedente</translation>
    </message>
    <message>
        <source>Previous for&amp;k</source>
        <translation>&amp;Bivio precedente</translation>
    </message>
    <message>
        <source>Previous g&amp;ame</source>
        <translation>Pa&amp;rtita precedente</translation>
    </message>
    <message>
        <source>Print &amp;figures...</source>
        <translation>Stampa &amp;figure...</translation>
    </message>
    <message>
        <source>Print the board and the comment</source>
        <translation>Stampa il goban e il commento</translation>
    </message>
    <message>
        <source>Print the problems of this file on pages, with answers, or save them</source>
        <translation>Stampa i problemi di questo file su pagine, con le soluzioni, o salvali</translation>
    </message>
    <message>
        <source>Print this game as numbered diagrams with its comments, or save them</source>
        <translation>Stampa questa partita come diagrammi numerati con i commenti, o salvala</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>Viola</translation>
    </message>
    <message>
        <source>Put the tool palette at the right of the window, or back to the left</source>
        <translation>Metti la barra degli strumenti a destra della finestra, o di nuovo a sinistra</translation>
    </message>
    <message>
        <source>Re&amp;cover...</source>
        <translation>Rec&amp;upera...</translation>
    </message>
    <message>
        <source>Read the position from a picture of a board on the screen</source>
        <translation>Leggi la posizione dall’immagine di un goban sullo schermo</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rosso</translation>
    </message>
    <message>
        <source>Redo the last undone change</source>
        <translation>Ripeti l’ultima modifica annullata</translation>
    </message>
    <message>
        <source>Remove all arrows and lines from this node</source>
        <translation>Rimuovi da questo nodo tutte le frecce e le linee</translation>
    </message>
    <message>
        <source>Remove all labels, marks, arrows, lines and areas from this node</source>
        <translation>Rimuovi da questo nodo tutte le etichette, i simboli, le frecce, le linee e le aree</translation>
    </message>
    <message>
        <source>Remove all letters, numbers and texts from this node</source>
        <translation>Rimuovi da questo nodo tutte le lettere, i numeri e i testi</translation>
    </message>
    <message>
        <source>Remove all territory from this node</source>
        <translation>Rimuovi da questo nodo tutto il territorio</translation>
    </message>
    <message>
        <source>Remove all triangles, squares, circles and crosses from this node</source>
        <translation>Rimuovi da questo nodo tutti i triangoli, i quadrati, i cerchi e le croci</translation>
    </message>
    <message>
        <source>Remove comments, markup and more from this node or the whole game</source>
        <translation>Rimuovi commenti, segni e altro da questo nodo o da tutta la partita</translation>
    </message>
    <message>
        <source>Remove the program from the menu of the desktop again</source>
        <translation>Rimuovi di nuovo il programma dal menu del desktop</translation>
    </message>
    <message>
        <source>Remove this game from the file</source>
        <translation>Rimuovi questa partita dal file</translation>
    </message>
    <message>
        <source>Rename thi&amp;s node</source>
        <translation>Rinomina &amp;nodo</translation>
    </message>
    <message>
        <source>Reopen the file with another encoding</source>
        <translation>Riapri il file con un’altra codifica</translation>
    </message>
    <message>
        <source>Reopen with &amp;encoding...</source>
        <translation>Riapri con altra &amp;codifica...</translation>
    </message>
    <message>
        <source>Restore documents that were closed or lost without being saved</source>
        <translation>Ripristina documenti chiusi o perduti senza essere salvati</translation>
    </message>
    <message>
        <source>Right-click at the cursor</source>
        <translation>Fai clic destro nel punto del cursore</translation>
    </message>
    <message>
        <source>Rotate &amp;left</source>
        <translation>Ruota a &amp;sinistra</translation>
    </message>
    <message>
        <source>Rotate &amp;right</source>
        <translation>Ruota a &amp;destra</translation>
    </message>
    <message>
        <source>Rotate by &amp;180°</source>
        <translation>Ruota di &amp;180°</translation>
    </message>
    <message>
        <source>Rotate this game by 90° to the left, with everything that names a point</source>
        <translation>Ruota questa partita di 90° a sinistra, con tutto ciò che nomina un punto</translation>
    </message>
    <message>
        <source>Rotate this game by 90° to the right, with everything that names a point</source>
        <translation>Ruota questa partita di 90° a destra, con tutto ciò che nomina un punto</translation>
    </message>
    <message>
        <source>Rotate view &amp;left</source>
        <translation>Ruota vista a &amp;sinistra</translation>
    </message>
    <message>
        <source>Rotate view &amp;right</source>
        <translation>Ruota vista a &amp;destra</translation>
    </message>
    <message>
        <source>Rotate view by &amp;180°</source>
        <translation>Ruota vista di &amp;180°</translation>
    </message>
    <message>
        <source>Rotate, mirror, shift or resize this position, variation, game, or all games</source>
        <translation>Ruota, rifletti, sposta o ridimensiona posizione, variante, partita o tutte le partite</translation>
    </message>
    <message>
        <source>S&amp;GF of the game</source>
        <translation>S&amp;GF della partita</translation>
    </message>
    <message>
        <source>S&amp;quare</source>
        <translation>&amp;Quadrato</translation>
    </message>
    <message>
        <source>SGF of this &amp;position</source>
        <translation>SGF della &amp;posizione</translation>
    </message>
    <message>
        <source>Save &amp;as...</source>
        <translation>Salva con no&amp;me...</translation>
    </message>
    <message>
        <source>Save a byte-for-byte copy of the file as it was read</source>
        <translation>Salva una copia del file byte per byte, come è stato letto</translation>
    </message>
    <message>
        <source>Save a copy in standard form (FF[4], UTF-8)</source>
        <translation>Salva una copia in forma standard (FF[4], UTF-8)</translation>
    </message>
    <message>
        <source>Save nor&amp;malised copy...</source>
        <translation>Salva copia norma&amp;lizzata...</translation>
    </message>
    <message>
        <source>Save or&amp;iginal as...</source>
        <translation>Salva &amp;originale con nome...</translation>
    </message>
    <message>
        <source>Save the document</source>
        <translation>Salva il documento</translation>
    </message>
    <message>
        <source>Save the problems of this file as a web page to solve in a browser</source>
        <translation>Salva i problemi di questo file come pagina web, da risolvere nel browser</translation>
    </message>
    <message>
        <source>Save these numbers as markup</source>
        <translation>Salva questi numeri come segni</translation>
    </message>
    <message>
        <source>Save under another name, as SGF or HEN</source>
        <translation>Salva con un altro nome, come SGF o HEN</translation>
    </message>
    <message>
        <source>Say how large the board is, how many stones it has, and whose turn it is</source>
        <translation>Leggi la dimensione del goban, il numero di pietre e di chi è il turno</translation>
    </message>
    <message>
        <source>Say how many stones each player has captured</source>
        <translation>Leggi quante pietre ha catturato ogni giocatore</translation>
    </message>
    <message>
        <source>Say the stones and the liberties of the chain at the cursor</source>
        <translation>Leggi le pietre e le libertà della catena nel punto del cursore</translation>
    </message>
    <message>
        <source>Say the whole comment</source>
        <translation>Leggi tutto il commento</translation>
    </message>
    <message>
        <source>Say what is next to the cursor</source>
        <translation>Leggi che cosa c’è accanto al cursore</translation>
    </message>
    <message>
        <source>Say what is on the point at the cursor</source>
        <translation>Leggi che cosa c’è nel punto del cursore</translation>
    </message>
    <message>
        <source>Say what the engine thinks: its best move, and who leads</source>
        <translation>Leggi che cosa pensa il motore: la mossa migliore, e chi è in vantaggio</translation>
    </message>
    <message>
        <source>Say what this move changed, or what differs from the board it is compared with</source>
        <translation>Leggi che cosa ha cambiato la mossa, o che cosa differisce dal goban confrontato</translation>
    </message>
    <message>
        <source>Say where the ko is</source>
        <translation>Leggi dov’è il ko</translation>
    </message>
    <message>
        <source>Say which move this is, which variation, and its comment</source>
        <translation>Leggi qual è la mossa, quale variante, e il suo commento</translation>
    </message>
    <message>
        <source>Say which move was played last</source>
        <translation>Leggi l’ultima mossa giocata</translation>
    </message>
    <message>
        <source>Say which moves follow, that of the main line first</source>
        <translation>Leggi quali mosse seguono, prima quella della linea principale</translation>
    </message>
    <message>
        <source>Say which stones are in the column of the cursor</source>
        <translation>Leggi quali pietre sono nella colonna del cursore</translation>
    </message>
    <message>
        <source>Say which stones are in the row of the cursor</source>
        <translation>Leggi quali pietre sono nella riga del cursore</translation>
    </message>
    <message>
        <source>Say which stones are near the cursor, the nearest first</source>
        <translation>Leggi quali pietre sono intorno al cursore, dalla più vicina</translation>
    </message>
    <message>
        <source>Screens&amp;hot...</source>
        <translation>Schermata (&amp;J)...</translation>
    </message>
    <message>
        <source>Search comments and node names</source>
        <translation>Cerca nei commenti e nei nomi dei nodi</translation>
    </message>
    <message>
        <source>Search the game, the file or a folder for this position or its selected part</source>
        <translation>Cerca nella partita, nel file o in una cartella questa posizione o la parte selezionata</translation>
    </message>
    <message>
        <source>Selec&amp;t all</source>
        <translation>Se&amp;leziona tutto</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>Seleziona</translation>
    </message>
    <message>
        <source>Select the whole board with the select tool</source>
        <translation>Seleziona tutto il goban con lo strumento di selezione</translation>
    </message>
    <message>
        <source>Set the ko point</source>
        <translation>Imposta il punto di ko</translation>
    </message>
    <message>
        <source>Set the last move</source>
        <translation>Imposta l’ultima mossa</translation>
    </message>
    <message>
        <source>Set which colours play, and in which order</source>
        <translation>Imposta quali colori giocano, e in quale ordine</translation>
    </message>
    <message>
        <source>Show &amp;ownership</source>
        <translation>M&amp;ostra appartenenza dei punti</translation>
    </message>
    <message>
        <source>Show all games in a table: who is to play, and what problems lack</source>
        <translation>Mostra tutte le partite in una tabella: a chi tocca, e che cosa manca ai problemi</translation>
    </message>
    <message>
        <source>Show at other nodes what differs from this one</source>
        <translation>Mostra negli altri nodi che cosa differisce da questo</translation>
    </message>
    <message>
        <source>Show coordinates around the board</source>
        <translation>Mostra le coordinate intorno al goban</translation>
    </message>
    <message>
        <source>Show everything after this node</source>
        <translation>Mostra tutto ciò che segue questo nodo</translation>
    </message>
    <message>
        <source>Show how likely the player wins with a move</source>
        <translation>Mostra quanto è probabile che il giocatore vinca con una mossa</translation>
    </message>
    <message>
        <source>Show how many points each move loses</source>
        <translation>Mostra quanti punti perde ogni mossa</translation>
    </message>
    <message>
        <source>Show later moves further down in the tree</source>
        <translation>Mostra nell’albero le mosse seguenti più in basso</translation>
    </message>
    <message>
        <source>Show later moves to the right in the tree</source>
        <translation>Mostra nell’albero le mosse seguenti più a destra</translation>
    </message>
    <message>
        <source>Show move numbers on stones</source>
        <translation>Mostra i numeri delle mosse sulle pietre</translation>
    </message>
    <message>
        <source>Show only the area you drag over; click: whole board</source>
        <translation>Mostra solo l’area su cui trascini; clic: goban intero</translation>
    </message>
    <message>
        <source>Show only the board, comment and players, larger; Esc: back</source>
        <translation>Mostra solo goban, commento e giocatori, più grandi; Esc: torna</translation>
    </message>
    <message>
        <source>Show only the moves played</source>
        <translation>Mostra solo le mosse giocate</translation>
    </message>
    <message>
        <source>Show or hide the list of games</source>
        <translation>Mostra o nascondi l’elenco delle partite</translation>
    </message>
    <message>
        <source>Show or hide the list of problems</source>
        <translation>Mostra o nascondi l’elenco dei problemi</translation>
    </message>
    <message>
        <source>Show or hide the tool palette</source>
        <translation>Mostra o nascondi la barra degli strumenti</translation>
    </message>
    <message>
        <source>Show or hide the tree and the comment</source>
        <translation>Mostra o nascondi l’albero e il commento</translation>
    </message>
    <message>
        <source>Show the alternatives to this move on the board</source>
        <translation>Mostra sul goban le alternative a questa mossa</translation>
    </message>
    <message>
        <source>Show the board as a table that screen readers say and arrow keys go over</source>
        <translation>Mostra il goban come tabella, letta dai lettori di schermo e percorsa con i tasti freccia</translation>
    </message>
    <message>
        <source>Show the board from the other side; the position stays as it is</source>
        <translation>Mostra il goban dall’altro lato; la posizione non cambia</translation>
    </message>
    <message>
        <source>Show the board neither rotated nor mirrored</source>
        <translation>Mostra il goban né ruotato né riflesso</translation>
    </message>
    <message>
        <source>Show the board rotated by 90° to the left; the position stays as it is</source>
        <translation>Mostra il goban ruotato di 90° a sinistra; la posizione non cambia</translation>
    </message>
    <message>
        <source>Show the board rotated by 90° to the right; the position stays as it is</source>
        <translation>Mostra il goban ruotato di 90° a destra; la posizione non cambia</translation>
    </message>
    <message>
        <source>Show the board with left and right exchanged; the position stays as it is</source>
        <translation>Mostra il goban con sinistra e destra scambiate; la posizione non cambia</translation>
    </message>
    <message>
        <source>Show the guide, how HEN is written, with examples, and all keys</source>
        <translation>Mostra la guida, come si scrive HEN, con esempi, e tutti i tasti</translation>
    </message>
    <message>
        <source>Show the moves after this one on the board</source>
        <translation>Mostra sul goban le mosse dopo questa</translation>
    </message>
    <message>
        <source>Show the moves of this line as a list that tells of variations</source>
        <translation>Mostra le mosse di questa linea come elenco che segnala le varianti</translation>
    </message>
    <message>
        <source>Show the next moves that the game asks for (ST)</source>
        <translation>Mostra le mosse successive richieste dalla partita (ST)</translation>
    </message>
    <message>
        <source>Show the program in the menu of the desktop, and open games and positions with it</source>
        <translation>Mostra il programma nel menu del desktop e apre con esso partite e posizioni</translation>
    </message>
    <message>
        <source>Show the whole board from this node on</source>
        <translation>Mostra il goban intero da questo nodo in poi</translation>
    </message>
    <message>
        <source>Show the whole board where only a part of it is shown; again: the part</source>
        <translation>Mostra il goban intero dove se ne vede solo una parte; di nuovo: la parte</translation>
    </message>
    <message>
        <source>Show the whole tree</source>
        <translation>Mostra tutto l’albero</translation>
    </message>
    <message>
        <source>Show titles to drag the panels by; Esc: hide them</source>
        <translation>Mostra i titoli per trascinare i pannelli; Esc: nascondili</translation>
    </message>
    <message>
        <source>Show what differs from the node before this one</source>
        <translation>Mostra che cosa differisce dal nodo prima di questo</translation>
    </message>
    <message>
        <source>Show what differs from the position on the clipboard</source>
        <translation>Mostra che cosa differisce dalla posizione negli appunti</translation>
    </message>
    <message>
        <source>Show whose each point is likely to be</source>
        <translation>Mostra a chi apparterrà probabilmente ogni punto</translation>
    </message>
    <message>
        <source>Show words beside the tools where there is room for them</source>
        <translation>Mostra testo accanto agli strumenti dove c’è spazio</translation>
    </message>
    <message>
        <source>Shrink the board, or the tree or text that has the focus</source>
        <translation>Riduci il goban, oppure l’albero o il testo attivo</translation>
    </message>
    <message>
        <source>Solve proble&amp;ms</source>
        <translation>Risolvi &amp;problemi di go</translation>
    </message>
    <message>
        <source>Square</source>
        <translation>Quadrato</translation>
    </message>
    <message>
        <source>Start a game against an engine: its size, handicap and strength</source>
        <translation>Inizia una partita contro un motore: dimensione, handicap e forza</translation>
    </message>
    <message>
        <source>Start game &amp;from here</source>
        <translation>Ini&amp;zia partita da qui</translation>
    </message>
    <message>
        <source>Start the game with this position; what came before is deleted</source>
        <translation>Inizia la partita con questa posizione; ciò che la precede è eliminato</translation>
    </message>
    <message>
        <source>Start with an empty 13x13 board</source>
        <translation>Inizia con un goban 13x13 vuoto</translation>
    </message>
    <message>
        <source>Start with an empty 19x19 board</source>
        <translation>Inizia con un goban 19x19 vuoto</translation>
    </message>
    <message>
        <source>Start with an empty 9x9 board</source>
        <translation>Inizia con un goban 9x9 vuoto</translation>
    </message>
    <message>
        <source>Start with an empty board of any size</source>
        <translation>Inizia con un goban vuoto di qualsiasi dimensione</translation>
    </message>
    <message>
        <source>Stop greying out points from this node on</source>
        <translation>Non attenuare più punti da questo nodo in poi</translation>
    </message>
    <message>
        <source>Stop showing what differs</source>
        <translation>Non mostrare più le differenze</translation>
    </message>
    <message>
        <source>Te&amp;xt label</source>
        <translation>Etic&amp;hetta di testo</translation>
    </message>
    <message>
        <source>Territor&amp;y</source>
        <translation>Te&amp;rritorio</translation>
    </message>
    <message>
        <source>Territory</source>
        <translation>Territorio</translation>
    </message>
    <message>
        <source>Text label</source>
        <translation>Testo</translation>
    </message>
    <message>
        <source>To the &amp;right</source>
        <translation>Verso &amp;destra</translation>
    </message>
    <message>
        <source>Tools at the &amp;right</source>
        <translation>Strumenti a &amp;destra</translation>
    </message>
    <message>
        <source>Triangle</source>
        <translation>Triangolo</translation>
    </message>
    <message>
        <source>Turn this game upside down, with everything that names a point</source>
        <translation>Capovolgi questa partita, con tutto ciò che nomina un punto</translation>
    </message>
    <message>
        <source>Undo the last change</source>
        <translation>Annulla l’ultima modifica</translation>
    </message>
    <message>
        <source>Use light or dark as set in the system</source>
        <translation>Usa chiaro o scuro come impostato nel sistema</translation>
    </message>
    <message>
        <source>Use the dark theme</source>
        <translation>Usa il tema scuro</translation>
    </message>
    <message>
        <source>Use the dark theme with strong lines and white text</source>
        <translation>Usa il tema scuro con linee marcate e testo bianco</translation>
    </message>
    <message>
        <source>Use the light theme</source>
        <translation>Usa il tema chiaro</translation>
    </message>
    <message>
        <source>Use the light theme with strong lines and black text</source>
        <translation>Usa il tema chiaro con linee marcate e testo nero</translation>
    </message>
    <message>
        <source>V&amp;ery little: 1 visit, or level 1</source>
        <translation>Molto &amp;poco: 1 visita, o livello 1</translation>
    </message>
    <message>
        <source>W&amp;hole board</source>
        <translation>Goban &amp;intero</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Bianco</translation>
    </message>
    <message>
        <source>Wr&amp;ong answer</source>
        <translation>Risposta err&amp;ata</translation>
    </message>
    <message>
        <source>Write &amp;results into the game</source>
        <translation>Sc&amp;rivi risultati nella partita</translation>
    </message>
    <message>
        <source>Write a short text on a point</source>
        <translation>Scrivi un breve testo su un punto</translation>
    </message>
    <message>
        <source>Write a short text on the point at the cursor</source>
        <translation>Scrivi un breve testo nel punto del cursore</translation>
    </message>
    <message>
        <source>Write numbers on the stones of the last moves</source>
        <translation>Scrivi i numeri sulle pietre delle ultime mosse</translation>
    </message>
    <message>
        <source>Write the scores into the game (V), and the best lines at mistakes as variations</source>
        <translation>Scrivi nella partita i punteggi (V) e, come varianti, le linee migliori dove c&apos;è un errore</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Giallo</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>In&amp;grandisci</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>&amp;Riduci</translation>
    </message>
    <message>
        <source>Click what is to be explained, or press {key} again for what has the focus.</source>
        <translation>Fai clic su ciò che va spiegato, oppure premi di nuovo {key} per l’elemento attivo.</translation>
    </message>
    <message>
        <source>{key} in the tree</source>
        <translation>{key} nell’albero</translation>
    </message>
    <message>
        <source>HEN Editor is in the applications menu now.</source>
        <translation>Ora HEN Editor è nel menu applicazioni.</translation>
    </message>
    <message>
        <source>HEN Editor was removed from the applications menu.</source>
        <translation>HEN Editor è stato rimosso dal menu applicazioni.</translation>
    </message>
    <message>
        <source>The applications menu could not be changed.</source>
        <translation>Impossibile modificare il menu applicazioni.</translation>
    </message>
    <message>
        <source>HEN Editor was not in the applications menu.</source>
        <translation>HEN Editor non era nel menu applicazioni.</translation>
    </message>
    <message>
        <source>Fix problem</source>
        <translation>Correggi il problema</translation>
    </message>
</context>
<context>
    <name>CommentBox</name>
    <message>
        <source>Node name</source>
        <translation>Nome del nodo</translation>
    </message>
    <message>
        <source>Middle-click the board to insert a point&apos;s name</source>
        <translation>Clic centrale sul goban: inserisce il nome del punto</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Commento</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passo</translation>
    </message>
    <message>
        <source>Only the first {shown} characters are shown. The comment is too long to be edited here.</source>
        <translation>Si vedono solo i primi {shown} caratteri. Il commento è troppo lungo per essere modificato qui.</translation>
    </message>
    <message>
        <source>Not pasted: a comment is limited to {longest} characters, a line of it to {line}.</source>
        <translation>Non incollato: un commento può avere al massimo {longest} caratteri, una sua riga {line}.</translation>
    </message>
</context>
<context>
    <name>CompareDialog</name>
    <message>
        <source>Black&apos;s move</source>
        <translation>mossa di Nero</translation>
    </message>
    <message>
        <source>White&apos;s move</source>
        <translation>mossa di Bianco</translation>
    </message>
    <message>
        <source>black stones</source>
        <translation>pietre nere</translation>
    </message>
    <message>
        <source>white stones</source>
        <translation>pietre bianche</translation>
    </message>
    <message>
        <source>removed stones</source>
        <translation>pietre rimosse</translation>
    </message>
    <message>
        <source>comment</source>
        <translation>commento</translation>
    </message>
    <message>
        <source>node name</source>
        <translation>nome del nodo</translation>
    </message>
    <message>
        <source>labels</source>
        <translation>etichette</translation>
    </message>
    <message>
        <source>Comparing...</source>
        <translation>Confronto in corso...</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Confronta</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Differenze</translation>
    </message>
    <message numerus="yes">
        <source>%Ln difference(s)</source>
        <translation>
            <numerusform>%Ln differenza</numerusform>
            <numerusform>%Ln differenze</numerusform>
        </translation>
    </message>
    <message>
        <source>Both contain the same games.</source>
        <translation>Entrambi contengono le stesse partite.</translation>
    </message>
</context>
<context>
    <name>ComparisonBar</name>
    <message>
        <source>Compared with {title}</source>
        <translation>Confronto con {title}</translation>
    </message>
    <message>
        <source>Compared with {title}: the boards differ in size</source>
        <translation>Confronto con {title}: i goban hanno dimensioni diverse</translation>
    </message>
    <message>
        <source>Compared with {title}: no differences</source>
        <translation>Confronto con {title}: nessuna differenza</translation>
    </message>
    <message>
        <source>Stop showing what differs (Esc)</source>
        <translation>Non mostrare più le differenze (Esc)</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Termina</translation>
    </message>
    <message>
        <source>{count} added</source>
        <translation>aggiunti: {count}</translation>
    </message>
    <message>
        <source>{count} removed</source>
        <translation>rimossi: {count}</translation>
    </message>
    <message>
        <source>{count} changed</source>
        <translation>cambiati: {count}</translation>
    </message>
</context>
<context>
    <name>CornerHandle</name>
    <message>
        <source>Drag it to where the outermost lines cross; arrow keys move it, faster with Shift</source>
        <translation>Trascinalo dove si incrociano le linee più esterne; i tasti freccia lo spostano, più in fretta con Shift</translation>
    </message>
</context>
<context>
    <name>CountBar</name>
    <message>
        <source>Territory</source>
        <translation>Territorio</translation>
    </message>
    <message>
        <source>Area</source>
        <translation>Area</translation>
    </message>
    <message>
        <source>Recorded: {result}.</source>
        <translation>Registrato: {result}.</translation>
    </message>
    <message>
        <source>Guessing which stones are dead...</source>
        <translation>Stima delle pietre morte...</translation>
    </message>
    <message>
        <source>The borders are not closed: {count} points beside both colours count for neither.</source>
        <translation>I confini non sono chiusi: {count} punti accanto a entrambi i colori non contano per nessuno.</translation>
    </message>
    <message>
        <source>Dead stones and a seki are a guess: click a chain that is wrong.</source>
        <translation>Le pietre morte e il seki sono una stima: fai clic su una catena sbagliata.</translation>
    </message>
    <message>
        <source>The dead stones are a guess: click a chain that is wrong.</source>
        <translation>Le pietre morte sono una stima: fai clic su una catena sbagliata.</translation>
    </message>
    <message>
        <source>Dead stones as this node marks them: click a chain that is wrong.</source>
        <translation>Pietre morte come le segna questo nodo: fai clic su una catena sbagliata.</translation>
    </message>
    <message>
        <source>Click a chain to mark it dead or alive. Eyes in a seki are no territory.</source>
        <translation>Fai clic su una catena per segnarla morta o viva. Gli occhi in un seki non sono territorio.</translation>
    </message>
    <message>
        <source>Click a chain to mark it dead or alive.</source>
        <translation>Fai clic su una catena per segnarla morta o viva.</translation>
    </message>
    <message>
        <source>{color} {total} = {points} + {captured} captured</source>
        <translation>{color} {total} = {points} + {captured} prigionieri</translation>
    </message>
    <message>
        <source>{color} {total} = {points} + {captured} captured + {komi} komi</source>
        <translation>{color} {total} = {points} + {captured} prigionieri + {komi} komi</translation>
    </message>
    <message>
        <source>{color} {points}</source>
        <translation>{color} {points}</translation>
    </message>
    <message>
        <source>{color} {total} = {points} + {komi} komi</source>
        <translation>{color} {total} = {points} + {komi} komi</translation>
    </message>
    <message>
        <source>{color} {total} = {points} + {komi} komi + {handicap} handicap</source>
        <translation>{color} {total} = {points} + {komi} komi + {handicap} handicap</translation>
    </message>
    <message>
        <source>Mark the territory in this node, and set the result of the game to {result}</source>
        <translation>Segna il territorio in questo nodo, e imposta il risultato della partita a {result}</translation>
    </message>
    <message>
        <source>Guess again</source>
        <translation>Stima di nuovo</translation>
    </message>
    <message>
        <source>Done with result</source>
        <translation>Fine con risultato</translation>
    </message>
    <message>
        <source>Guess anew, and longer, which stones are dead</source>
        <translation>Stima di nuovo, e più a lungo, quali pietre sono morte</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Azzera</translation>
    </message>
    <message>
        <source>Mark all stones alive</source>
        <translation>Segna tutte le pietre come vive</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fine</translation>
    </message>
    <message>
        <source>Mark the territory in this node</source>
        <translation>Segna il territorio in questo nodo</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Stop counting; nothing is written (Esc)</source>
        <translation>Smetti di contare; non viene scritto nulla (Esc)</translation>
    </message>
</context>
<context>
    <name>Counter</name>
    <message>
        <source>Only boards with nothing but black and white stones can be counted.</source>
        <translation>Si possono contare solo goban con sole pietre nere e bianche.</translation>
    </message>
    <message>
        <source>{color} at {point} is alive.</source>
        <translation>{color} in {point} è vivo.</translation>
    </message>
    <message>
        <source>{color} at {point} is dead.</source>
        <translation>{color} in {point} è morto.</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Conteggio</translation>
    </message>
    <message>
        <source>This node marks other territory. Do you want to replace it?</source>
        <translation>Questo nodo segna un altro territorio. Vuoi sostituirlo?</translation>
    </message>
    <message>
        <source>The recorded result is {recorded}. Do you want to replace it with {result}?</source>
        <translation>Il risultato registrato è {recorded}. Vuoi sostituirlo con {result}?</translation>
    </message>
    <message>
        <source>The territory marked in this node is replaced, too.</source>
        <translation>Anche il territorio segnato in questo nodo viene sostituito.</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Sostituisci</translation>
    </message>
</context>
<context>
    <name>DayPicker</name>
    <message>
        <source>Choose days in a calendar</source>
        <translation>Scegli i giorni in un calendario</translation>
    </message>
</context>
<context>
    <name>DifferenceModel</name>
    <message>
        <source>The games are in a different order</source>
        <translation>Le partite sono in un ordine diverso</translation>
    </message>
    <message numerus="yes">
        <source>%Ln node(s)</source>
        <translation>
            <numerusform>%Ln nodo</numerusform>
            <numerusform>%Ln nodi</numerusform>
        </translation>
    </message>
    <message>
        <source>Game {number} removed: {nodes}</source>
        <translation>Partita {number} rimossa: {nodes}</translation>
    </message>
    <message>
        <source>Game {number} added: {nodes}</source>
        <translation>Partita {number} aggiunta: {nodes}</translation>
    </message>
    <message numerus="yes">
        <source>%Ln node(s) added</source>
        <translation>
            <numerusform>%Ln nodo aggiunto</numerusform>
            <numerusform>%Ln nodi aggiunti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln node(s) removed</source>
        <translation>
            <numerusform>%Ln nodo rimosso</numerusform>
            <numerusform>%Ln nodi rimossi</numerusform>
        </translation>
    </message>
    <message>
        <source>variations in a different order</source>
        <translation>varianti in un ordine diverso</translation>
    </message>
    <message>
        <source>{names} changed</source>
        <translation>modifiche: {names}</translation>
    </message>
    <message>
        <source>{place}: {what}</source>
        <translation>{place}: {what}</translation>
    </message>
    <message>
        <source>Move {move}</source>
        <translation>Mossa {move}</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Inizio</translation>
    </message>
    <message>
        <source>Game {game}, move {move}</source>
        <translation>Partita {game}, mossa {move}</translation>
    </message>
    <message>
        <source>Game {game}, start</source>
        <translation>Partita {game}, inizio</translation>
    </message>
</context>
<context>
    <name>DockButtons</name>
    <message>
        <source>Detach this panel, or dock it again</source>
        <translation>Sgancia questo pannello, o riagganciarlo</translation>
    </message>
    <message>
        <source>Close this panel</source>
        <translation>Chiudi questo pannello</translation>
    </message>
</context>
<context>
    <name>Document</name>
    <message>
        <source>Untitled</source>
        <translation>Senza titolo</translation>
    </message>
    <message>
        <source>Restore earlier version</source>
        <translation>Ripristina versione precedente</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Ricarica</translation>
    </message>
    <message>
        <source>Convert to UTF-8</source>
        <translation>Converti in UTF-8</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passo</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Gioca</translation>
    </message>
    <message>
        <source>Remove stones</source>
        <translation>Rimuovi pietre</translation>
    </message>
    <message>
        <source>Place stones</source>
        <translation>Piazza pietre</translation>
    </message>
    <message>
        <source>Remove mark</source>
        <translation>Rimuovi simbolo</translation>
    </message>
    <message>
        <source>Mark</source>
        <translation>Simbolo</translation>
    </message>
    <message>
        <source>Remove label</source>
        <translation>Rimuovi etichetta</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Etichetta</translation>
    </message>
    <message>
        <source>Player to move</source>
        <translation>Giocatore di turno</translation>
    </message>
    <message>
        <source>Order of play</source>
        <translation>Ordine di gioco</translation>
    </message>
    <message>
        <source>Remove ko</source>
        <translation>Rimuovi ko</translation>
    </message>
    <message>
        <source>Ko point</source>
        <translation>Punto di ko</translation>
    </message>
    <message>
        <source>Remove last move</source>
        <translation>Rimuovi ultima mossa</translation>
    </message>
    <message>
        <source>Last move</source>
        <translation>Ultima mossa</translation>
    </message>
    <message>
        <source>Play numbered stones as moves</source>
        <translation>Gioca pietre numerate come mosse</translation>
    </message>
    <message>
        <source>Number the last moves</source>
        <translation>Numera le ultime mosse</translation>
    </message>
    <message>
        <source>Add game</source>
        <translation>Aggiungi partita</translation>
    </message>
    <message>
        <source>Duplicate game</source>
        <translation>Duplica partita</translation>
    </message>
    <message>
        <source>Remove game</source>
        <translation>Rimuovi partita</translation>
    </message>
    <message>
        <source>Rename game</source>
        <translation>Rinomina partita</translation>
    </message>
    <message>
        <source>Move game</source>
        <translation>Sposta partita</translation>
    </message>
    <message>
        <source>Type HEN</source>
        <translation>Scrivi HEN</translation>
    </message>
    <message>
        <source>Discard unfinished HEN</source>
        <translation>Scarta HEN incompleto</translation>
    </message>
    <message>
        <source>Add as a variation</source>
        <translation>Aggiungi come variante</translation>
    </message>
    <message>
        <source>Change HEN layout</source>
        <translation>Cambia disposizione dell’HEN</translation>
    </message>
    <message>
        <source>Restore unfinished HEN</source>
        <translation>Ripristina HEN incompleto</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Commento</translation>
    </message>
    <message>
        <source>Node name</source>
        <translation>Nome del nodo</translation>
    </message>
</context>
<context>
    <name>EncodingDialog</name>
    <message>
        <source>Reopen with encoding</source>
        <translation>Riapri con altra codifica</translation>
    </message>
    <message>
        <source>The file was read as {encoding}. {why}</source>
        <translation>Il file è stato letto come {encoding}. {why}</translation>
    </message>
    <message>
        <source>&amp;Reopen</source>
        <translation>&amp;Riapri</translation>
    </message>
    <message>
        <source>{encoding} (does not fit the whole file)</source>
        <translation>{encoding} (non adatta a tutto il file)</translation>
    </message>
</context>
<context>
    <name>EncodingReason</name>
    <message>
        <source>It is plain ASCII, which is the same in all encodings.</source>
        <translation>È semplice ASCII, uguale in tutte le codifiche.</translation>
    </message>
    <message>
        <source>It is valid UTF-8, which text in other encodings hardly ever is.</source>
        <translation>È UTF-8 valido, come un testo in un’altra codifica non è quasi mai.</translation>
    </message>
    <message>
        <source>It uses the escape sequences of this encoding.</source>
        <translation>Usa le sequenze di escape di questa codifica.</translation>
    </message>
    <message>
        <source>Its characters are common in this encoding.</source>
        <translation>I suoi caratteri sono comuni in questa codifica.</translation>
    </message>
    <message>
        <source>Its first bytes identify the encoding.</source>
        <translation>I suoi primi byte identificano la codifica.</translation>
    </message>
    <message>
        <source>The file declares it in CA, and all its bytes fit.</source>
        <translation>Il file la dichiara in CA, e tutti i suoi byte sono adatti.</translation>
    </message>
    <message>
        <source>The text was not read from a file.</source>
        <translation>Il testo non è stato letto da un file.</translation>
    </message>
    <message>
        <source>You selected it.</source>
        <translation>L’hai scelta tu.</translation>
    </message>
</context>
<context>
    <name>EngineBar</name>
    <message>
        <source>Details</source>
        <translation>Dettagli</translation>
    </message>
    <message>
        <source>Show what else is to be said</source>
        <translation>Mostra che altro c’è da dire</translation>
    </message>
    <message>
        <source>Let the engine rest, or go on</source>
        <translation>Metti in pausa il motore, o riprendi</translation>
    </message>
    <message>
        <source>Add line</source>
        <translation>Aggiungi linea</translation>
    </message>
    <message>
        <source>Add the best line as a variation</source>
        <translation>Aggiungi la linea migliore come variante</translation>
    </message>
    <message>
        <source>Play best</source>
        <translation>Gioca migliore</translation>
    </message>
    <message>
        <source>Play the move the engine prefers</source>
        <translation>Gioca la mossa preferita dal motore</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Stop; what is done is kept</source>
        <translation>Interrompi; ciò che è fatto resta</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Ritira mossa</translation>
    </message>
    <message>
        <source>Take back your last move</source>
        <translation>Ritira la tua ultima mossa</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Abbandona</translation>
    </message>
    <message>
        <source>Lose the game</source>
        <translation>Perdi la partita</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Ferma</translation>
    </message>
    <message>
        <source>Let the engine play no longer</source>
        <translation>Il motore non gioca più</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Riprova</translation>
    </message>
    <message>
        <source>End the analysis</source>
        <translation>Termina l&apos;analisi</translation>
    </message>
    <message>
        <source>{number} visits</source>
        <translation>visite: {number}</translation>
    </message>
    <message numerus="yes">
        <source>%Ln visit(s)</source>
        <translation>
            <numerusform>%Ln visita</numerusform>
            <numerusform>%Ln visite</numerusform>
        </translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Riprendi</translation>
    </message>
    <message>
        <source>Even</source>
        <translation>Pari</translation>
    </message>
    <message>
        <source>{color} leads by {points}</source>
        <translation>{color} avanti di {points}</translation>
    </message>
    <message>
        <source>{color} is ahead</source>
        <translation>{color} in vantaggio</translation>
    </message>
    <message>
        <source>{number} %</source>
        <translation>{number} %</translation>
    </message>
    <message>
        <source>Best move: {move}</source>
        <translation>Mossa migliore: {move}</translation>
    </message>
    <message>
        <source>Sees no good move.</source>
        <translation>Non vede buone mosse.</translation>
    </message>
    <message>
        <source>Prefers {move}.</source>
        <translation>Preferisce {move}.</translation>
    </message>
    <message>
        <source>{right} is marked right, but the engine prefers {move}.</source>
        <translation>{right} è segnata giusta, ma il motore preferisce {move}.</translation>
    </message>
    <message>
        <source>Also works: {moves}.</source>
        <translation>Va bene anche: {moves}.</translation>
    </message>
    <message>
        <source>Does not see {moves}.</source>
        <translation>Non vede {moves}.</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>passo</translation>
    </message>
</context>
<context>
    <name>EngineController</name>
    <message>
        <source>The engine has named no move yet.</source>
        <translation>Il motore non ha ancora indicato mosse.</translation>
    </message>
    <message>
        <source>Add line</source>
        <translation>Aggiungi linea</translation>
    </message>
    <message>
        <source>Line added as a variation.</source>
        <translation>Linea aggiunta come variante.</translation>
    </message>
    <message>
        <source>The game has this line already.</source>
        <translation>La partita ha già questa linea.</translation>
    </message>
    <message>
        <source>&amp;Preferences...</source>
        <translation>&amp;Preferenze...</translation>
    </message>
    <message>
        <source>&amp;How to get one</source>
        <translation>&amp;Come procurarselo</translation>
    </message>
    <message>
        <source>An engine is a separate program that plays Go. GNU Go and KataGo are free, and found automatically once they are installed; others can be added in the preferences.</source>
        <translation>Un motore è un programma a sé che gioca a go. GNU Go e KataGo sono liberi e, una volta installati, si trovano da soli; altri si possono aggiungere nelle preferenze.</translation>
    </message>
    <message>
        <source>No engine was found.</source>
        <translation>Nessun motore trovato.</translation>
    </message>
    <message>
        <source>Starting: {output}</source>
        <translation>Avvio: {output}</translation>
    </message>
    <message>
        <source>Starting...</source>
        <translation>Avvio...</translation>
    </message>
</context>
<context>
    <name>EnginePlayer</name>
    <message>
        <source>Plays {color}. Thinking...</source>
        <translation>Gioca con {color}. Sta pensando...</translation>
    </message>
    <message>
        <source>Plays {color}. Your move.</source>
        <translation>Gioca con {color}. Tocca a te.</translation>
    </message>
    <message>
        <source>There is no move to take back.</source>
        <translation>Non c&apos;è alcuna mossa da ritirare.</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Ritira mossa</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Abbandona</translation>
    </message>
    <message>
        <source>{color} resigns: the game is over.</source>
        <translation>{color} abbandona: la partita è finita.</translation>
    </message>
    <message>
        <source>The engine no longer plays: another position is shown.</source>
        <translation>Il motore non gioca più: è mostrata un&apos;altra posizione.</translation>
    </message>
    <message>
        <source>Two passes: the game is over.</source>
        <translation>Due passi: la partita è finita.</translation>
    </message>
</context>
<context>
    <name>EngineUses</name>
    <message>
        <source>Looking for dead stones...</source>
        <translation>Ricerca delle pietre morte...</translation>
    </message>
    <message numerus="yes">
        <source>%Ln visit(s)</source>
        <translation>
            <numerusform>%Ln visita</numerusform>
            <numerusform>%Ln visite</numerusform>
        </translation>
    </message>
    <message>
        <source>Checking problems: {done} of {total}</source>
        <translation>Controllo dei problemi: {done} di {total}</translation>
    </message>
</context>
<context>
    <name>EnginesPage</name>
    <message>
        <source>Boards of up to {lines} lines, rectangular ones too.</source>
        <translation>Goban fino a {lines} linee, anche rettangolari.</translation>
    </message>
    <message>
        <source>Square boards of up to {lines} lines.</source>
        <translation>Goban quadrati fino a {lines} linee.</translation>
    </message>
    <message>
        <source>Plays only: it names no good moves.</source>
        <translation>Gioca soltanto: non indica mosse buone.</translation>
    </message>
    <message>
        <source>Names good moves, without win rates, in {seconds} s.</source>
        <translation>Indica mosse buone, senza percentuali di vittoria, in {seconds} s.</translation>
    </message>
    <message>
        <source>Analyses with win rates; visits in {seconds} s: {number}.</source>
        <translation>Analizza con percentuali di vittoria; visite in {seconds} s: {number}.</translation>
    </message>
    <message>
        <source>En&amp;gines</source>
        <translation>Mot&amp;ori</translation>
    </message>
    <message>
        <source>Engines</source>
        <translation>Motori</translation>
    </message>
    <message>
        <source>Command line of an engine</source>
        <translation>Riga di comando di un motore</translation>
    </message>
    <message>
        <source>What the test has shown</source>
        <translation>Esito della prova</translation>
    </message>
    <message>
        <source>&amp;Browse...</source>
        <translation>&amp;Sfoglia...</translation>
    </message>
    <message>
        <source>Add to &amp;list</source>
        <translation>Aggiungi a&amp;ll&apos;elenco</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Rimuovi</translation>
    </message>
    <message>
        <source>&amp;Test</source>
        <translation>Pro&amp;va</translation>
    </message>
    <message>
        <source>&amp;Command line:</source>
        <translation>Ri&amp;ga di comando:</translation>
    </message>
    <message>
        <source>No engine was found. An engine is a separate program that plays Go: GNU Go and KataGo are free.</source>
        <translation>Nessun motore trovato. Un motore è un programma a sé che gioca a go: GNU Go e KataGo sono liberi.</translation>
    </message>
    <message>
        <source>{engine} (added)</source>
        <translation>{engine} (aggiunto)</translation>
    </message>
    <message>
        <source>&amp;Stop test</source>
        <translation>Ferma pro&amp;va</translation>
    </message>
    <message>
        <source>Choose an engine</source>
        <translation>Scegli un motore</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Interrotto.</translation>
    </message>
    <message>
        <source>Testing {engine}...</source>
        <translation>Prova di {engine}...</translation>
    </message>
</context>
<context>
    <name>Examples</name>
    <message>
        <source>Annotated game</source>
        <translation>Partita commentata</translation>
    </message>
    <message>
        <source>Ear reddening</source>
        <translation>Orecchie rosse</translation>
    </message>
    <message>
        <source>Ko after a capture</source>
        <translation>Ko dopo una cattura</translation>
    </message>
    <message>
        <source>Ko and captures</source>
        <translation>Ko e catture</translation>
    </message>
    <message>
        <source>Numbered moves</source>
        <translation>Mosse numerate</translation>
    </message>
</context>
<context>
    <name>ExceptionDialog</name>
    <message>
        <source>Something went wrong</source>
        <translation>Si è verificato un errore</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Dettagli</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Continua</translation>
    </message>
    <message>
        <source>Save &amp;as...</source>
        <translation>Salva con no&amp;me...</translation>
    </message>
    <message>
        <source>&amp;Details</source>
        <translation>&amp;Dettagli</translation>
    </message>
    <message>
        <source>C&amp;opy details</source>
        <translation>C&amp;opia dettagli</translation>
    </message>
    <message>
        <source>HEN Editor could not finish what it was doing.</source>
        <translation>HEN Editor non è riuscito a portare a termine l’operazione.</translation>
    </message>
    <message>
        <source>This is a bug in the program. Your work is still here: you can continue, or save it under another name first. If it happens again, please report it with the details.</source>
        <translation>Questo è un errore del programma. Il tuo lavoro è ancora qui: puoi continuare, oppure salvarlo prima con un altro nome. Se succede di nuovo, segnala l’errore con i dettagli.</translation>
    </message>
</context>
<context>
    <name>Explanations</name>
    <message>
        <source>{text}: {color} at {points}</source>
        <translation>{text}: {color} in {points}</translation>
    </message>
    <message>
        <source>{text}: stones at {points}</source>
        <translation>{text}: pietre in {points}</translation>
    </message>
    <message>
        <source>{text}: {color} to play</source>
        <translation>{text}: tocca a {color}</translation>
    </message>
    <message>
        <source>{text}: {color} passed</source>
        <translation>{text}: {color} ha passato</translation>
    </message>
    <message>
        <source>{text}: {color} played at {points}</source>
        <translation>{text}: {color} ha giocato in {points}</translation>
    </message>
    <message>
        <source>{text}: {mark} at {points}</source>
        <translation>{text}: {mark} in {points}</translation>
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
        <translation>Dopo un certo numero di mosse</translation>
    </message>
    <message>
        <source>Where the game says so (FG)</source>
        <translation>Dove lo indica la partita (FG)</translation>
    </message>
    <message>
        <source>After each comment</source>
        <translation>Dopo ogni commento</translation>
    </message>
    <message>
        <source>At chosen moves</source>
        <translation>A mosse scelte</translation>
    </message>
    <message>
        <source>Print figures</source>
        <translation>Stampa figure</translation>
    </message>
    <message>
        <source>&amp;New figure:</source>
        <translation>&amp;Nuova figura:</translation>
    </message>
    <message>
        <source>&amp;Moves in a figure, at most:</source>
        <translation>&amp;Mosse per figura, al massimo:</translation>
    </message>
    <message>
        <source>&amp;At the moves:</source>
        <translation>&amp;Alle mosse:</translation>
    </message>
    <message>
        <source>21, 45, 90</source>
        <translation>21, 45, 90</translation>
    </message>
    <message>
        <source>&amp;Figures on a page:</source>
        <translation>&amp;Figure per pagina:</translation>
    </message>
    <message>
        <source>&amp;Variations</source>
        <translation>&amp;Varianti</translation>
    </message>
    <message>
        <source>C&amp;omments</source>
        <translation>C&amp;ommenti</translation>
    </message>
</context>
<context>
    <name>FileCommands</name>
    <message>
        <source>Open</source>
        <translation>Apri</translation>
    </message>
    <message numerus="yes">
        <source>Open all %Ln file(s)?</source>
        <translation>
            <numerusform>Aprire %Ln file?</numerusform>
            <numerusform>Aprire tutti i %Ln file?</numerusform>
        </translation>
    </message>
    <message>
        <source>Each is opened in a window of its own.</source>
        <translation>Ognuno si apre in una finestra propria.</translation>
    </message>
    <message>
        <source>Add from files</source>
        <translation>Aggiungi da file</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Apri</translation>
    </message>
    <message>
        <source>{file} could not be opened.</source>
        <translation>Impossibile aprire {file}.</translation>
    </message>
    <message>
        <source>The unfinished text in the HEN field is not part of the file.</source>
        <translation>Il testo incompleto nel campo HEN non fa parte del file.</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Salva</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>S&amp;carta</translation>
    </message>
    <message>
        <source>Discard the unfinished HEN?</source>
        <translation>Scartare l’HEN incompleto?</translation>
    </message>
    <message>
        <source>Save the changes to {file}?</source>
        <translation>Salvare le modifiche a {file}?</translation>
    </message>
    <message numerus="yes">
        <source>{file} held one game when it was opened; now there are %Ln.</source>
        <translation>
            <numerusform>{file} conteneva una partita all’apertura; ora ce n’è %Ln.</numerusform>
            <numerusform>{file} conteneva una partita all’apertura; ora ce ne sono %Ln.</numerusform>
        </translation>
    </message>
    <message>
        <source>Saving as a new file leaves it as it was.</source>
        <translation>Salvando in un nuovo file, resta com’era.</translation>
    </message>
    <message>
        <source>Save as &amp;new file...</source>
        <translation>Salva in un &amp;nuovo file...</translation>
    </message>
    <message>
        <source>&amp;Save into this file</source>
        <translation>&amp;Salva in questo file</translation>
    </message>
    <message>
        <source>{file} and others</source>
        <translation>{file} e altri</translation>
    </message>
    <message>
        <source>Saving {file}...</source>
        <translation>Salvataggio di {file}...</translation>
    </message>
    <message>
        <source>{file} is open in another window.</source>
        <translation>{file} è aperto in un’altra finestra.</translation>
    </message>
    <message>
        <source>Choose another name, or close that window first.</source>
        <translation>Scegli un altro nome, o chiudi prima quella finestra.</translation>
    </message>
    <message>
        <source>&amp;Go to that window</source>
        <translation>&amp;Vai a quella finestra</translation>
    </message>
    <message>
        <source>Saved as {name}, the text could be misread when the file is reopened.</source>
        <translation>Salvato come {name}, il testo potrebbe essere letto male alla riapertura del file.</translation>
    </message>
    <message>
        <source>The file&apos;s encoding, {name}, can&apos;t represent all of the text you entered.</source>
        <translation>La codifica del file, {name}, non può rappresentare tutto il testo inserito.</translation>
    </message>
    <message>
        <source>UTF-8 can represent any text. Converting rewrites the whole file in UTF-8.</source>
        <translation>UTF-8 può rappresentare qualsiasi testo. La conversione riscrive tutto il file in UTF-8.</translation>
    </message>
    <message>
        <source>Undecodable bytes become U+FFFD: {places}.</source>
        <translation>I byte non decodificabili diventano U+FFFD: {places}.</translation>
    </message>
    <message>
        <source>&amp;Convert the file to UTF-8</source>
        <translation>&amp;Converti il file in UTF-8</translation>
    </message>
    <message>
        <source>Save a copy &amp;in UTF-8...</source>
        <translation>Salva una copia &amp;in UTF-8...</translation>
    </message>
    <message>
        <source>Converting to UTF-8...</source>
        <translation>Conversione in UTF-8...</translation>
    </message>
    <message>
        <source>move {move}</source>
        <translation>mossa {move}</translation>
    </message>
    <message>
        <source>start</source>
        <translation>inizio</translation>
    </message>
    <message>
        <source>move {move} of game {game}</source>
        <translation>mossa {move} della partita {game}</translation>
    </message>
    <message>
        <source>start of game {game}</source>
        <translation>inizio della partita {game}</translation>
    </message>
    <message>
        <source>{places} and others</source>
        <translation>{places} e altrove</translation>
    </message>
    <message numerus="yes">
        <source>The other %Ln position(s) will be lost, too.</source>
        <translation>
            <numerusform>Anche l’altra posizione andrà persa.</numerusform>
            <numerusform>Anche le altre %Ln posizioni andranno perse.</numerusform>
        </translation>
    </message>
    <message>
        <source>A {suffix} file cannot store the whole document.</source>
        <translation>Un file {suffix} non può contenere tutto il documento.</translation>
    </message>
    <message>
        <source>Save &amp;anyway</source>
        <translation>Salva &amp;comunque</translation>
    </message>
    <message>
        <source>A {suffix} file stores positions only.</source>
        <translation>Un file {suffix} contiene solo posizioni.</translation>
    </message>
    <message>
        <source>Save this &amp;position only</source>
        <translation>Salva solo questa &amp;posizione</translation>
    </message>
    <message>
        <source>Save as &amp;{format}...</source>
        <translation>Salva come &amp;{format}...</translation>
    </message>
</context>
<context>
    <name>FileDialogs</name>
    <message>
        <source>Looking for the folder...</source>
        <translation>Ricerca della cartella...</translation>
    </message>
    <message>
        <source>All supported files ({every});;Go files ({patterns});;Pictures of boards ({pictures});;All files (*)</source>
        <translation>Tutti i file supportati ({every});;File di go ({patterns});;Immagini di goban ({pictures});;Tutti i file (*)</translation>
    </message>
    <message>
        <source>{file} cannot be written to.</source>
        <translation>Impossibile scrivere in {file}.</translation>
    </message>
    <message>
        <source>Part of the name cannot be displayed or typed. Choose another name.</source>
        <translation>Una parte del nome non si può mostrare o digitare. Scegli un altro nome.</translation>
    </message>
    <message>
        <source>{file} already exists. Do you want to replace it?</source>
        <translation>{file} esiste già. Sostituirlo?</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Sostituisci</translation>
    </message>
</context>
<context>
    <name>FileNotice</name>
    <message>
        <source>{file} was changed by another program; the recovered document is shown as a copy.</source>
        <translation>{file} è stato modificato da un altro programma; il documento recuperato è mostrato come copia.</translation>
    </message>
    <message>
        <source>It is a text that only quotes a position.</source>
        <translation>È un testo che cita soltanto una posizione.</translation>
    </message>
    <message>
        <source>This document</source>
        <translation>Questo documento</translation>
    </message>
    <message>
        <source>The file</source>
        <translation>Il file</translation>
    </message>
    <message>
        <source>{file} could not be opened.</source>
        <translation>Impossibile aprire {file}.</translation>
    </message>
    <message>
        <source>{file} was changed by another program.</source>
        <translation>{file} è stato modificato da un altro programma.</translation>
    </message>
    <message>
        <source>Replace this document with the file; this can be undone</source>
        <translation>Sostituisci questo documento con il file; si può annullare</translation>
    </message>
    <message>
        <source>Keep this document; saving it replaces the file</source>
        <translation>Tieni questo documento; salvandolo sostituisci il file</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Ricarica</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>Tieni il mio</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Go back to the document as it was before</source>
        <translation>Torna al documento com’era prima</translation>
    </message>
    <message>
        <source>Show what differs between this document and the file</source>
        <translation>Mostra che cosa differisce tra questo documento e il file</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Confronta</translation>
    </message>
    <message>
        <source>{file} was changed by another program and reloaded.</source>
        <translation>{file} è stato modificato da un altro programma e ricaricato.</translation>
    </message>
</context>
<context>
    <name>FileReader</name>
    <message>
        <source>{file} has about {count} million nodes.</source>
        <translation>{file} ha circa {count} milioni di nodi.</translation>
    </message>
    <message>
        <source>Opening it takes about {size} MB of memory.</source>
        <translation>Per aprirlo servono circa {size} MB di memoria.</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Apri</translation>
    </message>
    <message>
        <source>{file} could not be opened.</source>
        <translation>Impossibile aprire {file}.</translation>
    </message>
    <message>
        <source>Pasted text</source>
        <translation>Testo incollato</translation>
    </message>
</context>
<context>
    <name>FileWriter</name>
    <message>
        <source>Save &amp;as...</source>
        <translation>Salva con no&amp;me...</translation>
    </message>
    <message>
        <source>Save a copy in UTF-8</source>
        <translation>Salva una copia in UTF-8</translation>
    </message>
    <message>
        <source>UTF-8</source>
        <translation>UTF-8</translation>
    </message>
    <message>
        <source>{file} could not be saved; it is unchanged.</source>
        <translation>Impossibile salvare {file}; è rimasto invariato.</translation>
    </message>
    <message>
        <source>Save a copy &amp;in UTF-8...</source>
        <translation>Salva una copia &amp;in UTF-8...</translation>
    </message>
    <message>
        <source>Saving {file}...</source>
        <translation>Salvataggio di {file}...</translation>
    </message>
    <message>
        <source>{file} could not be saved.</source>
        <translation>Impossibile salvare {file}.</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>Salva con nome</translation>
    </message>
    <message>
        <source>untitled{suffix}</source>
        <translation>senza titolo{suffix}</translation>
    </message>
    <message>
        <source>{file} has been changed by another program.</source>
        <translation>{file} è stato modificato da un altro programma.</translation>
    </message>
    <message>
        <source>Saving now overwrites those changes.</source>
        <translation>Se salvi ora, sovrascrivi quelle modifiche.</translation>
    </message>
    <message>
        <source>&amp;Overwrite</source>
        <translation>&amp;Sovrascrivi</translation>
    </message>
    <message>
        <source>&amp;Reload</source>
        <translation>&amp;Ricarica</translation>
    </message>
    <message>
        <source>&amp;Compare...</source>
        <translation>&amp;Confronta...</translation>
    </message>
    <message>
        <source>{file} cannot be replaced, only overwritten in place.</source>
        <translation>{file} non può essere sostituito, ma solo sovrascritto sul posto.</translation>
    </message>
    <message>
        <source>Its present contents cannot be kept as an earlier version: {why}</source>
        <translation>Impossibile conservare il contenuto attuale come versione precedente: {why}</translation>
    </message>
    <message>
        <source>Overwrite &amp;in place</source>
        <translation>Sovrascrivi sul &amp;posto</translation>
    </message>
</context>
<context>
    <name>FindBar</name>
    <message>
        <source>Find in comments</source>
        <translation>Trova nei commenti</translation>
    </message>
    <message>
        <source>No matches</source>
        <translation>Nessuno</translation>
    </message>
    <message numerus="yes">
        <source>%Ln match(es)</source>
        <translation>
            <numerusform>%Ln trovato</numerusform>
            <numerusform>%Ln trovati</numerusform>
        </translation>
    </message>
    <message>
        <source>Previous match (Shift+F3)</source>
        <translation>Risultato precedente (Shift+F3)</translation>
    </message>
    <message>
        <source>Next match (F3)</source>
        <translation>Risultato successivo (F3)</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Chiudi (Esc)</translation>
    </message>
</context>
<context>
    <name>Finder</name>
    <message>
        <source>No comment in this game contains that text.</source>
        <translation>Nessun commento di questa partita contiene il testo.</translation>
    </message>
</context>
<context>
    <name>Formats</name>
    <message>
        <source>HEN position</source>
        <translation>Posizione HEN</translation>
    </message>
    <message>
        <source>SGF game</source>
        <translation>Partita SGF</translation>
    </message>
</context>
<context>
    <name>GameAnalysis</name>
    <message>
        <source>Analysing the game: {done} of {total}</source>
        <translation>Analisi della partita: {done} su {total}</translation>
    </message>
    <message>
        <source>This engine only estimates the score, too roughly to find mistakes.</source>
        <translation>Questo motore stima soltanto il punteggio: non basta per riconoscere gli errori.</translation>
    </message>
    <message>
        <source>No further mistake is known.</source>
        <translation>Non si conoscono altri errori.</translation>
    </message>
    <message>
        <source>Write analysis</source>
        <translation>Scrivi analisi</translation>
    </message>
    <message>
        <source>The game is analysed.</source>
        <translation>La partita è analizzata.</translation>
    </message>
    <message>
        <source>This engine gives no scores: mistakes cannot be found.</source>
        <translation>Questo motore non dà il punteggio: non è possibile riconoscere gli errori.</translation>
    </message>
</context>
<context>
    <name>GameInfo</name>
    <message>
        <source>Annotator</source>
        <translation>Commentatore</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Nero</translation>
    </message>
    <message>
        <source>Black&apos;s rank</source>
        <translation>Grado di Nero</translation>
    </message>
    <message>
        <source>Black&apos;s team</source>
        <translation>Squadra di Nero</translation>
    </message>
    <message>
        <source>Copyright</source>
        <translation>Copyright</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>Entered by</source>
        <translation>Inserita da</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Evento</translation>
    </message>
    <message>
        <source>Game comment</source>
        <translation>Commento alla partita</translation>
    </message>
    <message>
        <source>Game name</source>
        <translation>Nome della partita</translation>
    </message>
    <message>
        <source>Handicap</source>
        <translation>Handicap</translation>
    </message>
    <message>
        <source>Komi</source>
        <translation>Komi</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Apertura</translation>
    </message>
    <message>
        <source>Overtime</source>
        <translation>Tempo supplementare</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Luogo</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Risultato</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Turno</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regole</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Fonte</translation>
    </message>
    <message>
        <source>Time in seconds</source>
        <translation>Tempo in secondi</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Bianco</translation>
    </message>
    <message>
        <source>White&apos;s rank</source>
        <translation>Grado di Bianco</translation>
    </message>
    <message>
        <source>White&apos;s team</source>
        <translation>Squadra di Bianco</translation>
    </message>
</context>
<context>
    <name>GameInfoDialog</name>
    <message>
        <source>Only the beginning is shown. The text is too long to be edited here.</source>
        <translation>È mostrato solo l’inizio. Il testo è troppo lungo per essere modificato qui.</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Nero</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Bianco</translation>
    </message>
    <message>
        <source>Name:</source>
        <translation>Nome:</translation>
    </message>
    <message>
        <source>Rank:</source>
        <translation>Grado:</translation>
    </message>
    <message>
        <source>Team:</source>
        <translation>Squadra:</translation>
    </message>
    <message>
        <source>Game info</source>
        <translation>Info partita</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partita</translation>
    </message>
    <message>
        <source>&amp;More</source>
        <translation>A&amp;ltro</translation>
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
        <translation>&amp;Apri</translation>
    </message>
    <message>
        <source>Re&amp;name</source>
        <translation>Ri&amp;nomina</translation>
    </message>
    <message>
        <source>&amp;Add game</source>
        <translation>A&amp;ggiungi partita</translation>
    </message>
    <message>
        <source>Show only games with these words in their title, players or event</source>
        <translation>Mostra solo le partite con queste parole in titolo, giocatori o evento</translation>
    </message>
    <message>
        <source>Sort the list</source>
        <translation>Ordina l’elenco</translation>
    </message>
    <message>
        <source>Add games</source>
        <translation>Aggiungi partite</translation>
    </message>
    <message numerus="yes">
        <source>Search %Ln game(s)</source>
        <translation>
            <numerusform>Cerca in %Ln partita</numerusform>
            <numerusform>Cerca in %Ln partite</numerusform>
        </translation>
    </message>
    <message>
        <source>Searching games...</source>
        <translation>Ricerca delle partite...</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s)</source>
        <translation>
            <numerusform>%Ln partita</numerusform>
            <numerusform>%Ln partite</numerusform>
        </translation>
    </message>
    <message>
        <source>Games can be moved only in file order, while none is searched for.</source>
        <translation>Le partite si possono spostare solo nell’ordine del file e senza una ricerca in corso.</translation>
    </message>
    <message>
        <source>Add &amp;from files...</source>
        <translation>Aggiungi da &amp;file...</translation>
    </message>
    <message>
        <source>Add game from &amp;HEN</source>
        <translation>Aggiungi partita da &amp;HEN</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copia</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>&amp;Duplica</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Rimuovi</translation>
    </message>
    <message>
        <source>Move &amp;up</source>
        <translation>Sposta &amp;su</translation>
    </message>
    <message>
        <source>Move d&amp;own</source>
        <translation>Sposta &amp;giù</translation>
    </message>
    <message>
        <source>&amp;File order</source>
        <translation>Ordine del &amp;file</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>&amp;Titolo</translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation>&amp;Giocatori</translation>
    </message>
    <message>
        <source>&amp;Worksheet or pictures...</source>
        <translation>Foglio di eserci&amp;zi o immagini...</translation>
    </message>
    <message>
        <source>We&amp;b page...</source>
        <translation>Pagina &amp;web...</translation>
    </message>
</context>
<context>
    <name>GameListDock</name>
    <message>
        <source>Games</source>
        <translation>Partite</translation>
    </message>
</context>
<context>
    <name>GameModel</name>
    <message>
        <source>shown</source>
        <translation>mostrata</translation>
    </message>
    <message>
        <source>{number}: {name}</source>
        <translation>{number}: {name}</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <translation>Partita {number}</translation>
    </message>
</context>
<context>
    <name>GameRow</name>
    <message>
        <source>Name of the game</source>
        <translation>Nome della partita</translation>
    </message>
</context>
<context>
    <name>GameRows</name>
    <message>
        <source>No matches</source>
        <translation>Nessun risultato</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partite</translation>
    </message>
</context>
<context>
    <name>GoToMoveDialog</name>
    <message>
        <source>Go to move</source>
        <translation>Vai alla mossa</translation>
    </message>
    <message>
        <source>Move &amp;number:</source>
        <translation>&amp;Numero della mossa:</translation>
    </message>
    <message>
        <source>From 0 (start of game) to {last} (end of line).</source>
        <translation>Da 0 (inizio della partita) a {last} (fine della linea).</translation>
    </message>
    <message>
        <source>“{text}” is not a move number.</source>
        <translation>“{text}” non è un numero di mossa.</translation>
    </message>
    <message>
        <source>This line ends at move {last}.</source>
        <translation>Questa linea finisce alla mossa {last}.</translation>
    </message>
    <message>
        <source>Start of game</source>
        <translation>Inizio della partita</translation>
    </message>
    <message>
        <source>{color} pass</source>
        <translation>{color} passa</translation>
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
        <translation>La guida è in inglese.</translation>
    </message>
    <message>
        <source>Pages of the guide</source>
        <translation>Pagine della guida</translation>
    </message>
    <message>
        <source>The guide</source>
        <translation>La guida</translation>
    </message>
    <message>
        <source>The guide was not found.</source>
        <translation>La guida non è stata trovata.</translation>
    </message>
    <message>
        <source>No matches</source>
        <translation>Nessun risultato</translation>
    </message>
</context>
<context>
    <name>HelpWindow</name>
    <message>
        <source>A position with a ko and a last move</source>
        <translation>Una posizione con un ko e un’ultima mossa</translation>
    </message>
    <message>
        <source>The ear-reddening move, with squares and a circle</source>
        <translation>La mossa delle orecchie rosse, con quadrati e un cerchio</translation>
    </message>
    <message>
        <source>Numbered moves and a label</source>
        <translation>Mosse numerate e un’etichetta</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Aiuto</translation>
    </message>
    <message>
        <source>Search all pages</source>
        <translation>Cerca in tutte le pagine</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>Guida</translation>
    </message>
    <message>
        <source>HEN</source>
        <translation>HEN</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasti</translation>
    </message>
    <message>
        <source>HEN writes a Go position in one line: rows begin with _ and a number, columns are capital letters, stones small ones. Click an example to see it on the board.</source>
        <translation>HEN scrive una posizione di go in una riga: le righe iniziano con _ e un numero, le colonne sono lettere maiuscole, le pietre minuscole. Fai clic su un esempio per vederlo sul goban.</translation>
    </message>
</context>
<context>
    <name>HenButtons</name>
    <message>
        <source>More</source>
        <translation>Altro</translation>
    </message>
    <message>
        <source>&amp;Normalise to canonical form</source>
        <translation>&amp;Normalizza in forma canonica</translation>
    </message>
    <message>
        <source>&amp;One row per line</source>
        <translation>&amp;Ogni riga del goban a capo</translation>
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
        <translation>La posizione del goban come testo; ciò che scrivi appare sul goban</translation>
    </message>
    <message>
        <source>Type a HEN such as _16Qb_4Dw, or paste one; F1 explains it</source>
        <translation>Scrivi un HEN come _16Qb_4Dw, o incollane uno; F1 lo spiega</translation>
    </message>
    <message>
        <source>Type a HEN, or paste one; F1 explains it</source>
        <translation>Scrivi un HEN, o incollane uno; F1 lo spiega</translation>
    </message>
    <message>
        <source>Type a HEN, or paste one</source>
        <translation>Scrivi un HEN, o incollane uno</translation>
    </message>
</context>
<context>
    <name>HenField</name>
    <message>
        <source>Fixed: {fix}.</source>
        <translation>Corretto: {fix}.</translation>
    </message>
    <message>
        <source>All problems that can be fixed are fixed.</source>
        <translation>Tutti i problemi correggibili sono stati corretti.</translation>
    </message>
    <message numerus="yes">
        <source>Too long: the field is limited to %Ln characters.</source>
        <translation>
            <numerusform>Troppo lungo: il limite del campo è di %Ln carattere.</numerusform>
            <numerusform>Troppo lungo: il limite del campo è di %Ln caratteri.</numerusform>
        </translation>
    </message>
    <message>
        <source>HEN</source>
        <translation>HEN</translation>
    </message>
    <message>
        <source>This is not HEN: it was pasted into the window.</source>
        <translation>Non è HEN: è stato incollato nella finestra.</translation>
    </message>
</context>
<context>
    <name>HenGuide</name>
    <message>
        <source>A label on a point: any text without spaces, dots, “_” and “-”.</source>
        <translation>Un’etichetta su un punto: qualsiasi testo senza spazi, punti, “_” e “-”.</translation>
    </message>
    <message>
        <source>A mark on a point: CR circle, SQ square, TR triangle, MA cross.</source>
        <translation>Un simbolo su un punto: CR cerchio, SQ quadrato, TR triangolo, MA croce.</translation>
    </message>
    <message>
        <source>A row, counted from 1 at the bottom. Its stones follow.</source>
        <translation>Una riga, contata da 1 dal basso. Seguono le sue pietre.</translation>
    </message>
    <message>
        <source>A stone that shows a move number. Odd numbers are black, if Black began.</source>
        <translation>Una pietra con un numero di mossa. I numeri dispari sono neri, se ha iniziato Nero.</translation>
    </message>
    <message>
        <source>A stone: black, white, red, green, blue (l), yellow or purple.</source>
        <translation>Una pietra: nera, bianca (w), rossa, verde (g), blu (l), gialla (y) o viola (p).</translation>
    </message>
    <message>
        <source>Ko point. Next: a stone for the last move, or - for a label or mark</source>
        <translation>Punto di ko. Segue: una pietra per l’ultima mossa, o - per un’etichetta o un simbolo</translation>
    </message>
    <message>
        <source>Next: _ and a row (_16Qb), a dot (.9x9, .K10, .b), or ~ and an order of play</source>
        <translation>Segue: _ e una riga (_16Qb), un punto (.9x9, .K10, .b), o ~ e un ordine di gioco</translation>
    </message>
    <message>
        <source>Next: a label, or a mark: CR circle, SQ square, TR triangle, MA cross</source>
        <translation>Segue: un’etichetta, o un simbolo: CR cerchio, SQ quadrato, TR triangolo, MA croce</translation>
    </message>
    <message>
        <source>Next: a move number (~3), or an order of play (~bw)</source>
        <translation>Segue: un numero di mossa (~3), o un ordine di gioco (~bw)</translation>
    </message>
    <message>
        <source>Next: a size (9x9), a point (K10), the player to move (b), or a pass (pb)</source>
        <translation>Segue: una dimensione (9x9), un’intersezione (K10), il giocatore di turno (b), o un passo (pb)</translation>
    </message>
    <message>
        <source>Next: a stone: b w r g l y p, or ~n for one with a number</source>
        <translation>Segue: una pietra: b w r g l y p, o ~n per una con un numero</translation>
    </message>
    <message>
        <source>Next: column, then stones: b w r g l y p, or ~n</source>
        <translation>Segue: una colonna, poi pietre: b w r g l y p, o ~n</translation>
    </message>
    <message>
        <source>Next: how many, more stones to the right, another column, or a new part</source>
        <translation>Segue: quante, altre pietre a destra, un’altra colonna, o una nuova parte</translation>
    </message>
    <message>
        <source>Next: the number of the row, from 1 at the bottom</source>
        <translation>Segue: il numero della riga, da 1 dal basso</translation>
    </message>
    <message>
        <source>Next: the row of the point, as in .K10</source>
        <translation>Segue: la riga del punto, come in .K10</translation>
    </message>
    <message>
        <source>Next: two or more colours in the order in which they play, as in ~bw</source>
        <translation>Segue: due o più colori nell’ordine in cui giocano, come in ~bw</translation>
    </message>
    <message>
        <source>Next: x and the number of rows, as in .9x9</source>
        <translation>Segue: x e il numero di righe, come in .9x9</translation>
    </message>
    <message>
        <source>Purple to play. Next: a stone, if that colour passed</source>
        <translation>Tocca a Viola. Segue: una pietra, se quel colore ha passato</translation>
    </message>
    <message>
        <source>That many stones of a colour side by side, to the right.</source>
        <translation>Tante pietre di un colore una accanto all’altra, verso destra.</translation>
    </message>
    <message>
        <source>The column of the next stone: A to Z, without I. Without it, a stone goes right of the one before.</source>
        <translation>La colonna della prossima pietra: da A a Z, senza I. Se manca, la pietra va a destra della precedente.</translation>
    </message>
    <message>
        <source>The ko point, which cannot be retaken yet.</source>
        <translation>Il punto di ko, che ancora non si può riprendere.</translation>
    </message>
    <message>
        <source>The move just played: a point and a stone, or p and a stone for a pass.</source>
        <translation>La mossa appena giocata: un punto e una pietra, o p e una pietra per un passo.</translation>
    </message>
    <message>
        <source>The order in which the colours play. Without it Black and White take turns.</source>
        <translation>L’ordine in cui giocano i colori. Se manca, Nero e Bianco si alternano.</translation>
    </message>
    <message>
        <source>The player to move.</source>
        <translation>Il giocatore di turno.</translation>
    </message>
    <message>
        <source>The size of the board: columns, x, rows. Without it the board is 19x19.</source>
        <translation>La dimensione del goban: colonne, x, righe. Se manca, il goban è 19x19.</translation>
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
        <translation>Etichetta</translation>
    </message>
</context>
<context>
    <name>LineSlider</name>
    <message>
        <source>Place in the game</source>
        <translation>Posizione nella partita</translation>
    </message>
    <message>
        <source>Left and Right step through the game, Up and Down go to variations</source>
        <translation>Sinistra e Destra scorrono la partita, Su e Giù vanno alle varianti</translation>
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
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Opening {file}</source>
        <translation>Apertura di {file}</translation>
    </message>
    <message>
        <source>Loading progress</source>
        <translation>Avanzamento del caricamento</translation>
    </message>
</context>
<context>
    <name>LockNotice</name>
    <message>
        <source>{file} can be edited now.</source>
        <translation>Ora {file} si può modificare.</translation>
    </message>
    <message>
        <source>Read-only: {file} is open in another HEN Editor ({where}).</source>
        <translation>Sola lettura: {file} è aperto in un altro HEN Editor ({where}).</translation>
    </message>
    <message>
        <source>Open a copy</source>
        <translation>Apri una copia</translation>
    </message>
    <message>
        <source>Edit a copy, which has no file yet</source>
        <translation>Modifica una copia, che ancora non ha un file</translation>
    </message>
    <message>
        <source>Edit anyway</source>
        <translation>Modifica comunque</translation>
    </message>
    <message>
        <source>Edit the file here, too</source>
        <translation>Modifica il file anche qui</translation>
    </message>
    <message>
        <source>{file} is also open in another HEN Editor ({where}).</source>
        <translation>{file} è aperto anche in un altro HEN Editor ({where}).</translation>
    </message>
    <message>
        <source>process {pid} on {host}</source>
        <translation>processo {pid} su {host}</translation>
    </message>
    <message>
        <source>{file} is read-only while it is open in another HEN Editor ({where}).</source>
        <translation>{file} è in sola lettura finché è aperto in un altro HEN Editor ({where}).</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>{file} (removed)</source>
        <translation>{file} (rimosso)</translation>
    </message>
    <message>
        <source>{file} (read-only)</source>
        <translation>{file} (sola lettura)</translation>
    </message>
    <message>
        <source>Saving {file}...</source>
        <translation>Salvataggio di {file}...</translation>
    </message>
    <message>
        <source>Saved {file}</source>
        <translation>Salvato {file}</translation>
    </message>
    <message>
        <source>The board style {file} is missing or has problems: see Preferences.</source>
        <translation>Lo stile del goban {file} manca o ha problemi: vedi Preferenze.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partita</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problemi</translation>
    </message>
    <message>
        <source>Board as a table</source>
        <translation>Goban come tabella</translation>
    </message>
    <message>
        <source>List of moves</source>
        <translation>Elenco delle mosse</translation>
    </message>
</context>
<context>
    <name>Marks</name>
    <message>
        <source>Circle</source>
        <translation>Cerchio</translation>
    </message>
    <message>
        <source>Square</source>
        <translation>Quadrato</translation>
    </message>
    <message>
        <source>Triangle</source>
        <translation>Triangolo</translation>
    </message>
    <message>
        <source>Cross</source>
        <translation>Croce</translation>
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
        <translation>Altri menu</translation>
    </message>
    <message>
        <source>{file} in {folder}</source>
        <translation>{file} in {folder}</translation>
    </message>
    <message>
        <source>No recent files</source>
        <translation>Nessun file recente</translation>
    </message>
    <message>
        <source>Go to this window</source>
        <translation>Vai a questa finestra</translation>
    </message>
    <message>
        <source>&amp;Coordinates</source>
        <translation>&amp;Coordinate</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Modifica</translation>
    </message>
    <message>
        <source>&amp;Examples</source>
        <translation>&amp;Esempi</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;File</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partita</translation>
    </message>
    <message>
        <source>&amp;Games</source>
        <translation>Pa&amp;rtite</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Aiuto</translation>
    </message>
    <message>
        <source>&amp;Mark</source>
        <translation>&amp;Simbolo</translation>
    </message>
    <message>
        <source>&amp;Move numbers</source>
        <translation>&amp;Numeri delle mosse</translation>
    </message>
    <message>
        <source>&amp;Navigate</source>
        <translation>&amp;Naviga</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>&amp;Nuovo</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation>Pannel&amp;li</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>&amp;Strumenti</translation>
    </message>
    <message>
        <source>&amp;Transform</source>
        <translation>&amp;Trasforma</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Visualizza</translation>
    </message>
    <message>
        <source>&amp;Window</source>
        <translation>F&amp;inestra</translation>
    </message>
    <message>
        <source>A&amp;nnotate</source>
        <translation>&amp;Valutazione</translation>
    </message>
    <message>
        <source>Areas</source>
        <translation>Aree</translation>
    </message>
    <message>
        <source>Arrows and lines</source>
        <translation>Frecce e linee</translation>
    </message>
    <message>
        <source>At t&amp;he cursor</source>
        <translation>Alla posi&amp;zione del cursore</translation>
    </message>
    <message>
        <source>Boar&amp;d cursor</source>
        <translation>Cursore &amp;del goban</translation>
    </message>
    <message>
        <source>Board o&amp;rientation</source>
        <translation>&amp;Orientamento del goban</translation>
    </message>
    <message>
        <source>C&amp;lear markup</source>
        <translation>Cancella se&amp;gni</translation>
    </message>
    <message>
        <source>Coloured stones</source>
        <translation>Pietre colorate</translation>
    </message>
    <message>
        <source>Compare &amp;board</source>
        <translation>Con&amp;fronta goban</translation>
    </message>
    <message>
        <source>Copy &amp;as</source>
        <translation>Copia co&amp;me</translation>
    </message>
    <message>
        <source>&amp;Stones go into</source>
        <translation>Mo&amp;difica pietre in</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Disegnare</translation>
    </message>
    <message>
        <source>E&amp;ffort</source>
        <translation>Im&amp;pegno</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Motore</translation>
    </message>
    <message>
        <source>Mark</source>
        <translation>Segnare</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>Simboli</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Altro</translation>
    </message>
    <message>
        <source>More colo&amp;urs</source>
        <translation>Pi&amp;ù colori</translation>
    </message>
    <message>
        <source>Ne&amp;xt moves</source>
        <translation>Mosse &amp;successive</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Apri &amp;recenti</translation>
    </message>
    <message>
        <source>Play &amp;other colour here</source>
        <translation>Gioca &amp;altro colore qui</translation>
    </message>
    <message>
        <source>Set up</source>
        <translation>Disporre</translation>
    </message>
    <message>
        <source>Spea&amp;k</source>
        <translation>Leggi ad alta &amp;voce</translation>
    </message>
    <message>
        <source>Th&amp;eme</source>
        <translation>&amp;Tema</translation>
    </message>
    <message>
        <source>Tool palette</source>
        <translation>Barra degli strumenti</translation>
    </message>
    <message>
        <source>Tree &amp;direction</source>
        <translation>Direzione dell’&amp;albero</translation>
    </message>
    <message>
        <source>V&amp;ariations</source>
        <translation>Va&amp;rianti</translation>
    </message>
</context>
<context>
    <name>MessageBox</name>
    <message>
        <source>{count} more</source>
        <translation>Altri {count}</translation>
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
        <translation>Ultima posizione valida</translation>
    </message>
    <message>
        <source>The text is not applied: the board shows the last valid position.</source>
        <translation>Il testo non è applicato: il goban mostra l’ultima posizione valida.</translation>
    </message>
    <message>
        <source>{problem} Fix: {fix}.</source>
        <translation>{problem} Correzione: {fix}.</translation>
    </message>
</context>
<context>
    <name>Messages</name>
    <message>
        <source>This game is not Go: it has no position to show or edit.</source>
        <translation>Questa partita non è di go: non ha una posizione da mostrare o modificare.</translation>
    </message>
    <message numerus="yes">
        <source>The HEN of this position has %Ln characters; the limit is {limit}.</source>
        <translation>
            <numerusform>L’HEN di questa posizione ha %Ln carattere; il limite è {limit}.</numerusform>
            <numerusform>L’HEN di questa posizione ha %Ln caratteri; il limite è {limit}.</numerusform>
        </translation>
    </message>
    <message>
        <source>This game is on {here}; a {there} position does not fit.</source>
        <translation>Questa partita è su un goban {here}; una posizione {there} non è adatta.</translation>
    </message>
    <message>
        <source>Add as a variation</source>
        <translation>Aggiungi come variante</translation>
    </message>
    <message>
        <source>This game already has moves. Add it as a variation, or open it as a new position.</source>
        <translation>Questa partita ha già delle mosse. Aggiungila come variante, o aprila come nuova posizione.</translation>
    </message>
    <message>
        <source>Empty text does not change the board. Press Esc to restore the position.</source>
        <translation>Un testo vuoto non cambia il goban. Premi Esc per ripristinare la posizione.</translation>
    </message>
    <message>
        <source>Show variations</source>
        <translation>Mostra varianti</translation>
    </message>
    <message>
        <source>This file asks not to show its variations on the board.</source>
        <translation>Questo file chiede di non mostrare le sue varianti sul goban.</translation>
    </message>
    <message>
        <source>last move: pass</source>
        <translation>ultima mossa: passo</translation>
    </message>
    <message>
        <source>last move {point}</source>
        <translation>ultima mossa {point}</translation>
    </message>
    <message>
        <source>{color} to play</source>
        <translation>tocca a {color}</translation>
    </message>
    <message>
        <source>Valid: {what}</source>
        <translation>Valido: {what}</translation>
    </message>
    <message>
        <source>Open as a new position</source>
        <translation>Apri come nuova posizione</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Ripristina</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Scarta</translation>
    </message>
    <message>
        <source>Unfinished text at move {move}</source>
        <translation>Testo incompleto alla mossa {move}</translation>
    </message>
    <message>
        <source>Unfinished text at move {move} of game {game}</source>
        <translation>Testo incompleto alla mossa {move} della partita {game}</translation>
    </message>
    <message>
        <source>Unfinished text at the start</source>
        <translation>Testo incompleto all’inizio</translation>
    </message>
    <message>
        <source>Unfinished text at the start of game {game}</source>
        <translation>Testo incompleto all’inizio della partita {game}</translation>
    </message>
    <message numerus="yes">
        <source>Fix all %n</source>
        <translation>
            <numerusform>Correggi %n</numerusform>
            <numerusform>Correggi tutti e %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>un altro</numerusform>
            <numerusform>altri %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MoveList</name>
    <message>
        <source>List of moves</source>
        <translation>Elenco delle mosse</translation>
    </message>
    <message>
        <source>Up and Down go along the line, Left and Right to other variations of a move.</source>
        <translation>Su e Giù vanno lungo la linea, Sinistra e Destra alle altre varianti di una mossa.</translation>
    </message>
</context>
<context>
    <name>MoveNumber</name>
    <message>
        <source>Move {number}</source>
        <translation>Mossa {number}</translation>
    </message>
    <message>
        <source>Move {number} of {total}</source>
        <translation>Mossa {number} di {total}</translation>
    </message>
    <message>
        <source>of {total}</source>
        <translation>di {total}</translation>
    </message>
</context>
<context>
    <name>NewBoardDialog</name>
    <message>
        <source>New board</source>
        <translation>Nuovo goban</translation>
    </message>
    <message>
        <source>&amp;Square</source>
        <translation>&amp;Quadrato</translation>
    </message>
    <message>
        <source>&amp;Columns:</source>
        <translation>&amp;Colonne:</translation>
    </message>
    <message>
        <source>&amp;Rows:</source>
        <translation>&amp;Righe:</translation>
    </message>
    <message>
        <source>HEN has no more than {columns} columns: save such a board as SGF.</source>
        <translation>HEN non ha più di {columns} colonne: salva un goban così come SGF.</translation>
    </message>
</context>
<context>
    <name>NewEngineGameDialog</name>
    <message>
        <source>Game against the engine</source>
        <translation>Partita contro il motore</translation>
    </message>
    <message>
        <source>&amp;Size:</source>
        <translation>&amp;Dimensione:</translation>
    </message>
    <message>
        <source>You &amp;play:</source>
        <translation>&amp;Giochi con:</translation>
    </message>
    <message>
        <source>&amp;Handicap:</source>
        <translation>&amp;Handicap:</translation>
    </message>
    <message>
        <source>The engine &amp;thinks:</source>
        <translation>&amp;Impegno del motore:</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nessuna</translation>
    </message>
    <message numerus="yes">
        <source>%Ln stone(s)</source>
        <translation>
            <numerusform>%Ln pietra</numerusform>
            <numerusform>%Ln pietre</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NextLabel</name>
    <message>
        <source>Next:</source>
        <translation>Prossima:</translation>
    </message>
    <message>
        <source>Next label</source>
        <translation>Prossima etichetta</translation>
    </message>
    <message>
        <source>The next letter or number; type another to continue from there</source>
        <translation>La prossima lettera o il prossimo numero; scrivine un altro per continuare da lì</translation>
    </message>
</context>
<context>
    <name>NoticeBar</name>
    <message>
        <source>Close this bar</source>
        <translation>Chiudi questa barra</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
</context>
<context>
    <name>Opening</name>
    <message>
        <source>{file} is being opened.</source>
        <translation>Apertura di {file} in corso.</translation>
    </message>
</context>
<context>
    <name>OrderOfPlayDialog</name>
    <message>
        <source>Order of play</source>
        <translation>Ordine di gioco</translation>
    </message>
    <message>
        <source>Move &amp;up</source>
        <translation>Sposta &amp;su</translation>
    </message>
    <message>
        <source>Move &amp;down</source>
        <translation>Sposta &amp;giù</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Rimuovi</translation>
    </message>
    <message>
        <source>Colours play in this order, repeating.</source>
        <translation>I colori giocano in quest’ordine, a ciclo.</translation>
    </message>
    <message>
        <source>Add {color}</source>
        <translation>Aggiungi {color}</translation>
    </message>
</context>
<context>
    <name>OverviewDialog</name>
    <message>
        <source>Overview of the games</source>
        <translation>Panoramica delle partite</translation>
    </message>
    <message>
        <source>&amp;Go to</source>
        <translation>&amp;Vai</translation>
    </message>
    <message>
        <source>Go to the selected game (Enter)</source>
        <translation>Vai alla partita selezionata (Invio)</translation>
    </message>
    <message>
        <source>Of the selected games, or of all if only one is selected</source>
        <translation>Delle partite selezionate, o di tutte se ne è selezionata una sola</translation>
    </message>
    <message>
        <source>Ask the engine about the first moves of the problems; nothing is changed</source>
        <translation>Consulta il motore sulle prime mosse dei problemi; non cambia nulla</translation>
    </message>
    <message numerus="yes">
        <source>%Ln to check</source>
        <translation>
            <numerusform>%Ln da controllare</numerusform>
            <numerusform>%Ln da controllare</numerusform>
        </translation>
    </message>
    <message>
        <source>Go to the next one</source>
        <translation>Vai al successivo</translation>
    </message>
    <message numerus="yes">
        <source>%Ln problem(s).</source>
        <translation>
            <numerusform>%Ln problema.</numerusform>
            <numerusform>%Ln problemi.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing to check.</source>
        <translation>Niente da controllare.</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annulla</translation>
    </message>
    <message>
        <source>Check with &amp;engine</source>
        <translation>Controlla con mo&amp;tore</translation>
    </message>
    <message>
        <source>The engine has been asked about every problem.</source>
        <translation>Il motore è stato consultato su tutti i problemi.</translation>
    </message>
    <message>
        <source>Asked the engine: {done} of {total}</source>
        <translation>Motore consultato: {done} su {total}</translation>
    </message>
    <message>
        <source>Asking the engine...</source>
        <translation>Consultazione del motore...</translation>
    </message>
</context>
<context>
    <name>OverviewModel</name>
    <message>
        <source>Title</source>
        <translation>Titolo</translation>
    </message>
    <message>
        <source>To play</source>
        <translation>Tocca a</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Mosse</translation>
    </message>
    <message>
        <source>Variations</source>
        <translation>Varianti</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>Soluzione</translation>
    </message>
    <message>
        <source>To check</source>
        <translation>Da controllare</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Motore</translation>
    </message>
    <message>
        <source>Game record</source>
        <translation>Partita registrata</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nessuna</translation>
    </message>
    <message>
        <source>Marked</source>
        <translation>Segnata</translation>
    </message>
    <message>
        <source>Not marked</source>
        <translation>Non segnata</translation>
    </message>
</context>
<context>
    <name>Pages</name>
    <message>
        <source>Figure {number}</source>
        <translation>Figura {number}</translation>
    </message>
    <message>
        <source>Figure {number}, variation at move {move}</source>
        <translation>Figura {number}, variante alla mossa {move}</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Soluzioni</translation>
    </message>
    <message>
        <source>{title} – wrong</source>
        <translation>{title} – sbagliato</translation>
    </message>
    <message>
        <source>{move} at {place}</source>
        <translation>{move} in {place}</translation>
    </message>
    <message>
        <source>{move} passes</source>
        <translation>{move} passa</translation>
    </message>
    <message>
        <source>{color} to play</source>
        <translation>{color} muove</translation>
    </message>
</context>
<context>
    <name>PagesDialog</name>
    <message>
        <source>None</source>
        <translation>Nessuna</translation>
    </message>
    <message>
        <source>On two sides</source>
        <translation>Su due lati</translation>
    </message>
    <message>
        <source>On all sides</source>
        <translation>Su tutti i lati</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Pagine</translation>
    </message>
    <message>
        <source>As &amp;PNG files...</source>
        <translation>Come file &amp;PNG...</translation>
    </message>
    <message>
        <source>As S&amp;VG files...</source>
        <translation>Come file S&amp;VG...</translation>
    </message>
    <message>
        <source>&amp;Print...</source>
        <translation>Stam&amp;pa...</translation>
    </message>
    <message>
        <source>&amp;Save as PDF...</source>
        <translation>&amp;Salva come PDF...</translation>
    </message>
    <message>
        <source>Save p&amp;ictures</source>
        <translation>Salva imma&amp;gini</translation>
    </message>
    <message>
        <source>There is nothing to show.</source>
        <translation>Non c’è niente da mostrare.</translation>
    </message>
    <message>
        <source>Making pages...</source>
        <translation>Creazione delle pagine...</translation>
    </message>
    <message>
        <source>Saved {file}</source>
        <translation>Salvato {file}</translation>
    </message>
    <message>
        <source>A4</source>
        <translation>A4</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>Lettera</translation>
    </message>
    <message>
        <source>Pape&amp;r:</source>
        <translation>Ca&amp;rta:</translation>
    </message>
    <message>
        <source>&amp;Coordinates:</source>
        <translation>&amp;Coordinate:</translation>
    </message>
    <message numerus="yes">
        <source>%Ln page(s)</source>
        <translation>
            <numerusform>%Ln pagina</numerusform>
            <numerusform>%Ln pagine</numerusform>
        </translation>
    </message>
    <message>
        <source>{pages}, the first {shown} of them shown</source>
        <translation>{pages}, mostrate le prime {shown}</translation>
    </message>
</context>
<context>
    <name>PagesOutput</name>
    <message>
        <source>Printing...</source>
        <translation>Stampa in corso...</translation>
    </message>
    <message>
        <source>PDF</source>
        <translation>PDF</translation>
    </message>
    <message>
        <source>Web page</source>
        <translation>Pagina web</translation>
    </message>
    <message>
        <source>Save pages</source>
        <translation>Salva pagine</translation>
    </message>
    <message>
        <source>Save pictures in</source>
        <translation>Salva immagini in</translation>
    </message>
    <message>
        <source>Looking for the folder...</source>
        <translation>Ricerca della cartella...</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Sostituisci</translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) with these names already exist. Do you want to replace them?</source>
        <translation>
            <numerusform>Esiste già %Ln file con questo nome. Sostituirlo?</numerusform>
            <numerusform>Esistono già %Ln file con questi nomi. Sostituirli?</numerusform>
        </translation>
    </message>
    <message>
        <source>Saving pictures...</source>
        <translation>Salvataggio delle immagini...</translation>
    </message>
    <message>
        <source>Saved pictures in {folder}</source>
        <translation>Immagini salvate in {folder}</translation>
    </message>
    <message>
        <source>Not all pictures could be saved.</source>
        <translation>Impossibile salvare tutte le immagini.</translation>
    </message>
</context>
<context>
    <name>PasteOffer</name>
    <message>
        <source>It will be pasted when {file} is open.</source>
        <translation>Sarà incollato quando {file} sarà aperto.</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Incolla</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Sostituisci</translation>
    </message>
    <message>
        <source>Replace this game, or its position if it is nothing else</source>
        <translation>Sostituisci questa partita, o la sua posizione se non c’è altro</translation>
    </message>
    <message>
        <source>Overlay</source>
        <translation>Sovrapponi</translation>
    </message>
    <message>
        <source>Put only its stones, marks and labels onto this position</source>
        <translation>Metti solo le pietre, i simboli e le etichette su questa posizione</translation>
    </message>
    <message>
        <source>As variation</source>
        <translation>Come variante</translation>
    </message>
    <message>
        <source>Add it after this node</source>
        <translation>Aggiungi dopo questo nodo</translation>
    </message>
    <message>
        <source>As new game</source>
        <translation>Come partita nuova</translation>
    </message>
    <message>
        <source>Add it to the games of this file</source>
        <translation>Aggiungi alle partite di questo file</translation>
    </message>
    <message>
        <source>New window</source>
        <translation>Nuova finestra</translation>
    </message>
    <message>
        <source>Open it in a new window</source>
        <translation>Apri in una nuova finestra</translation>
    </message>
    <message>
        <source>This file is read-only.</source>
        <translation>Questo file è in sola lettura.</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <translation>da {first} a {last}</translation>
    </message>
    <message>
        <source>{what}.</source>
        <translation>{what}.</translation>
    </message>
    <message>
        <source>{number} of {count}: {what}.</source>
        <translation>{number} di {count}: {what}.</translation>
    </message>
    <message numerus="yes">
        <source>SGF of %Ln game(s)</source>
        <translation>
            <numerusform>SGF di %Ln partita</numerusform>
            <numerusform>SGF di %Ln partite</numerusform>
        </translation>
    </message>
    <message>
        <source>Likely a diagram</source>
        <translation>Probabile diagramma</translation>
    </message>
    <message>
        <source>Diagram</source>
        <translation>Diagramma</translation>
    </message>
    <message numerus="yes">
        <source>%Ln move(s)</source>
        <translation>
            <numerusform>%Ln mossa</numerusform>
            <numerusform>%Ln mosse</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PasteStrip</name>
    <message>
        <source>Upper left corner</source>
        <translation>Angolo in alto a sinistra</translation>
    </message>
    <message>
        <source>Upper side</source>
        <translation>Lato superiore</translation>
    </message>
    <message>
        <source>Upper right corner</source>
        <translation>Angolo in alto a destra</translation>
    </message>
    <message>
        <source>Left side</source>
        <translation>Lato sinistro</translation>
    </message>
    <message>
        <source>Middle</source>
        <translation>Centro</translation>
    </message>
    <message>
        <source>Right side</source>
        <translation>Lato destro</translation>
    </message>
    <message>
        <source>Lower left corner</source>
        <translation>Angolo in basso a sinistra</translation>
    </message>
    <message>
        <source>Lower side</source>
        <translation>Lato inferiore</translation>
    </message>
    <message>
        <source>Lower right corner</source>
        <translation>Angolo in basso a destra</translation>
    </message>
    <message>
        <source>Pasted</source>
        <translation>Incollato</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Posizione</translation>
    </message>
    <message>
        <source>Choose its board, and where it is there</source>
        <translation>Scegli il goban e la posizione del diagramma</translation>
    </message>
    <message>
        <source>Transform</source>
        <translation>Trasforma</translation>
    </message>
    <message>
        <source>Swap its colours, rotate or mirror it</source>
        <translation>Scambia i colori, ruota o rifletti</translation>
    </message>
    <message>
        <source>&amp;Swap colours</source>
        <translation>Scambia i &amp;colori</translation>
    </message>
    <message>
        <source>Discard what was pasted</source>
        <translation>Scarta ciò che è stato incollato</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Scarta</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>Che cosa è stato trovato</translation>
    </message>
</context>
<context>
    <name>PictureDialog</name>
    <message>
        <source>As on the board</source>
        <translation>Come sul goban</translation>
    </message>
    <message>
        <source>Whole board</source>
        <translation>Goban intero</translation>
    </message>
    <message>
        <source>Around the stones</source>
        <translation>Intorno alle pietre</translation>
    </message>
    <message>
        <source>Selection</source>
        <translation>Selezione</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nessuna</translation>
    </message>
    <message>
        <source>On two sides</source>
        <translation>Su due lati</translation>
    </message>
    <message>
        <source>On all sides</source>
        <translation>Su tutti i lati</translation>
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
        <translation>Tutti</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>Ultimi</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Intervallo</translation>
    </message>
    <message>
        <source>pixels wide</source>
        <translation>pixel di larghezza</translation>
    </message>
    <message>
        <source>cm wide</source>
        <translation>cm di larghezza</translation>
    </message>
    <message>
        <source>pixels from line to line</source>
        <translation>pixel tra le linee</translation>
    </message>
    <message>
        <source>The position (HEN)</source>
        <translation>La posizione (HEN)</translation>
    </message>
    <message>
        <source>The position and the game (SGF)</source>
        <translation>La posizione e la partita (SGF)</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Niente</translation>
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
        <translation>Esporta immagine</translation>
    </message>
    <message>
        <source>&amp;Transparent</source>
        <translation>&amp;Trasparente</translation>
    </message>
    <message>
        <source>Be&amp;gin with 1</source>
        <translation>Inizia da &amp;1</translation>
    </message>
    <message>
        <source>&amp;Last move</source>
        <translation>&amp;Ultima mossa</translation>
    </message>
    <message>
        <source>&amp;Ko</source>
        <translation>&amp;Ko</translation>
    </message>
    <message>
        <source>&amp;Marks and arrows</source>
        <translation>Simboli e &amp;frecce</translation>
    </message>
    <message>
        <source>La&amp;bels</source>
        <translation>Etic&amp;hette</translation>
    </message>
    <message>
        <source>Ne&amp;xt moves</source>
        <translation>M&amp;osse successive</translation>
    </message>
    <message>
        <source>&amp;Player to move</source>
        <translation>&amp;Giocatore di turno</translation>
    </message>
    <message>
        <source>Names of lines</source>
        <translation>Nomi delle linee</translation>
    </message>
    <message>
        <source>Number of last moves</source>
        <translation>Numero di ultime mosse</translation>
    </message>
    <message>
        <source>First numbered move</source>
        <translation>Prima mossa numerata</translation>
    </message>
    <message>
        <source>Last numbered move</source>
        <translation>Ultima mossa numerata</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Dimensione</translation>
    </message>
    <message>
        <source>Unit of the size</source>
        <translation>Unità della dimensione</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Anteprima</translation>
    </message>
    <message>
        <source>&amp;Style:</source>
        <translation>&amp;Stile:</translation>
    </message>
    <message>
        <source>P&amp;art:</source>
        <translation>&amp;Parte:</translation>
    </message>
    <message>
        <source>Coor&amp;dinates:</source>
        <translation>Coor&amp;dinate:</translation>
    </message>
    <message>
        <source>N&amp;umbers:</source>
        <translation>&amp;Numeri:</translation>
    </message>
    <message>
        <source>Show:</source>
        <translation>Mostra:</translation>
    </message>
    <message>
        <source>T&amp;itle:</source>
        <translation>Tito&amp;lo:</translation>
    </message>
    <message>
        <source>Captio&amp;n:</source>
        <translation>Did&amp;ascalia:</translation>
    </message>
    <message>
        <source>Si&amp;ze:</source>
        <translation>Di&amp;mensione:</translation>
    </message>
    <message>
        <source>Pixels per inc&amp;h:</source>
        <translation>Pi&amp;xel per pollice:</translation>
    </message>
    <message>
        <source>Ca&amp;rries:</source>
        <translation>&amp;Incorpora:</translation>
    </message>
    <message>
        <source>&amp;Format:</source>
        <translation>Fo&amp;rmato:</translation>
    </message>
    <message>
        <source>&amp;Export...</source>
        <translation>&amp;Esporta...</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copia</translation>
    </message>
    <message>
        <source>{width} × {height} pixels</source>
        <translation>{width} × {height} pixel</translation>
    </message>
    <message>
        <source>{width} × {height} pixels (the largest)</source>
        <translation>{width} × {height} pixel (il massimo)</translation>
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
        <translation>Angolo in alto a sinistra del goban</translation>
    </message>
    <message>
        <source>Upper right corner of the board</source>
        <translation>Angolo in alto a destra del goban</translation>
    </message>
    <message>
        <source>Lower right corner of the board</source>
        <translation>Angolo in basso a destra del goban</translation>
    </message>
    <message>
        <source>Lower left corner of the board</source>
        <translation>Angolo in basso a sinistra del goban</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Immagine</translation>
    </message>
</context>
<context>
    <name>Pictures</name>
    <message>
        <source>PNG pictures</source>
        <translation>Immagini PNG</translation>
    </message>
    <message>
        <source>SVG pictures</source>
        <translation>Immagini SVG</translation>
    </message>
    <message>
        <source>PDF documents</source>
        <translation>Documenti PDF</translation>
    </message>
    <message>
        <source>Drawing the picture...</source>
        <translation>Disegno dell’immagine...</translation>
    </message>
    <message>
        <source>Picture copied.</source>
        <translation>Immagine copiata.</translation>
    </message>
    <message>
        <source>Export picture</source>
        <translation>Esporta immagine</translation>
    </message>
    <message>
        <source>The game is too long for a picture, which carries the position alone.</source>
        <translation>La partita è troppo lunga per un’immagine, che incorpora solo la posizione.</translation>
    </message>
</context>
<context>
    <name>Places</name>
    <message>
        <source>Line {number}</source>
        <translation>Riga {number}</translation>
    </message>
    <message>
        <source>Character {number}</source>
        <translation>Carattere {number}</translation>
    </message>
    <message>
        <source>Move {number} {points}</source>
        <translation>Mossa {number} {points}</translation>
    </message>
    <message>
        <source>Start {points}</source>
        <translation>Inizio {points}</translation>
    </message>
</context>
<context>
    <name>PlayerCard</name>
    <message>
        <source>Time left: {time}</source>
        <translation>Tempo rimasto: {time}</translation>
    </message>
    <message>
        <source>to play</source>
        <translation>di turno</translation>
    </message>
    <message>
        <source>Click to let this side play next (T)</source>
        <translation>Fai clic per dare il turno a questo colore (T)</translation>
    </message>
    <message>
        <source>Click to edit the game info</source>
        <translation>Clic: modifica le informazioni sulla partita</translation>
    </message>
    <message>
        <source>plays next</source>
        <translation>gioca ora</translation>
    </message>
    <message>
        <source>Captures: {count}</source>
        <translation>Prigionieri: {count}</translation>
    </message>
</context>
<context>
    <name>PlayerCards</name>
    <message>
        <source>Players</source>
        <translation>Giocatori</translation>
    </message>
    <message>
        <source>Solve</source>
        <translation>Risolvi</translation>
    </message>
    <message>
        <source>Click to edit the game info</source>
        <translation>Clic: modifica le informazioni sulla partita</translation>
    </message>
    <message>
        <source>Click to change the order of play</source>
        <translation>Clic: cambia l’ordine di gioco</translation>
    </message>
    <message>
        <source>Not a Go game</source>
        <translation>Non è una partita di go</translation>
    </message>
    <message>
        <source>Komi {komi}</source>
        <translation>Komi {komi}</translation>
    </message>
    <message>
        <source>Handicap {stones}</source>
        <translation>Handicap {stones}</translation>
    </message>
    <message>
        <source>{rules} rules</source>
        <translation>Regole: {rules}</translation>
    </message>
    <message>
        <source>Order: {colors}</source>
        <translation>Ordine: {colors}</translation>
    </message>
</context>
<context>
    <name>PointDialog</name>
    <message>
        <source>&amp;Point:</source>
        <translation>&amp;Punto:</translation>
    </message>
    <message>
        <source>The upper right corner is {name}, {letters} or {numbers}.</source>
        <translation>L’angolo in alto a destra è {name}, {letters} o {numbers}.</translation>
    </message>
</context>
<context>
    <name>PositionFindPanel</name>
    <message>
        <source>Find position</source>
        <translation>Trova posizione</translation>
    </message>
    <message>
        <source>The position to find</source>
        <translation>La posizione da trovare</translation>
    </message>
    <message>
        <source>Where to search</source>
        <translation>Dove cercare</translation>
    </message>
    <message>
        <source>&amp;Rotated and mirrored, too</source>
        <translation>&amp;Anche ruotata e riflessa</translation>
    </message>
    <message>
        <source>With &amp;colours swapped, too</source>
        <translation>Anche con i &amp;colori scambiati</translation>
    </message>
    <message>
        <source>Only the selected &amp;part</source>
        <translation>Solo la parte &amp;selezionata</translation>
    </message>
    <message>
        <source>&amp;Find this position</source>
        <translation>&amp;Trova questa posizione</translation>
    </message>
    <message>
        <source>Search for the position that the board shows now</source>
        <translation>Cerca la posizione che il goban mostra ora</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Dove</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Mossa</translation>
    </message>
    <message>
        <source>Search progress</source>
        <translation>Avanzamento della ricerca</translation>
    </message>
    <message>
        <source>Select a part of the board with the select tool, then find it</source>
        <translation>Seleziona una parte del goban con lo strumento Seleziona, poi cercala</translation>
    </message>
    <message>
        <source>In the folder {name}</source>
        <translation>Nella cartella {name}</translation>
    </message>
    <message>
        <source>In this game</source>
        <translation>In questa partita</translation>
    </message>
    <message>
        <source>In this file</source>
        <translation>In questo file</translation>
    </message>
    <message>
        <source>In a folder...</source>
        <translation>In una cartella...</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Interrompi</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Chiudi (Esc)</translation>
    </message>
</context>
<context>
    <name>PositionFinder</name>
    <message numerus="yes">
        <source>Only the first %Ln place(s) are shown; there may be more.</source>
        <translation>
            <numerusform>È mostrata solo la prima occorrenza; possono essercene altre.</numerusform>
            <numerusform>Sono mostrate solo le prime %Ln posizioni trovate; possono essercene altre.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln place(s) found.</source>
        <translation>
            <numerusform>Trovata %Ln posizione.</numerusform>
            <numerusform>Trovate %Ln posizioni.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not found.</source>
        <translation>Non trovata.</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <translation>Partita {number}</translation>
    </message>
    <message numerus="yes">
        <source>Stopped after %Ln place(s).</source>
        <translation>
            <numerusform>Interrotto dopo %Ln posizione.</numerusform>
            <numerusform>Interrotto dopo %Ln posizioni.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) could not be read.</source>
        <translation>
            <numerusform>Impossibile leggere %Ln file.</numerusform>
            <numerusform>Impossibile leggere %Ln file.</numerusform>
        </translation>
    </message>
    <message>
        <source>Find in folder</source>
        <translation>Trova in una cartella</translation>
    </message>
</context>
<context>
    <name>Preferences</name>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Tema</translation>
    </message>
    <message>
        <source>&amp;Coordinates</source>
        <translation>C&amp;oordinate</translation>
    </message>
    <message>
        <source>&amp;Next moves</source>
        <translation>Mosse &amp;successive</translation>
    </message>
    <message>
        <source>Tree d&amp;irection</source>
        <translation>Direzione dell’al&amp;bero</translation>
    </message>
    <message>
        <source>Font of co&amp;mments</source>
        <translation>Carattere dei &amp;commenti</translation>
    </message>
    <message>
        <source>Font of &amp;HEN</source>
        <translation>Carattere di &amp;HEN</translation>
    </message>
    <message>
        <source>Follow theme</source>
        <translation>Segui il tema</translation>
    </message>
    <message>
        <source>Your own styles are TOML files in {folder}.</source>
        <translation>I tuoi stili sono file TOML in {folder}.</translation>
    </message>
    <message>
        <source>&amp;Board style</source>
        <translation>Stile del &amp;goban</translation>
    </message>
    <message>
        <source>In high contrast</source>
        <translation>Con contrasto elevato</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Sempre</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Mai</translation>
    </message>
    <message>
        <source>&amp;Patterns on coloured stones</source>
        <translation>&amp;Motivi sulle pietre colorate</translation>
    </message>
    <message>
        <source>Lines and dots, so that the colours can be told apart without seeing them</source>
        <translation>Linee e punti per distinguere i colori senza vederli</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Preferenze</translation>
    </message>
    <message>
        <source>Follow system</source>
        <translation>Segui il sistema</translation>
    </message>
    <message>
        <source>The folder used last</source>
        <translation>L’ultima cartella usata</translation>
    </message>
    <message>
        <source>Played stones &amp;come in softly</source>
        <translation>Le pietre giocate appaiono gra&amp;dualmente</translation>
    </message>
    <message>
        <source>Played stones are &amp;heard</source>
        <translation>Le pietre giocate si s&amp;entono</translation>
    </message>
    <message>
        <source>&amp;Reopen windows at the next start</source>
        <translation>&amp;Riapri le finestre al prossimo avvio</translation>
    </message>
    <message>
        <source>&amp;Keep a recovery copy of unsaved work</source>
        <translation>Conserva una copia di recupero del lavoro non sal&amp;vato</translation>
    </message>
    <message>
        <source>Restore &amp;defaults</source>
        <translation>Ripristina &amp;predefiniti</translation>
    </message>
    <message>
        <source>&amp;Appearance</source>
        <translation>&amp;Aspetto</translation>
    </message>
    <message>
        <source>&amp;Files</source>
        <translation>&amp;File</translation>
    </message>
    <message>
        <source>&amp;Editing</source>
        <translation>&amp;Modifica</translation>
    </message>
    <message>
        <source>{language} (no font)</source>
        <translation>{language} (nessun carattere)</translation>
    </message>
    <message>
        <source>No font on this computer has the characters of this language</source>
        <translation>Nessun tipo di carattere su questo computer contiene i caratteri di questa lingua</translation>
    </message>
    <message>
        <source>pt</source>
        <translation>pt</translation>
    </message>
    <message>
        <source>Size in points</source>
        <translation>Dimensione in punti</translation>
    </message>
    <message>
        <source>Ctrl+wheel over the text changes its size, too</source>
        <translation>Anche Ctrl+rotellina sul testo ne cambia la dimensione</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>&amp;Lingua:</translation>
    </message>
    <message>
        <source>A change takes effect at the next start.</source>
        <translation>La modifica ha effetto dal prossimo avvio.</translation>
    </message>
    <message>
        <source>{title}:</source>
        <translation>{title}:</translation>
    </message>
    <message>
        <source>&amp;Choose...</source>
        <translation>S&amp;cegli...</translation>
    </message>
    <message>
        <source>Open and &amp;save in:</source>
        <translation>Apri e &amp;salva in:</translation>
    </message>
    <message>
        <source>A document that has a file is saved beside it.</source>
        <translation>Un documento che ha un file si salva accanto a quello.</translation>
    </message>
    <message>
        <source>Files are shown at the same move, with the same zoom and layout.</source>
        <translation>I file riappaiono alla stessa mossa, con lo stesso zoom e la stessa disposizione.</translation>
    </message>
    <message>
        <source>It stays on this computer, and is offered if the program stops unexpectedly.</source>
        <translation>Resta su questo computer, ed è proposta se il programma termina in modo imprevisto.</translation>
    </message>
    <message>
        <source>&amp;Memory for undo in MB:</source>
        <translation>Memoria per a&amp;nnullare, in MB:</translation>
    </message>
    <message>
        <source>For each document opened from now on; at least the last 1,000 steps.</source>
        <translation>Per ogni documento aperto d’ora in poi; almeno le ultime 1.000 modifiche.</translation>
    </message>
    <message>
        <source>&amp;Web address of a position:</source>
        <translation>Indirizzo &amp;web di una posizione:</translation>
    </message>
    <message>
        <source>The HEN takes the place of {first} or {second}.</source>
        <translation>L’HEN prende il posto di {first} o {second}.</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts...</source>
        <translation>Scorciatoie da &amp;tastiera...</translation>
    </message>
    <message>
        <source>Keys:</source>
        <translation>Tasti:</translation>
    </message>
    <message>
        <source>Open and save in</source>
        <translation>Apri e salva in</translation>
    </message>
</context>
<context>
    <name>PrintPreview</name>
    <message>
        <source>Print</source>
        <translation>Stampa</translation>
    </message>
    <message>
        <source>{file}, move {number}</source>
        <translation>{file}, mossa {number}</translation>
    </message>
</context>
<context>
    <name>ProblemCount</name>
    <message>
        <source>Show or hide the list of problems</source>
        <translation>Mostra o nascondi l’elenco dei problemi</translation>
    </message>
    <message>
        <source>No problems</source>
        <translation>Nessun problema</translation>
    </message>
    <message numerus="yes">
        <source>%Ln note(s)</source>
        <translation>
            <numerusform>%Ln nota</numerusform>
            <numerusform>%Ln note</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln problem(s)</source>
        <translation>
            <numerusform>%Ln problema</numerusform>
            <numerusform>%Ln problemi</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProblemList</name>
    <message>
        <source>Fix</source>
        <translation>Correggi</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problemi</translation>
    </message>
    <message numerus="yes">
        <source>%Ln error(s)</source>
        <translation>
            <numerusform>%Ln errore</numerusform>
            <numerusform>%Ln errori</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln warning(s)</source>
        <translation>
            <numerusform>%Ln avviso</numerusform>
            <numerusform>%Ln avvisi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln note(s)</source>
        <translation>
            <numerusform>%Ln nota</numerusform>
            <numerusform>%Ln note</numerusform>
        </translation>
    </message>
    <message>
        <source>No problems</source>
        <translation>Nessun problema</translation>
    </message>
    <message>
        <source>This problem has no fix</source>
        <translation>Per questo problema non c’è una correzione</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>Vai lì</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copia</translation>
    </message>
</context>
<context>
    <name>ProblemModel</name>
    <message>
        <source>error: {message} {place}</source>
        <translation>errore: {message} {place}</translation>
    </message>
    <message>
        <source>warning: {message} {place}</source>
        <translation>avviso: {message} {place}</translation>
    </message>
    <message>
        <source>note: {message} {place}</source>
        <translation>nota: {message} {place}</translation>
    </message>
</context>
<context>
    <name>Problems</name>
    <message>
        <source>A HEN file must be UTF-8 text; this one is not.</source>
        <translation>Un file HEN deve essere testo UTF-8; questo non lo è.</translation>
    </message>
    <message>
        <source>A board of {size} cannot be written in this format.</source>
        <translation>Un goban {size} non si può scrivere in questo formato.</translation>
    </message>
    <message>
        <source>A compressed text of HEN or SGF in it is damaged and was left out.</source>
        <translation>Contiene un testo compresso di HEN o SGF danneggiato, che è stato tralasciato.</translation>
    </message>
    <message>
        <source>A date is written as year-month-day, such as 2024-05-03.</source>
        <translation>Una data si scrive anno-mese-giorno, per esempio 2024-05-03.</translation>
    </message>
    <message>
        <source>A file needs at least one game.</source>
        <translation>Un file deve avere almeno una partita.</translation>
    </message>
    <message>
        <source>A game other than Go stays as it is.</source>
        <translation>Una partita di un gioco diverso dal go resta com’è.</translation>
    </message>
    <message>
        <source>A line beside it gives its height and width.</source>
        <translation>Una riga accanto ne indica altezza e larghezza.</translation>
    </message>
    <message>
        <source>A result is written as B+3.5, W+R, 0 for a draw, Void or ?.</source>
        <translation>Un risultato si scrive B+3.5, W+R, 0 per una partita pari, Void o ?.</translation>
    </message>
    <message>
        <source>A space splits a number in “{found}”; its digits belong together.</source>
        <translation>Uno spazio divide un numero in “{found}”; le sue cifre vanno unite.</translation>
    </message>
    <message>
        <source>A style has no “{key}”, only base, {keys}.</source>
        <translation>Uno stile non ha “{key}”, ma solo base, {keys}.</translation>
    </message>
    <message>
        <source>A terminal cannot show pictures; redirect the output, or name a file with -o.</source>
        <translation>Un terminale non può mostrare immagini; reindirizza l’output, o indica un file con -o.</translation>
    </message>
    <message>
        <source>A text in it that should be HEN is not, and was left out.</source>
        <translation>Un testo che dovrebbe essere HEN non lo è, ed è stato tralasciato.</translation>
    </message>
    <message>
        <source>A text in it that should be SGF is not, and was left out.</source>
        <translation>Un testo che dovrebbe essere SGF non lo è, ed è stato tralasciato.</translation>
    </message>
    <message>
        <source>A text of HEN or SGF in it is too long and was left out.</source>
        <translation>Contiene un testo di HEN o SGF troppo lungo, che è stato tralasciato.</translation>
    </message>
    <message>
        <source>A value in [ ] has no property name; it is skipped, but kept in the file.</source>
        <translation>Un valore tra [ ] non ha un nome di proprietà; è saltato, ma conservato nel file.</translation>
    </message>
    <message>
        <source>A worker process ended before its work was done; try --jobs 1.</source>
        <translation>Un processo di lavoro si è interrotto prima di completare il lavoro; prova con --jobs 1.</translation>
    </message>
    <message>
        <source>A {format} file cannot store it.</source>
        <translation>Un file {format} non può contenerlo.</translation>
    </message>
    <message numerus="yes">
        <source>Agrees on {agreeing:,} of {count:,} texts.</source>
        <translation>
            <numerusform>Concorda su {agreeing:,} testo su {count:,}.</numerusform>
            <numerusform>Concorda su {agreeing:,} testi su {count:,}.</numerusform>
        </translation>
    </message>
    <message>
        <source>All moves but the last will be lost.</source>
        <translation>Tutte le mosse tranne l’ultima andranno perse.</translation>
    </message>
    <message>
        <source>All stones are connected with the middle.</source>
        <translation>Tutte le pietre sono collegate con il centro.</translation>
    </message>
    <message>
        <source>All stones are on squares of one colour.</source>
        <translation>Tutte le pietre sono su caselle dello stesso colore.</translation>
    </message>
    <message numerus="yes">
        <source>All {count:,} valid, with {found}.</source>
        <translation>
            <numerusform>Valido, con {found}.</numerusform>
            <numerusform>Tutti e {count:,} validi, con {found}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All {count:,} valid.</source>
        <translation>
            <numerusform>Valido.</numerusform>
            <numerusform>Tutti e {count:,} validi.</numerusform>
        </translation>
    </message>
    <message>
        <source>An attachment is compressed in a way that cannot be read.</source>
        <translation>Un allegato è compresso in un modo che non si può leggere.</translation>
    </message>
    <message>
        <source>An empty variation is skipped.</source>
        <translation>Una variante vuota è saltata.</translation>
    </message>
    <message>
        <source>An invisible byte order mark, U+FEFF, precedes the text; it is skipped.</source>
        <translation>Il testo è preceduto da un BOM invisibile, U+FEFF; è saltato.</translation>
    </message>
    <message>
        <source>An old program put backslashes inside characters of {encoding}; they were removed.</source>
        <translation>Un vecchio programma ha messo barre rovesciate dentro caratteri di {encoding}; sono state rimosse.</translation>
    </message>
    <message>
        <source>Another program changed it while it was being written.</source>
        <translation>Un altro programma lo ha modificato durante la scrittura.</translation>
    </message>
    <message>
        <source>Arrows will be lost.</source>
        <translation>Le frecce andranno perse.</translation>
    </message>
    <message>
        <source>Boards of more than 25 columns will be lost.</source>
        <translation>I goban con più di 25 colonne andranno persi.</translation>
    </message>
    <message>
        <source>Change to a plain space</source>
        <translation>Cambia in uno spazio semplice</translation>
    </message>
    <message>
        <source>Change to “{meant}”</source>
        <translation>Cambia in “{meant}”</translation>
    </message>
    <message>
        <source>Circles: {points}</source>
        <translation>Cerchi: {points}</translation>
    </message>
    <message>
        <source>Column {column} in row {row} is off the board; its last column is {last}.</source>
        <translation>La colonna {column} nella riga {row} è fuori dal goban; l’ultima colonna è {last}.</translation>
    </message>
    <message>
        <source>Crosses: {points}</source>
        <translation>Croci: {points}</translation>
    </message>
    <message>
        <source>Cut off at the edge</source>
        <translation>Taglia al bordo</translation>
    </message>
    <message>
        <source>Each row begins further to the right.</source>
        <translation>Ogni riga comincia più a destra.</translation>
    </message>
    <message>
        <source>Engines do not know the rules “{rules}”; Japanese ones are used.</source>
        <translation>I motori non conoscono le regole “{rules}”; si usano quelle giapponesi.</translation>
    </message>
    <message>
        <source>Engines know black and white stones only; {point} is {color}.</source>
        <translation>I motori conoscono solo pietre nere e bianche; in {point} c&apos;è {color}.</translation>
    </message>
    <message>
        <source>Engines know boards of up to {most} lines; this one is {size}.</source>
        <translation>I motori conoscono goban fino a {most} linee; questo è {size}.</translation>
    </message>
    <message>
        <source>Few stones have neighbours of their colour.</source>
        <translation>Poche pietre hanno vicini del proprio colore.</translation>
    </message>
    <message>
        <source>Files: {files:,}, games: {games:,}. Read now: {updated:,}, gone or changed: {removed:,}.</source>
        <translation>File: {files:,}, partite: {games:,}. Letti ora: {updated:,}, spariti o cambiati: {removed:,}.</translation>
    </message>
    <message>
        <source>From here on some bytes cannot be decoded as {encoding}; they are kept as they are.</source>
        <translation>Da qui in poi alcuni byte non si possono decodificare come {encoding}; restano come sono.</translation>
    </message>
    <message>
        <source>GM[{value}] is not Go: all its properties are shown as text.</source>
        <translation>GM[{value}] non è go: tutte le proprietà sono mostrate come testo.</translation>
    </message>
    <message>
        <source>Greyed-out points will be lost.</source>
        <translation>I punti attenuati andranno persi.</translation>
    </message>
    <message>
        <source>Greying out is left out.</source>
        <translation>L’attenuazione è tralasciata.</translation>
    </message>
    <message>
        <source>HEN Editor failed in talking to the engine: {reason}.</source>
        <translation>HEN Editor non è riuscito a comunicare con il motore: {reason}.</translation>
    </message>
    <message>
        <source>HEN cannot store arrows; they stay in the game, but not in the HEN text.</source>
        <translation>HEN non può contenere le frecce; restano nella partita, ma non nel testo HEN.</translation>
    </message>
    <message>
        <source>HEN cannot store greyed-out points; they stay in the game, but not in the HEN text.</source>
        <translation>HEN non può contenere i punti attenuati; restano nella partita, ma non nel testo HEN.</translation>
    </message>
    <message>
        <source>HEN cannot store lines; they stay in the game, but not in the HEN text.</source>
        <translation>HEN non può contenere le linee; restano nella partita, ma non nel testo HEN.</translation>
    </message>
    <message>
        <source>HEN cannot store selected points; they stay in the game, but not in the HEN text.</source>
        <translation>HEN non può contenere i punti selezionati; restano nella partita, ma non nel testo HEN.</translation>
    </message>
    <message>
        <source>HEN cannot store territory; it stays in the game, but not in the HEN text.</source>
        <translation>HEN non può contenere il territorio; resta nella partita, ma non nel testo HEN.</translation>
    </message>
    <message>
        <source>HEN cannot store the comment; it stays in the game, but not in the HEN text.</source>
        <translation>HEN non può contenere il commento; resta nella partita, ma non nel testo HEN.</translation>
    </message>
    <message>
        <source>HEN cannot store the cropped view; it stays in the game, but not in the HEN text.</source>
        <translation>HEN non può contenere la vista ritagliata; resta nella partita, ma non nel testo HEN.</translation>
    </message>
    <message>
        <source>HEN cannot store the label “{label}” at {point}.</source>
        <translation>HEN non può contenere l’etichetta “{label}” in {point}.</translation>
    </message>
    <message>
        <source>HEN cannot store the move number {number} at {point}: numbers go from 1 to 9999.</source>
        <translation>HEN non può contenere il numero di mossa {number} in {point}: i numeri vanno da 1 a 9999.</translation>
    </message>
    <message>
        <source>HEN cannot store the move number {number} at {point}: the stone is {color}&apos;s, and move {number} is {expected}&apos;s.</source>
        <translation>HEN non può contenere il numero di mossa {number} in {point}: la pietra è di {color}, e la mossa {number} è di {expected}.</translation>
    </message>
    <message>
        <source>HEN cannot store the move number {number} at {point}: there is no stone.</source>
        <translation>HEN non può contenere il numero di mossa {number} in {point}: non c’è una pietra.</translation>
    </message>
    <message>
        <source>HEN cannot store the node name; it stays in the game, but not in the HEN text.</source>
        <translation>HEN non può contenere il nome del nodo; resta nella partita, ma non nel testo HEN.</translation>
    </message>
    <message>
        <source>I is not a column; did you mean J?</source>
        <translation>I non è una colonna; intendevi J?</translation>
    </message>
    <message>
        <source>Interrupted.</source>
        <translation>Interrotto.</translation>
    </message>
    <message>
        <source>It already exists; use --force to overwrite it.</source>
        <translation>Esiste già; usa --force per sovrascriverlo.</translation>
    </message>
    <message>
        <source>It cannot be read: {reason}.</source>
        <translation>Impossibile leggerlo: {reason}.</translation>
    </message>
    <message>
        <source>It cannot carry this position; to write it all the same, use --carry nothing.</source>
        <translation>Non può incorporare questa posizione; per scriverlo comunque, usa --carry nothing.</translation>
    </message>
    <message>
        <source>It carries too much HEN or SGF; only the beginning was read.</source>
        <translation>Incorpora troppi HEN o SGF; è stato letto solo l’inizio.</translation>
    </message>
    <message numerus="yes">
        <source>It contains a position of more than {count:,} characters.</source>
        <translation>
            <numerusform>Contiene una posizione di più di {count:,} carattere.</numerusform>
            <numerusform>Contiene una posizione di più di {count:,} caratteri.</numerusform>
        </translation>
    </message>
    <message>
        <source>It contains no HEN.</source>
        <translation>Non contiene alcun HEN.</translation>
    </message>
    <message>
        <source>It contains no SGF game and no HEN.</source>
        <translation>Non contiene né partite SGF né HEN.</translation>
    </message>
    <message>
        <source>It contains no {format} game.</source>
        <translation>Non contiene alcuna partita {format}.</translation>
    </message>
    <message>
        <source>It declares entities, which are not read in pictures.</source>
        <translation>Dichiara entità, che nelle immagini non vengono lette.</translation>
    </message>
    <message numerus="yes">
        <source>It did not end within {count:,} seconds.</source>
        <translation>
            <numerusform>Non è terminato entro {count:,} secondo.</numerusform>
            <numerusform>Non è terminato entro {count:,} secondi.</numerusform>
        </translation>
    </message>
    <message>
        <source>It does not begin like a {format} file.</source>
        <translation>Non comincia come un file {format}.</translation>
    </message>
    <message>
        <source>It has 19 lines.</source>
        <translation>Ha 19 linee.</translation>
    </message>
    <message>
        <source>It has 3 by 3 points with X and O.</source>
        <translation>Ha 3 per 3 punti con X e O.</translation>
    </message>
    <message numerus="yes">
        <source>It has a node with more than {count:,} properties; no Go program writes that many.</source>
        <translation>
            <numerusform>Ha un nodo con più di {count:,} proprietà; nessun programma di go ne scrive così tante.</numerusform>
            <numerusform>Ha un nodo con più di {count:,} proprietà; nessun programma di go ne scrive così tante.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It has about {count} million nodes. Open it in a window of its own.</source>
        <translation>
            <numerusform>Ha circa {count} milione di nodi. Aprilo in una finestra propria.</numerusform>
            <numerusform>Ha circa {count} milioni di nodi. Aprilo in una finestra propria.</numerusform>
        </translation>
    </message>
    <message>
        <source>It has at most 3 by 3 points.</source>
        <translation>Ha al massimo 3 per 3 punti.</translation>
    </message>
    <message>
        <source>It has fewer than 6 lines one way.</source>
        <translation>Ha meno di 6 linee in una direzione.</translation>
    </message>
    <message>
        <source>It has fewer than four stones.</source>
        <translation>Ha meno di quattro pietre.</translation>
    </message>
    <message>
        <source>It has four edges and 9, 13 or 19 lines each way.</source>
        <translation>Ha quattro bordi e 9, 13 o 19 linee in ogni direzione.</translation>
    </message>
    <message>
        <source>It has no stones.</source>
        <translation>Non ha pietre.</translation>
    </message>
    <message>
        <source>It has other names (hard links), which would keep the old content.</source>
        <translation>Ha altri nomi (collegamenti fisici), che terrebbero il vecchio contenuto.</translation>
    </message>
    <message numerus="yes">
        <source>It has over {count:,} nodes, too many for a web page, and is not checked further.</source>
        <translation>
            <numerusform>Ha più di {count:,} nodo, troppi per una pagina web, e non è controllato oltre.</numerusform>
            <numerusform>Ha più di {count:,} nodi, troppi per una pagina web, e non è controllato oltre.</numerusform>
        </translation>
    </message>
    <message>
        <source>It has several positions; use --game to choose one.</source>
        <translation>Ha più posizioni; usa --game per sceglierne una.</translation>
    </message>
    <message>
        <source>It has stones of only one colour.</source>
        <translation>Ha pietre di un solo colore.</translation>
    </message>
    <message>
        <source>It is a folder; name a file in it.</source>
        <translation>È una cartella; indica un file al suo interno.</translation>
    </message>
    <message>
        <source>It is a square in a frame.</source>
        <translation>È un quadrato in una cornice.</translation>
    </message>
    <message>
        <source>It is a square of 9, 13 or 19 lines.</source>
        <translation>È un quadrato di 9, 13 o 19 linee.</translation>
    </message>
    <message>
        <source>It is an archive ({kind}). Unpack it, then open the files in it.</source>
        <translation>È un archivio ({kind}). Estrailo, poi apri i file che contiene.</translation>
    </message>
    <message>
        <source>It is closed.</source>
        <translation>È chiuso.</translation>
    </message>
    <message>
        <source>It is damaged, but was searched: {reason}</source>
        <translation>È danneggiato, ma è stato esaminato: {reason}</translation>
    </message>
    <message>
        <source>It is empty; HEN, SGF or a diagram was expected.</source>
        <translation>È vuoto; ci si aspettava HEN, SGF o un diagramma.</translation>
    </message>
    <message>
        <source>It is for a {found} board; the game is on {wanted}.</source>
        <translation>È per un goban {found}; la partita è su {wanted}.</translation>
    </message>
    <message>
        <source>It is framed, and no square.</source>
        <translation>Ha una cornice e non è un quadrato.</translation>
    </message>
    <message>
        <source>It is its own mirror image.</source>
        <translation>È la propria immagine speculare.</translation>
    </message>
    <message>
        <source>It is longer than 9 lines, too.</source>
        <translation>È anche più lungo di 9 linee.</translation>
    </message>
    <message>
        <source>It is neither SGF nor UTF-8 text, as HEN must be: line {line:,} has the byte {byte}.</source>
        <translation>Non è né SGF né testo UTF-8, come dev’essere HEN: la riga {line:,} ha il byte {byte}.</translation>
    </message>
    <message numerus="yes">
        <source>It is neither SGF nor a list of HENs, and too long to search for anything else (over {count:,} characters).</source>
        <translation>
            <numerusform>Non è né SGF né un elenco di HEN, ed è troppo lungo per cercarvi altro (più di {count:,} carattere).</numerusform>
            <numerusform>Non è né SGF né un elenco di HEN, ed è troppo lungo per cercarvi altro (più di {count:,} caratteri).</numerusform>
        </translation>
    </message>
    <message>
        <source>It is no square, and has neither frame nor coordinates.</source>
        <translation>Non è un quadrato, e non ha né cornice né coordinate.</translation>
    </message>
    <message>
        <source>It is not TOML: {reason}.</source>
        <translation>Non è TOML: {reason}.</translation>
    </message>
    <message>
        <source>It is not a regular file.</source>
        <translation>Non è un file normale.</translation>
    </message>
    <message numerus="yes">
        <source>It is not a style: it has over {count:,} characters.</source>
        <translation>
            <numerusform>Non è uno stile: ha più di {count:,} carattere.</numerusform>
            <numerusform>Non è uno stile: ha più di {count:,} caratteri.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is not clear where its lines end.</source>
        <translation>Non è chiaro dove finiscano le linee.</translation>
    </message>
    <message>
        <source>It is over the limit of {limit:,} MB. To raise the limit, set max-megabytes in the section [files] of {file}.</source>
        <translation>Supera il limite di {limit:,} MB. Per alzare il limite, imposta max-megabytes nella sezione [files] di {file}.</translation>
    </message>
    <message>
        <source>It is over the limit of {limit:,} MB. To raise the limit, use --max-size.</source>
        <translation>Supera il limite di {limit:,} MB. Per alzare il limite, usa --max-size.</translation>
    </message>
    <message>
        <source>It is seen at an angle: check its corners.</source>
        <translation>È ripreso in prospettiva: controlla gli angoli.</translation>
    </message>
    <message>
        <source>It is the start of a game of Othello.</source>
        <translation>È l’inizio di una partita di Othello.</translation>
    </message>
    <message>
        <source>It is {format}; use hen convert to convert it to HEN.</source>
        <translation>È {format}; usa hen convert per convertirlo in HEN.</translation>
    </message>
    <message numerus="yes">
        <source>It should have {count:,} moves, but has only {found:,}: it is perhaps truncated.</source>
        <translation>
            <numerusform>Dovrebbe avere {count:,} mossa, ma ne ha solo {found:,}: forse è troncato.</numerusform>
            <numerusform>Dovrebbe avere {count:,} mosse, ma ne ha solo {found:,}: forse è troncato.</numerusform>
        </translation>
    </message>
    <message>
        <source>It shows a corner of a board.</source>
        <translation>Mostra un angolo di un goban.</translation>
    </message>
    <message>
        <source>It shows no wrong move.</source>
        <translation>Non mostra mosse sbagliate.</translation>
    </message>
    <message>
        <source>It would have over 120 million pixels.</source>
        <translation>Avrebbe più di 120 milioni di pixel.</translation>
    </message>
    <message>
        <source>It would lose its owner or its attributes.</source>
        <translation>Perderebbe il proprietario o gli attributi.</translation>
    </message>
    <message>
        <source>Its cells are tiny.</source>
        <translation>Le caselle sono minuscole.</translation>
    </message>
    <message>
        <source>Its empty points are no dots or crosses.</source>
        <translation>I punti vuoti non sono puntini o croci.</translation>
    </message>
    <message>
        <source>Its folder allows no new files.</source>
        <translation>La sua cartella non permette nuovi file.</translation>
    </message>
    <message>
        <source>Its format cannot store the whole document.</source>
        <translation>Il suo formato non può memorizzare l’intero documento.</translation>
    </message>
    <message>
        <source>Its index could not be written: {reason}.</source>
        <translation>Impossibile scriverne l’indice: {reason}.</translation>
    </message>
    <message>
        <source>Its numbers of lines are unusual.</source>
        <translation>Il numero di linee è insolito.</translation>
    </message>
    <message>
        <source>Its rows repeat.</source>
        <translation>Le righe si ripetono.</translation>
    </message>
    <message>
        <source>Its stones are B and W.</source>
        <translation>Le pietre sono B e W.</translation>
    </message>
    <message>
        <source>Its stones are X and O.</source>
        <translation>Le pietre sono X e O.</translation>
    </message>
    <message>
        <source>Its stones are circles.</source>
        <translation>Le pietre sono cerchi.</translation>
    </message>
    <message>
        <source>Its stones may be cut off at an edge.</source>
        <translation>Le pietre potrebbero essere tagliate a un bordo.</translation>
    </message>
    <message>
        <source>JSON cannot hold pictures; write them to files with -o.</source>
        <translation>Il JSON non può contenere immagini; scrivile in file con -o.</translation>
    </message>
    <message>
        <source>JSON has no games; write them to a file with -o.</source>
        <translation>In JSON non ci sono partite; scrivile in un file con -o.</translation>
    </message>
    <message>
        <source>KataGo is there, but no network for it: put one, a .bin.gz file, into {folder}.</source>
        <translation>KataGo c&apos;è, ma senza una rete neurale: mettine una, un file .bin.gz, in {folder}.</translation>
    </message>
    <message>
        <source>Ko: you can&apos;t retake here yet.</source>
        <translation>Ko: qui non si può ancora riprendere.</translation>
    </message>
    <message>
        <source>Komi is a number with a decimal point, such as 6.5.</source>
        <translation>Il komi è un numero con il punto decimale, per esempio 6.5.</translation>
    </message>
    <message>
        <source>Labels and marks of earlier moves will be lost.</source>
        <translation>Etichette e simboli delle mosse precedenti andranno persi.</translation>
    </message>
    <message>
        <source>Labels that HEN cannot store will be lost.</source>
        <translation>Le etichette che HEN non può contenere andranno perse.</translation>
    </message>
    <message>
        <source>Labels: {points}</source>
        <translation>Etichette: {points}</translation>
    </message>
    <message>
        <source>Lines are missing at some empty points.</source>
        <translation>In alcuni punti vuoti mancano le linee.</translation>
    </message>
    <message>
        <source>Lines are seen at nearly all empty points.</source>
        <translation>In quasi tutti i punti vuoti si vedono le linee.</translation>
    </message>
    <message>
        <source>Lines go on across stones.</source>
        <translation>Le linee proseguono attraverso le pietre.</translation>
    </message>
    <message>
        <source>Lines will be lost.</source>
        <translation>Le linee andranno perse.</translation>
    </message>
    <message>
        <source>Links are left out.</source>
        <translation>I link sono tralasciati.</translation>
    </message>
    <message>
        <source>Lone surrogates, which cannot be saved, were replaced by U+FFFD.</source>
        <translation>I surrogati isolati, che non si possono salvare, sono stati sostituiti da U+FFFD.</translation>
    </message>
    <message>
        <source>Marks of territory are left out.</source>
        <translation>I segni di territorio sono tralasciati.</translation>
    </message>
    <message>
        <source>Move number {number} appears at {names}; each number was expected once.</source>
        <translation>Il numero di mossa {number} compare in {names}; ogni numero era atteso una volta sola.</translation>
    </message>
    <message>
        <source>Move number {number} is at {point}, where there is no stone.</source>
        <translation>Il numero di mossa {number} è in {point}, dove non c’è una pietra.</translation>
    </message>
    <message>
        <source>Move number {number} is out of range; move numbers go from 1 to 9999.</source>
        <translation>Il numero di mossa {number} è fuori intervallo; i numeri di mossa vanno da 1 a 9999.</translation>
    </message>
    <message>
        <source>Move {number} appears more than once; only the first one keeps its number.</source>
        <translation>La mossa {number} compare più di una volta; solo la prima tiene il numero.</translation>
    </message>
    <message>
        <source>Move {number} at {point} can no longer be played: it would have no liberties.</source>
        <translation>La mossa {number} in {point} non si può più giocare: non avrebbe libertà.</translation>
    </message>
    <message>
        <source>Move {number} at {point} can no longer be played: it would retake a ko.</source>
        <translation>La mossa {number} in {point} non si può più giocare: riprenderebbe un ko.</translation>
    </message>
    <message>
        <source>Move {number} at {point} can no longer be played: the point is occupied.</source>
        <translation>La mossa {number} in {point} non si può più giocare: il punto è occupato.</translation>
    </message>
    <message>
        <source>Move {number} at {point}: it would have no liberties.</source>
        <translation>Mossa {number} in {point}: non avrebbe libertà.</translation>
    </message>
    <message>
        <source>Move {number} at {point}: it would retake a ko.</source>
        <translation>Mossa {number} in {point}: riprenderebbe un ko.</translation>
    </message>
    <message>
        <source>Move {number} at {point}: the point is occupied.</source>
        <translation>Mossa {number} in {point}: il punto è occupato.</translation>
    </message>
    <message>
        <source>No Go board was found in this picture.</source>
        <translation>In questa immagine non è stato trovato alcun goban.</translation>
    </message>
    <message>
        <source>No blanks stand between its signs.</source>
        <translation>Tra i segni non ci sono spazi.</translation>
    </message>
    <message>
        <source>No edge is shown, so the diagram is placed in the middle of the board.</source>
        <translation>Non si vede alcun bordo, perciò il diagramma è messo al centro del goban.</translation>
    </message>
    <message>
        <source>No font on this computer has kanji numerals: numbers are drawn instead.</source>
        <translation>Nessun tipo di carattere su questo computer contiene i numeri kanji: si disegnano invece le cifre.</translation>
    </message>
    <message>
        <source>No game found: SGF games begin with “(;”.</source>
        <translation>Nessuna partita trovata: le partite SGF cominciano con “(;”.</translation>
    </message>
    <message>
        <source>No move is marked as right; its first line counts as that.</source>
        <translation>Nessuna mossa è segnata come giusta; la prima linea vale come tale.</translation>
    </message>
    <message>
        <source>No move solves it.</source>
        <translation>Nessuna mossa lo risolve.</translation>
    </message>
    <message>
        <source>No point is in doubt.</source>
        <translation>Nessun punto è dubbio.</translation>
    </message>
    <message>
        <source>No stone follows column {column} in row {row}; one was expected, as in “{column}b”.</source>
        <translation>Dopo la colonna {column} nella riga {row} non c’è una pietra; ne era attesa una, come in “{column}b”.</translation>
    </message>
    <message>
        <source>No stone has a number; at least one numbered stone is needed.</source>
        <translation>Nessuna pietra ha un numero; ne serve almeno una numerata.</translation>
    </message>
    <message>
        <source>No stones of two colours are in contact.</source>
        <translation>Non ci sono pietre di due colori a contatto.</translation>
    </message>
    <message>
        <source>Nothing can be inserted before the start of the game.</source>
        <translation>Prima dell’inizio della partita non si può inserire nulla.</translation>
    </message>
    <message>
        <source>Nothing follows the dash after {point}; a label or one of CR, SQ, TR and MA was expected.</source>
        <translation>Dopo il trattino che segue {point} non c’è nulla; era attesa un’etichetta, oppure CR, SQ, TR o MA.</translation>
    </message>
    <message>
        <source>Nothing follows the dot; a size (9x9), a point (K10), a colour (b or w) or a pass (pb) was expected.</source>
        <translation>Dopo il punto non c’è nulla; era attesa una dimensione (9x9), un’intersezione (K10), un colore (b o w) o un passo (pb).</translation>
    </message>
    <message>
        <source>Nothing follows “_”; a row number was expected, as in “_10Kb”.</source>
        <translation>Dopo “_” non c’è nulla; era atteso un numero di riga, come in “_10Kb”.</translation>
    </message>
    <message>
        <source>Nothing to do: specify a transform, such as --rotate left.</source>
        <translation>Niente da fare: indica una trasformazione, per esempio --rotate left.</translation>
    </message>
    <message>
        <source>Nothing to paste: no SGF, HEN, text diagram or list of moves was found.</source>
        <translation>Niente da incollare: non è stato trovato né SGF, né HEN, né un diagramma di testo, né un elenco di mosse.</translation>
    </message>
    <message>
        <source>Nothing to read: specify a HEN text, a file, or - for standard input.</source>
        <translation>Niente da leggere: indica un testo HEN, un file, o - per lo standard input.</translation>
    </message>
    <message>
        <source>Number {number} appears at {names}; each number may be used only once.</source>
        <translation>Il numero {number} compare in {names}; ogni numero si può usare una volta sola.</translation>
    </message>
    <message>
        <source>Numbers are there again and again.</source>
        <translation>Ci sono numeri che si ripetono più volte.</translation>
    </message>
    <message>
        <source>On a board of {size} this may be another game than Go.</source>
        <translation>Su un goban {size} questo può essere un gioco diverso dal go.</translation>
    </message>
    <message>
        <source>One of the two games is not Go (see GM in the node properties); they cannot be merged.</source>
        <translation>Una delle due partite non è di go (vedi GM nelle proprietà del nodo); non si possono unire.</translation>
    </message>
    <message>
        <source>One stone is in brackets.</source>
        <translation>Una pietra è tra parentesi.</translation>
    </message>
    <message>
        <source>Only a whole game can be resized.</source>
        <translation>Si può ridimensionare solo una partita intera.</translation>
    </message>
    <message>
        <source>Only one colour has stones.</source>
        <translation>Solo un colore ha pietre.</translation>
    </message>
    <message>
        <source>Only one of --all, --move and --node can be given.</source>
        <translation>Si può indicare solo uno tra --all, --move e --node.</translation>
    </message>
    <message>
        <source>Only one of --cell and --cm can be given.</source>
        <translation>Si può usare solo uno tra --cell e --cm.</translation>
    </message>
    <message>
        <source>Only one of --move and --node can be given.</source>
        <translation>Si può usare solo uno tra --move e --node.</translation>
    </message>
    <message>
        <source>Only the HEN in this text was read; the words around it are ignored.</source>
        <translation>È stato letto solo l’HEN in questo testo; le parole intorno sono ignorate.</translation>
    </message>
    <message numerus="yes">
        <source>Only the first {count:,} characters of this text were searched for diagrams.</source>
        <translation>
            <numerusform>È stato esaminato solo il primo carattere di questo testo in cerca di diagrammi.</numerusform>
            <numerusform>Sono stati esaminati solo i primi {count:,} caratteri di questo testo in cerca di diagrammi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only the first {count:,} positions are offered. To open all, save the text as a .hen file.</source>
        <translation>
            <numerusform>È proposta solo la prima posizione. Per aprirle tutte, salva il testo come file .hen.</numerusform>
            <numerusform>Sono proposte solo le prime {count:,} posizioni. Per aprirle tutte, salva il testo come file .hen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only the first {count} diagrams of this text were read.</source>
        <translation>
            <numerusform>È stato letto solo il primo diagramma di questo testo.</numerusform>
            <numerusform>Sono stati letti solo i primi {count} diagrammi di questo testo.</numerusform>
        </translation>
    </message>
    <message>
        <source>Played in order, move {number} at {point} captures {names}, where this position has stones.</source>
        <translation>Giocata in ordine, la mossa {number} in {point} cattura {names}, dove questa posizione ha pietre.</translation>
    </message>
    <message>
        <source>Points of a search pattern are read as empty.</source>
        <translation>I punti di uno schema di ricerca sono letti come vuoti.</translation>
    </message>
    <message>
        <source>Positions have no moves; --move is for games.</source>
        <translation>Le posizioni non hanno mosse; --move è per le partite.</translation>
    </message>
    <message>
        <source>PySide6, which draws pictures, cannot be used ({reason}). SVG with --letters text does without it.</source>
        <translation>PySide6, che disegna le immagini, non si può usare ({reason}). SVG con --letters text ne fa a meno.</translation>
    </message>
    <message>
        <source>PySide6, which opens pictures, cannot be used ({reason}).</source>
        <translation>PySide6, che apre le immagini, non si può usare ({reason}).</translation>
    </message>
    <message>
        <source>Remove it</source>
        <translation>Rimuovi</translation>
    </message>
    <message>
        <source>Row {row} has no stones; at least one was expected.</source>
        <translation>La riga {row} non ha pietre; ne era attesa almeno una.</translation>
    </message>
    <message numerus="yes">
        <source>Row {row} needs {count} columns; the board has {columns}.</source>
        <translation>
            <numerusform>La riga {row} richiede {count} colonna; il goban ne ha {columns}.</numerusform>
            <numerusform>La riga {row} richiede {count} colonne; il goban ne ha {columns}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Row {row} needs {count} or more columns; the board has {columns}.</source>
        <translation>
            <numerusform>La riga {row} richiede almeno {count} colonna; il goban ne ha {columns}.</numerusform>
            <numerusform>La riga {row} richiede almeno {count} colonne; il goban ne ha {columns}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Rows that begin with $$ follow this diagram apart from it; they are left out.</source>
        <translation>Dopo questo diagramma, separate da esso, ci sono righe che iniziano con $$; sono tralasciate.</translation>
    </message>
    <message>
        <source>SGF cannot store this; HEN can, but not on boards with more than 25 columns, for which it has no letters.</source>
        <translation>SGF non può contenerlo; HEN sì, ma non su goban con più di 25 colonne, per le quali non ha lettere.</translation>
    </message>
    <message>
        <source>SGF properties that are not part of a position will be lost.</source>
        <translation>Le proprietà SGF che non fanno parte di una posizione andranno perse.</translation>
    </message>
    <message>
        <source>SZ[{value}] is not a board size from 1 to 52; 19x19 is assumed.</source>
        <translation>SZ[{value}] non è una dimensione del goban da 1 a 52; si assume 19x19.</translation>
    </message>
    <message>
        <source>Selected points will be lost.</source>
        <translation>I punti selezionati andranno persi.</translation>
    </message>
    <message>
        <source>Several signs stand for empty points.</source>
        <translation>Più segni diversi indicano punti vuoti.</translation>
    </message>
    <message>
        <source>Signs for stones are there in two kinds.</source>
        <translation>I segni per le pietre sono di due tipi.</translation>
    </message>
    <message>
        <source>Six stones and more have no liberties.</source>
        <translation>Sei o più pietre non hanno libertà.</translation>
    </message>
    <message>
        <source>Small letters are there once each.</source>
        <translation>Ci sono lettere minuscole, ognuna una volta.</translation>
    </message>
    <message>
        <source>Some inputs are games and others positions; transform them one kind at a time.</source>
        <translation>Alcuni input sono partite e altri posizioni; trasforma un solo tipo alla volta.</translation>
    </message>
    <message>
        <source>Some inputs become SGF and others HEN; choose with -o FILE, or use --json.</source>
        <translation>Alcuni input diventano SGF e altri HEN; scegli con -o FILE, o usa --json.</translation>
    </message>
    <message>
        <source>Some of its points are in doubt.</source>
        <translation>Alcuni punti sono dubbi.</translation>
    </message>
    <message>
        <source>Some programs cut off the label “{label}” at “~”.</source>
        <translation>Alcuni programmi tagliano l’etichetta “{label}” a “~”.</translation>
    </message>
    <message>
        <source>Some stones have no liberties.</source>
        <translation>Alcune pietre non hanno libertà.</translation>
    </message>
    <message>
        <source>Something is in some of its cells.</source>
        <translation>In alcune caselle c’è qualcosa.</translation>
    </message>
    <message>
        <source>Squares: {points}</source>
        <translation>Quadrati: {points}</translation>
    </message>
    <message>
        <source>Star points are drawn where they are.</source>
        <translation>Gli hoshi sono disegnati al posto giusto.</translation>
    </message>
    <message>
        <source>Stones in capital and small letters are read alike; small ones may be dead stones.</source>
        <translation>Pietre in lettere maiuscole e minuscole sono lette allo stesso modo; le minuscole possono essere pietre morte.</translation>
    </message>
    <message>
        <source>Stones seem to lie beyond its lines.</source>
        <translation>Sembra che ci siano pietre oltre le linee.</translation>
    </message>
    <message>
        <source>Suicide: that move would have no liberties.</source>
        <translation>Suicidio: questa mossa non avrebbe libertà.</translation>
    </message>
    <message>
        <source>Territory is left out.</source>
        <translation>Il territorio è tralasciato.</translation>
    </message>
    <message>
        <source>Territory will be lost.</source>
        <translation>Il territorio andrà perso.</translation>
    </message>
    <message>
        <source>The ( that begins a game or a variation is missing here.</source>
        <translation>Qui manca la ( che apre una partita o una variante.</translation>
    </message>
    <message>
        <source>The ; that begins a node is missing here.</source>
        <translation>Qui manca il ; che apre un nodo.</translation>
    </message>
    <message>
        <source>The HEN[...] of this node is ignored and stays as it is.</source>
        <translation>L’HEN[...] di questo nodo è ignorato e resta com’è.</translation>
    </message>
    <message>
        <source>The HEN[...] of this node is ignored, but kept in the file: {reason}</source>
        <translation>L’HEN[...] di questo nodo è ignorato, ma conservato nel file: {reason}</translation>
    </message>
    <message>
        <source>The HEN[...] of this node is removed: HEN has letters for 25 columns only.</source>
        <translation>L’HEN[...] di questo nodo è rimosso: HEN ha lettere solo per 25 colonne.</translation>
    </message>
    <message>
        <source>The HEN[...] of this node was ignored and is removed: it would be read now.</source>
        <translation>L’HEN[...] di questo nodo era ignorato ed è rimosso: ora verrebbe letto.</translation>
    </message>
    <message numerus="yes">
        <source>The board has {count} columns; HEN allows at most 25.</source>
        <translation>
            <numerusform>Il goban ha {count} colonna; HEN ne permette al massimo 25.</numerusform>
            <numerusform>Il goban ha {count} colonne; HEN ne permette al massimo 25.</numerusform>
        </translation>
    </message>
    <message>
        <source>The board is too large for HEN: the picture does not carry its position.</source>
        <translation>Il goban è troppo grande per HEN: l’immagine non incorpora la posizione.</translation>
    </message>
    <message>
        <source>The board is {columns}x{rows}, not a square; some programs read only the first number.</source>
        <translation>Il goban è {columns}x{rows}, non un quadrato; alcuni programmi leggono solo il primo numero.</translation>
    </message>
    <message>
        <source>The centres of its cells are plain.</source>
        <translation>I centri delle caselle sono uniformi.</translation>
    </message>
    <message>
        <source>The checksum of the text {keyword} is wrong; the text may be damaged.</source>
        <translation>La somma di controllo del testo {keyword} è sbagliata; il testo può essere danneggiato.</translation>
    </message>
    <message>
        <source>The clipboard has no variation: it is not SGF, or has no moves or setup.</source>
        <translation>Gli appunti non contengono una variante: non è SGF, o non ha né mosse né pietre piazzate.</translation>
    </message>
    <message>
        <source>The coloured stone at {point} is ignored: there is a black or white stone now.</source>
        <translation>La pietra colorata in {point} è ignorata: ora c’è una pietra nera o bianca.</translation>
    </message>
    <message>
        <source>The comment is left out.</source>
        <translation>Il commento è tralasciato.</translation>
    </message>
    <message>
        <source>The comment will be lost.</source>
        <translation>Il commento andrà perso.</translation>
    </message>
    <message>
        <source>The cropped view will be lost.</source>
        <translation>La vista ritagliata andrà persa.</translation>
    </message>
    <message>
        <source>The disk failed while the file was being written; the complete data is in {file}.</source>
        <translation>Il disco ha dato errore durante la scrittura del file; i dati completi sono in {file}.</translation>
    </message>
    <message>
        <source>The document is encrypted, so that its attachments cannot be read.</source>
        <translation>Il documento è cifrato, perciò i suoi allegati non si possono leggere.</translation>
    </message>
    <message>
        <source>The engine answers “{command}” with “{answer}”.</source>
        <translation>Il motore risponde a “{command}” con “{answer}”.</translation>
    </message>
    <message>
        <source>The engine cannot be started: {reason} ({program}).</source>
        <translation>Impossibile avviare il motore: {reason} ({program}).</translation>
    </message>
    <message>
        <source>The engine counts by rules of its own, not {rules}.</source>
        <translation>Il motore conta con regole proprie, non {rules}.</translation>
    </message>
    <message>
        <source>The engine counts with a komi of {komi}, for the prisoners before this setup.</source>
        <translation>Il motore conta con un komi di {komi}, per i prigionieri presi prima che queste pietre fossero piazzate.</translation>
    </message>
    <message>
        <source>The engine crashed or was killed ({signal}).</source>
        <translation>Il motore è andato in crash o è stato terminato a forza ({signal}).</translation>
    </message>
    <message>
        <source>The engine does not answer “{command}”.</source>
        <translation>Il motore non risponde a “{command}”.</translation>
    </message>
    <message>
        <source>The engine does not know that {point} is ko.</source>
        <translation>Il motore non sa che {point} è ko.</translation>
    </message>
    <message>
        <source>The engine does not know the ko, since no move can have made it.</source>
        <translation>Il motore non conosce il ko, perché nessuna mossa può averlo creato.</translation>
    </message>
    <message>
        <source>The engine ended (exit status {status}).</source>
        <translation>Il motore è terminato (stato di uscita {status}).</translation>
    </message>
    <message>
        <source>The engine ended (exit status {status}): “{reason}”.</source>
        <translation>Il motore è terminato (stato di uscita {status}): “{reason}”.</translation>
    </message>
    <message>
        <source>The engine needs {library}, which is not installed.</source>
        <translation>Il motore ha bisogno di {library}, che non è installato.</translation>
    </message>
    <message>
        <source>The engine refuses “{command}”: “{answer}”.</source>
        <translation>Il motore rifiuta “{command}”: “{answer}”.</translation>
    </message>
    <message>
        <source>The engine was stopped.</source>
        <translation>Il motore è stato fermato.</translation>
    </message>
    <message>
        <source>The engine writes without end, and was stopped.</source>
        <translation>Il motore scriveva senza fine, ed è stato fermato.</translation>
    </message>
    <message>
        <source>The engine&apos;s board could not be compared with this one.</source>
        <translation>Non è stato possibile confrontare il goban del motore con questo.</translation>
    </message>
    <message>
        <source>The file declares no encoding; it is perhaps {encoding}. If its names look wrong, choose another encoding.</source>
        <translation>Il file non dichiara una codifica; forse è {encoding}. Se i nomi sembrano sbagliati, scegli un’altra codifica.</translation>
    </message>
    <message>
        <source>The file declares no encoding; it was read as {encoding}, which fits best.</source>
        <translation>Il file non dichiara una codifica; è stato letto come {encoding}, la più adatta.</translation>
    </message>
    <message>
        <source>The file declares the encoding {charset}, but its bytes do not fit; it was read as {encoding}.</source>
        <translation>Il file dichiara la codifica {charset}, ma i suoi byte non sono adatti; è stato letto come {encoding}.</translation>
    </message>
    <message>
        <source>The file declares the unknown encoding {charset}; it was read as {encoding}.</source>
        <translation>Il file dichiara la codifica sconosciuta {charset}; è stato letto come {encoding}.</translation>
    </message>
    <message numerus="yes">
        <source>The file ends too early: {count:,} ) are missing.</source>
        <translation>
            <numerusform>Il file finisce troppo presto: manca una ).</numerusform>
            <numerusform>Il file finisce troppo presto: mancano {count:,} ).</numerusform>
        </translation>
    </message>
    <message>
        <source>The file is cut off or damaged; what follows the damage was not searched.</source>
        <translation>Il file è troncato o danneggiato; ciò che segue il danno non è stato esaminato.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>Il file è vuoto.</translation>
    </message>
    <message>
        <source>The file is too large to be searched completely for a position.</source>
        <translation>Il file è troppo grande per cercarvi dappertutto una posizione.</translation>
    </message>
    <message>
        <source>The file&apos;s encoding can&apos;t represent all of its text.</source>
        <translation>La codifica del file non può rappresentare tutto il suo testo.</translation>
    </message>
    <message>
        <source>The first node of the game has a move.</source>
        <translation>Il primo nodo della partita ha una mossa.</translation>
    </message>
    <message>
        <source>The game info will be lost.</source>
        <translation>Le informazioni sulla partita andranno perse.</translation>
    </message>
    <message>
        <source>The games of this file have different encodings; each was read in its own.</source>
        <translation>Le partite di questo file hanno codifiche diverse; ognuna è stata letta nella sua.</translation>
    </message>
    <message>
        <source>The games start with different positions; they cannot be merged.</source>
        <translation>Le partite iniziano da posizioni diverse; non si possono unire.</translation>
    </message>
    <message>
        <source>The handicap is a number of stones, 2 or more; 0 for none.</source>
        <translation>L’handicap è un numero di pietre, 2 o più; 0 per nessuno.</translation>
    </message>
    <message>
        <source>The handicap stays as it is, but its stones are White&apos;s now.</source>
        <translation>L’handicap resta com’è, ma ora le sue pietre sono di Bianco.</translation>
    </message>
    <message>
        <source>The ko at {point} is off the board, which is {columns}x{rows}.</source>
        <translation>Il ko in {point} è fuori dal goban, che è {columns}x{rows}.</translation>
    </message>
    <message>
        <source>The ko is given more than once; the last one counts.</source>
        <translation>Il ko è indicato più di una volta; vale l’ultimo.</translation>
    </message>
    <message>
        <source>The ko is left out.</source>
        <translation>Il ko è tralasciato.</translation>
    </message>
    <message>
        <source>The komi stays as it is; White still gets it.</source>
        <translation>Il komi resta com’è; va ancora a Bianco.</translation>
    </message>
    <message>
        <source>The label at {point} is off the board, which is {columns}x{rows}.</source>
        <translation>L’etichetta in {point} è fuori dal goban, che è {columns}x{rows}.</translation>
    </message>
    <message>
        <source>The last move at {point} is off the board, which is {columns}x{rows}.</source>
        <translation>L’ultima mossa in {point} è fuori dal goban, che è {columns}x{rows}.</translation>
    </message>
    <message>
        <source>The last move is given more than once; the last one counts.</source>
        <translation>L’ultima mossa è indicata più di una volta; vale l’ultima.</translation>
    </message>
    <message>
        <source>The last move is left out.</source>
        <translation>L’ultima mossa è tralasciata.</translation>
    </message>
    <message>
        <source>The last move is {color} at {point}, but that point is empty.</source>
        <translation>L’ultima mossa è {color} in {point}, ma quel punto è vuoto.</translation>
    </message>
    <message>
        <source>The last move is {color} at {point}, but the stone there is {other}&apos;s.</source>
        <translation>L’ultima mossa è {color} in {point}, ma la pietra lì è di {other}.</translation>
    </message>
    <message>
        <source>The list names no colours; Black plays first, and colours alternate.</source>
        <translation>L’elenco non nomina i colori; Nero gioca per primo, e i colori si alternano.</translation>
    </message>
    <message>
        <source>The mark at {point} is off the board, which is {columns}x{rows}.</source>
        <translation>Il simbolo in {point} è fuori dal goban, che è {columns}x{rows}.</translation>
    </message>
    <message>
        <source>The move at {point} falls off the board and becomes a pass.</source>
        <translation>La mossa in {point} cade fuori dal goban e diventa un passo.</translation>
    </message>
    <message>
        <source>The name of the output file is empty.</source>
        <translation>Il nome del file di output è vuoto.</translation>
    </message>
    <message>
        <source>The names of its columns count I.</source>
        <translation>I nomi delle colonne contano la I.</translation>
    </message>
    <message>
        <source>The names of its columns leave out I.</source>
        <translation>I nomi delle colonne saltano la I.</translation>
    </message>
    <message>
        <source>The node name is left out.</source>
        <translation>Il nome del nodo è tralasciato.</translation>
    </message>
    <message>
        <source>The node name will be lost.</source>
        <translation>Il nome del nodo andrà perso.</translation>
    </message>
    <message>
        <source>The number at {point} is ignored: its stone is gone.</source>
        <translation>Il numero in {point} è ignorato: la sua pietra non c’è più.</translation>
    </message>
    <message>
        <source>The number of captured stones is left out.</source>
        <translation>Il numero di pietre catturate è tralasciato.</translation>
    </message>
    <message>
        <source>The numbers do not show their colours; {color} is taken to play {number}.</source>
        <translation>I numeri non mostrano il loro colore; si assume che {color} giochi {number}.</translation>
    </message>
    <message>
        <source>The numbers of its rows count down to 1.</source>
        <translation>I numeri delle righe scendono fino a 1.</translation>
    </message>
    <message numerus="yes">
        <source>The numbers on {count} stones were not read: {names}.</source>
        <translation>
            <numerusform>Il numero sulla pietra in {names} non è stato letto.</numerusform>
            <numerusform>I numeri su {count} pietre non sono stati letti: {names}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The order is given more than once; the last one counts.</source>
        <translation>L’ordine è indicato più di una volta; vale l’ultimo.</translation>
    </message>
    <message>
        <source>The order of play is left out.</source>
        <translation>L’ordine di gioco è tralasciato.</translation>
    </message>
    <message>
        <source>The output could not be written: {reason}.</source>
        <translation>Impossibile scrivere l’output: {reason}.</translation>
    </message>
    <message>
        <source>The output {path} is the input; choose another name.</source>
        <translation>L’output {path} è l’input; scegli un altro nome.</translation>
    </message>
    <message>
        <source>The picture shows a part of a board; it is taken for {part} of a board of {size}.</source>
        <translation>L’immagine mostra una parte di un goban; si assume che sia {part} di un goban {size}.</translation>
    </message>
    <message>
        <source>The player to move is left out.</source>
        <translation>Il giocatore di turno è tralasciato.</translation>
    </message>
    <message>
        <source>The result is {format}; the name {name} would be misleading.</source>
        <translation>Il risultato è {format}; il nome {name} sarebbe fuorviante.</translation>
    </message>
    <message>
        <source>The result “{value}” stays as it is: it does not begin with a colour.</source>
        <translation>Il risultato “{value}” resta com’è: non comincia con un colore.</translation>
    </message>
    <message>
        <source>The same letters are there again.</source>
        <translation>Ci sono lettere che si ripetono.</translation>
    </message>
    <message>
        <source>The selection of points is left out.</source>
        <translation>La selezione di punti è tralasciata.</translation>
    </message>
    <message>
        <source>The size is given more than once; the last one counts. Title lines (# Title) separate positions.</source>
        <translation>La dimensione è indicata più di una volta; vale l’ultima. Le righe di titolo (# Titolo) separano le posizioni.</translation>
    </message>
    <message>
        <source>The size of the board is not shown; {size} is assumed.</source>
        <translation>La dimensione del goban non è indicata; si assume {size}.</translation>
    </message>
    <message>
        <source>The size “{found}” has only one number; columns and rows were expected, as in “{meant}”.</source>
        <translation>La dimensione “{found}” ha un solo numero; erano attese colonne e righe, come in “{meant}”.</translation>
    </message>
    <message>
        <source>The size “{found}” needs a dot before it: “{meant}”.</source>
        <translation>Prima della dimensione “{found}” ci vuole un punto: “{meant}”.</translation>
    </message>
    <message>
        <source>The size “{found}” needs a lower-case x between its numbers: “{meant}”.</source>
        <translation>Nella dimensione “{found}” ci vuole una x minuscola tra i numeri: “{meant}”.</translation>
    </message>
    <message>
        <source>The stone at {point} is {color}&apos;s, but move {number} is {expected}&apos;s.</source>
        <translation>La pietra in {point} è di {color}, ma la mossa {number} è di {expected}.</translation>
    </message>
    <message>
        <source>The stones are piled up from the bottom.</source>
        <translation>Le pietre sono ammucchiate dal basso.</translation>
    </message>
    <message>
        <source>The stones at {point} have no liberty; engines refuse that.</source>
        <translation>Le pietre in {point} non hanno libertà; i motori non lo accettano.</translation>
    </message>
    <message>
        <source>The system lets HEN Editor create no files in {folder}. It may be protected: allow HEN Editor in the settings for ransomware protection, or save elsewhere.</source>
        <translation>Il sistema non permette a HEN Editor di creare file in {folder}. Forse la cartella è protetta: consenti HEN Editor nelle impostazioni di protezione dal ransomware, o salva altrove.</translation>
    </message>
    <message>
        <source>The text beside it says which sign is black or white.</source>
        <translation>Il testo accanto indica quale segno è nero o bianco.</translation>
    </message>
    <message>
        <source>The text has goals or moves of other games.</source>
        <translation>Il testo ha obiettivi o mosse di altri giochi.</translation>
    </message>
    <message>
        <source>The text has words of Go.</source>
        <translation>Il testo ha parole del go.</translation>
    </message>
    <message numerus="yes">
        <source>The text is not SGF, and too long to search for anything else (over {count:,} characters).</source>
        <translation>
            <numerusform>Il testo non è SGF, ed è troppo lungo per cercarvi altro (più di {count:,} carattere).</numerusform>
            <numerusform>Il testo non è SGF, ed è troppo lungo per cercarvi altro (più di {count:,} caratteri).</numerusform>
        </translation>
    </message>
    <message>
        <source>The text names other games or drawings.</source>
        <translation>Il testo nomina altri giochi o disegni.</translation>
    </message>
    <message>
        <source>The text names {name}, which falls off the board; the name stays.</source>
        <translation>Il testo nomina {name}, che cade fuori dal goban; il nome resta.</translation>
    </message>
    <message>
        <source>The text of {name} has an unescaped ]; it was read to its apparent end.</source>
        <translation>Il testo di {name} ha una ] senza escape; è stato letto fino alla sua fine apparente.</translation>
    </message>
    <message>
        <source>The turn is given more than once; the last one counts.</source>
        <translation>Il turno è indicato più di una volta; vale l’ultimo.</translation>
    </message>
    <message>
        <source>The two moves of this node are played in the other order now, Black&apos;s first.</source>
        <translation>Ora le due mosse di questo nodo si giocano nell’altro ordine, prima quella di Nero.</translation>
    </message>
    <message>
        <source>The variation is for a {found} board; this game is played on {wanted}.</source>
        <translation>La variante è per un goban {found}; questa partita si gioca su {wanted}.</translation>
    </message>
    <message>
        <source>There are about as many stones of each colour.</source>
        <translation>Le pietre dei colori sono all’incirca altrettante.</translation>
    </message>
    <message>
        <source>Begin all rows with “_”</source>
        <translation>Inizia tutte le righe con “_”</translation>
    </message>
    <message>
        <source>Change I to J</source>
        <translation>Cambia I in J</translation>
    </message>
    <message>
        <source>Change O and l to digits</source>
        <translation>Cambia O e l in cifre</translation>
    </message>
    <message>
        <source>Change all signs of stones to letters</source>
        <translation>Cambia tutti i segni delle pietre in lettere</translation>
    </message>
    <message>
        <source>Change all to Latin letters</source>
        <translation>Cambiale tutte in lettere latine</translation>
    </message>
    <message>
        <source>Change all to plain characters</source>
        <translation>Cambiali tutti in caratteri semplici</translation>
    </message>
    <message>
        <source>Change all words to letters</source>
        <translation>Cambia tutte le parole in lettere</translation>
    </message>
    <message>
        <source>Change all x and o to b and w</source>
        <translation>Cambia tutte le x e le o in b e w</translation>
    </message>
    <message>
        <source>It has 8, 10, 12 or 14 to 16 lines.</source>
        <translation>Ha 8, 10, 12 o da 14 a 16 linee.</translation>
    </message>
    <message>
        <source>Join all digits</source>
        <translation>Unisci tutte le cifre</translation>
    </message>
    <message>
        <source>Make it a pass</source>
        <translation>Trasforma in passo</translation>
    </message>
    <message>
        <source>Read all counts as before the stones</source>
        <translation>Leggi tutte le quantità come poste prima delle pietre</translation>
    </message>
    <message>
        <source>Read all rows as number, column, stones</source>
        <translation>Leggi tutte le righe come numero, colonna, pietre</translation>
    </message>
    <message>
        <source>Read all rows as number, stones, column</source>
        <translation>Leggi tutte le righe come numero, pietre, colonna</translation>
    </message>
    <message>
        <source>Read all stones as colour, column, number</source>
        <translation>Leggi tutte le pietre come colore, colonna, numero</translation>
    </message>
    <message>
        <source>Remove all escapes of Markdown and HTML</source>
        <translation>Rimuovi tutte le sequenze di escape di Markdown e HTML</translation>
    </message>
    <message>
        <source>Remove the signs between stones</source>
        <translation>Rimuovi i segni tra le pietre</translation>
    </message>
    <message>
        <source>Remove what is around the text</source>
        <translation>Rimuovi ciò che sta intorno al testo</translation>
    </message>
    <message numerus="yes">
        <source>Rows {first} to {last} are not shown; they are read as empty.</source>
        <translation>
            <numerusform>La riga {first} non è mostrata; è letta come vuota.</numerusform>
            <numerusform>Le righe da {first} a {last} non sono mostrate; sono lette come vuote.</numerusform>
        </translation>
    </message>
    <message>
        <source>SZ[{value}] is read as {meant}; SZ[{standard}] is expected.</source>
        <translation>SZ[{value}] è letto come {meant}; è atteso SZ[{standard}].</translation>
    </message>
    <message>
        <source>Separate all parts with dots</source>
        <translation>Separa tutte le parti con punti</translation>
    </message>
    <message numerus="yes">
        <source>The engine&apos;s board differs at {count:,} points, the first is {point}.</source>
        <translation>
            <numerusform>Il goban del motore è diverso in {point}.</numerusform>
            <numerusform>Il goban del motore è diverso in {count:,} punti, il primo è {point}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The engine&apos;s board has another size.</source>
        <translation>Il goban del motore ha un’altra dimensione.</translation>
    </message>
    <message>
        <source>The engine&apos;s move {point} is illegal: {reason}</source>
        <translation>La mossa {point} del motore è illegale: {reason}</translation>
    </message>
    <message>
        <source>The invisible {found} is skipped.</source>
        <translation>Il carattere invisibile {found} è saltato.</translation>
    </message>
    <message>
        <source>There are no HEN or SGF files in this folder.</source>
        <translation>In questa cartella non ci sono file HEN o SGF.</translation>
    </message>
    <message>
        <source>There are no moves to number before this position.</source>
        <translation>Prima di questa posizione non ci sono mosse da numerare.</translation>
    </message>
    <message numerus="yes">
        <source>There are {count:,} pictures, which need a folder, or --game to choose one.</source>
        <translation>
            <numerusform>C’è {count:,} immagine: serve una cartella, o --game per sceglierla.</numerusform>
            <numerusform>Ci sono {count:,} immagini: serve una cartella, o --game per sceglierne una.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is a ko.</source>
        <translation>C’è un ko.</translation>
    </message>
    <message>
        <source>There is a no-break or wide space here; a plain space was expected.</source>
        <translation>Qui c’è uno spazio unificatore o largo; era atteso uno spazio semplice.</translation>
    </message>
    <message>
        <source>There is a stone on that point.</source>
        <translation>Su questo punto c’è una pietra.</translation>
    </message>
    <message>
        <source>There is a stone on the ko point {point}; an empty point was expected.</source>
        <translation>Sul punto di ko {point} c’è una pietra; era atteso un punto vuoto.</translation>
    </message>
    <message>
        <source>There is no board of size “{found}”; a board has 1 to 25 columns and 1 to 52 rows.</source>
        <translation>Non esiste un goban di dimensione “{found}”; un goban ha da 1 a 25 colonne e da 1 a 52 righe.</translation>
    </message>
    <message>
        <source>There is no column I: the letter is skipped.</source>
        <translation>Non c’è una colonna I: la lettera viene saltata.</translation>
    </message>
    <message>
        <source>There is no diagram of a Go board in this text.</source>
        <translation>In questo testo non c’è alcun diagramma di un goban.</translation>
    </message>
    <message>
        <source>There is no engine {name}, and none was found. GNU Go and KataGo are free ones.</source>
        <translation>Il motore {name} non c&apos;è, e non ne è stato trovato alcuno. GNU Go e KataGo sono liberi.</translation>
    </message>
    <message>
        <source>There is no engine {name}; found: {found}.</source>
        <translation>Il motore {name} non c&apos;è; trovati: {found}.</translation>
    </message>
    <message>
        <source>There is no folder {folder}.</source>
        <translation>Non esiste la cartella {folder}.</translation>
    </message>
    <message>
        <source>There is no move {move:,}; this is the position after the last one, move {last:,}.</source>
        <translation>Non c’è la mossa {move:,}; questa è la posizione dopo l’ultima, la mossa {last:,}.</translation>
    </message>
    <message>
        <source>There is no move {number:,}; the last one of the game is {last:,}.</source>
        <translation>Non c’è la mossa {number:,}; l’ultima della partita è la {last:,}.</translation>
    </message>
    <message>
        <source>There is no node {number:,}; the last one of the game is {last:,}.</source>
        <translation>Non c’è il nodo {number:,}; l’ultimo della partita è {last:,}.</translation>
    </message>
    <message numerus="yes">
        <source>There is no number {number}; there are only {count:,}.</source>
        <translation>
            <numerusform>Non c’è il numero {number}; ce n’è uno solo.</numerusform>
            <numerusform>Non c’è il numero {number}; ce ne sono solo {count:,}.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no program {program}.</source>
        <translation>Il programma {program} non c&apos;è.</translation>
    </message>
    <message>
        <source>There is no row {row} on this board; its top row is {rows}.</source>
        <translation>Su questo goban non c’è la riga {row}; la più alta è {rows}.</translation>
    </message>
    <message>
        <source>There is no style “{name}”, only {names}.</source>
        <translation>Non esiste lo stile “{name}”, ma solo {names}.</translation>
    </message>
    <message>
        <source>There is not enough memory.</source>
        <translation>La memoria non è sufficiente.</translation>
    </message>
    <message>
        <source>There is one ) too many; it is skipped.</source>
        <translation>C’è una ) di troppo; è saltata.</translation>
    </message>
    <message>
        <source>This board was not read surely; compare it with the picture.</source>
        <translation>Questo goban non è stato letto con sicurezza; confrontalo con l’immagine.</translation>
    </message>
    <message>
        <source>This document carries no position: no .hen or .sgf file is attached to it.</source>
        <translation>Questo documento non incorpora una posizione: non ha un file .hen o .sgf allegato.</translation>
    </message>
    <message>
        <source>This engine can only play: it names no good moves.</source>
        <translation>Questo motore può solo giocare: non indica buone mosse.</translation>
    </message>
    <message>
        <source>This engine cannot tell which stones are dead.</source>
        <translation>Questo motore non sa dire quali pietre sono morte.</translation>
    </message>
    <message>
        <source>This engine knows square boards only; this one is {size}.</source>
        <translation>Questo motore conosce solo goban quadrati; questo è {size}.</translation>
    </message>
    <message>
        <source>This game is not Go: it has no position.</source>
        <translation>Questa partita non è di go: non ha una posizione.</translation>
    </message>
    <message>
        <source>This game is on {here}; a {there} board does not fit.</source>
        <translation>Questa partita è su {here}; un goban {there} non è adatto.</translation>
    </message>
    <message>
        <source>This is likely a board of Go, but may be one of another game, or a drawing.</source>
        <translation>Questo è probabilmente un goban, ma può essere di un altro gioco, o un disegno.</translation>
    </message>
    <message>
        <source>This is not a game of Go.</source>
        <translation>Questa non è una partita di go.</translation>
    </message>
    <message>
        <source>This is not a picture that can be read.</source>
        <translation>Questa non è un’immagine che si può leggere.</translation>
    </message>
    <message>
        <source>This is only possible for a move of Black or White.</source>
        <translation>È possibile solo per una mossa di Nero o di Bianco.</translation>
    </message>
    <message>
        <source>This may be the first row of the diagram below, but it does not fit, so it is left out.</source>
        <translation>Potrebbe essere la prima riga del diagramma sottostante, ma non combacia, perciò è tralasciata.</translation>
    </message>
    <message>
        <source>This node has setup ({setup}) and a move; the setup comes first, then the move.</source>
        <translation>Questo nodo ha pietre piazzate ({setup}) e una mossa; prima si piazzano le pietre, poi si gioca la mossa.</translation>
    </message>
    <message>
        <source>This node has two moves; Black&apos;s is played first.</source>
        <translation>Questo nodo ha due mosse; quella di Nero si gioca per prima.</translation>
    </message>
    <message>
        <source>This picture carries no position: it has no data-hen, and no HEN in its metadata or descriptions.</source>
        <translation>Questa immagine non incorpora una posizione: non ha data-hen, e nessun HEN nei metadati o nelle descrizioni.</translation>
    </message>
    <message>
        <source>This picture carries no position: no comment in it begins with “HEN:”.</source>
        <translation>Questa immagine non incorpora una posizione: nessun suo commento comincia con “HEN:”.</translation>
    </message>
    <message>
        <source>This picture carries no position: no text in it is named HEN or SGF.</source>
        <translation>Questa immagine non incorpora una posizione: nessun suo testo si chiama HEN o SGF.</translation>
    </message>
    <message>
        <source>This picture could not be decoded: it is damaged, or needs too much memory.</source>
        <translation>Impossibile decodificare questa immagine: è danneggiata o richiede troppa memoria.</translation>
    </message>
    <message>
        <source>This picture has {width:,} by {height:,} pixels, more than can be looked through.</source>
        <translation>Questa immagine ha {width:,} per {height:,} pixel, più di quanti se ne possano esaminare.</translation>
    </message>
    <message>
        <source>This picture was not decoded within {seconds} seconds, and is left alone.</source>
        <translation>Questa immagine non è stata decodificata in {seconds} secondi e non viene aperta.</translation>
    </message>
    <message>
        <source>This player has no earlier move to exchange this one with.</source>
        <translation>Questo giocatore non ha una mossa precedente con cui scambiare questa.</translation>
    </message>
    <message>
        <source>This row has {found} points where others have {width}; the missing ones are read as empty.</source>
        <translation>Questa riga ha {found} punti e le altre {width}; quelli mancanti sono letti come vuoti.</translation>
    </message>
    <message>
        <source>This row has {found} points where others have {width}; what is at its end is left out.</source>
        <translation>Questa riga ha {found} punti e le altre {width}; ciò che avanza in fondo è tralasciato.</translation>
    </message>
    <message>
        <source>This text is outside the games; it is kept.</source>
        <translation>Questo testo è fuori dalle partite; è conservato.</translation>
    </message>
    <message>
        <source>Time is given in seconds, such as 3600 for an hour.</source>
        <translation>Il tempo si indica in secondi, per esempio 3600 per un’ora.</translation>
    </message>
    <message>
        <source>Triangles: {points}</source>
        <translation>Triangoli: {points}</translation>
    </message>
    <message>
        <source>Undecodable bytes become U+FFFD in this node.</source>
        <translation>In questo nodo i byte non decodificabili diventano U+FFFD.</translation>
    </message>
    <message>
        <source>Unknown properties stay as they are, even if they name points: {names}.</source>
        <translation>Le proprietà sconosciute restano come sono, anche se nominano punti: {names}.</translation>
    </message>
    <message>
        <source>Variations are not read from {format} files; they are left out.</source>
        <translation>Le varianti non vengono lette dai file {format}; sono tralasciate.</translation>
    </message>
    <message>
        <source>Variations will be lost.</source>
        <translation>Le varianti andranno perse.</translation>
    </message>
    <message numerus="yes">
        <source>What is at {count:,} points falls off the board, the first at {point}.</source>
        <translation>
            <numerusform>Ciò che è in {point} cade fuori dal goban.</numerusform>
            <numerusform>Ciò che è in {count:,} punti cade fuori dal goban; il primo è {point}.</numerusform>
        </translation>
    </message>
    <message>
        <source>What was recorded is not the document when it is read back. This is an error in HEN Editor.</source>
        <translation>Ciò che è stato registrato, riletto, non è il documento. È un errore di HEN Editor.</translation>
    </message>
    <message>
        <source>When reopened, the file would not show the same games. This is an error in HEN Editor; the document stays open with all your changes.</source>
        <translation>Riaperto, il file non mostrerebbe le stesse partite. È un errore di HEN Editor; il documento resta aperto con tutte le tue modifiche.</translation>
    </message>
    <message>
        <source>Words such as “Black” are not swapped in comments.</source>
        <translation>Parole come “Nero” non vengono scambiate nei commenti.</translation>
    </message>
    <message>
        <source>Write all points as column and row</source>
        <translation>Scrivi tutte le intersezioni come colonna e riga</translation>
    </message>
    <message>
        <source>Write columns in upper case, stones in lower case</source>
        <translation>Scrivi le colonne in maiuscolo e le pietre in minuscolo</translation>
    </message>
    <message>
        <source>Write once what is doubled</source>
        <translation>Scrivi una volta sola ciò che è doppio</translation>
    </message>
    <message>
        <source>Write the order without signs</source>
        <translation>Scrivi l’ordine di gioco senza segni tra i colori</translation>
    </message>
    <message>
        <source>Write the size with x</source>
        <translation>Scrivi la dimensione con la x</translation>
    </message>
    <message>
        <source>Write “-” before all labels</source>
        <translation>Scrivi “-” prima di tutte le etichette</translation>
    </message>
    <message>
        <source>a valid text, refused</source>
        <translation>un testo valido, rifiutato</translation>
    </message>
    <message>
        <source>an answer that is not valid HEN</source>
        <translation>una risposta che non è HEN valido</translation>
    </message>
    <message>
        <source>an invalid text, accepted</source>
        <translation>un testo non valido, accettato</translation>
    </message>
    <message>
        <source>another position</source>
        <translation>un’altra posizione</translation>
    </message>
    <message>
        <source>answered</source>
        <translation>risposta</translation>
    </message>
    <message>
        <source>best is {move}</source>
        <translation>mossa migliore: {move}</translation>
    </message>
    <message>
        <source>circle</source>
        <translation>cerchio</translation>
    </message>
    <message>
        <source>cross</source>
        <translation>croce</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vuoto</translation>
    </message>
    <message>
        <source>error</source>
        <translation>errore</translation>
    </message>
    <message>
        <source>expected</source>
        <translation>attesa</translation>
    </message>
    <message>
        <source>fix: {label}</source>
        <translation>correzione: {label}</translation>
    </message>
    <message>
        <source>ko</source>
        <translation>ko</translation>
    </message>
    <message>
        <source>ko {point}</source>
        <translation>ko {point}</translation>
    </message>
    <message>
        <source>label</source>
        <translation>etichetta</translation>
    </message>
    <message>
        <source>last move</source>
        <translation>ultima mossa</translation>
    </message>
    <message>
        <source>last move {color} pass</source>
        <translation>ultima mossa {color}: passo</translation>
    </message>
    <message>
        <source>last move {color} {point}</source>
        <translation>ultima mossa {color} {point}</translation>
    </message>
    <message>
        <source>mark</source>
        <translation>simbolo</translation>
    </message>
    <message>
        <source>no answer, or more than one line</source>
        <translation>nessuna risposta, o più di una riga</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nessuno</translation>
    </message>
    <message>
        <source>note</source>
        <translation>nota</translation>
    </message>
    <message>
        <source>number</source>
        <translation>numero</translation>
    </message>
    <message>
        <source>only in the first</source>
        <translation>solo nel primo</translation>
    </message>
    <message>
        <source>only in the second</source>
        <translation>solo nel secondo</translation>
    </message>
    <message>
        <source>order</source>
        <translation>ordine di gioco</translation>
    </message>
    <message>
        <source>order {colors}</source>
        <translation>ordine di gioco {colors}</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>passo</translation>
    </message>
    <message>
        <source>rule</source>
        <translation>regola</translation>
    </message>
    <message>
        <source>size</source>
        <translation>dimensione</translation>
    </message>
    <message>
        <source>square</source>
        <translation>quadrato</translation>
    </message>
    <message>
        <source>text</source>
        <translation>testo</translation>
    </message>
    <message>
        <source>the move lost {points}</source>
        <translation>la mossa ha perso {points}</translation>
    </message>
    <message>
        <source>the same position, not in canonical form</source>
        <translation>la stessa posizione, non in forma canonica</translation>
    </message>
    <message>
        <source>triangle</source>
        <translation>triangolo</translation>
    </message>
    <message>
        <source>turn</source>
        <translation>turno</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>avviso</translation>
    </message>
    <message numerus="yes">
        <source>{bad:,} of {count:,} not valid: {found}.</source>
        <translation>
            <numerusform>Non valido: {found}.</numerusform>
            <numerusform>{bad:,} di {count:,} non validi: {found}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{color} leads by {points}</source>
        <translation>{color} avanti di {points}</translation>
    </message>
    <message>
        <source>{color} made the last move and is to move again.</source>
        <translation>{color} ha giocato l’ultima mossa, e tocca di nuovo a {color}.</translation>
    </message>
    <message>
        <source>{color} to play</source>
        <translation>tocca a {color}</translation>
    </message>
    <message>
        <source>{color} wins {percent} %</source>
        <translation>{color} vince al {percent} %</translation>
    </message>
    <message numerus="yes">
        <source>{color}&apos;s stones at {point} have no liberties; at least one is needed.</source>
        <translation>
            <numerusform>Le pietre di {color} in {point} non hanno libertà; ne serve almeno una.</numerusform>
            <numerusform>Le pietre di {color} in {point} non hanno libertà; ne serve almeno una.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} could not be read.</source>
        <translation>
            <numerusform>Impossibile leggerne {count:,}.</numerusform>
            <numerusform>Impossibile leggerne {count:,}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} errors</source>
        <translation>
            <numerusform>{count:,} errore</numerusform>
            <numerusform>{count:,} errori</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} files have problems and are always searched.</source>
        <translation>
            <numerusform>{count:,} file ha problemi ed è esaminato sempre.</numerusform>
            <numerusform>{count:,} file hanno problemi e sono esaminati sempre.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} lines are not valid HEN and are left out: {lines}.</source>
        <translation>
            <numerusform>La riga {lines} non è un HEN valido ed è tralasciata.</numerusform>
            <numerusform>{count:,} righe non sono HEN validi e sono tralasciate: {lines}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} lines end without right or wrong.</source>
        <translation>
            <numerusform>Una linea finisce senza indicare se è giusta o sbagliata.</numerusform>
            <numerusform>{count:,} linee finiscono senza indicare se sono giuste o sbagliate.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} lines were not understood and are left out; the first is line {line}: “{text}”.</source>
        <translation>
            <numerusform>La riga {line} non è stata capita ed è tralasciata: «{text}».</numerusform>
            <numerusform>{count:,} righe non sono state capite e sono tralasciate; la prima è la riga {line}: «{text}».</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} lines were read as one position; title lines (# Title) separate positions.</source>
        <translation>
            <numerusform>{count:,} riga è stata letta come una sola posizione; righe di titolo (# Titolo) separano le posizioni.</numerusform>
            <numerusform>{count:,} righe sono state lette come una sola posizione; righe di titolo (# Titolo) separano le posizioni.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} more of this kind: {last}</source>
        <translation>
            <numerusform>{count:,} altro di questo tipo: {last}</numerusform>
            <numerusform>{count:,} altri di questo tipo: {last}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} moves can no longer be played: {numbers}.</source>
        <translation>
            <numerusform>{count:,} mossa non si può più giocare: {numbers}.</numerusform>
            <numerusform>{count:,} mosse non si possono più giocare: {numbers}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} moves can no longer be played; the first are {numbers}.</source>
        <translation>
            <numerusform>{count:,} mossa non si può più giocare; la prima è {numbers}.</numerusform>
            <numerusform>{count:,} mosse non si possono più giocare; le prime sono {numbers}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} notes</source>
        <translation>
            <numerusform>{count:,} nota</numerusform>
            <numerusform>{count:,} note</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} positions were read, although no title lines (# Title) separate them.</source>
        <translation>
            <numerusform>È stata letta una posizione.</numerusform>
            <numerusform>Sono state lette {count:,} posizioni, anche se non le separano righe di titolo (# Titolo).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} texts with line breaks or half characters were not asked.</source>
        <translation>
            <numerusform>{count:,} testo con interruzioni di riga o mezzi caratteri non è stato chiesto.</numerusform>
            <numerusform>{count:,} testi con interruzioni di riga o mezzi caratteri non sono stati chiesti.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} visits</source>
        <translation>
            <numerusform>{count:,} visita</numerusform>
            <numerusform>{count:,} visite</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} warnings</source>
        <translation>
            <numerusform>{count:,} avviso</numerusform>
            <numerusform>{count:,} avvisi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} arrows are left out.</source>
        <translation>
            <numerusform>Una freccia è tralasciata.</numerusform>
            <numerusform>{count} frecce sono tralasciate.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} labels are left out.</source>
        <translation>
            <numerusform>Un’etichetta è tralasciata.</numerusform>
            <numerusform>{count} etichette sono tralasciate.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} lines are left out.</source>
        <translation>
            <numerusform>Una linea è tralasciata.</numerusform>
            <numerusform>{count} linee sono tralasciate.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} marks are left out.</source>
        <translation>
            <numerusform>Un simbolo è tralasciato.</numerusform>
            <numerusform>{count} simboli sono tralasciati.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} move numbers are left out.</source>
        <translation>
            <numerusform>Un numero di mossa è tralasciato.</numerusform>
            <numerusform>{count} numeri di mossa sono tralasciati.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} stones that are neither black nor white are left out.</source>
        <translation>
            <numerusform>Una pietra né nera né bianca è tralasciata.</numerusform>
            <numerusform>{count} pietre né nere né bianche sono tralasciate.</numerusform>
        </translation>
    </message>
    <message>
        <source>{folder} is a symbolic link, not a folder of HEN Editor&apos;s own.</source>
        <translation>{folder} è un collegamento simbolico, non una cartella di HEN Editor.</translation>
    </message>
    <message>
        <source>{folder} is not a folder.</source>
        <translation>{folder} non è una cartella.</translation>
    </message>
    <message numerus="yes">
        <source>{names} are given a stone twice; the later one counts.</source>
        <translation>
            <numerusform>{names} riceve una pietra due volte; vale l’ultima.</numerusform>
            <numerusform>{names} ricevono una pietra due volte; vale l’ultima.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} and {other} set the same point; {name}, which comes later, wins.</source>
        <translation>{name} e {other} impostano lo stesso punto; prevale {name}, che viene dopo.</translation>
    </message>
    <message>
        <source>{name} has more than one value where one is expected.</source>
        <translation>{name} ha più di un valore dove ne è atteso uno.</translation>
    </message>
    <message>
        <source>{name} is given more than once in a node; the values were joined.</source>
        <translation>{name} è indicato più di una volta in un nodo; i valori sono stati uniti.</translation>
    </message>
    <message>
        <source>{name} is in lower case; it was read as {meant}.</source>
        <translation>{name} è in minuscolo; è stato letto come {meant}.</translation>
    </message>
    <message>
        <source>{name} is neither a .png, .svg or .pdf file nor a folder.</source>
        <translation>{name} non è né un file .png, .svg o .pdf né una cartella.</translation>
    </message>
    <message>
        <source>{name} is not on a {size} board.</source>
        <translation>{name} non è su un goban {size}.</translation>
    </message>
    <message>
        <source>{name}[{value}] is read as {meant}: it is in hundredths of a point.</source>
        <translation>{name}[{value}] è letto come {meant}: è in centesimi di punto.</translation>
    </message>
    <message>
        <source>{written} is read as {name}, which it means in the first node of games from some sites.</source>
        <translation>{written} è letto come {name}, il suo significato nel primo nodo delle partite di alcuni siti.</translation>
    </message>
    <message>
        <source>{name} is valid only in the first node of a game.</source>
        <translation>{name} è valido solo nel primo nodo di una partita.</translation>
    </message>
    <message>
        <source>{name} has no closing ]; it ends before the next move, or with the file.</source>
        <translation>{name} non ha una ] di chiusura; finisce prima della mossa successiva, o con il file.</translation>
    </message>
    <message>
        <source>{name}: nothing in it is a grid of signs.</source>
        <translation>{name}: non contiene alcuna griglia di segni.</translation>
    </message>
    <message numerus="yes">
        <source>{name}: {count:,} more ({found}); hen validate --json lists all.</source>
        <translation>
            <numerusform>{name}: ancora {count:,} ({found}); hen validate --json li elenca tutti.</numerusform>
            <numerusform>{name}: ancora {count:,} ({found}); hen validate --json li elenca tutti.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}[] is empty, which has no meaning for this property.</source>
        <translation>{name}[] è vuoto, il che non significa niente per questa proprietà.</translation>
    </message>
    <message>
        <source>{name}[{value}] is an unusual komi; it may be in hundredths of a point.</source>
        <translation>{name}[{value}] è un komi insolito; può essere in centesimi di punto.</translation>
    </message>
    <message>
        <source>{name}[{value}] is ignored, but kept in the file: 1 or 2 is expected.</source>
        <translation>{name}[{value}] è ignorato, ma conservato nel file: è atteso 1 o 2.</translation>
    </message>
    <message>
        <source>{name}[{value}] is ignored, but kept in the file: B or W is expected.</source>
        <translation>{name}[{value}] è ignorato, ma conservato nel file: è atteso B o W.</translation>
    </message>
    <message>
        <source>{name}[{value}] is ignored, but kept in the file: a board size is expected.</source>
        <translation>{name}[{value}] è ignorato, ma conservato nel file: è attesa una dimensione del goban.</translation>
    </message>
    <message>
        <source>{name}[{value}] is ignored, but kept in the file: a name and a version are expected.</source>
        <translation>{name}[{value}] è ignorato, ma conservato nel file: sono attesi un nome e una versione.</translation>
    </message>
    <message>
        <source>{name}[{value}] is ignored, but kept in the file: a number and a name are expected.</source>
        <translation>{name}[{value}] è ignorato, ma conservato nel file: sono attesi un numero e un nome.</translation>
    </message>
    <message>
        <source>{name}[{value}] is ignored, but kept in the file: a number is expected.</source>
        <translation>{name}[{value}] è ignorato, ma conservato nel file: è atteso un numero.</translation>
    </message>
    <message>
        <source>{name}[{value}] is ignored, but kept in the file: a point or a pass is expected.</source>
        <translation>{name}[{value}] è ignorato, ma conservato nel file: è atteso un punto o un passo.</translation>
    </message>
    <message>
        <source>{name}[{value}] is ignored, but kept in the file: a whole number is expected.</source>
        <translation>{name}[{value}] è ignorato, ma conservato nel file: è atteso un numero intero.</translation>
    </message>
    <message>
        <source>{name}[{value}] is ignored, but kept in the file: nothing is expected.</source>
        <translation>{name}[{value}] è ignorato, ma conservato nel file: non è atteso nulla.</translation>
    </message>
    <message>
        <source>{name}[{value}] is ignored, but kept in the file: pairs of points are expected.</source>
        <translation>{name}[{value}] è ignorato, ma conservato nel file: sono attese coppie di punti.</translation>
    </message>
    <message>
        <source>{name}[{value}] is ignored, but kept in the file: points are expected.</source>
        <translation>{name}[{value}] è ignorato, ma conservato nel file: sono attesi punti.</translation>
    </message>
    <message>
        <source>{name}[{value}] is ignored, but kept in the file: points or nothing is expected.</source>
        <translation>{name}[{value}] è ignorato, ma conservato nel file: sono attesi punti o nulla.</translation>
    </message>
    <message>
        <source>{name}[{value}] is ignored, but kept in the file: points with texts are expected.</source>
        <translation>{name}[{value}] è ignorato, ma conservato nel file: sono attesi punti con testi.</translation>
    </message>
    <message>
        <source>{name}[{value}] is just off the {size} board, as some programs write a pass; it is ignored, but kept in the file.</source>
        <translation>{name}[{value}] è appena fuori dal goban ({size}), come alcuni programmi scrivono un passo; è ignorato, ma resta nel file.</translation>
    </message>
    <message>
        <source>{name}[{value}] is off the {size} board; it is ignored, but kept in the file.</source>
        <translation>{name}[{value}] è fuori dal goban {size}; è ignorato, ma conservato nel file.</translation>
    </message>
    <message>
        <source>{name}[{value}] is read as a pass, which is written {name}[].</source>
        <translation>{name}[{value}] è letto come passo, che si scrive {name}[].</translation>
    </message>
    <message>
        <source>{name}[{value}] is read as {meant}; B or W is expected.</source>
        <translation>{name}[{value}] è letto come {meant}; è atteso B o W.</translation>
    </message>
    <message>
        <source>{name}[{value}] is read as {meant}; a decimal point is expected, not a comma.</source>
        <translation>{name}[{value}] è letto come {meant}; è atteso un punto decimale, non una virgola.</translation>
    </message>
    <message>
        <source>{name}[{value}] is read as {meant}; a number alone is expected.</source>
        <translation>{name}[{value}] è letto come {meant}; è atteso solo un numero.</translation>
    </message>
    <message>
        <source>{name}[{value}] was off the board and is removed: it would be on the board now.</source>
        <translation>{name}[{value}] era fuori dal goban ed è rimosso: ora sarebbe sul goban.</translation>
    </message>
    <message>
        <source>{part} is not a part of this board, such as A1:{corner}.</source>
        <translation>{part} non è una parte di questo goban, come A1:{corner}.</translation>
    </message>
    <message>
        <source>{place}: {size}, likely a board of Go: {total} points.</source>
        <translation>{place}: {size}, probabilmente un goban: {total} punti.</translation>
    </message>
    <message>
        <source>{place}: {size}, marked as a diagram of Go.</source>
        <translation>{place}: {size}, indicato come diagramma di go.</translation>
    </message>
    <message>
        <source>{place}: {size}, no board of Go: {total} points.</source>
        <translation>{place}: {size}, non un goban: {total} punti.</translation>
    </message>
    <message>
        <source>{place}: {size}, surely a board of Go: {total} points.</source>
        <translation>{place}: {size}, sicuramente un goban: {total} punti.</translation>
    </message>
    <message>
        <source>{point} has two labels; the later one counts.</source>
        <translation>{point} ha due etichette; vale l’ultima.</translation>
    </message>
    <message>
        <source>{point} has two marks; the later one counts.</source>
        <translation>{point} ha due simboli; vale l’ultimo.</translation>
    </message>
    <message>
        <source>{point} may be black or empty.</source>
        <translation>{point} può essere nero o vuoto.</translation>
    </message>
    <message>
        <source>{point} may be black or white.</source>
        <translation>{point} può essere nero o bianco.</translation>
    </message>
    <message>
        <source>{point} may be black, white or empty.</source>
        <translation>{point} può essere nero, bianco o vuoto.</translation>
    </message>
    <message>
        <source>{point} may be white or empty.</source>
        <translation>{point} può essere bianco o vuoto.</translation>
    </message>
    <message>
        <source>{reason}.</source>
        <translation>{reason}.</translation>
    </message>
    <message>
        <source>“{black}” is read as Black and “{white}” as White.</source>
        <translation>“{black}” è letto come Nero e “{white}” come Bianco.</translation>
    </message>
    <message>
        <source>“{black}” is read as Black and “{white}” as White; other programs have them the other way round.</source>
        <translation>“{black}” è letto come Nero e “{white}” come Bianco; altri programmi fanno il contrario.</translation>
    </message>
    <message>
        <source>“{found}” begins with a dot; a row begins with “_”: “{meant}”.</source>
        <translation>“{found}” comincia con un punto; una riga comincia con “_”: “{meant}”.</translation>
    </message>
    <message>
        <source>“{found}” cannot be part of the label “{label}”; a label has no spaces, dots, “_” or “-”.</source>
        <translation>“{found}” non può far parte dell’etichetta “{label}”; un’etichetta non ha spazi, punti, “_” o “-”.</translation>
    </message>
    <message>
        <source>“{found}” cannot be read here; every part of HEN begins with “.”, “_” or “~”, as “_4Db” (Black at D4) does.</source>
        <translation>“{found}” non si può leggere qui; ogni parte di HEN comincia con “.”, “_” o “~”, come “_4Db” (Nero in D4).</translation>
    </message>
    <message>
        <source>“{found}” cannot be read; after a dot comes a size (9x9), a point (K10), a colour (b or w) or a pass (pb).</source>
        <translation>“{found}” non si può leggere; dopo un punto viene una dimensione (9x9), un’intersezione (K10), un colore (b o w) o un passo (pb).</translation>
    </message>
    <message>
        <source>“{found}” does not decode to valid label text; it is shown as it is.</source>
        <translation>“{found}” non si decodifica in un testo valido per un’etichetta; è mostrato com’è.</translation>
    </message>
    <message>
        <source>“{found}” has Cyrillic letters that look like Latin ones; Latin ones were expected: “{meant}”.</source>
        <translation>“{found}” ha lettere cirilliche che sembrano latine; ne erano attese di latine: “{meant}”.</translation>
    </message>
    <message>
        <source>“{found}” has Greek letters that look like Latin ones; Latin ones were expected: “{meant}”.</source>
        <translation>“{found}” ha lettere greche che sembrano latine; ne erano attese di latine: “{meant}”.</translation>
    </message>
    <message>
        <source>“{found}” has a character twice; once was expected: “{meant}”.</source>
        <translation>“{found}” ha un carattere doppio; era atteso una volta sola: “{meant}”.</translation>
    </message>
    <message>
        <source>“{found}” has a letter where a digit was expected: “{meant}”.</source>
        <translation>“{found}” ha una lettera dove era attesa una cifra: “{meant}”.</translation>
    </message>
    <message>
        <source>“{found}” has a word where a letter was expected: “{meant}”.</source>
        <translation>“{found}” ha una parola dove era attesa una lettera: “{meant}”.</translation>
    </message>
    <message>
        <source>“{found}” has another sign than expected, or one too many: “{meant}”.</source>
        <translation>“{found}” ha un segno diverso da quello atteso, o uno di troppo: “{meant}”.</translation>
    </message>
    <message>
        <source>“{found}” has escapes of Markdown, HTML or a web address; plain characters were expected: “{meant}”.</source>
        <translation>“{found}” ha sequenze di escape di Markdown, di HTML o di un indirizzo web; erano attesi caratteri semplici: “{meant}”.</translation>
    </message>
    <message>
        <source>“{found}” has full-width or unusual characters; plain ones were expected: “{meant}”.</source>
        <translation>“{found}” ha caratteri a larghezza intera o insoliti; ne erano attesi di semplici: “{meant}”.</translation>
    </message>
    <message>
        <source>“{found}” has its characters in another order than expected: “{meant}”.</source>
        <translation>“{found}” ha i caratteri in un ordine diverso da quello atteso: “{meant}”.</translation>
    </message>
    <message>
        <source>“{found}” has no row number; one was expected after “_”, as in “_10Kb”.</source>
        <translation>“{found}” non ha un numero di riga; era atteso dopo “_”, come in “_10Kb”.</translation>
    </message>
    <message>
        <source>“{found}” has signs for stones; letters were expected: “{meant}”.</source>
        <translation>“{found}” ha segni per le pietre; erano attese lettere: “{meant}”.</translation>
    </message>
    <message>
        <source>“{found}” in row {row} cannot be read; a column, a stone or a number was expected.</source>
        <translation>“{found}” nella riga {row} non si può leggere; era attesa una colonna, una pietra o un numero.</translation>
    </message>
    <message>
        <source>“{found}” in row {row} means no stone at all; a count of 1 or more was expected.</source>
        <translation>“{found}” nella riga {row} significa nessuna pietra; era atteso un numero da 1 in su.</translation>
    </message>
    <message>
        <source>“{found}” is not on this board, so it is left out.</source>
        <translation>“{found}” non è su questo goban, perciò è tralasciato.</translation>
    </message>
    <message>
        <source>“{found}” is read as a last move despite the space; better write “{meant}”.</source>
        <translation>“{found}” è letto come ultima mossa nonostante lo spazio; meglio scrivere “{meant}”.</translation>
    </message>
    <message>
        <source>“{found}” is read as a pass despite the space; better write “{meant}”.</source>
        <translation>“{found}” è letto come passo nonostante lo spazio; meglio scrivere “{meant}”.</translation>
    </message>
    <message>
        <source>“{found}” is read as an order of play despite the space; better write “{meant}”.</source>
        <translation>“{found}” è letto come ordine di gioco nonostante lo spazio; meglio scrivere “{meant}”.</translation>
    </message>
    <message>
        <source>“{found}” is too short for an order of play; two colours or more were expected, as in “~bw”.</source>
        <translation>“{found}” è troppo corto per un ordine di gioco; erano attesi due o più colori, come in “~bw”.</translation>
    </message>
    <message>
        <source>“{found}” mixes up upper and lower case; columns are upper case, stones lower case: “{meant}”.</source>
        <translation>“{found}” confonde maiuscole e minuscole; le colonne sono maiuscole, le pietre minuscole: “{meant}”.</translation>
    </message>
    <message>
        <source>“{found}” names a column off the board; its last column is {last}.</source>
        <translation>“{found}” nomina una colonna fuori dal goban; l’ultima colonna è {last}.</translation>
    </message>
    <message>
        <source>“{found}” names a column without a row; both were expected, as in “.{column}{row}”.</source>
        <translation>“{found}” nomina una colonna senza riga; erano attese entrambe, come in “.{column}{row}”.</translation>
    </message>
    <message>
        <source>“{found}” names row 0; rows are counted from 1, from the bottom up.</source>
        <translation>“{found}” nomina la riga 0; le righe si contano da 1, dal basso in alto.</translation>
    </message>
    <message>
        <source>“{found}” names the column first; the row comes first: “{meant}”.</source>
        <translation>“{found}” nomina prima la colonna; la riga viene prima: “{meant}”.</translation>
    </message>
    <message>
        <source>“{found}” needs “_” before it: “{meant}”.</source>
        <translation>Prima di “{found}” ci vuole “_”: “{meant}”.</translation>
    </message>
    <message>
        <source>“{key}” is not a color, such as &quot;#d3a35a&quot; or &quot;#d3a35a80&quot;; it is {value}.</source>
        <translation>“{key}” non è un colore, come &quot;#d3a35a&quot; o &quot;#d3a35a80&quot;; è {value}.</translation>
    </message>
    <message>
        <source>“{key}” is not a list of at most two colors, such as [&quot;#ffffff&quot;]; it is {value}.</source>
        <translation>“{key}” non è un elenco di al massimo due colori, come [&quot;#ffffff&quot;]; è {value}.</translation>
    </message>
    <message>
        <source>“{key}” is not a width from 0 to 0.5, where 1 is the distance between two lines; it is {value}.</source>
        <translation>“{key}” non è una larghezza da 0 a 0.5, dove 1 è la distanza tra due linee; è {value}.</translation>
    </message>
    <message>
        <source>“{key}” is not one of {names}; it is {value}.</source>
        <translation>“{key}” non è uno tra {names}; è {value}.</translation>
    </message>
    <message>
        <source>“{label}” at this point is a label; the mark is written in upper case: {mark}.</source>
        <translation>In questo punto “{label}” è un’etichetta; il simbolo si scrive in maiuscolo: {mark}.</translation>
    </message>
    <message>
        <source>“{name}” has no value in [ ]; it is skipped, but kept in the file.</source>
        <translation>“{name}” non ha un valore tra [ ]; è saltato, ma conservato nel file.</translation>
    </message>
    <message>
        <source>“{sign}” before each row is left out.</source>
        <translation>“{sign}” davanti a ogni riga è tralasciato.</translation>
    </message>
    <message>
        <source>“{sign}” means nothing in this diagram; its point is read as empty.</source>
        <translation>“{sign}” non significa niente in questo diagramma; il suo punto è letto come vuoto.</translation>
    </message>
    <message>
        <source>“{text}” does not tell which moves to number; use none, all, last:10 or 1-50.</source>
        <translation>“{text}” non indica quali mosse numerare; usa none, all, last:10 o 1-50.</translation>
    </message>
    <message>
        <source>“{text}” is not a command line: {reason}.</source>
        <translation>“{text}” non è una riga di comando: {reason}.</translation>
    </message>
    <message>
        <source>“{text}” is not a point; write it as Q16, pd or 16-4.</source>
        <translation>“{text}” non è un punto; scrivilo come Q16, pd o 16-4.</translation>
    </message>
    <message>
        <source>“{text}” is not a property; it is skipped, but kept in the file.</source>
        <translation>“{text}” non è una proprietà; è saltato, ma conservato nel file.</translation>
    </message>
    <message>
        <source>“{text}” is not a shift by columns and rows, such as 2,-1.</source>
        <translation>“{text}” non è uno spostamento in colonne e righe, come 2,-1.</translation>
    </message>
    <message>
        <source>“{text}” is not a size from 1x1 to 52x52, such as 13x13.</source>
        <translation>“{text}” non è una dimensione da 1x1 a 52x52, come 13x13.</translation>
    </message>
    <message>
        <source>“~” in row {row} is incomplete; a move number (~3) or an order of play (~bw) was expected.</source>
        <translation>“~” nella riga {row} è incompleto; era atteso un numero di mossa (~3) o un ordine di gioco (~bw).</translation>
    </message>
</context>
<context>
    <name>Progress</name>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annulla</translation>
    </message>
</context>
<context>
    <name>Properties</name>
    <message>
        <source>A comment on the node.</source>
        <translation>Un commento al nodo.</translation>
    </message>
    <message>
        <source>A comment on the whole game.</source>
        <translation>Un commento a tutta la partita.</translation>
    </message>
    <message>
        <source>A short name for the node.</source>
        <translation>Un nome breve per il nodo.</translation>
    </message>
    <message>
        <source>An estimate of the score: positive is good for Black.</source>
        <translation>Una stima del punteggio: un valore positivo è a favore di Nero.</translation>
    </message>
    <message>
        <source>An identifier of the game (old files only).</source>
        <translation>Un identificativo della partita (solo file vecchi).</translation>
    </message>
    <message>
        <source>Arrows: two points separated by a colon.</source>
        <translation>Frecce: due intersezioni separate da due punti.</translation>
    </message>
    <message>
        <source>Black stones placed as setup.</source>
        <translation>Pietre nere piazzate.</translation>
    </message>
    <message>
        <source>Black&apos;s move: a point, or empty for a pass.</source>
        <translation>Mossa di Nero: un punto, o vuoto per un passo.</translation>
    </message>
    <message>
        <source>Black&apos;s name.</source>
        <translation>Nome di Nero.</translation>
    </message>
    <message>
        <source>Black&apos;s rank.</source>
        <translation>Grado di Nero.</translation>
    </message>
    <message>
        <source>Black&apos;s remaining overtime moves.</source>
        <translation>Mosse di tempo supplementare rimaste a Nero.</translation>
    </message>
    <message>
        <source>Black&apos;s remaining time, in seconds.</source>
        <translation>Tempo rimasto a Nero, in secondi.</translation>
    </message>
    <message>
        <source>Black&apos;s team.</source>
        <translation>Squadra di Nero.</translation>
    </message>
    <message>
        <source>Black&apos;s territory.</source>
        <translation>Territorio di Nero.</translation>
    </message>
    <message>
        <source>Each player&apos;s main time, in seconds.</source>
        <translation>Tempo principale di ogni giocatore, in secondi.</translation>
    </message>
    <message>
        <source>Greyed-out points; an empty value ends greying out.</source>
        <translation>Punti attenuati; un valore vuoto termina l’attenuazione.</translation>
    </message>
    <message>
        <source>How long an overtime period is (old files only).</source>
        <translation>Durata di un periodo di tempo supplementare (solo file vecchi).</translation>
    </message>
    <message>
        <source>How many moves an overtime period has (old files only).</source>
        <translation>Numero di mosse di un periodo di tempo supplementare (solo file vecchi).</translation>
    </message>
    <message>
        <source>How move numbers are printed.</source>
        <translation>Come si stampano i numeri delle mosse.</translation>
    </message>
    <message>
        <source>How programs should show variations.</source>
        <translation>Come i programmi dovrebbero mostrare le varianti.</translation>
    </message>
    <message>
        <source>Komi: the points White gets.</source>
        <translation>Komi: i punti che riceve Bianco.</translation>
    </message>
    <message>
        <source>Labels: a point, a colon and a text.</source>
        <translation>Etichette: un’intersezione, due punti e un testo.</translation>
    </message>
    <message>
        <source>Lines: two points separated by a colon.</source>
        <translation>Linee: due intersezioni separate da due punti.</translation>
    </message>
    <message>
        <source>Overtime periods in which a move must be made (old files only).</source>
        <translation>Periodi di tempo supplementare in cui fare una mossa (solo file vecchi).</translation>
    </message>
    <message>
        <source>Points emptied as setup.</source>
        <translation>Punti svuotati.</translation>
    </message>
    <message>
        <source>Points labelled with consecutive letters (old files only).</source>
        <translation>Punti etichettati con lettere consecutive (solo file vecchi).</translation>
    </message>
    <message>
        <source>Points marked with a circle.</source>
        <translation>Punti segnati con un cerchio.</translation>
    </message>
    <message>
        <source>Points marked with a cross.</source>
        <translation>Punti segnati con una croce.</translation>
    </message>
    <message>
        <source>Points marked with a square.</source>
        <translation>Punti segnati con un quadrato.</translation>
    </message>
    <message>
        <source>Points marked with a triangle.</source>
        <translation>Punti segnati con un triangolo.</translation>
    </message>
    <message>
        <source>Points with an unspecified mark (old files only).</source>
        <translation>Punti con un simbolo non specificato (solo file vecchi).</translation>
    </message>
    <message>
        <source>Selected points.</source>
        <translation>Punti selezionati.</translation>
    </message>
    <message>
        <source>Starts a diagram: how it should look, and its name.</source>
        <translation>Inizia un diagramma: il suo aspetto e il suo nome.</translation>
    </message>
    <message>
        <source>The SGF version of the file; 4 is the newest.</source>
        <translation>La versione SGF del file; 4 è la più recente.</translation>
    </message>
    <message>
        <source>The board size: one number for a square board, two separated by a colon for a rectangle.</source>
        <translation>La dimensione del goban: un numero per un goban quadrato, due separati da due punti per uno rettangolare.</translation>
    </message>
    <message>
        <source>The copyright of the game and its annotations.</source>
        <translation>Il copyright della partita e dei suoi commenti.</translation>
    </message>
    <message>
        <source>The date, such as 2024-05-03.</source>
        <translation>La data, per esempio 2024-05-03.</translation>
    </message>
    <message>
        <source>The encoding of the file.</source>
        <translation>La codifica del file.</translation>
    </message>
    <message>
        <source>The event at which the game was played.</source>
        <translation>L’evento in cui è stata giocata la partita.</translation>
    </message>
    <message>
        <source>The kind of game; 1 is Go.</source>
        <translation>Il tipo di gioco; 1 è il go.</translation>
    </message>
    <message>
        <source>The kind of setup (old files only).</source>
        <translation>Il tipo di posizione impostata (solo file vecchi).</translation>
    </message>
    <message>
        <source>The move is bad; 2 is very bad.</source>
        <translation>La mossa è brutta; 2 è molto brutta.</translation>
    </message>
    <message>
        <source>The move is doubtful.</source>
        <translation>La mossa è dubbia.</translation>
    </message>
    <message>
        <source>The move is good; 2 is very good.</source>
        <translation>La mossa è buona; 2 è molto buona.</translation>
    </message>
    <message>
        <source>The move is interesting.</source>
        <translation>La mossa è interessante.</translation>
    </message>
    <message>
        <source>The move is played even if it is illegal.</source>
        <translation>La mossa si gioca anche se è illegale.</translation>
    </message>
    <message>
        <source>The move number, if it differs.</source>
        <translation>Il numero della mossa, se è diverso.</translation>
    </message>
    <message>
        <source>The name of the game.</source>
        <translation>Il nome della partita.</translation>
    </message>
    <message>
        <source>The node is of special interest.</source>
        <translation>Il nodo è di particolare interesse.</translation>
    </message>
    <message>
        <source>The number of handicap stones, 2 or more.</source>
        <translation>Il numero di pietre di handicap, 2 o più.</translation>
    </message>
    <message>
        <source>The opening played.</source>
        <translation>L’apertura giocata.</translation>
    </message>
    <message>
        <source>The overtime system.</source>
        <translation>Il sistema di tempo supplementare.</translation>
    </message>
    <message>
        <source>The place where the game was played.</source>
        <translation>Il luogo in cui è stata giocata la partita.</translation>
    </message>
    <message>
        <source>The position is even; 2 for emphasis.</source>
        <translation>La posizione è equilibrata; 2 per sottolinearlo.</translation>
    </message>
    <message>
        <source>The position is good for Black; 2 is very good.</source>
        <translation>La posizione è favorevole a Nero; 2 è molto favorevole.</translation>
    </message>
    <message>
        <source>The position is good for White; 2 is very good.</source>
        <translation>La posizione è favorevole a Bianco; 2 è molto favorevole.</translation>
    </message>
    <message>
        <source>The position is unclear.</source>
        <translation>La posizione è poco chiara.</translation>
    </message>
    <message>
        <source>The program that wrote the file, and its version.</source>
        <translation>Il programma che ha scritto il file, e la sua versione.</translation>
    </message>
    <message>
        <source>The result: B+3.5, W+R, 0 for a draw, Void or ?.</source>
        <translation>Il risultato: B+3.5, W+R, 0 per una partita pari, Void o ?.</translation>
    </message>
    <message>
        <source>The round of the event.</source>
        <translation>Il turno dell’evento.</translation>
    </message>
    <message>
        <source>The rules of the game.</source>
        <translation>Le regole della partita.</translation>
    </message>
    <message>
        <source>The score (old files only).</source>
        <translation>Il punteggio (solo file vecchi).</translation>
    </message>
    <message>
        <source>The source of the game, such as a book.</source>
        <translation>La fonte della partita, per esempio un libro.</translation>
    </message>
    <message>
        <source>The visible part of the board; an empty value shows all of it.</source>
        <translation>La parte visibile del goban; un valore vuoto lo mostra tutto.</translation>
    </message>
    <message>
        <source>What SGF cannot express, as HEN: stones of other colours, for example.</source>
        <translation>Ciò che SGF non può esprimere, come HEN: per esempio pietre di altri colori.</translation>
    </message>
    <message>
        <source>Whether Black is a program or a person (old files only).</source>
        <translation>Se Nero è un programma o una persona (solo file vecchi).</translation>
    </message>
    <message>
        <source>Whether White is a program or a person (old files only).</source>
        <translation>Se Bianco è un programma o una persona (solo file vecchi).</translation>
    </message>
    <message>
        <source>Whether a lost overtime loses the game (old files only).</source>
        <translation>Se chi esaurisce il tempo supplementare perde la partita (solo file vecchi).</translation>
    </message>
    <message>
        <source>Which side the board is seen from (old files only).</source>
        <translation>Da quale lato si vede il goban (solo file vecchi).</translation>
    </message>
    <message>
        <source>White stones placed as setup.</source>
        <translation>Pietre bianche piazzate.</translation>
    </message>
    <message>
        <source>White&apos;s move: a point, or empty for a pass.</source>
        <translation>Mossa di Bianco: un punto, o vuoto per un passo.</translation>
    </message>
    <message>
        <source>White&apos;s name.</source>
        <translation>Nome di Bianco.</translation>
    </message>
    <message>
        <source>White&apos;s rank.</source>
        <translation>Grado di Bianco.</translation>
    </message>
    <message>
        <source>White&apos;s remaining overtime moves.</source>
        <translation>Mosse di tempo supplementare rimaste a Bianco.</translation>
    </message>
    <message>
        <source>White&apos;s remaining time, in seconds.</source>
        <translation>Tempo rimasto a Bianco, in secondi.</translation>
    </message>
    <message>
        <source>White&apos;s team.</source>
        <translation>Squadra di Bianco.</translation>
    </message>
    <message>
        <source>White&apos;s territory.</source>
        <translation>Territorio di Bianco.</translation>
    </message>
    <message>
        <source>Who annotated the game.</source>
        <translation>Chi ha commentato la partita.</translation>
    </message>
    <message>
        <source>Who entered the game.</source>
        <translation>Chi ha inserito la partita.</translation>
    </message>
    <message>
        <source>Who moves first (old files only).</source>
        <translation>Chi gioca per primo (solo file vecchi).</translation>
    </message>
    <message>
        <source>Whose turn it is: B or W.</source>
        <translation>Di chi è il turno: B o W.</translation>
    </message>
</context>
<context>
    <name>PropertiesDialog</name>
    <message>
        <source>Node properties</source>
        <translation>Proprietà del nodo</translation>
    </message>
    <message>
        <source>Property</source>
        <translation>Proprietà</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Valori</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Aggiungi</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Rimuovi</translation>
    </message>
    <message>
        <source>Unknown property; it is kept as it is.</source>
        <translation>Proprietà sconosciuta; è conservata com’è.</translation>
    </message>
    <message>
        <source>{property}: {help}</source>
        <translation>{property}: {help}</translation>
    </message>
    <message>
        <source>“{name}” is not a property name: use capital letters, such as KM.</source>
        <translation>“{name}” non è un nome di proprietà: usa lettere maiuscole, come KM.</translation>
    </message>
    <message>
        <source>{shown} of {total} properties are shown. The others are kept.</source>
        <translation>Sono mostrate {shown} proprietà su {total}. Le altre sono conservate.</translation>
    </message>
</context>
<context>
    <name>QPrintPreviewDialog</name>
    <message>
        <source>Page setup</source>
        <translation>Imposta pagina</translation>
    </message>
</context>
<context>
    <name>RecognitionDialog</name>
    <message>
        <source>Board from picture</source>
        <translation>Goban da immagine</translation>
    </message>
    <message>
        <source>&amp;Mark its corners</source>
        <translation>&amp;Segna gli angoli</translation>
    </message>
    <message>
        <source>Whole &amp;picture</source>
        <translation>&amp;Immagine intera</translation>
    </message>
    <message>
        <source>Next in &amp;doubt</source>
        <translation>&amp;Dubbio successivo</translation>
    </message>
    <message>
        <source>Go to the next point in doubt (F8), or the previous one (Shift+F8)</source>
        <translation>Vai al punto dubbio successivo (F8), o al precedente (Shift+F8)</translation>
    </message>
    <message>
        <source>Drag the four corners to where the outermost lines cross.</source>
        <translation>Trascina i quattro angoli dove si incrociano le linee più esterne.</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Colonne</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Righe</translation>
    </message>
    <message>
        <source>Not set</source>
        <translation>Non impostato</translation>
    </message>
    <message>
        <source>S&amp;wap colours</source>
        <translation>Scambia i &amp;colori</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Looking for a Go board...</source>
        <translation>Ricerca di un goban...</translation>
    </message>
    <message>
        <source>No Go board found in this picture.</source>
        <translation>Nessun goban trovato in questa immagine.</translation>
    </message>
    <message>
        <source>In a photo, mark the corners of the board: it is read between them.</source>
        <translation>In una foto, segna gli angoli del goban: viene letto ciò che sta in mezzo.</translation>
    </message>
    <message>
        <source>Board {number} of {count}, {size}</source>
        <translation>Goban {number} di {count}, {size}</translation>
    </message>
    <message numerus="yes">
        <source>Check: %Ln point(s) in doubt</source>
        <translation>
            <numerusform>Da controllare: %Ln punto dubbio</numerusform>
            <numerusform>Da controllare: %Ln punti dubbi</numerusform>
        </translation>
    </message>
    <message>
        <source>Sure</source>
        <translation>Sicuro</translation>
    </message>
    <message>
        <source>Check: compare the board with the picture</source>
        <translation>Da controllare: confronta il goban con l’immagine</translation>
    </message>
    <message>
        <source>Its corners or lines were set by hand.</source>
        <translation>Gli angoli o le linee sono stati impostati a mano.</translation>
    </message>
    <message>
        <source>Whole board</source>
        <translation>Goban intero</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vuoto</translation>
    </message>
    <message>
        <source>in doubt</source>
        <translation>dubbio</translation>
    </message>
    <message>
        <source>&amp;Lines:</source>
        <translation>&amp;Linee:</translation>
    </message>
    <message>
        <source>&amp;Board:</source>
        <translation>&amp;Goban:</translation>
    </message>
    <message>
        <source>Pla&amp;ce:</source>
        <translation>&amp;Posizione:</translation>
    </message>
    <message>
        <source>&amp;Turn:</source>
        <translation>&amp;Turno:</translation>
    </message>
    <message>
        <source>Boards in the picture</source>
        <translation>Goban nell’immagine</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>Indizi</translation>
    </message>
</context>
<context>
    <name>Recorder</name>
    <message>
        <source>{name} (recovered)</source>
        <translation>{name} (recuperato)</translation>
    </message>
</context>
<context>
    <name>RecoveryDialog</name>
    <message>
        <source>Recover</source>
        <translation>Recupera</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>Documento</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Modifiche</translation>
    </message>
    <message>
        <source>Last change</source>
        <translation>Ultima modifica</translation>
    </message>
    <message>
        <source>Nothing to recover</source>
        <translation>Niente da recuperare</translation>
    </message>
    <message numerus="yes">
        <source>Documents closed without saving are kept for %Ln day(s).</source>
        <translation>
            <numerusform>I documenti chiusi senza salvare sono conservati per %Ln giorno.</numerusform>
            <numerusform>I documenti chiusi senza salvare sono conservati per %Ln giorni.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>&amp;Ripristina</translation>
    </message>
    <message>
        <source>Open the document as it was, with its undo history; no file is changed</source>
        <translation>Apri il documento com’era, con la cronologia delle modifiche; nessun file viene cambiato</translation>
    </message>
    <message>
        <source>&amp;Delete...</source>
        <translation>&amp;Elimina...</translation>
    </message>
    <message>
        <source>Delete the selected documents for good</source>
        <translation>Elimina definitivamente i documenti selezionati</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>Senza titolo</translation>
    </message>
    <message>
        <source>{name}
closed without being saved</source>
        <translation>{name}
chiuso senza essere salvato</translation>
    </message>
    <message>
        <source>Damaged ({size})</source>
        <translation>Danneggiato ({size})</translation>
    </message>
    <message>
        <source>{name}
kept by another version of HEN Editor</source>
        <translation>{name}
conservato da un’altra versione di HEN Editor</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Elimina</translation>
    </message>
    <message numerus="yes">
        <source>Delete %Ln document(s) for good?</source>
        <translation>
            <numerusform>Eliminare definitivamente %Ln documento?</numerusform>
            <numerusform>Eliminare definitivamente %Ln documenti?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RecoveryNotice</name>
    <message>
        <source>Recovery is off ({reason}): if HEN Editor stopped now, unsaved changes would be lost.</source>
        <translation>Il recupero è disattivato ({reason}): se HEN Editor si chiudesse ora, le modifiche non salvate andrebbero perse.</translation>
    </message>
    <message>
        <source>Try again now to keep a recovery copy of unsaved work</source>
        <translation>Prova di nuovo, ora, a conservare una copia di recupero del lavoro non salvato</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Riprova</translation>
    </message>
</context>
<context>
    <name>RecoveryOffer</name>
    <message numerus="yes">
        <source>%Ln other(s)</source>
        <translation>
            <numerusform>%Ln altro</numerusform>
            <numerusform>altri %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>Not saved, and kept by another version of HEN Editor: {documents}</source>
        <translation>Non salvati e conservati da un’altra versione di HEN Editor: {documents}</translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) were not saved when HEN Editor stopped: {documents}</source>
        <translation>
            <numerusform>%Ln documento non era salvato quando HEN Editor si è chiuso: {documents}</numerusform>
            <numerusform>%Ln documenti non erano salvati quando HEN Editor si è chiuso: {documents}</numerusform>
        </translation>
    </message>
    <message>
        <source>Restore all</source>
        <translation>Ripristina tutto</translation>
    </message>
    <message>
        <source>Open these documents as they were, with their undo history; no file is changed</source>
        <translation>Apri questi documenti com’erano, con la cronologia delle modifiche; nessun file viene cambiato</translation>
    </message>
    <message>
        <source>Show...</source>
        <translation>Mostra...</translation>
    </message>
    <message>
        <source>Show what can be recovered</source>
        <translation>Mostra che cosa si può recuperare</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Più tardi</translation>
    </message>
    <message>
        <source>Keep these documents under File &gt; Recover</source>
        <translation>Tieni questi documenti in File &gt; Recupera</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>Senza titolo</translation>
    </message>
    <message numerus="yes">
        <source>%Ln change(s)</source>
        <translation>
            <numerusform>%Ln modifica</numerusform>
            <numerusform>%Ln modifiche</numerusform>
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
        <translation>Non riaperti, perché illeggibili: {files}</translation>
    </message>
</context>
<context>
    <name>RepairBar</name>
    <message>
        <source>Show the list of problems</source>
        <translation>Mostra l’elenco dei problemi</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostra</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Copie</translation>
    </message>
    <message>
        <source>Save a copy of the file</source>
        <translation>Salva una copia del file</translation>
    </message>
</context>
<context>
    <name>ScopeChooser</name>
    <message>
        <source>Stones go into:</source>
        <translation>Pietre in:</translation>
    </message>
    <message>
        <source>this node</source>
        <translation>questo nodo</translation>
    </message>
    <message>
        <source>a new node</source>
        <translation>un nuovo nodo</translation>
    </message>
    <message>
        <source>the node before</source>
        <translation>il nodo prima</translation>
    </message>
</context>
<context>
    <name>ScoreCurve</name>
    <message>
        <source>Score</source>
        <translation>Punteggio</translation>
    </message>
</context>
<context>
    <name>ScreenDialog</name>
    <message>
        <source>Screenshot</source>
        <translation>Schermata</translation>
    </message>
    <message>
        <source>Drag a frame around the board. Enter: the whole screen. Tab: the next screen. Esc: cancel.</source>
        <translation>Traccia un riquadro intorno al goban. Invio: tutto lo schermo. Tab: lo schermo successivo. Esc: annulla.</translation>
    </message>
    <message>
        <source>Drag a frame around the board. Enter: the whole screen. Esc: cancel.</source>
        <translation>Traccia un riquadro intorno al goban. Invio: tutto lo schermo. Esc: annulla.</translation>
    </message>
</context>
<context>
    <name>Screenshots</name>
    <message>
        <source>The desktop offers no screenshots to programs.</source>
        <translation>Il desktop non offre schermate ai programmi.</translation>
    </message>
    <message>
        <source>The system gives no picture of the screen.</source>
        <translation>Il sistema non fornisce un’immagine dello schermo.</translation>
    </message>
</context>
<context>
    <name>SeveralFiles</name>
    <message>
        <source>Several files</source>
        <translation>Più file</translation>
    </message>
    <message>
        <source>Each is opened in a window of its own.</source>
        <translation>Ognuno si apre in una finestra propria.</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Apri</translation>
    </message>
    <message>
        <source>&amp;Add to this file</source>
        <translation>A&amp;ggiungi a questo file</translation>
    </message>
    <message numerus="yes">
        <source>Open %Ln file(s), or add their games to this file?</source>
        <translation>
            <numerusform>Aprire %Ln file, o aggiungere le sue partite a questo file?</numerusform>
            <numerusform>Aprire %Ln file, o aggiungere le loro partite a questo file?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Scorciatoie da tastiera</translation>
    </message>
    <message>
        <source>Search actions and keys</source>
        <translation>Cerca azioni e tasti</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Azione</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasti</translation>
    </message>
    <message>
        <source>Actions and their keys</source>
        <translation>Azioni e relativi tasti</translation>
    </message>
    <message>
        <source>No matches</source>
        <translation>Nessun risultato</translation>
    </message>
    <message>
        <source>&amp;Set</source>
        <translation>&amp;Imposta</translation>
    </message>
    <message>
        <source>A&amp;dd</source>
        <translation>A&amp;ggiungi</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Rimuovi</translation>
    </message>
    <message>
        <source>Rese&amp;t</source>
        <translation>Ripris&amp;tina</translation>
    </message>
    <message>
        <source>Reset &amp;all</source>
        <translation>Ripristina t&amp;utto</translation>
    </message>
    <message>
        <source>&amp;Preset:</source>
        <translation>&amp;Schema:</translation>
    </message>
    <message>
        <source>Press a &amp;key:</source>
        <translation>&amp;Premi un tasto:</translation>
    </message>
    <message>
        <source>{key} cannot be assigned: the window itself needs it.</source>
        <translation>{key} non si può assegnare: serve alla finestra stessa.</translation>
    </message>
    <message>
        <source>“{action}”</source>
        <translation>“{action}”</translation>
    </message>
    <message>
        <source>{key} is assigned to {actions}. Setting it here removes it there.</source>
        <translation>{key} è assegnato a {actions}. Impostandolo qui, si rimuove da lì.</translation>
    </message>
    <message>
        <source>The action already has this key.</source>
        <translation>L’azione ha già questo tasto.</translation>
    </message>
    <message>
        <source>{key} works only while the board or the tree has the focus.</source>
        <translation>{key} funziona solo quando è attivo il goban o l’albero.</translation>
    </message>
</context>
<context>
    <name>SolveBar</name>
    <message>
        <source>Mark some points, one of them the right one</source>
        <translation>Segna alcuni punti, tra cui quello giusto</translation>
    </message>
    <message>
        <source>Show the next move of the solution</source>
        <translation>Mostra la prossima mossa della soluzione</translation>
    </message>
    <message>
        <source>Go back to the start of this problem</source>
        <translation>Torna all’inizio di questo problema</translation>
    </message>
    <message>
        <source>Go to the next problem of this file</source>
        <translation>Vai al problema successivo di questo file</translation>
    </message>
    <message>
        <source>Stop solving problems (Esc)</source>
        <translation>Smetti di risolvere problemi (Esc)</translation>
    </message>
</context>
<context>
    <name>Solver</name>
    <message>
        <source>Reading the problem...</source>
        <translation>Lettura del problema...</translation>
    </message>
    <message>
        <source>What follows is hidden until you find it.</source>
        <translation>Ciò che segue è nascosto finché non lo trovi.</translation>
    </message>
    <message>
        <source>Looking for a problem...</source>
        <translation>Ricerca di un problema...</translation>
    </message>
    <message>
        <source>This is the last problem of the file.</source>
        <translation>Questo è l’ultimo problema del file.</translation>
    </message>
    <message>
        <source>This is the first problem of the file.</source>
        <translation>Questo è il primo problema del file.</translation>
    </message>
    <message>
        <source>This game has no moves to find.</source>
        <translation>Questa partita non ha mosse da trovare.</translation>
    </message>
</context>
<context>
    <name>Solving</name>
    <message>
        <source>Pass</source>
        <translation>Passo</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problemi</translation>
    </message>
    <message>
        <source>Clear results</source>
        <translation>Cancella i risultati</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copia</translation>
    </message>
    <message>
        <source>Board: click to play, or use the arrow keys and Enter</source>
        <translation>Goban: fai clic per giocare, o usa i tasti freccia e Invio</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vuoto</translation>
    </message>
    <message>
        <source>Does {color} have to play at all?</source>
        <translation>{color} deve proprio giocare?</translation>
    </message>
    <message>
        <source>Find the best move for {color}.</source>
        <translation>Trova la mossa migliore per {color}.</translation>
    </message>
    <message>
        <source>First try: {solved} of {tried}</source>
        <translation>Al primo tentativo: {solved} su {tried}</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Suggerimento</translation>
    </message>
    <message>
        <source>Next problem</source>
        <translation>Problema successivo</translation>
    </message>
    <message>
        <source>One of the marked points, {first} to {last}.</source>
        <translation>Uno dei punti segnati, da {first} a {last}.</translation>
    </message>
    <message>
        <source>Previous problem</source>
        <translation>Problema precedente</translation>
    </message>
    <message>
        <source>Right!</source>
        <translation>Giusto!</translation>
    </message>
    <message>
        <source>Right! Find the next move for {color}.</source>
        <translation>Giusto! Trova la prossima mossa per {color}.</translation>
    </message>
    <message>
        <source>Show move</source>
        <translation>Mostra mossa</translation>
    </message>
    <message>
        <source>Solved!</source>
        <translation>Risolto!</translation>
    </message>
    <message>
        <source>This move is not in the file. Try another one.</source>
        <translation>Questa mossa non è nel file. Provane un’altra.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Riprova</translation>
    </message>
    <message>
        <source>Whole board</source>
        <translation>Goban intero</translation>
    </message>
    <message>
        <source>Wrong. Click the board to see the reply.</source>
        <translation>Sbagliato. Fai clic sul goban per vedere la risposta.</translation>
    </message>
    <message>
        <source>Wrong. Try again.</source>
        <translation>Sbagliato. Riprova.</translation>
    </message>
    <message>
        <source>{color} passes.</source>
        <translation>{color} passa.</translation>
    </message>
</context>
<context>
    <name>SourceNotice</name>
    <message>
        <source>Line {line}: “{text}”. {message}</source>
        <translation>Riga {line}: “{text}”. {message}</translation>
    </message>
    <message>
        <source>Line {line}. {message}</source>
        <translation>Riga {line}. {message}</translation>
    </message>
    <message numerus="yes">
        <source>Repaired %Ln error(s).</source>
        <translation>
            <numerusform>Riparato %Ln errore.</numerusform>
            <numerusform>Riparati %Ln errori.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Repaired %Ln error(s); read as {encoding}.</source>
        <translation>
            <numerusform>Riparato %Ln errore; letto come {encoding}.</numerusform>
            <numerusform>Riparati %Ln errori; letto come {encoding}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Repaired more than %Ln error(s).</source>
        <translation>
            <numerusform>Riparato più di %Ln errore.</numerusform>
            <numerusform>Riparati più di %Ln errori.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Repaired more than %Ln error(s); read as {encoding}.</source>
        <translation>
            <numerusform>Riparato più di %Ln errore; letto come {encoding}.</numerusform>
            <numerusform>Riparati più di %Ln errori; letto come {encoding}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Speech</name>
    <message>
        <source>Board {size}.</source>
        <translation>Goban {size}.</translation>
    </message>
    <message>
        <source>Changed: {items}.</source>
        <translation>Cambiamenti: {items}.</translation>
    </message>
    <message>
        <source>Column {name}: {items}.</source>
        <translation>Colonna {name}: {items}.</translation>
    </message>
    <message>
        <source>Comment: {text}</source>
        <translation>Commento: {text}</translation>
    </message>
    <message>
        <source>End of line.</source>
        <translation>Fine della linea.</translation>
    </message>
    <message>
        <source>Ko at {point}.</source>
        <translation>Ko in {point}.</translation>
    </message>
    <message>
        <source>Last move: {color} passed.</source>
        <translation>Ultima mossa: {color} ha passato.</translation>
    </message>
    <message>
        <source>Last move: {color} {point}.</source>
        <translation>Ultima mossa: {color} {point}.</translation>
    </message>
    <message>
        <source>Move {number}: {color} passes</source>
        <translation>Mossa {number}: {color} passa</translation>
    </message>
    <message>
        <source>Move {number}: {color} {point}</source>
        <translation>Mossa {number}: {color} {point}</translation>
    </message>
    <message>
        <source>Near {point}: {items}.</source>
        <translation>Intorno a {point}: {items}.</translation>
    </message>
    <message>
        <source>Next to {point}: {items}.</source>
        <translation>Accanto a {point}: {items}.</translation>
    </message>
    <message>
        <source>Next: {items}.</source>
        <translation>Seguono: {items}.</translation>
    </message>
    <message>
        <source>No comment.</source>
        <translation>Nessun commento.</translation>
    </message>
    <message>
        <source>No ko.</source>
        <translation>Nessun ko.</translation>
    </message>
    <message>
        <source>No last move.</source>
        <translation>Nessuna ultima mossa.</translation>
    </message>
    <message>
        <source>No move</source>
        <translation>Nessuna mossa</translation>
    </message>
    <message>
        <source>No other stones near {point}.</source>
        <translation>Nessun’altra pietra intorno a {point}.</translation>
    </message>
    <message>
        <source>No stone at {point}.</source>
        <translation>Nessuna pietra in {point}.</translation>
    </message>
    <message>
        <source>No stones.</source>
        <translation>Nessuna pietra.</translation>
    </message>
    <message>
        <source>Nothing changed on the board.</source>
        <translation>Sul goban non è cambiato nulla.</translation>
    </message>
    <message>
        <source>Nothing has been captured.</source>
        <translation>Non è stato catturato nulla.</translation>
    </message>
    <message>
        <source>Row {name}: {items}.</source>
        <translation>Riga {name}: {items}.</translation>
    </message>
    <message>
        <source>Start of game</source>
        <translation>Inizio della partita</translation>
    </message>
    <message>
        <source>arrow from {points}</source>
        <translation>freccia da {points}</translation>
    </message>
    <message>
        <source>arrow to {points}</source>
        <translation>freccia verso {points}</translation>
    </message>
    <message>
        <source>board {size}</source>
        <translation>goban {size}</translation>
    </message>
    <message numerus="yes">
        <source>chain of {count}</source>
        <translation>
            <numerusform>catena di {count}</numerusform>
            <numerusform>catena di {count}</numerusform>
        </translation>
    </message>
    <message>
        <source>circle</source>
        <translation>cerchio</translation>
    </message>
    <message>
        <source>cross</source>
        <translation>croce</translation>
    </message>
    <message>
        <source>dead</source>
        <translation>morta</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vuoto</translation>
    </message>
    <message>
        <source>end of line</source>
        <translation>fine della linea</translation>
    </message>
    <message>
        <source>greyed out</source>
        <translation>attenuato</translation>
    </message>
    <message>
        <source>ko</source>
        <translation>ko</translation>
    </message>
    <message>
        <source>ko at {point}</source>
        <translation>ko in {point}</translation>
    </message>
    <message>
        <source>label {text}</source>
        <translation>etichetta {text}</translation>
    </message>
    <message>
        <source>label {text} at {point}</source>
        <translation>etichetta {text} in {point}</translation>
    </message>
    <message>
        <source>last move</source>
        <translation>ultima mossa</translation>
    </message>
    <message>
        <source>line to {points}</source>
        <translation>linea verso {points}</translation>
    </message>
    <message>
        <source>name {text}</source>
        <translation>nome {text}</translation>
    </message>
    <message>
        <source>next move for {color}</source>
        <translation>prossima mossa di {color}</translation>
    </message>
    <message>
        <source>number {number}</source>
        <translation>numero {number}</translation>
    </message>
    <message>
        <source>number {text} at {point}</source>
        <translation>numero {text} in {point}</translation>
    </message>
    <message>
        <source>order of play {colors}</source>
        <translation>ordine di gioco {colors}</translation>
    </message>
    <message>
        <source>selected</source>
        <translation>selezionato</translation>
    </message>
    <message>
        <source>setup</source>
        <translation>pietre piazzate</translation>
    </message>
    <message>
        <source>square</source>
        <translation>quadrato</translation>
    </message>
    <message>
        <source>star point</source>
        <translation>hoshi</translation>
    </message>
    <message>
        <source>triangle</source>
        <translation>triangolo</translation>
    </message>
    <message>
        <source>variation {number} of {total}</source>
        <translation>variante {number} di {total}</translation>
    </message>
    <message>
        <source>{before} replaced by {after}</source>
        <translation>{before} sostituito da {after}</translation>
    </message>
    <message>
        <source>{color}</source>
        <translation>{color}</translation>
    </message>
    <message>
        <source>{color} at {point}</source>
        <translation>{color} in {point}</translation>
    </message>
    <message numerus="yes">
        <source>{color} chain of {count}: {points}.</source>
        <translation>
            <numerusform>{color}, catena di {count}: {points}.</numerusform>
            <numerusform>{color}, catena di {count}: {points}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{color} has captured {count}.</source>
        <translation>
            <numerusform>{color} ha catturato {count} pietra.</numerusform>
            <numerusform>{color} ha catturato {count} pietre.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{color} has {count} stones.</source>
        <translation>
            <numerusform>{color} ha {count} pietra.</numerusform>
            <numerusform>{color} ha {count} pietre.</numerusform>
        </translation>
    </message>
    <message>
        <source>{color} passes</source>
        <translation>{color} passa</translation>
    </message>
    <message>
        <source>{color} territory</source>
        <translation>territorio di {color}</translation>
    </message>
    <message>
        <source>{color} to play</source>
        <translation>tocca a {color}</translation>
    </message>
    <message>
        <source>{color} to play.</source>
        <translation>Tocca a {color}.</translation>
    </message>
    <message>
        <source>{color} {point}</source>
        <translation>{color} {point}</translation>
    </message>
    <message numerus="yes">
        <source>{count} changes on the board.</source>
        <translation>
            <numerusform>{count} cambiamento sul goban.</numerusform>
            <numerusform>{count} cambiamenti sul goban.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} liberties</source>
        <translation>
            <numerusform>{count} libertà</numerusform>
            <numerusform>{count} libertà</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} liberties: {points}.</source>
        <translation>
            <numerusform>{count} libertà: {points}.</numerusform>
            <numerusform>{count} libertà: {points}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} stones captured</source>
        <translation>
            <numerusform>{count} pietra catturata</numerusform>
            <numerusform>{count} pietre catturate</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} variations follow</source>
        <translation>
            <numerusform>segue {count} variante</numerusform>
            <numerusform>seguono {count} varianti</numerusform>
        </translation>
    </message>
    <message>
        <source>{first} to {last} {color}</source>
        <translation>da {first} a {last} {color}</translation>
    </message>
    <message>
        <source>{items}.</source>
        <translation>{items}.</translation>
    </message>
    <message>
        <source>{item} added</source>
        <translation>aggiunto: {item}</translation>
    </message>
    <message>
        <source>{item} removed</source>
        <translation>rimosso: {item}</translation>
    </message>
    <message>
        <source>{mark} at {point}</source>
        <translation>{mark} in {point}</translation>
    </message>
    <message>
        <source>{point} empty</source>
        <translation>{point} vuoto</translation>
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
        <translation>&amp;Commenti</translation>
    </message>
    <message>
        <source>Node &amp;names</source>
        <translation>&amp;Nomi dei nodi</translation>
    </message>
    <message>
        <source>&amp;Labels</source>
        <translation>&amp;Etichette</translation>
    </message>
    <message>
        <source>&amp;Marks</source>
        <translation>&amp;Simboli</translation>
    </message>
    <message>
        <source>&amp;Arrows and lines</source>
        <translation>&amp;Frecce e linee</translation>
    </message>
    <message>
        <source>&amp;Territory</source>
        <translation>Te&amp;rritorio</translation>
    </message>
    <message>
        <source>&amp;Greyed-out points</source>
        <translation>Punti &amp;attenuati</translation>
    </message>
    <message>
        <source>Cropped &amp;views</source>
        <translation>&amp;Viste ritagliate</translation>
    </message>
    <message>
        <source>Annotation&amp;s</source>
        <translation>Va&amp;lutazioni</translation>
    </message>
    <message>
        <source>Remaining t&amp;imes</source>
        <translation>Te&amp;mpi rimanenti</translation>
    </message>
    <message>
        <source>Remove comments and markup</source>
        <translation>Rimuovi commenti e segni</translation>
    </message>
    <message>
        <source>&amp;Whole game</source>
        <translation>&amp;Tutta la partita</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Dove</translation>
    </message>
    <message>
        <source>This n&amp;ode</source>
        <translation>&amp;Questo nodo</translation>
    </message>
</context>
<context>
    <name>Styles</name>
    <message>
        <source>Wood</source>
        <translation>Legno</translation>
    </message>
    <message>
        <source>Dark wood</source>
        <translation>Legno scuro</translation>
    </message>
    <message>
        <source>Black and white</source>
        <translation>Bianco e nero</translation>
    </message>
    <message>
        <source>Greyscale</source>
        <translation>Scala di grigi</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Contrasto elevato</translation>
    </message>
    <message>
        <source>Looking for board styles...</source>
        <translation>Ricerca degli stili del goban...</translation>
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
        <translation>Questa partita non è di go: sul goban non si può piazzare nulla.</translation>
    </message>
</context>
<context>
    <name>ToolPalette</name>
    <message>
        <source>More tools</source>
        <translation>Altri strumenti</translation>
    </message>
</context>
<context>
    <name>Tools</name>
    <message>
        <source>Remove arrows and lines</source>
        <translation>Rimuovi frecce e linee</translation>
    </message>
    <message>
        <source>Arrow</source>
        <translation>Freccia</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Linea</translation>
    </message>
    <message>
        <source>Remove territory</source>
        <translation>Rimuovi territorio</translation>
    </message>
    <message>
        <source>Territory</source>
        <translation>Territorio</translation>
    </message>
    <message>
        <source>Remove grey-out</source>
        <translation>Rimuovi attenuazione</translation>
    </message>
    <message>
        <source>Grey out</source>
        <translation>Attenua</translation>
    </message>
    <message>
        <source>Crop view</source>
        <translation>Ritaglia vista</translation>
    </message>
    <message>
        <source>Show the whole board</source>
        <translation>Mostra il goban intero</translation>
    </message>
    <message>
        <source>Remove stone</source>
        <translation>Rimuovi pietra</translation>
    </message>
    <message>
        <source>Move stone</source>
        <translation>Sposta pietra</translation>
    </message>
    <message>
        <source>Copy stone</source>
        <translation>Copia pietra</translation>
    </message>
    <message>
        <source>Copy stones</source>
        <translation>Copia pietre</translation>
    </message>
    <message>
        <source>Move stones</source>
        <translation>Sposta pietre</translation>
    </message>
    <message>
        <source>There is no stone to mark dead or alive.</source>
        <translation>Qui non c’è una pietra da segnare morta o viva.</translation>
    </message>
    <message>
        <source>Boards with more than 25 columns allow only black and white stones.</source>
        <translation>I goban con più di 25 colonne permettono solo pietre nere e bianche.</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>Cancella</translation>
    </message>
    <message>
        <source>This ko comes from the last move; it cannot be removed.</source>
        <translation>Questo ko deriva dall’ultima mossa; non si può rimuovere.</translation>
    </message>
    <message>
        <source>There is no stone on that point.</source>
        <translation>Su questo punto non c’è una pietra.</translation>
    </message>
    <message>
        <source>This node is that move; its marker cannot be removed.</source>
        <translation>Questo nodo è quella mossa; il suo segno non si può rimuovere.</translation>
    </message>
</context>
<context>
    <name>TransformDialog</name>
    <message>
        <source>This position</source>
        <translation>Questa posizione</translation>
    </message>
    <message>
        <source>This variation</source>
        <translation>Questa variante</translation>
    </message>
    <message>
        <source>This game</source>
        <translation>Questa partita</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Tutte le partite</translation>
    </message>
    <message>
        <source>Transform</source>
        <translation>Trasforma</translation>
    </message>
    <message>
        <source>Neither</source>
        <translation>Nessuna delle due</translation>
    </message>
    <message>
        <source>Swap &amp;colours</source>
        <translation>Scam&amp;bia i colori</translation>
    </message>
    <message>
        <source>&amp;Board size:</source>
        <translation>Dimensione del &amp;goban:</translation>
    </message>
    <message>
        <source>Change &amp;names of points in comments and names</source>
        <translation>Cambia i &amp;nomi dei punti in commenti e nomi</translation>
    </message>
    <message>
        <source>The position afterwards</source>
        <translation>La posizione risultante</translation>
    </message>
    <message>
        <source>What falls off or stays as it is</source>
        <translation>Che cosa cade fuori o resta com’è</translation>
    </message>
    <message>
        <source>Names of points that change</source>
        <translation>Nomi di punti che cambiano</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Niente</translation>
    </message>
    <message>
        <source>&amp;What:</source>
        <translation>&amp;Applica a:</translation>
    </message>
    <message>
        <source>&amp;Rotate or mirror:</source>
        <translation>&amp;Ruota o rifletti:</translation>
    </message>
    <message>
        <source>Shift to the r&amp;ight:</source>
        <translation>Sposta a &amp;destra:</translation>
    </message>
    <message>
        <source>Shift &amp;down:</source>
        <translation>S&amp;posta in basso:</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Colonne</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Righe</translation>
    </message>
</context>
<context>
    <name>TreeView</name>
    <message>
        <source>Hidden nodes: {count}. Click to show them.</source>
        <translation>Nodi nascosti: {count}. Fai clic per mostrarli.</translation>
    </message>
    <message>
        <source>Same position elsewhere: move {numbers}</source>
        <translation>Stessa posizione altrove: mossa {numbers}</translation>
    </message>
    <message>
        <source>Same position elsewhere: move {numbers} and others</source>
        <translation>Stessa posizione altrove: mossa {numbers} e altre</translation>
    </message>
    <message>
        <source>Variation tree</source>
        <translation>Albero delle varianti</translation>
    </message>
    <message>
        <source>Arrow keys go through the game. The moves as a list are in the menu View, Panels.</source>
        <translation>I tasti freccia scorrono la partita. Le mosse come elenco sono nel menu Visualizza, Pannelli.</translation>
    </message>
</context>
<context>
    <name>UnsavedDialog</name>
    <message>
        <source>Quit</source>
        <translation>Esci</translation>
    </message>
    <message>
        <source>Save the changes to these documents?</source>
        <translation>Salvare le modifiche a questi documenti?</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Salva</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>S&amp;carta</translation>
    </message>
    <message>
        <source>The changes to documents that are not ticked are discarded.</source>
        <translation>Le modifiche ai documenti non spuntati sono scartate.</translation>
    </message>
    <message>
        <source>Unsaved documents</source>
        <translation>Documenti non salvati</translation>
    </message>
    <message>
        <source>{file} (its unfinished HEN is not part of the file)</source>
        <translation>{file} (il suo HEN incompleto non fa parte del file)</translation>
    </message>
    <message>
        <source>{file}: unfinished HEN, not part of the file</source>
        <translation>{file}: HEN incompleto, non fa parte del file</translation>
    </message>
</context>
<context>
    <name>VersionsDialog</name>
    <message>
        <source>Earlier versions</source>
        <translation>Versioni precedenti</translation>
    </message>
    <message>
        <source>Replaced</source>
        <translation>Sostituita</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Dimensione</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Contenuto</translation>
    </message>
    <message>
        <source>No earlier versions of this file</source>
        <translation>Nessuna versione precedente di questo file</translation>
    </message>
    <message>
        <source>Reading...</source>
        <translation>Lettura...</translation>
    </message>
    <message numerus="yes">
        <source>Earlier versions are kept for %Ln day(s).</source>
        <translation>
            <numerusform>Le versioni precedenti sono conservate per %Ln giorno.</numerusform>
            <numerusform>Le versioni precedenti sono conservate per %Ln giorni.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %Ln version(s) of a file are kept.</source>
        <translation>
            <numerusform>Di un file è conservata al massimo %Ln versione.</numerusform>
            <numerusform>Di un file sono conservate al massimo %Ln versioni.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Open as a copy</source>
        <translation>&amp;Apri come copia</translation>
    </message>
    <message>
        <source>Open this version in another window, as a document without a file</source>
        <translation>Apri questa versione in un’altra finestra, come documento senza file</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>&amp;Ripristina</translation>
    </message>
    <message>
        <source>Replace the games of this document with those of this version; this can be undone</source>
        <translation>Sostituisci le partite di questo documento con quelle di questa versione; si può annullare</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation>&amp;Confronta</translation>
    </message>
    <message>
        <source>Show what differs between this version and the document</source>
        <translation>Mostra che cosa differisce tra questa versione e il documento</translation>
    </message>
    <message>
        <source>&amp;Delete...</source>
        <translation>&amp;Elimina...</translation>
    </message>
    <message>
        <source>Delete this version for good</source>
        <translation>Elimina definitivamente questa versione</translation>
    </message>
    <message>
        <source>{size} kB</source>
        <translation>{size} kB</translation>
    </message>
    <message numerus="yes">
        <source>%Ln node(s)</source>
        <translation>
            <numerusform>%Ln nodo</numerusform>
            <numerusform>%Ln nodi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s)</source>
        <translation>
            <numerusform>%Ln partita</numerusform>
            <numerusform>%Ln partite</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln move(s)</source>
        <translation>
            <numerusform>%Ln mossa</numerusform>
            <numerusform>%Ln mosse</numerusform>
        </translation>
    </message>
    <message>
        <source>Version replaced {time}</source>
        <translation>Versione sostituita {time}</translation>
    </message>
    <message>
        <source>This document</source>
        <translation>Questo documento</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Elimina</translation>
    </message>
    <message>
        <source>Delete this version for good?</source>
        <translation>Eliminare definitivamente questa versione?</translation>
    </message>
    <message>
        <source>The version could not be deleted.</source>
        <translation>Impossibile eliminare la versione.</translation>
    </message>
</context>
<context>
    <name>WebPageDialog</name>
    <message>
        <source>Export problems as web page</source>
        <translation>Esporta problemi come pagina web</translation>
    </message>
    <message>
        <source>&amp;Title:</source>
        <translation>&amp;Titolo:</translation>
    </message>
    <message>
        <source>&amp;Introduction:</source>
        <translation>&amp;Introduzione:</translation>
    </message>
    <message>
        <source>Shown above the first problem</source>
        <translation>Appare sopra il primo problema</translation>
    </message>
    <message>
        <source>As in this file</source>
        <translation>Come in questo file</translation>
    </message>
    <message>
        <source>Shuffled each time the page is opened</source>
        <translation>Mescolati a ogni apertura della pagina</translation>
    </message>
    <message>
        <source>&amp;Order:</source>
        <translation>&amp;Ordine:</translation>
    </message>
    <message>
        <source>&amp;Names of the problems</source>
        <translation>&amp;Nomi dei problemi</translation>
    </message>
    <message>
        <source>&amp;Show the right move on request</source>
        <translation>Mostra la mossa giusta su &amp;richiesta</translation>
    </message>
    <message>
        <source>Save &amp;as...</source>
        <translation>Salva con no&amp;me...</translation>
    </message>
</context>
<context>
    <name>Welcome</name>
    <message>
        <source>Click the board to play, or</source>
        <translation>Fai clic sul goban per giocare, oppure</translation>
    </message>
    <message>
        <source>Open a file</source>
        <translation>Apri un file</translation>
    </message>
    <message>
        <source>Paste a HEN or a game</source>
        <translation>Incolla un HEN o una partita</translation>
    </message>
    <message>
        <source>Last files</source>
        <translation>Ultimi file</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Esempi</translation>
    </message>
    <message>
        <source>What is HEN?</source>
        <translation>Che cos’è HEN?</translation>
    </message>
    <message>
        <source>Paste the files</source>
        <translation>Incolla i file</translation>
    </message>
    <message>
        <source>Paste the text</source>
        <translation>Incolla il testo</translation>
    </message>
    <message>
        <source>Paste the picture</source>
        <translation>Incolla l’immagine</translation>
    </message>
</context>
<context>
    <name>WhatsThis</name>
    <message>
        <source>The board. A click does what the active tool does; the wheel steps through the game.</source>
        <translation>Il goban. Un clic usa lo strumento attivo; la rotellina scorre la partita.</translation>
    </message>
    <message>
        <source>The position as HEN text. Type or paste here: the board follows each letter. Ctrl+Space offers what may come next; the line below says what is wrong.</source>
        <translation>La posizione come testo HEN. Scrivi o incolla qui: il goban si aggiorna a ogni carattere. Ctrl+Spazio propone ciò che può seguire; la riga sotto dice che cosa è sbagliato.</translation>
    </message>
    <message>
        <source>Who plays, and whose turn it is. A click on a row lets that side play next; the pencil opens the game info.</source>
        <translation>Chi gioca e a chi tocca. Un clic su una riga dà il turno a quel colore; la matita apre i dati della partita.</translation>
    </message>
    <message>
        <source>The moves of the game and its variations. Click one to go there, drag one to move it.</source>
        <translation>Le mosse della partita e le sue varianti. Fai clic su una per andarci, trascinala per spostarla.</translation>
    </message>
    <message>
        <source>The name and the comment of this node. Names of points light up on the board.</source>
        <translation>Il nome e il commento di questo nodo. I nomi dei punti si illuminano sul goban.</translation>
    </message>
    <message>
        <source>The game: its moves, the comment of this node, and navigation.</source>
        <translation>La partita: le mosse, il commento di questo nodo, e la navigazione.</translation>
    </message>
    <message>
        <source>What is wrong with text, position, game and file. Click a problem to go there.</source>
        <translation>Che cosa non va in testo, posizione, partita e file. Fai clic su un problema per andarci.</translation>
    </message>
    <message>
        <source>The games of the file. Click one to go to it.</source>
        <translation>Le partite del file. Fai clic su una per andarci.</translation>
    </message>
    <message>
        <source>The menus. Ctrl+Shift+P finds any of their commands by its words.</source>
        <translation>I menu. Ctrl+Shift+P trova ogni loro comando dalle sue parole.</translation>
    </message>
    <message>
        <source>The tools: what a click on the board does.</source>
        <translation>Gli strumenti: che cosa fa un clic sul goban.</translation>
    </message>
    <message>
        <source>What is wrong with the text, or what was just done; the point under the pointer; the problems.</source>
        <translation>Che cosa non va nel testo, o che cosa è stato appena fatto; il punto sotto il puntatore; i problemi.</translation>
    </message>
</context>
<context>
    <name>Windows</name>
    <message>
        <source>It is open in another window.</source>
        <translation>È aperto in un’altra finestra.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) could not be opened.</source>
        <translation>
            <numerusform>Impossibile aprire %Ln file.</numerusform>
            <numerusform>Impossibile aprire %Ln file.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) could not be recovered.</source>
        <translation>
            <numerusform>Impossibile recuperare %Ln documento.</numerusform>
            <numerusform>Impossibile recuperare %Ln documenti.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Worksheet</name>
    <message>
        <source>Worksheet</source>
        <translation>Foglio di esercizi</translation>
    </message>
    <message>
        <source>&amp;Title:</source>
        <translation>&amp;Titolo:</translation>
    </message>
    <message>
        <source>&amp;Games:</source>
        <translation>Partit&amp;e:</translation>
    </message>
    <message>
        <source>All, or 1-12, 15</source>
        <translation>Tutte, o 1-12, 15</translation>
    </message>
    <message>
        <source>&amp;Diagrams on a page:</source>
        <translation>&amp;Diagrammi per pagina:</translation>
    </message>
    <message>
        <source>&amp;Lines to write on:</source>
        <translation>R&amp;ighe per scrivere:</translation>
    </message>
    <message>
        <source>&amp;Names of the problems</source>
        <translation>&amp;Nomi dei problemi</translation>
    </message>
    <message>
        <source>Co&amp;mments before the first move</source>
        <translation>Co&amp;mmenti prima della prima mossa</translation>
    </message>
    <message>
        <source>&amp;Answers on pages of their own</source>
        <translation>Sol&amp;uzioni su pagine proprie</translation>
    </message>
    <message>
        <source>&amp;Wrong moves in the answers</source>
        <translation>Mosse s&amp;bagliate nelle soluzioni</translation>
    </message>
</context>
<context>
    <name>_Examples</name>
    <message>
        <source>Examples of HEN</source>
        <translation>Esempi di HEN</translation>
    </message>
    <message>
        <source>The parts of a HEN</source>
        <translation>Le parti di un HEN</translation>
    </message>
    <message>
        <source>Whole positions</source>
        <translation>Posizioni intere</translation>
    </message>
    <message>
        <source>Mistakes and their messages</source>
        <translation>Errori e relativi messaggi</translation>
    </message>
    <message>
        <source>No matches</source>
        <translation>Nessun risultato</translation>
    </message>
    <message>
        <source>Click to see it on the board</source>
        <translation>Fai clic per vederlo sul goban</translation>
    </message>
</context>
<context>
    <name>_GoToDialog</name>
    <message>
        <source>&amp;Go</source>
        <translation>&amp;Vai</translation>
    </message>
</context>
<context>
    <name>_Keys</name>
    <message>
        <source>Commands and their keys</source>
        <translation>Comandi e relativi tasti</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Comando</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasti</translation>
    </message>
    <message>
        <source>No matches</source>
        <translation>Nessun risultato</translation>
    </message>
</context>
<context>
    <name>_Results</name>
    <message>
        <source>Places found</source>
        <translation>Posizioni trovate</translation>
    </message>
</context>
</TS>
