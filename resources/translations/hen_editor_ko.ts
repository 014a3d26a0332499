<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ko" sourcelanguage="en">
<context>
    <name>AboutBox</name>
    <message>
        <source>The HEN specification</source>
        <translation>HEN 사양</translation>
    </message>
    <message>
        <source>The MIT licence</source>
        <translation>MIT 라이선스</translation>
    </message>
    <message>
        <source>About HEN Editor</source>
        <translation>HEN Editor 정보</translation>
    </message>
    <message>
        <source>An editor for Go positions in HEN and games in SGF.</source>
        <translation>HEN 국면과 SGF 기보를 편집하는 바둑 프로그램입니다.</translation>
    </message>
    <message>
        <source>HEN (Hemme Notation) is one line of text for one Go position. Free software under the MIT licence.</source>
        <translation>HEN(Hemme Notation)은 바둑 국면 하나를 텍스트 한 줄로 적는 표기법입니다. MIT 라이선스로 배포되는 자유 소프트웨어입니다.</translation>
    </message>
</context>
<context>
    <name>Adding</name>
    <message numerus="yes">
        <source>%Ln file(s)</source>
        <translation>
            <numerusform>파일 %Ln개</numerusform>
        </translation>
    </message>
    <message>
        <source>Add games</source>
        <translation>기보 추가</translation>
    </message>
    <message numerus="yes">
        <source>Added %Ln game(s).</source>
        <translation>
            <numerusform>기보 %Ln개를 추가했습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) had problems; they were read as far as possible.</source>
        <translation>
            <numerusform>파일 %Ln개에 문제가 있어 읽을 수 있는 부분만 읽었습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) could not be added.</source>
        <translation>
            <numerusform>파일 %Ln개를 추가할 수 없습니다.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AnnotationButtons</name>
    <message>
        <source>Right</source>
        <translation>정답</translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation>오답</translation>
    </message>
</context>
<context>
    <name>Announcer</name>
    <message>
        <source>Undone: {change}.</source>
        <translation>실행 취소: {change}.</translation>
    </message>
    <message>
        <source>Redone: {change}.</source>
        <translation>다시 실행: {change}.</translation>
    </message>
</context>
<context>
    <name>BoardTable</name>
    <message>
        <source>Board as a table</source>
        <translation>표 형식 바둑판</translation>
    </message>
    <message>
        <source>Arrow keys go from point to point; all other keys do what they do on the board.</source>
        <translation>화살표 키로 점에서 점으로 이동하고, 다른 키는 모두 바둑판에서와 같이 작동합니다.</translation>
    </message>
</context>
<context>
    <name>BoardView</name>
    <message>
        <source>Board</source>
        <translation>바둑판</translation>
    </message>
    <message>
        <source>A cursor goes from point to point by keys. The board as a table is in the menu View, Panels.</source>
        <translation>키를 누르면 커서가 점에서 점으로 이동합니다. 표 형식 바둑판은 보기 메뉴의 패널에 있습니다.</translation>
    </message>
</context>
<context>
    <name>Colors</name>
    <message>
        <source>Black</source>
        <translation>흑</translation>
    </message>
    <message>
        <source>White</source>
        <translation>백</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>빨강</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>초록</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>파랑</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>노랑</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>보라</translation>
    </message>
</context>
<context>
    <name>CommandPalette</name>
    <message>
        <source>Command palette</source>
        <translation>명령 팔레트</translation>
    </message>
    <message>
        <source>Type words of a command</source>
        <translation>명령 이름 입력</translation>
    </message>
    <message>
        <source>Beginnings of words are enough; Enter runs the selected command</source>
        <translation>단어의 앞부분만 입력해도 됩니다. Enter를 누르면 선택한 명령이 실행됩니다</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>명령</translation>
    </message>
    <message>
        <source>No matches</source>
        <translation>결과 없음</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>{tip} ({keys})</source>
        <translation>{tip}({keys})</translation>
    </message>
    <message>
        <source>Web address copied.</source>
        <translation>웹 주소를 복사했습니다.</translation>
    </message>
    <message>
        <source>Game copied as SGF.</source>
        <translation>기보를 SGF로 복사했습니다.</translation>
    </message>
    <message>
        <source>Position copied as SGF.</source>
        <translation>국면을 SGF로 복사했습니다.</translation>
    </message>
    <message>
        <source>Diagram copied.</source>
        <translation>다이어그램을 복사했습니다.</translation>
    </message>
    <message>
        <source>&amp;Undo {change}</source>
        <translation>{change} 실행 취소(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo {change}</source>
        <translation>{change} 다시 실행(&amp;R)</translation>
    </message>
    <message>
        <source>HEN copied.</source>
        <translation>HEN을 복사했습니다.</translation>
    </message>
    <message>
        <source>It is what the board shows, not the text in the field.</source>
        <translation>입력란의 텍스트가 아니라 바둑판에 보이는 내용입니다.</translation>
    </message>
    <message>
        <source>Save original as</source>
        <translation>원본을 다른 이름으로 저장</translation>
    </message>
    <message>
        <source>original</source>
        <translation>원본</translation>
    </message>
    <message>
        <source>Save normalised copy</source>
        <translation>정규화된 사본 저장</translation>
    </message>
    <message>
        <source>normalised</source>
        <translation>정규화</translation>
    </message>
    <message>
        <source>Looking for earlier versions...</source>
        <translation>이전 버전을 찾는 중...</translation>
    </message>
    <message>
        <source>The earlier versions of {file} could not be listed.</source>
        <translation>{file} 파일의 이전 버전 목록을 가져올 수 없습니다.</translation>
    </message>
    <message>
        <source>The earlier version was not kept: {why}</source>
        <translation>이전 버전을 보관하지 못했습니다: {why}</translation>
    </message>
    <message>
        <source>Looking for documents...</source>
        <translation>문서를 찾는 중...</translation>
    </message>
    <message>
        <source>The documents to recover could not be listed.</source>
        <translation>복구할 문서 목록을 가져올 수 없습니다.</translation>
    </message>
    <message>
        <source>Its recovery data is damaged.</source>
        <translation>복구 데이터가 손상되었습니다.</translation>
    </message>
    <message>
        <source>Recovering...</source>
        <translation>복구하는 중...</translation>
    </message>
    <message>
        <source>It was kept by another version of HEN Editor.</source>
        <translation>다른 버전의 HEN Editor가 보관한 문서입니다.</translation>
    </message>
    <message>
        <source>Making the page...</source>
        <translation>페이지를 만드는 중...</translation>
    </message>
    <message>
        <source>None of these games can be exported: no moves to find, or too many.</source>
        <translation>내보낼 수 있는 기보가 없습니다. 풀어야 할 수순이 없거나 너무 많습니다.</translation>
    </message>
    <message>
        <source>Web page</source>
        <translation>웹 페이지</translation>
    </message>
    <message>
        <source>Export problems as web page</source>
        <translation>문제를 웹 페이지로 내보내기</translation>
    </message>
    <message>
        <source>Saved {file} without {count} of {total} games: no moves to find, or too many.</source>
        <translation>{file} 저장됨. 기보 {total}개 중 {count}개 제외: 풀어야 할 수순이 없거나 너무 많습니다.</translation>
    </message>
    <message>
        <source>Checking games...</source>
        <translation>기보 확인 중...</translation>
    </message>
    <message>
        <source>Clipboard has no HEN.</source>
        <translation>클립보드에 HEN이 없습니다.</translation>
    </message>
    <message>
        <source>The HEN on the clipboard has an error: {what}</source>
        <translation>클립보드의 HEN에 오류가 있습니다: {what}</translation>
    </message>
    <message>
        <source>A file needs at least one game.</source>
        <translation>파일에는 기보가 하나 이상 있어야 합니다.</translation>
    </message>
    <message>
        <source>Games copied as SGF.</source>
        <translation>기보를 SGF로 복사했습니다.</translation>
    </message>
    <message>
        <source>Game info</source>
        <translation>대국 정보</translation>
    </message>
    <message>
        <source>Properties</source>
        <translation>속성</translation>
    </message>
    <message>
        <source>This leaves the game as it is.</source>
        <translation>기보가 달라지지 않습니다.</translation>
    </message>
    <message>
        <source>Transforming...</source>
        <translation>변환하는 중...</translation>
    </message>
    <message>
        <source>Transform</source>
        <translation>변환</translation>
    </message>
    <message>
        <source>There is no such markup here.</source>
        <translation>여기에는 그런 표시가 없습니다.</translation>
    </message>
    <message>
        <source>Clear markup</source>
        <translation>표시 지우기</translation>
    </message>
    <message>
        <source>Nothing is selected; drag a frame around stones with the select tool.</source>
        <translation>선택한 것이 없습니다. 선택 도구로 돌 둘레를 끌어 선택하세요.</translation>
    </message>
    <message>
        <source>Annotate</source>
        <translation>평가</translation>
    </message>
    <message>
        <source>Go to point</source>
        <translation>좌표로 이동</translation>
    </message>
    <message>
        <source>There is nothing to erase on that point.</source>
        <translation>그 점에는 지울 것이 없습니다.</translation>
    </message>
    <message>
        <source>No move placed that stone.</source>
        <translation>수순으로 둔 돌이 아닙니다.</translation>
    </message>
    <message>
        <source>This move placed that stone.</source>
        <translation>그 돌은 이 수로 놓였습니다.</translation>
    </message>
    <message>
        <source>{point} copied.</source>
        <translation>{point} 복사됨.</translation>
    </message>
    <message>
        <source>On boards with more than 25 columns only Black and White can play.</source>
        <translation>26줄 이상인 바둑판에는 흑과 백만 둘 수 있습니다.</translation>
    </message>
    <message>
        <source>Number the last moves</source>
        <translation>최근 수에 번호 붙이기</translation>
    </message>
    <message>
        <source>How many of the last moves to number:</source>
        <translation>번호를 붙일 최근 수의 개수:</translation>
    </message>
    <message>
        <source>Some recovery data could not be deleted: {reason}</source>
        <translation>일부 복구 데이터를 삭제하지 못했습니다: {reason}</translation>
    </message>
    <message>
        <source>Variation copied.</source>
        <translation>변화도를 복사했습니다.</translation>
    </message>
    <message>
        <source>You can&apos;t cut the start of the game.</source>
        <translation>기보의 시작은 잘라낼 수 없습니다.</translation>
    </message>
    <message>
        <source>Cut variation</source>
        <translation>변화도 잘라내기</translation>
    </message>
    <message>
        <source>The variation is too long to paste (over {count} characters). Merge it as a file instead.</source>
        <translation>변화도가 너무 길어 붙여넣을 수 없습니다({count}자 초과). 파일로 병합하세요.</translation>
    </message>
    <message>
        <source>Paste variation</source>
        <translation>변화도 붙여넣기</translation>
    </message>
    <message>
        <source>Move variation</source>
        <translation>변화도 이동</translation>
    </message>
    <message>
        <source>Merge with file</source>
        <translation>파일과 병합</translation>
    </message>
    <message>
        <source>{file} could not be merged.</source>
        <translation>{file} 파일을 병합할 수 없습니다.</translation>
    </message>
    <message>
        <source>Reading {file}...</source>
        <translation>{file} 읽는 중...</translation>
    </message>
    <message>
        <source>Merging...</source>
        <translation>병합하는 중...</translation>
    </message>
    <message>
        <source>The file adds nothing to this game.</source>
        <translation>이 기보에 더할 내용이 파일에 없습니다.</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>병합</translation>
    </message>
    <message>
        <source>Nothing to remove.</source>
        <translation>제거할 것이 없습니다.</translation>
    </message>
    <message>
        <source>Remove comments and markup</source>
        <translation>해설과 표시 제거</translation>
    </message>
    <message>
        <source>This is the main line already.</source>
        <translation>이미 주 수순입니다.</translation>
    </message>
    <message>
        <source>Make main line</source>
        <translation>주 수순으로 지정</translation>
    </message>
    <message>
        <source>There is no variation above this one.</source>
        <translation>이 변화 위에는 변화가 없습니다.</translation>
    </message>
    <message>
        <source>There is no variation below this one.</source>
        <translation>이 변화 아래에는 변화가 없습니다.</translation>
    </message>
    <message>
        <source>Insert move</source>
        <translation>수 삽입</translation>
    </message>
    <message>
        <source>&amp;Insert</source>
        <translation>삽입(&amp;I)</translation>
    </message>
    <message>
        <source>Delete from here</source>
        <translation>여기부터 삭제</translation>
    </message>
    <message>
        <source>Delete node</source>
        <translation>노드 삭제</translation>
    </message>
    <message>
        <source>Insert node</source>
        <translation>노드 삽입</translation>
    </message>
    <message>
        <source>Exchange moves</source>
        <translation>수 맞바꾸기</translation>
    </message>
    <message>
        <source>Change colour of move</source>
        <translation>착수한 쪽 바꾸기</translation>
    </message>
    <message>
        <source>Start game from here</source>
        <translation>여기부터 기보 시작</translation>
    </message>
    <message>
        <source>Move branch to new game</source>
        <translation>가지를 새 기보로 이동</translation>
    </message>
    <message>
        <source>The game shows the whole board here.</source>
        <translation>여기에서는 이미 바둑판 전체가 보입니다.</translation>
    </message>
    <message>
        <source>Reading the board style...</source>
        <translation>바둑판 스타일을 읽는 중...</translation>
    </message>
    <message>
        <source>No font on this computer has kanji numerals: numbers are shown instead.</source>
        <translation>한자 숫자가 있는 글꼴이 이 컴퓨터에 없어 숫자로 표시합니다.</translation>
    </message>
    <message>
        <source>Move numbers</source>
        <translation>수 번호</translation>
    </message>
    <message>
        <source>Write move numbers</source>
        <translation>수 번호 기록</translation>
    </message>
    <message>
        <source>move {number}</source>
        <translation>{number}수</translation>
    </message>
    <message>
        <source>the start of the game</source>
        <translation>기보의 시작</translation>
    </message>
    <message>
        <source>the clipboard</source>
        <translation>클립보드</translation>
    </message>
    <message>
        <source>Clipboard has no position.</source>
        <translation>클립보드에 국면이 없습니다.</translation>
    </message>
    <message>
        <source>&amp;19x19 board</source>
        <translation>19x19 바둑판(&amp;1)</translation>
    </message>
    <message>
        <source>&amp;9x9 board</source>
        <translation>9x9 바둑판(&amp;9)</translation>
    </message>
    <message>
        <source>&amp;About HEN Editor</source>
        <translation>HEN Editor 정보(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Add game</source>
        <translation>기보 추가(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;All markup</source>
        <translation>모든 표시(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;All moves</source>
        <translation>모든 수(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Arrow</source>
        <translation>화살표(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;As set in the game</source>
        <translation>기보에 설정된 대로(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Bad move</source>
        <translation>악수(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Black stones</source>
        <translation>흑돌(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>바둑판(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Board as a table</source>
        <translation>표 형식 바둑판(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Choose from a menu...</source>
        <translation>메뉴에서 선택(&amp;C)...</translation>
    </message>
    <message>
        <source>&amp;Circle</source>
        <translation>동그라미(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Close window</source>
        <translation>창 닫기(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Collapse branch</source>
        <translation>가지 접기(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Column</source>
        <translation>세로줄(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Command palette...</source>
        <translation>명령 팔레트(&amp;C)...</translation>
    </message>
    <message>
        <source>&amp;Copy HEN</source>
        <translation>HEN 복사(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>어두운 테마(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Delete from here</source>
        <translation>여기부터 삭제(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Diagram for Sensei&apos;s Library</source>
        <translation>Sensei&apos;s Library용 다이어그램(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Doubtful move</source>
        <translation>의문수(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Down</source>
        <translation>아래쪽으로(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Duplicate game</source>
        <translation>기보 복제(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;End comparison</source>
        <translation>비교 끝내기(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Erase</source>
        <translation>지우기(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Erase selected stones</source>
        <translation>선택한 돌 지우기(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Even</source>
        <translation>호각(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Expand branch</source>
        <translation>가지 펼치기(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Find in comments...</source>
        <translation>해설에서 찾기(&amp;F)...</translation>
    </message>
    <message>
        <source>&amp;From here</source>
        <translation>여기부터(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>전체 화면(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>기보(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Go to this move</source>
        <translation>이 수로 이동(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Good move</source>
        <translation>좋은 수(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Green stones</source>
        <translation>초록 돌(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Grey out</source>
        <translation>흐리게(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Greyed-out points</source>
        <translation>흐리게 한 점(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;HTML for WGo</source>
        <translation>WGo용 HTML(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Hotspot</source>
        <translation>승부처(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Interesting move</source>
        <translation>흥미로운 수(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts...</source>
        <translation>단축키(&amp;K)...</translation>
    </message>
    <message>
        <source>&amp;Ko</source>
        <translation>패(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Ko point</source>
        <translation>패 자리(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;LaTeX for psgo</source>
        <translation>psgo용 LaTeX(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Label</source>
        <translation>레이블(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Labels</source>
        <translation>레이블(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Last move</source>
        <translation>마지막 수(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Last moves...</source>
        <translation>최근 수(&amp;L)...</translation>
    </message>
    <message>
        <source>&amp;Letters</source>
        <translation>알파벳(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>밝은 테마(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Make main line</source>
        <translation>주 수순으로 지정(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Marks</source>
        <translation>기호(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Mirror view</source>
        <translation>좌우 뒤집어 보기(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>수(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Neighbours</source>
        <translation>이웃한 점(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;New window</source>
        <translation>새 창(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Next move</source>
        <translation>다음 수(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Next moves</source>
        <translation>다음 수(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Next pane</source>
        <translation>다음 영역(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Numbers</source>
        <translation>숫자(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Open...</source>
        <translation>열기(&amp;O)...</translation>
    </message>
    <message>
        <source>&amp;Order of play...</source>
        <translation>착수 순서(&amp;O)...</translation>
    </message>
    <message>
        <source>&amp;Other size...</source>
        <translation>다른 크기(&amp;O)...</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>붙여넣기(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Paste variation</source>
        <translation>변화도 붙여넣기(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Place</source>
        <translation>놓기(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>착수(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Point</source>
        <translation>점(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Previous move</source>
        <translation>이전 수(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Print...</source>
        <translation>인쇄(&amp;P)...</translation>
    </message>
    <message>
        <source>&amp;Problems</source>
        <translation>문제점(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>끝내기(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Red stones</source>
        <translation>빨간 돌(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>다시 실행(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Remove comments and markup...</source>
        <translation>해설과 표시 제거(&amp;R)...</translation>
    </message>
    <message>
        <source>&amp;Remove game</source>
        <translation>기보 삭제(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Row</source>
        <translation>가로줄(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>저장(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Select</source>
        <translation>선택(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Show</source>
        <translation>표시(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Start of game</source>
        <translation>처음으로(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Stones nearby</source>
        <translation>근처의 돌(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Swap colours</source>
        <translation>흑백 바꾸기(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Switch player to move</source>
        <translation>차례 바꾸기(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Territory</source>
        <translation>집(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;This node</source>
        <translation>이 노드(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>도구(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Transform...</source>
        <translation>변환(&amp;T)...</translation>
    </message>
    <message>
        <source>&amp;Triangle</source>
        <translation>세모(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Unclear</source>
        <translation>형세 불명(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>실행 취소(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Guide, HEN and keys</source>
        <translation>안내서, HEN과 단축키(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Kanji numerals (1-一)</source>
        <translation>한자 숫자(1-一)(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Letters and numbers (A1)</source>
        <translation>알파벳과 숫자(A1)(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;List of moves</source>
        <translation>수순 목록(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Numbers (1-1)</source>
        <translation>숫자(1-1)(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Remove from applications menu</source>
        <translation>프로그램 메뉴에서 제거(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Show coordinates</source>
        <translation>좌표 표시(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Unicode diagram</source>
        <translation>유니코드 다이어그램(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Upright</source>
        <translation>원래 방향(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Web address</source>
        <translation>웹 주소(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;What changed</source>
        <translation>달라진 점(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;What&apos;s this?</source>
        <translation>이것은 무엇입니까?(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;White stones</source>
        <translation>백돌(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Worksheet...</source>
        <translation>문제지(&amp;W)...</translation>
    </message>
    <message>
        <source>&amp;Write as markup</source>
        <translation>표시로 기록(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Yellow stones</source>
        <translation>노란 돌(&amp;Y)</translation>
    </message>
    <message>
        <source>1&amp;3x13 board</source>
        <translation>13x13 바둑판(&amp;3)</translation>
    </message>
    <message>
        <source>A&amp;lternatives</source>
        <translation>다른 후보 수(&amp;L)</translation>
    </message>
    <message>
        <source>A&amp;rrows and lines</source>
        <translation>화살표와 선(&amp;R)</translation>
    </message>
    <message>
        <source>About this program</source>
        <translation>이 프로그램의 정보</translation>
    </message>
    <message>
        <source>Add a copy of this game after it</source>
        <translation>이 기보의 사본을 바로 뒤에 추가</translation>
    </message>
    <message>
        <source>Add a game with the position of the HEN on the clipboard</source>
        <translation>클립보드에 있는 HEN 국면으로 기보 추가</translation>
    </message>
    <message>
        <source>Add an empty game of the same size after this one</source>
        <translation>같은 크기의 빈 기보를 바로 뒤에 추가</translation>
    </message>
    <message>
        <source>Add game from &amp;HEN</source>
        <translation>HEN으로 기보 추가(&amp;H)</translation>
    </message>
    <message>
        <source>Add to app&amp;lications menu</source>
        <translation>프로그램 메뉴에 추가(&amp;L)</translation>
    </message>
    <message>
        <source>Arran&amp;ge panels</source>
        <translation>패널 배치(&amp;G)</translation>
    </message>
    <message>
        <source>B&amp;lue stones</source>
        <translation>파란 돌(&amp;L)</translation>
    </message>
    <message>
        <source>Back &amp;10 moves</source>
        <translation>10수 뒤로(&amp;1)</translation>
    </message>
    <message>
        <source>Back to &amp;main line</source>
        <translation>주 수순으로 돌아가기(&amp;M)</translation>
    </message>
    <message>
        <source>C&amp;aptures</source>
        <translation>따낸 돌(&amp;A)</translation>
    </message>
    <message>
        <source>C&amp;hain and liberties</source>
        <translation>연결된 돌과 활로(&amp;H)</translation>
    </message>
    <message>
        <source>C&amp;omment</source>
        <translation>해설(&amp;O)</translation>
    </message>
    <message>
        <source>C&amp;rop view</source>
        <translation>부분 보기(&amp;R)</translation>
    </message>
    <message>
        <source>Change how the program looks and works</source>
        <translation>프로그램의 모양과 동작 설정</translation>
    </message>
    <message>
        <source>Change keyboard shortcuts</source>
        <translation>단축키 변경</translation>
    </message>
    <message>
        <source>Change the colour of this move</source>
        <translation>이 수의 색 바꾸기</translation>
    </message>
    <message>
        <source>Choose how a picture of the board looks, and export or copy it</source>
        <translation>바둑판 그림의 모양을 정하고 내보내거나 복사</translation>
    </message>
    <message>
        <source>Choose how to copy the position or the game</source>
        <translation>국면이나 기보를 복사할 형식 선택</translation>
    </message>
    <message>
        <source>Click at the cursor</source>
        <translation>커서 위치 클릭</translation>
    </message>
    <message>
        <source>Click something to learn what it is</source>
        <translation>무엇인지 알고 싶은 것을 클릭</translation>
    </message>
    <message>
        <source>Close all windows</source>
        <translation>모든 창 닫기</translation>
    </message>
    <message>
        <source>Close this window</source>
        <translation>이 창 닫기</translation>
    </message>
    <message>
        <source>Collapse all but the ma&amp;in line</source>
        <translation>주 수순만 남기고 접기(&amp;I)</translation>
    </message>
    <message>
        <source>Collapse every variation to its first move</source>
        <translation>모든 변화도를 첫 수만 남기고 접기</translation>
    </message>
    <message>
        <source>Compare with &amp;this node</source>
        <translation>이 노드와 비교(&amp;T)</translation>
    </message>
    <message>
        <source>Compare with the &amp;clipboard</source>
        <translation>클립보드와 비교(&amp;C)</translation>
    </message>
    <message>
        <source>Compare with the &amp;previous node</source>
        <translation>이전 노드와 비교(&amp;P)</translation>
    </message>
    <message>
        <source>Cop&amp;y variation</source>
        <translation>변화도 복사(&amp;Y)</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>복사</translation>
    </message>
    <message>
        <source>Copy a picture of the board, or drag it from here into another program</source>
        <translation>바둑판 그림 복사, 또는 여기서 다른 프로그램으로 끌어 놓기</translation>
    </message>
    <message>
        <source>Copy a web address of the position</source>
        <translation>국면의 웹 주소 복사</translation>
    </message>
    <message>
        <source>Copy point &amp;name</source>
        <translation>좌표 이름 복사(&amp;N)</translation>
    </message>
    <message>
        <source>Copy the game with all its variations as SGF</source>
        <translation>모든 변화도를 포함해 기보를 SGF로 복사</translation>
    </message>
    <message>
        <source>Copy the name of the point at the cursor</source>
        <translation>커서 위치의 좌표 이름 복사</translation>
    </message>
    <message>
        <source>Copy the position as HEN</source>
        <translation>국면을 HEN으로 복사</translation>
    </message>
    <message>
        <source>Copy the position as HTML for the player BesoGo</source>
        <translation>국면을 BesoGo 플레이어용 HTML로 복사</translation>
    </message>
    <message>
        <source>Copy the position as HTML for the player WGo</source>
        <translation>국면을 WGo 플레이어용 HTML로 복사</translation>
    </message>
    <message>
        <source>Copy the position as a diagram for Sensei&apos;s Library</source>
        <translation>국면을 Sensei&apos;s Library용 다이어그램으로 복사</translation>
    </message>
    <message>
        <source>Copy the position as a diagram for the LaTeX package igo</source>
        <translation>국면을 LaTeX igo 패키지용 다이어그램으로 복사</translation>
    </message>
    <message>
        <source>Copy the position as a diagram for the LaTeX package psgo</source>
        <translation>국면을 LaTeX psgo 패키지용 다이어그램으로 복사</translation>
    </message>
    <message>
        <source>Copy the position as a diagram of X, O and dots</source>
        <translation>국면을 X, O, 점으로 된 다이어그램으로 복사</translation>
    </message>
    <message>
        <source>Copy the position as a diagram of round stones and drawn lines</source>
        <translation>국면을 둥근 돌과 선으로 된 다이어그램으로 복사</translation>
    </message>
    <message>
        <source>Copy the position as the boards of GTP programs are drawn</source>
        <translation>국면을 GTP 프로그램의 바둑판 형식으로 복사</translation>
    </message>
    <message>
        <source>Copy the position with its colours as a diagram for the LaTeX package eigo</source>
        <translation>국면을 색까지 담아 LaTeX eigo 패키지용 다이어그램으로 복사</translation>
    </message>
    <message>
        <source>Copy this node and everything after it as SGF</source>
        <translation>이 노드와 그 뒤의 모든 수순을 SGF로 복사</translation>
    </message>
    <message>
        <source>Copy this position alone as SGF</source>
        <translation>이 국면만 SGF로 복사</translation>
    </message>
    <message>
        <source>Count &amp;final score</source>
        <translation>계가(&amp;F)</translation>
    </message>
    <message>
        <source>Count territory and area: mark dead stones, and see the score</source>
        <translation>계가: 죽은 돌을 지정하고 한국식·중국식 결과 보기</translation>
    </message>
    <message>
        <source>Cr&amp;oss</source>
        <translation>가위표(&amp;O)</translation>
    </message>
    <message>
        <source>Cropped &amp;view</source>
        <translation>부분 보기(&amp;V)</translation>
    </message>
    <message>
        <source>Cu&amp;t variation</source>
        <translation>변화도 잘라내기(&amp;T)</translation>
    </message>
    <message>
        <source>Cut this node and everything after it</source>
        <translation>이 노드와 그 뒤의 모든 수순 잘라내기</translation>
    </message>
    <message>
        <source>Dark, high &amp;contrast</source>
        <translation>어두운 고대비 테마(&amp;C)</translation>
    </message>
    <message>
        <source>Delete this &amp;node</source>
        <translation>이 노드 삭제(&amp;N)</translation>
    </message>
    <message>
        <source>Delete this node and everything after it</source>
        <translation>이 노드와 그 뒤의 모든 수순 삭제</translation>
    </message>
    <message>
        <source>Delete this node but keep what follows</source>
        <translation>뒤의 수순은 남기고 이 노드만 삭제</translation>
    </message>
    <message>
        <source>Drag a line; again or right button: remove</source>
        <translation>끌어서 선 긋기. 다시 긋거나 오른쪽 버튼: 제거</translation>
    </message>
    <message>
        <source>Drag an arrow; again or right button: remove</source>
        <translation>끌어서 화살표 긋기. 다시 긋거나 오른쪽 버튼: 제거</translation>
    </message>
    <message>
        <source>E&amp;xpand all</source>
        <translation>모두 펼치기(&amp;X)</translation>
    </message>
    <message>
        <source>E&amp;xport picture...</source>
        <translation>그림 내보내기(&amp;X)...</translation>
    </message>
    <message>
        <source>Earlier &amp;versions...</source>
        <translation>이전 버전(&amp;V)...</translation>
    </message>
    <message>
        <source>Edit players, result, komi and other game info</source>
        <translation>대국자, 결과, 덤 등 대국 정보 편집</translation>
    </message>
    <message>
        <source>Mark the move as bad; in a problem: wrong</source>
        <translation>이 수를 악수로 표시합니다. 문제에서는 오답입니다</translation>
    </message>
    <message>
        <source>Mark the move as good; in a problem: right</source>
        <translation>이 수를 호수로 표시합니다. 문제에서는 정답입니다</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>숫자</translation>
    </message>
    <message>
        <source>O&amp;verview...</source>
        <translation>한눈에 보기(&amp;V)...</translation>
    </message>
    <message>
        <source>Open SGF or HEN files</source>
        <translation>SGF 또는 HEN 파일 열기</translation>
    </message>
    <message>
        <source>Paste in place of the HEN; what is not HEN is pasted into the window</source>
        <translation>HEN 대신 붙여 넣습니다. HEN이 아닌 것은 창에 붙여 넣습니다</translation>
    </message>
    <message>
        <source>Put stones into a new node after this one</source>
        <translation>이 노드 뒤의 새 노드에서 돌 편집</translation>
    </message>
    <message>
        <source>Put stones into a new node before this one, and replay what follows</source>
        <translation>이 노드 앞의 새 노드에서 돌을 편집하고 뒤의 수순을 다시 두기</translation>
    </message>
    <message>
        <source>Put stones into this node</source>
        <translation>이 노드에서 돌 편집</translation>
    </message>
    <message>
        <source>Edit the SGF properties of this node</source>
        <translation>이 노드의 SGF 속성 편집</translation>
    </message>
    <message>
        <source>&amp;Analyse</source>
        <translation>분석(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Engine</source>
        <translation>엔진(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Engines...</source>
        <translation>엔진(&amp;E)...</translation>
    </message>
    <message>
        <source>&amp;Game against the engine...</source>
        <translation>엔진과 대국(&amp;G)...</translation>
    </message>
    <message>
        <source>&amp;Little: 20 visits, or level 4</source>
        <translation>적게: 방문 20회 또는 레벨 4(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Medium: 100 visits, or level 7</source>
        <translation>보통: 방문 100회 또는 레벨 7(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Next mistake</source>
        <translation>다음 실수(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Points lost</source>
        <translation>집 손해(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Win rate</source>
        <translation>승률(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Words beside tools</source>
        <translation>도구 이름 표시(&amp;W)</translation>
    </message>
    <message>
        <source>A&amp;dd engine&apos;s line</source>
        <translation>엔진의 수순 추가(&amp;D)</translation>
    </message>
    <message>
        <source>Add &amp;from files...</source>
        <translation>파일에서 추가(&amp;F)...</translation>
    </message>
    <message>
        <source>Add best &amp;line</source>
        <translation>최선의 수순 추가(&amp;L)</translation>
    </message>
    <message>
        <source>Add the engine&apos;s best line as a variation</source>
        <translation>엔진이 보는 최선의 수순을 변화도로 추가</translation>
    </message>
    <message>
        <source>Add the engine&apos;s line from the cursor as a variation</source>
        <translation>커서 위치에서 시작하는 엔진의 수순을 변화도로 추가</translation>
    </message>
    <message>
        <source>Add the games of several files after this one</source>
        <translation>여러 파일의 기보를 이 기보 뒤에 추가</translation>
    </message>
    <message>
        <source>Add, remove and test engines</source>
        <translation>엔진 추가, 제거, 시험</translation>
    </message>
    <message>
        <source>Analyse &amp;game</source>
        <translation>기보 분석(&amp;G)</translation>
    </message>
    <message>
        <source>Arrow</source>
        <translation>화살표</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>흑</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>파랑</translation>
    </message>
    <message>
        <source>Circle</source>
        <translation>동그라미</translation>
    </message>
    <message>
        <source>Crop view</source>
        <translation>부분 보기</translation>
    </message>
    <message>
        <source>Cross</source>
        <translation>가위표</translation>
    </message>
    <message>
        <source>Edit the name of this node</source>
        <translation>이 노드의 이름 편집</translation>
    </message>
    <message>
        <source>End of &amp;line</source>
        <translation>끝으로(&amp;L)</translation>
    </message>
    <message>
        <source>Engine plays Blac&amp;k</source>
        <translation>엔진이 흑을 두기(&amp;K)</translation>
    </message>
    <message>
        <source>Engine plays Wh&amp;ite</source>
        <translation>엔진이 백을 두기(&amp;I)</translation>
    </message>
    <message>
        <source>Enlarge the board, or the tree or text that has the focus</source>
        <translation>바둑판이나 포커스가 있는 트리, 텍스트 확대</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>지우기</translation>
    </message>
    <message>
        <source>Erase stone, label and mark at the cursor</source>
        <translation>커서 위치의 돌, 레이블, 기호 지우기</translation>
    </message>
    <message>
        <source>Erase stones, labels and all marks</source>
        <translation>돌, 레이블, 모든 기호 지우기</translation>
    </message>
    <message>
        <source>Erase the stones in the frame</source>
        <translation>선택 영역의 돌 지우기</translation>
    </message>
    <message>
        <source>Exchange &amp;with previous move</source>
        <translation>앞의 수와 맞바꾸기(&amp;W)</translation>
    </message>
    <message>
        <source>Exchange left and right in this game</source>
        <translation>이 기보의 좌우 바꾸기</translation>
    </message>
    <message>
        <source>Exchange the points of this move and the player&apos;s move before it</source>
        <translation>이 수와 같은 편의 바로 앞 수의 자리를 맞바꾸기</translation>
    </message>
    <message>
        <source>Exchange the upper left and the lower right in this game</source>
        <translation>이 기보의 왼쪽 위와 오른쪽 아래 바꾸기</translation>
    </message>
    <message>
        <source>Exchange the upper right and the lower left in this game</source>
        <translation>이 기보의 오른쪽 위와 왼쪽 아래 바꾸기</translation>
    </message>
    <message>
        <source>Exchange top and bottom in this game</source>
        <translation>이 기보의 위아래 바꾸기</translation>
    </message>
    <message>
        <source>Export pro&amp;blems as web page...</source>
        <translation>문제를 웹 페이지로 내보내기(&amp;B)...</translation>
    </message>
    <message>
        <source>F&amp;ix problem</source>
        <translation>문제점 수정(&amp;I)</translation>
    </message>
    <message>
        <source>Fill the screen</source>
        <translation>화면 전체 사용</translation>
    </message>
    <message>
        <source>Find any command by its words, and run it</source>
        <translation>이름으로 명령을 찾아 실행</translation>
    </message>
    <message>
        <source>Find ne&amp;xt</source>
        <translation>다음 찾기(&amp;X)</translation>
    </message>
    <message>
        <source>Find pre&amp;vious</source>
        <translation>이전 찾기(&amp;V)</translation>
    </message>
    <message>
        <source>Find the right moves; the game answers, and its tree is hidden meanwhile</source>
        <translation>정답 수순 찾기. 상대의 응수가 이어지고, 푸는 동안 수순 트리는 보이지 않음</translation>
    </message>
    <message>
        <source>Find this p&amp;osition...</source>
        <translation>이 국면 찾기(&amp;O)...</translation>
    </message>
    <message>
        <source>Fit the board, or the part shown of it, to the window</source>
        <translation>바둑판이나 보이는 부분을 창 크기에 맞춤</translation>
    </message>
    <message>
        <source>Fit to &amp;window</source>
        <translation>창에 맞춤(&amp;W)</translation>
    </message>
    <message>
        <source>Fix the problem of the HEN text at the caret, or else the first one</source>
        <translation>커서 위치의 문제점, 없으면 HEN 텍스트의 첫 문제점 수정</translation>
    </message>
    <message>
        <source>Follow &amp;system</source>
        <translation>시스템 설정에 따름(&amp;S)</translation>
    </message>
    <message>
        <source>Forward 1&amp;0 moves</source>
        <translation>10수 앞으로(&amp;0)</translation>
    </message>
    <message>
        <source>G&amp;ames</source>
        <translation>기보 목록(&amp;A)</translation>
    </message>
    <message>
        <source>G&amp;o to move...</source>
        <translation>특정 수로 이동(&amp;O)...</translation>
    </message>
    <message>
        <source>GTP &amp;board</source>
        <translation>GTP 바둑판(&amp;B)</translation>
    </message>
    <message>
        <source>Game in&amp;fo...</source>
        <translation>대국 정보(&amp;F)...</translation>
    </message>
    <message>
        <source>Give move to other p&amp;layer</source>
        <translation>상대의 수로 바꾸기(&amp;L)</translation>
    </message>
    <message>
        <source>Give the turn to the other player</source>
        <translation>상대에게 차례 넘기기</translation>
    </message>
    <message>
        <source>Go &amp;to point...</source>
        <translation>좌표로 이동(&amp;T)...</translation>
    </message>
    <message>
        <source>Go 10 moves back</source>
        <translation>10수 뒤로 이동</translation>
    </message>
    <message>
        <source>Go 10 moves forward</source>
        <translation>10수 앞으로 이동</translation>
    </message>
    <message>
        <source>Go back to the main line</source>
        <translation>주 수순으로 돌아가기</translation>
    </message>
    <message>
        <source>Go to a move by its number</source>
        <translation>번호로 수 찾아가기</translation>
    </message>
    <message>
        <source>Go to a point by its name</source>
        <translation>이름으로 좌표 찾아가기</translation>
    </message>
    <message>
        <source>Go to the end of the line</source>
        <translation>수순의 끝으로 이동</translation>
    </message>
    <message>
        <source>Go to the move that placed the stone at the cursor</source>
        <translation>커서 위치의 돌을 둔 수로 이동</translation>
    </message>
    <message>
        <source>Go to the next comment</source>
        <translation>다음 해설로 이동</translation>
    </message>
    <message>
        <source>Go to the next fork</source>
        <translation>다음 분기점으로 이동</translation>
    </message>
    <message>
        <source>Go to the next game of the file</source>
        <translation>파일의 다음 기보로 이동</translation>
    </message>
    <message>
        <source>Go to the next match</source>
        <translation>다음 검색 결과로 이동</translation>
    </message>
    <message>
        <source>Go to the next move</source>
        <translation>다음 수로 이동</translation>
    </message>
    <message>
        <source>Go to the next move of the game that leads to this position</source>
        <translation>기보에서 이 국면이 되는 다음 수로 이동</translation>
    </message>
    <message>
        <source>Go to the next move that lost more than two points</source>
        <translation>2집 넘게 손해 본 다음 수로 이동</translation>
    </message>
    <message>
        <source>Go to the next variation</source>
        <translation>다음 변화도로 이동</translation>
    </message>
    <message>
        <source>Go to the previous comment</source>
        <translation>이전 해설로 이동</translation>
    </message>
    <message>
        <source>Go to the previous fork</source>
        <translation>이전 분기점으로 이동</translation>
    </message>
    <message>
        <source>Go to the previous game of the file</source>
        <translation>파일의 이전 기보로 이동</translation>
    </message>
    <message>
        <source>Go to the previous match</source>
        <translation>이전 검색 결과로 이동</translation>
    </message>
    <message>
        <source>Go to the previous move</source>
        <translation>이전 수로 이동</translation>
    </message>
    <message>
        <source>Go to the previous move that lost more than two points</source>
        <translation>2집 넘게 손해 본 이전 수로 이동</translation>
    </message>
    <message>
        <source>Go to the previous variation</source>
        <translation>이전 변화도로 이동</translation>
    </message>
    <message>
        <source>Go to the start of the game</source>
        <translation>기보의 처음으로 이동</translation>
    </message>
    <message>
        <source>Good for &amp;White</source>
        <translation>백 유리(&amp;W)</translation>
    </message>
    <message>
        <source>Good for B&amp;lack</source>
        <translation>흑 유리(&amp;L)</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>초록</translation>
    </message>
    <message>
        <source>Grey out</source>
        <translation>흐리게</translation>
    </message>
    <message>
        <source>Grey out points here and in what follows</source>
        <translation>여기부터 지정한 점을 흐리게 표시</translation>
    </message>
    <message>
        <source>HTML for Be&amp;soGo</source>
        <translation>BesoGo용 HTML(&amp;S)</translation>
    </message>
    <message>
        <source>Hide everything after this node (or double-click it)</source>
        <translation>이 노드 뒤를 모두 숨기기(또는 노드를 두 번 클릭)</translation>
    </message>
    <message>
        <source>Insert a move of the player to move before this node</source>
        <translation>이 노드 앞에 차례인 쪽의 수 삽입</translation>
    </message>
    <message>
        <source>Insert an empty node after this one</source>
        <translation>이 노드 뒤에 빈 노드 삽입</translation>
    </message>
    <message>
        <source>Insert an empty node before this one</source>
        <translation>이 노드 앞에 빈 노드 삽입</translation>
    </message>
    <message>
        <source>Insert mo&amp;ve before...</source>
        <translation>앞에 수 삽입(&amp;V)...</translation>
    </message>
    <message>
        <source>Insert node &amp;after</source>
        <translation>뒤에 노드 삽입(&amp;A)</translation>
    </message>
    <message>
        <source>Insert node &amp;before</source>
        <translation>앞에 노드 삽입(&amp;B)</translation>
    </message>
    <message>
        <source>Ko point</source>
        <translation>패 자리</translation>
    </message>
    <message>
        <source>L&amp;ine</source>
        <translation>선(&amp;I)</translation>
    </message>
    <message>
        <source>LaTeX for &amp;eigo</source>
        <translation>eigo용 LaTeX(&amp;E)</translation>
    </message>
    <message>
        <source>LaTeX for &amp;igo</source>
        <translation>igo용 LaTeX(&amp;I)</translation>
    </message>
    <message>
        <source>Label points 1, 2, 3; double-click: other text</source>
        <translation>점에 1, 2, 3 표시. 두 번 클릭: 다른 텍스트</translation>
    </message>
    <message>
        <source>Label points A, B, C; double-click: other text</source>
        <translation>점에 A, B, C 표시. 두 번 클릭: 다른 텍스트</translation>
    </message>
    <message>
        <source>Last mo&amp;ve</source>
        <translation>마지막 수(&amp;V)</translation>
    </message>
    <message>
        <source>Last move</source>
        <translation>마지막 수</translation>
    </message>
    <message>
        <source>Let an engine show good moves and who leads, or end it</source>
        <translation>엔진이 좋은 수와 형세를 보여 주기, 또는 끝내기</translation>
    </message>
    <message>
        <source>Let engines play their strongest</source>
        <translation>엔진이 가장 강하게 두게 합니다</translation>
    </message>
    <message>
        <source>Let engines play their weakest</source>
        <translation>엔진이 가장 약하게 두게 합니다</translation>
    </message>
    <message>
        <source>Let engines think a little</source>
        <translation>엔진이 조금 생각하게 합니다</translation>
    </message>
    <message>
        <source>Let engines think for seconds</source>
        <translation>엔진이 몇 초 생각하게 합니다</translation>
    </message>
    <message>
        <source>Let the engine judge each move of the main line: the score, and mistakes</source>
        <translation>엔진으로 주 수순의 수를 모두 평가: 집 차이 그래프와 실수 표시</translation>
    </message>
    <message>
        <source>Let the engine make Black&apos;s moves from here on, or no longer</source>
        <translation>여기부터 흑의 수를 엔진이 두게 하기, 또는 그만두기</translation>
    </message>
    <message>
        <source>Let the engine make White&apos;s moves from here on, or no longer</source>
        <translation>여기부터 백의 수를 엔진이 두게 하기, 또는 그만두기</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>알파벳</translation>
    </message>
    <message>
        <source>Light, &amp;high contrast</source>
        <translation>밝은 고대비 테마(&amp;H)</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>선</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>링크</translation>
    </message>
    <message>
        <source>M&amp;uch: 1,000 visits, or level 10</source>
        <translation>많이: 방문 1,000회 또는 레벨 10(&amp;U)</translation>
    </message>
    <message>
        <source>Make black white and white black in this game, players and result included</source>
        <translation>대국자와 결과를 포함해 이 기보의 흑과 백 바꾸기</translation>
    </message>
    <message>
        <source>Make the line to this node the main line</source>
        <translation>이 노드로 이어지는 수순을 주 수순으로 지정</translation>
    </message>
    <message>
        <source>Mark Black&apos;s territory; right button: White&apos;s; Shift: whole regions</source>
        <translation>흑집 표시. 오른쪽 버튼: 백집. Shift: 이어진 영역 전체</translation>
    </message>
    <message>
        <source>Mark points with a circle; Shift: whole chains</source>
        <translation>동그라미 표시. Shift: 연결된 돌 전체</translation>
    </message>
    <message>
        <source>Mark points with a cross; Shift: whole chains</source>
        <translation>가위표 표시. Shift: 연결된 돌 전체</translation>
    </message>
    <message>
        <source>Mark points with a square; Shift: whole chains</source>
        <translation>네모 표시. Shift: 연결된 돌 전체</translation>
    </message>
    <message>
        <source>Mark points with a triangle; Shift: whole chains</source>
        <translation>세모 표시. Shift: 연결된 돌 전체</translation>
    </message>
    <message>
        <source>Mark the move as doubtful</source>
        <translation>의문수로 표시</translation>
    </message>
    <message>
        <source>Mark the move as interesting</source>
        <translation>흥미로운 수로 표시</translation>
    </message>
    <message>
        <source>Mark the node as a hotspot</source>
        <translation>승부처로 표시</translation>
    </message>
    <message>
        <source>Mark the point at the cursor with a circle, or unmark it</source>
        <translation>커서 위치에 동그라미 표시 또는 해제</translation>
    </message>
    <message>
        <source>Mark the point at the cursor with a cross, or unmark it</source>
        <translation>커서 위치에 가위표 표시 또는 해제</translation>
    </message>
    <message>
        <source>Mark the point at the cursor with a square, or unmark it</source>
        <translation>커서 위치에 네모 표시 또는 해제</translation>
    </message>
    <message>
        <source>Mark the point at the cursor with a triangle, or unmark it</source>
        <translation>커서 위치에 세모 표시 또는 해제</translation>
    </message>
    <message>
        <source>Mark the position as even</source>
        <translation>호각인 국면으로 표시</translation>
    </message>
    <message>
        <source>Mark the position as good for Black</source>
        <translation>흑이 유리한 국면으로 표시</translation>
    </message>
    <message>
        <source>Mark the position as good for White</source>
        <translation>백이 유리한 국면으로 표시</translation>
    </message>
    <message>
        <source>Mark the position as unclear</source>
        <translation>형세 불명인 국면으로 표시</translation>
    </message>
    <message>
        <source>Mark with &amp;circle</source>
        <translation>동그라미 표시(&amp;C)</translation>
    </message>
    <message>
        <source>Mark with &amp;square</source>
        <translation>네모 표시(&amp;S)</translation>
    </message>
    <message>
        <source>Mark with &amp;triangle</source>
        <translation>세모 표시(&amp;T)</translation>
    </message>
    <message>
        <source>Mark with cr&amp;oss</source>
        <translation>가위표 표시(&amp;O)</translation>
    </message>
    <message>
        <source>Mer&amp;ge with file...</source>
        <translation>파일과 병합(&amp;G)...</translation>
    </message>
    <message>
        <source>Merge the variations of another file into this game</source>
        <translation>다른 파일의 변화도를 이 기보에 병합</translation>
    </message>
    <message>
        <source>Mirror along the &amp;diagonal \</source>
        <translation>\ 대각선으로 뒤집기(&amp;D)</translation>
    </message>
    <message>
        <source>Mirror along the di&amp;agonal /</source>
        <translation>/ 대각선으로 뒤집기(&amp;A)</translation>
    </message>
    <message>
        <source>Mirror left and ri&amp;ght</source>
        <translation>좌우 뒤집기(&amp;G)</translation>
    </message>
    <message>
        <source>Mirror top and &amp;bottom</source>
        <translation>상하 뒤집기(&amp;B)</translation>
    </message>
    <message>
        <source>Move &amp;down</source>
        <translation>아래로(&amp;D)</translation>
    </message>
    <message>
        <source>Move &amp;left</source>
        <translation>왼쪽으로(&amp;L)</translation>
    </message>
    <message>
        <source>Move &amp;right</source>
        <translation>오른쪽으로(&amp;R)</translation>
    </message>
    <message>
        <source>Move &amp;up</source>
        <translation>위로(&amp;U)</translation>
    </message>
    <message>
        <source>Move branc&amp;h to new game</source>
        <translation>가지를 새 기보로 이동(&amp;H)</translation>
    </message>
    <message>
        <source>Move game &amp;up</source>
        <translation>기보를 위로(&amp;U)</translation>
    </message>
    <message>
        <source>Move game d&amp;own</source>
        <translation>기보를 아래로(&amp;O)</translation>
    </message>
    <message>
        <source>Move stones; drag a frame around several</source>
        <translation>돌 옮기기. 여러 개는 둘레를 끌어 선택</translation>
    </message>
    <message>
        <source>Move the board cursor down</source>
        <translation>바둑판 커서를 아래로 이동</translation>
    </message>
    <message>
        <source>Move the board cursor left</source>
        <translation>바둑판 커서를 왼쪽으로 이동</translation>
    </message>
    <message>
        <source>Move the board cursor right</source>
        <translation>바둑판 커서를 오른쪽으로 이동</translation>
    </message>
    <message>
        <source>Move the board cursor up</source>
        <translation>바둑판 커서를 위로 이동</translation>
    </message>
    <message>
        <source>Move the focus to the next pane</source>
        <translation>포커스를 다음 영역으로 이동</translation>
    </message>
    <message>
        <source>Move the focus to the previous pane</source>
        <translation>포커스를 이전 영역으로 이동</translation>
    </message>
    <message>
        <source>Move this game down by one</source>
        <translation>이 기보를 한 칸 아래로 이동</translation>
    </message>
    <message>
        <source>Move this game up by one</source>
        <translation>이 기보를 한 칸 위로 이동</translation>
    </message>
    <message>
        <source>Move this node and everything after it to a new game</source>
        <translation>이 노드와 그 뒤의 모든 수순을 새 기보로 이동</translation>
    </message>
    <message>
        <source>Move this variation down by one</source>
        <translation>이 변화도를 한 칸 아래로 이동</translation>
    </message>
    <message>
        <source>Move this variation up by one</source>
        <translation>이 변화도를 한 칸 위로 이동</translation>
    </message>
    <message>
        <source>Move variation &amp;up</source>
        <translation>변화도를 위로(&amp;U)</translation>
    </message>
    <message>
        <source>Move variation d&amp;own</source>
        <translation>변화도를 아래로(&amp;O)</translation>
    </message>
    <message>
        <source>N&amp;ext comment</source>
        <translation>다음 해설(&amp;E)</translation>
    </message>
    <message>
        <source>N&amp;one</source>
        <translation>없음(&amp;O)</translation>
    </message>
    <message>
        <source>Name columns and rows by numbers from the upper left</source>
        <translation>세로줄과 가로줄을 왼쪽 위부터 숫자로 표시</translation>
    </message>
    <message>
        <source>Name columns by letters and rows by numbers from below</source>
        <translation>세로줄은 알파벳으로, 가로줄은 아래부터 숫자로 표시</translation>
    </message>
    <message>
        <source>Name columns by numbers and rows by kanji numerals from the upper left</source>
        <translation>왼쪽 위부터 세로줄은 숫자로, 가로줄은 한자 숫자로 표시</translation>
    </message>
    <message>
        <source>Ne&amp;xt moves</source>
        <translation>다음 수(&amp;X)</translation>
    </message>
    <message>
        <source>Ne&amp;xt variation</source>
        <translation>다음 변화도(&amp;X)</translation>
    </message>
    <message>
        <source>New node &amp;after</source>
        <translation>뒤의 새 노드(&amp;A)</translation>
    </message>
    <message>
        <source>New node &amp;before</source>
        <translation>앞의 새 노드(&amp;B)</translation>
    </message>
    <message>
        <source>Next &amp;game</source>
        <translation>다음 기보(&amp;G)</translation>
    </message>
    <message>
        <source>Next fo&amp;rk</source>
        <translation>다음 분기점(&amp;R)</translation>
    </message>
    <message>
        <source>Next error or &amp;warning</source>
        <translation>다음 오류 또는 경고(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Minimise</source>
        <translation>최소화(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Right answer</source>
        <translation>정답인 수(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Zoom</source>
        <translation>확대/축소(&amp;Z)</translation>
    </message>
    <message>
        <source>Fill the screen with this window, or restore its size</source>
        <translation>이 창을 화면에 꽉 채우거나 원래 크기로 되돌립니다</translation>
    </message>
    <message>
        <source>Go to the next error or warning in the list</source>
        <translation>목록의 다음 오류나 경고로 이동</translation>
    </message>
    <message>
        <source>Go to the previous error or warning in the list</source>
        <translation>목록의 이전 오류나 경고로 이동</translation>
    </message>
    <message>
        <source>Mark the move as a wrong answer to a problem</source>
        <translation>이 수를 문제의 오답으로 표시합니다</translation>
    </message>
    <message>
        <source>Mark the move as the right answer to a problem</source>
        <translation>이 수를 문제의 정답으로 표시합니다</translation>
    </message>
    <message>
        <source>Minimise this window to the Dock</source>
        <translation>이 창을 Dock으로 최소화합니다</translation>
    </message>
    <message>
        <source>Next same pos&amp;ition</source>
        <translation>다음 같은 국면(&amp;I)</translation>
    </message>
    <message>
        <source>Node &amp;properties...</source>
        <translation>노드 속성(&amp;P)...</translation>
    </message>
    <message>
        <source>Num&amp;ber the last moves...</source>
        <translation>최근 수에 번호 붙이기(&amp;B)...</translation>
    </message>
    <message>
        <source>Number all moves</source>
        <translation>모든 수에 번호 표시</translation>
    </message>
    <message>
        <source>Number only the last moves</source>
        <translation>최근 수에만 번호 표시</translation>
    </message>
    <message>
        <source>Number the moves after this node, from 1</source>
        <translation>이 노드 다음 수를 1로 하여 번호 표시</translation>
    </message>
    <message>
        <source>Open another window with a new document</source>
        <translation>새 문서로 창 하나 더 열기</translation>
    </message>
    <message>
        <source>Open or restore what was replaced when the file was saved</source>
        <translation>파일을 저장할 때 대체된 이전 내용을 열거나 복원</translation>
    </message>
    <message>
        <source>P&amp;ass</source>
        <translation>패스(&amp;A)</translation>
    </message>
    <message>
        <source>P&amp;urple stones</source>
        <translation>보라 돌(&amp;U)</translation>
    </message>
    <message>
        <source>Pass instead of playing a stone</source>
        <translation>돌을 두지 않고 패스</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>붙여넣기</translation>
    </message>
    <message>
        <source>Paste SGF, HEN, a text diagram or moves from the clipboard</source>
        <translation>클립보드의 SGF, HEN, 텍스트 다이어그램, 수순 붙여넣기</translation>
    </message>
    <message>
        <source>Paste into the &amp;HEN field</source>
        <translation>HEN 입력란에 붙여넣기(&amp;H)</translation>
    </message>
    <message>
        <source>Paste variations after this node</source>
        <translation>이 노드 뒤에 변화도 붙여넣기</translation>
    </message>
    <message>
        <source>Pictu&amp;re</source>
        <translation>그림(&amp;R)</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>그림</translation>
    </message>
    <message>
        <source>Place &amp;other colour</source>
        <translation>다른 색 놓기(&amp;O)</translation>
    </message>
    <message>
        <source>Place black stones; right button: white</source>
        <translation>흑돌 놓기. 오른쪽 버튼: 백</translation>
    </message>
    <message>
        <source>Place blue stones; right button: black</source>
        <translation>파란 돌 놓기. 오른쪽 버튼: 흑</translation>
    </message>
    <message>
        <source>Place green stones; right button: black</source>
        <translation>초록 돌 놓기. 오른쪽 버튼: 흑</translation>
    </message>
    <message>
        <source>Place purple stones; right button: black</source>
        <translation>보라 돌 놓기. 오른쪽 버튼: 흑</translation>
    </message>
    <message>
        <source>Place red stones; right button: black</source>
        <translation>빨간 돌 놓기. 오른쪽 버튼: 흑</translation>
    </message>
    <message>
        <source>Place white stones; right button: black</source>
        <translation>백돌 놓기. 오른쪽 버튼: 흑</translation>
    </message>
    <message>
        <source>Place yellow stones; right button: black</source>
        <translation>노란 돌 놓기. 오른쪽 버튼: 흑</translation>
    </message>
    <message>
        <source>Plain &amp;text diagram</source>
        <translation>일반 텍스트 다이어그램(&amp;T)</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>착수</translation>
    </message>
    <message>
        <source>Play &amp;Black here</source>
        <translation>여기에 흑 두기(&amp;B)</translation>
    </message>
    <message>
        <source>Play &amp;White here</source>
        <translation>여기에 백 두기(&amp;W)</translation>
    </message>
    <message>
        <source>Play &amp;best move</source>
        <translation>최선의 수 두기(&amp;B)</translation>
    </message>
    <message>
        <source>Play &amp;purple here</source>
        <translation>여기에 보라 두기(&amp;P)</translation>
    </message>
    <message>
        <source>Play &amp;red here</source>
        <translation>여기에 빨강 두기(&amp;R)</translation>
    </message>
    <message>
        <source>Play &amp;yellow here</source>
        <translation>여기에 노랑 두기(&amp;Y)</translation>
    </message>
    <message>
        <source>Play a black move at the cursor, regardless of turn</source>
        <translation>차례와 관계없이 커서 위치에 흑 두기</translation>
    </message>
    <message>
        <source>Play a blue move at the cursor, regardless of turn</source>
        <translation>차례와 관계없이 커서 위치에 파랑 두기</translation>
    </message>
    <message>
        <source>Play a green move at the cursor, regardless of turn</source>
        <translation>차례와 관계없이 커서 위치에 초록 두기</translation>
    </message>
    <message>
        <source>Play a purple move at the cursor, regardless of turn</source>
        <translation>차례와 관계없이 커서 위치에 보라 두기</translation>
    </message>
    <message>
        <source>Play a red move at the cursor, regardless of turn</source>
        <translation>차례와 관계없이 커서 위치에 빨강 두기</translation>
    </message>
    <message>
        <source>Play a white move at the cursor, regardless of turn</source>
        <translation>차례와 관계없이 커서 위치에 백 두기</translation>
    </message>
    <message>
        <source>Play a yellow move at the cursor, regardless of turn</source>
        <translation>차례와 관계없이 커서 위치에 노랑 두기</translation>
    </message>
    <message>
        <source>Play bl&amp;ue here</source>
        <translation>여기에 파랑 두기(&amp;U)</translation>
    </message>
    <message>
        <source>Play gr&amp;een here</source>
        <translation>여기에 초록 두기(&amp;E)</translation>
    </message>
    <message>
        <source>Play moves in turn, with captures and ko</source>
        <translation>번갈아 착수. 따냄과 패 규칙 적용</translation>
    </message>
    <message>
        <source>Play n&amp;umbered stones as moves</source>
        <translation>번호 붙은 돌을 수순으로 두기(&amp;U)</translation>
    </message>
    <message>
        <source>Play the move the engine prefers</source>
        <translation>엔진이 가장 좋다고 보는 수 두기</translation>
    </message>
    <message>
        <source>Play the numbered stones as moves, in order</source>
        <translation>번호 붙은 돌을 순서대로 착수</translation>
    </message>
    <message>
        <source>Pre&amp;sentation</source>
        <translation>프레젠테이션(&amp;S)</translation>
    </message>
    <message>
        <source>Pre&amp;vious mistake</source>
        <translation>이전 실수(&amp;V)</translation>
    </message>
    <message>
        <source>Pre&amp;vious pane</source>
        <translation>이전 영역(&amp;V)</translation>
    </message>
    <message>
        <source>Pre&amp;vious variation</source>
        <translation>이전 변화도(&amp;V)</translation>
    </message>
    <message>
        <source>Prefere&amp;nces...</source>
        <translation>환경설정(&amp;N)...</translation>
    </message>
    <message>
        <source>Previo&amp;us error or warning</source>
        <translation>이전 오류 또는 경고(&amp;U)</translation>
    </message>
    <message>
        <source>Previous &amp;comment</source>
        <translation>이전 해설(&amp;C)</translation>
    </message>
    <message>
        <source>Previous for&amp;k</source>
        <translation>이전 분기점(&amp;K)</translation>
    </message>
    <message>
        <source>Previous g&amp;ame</source>
        <translation>이전 기보(&amp;A)</translation>
    </message>
    <message>
        <source>Print &amp;figures...</source>
        <translation>기보 인쇄(&amp;F)...</translation>
    </message>
    <message>
        <source>Print the board and the comment</source>
        <translation>바둑판과 해설 인쇄</translation>
    </message>
    <message>
        <source>Print the problems of this file on pages, with answers, or save them</source>
        <translation>이 파일의 문제를 정답과 함께 인쇄하거나 저장</translation>
    </message>
    <message>
        <source>Print this game as numbered diagrams with its comments, or save them</source>
        <translation>이 기보를 번호 붙은 그림과 해설로 인쇄하거나 저장</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>보라</translation>
    </message>
    <message>
        <source>Put the tool palette at the right of the window, or back to the left</source>
        <translation>도구 팔레트를 창 오른쪽에 두거나 왼쪽으로 되돌리기</translation>
    </message>
    <message>
        <source>Re&amp;cover...</source>
        <translation>복구(&amp;C)...</translation>
    </message>
    <message>
        <source>Read the position from a picture of a board on the screen</source>
        <translation>화면에 있는 바둑판 그림에서 국면 읽기</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>빨강</translation>
    </message>
    <message>
        <source>Redo the last undone change</source>
        <translation>마지막으로 취소한 변경 다시 실행</translation>
    </message>
    <message>
        <source>Remove all arrows and lines from this node</source>
        <translation>이 노드의 모든 화살표와 선 제거</translation>
    </message>
    <message>
        <source>Remove all labels, marks, arrows, lines and areas from this node</source>
        <translation>이 노드의 모든 레이블, 기호, 화살표, 선, 영역 제거</translation>
    </message>
    <message>
        <source>Remove all letters, numbers and texts from this node</source>
        <translation>이 노드의 모든 알파벳, 숫자, 텍스트 제거</translation>
    </message>
    <message>
        <source>Remove all territory from this node</source>
        <translation>이 노드의 모든 집 표시 제거</translation>
    </message>
    <message>
        <source>Remove all triangles, squares, circles and crosses from this node</source>
        <translation>이 노드의 모든 세모, 네모, 동그라미, 가위표 제거</translation>
    </message>
    <message>
        <source>Remove comments, markup and more from this node or the whole game</source>
        <translation>이 노드나 기보 전체에서 해설, 표시 등을 제거</translation>
    </message>
    <message>
        <source>Remove the program from the menu of the desktop again</source>
        <translation>프로그램을 데스크톱 메뉴에서 다시 제거</translation>
    </message>
    <message>
        <source>Remove this game from the file</source>
        <translation>파일에서 이 기보 삭제</translation>
    </message>
    <message>
        <source>Rename thi&amp;s node</source>
        <translation>노드 이름 바꾸기(&amp;S)</translation>
    </message>
    <message>
        <source>Reopen the file with another encoding</source>
        <translation>다른 인코딩으로 파일 다시 열기</translation>
    </message>
    <message>
        <source>Reopen with &amp;encoding...</source>
        <translation>인코딩을 바꿔 다시 열기(&amp;E)...</translation>
    </message>
    <message>
        <source>Restore documents that were closed or lost without being saved</source>
        <translation>저장하지 않고 닫았거나 잃어버린 문서 복원</translation>
    </message>
    <message>
        <source>Right-click at the cursor</source>
        <translation>커서 위치 오른쪽 클릭</translation>
    </message>
    <message>
        <source>Rotate &amp;left</source>
        <translation>왼쪽으로 회전(&amp;L)</translation>
    </message>
    <message>
        <source>Rotate &amp;right</source>
        <translation>오른쪽으로 회전(&amp;R)</translation>
    </message>
    <message>
        <source>Rotate by &amp;180°</source>
        <translation>180° 회전(&amp;1)</translation>
    </message>
    <message>
        <source>Rotate this game by 90° to the left, with everything that names a point</source>
        <translation>좌표까지 모두 포함해 이 기보를 왼쪽으로 90° 회전</translation>
    </message>
    <message>
        <source>Rotate this game by 90° to the right, with everything that names a point</source>
        <translation>좌표까지 모두 포함해 이 기보를 오른쪽으로 90° 회전</translation>
    </message>
    <message>
        <source>Rotate view &amp;left</source>
        <translation>보기를 왼쪽으로 회전(&amp;L)</translation>
    </message>
    <message>
        <source>Rotate view &amp;right</source>
        <translation>보기를 오른쪽으로 회전(&amp;R)</translation>
    </message>
    <message>
        <source>Rotate view by &amp;180°</source>
        <translation>보기를 180° 회전(&amp;1)</translation>
    </message>
    <message>
        <source>Rotate, mirror, shift or resize this position, variation, game, or all games</source>
        <translation>이 국면, 변화도, 기보나 모든 기보의 회전, 뒤집기, 이동, 크기 변경</translation>
    </message>
    <message>
        <source>S&amp;GF of the game</source>
        <translation>기보 SGF(&amp;G)</translation>
    </message>
    <message>
        <source>S&amp;quare</source>
        <translation>네모(&amp;Q)</translation>
    </message>
    <message>
        <source>SGF of this &amp;position</source>
        <translation>현재 국면 SGF(&amp;P)</translation>
    </message>
    <message>
        <source>Save &amp;as...</source>
        <translation>다른 이름으로 저장(&amp;A)...</translation>
    </message>
    <message>
        <source>Save a byte-for-byte copy of the file as it was read</source>
        <translation>읽어 들인 파일을 바이트 그대로 저장</translation>
    </message>
    <message>
        <source>Save a copy in standard form (FF[4], UTF-8)</source>
        <translation>표준 형식의 사본 저장(FF[4], UTF-8)</translation>
    </message>
    <message>
        <source>Save nor&amp;malised copy...</source>
        <translation>정규화된 사본 저장(&amp;M)...</translation>
    </message>
    <message>
        <source>Save or&amp;iginal as...</source>
        <translation>원본을 다른 이름으로 저장(&amp;I)...</translation>
    </message>
    <message>
        <source>Save the document</source>
        <translation>문서 저장</translation>
    </message>
    <message>
        <source>Save the problems of this file as a web page to solve in a browser</source>
        <translation>이 파일의 문제를 브라우저에서 푸는 웹 페이지로 저장</translation>
    </message>
    <message>
        <source>Save these numbers as markup</source>
        <translation>이 번호를 표시로 저장</translation>
    </message>
    <message>
        <source>Save under another name, as SGF or HEN</source>
        <translation>다른 이름의 SGF나 HEN으로 저장</translation>
    </message>
    <message>
        <source>Say how large the board is, how many stones it has, and whose turn it is</source>
        <translation>바둑판 크기, 돌의 수, 차례를 읽어 주기</translation>
    </message>
    <message>
        <source>Say how many stones each player has captured</source>
        <translation>각 대국자가 따낸 돌의 수를 읽어 주기</translation>
    </message>
    <message>
        <source>Say the stones and the liberties of the chain at the cursor</source>
        <translation>커서 위치에 연결된 돌과 활로를 읽어 주기</translation>
    </message>
    <message>
        <source>Say the whole comment</source>
        <translation>해설 전체를 읽어 주기</translation>
    </message>
    <message>
        <source>Say what is next to the cursor</source>
        <translation>커서와 이웃한 점을 읽어 주기</translation>
    </message>
    <message>
        <source>Say what is on the point at the cursor</source>
        <translation>커서 위치에 있는 것을 읽어 주기</translation>
    </message>
    <message>
        <source>Say what the engine thinks: its best move, and who leads</source>
        <translation>엔진의 판단을 읽어 주기: 최선의 수와 형세</translation>
    </message>
    <message>
        <source>Say what this move changed, or what differs from the board it is compared with</source>
        <translation>이 수로 달라진 점, 또는 비교 중인 바둑판과 다른 점을 읽어 주기</translation>
    </message>
    <message>
        <source>Say where the ko is</source>
        <translation>패의 위치를 읽어 주기</translation>
    </message>
    <message>
        <source>Say which move this is, which variation, and its comment</source>
        <translation>몇 번째 수이고 어느 변화도인지 해설과 함께 읽어 주기</translation>
    </message>
    <message>
        <source>Say which move was played last</source>
        <translation>마지막에 둔 수를 읽어 주기</translation>
    </message>
    <message>
        <source>Say which moves follow, that of the main line first</source>
        <translation>다음에 이어지는 수를 주 수순부터 읽어 주기</translation>
    </message>
    <message>
        <source>Say which stones are in the column of the cursor</source>
        <translation>커서가 있는 세로줄의 돌을 읽어 주기</translation>
    </message>
    <message>
        <source>Say which stones are in the row of the cursor</source>
        <translation>커서가 있는 가로줄의 돌을 읽어 주기</translation>
    </message>
    <message>
        <source>Say which stones are near the cursor, the nearest first</source>
        <translation>커서 근처의 돌을 가까운 순서로 읽어 주기</translation>
    </message>
    <message>
        <source>Screens&amp;hot...</source>
        <translation>스크린샷(&amp;H)...</translation>
    </message>
    <message>
        <source>Search comments and node names</source>
        <translation>해설과 노드 이름에서 검색</translation>
    </message>
    <message>
        <source>Search the game, the file or a folder for this position or its selected part</source>
        <translation>이 국면이나 선택한 부분을 기보, 파일, 폴더에서 검색</translation>
    </message>
    <message>
        <source>Selec&amp;t all</source>
        <translation>모두 선택(&amp;T)</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>선택</translation>
    </message>
    <message>
        <source>Select the whole board with the select tool</source>
        <translation>선택 도구로 바둑판 전체를 선택합니다</translation>
    </message>
    <message>
        <source>Set the ko point</source>
        <translation>패 자리 지정</translation>
    </message>
    <message>
        <source>Set the last move</source>
        <translation>마지막 수 지정</translation>
    </message>
    <message>
        <source>Set which colours play, and in which order</source>
        <translation>착수할 색과 그 순서 지정</translation>
    </message>
    <message>
        <source>Show &amp;ownership</source>
        <translation>예상 집 표시(&amp;O)</translation>
    </message>
    <message>
        <source>Show all games in a table: who is to play, and what problems lack</source>
        <translation>모든 기보를 표로 보기: 차례와 문제에 빠진 것</translation>
    </message>
    <message>
        <source>Show at other nodes what differs from this one</source>
        <translation>다른 노드에서 이 노드와 다른 점 표시</translation>
    </message>
    <message>
        <source>Show coordinates around the board</source>
        <translation>바둑판 둘레에 좌표 표시</translation>
    </message>
    <message>
        <source>Show everything after this node</source>
        <translation>이 노드 뒤를 모두 표시</translation>
    </message>
    <message>
        <source>Show how likely the player wins with a move</source>
        <translation>각 수를 두었을 때 둔 쪽의 승률 표시</translation>
    </message>
    <message>
        <source>Show how many points each move loses</source>
        <translation>각 수의 집 손해 표시</translation>
    </message>
    <message>
        <source>Show later moves further down in the tree</source>
        <translation>트리에서 나중 수를 아래쪽에 표시</translation>
    </message>
    <message>
        <source>Show later moves to the right in the tree</source>
        <translation>트리에서 나중 수를 오른쪽에 표시</translation>
    </message>
    <message>
        <source>Show move numbers on stones</source>
        <translation>돌에 수 번호 표시</translation>
    </message>
    <message>
        <source>Show only the area you drag over; click: whole board</source>
        <translation>끌어서 지정한 부분만 보기. 클릭: 전체 바둑판</translation>
    </message>
    <message>
        <source>Show only the board, comment and players, larger; Esc: back</source>
        <translation>바둑판, 해설, 대국자만 크게 보기. Esc: 돌아가기</translation>
    </message>
    <message>
        <source>Show only the moves played</source>
        <translation>둔 수만 표시</translation>
    </message>
    <message>
        <source>Show or hide the list of games</source>
        <translation>기보 목록 표시 또는 숨기기</translation>
    </message>
    <message>
        <source>Show or hide the list of problems</source>
        <translation>문제점 목록 표시 또는 숨기기</translation>
    </message>
    <message>
        <source>Show or hide the tool palette</source>
        <translation>도구 팔레트 표시 또는 숨기기</translation>
    </message>
    <message>
        <source>Show or hide the tree and the comment</source>
        <translation>트리와 해설 표시 또는 숨기기</translation>
    </message>
    <message>
        <source>Show the alternatives to this move on the board</source>
        <translation>이 수 대신 둘 수 있는 후보 수를 바둑판에 표시</translation>
    </message>
    <message>
        <source>Show the board as a table that screen readers say and arrow keys go over</source>
        <translation>화면 낭독기가 읽어 주고 화살표 키로 이동하는 표로 바둑판 표시</translation>
    </message>
    <message>
        <source>Show the board from the other side; the position stays as it is</source>
        <translation>바둑판을 맞은편에서 보기. 국면은 그대로</translation>
    </message>
    <message>
        <source>Show the board neither rotated nor mirrored</source>
        <translation>바둑판을 회전하거나 뒤집지 않고 보기</translation>
    </message>
    <message>
        <source>Show the board rotated by 90° to the left; the position stays as it is</source>
        <translation>바둑판을 왼쪽으로 90° 돌려 보기. 국면은 그대로</translation>
    </message>
    <message>
        <source>Show the board rotated by 90° to the right; the position stays as it is</source>
        <translation>바둑판을 오른쪽으로 90° 돌려 보기. 국면은 그대로</translation>
    </message>
    <message>
        <source>Show the board with left and right exchanged; the position stays as it is</source>
        <translation>바둑판의 좌우를 바꿔 보기. 국면은 그대로</translation>
    </message>
    <message>
        <source>Show the guide, how HEN is written, with examples, and all keys</source>
        <translation>안내서, 예와 함께 HEN 쓰는 법, 모든 단축키 보기</translation>
    </message>
    <message>
        <source>Show the moves after this one on the board</source>
        <translation>이 수 다음의 수를 바둑판에 표시</translation>
    </message>
    <message>
        <source>Show the moves of this line as a list that tells of variations</source>
        <translation>이 수순의 수를 변화도까지 알려 주는 목록으로 표시</translation>
    </message>
    <message>
        <source>Show the next moves that the game asks for (ST)</source>
        <translation>다음 수를 기보에 지정된 대로 표시(ST)</translation>
    </message>
    <message>
        <source>Show the program in the menu of the desktop, and open games and positions with it</source>
        <translation>데스크톱 메뉴에 이 프로그램을 표시하고 기보와 국면을 이 프로그램으로 엽니다</translation>
    </message>
    <message>
        <source>Show the whole board from this node on</source>
        <translation>이 노드부터 바둑판 전체 보기</translation>
    </message>
    <message>
        <source>Show the whole board where only a part of it is shown; again: the part</source>
        <translation>일부만 보일 때 바둑판 전체 보기. 다시 실행: 일부만 보기</translation>
    </message>
    <message>
        <source>Show the whole tree</source>
        <translation>트리 전체 표시</translation>
    </message>
    <message>
        <source>Show titles to drag the panels by; Esc: hide them</source>
        <translation>패널을 끌어 옮길 수 있는 제목 표시. Esc: 숨기기</translation>
    </message>
    <message>
        <source>Show what differs from the node before this one</source>
        <translation>바로 앞 노드와 다른 점 표시</translation>
    </message>
    <message>
        <source>Show what differs from the position on the clipboard</source>
        <translation>클립보드의 국면과 다른 점 표시</translation>
    </message>
    <message>
        <source>Show whose each point is likely to be</source>
        <translation>각 점이 누구의 집이 될지 예상해 표시</translation>
    </message>
    <message>
        <source>Show words beside the tools where there is room for them</source>
        <translation>자리가 있으면 도구 옆에 이름 표시</translation>
    </message>
    <message>
        <source>Shrink the board, or the tree or text that has the focus</source>
        <translation>바둑판이나 포커스가 있는 트리, 텍스트 축소</translation>
    </message>
    <message>
        <source>Solve proble&amp;ms</source>
        <translation>문제 풀기(&amp;M)</translation>
    </message>
    <message>
        <source>Square</source>
        <translation>네모</translation>
    </message>
    <message>
        <source>Start a game against an engine: its size, handicap and strength</source>
        <translation>엔진과 대국 시작: 크기, 접바둑, 세기 지정</translation>
    </message>
    <message>
        <source>Start game &amp;from here</source>
        <translation>여기부터 기보 시작(&amp;F)</translation>
    </message>
    <message>
        <source>Start the game with this position; what came before is deleted</source>
        <translation>이 국면을 기보의 시작으로 지정. 앞의 수순은 삭제</translation>
    </message>
    <message>
        <source>Start with an empty 13x13 board</source>
        <translation>빈 13x13 바둑판으로 시작</translation>
    </message>
    <message>
        <source>Start with an empty 19x19 board</source>
        <translation>빈 19x19 바둑판으로 시작</translation>
    </message>
    <message>
        <source>Start with an empty 9x9 board</source>
        <translation>빈 9x9 바둑판으로 시작</translation>
    </message>
    <message>
        <source>Start with an empty board of any size</source>
        <translation>원하는 크기의 빈 바둑판으로 시작</translation>
    </message>
    <message>
        <source>Stop greying out points from this node on</source>
        <translation>이 노드부터 흐리게 표시하지 않기</translation>
    </message>
    <message>
        <source>Stop showing what differs</source>
        <translation>다른 점 표시 끝내기</translation>
    </message>
    <message>
        <source>Te&amp;xt label</source>
        <translation>텍스트 레이블(&amp;X)</translation>
    </message>
    <message>
        <source>Territor&amp;y</source>
        <translation>집(&amp;Y)</translation>
    </message>
    <message>
        <source>Territory</source>
        <translation>집</translation>
    </message>
    <message>
        <source>Text label</source>
        <translation>텍스트 레이블</translation>
    </message>
    <message>
        <source>To the &amp;right</source>
        <translation>오른쪽으로(&amp;R)</translation>
    </message>
    <message>
        <source>Tools at the &amp;right</source>
        <translation>도구를 오른쪽에(&amp;R)</translation>
    </message>
    <message>
        <source>Triangle</source>
        <translation>세모</translation>
    </message>
    <message>
        <source>Turn this game upside down, with everything that names a point</source>
        <translation>좌표까지 모두 포함해 이 기보를 180° 회전</translation>
    </message>
    <message>
        <source>Undo the last change</source>
        <translation>마지막 변경 실행 취소</translation>
    </message>
    <message>
        <source>Use light or dark as set in the system</source>
        <translation>시스템에 설정된 밝은 테마나 어두운 테마 사용</translation>
    </message>
    <message>
        <source>Use the dark theme</source>
        <translation>어두운 테마 사용</translation>
    </message>
    <message>
        <source>Use the dark theme with strong lines and white text</source>
        <translation>선이 뚜렷하고 글자가 흰 어두운 테마 사용</translation>
    </message>
    <message>
        <source>Use the light theme</source>
        <translation>밝은 테마 사용</translation>
    </message>
    <message>
        <source>Use the light theme with strong lines and black text</source>
        <translation>선이 뚜렷하고 글자가 검은 밝은 테마 사용</translation>
    </message>
    <message>
        <source>V&amp;ery little: 1 visit, or level 1</source>
        <translation>아주 적게: 방문 1회 또는 레벨 1(&amp;E)</translation>
    </message>
    <message>
        <source>W&amp;hole board</source>
        <translation>전체 바둑판(&amp;H)</translation>
    </message>
    <message>
        <source>White</source>
        <translation>백</translation>
    </message>
    <message>
        <source>Wr&amp;ong answer</source>
        <translation>오답인 수(&amp;O)</translation>
    </message>
    <message>
        <source>Write &amp;results into the game</source>
        <translation>결과를 기보에 쓰기(&amp;R)</translation>
    </message>
    <message>
        <source>Write a short text on a point</source>
        <translation>점에 짧은 텍스트 쓰기</translation>
    </message>
    <message>
        <source>Write a short text on the point at the cursor</source>
        <translation>커서 위치에 짧은 텍스트 쓰기</translation>
    </message>
    <message>
        <source>Write numbers on the stones of the last moves</source>
        <translation>최근에 둔 돌에 번호 표시</translation>
    </message>
    <message>
        <source>Write the scores into the game (V), and the best lines at mistakes as variations</source>
        <translation>집 차이(V)와, 실수 대신 둘 최선의 수순을 변화도로 기보에 쓰기</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>노랑</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>확대(&amp;I)</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>축소(&amp;O)</translation>
    </message>
    <message>
        <source>Click what is to be explained, or press {key} again for what has the focus.</source>
        <translation>설명이 필요한 것을 클릭하세요. {key} 키를 다시 누르면 포커스가 있는 것을 설명합니다.</translation>
    </message>
    <message>
        <source>{key} in the tree</source>
        <translation>트리에서 {key}</translation>
    </message>
    <message>
        <source>HEN Editor is in the applications menu now.</source>
        <translation>HEN Editor를 프로그램 메뉴에 추가했습니다.</translation>
    </message>
    <message>
        <source>HEN Editor was removed from the applications menu.</source>
        <translation>HEN Editor를 프로그램 메뉴에서 제거했습니다.</translation>
    </message>
    <message>
        <source>The applications menu could not be changed.</source>
        <translation>프로그램 메뉴를 변경할 수 없습니다.</translation>
    </message>
    <message>
        <source>HEN Editor was not in the applications menu.</source>
        <translation>HEN Editor가 프로그램 메뉴에 없었습니다.</translation>
    </message>
    <message>
        <source>Fix problem</source>
        <translation>문제 고치기</translation>
    </message>
</context>
<context>
    <name>CommentBox</name>
    <message>
        <source>Node name</source>
        <translation>노드 이름</translation>
    </message>
    <message>
        <source>Middle-click the board to insert a point&apos;s name</source>
        <translation>바둑판을 가운데 버튼으로 클릭하면 좌표가 입력됩니다</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>해설</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>패스</translation>
    </message>
    <message>
        <source>Only the first {shown} characters are shown. The comment is too long to be edited here.</source>
        <translation>처음 {shown}자만 표시됩니다. 해설이 너무 길어 여기서는 편집할 수 없습니다.</translation>
    </message>
    <message>
        <source>Not pasted: a comment is limited to {longest} characters, a line of it to {line}.</source>
        <translation>붙여넣지 않음: 해설은 최대 {longest}자, 한 줄은 최대 {line}자입니다.</translation>
    </message>
</context>
<context>
    <name>CompareDialog</name>
    <message>
        <source>Black&apos;s move</source>
        <translation>흑의 수</translation>
    </message>
    <message>
        <source>White&apos;s move</source>
        <translation>백의 수</translation>
    </message>
    <message>
        <source>black stones</source>
        <translation>흑돌</translation>
    </message>
    <message>
        <source>white stones</source>
        <translation>백돌</translation>
    </message>
    <message>
        <source>removed stones</source>
        <translation>제거한 돌</translation>
    </message>
    <message>
        <source>comment</source>
        <translation>해설</translation>
    </message>
    <message>
        <source>node name</source>
        <translation>노드 이름</translation>
    </message>
    <message>
        <source>labels</source>
        <translation>레이블</translation>
    </message>
    <message>
        <source>Comparing...</source>
        <translation>비교하는 중...</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>비교</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>차이</translation>
    </message>
    <message numerus="yes">
        <source>%Ln difference(s)</source>
        <translation>
            <numerusform>차이 %Ln개</numerusform>
        </translation>
    </message>
    <message>
        <source>Both contain the same games.</source>
        <translation>양쪽의 기보가 같습니다.</translation>
    </message>
</context>
<context>
    <name>ComparisonBar</name>
    <message>
        <source>Compared with {title}</source>
        <translation>비교 대상: {title}</translation>
    </message>
    <message>
        <source>Compared with {title}: the boards differ in size</source>
        <translation>비교 대상: {title} - 바둑판 크기가 다름</translation>
    </message>
    <message>
        <source>Compared with {title}: no differences</source>
        <translation>비교 대상: {title} - 차이 없음</translation>
    </message>
    <message>
        <source>Stop showing what differs (Esc)</source>
        <translation>다른 점 표시 끝내기(Esc)</translation>
    </message>
    <message>
        <source>End</source>
        <translation>끝내기</translation>
    </message>
    <message>
        <source>{count} added</source>
        <translation>추가 {count}</translation>
    </message>
    <message>
        <source>{count} removed</source>
        <translation>제거 {count}</translation>
    </message>
    <message>
        <source>{count} changed</source>
        <translation>변경 {count}</translation>
    </message>
</context>
<context>
    <name>CornerHandle</name>
    <message>
        <source>Drag it to where the outermost lines cross; arrow keys move it, faster with Shift</source>
        <translation>가장 바깥 선들이 만나는 점으로 끌기. 화살표 키로 이동, Shift를 함께 누르면 더 빠르게 이동</translation>
    </message>
</context>
<context>
    <name>CountBar</name>
    <message>
        <source>Territory</source>
        <translation>집(한국식)</translation>
    </message>
    <message>
        <source>Area</source>
        <translation>집+돌(중국식)</translation>
    </message>
    <message>
        <source>Recorded: {result}.</source>
        <translation>기록된 결과: {result}.</translation>
    </message>
    <message>
        <source>Guessing which stones are dead...</source>
        <translation>죽은 돌을 추정하는 중...</translation>
    </message>
    <message>
        <source>The borders are not closed: {count} points beside both colours count for neither.</source>
        <translation>경계가 닫혀 있지 않아, 양쪽 색에 모두 닿은 {count}개의 점은 어느 쪽에도 계산하지 않습니다.</translation>
    </message>
    <message>
        <source>Dead stones and a seki are a guess: click a chain that is wrong.</source>
        <translation>죽은 돌과 빅은 추정한 것입니다. 틀린 돌은 클릭해 고치세요.</translation>
    </message>
    <message>
        <source>The dead stones are a guess: click a chain that is wrong.</source>
        <translation>죽은 돌은 추정한 것입니다. 틀린 돌은 클릭해 고치세요.</translation>
    </message>
    <message>
        <source>Dead stones as this node marks them: click a chain that is wrong.</source>
        <translation>죽은 돌은 이 노드의 표시를 따릅니다. 틀린 돌은 클릭해 고치세요.</translation>
    </message>
    <message>
        <source>Click a chain to mark it dead or alive. Eyes in a seki are no territory.</source>
        <translation>돌을 클릭하면 죽음과 삶이 바뀝니다. 빅에 있는 눈은 집이 아닙니다.</translation>
    </message>
    <message>
        <source>Click a chain to mark it dead or alive.</source>
        <translation>돌을 클릭하면 죽음과 삶이 바뀝니다.</translation>
    </message>
    <message>
        <source>{color} {total} = {points} + {captured} captured</source>
        <translation>{color} {total} = {points} + 따낸 돌 {captured}</translation>
    </message>
    <message>
        <source>{color} {total} = {points} + {captured} captured + {komi} komi</source>
        <translation>{color} {total} = {points} + 따낸 돌 {captured} + 덤 {komi}</translation>
    </message>
    <message>
        <source>{color} {points}</source>
        <translation>{color} {points}</translation>
    </message>
    <message>
        <source>{color} {total} = {points} + {komi} komi</source>
        <translation>{color} {total} = {points} + 덤 {komi}</translation>
    </message>
    <message>
        <source>{color} {total} = {points} + {komi} komi + {handicap} handicap</source>
        <translation>{color} {total} = {points} + 덤 {komi} + 접바둑 {handicap}</translation>
    </message>
    <message>
        <source>Mark the territory in this node, and set the result of the game to {result}</source>
        <translation>이 노드에 집을 표시하고 대국 결과 지정: {result}</translation>
    </message>
    <message>
        <source>Guess again</source>
        <translation>다시 추정</translation>
    </message>
    <message>
        <source>Done with result</source>
        <translation>결과 기록하고 완료</translation>
    </message>
    <message>
        <source>Guess anew, and longer, which stones are dead</source>
        <translation>죽은 돌을 더 오래 다시 추정</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>지우기</translation>
    </message>
    <message>
        <source>Mark all stones alive</source>
        <translation>모든 돌을 산 돌로 지정</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>완료</translation>
    </message>
    <message>
        <source>Mark the territory in this node</source>
        <translation>이 노드에 집 표시</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Stop counting; nothing is written (Esc)</source>
        <translation>계가를 끝내고 아무것도 기록하지 않음(Esc)</translation>
    </message>
</context>
<context>
    <name>Counter</name>
    <message>
        <source>Only boards with nothing but black and white stones can be counted.</source>
        <translation>흑돌과 백돌만 있는 바둑판에서만 계가할 수 있습니다.</translation>
    </message>
    <message>
        <source>{color} at {point} is alive.</source>
        <translation>{point} {color}: 살아 있습니다.</translation>
    </message>
    <message>
        <source>{color} at {point} is dead.</source>
        <translation>{point} {color}: 죽었습니다.</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>계가</translation>
    </message>
    <message>
        <source>This node marks other territory. Do you want to replace it?</source>
        <translation>이 노드에는 다른 집 표시가 있습니다. 바꾸시겠습니까?</translation>
    </message>
    <message>
        <source>The recorded result is {recorded}. Do you want to replace it with {result}?</source>
        <translation>기록된 결과는 {recorded}입니다. 새 결과({result})로 바꾸시겠습니까?</translation>
    </message>
    <message>
        <source>The territory marked in this node is replaced, too.</source>
        <translation>이 노드의 집 표시도 바뀝니다.</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>바꾸기(&amp;R)</translation>
    </message>
</context>
<context>
    <name>DayPicker</name>
    <message>
        <source>Choose days in a calendar</source>
        <translation>달력에서 날짜 선택</translation>
    </message>
</context>
<context>
    <name>DifferenceModel</name>
    <message>
        <source>The games are in a different order</source>
        <translation>기보의 순서가 다름</translation>
    </message>
    <message numerus="yes">
        <source>%Ln node(s)</source>
        <translation>
            <numerusform>노드 %Ln개</numerusform>
        </translation>
    </message>
    <message>
        <source>Game {number} removed: {nodes}</source>
        <translation>기보 {number} 제거됨: {nodes}</translation>
    </message>
    <message>
        <source>Game {number} added: {nodes}</source>
        <translation>기보 {number} 추가됨: {nodes}</translation>
    </message>
    <message numerus="yes">
        <source>%Ln node(s) added</source>
        <translation>
            <numerusform>노드 %Ln개 추가됨</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln node(s) removed</source>
        <translation>
            <numerusform>노드 %Ln개 제거됨</numerusform>
        </translation>
    </message>
    <message>
        <source>variations in a different order</source>
        <translation>변화도의 순서가 다름</translation>
    </message>
    <message>
        <source>{names} changed</source>
        <translation>변경됨: {names}</translation>
    </message>
    <message>
        <source>{place}: {what}</source>
        <translation>{place}: {what}</translation>
    </message>
    <message>
        <source>Move {move}</source>
        <translation>{move}수</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>시작</translation>
    </message>
    <message>
        <source>Game {game}, move {move}</source>
        <translation>기보 {game}, {move}수</translation>
    </message>
    <message>
        <source>Game {game}, start</source>
        <translation>기보 {game}, 시작</translation>
    </message>
</context>
<context>
    <name>DockButtons</name>
    <message>
        <source>Detach this panel, or dock it again</source>
        <translation>패널 분리 또는 다시 붙이기</translation>
    </message>
    <message>
        <source>Close this panel</source>
        <translation>이 패널 닫기</translation>
    </message>
</context>
<context>
    <name>Document</name>
    <message>
        <source>Untitled</source>
        <translation>제목 없음</translation>
    </message>
    <message>
        <source>Restore earlier version</source>
        <translation>이전 버전 복원</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>다시 읽기</translation>
    </message>
    <message>
        <source>Convert to UTF-8</source>
        <translation>UTF-8로 변환</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>패스</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>착수</translation>
    </message>
    <message>
        <source>Remove stones</source>
        <translation>돌 제거</translation>
    </message>
    <message>
        <source>Place stones</source>
        <translation>돌 놓기</translation>
    </message>
    <message>
        <source>Remove mark</source>
        <translation>기호 제거</translation>
    </message>
    <message>
        <source>Mark</source>
        <translation>기호</translation>
    </message>
    <message>
        <source>Remove label</source>
        <translation>레이블 제거</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>레이블</translation>
    </message>
    <message>
        <source>Player to move</source>
        <translation>차례 지정</translation>
    </message>
    <message>
        <source>Order of play</source>
        <translation>착수 순서</translation>
    </message>
    <message>
        <source>Remove ko</source>
        <translation>패 제거</translation>
    </message>
    <message>
        <source>Ko point</source>
        <translation>패 자리</translation>
    </message>
    <message>
        <source>Remove last move</source>
        <translation>마지막 수 제거</translation>
    </message>
    <message>
        <source>Last move</source>
        <translation>마지막 수</translation>
    </message>
    <message>
        <source>Play numbered stones as moves</source>
        <translation>번호 붙은 돌을 수순으로 두기</translation>
    </message>
    <message>
        <source>Number the last moves</source>
        <translation>최근 수에 번호 붙이기</translation>
    </message>
    <message>
        <source>Add game</source>
        <translation>기보 추가</translation>
    </message>
    <message>
        <source>Duplicate game</source>
        <translation>기보 복제</translation>
    </message>
    <message>
        <source>Remove game</source>
        <translation>기보 삭제</translation>
    </message>
    <message>
        <source>Rename game</source>
        <translation>기보 이름 바꾸기</translation>
    </message>
    <message>
        <source>Move game</source>
        <translation>기보 이동</translation>
    </message>
    <message>
        <source>Type HEN</source>
        <translation>HEN 입력</translation>
    </message>
    <message>
        <source>Discard unfinished HEN</source>
        <translation>미완성 HEN 버리기</translation>
    </message>
    <message>
        <source>Add as a variation</source>
        <translation>변화도로 추가</translation>
    </message>
    <message>
        <source>Change HEN layout</source>
        <translation>HEN 배치 변경</translation>
    </message>
    <message>
        <source>Restore unfinished HEN</source>
        <translation>미완성 HEN 복원</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>해설</translation>
    </message>
    <message>
        <source>Node name</source>
        <translation>노드 이름</translation>
    </message>
</context>
<context>
    <name>EncodingDialog</name>
    <message>
        <source>Reopen with encoding</source>
        <translation>인코딩을 바꿔 다시 열기</translation>
    </message>
    <message>
        <source>The file was read as {encoding}. {why}</source>
        <translation>파일을 {encoding} 인코딩으로 읽었습니다. {why}</translation>
    </message>
    <message>
        <source>&amp;Reopen</source>
        <translation>다시 열기(&amp;R)</translation>
    </message>
    <message>
        <source>{encoding} (does not fit the whole file)</source>
        <translation>{encoding}(파일 전체와는 맞지 않음)</translation>
    </message>
</context>
<context>
    <name>EncodingReason</name>
    <message>
        <source>It is plain ASCII, which is the same in all encodings.</source>
        <translation>어느 인코딩에서나 같은 순수 ASCII입니다.</translation>
    </message>
    <message>
        <source>It is valid UTF-8, which text in other encodings hardly ever is.</source>
        <translation>올바른 UTF-8입니다. 다른 인코딩의 텍스트가 이런 경우는 거의 없습니다.</translation>
    </message>
    <message>
        <source>It uses the escape sequences of this encoding.</source>
        <translation>이 인코딩의 이스케이프 시퀀스를 사용합니다.</translation>
    </message>
    <message>
        <source>Its characters are common in this encoding.</source>
        <translation>이 인코딩에서 흔히 쓰는 문자로 되어 있습니다.</translation>
    </message>
    <message>
        <source>Its first bytes identify the encoding.</source>
        <translation>첫 바이트로 인코딩을 알 수 있습니다.</translation>
    </message>
    <message>
        <source>The file declares it in CA, and all its bytes fit.</source>
        <translation>파일의 CA에 선언되어 있고 모든 바이트가 들어맞습니다.</translation>
    </message>
    <message>
        <source>The text was not read from a file.</source>
        <translation>파일에서 읽은 텍스트가 아닙니다.</translation>
    </message>
    <message>
        <source>You selected it.</source>
        <translation>직접 선택한 인코딩입니다.</translation>
    </message>
</context>
<context>
    <name>EngineBar</name>
    <message>
        <source>Details</source>
        <translation>자세히</translation>
    </message>
    <message>
        <source>Show what else is to be said</source>
        <translation>그 밖에 알릴 내용을 표시합니다</translation>
    </message>
    <message>
        <source>Let the engine rest, or go on</source>
        <translation>엔진을 쉬게 하거나 계속합니다</translation>
    </message>
    <message>
        <source>Add line</source>
        <translation>수순 추가</translation>
    </message>
    <message>
        <source>Add the best line as a variation</source>
        <translation>최선의 수순을 변화도로 추가</translation>
    </message>
    <message>
        <source>Play best</source>
        <translation>최선의 수 두기</translation>
    </message>
    <message>
        <source>Play the move the engine prefers</source>
        <translation>엔진이 가장 좋다고 보는 수를 둡니다</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Stop; what is done is kept</source>
        <translation>중지합니다. 마친 것은 남습니다</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>무르기</translation>
    </message>
    <message>
        <source>Take back your last move</source>
        <translation>마지막에 둔 자신의 수를 무릅니다</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>기권</translation>
    </message>
    <message>
        <source>Lose the game</source>
        <translation>졌음을 인정합니다</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>중지</translation>
    </message>
    <message>
        <source>Let the engine play no longer</source>
        <translation>엔진과의 대국을 그만둡니다</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>다시 시도</translation>
    </message>
    <message>
        <source>End the analysis</source>
        <translation>분석 끝내기</translation>
    </message>
    <message>
        <source>{number} visits</source>
        <translation>방문 {number}</translation>
    </message>
    <message numerus="yes">
        <source>%Ln visit(s)</source>
        <translation>
            <numerusform>방문 %Ln회</numerusform>
        </translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>일시 중지</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>계속</translation>
    </message>
    <message>
        <source>Even</source>
        <translation>호각</translation>
    </message>
    <message>
        <source>{color} leads by {points}</source>
        <translation>{color} {points}집 우세</translation>
    </message>
    <message>
        <source>{color} is ahead</source>
        <translation>{color} 우세</translation>
    </message>
    <message>
        <source>{number} %</source>
        <translation>{number}%</translation>
    </message>
    <message>
        <source>Best move: {move}</source>
        <translation>최선의 수: {move}</translation>
    </message>
    <message>
        <source>Sees no good move.</source>
        <translation>좋은 수를 찾지 못함.</translation>
    </message>
    <message>
        <source>Prefers {move}.</source>
        <translation>추천: {move}.</translation>
    </message>
    <message>
        <source>{right} is marked right, but the engine prefers {move}.</source>
        <translation>정답으로 표시된 수는 {right}, 엔진의 추천은 {move}.</translation>
    </message>
    <message>
        <source>Also works: {moves}.</source>
        <translation>이 수도 성립: {moves}.</translation>
    </message>
    <message>
        <source>Does not see {moves}.</source>
        <translation>엔진이 보지 못한 수: {moves}.</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>패스</translation>
    </message>
</context>
<context>
    <name>EngineController</name>
    <message>
        <source>The engine has named no move yet.</source>
        <translation>엔진이 아직 수를 제시하지 않았습니다.</translation>
    </message>
    <message>
        <source>Add line</source>
        <translation>수순 추가</translation>
    </message>
    <message>
        <source>Line added as a variation.</source>
        <translation>수순을 변화도로 추가했습니다.</translation>
    </message>
    <message>
        <source>The game has this line already.</source>
        <translation>기보에 이미 있는 수순입니다.</translation>
    </message>
    <message>
        <source>&amp;Preferences...</source>
        <translation>환경설정(&amp;P)...</translation>
    </message>
    <message>
        <source>&amp;How to get one</source>
        <translation>구하는 방법(&amp;H)</translation>
    </message>
    <message>
        <source>An engine is a separate program that plays Go. GNU Go and KataGo are free, and found automatically once they are installed; others can be added in the preferences.</source>
        <translation>엔진은 바둑을 두는 별도의 프로그램입니다. GNU Go와 KataGo는 자유롭게 쓸 수 있으며 설치하면 자동으로 찾습니다. 다른 엔진은 환경설정에서 추가할 수 있습니다.</translation>
    </message>
    <message>
        <source>No engine was found.</source>
        <translation>엔진을 찾지 못했습니다.</translation>
    </message>
    <message>
        <source>Starting: {output}</source>
        <translation>시작하는 중: {output}</translation>
    </message>
    <message>
        <source>Starting...</source>
        <translation>시작하는 중...</translation>
    </message>
</context>
<context>
    <name>EnginePlayer</name>
    <message>
        <source>Plays {color}. Thinking...</source>
        <translation>엔진은 {color}. 생각하는 중...</translation>
    </message>
    <message>
        <source>Plays {color}. Your move.</source>
        <translation>엔진은 {color}. 당신 차례입니다.</translation>
    </message>
    <message>
        <source>There is no move to take back.</source>
        <translation>무를 수가 없습니다.</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>무르기</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>기권</translation>
    </message>
    <message>
        <source>{color} resigns: the game is over.</source>
        <translation>{color} 기권으로 대국이 끝났습니다.</translation>
    </message>
    <message>
        <source>The engine no longer plays: another position is shown.</source>
        <translation>다른 국면이 표시되어 엔진과의 대국을 끝냅니다.</translation>
    </message>
    <message>
        <source>Two passes: the game is over.</source>
        <translation>연속 패스로 대국이 끝났습니다.</translation>
    </message>
</context>
<context>
    <name>EngineUses</name>
    <message>
        <source>Looking for dead stones...</source>
        <translation>죽은 돌을 찾는 중...</translation>
    </message>
    <message numerus="yes">
        <source>%Ln visit(s)</source>
        <translation>
            <numerusform>방문 %Ln회</numerusform>
        </translation>
    </message>
    <message>
        <source>Checking problems: {done} of {total}</source>
        <translation>문제 검사 중: {done}/{total}</translation>
    </message>
</context>
<context>
    <name>EnginesPage</name>
    <message>
        <source>Boards of up to {lines} lines, rectangular ones too.</source>
        <translation>{lines}줄까지의 바둑판, 직사각형도 가능.</translation>
    </message>
    <message>
        <source>Square boards of up to {lines} lines.</source>
        <translation>{lines}줄까지의 정사각형 바둑판.</translation>
    </message>
    <message>
        <source>Plays only: it names no good moves.</source>
        <translation>두기만 하고 좋은 수는 알려 주지 않습니다.</translation>
    </message>
    <message>
        <source>Names good moves, without win rates, in {seconds} s.</source>
        <translation>좋은 수를 {seconds}초 만에 알려 줍니다(승률 없음).</translation>
    </message>
    <message>
        <source>Analyses with win rates; visits in {seconds} s: {number}.</source>
        <translation>승률과 함께 분석합니다. {seconds}초 동안 방문: {number}.</translation>
    </message>
    <message>
        <source>En&amp;gines</source>
        <translation>엔진(&amp;G)</translation>
    </message>
    <message>
        <source>Engines</source>
        <translation>엔진</translation>
    </message>
    <message>
        <source>Command line of an engine</source>
        <translation>엔진의 명령줄</translation>
    </message>
    <message>
        <source>What the test has shown</source>
        <translation>시험 결과</translation>
    </message>
    <message>
        <source>&amp;Browse...</source>
        <translation>찾아보기(&amp;B)...</translation>
    </message>
    <message>
        <source>Add to &amp;list</source>
        <translation>목록에 추가(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>제거(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Test</source>
        <translation>시험(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Command line:</source>
        <translation>명령줄(&amp;C):</translation>
    </message>
    <message>
        <source>No engine was found. An engine is a separate program that plays Go: GNU Go and KataGo are free.</source>
        <translation>엔진을 찾지 못했습니다. 엔진은 바둑을 두는 별도의 프로그램입니다. GNU Go와 KataGo는 자유롭게 쓸 수 있습니다.</translation>
    </message>
    <message>
        <source>{engine} (added)</source>
        <translation>{engine}(추가됨)</translation>
    </message>
    <message>
        <source>&amp;Stop test</source>
        <translation>시험 중지(&amp;S)</translation>
    </message>
    <message>
        <source>Choose an engine</source>
        <translation>엔진 선택</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>중지했습니다.</translation>
    </message>
    <message>
        <source>Testing {engine}...</source>
        <translation>{engine} 시험 중...</translation>
    </message>
</context>
<context>
    <name>Examples</name>
    <message>
        <source>Annotated game</source>
        <translation>해설이 있는 기보</translation>
    </message>
    <message>
        <source>Ear reddening</source>
        <translation>이적의 묘수</translation>
    </message>
    <message>
        <source>Ko after a capture</source>
        <translation>따낸 뒤의 패</translation>
    </message>
    <message>
        <source>Ko and captures</source>
        <translation>패와 따낸 돌</translation>
    </message>
    <message>
        <source>Numbered moves</source>
        <translation>번호가 붙은 수</translation>
    </message>
</context>
<context>
    <name>ExceptionDialog</name>
    <message>
        <source>Something went wrong</source>
        <translation>문제가 발생했습니다</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>자세히</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>계속(&amp;C)</translation>
    </message>
    <message>
        <source>Save &amp;as...</source>
        <translation>다른 이름으로 저장(&amp;A)...</translation>
    </message>
    <message>
        <source>&amp;Details</source>
        <translation>자세히(&amp;D)</translation>
    </message>
    <message>
        <source>C&amp;opy details</source>
        <translation>자세한 내용 복사(&amp;O)</translation>
    </message>
    <message>
        <source>HEN Editor could not finish what it was doing.</source>
        <translation>HEN Editor에서 작업을 마치지 못했습니다.</translation>
    </message>
    <message>
        <source>This is a bug in the program. Your work is still here: you can continue, or save it under another name first. If it happens again, please report it with the details.</source>
        <translation>프로그램의 버그입니다. 작업 내용은 그대로 있으니 계속하거나 먼저 다른 이름으로 저장하세요. 같은 일이 다시 생기면 자세한 내용과 함께 알려 주세요.</translation>
    </message>
</context>
<context>
    <name>Explanations</name>
    <message>
        <source>{text}: {color} at {points}</source>
        <translation>{text}: {points}에 {color}</translation>
    </message>
    <message>
        <source>{text}: stones at {points}</source>
        <translation>{text}: {points}에 돌</translation>
    </message>
    <message>
        <source>{text}: {color} to play</source>
        <translation>{text}: {color} 차례</translation>
    </message>
    <message>
        <source>{text}: {color} passed</source>
        <translation>{text}: {color} 패스</translation>
    </message>
    <message>
        <source>{text}: {color} played at {points}</source>
        <translation>{text}: {color} {points} 착수</translation>
    </message>
    <message>
        <source>{text}: {mark} at {points}</source>
        <translation>{text}: {points}에 {mark}</translation>
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
        <translation>일정한 수마다</translation>
    </message>
    <message>
        <source>Where the game says so (FG)</source>
        <translation>기보에 지정된 곳에서(FG)</translation>
    </message>
    <message>
        <source>After each comment</source>
        <translation>해설이 나올 때마다</translation>
    </message>
    <message>
        <source>At chosen moves</source>
        <translation>지정한 수에서</translation>
    </message>
    <message>
        <source>Print figures</source>
        <translation>기보 인쇄</translation>
    </message>
    <message>
        <source>&amp;New figure:</source>
        <translation>보 나누기(&amp;N):</translation>
    </message>
    <message>
        <source>&amp;Moves in a figure, at most:</source>
        <translation>한 보의 최대 수(&amp;M):</translation>
    </message>
    <message>
        <source>&amp;At the moves:</source>
        <translation>나눌 수(&amp;A):</translation>
    </message>
    <message>
        <source>21, 45, 90</source>
        <translation>21, 45, 90</translation>
    </message>
    <message>
        <source>&amp;Figures on a page:</source>
        <translation>페이지당 그림 수(&amp;F):</translation>
    </message>
    <message>
        <source>&amp;Variations</source>
        <translation>변화도(&amp;V)</translation>
    </message>
    <message>
        <source>C&amp;omments</source>
        <translation>해설(&amp;O)</translation>
    </message>
</context>
<context>
    <name>FileCommands</name>
    <message>
        <source>Open</source>
        <translation>열기</translation>
    </message>
    <message numerus="yes">
        <source>Open all %Ln file(s)?</source>
        <translation>
            <numerusform>파일 %Ln개를 모두 열까요?</numerusform>
        </translation>
    </message>
    <message>
        <source>Each is opened in a window of its own.</source>
        <translation>각각 새 창에서 열립니다.</translation>
    </message>
    <message>
        <source>Add from files</source>
        <translation>파일에서 추가</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>열기(&amp;O)</translation>
    </message>
    <message>
        <source>{file} could not be opened.</source>
        <translation>{file} 파일을 열 수 없습니다.</translation>
    </message>
    <message>
        <source>The unfinished text in the HEN field is not part of the file.</source>
        <translation>HEN 입력란의 미완성 텍스트는 파일에 포함되지 않습니다.</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>저장(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>버리기(&amp;D)</translation>
    </message>
    <message>
        <source>Discard the unfinished HEN?</source>
        <translation>미완성 HEN을 버릴까요?</translation>
    </message>
    <message>
        <source>Save the changes to {file}?</source>
        <translation>{file} 파일의 변경 내용을 저장할까요?</translation>
    </message>
    <message numerus="yes">
        <source>{file} held one game when it was opened; now there are %Ln.</source>
        <translation>
            <numerusform>{file} 파일을 열었을 때 기보는 1개였지만, 지금은 %Ln개입니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Saving as a new file leaves it as it was.</source>
        <translation>새 파일로 저장하면 원래 파일은 그대로 남습니다.</translation>
    </message>
    <message>
        <source>Save as &amp;new file...</source>
        <translation>새 파일로 저장(&amp;N)...</translation>
    </message>
    <message>
        <source>&amp;Save into this file</source>
        <translation>이 파일에 저장(&amp;S)</translation>
    </message>
    <message>
        <source>{file} and others</source>
        <translation>{file} 외</translation>
    </message>
    <message>
        <source>Saving {file}...</source>
        <translation>{file} 저장 중...</translation>
    </message>
    <message>
        <source>{file} is open in another window.</source>
        <translation>{file} 파일이 다른 창에서 열려 있습니다.</translation>
    </message>
    <message>
        <source>Choose another name, or close that window first.</source>
        <translation>다른 이름을 선택하거나 먼저 그 창을 닫으세요.</translation>
    </message>
    <message>
        <source>&amp;Go to that window</source>
        <translation>그 창으로 이동(&amp;G)</translation>
    </message>
    <message>
        <source>Saved as {name}, the text could be misread when the file is reopened.</source>
        <translation>{name} 인코딩으로 저장하면 파일을 다시 열 때 텍스트를 잘못 읽을 수 있습니다.</translation>
    </message>
    <message>
        <source>The file&apos;s encoding, {name}, can&apos;t represent all of the text you entered.</source>
        <translation>파일의 인코딩인 {name}에서는 입력한 텍스트를 모두 표현할 수 없습니다.</translation>
    </message>
    <message>
        <source>UTF-8 can represent any text. Converting rewrites the whole file in UTF-8.</source>
        <translation>UTF-8은 모든 텍스트를 표현할 수 있습니다. 변환하면 파일 전체가 UTF-8로 다시 기록됩니다.</translation>
    </message>
    <message>
        <source>Undecodable bytes become U+FFFD: {places}.</source>
        <translation>디코딩할 수 없는 바이트는 U+FFFD로 바뀝니다: {places}.</translation>
    </message>
    <message>
        <source>&amp;Convert the file to UTF-8</source>
        <translation>파일을 UTF-8로 변환(&amp;C)</translation>
    </message>
    <message>
        <source>Save a copy &amp;in UTF-8...</source>
        <translation>UTF-8로 사본 저장(&amp;I)...</translation>
    </message>
    <message>
        <source>Converting to UTF-8...</source>
        <translation>UTF-8로 변환하는 중...</translation>
    </message>
    <message>
        <source>move {move}</source>
        <translation>{move}수</translation>
    </message>
    <message>
        <source>start</source>
        <translation>시작</translation>
    </message>
    <message>
        <source>move {move} of game {game}</source>
        <translation>기보 {game}의 {move}수</translation>
    </message>
    <message>
        <source>start of game {game}</source>
        <translation>기보 {game}의 시작</translation>
    </message>
    <message>
        <source>{places} and others</source>
        <translation>{places} 외</translation>
    </message>
    <message numerus="yes">
        <source>The other %Ln position(s) will be lost, too.</source>
        <translation>
            <numerusform>다른 국면 %Ln개도 사라집니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>A {suffix} file cannot store the whole document.</source>
        <translation>{suffix} 파일에는 문서 전체를 저장할 수 없습니다.</translation>
    </message>
    <message>
        <source>Save &amp;anyway</source>
        <translation>그래도 저장(&amp;A)</translation>
    </message>
    <message>
        <source>A {suffix} file stores positions only.</source>
        <translation>{suffix} 파일에는 국면만 저장됩니다.</translation>
    </message>
    <message>
        <source>Save this &amp;position only</source>
        <translation>이 국면만 저장(&amp;P)</translation>
    </message>
    <message>
        <source>Save as &amp;{format}...</source>
        <translation>&amp;{format} 형식으로 저장...</translation>
    </message>
</context>
<context>
    <name>FileDialogs</name>
    <message>
        <source>Looking for the folder...</source>
        <translation>폴더를 찾는 중...</translation>
    </message>
    <message>
        <source>All supported files ({every});;Go files ({patterns});;Pictures of boards ({pictures});;All files (*)</source>
        <translation>지원되는 모든 파일 ({every});;바둑 파일 ({patterns});;바둑판 그림 ({pictures});;모든 파일 (*)</translation>
    </message>
    <message>
        <source>{file} cannot be written to.</source>
        <translation>{file} 파일에 쓸 수 없습니다.</translation>
    </message>
    <message>
        <source>Part of the name cannot be displayed or typed. Choose another name.</source>
        <translation>이름에 표시하거나 입력할 수 없는 부분이 있습니다. 다른 이름을 선택하세요.</translation>
    </message>
    <message>
        <source>{file} already exists. Do you want to replace it?</source>
        <translation>{file} 파일이 이미 있습니다. 바꿀까요?</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>바꾸기(&amp;R)</translation>
    </message>
</context>
<context>
    <name>FileNotice</name>
    <message>
        <source>{file} was changed by another program; the recovered document is shown as a copy.</source>
        <translation>{file} 파일이 다른 프로그램에서 변경되어, 복구한 문서를 사본으로 표시합니다.</translation>
    </message>
    <message>
        <source>It is a text that only quotes a position.</source>
        <translation>국면을 인용했을 뿐인 텍스트입니다.</translation>
    </message>
    <message>
        <source>This document</source>
        <translation>이 문서</translation>
    </message>
    <message>
        <source>The file</source>
        <translation>파일</translation>
    </message>
    <message>
        <source>{file} could not be opened.</source>
        <translation>{file} 파일을 열 수 없습니다.</translation>
    </message>
    <message>
        <source>{file} was changed by another program.</source>
        <translation>{file} 파일이 다른 프로그램에서 변경되었습니다.</translation>
    </message>
    <message>
        <source>Replace this document with the file; this can be undone</source>
        <translation>이 문서를 파일의 내용으로 바꿉니다. 실행 취소할 수 있습니다</translation>
    </message>
    <message>
        <source>Keep this document; saving it replaces the file</source>
        <translation>이 문서를 유지합니다. 저장하면 파일이 이 문서로 바뀝니다</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>다시 읽기</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>내 문서 유지</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>실행 취소</translation>
    </message>
    <message>
        <source>Go back to the document as it was before</source>
        <translation>이전 문서로 되돌리기</translation>
    </message>
    <message>
        <source>Show what differs between this document and the file</source>
        <translation>이 문서와 파일의 차이 표시</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>비교</translation>
    </message>
    <message>
        <source>{file} was changed by another program and reloaded.</source>
        <translation>{file} 파일이 다른 프로그램에서 변경되어 다시 읽었습니다.</translation>
    </message>
</context>
<context>
    <name>FileReader</name>
    <message>
        <source>{file} has about {count} million nodes.</source>
        <translation>{file} 파일에 노드가 약 {count}백만 개 있습니다.</translation>
    </message>
    <message>
        <source>Opening it takes about {size} MB of memory.</source>
        <translation>여는 데 메모리가 약 {size} MB 필요합니다.</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>열기(&amp;O)</translation>
    </message>
    <message>
        <source>{file} could not be opened.</source>
        <translation>{file} 파일을 열 수 없습니다.</translation>
    </message>
    <message>
        <source>Pasted text</source>
        <translation>붙여넣은 텍스트</translation>
    </message>
</context>
<context>
    <name>FileWriter</name>
    <message>
        <source>Save &amp;as...</source>
        <translation>다른 이름으로 저장(&amp;A)...</translation>
    </message>
    <message>
        <source>Save a copy in UTF-8</source>
        <translation>UTF-8로 사본 저장</translation>
    </message>
    <message>
        <source>UTF-8</source>
        <translation>UTF-8</translation>
    </message>
    <message>
        <source>{file} could not be saved; it is unchanged.</source>
        <translation>{file} 파일을 저장할 수 없습니다. 파일은 그대로입니다.</translation>
    </message>
    <message>
        <source>Save a copy &amp;in UTF-8...</source>
        <translation>UTF-8로 사본 저장(&amp;I)...</translation>
    </message>
    <message>
        <source>Saving {file}...</source>
        <translation>{file} 저장 중...</translation>
    </message>
    <message>
        <source>{file} could not be saved.</source>
        <translation>{file} 파일을 저장할 수 없습니다.</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>다른 이름으로 저장</translation>
    </message>
    <message>
        <source>untitled{suffix}</source>
        <translation>제목 없음{suffix}</translation>
    </message>
    <message>
        <source>{file} has been changed by another program.</source>
        <translation>{file} 파일이 다른 프로그램에서 변경되었습니다.</translation>
    </message>
    <message>
        <source>Saving now overwrites those changes.</source>
        <translation>지금 저장하면 그 변경 내용을 덮어씁니다.</translation>
    </message>
    <message>
        <source>&amp;Overwrite</source>
        <translation>덮어쓰기(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Reload</source>
        <translation>다시 읽기(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Compare...</source>
        <translation>비교(&amp;C)...</translation>
    </message>
    <message>
        <source>{file} cannot be replaced, only overwritten in place.</source>
        <translation>{file} 파일을 새 파일로 바꿀 수 없고 그 자리에 덮어쓸 수만 있습니다.</translation>
    </message>
    <message>
        <source>Its present contents cannot be kept as an earlier version: {why}</source>
        <translation>현재 내용을 이전 버전으로 보관할 수 없습니다: {why}</translation>
    </message>
    <message>
        <source>Overwrite &amp;in place</source>
        <translation>그 자리에 덮어쓰기(&amp;I)</translation>
    </message>
</context>
<context>
    <name>FindBar</name>
    <message>
        <source>Find in comments</source>
        <translation>해설에서 찾기</translation>
    </message>
    <message>
        <source>No matches</source>
        <translation>결과 없음</translation>
    </message>
    <message numerus="yes">
        <source>%Ln match(es)</source>
        <translation>
            <numerusform>%Ln개 찾음</numerusform>
        </translation>
    </message>
    <message>
        <source>Previous match (Shift+F3)</source>
        <translation>이전 결과(Shift+F3)</translation>
    </message>
    <message>
        <source>Next match (F3)</source>
        <translation>다음 결과(F3)</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>닫기(Esc)</translation>
    </message>
</context>
<context>
    <name>Finder</name>
    <message>
        <source>No comment in this game contains that text.</source>
        <translation>이 기보의 해설에 그런 텍스트가 없습니다.</translation>
    </message>
</context>
<context>
    <name>Formats</name>
    <message>
        <source>HEN position</source>
        <translation>HEN 국면</translation>
    </message>
    <message>
        <source>SGF game</source>
        <translation>SGF 기보</translation>
    </message>
</context>
<context>
    <name>GameAnalysis</name>
    <message>
        <source>Analysing the game: {done} of {total}</source>
        <translation>기보 분석 중: {done}/{total}</translation>
    </message>
    <message>
        <source>This engine only estimates the score, too roughly to find mistakes.</source>
        <translation>이 엔진은 집 차이를 어림할 뿐이어서 실수를 가려내지 못합니다.</translation>
    </message>
    <message>
        <source>No further mistake is known.</source>
        <translation>더 이상 알려진 실수가 없습니다.</translation>
    </message>
    <message>
        <source>Write analysis</source>
        <translation>분석 쓰기</translation>
    </message>
    <message>
        <source>The game is analysed.</source>
        <translation>기보 분석이 끝났습니다.</translation>
    </message>
    <message>
        <source>This engine gives no scores: mistakes cannot be found.</source>
        <translation>이 엔진은 집 차이를 알려 주지 않아 실수를 찾을 수 없습니다.</translation>
    </message>
</context>
<context>
    <name>GameInfo</name>
    <message>
        <source>Annotator</source>
        <translation>해설자</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>흑</translation>
    </message>
    <message>
        <source>Black&apos;s rank</source>
        <translation>흑 기력</translation>
    </message>
    <message>
        <source>Black&apos;s team</source>
        <translation>흑 소속팀</translation>
    </message>
    <message>
        <source>Copyright</source>
        <translation>저작권</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>대국일</translation>
    </message>
    <message>
        <source>Entered by</source>
        <translation>입력자</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>대회명</translation>
    </message>
    <message>
        <source>Game comment</source>
        <translation>대국 해설</translation>
    </message>
    <message>
        <source>Game name</source>
        <translation>대국명</translation>
    </message>
    <message>
        <source>Handicap</source>
        <translation>접바둑</translation>
    </message>
    <message>
        <source>Komi</source>
        <translation>덤</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>포석</translation>
    </message>
    <message>
        <source>Overtime</source>
        <translation>초읽기</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>대국 장소</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>결과</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>라운드</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>규칙</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>출처</translation>
    </message>
    <message>
        <source>Time in seconds</source>
        <translation>제한 시간(초)</translation>
    </message>
    <message>
        <source>White</source>
        <translation>백</translation>
    </message>
    <message>
        <source>White&apos;s rank</source>
        <translation>백 기력</translation>
    </message>
    <message>
        <source>White&apos;s team</source>
        <translation>백 소속팀</translation>
    </message>
</context>
<context>
    <name>GameInfoDialog</name>
    <message>
        <source>Only the beginning is shown. The text is too long to be edited here.</source>
        <translation>앞부분만 표시됩니다. 텍스트가 너무 길어 여기서는 편집할 수 없습니다.</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>흑</translation>
    </message>
    <message>
        <source>White</source>
        <translation>백</translation>
    </message>
    <message>
        <source>Name:</source>
        <translation>이름:</translation>
    </message>
    <message>
        <source>Rank:</source>
        <translation>기력:</translation>
    </message>
    <message>
        <source>Team:</source>
        <translation>소속팀:</translation>
    </message>
    <message>
        <source>Game info</source>
        <translation>대국 정보</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>대국(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;More</source>
        <translation>추가 정보(&amp;M)</translation>
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
        <translation>열기(&amp;O)</translation>
    </message>
    <message>
        <source>Re&amp;name</source>
        <translation>이름 바꾸기(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Add game</source>
        <translation>기보 추가(&amp;A)</translation>
    </message>
    <message>
        <source>Show only games with these words in their title, players or event</source>
        <translation>제목, 대국자, 대회명에 이 단어가 있는 기보만 표시</translation>
    </message>
    <message>
        <source>Sort the list</source>
        <translation>목록 정렬</translation>
    </message>
    <message>
        <source>Add games</source>
        <translation>기보 추가</translation>
    </message>
    <message numerus="yes">
        <source>Search %Ln game(s)</source>
        <translation>
            <numerusform>기보 %Ln개에서 검색</numerusform>
        </translation>
    </message>
    <message>
        <source>Searching games...</source>
        <translation>기보 검색 중...</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s)</source>
        <translation>
            <numerusform>기보 %Ln개</numerusform>
        </translation>
    </message>
    <message>
        <source>Games can be moved only in file order, while none is searched for.</source>
        <translation>기보는 파일 순서로 정렬되어 있고 검색 중이 아닐 때만 옮길 수 있습니다.</translation>
    </message>
    <message>
        <source>Add &amp;from files...</source>
        <translation>파일에서 추가(&amp;F)...</translation>
    </message>
    <message>
        <source>Add game from &amp;HEN</source>
        <translation>HEN으로 기보 추가(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>복사(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>복제(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>삭제(&amp;R)</translation>
    </message>
    <message>
        <source>Move &amp;up</source>
        <translation>위로(&amp;U)</translation>
    </message>
    <message>
        <source>Move d&amp;own</source>
        <translation>아래로(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;File order</source>
        <translation>파일 순서(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>제목(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation>대국자(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Worksheet or pictures...</source>
        <translation>문제지 또는 그림(&amp;W)...</translation>
    </message>
    <message>
        <source>We&amp;b page...</source>
        <translation>웹 페이지(&amp;B)...</translation>
    </message>
</context>
<context>
    <name>GameListDock</name>
    <message>
        <source>Games</source>
        <translation>기보 목록</translation>
    </message>
</context>
<context>
    <name>GameModel</name>
    <message>
        <source>shown</source>
        <translation>표시 중</translation>
    </message>
    <message>
        <source>{number}: {name}</source>
        <translation>{number}: {name}</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <translation>기보 {number}</translation>
    </message>
</context>
<context>
    <name>GameRow</name>
    <message>
        <source>Name of the game</source>
        <translation>기보 이름</translation>
    </message>
</context>
<context>
    <name>GameRows</name>
    <message>
        <source>No matches</source>
        <translation>결과 없음</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>기보 목록</translation>
    </message>
</context>
<context>
    <name>GoToMoveDialog</name>
    <message>
        <source>Go to move</source>
        <translation>특정 수로 이동</translation>
    </message>
    <message>
        <source>Move &amp;number:</source>
        <translation>수 번호(&amp;N):</translation>
    </message>
    <message>
        <source>From 0 (start of game) to {last} (end of line).</source>
        <translation>0(기보의 시작)부터 {last}(수순의 끝)까지.</translation>
    </message>
    <message>
        <source>“{text}” is not a move number.</source>
        <translation>“{text}” 값은 수 번호가 아닙니다.</translation>
    </message>
    <message>
        <source>This line ends at move {last}.</source>
        <translation>이 수순은 {last}수에서 끝납니다.</translation>
    </message>
    <message>
        <source>Start of game</source>
        <translation>기보의 시작</translation>
    </message>
    <message>
        <source>{color} pass</source>
        <translation>{color} 패스</translation>
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
        <translation>안내서는 영어로 되어 있습니다.</translation>
    </message>
    <message>
        <source>Pages of the guide</source>
        <translation>안내서의 페이지</translation>
    </message>
    <message>
        <source>The guide</source>
        <translation>안내서</translation>
    </message>
    <message>
        <source>The guide was not found.</source>
        <translation>안내서를 찾을 수 없습니다.</translation>
    </message>
    <message>
        <source>No matches</source>
        <translation>결과 없음</translation>
    </message>
</context>
<context>
    <name>HelpWindow</name>
    <message>
        <source>A position with a ko and a last move</source>
        <translation>패와 마지막 수가 있는 국면</translation>
    </message>
    <message>
        <source>The ear-reddening move, with squares and a circle</source>
        <translation>네모와 동그라미가 있는 이적의 묘수</translation>
    </message>
    <message>
        <source>Numbered moves and a label</source>
        <translation>번호가 붙은 수와 레이블</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>도움말</translation>
    </message>
    <message>
        <source>Search all pages</source>
        <translation>모든 페이지에서 검색</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>안내서</translation>
    </message>
    <message>
        <source>HEN</source>
        <translation>HEN</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>단축키</translation>
    </message>
    <message>
        <source>HEN writes a Go position in one line: rows begin with _ and a number, columns are capital letters, stones small ones. Click an example to see it on the board.</source>
        <translation>HEN은 바둑 국면을 한 줄로 적습니다. 가로줄은 _와 숫자로 시작하고, 세로줄은 대문자, 돌은 소문자로 씁니다. 예를 클릭하면 바둑판에 나타납니다.</translation>
    </message>
</context>
<context>
    <name>HenButtons</name>
    <message>
        <source>More</source>
        <translation>더 보기</translation>
    </message>
    <message>
        <source>&amp;Normalise to canonical form</source>
        <translation>표준형으로 정규화(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;One row per line</source>
        <translation>가로줄마다 줄 바꾸기(&amp;O)</translation>
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
        <translation>바둑판의 국면을 나타내는 텍스트. 입력한 것이 바둑판에 표시됩니다</translation>
    </message>
    <message>
        <source>Type a HEN such as _16Qb_4Dw, or paste one; F1 explains it</source>
        <translation>_16Qb_4Dw처럼 HEN을 입력하거나 붙여넣으세요. F1: 설명</translation>
    </message>
    <message>
        <source>Type a HEN, or paste one; F1 explains it</source>
        <translation>HEN을 입력하거나 붙여넣으세요. F1: 설명</translation>
    </message>
    <message>
        <source>Type a HEN, or paste one</source>
        <translation>HEN을 입력하거나 붙여넣으세요</translation>
    </message>
</context>
<context>
    <name>HenField</name>
    <message>
        <source>Fixed: {fix}.</source>
        <translation>수정함: {fix}.</translation>
    </message>
    <message>
        <source>All problems that can be fixed are fixed.</source>
        <translation>수정할 수 있는 문제점을 모두 수정했습니다.</translation>
    </message>
    <message numerus="yes">
        <source>Too long: the field is limited to %Ln characters.</source>
        <translation>
            <numerusform>너무 깁니다: 입력란에는 %Ln자까지만 쓸 수 있습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>HEN</source>
        <translation>HEN</translation>
    </message>
    <message>
        <source>This is not HEN: it was pasted into the window.</source>
        <translation>HEN이 아니어서 창에 붙여넣었습니다.</translation>
    </message>
</context>
<context>
    <name>HenGuide</name>
    <message>
        <source>A label on a point: any text without spaces, dots, “_” and “-”.</source>
        <translation>점에 붙이는 레이블: 공백, 마침표, “_”, “-”가 없는 텍스트.</translation>
    </message>
    <message>
        <source>A mark on a point: CR circle, SQ square, TR triangle, MA cross.</source>
        <translation>점에 붙이는 기호: CR 동그라미, SQ 네모, TR 세모, MA 가위표.</translation>
    </message>
    <message>
        <source>A row, counted from 1 at the bottom. Its stones follow.</source>
        <translation>아래에서 1부터 센 가로줄. 그 줄의 돌이 이어집니다.</translation>
    </message>
    <message>
        <source>A stone that shows a move number. Odd numbers are black, if Black began.</source>
        <translation>수 번호가 있는 돌. 흑이 먼저 두었으면 홀수가 흑입니다.</translation>
    </message>
    <message>
        <source>A stone: black, white, red, green, blue (l), yellow or purple.</source>
        <translation>돌: 흑(b), 백(w), 빨강(r), 초록(g), 파랑(l), 노랑(y), 보라(p).</translation>
    </message>
    <message>
        <source>Ko point. Next: a stone for the last move, or - for a label or mark</source>
        <translation>패 자리. 다음: 마지막 수의 돌, 또는 레이블이나 기호를 위한 -</translation>
    </message>
    <message>
        <source>Next: _ and a row (_16Qb), a dot (.9x9, .K10, .b), or ~ and an order of play</source>
        <translation>다음: _와 가로줄(_16Qb), 마침표(.9x9, .K10, .b), 또는 ~와 착수 순서</translation>
    </message>
    <message>
        <source>Next: a label, or a mark: CR circle, SQ square, TR triangle, MA cross</source>
        <translation>다음: 레이블, 또는 기호: CR 동그라미, SQ 네모, TR 세모, MA 가위표</translation>
    </message>
    <message>
        <source>Next: a move number (~3), or an order of play (~bw)</source>
        <translation>다음: 수 번호(~3) 또는 착수 순서(~bw)</translation>
    </message>
    <message>
        <source>Next: a size (9x9), a point (K10), the player to move (b), or a pass (pb)</source>
        <translation>다음: 크기(9x9), 점(K10), 차례(b), 패스(pb)</translation>
    </message>
    <message>
        <source>Next: a stone: b w r g l y p, or ~n for one with a number</source>
        <translation>다음: 돌: b w r g l y p, 또는 번호가 있는 돌 ~n</translation>
    </message>
    <message>
        <source>Next: column, then stones: b w r g l y p, or ~n</source>
        <translation>다음: 세로줄, 이어서 돌: b w r g l y p, 또는 ~n</translation>
    </message>
    <message>
        <source>Next: how many, more stones to the right, another column, or a new part</source>
        <translation>다음: 돌의 수, 오른쪽의 다음 돌, 다른 세로줄, 또는 새 요소</translation>
    </message>
    <message>
        <source>Next: the number of the row, from 1 at the bottom</source>
        <translation>다음: 아래에서 1부터 센 가로줄 번호</translation>
    </message>
    <message>
        <source>Next: the row of the point, as in .K10</source>
        <translation>다음: .K10처럼 점의 가로줄</translation>
    </message>
    <message>
        <source>Next: two or more colours in the order in which they play, as in ~bw</source>
        <translation>다음: ~bw처럼 착수 순서대로 둘 이상의 색</translation>
    </message>
    <message>
        <source>Next: x and the number of rows, as in .9x9</source>
        <translation>다음: .9x9처럼 x와 가로줄의 수</translation>
    </message>
    <message>
        <source>Purple to play. Next: a stone, if that colour passed</source>
        <translation>보라 차례. 다음: 보라가 패스했다면 돌</translation>
    </message>
    <message>
        <source>That many stones of a colour side by side, to the right.</source>
        <translation>오른쪽으로 나란히 놓인 같은 색 돌의 수.</translation>
    </message>
    <message>
        <source>The column of the next stone: A to Z, without I. Without it, a stone goes right of the one before.</source>
        <translation>다음 돌의 세로줄: I를 뺀 A~Z. 없으면 바로 앞 돌의 오른쪽에 놓입니다.</translation>
    </message>
    <message>
        <source>The ko point, which cannot be retaken yet.</source>
        <translation>아직 되따낼 수 없는 패 자리.</translation>
    </message>
    <message>
        <source>The move just played: a point and a stone, or p and a stone for a pass.</source>
        <translation>방금 둔 수: 점과 돌, 패스는 p와 돌.</translation>
    </message>
    <message>
        <source>The order in which the colours play. Without it Black and White take turns.</source>
        <translation>색의 착수 순서. 없으면 흑과 백이 번갈아 둡니다.</translation>
    </message>
    <message>
        <source>The player to move.</source>
        <translation>차례인 색.</translation>
    </message>
    <message>
        <source>The size of the board: columns, x, rows. Without it the board is 19x19.</source>
        <translation>바둑판 크기: 세로줄 수, x, 가로줄 수. 없으면 19x19입니다.</translation>
    </message>
</context>
<context>
    <name>KeyPresets</name>
    <message>
        <source>Standard</source>
        <translation>표준</translation>
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
        <translation>레이블</translation>
    </message>
</context>
<context>
    <name>LineSlider</name>
    <message>
        <source>Place in the game</source>
        <translation>기보에서의 위치</translation>
    </message>
    <message>
        <source>Left and Right step through the game, Up and Down go to variations</source>
        <translation>왼쪽·오른쪽 키로 수순을 따라가고, 위·아래 키로 변화도로 이동합니다</translation>
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
        <translation>취소</translation>
    </message>
    <message>
        <source>Opening {file}</source>
        <translation>{file} 여는 중</translation>
    </message>
    <message>
        <source>Loading progress</source>
        <translation>불러오기 진행률</translation>
    </message>
</context>
<context>
    <name>LockNotice</name>
    <message>
        <source>{file} can be edited now.</source>
        <translation>이제 {file} 파일을 편집할 수 있습니다.</translation>
    </message>
    <message>
        <source>Read-only: {file} is open in another HEN Editor ({where}).</source>
        <translation>읽기 전용: {file} 파일이 다른 HEN Editor({where})에서 열려 있습니다.</translation>
    </message>
    <message>
        <source>Open a copy</source>
        <translation>사본 열기</translation>
    </message>
    <message>
        <source>Edit a copy, which has no file yet</source>
        <translation>아직 파일이 없는 사본을 편집합니다</translation>
    </message>
    <message>
        <source>Edit anyway</source>
        <translation>그래도 편집</translation>
    </message>
    <message>
        <source>Edit the file here, too</source>
        <translation>여기서도 파일을 편집합니다</translation>
    </message>
    <message>
        <source>{file} is also open in another HEN Editor ({where}).</source>
        <translation>{file} 파일이 다른 HEN Editor({where})에서도 열려 있습니다.</translation>
    </message>
    <message>
        <source>process {pid} on {host}</source>
        <translation>{host}의 프로세스 {pid}</translation>
    </message>
    <message>
        <source>{file} is read-only while it is open in another HEN Editor ({where}).</source>
        <translation>{file} 파일은 다른 HEN Editor({where})에서 열려 있는 동안 읽기 전용입니다.</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>{file} (removed)</source>
        <translation>{file}(삭제됨)</translation>
    </message>
    <message>
        <source>{file} (read-only)</source>
        <translation>{file}(읽기 전용)</translation>
    </message>
    <message>
        <source>Saving {file}...</source>
        <translation>{file} 저장 중...</translation>
    </message>
    <message>
        <source>Saved {file}</source>
        <translation>{file} 저장됨</translation>
    </message>
    <message>
        <source>The board style {file} is missing or has problems: see Preferences.</source>
        <translation>바둑판 스타일 {file} 파일이 없거나 문제가 있습니다. 환경설정을 확인하세요.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>기보</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>문제점</translation>
    </message>
    <message>
        <source>Board as a table</source>
        <translation>표 형식 바둑판</translation>
    </message>
    <message>
        <source>List of moves</source>
        <translation>수순 목록</translation>
    </message>
</context>
<context>
    <name>Marks</name>
    <message>
        <source>Circle</source>
        <translation>동그라미</translation>
    </message>
    <message>
        <source>Square</source>
        <translation>네모</translation>
    </message>
    <message>
        <source>Triangle</source>
        <translation>세모</translation>
    </message>
    <message>
        <source>Cross</source>
        <translation>가위표</translation>
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
        <translation>메뉴 더 보기</translation>
    </message>
    <message>
        <source>{file} in {folder}</source>
        <translation>{folder}의 {file}</translation>
    </message>
    <message>
        <source>No recent files</source>
        <translation>최근 파일 없음</translation>
    </message>
    <message>
        <source>Go to this window</source>
        <translation>이 창으로 이동</translation>
    </message>
    <message>
        <source>&amp;Coordinates</source>
        <translation>좌표(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>편집(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Examples</source>
        <translation>예제(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>파일(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>기보(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Games</source>
        <translation>기보 관리(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>도움말(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Mark</source>
        <translation>기호(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Move numbers</source>
        <translation>수 번호(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Navigate</source>
        <translation>이동(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>새로 만들기(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation>패널(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>도구(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Transform</source>
        <translation>변환(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>보기(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Window</source>
        <translation>창(&amp;W)</translation>
    </message>
    <message>
        <source>A&amp;nnotate</source>
        <translation>평가(&amp;N)</translation>
    </message>
    <message>
        <source>Areas</source>
        <translation>영역</translation>
    </message>
    <message>
        <source>Arrows and lines</source>
        <translation>화살표와 선</translation>
    </message>
    <message>
        <source>At t&amp;he cursor</source>
        <translation>커서 위치(&amp;H)</translation>
    </message>
    <message>
        <source>Boar&amp;d cursor</source>
        <translation>바둑판 커서(&amp;D)</translation>
    </message>
    <message>
        <source>Board o&amp;rientation</source>
        <translation>바둑판 방향(&amp;R)</translation>
    </message>
    <message>
        <source>C&amp;lear markup</source>
        <translation>표시 지우기(&amp;L)</translation>
    </message>
    <message>
        <source>Coloured stones</source>
        <translation>색깔 돌</translation>
    </message>
    <message>
        <source>Compare &amp;board</source>
        <translation>바둑판 비교(&amp;B)</translation>
    </message>
    <message>
        <source>Copy &amp;as</source>
        <translation>다른 형식으로 복사(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Stones go into</source>
        <translation>돌을 편집할 노드(&amp;S)</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>그리기</translation>
    </message>
    <message>
        <source>E&amp;ffort</source>
        <translation>생각하는 정도(&amp;F)</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>엔진</translation>
    </message>
    <message>
        <source>Mark</source>
        <translation>표시</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>기호</translation>
    </message>
    <message>
        <source>More</source>
        <translation>더 보기</translation>
    </message>
    <message>
        <source>More colo&amp;urs</source>
        <translation>다른 색(&amp;U)</translation>
    </message>
    <message>
        <source>Ne&amp;xt moves</source>
        <translation>다음 수(&amp;X)</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>최근 파일 열기(&amp;R)</translation>
    </message>
    <message>
        <source>Play &amp;other colour here</source>
        <translation>여기에 다른 색 두기(&amp;O)</translation>
    </message>
    <message>
        <source>Set up</source>
        <translation>배치</translation>
    </message>
    <message>
        <source>Spea&amp;k</source>
        <translation>읽어 주기(&amp;K)</translation>
    </message>
    <message>
        <source>Th&amp;eme</source>
        <translation>테마(&amp;E)</translation>
    </message>
    <message>
        <source>Tool palette</source>
        <translation>도구 팔레트</translation>
    </message>
    <message>
        <source>Tree &amp;direction</source>
        <translation>트리 방향(&amp;D)</translation>
    </message>
    <message>
        <source>V&amp;ariations</source>
        <translation>변화도(&amp;A)</translation>
    </message>
</context>
<context>
    <name>MessageBox</name>
    <message>
        <source>{count} more</source>
        <translation>그 밖의 {count}개</translation>
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
        <translation>마지막 올바른 국면 표시 중</translation>
    </message>
    <message>
        <source>The text is not applied: the board shows the last valid position.</source>
        <translation>텍스트가 적용되지 않았습니다. 바둑판은 마지막 올바른 국면입니다.</translation>
    </message>
    <message>
        <source>{problem} Fix: {fix}.</source>
        <translation>{problem} 수정: {fix}.</translation>
    </message>
</context>
<context>
    <name>Messages</name>
    <message>
        <source>This game is not Go: it has no position to show or edit.</source>
        <translation>이 기보는 바둑이 아니어서 표시하거나 편집할 국면이 없습니다.</translation>
    </message>
    <message numerus="yes">
        <source>The HEN of this position has %Ln characters; the limit is {limit}.</source>
        <translation>
            <numerusform>이 국면의 HEN은 %Ln자입니다. 최대 {limit}자까지 가능합니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>This game is on {here}; a {there} position does not fit.</source>
        <translation>이 기보의 바둑판은 {here}입니다. {there} 국면은 맞지 않습니다.</translation>
    </message>
    <message>
        <source>Add as a variation</source>
        <translation>변화도로 추가</translation>
    </message>
    <message>
        <source>This game already has moves. Add it as a variation, or open it as a new position.</source>
        <translation>이 기보에는 이미 수순이 있습니다. 변화도로 추가하거나 새 국면으로 여세요.</translation>
    </message>
    <message>
        <source>Empty text does not change the board. Press Esc to restore the position.</source>
        <translation>빈 텍스트로는 바둑판이 바뀌지 않습니다. Esc를 누르면 국면이 복원됩니다.</translation>
    </message>
    <message>
        <source>Show variations</source>
        <translation>변화도 표시</translation>
    </message>
    <message>
        <source>This file asks not to show its variations on the board.</source>
        <translation>이 파일은 변화도를 바둑판에 표시하지 않도록 지정하고 있습니다.</translation>
    </message>
    <message>
        <source>last move: pass</source>
        <translation>마지막 수: 패스</translation>
    </message>
    <message>
        <source>last move {point}</source>
        <translation>마지막 수 {point}</translation>
    </message>
    <message>
        <source>{color} to play</source>
        <translation>{color} 차례</translation>
    </message>
    <message>
        <source>Valid: {what}</source>
        <translation>유효: {what}</translation>
    </message>
    <message>
        <source>Open as a new position</source>
        <translation>새 국면으로 열기</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>복원</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>버리기</translation>
    </message>
    <message>
        <source>Unfinished text at move {move}</source>
        <translation>{move}수에 미완성 텍스트가 있음</translation>
    </message>
    <message>
        <source>Unfinished text at move {move} of game {game}</source>
        <translation>기보 {game}의 {move}수에 미완성 텍스트가 있음</translation>
    </message>
    <message>
        <source>Unfinished text at the start</source>
        <translation>시작에 미완성 텍스트가 있음</translation>
    </message>
    <message>
        <source>Unfinished text at the start of game {game}</source>
        <translation>기보 {game}의 시작에 미완성 텍스트가 있음</translation>
    </message>
    <message numerus="yes">
        <source>Fix all %n</source>
        <translation>
            <numerusform>%n개 모두 수정</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n개 더</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MoveList</name>
    <message>
        <source>List of moves</source>
        <translation>수순 목록</translation>
    </message>
    <message>
        <source>Up and Down go along the line, Left and Right to other variations of a move.</source>
        <translation>위·아래 키로 수순을 따라가고, 왼쪽·오른쪽 키로 그 수의 다른 변화도로 이동합니다.</translation>
    </message>
</context>
<context>
    <name>MoveNumber</name>
    <message>
        <source>Move {number}</source>
        <translation>{number}수</translation>
    </message>
    <message>
        <source>Move {number} of {total}</source>
        <translation>{number} / {total}수</translation>
    </message>
    <message>
        <source>of {total}</source>
        <translation>/ {total}</translation>
    </message>
</context>
<context>
    <name>NewBoardDialog</name>
    <message>
        <source>New board</source>
        <translation>새 바둑판</translation>
    </message>
    <message>
        <source>&amp;Square</source>
        <translation>정사각형(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Columns:</source>
        <translation>세로줄 수(&amp;C):</translation>
    </message>
    <message>
        <source>&amp;Rows:</source>
        <translation>가로줄 수(&amp;R):</translation>
    </message>
    <message>
        <source>HEN has no more than {columns} columns: save such a board as SGF.</source>
        <translation>HEN의 세로줄은 최대 {columns}개입니다. 이런 바둑판은 SGF로 저장하세요.</translation>
    </message>
</context>
<context>
    <name>NewEngineGameDialog</name>
    <message>
        <source>Game against the engine</source>
        <translation>엔진과 대국</translation>
    </message>
    <message>
        <source>&amp;Size:</source>
        <translation>크기(&amp;S):</translation>
    </message>
    <message>
        <source>You &amp;play:</source>
        <translation>내 돌(&amp;P):</translation>
    </message>
    <message>
        <source>&amp;Handicap:</source>
        <translation>접바둑(&amp;H):</translation>
    </message>
    <message>
        <source>The engine &amp;thinks:</source>
        <translation>엔진이 생각하는 정도(&amp;T):</translation>
    </message>
    <message>
        <source>None</source>
        <translation>없음</translation>
    </message>
    <message numerus="yes">
        <source>%Ln stone(s)</source>
        <translation>
            <numerusform>%Ln점</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NextLabel</name>
    <message>
        <source>Next:</source>
        <translation>다음:</translation>
    </message>
    <message>
        <source>Next label</source>
        <translation>다음 레이블</translation>
    </message>
    <message>
        <source>The next letter or number; type another to continue from there</source>
        <translation>다음 알파벳이나 숫자입니다. 다른 것을 입력하면 거기서부터 이어집니다</translation>
    </message>
</context>
<context>
    <name>NoticeBar</name>
    <message>
        <source>Close this bar</source>
        <translation>이 알림줄 닫기</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
</context>
<context>
    <name>Opening</name>
    <message>
        <source>{file} is being opened.</source>
        <translation>{file} 파일을 여는 중입니다.</translation>
    </message>
</context>
<context>
    <name>OrderOfPlayDialog</name>
    <message>
        <source>Order of play</source>
        <translation>착수 순서</translation>
    </message>
    <message>
        <source>Move &amp;up</source>
        <translation>위로(&amp;U)</translation>
    </message>
    <message>
        <source>Move &amp;down</source>
        <translation>아래로(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>제거(&amp;R)</translation>
    </message>
    <message>
        <source>Colours play in this order, repeating.</source>
        <translation>이 순서대로 되풀이해 둡니다.</translation>
    </message>
    <message>
        <source>Add {color}</source>
        <translation>{color} 추가</translation>
    </message>
</context>
<context>
    <name>OverviewDialog</name>
    <message>
        <source>Overview of the games</source>
        <translation>기보 한눈에 보기</translation>
    </message>
    <message>
        <source>&amp;Go to</source>
        <translation>이동(&amp;G)</translation>
    </message>
    <message>
        <source>Go to the selected game (Enter)</source>
        <translation>선택한 기보로 이동(Enter)</translation>
    </message>
    <message>
        <source>Of the selected games, or of all if only one is selected</source>
        <translation>선택한 기보가 대상. 하나만 선택했으면 모든 기보가 대상</translation>
    </message>
    <message>
        <source>Ask the engine about the first moves of the problems; nothing is changed</source>
        <translation>문제의 첫 수를 엔진에 물어보기. 바뀌는 것은 없음</translation>
    </message>
    <message numerus="yes">
        <source>%Ln to check</source>
        <translation>
            <numerusform>확인 필요 %Ln개</numerusform>
        </translation>
    </message>
    <message>
        <source>Go to the next one</source>
        <translation>다음으로 이동</translation>
    </message>
    <message numerus="yes">
        <source>%Ln problem(s).</source>
        <translation>
            <numerusform>문제 %Ln개.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing to check.</source>
        <translation>확인할 것이 없습니다.</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>취소(&amp;C)</translation>
    </message>
    <message>
        <source>Check with &amp;engine</source>
        <translation>엔진으로 확인(&amp;E)</translation>
    </message>
    <message>
        <source>The engine has been asked about every problem.</source>
        <translation>모든 문제를 엔진에 물어보았습니다.</translation>
    </message>
    <message>
        <source>Asked the engine: {done} of {total}</source>
        <translation>엔진에 물어봄: {done}/{total}</translation>
    </message>
    <message>
        <source>Asking the engine...</source>
        <translation>엔진에 물어보는 중...</translation>
    </message>
</context>
<context>
    <name>OverviewModel</name>
    <message>
        <source>Title</source>
        <translation>제목</translation>
    </message>
    <message>
        <source>To play</source>
        <translation>차례</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>수순</translation>
    </message>
    <message>
        <source>Variations</source>
        <translation>변화도</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>정답</translation>
    </message>
    <message>
        <source>To check</source>
        <translation>확인 필요</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>엔진</translation>
    </message>
    <message>
        <source>Game record</source>
        <translation>대국 기보</translation>
    </message>
    <message>
        <source>None</source>
        <translation>없음</translation>
    </message>
    <message>
        <source>Marked</source>
        <translation>지정됨</translation>
    </message>
    <message>
        <source>Not marked</source>
        <translation>지정 안 됨</translation>
    </message>
</context>
<context>
    <name>Pages</name>
    <message>
        <source>Figure {number}</source>
        <translation>제{number}보</translation>
    </message>
    <message>
        <source>Figure {number}, variation at move {move}</source>
        <translation>제{number}보, {move}수의 변화도</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>정답</translation>
    </message>
    <message>
        <source>{title} – wrong</source>
        <translation>{title} – 오답</translation>
    </message>
    <message>
        <source>{move} at {place}</source>
        <translation>{move}…{place}</translation>
    </message>
    <message>
        <source>{move} passes</source>
        <translation>{move} 패스</translation>
    </message>
    <message>
        <source>{color} to play</source>
        <translation>{color} 차례</translation>
    </message>
</context>
<context>
    <name>PagesDialog</name>
    <message>
        <source>None</source>
        <translation>없음</translation>
    </message>
    <message>
        <source>On two sides</source>
        <translation>두 변</translation>
    </message>
    <message>
        <source>On all sides</source>
        <translation>네 변</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>페이지</translation>
    </message>
    <message>
        <source>As &amp;PNG files...</source>
        <translation>PNG 파일로(&amp;P)...</translation>
    </message>
    <message>
        <source>As S&amp;VG files...</source>
        <translation>SVG 파일로(&amp;V)...</translation>
    </message>
    <message>
        <source>&amp;Print...</source>
        <translation>인쇄(&amp;P)...</translation>
    </message>
    <message>
        <source>&amp;Save as PDF...</source>
        <translation>PDF로 저장(&amp;S)...</translation>
    </message>
    <message>
        <source>Save p&amp;ictures</source>
        <translation>그림 저장(&amp;I)</translation>
    </message>
    <message>
        <source>There is nothing to show.</source>
        <translation>표시할 것이 없습니다.</translation>
    </message>
    <message>
        <source>Making pages...</source>
        <translation>페이지를 만드는 중...</translation>
    </message>
    <message>
        <source>Saved {file}</source>
        <translation>{file} 저장됨</translation>
    </message>
    <message>
        <source>A4</source>
        <translation>A4</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>알파벳</translation>
    </message>
    <message>
        <source>Pape&amp;r:</source>
        <translation>용지(&amp;R):</translation>
    </message>
    <message>
        <source>&amp;Coordinates:</source>
        <translation>좌표(&amp;C):</translation>
    </message>
    <message numerus="yes">
        <source>%Ln page(s)</source>
        <translation>
            <numerusform>%Ln페이지</numerusform>
        </translation>
    </message>
    <message>
        <source>{pages}, the first {shown} of them shown</source>
        <translation>{pages}, 처음 {shown}페이지만 표시됨</translation>
    </message>
</context>
<context>
    <name>PagesOutput</name>
    <message>
        <source>Printing...</source>
        <translation>인쇄 중...</translation>
    </message>
    <message>
        <source>PDF</source>
        <translation>PDF</translation>
    </message>
    <message>
        <source>Web page</source>
        <translation>웹 페이지</translation>
    </message>
    <message>
        <source>Save pages</source>
        <translation>페이지 저장</translation>
    </message>
    <message>
        <source>Save pictures in</source>
        <translation>그림을 저장할 폴더</translation>
    </message>
    <message>
        <source>Looking for the folder...</source>
        <translation>폴더를 찾는 중...</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>바꾸기(&amp;R)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) with these names already exist. Do you want to replace them?</source>
        <translation>
            <numerusform>같은 이름의 파일이 %Ln개 있습니다. 바꿀까요?</numerusform>
        </translation>
    </message>
    <message>
        <source>Saving pictures...</source>
        <translation>그림을 저장하는 중...</translation>
    </message>
    <message>
        <source>Saved pictures in {folder}</source>
        <translation>그림을 {folder}에 저장했습니다</translation>
    </message>
    <message>
        <source>Not all pictures could be saved.</source>
        <translation>일부 그림을 저장하지 못했습니다.</translation>
    </message>
</context>
<context>
    <name>PasteOffer</name>
    <message>
        <source>It will be pasted when {file} is open.</source>
        <translation>{file} 파일이 열리면 붙여넣습니다.</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>붙여넣기</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>바꾸기</translation>
    </message>
    <message>
        <source>Replace this game, or its position if it is nothing else</source>
        <translation>이 기보를 바꿉니다. 국면뿐이면 국면을 바꿉니다</translation>
    </message>
    <message>
        <source>Overlay</source>
        <translation>겹쳐 놓기</translation>
    </message>
    <message>
        <source>Put only its stones, marks and labels onto this position</source>
        <translation>돌, 기호, 레이블만 이 국면에 겹쳐 놓습니다</translation>
    </message>
    <message>
        <source>As variation</source>
        <translation>변화도로</translation>
    </message>
    <message>
        <source>Add it after this node</source>
        <translation>이 노드 뒤에 추가합니다</translation>
    </message>
    <message>
        <source>As new game</source>
        <translation>새 기보로</translation>
    </message>
    <message>
        <source>Add it to the games of this file</source>
        <translation>이 파일의 기보에 추가합니다</translation>
    </message>
    <message>
        <source>New window</source>
        <translation>새 창</translation>
    </message>
    <message>
        <source>Open it in a new window</source>
        <translation>새 창에서 엽니다</translation>
    </message>
    <message>
        <source>This file is read-only.</source>
        <translation>이 파일은 읽기 전용입니다.</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <translation>{first}~{last}</translation>
    </message>
    <message>
        <source>{what}.</source>
        <translation>{what}.</translation>
    </message>
    <message>
        <source>{number} of {count}: {what}.</source>
        <translation>{number}/{count}: {what}.</translation>
    </message>
    <message numerus="yes">
        <source>SGF of %Ln game(s)</source>
        <translation>
            <numerusform>SGF 기보 %Ln개</numerusform>
        </translation>
    </message>
    <message>
        <source>Likely a diagram</source>
        <translation>다이어그램으로 추정</translation>
    </message>
    <message>
        <source>Diagram</source>
        <translation>다이어그램</translation>
    </message>
    <message numerus="yes">
        <source>%Ln move(s)</source>
        <translation>
            <numerusform>%Ln수</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PasteStrip</name>
    <message>
        <source>Upper left corner</source>
        <translation>좌상귀</translation>
    </message>
    <message>
        <source>Upper side</source>
        <translation>상변</translation>
    </message>
    <message>
        <source>Upper right corner</source>
        <translation>우상귀</translation>
    </message>
    <message>
        <source>Left side</source>
        <translation>좌변</translation>
    </message>
    <message>
        <source>Middle</source>
        <translation>중앙</translation>
    </message>
    <message>
        <source>Right side</source>
        <translation>우변</translation>
    </message>
    <message>
        <source>Lower left corner</source>
        <translation>좌하귀</translation>
    </message>
    <message>
        <source>Lower side</source>
        <translation>하변</translation>
    </message>
    <message>
        <source>Lower right corner</source>
        <translation>우하귀</translation>
    </message>
    <message>
        <source>Pasted</source>
        <translation>붙여넣음</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>위치</translation>
    </message>
    <message>
        <source>Choose its board, and where it is there</source>
        <translation>바둑판 크기와 붙여넣을 위치를 고릅니다</translation>
    </message>
    <message>
        <source>Transform</source>
        <translation>변환</translation>
    </message>
    <message>
        <source>Swap its colours, rotate or mirror it</source>
        <translation>흑백을 바꾸거나 회전하거나 뒤집습니다</translation>
    </message>
    <message>
        <source>&amp;Swap colours</source>
        <translation>흑백 바꾸기(&amp;S)</translation>
    </message>
    <message>
        <source>Discard what was pasted</source>
        <translation>붙여넣은 것을 버립니다</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>버리기</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>찾은 내용</translation>
    </message>
</context>
<context>
    <name>PictureDialog</name>
    <message>
        <source>As on the board</source>
        <translation>바둑판과 같게</translation>
    </message>
    <message>
        <source>Whole board</source>
        <translation>전체 바둑판</translation>
    </message>
    <message>
        <source>Around the stones</source>
        <translation>돌 주위</translation>
    </message>
    <message>
        <source>Selection</source>
        <translation>선택 영역</translation>
    </message>
    <message>
        <source>None</source>
        <translation>없음</translation>
    </message>
    <message>
        <source>On two sides</source>
        <translation>두 변</translation>
    </message>
    <message>
        <source>On all sides</source>
        <translation>네 변</translation>
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
        <translation>모두</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>최근 수</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>범위</translation>
    </message>
    <message>
        <source>pixels wide</source>
        <translation>픽셀(너비)</translation>
    </message>
    <message>
        <source>cm wide</source>
        <translation>cm(너비)</translation>
    </message>
    <message>
        <source>pixels from line to line</source>
        <translation>픽셀(줄 간격)</translation>
    </message>
    <message>
        <source>The position (HEN)</source>
        <translation>국면(HEN)</translation>
    </message>
    <message>
        <source>The position and the game (SGF)</source>
        <translation>국면과 기보(SGF)</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>없음</translation>
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
        <translation>그림 내보내기</translation>
    </message>
    <message>
        <source>&amp;Transparent</source>
        <translation>투명(&amp;T)</translation>
    </message>
    <message>
        <source>Be&amp;gin with 1</source>
        <translation>1부터 시작(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Last move</source>
        <translation>마지막 수(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Ko</source>
        <translation>패(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Marks and arrows</source>
        <translation>기호와 화살표(&amp;M)</translation>
    </message>
    <message>
        <source>La&amp;bels</source>
        <translation>레이블(&amp;B)</translation>
    </message>
    <message>
        <source>Ne&amp;xt moves</source>
        <translation>다음 수(&amp;X)</translation>
    </message>
    <message>
        <source>&amp;Player to move</source>
        <translation>차례(&amp;P)</translation>
    </message>
    <message>
        <source>Names of lines</source>
        <translation>좌표 표기</translation>
    </message>
    <message>
        <source>Number of last moves</source>
        <translation>최근 수의 개수</translation>
    </message>
    <message>
        <source>First numbered move</source>
        <translation>번호를 붙일 첫 수</translation>
    </message>
    <message>
        <source>Last numbered move</source>
        <translation>번호를 붙일 끝 수</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>크기</translation>
    </message>
    <message>
        <source>Unit of the size</source>
        <translation>크기의 단위</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>미리 보기</translation>
    </message>
    <message>
        <source>&amp;Style:</source>
        <translation>스타일(&amp;S):</translation>
    </message>
    <message>
        <source>P&amp;art:</source>
        <translation>범위(&amp;A):</translation>
    </message>
    <message>
        <source>Coor&amp;dinates:</source>
        <translation>좌표(&amp;D):</translation>
    </message>
    <message>
        <source>N&amp;umbers:</source>
        <translation>번호(&amp;U):</translation>
    </message>
    <message>
        <source>Show:</source>
        <translation>표시:</translation>
    </message>
    <message>
        <source>T&amp;itle:</source>
        <translation>제목(&amp;I):</translation>
    </message>
    <message>
        <source>Captio&amp;n:</source>
        <translation>설명(&amp;N):</translation>
    </message>
    <message>
        <source>Si&amp;ze:</source>
        <translation>크기(&amp;Z):</translation>
    </message>
    <message>
        <source>Pixels per inc&amp;h:</source>
        <translation>인치당 픽셀(&amp;H):</translation>
    </message>
    <message>
        <source>Ca&amp;rries:</source>
        <translation>담을 내용(&amp;R):</translation>
    </message>
    <message>
        <source>&amp;Format:</source>
        <translation>형식(&amp;F):</translation>
    </message>
    <message>
        <source>&amp;Export...</source>
        <translation>내보내기(&amp;E)...</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>복사(&amp;C)</translation>
    </message>
    <message>
        <source>{width} × {height} pixels</source>
        <translation>{width} × {height}픽셀</translation>
    </message>
    <message>
        <source>{width} × {height} pixels (the largest)</source>
        <translation>{width} × {height}픽셀(최대)</translation>
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
        <translation>바둑판의 왼쪽 위 모서리</translation>
    </message>
    <message>
        <source>Upper right corner of the board</source>
        <translation>바둑판의 오른쪽 위 모서리</translation>
    </message>
    <message>
        <source>Lower right corner of the board</source>
        <translation>바둑판의 오른쪽 아래 모서리</translation>
    </message>
    <message>
        <source>Lower left corner of the board</source>
        <translation>바둑판의 왼쪽 아래 모서리</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>그림</translation>
    </message>
</context>
<context>
    <name>Pictures</name>
    <message>
        <source>PNG pictures</source>
        <translation>PNG 그림</translation>
    </message>
    <message>
        <source>SVG pictures</source>
        <translation>SVG 그림</translation>
    </message>
    <message>
        <source>PDF documents</source>
        <translation>PDF 문서</translation>
    </message>
    <message>
        <source>Drawing the picture...</source>
        <translation>그림을 그리는 중...</translation>
    </message>
    <message>
        <source>Picture copied.</source>
        <translation>그림을 복사했습니다.</translation>
    </message>
    <message>
        <source>Export picture</source>
        <translation>그림 내보내기</translation>
    </message>
    <message>
        <source>The game is too long for a picture, which carries the position alone.</source>
        <translation>기보가 그림에 담기에는 너무 길어 국면만 담습니다.</translation>
    </message>
</context>
<context>
    <name>Places</name>
    <message>
        <source>Line {number}</source>
        <translation>{number}행</translation>
    </message>
    <message>
        <source>Character {number}</source>
        <translation>{number}번째 글자</translation>
    </message>
    <message>
        <source>Move {number} {points}</source>
        <translation>{number}수 {points}</translation>
    </message>
    <message>
        <source>Start {points}</source>
        <translation>시작 {points}</translation>
    </message>
</context>
<context>
    <name>PlayerCard</name>
    <message>
        <source>Time left: {time}</source>
        <translation>남은 시간: {time}</translation>
    </message>
    <message>
        <source>to play</source>
        <translation>차례</translation>
    </message>
    <message>
        <source>Click to let this side play next (T)</source>
        <translation>클릭하면 이쪽이 다음에 둡니다(T)</translation>
    </message>
    <message>
        <source>Click to edit the game info</source>
        <translation>클릭하면 대국 정보를 편집합니다</translation>
    </message>
    <message>
        <source>plays next</source>
        <translation>다음에 둠</translation>
    </message>
    <message>
        <source>Captures: {count}</source>
        <translation>따낸 돌: {count}</translation>
    </message>
</context>
<context>
    <name>PlayerCards</name>
    <message>
        <source>Players</source>
        <translation>대국자</translation>
    </message>
    <message>
        <source>Solve</source>
        <translation>풀기</translation>
    </message>
    <message>
        <source>Click to edit the game info</source>
        <translation>클릭하면 대국 정보를 편집합니다</translation>
    </message>
    <message>
        <source>Click to change the order of play</source>
        <translation>클릭하면 착수 순서를 바꿉니다</translation>
    </message>
    <message>
        <source>Not a Go game</source>
        <translation>바둑 기보가 아님</translation>
    </message>
    <message>
        <source>Komi {komi}</source>
        <translation>덤 {komi}</translation>
    </message>
    <message>
        <source>Handicap {stones}</source>
        <translation>접바둑 {stones}점</translation>
    </message>
    <message>
        <source>{rules} rules</source>
        <translation>규칙: {rules}</translation>
    </message>
    <message>
        <source>Order: {colors}</source>
        <translation>순서: {colors}</translation>
    </message>
</context>
<context>
    <name>PointDialog</name>
    <message>
        <source>&amp;Point:</source>
        <translation>좌표(&amp;P):</translation>
    </message>
    <message>
        <source>The upper right corner is {name}, {letters} or {numbers}.</source>
        <translation>우상귀는 {name}, {letters}, {numbers}로 씁니다.</translation>
    </message>
</context>
<context>
    <name>PositionFindPanel</name>
    <message>
        <source>Find position</source>
        <translation>국면 찾기</translation>
    </message>
    <message>
        <source>The position to find</source>
        <translation>찾을 국면</translation>
    </message>
    <message>
        <source>Where to search</source>
        <translation>검색할 곳</translation>
    </message>
    <message>
        <source>&amp;Rotated and mirrored, too</source>
        <translation>회전하거나 뒤집은 것도(&amp;R)</translation>
    </message>
    <message>
        <source>With &amp;colours swapped, too</source>
        <translation>흑백이 바뀐 것도(&amp;C)</translation>
    </message>
    <message>
        <source>Only the selected &amp;part</source>
        <translation>선택한 부분만(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Find this position</source>
        <translation>이 국면 찾기(&amp;F)</translation>
    </message>
    <message>
        <source>Search for the position that the board shows now</source>
        <translation>지금 바둑판에 있는 국면을 검색합니다</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>위치</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>수</translation>
    </message>
    <message>
        <source>Search progress</source>
        <translation>검색 진행률</translation>
    </message>
    <message>
        <source>Select a part of the board with the select tool, then find it</source>
        <translation>선택 도구로 바둑판의 일부를 선택한 다음 찾으세요</translation>
    </message>
    <message>
        <source>In the folder {name}</source>
        <translation>{name} 폴더에서</translation>
    </message>
    <message>
        <source>In this game</source>
        <translation>이 기보에서</translation>
    </message>
    <message>
        <source>In this file</source>
        <translation>이 파일에서</translation>
    </message>
    <message>
        <source>In a folder...</source>
        <translation>폴더에서...</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>중지(&amp;S)</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>닫기(Esc)</translation>
    </message>
</context>
<context>
    <name>PositionFinder</name>
    <message numerus="yes">
        <source>Only the first %Ln place(s) are shown; there may be more.</source>
        <translation>
            <numerusform>처음 %Ln곳만 표시됩니다. 더 있을 수 있습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln place(s) found.</source>
        <translation>
            <numerusform>%Ln곳을 찾았습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not found.</source>
        <translation>찾지 못했습니다.</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <translation>기보 {number}</translation>
    </message>
    <message numerus="yes">
        <source>Stopped after %Ln place(s).</source>
        <translation>
            <numerusform>%Ln곳을 찾고 멈췄습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) could not be read.</source>
        <translation>
            <numerusform>파일 %Ln개를 읽을 수 없습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Find in folder</source>
        <translation>폴더에서 찾기</translation>
    </message>
</context>
<context>
    <name>Preferences</name>
    <message>
        <source>&amp;Theme</source>
        <translation>테마(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Coordinates</source>
        <translation>좌표(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Next moves</source>
        <translation>다음 수(&amp;N)</translation>
    </message>
    <message>
        <source>Tree d&amp;irection</source>
        <translation>트리 방향(&amp;I)</translation>
    </message>
    <message>
        <source>Font of co&amp;mments</source>
        <translation>해설 글꼴(&amp;M)</translation>
    </message>
    <message>
        <source>Font of &amp;HEN</source>
        <translation>HEN 글꼴(&amp;H)</translation>
    </message>
    <message>
        <source>Follow theme</source>
        <translation>테마에 따름</translation>
    </message>
    <message>
        <source>Your own styles are TOML files in {folder}.</source>
        <translation>직접 만든 스타일은 {folder} 폴더의 TOML 파일입니다.</translation>
    </message>
    <message>
        <source>&amp;Board style</source>
        <translation>바둑판 스타일(&amp;B)</translation>
    </message>
    <message>
        <source>In high contrast</source>
        <translation>고대비일 때</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>항상</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>사용 안 함</translation>
    </message>
    <message>
        <source>&amp;Patterns on coloured stones</source>
        <translation>색깔 돌의 무늬(&amp;P)</translation>
    </message>
    <message>
        <source>Lines and dots, so that the colours can be told apart without seeing them</source>
        <translation>색을 보지 않아도 구별할 수 있게 하는 선과 점</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>환경설정</translation>
    </message>
    <message>
        <source>Follow system</source>
        <translation>시스템 설정에 따름</translation>
    </message>
    <message>
        <source>The folder used last</source>
        <translation>마지막으로 사용한 폴더</translation>
    </message>
    <message>
        <source>Played stones &amp;come in softly</source>
        <translation>둔 돌을 부드럽게 나타내기(&amp;C)</translation>
    </message>
    <message>
        <source>Played stones are &amp;heard</source>
        <translation>착수 소리 내기(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Reopen windows at the next start</source>
        <translation>다음에 시작할 때 창 다시 열기(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Keep a recovery copy of unsaved work</source>
        <translation>저장하지 않은 작업의 복구용 사본 보관(&amp;K)</translation>
    </message>
    <message>
        <source>Restore &amp;defaults</source>
        <translation>기본값 복원(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Appearance</source>
        <translation>모양(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Files</source>
        <translation>파일(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Editing</source>
        <translation>편집(&amp;E)</translation>
    </message>
    <message>
        <source>{language} (no font)</source>
        <translation>{language}(글꼴 없음)</translation>
    </message>
    <message>
        <source>No font on this computer has the characters of this language</source>
        <translation>이 언어의 문자가 있는 글꼴이 이 컴퓨터에 없습니다</translation>
    </message>
    <message>
        <source>pt</source>
        <translation>pt</translation>
    </message>
    <message>
        <source>Size in points</source>
        <translation>글자 크기(포인트)</translation>
    </message>
    <message>
        <source>Ctrl+wheel over the text changes its size, too</source>
        <translation>텍스트 위에서 Ctrl+휠로도 크기를 바꿀 수 있습니다</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>언어(&amp;L):</translation>
    </message>
    <message>
        <source>A change takes effect at the next start.</source>
        <translation>다음에 시작할 때 적용됩니다.</translation>
    </message>
    <message>
        <source>{title}:</source>
        <translation>{title}:</translation>
    </message>
    <message>
        <source>&amp;Choose...</source>
        <translation>선택(&amp;C)...</translation>
    </message>
    <message>
        <source>Open and &amp;save in:</source>
        <translation>열고 저장할 폴더(&amp;S):</translation>
    </message>
    <message>
        <source>A document that has a file is saved beside it.</source>
        <translation>파일이 있는 문서는 그 파일 옆에 저장됩니다.</translation>
    </message>
    <message>
        <source>Files are shown at the same move, with the same zoom and layout.</source>
        <translation>같은 수, 같은 배율과 배치로 파일을 표시합니다.</translation>
    </message>
    <message>
        <source>It stays on this computer, and is offered if the program stops unexpectedly.</source>
        <translation>사본은 이 컴퓨터에만 있으며, 프로그램이 갑자기 종료되면 복구할 수 있습니다.</translation>
    </message>
    <message>
        <source>&amp;Memory for undo in MB:</source>
        <translation>실행 취소 메모리, MB(&amp;M):</translation>
    </message>
    <message>
        <source>For each document opened from now on; at least the last 1,000 steps.</source>
        <translation>이후에 여는 문서마다 적용되며, 적어도 마지막 1,000단계는 유지됩니다.</translation>
    </message>
    <message>
        <source>&amp;Web address of a position:</source>
        <translation>국면의 웹 주소(&amp;W):</translation>
    </message>
    <message>
        <source>The HEN takes the place of {first} or {second}.</source>
        <translation>{first} 또는 {second} 자리에 HEN이 들어갑니다.</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts...</source>
        <translation>단축키(&amp;K)...</translation>
    </message>
    <message>
        <source>Keys:</source>
        <translation>단축키:</translation>
    </message>
    <message>
        <source>Open and save in</source>
        <translation>열고 저장할 폴더</translation>
    </message>
</context>
<context>
    <name>PrintPreview</name>
    <message>
        <source>Print</source>
        <translation>인쇄</translation>
    </message>
    <message>
        <source>{file}, move {number}</source>
        <translation>{file}, {number}수</translation>
    </message>
</context>
<context>
    <name>ProblemCount</name>
    <message>
        <source>Show or hide the list of problems</source>
        <translation>문제점 목록 표시 또는 숨기기</translation>
    </message>
    <message>
        <source>No problems</source>
        <translation>문제점 없음</translation>
    </message>
    <message numerus="yes">
        <source>%Ln note(s)</source>
        <translation>
            <numerusform>참고 %Ln개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln problem(s)</source>
        <translation>
            <numerusform>문제점 %Ln개</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProblemList</name>
    <message>
        <source>Fix</source>
        <translation>수정</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>문제점</translation>
    </message>
    <message numerus="yes">
        <source>%Ln error(s)</source>
        <translation>
            <numerusform>오류 %Ln개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln warning(s)</source>
        <translation>
            <numerusform>경고 %Ln개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln note(s)</source>
        <translation>
            <numerusform>참고 %Ln개</numerusform>
        </translation>
    </message>
    <message>
        <source>No problems</source>
        <translation>문제점 없음</translation>
    </message>
    <message>
        <source>This problem has no fix</source>
        <translation>이 문제점에는 수정 방법이 없습니다</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>해당 위치로 이동</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>복사</translation>
    </message>
</context>
<context>
    <name>ProblemModel</name>
    <message>
        <source>error: {message} {place}</source>
        <translation>오류: {message} {place}</translation>
    </message>
    <message>
        <source>warning: {message} {place}</source>
        <translation>경고: {message} {place}</translation>
    </message>
    <message>
        <source>note: {message} {place}</source>
        <translation>참고: {message} {place}</translation>
    </message>
</context>
<context>
    <name>Problems</name>
    <message>
        <source>A HEN file must be UTF-8 text; this one is not.</source>
        <translation>HEN 파일은 UTF-8 텍스트여야 하는데 이 파일은 아닙니다.</translation>
    </message>
    <message>
        <source>A board of {size} cannot be written in this format.</source>
        <translation>{size} 바둑판은 이 형식으로 쓸 수 없습니다.</translation>
    </message>
    <message>
        <source>A compressed text of HEN or SGF in it is damaged and was left out.</source>
        <translation>이 파일의 압축된 HEN이나 SGF 텍스트가 손상되어 제외했습니다.</translation>
    </message>
    <message>
        <source>A date is written as year-month-day, such as 2024-05-03.</source>
        <translation>날짜는 2024-05-03처럼 연-월-일로 씁니다.</translation>
    </message>
    <message>
        <source>A file needs at least one game.</source>
        <translation>파일에는 기보가 하나 이상 있어야 합니다.</translation>
    </message>
    <message>
        <source>A game other than Go stays as it is.</source>
        <translation>바둑이 아닌 기보는 그대로 둡니다.</translation>
    </message>
    <message>
        <source>A line beside it gives its height and width.</source>
        <translation>옆의 한 줄에 높이와 너비가 적혀 있습니다.</translation>
    </message>
    <message>
        <source>A result is written as B+3.5, W+R, 0 for a draw, Void or ?.</source>
        <translation>결과는 B+3.5, W+R, 무승부는 0, Void, ?로 씁니다.</translation>
    </message>
    <message>
        <source>A space splits a number in “{found}”; its digits belong together.</source>
        <translation>“{found}”에서 공백이 숫자를 나누고 있습니다. 숫자를 붙여 써야 합니다.</translation>
    </message>
    <message>
        <source>A style has no “{key}”, only base, {keys}.</source>
        <translation>스타일에 “{key}” 키는 없습니다. base와 {keys}만 있습니다.</translation>
    </message>
    <message>
        <source>A terminal cannot show pictures; redirect the output, or name a file with -o.</source>
        <translation>터미널에는 그림을 표시할 수 없습니다. 출력을 리디렉션하거나 -o로 파일을 지정하세요.</translation>
    </message>
    <message>
        <source>A text in it that should be HEN is not, and was left out.</source>
        <translation>HEN이어야 하는 텍스트가 HEN이 아니어서 제외했습니다.</translation>
    </message>
    <message>
        <source>A text in it that should be SGF is not, and was left out.</source>
        <translation>SGF여야 하는 텍스트가 SGF가 아니어서 제외했습니다.</translation>
    </message>
    <message>
        <source>A text of HEN or SGF in it is too long and was left out.</source>
        <translation>HEN이나 SGF 텍스트가 너무 길어 제외했습니다.</translation>
    </message>
    <message>
        <source>A value in [ ] has no property name; it is skipped, but kept in the file.</source>
        <translation>[ ] 안의 값에 속성 이름이 없어 건너뜁니다. 파일에는 그대로 남습니다.</translation>
    </message>
    <message>
        <source>A worker process ended before its work was done; try --jobs 1.</source>
        <translation>작업 프로세스 하나가 도중에 끝났습니다. --jobs 1을 시도해 보세요.</translation>
    </message>
    <message>
        <source>A {format} file cannot store it.</source>
        <translation>{format} 파일에는 저장할 수 없습니다.</translation>
    </message>
    <message numerus="yes">
        <source>Agrees on {agreeing:,} of {count:,} texts.</source>
        <translation>
            <numerusform>텍스트 {count:,}개 중 {agreeing:,}개가 일치합니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>All moves but the last will be lost.</source>
        <translation>마지막 수를 뺀 모든 수가 사라집니다.</translation>
    </message>
    <message>
        <source>All stones are connected with the middle.</source>
        <translation>모든 돌이 가운데와 이어져 있습니다.</translation>
    </message>
    <message>
        <source>All stones are on squares of one colour.</source>
        <translation>모든 돌이 한 색의 칸에만 있습니다.</translation>
    </message>
    <message numerus="yes">
        <source>All {count:,} valid, with {found}.</source>
        <translation>
            <numerusform>유효: {count:,}개, {found} 포함.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All {count:,} valid.</source>
        <translation>
            <numerusform>유효: {count:,}개.</numerusform>
        </translation>
    </message>
    <message>
        <source>An attachment is compressed in a way that cannot be read.</source>
        <translation>첨부 파일이 읽을 수 없는 방식으로 압축되어 있습니다.</translation>
    </message>
    <message>
        <source>An empty variation is skipped.</source>
        <translation>빈 변화도를 건너뜁니다.</translation>
    </message>
    <message>
        <source>An invisible byte order mark, U+FEFF, precedes the text; it is skipped.</source>
        <translation>텍스트 앞에 보이지 않는 바이트 순서 표시 U+FEFF가 있어 건너뜁니다.</translation>
    </message>
    <message>
        <source>An old program put backslashes inside characters of {encoding}; they were removed.</source>
        <translation>오래된 프로그램이 {encoding} 문자 안에 넣은 백슬래시를 제거했습니다.</translation>
    </message>
    <message>
        <source>Another program changed it while it was being written.</source>
        <translation>쓰는 동안 다른 프로그램이 파일을 변경했습니다.</translation>
    </message>
    <message>
        <source>Arrows will be lost.</source>
        <translation>화살표가 사라집니다.</translation>
    </message>
    <message>
        <source>Boards of more than 25 columns will be lost.</source>
        <translation>26줄 이상인 바둑판이 사라집니다.</translation>
    </message>
    <message>
        <source>Change to a plain space</source>
        <translation>일반 공백으로 바꾸기</translation>
    </message>
    <message>
        <source>Change to “{meant}”</source>
        <translation>바꾸기: “{meant}”</translation>
    </message>
    <message>
        <source>Circles: {points}</source>
        <translation>동그라미: {points}</translation>
    </message>
    <message>
        <source>Column {column} in row {row} is off the board; its last column is {last}.</source>
        <translation>가로줄 {row}, 세로줄 {column}: 바둑판 밖입니다. 마지막 세로줄은 {last}입니다.</translation>
    </message>
    <message>
        <source>Crosses: {points}</source>
        <translation>가위표: {points}</translation>
    </message>
    <message>
        <source>Cut off at the edge</source>
        <translation>가장자리에서 자르기</translation>
    </message>
    <message>
        <source>Each row begins further to the right.</source>
        <translation>가로줄이 점점 더 오른쪽에서 시작합니다.</translation>
    </message>
    <message>
        <source>Engines do not know the rules “{rules}”; Japanese ones are used.</source>
        <translation>엔진이 “{rules}” 규칙을 알지 못해 일본 규칙을 씁니다.</translation>
    </message>
    <message>
        <source>Engines know black and white stones only; {point} is {color}.</source>
        <translation>엔진은 흑돌과 백돌만 다룰 수 있습니다. {point}에 있는 돌: {color}.</translation>
    </message>
    <message>
        <source>Engines know boards of up to {most} lines; this one is {size}.</source>
        <translation>엔진은 {most}줄까지의 바둑판만 다룰 수 있습니다. 이 바둑판은 {size}입니다.</translation>
    </message>
    <message>
        <source>Few stones have neighbours of their colour.</source>
        <translation>같은 색 돌과 이웃한 돌이 적습니다.</translation>
    </message>
    <message>
        <source>Files: {files:,}, games: {games:,}. Read now: {updated:,}, gone or changed: {removed:,}.</source>
        <translation>파일: {files:,}, 기보: {games:,}. 이번에 읽음: {updated:,}, 없어지거나 바뀜: {removed:,}.</translation>
    </message>
    <message>
        <source>From here on some bytes cannot be decoded as {encoding}; they are kept as they are.</source>
        <translation>여기부터 일부 바이트를 {encoding} 인코딩으로 디코딩할 수 없어 그대로 둡니다.</translation>
    </message>
    <message>
        <source>GM[{value}] is not Go: all its properties are shown as text.</source>
        <translation>GM[{value}] 값은 바둑이 아닙니다. 모든 속성을 텍스트로 표시합니다.</translation>
    </message>
    <message>
        <source>Greyed-out points will be lost.</source>
        <translation>흐리게 한 점이 사라집니다.</translation>
    </message>
    <message>
        <source>Greying out is left out.</source>
        <translation>흐리게 표시는 제외됩니다.</translation>
    </message>
    <message>
        <source>HEN Editor failed in talking to the engine: {reason}.</source>
        <translation>HEN Editor가 엔진과 통신하지 못했습니다: {reason}.</translation>
    </message>
    <message>
        <source>HEN cannot store arrows; they stay in the game, but not in the HEN text.</source>
        <translation>HEN에는 화살표를 저장할 수 없습니다. 기보에는 남지만 HEN 텍스트에는 없습니다.</translation>
    </message>
    <message>
        <source>HEN cannot store greyed-out points; they stay in the game, but not in the HEN text.</source>
        <translation>HEN에는 흐리게 한 점을 저장할 수 없습니다. 기보에는 남지만 HEN 텍스트에는 없습니다.</translation>
    </message>
    <message>
        <source>HEN cannot store lines; they stay in the game, but not in the HEN text.</source>
        <translation>HEN에는 선을 저장할 수 없습니다. 기보에는 남지만 HEN 텍스트에는 없습니다.</translation>
    </message>
    <message>
        <source>HEN cannot store selected points; they stay in the game, but not in the HEN text.</source>
        <translation>HEN에는 선택된 점을 저장할 수 없습니다. 기보에는 남지만 HEN 텍스트에는 없습니다.</translation>
    </message>
    <message>
        <source>HEN cannot store territory; it stays in the game, but not in the HEN text.</source>
        <translation>HEN에는 집 표시를 저장할 수 없습니다. 기보에는 남지만 HEN 텍스트에는 없습니다.</translation>
    </message>
    <message>
        <source>HEN cannot store the comment; it stays in the game, but not in the HEN text.</source>
        <translation>HEN에는 해설을 저장할 수 없습니다. 기보에는 남지만 HEN 텍스트에는 없습니다.</translation>
    </message>
    <message>
        <source>HEN cannot store the cropped view; it stays in the game, but not in the HEN text.</source>
        <translation>HEN에는 부분 보기를 저장할 수 없습니다. 기보에는 남지만 HEN 텍스트에는 없습니다.</translation>
    </message>
    <message>
        <source>HEN cannot store the label “{label}” at {point}.</source>
        <translation>HEN에는 {point}의 레이블 “{label}” 항목을 저장할 수 없습니다.</translation>
    </message>
    <message>
        <source>HEN cannot store the move number {number} at {point}: numbers go from 1 to 9999.</source>
        <translation>HEN에는 {point}의 수 번호 {number}번을 저장할 수 없습니다: 번호는 1부터 9999까지입니다.</translation>
    </message>
    <message>
        <source>HEN cannot store the move number {number} at {point}: the stone is {color}&apos;s, and move {number} is {expected}&apos;s.</source>
        <translation>HEN에는 {point}의 수 번호 {number}번을 저장할 수 없습니다: 돌은 {color}인데 {number}수는 {expected} 차례입니다.</translation>
    </message>
    <message>
        <source>HEN cannot store the move number {number} at {point}: there is no stone.</source>
        <translation>HEN에는 {point}의 수 번호 {number}번을 저장할 수 없습니다: 돌이 없습니다.</translation>
    </message>
    <message>
        <source>HEN cannot store the node name; it stays in the game, but not in the HEN text.</source>
        <translation>HEN에는 노드 이름을 저장할 수 없습니다. 기보에는 남지만 HEN 텍스트에는 없습니다.</translation>
    </message>
    <message>
        <source>I is not a column; did you mean J?</source>
        <translation>I는 세로줄 이름이 아닙니다. J를 쓰려고 했습니까?</translation>
    </message>
    <message>
        <source>Interrupted.</source>
        <translation>중단되었습니다.</translation>
    </message>
    <message>
        <source>It already exists; use --force to overwrite it.</source>
        <translation>이미 있습니다. 덮어쓰려면 --force를 사용하세요.</translation>
    </message>
    <message>
        <source>It cannot be read: {reason}.</source>
        <translation>읽을 수 없습니다: {reason}.</translation>
    </message>
    <message>
        <source>It cannot carry this position; to write it all the same, use --carry nothing.</source>
        <translation>이 국면을 담을 수 없습니다. 그래도 쓰려면 --carry nothing을 사용하세요.</translation>
    </message>
    <message>
        <source>It carries too much HEN or SGF; only the beginning was read.</source>
        <translation>담긴 HEN이나 SGF가 너무 많아 앞부분만 읽었습니다.</translation>
    </message>
    <message numerus="yes">
        <source>It contains a position of more than {count:,} characters.</source>
        <translation>
            <numerusform>{count:,}자가 넘는 국면이 들어 있습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>It contains no HEN.</source>
        <translation>HEN이 없습니다.</translation>
    </message>
    <message>
        <source>It contains no SGF game and no HEN.</source>
        <translation>SGF 기보도 HEN도 없습니다.</translation>
    </message>
    <message>
        <source>It contains no {format} game.</source>
        <translation>{format} 기보가 없습니다.</translation>
    </message>
    <message>
        <source>It declares entities, which are not read in pictures.</source>
        <translation>그림에서는 읽지 않는 엔터티를 선언합니다.</translation>
    </message>
    <message numerus="yes">
        <source>It did not end within {count:,} seconds.</source>
        <translation>
            <numerusform>{count:,}초 안에 끝나지 않았습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>It does not begin like a {format} file.</source>
        <translation>{format} 파일의 시작이 아닙니다.</translation>
    </message>
    <message>
        <source>It has 19 lines.</source>
        <translation>19줄입니다.</translation>
    </message>
    <message>
        <source>It has 3 by 3 points with X and O.</source>
        <translation>X와 O가 있는 3x3개의 점입니다.</translation>
    </message>
    <message numerus="yes">
        <source>It has a node with more than {count:,} properties; no Go program writes that many.</source>
        <translation>
            <numerusform>속성이 {count:,}개를 넘는 노드가 있습니다. 그렇게 많이 쓰는 바둑 프로그램은 없습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It has about {count} million nodes. Open it in a window of its own.</source>
        <translation>
            <numerusform>노드가 약 {count}백만 개 있습니다. 새 창에서 여세요.</numerusform>
        </translation>
    </message>
    <message>
        <source>It has at most 3 by 3 points.</source>
        <translation>많아야 3x3개의 점입니다.</translation>
    </message>
    <message>
        <source>It has fewer than 6 lines one way.</source>
        <translation>한 방향이 6줄 미만입니다.</translation>
    </message>
    <message>
        <source>It has fewer than four stones.</source>
        <translation>돌이 네 개 미만입니다.</translation>
    </message>
    <message>
        <source>It has four edges and 9, 13 or 19 lines each way.</source>
        <translation>네 변이 모두 있고 가로세로 9줄, 13줄 또는 19줄입니다.</translation>
    </message>
    <message>
        <source>It has no stones.</source>
        <translation>돌이 없습니다.</translation>
    </message>
    <message>
        <source>It has other names (hard links), which would keep the old content.</source>
        <translation>이전 내용이 그대로 남을 다른 이름(하드 링크)이 있습니다.</translation>
    </message>
    <message numerus="yes">
        <source>It has over {count:,} nodes, too many for a web page, and is not checked further.</source>
        <translation>
            <numerusform>노드가 {count:,}개를 넘어 웹 페이지로 만들기에는 너무 많으므로 더 확인하지 않습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>It has several positions; use --game to choose one.</source>
        <translation>국면이 여러 개 있습니다. --game으로 하나를 선택하세요.</translation>
    </message>
    <message>
        <source>It has stones of only one colour.</source>
        <translation>한 색의 돌만 있습니다.</translation>
    </message>
    <message>
        <source>It is a folder; name a file in it.</source>
        <translation>폴더입니다. 폴더 안의 파일을 지정하세요.</translation>
    </message>
    <message>
        <source>It is a square in a frame.</source>
        <translation>테두리가 있는 정사각형입니다.</translation>
    </message>
    <message>
        <source>It is a square of 9, 13 or 19 lines.</source>
        <translation>9줄, 13줄 또는 19줄 정사각형입니다.</translation>
    </message>
    <message>
        <source>It is an archive ({kind}). Unpack it, then open the files in it.</source>
        <translation>압축 파일({kind})입니다. 압축을 푼 다음 안의 파일을 여세요.</translation>
    </message>
    <message>
        <source>It is closed.</source>
        <translation>닫혀 있습니다.</translation>
    </message>
    <message>
        <source>It is damaged, but was searched: {reason}</source>
        <translation>손상되었지만 검색은 했습니다: {reason}</translation>
    </message>
    <message>
        <source>It is empty; HEN, SGF or a diagram was expected.</source>
        <translation>비어 있습니다. HEN, SGF, 다이어그램 중 하나가 있어야 합니다.</translation>
    </message>
    <message>
        <source>It is for a {found} board; the game is on {wanted}.</source>
        <translation>{found} 바둑판용입니다. 이 기보의 바둑판은 {wanted}입니다.</translation>
    </message>
    <message>
        <source>It is framed, and no square.</source>
        <translation>테두리는 있지만 정사각형이 아닙니다.</translation>
    </message>
    <message>
        <source>It is its own mirror image.</source>
        <translation>거울 대칭입니다.</translation>
    </message>
    <message>
        <source>It is longer than 9 lines, too.</source>
        <translation>게다가 9줄을 넘습니다.</translation>
    </message>
    <message>
        <source>It is neither SGF nor UTF-8 text, as HEN must be: line {line:,} has the byte {byte}.</source>
        <translation>SGF도 아니고 HEN에 필요한 UTF-8 텍스트도 아닙니다: {line:,}행에 바이트 {byte} 값이 있습니다.</translation>
    </message>
    <message numerus="yes">
        <source>It is neither SGF nor a list of HENs, and too long to search for anything else (over {count:,} characters).</source>
        <translation>
            <numerusform>SGF도 HEN 목록도 아니며, 다른 것을 찾기에는 너무 깁니다({count:,}자 초과).</numerusform>
        </translation>
    </message>
    <message>
        <source>It is no square, and has neither frame nor coordinates.</source>
        <translation>정사각형이 아니고 테두리도 좌표도 없습니다.</translation>
    </message>
    <message>
        <source>It is not TOML: {reason}.</source>
        <translation>TOML이 아닙니다: {reason}.</translation>
    </message>
    <message>
        <source>It is not a regular file.</source>
        <translation>일반 파일이 아닙니다.</translation>
    </message>
    <message numerus="yes">
        <source>It is not a style: it has over {count:,} characters.</source>
        <translation>
            <numerusform>스타일이 아닙니다: {count:,}자를 넘습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is not clear where its lines end.</source>
        <translation>줄이 어디에서 끝나는지 분명하지 않습니다.</translation>
    </message>
    <message>
        <source>It is over the limit of {limit:,} MB. To raise the limit, set max-megabytes in the section [files] of {file}.</source>
        <translation>한도인 {limit:,} MB를 넘습니다. 한도를 늘리려면 {file}의 [files] 섹션에서 max-megabytes를 설정하세요.</translation>
    </message>
    <message>
        <source>It is over the limit of {limit:,} MB. To raise the limit, use --max-size.</source>
        <translation>한도인 {limit:,} MB를 넘습니다. 한도를 늘리려면 --max-size를 사용하세요.</translation>
    </message>
    <message>
        <source>It is seen at an angle: check its corners.</source>
        <translation>비스듬히 찍혔습니다. 모서리를 확인하세요.</translation>
    </message>
    <message>
        <source>It is the start of a game of Othello.</source>
        <translation>오셀로의 시작 배치입니다.</translation>
    </message>
    <message>
        <source>It is {format}; use hen convert to convert it to HEN.</source>
        <translation>{format} 형식입니다. HEN으로 변환하려면 hen convert를 사용하세요.</translation>
    </message>
    <message numerus="yes">
        <source>It should have {count:,} moves, but has only {found:,}: it is perhaps truncated.</source>
        <translation>
            <numerusform>{count:,}수가 있어야 하지만 {found:,}수뿐입니다. 중간에 잘렸을 수 있습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>It shows a corner of a board.</source>
        <translation>바둑판의 귀를 보여 줍니다.</translation>
    </message>
    <message>
        <source>It shows no wrong move.</source>
        <translation>오답인 수가 나와 있지 않습니다.</translation>
    </message>
    <message>
        <source>It would have over 120 million pixels.</source>
        <translation>1억 2천만 픽셀을 넘게 됩니다.</translation>
    </message>
    <message>
        <source>It would lose its owner or its attributes.</source>
        <translation>소유자나 특성이 사라집니다.</translation>
    </message>
    <message>
        <source>Its cells are tiny.</source>
        <translation>칸이 아주 작습니다.</translation>
    </message>
    <message>
        <source>Its empty points are no dots or crosses.</source>
        <translation>빈 점이 점이나 십자가 아닙니다.</translation>
    </message>
    <message>
        <source>Its folder allows no new files.</source>
        <translation>폴더에 새 파일을 만들 수 없습니다.</translation>
    </message>
    <message>
        <source>Its format cannot store the whole document.</source>
        <translation>이 형식으로는 문서 전체를 저장할 수 없습니다.</translation>
    </message>
    <message>
        <source>Its index could not be written: {reason}.</source>
        <translation>색인을 쓸 수 없습니다: {reason}.</translation>
    </message>
    <message>
        <source>Its numbers of lines are unusual.</source>
        <translation>줄 수가 흔하지 않습니다.</translation>
    </message>
    <message>
        <source>Its rows repeat.</source>
        <translation>행이 되풀이됩니다.</translation>
    </message>
    <message>
        <source>Its stones are B and W.</source>
        <translation>돌이 B와 W입니다.</translation>
    </message>
    <message>
        <source>Its stones are X and O.</source>
        <translation>돌이 X와 O입니다.</translation>
    </message>
    <message>
        <source>Its stones are circles.</source>
        <translation>돌이 동그라미입니다.</translation>
    </message>
    <message>
        <source>Its stones may be cut off at an edge.</source>
        <translation>가장자리에서 돌이 잘렸을 수 있습니다.</translation>
    </message>
    <message>
        <source>JSON cannot hold pictures; write them to files with -o.</source>
        <translation>JSON에는 그림을 넣을 수 없습니다. -o로 파일에 쓰세요.</translation>
    </message>
    <message>
        <source>JSON has no games; write them to a file with -o.</source>
        <translation>JSON에는 기보가 없습니다. -o로 파일에 쓰세요.</translation>
    </message>
    <message>
        <source>KataGo is there, but no network for it: put one, a .bin.gz file, into {folder}.</source>
        <translation>KataGo는 있지만 신경망이 없습니다. .bin.gz 파일을 {folder} 폴더에 넣으세요.</translation>
    </message>
    <message>
        <source>Ko: you can&apos;t retake here yet.</source>
        <translation>패: 아직 되따낼 수 없습니다.</translation>
    </message>
    <message>
        <source>Komi is a number with a decimal point, such as 6.5.</source>
        <translation>덤은 6.5처럼 소수점이 있는 숫자입니다.</translation>
    </message>
    <message>
        <source>Labels and marks of earlier moves will be lost.</source>
        <translation>이전 수의 레이블과 기호가 사라집니다.</translation>
    </message>
    <message>
        <source>Labels that HEN cannot store will be lost.</source>
        <translation>HEN에 저장할 수 없는 레이블이 사라집니다.</translation>
    </message>
    <message>
        <source>Labels: {points}</source>
        <translation>레이블: {points}</translation>
    </message>
    <message>
        <source>Lines are missing at some empty points.</source>
        <translation>일부 빈 점에 줄이 보이지 않습니다.</translation>
    </message>
    <message>
        <source>Lines are seen at nearly all empty points.</source>
        <translation>거의 모든 빈 점에 줄이 보입니다.</translation>
    </message>
    <message>
        <source>Lines go on across stones.</source>
        <translation>줄이 돌 위로 계속 이어집니다.</translation>
    </message>
    <message>
        <source>Lines will be lost.</source>
        <translation>선이 사라집니다.</translation>
    </message>
    <message>
        <source>Links are left out.</source>
        <translation>링크는 제외됩니다.</translation>
    </message>
    <message>
        <source>Lone surrogates, which cannot be saved, were replaced by U+FFFD.</source>
        <translation>저장할 수 없는 단독 서로게이트를 U+FFFD로 바꾸었습니다.</translation>
    </message>
    <message>
        <source>Marks of territory are left out.</source>
        <translation>집 표시는 제외됩니다.</translation>
    </message>
    <message>
        <source>Move number {number} appears at {names}; each number was expected once.</source>
        <translation>수 번호 {number}번이 {names}에 있습니다. 번호는 한 번씩만 있어야 합니다.</translation>
    </message>
    <message>
        <source>Move number {number} is at {point}, where there is no stone.</source>
        <translation>수 번호 {number}번이 돌이 없는 {point}에 있습니다.</translation>
    </message>
    <message>
        <source>Move number {number} is out of range; move numbers go from 1 to 9999.</source>
        <translation>수 번호 {number}번은 범위를 벗어났습니다. 1부터 9999까지 쓸 수 있습니다.</translation>
    </message>
    <message>
        <source>Move {number} appears more than once; only the first one keeps its number.</source>
        <translation>{number}수가 여러 번 나옵니다. 첫 번째만 번호가 남습니다.</translation>
    </message>
    <message>
        <source>Move {number} at {point} can no longer be played: it would have no liberties.</source>
        <translation>{point}의 {number}수를 더는 둘 수 없습니다: 활로가 없게 됩니다.</translation>
    </message>
    <message>
        <source>Move {number} at {point} can no longer be played: it would retake a ko.</source>
        <translation>{point}의 {number}수를 더는 둘 수 없습니다: 패를 바로 되따내게 됩니다.</translation>
    </message>
    <message>
        <source>Move {number} at {point} can no longer be played: the point is occupied.</source>
        <translation>{point}의 {number}수를 더는 둘 수 없습니다: 이미 돌이 있습니다.</translation>
    </message>
    <message>
        <source>Move {number} at {point}: it would have no liberties.</source>
        <translation>{point}의 {number}수: 활로가 없게 됩니다.</translation>
    </message>
    <message>
        <source>Move {number} at {point}: it would retake a ko.</source>
        <translation>{point}의 {number}수: 패를 바로 되따내게 됩니다.</translation>
    </message>
    <message>
        <source>Move {number} at {point}: the point is occupied.</source>
        <translation>{point}의 {number}수: 이미 돌이 있습니다.</translation>
    </message>
    <message>
        <source>No Go board was found in this picture.</source>
        <translation>이 그림에서 바둑판을 찾지 못했습니다.</translation>
    </message>
    <message>
        <source>No blanks stand between its signs.</source>
        <translation>기호 사이에 빈칸이 없습니다.</translation>
    </message>
    <message>
        <source>No edge is shown, so the diagram is placed in the middle of the board.</source>
        <translation>변이 나타나지 않아 다이어그램을 바둑판 중앙에 놓았습니다.</translation>
    </message>
    <message>
        <source>No font on this computer has kanji numerals: numbers are drawn instead.</source>
        <translation>한자 숫자가 있는 글꼴이 이 컴퓨터에 없어 숫자로 그립니다.</translation>
    </message>
    <message>
        <source>No game found: SGF games begin with “(;”.</source>
        <translation>기보를 찾지 못했습니다: SGF 기보는 “(;”로 시작합니다.</translation>
    </message>
    <message>
        <source>No move is marked as right; its first line counts as that.</source>
        <translation>정답으로 지정된 수가 없어 첫 번째 수순을 정답으로 봅니다.</translation>
    </message>
    <message>
        <source>No move solves it.</source>
        <translation>정답이 되는 수가 없습니다.</translation>
    </message>
    <message>
        <source>No point is in doubt.</source>
        <translation>불확실한 점이 없습니다.</translation>
    </message>
    <message>
        <source>No stone follows column {column} in row {row}; one was expected, as in “{column}b”.</source>
        <translation>가로줄 {row}의 세로줄 {column} 뒤에 돌이 없습니다. “{column}b”처럼 돌이 있어야 합니다.</translation>
    </message>
    <message>
        <source>No stone has a number; at least one numbered stone is needed.</source>
        <translation>번호가 있는 돌이 없습니다. 하나 이상 있어야 합니다.</translation>
    </message>
    <message>
        <source>No stones of two colours are in contact.</source>
        <translation>서로 맞닿은 두 색의 돌이 없습니다.</translation>
    </message>
    <message>
        <source>Nothing can be inserted before the start of the game.</source>
        <translation>기보의 시작 앞에는 아무것도 삽입할 수 없습니다.</translation>
    </message>
    <message>
        <source>Nothing follows the dash after {point}; a label or one of CR, SQ, TR and MA was expected.</source>
        <translation>{point} 다음의 - 뒤에 아무것도 없습니다. 레이블이나 CR, SQ, TR, MA 중 하나가 있어야 합니다.</translation>
    </message>
    <message>
        <source>Nothing follows the dot; a size (9x9), a point (K10), a colour (b or w) or a pass (pb) was expected.</source>
        <translation>마침표 뒤에 아무것도 없습니다. 크기(9x9), 점(K10), 색(b, w), 패스(pb) 중 하나가 있어야 합니다.</translation>
    </message>
    <message>
        <source>Nothing follows “_”; a row number was expected, as in “_10Kb”.</source>
        <translation>“_” 뒤에 아무것도 없습니다. “_10Kb”처럼 가로줄 번호가 있어야 합니다.</translation>
    </message>
    <message>
        <source>Nothing to do: specify a transform, such as --rotate left.</source>
        <translation>할 일이 없습니다: --rotate left처럼 변환을 지정하세요.</translation>
    </message>
    <message>
        <source>Nothing to paste: no SGF, HEN, text diagram or list of moves was found.</source>
        <translation>붙여넣을 것이 없습니다: SGF, HEN, 텍스트 다이어그램, 수순 목록을 찾지 못했습니다.</translation>
    </message>
    <message>
        <source>Nothing to read: specify a HEN text, a file, or - for standard input.</source>
        <translation>읽을 것이 없습니다: HEN 텍스트나 파일을 지정하거나 표준 입력을 뜻하는 -를 지정하세요.</translation>
    </message>
    <message>
        <source>Number {number} appears at {names}; each number may be used only once.</source>
        <translation>번호 {number}번이 {names}에 있습니다. 번호는 한 번씩만 쓸 수 있습니다.</translation>
    </message>
    <message>
        <source>Numbers are there again and again.</source>
        <translation>같은 숫자가 되풀이됩니다.</translation>
    </message>
    <message>
        <source>On a board of {size} this may be another game than Go.</source>
        <translation>{size} 바둑판이라면 바둑이 아닌 다른 게임일 수 있습니다.</translation>
    </message>
    <message>
        <source>One of the two games is not Go (see GM in the node properties); they cannot be merged.</source>
        <translation>두 기보 중 하나는 바둑이 아니어서(노드 속성의 GM 참조) 병합할 수 없습니다.</translation>
    </message>
    <message>
        <source>One stone is in brackets.</source>
        <translation>돌 하나가 괄호 안에 있습니다.</translation>
    </message>
    <message>
        <source>Only a whole game can be resized.</source>
        <translation>기보 전체만 크기를 바꿀 수 있습니다.</translation>
    </message>
    <message>
        <source>Only one colour has stones.</source>
        <translation>한 색의 돌만 있습니다.</translation>
    </message>
    <message>
        <source>Only one of --all, --move and --node can be given.</source>
        <translation>--all, --move, --node 중 하나만 쓸 수 있습니다.</translation>
    </message>
    <message>
        <source>Only one of --cell and --cm can be given.</source>
        <translation>--cell과 --cm 중 하나만 지정할 수 있습니다.</translation>
    </message>
    <message>
        <source>Only one of --move and --node can be given.</source>
        <translation>--move와 --node 중 하나만 지정할 수 있습니다.</translation>
    </message>
    <message>
        <source>Only the HEN in this text was read; the words around it are ignored.</source>
        <translation>이 텍스트에서 HEN만 읽었습니다. 나머지 단어는 무시합니다.</translation>
    </message>
    <message numerus="yes">
        <source>Only the first {count:,} characters of this text were searched for diagrams.</source>
        <translation>
            <numerusform>이 텍스트의 처음 {count:,}자에서만 다이어그램을 찾았습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only the first {count:,} positions are offered. To open all, save the text as a .hen file.</source>
        <translation>
            <numerusform>처음 {count:,}개 국면만 보여 줍니다. 모두 열려면 이 텍스트를 .hen 파일로 저장하세요.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only the first {count} diagrams of this text were read.</source>
        <translation>
            <numerusform>이 텍스트의 처음 {count}개 다이어그램만 읽었습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Played in order, move {number} at {point} captures {names}, where this position has stones.</source>
        <translation>순서대로 두면 {point}의 {number}수가 {names}의 돌을 따내는데, 이 국면에는 그 돌이 있습니다.</translation>
    </message>
    <message>
        <source>Points of a search pattern are read as empty.</source>
        <translation>검색 패턴의 점은 빈 점으로 읽습니다.</translation>
    </message>
    <message>
        <source>Positions have no moves; --move is for games.</source>
        <translation>국면에는 수순이 없습니다. --move는 기보에 사용합니다.</translation>
    </message>
    <message>
        <source>PySide6, which draws pictures, cannot be used ({reason}). SVG with --letters text does without it.</source>
        <translation>그림을 그리는 PySide6을 사용할 수 없습니다({reason}). SVG에 --letters text를 쓰면 없어도 됩니다.</translation>
    </message>
    <message>
        <source>PySide6, which opens pictures, cannot be used ({reason}).</source>
        <translation>그림을 여는 PySide6을 사용할 수 없습니다({reason}).</translation>
    </message>
    <message>
        <source>Remove it</source>
        <translation>제거</translation>
    </message>
    <message>
        <source>Row {row} has no stones; at least one was expected.</source>
        <translation>가로줄 {row}에 돌이 없습니다. 하나 이상 있어야 합니다.</translation>
    </message>
    <message numerus="yes">
        <source>Row {row} needs {count} columns; the board has {columns}.</source>
        <translation>
            <numerusform>가로줄 {row}에는 세로줄이 {count}개 필요하지만 바둑판에는 {columns}개뿐입니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Row {row} needs {count} or more columns; the board has {columns}.</source>
        <translation>
            <numerusform>가로줄 {row}에는 세로줄이 {count}개 이상 필요하지만 바둑판에는 {columns}개뿐입니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Rows that begin with $$ follow this diagram apart from it; they are left out.</source>
        <translation>이 다이어그램과 떨어져서 $$로 시작하는 가로줄이 이어지지만 제외됩니다.</translation>
    </message>
    <message>
        <source>SGF cannot store this; HEN can, but not on boards with more than 25 columns, for which it has no letters.</source>
        <translation>SGF에는 저장할 수 없습니다. HEN에는 저장할 수 있지만, 26줄 이상인 바둑판의 세로줄은 글자가 없어 저장할 수 없습니다.</translation>
    </message>
    <message>
        <source>SGF properties that are not part of a position will be lost.</source>
        <translation>국면이 아닌 SGF 속성이 사라집니다.</translation>
    </message>
    <message>
        <source>SZ[{value}] is not a board size from 1 to 52; 19x19 is assumed.</source>
        <translation>SZ[{value}] 값은 1부터 52까지의 바둑판 크기가 아닙니다. 19x19로 봅니다.</translation>
    </message>
    <message>
        <source>Selected points will be lost.</source>
        <translation>선택된 점이 사라집니다.</translation>
    </message>
    <message>
        <source>Several signs stand for empty points.</source>
        <translation>여러 기호가 빈 점을 나타냅니다.</translation>
    </message>
    <message>
        <source>Signs for stones are there in two kinds.</source>
        <translation>돌을 나타내는 기호가 두 종류입니다.</translation>
    </message>
    <message>
        <source>Six stones and more have no liberties.</source>
        <translation>활로가 없는 돌이 여섯 개 이상입니다.</translation>
    </message>
    <message>
        <source>Small letters are there once each.</source>
        <translation>소문자가 한 번씩 나옵니다.</translation>
    </message>
    <message>
        <source>Some inputs are games and others positions; transform them one kind at a time.</source>
        <translation>입력에 기보와 국면이 섞여 있습니다. 한 종류씩 변환하세요.</translation>
    </message>
    <message>
        <source>Some inputs become SGF and others HEN; choose with -o FILE, or use --json.</source>
        <translation>일부 입력은 SGF로, 일부는 HEN으로 변환됩니다. -o 파일로 정하거나 --json을 사용하세요.</translation>
    </message>
    <message>
        <source>Some of its points are in doubt.</source>
        <translation>일부 점이 불확실합니다.</translation>
    </message>
    <message>
        <source>Some programs cut off the label “{label}” at “~”.</source>
        <translation>레이블 “{label}” 뒷부분을 “~”에서 자르는 프로그램이 있습니다.</translation>
    </message>
    <message>
        <source>Some stones have no liberties.</source>
        <translation>활로가 없는 돌이 있습니다.</translation>
    </message>
    <message>
        <source>Something is in some of its cells.</source>
        <translation>일부 칸 안에 무언가 있습니다.</translation>
    </message>
    <message>
        <source>Squares: {points}</source>
        <translation>네모: {points}</translation>
    </message>
    <message>
        <source>Star points are drawn where they are.</source>
        <translation>화점이 제자리에 그려져 있습니다.</translation>
    </message>
    <message>
        <source>Stones in capital and small letters are read alike; small ones may be dead stones.</source>
        <translation>대문자 돌과 소문자 돌을 똑같이 읽습니다. 소문자는 죽은 돌일 수 있습니다.</translation>
    </message>
    <message>
        <source>Stones seem to lie beyond its lines.</source>
        <translation>줄 바깥에도 돌이 있는 것 같습니다.</translation>
    </message>
    <message>
        <source>Suicide: that move would have no liberties.</source>
        <translation>자살수: 활로가 없게 되는 수입니다.</translation>
    </message>
    <message>
        <source>Territory is left out.</source>
        <translation>집 표시는 제외됩니다.</translation>
    </message>
    <message>
        <source>Territory will be lost.</source>
        <translation>집 표시가 사라집니다.</translation>
    </message>
    <message>
        <source>The ( that begins a game or a variation is missing here.</source>
        <translation>기보나 변화도를 시작하는 (가 여기에 빠져 있습니다.</translation>
    </message>
    <message>
        <source>The ; that begins a node is missing here.</source>
        <translation>노드를 시작하는 ;가 여기에 빠져 있습니다.</translation>
    </message>
    <message>
        <source>The HEN[...] of this node is ignored and stays as it is.</source>
        <translation>이 노드의 HEN[...]은 무시하고 그대로 둡니다.</translation>
    </message>
    <message>
        <source>The HEN[...] of this node is ignored, but kept in the file: {reason}</source>
        <translation>이 노드의 HEN[...]은 무시하지만 파일에는 남깁니다: {reason}</translation>
    </message>
    <message>
        <source>The HEN[...] of this node is removed: HEN has letters for 25 columns only.</source>
        <translation>이 노드의 HEN[...]을 제거합니다: HEN에는 25개 세로줄의 글자만 있습니다.</translation>
    </message>
    <message>
        <source>The HEN[...] of this node was ignored and is removed: it would be read now.</source>
        <translation>이 노드의 HEN[...]은 무시되던 것이어서 제거합니다: 그대로 두면 이제 읽히게 됩니다.</translation>
    </message>
    <message numerus="yes">
        <source>The board has {count} columns; HEN allows at most 25.</source>
        <translation>
            <numerusform>바둑판의 세로줄이 {count}개입니다. HEN은 최대 25개까지 가능합니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>The board is too large for HEN: the picture does not carry its position.</source>
        <translation>바둑판이 HEN에 비해 너무 커서 그림에 국면을 담을 수 없습니다.</translation>
    </message>
    <message>
        <source>The board is {columns}x{rows}, not a square; some programs read only the first number.</source>
        <translation>바둑판이 정사각형이 아닌 {columns}x{rows}입니다. 첫 번째 숫자만 읽는 프로그램이 있습니다.</translation>
    </message>
    <message>
        <source>The centres of its cells are plain.</source>
        <translation>칸의 가운데에 아무것도 없습니다.</translation>
    </message>
    <message>
        <source>The checksum of the text {keyword} is wrong; the text may be damaged.</source>
        <translation>텍스트 {keyword}의 체크섬이 틀립니다. 텍스트가 손상되었을 수 있습니다.</translation>
    </message>
    <message>
        <source>The clipboard has no variation: it is not SGF, or has no moves or setup.</source>
        <translation>클립보드에 변화도가 없습니다: SGF가 아니거나, 수도 배치한 돌도 없습니다.</translation>
    </message>
    <message>
        <source>The coloured stone at {point} is ignored: there is a black or white stone now.</source>
        <translation>{point}의 색돌을 무시합니다: 이제 흑돌이나 백돌이 있습니다.</translation>
    </message>
    <message>
        <source>The comment is left out.</source>
        <translation>해설은 제외됩니다.</translation>
    </message>
    <message>
        <source>The comment will be lost.</source>
        <translation>해설이 사라집니다.</translation>
    </message>
    <message>
        <source>The cropped view will be lost.</source>
        <translation>부분 보기가 사라집니다.</translation>
    </message>
    <message>
        <source>The disk failed while the file was being written; the complete data is in {file}.</source>
        <translation>파일을 쓰는 동안 디스크 오류가 발생했습니다. 전체 데이터는 {file}에 있습니다.</translation>
    </message>
    <message>
        <source>The document is encrypted, so that its attachments cannot be read.</source>
        <translation>문서가 암호화되어 첨부 파일을 읽을 수 없습니다.</translation>
    </message>
    <message>
        <source>The engine answers “{command}” with “{answer}”.</source>
        <translation>엔진이 “{command}”에 “{answer}”라고 답했습니다.</translation>
    </message>
    <message>
        <source>The engine cannot be started: {reason} ({program}).</source>
        <translation>엔진을 시작할 수 없습니다: {reason} ({program}).</translation>
    </message>
    <message>
        <source>The engine counts by rules of its own, not {rules}.</source>
        <translation>엔진은 {rules} 규칙이 아닌 자체 규칙으로 계가합니다.</translation>
    </message>
    <message>
        <source>The engine counts with a komi of {komi}, for the prisoners before this setup.</source>
        <translation>엔진은 이 배치 전에 따낸 돌을 반영한 덤 {komi}(으)로 계가합니다.</translation>
    </message>
    <message>
        <source>The engine crashed or was killed ({signal}).</source>
        <translation>엔진이 충돌했거나 강제로 종료되었습니다({signal}).</translation>
    </message>
    <message>
        <source>The engine does not answer “{command}”.</source>
        <translation>엔진이 “{command}”에 답하지 않습니다.</translation>
    </message>
    <message>
        <source>The engine does not know that {point} is ko.</source>
        <translation>엔진이 {point}의 패를 알지 못합니다.</translation>
    </message>
    <message>
        <source>The engine does not know the ko, since no move can have made it.</source>
        <translation>수를 두어 생길 수 없는 패여서 엔진이 알지 못합니다.</translation>
    </message>
    <message>
        <source>The engine ended (exit status {status}).</source>
        <translation>엔진이 종료되었습니다(종료 상태 {status}).</translation>
    </message>
    <message>
        <source>The engine ended (exit status {status}): “{reason}”.</source>
        <translation>엔진이 종료되었습니다(종료 상태 {status}): “{reason}”.</translation>
    </message>
    <message>
        <source>The engine needs {library}, which is not installed.</source>
        <translation>엔진에 필요한 {library}이(가) 설치되어 있지 않습니다.</translation>
    </message>
    <message>
        <source>The engine refuses “{command}”: “{answer}”.</source>
        <translation>엔진이 “{command}”을(를) 거부했습니다: “{answer}”.</translation>
    </message>
    <message>
        <source>The engine was stopped.</source>
        <translation>엔진을 중지했습니다.</translation>
    </message>
    <message>
        <source>The engine writes without end, and was stopped.</source>
        <translation>엔진의 출력이 끝나지 않아 중지했습니다.</translation>
    </message>
    <message>
        <source>The engine&apos;s board could not be compared with this one.</source>
        <translation>엔진의 바둑판을 이 바둑판과 비교할 수 없었습니다.</translation>
    </message>
    <message>
        <source>The file declares no encoding; it is perhaps {encoding}. If its names look wrong, choose another encoding.</source>
        <translation>파일에 인코딩이 선언되어 있지 않습니다. {encoding} 인코딩인 듯합니다. 이름이 이상하면 다른 인코딩을 고르세요.</translation>
    </message>
    <message>
        <source>The file declares no encoding; it was read as {encoding}, which fits best.</source>
        <translation>파일에 인코딩이 선언되어 있지 않아 가장 잘 맞는 {encoding} 인코딩으로 읽었습니다.</translation>
    </message>
    <message>
        <source>The file declares the encoding {charset}, but its bytes do not fit; it was read as {encoding}.</source>
        <translation>파일에 {charset} 인코딩이 선언되어 있지만 바이트가 맞지 않아 {encoding} 인코딩으로 읽었습니다.</translation>
    </message>
    <message>
        <source>The file declares the unknown encoding {charset}; it was read as {encoding}.</source>
        <translation>파일에 선언된 {charset} 인코딩을 알 수 없어 {encoding} 인코딩으로 읽었습니다.</translation>
    </message>
    <message numerus="yes">
        <source>The file ends too early: {count:,} ) are missing.</source>
        <translation>
            <numerusform>파일이 너무 일찍 끝납니다: ) {count:,}개가 빠져 있습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>The file is cut off or damaged; what follows the damage was not searched.</source>
        <translation>파일이 잘렸거나 손상되었습니다. 손상된 곳 뒤는 검색하지 않았습니다.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>파일이 비어 있습니다.</translation>
    </message>
    <message>
        <source>The file is too large to be searched completely for a position.</source>
        <translation>파일이 너무 커서 국면을 끝까지 검색할 수 없습니다.</translation>
    </message>
    <message>
        <source>The file&apos;s encoding can&apos;t represent all of its text.</source>
        <translation>파일의 인코딩으로는 텍스트를 모두 표현할 수 없습니다.</translation>
    </message>
    <message>
        <source>The first node of the game has a move.</source>
        <translation>기보의 첫 노드에 수가 있습니다.</translation>
    </message>
    <message>
        <source>The game info will be lost.</source>
        <translation>대국 정보가 사라집니다.</translation>
    </message>
    <message>
        <source>The games of this file have different encodings; each was read in its own.</source>
        <translation>이 파일의 기보마다 인코딩이 달라 각각의 인코딩으로 읽었습니다.</translation>
    </message>
    <message>
        <source>The games start with different positions; they cannot be merged.</source>
        <translation>두 기보의 시작 국면이 달라 병합할 수 없습니다.</translation>
    </message>
    <message>
        <source>The handicap is a number of stones, 2 or more; 0 for none.</source>
        <translation>접바둑은 2 이상의 돌 수입니다. 없으면 0입니다.</translation>
    </message>
    <message>
        <source>The handicap stays as it is, but its stones are White&apos;s now.</source>
        <translation>접바둑 점수는 그대로지만 그 돌은 이제 백의 것입니다.</translation>
    </message>
    <message>
        <source>The ko at {point} is off the board, which is {columns}x{rows}.</source>
        <translation>{point}의 패가 {columns}x{rows} 바둑판 밖에 있습니다.</translation>
    </message>
    <message>
        <source>The ko is given more than once; the last one counts.</source>
        <translation>패가 여러 번 지정되었습니다. 마지막 것을 씁니다.</translation>
    </message>
    <message>
        <source>The ko is left out.</source>
        <translation>패는 제외됩니다.</translation>
    </message>
    <message>
        <source>The komi stays as it is; White still gets it.</source>
        <translation>덤은 그대로입니다. 여전히 백이 받습니다.</translation>
    </message>
    <message>
        <source>The label at {point} is off the board, which is {columns}x{rows}.</source>
        <translation>{point}의 레이블이 {columns}x{rows} 바둑판 밖에 있습니다.</translation>
    </message>
    <message>
        <source>The last move at {point} is off the board, which is {columns}x{rows}.</source>
        <translation>{point}의 마지막 수가 {columns}x{rows} 바둑판 밖에 있습니다.</translation>
    </message>
    <message>
        <source>The last move is given more than once; the last one counts.</source>
        <translation>마지막 수가 여러 번 지정되었습니다. 마지막 것을 씁니다.</translation>
    </message>
    <message>
        <source>The last move is left out.</source>
        <translation>마지막 수는 제외됩니다.</translation>
    </message>
    <message>
        <source>The last move is {color} at {point}, but that point is empty.</source>
        <translation>마지막 수는 {point}의 {color}인데 그 점이 비어 있습니다.</translation>
    </message>
    <message>
        <source>The last move is {color} at {point}, but the stone there is {other}&apos;s.</source>
        <translation>마지막 수는 {point}의 {color}인데 그곳의 돌은 {other}입니다.</translation>
    </message>
    <message>
        <source>The list names no colours; Black plays first, and colours alternate.</source>
        <translation>목록에 색이 없어 흑부터 번갈아 둡니다.</translation>
    </message>
    <message>
        <source>The mark at {point} is off the board, which is {columns}x{rows}.</source>
        <translation>{point}의 기호가 {columns}x{rows} 바둑판 밖에 있습니다.</translation>
    </message>
    <message>
        <source>The move at {point} falls off the board and becomes a pass.</source>
        <translation>{point}의 수가 바둑판 밖으로 나가 패스가 됩니다.</translation>
    </message>
    <message>
        <source>The name of the output file is empty.</source>
        <translation>출력 파일의 이름이 비어 있습니다.</translation>
    </message>
    <message>
        <source>The names of its columns count I.</source>
        <translation>세로줄 이름에 I가 있습니다.</translation>
    </message>
    <message>
        <source>The names of its columns leave out I.</source>
        <translation>세로줄 이름에 I가 빠져 있습니다.</translation>
    </message>
    <message>
        <source>The node name is left out.</source>
        <translation>노드 이름은 제외됩니다.</translation>
    </message>
    <message>
        <source>The node name will be lost.</source>
        <translation>노드 이름이 사라집니다.</translation>
    </message>
    <message>
        <source>The number at {point} is ignored: its stone is gone.</source>
        <translation>{point}의 번호를 무시합니다: 돌이 없어졌습니다.</translation>
    </message>
    <message>
        <source>The number of captured stones is left out.</source>
        <translation>따낸 돌의 수는 제외됩니다.</translation>
    </message>
    <message>
        <source>The numbers do not show their colours; {color} is taken to play {number}.</source>
        <translation>번호에 색이 나타나지 않아 {number}번을 {color}의 수로 봅니다.</translation>
    </message>
    <message>
        <source>The numbers of its rows count down to 1.</source>
        <translation>가로줄 번호가 아래로 1까지 내려갑니다.</translation>
    </message>
    <message numerus="yes">
        <source>The numbers on {count} stones were not read: {names}.</source>
        <translation>
            <numerusform>돌 {count}개의 숫자를 읽지 못했습니다: {names}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The order is given more than once; the last one counts.</source>
        <translation>순서가 여러 번 지정되었습니다. 마지막 것을 씁니다.</translation>
    </message>
    <message>
        <source>The order of play is left out.</source>
        <translation>착수 순서는 제외됩니다.</translation>
    </message>
    <message>
        <source>The output could not be written: {reason}.</source>
        <translation>출력을 쓸 수 없습니다: {reason}.</translation>
    </message>
    <message>
        <source>The output {path} is the input; choose another name.</source>
        <translation>출력 {path} 파일이 입력과 같습니다. 다른 이름을 선택하세요.</translation>
    </message>
    <message>
        <source>The picture shows a part of a board; it is taken for {part} of a board of {size}.</source>
        <translation>그림에 바둑판의 일부만 있습니다. {size} 바둑판의 {part} 부분으로 봅니다.</translation>
    </message>
    <message>
        <source>The player to move is left out.</source>
        <translation>차례는 제외됩니다.</translation>
    </message>
    <message>
        <source>The result is {format}; the name {name} would be misleading.</source>
        <translation>결과가 {format} 형식이어서 파일 이름 {name} 쪽은 혼동을 줍니다.</translation>
    </message>
    <message>
        <source>The result “{value}” stays as it is: it does not begin with a colour.</source>
        <translation>결과 “{value}” 값은 색으로 시작하지 않아 그대로 둡니다.</translation>
    </message>
    <message>
        <source>The same letters are there again.</source>
        <translation>같은 글자가 되풀이됩니다.</translation>
    </message>
    <message>
        <source>The selection of points is left out.</source>
        <translation>점 선택은 제외됩니다.</translation>
    </message>
    <message>
        <source>The size is given more than once; the last one counts. Title lines (# Title) separate positions.</source>
        <translation>크기가 여러 번 지정되었습니다. 마지막 것을 씁니다. 국면은 제목 줄(# 제목)로 나눕니다.</translation>
    </message>
    <message>
        <source>The size of the board is not shown; {size} is assumed.</source>
        <translation>바둑판 크기가 나타나지 않아 {size} 크기로 봅니다.</translation>
    </message>
    <message>
        <source>The size “{found}” has only one number; columns and rows were expected, as in “{meant}”.</source>
        <translation>크기 “{found}”에 숫자가 하나뿐입니다. “{meant}”처럼 세로줄과 가로줄의 수가 있어야 합니다.</translation>
    </message>
    <message>
        <source>The size “{found}” needs a dot before it: “{meant}”.</source>
        <translation>크기 “{found}” 앞에 마침표가 있어야 합니다: “{meant}”.</translation>
    </message>
    <message>
        <source>The size “{found}” needs a lower-case x between its numbers: “{meant}”.</source>
        <translation>크기 “{found}”의 숫자 사이에 소문자 x가 있어야 합니다: “{meant}”.</translation>
    </message>
    <message>
        <source>The stone at {point} is {color}&apos;s, but move {number} is {expected}&apos;s.</source>
        <translation>{point}의 돌은 {color}인데 {number}수는 {expected} 차례입니다.</translation>
    </message>
    <message>
        <source>The stones are piled up from the bottom.</source>
        <translation>돌이 아래부터 쌓여 있습니다.</translation>
    </message>
    <message>
        <source>The stones at {point} have no liberty; engines refuse that.</source>
        <translation>{point}의 돌에 활로가 없습니다. 엔진은 이를 받아들이지 않습니다.</translation>
    </message>
    <message>
        <source>The system lets HEN Editor create no files in {folder}. It may be protected: allow HEN Editor in the settings for ransomware protection, or save elsewhere.</source>
        <translation>시스템이 {folder} 폴더에 파일을 만들지 못하게 합니다. 보호된 폴더일 수 있습니다. 랜섬웨어 방지 설정에서 HEN Editor를 허용하거나 다른 곳에 저장하세요.</translation>
    </message>
    <message>
        <source>The text beside it says which sign is black or white.</source>
        <translation>옆의 텍스트에 어느 기호가 흑이나 백인지 적혀 있습니다.</translation>
    </message>
    <message>
        <source>The text has goals or moves of other games.</source>
        <translation>텍스트에 다른 게임의 목표나 수가 있습니다.</translation>
    </message>
    <message>
        <source>The text has words of Go.</source>
        <translation>텍스트에 바둑 용어가 있습니다.</translation>
    </message>
    <message numerus="yes">
        <source>The text is not SGF, and too long to search for anything else (over {count:,} characters).</source>
        <translation>
            <numerusform>SGF가 아니며, 다른 것을 찾기에는 텍스트가 너무 깁니다({count:,}자 초과).</numerusform>
        </translation>
    </message>
    <message>
        <source>The text names other games or drawings.</source>
        <translation>텍스트에 다른 게임이나 그림의 이름이 있습니다.</translation>
    </message>
    <message>
        <source>The text names {name}, which falls off the board; the name stays.</source>
        <translation>텍스트의 좌표 {name} 지점은 바둑판 밖으로 나가지만 그대로 둡니다.</translation>
    </message>
    <message>
        <source>The text of {name} has an unescaped ]; it was read to its apparent end.</source>
        <translation>{name}의 텍스트에 이스케이프하지 않은 ]가 있어, 끝으로 보이는 곳까지 읽었습니다.</translation>
    </message>
    <message>
        <source>The turn is given more than once; the last one counts.</source>
        <translation>차례가 여러 번 지정되었습니다. 마지막 것을 씁니다.</translation>
    </message>
    <message>
        <source>The two moves of this node are played in the other order now, Black&apos;s first.</source>
        <translation>이 노드의 두 수를 이제 흑부터, 반대 순서로 둡니다.</translation>
    </message>
    <message>
        <source>The variation is for a {found} board; this game is played on {wanted}.</source>
        <translation>변화도는 {found} 바둑판용입니다. 이 기보의 바둑판은 {wanted}입니다.</translation>
    </message>
    <message>
        <source>There are about as many stones of each colour.</source>
        <translation>두 색의 돌 수가 비슷합니다.</translation>
    </message>
    <message>
        <source>Begin all rows with “_”</source>
        <translation>모든 가로줄을 “_”로 시작하기</translation>
    </message>
    <message>
        <source>Change I to J</source>
        <translation>I를 J로 바꾸기</translation>
    </message>
    <message>
        <source>Change O and l to digits</source>
        <translation>O와 l을 숫자로 바꾸기</translation>
    </message>
    <message>
        <source>Change all signs of stones to letters</source>
        <translation>돌을 나타내는 기호를 모두 영문자로 바꾸기</translation>
    </message>
    <message>
        <source>Change all to Latin letters</source>
        <translation>모두 로마자로 바꾸기</translation>
    </message>
    <message>
        <source>Change all to plain characters</source>
        <translation>모두 일반 문자로 바꾸기</translation>
    </message>
    <message>
        <source>Change all words to letters</source>
        <translation>단어를 각각 영문자 하나로 바꾸기</translation>
    </message>
    <message>
        <source>Change all x and o to b and w</source>
        <translation>x와 o를 모두 b와 w로 바꾸기</translation>
    </message>
    <message>
        <source>It has 8, 10, 12 or 14 to 16 lines.</source>
        <translation>8줄, 10줄, 12줄 또는 14~16줄입니다.</translation>
    </message>
    <message>
        <source>Join all digits</source>
        <translation>나뉜 숫자를 모두 붙여 쓰기</translation>
    </message>
    <message>
        <source>Make it a pass</source>
        <translation>패스로 바꾸기</translation>
    </message>
    <message>
        <source>Read all counts as before the stones</source>
        <translation>돌의 수를 모두 돌 앞에 쓴 것으로 읽기</translation>
    </message>
    <message>
        <source>Read all rows as number, column, stones</source>
        <translation>모든 가로줄을 번호, 세로줄, 돌 순서로 읽기</translation>
    </message>
    <message>
        <source>Read all rows as number, stones, column</source>
        <translation>모든 가로줄을 번호, 돌, 세로줄 순서로 읽기</translation>
    </message>
    <message>
        <source>Read all stones as colour, column, number</source>
        <translation>모든 돌을 색, 세로줄, 가로줄 번호 순서로 읽기</translation>
    </message>
    <message>
        <source>Remove all escapes of Markdown and HTML</source>
        <translation>Markdown과 HTML의 이스케이프 모두 제거</translation>
    </message>
    <message>
        <source>Remove the signs between stones</source>
        <translation>돌 사이의 기호 제거</translation>
    </message>
    <message>
        <source>Remove what is around the text</source>
        <translation>텍스트 앞뒤에 붙은 것 제거</translation>
    </message>
    <message numerus="yes">
        <source>Rows {first} to {last} are not shown; they are read as empty.</source>
        <translation>
            <numerusform>다이어그램에 없는 가로줄({first}~{last})은 빈 점으로 읽습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>SZ[{value}] is read as {meant}; SZ[{standard}] is expected.</source>
        <translation>SZ[{value}] 값을 {meant} 크기로 읽습니다. SZ[{standard}]이어야 합니다.</translation>
    </message>
    <message>
        <source>Separate all parts with dots</source>
        <translation>모든 요소를 마침표로 구분하기</translation>
    </message>
    <message numerus="yes">
        <source>The engine&apos;s board differs at {count:,} points, the first is {point}.</source>
        <translation>
            <numerusform>엔진의 바둑판이 {count:,}개의 점에서 다르며, 첫 번째는 {point}입니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>The engine&apos;s board has another size.</source>
        <translation>엔진의 바둑판은 크기가 다릅니다.</translation>
    </message>
    <message>
        <source>The engine&apos;s move {point} is illegal: {reason}</source>
        <translation>엔진의 수 {point}은(는) 규칙에 어긋납니다: {reason}</translation>
    </message>
    <message>
        <source>The invisible {found} is skipped.</source>
        <translation>보이지 않는 {found} 문자를 건너뜁니다.</translation>
    </message>
    <message>
        <source>There are no HEN or SGF files in this folder.</source>
        <translation>이 폴더에 HEN이나 SGF 파일이 없습니다.</translation>
    </message>
    <message>
        <source>There are no moves to number before this position.</source>
        <translation>이 국면 앞에는 번호를 붙일 수가 없습니다.</translation>
    </message>
    <message numerus="yes">
        <source>There are {count:,} pictures, which need a folder, or --game to choose one.</source>
        <translation>
            <numerusform>그림이 {count:,}개이므로 폴더를 지정하거나 --game으로 하나를 선택하세요.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is a ko.</source>
        <translation>패가 있습니다.</translation>
    </message>
    <message>
        <source>There is a no-break or wide space here; a plain space was expected.</source>
        <translation>줄 바꿈 없는 공백이나 전각 공백이 있습니다. 일반 공백이어야 합니다.</translation>
    </message>
    <message>
        <source>There is a stone on that point.</source>
        <translation>그 점에는 돌이 있습니다.</translation>
    </message>
    <message>
        <source>There is a stone on the ko point {point}; an empty point was expected.</source>
        <translation>패 자리 {point}에 돌이 있습니다. 빈 점이어야 합니다.</translation>
    </message>
    <message>
        <source>There is no board of size “{found}”; a board has 1 to 25 columns and 1 to 52 rows.</source>
        <translation>크기가 “{found}”인 바둑판은 없습니다. 세로줄은 1~25개, 가로줄은 1~52개입니다.</translation>
    </message>
    <message>
        <source>There is no column I: the letter is skipped.</source>
        <translation>세로줄 I는 없습니다: 이 글자는 건너뜁니다.</translation>
    </message>
    <message>
        <source>There is no diagram of a Go board in this text.</source>
        <translation>이 텍스트에는 바둑판 다이어그램이 없습니다.</translation>
    </message>
    <message>
        <source>There is no engine {name}, and none was found. GNU Go and KataGo are free ones.</source>
        <translation>{name} 엔진이 없고, 다른 엔진도 찾지 못했습니다. GNU Go와 KataGo는 자유롭게 쓸 수 있습니다.</translation>
    </message>
    <message>
        <source>There is no engine {name}; found: {found}.</source>
        <translation>{name} 엔진이 없습니다. 찾은 엔진: {found}.</translation>
    </message>
    <message>
        <source>There is no folder {folder}.</source>
        <translation>{folder} 폴더가 없습니다.</translation>
    </message>
    <message>
        <source>There is no move {move:,}; this is the position after the last one, move {last:,}.</source>
        <translation>{move:,}수는 없습니다. 마지막 수인 {last:,}수의 국면입니다.</translation>
    </message>
    <message>
        <source>There is no move {number:,}; the last one of the game is {last:,}.</source>
        <translation>{number:,}수는 없습니다. 대국의 마지막 수는 {last:,}수입니다.</translation>
    </message>
    <message>
        <source>There is no node {number:,}; the last one of the game is {last:,}.</source>
        <translation>노드 {number:,}번은 없습니다. 기보의 마지막 노드는 {last:,}입니다.</translation>
    </message>
    <message numerus="yes">
        <source>There is no number {number}; there are only {count:,}.</source>
        <translation>
            <numerusform>{number}번은 없습니다. {count:,}번까지만 있습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no program {program}.</source>
        <translation>{program} 프로그램이 없습니다.</translation>
    </message>
    <message>
        <source>There is no row {row} on this board; its top row is {rows}.</source>
        <translation>이 바둑판에 {row}번 가로줄은 없습니다. 맨 위는 {rows}번입니다.</translation>
    </message>
    <message>
        <source>There is no style “{name}”, only {names}.</source>
        <translation>“{name}” 스타일은 없습니다. {names}만 있습니다.</translation>
    </message>
    <message>
        <source>There is not enough memory.</source>
        <translation>메모리가 부족합니다.</translation>
    </message>
    <message>
        <source>There is one ) too many; it is skipped.</source>
        <translation>)가 하나 더 있어 건너뜁니다.</translation>
    </message>
    <message>
        <source>This board was not read surely; compare it with the picture.</source>
        <translation>이 바둑판은 확실하게 읽히지 않았습니다. 그림과 비교하세요.</translation>
    </message>
    <message>
        <source>This document carries no position: no .hen or .sgf file is attached to it.</source>
        <translation>이 문서에 국면이 없습니다: 첨부된 .hen이나 .sgf 파일이 없습니다.</translation>
    </message>
    <message>
        <source>This engine can only play: it names no good moves.</source>
        <translation>이 엔진은 대국만 할 수 있고 좋은 수를 제시하지 않습니다.</translation>
    </message>
    <message>
        <source>This engine cannot tell which stones are dead.</source>
        <translation>이 엔진은 죽은 돌을 가려낼 수 없습니다.</translation>
    </message>
    <message>
        <source>This engine knows square boards only; this one is {size}.</source>
        <translation>이 엔진은 정사각형 바둑판만 다룰 수 있습니다. 이 바둑판은 {size}입니다.</translation>
    </message>
    <message>
        <source>This game is not Go: it has no position.</source>
        <translation>이 기보는 바둑이 아니어서 국면이 없습니다.</translation>
    </message>
    <message>
        <source>This game is on {here}; a {there} board does not fit.</source>
        <translation>이 기보의 바둑판은 {here}입니다. {there} 바둑판은 맞지 않습니다.</translation>
    </message>
    <message>
        <source>This is likely a board of Go, but may be one of another game, or a drawing.</source>
        <translation>바둑판으로 보이지만 다른 게임이나 그림일 수도 있습니다.</translation>
    </message>
    <message>
        <source>This is not a game of Go.</source>
        <translation>바둑 기보가 아닙니다.</translation>
    </message>
    <message>
        <source>This is not a picture that can be read.</source>
        <translation>읽을 수 있는 그림이 아닙니다.</translation>
    </message>
    <message>
        <source>This is only possible for a move of Black or White.</source>
        <translation>흑이나 백의 수에만 할 수 있습니다.</translation>
    </message>
    <message>
        <source>This may be the first row of the diagram below, but it does not fit, so it is left out.</source>
        <translation>아래 다이어그램의 첫 가로줄일 수 있지만 맞지 않아 제외됩니다.</translation>
    </message>
    <message>
        <source>This node has setup ({setup}) and a move; the setup comes first, then the move.</source>
        <translation>이 노드에 돌 배치({setup})와 수가 함께 있습니다. 배치를 먼저 하고 수를 둡니다.</translation>
    </message>
    <message>
        <source>This node has two moves; Black&apos;s is played first.</source>
        <translation>이 노드에 수가 두 개 있습니다. 흑의 수를 먼저 둡니다.</translation>
    </message>
    <message>
        <source>This picture carries no position: it has no data-hen, and no HEN in its metadata or descriptions.</source>
        <translation>이 그림에 국면이 없습니다: data-hen이 없고, 메타데이터나 설명에 HEN이 없습니다.</translation>
    </message>
    <message>
        <source>This picture carries no position: no comment in it begins with “HEN:”.</source>
        <translation>이 그림에 국면이 없습니다: “HEN:”으로 시작하는 설명이 없습니다.</translation>
    </message>
    <message>
        <source>This picture carries no position: no text in it is named HEN or SGF.</source>
        <translation>이 그림에 국면이 없습니다: 이름이 HEN이나 SGF인 텍스트가 없습니다.</translation>
    </message>
    <message>
        <source>This picture could not be decoded: it is damaged, or needs too much memory.</source>
        <translation>이 그림을 해석할 수 없습니다. 손상되었거나 메모리가 너무 많이 필요합니다.</translation>
    </message>
    <message>
        <source>This picture has {width:,} by {height:,} pixels, more than can be looked through.</source>
        <translation>이 그림은 {width:,}x{height:,}픽셀이어서 너무 커 살펴볼 수 없습니다.</translation>
    </message>
    <message>
        <source>This picture was not decoded within {seconds} seconds, and is left alone.</source>
        <translation>이 그림을 {seconds}초 안에 해석하지 못해 열지 않았습니다.</translation>
    </message>
    <message>
        <source>This player has no earlier move to exchange this one with.</source>
        <translation>이 수와 맞바꿀, 같은 편의 앞 수가 없습니다.</translation>
    </message>
    <message>
        <source>This row has {found} points where others have {width}; the missing ones are read as empty.</source>
        <translation>이 가로줄의 점은 {found}개인데 다른 가로줄은 {width}개입니다. 빠진 점은 빈 점으로 읽습니다.</translation>
    </message>
    <message>
        <source>This row has {found} points where others have {width}; what is at its end is left out.</source>
        <translation>이 가로줄의 점은 {found}개인데 다른 가로줄은 {width}개입니다. 끝부분은 제외됩니다.</translation>
    </message>
    <message>
        <source>This text is outside the games; it is kept.</source>
        <translation>이 텍스트는 기보 밖에 있으며 그대로 둡니다.</translation>
    </message>
    <message>
        <source>Time is given in seconds, such as 3600 for an hour.</source>
        <translation>시간은 초로 씁니다. 한 시간이면 3600입니다.</translation>
    </message>
    <message>
        <source>Triangles: {points}</source>
        <translation>세모: {points}</translation>
    </message>
    <message>
        <source>Undecodable bytes become U+FFFD in this node.</source>
        <translation>디코딩할 수 없는 바이트는 이 노드에서 U+FFFD로 바뀝니다.</translation>
    </message>
    <message>
        <source>Unknown properties stay as they are, even if they name points: {names}.</source>
        <translation>알 수 없는 속성은 좌표가 있더라도 그대로 둡니다: {names}.</translation>
    </message>
    <message>
        <source>Variations are not read from {format} files; they are left out.</source>
        <translation>{format} 파일의 변화도는 읽지 않고 제외합니다.</translation>
    </message>
    <message>
        <source>Variations will be lost.</source>
        <translation>변화도가 사라집니다.</translation>
    </message>
    <message numerus="yes">
        <source>What is at {count:,} points falls off the board, the first at {point}.</source>
        <translation>
            <numerusform>{point} 등 점 {count:,}개에 있는 것이 바둑판 밖으로 나갑니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>What was recorded is not the document when it is read back. This is an error in HEN Editor.</source>
        <translation>기록한 것을 다시 읽었더니 문서와 다릅니다. HEN Editor의 오류입니다.</translation>
    </message>
    <message>
        <source>When reopened, the file would not show the same games. This is an error in HEN Editor; the document stays open with all your changes.</source>
        <translation>다시 열면 파일에 같은 기보가 나타나지 않게 됩니다. HEN Editor의 오류입니다. 문서는 모든 변경 내용과 함께 열려 있습니다.</translation>
    </message>
    <message>
        <source>Words such as “Black” are not swapped in comments.</source>
        <translation>“흑” 같은 단어는 해설에서 바꾸지 않습니다.</translation>
    </message>
    <message>
        <source>Write all points as column and row</source>
        <translation>모든 점을 세로줄, 가로줄 순서로 쓰기</translation>
    </message>
    <message>
        <source>Write columns in upper case, stones in lower case</source>
        <translation>세로줄은 대문자, 돌은 소문자로 쓰기</translation>
    </message>
    <message>
        <source>Write once what is doubled</source>
        <translation>중복된 문자를 한 번만 쓰기</translation>
    </message>
    <message>
        <source>Write the order without signs</source>
        <translation>착수 순서를 기호 없이 쓰기</translation>
    </message>
    <message>
        <source>Write the size with x</source>
        <translation>크기를 x로 이어 쓰기</translation>
    </message>
    <message>
        <source>Write “-” before all labels</source>
        <translation>모든 레이블 앞에 “-” 쓰기</translation>
    </message>
    <message>
        <source>a valid text, refused</source>
        <translation>올바른 텍스트를 거부함</translation>
    </message>
    <message>
        <source>an answer that is not valid HEN</source>
        <translation>올바른 HEN이 아닌 답</translation>
    </message>
    <message>
        <source>an invalid text, accepted</source>
        <translation>잘못된 텍스트를 받아들임</translation>
    </message>
    <message>
        <source>another position</source>
        <translation>다른 국면</translation>
    </message>
    <message>
        <source>answered</source>
        <translation>실제 응답</translation>
    </message>
    <message>
        <source>best is {move}</source>
        <translation>최선의 수 {move}</translation>
    </message>
    <message>
        <source>circle</source>
        <translation>동그라미</translation>
    </message>
    <message>
        <source>cross</source>
        <translation>가위표</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>빈 점</translation>
    </message>
    <message>
        <source>error</source>
        <translation>오류</translation>
    </message>
    <message>
        <source>expected</source>
        <translation>예상 응답</translation>
    </message>
    <message>
        <source>fix: {label}</source>
        <translation>수정: {label}</translation>
    </message>
    <message>
        <source>ko</source>
        <translation>패</translation>
    </message>
    <message>
        <source>ko {point}</source>
        <translation>패 {point}</translation>
    </message>
    <message>
        <source>label</source>
        <translation>레이블</translation>
    </message>
    <message>
        <source>last move</source>
        <translation>마지막 수</translation>
    </message>
    <message>
        <source>last move {color} pass</source>
        <translation>마지막 수 {color} 패스</translation>
    </message>
    <message>
        <source>last move {color} {point}</source>
        <translation>마지막 수 {color} {point}</translation>
    </message>
    <message>
        <source>mark</source>
        <translation>기호</translation>
    </message>
    <message>
        <source>no answer, or more than one line</source>
        <translation>응답이 없거나 한 줄을 넘음</translation>
    </message>
    <message>
        <source>none</source>
        <translation>없음</translation>
    </message>
    <message>
        <source>note</source>
        <translation>참고</translation>
    </message>
    <message>
        <source>number</source>
        <translation>번호</translation>
    </message>
    <message>
        <source>only in the first</source>
        <translation>첫째에만 있음</translation>
    </message>
    <message>
        <source>only in the second</source>
        <translation>둘째에만 있음</translation>
    </message>
    <message>
        <source>order</source>
        <translation>착수 순서</translation>
    </message>
    <message>
        <source>order {colors}</source>
        <translation>착수 순서 {colors}</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>패스</translation>
    </message>
    <message>
        <source>rule</source>
        <translation>규칙</translation>
    </message>
    <message>
        <source>size</source>
        <translation>크기</translation>
    </message>
    <message>
        <source>square</source>
        <translation>네모</translation>
    </message>
    <message>
        <source>text</source>
        <translation>텍스트</translation>
    </message>
    <message>
        <source>the move lost {points}</source>
        <translation>이 수는 {points}집 손해</translation>
    </message>
    <message>
        <source>the same position, not in canonical form</source>
        <translation>국면은 같지만 표준형이 아님</translation>
    </message>
    <message>
        <source>triangle</source>
        <translation>세모</translation>
    </message>
    <message>
        <source>turn</source>
        <translation>차례</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>경고</translation>
    </message>
    <message numerus="yes">
        <source>{bad:,} of {count:,} not valid: {found}.</source>
        <translation>
            <numerusform>{count:,}개 중 {bad:,}개가 올바르지 않음: {found}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{color} leads by {points}</source>
        <translation>{color} {points}집 우세</translation>
    </message>
    <message>
        <source>{color} made the last move and is to move again.</source>
        <translation>{color} 쪽이 마지막 수를 두었는데 다시 {color} 차례입니다.</translation>
    </message>
    <message>
        <source>{color} to play</source>
        <translation>{color} 차례</translation>
    </message>
    <message>
        <source>{color} wins {percent} %</source>
        <translation>{color} 승률 {percent}%</translation>
    </message>
    <message numerus="yes">
        <source>{color}&apos;s stones at {point} have no liberties; at least one is needed.</source>
        <translation>
            <numerusform>{point}의 {color} 돌에 활로가 없습니다. 하나 이상 있어야 합니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} could not be read.</source>
        <translation>
            <numerusform>읽을 수 없음: {count:,}개.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} errors</source>
        <translation>
            <numerusform>오류 {count:,}개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} files have problems and are always searched.</source>
        <translation>
            <numerusform>문제가 있어 매번 검색하는 파일: {count:,}개.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} lines are not valid HEN and are left out: {lines}.</source>
        <translation>
            <numerusform>{count:,}개 줄은 올바른 HEN이 아니므로 제외합니다: {lines}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} lines end without right or wrong.</source>
        <translation>
            <numerusform>수순 {count:,}개가 정답이나 오답 지정 없이 끝납니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} lines were not understood and are left out; the first is line {line}: “{text}”.</source>
        <translation>
            <numerusform>{count:,}개 줄은 이해할 수 없어 제외합니다. 첫 줄은 {line}번째 줄입니다: “{text}”.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} lines were read as one position; title lines (# Title) separate positions.</source>
        <translation>
            <numerusform>{count:,}개 줄을 한 국면으로 읽었습니다. 제목 줄(# 제목)로 국면을 나눕니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} more of this kind: {last}</source>
        <translation>
            <numerusform>같은 종류 {count:,}개 더: {last}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} moves can no longer be played: {numbers}.</source>
        <translation>
            <numerusform>더는 둘 수 없는 수 {count:,}개: {numbers}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} moves can no longer be played; the first are {numbers}.</source>
        <translation>
            <numerusform>더는 둘 수 없는 수 {count:,}개, 처음 것은 {numbers}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} notes</source>
        <translation>
            <numerusform>참고 {count:,}개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} positions were read, although no title lines (# Title) separate them.</source>
        <translation>
            <numerusform>나누는 제목 줄(# 제목)이 없지만 국면 {count:,}개를 읽었습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} texts with line breaks or half characters were not asked.</source>
        <translation>
            <numerusform>줄 바꿈이나 반쪽 문자가 있는 텍스트 {count:,}개는 묻지 않았습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} visits</source>
        <translation>
            <numerusform>방문 {count:,}회</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} warnings</source>
        <translation>
            <numerusform>경고 {count:,}개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} arrows are left out.</source>
        <translation>
            <numerusform>화살표 {count}개는 제외됩니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} labels are left out.</source>
        <translation>
            <numerusform>레이블 {count}개는 제외됩니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} lines are left out.</source>
        <translation>
            <numerusform>선 {count}개는 제외됩니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} marks are left out.</source>
        <translation>
            <numerusform>기호 {count}개는 제외됩니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} move numbers are left out.</source>
        <translation>
            <numerusform>수 번호 {count}개는 제외됩니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} stones that are neither black nor white are left out.</source>
        <translation>
            <numerusform>흑도 백도 아닌 돌 {count}개는 제외됩니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>{folder} is a symbolic link, not a folder of HEN Editor&apos;s own.</source>
        <translation>{folder} 경로는 HEN Editor의 폴더가 아닌 심볼릭 링크입니다.</translation>
    </message>
    <message>
        <source>{folder} is not a folder.</source>
        <translation>{folder} 경로는 폴더가 아닙니다.</translation>
    </message>
    <message numerus="yes">
        <source>{names} are given a stone twice; the later one counts.</source>
        <translation>
            <numerusform>{names}: 돌이 두 번 지정되었습니다. 나중 것을 씁니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} and {other} set the same point; {name}, which comes later, wins.</source>
        <translation>{name} 속성과 {other} 속성이 같은 점을 지정합니다. 나중에 나온 {name} 속성을 씁니다.</translation>
    </message>
    <message>
        <source>{name} has more than one value where one is expected.</source>
        <translation>값이 하나여야 하는 {name}에 값이 여러 개 있습니다.</translation>
    </message>
    <message>
        <source>{name} is given more than once in a node; the values were joined.</source>
        <translation>{name} 속성이 한 노드에 여러 번 있어 값을 합쳤습니다.</translation>
    </message>
    <message>
        <source>{name} is in lower case; it was read as {meant}.</source>
        <translation>{name} 이름이 소문자여서 {meant} 속성으로 읽었습니다.</translation>
    </message>
    <message>
        <source>{name} is neither a .png, .svg or .pdf file nor a folder.</source>
        <translation>{name} 경로는 .png, .svg, .pdf 파일도 폴더도 아닙니다.</translation>
    </message>
    <message>
        <source>{name} is not on a {size} board.</source>
        <translation>{name} 점은 {size} 바둑판에 없습니다.</translation>
    </message>
    <message>
        <source>{name}[{value}] is read as {meant}: it is in hundredths of a point.</source>
        <translation>{name}[{value}] 값을 {meant} 값으로 읽습니다. 100분의 1집 단위입니다.</translation>
    </message>
    <message>
        <source>{written} is read as {name}, which it means in the first node of games from some sites.</source>
        <translation>{written} 속성을 {name} 속성으로 읽습니다. 일부 사이트의 기보는 첫 노드에서 그런 뜻으로 씁니다.</translation>
    </message>
    <message>
        <source>{name} is valid only in the first node of a game.</source>
        <translation>{name} 속성은 기보의 첫 노드에만 쓸 수 있습니다.</translation>
    </message>
    <message>
        <source>{name} has no closing ]; it ends before the next move, or with the file.</source>
        <translation>{name}에 닫는 ]가 없습니다. 다음 수 앞이나 파일 끝에서 끝납니다.</translation>
    </message>
    <message>
        <source>{name}: nothing in it is a grid of signs.</source>
        <translation>{name}: 격자로 늘어선 기호가 없습니다.</translation>
    </message>
    <message numerus="yes">
        <source>{name}: {count:,} more ({found}); hen validate --json lists all.</source>
        <translation>
            <numerusform>{name}: {count:,}개 더({found}). hen validate --json으로 모두 볼 수 있습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}[] is empty, which has no meaning for this property.</source>
        <translation>{name}[] 값이 비어 있습니다. 이 속성에서는 의미가 없습니다.</translation>
    </message>
    <message>
        <source>{name}[{value}] is an unusual komi; it may be in hundredths of a point.</source>
        <translation>{name}[{value}] 값은 드문 덤입니다. 100분의 1집 단위일 수 있습니다.</translation>
    </message>
    <message>
        <source>{name}[{value}] is ignored, but kept in the file: 1 or 2 is expected.</source>
        <translation>{name}[{value}]: 1이나 2여야 합니다. 무시하지만 파일에는 남깁니다.</translation>
    </message>
    <message>
        <source>{name}[{value}] is ignored, but kept in the file: B or W is expected.</source>
        <translation>{name}[{value}]: B나 W여야 합니다. 무시하지만 파일에는 남깁니다.</translation>
    </message>
    <message>
        <source>{name}[{value}] is ignored, but kept in the file: a board size is expected.</source>
        <translation>{name}[{value}]: 바둑판 크기여야 합니다. 무시하지만 파일에는 남깁니다.</translation>
    </message>
    <message>
        <source>{name}[{value}] is ignored, but kept in the file: a name and a version are expected.</source>
        <translation>{name}[{value}]: 이름과 버전이어야 합니다. 무시하지만 파일에는 남깁니다.</translation>
    </message>
    <message>
        <source>{name}[{value}] is ignored, but kept in the file: a number and a name are expected.</source>
        <translation>{name}[{value}]: 숫자와 이름이어야 합니다. 무시하지만 파일에는 남깁니다.</translation>
    </message>
    <message>
        <source>{name}[{value}] is ignored, but kept in the file: a number is expected.</source>
        <translation>{name}[{value}]: 숫자여야 합니다. 무시하지만 파일에는 남깁니다.</translation>
    </message>
    <message>
        <source>{name}[{value}] is ignored, but kept in the file: a point or a pass is expected.</source>
        <translation>{name}[{value}]: 점이나 패스여야 합니다. 무시하지만 파일에는 남깁니다.</translation>
    </message>
    <message>
        <source>{name}[{value}] is ignored, but kept in the file: a whole number is expected.</source>
        <translation>{name}[{value}]: 정수여야 합니다. 무시하지만 파일에는 남깁니다.</translation>
    </message>
    <message>
        <source>{name}[{value}] is ignored, but kept in the file: nothing is expected.</source>
        <translation>{name}[{value}]: 값이 없어야 합니다. 무시하지만 파일에는 남깁니다.</translation>
    </message>
    <message>
        <source>{name}[{value}] is ignored, but kept in the file: pairs of points are expected.</source>
        <translation>{name}[{value}]: 두 점의 쌍이어야 합니다. 무시하지만 파일에는 남깁니다.</translation>
    </message>
    <message>
        <source>{name}[{value}] is ignored, but kept in the file: points are expected.</source>
        <translation>{name}[{value}]: 점이어야 합니다. 무시하지만 파일에는 남깁니다.</translation>
    </message>
    <message>
        <source>{name}[{value}] is ignored, but kept in the file: points or nothing is expected.</source>
        <translation>{name}[{value}]: 점이거나 값이 없어야 합니다. 무시하지만 파일에는 남깁니다.</translation>
    </message>
    <message>
        <source>{name}[{value}] is ignored, but kept in the file: points with texts are expected.</source>
        <translation>{name}[{value}]: 텍스트가 붙은 점이어야 합니다. 무시하지만 파일에는 남깁니다.</translation>
    </message>
    <message>
        <source>{name}[{value}] is just off the {size} board, as some programs write a pass; it is ignored, but kept in the file.</source>
        <translation>{name}[{value}] 값은 {size} 바둑판 바로 밖이며, 패스를 이렇게 쓰는 프로그램이 있습니다. 무시하지만 파일에는 남깁니다.</translation>
    </message>
    <message>
        <source>{name}[{value}] is off the {size} board; it is ignored, but kept in the file.</source>
        <translation>{name}[{value}] 값은 {size} 바둑판 밖입니다. 무시하지만 파일에는 남깁니다.</translation>
    </message>
    <message>
        <source>{name}[{value}] is read as a pass, which is written {name}[].</source>
        <translation>{name}[{value}] 값을 패스로 읽습니다. 패스는 {name}[]로 씁니다.</translation>
    </message>
    <message>
        <source>{name}[{value}] is read as {meant}; B or W is expected.</source>
        <translation>{name}[{value}] 값을 {meant} 값으로 읽습니다. B나 W여야 합니다.</translation>
    </message>
    <message>
        <source>{name}[{value}] is read as {meant}; a decimal point is expected, not a comma.</source>
        <translation>{name}[{value}] 값을 {meant} 값으로 읽습니다. 쉼표가 아니라 소수점을 써야 합니다.</translation>
    </message>
    <message>
        <source>{name}[{value}] is read as {meant}; a number alone is expected.</source>
        <translation>{name}[{value}] 값을 {meant} 값으로 읽습니다. 숫자만 있어야 합니다.</translation>
    </message>
    <message>
        <source>{name}[{value}] was off the board and is removed: it would be on the board now.</source>
        <translation>{name}[{value}] 값은 바둑판 밖에 있던 것이어서 제거합니다: 그대로 두면 이제 바둑판 안이 됩니다.</translation>
    </message>
    <message>
        <source>{part} is not a part of this board, such as A1:{corner}.</source>
        <translation>{part} 범위는 A1:{corner}처럼 이 바둑판의 일부가 아닙니다.</translation>
    </message>
    <message>
        <source>{place}: {size}, likely a board of Go: {total} points.</source>
        <translation>{place}: {size}, 바둑판으로 추정: {total}점.</translation>
    </message>
    <message>
        <source>{place}: {size}, marked as a diagram of Go.</source>
        <translation>{place}: {size}, 바둑 다이어그램으로 표시됨.</translation>
    </message>
    <message>
        <source>{place}: {size}, no board of Go: {total} points.</source>
        <translation>{place}: {size}, 바둑판이 아님: {total}점.</translation>
    </message>
    <message>
        <source>{place}: {size}, surely a board of Go: {total} points.</source>
        <translation>{place}: {size}, 바둑판이 확실함: {total}점.</translation>
    </message>
    <message>
        <source>{point} has two labels; the later one counts.</source>
        <translation>{point}에 레이블이 두 개 있습니다. 나중 것을 씁니다.</translation>
    </message>
    <message>
        <source>{point} has two marks; the later one counts.</source>
        <translation>{point}에 기호가 두 개 있습니다. 나중 것을 씁니다.</translation>
    </message>
    <message>
        <source>{point} may be black or empty.</source>
        <translation>{point}: 흑돌이거나 빈 점일 수 있습니다.</translation>
    </message>
    <message>
        <source>{point} may be black or white.</source>
        <translation>{point}: 흑돌이거나 백돌일 수 있습니다.</translation>
    </message>
    <message>
        <source>{point} may be black, white or empty.</source>
        <translation>{point}: 흑돌이거나 백돌이거나 빈 점일 수 있습니다.</translation>
    </message>
    <message>
        <source>{point} may be white or empty.</source>
        <translation>{point}: 백돌이거나 빈 점일 수 있습니다.</translation>
    </message>
    <message>
        <source>{reason}.</source>
        <translation>{reason}.</translation>
    </message>
    <message>
        <source>“{black}” is read as Black and “{white}” as White.</source>
        <translation>“{black}” 기호는 흑, “{white}” 기호는 백으로 읽습니다.</translation>
    </message>
    <message>
        <source>“{black}” is read as Black and “{white}” as White; other programs have them the other way round.</source>
        <translation>“{black}” 기호는 흑, “{white}” 기호는 백으로 읽습니다. 반대로 읽는 프로그램도 있습니다.</translation>
    </message>
    <message>
        <source>“{found}” begins with a dot; a row begins with “_”: “{meant}”.</source>
        <translation>“{found}” 부분이 마침표로 시작합니다. 가로줄은 “_”로 시작합니다: “{meant}”.</translation>
    </message>
    <message>
        <source>“{found}” cannot be part of the label “{label}”; a label has no spaces, dots, “_” or “-”.</source>
        <translation>레이블 “{label}”에 “{found}” 부분을 쓸 수 없습니다. 레이블에는 공백, 마침표, “_”, “-”가 없어야 합니다.</translation>
    </message>
    <message>
        <source>“{found}” cannot be read here; every part of HEN begins with “.”, “_” or “~”, as “_4Db” (Black at D4) does.</source>
        <translation>여기에서는 “{found}” 부분을 읽을 수 없습니다. “_4Db”(D4에 흑)처럼 HEN의 모든 요소는 “.”, “_”, “~”로 시작합니다.</translation>
    </message>
    <message>
        <source>“{found}” cannot be read; after a dot comes a size (9x9), a point (K10), a colour (b or w) or a pass (pb).</source>
        <translation>“{found}” 부분을 읽을 수 없습니다. 마침표 뒤에는 크기(9x9), 점(K10), 색(b, w), 패스(pb)가 옵니다.</translation>
    </message>
    <message>
        <source>“{found}” does not decode to valid label text; it is shown as it is.</source>
        <translation>“{found}” 부분을 올바른 레이블 텍스트로 디코딩할 수 없어 그대로 표시합니다.</translation>
    </message>
    <message>
        <source>“{found}” has Cyrillic letters that look like Latin ones; Latin ones were expected: “{meant}”.</source>
        <translation>“{found}”에 로마자와 비슷하게 생긴 키릴 문자가 있습니다. 로마자를 써야 합니다: “{meant}”.</translation>
    </message>
    <message>
        <source>“{found}” has Greek letters that look like Latin ones; Latin ones were expected: “{meant}”.</source>
        <translation>“{found}”에 로마자와 비슷하게 생긴 그리스 문자가 있습니다. 로마자를 써야 합니다: “{meant}”.</translation>
    </message>
    <message>
        <source>“{found}” has a character twice; once was expected: “{meant}”.</source>
        <translation>“{found}”에 중복된 문자가 있습니다. 한 번만 써야 합니다: “{meant}”.</translation>
    </message>
    <message>
        <source>“{found}” has a letter where a digit was expected: “{meant}”.</source>
        <translation>“{found}”에서 숫자가 올 자리에 영문자가 있습니다: “{meant}”.</translation>
    </message>
    <message>
        <source>“{found}” has a word where a letter was expected: “{meant}”.</source>
        <translation>“{found}”에서 영문자 하나가 올 자리에 단어가 있습니다: “{meant}”.</translation>
    </message>
    <message>
        <source>“{found}” has another sign than expected, or one too many: “{meant}”.</source>
        <translation>“{found}”에 잘못되었거나 불필요한 기호가 있습니다: “{meant}”.</translation>
    </message>
    <message>
        <source>“{found}” has escapes of Markdown, HTML or a web address; plain characters were expected: “{meant}”.</source>
        <translation>“{found}”에 Markdown, HTML 또는 웹 주소의 이스케이프가 있습니다. 일반 문자를 써야 합니다: “{meant}”.</translation>
    </message>
    <message>
        <source>“{found}” has full-width or unusual characters; plain ones were expected: “{meant}”.</source>
        <translation>“{found}”에 전각 문자나 특이한 문자가 있습니다. 일반 문자를 써야 합니다: “{meant}”.</translation>
    </message>
    <message>
        <source>“{found}” has its characters in another order than expected: “{meant}”.</source>
        <translation>“{found}” 부분은 문자의 순서가 맞지 않습니다: “{meant}”.</translation>
    </message>
    <message>
        <source>“{found}” has no row number; one was expected after “_”, as in “_10Kb”.</source>
        <translation>“{found}”에 가로줄 번호가 없습니다. “_10Kb”처럼 “_” 뒤에 번호가 있어야 합니다.</translation>
    </message>
    <message>
        <source>“{found}” has signs for stones; letters were expected: “{meant}”.</source>
        <translation>“{found}”에 돌을 나타내는 기호가 있습니다. 영문자를 써야 합니다: “{meant}”.</translation>
    </message>
    <message>
        <source>“{found}” in row {row} cannot be read; a column, a stone or a number was expected.</source>
        <translation>가로줄 {row}의 “{found}” 부분을 읽을 수 없습니다. 세로줄, 돌, 숫자 중 하나가 있어야 합니다.</translation>
    </message>
    <message>
        <source>“{found}” in row {row} means no stone at all; a count of 1 or more was expected.</source>
        <translation>가로줄 {row}의 “{found}” 부분은 돌이 없다는 뜻이 됩니다. 1 이상이어야 합니다.</translation>
    </message>
    <message>
        <source>“{found}” is not on this board, so it is left out.</source>
        <translation>“{found}” 부분은 이 바둑판에 없어 제외됩니다.</translation>
    </message>
    <message>
        <source>“{found}” is read as a last move despite the space; better write “{meant}”.</source>
        <translation>“{found}”에 공백이 있지만 마지막 수로 읽습니다. “{meant}”로 쓰는 것이 좋습니다.</translation>
    </message>
    <message>
        <source>“{found}” is read as a pass despite the space; better write “{meant}”.</source>
        <translation>“{found}”에 공백이 있지만 패스로 읽습니다. “{meant}”로 쓰는 것이 좋습니다.</translation>
    </message>
    <message>
        <source>“{found}” is read as an order of play despite the space; better write “{meant}”.</source>
        <translation>“{found}”에 공백이 있지만 착수 순서로 읽습니다. “{meant}”로 쓰는 것이 좋습니다.</translation>
    </message>
    <message>
        <source>“{found}” is too short for an order of play; two colours or more were expected, as in “~bw”.</source>
        <translation>“{found}” 부분은 착수 순서로는 너무 짧습니다. “~bw”처럼 색이 둘 이상 있어야 합니다.</translation>
    </message>
    <message>
        <source>“{found}” mixes up upper and lower case; columns are upper case, stones lower case: “{meant}”.</source>
        <translation>“{found}”에 대소문자가 섞여 있습니다. 세로줄은 대문자, 돌은 소문자로 씁니다: “{meant}”.</translation>
    </message>
    <message>
        <source>“{found}” names a column off the board; its last column is {last}.</source>
        <translation>“{found}” 부분은 바둑판 밖의 세로줄입니다. 마지막 세로줄은 {last}입니다.</translation>
    </message>
    <message>
        <source>“{found}” names a column without a row; both were expected, as in “.{column}{row}”.</source>
        <translation>“{found}”에 세로줄만 있고 가로줄이 없습니다. “.{column}{row}”처럼 둘 다 있어야 합니다.</translation>
    </message>
    <message>
        <source>“{found}” names row 0; rows are counted from 1, from the bottom up.</source>
        <translation>“{found}” 부분은 가로줄 0입니다. 가로줄은 맨 아래를 1로 하여 위로 셉니다.</translation>
    </message>
    <message>
        <source>“{found}” names the column first; the row comes first: “{meant}”.</source>
        <translation>“{found}” 부분은 세로줄이 먼저입니다. 가로줄을 먼저 써야 합니다: “{meant}”.</translation>
    </message>
    <message>
        <source>“{found}” needs “_” before it: “{meant}”.</source>
        <translation>“{found}” 앞에 “_”가 있어야 합니다: “{meant}”.</translation>
    </message>
    <message>
        <source>“{key}” is not a color, such as &quot;#d3a35a&quot; or &quot;#d3a35a80&quot;; it is {value}.</source>
        <translation>“{key}” 항목은 &quot;#d3a35a&quot;나 &quot;#d3a35a80&quot; 같은 색이 아닙니다. 값: {value}.</translation>
    </message>
    <message>
        <source>“{key}” is not a list of at most two colors, such as [&quot;#ffffff&quot;]; it is {value}.</source>
        <translation>“{key}” 항목은 [&quot;#ffffff&quot;] 같은, 많아야 두 색의 목록이 아닙니다. 값: {value}.</translation>
    </message>
    <message>
        <source>“{key}” is not a width from 0 to 0.5, where 1 is the distance between two lines; it is {value}.</source>
        <translation>“{key}” 항목은 0부터 0.5까지의 너비(1은 두 줄 사이의 거리)가 아닙니다. 값: {value}.</translation>
    </message>
    <message>
        <source>“{key}” is not one of {names}; it is {value}.</source>
        <translation>“{key}” 항목은 {names} 중 하나가 아닙니다. 값: {value}.</translation>
    </message>
    <message>
        <source>“{label}” at this point is a label; the mark is written in upper case: {mark}.</source>
        <translation>이 점의 “{label}” 글자는 레이블입니다. 기호는 대문자로 씁니다: {mark}.</translation>
    </message>
    <message>
        <source>“{name}” has no value in [ ]; it is skipped, but kept in the file.</source>
        <translation>“{name}”에 [ ] 안의 값이 없어 건너뜁니다. 파일에는 그대로 남습니다.</translation>
    </message>
    <message>
        <source>“{sign}” before each row is left out.</source>
        <translation>각 가로줄 앞의 “{sign}” 기호는 제외됩니다.</translation>
    </message>
    <message>
        <source>“{sign}” means nothing in this diagram; its point is read as empty.</source>
        <translation>이 다이어그램에서 “{sign}” 기호는 의미가 없어 그 점을 빈 점으로 읽습니다.</translation>
    </message>
    <message>
        <source>“{text}” does not tell which moves to number; use none, all, last:10 or 1-50.</source>
        <translation>“{text}” 값으로는 어느 수에 번호를 붙일지 알 수 없습니다. none, all, last:10, 1-50처럼 쓰세요.</translation>
    </message>
    <message>
        <source>“{text}” is not a command line: {reason}.</source>
        <translation>“{text}”은(는) 명령줄이 아닙니다: {reason}.</translation>
    </message>
    <message>
        <source>“{text}” is not a point; write it as Q16, pd or 16-4.</source>
        <translation>“{text}” 값은 점이 아닙니다. Q16, pd, 16-4처럼 쓰세요.</translation>
    </message>
    <message>
        <source>“{text}” is not a property; it is skipped, but kept in the file.</source>
        <translation>“{text}” 값은 속성이 아니어서 건너뜁니다. 파일에는 그대로 남습니다.</translation>
    </message>
    <message>
        <source>“{text}” is not a shift by columns and rows, such as 2,-1.</source>
        <translation>“{text}” 값은 2,-1처럼 세로줄과 가로줄로 나타낸 이동이 아닙니다.</translation>
    </message>
    <message>
        <source>“{text}” is not a size from 1x1 to 52x52, such as 13x13.</source>
        <translation>“{text}” 값은 13x13처럼 1x1부터 52x52까지의 크기가 아닙니다.</translation>
    </message>
    <message>
        <source>“~” in row {row} is incomplete; a move number (~3) or an order of play (~bw) was expected.</source>
        <translation>가로줄 {row}의 “~”가 완성되지 않았습니다. 수 번호(~3)나 착수 순서(~bw)가 있어야 합니다.</translation>
    </message>
</context>
<context>
    <name>Progress</name>
    <message>
        <source>&amp;Cancel</source>
        <translation>취소(&amp;C)</translation>
    </message>
</context>
<context>
    <name>Properties</name>
    <message>
        <source>A comment on the node.</source>
        <translation>노드의 해설.</translation>
    </message>
    <message>
        <source>A comment on the whole game.</source>
        <translation>대국 전체의 해설.</translation>
    </message>
    <message>
        <source>A short name for the node.</source>
        <translation>노드의 짧은 이름.</translation>
    </message>
    <message>
        <source>An estimate of the score: positive is good for Black.</source>
        <translation>예상 집 차이: 양수이면 흑 유리.</translation>
    </message>
    <message>
        <source>An identifier of the game (old files only).</source>
        <translation>기보의 식별자(옛 파일에만).</translation>
    </message>
    <message>
        <source>Arrows: two points separated by a colon.</source>
        <translation>화살표: 쌍점으로 나눈 두 점.</translation>
    </message>
    <message>
        <source>Black stones placed as setup.</source>
        <translation>배치한 흑돌.</translation>
    </message>
    <message>
        <source>Black&apos;s move: a point, or empty for a pass.</source>
        <translation>흑의 수: 점, 패스는 비워 둠.</translation>
    </message>
    <message>
        <source>Black&apos;s name.</source>
        <translation>흑의 이름.</translation>
    </message>
    <message>
        <source>Black&apos;s rank.</source>
        <translation>흑의 기력.</translation>
    </message>
    <message>
        <source>Black&apos;s remaining overtime moves.</source>
        <translation>흑의 남은 초읽기 수.</translation>
    </message>
    <message>
        <source>Black&apos;s remaining time, in seconds.</source>
        <translation>흑의 남은 시간(초).</translation>
    </message>
    <message>
        <source>Black&apos;s team.</source>
        <translation>흑의 소속팀.</translation>
    </message>
    <message>
        <source>Black&apos;s territory.</source>
        <translation>흑집.</translation>
    </message>
    <message>
        <source>Each player&apos;s main time, in seconds.</source>
        <translation>대국자별 제한 시간(초).</translation>
    </message>
    <message>
        <source>Greyed-out points; an empty value ends greying out.</source>
        <translation>흐리게 한 점. 빈 값이면 흐리게 표시 끝.</translation>
    </message>
    <message>
        <source>How long an overtime period is (old files only).</source>
        <translation>초읽기 한 번의 길이(옛 파일에만).</translation>
    </message>
    <message>
        <source>How many moves an overtime period has (old files only).</source>
        <translation>초읽기 한 번에 둘 수의 개수(옛 파일에만).</translation>
    </message>
    <message>
        <source>How move numbers are printed.</source>
        <translation>수 번호를 인쇄하는 방식.</translation>
    </message>
    <message>
        <source>How programs should show variations.</source>
        <translation>프로그램이 변화도를 표시하는 방식.</translation>
    </message>
    <message>
        <source>Komi: the points White gets.</source>
        <translation>덤: 백이 받는 집.</translation>
    </message>
    <message>
        <source>Labels: a point, a colon and a text.</source>
        <translation>레이블: 점, 쌍점, 텍스트.</translation>
    </message>
    <message>
        <source>Lines: two points separated by a colon.</source>
        <translation>선: 쌍점으로 나눈 두 점.</translation>
    </message>
    <message>
        <source>Overtime periods in which a move must be made (old files only).</source>
        <translation>수를 두어야 하는 초읽기 횟수(옛 파일에만).</translation>
    </message>
    <message>
        <source>Points emptied as setup.</source>
        <translation>돌을 들어낸 점.</translation>
    </message>
    <message>
        <source>Points labelled with consecutive letters (old files only).</source>
        <translation>차례대로 알파벳을 붙인 점(옛 파일에만).</translation>
    </message>
    <message>
        <source>Points marked with a circle.</source>
        <translation>동그라미 표시한 점.</translation>
    </message>
    <message>
        <source>Points marked with a cross.</source>
        <translation>가위표 표시한 점.</translation>
    </message>
    <message>
        <source>Points marked with a square.</source>
        <translation>네모 표시한 점.</translation>
    </message>
    <message>
        <source>Points marked with a triangle.</source>
        <translation>세모 표시한 점.</translation>
    </message>
    <message>
        <source>Points with an unspecified mark (old files only).</source>
        <translation>정해지지 않은 기호로 표시한 점(옛 파일에만).</translation>
    </message>
    <message>
        <source>Selected points.</source>
        <translation>선택된 점.</translation>
    </message>
    <message>
        <source>Starts a diagram: how it should look, and its name.</source>
        <translation>그림의 시작: 모양과 이름.</translation>
    </message>
    <message>
        <source>The SGF version of the file; 4 is the newest.</source>
        <translation>파일의 SGF 버전. 4가 최신.</translation>
    </message>
    <message>
        <source>The board size: one number for a square board, two separated by a colon for a rectangle.</source>
        <translation>바둑판 크기: 정사각형은 숫자 하나, 직사각형은 쌍점으로 나눈 둘.</translation>
    </message>
    <message>
        <source>The copyright of the game and its annotations.</source>
        <translation>기보와 해설의 저작권.</translation>
    </message>
    <message>
        <source>The date, such as 2024-05-03.</source>
        <translation>2024-05-03 같은 날짜.</translation>
    </message>
    <message>
        <source>The encoding of the file.</source>
        <translation>파일의 인코딩.</translation>
    </message>
    <message>
        <source>The event at which the game was played.</source>
        <translation>대국이 열린 대회.</translation>
    </message>
    <message>
        <source>The kind of game; 1 is Go.</source>
        <translation>게임의 종류. 1이 바둑.</translation>
    </message>
    <message>
        <source>The kind of setup (old files only).</source>
        <translation>배치의 종류(옛 파일에만).</translation>
    </message>
    <message>
        <source>The move is bad; 2 is very bad.</source>
        <translation>악수. 2는 아주 나쁜 수.</translation>
    </message>
    <message>
        <source>The move is doubtful.</source>
        <translation>의문수.</translation>
    </message>
    <message>
        <source>The move is good; 2 is very good.</source>
        <translation>좋은 수. 2는 아주 좋은 수.</translation>
    </message>
    <message>
        <source>The move is interesting.</source>
        <translation>흥미로운 수.</translation>
    </message>
    <message>
        <source>The move is played even if it is illegal.</source>
        <translation>규칙에 어긋나도 두는 수.</translation>
    </message>
    <message>
        <source>The move number, if it differs.</source>
        <translation>실제와 다를 때의 수 번호.</translation>
    </message>
    <message>
        <source>The name of the game.</source>
        <translation>대국의 이름.</translation>
    </message>
    <message>
        <source>The node is of special interest.</source>
        <translation>특히 눈여겨볼 노드.</translation>
    </message>
    <message>
        <source>The number of handicap stones, 2 or more.</source>
        <translation>접바둑의 돌 수, 2 이상.</translation>
    </message>
    <message>
        <source>The opening played.</source>
        <translation>대국의 포석.</translation>
    </message>
    <message>
        <source>The overtime system.</source>
        <translation>초읽기 방식.</translation>
    </message>
    <message>
        <source>The place where the game was played.</source>
        <translation>대국 장소.</translation>
    </message>
    <message>
        <source>The position is even; 2 for emphasis.</source>
        <translation>호각인 국면. 2는 강조.</translation>
    </message>
    <message>
        <source>The position is good for Black; 2 is very good.</source>
        <translation>흑이 유리한 국면. 2는 아주 유리.</translation>
    </message>
    <message>
        <source>The position is good for White; 2 is very good.</source>
        <translation>백이 유리한 국면. 2는 아주 유리.</translation>
    </message>
    <message>
        <source>The position is unclear.</source>
        <translation>형세 불명인 국면.</translation>
    </message>
    <message>
        <source>The program that wrote the file, and its version.</source>
        <translation>파일을 쓴 프로그램과 버전.</translation>
    </message>
    <message>
        <source>The result: B+3.5, W+R, 0 for a draw, Void or ?.</source>
        <translation>결과: B+3.5, W+R, 무승부는 0, Void, ?.</translation>
    </message>
    <message>
        <source>The round of the event.</source>
        <translation>대회의 라운드.</translation>
    </message>
    <message>
        <source>The rules of the game.</source>
        <translation>대국 규칙.</translation>
    </message>
    <message>
        <source>The score (old files only).</source>
        <translation>집 계산(옛 파일에만).</translation>
    </message>
    <message>
        <source>The source of the game, such as a book.</source>
        <translation>책 등 기보의 출처.</translation>
    </message>
    <message>
        <source>The visible part of the board; an empty value shows all of it.</source>
        <translation>바둑판에서 보이는 부분. 빈 값이면 전체.</translation>
    </message>
    <message>
        <source>What SGF cannot express, as HEN: stones of other colours, for example.</source>
        <translation>다른 색의 돌처럼 SGF로 나타낼 수 없는 것을 적은 HEN.</translation>
    </message>
    <message>
        <source>Whether Black is a program or a person (old files only).</source>
        <translation>흑이 프로그램인지 사람인지(옛 파일에만).</translation>
    </message>
    <message>
        <source>Whether White is a program or a person (old files only).</source>
        <translation>백이 프로그램인지 사람인지(옛 파일에만).</translation>
    </message>
    <message>
        <source>Whether a lost overtime loses the game (old files only).</source>
        <translation>시간을 넘기면 지는지(옛 파일에만).</translation>
    </message>
    <message>
        <source>Which side the board is seen from (old files only).</source>
        <translation>바둑판을 보는 방향(옛 파일에만).</translation>
    </message>
    <message>
        <source>White stones placed as setup.</source>
        <translation>배치한 백돌.</translation>
    </message>
    <message>
        <source>White&apos;s move: a point, or empty for a pass.</source>
        <translation>백의 수: 점, 패스는 비워 둠.</translation>
    </message>
    <message>
        <source>White&apos;s name.</source>
        <translation>백의 이름.</translation>
    </message>
    <message>
        <source>White&apos;s rank.</source>
        <translation>백의 기력.</translation>
    </message>
    <message>
        <source>White&apos;s remaining overtime moves.</source>
        <translation>백의 남은 초읽기 수.</translation>
    </message>
    <message>
        <source>White&apos;s remaining time, in seconds.</source>
        <translation>백의 남은 시간(초).</translation>
    </message>
    <message>
        <source>White&apos;s team.</source>
        <translation>백의 소속팀.</translation>
    </message>
    <message>
        <source>White&apos;s territory.</source>
        <translation>백집.</translation>
    </message>
    <message>
        <source>Who annotated the game.</source>
        <translation>해설자.</translation>
    </message>
    <message>
        <source>Who entered the game.</source>
        <translation>입력자.</translation>
    </message>
    <message>
        <source>Who moves first (old files only).</source>
        <translation>먼저 두는 쪽(옛 파일에만).</translation>
    </message>
    <message>
        <source>Whose turn it is: B or W.</source>
        <translation>차례: B나 W.</translation>
    </message>
</context>
<context>
    <name>PropertiesDialog</name>
    <message>
        <source>Node properties</source>
        <translation>노드 속성</translation>
    </message>
    <message>
        <source>Property</source>
        <translation>속성</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>값</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>추가(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>제거(&amp;R)</translation>
    </message>
    <message>
        <source>Unknown property; it is kept as it is.</source>
        <translation>알 수 없는 속성이며 그대로 유지됩니다.</translation>
    </message>
    <message>
        <source>{property}: {help}</source>
        <translation>{property}: {help}</translation>
    </message>
    <message>
        <source>“{name}” is not a property name: use capital letters, such as KM.</source>
        <translation>“{name}” 값은 속성 이름이 아닙니다: KM처럼 대문자를 사용하세요.</translation>
    </message>
    <message>
        <source>{shown} of {total} properties are shown. The others are kept.</source>
        <translation>속성 {total}개 중 {shown}개가 표시됩니다. 나머지는 유지됩니다.</translation>
    </message>
</context>
<context>
    <name>QPrintPreviewDialog</name>
    <message>
        <source>Page setup</source>
        <translation>페이지 설정</translation>
    </message>
</context>
<context>
    <name>RecognitionDialog</name>
    <message>
        <source>Board from picture</source>
        <translation>그림에서 읽은 바둑판</translation>
    </message>
    <message>
        <source>&amp;Mark its corners</source>
        <translation>모서리 지정(&amp;M)</translation>
    </message>
    <message>
        <source>Whole &amp;picture</source>
        <translation>전체 그림(&amp;P)</translation>
    </message>
    <message>
        <source>Next in &amp;doubt</source>
        <translation>다음 불확실한 점(&amp;D)</translation>
    </message>
    <message>
        <source>Go to the next point in doubt (F8), or the previous one (Shift+F8)</source>
        <translation>다음 또는 이전 불확실한 점으로 이동(F8, Shift+F8)</translation>
    </message>
    <message>
        <source>Drag the four corners to where the outermost lines cross.</source>
        <translation>네 모서리 점을 가장 바깥 선들이 만나는 점으로 끌어 놓으세요.</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>세로줄 수</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>가로줄 수</translation>
    </message>
    <message>
        <source>Not set</source>
        <translation>지정 안 함</translation>
    </message>
    <message>
        <source>S&amp;wap colours</source>
        <translation>흑백 바꾸기(&amp;W)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Looking for a Go board...</source>
        <translation>바둑판을 찾는 중...</translation>
    </message>
    <message>
        <source>No Go board found in this picture.</source>
        <translation>이 그림에서 바둑판을 찾지 못했습니다.</translation>
    </message>
    <message>
        <source>In a photo, mark the corners of the board: it is read between them.</source>
        <translation>사진에서는 바둑판의 모서리를 지정하세요. 그 안에서 바둑판을 읽습니다.</translation>
    </message>
    <message>
        <source>Board {number} of {count}, {size}</source>
        <translation>바둑판 {number}/{count}, {size}</translation>
    </message>
    <message numerus="yes">
        <source>Check: %Ln point(s) in doubt</source>
        <translation>
            <numerusform>확인 필요: 불확실한 점 %Ln개</numerusform>
        </translation>
    </message>
    <message>
        <source>Sure</source>
        <translation>확실함</translation>
    </message>
    <message>
        <source>Check: compare the board with the picture</source>
        <translation>확인 필요: 바둑판을 그림과 비교하세요</translation>
    </message>
    <message>
        <source>Its corners or lines were set by hand.</source>
        <translation>모서리나 줄 수를 직접 지정했습니다.</translation>
    </message>
    <message>
        <source>Whole board</source>
        <translation>전체 바둑판</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>빈 점</translation>
    </message>
    <message>
        <source>in doubt</source>
        <translation>불확실함</translation>
    </message>
    <message>
        <source>&amp;Lines:</source>
        <translation>줄 수(&amp;L):</translation>
    </message>
    <message>
        <source>&amp;Board:</source>
        <translation>바둑판(&amp;B):</translation>
    </message>
    <message>
        <source>Pla&amp;ce:</source>
        <translation>위치(&amp;C):</translation>
    </message>
    <message>
        <source>&amp;Turn:</source>
        <translation>차례(&amp;T):</translation>
    </message>
    <message>
        <source>Boards in the picture</source>
        <translation>그림에 있는 바둑판</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>판단 근거</translation>
    </message>
</context>
<context>
    <name>Recorder</name>
    <message>
        <source>{name} (recovered)</source>
        <translation>{name}(복구됨)</translation>
    </message>
</context>
<context>
    <name>RecoveryDialog</name>
    <message>
        <source>Recover</source>
        <translation>복구</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>문서</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>변경</translation>
    </message>
    <message>
        <source>Last change</source>
        <translation>마지막 변경</translation>
    </message>
    <message>
        <source>Nothing to recover</source>
        <translation>복구할 문서 없음</translation>
    </message>
    <message numerus="yes">
        <source>Documents closed without saving are kept for %Ln day(s).</source>
        <translation>
            <numerusform>저장하지 않고 닫은 문서는 %Ln일 동안 보관됩니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>복원(&amp;R)</translation>
    </message>
    <message>
        <source>Open the document as it was, with its undo history; no file is changed</source>
        <translation>문서를 실행 취소 기록과 함께 원래대로 엽니다. 파일은 바뀌지 않습니다</translation>
    </message>
    <message>
        <source>&amp;Delete...</source>
        <translation>삭제(&amp;D)...</translation>
    </message>
    <message>
        <source>Delete the selected documents for good</source>
        <translation>선택한 문서를 영구히 삭제합니다</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>제목 없음</translation>
    </message>
    <message>
        <source>{name}
closed without being saved</source>
        <translation>{name}
저장하지 않고 닫음</translation>
    </message>
    <message>
        <source>Damaged ({size})</source>
        <translation>손상됨({size})</translation>
    </message>
    <message>
        <source>{name}
kept by another version of HEN Editor</source>
        <translation>{name}
다른 버전의 HEN Editor가 보관함</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>삭제(&amp;D)</translation>
    </message>
    <message numerus="yes">
        <source>Delete %Ln document(s) for good?</source>
        <translation>
            <numerusform>문서 %Ln개를 영구히 삭제할까요?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RecoveryNotice</name>
    <message>
        <source>Recovery is off ({reason}): if HEN Editor stopped now, unsaved changes would be lost.</source>
        <translation>복구 기능이 꺼져 있습니다({reason}). 지금 HEN Editor가 종료되면 저장하지 않은 변경 내용을 잃게 됩니다.</translation>
    </message>
    <message>
        <source>Try again now to keep a recovery copy of unsaved work</source>
        <translation>저장하지 않은 작업의 복구용 사본을 지금 다시 만듭니다</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>다시 시도</translation>
    </message>
</context>
<context>
    <name>RecoveryOffer</name>
    <message numerus="yes">
        <source>%Ln other(s)</source>
        <translation>
            <numerusform>그 밖의 %Ln개</numerusform>
        </translation>
    </message>
    <message>
        <source>Not saved, and kept by another version of HEN Editor: {documents}</source>
        <translation>저장되지 않았으며 다른 버전의 HEN Editor가 보관 중: {documents}</translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) were not saved when HEN Editor stopped: {documents}</source>
        <translation>
            <numerusform>HEN Editor가 종료될 때 저장되지 않은 문서 %Ln개: {documents}</numerusform>
        </translation>
    </message>
    <message>
        <source>Restore all</source>
        <translation>모두 복원</translation>
    </message>
    <message>
        <source>Open these documents as they were, with their undo history; no file is changed</source>
        <translation>이 문서들을 실행 취소 기록과 함께 원래대로 엽니다. 파일은 바뀌지 않습니다</translation>
    </message>
    <message>
        <source>Show...</source>
        <translation>보기...</translation>
    </message>
    <message>
        <source>Show what can be recovered</source>
        <translation>복구할 수 있는 문서를 표시합니다</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>나중에</translation>
    </message>
    <message>
        <source>Keep these documents under File &gt; Recover</source>
        <translation>이 문서들을 파일 &gt; 복구에 보관합니다</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>제목 없음</translation>
    </message>
    <message numerus="yes">
        <source>%Ln change(s)</source>
        <translation>
            <numerusform>변경 %Ln건</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} ({changes}, {time})</source>
        <translation>{name}({changes}, {time})</translation>
    </message>
</context>
<context>
    <name>Reopening</name>
    <message>
        <source>Not reopened, because it cannot be read: {files}</source>
        <translation>읽을 수 없어 다시 열지 못함: {files}</translation>
    </message>
</context>
<context>
    <name>RepairBar</name>
    <message>
        <source>Show the list of problems</source>
        <translation>문제점 목록 표시</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>보기</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>사본</translation>
    </message>
    <message>
        <source>Save a copy of the file</source>
        <translation>파일의 사본 저장</translation>
    </message>
</context>
<context>
    <name>ScopeChooser</name>
    <message>
        <source>Stones go into:</source>
        <translation>놓을 곳:</translation>
    </message>
    <message>
        <source>this node</source>
        <translation>이&#xa0;노드</translation>
    </message>
    <message>
        <source>a new node</source>
        <translation>새&#xa0;노드</translation>
    </message>
    <message>
        <source>the node before</source>
        <translation>앞의&#xa0;노드</translation>
    </message>
</context>
<context>
    <name>ScoreCurve</name>
    <message>
        <source>Score</source>
        <translation>집 차이</translation>
    </message>
</context>
<context>
    <name>ScreenDialog</name>
    <message>
        <source>Screenshot</source>
        <translation>스크린샷</translation>
    </message>
    <message>
        <source>Drag a frame around the board. Enter: the whole screen. Tab: the next screen. Esc: cancel.</source>
        <translation>바둑판 둘레를 끌어 선택하세요. Enter: 화면 전체. Tab: 다음 화면. Esc: 취소.</translation>
    </message>
    <message>
        <source>Drag a frame around the board. Enter: the whole screen. Esc: cancel.</source>
        <translation>바둑판 둘레를 끌어 선택하세요. Enter: 화면 전체. Esc: 취소.</translation>
    </message>
</context>
<context>
    <name>Screenshots</name>
    <message>
        <source>The desktop offers no screenshots to programs.</source>
        <translation>데스크톱이 프로그램에 스크린샷을 제공하지 않습니다.</translation>
    </message>
    <message>
        <source>The system gives no picture of the screen.</source>
        <translation>시스템이 화면 그림을 제공하지 않습니다.</translation>
    </message>
</context>
<context>
    <name>SeveralFiles</name>
    <message>
        <source>Several files</source>
        <translation>여러 파일</translation>
    </message>
    <message>
        <source>Each is opened in a window of its own.</source>
        <translation>각각 새 창에서 열립니다.</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>열기(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Add to this file</source>
        <translation>이 파일에 추가(&amp;A)</translation>
    </message>
    <message numerus="yes">
        <source>Open %Ln file(s), or add their games to this file?</source>
        <translation>
            <numerusform>파일 %Ln개를 열까요, 아니면 그 기보를 이 파일에 추가할까요?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>단축키</translation>
    </message>
    <message>
        <source>Search actions and keys</source>
        <translation>동작과 단축키 검색</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>동작</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>단축키</translation>
    </message>
    <message>
        <source>Actions and their keys</source>
        <translation>동작과 단축키</translation>
    </message>
    <message>
        <source>No matches</source>
        <translation>결과 없음</translation>
    </message>
    <message>
        <source>&amp;Set</source>
        <translation>지정(&amp;S)</translation>
    </message>
    <message>
        <source>A&amp;dd</source>
        <translation>추가(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>제거(&amp;R)</translation>
    </message>
    <message>
        <source>Rese&amp;t</source>
        <translation>초기화(&amp;T)</translation>
    </message>
    <message>
        <source>Reset &amp;all</source>
        <translation>모두 초기화(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Preset:</source>
        <translation>사전 설정(&amp;P):</translation>
    </message>
    <message>
        <source>Press a &amp;key:</source>
        <translation>단축키 누르기(&amp;K):</translation>
    </message>
    <message>
        <source>{key} cannot be assigned: the window itself needs it.</source>
        <translation>{key}: 창 자체에 필요한 키여서 지정할 수 없습니다.</translation>
    </message>
    <message>
        <source>“{action}”</source>
        <translation>“{action}”</translation>
    </message>
    <message>
        <source>{key} is assigned to {actions}. Setting it here removes it there.</source>
        <translation>{key}: 현재 {actions}에 지정되어 있습니다. 여기에 지정하면 그쪽에서 제거됩니다.</translation>
    </message>
    <message>
        <source>The action already has this key.</source>
        <translation>이 동작에 이미 지정된 키입니다.</translation>
    </message>
    <message>
        <source>{key} works only while the board or the tree has the focus.</source>
        <translation>{key}: 바둑판이나 트리에 포커스가 있을 때만 작동합니다.</translation>
    </message>
</context>
<context>
    <name>SolveBar</name>
    <message>
        <source>Mark some points, one of them the right one</source>
        <translation>정답이 포함된 몇 개의 점을 표시합니다</translation>
    </message>
    <message>
        <source>Show the next move of the solution</source>
        <translation>정답의 다음 수를 보여 줍니다</translation>
    </message>
    <message>
        <source>Go back to the start of this problem</source>
        <translation>이 문제의 처음으로 돌아갑니다</translation>
    </message>
    <message>
        <source>Go to the next problem of this file</source>
        <translation>이 파일의 다음 문제로 이동합니다</translation>
    </message>
    <message>
        <source>Stop solving problems (Esc)</source>
        <translation>문제 풀기 끝내기(Esc)</translation>
    </message>
</context>
<context>
    <name>Solver</name>
    <message>
        <source>Reading the problem...</source>
        <translation>문제를 읽는 중...</translation>
    </message>
    <message>
        <source>What follows is hidden until you find it.</source>
        <translation>찾을 때까지 뒤의 수순이 숨겨집니다.</translation>
    </message>
    <message>
        <source>Looking for a problem...</source>
        <translation>문제를 찾는 중...</translation>
    </message>
    <message>
        <source>This is the last problem of the file.</source>
        <translation>파일의 마지막 문제입니다.</translation>
    </message>
    <message>
        <source>This is the first problem of the file.</source>
        <translation>파일의 첫 문제입니다.</translation>
    </message>
    <message>
        <source>This game has no moves to find.</source>
        <translation>이 기보에는 풀어야 할 수순이 없습니다.</translation>
    </message>
</context>
<context>
    <name>Solving</name>
    <message>
        <source>Pass</source>
        <translation>패스</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>문제</translation>
    </message>
    <message>
        <source>Clear results</source>
        <translation>결과 지우기</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>복사</translation>
    </message>
    <message>
        <source>Board: click to play, or use the arrow keys and Enter</source>
        <translation>바둑판: 클릭하거나 화살표 키와 Enter로 착수</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>빈 점</translation>
    </message>
    <message>
        <source>Does {color} have to play at all?</source>
        <translation>{color} 쪽이 꼭 두어야 할까요?</translation>
    </message>
    <message>
        <source>Find the best move for {color}.</source>
        <translation>{color}의 최선의 수를 찾으세요.</translation>
    </message>
    <message>
        <source>First try: {solved} of {tried}</source>
        <translation>첫 시도 정답: {solved}/{tried}</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>힌트</translation>
    </message>
    <message>
        <source>Next problem</source>
        <translation>다음 문제</translation>
    </message>
    <message>
        <source>One of the marked points, {first} to {last}.</source>
        <translation>{first}에서 {last} 사이에 표시된 점 중 하나입니다.</translation>
    </message>
    <message>
        <source>Previous problem</source>
        <translation>이전 문제</translation>
    </message>
    <message>
        <source>Right!</source>
        <translation>정답!</translation>
    </message>
    <message>
        <source>Right! Find the next move for {color}.</source>
        <translation>정답! {color}의 다음 수를 찾으세요.</translation>
    </message>
    <message>
        <source>Show move</source>
        <translation>수 보기</translation>
    </message>
    <message>
        <source>Solved!</source>
        <translation>해결!</translation>
    </message>
    <message>
        <source>This move is not in the file. Try another one.</source>
        <translation>이 수는 파일에 없습니다. 다른 수를 두어 보세요.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>다시 풀기</translation>
    </message>
    <message>
        <source>Whole board</source>
        <translation>전체 바둑판</translation>
    </message>
    <message>
        <source>Wrong. Click the board to see the reply.</source>
        <translation>오답입니다. 바둑판을 클릭하면 응수가 나타납니다.</translation>
    </message>
    <message>
        <source>Wrong. Try again.</source>
        <translation>오답입니다. 다시 두어 보세요.</translation>
    </message>
    <message>
        <source>{color} passes.</source>
        <translation>{color} 패스.</translation>
    </message>
</context>
<context>
    <name>SourceNotice</name>
    <message>
        <source>Line {line}: “{text}”. {message}</source>
        <translation>{line}행: “{text}”. {message}</translation>
    </message>
    <message>
        <source>Line {line}. {message}</source>
        <translation>{line}행. {message}</translation>
    </message>
    <message numerus="yes">
        <source>Repaired %Ln error(s).</source>
        <translation>
            <numerusform>오류 %Ln개를 고쳤습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Repaired %Ln error(s); read as {encoding}.</source>
        <translation>
            <numerusform>오류 %Ln개를 고쳤습니다. {encoding} 인코딩으로 읽었습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Repaired more than %Ln error(s).</source>
        <translation>
            <numerusform>오류를 %Ln개 넘게 고쳤습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Repaired more than %Ln error(s); read as {encoding}.</source>
        <translation>
            <numerusform>오류를 %Ln개 넘게 고쳤습니다. {encoding} 인코딩으로 읽었습니다.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Speech</name>
    <message>
        <source>Board {size}.</source>
        <translation>바둑판 {size}.</translation>
    </message>
    <message>
        <source>Changed: {items}.</source>
        <translation>변경: {items}.</translation>
    </message>
    <message>
        <source>Column {name}: {items}.</source>
        <translation>세로줄 {name}: {items}.</translation>
    </message>
    <message>
        <source>Comment: {text}</source>
        <translation>해설: {text}</translation>
    </message>
    <message>
        <source>End of line.</source>
        <translation>수순 끝.</translation>
    </message>
    <message>
        <source>Ko at {point}.</source>
        <translation>{point}에 패.</translation>
    </message>
    <message>
        <source>Last move: {color} passed.</source>
        <translation>마지막 수: {color} 패스.</translation>
    </message>
    <message>
        <source>Last move: {color} {point}.</source>
        <translation>마지막 수: {color} {point}.</translation>
    </message>
    <message>
        <source>Move {number}: {color} passes</source>
        <translation>{number}수: {color} 패스</translation>
    </message>
    <message>
        <source>Move {number}: {color} {point}</source>
        <translation>{number}수: {color} {point}</translation>
    </message>
    <message>
        <source>Near {point}: {items}.</source>
        <translation>{point} 근처: {items}.</translation>
    </message>
    <message>
        <source>Next to {point}: {items}.</source>
        <translation>{point} 이웃: {items}.</translation>
    </message>
    <message>
        <source>Next: {items}.</source>
        <translation>다음: {items}.</translation>
    </message>
    <message>
        <source>No comment.</source>
        <translation>해설 없음.</translation>
    </message>
    <message>
        <source>No ko.</source>
        <translation>패 없음.</translation>
    </message>
    <message>
        <source>No last move.</source>
        <translation>마지막 수 없음.</translation>
    </message>
    <message>
        <source>No move</source>
        <translation>수 없음</translation>
    </message>
    <message>
        <source>No other stones near {point}.</source>
        <translation>{point} 근처에 다른 돌 없음.</translation>
    </message>
    <message>
        <source>No stone at {point}.</source>
        <translation>{point}에 돌 없음.</translation>
    </message>
    <message>
        <source>No stones.</source>
        <translation>돌 없음.</translation>
    </message>
    <message>
        <source>Nothing changed on the board.</source>
        <translation>바둑판에 달라진 것 없음.</translation>
    </message>
    <message>
        <source>Nothing has been captured.</source>
        <translation>따낸 돌 없음.</translation>
    </message>
    <message>
        <source>Row {name}: {items}.</source>
        <translation>가로줄 {name}: {items}.</translation>
    </message>
    <message>
        <source>Start of game</source>
        <translation>기보의 시작</translation>
    </message>
    <message>
        <source>arrow from {points}</source>
        <translation>{points}에서 오는 화살표</translation>
    </message>
    <message>
        <source>arrow to {points}</source>
        <translation>{points} 쪽으로 가는 화살표</translation>
    </message>
    <message>
        <source>board {size}</source>
        <translation>바둑판 {size}</translation>
    </message>
    <message numerus="yes">
        <source>chain of {count}</source>
        <translation>
            <numerusform>연결된 돌 {count}점</numerusform>
        </translation>
    </message>
    <message>
        <source>circle</source>
        <translation>동그라미</translation>
    </message>
    <message>
        <source>cross</source>
        <translation>가위표</translation>
    </message>
    <message>
        <source>dead</source>
        <translation>죽은 돌</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>빈 점</translation>
    </message>
    <message>
        <source>end of line</source>
        <translation>수순 끝</translation>
    </message>
    <message>
        <source>greyed out</source>
        <translation>흐리게 표시됨</translation>
    </message>
    <message>
        <source>ko</source>
        <translation>패</translation>
    </message>
    <message>
        <source>ko at {point}</source>
        <translation>{point}에 패</translation>
    </message>
    <message>
        <source>label {text}</source>
        <translation>레이블 {text}</translation>
    </message>
    <message>
        <source>label {text} at {point}</source>
        <translation>{point}에 레이블 {text}</translation>
    </message>
    <message>
        <source>last move</source>
        <translation>마지막 수</translation>
    </message>
    <message>
        <source>line to {points}</source>
        <translation>{points}까지 선</translation>
    </message>
    <message>
        <source>name {text}</source>
        <translation>이름 {text}</translation>
    </message>
    <message>
        <source>next move for {color}</source>
        <translation>{color}의 다음 수</translation>
    </message>
    <message>
        <source>number {number}</source>
        <translation>번호 {number}</translation>
    </message>
    <message>
        <source>number {text} at {point}</source>
        <translation>{point}에 번호 {text}</translation>
    </message>
    <message>
        <source>order of play {colors}</source>
        <translation>착수 순서 {colors}</translation>
    </message>
    <message>
        <source>selected</source>
        <translation>선택됨</translation>
    </message>
    <message>
        <source>setup</source>
        <translation>돌 배치</translation>
    </message>
    <message>
        <source>square</source>
        <translation>네모</translation>
    </message>
    <message>
        <source>star point</source>
        <translation>화점</translation>
    </message>
    <message>
        <source>triangle</source>
        <translation>세모</translation>
    </message>
    <message>
        <source>variation {number} of {total}</source>
        <translation>변화도 {total}개 중 {number}번째</translation>
    </message>
    <message>
        <source>{before} replaced by {after}</source>
        <translation>{before} 대신 {after}</translation>
    </message>
    <message>
        <source>{color}</source>
        <translation>{color}</translation>
    </message>
    <message>
        <source>{color} at {point}</source>
        <translation>{point}에 {color}</translation>
    </message>
    <message numerus="yes">
        <source>{color} chain of {count}: {points}.</source>
        <translation>
            <numerusform>연결된 {color} {count}점: {points}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{color} has captured {count}.</source>
        <translation>
            <numerusform>{color}의 따낸 돌 {count}점.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{color} has {count} stones.</source>
        <translation>
            <numerusform>{color} {count}점.</numerusform>
        </translation>
    </message>
    <message>
        <source>{color} passes</source>
        <translation>{color} 패스</translation>
    </message>
    <message>
        <source>{color} territory</source>
        <translation>{color} 집</translation>
    </message>
    <message>
        <source>{color} to play</source>
        <translation>{color} 차례</translation>
    </message>
    <message>
        <source>{color} to play.</source>
        <translation>{color} 차례.</translation>
    </message>
    <message>
        <source>{color} {point}</source>
        <translation>{color} {point}</translation>
    </message>
    <message numerus="yes">
        <source>{count} changes on the board.</source>
        <translation>
            <numerusform>바둑판에서 {count}곳 변경.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} liberties</source>
        <translation>
            <numerusform>활로 {count}개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} liberties: {points}.</source>
        <translation>
            <numerusform>활로 {count}개: {points}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} stones captured</source>
        <translation>
            <numerusform>{count}점 따냄</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} variations follow</source>
        <translation>
            <numerusform>이어지는 변화도 {count}개</numerusform>
        </translation>
    </message>
    <message>
        <source>{first} to {last} {color}</source>
        <translation>{first}에서 {last}까지 {color}</translation>
    </message>
    <message>
        <source>{items}.</source>
        <translation>{items}.</translation>
    </message>
    <message>
        <source>{item} added</source>
        <translation>{item} 추가</translation>
    </message>
    <message>
        <source>{item} removed</source>
        <translation>{item} 제거</translation>
    </message>
    <message>
        <source>{mark} at {point}</source>
        <translation>{point}에 {mark}</translation>
    </message>
    <message>
        <source>{point} empty</source>
        <translation>{point} 빈 점</translation>
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
        <translation>해설(&amp;C)</translation>
    </message>
    <message>
        <source>Node &amp;names</source>
        <translation>노드 이름(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Labels</source>
        <translation>레이블(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Marks</source>
        <translation>기호(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Arrows and lines</source>
        <translation>화살표와 선(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Territory</source>
        <translation>집(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Greyed-out points</source>
        <translation>흐리게 한 점(&amp;G)</translation>
    </message>
    <message>
        <source>Cropped &amp;views</source>
        <translation>부분 보기(&amp;V)</translation>
    </message>
    <message>
        <source>Annotation&amp;s</source>
        <translation>평가(&amp;S)</translation>
    </message>
    <message>
        <source>Remaining t&amp;imes</source>
        <translation>남은 시간(&amp;I)</translation>
    </message>
    <message>
        <source>Remove comments and markup</source>
        <translation>해설과 표시 제거</translation>
    </message>
    <message>
        <source>&amp;Whole game</source>
        <translation>기보 전체(&amp;W)</translation>
    </message>
    <message>
        <source>From</source>
        <translation>범위</translation>
    </message>
    <message>
        <source>This n&amp;ode</source>
        <translation>이 노드(&amp;O)</translation>
    </message>
</context>
<context>
    <name>Styles</name>
    <message>
        <source>Wood</source>
        <translation>나무</translation>
    </message>
    <message>
        <source>Dark wood</source>
        <translation>어두운 나무</translation>
    </message>
    <message>
        <source>Black and white</source>
        <translation>흑백</translation>
    </message>
    <message>
        <source>Greyscale</source>
        <translation>회색조</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>고대비</translation>
    </message>
    <message>
        <source>Looking for board styles...</source>
        <translation>바둑판 스타일을 찾는 중...</translation>
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
        <translation>이 기보는 바둑이 아니어서 바둑판에 아무것도 놓을 수 없습니다.</translation>
    </message>
</context>
<context>
    <name>ToolPalette</name>
    <message>
        <source>More tools</source>
        <translation>도구 더 보기</translation>
    </message>
</context>
<context>
    <name>Tools</name>
    <message>
        <source>Remove arrows and lines</source>
        <translation>화살표와 선 제거</translation>
    </message>
    <message>
        <source>Arrow</source>
        <translation>화살표</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>선</translation>
    </message>
    <message>
        <source>Remove territory</source>
        <translation>집 표시 제거</translation>
    </message>
    <message>
        <source>Territory</source>
        <translation>집</translation>
    </message>
    <message>
        <source>Remove grey-out</source>
        <translation>흐리게 표시 제거</translation>
    </message>
    <message>
        <source>Grey out</source>
        <translation>흐리게</translation>
    </message>
    <message>
        <source>Crop view</source>
        <translation>부분 보기</translation>
    </message>
    <message>
        <source>Show the whole board</source>
        <translation>전체 바둑판 보기</translation>
    </message>
    <message>
        <source>Remove stone</source>
        <translation>돌 제거</translation>
    </message>
    <message>
        <source>Move stone</source>
        <translation>돌 옮기기</translation>
    </message>
    <message>
        <source>Copy stone</source>
        <translation>돌 복사</translation>
    </message>
    <message>
        <source>Copy stones</source>
        <translation>돌 복사</translation>
    </message>
    <message>
        <source>Move stones</source>
        <translation>돌 옮기기</translation>
    </message>
    <message>
        <source>There is no stone to mark dead or alive.</source>
        <translation>죽음과 삶을 지정할 돌이 없습니다.</translation>
    </message>
    <message>
        <source>Boards with more than 25 columns allow only black and white stones.</source>
        <translation>26줄 이상인 바둑판에는 흑돌과 백돌만 놓을 수 있습니다.</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>지우기</translation>
    </message>
    <message>
        <source>This ko comes from the last move; it cannot be removed.</source>
        <translation>마지막 수로 생긴 패여서 제거할 수 없습니다.</translation>
    </message>
    <message>
        <source>There is no stone on that point.</source>
        <translation>그 점에는 돌이 없습니다.</translation>
    </message>
    <message>
        <source>This node is that move; its marker cannot be removed.</source>
        <translation>이 노드가 바로 그 수여서 표시를 제거할 수 없습니다.</translation>
    </message>
</context>
<context>
    <name>TransformDialog</name>
    <message>
        <source>This position</source>
        <translation>이 국면</translation>
    </message>
    <message>
        <source>This variation</source>
        <translation>이 변화도</translation>
    </message>
    <message>
        <source>This game</source>
        <translation>이 기보</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>모든 기보</translation>
    </message>
    <message>
        <source>Transform</source>
        <translation>변환</translation>
    </message>
    <message>
        <source>Neither</source>
        <translation>하지 않음</translation>
    </message>
    <message>
        <source>Swap &amp;colours</source>
        <translation>흑백 바꾸기(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Board size:</source>
        <translation>바둑판 크기(&amp;B):</translation>
    </message>
    <message>
        <source>Change &amp;names of points in comments and names</source>
        <translation>해설과 이름 속의 좌표도 바꾸기(&amp;N)</translation>
    </message>
    <message>
        <source>The position afterwards</source>
        <translation>변환 후의 국면</translation>
    </message>
    <message>
        <source>What falls off or stays as it is</source>
        <translation>바둑판 밖으로 나가거나 그대로 남는 것</translation>
    </message>
    <message>
        <source>Names of points that change</source>
        <translation>바뀌는 좌표</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>없음</translation>
    </message>
    <message>
        <source>&amp;What:</source>
        <translation>대상(&amp;W):</translation>
    </message>
    <message>
        <source>&amp;Rotate or mirror:</source>
        <translation>회전 또는 뒤집기(&amp;R):</translation>
    </message>
    <message>
        <source>Shift to the r&amp;ight:</source>
        <translation>오른쪽으로 이동(&amp;I):</translation>
    </message>
    <message>
        <source>Shift &amp;down:</source>
        <translation>아래로 이동(&amp;D):</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>세로줄 수</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>가로줄 수</translation>
    </message>
</context>
<context>
    <name>TreeView</name>
    <message>
        <source>Hidden nodes: {count}. Click to show them.</source>
        <translation>숨겨진 노드: {count}개. 클릭하면 표시됩니다.</translation>
    </message>
    <message>
        <source>Same position elsewhere: move {numbers}</source>
        <translation>같은 국면이 있는 다른 곳: {numbers}수</translation>
    </message>
    <message>
        <source>Same position elsewhere: move {numbers} and others</source>
        <translation>같은 국면이 있는 다른 곳: {numbers}수 외</translation>
    </message>
    <message>
        <source>Variation tree</source>
        <translation>수순 트리</translation>
    </message>
    <message>
        <source>Arrow keys go through the game. The moves as a list are in the menu View, Panels.</source>
        <translation>화살표 키로 기보를 따라 이동합니다. 수순 목록은 보기 메뉴의 패널에 있습니다.</translation>
    </message>
</context>
<context>
    <name>UnsavedDialog</name>
    <message>
        <source>Quit</source>
        <translation>끝내기</translation>
    </message>
    <message>
        <source>Save the changes to these documents?</source>
        <translation>이 문서들의 변경 내용을 저장할까요?</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>저장(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>버리기(&amp;D)</translation>
    </message>
    <message>
        <source>The changes to documents that are not ticked are discarded.</source>
        <translation>선택하지 않은 문서의 변경 내용은 버려집니다.</translation>
    </message>
    <message>
        <source>Unsaved documents</source>
        <translation>저장하지 않은 문서</translation>
    </message>
    <message>
        <source>{file} (its unfinished HEN is not part of the file)</source>
        <translation>{file}(미완성 HEN은 파일에 포함되지 않음)</translation>
    </message>
    <message>
        <source>{file}: unfinished HEN, not part of the file</source>
        <translation>{file}: 미완성 HEN, 파일에 포함되지 않음</translation>
    </message>
</context>
<context>
    <name>VersionsDialog</name>
    <message>
        <source>Earlier versions</source>
        <translation>이전 버전</translation>
    </message>
    <message>
        <source>Replaced</source>
        <translation>대체된 때</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>크기</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>내용</translation>
    </message>
    <message>
        <source>No earlier versions of this file</source>
        <translation>이 파일의 이전 버전 없음</translation>
    </message>
    <message>
        <source>Reading...</source>
        <translation>읽는 중...</translation>
    </message>
    <message numerus="yes">
        <source>Earlier versions are kept for %Ln day(s).</source>
        <translation>
            <numerusform>이전 버전은 %Ln일 동안 보관됩니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %Ln version(s) of a file are kept.</source>
        <translation>
            <numerusform>파일마다 최대 %Ln개 버전이 보관됩니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Open as a copy</source>
        <translation>사본으로 열기(&amp;O)</translation>
    </message>
    <message>
        <source>Open this version in another window, as a document without a file</source>
        <translation>이 버전을 다른 창에서 파일이 없는 문서로 엽니다</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>복원(&amp;R)</translation>
    </message>
    <message>
        <source>Replace the games of this document with those of this version; this can be undone</source>
        <translation>이 문서의 기보를 이 버전의 기보로 바꿉니다. 실행 취소할 수 있습니다</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation>비교(&amp;C)</translation>
    </message>
    <message>
        <source>Show what differs between this version and the document</source>
        <translation>이 버전과 문서의 차이를 표시합니다</translation>
    </message>
    <message>
        <source>&amp;Delete...</source>
        <translation>삭제(&amp;D)...</translation>
    </message>
    <message>
        <source>Delete this version for good</source>
        <translation>이 버전을 영구히 삭제합니다</translation>
    </message>
    <message>
        <source>{size} kB</source>
        <translation>{size} kB</translation>
    </message>
    <message numerus="yes">
        <source>%Ln node(s)</source>
        <translation>
            <numerusform>노드 %Ln개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s)</source>
        <translation>
            <numerusform>기보 %Ln개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln move(s)</source>
        <translation>
            <numerusform>%Ln수</numerusform>
        </translation>
    </message>
    <message>
        <source>Version replaced {time}</source>
        <translation>대체된 버전 {time}</translation>
    </message>
    <message>
        <source>This document</source>
        <translation>이 문서</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>삭제(&amp;D)</translation>
    </message>
    <message>
        <source>Delete this version for good?</source>
        <translation>이 버전을 영구히 삭제할까요?</translation>
    </message>
    <message>
        <source>The version could not be deleted.</source>
        <translation>버전을 삭제할 수 없습니다.</translation>
    </message>
</context>
<context>
    <name>WebPageDialog</name>
    <message>
        <source>Export problems as web page</source>
        <translation>문제를 웹 페이지로 내보내기</translation>
    </message>
    <message>
        <source>&amp;Title:</source>
        <translation>제목(&amp;T):</translation>
    </message>
    <message>
        <source>&amp;Introduction:</source>
        <translation>소개 글(&amp;I):</translation>
    </message>
    <message>
        <source>Shown above the first problem</source>
        <translation>첫 문제 위에 표시됩니다</translation>
    </message>
    <message>
        <source>As in this file</source>
        <translation>이 파일의 순서대로</translation>
    </message>
    <message>
        <source>Shuffled each time the page is opened</source>
        <translation>페이지를 열 때마다 섞기</translation>
    </message>
    <message>
        <source>&amp;Order:</source>
        <translation>순서(&amp;O):</translation>
    </message>
    <message>
        <source>&amp;Names of the problems</source>
        <translation>문제의 이름(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Show the right move on request</source>
        <translation>원하면 정답 수 보기(&amp;S)</translation>
    </message>
    <message>
        <source>Save &amp;as...</source>
        <translation>다른 이름으로 저장(&amp;A)...</translation>
    </message>
</context>
<context>
    <name>Welcome</name>
    <message>
        <source>Click the board to play, or</source>
        <translation>바둑판을 클릭해 두거나</translation>
    </message>
    <message>
        <source>Open a file</source>
        <translation>파일 열기</translation>
    </message>
    <message>
        <source>Paste a HEN or a game</source>
        <translation>HEN이나 기보 붙여넣기</translation>
    </message>
    <message>
        <source>Last files</source>
        <translation>최근 파일</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>예제</translation>
    </message>
    <message>
        <source>What is HEN?</source>
        <translation>HEN이란?</translation>
    </message>
    <message>
        <source>Paste the files</source>
        <translation>파일 붙여넣기</translation>
    </message>
    <message>
        <source>Paste the text</source>
        <translation>텍스트 붙여넣기</translation>
    </message>
    <message>
        <source>Paste the picture</source>
        <translation>그림 붙여넣기</translation>
    </message>
</context>
<context>
    <name>WhatsThis</name>
    <message>
        <source>The board. A click does what the active tool does; the wheel steps through the game.</source>
        <translation>바둑판입니다. 클릭하면 선택한 도구가 작동하고, 휠로 수순을 따라갈 수 있습니다.</translation>
    </message>
    <message>
        <source>The position as HEN text. Type or paste here: the board follows each letter. Ctrl+Space offers what may come next; the line below says what is wrong.</source>
        <translation>HEN 텍스트로 적은 국면입니다. 입력하거나 붙여넣으면 글자마다 바둑판에 반영됩니다. Ctrl+Space를 누르면 다음에 올 수 있는 것이 나타나고, 아래 줄에 틀린 곳이 표시됩니다.</translation>
    </message>
    <message>
        <source>Who plays, and whose turn it is. A click on a row lets that side play next; the pencil opens the game info.</source>
        <translation>누가 두는지와 누구 차례인지를 보여 줍니다. 행을 클릭하면 그쪽이 다음에 두고, 연필을 누르면 대국 정보가 열립니다.</translation>
    </message>
    <message>
        <source>The moves of the game and its variations. Click one to go there, drag one to move it.</source>
        <translation>기보의 수순과 변화도입니다. 클릭하면 그 수로 가고, 끌면 옮겨집니다.</translation>
    </message>
    <message>
        <source>The name and the comment of this node. Names of points light up on the board.</source>
        <translation>이 노드의 이름과 해설입니다. 좌표 이름은 바둑판에서 강조됩니다.</translation>
    </message>
    <message>
        <source>The game: its moves, the comment of this node, and navigation.</source>
        <translation>기보: 수순, 이 노드의 해설, 이동 단추입니다.</translation>
    </message>
    <message>
        <source>What is wrong with text, position, game and file. Click a problem to go there.</source>
        <translation>텍스트, 국면, 기보, 파일의 문제점입니다. 클릭하면 그곳으로 갑니다.</translation>
    </message>
    <message>
        <source>The games of the file. Click one to go to it.</source>
        <translation>파일의 기보입니다. 클릭하면 그 기보로 갑니다.</translation>
    </message>
    <message>
        <source>The menus. Ctrl+Shift+P finds any of their commands by its words.</source>
        <translation>메뉴입니다. Ctrl+Shift+P를 누르면 단어로 모든 명령을 찾을 수 있습니다.</translation>
    </message>
    <message>
        <source>The tools: what a click on the board does.</source>
        <translation>도구: 바둑판을 클릭할 때 할 일을 정합니다.</translation>
    </message>
    <message>
        <source>What is wrong with the text, or what was just done; the point under the pointer; the problems.</source>
        <translation>텍스트의 틀린 곳이나 방금 한 작업, 포인터가 있는 점, 문제점을 알려 줍니다.</translation>
    </message>
</context>
<context>
    <name>Windows</name>
    <message>
        <source>It is open in another window.</source>
        <translation>다른 창에 열려 있습니다.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) could not be opened.</source>
        <translation>
            <numerusform>파일 %Ln개를 열 수 없습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) could not be recovered.</source>
        <translation>
            <numerusform>문서 %Ln개를 복구할 수 없습니다.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Worksheet</name>
    <message>
        <source>Worksheet</source>
        <translation>문제지</translation>
    </message>
    <message>
        <source>&amp;Title:</source>
        <translation>제목(&amp;T):</translation>
    </message>
    <message>
        <source>&amp;Games:</source>
        <translation>기보(&amp;G):</translation>
    </message>
    <message>
        <source>All, or 1-12, 15</source>
        <translation>전체, 1-12, 15</translation>
    </message>
    <message>
        <source>&amp;Diagrams on a page:</source>
        <translation>페이지당 그림 수(&amp;D):</translation>
    </message>
    <message>
        <source>&amp;Lines to write on:</source>
        <translation>답을 적을 줄 수(&amp;L):</translation>
    </message>
    <message>
        <source>&amp;Names of the problems</source>
        <translation>문제의 이름(&amp;N)</translation>
    </message>
    <message>
        <source>Co&amp;mments before the first move</source>
        <translation>첫 수 앞의 해설(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Answers on pages of their own</source>
        <translation>정답은 별도의 페이지에(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Wrong moves in the answers</source>
        <translation>정답에 오답 수순 포함(&amp;W)</translation>
    </message>
</context>
<context>
    <name>_Examples</name>
    <message>
        <source>Examples of HEN</source>
        <translation>HEN의 예</translation>
    </message>
    <message>
        <source>The parts of a HEN</source>
        <translation>HEN의 요소</translation>
    </message>
    <message>
        <source>Whole positions</source>
        <translation>국면 전체</translation>
    </message>
    <message>
        <source>Mistakes and their messages</source>
        <translation>틀린 예와 메시지</translation>
    </message>
    <message>
        <source>No matches</source>
        <translation>결과 없음</translation>
    </message>
    <message>
        <source>Click to see it on the board</source>
        <translation>클릭하면 바둑판에 나타납니다</translation>
    </message>
</context>
<context>
    <name>_GoToDialog</name>
    <message>
        <source>&amp;Go</source>
        <translation>이동(&amp;G)</translation>
    </message>
</context>
<context>
    <name>_Keys</name>
    <message>
        <source>Commands and their keys</source>
        <translation>명령과 단축키</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>명령</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>단축키</translation>
    </message>
    <message>
        <source>No matches</source>
        <translation>결과 없음</translation>
    </message>
</context>
<context>
    <name>_Results</name>
    <message>
        <source>Places found</source>
        <translation>찾은 곳</translation>
    </message>
</context>
</TS>
