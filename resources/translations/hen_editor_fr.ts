<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>AboutBox</name>
    <message>
        <source>The HEN specification</source>
        <translation>La spécification de HEN</translation>
    </message>
    <message>
        <source>The MIT licence</source>
        <translation>La licence MIT</translation>
    </message>
    <message>
        <source>About HEN Editor</source>
        <translation>À propos de HEN Editor</translation>
    </message>
    <message>
        <source>An editor for Go positions in HEN and games in SGF.</source>
        <translation>Un éditeur de positions de go en HEN et de parties en SGF.</translation>
    </message>
    <message>
        <source>HEN (Hemme Notation) is one line of text for one Go position. Free software under the MIT licence.</source>
        <translation>HEN (Hemme Notation) décrit une position de go en une ligne de texte. Logiciel libre sous licence MIT.</translation>
    </message>
</context>
<context>
    <name>Adding</name>
    <message numerus="yes">
        <source>%Ln file(s)</source>
        <translation>
            <numerusform>%Ln fichier</numerusform>
            <numerusform>%Ln fichiers</numerusform>
        </translation>
    </message>
    <message>
        <source>Add games</source>
        <translation>Ajouter des parties</translation>
    </message>
    <message numerus="yes">
        <source>Added %Ln game(s).</source>
        <translation>
            <numerusform>%Ln partie ajoutée.</numerusform>
            <numerusform>%Ln parties ajoutées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) had problems; they were read as far as possible.</source>
        <translation>
            <numerusform>%Ln fichier avait des problèmes&#xa0;; il a été lu autant que possible.</numerusform>
            <numerusform>%Ln fichiers avaient des problèmes&#xa0;; ils ont été lus autant que possible.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) could not be added.</source>
        <translation>
            <numerusform>%Ln fichier n’a pas pu être ajouté.</numerusform>
            <numerusform>%Ln fichiers n’ont pas pu être ajoutés.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AnnotationButtons</name>
    <message>
        <source>Right</source>
        <translation>Juste</translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation>Faux</translation>
    </message>
</context>
<context>
    <name>Announcer</name>
    <message>
        <source>Undone: {change}.</source>
        <translation>Annulé&#xa0;: {change}.</translation>
    </message>
    <message>
        <source>Redone: {change}.</source>
        <translation>Rétabli&#xa0;: {change}.</translation>
    </message>
</context>
<context>
    <name>BoardTable</name>
    <message>
        <source>Board as a table</source>
        <translation>Goban en tableau</translation>
    </message>
    <message>
        <source>Arrow keys go from point to point; all other keys do what they do on the board.</source>
        <translation>Les flèches vont d’une intersection à l’autre&#xa0;; toutes les autres touches font ce qu’elles font sur le goban.</translation>
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
        <translation>Un curseur va d’une intersection à l’autre au clavier. Le goban en tableau est dans le menu Affichage, Panneaux.</translation>
    </message>
</context>
<context>
    <name>Colors</name>
    <message>
        <source>Black</source>
        <translation>Noir</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Blanc</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rouge</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Vert</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Bleu</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Jaune</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>Violet</translation>
    </message>
</context>
<context>
    <name>CommandPalette</name>
    <message>
        <source>Command palette</source>
        <translation>Palette de commandes</translation>
    </message>
    <message>
        <source>Type words of a command</source>
        <translation>Tapez les mots d’une commande</translation>
    </message>
    <message>
        <source>Beginnings of words are enough; Enter runs the selected command</source>
        <translation>Le début des mots suffit&#xa0;; Entrée exécute la commande sélectionnée</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Commandes</translation>
    </message>
    <message>
        <source>No matches</source>
        <translation>Aucun résultat</translation>
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
        <translation>Adresse web copiée.</translation>
    </message>
    <message>
        <source>Game copied as SGF.</source>
        <translation>Partie copiée en SGF.</translation>
    </message>
    <message>
        <source>Position copied as SGF.</source>
        <translation>Position copiée en SGF.</translation>
    </message>
    <message>
        <source>Diagram copied.</source>
        <translation>Diagramme copié.</translation>
    </message>
    <message>
        <source>&amp;Undo {change}</source>
        <translation>&amp;Annuler&#xa0;: {change}</translation>
    </message>
    <message>
        <source>&amp;Redo {change}</source>
        <translation>&amp;Rétablir&#xa0;: {change}</translation>
    </message>
    <message>
        <source>HEN copied.</source>
        <translation>HEN copié.</translation>
    </message>
    <message>
        <source>It is what the board shows, not the text in the field.</source>
        <translation>C’est ce que montre le plateau, pas le texte du champ.</translation>
    </message>
    <message>
        <source>Save original as</source>
        <translation>Enregistrer l’original sous</translation>
    </message>
    <message>
        <source>original</source>
        <translation>original</translation>
    </message>
    <message>
        <source>Save normalised copy</source>
        <translation>Enregistrer une copie normalisée</translation>
    </message>
    <message>
        <source>normalised</source>
        <translation>normalisé</translation>
    </message>
    <message>
        <source>Looking for earlier versions...</source>
        <translation>Recherche des versions précédentes...</translation>
    </message>
    <message>
        <source>The earlier versions of {file} could not be listed.</source>
        <translation>Impossible de lister les versions précédentes de {file}.</translation>
    </message>
    <message>
        <source>The earlier version was not kept: {why}</source>
        <translation>La version précédente n’a pas été conservée&#xa0;: {why}</translation>
    </message>
    <message>
        <source>Looking for documents...</source>
        <translation>Recherche des documents...</translation>
    </message>
    <message>
        <source>The documents to recover could not be listed.</source>
        <translation>Impossible de lister les documents à récupérer.</translation>
    </message>
    <message>
        <source>Its recovery data is damaged.</source>
        <translation>Ses données de récupération sont endommagées.</translation>
    </message>
    <message>
        <source>Recovering...</source>
        <translation>Récupération en cours...</translation>
    </message>
    <message>
        <source>It was kept by another version of HEN Editor.</source>
        <translation>Il a été conservé par une autre version de HEN Editor.</translation>
    </message>
    <message>
        <source>Making the page...</source>
        <translation>Création de la page...</translation>
    </message>
    <message>
        <source>None of these games can be exported: no moves to find, or too many.</source>
        <translation>Aucune de ces parties ne peut être exportée : aucun coup à trouver, ou trop de coups.</translation>
    </message>
    <message>
        <source>Web page</source>
        <translation>Page web</translation>
    </message>
    <message>
        <source>Export problems as web page</source>
        <translation>Exporter les problèmes en page web</translation>
    </message>
    <message>
        <source>Saved {file} without {count} of {total} games: no moves to find, or too many.</source>
        <translation>{file} enregistré sans {count} parties sur {total}&#xa0;: aucun coup à trouver, ou trop de coups.</translation>
    </message>
    <message>
        <source>Checking games...</source>
        <translation>Vérification des parties...</translation>
    </message>
    <message>
        <source>Clipboard has no HEN.</source>
        <translation>Le presse-papiers ne contient pas de HEN.</translation>
    </message>
    <message>
        <source>The HEN on the clipboard has an error: {what}</source>
        <translation>Le HEN du presse-papiers contient une erreur&#xa0;: {what}</translation>
    </message>
    <message>
        <source>A file needs at least one game.</source>
        <translation>Un fichier doit contenir au moins une partie.</translation>
    </message>
    <message>
        <source>Games copied as SGF.</source>
        <translation>Parties copiées en SGF.</translation>
    </message>
    <message>
        <source>Game info</source>
        <translation>Informations sur la partie</translation>
    </message>
    <message>
        <source>Properties</source>
        <translation>Propriétés</translation>
    </message>
    <message>
        <source>This leaves the game as it is.</source>
        <translation>Cela ne change rien à la partie.</translation>
    </message>
    <message>
        <source>Transforming...</source>
        <translation>Transformation en cours...</translation>
    </message>
    <message>
        <source>Transform</source>
        <translation>Transformer</translation>
    </message>
    <message>
        <source>There is no such markup here.</source>
        <translation>Il n’y a pas de telles marques ici.</translation>
    </message>
    <message>
        <source>Clear markup</source>
        <translation>Effacer les marques</translation>
    </message>
    <message>
        <source>Nothing is selected; drag a frame around stones with the select tool.</source>
        <translation>Rien n’est sélectionné&#xa0;; tracez un cadre autour des pierres avec l’outil de sélection.</translation>
    </message>
    <message>
        <source>Annotate</source>
        <translation>Annoter</translation>
    </message>
    <message>
        <source>Go to point</source>
        <translation>Aller à l’intersection</translation>
    </message>
    <message>
        <source>There is nothing to erase on that point.</source>
        <translation>Il n’y a rien à effacer sur cette intersection.</translation>
    </message>
    <message>
        <source>No move placed that stone.</source>
        <translation>Aucun coup n’a posé cette pierre.</translation>
    </message>
    <message>
        <source>This move placed that stone.</source>
        <translation>Ce coup a posé cette pierre.</translation>
    </message>
    <message>
        <source>{point} copied.</source>
        <translation>{point} copié.</translation>
    </message>
    <message>
        <source>On boards with more than 25 columns only Black and White can play.</source>
        <translation>Sur un goban de plus de 25 colonnes, seuls Noir et Blanc peuvent jouer.</translation>
    </message>
    <message>
        <source>Number the last moves</source>
        <translation>Numéroter les derniers coups</translation>
    </message>
    <message>
        <source>How many of the last moves to number:</source>
        <translation>Nombre de coups à numéroter, en partant du dernier&#xa0;:</translation>
    </message>
    <message>
        <source>Some recovery data could not be deleted: {reason}</source>
        <translation>Certaines données de récupération n’ont pas pu être supprimées&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>Variation copied.</source>
        <translation>Variante copiée.</translation>
    </message>
    <message>
        <source>You can&apos;t cut the start of the game.</source>
        <translation>Impossible de couper le début de la partie.</translation>
    </message>
    <message>
        <source>Cut variation</source>
        <translation>Couper la variante</translation>
    </message>
    <message>
        <source>The variation is too long to paste (over {count} characters). Merge it as a file instead.</source>
        <translation>La variante est trop longue pour être collée (plus de {count} caractères). Fusionnez-la plutôt sous forme de fichier.</translation>
    </message>
    <message>
        <source>Paste variation</source>
        <translation>Coller la variante</translation>
    </message>
    <message>
        <source>Move variation</source>
        <translation>Déplacer la variante</translation>
    </message>
    <message>
        <source>Merge with file</source>
        <translation>Fusionner avec un fichier</translation>
    </message>
    <message>
        <source>{file} could not be merged.</source>
        <translation>Impossible de fusionner {file}.</translation>
    </message>
    <message>
        <source>Reading {file}...</source>
        <translation>Lecture de {file}...</translation>
    </message>
    <message>
        <source>Merging...</source>
        <translation>Fusion en cours...</translation>
    </message>
    <message>
        <source>The file adds nothing to this game.</source>
        <translation>Ce fichier n’apporte rien à cette partie.</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>Fusionner</translation>
    </message>
    <message>
        <source>Nothing to remove.</source>
        <translation>Rien à supprimer.</translation>
    </message>
    <message>
        <source>Remove comments and markup</source>
        <translation>Supprimer commentaires et marques</translation>
    </message>
    <message>
        <source>This is the main line already.</source>
        <translation>C’est déjà la variante principale.</translation>
    </message>
    <message>
        <source>Make main line</source>
        <translation>En faire la variante principale</translation>
    </message>
    <message>
        <source>There is no variation above this one.</source>
        <translation>Il n’y a pas de variante au-dessus de celle-ci.</translation>
    </message>
    <message>
        <source>There is no variation below this one.</source>
        <translation>Il n’y a pas de variante au-dessous de celle-ci.</translation>
    </message>
    <message>
        <source>Insert move</source>
        <translation>Insérer un coup</translation>
    </message>
    <message>
        <source>&amp;Insert</source>
        <translation>In&amp;sérer</translation>
    </message>
    <message>
        <source>Delete from here</source>
        <translation>Supprimer à partir d’ici</translation>
    </message>
    <message>
        <source>Delete node</source>
        <translation>Supprimer le nœud</translation>
    </message>
    <message>
        <source>Insert node</source>
        <translation>Insérer un nœud</translation>
    </message>
    <message>
        <source>Exchange moves</source>
        <translation>Échanger les coups</translation>
    </message>
    <message>
        <source>Change colour of move</source>
        <translation>Changer la couleur du coup</translation>
    </message>
    <message>
        <source>Start game from here</source>
        <translation>Commencer la partie ici</translation>
    </message>
    <message>
        <source>Move branch to new game</source>
        <translation>Extraire la branche dans une nouvelle partie</translation>
    </message>
    <message>
        <source>The game shows the whole board here.</source>
        <translation>La partie montre ici tout le goban.</translation>
    </message>
    <message>
        <source>Reading the board style...</source>
        <translation>Lecture du style de goban...</translation>
    </message>
    <message>
        <source>No font on this computer has kanji numerals: numbers are shown instead.</source>
        <translation>Aucune police de cet ordinateur n’a les chiffres kanji&#xa0;: des numéros sont affichés à la place.</translation>
    </message>
    <message>
        <source>Move numbers</source>
        <translation>Numéros des coups</translation>
    </message>
    <message>
        <source>Write move numbers</source>
        <translation>Écrire les numéros des coups</translation>
    </message>
    <message>
        <source>move {number}</source>
        <translation>le coup {number}</translation>
    </message>
    <message>
        <source>the start of the game</source>
        <translation>le début de la partie</translation>
    </message>
    <message>
        <source>the clipboard</source>
        <translation>le presse-papiers</translation>
    </message>
    <message>
        <source>Clipboard has no position.</source>
        <translation>Le presse-papiers ne contient pas de position.</translation>
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
        <translation>À &amp;propos de HEN Editor</translation>
    </message>
    <message>
        <source>&amp;Add game</source>
        <translation>&amp;Ajouter une partie</translation>
    </message>
    <message>
        <source>&amp;All markup</source>
        <translation>Toutes les &amp;marques</translation>
    </message>
    <message>
        <source>&amp;All moves</source>
        <translation>&amp;Tous les coups</translation>
    </message>
    <message>
        <source>&amp;Arrow</source>
        <translation>Flèc&amp;he</translation>
    </message>
    <message>
        <source>&amp;As set in the game</source>
        <translation>&amp;Selon la partie</translation>
    </message>
    <message>
        <source>&amp;Bad move</source>
        <translation>&amp;Mauvais coup</translation>
    </message>
    <message>
        <source>&amp;Black stones</source>
        <translation>&amp;Pierres noires</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>&amp;Goban</translation>
    </message>
    <message>
        <source>&amp;Board as a table</source>
        <translation>&amp;Goban en tableau</translation>
    </message>
    <message>
        <source>&amp;Choose from a menu...</source>
        <translation>&amp;Choisir dans un menu...</translation>
    </message>
    <message>
        <source>&amp;Circle</source>
        <translation>&amp;Cercle</translation>
    </message>
    <message>
        <source>&amp;Close window</source>
        <translation>&amp;Fermer la fenêtre</translation>
    </message>
    <message>
        <source>&amp;Collapse branch</source>
        <translation>Replier la &amp;branche</translation>
    </message>
    <message>
        <source>&amp;Column</source>
        <translation>&amp;Colonne</translation>
    </message>
    <message>
        <source>&amp;Command palette...</source>
        <translation>Palette de &amp;commandes...</translation>
    </message>
    <message>
        <source>&amp;Copy HEN</source>
        <translation>&amp;Copier le HEN</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>S&amp;ombre</translation>
    </message>
    <message>
        <source>&amp;Delete from here</source>
        <translation>Supprimer à &amp;partir d’ici</translation>
    </message>
    <message>
        <source>&amp;Diagram for Sensei&apos;s Library</source>
        <translation>&amp;Diagramme pour Sensei&apos;s Library</translation>
    </message>
    <message>
        <source>&amp;Doubtful move</source>
        <translation>Coup &amp;douteux</translation>
    </message>
    <message>
        <source>&amp;Down</source>
        <translation>Vers le &amp;bas</translation>
    </message>
    <message>
        <source>&amp;Duplicate game</source>
        <translation>&amp;Dupliquer la partie</translation>
    </message>
    <message>
        <source>&amp;End comparison</source>
        <translation>&amp;Terminer la comparaison</translation>
    </message>
    <message>
        <source>&amp;Erase</source>
        <translation>E&amp;ffacer</translation>
    </message>
    <message>
        <source>&amp;Erase selected stones</source>
        <translation>&amp;Effacer les pierres sélectionnées</translation>
    </message>
    <message>
        <source>&amp;Even</source>
        <translation>Po&amp;sition équilibrée</translation>
    </message>
    <message>
        <source>&amp;Expand branch</source>
        <translation>Déplier la branc&amp;he</translation>
    </message>
    <message>
        <source>&amp;Find in comments...</source>
        <translation>Rechercher &amp;dans les commentaires...</translation>
    </message>
    <message>
        <source>&amp;From here</source>
        <translation>À partir d’&amp;ici</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>Pl&amp;ein écran</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>Pa&amp;rtie</translation>
    </message>
    <message>
        <source>&amp;Go to this move</source>
        <translation>All&amp;er à ce coup</translation>
    </message>
    <message>
        <source>&amp;Good move</source>
        <translation>&amp;Bon coup</translation>
    </message>
    <message>
        <source>&amp;Green stones</source>
        <translation>&amp;Pierres vertes</translation>
    </message>
    <message>
        <source>&amp;Grey out</source>
        <translation>&amp;Griser</translation>
    </message>
    <message>
        <source>&amp;Greyed-out points</source>
        <translation>&amp;Intersections grisées</translation>
    </message>
    <message>
        <source>&amp;HTML for WGo</source>
        <translation>HTML pour &amp;WGo</translation>
    </message>
    <message>
        <source>&amp;Hotspot</source>
        <translation>&amp;Point chaud</translation>
    </message>
    <message>
        <source>&amp;Interesting move</source>
        <translation>Coup &amp;intéressant</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts...</source>
        <translation>Raccourcis cla&amp;vier...</translation>
    </message>
    <message>
        <source>&amp;Ko</source>
        <translation>&amp;Ko</translation>
    </message>
    <message>
        <source>&amp;Ko point</source>
        <translation>Point de &amp;ko</translation>
    </message>
    <message>
        <source>&amp;LaTeX for psgo</source>
        <translation>LaTeX &amp;pour psgo</translation>
    </message>
    <message>
        <source>&amp;Label</source>
        <translation>Éti&amp;quette</translation>
    </message>
    <message>
        <source>&amp;Labels</source>
        <translation>Éti&amp;quettes</translation>
    </message>
    <message>
        <source>&amp;Last move</source>
        <translation>&amp;Dernier coup</translation>
    </message>
    <message>
        <source>&amp;Last moves...</source>
        <translation>&amp;Derniers coups...</translation>
    </message>
    <message>
        <source>&amp;Letters</source>
        <translation>Lett&amp;res</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Clair</translation>
    </message>
    <message>
        <source>&amp;Make main line</source>
        <translation>En &amp;faire la variante principale</translation>
    </message>
    <message>
        <source>&amp;Marks</source>
        <translation>&amp;Symboles</translation>
    </message>
    <message>
        <source>&amp;Mirror view</source>
        <translation>&amp;Vue en miroir</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>C&amp;oup</translation>
    </message>
    <message>
        <source>&amp;Neighbours</source>
        <translation>Intersections &amp;voisines</translation>
    </message>
    <message>
        <source>&amp;New window</source>
        <translation>&amp;Nouvelle fenêtre</translation>
    </message>
    <message>
        <source>&amp;Next move</source>
        <translation>C&amp;oup suivant</translation>
    </message>
    <message>
        <source>&amp;Next moves</source>
        <translation>&amp;Coups suivants</translation>
    </message>
    <message>
        <source>&amp;Next pane</source>
        <translation>Volet &amp;suivant</translation>
    </message>
    <message>
        <source>&amp;Numbers</source>
        <translation>N&amp;ombres</translation>
    </message>
    <message>
        <source>&amp;Open...</source>
        <translation>&amp;Ouvrir...</translation>
    </message>
    <message>
        <source>&amp;Order of play...</source>
        <translation>&amp;Ordre de jeu...</translation>
    </message>
    <message>
        <source>&amp;Other size...</source>
        <translation>&amp;Autre taille...</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>C&amp;oller</translation>
    </message>
    <message>
        <source>&amp;Paste variation</source>
        <translation>Coller la varian&amp;te</translation>
    </message>
    <message>
        <source>&amp;Place</source>
        <translation>&amp;Poser</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Jouer</translation>
    </message>
    <message>
        <source>&amp;Point</source>
        <translation>&amp;Intersection</translation>
    </message>
    <message>
        <source>&amp;Previous move</source>
        <translation>Co&amp;up précédent</translation>
    </message>
    <message>
        <source>&amp;Print...</source>
        <translation>&amp;Imprimer...</translation>
    </message>
    <message>
        <source>&amp;Problems</source>
        <translation>&amp;Problèmes</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>&amp;Red stones</source>
        <translation>Pierres &amp;rouges</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>&amp;Remove comments and markup...</source>
        <translation>Supprimer commentaires et mar&amp;ques...</translation>
    </message>
    <message>
        <source>&amp;Remove game</source>
        <translation>&amp;Supprimer la partie</translation>
    </message>
    <message>
        <source>&amp;Row</source>
        <translation>&amp;Rangée</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Enregistrer</translation>
    </message>
    <message>
        <source>&amp;Select</source>
        <translation>Sél&amp;ectionner</translation>
    </message>
    <message>
        <source>&amp;Show</source>
        <translation>&amp;Afficher</translation>
    </message>
    <message>
        <source>&amp;Start of game</source>
        <translation>&amp;Début de la partie</translation>
    </message>
    <message>
        <source>&amp;Stones nearby</source>
        <translation>&amp;Pierres proches</translation>
    </message>
    <message>
        <source>&amp;Swap colours</source>
        <translation>&amp;Inverser les couleurs</translation>
    </message>
    <message>
        <source>&amp;Switch player to move</source>
        <translation>&amp;Changer le tour</translation>
    </message>
    <message>
        <source>&amp;Territory</source>
        <translation>&amp;Territoire</translation>
    </message>
    <message>
        <source>&amp;This node</source>
        <translation>&amp;Ce nœud</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>&amp;Outils</translation>
    </message>
    <message>
        <source>&amp;Transform...</source>
        <translation>&amp;Transformer...</translation>
    </message>
    <message>
        <source>&amp;Triangle</source>
        <translation>Tr&amp;iangle</translation>
    </message>
    <message>
        <source>&amp;Unclear</source>
        <translation>Position &amp;confuse</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Guide, HEN and keys</source>
        <translation>&amp;Guide, HEN et raccourcis</translation>
    </message>
    <message>
        <source>&amp;Kanji numerals (1-一)</source>
        <translation>Chiffres &amp;kanji (1-一)</translation>
    </message>
    <message>
        <source>&amp;Letters and numbers (A1)</source>
        <translation>&amp;Lettres et numéros (A1)</translation>
    </message>
    <message>
        <source>&amp;List of moves</source>
        <translation>Liste des &amp;coups</translation>
    </message>
    <message>
        <source>&amp;Numbers (1-1)</source>
        <translation>&amp;Numéros (1-1)</translation>
    </message>
    <message>
        <source>&amp;Remove from applications menu</source>
        <translation>&amp;Retirer du menu des applications</translation>
    </message>
    <message>
        <source>&amp;Show coordinates</source>
        <translation>Affi&amp;cher les coordonnées</translation>
    </message>
    <message>
        <source>&amp;Unicode diagram</source>
        <translation>Diagramme &amp;Unicode</translation>
    </message>
    <message>
        <source>&amp;Upright</source>
        <translation>À l’&amp;endroit</translation>
    </message>
    <message>
        <source>&amp;Web address</source>
        <translation>&amp;Adresse web</translation>
    </message>
    <message>
        <source>&amp;What changed</source>
        <translation>C&amp;hangements</translation>
    </message>
    <message>
        <source>&amp;What&apos;s this?</source>
        <translation>&amp;Qu’est-ce que c’est&#xa0;?</translation>
    </message>
    <message>
        <source>&amp;White stones</source>
        <translation>Pierres &amp;blanches</translation>
    </message>
    <message>
        <source>&amp;Worksheet...</source>
        <translation>Feuille de pro&amp;blèmes...</translation>
    </message>
    <message>
        <source>&amp;Write as markup</source>
        <translation>Écrire &amp;comme marques</translation>
    </message>
    <message>
        <source>&amp;Yellow stones</source>
        <translation>Pierres &amp;jaunes</translation>
    </message>
    <message>
        <source>1&amp;3x13 board</source>
        <translation>Goban 1&amp;3x13</translation>
    </message>
    <message>
        <source>A&amp;lternatives</source>
        <translation>Alte&amp;rnatives</translation>
    </message>
    <message>
        <source>A&amp;rrows and lines</source>
        <translation>&amp;Flèches et lignes</translation>
    </message>
    <message>
        <source>About this program</source>
        <translation>À propos de ce programme</translation>
    </message>
    <message>
        <source>Add a copy of this game after it</source>
        <translation>Ajouter une copie de cette partie après elle</translation>
    </message>
    <message>
        <source>Add a game with the position of the HEN on the clipboard</source>
        <translation>Ajouter une partie avec la position du HEN du presse-papiers</translation>
    </message>
    <message>
        <source>Add an empty game of the same size after this one</source>
        <translation>Ajouter une partie vide de même taille après celle-ci</translation>
    </message>
    <message>
        <source>Add game from &amp;HEN</source>
        <translation>Ajouter une partie depuis le &amp;HEN</translation>
    </message>
    <message>
        <source>Add to app&amp;lications menu</source>
        <translation>&amp;Ajouter au menu des applications</translation>
    </message>
    <message>
        <source>Arran&amp;ge panels</source>
        <translation>&amp;Disposer les panneaux</translation>
    </message>
    <message>
        <source>B&amp;lue stones</source>
        <translation>Pierres &amp;bleues</translation>
    </message>
    <message>
        <source>Back &amp;10 moves</source>
        <translation>Reculer de &amp;10 coups</translation>
    </message>
    <message>
        <source>Back to &amp;main line</source>
        <translation>Retour à &amp;la variante principale</translation>
    </message>
    <message>
        <source>C&amp;aptures</source>
        <translation>C&amp;aptures</translation>
    </message>
    <message>
        <source>C&amp;hain and liberties</source>
        <translation>Chaîne et &amp;libertés</translation>
    </message>
    <message>
        <source>C&amp;omment</source>
        <translation>Co&amp;mmentaire</translation>
    </message>
    <message>
        <source>C&amp;rop view</source>
        <translation>Recadrer sur une &amp;zone</translation>
    </message>
    <message>
        <source>Change how the program looks and works</source>
        <translation>Changer l’apparence et le comportement du programme</translation>
    </message>
    <message>
        <source>Change keyboard shortcuts</source>
        <translation>Changer les raccourcis clavier</translation>
    </message>
    <message>
        <source>Change the colour of this move</source>
        <translation>Changer la couleur de ce coup</translation>
    </message>
    <message>
        <source>Choose how a picture of the board looks, and export or copy it</source>
        <translation>Choisir l’aspect d’une image du goban, et l’exporter ou la copier</translation>
    </message>
    <message>
        <source>Choose how to copy the position or the game</source>
        <translation>Choisir comment copier la position ou la partie</translation>
    </message>
    <message>
        <source>Click at the cursor</source>
        <translation>Cliquer à l’emplacement du curseur</translation>
    </message>
    <message>
        <source>Click something to learn what it is</source>
        <translation>Cliquer sur un élément pour savoir ce que c’est</translation>
    </message>
    <message>
        <source>Close all windows</source>
        <translation>Fermer toutes les fenêtres</translation>
    </message>
    <message>
        <source>Close this window</source>
        <translation>Fermer cette fenêtre</translation>
    </message>
    <message>
        <source>Collapse all but the ma&amp;in line</source>
        <translation>To&amp;ut replier sauf la variante principale</translation>
    </message>
    <message>
        <source>Collapse every variation to its first move</source>
        <translation>Replier chaque variante sur son premier coup</translation>
    </message>
    <message>
        <source>Compare with &amp;this node</source>
        <translation>Compa&amp;rer avec ce nœud</translation>
    </message>
    <message>
        <source>Compare with the &amp;clipboard</source>
        <translation>&amp;Comparer avec le presse-papiers</translation>
    </message>
    <message>
        <source>Compare with the &amp;previous node</source>
        <translation>Comparer avec le nœud &amp;précédent</translation>
    </message>
    <message>
        <source>Cop&amp;y variation</source>
        <translation>Copier la &amp;variante</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Copy a picture of the board, or drag it from here into another program</source>
        <translation>Copier une image du goban, ou la faire glisser d’ici vers un autre programme</translation>
    </message>
    <message>
        <source>Copy a web address of the position</source>
        <translation>Copier une adresse web de la position</translation>
    </message>
    <message>
        <source>Copy point &amp;name</source>
        <translation>&amp;Copier le nom de l’intersection</translation>
    </message>
    <message>
        <source>Copy the game with all its variations as SGF</source>
        <translation>Copier la partie et toutes ses variantes en SGF</translation>
    </message>
    <message>
        <source>Copy the name of the point at the cursor</source>
        <translation>Copier le nom de l’intersection sous le curseur</translation>
    </message>
    <message>
        <source>Copy the position as HEN</source>
        <translation>Copier la position en HEN</translation>
    </message>
    <message>
        <source>Copy the position as HTML for the player BesoGo</source>
        <translation>Copier la position en HTML pour le lecteur BesoGo</translation>
    </message>
    <message>
        <source>Copy the position as HTML for the player WGo</source>
        <translation>Copier la position en HTML pour le lecteur WGo</translation>
    </message>
    <message>
        <source>Copy the position as a diagram for Sensei&apos;s Library</source>
        <translation>Copier la position en diagramme pour Sensei&apos;s Library</translation>
    </message>
    <message>
        <source>Copy the position as a diagram for the LaTeX package igo</source>
        <translation>Copier la position en diagramme pour le paquet LaTeX igo</translation>
    </message>
    <message>
        <source>Copy the position as a diagram for the LaTeX package psgo</source>
        <translation>Copier la position en diagramme pour le paquet LaTeX psgo</translation>
    </message>
    <message>
        <source>Copy the position as a diagram of X, O and dots</source>
        <translation>Copier la position en diagramme de X, de O et de points</translation>
    </message>
    <message>
        <source>Copy the position as a diagram of round stones and drawn lines</source>
        <translation>Copier la position en diagramme de pierres rondes et de lignes</translation>
    </message>
    <message>
        <source>Copy the position as the boards of GTP programs are drawn</source>
        <translation>Copier la position telle que les programmes GTP dessinent le goban</translation>
    </message>
    <message>
        <source>Copy the position with its colours as a diagram for the LaTeX package eigo</source>
        <translation>Copier la position avec ses couleurs en diagramme pour le paquet LaTeX eigo</translation>
    </message>
    <message>
        <source>Copy this node and everything after it as SGF</source>
        <translation>Copier ce nœud et tout ce qui le suit en SGF</translation>
    </message>
    <message>
        <source>Copy this position alone as SGF</source>
        <translation>Copier cette position seule en SGF</translation>
    </message>
    <message>
        <source>Count &amp;final score</source>
        <translation>Compter le &amp;score final</translation>
    </message>
    <message>
        <source>Count territory and area: mark dead stones, and see the score</source>
        <translation>Compter le territoire et la surface&#xa0;: marquer les pierres mortes et voir le score</translation>
    </message>
    <message>
        <source>Cr&amp;oss</source>
        <translation>Croi&amp;x</translation>
    </message>
    <message>
        <source>Cropped &amp;view</source>
        <translation>&amp;Vue recadrée</translation>
    </message>
    <message>
        <source>Cu&amp;t variation</source>
        <translation>C&amp;ouper la variante</translation>
    </message>
    <message>
        <source>Cut this node and everything after it</source>
        <translation>Couper ce nœud et tout ce qui le suit</translation>
    </message>
    <message>
        <source>Dark, high &amp;contrast</source>
        <translation>&amp;Sombre, contraste élevé</translation>
    </message>
    <message>
        <source>Delete this &amp;node</source>
        <translation>Suppri&amp;mer ce nœud</translation>
    </message>
    <message>
        <source>Delete this node and everything after it</source>
        <translation>Supprimer ce nœud et tout ce qui le suit</translation>
    </message>
    <message>
        <source>Delete this node but keep what follows</source>
        <translation>Supprimer ce nœud mais conserver la suite</translation>
    </message>
    <message>
        <source>Drag a line; again or right button: remove</source>
        <translation>Tracer une ligne&#xa0;; à nouveau ou bouton droit&#xa0;: la retirer</translation>
    </message>
    <message>
        <source>Drag an arrow; again or right button: remove</source>
        <translation>Tracer une flèche&#xa0;; à nouveau ou bouton droit&#xa0;: la retirer</translation>
    </message>
    <message>
        <source>E&amp;xpand all</source>
        <translation>Tout dép&amp;lier</translation>
    </message>
    <message>
        <source>E&amp;xport picture...</source>
        <translation>E&amp;xporter une image...</translation>
    </message>
    <message>
        <source>Earlier &amp;versions...</source>
        <translation>&amp;Versions précédentes...</translation>
    </message>
    <message>
        <source>Edit players, result, komi and other game info</source>
        <translation>Modifier les joueurs, le résultat, le komi et les autres informations sur la partie</translation>
    </message>
    <message>
        <source>Mark the move as bad; in a problem: wrong</source>
        <translation>Marquer le coup comme mauvais ; dans un problème : faux</translation>
    </message>
    <message>
        <source>Mark the move as good; in a problem: right</source>
        <translation>Marquer le coup comme bon ; dans un problème : juste</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>O&amp;verview...</source>
        <translation>&amp;Vue d’ensemble...</translation>
    </message>
    <message>
        <source>Open SGF or HEN files</source>
        <translation>Ouvrir des fichiers SGF ou HEN</translation>
    </message>
    <message>
        <source>Paste in place of the HEN; what is not HEN is pasted into the window</source>
        <translation>Coller à la place du HEN ; ce qui n’est pas du HEN est collé dans la fenêtre</translation>
    </message>
    <message>
        <source>Put stones into a new node after this one</source>
        <translation>Placer les pierres dans un nouveau nœud après celui-ci</translation>
    </message>
    <message>
        <source>Put stones into a new node before this one, and replay what follows</source>
        <translation>Placer les pierres dans un nouveau nœud avant celui-ci, et rejouer la suite</translation>
    </message>
    <message>
        <source>Put stones into this node</source>
        <translation>Placer les pierres dans ce nœud</translation>
    </message>
    <message>
        <source>Edit the SGF properties of this node</source>
        <translation>Modifier les propriétés SGF de ce nœud</translation>
    </message>
    <message>
        <source>&amp;Analyse</source>
        <translation>&amp;Analyser</translation>
    </message>
    <message>
        <source>&amp;Engine</source>
        <translation>Mo&amp;teur</translation>
    </message>
    <message>
        <source>&amp;Engines...</source>
        <translation>Mote&amp;urs...</translation>
    </message>
    <message>
        <source>&amp;Game against the engine...</source>
        <translation>&amp;Partie contre le moteur...</translation>
    </message>
    <message>
        <source>&amp;Little: 20 visits, or level 4</source>
        <translation>&amp;Peu&#xa0;: 20 visites ou niveau 4</translation>
    </message>
    <message>
        <source>&amp;Medium: 100 visits, or level 7</source>
        <translation>&amp;Moyennement&#xa0;: 100 visites ou niveau 7</translation>
    </message>
    <message>
        <source>&amp;Next mistake</source>
        <translation>Erreur &amp;suivante</translation>
    </message>
    <message>
        <source>&amp;Points lost</source>
        <translation>Points per&amp;dus</translation>
    </message>
    <message>
        <source>&amp;Win rate</source>
        <translation>&amp;Taux de victoire</translation>
    </message>
    <message>
        <source>&amp;Words beside tools</source>
        <translation>&amp;Mots à côté des outils</translation>
    </message>
    <message>
        <source>A&amp;dd engine&apos;s line</source>
        <translation>Ajouter &amp;la variante du moteur</translation>
    </message>
    <message>
        <source>Add &amp;from files...</source>
        <translation>Ajouter depuis des &amp;fichiers...</translation>
    </message>
    <message>
        <source>Add best &amp;line</source>
        <translation>Ajouter la meilleure &amp;variante</translation>
    </message>
    <message>
        <source>Add the engine&apos;s best line as a variation</source>
        <translation>Ajouter la meilleure suite du moteur comme variante</translation>
    </message>
    <message>
        <source>Add the engine&apos;s line from the cursor as a variation</source>
        <translation>Ajouter la suite du moteur sous le curseur comme variante</translation>
    </message>
    <message>
        <source>Add the games of several files after this one</source>
        <translation>Ajouter les parties de plusieurs fichiers après celle-ci</translation>
    </message>
    <message>
        <source>Add, remove and test engines</source>
        <translation>Ajouter, retirer et tester des moteurs</translation>
    </message>
    <message>
        <source>Analyse &amp;game</source>
        <translation>Analyser la &amp;partie</translation>
    </message>
    <message>
        <source>Arrow</source>
        <translation>Flèche</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Noir</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Bleu</translation>
    </message>
    <message>
        <source>Circle</source>
        <translation>Cercle</translation>
    </message>
    <message>
        <source>Crop view</source>
        <translation>Recadrer</translation>
    </message>
    <message>
        <source>Cross</source>
        <translation>Croix</translation>
    </message>
    <message>
        <source>Edit the name of this node</source>
        <translation>Modifier le nom de ce nœud</translation>
    </message>
    <message>
        <source>End of &amp;line</source>
        <translation>&amp;Fin de la variante</translation>
    </message>
    <message>
        <source>Engine plays Blac&amp;k</source>
        <translation>Le moteur joue &amp;Noir</translation>
    </message>
    <message>
        <source>Engine plays Wh&amp;ite</source>
        <translation>Le moteur joue &amp;Blanc</translation>
    </message>
    <message>
        <source>Enlarge the board, or the tree or text that has the focus</source>
        <translation>Agrandir le goban, ou l’arbre ou le texte qui a le focus</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>Effacer</translation>
    </message>
    <message>
        <source>Erase stone, label and mark at the cursor</source>
        <translation>Effacer la pierre, l’étiquette et le symbole sous le curseur</translation>
    </message>
    <message>
        <source>Erase stones, labels and all marks</source>
        <translation>Effacer les pierres, les étiquettes et tous les symboles</translation>
    </message>
    <message>
        <source>Erase the stones in the frame</source>
        <translation>Effacer les pierres dans le cadre</translation>
    </message>
    <message>
        <source>Exchange &amp;with previous move</source>
        <translation>Échan&amp;ger avec le coup précédent</translation>
    </message>
    <message>
        <source>Exchange left and right in this game</source>
        <translation>Inverser la gauche et la droite dans cette partie</translation>
    </message>
    <message>
        <source>Exchange the points of this move and the player&apos;s move before it</source>
        <translation>Échanger les intersections de ce coup et du coup précédent du même joueur</translation>
    </message>
    <message>
        <source>Exchange the upper left and the lower right in this game</source>
        <translation>Échanger les coins supérieur gauche et inférieur droit dans cette partie</translation>
    </message>
    <message>
        <source>Exchange the upper right and the lower left in this game</source>
        <translation>Échanger les coins supérieur droit et inférieur gauche dans cette partie</translation>
    </message>
    <message>
        <source>Exchange top and bottom in this game</source>
        <translation>Inverser le haut et le bas dans cette partie</translation>
    </message>
    <message>
        <source>Export pro&amp;blems as web page...</source>
        <translation>Exporter les &amp;problèmes en page web...</translation>
    </message>
    <message>
        <source>F&amp;ix problem</source>
        <translation>Corriger le pro&amp;blème</translation>
    </message>
    <message>
        <source>Fill the screen</source>
        <translation>Occuper tout l’écran</translation>
    </message>
    <message>
        <source>Find any command by its words, and run it</source>
        <translation>Trouver une commande d’après ses mots, et l’exécuter</translation>
    </message>
    <message>
        <source>Find ne&amp;xt</source>
        <translation>Résultat &amp;suivant</translation>
    </message>
    <message>
        <source>Find pre&amp;vious</source>
        <translation>Rés&amp;ultat précédent</translation>
    </message>
    <message>
        <source>Find the right moves; the game answers, and its tree is hidden meanwhile</source>
        <translation>Trouver les bons coups&#xa0;; la partie répond, et son arbre reste caché entre-temps</translation>
    </message>
    <message>
        <source>Find this p&amp;osition...</source>
        <translation>Rechercher ce&amp;tte position...</translation>
    </message>
    <message>
        <source>Fit the board, or the part shown of it, to the window</source>
        <translation>Ajuster le goban, ou la partie affichée, à la fenêtre</translation>
    </message>
    <message>
        <source>Fit to &amp;window</source>
        <translation>Ajuster à la &amp;fenêtre</translation>
    </message>
    <message>
        <source>Fix the problem of the HEN text at the caret, or else the first one</source>
        <translation>Corriger le problème du texte HEN sous le curseur, sinon le premier</translation>
    </message>
    <message>
        <source>Follow &amp;system</source>
        <translation>Co&amp;mme le système</translation>
    </message>
    <message>
        <source>Forward 1&amp;0 moves</source>
        <translation>Avancer de 1&amp;0 coups</translation>
    </message>
    <message>
        <source>G&amp;ames</source>
        <translation>&amp;Liste des parties</translation>
    </message>
    <message>
        <source>G&amp;o to move...</source>
        <translation>&amp;Aller au coup...</translation>
    </message>
    <message>
        <source>GTP &amp;board</source>
        <translation>&amp;Goban GTP</translation>
    </message>
    <message>
        <source>Game in&amp;fo...</source>
        <translation>&amp;Informations sur la partie...</translation>
    </message>
    <message>
        <source>Give move to other p&amp;layer</source>
        <translation>Donner le coup à l’autre &amp;joueur</translation>
    </message>
    <message>
        <source>Give the turn to the other player</source>
        <translation>Donner le tour à l’autre joueur</translation>
    </message>
    <message>
        <source>Go &amp;to point...</source>
        <translation>Aller à l’&amp;intersection...</translation>
    </message>
    <message>
        <source>Go 10 moves back</source>
        <translation>Reculer de 10 coups</translation>
    </message>
    <message>
        <source>Go 10 moves forward</source>
        <translation>Avancer de 10 coups</translation>
    </message>
    <message>
        <source>Go back to the main line</source>
        <translation>Revenir à la variante principale</translation>
    </message>
    <message>
        <source>Go to a move by its number</source>
        <translation>Aller à un coup d’après son numéro</translation>
    </message>
    <message>
        <source>Go to a point by its name</source>
        <translation>Aller à une intersection d’après son nom</translation>
    </message>
    <message>
        <source>Go to the end of the line</source>
        <translation>Aller à la fin de la variante</translation>
    </message>
    <message>
        <source>Go to the move that placed the stone at the cursor</source>
        <translation>Aller au coup qui a posé la pierre sous le curseur</translation>
    </message>
    <message>
        <source>Go to the next comment</source>
        <translation>Aller au commentaire suivant</translation>
    </message>
    <message>
        <source>Go to the next fork</source>
        <translation>Aller à l’embranchement suivant</translation>
    </message>
    <message>
        <source>Go to the next game of the file</source>
        <translation>Aller à la partie suivante du fichier</translation>
    </message>
    <message>
        <source>Go to the next match</source>
        <translation>Aller au résultat suivant</translation>
    </message>
    <message>
        <source>Go to the next move</source>
        <translation>Aller au coup suivant</translation>
    </message>
    <message>
        <source>Go to the next move of the game that leads to this position</source>
        <translation>Aller au coup suivant de la partie qui mène à cette position</translation>
    </message>
    <message>
        <source>Go to the next move that lost more than two points</source>
        <translation>Aller au coup suivant qui a perdu plus de deux points</translation>
    </message>
    <message>
        <source>Go to the next variation</source>
        <translation>Aller à la variante suivante</translation>
    </message>
    <message>
        <source>Go to the previous comment</source>
        <translation>Aller au commentaire précédent</translation>
    </message>
    <message>
        <source>Go to the previous fork</source>
        <translation>Aller à l’embranchement précédent</translation>
    </message>
    <message>
        <source>Go to the previous game of the file</source>
        <translation>Aller à la partie précédente du fichier</translation>
    </message>
    <message>
        <source>Go to the previous match</source>
        <translation>Aller au résultat précédent</translation>
    </message>
    <message>
        <source>Go to the previous move</source>
        <translation>Aller au coup précédent</translation>
    </message>
    <message>
        <source>Go to the previous move that lost more than two points</source>
        <translation>Aller au coup précédent qui a perdu plus de deux points</translation>
    </message>
    <message>
        <source>Go to the previous variation</source>
        <translation>Aller à la variante précédente</translation>
    </message>
    <message>
        <source>Go to the start of the game</source>
        <translation>Aller au début de la partie</translation>
    </message>
    <message>
        <source>Good for &amp;White</source>
        <translation>&amp;Favorable à Blanc</translation>
    </message>
    <message>
        <source>Good for B&amp;lack</source>
        <translation>Favorable à &amp;Noir</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Vert</translation>
    </message>
    <message>
        <source>Grey out</source>
        <translation>Griser</translation>
    </message>
    <message>
        <source>Grey out points here and in what follows</source>
        <translation>Griser des intersections ici et dans la suite</translation>
    </message>
    <message>
        <source>HTML for Be&amp;soGo</source>
        <translation>&amp;HTML pour BesoGo</translation>
    </message>
    <message>
        <source>Hide everything after this node (or double-click it)</source>
        <translation>Masquer tout ce qui suit ce nœud (ou double-cliquer dessus)</translation>
    </message>
    <message>
        <source>Insert a move of the player to move before this node</source>
        <translation>Insérer un coup du joueur dont c’est le tour avant ce nœud</translation>
    </message>
    <message>
        <source>Insert an empty node after this one</source>
        <translation>Insérer un nœud vide après celui-ci</translation>
    </message>
    <message>
        <source>Insert an empty node before this one</source>
        <translation>Insérer un nœud vide avant celui-ci</translation>
    </message>
    <message>
        <source>Insert mo&amp;ve before...</source>
        <translation>&amp;Insérer un coup avant...</translation>
    </message>
    <message>
        <source>Insert node &amp;after</source>
        <translation>In&amp;sérer un nœud après</translation>
    </message>
    <message>
        <source>Insert node &amp;before</source>
        <translation>Insérer un &amp;nœud avant</translation>
    </message>
    <message>
        <source>Ko point</source>
        <translation>Point de ko</translation>
    </message>
    <message>
        <source>L&amp;ine</source>
        <translation>&amp;Ligne</translation>
    </message>
    <message>
        <source>LaTeX for &amp;eigo</source>
        <translation>LaTeX pour &amp;eigo</translation>
    </message>
    <message>
        <source>LaTeX for &amp;igo</source>
        <translation>&amp;LaTeX pour igo</translation>
    </message>
    <message>
        <source>Label points 1, 2, 3; double-click: other text</source>
        <translation>Étiqueter les intersections 1, 2, 3&#xa0;; double-clic&#xa0;: autre texte</translation>
    </message>
    <message>
        <source>Label points A, B, C; double-click: other text</source>
        <translation>Étiqueter les intersections A, B, C&#xa0;; double-clic&#xa0;: autre texte</translation>
    </message>
    <message>
        <source>Last mo&amp;ve</source>
        <translation>Der&amp;nier coup</translation>
    </message>
    <message>
        <source>Last move</source>
        <translation>Dernier coup</translation>
    </message>
    <message>
        <source>Let an engine show good moves and who leads, or end it</source>
        <translation>Laisser un moteur montrer les bons coups et qui mène, ou y mettre fin</translation>
    </message>
    <message>
        <source>Let engines play their strongest</source>
        <translation>Laisser les moteurs jouer au mieux</translation>
    </message>
    <message>
        <source>Let engines play their weakest</source>
        <translation>Laisser les moteurs jouer au plus faible</translation>
    </message>
    <message>
        <source>Let engines think a little</source>
        <translation>Laisser les moteurs réfléchir un peu</translation>
    </message>
    <message>
        <source>Let engines think for seconds</source>
        <translation>Laisser les moteurs réfléchir quelques secondes</translation>
    </message>
    <message>
        <source>Let the engine judge each move of the main line: the score, and mistakes</source>
        <translation>Laisser le moteur juger chaque coup de la variante principale&#xa0;: le score en courbe, et les erreurs</translation>
    </message>
    <message>
        <source>Let the engine make Black&apos;s moves from here on, or no longer</source>
        <translation>Laisser le moteur jouer les coups de Noir à partir d’ici, ou ne plus le laisser</translation>
    </message>
    <message>
        <source>Let the engine make White&apos;s moves from here on, or no longer</source>
        <translation>Laisser le moteur jouer les coups de Blanc à partir d’ici, ou ne plus le laisser</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>Lettre</translation>
    </message>
    <message>
        <source>Light, &amp;high contrast</source>
        <translation>Clai&amp;r, contraste élevé</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Ligne</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>Lien</translation>
    </message>
    <message>
        <source>M&amp;uch: 1,000 visits, or level 10</source>
        <translation>&amp;Beaucoup&#xa0;: 1&#x202f;000 visites ou niveau 10</translation>
    </message>
    <message>
        <source>Make black white and white black in this game, players and result included</source>
        <translation>Inverser noir et blanc dans cette partie, joueurs et résultat compris</translation>
    </message>
    <message>
        <source>Make the line to this node the main line</source>
        <translation>Faire de la variante menant à ce nœud la variante principale</translation>
    </message>
    <message>
        <source>Mark Black&apos;s territory; right button: White&apos;s; Shift: whole regions</source>
        <translation>Marquer le territoire de Noir&#xa0;; bouton droit&#xa0;: de Blanc&#xa0;; Maj&#xa0;: zones entières</translation>
    </message>
    <message>
        <source>Mark points with a circle; Shift: whole chains</source>
        <translation>Marquer des intersections d’un cercle&#xa0;; Maj&#xa0;: chaînes entières</translation>
    </message>
    <message>
        <source>Mark points with a cross; Shift: whole chains</source>
        <translation>Marquer des intersections d’une croix&#xa0;; Maj&#xa0;: chaînes entières</translation>
    </message>
    <message>
        <source>Mark points with a square; Shift: whole chains</source>
        <translation>Marquer des intersections d’un carré&#xa0;; Maj&#xa0;: chaînes entières</translation>
    </message>
    <message>
        <source>Mark points with a triangle; Shift: whole chains</source>
        <translation>Marquer des intersections d’un triangle&#xa0;; Maj&#xa0;: chaînes entières</translation>
    </message>
    <message>
        <source>Mark the move as doubtful</source>
        <translation>Marquer le coup comme douteux</translation>
    </message>
    <message>
        <source>Mark the move as interesting</source>
        <translation>Marquer le coup comme intéressant</translation>
    </message>
    <message>
        <source>Mark the node as a hotspot</source>
        <translation>Marquer le nœud comme point chaud</translation>
    </message>
    <message>
        <source>Mark the point at the cursor with a circle, or unmark it</source>
        <translation>Mettre ou ôter un cercle sur l’intersection sous le curseur</translation>
    </message>
    <message>
        <source>Mark the point at the cursor with a cross, or unmark it</source>
        <translation>Mettre ou ôter une croix sur l’intersection sous le curseur</translation>
    </message>
    <message>
        <source>Mark the point at the cursor with a square, or unmark it</source>
        <translation>Mettre ou ôter un carré sur l’intersection sous le curseur</translation>
    </message>
    <message>
        <source>Mark the point at the cursor with a triangle, or unmark it</source>
        <translation>Mettre ou ôter un triangle sur l’intersection sous le curseur</translation>
    </message>
    <message>
        <source>Mark the position as even</source>
        <translation>Marquer la position comme équilibrée</translation>
    </message>
    <message>
        <source>Mark the position as good for Black</source>
        <translation>Marquer la position comme favorable à Noir</translation>
    </message>
    <message>
        <source>Mark the position as good for White</source>
        <translation>Marquer la position comme favorable à Blanc</translation>
    </message>
    <message>
        <source>Mark the position as unclear</source>
        <translation>Marquer la position comme confuse</translation>
    </message>
    <message>
        <source>Mark with &amp;circle</source>
        <translation>Marquer d’&amp;un cercle</translation>
    </message>
    <message>
        <source>Mark with &amp;square</source>
        <translation>Marquer &amp;d’un carré</translation>
    </message>
    <message>
        <source>Mark with &amp;triangle</source>
        <translation>Marquer d’un &amp;triangle</translation>
    </message>
    <message>
        <source>Mark with cr&amp;oss</source>
        <translation>&amp;Marquer d’une croix</translation>
    </message>
    <message>
        <source>Mer&amp;ge with file...</source>
        <translation>Fusionn&amp;er avec un fichier...</translation>
    </message>
    <message>
        <source>Merge the variations of another file into this game</source>
        <translation>Intégrer les variantes d’un autre fichier à cette partie</translation>
    </message>
    <message>
        <source>Mirror along the &amp;diagonal \</source>
        <translation>Retourner &amp;selon la diagonale \</translation>
    </message>
    <message>
        <source>Mirror along the di&amp;agonal /</source>
        <translation>&amp;Retourner selon la diagonale /</translation>
    </message>
    <message>
        <source>Mirror left and ri&amp;ght</source>
        <translation>Retourner &amp;horizontalement</translation>
    </message>
    <message>
        <source>Mirror top and &amp;bottom</source>
        <translation>Retourner &amp;verticalement</translation>
    </message>
    <message>
        <source>Move &amp;down</source>
        <translation>Vers le &amp;bas</translation>
    </message>
    <message>
        <source>Move &amp;left</source>
        <translation>Vers la &amp;gauche</translation>
    </message>
    <message>
        <source>Move &amp;right</source>
        <translation>Vers la &amp;droite</translation>
    </message>
    <message>
        <source>Move &amp;up</source>
        <translation>&amp;Vers le haut</translation>
    </message>
    <message>
        <source>Move branc&amp;h to new game</source>
        <translation>E&amp;xtraire la branche dans une nouvelle partie</translation>
    </message>
    <message>
        <source>Move game &amp;up</source>
        <translation>&amp;Monter la partie</translation>
    </message>
    <message>
        <source>Move game d&amp;own</source>
        <translation>Descendre la &amp;partie</translation>
    </message>
    <message>
        <source>Move stones; drag a frame around several</source>
        <translation>Déplacer des pierres&#xa0;; en encadrer plusieurs pour les déplacer ensemble</translation>
    </message>
    <message>
        <source>Move the board cursor down</source>
        <translation>Déplacer le curseur du goban vers le bas</translation>
    </message>
    <message>
        <source>Move the board cursor left</source>
        <translation>Déplacer le curseur du goban vers la gauche</translation>
    </message>
    <message>
        <source>Move the board cursor right</source>
        <translation>Déplacer le curseur du goban vers la droite</translation>
    </message>
    <message>
        <source>Move the board cursor up</source>
        <translation>Déplacer le curseur du goban vers le haut</translation>
    </message>
    <message>
        <source>Move the focus to the next pane</source>
        <translation>Donner le focus au volet suivant</translation>
    </message>
    <message>
        <source>Move the focus to the previous pane</source>
        <translation>Donner le focus au volet précédent</translation>
    </message>
    <message>
        <source>Move this game down by one</source>
        <translation>Descendre cette partie d’un rang</translation>
    </message>
    <message>
        <source>Move this game up by one</source>
        <translation>Monter cette partie d’un rang</translation>
    </message>
    <message>
        <source>Move this node and everything after it to a new game</source>
        <translation>Déplacer ce nœud et tout ce qui le suit dans une nouvelle partie</translation>
    </message>
    <message>
        <source>Move this variation down by one</source>
        <translation>Descendre cette variante d’un rang</translation>
    </message>
    <message>
        <source>Move this variation up by one</source>
        <translation>Monter cette variante d’un rang</translation>
    </message>
    <message>
        <source>Move variation &amp;up</source>
        <translation>Monte&amp;r la variante</translation>
    </message>
    <message>
        <source>Move variation d&amp;own</source>
        <translation>&amp;Descendre la variante</translation>
    </message>
    <message>
        <source>N&amp;ext comment</source>
        <translation>&amp;Commentaire suivant</translation>
    </message>
    <message>
        <source>N&amp;one</source>
        <translation>&amp;Aucun</translation>
    </message>
    <message>
        <source>Name columns and rows by numbers from the upper left</source>
        <translation>Nommer les colonnes et les rangées par des numéros à partir du coin supérieur gauche</translation>
    </message>
    <message>
        <source>Name columns by letters and rows by numbers from below</source>
        <translation>Nommer les colonnes par des lettres et les rangées par des numéros à partir du bas</translation>
    </message>
    <message>
        <source>Name columns by numbers and rows by kanji numerals from the upper left</source>
        <translation>Nommer les colonnes par des numéros et les rangées par des chiffres kanji à partir du coin supérieur gauche</translation>
    </message>
    <message>
        <source>Ne&amp;xt moves</source>
        <translation>Coups &amp;suivants</translation>
    </message>
    <message>
        <source>Ne&amp;xt variation</source>
        <translation>Varia&amp;nte suivante</translation>
    </message>
    <message>
        <source>New node &amp;after</source>
        <translation>&amp;Nouveau nœud après</translation>
    </message>
    <message>
        <source>New node &amp;before</source>
        <translation>Nouveau nœud &amp;avant</translation>
    </message>
    <message>
        <source>Next &amp;game</source>
        <translation>Partie &amp;suivante</translation>
    </message>
    <message>
        <source>Next fo&amp;rk</source>
        <translation>Embranc&amp;hement suivant</translation>
    </message>
    <message>
        <source>Next error or &amp;warning</source>
        <translation>E&amp;rreur ou avertissement suivant</translation>
    </message>
    <message>
        <source>&amp;Minimise</source>
        <translation>&amp;Placer dans le Dock</translation>
    </message>
    <message>
        <source>&amp;Right answer</source>
        <translation>&amp;Réponse juste</translation>
    </message>
    <message>
        <source>&amp;Zoom</source>
        <translation>&amp;Réduire/agrandir</translation>
    </message>
    <message>
        <source>Fill the screen with this window, or restore its size</source>
        <translation>Agrandir cette fenêtre à tout l’écran, ou lui rendre sa taille</translation>
    </message>
    <message>
        <source>Go to the next error or warning in the list</source>
        <translation>Aller à l’erreur ou à l’avertissement suivant de la liste</translation>
    </message>
    <message>
        <source>Go to the previous error or warning in the list</source>
        <translation>Aller à l’erreur ou à l’avertissement précédent de la liste</translation>
    </message>
    <message>
        <source>Mark the move as a wrong answer to a problem</source>
        <translation>Marquer le coup comme réponse fausse à un problème</translation>
    </message>
    <message>
        <source>Mark the move as the right answer to a problem</source>
        <translation>Marquer le coup comme réponse juste à un problème</translation>
    </message>
    <message>
        <source>Minimise this window to the Dock</source>
        <translation>Placer cette fenêtre dans le Dock</translation>
    </message>
    <message>
        <source>Next same pos&amp;ition</source>
        <translation>Position identi&amp;que suivante</translation>
    </message>
    <message>
        <source>Node &amp;properties...</source>
        <translation>Propriétés du &amp;nœud...</translation>
    </message>
    <message>
        <source>Num&amp;ber the last moves...</source>
        <translation>Numéroter les &amp;derniers coups...</translation>
    </message>
    <message>
        <source>Number all moves</source>
        <translation>Numéroter tous les coups</translation>
    </message>
    <message>
        <source>Number only the last moves</source>
        <translation>Numéroter seulement les derniers coups</translation>
    </message>
    <message>
        <source>Number the moves after this node, from 1</source>
        <translation>Numéroter les coups après ce nœud, à partir de 1</translation>
    </message>
    <message>
        <source>Open another window with a new document</source>
        <translation>Ouvrir une autre fenêtre avec un nouveau document</translation>
    </message>
    <message>
        <source>Open or restore what was replaced when the file was saved</source>
        <translation>Ouvrir ou restaurer ce qui a été remplacé lors de l’enregistrement du fichier</translation>
    </message>
    <message>
        <source>P&amp;ass</source>
        <translation>&amp;Passer</translation>
    </message>
    <message>
        <source>P&amp;urple stones</source>
        <translation>Pierres &amp;violettes</translation>
    </message>
    <message>
        <source>Pass instead of playing a stone</source>
        <translation>Passer au lieu de jouer une pierre</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Coller</translation>
    </message>
    <message>
        <source>Paste SGF, HEN, a text diagram or moves from the clipboard</source>
        <translation>Coller du SGF, un HEN, un diagramme en texte ou des coups du presse-papiers</translation>
    </message>
    <message>
        <source>Paste into the &amp;HEN field</source>
        <translation>Coller dans le champ &amp;HEN</translation>
    </message>
    <message>
        <source>Paste variations after this node</source>
        <translation>Coller les variantes après ce nœud</translation>
    </message>
    <message>
        <source>Pictu&amp;re</source>
        <translation>&amp;Image</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Image</translation>
    </message>
    <message>
        <source>Place &amp;other colour</source>
        <translation>Poser l’&amp;autre couleur</translation>
    </message>
    <message>
        <source>Place black stones; right button: white</source>
        <translation>Poser des pierres noires&#xa0;; bouton droit&#xa0;: blanches</translation>
    </message>
    <message>
        <source>Place blue stones; right button: black</source>
        <translation>Poser des pierres bleues&#xa0;; bouton droit&#xa0;: noires</translation>
    </message>
    <message>
        <source>Place green stones; right button: black</source>
        <translation>Poser des pierres vertes&#xa0;; bouton droit&#xa0;: noires</translation>
    </message>
    <message>
        <source>Place purple stones; right button: black</source>
        <translation>Poser des pierres violettes&#xa0;; bouton droit&#xa0;: noires</translation>
    </message>
    <message>
        <source>Place red stones; right button: black</source>
        <translation>Poser des pierres rouges&#xa0;; bouton droit&#xa0;: noires</translation>
    </message>
    <message>
        <source>Place white stones; right button: black</source>
        <translation>Poser des pierres blanches&#xa0;; bouton droit&#xa0;: noires</translation>
    </message>
    <message>
        <source>Place yellow stones; right button: black</source>
        <translation>Poser des pierres jaunes&#xa0;; bouton droit&#xa0;: noires</translation>
    </message>
    <message>
        <source>Plain &amp;text diagram</source>
        <translation>Diagramme en &amp;texte brut</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Play &amp;Black here</source>
        <translation>Jouer &amp;Noir ici</translation>
    </message>
    <message>
        <source>Play &amp;White here</source>
        <translation>Jouer &amp;Blanc ici</translation>
    </message>
    <message>
        <source>Play &amp;best move</source>
        <translation>Jouer le &amp;meilleur coup</translation>
    </message>
    <message>
        <source>Play &amp;purple here</source>
        <translation>Jouer &amp;Violet ici</translation>
    </message>
    <message>
        <source>Play &amp;red here</source>
        <translation>Jouer &amp;Rouge ici</translation>
    </message>
    <message>
        <source>Play &amp;yellow here</source>
        <translation>Jouer Jaune &amp;ici</translation>
    </message>
    <message>
        <source>Play a black move at the cursor, regardless of turn</source>
        <translation>Jouer un coup noir sous le curseur, quel que soit le tour</translation>
    </message>
    <message>
        <source>Play a blue move at the cursor, regardless of turn</source>
        <translation>Jouer un coup bleu sous le curseur, quel que soit le tour</translation>
    </message>
    <message>
        <source>Play a green move at the cursor, regardless of turn</source>
        <translation>Jouer un coup vert sous le curseur, quel que soit le tour</translation>
    </message>
    <message>
        <source>Play a purple move at the cursor, regardless of turn</source>
        <translation>Jouer un coup violet sous le curseur, quel que soit le tour</translation>
    </message>
    <message>
        <source>Play a red move at the cursor, regardless of turn</source>
        <translation>Jouer un coup rouge sous le curseur, quel que soit le tour</translation>
    </message>
    <message>
        <source>Play a white move at the cursor, regardless of turn</source>
        <translation>Jouer un coup blanc sous le curseur, quel que soit le tour</translation>
    </message>
    <message>
        <source>Play a yellow move at the cursor, regardless of turn</source>
        <translation>Jouer un coup jaune sous le curseur, quel que soit le tour</translation>
    </message>
    <message>
        <source>Play bl&amp;ue here</source>
        <translation>&amp;Jouer Bleu ici</translation>
    </message>
    <message>
        <source>Play gr&amp;een here</source>
        <translation>J&amp;ouer Vert ici</translation>
    </message>
    <message>
        <source>Play moves in turn, with captures and ko</source>
        <translation>Jouer des coups à tour de rôle, avec captures et ko</translation>
    </message>
    <message>
        <source>Play n&amp;umbered stones as moves</source>
        <translation>&amp;Jouer les pierres numérotées</translation>
    </message>
    <message>
        <source>Play the move the engine prefers</source>
        <translation>Jouer le coup que le moteur préfère</translation>
    </message>
    <message>
        <source>Play the numbered stones as moves, in order</source>
        <translation>Jouer les pierres numérotées comme des coups, dans l’ordre</translation>
    </message>
    <message>
        <source>Pre&amp;sentation</source>
        <translation>&amp;Présentation</translation>
    </message>
    <message>
        <source>Pre&amp;vious mistake</source>
        <translation>E&amp;rreur précédente</translation>
    </message>
    <message>
        <source>Pre&amp;vious pane</source>
        <translation>&amp;Volet précédent</translation>
    </message>
    <message>
        <source>Pre&amp;vious variation</source>
        <translation>&amp;Variante précédente</translation>
    </message>
    <message>
        <source>Prefere&amp;nces...</source>
        <translation>Préfére&amp;nces...</translation>
    </message>
    <message>
        <source>Previo&amp;us error or warning</source>
        <translation>Erreur ou avertissement &amp;précédent</translation>
    </message>
    <message>
        <source>Previous &amp;comment</source>
        <translation>Co&amp;mmentaire précédent</translation>
    </message>
    <message>
        <source>Previous for&amp;k</source>
        <translation>&amp;Embranchement précédent</translation>
    </message>
    <message>
        <source>Previous g&amp;ame</source>
        <translation>Par&amp;tie précédente</translation>
    </message>
    <message>
        <source>Print &amp;figures...</source>
        <translation>I&amp;mprimer des figures...</translation>
    </message>
    <message>
        <source>Print the board and the comment</source>
        <translation>Imprimer le goban et le commentaire</translation>
    </message>
    <message>
        <source>Print the problems of this file on pages, with answers, or save them</source>
        <translation>Imprimer les problèmes de ce fichier sur des pages, avec les solutions, ou les enregistrer</translation>
    </message>
    <message>
        <source>Print this game as numbered diagrams with its comments, or save them</source>
        <translation>Imprimer cette partie en diagrammes numérotés avec ses commentaires, ou les enregistrer</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>Violet</translation>
    </message>
    <message>
        <source>Put the tool palette at the right of the window, or back to the left</source>
        <translation>Mettre la palette d’outils à droite de la fenêtre, ou la remettre à gauche</translation>
    </message>
    <message>
        <source>Re&amp;cover...</source>
        <translation>&amp;Récupérer...</translation>
    </message>
    <message>
        <source>Read the position from a picture of a board on the screen</source>
        <translation>Lire la position dans une image de goban affichée à l’écran</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rouge</translation>
    </message>
    <message>
        <source>Redo the last undone change</source>
        <translation>Rétablir la dernière modification annulée</translation>
    </message>
    <message>
        <source>Remove all arrows and lines from this node</source>
        <translation>Supprimer toutes les flèches et les lignes de ce nœud</translation>
    </message>
    <message>
        <source>Remove all labels, marks, arrows, lines and areas from this node</source>
        <translation>Supprimer toutes les étiquettes, tous les symboles, flèches, lignes et zones de ce nœud</translation>
    </message>
    <message>
        <source>Remove all letters, numbers and texts from this node</source>
        <translation>Supprimer toutes les lettres, tous les nombres et tous les textes de ce nœud</translation>
    </message>
    <message>
        <source>Remove all territory from this node</source>
        <translation>Supprimer tout le territoire de ce nœud</translation>
    </message>
    <message>
        <source>Remove all triangles, squares, circles and crosses from this node</source>
        <translation>Supprimer tous les triangles, carrés, cercles et croix de ce nœud</translation>
    </message>
    <message>
        <source>Remove comments, markup and more from this node or the whole game</source>
        <translation>Supprimer commentaires, marques, etc. de ce nœud ou de toute la partie</translation>
    </message>
    <message>
        <source>Remove the program from the menu of the desktop again</source>
        <translation>Retirer le programme du menu du bureau</translation>
    </message>
    <message>
        <source>Remove this game from the file</source>
        <translation>Supprimer cette partie du fichier</translation>
    </message>
    <message>
        <source>Rename thi&amp;s node</source>
        <translation>Renommer &amp;ce nœud</translation>
    </message>
    <message>
        <source>Reopen the file with another encoding</source>
        <translation>Rouvrir le fichier avec un autre encodage</translation>
    </message>
    <message>
        <source>Reopen with &amp;encoding...</source>
        <translation>Rouvrir &amp;avec un autre encodage...</translation>
    </message>
    <message>
        <source>Restore documents that were closed or lost without being saved</source>
        <translation>Restaurer des documents fermés ou perdus sans avoir été enregistrés</translation>
    </message>
    <message>
        <source>Right-click at the cursor</source>
        <translation>Clic droit à l’emplacement du curseur</translation>
    </message>
    <message>
        <source>Rotate &amp;left</source>
        <translation>&amp;Pivoter à gauche</translation>
    </message>
    <message>
        <source>Rotate &amp;right</source>
        <translation>Pivoter à &amp;droite</translation>
    </message>
    <message>
        <source>Rotate by &amp;180°</source>
        <translation>Pivoter de &amp;180°</translation>
    </message>
    <message>
        <source>Rotate this game by 90° to the left, with everything that names a point</source>
        <translation>Pivoter cette partie de 90° vers la gauche, avec tout ce qui nomme une intersection</translation>
    </message>
    <message>
        <source>Rotate this game by 90° to the right, with everything that names a point</source>
        <translation>Pivoter cette partie de 90° vers la droite, avec tout ce qui nomme une intersection</translation>
    </message>
    <message>
        <source>Rotate view &amp;left</source>
        <translation>Pivoter la vue à &amp;gauche</translation>
    </message>
    <message>
        <source>Rotate view &amp;right</source>
        <translation>&amp;Pivoter la vue à droite</translation>
    </message>
    <message>
        <source>Rotate view by &amp;180°</source>
        <translation>Pivoter la vue de &amp;180°</translation>
    </message>
    <message>
        <source>Rotate, mirror, shift or resize this position, variation, game, or all games</source>
        <translation>Pivoter, retourner, décaler ou redimensionner cette position, variante, partie ou toutes</translation>
    </message>
    <message>
        <source>S&amp;GF of the game</source>
        <translation>&amp;SGF de la partie</translation>
    </message>
    <message>
        <source>S&amp;quare</source>
        <translation>C&amp;arré</translation>
    </message>
    <message>
        <source>SGF of this &amp;position</source>
        <translation>SG&amp;F de cette position</translation>
    </message>
    <message>
        <source>Save &amp;as...</source>
        <translation>Enregistrer &amp;sous...</translation>
    </message>
    <message>
        <source>Save a byte-for-byte copy of the file as it was read</source>
        <translation>Enregistrer une copie du fichier tel qu’il a été lu, octet par octet</translation>
    </message>
    <message>
        <source>Save a copy in standard form (FF[4], UTF-8)</source>
        <translation>Enregistrer une copie sous forme standard (FF[4], UTF-8)</translation>
    </message>
    <message>
        <source>Save nor&amp;malised copy...</source>
        <translation>Enregistrer une &amp;copie normalisée...</translation>
    </message>
    <message>
        <source>Save or&amp;iginal as...</source>
        <translation>Enre&amp;gistrer l’original sous...</translation>
    </message>
    <message>
        <source>Save the document</source>
        <translation>Enregistrer le document</translation>
    </message>
    <message>
        <source>Save the problems of this file as a web page to solve in a browser</source>
        <translation>Enregistrer les problèmes de ce fichier en page web à résoudre dans un navigateur</translation>
    </message>
    <message>
        <source>Save these numbers as markup</source>
        <translation>Enregistrer ces numéros comme marques</translation>
    </message>
    <message>
        <source>Save under another name, as SGF or HEN</source>
        <translation>Enregistrer sous un autre nom, en SGF ou HEN</translation>
    </message>
    <message>
        <source>Say how large the board is, how many stones it has, and whose turn it is</source>
        <translation>Dire la taille du goban, le nombre de pierres et à qui c’est de jouer</translation>
    </message>
    <message>
        <source>Say how many stones each player has captured</source>
        <translation>Dire combien de pierres chaque joueur a capturées</translation>
    </message>
    <message>
        <source>Say the stones and the liberties of the chain at the cursor</source>
        <translation>Dire les pierres et les libertés de la chaîne sous le curseur</translation>
    </message>
    <message>
        <source>Say the whole comment</source>
        <translation>Dire tout le commentaire</translation>
    </message>
    <message>
        <source>Say what is next to the cursor</source>
        <translation>Dire ce qui se trouve à côté du curseur</translation>
    </message>
    <message>
        <source>Say what is on the point at the cursor</source>
        <translation>Dire ce qui se trouve sur l’intersection sous le curseur</translation>
    </message>
    <message>
        <source>Say what the engine thinks: its best move, and who leads</source>
        <translation>Dire ce que pense le moteur&#xa0;: son meilleur coup, et qui mène</translation>
    </message>
    <message>
        <source>Say what this move changed, or what differs from the board it is compared with</source>
        <translation>Dire ce que ce coup a changé, ou ce qui diffère du goban auquel on compare</translation>
    </message>
    <message>
        <source>Say where the ko is</source>
        <translation>Dire où est le ko</translation>
    </message>
    <message>
        <source>Say which move this is, which variation, and its comment</source>
        <translation>Dire quel coup c’est, quelle variante, et son commentaire</translation>
    </message>
    <message>
        <source>Say which move was played last</source>
        <translation>Dire quel a été le dernier coup joué</translation>
    </message>
    <message>
        <source>Say which moves follow, that of the main line first</source>
        <translation>Dire quels coups suivent, celui de la variante principale d’abord</translation>
    </message>
    <message>
        <source>Say which stones are in the column of the cursor</source>
        <translation>Dire quelles pierres se trouvent dans la colonne du curseur</translation>
    </message>
    <message>
        <source>Say which stones are in the row of the cursor</source>
        <translation>Dire quelles pierres se trouvent dans la rangée du curseur</translation>
    </message>
    <message>
        <source>Say which stones are near the cursor, the nearest first</source>
        <translation>Dire quelles pierres sont près du curseur, les plus proches d’abord</translation>
    </message>
    <message>
        <source>Screens&amp;hot...</source>
        <translation>Capture &amp;d’écran...</translation>
    </message>
    <message>
        <source>Search comments and node names</source>
        <translation>Rechercher dans les commentaires et les noms des nœuds</translation>
    </message>
    <message>
        <source>Search the game, the file or a folder for this position or its selected part</source>
        <translation>Rechercher cette position ou sa zone sélectionnée dans la partie, le fichier ou un dossier</translation>
    </message>
    <message>
        <source>Selec&amp;t all</source>
        <translation>Tout sé&amp;lectionner</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>Sélectionner</translation>
    </message>
    <message>
        <source>Select the whole board with the select tool</source>
        <translation>Sélectionner tout le goban avec l’outil de sélection</translation>
    </message>
    <message>
        <source>Set the ko point</source>
        <translation>Définir le point de ko</translation>
    </message>
    <message>
        <source>Set the last move</source>
        <translation>Définir le dernier coup</translation>
    </message>
    <message>
        <source>Set which colours play, and in which order</source>
        <translation>Définir quelles couleurs jouent, et dans quel ordre</translation>
    </message>
    <message>
        <source>Show &amp;ownership</source>
        <translation>Afficher le territoire pr&amp;obable</translation>
    </message>
    <message>
        <source>Show all games in a table: who is to play, and what problems lack</source>
        <translation>Afficher toutes les parties dans un tableau&#xa0;: à qui de jouer, et ce qui manque aux problèmes</translation>
    </message>
    <message>
        <source>Show at other nodes what differs from this one</source>
        <translation>Afficher aux autres nœuds ce qui diffère de celui-ci</translation>
    </message>
    <message>
        <source>Show coordinates around the board</source>
        <translation>Afficher les coordonnées autour du goban</translation>
    </message>
    <message>
        <source>Show everything after this node</source>
        <translation>Afficher tout ce qui suit ce nœud</translation>
    </message>
    <message>
        <source>Show how likely the player wins with a move</source>
        <translation>Afficher la probabilité qu’a le joueur de gagner avec un coup</translation>
    </message>
    <message>
        <source>Show how many points each move loses</source>
        <translation>Afficher combien de points perd chaque coup</translation>
    </message>
    <message>
        <source>Show later moves further down in the tree</source>
        <translation>Dérouler l’arbre vers le bas</translation>
    </message>
    <message>
        <source>Show later moves to the right in the tree</source>
        <translation>Dérouler l’arbre vers la droite</translation>
    </message>
    <message>
        <source>Show move numbers on stones</source>
        <translation>Afficher les numéros des coups sur les pierres</translation>
    </message>
    <message>
        <source>Show only the area you drag over; click: whole board</source>
        <translation>N’afficher que la zone tracée à la souris&#xa0;; clic&#xa0;: tout le goban</translation>
    </message>
    <message>
        <source>Show only the board, comment and players, larger; Esc: back</source>
        <translation>N’afficher que le goban, le commentaire et les joueurs, en plus grand&#xa0;; Échap&#xa0;: retour</translation>
    </message>
    <message>
        <source>Show only the moves played</source>
        <translation>N’afficher que les coups joués</translation>
    </message>
    <message>
        <source>Show or hide the list of games</source>
        <translation>Afficher ou masquer la liste des parties</translation>
    </message>
    <message>
        <source>Show or hide the list of problems</source>
        <translation>Afficher ou masquer la liste des problèmes</translation>
    </message>
    <message>
        <source>Show or hide the tool palette</source>
        <translation>Afficher ou masquer la palette d’outils</translation>
    </message>
    <message>
        <source>Show or hide the tree and the comment</source>
        <translation>Afficher ou masquer l’arbre et le commentaire</translation>
    </message>
    <message>
        <source>Show the alternatives to this move on the board</source>
        <translation>Afficher sur le goban les alternatives à ce coup</translation>
    </message>
    <message>
        <source>Show the board as a table that screen readers say and arrow keys go over</source>
        <translation>Afficher le goban en un tableau que les lecteurs d’écran lisent et que les flèches parcourent</translation>
    </message>
    <message>
        <source>Show the board from the other side; the position stays as it is</source>
        <translation>Voir le goban de l’autre côté&#xa0;; la position reste la même</translation>
    </message>
    <message>
        <source>Show the board neither rotated nor mirrored</source>
        <translation>Afficher le goban ni pivoté ni en miroir</translation>
    </message>
    <message>
        <source>Show the board rotated by 90° to the left; the position stays as it is</source>
        <translation>Afficher le goban pivoté de 90° vers la gauche&#xa0;; la position reste la même</translation>
    </message>
    <message>
        <source>Show the board rotated by 90° to the right; the position stays as it is</source>
        <translation>Afficher le goban pivoté de 90° vers la droite&#xa0;; la position reste la même</translation>
    </message>
    <message>
        <source>Show the board with left and right exchanged; the position stays as it is</source>
        <translation>Afficher le goban avec gauche et droite inversées&#xa0;; la position reste la même</translation>
    </message>
    <message>
        <source>Show the guide, how HEN is written, with examples, and all keys</source>
        <translation>Montrer le guide, comment s’écrit HEN, avec des exemples, et tous les raccourcis</translation>
    </message>
    <message>
        <source>Show the moves after this one on the board</source>
        <translation>Afficher sur le goban les coups qui suivent celui-ci</translation>
    </message>
    <message>
        <source>Show the moves of this line as a list that tells of variations</source>
        <translation>Afficher les coups de cette variante en une liste qui signale les autres variantes</translation>
    </message>
    <message>
        <source>Show the next moves that the game asks for (ST)</source>
        <translation>Afficher les coups suivants que demande la partie (ST)</translation>
    </message>
    <message>
        <source>Show the program in the menu of the desktop, and open games and positions with it</source>
        <translation>Afficher le programme dans le menu du bureau, et ouvrir avec lui parties et positions</translation>
    </message>
    <message>
        <source>Show the whole board from this node on</source>
        <translation>Afficher tout le goban à partir de ce nœud</translation>
    </message>
    <message>
        <source>Show the whole board where only a part of it is shown; again: the part</source>
        <translation>Afficher tout le goban là où seule une partie est visible&#xa0;; à nouveau&#xa0;: la partie</translation>
    </message>
    <message>
        <source>Show the whole tree</source>
        <translation>Afficher tout l’arbre</translation>
    </message>
    <message>
        <source>Show titles to drag the panels by; Esc: hide them</source>
        <translation>Afficher des titres pour déplacer les panneaux&#xa0;; Échap&#xa0;: les masquer</translation>
    </message>
    <message>
        <source>Show what differs from the node before this one</source>
        <translation>Afficher ce qui diffère du nœud précédent</translation>
    </message>
    <message>
        <source>Show what differs from the position on the clipboard</source>
        <translation>Afficher ce qui diffère de la position du presse-papiers</translation>
    </message>
    <message>
        <source>Show whose each point is likely to be</source>
        <translation>Afficher à qui chaque intersection reviendra probablement</translation>
    </message>
    <message>
        <source>Show words beside the tools where there is room for them</source>
        <translation>Afficher des mots à côté des outils là où il y a la place</translation>
    </message>
    <message>
        <source>Shrink the board, or the tree or text that has the focus</source>
        <translation>Réduire le goban, ou l’arbre ou le texte qui a le focus</translation>
    </message>
    <message>
        <source>Solve proble&amp;ms</source>
        <translation>Résoudre des problè&amp;mes</translation>
    </message>
    <message>
        <source>Square</source>
        <translation>Carré</translation>
    </message>
    <message>
        <source>Start a game against an engine: its size, handicap and strength</source>
        <translation>Commencer une partie contre un moteur&#xa0;: taille, handicap et force</translation>
    </message>
    <message>
        <source>Start game &amp;from here</source>
        <translation>Commencer l&amp;a partie ici</translation>
    </message>
    <message>
        <source>Start the game with this position; what came before is deleted</source>
        <translation>Faire commencer la partie par cette position&#xa0;; ce qui précède est supprimé</translation>
    </message>
    <message>
        <source>Start with an empty 13x13 board</source>
        <translation>Commencer avec un goban 13x13 vide</translation>
    </message>
    <message>
        <source>Start with an empty 19x19 board</source>
        <translation>Commencer avec un goban 19x19 vide</translation>
    </message>
    <message>
        <source>Start with an empty 9x9 board</source>
        <translation>Commencer avec un goban 9x9 vide</translation>
    </message>
    <message>
        <source>Start with an empty board of any size</source>
        <translation>Commencer avec un goban vide de taille quelconque</translation>
    </message>
    <message>
        <source>Stop greying out points from this node on</source>
        <translation>Ne plus griser d’intersections à partir de ce nœud</translation>
    </message>
    <message>
        <source>Stop showing what differs</source>
        <translation>Ne plus afficher ce qui diffère</translation>
    </message>
    <message>
        <source>Te&amp;xt label</source>
        <translation>Éti&amp;quette de texte</translation>
    </message>
    <message>
        <source>Territor&amp;y</source>
        <translation>&amp;Territoire</translation>
    </message>
    <message>
        <source>Territory</source>
        <translation>Territoire</translation>
    </message>
    <message>
        <source>Text label</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>To the &amp;right</source>
        <translation>&amp;Vers la droite</translation>
    </message>
    <message>
        <source>Tools at the &amp;right</source>
        <translation>Outils à &amp;droite</translation>
    </message>
    <message>
        <source>Triangle</source>
        <translation>Triangle</translation>
    </message>
    <message>
        <source>Turn this game upside down, with everything that names a point</source>
        <translation>Pivoter cette partie de 180°, avec tout ce qui nomme une intersection</translation>
    </message>
    <message>
        <source>Undo the last change</source>
        <translation>Annuler la dernière modification</translation>
    </message>
    <message>
        <source>Use light or dark as set in the system</source>
        <translation>Utiliser le thème clair ou sombre défini dans le système</translation>
    </message>
    <message>
        <source>Use the dark theme</source>
        <translation>Utiliser le thème sombre</translation>
    </message>
    <message>
        <source>Use the dark theme with strong lines and white text</source>
        <translation>Utiliser le thème sombre avec des lignes nettes et du texte blanc</translation>
    </message>
    <message>
        <source>Use the light theme</source>
        <translation>Utiliser le thème clair</translation>
    </message>
    <message>
        <source>Use the light theme with strong lines and black text</source>
        <translation>Utiliser le thème clair avec des lignes nettes et du texte noir</translation>
    </message>
    <message>
        <source>V&amp;ery little: 1 visit, or level 1</source>
        <translation>&amp;Très peu&#xa0;: 1 visite ou niveau 1</translation>
    </message>
    <message>
        <source>W&amp;hole board</source>
        <translation>&amp;Goban entier</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Blanc</translation>
    </message>
    <message>
        <source>Wr&amp;ong answer</source>
        <translation>Réponse f&amp;ausse</translation>
    </message>
    <message>
        <source>Write &amp;results into the game</source>
        <translation>É&amp;crire les résultats dans la partie</translation>
    </message>
    <message>
        <source>Write a short text on a point</source>
        <translation>Écrire un court texte sur une intersection</translation>
    </message>
    <message>
        <source>Write a short text on the point at the cursor</source>
        <translation>Écrire un court texte sur l’intersection sous le curseur</translation>
    </message>
    <message>
        <source>Write numbers on the stones of the last moves</source>
        <translation>Écrire des numéros sur les pierres des derniers coups</translation>
    </message>
    <message>
        <source>Write the scores into the game (V), and the best lines at mistakes as variations</source>
        <translation>Écrire le score de chaque coup dans la partie (V), et les meilleures suites des erreurs comme variantes</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Jaune</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>Zoo&amp;m avant</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>&amp;Zoom arrière</translation>
    </message>
    <message>
        <source>Click what is to be explained, or press {key} again for what has the focus.</source>
        <translation>Cliquez sur ce qu’il faut expliquer, ou appuyez de nouveau sur {key} pour ce qui a le focus.</translation>
    </message>
    <message>
        <source>{key} in the tree</source>
        <translation>{key} dans l’arbre</translation>
    </message>
    <message>
        <source>HEN Editor is in the applications menu now.</source>
        <translation>HEN Editor est maintenant dans le menu des applications.</translation>
    </message>
    <message>
        <source>HEN Editor was removed from the applications menu.</source>
        <translation>HEN Editor a été retiré du menu des applications.</translation>
    </message>
    <message>
        <source>The applications menu could not be changed.</source>
        <translation>Le menu des applications n’a pas pu être modifié.</translation>
    </message>
    <message>
        <source>HEN Editor was not in the applications menu.</source>
        <translation>HEN Editor n’était pas dans le menu des applications.</translation>
    </message>
    <message>
        <source>Fix problem</source>
        <translation>Corriger le problème</translation>
    </message>
</context>
<context>
    <name>CommentBox</name>
    <message>
        <source>Node name</source>
        <translation>Nom du nœud</translation>
    </message>
    <message>
        <source>Middle-click the board to insert a point&apos;s name</source>
        <translation>Cliquer sur le goban avec le bouton du milieu pour insérer le nom d’une intersection</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Commentaire</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passe</translation>
    </message>
    <message>
        <source>Only the first {shown} characters are shown. The comment is too long to be edited here.</source>
        <translation>Seuls les {shown} premiers caractères sont affichés. Le commentaire est trop long pour être modifié ici.</translation>
    </message>
    <message>
        <source>Not pasted: a comment is limited to {longest} characters, a line of it to {line}.</source>
        <translation>Non collé&#xa0;: un commentaire est limité à {longest} caractères, et chacune de ses lignes à {line}.</translation>
    </message>
</context>
<context>
    <name>CompareDialog</name>
    <message>
        <source>Black&apos;s move</source>
        <translation>coup de Noir</translation>
    </message>
    <message>
        <source>White&apos;s move</source>
        <translation>coup de Blanc</translation>
    </message>
    <message>
        <source>black stones</source>
        <translation>pierres noires</translation>
    </message>
    <message>
        <source>white stones</source>
        <translation>pierres blanches</translation>
    </message>
    <message>
        <source>removed stones</source>
        <translation>pierres retirées</translation>
    </message>
    <message>
        <source>comment</source>
        <translation>commentaire</translation>
    </message>
    <message>
        <source>node name</source>
        <translation>nom du nœud</translation>
    </message>
    <message>
        <source>labels</source>
        <translation>étiquettes</translation>
    </message>
    <message>
        <source>Comparing...</source>
        <translation>Comparaison en cours...</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparer</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Différences</translation>
    </message>
    <message numerus="yes">
        <source>%Ln difference(s)</source>
        <translation>
            <numerusform>%Ln différence</numerusform>
            <numerusform>%Ln différences</numerusform>
        </translation>
    </message>
    <message>
        <source>Both contain the same games.</source>
        <translation>Les deux contiennent les mêmes parties.</translation>
    </message>
</context>
<context>
    <name>ComparisonBar</name>
    <message>
        <source>Compared with {title}</source>
        <translation>Comparé avec {title}</translation>
    </message>
    <message>
        <source>Compared with {title}: the boards differ in size</source>
        <translation>Comparé avec {title}&#xa0;: gobans de tailles différentes</translation>
    </message>
    <message>
        <source>Compared with {title}: no differences</source>
        <translation>Aucune différence avec {title}</translation>
    </message>
    <message>
        <source>Stop showing what differs (Esc)</source>
        <translation>Ne plus afficher ce qui diffère (Échap)</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Terminer</translation>
    </message>
    <message>
        <source>{count} added</source>
        <translation>Ajoutés&#xa0;: {count}</translation>
    </message>
    <message>
        <source>{count} removed</source>
        <translation>Retirés&#xa0;: {count}</translation>
    </message>
    <message>
        <source>{count} changed</source>
        <translation>Changés&#xa0;: {count}</translation>
    </message>
</context>
<context>
    <name>CornerHandle</name>
    <message>
        <source>Drag it to where the outermost lines cross; arrow keys move it, faster with Shift</source>
        <translation>Le faire glisser au croisement des lignes extérieures&#xa0;; les flèches le déplacent, plus vite avec Maj</translation>
    </message>
</context>
<context>
    <name>CountBar</name>
    <message>
        <source>Territory</source>
        <translation>Territoire</translation>
    </message>
    <message>
        <source>Area</source>
        <translation>Surface</translation>
    </message>
    <message>
        <source>Recorded: {result}.</source>
        <translation>Enregistré&#xa0;: {result}.</translation>
    </message>
    <message>
        <source>Guessing which stones are dead...</source>
        <translation>Estimation des pierres mortes...</translation>
    </message>
    <message>
        <source>The borders are not closed: {count} points beside both colours count for neither.</source>
        <translation>Frontières ouvertes&#xa0;: {count} points voisins des deux couleurs ne comptent pas.</translation>
    </message>
    <message>
        <source>Dead stones and a seki are a guess: click a chain that is wrong.</source>
        <translation>Les pierres mortes et un seki sont estimés&#xa0;: cliquez sur une chaîne mal jugée.</translation>
    </message>
    <message>
        <source>The dead stones are a guess: click a chain that is wrong.</source>
        <translation>Les pierres mortes sont estimées&#xa0;: cliquez sur une chaîne mal jugée.</translation>
    </message>
    <message>
        <source>Dead stones as this node marks them: click a chain that is wrong.</source>
        <translation>Pierres mortes telles que ce nœud les marque&#xa0;: cliquez sur une chaîne mal jugée.</translation>
    </message>
    <message>
        <source>Click a chain to mark it dead or alive. Eyes in a seki are no territory.</source>
        <translation>Cliquez sur une chaîne&#xa0;: morte ou vivante. Les yeux d’un seki ne comptent pas.</translation>
    </message>
    <message>
        <source>Click a chain to mark it dead or alive.</source>
        <translation>Cliquez sur une chaîne pour la marquer morte ou vivante.</translation>
    </message>
    <message>
        <source>{color} {total} = {points} + {captured} captured</source>
        <translation>{color} {total} = {points} + captures {captured}</translation>
    </message>
    <message>
        <source>{color} {total} = {points} + {captured} captured + {komi} komi</source>
        <translation>{color} {total} = {points} + captures {captured} + komi {komi}</translation>
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
        <translation>{color} {total} = {points} + komi {komi} + handicap {handicap}</translation>
    </message>
    <message>
        <source>Mark the territory in this node, and set the result of the game to {result}</source>
        <translation>Marquer le territoire dans ce nœud, et définir {result} comme résultat de la partie</translation>
    </message>
    <message>
        <source>Guess again</source>
        <translation>Réestimer</translation>
    </message>
    <message>
        <source>Done with result</source>
        <translation>Valider avec résultat</translation>
    </message>
    <message>
        <source>Guess anew, and longer, which stones are dead</source>
        <translation>Estimer à nouveau, et plus longuement, quelles pierres sont mortes</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Effacer</translation>
    </message>
    <message>
        <source>Mark all stones alive</source>
        <translation>Marquer toutes les pierres vivantes</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Valider</translation>
    </message>
    <message>
        <source>Mark the territory in this node</source>
        <translation>Marquer le territoire dans ce nœud</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Stop counting; nothing is written (Esc)</source>
        <translation>Arrêter le comptage sans rien écrire (Échap)</translation>
    </message>
</context>
<context>
    <name>Counter</name>
    <message>
        <source>Only boards with nothing but black and white stones can be counted.</source>
        <translation>Seuls les gobans ne portant que des pierres noires et blanches peuvent être comptés.</translation>
    </message>
    <message>
        <source>{color} at {point} is alive.</source>
        <translation>{color} en {point} est vivant.</translation>
    </message>
    <message>
        <source>{color} at {point} is dead.</source>
        <translation>{color} en {point} est mort.</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Compter</translation>
    </message>
    <message>
        <source>This node marks other territory. Do you want to replace it?</source>
        <translation>Ce nœud marque un autre territoire. Voulez-vous le remplacer&#xa0;?</translation>
    </message>
    <message>
        <source>The recorded result is {recorded}. Do you want to replace it with {result}?</source>
        <translation>Le résultat enregistré est {recorded}. Voulez-vous le remplacer par {result}&#xa0;?</translation>
    </message>
    <message>
        <source>The territory marked in this node is replaced, too.</source>
        <translation>Le territoire marqué dans ce nœud est remplacé aussi.</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Remplacer</translation>
    </message>
</context>
<context>
    <name>DayPicker</name>
    <message>
        <source>Choose days in a calendar</source>
        <translation>Choisir des jours dans un calendrier</translation>
    </message>
</context>
<context>
    <name>DifferenceModel</name>
    <message>
        <source>The games are in a different order</source>
        <translation>L’ordre des parties est différent</translation>
    </message>
    <message numerus="yes">
        <source>%Ln node(s)</source>
        <translation>
            <numerusform>%Ln nœud</numerusform>
            <numerusform>%Ln nœuds</numerusform>
        </translation>
    </message>
    <message>
        <source>Game {number} removed: {nodes}</source>
        <translation>Partie {number} supprimée&#xa0;: {nodes}</translation>
    </message>
    <message>
        <source>Game {number} added: {nodes}</source>
        <translation>Partie {number} ajoutée&#xa0;: {nodes}</translation>
    </message>
    <message numerus="yes">
        <source>%Ln node(s) added</source>
        <translation>
            <numerusform>%Ln nœud ajouté</numerusform>
            <numerusform>%Ln nœuds ajoutés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln node(s) removed</source>
        <translation>
            <numerusform>%Ln nœud supprimé</numerusform>
            <numerusform>%Ln nœuds supprimés</numerusform>
        </translation>
    </message>
    <message>
        <source>variations in a different order</source>
        <translation>ordre des variantes différent</translation>
    </message>
    <message>
        <source>{names} changed</source>
        <translation>changements&#xa0;: {names}</translation>
    </message>
    <message>
        <source>{place}: {what}</source>
        <translation>{place}&#xa0;: {what}</translation>
    </message>
    <message>
        <source>Move {move}</source>
        <translation>Coup {move}</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Début</translation>
    </message>
    <message>
        <source>Game {game}, move {move}</source>
        <translation>Partie {game}, coup {move}</translation>
    </message>
    <message>
        <source>Game {game}, start</source>
        <translation>Partie {game}, début</translation>
    </message>
</context>
<context>
    <name>DockButtons</name>
    <message>
        <source>Detach this panel, or dock it again</source>
        <translation>Détacher ce panneau, ou l’ancrer à nouveau</translation>
    </message>
    <message>
        <source>Close this panel</source>
        <translation>Fermer ce panneau</translation>
    </message>
</context>
<context>
    <name>Document</name>
    <message>
        <source>Untitled</source>
        <translation>Sans titre</translation>
    </message>
    <message>
        <source>Restore earlier version</source>
        <translation>Restaurer une version précédente</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Recharger</translation>
    </message>
    <message>
        <source>Convert to UTF-8</source>
        <translation>Convertir en UTF-8</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Remove stones</source>
        <translation>Retirer des pierres</translation>
    </message>
    <message>
        <source>Place stones</source>
        <translation>Poser des pierres</translation>
    </message>
    <message>
        <source>Remove mark</source>
        <translation>Retirer un symbole</translation>
    </message>
    <message>
        <source>Mark</source>
        <translation>Symbole</translation>
    </message>
    <message>
        <source>Remove label</source>
        <translation>Retirer une étiquette</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Étiquette</translation>
    </message>
    <message>
        <source>Player to move</source>
        <translation>Joueur dont c’est le tour</translation>
    </message>
    <message>
        <source>Order of play</source>
        <translation>Ordre de jeu</translation>
    </message>
    <message>
        <source>Remove ko</source>
        <translation>Retirer le ko</translation>
    </message>
    <message>
        <source>Ko point</source>
        <translation>Point de ko</translation>
    </message>
    <message>
        <source>Remove last move</source>
        <translation>Retirer le dernier coup</translation>
    </message>
    <message>
        <source>Last move</source>
        <translation>Dernier coup</translation>
    </message>
    <message>
        <source>Play numbered stones as moves</source>
        <translation>Jouer les pierres numérotées</translation>
    </message>
    <message>
        <source>Number the last moves</source>
        <translation>Numéroter les derniers coups</translation>
    </message>
    <message>
        <source>Add game</source>
        <translation>Ajouter une partie</translation>
    </message>
    <message>
        <source>Duplicate game</source>
        <translation>Dupliquer la partie</translation>
    </message>
    <message>
        <source>Remove game</source>
        <translation>Supprimer la partie</translation>
    </message>
    <message>
        <source>Rename game</source>
        <translation>Renommer la partie</translation>
    </message>
    <message>
        <source>Move game</source>
        <translation>Déplacer la partie</translation>
    </message>
    <message>
        <source>Type HEN</source>
        <translation>Saisie du HEN</translation>
    </message>
    <message>
        <source>Discard unfinished HEN</source>
        <translation>Abandonner le HEN inachevé</translation>
    </message>
    <message>
        <source>Add as a variation</source>
        <translation>Ajouter comme variante</translation>
    </message>
    <message>
        <source>Change HEN layout</source>
        <translation>Changer la disposition du HEN</translation>
    </message>
    <message>
        <source>Restore unfinished HEN</source>
        <translation>Restaurer le HEN inachevé</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Commentaire</translation>
    </message>
    <message>
        <source>Node name</source>
        <translation>Nom du nœud</translation>
    </message>
</context>
<context>
    <name>EncodingDialog</name>
    <message>
        <source>Reopen with encoding</source>
        <translation>Rouvrir avec un autre encodage</translation>
    </message>
    <message>
        <source>The file was read as {encoding}. {why}</source>
        <translation>Le fichier a été lu en {encoding}. {why}</translation>
    </message>
    <message>
        <source>&amp;Reopen</source>
        <translation>&amp;Rouvrir</translation>
    </message>
    <message>
        <source>{encoding} (does not fit the whole file)</source>
        <translation>{encoding} (ne convient pas à tout le fichier)</translation>
    </message>
</context>
<context>
    <name>EncodingReason</name>
    <message>
        <source>It is plain ASCII, which is the same in all encodings.</source>
        <translation>C’est de l’ASCII pur, identique dans tous les encodages.</translation>
    </message>
    <message>
        <source>It is valid UTF-8, which text in other encodings hardly ever is.</source>
        <translation>C’est de l’UTF-8 valide, ce qu’un texte dans un autre encodage n’est presque jamais.</translation>
    </message>
    <message>
        <source>It uses the escape sequences of this encoding.</source>
        <translation>Il utilise les séquences d’échappement de cet encodage.</translation>
    </message>
    <message>
        <source>Its characters are common in this encoding.</source>
        <translation>Ses caractères sont courants dans cet encodage.</translation>
    </message>
    <message>
        <source>Its first bytes identify the encoding.</source>
        <translation>Ses premiers octets identifient l’encodage.</translation>
    </message>
    <message>
        <source>The file declares it in CA, and all its bytes fit.</source>
        <translation>Le fichier le déclare dans CA, et tous ses octets y correspondent.</translation>
    </message>
    <message>
        <source>The text was not read from a file.</source>
        <translation>Le texte n’a pas été lu dans un fichier.</translation>
    </message>
    <message>
        <source>You selected it.</source>
        <translation>Vous l’avez choisi.</translation>
    </message>
</context>
<context>
    <name>EngineBar</name>
    <message>
        <source>Details</source>
        <translation>Détails</translation>
    </message>
    <message>
        <source>Show what else is to be said</source>
        <translation>Afficher ce qu’il y a d’autre à dire</translation>
    </message>
    <message>
        <source>Let the engine rest, or go on</source>
        <translation>Laisser le moteur se reposer, ou continuer</translation>
    </message>
    <message>
        <source>Add line</source>
        <translation>Ajouter la variante</translation>
    </message>
    <message>
        <source>Add the best line as a variation</source>
        <translation>Ajouter la meilleure suite comme variante</translation>
    </message>
    <message>
        <source>Play best</source>
        <translation>Meilleur coup</translation>
    </message>
    <message>
        <source>Play the move the engine prefers</source>
        <translation>Jouer le coup que le moteur préfère</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Stop; what is done is kept</source>
        <translation>Arrêter&#xa0;; ce qui est fait est conservé</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Reprendre le coup</translation>
    </message>
    <message>
        <source>Take back your last move</source>
        <translation>Reprendre votre dernier coup</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>Lose the game</source>
        <translation>Perdre la partie</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Let the engine play no longer</source>
        <translation>Ne plus laisser jouer le moteur</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>End the analysis</source>
        <translation>Mettre fin à l’analyse</translation>
    </message>
    <message>
        <source>{number} visits</source>
        <translation>Visites : {number}</translation>
    </message>
    <message numerus="yes">
        <source>%Ln visit(s)</source>
        <translation>
            <numerusform>%Ln visite</numerusform>
            <numerusform>%Ln visites</numerusform>
        </translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Suspendre</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Even</source>
        <translation>Équilibrée</translation>
    </message>
    <message>
        <source>{color} leads by {points}</source>
        <translation>{color} mène de {points}</translation>
    </message>
    <message>
        <source>{color} is ahead</source>
        <translation>{color} mène</translation>
    </message>
    <message>
        <source>{number} %</source>
        <translation>{number}&#xa0;%</translation>
    </message>
    <message>
        <source>Best move: {move}</source>
        <translation>Meilleur coup&#xa0;: {move}</translation>
    </message>
    <message>
        <source>Sees no good move.</source>
        <translation>Ne voit aucun bon coup.</translation>
    </message>
    <message>
        <source>Prefers {move}.</source>
        <translation>Préfère {move}.</translation>
    </message>
    <message>
        <source>{right} is marked right, but the engine prefers {move}.</source>
        <translation>Marqué comme bon&#xa0;: {right}, mais le moteur préfère {move}.</translation>
    </message>
    <message>
        <source>Also works: {moves}.</source>
        <translation>Marche aussi&#xa0;: {moves}.</translation>
    </message>
    <message>
        <source>Does not see {moves}.</source>
        <translation>Ne voit pas {moves}.</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>passe</translation>
    </message>
</context>
<context>
    <name>EngineController</name>
    <message>
        <source>The engine has named no move yet.</source>
        <translation>Le moteur n’a encore indiqué aucun coup.</translation>
    </message>
    <message>
        <source>Add line</source>
        <translation>Ajouter la variante</translation>
    </message>
    <message>
        <source>Line added as a variation.</source>
        <translation>Suite ajoutée comme variante.</translation>
    </message>
    <message>
        <source>The game has this line already.</source>
        <translation>La partie contient déjà cette suite.</translation>
    </message>
    <message>
        <source>&amp;Preferences...</source>
        <translation>&amp;Préférences...</translation>
    </message>
    <message>
        <source>&amp;How to get one</source>
        <translation>&amp;Comment en obtenir un</translation>
    </message>
    <message>
        <source>An engine is a separate program that plays Go. GNU Go and KataGo are free, and found automatically once they are installed; others can be added in the preferences.</source>
        <translation>Un moteur est un programme à part qui joue au go. GNU Go et KataGo sont libres, et trouvés d’eux-mêmes une fois installés&#xa0;; d’autres peuvent être ajoutés dans les préférences.</translation>
    </message>
    <message>
        <source>No engine was found.</source>
        <translation>Aucun moteur n’a été trouvé.</translation>
    </message>
    <message>
        <source>Starting: {output}</source>
        <translation>Démarrage&#xa0;: {output}</translation>
    </message>
    <message>
        <source>Starting...</source>
        <translation>Démarrage...</translation>
    </message>
</context>
<context>
    <name>EnginePlayer</name>
    <message>
        <source>Plays {color}. Thinking...</source>
        <translation>Joue {color}. Réfléchit...</translation>
    </message>
    <message>
        <source>Plays {color}. Your move.</source>
        <translation>Joue {color}. À vous de jouer.</translation>
    </message>
    <message>
        <source>There is no move to take back.</source>
        <translation>Il n’y a pas de coup à reprendre.</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Reprendre le coup</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>{color} resigns: the game is over.</source>
        <translation>{color} abandonne&#xa0;: la partie est terminée.</translation>
    </message>
    <message>
        <source>The engine no longer plays: another position is shown.</source>
        <translation>Le moteur ne joue plus&#xa0;: une autre position est affichée.</translation>
    </message>
    <message>
        <source>Two passes: the game is over.</source>
        <translation>Les deux joueurs ont passé&#xa0;: la partie est terminée.</translation>
    </message>
</context>
<context>
    <name>EngineUses</name>
    <message>
        <source>Looking for dead stones...</source>
        <translation>Recherche des pierres mortes...</translation>
    </message>
    <message numerus="yes">
        <source>%Ln visit(s)</source>
        <translation>
            <numerusform>%Ln visite</numerusform>
            <numerusform>%Ln visites</numerusform>
        </translation>
    </message>
    <message>
        <source>Checking problems: {done} of {total}</source>
        <translation>Vérification des problèmes : {done} sur {total}</translation>
    </message>
</context>
<context>
    <name>EnginesPage</name>
    <message>
        <source>Boards of up to {lines} lines, rectangular ones too.</source>
        <translation>Gobans jusqu’à {lines} lignes, même rectangulaires.</translation>
    </message>
    <message>
        <source>Square boards of up to {lines} lines.</source>
        <translation>Gobans carrés jusqu’à {lines} lignes.</translation>
    </message>
    <message>
        <source>Plays only: it names no good moves.</source>
        <translation>Joue seulement : il ne donne pas de bons coups.</translation>
    </message>
    <message>
        <source>Names good moves, without win rates, in {seconds} s.</source>
        <translation>Donne de bons coups, sans taux de victoire, en {seconds} s.</translation>
    </message>
    <message>
        <source>Analyses with win rates; visits in {seconds} s: {number}.</source>
        <translation>Analyse avec taux de victoire ; visites en {seconds} s : {number}.</translation>
    </message>
    <message>
        <source>En&amp;gines</source>
        <translation>Moteurs (&amp;X)</translation>
    </message>
    <message>
        <source>Engines</source>
        <translation>Moteurs</translation>
    </message>
    <message>
        <source>Command line of an engine</source>
        <translation>Ligne de commande d’un moteur</translation>
    </message>
    <message>
        <source>What the test has shown</source>
        <translation>Résultat de l’essai</translation>
    </message>
    <message>
        <source>&amp;Browse...</source>
        <translation>&amp;Parcourir...</translation>
    </message>
    <message>
        <source>Add to &amp;list</source>
        <translation>Ajouter à la l&amp;iste</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>Supp&amp;rimer</translation>
    </message>
    <message>
        <source>&amp;Test</source>
        <translation>&amp;Tester</translation>
    </message>
    <message>
        <source>&amp;Command line:</source>
        <translation>&amp;Ligne de commande&#xa0;:</translation>
    </message>
    <message>
        <source>No engine was found. An engine is a separate program that plays Go: GNU Go and KataGo are free.</source>
        <translation>Aucun moteur n’a été trouvé. Un moteur est un programme à part qui joue au go&#xa0;: GNU Go et KataGo sont libres.</translation>
    </message>
    <message>
        <source>{engine} (added)</source>
        <translation>{engine} (ajouté)</translation>
    </message>
    <message>
        <source>&amp;Stop test</source>
        <translation>Arrê&amp;ter l’essai</translation>
    </message>
    <message>
        <source>Choose an engine</source>
        <translation>Choisir un moteur</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Arrêté.</translation>
    </message>
    <message>
        <source>Testing {engine}...</source>
        <translation>Essai de {engine}...</translation>
    </message>
</context>
<context>
    <name>Examples</name>
    <message>
        <source>Annotated game</source>
        <translation>Partie commentée</translation>
    </message>
    <message>
        <source>Ear reddening</source>
        <translation>L’oreille qui rougit</translation>
    </message>
    <message>
        <source>Ko after a capture</source>
        <translation>Ko après une capture</translation>
    </message>
    <message>
        <source>Ko and captures</source>
        <translation>Ko et captures</translation>
    </message>
    <message>
        <source>Numbered moves</source>
        <translation>Coups numérotés</translation>
    </message>
</context>
<context>
    <name>ExceptionDialog</name>
    <message>
        <source>Something went wrong</source>
        <translation>Un problème est survenu</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Détails</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>Co&amp;ntinuer</translation>
    </message>
    <message>
        <source>Save &amp;as...</source>
        <translation>&amp;Enregistrer sous...</translation>
    </message>
    <message>
        <source>&amp;Details</source>
        <translation>&amp;Détails</translation>
    </message>
    <message>
        <source>C&amp;opy details</source>
        <translation>&amp;Copier les détails</translation>
    </message>
    <message>
        <source>HEN Editor could not finish what it was doing.</source>
        <translation>HEN Editor n’a pas pu terminer ce qu’il faisait.</translation>
    </message>
    <message>
        <source>This is a bug in the program. Your work is still here: you can continue, or save it under another name first. If it happens again, please report it with the details.</source>
        <translation>C’est un bogue du programme. Votre travail est toujours là&#xa0;: vous pouvez continuer, ou d’abord l’enregistrer sous un autre nom. Si cela se reproduit, veuillez le signaler avec les détails.</translation>
    </message>
</context>
<context>
    <name>Explanations</name>
    <message>
        <source>{text}: {color} at {points}</source>
        <translation>{text}&#xa0;: {color} en {points}</translation>
    </message>
    <message>
        <source>{text}: stones at {points}</source>
        <translation>{text}&#xa0;: pierres en {points}</translation>
    </message>
    <message>
        <source>{text}: {color} to play</source>
        <translation>{text}&#xa0;: à {color} de jouer</translation>
    </message>
    <message>
        <source>{text}: {color} passed</source>
        <translation>{text}&#xa0;: {color} a passé</translation>
    </message>
    <message>
        <source>{text}: {color} played at {points}</source>
        <translation>{text}&#xa0;: {color} a joué en {points}</translation>
    </message>
    <message>
        <source>{text}: {mark} at {points}</source>
        <translation>{text}&#xa0;: {mark} en {points}</translation>
    </message>
    <message>
        <source>{text}: {colors}</source>
        <translation>{text}&#xa0;: {colors}</translation>
    </message>
</context>
<context>
    <name>Figures</name>
    <message>
        <source>After a number of moves</source>
        <translation>Après un certain nombre de coups</translation>
    </message>
    <message>
        <source>Where the game says so (FG)</source>
        <translation>Là où la partie l’indique (FG)</translation>
    </message>
    <message>
        <source>After each comment</source>
        <translation>Après chaque commentaire</translation>
    </message>
    <message>
        <source>At chosen moves</source>
        <translation>À des coups choisis</translation>
    </message>
    <message>
        <source>Print figures</source>
        <translation>Imprimer des figures</translation>
    </message>
    <message>
        <source>&amp;New figure:</source>
        <translation>&amp;Nouvelle figure&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Moves in a figure, at most:</source>
        <translation>Coups par fi&amp;gure, au plus&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;At the moves:</source>
        <translation>&amp;Aux coups&#xa0;:</translation>
    </message>
    <message>
        <source>21, 45, 90</source>
        <translation>21, 45, 90</translation>
    </message>
    <message>
        <source>&amp;Figures on a page:</source>
        <translation>&amp;Figures par page&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Variations</source>
        <translation>Variante&amp;s</translation>
    </message>
    <message>
        <source>C&amp;omments</source>
        <translation>&amp;Commentaires</translation>
    </message>
</context>
<context>
    <name>FileCommands</name>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message numerus="yes">
        <source>Open all %Ln file(s)?</source>
        <translation>
            <numerusform>Ouvrir %Ln fichier&#xa0;?</numerusform>
            <numerusform>Ouvrir les %Ln fichiers&#xa0;?</numerusform>
        </translation>
    </message>
    <message>
        <source>Each is opened in a window of its own.</source>
        <translation>Chacun est ouvert dans sa propre fenêtre.</translation>
    </message>
    <message>
        <source>Add from files</source>
        <translation>Ajouter depuis des fichiers</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Ouvrir</translation>
    </message>
    <message>
        <source>{file} could not be opened.</source>
        <translation>Impossible d’ouvrir {file}.</translation>
    </message>
    <message>
        <source>The unfinished text in the HEN field is not part of the file.</source>
        <translation>Le texte inachevé du champ HEN ne fait pas partie du fichier.</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>En&amp;registrer</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Ne pas enregistrer</translation>
    </message>
    <message>
        <source>Discard the unfinished HEN?</source>
        <translation>Abandonner le HEN inachevé&#xa0;?</translation>
    </message>
    <message>
        <source>Save the changes to {file}?</source>
        <translation>Enregistrer les modifications de {file}&#xa0;?</translation>
    </message>
    <message numerus="yes">
        <source>{file} held one game when it was opened; now there are %Ln.</source>
        <translation>
            <numerusform>{file} contenait une partie à l’ouverture&#xa0;; il y en a maintenant %Ln.</numerusform>
            <numerusform>{file} contenait une partie à l’ouverture&#xa0;; il y en a maintenant %Ln.</numerusform>
        </translation>
    </message>
    <message>
        <source>Saving as a new file leaves it as it was.</source>
        <translation>En enregistrant dans un nouveau fichier, il reste comme il était.</translation>
    </message>
    <message>
        <source>Save as &amp;new file...</source>
        <translation>Enregistrer dans un &amp;nouveau fichier...</translation>
    </message>
    <message>
        <source>&amp;Save into this file</source>
        <translation>Enregistrer dans &amp;ce fichier</translation>
    </message>
    <message>
        <source>{file} and others</source>
        <translation>{file} et autres</translation>
    </message>
    <message>
        <source>Saving {file}...</source>
        <translation>Enregistrement de {file}...</translation>
    </message>
    <message>
        <source>{file} is open in another window.</source>
        <translation>{file} est ouvert dans une autre fenêtre.</translation>
    </message>
    <message>
        <source>Choose another name, or close that window first.</source>
        <translation>Choisissez un autre nom, ou fermez d’abord cette fenêtre.</translation>
    </message>
    <message>
        <source>&amp;Go to that window</source>
        <translation>&amp;Aller à cette fenêtre</translation>
    </message>
    <message>
        <source>Saved as {name}, the text could be misread when the file is reopened.</source>
        <translation>Enregistré en {name}, le texte pourrait être mal lu à la réouverture du fichier.</translation>
    </message>
    <message>
        <source>The file&apos;s encoding, {name}, can&apos;t represent all of the text you entered.</source>
        <translation>L’encodage du fichier, {name}, ne peut pas représenter tout le texte saisi.</translation>
    </message>
    <message>
        <source>UTF-8 can represent any text. Converting rewrites the whole file in UTF-8.</source>
        <translation>UTF-8 peut représenter n’importe quel texte. La conversion réécrit tout le fichier en UTF-8.</translation>
    </message>
    <message>
        <source>Undecodable bytes become U+FFFD: {places}.</source>
        <translation>Les octets indécodables deviennent U+FFFD&#xa0;: {places}.</translation>
    </message>
    <message>
        <source>&amp;Convert the file to UTF-8</source>
        <translation>&amp;Convertir le fichier en UTF-8</translation>
    </message>
    <message>
        <source>Save a copy &amp;in UTF-8...</source>
        <translation>&amp;Enregistrer une copie en UTF-8...</translation>
    </message>
    <message>
        <source>Converting to UTF-8...</source>
        <translation>Conversion en UTF-8...</translation>
    </message>
    <message>
        <source>move {move}</source>
        <translation>coup {move}</translation>
    </message>
    <message>
        <source>start</source>
        <translation>début</translation>
    </message>
    <message>
        <source>move {move} of game {game}</source>
        <translation>coup {move} de la partie {game}</translation>
    </message>
    <message>
        <source>start of game {game}</source>
        <translation>début de la partie {game}</translation>
    </message>
    <message>
        <source>{places} and others</source>
        <translation>{places} et d’autres</translation>
    </message>
    <message numerus="yes">
        <source>The other %Ln position(s) will be lost, too.</source>
        <translation>
            <numerusform>L’autre position sera également perdue.</numerusform>
            <numerusform>Les %Ln autres positions seront également perdues.</numerusform>
        </translation>
    </message>
    <message>
        <source>A {suffix} file cannot store the whole document.</source>
        <translation>Un fichier {suffix} ne peut pas contenir tout le document.</translation>
    </message>
    <message>
        <source>Save &amp;anyway</source>
        <translation>Enregistrer &amp;quand même</translation>
    </message>
    <message>
        <source>A {suffix} file stores positions only.</source>
        <translation>Un fichier {suffix} ne contient que des positions.</translation>
    </message>
    <message>
        <source>Save this &amp;position only</source>
        <translation>N’enregistrer que cette &amp;position</translation>
    </message>
    <message>
        <source>Save as &amp;{format}...</source>
        <translation>Enregistrer en &amp;{format}...</translation>
    </message>
</context>
<context>
    <name>FileDialogs</name>
    <message>
        <source>Looking for the folder...</source>
        <translation>Recherche du dossier...</translation>
    </message>
    <message>
        <source>All supported files ({every});;Go files ({patterns});;Pictures of boards ({pictures});;All files (*)</source>
        <translation>Tous les fichiers pris en charge ({every});;Fichiers de go ({patterns});;Images de gobans ({pictures});;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>{file} cannot be written to.</source>
        <translation>Impossible d’écrire dans {file}.</translation>
    </message>
    <message>
        <source>Part of the name cannot be displayed or typed. Choose another name.</source>
        <translation>Une partie du nom ne peut être ni affichée ni tapée. Choisissez un autre nom.</translation>
    </message>
    <message>
        <source>{file} already exists. Do you want to replace it?</source>
        <translation>{file} existe déjà. Voulez-vous le remplacer&#xa0;?</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Remplacer</translation>
    </message>
</context>
<context>
    <name>FileNotice</name>
    <message>
        <source>{file} was changed by another program; the recovered document is shown as a copy.</source>
        <translation>{file} a été modifié par un autre programme&#xa0;; le document récupéré est affiché comme une copie.</translation>
    </message>
    <message>
        <source>It is a text that only quotes a position.</source>
        <translation>C’est un texte qui ne fait que citer une position.</translation>
    </message>
    <message>
        <source>This document</source>
        <translation>Ce document</translation>
    </message>
    <message>
        <source>The file</source>
        <translation>Le fichier</translation>
    </message>
    <message>
        <source>{file} could not be opened.</source>
        <translation>Impossible d’ouvrir {file}.</translation>
    </message>
    <message>
        <source>{file} was changed by another program.</source>
        <translation>{file} a été modifié par un autre programme.</translation>
    </message>
    <message>
        <source>Replace this document with the file; this can be undone</source>
        <translation>Remplacer ce document par le fichier&#xa0;; cela peut être annulé</translation>
    </message>
    <message>
        <source>Keep this document; saving it replaces the file</source>
        <translation>Garder ce document&#xa0;; l’enregistrer remplacera le fichier</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Recharger</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>Garder le mien</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Go back to the document as it was before</source>
        <translation>Revenir au document tel qu’il était</translation>
    </message>
    <message>
        <source>Show what differs between this document and the file</source>
        <translation>Afficher les différences entre ce document et le fichier</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparer</translation>
    </message>
    <message>
        <source>{file} was changed by another program and reloaded.</source>
        <translation>{file} a été modifié par un autre programme et rechargé.</translation>
    </message>
</context>
<context>
    <name>FileReader</name>
    <message>
        <source>{file} has about {count} million nodes.</source>
        <translation>{file} contient environ {count} millions de nœuds.</translation>
    </message>
    <message>
        <source>Opening it takes about {size} MB of memory.</source>
        <translation>Son ouverture demande environ {size} Mo de mémoire.</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Ouvrir</translation>
    </message>
    <message>
        <source>{file} could not be opened.</source>
        <translation>Impossible d’ouvrir {file}.</translation>
    </message>
    <message>
        <source>Pasted text</source>
        <translation>Texte collé</translation>
    </message>
</context>
<context>
    <name>FileWriter</name>
    <message>
        <source>Save &amp;as...</source>
        <translation>Enregistrer &amp;sous...</translation>
    </message>
    <message>
        <source>Save a copy in UTF-8</source>
        <translation>Enregistrer une copie en UTF-8</translation>
    </message>
    <message>
        <source>UTF-8</source>
        <translation>UTF-8</translation>
    </message>
    <message>
        <source>{file} could not be saved; it is unchanged.</source>
        <translation>Impossible d’enregistrer {file}&#xa0;; il reste inchangé.</translation>
    </message>
    <message>
        <source>Save a copy &amp;in UTF-8...</source>
        <translation>&amp;Enregistrer une copie en UTF-8...</translation>
    </message>
    <message>
        <source>Saving {file}...</source>
        <translation>Enregistrement de {file}...</translation>
    </message>
    <message>
        <source>{file} could not be saved.</source>
        <translation>Impossible d’enregistrer {file}.</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>Enregistrer sous</translation>
    </message>
    <message>
        <source>untitled{suffix}</source>
        <translation>sans titre{suffix}</translation>
    </message>
    <message>
        <source>{file} has been changed by another program.</source>
        <translation>{file} a été modifié par un autre programme.</translation>
    </message>
    <message>
        <source>Saving now overwrites those changes.</source>
        <translation>Enregistrer maintenant écraserait ces modifications.</translation>
    </message>
    <message>
        <source>&amp;Overwrite</source>
        <translation>Écr&amp;aser</translation>
    </message>
    <message>
        <source>&amp;Reload</source>
        <translation>&amp;Recharger</translation>
    </message>
    <message>
        <source>&amp;Compare...</source>
        <translation>&amp;Comparer...</translation>
    </message>
    <message>
        <source>{file} cannot be replaced, only overwritten in place.</source>
        <translation>{file} ne peut pas être remplacé, seulement écrasé sur place.</translation>
    </message>
    <message>
        <source>Its present contents cannot be kept as an earlier version: {why}</source>
        <translation>Son contenu actuel ne peut pas être conservé comme version précédente&#xa0;: {why}</translation>
    </message>
    <message>
        <source>Overwrite &amp;in place</source>
        <translation>Écraser sur &amp;place</translation>
    </message>
</context>
<context>
    <name>FindBar</name>
    <message>
        <source>Find in comments</source>
        <translation>Rechercher dans les commentaires</translation>
    </message>
    <message>
        <source>No matches</source>
        <translation>Aucun</translation>
    </message>
    <message numerus="yes">
        <source>%Ln match(es)</source>
        <translation>
            <numerusform>%Ln nœud</numerusform>
            <numerusform>%Ln nœuds</numerusform>
        </translation>
    </message>
    <message>
        <source>Previous match (Shift+F3)</source>
        <translation>Résultat précédent (Maj+F3)</translation>
    </message>
    <message>
        <source>Next match (F3)</source>
        <translation>Résultat suivant (F3)</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Fermer (Échap)</translation>
    </message>
</context>
<context>
    <name>Finder</name>
    <message>
        <source>No comment in this game contains that text.</source>
        <translation>Aucun commentaire de cette partie ne contient ce texte.</translation>
    </message>
</context>
<context>
    <name>Formats</name>
    <message>
        <source>HEN position</source>
        <translation>Position HEN</translation>
    </message>
    <message>
        <source>SGF game</source>
        <translation>Partie SGF</translation>
    </message>
</context>
<context>
    <name>GameAnalysis</name>
    <message>
        <source>Analysing the game: {done} of {total}</source>
        <translation>Analyse de la partie&#xa0;: {done} sur {total}</translation>
    </message>
    <message>
        <source>This engine only estimates the score, too roughly to find mistakes.</source>
        <translation>Ce moteur ne fait qu’estimer le score, trop grossièrement pour y voir des erreurs.</translation>
    </message>
    <message>
        <source>No further mistake is known.</source>
        <translation>Aucune autre erreur connue.</translation>
    </message>
    <message>
        <source>Write analysis</source>
        <translation>Écrire l’analyse</translation>
    </message>
    <message>
        <source>The game is analysed.</source>
        <translation>La partie est analysée.</translation>
    </message>
    <message>
        <source>This engine gives no scores: mistakes cannot be found.</source>
        <translation>Ce moteur ne donne pas de score : impossible de trouver les erreurs.</translation>
    </message>
</context>
<context>
    <name>GameInfo</name>
    <message>
        <source>Annotator</source>
        <translation>Commentateur</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Noir</translation>
    </message>
    <message>
        <source>Black&apos;s rank</source>
        <translation>Niveau de Noir</translation>
    </message>
    <message>
        <source>Black&apos;s team</source>
        <translation>Équipe de Noir</translation>
    </message>
    <message>
        <source>Copyright</source>
        <translation>Droits d’auteur</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>Entered by</source>
        <translation>Saisie par</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Tournoi</translation>
    </message>
    <message>
        <source>Game comment</source>
        <translation>Commentaire de la partie</translation>
    </message>
    <message>
        <source>Game name</source>
        <translation>Nom de la partie</translation>
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
        <translation>Ouverture</translation>
    </message>
    <message>
        <source>Overtime</source>
        <translation>Byo-yomi</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Lieu</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Ronde</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Source</translation>
    </message>
    <message>
        <source>Time in seconds</source>
        <translation>Temps en secondes</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Blanc</translation>
    </message>
    <message>
        <source>White&apos;s rank</source>
        <translation>Niveau de Blanc</translation>
    </message>
    <message>
        <source>White&apos;s team</source>
        <translation>Équipe de Blanc</translation>
    </message>
</context>
<context>
    <name>GameInfoDialog</name>
    <message>
        <source>Only the beginning is shown. The text is too long to be edited here.</source>
        <translation>Seul le début est affiché. Le texte est trop long pour être modifié ici.</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Noir</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Blanc</translation>
    </message>
    <message>
        <source>Name:</source>
        <translation>Nom&#xa0;:</translation>
    </message>
    <message>
        <source>Rank:</source>
        <translation>Niveau&#xa0;:</translation>
    </message>
    <message>
        <source>Team:</source>
        <translation>Équipe&#xa0;:</translation>
    </message>
    <message>
        <source>Game info</source>
        <translation>Informations sur la partie</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <source>&amp;More</source>
        <translation>&amp;Autres</translation>
    </message>
    <message>
        <source>{field}. {remark}</source>
        <translation>{field}. {remark}</translation>
    </message>
    <message>
        <source>{field}:</source>
        <translation>{field}&#xa0;:</translation>
    </message>
</context>
<context>
    <name>GameList</name>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Ouvrir</translation>
    </message>
    <message>
        <source>Re&amp;name</source>
        <translation>&amp;Renommer</translation>
    </message>
    <message>
        <source>&amp;Add game</source>
        <translation>&amp;Ajouter une partie</translation>
    </message>
    <message>
        <source>Show only games with these words in their title, players or event</source>
        <translation>N’afficher que les parties avec ces mots dans le titre, les joueurs ou le tournoi</translation>
    </message>
    <message>
        <source>Sort the list</source>
        <translation>Trier la liste</translation>
    </message>
    <message>
        <source>Add games</source>
        <translation>Ajouter des parties</translation>
    </message>
    <message numerus="yes">
        <source>Search %Ln game(s)</source>
        <translation>
            <numerusform>Rechercher dans %Ln partie</numerusform>
            <numerusform>Rechercher dans %Ln parties</numerusform>
        </translation>
    </message>
    <message>
        <source>Searching games...</source>
        <translation>Recherche dans les parties...</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s)</source>
        <translation>
            <numerusform>%Ln partie</numerusform>
            <numerusform>%Ln parties</numerusform>
        </translation>
    </message>
    <message>
        <source>Games can be moved only in file order, while none is searched for.</source>
        <translation>Les parties ne peuvent être déplacées que dans l’ordre du fichier, sans recherche en cours.</translation>
    </message>
    <message>
        <source>Add &amp;from files...</source>
        <translation>Ajouter depuis des f&amp;ichiers...</translation>
    </message>
    <message>
        <source>Add game from &amp;HEN</source>
        <translation>Ajouter une partie depuis le &amp;HEN</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>Du&amp;pliquer</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Supprimer</translation>
    </message>
    <message>
        <source>Move &amp;up</source>
        <translation>&amp;Monter</translation>
    </message>
    <message>
        <source>Move d&amp;own</source>
        <translation>&amp;Descendre</translation>
    </message>
    <message>
        <source>&amp;File order</source>
        <translation>Ordre du &amp;fichier</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>&amp;Titre</translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation>&amp;Joueurs</translation>
    </message>
    <message>
        <source>&amp;Worksheet or pictures...</source>
        <translation>&amp;Feuille de problèmes ou images...</translation>
    </message>
    <message>
        <source>We&amp;b page...</source>
        <translation>Page &amp;web...</translation>
    </message>
</context>
<context>
    <name>GameListDock</name>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
</context>
<context>
    <name>GameModel</name>
    <message>
        <source>shown</source>
        <translation>affichée</translation>
    </message>
    <message>
        <source>{number}: {name}</source>
        <translation>{number}&#xa0;: {name}</translation>
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
        <translation>Nom de la partie</translation>
    </message>
</context>
<context>
    <name>GameRows</name>
    <message>
        <source>No matches</source>
        <translation>Aucun résultat</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
</context>
<context>
    <name>GoToMoveDialog</name>
    <message>
        <source>Go to move</source>
        <translation>Aller au coup</translation>
    </message>
    <message>
        <source>Move &amp;number:</source>
        <translation>&amp;Numéro du coup&#xa0;:</translation>
    </message>
    <message>
        <source>From 0 (start of game) to {last} (end of line).</source>
        <translation>De 0 (début de la partie) à {last} (fin de la variante).</translation>
    </message>
    <message>
        <source>“{text}” is not a move number.</source>
        <translation>«&#xa0;{text}&#xa0;» n’est pas un numéro de coup.</translation>
    </message>
    <message>
        <source>This line ends at move {last}.</source>
        <translation>Cette variante se termine au coup {last}.</translation>
    </message>
    <message>
        <source>Start of game</source>
        <translation>Début de la partie</translation>
    </message>
    <message>
        <source>{color} pass</source>
        <translation>{color} passe</translation>
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
        <translation>Le guide est en anglais.</translation>
    </message>
    <message>
        <source>Pages of the guide</source>
        <translation>Pages du guide</translation>
    </message>
    <message>
        <source>The guide</source>
        <translation>Le guide</translation>
    </message>
    <message>
        <source>The guide was not found.</source>
        <translation>Le guide est introuvable.</translation>
    </message>
    <message>
        <source>No matches</source>
        <translation>Aucun résultat</translation>
    </message>
</context>
<context>
    <name>HelpWindow</name>
    <message>
        <source>A position with a ko and a last move</source>
        <translation>Une position avec un ko et un dernier coup</translation>
    </message>
    <message>
        <source>The ear-reddening move, with squares and a circle</source>
        <translation>Le coup de l’oreille qui rougit, avec des carrés et un cercle</translation>
    </message>
    <message>
        <source>Numbered moves and a label</source>
        <translation>Des coups numérotés et une étiquette</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
    <message>
        <source>Search all pages</source>
        <translation>Rechercher dans toutes les pages</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>Guide</translation>
    </message>
    <message>
        <source>HEN</source>
        <translation>HEN</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Raccourcis</translation>
    </message>
    <message>
        <source>HEN writes a Go position in one line: rows begin with _ and a number, columns are capital letters, stones small ones. Click an example to see it on the board.</source>
        <translation>HEN écrit une position de go en une ligne&#xa0;: les rangées commencent par _ et un nombre, les colonnes sont des majuscules, les pierres des minuscules. Cliquez sur un exemple pour le voir sur le goban.</translation>
    </message>
</context>
<context>
    <name>HenButtons</name>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>&amp;Normalise to canonical form</source>
        <translation>&amp;Normaliser sous forme canonique</translation>
    </message>
    <message>
        <source>&amp;One row per line</source>
        <translation>&amp;Une rangée par ligne</translation>
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
        <translation>La position du goban en texte&#xa0;; ce qui est tapé est affiché sur le goban</translation>
    </message>
    <message>
        <source>Type a HEN such as _16Qb_4Dw, or paste one; F1 explains it</source>
        <translation>Tapez un HEN, par exemple _16Qb_4Dw, ou collez-en un&#xa0;; F1 l’explique</translation>
    </message>
    <message>
        <source>Type a HEN, or paste one; F1 explains it</source>
        <translation>Tapez un HEN, ou collez-en un&#xa0;; F1 l’explique</translation>
    </message>
    <message>
        <source>Type a HEN, or paste one</source>
        <translation>Tapez un HEN, ou collez-en un</translation>
    </message>
</context>
<context>
    <name>HenField</name>
    <message>
        <source>Fixed: {fix}.</source>
        <translation>Corrigé&#xa0;: {fix}.</translation>
    </message>
    <message>
        <source>All problems that can be fixed are fixed.</source>
        <translation>Tous les problèmes qui pouvaient être corrigés le sont.</translation>
    </message>
    <message numerus="yes">
        <source>Too long: the field is limited to %Ln characters.</source>
        <translation>
            <numerusform>Trop long&#xa0;: le champ est limité à %Ln caractère.</numerusform>
            <numerusform>Trop long&#xa0;: le champ est limité à %Ln caractères.</numerusform>
        </translation>
    </message>
    <message>
        <source>HEN</source>
        <translation>HEN</translation>
    </message>
    <message>
        <source>This is not HEN: it was pasted into the window.</source>
        <translation>Ce n’est pas du HEN&#xa0;: le texte a été collé dans la fenêtre.</translation>
    </message>
</context>
<context>
    <name>HenGuide</name>
    <message>
        <source>A label on a point: any text without spaces, dots, “_” and “-”.</source>
        <translation>Une étiquette sur une intersection&#xa0;: un texte sans espace, point, «&#xa0;_&#xa0;» ni «&#xa0;-&#xa0;».</translation>
    </message>
    <message>
        <source>A mark on a point: CR circle, SQ square, TR triangle, MA cross.</source>
        <translation>Un symbole sur une intersection&#xa0;: CR cercle, SQ carré, TR triangle, MA croix.</translation>
    </message>
    <message>
        <source>A row, counted from 1 at the bottom. Its stones follow.</source>
        <translation>Une rangée, comptée à partir de 1 en bas. Ses pierres suivent.</translation>
    </message>
    <message>
        <source>A stone that shows a move number. Odd numbers are black, if Black began.</source>
        <translation>Une pierre portant un numéro de coup. Les numéros impairs sont noirs si Noir a commencé.</translation>
    </message>
    <message>
        <source>A stone: black, white, red, green, blue (l), yellow or purple.</source>
        <translation>Une pierre&#xa0;: noire (b), blanche (w), rouge (r), verte (g), bleue (l), jaune (y) ou violette (p).</translation>
    </message>
    <message>
        <source>Ko point. Next: a stone for the last move, or - for a label or mark</source>
        <translation>Point de ko. Ensuite&#xa0;: une pierre pour le dernier coup, ou - pour une étiquette ou un symbole</translation>
    </message>
    <message>
        <source>Next: _ and a row (_16Qb), a dot (.9x9, .K10, .b), or ~ and an order of play</source>
        <translation>Ensuite&#xa0;: _ et une rangée (_16Qb), un point (.9x9, .K10, .b), ou ~ et un ordre de jeu</translation>
    </message>
    <message>
        <source>Next: a label, or a mark: CR circle, SQ square, TR triangle, MA cross</source>
        <translation>Ensuite&#xa0;: une étiquette, ou un symbole&#xa0;: CR cercle, SQ carré, TR triangle, MA croix</translation>
    </message>
    <message>
        <source>Next: a move number (~3), or an order of play (~bw)</source>
        <translation>Ensuite&#xa0;: un numéro de coup (~3), ou un ordre de jeu (~bw)</translation>
    </message>
    <message>
        <source>Next: a size (9x9), a point (K10), the player to move (b), or a pass (pb)</source>
        <translation>Ensuite&#xa0;: une taille (9x9), une intersection (K10), le joueur dont c’est le tour (b), ou une passe (pb)</translation>
    </message>
    <message>
        <source>Next: a stone: b w r g l y p, or ~n for one with a number</source>
        <translation>Ensuite&#xa0;: une pierre&#xa0;: b w r g l y p, ou ~n pour une pierre numérotée</translation>
    </message>
    <message>
        <source>Next: column, then stones: b w r g l y p, or ~n</source>
        <translation>Ensuite&#xa0;: une colonne, puis des pierres&#xa0;: b w r g l y p, ou ~n</translation>
    </message>
    <message>
        <source>Next: how many, more stones to the right, another column, or a new part</source>
        <translation>Ensuite&#xa0;: combien, d’autres pierres à droite, une autre colonne, ou un nouvel élément</translation>
    </message>
    <message>
        <source>Next: the number of the row, from 1 at the bottom</source>
        <translation>Ensuite&#xa0;: le numéro de la rangée, à partir de 1 en bas</translation>
    </message>
    <message>
        <source>Next: the row of the point, as in .K10</source>
        <translation>Ensuite&#xa0;: la rangée de l’intersection, comme dans .K10</translation>
    </message>
    <message>
        <source>Next: two or more colours in the order in which they play, as in ~bw</source>
        <translation>Ensuite&#xa0;: deux couleurs ou plus dans l’ordre où elles jouent, comme dans ~bw</translation>
    </message>
    <message>
        <source>Next: x and the number of rows, as in .9x9</source>
        <translation>Ensuite&#xa0;: x et le nombre de rangées, comme dans .9x9</translation>
    </message>
    <message>
        <source>Purple to play. Next: a stone, if that colour passed</source>
        <translation>À Violet de jouer. Ensuite&#xa0;: une pierre, si cette couleur a passé</translation>
    </message>
    <message>
        <source>That many stones of a colour side by side, to the right.</source>
        <translation>Autant de pierres d’une couleur côte à côte, vers la droite.</translation>
    </message>
    <message>
        <source>The column of the next stone: A to Z, without I. Without it, a stone goes right of the one before.</source>
        <translation>La colonne de la pierre suivante&#xa0;: de A à Z, sans I. À défaut, une pierre se place à droite de la précédente.</translation>
    </message>
    <message>
        <source>The ko point, which cannot be retaken yet.</source>
        <translation>Le point de ko, qui ne peut pas encore être repris.</translation>
    </message>
    <message>
        <source>The move just played: a point and a stone, or p and a stone for a pass.</source>
        <translation>Le coup qui vient d’être joué&#xa0;: une intersection et une pierre, ou p et une pierre pour une passe.</translation>
    </message>
    <message>
        <source>The order in which the colours play. Without it Black and White take turns.</source>
        <translation>L’ordre dans lequel jouent les couleurs. À défaut, Noir et Blanc alternent.</translation>
    </message>
    <message>
        <source>The player to move.</source>
        <translation>Le joueur dont c’est le tour.</translation>
    </message>
    <message>
        <source>The size of the board: columns, x, rows. Without it the board is 19x19.</source>
        <translation>La taille du goban&#xa0;: colonnes, x, rangées. À défaut, le goban est de 19x19.</translation>
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
        <translation>Étiquette</translation>
    </message>
</context>
<context>
    <name>LineSlider</name>
    <message>
        <source>Place in the game</source>
        <translation>Emplacement dans la partie</translation>
    </message>
    <message>
        <source>Left and Right step through the game, Up and Down go to variations</source>
        <translation>Gauche et Droite parcourent la partie, Haut et Bas vont aux variantes</translation>
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
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Opening {file}</source>
        <translation>Ouverture de {file}</translation>
    </message>
    <message>
        <source>Loading progress</source>
        <translation>Progression du chargement</translation>
    </message>
</context>
<context>
    <name>LockNotice</name>
    <message>
        <source>{file} can be edited now.</source>
        <translation>{file} peut maintenant être modifié.</translation>
    </message>
    <message>
        <source>Read-only: {file} is open in another HEN Editor ({where}).</source>
        <translation>Lecture seule&#xa0;: {file} est ouvert dans un autre HEN Editor ({where}).</translation>
    </message>
    <message>
        <source>Open a copy</source>
        <translation>Ouvrir une copie</translation>
    </message>
    <message>
        <source>Edit a copy, which has no file yet</source>
        <translation>Modifier une copie, qui n’a pas encore de fichier</translation>
    </message>
    <message>
        <source>Edit anyway</source>
        <translation>Modifier quand même</translation>
    </message>
    <message>
        <source>Edit the file here, too</source>
        <translation>Modifier le fichier ici aussi</translation>
    </message>
    <message>
        <source>{file} is also open in another HEN Editor ({where}).</source>
        <translation>{file} est aussi ouvert dans un autre HEN Editor ({where}).</translation>
    </message>
    <message>
        <source>process {pid} on {host}</source>
        <translation>processus {pid} sur {host}</translation>
    </message>
    <message>
        <source>{file} is read-only while it is open in another HEN Editor ({where}).</source>
        <translation>{file} est en lecture seule tant qu’il est ouvert dans un autre HEN Editor ({where}).</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>{file} (removed)</source>
        <translation>{file} (supprimé)</translation>
    </message>
    <message>
        <source>{file} (read-only)</source>
        <translation>{file} (lecture seule)</translation>
    </message>
    <message>
        <source>Saving {file}...</source>
        <translation>Enregistrement de {file}...</translation>
    </message>
    <message>
        <source>Saved {file}</source>
        <translation>{file} enregistré</translation>
    </message>
    <message>
        <source>The board style {file} is missing or has problems: see Preferences.</source>
        <translation>Le style de goban {file} est introuvable ou défectueux&#xa0;: voir les Préférences.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problèmes</translation>
    </message>
    <message>
        <source>Board as a table</source>
        <translation>Goban en tableau</translation>
    </message>
    <message>
        <source>List of moves</source>
        <translation>Liste des coups</translation>
    </message>
</context>
<context>
    <name>Marks</name>
    <message>
        <source>Circle</source>
        <translation>Cercle</translation>
    </message>
    <message>
        <source>Square</source>
        <translation>Carré</translation>
    </message>
    <message>
        <source>Triangle</source>
        <translation>Triangle</translation>
    </message>
    <message>
        <source>Cross</source>
        <translation>Croix</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>{menu}: {command}</source>
        <translation>{menu}&#xa0;: {command}</translation>
    </message>
    <message>
        <source>More menus</source>
        <translation>Davantage de menus</translation>
    </message>
    <message>
        <source>{file} in {folder}</source>
        <translation>{file} dans {folder}</translation>
    </message>
    <message>
        <source>No recent files</source>
        <translation>Aucun fichier récent</translation>
    </message>
    <message>
        <source>Go to this window</source>
        <translation>Aller à cette fenêtre</translation>
    </message>
    <message>
        <source>&amp;Coordinates</source>
        <translation>Coo&amp;rdonnées</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>É&amp;dition</translation>
    </message>
    <message>
        <source>&amp;Examples</source>
        <translation>&amp;Exemples</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Fichier</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <source>&amp;Games</source>
        <translation>Pa&amp;rties</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Aid&amp;e</translation>
    </message>
    <message>
        <source>&amp;Mark</source>
        <translation>&amp;Marquer</translation>
    </message>
    <message>
        <source>&amp;Move numbers</source>
        <translation>&amp;Numéros des coups</translation>
    </message>
    <message>
        <source>&amp;Navigate</source>
        <translation>Navi&amp;gation</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>&amp;Nouveau</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation>Panneau&amp;x</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>&amp;Outils</translation>
    </message>
    <message>
        <source>&amp;Transform</source>
        <translation>&amp;Transformer</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>&amp;Window</source>
        <translation>Fe&amp;nêtre</translation>
    </message>
    <message>
        <source>A&amp;nnotate</source>
        <translation>&amp;Annoter</translation>
    </message>
    <message>
        <source>Areas</source>
        <translation>Zones</translation>
    </message>
    <message>
        <source>Arrows and lines</source>
        <translation>Flèches et lignes</translation>
    </message>
    <message>
        <source>At t&amp;he cursor</source>
        <translation>À l’emplacement d&amp;u curseur</translation>
    </message>
    <message>
        <source>Boar&amp;d cursor</source>
        <translation>C&amp;urseur du goban</translation>
    </message>
    <message>
        <source>Board o&amp;rientation</source>
        <translation>&amp;Orientation du goban</translation>
    </message>
    <message>
        <source>C&amp;lear markup</source>
        <translation>Effacer les &amp;marques</translation>
    </message>
    <message>
        <source>Coloured stones</source>
        <translation>Pierres de couleur</translation>
    </message>
    <message>
        <source>Compare &amp;board</source>
        <translation>Comparer le &amp;goban</translation>
    </message>
    <message>
        <source>Copy &amp;as</source>
        <translation>Copier sous &amp;forme de</translation>
    </message>
    <message>
        <source>&amp;Stones go into</source>
        <translation>&amp;Placer les pierres dans</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Dessiner</translation>
    </message>
    <message>
        <source>E&amp;ffort</source>
        <translation>Ré&amp;flexion</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Moteur</translation>
    </message>
    <message>
        <source>Mark</source>
        <translation>Marquer</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>Symboles</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>More colo&amp;urs</source>
        <translation>Da&amp;vantage de couleurs</translation>
    </message>
    <message>
        <source>Ne&amp;xt moves</source>
        <translation>&amp;Coups suivants</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>&amp;Fichiers récents</translation>
    </message>
    <message>
        <source>Play &amp;other colour here</source>
        <translation>&amp;Jouer une autre couleur ici</translation>
    </message>
    <message>
        <source>Set up</source>
        <translation>Placer</translation>
    </message>
    <message>
        <source>Spea&amp;k</source>
        <translation>&amp;Lecture vocale</translation>
    </message>
    <message>
        <source>Th&amp;eme</source>
        <translation>&amp;Thème</translation>
    </message>
    <message>
        <source>Tool palette</source>
        <translation>Palette d’outils</translation>
    </message>
    <message>
        <source>Tree &amp;direction</source>
        <translation>Orientation de l’&amp;arbre</translation>
    </message>
    <message>
        <source>V&amp;ariations</source>
        <translation>&amp;Variantes</translation>
    </message>
</context>
<context>
    <name>MessageBox</name>
    <message>
        <source>{count} more</source>
        <translation>{count} de plus</translation>
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
        <translation>Dernière position valide affichée</translation>
    </message>
    <message>
        <source>The text is not applied: the board shows the last valid position.</source>
        <translation>Le texte n’est pas appliqué&#xa0;: le goban montre la dernière position valide.</translation>
    </message>
    <message>
        <source>{problem} Fix: {fix}.</source>
        <translation>{problem} Correction&#xa0;: {fix}.</translation>
    </message>
</context>
<context>
    <name>Messages</name>
    <message>
        <source>This game is not Go: it has no position to show or edit.</source>
        <translation>Cette partie n’est pas du go&#xa0;: il n’y a pas de position à afficher ni à modifier.</translation>
    </message>
    <message numerus="yes">
        <source>The HEN of this position has %Ln characters; the limit is {limit}.</source>
        <translation>
            <numerusform>Le HEN de cette position a %Ln caractère&#xa0;; la limite est de {limit}.</numerusform>
            <numerusform>Le HEN de cette position a %Ln caractères&#xa0;; la limite est de {limit}.</numerusform>
        </translation>
    </message>
    <message>
        <source>This game is on {here}; a {there} position does not fit.</source>
        <translation>Cette partie est en {here}&#xa0;; une position en {there} ne convient pas.</translation>
    </message>
    <message>
        <source>Add as a variation</source>
        <translation>Ajouter comme variante</translation>
    </message>
    <message>
        <source>This game already has moves. Add it as a variation, or open it as a new position.</source>
        <translation>Cette partie contient déjà des coups. Ajoutez la position comme variante, ou ouvrez-la comme nouvelle position.</translation>
    </message>
    <message>
        <source>Empty text does not change the board. Press Esc to restore the position.</source>
        <translation>Un texte vide ne change pas le goban. Appuyez sur Échap pour rétablir la position.</translation>
    </message>
    <message>
        <source>Show variations</source>
        <translation>Afficher les variantes</translation>
    </message>
    <message>
        <source>This file asks not to show its variations on the board.</source>
        <translation>Ce fichier demande de ne pas afficher ses variantes sur le goban.</translation>
    </message>
    <message>
        <source>last move: pass</source>
        <translation>dernier coup&#xa0;: passe</translation>
    </message>
    <message>
        <source>last move {point}</source>
        <translation>dernier coup {point}</translation>
    </message>
    <message>
        <source>{color} to play</source>
        <translation>à {color} de jouer</translation>
    </message>
    <message>
        <source>Valid: {what}</source>
        <translation>Valide&#xa0;: {what}</translation>
    </message>
    <message>
        <source>Open as a new position</source>
        <translation>Ouvrir comme nouvelle position</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Restaurer</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>Unfinished text at move {move}</source>
        <translation>Texte inachevé au coup {move}</translation>
    </message>
    <message>
        <source>Unfinished text at move {move} of game {game}</source>
        <translation>Texte inachevé au coup {move} de la partie {game}</translation>
    </message>
    <message>
        <source>Unfinished text at the start</source>
        <translation>Texte inachevé au début</translation>
    </message>
    <message>
        <source>Unfinished text at the start of game {game}</source>
        <translation>Texte inachevé au début de la partie {game}</translation>
    </message>
    <message numerus="yes">
        <source>Fix all %n</source>
        <translation>
            <numerusform>Corriger</numerusform>
            <numerusform>Corriger les %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n de plus</numerusform>
            <numerusform>%n de plus</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MoveList</name>
    <message>
        <source>List of moves</source>
        <translation>Liste des coups</translation>
    </message>
    <message>
        <source>Up and Down go along the line, Left and Right to other variations of a move.</source>
        <translation>Haut et Bas suivent la variante, Gauche et Droite vont aux autres variantes d’un coup.</translation>
    </message>
</context>
<context>
    <name>MoveNumber</name>
    <message>
        <source>Move {number}</source>
        <translation>Coup {number}</translation>
    </message>
    <message>
        <source>Move {number} of {total}</source>
        <translation>Coup {number} sur {total}</translation>
    </message>
    <message>
        <source>of {total}</source>
        <translation>sur {total}</translation>
    </message>
</context>
<context>
    <name>NewBoardDialog</name>
    <message>
        <source>New board</source>
        <translation>Nouveau goban</translation>
    </message>
    <message>
        <source>&amp;Square</source>
        <translation>&amp;Carré</translation>
    </message>
    <message>
        <source>&amp;Columns:</source>
        <translation>Colo&amp;nnes&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Rows:</source>
        <translation>&amp;Rangées&#xa0;:</translation>
    </message>
    <message>
        <source>HEN has no more than {columns} columns: save such a board as SGF.</source>
        <translation>HEN n’a pas plus de {columns} colonnes&#xa0;: enregistrez un tel goban en SGF.</translation>
    </message>
</context>
<context>
    <name>NewEngineGameDialog</name>
    <message>
        <source>Game against the engine</source>
        <translation>Partie contre le moteur</translation>
    </message>
    <message>
        <source>&amp;Size:</source>
        <translation>&amp;Taille&#xa0;:</translation>
    </message>
    <message>
        <source>You &amp;play:</source>
        <translation>Vous &amp;jouez&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Handicap:</source>
        <translation>&amp;Handicap&#xa0;:</translation>
    </message>
    <message>
        <source>The engine &amp;thinks:</source>
        <translation>Le moteur &amp;réfléchit&#xa0;:</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucun</translation>
    </message>
    <message numerus="yes">
        <source>%Ln stone(s)</source>
        <translation>
            <numerusform>%Ln pierre</numerusform>
            <numerusform>%Ln pierres</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NextLabel</name>
    <message>
        <source>Next:</source>
        <translation>Suivante&#xa0;:</translation>
    </message>
    <message>
        <source>Next label</source>
        <translation>Étiquette suivante</translation>
    </message>
    <message>
        <source>The next letter or number; type another to continue from there</source>
        <translation>La lettre ou le nombre suivant&#xa0;; tapez-en un autre pour continuer à partir de là</translation>
    </message>
</context>
<context>
    <name>NoticeBar</name>
    <message>
        <source>Close this bar</source>
        <translation>Fermer cette barre</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>Opening</name>
    <message>
        <source>{file} is being opened.</source>
        <translation>Ouverture de {file} en cours.</translation>
    </message>
</context>
<context>
    <name>OrderOfPlayDialog</name>
    <message>
        <source>Order of play</source>
        <translation>Ordre de jeu</translation>
    </message>
    <message>
        <source>Move &amp;up</source>
        <translation>&amp;Monter</translation>
    </message>
    <message>
        <source>Move &amp;down</source>
        <translation>&amp;Descendre</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Supprimer</translation>
    </message>
    <message>
        <source>Colours play in this order, repeating.</source>
        <translation>Les couleurs jouent dans cet ordre, en boucle.</translation>
    </message>
    <message>
        <source>Add {color}</source>
        <translation>Ajouter {color}</translation>
    </message>
</context>
<context>
    <name>OverviewDialog</name>
    <message>
        <source>Overview of the games</source>
        <translation>Vue d’ensemble des parties</translation>
    </message>
    <message>
        <source>&amp;Go to</source>
        <translation>&amp;Aller à</translation>
    </message>
    <message>
        <source>Go to the selected game (Enter)</source>
        <translation>Aller à la partie sélectionnée (Entrée)</translation>
    </message>
    <message>
        <source>Of the selected games, or of all if only one is selected</source>
        <translation>Des parties sélectionnées, ou de toutes si une seule est sélectionnée</translation>
    </message>
    <message>
        <source>Ask the engine about the first moves of the problems; nothing is changed</source>
        <translation>Interroger le moteur sur les premiers coups des problèmes&#xa0;; rien n’est modifié</translation>
    </message>
    <message numerus="yes">
        <source>%Ln to check</source>
        <translation>
            <numerusform>%Ln à vérifier</numerusform>
            <numerusform>%Ln à vérifier</numerusform>
        </translation>
    </message>
    <message>
        <source>Go to the next one</source>
        <translation>Aller au suivant</translation>
    </message>
    <message numerus="yes">
        <source>%Ln problem(s).</source>
        <translation>
            <numerusform>%Ln problème.</numerusform>
            <numerusform>%Ln problèmes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing to check.</source>
        <translation>Rien à vérifier.</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>Check with &amp;engine</source>
        <translation>Vérifier avec le &amp;moteur</translation>
    </message>
    <message>
        <source>The engine has been asked about every problem.</source>
        <translation>Le moteur a été interrogé sur tous les problèmes.</translation>
    </message>
    <message>
        <source>Asked the engine: {done} of {total}</source>
        <translation>Moteur interrogé&#xa0;: {done} sur {total}</translation>
    </message>
    <message>
        <source>Asking the engine...</source>
        <translation>Le moteur est interrogé...</translation>
    </message>
</context>
<context>
    <name>OverviewModel</name>
    <message>
        <source>Title</source>
        <translation>Titre</translation>
    </message>
    <message>
        <source>To play</source>
        <translation>Tour</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Coups</translation>
    </message>
    <message>
        <source>Variations</source>
        <translation>Variantes</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>Solution</translation>
    </message>
    <message>
        <source>To check</source>
        <translation>À vérifier</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Moteur</translation>
    </message>
    <message>
        <source>Game record</source>
        <translation>Partie jouée</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>Marked</source>
        <translation>Marquée</translation>
    </message>
    <message>
        <source>Not marked</source>
        <translation>Non marquée</translation>
    </message>
</context>
<context>
    <name>Pages</name>
    <message>
        <source>Figure {number}</source>
        <translation>Figure {number}</translation>
    </message>
    <message>
        <source>Figure {number}, variation at move {move}</source>
        <translation>Figure {number}, variante au coup {move}</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Solutions</translation>
    </message>
    <message>
        <source>{title} – wrong</source>
        <translation>{title} – erreur</translation>
    </message>
    <message>
        <source>{move} at {place}</source>
        <translation>{move} en {place}</translation>
    </message>
    <message>
        <source>{move} passes</source>
        <translation>{move} passe</translation>
    </message>
    <message>
        <source>{color} to play</source>
        <translation>À {color} de jouer</translation>
    </message>
</context>
<context>
    <name>PagesDialog</name>
    <message>
        <source>None</source>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>On two sides</source>
        <translation>Sur deux côtés</translation>
    </message>
    <message>
        <source>On all sides</source>
        <translation>Sur tous les côtés</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Pages</translation>
    </message>
    <message>
        <source>As &amp;PNG files...</source>
        <translation>En fichiers &amp;PNG...</translation>
    </message>
    <message>
        <source>As S&amp;VG files...</source>
        <translation>En fichiers S&amp;VG...</translation>
    </message>
    <message>
        <source>&amp;Print...</source>
        <translation>&amp;Imprimer...</translation>
    </message>
    <message>
        <source>&amp;Save as PDF...</source>
        <translation>&amp;Enregistrer en PDF...</translation>
    </message>
    <message>
        <source>Save p&amp;ictures</source>
        <translation>Enregistrer les i&amp;mages</translation>
    </message>
    <message>
        <source>There is nothing to show.</source>
        <translation>Il n’y a rien à afficher.</translation>
    </message>
    <message>
        <source>Making pages...</source>
        <translation>Création des pages...</translation>
    </message>
    <message>
        <source>Saved {file}</source>
        <translation>{file} enregistré</translation>
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
        <translation>Papie&amp;r&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Coordinates:</source>
        <translation>C&amp;oordonnées&#xa0;:</translation>
    </message>
    <message numerus="yes">
        <source>%Ln page(s)</source>
        <translation>
            <numerusform>%Ln page</numerusform>
            <numerusform>%Ln pages</numerusform>
        </translation>
    </message>
    <message>
        <source>{pages}, the first {shown} of them shown</source>
        <translation>{pages}, dont les {shown} premières affichées</translation>
    </message>
</context>
<context>
    <name>PagesOutput</name>
    <message>
        <source>Printing...</source>
        <translation>Impression...</translation>
    </message>
    <message>
        <source>PDF</source>
        <translation>PDF</translation>
    </message>
    <message>
        <source>Web page</source>
        <translation>Page web</translation>
    </message>
    <message>
        <source>Save pages</source>
        <translation>Enregistrer les pages</translation>
    </message>
    <message>
        <source>Save pictures in</source>
        <translation>Enregistrer les images dans</translation>
    </message>
    <message>
        <source>Looking for the folder...</source>
        <translation>Recherche du dossier...</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Remplacer</translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) with these names already exist. Do you want to replace them?</source>
        <translation>
            <numerusform>%Ln fichier de ce nom existe déjà. Voulez-vous le remplacer&#xa0;?</numerusform>
            <numerusform>%Ln fichiers de ces noms existent déjà. Voulez-vous les remplacer&#xa0;?</numerusform>
        </translation>
    </message>
    <message>
        <source>Saving pictures...</source>
        <translation>Enregistrement des images...</translation>
    </message>
    <message>
        <source>Saved pictures in {folder}</source>
        <translation>Images enregistrées dans {folder}</translation>
    </message>
    <message>
        <source>Not all pictures could be saved.</source>
        <translation>Certaines images n’ont pas pu être enregistrées.</translation>
    </message>
</context>
<context>
    <name>PasteOffer</name>
    <message>
        <source>It will be pasted when {file} is open.</source>
        <translation>Le contenu sera collé dès que {file} sera ouvert.</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Coller</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Remplacer</translation>
    </message>
    <message>
        <source>Replace this game, or its position if it is nothing else</source>
        <translation>Remplacer cette partie, ou sa position si elle n’a rien d’autre</translation>
    </message>
    <message>
        <source>Overlay</source>
        <translation>Superposer</translation>
    </message>
    <message>
        <source>Put only its stones, marks and labels onto this position</source>
        <translation>Ne mettre que ses pierres, symboles et étiquettes sur cette position</translation>
    </message>
    <message>
        <source>As variation</source>
        <translation>En variante</translation>
    </message>
    <message>
        <source>Add it after this node</source>
        <translation>L’ajouter après ce nœud</translation>
    </message>
    <message>
        <source>As new game</source>
        <translation>En nouvelle partie</translation>
    </message>
    <message>
        <source>Add it to the games of this file</source>
        <translation>L’ajouter aux parties de ce fichier</translation>
    </message>
    <message>
        <source>New window</source>
        <translation>Nouvelle fenêtre</translation>
    </message>
    <message>
        <source>Open it in a new window</source>
        <translation>L’ouvrir dans une nouvelle fenêtre</translation>
    </message>
    <message>
        <source>This file is read-only.</source>
        <translation>Ce fichier est en lecture seule.</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <translation>{first} à {last}</translation>
    </message>
    <message>
        <source>{what}.</source>
        <translation>{what}.</translation>
    </message>
    <message>
        <source>{number} of {count}: {what}.</source>
        <translation>{number} sur {count}&#xa0;: {what}.</translation>
    </message>
    <message numerus="yes">
        <source>SGF of %Ln game(s)</source>
        <translation>
            <numerusform>SGF de %Ln partie</numerusform>
            <numerusform>SGF de %Ln parties</numerusform>
        </translation>
    </message>
    <message>
        <source>Likely a diagram</source>
        <translation>Sans doute un diagramme</translation>
    </message>
    <message>
        <source>Diagram</source>
        <translation>Diagramme</translation>
    </message>
    <message numerus="yes">
        <source>%Ln move(s)</source>
        <translation>
            <numerusform>%Ln coup</numerusform>
            <numerusform>%Ln coups</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PasteStrip</name>
    <message>
        <source>Upper left corner</source>
        <translation>Coin supérieur gauche</translation>
    </message>
    <message>
        <source>Upper side</source>
        <translation>Bord supérieur</translation>
    </message>
    <message>
        <source>Upper right corner</source>
        <translation>Coin supérieur droit</translation>
    </message>
    <message>
        <source>Left side</source>
        <translation>Bord gauche</translation>
    </message>
    <message>
        <source>Middle</source>
        <translation>Centre</translation>
    </message>
    <message>
        <source>Right side</source>
        <translation>Bord droit</translation>
    </message>
    <message>
        <source>Lower left corner</source>
        <translation>Coin inférieur gauche</translation>
    </message>
    <message>
        <source>Lower side</source>
        <translation>Bord inférieur</translation>
    </message>
    <message>
        <source>Lower right corner</source>
        <translation>Coin inférieur droit</translation>
    </message>
    <message>
        <source>Pasted</source>
        <translation>Éléments collés</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Placer</translation>
    </message>
    <message>
        <source>Choose its board, and where it is there</source>
        <translation>Choisir son goban et l’endroit où l’y placer</translation>
    </message>
    <message>
        <source>Transform</source>
        <translation>Transformer</translation>
    </message>
    <message>
        <source>Swap its colours, rotate or mirror it</source>
        <translation>Inverser ses couleurs, le faire pivoter ou le retourner</translation>
    </message>
    <message>
        <source>&amp;Swap colours</source>
        <translation>&amp;Inverser les couleurs</translation>
    </message>
    <message>
        <source>Discard what was pasted</source>
        <translation>Abandonner ce qui a été collé</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>Ce qui a été trouvé</translation>
    </message>
</context>
<context>
    <name>PictureDialog</name>
    <message>
        <source>As on the board</source>
        <translation>Comme sur le goban</translation>
    </message>
    <message>
        <source>Whole board</source>
        <translation>Goban entier</translation>
    </message>
    <message>
        <source>Around the stones</source>
        <translation>Autour des pierres</translation>
    </message>
    <message>
        <source>Selection</source>
        <translation>Sélection</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucun</translation>
    </message>
    <message>
        <source>On two sides</source>
        <translation>Sur deux côtés</translation>
    </message>
    <message>
        <source>On all sides</source>
        <translation>Sur tous les côtés</translation>
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
        <translation>Tous</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>Derniers</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Intervalle</translation>
    </message>
    <message>
        <source>pixels wide</source>
        <translation>pixels de large</translation>
    </message>
    <message>
        <source>cm wide</source>
        <translation>cm de large</translation>
    </message>
    <message>
        <source>pixels from line to line</source>
        <translation>pixels d’une ligne à l’autre</translation>
    </message>
    <message>
        <source>The position (HEN)</source>
        <translation>La position (HEN)</translation>
    </message>
    <message>
        <source>The position and the game (SGF)</source>
        <translation>La position et la partie (SGF)</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Rien</translation>
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
        <translation>Exporter une image</translation>
    </message>
    <message>
        <source>&amp;Transparent</source>
        <translation>Tr&amp;ansparent</translation>
    </message>
    <message>
        <source>Be&amp;gin with 1</source>
        <translation>Commencer à &amp;1</translation>
    </message>
    <message>
        <source>&amp;Last move</source>
        <translation>&amp;Dernier coup</translation>
    </message>
    <message>
        <source>&amp;Ko</source>
        <translation>&amp;Ko</translation>
    </message>
    <message>
        <source>&amp;Marks and arrows</source>
        <translation>S&amp;ymboles et flèches</translation>
    </message>
    <message>
        <source>La&amp;bels</source>
        <translation>Éti&amp;quettes</translation>
    </message>
    <message>
        <source>Ne&amp;xt moves</source>
        <translation>Coups sui&amp;vants</translation>
    </message>
    <message>
        <source>&amp;Player to move</source>
        <translation>&amp;Joueur dont c’est le tour</translation>
    </message>
    <message>
        <source>Names of lines</source>
        <translation>Noms des lignes</translation>
    </message>
    <message>
        <source>Number of last moves</source>
        <translation>Nombre de derniers coups</translation>
    </message>
    <message>
        <source>First numbered move</source>
        <translation>Premier coup numéroté</translation>
    </message>
    <message>
        <source>Last numbered move</source>
        <translation>Dernier coup numéroté</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>Unit of the size</source>
        <translation>Unité de la taille</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Aperçu</translation>
    </message>
    <message>
        <source>&amp;Style:</source>
        <translation>&amp;Style&#xa0;:</translation>
    </message>
    <message>
        <source>P&amp;art:</source>
        <translation>&amp;Zone&#xa0;:</translation>
    </message>
    <message>
        <source>Coor&amp;dinates:</source>
        <translation>C&amp;oordonnées&#xa0;:</translation>
    </message>
    <message>
        <source>N&amp;umbers:</source>
        <translation>&amp;Numéros&#xa0;:</translation>
    </message>
    <message>
        <source>Show:</source>
        <translation>Afficher&#xa0;:</translation>
    </message>
    <message>
        <source>T&amp;itle:</source>
        <translation>Tit&amp;re&#xa0;:</translation>
    </message>
    <message>
        <source>Captio&amp;n:</source>
        <translation>&amp;Légende&#xa0;:</translation>
    </message>
    <message>
        <source>Si&amp;ze:</source>
        <translation>&amp;Taille&#xa0;:</translation>
    </message>
    <message>
        <source>Pixels per inc&amp;h:</source>
        <translation>&amp;Pixels par pouce&#xa0;:</translation>
    </message>
    <message>
        <source>Ca&amp;rries:</source>
        <translation>Cont&amp;ient&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Format:</source>
        <translation>&amp;Format&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Export...</source>
        <translation>&amp;Exporter...</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <source>{width} × {height} pixels</source>
        <translation>{width} × {height} pixels</translation>
    </message>
    <message>
        <source>{width} × {height} pixels (the largest)</source>
        <translation>{width} × {height} pixels (le maximum)</translation>
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
        <translation>Coin supérieur gauche du goban</translation>
    </message>
    <message>
        <source>Upper right corner of the board</source>
        <translation>Coin supérieur droit du goban</translation>
    </message>
    <message>
        <source>Lower right corner of the board</source>
        <translation>Coin inférieur droit du goban</translation>
    </message>
    <message>
        <source>Lower left corner of the board</source>
        <translation>Coin inférieur gauche du goban</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Image</translation>
    </message>
</context>
<context>
    <name>Pictures</name>
    <message>
        <source>PNG pictures</source>
        <translation>Images PNG</translation>
    </message>
    <message>
        <source>SVG pictures</source>
        <translation>Images SVG</translation>
    </message>
    <message>
        <source>PDF documents</source>
        <translation>Documents PDF</translation>
    </message>
    <message>
        <source>Drawing the picture...</source>
        <translation>Dessin de l’image...</translation>
    </message>
    <message>
        <source>Picture copied.</source>
        <translation>Image copiée.</translation>
    </message>
    <message>
        <source>Export picture</source>
        <translation>Exporter une image</translation>
    </message>
    <message>
        <source>The game is too long for a picture, which carries the position alone.</source>
        <translation>La partie est trop longue pour une image, qui ne contient que la position.</translation>
    </message>
</context>
<context>
    <name>Places</name>
    <message>
        <source>Line {number}</source>
        <translation>Ligne {number}</translation>
    </message>
    <message>
        <source>Character {number}</source>
        <translation>Caractère {number}</translation>
    </message>
    <message>
        <source>Move {number} {points}</source>
        <translation>Coup {number} {points}</translation>
    </message>
    <message>
        <source>Start {points}</source>
        <translation>Début {points}</translation>
    </message>
</context>
<context>
    <name>PlayerCard</name>
    <message>
        <source>Time left: {time}</source>
        <translation>Temps restant&#xa0;: {time}</translation>
    </message>
    <message>
        <source>to play</source>
        <translation>à lui de jouer</translation>
    </message>
    <message>
        <source>Click to let this side play next (T)</source>
        <translation>Cliquez pour que ce camp joue ensuite (T)</translation>
    </message>
    <message>
        <source>Click to edit the game info</source>
        <translation>Cliquer pour modifier les informations sur la partie</translation>
    </message>
    <message>
        <source>plays next</source>
        <translation>joue ensuite</translation>
    </message>
    <message>
        <source>Captures: {count}</source>
        <translation>Captures&#xa0;: {count}</translation>
    </message>
</context>
<context>
    <name>PlayerCards</name>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Solve</source>
        <translation>Résoudre</translation>
    </message>
    <message>
        <source>Click to edit the game info</source>
        <translation>Cliquer pour modifier les informations sur la partie</translation>
    </message>
    <message>
        <source>Click to change the order of play</source>
        <translation>Cliquer pour changer l’ordre de jeu</translation>
    </message>
    <message>
        <source>Not a Go game</source>
        <translation>Pas une partie de go</translation>
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
        <translation>Règles&#xa0;: {rules}</translation>
    </message>
    <message>
        <source>Order: {colors}</source>
        <translation>Ordre&#xa0;: {colors}</translation>
    </message>
</context>
<context>
    <name>PointDialog</name>
    <message>
        <source>&amp;Point:</source>
        <translation>&amp;Intersection&#xa0;:</translation>
    </message>
    <message>
        <source>The upper right corner is {name}, {letters} or {numbers}.</source>
        <translation>Le coin supérieur droit est {name}, {letters} ou {numbers}.</translation>
    </message>
</context>
<context>
    <name>PositionFindPanel</name>
    <message>
        <source>Find position</source>
        <translation>Rechercher une position</translation>
    </message>
    <message>
        <source>The position to find</source>
        <translation>La position à rechercher</translation>
    </message>
    <message>
        <source>Where to search</source>
        <translation>Où rechercher</translation>
    </message>
    <message>
        <source>&amp;Rotated and mirrored, too</source>
        <translation>Aussi &amp;pivotée et en miroir</translation>
    </message>
    <message>
        <source>With &amp;colours swapped, too</source>
        <translation>Aussi avec les &amp;couleurs inversées</translation>
    </message>
    <message>
        <source>Only the selected &amp;part</source>
        <translation>&amp;Seulement la zone sélectionnée</translation>
    </message>
    <message>
        <source>&amp;Find this position</source>
        <translation>&amp;Rechercher cette position</translation>
    </message>
    <message>
        <source>Search for the position that the board shows now</source>
        <translation>Rechercher la position affichée sur le goban</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Lieu</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Coup</translation>
    </message>
    <message>
        <source>Search progress</source>
        <translation>Progression de la recherche</translation>
    </message>
    <message>
        <source>Select a part of the board with the select tool, then find it</source>
        <translation>Sélectionnez une zone du goban avec l’outil de sélection, puis recherchez-la</translation>
    </message>
    <message>
        <source>In the folder {name}</source>
        <translation>Dans le dossier {name}</translation>
    </message>
    <message>
        <source>In this game</source>
        <translation>Dans cette partie</translation>
    </message>
    <message>
        <source>In this file</source>
        <translation>Dans ce fichier</translation>
    </message>
    <message>
        <source>In a folder...</source>
        <translation>Dans un dossier...</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Arrêter</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Fermer (Échap)</translation>
    </message>
</context>
<context>
    <name>PositionFinder</name>
    <message numerus="yes">
        <source>Only the first %Ln place(s) are shown; there may be more.</source>
        <translation>
            <numerusform>Seul %Ln résultat est affiché&#xa0;; il peut y en avoir d’autres.</numerusform>
            <numerusform>Seuls les %Ln premiers résultats sont affichés&#xa0;; il peut y en avoir d’autres.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln place(s) found.</source>
        <translation>
            <numerusform>%Ln résultat.</numerusform>
            <numerusform>%Ln résultats.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not found.</source>
        <translation>Introuvable.</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <translation>Partie {number}</translation>
    </message>
    <message numerus="yes">
        <source>Stopped after %Ln place(s).</source>
        <translation>
            <numerusform>Arrêt après %Ln résultat.</numerusform>
            <numerusform>Arrêt après %Ln résultats.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) could not be read.</source>
        <translation>
            <numerusform>%Ln fichier n’a pas pu être lu.</numerusform>
            <numerusform>%Ln fichiers n’ont pas pu être lus.</numerusform>
        </translation>
    </message>
    <message>
        <source>Find in folder</source>
        <translation>Rechercher dans le dossier</translation>
    </message>
</context>
<context>
    <name>Preferences</name>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Thème</translation>
    </message>
    <message>
        <source>&amp;Coordinates</source>
        <translation>Coo&amp;rdonnées</translation>
    </message>
    <message>
        <source>&amp;Next moves</source>
        <translation>Co&amp;ups suivants</translation>
    </message>
    <message>
        <source>Tree d&amp;irection</source>
        <translation>&amp;Orientation de l’arbre</translation>
    </message>
    <message>
        <source>Font of co&amp;mments</source>
        <translation>&amp;Police des commentaires</translation>
    </message>
    <message>
        <source>Font of &amp;HEN</source>
        <translation>Police du &amp;HEN</translation>
    </message>
    <message>
        <source>Follow theme</source>
        <translation>Selon le thème</translation>
    </message>
    <message>
        <source>Your own styles are TOML files in {folder}.</source>
        <translation>Vos propres styles sont des fichiers TOML dans {folder}.</translation>
    </message>
    <message>
        <source>&amp;Board style</source>
        <translation>St&amp;yle du goban</translation>
    </message>
    <message>
        <source>In high contrast</source>
        <translation>En contraste élevé</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Toujours</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Jamais</translation>
    </message>
    <message>
        <source>&amp;Patterns on coloured stones</source>
        <translation>&amp;Motifs sur les pierres de couleur</translation>
    </message>
    <message>
        <source>Lines and dots, so that the colours can be told apart without seeing them</source>
        <translation>Des lignes et des points pour distinguer les couleurs sans les voir</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Préférences</translation>
    </message>
    <message>
        <source>Follow system</source>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>The folder used last</source>
        <translation>Le dernier dossier utilisé</translation>
    </message>
    <message>
        <source>Played stones &amp;come in softly</source>
        <translation>&amp;Faire apparaître les pierres en douceur</translation>
    </message>
    <message>
        <source>Played stones are &amp;heard</source>
        <translation>&amp;Jouer un son à chaque pierre</translation>
    </message>
    <message>
        <source>&amp;Reopen windows at the next start</source>
        <translation>Rouvrir les fenêtres au prochain &amp;démarrage</translation>
    </message>
    <message>
        <source>&amp;Keep a recovery copy of unsaved work</source>
        <translation>&amp;Garder une copie de récupération du travail non enregistré</translation>
    </message>
    <message>
        <source>Restore &amp;defaults</source>
        <translation>&amp;Valeurs par défaut</translation>
    </message>
    <message>
        <source>&amp;Appearance</source>
        <translation>&amp;Apparence</translation>
    </message>
    <message>
        <source>&amp;Files</source>
        <translation>Fichier&amp;s</translation>
    </message>
    <message>
        <source>&amp;Editing</source>
        <translation>Éditio&amp;n</translation>
    </message>
    <message>
        <source>{language} (no font)</source>
        <translation>{language} (police manquante)</translation>
    </message>
    <message>
        <source>No font on this computer has the characters of this language</source>
        <translation>Aucune police de cet ordinateur n’a les caractères de cette langue</translation>
    </message>
    <message>
        <source>pt</source>
        <translation>pt</translation>
    </message>
    <message>
        <source>Size in points</source>
        <translation>Taille en points</translation>
    </message>
    <message>
        <source>Ctrl+wheel over the text changes its size, too</source>
        <translation>Ctrl+molette au-dessus du texte change aussi sa taille</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>&amp;Langue&#xa0;:</translation>
    </message>
    <message>
        <source>A change takes effect at the next start.</source>
        <translation>Le changement prend effet au prochain démarrage.</translation>
    </message>
    <message>
        <source>{title}:</source>
        <translation>{title}&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Choose...</source>
        <translation>&amp;Choisir...</translation>
    </message>
    <message>
        <source>Open and &amp;save in:</source>
        <translation>Ouvrir et &amp;enregistrer dans&#xa0;:</translation>
    </message>
    <message>
        <source>A document that has a file is saved beside it.</source>
        <translation>Un document qui a un fichier est enregistré à côté de lui.</translation>
    </message>
    <message>
        <source>Files are shown at the same move, with the same zoom and layout.</source>
        <translation>Les fichiers sont affichés au même coup, avec le même zoom et la même disposition.</translation>
    </message>
    <message>
        <source>It stays on this computer, and is offered if the program stops unexpectedly.</source>
        <translation>Elle reste sur cet ordinateur, et est proposée si le programme s’arrête de façon inattendue.</translation>
    </message>
    <message>
        <source>&amp;Memory for undo in MB:</source>
        <translation>&amp;Mémoire d’annulation en Mo&#xa0;:</translation>
    </message>
    <message>
        <source>For each document opened from now on; at least the last 1,000 steps.</source>
        <translation>Pour chaque document ouvert désormais&#xa0;; au moins les 1&#x202f;000 dernières étapes.</translation>
    </message>
    <message>
        <source>&amp;Web address of a position:</source>
        <translation>Adresse we&amp;b d’une position&#xa0;:</translation>
    </message>
    <message>
        <source>The HEN takes the place of {first} or {second}.</source>
        <translation>Le HEN remplace {first} ou {second}.</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts...</source>
        <translation>&amp;Raccourcis clavier...</translation>
    </message>
    <message>
        <source>Keys:</source>
        <translation>Raccourcis&#xa0;:</translation>
    </message>
    <message>
        <source>Open and save in</source>
        <translation>Ouvrir et enregistrer dans</translation>
    </message>
</context>
<context>
    <name>PrintPreview</name>
    <message>
        <source>Print</source>
        <translation>Imprimer</translation>
    </message>
    <message>
        <source>{file}, move {number}</source>
        <translation>{file}, coup {number}</translation>
    </message>
</context>
<context>
    <name>ProblemCount</name>
    <message>
        <source>Show or hide the list of problems</source>
        <translation>Afficher ou masquer la liste des problèmes</translation>
    </message>
    <message>
        <source>No problems</source>
        <translation>Aucun problème</translation>
    </message>
    <message numerus="yes">
        <source>%Ln note(s)</source>
        <translation>
            <numerusform>%Ln remarque</numerusform>
            <numerusform>%Ln remarques</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln problem(s)</source>
        <translation>
            <numerusform>%Ln problème</numerusform>
            <numerusform>%Ln problèmes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProblemList</name>
    <message>
        <source>Fix</source>
        <translation>Corriger</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problèmes</translation>
    </message>
    <message numerus="yes">
        <source>%Ln error(s)</source>
        <translation>
            <numerusform>%Ln erreur</numerusform>
            <numerusform>%Ln erreurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln warning(s)</source>
        <translation>
            <numerusform>%Ln avertissement</numerusform>
            <numerusform>%Ln avertissements</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln note(s)</source>
        <translation>
            <numerusform>%Ln remarque</numerusform>
            <numerusform>%Ln remarques</numerusform>
        </translation>
    </message>
    <message>
        <source>No problems</source>
        <translation>Aucun problème</translation>
    </message>
    <message>
        <source>This problem has no fix</source>
        <translation>Ce problème n’a pas de correction</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>Y aller</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
</context>
<context>
    <name>ProblemModel</name>
    <message>
        <source>error: {message} {place}</source>
        <translation>erreur&#xa0;: {message} {place}</translation>
    </message>
    <message>
        <source>warning: {message} {place}</source>
        <translation>avertissement&#xa0;: {message} {place}</translation>
    </message>
    <message>
        <source>note: {message} {place}</source>
        <translation>remarque&#xa0;: {message} {place}</translation>
    </message>
</context>
<context>
    <name>Problems</name>
    <message>
        <source>A HEN file must be UTF-8 text; this one is not.</source>
        <translation>Un fichier HEN doit être du texte UTF-8&#xa0;; celui-ci n’en est pas.</translation>
    </message>
    <message>
        <source>A board of {size} cannot be written in this format.</source>
        <translation>Un goban de {size} ne peut pas être écrit dans ce format.</translation>
    </message>
    <message>
        <source>A compressed text of HEN or SGF in it is damaged and was left out.</source>
        <translation>Il contient un texte HEN ou SGF compressé endommagé, qui a été ignoré.</translation>
    </message>
    <message>
        <source>A date is written as year-month-day, such as 2024-05-03.</source>
        <translation>Une date s’écrit année-mois-jour, par exemple 2024-05-03.</translation>
    </message>
    <message>
        <source>A file needs at least one game.</source>
        <translation>Un fichier doit contenir au moins une partie.</translation>
    </message>
    <message>
        <source>A game other than Go stays as it is.</source>
        <translation>Une partie d’un autre jeu que le go reste telle quelle.</translation>
    </message>
    <message>
        <source>A line beside it gives its height and width.</source>
        <translation>Une ligne à côté donne sa hauteur et sa largeur.</translation>
    </message>
    <message>
        <source>A result is written as B+3.5, W+R, 0 for a draw, Void or ?.</source>
        <translation>Un résultat s’écrit B+3.5, W+R, 0 pour une partie nulle, Void ou&#xa0;?.</translation>
    </message>
    <message>
        <source>A space splits a number in “{found}”; its digits belong together.</source>
        <translation>Un espace coupe un nombre dans «&#xa0;{found}&#xa0;»&#xa0;; ses chiffres vont ensemble.</translation>
    </message>
    <message>
        <source>A style has no “{key}”, only base, {keys}.</source>
        <translation>Un style n’a pas de «&#xa0;{key}&#xa0;», seulement base, {keys}.</translation>
    </message>
    <message>
        <source>A terminal cannot show pictures; redirect the output, or name a file with -o.</source>
        <translation>Un terminal ne peut pas afficher d’images&#xa0;; redirigez la sortie, ou nommez un fichier avec -o.</translation>
    </message>
    <message>
        <source>A text in it that should be HEN is not, and was left out.</source>
        <translation>Il contient un texte censé être du HEN qui n’en est pas&#xa0;; il a été ignoré.</translation>
    </message>
    <message>
        <source>A text in it that should be SGF is not, and was left out.</source>
        <translation>Il contient un texte censé être du SGF qui n’en est pas&#xa0;; il a été ignoré.</translation>
    </message>
    <message>
        <source>A text of HEN or SGF in it is too long and was left out.</source>
        <translation>Il contient un texte HEN ou SGF trop long, qui a été ignoré.</translation>
    </message>
    <message>
        <source>A value in [ ] has no property name; it is skipped, but kept in the file.</source>
        <translation>Une valeur entre [ ] n’a pas de nom de propriété&#xa0;; elle est ignorée, mais conservée dans le fichier.</translation>
    </message>
    <message>
        <source>A worker process ended before its work was done; try --jobs 1.</source>
        <translation>Un processus de travail s’est terminé avant la fin de sa tâche&#xa0;; essayez avec --jobs 1.</translation>
    </message>
    <message>
        <source>A {format} file cannot store it.</source>
        <translation>Un fichier {format} ne peut pas le contenir.</translation>
    </message>
    <message numerus="yes">
        <source>Agrees on {agreeing:,} of {count:,} texts.</source>
        <translation>
            <numerusform>Résultat identique sur {agreeing:,} texte sur {count:,}.</numerusform>
            <numerusform>Résultat identique sur {agreeing:,} textes sur {count:,}.</numerusform>
        </translation>
    </message>
    <message>
        <source>All moves but the last will be lost.</source>
        <translation>Tous les coups sauf le dernier seront perdus.</translation>
    </message>
    <message>
        <source>All stones are connected with the middle.</source>
        <translation>Toutes les pierres sont reliées au centre.</translation>
    </message>
    <message>
        <source>All stones are on squares of one colour.</source>
        <translation>Toutes les pierres sont sur des cases d’une seule couleur.</translation>
    </message>
    <message numerus="yes">
        <source>All {count:,} valid, with {found}.</source>
        <translation>
            <numerusform>Valide, avec {found}.</numerusform>
            <numerusform>Tous valides ({count:,}), avec {found}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All {count:,} valid.</source>
        <translation>
            <numerusform>Valide.</numerusform>
            <numerusform>Tous valides ({count:,}).</numerusform>
        </translation>
    </message>
    <message>
        <source>An attachment is compressed in a way that cannot be read.</source>
        <translation>Une pièce jointe est compressée d’une façon qui ne peut pas être lue.</translation>
    </message>
    <message>
        <source>An empty variation is skipped.</source>
        <translation>Une variante vide est ignorée.</translation>
    </message>
    <message>
        <source>An invisible byte order mark, U+FEFF, precedes the text; it is skipped.</source>
        <translation>Un indicateur d’ordre des octets invisible, U+FEFF, précède le texte&#xa0;; il est ignoré.</translation>
    </message>
    <message>
        <source>An old program put backslashes inside characters of {encoding}; they were removed.</source>
        <translation>Un ancien programme a mis des barres obliques inverses à l’intérieur de caractères {encoding}&#xa0;; elles ont été retirées.</translation>
    </message>
    <message>
        <source>Another program changed it while it was being written.</source>
        <translation>Un autre programme l’a modifié pendant son écriture.</translation>
    </message>
    <message>
        <source>Arrows will be lost.</source>
        <translation>Les flèches seront perdues.</translation>
    </message>
    <message>
        <source>Boards of more than 25 columns will be lost.</source>
        <translation>Les gobans de plus de 25 colonnes seront perdus.</translation>
    </message>
    <message>
        <source>Change to a plain space</source>
        <translation>Remplacer par un espace ordinaire</translation>
    </message>
    <message>
        <source>Change to “{meant}”</source>
        <translation>Remplacer par «&#xa0;{meant}&#xa0;»</translation>
    </message>
    <message>
        <source>Circles: {points}</source>
        <translation>Cercles&#xa0;: {points}</translation>
    </message>
    <message>
        <source>Column {column} in row {row} is off the board; its last column is {last}.</source>
        <translation>La colonne {column} dans la rangée {row} est hors du goban&#xa0;; la dernière colonne est {last}.</translation>
    </message>
    <message>
        <source>Crosses: {points}</source>
        <translation>Croix&#xa0;: {points}</translation>
    </message>
    <message>
        <source>Cut off at the edge</source>
        <translation>Couper au bord</translation>
    </message>
    <message>
        <source>Each row begins further to the right.</source>
        <translation>Chaque rangée commence plus à droite que la précédente.</translation>
    </message>
    <message>
        <source>Engines do not know the rules “{rules}”; Japanese ones are used.</source>
        <translation>Les moteurs ne connaissent pas les règles «&#xa0;{rules}&#xa0;»&#xa0;; les règles japonaises sont utilisées.</translation>
    </message>
    <message>
        <source>Engines know black and white stones only; {point} is {color}.</source>
        <translation>Les moteurs ne connaissent que les pierres noires et blanches&#xa0;; la pierre en {point} est de {color}.</translation>
    </message>
    <message>
        <source>Engines know boards of up to {most} lines; this one is {size}.</source>
        <translation>Les moteurs connaissent les gobans jusqu’à {most} lignes&#xa0;; celui-ci est de {size}.</translation>
    </message>
    <message>
        <source>Few stones have neighbours of their colour.</source>
        <translation>Peu de pierres ont des voisines de leur couleur.</translation>
    </message>
    <message>
        <source>Files: {files:,}, games: {games:,}. Read now: {updated:,}, gone or changed: {removed:,}.</source>
        <translation>Fichiers&#xa0;: {files:,}, parties&#xa0;: {games:,}. Lus maintenant&#xa0;: {updated:,}, disparus ou modifiés&#xa0;: {removed:,}.</translation>
    </message>
    <message>
        <source>From here on some bytes cannot be decoded as {encoding}; they are kept as they are.</source>
        <translation>À partir d’ici, certains octets ne peuvent pas être décodés en {encoding}&#xa0;; ils sont conservés tels quels.</translation>
    </message>
    <message>
        <source>GM[{value}] is not Go: all its properties are shown as text.</source>
        <translation>GM[{value}] n’est pas le go&#xa0;: toutes ses propriétés sont affichées comme du texte.</translation>
    </message>
    <message>
        <source>Greyed-out points will be lost.</source>
        <translation>Les intersections grisées seront perdues.</translation>
    </message>
    <message>
        <source>Greying out is left out.</source>
        <translation>Le grisé est omis.</translation>
    </message>
    <message>
        <source>HEN Editor failed in talking to the engine: {reason}.</source>
        <translation>HEN Editor a échoué en communiquant avec le moteur&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>HEN cannot store arrows; they stay in the game, but not in the HEN text.</source>
        <translation>HEN ne peut pas enregistrer les flèches&#xa0;; elles restent dans la partie, mais pas dans le texte HEN.</translation>
    </message>
    <message>
        <source>HEN cannot store greyed-out points; they stay in the game, but not in the HEN text.</source>
        <translation>HEN ne peut pas enregistrer les intersections grisées&#xa0;; elles restent dans la partie, mais pas dans le texte HEN.</translation>
    </message>
    <message>
        <source>HEN cannot store lines; they stay in the game, but not in the HEN text.</source>
        <translation>HEN ne peut pas enregistrer les lignes&#xa0;; elles restent dans la partie, mais pas dans le texte HEN.</translation>
    </message>
    <message>
        <source>HEN cannot store selected points; they stay in the game, but not in the HEN text.</source>
        <translation>HEN ne peut pas enregistrer les intersections sélectionnées&#xa0;; elles restent dans la partie, mais pas dans le texte HEN.</translation>
    </message>
    <message>
        <source>HEN cannot store territory; it stays in the game, but not in the HEN text.</source>
        <translation>HEN ne peut pas enregistrer le territoire&#xa0;; il reste dans la partie, mais pas dans le texte HEN.</translation>
    </message>
    <message>
        <source>HEN cannot store the comment; it stays in the game, but not in the HEN text.</source>
        <translation>HEN ne peut pas enregistrer le commentaire&#xa0;; il reste dans la partie, mais pas dans le texte HEN.</translation>
    </message>
    <message>
        <source>HEN cannot store the cropped view; it stays in the game, but not in the HEN text.</source>
        <translation>HEN ne peut pas enregistrer la vue recadrée&#xa0;; elle reste dans la partie, mais pas dans le texte HEN.</translation>
    </message>
    <message>
        <source>HEN cannot store the label “{label}” at {point}.</source>
        <translation>HEN ne peut pas enregistrer l’étiquette «&#xa0;{label}&#xa0;» en {point}.</translation>
    </message>
    <message>
        <source>HEN cannot store the move number {number} at {point}: numbers go from 1 to 9999.</source>
        <translation>HEN ne peut pas enregistrer le numéro de coup {number} en {point}&#xa0;: les numéros vont de 1 à 9999.</translation>
    </message>
    <message>
        <source>HEN cannot store the move number {number} at {point}: the stone is {color}&apos;s, and move {number} is {expected}&apos;s.</source>
        <translation>HEN ne peut pas enregistrer le numéro de coup {number} en {point}&#xa0;: la pierre est de {color}, et le coup {number} est de {expected}.</translation>
    </message>
    <message>
        <source>HEN cannot store the move number {number} at {point}: there is no stone.</source>
        <translation>HEN ne peut pas enregistrer le numéro de coup {number} en {point}&#xa0;: il n’y a pas de pierre.</translation>
    </message>
    <message>
        <source>HEN cannot store the node name; it stays in the game, but not in the HEN text.</source>
        <translation>HEN ne peut pas enregistrer le nom du nœud&#xa0;; il reste dans la partie, mais pas dans le texte HEN.</translation>
    </message>
    <message>
        <source>I is not a column; did you mean J?</source>
        <translation>I n’est pas une colonne&#xa0;; vouliez-vous dire J&#xa0;?</translation>
    </message>
    <message>
        <source>Interrupted.</source>
        <translation>Interrompu.</translation>
    </message>
    <message>
        <source>It already exists; use --force to overwrite it.</source>
        <translation>Il existe déjà&#xa0;; utilisez --force pour l’écraser.</translation>
    </message>
    <message>
        <source>It cannot be read: {reason}.</source>
        <translation>Il ne peut pas être lu&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>It cannot carry this position; to write it all the same, use --carry nothing.</source>
        <translation>Il ne peut pas contenir cette position&#xa0;; pour l’écrire quand même, utilisez --carry nothing.</translation>
    </message>
    <message>
        <source>It carries too much HEN or SGF; only the beginning was read.</source>
        <translation>Il contient trop de HEN ou de SGF&#xa0;; seul le début a été lu.</translation>
    </message>
    <message numerus="yes">
        <source>It contains a position of more than {count:,} characters.</source>
        <translation>
            <numerusform>Il contient une position de plus de {count:,} caractère.</numerusform>
            <numerusform>Il contient une position de plus de {count:,} caractères.</numerusform>
        </translation>
    </message>
    <message>
        <source>It contains no HEN.</source>
        <translation>Il ne contient pas de HEN.</translation>
    </message>
    <message>
        <source>It contains no SGF game and no HEN.</source>
        <translation>Il ne contient ni partie SGF ni HEN.</translation>
    </message>
    <message>
        <source>It contains no {format} game.</source>
        <translation>Il ne contient pas de partie {format}.</translation>
    </message>
    <message>
        <source>It declares entities, which are not read in pictures.</source>
        <translation>Il déclare des entités, qui ne sont pas lues dans les images.</translation>
    </message>
    <message numerus="yes">
        <source>It did not end within {count:,} seconds.</source>
        <translation>
            <numerusform>Il ne s’est pas terminé en {count:,} seconde.</numerusform>
            <numerusform>Il ne s’est pas terminé en {count:,} secondes.</numerusform>
        </translation>
    </message>
    <message>
        <source>It does not begin like a {format} file.</source>
        <translation>Il ne commence pas comme un fichier {format}.</translation>
    </message>
    <message>
        <source>It has 19 lines.</source>
        <translation>Il a 19 lignes.</translation>
    </message>
    <message>
        <source>It has 3 by 3 points with X and O.</source>
        <translation>Il a 3 intersections sur 3, avec X et O.</translation>
    </message>
    <message numerus="yes">
        <source>It has a node with more than {count:,} properties; no Go program writes that many.</source>
        <translation>
            <numerusform>Il contient un nœud de plus de {count:,} propriété&#xa0;; aucun programme de go n’en écrit autant.</numerusform>
            <numerusform>Il contient un nœud de plus de {count:,} propriétés&#xa0;; aucun programme de go n’en écrit autant.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It has about {count} million nodes. Open it in a window of its own.</source>
        <translation>
            <numerusform>Il contient environ {count} millions de nœuds. Ouvrez-le dans sa propre fenêtre.</numerusform>
            <numerusform>Il contient environ {count} millions de nœuds. Ouvrez-le dans sa propre fenêtre.</numerusform>
        </translation>
    </message>
    <message>
        <source>It has at most 3 by 3 points.</source>
        <translation>Il a au plus 3 intersections sur 3.</translation>
    </message>
    <message>
        <source>It has fewer than 6 lines one way.</source>
        <translation>Il a moins de 6 lignes dans un sens.</translation>
    </message>
    <message>
        <source>It has fewer than four stones.</source>
        <translation>Il a moins de quatre pierres.</translation>
    </message>
    <message>
        <source>It has four edges and 9, 13 or 19 lines each way.</source>
        <translation>Il a quatre bords et 9, 13 ou 19 lignes dans chaque sens.</translation>
    </message>
    <message>
        <source>It has no stones.</source>
        <translation>Il n’a pas de pierres.</translation>
    </message>
    <message>
        <source>It has other names (hard links), which would keep the old content.</source>
        <translation>Il a d’autres noms (liens physiques), qui garderaient l’ancien contenu.</translation>
    </message>
    <message numerus="yes">
        <source>It has over {count:,} nodes, too many for a web page, and is not checked further.</source>
        <translation>
            <numerusform>Il contient plus de {count:,} nœud, trop pour une page web, et n’est pas vérifié davantage.</numerusform>
            <numerusform>Il contient plus de {count:,} nœuds, trop pour une page web, et n’est pas vérifié davantage.</numerusform>
        </translation>
    </message>
    <message>
        <source>It has several positions; use --game to choose one.</source>
        <translation>Il contient plusieurs positions&#xa0;; utilisez --game pour en choisir une.</translation>
    </message>
    <message>
        <source>It has stones of only one colour.</source>
        <translation>Il n’a des pierres que d’une seule couleur.</translation>
    </message>
    <message>
        <source>It is a folder; name a file in it.</source>
        <translation>C’est un dossier&#xa0;; nommez un fichier qu’il contient.</translation>
    </message>
    <message>
        <source>It is a square in a frame.</source>
        <translation>C’est un carré dans un cadre.</translation>
    </message>
    <message>
        <source>It is a square of 9, 13 or 19 lines.</source>
        <translation>C’est un carré de 9, 13 ou 19 lignes.</translation>
    </message>
    <message>
        <source>It is an archive ({kind}). Unpack it, then open the files in it.</source>
        <translation>C’est une archive ({kind}). Décompressez-la, puis ouvrez les fichiers qu’elle contient.</translation>
    </message>
    <message>
        <source>It is closed.</source>
        <translation>Il est fermé.</translation>
    </message>
    <message>
        <source>It is damaged, but was searched: {reason}</source>
        <translation>Il est endommagé, mais la recherche a été faite&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>It is empty; HEN, SGF or a diagram was expected.</source>
        <translation>Il est vide&#xa0;; HEN, SGF ou un diagramme était attendu.</translation>
    </message>
    <message>
        <source>It is for a {found} board; the game is on {wanted}.</source>
        <translation>Il est pour un goban de {found}&#xa0;; la partie est en {wanted}.</translation>
    </message>
    <message>
        <source>It is framed, and no square.</source>
        <translation>Il est encadré, mais pas carré.</translation>
    </message>
    <message>
        <source>It is its own mirror image.</source>
        <translation>Il est sa propre image en miroir.</translation>
    </message>
    <message>
        <source>It is longer than 9 lines, too.</source>
        <translation>De plus, il fait plus de 9 lignes.</translation>
    </message>
    <message>
        <source>It is neither SGF nor UTF-8 text, as HEN must be: line {line:,} has the byte {byte}.</source>
        <translation>Ce n’est ni du SGF ni du texte UTF-8, comme doit l’être HEN&#xa0;: la ligne {line:,} contient l’octet {byte}.</translation>
    </message>
    <message numerus="yes">
        <source>It is neither SGF nor a list of HENs, and too long to search for anything else (over {count:,} characters).</source>
        <translation>
            <numerusform>Ce n’est ni du SGF ni une liste de HEN, et c’est trop long pour y chercher autre chose (plus de {count:,} caractère).</numerusform>
            <numerusform>Ce n’est ni du SGF ni une liste de HEN, et c’est trop long pour y chercher autre chose (plus de {count:,} caractères).</numerusform>
        </translation>
    </message>
    <message>
        <source>It is no square, and has neither frame nor coordinates.</source>
        <translation>Il n’est pas carré, et n’a ni cadre ni coordonnées.</translation>
    </message>
    <message>
        <source>It is not TOML: {reason}.</source>
        <translation>Ce n’est pas du TOML&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>It is not a regular file.</source>
        <translation>Ce n’est pas un fichier ordinaire.</translation>
    </message>
    <message numerus="yes">
        <source>It is not a style: it has over {count:,} characters.</source>
        <translation>
            <numerusform>Ce n’est pas un style&#xa0;: il a plus de {count:,} caractère.</numerusform>
            <numerusform>Ce n’est pas un style&#xa0;: il a plus de {count:,} caractères.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is not clear where its lines end.</source>
        <translation>On ne voit pas clairement où finissent ses lignes.</translation>
    </message>
    <message>
        <source>It is over the limit of {limit:,} MB. To raise the limit, set max-megabytes in the section [files] of {file}.</source>
        <translation>Il dépasse la limite de {limit:,} Mo. Pour relever la limite, réglez max-megabytes dans la section [files] de {file}.</translation>
    </message>
    <message>
        <source>It is over the limit of {limit:,} MB. To raise the limit, use --max-size.</source>
        <translation>Il dépasse la limite de {limit:,} Mo. Pour relever la limite, utilisez --max-size.</translation>
    </message>
    <message>
        <source>It is seen at an angle: check its corners.</source>
        <translation>Il est vu de biais&#xa0;: vérifiez ses coins.</translation>
    </message>
    <message>
        <source>It is the start of a game of Othello.</source>
        <translation>C’est le début d’une partie d’Othello.</translation>
    </message>
    <message>
        <source>It is {format}; use hen convert to convert it to HEN.</source>
        <translation>C’est du {format}&#xa0;; utilisez hen convert pour le convertir en HEN.</translation>
    </message>
    <message numerus="yes">
        <source>It should have {count:,} moves, but has only {found:,}: it is perhaps truncated.</source>
        <translation>
            <numerusform>Il devrait avoir {count:,} coup, mais n’en a que {found:,}&#xa0;: il est peut-être tronqué.</numerusform>
            <numerusform>Il devrait avoir {count:,} coups, mais n’en a que {found:,}&#xa0;: il est peut-être tronqué.</numerusform>
        </translation>
    </message>
    <message>
        <source>It shows a corner of a board.</source>
        <translation>Il montre un coin de goban.</translation>
    </message>
    <message>
        <source>It shows no wrong move.</source>
        <translation>Il ne montre aucun coup faux.</translation>
    </message>
    <message>
        <source>It would have over 120 million pixels.</source>
        <translation>Elle aurait plus de 120 millions de pixels.</translation>
    </message>
    <message>
        <source>It would lose its owner or its attributes.</source>
        <translation>Il perdrait son propriétaire ou ses attributs.</translation>
    </message>
    <message>
        <source>Its cells are tiny.</source>
        <translation>Ses cases sont minuscules.</translation>
    </message>
    <message>
        <source>Its empty points are no dots or crosses.</source>
        <translation>Ses intersections vides ne sont ni des points ni des croix.</translation>
    </message>
    <message>
        <source>Its folder allows no new files.</source>
        <translation>Son dossier n’accepte pas de nouveaux fichiers.</translation>
    </message>
    <message>
        <source>Its format cannot store the whole document.</source>
        <translation>Son format ne peut pas enregistrer le document entier.</translation>
    </message>
    <message>
        <source>Its index could not be written: {reason}.</source>
        <translation>Son index n’a pas pu être écrit&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>Its numbers of lines are unusual.</source>
        <translation>Ses nombres de lignes sont inhabituels.</translation>
    </message>
    <message>
        <source>Its rows repeat.</source>
        <translation>Ses rangées se répètent.</translation>
    </message>
    <message>
        <source>Its stones are B and W.</source>
        <translation>Ses pierres sont B et W.</translation>
    </message>
    <message>
        <source>Its stones are X and O.</source>
        <translation>Ses pierres sont X et O.</translation>
    </message>
    <message>
        <source>Its stones are circles.</source>
        <translation>Ses pierres sont des cercles.</translation>
    </message>
    <message>
        <source>Its stones may be cut off at an edge.</source>
        <translation>Des pierres sont peut-être coupées à un bord.</translation>
    </message>
    <message>
        <source>JSON cannot hold pictures; write them to files with -o.</source>
        <translation>Le JSON ne peut pas contenir d’images&#xa0;; écrivez-les dans des fichiers avec -o.</translation>
    </message>
    <message>
        <source>JSON has no games; write them to a file with -o.</source>
        <translation>JSON n’a pas de parties&#xa0;; écrivez-les dans un fichier avec -o.</translation>
    </message>
    <message>
        <source>KataGo is there, but no network for it: put one, a .bin.gz file, into {folder}.</source>
        <translation>KataGo est là, mais il lui manque un réseau&#xa0;: mettez-en un, un fichier .bin.gz, dans {folder}.</translation>
    </message>
    <message>
        <source>Ko: you can&apos;t retake here yet.</source>
        <translation>Ko&#xa0;: vous ne pouvez pas encore reprendre ici.</translation>
    </message>
    <message>
        <source>Komi is a number with a decimal point, such as 6.5.</source>
        <translation>Le komi est un nombre avec un point décimal, par exemple 6.5.</translation>
    </message>
    <message>
        <source>Labels and marks of earlier moves will be lost.</source>
        <translation>Les étiquettes et symboles des coups antérieurs seront perdus.</translation>
    </message>
    <message>
        <source>Labels that HEN cannot store will be lost.</source>
        <translation>Les étiquettes que HEN ne peut pas enregistrer seront perdues.</translation>
    </message>
    <message>
        <source>Labels: {points}</source>
        <translation>Étiquettes&#xa0;: {points}</translation>
    </message>
    <message>
        <source>Lines are missing at some empty points.</source>
        <translation>Des lignes manquent à certaines intersections vides.</translation>
    </message>
    <message>
        <source>Lines are seen at nearly all empty points.</source>
        <translation>Des lignes sont visibles à presque toutes les intersections vides.</translation>
    </message>
    <message>
        <source>Lines go on across stones.</source>
        <translation>Des lignes continuent à travers des pierres.</translation>
    </message>
    <message>
        <source>Lines will be lost.</source>
        <translation>Les lignes seront perdues.</translation>
    </message>
    <message>
        <source>Links are left out.</source>
        <translation>Les liens sont omis.</translation>
    </message>
    <message>
        <source>Lone surrogates, which cannot be saved, were replaced by U+FFFD.</source>
        <translation>Des codets d’indirection isolés, qui ne peuvent pas être enregistrés, ont été remplacés par U+FFFD.</translation>
    </message>
    <message>
        <source>Marks of territory are left out.</source>
        <translation>Les marques de territoire sont omises.</translation>
    </message>
    <message>
        <source>Move number {number} appears at {names}; each number was expected once.</source>
        <translation>Le numéro de coup {number} apparaît en {names}&#xa0;; chaque numéro était attendu une seule fois.</translation>
    </message>
    <message>
        <source>Move number {number} is at {point}, where there is no stone.</source>
        <translation>Le numéro de coup {number} est en {point}, où il n’y a pas de pierre.</translation>
    </message>
    <message>
        <source>Move number {number} is out of range; move numbers go from 1 to 9999.</source>
        <translation>Le numéro de coup {number} est hors limites&#xa0;; les numéros de coup vont de 1 à 9999.</translation>
    </message>
    <message>
        <source>Move {number} appears more than once; only the first one keeps its number.</source>
        <translation>Le coup {number} apparaît plusieurs fois&#xa0;; seul le premier garde son numéro.</translation>
    </message>
    <message>
        <source>Move {number} at {point} can no longer be played: it would have no liberties.</source>
        <translation>Le coup {number} en {point} ne peut plus être joué&#xa0;: il n’aurait pas de libertés.</translation>
    </message>
    <message>
        <source>Move {number} at {point} can no longer be played: it would retake a ko.</source>
        <translation>Le coup {number} en {point} ne peut plus être joué&#xa0;: il reprendrait un ko.</translation>
    </message>
    <message>
        <source>Move {number} at {point} can no longer be played: the point is occupied.</source>
        <translation>Le coup {number} en {point} ne peut plus être joué&#xa0;: l’intersection est occupée.</translation>
    </message>
    <message>
        <source>Move {number} at {point}: it would have no liberties.</source>
        <translation>Coup {number} en {point}&#xa0;: il n’aurait pas de libertés.</translation>
    </message>
    <message>
        <source>Move {number} at {point}: it would retake a ko.</source>
        <translation>Coup {number} en {point}&#xa0;: il reprendrait un ko.</translation>
    </message>
    <message>
        <source>Move {number} at {point}: the point is occupied.</source>
        <translation>Coup {number} en {point}&#xa0;: l’intersection est occupée.</translation>
    </message>
    <message>
        <source>No Go board was found in this picture.</source>
        <translation>Aucun goban n’a été trouvé dans cette image.</translation>
    </message>
    <message>
        <source>No blanks stand between its signs.</source>
        <translation>Il n’y a pas d’espaces entre ses signes.</translation>
    </message>
    <message>
        <source>No edge is shown, so the diagram is placed in the middle of the board.</source>
        <translation>Aucun bord n’est montré&#xa0;; le diagramme est donc placé au milieu du goban.</translation>
    </message>
    <message>
        <source>No font on this computer has kanji numerals: numbers are drawn instead.</source>
        <translation>Aucune police de cet ordinateur n’a les chiffres kanji&#xa0;: des numéros sont dessinés à la place.</translation>
    </message>
    <message>
        <source>No game found: SGF games begin with “(;”.</source>
        <translation>Aucune partie trouvée&#xa0;: les parties SGF commencent par «&#xa0;(;&#xa0;».</translation>
    </message>
    <message>
        <source>No move is marked as right; its first line counts as that.</source>
        <translation>Aucun coup n’est marqué comme juste&#xa0;; la première variante est considérée comme juste.</translation>
    </message>
    <message>
        <source>No move solves it.</source>
        <translation>Aucun coup ne le résout.</translation>
    </message>
    <message>
        <source>No point is in doubt.</source>
        <translation>Aucune intersection n’est douteuse.</translation>
    </message>
    <message>
        <source>No stone follows column {column} in row {row}; one was expected, as in “{column}b”.</source>
        <translation>Aucune pierre ne suit la colonne {column} dans la rangée {row}&#xa0;; il en fallait une, comme dans «&#xa0;{column}b&#xa0;».</translation>
    </message>
    <message>
        <source>No stone has a number; at least one numbered stone is needed.</source>
        <translation>Aucune pierre n’a de numéro&#xa0;; il faut au moins une pierre numérotée.</translation>
    </message>
    <message>
        <source>No stones of two colours are in contact.</source>
        <translation>Aucune pierre ne touche une pierre d’une autre couleur.</translation>
    </message>
    <message>
        <source>Nothing can be inserted before the start of the game.</source>
        <translation>Rien ne peut être inséré avant le début de la partie.</translation>
    </message>
    <message>
        <source>Nothing follows the dash after {point}; a label or one of CR, SQ, TR and MA was expected.</source>
        <translation>Rien ne suit le tiret après {point}&#xa0;; une étiquette ou l’un de CR, SQ, TR et MA était attendu.</translation>
    </message>
    <message>
        <source>Nothing follows the dot; a size (9x9), a point (K10), a colour (b or w) or a pass (pb) was expected.</source>
        <translation>Rien ne suit le point&#xa0;; une taille (9x9), une intersection (K10), une couleur (b ou w) ou une passe (pb) était attendue.</translation>
    </message>
    <message>
        <source>Nothing follows “_”; a row number was expected, as in “_10Kb”.</source>
        <translation>Rien ne suit «&#xa0;_&#xa0;»&#xa0;; un numéro de rangée était attendu, comme dans «&#xa0;_10Kb&#xa0;».</translation>
    </message>
    <message>
        <source>Nothing to do: specify a transform, such as --rotate left.</source>
        <translation>Rien à faire&#xa0;: indiquez une transformation, par exemple --rotate left.</translation>
    </message>
    <message>
        <source>Nothing to paste: no SGF, HEN, text diagram or list of moves was found.</source>
        <translation>Rien à coller&#xa0;: ni SGF, ni HEN, ni diagramme en texte, ni liste de coups.</translation>
    </message>
    <message>
        <source>Nothing to read: specify a HEN text, a file, or - for standard input.</source>
        <translation>Rien à lire&#xa0;: indiquez un texte HEN, un fichier, ou - pour l’entrée standard.</translation>
    </message>
    <message>
        <source>Number {number} appears at {names}; each number may be used only once.</source>
        <translation>Le numéro {number} apparaît en {names}&#xa0;; chaque numéro ne peut être utilisé qu’une fois.</translation>
    </message>
    <message>
        <source>Numbers are there again and again.</source>
        <translation>Des nombres se répètent.</translation>
    </message>
    <message>
        <source>On a board of {size} this may be another game than Go.</source>
        <translation>Sur un goban de {size}, ce peut être un autre jeu que le go.</translation>
    </message>
    <message>
        <source>One of the two games is not Go (see GM in the node properties); they cannot be merged.</source>
        <translation>L’une des deux parties n’est pas du go (voir GM dans les propriétés du nœud)&#xa0;; elles ne peuvent pas être fusionnées.</translation>
    </message>
    <message>
        <source>One stone is in brackets.</source>
        <translation>Une pierre est entre parenthèses.</translation>
    </message>
    <message>
        <source>Only a whole game can be resized.</source>
        <translation>Seule une partie entière peut être redimensionnée.</translation>
    </message>
    <message>
        <source>Only one colour has stones.</source>
        <translation>Une seule couleur a des pierres.</translation>
    </message>
    <message>
        <source>Only one of --all, --move and --node can be given.</source>
        <translation>Une seule des options --all, --move et --node peut être donnée.</translation>
    </message>
    <message>
        <source>Only one of --cell and --cm can be given.</source>
        <translation>Une seule des options --cell et --cm peut être donnée.</translation>
    </message>
    <message>
        <source>Only one of --move and --node can be given.</source>
        <translation>Une seule des options --move et --node peut être donnée.</translation>
    </message>
    <message>
        <source>Only the HEN in this text was read; the words around it are ignored.</source>
        <translation>Seul le HEN de ce texte a été lu&#xa0;; les mots qui l’entourent sont ignorés.</translation>
    </message>
    <message numerus="yes">
        <source>Only the first {count:,} characters of this text were searched for diagrams.</source>
        <translation>
            <numerusform>Seul le premier caractère de ce texte a été examiné pour y chercher des diagrammes.</numerusform>
            <numerusform>Seuls les {count:,} premiers caractères de ce texte ont été examinés pour y chercher des diagrammes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only the first {count:,} positions are offered. To open all, save the text as a .hen file.</source>
        <translation>
            <numerusform>Seule la première position est proposée. Pour les ouvrir toutes, enregistrez le texte dans un fichier .hen.</numerusform>
            <numerusform>Seules les {count:,} premières positions sont proposées. Pour les ouvrir toutes, enregistrez le texte dans un fichier .hen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only the first {count} diagrams of this text were read.</source>
        <translation>
            <numerusform>Seul le premier diagramme de ce texte a été lu.</numerusform>
            <numerusform>Seuls les {count} premiers diagrammes de ce texte ont été lus.</numerusform>
        </translation>
    </message>
    <message>
        <source>Played in order, move {number} at {point} captures {names}, where this position has stones.</source>
        <translation>Joué dans l’ordre, le coup {number} en {point} capture {names}, où cette position a des pierres.</translation>
    </message>
    <message>
        <source>Points of a search pattern are read as empty.</source>
        <translation>Les intersections d’un motif de recherche sont lues comme vides.</translation>
    </message>
    <message>
        <source>Positions have no moves; --move is for games.</source>
        <translation>Une position n’a pas de coups&#xa0;; --move est pour les parties.</translation>
    </message>
    <message>
        <source>PySide6, which draws pictures, cannot be used ({reason}). SVG with --letters text does without it.</source>
        <translation>PySide6, qui dessine les images, ne peut pas être utilisé ({reason}). SVG avec --letters text s’en passe.</translation>
    </message>
    <message>
        <source>PySide6, which opens pictures, cannot be used ({reason}).</source>
        <translation>PySide6, qui ouvre les images, ne peut pas être utilisé ({reason}).</translation>
    </message>
    <message>
        <source>Remove it</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Row {row} has no stones; at least one was expected.</source>
        <translation>La rangée {row} n’a pas de pierres&#xa0;; au moins une était attendue.</translation>
    </message>
    <message numerus="yes">
        <source>Row {row} needs {count} columns; the board has {columns}.</source>
        <translation>
            <numerusform>La rangée {row} demande {count} colonne&#xa0;; le goban en a {columns}.</numerusform>
            <numerusform>La rangée {row} demande {count} colonnes&#xa0;; le goban en a {columns}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Row {row} needs {count} or more columns; the board has {columns}.</source>
        <translation>
            <numerusform>La rangée {row} demande {count} colonne ou plus&#xa0;; le goban en a {columns}.</numerusform>
            <numerusform>La rangée {row} demande {count} colonnes ou plus&#xa0;; le goban en a {columns}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Rows that begin with $$ follow this diagram apart from it; they are left out.</source>
        <translation>Des rangées qui commencent par $$ suivent ce diagramme, séparées de lui&#xa0;; elles sont omises.</translation>
    </message>
    <message>
        <source>SGF cannot store this; HEN can, but not on boards with more than 25 columns, for which it has no letters.</source>
        <translation>SGF ne peut pas enregistrer cela&#xa0;; HEN le peut, mais pas sur des gobans de plus de 25 colonnes, pour lesquelles il n’a pas de lettres.</translation>
    </message>
    <message>
        <source>SGF properties that are not part of a position will be lost.</source>
        <translation>Les propriétés SGF qui ne font pas partie d’une position seront perdues.</translation>
    </message>
    <message>
        <source>SZ[{value}] is not a board size from 1 to 52; 19x19 is assumed.</source>
        <translation>SZ[{value}] n’est pas une taille de goban de 1 à 52&#xa0;; 19x19 est supposé.</translation>
    </message>
    <message>
        <source>Selected points will be lost.</source>
        <translation>Les intersections sélectionnées seront perdues.</translation>
    </message>
    <message>
        <source>Several signs stand for empty points.</source>
        <translation>Plusieurs signes représentent des intersections vides.</translation>
    </message>
    <message>
        <source>Signs for stones are there in two kinds.</source>
        <translation>Il y a deux sortes de signes pour les pierres.</translation>
    </message>
    <message>
        <source>Six stones and more have no liberties.</source>
        <translation>Au moins six pierres n’ont pas de libertés.</translation>
    </message>
    <message>
        <source>Small letters are there once each.</source>
        <translation>Des minuscules y figurent une fois chacune.</translation>
    </message>
    <message>
        <source>Some inputs are games and others positions; transform them one kind at a time.</source>
        <translation>Certaines entrées sont des parties, d’autres des positions&#xa0;; transformez un seul type à la fois.</translation>
    </message>
    <message>
        <source>Some inputs become SGF and others HEN; choose with -o FILE, or use --json.</source>
        <translation>Certaines entrées deviennent du SGF et d’autres du HEN&#xa0;; choisissez avec -o FICHIER, ou utilisez --json.</translation>
    </message>
    <message>
        <source>Some of its points are in doubt.</source>
        <translation>Certaines de ses intersections sont douteuses.</translation>
    </message>
    <message>
        <source>Some programs cut off the label “{label}” at “~”.</source>
        <translation>Certains programmes coupent l’étiquette «&#xa0;{label}&#xa0;» au «&#xa0;~&#xa0;».</translation>
    </message>
    <message>
        <source>Some stones have no liberties.</source>
        <translation>Certaines pierres n’ont pas de libertés.</translation>
    </message>
    <message>
        <source>Something is in some of its cells.</source>
        <translation>Il y a quelque chose dans certaines de ses cases.</translation>
    </message>
    <message>
        <source>Squares: {points}</source>
        <translation>Carrés&#xa0;: {points}</translation>
    </message>
    <message>
        <source>Star points are drawn where they are.</source>
        <translation>Les hoshis sont dessinés à leur place.</translation>
    </message>
    <message>
        <source>Stones in capital and small letters are read alike; small ones may be dead stones.</source>
        <translation>Les pierres en majuscules et en minuscules sont lues de la même façon&#xa0;; les minuscules sont peut-être des pierres mortes.</translation>
    </message>
    <message>
        <source>Stones seem to lie beyond its lines.</source>
        <translation>Des pierres semblent se trouver au-delà de ses lignes.</translation>
    </message>
    <message>
        <source>Suicide: that move would have no liberties.</source>
        <translation>Suicide&#xa0;: ce coup n’aurait pas de libertés.</translation>
    </message>
    <message>
        <source>Territory is left out.</source>
        <translation>Le territoire est omis.</translation>
    </message>
    <message>
        <source>Territory will be lost.</source>
        <translation>Le territoire sera perdu.</translation>
    </message>
    <message>
        <source>The ( that begins a game or a variation is missing here.</source>
        <translation>La «&#xa0;(&#xa0;» qui commence une partie ou une variante manque ici.</translation>
    </message>
    <message>
        <source>The ; that begins a node is missing here.</source>
        <translation>Le «&#xa0;;&#xa0;» qui commence un nœud manque ici.</translation>
    </message>
    <message>
        <source>The HEN[...] of this node is ignored and stays as it is.</source>
        <translation>Le HEN[...] de ce nœud est ignoré et reste tel quel.</translation>
    </message>
    <message>
        <source>The HEN[...] of this node is ignored, but kept in the file: {reason}</source>
        <translation>Le HEN[...] de ce nœud est ignoré, mais conservé dans le fichier&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>The HEN[...] of this node is removed: HEN has letters for 25 columns only.</source>
        <translation>Le HEN[...] de ce nœud est supprimé&#xa0;: HEN n’a de lettres que pour 25 colonnes.</translation>
    </message>
    <message>
        <source>The HEN[...] of this node was ignored and is removed: it would be read now.</source>
        <translation>Le HEN[...] de ce nœud était ignoré et est supprimé&#xa0;: il serait lu maintenant.</translation>
    </message>
    <message numerus="yes">
        <source>The board has {count} columns; HEN allows at most 25.</source>
        <translation>
            <numerusform>Le goban a {count} colonne&#xa0;; HEN en permet au plus 25.</numerusform>
            <numerusform>Le goban a {count} colonnes&#xa0;; HEN en permet au plus 25.</numerusform>
        </translation>
    </message>
    <message>
        <source>The board is too large for HEN: the picture does not carry its position.</source>
        <translation>Le goban est trop grand pour HEN : l’image ne contient pas sa position.</translation>
    </message>
    <message>
        <source>The board is {columns}x{rows}, not a square; some programs read only the first number.</source>
        <translation>Le goban est de {columns}x{rows}, donc pas carré&#xa0;; certains programmes ne lisent que le premier nombre.</translation>
    </message>
    <message>
        <source>The centres of its cells are plain.</source>
        <translation>Les centres de ses cases sont unis.</translation>
    </message>
    <message>
        <source>The checksum of the text {keyword} is wrong; the text may be damaged.</source>
        <translation>La somme de contrôle du texte {keyword} est fausse&#xa0;; le texte est peut-être endommagé.</translation>
    </message>
    <message>
        <source>The clipboard has no variation: it is not SGF, or has no moves or setup.</source>
        <translation>Le presse-papiers ne contient pas de variante&#xa0;: ce n’est pas du SGF, ou il n’y a ni coups ni mise en place.</translation>
    </message>
    <message>
        <source>The coloured stone at {point} is ignored: there is a black or white stone now.</source>
        <translation>La pierre de couleur en {point} est ignorée&#xa0;: une pierre noire ou blanche s’y trouve maintenant.</translation>
    </message>
    <message>
        <source>The comment is left out.</source>
        <translation>Le commentaire est omis.</translation>
    </message>
    <message>
        <source>The comment will be lost.</source>
        <translation>Le commentaire sera perdu.</translation>
    </message>
    <message>
        <source>The cropped view will be lost.</source>
        <translation>La vue recadrée sera perdue.</translation>
    </message>
    <message>
        <source>The disk failed while the file was being written; the complete data is in {file}.</source>
        <translation>Le disque a échoué pendant l’écriture du fichier&#xa0;; les données complètes sont dans {file}.</translation>
    </message>
    <message>
        <source>The document is encrypted, so that its attachments cannot be read.</source>
        <translation>Le document est chiffré, si bien que ses pièces jointes ne peuvent pas être lues.</translation>
    </message>
    <message>
        <source>The engine answers “{command}” with “{answer}”.</source>
        <translation>Le moteur répond «&#xa0;{answer}&#xa0;» à «&#xa0;{command}&#xa0;».</translation>
    </message>
    <message>
        <source>The engine cannot be started: {reason} ({program}).</source>
        <translation>Le moteur ne peut pas être démarré&#xa0;: {reason} ({program}).</translation>
    </message>
    <message>
        <source>The engine counts by rules of its own, not {rules}.</source>
        <translation>Le moteur compte selon ses propres règles, et non {rules}.</translation>
    </message>
    <message>
        <source>The engine counts with a komi of {komi}, for the prisoners before this setup.</source>
        <translation>Le moteur compte avec un komi de {komi}, pour les captures d’avant cette mise en place.</translation>
    </message>
    <message>
        <source>The engine crashed or was killed ({signal}).</source>
        <translation>Le moteur a planté ou a été arrêté de force ({signal}).</translation>
    </message>
    <message>
        <source>The engine does not answer “{command}”.</source>
        <translation>Le moteur ne répond pas à «&#xa0;{command}&#xa0;».</translation>
    </message>
    <message>
        <source>The engine does not know that {point} is ko.</source>
        <translation>Le moteur ne sait pas qu’il y a ko en {point}.</translation>
    </message>
    <message>
        <source>The engine does not know the ko, since no move can have made it.</source>
        <translation>Le moteur ne connaît pas le ko, car aucun coup ne peut l’avoir créé.</translation>
    </message>
    <message>
        <source>The engine ended (exit status {status}).</source>
        <translation>Le moteur s’est arrêté (code de sortie {status}).</translation>
    </message>
    <message>
        <source>The engine ended (exit status {status}): “{reason}”.</source>
        <translation>Le moteur s’est arrêté (code de sortie {status})&#xa0;: «&#xa0;{reason}&#xa0;».</translation>
    </message>
    <message>
        <source>The engine needs {library}, which is not installed.</source>
        <translation>Le moteur a besoin de {library}, qui n’est pas installé.</translation>
    </message>
    <message>
        <source>The engine refuses “{command}”: “{answer}”.</source>
        <translation>Le moteur refuse «&#xa0;{command}&#xa0;»&#xa0;: «&#xa0;{answer}&#xa0;».</translation>
    </message>
    <message>
        <source>The engine was stopped.</source>
        <translation>Le moteur a été arrêté.</translation>
    </message>
    <message>
        <source>The engine writes without end, and was stopped.</source>
        <translation>Le moteur écrit sans fin, et a été arrêté.</translation>
    </message>
    <message>
        <source>The engine&apos;s board could not be compared with this one.</source>
        <translation>Le goban du moteur n’a pas pu être comparé à celui-ci.</translation>
    </message>
    <message>
        <source>The file declares no encoding; it is perhaps {encoding}. If its names look wrong, choose another encoding.</source>
        <translation>Le fichier ne déclare pas d’encodage&#xa0;; c’est peut-être {encoding}. Si les noms semblent faux, choisissez un autre encodage.</translation>
    </message>
    <message>
        <source>The file declares no encoding; it was read as {encoding}, which fits best.</source>
        <translation>Le fichier ne déclare pas d’encodage&#xa0;; il a été lu en {encoding}, qui convient le mieux.</translation>
    </message>
    <message>
        <source>The file declares the encoding {charset}, but its bytes do not fit; it was read as {encoding}.</source>
        <translation>Le fichier déclare l’encodage {charset}, mais ses octets n’y correspondent pas&#xa0;; il a été lu en {encoding}.</translation>
    </message>
    <message>
        <source>The file declares the unknown encoding {charset}; it was read as {encoding}.</source>
        <translation>Le fichier déclare l’encodage inconnu {charset}&#xa0;; il a été lu en {encoding}.</translation>
    </message>
    <message numerus="yes">
        <source>The file ends too early: {count:,} ) are missing.</source>
        <translation>
            <numerusform>Le fichier se termine trop tôt&#xa0;: il manque une «&#xa0;)&#xa0;».</numerusform>
            <numerusform>Le fichier se termine trop tôt&#xa0;: il manque {count:,} «&#xa0;)&#xa0;».</numerusform>
        </translation>
    </message>
    <message>
        <source>The file is cut off or damaged; what follows the damage was not searched.</source>
        <translation>Le fichier est tronqué ou endommagé&#xa0;; la recherche s’est arrêtée à l’endroit endommagé.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>Le fichier est vide.</translation>
    </message>
    <message>
        <source>The file is too large to be searched completely for a position.</source>
        <translation>Le fichier est trop grand pour y chercher une position jusqu’au bout.</translation>
    </message>
    <message>
        <source>The file&apos;s encoding can&apos;t represent all of its text.</source>
        <translation>L’encodage du fichier ne peut pas représenter tout son texte.</translation>
    </message>
    <message>
        <source>The first node of the game has a move.</source>
        <translation>Le premier nœud de la partie contient un coup.</translation>
    </message>
    <message>
        <source>The game info will be lost.</source>
        <translation>Les informations sur la partie seront perdues.</translation>
    </message>
    <message>
        <source>The games of this file have different encodings; each was read in its own.</source>
        <translation>Les parties de ce fichier ont des encodages différents&#xa0;; chacune a été lue dans le sien.</translation>
    </message>
    <message>
        <source>The games start with different positions; they cannot be merged.</source>
        <translation>Les parties commencent par des positions différentes&#xa0;; elles ne peuvent pas être fusionnées.</translation>
    </message>
    <message>
        <source>The handicap is a number of stones, 2 or more; 0 for none.</source>
        <translation>Le handicap est un nombre de pierres, 2 ou plus&#xa0;; 0 pour aucun.</translation>
    </message>
    <message>
        <source>The handicap stays as it is, but its stones are White&apos;s now.</source>
        <translation>Le handicap reste tel quel, mais ses pierres sont maintenant à Blanc.</translation>
    </message>
    <message>
        <source>The ko at {point} is off the board, which is {columns}x{rows}.</source>
        <translation>Le ko en {point} est hors du goban, qui est de {columns}x{rows}.</translation>
    </message>
    <message>
        <source>The ko is given more than once; the last one counts.</source>
        <translation>Le ko est donné plusieurs fois&#xa0;; le dernier compte.</translation>
    </message>
    <message>
        <source>The ko is left out.</source>
        <translation>Le ko est omis.</translation>
    </message>
    <message>
        <source>The komi stays as it is; White still gets it.</source>
        <translation>Le komi reste tel quel&#xa0;; il va toujours à Blanc.</translation>
    </message>
    <message>
        <source>The label at {point} is off the board, which is {columns}x{rows}.</source>
        <translation>L’étiquette en {point} est hors du goban, qui est de {columns}x{rows}.</translation>
    </message>
    <message>
        <source>The last move at {point} is off the board, which is {columns}x{rows}.</source>
        <translation>Le dernier coup en {point} est hors du goban, qui est de {columns}x{rows}.</translation>
    </message>
    <message>
        <source>The last move is given more than once; the last one counts.</source>
        <translation>Le dernier coup est donné plusieurs fois&#xa0;; le dernier compte.</translation>
    </message>
    <message>
        <source>The last move is left out.</source>
        <translation>Le dernier coup est omis.</translation>
    </message>
    <message>
        <source>The last move is {color} at {point}, but that point is empty.</source>
        <translation>Le dernier coup est {color} en {point}, mais cette intersection est vide.</translation>
    </message>
    <message>
        <source>The last move is {color} at {point}, but the stone there is {other}&apos;s.</source>
        <translation>Le dernier coup est {color} en {point}, mais la pierre qui s’y trouve est de {other}.</translation>
    </message>
    <message>
        <source>The list names no colours; Black plays first, and colours alternate.</source>
        <translation>La liste ne nomme pas les couleurs&#xa0;; Noir commence, et les couleurs alternent.</translation>
    </message>
    <message>
        <source>The mark at {point} is off the board, which is {columns}x{rows}.</source>
        <translation>Le symbole en {point} est hors du goban, qui est de {columns}x{rows}.</translation>
    </message>
    <message>
        <source>The move at {point} falls off the board and becomes a pass.</source>
        <translation>Le coup en {point} sort du goban et devient une passe.</translation>
    </message>
    <message>
        <source>The name of the output file is empty.</source>
        <translation>Le nom du fichier de sortie est vide.</translation>
    </message>
    <message>
        <source>The names of its columns count I.</source>
        <translation>Les noms de ses colonnes comptent I.</translation>
    </message>
    <message>
        <source>The names of its columns leave out I.</source>
        <translation>Les noms de ses colonnes omettent I.</translation>
    </message>
    <message>
        <source>The node name is left out.</source>
        <translation>Le nom du nœud est omis.</translation>
    </message>
    <message>
        <source>The node name will be lost.</source>
        <translation>Le nom du nœud sera perdu.</translation>
    </message>
    <message>
        <source>The number at {point} is ignored: its stone is gone.</source>
        <translation>Le numéro en {point} est ignoré&#xa0;: sa pierre a disparu.</translation>
    </message>
    <message>
        <source>The number of captured stones is left out.</source>
        <translation>Le nombre de pierres capturées est omis.</translation>
    </message>
    <message>
        <source>The numbers do not show their colours; {color} is taken to play {number}.</source>
        <translation>Les numéros ne montrent pas leurs couleurs&#xa0;; on suppose que {color} joue {number}.</translation>
    </message>
    <message>
        <source>The numbers of its rows count down to 1.</source>
        <translation>Les numéros de ses rangées décroissent jusqu’à 1.</translation>
    </message>
    <message numerus="yes">
        <source>The numbers on {count} stones were not read: {names}.</source>
        <translation>
            <numerusform>Le numéro de la pierre en {names} n’a pas été lu.</numerusform>
            <numerusform>Les numéros de {count} pierres n’ont pas été lus&#xa0;: {names}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The order is given more than once; the last one counts.</source>
        <translation>L’ordre est donné plusieurs fois&#xa0;; le dernier compte.</translation>
    </message>
    <message>
        <source>The order of play is left out.</source>
        <translation>L’ordre de jeu est omis.</translation>
    </message>
    <message>
        <source>The output could not be written: {reason}.</source>
        <translation>La sortie n’a pas pu être écrite&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>The output {path} is the input; choose another name.</source>
        <translation>La sortie {path} est l’entrée&#xa0;; choisissez un autre nom.</translation>
    </message>
    <message>
        <source>The picture shows a part of a board; it is taken for {part} of a board of {size}.</source>
        <translation>L’image montre une partie d’un goban&#xa0;; elle est prise pour {part} d’un goban {size}.</translation>
    </message>
    <message>
        <source>The player to move is left out.</source>
        <translation>Le tour est omis.</translation>
    </message>
    <message>
        <source>The result is {format}; the name {name} would be misleading.</source>
        <translation>Le résultat est du {format}&#xa0;; le nom {name} serait trompeur.</translation>
    </message>
    <message>
        <source>The result “{value}” stays as it is: it does not begin with a colour.</source>
        <translation>Le résultat «&#xa0;{value}&#xa0;» reste tel quel&#xa0;: il ne commence pas par une couleur.</translation>
    </message>
    <message>
        <source>The same letters are there again.</source>
        <translation>Les mêmes lettres reviennent.</translation>
    </message>
    <message>
        <source>The selection of points is left out.</source>
        <translation>La sélection d’intersections est omise.</translation>
    </message>
    <message>
        <source>The size is given more than once; the last one counts. Title lines (# Title) separate positions.</source>
        <translation>La taille est donnée plusieurs fois&#xa0;; la dernière compte. Des lignes de titre (# Titre) séparent les positions.</translation>
    </message>
    <message>
        <source>The size of the board is not shown; {size} is assumed.</source>
        <translation>La taille du goban n’est pas montrée&#xa0;; {size} est supposé.</translation>
    </message>
    <message>
        <source>The size “{found}” has only one number; columns and rows were expected, as in “{meant}”.</source>
        <translation>La taille «&#xa0;{found}&#xa0;» n’a qu’un nombre&#xa0;; colonnes et rangées étaient attendues, comme dans «&#xa0;{meant}&#xa0;».</translation>
    </message>
    <message>
        <source>The size “{found}” needs a dot before it: “{meant}”.</source>
        <translation>La taille «&#xa0;{found}&#xa0;» doit être précédée d’un point&#xa0;: «&#xa0;{meant}&#xa0;».</translation>
    </message>
    <message>
        <source>The size “{found}” needs a lower-case x between its numbers: “{meant}”.</source>
        <translation>La taille «&#xa0;{found}&#xa0;» demande un x minuscule entre ses nombres&#xa0;: «&#xa0;{meant}&#xa0;».</translation>
    </message>
    <message>
        <source>The stone at {point} is {color}&apos;s, but move {number} is {expected}&apos;s.</source>
        <translation>La pierre en {point} est de {color}, mais le coup {number} est de {expected}.</translation>
    </message>
    <message>
        <source>The stones are piled up from the bottom.</source>
        <translation>Les pierres sont empilées depuis le bas.</translation>
    </message>
    <message>
        <source>The stones at {point} have no liberty; engines refuse that.</source>
        <translation>Les pierres en {point} n’ont pas de liberté&#xa0;; les moteurs le refusent.</translation>
    </message>
    <message>
        <source>The system lets HEN Editor create no files in {folder}. It may be protected: allow HEN Editor in the settings for ransomware protection, or save elsewhere.</source>
        <translation>Le système ne laisse pas HEN Editor créer de fichiers dans {folder}. Ce dossier est peut-être protégé&#xa0;: autorisez HEN Editor dans les réglages de protection contre les rançongiciels, ou enregistrez ailleurs.</translation>
    </message>
    <message>
        <source>The text beside it says which sign is black or white.</source>
        <translation>Le texte à côté indique quel signe est noir ou blanc.</translation>
    </message>
    <message>
        <source>The text has goals or moves of other games.</source>
        <translation>Le texte a des buts ou des coups d’autres jeux.</translation>
    </message>
    <message>
        <source>The text has words of Go.</source>
        <translation>Le texte a des mots du go.</translation>
    </message>
    <message numerus="yes">
        <source>The text is not SGF, and too long to search for anything else (over {count:,} characters).</source>
        <translation>
            <numerusform>Le texte n’est pas du SGF, et est trop long pour y chercher autre chose (plus de {count:,} caractère).</numerusform>
            <numerusform>Le texte n’est pas du SGF, et est trop long pour y chercher autre chose (plus de {count:,} caractères).</numerusform>
        </translation>
    </message>
    <message>
        <source>The text names other games or drawings.</source>
        <translation>Le texte nomme d’autres jeux ou des dessins.</translation>
    </message>
    <message>
        <source>The text names {name}, which falls off the board; the name stays.</source>
        <translation>Le texte nomme {name}, qui sort du goban&#xa0;; le nom reste.</translation>
    </message>
    <message>
        <source>The text of {name} has an unescaped ]; it was read to its apparent end.</source>
        <translation>Le texte de {name} contient un ] non protégé&#xa0;; il a été lu jusqu’à sa fin apparente.</translation>
    </message>
    <message>
        <source>The turn is given more than once; the last one counts.</source>
        <translation>Le tour est donné plusieurs fois&#xa0;; le dernier compte.</translation>
    </message>
    <message>
        <source>The two moves of this node are played in the other order now, Black&apos;s first.</source>
        <translation>Les deux coups de ce nœud sont maintenant joués dans l’autre ordre, celui de Noir d’abord.</translation>
    </message>
    <message>
        <source>The variation is for a {found} board; this game is played on {wanted}.</source>
        <translation>La variante est pour un goban de {found}&#xa0;; cette partie est jouée en {wanted}.</translation>
    </message>
    <message>
        <source>There are about as many stones of each colour.</source>
        <translation>Il y a à peu près autant de pierres de chaque couleur.</translation>
    </message>
    <message>
        <source>Begin all rows with “_”</source>
        <translation>Commencer toutes les rangées par «&#xa0;_&#xa0;»</translation>
    </message>
    <message>
        <source>Change I to J</source>
        <translation>Remplacer I par J</translation>
    </message>
    <message>
        <source>Change O and l to digits</source>
        <translation>Remplacer O et l par des chiffres</translation>
    </message>
    <message>
        <source>Change all signs of stones to letters</source>
        <translation>Remplacer tous les signes de pierres par des lettres</translation>
    </message>
    <message>
        <source>Change all to Latin letters</source>
        <translation>Tout mettre en lettres latines</translation>
    </message>
    <message>
        <source>Change all to plain characters</source>
        <translation>Tout mettre en caractères ordinaires</translation>
    </message>
    <message>
        <source>Change all words to letters</source>
        <translation>Remplacer tous les mots par des lettres</translation>
    </message>
    <message>
        <source>Change all x and o to b and w</source>
        <translation>Remplacer tous les x et o par b et w</translation>
    </message>
    <message>
        <source>It has 8, 10, 12 or 14 to 16 lines.</source>
        <translation>Il a 8, 10, 12 ou de 14 à 16 lignes.</translation>
    </message>
    <message>
        <source>Join all digits</source>
        <translation>Réunir tous les chiffres</translation>
    </message>
    <message>
        <source>Make it a pass</source>
        <translation>En faire une passe</translation>
    </message>
    <message>
        <source>Read all counts as before the stones</source>
        <translation>Lire tous les nombres comme placés avant les pierres</translation>
    </message>
    <message>
        <source>Read all rows as number, column, stones</source>
        <translation>Lire toutes les rangées comme numéro, colonne, pierres</translation>
    </message>
    <message>
        <source>Read all rows as number, stones, column</source>
        <translation>Lire toutes les rangées comme numéro, pierres, colonne</translation>
    </message>
    <message>
        <source>Read all stones as colour, column, number</source>
        <translation>Lire toutes les pierres comme couleur, colonne, numéro</translation>
    </message>
    <message>
        <source>Remove all escapes of Markdown and HTML</source>
        <translation>Supprimer toutes les séquences d’échappement de Markdown et de HTML</translation>
    </message>
    <message>
        <source>Remove the signs between stones</source>
        <translation>Supprimer les signes entre les pierres</translation>
    </message>
    <message>
        <source>Remove what is around the text</source>
        <translation>Supprimer ce qui entoure le texte</translation>
    </message>
    <message numerus="yes">
        <source>Rows {first} to {last} are not shown; they are read as empty.</source>
        <translation>
            <numerusform>La rangée {first} n’est pas montrée&#xa0;; elle est lue comme vide.</numerusform>
            <numerusform>Les rangées {first} à {last} ne sont pas montrées&#xa0;; elles sont lues comme vides.</numerusform>
        </translation>
    </message>
    <message>
        <source>SZ[{value}] is read as {meant}; SZ[{standard}] is expected.</source>
        <translation>SZ[{value}] est lu comme {meant}&#xa0;; SZ[{standard}] est attendu.</translation>
    </message>
    <message>
        <source>Separate all parts with dots</source>
        <translation>Séparer tous les éléments par des points</translation>
    </message>
    <message numerus="yes">
        <source>The engine&apos;s board differs at {count:,} points, the first is {point}.</source>
        <translation>
            <numerusform>Le goban du moteur diffère en {point}.</numerusform>
            <numerusform>Le goban du moteur diffère à {count:,} intersections, la première est {point}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The engine&apos;s board has another size.</source>
        <translation>Le goban du moteur a une autre taille.</translation>
    </message>
    <message>
        <source>The engine&apos;s move {point} is illegal: {reason}</source>
        <translation>Le coup {point} du moteur est interdit&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>The invisible {found} is skipped.</source>
        <translation>Le caractère invisible {found} est ignoré.</translation>
    </message>
    <message>
        <source>There are no HEN or SGF files in this folder.</source>
        <translation>Il n’y a pas de fichiers HEN ou SGF dans ce dossier.</translation>
    </message>
    <message>
        <source>There are no moves to number before this position.</source>
        <translation>Il n’y a pas de coups à numéroter avant cette position.</translation>
    </message>
    <message numerus="yes">
        <source>There are {count:,} pictures, which need a folder, or --game to choose one.</source>
        <translation>
            <numerusform>Il y a une image, qui demande un dossier, ou --game pour la choisir.</numerusform>
            <numerusform>Il y a {count:,} images, qui demandent un dossier, ou --game pour en choisir une.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is a ko.</source>
        <translation>Il y a un ko.</translation>
    </message>
    <message>
        <source>There is a no-break or wide space here; a plain space was expected.</source>
        <translation>Il y a ici un espace insécable ou large&#xa0;; un espace ordinaire était attendu.</translation>
    </message>
    <message>
        <source>There is a stone on that point.</source>
        <translation>Il y a déjà une pierre sur cette intersection.</translation>
    </message>
    <message>
        <source>There is a stone on the ko point {point}; an empty point was expected.</source>
        <translation>Il y a une pierre sur le point de ko {point}&#xa0;; une intersection vide était attendue.</translation>
    </message>
    <message>
        <source>There is no board of size “{found}”; a board has 1 to 25 columns and 1 to 52 rows.</source>
        <translation>Il n’y a pas de goban de taille «&#xa0;{found}&#xa0;»&#xa0;; un goban a de 1 à 25 colonnes et de 1 à 52 rangées.</translation>
    </message>
    <message>
        <source>There is no column I: the letter is skipped.</source>
        <translation>Il n’y a pas de colonne I&#xa0;: cette lettre est sautée.</translation>
    </message>
    <message>
        <source>There is no diagram of a Go board in this text.</source>
        <translation>Il n’y a pas de diagramme de goban dans ce texte.</translation>
    </message>
    <message>
        <source>There is no engine {name}, and none was found. GNU Go and KataGo are free ones.</source>
        <translation>Il n’y a pas de moteur {name}, et aucun n’a été trouvé. GNU Go et KataGo sont libres.</translation>
    </message>
    <message>
        <source>There is no engine {name}; found: {found}.</source>
        <translation>Il n’y a pas de moteur {name}&#xa0;; trouvés&#xa0;: {found}.</translation>
    </message>
    <message>
        <source>There is no folder {folder}.</source>
        <translation>Le dossier {folder} n’existe pas.</translation>
    </message>
    <message>
        <source>There is no move {move:,}; this is the position after the last one, move {last:,}.</source>
        <translation>Il n’y a pas de coup {move:,}&#xa0;; voici la position après le dernier, le coup {last:,}.</translation>
    </message>
    <message>
        <source>There is no move {number:,}; the last one of the game is {last:,}.</source>
        <translation>Il n’y a pas de coup {number:,}&#xa0;; le dernier de la partie est {last:,}.</translation>
    </message>
    <message>
        <source>There is no node {number:,}; the last one of the game is {last:,}.</source>
        <translation>Il n’y a pas de nœud {number:,}&#xa0;; le dernier de la partie est {last:,}.</translation>
    </message>
    <message numerus="yes">
        <source>There is no number {number}; there are only {count:,}.</source>
        <translation>
            <numerusform>Il n’y a pas de numéro {number}&#xa0;; il n’y en a qu’un.</numerusform>
            <numerusform>Il n’y a pas de numéro {number}&#xa0;; il n’y en a que {count:,}.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no program {program}.</source>
        <translation>Il n’y a pas de programme {program}.</translation>
    </message>
    <message>
        <source>There is no row {row} on this board; its top row is {rows}.</source>
        <translation>Il n’y a pas de rangée {row} sur ce goban&#xa0;; la plus haute est {rows}.</translation>
    </message>
    <message>
        <source>There is no style “{name}”, only {names}.</source>
        <translation>Il n’y a pas de style «&#xa0;{name}&#xa0;», seulement {names}.</translation>
    </message>
    <message>
        <source>There is not enough memory.</source>
        <translation>Il n’y a pas assez de mémoire.</translation>
    </message>
    <message>
        <source>There is one ) too many; it is skipped.</source>
        <translation>Il y a une ) de trop&#xa0;; elle est ignorée.</translation>
    </message>
    <message>
        <source>This board was not read surely; compare it with the picture.</source>
        <translation>Ce goban n’a pas été lu avec certitude&#xa0;; comparez-le avec l’image.</translation>
    </message>
    <message>
        <source>This document carries no position: no .hen or .sgf file is attached to it.</source>
        <translation>Ce document ne contient pas de position&#xa0;: aucun fichier .hen ou .sgf n’y est joint.</translation>
    </message>
    <message>
        <source>This engine can only play: it names no good moves.</source>
        <translation>Ce moteur ne sait que jouer&#xa0;: il n’indique pas de bons coups.</translation>
    </message>
    <message>
        <source>This engine cannot tell which stones are dead.</source>
        <translation>Ce moteur ne sait pas dire quelles pierres sont mortes.</translation>
    </message>
    <message>
        <source>This engine knows square boards only; this one is {size}.</source>
        <translation>Ce moteur ne connaît que les gobans carrés&#xa0;; celui-ci est de {size}.</translation>
    </message>
    <message>
        <source>This game is not Go: it has no position.</source>
        <translation>Cette partie n’est pas du go&#xa0;: elle n’a pas de position.</translation>
    </message>
    <message>
        <source>This game is on {here}; a {there} board does not fit.</source>
        <translation>Cette partie est en {here}&#xa0;; un goban de {there} ne convient pas.</translation>
    </message>
    <message>
        <source>This is likely a board of Go, but may be one of another game, or a drawing.</source>
        <translation>C’est sans doute un goban, mais peut-être le plateau d’un autre jeu, ou un dessin.</translation>
    </message>
    <message>
        <source>This is not a game of Go.</source>
        <translation>Ce n’est pas une partie de go.</translation>
    </message>
    <message>
        <source>This is not a picture that can be read.</source>
        <translation>Ce n’est pas une image qui peut être lue.</translation>
    </message>
    <message>
        <source>This is only possible for a move of Black or White.</source>
        <translation>Cela n’est possible que pour un coup de Noir ou de Blanc.</translation>
    </message>
    <message>
        <source>This may be the first row of the diagram below, but it does not fit, so it is left out.</source>
        <translation>C’est peut-être la première rangée du diagramme ci-dessous, mais elle ne convient pas&#xa0;; elle est donc omise.</translation>
    </message>
    <message>
        <source>This node has setup ({setup}) and a move; the setup comes first, then the move.</source>
        <translation>Ce nœud contient une mise en place ({setup}) et un coup&#xa0;; la mise en place vient d’abord, puis le coup.</translation>
    </message>
    <message>
        <source>This node has two moves; Black&apos;s is played first.</source>
        <translation>Ce nœud contient deux coups&#xa0;; celui de Noir est joué d’abord.</translation>
    </message>
    <message>
        <source>This picture carries no position: it has no data-hen, and no HEN in its metadata or descriptions.</source>
        <translation>Cette image ne contient pas de position&#xa0;: elle n’a pas de data-hen, et pas de HEN dans ses métadonnées ni ses descriptions.</translation>
    </message>
    <message>
        <source>This picture carries no position: no comment in it begins with “HEN:”.</source>
        <translation>Cette image ne contient pas de position&#xa0;: aucun de ses commentaires ne commence par «&#xa0;HEN:&#xa0;».</translation>
    </message>
    <message>
        <source>This picture carries no position: no text in it is named HEN or SGF.</source>
        <translation>Cette image ne contient pas de position&#xa0;: aucun de ses textes ne s’appelle HEN ou SGF.</translation>
    </message>
    <message>
        <source>This picture could not be decoded: it is damaged, or needs too much memory.</source>
        <translation>Cette image n’a pas pu être décodée&#xa0;: elle est endommagée ou demande trop de mémoire.</translation>
    </message>
    <message>
        <source>This picture has {width:,} by {height:,} pixels, more than can be looked through.</source>
        <translation>Cette image a {width:,} pixels sur {height:,}, plus qu’il n’est possible d’en examiner.</translation>
    </message>
    <message>
        <source>This picture was not decoded within {seconds} seconds, and is left alone.</source>
        <translation>Cette image n’a pas pu être décodée en {seconds} secondes&#xa0;; elle n’est pas ouverte.</translation>
    </message>
    <message>
        <source>This player has no earlier move to exchange this one with.</source>
        <translation>Ce joueur n’a pas de coup antérieur avec lequel échanger celui-ci.</translation>
    </message>
    <message>
        <source>This row has {found} points where others have {width}; the missing ones are read as empty.</source>
        <translation>Cette rangée a {found} intersections là où d’autres en ont {width}&#xa0;; celles qui manquent sont lues comme vides.</translation>
    </message>
    <message>
        <source>This row has {found} points where others have {width}; what is at its end is left out.</source>
        <translation>Cette rangée a {found} intersections là où d’autres en ont {width}&#xa0;; la fin de la rangée est omise.</translation>
    </message>
    <message>
        <source>This text is outside the games; it is kept.</source>
        <translation>Ce texte est en dehors des parties&#xa0;; il est conservé.</translation>
    </message>
    <message>
        <source>Time is given in seconds, such as 3600 for an hour.</source>
        <translation>Le temps se donne en secondes, par exemple 3600 pour une heure.</translation>
    </message>
    <message>
        <source>Triangles: {points}</source>
        <translation>Triangles&#xa0;: {points}</translation>
    </message>
    <message>
        <source>Undecodable bytes become U+FFFD in this node.</source>
        <translation>Les octets indécodables deviennent U+FFFD dans ce nœud.</translation>
    </message>
    <message>
        <source>Unknown properties stay as they are, even if they name points: {names}.</source>
        <translation>Les propriétés inconnues restent telles quelles, même si elles nomment des intersections&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>Variations are not read from {format} files; they are left out.</source>
        <translation>Les variantes ne sont pas lues dans les fichiers {format}&#xa0;; elles sont laissées de côté.</translation>
    </message>
    <message>
        <source>Variations will be lost.</source>
        <translation>Les variantes seront perdues.</translation>
    </message>
    <message numerus="yes">
        <source>What is at {count:,} points falls off the board, the first at {point}.</source>
        <translation>
            <numerusform>Ce qui est en {point} sort du goban.</numerusform>
            <numerusform>Ce qui est sur {count:,} intersections sort du goban, la première en {point}.</numerusform>
        </translation>
    </message>
    <message>
        <source>What was recorded is not the document when it is read back. This is an error in HEN Editor.</source>
        <translation>Ce qui a été enregistré ne redonne pas le document à la relecture. C’est une erreur de HEN Editor.</translation>
    </message>
    <message>
        <source>When reopened, the file would not show the same games. This is an error in HEN Editor; the document stays open with all your changes.</source>
        <translation>Rouvert, le fichier ne montrerait pas les mêmes parties. C’est une erreur de HEN Editor&#xa0;; le document reste ouvert avec toutes vos modifications.</translation>
    </message>
    <message>
        <source>Words such as “Black” are not swapped in comments.</source>
        <translation>Les mots comme «&#xa0;Noir&#xa0;» ne sont pas inversés dans les commentaires.</translation>
    </message>
    <message>
        <source>Write all points as column and row</source>
        <translation>Écrire toutes les intersections comme colonne et rangée</translation>
    </message>
    <message>
        <source>Write columns in upper case, stones in lower case</source>
        <translation>Écrire les colonnes en majuscules, les pierres en minuscules</translation>
    </message>
    <message>
        <source>Write once what is doubled</source>
        <translation>Écrire une seule fois ce qui est en double</translation>
    </message>
    <message>
        <source>Write the order without signs</source>
        <translation>Écrire l’ordre de jeu sans signes entre les couleurs</translation>
    </message>
    <message>
        <source>Write the size with x</source>
        <translation>Écrire la taille avec x</translation>
    </message>
    <message>
        <source>Write “-” before all labels</source>
        <translation>Écrire «&#xa0;-&#xa0;» devant toutes les étiquettes</translation>
    </message>
    <message>
        <source>a valid text, refused</source>
        <translation>un texte valide, refusé</translation>
    </message>
    <message>
        <source>an answer that is not valid HEN</source>
        <translation>une réponse qui n’est pas du HEN valide</translation>
    </message>
    <message>
        <source>an invalid text, accepted</source>
        <translation>un texte non valide, accepté</translation>
    </message>
    <message>
        <source>another position</source>
        <translation>une autre position</translation>
    </message>
    <message>
        <source>answered</source>
        <translation>réponse</translation>
    </message>
    <message>
        <source>best is {move}</source>
        <translation>le meilleur coup est {move}</translation>
    </message>
    <message>
        <source>circle</source>
        <translation>cercle</translation>
    </message>
    <message>
        <source>cross</source>
        <translation>croix</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vide</translation>
    </message>
    <message>
        <source>error</source>
        <translation>erreur</translation>
    </message>
    <message>
        <source>expected</source>
        <translation>attendu</translation>
    </message>
    <message>
        <source>fix: {label}</source>
        <translation>correction&#xa0;: {label}</translation>
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
        <translation>étiquette</translation>
    </message>
    <message>
        <source>last move</source>
        <translation>dernier coup</translation>
    </message>
    <message>
        <source>last move {color} pass</source>
        <translation>dernier coup {color}&#xa0;: passe</translation>
    </message>
    <message>
        <source>last move {color} {point}</source>
        <translation>dernier coup {color} {point}</translation>
    </message>
    <message>
        <source>mark</source>
        <translation>symbole</translation>
    </message>
    <message>
        <source>no answer, or more than one line</source>
        <translation>pas de réponse, ou plus d’une ligne</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>note</source>
        <translation>remarque</translation>
    </message>
    <message>
        <source>number</source>
        <translation>numéro</translation>
    </message>
    <message>
        <source>only in the first</source>
        <translation>seulement dans le premier</translation>
    </message>
    <message>
        <source>only in the second</source>
        <translation>seulement dans le deuxième</translation>
    </message>
    <message>
        <source>order</source>
        <translation>ordre de jeu</translation>
    </message>
    <message>
        <source>order {colors}</source>
        <translation>ordre de jeu {colors}</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>passe</translation>
    </message>
    <message>
        <source>rule</source>
        <translation>règle</translation>
    </message>
    <message>
        <source>size</source>
        <translation>taille</translation>
    </message>
    <message>
        <source>square</source>
        <translation>carré</translation>
    </message>
    <message>
        <source>text</source>
        <translation>texte</translation>
    </message>
    <message>
        <source>the move lost {points}</source>
        <translation>points perdus par le coup&#xa0;: {points}</translation>
    </message>
    <message>
        <source>the same position, not in canonical form</source>
        <translation>la même position, mais pas sous forme canonique</translation>
    </message>
    <message>
        <source>triangle</source>
        <translation>triangle</translation>
    </message>
    <message>
        <source>turn</source>
        <translation>tour</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>avertissement</translation>
    </message>
    <message numerus="yes">
        <source>{bad:,} of {count:,} not valid: {found}.</source>
        <translation>
            <numerusform>Non valide&#xa0;: {found}.</numerusform>
            <numerusform>{bad:,} sur {count:,} non valides&#xa0;: {found}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{color} leads by {points}</source>
        <translation>{color} mène de {points}</translation>
    </message>
    <message>
        <source>{color} made the last move and is to move again.</source>
        <translation>{color} a joué le dernier coup et devrait jouer à nouveau.</translation>
    </message>
    <message>
        <source>{color} to play</source>
        <translation>à {color} de jouer</translation>
    </message>
    <message>
        <source>{color} wins {percent} %</source>
        <translation>{color} gagne à {percent}&#xa0;%</translation>
    </message>
    <message numerus="yes">
        <source>{color}&apos;s stones at {point} have no liberties; at least one is needed.</source>
        <translation>
            <numerusform>La pierre de {color} en {point} n’a pas de libertés&#xa0;; il en faut au moins une.</numerusform>
            <numerusform>Les pierres de {color} en {point} n’ont pas de libertés&#xa0;; il en faut au moins une.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} could not be read.</source>
        <translation>
            <numerusform>1 n’a pas pu être lu.</numerusform>
            <numerusform>{count:,} n’ont pas pu être lus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} errors</source>
        <translation>
            <numerusform>1 erreur</numerusform>
            <numerusform>{count:,} erreurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} files have problems and are always searched.</source>
        <translation>
            <numerusform>1 fichier a un problème et est toujours parcouru.</numerusform>
            <numerusform>{count:,} fichiers ont des problèmes et sont toujours parcourus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} lines are not valid HEN and are left out: {lines}.</source>
        <translation>
            <numerusform>La ligne {lines} n’est pas un HEN valide et est laissée de côté.</numerusform>
            <numerusform>{count:,} lignes ne sont pas un HEN valide et sont laissées de côté&#xa0;: {lines}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} lines end without right or wrong.</source>
        <translation>
            <numerusform>{count:,} variante ne se termine ni par «&#xa0;Juste&#xa0;» ni par «&#xa0;Faux&#xa0;».</numerusform>
            <numerusform>{count:,} variantes ne se terminent ni par «&#xa0;Juste&#xa0;» ni par «&#xa0;Faux&#xa0;».</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} lines were not understood and are left out; the first is line {line}: “{text}”.</source>
        <translation>
            <numerusform>La ligne {line} n’a pas été comprise et est laissée de côté&#xa0;: «&#xa0;{text}&#xa0;».</numerusform>
            <numerusform>{count:,} lignes n’ont pas été comprises et sont laissées de côté&#xa0;; la première est la ligne {line}&#xa0;: «&#xa0;{text}&#xa0;».</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} lines were read as one position; title lines (# Title) separate positions.</source>
        <translation>
            <numerusform>{count:,} ligne a été lue comme une seule position&#xa0;; des lignes de titre (# Titre) séparent les positions.</numerusform>
            <numerusform>{count:,} lignes ont été lues comme une seule position&#xa0;; des lignes de titre (# Titre) séparent les positions.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} more of this kind: {last}</source>
        <translation>
            <numerusform>{count:,} autre de ce genre&#xa0;: {last}</numerusform>
            <numerusform>{count:,} autres de ce genre&#xa0;: {last}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} moves can no longer be played: {numbers}.</source>
        <translation>
            <numerusform>{count:,} coup ne peut plus être joué&#xa0;: {numbers}.</numerusform>
            <numerusform>{count:,} coups ne peuvent plus être joués&#xa0;: {numbers}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} moves can no longer be played; the first are {numbers}.</source>
        <translation>
            <numerusform>{count:,} coup ne peut plus être joué&#xa0;; le premier est {numbers}.</numerusform>
            <numerusform>{count:,} coups ne peuvent plus être joués&#xa0;; les premiers sont {numbers}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} notes</source>
        <translation>
            <numerusform>1 remarque</numerusform>
            <numerusform>{count:,} remarques</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} positions were read, although no title lines (# Title) separate them.</source>
        <translation>
            <numerusform>{count:,} position a été lue, bien qu’aucune ligne de titre (# Titre) ne les sépare.</numerusform>
            <numerusform>{count:,} positions ont été lues, bien qu’aucune ligne de titre (# Titre) ne les sépare.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} texts with line breaks or half characters were not asked.</source>
        <translation>
            <numerusform>1 texte contenant un saut de ligne ou un demi-caractère n’a pas été soumis.</numerusform>
            <numerusform>{count:,} textes contenant des sauts de ligne ou des demi-caractères n’ont pas été soumis.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} visits</source>
        <translation>
            <numerusform>{count:,} visite</numerusform>
            <numerusform>{count:,} visites</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} warnings</source>
        <translation>
            <numerusform>1 avertissement</numerusform>
            <numerusform>{count:,} avertissements</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} arrows are left out.</source>
        <translation>
            <numerusform>Une flèche est omise.</numerusform>
            <numerusform>{count} flèches sont omises.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} labels are left out.</source>
        <translation>
            <numerusform>Une étiquette est omise.</numerusform>
            <numerusform>{count} étiquettes sont omises.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} lines are left out.</source>
        <translation>
            <numerusform>Une ligne est omise.</numerusform>
            <numerusform>{count} lignes sont omises.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} marks are left out.</source>
        <translation>
            <numerusform>Un symbole est omis.</numerusform>
            <numerusform>{count} symboles sont omis.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} move numbers are left out.</source>
        <translation>
            <numerusform>Un numéro de coup est omis.</numerusform>
            <numerusform>{count} numéros de coups sont omis.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} stones that are neither black nor white are left out.</source>
        <translation>
            <numerusform>Une pierre qui n’est ni noire ni blanche est omise.</numerusform>
            <numerusform>{count} pierres qui ne sont ni noires ni blanches sont omises.</numerusform>
        </translation>
    </message>
    <message>
        <source>{folder} is a symbolic link, not a folder of HEN Editor&apos;s own.</source>
        <translation>{folder} est un lien symbolique, et non un dossier propre à HEN Editor.</translation>
    </message>
    <message>
        <source>{folder} is not a folder.</source>
        <translation>{folder} n’est pas un dossier.</translation>
    </message>
    <message numerus="yes">
        <source>{names} are given a stone twice; the later one counts.</source>
        <translation>
            <numerusform>{names} reçoit une pierre deux fois&#xa0;; la dernière compte.</numerusform>
            <numerusform>{names} reçoivent une pierre deux fois&#xa0;; la dernière compte.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} and {other} set the same point; {name}, which comes later, wins.</source>
        <translation>{name} et {other} définissent la même intersection&#xa0;; {name}, qui vient après, l’emporte.</translation>
    </message>
    <message>
        <source>{name} has more than one value where one is expected.</source>
        <translation>{name} a plusieurs valeurs là où une seule est attendue.</translation>
    </message>
    <message>
        <source>{name} is given more than once in a node; the values were joined.</source>
        <translation>{name} est donné plusieurs fois dans un nœud&#xa0;; les valeurs ont été réunies.</translation>
    </message>
    <message>
        <source>{name} is in lower case; it was read as {meant}.</source>
        <translation>{name} est en minuscules&#xa0;; il a été lu comme {meant}.</translation>
    </message>
    <message>
        <source>{name} is neither a .png, .svg or .pdf file nor a folder.</source>
        <translation>{name} n’est ni un fichier .png, .svg ou .pdf, ni un dossier.</translation>
    </message>
    <message>
        <source>{name} is not on a {size} board.</source>
        <translation>{name} n’est pas sur un goban de {size}.</translation>
    </message>
    <message>
        <source>{name}[{value}] is read as {meant}: it is in hundredths of a point.</source>
        <translation>{name}[{value}] est lu comme {meant}&#xa0;: il est en centièmes de point.</translation>
    </message>
    <message>
        <source>{written} is read as {name}, which it means in the first node of games from some sites.</source>
        <translation>{written} est lu comme {name}, son sens dans le premier nœud des parties de certains sites.</translation>
    </message>
    <message>
        <source>{name} is valid only in the first node of a game.</source>
        <translation>{name} n’est valable que dans le premier nœud d’une partie.</translation>
    </message>
    <message>
        <source>{name} has no closing ]; it ends before the next move, or with the file.</source>
        <translation>{name} n’a pas de ] fermant&#xa0;; il se termine avant le coup suivant, ou avec le fichier.</translation>
    </message>
    <message>
        <source>{name}: nothing in it is a grid of signs.</source>
        <translation>{name}&#xa0;: rien n’y est une grille de signes.</translation>
    </message>
    <message numerus="yes">
        <source>{name}: {count:,} more ({found}); hen validate --json lists all.</source>
        <translation>
            <numerusform>{name}&#xa0;: 1 de plus ({found})&#xa0;; hen validate --json liste tout.</numerusform>
            <numerusform>{name}&#xa0;: {count:,} de plus ({found})&#xa0;; hen validate --json liste tout.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}[] is empty, which has no meaning for this property.</source>
        <translation>{name}[] est vide, ce qui n’a pas de sens pour cette propriété.</translation>
    </message>
    <message>
        <source>{name}[{value}] is an unusual komi; it may be in hundredths of a point.</source>
        <translation>{name}[{value}] est un komi inhabituel&#xa0;; il est peut-être en centièmes de point.</translation>
    </message>
    <message>
        <source>{name}[{value}] is ignored, but kept in the file: 1 or 2 is expected.</source>
        <translation>{name}[{value}] est ignoré, mais conservé dans le fichier&#xa0;: 1 ou 2 attendu.</translation>
    </message>
    <message>
        <source>{name}[{value}] is ignored, but kept in the file: B or W is expected.</source>
        <translation>{name}[{value}] est ignoré, mais conservé dans le fichier&#xa0;: B ou W attendu.</translation>
    </message>
    <message>
        <source>{name}[{value}] is ignored, but kept in the file: a board size is expected.</source>
        <translation>{name}[{value}] est ignoré, mais conservé dans le fichier&#xa0;: taille de goban attendue.</translation>
    </message>
    <message>
        <source>{name}[{value}] is ignored, but kept in the file: a name and a version are expected.</source>
        <translation>{name}[{value}] est ignoré, mais conservé dans le fichier&#xa0;: nom et version attendus.</translation>
    </message>
    <message>
        <source>{name}[{value}] is ignored, but kept in the file: a number and a name are expected.</source>
        <translation>{name}[{value}] est ignoré, mais conservé dans le fichier&#xa0;: nombre et nom attendus.</translation>
    </message>
    <message>
        <source>{name}[{value}] is ignored, but kept in the file: a number is expected.</source>
        <translation>{name}[{value}] est ignoré, mais conservé dans le fichier&#xa0;: nombre attendu.</translation>
    </message>
    <message>
        <source>{name}[{value}] is ignored, but kept in the file: a point or a pass is expected.</source>
        <translation>{name}[{value}] est ignoré, mais conservé dans le fichier&#xa0;: intersection ou passe attendue.</translation>
    </message>
    <message>
        <source>{name}[{value}] is ignored, but kept in the file: a whole number is expected.</source>
        <translation>{name}[{value}] est ignoré, mais conservé dans le fichier&#xa0;: nombre entier attendu.</translation>
    </message>
    <message>
        <source>{name}[{value}] is ignored, but kept in the file: nothing is expected.</source>
        <translation>{name}[{value}] est ignoré, mais conservé dans le fichier&#xa0;: aucune valeur attendue.</translation>
    </message>
    <message>
        <source>{name}[{value}] is ignored, but kept in the file: pairs of points are expected.</source>
        <translation>{name}[{value}] est ignoré, mais conservé dans le fichier&#xa0;: paires d’intersections attendues.</translation>
    </message>
    <message>
        <source>{name}[{value}] is ignored, but kept in the file: points are expected.</source>
        <translation>{name}[{value}] est ignoré, mais conservé dans le fichier&#xa0;: intersections attendues.</translation>
    </message>
    <message>
        <source>{name}[{value}] is ignored, but kept in the file: points or nothing is expected.</source>
        <translation>{name}[{value}] est ignoré, mais conservé dans le fichier&#xa0;: intersections ou rien attendus.</translation>
    </message>
    <message>
        <source>{name}[{value}] is ignored, but kept in the file: points with texts are expected.</source>
        <translation>{name}[{value}] est ignoré, mais conservé dans le fichier&#xa0;: intersections avec textes attendues.</translation>
    </message>
    <message>
        <source>{name}[{value}] is just off the {size} board, as some programs write a pass; it is ignored, but kept in the file.</source>
        <translation>{name}[{value}] est juste hors du goban de {size}, comme certains programmes écrivent une passe&#xa0;; il est ignoré, mais conservé dans le fichier.</translation>
    </message>
    <message>
        <source>{name}[{value}] is off the {size} board; it is ignored, but kept in the file.</source>
        <translation>{name}[{value}] est hors du goban de {size}&#xa0;; il est ignoré, mais conservé dans le fichier.</translation>
    </message>
    <message>
        <source>{name}[{value}] is read as a pass, which is written {name}[].</source>
        <translation>{name}[{value}] est lu comme une passe, qui s’écrit {name}[].</translation>
    </message>
    <message>
        <source>{name}[{value}] is read as {meant}; B or W is expected.</source>
        <translation>{name}[{value}] est lu comme {meant}&#xa0;; B ou W est attendu.</translation>
    </message>
    <message>
        <source>{name}[{value}] is read as {meant}; a decimal point is expected, not a comma.</source>
        <translation>{name}[{value}] est lu comme {meant}&#xa0;; un point décimal est attendu, pas une virgule.</translation>
    </message>
    <message>
        <source>{name}[{value}] is read as {meant}; a number alone is expected.</source>
        <translation>{name}[{value}] est lu comme {meant}&#xa0;; un nombre seul est attendu.</translation>
    </message>
    <message>
        <source>{name}[{value}] was off the board and is removed: it would be on the board now.</source>
        <translation>{name}[{value}] était hors du goban et est supprimé&#xa0;: il serait maintenant sur le goban.</translation>
    </message>
    <message>
        <source>{part} is not a part of this board, such as A1:{corner}.</source>
        <translation>{part} n’est pas une zone de ce goban, comme A1:{corner}.</translation>
    </message>
    <message>
        <source>{place}: {size}, likely a board of Go: {total} points.</source>
        <translation>{place}&#xa0;: {size}, sans doute un goban&#xa0;: {total} points.</translation>
    </message>
    <message>
        <source>{place}: {size}, marked as a diagram of Go.</source>
        <translation>{place}&#xa0;: {size}, indiqué comme diagramme de go.</translation>
    </message>
    <message>
        <source>{place}: {size}, no board of Go: {total} points.</source>
        <translation>{place}&#xa0;: {size}, pas un goban&#xa0;: {total} points.</translation>
    </message>
    <message>
        <source>{place}: {size}, surely a board of Go: {total} points.</source>
        <translation>{place}&#xa0;: {size}, certainement un goban&#xa0;: {total} points.</translation>
    </message>
    <message>
        <source>{point} has two labels; the later one counts.</source>
        <translation>{point} a deux étiquettes&#xa0;; la dernière compte.</translation>
    </message>
    <message>
        <source>{point} has two marks; the later one counts.</source>
        <translation>{point} a deux symboles&#xa0;; le dernier compte.</translation>
    </message>
    <message>
        <source>{point} may be black or empty.</source>
        <translation>{point} est peut-être noire ou vide.</translation>
    </message>
    <message>
        <source>{point} may be black or white.</source>
        <translation>{point} est peut-être noire ou blanche.</translation>
    </message>
    <message>
        <source>{point} may be black, white or empty.</source>
        <translation>{point} est peut-être noire, blanche ou vide.</translation>
    </message>
    <message>
        <source>{point} may be white or empty.</source>
        <translation>{point} est peut-être blanche ou vide.</translation>
    </message>
    <message>
        <source>{reason}.</source>
        <translation>{reason}.</translation>
    </message>
    <message>
        <source>“{black}” is read as Black and “{white}” as White.</source>
        <translation>«&#xa0;{black}&#xa0;» est lu comme Noir et «&#xa0;{white}&#xa0;» comme Blanc.</translation>
    </message>
    <message>
        <source>“{black}” is read as Black and “{white}” as White; other programs have them the other way round.</source>
        <translation>«&#xa0;{black}&#xa0;» est lu comme Noir et «&#xa0;{white}&#xa0;» comme Blanc&#xa0;; d’autres programmes font l’inverse.</translation>
    </message>
    <message>
        <source>“{found}” begins with a dot; a row begins with “_”: “{meant}”.</source>
        <translation>«&#xa0;{found}&#xa0;» commence par un point&#xa0;; une rangée commence par «&#xa0;_&#xa0;»&#xa0;: «&#xa0;{meant}&#xa0;».</translation>
    </message>
    <message>
        <source>“{found}” cannot be part of the label “{label}”; a label has no spaces, dots, “_” or “-”.</source>
        <translation>«&#xa0;{found}&#xa0;» ne peut pas faire partie de l’étiquette «&#xa0;{label}&#xa0;»&#xa0;; une étiquette n’a ni espace, ni point, ni «&#xa0;_&#xa0;» ni «&#xa0;-&#xa0;».</translation>
    </message>
    <message>
        <source>“{found}” cannot be read here; every part of HEN begins with “.”, “_” or “~”, as “_4Db” (Black at D4) does.</source>
        <translation>«&#xa0;{found}&#xa0;» ne peut pas être lu ici&#xa0;; chaque élément d’un HEN commence par «&#xa0;.&#xa0;», «&#xa0;_&#xa0;» ou «&#xa0;~&#xa0;», comme «&#xa0;_4Db&#xa0;» (Noir en D4).</translation>
    </message>
    <message>
        <source>“{found}” cannot be read; after a dot comes a size (9x9), a point (K10), a colour (b or w) or a pass (pb).</source>
        <translation>«&#xa0;{found}&#xa0;» ne peut pas être lu&#xa0;; après un point vient une taille (9x9), une intersection (K10), une couleur (b ou w) ou une passe (pb).</translation>
    </message>
    <message>
        <source>“{found}” does not decode to valid label text; it is shown as it is.</source>
        <translation>«&#xa0;{found}&#xa0;» ne donne pas un texte d’étiquette valide une fois décodé&#xa0;; il est affiché tel quel.</translation>
    </message>
    <message>
        <source>“{found}” has Cyrillic letters that look like Latin ones; Latin ones were expected: “{meant}”.</source>
        <translation>«&#xa0;{found}&#xa0;» contient des lettres cyrilliques qui ressemblent à des lettres latines&#xa0;; des lettres latines étaient attendues&#xa0;: «&#xa0;{meant}&#xa0;».</translation>
    </message>
    <message>
        <source>“{found}” has Greek letters that look like Latin ones; Latin ones were expected: “{meant}”.</source>
        <translation>«&#xa0;{found}&#xa0;» contient des lettres grecques qui ressemblent à des lettres latines&#xa0;; des lettres latines étaient attendues&#xa0;: «&#xa0;{meant}&#xa0;».</translation>
    </message>
    <message>
        <source>“{found}” has a character twice; once was expected: “{meant}”.</source>
        <translation>«&#xa0;{found}&#xa0;» contient un caractère en double&#xa0;; il était attendu une seule fois&#xa0;: «&#xa0;{meant}&#xa0;».</translation>
    </message>
    <message>
        <source>“{found}” has a letter where a digit was expected: “{meant}”.</source>
        <translation>«&#xa0;{found}&#xa0;» contient une lettre là où un chiffre était attendu&#xa0;: «&#xa0;{meant}&#xa0;».</translation>
    </message>
    <message>
        <source>“{found}” has a word where a letter was expected: “{meant}”.</source>
        <translation>«&#xa0;{found}&#xa0;» contient un mot là où une lettre était attendue&#xa0;: «&#xa0;{meant}&#xa0;».</translation>
    </message>
    <message>
        <source>“{found}” has another sign than expected, or one too many: “{meant}”.</source>
        <translation>«&#xa0;{found}&#xa0;» contient un autre signe que celui attendu, ou un signe de trop&#xa0;: «&#xa0;{meant}&#xa0;».</translation>
    </message>
    <message>
        <source>“{found}” has escapes of Markdown, HTML or a web address; plain characters were expected: “{meant}”.</source>
        <translation>«&#xa0;{found}&#xa0;» contient des séquences d’échappement de Markdown, de HTML ou d’une adresse web&#xa0;; des caractères ordinaires étaient attendus&#xa0;: «&#xa0;{meant}&#xa0;».</translation>
    </message>
    <message>
        <source>“{found}” has full-width or unusual characters; plain ones were expected: “{meant}”.</source>
        <translation>«&#xa0;{found}&#xa0;» contient des caractères pleine chasse ou inhabituels&#xa0;; des caractères ordinaires étaient attendus&#xa0;: «&#xa0;{meant}&#xa0;».</translation>
    </message>
    <message>
        <source>“{found}” has its characters in another order than expected: “{meant}”.</source>
        <translation>Les caractères de «&#xa0;{found}&#xa0;» sont dans un autre ordre que celui attendu&#xa0;: «&#xa0;{meant}&#xa0;».</translation>
    </message>
    <message>
        <source>“{found}” has no row number; one was expected after “_”, as in “_10Kb”.</source>
        <translation>«&#xa0;{found}&#xa0;» n’a pas de numéro de rangée&#xa0;; il en fallait un après «&#xa0;_&#xa0;», comme dans «&#xa0;_10Kb&#xa0;».</translation>
    </message>
    <message>
        <source>“{found}” has signs for stones; letters were expected: “{meant}”.</source>
        <translation>«&#xa0;{found}&#xa0;» contient des signes pour les pierres&#xa0;; des lettres étaient attendues&#xa0;: «&#xa0;{meant}&#xa0;».</translation>
    </message>
    <message>
        <source>“{found}” in row {row} cannot be read; a column, a stone or a number was expected.</source>
        <translation>«&#xa0;{found}&#xa0;» dans la rangée {row} ne peut pas être lu&#xa0;; une colonne, une pierre ou un nombre était attendu.</translation>
    </message>
    <message>
        <source>“{found}” in row {row} means no stone at all; a count of 1 or more was expected.</source>
        <translation>«&#xa0;{found}&#xa0;» dans la rangée {row} ne représente aucune pierre&#xa0;; un nombre d’au moins 1 était attendu.</translation>
    </message>
    <message>
        <source>“{found}” is not on this board, so it is left out.</source>
        <translation>«&#xa0;{found}&#xa0;» n’est pas sur ce goban&#xa0;; il est donc omis.</translation>
    </message>
    <message>
        <source>“{found}” is read as a last move despite the space; better write “{meant}”.</source>
        <translation>«&#xa0;{found}&#xa0;» est lu comme un dernier coup malgré l’espace&#xa0;; mieux vaut écrire «&#xa0;{meant}&#xa0;».</translation>
    </message>
    <message>
        <source>“{found}” is read as a pass despite the space; better write “{meant}”.</source>
        <translation>«&#xa0;{found}&#xa0;» est lu comme une passe malgré l’espace&#xa0;; mieux vaut écrire «&#xa0;{meant}&#xa0;».</translation>
    </message>
    <message>
        <source>“{found}” is read as an order of play despite the space; better write “{meant}”.</source>
        <translation>«&#xa0;{found}&#xa0;» est lu comme un ordre de jeu malgré l’espace&#xa0;; mieux vaut écrire «&#xa0;{meant}&#xa0;».</translation>
    </message>
    <message>
        <source>“{found}” is too short for an order of play; two colours or more were expected, as in “~bw”.</source>
        <translation>«&#xa0;{found}&#xa0;» est trop court pour un ordre de jeu&#xa0;; au moins deux couleurs étaient attendues, comme dans «&#xa0;~bw&#xa0;».</translation>
    </message>
    <message>
        <source>“{found}” mixes up upper and lower case; columns are upper case, stones lower case: “{meant}”.</source>
        <translation>«&#xa0;{found}&#xa0;» mélange majuscules et minuscules&#xa0;; les colonnes sont en majuscules, les pierres en minuscules&#xa0;: «&#xa0;{meant}&#xa0;».</translation>
    </message>
    <message>
        <source>“{found}” names a column off the board; its last column is {last}.</source>
        <translation>«&#xa0;{found}&#xa0;» nomme une colonne hors du goban&#xa0;; la dernière colonne est {last}.</translation>
    </message>
    <message>
        <source>“{found}” names a column without a row; both were expected, as in “.{column}{row}”.</source>
        <translation>«&#xa0;{found}&#xa0;» nomme une colonne sans rangée&#xa0;; les deux étaient attendues, comme dans «&#xa0;.{column}{row}&#xa0;».</translation>
    </message>
    <message>
        <source>“{found}” names row 0; rows are counted from 1, from the bottom up.</source>
        <translation>«&#xa0;{found}&#xa0;» nomme la rangée 0&#xa0;; les rangées se comptent à partir de 1, de bas en haut.</translation>
    </message>
    <message>
        <source>“{found}” names the column first; the row comes first: “{meant}”.</source>
        <translation>«&#xa0;{found}&#xa0;» nomme d’abord la colonne&#xa0;; la rangée vient en premier&#xa0;: «&#xa0;{meant}&#xa0;».</translation>
    </message>
    <message>
        <source>“{found}” needs “_” before it: “{meant}”.</source>
        <translation>«&#xa0;{found}&#xa0;» doit être précédé de «&#xa0;_&#xa0;»&#xa0;: «&#xa0;{meant}&#xa0;».</translation>
    </message>
    <message>
        <source>“{key}” is not a color, such as &quot;#d3a35a&quot; or &quot;#d3a35a80&quot;; it is {value}.</source>
        <translation>«&#xa0;{key}&#xa0;» n’est pas une couleur, comme &quot;#d3a35a&quot; ou &quot;#d3a35a80&quot;&#xa0;; c’est {value}.</translation>
    </message>
    <message>
        <source>“{key}” is not a list of at most two colors, such as [&quot;#ffffff&quot;]; it is {value}.</source>
        <translation>«&#xa0;{key}&#xa0;» n’est pas une liste d’au plus deux couleurs, comme [&quot;#ffffff&quot;]&#xa0;; c’est {value}.</translation>
    </message>
    <message>
        <source>“{key}” is not a width from 0 to 0.5, where 1 is the distance between two lines; it is {value}.</source>
        <translation>«&#xa0;{key}&#xa0;» n’est pas une largeur de 0 à 0.5, où 1 est la distance entre deux lignes&#xa0;; c’est {value}.</translation>
    </message>
    <message>
        <source>“{key}” is not one of {names}; it is {value}.</source>
        <translation>«&#xa0;{key}&#xa0;» n’est pas l’un de {names}&#xa0;; c’est {value}.</translation>
    </message>
    <message>
        <source>“{label}” at this point is a label; the mark is written in upper case: {mark}.</source>
        <translation>À cette intersection, «&#xa0;{label}&#xa0;» est une étiquette&#xa0;; le symbole s’écrit en majuscules&#xa0;: {mark}.</translation>
    </message>
    <message>
        <source>“{name}” has no value in [ ]; it is skipped, but kept in the file.</source>
        <translation>«&#xa0;{name}&#xa0;» n’a pas de valeur entre [ ]&#xa0;; il est ignoré, mais conservé dans le fichier.</translation>
    </message>
    <message>
        <source>“{sign}” before each row is left out.</source>
        <translation>«&#xa0;{sign}&#xa0;» devant chaque rangée est omis.</translation>
    </message>
    <message>
        <source>“{sign}” means nothing in this diagram; its point is read as empty.</source>
        <translation>«&#xa0;{sign}&#xa0;» ne signifie rien dans ce diagramme&#xa0;; son intersection est lue comme vide.</translation>
    </message>
    <message>
        <source>“{text}” does not tell which moves to number; use none, all, last:10 or 1-50.</source>
        <translation>«&#xa0;{text}&#xa0;» ne dit pas quels coups numéroter&#xa0;; utilisez none, all, last:10 ou 1-50.</translation>
    </message>
    <message>
        <source>“{text}” is not a command line: {reason}.</source>
        <translation>«&#xa0;{text}&#xa0;» n’est pas une ligne de commande&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>“{text}” is not a point; write it as Q16, pd or 16-4.</source>
        <translation>«&#xa0;{text}&#xa0;» n’est pas une intersection&#xa0;; écrivez-la Q16, pd ou 16-4.</translation>
    </message>
    <message>
        <source>“{text}” is not a property; it is skipped, but kept in the file.</source>
        <translation>«&#xa0;{text}&#xa0;» n’est pas une propriété&#xa0;; il est ignoré, mais conservé dans le fichier.</translation>
    </message>
    <message>
        <source>“{text}” is not a shift by columns and rows, such as 2,-1.</source>
        <translation>«&#xa0;{text}&#xa0;» n’est pas un décalage en colonnes et rangées, comme 2,-1.</translation>
    </message>
    <message>
        <source>“{text}” is not a size from 1x1 to 52x52, such as 13x13.</source>
        <translation>«&#xa0;{text}&#xa0;» n’est pas une taille de 1x1 à 52x52, comme 13x13.</translation>
    </message>
    <message>
        <source>“~” in row {row} is incomplete; a move number (~3) or an order of play (~bw) was expected.</source>
        <translation>«&#xa0;~&#xa0;» dans la rangée {row} est incomplet&#xa0;; un numéro de coup (~3) ou un ordre de jeu (~bw) était attendu.</translation>
    </message>
</context>
<context>
    <name>Progress</name>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annuler</translation>
    </message>
</context>
<context>
    <name>Properties</name>
    <message>
        <source>A comment on the node.</source>
        <translation>Un commentaire sur le nœud.</translation>
    </message>
    <message>
        <source>A comment on the whole game.</source>
        <translation>Un commentaire sur toute la partie.</translation>
    </message>
    <message>
        <source>A short name for the node.</source>
        <translation>Un nom court pour le nœud.</translation>
    </message>
    <message>
        <source>An estimate of the score: positive is good for Black.</source>
        <translation>Une estimation du score&#xa0;: positive, elle est en faveur de Noir.</translation>
    </message>
    <message>
        <source>An identifier of the game (old files only).</source>
        <translation>Un identifiant de la partie (anciens fichiers seulement).</translation>
    </message>
    <message>
        <source>Arrows: two points separated by a colon.</source>
        <translation>Flèches&#xa0;: deux intersections séparées par un deux-points.</translation>
    </message>
    <message>
        <source>Black stones placed as setup.</source>
        <translation>Pierres noires de la mise en place.</translation>
    </message>
    <message>
        <source>Black&apos;s move: a point, or empty for a pass.</source>
        <translation>Coup de Noir&#xa0;: une intersection, ou vide pour une passe.</translation>
    </message>
    <message>
        <source>Black&apos;s name.</source>
        <translation>Nom de Noir.</translation>
    </message>
    <message>
        <source>Black&apos;s rank.</source>
        <translation>Niveau de Noir.</translation>
    </message>
    <message>
        <source>Black&apos;s remaining overtime moves.</source>
        <translation>Coups restant à Noir en byo-yomi.</translation>
    </message>
    <message>
        <source>Black&apos;s remaining time, in seconds.</source>
        <translation>Temps restant à Noir, en secondes.</translation>
    </message>
    <message>
        <source>Black&apos;s team.</source>
        <translation>Équipe de Noir.</translation>
    </message>
    <message>
        <source>Black&apos;s territory.</source>
        <translation>Territoire de Noir.</translation>
    </message>
    <message>
        <source>Each player&apos;s main time, in seconds.</source>
        <translation>Temps de base de chaque joueur, en secondes.</translation>
    </message>
    <message>
        <source>Greyed-out points; an empty value ends greying out.</source>
        <translation>Intersections grisées&#xa0;; une valeur vide met fin au grisé.</translation>
    </message>
    <message>
        <source>How long an overtime period is (old files only).</source>
        <translation>Durée d’une période de byo-yomi (anciens fichiers seulement).</translation>
    </message>
    <message>
        <source>How many moves an overtime period has (old files only).</source>
        <translation>Nombre de coups d’une période de byo-yomi (anciens fichiers seulement).</translation>
    </message>
    <message>
        <source>How move numbers are printed.</source>
        <translation>Comment les numéros de coups sont imprimés.</translation>
    </message>
    <message>
        <source>How programs should show variations.</source>
        <translation>Comment les programmes devraient montrer les variantes.</translation>
    </message>
    <message>
        <source>Komi: the points White gets.</source>
        <translation>Komi&#xa0;: les points que reçoit Blanc.</translation>
    </message>
    <message>
        <source>Labels: a point, a colon and a text.</source>
        <translation>Étiquettes&#xa0;: une intersection, un deux-points et un texte.</translation>
    </message>
    <message>
        <source>Lines: two points separated by a colon.</source>
        <translation>Lignes&#xa0;: deux intersections séparées par un deux-points.</translation>
    </message>
    <message>
        <source>Overtime periods in which a move must be made (old files only).</source>
        <translation>Périodes de byo-yomi où un coup doit être joué (anciens fichiers seulement).</translation>
    </message>
    <message>
        <source>Points emptied as setup.</source>
        <translation>Intersections vidées par la mise en place.</translation>
    </message>
    <message>
        <source>Points labelled with consecutive letters (old files only).</source>
        <translation>Intersections étiquetées de lettres consécutives (anciens fichiers seulement).</translation>
    </message>
    <message>
        <source>Points marked with a circle.</source>
        <translation>Intersections marquées d’un cercle.</translation>
    </message>
    <message>
        <source>Points marked with a cross.</source>
        <translation>Intersections marquées d’une croix.</translation>
    </message>
    <message>
        <source>Points marked with a square.</source>
        <translation>Intersections marquées d’un carré.</translation>
    </message>
    <message>
        <source>Points marked with a triangle.</source>
        <translation>Intersections marquées d’un triangle.</translation>
    </message>
    <message>
        <source>Points with an unspecified mark (old files only).</source>
        <translation>Intersections marquées d’un symbole indéterminé (anciens fichiers seulement).</translation>
    </message>
    <message>
        <source>Selected points.</source>
        <translation>Intersections sélectionnées.</translation>
    </message>
    <message>
        <source>Starts a diagram: how it should look, and its name.</source>
        <translation>Commence un diagramme&#xa0;: son aspect et son nom.</translation>
    </message>
    <message>
        <source>The SGF version of the file; 4 is the newest.</source>
        <translation>La version SGF du fichier&#xa0;; 4 est la plus récente.</translation>
    </message>
    <message>
        <source>The board size: one number for a square board, two separated by a colon for a rectangle.</source>
        <translation>La taille du goban&#xa0;: un nombre pour un goban carré, deux séparés par un deux-points pour un rectangle.</translation>
    </message>
    <message>
        <source>The copyright of the game and its annotations.</source>
        <translation>Les droits d’auteur sur la partie et ses commentaires.</translation>
    </message>
    <message>
        <source>The date, such as 2024-05-03.</source>
        <translation>La date, par exemple 2024-05-03.</translation>
    </message>
    <message>
        <source>The encoding of the file.</source>
        <translation>L’encodage du fichier.</translation>
    </message>
    <message>
        <source>The event at which the game was played.</source>
        <translation>Le tournoi où la partie a été jouée.</translation>
    </message>
    <message>
        <source>The kind of game; 1 is Go.</source>
        <translation>Le type de jeu&#xa0;; 1 est le go.</translation>
    </message>
    <message>
        <source>The kind of setup (old files only).</source>
        <translation>Le type de mise en place (anciens fichiers seulement).</translation>
    </message>
    <message>
        <source>The move is bad; 2 is very bad.</source>
        <translation>Le coup est mauvais&#xa0;; 2&#xa0;: très mauvais.</translation>
    </message>
    <message>
        <source>The move is doubtful.</source>
        <translation>Le coup est douteux.</translation>
    </message>
    <message>
        <source>The move is good; 2 is very good.</source>
        <translation>Le coup est bon&#xa0;; 2&#xa0;: très bon.</translation>
    </message>
    <message>
        <source>The move is interesting.</source>
        <translation>Le coup est intéressant.</translation>
    </message>
    <message>
        <source>The move is played even if it is illegal.</source>
        <translation>Le coup est joué même s’il est illégal.</translation>
    </message>
    <message>
        <source>The move number, if it differs.</source>
        <translation>Le numéro du coup, s’il diffère.</translation>
    </message>
    <message>
        <source>The name of the game.</source>
        <translation>Le nom de la partie.</translation>
    </message>
    <message>
        <source>The node is of special interest.</source>
        <translation>Le nœud est d’un intérêt particulier.</translation>
    </message>
    <message>
        <source>The number of handicap stones, 2 or more.</source>
        <translation>Le nombre de pierres de handicap, 2 ou plus.</translation>
    </message>
    <message>
        <source>The opening played.</source>
        <translation>L’ouverture jouée.</translation>
    </message>
    <message>
        <source>The overtime system.</source>
        <translation>Le système de byo-yomi.</translation>
    </message>
    <message>
        <source>The place where the game was played.</source>
        <translation>Le lieu où la partie a été jouée.</translation>
    </message>
    <message>
        <source>The position is even; 2 for emphasis.</source>
        <translation>La position est équilibrée&#xa0;; 2 pour insister.</translation>
    </message>
    <message>
        <source>The position is good for Black; 2 is very good.</source>
        <translation>La position est favorable à Noir&#xa0;; 2&#xa0;: très favorable.</translation>
    </message>
    <message>
        <source>The position is good for White; 2 is very good.</source>
        <translation>La position est favorable à Blanc&#xa0;; 2&#xa0;: très favorable.</translation>
    </message>
    <message>
        <source>The position is unclear.</source>
        <translation>La position est confuse.</translation>
    </message>
    <message>
        <source>The program that wrote the file, and its version.</source>
        <translation>Le programme qui a écrit le fichier, et sa version.</translation>
    </message>
    <message>
        <source>The result: B+3.5, W+R, 0 for a draw, Void or ?.</source>
        <translation>Le résultat&#xa0;: B+3.5, W+R, 0 pour une partie nulle, Void ou&#xa0;?.</translation>
    </message>
    <message>
        <source>The round of the event.</source>
        <translation>La ronde du tournoi.</translation>
    </message>
    <message>
        <source>The rules of the game.</source>
        <translation>Les règles de la partie.</translation>
    </message>
    <message>
        <source>The score (old files only).</source>
        <translation>Le score (anciens fichiers seulement).</translation>
    </message>
    <message>
        <source>The source of the game, such as a book.</source>
        <translation>La source de la partie, par exemple un livre.</translation>
    </message>
    <message>
        <source>The visible part of the board; an empty value shows all of it.</source>
        <translation>La partie visible du goban&#xa0;; une valeur vide le montre en entier.</translation>
    </message>
    <message>
        <source>What SGF cannot express, as HEN: stones of other colours, for example.</source>
        <translation>Ce que SGF ne peut pas exprimer, en HEN&#xa0;: par exemple les pierres d’autres couleurs.</translation>
    </message>
    <message>
        <source>Whether Black is a program or a person (old files only).</source>
        <translation>Si Noir est un programme ou une personne (anciens fichiers seulement).</translation>
    </message>
    <message>
        <source>Whether White is a program or a person (old files only).</source>
        <translation>Si Blanc est un programme ou une personne (anciens fichiers seulement).</translation>
    </message>
    <message>
        <source>Whether a lost overtime loses the game (old files only).</source>
        <translation>Si dépasser le byo-yomi fait perdre la partie (anciens fichiers seulement).</translation>
    </message>
    <message>
        <source>Which side the board is seen from (old files only).</source>
        <translation>De quel côté le goban est vu (anciens fichiers seulement).</translation>
    </message>
    <message>
        <source>White stones placed as setup.</source>
        <translation>Pierres blanches de la mise en place.</translation>
    </message>
    <message>
        <source>White&apos;s move: a point, or empty for a pass.</source>
        <translation>Coup de Blanc&#xa0;: une intersection, ou vide pour une passe.</translation>
    </message>
    <message>
        <source>White&apos;s name.</source>
        <translation>Nom de Blanc.</translation>
    </message>
    <message>
        <source>White&apos;s rank.</source>
        <translation>Niveau de Blanc.</translation>
    </message>
    <message>
        <source>White&apos;s remaining overtime moves.</source>
        <translation>Coups restant à Blanc en byo-yomi.</translation>
    </message>
    <message>
        <source>White&apos;s remaining time, in seconds.</source>
        <translation>Temps restant à Blanc, en secondes.</translation>
    </message>
    <message>
        <source>White&apos;s team.</source>
        <translation>Équipe de Blanc.</translation>
    </message>
    <message>
        <source>White&apos;s territory.</source>
        <translation>Territoire de Blanc.</translation>
    </message>
    <message>
        <source>Who annotated the game.</source>
        <translation>Qui a commenté la partie.</translation>
    </message>
    <message>
        <source>Who entered the game.</source>
        <translation>Qui a saisi la partie.</translation>
    </message>
    <message>
        <source>Who moves first (old files only).</source>
        <translation>Qui joue en premier (anciens fichiers seulement).</translation>
    </message>
    <message>
        <source>Whose turn it is: B or W.</source>
        <translation>À qui c’est de jouer&#xa0;: B ou W.</translation>
    </message>
</context>
<context>
    <name>PropertiesDialog</name>
    <message>
        <source>Node properties</source>
        <translation>Propriétés du nœud</translation>
    </message>
    <message>
        <source>Property</source>
        <translation>Propriété</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Valeurs</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Ajouter</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Supprimer</translation>
    </message>
    <message>
        <source>Unknown property; it is kept as it is.</source>
        <translation>Propriété inconnue&#xa0;; elle est conservée telle quelle.</translation>
    </message>
    <message>
        <source>{property}: {help}</source>
        <translation>{property}&#xa0;: {help}</translation>
    </message>
    <message>
        <source>“{name}” is not a property name: use capital letters, such as KM.</source>
        <translation>«&#xa0;{name}&#xa0;» n’est pas un nom de propriété&#xa0;: utilisez des majuscules, comme KM.</translation>
    </message>
    <message>
        <source>{shown} of {total} properties are shown. The others are kept.</source>
        <translation>{shown} propriétés sur {total} sont affichées. Les autres sont conservées.</translation>
    </message>
</context>
<context>
    <name>QPrintPreviewDialog</name>
    <message>
        <source>Page setup</source>
        <translation>Mise en page</translation>
    </message>
</context>
<context>
    <name>RecognitionDialog</name>
    <message>
        <source>Board from picture</source>
        <translation>Goban d’après une image</translation>
    </message>
    <message>
        <source>&amp;Mark its corners</source>
        <translation>&amp;Marquer ses coins</translation>
    </message>
    <message>
        <source>Whole &amp;picture</source>
        <translation>Im&amp;age entière</translation>
    </message>
    <message>
        <source>Next in &amp;doubt</source>
        <translation>&amp;Douteuse suivante</translation>
    </message>
    <message>
        <source>Go to the next point in doubt (F8), or the previous one (Shift+F8)</source>
        <translation>Aller à l’intersection douteuse suivante (F8), ou à la précédente (Maj+F8)</translation>
    </message>
    <message>
        <source>Drag the four corners to where the outermost lines cross.</source>
        <translation>Faites glisser les quatre coins là où les lignes extérieures se croisent.</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Colonnes</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Rangées</translation>
    </message>
    <message>
        <source>Not set</source>
        <translation>Non défini</translation>
    </message>
    <message>
        <source>S&amp;wap colours</source>
        <translation>&amp;Inverser les couleurs</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Looking for a Go board...</source>
        <translation>Recherche d’un goban...</translation>
    </message>
    <message>
        <source>No Go board found in this picture.</source>
        <translation>Aucun goban trouvé dans cette image.</translation>
    </message>
    <message>
        <source>In a photo, mark the corners of the board: it is read between them.</source>
        <translation>Sur une photo, marquez les coins du goban&#xa0;: il est lu entre eux.</translation>
    </message>
    <message>
        <source>Board {number} of {count}, {size}</source>
        <translation>Goban {number} sur {count}, {size}</translation>
    </message>
    <message numerus="yes">
        <source>Check: %Ln point(s) in doubt</source>
        <translation>
            <numerusform>À vérifier&#xa0;: %Ln intersection douteuse</numerusform>
            <numerusform>À vérifier&#xa0;: %Ln intersections douteuses</numerusform>
        </translation>
    </message>
    <message>
        <source>Sure</source>
        <translation>Lecture sûre</translation>
    </message>
    <message>
        <source>Check: compare the board with the picture</source>
        <translation>À vérifier&#xa0;: comparez le goban avec l’image</translation>
    </message>
    <message>
        <source>Its corners or lines were set by hand.</source>
        <translation>Ses coins ou ses lignes ont été définis à la main.</translation>
    </message>
    <message>
        <source>Whole board</source>
        <translation>Goban entier</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vide</translation>
    </message>
    <message>
        <source>in doubt</source>
        <translation>douteuse</translation>
    </message>
    <message>
        <source>&amp;Lines:</source>
        <translation>&amp;Lignes&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Board:</source>
        <translation>&amp;Goban&#xa0;:</translation>
    </message>
    <message>
        <source>Pla&amp;ce:</source>
        <translation>&amp;Emplacement&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Turn:</source>
        <translation>&amp;Tour&#xa0;:</translation>
    </message>
    <message>
        <source>Boards in the picture</source>
        <translation>Gobans dans l’image</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>Indices</translation>
    </message>
</context>
<context>
    <name>Recorder</name>
    <message>
        <source>{name} (recovered)</source>
        <translation>{name} (récupéré)</translation>
    </message>
</context>
<context>
    <name>RecoveryDialog</name>
    <message>
        <source>Recover</source>
        <translation>Récupérer</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>Document</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Modifications</translation>
    </message>
    <message>
        <source>Last change</source>
        <translation>Dernière modification</translation>
    </message>
    <message>
        <source>Nothing to recover</source>
        <translation>Rien à récupérer</translation>
    </message>
    <message numerus="yes">
        <source>Documents closed without saving are kept for %Ln day(s).</source>
        <translation>
            <numerusform>Les documents fermés sans être enregistrés sont gardés %Ln jour.</numerusform>
            <numerusform>Les documents fermés sans être enregistrés sont gardés %Ln jours.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>&amp;Restaurer</translation>
    </message>
    <message>
        <source>Open the document as it was, with its undo history; no file is changed</source>
        <translation>Ouvrir le document tel qu’il était, avec son historique d’annulation&#xa0;; aucun fichier n’est modifié</translation>
    </message>
    <message>
        <source>&amp;Delete...</source>
        <translation>Su&amp;pprimer...</translation>
    </message>
    <message>
        <source>Delete the selected documents for good</source>
        <translation>Supprimer définitivement les documents sélectionnés</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>Sans titre</translation>
    </message>
    <message>
        <source>{name}
closed without being saved</source>
        <translation>{name}
fermé sans être enregistré</translation>
    </message>
    <message>
        <source>Damaged ({size})</source>
        <translation>Endommagé ({size})</translation>
    </message>
    <message>
        <source>{name}
kept by another version of HEN Editor</source>
        <translation>{name}
conservé par une autre version de HEN Editor</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Supprimer</translation>
    </message>
    <message numerus="yes">
        <source>Delete %Ln document(s) for good?</source>
        <translation>
            <numerusform>Supprimer définitivement %Ln document&#xa0;?</numerusform>
            <numerusform>Supprimer définitivement %Ln documents&#xa0;?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RecoveryNotice</name>
    <message>
        <source>Recovery is off ({reason}): if HEN Editor stopped now, unsaved changes would be lost.</source>
        <translation>La récupération est désactivée ({reason})&#xa0;: si HEN Editor s’arrêtait maintenant, les modifications non enregistrées seraient perdues.</translation>
    </message>
    <message>
        <source>Try again now to keep a recovery copy of unsaved work</source>
        <translation>Essayer à nouveau de garder une copie de récupération du travail non enregistré</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
</context>
<context>
    <name>RecoveryOffer</name>
    <message numerus="yes">
        <source>%Ln other(s)</source>
        <translation>
            <numerusform>%Ln autre</numerusform>
            <numerusform>%Ln autres</numerusform>
        </translation>
    </message>
    <message>
        <source>Not saved, and kept by another version of HEN Editor: {documents}</source>
        <translation>Non enregistrés et conservés par une autre version de HEN Editor&#xa0;: {documents}</translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) were not saved when HEN Editor stopped: {documents}</source>
        <translation>
            <numerusform>%Ln document n’était pas enregistré quand HEN Editor s’est arrêté&#xa0;: {documents}</numerusform>
            <numerusform>%Ln documents n’étaient pas enregistrés quand HEN Editor s’est arrêté&#xa0;: {documents}</numerusform>
        </translation>
    </message>
    <message>
        <source>Restore all</source>
        <translation>Tout restaurer</translation>
    </message>
    <message>
        <source>Open these documents as they were, with their undo history; no file is changed</source>
        <translation>Ouvrir ces documents tels qu’ils étaient, avec leur historique d’annulation&#xa0;; aucun fichier n’est modifié</translation>
    </message>
    <message>
        <source>Show...</source>
        <translation>Afficher...</translation>
    </message>
    <message>
        <source>Show what can be recovered</source>
        <translation>Afficher ce qui peut être récupéré</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Plus tard</translation>
    </message>
    <message>
        <source>Keep these documents under File &gt; Recover</source>
        <translation>Garder ces documents sous Fichier &gt; Récupérer</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>Sans titre</translation>
    </message>
    <message numerus="yes">
        <source>%Ln change(s)</source>
        <translation>
            <numerusform>%Ln modification</numerusform>
            <numerusform>%Ln modifications</numerusform>
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
        <translation>Non rouvert, car illisible&#xa0;: {files}</translation>
    </message>
</context>
<context>
    <name>RepairBar</name>
    <message>
        <source>Show the list of problems</source>
        <translation>Afficher la liste des problèmes</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Afficher</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Copies</translation>
    </message>
    <message>
        <source>Save a copy of the file</source>
        <translation>Enregistrer une copie du fichier</translation>
    </message>
</context>
<context>
    <name>ScopeChooser</name>
    <message>
        <source>Stones go into:</source>
        <translation>Pierres placées dans&#xa0;:</translation>
    </message>
    <message>
        <source>this node</source>
        <translation>ce nœud</translation>
    </message>
    <message>
        <source>a new node</source>
        <translation>un nouveau nœud</translation>
    </message>
    <message>
        <source>the node before</source>
        <translation>le nœud d’avant</translation>
    </message>
</context>
<context>
    <name>ScoreCurve</name>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
</context>
<context>
    <name>ScreenDialog</name>
    <message>
        <source>Screenshot</source>
        <translation>Capture d’écran</translation>
    </message>
    <message>
        <source>Drag a frame around the board. Enter: the whole screen. Tab: the next screen. Esc: cancel.</source>
        <translation>Tracez un cadre autour du goban. Entrée&#xa0;: tout l’écran. Tab&#xa0;: l’écran suivant. Échap&#xa0;: annuler.</translation>
    </message>
    <message>
        <source>Drag a frame around the board. Enter: the whole screen. Esc: cancel.</source>
        <translation>Tracez un cadre autour du goban. Entrée&#xa0;: tout l’écran. Échap&#xa0;: annuler.</translation>
    </message>
</context>
<context>
    <name>Screenshots</name>
    <message>
        <source>The desktop offers no screenshots to programs.</source>
        <translation>Le bureau n’offre pas de captures d’écran aux programmes.</translation>
    </message>
    <message>
        <source>The system gives no picture of the screen.</source>
        <translation>Le système ne donne pas d’image de l’écran.</translation>
    </message>
</context>
<context>
    <name>SeveralFiles</name>
    <message>
        <source>Several files</source>
        <translation>Plusieurs fichiers</translation>
    </message>
    <message>
        <source>Each is opened in a window of its own.</source>
        <translation>Chacun est ouvert dans sa propre fenêtre.</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Ouvrir</translation>
    </message>
    <message>
        <source>&amp;Add to this file</source>
        <translation>&amp;Ajouter à ce fichier</translation>
    </message>
    <message numerus="yes">
        <source>Open %Ln file(s), or add their games to this file?</source>
        <translation>
            <numerusform>Ouvrir %Ln fichier, ou ajouter ses parties au fichier actuel&#xa0;?</numerusform>
            <numerusform>Ouvrir %Ln fichiers, ou ajouter leurs parties au fichier actuel&#xa0;?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Raccourcis clavier</translation>
    </message>
    <message>
        <source>Search actions and keys</source>
        <translation>Rechercher actions et raccourcis</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Action</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Raccourcis</translation>
    </message>
    <message>
        <source>Actions and their keys</source>
        <translation>Actions et leurs raccourcis</translation>
    </message>
    <message>
        <source>No matches</source>
        <translation>Aucun résultat</translation>
    </message>
    <message>
        <source>&amp;Set</source>
        <translation>&amp;Définir</translation>
    </message>
    <message>
        <source>A&amp;dd</source>
        <translation>&amp;Ajouter</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Supprimer</translation>
    </message>
    <message>
        <source>Rese&amp;t</source>
        <translation>&amp;Réinitialiser</translation>
    </message>
    <message>
        <source>Reset &amp;all</source>
        <translation>&amp;Tout réinitialiser</translation>
    </message>
    <message>
        <source>&amp;Preset:</source>
        <translation>&amp;Modèle&#xa0;:</translation>
    </message>
    <message>
        <source>Press a &amp;key:</source>
        <translation>A&amp;ppuyez sur une touche&#xa0;:</translation>
    </message>
    <message>
        <source>{key} cannot be assigned: the window itself needs it.</source>
        <translation>{key} ne peut pas être attribué&#xa0;: la fenêtre elle-même en a besoin.</translation>
    </message>
    <message>
        <source>“{action}”</source>
        <translation>«&#xa0;{action}&#xa0;»</translation>
    </message>
    <message>
        <source>{key} is assigned to {actions}. Setting it here removes it there.</source>
        <translation>{key} est attribué à {actions}. Le définir ici l’y supprime.</translation>
    </message>
    <message>
        <source>The action already has this key.</source>
        <translation>L’action a déjà ce raccourci.</translation>
    </message>
    <message>
        <source>{key} works only while the board or the tree has the focus.</source>
        <translation>{key} ne fonctionne que lorsque le goban ou l’arbre a le focus.</translation>
    </message>
</context>
<context>
    <name>SolveBar</name>
    <message>
        <source>Mark some points, one of them the right one</source>
        <translation>Marquer quelques intersections, dont la bonne</translation>
    </message>
    <message>
        <source>Show the next move of the solution</source>
        <translation>Montrer le coup suivant de la solution</translation>
    </message>
    <message>
        <source>Go back to the start of this problem</source>
        <translation>Revenir au début de ce problème</translation>
    </message>
    <message>
        <source>Go to the next problem of this file</source>
        <translation>Aller au problème suivant de ce fichier</translation>
    </message>
    <message>
        <source>Stop solving problems (Esc)</source>
        <translation>Ne plus résoudre de problèmes (Échap)</translation>
    </message>
</context>
<context>
    <name>Solver</name>
    <message>
        <source>Reading the problem...</source>
        <translation>Lecture du problème...</translation>
    </message>
    <message>
        <source>What follows is hidden until you find it.</source>
        <translation>La suite est cachée tant que vous ne l’avez pas trouvée.</translation>
    </message>
    <message>
        <source>Looking for a problem...</source>
        <translation>Recherche d’un problème...</translation>
    </message>
    <message>
        <source>This is the last problem of the file.</source>
        <translation>C’est le dernier problème du fichier.</translation>
    </message>
    <message>
        <source>This is the first problem of the file.</source>
        <translation>C’est le premier problème du fichier.</translation>
    </message>
    <message>
        <source>This game has no moves to find.</source>
        <translation>Cette partie n’a pas de coups à trouver.</translation>
    </message>
</context>
<context>
    <name>Solving</name>
    <message>
        <source>Pass</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problèmes</translation>
    </message>
    <message>
        <source>Clear results</source>
        <translation>Effacer les résultats</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Board: click to play, or use the arrow keys and Enter</source>
        <translation>Goban&#xa0;: cliquez pour jouer, ou utilisez les flèches et Entrée</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vide</translation>
    </message>
    <message>
        <source>Does {color} have to play at all?</source>
        <translation>{color} a-t-il seulement besoin de jouer&#xa0;?</translation>
    </message>
    <message>
        <source>Find the best move for {color}.</source>
        <translation>Trouvez le meilleur coup pour {color}.</translation>
    </message>
    <message>
        <source>First try: {solved} of {tried}</source>
        <translation>Au premier essai&#xa0;: {solved} sur {tried}</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Indice</translation>
    </message>
    <message>
        <source>Next problem</source>
        <translation>Problème suivant</translation>
    </message>
    <message>
        <source>One of the marked points, {first} to {last}.</source>
        <translation>L’une des intersections marquées, de {first} à {last}.</translation>
    </message>
    <message>
        <source>Previous problem</source>
        <translation>Problème précédent</translation>
    </message>
    <message>
        <source>Right!</source>
        <translation>Exact&#xa0;!</translation>
    </message>
    <message>
        <source>Right! Find the next move for {color}.</source>
        <translation>Exact&#xa0;! Trouvez le coup suivant de {color}.</translation>
    </message>
    <message>
        <source>Show move</source>
        <translation>Montrer le coup</translation>
    </message>
    <message>
        <source>Solved!</source>
        <translation>Résolu&#xa0;!</translation>
    </message>
    <message>
        <source>This move is not in the file. Try another one.</source>
        <translation>Ce coup n’est pas dans le fichier. Essayez-en un autre.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Whole board</source>
        <translation>Goban entier</translation>
    </message>
    <message>
        <source>Wrong. Click the board to see the reply.</source>
        <translation>Raté. Cliquez sur le goban pour voir la réponse.</translation>
    </message>
    <message>
        <source>Wrong. Try again.</source>
        <translation>Raté. Réessayez.</translation>
    </message>
    <message>
        <source>{color} passes.</source>
        <translation>{color} passe.</translation>
    </message>
</context>
<context>
    <name>SourceNotice</name>
    <message>
        <source>Line {line}: “{text}”. {message}</source>
        <translation>Ligne {line}&#xa0;: «&#xa0;{text}&#xa0;». {message}</translation>
    </message>
    <message>
        <source>Line {line}. {message}</source>
        <translation>Ligne {line}. {message}</translation>
    </message>
    <message numerus="yes">
        <source>Repaired %Ln error(s).</source>
        <translation>
            <numerusform>%Ln erreur réparée.</numerusform>
            <numerusform>%Ln erreurs réparées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Repaired %Ln error(s); read as {encoding}.</source>
        <translation>
            <numerusform>%Ln erreur réparée&#xa0;; lu en {encoding}.</numerusform>
            <numerusform>%Ln erreurs réparées&#xa0;; lu en {encoding}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Repaired more than %Ln error(s).</source>
        <translation>
            <numerusform>Plus de %Ln erreur réparée.</numerusform>
            <numerusform>Plus de %Ln erreurs réparées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Repaired more than %Ln error(s); read as {encoding}.</source>
        <translation>
            <numerusform>Plus de %Ln erreur réparée&#xa0;; lu en {encoding}.</numerusform>
            <numerusform>Plus de %Ln erreurs réparées&#xa0;; lu en {encoding}.</numerusform>
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
        <translation>Changements&#xa0;: {items}.</translation>
    </message>
    <message>
        <source>Column {name}: {items}.</source>
        <translation>Colonne {name}&#xa0;: {items}.</translation>
    </message>
    <message>
        <source>Comment: {text}</source>
        <translation>Commentaire&#xa0;: {text}</translation>
    </message>
    <message>
        <source>End of line.</source>
        <translation>Fin de la variante.</translation>
    </message>
    <message>
        <source>Ko at {point}.</source>
        <translation>Ko en {point}.</translation>
    </message>
    <message>
        <source>Last move: {color} passed.</source>
        <translation>Dernier coup&#xa0;: {color} a passé.</translation>
    </message>
    <message>
        <source>Last move: {color} {point}.</source>
        <translation>Dernier coup&#xa0;: {color} {point}.</translation>
    </message>
    <message>
        <source>Move {number}: {color} passes</source>
        <translation>Coup {number}&#xa0;: {color} passe</translation>
    </message>
    <message>
        <source>Move {number}: {color} {point}</source>
        <translation>Coup {number}&#xa0;: {color} {point}</translation>
    </message>
    <message>
        <source>Near {point}: {items}.</source>
        <translation>Près de {point}&#xa0;: {items}.</translation>
    </message>
    <message>
        <source>Next to {point}: {items}.</source>
        <translation>À côté de {point}&#xa0;: {items}.</translation>
    </message>
    <message>
        <source>Next: {items}.</source>
        <translation>Ensuite&#xa0;: {items}.</translation>
    </message>
    <message>
        <source>No comment.</source>
        <translation>Pas de commentaire.</translation>
    </message>
    <message>
        <source>No ko.</source>
        <translation>Pas de ko.</translation>
    </message>
    <message>
        <source>No last move.</source>
        <translation>Pas de dernier coup.</translation>
    </message>
    <message>
        <source>No move</source>
        <translation>Aucun coup</translation>
    </message>
    <message>
        <source>No other stones near {point}.</source>
        <translation>Pas d’autres pierres près de {point}.</translation>
    </message>
    <message>
        <source>No stone at {point}.</source>
        <translation>Pas de pierre en {point}.</translation>
    </message>
    <message>
        <source>No stones.</source>
        <translation>Aucune pierre.</translation>
    </message>
    <message>
        <source>Nothing changed on the board.</source>
        <translation>Rien n’a changé sur le goban.</translation>
    </message>
    <message>
        <source>Nothing has been captured.</source>
        <translation>Rien n’a été capturé.</translation>
    </message>
    <message>
        <source>Row {name}: {items}.</source>
        <translation>Rangée {name}&#xa0;: {items}.</translation>
    </message>
    <message>
        <source>Start of game</source>
        <translation>Début de la partie</translation>
    </message>
    <message>
        <source>arrow from {points}</source>
        <translation>flèche depuis {points}</translation>
    </message>
    <message>
        <source>arrow to {points}</source>
        <translation>flèche vers {points}</translation>
    </message>
    <message>
        <source>board {size}</source>
        <translation>goban {size}</translation>
    </message>
    <message numerus="yes">
        <source>chain of {count}</source>
        <translation>
            <numerusform>chaîne de {count}</numerusform>
            <numerusform>chaîne de {count}</numerusform>
        </translation>
    </message>
    <message>
        <source>circle</source>
        <translation>cercle</translation>
    </message>
    <message>
        <source>cross</source>
        <translation>croix</translation>
    </message>
    <message>
        <source>dead</source>
        <translation>morte</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vide</translation>
    </message>
    <message>
        <source>end of line</source>
        <translation>fin de la variante</translation>
    </message>
    <message>
        <source>greyed out</source>
        <translation>grisée</translation>
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
        <translation>étiquette {text}</translation>
    </message>
    <message>
        <source>label {text} at {point}</source>
        <translation>étiquette {text} en {point}</translation>
    </message>
    <message>
        <source>last move</source>
        <translation>dernier coup</translation>
    </message>
    <message>
        <source>line to {points}</source>
        <translation>ligne vers {points}</translation>
    </message>
    <message>
        <source>name {text}</source>
        <translation>nom {text}</translation>
    </message>
    <message>
        <source>next move for {color}</source>
        <translation>prochain coup de {color}</translation>
    </message>
    <message>
        <source>number {number}</source>
        <translation>numéro {number}</translation>
    </message>
    <message>
        <source>number {text} at {point}</source>
        <translation>numéro {text} en {point}</translation>
    </message>
    <message>
        <source>order of play {colors}</source>
        <translation>ordre de jeu {colors}</translation>
    </message>
    <message>
        <source>selected</source>
        <translation>sélectionnée</translation>
    </message>
    <message>
        <source>setup</source>
        <translation>mise en place</translation>
    </message>
    <message>
        <source>square</source>
        <translation>carré</translation>
    </message>
    <message>
        <source>star point</source>
        <translation>hoshi</translation>
    </message>
    <message>
        <source>triangle</source>
        <translation>triangle</translation>
    </message>
    <message>
        <source>variation {number} of {total}</source>
        <translation>variante {number} sur {total}</translation>
    </message>
    <message>
        <source>{before} replaced by {after}</source>
        <translation>{after} à la place de {before}</translation>
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
            <numerusform>Chaîne de {color}, {count} pierre&#xa0;: {points}.</numerusform>
            <numerusform>Chaîne de {color}, {count} pierres&#xa0;: {points}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{color} has captured {count}.</source>
        <translation>
            <numerusform>{color} a capturé {count} pierre.</numerusform>
            <numerusform>{color} a capturé {count} pierres.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{color} has {count} stones.</source>
        <translation>
            <numerusform>{color} a {count} pierre.</numerusform>
            <numerusform>{color} a {count} pierres.</numerusform>
        </translation>
    </message>
    <message>
        <source>{color} passes</source>
        <translation>{color} passe</translation>
    </message>
    <message>
        <source>{color} territory</source>
        <translation>territoire de {color}</translation>
    </message>
    <message>
        <source>{color} to play</source>
        <translation>à {color} de jouer</translation>
    </message>
    <message>
        <source>{color} to play.</source>
        <translation>À {color} de jouer.</translation>
    </message>
    <message>
        <source>{color} {point}</source>
        <translation>{color} {point}</translation>
    </message>
    <message numerus="yes">
        <source>{count} changes on the board.</source>
        <translation>
            <numerusform>{count} changement sur le goban.</numerusform>
            <numerusform>{count} changements sur le goban.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} liberties</source>
        <translation>
            <numerusform>{count} liberté</numerusform>
            <numerusform>{count} libertés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} liberties: {points}.</source>
        <translation>
            <numerusform>{count} liberté&#xa0;: {points}.</numerusform>
            <numerusform>{count} libertés&#xa0;: {points}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} stones captured</source>
        <translation>
            <numerusform>{count} pierre capturée</numerusform>
            <numerusform>{count} pierres capturées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} variations follow</source>
        <translation>
            <numerusform>{count} variante suit</numerusform>
            <numerusform>{count} variantes suivent</numerusform>
        </translation>
    </message>
    <message>
        <source>{first} to {last} {color}</source>
        <translation>{first} à {last} {color}</translation>
    </message>
    <message>
        <source>{items}.</source>
        <translation>{items}.</translation>
    </message>
    <message>
        <source>{item} added</source>
        <translation>ajout&#xa0;: {item}</translation>
    </message>
    <message>
        <source>{item} removed</source>
        <translation>retrait&#xa0;: {item}</translation>
    </message>
    <message>
        <source>{mark} at {point}</source>
        <translation>{mark} en {point}</translation>
    </message>
    <message>
        <source>{point} empty</source>
        <translation>{point} vide</translation>
    </message>
    <message>
        <source>{point} {color}</source>
        <translation>{point} {color}</translation>
    </message>
    <message>
        <source>{point}: {items}</source>
        <translation>{point}&#xa0;: {items}</translation>
    </message>
</context>
<context>
    <name>StripDialog</name>
    <message>
        <source>&amp;Comments</source>
        <translation>Co&amp;mmentaires</translation>
    </message>
    <message>
        <source>Node &amp;names</source>
        <translation>&amp;Noms des nœuds</translation>
    </message>
    <message>
        <source>&amp;Labels</source>
        <translation>Éti&amp;quettes</translation>
    </message>
    <message>
        <source>&amp;Marks</source>
        <translation>&amp;Symboles</translation>
    </message>
    <message>
        <source>&amp;Arrows and lines</source>
        <translation>&amp;Flèches et lignes</translation>
    </message>
    <message>
        <source>&amp;Territory</source>
        <translation>&amp;Territoire</translation>
    </message>
    <message>
        <source>&amp;Greyed-out points</source>
        <translation>&amp;Intersections grisées</translation>
    </message>
    <message>
        <source>Cropped &amp;views</source>
        <translation>&amp;Vues recadrées</translation>
    </message>
    <message>
        <source>Annotation&amp;s</source>
        <translation>Év&amp;aluations</translation>
    </message>
    <message>
        <source>Remaining t&amp;imes</source>
        <translation>Temps &amp;restants</translation>
    </message>
    <message>
        <source>Remove comments and markup</source>
        <translation>Supprimer commentaires et marques</translation>
    </message>
    <message>
        <source>&amp;Whole game</source>
        <translation>Toute la &amp;partie</translation>
    </message>
    <message>
        <source>From</source>
        <translation>De</translation>
    </message>
    <message>
        <source>This n&amp;ode</source>
        <translation>&amp;Ce nœud</translation>
    </message>
</context>
<context>
    <name>Styles</name>
    <message>
        <source>Wood</source>
        <translation>Bois</translation>
    </message>
    <message>
        <source>Dark wood</source>
        <translation>Bois sombre</translation>
    </message>
    <message>
        <source>Black and white</source>
        <translation>Noir et blanc</translation>
    </message>
    <message>
        <source>Greyscale</source>
        <translation>Niveaux de gris</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Contraste élevé</translation>
    </message>
    <message>
        <source>Looking for board styles...</source>
        <translation>Recherche des styles de goban...</translation>
    </message>
    <message>
        <source>{file}: {problem}</source>
        <translation>{file}&#xa0;: {problem}</translation>
    </message>
</context>
<context>
    <name>ToolController</name>
    <message>
        <source>This game is not Go: nothing can be placed on the board.</source>
        <translation>Cette partie n’est pas du go&#xa0;: rien ne peut être posé sur le goban.</translation>
    </message>
</context>
<context>
    <name>ToolPalette</name>
    <message>
        <source>More tools</source>
        <translation>Davantage d’outils</translation>
    </message>
</context>
<context>
    <name>Tools</name>
    <message>
        <source>Remove arrows and lines</source>
        <translation>Retirer flèches et lignes</translation>
    </message>
    <message>
        <source>Arrow</source>
        <translation>Flèche</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Ligne</translation>
    </message>
    <message>
        <source>Remove territory</source>
        <translation>Retirer le territoire</translation>
    </message>
    <message>
        <source>Territory</source>
        <translation>Territoire</translation>
    </message>
    <message>
        <source>Remove grey-out</source>
        <translation>Retirer le grisé</translation>
    </message>
    <message>
        <source>Grey out</source>
        <translation>Griser</translation>
    </message>
    <message>
        <source>Crop view</source>
        <translation>Recadrer sur une zone</translation>
    </message>
    <message>
        <source>Show the whole board</source>
        <translation>Afficher tout le goban</translation>
    </message>
    <message>
        <source>Remove stone</source>
        <translation>Retirer une pierre</translation>
    </message>
    <message>
        <source>Move stone</source>
        <translation>Déplacer une pierre</translation>
    </message>
    <message>
        <source>Copy stone</source>
        <translation>Copier une pierre</translation>
    </message>
    <message>
        <source>Copy stones</source>
        <translation>Copier des pierres</translation>
    </message>
    <message>
        <source>Move stones</source>
        <translation>Déplacer des pierres</translation>
    </message>
    <message>
        <source>There is no stone to mark dead or alive.</source>
        <translation>Il n’y a pas de pierre à marquer morte ou vivante.</translation>
    </message>
    <message>
        <source>Boards with more than 25 columns allow only black and white stones.</source>
        <translation>Les gobans de plus de 25 colonnes n’acceptent que des pierres noires et blanches.</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>Effacer</translation>
    </message>
    <message>
        <source>This ko comes from the last move; it cannot be removed.</source>
        <translation>Ce ko vient du dernier coup&#xa0;; il ne peut pas être retiré.</translation>
    </message>
    <message>
        <source>There is no stone on that point.</source>
        <translation>Il n’y a pas de pierre sur cette intersection.</translation>
    </message>
    <message>
        <source>This node is that move; its marker cannot be removed.</source>
        <translation>Ce nœud est ce coup&#xa0;; sa marque ne peut pas être retirée.</translation>
    </message>
</context>
<context>
    <name>TransformDialog</name>
    <message>
        <source>This position</source>
        <translation>Cette position</translation>
    </message>
    <message>
        <source>This variation</source>
        <translation>Cette variante</translation>
    </message>
    <message>
        <source>This game</source>
        <translation>Cette partie</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Toutes les parties</translation>
    </message>
    <message>
        <source>Transform</source>
        <translation>Transformer</translation>
    </message>
    <message>
        <source>Neither</source>
        <translation>Ni l’un ni l’autre</translation>
    </message>
    <message>
        <source>Swap &amp;colours</source>
        <translation>&amp;Inverser les couleurs</translation>
    </message>
    <message>
        <source>&amp;Board size:</source>
        <translation>Taille du &amp;goban&#xa0;:</translation>
    </message>
    <message>
        <source>Change &amp;names of points in comments and names</source>
        <translation>&amp;Changer les noms d’intersections dans les commentaires et les noms</translation>
    </message>
    <message>
        <source>The position afterwards</source>
        <translation>La position après transformation</translation>
    </message>
    <message>
        <source>What falls off or stays as it is</source>
        <translation>Ce qui sort du goban ou reste tel quel</translation>
    </message>
    <message>
        <source>Names of points that change</source>
        <translation>Noms d’intersections qui changent</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Rien</translation>
    </message>
    <message>
        <source>&amp;What:</source>
        <translation>&amp;Transformer&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Rotate or mirror:</source>
        <translation>&amp;Pivoter ou retourner&#xa0;:</translation>
    </message>
    <message>
        <source>Shift to the r&amp;ight:</source>
        <translation>&amp;Décaler vers la droite&#xa0;:</translation>
    </message>
    <message>
        <source>Shift &amp;down:</source>
        <translation>Décaler &amp;vers le bas&#xa0;:</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Colonnes</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Rangées</translation>
    </message>
</context>
<context>
    <name>TreeView</name>
    <message>
        <source>Hidden nodes: {count}. Click to show them.</source>
        <translation>Nœuds masqués&#xa0;: {count}. Cliquer pour les afficher.</translation>
    </message>
    <message>
        <source>Same position elsewhere: move {numbers}</source>
        <translation>Même position ailleurs&#xa0;: coup {numbers}</translation>
    </message>
    <message>
        <source>Same position elsewhere: move {numbers} and others</source>
        <translation>Même position ailleurs&#xa0;: coup {numbers} et d’autres</translation>
    </message>
    <message>
        <source>Variation tree</source>
        <translation>Arbre des variantes</translation>
    </message>
    <message>
        <source>Arrow keys go through the game. The moves as a list are in the menu View, Panels.</source>
        <translation>Les flèches parcourent la partie. Les coups en liste sont dans le menu Affichage, Panneaux.</translation>
    </message>
</context>
<context>
    <name>UnsavedDialog</name>
    <message>
        <source>Quit</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>Save the changes to these documents?</source>
        <translation>Enregistrer les modifications de ces documents&#xa0;?</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Enregistrer</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Ne pas enregistrer</translation>
    </message>
    <message>
        <source>The changes to documents that are not ticked are discarded.</source>
        <translation>Les modifications des documents non cochés sont abandonnées.</translation>
    </message>
    <message>
        <source>Unsaved documents</source>
        <translation>Documents non enregistrés</translation>
    </message>
    <message>
        <source>{file} (its unfinished HEN is not part of the file)</source>
        <translation>{file} (son HEN inachevé ne fait pas partie du fichier)</translation>
    </message>
    <message>
        <source>{file}: unfinished HEN, not part of the file</source>
        <translation>{file}&#xa0;: HEN inachevé, hors du fichier</translation>
    </message>
</context>
<context>
    <name>VersionsDialog</name>
    <message>
        <source>Earlier versions</source>
        <translation>Versions précédentes</translation>
    </message>
    <message>
        <source>Replaced</source>
        <translation>Remplacée</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Contenu</translation>
    </message>
    <message>
        <source>No earlier versions of this file</source>
        <translation>Aucune version précédente de ce fichier</translation>
    </message>
    <message>
        <source>Reading...</source>
        <translation>Lecture...</translation>
    </message>
    <message numerus="yes">
        <source>Earlier versions are kept for %Ln day(s).</source>
        <translation>
            <numerusform>Les versions précédentes sont gardées %Ln jour.</numerusform>
            <numerusform>Les versions précédentes sont gardées %Ln jours.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %Ln version(s) of a file are kept.</source>
        <translation>
            <numerusform>Au plus %Ln version d’un fichier est gardée.</numerusform>
            <numerusform>Au plus %Ln versions d’un fichier sont gardées.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Open as a copy</source>
        <translation>&amp;Ouvrir comme copie</translation>
    </message>
    <message>
        <source>Open this version in another window, as a document without a file</source>
        <translation>Ouvrir cette version dans une autre fenêtre, comme document sans fichier</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>&amp;Restaurer</translation>
    </message>
    <message>
        <source>Replace the games of this document with those of this version; this can be undone</source>
        <translation>Remplacer les parties de ce document par celles de cette version&#xa0;; cela peut être annulé</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation>&amp;Comparer</translation>
    </message>
    <message>
        <source>Show what differs between this version and the document</source>
        <translation>Afficher les différences entre cette version et le document</translation>
    </message>
    <message>
        <source>&amp;Delete...</source>
        <translation>Su&amp;pprimer...</translation>
    </message>
    <message>
        <source>Delete this version for good</source>
        <translation>Supprimer définitivement cette version</translation>
    </message>
    <message>
        <source>{size} kB</source>
        <translation>{size} ko</translation>
    </message>
    <message numerus="yes">
        <source>%Ln node(s)</source>
        <translation>
            <numerusform>%Ln nœud</numerusform>
            <numerusform>%Ln nœuds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s)</source>
        <translation>
            <numerusform>%Ln partie</numerusform>
            <numerusform>%Ln parties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln move(s)</source>
        <translation>
            <numerusform>%Ln coup</numerusform>
            <numerusform>%Ln coups</numerusform>
        </translation>
    </message>
    <message>
        <source>Version replaced {time}</source>
        <translation>Version remplacée {time}</translation>
    </message>
    <message>
        <source>This document</source>
        <translation>Ce document</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Supprimer</translation>
    </message>
    <message>
        <source>Delete this version for good?</source>
        <translation>Supprimer définitivement cette version&#xa0;?</translation>
    </message>
    <message>
        <source>The version could not be deleted.</source>
        <translation>La version n’a pas pu être supprimée.</translation>
    </message>
</context>
<context>
    <name>WebPageDialog</name>
    <message>
        <source>Export problems as web page</source>
        <translation>Exporter les problèmes en page web</translation>
    </message>
    <message>
        <source>&amp;Title:</source>
        <translation>&amp;Titre&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Introduction:</source>
        <translation>&amp;Introduction&#xa0;:</translation>
    </message>
    <message>
        <source>Shown above the first problem</source>
        <translation>Affichée au-dessus du premier problème</translation>
    </message>
    <message>
        <source>As in this file</source>
        <translation>Comme dans ce fichier</translation>
    </message>
    <message>
        <source>Shuffled each time the page is opened</source>
        <translation>Mélangés à chaque ouverture de la page</translation>
    </message>
    <message>
        <source>&amp;Order:</source>
        <translation>&amp;Ordre&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Names of the problems</source>
        <translation>&amp;Noms des problèmes</translation>
    </message>
    <message>
        <source>&amp;Show the right move on request</source>
        <translation>&amp;Montrer le bon coup sur demande</translation>
    </message>
    <message>
        <source>Save &amp;as...</source>
        <translation>Enregistrer &amp;sous...</translation>
    </message>
</context>
<context>
    <name>Welcome</name>
    <message>
        <source>Click the board to play, or</source>
        <translation>Cliquez sur le goban pour jouer, ou</translation>
    </message>
    <message>
        <source>Open a file</source>
        <translation>Ouvrir un fichier</translation>
    </message>
    <message>
        <source>Paste a HEN or a game</source>
        <translation>Coller un HEN ou une partie</translation>
    </message>
    <message>
        <source>Last files</source>
        <translation>Derniers fichiers</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Exemples</translation>
    </message>
    <message>
        <source>What is HEN?</source>
        <translation>Qu’est-ce que HEN&#xa0;?</translation>
    </message>
    <message>
        <source>Paste the files</source>
        <translation>Coller les fichiers</translation>
    </message>
    <message>
        <source>Paste the text</source>
        <translation>Coller le texte</translation>
    </message>
    <message>
        <source>Paste the picture</source>
        <translation>Coller l’image</translation>
    </message>
</context>
<context>
    <name>WhatsThis</name>
    <message>
        <source>The board. A click does what the active tool does; the wheel steps through the game.</source>
        <translation>Le goban. Un clic applique l’outil actif&#xa0;; la molette parcourt la partie.</translation>
    </message>
    <message>
        <source>The position as HEN text. Type or paste here: the board follows each letter. Ctrl+Space offers what may come next; the line below says what is wrong.</source>
        <translation>La position en texte HEN. Tapez ou collez ici&#xa0;: le goban suit chaque lettre. Ctrl+Espace propose ce qui peut suivre&#xa0;; la ligne du dessous dit ce qui ne va pas.</translation>
    </message>
    <message>
        <source>Who plays, and whose turn it is. A click on a row lets that side play next; the pencil opens the game info.</source>
        <translation>Qui joue, et à qui le tour. Un clic sur une ligne fait jouer ce camp ensuite&#xa0;; le crayon ouvre les informations de la partie.</translation>
    </message>
    <message>
        <source>The moves of the game and its variations. Click one to go there, drag one to move it.</source>
        <translation>Les coups de la partie et ses variantes. Cliquez sur un coup pour y aller, faites-le glisser pour le déplacer.</translation>
    </message>
    <message>
        <source>The name and the comment of this node. Names of points light up on the board.</source>
        <translation>Le nom et le commentaire de ce nœud. Les noms d’intersections s’éclairent sur le goban.</translation>
    </message>
    <message>
        <source>The game: its moves, the comment of this node, and navigation.</source>
        <translation>La partie&#xa0;: ses coups, le commentaire de ce nœud, et la navigation.</translation>
    </message>
    <message>
        <source>What is wrong with text, position, game and file. Click a problem to go there.</source>
        <translation>Ce qui ne va pas dans le texte, la position, la partie et le fichier. Cliquez sur un problème pour y aller.</translation>
    </message>
    <message>
        <source>The games of the file. Click one to go to it.</source>
        <translation>Les parties du fichier. Cliquez sur l’une d’elles pour y aller.</translation>
    </message>
    <message>
        <source>The menus. Ctrl+Shift+P finds any of their commands by its words.</source>
        <translation>Les menus. Ctrl+Maj+P trouve n’importe quelle commande d’après ses mots.</translation>
    </message>
    <message>
        <source>The tools: what a click on the board does.</source>
        <translation>Les outils&#xa0;: ce que fait un clic sur le goban.</translation>
    </message>
    <message>
        <source>What is wrong with the text, or what was just done; the point under the pointer; the problems.</source>
        <translation>Ce qui ne va pas dans le texte, ou ce qui vient d’être fait&#xa0;; l’intersection sous le pointeur&#xa0;; les problèmes.</translation>
    </message>
</context>
<context>
    <name>Windows</name>
    <message>
        <source>It is open in another window.</source>
        <translation>Il est ouvert dans une autre fenêtre.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) could not be opened.</source>
        <translation>
            <numerusform>%Ln fichier n’a pas pu être ouvert.</numerusform>
            <numerusform>%Ln fichiers n’ont pas pu être ouverts.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) could not be recovered.</source>
        <translation>
            <numerusform>%Ln document n’a pas pu être récupéré.</numerusform>
            <numerusform>%Ln documents n’ont pas pu être récupérés.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Worksheet</name>
    <message>
        <source>Worksheet</source>
        <translation>Feuille de problèmes</translation>
    </message>
    <message>
        <source>&amp;Title:</source>
        <translation>&amp;Titre&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Games:</source>
        <translation>P&amp;arties&#xa0;:</translation>
    </message>
    <message>
        <source>All, or 1-12, 15</source>
        <translation>Toutes, ou 1-12, 15</translation>
    </message>
    <message>
        <source>&amp;Diagrams on a page:</source>
        <translation>&amp;Diagrammes par page&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Lines to write on:</source>
        <translation>&amp;Lignes pour écrire&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Names of the problems</source>
        <translation>&amp;Noms des problèmes</translation>
    </message>
    <message>
        <source>Co&amp;mments before the first move</source>
        <translation>&amp;Commentaires avant le premier coup</translation>
    </message>
    <message>
        <source>&amp;Answers on pages of their own</source>
        <translation>&amp;Solutions sur des pages à part</translation>
    </message>
    <message>
        <source>&amp;Wrong moves in the answers</source>
        <translation>Coups &amp;faux dans les solutions</translation>
    </message>
</context>
<context>
    <name>_Examples</name>
    <message>
        <source>Examples of HEN</source>
        <translation>Exemples de HEN</translation>
    </message>
    <message>
        <source>The parts of a HEN</source>
        <translation>Les éléments d’un HEN</translation>
    </message>
    <message>
        <source>Whole positions</source>
        <translation>Positions entières</translation>
    </message>
    <message>
        <source>Mistakes and their messages</source>
        <translation>Erreurs et leurs messages</translation>
    </message>
    <message>
        <source>No matches</source>
        <translation>Aucun résultat</translation>
    </message>
    <message>
        <source>Click to see it on the board</source>
        <translation>Cliquer pour le voir sur le goban</translation>
    </message>
</context>
<context>
    <name>_GoToDialog</name>
    <message>
        <source>&amp;Go</source>
        <translation>&amp;Aller</translation>
    </message>
</context>
<context>
    <name>_Keys</name>
    <message>
        <source>Commands and their keys</source>
        <translation>Commandes et leurs raccourcis</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Commande</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Raccourcis</translation>
    </message>
    <message>
        <source>No matches</source>
        <translation>Aucun résultat</translation>
    </message>
</context>
<context>
    <name>_Results</name>
    <message>
        <source>Places found</source>
        <translation>Résultats trouvés</translation>
    </message>
</context>
</TS>
