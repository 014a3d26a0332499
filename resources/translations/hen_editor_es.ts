<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>AboutBox</name>
    <message>
        <source>The HEN specification</source>
        <translation>La especificación de HEN</translation>
    </message>
    <message>
        <source>The MIT licence</source>
        <translation>La licencia MIT</translation>
    </message>
    <message>
        <source>About HEN Editor</source>
        <translation>Acerca de HEN Editor</translation>
    </message>
    <message>
        <source>An editor for Go positions in HEN and games in SGF.</source>
        <translation>Un editor de posiciones de go en HEN y de partidas en SGF.</translation>
    </message>
    <message>
        <source>HEN (Hemme Notation) is one line of text for one Go position. Free software under the MIT licence.</source>
        <translation>HEN (Hemme Notation) es una línea de texto para una posición de go. Software libre con licencia MIT.</translation>
    </message>
</context>
<context>
    <name>Adding</name>
    <message numerus="yes">
        <source>%Ln file(s)</source>
        <translation>
            <numerusform>%Ln archivo</numerusform>
            <numerusform>%Ln archivos</numerusform>
        </translation>
    </message>
    <message>
        <source>Add games</source>
        <translation>Añadir partidas</translation>
    </message>
    <message numerus="yes">
        <source>Added %Ln game(s).</source>
        <translation>
            <numerusform>Se ha añadido %Ln partida.</numerusform>
            <numerusform>Se han añadido %Ln partidas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) had problems; they were read as far as possible.</source>
        <translation>
            <numerusform>%Ln archivo tenía problemas; se ha leído hasta donde ha sido posible.</numerusform>
            <numerusform>%Ln archivos tenían problemas; se han leído hasta donde ha sido posible.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) could not be added.</source>
        <translation>
            <numerusform>No se pudo añadir %Ln archivo.</numerusform>
            <numerusform>No se pudieron añadir %Ln archivos.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AnnotationButtons</name>
    <message>
        <source>Right</source>
        <translation>Bien</translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation>Mal</translation>
    </message>
</context>
<context>
    <name>Announcer</name>
    <message>
        <source>Undone: {change}.</source>
        <translation>Deshecho: {change}.</translation>
    </message>
    <message>
        <source>Redone: {change}.</source>
        <translation>Rehecho: {change}.</translation>
    </message>
</context>
<context>
    <name>BoardTable</name>
    <message>
        <source>Board as a table</source>
        <translation>Tablero como tabla</translation>
    </message>
    <message>
        <source>Arrow keys go from point to point; all other keys do what they do on the board.</source>
        <translation>Las flechas van de punto en punto; todas las demás teclas hacen lo que hacen en el tablero.</translation>
    </message>
</context>
<context>
    <name>BoardView</name>
    <message>
        <source>Board</source>
        <translation>Tablero</translation>
    </message>
    <message>
        <source>A cursor goes from point to point by keys. The board as a table is in the menu View, Panels.</source>
        <translation>Un cursor va de punto en punto con las teclas. El tablero como tabla está en el menú Ver, Paneles.</translation>
    </message>
</context>
<context>
    <name>Colors</name>
    <message>
        <source>Black</source>
        <translation>Negro</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Blanco</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rojo</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Verde</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Azul</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Amarillo</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>Morado</translation>
    </message>
</context>
<context>
    <name>CommandPalette</name>
    <message>
        <source>Command palette</source>
        <translation>Paleta de comandos</translation>
    </message>
    <message>
        <source>Type words of a command</source>
        <translation>Escriba palabras de un comando</translation>
    </message>
    <message>
        <source>Beginnings of words are enough; Enter runs the selected command</source>
        <translation>Basta el principio de las palabras; Intro ejecuta el comando seleccionado</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Comandos</translation>
    </message>
    <message>
        <source>No matches</source>
        <translation>Sin resultados</translation>
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
        <translation>Dirección web copiada.</translation>
    </message>
    <message>
        <source>Game copied as SGF.</source>
        <translation>Partida copiada como SGF.</translation>
    </message>
    <message>
        <source>Position copied as SGF.</source>
        <translation>Posición copiada como SGF.</translation>
    </message>
    <message>
        <source>Diagram copied.</source>
        <translation>Diagrama copiado.</translation>
    </message>
    <message>
        <source>&amp;Undo {change}</source>
        <translation>&amp;Deshacer: {change}</translation>
    </message>
    <message>
        <source>&amp;Redo {change}</source>
        <translation>&amp;Rehacer: {change}</translation>
    </message>
    <message>
        <source>HEN copied.</source>
        <translation>HEN copiado.</translation>
    </message>
    <message>
        <source>It is what the board shows, not the text in the field.</source>
        <translation>Es lo que muestra el tablero, no el texto del campo.</translation>
    </message>
    <message>
        <source>Save original as</source>
        <translation>Guardar el original como</translation>
    </message>
    <message>
        <source>original</source>
        <translation>original</translation>
    </message>
    <message>
        <source>Save normalised copy</source>
        <translation>Guardar una copia normalizada</translation>
    </message>
    <message>
        <source>normalised</source>
        <translation>normalizado</translation>
    </message>
    <message>
        <source>Looking for earlier versions...</source>
        <translation>Buscando versiones anteriores...</translation>
    </message>
    <message>
        <source>The earlier versions of {file} could not be listed.</source>
        <translation>No se han podido listar las versiones anteriores de {file}.</translation>
    </message>
    <message>
        <source>The earlier version was not kept: {why}</source>
        <translation>La versión anterior no se ha conservado: {why}</translation>
    </message>
    <message>
        <source>Looking for documents...</source>
        <translation>Buscando documentos...</translation>
    </message>
    <message>
        <source>The documents to recover could not be listed.</source>
        <translation>No se han podido listar los documentos que recuperar.</translation>
    </message>
    <message>
        <source>Its recovery data is damaged.</source>
        <translation>Sus datos de recuperación están dañados.</translation>
    </message>
    <message>
        <source>Recovering...</source>
        <translation>Recuperando...</translation>
    </message>
    <message>
        <source>It was kept by another version of HEN Editor.</source>
        <translation>Lo conservó otra versión de HEN Editor.</translation>
    </message>
    <message>
        <source>Making the page...</source>
        <translation>Creando la página...</translation>
    </message>
    <message>
        <source>None of these games can be exported: no moves to find, or too many.</source>
        <translation>Ninguna de estas partidas se puede exportar: no hay jugadas que encontrar, o son demasiadas.</translation>
    </message>
    <message>
        <source>Web page</source>
        <translation>Página web</translation>
    </message>
    <message>
        <source>Export problems as web page</source>
        <translation>Exportar los problemas como página web</translation>
    </message>
    <message>
        <source>Saved {file} without {count} of {total} games: no moves to find, or too many.</source>
        <translation>{file} guardado sin {count} de {total} partidas: no hay jugadas que encontrar, o son demasiadas.</translation>
    </message>
    <message>
        <source>Checking games...</source>
        <translation>Revisando las partidas...</translation>
    </message>
    <message>
        <source>Clipboard has no HEN.</source>
        <translation>El portapapeles no contiene ningún HEN.</translation>
    </message>
    <message>
        <source>The HEN on the clipboard has an error: {what}</source>
        <translation>El HEN del portapapeles tiene un error: {what}</translation>
    </message>
    <message>
        <source>A file needs at least one game.</source>
        <translation>Un archivo necesita al menos una partida.</translation>
    </message>
    <message>
        <source>Games copied as SGF.</source>
        <translation>Partidas copiadas como SGF.</translation>
    </message>
    <message>
        <source>Game info</source>
        <translation>Datos de la partida</translation>
    </message>
    <message>
        <source>Properties</source>
        <translation>Propiedades</translation>
    </message>
    <message>
        <source>This leaves the game as it is.</source>
        <translation>Esto deja la partida como está.</translation>
    </message>
    <message>
        <source>Transforming...</source>
        <translation>Transformando...</translation>
    </message>
    <message>
        <source>Transform</source>
        <translation>Transformar</translation>
    </message>
    <message>
        <source>There is no such markup here.</source>
        <translation>Aquí no hay marcas de ese tipo.</translation>
    </message>
    <message>
        <source>Clear markup</source>
        <translation>Borrar las marcas</translation>
    </message>
    <message>
        <source>Nothing is selected; drag a frame around stones with the select tool.</source>
        <translation>No hay nada seleccionado; trace un marco alrededor de las piedras con la herramienta de selección.</translation>
    </message>
    <message>
        <source>Annotate</source>
        <translation>Valorar</translation>
    </message>
    <message>
        <source>Go to point</source>
        <translation>Ir al punto</translation>
    </message>
    <message>
        <source>There is nothing to erase on that point.</source>
        <translation>No hay nada que borrar en ese punto.</translation>
    </message>
    <message>
        <source>No move placed that stone.</source>
        <translation>Ninguna jugada colocó esa piedra.</translation>
    </message>
    <message>
        <source>This move placed that stone.</source>
        <translation>Esta jugada puso esa piedra.</translation>
    </message>
    <message>
        <source>{point} copied.</source>
        <translation>{point} copiado.</translation>
    </message>
    <message>
        <source>On boards with more than 25 columns only Black and White can play.</source>
        <translation>En tableros de más de 25 columnas solo pueden jugar Negro y Blanco.</translation>
    </message>
    <message>
        <source>Number the last moves</source>
        <translation>Numerar las últimas jugadas</translation>
    </message>
    <message>
        <source>How many of the last moves to number:</source>
        <translation>Cuántas de las últimas jugadas numerar:</translation>
    </message>
    <message>
        <source>Some recovery data could not be deleted: {reason}</source>
        <translation>No se han podido borrar algunos datos de recuperación: {reason}</translation>
    </message>
    <message>
        <source>Variation copied.</source>
        <translation>Variante copiada.</translation>
    </message>
    <message>
        <source>You can&apos;t cut the start of the game.</source>
        <translation>No se puede cortar el inicio de la partida.</translation>
    </message>
    <message>
        <source>Cut variation</source>
        <translation>Cortar la variante</translation>
    </message>
    <message>
        <source>The variation is too long to paste (over {count} characters). Merge it as a file instead.</source>
        <translation>La variante es demasiado larga para pegarla (más de {count} caracteres). Combínela como archivo.</translation>
    </message>
    <message>
        <source>Paste variation</source>
        <translation>Pegar la variante</translation>
    </message>
    <message>
        <source>Move variation</source>
        <translation>Mover la variante</translation>
    </message>
    <message>
        <source>Merge with file</source>
        <translation>Combinar con un archivo</translation>
    </message>
    <message>
        <source>{file} could not be merged.</source>
        <translation>No se ha podido combinar {file}.</translation>
    </message>
    <message>
        <source>Reading {file}...</source>
        <translation>Leyendo {file}...</translation>
    </message>
    <message>
        <source>Merging...</source>
        <translation>Combinando...</translation>
    </message>
    <message>
        <source>The file adds nothing to this game.</source>
        <translation>El archivo no añade nada a esta partida.</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>Combinar</translation>
    </message>
    <message>
        <source>Nothing to remove.</source>
        <translation>Nada que eliminar.</translation>
    </message>
    <message>
        <source>Remove comments and markup</source>
        <translation>Eliminar comentarios y marcas</translation>
    </message>
    <message>
        <source>This is the main line already.</source>
        <translation>Esta ya es la variante principal.</translation>
    </message>
    <message>
        <source>Make main line</source>
        <translation>Convertir en variante principal</translation>
    </message>
    <message>
        <source>There is no variation above this one.</source>
        <translation>No hay ninguna variante encima de esta.</translation>
    </message>
    <message>
        <source>There is no variation below this one.</source>
        <translation>No hay ninguna variante debajo de esta.</translation>
    </message>
    <message>
        <source>Insert move</source>
        <translation>Insertar una jugada</translation>
    </message>
    <message>
        <source>&amp;Insert</source>
        <translation>&amp;Insertar</translation>
    </message>
    <message>
        <source>Delete from here</source>
        <translation>Eliminar desde aquí</translation>
    </message>
    <message>
        <source>Delete node</source>
        <translation>Eliminar el nodo</translation>
    </message>
    <message>
        <source>Insert node</source>
        <translation>Insertar un nodo</translation>
    </message>
    <message>
        <source>Exchange moves</source>
        <translation>Intercambiar jugadas</translation>
    </message>
    <message>
        <source>Change colour of move</source>
        <translation>Cambiar el color de la jugada</translation>
    </message>
    <message>
        <source>Start game from here</source>
        <translation>Empezar la partida aquí</translation>
    </message>
    <message>
        <source>Move branch to new game</source>
        <translation>Mover la rama a una partida nueva</translation>
    </message>
    <message>
        <source>The game shows the whole board here.</source>
        <translation>La partida muestra aquí todo el tablero.</translation>
    </message>
    <message>
        <source>Reading the board style...</source>
        <translation>Leyendo el estilo de tablero...</translation>
    </message>
    <message>
        <source>No font on this computer has kanji numerals: numbers are shown instead.</source>
        <translation>Ninguna fuente de este equipo tiene los numerales kanji: se muestran números en su lugar.</translation>
    </message>
    <message>
        <source>Move numbers</source>
        <translation>Números de jugada</translation>
    </message>
    <message>
        <source>Write move numbers</source>
        <translation>Escribir los números de jugada</translation>
    </message>
    <message>
        <source>move {number}</source>
        <translation>la jugada {number}</translation>
    </message>
    <message>
        <source>the start of the game</source>
        <translation>el inicio de la partida</translation>
    </message>
    <message>
        <source>the clipboard</source>
        <translation>el portapapeles</translation>
    </message>
    <message>
        <source>Clipboard has no position.</source>
        <translation>El portapapeles no contiene ninguna posición.</translation>
    </message>
    <message>
        <source>&amp;19x19 board</source>
        <translation>Tablero &amp;19x19</translation>
    </message>
    <message>
        <source>&amp;9x9 board</source>
        <translation>Tablero &amp;9x9</translation>
    </message>
    <message>
        <source>&amp;About HEN Editor</source>
        <translation>&amp;Acerca de HEN Editor</translation>
    </message>
    <message>
        <source>&amp;Add game</source>
        <translation>&amp;Añadir partida</translation>
    </message>
    <message>
        <source>&amp;All markup</source>
        <translation>Todas las &amp;marcas</translation>
    </message>
    <message>
        <source>&amp;All moves</source>
        <translation>&amp;Todas las jugadas</translation>
    </message>
    <message>
        <source>&amp;Arrow</source>
        <translation>Flec&amp;ha</translation>
    </message>
    <message>
        <source>&amp;As set in the game</source>
        <translation>&amp;Según la partida</translation>
    </message>
    <message>
        <source>&amp;Bad move</source>
        <translation>&amp;Mala jugada</translation>
    </message>
    <message>
        <source>&amp;Black stones</source>
        <translation>Pie&amp;dras negras</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>&amp;Tablero</translation>
    </message>
    <message>
        <source>&amp;Board as a table</source>
        <translation>&amp;Tablero como tabla</translation>
    </message>
    <message>
        <source>&amp;Choose from a menu...</source>
        <translation>Elegir en un &amp;menú...</translation>
    </message>
    <message>
        <source>&amp;Circle</source>
        <translation>Círc&amp;ulo</translation>
    </message>
    <message>
        <source>&amp;Close window</source>
        <translation>&amp;Cerrar la ventana</translation>
    </message>
    <message>
        <source>&amp;Collapse branch</source>
        <translation>Contraer &amp;la rama</translation>
    </message>
    <message>
        <source>&amp;Column</source>
        <translation>Colum&amp;na</translation>
    </message>
    <message>
        <source>&amp;Command palette...</source>
        <translation>&amp;Paleta de comandos...</translation>
    </message>
    <message>
        <source>&amp;Copy HEN</source>
        <translation>&amp;Copiar el HEN</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Oscuro</translation>
    </message>
    <message>
        <source>&amp;Delete from here</source>
        <translation>Eliminar desde a&amp;quí</translation>
    </message>
    <message>
        <source>&amp;Diagram for Sensei&apos;s Library</source>
        <translation>&amp;Diagrama para Sensei&apos;s Library</translation>
    </message>
    <message>
        <source>&amp;Doubtful move</source>
        <translation>Jugada &amp;dudosa</translation>
    </message>
    <message>
        <source>&amp;Down</source>
        <translation>Hacia &amp;abajo</translation>
    </message>
    <message>
        <source>&amp;Duplicate game</source>
        <translation>&amp;Duplicar partida</translation>
    </message>
    <message>
        <source>&amp;End comparison</source>
        <translation>&amp;Terminar la comparación</translation>
    </message>
    <message>
        <source>&amp;Erase</source>
        <translation>Bo&amp;rrar</translation>
    </message>
    <message>
        <source>&amp;Erase selected stones</source>
        <translation>Borrar &amp;las piedras seleccionadas</translation>
    </message>
    <message>
        <source>&amp;Even</source>
        <translation>Posición &amp;igualada</translation>
    </message>
    <message>
        <source>&amp;Expand branch</source>
        <translation>&amp;Expandir la rama</translation>
    </message>
    <message>
        <source>&amp;Find in comments...</source>
        <translation>&amp;Buscar en los comentarios...</translation>
    </message>
    <message>
        <source>&amp;From here</source>
        <translation>Desde a&amp;quí</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>Pantalla co&amp;mpleta</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partida</translation>
    </message>
    <message>
        <source>&amp;Go to this move</source>
        <translation>&amp;Ir a esta jugada</translation>
    </message>
    <message>
        <source>&amp;Good move</source>
        <translation>Buena ju&amp;gada</translation>
    </message>
    <message>
        <source>&amp;Green stones</source>
        <translation>Piedras &amp;verdes</translation>
    </message>
    <message>
        <source>&amp;Grey out</source>
        <translation>Ate&amp;nuar</translation>
    </message>
    <message>
        <source>&amp;Greyed-out points</source>
        <translation>&amp;Puntos atenuados</translation>
    </message>
    <message>
        <source>&amp;HTML for WGo</source>
        <translation>&amp;HTML para WGo</translation>
    </message>
    <message>
        <source>&amp;Hotspot</source>
        <translation>Punto &amp;clave</translation>
    </message>
    <message>
        <source>&amp;Interesting move</source>
        <translation>&amp;Jugada interesante</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts...</source>
        <translation>Atajos de &amp;teclado...</translation>
    </message>
    <message>
        <source>&amp;Ko</source>
        <translation>&amp;Ko</translation>
    </message>
    <message>
        <source>&amp;Ko point</source>
        <translation>Punto de &amp;ko</translation>
    </message>
    <message>
        <source>&amp;LaTeX for psgo</source>
        <translation>&amp;LaTeX para psgo</translation>
    </message>
    <message>
        <source>&amp;Label</source>
        <translation>&amp;Etiqueta</translation>
    </message>
    <message>
        <source>&amp;Labels</source>
        <translation>&amp;Etiquetas</translation>
    </message>
    <message>
        <source>&amp;Last move</source>
        <translation>Últi&amp;ma jugada</translation>
    </message>
    <message>
        <source>&amp;Last moves...</source>
        <translation>Últimas &amp;jugadas...</translation>
    </message>
    <message>
        <source>&amp;Letters</source>
        <translation>&amp;Letras</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Claro</translation>
    </message>
    <message>
        <source>&amp;Make main line</source>
        <translation>&amp;Convertir en variante principal</translation>
    </message>
    <message>
        <source>&amp;Marks</source>
        <translation>&amp;Símbolos</translation>
    </message>
    <message>
        <source>&amp;Mirror view</source>
        <translation>&amp;Vista reflejada</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Jugada</translation>
    </message>
    <message>
        <source>&amp;Neighbours</source>
        <translation>Puntos &amp;vecinos</translation>
    </message>
    <message>
        <source>&amp;New window</source>
        <translation>&amp;Nueva ventana</translation>
    </message>
    <message>
        <source>&amp;Next move</source>
        <translation>&amp;Jugada siguiente</translation>
    </message>
    <message>
        <source>&amp;Next moves</source>
        <translation>&amp;Jugadas siguientes</translation>
    </message>
    <message>
        <source>&amp;Next pane</source>
        <translation>Panel si&amp;guiente</translation>
    </message>
    <message>
        <source>&amp;Numbers</source>
        <translation>Númer&amp;os</translation>
    </message>
    <message>
        <source>&amp;Open...</source>
        <translation>&amp;Abrir...</translation>
    </message>
    <message>
        <source>&amp;Order of play...</source>
        <translation>&amp;Orden de juego...</translation>
    </message>
    <message>
        <source>&amp;Other size...</source>
        <translation>&amp;Otro tamaño...</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Pegar</translation>
    </message>
    <message>
        <source>&amp;Paste variation</source>
        <translation>Pe&amp;gar la variante</translation>
    </message>
    <message>
        <source>&amp;Place</source>
        <translation>&amp;Colocar</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>Ju&amp;gar</translation>
    </message>
    <message>
        <source>&amp;Point</source>
        <translation>&amp;Punto</translation>
    </message>
    <message>
        <source>&amp;Previous move</source>
        <translation>Jugada &amp;anterior</translation>
    </message>
    <message>
        <source>&amp;Print...</source>
        <translation>&amp;Imprimir...</translation>
    </message>
    <message>
        <source>&amp;Problems</source>
        <translation>P&amp;roblemas</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Salir</translation>
    </message>
    <message>
        <source>&amp;Red stones</source>
        <translation>Piedras &amp;rojas</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rehacer</translation>
    </message>
    <message>
        <source>&amp;Remove comments and markup...</source>
        <translation>Eliminar comentarios &amp;y marcas...</translation>
    </message>
    <message>
        <source>&amp;Remove game</source>
        <translation>&amp;Eliminar partida</translation>
    </message>
    <message>
        <source>&amp;Row</source>
        <translation>&amp;Fila</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Guardar</translation>
    </message>
    <message>
        <source>&amp;Select</source>
        <translation>&amp;Seleccionar</translation>
    </message>
    <message>
        <source>&amp;Show</source>
        <translation>&amp;Mostrar</translation>
    </message>
    <message>
        <source>&amp;Start of game</source>
        <translation>Inicio de &amp;la partida</translation>
    </message>
    <message>
        <source>&amp;Stones nearby</source>
        <translation>Pie&amp;dras cercanas</translation>
    </message>
    <message>
        <source>&amp;Swap colours</source>
        <translation>&amp;Intercambiar los colores</translation>
    </message>
    <message>
        <source>&amp;Switch player to move</source>
        <translation>&amp;Cambiar el turno</translation>
    </message>
    <message>
        <source>&amp;Territory</source>
        <translation>&amp;Territorio</translation>
    </message>
    <message>
        <source>&amp;This node</source>
        <translation>&amp;Este nodo</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>&amp;Herramientas</translation>
    </message>
    <message>
        <source>&amp;Transform...</source>
        <translation>&amp;Transformar...</translation>
    </message>
    <message>
        <source>&amp;Triangle</source>
        <translation>&amp;Triángulo</translation>
    </message>
    <message>
        <source>&amp;Unclear</source>
        <translation>&amp;Posición poco clara</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>&amp;Guide, HEN and keys</source>
        <translation>&amp;Guía, HEN y teclas</translation>
    </message>
    <message>
        <source>&amp;Kanji numerals (1-一)</source>
        <translation>Numerales &amp;kanji (1-一)</translation>
    </message>
    <message>
        <source>&amp;Letters and numbers (A1)</source>
        <translation>&amp;Letras y números (A1)</translation>
    </message>
    <message>
        <source>&amp;List of moves</source>
        <translation>Lista de &amp;jugadas</translation>
    </message>
    <message>
        <source>&amp;Numbers (1-1)</source>
        <translation>&amp;Números (1-1)</translation>
    </message>
    <message>
        <source>&amp;Remove from applications menu</source>
        <translation>&amp;Quitar del menú de aplicaciones</translation>
    </message>
    <message>
        <source>&amp;Show coordinates</source>
        <translation>Mos&amp;trar las coordenadas</translation>
    </message>
    <message>
        <source>&amp;Unicode diagram</source>
        <translation>Diagrama &amp;Unicode</translation>
    </message>
    <message>
        <source>&amp;Upright</source>
        <translation>Al &amp;derecho</translation>
    </message>
    <message>
        <source>&amp;Web address</source>
        <translation>Dirección &amp;web</translation>
    </message>
    <message>
        <source>&amp;What changed</source>
        <translation>&amp;Qué ha cambiado</translation>
    </message>
    <message>
        <source>&amp;What&apos;s this?</source>
        <translation>¿Qué e&amp;s esto?</translation>
    </message>
    <message>
        <source>&amp;White stones</source>
        <translation>&amp;Piedras blancas</translation>
    </message>
    <message>
        <source>&amp;Worksheet...</source>
        <translation>&amp;Hoja de problemas...</translation>
    </message>
    <message>
        <source>&amp;Write as markup</source>
        <translation>&amp;Escribir como marcas</translation>
    </message>
    <message>
        <source>&amp;Yellow stones</source>
        <translation>Piedras &amp;amarillas</translation>
    </message>
    <message>
        <source>1&amp;3x13 board</source>
        <translation>Tablero 1&amp;3x13</translation>
    </message>
    <message>
        <source>A&amp;lternatives</source>
        <translation>&amp;Alternativas</translation>
    </message>
    <message>
        <source>A&amp;rrows and lines</source>
        <translation>&amp;Flechas y líneas</translation>
    </message>
    <message>
        <source>About this program</source>
        <translation>Acerca de este programa</translation>
    </message>
    <message>
        <source>Add a copy of this game after it</source>
        <translation>Añadir una copia de esta partida después de ella</translation>
    </message>
    <message>
        <source>Add a game with the position of the HEN on the clipboard</source>
        <translation>Añadir una partida con la posición del HEN del portapapeles</translation>
    </message>
    <message>
        <source>Add an empty game of the same size after this one</source>
        <translation>Añadir una partida vacía del mismo tamaño después de esta</translation>
    </message>
    <message>
        <source>Add game from &amp;HEN</source>
        <translation>Añadir partida desde el &amp;HEN</translation>
    </message>
    <message>
        <source>Add to app&amp;lications menu</source>
        <translation>Añadir al menú de ap&amp;licaciones</translation>
    </message>
    <message>
        <source>Arran&amp;ge panels</source>
        <translation>Organi&amp;zar los paneles</translation>
    </message>
    <message>
        <source>B&amp;lue stones</source>
        <translation>&amp;Piedras azules</translation>
    </message>
    <message>
        <source>Back &amp;10 moves</source>
        <translation>Retroceder &amp;10 jugadas</translation>
    </message>
    <message>
        <source>Back to &amp;main line</source>
        <translation>&amp;Volver a la variante principal</translation>
    </message>
    <message>
        <source>C&amp;aptures</source>
        <translation>Captu&amp;ras</translation>
    </message>
    <message>
        <source>C&amp;hain and liberties</source>
        <translation>Cadena y &amp;libertades</translation>
    </message>
    <message>
        <source>C&amp;omment</source>
        <translation>&amp;Comentario</translation>
    </message>
    <message>
        <source>C&amp;rop view</source>
        <translation>Recortar la &amp;vista</translation>
    </message>
    <message>
        <source>Change how the program looks and works</source>
        <translation>Cambiar el aspecto y el funcionamiento del programa</translation>
    </message>
    <message>
        <source>Change keyboard shortcuts</source>
        <translation>Cambiar los atajos de teclado</translation>
    </message>
    <message>
        <source>Change the colour of this move</source>
        <translation>Cambiar el color de esta jugada</translation>
    </message>
    <message>
        <source>Choose how a picture of the board looks, and export or copy it</source>
        <translation>Elegir el aspecto de una imagen del tablero y exportarla o copiarla</translation>
    </message>
    <message>
        <source>Choose how to copy the position or the game</source>
        <translation>Elegir cómo copiar la posición o la partida</translation>
    </message>
    <message>
        <source>Click at the cursor</source>
        <translation>Hacer clic donde está el cursor</translation>
    </message>
    <message>
        <source>Click something to learn what it is</source>
        <translation>Hacer clic en algo para saber qué es</translation>
    </message>
    <message>
        <source>Close all windows</source>
        <translation>Cerrar todas las ventanas</translation>
    </message>
    <message>
        <source>Close this window</source>
        <translation>Cerrar esta ventana</translation>
    </message>
    <message>
        <source>Collapse all but the ma&amp;in line</source>
        <translation>Contraer todo salvo la variante &amp;principal</translation>
    </message>
    <message>
        <source>Collapse every variation to its first move</source>
        <translation>Contraer cada variante a su primera jugada</translation>
    </message>
    <message>
        <source>Compare with &amp;this node</source>
        <translation>Comparar con e&amp;ste nodo</translation>
    </message>
    <message>
        <source>Compare with the &amp;clipboard</source>
        <translation>&amp;Comparar con el portapapeles</translation>
    </message>
    <message>
        <source>Compare with the &amp;previous node</source>
        <translation>Comparar con el nodo &amp;anterior</translation>
    </message>
    <message>
        <source>Cop&amp;y variation</source>
        <translation>Copiar la varian&amp;te</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Copy a picture of the board, or drag it from here into another program</source>
        <translation>Copiar una imagen del tablero, o arrastrarla de aquí a otro programa</translation>
    </message>
    <message>
        <source>Copy a web address of the position</source>
        <translation>Copiar una dirección web de la posición</translation>
    </message>
    <message>
        <source>Copy point &amp;name</source>
        <translation>Copiar el nombre del &amp;punto</translation>
    </message>
    <message>
        <source>Copy the game with all its variations as SGF</source>
        <translation>Copiar la partida con todas sus variantes como SGF</translation>
    </message>
    <message>
        <source>Copy the name of the point at the cursor</source>
        <translation>Copiar el nombre del punto donde está el cursor</translation>
    </message>
    <message>
        <source>Copy the position as HEN</source>
        <translation>Copiar la posición como HEN</translation>
    </message>
    <message>
        <source>Copy the position as HTML for the player BesoGo</source>
        <translation>Copiar la posición como HTML para el visor BesoGo</translation>
    </message>
    <message>
        <source>Copy the position as HTML for the player WGo</source>
        <translation>Copiar la posición como HTML para el visor WGo</translation>
    </message>
    <message>
        <source>Copy the position as a diagram for Sensei&apos;s Library</source>
        <translation>Copiar la posición como diagrama para Sensei&apos;s Library</translation>
    </message>
    <message>
        <source>Copy the position as a diagram for the LaTeX package igo</source>
        <translation>Copiar la posición como diagrama para el paquete igo de LaTeX</translation>
    </message>
    <message>
        <source>Copy the position as a diagram for the LaTeX package psgo</source>
        <translation>Copiar la posición como diagrama para el paquete psgo de LaTeX</translation>
    </message>
    <message>
        <source>Copy the position as a diagram of X, O and dots</source>
        <translation>Copiar la posición como diagrama de X, O y puntos</translation>
    </message>
    <message>
        <source>Copy the position as a diagram of round stones and drawn lines</source>
        <translation>Copiar la posición como diagrama de piedras redondas y líneas</translation>
    </message>
    <message>
        <source>Copy the position as the boards of GTP programs are drawn</source>
        <translation>Copiar la posición como dibujan el tablero los programas GTP</translation>
    </message>
    <message>
        <source>Copy the position with its colours as a diagram for the LaTeX package eigo</source>
        <translation>Copiar la posición con sus colores como diagrama para el paquete eigo de LaTeX</translation>
    </message>
    <message>
        <source>Copy this node and everything after it as SGF</source>
        <translation>Copiar este nodo y todo lo que sigue como SGF</translation>
    </message>
    <message>
        <source>Copy this position alone as SGF</source>
        <translation>Copiar solo esta posición como SGF</translation>
    </message>
    <message>
        <source>Count &amp;final score</source>
        <translation>Contar el resultado &amp;final</translation>
    </message>
    <message>
        <source>Count territory and area: mark dead stones, and see the score</source>
        <translation>Contar territorio y área: marcar las piedras muertas y ver el resultado</translation>
    </message>
    <message>
        <source>Cr&amp;oss</source>
        <translation>Cru&amp;z</translation>
    </message>
    <message>
        <source>Cropped &amp;view</source>
        <translation>&amp;Vista recortada</translation>
    </message>
    <message>
        <source>Cu&amp;t variation</source>
        <translation>Cortar la &amp;variante</translation>
    </message>
    <message>
        <source>Cut this node and everything after it</source>
        <translation>Cortar este nodo y todo lo que sigue</translation>
    </message>
    <message>
        <source>Dark, high &amp;contrast</source>
        <translation>Oscuro, &amp;alto contraste</translation>
    </message>
    <message>
        <source>Delete this &amp;node</source>
        <translation>Eliminar este &amp;nodo</translation>
    </message>
    <message>
        <source>Delete this node and everything after it</source>
        <translation>Eliminar este nodo y todo lo que sigue</translation>
    </message>
    <message>
        <source>Delete this node but keep what follows</source>
        <translation>Eliminar este nodo, pero conservar lo que sigue</translation>
    </message>
    <message>
        <source>Drag a line; again or right button: remove</source>
        <translation>Arrastrar una línea; de nuevo o con el botón derecho: quitarla</translation>
    </message>
    <message>
        <source>Drag an arrow; again or right button: remove</source>
        <translation>Arrastrar una flecha; de nuevo o con el botón derecho: quitarla</translation>
    </message>
    <message>
        <source>E&amp;xpand all</source>
        <translation>E&amp;xpandir todo</translation>
    </message>
    <message>
        <source>E&amp;xport picture...</source>
        <translation>&amp;Exportar imagen...</translation>
    </message>
    <message>
        <source>Earlier &amp;versions...</source>
        <translation>&amp;Versiones anteriores...</translation>
    </message>
    <message>
        <source>Edit players, result, komi and other game info</source>
        <translation>Editar los jugadores, el resultado, el komi y otros datos de la partida</translation>
    </message>
    <message>
        <source>Mark the move as bad; in a problem: wrong</source>
        <translation>Marcar la jugada como mala; en un problema: incorrecta</translation>
    </message>
    <message>
        <source>Mark the move as good; in a problem: right</source>
        <translation>Marcar la jugada como buena; en un problema: correcta</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Número</translation>
    </message>
    <message>
        <source>O&amp;verview...</source>
        <translation>&amp;Vista general...</translation>
    </message>
    <message>
        <source>Open SGF or HEN files</source>
        <translation>Abrir archivos SGF o HEN</translation>
    </message>
    <message>
        <source>Paste in place of the HEN; what is not HEN is pasted into the window</source>
        <translation>Pegar en lugar del HEN; lo que no es HEN se pega en la ventana</translation>
    </message>
    <message>
        <source>Put stones into a new node after this one</source>
        <translation>Editar las piedras en un nodo nuevo después de este</translation>
    </message>
    <message>
        <source>Put stones into a new node before this one, and replay what follows</source>
        <translation>Editar las piedras en un nodo nuevo antes de este, y volver a jugar lo que sigue</translation>
    </message>
    <message>
        <source>Put stones into this node</source>
        <translation>Editar las piedras en este nodo</translation>
    </message>
    <message>
        <source>Edit the SGF properties of this node</source>
        <translation>Editar las propiedades SGF de este nodo</translation>
    </message>
    <message>
        <source>&amp;Analyse</source>
        <translation>&amp;Analizar</translation>
    </message>
    <message>
        <source>&amp;Engine</source>
        <translation>M&amp;otor</translation>
    </message>
    <message>
        <source>&amp;Engines...</source>
        <translation>Motor&amp;es...</translation>
    </message>
    <message>
        <source>&amp;Game against the engine...</source>
        <translation>&amp;Partida contra el motor...</translation>
    </message>
    <message>
        <source>&amp;Little: 20 visits, or level 4</source>
        <translation>&amp;Poco: 20 visitas o nivel 4</translation>
    </message>
    <message>
        <source>&amp;Medium: 100 visits, or level 7</source>
        <translation>&amp;Normal: 100 visitas o nivel 7</translation>
    </message>
    <message>
        <source>&amp;Next mistake</source>
        <translation>&amp;Siguiente error</translation>
    </message>
    <message>
        <source>&amp;Points lost</source>
        <translation>Puntos per&amp;didos</translation>
    </message>
    <message>
        <source>&amp;Win rate</source>
        <translation>Por&amp;centaje de victoria</translation>
    </message>
    <message>
        <source>&amp;Words beside tools</source>
        <translation>Te&amp;xto junto a las herramientas</translation>
    </message>
    <message>
        <source>A&amp;dd engine&apos;s line</source>
        <translation>Aña&amp;dir la variante del motor</translation>
    </message>
    <message>
        <source>Add &amp;from files...</source>
        <translation>Añadir desde ar&amp;chivos...</translation>
    </message>
    <message>
        <source>Add best &amp;line</source>
        <translation>Añadir la mejor &amp;variante</translation>
    </message>
    <message>
        <source>Add the engine&apos;s best line as a variation</source>
        <translation>Añadir la mejor secuencia del motor como variante</translation>
    </message>
    <message>
        <source>Add the engine&apos;s line from the cursor as a variation</source>
        <translation>Añadir la secuencia del motor donde está el cursor como variante</translation>
    </message>
    <message>
        <source>Add the games of several files after this one</source>
        <translation>Añadir las partidas de varios archivos después de esta</translation>
    </message>
    <message>
        <source>Add, remove and test engines</source>
        <translation>Añadir, quitar y probar motores</translation>
    </message>
    <message>
        <source>Analyse &amp;game</source>
        <translation>Analizar la &amp;partida</translation>
    </message>
    <message>
        <source>Arrow</source>
        <translation>Flecha</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Negro</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Azul</translation>
    </message>
    <message>
        <source>Circle</source>
        <translation>Círculo</translation>
    </message>
    <message>
        <source>Crop view</source>
        <translation>Recortar</translation>
    </message>
    <message>
        <source>Cross</source>
        <translation>Cruz</translation>
    </message>
    <message>
        <source>Edit the name of this node</source>
        <translation>Editar el nombre de este nodo</translation>
    </message>
    <message>
        <source>End of &amp;line</source>
        <translation>&amp;Final de la variante</translation>
    </message>
    <message>
        <source>Engine plays Blac&amp;k</source>
        <translation>El motor juega con &amp;Negro</translation>
    </message>
    <message>
        <source>Engine plays Wh&amp;ite</source>
        <translation>El motor juega con &amp;Blanco</translation>
    </message>
    <message>
        <source>Enlarge the board, or the tree or text that has the focus</source>
        <translation>Ampliar el tablero, o el árbol o el texto que tiene el foco</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>Borrar</translation>
    </message>
    <message>
        <source>Erase stone, label and mark at the cursor</source>
        <translation>Borrar la piedra, la etiqueta y el símbolo donde está el cursor</translation>
    </message>
    <message>
        <source>Erase stones, labels and all marks</source>
        <translation>Borrar piedras, etiquetas y todos los símbolos</translation>
    </message>
    <message>
        <source>Erase the stones in the frame</source>
        <translation>Borrar las piedras del marco</translation>
    </message>
    <message>
        <source>Exchange &amp;with previous move</source>
        <translation>Intercambiar con la jugada &amp;anterior</translation>
    </message>
    <message>
        <source>Exchange left and right in this game</source>
        <translation>Intercambiar la izquierda y la derecha en esta partida</translation>
    </message>
    <message>
        <source>Exchange the points of this move and the player&apos;s move before it</source>
        <translation>Intercambiar los puntos de esta jugada y de la anterior del mismo jugador</translation>
    </message>
    <message>
        <source>Exchange the upper left and the lower right in this game</source>
        <translation>Intercambiar las esquinas superior izquierda e inferior derecha en esta partida</translation>
    </message>
    <message>
        <source>Exchange the upper right and the lower left in this game</source>
        <translation>Intercambiar las esquinas superior derecha e inferior izquierda en esta partida</translation>
    </message>
    <message>
        <source>Exchange top and bottom in this game</source>
        <translation>Intercambiar la parte superior y la inferior en esta partida</translation>
    </message>
    <message>
        <source>Export pro&amp;blems as web page...</source>
        <translation>Exportar &amp;problemas como página web...</translation>
    </message>
    <message>
        <source>F&amp;ix problem</source>
        <translation>Corre&amp;gir el problema</translation>
    </message>
    <message>
        <source>Fill the screen</source>
        <translation>Ocupar toda la pantalla</translation>
    </message>
    <message>
        <source>Find any command by its words, and run it</source>
        <translation>Encontrar cualquier comando por sus palabras y ejecutarlo</translation>
    </message>
    <message>
        <source>Find ne&amp;xt</source>
        <translation>Resultado &amp;siguiente</translation>
    </message>
    <message>
        <source>Find pre&amp;vious</source>
        <translation>Resultado &amp;anterior</translation>
    </message>
    <message>
        <source>Find the right moves; the game answers, and its tree is hidden meanwhile</source>
        <translation>Encontrar las jugadas correctas; la partida responde, y su árbol se oculta mientras tanto</translation>
    </message>
    <message>
        <source>Find this p&amp;osition...</source>
        <translation>B&amp;uscar esta posición...</translation>
    </message>
    <message>
        <source>Fit the board, or the part shown of it, to the window</source>
        <translation>Ajustar el tablero, o la parte que se ve de él, a la ventana</translation>
    </message>
    <message>
        <source>Fit to &amp;window</source>
        <translation>Ajustar a la &amp;ventana</translation>
    </message>
    <message>
        <source>Fix the problem of the HEN text at the caret, or else the first one</source>
        <translation>Corregir el problema del texto HEN donde está el cursor, o si no el primero</translation>
    </message>
    <message>
        <source>Follow &amp;system</source>
        <translation>&amp;Según el sistema</translation>
    </message>
    <message>
        <source>Forward 1&amp;0 moves</source>
        <translation>Avanzar 1&amp;0 jugadas</translation>
    </message>
    <message>
        <source>G&amp;ames</source>
        <translation>&amp;Lista de partidas</translation>
    </message>
    <message>
        <source>G&amp;o to move...</source>
        <translation>Ir a la ju&amp;gada...</translation>
    </message>
    <message>
        <source>GTP &amp;board</source>
        <translation>Tablero &amp;GTP</translation>
    </message>
    <message>
        <source>Game in&amp;fo...</source>
        <translation>&amp;Datos de la partida...</translation>
    </message>
    <message>
        <source>Give move to other p&amp;layer</source>
        <translation>Dar la jugada al &amp;otro jugador</translation>
    </message>
    <message>
        <source>Give the turn to the other player</source>
        <translation>Dar el turno al otro jugador</translation>
    </message>
    <message>
        <source>Go &amp;to point...</source>
        <translation>&amp;Ir al punto...</translation>
    </message>
    <message>
        <source>Go 10 moves back</source>
        <translation>Retroceder 10 jugadas</translation>
    </message>
    <message>
        <source>Go 10 moves forward</source>
        <translation>Avanzar 10 jugadas</translation>
    </message>
    <message>
        <source>Go back to the main line</source>
        <translation>Volver a la variante principal</translation>
    </message>
    <message>
        <source>Go to a move by its number</source>
        <translation>Ir a una jugada por su número</translation>
    </message>
    <message>
        <source>Go to a point by its name</source>
        <translation>Ir a un punto por su nombre</translation>
    </message>
    <message>
        <source>Go to the end of the line</source>
        <translation>Ir al final de la variante</translation>
    </message>
    <message>
        <source>Go to the move that placed the stone at the cursor</source>
        <translation>Ir a la jugada que colocó la piedra donde está el cursor</translation>
    </message>
    <message>
        <source>Go to the next comment</source>
        <translation>Ir al comentario siguiente</translation>
    </message>
    <message>
        <source>Go to the next fork</source>
        <translation>Ir a la bifurcación siguiente</translation>
    </message>
    <message>
        <source>Go to the next game of the file</source>
        <translation>Ir a la partida siguiente del archivo</translation>
    </message>
    <message>
        <source>Go to the next match</source>
        <translation>Ir al resultado siguiente</translation>
    </message>
    <message>
        <source>Go to the next move</source>
        <translation>Ir a la jugada siguiente</translation>
    </message>
    <message>
        <source>Go to the next move of the game that leads to this position</source>
        <translation>Ir a la siguiente jugada de la partida que lleva a esta posición</translation>
    </message>
    <message>
        <source>Go to the next move that lost more than two points</source>
        <translation>Ir a la siguiente jugada que perdió más de dos puntos</translation>
    </message>
    <message>
        <source>Go to the next variation</source>
        <translation>Ir a la variante siguiente</translation>
    </message>
    <message>
        <source>Go to the previous comment</source>
        <translation>Ir al comentario anterior</translation>
    </message>
    <message>
        <source>Go to the previous fork</source>
        <translation>Ir a la bifurcación anterior</translation>
    </message>
    <message>
        <source>Go to the previous game of the file</source>
        <translation>Ir a la partida anterior del archivo</translation>
    </message>
    <message>
        <source>Go to the previous match</source>
        <translation>Ir al resultado anterior</translation>
    </message>
    <message>
        <source>Go to the previous move</source>
        <translation>Ir a la jugada anterior</translation>
    </message>
    <message>
        <source>Go to the previous move that lost more than two points</source>
        <translation>Ir a la anterior jugada que perdió más de dos puntos</translation>
    </message>
    <message>
        <source>Go to the previous variation</source>
        <translation>Ir a la variante anterior</translation>
    </message>
    <message>
        <source>Go to the start of the game</source>
        <translation>Ir al inicio de la partida</translation>
    </message>
    <message>
        <source>Good for &amp;White</source>
        <translation>&amp;Buena para Blanco</translation>
    </message>
    <message>
        <source>Good for B&amp;lack</source>
        <translation>Buena para &amp;Negro</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Verde</translation>
    </message>
    <message>
        <source>Grey out</source>
        <translation>Atenuar</translation>
    </message>
    <message>
        <source>Grey out points here and in what follows</source>
        <translation>Atenuar puntos aquí y en lo que sigue</translation>
    </message>
    <message>
        <source>HTML for Be&amp;soGo</source>
        <translation>HTML para &amp;BesoGo</translation>
    </message>
    <message>
        <source>Hide everything after this node (or double-click it)</source>
        <translation>Ocultar todo lo que sigue a este nodo (o doble clic en él)</translation>
    </message>
    <message>
        <source>Insert a move of the player to move before this node</source>
        <translation>Insertar una jugada del jugador que tiene el turno antes de este nodo</translation>
    </message>
    <message>
        <source>Insert an empty node after this one</source>
        <translation>Insertar un nodo vacío después de este</translation>
    </message>
    <message>
        <source>Insert an empty node before this one</source>
        <translation>Insertar un nodo vacío antes de este</translation>
    </message>
    <message>
        <source>Insert mo&amp;ve before...</source>
        <translation>Insertar una &amp;jugada antes...</translation>
    </message>
    <message>
        <source>Insert node &amp;after</source>
        <translation>Insertar nodo &amp;después</translation>
    </message>
    <message>
        <source>Insert node &amp;before</source>
        <translation>&amp;Insertar nodo antes</translation>
    </message>
    <message>
        <source>Ko point</source>
        <translation>Ko</translation>
    </message>
    <message>
        <source>L&amp;ine</source>
        <translation>Lín&amp;ea</translation>
    </message>
    <message>
        <source>LaTeX for &amp;eigo</source>
        <translation>LaTeX para &amp;eigo</translation>
    </message>
    <message>
        <source>LaTeX for &amp;igo</source>
        <translation>LaTeX &amp;para igo</translation>
    </message>
    <message>
        <source>Label points 1, 2, 3; double-click: other text</source>
        <translation>Etiquetar puntos con 1, 2, 3; doble clic: otro texto</translation>
    </message>
    <message>
        <source>Label points A, B, C; double-click: other text</source>
        <translation>Etiquetar puntos con A, B, C; doble clic: otro texto</translation>
    </message>
    <message>
        <source>Last mo&amp;ve</source>
        <translation>Última &amp;jugada</translation>
    </message>
    <message>
        <source>Last move</source>
        <translation>Última jugada</translation>
    </message>
    <message>
        <source>Let an engine show good moves and who leads, or end it</source>
        <translation>Hacer que un motor muestre buenas jugadas y quién va ganando, o terminarlo</translation>
    </message>
    <message>
        <source>Let engines play their strongest</source>
        <translation>Dejar que los motores jueguen lo más fuerte posible</translation>
    </message>
    <message>
        <source>Let engines play their weakest</source>
        <translation>Dejar que los motores jueguen lo más débil posible</translation>
    </message>
    <message>
        <source>Let engines think a little</source>
        <translation>Dejar que los motores piensen un poco</translation>
    </message>
    <message>
        <source>Let engines think for seconds</source>
        <translation>Dejar que los motores piensen unos segundos</translation>
    </message>
    <message>
        <source>Let the engine judge each move of the main line: the score, and mistakes</source>
        <translation>Hacer que el motor juzgue cada jugada de la variante principal: el resultado como curva, y los errores</translation>
    </message>
    <message>
        <source>Let the engine make Black&apos;s moves from here on, or no longer</source>
        <translation>Hacer que el motor juegue por Negro desde aquí, o que deje de hacerlo</translation>
    </message>
    <message>
        <source>Let the engine make White&apos;s moves from here on, or no longer</source>
        <translation>Hacer que el motor juegue por Blanco desde aquí, o que deje de hacerlo</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>Letra</translation>
    </message>
    <message>
        <source>Light, &amp;high contrast</source>
        <translation>Cla&amp;ro, alto contraste</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Línea</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>Enlace</translation>
    </message>
    <message>
        <source>M&amp;uch: 1,000 visits, or level 10</source>
        <translation>M&amp;ucho: 1000 visitas o nivel 10</translation>
    </message>
    <message>
        <source>Make black white and white black in this game, players and result included</source>
        <translation>Intercambiar negro y blanco en esta partida, incluidos los jugadores y el resultado</translation>
    </message>
    <message>
        <source>Make the line to this node the main line</source>
        <translation>Hacer de la línea hasta este nodo la variante principal</translation>
    </message>
    <message>
        <source>Mark Black&apos;s territory; right button: White&apos;s; Shift: whole regions</source>
        <translation>Marcar el territorio de Negro; botón derecho: el de Blanco; Mayúsculas: zonas enteras</translation>
    </message>
    <message>
        <source>Mark points with a circle; Shift: whole chains</source>
        <translation>Marcar puntos con un círculo; Mayúsculas: cadenas enteras</translation>
    </message>
    <message>
        <source>Mark points with a cross; Shift: whole chains</source>
        <translation>Marcar puntos con una cruz; Mayúsculas: cadenas enteras</translation>
    </message>
    <message>
        <source>Mark points with a square; Shift: whole chains</source>
        <translation>Marcar puntos con un cuadrado; Mayúsculas: cadenas enteras</translation>
    </message>
    <message>
        <source>Mark points with a triangle; Shift: whole chains</source>
        <translation>Marcar puntos con un triángulo; Mayúsculas: cadenas enteras</translation>
    </message>
    <message>
        <source>Mark the move as doubtful</source>
        <translation>Valorar la jugada como dudosa</translation>
    </message>
    <message>
        <source>Mark the move as interesting</source>
        <translation>Valorar la jugada como interesante</translation>
    </message>
    <message>
        <source>Mark the node as a hotspot</source>
        <translation>Marcar el nodo como punto clave</translation>
    </message>
    <message>
        <source>Mark the point at the cursor with a circle, or unmark it</source>
        <translation>Poner o quitar un círculo en el punto donde está el cursor</translation>
    </message>
    <message>
        <source>Mark the point at the cursor with a cross, or unmark it</source>
        <translation>Poner o quitar una cruz en el punto donde está el cursor</translation>
    </message>
    <message>
        <source>Mark the point at the cursor with a square, or unmark it</source>
        <translation>Poner o quitar un cuadrado en el punto donde está el cursor</translation>
    </message>
    <message>
        <source>Mark the point at the cursor with a triangle, or unmark it</source>
        <translation>Poner o quitar un triángulo en el punto donde está el cursor</translation>
    </message>
    <message>
        <source>Mark the position as even</source>
        <translation>Marcar la posición como igualada</translation>
    </message>
    <message>
        <source>Mark the position as good for Black</source>
        <translation>Marcar la posición como buena para Negro</translation>
    </message>
    <message>
        <source>Mark the position as good for White</source>
        <translation>Marcar la posición como buena para Blanco</translation>
    </message>
    <message>
        <source>Mark the position as unclear</source>
        <translation>Marcar la posición como poco clara</translation>
    </message>
    <message>
        <source>Mark with &amp;circle</source>
        <translation>&amp;Marcar con círculo</translation>
    </message>
    <message>
        <source>Mark with &amp;square</source>
        <translation>Marcar con &amp;cuadrado</translation>
    </message>
    <message>
        <source>Mark with &amp;triangle</source>
        <translation>Marcar con &amp;triángulo</translation>
    </message>
    <message>
        <source>Mark with cr&amp;oss</source>
        <translation>Marcar con cru&amp;z</translation>
    </message>
    <message>
        <source>Mer&amp;ge with file...</source>
        <translation>Combinar con un arc&amp;hivo...</translation>
    </message>
    <message>
        <source>Merge the variations of another file into this game</source>
        <translation>Combinar las variantes de otro archivo con esta partida</translation>
    </message>
    <message>
        <source>Mirror along the &amp;diagonal \</source>
        <translation>Reflejar en la &amp;diagonal \</translation>
    </message>
    <message>
        <source>Mirror along the di&amp;agonal /</source>
        <translation>&amp;Reflejar en la diagonal /</translation>
    </message>
    <message>
        <source>Mirror left and ri&amp;ght</source>
        <translation>Reflejar en &amp;horizontal</translation>
    </message>
    <message>
        <source>Mirror top and &amp;bottom</source>
        <translation>Reflejar en &amp;vertical</translation>
    </message>
    <message>
        <source>Move &amp;down</source>
        <translation>&amp;Hacia abajo</translation>
    </message>
    <message>
        <source>Move &amp;left</source>
        <translation>Hacia la &amp;izquierda</translation>
    </message>
    <message>
        <source>Move &amp;right</source>
        <translation>Hacia la &amp;derecha</translation>
    </message>
    <message>
        <source>Move &amp;up</source>
        <translation>Hacia &amp;arriba</translation>
    </message>
    <message>
        <source>Move branc&amp;h to new game</source>
        <translation>&amp;Mover la rama a una partida nueva</translation>
    </message>
    <message>
        <source>Move game &amp;up</source>
        <translation>&amp;Subir la partida</translation>
    </message>
    <message>
        <source>Move game d&amp;own</source>
        <translation>&amp;Bajar la partida</translation>
    </message>
    <message>
        <source>Move stones; drag a frame around several</source>
        <translation>Mover piedras; trazar un marco alrededor de varias</translation>
    </message>
    <message>
        <source>Move the board cursor down</source>
        <translation>Mover el cursor del tablero hacia abajo</translation>
    </message>
    <message>
        <source>Move the board cursor left</source>
        <translation>Mover el cursor del tablero hacia la izquierda</translation>
    </message>
    <message>
        <source>Move the board cursor right</source>
        <translation>Mover el cursor del tablero hacia la derecha</translation>
    </message>
    <message>
        <source>Move the board cursor up</source>
        <translation>Mover el cursor del tablero hacia arriba</translation>
    </message>
    <message>
        <source>Move the focus to the next pane</source>
        <translation>Llevar el foco al panel siguiente</translation>
    </message>
    <message>
        <source>Move the focus to the previous pane</source>
        <translation>Llevar el foco al panel anterior</translation>
    </message>
    <message>
        <source>Move this game down by one</source>
        <translation>Bajar esta partida un puesto</translation>
    </message>
    <message>
        <source>Move this game up by one</source>
        <translation>Subir esta partida un puesto</translation>
    </message>
    <message>
        <source>Move this node and everything after it to a new game</source>
        <translation>Mover este nodo y todo lo que sigue a una partida nueva</translation>
    </message>
    <message>
        <source>Move this variation down by one</source>
        <translation>Bajar esta variante un puesto</translation>
    </message>
    <message>
        <source>Move this variation up by one</source>
        <translation>Subir esta variante un puesto</translation>
    </message>
    <message>
        <source>Move variation &amp;up</source>
        <translation>&amp;Subir la variante</translation>
    </message>
    <message>
        <source>Move variation d&amp;own</source>
        <translation>Baja&amp;r la variante</translation>
    </message>
    <message>
        <source>N&amp;ext comment</source>
        <translation>Com&amp;entario siguiente</translation>
    </message>
    <message>
        <source>N&amp;one</source>
        <translation>&amp;Ninguna</translation>
    </message>
    <message>
        <source>Name columns and rows by numbers from the upper left</source>
        <translation>Nombrar las columnas y filas con números desde la esquina superior izquierda</translation>
    </message>
    <message>
        <source>Name columns by letters and rows by numbers from below</source>
        <translation>Nombrar las columnas con letras y las filas con números desde abajo</translation>
    </message>
    <message>
        <source>Name columns by numbers and rows by kanji numerals from the upper left</source>
        <translation>Nombrar las columnas con números y las filas con numerales kanji desde la esquina superior izquierda</translation>
    </message>
    <message>
        <source>Ne&amp;xt moves</source>
        <translation>Jugadas &amp;siguientes</translation>
    </message>
    <message>
        <source>Ne&amp;xt variation</source>
        <translation>Variante &amp;siguiente</translation>
    </message>
    <message>
        <source>New node &amp;after</source>
        <translation>Nodo nuevo &amp;después</translation>
    </message>
    <message>
        <source>New node &amp;before</source>
        <translation>&amp;Nodo nuevo antes</translation>
    </message>
    <message>
        <source>Next &amp;game</source>
        <translation>&amp;Partida siguiente</translation>
    </message>
    <message>
        <source>Next fo&amp;rk</source>
        <translation>Bif&amp;urcación siguiente</translation>
    </message>
    <message>
        <source>Next error or &amp;warning</source>
        <translation>Error o advertencia siguien&amp;te</translation>
    </message>
    <message>
        <source>&amp;Minimise</source>
        <translation>&amp;Minimizar</translation>
    </message>
    <message>
        <source>&amp;Right answer</source>
        <translation>&amp;Respuesta correcta</translation>
    </message>
    <message>
        <source>&amp;Zoom</source>
        <translation>&amp;Ampliar</translation>
    </message>
    <message>
        <source>Fill the screen with this window, or restore its size</source>
        <translation>Ampliar esta ventana a toda la pantalla o devolverle su tamaño</translation>
    </message>
    <message>
        <source>Go to the next error or warning in the list</source>
        <translation>Ir al siguiente error o aviso de la lista</translation>
    </message>
    <message>
        <source>Go to the previous error or warning in the list</source>
        <translation>Ir al error o aviso anterior de la lista</translation>
    </message>
    <message>
        <source>Mark the move as a wrong answer to a problem</source>
        <translation>Marcar la jugada como respuesta incorrecta a un problema</translation>
    </message>
    <message>
        <source>Mark the move as the right answer to a problem</source>
        <translation>Marcar la jugada como respuesta correcta a un problema</translation>
    </message>
    <message>
        <source>Minimise this window to the Dock</source>
        <translation>Minimizar esta ventana en el Dock</translation>
    </message>
    <message>
        <source>Next same pos&amp;ition</source>
        <translation>&amp;Misma posición siguiente</translation>
    </message>
    <message>
        <source>Node &amp;properties...</source>
        <translation>P&amp;ropiedades del nodo...</translation>
    </message>
    <message>
        <source>Num&amp;ber the last moves...</source>
        <translation>&amp;Numerar las últimas jugadas...</translation>
    </message>
    <message>
        <source>Number all moves</source>
        <translation>Numerar todas las jugadas</translation>
    </message>
    <message>
        <source>Number only the last moves</source>
        <translation>Numerar solo las últimas jugadas</translation>
    </message>
    <message>
        <source>Number the moves after this node, from 1</source>
        <translation>Numerar las jugadas posteriores a este nodo, desde 1</translation>
    </message>
    <message>
        <source>Open another window with a new document</source>
        <translation>Abrir otra ventana con un documento nuevo</translation>
    </message>
    <message>
        <source>Open or restore what was replaced when the file was saved</source>
        <translation>Abrir o restaurar lo que se sustituyó al guardar el archivo</translation>
    </message>
    <message>
        <source>P&amp;ass</source>
        <translation>Pa&amp;sar</translation>
    </message>
    <message>
        <source>P&amp;urple stones</source>
        <translation>Piedras &amp;moradas</translation>
    </message>
    <message>
        <source>Pass instead of playing a stone</source>
        <translation>Pasar en lugar de jugar una piedra</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Pegar</translation>
    </message>
    <message>
        <source>Paste SGF, HEN, a text diagram or moves from the clipboard</source>
        <translation>Pegar SGF, HEN, un diagrama de texto o jugadas del portapapeles</translation>
    </message>
    <message>
        <source>Paste into the &amp;HEN field</source>
        <translation>Pegar en el campo &amp;HEN</translation>
    </message>
    <message>
        <source>Paste variations after this node</source>
        <translation>Pegar variantes después de este nodo</translation>
    </message>
    <message>
        <source>Pictu&amp;re</source>
        <translation>&amp;Imagen</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Imagen</translation>
    </message>
    <message>
        <source>Place &amp;other colour</source>
        <translation>Colocar el &amp;otro color</translation>
    </message>
    <message>
        <source>Place black stones; right button: white</source>
        <translation>Colocar piedras negras; botón derecho: blancas</translation>
    </message>
    <message>
        <source>Place blue stones; right button: black</source>
        <translation>Colocar piedras azules; botón derecho: negras</translation>
    </message>
    <message>
        <source>Place green stones; right button: black</source>
        <translation>Colocar piedras verdes; botón derecho: negras</translation>
    </message>
    <message>
        <source>Place purple stones; right button: black</source>
        <translation>Colocar piedras moradas; botón derecho: negras</translation>
    </message>
    <message>
        <source>Place red stones; right button: black</source>
        <translation>Colocar piedras rojas; botón derecho: negras</translation>
    </message>
    <message>
        <source>Place white stones; right button: black</source>
        <translation>Colocar piedras blancas; botón derecho: negras</translation>
    </message>
    <message>
        <source>Place yellow stones; right button: black</source>
        <translation>Colocar piedras amarillas; botón derecho: negras</translation>
    </message>
    <message>
        <source>Plain &amp;text diagram</source>
        <translation>Diagrama de texto sin &amp;formato</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jugar</translation>
    </message>
    <message>
        <source>Play &amp;Black here</source>
        <translation>Jugar &amp;Negro aquí</translation>
    </message>
    <message>
        <source>Play &amp;White here</source>
        <translation>Jugar &amp;Blanco aquí</translation>
    </message>
    <message>
        <source>Play &amp;best move</source>
        <translation>Jugar la &amp;mejor jugada</translation>
    </message>
    <message>
        <source>Play &amp;purple here</source>
        <translation>&amp;Jugar Morado aquí</translation>
    </message>
    <message>
        <source>Play &amp;red here</source>
        <translation>Jugar &amp;Rojo aquí</translation>
    </message>
    <message>
        <source>Play &amp;yellow here</source>
        <translation>Jugar &amp;Amarillo aquí</translation>
    </message>
    <message>
        <source>Play a black move at the cursor, regardless of turn</source>
        <translation>Jugar una piedra negra donde está el cursor, sea de quien sea el turno</translation>
    </message>
    <message>
        <source>Play a blue move at the cursor, regardless of turn</source>
        <translation>Jugar una piedra azul donde está el cursor, sea de quien sea el turno</translation>
    </message>
    <message>
        <source>Play a green move at the cursor, regardless of turn</source>
        <translation>Jugar una piedra verde donde está el cursor, sea de quien sea el turno</translation>
    </message>
    <message>
        <source>Play a purple move at the cursor, regardless of turn</source>
        <translation>Jugar una piedra morada donde está el cursor, sea de quien sea el turno</translation>
    </message>
    <message>
        <source>Play a red move at the cursor, regardless of turn</source>
        <translation>Jugar una piedra roja donde está el cursor, sea de quien sea el turno</translation>
    </message>
    <message>
        <source>Play a white move at the cursor, regardless of turn</source>
        <translation>Jugar una piedra blanca donde está el cursor, sea de quien sea el turno</translation>
    </message>
    <message>
        <source>Play a yellow move at the cursor, regardless of turn</source>
        <translation>Jugar una piedra amarilla donde está el cursor, sea de quien sea el turno</translation>
    </message>
    <message>
        <source>Play bl&amp;ue here</source>
        <translation>Ju&amp;gar Azul aquí</translation>
    </message>
    <message>
        <source>Play gr&amp;een here</source>
        <translation>Jugar &amp;Verde aquí</translation>
    </message>
    <message>
        <source>Play moves in turn, with captures and ko</source>
        <translation>Jugar por turnos, con capturas y ko</translation>
    </message>
    <message>
        <source>Play n&amp;umbered stones as moves</source>
        <translation>&amp;Jugar las piedras numeradas</translation>
    </message>
    <message>
        <source>Play the move the engine prefers</source>
        <translation>Jugar la jugada que prefiere el motor</translation>
    </message>
    <message>
        <source>Play the numbered stones as moves, in order</source>
        <translation>Jugar las piedras numeradas como jugadas, en orden</translation>
    </message>
    <message>
        <source>Pre&amp;sentation</source>
        <translation>Pre&amp;sentación</translation>
    </message>
    <message>
        <source>Pre&amp;vious mistake</source>
        <translation>Error an&amp;terior</translation>
    </message>
    <message>
        <source>Pre&amp;vious pane</source>
        <translation>Panel anter&amp;ior</translation>
    </message>
    <message>
        <source>Pre&amp;vious variation</source>
        <translation>Va&amp;riante anterior</translation>
    </message>
    <message>
        <source>Prefere&amp;nces...</source>
        <translation>Pre&amp;ferencias...</translation>
    </message>
    <message>
        <source>Previo&amp;us error or warning</source>
        <translation>Error o advertencia a&amp;nterior</translation>
    </message>
    <message>
        <source>Previous &amp;comment</source>
        <translation>&amp;Comentario anterior</translation>
    </message>
    <message>
        <source>Previous for&amp;k</source>
        <translation>&amp;Bifurcación anterior</translation>
    </message>
    <message>
        <source>Previous g&amp;ame</source>
        <translation>Parti&amp;da anterior</translation>
    </message>
    <message>
        <source>Print &amp;figures...</source>
        <translation>Imprimir &amp;figuras...</translation>
    </message>
    <message>
        <source>Print the board and the comment</source>
        <translation>Imprimir el tablero y el comentario</translation>
    </message>
    <message>
        <source>Print the problems of this file on pages, with answers, or save them</source>
        <translation>Imprimir los problemas de este archivo en páginas, con soluciones, o guardarlas</translation>
    </message>
    <message>
        <source>Print this game as numbered diagrams with its comments, or save them</source>
        <translation>Imprimir esta partida como diagramas numerados con sus comentarios, o guardarlos</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>Morado</translation>
    </message>
    <message>
        <source>Put the tool palette at the right of the window, or back to the left</source>
        <translation>Poner la paleta de herramientas a la derecha de la ventana, o devolverla a la izquierda</translation>
    </message>
    <message>
        <source>Re&amp;cover...</source>
        <translation>&amp;Recuperar...</translation>
    </message>
    <message>
        <source>Read the position from a picture of a board on the screen</source>
        <translation>Leer la posición de una imagen de un tablero en la pantalla</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rojo</translation>
    </message>
    <message>
        <source>Redo the last undone change</source>
        <translation>Rehacer el último cambio deshecho</translation>
    </message>
    <message>
        <source>Remove all arrows and lines from this node</source>
        <translation>Eliminar todas las flechas y líneas de este nodo</translation>
    </message>
    <message>
        <source>Remove all labels, marks, arrows, lines and areas from this node</source>
        <translation>Eliminar todas las etiquetas, símbolos, flechas, líneas y zonas de este nodo</translation>
    </message>
    <message>
        <source>Remove all letters, numbers and texts from this node</source>
        <translation>Eliminar todas las letras, números y textos de este nodo</translation>
    </message>
    <message>
        <source>Remove all territory from this node</source>
        <translation>Eliminar todo el territorio de este nodo</translation>
    </message>
    <message>
        <source>Remove all triangles, squares, circles and crosses from this node</source>
        <translation>Eliminar todos los triángulos, cuadrados, círculos y cruces de este nodo</translation>
    </message>
    <message>
        <source>Remove comments, markup and more from this node or the whole game</source>
        <translation>Eliminar comentarios, marcas y más de este nodo o de toda la partida</translation>
    </message>
    <message>
        <source>Remove the program from the menu of the desktop again</source>
        <translation>Quitar de nuevo el programa del menú del escritorio</translation>
    </message>
    <message>
        <source>Remove this game from the file</source>
        <translation>Eliminar esta partida del archivo</translation>
    </message>
    <message>
        <source>Rename thi&amp;s node</source>
        <translation>Cam&amp;biar el nombre de este nodo</translation>
    </message>
    <message>
        <source>Reopen the file with another encoding</source>
        <translation>Reabrir el archivo con otra codificación</translation>
    </message>
    <message>
        <source>Reopen with &amp;encoding...</source>
        <translation>Reabrir con &amp;otra codificación...</translation>
    </message>
    <message>
        <source>Restore documents that were closed or lost without being saved</source>
        <translation>Restaurar documentos cerrados o perdidos sin haberse guardado</translation>
    </message>
    <message>
        <source>Right-click at the cursor</source>
        <translation>Clic derecho donde está el cursor</translation>
    </message>
    <message>
        <source>Rotate &amp;left</source>
        <translation>Girar a la i&amp;zquierda</translation>
    </message>
    <message>
        <source>Rotate &amp;right</source>
        <translation>&amp;Girar a la derecha</translation>
    </message>
    <message>
        <source>Rotate by &amp;180°</source>
        <translation>Girar &amp;180°</translation>
    </message>
    <message>
        <source>Rotate this game by 90° to the left, with everything that names a point</source>
        <translation>Girar esta partida 90° a la izquierda, con todo lo que nombra un punto</translation>
    </message>
    <message>
        <source>Rotate this game by 90° to the right, with everything that names a point</source>
        <translation>Girar esta partida 90° a la derecha, con todo lo que nombra un punto</translation>
    </message>
    <message>
        <source>Rotate view &amp;left</source>
        <translation>Girar la vista a la &amp;izquierda</translation>
    </message>
    <message>
        <source>Rotate view &amp;right</source>
        <translation>&amp;Girar la vista a la derecha</translation>
    </message>
    <message>
        <source>Rotate view by &amp;180°</source>
        <translation>Girar la vista &amp;180°</translation>
    </message>
    <message>
        <source>Rotate, mirror, shift or resize this position, variation, game, or all games</source>
        <translation>Girar, reflejar, desplazar o redimensionar esta posición, variante, partida o todas</translation>
    </message>
    <message>
        <source>S&amp;GF of the game</source>
        <translation>SGF de la pa&amp;rtida</translation>
    </message>
    <message>
        <source>S&amp;quare</source>
        <translation>&amp;Cuadrado</translation>
    </message>
    <message>
        <source>SGF of this &amp;position</source>
        <translation>&amp;SGF de esta posición</translation>
    </message>
    <message>
        <source>Save &amp;as...</source>
        <translation>Guardar &amp;como...</translation>
    </message>
    <message>
        <source>Save a byte-for-byte copy of the file as it was read</source>
        <translation>Guardar una copia del archivo tal como se leyó, byte a byte</translation>
    </message>
    <message>
        <source>Save a copy in standard form (FF[4], UTF-8)</source>
        <translation>Guardar una copia en forma estándar (FF[4], UTF-8)</translation>
    </message>
    <message>
        <source>Save nor&amp;malised copy...</source>
        <translation>Guar&amp;dar una copia normalizada...</translation>
    </message>
    <message>
        <source>Save or&amp;iginal as...</source>
        <translation>Guardar el original co&amp;mo...</translation>
    </message>
    <message>
        <source>Save the document</source>
        <translation>Guardar el documento</translation>
    </message>
    <message>
        <source>Save the problems of this file as a web page to solve in a browser</source>
        <translation>Guardar los problemas de este archivo como página web para resolver en un navegador</translation>
    </message>
    <message>
        <source>Save these numbers as markup</source>
        <translation>Guardar estos números como marcas</translation>
    </message>
    <message>
        <source>Save under another name, as SGF or HEN</source>
        <translation>Guardar con otro nombre, como SGF o HEN</translation>
    </message>
    <message>
        <source>Say how large the board is, how many stones it has, and whose turn it is</source>
        <translation>Decir el tamaño del tablero, cuántas piedras hay y de quién es el turno</translation>
    </message>
    <message>
        <source>Say how many stones each player has captured</source>
        <translation>Decir cuántas piedras ha capturado cada jugador</translation>
    </message>
    <message>
        <source>Say the stones and the liberties of the chain at the cursor</source>
        <translation>Decir las piedras y las libertades de la cadena donde está el cursor</translation>
    </message>
    <message>
        <source>Say the whole comment</source>
        <translation>Decir todo el comentario</translation>
    </message>
    <message>
        <source>Say what is next to the cursor</source>
        <translation>Decir qué hay junto al cursor</translation>
    </message>
    <message>
        <source>Say what is on the point at the cursor</source>
        <translation>Decir qué hay en el punto donde está el cursor</translation>
    </message>
    <message>
        <source>Say what the engine thinks: its best move, and who leads</source>
        <translation>Decir qué piensa el motor: su mejor jugada, y quién va ganando</translation>
    </message>
    <message>
        <source>Say what this move changed, or what differs from the board it is compared with</source>
        <translation>Decir qué ha cambiado esta jugada, o qué difiere del tablero con el que se compara</translation>
    </message>
    <message>
        <source>Say where the ko is</source>
        <translation>Decir dónde está el ko</translation>
    </message>
    <message>
        <source>Say which move this is, which variation, and its comment</source>
        <translation>Decir qué jugada es esta, qué variante, y su comentario</translation>
    </message>
    <message>
        <source>Say which move was played last</source>
        <translation>Decir cuál fue la última jugada</translation>
    </message>
    <message>
        <source>Say which moves follow, that of the main line first</source>
        <translation>Decir qué jugadas siguen, primero la de la variante principal</translation>
    </message>
    <message>
        <source>Say which stones are in the column of the cursor</source>
        <translation>Decir qué piedras hay en la columna del cursor</translation>
    </message>
    <message>
        <source>Say which stones are in the row of the cursor</source>
        <translation>Decir qué piedras hay en la fila del cursor</translation>
    </message>
    <message>
        <source>Say which stones are near the cursor, the nearest first</source>
        <translation>Decir qué piedras hay cerca del cursor, primero las más próximas</translation>
    </message>
    <message>
        <source>Screens&amp;hot...</source>
        <translation>Captura de pantalla (&amp;Y)...</translation>
    </message>
    <message>
        <source>Search comments and node names</source>
        <translation>Buscar en los comentarios y los nombres de los nodos</translation>
    </message>
    <message>
        <source>Search the game, the file or a folder for this position or its selected part</source>
        <translation>Buscar esta posición o su parte seleccionada en la partida, el archivo o una carpeta</translation>
    </message>
    <message>
        <source>Selec&amp;t all</source>
        <translation>Seleccio&amp;nar todo</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>Seleccionar</translation>
    </message>
    <message>
        <source>Select the whole board with the select tool</source>
        <translation>Seleccionar todo el tablero con la herramienta de selección</translation>
    </message>
    <message>
        <source>Set the ko point</source>
        <translation>Definir el punto de ko</translation>
    </message>
    <message>
        <source>Set the last move</source>
        <translation>Definir la última jugada</translation>
    </message>
    <message>
        <source>Set which colours play, and in which order</source>
        <translation>Definir qué colores juegan, y en qué orden</translation>
    </message>
    <message>
        <source>Show &amp;ownership</source>
        <translation>Mostrar el territorio pr&amp;obable</translation>
    </message>
    <message>
        <source>Show all games in a table: who is to play, and what problems lack</source>
        <translation>Mostrar todas las partidas en una tabla: quién juega, y qué les falta a los problemas</translation>
    </message>
    <message>
        <source>Show at other nodes what differs from this one</source>
        <translation>Mostrar en otros nodos en qué difieren de este</translation>
    </message>
    <message>
        <source>Show coordinates around the board</source>
        <translation>Mostrar las coordenadas alrededor del tablero</translation>
    </message>
    <message>
        <source>Show everything after this node</source>
        <translation>Mostrar todo lo que sigue a este nodo</translation>
    </message>
    <message>
        <source>Show how likely the player wins with a move</source>
        <translation>Mostrar la probabilidad de que el jugador gane con una jugada</translation>
    </message>
    <message>
        <source>Show how many points each move loses</source>
        <translation>Mostrar cuántos puntos pierde cada jugada</translation>
    </message>
    <message>
        <source>Show later moves further down in the tree</source>
        <translation>Mostrar hacia abajo las jugadas posteriores del árbol</translation>
    </message>
    <message>
        <source>Show later moves to the right in the tree</source>
        <translation>Mostrar hacia la derecha las jugadas posteriores del árbol</translation>
    </message>
    <message>
        <source>Show move numbers on stones</source>
        <translation>Mostrar los números de jugada en las piedras</translation>
    </message>
    <message>
        <source>Show only the area you drag over; click: whole board</source>
        <translation>Mostrar solo la zona sobre la que se arrastra; clic: todo el tablero</translation>
    </message>
    <message>
        <source>Show only the board, comment and players, larger; Esc: back</source>
        <translation>Mostrar solo el tablero, el comentario y los jugadores, más grandes; Esc: volver</translation>
    </message>
    <message>
        <source>Show only the moves played</source>
        <translation>Mostrar solo las jugadas realizadas</translation>
    </message>
    <message>
        <source>Show or hide the list of games</source>
        <translation>Mostrar u ocultar la lista de partidas</translation>
    </message>
    <message>
        <source>Show or hide the list of problems</source>
        <translation>Mostrar u ocultar la lista de problemas</translation>
    </message>
    <message>
        <source>Show or hide the tool palette</source>
        <translation>Mostrar u ocultar la paleta de herramientas</translation>
    </message>
    <message>
        <source>Show or hide the tree and the comment</source>
        <translation>Mostrar u ocultar el árbol y el comentario</translation>
    </message>
    <message>
        <source>Show the alternatives to this move on the board</source>
        <translation>Mostrar en el tablero las alternativas a esta jugada</translation>
    </message>
    <message>
        <source>Show the board as a table that screen readers say and arrow keys go over</source>
        <translation>Mostrar el tablero como una tabla que leen los lectores de pantalla y recorren las flechas</translation>
    </message>
    <message>
        <source>Show the board from the other side; the position stays as it is</source>
        <translation>Ver el tablero desde el otro lado; la posición no cambia</translation>
    </message>
    <message>
        <source>Show the board neither rotated nor mirrored</source>
        <translation>Mostrar el tablero sin girar ni reflejar</translation>
    </message>
    <message>
        <source>Show the board rotated by 90° to the left; the position stays as it is</source>
        <translation>Mostrar el tablero girado 90° a la izquierda; la posición no cambia</translation>
    </message>
    <message>
        <source>Show the board rotated by 90° to the right; the position stays as it is</source>
        <translation>Mostrar el tablero girado 90° a la derecha; la posición no cambia</translation>
    </message>
    <message>
        <source>Show the board with left and right exchanged; the position stays as it is</source>
        <translation>Mostrar el tablero con izquierda y derecha intercambiadas; la posición no cambia</translation>
    </message>
    <message>
        <source>Show the guide, how HEN is written, with examples, and all keys</source>
        <translation>Mostrar la guía, cómo se escribe HEN, con ejemplos, y todas las teclas</translation>
    </message>
    <message>
        <source>Show the moves after this one on the board</source>
        <translation>Mostrar en el tablero las jugadas que siguen a esta</translation>
    </message>
    <message>
        <source>Show the moves of this line as a list that tells of variations</source>
        <translation>Mostrar las jugadas de esta variante como una lista que señala las demás variantes</translation>
    </message>
    <message>
        <source>Show the next moves that the game asks for (ST)</source>
        <translation>Mostrar las jugadas siguientes que pide la partida (ST)</translation>
    </message>
    <message>
        <source>Show the program in the menu of the desktop, and open games and positions with it</source>
        <translation>Mostrar el programa en el menú del escritorio y abrir con él partidas y posiciones</translation>
    </message>
    <message>
        <source>Show the whole board from this node on</source>
        <translation>Mostrar todo el tablero desde este nodo</translation>
    </message>
    <message>
        <source>Show the whole board where only a part of it is shown; again: the part</source>
        <translation>Mostrar todo el tablero donde solo se ve una parte; de nuevo: la parte</translation>
    </message>
    <message>
        <source>Show the whole tree</source>
        <translation>Mostrar todo el árbol</translation>
    </message>
    <message>
        <source>Show titles to drag the panels by; Esc: hide them</source>
        <translation>Mostrar títulos para arrastrar los paneles; Esc: ocultarlos</translation>
    </message>
    <message>
        <source>Show what differs from the node before this one</source>
        <translation>Mostrar qué difiere del nodo anterior</translation>
    </message>
    <message>
        <source>Show what differs from the position on the clipboard</source>
        <translation>Mostrar qué difiere de la posición del portapapeles</translation>
    </message>
    <message>
        <source>Show whose each point is likely to be</source>
        <translation>Mostrar de quién será probablemente cada punto</translation>
    </message>
    <message>
        <source>Show words beside the tools where there is room for them</source>
        <translation>Mostrar texto junto a las herramientas donde haya sitio</translation>
    </message>
    <message>
        <source>Shrink the board, or the tree or text that has the focus</source>
        <translation>Reducir el tablero, o el árbol o el texto que tiene el foco</translation>
    </message>
    <message>
        <source>Solve proble&amp;ms</source>
        <translation>Resolver problem&amp;as</translation>
    </message>
    <message>
        <source>Square</source>
        <translation>Cuadrado</translation>
    </message>
    <message>
        <source>Start a game against an engine: its size, handicap and strength</source>
        <translation>Empezar una partida contra un motor: tamaño, hándicap y fuerza</translation>
    </message>
    <message>
        <source>Start game &amp;from here</source>
        <translation>Empe&amp;zar la partida aquí</translation>
    </message>
    <message>
        <source>Start the game with this position; what came before is deleted</source>
        <translation>Empezar la partida con esta posición; se elimina lo anterior</translation>
    </message>
    <message>
        <source>Start with an empty 13x13 board</source>
        <translation>Empezar con un tablero 13x13 vacío</translation>
    </message>
    <message>
        <source>Start with an empty 19x19 board</source>
        <translation>Empezar con un tablero 19x19 vacío</translation>
    </message>
    <message>
        <source>Start with an empty 9x9 board</source>
        <translation>Empezar con un tablero 9x9 vacío</translation>
    </message>
    <message>
        <source>Start with an empty board of any size</source>
        <translation>Empezar con un tablero vacío de cualquier tamaño</translation>
    </message>
    <message>
        <source>Stop greying out points from this node on</source>
        <translation>Dejar de atenuar puntos desde este nodo</translation>
    </message>
    <message>
        <source>Stop showing what differs</source>
        <translation>Dejar de mostrar qué difiere</translation>
    </message>
    <message>
        <source>Te&amp;xt label</source>
        <translation>Etiqueta de te&amp;xto</translation>
    </message>
    <message>
        <source>Territor&amp;y</source>
        <translation>Terr&amp;itorio</translation>
    </message>
    <message>
        <source>Territory</source>
        <translation>Territorio</translation>
    </message>
    <message>
        <source>Text label</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>To the &amp;right</source>
        <translation>&amp;Hacia la derecha</translation>
    </message>
    <message>
        <source>Tools at the &amp;right</source>
        <translation>Herramientas a la &amp;derecha</translation>
    </message>
    <message>
        <source>Triangle</source>
        <translation>Triángulo</translation>
    </message>
    <message>
        <source>Turn this game upside down, with everything that names a point</source>
        <translation>Girar esta partida 180°, con todo lo que nombra un punto</translation>
    </message>
    <message>
        <source>Undo the last change</source>
        <translation>Deshacer el último cambio</translation>
    </message>
    <message>
        <source>Use light or dark as set in the system</source>
        <translation>Usar el tema claro u oscuro definido en el sistema</translation>
    </message>
    <message>
        <source>Use the dark theme</source>
        <translation>Usar el tema oscuro</translation>
    </message>
    <message>
        <source>Use the dark theme with strong lines and white text</source>
        <translation>Usar el tema oscuro con líneas marcadas y texto blanco</translation>
    </message>
    <message>
        <source>Use the light theme</source>
        <translation>Usar el tema claro</translation>
    </message>
    <message>
        <source>Use the light theme with strong lines and black text</source>
        <translation>Usar el tema claro con líneas marcadas y texto negro</translation>
    </message>
    <message>
        <source>V&amp;ery little: 1 visit, or level 1</source>
        <translation>&amp;Muy poco: 1 visita o nivel 1</translation>
    </message>
    <message>
        <source>W&amp;hole board</source>
        <translation>Tablero &amp;entero</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Blanco</translation>
    </message>
    <message>
        <source>Wr&amp;ong answer</source>
        <translation>R&amp;espuesta incorrecta</translation>
    </message>
    <message>
        <source>Write &amp;results into the game</source>
        <translation>Escribir los &amp;resultados en la partida</translation>
    </message>
    <message>
        <source>Write a short text on a point</source>
        <translation>Escribir un texto breve en un punto</translation>
    </message>
    <message>
        <source>Write a short text on the point at the cursor</source>
        <translation>Escribir un texto breve en el punto donde está el cursor</translation>
    </message>
    <message>
        <source>Write numbers on the stones of the last moves</source>
        <translation>Escribir números en las piedras de las últimas jugadas</translation>
    </message>
    <message>
        <source>Write the scores into the game (V), and the best lines at mistakes as variations</source>
        <translation>Escribir los resultados en la partida (V), y las mejores secuencias en los errores como variantes</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Amarillo</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>Ace&amp;rcar</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>&amp;Alejar</translation>
    </message>
    <message>
        <source>Click what is to be explained, or press {key} again for what has the focus.</source>
        <translation>Haga clic en lo que se deba explicar, o pulse {key} otra vez para lo que tiene el foco.</translation>
    </message>
    <message>
        <source>{key} in the tree</source>
        <translation>{key} en el árbol</translation>
    </message>
    <message>
        <source>HEN Editor is in the applications menu now.</source>
        <translation>HEN Editor ya está en el menú de aplicaciones.</translation>
    </message>
    <message>
        <source>HEN Editor was removed from the applications menu.</source>
        <translation>HEN Editor se ha quitado del menú de aplicaciones.</translation>
    </message>
    <message>
        <source>The applications menu could not be changed.</source>
        <translation>No se ha podido modificar el menú de aplicaciones.</translation>
    </message>
    <message>
        <source>HEN Editor was not in the applications menu.</source>
        <translation>HEN Editor no estaba en el menú de aplicaciones.</translation>
    </message>
    <message>
        <source>Fix problem</source>
        <translation>Corregir el problema</translation>
    </message>
</context>
<context>
    <name>CommentBox</name>
    <message>
        <source>Node name</source>
        <translation>Nombre del nodo</translation>
    </message>
    <message>
        <source>Middle-click the board to insert a point&apos;s name</source>
        <translation>Clic central en el tablero para insertar el nombre de un punto</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Comentario</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Paso</translation>
    </message>
    <message>
        <source>Only the first {shown} characters are shown. The comment is too long to be edited here.</source>
        <translation>Solo se muestran los primeros {shown} caracteres. El comentario es demasiado largo para editarlo aquí.</translation>
    </message>
    <message>
        <source>Not pasted: a comment is limited to {longest} characters, a line of it to {line}.</source>
        <translation>No se ha pegado: un comentario tiene como máximo {longest} caracteres, y una línea de él {line}.</translation>
    </message>
</context>
<context>
    <name>CompareDialog</name>
    <message>
        <source>Black&apos;s move</source>
        <translation>jugada de Negro</translation>
    </message>
    <message>
        <source>White&apos;s move</source>
        <translation>jugada de Blanco</translation>
    </message>
    <message>
        <source>black stones</source>
        <translation>piedras negras</translation>
    </message>
    <message>
        <source>white stones</source>
        <translation>piedras blancas</translation>
    </message>
    <message>
        <source>removed stones</source>
        <translation>piedras quitadas</translation>
    </message>
    <message>
        <source>comment</source>
        <translation>comentario</translation>
    </message>
    <message>
        <source>node name</source>
        <translation>nombre del nodo</translation>
    </message>
    <message>
        <source>labels</source>
        <translation>etiquetas</translation>
    </message>
    <message>
        <source>Comparing...</source>
        <translation>Comparando...</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparar</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Diferencias</translation>
    </message>
    <message numerus="yes">
        <source>%Ln difference(s)</source>
        <translation>
            <numerusform>%Ln diferencia</numerusform>
            <numerusform>%Ln diferencias</numerusform>
        </translation>
    </message>
    <message>
        <source>Both contain the same games.</source>
        <translation>Ambos contienen las mismas partidas.</translation>
    </message>
</context>
<context>
    <name>ComparisonBar</name>
    <message>
        <source>Compared with {title}</source>
        <translation>Comparado con {title}</translation>
    </message>
    <message>
        <source>Compared with {title}: the boards differ in size</source>
        <translation>Comparado con {title}: tableros de distinto tamaño</translation>
    </message>
    <message>
        <source>Compared with {title}: no differences</source>
        <translation>Sin diferencias con {title}</translation>
    </message>
    <message>
        <source>Stop showing what differs (Esc)</source>
        <translation>Dejar de mostrar qué difiere (Esc)</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Terminar</translation>
    </message>
    <message>
        <source>{count} added</source>
        <translation>Añadidos: {count}</translation>
    </message>
    <message>
        <source>{count} removed</source>
        <translation>Quitados: {count}</translation>
    </message>
    <message>
        <source>{count} changed</source>
        <translation>Cambiados: {count}</translation>
    </message>
</context>
<context>
    <name>CornerHandle</name>
    <message>
        <source>Drag it to where the outermost lines cross; arrow keys move it, faster with Shift</source>
        <translation>Arrastrarlo adonde se cruzan las líneas exteriores; las flechas lo mueven, más deprisa con Mayúsculas</translation>
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
        <translation>Área</translation>
    </message>
    <message>
        <source>Recorded: {result}.</source>
        <translation>Registrado: {result}.</translation>
    </message>
    <message>
        <source>Guessing which stones are dead...</source>
        <translation>Estimando qué piedras están muertas...</translation>
    </message>
    <message>
        <source>The borders are not closed: {count} points beside both colours count for neither.</source>
        <translation>Fronteras abiertas: {count} puntos junto a ambos colores no cuentan.</translation>
    </message>
    <message>
        <source>Dead stones and a seki are a guess: click a chain that is wrong.</source>
        <translation>Las piedras muertas y un seki son una estimación: haga clic en una cadena errónea.</translation>
    </message>
    <message>
        <source>The dead stones are a guess: click a chain that is wrong.</source>
        <translation>Las piedras muertas son una estimación: haga clic en una cadena errónea.</translation>
    </message>
    <message>
        <source>Dead stones as this node marks them: click a chain that is wrong.</source>
        <translation>Piedras muertas según este nodo: haga clic en una cadena errónea.</translation>
    </message>
    <message>
        <source>Click a chain to mark it dead or alive. Eyes in a seki are no territory.</source>
        <translation>Haga clic en una cadena para marcarla como muerta o viva. Los ojos en seki no son territorio.</translation>
    </message>
    <message>
        <source>Click a chain to mark it dead or alive.</source>
        <translation>Haga clic en una cadena para marcarla como muerta o viva.</translation>
    </message>
    <message>
        <source>{color} {total} = {points} + {captured} captured</source>
        <translation>{color} {total} = {points} + capturas {captured}</translation>
    </message>
    <message>
        <source>{color} {total} = {points} + {captured} captured + {komi} komi</source>
        <translation>{color} {total} = {points} + capturas {captured} + komi {komi}</translation>
    </message>
    <message>
        <source>{color} {points}</source>
        <translation>{color} {points}</translation>
    </message>
    <message>
        <source>{color} {total} = {points} + {komi} komi</source>
        <translation>{color} {total} = {points} + komi {komi}</translation>
    </message>
    <message>
        <source>{color} {total} = {points} + {komi} komi + {handicap} handicap</source>
        <translation>{color} {total} = {points} + komi {komi} + hándicap {handicap}</translation>
    </message>
    <message>
        <source>Mark the territory in this node, and set the result of the game to {result}</source>
        <translation>Marcar el territorio en este nodo y poner {result} como resultado de la partida</translation>
    </message>
    <message>
        <source>Guess again</source>
        <translation>Reestimar</translation>
    </message>
    <message>
        <source>Done with result</source>
        <translation>Aceptar con resultado</translation>
    </message>
    <message>
        <source>Guess anew, and longer, which stones are dead</source>
        <translation>Estimar de nuevo, y durante más tiempo, qué piedras están muertas</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Borrar</translation>
    </message>
    <message>
        <source>Mark all stones alive</source>
        <translation>Marcar todas las piedras como vivas</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Aceptar</translation>
    </message>
    <message>
        <source>Mark the territory in this node</source>
        <translation>Marcar el territorio en este nodo</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Stop counting; nothing is written (Esc)</source>
        <translation>Dejar de contar; no se escribe nada (Esc)</translation>
    </message>
</context>
<context>
    <name>Counter</name>
    <message>
        <source>Only boards with nothing but black and white stones can be counted.</source>
        <translation>Solo se pueden contar tableros que no tengan más que piedras negras y blancas.</translation>
    </message>
    <message>
        <source>{color} at {point} is alive.</source>
        <translation>{color} en {point} está vivo.</translation>
    </message>
    <message>
        <source>{color} at {point} is dead.</source>
        <translation>{color} en {point} está muerto.</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Contar</translation>
    </message>
    <message>
        <source>This node marks other territory. Do you want to replace it?</source>
        <translation>Este nodo marca otro territorio. ¿Quiere reemplazarlo?</translation>
    </message>
    <message>
        <source>The recorded result is {recorded}. Do you want to replace it with {result}?</source>
        <translation>El resultado registrado es {recorded}. ¿Quiere reemplazarlo por {result}?</translation>
    </message>
    <message>
        <source>The territory marked in this node is replaced, too.</source>
        <translation>El territorio marcado en este nodo también se reemplaza.</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Reemplazar</translation>
    </message>
</context>
<context>
    <name>DayPicker</name>
    <message>
        <source>Choose days in a calendar</source>
        <translation>Elegir días en un calendario</translation>
    </message>
</context>
<context>
    <name>DifferenceModel</name>
    <message>
        <source>The games are in a different order</source>
        <translation>Las partidas están en otro orden</translation>
    </message>
    <message numerus="yes">
        <source>%Ln node(s)</source>
        <translation>
            <numerusform>%Ln nodo</numerusform>
            <numerusform>%Ln nodos</numerusform>
        </translation>
    </message>
    <message>
        <source>Game {number} removed: {nodes}</source>
        <translation>Partida {number} eliminada: {nodes}</translation>
    </message>
    <message>
        <source>Game {number} added: {nodes}</source>
        <translation>Partida {number} añadida: {nodes}</translation>
    </message>
    <message numerus="yes">
        <source>%Ln node(s) added</source>
        <translation>
            <numerusform>%Ln nodo añadido</numerusform>
            <numerusform>%Ln nodos añadidos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln node(s) removed</source>
        <translation>
            <numerusform>%Ln nodo eliminado</numerusform>
            <numerusform>%Ln nodos eliminados</numerusform>
        </translation>
    </message>
    <message>
        <source>variations in a different order</source>
        <translation>variantes en otro orden</translation>
    </message>
    <message>
        <source>{names} changed</source>
        <translation>cambios: {names}</translation>
    </message>
    <message>
        <source>{place}: {what}</source>
        <translation>{place}: {what}</translation>
    </message>
    <message>
        <source>Move {move}</source>
        <translation>Jugada {move}</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>Game {game}, move {move}</source>
        <translation>Partida {game}, jugada {move}</translation>
    </message>
    <message>
        <source>Game {game}, start</source>
        <translation>Partida {game}, inicio</translation>
    </message>
</context>
<context>
    <name>DockButtons</name>
    <message>
        <source>Detach this panel, or dock it again</source>
        <translation>Separar este panel, o volver a acoplarlo</translation>
    </message>
    <message>
        <source>Close this panel</source>
        <translation>Cerrar este panel</translation>
    </message>
</context>
<context>
    <name>Document</name>
    <message>
        <source>Untitled</source>
        <translation>Sin título</translation>
    </message>
    <message>
        <source>Restore earlier version</source>
        <translation>Restaurar una versión anterior</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Recargar</translation>
    </message>
    <message>
        <source>Convert to UTF-8</source>
        <translation>Convertir a UTF-8</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pasar</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jugar</translation>
    </message>
    <message>
        <source>Remove stones</source>
        <translation>Quitar piedras</translation>
    </message>
    <message>
        <source>Place stones</source>
        <translation>Colocar piedras</translation>
    </message>
    <message>
        <source>Remove mark</source>
        <translation>Quitar símbolo</translation>
    </message>
    <message>
        <source>Mark</source>
        <translation>Símbolo</translation>
    </message>
    <message>
        <source>Remove label</source>
        <translation>Quitar etiqueta</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Etiqueta</translation>
    </message>
    <message>
        <source>Player to move</source>
        <translation>Turno</translation>
    </message>
    <message>
        <source>Order of play</source>
        <translation>Orden de juego</translation>
    </message>
    <message>
        <source>Remove ko</source>
        <translation>Quitar ko</translation>
    </message>
    <message>
        <source>Ko point</source>
        <translation>Punto de ko</translation>
    </message>
    <message>
        <source>Remove last move</source>
        <translation>Quitar última jugada</translation>
    </message>
    <message>
        <source>Last move</source>
        <translation>Última jugada</translation>
    </message>
    <message>
        <source>Play numbered stones as moves</source>
        <translation>Jugar las piedras numeradas</translation>
    </message>
    <message>
        <source>Number the last moves</source>
        <translation>Numerar las últimas jugadas</translation>
    </message>
    <message>
        <source>Add game</source>
        <translation>Añadir partida</translation>
    </message>
    <message>
        <source>Duplicate game</source>
        <translation>Duplicar partida</translation>
    </message>
    <message>
        <source>Remove game</source>
        <translation>Eliminar partida</translation>
    </message>
    <message>
        <source>Rename game</source>
        <translation>Cambiar el nombre de la partida</translation>
    </message>
    <message>
        <source>Move game</source>
        <translation>Mover partida</translation>
    </message>
    <message>
        <source>Type HEN</source>
        <translation>Escribir HEN</translation>
    </message>
    <message>
        <source>Discard unfinished HEN</source>
        <translation>Descartar el HEN inacabado</translation>
    </message>
    <message>
        <source>Add as a variation</source>
        <translation>Añadir como variante</translation>
    </message>
    <message>
        <source>Change HEN layout</source>
        <translation>Cambiar la disposición del HEN</translation>
    </message>
    <message>
        <source>Restore unfinished HEN</source>
        <translation>Restaurar el HEN inacabado</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Comentario</translation>
    </message>
    <message>
        <source>Node name</source>
        <translation>Nombre del nodo</translation>
    </message>
</context>
<context>
    <name>EncodingDialog</name>
    <message>
        <source>Reopen with encoding</source>
        <translation>Reabrir con otra codificación</translation>
    </message>
    <message>
        <source>The file was read as {encoding}. {why}</source>
        <translation>El archivo se ha leído como {encoding}. {why}</translation>
    </message>
    <message>
        <source>&amp;Reopen</source>
        <translation>&amp;Reabrir</translation>
    </message>
    <message>
        <source>{encoding} (does not fit the whole file)</source>
        <translation>{encoding} (no se ajusta a todo el archivo)</translation>
    </message>
</context>
<context>
    <name>EncodingReason</name>
    <message>
        <source>It is plain ASCII, which is the same in all encodings.</source>
        <translation>Es ASCII puro, que es igual en todas las codificaciones.</translation>
    </message>
    <message>
        <source>It is valid UTF-8, which text in other encodings hardly ever is.</source>
        <translation>Es UTF-8 válido, cosa que casi nunca es un texto en otra codificación.</translation>
    </message>
    <message>
        <source>It uses the escape sequences of this encoding.</source>
        <translation>Usa las secuencias de escape de esta codificación.</translation>
    </message>
    <message>
        <source>Its characters are common in this encoding.</source>
        <translation>Sus caracteres son habituales en esta codificación.</translation>
    </message>
    <message>
        <source>Its first bytes identify the encoding.</source>
        <translation>Sus primeros bytes identifican la codificación.</translation>
    </message>
    <message>
        <source>The file declares it in CA, and all its bytes fit.</source>
        <translation>El archivo la declara en CA, y todos sus bytes se ajustan a ella.</translation>
    </message>
    <message>
        <source>The text was not read from a file.</source>
        <translation>El texto no se ha leído de un archivo.</translation>
    </message>
    <message>
        <source>You selected it.</source>
        <translation>Usted la ha elegido.</translation>
    </message>
</context>
<context>
    <name>EngineBar</name>
    <message>
        <source>Details</source>
        <translation>Detalles</translation>
    </message>
    <message>
        <source>Show what else is to be said</source>
        <translation>Mostrar qué más hay que decir</translation>
    </message>
    <message>
        <source>Let the engine rest, or go on</source>
        <translation>Dejar que el motor descanse, o que siga</translation>
    </message>
    <message>
        <source>Add line</source>
        <translation>Añadir variante</translation>
    </message>
    <message>
        <source>Add the best line as a variation</source>
        <translation>Añadir la mejor secuencia como variante</translation>
    </message>
    <message>
        <source>Play best</source>
        <translation>Jugar la mejor</translation>
    </message>
    <message>
        <source>Play the move the engine prefers</source>
        <translation>Jugar la jugada que prefiere el motor</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Stop; what is done is kept</source>
        <translation>Parar; lo hecho se conserva</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Retirar jugada</translation>
    </message>
    <message>
        <source>Take back your last move</source>
        <translation>Retirar su última jugada</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Abandonar</translation>
    </message>
    <message>
        <source>Lose the game</source>
        <translation>Perder la partida</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>Let the engine play no longer</source>
        <translation>Hacer que el motor deje de jugar</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>End the analysis</source>
        <translation>Terminar el análisis</translation>
    </message>
    <message>
        <source>{number} visits</source>
        <translation>Visitas: {number}</translation>
    </message>
    <message numerus="yes">
        <source>%Ln visit(s)</source>
        <translation>
            <numerusform>%Ln visita</numerusform>
            <numerusform>%Ln visitas</numerusform>
        </translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausar</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reanudar</translation>
    </message>
    <message>
        <source>Even</source>
        <translation>Igualada</translation>
    </message>
    <message>
        <source>{color} leads by {points}</source>
        <translation>{color} gana por {points}</translation>
    </message>
    <message>
        <source>{color} is ahead</source>
        <translation>{color} va ganando</translation>
    </message>
    <message>
        <source>{number} %</source>
        <translation>{number}&#xa0;%</translation>
    </message>
    <message>
        <source>Best move: {move}</source>
        <translation>Mejor jugada: {move}</translation>
    </message>
    <message>
        <source>Sees no good move.</source>
        <translation>No ve ninguna buena jugada.</translation>
    </message>
    <message>
        <source>Prefers {move}.</source>
        <translation>Prefiere {move}.</translation>
    </message>
    <message>
        <source>{right} is marked right, but the engine prefers {move}.</source>
        <translation>Marcado como correcto: {right}, pero el motor prefiere {move}.</translation>
    </message>
    <message>
        <source>Also works: {moves}.</source>
        <translation>También funciona: {moves}.</translation>
    </message>
    <message>
        <source>Does not see {moves}.</source>
        <translation>No ve {moves}.</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>paso</translation>
    </message>
</context>
<context>
    <name>EngineController</name>
    <message>
        <source>The engine has named no move yet.</source>
        <translation>El motor aún no ha indicado ninguna jugada.</translation>
    </message>
    <message>
        <source>Add line</source>
        <translation>Añadir variante</translation>
    </message>
    <message>
        <source>Line added as a variation.</source>
        <translation>Secuencia añadida como variante.</translation>
    </message>
    <message>
        <source>The game has this line already.</source>
        <translation>La partida ya tiene esta secuencia.</translation>
    </message>
    <message>
        <source>&amp;Preferences...</source>
        <translation>&amp;Preferencias...</translation>
    </message>
    <message>
        <source>&amp;How to get one</source>
        <translation>&amp;Cómo conseguir uno</translation>
    </message>
    <message>
        <source>An engine is a separate program that plays Go. GNU Go and KataGo are free, and found automatically once they are installed; others can be added in the preferences.</source>
        <translation>Un motor es un programa aparte que juega al go. GNU Go y KataGo son libres y se encuentran solos una vez instalados; se pueden añadir otros en las preferencias.</translation>
    </message>
    <message>
        <source>No engine was found.</source>
        <translation>No se ha encontrado ningún motor.</translation>
    </message>
    <message>
        <source>Starting: {output}</source>
        <translation>Iniciando: {output}</translation>
    </message>
    <message>
        <source>Starting...</source>
        <translation>Iniciando...</translation>
    </message>
</context>
<context>
    <name>EnginePlayer</name>
    <message>
        <source>Plays {color}. Thinking...</source>
        <translation>Juega con {color}. Pensando...</translation>
    </message>
    <message>
        <source>Plays {color}. Your move.</source>
        <translation>Juega con {color}. Le toca a usted.</translation>
    </message>
    <message>
        <source>There is no move to take back.</source>
        <translation>No hay ninguna jugada que retirar.</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Retirar jugada</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Abandonar</translation>
    </message>
    <message>
        <source>{color} resigns: the game is over.</source>
        <translation>{color} abandona: la partida ha terminado.</translation>
    </message>
    <message>
        <source>The engine no longer plays: another position is shown.</source>
        <translation>El motor ya no juega: se muestra otra posición.</translation>
    </message>
    <message>
        <source>Two passes: the game is over.</source>
        <translation>Ambos han pasado: la partida ha terminado.</translation>
    </message>
</context>
<context>
    <name>EngineUses</name>
    <message>
        <source>Looking for dead stones...</source>
        <translation>Buscando piedras muertas...</translation>
    </message>
    <message numerus="yes">
        <source>%Ln visit(s)</source>
        <translation>
            <numerusform>%Ln visita</numerusform>
            <numerusform>%Ln visitas</numerusform>
        </translation>
    </message>
    <message>
        <source>Checking problems: {done} of {total}</source>
        <translation>Comprobando problemas: {done} de {total}</translation>
    </message>
</context>
<context>
    <name>EnginesPage</name>
    <message>
        <source>Boards of up to {lines} lines, rectangular ones too.</source>
        <translation>Tableros de hasta {lines} líneas, también rectangulares.</translation>
    </message>
    <message>
        <source>Square boards of up to {lines} lines.</source>
        <translation>Tableros cuadrados de hasta {lines} líneas.</translation>
    </message>
    <message>
        <source>Plays only: it names no good moves.</source>
        <translation>Solo juega: no indica buenas jugadas.</translation>
    </message>
    <message>
        <source>Names good moves, without win rates, in {seconds} s.</source>
        <translation>Indica buenas jugadas, sin porcentajes de victoria, en {seconds} s.</translation>
    </message>
    <message>
        <source>Analyses with win rates; visits in {seconds} s: {number}.</source>
        <translation>Analiza con porcentajes de victoria; visitas en {seconds} s: {number}.</translation>
    </message>
    <message>
        <source>En&amp;gines</source>
        <translation>Motores (&amp;U)</translation>
    </message>
    <message>
        <source>Engines</source>
        <translation>Motores</translation>
    </message>
    <message>
        <source>Command line of an engine</source>
        <translation>Línea de órdenes de un motor</translation>
    </message>
    <message>
        <source>What the test has shown</source>
        <translation>Resultado de la prueba</translation>
    </message>
    <message>
        <source>&amp;Browse...</source>
        <translation>E&amp;xaminar...</translation>
    </message>
    <message>
        <source>Add to &amp;list</source>
        <translation>Aña&amp;dir a la lista</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Eliminar</translation>
    </message>
    <message>
        <source>&amp;Test</source>
        <translation>&amp;Probar</translation>
    </message>
    <message>
        <source>&amp;Command line:</source>
        <translation>&amp;Línea de órdenes:</translation>
    </message>
    <message>
        <source>No engine was found. An engine is a separate program that plays Go: GNU Go and KataGo are free.</source>
        <translation>No se ha encontrado ningún motor. Un motor es un programa aparte que juega al go: GNU Go y KataGo son libres.</translation>
    </message>
    <message>
        <source>{engine} (added)</source>
        <translation>{engine} (añadido)</translation>
    </message>
    <message>
        <source>&amp;Stop test</source>
        <translation>&amp;Parar la prueba</translation>
    </message>
    <message>
        <source>Choose an engine</source>
        <translation>Elegir un motor</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Prueba detenida.</translation>
    </message>
    <message>
        <source>Testing {engine}...</source>
        <translation>Probando {engine}...</translation>
    </message>
</context>
<context>
    <name>Examples</name>
    <message>
        <source>Annotated game</source>
        <translation>Partida comentada</translation>
    </message>
    <message>
        <source>Ear reddening</source>
        <translation>Las orejas rojas</translation>
    </message>
    <message>
        <source>Ko after a capture</source>
        <translation>Ko tras una captura</translation>
    </message>
    <message>
        <source>Ko and captures</source>
        <translation>Ko y capturas</translation>
    </message>
    <message>
        <source>Numbered moves</source>
        <translation>Jugadas numeradas</translation>
    </message>
</context>
<context>
    <name>ExceptionDialog</name>
    <message>
        <source>Something went wrong</source>
        <translation>Algo ha fallado</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Detalles</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>Co&amp;ntinuar</translation>
    </message>
    <message>
        <source>Save &amp;as...</source>
        <translation>&amp;Guardar como...</translation>
    </message>
    <message>
        <source>&amp;Details</source>
        <translation>&amp;Detalles</translation>
    </message>
    <message>
        <source>C&amp;opy details</source>
        <translation>&amp;Copiar los detalles</translation>
    </message>
    <message>
        <source>HEN Editor could not finish what it was doing.</source>
        <translation>HEN Editor no ha podido terminar lo que estaba haciendo.</translation>
    </message>
    <message>
        <source>This is a bug in the program. Your work is still here: you can continue, or save it under another name first. If it happens again, please report it with the details.</source>
        <translation>Es un fallo del programa. Su trabajo sigue aquí: puede continuar, o guardarlo antes con otro nombre. Si vuelve a ocurrir, comuníquelo con los detalles.</translation>
    </message>
</context>
<context>
    <name>Explanations</name>
    <message>
        <source>{text}: {color} at {points}</source>
        <translation>{text}: {color} en {points}</translation>
    </message>
    <message>
        <source>{text}: stones at {points}</source>
        <translation>{text}: piedras en {points}</translation>
    </message>
    <message>
        <source>{text}: {color} to play</source>
        <translation>{text}: juega {color}</translation>
    </message>
    <message>
        <source>{text}: {color} passed</source>
        <translation>{text}: {color} ha pasado</translation>
    </message>
    <message>
        <source>{text}: {color} played at {points}</source>
        <translation>{text}: {color} ha jugado en {points}</translation>
    </message>
    <message>
        <source>{text}: {mark} at {points}</source>
        <translation>{text}: {mark} en {points}</translation>
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
        <translation>Tras un número de jugadas</translation>
    </message>
    <message>
        <source>Where the game says so (FG)</source>
        <translation>Donde lo indica la partida (FG)</translation>
    </message>
    <message>
        <source>After each comment</source>
        <translation>Tras cada comentario</translation>
    </message>
    <message>
        <source>At chosen moves</source>
        <translation>En jugadas elegidas</translation>
    </message>
    <message>
        <source>Print figures</source>
        <translation>Imprimir figuras</translation>
    </message>
    <message>
        <source>&amp;New figure:</source>
        <translation>&amp;Nueva figura:</translation>
    </message>
    <message>
        <source>&amp;Moves in a figure, at most:</source>
        <translation>&amp;Jugadas por figura, como máximo:</translation>
    </message>
    <message>
        <source>&amp;At the moves:</source>
        <translation>&amp;En las jugadas:</translation>
    </message>
    <message>
        <source>21, 45, 90</source>
        <translation>21, 45, 90</translation>
    </message>
    <message>
        <source>&amp;Figures on a page:</source>
        <translation>&amp;Figuras por página:</translation>
    </message>
    <message>
        <source>&amp;Variations</source>
        <translation>Va&amp;riantes</translation>
    </message>
    <message>
        <source>C&amp;omments</source>
        <translation>&amp;Comentarios</translation>
    </message>
</context>
<context>
    <name>FileCommands</name>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message numerus="yes">
        <source>Open all %Ln file(s)?</source>
        <translation>
            <numerusform>¿Abrir %Ln archivo?</numerusform>
            <numerusform>¿Abrir los %Ln archivos?</numerusform>
        </translation>
    </message>
    <message>
        <source>Each is opened in a window of its own.</source>
        <translation>Cada uno se abre en su propia ventana.</translation>
    </message>
    <message>
        <source>Add from files</source>
        <translation>Añadir desde archivos</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Abrir</translation>
    </message>
    <message>
        <source>{file} could not be opened.</source>
        <translation>No se ha podido abrir {file}.</translation>
    </message>
    <message>
        <source>The unfinished text in the HEN field is not part of the file.</source>
        <translation>El texto inacabado del campo HEN no forma parte del archivo.</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Guardar</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Descartar</translation>
    </message>
    <message>
        <source>Discard the unfinished HEN?</source>
        <translation>¿Descartar el HEN inacabado?</translation>
    </message>
    <message>
        <source>Save the changes to {file}?</source>
        <translation>¿Guardar los cambios de {file}?</translation>
    </message>
    <message numerus="yes">
        <source>{file} held one game when it was opened; now there are %Ln.</source>
        <translation>
            <numerusform>{file} contenía una partida al abrirse; ahora hay %Ln.</numerusform>
            <numerusform>{file} contenía una partida al abrirse; ahora hay %Ln.</numerusform>
        </translation>
    </message>
    <message>
        <source>Saving as a new file leaves it as it was.</source>
        <translation>Si se guarda como archivo nuevo, queda como estaba.</translation>
    </message>
    <message>
        <source>Save as &amp;new file...</source>
        <translation>Guardar como archivo &amp;nuevo...</translation>
    </message>
    <message>
        <source>&amp;Save into this file</source>
        <translation>&amp;Guardar en este archivo</translation>
    </message>
    <message>
        <source>{file} and others</source>
        <translation>{file} y otros</translation>
    </message>
    <message>
        <source>Saving {file}...</source>
        <translation>Guardando {file}...</translation>
    </message>
    <message>
        <source>{file} is open in another window.</source>
        <translation>{file} está abierto en otra ventana.</translation>
    </message>
    <message>
        <source>Choose another name, or close that window first.</source>
        <translation>Elija otro nombre, o cierre antes esa ventana.</translation>
    </message>
    <message>
        <source>&amp;Go to that window</source>
        <translation>&amp;Ir a esa ventana</translation>
    </message>
    <message>
        <source>Saved as {name}, the text could be misread when the file is reopened.</source>
        <translation>Guardado como {name}, el texto podría leerse mal al volver a abrir el archivo.</translation>
    </message>
    <message>
        <source>The file&apos;s encoding, {name}, can&apos;t represent all of the text you entered.</source>
        <translation>La codificación del archivo, {name}, no puede representar todo el texto introducido.</translation>
    </message>
    <message>
        <source>UTF-8 can represent any text. Converting rewrites the whole file in UTF-8.</source>
        <translation>UTF-8 puede representar cualquier texto. La conversión reescribe todo el archivo en UTF-8.</translation>
    </message>
    <message>
        <source>Undecodable bytes become U+FFFD: {places}.</source>
        <translation>Los bytes indescifrables se convierten en U+FFFD: {places}.</translation>
    </message>
    <message>
        <source>&amp;Convert the file to UTF-8</source>
        <translation>&amp;Convertir el archivo a UTF-8</translation>
    </message>
    <message>
        <source>Save a copy &amp;in UTF-8...</source>
        <translation>Gua&amp;rdar una copia en UTF-8...</translation>
    </message>
    <message>
        <source>Converting to UTF-8...</source>
        <translation>Convirtiendo a UTF-8...</translation>
    </message>
    <message>
        <source>move {move}</source>
        <translation>jugada {move}</translation>
    </message>
    <message>
        <source>start</source>
        <translation>inicio</translation>
    </message>
    <message>
        <source>move {move} of game {game}</source>
        <translation>jugada {move} de la partida {game}</translation>
    </message>
    <message>
        <source>start of game {game}</source>
        <translation>inicio de la partida {game}</translation>
    </message>
    <message>
        <source>{places} and others</source>
        <translation>{places} y otros</translation>
    </message>
    <message numerus="yes">
        <source>The other %Ln position(s) will be lost, too.</source>
        <translation>
            <numerusform>La otra posición también se perderá.</numerusform>
            <numerusform>Las otras %Ln posiciones también se perderán.</numerusform>
        </translation>
    </message>
    <message>
        <source>A {suffix} file cannot store the whole document.</source>
        <translation>Un archivo {suffix} no puede guardar todo el documento.</translation>
    </message>
    <message>
        <source>Save &amp;anyway</source>
        <translation>Guardar de &amp;todos modos</translation>
    </message>
    <message>
        <source>A {suffix} file stores positions only.</source>
        <translation>Un archivo {suffix} solo guarda posiciones.</translation>
    </message>
    <message>
        <source>Save this &amp;position only</source>
        <translation>Guardar &amp;solo esta posición</translation>
    </message>
    <message>
        <source>Save as &amp;{format}...</source>
        <translation>Guardar como &amp;{format}...</translation>
    </message>
</context>
<context>
    <name>FileDialogs</name>
    <message>
        <source>Looking for the folder...</source>
        <translation>Buscando la carpeta...</translation>
    </message>
    <message>
        <source>All supported files ({every});;Go files ({patterns});;Pictures of boards ({pictures});;All files (*)</source>
        <translation>Todos los archivos compatibles ({every});;Archivos de go ({patterns});;Imágenes de tableros ({pictures});;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>{file} cannot be written to.</source>
        <translation>No se puede escribir en {file}.</translation>
    </message>
    <message>
        <source>Part of the name cannot be displayed or typed. Choose another name.</source>
        <translation>Parte del nombre no se puede mostrar ni escribir. Elija otro nombre.</translation>
    </message>
    <message>
        <source>{file} already exists. Do you want to replace it?</source>
        <translation>{file} ya existe. ¿Desea reemplazarlo?</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Reemplazar</translation>
    </message>
</context>
<context>
    <name>FileNotice</name>
    <message>
        <source>{file} was changed by another program; the recovered document is shown as a copy.</source>
        <translation>Otro programa ha modificado {file}; el documento recuperado se muestra como copia.</translation>
    </message>
    <message>
        <source>It is a text that only quotes a position.</source>
        <translation>Es un texto que solo cita una posición.</translation>
    </message>
    <message>
        <source>This document</source>
        <translation>Este documento</translation>
    </message>
    <message>
        <source>The file</source>
        <translation>El archivo</translation>
    </message>
    <message>
        <source>{file} could not be opened.</source>
        <translation>No se ha podido abrir {file}.</translation>
    </message>
    <message>
        <source>{file} was changed by another program.</source>
        <translation>Otro programa ha modificado {file}.</translation>
    </message>
    <message>
        <source>Replace this document with the file; this can be undone</source>
        <translation>Reemplazar este documento por el archivo; se puede deshacer</translation>
    </message>
    <message>
        <source>Keep this document; saving it replaces the file</source>
        <translation>Conservar este documento; al guardarlo se reemplaza el archivo</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Recargar</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>Conservar el mío</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Go back to the document as it was before</source>
        <translation>Volver al documento tal como estaba antes</translation>
    </message>
    <message>
        <source>Show what differs between this document and the file</source>
        <translation>Mostrar las diferencias entre este documento y el archivo</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparar</translation>
    </message>
    <message>
        <source>{file} was changed by another program and reloaded.</source>
        <translation>Otro programa ha modificado {file}, que se ha recargado.</translation>
    </message>
</context>
<context>
    <name>FileReader</name>
    <message>
        <source>{file} has about {count} million nodes.</source>
        <translation>{file} tiene unos {count} millones de nodos.</translation>
    </message>
    <message>
        <source>Opening it takes about {size} MB of memory.</source>
        <translation>Abrirlo requiere unos {size} MB de memoria.</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Abrir</translation>
    </message>
    <message>
        <source>{file} could not be opened.</source>
        <translation>No se ha podido abrir {file}.</translation>
    </message>
    <message>
        <source>Pasted text</source>
        <translation>Texto pegado</translation>
    </message>
</context>
<context>
    <name>FileWriter</name>
    <message>
        <source>Save &amp;as...</source>
        <translation>Guar&amp;dar como...</translation>
    </message>
    <message>
        <source>Save a copy in UTF-8</source>
        <translation>Guardar una copia en UTF-8</translation>
    </message>
    <message>
        <source>UTF-8</source>
        <translation>UTF-8</translation>
    </message>
    <message>
        <source>{file} could not be saved; it is unchanged.</source>
        <translation>No se ha podido guardar {file}; no ha cambiado.</translation>
    </message>
    <message>
        <source>Save a copy &amp;in UTF-8...</source>
        <translation>&amp;Guardar una copia en UTF-8...</translation>
    </message>
    <message>
        <source>Saving {file}...</source>
        <translation>Guardando {file}...</translation>
    </message>
    <message>
        <source>{file} could not be saved.</source>
        <translation>No se ha podido guardar {file}.</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>Guardar como</translation>
    </message>
    <message>
        <source>untitled{suffix}</source>
        <translation>sin título{suffix}</translation>
    </message>
    <message>
        <source>{file} has been changed by another program.</source>
        <translation>Otro programa ha modificado {file}.</translation>
    </message>
    <message>
        <source>Saving now overwrites those changes.</source>
        <translation>Si guarda ahora, se sobrescribirán esos cambios.</translation>
    </message>
    <message>
        <source>&amp;Overwrite</source>
        <translation>So&amp;brescribir</translation>
    </message>
    <message>
        <source>&amp;Reload</source>
        <translation>&amp;Recargar</translation>
    </message>
    <message>
        <source>&amp;Compare...</source>
        <translation>&amp;Comparar...</translation>
    </message>
    <message>
        <source>{file} cannot be replaced, only overwritten in place.</source>
        <translation>{file} no se puede reemplazar, solo sobrescribir.</translation>
    </message>
    <message>
        <source>Its present contents cannot be kept as an earlier version: {why}</source>
        <translation>Su contenido actual no se puede conservar como versión anterior: {why}</translation>
    </message>
    <message>
        <source>Overwrite &amp;in place</source>
        <translation>&amp;Sobrescribir</translation>
    </message>
</context>
<context>
    <name>FindBar</name>
    <message>
        <source>Find in comments</source>
        <translation>Buscar en los comentarios</translation>
    </message>
    <message>
        <source>No matches</source>
        <translation>Ninguno</translation>
    </message>
    <message numerus="yes">
        <source>%Ln match(es)</source>
        <translation>
            <numerusform>%Ln nodo</numerusform>
            <numerusform>%Ln nodos</numerusform>
        </translation>
    </message>
    <message>
        <source>Previous match (Shift+F3)</source>
        <translation>Resultado anterior (Mayúsculas+F3)</translation>
    </message>
    <message>
        <source>Next match (F3)</source>
        <translation>Resultado siguiente (F3)</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Cerrar (Esc)</translation>
    </message>
</context>
<context>
    <name>Finder</name>
    <message>
        <source>No comment in this game contains that text.</source>
        <translation>Ningún comentario de esta partida contiene ese texto.</translation>
    </message>
</context>
<context>
    <name>Formats</name>
    <message>
        <source>HEN position</source>
        <translation>Posición HEN</translation>
    </message>
    <message>
        <source>SGF game</source>
        <translation>Partida SGF</translation>
    </message>
</context>
<context>
    <name>GameAnalysis</name>
    <message>
        <source>Analysing the game: {done} of {total}</source>
        <translation>Analizando la partida: {done} de {total}</translation>
    </message>
    <message>
        <source>This engine only estimates the score, too roughly to find mistakes.</source>
        <translation>Este motor solo estima el resultado; no basta para detectar errores.</translation>
    </message>
    <message>
        <source>No further mistake is known.</source>
        <translation>No se conocen más errores.</translation>
    </message>
    <message>
        <source>Write analysis</source>
        <translation>Escribir el análisis</translation>
    </message>
    <message>
        <source>The game is analysed.</source>
        <translation>La partida está analizada.</translation>
    </message>
    <message>
        <source>This engine gives no scores: mistakes cannot be found.</source>
        <translation>Este motor no da el resultado: no es posible detectar errores.</translation>
    </message>
</context>
<context>
    <name>GameInfo</name>
    <message>
        <source>Annotator</source>
        <translation>Comentarista</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Negro</translation>
    </message>
    <message>
        <source>Black&apos;s rank</source>
        <translation>Rango de Negro</translation>
    </message>
    <message>
        <source>Black&apos;s team</source>
        <translation>Equipo de Negro</translation>
    </message>
    <message>
        <source>Copyright</source>
        <translation>Derechos de autor</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Fecha</translation>
    </message>
    <message>
        <source>Entered by</source>
        <translation>Introducida por</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Torneo</translation>
    </message>
    <message>
        <source>Game comment</source>
        <translation>Comentario de la partida</translation>
    </message>
    <message>
        <source>Game name</source>
        <translation>Nombre de la partida</translation>
    </message>
    <message>
        <source>Handicap</source>
        <translation>Hándicap</translation>
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
        <translation>Byo-yomi</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Lugar</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Ronda</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Fuente</translation>
    </message>
    <message>
        <source>Time in seconds</source>
        <translation>Tiempo en segundos</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Blanco</translation>
    </message>
    <message>
        <source>White&apos;s rank</source>
        <translation>Rango de Blanco</translation>
    </message>
    <message>
        <source>White&apos;s team</source>
        <translation>Equipo de Blanco</translation>
    </message>
</context>
<context>
    <name>GameInfoDialog</name>
    <message>
        <source>Only the beginning is shown. The text is too long to be edited here.</source>
        <translation>Solo se muestra el principio. El texto es demasiado largo para editarlo aquí.</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Negro</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Blanco</translation>
    </message>
    <message>
        <source>Name:</source>
        <translation>Nombre:</translation>
    </message>
    <message>
        <source>Rank:</source>
        <translation>Rango:</translation>
    </message>
    <message>
        <source>Team:</source>
        <translation>Equipo:</translation>
    </message>
    <message>
        <source>Game info</source>
        <translation>Datos de la partida</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partida</translation>
    </message>
    <message>
        <source>&amp;More</source>
        <translation>&amp;Más</translation>
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
        <translation>&amp;Abrir</translation>
    </message>
    <message>
        <source>Re&amp;name</source>
        <translation>&amp;Cambiar el nombre</translation>
    </message>
    <message>
        <source>&amp;Add game</source>
        <translation>Añadir &amp;partida</translation>
    </message>
    <message>
        <source>Show only games with these words in their title, players or event</source>
        <translation>Mostrar solo las partidas con estas palabras en el título, los jugadores o el torneo</translation>
    </message>
    <message>
        <source>Sort the list</source>
        <translation>Ordenar la lista</translation>
    </message>
    <message>
        <source>Add games</source>
        <translation>Añadir partidas</translation>
    </message>
    <message numerus="yes">
        <source>Search %Ln game(s)</source>
        <translation>
            <numerusform>Buscar en %Ln partida</numerusform>
            <numerusform>Buscar en %Ln partidas</numerusform>
        </translation>
    </message>
    <message>
        <source>Searching games...</source>
        <translation>Buscando en las partidas...</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s)</source>
        <translation>
            <numerusform>%Ln partida</numerusform>
            <numerusform>%Ln partidas</numerusform>
        </translation>
    </message>
    <message>
        <source>Games can be moved only in file order, while none is searched for.</source>
        <translation>Las partidas solo se pueden mover en el orden del archivo y sin ninguna búsqueda activa.</translation>
    </message>
    <message>
        <source>Add &amp;from files...</source>
        <translation>Añadir desde archi&amp;vos...</translation>
    </message>
    <message>
        <source>Add game from &amp;HEN</source>
        <translation>Añadi&amp;r partida desde el HEN</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>C&amp;opiar</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>&amp;Duplicar</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Eliminar</translation>
    </message>
    <message>
        <source>Move &amp;up</source>
        <translation>&amp;Subir</translation>
    </message>
    <message>
        <source>Move d&amp;own</source>
        <translation>&amp;Bajar</translation>
    </message>
    <message>
        <source>&amp;File order</source>
        <translation>Orden del &amp;archivo</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>&amp;Título</translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation>&amp;Jugadores</translation>
    </message>
    <message>
        <source>&amp;Worksheet or pictures...</source>
        <translation>&amp;Hoja de problemas o imágenes...</translation>
    </message>
    <message>
        <source>We&amp;b page...</source>
        <translation>Página &amp;web...</translation>
    </message>
</context>
<context>
    <name>GameListDock</name>
    <message>
        <source>Games</source>
        <translation>Partidas</translation>
    </message>
</context>
<context>
    <name>GameModel</name>
    <message>
        <source>shown</source>
        <translation>a la vista</translation>
    </message>
    <message>
        <source>{number}: {name}</source>
        <translation>{number}: {name}</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <translation>Partida {number}</translation>
    </message>
</context>
<context>
    <name>GameRow</name>
    <message>
        <source>Name of the game</source>
        <translation>Nombre de la partida</translation>
    </message>
</context>
<context>
    <name>GameRows</name>
    <message>
        <source>No matches</source>
        <translation>Sin resultados</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partidas</translation>
    </message>
</context>
<context>
    <name>GoToMoveDialog</name>
    <message>
        <source>Go to move</source>
        <translation>Ir a la jugada</translation>
    </message>
    <message>
        <source>Move &amp;number:</source>
        <translation>&amp;Número de jugada:</translation>
    </message>
    <message>
        <source>From 0 (start of game) to {last} (end of line).</source>
        <translation>De 0 (inicio de la partida) a {last} (final de la variante).</translation>
    </message>
    <message>
        <source>“{text}” is not a move number.</source>
        <translation>«{text}» no es un número de jugada.</translation>
    </message>
    <message>
        <source>This line ends at move {last}.</source>
        <translation>Esta variante termina en la jugada {last}.</translation>
    </message>
    <message>
        <source>Start of game</source>
        <translation>Inicio de la partida</translation>
    </message>
    <message>
        <source>{color} pass</source>
        <translation>{color} pasa</translation>
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
        <translation>La guía está en inglés.</translation>
    </message>
    <message>
        <source>Pages of the guide</source>
        <translation>Páginas de la guía</translation>
    </message>
    <message>
        <source>The guide</source>
        <translation>La guía</translation>
    </message>
    <message>
        <source>The guide was not found.</source>
        <translation>No se ha encontrado la guía.</translation>
    </message>
    <message>
        <source>No matches</source>
        <translation>Sin resultados</translation>
    </message>
</context>
<context>
    <name>HelpWindow</name>
    <message>
        <source>A position with a ko and a last move</source>
        <translation>Una posición con un ko y una última jugada</translation>
    </message>
    <message>
        <source>The ear-reddening move, with squares and a circle</source>
        <translation>La jugada de las orejas rojas, con cuadrados y un círculo</translation>
    </message>
    <message>
        <source>Numbered moves and a label</source>
        <translation>Jugadas numeradas y una etiqueta</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Ayuda</translation>
    </message>
    <message>
        <source>Search all pages</source>
        <translation>Buscar en todas las páginas</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>Guía</translation>
    </message>
    <message>
        <source>HEN</source>
        <translation>HEN</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>HEN writes a Go position in one line: rows begin with _ and a number, columns are capital letters, stones small ones. Click an example to see it on the board.</source>
        <translation>HEN escribe una posición de go en una línea: las filas empiezan con _ y un número, las columnas son letras mayúsculas y las piedras, minúsculas. Haga clic en un ejemplo para verlo en el tablero.</translation>
    </message>
</context>
<context>
    <name>HenButtons</name>
    <message>
        <source>More</source>
        <translation>Más</translation>
    </message>
    <message>
        <source>&amp;Normalise to canonical form</source>
        <translation>&amp;Normalizar a la forma canónica</translation>
    </message>
    <message>
        <source>&amp;One row per line</source>
        <translation>&amp;Una fila por línea</translation>
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
        <translation>La posición del tablero como texto; lo que se escribe se muestra en el tablero</translation>
    </message>
    <message>
        <source>Type a HEN such as _16Qb_4Dw, or paste one; F1 explains it</source>
        <translation>Escriba un HEN como _16Qb_4Dw, o péguelo; F1 lo explica</translation>
    </message>
    <message>
        <source>Type a HEN, or paste one; F1 explains it</source>
        <translation>Escriba un HEN, o péguelo; F1 lo explica</translation>
    </message>
    <message>
        <source>Type a HEN, or paste one</source>
        <translation>Escriba un HEN, o péguelo</translation>
    </message>
</context>
<context>
    <name>HenField</name>
    <message>
        <source>Fixed: {fix}.</source>
        <translation>Corregido: {fix}.</translation>
    </message>
    <message>
        <source>All problems that can be fixed are fixed.</source>
        <translation>Se han corregido todos los problemas que se podían corregir.</translation>
    </message>
    <message numerus="yes">
        <source>Too long: the field is limited to %Ln characters.</source>
        <translation>
            <numerusform>Demasiado largo: el campo está limitado a %Ln carácter.</numerusform>
            <numerusform>Demasiado largo: el campo está limitado a %Ln caracteres.</numerusform>
        </translation>
    </message>
    <message>
        <source>HEN</source>
        <translation>HEN</translation>
    </message>
    <message>
        <source>This is not HEN: it was pasted into the window.</source>
        <translation>Esto no es HEN: se ha pegado en la ventana.</translation>
    </message>
</context>
<context>
    <name>HenGuide</name>
    <message>
        <source>A label on a point: any text without spaces, dots, “_” and “-”.</source>
        <translation>Una etiqueta en un punto: un texto sin espacios, puntos, «_» ni «-».</translation>
    </message>
    <message>
        <source>A mark on a point: CR circle, SQ square, TR triangle, MA cross.</source>
        <translation>Un símbolo en un punto: CR círculo, SQ cuadrado, TR triángulo, MA cruz.</translation>
    </message>
    <message>
        <source>A row, counted from 1 at the bottom. Its stones follow.</source>
        <translation>Una fila, contada desde 1 abajo. Siguen sus piedras.</translation>
    </message>
    <message>
        <source>A stone that shows a move number. Odd numbers are black, if Black began.</source>
        <translation>Una piedra que muestra un número de jugada. Los números impares son negros si empezó Negro.</translation>
    </message>
    <message>
        <source>A stone: black, white, red, green, blue (l), yellow or purple.</source>
        <translation>Una piedra: negra (b), blanca (w), roja (r), verde (g), azul (l), amarilla (y) o morada (p).</translation>
    </message>
    <message>
        <source>Ko point. Next: a stone for the last move, or - for a label or mark</source>
        <translation>Punto de ko. Sigue: una piedra para la última jugada, o - para una etiqueta o un símbolo</translation>
    </message>
    <message>
        <source>Next: _ and a row (_16Qb), a dot (.9x9, .K10, .b), or ~ and an order of play</source>
        <translation>Sigue: _ y una fila (_16Qb), un punto (.9x9, .K10, .b), o ~ y un orden de juego</translation>
    </message>
    <message>
        <source>Next: a label, or a mark: CR circle, SQ square, TR triangle, MA cross</source>
        <translation>Sigue: una etiqueta, o un símbolo: CR círculo, SQ cuadrado, TR triángulo, MA cruz</translation>
    </message>
    <message>
        <source>Next: a move number (~3), or an order of play (~bw)</source>
        <translation>Sigue: un número de jugada (~3), o un orden de juego (~bw)</translation>
    </message>
    <message>
        <source>Next: a size (9x9), a point (K10), the player to move (b), or a pass (pb)</source>
        <translation>Sigue: un tamaño (9x9), un punto (K10), el jugador que tiene el turno (b) o un paso (pb)</translation>
    </message>
    <message>
        <source>Next: a stone: b w r g l y p, or ~n for one with a number</source>
        <translation>Sigue: una piedra: b w r g l y p, o ~n para una con número</translation>
    </message>
    <message>
        <source>Next: column, then stones: b w r g l y p, or ~n</source>
        <translation>Sigue: una columna, luego piedras: b w r g l y p, o ~n</translation>
    </message>
    <message>
        <source>Next: how many, more stones to the right, another column, or a new part</source>
        <translation>Sigue: cuántas, más piedras a la derecha, otra columna, o un elemento nuevo</translation>
    </message>
    <message>
        <source>Next: the number of the row, from 1 at the bottom</source>
        <translation>Sigue: el número de la fila, desde 1 abajo</translation>
    </message>
    <message>
        <source>Next: the row of the point, as in .K10</source>
        <translation>Sigue: la fila del punto, como en .K10</translation>
    </message>
    <message>
        <source>Next: two or more colours in the order in which they play, as in ~bw</source>
        <translation>Sigue: dos o más colores en el orden en que juegan, como en ~bw</translation>
    </message>
    <message>
        <source>Next: x and the number of rows, as in .9x9</source>
        <translation>Sigue: x y el número de filas, como en .9x9</translation>
    </message>
    <message>
        <source>Purple to play. Next: a stone, if that colour passed</source>
        <translation>Juega Morado. Sigue: una piedra, si ese color ha pasado</translation>
    </message>
    <message>
        <source>That many stones of a colour side by side, to the right.</source>
        <translation>Tantas piedras de un color, una junto a otra, hacia la derecha.</translation>
    </message>
    <message>
        <source>The column of the next stone: A to Z, without I. Without it, a stone goes right of the one before.</source>
        <translation>La columna de la piedra siguiente: de A a Z, sin I. Si falta, la piedra va a la derecha de la anterior.</translation>
    </message>
    <message>
        <source>The ko point, which cannot be retaken yet.</source>
        <translation>El punto de ko, que aún no se puede retomar.</translation>
    </message>
    <message>
        <source>The move just played: a point and a stone, or p and a stone for a pass.</source>
        <translation>La jugada que se acaba de hacer: un punto y una piedra, o p y una piedra si es un paso.</translation>
    </message>
    <message>
        <source>The order in which the colours play. Without it Black and White take turns.</source>
        <translation>El orden en que juegan los colores. Si falta, Negro y Blanco se turnan.</translation>
    </message>
    <message>
        <source>The player to move.</source>
        <translation>El jugador que tiene el turno.</translation>
    </message>
    <message>
        <source>The size of the board: columns, x, rows. Without it the board is 19x19.</source>
        <translation>El tamaño del tablero: columnas, x, filas. Si falta, el tablero es de 19x19.</translation>
    </message>
</context>
<context>
    <name>KeyPresets</name>
    <message>
        <source>Standard</source>
        <translation>Estándar</translation>
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
        <translation>Etiqueta</translation>
    </message>
</context>
<context>
    <name>LineSlider</name>
    <message>
        <source>Place in the game</source>
        <translation>Lugar en la partida</translation>
    </message>
    <message>
        <source>Left and Right step through the game, Up and Down go to variations</source>
        <translation>Izquierda y Derecha recorren la partida, Arriba y Abajo van a las variantes</translation>
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
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Opening {file}</source>
        <translation>Abriendo {file}</translation>
    </message>
    <message>
        <source>Loading progress</source>
        <translation>Progreso de la carga</translation>
    </message>
</context>
<context>
    <name>LockNotice</name>
    <message>
        <source>{file} can be edited now.</source>
        <translation>Ya se puede editar {file}.</translation>
    </message>
    <message>
        <source>Read-only: {file} is open in another HEN Editor ({where}).</source>
        <translation>Solo lectura: {file} está abierto en otro HEN Editor ({where}).</translation>
    </message>
    <message>
        <source>Open a copy</source>
        <translation>Abrir una copia</translation>
    </message>
    <message>
        <source>Edit a copy, which has no file yet</source>
        <translation>Editar una copia, que aún no tiene archivo</translation>
    </message>
    <message>
        <source>Edit anyway</source>
        <translation>Editar de todos modos</translation>
    </message>
    <message>
        <source>Edit the file here, too</source>
        <translation>Editar el archivo también aquí</translation>
    </message>
    <message>
        <source>{file} is also open in another HEN Editor ({where}).</source>
        <translation>{file} está abierto también en otro HEN Editor ({where}).</translation>
    </message>
    <message>
        <source>process {pid} on {host}</source>
        <translation>proceso {pid} en {host}</translation>
    </message>
    <message>
        <source>{file} is read-only while it is open in another HEN Editor ({where}).</source>
        <translation>{file} es de solo lectura mientras esté abierto en otro HEN Editor ({where}).</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>{file} (removed)</source>
        <translation>{file} (eliminado)</translation>
    </message>
    <message>
        <source>{file} (read-only)</source>
        <translation>{file} (solo lectura)</translation>
    </message>
    <message>
        <source>Saving {file}...</source>
        <translation>Guardando {file}...</translation>
    </message>
    <message>
        <source>Saved {file}</source>
        <translation>{file} guardado</translation>
    </message>
    <message>
        <source>The board style {file} is missing or has problems: see Preferences.</source>
        <translation>El estilo de tablero {file} falta o tiene problemas: véanse las Preferencias.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partida</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problemas</translation>
    </message>
    <message>
        <source>Board as a table</source>
        <translation>Tablero como tabla</translation>
    </message>
    <message>
        <source>List of moves</source>
        <translation>Lista de jugadas</translation>
    </message>
</context>
<context>
    <name>Marks</name>
    <message>
        <source>Circle</source>
        <translation>Círculo</translation>
    </message>
    <message>
        <source>Square</source>
        <translation>Cuadrado</translation>
    </message>
    <message>
        <source>Triangle</source>
        <translation>Triángulo</translation>
    </message>
    <message>
        <source>Cross</source>
        <translation>Cruz</translation>
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
        <translation>Más menús</translation>
    </message>
    <message>
        <source>{file} in {folder}</source>
        <translation>{file} en {folder}</translation>
    </message>
    <message>
        <source>No recent files</source>
        <translation>No hay archivos recientes</translation>
    </message>
    <message>
        <source>Go to this window</source>
        <translation>Ir a esta ventana</translation>
    </message>
    <message>
        <source>&amp;Coordinates</source>
        <translation>&amp;Coordenadas</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Editar</translation>
    </message>
    <message>
        <source>&amp;Examples</source>
        <translation>&amp;Ejemplos</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Archivo</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partida</translation>
    </message>
    <message>
        <source>&amp;Games</source>
        <translation>&amp;Partidas</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Ay&amp;uda</translation>
    </message>
    <message>
        <source>&amp;Mark</source>
        <translation>&amp;Marcar</translation>
    </message>
    <message>
        <source>&amp;Move numbers</source>
        <translation>&amp;Números de jugada</translation>
    </message>
    <message>
        <source>&amp;Navigate</source>
        <translation>&amp;Navegar</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>&amp;Nuevo</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation>&amp;Paneles</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>&amp;Herramientas</translation>
    </message>
    <message>
        <source>&amp;Transform</source>
        <translation>&amp;Transformar</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>&amp;Window</source>
        <translation>Ven&amp;tana</translation>
    </message>
    <message>
        <source>A&amp;nnotate</source>
        <translation>&amp;Valorar</translation>
    </message>
    <message>
        <source>Areas</source>
        <translation>Zonas</translation>
    </message>
    <message>
        <source>Arrows and lines</source>
        <translation>Flechas y líneas</translation>
    </message>
    <message>
        <source>At t&amp;he cursor</source>
        <translation>A&amp;quí (en el cursor)</translation>
    </message>
    <message>
        <source>Boar&amp;d cursor</source>
        <translation>Cursor del ta&amp;blero</translation>
    </message>
    <message>
        <source>Board o&amp;rientation</source>
        <translation>&amp;Orientación del tablero</translation>
    </message>
    <message>
        <source>C&amp;lear markup</source>
        <translation>Borrar las &amp;marcas</translation>
    </message>
    <message>
        <source>Coloured stones</source>
        <translation>Piedras de colores</translation>
    </message>
    <message>
        <source>Compare &amp;board</source>
        <translation>C&amp;omparar el tablero</translation>
    </message>
    <message>
        <source>Copy &amp;as</source>
        <translation>Cop&amp;iar como</translation>
    </message>
    <message>
        <source>&amp;Stones go into</source>
        <translation>&amp;Editar las piedras en</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Dibujar</translation>
    </message>
    <message>
        <source>E&amp;ffort</source>
        <translation>Ref&amp;lexión</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Motor</translation>
    </message>
    <message>
        <source>Mark</source>
        <translation>Marcar</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>Símbolos</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Más</translation>
    </message>
    <message>
        <source>More colo&amp;urs</source>
        <translation>&amp;Más colores</translation>
    </message>
    <message>
        <source>Ne&amp;xt moves</source>
        <translation>&amp;Jugadas siguientes</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>A&amp;brir reciente</translation>
    </message>
    <message>
        <source>Play &amp;other colour here</source>
        <translation>&amp;Jugar otro color aquí</translation>
    </message>
    <message>
        <source>Set up</source>
        <translation>Colocar</translation>
    </message>
    <message>
        <source>Spea&amp;k</source>
        <translation>&amp;Leer en voz alta</translation>
    </message>
    <message>
        <source>Th&amp;eme</source>
        <translation>&amp;Tema</translation>
    </message>
    <message>
        <source>Tool palette</source>
        <translation>Paleta de herramientas</translation>
    </message>
    <message>
        <source>Tree &amp;direction</source>
        <translation>&amp;Dirección del árbol</translation>
    </message>
    <message>
        <source>V&amp;ariations</source>
        <translation>Va&amp;riantes</translation>
    </message>
</context>
<context>
    <name>MessageBox</name>
    <message>
        <source>{count} more</source>
        <translation>{count} más</translation>
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
        <translation>Se muestra la última posición válida</translation>
    </message>
    <message>
        <source>The text is not applied: the board shows the last valid position.</source>
        <translation>El texto no se aplica: el tablero muestra la última posición válida.</translation>
    </message>
    <message>
        <source>{problem} Fix: {fix}.</source>
        <translation>{problem} Corrección: {fix}.</translation>
    </message>
</context>
<context>
    <name>Messages</name>
    <message>
        <source>This game is not Go: it has no position to show or edit.</source>
        <translation>Esta partida no es de go: no tiene ninguna posición que mostrar o editar.</translation>
    </message>
    <message numerus="yes">
        <source>The HEN of this position has %Ln characters; the limit is {limit}.</source>
        <translation>
            <numerusform>El HEN de esta posición tiene %Ln carácter; el límite es {limit}.</numerusform>
            <numerusform>El HEN de esta posición tiene %Ln caracteres; el límite es {limit}.</numerusform>
        </translation>
    </message>
    <message>
        <source>This game is on {here}; a {there} position does not fit.</source>
        <translation>Esta partida es de {here}; una posición de {there} no encaja.</translation>
    </message>
    <message>
        <source>Add as a variation</source>
        <translation>Añadir como variante</translation>
    </message>
    <message>
        <source>This game already has moves. Add it as a variation, or open it as a new position.</source>
        <translation>Esta partida ya tiene jugadas. Añada la posición como variante, o ábrala como posición nueva.</translation>
    </message>
    <message>
        <source>Empty text does not change the board. Press Esc to restore the position.</source>
        <translation>Un texto vacío no cambia el tablero. Pulse Esc para restaurar la posición.</translation>
    </message>
    <message>
        <source>Show variations</source>
        <translation>Mostrar variantes</translation>
    </message>
    <message>
        <source>This file asks not to show its variations on the board.</source>
        <translation>Este archivo pide no mostrar sus variantes en el tablero.</translation>
    </message>
    <message>
        <source>last move: pass</source>
        <translation>última jugada: paso</translation>
    </message>
    <message>
        <source>last move {point}</source>
        <translation>última jugada {point}</translation>
    </message>
    <message>
        <source>{color} to play</source>
        <translation>juega {color}</translation>
    </message>
    <message>
        <source>Valid: {what}</source>
        <translation>Válido: {what}</translation>
    </message>
    <message>
        <source>Open as a new position</source>
        <translation>Abrir como posición nueva</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Restaurar</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>Unfinished text at move {move}</source>
        <translation>Texto inacabado en la jugada {move}</translation>
    </message>
    <message>
        <source>Unfinished text at move {move} of game {game}</source>
        <translation>Texto inacabado en la jugada {move} de la partida {game}</translation>
    </message>
    <message>
        <source>Unfinished text at the start</source>
        <translation>Texto inacabado al inicio</translation>
    </message>
    <message>
        <source>Unfinished text at the start of game {game}</source>
        <translation>Texto inacabado al inicio de la partida {game}</translation>
    </message>
    <message numerus="yes">
        <source>Fix all %n</source>
        <translation>
            <numerusform>Corregir</numerusform>
            <numerusform>Corregir los %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n más</numerusform>
            <numerusform>%n más</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MoveList</name>
    <message>
        <source>List of moves</source>
        <translation>Lista de jugadas</translation>
    </message>
    <message>
        <source>Up and Down go along the line, Left and Right to other variations of a move.</source>
        <translation>Arriba y Abajo siguen la variante, Izquierda y Derecha van a otras variantes de una jugada.</translation>
    </message>
</context>
<context>
    <name>MoveNumber</name>
    <message>
        <source>Move {number}</source>
        <translation>Jugada {number}</translation>
    </message>
    <message>
        <source>Move {number} of {total}</source>
        <translation>Jugada {number} de {total}</translation>
    </message>
    <message>
        <source>of {total}</source>
        <translation>de {total}</translation>
    </message>
</context>
<context>
    <name>NewBoardDialog</name>
    <message>
        <source>New board</source>
        <translation>Tablero nuevo</translation>
    </message>
    <message>
        <source>&amp;Square</source>
        <translation>Cua&amp;drado</translation>
    </message>
    <message>
        <source>&amp;Columns:</source>
        <translation>&amp;Columnas:</translation>
    </message>
    <message>
        <source>&amp;Rows:</source>
        <translation>&amp;Filas:</translation>
    </message>
    <message>
        <source>HEN has no more than {columns} columns: save such a board as SGF.</source>
        <translation>HEN no tiene más de {columns} columnas: guarde un tablero así como SGF.</translation>
    </message>
</context>
<context>
    <name>NewEngineGameDialog</name>
    <message>
        <source>Game against the engine</source>
        <translation>Partida contra el motor</translation>
    </message>
    <message>
        <source>&amp;Size:</source>
        <translation>&amp;Tamaño:</translation>
    </message>
    <message>
        <source>You &amp;play:</source>
        <translation>Usted &amp;juega con:</translation>
    </message>
    <message>
        <source>&amp;Handicap:</source>
        <translation>&amp;Hándicap:</translation>
    </message>
    <message>
        <source>The engine &amp;thinks:</source>
        <translation>El motor &amp;piensa:</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguno</translation>
    </message>
    <message numerus="yes">
        <source>%Ln stone(s)</source>
        <translation>
            <numerusform>%Ln piedra</numerusform>
            <numerusform>%Ln piedras</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NextLabel</name>
    <message>
        <source>Next:</source>
        <translation>Siguiente:</translation>
    </message>
    <message>
        <source>Next label</source>
        <translation>Etiqueta siguiente</translation>
    </message>
    <message>
        <source>The next letter or number; type another to continue from there</source>
        <translation>La letra o el número siguiente; escriba otro para seguir desde él</translation>
    </message>
</context>
<context>
    <name>NoticeBar</name>
    <message>
        <source>Close this bar</source>
        <translation>Cerrar esta barra</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>Opening</name>
    <message>
        <source>{file} is being opened.</source>
        <translation>Abriendo {file}.</translation>
    </message>
</context>
<context>
    <name>OrderOfPlayDialog</name>
    <message>
        <source>Order of play</source>
        <translation>Orden de juego</translation>
    </message>
    <message>
        <source>Move &amp;up</source>
        <translation>&amp;Subir</translation>
    </message>
    <message>
        <source>Move &amp;down</source>
        <translation>&amp;Bajar</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Eliminar</translation>
    </message>
    <message>
        <source>Colours play in this order, repeating.</source>
        <translation>Los colores juegan en este orden, una y otra vez.</translation>
    </message>
    <message>
        <source>Add {color}</source>
        <translation>Añadir {color}</translation>
    </message>
</context>
<context>
    <name>OverviewDialog</name>
    <message>
        <source>Overview of the games</source>
        <translation>Vista general de las partidas</translation>
    </message>
    <message>
        <source>&amp;Go to</source>
        <translation>&amp;Ir</translation>
    </message>
    <message>
        <source>Go to the selected game (Enter)</source>
        <translation>Ir a la partida seleccionada (Intro)</translation>
    </message>
    <message>
        <source>Of the selected games, or of all if only one is selected</source>
        <translation>De las partidas seleccionadas, o de todas si solo hay una seleccionada</translation>
    </message>
    <message>
        <source>Ask the engine about the first moves of the problems; nothing is changed</source>
        <translation>Preguntar al motor por las primeras jugadas de los problemas; no se cambia nada</translation>
    </message>
    <message numerus="yes">
        <source>%Ln to check</source>
        <translation>
            <numerusform>%Ln por revisar</numerusform>
            <numerusform>%Ln por revisar</numerusform>
        </translation>
    </message>
    <message>
        <source>Go to the next one</source>
        <translation>Ir al siguiente</translation>
    </message>
    <message numerus="yes">
        <source>%Ln problem(s).</source>
        <translation>
            <numerusform>%Ln problema.</numerusform>
            <numerusform>%Ln problemas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing to check.</source>
        <translation>Nada que revisar.</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Cancelar</translation>
    </message>
    <message>
        <source>Check with &amp;engine</source>
        <translation>Comprobar con el &amp;motor</translation>
    </message>
    <message>
        <source>The engine has been asked about every problem.</source>
        <translation>Se ha consultado al motor sobre todos los problemas.</translation>
    </message>
    <message>
        <source>Asked the engine: {done} of {total}</source>
        <translation>Consultado el motor: {done} de {total}</translation>
    </message>
    <message>
        <source>Asking the engine...</source>
        <translation>Consultando el motor...</translation>
    </message>
</context>
<context>
    <name>OverviewModel</name>
    <message>
        <source>Title</source>
        <translation>Título</translation>
    </message>
    <message>
        <source>To play</source>
        <translation>Juega</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Jugadas</translation>
    </message>
    <message>
        <source>Variations</source>
        <translation>Variantes</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>Solución</translation>
    </message>
    <message>
        <source>To check</source>
        <translation>Por revisar</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Motor</translation>
    </message>
    <message>
        <source>Game record</source>
        <translation>Registro de partida</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguna</translation>
    </message>
    <message>
        <source>Marked</source>
        <translation>Marcada</translation>
    </message>
    <message>
        <source>Not marked</source>
        <translation>Sin marcar</translation>
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
        <translation>Figura {number}, variante en la jugada {move}</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Soluciones</translation>
    </message>
    <message>
        <source>{title} – wrong</source>
        <translation>{title} – error</translation>
    </message>
    <message>
        <source>{move} at {place}</source>
        <translation>{move} en {place}</translation>
    </message>
    <message>
        <source>{move} passes</source>
        <translation>{move} pasa</translation>
    </message>
    <message>
        <source>{color} to play</source>
        <translation>Juega {color}</translation>
    </message>
</context>
<context>
    <name>PagesDialog</name>
    <message>
        <source>None</source>
        <translation>Ninguna</translation>
    </message>
    <message>
        <source>On two sides</source>
        <translation>En dos lados</translation>
    </message>
    <message>
        <source>On all sides</source>
        <translation>En todos los lados</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Páginas</translation>
    </message>
    <message>
        <source>As &amp;PNG files...</source>
        <translation>Como archivos &amp;PNG...</translation>
    </message>
    <message>
        <source>As S&amp;VG files...</source>
        <translation>Como archivos S&amp;VG...</translation>
    </message>
    <message>
        <source>&amp;Print...</source>
        <translation>&amp;Imprimir...</translation>
    </message>
    <message>
        <source>&amp;Save as PDF...</source>
        <translation>&amp;Guardar como PDF...</translation>
    </message>
    <message>
        <source>Save p&amp;ictures</source>
        <translation>Guardar i&amp;mágenes</translation>
    </message>
    <message>
        <source>There is nothing to show.</source>
        <translation>No hay nada que mostrar.</translation>
    </message>
    <message>
        <source>Making pages...</source>
        <translation>Creando páginas...</translation>
    </message>
    <message>
        <source>Saved {file}</source>
        <translation>{file} guardado</translation>
    </message>
    <message>
        <source>A4</source>
        <translation>A4</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>Carta</translation>
    </message>
    <message>
        <source>Pape&amp;r:</source>
        <translation>P&amp;apel:</translation>
    </message>
    <message>
        <source>&amp;Coordinates:</source>
        <translation>C&amp;oordenadas:</translation>
    </message>
    <message numerus="yes">
        <source>%Ln page(s)</source>
        <translation>
            <numerusform>%Ln página</numerusform>
            <numerusform>%Ln páginas</numerusform>
        </translation>
    </message>
    <message>
        <source>{pages}, the first {shown} of them shown</source>
        <translation>{pages}; se muestran las {shown} primeras</translation>
    </message>
</context>
<context>
    <name>PagesOutput</name>
    <message>
        <source>Printing...</source>
        <translation>Imprimiendo...</translation>
    </message>
    <message>
        <source>PDF</source>
        <translation>PDF</translation>
    </message>
    <message>
        <source>Web page</source>
        <translation>Página web</translation>
    </message>
    <message>
        <source>Save pages</source>
        <translation>Guardar páginas</translation>
    </message>
    <message>
        <source>Save pictures in</source>
        <translation>Guardar imágenes en</translation>
    </message>
    <message>
        <source>Looking for the folder...</source>
        <translation>Buscando la carpeta...</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Reemplazar</translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) with these names already exist. Do you want to replace them?</source>
        <translation>
            <numerusform>Ya existe %Ln archivo con este nombre. ¿Desea reemplazarlo?</numerusform>
            <numerusform>Ya existen %Ln archivos con estos nombres. ¿Desea reemplazarlos?</numerusform>
        </translation>
    </message>
    <message>
        <source>Saving pictures...</source>
        <translation>Guardando imágenes...</translation>
    </message>
    <message>
        <source>Saved pictures in {folder}</source>
        <translation>Imágenes guardadas en {folder}</translation>
    </message>
    <message>
        <source>Not all pictures could be saved.</source>
        <translation>No se han podido guardar todas las imágenes.</translation>
    </message>
</context>
<context>
    <name>PasteOffer</name>
    <message>
        <source>It will be pasted when {file} is open.</source>
        <translation>Se pegará cuando {file} esté abierto.</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Pegar</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Reemplazar</translation>
    </message>
    <message>
        <source>Replace this game, or its position if it is nothing else</source>
        <translation>Reemplazar esta partida, o su posición si no tiene nada más</translation>
    </message>
    <message>
        <source>Overlay</source>
        <translation>Superponer</translation>
    </message>
    <message>
        <source>Put only its stones, marks and labels onto this position</source>
        <translation>Poner solo sus piedras, símbolos y etiquetas en esta posición</translation>
    </message>
    <message>
        <source>As variation</source>
        <translation>Como variante</translation>
    </message>
    <message>
        <source>Add it after this node</source>
        <translation>Añadirlo después de este nodo</translation>
    </message>
    <message>
        <source>As new game</source>
        <translation>Como partida nueva</translation>
    </message>
    <message>
        <source>Add it to the games of this file</source>
        <translation>Añadirlo a las partidas de este archivo</translation>
    </message>
    <message>
        <source>New window</source>
        <translation>Nueva ventana</translation>
    </message>
    <message>
        <source>Open it in a new window</source>
        <translation>Abrirlo en una ventana nueva</translation>
    </message>
    <message>
        <source>This file is read-only.</source>
        <translation>Este archivo es de solo lectura.</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <translation>{first} a {last}</translation>
    </message>
    <message>
        <source>{what}.</source>
        <translation>{what}.</translation>
    </message>
    <message>
        <source>{number} of {count}: {what}.</source>
        <translation>{number} de {count}: {what}.</translation>
    </message>
    <message numerus="yes">
        <source>SGF of %Ln game(s)</source>
        <translation>
            <numerusform>SGF de %Ln partida</numerusform>
            <numerusform>SGF de %Ln partidas</numerusform>
        </translation>
    </message>
    <message>
        <source>Likely a diagram</source>
        <translation>Seguramente un diagrama</translation>
    </message>
    <message>
        <source>Diagram</source>
        <translation>Diagrama</translation>
    </message>
    <message numerus="yes">
        <source>%Ln move(s)</source>
        <translation>
            <numerusform>%Ln jugada</numerusform>
            <numerusform>%Ln jugadas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PasteStrip</name>
    <message>
        <source>Upper left corner</source>
        <translation>Esquina superior izquierda</translation>
    </message>
    <message>
        <source>Upper side</source>
        <translation>Lado superior</translation>
    </message>
    <message>
        <source>Upper right corner</source>
        <translation>Esquina superior derecha</translation>
    </message>
    <message>
        <source>Left side</source>
        <translation>Lado izquierdo</translation>
    </message>
    <message>
        <source>Middle</source>
        <translation>Centro</translation>
    </message>
    <message>
        <source>Right side</source>
        <translation>Lado derecho</translation>
    </message>
    <message>
        <source>Lower left corner</source>
        <translation>Esquina inferior izquierda</translation>
    </message>
    <message>
        <source>Lower side</source>
        <translation>Lado inferior</translation>
    </message>
    <message>
        <source>Lower right corner</source>
        <translation>Esquina inferior derecha</translation>
    </message>
    <message>
        <source>Pasted</source>
        <translation>Pegado</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Situar</translation>
    </message>
    <message>
        <source>Choose its board, and where it is there</source>
        <translation>Elegir su tablero y el lugar en él</translation>
    </message>
    <message>
        <source>Transform</source>
        <translation>Transformar</translation>
    </message>
    <message>
        <source>Swap its colours, rotate or mirror it</source>
        <translation>Intercambiar sus colores, girarlo o reflejarlo</translation>
    </message>
    <message>
        <source>&amp;Swap colours</source>
        <translation>&amp;Intercambiar los colores</translation>
    </message>
    <message>
        <source>Discard what was pasted</source>
        <translation>Descartar lo pegado</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>Lo que se ha encontrado</translation>
    </message>
</context>
<context>
    <name>PictureDialog</name>
    <message>
        <source>As on the board</source>
        <translation>Como en el tablero</translation>
    </message>
    <message>
        <source>Whole board</source>
        <translation>Tablero entero</translation>
    </message>
    <message>
        <source>Around the stones</source>
        <translation>Alrededor de las piedras</translation>
    </message>
    <message>
        <source>Selection</source>
        <translation>Selección</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguno</translation>
    </message>
    <message>
        <source>On two sides</source>
        <translation>En dos lados</translation>
    </message>
    <message>
        <source>On all sides</source>
        <translation>En todos los lados</translation>
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
        <translation>Todos</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>Últimos</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Intervalo</translation>
    </message>
    <message>
        <source>pixels wide</source>
        <translation>píxeles de ancho</translation>
    </message>
    <message>
        <source>cm wide</source>
        <translation>cm de ancho</translation>
    </message>
    <message>
        <source>pixels from line to line</source>
        <translation>píxeles de línea a línea</translation>
    </message>
    <message>
        <source>The position (HEN)</source>
        <translation>La posición (HEN)</translation>
    </message>
    <message>
        <source>The position and the game (SGF)</source>
        <translation>La posición y la partida (SGF)</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nada</translation>
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
        <translation>Exportar imagen</translation>
    </message>
    <message>
        <source>&amp;Transparent</source>
        <translation>Tr&amp;ansparente</translation>
    </message>
    <message>
        <source>Be&amp;gin with 1</source>
        <translation>Empezar por &amp;1</translation>
    </message>
    <message>
        <source>&amp;Last move</source>
        <translation>Última ju&amp;gada</translation>
    </message>
    <message>
        <source>&amp;Ko</source>
        <translation>&amp;Ko</translation>
    </message>
    <message>
        <source>&amp;Marks and arrows</source>
        <translation>&amp;Símbolos y flechas</translation>
    </message>
    <message>
        <source>La&amp;bels</source>
        <translation>Eti&amp;quetas</translation>
    </message>
    <message>
        <source>Ne&amp;xt moves</source>
        <translation>&amp;Jugadas siguientes</translation>
    </message>
    <message>
        <source>&amp;Player to move</source>
        <translation>&amp;Turno</translation>
    </message>
    <message>
        <source>Names of lines</source>
        <translation>Nombres de las líneas</translation>
    </message>
    <message>
        <source>Number of last moves</source>
        <translation>Número de últimas jugadas</translation>
    </message>
    <message>
        <source>First numbered move</source>
        <translation>Primera jugada numerada</translation>
    </message>
    <message>
        <source>Last numbered move</source>
        <translation>Última jugada numerada</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>Unit of the size</source>
        <translation>Unidad del tamaño</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vista previa</translation>
    </message>
    <message>
        <source>&amp;Style:</source>
        <translation>&amp;Estilo:</translation>
    </message>
    <message>
        <source>P&amp;art:</source>
        <translation>&amp;Parte:</translation>
    </message>
    <message>
        <source>Coor&amp;dinates:</source>
        <translation>Coor&amp;denadas:</translation>
    </message>
    <message>
        <source>N&amp;umbers:</source>
        <translation>&amp;Números:</translation>
    </message>
    <message>
        <source>Show:</source>
        <translation>Mostrar:</translation>
    </message>
    <message>
        <source>T&amp;itle:</source>
        <translation>Tít&amp;ulo:</translation>
    </message>
    <message>
        <source>Captio&amp;n:</source>
        <translation>&amp;Leyenda:</translation>
    </message>
    <message>
        <source>Si&amp;ze:</source>
        <translation>Ta&amp;maño:</translation>
    </message>
    <message>
        <source>Pixels per inc&amp;h:</source>
        <translation>Pí&amp;xeles por pulgada:</translation>
    </message>
    <message>
        <source>Ca&amp;rries:</source>
        <translation>&amp;Contiene:</translation>
    </message>
    <message>
        <source>&amp;Format:</source>
        <translation>&amp;Formato:</translation>
    </message>
    <message>
        <source>&amp;Export...</source>
        <translation>Expo&amp;rtar...</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>C&amp;opiar</translation>
    </message>
    <message>
        <source>{width} × {height} pixels</source>
        <translation>{width} × {height} píxeles</translation>
    </message>
    <message>
        <source>{width} × {height} pixels (the largest)</source>
        <translation>{width} × {height} píxeles (el máximo)</translation>
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
        <translation>Esquina superior izquierda del tablero</translation>
    </message>
    <message>
        <source>Upper right corner of the board</source>
        <translation>Esquina superior derecha del tablero</translation>
    </message>
    <message>
        <source>Lower right corner of the board</source>
        <translation>Esquina inferior derecha del tablero</translation>
    </message>
    <message>
        <source>Lower left corner of the board</source>
        <translation>Esquina inferior izquierda del tablero</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Imagen</translation>
    </message>
</context>
<context>
    <name>Pictures</name>
    <message>
        <source>PNG pictures</source>
        <translation>Imágenes PNG</translation>
    </message>
    <message>
        <source>SVG pictures</source>
        <translation>Imágenes SVG</translation>
    </message>
    <message>
        <source>PDF documents</source>
        <translation>Documentos PDF</translation>
    </message>
    <message>
        <source>Drawing the picture...</source>
        <translation>Dibujando la imagen...</translation>
    </message>
    <message>
        <source>Picture copied.</source>
        <translation>Imagen copiada.</translation>
    </message>
    <message>
        <source>Export picture</source>
        <translation>Exportar imagen</translation>
    </message>
    <message>
        <source>The game is too long for a picture, which carries the position alone.</source>
        <translation>La partida es demasiado larga para una imagen, que solo contiene la posición.</translation>
    </message>
</context>
<context>
    <name>Places</name>
    <message>
        <source>Line {number}</source>
        <translation>Línea {number}</translation>
    </message>
    <message>
        <source>Character {number}</source>
        <translation>Carácter {number}</translation>
    </message>
    <message>
        <source>Move {number} {points}</source>
        <translation>Jugada {number} {points}</translation>
    </message>
    <message>
        <source>Start {points}</source>
        <translation>Inicio {points}</translation>
    </message>
</context>
<context>
    <name>PlayerCard</name>
    <message>
        <source>Time left: {time}</source>
        <translation>Tiempo restante: {time}</translation>
    </message>
    <message>
        <source>to play</source>
        <translation>juega</translation>
    </message>
    <message>
        <source>Click to let this side play next (T)</source>
        <translation>Haga clic para que este bando juegue a continuación (T)</translation>
    </message>
    <message>
        <source>Click to edit the game info</source>
        <translation>Haga clic para editar los datos de la partida</translation>
    </message>
    <message>
        <source>plays next</source>
        <translation>juega a continuación</translation>
    </message>
    <message>
        <source>Captures: {count}</source>
        <translation>Capturas: {count}</translation>
    </message>
</context>
<context>
    <name>PlayerCards</name>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Solve</source>
        <translation>Resolver</translation>
    </message>
    <message>
        <source>Click to edit the game info</source>
        <translation>Haga clic para editar los datos de la partida</translation>
    </message>
    <message>
        <source>Click to change the order of play</source>
        <translation>Haga clic para cambiar el orden de juego</translation>
    </message>
    <message>
        <source>Not a Go game</source>
        <translation>No es una partida de go</translation>
    </message>
    <message>
        <source>Komi {komi}</source>
        <translation>Komi {komi}</translation>
    </message>
    <message>
        <source>Handicap {stones}</source>
        <translation>Hándicap {stones}</translation>
    </message>
    <message>
        <source>{rules} rules</source>
        <translation>Reglas: {rules}</translation>
    </message>
    <message>
        <source>Order: {colors}</source>
        <translation>Orden: {colors}</translation>
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
        <translation>La esquina superior derecha es {name}, {letters} o {numbers}.</translation>
    </message>
</context>
<context>
    <name>PositionFindPanel</name>
    <message>
        <source>Find position</source>
        <translation>Buscar posición</translation>
    </message>
    <message>
        <source>The position to find</source>
        <translation>La posición que se busca</translation>
    </message>
    <message>
        <source>Where to search</source>
        <translation>Dónde buscar</translation>
    </message>
    <message>
        <source>&amp;Rotated and mirrored, too</source>
        <translation>También &amp;girada y reflejada</translation>
    </message>
    <message>
        <source>With &amp;colours swapped, too</source>
        <translation>&amp;También con los colores cambiados</translation>
    </message>
    <message>
        <source>Only the selected &amp;part</source>
        <translation>&amp;Solo la parte seleccionada</translation>
    </message>
    <message>
        <source>&amp;Find this position</source>
        <translation>&amp;Buscar esta posición</translation>
    </message>
    <message>
        <source>Search for the position that the board shows now</source>
        <translation>Buscar la posición que muestra ahora el tablero</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Lugar</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Jugada</translation>
    </message>
    <message>
        <source>Search progress</source>
        <translation>Progreso de la búsqueda</translation>
    </message>
    <message>
        <source>Select a part of the board with the select tool, then find it</source>
        <translation>Seleccione una parte del tablero con la herramienta de selección y luego búsquela</translation>
    </message>
    <message>
        <source>In the folder {name}</source>
        <translation>En la carpeta {name}</translation>
    </message>
    <message>
        <source>In this game</source>
        <translation>En esta partida</translation>
    </message>
    <message>
        <source>In this file</source>
        <translation>En este archivo</translation>
    </message>
    <message>
        <source>In a folder...</source>
        <translation>En una carpeta...</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Detener</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Cerrar (Esc)</translation>
    </message>
</context>
<context>
    <name>PositionFinder</name>
    <message numerus="yes">
        <source>Only the first %Ln place(s) are shown; there may be more.</source>
        <translation>
            <numerusform>Solo se muestra el primer lugar; puede haber más.</numerusform>
            <numerusform>Solo se muestran los primeros %Ln lugares; puede haber más.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln place(s) found.</source>
        <translation>
            <numerusform>%Ln lugar encontrado.</numerusform>
            <numerusform>%Ln lugares encontrados.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not found.</source>
        <translation>No se ha encontrado.</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <translation>Partida {number}</translation>
    </message>
    <message numerus="yes">
        <source>Stopped after %Ln place(s).</source>
        <translation>
            <numerusform>Detenido tras %Ln lugar.</numerusform>
            <numerusform>Detenido tras %Ln lugares.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) could not be read.</source>
        <translation>
            <numerusform>No se ha podido leer %Ln archivo.</numerusform>
            <numerusform>No se han podido leer %Ln archivos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Find in folder</source>
        <translation>Buscar en la carpeta</translation>
    </message>
</context>
<context>
    <name>Preferences</name>
    <message>
        <source>&amp;Theme</source>
        <translation>Te&amp;ma</translation>
    </message>
    <message>
        <source>&amp;Coordinates</source>
        <translation>&amp;Coordenadas</translation>
    </message>
    <message>
        <source>&amp;Next moves</source>
        <translation>&amp;Jugadas siguientes</translation>
    </message>
    <message>
        <source>Tree d&amp;irection</source>
        <translation>&amp;Dirección del árbol</translation>
    </message>
    <message>
        <source>Font of co&amp;mments</source>
        <translation>&amp;Fuente de los comentarios</translation>
    </message>
    <message>
        <source>Font of &amp;HEN</source>
        <translation>Fuente del &amp;HEN</translation>
    </message>
    <message>
        <source>Follow theme</source>
        <translation>Según el tema</translation>
    </message>
    <message>
        <source>Your own styles are TOML files in {folder}.</source>
        <translation>Sus propios estilos son archivos TOML en {folder}.</translation>
    </message>
    <message>
        <source>&amp;Board style</source>
        <translation>Estilo del ta&amp;blero</translation>
    </message>
    <message>
        <source>In high contrast</source>
        <translation>En alto contraste</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Siempre</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nunca</translation>
    </message>
    <message>
        <source>&amp;Patterns on coloured stones</source>
        <translation>&amp;Patrones en las piedras de color</translation>
    </message>
    <message>
        <source>Lines and dots, so that the colours can be told apart without seeing them</source>
        <translation>Líneas y puntos para distinguir los colores sin verlos</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Preferencias</translation>
    </message>
    <message>
        <source>Follow system</source>
        <translation>Según el sistema</translation>
    </message>
    <message>
        <source>The folder used last</source>
        <translation>La última carpeta usada</translation>
    </message>
    <message>
        <source>Played stones &amp;come in softly</source>
        <translation>&amp;Las piedras jugadas aparecen con suavidad</translation>
    </message>
    <message>
        <source>Played stones are &amp;heard</source>
        <translation>Las piedras jugadas se &amp;oyen</translation>
    </message>
    <message>
        <source>&amp;Reopen windows at the next start</source>
        <translation>&amp;Reabrir las ventanas en el próximo inicio</translation>
    </message>
    <message>
        <source>&amp;Keep a recovery copy of unsaved work</source>
        <translation>Mantener una &amp;copia de recuperación del trabajo sin guardar</translation>
    </message>
    <message>
        <source>Restore &amp;defaults</source>
        <translation>&amp;Valores predeterminados</translation>
    </message>
    <message>
        <source>&amp;Appearance</source>
        <translation>&amp;Aspecto</translation>
    </message>
    <message>
        <source>&amp;Files</source>
        <translation>Archivo&amp;s</translation>
    </message>
    <message>
        <source>&amp;Editing</source>
        <translation>Edició&amp;n</translation>
    </message>
    <message>
        <source>{language} (no font)</source>
        <translation>{language} (sin fuente)</translation>
    </message>
    <message>
        <source>No font on this computer has the characters of this language</source>
        <translation>Ninguna fuente de este equipo tiene los caracteres de este idioma</translation>
    </message>
    <message>
        <source>pt</source>
        <translation>pt</translation>
    </message>
    <message>
        <source>Size in points</source>
        <translation>Tamaño en puntos</translation>
    </message>
    <message>
        <source>Ctrl+wheel over the text changes its size, too</source>
        <translation>Control+rueda sobre el texto también cambia su tamaño</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>&amp;Idioma:</translation>
    </message>
    <message>
        <source>A change takes effect at the next start.</source>
        <translation>El cambio surte efecto en el próximo inicio.</translation>
    </message>
    <message>
        <source>{title}:</source>
        <translation>{title}:</translation>
    </message>
    <message>
        <source>&amp;Choose...</source>
        <translation>&amp;Elegir...</translation>
    </message>
    <message>
        <source>Open and &amp;save in:</source>
        <translation>Abrir y &amp;guardar en:</translation>
    </message>
    <message>
        <source>A document that has a file is saved beside it.</source>
        <translation>Un documento que tiene archivo se guarda junto a él.</translation>
    </message>
    <message>
        <source>Files are shown at the same move, with the same zoom and layout.</source>
        <translation>Los archivos se muestran en la misma jugada, con el mismo zoom y la misma disposición.</translation>
    </message>
    <message>
        <source>It stays on this computer, and is offered if the program stops unexpectedly.</source>
        <translation>Se queda en este equipo, y se ofrece si el programa se detiene de forma inesperada.</translation>
    </message>
    <message>
        <source>&amp;Memory for undo in MB:</source>
        <translation>Memoria &amp;para deshacer en MB:</translation>
    </message>
    <message>
        <source>For each document opened from now on; at least the last 1,000 steps.</source>
        <translation>Por cada documento abierto a partir de ahora; al menos los últimos 1000 pasos.</translation>
    </message>
    <message>
        <source>&amp;Web address of a position:</source>
        <translation>Dirección &amp;web de una posición:</translation>
    </message>
    <message>
        <source>The HEN takes the place of {first} or {second}.</source>
        <translation>El HEN ocupa el lugar de {first} o {second}.</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts...</source>
        <translation>Atajos de &amp;teclado...</translation>
    </message>
    <message>
        <source>Keys:</source>
        <translation>Teclas:</translation>
    </message>
    <message>
        <source>Open and save in</source>
        <translation>Abrir y guardar en</translation>
    </message>
</context>
<context>
    <name>PrintPreview</name>
    <message>
        <source>Print</source>
        <translation>Imprimir</translation>
    </message>
    <message>
        <source>{file}, move {number}</source>
        <translation>{file}, jugada {number}</translation>
    </message>
</context>
<context>
    <name>ProblemCount</name>
    <message>
        <source>Show or hide the list of problems</source>
        <translation>Mostrar u ocultar la lista de problemas</translation>
    </message>
    <message>
        <source>No problems</source>
        <translation>Sin problemas</translation>
    </message>
    <message numerus="yes">
        <source>%Ln note(s)</source>
        <translation>
            <numerusform>%Ln nota</numerusform>
            <numerusform>%Ln notas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln problem(s)</source>
        <translation>
            <numerusform>%Ln problema</numerusform>
            <numerusform>%Ln problemas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProblemList</name>
    <message>
        <source>Fix</source>
        <translation>Corregir</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problemas</translation>
    </message>
    <message numerus="yes">
        <source>%Ln error(s)</source>
        <translation>
            <numerusform>%Ln error</numerusform>
            <numerusform>%Ln errores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln warning(s)</source>
        <translation>
            <numerusform>%Ln advertencia</numerusform>
            <numerusform>%Ln advertencias</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln note(s)</source>
        <translation>
            <numerusform>%Ln nota</numerusform>
            <numerusform>%Ln notas</numerusform>
        </translation>
    </message>
    <message>
        <source>No problems</source>
        <translation>Sin problemas</translation>
    </message>
    <message>
        <source>This problem has no fix</source>
        <translation>Este problema no tiene corrección</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>Ir allí</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
</context>
<context>
    <name>ProblemModel</name>
    <message>
        <source>error: {message} {place}</source>
        <translation>error: {message} {place}</translation>
    </message>
    <message>
        <source>warning: {message} {place}</source>
        <translation>advertencia: {message} {place}</translation>
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
        <translation>Un archivo HEN debe ser texto UTF-8; este no lo es.</translation>
    </message>
    <message>
        <source>A board of {size} cannot be written in this format.</source>
        <translation>Un tablero de {size} no se puede escribir en este formato.</translation>
    </message>
    <message>
        <source>A compressed text of HEN or SGF in it is damaged and was left out.</source>
        <translation>Contiene un texto HEN o SGF comprimido que está dañado y se ha omitido.</translation>
    </message>
    <message>
        <source>A date is written as year-month-day, such as 2024-05-03.</source>
        <translation>Una fecha se escribe año-mes-día, como 2024-05-03.</translation>
    </message>
    <message>
        <source>A file needs at least one game.</source>
        <translation>Un archivo necesita al menos una partida.</translation>
    </message>
    <message>
        <source>A game other than Go stays as it is.</source>
        <translation>Una partida que no es de go queda como está.</translation>
    </message>
    <message>
        <source>A line beside it gives its height and width.</source>
        <translation>Una línea junto a él indica su altura y su anchura.</translation>
    </message>
    <message>
        <source>A result is written as B+3.5, W+R, 0 for a draw, Void or ?.</source>
        <translation>Un resultado se escribe B+3.5, W+R, 0 para un empate, Void o ?.</translation>
    </message>
    <message>
        <source>A space splits a number in “{found}”; its digits belong together.</source>
        <translation>Un espacio parte un número en «{found}»; sus cifras van juntas.</translation>
    </message>
    <message>
        <source>A style has no “{key}”, only base, {keys}.</source>
        <translation>Un estilo no tiene «{key}», solo base, {keys}.</translation>
    </message>
    <message>
        <source>A terminal cannot show pictures; redirect the output, or name a file with -o.</source>
        <translation>Un terminal no puede mostrar imágenes; redirija la salida, o indique un archivo con -o.</translation>
    </message>
    <message>
        <source>A text in it that should be HEN is not, and was left out.</source>
        <translation>Contiene un texto que debería ser HEN y no lo es; se ha omitido.</translation>
    </message>
    <message>
        <source>A text in it that should be SGF is not, and was left out.</source>
        <translation>Contiene un texto que debería ser SGF y no lo es; se ha omitido.</translation>
    </message>
    <message>
        <source>A text of HEN or SGF in it is too long and was left out.</source>
        <translation>Contiene un texto HEN o SGF demasiado largo, que se ha omitido.</translation>
    </message>
    <message>
        <source>A value in [ ] has no property name; it is skipped, but kept in the file.</source>
        <translation>Un valor entre [ ] no tiene nombre de propiedad; se pasa por alto, pero se conserva en el archivo.</translation>
    </message>
    <message>
        <source>A worker process ended before its work was done; try --jobs 1.</source>
        <translation>Un proceso de trabajo terminó antes de acabar su tarea; pruebe con --jobs 1.</translation>
    </message>
    <message>
        <source>A {format} file cannot store it.</source>
        <translation>Un archivo {format} no puede guardarlo.</translation>
    </message>
    <message numerus="yes">
        <source>Agrees on {agreeing:,} of {count:,} texts.</source>
        <translation>
            <numerusform>Coincide en {agreeing:,} texto de {count:,}.</numerusform>
            <numerusform>Coincide en {agreeing:,} textos de {count:,}.</numerusform>
        </translation>
    </message>
    <message>
        <source>All moves but the last will be lost.</source>
        <translation>Se perderán todas las jugadas salvo la última.</translation>
    </message>
    <message>
        <source>All stones are connected with the middle.</source>
        <translation>Todas las piedras están conectadas con el centro.</translation>
    </message>
    <message>
        <source>All stones are on squares of one colour.</source>
        <translation>Todas las piedras están en casillas de un mismo color.</translation>
    </message>
    <message numerus="yes">
        <source>All {count:,} valid, with {found}.</source>
        <translation>
            <numerusform>Válido, con {found}.</numerusform>
            <numerusform>Todos válidos ({count:,}), con {found}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All {count:,} valid.</source>
        <translation>
            <numerusform>Válido.</numerusform>
            <numerusform>Todos válidos ({count:,}).</numerusform>
        </translation>
    </message>
    <message>
        <source>An attachment is compressed in a way that cannot be read.</source>
        <translation>Un adjunto está comprimido de una forma que no se puede leer.</translation>
    </message>
    <message>
        <source>An empty variation is skipped.</source>
        <translation>Se pasa por alto una variante vacía.</translation>
    </message>
    <message>
        <source>An invisible byte order mark, U+FEFF, precedes the text; it is skipped.</source>
        <translation>Una marca de orden de bytes invisible, U+FEFF, precede al texto; se pasa por alto.</translation>
    </message>
    <message>
        <source>An old program put backslashes inside characters of {encoding}; they were removed.</source>
        <translation>Un programa antiguo puso barras invertidas dentro de caracteres {encoding}; se han quitado.</translation>
    </message>
    <message>
        <source>Another program changed it while it was being written.</source>
        <translation>Otro programa lo ha modificado mientras se escribía.</translation>
    </message>
    <message>
        <source>Arrows will be lost.</source>
        <translation>Se perderán las flechas.</translation>
    </message>
    <message>
        <source>Boards of more than 25 columns will be lost.</source>
        <translation>Se perderán los tableros de más de 25 columnas.</translation>
    </message>
    <message>
        <source>Change to a plain space</source>
        <translation>Cambiar por un espacio normal</translation>
    </message>
    <message>
        <source>Change to “{meant}”</source>
        <translation>Cambiar por «{meant}»</translation>
    </message>
    <message>
        <source>Circles: {points}</source>
        <translation>Círculos: {points}</translation>
    </message>
    <message>
        <source>Column {column} in row {row} is off the board; its last column is {last}.</source>
        <translation>La columna {column} de la fila {row} está fuera del tablero; su última columna es {last}.</translation>
    </message>
    <message>
        <source>Crosses: {points}</source>
        <translation>Cruces: {points}</translation>
    </message>
    <message>
        <source>Cut off at the edge</source>
        <translation>Cortar en el borde</translation>
    </message>
    <message>
        <source>Each row begins further to the right.</source>
        <translation>Cada fila empieza más a la derecha.</translation>
    </message>
    <message>
        <source>Engines do not know the rules “{rules}”; Japanese ones are used.</source>
        <translation>Los motores no conocen las reglas «{rules}»; se usan las japonesas.</translation>
    </message>
    <message>
        <source>Engines know black and white stones only; {point} is {color}.</source>
        <translation>Los motores solo conocen piedras negras y blancas; la piedra en {point} es de {color}.</translation>
    </message>
    <message>
        <source>Engines know boards of up to {most} lines; this one is {size}.</source>
        <translation>Los motores conocen tableros de hasta {most} líneas; este es de {size}.</translation>
    </message>
    <message>
        <source>Few stones have neighbours of their colour.</source>
        <translation>Pocas piedras tienen vecinas de su color.</translation>
    </message>
    <message>
        <source>Files: {files:,}, games: {games:,}. Read now: {updated:,}, gone or changed: {removed:,}.</source>
        <translation>Archivos: {files:,}, partidas: {games:,}. Leídos ahora: {updated:,}, desaparecidos o cambiados: {removed:,}.</translation>
    </message>
    <message>
        <source>From here on some bytes cannot be decoded as {encoding}; they are kept as they are.</source>
        <translation>A partir de aquí, algunos bytes no se pueden descodificar como {encoding}; se conservan como están.</translation>
    </message>
    <message>
        <source>GM[{value}] is not Go: all its properties are shown as text.</source>
        <translation>GM[{value}] no es go: todas sus propiedades se muestran como texto.</translation>
    </message>
    <message>
        <source>Greyed-out points will be lost.</source>
        <translation>Se perderán los puntos atenuados.</translation>
    </message>
    <message>
        <source>Greying out is left out.</source>
        <translation>Se omite la atenuación.</translation>
    </message>
    <message>
        <source>HEN Editor failed in talking to the engine: {reason}.</source>
        <translation>HEN Editor ha fallado al comunicarse con el motor: {reason}.</translation>
    </message>
    <message>
        <source>HEN cannot store arrows; they stay in the game, but not in the HEN text.</source>
        <translation>HEN no puede guardar flechas; siguen en la partida, pero no en el texto HEN.</translation>
    </message>
    <message>
        <source>HEN cannot store greyed-out points; they stay in the game, but not in the HEN text.</source>
        <translation>HEN no puede guardar puntos atenuados; siguen en la partida, pero no en el texto HEN.</translation>
    </message>
    <message>
        <source>HEN cannot store lines; they stay in the game, but not in the HEN text.</source>
        <translation>HEN no puede guardar líneas; siguen en la partida, pero no en el texto HEN.</translation>
    </message>
    <message>
        <source>HEN cannot store selected points; they stay in the game, but not in the HEN text.</source>
        <translation>HEN no puede guardar puntos seleccionados; siguen en la partida, pero no en el texto HEN.</translation>
    </message>
    <message>
        <source>HEN cannot store territory; it stays in the game, but not in the HEN text.</source>
        <translation>HEN no puede guardar el territorio; sigue en la partida, pero no en el texto HEN.</translation>
    </message>
    <message>
        <source>HEN cannot store the comment; it stays in the game, but not in the HEN text.</source>
        <translation>HEN no puede guardar el comentario; sigue en la partida, pero no en el texto HEN.</translation>
    </message>
    <message>
        <source>HEN cannot store the cropped view; it stays in the game, but not in the HEN text.</source>
        <translation>HEN no puede guardar la vista recortada; sigue en la partida, pero no en el texto HEN.</translation>
    </message>
    <message>
        <source>HEN cannot store the label “{label}” at {point}.</source>
        <translation>HEN no puede guardar la etiqueta «{label}» en {point}.</translation>
    </message>
    <message>
        <source>HEN cannot store the move number {number} at {point}: numbers go from 1 to 9999.</source>
        <translation>HEN no puede guardar el número de jugada {number} en {point}: los números van de 1 a 9999.</translation>
    </message>
    <message>
        <source>HEN cannot store the move number {number} at {point}: the stone is {color}&apos;s, and move {number} is {expected}&apos;s.</source>
        <translation>HEN no puede guardar el número de jugada {number} en {point}: la piedra es de {color}, y la jugada {number} es de {expected}.</translation>
    </message>
    <message>
        <source>HEN cannot store the move number {number} at {point}: there is no stone.</source>
        <translation>HEN no puede guardar el número de jugada {number} en {point}: no hay ninguna piedra.</translation>
    </message>
    <message>
        <source>HEN cannot store the node name; it stays in the game, but not in the HEN text.</source>
        <translation>HEN no puede guardar el nombre del nodo; sigue en la partida, pero no en el texto HEN.</translation>
    </message>
    <message>
        <source>I is not a column; did you mean J?</source>
        <translation>I no es una columna; ¿quería decir J?</translation>
    </message>
    <message>
        <source>Interrupted.</source>
        <translation>Interrumpido.</translation>
    </message>
    <message>
        <source>It already exists; use --force to overwrite it.</source>
        <translation>Ya existe; use --force para sobrescribirlo.</translation>
    </message>
    <message>
        <source>It cannot be read: {reason}.</source>
        <translation>No se puede leer: {reason}.</translation>
    </message>
    <message>
        <source>It cannot carry this position; to write it all the same, use --carry nothing.</source>
        <translation>No puede contener esta posición; para escribirlo de todos modos, use --carry nothing.</translation>
    </message>
    <message>
        <source>It carries too much HEN or SGF; only the beginning was read.</source>
        <translation>Contiene demasiado HEN o SGF; solo se ha leído el principio.</translation>
    </message>
    <message numerus="yes">
        <source>It contains a position of more than {count:,} characters.</source>
        <translation>
            <numerusform>Contiene una posición de más de {count:,} carácter.</numerusform>
            <numerusform>Contiene una posición de más de {count:,} caracteres.</numerusform>
        </translation>
    </message>
    <message>
        <source>It contains no HEN.</source>
        <translation>No contiene ningún HEN.</translation>
    </message>
    <message>
        <source>It contains no SGF game and no HEN.</source>
        <translation>No contiene ninguna partida SGF ni ningún HEN.</translation>
    </message>
    <message>
        <source>It contains no {format} game.</source>
        <translation>No contiene ninguna partida {format}.</translation>
    </message>
    <message>
        <source>It declares entities, which are not read in pictures.</source>
        <translation>Declara entidades, que no se leen en las imágenes.</translation>
    </message>
    <message numerus="yes">
        <source>It did not end within {count:,} seconds.</source>
        <translation>
            <numerusform>No ha terminado en {count:,} segundo.</numerusform>
            <numerusform>No ha terminado en {count:,} segundos.</numerusform>
        </translation>
    </message>
    <message>
        <source>It does not begin like a {format} file.</source>
        <translation>No empieza como un archivo {format}.</translation>
    </message>
    <message>
        <source>It has 19 lines.</source>
        <translation>Tiene 19 líneas.</translation>
    </message>
    <message>
        <source>It has 3 by 3 points with X and O.</source>
        <translation>Tiene 3 por 3 puntos con X y O.</translation>
    </message>
    <message numerus="yes">
        <source>It has a node with more than {count:,} properties; no Go program writes that many.</source>
        <translation>
            <numerusform>Tiene un nodo con más de {count:,} propiedad; ningún programa de go escribe tantas.</numerusform>
            <numerusform>Tiene un nodo con más de {count:,} propiedades; ningún programa de go escribe tantas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It has about {count} million nodes. Open it in a window of its own.</source>
        <translation>
            <numerusform>Tiene alrededor de {count} millón de nodos. Ábralo en su propia ventana.</numerusform>
            <numerusform>Tiene unos {count} millones de nodos. Ábralo en su propia ventana.</numerusform>
        </translation>
    </message>
    <message>
        <source>It has at most 3 by 3 points.</source>
        <translation>Tiene como máximo 3 por 3 puntos.</translation>
    </message>
    <message>
        <source>It has fewer than 6 lines one way.</source>
        <translation>Tiene menos de 6 líneas en una dirección.</translation>
    </message>
    <message>
        <source>It has fewer than four stones.</source>
        <translation>Tiene menos de cuatro piedras.</translation>
    </message>
    <message>
        <source>It has four edges and 9, 13 or 19 lines each way.</source>
        <translation>Tiene cuatro bordes y 9, 13 o 19 líneas en cada dirección.</translation>
    </message>
    <message>
        <source>It has no stones.</source>
        <translation>No tiene piedras.</translation>
    </message>
    <message>
        <source>It has other names (hard links), which would keep the old content.</source>
        <translation>Tiene otros nombres (enlaces duros), que conservarían el contenido antiguo.</translation>
    </message>
    <message numerus="yes">
        <source>It has over {count:,} nodes, too many for a web page, and is not checked further.</source>
        <translation>
            <numerusform>Tiene más de {count:,} nodo, demasiados para una página web, y no se sigue revisando.</numerusform>
            <numerusform>Tiene más de {count:,} nodos, demasiados para una página web, y no se sigue revisando.</numerusform>
        </translation>
    </message>
    <message>
        <source>It has several positions; use --game to choose one.</source>
        <translation>Tiene varias posiciones; use --game para elegir una.</translation>
    </message>
    <message>
        <source>It has stones of only one colour.</source>
        <translation>Solo tiene piedras de un color.</translation>
    </message>
    <message>
        <source>It is a folder; name a file in it.</source>
        <translation>Es una carpeta; indique un archivo de ella.</translation>
    </message>
    <message>
        <source>It is a square in a frame.</source>
        <translation>Es un cuadrado con marco.</translation>
    </message>
    <message>
        <source>It is a square of 9, 13 or 19 lines.</source>
        <translation>Es un cuadrado de 9, 13 o 19 líneas.</translation>
    </message>
    <message>
        <source>It is an archive ({kind}). Unpack it, then open the files in it.</source>
        <translation>Es un archivo comprimido ({kind}). Descomprímalo y abra los archivos que contiene.</translation>
    </message>
    <message>
        <source>It is closed.</source>
        <translation>Está cerrado.</translation>
    </message>
    <message>
        <source>It is damaged, but was searched: {reason}</source>
        <translation>Está dañado, pero se ha buscado en él: {reason}</translation>
    </message>
    <message>
        <source>It is empty; HEN, SGF or a diagram was expected.</source>
        <translation>Está vacío; se esperaba HEN, SGF o un diagrama.</translation>
    </message>
    <message>
        <source>It is for a {found} board; the game is on {wanted}.</source>
        <translation>Es para un tablero de {found}; la partida es de {wanted}.</translation>
    </message>
    <message>
        <source>It is framed, and no square.</source>
        <translation>Tiene marco, y no es cuadrado.</translation>
    </message>
    <message>
        <source>It is its own mirror image.</source>
        <translation>Es su propia imagen reflejada.</translation>
    </message>
    <message>
        <source>It is longer than 9 lines, too.</source>
        <translation>Además, tiene más de 9 líneas.</translation>
    </message>
    <message>
        <source>It is neither SGF nor UTF-8 text, as HEN must be: line {line:,} has the byte {byte}.</source>
        <translation>No es SGF ni texto UTF-8, como debe ser HEN: la línea {line:,} tiene el byte {byte}.</translation>
    </message>
    <message numerus="yes">
        <source>It is neither SGF nor a list of HENs, and too long to search for anything else (over {count:,} characters).</source>
        <translation>
            <numerusform>No es SGF ni una lista de HEN, y es demasiado largo para buscar otra cosa en él (más de {count:,} carácter).</numerusform>
            <numerusform>No es SGF ni una lista de HEN, y es demasiado largo para buscar otra cosa en él (más de {count:,} caracteres).</numerusform>
        </translation>
    </message>
    <message>
        <source>It is no square, and has neither frame nor coordinates.</source>
        <translation>No es cuadrado, y no tiene marco ni coordenadas.</translation>
    </message>
    <message>
        <source>It is not TOML: {reason}.</source>
        <translation>No es TOML: {reason}.</translation>
    </message>
    <message>
        <source>It is not a regular file.</source>
        <translation>No es un archivo normal.</translation>
    </message>
    <message numerus="yes">
        <source>It is not a style: it has over {count:,} characters.</source>
        <translation>
            <numerusform>No es un estilo: tiene más de {count:,} carácter.</numerusform>
            <numerusform>No es un estilo: tiene más de {count:,} caracteres.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is not clear where its lines end.</source>
        <translation>No está claro dónde terminan sus líneas.</translation>
    </message>
    <message>
        <source>It is over the limit of {limit:,} MB. To raise the limit, set max-megabytes in the section [files] of {file}.</source>
        <translation>Supera el límite de {limit:,} MB. Para aumentarlo, defina max-megabytes en la sección [files] de {file}.</translation>
    </message>
    <message>
        <source>It is over the limit of {limit:,} MB. To raise the limit, use --max-size.</source>
        <translation>Supera el límite de {limit:,} MB. Para aumentarlo, use --max-size.</translation>
    </message>
    <message>
        <source>It is seen at an angle: check its corners.</source>
        <translation>Se ve en ángulo: compruebe sus esquinas.</translation>
    </message>
    <message>
        <source>It is the start of a game of Othello.</source>
        <translation>Es el comienzo de una partida de Othello.</translation>
    </message>
    <message>
        <source>It is {format}; use hen convert to convert it to HEN.</source>
        <translation>Es {format}; use hen convert para convertirlo a HEN.</translation>
    </message>
    <message numerus="yes">
        <source>It should have {count:,} moves, but has only {found:,}: it is perhaps truncated.</source>
        <translation>
            <numerusform>Debería tener {count:,} jugada, pero solo tiene {found:,}: quizá esté truncado.</numerusform>
            <numerusform>Debería tener {count:,} jugadas, pero solo tiene {found:,}: quizá esté truncado.</numerusform>
        </translation>
    </message>
    <message>
        <source>It shows a corner of a board.</source>
        <translation>Muestra una esquina de un tablero.</translation>
    </message>
    <message>
        <source>It shows no wrong move.</source>
        <translation>No muestra ninguna jugada incorrecta.</translation>
    </message>
    <message>
        <source>It would have over 120 million pixels.</source>
        <translation>Tendría más de 120 millones de píxeles.</translation>
    </message>
    <message>
        <source>It would lose its owner or its attributes.</source>
        <translation>Perdería su propietario o sus atributos.</translation>
    </message>
    <message>
        <source>Its cells are tiny.</source>
        <translation>Sus casillas son diminutas.</translation>
    </message>
    <message>
        <source>Its empty points are no dots or crosses.</source>
        <translation>Sus puntos vacíos no son puntos ni cruces.</translation>
    </message>
    <message>
        <source>Its folder allows no new files.</source>
        <translation>Su carpeta no admite archivos nuevos.</translation>
    </message>
    <message>
        <source>Its format cannot store the whole document.</source>
        <translation>Su formato no puede guardar el documento completo.</translation>
    </message>
    <message>
        <source>Its index could not be written: {reason}.</source>
        <translation>No se ha podido escribir su índice: {reason}.</translation>
    </message>
    <message>
        <source>Its numbers of lines are unusual.</source>
        <translation>Sus números de líneas son poco habituales.</translation>
    </message>
    <message>
        <source>Its rows repeat.</source>
        <translation>Sus filas se repiten.</translation>
    </message>
    <message>
        <source>Its stones are B and W.</source>
        <translation>Sus piedras son B y W.</translation>
    </message>
    <message>
        <source>Its stones are X and O.</source>
        <translation>Sus piedras son X y O.</translation>
    </message>
    <message>
        <source>Its stones are circles.</source>
        <translation>Sus piedras son círculos.</translation>
    </message>
    <message>
        <source>Its stones may be cut off at an edge.</source>
        <translation>Puede que las piedras estén cortadas en un borde.</translation>
    </message>
    <message>
        <source>JSON cannot hold pictures; write them to files with -o.</source>
        <translation>El JSON no puede contener imágenes; escríbalas en archivos con -o.</translation>
    </message>
    <message>
        <source>JSON has no games; write them to a file with -o.</source>
        <translation>JSON no tiene partidas; escríbalas en un archivo con -o.</translation>
    </message>
    <message>
        <source>KataGo is there, but no network for it: put one, a .bin.gz file, into {folder}.</source>
        <translation>KataGo está, pero le falta una red: ponga una, un archivo .bin.gz, en {folder}.</translation>
    </message>
    <message>
        <source>Ko: you can&apos;t retake here yet.</source>
        <translation>Ko: aún no se puede retomar aquí.</translation>
    </message>
    <message>
        <source>Komi is a number with a decimal point, such as 6.5.</source>
        <translation>El komi es un número con punto decimal, como 6.5.</translation>
    </message>
    <message>
        <source>Labels and marks of earlier moves will be lost.</source>
        <translation>Se perderán las etiquetas y los símbolos de jugadas anteriores.</translation>
    </message>
    <message>
        <source>Labels that HEN cannot store will be lost.</source>
        <translation>Se perderán las etiquetas que HEN no puede guardar.</translation>
    </message>
    <message>
        <source>Labels: {points}</source>
        <translation>Etiquetas: {points}</translation>
    </message>
    <message>
        <source>Lines are missing at some empty points.</source>
        <translation>Faltan líneas en algunos puntos vacíos.</translation>
    </message>
    <message>
        <source>Lines are seen at nearly all empty points.</source>
        <translation>Se ven líneas en casi todos los puntos vacíos.</translation>
    </message>
    <message>
        <source>Lines go on across stones.</source>
        <translation>Hay líneas que continúan a través de piedras.</translation>
    </message>
    <message>
        <source>Lines will be lost.</source>
        <translation>Se perderán las líneas.</translation>
    </message>
    <message>
        <source>Links are left out.</source>
        <translation>Se omiten los enlaces.</translation>
    </message>
    <message>
        <source>Lone surrogates, which cannot be saved, were replaced by U+FFFD.</source>
        <translation>Los sustitutos sueltos, que no se pueden guardar, se han reemplazado por U+FFFD.</translation>
    </message>
    <message>
        <source>Marks of territory are left out.</source>
        <translation>Se omiten las marcas de territorio.</translation>
    </message>
    <message>
        <source>Move number {number} appears at {names}; each number was expected once.</source>
        <translation>El número de jugada {number} aparece en {names}; se esperaba una sola vez cada número.</translation>
    </message>
    <message>
        <source>Move number {number} is at {point}, where there is no stone.</source>
        <translation>El número de jugada {number} está en {point}, donde no hay ninguna piedra.</translation>
    </message>
    <message>
        <source>Move number {number} is out of range; move numbers go from 1 to 9999.</source>
        <translation>El número de jugada {number} está fuera de rango; los números de jugada van de 1 a 9999.</translation>
    </message>
    <message>
        <source>Move {number} appears more than once; only the first one keeps its number.</source>
        <translation>La jugada {number} aparece más de una vez; solo la primera conserva su número.</translation>
    </message>
    <message>
        <source>Move {number} at {point} can no longer be played: it would have no liberties.</source>
        <translation>La jugada {number} en {point} ya no se puede jugar: no tendría libertades.</translation>
    </message>
    <message>
        <source>Move {number} at {point} can no longer be played: it would retake a ko.</source>
        <translation>La jugada {number} en {point} ya no se puede jugar: retomaría un ko.</translation>
    </message>
    <message>
        <source>Move {number} at {point} can no longer be played: the point is occupied.</source>
        <translation>La jugada {number} en {point} ya no se puede jugar: el punto está ocupado.</translation>
    </message>
    <message>
        <source>Move {number} at {point}: it would have no liberties.</source>
        <translation>Jugada {number} en {point}: no tendría libertades.</translation>
    </message>
    <message>
        <source>Move {number} at {point}: it would retake a ko.</source>
        <translation>Jugada {number} en {point}: retomaría un ko.</translation>
    </message>
    <message>
        <source>Move {number} at {point}: the point is occupied.</source>
        <translation>Jugada {number} en {point}: el punto está ocupado.</translation>
    </message>
    <message>
        <source>No Go board was found in this picture.</source>
        <translation>No se ha encontrado ningún tablero de go en esta imagen.</translation>
    </message>
    <message>
        <source>No blanks stand between its signs.</source>
        <translation>No hay espacios entre sus signos.</translation>
    </message>
    <message>
        <source>No edge is shown, so the diagram is placed in the middle of the board.</source>
        <translation>No se muestra ningún borde, así que el diagrama se coloca en el centro del tablero.</translation>
    </message>
    <message>
        <source>No font on this computer has kanji numerals: numbers are drawn instead.</source>
        <translation>Ninguna fuente de este equipo tiene los numerales kanji: se dibujan números en su lugar.</translation>
    </message>
    <message>
        <source>No game found: SGF games begin with “(;”.</source>
        <translation>No se ha encontrado ninguna partida: las partidas SGF empiezan con «(;».</translation>
    </message>
    <message>
        <source>No move is marked as right; its first line counts as that.</source>
        <translation>Ninguna jugada está marcada como correcta; la primera variante se toma como tal.</translation>
    </message>
    <message>
        <source>No move solves it.</source>
        <translation>Ninguna jugada lo resuelve.</translation>
    </message>
    <message>
        <source>No point is in doubt.</source>
        <translation>Ningún punto es dudoso.</translation>
    </message>
    <message>
        <source>No stone follows column {column} in row {row}; one was expected, as in “{column}b”.</source>
        <translation>Ninguna piedra sigue a la columna {column} en la fila {row}; se esperaba una, como en «{column}b».</translation>
    </message>
    <message>
        <source>No stone has a number; at least one numbered stone is needed.</source>
        <translation>Ninguna piedra tiene número; hace falta al menos una piedra numerada.</translation>
    </message>
    <message>
        <source>No stones of two colours are in contact.</source>
        <translation>No hay piedras de dos colores en contacto.</translation>
    </message>
    <message>
        <source>Nothing can be inserted before the start of the game.</source>
        <translation>No se puede insertar nada antes del inicio de la partida.</translation>
    </message>
    <message>
        <source>Nothing follows the dash after {point}; a label or one of CR, SQ, TR and MA was expected.</source>
        <translation>Nada sigue al guion después de {point}; se esperaba una etiqueta, o CR, SQ, TR o MA.</translation>
    </message>
    <message>
        <source>Nothing follows the dot; a size (9x9), a point (K10), a colour (b or w) or a pass (pb) was expected.</source>
        <translation>Nada sigue al punto; se esperaba un tamaño (9x9), un punto (K10), un color (b o w) o un paso (pb).</translation>
    </message>
    <message>
        <source>Nothing follows “_”; a row number was expected, as in “_10Kb”.</source>
        <translation>Nada sigue a «_»; se esperaba un número de fila, como en «_10Kb».</translation>
    </message>
    <message>
        <source>Nothing to do: specify a transform, such as --rotate left.</source>
        <translation>Nada que hacer: indique una transformación, como --rotate left.</translation>
    </message>
    <message>
        <source>Nothing to paste: no SGF, HEN, text diagram or list of moves was found.</source>
        <translation>Nada que pegar: no se ha encontrado SGF, HEN, un diagrama de texto ni una lista de jugadas.</translation>
    </message>
    <message>
        <source>Nothing to read: specify a HEN text, a file, or - for standard input.</source>
        <translation>Nada que leer: indique un texto HEN, un archivo, o - para la entrada estándar.</translation>
    </message>
    <message>
        <source>Number {number} appears at {names}; each number may be used only once.</source>
        <translation>El número {number} aparece en {names}; cada número solo se puede usar una vez.</translation>
    </message>
    <message>
        <source>Numbers are there again and again.</source>
        <translation>Hay números que se repiten.</translation>
    </message>
    <message>
        <source>On a board of {size} this may be another game than Go.</source>
        <translation>En un tablero de {size} puede que sea otro juego y no go.</translation>
    </message>
    <message>
        <source>One of the two games is not Go (see GM in the node properties); they cannot be merged.</source>
        <translation>Una de las dos partidas no es de go (véase GM en las propiedades del nodo); no se pueden combinar.</translation>
    </message>
    <message>
        <source>One stone is in brackets.</source>
        <translation>Una piedra está entre paréntesis.</translation>
    </message>
    <message>
        <source>Only a whole game can be resized.</source>
        <translation>Solo se puede redimensionar una partida entera.</translation>
    </message>
    <message>
        <source>Only one colour has stones.</source>
        <translation>Solo un color tiene piedras.</translation>
    </message>
    <message>
        <source>Only one of --all, --move and --node can be given.</source>
        <translation>Solo se puede indicar una de las opciones --all, --move y --node.</translation>
    </message>
    <message>
        <source>Only one of --cell and --cm can be given.</source>
        <translation>Solo se puede indicar --cell o --cm, no ambos.</translation>
    </message>
    <message>
        <source>Only one of --move and --node can be given.</source>
        <translation>Solo se puede indicar --move o --node, no ambos.</translation>
    </message>
    <message>
        <source>Only the HEN in this text was read; the words around it are ignored.</source>
        <translation>Solo se ha leído el HEN de este texto; se pasan por alto las palabras que lo rodean.</translation>
    </message>
    <message numerus="yes">
        <source>Only the first {count:,} characters of this text were searched for diagrams.</source>
        <translation>
            <numerusform>Solo se han buscado diagramas en el primer carácter de este texto.</numerusform>
            <numerusform>Solo se han buscado diagramas en los primeros {count:,} caracteres de este texto.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only the first {count:,} positions are offered. To open all, save the text as a .hen file.</source>
        <translation>
            <numerusform>Solo se ofrece la primera posición. Para abrirlas todas, guarde el texto como archivo .hen.</numerusform>
            <numerusform>Solo se ofrecen las primeras {count:,} posiciones. Para abrirlas todas, guarde el texto como archivo .hen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only the first {count} diagrams of this text were read.</source>
        <translation>
            <numerusform>Solo se ha leído el primer diagrama de este texto.</numerusform>
            <numerusform>Solo se han leído los primeros {count} diagramas de este texto.</numerusform>
        </translation>
    </message>
    <message>
        <source>Played in order, move {number} at {point} captures {names}, where this position has stones.</source>
        <translation>Jugada en orden, la jugada {number} en {point} captura {names}, donde esta posición tiene piedras.</translation>
    </message>
    <message>
        <source>Points of a search pattern are read as empty.</source>
        <translation>Los puntos de un patrón de búsqueda se leen como vacíos.</translation>
    </message>
    <message>
        <source>Positions have no moves; --move is for games.</source>
        <translation>Las posiciones no tienen jugadas; --move es para partidas.</translation>
    </message>
    <message>
        <source>PySide6, which draws pictures, cannot be used ({reason}). SVG with --letters text does without it.</source>
        <translation>PySide6, que dibuja las imágenes, no se puede usar ({reason}). SVG con --letters text no lo necesita.</translation>
    </message>
    <message>
        <source>PySide6, which opens pictures, cannot be used ({reason}).</source>
        <translation>PySide6, que abre las imágenes, no se puede usar ({reason}).</translation>
    </message>
    <message>
        <source>Remove it</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Row {row} has no stones; at least one was expected.</source>
        <translation>La fila {row} no tiene piedras; se esperaba al menos una.</translation>
    </message>
    <message numerus="yes">
        <source>Row {row} needs {count} columns; the board has {columns}.</source>
        <translation>
            <numerusform>La fila {row} necesita {count} columna; el tablero tiene {columns}.</numerusform>
            <numerusform>La fila {row} necesita {count} columnas; el tablero tiene {columns}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Row {row} needs {count} or more columns; the board has {columns}.</source>
        <translation>
            <numerusform>La fila {row} necesita {count} columna o más; el tablero tiene {columns}.</numerusform>
            <numerusform>La fila {row} necesita {count} columnas o más; el tablero tiene {columns}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Rows that begin with $$ follow this diagram apart from it; they are left out.</source>
        <translation>Tras este diagrama, y separadas de él, siguen filas que empiezan por $$; se omiten.</translation>
    </message>
    <message>
        <source>SGF cannot store this; HEN can, but not on boards with more than 25 columns, for which it has no letters.</source>
        <translation>SGF no puede guardar esto; HEN sí, pero no en tableros de más de 25 columnas, para las que no tiene letras.</translation>
    </message>
    <message>
        <source>SGF properties that are not part of a position will be lost.</source>
        <translation>Se perderán las propiedades SGF que no forman parte de una posición.</translation>
    </message>
    <message>
        <source>SZ[{value}] is not a board size from 1 to 52; 19x19 is assumed.</source>
        <translation>SZ[{value}] no es un tamaño de tablero de 1 a 52; se supone 19x19.</translation>
    </message>
    <message>
        <source>Selected points will be lost.</source>
        <translation>Se perderán los puntos seleccionados.</translation>
    </message>
    <message>
        <source>Several signs stand for empty points.</source>
        <translation>Varios signos representan puntos vacíos.</translation>
    </message>
    <message>
        <source>Signs for stones are there in two kinds.</source>
        <translation>Hay dos tipos de signos para las piedras.</translation>
    </message>
    <message>
        <source>Six stones and more have no liberties.</source>
        <translation>Seis piedras o más no tienen libertades.</translation>
    </message>
    <message>
        <source>Small letters are there once each.</source>
        <translation>Hay minúsculas una vez cada una.</translation>
    </message>
    <message>
        <source>Some inputs are games and others positions; transform them one kind at a time.</source>
        <translation>Algunas entradas son partidas y otras posiciones; transforme solo un tipo a la vez.</translation>
    </message>
    <message>
        <source>Some inputs become SGF and others HEN; choose with -o FILE, or use --json.</source>
        <translation>Algunas entradas pasan a ser SGF y otras HEN; elija con -o ARCHIVO, o use --json.</translation>
    </message>
    <message>
        <source>Some of its points are in doubt.</source>
        <translation>Algunos de sus puntos son dudosos.</translation>
    </message>
    <message>
        <source>Some programs cut off the label “{label}” at “~”.</source>
        <translation>Algunos programas cortan la etiqueta «{label}» en «~».</translation>
    </message>
    <message>
        <source>Some stones have no liberties.</source>
        <translation>Algunas piedras no tienen libertades.</translation>
    </message>
    <message>
        <source>Something is in some of its cells.</source>
        <translation>Hay algo en algunas de sus casillas.</translation>
    </message>
    <message>
        <source>Squares: {points}</source>
        <translation>Cuadrados: {points}</translation>
    </message>
    <message>
        <source>Star points are drawn where they are.</source>
        <translation>Los hoshi están dibujados en su sitio.</translation>
    </message>
    <message>
        <source>Stones in capital and small letters are read alike; small ones may be dead stones.</source>
        <translation>Las piedras en mayúsculas y en minúsculas se leen igual; las minúsculas pueden ser piedras muertas.</translation>
    </message>
    <message>
        <source>Stones seem to lie beyond its lines.</source>
        <translation>Parece haber piedras más allá de sus líneas.</translation>
    </message>
    <message>
        <source>Suicide: that move would have no liberties.</source>
        <translation>Suicidio: esa jugada no tendría libertades.</translation>
    </message>
    <message>
        <source>Territory is left out.</source>
        <translation>Se omite el territorio.</translation>
    </message>
    <message>
        <source>Territory will be lost.</source>
        <translation>Se perderá el territorio.</translation>
    </message>
    <message>
        <source>The ( that begins a game or a variation is missing here.</source>
        <translation>Falta aquí el «(» que inicia una partida o una variante.</translation>
    </message>
    <message>
        <source>The ; that begins a node is missing here.</source>
        <translation>Falta aquí el «;» que inicia un nodo.</translation>
    </message>
    <message>
        <source>The HEN[...] of this node is ignored and stays as it is.</source>
        <translation>El HEN[...] de este nodo se pasa por alto y queda como está.</translation>
    </message>
    <message>
        <source>The HEN[...] of this node is ignored, but kept in the file: {reason}</source>
        <translation>El HEN[...] de este nodo se pasa por alto, pero se conserva en el archivo: {reason}</translation>
    </message>
    <message>
        <source>The HEN[...] of this node is removed: HEN has letters for 25 columns only.</source>
        <translation>El HEN[...] de este nodo se elimina: HEN solo tiene letras para 25 columnas.</translation>
    </message>
    <message>
        <source>The HEN[...] of this node was ignored and is removed: it would be read now.</source>
        <translation>El HEN[...] de este nodo se pasaba por alto y se elimina: ahora se leería.</translation>
    </message>
    <message numerus="yes">
        <source>The board has {count} columns; HEN allows at most 25.</source>
        <translation>
            <numerusform>El tablero tiene {count} columna; HEN admite 25 como máximo.</numerusform>
            <numerusform>El tablero tiene {count} columnas; HEN admite 25 como máximo.</numerusform>
        </translation>
    </message>
    <message>
        <source>The board is too large for HEN: the picture does not carry its position.</source>
        <translation>El tablero es demasiado grande para HEN: la imagen no contiene su posición.</translation>
    </message>
    <message>
        <source>The board is {columns}x{rows}, not a square; some programs read only the first number.</source>
        <translation>El tablero es de {columns}x{rows}, no cuadrado; algunos programas solo leen el primer número.</translation>
    </message>
    <message>
        <source>The centres of its cells are plain.</source>
        <translation>Los centros de sus casillas son lisos.</translation>
    </message>
    <message>
        <source>The checksum of the text {keyword} is wrong; the text may be damaged.</source>
        <translation>La suma de comprobación del texto {keyword} es incorrecta; el texto puede estar dañado.</translation>
    </message>
    <message>
        <source>The clipboard has no variation: it is not SGF, or has no moves or setup.</source>
        <translation>El portapapeles no contiene ninguna variante: no es SGF, o no tiene jugadas ni piedras colocadas.</translation>
    </message>
    <message>
        <source>The coloured stone at {point} is ignored: there is a black or white stone now.</source>
        <translation>La piedra de color en {point} se pasa por alto: ahora hay una piedra negra o blanca.</translation>
    </message>
    <message>
        <source>The comment is left out.</source>
        <translation>Se omite el comentario.</translation>
    </message>
    <message>
        <source>The comment will be lost.</source>
        <translation>Se perderá el comentario.</translation>
    </message>
    <message>
        <source>The cropped view will be lost.</source>
        <translation>Se perderá la vista recortada.</translation>
    </message>
    <message>
        <source>The disk failed while the file was being written; the complete data is in {file}.</source>
        <translation>El disco ha fallado mientras se escribía el archivo; los datos completos están en {file}.</translation>
    </message>
    <message>
        <source>The document is encrypted, so that its attachments cannot be read.</source>
        <translation>El documento está cifrado, de modo que no se pueden leer sus adjuntos.</translation>
    </message>
    <message>
        <source>The engine answers “{command}” with “{answer}”.</source>
        <translation>El motor responde a «{command}» con «{answer}».</translation>
    </message>
    <message>
        <source>The engine cannot be started: {reason} ({program}).</source>
        <translation>No se puede iniciar el motor: {reason} ({program}).</translation>
    </message>
    <message>
        <source>The engine counts by rules of its own, not {rules}.</source>
        <translation>El motor cuenta con sus propias reglas, no con {rules}.</translation>
    </message>
    <message>
        <source>The engine counts with a komi of {komi}, for the prisoners before this setup.</source>
        <translation>El motor cuenta con un komi de {komi}, por las capturas anteriores a esta colocación.</translation>
    </message>
    <message>
        <source>The engine crashed or was killed ({signal}).</source>
        <translation>El motor ha fallado o se lo ha detenido a la fuerza ({signal}).</translation>
    </message>
    <message>
        <source>The engine does not answer “{command}”.</source>
        <translation>El motor no responde a «{command}».</translation>
    </message>
    <message>
        <source>The engine does not know that {point} is ko.</source>
        <translation>El motor no sabe que hay ko en {point}.</translation>
    </message>
    <message>
        <source>The engine does not know the ko, since no move can have made it.</source>
        <translation>El motor no conoce el ko, pues ninguna jugada puede haberlo creado.</translation>
    </message>
    <message>
        <source>The engine ended (exit status {status}).</source>
        <translation>El motor ha terminado (código de salida {status}).</translation>
    </message>
    <message>
        <source>The engine ended (exit status {status}): “{reason}”.</source>
        <translation>El motor ha terminado (código de salida {status}): «{reason}».</translation>
    </message>
    <message>
        <source>The engine needs {library}, which is not installed.</source>
        <translation>El motor necesita {library}, que no está instalado.</translation>
    </message>
    <message>
        <source>The engine refuses “{command}”: “{answer}”.</source>
        <translation>El motor rechaza «{command}»: «{answer}».</translation>
    </message>
    <message>
        <source>The engine was stopped.</source>
        <translation>Se ha parado el motor.</translation>
    </message>
    <message>
        <source>The engine writes without end, and was stopped.</source>
        <translation>El motor escribe sin fin, y se ha parado.</translation>
    </message>
    <message>
        <source>The engine&apos;s board could not be compared with this one.</source>
        <translation>No se ha podido comparar el tablero del motor con este.</translation>
    </message>
    <message>
        <source>The file declares no encoding; it is perhaps {encoding}. If its names look wrong, choose another encoding.</source>
        <translation>El archivo no declara ninguna codificación; quizá sea {encoding}. Si los nombres se ven mal, elija otra codificación.</translation>
    </message>
    <message>
        <source>The file declares no encoding; it was read as {encoding}, which fits best.</source>
        <translation>El archivo no declara ninguna codificación; se ha leído como {encoding}, la que mejor se ajusta.</translation>
    </message>
    <message>
        <source>The file declares the encoding {charset}, but its bytes do not fit; it was read as {encoding}.</source>
        <translation>El archivo declara la codificación {charset}, pero sus bytes no se ajustan a ella; se ha leído como {encoding}.</translation>
    </message>
    <message>
        <source>The file declares the unknown encoding {charset}; it was read as {encoding}.</source>
        <translation>El archivo declara la codificación desconocida {charset}; se ha leído como {encoding}.</translation>
    </message>
    <message numerus="yes">
        <source>The file ends too early: {count:,} ) are missing.</source>
        <translation>
            <numerusform>El archivo termina antes de tiempo: falta un «)».</numerusform>
            <numerusform>El archivo termina antes de tiempo: faltan {count:,} «)».</numerusform>
        </translation>
    </message>
    <message>
        <source>The file is cut off or damaged; what follows the damage was not searched.</source>
        <translation>El archivo está cortado o dañado; no se ha buscado en lo que sigue al daño.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>El archivo está vacío.</translation>
    </message>
    <message>
        <source>The file is too large to be searched completely for a position.</source>
        <translation>El archivo es demasiado grande para buscar una posición en todo él.</translation>
    </message>
    <message>
        <source>The file&apos;s encoding can&apos;t represent all of its text.</source>
        <translation>La codificación del archivo no puede representar todo su texto.</translation>
    </message>
    <message>
        <source>The first node of the game has a move.</source>
        <translation>El primer nodo de la partida tiene una jugada.</translation>
    </message>
    <message>
        <source>The game info will be lost.</source>
        <translation>Se perderán los datos de la partida.</translation>
    </message>
    <message>
        <source>The games of this file have different encodings; each was read in its own.</source>
        <translation>Las partidas de este archivo tienen codificaciones distintas; cada una se ha leído en la suya.</translation>
    </message>
    <message>
        <source>The games start with different positions; they cannot be merged.</source>
        <translation>Las partidas empiezan con posiciones distintas; no se pueden combinar.</translation>
    </message>
    <message>
        <source>The handicap is a number of stones, 2 or more; 0 for none.</source>
        <translation>El hándicap es un número de piedras, 2 o más; 0 si no lo hay.</translation>
    </message>
    <message>
        <source>The handicap stays as it is, but its stones are White&apos;s now.</source>
        <translation>El hándicap queda como está, pero sus piedras son ahora de Blanco.</translation>
    </message>
    <message>
        <source>The ko at {point} is off the board, which is {columns}x{rows}.</source>
        <translation>El ko en {point} está fuera del tablero, que es de {columns}x{rows}.</translation>
    </message>
    <message>
        <source>The ko is given more than once; the last one counts.</source>
        <translation>El ko se indica más de una vez; vale el último.</translation>
    </message>
    <message>
        <source>The ko is left out.</source>
        <translation>Se omite el ko.</translation>
    </message>
    <message>
        <source>The komi stays as it is; White still gets it.</source>
        <translation>El komi queda como está; sigue siendo de Blanco.</translation>
    </message>
    <message>
        <source>The label at {point} is off the board, which is {columns}x{rows}.</source>
        <translation>La etiqueta en {point} está fuera del tablero, que es de {columns}x{rows}.</translation>
    </message>
    <message>
        <source>The last move at {point} is off the board, which is {columns}x{rows}.</source>
        <translation>La última jugada en {point} está fuera del tablero, que es de {columns}x{rows}.</translation>
    </message>
    <message>
        <source>The last move is given more than once; the last one counts.</source>
        <translation>La última jugada se indica más de una vez; vale la última.</translation>
    </message>
    <message>
        <source>The last move is left out.</source>
        <translation>Se omite la última jugada.</translation>
    </message>
    <message>
        <source>The last move is {color} at {point}, but that point is empty.</source>
        <translation>La última jugada es {color} en {point}, pero ese punto está vacío.</translation>
    </message>
    <message>
        <source>The last move is {color} at {point}, but the stone there is {other}&apos;s.</source>
        <translation>La última jugada es {color} en {point}, pero la piedra que hay allí es de {other}.</translation>
    </message>
    <message>
        <source>The list names no colours; Black plays first, and colours alternate.</source>
        <translation>La lista no nombra colores; empieza Negro, y los colores se alternan.</translation>
    </message>
    <message>
        <source>The mark at {point} is off the board, which is {columns}x{rows}.</source>
        <translation>El símbolo en {point} está fuera del tablero, que es de {columns}x{rows}.</translation>
    </message>
    <message>
        <source>The move at {point} falls off the board and becomes a pass.</source>
        <translation>La jugada en {point} cae fuera del tablero y se convierte en un paso.</translation>
    </message>
    <message>
        <source>The name of the output file is empty.</source>
        <translation>El nombre del archivo de salida está vacío.</translation>
    </message>
    <message>
        <source>The names of its columns count I.</source>
        <translation>Los nombres de sus columnas incluyen I.</translation>
    </message>
    <message>
        <source>The names of its columns leave out I.</source>
        <translation>Los nombres de sus columnas omiten I.</translation>
    </message>
    <message>
        <source>The node name is left out.</source>
        <translation>Se omite el nombre del nodo.</translation>
    </message>
    <message>
        <source>The node name will be lost.</source>
        <translation>Se perderá el nombre del nodo.</translation>
    </message>
    <message>
        <source>The number at {point} is ignored: its stone is gone.</source>
        <translation>El número en {point} se pasa por alto: su piedra ya no está.</translation>
    </message>
    <message>
        <source>The number of captured stones is left out.</source>
        <translation>Se omite el número de piedras capturadas.</translation>
    </message>
    <message>
        <source>The numbers do not show their colours; {color} is taken to play {number}.</source>
        <translation>Los números no muestran sus colores; se supone que {color} juega {number}.</translation>
    </message>
    <message>
        <source>The numbers of its rows count down to 1.</source>
        <translation>Los números de sus filas bajan hasta 1.</translation>
    </message>
    <message numerus="yes">
        <source>The numbers on {count} stones were not read: {names}.</source>
        <translation>
            <numerusform>No se ha leído el número de la piedra de {names}.</numerusform>
            <numerusform>No se han leído los números de {count} piedras: {names}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The order is given more than once; the last one counts.</source>
        <translation>El orden se indica más de una vez; vale el último.</translation>
    </message>
    <message>
        <source>The order of play is left out.</source>
        <translation>Se omite el orden de juego.</translation>
    </message>
    <message>
        <source>The output could not be written: {reason}.</source>
        <translation>No se ha podido escribir la salida: {reason}.</translation>
    </message>
    <message>
        <source>The output {path} is the input; choose another name.</source>
        <translation>La salida {path} es la entrada; elija otro nombre.</translation>
    </message>
    <message>
        <source>The picture shows a part of a board; it is taken for {part} of a board of {size}.</source>
        <translation>La imagen muestra una parte de un tablero; se toma por {part} de un tablero {size}.</translation>
    </message>
    <message>
        <source>The player to move is left out.</source>
        <translation>Se omite el turno.</translation>
    </message>
    <message>
        <source>The result is {format}; the name {name} would be misleading.</source>
        <translation>El resultado es {format}; el nombre {name} induciría a error.</translation>
    </message>
    <message>
        <source>The result “{value}” stays as it is: it does not begin with a colour.</source>
        <translation>El resultado «{value}» queda como está: no empieza por un color.</translation>
    </message>
    <message>
        <source>The same letters are there again.</source>
        <translation>Las mismas letras se repiten.</translation>
    </message>
    <message>
        <source>The selection of points is left out.</source>
        <translation>Se omite la selección de puntos.</translation>
    </message>
    <message>
        <source>The size is given more than once; the last one counts. Title lines (# Title) separate positions.</source>
        <translation>El tamaño se indica más de una vez; vale el último. Las líneas de título (# Título) separan posiciones.</translation>
    </message>
    <message>
        <source>The size of the board is not shown; {size} is assumed.</source>
        <translation>No se muestra el tamaño del tablero; se supone {size}.</translation>
    </message>
    <message>
        <source>The size “{found}” has only one number; columns and rows were expected, as in “{meant}”.</source>
        <translation>El tamaño «{found}» tiene un solo número; se esperaban columnas y filas, como en «{meant}».</translation>
    </message>
    <message>
        <source>The size “{found}” needs a dot before it: “{meant}”.</source>
        <translation>El tamaño «{found}» necesita un punto delante: «{meant}».</translation>
    </message>
    <message>
        <source>The size “{found}” needs a lower-case x between its numbers: “{meant}”.</source>
        <translation>El tamaño «{found}» necesita una x minúscula entre sus números: «{meant}».</translation>
    </message>
    <message>
        <source>The stone at {point} is {color}&apos;s, but move {number} is {expected}&apos;s.</source>
        <translation>La piedra en {point} es de {color}, pero la jugada {number} es de {expected}.</translation>
    </message>
    <message>
        <source>The stones are piled up from the bottom.</source>
        <translation>Las piedras están apiladas desde abajo.</translation>
    </message>
    <message>
        <source>The stones at {point} have no liberty; engines refuse that.</source>
        <translation>Las piedras en {point} no tienen ninguna libertad; los motores lo rechazan.</translation>
    </message>
    <message>
        <source>The system lets HEN Editor create no files in {folder}. It may be protected: allow HEN Editor in the settings for ransomware protection, or save elsewhere.</source>
        <translation>El sistema no permite a HEN Editor crear archivos en {folder}. Quizá esté protegida: permita HEN Editor en la configuración de protección contra ransomware o guarde en otro lugar.</translation>
    </message>
    <message>
        <source>The text beside it says which sign is black or white.</source>
        <translation>El texto junto a él dice qué signo es negro o blanco.</translation>
    </message>
    <message>
        <source>The text has goals or moves of other games.</source>
        <translation>El texto tiene objetivos o jugadas de otros juegos.</translation>
    </message>
    <message>
        <source>The text has words of Go.</source>
        <translation>El texto tiene palabras del go.</translation>
    </message>
    <message numerus="yes">
        <source>The text is not SGF, and too long to search for anything else (over {count:,} characters).</source>
        <translation>
            <numerusform>El texto no es SGF, y es demasiado largo para buscar otra cosa en él (más de {count:,} carácter).</numerusform>
            <numerusform>El texto no es SGF, y es demasiado largo para buscar otra cosa en él (más de {count:,} caracteres).</numerusform>
        </translation>
    </message>
    <message>
        <source>The text names other games or drawings.</source>
        <translation>El texto nombra otros juegos o dibujos.</translation>
    </message>
    <message>
        <source>The text names {name}, which falls off the board; the name stays.</source>
        <translation>El texto nombra {name}, que cae fuera del tablero; el nombre se mantiene.</translation>
    </message>
    <message>
        <source>The text of {name} has an unescaped ]; it was read to its apparent end.</source>
        <translation>El texto de {name} tiene un ] sin escapar; se ha leído hasta su final aparente.</translation>
    </message>
    <message>
        <source>The turn is given more than once; the last one counts.</source>
        <translation>El turno se indica más de una vez; vale el último.</translation>
    </message>
    <message>
        <source>The two moves of this node are played in the other order now, Black&apos;s first.</source>
        <translation>Las dos jugadas de este nodo se juegan ahora en el otro orden, primero la de Negro.</translation>
    </message>
    <message>
        <source>The variation is for a {found} board; this game is played on {wanted}.</source>
        <translation>La variante es para un tablero de {found}; esta partida se juega en {wanted}.</translation>
    </message>
    <message>
        <source>There are about as many stones of each colour.</source>
        <translation>Hay más o menos tantas piedras de cada color.</translation>
    </message>
    <message>
        <source>Begin all rows with “_”</source>
        <translation>Empezar todas las filas con «_»</translation>
    </message>
    <message>
        <source>Change I to J</source>
        <translation>Cambiar I por J</translation>
    </message>
    <message>
        <source>Change O and l to digits</source>
        <translation>Cambiar O y l por cifras</translation>
    </message>
    <message>
        <source>Change all signs of stones to letters</source>
        <translation>Cambiar todos los signos de piedras por letras</translation>
    </message>
    <message>
        <source>Change all to Latin letters</source>
        <translation>Cambiarlas todas por letras latinas</translation>
    </message>
    <message>
        <source>Change all to plain characters</source>
        <translation>Cambiarlos todos por caracteres normales</translation>
    </message>
    <message>
        <source>Change all words to letters</source>
        <translation>Cambiar todas las palabras por letras</translation>
    </message>
    <message>
        <source>Change all x and o to b and w</source>
        <translation>Cambiar todas las x y las o por b y w</translation>
    </message>
    <message>
        <source>It has 8, 10, 12 or 14 to 16 lines.</source>
        <translation>Tiene 8, 10, 12 o de 14 a 16 líneas.</translation>
    </message>
    <message>
        <source>Join all digits</source>
        <translation>Juntar todas las cifras</translation>
    </message>
    <message>
        <source>Make it a pass</source>
        <translation>Convertir en pase</translation>
    </message>
    <message>
        <source>Read all counts as before the stones</source>
        <translation>Leer todas las cantidades como antepuestas a las piedras</translation>
    </message>
    <message>
        <source>Read all rows as number, column, stones</source>
        <translation>Leer todas las filas como número, columna, piedras</translation>
    </message>
    <message>
        <source>Read all rows as number, stones, column</source>
        <translation>Leer todas las filas como número, piedras, columna</translation>
    </message>
    <message>
        <source>Read all stones as colour, column, number</source>
        <translation>Leer todas las piedras como color, columna, número</translation>
    </message>
    <message>
        <source>Remove all escapes of Markdown and HTML</source>
        <translation>Eliminar todas las secuencias de escape de Markdown y HTML</translation>
    </message>
    <message>
        <source>Remove the signs between stones</source>
        <translation>Eliminar los signos entre las piedras</translation>
    </message>
    <message>
        <source>Remove what is around the text</source>
        <translation>Eliminar lo que rodea al texto</translation>
    </message>
    <message numerus="yes">
        <source>Rows {first} to {last} are not shown; they are read as empty.</source>
        <translation>
            <numerusform>La fila {first} no se muestra; se lee como vacía.</numerusform>
            <numerusform>Las filas {first} a {last} no se muestran; se leen como vacías.</numerusform>
        </translation>
    </message>
    <message>
        <source>SZ[{value}] is read as {meant}; SZ[{standard}] is expected.</source>
        <translation>SZ[{value}] se lee como {meant}; se esperaba SZ[{standard}].</translation>
    </message>
    <message>
        <source>Separate all parts with dots</source>
        <translation>Separar todos los elementos con puntos</translation>
    </message>
    <message numerus="yes">
        <source>The engine&apos;s board differs at {count:,} points, the first is {point}.</source>
        <translation>
            <numerusform>El tablero del motor difiere en {point}.</numerusform>
            <numerusform>El tablero del motor difiere en {count:,} puntos, el primero es {point}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The engine&apos;s board has another size.</source>
        <translation>El tablero del motor tiene otro tamaño.</translation>
    </message>
    <message>
        <source>The engine&apos;s move {point} is illegal: {reason}</source>
        <translation>La jugada {point} del motor es ilegal: {reason}</translation>
    </message>
    <message>
        <source>The invisible {found} is skipped.</source>
        <translation>Se pasa por alto el carácter invisible {found}.</translation>
    </message>
    <message>
        <source>There are no HEN or SGF files in this folder.</source>
        <translation>No hay archivos HEN ni SGF en esta carpeta.</translation>
    </message>
    <message>
        <source>There are no moves to number before this position.</source>
        <translation>No hay jugadas que numerar antes de esta posición.</translation>
    </message>
    <message numerus="yes">
        <source>There are {count:,} pictures, which need a folder, or --game to choose one.</source>
        <translation>
            <numerusform>Hay una imagen, que necesita una carpeta, o --game para elegirla.</numerusform>
            <numerusform>Hay {count:,} imágenes, que necesitan una carpeta, o --game para elegir una.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is a ko.</source>
        <translation>Hay un ko.</translation>
    </message>
    <message>
        <source>There is a no-break or wide space here; a plain space was expected.</source>
        <translation>Aquí hay un espacio de no separación o ancho; se esperaba un espacio normal.</translation>
    </message>
    <message>
        <source>There is a stone on that point.</source>
        <translation>Ya hay una piedra en ese punto.</translation>
    </message>
    <message>
        <source>There is a stone on the ko point {point}; an empty point was expected.</source>
        <translation>Hay una piedra en el punto de ko {point}; se esperaba un punto vacío.</translation>
    </message>
    <message>
        <source>There is no board of size “{found}”; a board has 1 to 25 columns and 1 to 52 rows.</source>
        <translation>No hay tableros de tamaño «{found}»; un tablero tiene de 1 a 25 columnas y de 1 a 52 filas.</translation>
    </message>
    <message>
        <source>There is no column I: the letter is skipped.</source>
        <translation>No hay columna I: esa letra se salta.</translation>
    </message>
    <message>
        <source>There is no diagram of a Go board in this text.</source>
        <translation>No hay ningún diagrama de un tablero de go en este texto.</translation>
    </message>
    <message>
        <source>There is no engine {name}, and none was found. GNU Go and KataGo are free ones.</source>
        <translation>No hay ningún motor {name}, y no se ha encontrado ninguno. GNU Go y KataGo son libres.</translation>
    </message>
    <message>
        <source>There is no engine {name}; found: {found}.</source>
        <translation>No hay ningún motor {name}; encontrados: {found}.</translation>
    </message>
    <message>
        <source>There is no folder {folder}.</source>
        <translation>La carpeta {folder} no existe.</translation>
    </message>
    <message>
        <source>There is no move {move:,}; this is the position after the last one, move {last:,}.</source>
        <translation>No hay jugada {move:,}; esta es la posición después de la última, la {last:,}.</translation>
    </message>
    <message>
        <source>There is no move {number:,}; the last one of the game is {last:,}.</source>
        <translation>No hay jugada {number:,}; la última de la partida es la {last:,}.</translation>
    </message>
    <message>
        <source>There is no node {number:,}; the last one of the game is {last:,}.</source>
        <translation>No hay nodo {number:,}; el último de la partida es el {last:,}.</translation>
    </message>
    <message numerus="yes">
        <source>There is no number {number}; there are only {count:,}.</source>
        <translation>
            <numerusform>No hay número {number}; solo hay uno.</numerusform>
            <numerusform>No hay número {number}; solo hay {count:,}.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no program {program}.</source>
        <translation>No hay ningún programa {program}.</translation>
    </message>
    <message>
        <source>There is no row {row} on this board; its top row is {rows}.</source>
        <translation>No hay fila {row} en este tablero; la más alta es la {rows}.</translation>
    </message>
    <message>
        <source>There is no style “{name}”, only {names}.</source>
        <translation>No hay ningún estilo «{name}», solo {names}.</translation>
    </message>
    <message>
        <source>There is not enough memory.</source>
        <translation>No hay memoria suficiente.</translation>
    </message>
    <message>
        <source>There is one ) too many; it is skipped.</source>
        <translation>Sobra un «)»; se pasa por alto.</translation>
    </message>
    <message>
        <source>This board was not read surely; compare it with the picture.</source>
        <translation>Este tablero no se ha leído con seguridad; compárelo con la imagen.</translation>
    </message>
    <message>
        <source>This document carries no position: no .hen or .sgf file is attached to it.</source>
        <translation>Este documento no contiene ninguna posición: no lleva adjunto ningún archivo .hen ni .sgf.</translation>
    </message>
    <message>
        <source>This engine can only play: it names no good moves.</source>
        <translation>Este motor solo sabe jugar: no indica buenas jugadas.</translation>
    </message>
    <message>
        <source>This engine cannot tell which stones are dead.</source>
        <translation>Este motor no puede decir qué piedras están muertas.</translation>
    </message>
    <message>
        <source>This engine knows square boards only; this one is {size}.</source>
        <translation>Este motor solo conoce tableros cuadrados; este es de {size}.</translation>
    </message>
    <message>
        <source>This game is not Go: it has no position.</source>
        <translation>Esta partida no es de go: no tiene posición.</translation>
    </message>
    <message>
        <source>This game is on {here}; a {there} board does not fit.</source>
        <translation>Esta partida es de {here}; un tablero de {there} no encaja.</translation>
    </message>
    <message>
        <source>This is likely a board of Go, but may be one of another game, or a drawing.</source>
        <translation>Seguramente es un tablero de go, pero podría ser de otro juego, o un dibujo.</translation>
    </message>
    <message>
        <source>This is not a game of Go.</source>
        <translation>Esto no es una partida de go.</translation>
    </message>
    <message>
        <source>This is not a picture that can be read.</source>
        <translation>No es una imagen que se pueda leer.</translation>
    </message>
    <message>
        <source>This is only possible for a move of Black or White.</source>
        <translation>Esto solo es posible con una jugada de Negro o de Blanco.</translation>
    </message>
    <message>
        <source>This may be the first row of the diagram below, but it does not fit, so it is left out.</source>
        <translation>Podría ser la primera fila del diagrama de abajo, pero no encaja, así que se omite.</translation>
    </message>
    <message>
        <source>This node has setup ({setup}) and a move; the setup comes first, then the move.</source>
        <translation>Este nodo tiene piedras colocadas ({setup}) y una jugada; primero van las piedras colocadas y luego la jugada.</translation>
    </message>
    <message>
        <source>This node has two moves; Black&apos;s is played first.</source>
        <translation>Este nodo tiene dos jugadas; la de Negro se juega primero.</translation>
    </message>
    <message>
        <source>This picture carries no position: it has no data-hen, and no HEN in its metadata or descriptions.</source>
        <translation>Esta imagen no contiene ninguna posición: no tiene data-hen, ni HEN en sus metadatos o descripciones.</translation>
    </message>
    <message>
        <source>This picture carries no position: no comment in it begins with “HEN:”.</source>
        <translation>Esta imagen no contiene ninguna posición: ningún comentario de ella empieza con «HEN:».</translation>
    </message>
    <message>
        <source>This picture carries no position: no text in it is named HEN or SGF.</source>
        <translation>Esta imagen no contiene ninguna posición: ningún texto de ella se llama HEN o SGF.</translation>
    </message>
    <message>
        <source>This picture could not be decoded: it is damaged, or needs too much memory.</source>
        <translation>No se pudo decodificar esta imagen: está dañada o necesita demasiada memoria.</translation>
    </message>
    <message>
        <source>This picture has {width:,} by {height:,} pixels, more than can be looked through.</source>
        <translation>Esta imagen tiene {width:,} por {height:,} píxeles, más de los que se pueden examinar.</translation>
    </message>
    <message>
        <source>This picture was not decoded within {seconds} seconds, and is left alone.</source>
        <translation>Esta imagen no se pudo decodificar en {seconds} segundos y no se abre.</translation>
    </message>
    <message>
        <source>This player has no earlier move to exchange this one with.</source>
        <translation>Este jugador no tiene una jugada anterior con la que intercambiar esta.</translation>
    </message>
    <message>
        <source>This row has {found} points where others have {width}; the missing ones are read as empty.</source>
        <translation>Esta fila tiene {found} puntos donde otras tienen {width}; los que faltan se leen como vacíos.</translation>
    </message>
    <message>
        <source>This row has {found} points where others have {width}; what is at its end is left out.</source>
        <translation>Esta fila tiene {found} puntos donde otras tienen {width}; se omite lo que hay al final.</translation>
    </message>
    <message>
        <source>This text is outside the games; it is kept.</source>
        <translation>Este texto está fuera de las partidas; se conserva.</translation>
    </message>
    <message>
        <source>Time is given in seconds, such as 3600 for an hour.</source>
        <translation>El tiempo se indica en segundos, como 3600 para una hora.</translation>
    </message>
    <message>
        <source>Triangles: {points}</source>
        <translation>Triángulos: {points}</translation>
    </message>
    <message>
        <source>Undecodable bytes become U+FFFD in this node.</source>
        <translation>Los bytes indescifrables se convierten en U+FFFD en este nodo.</translation>
    </message>
    <message>
        <source>Unknown properties stay as they are, even if they name points: {names}.</source>
        <translation>Las propiedades desconocidas quedan como están, aunque nombren puntos: {names}.</translation>
    </message>
    <message>
        <source>Variations are not read from {format} files; they are left out.</source>
        <translation>Las variantes no se leen de los archivos {format}; se omiten.</translation>
    </message>
    <message>
        <source>Variations will be lost.</source>
        <translation>Se perderán las variantes.</translation>
    </message>
    <message numerus="yes">
        <source>What is at {count:,} points falls off the board, the first at {point}.</source>
        <translation>
            <numerusform>Lo que hay en {point} cae fuera del tablero.</numerusform>
            <numerusform>Lo que hay en {count:,} puntos cae fuera del tablero, el primero en {point}.</numerusform>
        </translation>
    </message>
    <message>
        <source>What was recorded is not the document when it is read back. This is an error in HEN Editor.</source>
        <translation>Lo que se ha registrado no da el documento al volver a leerlo. Es un error de HEN Editor.</translation>
    </message>
    <message>
        <source>When reopened, the file would not show the same games. This is an error in HEN Editor; the document stays open with all your changes.</source>
        <translation>Al volver a abrirlo, el archivo no mostraría las mismas partidas. Es un error de HEN Editor; el documento sigue abierto con todos sus cambios.</translation>
    </message>
    <message>
        <source>Words such as “Black” are not swapped in comments.</source>
        <translation>Las palabras como «Negro» no se intercambian en los comentarios.</translation>
    </message>
    <message>
        <source>Write all points as column and row</source>
        <translation>Escribir todos los puntos del tablero como columna y fila</translation>
    </message>
    <message>
        <source>Write columns in upper case, stones in lower case</source>
        <translation>Escribir las columnas en mayúsculas y las piedras en minúsculas</translation>
    </message>
    <message>
        <source>Write once what is doubled</source>
        <translation>Escribir una sola vez lo duplicado</translation>
    </message>
    <message>
        <source>Write the order without signs</source>
        <translation>Escribir el orden de juego sin signos entre los colores</translation>
    </message>
    <message>
        <source>Write the size with x</source>
        <translation>Escribir el tamaño con x</translation>
    </message>
    <message>
        <source>Write “-” before all labels</source>
        <translation>Escribir «-» delante de todas las etiquetas</translation>
    </message>
    <message>
        <source>a valid text, refused</source>
        <translation>un texto válido, rechazado</translation>
    </message>
    <message>
        <source>an answer that is not valid HEN</source>
        <translation>una respuesta que no es HEN válido</translation>
    </message>
    <message>
        <source>an invalid text, accepted</source>
        <translation>un texto no válido, aceptado</translation>
    </message>
    <message>
        <source>another position</source>
        <translation>otra posición</translation>
    </message>
    <message>
        <source>answered</source>
        <translation>respuesta</translation>
    </message>
    <message>
        <source>best is {move}</source>
        <translation>la mejor es {move}</translation>
    </message>
    <message>
        <source>circle</source>
        <translation>círculo</translation>
    </message>
    <message>
        <source>cross</source>
        <translation>cruz</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vacío</translation>
    </message>
    <message>
        <source>error</source>
        <translation>error</translation>
    </message>
    <message>
        <source>expected</source>
        <translation>esperado</translation>
    </message>
    <message>
        <source>fix: {label}</source>
        <translation>corrección: {label}</translation>
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
        <translation>etiqueta</translation>
    </message>
    <message>
        <source>last move</source>
        <translation>última jugada</translation>
    </message>
    <message>
        <source>last move {color} pass</source>
        <translation>última jugada {color}: paso</translation>
    </message>
    <message>
        <source>last move {color} {point}</source>
        <translation>última jugada {color} {point}</translation>
    </message>
    <message>
        <source>mark</source>
        <translation>símbolo</translation>
    </message>
    <message>
        <source>no answer, or more than one line</source>
        <translation>ninguna respuesta, o más de una línea</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>note</source>
        <translation>nota</translation>
    </message>
    <message>
        <source>number</source>
        <translation>número</translation>
    </message>
    <message>
        <source>only in the first</source>
        <translation>solo en el primero</translation>
    </message>
    <message>
        <source>only in the second</source>
        <translation>solo en el segundo</translation>
    </message>
    <message>
        <source>order</source>
        <translation>orden de juego</translation>
    </message>
    <message>
        <source>order {colors}</source>
        <translation>orden de juego {colors}</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>paso</translation>
    </message>
    <message>
        <source>rule</source>
        <translation>regla</translation>
    </message>
    <message>
        <source>size</source>
        <translation>tamaño</translation>
    </message>
    <message>
        <source>square</source>
        <translation>cuadrado</translation>
    </message>
    <message>
        <source>text</source>
        <translation>texto</translation>
    </message>
    <message>
        <source>the move lost {points}</source>
        <translation>la jugada perdió {points} puntos</translation>
    </message>
    <message>
        <source>the same position, not in canonical form</source>
        <translation>la misma posición, pero no en forma canónica</translation>
    </message>
    <message>
        <source>triangle</source>
        <translation>triángulo</translation>
    </message>
    <message>
        <source>turn</source>
        <translation>turno</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>advertencia</translation>
    </message>
    <message numerus="yes">
        <source>{bad:,} of {count:,} not valid: {found}.</source>
        <translation>
            <numerusform>No válido: {found}.</numerusform>
            <numerusform>{bad:,} de {count:,} no válidos: {found}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{color} leads by {points}</source>
        <translation>{color} gana por {points}</translation>
    </message>
    <message>
        <source>{color} made the last move and is to move again.</source>
        <translation>{color} hizo la última jugada y vuelve a tener el turno.</translation>
    </message>
    <message>
        <source>{color} to play</source>
        <translation>juega {color}</translation>
    </message>
    <message>
        <source>{color} wins {percent} %</source>
        <translation>{color} gana con un {percent}&#xa0;%</translation>
    </message>
    <message numerus="yes">
        <source>{color}&apos;s stones at {point} have no liberties; at least one is needed.</source>
        <translation>
            <numerusform>La piedra de {color} en {point} no tiene libertades; necesita al menos una.</numerusform>
            <numerusform>Las piedras de {color} en {point} no tienen libertades; necesitan al menos una.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} could not be read.</source>
        <translation>
            <numerusform>No se ha podido leer 1.</numerusform>
            <numerusform>No se han podido leer {count:,}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} errors</source>
        <translation>
            <numerusform>1 error</numerusform>
            <numerusform>{count:,} errores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} files have problems and are always searched.</source>
        <translation>
            <numerusform>1 archivo tiene un problema y siempre se examina.</numerusform>
            <numerusform>{count:,} archivos tienen problemas y siempre se examinan.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} lines are not valid HEN and are left out: {lines}.</source>
        <translation>
            <numerusform>La línea {lines} no es HEN válido y se omite.</numerusform>
            <numerusform>{count:,} líneas no son HEN válido y se omiten: {lines}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} lines end without right or wrong.</source>
        <translation>
            <numerusform>Una variante termina sin indicar si es correcta o incorrecta.</numerusform>
            <numerusform>{count:,} variantes terminan sin indicar si son correctas o incorrectas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} lines were not understood and are left out; the first is line {line}: “{text}”.</source>
        <translation>
            <numerusform>La línea {line} no se ha entendido y se omite: «{text}».</numerusform>
            <numerusform>{count:,} líneas no se han entendido y se omiten; la primera es la línea {line}: «{text}».</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} lines were read as one position; title lines (# Title) separate positions.</source>
        <translation>
            <numerusform>{count:,} línea se ha leído como una sola posición; las líneas de título (# Título) separan las posiciones.</numerusform>
            <numerusform>{count:,} líneas se han leído como una sola posición; las líneas de título (# Título) separan las posiciones.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} more of this kind: {last}</source>
        <translation>
            <numerusform>{count:,} más de este tipo: {last}</numerusform>
            <numerusform>{count:,} más de este tipo: {last}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} moves can no longer be played: {numbers}.</source>
        <translation>
            <numerusform>{count:,} jugada ya no se puede jugar: {numbers}.</numerusform>
            <numerusform>{count:,} jugadas ya no se pueden jugar: {numbers}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} moves can no longer be played; the first are {numbers}.</source>
        <translation>
            <numerusform>{count:,} jugada ya no se puede jugar; la primera es {numbers}.</numerusform>
            <numerusform>{count:,} jugadas ya no se pueden jugar; las primeras son {numbers}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} notes</source>
        <translation>
            <numerusform>1 nota</numerusform>
            <numerusform>{count:,} notas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} positions were read, although no title lines (# Title) separate them.</source>
        <translation>
            <numerusform>Se ha leído {count:,} posición, aunque ninguna línea de título (# Título) la separa.</numerusform>
            <numerusform>Se han leído {count:,} posiciones, aunque ninguna línea de título (# Título) las separa.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} texts with line breaks or half characters were not asked.</source>
        <translation>
            <numerusform>No se ha preguntado 1 texto con un salto de línea o medio carácter.</numerusform>
            <numerusform>No se han preguntado {count:,} textos con saltos de línea o medios caracteres.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} visits</source>
        <translation>
            <numerusform>{count:,} visita</numerusform>
            <numerusform>{count:,} visitas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} warnings</source>
        <translation>
            <numerusform>1 advertencia</numerusform>
            <numerusform>{count:,} advertencias</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} arrows are left out.</source>
        <translation>
            <numerusform>Se omite una flecha.</numerusform>
            <numerusform>Se omiten {count} flechas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} labels are left out.</source>
        <translation>
            <numerusform>Se omite una etiqueta.</numerusform>
            <numerusform>Se omiten {count} etiquetas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} lines are left out.</source>
        <translation>
            <numerusform>Se omite una línea.</numerusform>
            <numerusform>Se omiten {count} líneas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} marks are left out.</source>
        <translation>
            <numerusform>Se omite un símbolo.</numerusform>
            <numerusform>Se omiten {count} símbolos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} move numbers are left out.</source>
        <translation>
            <numerusform>Se omite un número de jugada.</numerusform>
            <numerusform>Se omiten {count} números de jugada.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} stones that are neither black nor white are left out.</source>
        <translation>
            <numerusform>Se omite una piedra que no es negra ni blanca.</numerusform>
            <numerusform>Se omiten {count} piedras que no son negras ni blancas.</numerusform>
        </translation>
    </message>
    <message>
        <source>{folder} is a symbolic link, not a folder of HEN Editor&apos;s own.</source>
        <translation>{folder} es un enlace simbólico, no una carpeta propia de HEN Editor.</translation>
    </message>
    <message>
        <source>{folder} is not a folder.</source>
        <translation>{folder} no es una carpeta.</translation>
    </message>
    <message numerus="yes">
        <source>{names} are given a stone twice; the later one counts.</source>
        <translation>
            <numerusform>{names} recibe una piedra dos veces; vale la última.</numerusform>
            <numerusform>{names} reciben una piedra dos veces; vale la última.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} and {other} set the same point; {name}, which comes later, wins.</source>
        <translation>{name} y {other} definen el mismo punto; prevalece {name}, que va después.</translation>
    </message>
    <message>
        <source>{name} has more than one value where one is expected.</source>
        <translation>{name} tiene más de un valor donde se espera uno.</translation>
    </message>
    <message>
        <source>{name} is given more than once in a node; the values were joined.</source>
        <translation>{name} se indica más de una vez en un nodo; los valores se han unido.</translation>
    </message>
    <message>
        <source>{name} is in lower case; it was read as {meant}.</source>
        <translation>{name} está en minúsculas; se ha leído como {meant}.</translation>
    </message>
    <message>
        <source>{name} is neither a .png, .svg or .pdf file nor a folder.</source>
        <translation>{name} no es un archivo .png, .svg o .pdf ni una carpeta.</translation>
    </message>
    <message>
        <source>{name} is not on a {size} board.</source>
        <translation>{name} no está en un tablero de {size}.</translation>
    </message>
    <message>
        <source>{name}[{value}] is read as {meant}: it is in hundredths of a point.</source>
        <translation>{name}[{value}] se lee como {meant}: está en centésimas de punto.</translation>
    </message>
    <message>
        <source>{written} is read as {name}, which it means in the first node of games from some sites.</source>
        <translation>{written} se lee como {name}, que es lo que significa en el primer nodo de las partidas de algunos sitios.</translation>
    </message>
    <message>
        <source>{name} is valid only in the first node of a game.</source>
        <translation>{name} solo es válido en el primer nodo de una partida.</translation>
    </message>
    <message>
        <source>{name} has no closing ]; it ends before the next move, or with the file.</source>
        <translation>{name} no tiene ] de cierre; termina antes de la siguiente jugada, o con el archivo.</translation>
    </message>
    <message>
        <source>{name}: nothing in it is a grid of signs.</source>
        <translation>{name}: nada de él es una cuadrícula de signos.</translation>
    </message>
    <message numerus="yes">
        <source>{name}: {count:,} more ({found}); hen validate --json lists all.</source>
        <translation>
            <numerusform>{name}: 1 más ({found}); hen validate --json los muestra todos.</numerusform>
            <numerusform>{name}: {count:,} más ({found}); hen validate --json los muestra todos.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}[] is empty, which has no meaning for this property.</source>
        <translation>{name}[] está vacío, lo que no significa nada en esta propiedad.</translation>
    </message>
    <message>
        <source>{name}[{value}] is an unusual komi; it may be in hundredths of a point.</source>
        <translation>{name}[{value}] es un komi poco habitual; puede estar en centésimas de punto.</translation>
    </message>
    <message>
        <source>{name}[{value}] is ignored, but kept in the file: 1 or 2 is expected.</source>
        <translation>{name}[{value}] se pasa por alto, pero se conserva en el archivo: se espera 1 o 2.</translation>
    </message>
    <message>
        <source>{name}[{value}] is ignored, but kept in the file: B or W is expected.</source>
        <translation>{name}[{value}] se pasa por alto, pero se conserva en el archivo: se espera B o W.</translation>
    </message>
    <message>
        <source>{name}[{value}] is ignored, but kept in the file: a board size is expected.</source>
        <translation>{name}[{value}] se pasa por alto, pero se conserva en el archivo: se espera un tamaño de tablero.</translation>
    </message>
    <message>
        <source>{name}[{value}] is ignored, but kept in the file: a name and a version are expected.</source>
        <translation>{name}[{value}] se pasa por alto, pero se conserva en el archivo: se esperan un nombre y una versión.</translation>
    </message>
    <message>
        <source>{name}[{value}] is ignored, but kept in the file: a number and a name are expected.</source>
        <translation>{name}[{value}] se pasa por alto, pero se conserva en el archivo: se esperan un número y un nombre.</translation>
    </message>
    <message>
        <source>{name}[{value}] is ignored, but kept in the file: a number is expected.</source>
        <translation>{name}[{value}] se pasa por alto, pero se conserva en el archivo: se espera un número.</translation>
    </message>
    <message>
        <source>{name}[{value}] is ignored, but kept in the file: a point or a pass is expected.</source>
        <translation>{name}[{value}] se pasa por alto, pero se conserva en el archivo: se espera un punto o un paso.</translation>
    </message>
    <message>
        <source>{name}[{value}] is ignored, but kept in the file: a whole number is expected.</source>
        <translation>{name}[{value}] se pasa por alto, pero se conserva en el archivo: se espera un número entero.</translation>
    </message>
    <message>
        <source>{name}[{value}] is ignored, but kept in the file: nothing is expected.</source>
        <translation>{name}[{value}] se pasa por alto, pero se conserva en el archivo: no se espera nada.</translation>
    </message>
    <message>
        <source>{name}[{value}] is ignored, but kept in the file: pairs of points are expected.</source>
        <translation>{name}[{value}] se pasa por alto, pero se conserva en el archivo: se esperan pares de puntos.</translation>
    </message>
    <message>
        <source>{name}[{value}] is ignored, but kept in the file: points are expected.</source>
        <translation>{name}[{value}] se pasa por alto, pero se conserva en el archivo: se esperan puntos.</translation>
    </message>
    <message>
        <source>{name}[{value}] is ignored, but kept in the file: points or nothing is expected.</source>
        <translation>{name}[{value}] se pasa por alto, pero se conserva en el archivo: se esperan puntos o nada.</translation>
    </message>
    <message>
        <source>{name}[{value}] is ignored, but kept in the file: points with texts are expected.</source>
        <translation>{name}[{value}] se pasa por alto, pero se conserva en el archivo: se esperan puntos con textos.</translation>
    </message>
    <message>
        <source>{name}[{value}] is just off the {size} board, as some programs write a pass; it is ignored, but kept in the file.</source>
        <translation>{name}[{value}] está justo fuera del tablero ({size}), como algunos programas escriben un pase; se ignora, pero se conserva en el archivo.</translation>
    </message>
    <message>
        <source>{name}[{value}] is off the {size} board; it is ignored, but kept in the file.</source>
        <translation>{name}[{value}] está fuera del tablero de {size}; se pasa por alto, pero se conserva en el archivo.</translation>
    </message>
    <message>
        <source>{name}[{value}] is read as a pass, which is written {name}[].</source>
        <translation>{name}[{value}] se lee como un paso, que se escribe {name}[].</translation>
    </message>
    <message>
        <source>{name}[{value}] is read as {meant}; B or W is expected.</source>
        <translation>{name}[{value}] se lee como {meant}; se espera B o W.</translation>
    </message>
    <message>
        <source>{name}[{value}] is read as {meant}; a decimal point is expected, not a comma.</source>
        <translation>{name}[{value}] se lee como {meant}; se espera un punto decimal, no una coma.</translation>
    </message>
    <message>
        <source>{name}[{value}] is read as {meant}; a number alone is expected.</source>
        <translation>{name}[{value}] se lee como {meant}; se esperaba solo un número.</translation>
    </message>
    <message>
        <source>{name}[{value}] was off the board and is removed: it would be on the board now.</source>
        <translation>{name}[{value}] estaba fuera del tablero y se elimina: ahora estaría en el tablero.</translation>
    </message>
    <message>
        <source>{part} is not a part of this board, such as A1:{corner}.</source>
        <translation>{part} no es una parte de este tablero, como A1:{corner}.</translation>
    </message>
    <message>
        <source>{place}: {size}, likely a board of Go: {total} points.</source>
        <translation>{place}: {size}, seguramente un tablero de go: {total} puntos.</translation>
    </message>
    <message>
        <source>{place}: {size}, marked as a diagram of Go.</source>
        <translation>{place}: {size}, señalado como diagrama de go.</translation>
    </message>
    <message>
        <source>{place}: {size}, no board of Go: {total} points.</source>
        <translation>{place}: {size}, no es un tablero de go: {total} puntos.</translation>
    </message>
    <message>
        <source>{place}: {size}, surely a board of Go: {total} points.</source>
        <translation>{place}: {size}, sin duda un tablero de go: {total} puntos.</translation>
    </message>
    <message>
        <source>{point} has two labels; the later one counts.</source>
        <translation>{point} tiene dos etiquetas; vale la última.</translation>
    </message>
    <message>
        <source>{point} has two marks; the later one counts.</source>
        <translation>{point} tiene dos símbolos; vale el último.</translation>
    </message>
    <message>
        <source>{point} may be black or empty.</source>
        <translation>{point} puede ser negro o estar vacío.</translation>
    </message>
    <message>
        <source>{point} may be black or white.</source>
        <translation>{point} puede ser negro o blanco.</translation>
    </message>
    <message>
        <source>{point} may be black, white or empty.</source>
        <translation>{point} puede ser negro o blanco, o estar vacío.</translation>
    </message>
    <message>
        <source>{point} may be white or empty.</source>
        <translation>{point} puede ser blanco o estar vacío.</translation>
    </message>
    <message>
        <source>{reason}.</source>
        <translation>{reason}.</translation>
    </message>
    <message>
        <source>“{black}” is read as Black and “{white}” as White.</source>
        <translation>«{black}» se lee como Negro y «{white}» como Blanco.</translation>
    </message>
    <message>
        <source>“{black}” is read as Black and “{white}” as White; other programs have them the other way round.</source>
        <translation>«{black}» se lee como Negro y «{white}» como Blanco; otros programas lo hacen al revés.</translation>
    </message>
    <message>
        <source>“{found}” begins with a dot; a row begins with “_”: “{meant}”.</source>
        <translation>«{found}» empieza por un punto; una fila empieza por «_»: «{meant}».</translation>
    </message>
    <message>
        <source>“{found}” cannot be part of the label “{label}”; a label has no spaces, dots, “_” or “-”.</source>
        <translation>«{found}» no puede formar parte de la etiqueta «{label}»; una etiqueta no tiene espacios, puntos, «_» ni «-».</translation>
    </message>
    <message>
        <source>“{found}” cannot be read here; every part of HEN begins with “.”, “_” or “~”, as “_4Db” (Black at D4) does.</source>
        <translation>«{found}» no se puede leer aquí; cada elemento de HEN empieza por «.», «_» o «~», como «_4Db» (Negro en D4).</translation>
    </message>
    <message>
        <source>“{found}” cannot be read; after a dot comes a size (9x9), a point (K10), a colour (b or w) or a pass (pb).</source>
        <translation>«{found}» no se puede leer; tras un punto va un tamaño (9x9), un punto (K10), un color (b o w) o un paso (pb).</translation>
    </message>
    <message>
        <source>“{found}” does not decode to valid label text; it is shown as it is.</source>
        <translation>«{found}» no se descodifica como un texto de etiqueta válido; se muestra como está.</translation>
    </message>
    <message>
        <source>“{found}” has Cyrillic letters that look like Latin ones; Latin ones were expected: “{meant}”.</source>
        <translation>«{found}» tiene letras cirílicas que parecen latinas; se esperaban latinas: «{meant}».</translation>
    </message>
    <message>
        <source>“{found}” has Greek letters that look like Latin ones; Latin ones were expected: “{meant}”.</source>
        <translation>«{found}» tiene letras griegas que parecen latinas; se esperaban latinas: «{meant}».</translation>
    </message>
    <message>
        <source>“{found}” has a character twice; once was expected: “{meant}”.</source>
        <translation>«{found}» tiene un carácter repetido; se esperaba una sola vez: «{meant}».</translation>
    </message>
    <message>
        <source>“{found}” has a letter where a digit was expected: “{meant}”.</source>
        <translation>«{found}» tiene una letra donde se esperaba una cifra: «{meant}».</translation>
    </message>
    <message>
        <source>“{found}” has a word where a letter was expected: “{meant}”.</source>
        <translation>«{found}» tiene una palabra donde se esperaba una letra: «{meant}».</translation>
    </message>
    <message>
        <source>“{found}” has another sign than expected, or one too many: “{meant}”.</source>
        <translation>«{found}» tiene un signo distinto del esperado, o uno de más: «{meant}».</translation>
    </message>
    <message>
        <source>“{found}” has escapes of Markdown, HTML or a web address; plain characters were expected: “{meant}”.</source>
        <translation>«{found}» tiene secuencias de escape de Markdown, de HTML o de una dirección web; se esperaban caracteres normales: «{meant}».</translation>
    </message>
    <message>
        <source>“{found}” has full-width or unusual characters; plain ones were expected: “{meant}”.</source>
        <translation>«{found}» tiene caracteres de ancho completo o inusuales; se esperaban normales: «{meant}».</translation>
    </message>
    <message>
        <source>“{found}” has its characters in another order than expected: “{meant}”.</source>
        <translation>«{found}» tiene sus caracteres en un orden distinto del esperado: «{meant}».</translation>
    </message>
    <message>
        <source>“{found}” has no row number; one was expected after “_”, as in “_10Kb”.</source>
        <translation>«{found}» no tiene número de fila; se esperaba uno tras «_», como en «_10Kb».</translation>
    </message>
    <message>
        <source>“{found}” has signs for stones; letters were expected: “{meant}”.</source>
        <translation>«{found}» tiene signos para las piedras; se esperaban letras: «{meant}».</translation>
    </message>
    <message>
        <source>“{found}” in row {row} cannot be read; a column, a stone or a number was expected.</source>
        <translation>«{found}» en la fila {row} no se puede leer; se esperaba una columna, una piedra o un número.</translation>
    </message>
    <message>
        <source>“{found}” in row {row} means no stone at all; a count of 1 or more was expected.</source>
        <translation>«{found}» en la fila {row} no representa ninguna piedra; se esperaba una cantidad de 1 o más.</translation>
    </message>
    <message>
        <source>“{found}” is not on this board, so it is left out.</source>
        <translation>«{found}» no está en este tablero, así que se omite.</translation>
    </message>
    <message>
        <source>“{found}” is read as a last move despite the space; better write “{meant}”.</source>
        <translation>«{found}» se lee como una última jugada pese al espacio; mejor escriba «{meant}».</translation>
    </message>
    <message>
        <source>“{found}” is read as a pass despite the space; better write “{meant}”.</source>
        <translation>«{found}» se lee como un paso pese al espacio; mejor escriba «{meant}».</translation>
    </message>
    <message>
        <source>“{found}” is read as an order of play despite the space; better write “{meant}”.</source>
        <translation>«{found}» se lee como un orden de juego pese al espacio; mejor escriba «{meant}».</translation>
    </message>
    <message>
        <source>“{found}” is too short for an order of play; two colours or more were expected, as in “~bw”.</source>
        <translation>«{found}» es demasiado corto para un orden de juego; se esperaban dos colores o más, como en «~bw».</translation>
    </message>
    <message>
        <source>“{found}” mixes up upper and lower case; columns are upper case, stones lower case: “{meant}”.</source>
        <translation>«{found}» mezcla mayúsculas y minúsculas; las columnas van en mayúsculas y las piedras en minúsculas: «{meant}».</translation>
    </message>
    <message>
        <source>“{found}” names a column off the board; its last column is {last}.</source>
        <translation>«{found}» nombra una columna fuera del tablero; su última columna es {last}.</translation>
    </message>
    <message>
        <source>“{found}” names a column without a row; both were expected, as in “.{column}{row}”.</source>
        <translation>«{found}» nombra una columna sin fila; se esperaban ambas, como en «.{column}{row}».</translation>
    </message>
    <message>
        <source>“{found}” names row 0; rows are counted from 1, from the bottom up.</source>
        <translation>«{found}» nombra la fila 0; las filas se cuentan desde 1, de abajo arriba.</translation>
    </message>
    <message>
        <source>“{found}” names the column first; the row comes first: “{meant}”.</source>
        <translation>«{found}» nombra primero la columna; la fila va primero: «{meant}».</translation>
    </message>
    <message>
        <source>“{found}” needs “_” before it: “{meant}”.</source>
        <translation>«{found}» necesita «_» delante: «{meant}».</translation>
    </message>
    <message>
        <source>“{key}” is not a color, such as &quot;#d3a35a&quot; or &quot;#d3a35a80&quot;; it is {value}.</source>
        <translation>«{key}» no es un color, como &quot;#d3a35a&quot; o &quot;#d3a35a80&quot;; es {value}.</translation>
    </message>
    <message>
        <source>“{key}” is not a list of at most two colors, such as [&quot;#ffffff&quot;]; it is {value}.</source>
        <translation>«{key}» no es una lista de dos colores como máximo, como [&quot;#ffffff&quot;]; es {value}.</translation>
    </message>
    <message>
        <source>“{key}” is not a width from 0 to 0.5, where 1 is the distance between two lines; it is {value}.</source>
        <translation>«{key}» no es una anchura de 0 a 0.5, donde 1 es la distancia entre dos líneas; es {value}.</translation>
    </message>
    <message>
        <source>“{key}” is not one of {names}; it is {value}.</source>
        <translation>«{key}» no es uno de {names}; es {value}.</translation>
    </message>
    <message>
        <source>“{label}” at this point is a label; the mark is written in upper case: {mark}.</source>
        <translation>En este punto, «{label}» es una etiqueta; el símbolo se escribe en mayúsculas: {mark}.</translation>
    </message>
    <message>
        <source>“{name}” has no value in [ ]; it is skipped, but kept in the file.</source>
        <translation>«{name}» no tiene valor entre [ ]; se pasa por alto, pero se conserva en el archivo.</translation>
    </message>
    <message>
        <source>“{sign}” before each row is left out.</source>
        <translation>Se omite «{sign}» delante de cada fila.</translation>
    </message>
    <message>
        <source>“{sign}” means nothing in this diagram; its point is read as empty.</source>
        <translation>«{sign}» no significa nada en este diagrama; su punto se lee como vacío.</translation>
    </message>
    <message>
        <source>“{text}” does not tell which moves to number; use none, all, last:10 or 1-50.</source>
        <translation>«{text}» no dice qué jugadas numerar; use none, all, last:10 o 1-50.</translation>
    </message>
    <message>
        <source>“{text}” is not a command line: {reason}.</source>
        <translation>«{text}» no es una línea de órdenes: {reason}.</translation>
    </message>
    <message>
        <source>“{text}” is not a point; write it as Q16, pd or 16-4.</source>
        <translation>«{text}» no es un punto; escríbalo como Q16, pd o 16-4.</translation>
    </message>
    <message>
        <source>“{text}” is not a property; it is skipped, but kept in the file.</source>
        <translation>«{text}» no es una propiedad; se pasa por alto, pero se conserva en el archivo.</translation>
    </message>
    <message>
        <source>“{text}” is not a shift by columns and rows, such as 2,-1.</source>
        <translation>«{text}» no es un desplazamiento en columnas y filas, como 2,-1.</translation>
    </message>
    <message>
        <source>“{text}” is not a size from 1x1 to 52x52, such as 13x13.</source>
        <translation>«{text}» no es un tamaño de 1x1 a 52x52, como 13x13.</translation>
    </message>
    <message>
        <source>“~” in row {row} is incomplete; a move number (~3) or an order of play (~bw) was expected.</source>
        <translation>«~» en la fila {row} está incompleto; se esperaba un número de jugada (~3) o un orden de juego (~bw).</translation>
    </message>
</context>
<context>
    <name>Progress</name>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Cancelar</translation>
    </message>
</context>
<context>
    <name>Properties</name>
    <message>
        <source>A comment on the node.</source>
        <translation>Un comentario sobre el nodo.</translation>
    </message>
    <message>
        <source>A comment on the whole game.</source>
        <translation>Un comentario sobre toda la partida.</translation>
    </message>
    <message>
        <source>A short name for the node.</source>
        <translation>Un nombre breve para el nodo.</translation>
    </message>
    <message>
        <source>An estimate of the score: positive is good for Black.</source>
        <translation>Una estimación del resultado: si es positiva, es buena para Negro.</translation>
    </message>
    <message>
        <source>An identifier of the game (old files only).</source>
        <translation>Un identificador de la partida (solo archivos antiguos).</translation>
    </message>
    <message>
        <source>Arrows: two points separated by a colon.</source>
        <translation>Flechas: dos puntos separados por el signo de dos puntos.</translation>
    </message>
    <message>
        <source>Black stones placed as setup.</source>
        <translation>Piedras negras colocadas en la posición.</translation>
    </message>
    <message>
        <source>Black&apos;s move: a point, or empty for a pass.</source>
        <translation>Jugada de Negro: un punto, o vacío si pasa.</translation>
    </message>
    <message>
        <source>Black&apos;s name.</source>
        <translation>Nombre de Negro.</translation>
    </message>
    <message>
        <source>Black&apos;s rank.</source>
        <translation>Rango de Negro.</translation>
    </message>
    <message>
        <source>Black&apos;s remaining overtime moves.</source>
        <translation>Jugadas que le quedan a Negro en byo-yomi.</translation>
    </message>
    <message>
        <source>Black&apos;s remaining time, in seconds.</source>
        <translation>Tiempo que le queda a Negro, en segundos.</translation>
    </message>
    <message>
        <source>Black&apos;s team.</source>
        <translation>Equipo de Negro.</translation>
    </message>
    <message>
        <source>Black&apos;s territory.</source>
        <translation>Territorio de Negro.</translation>
    </message>
    <message>
        <source>Each player&apos;s main time, in seconds.</source>
        <translation>Tiempo principal de cada jugador, en segundos.</translation>
    </message>
    <message>
        <source>Greyed-out points; an empty value ends greying out.</source>
        <translation>Puntos atenuados; un valor vacío pone fin a la atenuación.</translation>
    </message>
    <message>
        <source>How long an overtime period is (old files only).</source>
        <translation>Cuánto dura un periodo de byo-yomi (solo archivos antiguos).</translation>
    </message>
    <message>
        <source>How many moves an overtime period has (old files only).</source>
        <translation>Cuántas jugadas tiene un periodo de byo-yomi (solo archivos antiguos).</translation>
    </message>
    <message>
        <source>How move numbers are printed.</source>
        <translation>Cómo se imprimen los números de jugada.</translation>
    </message>
    <message>
        <source>How programs should show variations.</source>
        <translation>Cómo deben mostrar las variantes los programas.</translation>
    </message>
    <message>
        <source>Komi: the points White gets.</source>
        <translation>Komi: los puntos que recibe Blanco.</translation>
    </message>
    <message>
        <source>Labels: a point, a colon and a text.</source>
        <translation>Etiquetas: un punto, el signo de dos puntos y un texto.</translation>
    </message>
    <message>
        <source>Lines: two points separated by a colon.</source>
        <translation>Líneas: dos puntos separados por el signo de dos puntos.</translation>
    </message>
    <message>
        <source>Overtime periods in which a move must be made (old files only).</source>
        <translation>Periodos de byo-yomi en los que hay que hacer una jugada (solo archivos antiguos).</translation>
    </message>
    <message>
        <source>Points emptied as setup.</source>
        <translation>Puntos vaciados en la posición.</translation>
    </message>
    <message>
        <source>Points labelled with consecutive letters (old files only).</source>
        <translation>Puntos etiquetados con letras consecutivas (solo archivos antiguos).</translation>
    </message>
    <message>
        <source>Points marked with a circle.</source>
        <translation>Puntos marcados con un círculo.</translation>
    </message>
    <message>
        <source>Points marked with a cross.</source>
        <translation>Puntos marcados con una cruz.</translation>
    </message>
    <message>
        <source>Points marked with a square.</source>
        <translation>Puntos marcados con un cuadrado.</translation>
    </message>
    <message>
        <source>Points marked with a triangle.</source>
        <translation>Puntos marcados con un triángulo.</translation>
    </message>
    <message>
        <source>Points with an unspecified mark (old files only).</source>
        <translation>Puntos con un símbolo sin especificar (solo archivos antiguos).</translation>
    </message>
    <message>
        <source>Selected points.</source>
        <translation>Puntos seleccionados.</translation>
    </message>
    <message>
        <source>Starts a diagram: how it should look, and its name.</source>
        <translation>Inicia un diagrama: su aspecto y su nombre.</translation>
    </message>
    <message>
        <source>The SGF version of the file; 4 is the newest.</source>
        <translation>La versión SGF del archivo; 4 es la más reciente.</translation>
    </message>
    <message>
        <source>The board size: one number for a square board, two separated by a colon for a rectangle.</source>
        <translation>El tamaño del tablero: un número para uno cuadrado, dos separados por dos puntos para uno rectangular.</translation>
    </message>
    <message>
        <source>The copyright of the game and its annotations.</source>
        <translation>Los derechos de autor de la partida y sus comentarios.</translation>
    </message>
    <message>
        <source>The date, such as 2024-05-03.</source>
        <translation>La fecha, como 2024-05-03.</translation>
    </message>
    <message>
        <source>The encoding of the file.</source>
        <translation>La codificación del archivo.</translation>
    </message>
    <message>
        <source>The event at which the game was played.</source>
        <translation>El torneo en el que se jugó la partida.</translation>
    </message>
    <message>
        <source>The kind of game; 1 is Go.</source>
        <translation>El tipo de juego; 1 es go.</translation>
    </message>
    <message>
        <source>The kind of setup (old files only).</source>
        <translation>El tipo de posición colocada (solo archivos antiguos).</translation>
    </message>
    <message>
        <source>The move is bad; 2 is very bad.</source>
        <translation>La jugada es mala; 2: muy mala.</translation>
    </message>
    <message>
        <source>The move is doubtful.</source>
        <translation>La jugada es dudosa.</translation>
    </message>
    <message>
        <source>The move is good; 2 is very good.</source>
        <translation>La jugada es buena; 2: muy buena.</translation>
    </message>
    <message>
        <source>The move is interesting.</source>
        <translation>La jugada es interesante.</translation>
    </message>
    <message>
        <source>The move is played even if it is illegal.</source>
        <translation>La jugada se hace aunque sea ilegal.</translation>
    </message>
    <message>
        <source>The move number, if it differs.</source>
        <translation>El número de la jugada, si es otro.</translation>
    </message>
    <message>
        <source>The name of the game.</source>
        <translation>El nombre de la partida.</translation>
    </message>
    <message>
        <source>The node is of special interest.</source>
        <translation>El nodo tiene especial interés.</translation>
    </message>
    <message>
        <source>The number of handicap stones, 2 or more.</source>
        <translation>El número de piedras de hándicap, 2 o más.</translation>
    </message>
    <message>
        <source>The opening played.</source>
        <translation>La apertura jugada.</translation>
    </message>
    <message>
        <source>The overtime system.</source>
        <translation>El sistema de byo-yomi.</translation>
    </message>
    <message>
        <source>The place where the game was played.</source>
        <translation>El lugar donde se jugó la partida.</translation>
    </message>
    <message>
        <source>The position is even; 2 for emphasis.</source>
        <translation>La posición está igualada; 2 para recalcarlo.</translation>
    </message>
    <message>
        <source>The position is good for Black; 2 is very good.</source>
        <translation>La posición es buena para Negro; 2: muy buena.</translation>
    </message>
    <message>
        <source>The position is good for White; 2 is very good.</source>
        <translation>La posición es buena para Blanco; 2: muy buena.</translation>
    </message>
    <message>
        <source>The position is unclear.</source>
        <translation>La posición es poco clara.</translation>
    </message>
    <message>
        <source>The program that wrote the file, and its version.</source>
        <translation>El programa que escribió el archivo, y su versión.</translation>
    </message>
    <message>
        <source>The result: B+3.5, W+R, 0 for a draw, Void or ?.</source>
        <translation>El resultado: B+3.5, W+R, 0 para un empate, Void o ?.</translation>
    </message>
    <message>
        <source>The round of the event.</source>
        <translation>La ronda del torneo.</translation>
    </message>
    <message>
        <source>The rules of the game.</source>
        <translation>Las reglas de la partida.</translation>
    </message>
    <message>
        <source>The score (old files only).</source>
        <translation>El resultado en puntos (solo archivos antiguos).</translation>
    </message>
    <message>
        <source>The source of the game, such as a book.</source>
        <translation>La fuente de la partida, como un libro.</translation>
    </message>
    <message>
        <source>The visible part of the board; an empty value shows all of it.</source>
        <translation>La parte visible del tablero; un valor vacío lo muestra todo.</translation>
    </message>
    <message>
        <source>What SGF cannot express, as HEN: stones of other colours, for example.</source>
        <translation>Lo que SGF no puede expresar, como HEN: por ejemplo, piedras de otros colores.</translation>
    </message>
    <message>
        <source>Whether Black is a program or a person (old files only).</source>
        <translation>Si Negro es un programa o una persona (solo archivos antiguos).</translation>
    </message>
    <message>
        <source>Whether White is a program or a person (old files only).</source>
        <translation>Si Blanco es un programa o una persona (solo archivos antiguos).</translation>
    </message>
    <message>
        <source>Whether a lost overtime loses the game (old files only).</source>
        <translation>Si agotar el byo-yomi pierde la partida (solo archivos antiguos).</translation>
    </message>
    <message>
        <source>Which side the board is seen from (old files only).</source>
        <translation>Desde qué lado se ve el tablero (solo archivos antiguos).</translation>
    </message>
    <message>
        <source>White stones placed as setup.</source>
        <translation>Piedras blancas colocadas en la posición.</translation>
    </message>
    <message>
        <source>White&apos;s move: a point, or empty for a pass.</source>
        <translation>Jugada de Blanco: un punto, o vacío si pasa.</translation>
    </message>
    <message>
        <source>White&apos;s name.</source>
        <translation>Nombre de Blanco.</translation>
    </message>
    <message>
        <source>White&apos;s rank.</source>
        <translation>Rango de Blanco.</translation>
    </message>
    <message>
        <source>White&apos;s remaining overtime moves.</source>
        <translation>Jugadas que le quedan a Blanco en byo-yomi.</translation>
    </message>
    <message>
        <source>White&apos;s remaining time, in seconds.</source>
        <translation>Tiempo que le queda a Blanco, en segundos.</translation>
    </message>
    <message>
        <source>White&apos;s team.</source>
        <translation>Equipo de Blanco.</translation>
    </message>
    <message>
        <source>White&apos;s territory.</source>
        <translation>Territorio de Blanco.</translation>
    </message>
    <message>
        <source>Who annotated the game.</source>
        <translation>Quién comentó la partida.</translation>
    </message>
    <message>
        <source>Who entered the game.</source>
        <translation>Quién introdujo la partida.</translation>
    </message>
    <message>
        <source>Who moves first (old files only).</source>
        <translation>Quién juega primero (solo archivos antiguos).</translation>
    </message>
    <message>
        <source>Whose turn it is: B or W.</source>
        <translation>De quién es el turno: B o W.</translation>
    </message>
</context>
<context>
    <name>PropertiesDialog</name>
    <message>
        <source>Node properties</source>
        <translation>Propiedades del nodo</translation>
    </message>
    <message>
        <source>Property</source>
        <translation>Propiedad</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Valores</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Añadir</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Eliminar</translation>
    </message>
    <message>
        <source>Unknown property; it is kept as it is.</source>
        <translation>Propiedad desconocida; se conserva como está.</translation>
    </message>
    <message>
        <source>{property}: {help}</source>
        <translation>{property}: {help}</translation>
    </message>
    <message>
        <source>“{name}” is not a property name: use capital letters, such as KM.</source>
        <translation>«{name}» no es un nombre de propiedad: use mayúsculas, como KM.</translation>
    </message>
    <message>
        <source>{shown} of {total} properties are shown. The others are kept.</source>
        <translation>Se muestran {shown} de {total} propiedades. Las demás se conservan.</translation>
    </message>
</context>
<context>
    <name>QPrintPreviewDialog</name>
    <message>
        <source>Page setup</source>
        <translation>Configurar página</translation>
    </message>
</context>
<context>
    <name>RecognitionDialog</name>
    <message>
        <source>Board from picture</source>
        <translation>Tablero a partir de una imagen</translation>
    </message>
    <message>
        <source>&amp;Mark its corners</source>
        <translation>&amp;Marcar sus esquinas</translation>
    </message>
    <message>
        <source>Whole &amp;picture</source>
        <translation>Imagen &amp;entera</translation>
    </message>
    <message>
        <source>Next in &amp;doubt</source>
        <translation>Siguiente &amp;dudoso</translation>
    </message>
    <message>
        <source>Go to the next point in doubt (F8), or the previous one (Shift+F8)</source>
        <translation>Ir al siguiente punto dudoso (F8), o al anterior (Mayúsculas+F8)</translation>
    </message>
    <message>
        <source>Drag the four corners to where the outermost lines cross.</source>
        <translation>Arrastre las cuatro esquinas adonde se cruzan las líneas exteriores.</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Columnas</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Filas</translation>
    </message>
    <message>
        <source>Not set</source>
        <translation>Sin definir</translation>
    </message>
    <message>
        <source>S&amp;wap colours</source>
        <translation>&amp;Intercambiar los colores</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Looking for a Go board...</source>
        <translation>Buscando un tablero de go...</translation>
    </message>
    <message>
        <source>No Go board found in this picture.</source>
        <translation>No se ha encontrado ningún tablero de go en esta imagen.</translation>
    </message>
    <message>
        <source>In a photo, mark the corners of the board: it is read between them.</source>
        <translation>En una foto, marque las esquinas del tablero: se lee entre ellas.</translation>
    </message>
    <message>
        <source>Board {number} of {count}, {size}</source>
        <translation>Tablero {number} de {count}, {size}</translation>
    </message>
    <message numerus="yes">
        <source>Check: %Ln point(s) in doubt</source>
        <translation>
            <numerusform>Por comprobar: %Ln punto dudoso</numerusform>
            <numerusform>Por comprobar: %Ln puntos dudosos</numerusform>
        </translation>
    </message>
    <message>
        <source>Sure</source>
        <translation>Lectura segura</translation>
    </message>
    <message>
        <source>Check: compare the board with the picture</source>
        <translation>Por comprobar: compare el tablero con la imagen</translation>
    </message>
    <message>
        <source>Its corners or lines were set by hand.</source>
        <translation>Sus esquinas o líneas se han definido a mano.</translation>
    </message>
    <message>
        <source>Whole board</source>
        <translation>Tablero entero</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vacío</translation>
    </message>
    <message>
        <source>in doubt</source>
        <translation>dudoso</translation>
    </message>
    <message>
        <source>&amp;Lines:</source>
        <translation>&amp;Líneas:</translation>
    </message>
    <message>
        <source>&amp;Board:</source>
        <translation>&amp;Tablero:</translation>
    </message>
    <message>
        <source>Pla&amp;ce:</source>
        <translation>L&amp;ugar:</translation>
    </message>
    <message>
        <source>&amp;Turn:</source>
        <translation>Tur&amp;no:</translation>
    </message>
    <message>
        <source>Boards in the picture</source>
        <translation>Tableros en la imagen</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>Indicios</translation>
    </message>
</context>
<context>
    <name>Recorder</name>
    <message>
        <source>{name} (recovered)</source>
        <translation>{name} (recuperado)</translation>
    </message>
</context>
<context>
    <name>RecoveryDialog</name>
    <message>
        <source>Recover</source>
        <translation>Recuperar</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>Documento</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Cambios</translation>
    </message>
    <message>
        <source>Last change</source>
        <translation>Último cambio</translation>
    </message>
    <message>
        <source>Nothing to recover</source>
        <translation>Nada que recuperar</translation>
    </message>
    <message numerus="yes">
        <source>Documents closed without saving are kept for %Ln day(s).</source>
        <translation>
            <numerusform>Los documentos cerrados sin guardar se conservan %Ln día.</numerusform>
            <numerusform>Los documentos cerrados sin guardar se conservan %Ln días.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>&amp;Restaurar</translation>
    </message>
    <message>
        <source>Open the document as it was, with its undo history; no file is changed</source>
        <translation>Abrir el documento tal como estaba, con su historial de cambios; no se modifica ningún archivo</translation>
    </message>
    <message>
        <source>&amp;Delete...</source>
        <translation>&amp;Eliminar...</translation>
    </message>
    <message>
        <source>Delete the selected documents for good</source>
        <translation>Eliminar definitivamente los documentos seleccionados</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>Sin título</translation>
    </message>
    <message>
        <source>{name}
closed without being saved</source>
        <translation>{name}
cerrado sin guardarse</translation>
    </message>
    <message>
        <source>Damaged ({size})</source>
        <translation>Dañado ({size})</translation>
    </message>
    <message>
        <source>{name}
kept by another version of HEN Editor</source>
        <translation>{name}
conservado por otra versión de HEN Editor</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>Eli&amp;minar</translation>
    </message>
    <message numerus="yes">
        <source>Delete %Ln document(s) for good?</source>
        <translation>
            <numerusform>¿Eliminar definitivamente %Ln documento?</numerusform>
            <numerusform>¿Eliminar definitivamente %Ln documentos?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RecoveryNotice</name>
    <message>
        <source>Recovery is off ({reason}): if HEN Editor stopped now, unsaved changes would be lost.</source>
        <translation>La recuperación está desactivada ({reason}): si HEN Editor se detuviera ahora, se perderían los cambios sin guardar.</translation>
    </message>
    <message>
        <source>Try again now to keep a recovery copy of unsaved work</source>
        <translation>Volver a intentar mantener una copia de recuperación del trabajo sin guardar</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
</context>
<context>
    <name>RecoveryOffer</name>
    <message numerus="yes">
        <source>%Ln other(s)</source>
        <translation>
            <numerusform>%Ln más</numerusform>
            <numerusform>%Ln más</numerusform>
        </translation>
    </message>
    <message>
        <source>Not saved, and kept by another version of HEN Editor: {documents}</source>
        <translation>Sin guardar y conservado por otra versión de HEN Editor: {documents}</translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) were not saved when HEN Editor stopped: {documents}</source>
        <translation>
            <numerusform>%Ln documento no se había guardado cuando HEN Editor se detuvo: {documents}</numerusform>
            <numerusform>%Ln documentos no se habían guardado cuando HEN Editor se detuvo: {documents}</numerusform>
        </translation>
    </message>
    <message>
        <source>Restore all</source>
        <translation>Restaurar todo</translation>
    </message>
    <message>
        <source>Open these documents as they were, with their undo history; no file is changed</source>
        <translation>Abrir estos documentos tal como estaban, con su historial de cambios; no se modifica ningún archivo</translation>
    </message>
    <message>
        <source>Show...</source>
        <translation>Mostrar...</translation>
    </message>
    <message>
        <source>Show what can be recovered</source>
        <translation>Mostrar lo que se puede recuperar</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Más tarde</translation>
    </message>
    <message>
        <source>Keep these documents under File &gt; Recover</source>
        <translation>Conservar estos documentos en Archivo &gt; Recuperar</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>Sin título</translation>
    </message>
    <message numerus="yes">
        <source>%Ln change(s)</source>
        <translation>
            <numerusform>%Ln cambio</numerusform>
            <numerusform>%Ln cambios</numerusform>
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
        <translation>No se ha reabierto, porque no se puede leer: {files}</translation>
    </message>
</context>
<context>
    <name>RepairBar</name>
    <message>
        <source>Show the list of problems</source>
        <translation>Mostrar la lista de problemas</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Copias</translation>
    </message>
    <message>
        <source>Save a copy of the file</source>
        <translation>Guardar una copia del archivo</translation>
    </message>
</context>
<context>
    <name>ScopeChooser</name>
    <message>
        <source>Stones go into:</source>
        <translation>Las piedras van a:</translation>
    </message>
    <message>
        <source>this node</source>
        <translation>este nodo</translation>
    </message>
    <message>
        <source>a new node</source>
        <translation>un nodo nuevo</translation>
    </message>
    <message>
        <source>the node before</source>
        <translation>el nodo anterior</translation>
    </message>
</context>
<context>
    <name>ScoreCurve</name>
    <message>
        <source>Score</source>
        <translation>Resultado</translation>
    </message>
</context>
<context>
    <name>ScreenDialog</name>
    <message>
        <source>Screenshot</source>
        <translation>Captura de pantalla</translation>
    </message>
    <message>
        <source>Drag a frame around the board. Enter: the whole screen. Tab: the next screen. Esc: cancel.</source>
        <translation>Trace un marco alrededor del tablero. Intro: toda la pantalla. Tab: la pantalla siguiente. Esc: cancelar.</translation>
    </message>
    <message>
        <source>Drag a frame around the board. Enter: the whole screen. Esc: cancel.</source>
        <translation>Trace un marco alrededor del tablero. Intro: toda la pantalla. Esc: cancelar.</translation>
    </message>
</context>
<context>
    <name>Screenshots</name>
    <message>
        <source>The desktop offers no screenshots to programs.</source>
        <translation>El escritorio no ofrece capturas de pantalla a los programas.</translation>
    </message>
    <message>
        <source>The system gives no picture of the screen.</source>
        <translation>El sistema no da ninguna imagen de la pantalla.</translation>
    </message>
</context>
<context>
    <name>SeveralFiles</name>
    <message>
        <source>Several files</source>
        <translation>Varios archivos</translation>
    </message>
    <message>
        <source>Each is opened in a window of its own.</source>
        <translation>Cada uno se abre en su propia ventana.</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Abrir</translation>
    </message>
    <message>
        <source>&amp;Add to this file</source>
        <translation>Aña&amp;dir a este archivo</translation>
    </message>
    <message numerus="yes">
        <source>Open %Ln file(s), or add their games to this file?</source>
        <translation>
            <numerusform>¿Abrir %Ln archivo, o añadir sus partidas a este archivo?</numerusform>
            <numerusform>¿Abrir los %Ln archivos, o añadir sus partidas a este archivo?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Atajos de teclado</translation>
    </message>
    <message>
        <source>Search actions and keys</source>
        <translation>Buscar acciones y teclas</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Acción</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>Actions and their keys</source>
        <translation>Acciones y sus teclas</translation>
    </message>
    <message>
        <source>No matches</source>
        <translation>Sin resultados</translation>
    </message>
    <message>
        <source>&amp;Set</source>
        <translation>&amp;Definir</translation>
    </message>
    <message>
        <source>A&amp;dd</source>
        <translation>&amp;Añadir</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Quitar</translation>
    </message>
    <message>
        <source>Rese&amp;t</source>
        <translation>&amp;Restablecer</translation>
    </message>
    <message>
        <source>Reset &amp;all</source>
        <translation>Restablecer &amp;todo</translation>
    </message>
    <message>
        <source>&amp;Preset:</source>
        <translation>&amp;Modelo:</translation>
    </message>
    <message>
        <source>Press a &amp;key:</source>
        <translation>&amp;Pulse una tecla:</translation>
    </message>
    <message>
        <source>{key} cannot be assigned: the window itself needs it.</source>
        <translation>{key} no se puede asignar: la propia ventana la necesita.</translation>
    </message>
    <message>
        <source>“{action}”</source>
        <translation>«{action}»</translation>
    </message>
    <message>
        <source>{key} is assigned to {actions}. Setting it here removes it there.</source>
        <translation>{key} está asignada a {actions}. Si se define aquí, se quita de allí.</translation>
    </message>
    <message>
        <source>The action already has this key.</source>
        <translation>La acción ya tiene esta tecla.</translation>
    </message>
    <message>
        <source>{key} works only while the board or the tree has the focus.</source>
        <translation>{key} solo funciona mientras el tablero o el árbol tiene el foco.</translation>
    </message>
</context>
<context>
    <name>SolveBar</name>
    <message>
        <source>Mark some points, one of them the right one</source>
        <translation>Marcar algunos puntos, uno de ellos el correcto</translation>
    </message>
    <message>
        <source>Show the next move of the solution</source>
        <translation>Mostrar la jugada siguiente de la solución</translation>
    </message>
    <message>
        <source>Go back to the start of this problem</source>
        <translation>Volver al principio de este problema</translation>
    </message>
    <message>
        <source>Go to the next problem of this file</source>
        <translation>Ir al problema siguiente de este archivo</translation>
    </message>
    <message>
        <source>Stop solving problems (Esc)</source>
        <translation>Dejar de resolver problemas (Esc)</translation>
    </message>
</context>
<context>
    <name>Solver</name>
    <message>
        <source>Reading the problem...</source>
        <translation>Leyendo el problema...</translation>
    </message>
    <message>
        <source>What follows is hidden until you find it.</source>
        <translation>Lo que sigue está oculto hasta que lo encuentre.</translation>
    </message>
    <message>
        <source>Looking for a problem...</source>
        <translation>Buscando un problema...</translation>
    </message>
    <message>
        <source>This is the last problem of the file.</source>
        <translation>Este es el último problema del archivo.</translation>
    </message>
    <message>
        <source>This is the first problem of the file.</source>
        <translation>Este es el primer problema del archivo.</translation>
    </message>
    <message>
        <source>This game has no moves to find.</source>
        <translation>Esta partida no tiene jugadas que encontrar.</translation>
    </message>
</context>
<context>
    <name>Solving</name>
    <message>
        <source>Pass</source>
        <translation>Pasar</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problemas</translation>
    </message>
    <message>
        <source>Clear results</source>
        <translation>Borrar resultados</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Board: click to play, or use the arrow keys and Enter</source>
        <translation>Tablero: haga clic para jugar, o use las flechas e Intro</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vacío</translation>
    </message>
    <message>
        <source>Does {color} have to play at all?</source>
        <translation>¿Hace falta que {color} juegue?</translation>
    </message>
    <message>
        <source>Find the best move for {color}.</source>
        <translation>Encuentre la mejor jugada para {color}.</translation>
    </message>
    <message>
        <source>First try: {solved} of {tried}</source>
        <translation>Al primer intento: {solved} de {tried}</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Pista</translation>
    </message>
    <message>
        <source>Next problem</source>
        <translation>Problema siguiente</translation>
    </message>
    <message>
        <source>One of the marked points, {first} to {last}.</source>
        <translation>Uno de los puntos marcados, de {first} a {last}.</translation>
    </message>
    <message>
        <source>Previous problem</source>
        <translation>Problema anterior</translation>
    </message>
    <message>
        <source>Right!</source>
        <translation>¡Correcto!</translation>
    </message>
    <message>
        <source>Right! Find the next move for {color}.</source>
        <translation>¡Correcto! Encuentre la siguiente jugada de {color}.</translation>
    </message>
    <message>
        <source>Show move</source>
        <translation>Ver jugada</translation>
    </message>
    <message>
        <source>Solved!</source>
        <translation>¡Resuelto!</translation>
    </message>
    <message>
        <source>This move is not in the file. Try another one.</source>
        <translation>Esta jugada no está en el archivo. Pruebe otra.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>Whole board</source>
        <translation>Tablero entero</translation>
    </message>
    <message>
        <source>Wrong. Click the board to see the reply.</source>
        <translation>Incorrecto. Haga clic en el tablero para ver la respuesta.</translation>
    </message>
    <message>
        <source>Wrong. Try again.</source>
        <translation>Incorrecto. Inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>{color} passes.</source>
        <translation>{color} pasa.</translation>
    </message>
</context>
<context>
    <name>SourceNotice</name>
    <message>
        <source>Line {line}: “{text}”. {message}</source>
        <translation>Línea {line}: «{text}». {message}</translation>
    </message>
    <message>
        <source>Line {line}. {message}</source>
        <translation>Línea {line}. {message}</translation>
    </message>
    <message numerus="yes">
        <source>Repaired %Ln error(s).</source>
        <translation>
            <numerusform>%Ln error reparado.</numerusform>
            <numerusform>%Ln errores reparados.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Repaired %Ln error(s); read as {encoding}.</source>
        <translation>
            <numerusform>%Ln error reparado; leído como {encoding}.</numerusform>
            <numerusform>%Ln errores reparados; leído como {encoding}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Repaired more than %Ln error(s).</source>
        <translation>
            <numerusform>Más de %Ln error reparado.</numerusform>
            <numerusform>Más de %Ln errores reparados.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Repaired more than %Ln error(s); read as {encoding}.</source>
        <translation>
            <numerusform>Más de %Ln error reparado; leído como {encoding}.</numerusform>
            <numerusform>Más de %Ln errores reparados; leído como {encoding}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Speech</name>
    <message>
        <source>Board {size}.</source>
        <translation>Tablero {size}.</translation>
    </message>
    <message>
        <source>Changed: {items}.</source>
        <translation>Cambios: {items}.</translation>
    </message>
    <message>
        <source>Column {name}: {items}.</source>
        <translation>Columna {name}: {items}.</translation>
    </message>
    <message>
        <source>Comment: {text}</source>
        <translation>Comentario: {text}</translation>
    </message>
    <message>
        <source>End of line.</source>
        <translation>Final de la variante.</translation>
    </message>
    <message>
        <source>Ko at {point}.</source>
        <translation>Ko en {point}.</translation>
    </message>
    <message>
        <source>Last move: {color} passed.</source>
        <translation>Última jugada: {color} ha pasado.</translation>
    </message>
    <message>
        <source>Last move: {color} {point}.</source>
        <translation>Última jugada: {color} {point}.</translation>
    </message>
    <message>
        <source>Move {number}: {color} passes</source>
        <translation>Jugada {number}: {color} pasa</translation>
    </message>
    <message>
        <source>Move {number}: {color} {point}</source>
        <translation>Jugada {number}: {color} {point}</translation>
    </message>
    <message>
        <source>Near {point}: {items}.</source>
        <translation>Cerca de {point}: {items}.</translation>
    </message>
    <message>
        <source>Next to {point}: {items}.</source>
        <translation>Junto a {point}: {items}.</translation>
    </message>
    <message>
        <source>Next: {items}.</source>
        <translation>Sigue: {items}.</translation>
    </message>
    <message>
        <source>No comment.</source>
        <translation>Sin comentario.</translation>
    </message>
    <message>
        <source>No ko.</source>
        <translation>Sin ko.</translation>
    </message>
    <message>
        <source>No last move.</source>
        <translation>Sin última jugada.</translation>
    </message>
    <message>
        <source>No move</source>
        <translation>Ninguna jugada</translation>
    </message>
    <message>
        <source>No other stones near {point}.</source>
        <translation>No hay otras piedras cerca de {point}.</translation>
    </message>
    <message>
        <source>No stone at {point}.</source>
        <translation>No hay ninguna piedra en {point}.</translation>
    </message>
    <message>
        <source>No stones.</source>
        <translation>No hay piedras.</translation>
    </message>
    <message>
        <source>Nothing changed on the board.</source>
        <translation>Nada ha cambiado en el tablero.</translation>
    </message>
    <message>
        <source>Nothing has been captured.</source>
        <translation>No se ha capturado nada.</translation>
    </message>
    <message>
        <source>Row {name}: {items}.</source>
        <translation>Fila {name}: {items}.</translation>
    </message>
    <message>
        <source>Start of game</source>
        <translation>Inicio de la partida</translation>
    </message>
    <message>
        <source>arrow from {points}</source>
        <translation>flecha desde {points}</translation>
    </message>
    <message>
        <source>arrow to {points}</source>
        <translation>flecha hasta {points}</translation>
    </message>
    <message>
        <source>board {size}</source>
        <translation>tablero {size}</translation>
    </message>
    <message numerus="yes">
        <source>chain of {count}</source>
        <translation>
            <numerusform>cadena de {count}</numerusform>
            <numerusform>cadena de {count}</numerusform>
        </translation>
    </message>
    <message>
        <source>circle</source>
        <translation>círculo</translation>
    </message>
    <message>
        <source>cross</source>
        <translation>cruz</translation>
    </message>
    <message>
        <source>dead</source>
        <translation>muerta</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vacío</translation>
    </message>
    <message>
        <source>end of line</source>
        <translation>final de la variante</translation>
    </message>
    <message>
        <source>greyed out</source>
        <translation>atenuado</translation>
    </message>
    <message>
        <source>ko</source>
        <translation>ko</translation>
    </message>
    <message>
        <source>ko at {point}</source>
        <translation>ko en {point}</translation>
    </message>
    <message>
        <source>label {text}</source>
        <translation>etiqueta {text}</translation>
    </message>
    <message>
        <source>label {text} at {point}</source>
        <translation>etiqueta {text} en {point}</translation>
    </message>
    <message>
        <source>last move</source>
        <translation>última jugada</translation>
    </message>
    <message>
        <source>line to {points}</source>
        <translation>línea hasta {points}</translation>
    </message>
    <message>
        <source>name {text}</source>
        <translation>nombre {text}</translation>
    </message>
    <message>
        <source>next move for {color}</source>
        <translation>siguiente jugada de {color}</translation>
    </message>
    <message>
        <source>number {number}</source>
        <translation>número {number}</translation>
    </message>
    <message>
        <source>number {text} at {point}</source>
        <translation>número {text} en {point}</translation>
    </message>
    <message>
        <source>order of play {colors}</source>
        <translation>orden de juego {colors}</translation>
    </message>
    <message>
        <source>selected</source>
        <translation>seleccionado</translation>
    </message>
    <message>
        <source>setup</source>
        <translation>piedras colocadas</translation>
    </message>
    <message>
        <source>square</source>
        <translation>cuadrado</translation>
    </message>
    <message>
        <source>star point</source>
        <translation>hoshi</translation>
    </message>
    <message>
        <source>triangle</source>
        <translation>triángulo</translation>
    </message>
    <message>
        <source>variation {number} of {total}</source>
        <translation>variante {number} de {total}</translation>
    </message>
    <message>
        <source>{before} replaced by {after}</source>
        <translation>{after} en lugar de {before}</translation>
    </message>
    <message>
        <source>{color}</source>
        <translation>{color}</translation>
    </message>
    <message>
        <source>{color} at {point}</source>
        <translation>{color} en {point}</translation>
    </message>
    <message numerus="yes">
        <source>{color} chain of {count}: {points}.</source>
        <translation>
            <numerusform>Cadena de {color}, {count} piedra: {points}.</numerusform>
            <numerusform>Cadena de {color}, {count} piedras: {points}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{color} has captured {count}.</source>
        <translation>
            <numerusform>{color} ha capturado {count} piedra.</numerusform>
            <numerusform>{color} ha capturado {count} piedras.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{color} has {count} stones.</source>
        <translation>
            <numerusform>{color} tiene {count} piedra.</numerusform>
            <numerusform>{color} tiene {count} piedras.</numerusform>
        </translation>
    </message>
    <message>
        <source>{color} passes</source>
        <translation>{color} pasa</translation>
    </message>
    <message>
        <source>{color} territory</source>
        <translation>territorio de {color}</translation>
    </message>
    <message>
        <source>{color} to play</source>
        <translation>juega {color}</translation>
    </message>
    <message>
        <source>{color} to play.</source>
        <translation>Juega {color}.</translation>
    </message>
    <message>
        <source>{color} {point}</source>
        <translation>{color} {point}</translation>
    </message>
    <message numerus="yes">
        <source>{count} changes on the board.</source>
        <translation>
            <numerusform>{count} cambio en el tablero.</numerusform>
            <numerusform>{count} cambios en el tablero.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} liberties</source>
        <translation>
            <numerusform>{count} libertad</numerusform>
            <numerusform>{count} libertades</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} liberties: {points}.</source>
        <translation>
            <numerusform>{count} libertad: {points}.</numerusform>
            <numerusform>{count} libertades: {points}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} stones captured</source>
        <translation>
            <numerusform>{count} piedra capturada</numerusform>
            <numerusform>{count} piedras capturadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} variations follow</source>
        <translation>
            <numerusform>sigue {count} variante</numerusform>
            <numerusform>siguen {count} variantes</numerusform>
        </translation>
    </message>
    <message>
        <source>{first} to {last} {color}</source>
        <translation>{first} a {last} {color}</translation>
    </message>
    <message>
        <source>{items}.</source>
        <translation>{items}.</translation>
    </message>
    <message>
        <source>{item} added</source>
        <translation>añadido: {item}</translation>
    </message>
    <message>
        <source>{item} removed</source>
        <translation>quitado: {item}</translation>
    </message>
    <message>
        <source>{mark} at {point}</source>
        <translation>{mark} en {point}</translation>
    </message>
    <message>
        <source>{point} empty</source>
        <translation>{point} vacío</translation>
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
        <translation>&amp;Comentarios</translation>
    </message>
    <message>
        <source>Node &amp;names</source>
        <translation>&amp;Nombres de los nodos</translation>
    </message>
    <message>
        <source>&amp;Labels</source>
        <translation>&amp;Etiquetas</translation>
    </message>
    <message>
        <source>&amp;Marks</source>
        <translation>&amp;Símbolos</translation>
    </message>
    <message>
        <source>&amp;Arrows and lines</source>
        <translation>&amp;Flechas y líneas</translation>
    </message>
    <message>
        <source>&amp;Territory</source>
        <translation>&amp;Territorio</translation>
    </message>
    <message>
        <source>&amp;Greyed-out points</source>
        <translation>&amp;Puntos atenuados</translation>
    </message>
    <message>
        <source>Cropped &amp;views</source>
        <translation>Vistas &amp;recortadas</translation>
    </message>
    <message>
        <source>Annotation&amp;s</source>
        <translation>&amp;Valoraciones</translation>
    </message>
    <message>
        <source>Remaining t&amp;imes</source>
        <translation>Tie&amp;mpos restantes</translation>
    </message>
    <message>
        <source>Remove comments and markup</source>
        <translation>Eliminar comentarios y marcas</translation>
    </message>
    <message>
        <source>&amp;Whole game</source>
        <translation>Toda &amp;la partida</translation>
    </message>
    <message>
        <source>From</source>
        <translation>De</translation>
    </message>
    <message>
        <source>This n&amp;ode</source>
        <translation>Este no&amp;do</translation>
    </message>
</context>
<context>
    <name>Styles</name>
    <message>
        <source>Wood</source>
        <translation>Madera</translation>
    </message>
    <message>
        <source>Dark wood</source>
        <translation>Madera oscura</translation>
    </message>
    <message>
        <source>Black and white</source>
        <translation>Blanco y negro</translation>
    </message>
    <message>
        <source>Greyscale</source>
        <translation>Escala de grises</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Alto contraste</translation>
    </message>
    <message>
        <source>Looking for board styles...</source>
        <translation>Buscando estilos de tablero...</translation>
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
        <translation>Esta partida no es de go: no se puede colocar nada en el tablero.</translation>
    </message>
</context>
<context>
    <name>ToolPalette</name>
    <message>
        <source>More tools</source>
        <translation>Más herramientas</translation>
    </message>
</context>
<context>
    <name>Tools</name>
    <message>
        <source>Remove arrows and lines</source>
        <translation>Quitar flechas y líneas</translation>
    </message>
    <message>
        <source>Arrow</source>
        <translation>Flecha</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Línea</translation>
    </message>
    <message>
        <source>Remove territory</source>
        <translation>Quitar territorio</translation>
    </message>
    <message>
        <source>Territory</source>
        <translation>Territorio</translation>
    </message>
    <message>
        <source>Remove grey-out</source>
        <translation>Quitar atenuación</translation>
    </message>
    <message>
        <source>Grey out</source>
        <translation>Atenuar</translation>
    </message>
    <message>
        <source>Crop view</source>
        <translation>Recortar la vista</translation>
    </message>
    <message>
        <source>Show the whole board</source>
        <translation>Mostrar todo el tablero</translation>
    </message>
    <message>
        <source>Remove stone</source>
        <translation>Quitar piedra</translation>
    </message>
    <message>
        <source>Move stone</source>
        <translation>Mover piedra</translation>
    </message>
    <message>
        <source>Copy stone</source>
        <translation>Copiar piedra</translation>
    </message>
    <message>
        <source>Copy stones</source>
        <translation>Copiar piedras</translation>
    </message>
    <message>
        <source>Move stones</source>
        <translation>Mover piedras</translation>
    </message>
    <message>
        <source>There is no stone to mark dead or alive.</source>
        <translation>No hay ninguna piedra que marcar como muerta o viva.</translation>
    </message>
    <message>
        <source>Boards with more than 25 columns allow only black and white stones.</source>
        <translation>Los tableros de más de 25 columnas solo admiten piedras negras y blancas.</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>Borrar</translation>
    </message>
    <message>
        <source>This ko comes from the last move; it cannot be removed.</source>
        <translation>Este ko viene de la última jugada; no se puede quitar.</translation>
    </message>
    <message>
        <source>There is no stone on that point.</source>
        <translation>No hay ninguna piedra en ese punto.</translation>
    </message>
    <message>
        <source>This node is that move; its marker cannot be removed.</source>
        <translation>Este nodo es esa jugada; su marca no se puede quitar.</translation>
    </message>
</context>
<context>
    <name>TransformDialog</name>
    <message>
        <source>This position</source>
        <translation>Esta posición</translation>
    </message>
    <message>
        <source>This variation</source>
        <translation>Esta variante</translation>
    </message>
    <message>
        <source>This game</source>
        <translation>Esta partida</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Todas las partidas</translation>
    </message>
    <message>
        <source>Transform</source>
        <translation>Transformar</translation>
    </message>
    <message>
        <source>Neither</source>
        <translation>Ni lo uno ni lo otro</translation>
    </message>
    <message>
        <source>Swap &amp;colours</source>
        <translation>&amp;Intercambiar los colores</translation>
    </message>
    <message>
        <source>&amp;Board size:</source>
        <translation>&amp;Tamaño del tablero:</translation>
    </message>
    <message>
        <source>Change &amp;names of points in comments and names</source>
        <translation>&amp;Cambiar los nombres de puntos en comentarios y nombres</translation>
    </message>
    <message>
        <source>The position afterwards</source>
        <translation>La posición resultante</translation>
    </message>
    <message>
        <source>What falls off or stays as it is</source>
        <translation>Lo que cae fuera o queda como está</translation>
    </message>
    <message>
        <source>Names of points that change</source>
        <translation>Nombres de puntos que cambian</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nada</translation>
    </message>
    <message>
        <source>&amp;What:</source>
        <translation>T&amp;ransformar:</translation>
    </message>
    <message>
        <source>&amp;Rotate or mirror:</source>
        <translation>&amp;Girar o reflejar:</translation>
    </message>
    <message>
        <source>Shift to the r&amp;ight:</source>
        <translation>&amp;Desplazar a la derecha:</translation>
    </message>
    <message>
        <source>Shift &amp;down:</source>
        <translation>Desplazar &amp;hacia abajo:</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Columnas</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Filas</translation>
    </message>
</context>
<context>
    <name>TreeView</name>
    <message>
        <source>Hidden nodes: {count}. Click to show them.</source>
        <translation>Nodos ocultos: {count}. Haga clic para mostrarlos.</translation>
    </message>
    <message>
        <source>Same position elsewhere: move {numbers}</source>
        <translation>La misma posición en otro lugar: jugada {numbers}</translation>
    </message>
    <message>
        <source>Same position elsewhere: move {numbers} and others</source>
        <translation>La misma posición en otro lugar: jugada {numbers} y otras</translation>
    </message>
    <message>
        <source>Variation tree</source>
        <translation>Árbol de variantes</translation>
    </message>
    <message>
        <source>Arrow keys go through the game. The moves as a list are in the menu View, Panels.</source>
        <translation>Las flechas recorren la partida. Las jugadas como lista están en el menú Ver, Paneles.</translation>
    </message>
</context>
<context>
    <name>UnsavedDialog</name>
    <message>
        <source>Quit</source>
        <translation>Salir</translation>
    </message>
    <message>
        <source>Save the changes to these documents?</source>
        <translation>¿Guardar los cambios de estos documentos?</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Guardar</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Descartar</translation>
    </message>
    <message>
        <source>The changes to documents that are not ticked are discarded.</source>
        <translation>Los cambios de los documentos no marcados se descartan.</translation>
    </message>
    <message>
        <source>Unsaved documents</source>
        <translation>Documentos sin guardar</translation>
    </message>
    <message>
        <source>{file} (its unfinished HEN is not part of the file)</source>
        <translation>{file} (su HEN inacabado no forma parte del archivo)</translation>
    </message>
    <message>
        <source>{file}: unfinished HEN, not part of the file</source>
        <translation>{file}: HEN inacabado, no forma parte del archivo</translation>
    </message>
</context>
<context>
    <name>VersionsDialog</name>
    <message>
        <source>Earlier versions</source>
        <translation>Versiones anteriores</translation>
    </message>
    <message>
        <source>Replaced</source>
        <translation>Reemplazada</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Contenido</translation>
    </message>
    <message>
        <source>No earlier versions of this file</source>
        <translation>No hay versiones anteriores de este archivo</translation>
    </message>
    <message>
        <source>Reading...</source>
        <translation>Leyendo...</translation>
    </message>
    <message numerus="yes">
        <source>Earlier versions are kept for %Ln day(s).</source>
        <translation>
            <numerusform>Las versiones anteriores se conservan %Ln día.</numerusform>
            <numerusform>Las versiones anteriores se conservan %Ln días.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %Ln version(s) of a file are kept.</source>
        <translation>
            <numerusform>Se conserva como máximo %Ln versión de un archivo.</numerusform>
            <numerusform>Se conservan como máximo %Ln versiones de un archivo.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Open as a copy</source>
        <translation>&amp;Abrir como copia</translation>
    </message>
    <message>
        <source>Open this version in another window, as a document without a file</source>
        <translation>Abrir esta versión en otra ventana, como documento sin archivo</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>&amp;Restaurar</translation>
    </message>
    <message>
        <source>Replace the games of this document with those of this version; this can be undone</source>
        <translation>Reemplazar las partidas de este documento por las de esta versión; se puede deshacer</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation>&amp;Comparar</translation>
    </message>
    <message>
        <source>Show what differs between this version and the document</source>
        <translation>Mostrar las diferencias entre esta versión y el documento</translation>
    </message>
    <message>
        <source>&amp;Delete...</source>
        <translation>Eli&amp;minar...</translation>
    </message>
    <message>
        <source>Delete this version for good</source>
        <translation>Eliminar definitivamente esta versión</translation>
    </message>
    <message>
        <source>{size} kB</source>
        <translation>{size} kB</translation>
    </message>
    <message numerus="yes">
        <source>%Ln node(s)</source>
        <translation>
            <numerusform>%Ln nodo</numerusform>
            <numerusform>%Ln nodos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s)</source>
        <translation>
            <numerusform>%Ln partida</numerusform>
            <numerusform>%Ln partidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln move(s)</source>
        <translation>
            <numerusform>%Ln jugada</numerusform>
            <numerusform>%Ln jugadas</numerusform>
        </translation>
    </message>
    <message>
        <source>Version replaced {time}</source>
        <translation>Versión reemplazada {time}</translation>
    </message>
    <message>
        <source>This document</source>
        <translation>Este documento</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Eliminar</translation>
    </message>
    <message>
        <source>Delete this version for good?</source>
        <translation>¿Eliminar definitivamente esta versión?</translation>
    </message>
    <message>
        <source>The version could not be deleted.</source>
        <translation>No se ha podido eliminar la versión.</translation>
    </message>
</context>
<context>
    <name>WebPageDialog</name>
    <message>
        <source>Export problems as web page</source>
        <translation>Exportar los problemas como página web</translation>
    </message>
    <message>
        <source>&amp;Title:</source>
        <translation>&amp;Título:</translation>
    </message>
    <message>
        <source>&amp;Introduction:</source>
        <translation>&amp;Introducción:</translation>
    </message>
    <message>
        <source>Shown above the first problem</source>
        <translation>Se muestra encima del primer problema</translation>
    </message>
    <message>
        <source>As in this file</source>
        <translation>Como en este archivo</translation>
    </message>
    <message>
        <source>Shuffled each time the page is opened</source>
        <translation>Al azar cada vez que se abre la página</translation>
    </message>
    <message>
        <source>&amp;Order:</source>
        <translation>&amp;Orden:</translation>
    </message>
    <message>
        <source>&amp;Names of the problems</source>
        <translation>&amp;Nombres de los problemas</translation>
    </message>
    <message>
        <source>&amp;Show the right move on request</source>
        <translation>Mostrar la &amp;jugada correcta a petición</translation>
    </message>
    <message>
        <source>Save &amp;as...</source>
        <translation>&amp;Guardar como...</translation>
    </message>
</context>
<context>
    <name>Welcome</name>
    <message>
        <source>Click the board to play, or</source>
        <translation>Haga clic en el tablero para jugar, o</translation>
    </message>
    <message>
        <source>Open a file</source>
        <translation>Abrir un archivo</translation>
    </message>
    <message>
        <source>Paste a HEN or a game</source>
        <translation>Pegar un HEN o una partida</translation>
    </message>
    <message>
        <source>Last files</source>
        <translation>Últimos archivos</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Ejemplos</translation>
    </message>
    <message>
        <source>What is HEN?</source>
        <translation>¿Qué es HEN?</translation>
    </message>
    <message>
        <source>Paste the files</source>
        <translation>Pegar los archivos</translation>
    </message>
    <message>
        <source>Paste the text</source>
        <translation>Pegar el texto</translation>
    </message>
    <message>
        <source>Paste the picture</source>
        <translation>Pegar la imagen</translation>
    </message>
</context>
<context>
    <name>WhatsThis</name>
    <message>
        <source>The board. A click does what the active tool does; the wheel steps through the game.</source>
        <translation>El tablero. Un clic usa la herramienta activa; la rueda recorre la partida.</translation>
    </message>
    <message>
        <source>The position as HEN text. Type or paste here: the board follows each letter. Ctrl+Space offers what may come next; the line below says what is wrong.</source>
        <translation>La posición como texto HEN. Escriba o pegue aquí: el tablero sigue cada letra. Control+Espacio ofrece lo que puede seguir; la línea de abajo dice qué está mal.</translation>
    </message>
    <message>
        <source>Who plays, and whose turn it is. A click on a row lets that side play next; the pencil opens the game info.</source>
        <translation>Quién juega y a quién le toca. Un clic en una fila hace que ese bando juegue a continuación; el lápiz abre los datos de la partida.</translation>
    </message>
    <message>
        <source>The moves of the game and its variations. Click one to go there, drag one to move it.</source>
        <translation>Las jugadas de la partida y sus variantes. Haga clic en una para ir a ella, arrástrela para moverla.</translation>
    </message>
    <message>
        <source>The name and the comment of this node. Names of points light up on the board.</source>
        <translation>El nombre y el comentario de este nodo. Los nombres de puntos se iluminan en el tablero.</translation>
    </message>
    <message>
        <source>The game: its moves, the comment of this node, and navigation.</source>
        <translation>La partida: sus jugadas, el comentario de este nodo y la navegación.</translation>
    </message>
    <message>
        <source>What is wrong with text, position, game and file. Click a problem to go there.</source>
        <translation>Lo que está mal en el texto, la posición, la partida y el archivo. Haga clic en un problema para ir a él.</translation>
    </message>
    <message>
        <source>The games of the file. Click one to go to it.</source>
        <translation>Las partidas del archivo. Haga clic en una para ir a ella.</translation>
    </message>
    <message>
        <source>The menus. Ctrl+Shift+P finds any of their commands by its words.</source>
        <translation>Los menús. Control+Mayúsculas+P encuentra cualquiera de sus comandos por sus palabras.</translation>
    </message>
    <message>
        <source>The tools: what a click on the board does.</source>
        <translation>Las herramientas: lo que hace un clic en el tablero.</translation>
    </message>
    <message>
        <source>What is wrong with the text, or what was just done; the point under the pointer; the problems.</source>
        <translation>Lo que está mal en el texto, o lo que se acaba de hacer; el punto bajo el puntero; los problemas.</translation>
    </message>
</context>
<context>
    <name>Windows</name>
    <message>
        <source>It is open in another window.</source>
        <translation>Está abierto en otra ventana.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) could not be opened.</source>
        <translation>
            <numerusform>No se pudo abrir %Ln archivo.</numerusform>
            <numerusform>No se pudieron abrir %Ln archivos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) could not be recovered.</source>
        <translation>
            <numerusform>No se pudo recuperar %Ln documento.</numerusform>
            <numerusform>No se pudieron recuperar %Ln documentos.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Worksheet</name>
    <message>
        <source>Worksheet</source>
        <translation>Hoja de problemas</translation>
    </message>
    <message>
        <source>&amp;Title:</source>
        <translation>&amp;Título:</translation>
    </message>
    <message>
        <source>&amp;Games:</source>
        <translation>Pa&amp;rtidas:</translation>
    </message>
    <message>
        <source>All, or 1-12, 15</source>
        <translation>Todas, o 1-12, 15</translation>
    </message>
    <message>
        <source>&amp;Diagrams on a page:</source>
        <translation>&amp;Diagramas por página:</translation>
    </message>
    <message>
        <source>&amp;Lines to write on:</source>
        <translation>&amp;Líneas para escribir:</translation>
    </message>
    <message>
        <source>&amp;Names of the problems</source>
        <translation>&amp;Nombres de los problemas</translation>
    </message>
    <message>
        <source>Co&amp;mments before the first move</source>
        <translation>&amp;Comentarios antes de la primera jugada</translation>
    </message>
    <message>
        <source>&amp;Answers on pages of their own</source>
        <translation>&amp;Soluciones en páginas aparte</translation>
    </message>
    <message>
        <source>&amp;Wrong moves in the answers</source>
        <translation>&amp;Jugadas erróneas en las soluciones</translation>
    </message>
</context>
<context>
    <name>_Examples</name>
    <message>
        <source>Examples of HEN</source>
        <translation>Ejemplos de HEN</translation>
    </message>
    <message>
        <source>The parts of a HEN</source>
        <translation>Los elementos de un HEN</translation>
    </message>
    <message>
        <source>Whole positions</source>
        <translation>Posiciones enteras</translation>
    </message>
    <message>
        <source>Mistakes and their messages</source>
        <translation>Errores y sus mensajes</translation>
    </message>
    <message>
        <source>No matches</source>
        <translation>Sin resultados</translation>
    </message>
    <message>
        <source>Click to see it on the board</source>
        <translation>Haga clic para verlo en el tablero</translation>
    </message>
</context>
<context>
    <name>_GoToDialog</name>
    <message>
        <source>&amp;Go</source>
        <translation>&amp;Ir</translation>
    </message>
</context>
<context>
    <name>_Keys</name>
    <message>
        <source>Commands and their keys</source>
        <translation>Comandos y sus teclas</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Comando</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>No matches</source>
        <translation>Sin resultados</translation>
    </message>
</context>
<context>
    <name>_Results</name>
    <message>
        <source>Places found</source>
        <translation>Lugares encontrados</translation>
    </message>
</context>
</TS>
