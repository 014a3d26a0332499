<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_TW" sourcelanguage="en">
<context>
    <name>AboutBox</name>
    <message>
        <source>The HEN specification</source>
        <translation>HEN 規格</translation>
    </message>
    <message>
        <source>The MIT licence</source>
        <translation>MIT 授權條款</translation>
    </message>
    <message>
        <source>About HEN Editor</source>
        <translation>關於 HEN Editor</translation>
    </message>
    <message>
        <source>An editor for Go positions in HEN and games in SGF.</source>
        <translation>編輯 HEN 局面與 SGF 棋譜的圍棋程式。</translation>
    </message>
    <message>
        <source>HEN (Hemme Notation) is one line of text for one Go position. Free software under the MIT licence.</source>
        <translation>HEN（Hemme Notation）用一行文字記錄一個圍棋局面。本程式是採用 MIT 授權條款的自由軟體。</translation>
    </message>
</context>
<context>
    <name>Adding</name>
    <message numerus="yes">
        <source>%Ln file(s)</source>
        <translation>
            <numerusform>%Ln 個檔案</numerusform>
        </translation>
    </message>
    <message>
        <source>Add games</source>
        <translation>新增棋譜</translation>
    </message>
    <message numerus="yes">
        <source>Added %Ln game(s).</source>
        <translation>
            <numerusform>已新增 %Ln 份棋譜。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) had problems; they were read as far as possible.</source>
        <translation>
            <numerusform>有 %Ln 個檔案有問題；已盡可能讀取。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) could not be added.</source>
        <translation>
            <numerusform>有 %Ln 個檔案無法加入。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AnnotationButtons</name>
    <message>
        <source>Right</source>
        <translation>正解</translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation>失敗</translation>
    </message>
</context>
<context>
    <name>Announcer</name>
    <message>
        <source>Undone: {change}.</source>
        <translation>已復原：{change}。</translation>
    </message>
    <message>
        <source>Redone: {change}.</source>
        <translation>已重做：{change}。</translation>
    </message>
</context>
<context>
    <name>BoardTable</name>
    <message>
        <source>Board as a table</source>
        <translation>表格棋盤</translation>
    </message>
    <message>
        <source>Arrow keys go from point to point; all other keys do what they do on the board.</source>
        <translation>方向鍵在各點之間移動；其他按鍵的作用與在棋盤上相同。</translation>
    </message>
</context>
<context>
    <name>BoardView</name>
    <message>
        <source>Board</source>
        <translation>棋盤</translation>
    </message>
    <message>
        <source>A cursor goes from point to point by keys. The board as a table is in the menu View, Panels.</source>
        <translation>用按鍵可在各點之間移動游標。表格棋盤在「檢視」選單的「面板」中。</translation>
    </message>
</context>
<context>
    <name>Colors</name>
    <message>
        <source>Black</source>
        <translation>黑</translation>
    </message>
    <message>
        <source>White</source>
        <translation>白</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>紅</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>綠</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>藍</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>黃</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>紫</translation>
    </message>
</context>
<context>
    <name>CommandPalette</name>
    <message>
        <source>Command palette</source>
        <translation>命令面板</translation>
    </message>
    <message>
        <source>Type words of a command</source>
        <translation>輸入命令的字詞</translation>
    </message>
    <message>
        <source>Beginnings of words are enough; Enter runs the selected command</source>
        <translation>只要輸入字詞的開頭即可；按 Enter 執行選取的命令</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>No matches</source>
        <translation>找不到符合的項目</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>{tip} ({keys})</source>
        <translation>{tip}（{keys}）</translation>
    </message>
    <message>
        <source>Web address copied.</source>
        <translation>已複製網址。</translation>
    </message>
    <message>
        <source>Game copied as SGF.</source>
        <translation>已將棋譜複製為 SGF。</translation>
    </message>
    <message>
        <source>Position copied as SGF.</source>
        <translation>已將局面複製為 SGF。</translation>
    </message>
    <message>
        <source>Diagram copied.</source>
        <translation>已複製棋圖。</translation>
    </message>
    <message>
        <source>&amp;Undo {change}</source>
        <translation>復原{change}(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo {change}</source>
        <translation>重做{change}(&amp;R)</translation>
    </message>
    <message>
        <source>HEN copied.</source>
        <translation>已複製 HEN。</translation>
    </message>
    <message>
        <source>It is what the board shows, not the text in the field.</source>
        <translation>內容是棋盤所示，而不是輸入欄中的文字。</translation>
    </message>
    <message>
        <source>Save original as</source>
        <translation>將原來的檔案另存新檔</translation>
    </message>
    <message>
        <source>original</source>
        <translation>原檔</translation>
    </message>
    <message>
        <source>Save normalised copy</source>
        <translation>儲存標準化複本</translation>
    </message>
    <message>
        <source>normalised</source>
        <translation>標準化</translation>
    </message>
    <message>
        <source>Looking for earlier versions...</source>
        <translation>正在尋找先前的版本...</translation>
    </message>
    <message>
        <source>The earlier versions of {file} could not be listed.</source>
        <translation>無法列出「{file}」的先前版本。</translation>
    </message>
    <message>
        <source>The earlier version was not kept: {why}</source>
        <translation>先前的版本未能保留：{why}</translation>
    </message>
    <message>
        <source>Looking for documents...</source>
        <translation>正在尋找文件...</translation>
    </message>
    <message>
        <source>The documents to recover could not be listed.</source>
        <translation>無法列出可恢復的文件。</translation>
    </message>
    <message>
        <source>Its recovery data is damaged.</source>
        <translation>其復原資料已損毀。</translation>
    </message>
    <message>
        <source>Recovering...</source>
        <translation>正在恢復...</translation>
    </message>
    <message>
        <source>It was kept by another version of HEN Editor.</source>
        <translation>由另一個版本的 HEN Editor 保留。</translation>
    </message>
    <message>
        <source>Making the page...</source>
        <translation>正在製作網頁...</translation>
    </message>
    <message>
        <source>None of these games can be exported: no moves to find, or too many.</source>
        <translation>這些棋譜都無法匯出：沒有可解的題目，或著手太多。</translation>
    </message>
    <message>
        <source>Web page</source>
        <translation>網頁</translation>
    </message>
    <message>
        <source>Export problems as web page</source>
        <translation>將題目匯出為網頁</translation>
    </message>
    <message>
        <source>Saved {file} without {count} of {total} games: no moves to find, or too many.</source>
        <translation>已儲存「{file}」，略過 {total} 份棋譜中的 {count} 份：沒有可解的題目，或著手太多。</translation>
    </message>
    <message>
        <source>Checking games...</source>
        <translation>正在檢查棋譜...</translation>
    </message>
    <message>
        <source>Clipboard has no HEN.</source>
        <translation>剪貼簿中沒有 HEN。</translation>
    </message>
    <message>
        <source>The HEN on the clipboard has an error: {what}</source>
        <translation>剪貼簿中的 HEN 有錯誤：{what}</translation>
    </message>
    <message>
        <source>A file needs at least one game.</source>
        <translation>檔案至少要有一份棋譜。</translation>
    </message>
    <message>
        <source>Games copied as SGF.</source>
        <translation>已將棋譜複製為 SGF。</translation>
    </message>
    <message>
        <source>Game info</source>
        <translation>對局資訊</translation>
    </message>
    <message>
        <source>Properties</source>
        <translation>屬性</translation>
    </message>
    <message>
        <source>This leaves the game as it is.</source>
        <translation>棋譜不會有任何改變。</translation>
    </message>
    <message>
        <source>Transforming...</source>
        <translation>正在轉換...</translation>
    </message>
    <message>
        <source>Transform</source>
        <translation>轉換</translation>
    </message>
    <message>
        <source>There is no such markup here.</source>
        <translation>這裡沒有這種標記。</translation>
    </message>
    <message>
        <source>Clear markup</source>
        <translation>清除標記</translation>
    </message>
    <message>
        <source>Nothing is selected; drag a frame around stones with the select tool.</source>
        <translation>沒有選取任何東西；請用選取工具拖曳框住棋子。</translation>
    </message>
    <message>
        <source>Annotate</source>
        <translation>評註</translation>
    </message>
    <message>
        <source>Go to point</source>
        <translation>前往座標</translation>
    </message>
    <message>
        <source>There is nothing to erase on that point.</source>
        <translation>該點沒有可擦除的東西。</translation>
    </message>
    <message>
        <source>No move placed that stone.</source>
        <translation>這顆棋子不是下出來的。</translation>
    </message>
    <message>
        <source>This move placed that stone.</source>
        <translation>這手棋落下了那顆子。</translation>
    </message>
    <message>
        <source>{point} copied.</source>
        <translation>已複製 {point}。</translation>
    </message>
    <message>
        <source>On boards with more than 25 columns only Black and White can play.</source>
        <translation>超過 25 行的棋盤只有黑白兩色可以落子。</translation>
    </message>
    <message>
        <source>Number the last moves</source>
        <translation>為最後幾手編號</translation>
    </message>
    <message>
        <source>How many of the last moves to number:</source>
        <translation>要編號的最後手數：</translation>
    </message>
    <message>
        <source>Some recovery data could not be deleted: {reason}</source>
        <translation>部分恢復資料無法刪除：{reason}</translation>
    </message>
    <message>
        <source>Variation copied.</source>
        <translation>已複製變化。</translation>
    </message>
    <message>
        <source>You can&apos;t cut the start of the game.</source>
        <translation>開始局面不能剪下。</translation>
    </message>
    <message>
        <source>Cut variation</source>
        <translation>剪下變化</translation>
    </message>
    <message>
        <source>The variation is too long to paste (over {count} characters). Merge it as a file instead.</source>
        <translation>變化太長，無法貼上（超過 {count} 個字元）。請改以檔案合併。</translation>
    </message>
    <message>
        <source>Paste variation</source>
        <translation>貼上變化</translation>
    </message>
    <message>
        <source>Move variation</source>
        <translation>移動變化</translation>
    </message>
    <message>
        <source>Merge with file</source>
        <translation>與檔案合併</translation>
    </message>
    <message>
        <source>{file} could not be merged.</source>
        <translation>無法合併「{file}」。</translation>
    </message>
    <message>
        <source>Reading {file}...</source>
        <translation>正在讀取「{file}」...</translation>
    </message>
    <message>
        <source>Merging...</source>
        <translation>正在合併...</translation>
    </message>
    <message>
        <source>The file adds nothing to this game.</source>
        <translation>檔案中沒有可以加入這份棋譜的內容。</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>合併</translation>
    </message>
    <message>
        <source>Nothing to remove.</source>
        <translation>沒有可移除的內容。</translation>
    </message>
    <message>
        <source>Remove comments and markup</source>
        <translation>移除註解與標記</translation>
    </message>
    <message>
        <source>This is the main line already.</source>
        <translation>這已經是主線。</translation>
    </message>
    <message>
        <source>Make main line</source>
        <translation>設為主線</translation>
    </message>
    <message>
        <source>There is no variation above this one.</source>
        <translation>這個變化上方沒有變化。</translation>
    </message>
    <message>
        <source>There is no variation below this one.</source>
        <translation>這個變化下方沒有變化。</translation>
    </message>
    <message>
        <source>Insert move</source>
        <translation>插入一手</translation>
    </message>
    <message>
        <source>&amp;Insert</source>
        <translation>插入(&amp;I)</translation>
    </message>
    <message>
        <source>Delete from here</source>
        <translation>從這裡刪除</translation>
    </message>
    <message>
        <source>Delete node</source>
        <translation>刪除節點</translation>
    </message>
    <message>
        <source>Insert node</source>
        <translation>插入節點</translation>
    </message>
    <message>
        <source>Exchange moves</source>
        <translation>交換兩手</translation>
    </message>
    <message>
        <source>Change colour of move</source>
        <translation>變更著手顏色</translation>
    </message>
    <message>
        <source>Start game from here</source>
        <translation>從這裡開始棋譜</translation>
    </message>
    <message>
        <source>Move branch to new game</source>
        <translation>將分支移到新棋譜</translation>
    </message>
    <message>
        <source>The game shows the whole board here.</source>
        <translation>這裡已經顯示整個棋盤。</translation>
    </message>
    <message>
        <source>Reading the board style...</source>
        <translation>正在讀取棋盤樣式...</translation>
    </message>
    <message>
        <source>No font on this computer has kanji numerals: numbers are shown instead.</source>
        <translation>這台電腦的字型都沒有漢字數字：改為顯示阿拉伯數字。</translation>
    </message>
    <message>
        <source>Move numbers</source>
        <translation>手數</translation>
    </message>
    <message>
        <source>Write move numbers</source>
        <translation>寫入手數</translation>
    </message>
    <message>
        <source>move {number}</source>
        <translation>第 {number} 手</translation>
    </message>
    <message>
        <source>the start of the game</source>
        <translation>開始局面</translation>
    </message>
    <message>
        <source>the clipboard</source>
        <translation>剪貼簿</translation>
    </message>
    <message>
        <source>Clipboard has no position.</source>
        <translation>剪貼簿中沒有局面。</translation>
    </message>
    <message>
        <source>&amp;19x19 board</source>
        <translation>19 路棋盤(&amp;1)</translation>
    </message>
    <message>
        <source>&amp;9x9 board</source>
        <translation>9 路棋盤(&amp;9)</translation>
    </message>
    <message>
        <source>&amp;About HEN Editor</source>
        <translation>關於 HEN Editor(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Add game</source>
        <translation>新增棋譜(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;All markup</source>
        <translation>所有標記(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;All moves</source>
        <translation>所有著手(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Arrow</source>
        <translation>箭頭(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;As set in the game</source>
        <translation>依棋譜的設定(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Bad move</source>
        <translation>惡手(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Black stones</source>
        <translation>黑子(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>棋盤(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Board as a table</source>
        <translation>表格棋盤(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Choose from a menu...</source>
        <translation>從選單選擇(&amp;C)...</translation>
    </message>
    <message>
        <source>&amp;Circle</source>
        <translation>圓圈(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Close window</source>
        <translation>關閉視窗(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Collapse branch</source>
        <translation>摺疊分支(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Column</source>
        <translation>直行(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Command palette...</source>
        <translation>命令面板(&amp;C)...</translation>
    </message>
    <message>
        <source>&amp;Copy HEN</source>
        <translation>複製 HEN(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>深色(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Delete from here</source>
        <translation>從這裡刪除(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Diagram for Sensei&apos;s Library</source>
        <translation>Sensei&apos;s Library 棋圖(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Doubtful move</source>
        <translation>疑問手(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Down</source>
        <translation>向下(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Duplicate game</source>
        <translation>複製一份棋譜(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;End comparison</source>
        <translation>結束比較(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Erase</source>
        <translation>擦除(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Erase selected stones</source>
        <translation>擦除選取的棋子(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Even</source>
        <translation>兩分(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Expand branch</source>
        <translation>展開分支(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Find in comments...</source>
        <translation>在註解中尋找(&amp;F)...</translation>
    </message>
    <message>
        <source>&amp;From here</source>
        <translation>從這裡開始(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>全螢幕(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>棋譜(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Go to this move</source>
        <translation>前往這一手(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Good move</source>
        <translation>好手(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Green stones</source>
        <translation>綠子(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Grey out</source>
        <translation>淡化(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Greyed-out points</source>
        <translation>淡化的點(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;HTML for WGo</source>
        <translation>WGo 用的 HTML(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Hotspot</source>
        <translation>焦點(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Interesting move</source>
        <translation>有意思的一手(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts...</source>
        <translation>快速鍵(&amp;K)...</translation>
    </message>
    <message>
        <source>&amp;Ko</source>
        <translation>劫(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Ko point</source>
        <translation>劫的位置(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;LaTeX for psgo</source>
        <translation>psgo 用的 LaTeX(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Label</source>
        <translation>標籤(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Labels</source>
        <translation>標籤(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Last move</source>
        <translation>最後一手(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Last moves...</source>
        <translation>最後幾手(&amp;L)...</translation>
    </message>
    <message>
        <source>&amp;Letters</source>
        <translation>字母(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>淺色(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Make main line</source>
        <translation>設為主線(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Marks</source>
        <translation>記號(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Mirror view</source>
        <translation>左右鏡像顯示(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>著手(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Neighbours</source>
        <translation>相鄰的點(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;New window</source>
        <translation>新視窗(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Next move</source>
        <translation>下一手(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Next moves</source>
        <translation>下一手(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Next pane</source>
        <translation>下一個窗格(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Numbers</source>
        <translation>數字(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Open...</source>
        <translation>開啟(&amp;O)...</translation>
    </message>
    <message>
        <source>&amp;Order of play...</source>
        <translation>落子順序(&amp;O)...</translation>
    </message>
    <message>
        <source>&amp;Other size...</source>
        <translation>其他大小(&amp;O)...</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>貼上(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Paste variation</source>
        <translation>貼上變化(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Place</source>
        <translation>放置(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>落子(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Point</source>
        <translation>點(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Previous move</source>
        <translation>上一手(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Print...</source>
        <translation>列印(&amp;P)...</translation>
    </message>
    <message>
        <source>&amp;Problems</source>
        <translation>問題(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>結束(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Red stones</source>
        <translation>紅子(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Remove comments and markup...</source>
        <translation>移除註解與標記(&amp;R)...</translation>
    </message>
    <message>
        <source>&amp;Remove game</source>
        <translation>移除棋譜(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Row</source>
        <translation>橫列(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>儲存(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Select</source>
        <translation>選取(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Show</source>
        <translation>顯示(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Start of game</source>
        <translation>到開始局面(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Stones nearby</source>
        <translation>附近的棋子(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Swap colours</source>
        <translation>黑白互換(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Switch player to move</source>
        <translation>換另一方落子(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Territory</source>
        <translation>地(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;This node</source>
        <translation>這個節點(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>工具(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Transform...</source>
        <translation>轉換(&amp;T)...</translation>
    </message>
    <message>
        <source>&amp;Triangle</source>
        <translation>三角(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Unclear</source>
        <translation>形勢不明(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>復原(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Guide, HEN and keys</source>
        <translation>使用指南、HEN 與按鍵(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Kanji numerals (1-一)</source>
        <translation>漢字數字（1-一）(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Letters and numbers (A1)</source>
        <translation>字母與數字（A1）(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;List of moves</source>
        <translation>著手清單(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Numbers (1-1)</source>
        <translation>數字（1-1）(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Remove from applications menu</source>
        <translation>從應用程式選單移除(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Show coordinates</source>
        <translation>顯示座標(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Unicode diagram</source>
        <translation>Unicode 棋圖(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Upright</source>
        <translation>恢復正向(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Web address</source>
        <translation>網址(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;What changed</source>
        <translation>變更之處(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;What&apos;s this?</source>
        <translation>這是什麼？(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;White stones</source>
        <translation>白子(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Worksheet...</source>
        <translation>學習單(&amp;W)...</translation>
    </message>
    <message>
        <source>&amp;Write as markup</source>
        <translation>寫成標記(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Yellow stones</source>
        <translation>黃子(&amp;Y)</translation>
    </message>
    <message>
        <source>1&amp;3x13 board</source>
        <translation>13 路棋盤(&amp;3)</translation>
    </message>
    <message>
        <source>A&amp;lternatives</source>
        <translation>其他候選著手(&amp;L)</translation>
    </message>
    <message>
        <source>A&amp;rrows and lines</source>
        <translation>箭頭與線(&amp;R)</translation>
    </message>
    <message>
        <source>About this program</source>
        <translation>關於這個程式</translation>
    </message>
    <message>
        <source>Add a copy of this game after it</source>
        <translation>在這份棋譜後面加入它的複本</translation>
    </message>
    <message>
        <source>Add a game with the position of the HEN on the clipboard</source>
        <translation>用剪貼簿中 HEN 的局面新增棋譜</translation>
    </message>
    <message>
        <source>Add an empty game of the same size after this one</source>
        <translation>在這份棋譜後面加入同樣大小的空白棋譜</translation>
    </message>
    <message>
        <source>Add game from &amp;HEN</source>
        <translation>由 HEN 新增棋譜(&amp;H)</translation>
    </message>
    <message>
        <source>Add to app&amp;lications menu</source>
        <translation>加入應用程式選單(&amp;L)</translation>
    </message>
    <message>
        <source>Arran&amp;ge panels</source>
        <translation>排列面板(&amp;G)</translation>
    </message>
    <message>
        <source>B&amp;lue stones</source>
        <translation>藍子(&amp;L)</translation>
    </message>
    <message>
        <source>Back &amp;10 moves</source>
        <translation>後退 10 手(&amp;1)</translation>
    </message>
    <message>
        <source>Back to &amp;main line</source>
        <translation>回到主線(&amp;M)</translation>
    </message>
    <message>
        <source>C&amp;aptures</source>
        <translation>提子(&amp;A)</translation>
    </message>
    <message>
        <source>C&amp;hain and liberties</source>
        <translation>棋串與氣(&amp;H)</translation>
    </message>
    <message>
        <source>C&amp;omment</source>
        <translation>註解(&amp;O)</translation>
    </message>
    <message>
        <source>C&amp;rop view</source>
        <translation>局部顯示(&amp;R)</translation>
    </message>
    <message>
        <source>Change how the program looks and works</source>
        <translation>變更程式的外觀與運作方式</translation>
    </message>
    <message>
        <source>Change keyboard shortcuts</source>
        <translation>變更快速鍵</translation>
    </message>
    <message>
        <source>Change the colour of this move</source>
        <translation>變更這一手的顏色</translation>
    </message>
    <message>
        <source>Choose how a picture of the board looks, and export or copy it</source>
        <translation>選擇棋盤圖片的樣式，並匯出或複製</translation>
    </message>
    <message>
        <source>Choose how to copy the position or the game</source>
        <translation>選擇複製局面或棋譜的方式</translation>
    </message>
    <message>
        <source>Click at the cursor</source>
        <translation>在游標處點按</translation>
    </message>
    <message>
        <source>Click something to learn what it is</source>
        <translation>點按想了解的項目</translation>
    </message>
    <message>
        <source>Close all windows</source>
        <translation>關閉所有視窗</translation>
    </message>
    <message>
        <source>Close this window</source>
        <translation>關閉這個視窗</translation>
    </message>
    <message>
        <source>Collapse all but the ma&amp;in line</source>
        <translation>只留主線，摺疊其餘(&amp;I)</translation>
    </message>
    <message>
        <source>Collapse every variation to its first move</source>
        <translation>將每個變化摺疊到第一手</translation>
    </message>
    <message>
        <source>Compare with &amp;this node</source>
        <translation>與這個節點比較(&amp;T)</translation>
    </message>
    <message>
        <source>Compare with the &amp;clipboard</source>
        <translation>與剪貼簿比較(&amp;C)</translation>
    </message>
    <message>
        <source>Compare with the &amp;previous node</source>
        <translation>與上一個節點比較(&amp;P)</translation>
    </message>
    <message>
        <source>Cop&amp;y variation</source>
        <translation>複製變化(&amp;Y)</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>複製</translation>
    </message>
    <message>
        <source>Copy a picture of the board, or drag it from here into another program</source>
        <translation>複製棋盤圖片，或從這裡拖曳到其他程式</translation>
    </message>
    <message>
        <source>Copy a web address of the position</source>
        <translation>複製局面的網址</translation>
    </message>
    <message>
        <source>Copy point &amp;name</source>
        <translation>複製座標名稱(&amp;N)</translation>
    </message>
    <message>
        <source>Copy the game with all its variations as SGF</source>
        <translation>將棋譜連同所有變化複製為 SGF</translation>
    </message>
    <message>
        <source>Copy the name of the point at the cursor</source>
        <translation>複製游標所在的座標名稱</translation>
    </message>
    <message>
        <source>Copy the position as HEN</source>
        <translation>將局面複製為 HEN</translation>
    </message>
    <message>
        <source>Copy the position as HTML for the player BesoGo</source>
        <translation>將局面複製為 BesoGo 播放器的 HTML</translation>
    </message>
    <message>
        <source>Copy the position as HTML for the player WGo</source>
        <translation>將局面複製為 WGo 播放器的 HTML</translation>
    </message>
    <message>
        <source>Copy the position as a diagram for Sensei&apos;s Library</source>
        <translation>將局面複製為 Sensei&apos;s Library 的棋圖</translation>
    </message>
    <message>
        <source>Copy the position as a diagram for the LaTeX package igo</source>
        <translation>將局面複製為 LaTeX 套件 igo 的棋圖</translation>
    </message>
    <message>
        <source>Copy the position as a diagram for the LaTeX package psgo</source>
        <translation>將局面複製為 LaTeX 套件 psgo 的棋圖</translation>
    </message>
    <message>
        <source>Copy the position as a diagram of X, O and dots</source>
        <translation>將局面複製為由 X、O 與點組成的棋圖</translation>
    </message>
    <message>
        <source>Copy the position as a diagram of round stones and drawn lines</source>
        <translation>將局面複製為圓形棋子與線條的棋圖</translation>
    </message>
    <message>
        <source>Copy the position as the boards of GTP programs are drawn</source>
        <translation>將局面複製為 GTP 程式的棋盤格式</translation>
    </message>
    <message>
        <source>Copy the position with its colours as a diagram for the LaTeX package eigo</source>
        <translation>將局面連同顏色複製為 LaTeX 套件 eigo 的棋圖</translation>
    </message>
    <message>
        <source>Copy this node and everything after it as SGF</source>
        <translation>將這個節點及其後的所有內容複製為 SGF</translation>
    </message>
    <message>
        <source>Copy this position alone as SGF</source>
        <translation>只將這個局面複製為 SGF</translation>
    </message>
    <message>
        <source>Count &amp;final score</source>
        <translation>終局點目(&amp;F)</translation>
    </message>
    <message>
        <source>Count territory and area: mark dead stones, and see the score</source>
        <translation>標示死子，以數目法與數子法計算結果</translation>
    </message>
    <message>
        <source>Cr&amp;oss</source>
        <translation>叉號(&amp;O)</translation>
    </message>
    <message>
        <source>Cropped &amp;view</source>
        <translation>局部顯示(&amp;V)</translation>
    </message>
    <message>
        <source>Cu&amp;t variation</source>
        <translation>剪下變化(&amp;T)</translation>
    </message>
    <message>
        <source>Cut this node and everything after it</source>
        <translation>剪下這個節點及其後的所有內容</translation>
    </message>
    <message>
        <source>Dark, high &amp;contrast</source>
        <translation>深色高對比(&amp;C)</translation>
    </message>
    <message>
        <source>Delete this &amp;node</source>
        <translation>刪除這個節點(&amp;N)</translation>
    </message>
    <message>
        <source>Delete this node and everything after it</source>
        <translation>刪除這個節點及其後的所有內容</translation>
    </message>
    <message>
        <source>Delete this node but keep what follows</source>
        <translation>刪除這個節點，但保留後面的內容</translation>
    </message>
    <message>
        <source>Drag a line; again or right button: remove</source>
        <translation>拖曳畫線；再畫一次或按右鍵：移除</translation>
    </message>
    <message>
        <source>Drag an arrow; again or right button: remove</source>
        <translation>拖曳畫箭頭；再畫一次或按右鍵：移除</translation>
    </message>
    <message>
        <source>E&amp;xpand all</source>
        <translation>全部展開(&amp;X)</translation>
    </message>
    <message>
        <source>E&amp;xport picture...</source>
        <translation>匯出圖片(&amp;X)...</translation>
    </message>
    <message>
        <source>Earlier &amp;versions...</source>
        <translation>先前的版本(&amp;V)...</translation>
    </message>
    <message>
        <source>Edit players, result, komi and other game info</source>
        <translation>編輯對局者、結果、貼目等對局資訊</translation>
    </message>
    <message>
        <source>Mark the move as bad; in a problem: wrong</source>
        <translation>將此手標為惡手；在題目中表示錯誤</translation>
    </message>
    <message>
        <source>Mark the move as good; in a problem: right</source>
        <translation>將此手標為好手；在題目中表示正確</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>數字</translation>
    </message>
    <message>
        <source>O&amp;verview...</source>
        <translation>總覽(&amp;V)...</translation>
    </message>
    <message>
        <source>Open SGF or HEN files</source>
        <translation>開啟 SGF 或 HEN 檔案</translation>
    </message>
    <message>
        <source>Paste in place of the HEN; what is not HEN is pasted into the window</source>
        <translation>貼上以取代 HEN；不是 HEN 的內容貼到視窗中</translation>
    </message>
    <message>
        <source>Put stones into a new node after this one</source>
        <translation>在這個節點後的新節點編輯棋子</translation>
    </message>
    <message>
        <source>Put stones into a new node before this one, and replay what follows</source>
        <translation>在這個節點前的新節點編輯棋子，並重下後面的著手</translation>
    </message>
    <message>
        <source>Put stones into this node</source>
        <translation>在這個節點編輯棋子</translation>
    </message>
    <message>
        <source>Edit the SGF properties of this node</source>
        <translation>編輯這個節點的 SGF 屬性</translation>
    </message>
    <message>
        <source>&amp;Analyse</source>
        <translation>分析(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Engine</source>
        <translation>引擎(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Engines...</source>
        <translation>引擎(&amp;E)...</translation>
    </message>
    <message>
        <source>&amp;Game against the engine...</source>
        <translation>與引擎對局(&amp;G)...</translation>
    </message>
    <message>
        <source>&amp;Little: 20 visits, or level 4</source>
        <translation>少：計算量 20 或等級 4(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Medium: 100 visits, or level 7</source>
        <translation>中等：計算量 100 或等級 7(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Next mistake</source>
        <translation>下一個失誤(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Points lost</source>
        <translation>損失目數(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Win rate</source>
        <translation>勝率(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Words beside tools</source>
        <translation>在工具旁顯示文字(&amp;W)</translation>
    </message>
    <message>
        <source>A&amp;dd engine&apos;s line</source>
        <translation>加入引擎變化(&amp;D)</translation>
    </message>
    <message>
        <source>Add &amp;from files...</source>
        <translation>由檔案新增(&amp;F)...</translation>
    </message>
    <message>
        <source>Add best &amp;line</source>
        <translation>加入最佳變化(&amp;L)</translation>
    </message>
    <message>
        <source>Add the engine&apos;s best line as a variation</source>
        <translation>將引擎的最佳變化加入棋譜</translation>
    </message>
    <message>
        <source>Add the engine&apos;s line from the cursor as a variation</source>
        <translation>將引擎從游標處開始的變化加入棋譜</translation>
    </message>
    <message>
        <source>Add the games of several files after this one</source>
        <translation>將多個檔案中的棋譜加入到這份棋譜後面</translation>
    </message>
    <message>
        <source>Add, remove and test engines</source>
        <translation>新增、移除與測試引擎</translation>
    </message>
    <message>
        <source>Analyse &amp;game</source>
        <translation>分析棋譜(&amp;G)</translation>
    </message>
    <message>
        <source>Arrow</source>
        <translation>箭頭</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>黑子</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>藍子</translation>
    </message>
    <message>
        <source>Circle</source>
        <translation>圓圈</translation>
    </message>
    <message>
        <source>Crop view</source>
        <translation>局部顯示</translation>
    </message>
    <message>
        <source>Cross</source>
        <translation>叉號</translation>
    </message>
    <message>
        <source>Edit the name of this node</source>
        <translation>編輯這個節點的名稱</translation>
    </message>
    <message>
        <source>End of &amp;line</source>
        <translation>到最後(&amp;L)</translation>
    </message>
    <message>
        <source>Engine plays Blac&amp;k</source>
        <translation>引擎執黑(&amp;K)</translation>
    </message>
    <message>
        <source>Engine plays Wh&amp;ite</source>
        <translation>引擎執白(&amp;I)</translation>
    </message>
    <message>
        <source>Enlarge the board, or the tree or text that has the focus</source>
        <translation>放大棋盤，或目前焦點所在的變化樹或文字</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>擦除</translation>
    </message>
    <message>
        <source>Erase stone, label and mark at the cursor</source>
        <translation>擦除游標處的棋子、標籤與記號</translation>
    </message>
    <message>
        <source>Erase stones, labels and all marks</source>
        <translation>擦除棋子、標籤與所有記號</translation>
    </message>
    <message>
        <source>Erase the stones in the frame</source>
        <translation>擦除框內的棋子</translation>
    </message>
    <message>
        <source>Exchange &amp;with previous move</source>
        <translation>與前一手交換(&amp;W)</translation>
    </message>
    <message>
        <source>Exchange left and right in this game</source>
        <translation>將這份棋譜左右對調</translation>
    </message>
    <message>
        <source>Exchange the points of this move and the player&apos;s move before it</source>
        <translation>將這一手與同一方前一手的位置對調</translation>
    </message>
    <message>
        <source>Exchange the upper left and the lower right in this game</source>
        <translation>將這份棋譜的左上與右下對調</translation>
    </message>
    <message>
        <source>Exchange the upper right and the lower left in this game</source>
        <translation>將這份棋譜的右上與左下對調</translation>
    </message>
    <message>
        <source>Exchange top and bottom in this game</source>
        <translation>將這份棋譜上下對調</translation>
    </message>
    <message>
        <source>Export pro&amp;blems as web page...</source>
        <translation>將題目匯出為網頁(&amp;B)...</translation>
    </message>
    <message>
        <source>F&amp;ix problem</source>
        <translation>修正問題(&amp;I)</translation>
    </message>
    <message>
        <source>Fill the screen</source>
        <translation>使用整個螢幕</translation>
    </message>
    <message>
        <source>Find any command by its words, and run it</source>
        <translation>輸入字詞尋找任何命令並執行</translation>
    </message>
    <message>
        <source>Find ne&amp;xt</source>
        <translation>找下一個(&amp;X)</translation>
    </message>
    <message>
        <source>Find pre&amp;vious</source>
        <translation>找上一個(&amp;V)</translation>
    </message>
    <message>
        <source>Find the right moves; the game answers, and its tree is hidden meanwhile</source>
        <translation>找出正解；對方會應手，期間隱藏變化樹</translation>
    </message>
    <message>
        <source>Find this p&amp;osition...</source>
        <translation>尋找這個局面(&amp;O)...</translation>
    </message>
    <message>
        <source>Fit the board, or the part shown of it, to the window</source>
        <translation>將棋盤或顯示的部分調整到視窗大小</translation>
    </message>
    <message>
        <source>Fit to &amp;window</source>
        <translation>符合視窗大小(&amp;W)</translation>
    </message>
    <message>
        <source>Fix the problem of the HEN text at the caret, or else the first one</source>
        <translation>修正插入點處的 HEN 問題，沒有則修正第一個</translation>
    </message>
    <message>
        <source>Follow &amp;system</source>
        <translation>依照系統設定(&amp;S)</translation>
    </message>
    <message>
        <source>Forward 1&amp;0 moves</source>
        <translation>前進 10 手(&amp;0)</translation>
    </message>
    <message>
        <source>G&amp;ames</source>
        <translation>棋譜清單(&amp;A)</translation>
    </message>
    <message>
        <source>G&amp;o to move...</source>
        <translation>前往某一手(&amp;O)...</translation>
    </message>
    <message>
        <source>GTP &amp;board</source>
        <translation>GTP 棋盤(&amp;B)</translation>
    </message>
    <message>
        <source>Game in&amp;fo...</source>
        <translation>對局資訊(&amp;F)...</translation>
    </message>
    <message>
        <source>Give move to other p&amp;layer</source>
        <translation>改為對方的著手(&amp;L)</translation>
    </message>
    <message>
        <source>Give the turn to the other player</source>
        <translation>輪到對方落子</translation>
    </message>
    <message>
        <source>Go &amp;to point...</source>
        <translation>前往座標(&amp;T)...</translation>
    </message>
    <message>
        <source>Go 10 moves back</source>
        <translation>後退 10 手</translation>
    </message>
    <message>
        <source>Go 10 moves forward</source>
        <translation>前進 10 手</translation>
    </message>
    <message>
        <source>Go back to the main line</source>
        <translation>回到主線</translation>
    </message>
    <message>
        <source>Go to a move by its number</source>
        <translation>依手數前往某一手</translation>
    </message>
    <message>
        <source>Go to a point by its name</source>
        <translation>依名稱前往某個座標</translation>
    </message>
    <message>
        <source>Go to the end of the line</source>
        <translation>前往這條變化的最後</translation>
    </message>
    <message>
        <source>Go to the move that placed the stone at the cursor</source>
        <translation>前往下出游標處棋子的那一手</translation>
    </message>
    <message>
        <source>Go to the next comment</source>
        <translation>前往下一個註解</translation>
    </message>
    <message>
        <source>Go to the next fork</source>
        <translation>前往下一個分岔</translation>
    </message>
    <message>
        <source>Go to the next game of the file</source>
        <translation>前往檔案中的下一份棋譜</translation>
    </message>
    <message>
        <source>Go to the next match</source>
        <translation>前往下一個符合項目</translation>
    </message>
    <message>
        <source>Go to the next move</source>
        <translation>前往下一手</translation>
    </message>
    <message>
        <source>Go to the next move of the game that leads to this position</source>
        <translation>前往棋譜中形成這個局面的下一手</translation>
    </message>
    <message>
        <source>Go to the next move that lost more than two points</source>
        <translation>前往下一個損失超過兩目的著手</translation>
    </message>
    <message>
        <source>Go to the next variation</source>
        <translation>前往下一個變化</translation>
    </message>
    <message>
        <source>Go to the previous comment</source>
        <translation>前往上一個註解</translation>
    </message>
    <message>
        <source>Go to the previous fork</source>
        <translation>前往上一個分岔</translation>
    </message>
    <message>
        <source>Go to the previous game of the file</source>
        <translation>前往檔案中的上一份棋譜</translation>
    </message>
    <message>
        <source>Go to the previous match</source>
        <translation>前往上一個符合項目</translation>
    </message>
    <message>
        <source>Go to the previous move</source>
        <translation>前往上一手</translation>
    </message>
    <message>
        <source>Go to the previous move that lost more than two points</source>
        <translation>前往上一個損失超過兩目的著手</translation>
    </message>
    <message>
        <source>Go to the previous variation</source>
        <translation>前往上一個變化</translation>
    </message>
    <message>
        <source>Go to the start of the game</source>
        <translation>前往開始局面</translation>
    </message>
    <message>
        <source>Good for &amp;White</source>
        <translation>白優(&amp;W)</translation>
    </message>
    <message>
        <source>Good for B&amp;lack</source>
        <translation>黑優(&amp;L)</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>綠子</translation>
    </message>
    <message>
        <source>Grey out</source>
        <translation>淡化</translation>
    </message>
    <message>
        <source>Grey out points here and in what follows</source>
        <translation>從這裡起淡化指定的點</translation>
    </message>
    <message>
        <source>HTML for Be&amp;soGo</source>
        <translation>BesoGo 用的 HTML(&amp;S)</translation>
    </message>
    <message>
        <source>Hide everything after this node (or double-click it)</source>
        <translation>隱藏這個節點後的所有內容（或按兩下節點）</translation>
    </message>
    <message>
        <source>Insert a move of the player to move before this node</source>
        <translation>在這個節點前插入輪到的一方的一手</translation>
    </message>
    <message>
        <source>Insert an empty node after this one</source>
        <translation>在這個節點後插入空節點</translation>
    </message>
    <message>
        <source>Insert an empty node before this one</source>
        <translation>在這個節點前插入空節點</translation>
    </message>
    <message>
        <source>Insert mo&amp;ve before...</source>
        <translation>在前面插入一手(&amp;V)...</translation>
    </message>
    <message>
        <source>Insert node &amp;after</source>
        <translation>在後面插入節點(&amp;A)</translation>
    </message>
    <message>
        <source>Insert node &amp;before</source>
        <translation>在前面插入節點(&amp;B)</translation>
    </message>
    <message>
        <source>Ko point</source>
        <translation>劫的位置</translation>
    </message>
    <message>
        <source>L&amp;ine</source>
        <translation>線(&amp;I)</translation>
    </message>
    <message>
        <source>LaTeX for &amp;eigo</source>
        <translation>eigo 用的 LaTeX(&amp;E)</translation>
    </message>
    <message>
        <source>LaTeX for &amp;igo</source>
        <translation>igo 用的 LaTeX(&amp;I)</translation>
    </message>
    <message>
        <source>Label points 1, 2, 3; double-click: other text</source>
        <translation>將點標為 1、2、3；按兩下：其他文字</translation>
    </message>
    <message>
        <source>Label points A, B, C; double-click: other text</source>
        <translation>將點標為 A、B、C；按兩下：其他文字</translation>
    </message>
    <message>
        <source>Last mo&amp;ve</source>
        <translation>最後一手(&amp;V)</translation>
    </message>
    <message>
        <source>Last move</source>
        <translation>最後一手</translation>
    </message>
    <message>
        <source>Let an engine show good moves and who leads, or end it</source>
        <translation>讓引擎顯示好手與領先的一方，或結束分析</translation>
    </message>
    <message>
        <source>Let engines play their strongest</source>
        <translation>讓引擎以最強棋力下棋</translation>
    </message>
    <message>
        <source>Let engines play their weakest</source>
        <translation>讓引擎以最弱棋力下棋</translation>
    </message>
    <message>
        <source>Let engines think a little</source>
        <translation>讓引擎稍作思考</translation>
    </message>
    <message>
        <source>Let engines think for seconds</source>
        <translation>讓引擎思考數秒</translation>
    </message>
    <message>
        <source>Let the engine judge each move of the main line: the score, and mistakes</source>
        <translation>讓引擎評判主線的每一手：以曲線顯示目數差，並找出失誤</translation>
    </message>
    <message>
        <source>Let the engine make Black&apos;s moves from here on, or no longer</source>
        <translation>從這裡起由引擎下黑棋，或不再由引擎下</translation>
    </message>
    <message>
        <source>Let the engine make White&apos;s moves from here on, or no longer</source>
        <translation>從這裡起由引擎下白棋，或不再由引擎下</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>字母</translation>
    </message>
    <message>
        <source>Light, &amp;high contrast</source>
        <translation>淺色高對比(&amp;H)</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>線</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>連結</translation>
    </message>
    <message>
        <source>M&amp;uch: 1,000 visits, or level 10</source>
        <translation>多：計算量 1,000 或等級 10(&amp;U)</translation>
    </message>
    <message>
        <source>Make black white and white black in this game, players and result included</source>
        <translation>將這份棋譜黑白互換，包括對局者與結果</translation>
    </message>
    <message>
        <source>Make the line to this node the main line</source>
        <translation>將到這個節點的變化設為主線</translation>
    </message>
    <message>
        <source>Mark Black&apos;s territory; right button: White&apos;s; Shift: whole regions</source>
        <translation>標示黑地；右鍵：白地；Shift：整塊區域</translation>
    </message>
    <message>
        <source>Mark points with a circle; Shift: whole chains</source>
        <translation>標上圓圈；Shift：整個棋串</translation>
    </message>
    <message>
        <source>Mark points with a cross; Shift: whole chains</source>
        <translation>標上叉號；Shift：整個棋串</translation>
    </message>
    <message>
        <source>Mark points with a square; Shift: whole chains</source>
        <translation>標上方塊；Shift：整個棋串</translation>
    </message>
    <message>
        <source>Mark points with a triangle; Shift: whole chains</source>
        <translation>標上三角；Shift：整個棋串</translation>
    </message>
    <message>
        <source>Mark the move as doubtful</source>
        <translation>標示為疑問手</translation>
    </message>
    <message>
        <source>Mark the move as interesting</source>
        <translation>標示為有意思的一手</translation>
    </message>
    <message>
        <source>Mark the node as a hotspot</source>
        <translation>標示為焦點</translation>
    </message>
    <message>
        <source>Mark the point at the cursor with a circle, or unmark it</source>
        <translation>在游標處標上或取消圓圈</translation>
    </message>
    <message>
        <source>Mark the point at the cursor with a cross, or unmark it</source>
        <translation>在游標處標上或取消叉號</translation>
    </message>
    <message>
        <source>Mark the point at the cursor with a square, or unmark it</source>
        <translation>在游標處標上或取消方塊</translation>
    </message>
    <message>
        <source>Mark the point at the cursor with a triangle, or unmark it</source>
        <translation>在游標處標上或取消三角</translation>
    </message>
    <message>
        <source>Mark the position as even</source>
        <translation>標示為兩分的局面</translation>
    </message>
    <message>
        <source>Mark the position as good for Black</source>
        <translation>標示為黑優的局面</translation>
    </message>
    <message>
        <source>Mark the position as good for White</source>
        <translation>標示為白優的局面</translation>
    </message>
    <message>
        <source>Mark the position as unclear</source>
        <translation>標示為形勢不明的局面</translation>
    </message>
    <message>
        <source>Mark with &amp;circle</source>
        <translation>標上圓圈(&amp;C)</translation>
    </message>
    <message>
        <source>Mark with &amp;square</source>
        <translation>標上方塊(&amp;S)</translation>
    </message>
    <message>
        <source>Mark with &amp;triangle</source>
        <translation>標上三角(&amp;T)</translation>
    </message>
    <message>
        <source>Mark with cr&amp;oss</source>
        <translation>標上叉號(&amp;O)</translation>
    </message>
    <message>
        <source>Mer&amp;ge with file...</source>
        <translation>與檔案合併(&amp;G)...</translation>
    </message>
    <message>
        <source>Merge the variations of another file into this game</source>
        <translation>將另一個檔案的變化合併到這份棋譜</translation>
    </message>
    <message>
        <source>Mirror along the &amp;diagonal \</source>
        <translation>沿 \ 對角線翻轉(&amp;D)</translation>
    </message>
    <message>
        <source>Mirror along the di&amp;agonal /</source>
        <translation>沿 / 對角線翻轉(&amp;A)</translation>
    </message>
    <message>
        <source>Mirror left and ri&amp;ght</source>
        <translation>左右翻轉(&amp;G)</translation>
    </message>
    <message>
        <source>Mirror top and &amp;bottom</source>
        <translation>上下翻轉(&amp;B)</translation>
    </message>
    <message>
        <source>Move &amp;down</source>
        <translation>向下(&amp;D)</translation>
    </message>
    <message>
        <source>Move &amp;left</source>
        <translation>向左(&amp;L)</translation>
    </message>
    <message>
        <source>Move &amp;right</source>
        <translation>向右(&amp;R)</translation>
    </message>
    <message>
        <source>Move &amp;up</source>
        <translation>向上(&amp;U)</translation>
    </message>
    <message>
        <source>Move branc&amp;h to new game</source>
        <translation>將分支移到新棋譜(&amp;H)</translation>
    </message>
    <message>
        <source>Move game &amp;up</source>
        <translation>上移棋譜(&amp;U)</translation>
    </message>
    <message>
        <source>Move game d&amp;own</source>
        <translation>下移棋譜(&amp;O)</translation>
    </message>
    <message>
        <source>Move stones; drag a frame around several</source>
        <translation>移動棋子；拖曳框選多顆</translation>
    </message>
    <message>
        <source>Move the board cursor down</source>
        <translation>將棋盤游標向下移</translation>
    </message>
    <message>
        <source>Move the board cursor left</source>
        <translation>將棋盤游標向左移</translation>
    </message>
    <message>
        <source>Move the board cursor right</source>
        <translation>將棋盤游標向右移</translation>
    </message>
    <message>
        <source>Move the board cursor up</source>
        <translation>將棋盤游標向上移</translation>
    </message>
    <message>
        <source>Move the focus to the next pane</source>
        <translation>將焦點移到下一個窗格</translation>
    </message>
    <message>
        <source>Move the focus to the previous pane</source>
        <translation>將焦點移到上一個窗格</translation>
    </message>
    <message>
        <source>Move this game down by one</source>
        <translation>將這份棋譜下移一位</translation>
    </message>
    <message>
        <source>Move this game up by one</source>
        <translation>將這份棋譜上移一位</translation>
    </message>
    <message>
        <source>Move this node and everything after it to a new game</source>
        <translation>將這個節點及其後的所有內容移到新棋譜</translation>
    </message>
    <message>
        <source>Move this variation down by one</source>
        <translation>將這個變化下移一位</translation>
    </message>
    <message>
        <source>Move this variation up by one</source>
        <translation>將這個變化上移一位</translation>
    </message>
    <message>
        <source>Move variation &amp;up</source>
        <translation>上移變化(&amp;U)</translation>
    </message>
    <message>
        <source>Move variation d&amp;own</source>
        <translation>下移變化(&amp;O)</translation>
    </message>
    <message>
        <source>N&amp;ext comment</source>
        <translation>下一個註解(&amp;E)</translation>
    </message>
    <message>
        <source>N&amp;one</source>
        <translation>無(&amp;O)</translation>
    </message>
    <message>
        <source>Name columns and rows by numbers from the upper left</source>
        <translation>直行與橫列都從左上起以數字標示</translation>
    </message>
    <message>
        <source>Name columns by letters and rows by numbers from below</source>
        <translation>直行以字母標示，橫列由下往上以數字標示</translation>
    </message>
    <message>
        <source>Name columns by numbers and rows by kanji numerals from the upper left</source>
        <translation>從左上起，直行以數字標示，橫列以漢字數字標示</translation>
    </message>
    <message>
        <source>Ne&amp;xt moves</source>
        <translation>下一手(&amp;X)</translation>
    </message>
    <message>
        <source>Ne&amp;xt variation</source>
        <translation>下一個變化(&amp;X)</translation>
    </message>
    <message>
        <source>New node &amp;after</source>
        <translation>後面的新節點(&amp;A)</translation>
    </message>
    <message>
        <source>New node &amp;before</source>
        <translation>前面的新節點(&amp;B)</translation>
    </message>
    <message>
        <source>Next &amp;game</source>
        <translation>下一份棋譜(&amp;G)</translation>
    </message>
    <message>
        <source>Next fo&amp;rk</source>
        <translation>下一個分岔(&amp;R)</translation>
    </message>
    <message>
        <source>Next error or &amp;warning</source>
        <translation>下一個錯誤或警告(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Minimise</source>
        <translation>縮到最小(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Right answer</source>
        <translation>正解(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Zoom</source>
        <translation>縮放(&amp;Z)</translation>
    </message>
    <message>
        <source>Fill the screen with this window, or restore its size</source>
        <translation>將此視窗放大到整個螢幕，或還原其大小</translation>
    </message>
    <message>
        <source>Go to the next error or warning in the list</source>
        <translation>前往清單中的下一個錯誤或警告</translation>
    </message>
    <message>
        <source>Go to the previous error or warning in the list</source>
        <translation>前往清單中的上一個錯誤或警告</translation>
    </message>
    <message>
        <source>Mark the move as a wrong answer to a problem</source>
        <translation>將這手標為題目的失敗圖</translation>
    </message>
    <message>
        <source>Mark the move as the right answer to a problem</source>
        <translation>將這手標為題目的正解</translation>
    </message>
    <message>
        <source>Minimise this window to the Dock</source>
        <translation>將此視窗縮到 Dock</translation>
    </message>
    <message>
        <source>Next same pos&amp;ition</source>
        <translation>下一個相同局面(&amp;I)</translation>
    </message>
    <message>
        <source>Node &amp;properties...</source>
        <translation>節點屬性(&amp;P)...</translation>
    </message>
    <message>
        <source>Num&amp;ber the last moves...</source>
        <translation>為最後幾手編號(&amp;B)...</translation>
    </message>
    <message>
        <source>Number all moves</source>
        <translation>顯示所有著手的手數</translation>
    </message>
    <message>
        <source>Number only the last moves</source>
        <translation>只顯示最後幾手的手數</translation>
    </message>
    <message>
        <source>Number the moves after this node, from 1</source>
        <translation>從這個節點的下一手起由 1 編號</translation>
    </message>
    <message>
        <source>Open another window with a new document</source>
        <translation>開啟另一個視窗與新文件</translation>
    </message>
    <message>
        <source>Open or restore what was replaced when the file was saved</source>
        <translation>開啟或還原儲存檔案時被取代的內容</translation>
    </message>
    <message>
        <source>P&amp;ass</source>
        <translation>虛手(&amp;A)</translation>
    </message>
    <message>
        <source>P&amp;urple stones</source>
        <translation>紫子(&amp;U)</translation>
    </message>
    <message>
        <source>Pass instead of playing a stone</source>
        <translation>不落子而虛手</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>貼上</translation>
    </message>
    <message>
        <source>Paste SGF, HEN, a text diagram or moves from the clipboard</source>
        <translation>貼上剪貼簿中的 SGF、HEN、文字棋圖或著手</translation>
    </message>
    <message>
        <source>Paste into the &amp;HEN field</source>
        <translation>貼到 HEN 欄位(&amp;H)</translation>
    </message>
    <message>
        <source>Paste variations after this node</source>
        <translation>在這個節點後貼上變化</translation>
    </message>
    <message>
        <source>Pictu&amp;re</source>
        <translation>圖片(&amp;R)</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>圖片</translation>
    </message>
    <message>
        <source>Place &amp;other colour</source>
        <translation>放置另一色(&amp;O)</translation>
    </message>
    <message>
        <source>Place black stones; right button: white</source>
        <translation>擺黑子；右鍵：白子</translation>
    </message>
    <message>
        <source>Place blue stones; right button: black</source>
        <translation>擺藍子；右鍵：黑子</translation>
    </message>
    <message>
        <source>Place green stones; right button: black</source>
        <translation>擺綠子；右鍵：黑子</translation>
    </message>
    <message>
        <source>Place purple stones; right button: black</source>
        <translation>擺紫子；右鍵：黑子</translation>
    </message>
    <message>
        <source>Place red stones; right button: black</source>
        <translation>擺紅子；右鍵：黑子</translation>
    </message>
    <message>
        <source>Place white stones; right button: black</source>
        <translation>擺白子；右鍵：黑子</translation>
    </message>
    <message>
        <source>Place yellow stones; right button: black</source>
        <translation>擺黃子；右鍵：黑子</translation>
    </message>
    <message>
        <source>Plain &amp;text diagram</source>
        <translation>純文字棋圖(&amp;T)</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>落子</translation>
    </message>
    <message>
        <source>Play &amp;Black here</source>
        <translation>黑下在這裡(&amp;B)</translation>
    </message>
    <message>
        <source>Play &amp;White here</source>
        <translation>白下在這裡(&amp;W)</translation>
    </message>
    <message>
        <source>Play &amp;best move</source>
        <translation>下最佳一手(&amp;B)</translation>
    </message>
    <message>
        <source>Play &amp;purple here</source>
        <translation>紫下在這裡(&amp;P)</translation>
    </message>
    <message>
        <source>Play &amp;red here</source>
        <translation>紅下在這裡(&amp;R)</translation>
    </message>
    <message>
        <source>Play &amp;yellow here</source>
        <translation>黃下在這裡(&amp;Y)</translation>
    </message>
    <message>
        <source>Play a black move at the cursor, regardless of turn</source>
        <translation>不論輪到誰，在游標處下一手黑棋</translation>
    </message>
    <message>
        <source>Play a blue move at the cursor, regardless of turn</source>
        <translation>不論輪到誰，在游標處下一手藍棋</translation>
    </message>
    <message>
        <source>Play a green move at the cursor, regardless of turn</source>
        <translation>不論輪到誰，在游標處下一手綠棋</translation>
    </message>
    <message>
        <source>Play a purple move at the cursor, regardless of turn</source>
        <translation>不論輪到誰，在游標處下一手紫棋</translation>
    </message>
    <message>
        <source>Play a red move at the cursor, regardless of turn</source>
        <translation>不論輪到誰，在游標處下一手紅棋</translation>
    </message>
    <message>
        <source>Play a white move at the cursor, regardless of turn</source>
        <translation>不論輪到誰，在游標處下一手白棋</translation>
    </message>
    <message>
        <source>Play a yellow move at the cursor, regardless of turn</source>
        <translation>不論輪到誰，在游標處下一手黃棋</translation>
    </message>
    <message>
        <source>Play bl&amp;ue here</source>
        <translation>藍下在這裡(&amp;U)</translation>
    </message>
    <message>
        <source>Play gr&amp;een here</source>
        <translation>綠下在這裡(&amp;E)</translation>
    </message>
    <message>
        <source>Play moves in turn, with captures and ko</source>
        <translation>輪流落子，依規則提子與打劫</translation>
    </message>
    <message>
        <source>Play n&amp;umbered stones as moves</source>
        <translation>將編號的棋子下成著手(&amp;U)</translation>
    </message>
    <message>
        <source>Play the move the engine prefers</source>
        <translation>下引擎首選的一手</translation>
    </message>
    <message>
        <source>Play the numbered stones as moves, in order</source>
        <translation>將編號的棋子依序下成著手</translation>
    </message>
    <message>
        <source>Pre&amp;sentation</source>
        <translation>簡報(&amp;S)</translation>
    </message>
    <message>
        <source>Pre&amp;vious mistake</source>
        <translation>上一個失誤(&amp;V)</translation>
    </message>
    <message>
        <source>Pre&amp;vious pane</source>
        <translation>上一個窗格(&amp;V)</translation>
    </message>
    <message>
        <source>Pre&amp;vious variation</source>
        <translation>上一個變化(&amp;V)</translation>
    </message>
    <message>
        <source>Prefere&amp;nces...</source>
        <translation>偏好設定(&amp;N)...</translation>
    </message>
    <message>
        <source>Previo&amp;us error or warning</source>
        <translation>上一個錯誤或警告(&amp;U)</translation>
    </message>
    <message>
        <source>Previous &amp;comment</source>
        <translation>上一個註解(&amp;C)</translation>
    </message>
    <message>
        <source>Previous for&amp;k</source>
        <translation>上一個分岔(&amp;K)</translation>
    </message>
    <message>
        <source>Previous g&amp;ame</source>
        <translation>上一份棋譜(&amp;A)</translation>
    </message>
    <message>
        <source>Print &amp;figures...</source>
        <translation>列印棋譜(&amp;F)...</translation>
    </message>
    <message>
        <source>Print the board and the comment</source>
        <translation>列印棋盤與註解</translation>
    </message>
    <message>
        <source>Print the problems of this file on pages, with answers, or save them</source>
        <translation>列印或儲存這個檔案的題目與解答</translation>
    </message>
    <message>
        <source>Print this game as numbered diagrams with its comments, or save them</source>
        <translation>將這份棋譜以編號的棋圖與註解列印或儲存</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>紫子</translation>
    </message>
    <message>
        <source>Put the tool palette at the right of the window, or back to the left</source>
        <translation>將工具列移到視窗右側，或移回左側</translation>
    </message>
    <message>
        <source>Re&amp;cover...</source>
        <translation>恢復(&amp;C)...</translation>
    </message>
    <message>
        <source>Read the position from a picture of a board on the screen</source>
        <translation>從螢幕上的棋盤圖片讀取局面</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>紅子</translation>
    </message>
    <message>
        <source>Redo the last undone change</source>
        <translation>重做上次復原的變更</translation>
    </message>
    <message>
        <source>Remove all arrows and lines from this node</source>
        <translation>移除這個節點的所有箭頭與線</translation>
    </message>
    <message>
        <source>Remove all labels, marks, arrows, lines and areas from this node</source>
        <translation>移除這個節點的所有標籤、記號、箭頭、線與區域</translation>
    </message>
    <message>
        <source>Remove all letters, numbers and texts from this node</source>
        <translation>移除這個節點的所有字母、數字與文字</translation>
    </message>
    <message>
        <source>Remove all territory from this node</source>
        <translation>移除這個節點的所有地</translation>
    </message>
    <message>
        <source>Remove all triangles, squares, circles and crosses from this node</source>
        <translation>移除這個節點的所有三角、方塊、圓圈與叉號</translation>
    </message>
    <message>
        <source>Remove comments, markup and more from this node or the whole game</source>
        <translation>從這個節點或整份棋譜移除註解、標記等內容</translation>
    </message>
    <message>
        <source>Remove the program from the menu of the desktop again</source>
        <translation>將本程式從桌面選單移除</translation>
    </message>
    <message>
        <source>Remove this game from the file</source>
        <translation>從檔案移除這份棋譜</translation>
    </message>
    <message>
        <source>Rename thi&amp;s node</source>
        <translation>重新命名節點(&amp;S)</translation>
    </message>
    <message>
        <source>Reopen the file with another encoding</source>
        <translation>以其他編碼重新開啟檔案</translation>
    </message>
    <message>
        <source>Reopen with &amp;encoding...</source>
        <translation>以其他編碼重新開啟(&amp;E)...</translation>
    </message>
    <message>
        <source>Restore documents that were closed or lost without being saved</source>
        <translation>還原未儲存就關閉或遺失的文件</translation>
    </message>
    <message>
        <source>Right-click at the cursor</source>
        <translation>在游標處按右鍵</translation>
    </message>
    <message>
        <source>Rotate &amp;left</source>
        <translation>向左旋轉(&amp;L)</translation>
    </message>
    <message>
        <source>Rotate &amp;right</source>
        <translation>向右旋轉(&amp;R)</translation>
    </message>
    <message>
        <source>Rotate by &amp;180°</source>
        <translation>旋轉 180°(&amp;1)</translation>
    </message>
    <message>
        <source>Rotate this game by 90° to the left, with everything that names a point</source>
        <translation>將這份棋譜連同所有座標向左旋轉 90°</translation>
    </message>
    <message>
        <source>Rotate this game by 90° to the right, with everything that names a point</source>
        <translation>將這份棋譜連同所有座標向右旋轉 90°</translation>
    </message>
    <message>
        <source>Rotate view &amp;left</source>
        <translation>畫面向左旋轉(&amp;L)</translation>
    </message>
    <message>
        <source>Rotate view &amp;right</source>
        <translation>畫面向右旋轉(&amp;R)</translation>
    </message>
    <message>
        <source>Rotate view by &amp;180°</source>
        <translation>畫面旋轉 180°(&amp;1)</translation>
    </message>
    <message>
        <source>Rotate, mirror, shift or resize this position, variation, game, or all games</source>
        <translation>旋轉、翻轉、平移或縮放這個局面、變化、棋譜或所有棋譜</translation>
    </message>
    <message>
        <source>S&amp;GF of the game</source>
        <translation>棋譜的 SGF(&amp;G)</translation>
    </message>
    <message>
        <source>S&amp;quare</source>
        <translation>方塊(&amp;Q)</translation>
    </message>
    <message>
        <source>SGF of this &amp;position</source>
        <translation>這個局面的 SGF(&amp;P)</translation>
    </message>
    <message>
        <source>Save &amp;as...</source>
        <translation>另存新檔(&amp;A)...</translation>
    </message>
    <message>
        <source>Save a byte-for-byte copy of the file as it was read</source>
        <translation>將讀入的檔案逐位元組儲存為複本</translation>
    </message>
    <message>
        <source>Save a copy in standard form (FF[4], UTF-8)</source>
        <translation>以標準格式儲存複本（FF[4]、UTF-8）</translation>
    </message>
    <message>
        <source>Save nor&amp;malised copy...</source>
        <translation>儲存標準化複本(&amp;M)...</translation>
    </message>
    <message>
        <source>Save or&amp;iginal as...</source>
        <translation>將原來的檔案另存新檔(&amp;I)...</translation>
    </message>
    <message>
        <source>Save the document</source>
        <translation>儲存文件</translation>
    </message>
    <message>
        <source>Save the problems of this file as a web page to solve in a browser</source>
        <translation>將這個檔案的題目儲存成可在瀏覽器解題的網頁</translation>
    </message>
    <message>
        <source>Save these numbers as markup</source>
        <translation>將這些手數存成標記</translation>
    </message>
    <message>
        <source>Save under another name, as SGF or HEN</source>
        <translation>以其他名稱儲存為 SGF 或 HEN</translation>
    </message>
    <message>
        <source>Say how large the board is, how many stones it has, and whose turn it is</source>
        <translation>朗讀棋盤大小、棋子數與輪到誰</translation>
    </message>
    <message>
        <source>Say how many stones each player has captured</source>
        <translation>朗讀雙方各提了幾子</translation>
    </message>
    <message>
        <source>Say the stones and the liberties of the chain at the cursor</source>
        <translation>朗讀游標處棋串的棋子與氣</translation>
    </message>
    <message>
        <source>Say the whole comment</source>
        <translation>朗讀完整的註解</translation>
    </message>
    <message>
        <source>Say what is next to the cursor</source>
        <translation>朗讀與游標相鄰的點</translation>
    </message>
    <message>
        <source>Say what is on the point at the cursor</source>
        <translation>朗讀游標處的內容</translation>
    </message>
    <message>
        <source>Say what the engine thinks: its best move, and who leads</source>
        <translation>朗讀引擎的看法：最佳一手與領先的一方</translation>
    </message>
    <message>
        <source>Say what this move changed, or what differs from the board it is compared with</source>
        <translation>朗讀這一手造成的變更，或與比較的棋盤有何不同</translation>
    </message>
    <message>
        <source>Say where the ko is</source>
        <translation>朗讀劫的位置</translation>
    </message>
    <message>
        <source>Say which move this is, which variation, and its comment</source>
        <translation>朗讀這是第幾手、哪個變化以及註解</translation>
    </message>
    <message>
        <source>Say which move was played last</source>
        <translation>朗讀最後下的一手</translation>
    </message>
    <message>
        <source>Say which moves follow, that of the main line first</source>
        <translation>朗讀接下來的著手，主線優先</translation>
    </message>
    <message>
        <source>Say which stones are in the column of the cursor</source>
        <translation>朗讀游標所在直行的棋子</translation>
    </message>
    <message>
        <source>Say which stones are in the row of the cursor</source>
        <translation>朗讀游標所在橫列的棋子</translation>
    </message>
    <message>
        <source>Say which stones are near the cursor, the nearest first</source>
        <translation>由近而遠朗讀游標附近的棋子</translation>
    </message>
    <message>
        <source>Screens&amp;hot...</source>
        <translation>螢幕截圖(&amp;H)...</translation>
    </message>
    <message>
        <source>Search comments and node names</source>
        <translation>在註解與節點名稱中搜尋</translation>
    </message>
    <message>
        <source>Search the game, the file or a folder for this position or its selected part</source>
        <translation>在棋譜、檔案或資料夾中搜尋這個局面或選取的部分</translation>
    </message>
    <message>
        <source>Selec&amp;t all</source>
        <translation>全選(&amp;T)</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>選取</translation>
    </message>
    <message>
        <source>Select the whole board with the select tool</source>
        <translation>用選取工具選取整個棋盤</translation>
    </message>
    <message>
        <source>Set the ko point</source>
        <translation>設定劫的位置</translation>
    </message>
    <message>
        <source>Set the last move</source>
        <translation>設定最後一手</translation>
    </message>
    <message>
        <source>Set which colours play, and in which order</source>
        <translation>設定哪些顏色落子以及順序</translation>
    </message>
    <message>
        <source>Show &amp;ownership</source>
        <translation>顯示歸屬(&amp;O)</translation>
    </message>
    <message>
        <source>Show all games in a table: who is to play, and what problems lack</source>
        <translation>以表格顯示所有棋譜：輪到哪一方，以及題目還缺什麼</translation>
    </message>
    <message>
        <source>Show at other nodes what differs from this one</source>
        <translation>在其他節點顯示與這個節點的不同之處</translation>
    </message>
    <message>
        <source>Show coordinates around the board</source>
        <translation>在棋盤周圍顯示座標</translation>
    </message>
    <message>
        <source>Show everything after this node</source>
        <translation>顯示這個節點後的所有內容</translation>
    </message>
    <message>
        <source>Show how likely the player wins with a move</source>
        <translation>顯示各著手的勝率</translation>
    </message>
    <message>
        <source>Show how many points each move loses</source>
        <translation>顯示各著手損失的目數</translation>
    </message>
    <message>
        <source>Show later moves further down in the tree</source>
        <translation>在變化樹中將後面的著手顯示在下方</translation>
    </message>
    <message>
        <source>Show later moves to the right in the tree</source>
        <translation>在變化樹中將後面的著手顯示在右方</translation>
    </message>
    <message>
        <source>Show move numbers on stones</source>
        <translation>在棋子上顯示手數</translation>
    </message>
    <message>
        <source>Show only the area you drag over; click: whole board</source>
        <translation>只顯示拖曳的區域；點按：整個棋盤</translation>
    </message>
    <message>
        <source>Show only the board, comment and players, larger; Esc: back</source>
        <translation>只放大顯示棋盤、註解與對局者；Esc：返回</translation>
    </message>
    <message>
        <source>Show only the moves played</source>
        <translation>只顯示已下的著手</translation>
    </message>
    <message>
        <source>Show or hide the list of games</source>
        <translation>顯示或隱藏棋譜清單</translation>
    </message>
    <message>
        <source>Show or hide the list of problems</source>
        <translation>顯示或隱藏問題清單</translation>
    </message>
    <message>
        <source>Show or hide the tool palette</source>
        <translation>顯示或隱藏工具列</translation>
    </message>
    <message>
        <source>Show or hide the tree and the comment</source>
        <translation>顯示或隱藏變化樹與註解</translation>
    </message>
    <message>
        <source>Show the alternatives to this move on the board</source>
        <translation>在棋盤上顯示這一手的其他候選著手</translation>
    </message>
    <message>
        <source>Show the board as a table that screen readers say and arrow keys go over</source>
        <translation>以表格顯示棋盤，供螢幕報讀軟體朗讀，並可用方向鍵移動</translation>
    </message>
    <message>
        <source>Show the board from the other side; the position stays as it is</source>
        <translation>從對面看棋盤；局面不變</translation>
    </message>
    <message>
        <source>Show the board neither rotated nor mirrored</source>
        <translation>不旋轉也不翻轉地顯示棋盤</translation>
    </message>
    <message>
        <source>Show the board rotated by 90° to the left; the position stays as it is</source>
        <translation>將棋盤向左旋轉 90° 顯示；局面不變</translation>
    </message>
    <message>
        <source>Show the board rotated by 90° to the right; the position stays as it is</source>
        <translation>將棋盤向右旋轉 90° 顯示；局面不變</translation>
    </message>
    <message>
        <source>Show the board with left and right exchanged; the position stays as it is</source>
        <translation>將棋盤左右對調顯示；局面不變</translation>
    </message>
    <message>
        <source>Show the guide, how HEN is written, with examples, and all keys</source>
        <translation>顯示使用指南、HEN 的寫法與範例，以及所有按鍵</translation>
    </message>
    <message>
        <source>Show the moves after this one on the board</source>
        <translation>在棋盤上顯示這一手的下一手</translation>
    </message>
    <message>
        <source>Show the moves of this line as a list that tells of variations</source>
        <translation>以清單顯示這條變化的著手，並註明其他變化</translation>
    </message>
    <message>
        <source>Show the next moves that the game asks for (ST)</source>
        <translation>依棋譜的設定顯示下一手（ST）</translation>
    </message>
    <message>
        <source>Show the program in the menu of the desktop, and open games and positions with it</source>
        <translation>在桌面選單中顯示本程式，並用它開啟棋譜和局面</translation>
    </message>
    <message>
        <source>Show the whole board from this node on</source>
        <translation>從這個節點起顯示整個棋盤</translation>
    </message>
    <message>
        <source>Show the whole board where only a part of it is shown; again: the part</source>
        <translation>只顯示局部時改為整個棋盤；再按一次：局部</translation>
    </message>
    <message>
        <source>Show the whole tree</source>
        <translation>顯示整個變化樹</translation>
    </message>
    <message>
        <source>Show titles to drag the panels by; Esc: hide them</source>
        <translation>顯示可拖曳面板的標題；Esc：隱藏</translation>
    </message>
    <message>
        <source>Show what differs from the node before this one</source>
        <translation>顯示與前一個節點的不同之處</translation>
    </message>
    <message>
        <source>Show what differs from the position on the clipboard</source>
        <translation>顯示與剪貼簿中局面的不同之處</translation>
    </message>
    <message>
        <source>Show whose each point is likely to be</source>
        <translation>顯示各點可能歸屬哪一方</translation>
    </message>
    <message>
        <source>Show words beside the tools where there is room for them</source>
        <translation>空間足夠時，在工具旁顯示文字</translation>
    </message>
    <message>
        <source>Shrink the board, or the tree or text that has the focus</source>
        <translation>縮小棋盤，或目前焦點所在的變化樹或文字</translation>
    </message>
    <message>
        <source>Solve proble&amp;ms</source>
        <translation>解題(&amp;M)</translation>
    </message>
    <message>
        <source>Square</source>
        <translation>方塊</translation>
    </message>
    <message>
        <source>Start a game against an engine: its size, handicap and strength</source>
        <translation>開始與引擎對局：選擇棋盤大小、讓子與棋力</translation>
    </message>
    <message>
        <source>Start game &amp;from here</source>
        <translation>從這裡開始棋譜(&amp;F)</translation>
    </message>
    <message>
        <source>Start the game with this position; what came before is deleted</source>
        <translation>以這個局面作為開始局面；刪除之前的內容</translation>
    </message>
    <message>
        <source>Start with an empty 13x13 board</source>
        <translation>以空的 13 路棋盤開始</translation>
    </message>
    <message>
        <source>Start with an empty 19x19 board</source>
        <translation>以空的 19 路棋盤開始</translation>
    </message>
    <message>
        <source>Start with an empty 9x9 board</source>
        <translation>以空的 9 路棋盤開始</translation>
    </message>
    <message>
        <source>Start with an empty board of any size</source>
        <translation>以任意大小的空棋盤開始</translation>
    </message>
    <message>
        <source>Stop greying out points from this node on</source>
        <translation>從這個節點起不再淡化</translation>
    </message>
    <message>
        <source>Stop showing what differs</source>
        <translation>不再顯示不同之處</translation>
    </message>
    <message>
        <source>Te&amp;xt label</source>
        <translation>文字標籤(&amp;X)</translation>
    </message>
    <message>
        <source>Territor&amp;y</source>
        <translation>地(&amp;Y)</translation>
    </message>
    <message>
        <source>Territory</source>
        <translation>地</translation>
    </message>
    <message>
        <source>Text label</source>
        <translation>文字標籤</translation>
    </message>
    <message>
        <source>To the &amp;right</source>
        <translation>向右(&amp;R)</translation>
    </message>
    <message>
        <source>Tools at the &amp;right</source>
        <translation>工具在右側(&amp;R)</translation>
    </message>
    <message>
        <source>Triangle</source>
        <translation>三角</translation>
    </message>
    <message>
        <source>Turn this game upside down, with everything that names a point</source>
        <translation>將這份棋譜連同所有座標旋轉 180°</translation>
    </message>
    <message>
        <source>Undo the last change</source>
        <translation>復原上次的變更</translation>
    </message>
    <message>
        <source>Use light or dark as set in the system</source>
        <translation>依系統設定使用淺色或深色</translation>
    </message>
    <message>
        <source>Use the dark theme</source>
        <translation>使用深色佈景主題</translation>
    </message>
    <message>
        <source>Use the dark theme with strong lines and white text</source>
        <translation>使用線條明顯、白字的深色佈景主題</translation>
    </message>
    <message>
        <source>Use the light theme</source>
        <translation>使用淺色佈景主題</translation>
    </message>
    <message>
        <source>Use the light theme with strong lines and black text</source>
        <translation>使用線條明顯、黑字的淺色佈景主題</translation>
    </message>
    <message>
        <source>V&amp;ery little: 1 visit, or level 1</source>
        <translation>極少：計算量 1 或等級 1(&amp;E)</translation>
    </message>
    <message>
        <source>W&amp;hole board</source>
        <translation>整個棋盤(&amp;H)</translation>
    </message>
    <message>
        <source>White</source>
        <translation>白子</translation>
    </message>
    <message>
        <source>Wr&amp;ong answer</source>
        <translation>失敗(&amp;O)</translation>
    </message>
    <message>
        <source>Write &amp;results into the game</source>
        <translation>將結果寫入棋譜(&amp;R)</translation>
    </message>
    <message>
        <source>Write a short text on a point</source>
        <translation>在點上寫一段短文字</translation>
    </message>
    <message>
        <source>Write a short text on the point at the cursor</source>
        <translation>在游標處寫一段短文字</translation>
    </message>
    <message>
        <source>Write numbers on the stones of the last moves</source>
        <translation>在最後幾手的棋子上寫編號</translation>
    </message>
    <message>
        <source>Write the scores into the game (V), and the best lines at mistakes as variations</source>
        <translation>將目數差寫入棋譜（V），並在失誤處加入最佳變化</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>黃子</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>放大(&amp;I)</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>縮小(&amp;O)</translation>
    </message>
    <message>
        <source>Click what is to be explained, or press {key} again for what has the focus.</source>
        <translation>按一下要了解的項目，或再按一次 {key} 查看目前焦點處的說明。</translation>
    </message>
    <message>
        <source>{key} in the tree</source>
        <translation>在變化樹中按 {key}</translation>
    </message>
    <message>
        <source>HEN Editor is in the applications menu now.</source>
        <translation>已將 HEN Editor 加入應用程式選單。</translation>
    </message>
    <message>
        <source>HEN Editor was removed from the applications menu.</source>
        <translation>已將 HEN Editor 從應用程式選單移除。</translation>
    </message>
    <message>
        <source>The applications menu could not be changed.</source>
        <translation>無法變更應用程式選單。</translation>
    </message>
    <message>
        <source>HEN Editor was not in the applications menu.</source>
        <translation>HEN Editor 原本就不在應用程式選單中。</translation>
    </message>
    <message>
        <source>Fix problem</source>
        <translation>修正問題</translation>
    </message>
</context>
<context>
    <name>CommentBox</name>
    <message>
        <source>Node name</source>
        <translation>節點名稱</translation>
    </message>
    <message>
        <source>Middle-click the board to insert a point&apos;s name</source>
        <translation>用滑鼠中鍵點按棋盤可插入座標名稱</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>註解</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>虛手</translation>
    </message>
    <message>
        <source>Only the first {shown} characters are shown. The comment is too long to be edited here.</source>
        <translation>只顯示前 {shown} 個字元。註解太長，無法在這裡編輯。</translation>
    </message>
    <message>
        <source>Not pasted: a comment is limited to {longest} characters, a line of it to {line}.</source>
        <translation>未貼上：註解最多 {longest} 個字元，每行最多 {line} 個字元。</translation>
    </message>
</context>
<context>
    <name>CompareDialog</name>
    <message>
        <source>Black&apos;s move</source>
        <translation>黑方的一手</translation>
    </message>
    <message>
        <source>White&apos;s move</source>
        <translation>白方的一手</translation>
    </message>
    <message>
        <source>black stones</source>
        <translation>黑子</translation>
    </message>
    <message>
        <source>white stones</source>
        <translation>白子</translation>
    </message>
    <message>
        <source>removed stones</source>
        <translation>移除的棋子</translation>
    </message>
    <message>
        <source>comment</source>
        <translation>註解</translation>
    </message>
    <message>
        <source>node name</source>
        <translation>節點名稱</translation>
    </message>
    <message>
        <source>labels</source>
        <translation>標籤</translation>
    </message>
    <message>
        <source>Comparing...</source>
        <translation>正在比較...</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比較</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>差異</translation>
    </message>
    <message numerus="yes">
        <source>%Ln difference(s)</source>
        <translation>
            <numerusform>%Ln 處差異</numerusform>
        </translation>
    </message>
    <message>
        <source>Both contain the same games.</source>
        <translation>兩者的棋譜相同。</translation>
    </message>
</context>
<context>
    <name>ComparisonBar</name>
    <message>
        <source>Compared with {title}</source>
        <translation>與{title}比較</translation>
    </message>
    <message>
        <source>Compared with {title}: the boards differ in size</source>
        <translation>與{title}比較：棋盤大小不同</translation>
    </message>
    <message>
        <source>Compared with {title}: no differences</source>
        <translation>與{title}比較：沒有差異</translation>
    </message>
    <message>
        <source>Stop showing what differs (Esc)</source>
        <translation>不再顯示不同之處（Esc）</translation>
    </message>
    <message>
        <source>End</source>
        <translation>結束</translation>
    </message>
    <message>
        <source>{count} added</source>
        <translation>增加 {count}</translation>
    </message>
    <message>
        <source>{count} removed</source>
        <translation>移除 {count}</translation>
    </message>
    <message>
        <source>{count} changed</source>
        <translation>變更 {count}</translation>
    </message>
</context>
<context>
    <name>CornerHandle</name>
    <message>
        <source>Drag it to where the outermost lines cross; arrow keys move it, faster with Shift</source>
        <translation>拖曳到最外側線條的交叉點上；方向鍵可移動，加按 Shift 移動更快</translation>
    </message>
</context>
<context>
    <name>CountBar</name>
    <message>
        <source>Territory</source>
        <translation>數目法</translation>
    </message>
    <message>
        <source>Area</source>
        <translation>數子法</translation>
    </message>
    <message>
        <source>Recorded: {result}.</source>
        <translation>紀錄：{result}。</translation>
    </message>
    <message>
        <source>Guessing which stones are dead...</source>
        <translation>正在推測死子...</translation>
    </message>
    <message>
        <source>The borders are not closed: {count} points beside both colours count for neither.</source>
        <translation>邊界尚未封閉：同時與兩色相鄰的 {count} 個點不計入任何一方。</translation>
    </message>
    <message>
        <source>Dead stones and a seki are a guess: click a chain that is wrong.</source>
        <translation>死子與雙活是推測的：請點按判斷錯誤的棋子。</translation>
    </message>
    <message>
        <source>The dead stones are a guess: click a chain that is wrong.</source>
        <translation>死子是推測的：請點按判斷錯誤的棋子。</translation>
    </message>
    <message>
        <source>Dead stones as this node marks them: click a chain that is wrong.</source>
        <translation>死子依這個節點的標記；請點按判斷錯誤的棋子。</translation>
    </message>
    <message>
        <source>Click a chain to mark it dead or alive. Eyes in a seki are no territory.</source>
        <translation>點按棋子可切換死活。雙活中的眼不算地。</translation>
    </message>
    <message>
        <source>Click a chain to mark it dead or alive.</source>
        <translation>點按棋子可切換死活。</translation>
    </message>
    <message>
        <source>{color} {total} = {points} + {captured} captured</source>
        <translation>{color} {total} = {points} + 提子 {captured}</translation>
    </message>
    <message>
        <source>{color} {total} = {points} + {captured} captured + {komi} komi</source>
        <translation>{color} {total} = {points} + 提子 {captured} + 貼目 {komi}</translation>
    </message>
    <message>
        <source>{color} {points}</source>
        <translation>{color} {points}</translation>
    </message>
    <message>
        <source>{color} {total} = {points} + {komi} komi</source>
        <translation>{color} {total} = {points} + 貼目 {komi}</translation>
    </message>
    <message>
        <source>{color} {total} = {points} + {komi} komi + {handicap} handicap</source>
        <translation>{color} {total} = {points} + 貼目 {komi} + 讓子 {handicap}</translation>
    </message>
    <message>
        <source>Mark the territory in this node, and set the result of the game to {result}</source>
        <translation>在這個節點標示雙方的地，並將對局結果設為 {result}</translation>
    </message>
    <message>
        <source>Guess again</source>
        <translation>重新推測</translation>
    </message>
    <message>
        <source>Done with result</source>
        <translation>完成並寫入結果</translation>
    </message>
    <message>
        <source>Guess anew, and longer, which stones are dead</source>
        <translation>用更長的時間重新推測死子</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>清除</translation>
    </message>
    <message>
        <source>Mark all stones alive</source>
        <translation>將所有棋子設為活棋</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>Mark the territory in this node</source>
        <translation>在這個節點標示雙方的地</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Stop counting; nothing is written (Esc)</source>
        <translation>停止點目；不寫入任何內容（Esc）</translation>
    </message>
</context>
<context>
    <name>Counter</name>
    <message>
        <source>Only boards with nothing but black and white stones can be counted.</source>
        <translation>只有黑子與白子的棋盤才能點目。</translation>
    </message>
    <message>
        <source>{color} at {point} is alive.</source>
        <translation>{point} 的{color}子是活棋。</translation>
    </message>
    <message>
        <source>{color} at {point} is dead.</source>
        <translation>{point} 的{color}子是死子。</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>點目</translation>
    </message>
    <message>
        <source>This node marks other territory. Do you want to replace it?</source>
        <translation>這個節點標記了不同的地。要取代嗎？</translation>
    </message>
    <message>
        <source>The recorded result is {recorded}. Do you want to replace it with {result}?</source>
        <translation>紀錄的結果是 {recorded}。要取代為 {result} 嗎？</translation>
    </message>
    <message>
        <source>The territory marked in this node is replaced, too.</source>
        <translation>這個節點標記的地也會被取代。</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>取代(&amp;R)</translation>
    </message>
</context>
<context>
    <name>DayPicker</name>
    <message>
        <source>Choose days in a calendar</source>
        <translation>在日曆中選擇日期</translation>
    </message>
</context>
<context>
    <name>DifferenceModel</name>
    <message>
        <source>The games are in a different order</source>
        <translation>棋譜的順序不同</translation>
    </message>
    <message numerus="yes">
        <source>%Ln node(s)</source>
        <translation>
            <numerusform>%Ln 個節點</numerusform>
        </translation>
    </message>
    <message>
        <source>Game {number} removed: {nodes}</source>
        <translation>移除棋譜 {number}：{nodes}</translation>
    </message>
    <message>
        <source>Game {number} added: {nodes}</source>
        <translation>增加棋譜 {number}：{nodes}</translation>
    </message>
    <message numerus="yes">
        <source>%Ln node(s) added</source>
        <translation>
            <numerusform>增加 %Ln 個節點</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln node(s) removed</source>
        <translation>
            <numerusform>移除 %Ln 個節點</numerusform>
        </translation>
    </message>
    <message>
        <source>variations in a different order</source>
        <translation>變化的順序不同</translation>
    </message>
    <message>
        <source>{names} changed</source>
        <translation>變更：{names}</translation>
    </message>
    <message>
        <source>{place}: {what}</source>
        <translation>{place}：{what}</translation>
    </message>
    <message>
        <source>Move {move}</source>
        <translation>第 {move} 手</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>開始局面</translation>
    </message>
    <message>
        <source>Game {game}, move {move}</source>
        <translation>棋譜 {game}，第 {move} 手</translation>
    </message>
    <message>
        <source>Game {game}, start</source>
        <translation>棋譜 {game}，開始局面</translation>
    </message>
</context>
<context>
    <name>DockButtons</name>
    <message>
        <source>Detach this panel, or dock it again</source>
        <translation>分離這個面板，或重新停駐</translation>
    </message>
    <message>
        <source>Close this panel</source>
        <translation>關閉這個面板</translation>
    </message>
</context>
<context>
    <name>Document</name>
    <message>
        <source>Untitled</source>
        <translation>未命名</translation>
    </message>
    <message>
        <source>Restore earlier version</source>
        <translation>還原先前的版本</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>重新載入</translation>
    </message>
    <message>
        <source>Convert to UTF-8</source>
        <translation>轉換為 UTF-8</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>虛手</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>落子</translation>
    </message>
    <message>
        <source>Remove stones</source>
        <translation>移除棋子</translation>
    </message>
    <message>
        <source>Place stones</source>
        <translation>擺棋子</translation>
    </message>
    <message>
        <source>Remove mark</source>
        <translation>移除記號</translation>
    </message>
    <message>
        <source>Mark</source>
        <translation>記號</translation>
    </message>
    <message>
        <source>Remove label</source>
        <translation>移除標籤</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>標籤</translation>
    </message>
    <message>
        <source>Player to move</source>
        <translation>輪到的一方</translation>
    </message>
    <message>
        <source>Order of play</source>
        <translation>落子順序</translation>
    </message>
    <message>
        <source>Remove ko</source>
        <translation>移除劫</translation>
    </message>
    <message>
        <source>Ko point</source>
        <translation>劫的位置</translation>
    </message>
    <message>
        <source>Remove last move</source>
        <translation>移除最後一手</translation>
    </message>
    <message>
        <source>Last move</source>
        <translation>最後一手</translation>
    </message>
    <message>
        <source>Play numbered stones as moves</source>
        <translation>將編號的棋子下成著手</translation>
    </message>
    <message>
        <source>Number the last moves</source>
        <translation>為最後幾手編號</translation>
    </message>
    <message>
        <source>Add game</source>
        <translation>新增棋譜</translation>
    </message>
    <message>
        <source>Duplicate game</source>
        <translation>複製棋譜</translation>
    </message>
    <message>
        <source>Remove game</source>
        <translation>移除棋譜</translation>
    </message>
    <message>
        <source>Rename game</source>
        <translation>重新命名棋譜</translation>
    </message>
    <message>
        <source>Move game</source>
        <translation>移動棋譜</translation>
    </message>
    <message>
        <source>Type HEN</source>
        <translation>輸入 HEN</translation>
    </message>
    <message>
        <source>Discard unfinished HEN</source>
        <translation>捨棄未完成的 HEN</translation>
    </message>
    <message>
        <source>Add as a variation</source>
        <translation>加入為變化</translation>
    </message>
    <message>
        <source>Change HEN layout</source>
        <translation>變更 HEN 版面</translation>
    </message>
    <message>
        <source>Restore unfinished HEN</source>
        <translation>還原未完成的 HEN</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>註解</translation>
    </message>
    <message>
        <source>Node name</source>
        <translation>節點名稱</translation>
    </message>
</context>
<context>
    <name>EncodingDialog</name>
    <message>
        <source>Reopen with encoding</source>
        <translation>以其他編碼重新開啟</translation>
    </message>
    <message>
        <source>The file was read as {encoding}. {why}</source>
        <translation>檔案以 {encoding} 讀取。{why}</translation>
    </message>
    <message>
        <source>&amp;Reopen</source>
        <translation>重新開啟(&amp;R)</translation>
    </message>
    <message>
        <source>{encoding} (does not fit the whole file)</source>
        <translation>{encoding}（不適用於整個檔案）</translation>
    </message>
</context>
<context>
    <name>EncodingReason</name>
    <message>
        <source>It is plain ASCII, which is the same in all encodings.</source>
        <translation>這是純 ASCII，在所有編碼中都相同。</translation>
    </message>
    <message>
        <source>It is valid UTF-8, which text in other encodings hardly ever is.</source>
        <translation>這是有效的 UTF-8，其他編碼的文字幾乎不會如此。</translation>
    </message>
    <message>
        <source>It uses the escape sequences of this encoding.</source>
        <translation>使用了這種編碼的逸出序列。</translation>
    </message>
    <message>
        <source>Its characters are common in this encoding.</source>
        <translation>其中的字元在這種編碼中很常見。</translation>
    </message>
    <message>
        <source>Its first bytes identify the encoding.</source>
        <translation>開頭的位元組表明了編碼。</translation>
    </message>
    <message>
        <source>The file declares it in CA, and all its bytes fit.</source>
        <translation>檔案在 CA 中宣告了這種編碼，且所有位元組都符合。</translation>
    </message>
    <message>
        <source>The text was not read from a file.</source>
        <translation>文字不是從檔案讀取的。</translation>
    </message>
    <message>
        <source>You selected it.</source>
        <translation>由您選擇。</translation>
    </message>
</context>
<context>
    <name>EngineBar</name>
    <message>
        <source>Details</source>
        <translation>詳細資料</translation>
    </message>
    <message>
        <source>Show what else is to be said</source>
        <translation>顯示其他說明</translation>
    </message>
    <message>
        <source>Let the engine rest, or go on</source>
        <translation>讓引擎暫停或繼續</translation>
    </message>
    <message>
        <source>Add line</source>
        <translation>加入變化</translation>
    </message>
    <message>
        <source>Add the best line as a variation</source>
        <translation>將最佳變化加入棋譜</translation>
    </message>
    <message>
        <source>Play best</source>
        <translation>下最佳一手</translation>
    </message>
    <message>
        <source>Play the move the engine prefers</source>
        <translation>下引擎首選的一手</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Stop; what is done is kept</source>
        <translation>停止；保留已完成的部分</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>悔棋</translation>
    </message>
    <message>
        <source>Take back your last move</source>
        <translation>收回您的最後一手</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>認輸</translation>
    </message>
    <message>
        <source>Lose the game</source>
        <translation>認輸並結束對局</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Let the engine play no longer</source>
        <translation>讓引擎不再下棋</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>重試</translation>
    </message>
    <message>
        <source>End the analysis</source>
        <translation>結束分析</translation>
    </message>
    <message>
        <source>{number} visits</source>
        <translation>計算量 {number}</translation>
    </message>
    <message numerus="yes">
        <source>%Ln visit(s)</source>
        <translation>
            <numerusform>計算量 %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暫停</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>繼續</translation>
    </message>
    <message>
        <source>Even</source>
        <translation>均勢</translation>
    </message>
    <message>
        <source>{color} leads by {points}</source>
        <translation>{color}領先 {points} 目</translation>
    </message>
    <message>
        <source>{color} is ahead</source>
        <translation>{color}佔優</translation>
    </message>
    <message>
        <source>{number} %</source>
        <translation>{number}%</translation>
    </message>
    <message>
        <source>Best move: {move}</source>
        <translation>最佳一手：{move}</translation>
    </message>
    <message>
        <source>Sees no good move.</source>
        <translation>沒有看到好手。</translation>
    </message>
    <message>
        <source>Prefers {move}.</source>
        <translation>首選 {move}。</translation>
    </message>
    <message>
        <source>{right} is marked right, but the engine prefers {move}.</source>
        <translation>標示的正解為 {right}，但引擎首選 {move}。</translation>
    </message>
    <message>
        <source>Also works: {moves}.</source>
        <translation>也可行：{moves}。</translation>
    </message>
    <message>
        <source>Does not see {moves}.</source>
        <translation>沒有看到 {moves}。</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>虛手</translation>
    </message>
</context>
<context>
    <name>EngineController</name>
    <message>
        <source>The engine has named no move yet.</source>
        <translation>引擎尚未提出著手。</translation>
    </message>
    <message>
        <source>Add line</source>
        <translation>加入變化</translation>
    </message>
    <message>
        <source>Line added as a variation.</source>
        <translation>已加入變化。</translation>
    </message>
    <message>
        <source>The game has this line already.</source>
        <translation>棋譜中已有這個變化。</translation>
    </message>
    <message>
        <source>&amp;Preferences...</source>
        <translation>偏好設定(&amp;P)...</translation>
    </message>
    <message>
        <source>&amp;How to get one</source>
        <translation>如何取得(&amp;H)</translation>
    </message>
    <message>
        <source>An engine is a separate program that plays Go. GNU Go and KataGo are free, and found automatically once they are installed; others can be added in the preferences.</source>
        <translation>引擎是獨立的圍棋對弈程式。GNU Go 與 KataGo 是免費的，安裝後會自動找到；其他引擎可在偏好設定中新增。</translation>
    </message>
    <message>
        <source>No engine was found.</source>
        <translation>找不到引擎。</translation>
    </message>
    <message>
        <source>Starting: {output}</source>
        <translation>正在啟動：{output}</translation>
    </message>
    <message>
        <source>Starting...</source>
        <translation>正在啟動...</translation>
    </message>
</context>
<context>
    <name>EnginePlayer</name>
    <message>
        <source>Plays {color}. Thinking...</source>
        <translation>執{color}。正在思考...</translation>
    </message>
    <message>
        <source>Plays {color}. Your move.</source>
        <translation>執{color}。輪到您下。</translation>
    </message>
    <message>
        <source>There is no move to take back.</source>
        <translation>沒有可收回的著手。</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>悔棋</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>認輸</translation>
    </message>
    <message>
        <source>{color} resigns: the game is over.</source>
        <translation>{color}方認輸，對局結束。</translation>
    </message>
    <message>
        <source>The engine no longer plays: another position is shown.</source>
        <translation>已顯示其他局面，引擎不再下棋。</translation>
    </message>
    <message>
        <source>Two passes: the game is over.</source>
        <translation>雙方虛手，對局結束。</translation>
    </message>
</context>
<context>
    <name>EngineUses</name>
    <message>
        <source>Looking for dead stones...</source>
        <translation>正在尋找死子...</translation>
    </message>
    <message numerus="yes">
        <source>%Ln visit(s)</source>
        <translation>
            <numerusform>計算量 %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>Checking problems: {done} of {total}</source>
        <translation>正在檢查題目：{done}/{total}</translation>
    </message>
</context>
<context>
    <name>EnginesPage</name>
    <message>
        <source>Boards of up to {lines} lines, rectangular ones too.</source>
        <translation>最大 {lines} 路棋盤，也支援長方形棋盤。</translation>
    </message>
    <message>
        <source>Square boards of up to {lines} lines.</source>
        <translation>最大 {lines} 路的正方形棋盤。</translation>
    </message>
    <message>
        <source>Plays only: it names no good moves.</source>
        <translation>只會下棋：不給出好點。</translation>
    </message>
    <message>
        <source>Names good moves, without win rates, in {seconds} s.</source>
        <translation>{seconds} 秒內給出好點，不含勝率。</translation>
    </message>
    <message>
        <source>Analyses with win rates; visits in {seconds} s: {number}.</source>
        <translation>分析含勝率；{seconds} 秒的計算量：{number}。</translation>
    </message>
    <message>
        <source>En&amp;gines</source>
        <translation>引擎(&amp;G)</translation>
    </message>
    <message>
        <source>Engines</source>
        <translation>引擎</translation>
    </message>
    <message>
        <source>Command line of an engine</source>
        <translation>引擎的命令列</translation>
    </message>
    <message>
        <source>What the test has shown</source>
        <translation>測試結果</translation>
    </message>
    <message>
        <source>&amp;Browse...</source>
        <translation>瀏覽(&amp;B)...</translation>
    </message>
    <message>
        <source>Add to &amp;list</source>
        <translation>加入清單(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>移除(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Test</source>
        <translation>測試(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Command line:</source>
        <translation>命令列(&amp;C)：</translation>
    </message>
    <message>
        <source>No engine was found. An engine is a separate program that plays Go: GNU Go and KataGo are free.</source>
        <translation>找不到引擎。引擎是獨立的圍棋對弈程式：GNU Go 與 KataGo 是免費的。</translation>
    </message>
    <message>
        <source>{engine} (added)</source>
        <translation>{engine}（已新增）</translation>
    </message>
    <message>
        <source>&amp;Stop test</source>
        <translation>停止測試(&amp;S)</translation>
    </message>
    <message>
        <source>Choose an engine</source>
        <translation>選擇引擎</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>已停止。</translation>
    </message>
    <message>
        <source>Testing {engine}...</source>
        <translation>正在測試 {engine}...</translation>
    </message>
</context>
<context>
    <name>Examples</name>
    <message>
        <source>Annotated game</source>
        <translation>附註解的棋譜</translation>
    </message>
    <message>
        <source>Ear reddening</source>
        <translation>耳赤之局</translation>
    </message>
    <message>
        <source>Ko after a capture</source>
        <translation>提子後的劫</translation>
    </message>
    <message>
        <source>Ko and captures</source>
        <translation>劫與提子</translation>
    </message>
    <message>
        <source>Numbered moves</source>
        <translation>編號的著手</translation>
    </message>
</context>
<context>
    <name>ExceptionDialog</name>
    <message>
        <source>Something went wrong</source>
        <translation>發生錯誤</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>詳細資料</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>繼續(&amp;C)</translation>
    </message>
    <message>
        <source>Save &amp;as...</source>
        <translation>另存新檔(&amp;A)...</translation>
    </message>
    <message>
        <source>&amp;Details</source>
        <translation>詳細資料(&amp;D)</translation>
    </message>
    <message>
        <source>C&amp;opy details</source>
        <translation>複製詳細資料(&amp;O)</translation>
    </message>
    <message>
        <source>HEN Editor could not finish what it was doing.</source>
        <translation>HEN Editor 無法完成剛才的動作。</translation>
    </message>
    <message>
        <source>This is a bug in the program. Your work is still here: you can continue, or save it under another name first. If it happens again, please report it with the details.</source>
        <translation>這是程式的錯誤。您的內容仍在：可以繼續，或先以其他名稱儲存。如果再次發生，請附上詳細資料回報。</translation>
    </message>
</context>
<context>
    <name>Explanations</name>
    <message>
        <source>{text}: {color} at {points}</source>
        <translation>{text}：{points} 有{color}子</translation>
    </message>
    <message>
        <source>{text}: stones at {points}</source>
        <translation>{text}：{points} 有棋子</translation>
    </message>
    <message>
        <source>{text}: {color} to play</source>
        <translation>{text}：輪到{color}方</translation>
    </message>
    <message>
        <source>{text}: {color} passed</source>
        <translation>{text}：{color}虛手</translation>
    </message>
    <message>
        <source>{text}: {color} played at {points}</source>
        <translation>{text}：{color}下在 {points}</translation>
    </message>
    <message>
        <source>{text}: {mark} at {points}</source>
        <translation>{text}：{points} 有{mark}</translation>
    </message>
    <message>
        <source>{text}: {colors}</source>
        <translation>{text}：{colors}</translation>
    </message>
</context>
<context>
    <name>Figures</name>
    <message>
        <source>After a number of moves</source>
        <translation>每隔一定手數</translation>
    </message>
    <message>
        <source>Where the game says so (FG)</source>
        <translation>依棋譜的指定（FG）</translation>
    </message>
    <message>
        <source>After each comment</source>
        <translation>每個註解之後</translation>
    </message>
    <message>
        <source>At chosen moves</source>
        <translation>在指定的著手</translation>
    </message>
    <message>
        <source>Print figures</source>
        <translation>列印棋譜</translation>
    </message>
    <message>
        <source>&amp;New figure:</source>
        <translation>分譜方式(&amp;N)：</translation>
    </message>
    <message>
        <source>&amp;Moves in a figure, at most:</source>
        <translation>每譜最多手數(&amp;M)：</translation>
    </message>
    <message>
        <source>&amp;At the moves:</source>
        <translation>分譜的手數(&amp;A)：</translation>
    </message>
    <message>
        <source>21, 45, 90</source>
        <translation>21, 45, 90</translation>
    </message>
    <message>
        <source>&amp;Figures on a page:</source>
        <translation>每頁棋圖數(&amp;F)：</translation>
    </message>
    <message>
        <source>&amp;Variations</source>
        <translation>變化(&amp;V)</translation>
    </message>
    <message>
        <source>C&amp;omments</source>
        <translation>註解(&amp;O)</translation>
    </message>
</context>
<context>
    <name>FileCommands</name>
    <message>
        <source>Open</source>
        <translation>開啟</translation>
    </message>
    <message numerus="yes">
        <source>Open all %Ln file(s)?</source>
        <translation>
            <numerusform>要開啟全部 %Ln 個檔案嗎？</numerusform>
        </translation>
    </message>
    <message>
        <source>Each is opened in a window of its own.</source>
        <translation>每個檔案都會在各自的視窗中開啟。</translation>
    </message>
    <message>
        <source>Add from files</source>
        <translation>由檔案新增</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>開啟(&amp;O)</translation>
    </message>
    <message>
        <source>{file} could not be opened.</source>
        <translation>無法開啟「{file}」。</translation>
    </message>
    <message>
        <source>The unfinished text in the HEN field is not part of the file.</source>
        <translation>HEN 欄位中未完成的文字不屬於檔案的內容。</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>儲存(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>捨棄(&amp;D)</translation>
    </message>
    <message>
        <source>Discard the unfinished HEN?</source>
        <translation>要捨棄未完成的 HEN 嗎？</translation>
    </message>
    <message>
        <source>Save the changes to {file}?</source>
        <translation>要儲存對「{file}」的變更嗎？</translation>
    </message>
    <message numerus="yes">
        <source>{file} held one game when it was opened; now there are %Ln.</source>
        <translation>
            <numerusform>{file} 開啟時只有一局，現在有 %Ln 局。</numerusform>
        </translation>
    </message>
    <message>
        <source>Saving as a new file leaves it as it was.</source>
        <translation>另存成新檔案，原來的檔案保持不變。</translation>
    </message>
    <message>
        <source>Save as &amp;new file...</source>
        <translation>另存成新檔案(&amp;N)...</translation>
    </message>
    <message>
        <source>&amp;Save into this file</source>
        <translation>存入這個檔案(&amp;S)</translation>
    </message>
    <message>
        <source>{file} and others</source>
        <translation>{file} 等</translation>
    </message>
    <message>
        <source>Saving {file}...</source>
        <translation>正在儲存「{file}」...</translation>
    </message>
    <message>
        <source>{file} is open in another window.</source>
        <translation>「{file}」已在另一個視窗中開啟。</translation>
    </message>
    <message>
        <source>Choose another name, or close that window first.</source>
        <translation>請選擇其他名稱，或先關閉該視窗。</translation>
    </message>
    <message>
        <source>&amp;Go to that window</source>
        <translation>前往該視窗(&amp;G)</translation>
    </message>
    <message>
        <source>Saved as {name}, the text could be misread when the file is reopened.</source>
        <translation>若以 {name} 儲存，重新開啟檔案時文字可能會被誤讀。</translation>
    </message>
    <message>
        <source>The file&apos;s encoding, {name}, can&apos;t represent all of the text you entered.</source>
        <translation>檔案的編碼 {name} 無法表示您輸入的所有文字。</translation>
    </message>
    <message>
        <source>UTF-8 can represent any text. Converting rewrites the whole file in UTF-8.</source>
        <translation>UTF-8 可以表示任何文字。轉換會以 UTF-8 重寫整個檔案。</translation>
    </message>
    <message>
        <source>Undecodable bytes become U+FFFD: {places}.</source>
        <translation>無法解碼的位元組會變成 U+FFFD：{places}。</translation>
    </message>
    <message>
        <source>&amp;Convert the file to UTF-8</source>
        <translation>將檔案轉換為 UTF-8(&amp;C)</translation>
    </message>
    <message>
        <source>Save a copy &amp;in UTF-8...</source>
        <translation>以 UTF-8 儲存複本(&amp;I)...</translation>
    </message>
    <message>
        <source>Converting to UTF-8...</source>
        <translation>正在轉換為 UTF-8...</translation>
    </message>
    <message>
        <source>move {move}</source>
        <translation>第 {move} 手</translation>
    </message>
    <message>
        <source>start</source>
        <translation>開始局面</translation>
    </message>
    <message>
        <source>move {move} of game {game}</source>
        <translation>棋譜 {game} 的第 {move} 手</translation>
    </message>
    <message>
        <source>start of game {game}</source>
        <translation>棋譜 {game} 的開始局面</translation>
    </message>
    <message>
        <source>{places} and others</source>
        <translation>{places}等</translation>
    </message>
    <message numerus="yes">
        <source>The other %Ln position(s) will be lost, too.</source>
        <translation>
            <numerusform>另外 %Ln 個局面也會遺失。</numerusform>
        </translation>
    </message>
    <message>
        <source>A {suffix} file cannot store the whole document.</source>
        <translation>{suffix} 檔案無法儲存整份文件。</translation>
    </message>
    <message>
        <source>Save &amp;anyway</source>
        <translation>仍要儲存(&amp;A)</translation>
    </message>
    <message>
        <source>A {suffix} file stores positions only.</source>
        <translation>{suffix} 檔案只儲存局面。</translation>
    </message>
    <message>
        <source>Save this &amp;position only</source>
        <translation>只儲存這個局面(&amp;P)</translation>
    </message>
    <message>
        <source>Save as &amp;{format}...</source>
        <translation>儲存為 &amp;{format}...</translation>
    </message>
</context>
<context>
    <name>FileDialogs</name>
    <message>
        <source>Looking for the folder...</source>
        <translation>正在尋找資料夾...</translation>
    </message>
    <message>
        <source>All supported files ({every});;Go files ({patterns});;Pictures of boards ({pictures});;All files (*)</source>
        <translation>所有支援的檔案 ({every});;圍棋檔案 ({patterns});;棋盤圖片 ({pictures});;所有檔案 (*)</translation>
    </message>
    <message>
        <source>{file} cannot be written to.</source>
        <translation>無法寫入「{file}」。</translation>
    </message>
    <message>
        <source>Part of the name cannot be displayed or typed. Choose another name.</source>
        <translation>名稱的一部分無法顯示或輸入。請選擇其他名稱。</translation>
    </message>
    <message>
        <source>{file} already exists. Do you want to replace it?</source>
        <translation>「{file}」已存在。要取代它嗎？</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>取代(&amp;R)</translation>
    </message>
</context>
<context>
    <name>FileNotice</name>
    <message>
        <source>{file} was changed by another program; the recovered document is shown as a copy.</source>
        <translation>「{file}」已被其他程式變更；恢復的文件以複本顯示。</translation>
    </message>
    <message>
        <source>It is a text that only quotes a position.</source>
        <translation>這段文字只是引用了一個局面。</translation>
    </message>
    <message>
        <source>This document</source>
        <translation>這份文件</translation>
    </message>
    <message>
        <source>The file</source>
        <translation>檔案</translation>
    </message>
    <message>
        <source>{file} could not be opened.</source>
        <translation>無法開啟「{file}」。</translation>
    </message>
    <message>
        <source>{file} was changed by another program.</source>
        <translation>「{file}」已被其他程式變更。</translation>
    </message>
    <message>
        <source>Replace this document with the file; this can be undone</source>
        <translation>以檔案取代這份文件；可以復原</translation>
    </message>
    <message>
        <source>Keep this document; saving it replaces the file</source>
        <translation>保留這份文件；儲存時會取代檔案</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>重新載入</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>保留我的</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>復原</translation>
    </message>
    <message>
        <source>Go back to the document as it was before</source>
        <translation>回到先前的文件</translation>
    </message>
    <message>
        <source>Show what differs between this document and the file</source>
        <translation>顯示這份文件與檔案的不同之處</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比較</translation>
    </message>
    <message>
        <source>{file} was changed by another program and reloaded.</source>
        <translation>「{file}」已被其他程式變更，並已重新載入。</translation>
    </message>
</context>
<context>
    <name>FileReader</name>
    <message>
        <source>{file} has about {count} million nodes.</source>
        <translation>「{file}」約有 {count} 百萬個節點。</translation>
    </message>
    <message>
        <source>Opening it takes about {size} MB of memory.</source>
        <translation>開啟這個檔案大約需要 {size} MB 的記憶體。</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>開啟(&amp;O)</translation>
    </message>
    <message>
        <source>{file} could not be opened.</source>
        <translation>無法開啟「{file}」。</translation>
    </message>
    <message>
        <source>Pasted text</source>
        <translation>貼上的文字</translation>
    </message>
</context>
<context>
    <name>FileWriter</name>
    <message>
        <source>Save &amp;as...</source>
        <translation>另存新檔(&amp;A)...</translation>
    </message>
    <message>
        <source>Save a copy in UTF-8</source>
        <translation>以 UTF-8 儲存複本</translation>
    </message>
    <message>
        <source>UTF-8</source>
        <translation>UTF-8</translation>
    </message>
    <message>
        <source>{file} could not be saved; it is unchanged.</source>
        <translation>無法儲存「{file}」；檔案沒有改變。</translation>
    </message>
    <message>
        <source>Save a copy &amp;in UTF-8...</source>
        <translation>以 UTF-8 儲存複本(&amp;I)...</translation>
    </message>
    <message>
        <source>Saving {file}...</source>
        <translation>正在儲存「{file}」...</translation>
    </message>
    <message>
        <source>{file} could not be saved.</source>
        <translation>無法儲存「{file}」。</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>另存新檔</translation>
    </message>
    <message>
        <source>untitled{suffix}</source>
        <translation>未命名{suffix}</translation>
    </message>
    <message>
        <source>{file} has been changed by another program.</source>
        <translation>「{file}」已被其他程式變更。</translation>
    </message>
    <message>
        <source>Saving now overwrites those changes.</source>
        <translation>現在儲存會覆寫那些變更。</translation>
    </message>
    <message>
        <source>&amp;Overwrite</source>
        <translation>覆寫(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Reload</source>
        <translation>重新載入(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Compare...</source>
        <translation>比較(&amp;C)...</translation>
    </message>
    <message>
        <source>{file} cannot be replaced, only overwritten in place.</source>
        <translation>「{file}」無法被取代，只能就地覆寫。</translation>
    </message>
    <message>
        <source>Its present contents cannot be kept as an earlier version: {why}</source>
        <translation>無法將目前的內容保留為先前的版本：{why}</translation>
    </message>
    <message>
        <source>Overwrite &amp;in place</source>
        <translation>就地覆寫(&amp;I)</translation>
    </message>
</context>
<context>
    <name>FindBar</name>
    <message>
        <source>Find in comments</source>
        <translation>在註解中尋找</translation>
    </message>
    <message>
        <source>No matches</source>
        <translation>找不到符合的項目</translation>
    </message>
    <message numerus="yes">
        <source>%Ln match(es)</source>
        <translation>
            <numerusform>%Ln 個符合項目</numerusform>
        </translation>
    </message>
    <message>
        <source>Previous match (Shift+F3)</source>
        <translation>上一個符合項目（Shift+F3）</translation>
    </message>
    <message>
        <source>Next match (F3)</source>
        <translation>下一個符合項目（F3）</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>關閉（Esc）</translation>
    </message>
</context>
<context>
    <name>Finder</name>
    <message>
        <source>No comment in this game contains that text.</source>
        <translation>這份棋譜的註解中沒有這段文字。</translation>
    </message>
</context>
<context>
    <name>Formats</name>
    <message>
        <source>HEN position</source>
        <translation>HEN 局面</translation>
    </message>
    <message>
        <source>SGF game</source>
        <translation>SGF 棋譜</translation>
    </message>
</context>
<context>
    <name>GameAnalysis</name>
    <message>
        <source>Analysing the game: {done} of {total}</source>
        <translation>正在分析棋譜：{done}/{total}</translation>
    </message>
    <message>
        <source>This engine only estimates the score, too roughly to find mistakes.</source>
        <translation>這個引擎只能粗略估計目數差，不足以判斷失誤。</translation>
    </message>
    <message>
        <source>No further mistake is known.</source>
        <translation>沒有其他已知的失誤。</translation>
    </message>
    <message>
        <source>Write analysis</source>
        <translation>寫入分析</translation>
    </message>
    <message>
        <source>The game is analysed.</source>
        <translation>棋譜分析完成。</translation>
    </message>
    <message>
        <source>This engine gives no scores: mistakes cannot be found.</source>
        <translation>這個引擎不提供目數差，無法找出失誤。</translation>
    </message>
</context>
<context>
    <name>GameInfo</name>
    <message>
        <source>Annotator</source>
        <translation>講解者</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>黑方</translation>
    </message>
    <message>
        <source>Black&apos;s rank</source>
        <translation>黑方段級</translation>
    </message>
    <message>
        <source>Black&apos;s team</source>
        <translation>黑方隊伍</translation>
    </message>
    <message>
        <source>Copyright</source>
        <translation>著作權</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Entered by</source>
        <translation>輸入者</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>賽事</translation>
    </message>
    <message>
        <source>Game comment</source>
        <translation>全局註解</translation>
    </message>
    <message>
        <source>Game name</source>
        <translation>對局名稱</translation>
    </message>
    <message>
        <source>Handicap</source>
        <translation>讓子</translation>
    </message>
    <message>
        <source>Komi</source>
        <translation>貼目</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>佈局</translation>
    </message>
    <message>
        <source>Overtime</source>
        <translation>讀秒</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>地點</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>輪次</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>規則</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>出處</translation>
    </message>
    <message>
        <source>Time in seconds</source>
        <translation>時限（秒）</translation>
    </message>
    <message>
        <source>White</source>
        <translation>白方</translation>
    </message>
    <message>
        <source>White&apos;s rank</source>
        <translation>白方段級</translation>
    </message>
    <message>
        <source>White&apos;s team</source>
        <translation>白方隊伍</translation>
    </message>
</context>
<context>
    <name>GameInfoDialog</name>
    <message>
        <source>Only the beginning is shown. The text is too long to be edited here.</source>
        <translation>只顯示開頭。文字太長，無法在這裡編輯。</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>黑方</translation>
    </message>
    <message>
        <source>White</source>
        <translation>白方</translation>
    </message>
    <message>
        <source>Name:</source>
        <translation>姓名：</translation>
    </message>
    <message>
        <source>Rank:</source>
        <translation>段級：</translation>
    </message>
    <message>
        <source>Team:</source>
        <translation>隊伍：</translation>
    </message>
    <message>
        <source>Game info</source>
        <translation>對局資訊</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>對局(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;More</source>
        <translation>更多(&amp;M)</translation>
    </message>
    <message>
        <source>{field}. {remark}</source>
        <translation>{field}。{remark}</translation>
    </message>
    <message>
        <source>{field}:</source>
        <translation>{field}：</translation>
    </message>
</context>
<context>
    <name>GameList</name>
    <message>
        <source>&amp;Open</source>
        <translation>開啟(&amp;O)</translation>
    </message>
    <message>
        <source>Re&amp;name</source>
        <translation>重新命名(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Add game</source>
        <translation>新增棋譜(&amp;A)</translation>
    </message>
    <message>
        <source>Show only games with these words in their title, players or event</source>
        <translation>只顯示標題、對局者或賽事中含有這些字詞的棋譜</translation>
    </message>
    <message>
        <source>Sort the list</source>
        <translation>排序清單</translation>
    </message>
    <message>
        <source>Add games</source>
        <translation>新增棋譜</translation>
    </message>
    <message numerus="yes">
        <source>Search %Ln game(s)</source>
        <translation>
            <numerusform>搜尋 %Ln 份棋譜</numerusform>
        </translation>
    </message>
    <message>
        <source>Searching games...</source>
        <translation>正在搜尋棋譜...</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s)</source>
        <translation>
            <numerusform>%Ln 份棋譜</numerusform>
        </translation>
    </message>
    <message>
        <source>Games can be moved only in file order, while none is searched for.</source>
        <translation>只有依檔案順序排列且沒有在搜尋時，才能移動棋譜。</translation>
    </message>
    <message>
        <source>Add &amp;from files...</source>
        <translation>由檔案新增(&amp;F)...</translation>
    </message>
    <message>
        <source>Add game from &amp;HEN</source>
        <translation>由 HEN 新增棋譜(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>複製(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>複製(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>移除(&amp;R)</translation>
    </message>
    <message>
        <source>Move &amp;up</source>
        <translation>上移(&amp;U)</translation>
    </message>
    <message>
        <source>Move d&amp;own</source>
        <translation>下移(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;File order</source>
        <translation>檔案順序(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>標題(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation>對局者(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Worksheet or pictures...</source>
        <translation>學習單或圖片(&amp;W)...</translation>
    </message>
    <message>
        <source>We&amp;b page...</source>
        <translation>網頁(&amp;B)...</translation>
    </message>
</context>
<context>
    <name>GameListDock</name>
    <message>
        <source>Games</source>
        <translation>棋譜清單</translation>
    </message>
</context>
<context>
    <name>GameModel</name>
    <message>
        <source>shown</source>
        <translation>顯示中</translation>
    </message>
    <message>
        <source>{number}: {name}</source>
        <translation>{number}：{name}</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <translation>棋譜 {number}</translation>
    </message>
</context>
<context>
    <name>GameRow</name>
    <message>
        <source>Name of the game</source>
        <translation>棋譜名稱</translation>
    </message>
</context>
<context>
    <name>GameRows</name>
    <message>
        <source>No matches</source>
        <translation>找不到符合的項目</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>棋譜清單</translation>
    </message>
</context>
<context>
    <name>GoToMoveDialog</name>
    <message>
        <source>Go to move</source>
        <translation>前往某一手</translation>
    </message>
    <message>
        <source>Move &amp;number:</source>
        <translation>手數(&amp;N)：</translation>
    </message>
    <message>
        <source>From 0 (start of game) to {last} (end of line).</source>
        <translation>從 0（開始局面）到 {last}（這條變化的最後）。</translation>
    </message>
    <message>
        <source>“{text}” is not a move number.</source>
        <translation>「{text}」不是手數。</translation>
    </message>
    <message>
        <source>This line ends at move {last}.</source>
        <translation>這條變化到第 {last} 手為止。</translation>
    </message>
    <message>
        <source>Start of game</source>
        <translation>開始局面</translation>
    </message>
    <message>
        <source>{color} pass</source>
        <translation>{color}虛手</translation>
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
        <translation>指南為英文。</translation>
    </message>
    <message>
        <source>Pages of the guide</source>
        <translation>使用指南的頁面</translation>
    </message>
    <message>
        <source>The guide</source>
        <translation>使用指南</translation>
    </message>
    <message>
        <source>The guide was not found.</source>
        <translation>找不到使用指南。</translation>
    </message>
    <message>
        <source>No matches</source>
        <translation>找不到符合的項目</translation>
    </message>
</context>
<context>
    <name>HelpWindow</name>
    <message>
        <source>A position with a ko and a last move</source>
        <translation>有劫與最後一手的局面</translation>
    </message>
    <message>
        <source>The ear-reddening move, with squares and a circle</source>
        <translation>有方塊與圓圈的耳赤之局</translation>
    </message>
    <message>
        <source>Numbered moves and a label</source>
        <translation>編號的著手與標籤</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>說明</translation>
    </message>
    <message>
        <source>Search all pages</source>
        <translation>搜尋所有頁面</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>使用指南</translation>
    </message>
    <message>
        <source>HEN</source>
        <translation>HEN</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>按鍵</translation>
    </message>
    <message>
        <source>HEN writes a Go position in one line: rows begin with _ and a number, columns are capital letters, stones small ones. Click an example to see it on the board.</source>
        <translation>HEN 用一行文字寫下圍棋局面：橫列以 _ 和數字開頭，直行是大寫字母，棋子是小寫字母。點按範例即可在棋盤上查看。</translation>
    </message>
</context>
<context>
    <name>HenButtons</name>
    <message>
        <source>More</source>
        <translation>更多</translation>
    </message>
    <message>
        <source>&amp;Normalise to canonical form</source>
        <translation>改寫為標準形式(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;One row per line</source>
        <translation>每列各占一行(&amp;O)</translation>
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
        <translation>以文字表示的棋盤局面；輸入的內容會顯示在棋盤上</translation>
    </message>
    <message>
        <source>Type a HEN such as _16Qb_4Dw, or paste one; F1 explains it</source>
        <translation>輸入或貼上 HEN，例如 _16Qb_4Dw；按 F1 看說明</translation>
    </message>
    <message>
        <source>Type a HEN, or paste one; F1 explains it</source>
        <translation>輸入或貼上 HEN；按 F1 看說明</translation>
    </message>
    <message>
        <source>Type a HEN, or paste one</source>
        <translation>輸入或貼上 HEN</translation>
    </message>
</context>
<context>
    <name>HenField</name>
    <message>
        <source>Fixed: {fix}.</source>
        <translation>已修正：{fix}。</translation>
    </message>
    <message>
        <source>All problems that can be fixed are fixed.</source>
        <translation>可以修正的問題都已修正。</translation>
    </message>
    <message numerus="yes">
        <source>Too long: the field is limited to %Ln characters.</source>
        <translation>
            <numerusform>太長：此欄位最多 %Ln 個字元。</numerusform>
        </translation>
    </message>
    <message>
        <source>HEN</source>
        <translation>HEN</translation>
    </message>
    <message>
        <source>This is not HEN: it was pasted into the window.</source>
        <translation>這不是 HEN，已貼到視窗中。</translation>
    </message>
</context>
<context>
    <name>HenGuide</name>
    <message>
        <source>A label on a point: any text without spaces, dots, “_” and “-”.</source>
        <translation>點上的標籤：不含空格、句點、「_」與「-」的任何文字。</translation>
    </message>
    <message>
        <source>A mark on a point: CR circle, SQ square, TR triangle, MA cross.</source>
        <translation>點上的記號：CR 圓圈、SQ 方塊、TR 三角、MA 叉號。</translation>
    </message>
    <message>
        <source>A row, counted from 1 at the bottom. Its stones follow.</source>
        <translation>橫列，由下往上從 1 數起。後面接著該列的棋子。</translation>
    </message>
    <message>
        <source>A stone that shows a move number. Odd numbers are black, if Black began.</source>
        <translation>顯示手數的棋子。黑先時，奇數為黑。</translation>
    </message>
    <message>
        <source>A stone: black, white, red, green, blue (l), yellow or purple.</source>
        <translation>棋子：黑（b）、白（w）、紅（r）、綠（g）、藍（l）、黃（y）、紫（p）。</translation>
    </message>
    <message>
        <source>Ko point. Next: a stone for the last move, or - for a label or mark</source>
        <translation>劫的位置。接下來：最後一手的棋子，或標籤與記號用的 -</translation>
    </message>
    <message>
        <source>Next: _ and a row (_16Qb), a dot (.9x9, .K10, .b), or ~ and an order of play</source>
        <translation>接下來：_ 與橫列（_16Qb）、句點（.9x9、.K10、.b），或 ~ 與落子順序</translation>
    </message>
    <message>
        <source>Next: a label, or a mark: CR circle, SQ square, TR triangle, MA cross</source>
        <translation>接下來：標籤，或記號：CR 圓圈、SQ 方塊、TR 三角、MA 叉號</translation>
    </message>
    <message>
        <source>Next: a move number (~3), or an order of play (~bw)</source>
        <translation>接下來：手數（~3），或落子順序（~bw）</translation>
    </message>
    <message>
        <source>Next: a size (9x9), a point (K10), the player to move (b), or a pass (pb)</source>
        <translation>接下來：大小（9x9）、點（K10）、輪到的一方（b），或虛手（pb）</translation>
    </message>
    <message>
        <source>Next: a stone: b w r g l y p, or ~n for one with a number</source>
        <translation>接下來：棋子：b w r g l y p，或有編號的 ~n</translation>
    </message>
    <message>
        <source>Next: column, then stones: b w r g l y p, or ~n</source>
        <translation>接下來：直行，再來是棋子：b w r g l y p，或 ~n</translation>
    </message>
    <message>
        <source>Next: how many, more stones to the right, another column, or a new part</source>
        <translation>接下來：棋子數、右邊的棋子、另一個直行，或新的部分</translation>
    </message>
    <message>
        <source>Next: the number of the row, from 1 at the bottom</source>
        <translation>接下來：橫列的號碼，由下往上從 1 數起</translation>
    </message>
    <message>
        <source>Next: the row of the point, as in .K10</source>
        <translation>接下來：點的橫列，如 .K10</translation>
    </message>
    <message>
        <source>Next: two or more colours in the order in which they play, as in ~bw</source>
        <translation>接下來：依落子順序排列的兩種以上顏色，如 ~bw</translation>
    </message>
    <message>
        <source>Next: x and the number of rows, as in .9x9</source>
        <translation>接下來：x 與橫列數，如 .9x9</translation>
    </message>
    <message>
        <source>Purple to play. Next: a stone, if that colour passed</source>
        <translation>輪到紫方。接下來：若紫方虛手，則為棋子</translation>
    </message>
    <message>
        <source>That many stones of a colour side by side, to the right.</source>
        <translation>向右並排的同色棋子數。</translation>
    </message>
    <message>
        <source>The column of the next stone: A to Z, without I. Without it, a stone goes right of the one before.</source>
        <translation>下一顆棋子的直行：A 到 Z，沒有 I。省略時棋子放在前一顆的右邊。</translation>
    </message>
    <message>
        <source>The ko point, which cannot be retaken yet.</source>
        <translation>劫的位置，還不能提回。</translation>
    </message>
    <message>
        <source>The move just played: a point and a stone, or p and a stone for a pass.</source>
        <translation>剛下的一手：點與棋子，虛手則為 p 與棋子。</translation>
    </message>
    <message>
        <source>The order in which the colours play. Without it Black and White take turns.</source>
        <translation>各色的落子順序。省略時黑白輪流。</translation>
    </message>
    <message>
        <source>The player to move.</source>
        <translation>輪到的一方。</translation>
    </message>
    <message>
        <source>The size of the board: columns, x, rows. Without it the board is 19x19.</source>
        <translation>棋盤的大小：直行數、x、橫列數。省略時棋盤為 19x19。</translation>
    </message>
</context>
<context>
    <name>KeyPresets</name>
    <message>
        <source>Standard</source>
        <translation>標準</translation>
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
        <translation>標籤</translation>
    </message>
</context>
<context>
    <name>LineSlider</name>
    <message>
        <source>Place in the game</source>
        <translation>棋譜中的位置</translation>
    </message>
    <message>
        <source>Left and Right step through the game, Up and Down go to variations</source>
        <translation>左右鍵逐手瀏覽棋譜，上下鍵前往其他變化</translation>
    </message>
</context>
<context>
    <name>Lists</name>
    <message>
        <source>{items}, {next}</source>
        <translation>{items}、{next}</translation>
    </message>
</context>
<context>
    <name>LoadingBar</name>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Opening {file}</source>
        <translation>正在開啟「{file}」</translation>
    </message>
    <message>
        <source>Loading progress</source>
        <translation>載入進度</translation>
    </message>
</context>
<context>
    <name>LockNotice</name>
    <message>
        <source>{file} can be edited now.</source>
        <translation>現在可以編輯「{file}」了。</translation>
    </message>
    <message>
        <source>Read-only: {file} is open in another HEN Editor ({where}).</source>
        <translation>唯讀：「{file}」已在另一個 HEN Editor（{where}）中開啟。</translation>
    </message>
    <message>
        <source>Open a copy</source>
        <translation>開啟複本</translation>
    </message>
    <message>
        <source>Edit a copy, which has no file yet</source>
        <translation>編輯還沒有檔案的複本</translation>
    </message>
    <message>
        <source>Edit anyway</source>
        <translation>仍要編輯</translation>
    </message>
    <message>
        <source>Edit the file here, too</source>
        <translation>在這裡也編輯這個檔案</translation>
    </message>
    <message>
        <source>{file} is also open in another HEN Editor ({where}).</source>
        <translation>「{file}」也在另一個 HEN Editor（{where}）中開啟。</translation>
    </message>
    <message>
        <source>process {pid} on {host}</source>
        <translation>{host} 上的處理程序 {pid}</translation>
    </message>
    <message>
        <source>{file} is read-only while it is open in another HEN Editor ({where}).</source>
        <translation>「{file}」在另一個 HEN Editor（{where}）中開啟時為唯讀。</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>{file} (removed)</source>
        <translation>{file}（已移除）</translation>
    </message>
    <message>
        <source>{file} (read-only)</source>
        <translation>{file}（唯讀）</translation>
    </message>
    <message>
        <source>Saving {file}...</source>
        <translation>正在儲存「{file}」...</translation>
    </message>
    <message>
        <source>Saved {file}</source>
        <translation>已儲存「{file}」</translation>
    </message>
    <message>
        <source>The board style {file} is missing or has problems: see Preferences.</source>
        <translation>棋盤樣式 {file} 不存在或有問題：請查看偏好設定。</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>棋譜</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>問題</translation>
    </message>
    <message>
        <source>Board as a table</source>
        <translation>表格棋盤</translation>
    </message>
    <message>
        <source>List of moves</source>
        <translation>著手清單</translation>
    </message>
</context>
<context>
    <name>Marks</name>
    <message>
        <source>Circle</source>
        <translation>圓圈</translation>
    </message>
    <message>
        <source>Square</source>
        <translation>方塊</translation>
    </message>
    <message>
        <source>Triangle</source>
        <translation>三角</translation>
    </message>
    <message>
        <source>Cross</source>
        <translation>叉號</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>{menu}: {command}</source>
        <translation>{menu}：{command}</translation>
    </message>
    <message>
        <source>More menus</source>
        <translation>更多選單</translation>
    </message>
    <message>
        <source>{file} in {folder}</source>
        <translation>{folder} 中的 {file}</translation>
    </message>
    <message>
        <source>No recent files</source>
        <translation>沒有最近使用的檔案</translation>
    </message>
    <message>
        <source>Go to this window</source>
        <translation>前往這個視窗</translation>
    </message>
    <message>
        <source>&amp;Coordinates</source>
        <translation>座標(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>編輯(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Examples</source>
        <translation>範例(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>檔案(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>棋譜(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Games</source>
        <translation>棋譜管理(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>說明(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Mark</source>
        <translation>記號(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Move numbers</source>
        <translation>手數(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Navigate</source>
        <translation>移至(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>新增(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation>面板(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>工具(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Transform</source>
        <translation>轉換(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>檢視(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Window</source>
        <translation>視窗(&amp;W)</translation>
    </message>
    <message>
        <source>A&amp;nnotate</source>
        <translation>評註(&amp;N)</translation>
    </message>
    <message>
        <source>Areas</source>
        <translation>區域</translation>
    </message>
    <message>
        <source>Arrows and lines</source>
        <translation>箭頭與線</translation>
    </message>
    <message>
        <source>At t&amp;he cursor</source>
        <translation>游標處(&amp;H)</translation>
    </message>
    <message>
        <source>Boar&amp;d cursor</source>
        <translation>棋盤游標(&amp;D)</translation>
    </message>
    <message>
        <source>Board o&amp;rientation</source>
        <translation>棋盤方向(&amp;R)</translation>
    </message>
    <message>
        <source>C&amp;lear markup</source>
        <translation>清除標記(&amp;L)</translation>
    </message>
    <message>
        <source>Coloured stones</source>
        <translation>彩色棋子</translation>
    </message>
    <message>
        <source>Compare &amp;board</source>
        <translation>比較棋盤(&amp;B)</translation>
    </message>
    <message>
        <source>Copy &amp;as</source>
        <translation>複製為(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Stones go into</source>
        <translation>編輯棋子的節點(&amp;S)</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>繪圖</translation>
    </message>
    <message>
        <source>E&amp;ffort</source>
        <translation>思考量(&amp;F)</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>引擎</translation>
    </message>
    <message>
        <source>Mark</source>
        <translation>標記</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>記號</translation>
    </message>
    <message>
        <source>More</source>
        <translation>更多</translation>
    </message>
    <message>
        <source>More colo&amp;urs</source>
        <translation>更多顏色(&amp;U)</translation>
    </message>
    <message>
        <source>Ne&amp;xt moves</source>
        <translation>下一手(&amp;X)</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>開啟最近的檔案(&amp;R)</translation>
    </message>
    <message>
        <source>Play &amp;other colour here</source>
        <translation>在這裡下其他顏色(&amp;O)</translation>
    </message>
    <message>
        <source>Set up</source>
        <translation>擺放</translation>
    </message>
    <message>
        <source>Spea&amp;k</source>
        <translation>朗讀(&amp;K)</translation>
    </message>
    <message>
        <source>Th&amp;eme</source>
        <translation>佈景主題(&amp;E)</translation>
    </message>
    <message>
        <source>Tool palette</source>
        <translation>工具列</translation>
    </message>
    <message>
        <source>Tree &amp;direction</source>
        <translation>變化樹方向(&amp;D)</translation>
    </message>
    <message>
        <source>V&amp;ariations</source>
        <translation>變化(&amp;A)</translation>
    </message>
</context>
<context>
    <name>MessageBox</name>
    <message>
        <source>{count} more</source>
        <translation>另外 {count} 個</translation>
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
        <translation>顯示上次有效的局面</translation>
    </message>
    <message>
        <source>The text is not applied: the board shows the last valid position.</source>
        <translation>文字尚未套用：棋盤顯示上次有效的局面。</translation>
    </message>
    <message>
        <source>{problem} Fix: {fix}.</source>
        <translation>{problem} 修正：{fix}。</translation>
    </message>
</context>
<context>
    <name>Messages</name>
    <message>
        <source>This game is not Go: it has no position to show or edit.</source>
        <translation>這份棋譜不是圍棋：沒有可顯示或編輯的局面。</translation>
    </message>
    <message numerus="yes">
        <source>The HEN of this position has %Ln characters; the limit is {limit}.</source>
        <translation>
            <numerusform>這個局面的 HEN 有 %Ln 個字元；上限是 {limit}。</numerusform>
        </translation>
    </message>
    <message>
        <source>This game is on {here}; a {there} position does not fit.</source>
        <translation>這份棋譜是 {here} 棋盤；{there} 的局面不符。</translation>
    </message>
    <message>
        <source>Add as a variation</source>
        <translation>加入為變化</translation>
    </message>
    <message>
        <source>This game already has moves. Add it as a variation, or open it as a new position.</source>
        <translation>這份棋譜已有著手。請加入為變化，或開啟為新局面。</translation>
    </message>
    <message>
        <source>Empty text does not change the board. Press Esc to restore the position.</source>
        <translation>空白文字不會改變棋盤。按 Esc 還原局面。</translation>
    </message>
    <message>
        <source>Show variations</source>
        <translation>顯示變化</translation>
    </message>
    <message>
        <source>This file asks not to show its variations on the board.</source>
        <translation>這個檔案要求不在棋盤上顯示變化。</translation>
    </message>
    <message>
        <source>last move: pass</source>
        <translation>最後一手：虛手</translation>
    </message>
    <message>
        <source>last move {point}</source>
        <translation>最後一手 {point}</translation>
    </message>
    <message>
        <source>{color} to play</source>
        <translation>輪到{color}方</translation>
    </message>
    <message>
        <source>Valid: {what}</source>
        <translation>有效：{what}</translation>
    </message>
    <message>
        <source>Open as a new position</source>
        <translation>開啟為新局面</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>還原</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>捨棄</translation>
    </message>
    <message>
        <source>Unfinished text at move {move}</source>
        <translation>第 {move} 手有未完成的文字</translation>
    </message>
    <message>
        <source>Unfinished text at move {move} of game {game}</source>
        <translation>棋譜 {game} 的第 {move} 手有未完成的文字</translation>
    </message>
    <message>
        <source>Unfinished text at the start</source>
        <translation>開始局面有未完成的文字</translation>
    </message>
    <message>
        <source>Unfinished text at the start of game {game}</source>
        <translation>棋譜 {game} 的開始局面有未完成的文字</translation>
    </message>
    <message numerus="yes">
        <source>Fix all %n</source>
        <translation>
            <numerusform>修正全部 %n 項</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>還有 %n 項</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MoveList</name>
    <message>
        <source>List of moves</source>
        <translation>著手清單</translation>
    </message>
    <message>
        <source>Up and Down go along the line, Left and Right to other variations of a move.</source>
        <translation>上下鍵沿著這條變化移動，左右鍵前往一手的其他變化。</translation>
    </message>
</context>
<context>
    <name>MoveNumber</name>
    <message>
        <source>Move {number}</source>
        <translation>第 {number} 手</translation>
    </message>
    <message>
        <source>Move {number} of {total}</source>
        <translation>{number} / {total} 手</translation>
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
        <translation>新棋盤</translation>
    </message>
    <message>
        <source>&amp;Square</source>
        <translation>正方形(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Columns:</source>
        <translation>直行(&amp;C)：</translation>
    </message>
    <message>
        <source>&amp;Rows:</source>
        <translation>橫列(&amp;R)：</translation>
    </message>
    <message>
        <source>HEN has no more than {columns} columns: save such a board as SGF.</source>
        <translation>HEN 最多只有 {columns} 行：這樣的棋盤請儲存為 SGF。</translation>
    </message>
</context>
<context>
    <name>NewEngineGameDialog</name>
    <message>
        <source>Game against the engine</source>
        <translation>與引擎對局</translation>
    </message>
    <message>
        <source>&amp;Size:</source>
        <translation>大小(&amp;S)：</translation>
    </message>
    <message>
        <source>You &amp;play:</source>
        <translation>您執(&amp;P)：</translation>
    </message>
    <message>
        <source>&amp;Handicap:</source>
        <translation>讓子(&amp;H)：</translation>
    </message>
    <message>
        <source>The engine &amp;thinks:</source>
        <translation>引擎思考量(&amp;T)：</translation>
    </message>
    <message>
        <source>None</source>
        <translation>無</translation>
    </message>
    <message numerus="yes">
        <source>%Ln stone(s)</source>
        <translation>
            <numerusform>%Ln 子</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NextLabel</name>
    <message>
        <source>Next:</source>
        <translation>下一個：</translation>
    </message>
    <message>
        <source>Next label</source>
        <translation>下一個標籤</translation>
    </message>
    <message>
        <source>The next letter or number; type another to continue from there</source>
        <translation>下一個字母或數字；輸入其他內容即從該處繼續</translation>
    </message>
</context>
<context>
    <name>NoticeBar</name>
    <message>
        <source>Close this bar</source>
        <translation>關閉這個通知列</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
</context>
<context>
    <name>Opening</name>
    <message>
        <source>{file} is being opened.</source>
        <translation>正在開啟「{file}」。</translation>
    </message>
</context>
<context>
    <name>OrderOfPlayDialog</name>
    <message>
        <source>Order of play</source>
        <translation>落子順序</translation>
    </message>
    <message>
        <source>Move &amp;up</source>
        <translation>上移(&amp;U)</translation>
    </message>
    <message>
        <source>Move &amp;down</source>
        <translation>下移(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>移除(&amp;R)</translation>
    </message>
    <message>
        <source>Colours play in this order, repeating.</source>
        <translation>各色依此順序輪流落子。</translation>
    </message>
    <message>
        <source>Add {color}</source>
        <translation>加入{color}</translation>
    </message>
</context>
<context>
    <name>OverviewDialog</name>
    <message>
        <source>Overview of the games</source>
        <translation>棋譜總覽</translation>
    </message>
    <message>
        <source>&amp;Go to</source>
        <translation>前往(&amp;G)</translation>
    </message>
    <message>
        <source>Go to the selected game (Enter)</source>
        <translation>前往選取的棋譜（Enter）</translation>
    </message>
    <message>
        <source>Of the selected games, or of all if only one is selected</source>
        <translation>用於選取的棋譜；若只選取一份，則用於所有棋譜</translation>
    </message>
    <message>
        <source>Ask the engine about the first moves of the problems; nothing is changed</source>
        <translation>讓引擎判斷各題的第一手，不做任何變更</translation>
    </message>
    <message numerus="yes">
        <source>%Ln to check</source>
        <translation>
            <numerusform>%Ln 道待檢查</numerusform>
        </translation>
    </message>
    <message>
        <source>Go to the next one</source>
        <translation>前往下一道</translation>
    </message>
    <message numerus="yes">
        <source>%Ln problem(s).</source>
        <translation>
            <numerusform>共 %Ln 道題目。</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing to check.</source>
        <translation>沒有要檢查的。</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>取消(&amp;C)</translation>
    </message>
    <message>
        <source>Check with &amp;engine</source>
        <translation>用引擎檢查(&amp;E)</translation>
    </message>
    <message>
        <source>The engine has been asked about every problem.</source>
        <translation>已就所有題目詢問引擎。</translation>
    </message>
    <message>
        <source>Asked the engine: {done} of {total}</source>
        <translation>引擎已檢查：{done}/{total}</translation>
    </message>
    <message>
        <source>Asking the engine...</source>
        <translation>引擎正在檢查...</translation>
    </message>
</context>
<context>
    <name>OverviewModel</name>
    <message>
        <source>Title</source>
        <translation>標題</translation>
    </message>
    <message>
        <source>To play</source>
        <translation>輪到</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>手數</translation>
    </message>
    <message>
        <source>Variations</source>
        <translation>變化</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>正解</translation>
    </message>
    <message>
        <source>To check</source>
        <translation>待檢查</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>引擎</translation>
    </message>
    <message>
        <source>Game record</source>
        <translation>對局棋譜</translation>
    </message>
    <message>
        <source>None</source>
        <translation>無</translation>
    </message>
    <message>
        <source>Marked</source>
        <translation>已標示</translation>
    </message>
    <message>
        <source>Not marked</source>
        <translation>未標示</translation>
    </message>
</context>
<context>
    <name>Pages</name>
    <message>
        <source>Figure {number}</source>
        <translation>第 {number} 譜</translation>
    </message>
    <message>
        <source>Figure {number}, variation at move {move}</source>
        <translation>第 {number} 譜，第 {move} 手的變化</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>解答</translation>
    </message>
    <message>
        <source>{title} – wrong</source>
        <translation>{title} – 失敗</translation>
    </message>
    <message>
        <source>{move} at {place}</source>
        <translation>{move}＝{place}</translation>
    </message>
    <message>
        <source>{move} passes</source>
        <translation>{move} 虛手</translation>
    </message>
    <message>
        <source>{color} to play</source>
        <translation>{color}先</translation>
    </message>
</context>
<context>
    <name>PagesDialog</name>
    <message>
        <source>None</source>
        <translation>無</translation>
    </message>
    <message>
        <source>On two sides</source>
        <translation>兩邊</translation>
    </message>
    <message>
        <source>On all sides</source>
        <translation>四邊</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>頁面</translation>
    </message>
    <message>
        <source>As &amp;PNG files...</source>
        <translation>儲存為 PNG 檔案(&amp;P)...</translation>
    </message>
    <message>
        <source>As S&amp;VG files...</source>
        <translation>儲存為 SVG 檔案(&amp;V)...</translation>
    </message>
    <message>
        <source>&amp;Print...</source>
        <translation>列印(&amp;P)...</translation>
    </message>
    <message>
        <source>&amp;Save as PDF...</source>
        <translation>儲存為 PDF(&amp;S)...</translation>
    </message>
    <message>
        <source>Save p&amp;ictures</source>
        <translation>儲存圖片(&amp;I)</translation>
    </message>
    <message>
        <source>There is nothing to show.</source>
        <translation>沒有可顯示的內容。</translation>
    </message>
    <message>
        <source>Making pages...</source>
        <translation>正在製作頁面...</translation>
    </message>
    <message>
        <source>Saved {file}</source>
        <translation>已儲存「{file}」</translation>
    </message>
    <message>
        <source>A4</source>
        <translation>A4</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>美式信紙</translation>
    </message>
    <message>
        <source>Pape&amp;r:</source>
        <translation>紙張(&amp;R)：</translation>
    </message>
    <message>
        <source>&amp;Coordinates:</source>
        <translation>座標(&amp;C)：</translation>
    </message>
    <message numerus="yes">
        <source>%Ln page(s)</source>
        <translation>
            <numerusform>%Ln 頁</numerusform>
        </translation>
    </message>
    <message>
        <source>{pages}, the first {shown} of them shown</source>
        <translation>{pages}，顯示前 {shown} 頁</translation>
    </message>
</context>
<context>
    <name>PagesOutput</name>
    <message>
        <source>Printing...</source>
        <translation>正在列印...</translation>
    </message>
    <message>
        <source>PDF</source>
        <translation>PDF</translation>
    </message>
    <message>
        <source>Web page</source>
        <translation>網頁</translation>
    </message>
    <message>
        <source>Save pages</source>
        <translation>儲存頁面</translation>
    </message>
    <message>
        <source>Save pictures in</source>
        <translation>將圖片儲存到</translation>
    </message>
    <message>
        <source>Looking for the folder...</source>
        <translation>正在尋找資料夾...</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>取代(&amp;R)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) with these names already exist. Do you want to replace them?</source>
        <translation>
            <numerusform>已有 %Ln 個同名檔案。要取代它們嗎？</numerusform>
        </translation>
    </message>
    <message>
        <source>Saving pictures...</source>
        <translation>正在儲存圖片...</translation>
    </message>
    <message>
        <source>Saved pictures in {folder}</source>
        <translation>圖片已儲存到 {folder}</translation>
    </message>
    <message>
        <source>Not all pictures could be saved.</source>
        <translation>部分圖片無法儲存。</translation>
    </message>
</context>
<context>
    <name>PasteOffer</name>
    <message>
        <source>It will be pasted when {file} is open.</source>
        <translation>{file} 開啟後便會貼上。</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>貼上</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>取代</translation>
    </message>
    <message>
        <source>Replace this game, or its position if it is nothing else</source>
        <translation>取代這份棋譜；只有局面時取代局面</translation>
    </message>
    <message>
        <source>Overlay</source>
        <translation>疊上</translation>
    </message>
    <message>
        <source>Put only its stones, marks and labels onto this position</source>
        <translation>只將棋子、記號與標籤疊到這個局面</translation>
    </message>
    <message>
        <source>As variation</source>
        <translation>作為變化</translation>
    </message>
    <message>
        <source>Add it after this node</source>
        <translation>加在這個節點後面</translation>
    </message>
    <message>
        <source>As new game</source>
        <translation>作為新棋譜</translation>
    </message>
    <message>
        <source>Add it to the games of this file</source>
        <translation>加入這個檔案的棋譜</translation>
    </message>
    <message>
        <source>New window</source>
        <translation>新視窗</translation>
    </message>
    <message>
        <source>Open it in a new window</source>
        <translation>在新視窗中開啟</translation>
    </message>
    <message>
        <source>This file is read-only.</source>
        <translation>這個檔案是唯讀的。</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <translation>{first} 到 {last}</translation>
    </message>
    <message>
        <source>{what}.</source>
        <translation>{what}。</translation>
    </message>
    <message>
        <source>{number} of {count}: {what}.</source>
        <translation>{number}/{count}：{what}。</translation>
    </message>
    <message numerus="yes">
        <source>SGF of %Ln game(s)</source>
        <translation>
            <numerusform>%Ln 份棋譜的 SGF</numerusform>
        </translation>
    </message>
    <message>
        <source>Likely a diagram</source>
        <translation>可能是棋圖</translation>
    </message>
    <message>
        <source>Diagram</source>
        <translation>棋圖</translation>
    </message>
    <message numerus="yes">
        <source>%Ln move(s)</source>
        <translation>
            <numerusform>%Ln 手</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PasteStrip</name>
    <message>
        <source>Upper left corner</source>
        <translation>左上角</translation>
    </message>
    <message>
        <source>Upper side</source>
        <translation>上邊</translation>
    </message>
    <message>
        <source>Upper right corner</source>
        <translation>右上角</translation>
    </message>
    <message>
        <source>Left side</source>
        <translation>左邊</translation>
    </message>
    <message>
        <source>Middle</source>
        <translation>中央</translation>
    </message>
    <message>
        <source>Right side</source>
        <translation>右邊</translation>
    </message>
    <message>
        <source>Lower left corner</source>
        <translation>左下角</translation>
    </message>
    <message>
        <source>Lower side</source>
        <translation>下邊</translation>
    </message>
    <message>
        <source>Lower right corner</source>
        <translation>右下角</translation>
    </message>
    <message>
        <source>Pasted</source>
        <translation>已貼上</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Choose its board, and where it is there</source>
        <translation>選擇棋盤大小與貼上的位置</translation>
    </message>
    <message>
        <source>Transform</source>
        <translation>轉換</translation>
    </message>
    <message>
        <source>Swap its colours, rotate or mirror it</source>
        <translation>黑白互換、旋轉或翻轉</translation>
    </message>
    <message>
        <source>&amp;Swap colours</source>
        <translation>黑白互換(&amp;S)</translation>
    </message>
    <message>
        <source>Discard what was pasted</source>
        <translation>捨棄貼上的內容</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>捨棄</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>找到的內容</translation>
    </message>
</context>
<context>
    <name>PictureDialog</name>
    <message>
        <source>As on the board</source>
        <translation>與棋盤相同</translation>
    </message>
    <message>
        <source>Whole board</source>
        <translation>整個棋盤</translation>
    </message>
    <message>
        <source>Around the stones</source>
        <translation>棋子周圍</translation>
    </message>
    <message>
        <source>Selection</source>
        <translation>選取範圍</translation>
    </message>
    <message>
        <source>None</source>
        <translation>無</translation>
    </message>
    <message>
        <source>On two sides</source>
        <translation>兩邊</translation>
    </message>
    <message>
        <source>On all sides</source>
        <translation>四邊</translation>
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
        <translation>全部</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>最後幾手</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>範圍</translation>
    </message>
    <message>
        <source>pixels wide</source>
        <translation>像素寬</translation>
    </message>
    <message>
        <source>cm wide</source>
        <translation>公分寬</translation>
    </message>
    <message>
        <source>pixels from line to line</source>
        <translation>像素（線距）</translation>
    </message>
    <message>
        <source>The position (HEN)</source>
        <translation>局面（HEN）</translation>
    </message>
    <message>
        <source>The position and the game (SGF)</source>
        <translation>局面與棋譜（SGF）</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>無</translation>
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
        <translation>匯出圖片</translation>
    </message>
    <message>
        <source>&amp;Transparent</source>
        <translation>透明(&amp;T)</translation>
    </message>
    <message>
        <source>Be&amp;gin with 1</source>
        <translation>從 1 開始(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Last move</source>
        <translation>最後一手(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Ko</source>
        <translation>劫(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Marks and arrows</source>
        <translation>記號與箭頭(&amp;M)</translation>
    </message>
    <message>
        <source>La&amp;bels</source>
        <translation>標籤(&amp;B)</translation>
    </message>
    <message>
        <source>Ne&amp;xt moves</source>
        <translation>下一手(&amp;X)</translation>
    </message>
    <message>
        <source>&amp;Player to move</source>
        <translation>輪到的一方(&amp;P)</translation>
    </message>
    <message>
        <source>Names of lines</source>
        <translation>座標名稱</translation>
    </message>
    <message>
        <source>Number of last moves</source>
        <translation>最後幾手的數目</translation>
    </message>
    <message>
        <source>First numbered move</source>
        <translation>編號的第一手</translation>
    </message>
    <message>
        <source>Last numbered move</source>
        <translation>編號的最後一手</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Unit of the size</source>
        <translation>大小的單位</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>預覽</translation>
    </message>
    <message>
        <source>&amp;Style:</source>
        <translation>樣式(&amp;S)：</translation>
    </message>
    <message>
        <source>P&amp;art:</source>
        <translation>部分(&amp;A)：</translation>
    </message>
    <message>
        <source>Coor&amp;dinates:</source>
        <translation>座標(&amp;D)：</translation>
    </message>
    <message>
        <source>N&amp;umbers:</source>
        <translation>手數(&amp;U)：</translation>
    </message>
    <message>
        <source>Show:</source>
        <translation>顯示：</translation>
    </message>
    <message>
        <source>T&amp;itle:</source>
        <translation>標題(&amp;I)：</translation>
    </message>
    <message>
        <source>Captio&amp;n:</source>
        <translation>圖說(&amp;N)：</translation>
    </message>
    <message>
        <source>Si&amp;ze:</source>
        <translation>大小(&amp;Z)：</translation>
    </message>
    <message>
        <source>Pixels per inc&amp;h:</source>
        <translation>每英寸像素(&amp;H)：</translation>
    </message>
    <message>
        <source>Ca&amp;rries:</source>
        <translation>內含資料(&amp;R)：</translation>
    </message>
    <message>
        <source>&amp;Format:</source>
        <translation>格式(&amp;F)：</translation>
    </message>
    <message>
        <source>&amp;Export...</source>
        <translation>匯出(&amp;E)...</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>複製(&amp;C)</translation>
    </message>
    <message>
        <source>{width} × {height} pixels</source>
        <translation>{width} × {height} 像素</translation>
    </message>
    <message>
        <source>{width} × {height} pixels (the largest)</source>
        <translation>{width} × {height} 像素（最大）</translation>
    </message>
    <message>
        <source>{width} × {height} cm</source>
        <translation>{width} × {height} 公分</translation>
    </message>
</context>
<context>
    <name>PictureView</name>
    <message>
        <source>Upper left corner of the board</source>
        <translation>棋盤的左上角</translation>
    </message>
    <message>
        <source>Upper right corner of the board</source>
        <translation>棋盤的右上角</translation>
    </message>
    <message>
        <source>Lower right corner of the board</source>
        <translation>棋盤的右下角</translation>
    </message>
    <message>
        <source>Lower left corner of the board</source>
        <translation>棋盤的左下角</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>圖片</translation>
    </message>
</context>
<context>
    <name>Pictures</name>
    <message>
        <source>PNG pictures</source>
        <translation>PNG 圖片</translation>
    </message>
    <message>
        <source>SVG pictures</source>
        <translation>SVG 圖片</translation>
    </message>
    <message>
        <source>PDF documents</source>
        <translation>PDF 文件</translation>
    </message>
    <message>
        <source>Drawing the picture...</source>
        <translation>正在繪製圖片...</translation>
    </message>
    <message>
        <source>Picture copied.</source>
        <translation>已複製圖片。</translation>
    </message>
    <message>
        <source>Export picture</source>
        <translation>匯出圖片</translation>
    </message>
    <message>
        <source>The game is too long for a picture, which carries the position alone.</source>
        <translation>棋譜太長，圖片容納不下，因此只含局面。</translation>
    </message>
</context>
<context>
    <name>Places</name>
    <message>
        <source>Line {number}</source>
        <translation>第 {number} 行</translation>
    </message>
    <message>
        <source>Character {number}</source>
        <translation>第 {number} 個字元</translation>
    </message>
    <message>
        <source>Move {number} {points}</source>
        <translation>第 {number} 手 {points}</translation>
    </message>
    <message>
        <source>Start {points}</source>
        <translation>開始局面 {points}</translation>
    </message>
</context>
<context>
    <name>PlayerCard</name>
    <message>
        <source>Time left: {time}</source>
        <translation>剩餘時間：{time}</translation>
    </message>
    <message>
        <source>to play</source>
        <translation>輪到此方落子</translation>
    </message>
    <message>
        <source>Click to let this side play next (T)</source>
        <translation>點按後由此方下一手 (T)</translation>
    </message>
    <message>
        <source>Click to edit the game info</source>
        <translation>點按以編輯對局資訊</translation>
    </message>
    <message>
        <source>plays next</source>
        <translation>由此方下</translation>
    </message>
    <message>
        <source>Captures: {count}</source>
        <translation>提子：{count}</translation>
    </message>
</context>
<context>
    <name>PlayerCards</name>
    <message>
        <source>Players</source>
        <translation>對局者</translation>
    </message>
    <message>
        <source>Solve</source>
        <translation>解題</translation>
    </message>
    <message>
        <source>Click to edit the game info</source>
        <translation>點按以編輯對局資訊</translation>
    </message>
    <message>
        <source>Click to change the order of play</source>
        <translation>點按以變更落子順序</translation>
    </message>
    <message>
        <source>Not a Go game</source>
        <translation>不是圍棋棋譜</translation>
    </message>
    <message>
        <source>Komi {komi}</source>
        <translation>貼目 {komi}</translation>
    </message>
    <message>
        <source>Handicap {stones}</source>
        <translation>讓 {stones} 子</translation>
    </message>
    <message>
        <source>{rules} rules</source>
        <translation>規則 {rules}</translation>
    </message>
    <message>
        <source>Order: {colors}</source>
        <translation>順序：{colors}</translation>
    </message>
</context>
<context>
    <name>PointDialog</name>
    <message>
        <source>&amp;Point:</source>
        <translation>座標(&amp;P)：</translation>
    </message>
    <message>
        <source>The upper right corner is {name}, {letters} or {numbers}.</source>
        <translation>右上角是 {name}、{letters} 或 {numbers}。</translation>
    </message>
</context>
<context>
    <name>PositionFindPanel</name>
    <message>
        <source>Find position</source>
        <translation>尋找局面</translation>
    </message>
    <message>
        <source>The position to find</source>
        <translation>要尋找的局面</translation>
    </message>
    <message>
        <source>Where to search</source>
        <translation>搜尋範圍</translation>
    </message>
    <message>
        <source>&amp;Rotated and mirrored, too</source>
        <translation>包含旋轉與翻轉(&amp;R)</translation>
    </message>
    <message>
        <source>With &amp;colours swapped, too</source>
        <translation>包含黑白互換(&amp;C)</translation>
    </message>
    <message>
        <source>Only the selected &amp;part</source>
        <translation>只找選取的部分(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Find this position</source>
        <translation>尋找這個局面(&amp;F)</translation>
    </message>
    <message>
        <source>Search for the position that the board shows now</source>
        <translation>搜尋棋盤上目前的局面</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>手數</translation>
    </message>
    <message>
        <source>Search progress</source>
        <translation>搜尋進度</translation>
    </message>
    <message>
        <source>Select a part of the board with the select tool, then find it</source>
        <translation>用選取工具選取棋盤的一部分，再尋找它</translation>
    </message>
    <message>
        <source>In the folder {name}</source>
        <translation>在資料夾 {name} 中</translation>
    </message>
    <message>
        <source>In this game</source>
        <translation>在這份棋譜中</translation>
    </message>
    <message>
        <source>In this file</source>
        <translation>在這個檔案中</translation>
    </message>
    <message>
        <source>In a folder...</source>
        <translation>在資料夾中...</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>停止(&amp;S)</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>關閉（Esc）</translation>
    </message>
</context>
<context>
    <name>PositionFinder</name>
    <message numerus="yes">
        <source>Only the first %Ln place(s) are shown; there may be more.</source>
        <translation>
            <numerusform>只顯示前 %Ln 處；可能還有更多。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln place(s) found.</source>
        <translation>
            <numerusform>找到 %Ln 處。</numerusform>
        </translation>
    </message>
    <message>
        <source>Not found.</source>
        <translation>找不到。</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <translation>棋譜 {number}</translation>
    </message>
    <message numerus="yes">
        <source>Stopped after %Ln place(s).</source>
        <translation>
            <numerusform>找到 %Ln 處後停止。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) could not be read.</source>
        <translation>
            <numerusform>有 %Ln 個檔案無法讀取。</numerusform>
        </translation>
    </message>
    <message>
        <source>Find in folder</source>
        <translation>在資料夾中尋找</translation>
    </message>
</context>
<context>
    <name>Preferences</name>
    <message>
        <source>&amp;Theme</source>
        <translation>佈景主題(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Coordinates</source>
        <translation>座標(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Next moves</source>
        <translation>下一手(&amp;N)</translation>
    </message>
    <message>
        <source>Tree d&amp;irection</source>
        <translation>變化樹方向(&amp;I)</translation>
    </message>
    <message>
        <source>Font of co&amp;mments</source>
        <translation>註解的字型(&amp;M)</translation>
    </message>
    <message>
        <source>Font of &amp;HEN</source>
        <translation>HEN 的字型(&amp;H)</translation>
    </message>
    <message>
        <source>Follow theme</source>
        <translation>依照佈景主題</translation>
    </message>
    <message>
        <source>Your own styles are TOML files in {folder}.</source>
        <translation>您自己的樣式是 {folder} 中的 TOML 檔案。</translation>
    </message>
    <message>
        <source>&amp;Board style</source>
        <translation>棋盤樣式(&amp;B)</translation>
    </message>
    <message>
        <source>In high contrast</source>
        <translation>高對比時</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>一律使用</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>永不</translation>
    </message>
    <message>
        <source>&amp;Patterns on coloured stones</source>
        <translation>彩色棋子上的圖案(&amp;P)</translation>
    </message>
    <message>
        <source>Lines and dots, so that the colours can be told apart without seeing them</source>
        <translation>以線條和圓點區分顏色，不必看出顏色</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>偏好設定</translation>
    </message>
    <message>
        <source>Follow system</source>
        <translation>依照系統設定</translation>
    </message>
    <message>
        <source>The folder used last</source>
        <translation>上次使用的資料夾</translation>
    </message>
    <message>
        <source>Played stones &amp;come in softly</source>
        <translation>落子時棋子柔和出現(&amp;C)</translation>
    </message>
    <message>
        <source>Played stones are &amp;heard</source>
        <translation>落子時發出聲音(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Reopen windows at the next start</source>
        <translation>下次啟動時重新開啟視窗(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Keep a recovery copy of unsaved work</source>
        <translation>保留未儲存內容的恢復複本(&amp;K)</translation>
    </message>
    <message>
        <source>Restore &amp;defaults</source>
        <translation>還原預設值(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Appearance</source>
        <translation>外觀(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Files</source>
        <translation>檔案(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Editing</source>
        <translation>編輯(&amp;E)</translation>
    </message>
    <message>
        <source>{language} (no font)</source>
        <translation>{language}（沒有字型）</translation>
    </message>
    <message>
        <source>No font on this computer has the characters of this language</source>
        <translation>這台電腦的字型都沒有這種語言的字元</translation>
    </message>
    <message>
        <source>pt</source>
        <translation>pt</translation>
    </message>
    <message>
        <source>Size in points</source>
        <translation>字型大小（點）</translation>
    </message>
    <message>
        <source>Ctrl+wheel over the text changes its size, too</source>
        <translation>在文字上按 Ctrl+滾輪也可以變更大小</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>語言(&amp;L)：</translation>
    </message>
    <message>
        <source>A change takes effect at the next start.</source>
        <translation>變更在下次啟動時生效。</translation>
    </message>
    <message>
        <source>{title}:</source>
        <translation>{title}：</translation>
    </message>
    <message>
        <source>&amp;Choose...</source>
        <translation>選擇(&amp;C)...</translation>
    </message>
    <message>
        <source>Open and &amp;save in:</source>
        <translation>開啟與儲存的位置(&amp;S)：</translation>
    </message>
    <message>
        <source>A document that has a file is saved beside it.</source>
        <translation>已有檔案的文件會儲存在該檔案旁。</translation>
    </message>
    <message>
        <source>Files are shown at the same move, with the same zoom and layout.</source>
        <translation>檔案會顯示在同一手，並保持相同的縮放與版面。</translation>
    </message>
    <message>
        <source>It stays on this computer, and is offered if the program stops unexpectedly.</source>
        <translation>複本只留在這台電腦上，程式意外結束時可用來恢復。</translation>
    </message>
    <message>
        <source>&amp;Memory for undo in MB:</source>
        <translation>復原用的記憶體，MB(&amp;M)：</translation>
    </message>
    <message>
        <source>For each document opened from now on; at least the last 1,000 steps.</source>
        <translation>適用於之後開啟的每份文件；至少可復原最後 1,000 步。</translation>
    </message>
    <message>
        <source>&amp;Web address of a position:</source>
        <translation>局面的網址(&amp;W)：</translation>
    </message>
    <message>
        <source>The HEN takes the place of {first} or {second}.</source>
        <translation>HEN 會填入 {first} 或 {second} 的位置。</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts...</source>
        <translation>快速鍵(&amp;K)...</translation>
    </message>
    <message>
        <source>Keys:</source>
        <translation>按鍵：</translation>
    </message>
    <message>
        <source>Open and save in</source>
        <translation>開啟與儲存的位置</translation>
    </message>
</context>
<context>
    <name>PrintPreview</name>
    <message>
        <source>Print</source>
        <translation>列印</translation>
    </message>
    <message>
        <source>{file}, move {number}</source>
        <translation>{file}，第 {number} 手</translation>
    </message>
</context>
<context>
    <name>ProblemCount</name>
    <message>
        <source>Show or hide the list of problems</source>
        <translation>顯示或隱藏問題清單</translation>
    </message>
    <message>
        <source>No problems</source>
        <translation>沒有問題</translation>
    </message>
    <message numerus="yes">
        <source>%Ln note(s)</source>
        <translation>
            <numerusform>%Ln 個附註</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln problem(s)</source>
        <translation>
            <numerusform>%Ln 個問題</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProblemList</name>
    <message>
        <source>Fix</source>
        <translation>修正</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>問題</translation>
    </message>
    <message numerus="yes">
        <source>%Ln error(s)</source>
        <translation>
            <numerusform>%Ln 個錯誤</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln warning(s)</source>
        <translation>
            <numerusform>%Ln 個警告</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln note(s)</source>
        <translation>
            <numerusform>%Ln 個附註</numerusform>
        </translation>
    </message>
    <message>
        <source>No problems</source>
        <translation>沒有問題</translation>
    </message>
    <message>
        <source>This problem has no fix</source>
        <translation>這個問題沒有修正方法</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>前往該處</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>複製</translation>
    </message>
</context>
<context>
    <name>ProblemModel</name>
    <message>
        <source>error: {message} {place}</source>
        <translation>錯誤：{message} {place}</translation>
    </message>
    <message>
        <source>warning: {message} {place}</source>
        <translation>警告：{message} {place}</translation>
    </message>
    <message>
        <source>note: {message} {place}</source>
        <translation>附註：{message} {place}</translation>
    </message>
</context>
<context>
    <name>Problems</name>
    <message>
        <source>A HEN file must be UTF-8 text; this one is not.</source>
        <translation>HEN 檔案必須是 UTF-8 文字；這個檔案不是。</translation>
    </message>
    <message>
        <source>A board of {size} cannot be written in this format.</source>
        <translation>{size} 的棋盤無法以這種格式寫出。</translation>
    </message>
    <message>
        <source>A compressed text of HEN or SGF in it is damaged and was left out.</source>
        <translation>其中一段壓縮的 HEN 或 SGF 文字已損毀，因此略過。</translation>
    </message>
    <message>
        <source>A date is written as year-month-day, such as 2024-05-03.</source>
        <translation>日期寫成年-月-日，例如 2024-05-03。</translation>
    </message>
    <message>
        <source>A file needs at least one game.</source>
        <translation>檔案至少要有一份棋譜。</translation>
    </message>
    <message>
        <source>A game other than Go stays as it is.</source>
        <translation>不是圍棋的棋譜維持原樣。</translation>
    </message>
    <message>
        <source>A line beside it gives its height and width.</source>
        <translation>旁邊有一行寫著高與寬。</translation>
    </message>
    <message>
        <source>A result is written as B+3.5, W+R, 0 for a draw, Void or ?.</source>
        <translation>結果寫成 B+3.5、W+R，和棋為 0，或 Void、?。</translation>
    </message>
    <message>
        <source>A space splits a number in “{found}”; its digits belong together.</source>
        <translation>「{found}」中的空格將數字分開；數字應連在一起。</translation>
    </message>
    <message>
        <source>A style has no “{key}”, only base, {keys}.</source>
        <translation>樣式沒有「{key}」，只有 base、{keys}。</translation>
    </message>
    <message>
        <source>A terminal cannot show pictures; redirect the output, or name a file with -o.</source>
        <translation>終端機無法顯示圖片；請將輸出重新導向，或用 -o 指定檔案。</translation>
    </message>
    <message>
        <source>A text in it that should be HEN is not, and was left out.</source>
        <translation>其中應為 HEN 的文字不是 HEN，因此略過。</translation>
    </message>
    <message>
        <source>A text in it that should be SGF is not, and was left out.</source>
        <translation>其中應為 SGF 的文字不是 SGF，因此略過。</translation>
    </message>
    <message>
        <source>A text of HEN or SGF in it is too long and was left out.</source>
        <translation>其中的 HEN 或 SGF 文字太長，因此略過。</translation>
    </message>
    <message>
        <source>A value in [ ] has no property name; it is skipped, but kept in the file.</source>
        <translation>[ ] 中的值沒有屬性名稱；已略過，但仍保留在檔案中。</translation>
    </message>
    <message>
        <source>A worker process ended before its work was done; try --jobs 1.</source>
        <translation>一個工作處理程序在完成之前就結束了；請嘗試 --jobs 1。</translation>
    </message>
    <message>
        <source>A {format} file cannot store it.</source>
        <translation>{format} 檔案無法儲存這項內容。</translation>
    </message>
    <message numerus="yes">
        <source>Agrees on {agreeing:,} of {count:,} texts.</source>
        <translation>
            <numerusform>{count:,} 段文字中有 {agreeing:,} 段一致。</numerusform>
        </translation>
    </message>
    <message>
        <source>All moves but the last will be lost.</source>
        <translation>除了最後一手，所有著手都會遺失。</translation>
    </message>
    <message>
        <source>All stones are connected with the middle.</source>
        <translation>所有棋子都與中央相連。</translation>
    </message>
    <message>
        <source>All stones are on squares of one colour.</source>
        <translation>所有棋子都在同一色的格子上。</translation>
    </message>
    <message numerus="yes">
        <source>All {count:,} valid, with {found}.</source>
        <translation>
            <numerusform>有效：{count:,} 個，含{found}。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All {count:,} valid.</source>
        <translation>
            <numerusform>有效：{count:,} 個。</numerusform>
        </translation>
    </message>
    <message>
        <source>An attachment is compressed in a way that cannot be read.</source>
        <translation>附件以無法讀取的方式壓縮。</translation>
    </message>
    <message>
        <source>An empty variation is skipped.</source>
        <translation>略過空的變化。</translation>
    </message>
    <message>
        <source>An invisible byte order mark, U+FEFF, precedes the text; it is skipped.</source>
        <translation>文字前面有看不見的位元組順序記號 U+FEFF；已略過。</translation>
    </message>
    <message>
        <source>An old program put backslashes inside characters of {encoding}; they were removed.</source>
        <translation>舊程式在 {encoding} 的字元中加入了反斜線；已將其移除。</translation>
    </message>
    <message>
        <source>Another program changed it while it was being written.</source>
        <translation>寫入時，檔案被另一個程式變更了。</translation>
    </message>
    <message>
        <source>Arrows will be lost.</source>
        <translation>箭頭會遺失。</translation>
    </message>
    <message>
        <source>Boards of more than 25 columns will be lost.</source>
        <translation>超過 25 行的棋盤會遺失。</translation>
    </message>
    <message>
        <source>Change to a plain space</source>
        <translation>改為一般空格</translation>
    </message>
    <message>
        <source>Change to “{meant}”</source>
        <translation>改為「{meant}」</translation>
    </message>
    <message>
        <source>Circles: {points}</source>
        <translation>圓圈：{points}</translation>
    </message>
    <message>
        <source>Column {column} in row {row} is off the board; its last column is {last}.</source>
        <translation>橫列 {row} 的直行 {column} 在棋盤外；最後一個直行是 {last}。</translation>
    </message>
    <message>
        <source>Crosses: {points}</source>
        <translation>叉號：{points}</translation>
    </message>
    <message>
        <source>Cut off at the edge</source>
        <translation>在邊緣截斷</translation>
    </message>
    <message>
        <source>Each row begins further to the right.</source>
        <translation>每一列都比前一列更靠右開始。</translation>
    </message>
    <message>
        <source>Engines do not know the rules “{rules}”; Japanese ones are used.</source>
        <translation>引擎不支援規則「{rules}」；改用日本規則。</translation>
    </message>
    <message>
        <source>Engines know black and white stones only; {point} is {color}.</source>
        <translation>引擎只支援黑子與白子；{point} 是{color}子。</translation>
    </message>
    <message>
        <source>Engines know boards of up to {most} lines; this one is {size}.</source>
        <translation>引擎最大支援 {most} 路棋盤；這個棋盤是 {size}。</translation>
    </message>
    <message>
        <source>Few stones have neighbours of their colour.</source>
        <translation>很少棋子與同色的棋子相鄰。</translation>
    </message>
    <message>
        <source>Files: {files:,}, games: {games:,}. Read now: {updated:,}, gone or changed: {removed:,}.</source>
        <translation>檔案：{files:,}，棋譜：{games:,}。本次讀取：{updated:,}，已消失或變更：{removed:,}。</translation>
    </message>
    <message>
        <source>From here on some bytes cannot be decoded as {encoding}; they are kept as they are.</source>
        <translation>從這裡起，有些位元組無法以 {encoding} 解碼；維持原樣。</translation>
    </message>
    <message>
        <source>GM[{value}] is not Go: all its properties are shown as text.</source>
        <translation>GM[{value}] 不是圍棋：所有屬性都以文字顯示。</translation>
    </message>
    <message>
        <source>Greyed-out points will be lost.</source>
        <translation>淡化的點會遺失。</translation>
    </message>
    <message>
        <source>Greying out is left out.</source>
        <translation>淡化會略過。</translation>
    </message>
    <message>
        <source>HEN Editor failed in talking to the engine: {reason}.</source>
        <translation>HEN Editor 與引擎通訊失敗：{reason}。</translation>
    </message>
    <message>
        <source>HEN cannot store arrows; they stay in the game, but not in the HEN text.</source>
        <translation>HEN 無法儲存箭頭；箭頭保留在棋譜中，但不在 HEN 文字中。</translation>
    </message>
    <message>
        <source>HEN cannot store greyed-out points; they stay in the game, but not in the HEN text.</source>
        <translation>HEN 無法儲存淡化的點；會保留在棋譜中，但不在 HEN 文字中。</translation>
    </message>
    <message>
        <source>HEN cannot store lines; they stay in the game, but not in the HEN text.</source>
        <translation>HEN 無法儲存線；線保留在棋譜中，但不在 HEN 文字中。</translation>
    </message>
    <message>
        <source>HEN cannot store selected points; they stay in the game, but not in the HEN text.</source>
        <translation>HEN 無法儲存選取的點；會保留在棋譜中，但不在 HEN 文字中。</translation>
    </message>
    <message>
        <source>HEN cannot store territory; it stays in the game, but not in the HEN text.</source>
        <translation>HEN 無法儲存地的標示；會保留在棋譜中，但不在 HEN 文字中。</translation>
    </message>
    <message>
        <source>HEN cannot store the comment; it stays in the game, but not in the HEN text.</source>
        <translation>HEN 無法儲存註解；註解保留在棋譜中，但不在 HEN 文字中。</translation>
    </message>
    <message>
        <source>HEN cannot store the cropped view; it stays in the game, but not in the HEN text.</source>
        <translation>HEN 無法儲存局部顯示；會保留在棋譜中，但不在 HEN 文字中。</translation>
    </message>
    <message>
        <source>HEN cannot store the label “{label}” at {point}.</source>
        <translation>HEN 無法儲存 {point} 的標籤「{label}」。</translation>
    </message>
    <message>
        <source>HEN cannot store the move number {number} at {point}: numbers go from 1 to 9999.</source>
        <translation>HEN 無法儲存 {point} 的手數 {number}：手數只能從 1 到 9999。</translation>
    </message>
    <message>
        <source>HEN cannot store the move number {number} at {point}: the stone is {color}&apos;s, and move {number} is {expected}&apos;s.</source>
        <translation>HEN 無法儲存 {point} 的手數 {number}：那是{color}子，但第 {number} 手是{expected}方的。</translation>
    </message>
    <message>
        <source>HEN cannot store the move number {number} at {point}: there is no stone.</source>
        <translation>HEN 無法儲存 {point} 的手數 {number}：那裡沒有棋子。</translation>
    </message>
    <message>
        <source>HEN cannot store the node name; it stays in the game, but not in the HEN text.</source>
        <translation>HEN 無法儲存節點名稱；會保留在棋譜中，但不在 HEN 文字中。</translation>
    </message>
    <message>
        <source>I is not a column; did you mean J?</source>
        <translation>I 不是直行的名稱；是不是要寫 J？</translation>
    </message>
    <message>
        <source>Interrupted.</source>
        <translation>已中斷。</translation>
    </message>
    <message>
        <source>It already exists; use --force to overwrite it.</source>
        <translation>檔案已存在；請用 --force 覆寫。</translation>
    </message>
    <message>
        <source>It cannot be read: {reason}.</source>
        <translation>無法讀取：{reason}。</translation>
    </message>
    <message>
        <source>It cannot carry this position; to write it all the same, use --carry nothing.</source>
        <translation>無法內含這個局面；若仍要寫出，請用 --carry nothing。</translation>
    </message>
    <message>
        <source>It carries too much HEN or SGF; only the beginning was read.</source>
        <translation>其中的 HEN 或 SGF 太多；只讀取了開頭。</translation>
    </message>
    <message numerus="yes">
        <source>It contains a position of more than {count:,} characters.</source>
        <translation>
            <numerusform>其中有超過 {count:,} 個字元的局面。</numerusform>
        </translation>
    </message>
    <message>
        <source>It contains no HEN.</source>
        <translation>其中沒有 HEN。</translation>
    </message>
    <message>
        <source>It contains no SGF game and no HEN.</source>
        <translation>其中沒有 SGF 棋譜，也沒有 HEN。</translation>
    </message>
    <message>
        <source>It contains no {format} game.</source>
        <translation>其中沒有 {format} 棋譜。</translation>
    </message>
    <message>
        <source>It declares entities, which are not read in pictures.</source>
        <translation>宣告了實體；圖片中的實體不會讀取。</translation>
    </message>
    <message numerus="yes">
        <source>It did not end within {count:,} seconds.</source>
        <translation>
            <numerusform>在 {count:,} 秒內沒有結束。</numerusform>
        </translation>
    </message>
    <message>
        <source>It does not begin like a {format} file.</source>
        <translation>開頭不像 {format} 檔案。</translation>
    </message>
    <message>
        <source>It has 19 lines.</source>
        <translation>有 19 路。</translation>
    </message>
    <message>
        <source>It has 3 by 3 points with X and O.</source>
        <translation>有 X 與 O 的 3 乘 3 個點。</translation>
    </message>
    <message numerus="yes">
        <source>It has a node with more than {count:,} properties; no Go program writes that many.</source>
        <translation>
            <numerusform>其中有節點的屬性超過 {count:,} 個；沒有圍棋程式會寫這麼多。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It has about {count} million nodes. Open it in a window of its own.</source>
        <translation>
            <numerusform>約有 {count} 百萬個節點。請在單獨的視窗中開啟。</numerusform>
        </translation>
    </message>
    <message>
        <source>It has at most 3 by 3 points.</source>
        <translation>最多只有 3 乘 3 個點。</translation>
    </message>
    <message>
        <source>It has fewer than 6 lines one way.</source>
        <translation>有一個方向不到 6 路。</translation>
    </message>
    <message>
        <source>It has fewer than four stones.</source>
        <translation>其中的棋子不到四顆。</translation>
    </message>
    <message>
        <source>It has four edges and 9, 13 or 19 lines each way.</source>
        <translation>有四邊，且縱橫各為 9 路、13 路或 19 路。</translation>
    </message>
    <message>
        <source>It has no stones.</source>
        <translation>其中沒有棋子。</translation>
    </message>
    <message>
        <source>It has other names (hard links), which would keep the old content.</source>
        <translation>有其他名稱（硬連結），那些名稱會保留舊內容。</translation>
    </message>
    <message numerus="yes">
        <source>It has over {count:,} nodes, too many for a web page, and is not checked further.</source>
        <translation>
            <numerusform>節點超過 {count:,} 個，對網頁來說太多，未繼續檢查。</numerusform>
        </translation>
    </message>
    <message>
        <source>It has several positions; use --game to choose one.</source>
        <translation>其中有多個局面；請用 --game 選擇一個。</translation>
    </message>
    <message>
        <source>It has stones of only one colour.</source>
        <translation>其中只有一色的棋子。</translation>
    </message>
    <message>
        <source>It is a folder; name a file in it.</source>
        <translation>這是資料夾；請指定其中的檔案。</translation>
    </message>
    <message>
        <source>It is a square in a frame.</source>
        <translation>是有外框的正方形。</translation>
    </message>
    <message>
        <source>It is a square of 9, 13 or 19 lines.</source>
        <translation>是 9 路、13 路或 19 路的正方形。</translation>
    </message>
    <message>
        <source>It is an archive ({kind}). Unpack it, then open the files in it.</source>
        <translation>這是壓縮檔（{kind}）。請先解壓縮，再開啟其中的檔案。</translation>
    </message>
    <message>
        <source>It is closed.</source>
        <translation>已關閉。</translation>
    </message>
    <message>
        <source>It is damaged, but was searched: {reason}</source>
        <translation>已損毀，但仍搜尋過：{reason}</translation>
    </message>
    <message>
        <source>It is empty; HEN, SGF or a diagram was expected.</source>
        <translation>檔案是空的；應為 HEN、SGF 或棋圖。</translation>
    </message>
    <message>
        <source>It is for a {found} board; the game is on {wanted}.</source>
        <translation>這是 {found} 棋盤的內容；這份棋譜是 {wanted}。</translation>
    </message>
    <message>
        <source>It is framed, and no square.</source>
        <translation>有外框，但不是正方形。</translation>
    </message>
    <message>
        <source>It is its own mirror image.</source>
        <translation>本身是鏡像對稱的。</translation>
    </message>
    <message>
        <source>It is longer than 9 lines, too.</source>
        <translation>而且超過 9 路。</translation>
    </message>
    <message>
        <source>It is neither SGF nor UTF-8 text, as HEN must be: line {line:,} has the byte {byte}.</source>
        <translation>不是 SGF，也不是 HEN 所需的 UTF-8 文字：第 {line:,} 行有位元組 {byte}。</translation>
    </message>
    <message numerus="yes">
        <source>It is neither SGF nor a list of HENs, and too long to search for anything else (over {count:,} characters).</source>
        <translation>
            <numerusform>不是 SGF，也不是 HEN 清單，而且太長，無法在其中尋找其他內容（超過 {count:,} 個字元）。</numerusform>
        </translation>
    </message>
    <message>
        <source>It is no square, and has neither frame nor coordinates.</source>
        <translation>不是正方形，也沒有外框與座標。</translation>
    </message>
    <message>
        <source>It is not TOML: {reason}.</source>
        <translation>不是 TOML：{reason}。</translation>
    </message>
    <message>
        <source>It is not a regular file.</source>
        <translation>不是一般檔案。</translation>
    </message>
    <message numerus="yes">
        <source>It is not a style: it has over {count:,} characters.</source>
        <translation>
            <numerusform>不是樣式：超過 {count:,} 個字元。</numerusform>
        </translation>
    </message>
    <message>
        <source>It is not clear where its lines end.</source>
        <translation>看不清楚線在哪裡結束。</translation>
    </message>
    <message>
        <source>It is over the limit of {limit:,} MB. To raise the limit, set max-megabytes in the section [files] of {file}.</source>
        <translation>超過 {limit:,} MB 的上限。若要提高上限，請在 {file} 的 [files] 區段設定 max-megabytes。</translation>
    </message>
    <message>
        <source>It is over the limit of {limit:,} MB. To raise the limit, use --max-size.</source>
        <translation>超過 {limit:,} MB 的上限。若要提高上限，請用 --max-size。</translation>
    </message>
    <message>
        <source>It is seen at an angle: check its corners.</source>
        <translation>棋盤是斜著拍的：請檢查四角。</translation>
    </message>
    <message>
        <source>It is the start of a game of Othello.</source>
        <translation>這是黑白棋的開局。</translation>
    </message>
    <message>
        <source>It is {format}; use hen convert to convert it to HEN.</source>
        <translation>這是 {format}；請用 hen convert 轉換為 HEN。</translation>
    </message>
    <message numerus="yes">
        <source>It should have {count:,} moves, but has only {found:,}: it is perhaps truncated.</source>
        <translation>
            <numerusform>應有 {count:,} 手，但只有 {found:,} 手，可能不完整。</numerusform>
        </translation>
    </message>
    <message>
        <source>It shows a corner of a board.</source>
        <translation>顯示棋盤的一角。</translation>
    </message>
    <message>
        <source>It shows no wrong move.</source>
        <translation>沒有列出錯誤的著手。</translation>
    </message>
    <message>
        <source>It would have over 120 million pixels.</source>
        <translation>圖片會超過 1 億 2 千萬像素。</translation>
    </message>
    <message>
        <source>It would lose its owner or its attributes.</source>
        <translation>檔案會失去擁有者或屬性。</translation>
    </message>
    <message>
        <source>Its cells are tiny.</source>
        <translation>格子非常小。</translation>
    </message>
    <message>
        <source>Its empty points are no dots or crosses.</source>
        <translation>空點不是點，也不是十字。</translation>
    </message>
    <message>
        <source>Its folder allows no new files.</source>
        <translation>資料夾不允許新增檔案。</translation>
    </message>
    <message>
        <source>Its format cannot store the whole document.</source>
        <translation>其格式無法儲存整份文件。</translation>
    </message>
    <message>
        <source>Its index could not be written: {reason}.</source>
        <translation>無法寫入索引：{reason}。</translation>
    </message>
    <message>
        <source>Its numbers of lines are unusual.</source>
        <translation>路數不常見。</translation>
    </message>
    <message>
        <source>Its rows repeat.</source>
        <translation>各列重複。</translation>
    </message>
    <message>
        <source>Its stones are B and W.</source>
        <translation>棋子是 B 與 W。</translation>
    </message>
    <message>
        <source>Its stones are X and O.</source>
        <translation>棋子是 X 與 O。</translation>
    </message>
    <message>
        <source>Its stones are circles.</source>
        <translation>棋子是圓圈。</translation>
    </message>
    <message>
        <source>Its stones may be cut off at an edge.</source>
        <translation>邊緣的棋子可能被截斷。</translation>
    </message>
    <message>
        <source>JSON cannot hold pictures; write them to files with -o.</source>
        <translation>JSON 不能包含圖片；請用 -o 把圖片寫入檔案。</translation>
    </message>
    <message>
        <source>JSON has no games; write them to a file with -o.</source>
        <translation>JSON 沒有棋譜；請用 -o 寫到檔案。</translation>
    </message>
    <message>
        <source>KataGo is there, but no network for it: put one, a .bin.gz file, into {folder}.</source>
        <translation>已找到 KataGo，但沒有網路權重檔：請將一個 .bin.gz 檔案放入 {folder}。</translation>
    </message>
    <message>
        <source>Ko: you can&apos;t retake here yet.</source>
        <translation>劫：還不能提回。</translation>
    </message>
    <message>
        <source>Komi is a number with a decimal point, such as 6.5.</source>
        <translation>貼目是帶小數點的數字，例如 6.5。</translation>
    </message>
    <message>
        <source>Labels and marks of earlier moves will be lost.</source>
        <translation>先前著手的標籤與記號會遺失。</translation>
    </message>
    <message>
        <source>Labels that HEN cannot store will be lost.</source>
        <translation>HEN 無法儲存的標籤會遺失。</translation>
    </message>
    <message>
        <source>Labels: {points}</source>
        <translation>標籤：{points}</translation>
    </message>
    <message>
        <source>Lines are missing at some empty points.</source>
        <translation>部分空點處看不到線。</translation>
    </message>
    <message>
        <source>Lines are seen at nearly all empty points.</source>
        <translation>幾乎所有空點處都看得到線。</translation>
    </message>
    <message>
        <source>Lines go on across stones.</source>
        <translation>線穿過了棋子。</translation>
    </message>
    <message>
        <source>Lines will be lost.</source>
        <translation>線會遺失。</translation>
    </message>
    <message>
        <source>Links are left out.</source>
        <translation>連結會略過。</translation>
    </message>
    <message>
        <source>Lone surrogates, which cannot be saved, were replaced by U+FFFD.</source>
        <translation>無法儲存的單獨代理字元已改為 U+FFFD。</translation>
    </message>
    <message>
        <source>Marks of territory are left out.</source>
        <translation>地的標示會略過。</translation>
    </message>
    <message>
        <source>Move number {number} appears at {names}; each number was expected once.</source>
        <translation>手數 {number} 出現在 {names}；每個手數只應出現一次。</translation>
    </message>
    <message>
        <source>Move number {number} is at {point}, where there is no stone.</source>
        <translation>手數 {number} 在 {point}，但那裡沒有棋子。</translation>
    </message>
    <message>
        <source>Move number {number} is out of range; move numbers go from 1 to 9999.</source>
        <translation>手數 {number} 超出範圍；手數從 1 到 9999。</translation>
    </message>
    <message>
        <source>Move {number} appears more than once; only the first one keeps its number.</source>
        <translation>第 {number} 手出現不只一次；只有第一個保留編號。</translation>
    </message>
    <message>
        <source>Move {number} at {point} can no longer be played: it would have no liberties.</source>
        <translation>第 {number} 手 {point} 無法再下：落子後沒有氣。</translation>
    </message>
    <message>
        <source>Move {number} at {point} can no longer be played: it would retake a ko.</source>
        <translation>第 {number} 手 {point} 無法再下：會立即提回劫。</translation>
    </message>
    <message>
        <source>Move {number} at {point} can no longer be played: the point is occupied.</source>
        <translation>第 {number} 手 {point} 無法再下：該點已有棋子。</translation>
    </message>
    <message>
        <source>Move {number} at {point}: it would have no liberties.</source>
        <translation>第 {number} 手 {point}：落子後沒有氣。</translation>
    </message>
    <message>
        <source>Move {number} at {point}: it would retake a ko.</source>
        <translation>第 {number} 手 {point}：會立即提回劫。</translation>
    </message>
    <message>
        <source>Move {number} at {point}: the point is occupied.</source>
        <translation>第 {number} 手 {point}：該點已有棋子。</translation>
    </message>
    <message>
        <source>No Go board was found in this picture.</source>
        <translation>在這張圖片中找不到圍棋棋盤。</translation>
    </message>
    <message>
        <source>No blanks stand between its signs.</source>
        <translation>符號之間沒有空格。</translation>
    </message>
    <message>
        <source>No edge is shown, so the diagram is placed in the middle of the board.</source>
        <translation>沒有顯示邊，因此棋圖放在棋盤中央。</translation>
    </message>
    <message>
        <source>No font on this computer has kanji numerals: numbers are drawn instead.</source>
        <translation>這台電腦的字型都沒有漢字數字：改為繪製阿拉伯數字。</translation>
    </message>
    <message>
        <source>No game found: SGF games begin with “(;”.</source>
        <translation>找不到棋譜：SGF 棋譜以「(;」開頭。</translation>
    </message>
    <message>
        <source>No move is marked as right; its first line counts as that.</source>
        <translation>沒有標示為正解的著手；以第一條變化為正解。</translation>
    </message>
    <message>
        <source>No move solves it.</source>
        <translation>沒有能解開這一題的著手。</translation>
    </message>
    <message>
        <source>No point is in doubt.</source>
        <translation>沒有任何點有疑問。</translation>
    </message>
    <message>
        <source>No stone follows column {column} in row {row}; one was expected, as in “{column}b”.</source>
        <translation>第 {row} 列的第 {column} 行後面沒有棋子；應如「{column}b」。</translation>
    </message>
    <message>
        <source>No stone has a number; at least one numbered stone is needed.</source>
        <translation>沒有編號的棋子；至少需要一顆。</translation>
    </message>
    <message>
        <source>No stones of two colours are in contact.</source>
        <translation>沒有兩色相鄰的棋子。</translation>
    </message>
    <message>
        <source>Nothing can be inserted before the start of the game.</source>
        <translation>開始局面前面不能插入任何東西。</translation>
    </message>
    <message>
        <source>Nothing follows the dash after {point}; a label or one of CR, SQ, TR and MA was expected.</source>
        <translation>{point} 的 - 後面沒有內容；應為標籤，或 CR、SQ、TR、MA 之一。</translation>
    </message>
    <message>
        <source>Nothing follows the dot; a size (9x9), a point (K10), a colour (b or w) or a pass (pb) was expected.</source>
        <translation>句點後面沒有內容；應為大小（9x9）、點（K10）、顏色（b 或 w）或虛手（pb）。</translation>
    </message>
    <message>
        <source>Nothing follows “_”; a row number was expected, as in “_10Kb”.</source>
        <translation>「_」後面沒有內容；應為橫列的號碼，如「_10Kb」。</translation>
    </message>
    <message>
        <source>Nothing to do: specify a transform, such as --rotate left.</source>
        <translation>沒有要做的事：請指定轉換，例如 --rotate left。</translation>
    </message>
    <message>
        <source>Nothing to paste: no SGF, HEN, text diagram or list of moves was found.</source>
        <translation>沒有可貼上的內容：找不到 SGF、HEN、文字棋圖或著手清單。</translation>
    </message>
    <message>
        <source>Nothing to read: specify a HEN text, a file, or - for standard input.</source>
        <translation>沒有可讀取的內容：請指定 HEN 文字、檔案，或用 - 表示標準輸入。</translation>
    </message>
    <message>
        <source>Number {number} appears at {names}; each number may be used only once.</source>
        <translation>編號 {number} 出現在 {names}；每個編號只能使用一次。</translation>
    </message>
    <message>
        <source>Numbers are there again and again.</source>
        <translation>同樣的數字一再出現。</translation>
    </message>
    <message>
        <source>On a board of {size} this may be another game than Go.</source>
        <translation>在 {size} 的棋盤上，這可能是圍棋以外的遊戲。</translation>
    </message>
    <message>
        <source>One of the two games is not Go (see GM in the node properties); they cannot be merged.</source>
        <translation>兩份棋譜之一不是圍棋（見節點屬性的 GM），無法合併。</translation>
    </message>
    <message>
        <source>One stone is in brackets.</source>
        <translation>有一顆棋子在括號中。</translation>
    </message>
    <message>
        <source>Only a whole game can be resized.</source>
        <translation>只有整份棋譜才能變更大小。</translation>
    </message>
    <message>
        <source>Only one colour has stones.</source>
        <translation>只有一色有棋子。</translation>
    </message>
    <message>
        <source>Only one of --all, --move and --node can be given.</source>
        <translation>--all、--move 與 --node 只能指定一個。</translation>
    </message>
    <message>
        <source>Only one of --cell and --cm can be given.</source>
        <translation>--cell 與 --cm 只能指定一個。</translation>
    </message>
    <message>
        <source>Only one of --move and --node can be given.</source>
        <translation>--move 與 --node 只能指定一個。</translation>
    </message>
    <message>
        <source>Only the HEN in this text was read; the words around it are ignored.</source>
        <translation>只讀取了這段文字中的 HEN；其餘的字詞略過。</translation>
    </message>
    <message numerus="yes">
        <source>Only the first {count:,} characters of this text were searched for diagrams.</source>
        <translation>
            <numerusform>只在這段文字的前 {count:,} 個字元中尋找棋圖。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only the first {count:,} positions are offered. To open all, save the text as a .hen file.</source>
        <translation>
            <numerusform>只顯示前 {count:,} 個局面。要開啟全部，請將這段文字存成 .hen 檔案。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only the first {count} diagrams of this text were read.</source>
        <translation>
            <numerusform>只讀取了這段文字的前 {count} 個棋圖。</numerusform>
        </translation>
    </message>
    <message>
        <source>Played in order, move {number} at {point} captures {names}, where this position has stones.</source>
        <translation>若依序落子，第 {number} 手 {point} 會提掉 {names}，但這個局面中那裡有棋子。</translation>
    </message>
    <message>
        <source>Points of a search pattern are read as empty.</source>
        <translation>搜尋樣式的點讀作空點。</translation>
    </message>
    <message>
        <source>Positions have no moves; --move is for games.</source>
        <translation>局面沒有著手；--move 用於棋譜。</translation>
    </message>
    <message>
        <source>PySide6, which draws pictures, cannot be used ({reason}). SVG with --letters text does without it.</source>
        <translation>無法使用繪製圖片的 PySide6（{reason}）。SVG 加上 --letters text 則不需要 PySide6。</translation>
    </message>
    <message>
        <source>PySide6, which opens pictures, cannot be used ({reason}).</source>
        <translation>無法使用開啟圖片的 PySide6（{reason}）。</translation>
    </message>
    <message>
        <source>Remove it</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Row {row} has no stones; at least one was expected.</source>
        <translation>第 {row} 列沒有棋子；至少應有一顆。</translation>
    </message>
    <message numerus="yes">
        <source>Row {row} needs {count} columns; the board has {columns}.</source>
        <translation>
            <numerusform>第 {row} 列需要 {count} 行；棋盤只有 {columns} 行。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Row {row} needs {count} or more columns; the board has {columns}.</source>
        <translation>
            <numerusform>第 {row} 列需要 {count} 行以上；棋盤只有 {columns} 行。</numerusform>
        </translation>
    </message>
    <message>
        <source>Rows that begin with $$ follow this diagram apart from it; they are left out.</source>
        <translation>這張棋圖之後另有以 $$ 開頭的列，因此略過。</translation>
    </message>
    <message>
        <source>SGF cannot store this; HEN can, but not on boards with more than 25 columns, for which it has no letters.</source>
        <translation>SGF 無法儲存這個；HEN 可以，但超過 25 行的棋盤不行，因為沒有字母可用。</translation>
    </message>
    <message>
        <source>SGF properties that are not part of a position will be lost.</source>
        <translation>不屬於局面的 SGF 屬性會遺失。</translation>
    </message>
    <message>
        <source>SZ[{value}] is not a board size from 1 to 52; 19x19 is assumed.</source>
        <translation>SZ[{value}] 不是 1 到 52 的棋盤大小；視為 19x19。</translation>
    </message>
    <message>
        <source>Selected points will be lost.</source>
        <translation>選取的點會遺失。</translation>
    </message>
    <message>
        <source>Several signs stand for empty points.</source>
        <translation>有多種符號表示空點。</translation>
    </message>
    <message>
        <source>Signs for stones are there in two kinds.</source>
        <translation>表示棋子的符號有兩種。</translation>
    </message>
    <message>
        <source>Six stones and more have no liberties.</source>
        <translation>有六顆以上的棋子沒有氣。</translation>
    </message>
    <message>
        <source>Small letters are there once each.</source>
        <translation>小寫字母各出現一次。</translation>
    </message>
    <message>
        <source>Some inputs are games and others positions; transform them one kind at a time.</source>
        <translation>輸入中既有棋譜又有局面；請一次只變換一種。</translation>
    </message>
    <message>
        <source>Some inputs become SGF and others HEN; choose with -o FILE, or use --json.</source>
        <translation>有些輸入會成為 SGF，有些會成為 HEN；請用 -o 檔案選擇，或用 --json。</translation>
    </message>
    <message>
        <source>Some of its points are in doubt.</source>
        <translation>部分點有疑問。</translation>
    </message>
    <message>
        <source>Some programs cut off the label “{label}” at “~”.</source>
        <translation>有些程式會在「~」處截斷標籤「{label}」。</translation>
    </message>
    <message>
        <source>Some stones have no liberties.</source>
        <translation>有些棋子沒有氣。</translation>
    </message>
    <message>
        <source>Something is in some of its cells.</source>
        <translation>部分格子裡有東西。</translation>
    </message>
    <message>
        <source>Squares: {points}</source>
        <translation>方塊：{points}</translation>
    </message>
    <message>
        <source>Star points are drawn where they are.</source>
        <translation>星位畫在應有的位置。</translation>
    </message>
    <message>
        <source>Stones in capital and small letters are read alike; small ones may be dead stones.</source>
        <translation>大寫與小寫的棋子讀法相同；小寫可能是死子。</translation>
    </message>
    <message>
        <source>Stones seem to lie beyond its lines.</source>
        <translation>線之外似乎還有棋子。</translation>
    </message>
    <message>
        <source>Suicide: that move would have no liberties.</source>
        <translation>自殺：這一手下了沒有氣。</translation>
    </message>
    <message>
        <source>Territory is left out.</source>
        <translation>地的標示會略過。</translation>
    </message>
    <message>
        <source>Territory will be lost.</source>
        <translation>地的標示會遺失。</translation>
    </message>
    <message>
        <source>The ( that begins a game or a variation is missing here.</source>
        <translation>這裡缺少棋譜或變化開頭的 (。</translation>
    </message>
    <message>
        <source>The ; that begins a node is missing here.</source>
        <translation>這裡缺少節點開頭的 ;。</translation>
    </message>
    <message>
        <source>The HEN[...] of this node is ignored and stays as it is.</source>
        <translation>這個節點的 HEN[...] 會被忽略，並維持原樣。</translation>
    </message>
    <message>
        <source>The HEN[...] of this node is ignored, but kept in the file: {reason}</source>
        <translation>這個節點的 HEN[...] 會被忽略，但仍保留在檔案中：{reason}</translation>
    </message>
    <message>
        <source>The HEN[...] of this node is removed: HEN has letters for 25 columns only.</source>
        <translation>移除這個節點的 HEN[...]：HEN 只有 25 行的字母。</translation>
    </message>
    <message>
        <source>The HEN[...] of this node was ignored and is removed: it would be read now.</source>
        <translation>這個節點的 HEN[...] 先前被忽略，現在移除：否則會被讀取。</translation>
    </message>
    <message numerus="yes">
        <source>The board has {count} columns; HEN allows at most 25.</source>
        <translation>
            <numerusform>棋盤有 {count} 行；HEN 最多 25 行。</numerusform>
        </translation>
    </message>
    <message>
        <source>The board is too large for HEN: the picture does not carry its position.</source>
        <translation>棋盤對 HEN 來說太大：圖片不含局面。</translation>
    </message>
    <message>
        <source>The board is {columns}x{rows}, not a square; some programs read only the first number.</source>
        <translation>棋盤是 {columns}x{rows}，不是正方形；有些程式只讀第一個數字。</translation>
    </message>
    <message>
        <source>The centres of its cells are plain.</source>
        <translation>格子中央沒有其他東西。</translation>
    </message>
    <message>
        <source>The checksum of the text {keyword} is wrong; the text may be damaged.</source>
        <translation>文字 {keyword} 的總和檢查碼不符；文字可能已損毀。</translation>
    </message>
    <message>
        <source>The clipboard has no variation: it is not SGF, or has no moves or setup.</source>
        <translation>剪貼簿中沒有變化：不是 SGF，或沒有著手也沒有擺子。</translation>
    </message>
    <message>
        <source>The coloured stone at {point} is ignored: there is a black or white stone now.</source>
        <translation>忽略 {point} 的彩色棋子：現在那裡有黑子或白子。</translation>
    </message>
    <message>
        <source>The comment is left out.</source>
        <translation>註解會略過。</translation>
    </message>
    <message>
        <source>The comment will be lost.</source>
        <translation>註解會遺失。</translation>
    </message>
    <message>
        <source>The cropped view will be lost.</source>
        <translation>局部顯示會遺失。</translation>
    </message>
    <message>
        <source>The disk failed while the file was being written; the complete data is in {file}.</source>
        <translation>寫入檔案時磁碟發生錯誤；完整的資料在 {file} 中。</translation>
    </message>
    <message>
        <source>The document is encrypted, so that its attachments cannot be read.</source>
        <translation>文件已加密，無法讀取附件。</translation>
    </message>
    <message>
        <source>The engine answers “{command}” with “{answer}”.</source>
        <translation>引擎對「{command}」的回答是「{answer}」。</translation>
    </message>
    <message>
        <source>The engine cannot be started: {reason} ({program}).</source>
        <translation>無法啟動引擎：{reason} ({program})。</translation>
    </message>
    <message>
        <source>The engine counts by rules of its own, not {rules}.</source>
        <translation>引擎依自己的規則計算，而不是 {rules} 規則。</translation>
    </message>
    <message>
        <source>The engine counts with a komi of {komi}, for the prisoners before this setup.</source>
        <translation>引擎以貼目 {komi} 計算，以計入這次擺子之前的提子。</translation>
    </message>
    <message>
        <source>The engine crashed or was killed ({signal}).</source>
        <translation>引擎當掉或被強制終止（{signal}）。</translation>
    </message>
    <message>
        <source>The engine does not answer “{command}”.</source>
        <translation>引擎沒有回答「{command}」。</translation>
    </message>
    <message>
        <source>The engine does not know that {point} is ko.</source>
        <translation>引擎不知道 {point} 是劫。</translation>
    </message>
    <message>
        <source>The engine does not know the ko, since no move can have made it.</source>
        <translation>引擎不知道這個劫，因為沒有著手能形成它。</translation>
    </message>
    <message>
        <source>The engine ended (exit status {status}).</source>
        <translation>引擎已結束（結束狀態 {status}）。</translation>
    </message>
    <message>
        <source>The engine ended (exit status {status}): “{reason}”.</source>
        <translation>引擎已結束（結束狀態 {status}）：「{reason}」。</translation>
    </message>
    <message>
        <source>The engine needs {library}, which is not installed.</source>
        <translation>引擎需要 {library}，但尚未安裝。</translation>
    </message>
    <message>
        <source>The engine refuses “{command}”: “{answer}”.</source>
        <translation>引擎拒絕「{command}」：「{answer}」。</translation>
    </message>
    <message>
        <source>The engine was stopped.</source>
        <translation>引擎已停止。</translation>
    </message>
    <message>
        <source>The engine writes without end, and was stopped.</source>
        <translation>引擎不停地輸出，已被停止。</translation>
    </message>
    <message>
        <source>The engine&apos;s board could not be compared with this one.</source>
        <translation>無法將引擎的棋盤與這個棋盤比較。</translation>
    </message>
    <message>
        <source>The file declares no encoding; it is perhaps {encoding}. If its names look wrong, choose another encoding.</source>
        <translation>檔案沒有宣告編碼；可能是 {encoding}。如果名字顯示不對，請選擇其他編碼。</translation>
    </message>
    <message>
        <source>The file declares no encoding; it was read as {encoding}, which fits best.</source>
        <translation>檔案沒有宣告編碼；以最符合的 {encoding} 讀取。</translation>
    </message>
    <message>
        <source>The file declares the encoding {charset}, but its bytes do not fit; it was read as {encoding}.</source>
        <translation>檔案宣告的編碼是 {charset}，但位元組不符；以 {encoding} 讀取。</translation>
    </message>
    <message>
        <source>The file declares the unknown encoding {charset}; it was read as {encoding}.</source>
        <translation>檔案宣告了未知的編碼 {charset}；以 {encoding} 讀取。</translation>
    </message>
    <message numerus="yes">
        <source>The file ends too early: {count:,} ) are missing.</source>
        <translation>
            <numerusform>檔案太早結束：缺少 {count:,} 個 )。</numerusform>
        </translation>
    </message>
    <message>
        <source>The file is cut off or damaged; what follows the damage was not searched.</source>
        <translation>檔案被截斷或損毀；損毀處之後沒有搜尋。</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>檔案是空的。</translation>
    </message>
    <message>
        <source>The file is too large to be searched completely for a position.</source>
        <translation>檔案太大，無法完整搜尋局面。</translation>
    </message>
    <message>
        <source>The file&apos;s encoding can&apos;t represent all of its text.</source>
        <translation>檔案的編碼無法表示其中的所有文字。</translation>
    </message>
    <message>
        <source>The first node of the game has a move.</source>
        <translation>棋譜的第一個節點有著手。</translation>
    </message>
    <message>
        <source>The game info will be lost.</source>
        <translation>對局資訊會遺失。</translation>
    </message>
    <message>
        <source>The games of this file have different encodings; each was read in its own.</source>
        <translation>這個檔案的棋譜編碼各不相同；各以自己的編碼讀取。</translation>
    </message>
    <message>
        <source>The games start with different positions; they cannot be merged.</source>
        <translation>兩份棋譜的起始局面不同，無法合併。</translation>
    </message>
    <message>
        <source>The handicap is a number of stones, 2 or more; 0 for none.</source>
        <translation>讓子是 2 以上的棋子數；沒有則為 0。</translation>
    </message>
    <message>
        <source>The handicap stays as it is, but its stones are White&apos;s now.</source>
        <translation>讓子數維持不變，但那些棋子現在是白方的。</translation>
    </message>
    <message>
        <source>The ko at {point} is off the board, which is {columns}x{rows}.</source>
        <translation>{point} 的劫在 {columns}x{rows} 的棋盤外。</translation>
    </message>
    <message>
        <source>The ko is given more than once; the last one counts.</source>
        <translation>劫指定了不只一次；以最後一個為準。</translation>
    </message>
    <message>
        <source>The ko is left out.</source>
        <translation>劫會略過。</translation>
    </message>
    <message>
        <source>The komi stays as it is; White still gets it.</source>
        <translation>貼目維持不變；仍由白方取得。</translation>
    </message>
    <message>
        <source>The label at {point} is off the board, which is {columns}x{rows}.</source>
        <translation>{point} 的標籤在 {columns}x{rows} 的棋盤外。</translation>
    </message>
    <message>
        <source>The last move at {point} is off the board, which is {columns}x{rows}.</source>
        <translation>最後一手 {point} 在 {columns}x{rows} 的棋盤外。</translation>
    </message>
    <message>
        <source>The last move is given more than once; the last one counts.</source>
        <translation>最後一手指定了不只一次；以最後一個為準。</translation>
    </message>
    <message>
        <source>The last move is left out.</source>
        <translation>最後一手會略過。</translation>
    </message>
    <message>
        <source>The last move is {color} at {point}, but that point is empty.</source>
        <translation>最後一手是{color}下在 {point}，但該點是空的。</translation>
    </message>
    <message>
        <source>The last move is {color} at {point}, but the stone there is {other}&apos;s.</source>
        <translation>最後一手是{color}下在 {point}，但那裡是{other}子。</translation>
    </message>
    <message>
        <source>The list names no colours; Black plays first, and colours alternate.</source>
        <translation>清單沒有指明顏色；由黑先下，黑白輪流。</translation>
    </message>
    <message>
        <source>The mark at {point} is off the board, which is {columns}x{rows}.</source>
        <translation>{point} 的記號在 {columns}x{rows} 的棋盤外。</translation>
    </message>
    <message>
        <source>The move at {point} falls off the board and becomes a pass.</source>
        <translation>{point} 的一手落到棋盤外，成為虛手。</translation>
    </message>
    <message>
        <source>The name of the output file is empty.</source>
        <translation>輸出檔案的名稱是空的。</translation>
    </message>
    <message>
        <source>The names of its columns count I.</source>
        <translation>直行名稱包含 I。</translation>
    </message>
    <message>
        <source>The names of its columns leave out I.</source>
        <translation>直行名稱略過 I。</translation>
    </message>
    <message>
        <source>The node name is left out.</source>
        <translation>節點名稱會略過。</translation>
    </message>
    <message>
        <source>The node name will be lost.</source>
        <translation>節點名稱會遺失。</translation>
    </message>
    <message>
        <source>The number at {point} is ignored: its stone is gone.</source>
        <translation>忽略 {point} 的編號：那裡的棋子已經不在了。</translation>
    </message>
    <message>
        <source>The number of captured stones is left out.</source>
        <translation>提子數會略過。</translation>
    </message>
    <message>
        <source>The numbers do not show their colours; {color} is taken to play {number}.</source>
        <translation>編號看不出顏色；視為由{color}下第 {number} 手。</translation>
    </message>
    <message>
        <source>The numbers of its rows count down to 1.</source>
        <translation>橫列號碼往下遞減到 1。</translation>
    </message>
    <message numerus="yes">
        <source>The numbers on {count} stones were not read: {names}.</source>
        <translation>
            <numerusform>有 {count} 顆棋子上的數字未能讀出：{names}。</numerusform>
        </translation>
    </message>
    <message>
        <source>The order is given more than once; the last one counts.</source>
        <translation>順序指定了不只一次；以最後一個為準。</translation>
    </message>
    <message>
        <source>The order of play is left out.</source>
        <translation>落子順序會略過。</translation>
    </message>
    <message>
        <source>The output could not be written: {reason}.</source>
        <translation>無法寫入輸出：{reason}。</translation>
    </message>
    <message>
        <source>The output {path} is the input; choose another name.</source>
        <translation>輸出 {path} 就是輸入；請選擇其他名稱。</translation>
    </message>
    <message>
        <source>The picture shows a part of a board; it is taken for {part} of a board of {size}.</source>
        <translation>圖片只顯示棋盤的一部分；視為 {size} 棋盤的 {part}。</translation>
    </message>
    <message>
        <source>The player to move is left out.</source>
        <translation>輪到的一方會略過。</translation>
    </message>
    <message>
        <source>The result is {format}; the name {name} would be misleading.</source>
        <translation>結果是 {format}；名稱 {name} 會造成誤解。</translation>
    </message>
    <message>
        <source>The result “{value}” stays as it is: it does not begin with a colour.</source>
        <translation>結果「{value}」維持原樣：開頭不是顏色。</translation>
    </message>
    <message>
        <source>The same letters are there again.</source>
        <translation>同樣的字母再次出現。</translation>
    </message>
    <message>
        <source>The selection of points is left out.</source>
        <translation>選取的點會略過。</translation>
    </message>
    <message>
        <source>The size is given more than once; the last one counts. Title lines (# Title) separate positions.</source>
        <translation>大小指定了不只一次；以最後一個為準。各局面以標題行（# 標題）分隔。</translation>
    </message>
    <message>
        <source>The size of the board is not shown; {size} is assumed.</source>
        <translation>沒有顯示棋盤的大小；視為 {size}。</translation>
    </message>
    <message>
        <source>The size “{found}” has only one number; columns and rows were expected, as in “{meant}”.</source>
        <translation>大小「{found}」只有一個數字；應有直行數與橫列數，如「{meant}」。</translation>
    </message>
    <message>
        <source>The size “{found}” needs a dot before it: “{meant}”.</source>
        <translation>大小「{found}」前面需要句點：「{meant}」。</translation>
    </message>
    <message>
        <source>The size “{found}” needs a lower-case x between its numbers: “{meant}”.</source>
        <translation>大小「{found}」的數字之間需要小寫 x：「{meant}」。</translation>
    </message>
    <message>
        <source>The stone at {point} is {color}&apos;s, but move {number} is {expected}&apos;s.</source>
        <translation>{point} 是{color}子，但第 {number} 手是{expected}方的。</translation>
    </message>
    <message>
        <source>The stones are piled up from the bottom.</source>
        <translation>棋子從底部往上堆疊。</translation>
    </message>
    <message>
        <source>The stones at {point} have no liberty; engines refuse that.</source>
        <translation>{point} 的棋子沒有氣；引擎不接受。</translation>
    </message>
    <message>
        <source>The system lets HEN Editor create no files in {folder}. It may be protected: allow HEN Editor in the settings for ransomware protection, or save elsewhere.</source>
        <translation>系統不允許 HEN Editor 在 {folder} 中建立檔案。該資料夾可能受到保護：請在勒索軟體防護設定中允許 HEN Editor，或儲存到別處。</translation>
    </message>
    <message>
        <source>The text beside it says which sign is black or white.</source>
        <translation>旁邊的文字寫著哪個符號是黑或白。</translation>
    </message>
    <message>
        <source>The text has goals or moves of other games.</source>
        <translation>文字中有其他遊戲的目標或著手。</translation>
    </message>
    <message>
        <source>The text has words of Go.</source>
        <translation>文字中有圍棋用語。</translation>
    </message>
    <message numerus="yes">
        <source>The text is not SGF, and too long to search for anything else (over {count:,} characters).</source>
        <translation>
            <numerusform>文字不是 SGF，而且太長，無法在其中尋找其他內容（超過 {count:,} 個字元）。</numerusform>
        </translation>
    </message>
    <message>
        <source>The text names other games or drawings.</source>
        <translation>文字提到其他遊戲或圖畫。</translation>
    </message>
    <message>
        <source>The text names {name}, which falls off the board; the name stays.</source>
        <translation>文字提到的 {name} 落到棋盤外；名稱維持不變。</translation>
    </message>
    <message>
        <source>The text of {name} has an unescaped ]; it was read to its apparent end.</source>
        <translation>{name} 的文字中有未跳脫的 ]；已讀到看似結尾之處。</translation>
    </message>
    <message>
        <source>The turn is given more than once; the last one counts.</source>
        <translation>輪到的一方指定了不只一次；以最後一個為準。</translation>
    </message>
    <message>
        <source>The two moves of this node are played in the other order now, Black&apos;s first.</source>
        <translation>這個節點的兩手現在以相反的順序下，黑先。</translation>
    </message>
    <message>
        <source>The variation is for a {found} board; this game is played on {wanted}.</source>
        <translation>這個變化是 {found} 棋盤的；這份棋譜是 {wanted}。</translation>
    </message>
    <message>
        <source>There are about as many stones of each colour.</source>
        <translation>兩色的棋子數相近。</translation>
    </message>
    <message>
        <source>Begin all rows with “_”</source>
        <translation>所有橫列以「_」開頭</translation>
    </message>
    <message>
        <source>Change I to J</source>
        <translation>將 I 改為 J</translation>
    </message>
    <message>
        <source>Change O and l to digits</source>
        <translation>將 O 與 l 改為數字</translation>
    </message>
    <message>
        <source>Change all signs of stones to letters</source>
        <translation>將表示棋子的符號全部改為字母</translation>
    </message>
    <message>
        <source>Change all to Latin letters</source>
        <translation>全部改為拉丁字母</translation>
    </message>
    <message>
        <source>Change all to plain characters</source>
        <translation>全部改為一般字元</translation>
    </message>
    <message>
        <source>Change all words to letters</source>
        <translation>將單字全部改為單一字母</translation>
    </message>
    <message>
        <source>Change all x and o to b and w</source>
        <translation>將 x 與 o 全部改為 b 與 w</translation>
    </message>
    <message>
        <source>It has 8, 10, 12 or 14 to 16 lines.</source>
        <translation>有 8、10、12 或 14 至 16 路。</translation>
    </message>
    <message>
        <source>Join all digits</source>
        <translation>將分開的數字全部連寫</translation>
    </message>
    <message>
        <source>Make it a pass</source>
        <translation>改為虛手</translation>
    </message>
    <message>
        <source>Read all counts as before the stones</source>
        <translation>將所有數目讀作寫在棋子前面</translation>
    </message>
    <message>
        <source>Read all rows as number, column, stones</source>
        <translation>所有橫列依號碼、直行、棋子的順序讀取</translation>
    </message>
    <message>
        <source>Read all rows as number, stones, column</source>
        <translation>所有橫列依號碼、棋子、直行的順序讀取</translation>
    </message>
    <message>
        <source>Read all stones as colour, column, number</source>
        <translation>所有棋子依顏色、直行、橫列號碼的順序讀取</translation>
    </message>
    <message>
        <source>Remove all escapes of Markdown and HTML</source>
        <translation>移除所有 Markdown 與 HTML 跳脫字元</translation>
    </message>
    <message>
        <source>Remove the signs between stones</source>
        <translation>移除棋子之間的符號</translation>
    </message>
    <message>
        <source>Remove what is around the text</source>
        <translation>移除文字前後的內容</translation>
    </message>
    <message numerus="yes">
        <source>Rows {first} to {last} are not shown; they are read as empty.</source>
        <translation>
            <numerusform>棋圖中缺少的橫列（第 {first} 至 {last} 列）讀作空點。</numerusform>
        </translation>
    </message>
    <message>
        <source>SZ[{value}] is read as {meant}; SZ[{standard}] is expected.</source>
        <translation>SZ[{value}] 讀作 {meant}；應為 SZ[{standard}]。</translation>
    </message>
    <message>
        <source>Separate all parts with dots</source>
        <translation>以句點分隔所有部分</translation>
    </message>
    <message numerus="yes">
        <source>The engine&apos;s board differs at {count:,} points, the first is {point}.</source>
        <translation>
            <numerusform>引擎的棋盤有 {count:,} 個點不一致，第一個是 {point}。</numerusform>
        </translation>
    </message>
    <message>
        <source>The engine&apos;s board has another size.</source>
        <translation>引擎的棋盤大小不一致。</translation>
    </message>
    <message>
        <source>The engine&apos;s move {point} is illegal: {reason}</source>
        <translation>引擎的著手 {point} 違反規則：{reason}</translation>
    </message>
    <message>
        <source>The invisible {found} is skipped.</source>
        <translation>略過看不見的 {found}。</translation>
    </message>
    <message>
        <source>There are no HEN or SGF files in this folder.</source>
        <translation>這個資料夾中沒有 HEN 或 SGF 檔案。</translation>
    </message>
    <message>
        <source>There are no moves to number before this position.</source>
        <translation>這個局面之前沒有可編號的著手。</translation>
    </message>
    <message numerus="yes">
        <source>There are {count:,} pictures, which need a folder, or --game to choose one.</source>
        <translation>
            <numerusform>共有 {count:,} 張圖片，需要資料夾，或用 --game 選擇一張。</numerusform>
        </translation>
    </message>
    <message>
        <source>There is a ko.</source>
        <translation>其中有劫。</translation>
    </message>
    <message>
        <source>There is a no-break or wide space here; a plain space was expected.</source>
        <translation>這裡有不換行空格或全形空格；應為一般空格。</translation>
    </message>
    <message>
        <source>There is a stone on that point.</source>
        <translation>該點已有棋子。</translation>
    </message>
    <message>
        <source>There is a stone on the ko point {point}; an empty point was expected.</source>
        <translation>劫的位置 {point} 上有棋子；應為空點。</translation>
    </message>
    <message>
        <source>There is no board of size “{found}”; a board has 1 to 25 columns and 1 to 52 rows.</source>
        <translation>沒有大小為「{found}」的棋盤；棋盤有 1 到 25 行與 1 到 52 列。</translation>
    </message>
    <message>
        <source>There is no column I: the letter is skipped.</source>
        <translation>沒有第 I 行：略過這個字母。</translation>
    </message>
    <message>
        <source>There is no diagram of a Go board in this text.</source>
        <translation>這段文字中沒有棋盤的棋圖。</translation>
    </message>
    <message>
        <source>There is no engine {name}, and none was found. GNU Go and KataGo are free ones.</source>
        <translation>沒有引擎 {name}，也找不到其他引擎。GNU Go 與 KataGo 是免費的引擎。</translation>
    </message>
    <message>
        <source>There is no engine {name}; found: {found}.</source>
        <translation>沒有引擎 {name}；已找到：{found}。</translation>
    </message>
    <message>
        <source>There is no folder {folder}.</source>
        <translation>沒有資料夾 {folder}。</translation>
    </message>
    <message>
        <source>There is no move {move:,}; this is the position after the last one, move {last:,}.</source>
        <translation>沒有第 {move:,} 手；這是最後一手（第 {last:,} 手）之後的局面。</translation>
    </message>
    <message>
        <source>There is no move {number:,}; the last one of the game is {last:,}.</source>
        <translation>沒有第 {number:,} 手；這份棋譜的最後一手是第 {last:,} 手。</translation>
    </message>
    <message>
        <source>There is no node {number:,}; the last one of the game is {last:,}.</source>
        <translation>沒有節點 {number:,}；這份棋譜的最後一個是 {last:,}。</translation>
    </message>
    <message numerus="yes">
        <source>There is no number {number}; there are only {count:,}.</source>
        <translation>
            <numerusform>沒有第 {number} 個；只有 {count:,} 個。</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no program {program}.</source>
        <translation>沒有程式 {program}。</translation>
    </message>
    <message>
        <source>There is no row {row} on this board; its top row is {rows}.</source>
        <translation>這個棋盤沒有第 {row} 列；最上面是第 {rows} 列。</translation>
    </message>
    <message>
        <source>There is no style “{name}”, only {names}.</source>
        <translation>沒有樣式「{name}」，只有 {names}。</translation>
    </message>
    <message>
        <source>There is not enough memory.</source>
        <translation>記憶體不足。</translation>
    </message>
    <message>
        <source>There is one ) too many; it is skipped.</source>
        <translation>多了一個 )；已略過。</translation>
    </message>
    <message>
        <source>This board was not read surely; compare it with the picture.</source>
        <translation>這個棋盤的讀取結果不確定；請與圖片比較。</translation>
    </message>
    <message>
        <source>This document carries no position: no .hen or .sgf file is attached to it.</source>
        <translation>這份文件不含局面：沒有附加 .hen 或 .sgf 檔案。</translation>
    </message>
    <message>
        <source>This engine can only play: it names no good moves.</source>
        <translation>這個引擎只能下棋，不提出好手。</translation>
    </message>
    <message>
        <source>This engine cannot tell which stones are dead.</source>
        <translation>這個引擎無法判斷哪些是死子。</translation>
    </message>
    <message>
        <source>This engine knows square boards only; this one is {size}.</source>
        <translation>這個引擎只支援正方形棋盤；這個棋盤是 {size}。</translation>
    </message>
    <message>
        <source>This game is not Go: it has no position.</source>
        <translation>這份棋譜不是圍棋：沒有局面。</translation>
    </message>
    <message>
        <source>This game is on {here}; a {there} board does not fit.</source>
        <translation>這份棋譜是 {here}；{there} 的棋盤不符。</translation>
    </message>
    <message>
        <source>This is likely a board of Go, but may be one of another game, or a drawing.</source>
        <translation>這可能是圍棋棋盤，但也可能是其他遊戲或圖畫。</translation>
    </message>
    <message>
        <source>This is not a game of Go.</source>
        <translation>這不是圍棋棋譜。</translation>
    </message>
    <message>
        <source>This is not a picture that can be read.</source>
        <translation>這不是可讀取的圖片。</translation>
    </message>
    <message>
        <source>This is only possible for a move of Black or White.</source>
        <translation>只有黑或白的著手才能這樣做。</translation>
    </message>
    <message>
        <source>This may be the first row of the diagram below, but it does not fit, so it is left out.</source>
        <translation>這可能是下方棋圖的第一列，但與其不符，因此略過。</translation>
    </message>
    <message>
        <source>This node has setup ({setup}) and a move; the setup comes first, then the move.</source>
        <translation>這個節點同時有擺子（{setup}）與著手；先擺子，再落子。</translation>
    </message>
    <message>
        <source>This node has two moves; Black&apos;s is played first.</source>
        <translation>這個節點有兩手；先下黑方的一手。</translation>
    </message>
    <message>
        <source>This picture carries no position: it has no data-hen, and no HEN in its metadata or descriptions.</source>
        <translation>這張圖片不含局面：沒有 data-hen，中繼資料與描述中也沒有 HEN。</translation>
    </message>
    <message>
        <source>This picture carries no position: no comment in it begins with “HEN:”.</source>
        <translation>這張圖片不含局面：其中沒有以「HEN:」開頭的註解。</translation>
    </message>
    <message>
        <source>This picture carries no position: no text in it is named HEN or SGF.</source>
        <translation>這張圖片不含局面：其中沒有名為 HEN 或 SGF 的文字。</translation>
    </message>
    <message>
        <source>This picture could not be decoded: it is damaged, or needs too much memory.</source>
        <translation>無法解碼此圖片：圖片已損毀，或需要過多記憶體。</translation>
    </message>
    <message>
        <source>This picture has {width:,} by {height:,} pixels, more than can be looked through.</source>
        <translation>這張圖片有 {width:,} 乘 {height:,} 像素，太大而無法查找。</translation>
    </message>
    <message>
        <source>This picture was not decoded within {seconds} seconds, and is left alone.</source>
        <translation>此圖片未能在 {seconds} 秒內解碼，因此沒有開啟。</translation>
    </message>
    <message>
        <source>This player has no earlier move to exchange this one with.</source>
        <translation>同一方在這之前沒有可交換的一手。</translation>
    </message>
    <message>
        <source>This row has {found} points where others have {width}; the missing ones are read as empty.</source>
        <translation>這一列有 {found} 個點，其他列有 {width} 個；缺少的讀作空點。</translation>
    </message>
    <message>
        <source>This row has {found} points where others have {width}; what is at its end is left out.</source>
        <translation>這一列有 {found} 個點，其他列有 {width} 個；結尾的部分略過。</translation>
    </message>
    <message>
        <source>This text is outside the games; it is kept.</source>
        <translation>這段文字在棋譜之外；予以保留。</translation>
    </message>
    <message>
        <source>Time is given in seconds, such as 3600 for an hour.</source>
        <translation>時間以秒為單位，例如一小時為 3600。</translation>
    </message>
    <message>
        <source>Triangles: {points}</source>
        <translation>三角：{points}</translation>
    </message>
    <message>
        <source>Undecodable bytes become U+FFFD in this node.</source>
        <translation>在這個節點，無法解碼的位元組會變成 U+FFFD。</translation>
    </message>
    <message>
        <source>Unknown properties stay as they are, even if they name points: {names}.</source>
        <translation>未知的屬性即使指出座標也維持原樣：{names}。</translation>
    </message>
    <message>
        <source>Variations are not read from {format} files; they are left out.</source>
        <translation>不讀取 {format} 檔案中的變化，已略去。</translation>
    </message>
    <message>
        <source>Variations will be lost.</source>
        <translation>變化會遺失。</translation>
    </message>
    <message numerus="yes">
        <source>What is at {count:,} points falls off the board, the first at {point}.</source>
        <translation>
            <numerusform>有 {count:,} 個點的內容落到棋盤外，第一個在 {point}。</numerusform>
        </translation>
    </message>
    <message>
        <source>What was recorded is not the document when it is read back. This is an error in HEN Editor.</source>
        <translation>記錄的內容讀回後與文件不同。這是 HEN Editor 的錯誤。</translation>
    </message>
    <message>
        <source>When reopened, the file would not show the same games. This is an error in HEN Editor; the document stays open with all your changes.</source>
        <translation>重新開啟時，檔案不會顯示相同的棋譜。這是 HEN Editor 的錯誤；文件與您的所有變更仍保持開啟。</translation>
    </message>
    <message>
        <source>Words such as “Black” are not swapped in comments.</source>
        <translation>註解中「黑」之類的字詞不會互換。</translation>
    </message>
    <message>
        <source>Write all points as column and row</source>
        <translation>所有點先寫直行，再寫橫列</translation>
    </message>
    <message>
        <source>Write columns in upper case, stones in lower case</source>
        <translation>直行用大寫，棋子用小寫</translation>
    </message>
    <message>
        <source>Write once what is doubled</source>
        <translation>重複的字元只寫一次</translation>
    </message>
    <message>
        <source>Write the order without signs</source>
        <translation>落子順序中不寫符號</translation>
    </message>
    <message>
        <source>Write the size with x</source>
        <translation>棋盤大小以 x 連接</translation>
    </message>
    <message>
        <source>Write “-” before all labels</source>
        <translation>在所有標籤前面寫「-」</translation>
    </message>
    <message>
        <source>a valid text, refused</source>
        <translation>有效的文字遭到拒絕</translation>
    </message>
    <message>
        <source>an answer that is not valid HEN</source>
        <translation>回答不是有效的 HEN</translation>
    </message>
    <message>
        <source>an invalid text, accepted</source>
        <translation>無效的文字獲得接受</translation>
    </message>
    <message>
        <source>another position</source>
        <translation>局面不同</translation>
    </message>
    <message>
        <source>answered</source>
        <translation>實際回答</translation>
    </message>
    <message>
        <source>best is {move}</source>
        <translation>最佳一手為 {move}</translation>
    </message>
    <message>
        <source>circle</source>
        <translation>圓圈</translation>
    </message>
    <message>
        <source>cross</source>
        <translation>叉號</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>空點</translation>
    </message>
    <message>
        <source>error</source>
        <translation>錯誤</translation>
    </message>
    <message>
        <source>expected</source>
        <translation>預期回答</translation>
    </message>
    <message>
        <source>fix: {label}</source>
        <translation>修正：{label}</translation>
    </message>
    <message>
        <source>ko</source>
        <translation>劫</translation>
    </message>
    <message>
        <source>ko {point}</source>
        <translation>劫 {point}</translation>
    </message>
    <message>
        <source>label</source>
        <translation>標籤</translation>
    </message>
    <message>
        <source>last move</source>
        <translation>最後一手</translation>
    </message>
    <message>
        <source>last move {color} pass</source>
        <translation>最後一手{color}虛手</translation>
    </message>
    <message>
        <source>last move {color} {point}</source>
        <translation>最後一手{color} {point}</translation>
    </message>
    <message>
        <source>mark</source>
        <translation>記號</translation>
    </message>
    <message>
        <source>no answer, or more than one line</source>
        <translation>沒有回答，或超過一行</translation>
    </message>
    <message>
        <source>none</source>
        <translation>無</translation>
    </message>
    <message>
        <source>note</source>
        <translation>附註</translation>
    </message>
    <message>
        <source>number</source>
        <translation>編號</translation>
    </message>
    <message>
        <source>only in the first</source>
        <translation>只在第一個</translation>
    </message>
    <message>
        <source>only in the second</source>
        <translation>只在第二個</translation>
    </message>
    <message>
        <source>order</source>
        <translation>落子順序</translation>
    </message>
    <message>
        <source>order {colors}</source>
        <translation>落子順序{colors}</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>虛手</translation>
    </message>
    <message>
        <source>rule</source>
        <translation>規則</translation>
    </message>
    <message>
        <source>size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>square</source>
        <translation>方塊</translation>
    </message>
    <message>
        <source>text</source>
        <translation>文字</translation>
    </message>
    <message>
        <source>the move lost {points}</source>
        <translation>這一手損失 {points} 目</translation>
    </message>
    <message>
        <source>the same position, not in canonical form</source>
        <translation>局面相同，但不是標準形式</translation>
    </message>
    <message>
        <source>triangle</source>
        <translation>三角</translation>
    </message>
    <message>
        <source>turn</source>
        <translation>輪到</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>警告</translation>
    </message>
    <message numerus="yes">
        <source>{bad:,} of {count:,} not valid: {found}.</source>
        <translation>
            <numerusform>{count:,} 個中有 {bad:,} 個無效：{found}。</numerusform>
        </translation>
    </message>
    <message>
        <source>{color} leads by {points}</source>
        <translation>{color}領先 {points} 目</translation>
    </message>
    <message>
        <source>{color} made the last move and is to move again.</source>
        <translation>最後一手是{color}方下的，現在又輪到{color}方。</translation>
    </message>
    <message>
        <source>{color} to play</source>
        <translation>輪到{color}方</translation>
    </message>
    <message>
        <source>{color} wins {percent} %</source>
        <translation>{color}方勝率 {percent}%</translation>
    </message>
    <message numerus="yes">
        <source>{color}&apos;s stones at {point} have no liberties; at least one is needed.</source>
        <translation>
            <numerusform>{point} 的{color}子沒有氣；至少需要一氣。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} could not be read.</source>
        <translation>
            <numerusform>無法讀取：{count:,} 個。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} errors</source>
        <translation>
            <numerusform>{count:,} 個錯誤</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} files have problems and are always searched.</source>
        <translation>
            <numerusform>有 {count:,} 個檔案有問題，每次都會搜尋。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} lines are not valid HEN and are left out: {lines}.</source>
        <translation>
            <numerusform>{count:,} 行不是有效的 HEN，已略去：{lines}。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} lines end without right or wrong.</source>
        <translation>
            <numerusform>有 {count:,} 條變化到最後未標示正解或失敗。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} lines were not understood and are left out; the first is line {line}: “{text}”.</source>
        <translation>
            <numerusform>{count:,} 行無法理解，已略去；第一處在第 {line} 行：「{text}」。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} lines were read as one position; title lines (# Title) separate positions.</source>
        <translation>
            <numerusform>{count:,} 行讀作一個局面；標題行（# 標題）用來分隔局面。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} more of this kind: {last}</source>
        <translation>
            <numerusform>還有 {count:,} 個同類的問題：{last}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} moves can no longer be played: {numbers}.</source>
        <translation>
            <numerusform>有 {count:,} 手無法再下：{numbers}。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} moves can no longer be played; the first are {numbers}.</source>
        <translation>
            <numerusform>有 {count:,} 手無法再下；最前面的是 {numbers}。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} notes</source>
        <translation>
            <numerusform>{count:,} 個附註</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} positions were read, although no title lines (# Title) separate them.</source>
        <translation>
            <numerusform>讀取了 {count:,} 個局面，但沒有標題行（# 標題）分隔各局面。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} texts with line breaks or half characters were not asked.</source>
        <translation>
            <numerusform>{count:,} 段含有換行或半個字元的文字未詢問。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} visits</source>
        <translation>
            <numerusform>計算量 {count:,}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} warnings</source>
        <translation>
            <numerusform>{count:,} 個警告</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} arrows are left out.</source>
        <translation>
            <numerusform>{count} 個箭頭會略過。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} labels are left out.</source>
        <translation>
            <numerusform>{count} 個標籤會略過。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} lines are left out.</source>
        <translation>
            <numerusform>{count} 條線會略過。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} marks are left out.</source>
        <translation>
            <numerusform>{count} 個記號會略過。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} move numbers are left out.</source>
        <translation>
            <numerusform>{count} 個手數會略過。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} stones that are neither black nor white are left out.</source>
        <translation>
            <numerusform>{count} 顆非黑非白的棋子會略過。</numerusform>
        </translation>
    </message>
    <message>
        <source>{folder} is a symbolic link, not a folder of HEN Editor&apos;s own.</source>
        <translation>{folder} 是符號連結，不是 HEN Editor 自己的資料夾。</translation>
    </message>
    <message>
        <source>{folder} is not a folder.</source>
        <translation>{folder} 不是資料夾。</translation>
    </message>
    <message numerus="yes">
        <source>{names} are given a stone twice; the later one counts.</source>
        <translation>
            <numerusform>{names} 指定了兩次棋子；以後面的為準。</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} and {other} set the same point; {name}, which comes later, wins.</source>
        <translation>{name} 與 {other} 設定了同一點；以後面的 {name} 為準。</translation>
    </message>
    <message>
        <source>{name} has more than one value where one is expected.</source>
        <translation>{name} 應只有一個值，卻有多個。</translation>
    </message>
    <message>
        <source>{name} is given more than once in a node; the values were joined.</source>
        <translation>{name} 在一個節點中出現不只一次；已將各值合併。</translation>
    </message>
    <message>
        <source>{name} is in lower case; it was read as {meant}.</source>
        <translation>{name} 是小寫；讀作 {meant}。</translation>
    </message>
    <message>
        <source>{name} is neither a .png, .svg or .pdf file nor a folder.</source>
        <translation>{name} 既不是 .png、.svg 或 .pdf 檔案，也不是資料夾。</translation>
    </message>
    <message>
        <source>{name} is not on a {size} board.</source>
        <translation>{name} 不在 {size} 的棋盤上。</translation>
    </message>
    <message>
        <source>{name}[{value}] is read as {meant}: it is in hundredths of a point.</source>
        <translation>{name}[{value}] 讀作 {meant}：單位是百分之一目。</translation>
    </message>
    <message>
        <source>{written} is read as {name}, which it means in the first node of games from some sites.</source>
        <translation>{written} 讀作 {name}；在某些網站棋譜的第一個節點中，就是這個意思。</translation>
    </message>
    <message>
        <source>{name} is valid only in the first node of a game.</source>
        <translation>{name} 只能用於棋譜的第一個節點。</translation>
    </message>
    <message>
        <source>{name} has no closing ]; it ends before the next move, or with the file.</source>
        <translation>{name} 沒有結尾的 ]；值到下一手之前或檔案結尾為止。</translation>
    </message>
    <message>
        <source>{name}: nothing in it is a grid of signs.</source>
        <translation>{name}：其中沒有排成格狀的符號。</translation>
    </message>
    <message numerus="yes">
        <source>{name}: {count:,} more ({found}); hen validate --json lists all.</source>
        <translation>
            <numerusform>{name}：還有 {count:,} 個（{found}）；hen validate --json 會列出全部。</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}[] is empty, which has no meaning for this property.</source>
        <translation>{name}[] 是空的，對這個屬性沒有意義。</translation>
    </message>
    <message>
        <source>{name}[{value}] is an unusual komi; it may be in hundredths of a point.</source>
        <translation>{name}[{value}] 是少見的貼目；單位可能是百分之一目。</translation>
    </message>
    <message>
        <source>{name}[{value}] is ignored, but kept in the file: 1 or 2 is expected.</source>
        <translation>{name}[{value}] 應為 1 或 2；已忽略，但仍保留在檔案中。</translation>
    </message>
    <message>
        <source>{name}[{value}] is ignored, but kept in the file: B or W is expected.</source>
        <translation>{name}[{value}] 應為 B 或 W；已忽略，但仍保留在檔案中。</translation>
    </message>
    <message>
        <source>{name}[{value}] is ignored, but kept in the file: a board size is expected.</source>
        <translation>{name}[{value}] 應為棋盤大小；已忽略，但仍保留在檔案中。</translation>
    </message>
    <message>
        <source>{name}[{value}] is ignored, but kept in the file: a name and a version are expected.</source>
        <translation>{name}[{value}] 應為名稱與版本；已忽略，但仍保留在檔案中。</translation>
    </message>
    <message>
        <source>{name}[{value}] is ignored, but kept in the file: a number and a name are expected.</source>
        <translation>{name}[{value}] 應為數字與名稱；已忽略，但仍保留在檔案中。</translation>
    </message>
    <message>
        <source>{name}[{value}] is ignored, but kept in the file: a number is expected.</source>
        <translation>{name}[{value}] 應為數字；已忽略，但仍保留在檔案中。</translation>
    </message>
    <message>
        <source>{name}[{value}] is ignored, but kept in the file: a point or a pass is expected.</source>
        <translation>{name}[{value}] 應為點或虛手；已忽略，但仍保留在檔案中。</translation>
    </message>
    <message>
        <source>{name}[{value}] is ignored, but kept in the file: a whole number is expected.</source>
        <translation>{name}[{value}] 應為整數；已忽略，但仍保留在檔案中。</translation>
    </message>
    <message>
        <source>{name}[{value}] is ignored, but kept in the file: nothing is expected.</source>
        <translation>{name}[{value}] 不應有值；已忽略，但仍保留在檔案中。</translation>
    </message>
    <message>
        <source>{name}[{value}] is ignored, but kept in the file: pairs of points are expected.</source>
        <translation>{name}[{value}] 應為成對的點；已忽略，但仍保留在檔案中。</translation>
    </message>
    <message>
        <source>{name}[{value}] is ignored, but kept in the file: points are expected.</source>
        <translation>{name}[{value}] 應為點；已忽略，但仍保留在檔案中。</translation>
    </message>
    <message>
        <source>{name}[{value}] is ignored, but kept in the file: points or nothing is expected.</source>
        <translation>{name}[{value}] 應為點或沒有值；已忽略，但仍保留在檔案中。</translation>
    </message>
    <message>
        <source>{name}[{value}] is ignored, but kept in the file: points with texts are expected.</source>
        <translation>{name}[{value}] 應為附文字的點；已忽略，但仍保留在檔案中。</translation>
    </message>
    <message>
        <source>{name}[{value}] is just off the {size} board, as some programs write a pass; it is ignored, but kept in the file.</source>
        <translation>{name}[{value}] 剛好在棋盤（{size}）之外，有些程式這樣寫虛手；已忽略，但仍保留在檔案中。</translation>
    </message>
    <message>
        <source>{name}[{value}] is off the {size} board; it is ignored, but kept in the file.</source>
        <translation>{name}[{value}] 在 {size} 的棋盤外；已忽略，但仍保留在檔案中。</translation>
    </message>
    <message>
        <source>{name}[{value}] is read as a pass, which is written {name}[].</source>
        <translation>{name}[{value}] 讀作虛手；虛手寫成 {name}[]。</translation>
    </message>
    <message>
        <source>{name}[{value}] is read as {meant}; B or W is expected.</source>
        <translation>{name}[{value}] 讀作 {meant}；應為 B 或 W。</translation>
    </message>
    <message>
        <source>{name}[{value}] is read as {meant}; a decimal point is expected, not a comma.</source>
        <translation>{name}[{value}] 讀作 {meant}；應使用小數點，而不是逗號。</translation>
    </message>
    <message>
        <source>{name}[{value}] is read as {meant}; a number alone is expected.</source>
        <translation>{name}[{value}] 讀作 {meant}；應只有數字。</translation>
    </message>
    <message>
        <source>{name}[{value}] was off the board and is removed: it would be on the board now.</source>
        <translation>{name}[{value}] 先前在棋盤外，現在移除：否則會落在棋盤上。</translation>
    </message>
    <message>
        <source>{part} is not a part of this board, such as A1:{corner}.</source>
        <translation>{part} 不是這個棋盤的一部分，例如 A1:{corner}。</translation>
    </message>
    <message>
        <source>{place}: {size}, likely a board of Go: {total} points.</source>
        <translation>{place}：{size}，可能是圍棋棋盤：{total} 分。</translation>
    </message>
    <message>
        <source>{place}: {size}, marked as a diagram of Go.</source>
        <translation>{place}：{size}，標明為圍棋棋圖。</translation>
    </message>
    <message>
        <source>{place}: {size}, no board of Go: {total} points.</source>
        <translation>{place}：{size}，不是圍棋棋盤：{total} 分。</translation>
    </message>
    <message>
        <source>{place}: {size}, surely a board of Go: {total} points.</source>
        <translation>{place}：{size}，確定是圍棋棋盤：{total} 分。</translation>
    </message>
    <message>
        <source>{point} has two labels; the later one counts.</source>
        <translation>{point} 有兩個標籤；以後面的為準。</translation>
    </message>
    <message>
        <source>{point} has two marks; the later one counts.</source>
        <translation>{point} 有兩個記號；以後面的為準。</translation>
    </message>
    <message>
        <source>{point} may be black or empty.</source>
        <translation>{point} 可能是黑子或空點。</translation>
    </message>
    <message>
        <source>{point} may be black or white.</source>
        <translation>{point} 可能是黑子或白子。</translation>
    </message>
    <message>
        <source>{point} may be black, white or empty.</source>
        <translation>{point} 可能是黑子、白子或空點。</translation>
    </message>
    <message>
        <source>{point} may be white or empty.</source>
        <translation>{point} 可能是白子或空點。</translation>
    </message>
    <message>
        <source>{reason}.</source>
        <translation>{reason}。</translation>
    </message>
    <message>
        <source>“{black}” is read as Black and “{white}” as White.</source>
        <translation>「{black}」讀作黑，「{white}」讀作白。</translation>
    </message>
    <message>
        <source>“{black}” is read as Black and “{white}” as White; other programs have them the other way round.</source>
        <translation>「{black}」讀作黑，「{white}」讀作白；有些程式則相反。</translation>
    </message>
    <message>
        <source>“{found}” begins with a dot; a row begins with “_”: “{meant}”.</source>
        <translation>「{found}」以句點開頭；橫列以「_」開頭：「{meant}」。</translation>
    </message>
    <message>
        <source>“{found}” cannot be part of the label “{label}”; a label has no spaces, dots, “_” or “-”.</source>
        <translation>「{found}」不能用在標籤「{label}」中；標籤沒有空格、句點、「_」與「-」。</translation>
    </message>
    <message>
        <source>“{found}” cannot be read here; every part of HEN begins with “.”, “_” or “~”, as “_4Db” (Black at D4) does.</source>
        <translation>這裡無法讀取「{found}」；HEN 的每個部分都以「.」、「_」或「~」開頭，如「_4Db」（黑在 D4）。</translation>
    </message>
    <message>
        <source>“{found}” cannot be read; after a dot comes a size (9x9), a point (K10), a colour (b or w) or a pass (pb).</source>
        <translation>無法讀取「{found}」；句點後面應為大小（9x9）、點（K10）、顏色（b 或 w）或虛手（pb）。</translation>
    </message>
    <message>
        <source>“{found}” does not decode to valid label text; it is shown as it is.</source>
        <translation>「{found}」無法解碼為有效的標籤文字；照原樣顯示。</translation>
    </message>
    <message>
        <source>“{found}” has Cyrillic letters that look like Latin ones; Latin ones were expected: “{meant}”.</source>
        <translation>「{found}」含有形似拉丁字母的西里爾字母；應為拉丁字母：「{meant}」。</translation>
    </message>
    <message>
        <source>“{found}” has Greek letters that look like Latin ones; Latin ones were expected: “{meant}”.</source>
        <translation>「{found}」含有形似拉丁字母的希臘字母；應為拉丁字母：「{meant}」。</translation>
    </message>
    <message>
        <source>“{found}” has a character twice; once was expected: “{meant}”.</source>
        <translation>「{found}」含有重複的字元；應只寫一次：「{meant}」。</translation>
    </message>
    <message>
        <source>“{found}” has a letter where a digit was expected: “{meant}”.</source>
        <translation>「{found}」中應為數字的地方寫了字母：「{meant}」。</translation>
    </message>
    <message>
        <source>“{found}” has a word where a letter was expected: “{meant}”.</source>
        <translation>「{found}」中應為字母的地方寫了單字：「{meant}」。</translation>
    </message>
    <message>
        <source>“{found}” has another sign than expected, or one too many: “{meant}”.</source>
        <translation>「{found}」含有錯誤或多餘的符號：「{meant}」。</translation>
    </message>
    <message>
        <source>“{found}” has escapes of Markdown, HTML or a web address; plain characters were expected: “{meant}”.</source>
        <translation>「{found}」含有 Markdown、HTML 或網址的跳脫字元；應為一般字元：「{meant}」。</translation>
    </message>
    <message>
        <source>“{found}” has full-width or unusual characters; plain ones were expected: “{meant}”.</source>
        <translation>「{found}」含有全形或特殊字元；應為一般字元：「{meant}」。</translation>
    </message>
    <message>
        <source>“{found}” has its characters in another order than expected: “{meant}”.</source>
        <translation>「{found}」的字元順序不對：「{meant}」。</translation>
    </message>
    <message>
        <source>“{found}” has no row number; one was expected after “_”, as in “_10Kb”.</source>
        <translation>「{found}」沒有橫列號碼；「_」後面應有號碼，如「_10Kb」。</translation>
    </message>
    <message>
        <source>“{found}” has signs for stones; letters were expected: “{meant}”.</source>
        <translation>「{found}」含有表示棋子的符號；應為字母：「{meant}」。</translation>
    </message>
    <message>
        <source>“{found}” in row {row} cannot be read; a column, a stone or a number was expected.</source>
        <translation>無法讀取第 {row} 列的「{found}」；應為直行、棋子或數字。</translation>
    </message>
    <message>
        <source>“{found}” in row {row} means no stone at all; a count of 1 or more was expected.</source>
        <translation>第 {row} 列的「{found}」表示沒有棋子；數目應為 1 以上。</translation>
    </message>
    <message>
        <source>“{found}” is not on this board, so it is left out.</source>
        <translation>「{found}」不在這個棋盤上，因此略過。</translation>
    </message>
    <message>
        <source>“{found}” is read as a last move despite the space; better write “{meant}”.</source>
        <translation>「{found}」雖有空格，仍讀作最後一手；最好寫成「{meant}」。</translation>
    </message>
    <message>
        <source>“{found}” is read as a pass despite the space; better write “{meant}”.</source>
        <translation>「{found}」雖有空格，仍讀作虛手；最好寫成「{meant}」。</translation>
    </message>
    <message>
        <source>“{found}” is read as an order of play despite the space; better write “{meant}”.</source>
        <translation>「{found}」雖有空格，仍讀作落子順序；最好寫成「{meant}」。</translation>
    </message>
    <message>
        <source>“{found}” is too short for an order of play; two colours or more were expected, as in “~bw”.</source>
        <translation>「{found}」作為落子順序太短；應有兩種以上的顏色，如「~bw」。</translation>
    </message>
    <message>
        <source>“{found}” mixes up upper and lower case; columns are upper case, stones lower case: “{meant}”.</source>
        <translation>「{found}」混用了大小寫；直行用大寫，棋子用小寫：「{meant}」。</translation>
    </message>
    <message>
        <source>“{found}” names a column off the board; its last column is {last}.</source>
        <translation>「{found}」指的直行在棋盤外；最後一行是 {last}。</translation>
    </message>
    <message>
        <source>“{found}” names a column without a row; both were expected, as in “.{column}{row}”.</source>
        <translation>「{found}」只有直行，沒有橫列；兩者都需要，如「.{column}{row}」。</translation>
    </message>
    <message>
        <source>“{found}” names row 0; rows are counted from 1, from the bottom up.</source>
        <translation>「{found}」指的是第 0 列；橫列由下往上從 1 數起。</translation>
    </message>
    <message>
        <source>“{found}” names the column first; the row comes first: “{meant}”.</source>
        <translation>「{found}」先寫了直行；應先寫橫列：「{meant}」。</translation>
    </message>
    <message>
        <source>“{found}” needs “_” before it: “{meant}”.</source>
        <translation>「{found}」前面需要「_」：「{meant}」。</translation>
    </message>
    <message>
        <source>“{key}” is not a color, such as &quot;#d3a35a&quot; or &quot;#d3a35a80&quot;; it is {value}.</source>
        <translation>「{key}」不是顏色，例如 &quot;#d3a35a&quot; 或 &quot;#d3a35a80&quot;；目前的值是 {value}。</translation>
    </message>
    <message>
        <source>“{key}” is not a list of at most two colors, such as [&quot;#ffffff&quot;]; it is {value}.</source>
        <translation>「{key}」不是最多兩種顏色的清單，例如 [&quot;#ffffff&quot;]；目前的值是 {value}。</translation>
    </message>
    <message>
        <source>“{key}” is not a width from 0 to 0.5, where 1 is the distance between two lines; it is {value}.</source>
        <translation>「{key}」不是 0 到 0.5 的寬度（1 是兩條線的間距）；目前的值是 {value}。</translation>
    </message>
    <message>
        <source>“{key}” is not one of {names}; it is {value}.</source>
        <translation>「{key}」不是 {names} 之一；目前的值是 {value}。</translation>
    </message>
    <message>
        <source>“{label}” at this point is a label; the mark is written in upper case: {mark}.</source>
        <translation>這個點的「{label}」是標籤；記號用大寫：{mark}。</translation>
    </message>
    <message>
        <source>“{name}” has no value in [ ]; it is skipped, but kept in the file.</source>
        <translation>「{name}」在 [ ] 中沒有值；已略過，但仍保留在檔案中。</translation>
    </message>
    <message>
        <source>“{sign}” before each row is left out.</source>
        <translation>每一列前的「{sign}」會略過。</translation>
    </message>
    <message>
        <source>“{sign}” means nothing in this diagram; its point is read as empty.</source>
        <translation>「{sign}」在這個棋圖中沒有意義；該點讀作空點。</translation>
    </message>
    <message>
        <source>“{text}” does not tell which moves to number; use none, all, last:10 or 1-50.</source>
        <translation>「{text}」沒有說明哪些著手要編號；請用 none、all、last:10 或 1-50。</translation>
    </message>
    <message>
        <source>“{text}” is not a command line: {reason}.</source>
        <translation>「{text}」不是命令列：{reason}。</translation>
    </message>
    <message>
        <source>“{text}” is not a point; write it as Q16, pd or 16-4.</source>
        <translation>「{text}」不是點；請寫成 Q16、pd 或 16-4。</translation>
    </message>
    <message>
        <source>“{text}” is not a property; it is skipped, but kept in the file.</source>
        <translation>「{text}」不是屬性；已略過，但仍保留在檔案中。</translation>
    </message>
    <message>
        <source>“{text}” is not a shift by columns and rows, such as 2,-1.</source>
        <translation>「{text}」不是行與列的平移，例如 2,-1。</translation>
    </message>
    <message>
        <source>“{text}” is not a size from 1x1 to 52x52, such as 13x13.</source>
        <translation>「{text}」不是 1x1 到 52x52 的大小，例如 13x13。</translation>
    </message>
    <message>
        <source>“~” in row {row} is incomplete; a move number (~3) or an order of play (~bw) was expected.</source>
        <translation>第 {row} 列的「~」不完整；應為手數（~3）或落子順序（~bw）。</translation>
    </message>
</context>
<context>
    <name>Progress</name>
    <message>
        <source>&amp;Cancel</source>
        <translation>取消(&amp;C)</translation>
    </message>
</context>
<context>
    <name>Properties</name>
    <message>
        <source>A comment on the node.</source>
        <translation>節點的註解。</translation>
    </message>
    <message>
        <source>A comment on the whole game.</source>
        <translation>全局的註解。</translation>
    </message>
    <message>
        <source>A short name for the node.</source>
        <translation>節點的簡短名稱。</translation>
    </message>
    <message>
        <source>An estimate of the score: positive is good for Black.</source>
        <translation>估計的目數差：正數為黑優。</translation>
    </message>
    <message>
        <source>An identifier of the game (old files only).</source>
        <translation>棋譜的識別碼（僅舊檔案）。</translation>
    </message>
    <message>
        <source>Arrows: two points separated by a colon.</source>
        <translation>箭頭：以冒號分隔的兩個點。</translation>
    </message>
    <message>
        <source>Black stones placed as setup.</source>
        <translation>擺放的黑子。</translation>
    </message>
    <message>
        <source>Black&apos;s move: a point, or empty for a pass.</source>
        <translation>黑方的一手：點，虛手則留空。</translation>
    </message>
    <message>
        <source>Black&apos;s name.</source>
        <translation>黑方的姓名。</translation>
    </message>
    <message>
        <source>Black&apos;s rank.</source>
        <translation>黑方的段級。</translation>
    </message>
    <message>
        <source>Black&apos;s remaining overtime moves.</source>
        <translation>黑方讀秒剩餘的手數。</translation>
    </message>
    <message>
        <source>Black&apos;s remaining time, in seconds.</source>
        <translation>黑方剩餘的時間（秒）。</translation>
    </message>
    <message>
        <source>Black&apos;s team.</source>
        <translation>黑方的隊伍。</translation>
    </message>
    <message>
        <source>Black&apos;s territory.</source>
        <translation>黑地。</translation>
    </message>
    <message>
        <source>Each player&apos;s main time, in seconds.</source>
        <translation>雙方各自的時限（秒）。</translation>
    </message>
    <message>
        <source>Greyed-out points; an empty value ends greying out.</source>
        <translation>淡化的點；空值則結束淡化。</translation>
    </message>
    <message>
        <source>How long an overtime period is (old files only).</source>
        <translation>每次讀秒的長度（僅舊檔案）。</translation>
    </message>
    <message>
        <source>How many moves an overtime period has (old files only).</source>
        <translation>每次讀秒的手數（僅舊檔案）。</translation>
    </message>
    <message>
        <source>How move numbers are printed.</source>
        <translation>列印手數的方式。</translation>
    </message>
    <message>
        <source>How programs should show variations.</source>
        <translation>程式應如何顯示變化。</translation>
    </message>
    <message>
        <source>Komi: the points White gets.</source>
        <translation>貼目：白方所得的目數。</translation>
    </message>
    <message>
        <source>Labels: a point, a colon and a text.</source>
        <translation>標籤：點、冒號與文字。</translation>
    </message>
    <message>
        <source>Lines: two points separated by a colon.</source>
        <translation>線：以冒號分隔的兩個點。</translation>
    </message>
    <message>
        <source>Overtime periods in which a move must be made (old files only).</source>
        <translation>每手的讀秒次數（僅舊檔案）。</translation>
    </message>
    <message>
        <source>Points emptied as setup.</source>
        <translation>清空的點。</translation>
    </message>
    <message>
        <source>Points labelled with consecutive letters (old files only).</source>
        <translation>依序標上字母的點（僅舊檔案）。</translation>
    </message>
    <message>
        <source>Points marked with a circle.</source>
        <translation>標上圓圈的點。</translation>
    </message>
    <message>
        <source>Points marked with a cross.</source>
        <translation>標上叉號的點。</translation>
    </message>
    <message>
        <source>Points marked with a square.</source>
        <translation>標上方塊的點。</translation>
    </message>
    <message>
        <source>Points marked with a triangle.</source>
        <translation>標上三角的點。</translation>
    </message>
    <message>
        <source>Points with an unspecified mark (old files only).</source>
        <translation>標上未指定記號的點（僅舊檔案）。</translation>
    </message>
    <message>
        <source>Selected points.</source>
        <translation>選取的點。</translation>
    </message>
    <message>
        <source>Starts a diagram: how it should look, and its name.</source>
        <translation>棋圖的開始：其樣式與名稱。</translation>
    </message>
    <message>
        <source>The SGF version of the file; 4 is the newest.</source>
        <translation>檔案的 SGF 版本；4 是最新的。</translation>
    </message>
    <message>
        <source>The board size: one number for a square board, two separated by a colon for a rectangle.</source>
        <translation>棋盤大小：正方形用一個數字，長方形用冒號分隔的兩個。</translation>
    </message>
    <message>
        <source>The copyright of the game and its annotations.</source>
        <translation>棋譜及其註解的著作權。</translation>
    </message>
    <message>
        <source>The date, such as 2024-05-03.</source>
        <translation>日期，例如 2024-05-03。</translation>
    </message>
    <message>
        <source>The encoding of the file.</source>
        <translation>檔案的編碼。</translation>
    </message>
    <message>
        <source>The event at which the game was played.</source>
        <translation>對局所屬的賽事。</translation>
    </message>
    <message>
        <source>The kind of game; 1 is Go.</source>
        <translation>遊戲的種類；1 是圍棋。</translation>
    </message>
    <message>
        <source>The kind of setup (old files only).</source>
        <translation>擺子的種類（僅舊檔案）。</translation>
    </message>
    <message>
        <source>The move is bad; 2 is very bad.</source>
        <translation>惡手；2 是大惡手。</translation>
    </message>
    <message>
        <source>The move is doubtful.</source>
        <translation>疑問手。</translation>
    </message>
    <message>
        <source>The move is good; 2 is very good.</source>
        <translation>好手；2 是妙手。</translation>
    </message>
    <message>
        <source>The move is interesting.</source>
        <translation>有意思的一手。</translation>
    </message>
    <message>
        <source>The move is played even if it is illegal.</source>
        <translation>即使違反規則也要下的一手。</translation>
    </message>
    <message>
        <source>The move number, if it differs.</source>
        <translation>與實際不同時的手數。</translation>
    </message>
    <message>
        <source>The name of the game.</source>
        <translation>對局的名稱。</translation>
    </message>
    <message>
        <source>The node is of special interest.</source>
        <translation>特別值得注意的節點。</translation>
    </message>
    <message>
        <source>The number of handicap stones, 2 or more.</source>
        <translation>讓子數，2 以上。</translation>
    </message>
    <message>
        <source>The opening played.</source>
        <translation>所下的佈局。</translation>
    </message>
    <message>
        <source>The overtime system.</source>
        <translation>讀秒制度。</translation>
    </message>
    <message>
        <source>The place where the game was played.</source>
        <translation>對局的地點。</translation>
    </message>
    <message>
        <source>The position is even; 2 for emphasis.</source>
        <translation>兩分的局面；2 表示強調。</translation>
    </message>
    <message>
        <source>The position is good for Black; 2 is very good.</source>
        <translation>黑優的局面；2 是大優。</translation>
    </message>
    <message>
        <source>The position is good for White; 2 is very good.</source>
        <translation>白優的局面；2 是大優。</translation>
    </message>
    <message>
        <source>The position is unclear.</source>
        <translation>形勢不明的局面。</translation>
    </message>
    <message>
        <source>The program that wrote the file, and its version.</source>
        <translation>寫出檔案的程式及其版本。</translation>
    </message>
    <message>
        <source>The result: B+3.5, W+R, 0 for a draw, Void or ?.</source>
        <translation>結果：B+3.5、W+R，和棋為 0，或 Void、?。</translation>
    </message>
    <message>
        <source>The round of the event.</source>
        <translation>賽事的輪次。</translation>
    </message>
    <message>
        <source>The rules of the game.</source>
        <translation>對局的規則。</translation>
    </message>
    <message>
        <source>The score (old files only).</source>
        <translation>得分（僅舊檔案）。</translation>
    </message>
    <message>
        <source>The source of the game, such as a book.</source>
        <translation>棋譜的出處，例如書籍。</translation>
    </message>
    <message>
        <source>The visible part of the board; an empty value shows all of it.</source>
        <translation>棋盤顯示的部分；空值則顯示全部。</translation>
    </message>
    <message>
        <source>What SGF cannot express, as HEN: stones of other colours, for example.</source>
        <translation>以 HEN 寫出 SGF 無法表達的內容，例如其他顏色的棋子。</translation>
    </message>
    <message>
        <source>Whether Black is a program or a person (old files only).</source>
        <translation>黑方是程式還是人（僅舊檔案）。</translation>
    </message>
    <message>
        <source>Whether White is a program or a person (old files only).</source>
        <translation>白方是程式還是人（僅舊檔案）。</translation>
    </message>
    <message>
        <source>Whether a lost overtime loses the game (old files only).</source>
        <translation>超時是否判負（僅舊檔案）。</translation>
    </message>
    <message>
        <source>Which side the board is seen from (old files only).</source>
        <translation>從哪一邊看棋盤（僅舊檔案）。</translation>
    </message>
    <message>
        <source>White stones placed as setup.</source>
        <translation>擺放的白子。</translation>
    </message>
    <message>
        <source>White&apos;s move: a point, or empty for a pass.</source>
        <translation>白方的一手：點，虛手則留空。</translation>
    </message>
    <message>
        <source>White&apos;s name.</source>
        <translation>白方的姓名。</translation>
    </message>
    <message>
        <source>White&apos;s rank.</source>
        <translation>白方的段級。</translation>
    </message>
    <message>
        <source>White&apos;s remaining overtime moves.</source>
        <translation>白方讀秒剩餘的手數。</translation>
    </message>
    <message>
        <source>White&apos;s remaining time, in seconds.</source>
        <translation>白方剩餘的時間（秒）。</translation>
    </message>
    <message>
        <source>White&apos;s team.</source>
        <translation>白方的隊伍。</translation>
    </message>
    <message>
        <source>White&apos;s territory.</source>
        <translation>白地。</translation>
    </message>
    <message>
        <source>Who annotated the game.</source>
        <translation>講解者。</translation>
    </message>
    <message>
        <source>Who entered the game.</source>
        <translation>輸入者。</translation>
    </message>
    <message>
        <source>Who moves first (old files only).</source>
        <translation>先下的一方（僅舊檔案）。</translation>
    </message>
    <message>
        <source>Whose turn it is: B or W.</source>
        <translation>輪到的一方：B 或 W。</translation>
    </message>
</context>
<context>
    <name>PropertiesDialog</name>
    <message>
        <source>Node properties</source>
        <translation>節點屬性</translation>
    </message>
    <message>
        <source>Property</source>
        <translation>屬性</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>值</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>新增(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>移除(&amp;R)</translation>
    </message>
    <message>
        <source>Unknown property; it is kept as it is.</source>
        <translation>未知的屬性；維持原樣。</translation>
    </message>
    <message>
        <source>{property}: {help}</source>
        <translation>{property}：{help}</translation>
    </message>
    <message>
        <source>“{name}” is not a property name: use capital letters, such as KM.</source>
        <translation>「{name}」不是屬性名稱：請用大寫字母，例如 KM。</translation>
    </message>
    <message>
        <source>{shown} of {total} properties are shown. The others are kept.</source>
        <translation>顯示 {total} 個屬性中的 {shown} 個。其餘予以保留。</translation>
    </message>
</context>
<context>
    <name>QPrintPreviewDialog</name>
    <message>
        <source>Page setup</source>
        <translation>版面設定</translation>
    </message>
</context>
<context>
    <name>RecognitionDialog</name>
    <message>
        <source>Board from picture</source>
        <translation>從圖片讀取棋盤</translation>
    </message>
    <message>
        <source>&amp;Mark its corners</source>
        <translation>標示棋盤的四角(&amp;M)</translation>
    </message>
    <message>
        <source>Whole &amp;picture</source>
        <translation>整張圖片(&amp;P)</translation>
    </message>
    <message>
        <source>Next in &amp;doubt</source>
        <translation>下一個有疑問的點(&amp;D)</translation>
    </message>
    <message>
        <source>Go to the next point in doubt (F8), or the previous one (Shift+F8)</source>
        <translation>前往下一個或上一個有疑問的點（F8、Shift+F8）</translation>
    </message>
    <message>
        <source>Drag the four corners to where the outermost lines cross.</source>
        <translation>請將四個角點拖曳到最外側線條的交叉點上。</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>直行</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>橫列</translation>
    </message>
    <message>
        <source>Not set</source>
        <translation>未設定</translation>
    </message>
    <message>
        <source>S&amp;wap colours</source>
        <translation>黑白互換(&amp;W)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Looking for a Go board...</source>
        <translation>正在尋找圍棋棋盤...</translation>
    </message>
    <message>
        <source>No Go board found in this picture.</source>
        <translation>在這張圖片中找不到圍棋棋盤。</translation>
    </message>
    <message>
        <source>In a photo, mark the corners of the board: it is read between them.</source>
        <translation>若是照片，請標示棋盤的四角：程式會讀取四角之間的棋盤。</translation>
    </message>
    <message>
        <source>Board {number} of {count}, {size}</source>
        <translation>第 {number} 個棋盤，共 {count} 個，{size}</translation>
    </message>
    <message numerus="yes">
        <source>Check: %Ln point(s) in doubt</source>
        <translation>
            <numerusform>請檢查：%Ln 個點有疑問</numerusform>
        </translation>
    </message>
    <message>
        <source>Sure</source>
        <translation>確定無誤</translation>
    </message>
    <message>
        <source>Check: compare the board with the picture</source>
        <translation>請檢查：將棋盤與圖片比較</translation>
    </message>
    <message>
        <source>Its corners or lines were set by hand.</source>
        <translation>四角或路數是手動設定的。</translation>
    </message>
    <message>
        <source>Whole board</source>
        <translation>整個棋盤</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>空點</translation>
    </message>
    <message>
        <source>in doubt</source>
        <translation>有疑問</translation>
    </message>
    <message>
        <source>&amp;Lines:</source>
        <translation>路數(&amp;L)：</translation>
    </message>
    <message>
        <source>&amp;Board:</source>
        <translation>棋盤(&amp;B)：</translation>
    </message>
    <message>
        <source>Pla&amp;ce:</source>
        <translation>位置(&amp;C)：</translation>
    </message>
    <message>
        <source>&amp;Turn:</source>
        <translation>輪到的一方(&amp;T)：</translation>
    </message>
    <message>
        <source>Boards in the picture</source>
        <translation>圖片中的棋盤</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>判斷依據</translation>
    </message>
</context>
<context>
    <name>Recorder</name>
    <message>
        <source>{name} (recovered)</source>
        <translation>{name}（已恢復）</translation>
    </message>
</context>
<context>
    <name>RecoveryDialog</name>
    <message>
        <source>Recover</source>
        <translation>恢復</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>變更</translation>
    </message>
    <message>
        <source>Last change</source>
        <translation>上次變更</translation>
    </message>
    <message>
        <source>Nothing to recover</source>
        <translation>沒有可恢復的文件</translation>
    </message>
    <message numerus="yes">
        <source>Documents closed without saving are kept for %Ln day(s).</source>
        <translation>
            <numerusform>未儲存就關閉的文件會保留 %Ln 天。</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>還原(&amp;R)</translation>
    </message>
    <message>
        <source>Open the document as it was, with its undo history; no file is changed</source>
        <translation>連同復原紀錄開啟原來的文件；不會變更任何檔案</translation>
    </message>
    <message>
        <source>&amp;Delete...</source>
        <translation>刪除(&amp;D)...</translation>
    </message>
    <message>
        <source>Delete the selected documents for good</source>
        <translation>永久刪除選取的文件</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>未命名</translation>
    </message>
    <message>
        <source>{name}
closed without being saved</source>
        <translation>{name}
未儲存就關閉</translation>
    </message>
    <message>
        <source>Damaged ({size})</source>
        <translation>已損毀（{size}）</translation>
    </message>
    <message>
        <source>{name}
kept by another version of HEN Editor</source>
        <translation>{name}
由另一個版本的 HEN Editor 保留</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>刪除(&amp;D)</translation>
    </message>
    <message numerus="yes">
        <source>Delete %Ln document(s) for good?</source>
        <translation>
            <numerusform>要永久刪除 %Ln 份文件嗎？</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RecoveryNotice</name>
    <message>
        <source>Recovery is off ({reason}): if HEN Editor stopped now, unsaved changes would be lost.</source>
        <translation>恢復功能已停用（{reason}）：如果 HEN Editor 現在結束，未儲存的變更會遺失。</translation>
    </message>
    <message>
        <source>Try again now to keep a recovery copy of unsaved work</source>
        <translation>立即再次嘗試保留未儲存內容的恢復複本</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>重試</translation>
    </message>
</context>
<context>
    <name>RecoveryOffer</name>
    <message numerus="yes">
        <source>%Ln other(s)</source>
        <translation>
            <numerusform>另外 %Ln 份</numerusform>
        </translation>
    </message>
    <message>
        <source>Not saved, and kept by another version of HEN Editor: {documents}</source>
        <translation>未儲存，由另一個版本的 HEN Editor 保留：{documents}</translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) were not saved when HEN Editor stopped: {documents}</source>
        <translation>
            <numerusform>HEN Editor 結束時有 %Ln 份文件未儲存：{documents}</numerusform>
        </translation>
    </message>
    <message>
        <source>Restore all</source>
        <translation>全部還原</translation>
    </message>
    <message>
        <source>Open these documents as they were, with their undo history; no file is changed</source>
        <translation>連同復原紀錄開啟原來的這些文件；不會變更任何檔案</translation>
    </message>
    <message>
        <source>Show...</source>
        <translation>顯示...</translation>
    </message>
    <message>
        <source>Show what can be recovered</source>
        <translation>顯示可以恢復的文件</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>稍後</translation>
    </message>
    <message>
        <source>Keep these documents under File &gt; Recover</source>
        <translation>將這些文件保留在「檔案 &gt; 恢復」中</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>未命名</translation>
    </message>
    <message numerus="yes">
        <source>%Ln change(s)</source>
        <translation>
            <numerusform>%Ln 項變更</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} ({changes}, {time})</source>
        <translation>{name}（{changes}，{time}）</translation>
    </message>
</context>
<context>
    <name>Reopening</name>
    <message>
        <source>Not reopened, because it cannot be read: {files}</source>
        <translation>無法讀取而未重新開啟：{files}</translation>
    </message>
</context>
<context>
    <name>RepairBar</name>
    <message>
        <source>Show the list of problems</source>
        <translation>顯示問題清單</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>顯示</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>複本</translation>
    </message>
    <message>
        <source>Save a copy of the file</source>
        <translation>儲存檔案的複本</translation>
    </message>
</context>
<context>
    <name>ScopeChooser</name>
    <message>
        <source>Stones go into:</source>
        <translation>棋子放入：</translation>
    </message>
    <message>
        <source>this node</source>
        <translation>這個節點</translation>
    </message>
    <message>
        <source>a new node</source>
        <translation>新節點</translation>
    </message>
    <message>
        <source>the node before</source>
        <translation>前一個節點</translation>
    </message>
</context>
<context>
    <name>ScoreCurve</name>
    <message>
        <source>Score</source>
        <translation>目數差</translation>
    </message>
</context>
<context>
    <name>ScreenDialog</name>
    <message>
        <source>Screenshot</source>
        <translation>螢幕截圖</translation>
    </message>
    <message>
        <source>Drag a frame around the board. Enter: the whole screen. Tab: the next screen. Esc: cancel.</source>
        <translation>請拖曳框住棋盤。Enter：整個螢幕。Tab：下一個螢幕。Esc：取消。</translation>
    </message>
    <message>
        <source>Drag a frame around the board. Enter: the whole screen. Esc: cancel.</source>
        <translation>請拖曳框住棋盤。Enter：整個螢幕。Esc：取消。</translation>
    </message>
</context>
<context>
    <name>Screenshots</name>
    <message>
        <source>The desktop offers no screenshots to programs.</source>
        <translation>桌面環境不提供程式螢幕截圖。</translation>
    </message>
    <message>
        <source>The system gives no picture of the screen.</source>
        <translation>系統不提供螢幕畫面。</translation>
    </message>
</context>
<context>
    <name>SeveralFiles</name>
    <message>
        <source>Several files</source>
        <translation>多個檔案</translation>
    </message>
    <message>
        <source>Each is opened in a window of its own.</source>
        <translation>每個檔案都會在各自的視窗中開啟。</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>開啟(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Add to this file</source>
        <translation>加入這個檔案(&amp;A)</translation>
    </message>
    <message numerus="yes">
        <source>Open %Ln file(s), or add their games to this file?</source>
        <translation>
            <numerusform>要開啟 %Ln 個檔案，還是將其中的棋譜加入這個檔案？</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>快速鍵</translation>
    </message>
    <message>
        <source>Search actions and keys</source>
        <translation>搜尋動作與按鍵</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>動作</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>按鍵</translation>
    </message>
    <message>
        <source>Actions and their keys</source>
        <translation>動作與按鍵</translation>
    </message>
    <message>
        <source>No matches</source>
        <translation>找不到符合的項目</translation>
    </message>
    <message>
        <source>&amp;Set</source>
        <translation>設定(&amp;S)</translation>
    </message>
    <message>
        <source>A&amp;dd</source>
        <translation>新增(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>移除(&amp;R)</translation>
    </message>
    <message>
        <source>Rese&amp;t</source>
        <translation>重設(&amp;T)</translation>
    </message>
    <message>
        <source>Reset &amp;all</source>
        <translation>全部重設(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Preset:</source>
        <translation>預設組合(&amp;P)：</translation>
    </message>
    <message>
        <source>Press a &amp;key:</source>
        <translation>按下按鍵(&amp;K)：</translation>
    </message>
    <message>
        <source>{key} cannot be assigned: the window itself needs it.</source>
        <translation>{key} 無法指定：視窗本身需要這個按鍵。</translation>
    </message>
    <message>
        <source>“{action}”</source>
        <translation>「{action}」</translation>
    </message>
    <message>
        <source>{key} is assigned to {actions}. Setting it here removes it there.</source>
        <translation>{key} 已指定給{actions}。在這裡設定會從那裡移除。</translation>
    </message>
    <message>
        <source>The action already has this key.</source>
        <translation>這個動作已有這個按鍵。</translation>
    </message>
    <message>
        <source>{key} works only while the board or the tree has the focus.</source>
        <translation>{key} 只在焦點位於棋盤或變化樹時有效。</translation>
    </message>
</context>
<context>
    <name>SolveBar</name>
    <message>
        <source>Mark some points, one of them the right one</source>
        <translation>標示幾個點，其中一個是正解</translation>
    </message>
    <message>
        <source>Show the next move of the solution</source>
        <translation>顯示正解的下一手</translation>
    </message>
    <message>
        <source>Go back to the start of this problem</source>
        <translation>回到這道題目的開頭</translation>
    </message>
    <message>
        <source>Go to the next problem of this file</source>
        <translation>前往這個檔案的下一題</translation>
    </message>
    <message>
        <source>Stop solving problems (Esc)</source>
        <translation>停止解題（Esc）</translation>
    </message>
</context>
<context>
    <name>Solver</name>
    <message>
        <source>Reading the problem...</source>
        <translation>正在讀取題目...</translation>
    </message>
    <message>
        <source>What follows is hidden until you find it.</source>
        <translation>在您找到正解之前，後面的內容會隱藏。</translation>
    </message>
    <message>
        <source>Looking for a problem...</source>
        <translation>正在尋找題目...</translation>
    </message>
    <message>
        <source>This is the last problem of the file.</source>
        <translation>這是檔案中的最後一題。</translation>
    </message>
    <message>
        <source>This is the first problem of the file.</source>
        <translation>這是檔案中的第一題。</translation>
    </message>
    <message>
        <source>This game has no moves to find.</source>
        <translation>這份棋譜沒有可解的題目。</translation>
    </message>
</context>
<context>
    <name>Solving</name>
    <message>
        <source>Pass</source>
        <translation>虛手</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>題目</translation>
    </message>
    <message>
        <source>Clear results</source>
        <translation>清除結果</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>複製</translation>
    </message>
    <message>
        <source>Board: click to play, or use the arrow keys and Enter</source>
        <translation>棋盤：點按即可落子，或用方向鍵與 Enter</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>空點</translation>
    </message>
    <message>
        <source>Does {color} have to play at all?</source>
        <translation>{color}方真的需要落子嗎？</translation>
    </message>
    <message>
        <source>Find the best move for {color}.</source>
        <translation>請找出{color}方的最佳一手。</translation>
    </message>
    <message>
        <source>First try: {solved} of {tried}</source>
        <translation>首次答對：{solved}/{tried}</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Next problem</source>
        <translation>下一題</translation>
    </message>
    <message>
        <source>One of the marked points, {first} to {last}.</source>
        <translation>標示的點之一，在 {first} 到 {last} 之間。</translation>
    </message>
    <message>
        <source>Previous problem</source>
        <translation>上一題</translation>
    </message>
    <message>
        <source>Right!</source>
        <translation>答對了！</translation>
    </message>
    <message>
        <source>Right! Find the next move for {color}.</source>
        <translation>答對了！請找出{color}方的下一手。</translation>
    </message>
    <message>
        <source>Show move</source>
        <translation>顯示著手</translation>
    </message>
    <message>
        <source>Solved!</source>
        <translation>解開了！</translation>
    </message>
    <message>
        <source>This move is not in the file. Try another one.</source>
        <translation>檔案中沒有這一手。請試試別的。</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>再試一次</translation>
    </message>
    <message>
        <source>Whole board</source>
        <translation>整個棋盤</translation>
    </message>
    <message>
        <source>Wrong. Click the board to see the reply.</source>
        <translation>答錯了。點按棋盤可看對方的應手。</translation>
    </message>
    <message>
        <source>Wrong. Try again.</source>
        <translation>答錯了。請再試一次。</translation>
    </message>
    <message>
        <source>{color} passes.</source>
        <translation>{color}方虛手。</translation>
    </message>
</context>
<context>
    <name>SourceNotice</name>
    <message>
        <source>Line {line}: “{text}”. {message}</source>
        <translation>第 {line} 行：「{text}」。{message}</translation>
    </message>
    <message>
        <source>Line {line}. {message}</source>
        <translation>第 {line} 行。{message}</translation>
    </message>
    <message numerus="yes">
        <source>Repaired %Ln error(s).</source>
        <translation>
            <numerusform>已修復 %Ln 個錯誤。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Repaired %Ln error(s); read as {encoding}.</source>
        <translation>
            <numerusform>已修復 %Ln 個錯誤；以 {encoding} 讀取。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Repaired more than %Ln error(s).</source>
        <translation>
            <numerusform>已修復超過 %Ln 個錯誤。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Repaired more than %Ln error(s); read as {encoding}.</source>
        <translation>
            <numerusform>已修復超過 %Ln 個錯誤；以 {encoding} 讀取。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Speech</name>
    <message>
        <source>Board {size}.</source>
        <translation>棋盤 {size}。</translation>
    </message>
    <message>
        <source>Changed: {items}.</source>
        <translation>變更：{items}。</translation>
    </message>
    <message>
        <source>Column {name}: {items}.</source>
        <translation>直行 {name}：{items}。</translation>
    </message>
    <message>
        <source>Comment: {text}</source>
        <translation>註解：{text}</translation>
    </message>
    <message>
        <source>End of line.</source>
        <translation>已到變化的最後一手。</translation>
    </message>
    <message>
        <source>Ko at {point}.</source>
        <translation>{point} 有劫。</translation>
    </message>
    <message>
        <source>Last move: {color} passed.</source>
        <translation>最後一手：{color}虛手。</translation>
    </message>
    <message>
        <source>Last move: {color} {point}.</source>
        <translation>最後一手：{color} {point}。</translation>
    </message>
    <message>
        <source>Move {number}: {color} passes</source>
        <translation>第 {number} 手：{color}虛手</translation>
    </message>
    <message>
        <source>Move {number}: {color} {point}</source>
        <translation>第 {number} 手：{color} {point}</translation>
    </message>
    <message>
        <source>Near {point}: {items}.</source>
        <translation>{point} 附近：{items}。</translation>
    </message>
    <message>
        <source>Next to {point}: {items}.</source>
        <translation>{point} 相鄰：{items}。</translation>
    </message>
    <message>
        <source>Next: {items}.</source>
        <translation>接下來：{items}。</translation>
    </message>
    <message>
        <source>No comment.</source>
        <translation>沒有註解。</translation>
    </message>
    <message>
        <source>No ko.</source>
        <translation>沒有劫。</translation>
    </message>
    <message>
        <source>No last move.</source>
        <translation>沒有最後一手。</translation>
    </message>
    <message>
        <source>No move</source>
        <translation>沒有著手</translation>
    </message>
    <message>
        <source>No other stones near {point}.</source>
        <translation>{point} 附近沒有其他棋子。</translation>
    </message>
    <message>
        <source>No stone at {point}.</source>
        <translation>{point} 沒有棋子。</translation>
    </message>
    <message>
        <source>No stones.</source>
        <translation>沒有棋子。</translation>
    </message>
    <message>
        <source>Nothing changed on the board.</source>
        <translation>棋盤上沒有變更。</translation>
    </message>
    <message>
        <source>Nothing has been captured.</source>
        <translation>沒有提子。</translation>
    </message>
    <message>
        <source>Row {name}: {items}.</source>
        <translation>橫列 {name}：{items}。</translation>
    </message>
    <message>
        <source>Start of game</source>
        <translation>開始局面</translation>
    </message>
    <message>
        <source>arrow from {points}</source>
        <translation>來自 {points} 的箭頭</translation>
    </message>
    <message>
        <source>arrow to {points}</source>
        <translation>指向 {points} 的箭頭</translation>
    </message>
    <message>
        <source>board {size}</source>
        <translation>棋盤 {size}</translation>
    </message>
    <message numerus="yes">
        <source>chain of {count}</source>
        <translation>
            <numerusform>{count} 子相連</numerusform>
        </translation>
    </message>
    <message>
        <source>circle</source>
        <translation>圓圈</translation>
    </message>
    <message>
        <source>cross</source>
        <translation>叉號</translation>
    </message>
    <message>
        <source>dead</source>
        <translation>死子</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>空點</translation>
    </message>
    <message>
        <source>end of line</source>
        <translation>已到變化的最後一手</translation>
    </message>
    <message>
        <source>greyed out</source>
        <translation>已淡化</translation>
    </message>
    <message>
        <source>ko</source>
        <translation>劫</translation>
    </message>
    <message>
        <source>ko at {point}</source>
        <translation>{point} 的劫</translation>
    </message>
    <message>
        <source>label {text}</source>
        <translation>標籤 {text}</translation>
    </message>
    <message>
        <source>label {text} at {point}</source>
        <translation>{point} 的標籤 {text}</translation>
    </message>
    <message>
        <source>last move</source>
        <translation>最後一手</translation>
    </message>
    <message>
        <source>line to {points}</source>
        <translation>到 {points} 的線</translation>
    </message>
    <message>
        <source>name {text}</source>
        <translation>名稱 {text}</translation>
    </message>
    <message>
        <source>next move for {color}</source>
        <translation>{color}的下一手</translation>
    </message>
    <message>
        <source>number {number}</source>
        <translation>編號 {number}</translation>
    </message>
    <message>
        <source>number {text} at {point}</source>
        <translation>{point} 的編號 {text}</translation>
    </message>
    <message>
        <source>order of play {colors}</source>
        <translation>落子順序{colors}</translation>
    </message>
    <message>
        <source>selected</source>
        <translation>已選取</translation>
    </message>
    <message>
        <source>setup</source>
        <translation>擺子</translation>
    </message>
    <message>
        <source>square</source>
        <translation>方塊</translation>
    </message>
    <message>
        <source>star point</source>
        <translation>星位</translation>
    </message>
    <message>
        <source>triangle</source>
        <translation>三角</translation>
    </message>
    <message>
        <source>variation {number} of {total}</source>
        <translation>{total} 個變化中的第 {number} 個</translation>
    </message>
    <message>
        <source>{before} replaced by {after}</source>
        <translation>{before}換成{after}</translation>
    </message>
    <message>
        <source>{color}</source>
        <translation>{color}</translation>
    </message>
    <message>
        <source>{color} at {point}</source>
        <translation>{point} 的{color}子</translation>
    </message>
    <message numerus="yes">
        <source>{color} chain of {count}: {points}.</source>
        <translation>
            <numerusform>{color} {count} 子相連：{points}。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{color} has captured {count}.</source>
        <translation>
            <numerusform>{color}提了 {count} 子。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{color} has {count} stones.</source>
        <translation>
            <numerusform>{color}有 {count} 子。</numerusform>
        </translation>
    </message>
    <message>
        <source>{color} passes</source>
        <translation>{color}虛手</translation>
    </message>
    <message>
        <source>{color} territory</source>
        <translation>{color}地</translation>
    </message>
    <message>
        <source>{color} to play</source>
        <translation>輪到{color}方</translation>
    </message>
    <message>
        <source>{color} to play.</source>
        <translation>輪到{color}方。</translation>
    </message>
    <message>
        <source>{color} {point}</source>
        <translation>{color} {point}</translation>
    </message>
    <message numerus="yes">
        <source>{count} changes on the board.</source>
        <translation>
            <numerusform>棋盤上有 {count} 處變更。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} liberties</source>
        <translation>
            <numerusform>{count} 氣</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} liberties: {points}.</source>
        <translation>
            <numerusform>{count} 氣：{points}。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} stones captured</source>
        <translation>
            <numerusform>提 {count} 子</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} variations follow</source>
        <translation>
            <numerusform>接下來有 {count} 個變化</numerusform>
        </translation>
    </message>
    <message>
        <source>{first} to {last} {color}</source>
        <translation>{first} 到 {last} {color}</translation>
    </message>
    <message>
        <source>{items}.</source>
        <translation>{items}。</translation>
    </message>
    <message>
        <source>{item} added</source>
        <translation>增加{item}</translation>
    </message>
    <message>
        <source>{item} removed</source>
        <translation>移除{item}</translation>
    </message>
    <message>
        <source>{mark} at {point}</source>
        <translation>{point} 的{mark}</translation>
    </message>
    <message>
        <source>{point} empty</source>
        <translation>{point} 空點</translation>
    </message>
    <message>
        <source>{point} {color}</source>
        <translation>{point} {color}</translation>
    </message>
    <message>
        <source>{point}: {items}</source>
        <translation>{point}：{items}</translation>
    </message>
</context>
<context>
    <name>StripDialog</name>
    <message>
        <source>&amp;Comments</source>
        <translation>註解(&amp;C)</translation>
    </message>
    <message>
        <source>Node &amp;names</source>
        <translation>節點名稱(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Labels</source>
        <translation>標籤(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Marks</source>
        <translation>記號(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Arrows and lines</source>
        <translation>箭頭與線(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Territory</source>
        <translation>地(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Greyed-out points</source>
        <translation>淡化的點(&amp;G)</translation>
    </message>
    <message>
        <source>Cropped &amp;views</source>
        <translation>局部顯示(&amp;V)</translation>
    </message>
    <message>
        <source>Annotation&amp;s</source>
        <translation>評註(&amp;S)</translation>
    </message>
    <message>
        <source>Remaining t&amp;imes</source>
        <translation>剩餘時間(&amp;I)</translation>
    </message>
    <message>
        <source>Remove comments and markup</source>
        <translation>移除註解與標記</translation>
    </message>
    <message>
        <source>&amp;Whole game</source>
        <translation>整份棋譜(&amp;W)</translation>
    </message>
    <message>
        <source>From</source>
        <translation>範圍</translation>
    </message>
    <message>
        <source>This n&amp;ode</source>
        <translation>這個節點(&amp;O)</translation>
    </message>
</context>
<context>
    <name>Styles</name>
    <message>
        <source>Wood</source>
        <translation>木紋</translation>
    </message>
    <message>
        <source>Dark wood</source>
        <translation>深色木紋</translation>
    </message>
    <message>
        <source>Black and white</source>
        <translation>黑白</translation>
    </message>
    <message>
        <source>Greyscale</source>
        <translation>灰階</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>高對比</translation>
    </message>
    <message>
        <source>Looking for board styles...</source>
        <translation>正在尋找棋盤樣式...</translation>
    </message>
    <message>
        <source>{file}: {problem}</source>
        <translation>{file}：{problem}</translation>
    </message>
</context>
<context>
    <name>ToolController</name>
    <message>
        <source>This game is not Go: nothing can be placed on the board.</source>
        <translation>這份棋譜不是圍棋：棋盤上不能放任何東西。</translation>
    </message>
</context>
<context>
    <name>ToolPalette</name>
    <message>
        <source>More tools</source>
        <translation>更多工具</translation>
    </message>
</context>
<context>
    <name>Tools</name>
    <message>
        <source>Remove arrows and lines</source>
        <translation>移除箭頭與線</translation>
    </message>
    <message>
        <source>Arrow</source>
        <translation>箭頭</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>線</translation>
    </message>
    <message>
        <source>Remove territory</source>
        <translation>移除地的標示</translation>
    </message>
    <message>
        <source>Territory</source>
        <translation>地</translation>
    </message>
    <message>
        <source>Remove grey-out</source>
        <translation>移除淡化</translation>
    </message>
    <message>
        <source>Grey out</source>
        <translation>淡化</translation>
    </message>
    <message>
        <source>Crop view</source>
        <translation>局部顯示</translation>
    </message>
    <message>
        <source>Show the whole board</source>
        <translation>顯示整個棋盤</translation>
    </message>
    <message>
        <source>Remove stone</source>
        <translation>移除棋子</translation>
    </message>
    <message>
        <source>Move stone</source>
        <translation>移動棋子</translation>
    </message>
    <message>
        <source>Copy stone</source>
        <translation>複製棋子</translation>
    </message>
    <message>
        <source>Copy stones</source>
        <translation>複製棋子</translation>
    </message>
    <message>
        <source>Move stones</source>
        <translation>移動棋子</translation>
    </message>
    <message>
        <source>There is no stone to mark dead or alive.</source>
        <translation>那裡沒有可設定死活的棋子。</translation>
    </message>
    <message>
        <source>Boards with more than 25 columns allow only black and white stones.</source>
        <translation>超過 25 行的棋盤只能放黑子與白子。</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>擦除</translation>
    </message>
    <message>
        <source>This ko comes from the last move; it cannot be removed.</source>
        <translation>這個劫來自最後一手，無法移除。</translation>
    </message>
    <message>
        <source>There is no stone on that point.</source>
        <translation>該點沒有棋子。</translation>
    </message>
    <message>
        <source>This node is that move; its marker cannot be removed.</source>
        <translation>這個節點就是那一手，其標記無法移除。</translation>
    </message>
</context>
<context>
    <name>TransformDialog</name>
    <message>
        <source>This position</source>
        <translation>這個局面</translation>
    </message>
    <message>
        <source>This variation</source>
        <translation>這個變化</translation>
    </message>
    <message>
        <source>This game</source>
        <translation>這份棋譜</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>所有棋譜</translation>
    </message>
    <message>
        <source>Transform</source>
        <translation>轉換</translation>
    </message>
    <message>
        <source>Neither</source>
        <translation>不變</translation>
    </message>
    <message>
        <source>Swap &amp;colours</source>
        <translation>黑白互換(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Board size:</source>
        <translation>棋盤大小(&amp;B)：</translation>
    </message>
    <message>
        <source>Change &amp;names of points in comments and names</source>
        <translation>變更註解與名稱中的座標(&amp;N)</translation>
    </message>
    <message>
        <source>The position afterwards</source>
        <translation>轉換後的局面</translation>
    </message>
    <message>
        <source>What falls off or stays as it is</source>
        <translation>落到棋盤外或維持原樣的內容</translation>
    </message>
    <message>
        <source>Names of points that change</source>
        <translation>改變的座標</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>無</translation>
    </message>
    <message>
        <source>&amp;What:</source>
        <translation>對象(&amp;W)：</translation>
    </message>
    <message>
        <source>&amp;Rotate or mirror:</source>
        <translation>旋轉或翻轉(&amp;R)：</translation>
    </message>
    <message>
        <source>Shift to the r&amp;ight:</source>
        <translation>向右平移(&amp;I)：</translation>
    </message>
    <message>
        <source>Shift &amp;down:</source>
        <translation>向下平移(&amp;D)：</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>直行</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>橫列</translation>
    </message>
</context>
<context>
    <name>TreeView</name>
    <message>
        <source>Hidden nodes: {count}. Click to show them.</source>
        <translation>隱藏的節點：{count} 個。點按以顯示。</translation>
    </message>
    <message>
        <source>Same position elsewhere: move {numbers}</source>
        <translation>相同局面也出現在：第 {numbers} 手</translation>
    </message>
    <message>
        <source>Same position elsewhere: move {numbers} and others</source>
        <translation>相同局面也出現在：第 {numbers} 手等</translation>
    </message>
    <message>
        <source>Variation tree</source>
        <translation>變化樹</translation>
    </message>
    <message>
        <source>Arrow keys go through the game. The moves as a list are in the menu View, Panels.</source>
        <translation>用方向鍵瀏覽棋譜。著手清單在「檢視」選單的「面板」中。</translation>
    </message>
</context>
<context>
    <name>UnsavedDialog</name>
    <message>
        <source>Quit</source>
        <translation>結束</translation>
    </message>
    <message>
        <source>Save the changes to these documents?</source>
        <translation>要儲存對這些文件的變更嗎？</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>儲存(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>捨棄(&amp;D)</translation>
    </message>
    <message>
        <source>The changes to documents that are not ticked are discarded.</source>
        <translation>未勾選的文件，其變更會被捨棄。</translation>
    </message>
    <message>
        <source>Unsaved documents</source>
        <translation>未儲存的文件</translation>
    </message>
    <message>
        <source>{file} (its unfinished HEN is not part of the file)</source>
        <translation>{file}（未完成的 HEN 不屬於檔案的內容）</translation>
    </message>
    <message>
        <source>{file}: unfinished HEN, not part of the file</source>
        <translation>{file}：未完成的 HEN，不屬於檔案的內容</translation>
    </message>
</context>
<context>
    <name>VersionsDialog</name>
    <message>
        <source>Earlier versions</source>
        <translation>先前的版本</translation>
    </message>
    <message>
        <source>Replaced</source>
        <translation>取代時間</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>內容</translation>
    </message>
    <message>
        <source>No earlier versions of this file</source>
        <translation>這個檔案沒有先前的版本</translation>
    </message>
    <message>
        <source>Reading...</source>
        <translation>正在讀取...</translation>
    </message>
    <message numerus="yes">
        <source>Earlier versions are kept for %Ln day(s).</source>
        <translation>
            <numerusform>先前的版本會保留 %Ln 天。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %Ln version(s) of a file are kept.</source>
        <translation>
            <numerusform>每個檔案最多保留 %Ln 個版本。</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Open as a copy</source>
        <translation>開啟為複本(&amp;O)</translation>
    </message>
    <message>
        <source>Open this version in another window, as a document without a file</source>
        <translation>在另一個視窗中將這個版本開啟為沒有檔案的文件</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>還原(&amp;R)</translation>
    </message>
    <message>
        <source>Replace the games of this document with those of this version; this can be undone</source>
        <translation>以這個版本的棋譜取代這份文件的棋譜；可以復原</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation>比較(&amp;C)</translation>
    </message>
    <message>
        <source>Show what differs between this version and the document</source>
        <translation>顯示這個版本與文件的不同之處</translation>
    </message>
    <message>
        <source>&amp;Delete...</source>
        <translation>刪除(&amp;D)...</translation>
    </message>
    <message>
        <source>Delete this version for good</source>
        <translation>永久刪除這個版本</translation>
    </message>
    <message>
        <source>{size} kB</source>
        <translation>{size} kB</translation>
    </message>
    <message numerus="yes">
        <source>%Ln node(s)</source>
        <translation>
            <numerusform>%Ln 個節點</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s)</source>
        <translation>
            <numerusform>%Ln 份棋譜</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln move(s)</source>
        <translation>
            <numerusform>%Ln 手</numerusform>
        </translation>
    </message>
    <message>
        <source>Version replaced {time}</source>
        <translation>{time} 被取代的版本</translation>
    </message>
    <message>
        <source>This document</source>
        <translation>這份文件</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>刪除(&amp;D)</translation>
    </message>
    <message>
        <source>Delete this version for good?</source>
        <translation>要永久刪除這個版本嗎？</translation>
    </message>
    <message>
        <source>The version could not be deleted.</source>
        <translation>無法刪除這個版本。</translation>
    </message>
</context>
<context>
    <name>WebPageDialog</name>
    <message>
        <source>Export problems as web page</source>
        <translation>將題目匯出為網頁</translation>
    </message>
    <message>
        <source>&amp;Title:</source>
        <translation>標題(&amp;T)：</translation>
    </message>
    <message>
        <source>&amp;Introduction:</source>
        <translation>簡介(&amp;I)：</translation>
    </message>
    <message>
        <source>Shown above the first problem</source>
        <translation>顯示在第一題上方</translation>
    </message>
    <message>
        <source>As in this file</source>
        <translation>與這個檔案相同</translation>
    </message>
    <message>
        <source>Shuffled each time the page is opened</source>
        <translation>每次開啟頁面時打亂</translation>
    </message>
    <message>
        <source>&amp;Order:</source>
        <translation>順序(&amp;O)：</translation>
    </message>
    <message>
        <source>&amp;Names of the problems</source>
        <translation>題目的名稱(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Show the right move on request</source>
        <translation>可視需要顯示正解(&amp;S)</translation>
    </message>
    <message>
        <source>Save &amp;as...</source>
        <translation>另存新檔(&amp;A)...</translation>
    </message>
</context>
<context>
    <name>Welcome</name>
    <message>
        <source>Click the board to play, or</source>
        <translation>點按棋盤落子，或</translation>
    </message>
    <message>
        <source>Open a file</source>
        <translation>開啟檔案</translation>
    </message>
    <message>
        <source>Paste a HEN or a game</source>
        <translation>貼上 HEN 或棋譜</translation>
    </message>
    <message>
        <source>Last files</source>
        <translation>最近的檔案</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>範例</translation>
    </message>
    <message>
        <source>What is HEN?</source>
        <translation>什麼是 HEN？</translation>
    </message>
    <message>
        <source>Paste the files</source>
        <translation>貼上檔案</translation>
    </message>
    <message>
        <source>Paste the text</source>
        <translation>貼上文字</translation>
    </message>
    <message>
        <source>Paste the picture</source>
        <translation>貼上圖片</translation>
    </message>
</context>
<context>
    <name>WhatsThis</name>
    <message>
        <source>The board. A click does what the active tool does; the wheel steps through the game.</source>
        <translation>棋盤。點按時執行目前的工具；滾輪可逐手瀏覽棋譜。</translation>
    </message>
    <message>
        <source>The position as HEN text. Type or paste here: the board follows each letter. Ctrl+Space offers what may come next; the line below says what is wrong.</source>
        <translation>以 HEN 文字表示的局面。在這裡輸入或貼上，棋盤會隨每個字母更新。Ctrl+Space 提示接下來可以輸入的內容；下方說明錯在哪裡。</translation>
    </message>
    <message>
        <source>Who plays, and whose turn it is. A click on a row lets that side play next; the pencil opens the game info.</source>
        <translation>對局者以及輪到誰下。點按某一列，下一手即由該方下；鉛筆按鈕會開啟對局資訊。</translation>
    </message>
    <message>
        <source>The moves of the game and its variations. Click one to go there, drag one to move it.</source>
        <translation>棋譜的著手與變化。點按前往該手，拖曳可移動它。</translation>
    </message>
    <message>
        <source>The name and the comment of this node. Names of points light up on the board.</source>
        <translation>這個節點的名稱與註解。座標名稱會在棋盤上亮起。</translation>
    </message>
    <message>
        <source>The game: its moves, the comment of this node, and navigation.</source>
        <translation>棋譜：著手、這個節點的註解與瀏覽按鈕。</translation>
    </message>
    <message>
        <source>What is wrong with text, position, game and file. Click a problem to go there.</source>
        <translation>文字、局面、棋譜與檔案的問題。點按問題可前往該處。</translation>
    </message>
    <message>
        <source>The games of the file. Click one to go to it.</source>
        <translation>檔案中的棋譜。點按即可前往。</translation>
    </message>
    <message>
        <source>The menus. Ctrl+Shift+P finds any of their commands by its words.</source>
        <translation>選單。按 Ctrl+Shift+P 可依字詞尋找任何命令。</translation>
    </message>
    <message>
        <source>The tools: what a click on the board does.</source>
        <translation>工具：決定點按棋盤時的動作。</translation>
    </message>
    <message>
        <source>What is wrong with the text, or what was just done; the point under the pointer; the problems.</source>
        <translation>文字的錯誤或剛完成的動作、游標所指的點，以及各項問題。</translation>
    </message>
</context>
<context>
    <name>Windows</name>
    <message>
        <source>It is open in another window.</source>
        <translation>已在另一個視窗中開啟。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) could not be opened.</source>
        <translation>
            <numerusform>有 %Ln 個檔案無法開啟。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) could not be recovered.</source>
        <translation>
            <numerusform>有 %Ln 份文件無法復原。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Worksheet</name>
    <message>
        <source>Worksheet</source>
        <translation>學習單</translation>
    </message>
    <message>
        <source>&amp;Title:</source>
        <translation>標題(&amp;T)：</translation>
    </message>
    <message>
        <source>&amp;Games:</source>
        <translation>棋譜(&amp;G)：</translation>
    </message>
    <message>
        <source>All, or 1-12, 15</source>
        <translation>全部，或 1-12, 15</translation>
    </message>
    <message>
        <source>&amp;Diagrams on a page:</source>
        <translation>每頁棋圖數(&amp;D)：</translation>
    </message>
    <message>
        <source>&amp;Lines to write on:</source>
        <translation>作答行數(&amp;L)：</translation>
    </message>
    <message>
        <source>&amp;Names of the problems</source>
        <translation>題目的名稱(&amp;N)</translation>
    </message>
    <message>
        <source>Co&amp;mments before the first move</source>
        <translation>第一手前的註解(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Answers on pages of their own</source>
        <translation>解答另起一頁(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Wrong moves in the answers</source>
        <translation>解答包含失敗圖(&amp;W)</translation>
    </message>
</context>
<context>
    <name>_Examples</name>
    <message>
        <source>Examples of HEN</source>
        <translation>HEN 的範例</translation>
    </message>
    <message>
        <source>The parts of a HEN</source>
        <translation>HEN 的各部分</translation>
    </message>
    <message>
        <source>Whole positions</source>
        <translation>完整的局面</translation>
    </message>
    <message>
        <source>Mistakes and their messages</source>
        <translation>錯誤寫法與訊息</translation>
    </message>
    <message>
        <source>No matches</source>
        <translation>找不到符合的項目</translation>
    </message>
    <message>
        <source>Click to see it on the board</source>
        <translation>點按即可在棋盤上查看</translation>
    </message>
</context>
<context>
    <name>_GoToDialog</name>
    <message>
        <source>&amp;Go</source>
        <translation>前往(&amp;G)</translation>
    </message>
</context>
<context>
    <name>_Keys</name>
    <message>
        <source>Commands and their keys</source>
        <translation>命令與按鍵</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>按鍵</translation>
    </message>
    <message>
        <source>No matches</source>
        <translation>找不到符合的項目</translation>
    </message>
</context>
<context>
    <name>_Results</name>
    <message>
        <source>Places found</source>
        <translation>找到的位置</translation>
    </message>
</context>
</TS>
