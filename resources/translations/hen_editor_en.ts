<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Adding</name>
    <message numerus="yes">
        <source>%Ln file(s)</source>
        <translation>
            <numerusform>%Ln file</numerusform>
            <numerusform>%Ln files</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Added %Ln game(s).</source>
        <translation>
            <numerusform>Added %Ln game.</numerusform>
            <numerusform>Added %Ln games.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) had problems; they were read as far as possible.</source>
        <translation>
            <numerusform>%Ln file had problems; it was read as far as possible.</numerusform>
            <numerusform>%Ln files had problems; they were read as far as possible.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) could not be added.</source>
        <translation>
            <numerusform>%Ln file could not be added.</numerusform>
            <numerusform>%Ln files could not be added.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CompareDialog</name>
    <message numerus="yes">
        <source>%Ln difference(s)</source>
        <translation>
            <numerusform>%Ln difference</numerusform>
            <numerusform>%Ln differences</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DifferenceModel</name>
    <message numerus="yes">
        <source>%Ln node(s)</source>
        <translation>
            <numerusform>%Ln node</numerusform>
            <numerusform>%Ln nodes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln node(s) added</source>
        <translation>
            <numerusform>%Ln node added</numerusform>
            <numerusform>%Ln nodes added</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln node(s) removed</source>
        <translation>
            <numerusform>%Ln node removed</numerusform>
            <numerusform>%Ln nodes removed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EngineBar</name>
    <message numerus="yes">
        <source>%Ln visit(s)</source>
        <translation>
            <numerusform>%Ln visit</numerusform>
            <numerusform>%Ln visits</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EngineUses</name>
    <message numerus="yes">
        <source>%Ln visit(s)</source>
        <translation>
            <numerusform>%Ln visit</numerusform>
            <numerusform>%Ln visits</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FileCommands</name>
    <message numerus="yes">
        <source>Open all %Ln file(s)?</source>
        <translation>
            <numerusform>Open %Ln file?</numerusform>
            <numerusform>Open all %Ln files?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{file} held one game when it was opened; now there are %Ln.</source>
        <translation>
            <numerusform>{file} held one game when it was opened; now there is %Ln.</numerusform>
            <numerusform>{file} held one game when it was opened; now there are %Ln.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The other %Ln position(s) will be lost, too.</source>
        <translation>
            <numerusform>The other position will be lost, too.</numerusform>
            <numerusform>The other %Ln positions will be lost, too.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FindBar</name>
    <message numerus="yes">
        <source>%Ln match(es)</source>
        <translation>
            <numerusform>%Ln match</numerusform>
            <numerusform>%Ln matches</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GameList</name>
    <message numerus="yes">
        <source>Search %Ln game(s)</source>
        <translation>
            <numerusform>Search %Ln game</numerusform>
            <numerusform>Search %Ln games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s)</source>
        <translation>
            <numerusform>%Ln game</numerusform>
            <numerusform>%Ln games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HenField</name>
    <message numerus="yes">
        <source>Too long: the field is limited to %Ln characters.</source>
        <translation>
            <numerusform>Too long: the field is limited to %Ln characters.</numerusform>
            <numerusform>Too long: the field is limited to %Ln characters.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Messages</name>
    <message numerus="yes">
        <source>The HEN of this position has %Ln characters; the limit is {limit}.</source>
        <translation>
            <numerusform>The HEN of this position has %Ln characters; the limit is {limit}.</numerusform>
            <numerusform>The HEN of this position has %Ln characters; the limit is {limit}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fix all %n</source>
        <translation>
            <numerusform>Fix all %n</numerusform>
            <numerusform>Fix all %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NewEngineGameDialog</name>
    <message numerus="yes">
        <source>%Ln stone(s)</source>
        <translation>
            <numerusform>%Ln stone</numerusform>
            <numerusform>%Ln stones</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OverviewDialog</name>
    <message numerus="yes">
        <source>%Ln to check</source>
        <translation>
            <numerusform>%Ln to check</numerusform>
            <numerusform>%Ln to check</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln problem(s).</source>
        <translation>
            <numerusform>%Ln problem.</numerusform>
            <numerusform>%Ln problems.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PagesDialog</name>
    <message numerus="yes">
        <source>%Ln page(s)</source>
        <translation>
            <numerusform>%Ln page</numerusform>
            <numerusform>%Ln pages</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PagesOutput</name>
    <message numerus="yes">
        <source>%Ln file(s) with these names already exist. Do you want to replace them?</source>
        <translation>
            <numerusform>%Ln file with this name already exists. Do you want to replace it?</numerusform>
            <numerusform>%Ln files with these names already exist. Do you want to replace them?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PasteOffer</name>
    <message numerus="yes">
        <source>SGF of %Ln game(s)</source>
        <translation>
            <numerusform>SGF of %Ln game</numerusform>
            <numerusform>SGF of %Ln games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln move(s)</source>
        <translation>
            <numerusform>%Ln move</numerusform>
            <numerusform>%Ln moves</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PositionFinder</name>
    <message numerus="yes">
        <source>Only the first %Ln place(s) are shown; there may be more.</source>
        <translation>
            <numerusform>Only the first %Ln place is shown; there may be more.</numerusform>
            <numerusform>Only the first %Ln places are shown; there may be more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln place(s) found.</source>
        <translation>
            <numerusform>%Ln place found.</numerusform>
            <numerusform>%Ln places found.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stopped after %Ln place(s).</source>
        <translation>
            <numerusform>Stopped after %Ln place.</numerusform>
            <numerusform>Stopped after %Ln places.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) could not be read.</source>
        <translation>
            <numerusform>%Ln file could not be read.</numerusform>
            <numerusform>%Ln files could not be read.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProblemCount</name>
    <message numerus="yes">
        <source>%Ln note(s)</source>
        <translation>
            <numerusform>%Ln note</numerusform>
            <numerusform>%Ln notes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln problem(s)</source>
        <translation>
            <numerusform>%Ln problem</numerusform>
            <numerusform>%Ln problems</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProblemList</name>
    <message numerus="yes">
        <source>%Ln error(s)</source>
        <translation>
            <numerusform>%Ln error</numerusform>
            <numerusform>%Ln errors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln warning(s)</source>
        <translation>
            <numerusform>%Ln warning</numerusform>
            <numerusform>%Ln warnings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln note(s)</source>
        <translation>
            <numerusform>%Ln note</numerusform>
            <numerusform>%Ln notes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Problems</name>
    <message numerus="yes">
        <source>{count:,} moves can no longer be played: {numbers}.</source>
        <translation>
            <numerusform>{count:,} moves can no longer be played: {numbers}.</numerusform>
            <numerusform>{count:,} moves can no longer be played: {numbers}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} moves can no longer be played; the first are {numbers}.</source>
        <translation>
            <numerusform>{count:,} moves can no longer be played; the first are {numbers}.</numerusform>
            <numerusform>{count:,} moves can no longer be played; the first are {numbers}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} positions were read, although no title lines (# Title) separate them.</source>
        <translation>
            <numerusform>{count:,} positions were read, although no title lines (# Title) separate them.</numerusform>
            <numerusform>{count:,} positions were read, although no title lines (# Title) separate them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It contains a position of more than {count:,} characters.</source>
        <translation>
            <numerusform>It contains a position of more than {count:,} characters.</numerusform>
            <numerusform>It contains a position of more than {count:,} characters.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Agrees on {agreeing:,} of {count:,} texts.</source>
        <translation>
            <numerusform>Agrees on the only text.</numerusform>
            <numerusform>Agrees on {agreeing:,} of {count:,} texts.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All {count:,} valid, with {found}.</source>
        <translation>
            <numerusform>Valid, with {found}.</numerusform>
            <numerusform>All {count:,} valid, with {found}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All {count:,} valid.</source>
        <translation>
            <numerusform>Valid.</numerusform>
            <numerusform>All {count:,} valid.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It did not end within {count:,} seconds.</source>
        <translation>
            <numerusform>It did not end within a second.</numerusform>
            <numerusform>It did not end within {count:,} seconds.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It has a node with more than {count:,} properties; no Go program writes that many.</source>
        <translation>
            <numerusform>It has a node with more than {count:,} properties; no Go program writes that many.</numerusform>
            <numerusform>It has a node with more than {count:,} properties; no Go program writes that many.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It has about {count} million nodes. Open it in a window of its own.</source>
        <translation>
            <numerusform>It has about {count} million nodes. Open it in a window of its own.</numerusform>
            <numerusform>It has about {count} million nodes. Open it in a window of its own.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It has over {count:,} nodes, too many for a web page, and is not checked further.</source>
        <translation>
            <numerusform>It has over {count:,} nodes, too many for a web page, and is not checked further.</numerusform>
            <numerusform>It has over {count:,} nodes, too many for a web page, and is not checked further.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It should have {count:,} moves, but has only {found:,}: it is perhaps truncated.</source>
        <translation>
            <numerusform>It should have {count:,} moves, but has only {found:,}: it is perhaps truncated.</numerusform>
            <numerusform>It should have {count:,} moves, but has only {found:,}: it is perhaps truncated.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only the first {count:,} positions are offered. To open all, save the text as a .hen file.</source>
        <translation>
            <numerusform>Only the first {count:,} positions are offered. To open all, save the text as a .hen file.</numerusform>
            <numerusform>Only the first {count:,} positions are offered. To open all, save the text as a .hen file.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Row {row} needs {count} columns; the board has {columns}.</source>
        <translation>
            <numerusform>Row {row} needs {count} columns; the board has {columns}.</numerusform>
            <numerusform>Row {row} needs {count} columns; the board has {columns}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Row {row} needs {count} or more columns; the board has {columns}.</source>
        <translation>
            <numerusform>Row {row} needs {count} or more columns; the board has {columns}.</numerusform>
            <numerusform>Row {row} needs {count} or more columns; the board has {columns}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Rows {first} to {last} are not shown; they are read as empty.</source>
        <translation>
            <numerusform>Row {first} is not shown; it is read as empty.</numerusform>
            <numerusform>Rows {first} to {last} are not shown; they are read as empty.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The numbers on {count} stones were not read: {names}.</source>
        <translation>
            <numerusform>The number on the stone at {names} was not read.</numerusform>
            <numerusform>The numbers on {count} stones were not read: {names}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{bad:,} of {count:,} not valid: {found}.</source>
        <translation>
            <numerusform>Not valid: {found}.</numerusform>
            <numerusform>{bad:,} of {count:,} not valid: {found}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} could not be read.</source>
        <translation>
            <numerusform>1 could not be read.</numerusform>
            <numerusform>{count:,} could not be read.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} errors</source>
        <translation>
            <numerusform>1 error</numerusform>
            <numerusform>{count:,} errors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} files have problems and are always searched.</source>
        <translation>
            <numerusform>1 file has a problem and is always searched.</numerusform>
            <numerusform>{count:,} files have problems and are always searched.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} lines are not valid HEN and are left out: {lines}.</source>
        <translation>
            <numerusform>Line {lines} is not valid HEN and is left out.</numerusform>
            <numerusform>{count:,} lines are not valid HEN and are left out: {lines}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} lines end without right or wrong.</source>
        <translation>
            <numerusform>A line ends without right or wrong.</numerusform>
            <numerusform>{count:,} lines end without right or wrong.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} lines were not understood and are left out; the first is line {line}: “{text}”.</source>
        <translation>
            <numerusform>Line {line} was not understood and is left out: “{text}”.</numerusform>
            <numerusform>{count:,} lines were not understood and are left out; the first is line {line}: “{text}”.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} lines were read as one position; title lines (# Title) separate positions.</source>
        <translation>
            <numerusform>{count:,} lines were read as one position; title lines (# Title) separate positions.</numerusform>
            <numerusform>{count:,} lines were read as one position; title lines (# Title) separate positions.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} notes</source>
        <translation>
            <numerusform>1 note</numerusform>
            <numerusform>{count:,} notes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} texts with line breaks or half characters were not asked.</source>
        <translation>
            <numerusform>1 text with a line break or half a character was not asked.</numerusform>
            <numerusform>{count:,} texts with line breaks or half characters were not asked.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} visits</source>
        <translation>
            <numerusform>1 visit</numerusform>
            <numerusform>{count:,} visits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} warnings</source>
        <translation>
            <numerusform>1 warning</numerusform>
            <numerusform>{count:,} warnings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} are given a stone twice; the later one counts.</source>
        <translation>
            <numerusform>{names} is given a stone twice; the later one counts.</numerusform>
            <numerusform>{names} are given a stone twice; the later one counts.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: {count:,} more ({found}); hen validate --json lists all.</source>
        <translation>
            <numerusform>{name}: 1 more ({found}); hen validate --json lists all.</numerusform>
            <numerusform>{name}: {count:,} more ({found}); hen validate --json lists all.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The board has {count} columns; HEN allows at most 25.</source>
        <translation>
            <numerusform>The board has {count} columns; HEN allows at most 25.</numerusform>
            <numerusform>The board has {count} columns; HEN allows at most 25.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The engine&apos;s board differs at {count:,} points, the first is {point}.</source>
        <translation>
            <numerusform>The engine&apos;s board differs at {point}.</numerusform>
            <numerusform>The engine&apos;s board differs at {count:,} points, the first is {point}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The file ends too early: {count:,} ) are missing.</source>
        <translation>
            <numerusform>The file ends too early: a ) is missing.</numerusform>
            <numerusform>The file ends too early: {count:,} ) are missing.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} more of this kind: {last}</source>
        <translation>
            <numerusform>{count:,} more of this kind: {last}</numerusform>
            <numerusform>{count:,} more of this kind: {last}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{color}&apos;s stones at {point} have no liberties; at least one is needed.</source>
        <translation>
            <numerusform>{color}&apos;s stone at {point} has no liberties; at least one is needed.</numerusform>
            <numerusform>{color}&apos;s stones at {point} have no liberties; at least one is needed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is neither SGF nor a list of HENs, and too long to search for anything else (over {count:,} characters).</source>
        <translation>
            <numerusform>It is neither SGF nor a list of HENs, and too long to search for anything else (over {count:,} characters).</numerusform>
            <numerusform>It is neither SGF nor a list of HENs, and too long to search for anything else (over {count:,} characters).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There is no number {number}; there are only {count:,}.</source>
        <translation>
            <numerusform>There is no number {number}; there is only one.</numerusform>
            <numerusform>There is no number {number}; there are only {count:,}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are {count:,} pictures, which need a folder, or --game to choose one.</source>
        <translation>
            <numerusform>There is one picture.</numerusform>
            <numerusform>There are {count:,} pictures, which need a folder, or --game to choose one.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>What is at {count:,} points falls off the board, the first at {point}.</source>
        <translation>
            <numerusform>What is at {point} falls off the board.</numerusform>
            <numerusform>What is at {count:,} points falls off the board, the first at {point}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only the first {count:,} characters of this text were searched for diagrams.</source>
        <translation>
            <numerusform>Only the first {count:,} characters of this text were searched for diagrams.</numerusform>
            <numerusform>Only the first {count:,} characters of this text were searched for diagrams.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only the first {count} diagrams of this text were read.</source>
        <translation>
            <numerusform>Only the first {count} diagrams of this text were read.</numerusform>
            <numerusform>Only the first {count} diagrams of this text were read.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} stones that are neither black nor white are left out.</source>
        <translation>
            <numerusform>One stone that is neither black nor white is left out.</numerusform>
            <numerusform>{count} stones that are neither black nor white are left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} marks are left out.</source>
        <translation>
            <numerusform>One mark is left out.</numerusform>
            <numerusform>{count} marks are left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} labels are left out.</source>
        <translation>
            <numerusform>One label is left out.</numerusform>
            <numerusform>{count} labels are left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} move numbers are left out.</source>
        <translation>
            <numerusform>One move number is left out.</numerusform>
            <numerusform>{count} move numbers are left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} arrows are left out.</source>
        <translation>
            <numerusform>One arrow is left out.</numerusform>
            <numerusform>{count} arrows are left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} lines are left out.</source>
        <translation>
            <numerusform>One line is left out.</numerusform>
            <numerusform>{count} lines are left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The text is not SGF, and too long to search for anything else (over {count:,} characters).</source>
        <translation>
            <numerusform>The text is not SGF, and too long to search for anything else (over {count:,} characters).</numerusform>
            <numerusform>The text is not SGF, and too long to search for anything else (over {count:,} characters).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is not a style: it has over {count:,} characters.</source>
        <translation>
            <numerusform>It is not a style: it has over {count:,} characters.</numerusform>
            <numerusform>It is not a style: it has over {count:,} characters.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RecognitionDialog</name>
    <message numerus="yes">
        <source>Check: %Ln point(s) in doubt</source>
        <translation>
            <numerusform>Check: %Ln point in doubt</numerusform>
            <numerusform>Check: %Ln points in doubt</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RecoveryDialog</name>
    <message numerus="yes">
        <source>Documents closed without saving are kept for %Ln day(s).</source>
        <translation>
            <numerusform>Documents closed without saving are kept for %Ln day.</numerusform>
            <numerusform>Documents closed without saving are kept for %Ln days.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %Ln document(s) for good?</source>
        <translation>
            <numerusform>Delete %Ln document for good?</numerusform>
            <numerusform>Delete %Ln documents for good?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RecoveryOffer</name>
    <message numerus="yes">
        <source>%Ln other(s)</source>
        <translation>
            <numerusform>%Ln other</numerusform>
            <numerusform>%Ln others</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) were not saved when HEN Editor stopped: {documents}</source>
        <translation>
            <numerusform>%Ln document was not saved when HEN Editor stopped: {documents}</numerusform>
            <numerusform>%Ln documents were not saved when HEN Editor stopped: {documents}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln change(s)</source>
        <translation>
            <numerusform>%Ln change</numerusform>
            <numerusform>%Ln changes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeveralFiles</name>
    <message numerus="yes">
        <source>Open %Ln file(s), or add their games to this file?</source>
        <translation>
            <numerusform>Open %Ln file, or add its games to this file?</numerusform>
            <numerusform>Open %Ln files, or add their games to this file?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SourceNotice</name>
    <message numerus="yes">
        <source>Repaired %Ln error(s).</source>
        <translation>
            <numerusform>Repaired %Ln error.</numerusform>
            <numerusform>Repaired %Ln errors.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Repaired %Ln error(s); read as {encoding}.</source>
        <translation>
            <numerusform>Repaired %Ln error; read as {encoding}.</numerusform>
            <numerusform>Repaired %Ln errors; read as {encoding}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Repaired more than %Ln error(s).</source>
        <translation>
            <numerusform>Repaired more than %Ln error.</numerusform>
            <numerusform>Repaired more than %Ln errors.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Repaired more than %Ln error(s); read as {encoding}.</source>
        <translation>
            <numerusform>Repaired more than %Ln error; read as {encoding}.</numerusform>
            <numerusform>Repaired more than %Ln errors; read as {encoding}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Speech</name>
    <message numerus="yes">
        <source>chain of {count}</source>
        <translation>
            <numerusform>chain of {count}</numerusform>
            <numerusform>chain of {count}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{color} chain of {count}: {points}.</source>
        <translation>
            <numerusform>{color} chain of {count}: {points}.</numerusform>
            <numerusform>{color} chain of {count}: {points}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{color} has captured {count}.</source>
        <translation>
            <numerusform>{color} has captured {count}.</numerusform>
            <numerusform>{color} has captured {count}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{color} has {count} stones.</source>
        <translation>
            <numerusform>{color} has {count} stone.</numerusform>
            <numerusform>{color} has {count} stones.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} changes on the board.</source>
        <translation>
            <numerusform>{count} change on the board.</numerusform>
            <numerusform>{count} changes on the board.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} liberties</source>
        <translation>
            <numerusform>{count} liberty</numerusform>
            <numerusform>{count} liberties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} liberties: {points}.</source>
        <translation>
            <numerusform>{count} liberty: {points}.</numerusform>
            <numerusform>{count} liberties: {points}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} stones captured</source>
        <translation>
            <numerusform>{count} stone captured</numerusform>
            <numerusform>{count} stones captured</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} variations follow</source>
        <translation>
            <numerusform>{count} variation follows</numerusform>
            <numerusform>{count} variations follow</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>VersionsDialog</name>
    <message numerus="yes">
        <source>Earlier versions are kept for %Ln day(s).</source>
        <translation>
            <numerusform>Earlier versions are kept for %Ln day.</numerusform>
            <numerusform>Earlier versions are kept for %Ln days.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %Ln version(s) of a file are kept.</source>
        <translation>
            <numerusform>At most %Ln version of a file is kept.</numerusform>
            <numerusform>At most %Ln versions of a file are kept.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln node(s)</source>
        <translation>
            <numerusform>%Ln node</numerusform>
            <numerusform>%Ln nodes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s)</source>
        <translation>
            <numerusform>%Ln game</numerusform>
            <numerusform>%Ln games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln move(s)</source>
        <translation>
            <numerusform>%Ln move</numerusform>
            <numerusform>%Ln moves</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Windows</name>
    <message numerus="yes">
        <source>%Ln file(s) could not be opened.</source>
        <translation>
            <numerusform>%Ln file could not be opened.</numerusform>
            <numerusform>%Ln files could not be opened.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) could not be recovered.</source>
        <translation>
            <numerusform>%Ln document could not be recovered.</numerusform>
            <numerusform>%Ln documents could not be recovered.</numerusform>
        </translation>
    </message>
</context>
</TS>
