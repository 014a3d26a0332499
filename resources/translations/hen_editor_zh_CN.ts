<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>AboutBox</name>
    <message>
        <source>The HEN specification</source>
        <translation>HEN 规范</translation>
    </message>
    <message>
        <source>The MIT licence</source>
        <translation>MIT 许可证</translation>
    </message>
    <message>
        <source>About HEN Editor</source>
        <translation>关于 HEN Editor</translation>
    </message>
    <message>
        <source>An editor for Go positions in HEN and games in SGF.</source>
        <translation>围棋局面（HEN）和棋谱（SGF）编辑器。</translation>
    </message>
    <message>
        <source>HEN (Hemme Notation) is one line of text for one Go position. Free software under the MIT licence.</source>
        <translation>HEN（Hemme Notation）用一行文本表示一个围棋局面。本程序是采用 MIT 许可证的自由软件。</translation>
    </message>
</context>
<context>
    <name>Adding</name>
    <message numerus="yes">
        <source>%Ln file(s)</source>
        <translation>
            <numerusform>%Ln 个文件</numerusform>
        </translation>
    </message>
    <message>
        <source>Add games</source>
        <translation>添加棋谱</translation>
    </message>
    <message numerus="yes">
        <source>Added %Ln game(s).</source>
        <translation>
            <numerusform>已添加 %Ln 局棋谱。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) had problems; they were read as far as possible.</source>
        <translation>
            <numerusform>有 %Ln 个文件存在问题，已尽可能读取。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) could not be added.</source>
        <translation>
            <numerusform>有 %Ln 个文件无法添加。</numerusform>
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
        <translation>失败</translation>
    </message>
</context>
<context>
    <name>Announcer</name>
    <message>
        <source>Undone: {change}.</source>
        <translation>已撤销：{change}。</translation>
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
        <translation>棋盘表格</translation>
    </message>
    <message>
        <source>Arrow keys go from point to point; all other keys do what they do on the board.</source>
        <translation>方向键在各点之间移动；其他按键的作用与在棋盘上相同。</translation>
    </message>
</context>
<context>
    <name>BoardView</name>
    <message>
        <source>Board</source>
        <translation>棋盘</translation>
    </message>
    <message>
        <source>A cursor goes from point to point by keys. The board as a table is in the menu View, Panels.</source>
        <translation>光标可用按键在各点之间移动。棋盘表格在“视图”菜单的“面板”中。</translation>
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
        <translation>红</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>绿</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>蓝</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>黄</translation>
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
        <translation>输入命令中的字词</translation>
    </message>
    <message>
        <source>Beginnings of words are enough; Enter runs the selected command</source>
        <translation>输入命令的一部分即可，按 Enter 运行选中的命令</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>No matches</source>
        <translation>没有匹配项</translation>
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
        <translation>已复制网址。</translation>
    </message>
    <message>
        <source>Game copied as SGF.</source>
        <translation>已将棋谱复制为 SGF。</translation>
    </message>
    <message>
        <source>Position copied as SGF.</source>
        <translation>已将局面复制为 SGF。</translation>
    </message>
    <message>
        <source>Diagram copied.</source>
        <translation>已复制棋图。</translation>
    </message>
    <message>
        <source>&amp;Undo {change}</source>
        <translation>撤销“{change}”(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo {change}</source>
        <translation>重做“{change}”(&amp;R)</translation>
    </message>
    <message>
        <source>HEN copied.</source>
        <translation>已复制 HEN。</translation>
    </message>
    <message>
        <source>It is what the board shows, not the text in the field.</source>
        <translation>内容是棋盘所示，而不是输入框中的文字。</translation>
    </message>
    <message>
        <source>Save original as</source>
        <translation>原文件另存为</translation>
    </message>
    <message>
        <source>original</source>
        <translation>原文件</translation>
    </message>
    <message>
        <source>Save normalised copy</source>
        <translation>保存规范化副本</translation>
    </message>
    <message>
        <source>normalised</source>
        <translation>规范化</translation>
    </message>
    <message>
        <source>Looking for earlier versions...</source>
        <translation>正在查找早期版本...</translation>
    </message>
    <message>
        <source>The earlier versions of {file} could not be listed.</source>
        <translation>无法列出 {file} 的早期版本。</translation>
    </message>
    <message>
        <source>The earlier version was not kept: {why}</source>
        <translation>早期版本没有保留：{why}</translation>
    </message>
    <message>
        <source>Looking for documents...</source>
        <translation>正在查找文档...</translation>
    </message>
    <message>
        <source>The documents to recover could not be listed.</source>
        <translation>无法列出可恢复的文档。</translation>
    </message>
    <message>
        <source>Its recovery data is damaged.</source>
        <translation>其恢复数据已损坏。</translation>
    </message>
    <message>
        <source>Recovering...</source>
        <translation>正在恢复...</translation>
    </message>
    <message>
        <source>It was kept by another version of HEN Editor.</source>
        <translation>它由另一个版本的 HEN Editor 保留。</translation>
    </message>
    <message>
        <source>Making the page...</source>
        <translation>正在生成页面...</translation>
    </message>
    <message>
        <source>None of these games can be exported: no moves to find, or too many.</source>
        <translation>这些棋谱都无法导出：没有可解答的着法，或着法过多。</translation>
    </message>
    <message>
        <source>Web page</source>
        <translation>网页</translation>
    </message>
    <message>
        <source>Export problems as web page</source>
        <translation>将题目导出为网页</translation>
    </message>
    <message>
        <source>Saved {file} without {count} of {total} games: no moves to find, or too many.</source>
        <translation>已保存 {file}，但 {total} 局中有 {count} 局未包含：没有可解答的着法，或着法过多。</translation>
    </message>
    <message>
        <source>Checking games...</source>
        <translation>正在检查棋谱...</translation>
    </message>
    <message>
        <source>Clipboard has no HEN.</source>
        <translation>剪贴板中没有 HEN。</translation>
    </message>
    <message>
        <source>The HEN on the clipboard has an error: {what}</source>
        <translation>剪贴板中的 HEN 有错误：{what}</translation>
    </message>
    <message>
        <source>A file needs at least one game.</source>
        <translation>文件至少要有一局棋谱。</translation>
    </message>
    <message>
        <source>Games copied as SGF.</source>
        <translation>已将棋谱复制为 SGF。</translation>
    </message>
    <message>
        <source>Game info</source>
        <translation>棋局信息</translation>
    </message>
    <message>
        <source>Properties</source>
        <translation>属性</translation>
    </message>
    <message>
        <source>This leaves the game as it is.</source>
        <translation>这样棋谱不会有变化。</translation>
    </message>
    <message>
        <source>Transforming...</source>
        <translation>正在变换...</translation>
    </message>
    <message>
        <source>Transform</source>
        <translation>变换</translation>
    </message>
    <message>
        <source>There is no such markup here.</source>
        <translation>此处没有这类标注。</translation>
    </message>
    <message>
        <source>Clear markup</source>
        <translation>清除标注</translation>
    </message>
    <message>
        <source>Nothing is selected; drag a frame around stones with the select tool.</source>
        <translation>没有选中任何内容，请用选择工具拖动框选棋子。</translation>
    </message>
    <message>
        <source>Annotate</source>
        <translation>评价</translation>
    </message>
    <message>
        <source>Go to point</source>
        <translation>转到坐标</translation>
    </message>
    <message>
        <source>There is nothing to erase on that point.</source>
        <translation>该点没有可擦除的内容。</translation>
    </message>
    <message>
        <source>No move placed that stone.</source>
        <translation>没有哪一手下过这颗子。</translation>
    </message>
    <message>
        <source>This move placed that stone.</source>
        <translation>这手棋落下了那颗子。</translation>
    </message>
    <message>
        <source>{point} copied.</source>
        <translation>已复制 {point}。</translation>
    </message>
    <message>
        <source>On boards with more than 25 columns only Black and White can play.</source>
        <translation>超过 25 列的棋盘只能下黑棋和白棋。</translation>
    </message>
    <message>
        <source>Number the last moves</source>
        <translation>给最后几手编号</translation>
    </message>
    <message>
        <source>How many of the last moves to number:</source>
        <translation>给最后多少手编号：</translation>
    </message>
    <message>
        <source>Some recovery data could not be deleted: {reason}</source>
        <translation>部分恢复数据无法删除：{reason}</translation>
    </message>
    <message>
        <source>Variation copied.</source>
        <translation>已复制变化。</translation>
    </message>
    <message>
        <source>You can&apos;t cut the start of the game.</source>
        <translation>不能剪切棋谱的开头。</translation>
    </message>
    <message>
        <source>Cut variation</source>
        <translation>剪切变化</translation>
    </message>
    <message>
        <source>The variation is too long to paste (over {count} characters). Merge it as a file instead.</source>
        <translation>变化过长，无法粘贴（超过 {count} 个字符）。请改为作为文件合并。</translation>
    </message>
    <message>
        <source>Paste variation</source>
        <translation>粘贴变化</translation>
    </message>
    <message>
        <source>Move variation</source>
        <translation>移动变化</translation>
    </message>
    <message>
        <source>Merge with file</source>
        <translation>与文件合并</translation>
    </message>
    <message>
        <source>{file} could not be merged.</source>
        <translation>无法合并 {file}。</translation>
    </message>
    <message>
        <source>Reading {file}...</source>
        <translation>正在读取 {file}...</translation>
    </message>
    <message>
        <source>Merging...</source>
        <translation>正在合并...</translation>
    </message>
    <message>
        <source>The file adds nothing to this game.</source>
        <translation>该文件没有可并入此棋谱的内容。</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>合并</translation>
    </message>
    <message>
        <source>Nothing to remove.</source>
        <translation>没有可移除的内容。</translation>
    </message>
    <message>
        <source>Remove comments and markup</source>
        <translation>移除评注和标注</translation>
    </message>
    <message>
        <source>This is the main line already.</source>
        <translation>这已经是主分支。</translation>
    </message>
    <message>
        <source>Make main line</source>
        <translation>设为主分支</translation>
    </message>
    <message>
        <source>There is no variation above this one.</source>
        <translation>此变化上方没有变化。</translation>
    </message>
    <message>
        <source>There is no variation below this one.</source>
        <translation>此变化下方没有变化。</translation>
    </message>
    <message>
        <source>Insert move</source>
        <translation>插入着手</translation>
    </message>
    <message>
        <source>&amp;Insert</source>
        <translation>插入(&amp;I)</translation>
    </message>
    <message>
        <source>Delete from here</source>
        <translation>从此处删除</translation>
    </message>
    <message>
        <source>Delete node</source>
        <translation>删除节点</translation>
    </message>
    <message>
        <source>Insert node</source>
        <translation>插入节点</translation>
    </message>
    <message>
        <source>Exchange moves</source>
        <translation>交换着手</translation>
    </message>
    <message>
        <source>Change colour of move</source>
        <translation>更改着手的颜色</translation>
    </message>
    <message>
        <source>Start game from here</source>
        <translation>从此处开始棋谱</translation>
    </message>
    <message>
        <source>Move branch to new game</source>
        <translation>将分支移到新棋谱</translation>
    </message>
    <message>
        <source>The game shows the whole board here.</source>
        <translation>棋谱在此处显示整个棋盘。</translation>
    </message>
    <message>
        <source>Reading the board style...</source>
        <translation>正在读取棋盘样式...</translation>
    </message>
    <message>
        <source>No font on this computer has kanji numerals: numbers are shown instead.</source>
        <translation>此计算机没有含汉字数字的字体，因此改为显示数字。</translation>
    </message>
    <message>
        <source>Move numbers</source>
        <translation>手数</translation>
    </message>
    <message>
        <source>Write move numbers</source>
        <translation>写入手数</translation>
    </message>
    <message>
        <source>move {number}</source>
        <translation>第 {number} 手</translation>
    </message>
    <message>
        <source>the start of the game</source>
        <translation>初始局面</translation>
    </message>
    <message>
        <source>the clipboard</source>
        <translation>剪贴板</translation>
    </message>
    <message>
        <source>Clipboard has no position.</source>
        <translation>剪贴板中没有局面。</translation>
    </message>
    <message>
        <source>&amp;19x19 board</source>
        <translation>19 路棋盘(&amp;1)</translation>
    </message>
    <message>
        <source>&amp;9x9 board</source>
        <translation>9 路棋盘(&amp;9)</translation>
    </message>
    <message>
        <source>&amp;About HEN Editor</source>
        <translation>关于 HEN Editor(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Add game</source>
        <translation>添加棋谱(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;All markup</source>
        <translation>所有标注(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;All moves</source>
        <translation>所有着手(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Arrow</source>
        <translation>箭头(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;As set in the game</source>
        <translation>按棋谱设置(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Bad move</source>
        <translation>恶手(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Black stones</source>
        <translation>黑子(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>局面概况(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Board as a table</source>
        <translation>棋盘表格(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Choose from a menu...</source>
        <translation>从菜单选择(&amp;C)...</translation>
    </message>
    <message>
        <source>&amp;Circle</source>
        <translation>圆圈(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Close window</source>
        <translation>关闭窗口(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Collapse branch</source>
        <translation>折叠分支(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Column</source>
        <translation>纵列(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Command palette...</source>
        <translation>命令面板(&amp;C)...</translation>
    </message>
    <message>
        <source>&amp;Copy HEN</source>
        <translation>复制 HEN(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>深色(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Delete from here</source>
        <translation>从此处删除(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Diagram for Sensei&apos;s Library</source>
        <translation>Sensei&apos;s Library 棋图(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Doubtful move</source>
        <translation>疑问手(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Down</source>
        <translation>向下(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Duplicate game</source>
        <translation>创建棋谱副本(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;End comparison</source>
        <translation>结束比较(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Erase</source>
        <translation>擦除(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Erase selected stones</source>
        <translation>擦除选中的棋子(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Even</source>
        <translation>两分(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Expand branch</source>
        <translation>展开分支(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Find in comments...</source>
        <translation>在评注中查找(&amp;F)...</translation>
    </message>
    <message>
        <source>&amp;From here</source>
        <translation>从当前局面(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>全屏(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>棋局(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Go to this move</source>
        <translation>转到这一手(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Good move</source>
        <translation>好手(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Green stones</source>
        <translation>绿子(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Grey out</source>
        <translation>灰显(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Greyed-out points</source>
        <translation>灰显的点(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;HTML for WGo</source>
        <translation>用于 WGo 的 HTML(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Hotspot</source>
        <translation>焦点(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Interesting move</source>
        <translation>有趣的一手(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts...</source>
        <translation>快捷键(&amp;K)...</translation>
    </message>
    <message>
        <source>&amp;Ko</source>
        <translation>劫(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Ko point</source>
        <translation>劫点(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;LaTeX for psgo</source>
        <translation>用于 psgo 的 LaTeX(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Label</source>
        <translation>标签(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Labels</source>
        <translation>标签(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Last move</source>
        <translation>最后一手(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Last moves...</source>
        <translation>最后几手(&amp;L)...</translation>
    </message>
    <message>
        <source>&amp;Letters</source>
        <translation>字母(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>浅色(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Make main line</source>
        <translation>设为主分支(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Marks</source>
        <translation>标记(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Mirror view</source>
        <translation>镜像显示(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>当前着手(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Neighbours</source>
        <translation>相邻的点(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;New window</source>
        <translation>新建窗口(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Next move</source>
        <translation>下一手(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Next moves</source>
        <translation>后续着手(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Next pane</source>
        <translation>下一个窗格(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Numbers</source>
        <translation>数字(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Open...</source>
        <translation>打开(&amp;O)...</translation>
    </message>
    <message>
        <source>&amp;Order of play...</source>
        <translation>行棋顺序(&amp;O)...</translation>
    </message>
    <message>
        <source>&amp;Other size...</source>
        <translation>其他大小(&amp;O)...</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>粘贴(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Paste variation</source>
        <translation>粘贴变化(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Place</source>
        <translation>摆子(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>下棋(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Point</source>
        <translation>交叉点(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Previous move</source>
        <translation>上一手(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Print...</source>
        <translation>打印(&amp;P)...</translation>
    </message>
    <message>
        <source>&amp;Problems</source>
        <translation>问题(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Red stones</source>
        <translation>红子(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Remove comments and markup...</source>
        <translation>移除评注和标注(&amp;R)...</translation>
    </message>
    <message>
        <source>&amp;Remove game</source>
        <translation>移除棋谱(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Row</source>
        <translation>横行(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Select</source>
        <translation>选择(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Show</source>
        <translation>显示(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Start of game</source>
        <translation>初始局面(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Stones nearby</source>
        <translation>附近的棋子(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Swap colours</source>
        <translation>交换颜色(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Switch player to move</source>
        <translation>轮换行棋方(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Territory</source>
        <translation>实地(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;This node</source>
        <translation>此节点(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>工具(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Transform...</source>
        <translation>变换(&amp;T)...</translation>
    </message>
    <message>
        <source>&amp;Triangle</source>
        <translation>三角(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Unclear</source>
        <translation>形势不明(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Guide, HEN and keys</source>
        <translation>指南、HEN 与按键(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Kanji numerals (1-一)</source>
        <translation>汉字数字 (1-一)(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Letters and numbers (A1)</source>
        <translation>字母和数字 (A1)(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;List of moves</source>
        <translation>着手列表(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Numbers (1-1)</source>
        <translation>数字 (1-1)(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Remove from applications menu</source>
        <translation>从应用程序菜单移除(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Show coordinates</source>
        <translation>显示坐标(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Unicode diagram</source>
        <translation>Unicode 棋图(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Upright</source>
        <translation>正向显示(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Web address</source>
        <translation>网址(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;What changed</source>
        <translation>改变之处(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;What&apos;s this?</source>
        <translation>这是什么？(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;White stones</source>
        <translation>白子(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Worksheet...</source>
        <translation>习题卷(&amp;W)...</translation>
    </message>
    <message>
        <source>&amp;Write as markup</source>
        <translation>写为标注(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Yellow stones</source>
        <translation>黄子(&amp;Y)</translation>
    </message>
    <message>
        <source>1&amp;3x13 board</source>
        <translation>13 路棋盘(&amp;3)</translation>
    </message>
    <message>
        <source>A&amp;lternatives</source>
        <translation>其他选点(&amp;L)</translation>
    </message>
    <message>
        <source>A&amp;rrows and lines</source>
        <translation>箭头和线条(&amp;R)</translation>
    </message>
    <message>
        <source>About this program</source>
        <translation>关于本程序</translation>
    </message>
    <message>
        <source>Add a copy of this game after it</source>
        <translation>在此棋谱之后添加它的副本</translation>
    </message>
    <message>
        <source>Add a game with the position of the HEN on the clipboard</source>
        <translation>用剪贴板中的 HEN 局面添加一局棋谱</translation>
    </message>
    <message>
        <source>Add an empty game of the same size after this one</source>
        <translation>在此棋谱之后添加一局同样大小的空棋谱</translation>
    </message>
    <message>
        <source>Add game from &amp;HEN</source>
        <translation>从 HEN 添加棋谱(&amp;H)</translation>
    </message>
    <message>
        <source>Add to app&amp;lications menu</source>
        <translation>添加到应用程序菜单(&amp;L)</translation>
    </message>
    <message>
        <source>Arran&amp;ge panels</source>
        <translation>排列面板(&amp;G)</translation>
    </message>
    <message>
        <source>B&amp;lue stones</source>
        <translation>蓝子(&amp;L)</translation>
    </message>
    <message>
        <source>Back &amp;10 moves</source>
        <translation>后退 10 手(&amp;1)</translation>
    </message>
    <message>
        <source>Back to &amp;main line</source>
        <translation>返回主分支(&amp;M)</translation>
    </message>
    <message>
        <source>C&amp;aptures</source>
        <translation>提子数(&amp;A)</translation>
    </message>
    <message>
        <source>C&amp;hain and liberties</source>
        <translation>棋块和气(&amp;H)</translation>
    </message>
    <message>
        <source>C&amp;omment</source>
        <translation>评注(&amp;O)</translation>
    </message>
    <message>
        <source>C&amp;rop view</source>
        <translation>局部显示(&amp;R)</translation>
    </message>
    <message>
        <source>Change how the program looks and works</source>
        <translation>更改程序的外观和行为</translation>
    </message>
    <message>
        <source>Change keyboard shortcuts</source>
        <translation>更改快捷键</translation>
    </message>
    <message>
        <source>Change the colour of this move</source>
        <translation>更改这一手的颜色</translation>
    </message>
    <message>
        <source>Choose how a picture of the board looks, and export or copy it</source>
        <translation>选择棋盘图片的外观，然后导出或复制</translation>
    </message>
    <message>
        <source>Choose how to copy the position or the game</source>
        <translation>选择以何种方式复制局面或棋谱</translation>
    </message>
    <message>
        <source>Click at the cursor</source>
        <translation>在光标处点击</translation>
    </message>
    <message>
        <source>Click something to learn what it is</source>
        <translation>点击任意位置查看说明</translation>
    </message>
    <message>
        <source>Close all windows</source>
        <translation>关闭所有窗口</translation>
    </message>
    <message>
        <source>Close this window</source>
        <translation>关闭此窗口</translation>
    </message>
    <message>
        <source>Collapse all but the ma&amp;in line</source>
        <translation>折叠主分支以外的分支(&amp;I)</translation>
    </message>
    <message>
        <source>Collapse every variation to its first move</source>
        <translation>将每个变化折叠到第一手</translation>
    </message>
    <message>
        <source>Compare with &amp;this node</source>
        <translation>与此节点比较(&amp;T)</translation>
    </message>
    <message>
        <source>Compare with the &amp;clipboard</source>
        <translation>与剪贴板比较(&amp;C)</translation>
    </message>
    <message>
        <source>Compare with the &amp;previous node</source>
        <translation>与上一节点比较(&amp;P)</translation>
    </message>
    <message>
        <source>Cop&amp;y variation</source>
        <translation>复制变化(&amp;Y)</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Copy a picture of the board, or drag it from here into another program</source>
        <translation>复制棋盘图片，也可从这里拖到其他程序</translation>
    </message>
    <message>
        <source>Copy a web address of the position</source>
        <translation>复制局面的网址</translation>
    </message>
    <message>
        <source>Copy point &amp;name</source>
        <translation>复制坐标(&amp;N)</translation>
    </message>
    <message>
        <source>Copy the game with all its variations as SGF</source>
        <translation>将棋谱连同所有变化复制为 SGF</translation>
    </message>
    <message>
        <source>Copy the name of the point at the cursor</source>
        <translation>复制光标处的坐标</translation>
    </message>
    <message>
        <source>Copy the position as HEN</source>
        <translation>将局面复制为 HEN</translation>
    </message>
    <message>
        <source>Copy the position as HTML for the player BesoGo</source>
        <translation>将局面复制为 BesoGo 播放器的 HTML</translation>
    </message>
    <message>
        <source>Copy the position as HTML for the player WGo</source>
        <translation>将局面复制为 WGo 播放器的 HTML</translation>
    </message>
    <message>
        <source>Copy the position as a diagram for Sensei&apos;s Library</source>
        <translation>将局面复制为 Sensei&apos;s Library 棋图</translation>
    </message>
    <message>
        <source>Copy the position as a diagram for the LaTeX package igo</source>
        <translation>将局面复制为 LaTeX 宏包 igo 的棋图</translation>
    </message>
    <message>
        <source>Copy the position as a diagram for the LaTeX package psgo</source>
        <translation>将局面复制为 LaTeX 宏包 psgo 的棋图</translation>
    </message>
    <message>
        <source>Copy the position as a diagram of X, O and dots</source>
        <translation>将局面复制为由 X、O 和点组成的棋图</translation>
    </message>
    <message>
        <source>Copy the position as a diagram of round stones and drawn lines</source>
        <translation>将局面复制为由圆形棋子和线条组成的棋图</translation>
    </message>
    <message>
        <source>Copy the position as the boards of GTP programs are drawn</source>
        <translation>按 GTP 程序的样式复制局面</translation>
    </message>
    <message>
        <source>Copy the position with its colours as a diagram for the LaTeX package eigo</source>
        <translation>将局面连同颜色复制为 LaTeX 宏包 eigo 的棋图</translation>
    </message>
    <message>
        <source>Copy this node and everything after it as SGF</source>
        <translation>将此节点及之后的内容复制为 SGF</translation>
    </message>
    <message>
        <source>Copy this position alone as SGF</source>
        <translation>仅将此局面复制为 SGF</translation>
    </message>
    <message>
        <source>Count &amp;final score</source>
        <translation>终局点目(&amp;F)</translation>
    </message>
    <message>
        <source>Count territory and area: mark dead stones, and see the score</source>
        <translation>数目和数子：标记死子并显示结果</translation>
    </message>
    <message>
        <source>Cr&amp;oss</source>
        <translation>叉(&amp;O)</translation>
    </message>
    <message>
        <source>Cropped &amp;view</source>
        <translation>局部显示(&amp;V)</translation>
    </message>
    <message>
        <source>Cu&amp;t variation</source>
        <translation>剪切变化(&amp;T)</translation>
    </message>
    <message>
        <source>Cut this node and everything after it</source>
        <translation>剪切此节点及之后的内容</translation>
    </message>
    <message>
        <source>Dark, high &amp;contrast</source>
        <translation>深色高对比度(&amp;C)</translation>
    </message>
    <message>
        <source>Delete this &amp;node</source>
        <translation>删除此节点(&amp;N)</translation>
    </message>
    <message>
        <source>Delete this node and everything after it</source>
        <translation>删除此节点及之后的内容</translation>
    </message>
    <message>
        <source>Delete this node but keep what follows</source>
        <translation>删除此节点，但保留之后的内容</translation>
    </message>
    <message>
        <source>Drag a line; again or right button: remove</source>
        <translation>拖动画线；再画一次或右键：移除</translation>
    </message>
    <message>
        <source>Drag an arrow; again or right button: remove</source>
        <translation>拖动画箭头；再画一次或右键：移除</translation>
    </message>
    <message>
        <source>E&amp;xpand all</source>
        <translation>全部展开(&amp;X)</translation>
    </message>
    <message>
        <source>E&amp;xport picture...</source>
        <translation>导出图片(&amp;X)...</translation>
    </message>
    <message>
        <source>Earlier &amp;versions...</source>
        <translation>早期版本(&amp;V)...</translation>
    </message>
    <message>
        <source>Edit players, result, komi and other game info</source>
        <translation>编辑棋手、结果、贴目等棋局信息</translation>
    </message>
    <message>
        <source>Mark the move as bad; in a problem: wrong</source>
        <translation>将此手标为恶手；在题目中表示错误</translation>
    </message>
    <message>
        <source>Mark the move as good; in a problem: right</source>
        <translation>将此手标为好手；在题目中表示正确</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>O&amp;verview...</source>
        <translation>总览(&amp;V)...</translation>
    </message>
    <message>
        <source>Open SGF or HEN files</source>
        <translation>打开 SGF 或 HEN 文件</translation>
    </message>
    <message>
        <source>Paste in place of the HEN; what is not HEN is pasted into the window</source>
        <translation>粘贴以替换 HEN；不是 HEN 的内容粘贴到窗口中</translation>
    </message>
    <message>
        <source>Put stones into a new node after this one</source>
        <translation>棋子改动写入此节点之后的新节点</translation>
    </message>
    <message>
        <source>Put stones into a new node before this one, and replay what follows</source>
        <translation>棋子改动写入此节点之前的新节点，并重放之后的内容</translation>
    </message>
    <message>
        <source>Put stones into this node</source>
        <translation>棋子改动写入此节点</translation>
    </message>
    <message>
        <source>Edit the SGF properties of this node</source>
        <translation>编辑此节点的 SGF 属性</translation>
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
        <translation>与引擎对局(&amp;G)...</translation>
    </message>
    <message>
        <source>&amp;Little: 20 visits, or level 4</source>
        <translation>少：计算量 20 或级别 4(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Medium: 100 visits, or level 7</source>
        <translation>中等：计算量 100 或级别 7(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Next mistake</source>
        <translation>下一个失误(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Points lost</source>
        <translation>损失目数(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Win rate</source>
        <translation>胜率(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Words beside tools</source>
        <translation>工具旁显示文字(&amp;W)</translation>
    </message>
    <message>
        <source>A&amp;dd engine&apos;s line</source>
        <translation>添加引擎变化(&amp;D)</translation>
    </message>
    <message>
        <source>Add &amp;from files...</source>
        <translation>从文件添加(&amp;F)...</translation>
    </message>
    <message>
        <source>Add best &amp;line</source>
        <translation>添加最佳变化(&amp;L)</translation>
    </message>
    <message>
        <source>Add the engine&apos;s best line as a variation</source>
        <translation>将引擎的最佳变化添加到棋谱</translation>
    </message>
    <message>
        <source>Add the engine&apos;s line from the cursor as a variation</source>
        <translation>将引擎从光标处开始的变化添加到棋谱</translation>
    </message>
    <message>
        <source>Add the games of several files after this one</source>
        <translation>将多个文件中的棋谱添加到此棋谱之后</translation>
    </message>
    <message>
        <source>Add, remove and test engines</source>
        <translation>添加、移除和测试引擎</translation>
    </message>
    <message>
        <source>Analyse &amp;game</source>
        <translation>分析棋谱(&amp;G)</translation>
    </message>
    <message>
        <source>Arrow</source>
        <translation>箭头</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>黑子</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>蓝子</translation>
    </message>
    <message>
        <source>Circle</source>
        <translation>圆圈</translation>
    </message>
    <message>
        <source>Crop view</source>
        <translation>局部显示</translation>
    </message>
    <message>
        <source>Cross</source>
        <translation>叉</translation>
    </message>
    <message>
        <source>Edit the name of this node</source>
        <translation>编辑此节点的名称</translation>
    </message>
    <message>
        <source>End of &amp;line</source>
        <translation>最后一手(&amp;L)</translation>
    </message>
    <message>
        <source>Engine plays Blac&amp;k</source>
        <translation>引擎执黑(&amp;K)</translation>
    </message>
    <message>
        <source>Engine plays Wh&amp;ite</source>
        <translation>引擎执白(&amp;I)</translation>
    </message>
    <message>
        <source>Enlarge the board, or the tree or text that has the focus</source>
        <translation>放大棋盘，或当前焦点所在的变化树或文字</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>擦除</translation>
    </message>
    <message>
        <source>Erase stone, label and mark at the cursor</source>
        <translation>擦除光标处的棋子、标签和标记</translation>
    </message>
    <message>
        <source>Erase stones, labels and all marks</source>
        <translation>擦除棋子、标签和所有标记</translation>
    </message>
    <message>
        <source>Erase the stones in the frame</source>
        <translation>擦除框内的棋子</translation>
    </message>
    <message>
        <source>Exchange &amp;with previous move</source>
        <translation>与上一手交换(&amp;W)</translation>
    </message>
    <message>
        <source>Exchange left and right in this game</source>
        <translation>将此棋谱左右对调</translation>
    </message>
    <message>
        <source>Exchange the points of this move and the player&apos;s move before it</source>
        <translation>将这一手与同一方的上一手交换位置</translation>
    </message>
    <message>
        <source>Exchange the upper left and the lower right in this game</source>
        <translation>将此棋谱左上与右下对调</translation>
    </message>
    <message>
        <source>Exchange the upper right and the lower left in this game</source>
        <translation>将此棋谱右上与左下对调</translation>
    </message>
    <message>
        <source>Exchange top and bottom in this game</source>
        <translation>将此棋谱上下对调</translation>
    </message>
    <message>
        <source>Export pro&amp;blems as web page...</source>
        <translation>将题目导出为网页(&amp;B)...</translation>
    </message>
    <message>
        <source>F&amp;ix problem</source>
        <translation>修正问题(&amp;I)</translation>
    </message>
    <message>
        <source>Fill the screen</source>
        <translation>填满屏幕</translation>
    </message>
    <message>
        <source>Find any command by its words, and run it</source>
        <translation>按字词查找任意命令并运行</translation>
    </message>
    <message>
        <source>Find ne&amp;xt</source>
        <translation>查找下一个(&amp;X)</translation>
    </message>
    <message>
        <source>Find pre&amp;vious</source>
        <translation>查找上一个(&amp;V)</translation>
    </message>
    <message>
        <source>Find the right moves; the game answers, and its tree is hidden meanwhile</source>
        <translation>找出正确的着法；程序按棋谱应对，其间隐藏变化树</translation>
    </message>
    <message>
        <source>Find this p&amp;osition...</source>
        <translation>查找此局面(&amp;O)...</translation>
    </message>
    <message>
        <source>Fit the board, or the part shown of it, to the window</source>
        <translation>使棋盘或其显示的部分适合窗口</translation>
    </message>
    <message>
        <source>Fit to &amp;window</source>
        <translation>适合窗口(&amp;W)</translation>
    </message>
    <message>
        <source>Fix the problem of the HEN text at the caret, or else the first one</source>
        <translation>修正光标处的 HEN 问题，若没有则修正第一个</translation>
    </message>
    <message>
        <source>Follow &amp;system</source>
        <translation>跟随系统(&amp;S)</translation>
    </message>
    <message>
        <source>Forward 1&amp;0 moves</source>
        <translation>前进 10 手(&amp;0)</translation>
    </message>
    <message>
        <source>G&amp;ames</source>
        <translation>棋谱列表(&amp;A)</translation>
    </message>
    <message>
        <source>G&amp;o to move...</source>
        <translation>转到手数(&amp;O)...</translation>
    </message>
    <message>
        <source>GTP &amp;board</source>
        <translation>GTP 棋盘(&amp;B)</translation>
    </message>
    <message>
        <source>Game in&amp;fo...</source>
        <translation>棋局信息(&amp;F)...</translation>
    </message>
    <message>
        <source>Give move to other p&amp;layer</source>
        <translation>将这一手改为对方的(&amp;L)</translation>
    </message>
    <message>
        <source>Give the turn to the other player</source>
        <translation>把行棋权交给对方</translation>
    </message>
    <message>
        <source>Go &amp;to point...</source>
        <translation>转到坐标(&amp;T)...</translation>
    </message>
    <message>
        <source>Go 10 moves back</source>
        <translation>后退 10 手</translation>
    </message>
    <message>
        <source>Go 10 moves forward</source>
        <translation>前进 10 手</translation>
    </message>
    <message>
        <source>Go back to the main line</source>
        <translation>返回主分支</translation>
    </message>
    <message>
        <source>Go to a move by its number</source>
        <translation>按手数转到某一手</translation>
    </message>
    <message>
        <source>Go to a point by its name</source>
        <translation>按坐标转到某一点</translation>
    </message>
    <message>
        <source>Go to the end of the line</source>
        <translation>转到最后一手</translation>
    </message>
    <message>
        <source>Go to the move that placed the stone at the cursor</source>
        <translation>转到下出光标处棋子的那一手</translation>
    </message>
    <message>
        <source>Go to the next comment</source>
        <translation>转到下一条评注</translation>
    </message>
    <message>
        <source>Go to the next fork</source>
        <translation>转到下一个分叉点</translation>
    </message>
    <message>
        <source>Go to the next game of the file</source>
        <translation>转到文件中的下一局棋谱</translation>
    </message>
    <message>
        <source>Go to the next match</source>
        <translation>转到下一个匹配项</translation>
    </message>
    <message>
        <source>Go to the next move</source>
        <translation>转到下一手</translation>
    </message>
    <message>
        <source>Go to the next move of the game that leads to this position</source>
        <translation>转到棋谱中再次出现此局面的下一处</translation>
    </message>
    <message>
        <source>Go to the next move that lost more than two points</source>
        <translation>转到下一个损失超过两目的着手</translation>
    </message>
    <message>
        <source>Go to the next variation</source>
        <translation>转到下一个变化</translation>
    </message>
    <message>
        <source>Go to the previous comment</source>
        <translation>转到上一条评注</translation>
    </message>
    <message>
        <source>Go to the previous fork</source>
        <translation>转到上一个分叉点</translation>
    </message>
    <message>
        <source>Go to the previous game of the file</source>
        <translation>转到文件中的上一局棋谱</translation>
    </message>
    <message>
        <source>Go to the previous match</source>
        <translation>转到上一个匹配项</translation>
    </message>
    <message>
        <source>Go to the previous move</source>
        <translation>转到上一手</translation>
    </message>
    <message>
        <source>Go to the previous move that lost more than two points</source>
        <translation>转到上一个损失超过两目的着手</translation>
    </message>
    <message>
        <source>Go to the previous variation</source>
        <translation>转到上一个变化</translation>
    </message>
    <message>
        <source>Go to the start of the game</source>
        <translation>转到初始局面</translation>
    </message>
    <message>
        <source>Good for &amp;White</source>
        <translation>白优(&amp;W)</translation>
    </message>
    <message>
        <source>Good for B&amp;lack</source>
        <translation>黑优(&amp;L)</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>绿子</translation>
    </message>
    <message>
        <source>Grey out</source>
        <translation>灰显</translation>
    </message>
    <message>
        <source>Grey out points here and in what follows</source>
        <translation>从此处起将点灰显</translation>
    </message>
    <message>
        <source>HTML for Be&amp;soGo</source>
        <translation>用于 BesoGo 的 HTML(&amp;S)</translation>
    </message>
    <message>
        <source>Hide everything after this node (or double-click it)</source>
        <translation>隐藏此节点之后的内容（也可双击节点）</translation>
    </message>
    <message>
        <source>Insert a move of the player to move before this node</source>
        <translation>在此节点之前插入行棋方的一手</translation>
    </message>
    <message>
        <source>Insert an empty node after this one</source>
        <translation>在此节点之后插入空节点</translation>
    </message>
    <message>
        <source>Insert an empty node before this one</source>
        <translation>在此节点之前插入空节点</translation>
    </message>
    <message>
        <source>Insert mo&amp;ve before...</source>
        <translation>在前面插入着手(&amp;V)...</translation>
    </message>
    <message>
        <source>Insert node &amp;after</source>
        <translation>在后面插入节点(&amp;A)</translation>
    </message>
    <message>
        <source>Insert node &amp;before</source>
        <translation>在前面插入节点(&amp;B)</translation>
    </message>
    <message>
        <source>Ko point</source>
        <translation>劫点</translation>
    </message>
    <message>
        <source>L&amp;ine</source>
        <translation>线条(&amp;I)</translation>
    </message>
    <message>
        <source>LaTeX for &amp;eigo</source>
        <translation>用于 eigo 的 LaTeX(&amp;E)</translation>
    </message>
    <message>
        <source>LaTeX for &amp;igo</source>
        <translation>用于 igo 的 LaTeX(&amp;I)</translation>
    </message>
    <message>
        <source>Label points 1, 2, 3; double-click: other text</source>
        <translation>给点加标签 1、2、3；双击：其他文字</translation>
    </message>
    <message>
        <source>Label points A, B, C; double-click: other text</source>
        <translation>给点加标签 A、B、C；双击：其他文字</translation>
    </message>
    <message>
        <source>Last mo&amp;ve</source>
        <translation>最后一手(&amp;V)</translation>
    </message>
    <message>
        <source>Last move</source>
        <translation>最后一手</translation>
    </message>
    <message>
        <source>Let an engine show good moves and who leads, or end it</source>
        <translation>让引擎显示好手和领先的一方，或结束分析</translation>
    </message>
    <message>
        <source>Let engines play their strongest</source>
        <translation>让引擎以最强棋力下棋</translation>
    </message>
    <message>
        <source>Let engines play their weakest</source>
        <translation>让引擎以最弱棋力下棋</translation>
    </message>
    <message>
        <source>Let engines think a little</source>
        <translation>让引擎稍作思考</translation>
    </message>
    <message>
        <source>Let engines think for seconds</source>
        <translation>让引擎思考数秒</translation>
    </message>
    <message>
        <source>Let the engine judge each move of the main line: the score, and mistakes</source>
        <translation>让引擎评判主分支的每一手：以曲线显示目数差，并找出失误</translation>
    </message>
    <message>
        <source>Let the engine make Black&apos;s moves from here on, or no longer</source>
        <translation>从此处起由引擎下黑棋，或不再由引擎下</translation>
    </message>
    <message>
        <source>Let the engine make White&apos;s moves from here on, or no longer</source>
        <translation>从此处起由引擎下白棋，或不再由引擎下</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>字母</translation>
    </message>
    <message>
        <source>Light, &amp;high contrast</source>
        <translation>浅色高对比度(&amp;H)</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>线条</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>链接</translation>
    </message>
    <message>
        <source>M&amp;uch: 1,000 visits, or level 10</source>
        <translation>多：计算量 1,000 或级别 10(&amp;U)</translation>
    </message>
    <message>
        <source>Make black white and white black in this game, players and result included</source>
        <translation>将此棋谱的黑白对调，包括棋手和结果</translation>
    </message>
    <message>
        <source>Make the line to this node the main line</source>
        <translation>将通往此节点的着法设为主分支</translation>
    </message>
    <message>
        <source>Mark Black&apos;s territory; right button: White&apos;s; Shift: whole regions</source>
        <translation>标记黑方实地；右键：白方实地；Shift：整块区域</translation>
    </message>
    <message>
        <source>Mark points with a circle; Shift: whole chains</source>
        <translation>用圆圈标记点；Shift：整块棋</translation>
    </message>
    <message>
        <source>Mark points with a cross; Shift: whole chains</source>
        <translation>用叉标记点；Shift：整块棋</translation>
    </message>
    <message>
        <source>Mark points with a square; Shift: whole chains</source>
        <translation>用方块标记点；Shift：整块棋</translation>
    </message>
    <message>
        <source>Mark points with a triangle; Shift: whole chains</source>
        <translation>用三角标记点；Shift：整块棋</translation>
    </message>
    <message>
        <source>Mark the move as doubtful</source>
        <translation>将这一手标为疑问手</translation>
    </message>
    <message>
        <source>Mark the move as interesting</source>
        <translation>将这一手标为有趣的一手</translation>
    </message>
    <message>
        <source>Mark the node as a hotspot</source>
        <translation>将此节点标为焦点</translation>
    </message>
    <message>
        <source>Mark the point at the cursor with a circle, or unmark it</source>
        <translation>在光标处加上或去掉圆圈</translation>
    </message>
    <message>
        <source>Mark the point at the cursor with a cross, or unmark it</source>
        <translation>在光标处加上或去掉叉</translation>
    </message>
    <message>
        <source>Mark the point at the cursor with a square, or unmark it</source>
        <translation>在光标处加上或去掉方块</translation>
    </message>
    <message>
        <source>Mark the point at the cursor with a triangle, or unmark it</source>
        <translation>在光标处加上或去掉三角</translation>
    </message>
    <message>
        <source>Mark the position as even</source>
        <translation>将此局面标为两分</translation>
    </message>
    <message>
        <source>Mark the position as good for Black</source>
        <translation>将此局面标为黑优</translation>
    </message>
    <message>
        <source>Mark the position as good for White</source>
        <translation>将此局面标为白优</translation>
    </message>
    <message>
        <source>Mark the position as unclear</source>
        <translation>将此局面标为形势不明</translation>
    </message>
    <message>
        <source>Mark with &amp;circle</source>
        <translation>加圆圈(&amp;C)</translation>
    </message>
    <message>
        <source>Mark with &amp;square</source>
        <translation>加方块(&amp;S)</translation>
    </message>
    <message>
        <source>Mark with &amp;triangle</source>
        <translation>加三角(&amp;T)</translation>
    </message>
    <message>
        <source>Mark with cr&amp;oss</source>
        <translation>加叉(&amp;O)</translation>
    </message>
    <message>
        <source>Mer&amp;ge with file...</source>
        <translation>与文件合并(&amp;G)...</translation>
    </message>
    <message>
        <source>Merge the variations of another file into this game</source>
        <translation>将另一文件的变化合并到此棋谱</translation>
    </message>
    <message>
        <source>Mirror along the &amp;diagonal \</source>
        <translation>沿对角线 \ 翻转(&amp;D)</translation>
    </message>
    <message>
        <source>Mirror along the di&amp;agonal /</source>
        <translation>沿对角线 / 翻转(&amp;A)</translation>
    </message>
    <message>
        <source>Mirror left and ri&amp;ght</source>
        <translation>左右翻转(&amp;G)</translation>
    </message>
    <message>
        <source>Mirror top and &amp;bottom</source>
        <translation>上下翻转(&amp;B)</translation>
    </message>
    <message>
        <source>Move &amp;down</source>
        <translation>下移(&amp;D)</translation>
    </message>
    <message>
        <source>Move &amp;left</source>
        <translation>左移(&amp;L)</translation>
    </message>
    <message>
        <source>Move &amp;right</source>
        <translation>右移(&amp;R)</translation>
    </message>
    <message>
        <source>Move &amp;up</source>
        <translation>上移(&amp;U)</translation>
    </message>
    <message>
        <source>Move branc&amp;h to new game</source>
        <translation>将分支移到新棋谱(&amp;H)</translation>
    </message>
    <message>
        <source>Move game &amp;up</source>
        <translation>上移棋谱(&amp;U)</translation>
    </message>
    <message>
        <source>Move game d&amp;own</source>
        <translation>下移棋谱(&amp;O)</translation>
    </message>
    <message>
        <source>Move stones; drag a frame around several</source>
        <translation>移动棋子；拖动可框选多颗</translation>
    </message>
    <message>
        <source>Move the board cursor down</source>
        <translation>下移棋盘光标</translation>
    </message>
    <message>
        <source>Move the board cursor left</source>
        <translation>左移棋盘光标</translation>
    </message>
    <message>
        <source>Move the board cursor right</source>
        <translation>右移棋盘光标</translation>
    </message>
    <message>
        <source>Move the board cursor up</source>
        <translation>上移棋盘光标</translation>
    </message>
    <message>
        <source>Move the focus to the next pane</source>
        <translation>将焦点移到下一个窗格</translation>
    </message>
    <message>
        <source>Move the focus to the previous pane</source>
        <translation>将焦点移到上一个窗格</translation>
    </message>
    <message>
        <source>Move this game down by one</source>
        <translation>将此棋谱下移一位</translation>
    </message>
    <message>
        <source>Move this game up by one</source>
        <translation>将此棋谱上移一位</translation>
    </message>
    <message>
        <source>Move this node and everything after it to a new game</source>
        <translation>将此节点及之后的内容移到新棋谱</translation>
    </message>
    <message>
        <source>Move this variation down by one</source>
        <translation>将此变化下移一位</translation>
    </message>
    <message>
        <source>Move this variation up by one</source>
        <translation>将此变化上移一位</translation>
    </message>
    <message>
        <source>Move variation &amp;up</source>
        <translation>上移变化(&amp;U)</translation>
    </message>
    <message>
        <source>Move variation d&amp;own</source>
        <translation>下移变化(&amp;O)</translation>
    </message>
    <message>
        <source>N&amp;ext comment</source>
        <translation>下一条评注(&amp;E)</translation>
    </message>
    <message>
        <source>N&amp;one</source>
        <translation>无(&amp;O)</translation>
    </message>
    <message>
        <source>Name columns and rows by numbers from the upper left</source>
        <translation>列和行从左上角起用数字表示</translation>
    </message>
    <message>
        <source>Name columns by letters and rows by numbers from below</source>
        <translation>列用字母表示，行从下方起用数字表示</translation>
    </message>
    <message>
        <source>Name columns by numbers and rows by kanji numerals from the upper left</source>
        <translation>从左上角起，列用数字、行用汉字数字表示</translation>
    </message>
    <message>
        <source>Ne&amp;xt moves</source>
        <translation>后续着手(&amp;X)</translation>
    </message>
    <message>
        <source>Ne&amp;xt variation</source>
        <translation>下一个变化(&amp;X)</translation>
    </message>
    <message>
        <source>New node &amp;after</source>
        <translation>之后的新节点(&amp;A)</translation>
    </message>
    <message>
        <source>New node &amp;before</source>
        <translation>之前的新节点(&amp;B)</translation>
    </message>
    <message>
        <source>Next &amp;game</source>
        <translation>下一局棋谱(&amp;G)</translation>
    </message>
    <message>
        <source>Next fo&amp;rk</source>
        <translation>下一个分叉点(&amp;R)</translation>
    </message>
    <message>
        <source>Next error or &amp;warning</source>
        <translation>下一个错误或警告(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Minimise</source>
        <translation>最小化(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Right answer</source>
        <translation>正解(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Zoom</source>
        <translation>缩放(&amp;Z)</translation>
    </message>
    <message>
        <source>Fill the screen with this window, or restore its size</source>
        <translation>将此窗口放大到整个屏幕，或恢复原来的大小</translation>
    </message>
    <message>
        <source>Go to the next error or warning in the list</source>
        <translation>转到列表中的下一个错误或警告</translation>
    </message>
    <message>
        <source>Go to the previous error or warning in the list</source>
        <translation>转到列表中的上一个错误或警告</translation>
    </message>
    <message>
        <source>Mark the move as a wrong answer to a problem</source>
        <translation>将此手标为题目的失败图</translation>
    </message>
    <message>
        <source>Mark the move as the right answer to a problem</source>
        <translation>将此手标为题目的正解</translation>
    </message>
    <message>
        <source>Minimise this window to the Dock</source>
        <translation>将此窗口最小化到程序坞</translation>
    </message>
    <message>
        <source>Next same pos&amp;ition</source>
        <translation>下一个相同局面(&amp;I)</translation>
    </message>
    <message>
        <source>Node &amp;properties...</source>
        <translation>节点属性(&amp;P)...</translation>
    </message>
    <message>
        <source>Num&amp;ber the last moves...</source>
        <translation>给最后几手编号(&amp;B)...</translation>
    </message>
    <message>
        <source>Number all moves</source>
        <translation>给所有着手编号</translation>
    </message>
    <message>
        <source>Number only the last moves</source>
        <translation>只给最后几手编号</translation>
    </message>
    <message>
        <source>Number the moves after this node, from 1</source>
        <translation>给此节点之后的着手从 1 编号</translation>
    </message>
    <message>
        <source>Open another window with a new document</source>
        <translation>打开另一个窗口并新建文档</translation>
    </message>
    <message>
        <source>Open or restore what was replaced when the file was saved</source>
        <translation>打开或还原保存文件时被替换的内容</translation>
    </message>
    <message>
        <source>P&amp;ass</source>
        <translation>停一手(&amp;A)</translation>
    </message>
    <message>
        <source>P&amp;urple stones</source>
        <translation>紫子(&amp;U)</translation>
    </message>
    <message>
        <source>Pass instead of playing a stone</source>
        <translation>不落子，停一手</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>粘贴</translation>
    </message>
    <message>
        <source>Paste SGF, HEN, a text diagram or moves from the clipboard</source>
        <translation>粘贴剪贴板中的 SGF、HEN、文本棋图或着手</translation>
    </message>
    <message>
        <source>Paste into the &amp;HEN field</source>
        <translation>粘贴到 HEN 栏(&amp;H)</translation>
    </message>
    <message>
        <source>Paste variations after this node</source>
        <translation>将变化粘贴到此节点之后</translation>
    </message>
    <message>
        <source>Pictu&amp;re</source>
        <translation>图片(&amp;R)</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>图片</translation>
    </message>
    <message>
        <source>Place &amp;other colour</source>
        <translation>摆其他颜色的子(&amp;O)</translation>
    </message>
    <message>
        <source>Place black stones; right button: white</source>
        <translation>摆黑子；右键：白子</translation>
    </message>
    <message>
        <source>Place blue stones; right button: black</source>
        <translation>摆蓝子；右键：黑子</translation>
    </message>
    <message>
        <source>Place green stones; right button: black</source>
        <translation>摆绿子；右键：黑子</translation>
    </message>
    <message>
        <source>Place purple stones; right button: black</source>
        <translation>摆紫子；右键：黑子</translation>
    </message>
    <message>
        <source>Place red stones; right button: black</source>
        <translation>摆红子；右键：黑子</translation>
    </message>
    <message>
        <source>Place white stones; right button: black</source>
        <translation>摆白子；右键：黑子</translation>
    </message>
    <message>
        <source>Place yellow stones; right button: black</source>
        <translation>摆黄子；右键：黑子</translation>
    </message>
    <message>
        <source>Plain &amp;text diagram</source>
        <translation>纯文本棋图(&amp;T)</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>下棋</translation>
    </message>
    <message>
        <source>Play &amp;Black here</source>
        <translation>在此下黑棋(&amp;B)</translation>
    </message>
    <message>
        <source>Play &amp;White here</source>
        <translation>在此下白棋(&amp;W)</translation>
    </message>
    <message>
        <source>Play &amp;best move</source>
        <translation>下最佳一手(&amp;B)</translation>
    </message>
    <message>
        <source>Play &amp;purple here</source>
        <translation>在此下紫棋(&amp;P)</translation>
    </message>
    <message>
        <source>Play &amp;red here</source>
        <translation>在此下红棋(&amp;R)</translation>
    </message>
    <message>
        <source>Play &amp;yellow here</source>
        <translation>在此下黄棋(&amp;Y)</translation>
    </message>
    <message>
        <source>Play a black move at the cursor, regardless of turn</source>
        <translation>不论轮到谁，在光标处下黑棋</translation>
    </message>
    <message>
        <source>Play a blue move at the cursor, regardless of turn</source>
        <translation>不论轮到谁，在光标处下蓝棋</translation>
    </message>
    <message>
        <source>Play a green move at the cursor, regardless of turn</source>
        <translation>不论轮到谁，在光标处下绿棋</translation>
    </message>
    <message>
        <source>Play a purple move at the cursor, regardless of turn</source>
        <translation>不论轮到谁，在光标处下紫棋</translation>
    </message>
    <message>
        <source>Play a red move at the cursor, regardless of turn</source>
        <translation>不论轮到谁，在光标处下红棋</translation>
    </message>
    <message>
        <source>Play a white move at the cursor, regardless of turn</source>
        <translation>不论轮到谁，在光标处下白棋</translation>
    </message>
    <message>
        <source>Play a yellow move at the cursor, regardless of turn</source>
        <translation>不论轮到谁，在光标处下黄棋</translation>
    </message>
    <message>
        <source>Play bl&amp;ue here</source>
        <translation>在此下蓝棋(&amp;U)</translation>
    </message>
    <message>
        <source>Play gr&amp;een here</source>
        <translation>在此下绿棋(&amp;E)</translation>
    </message>
    <message>
        <source>Play moves in turn, with captures and ko</source>
        <translation>轮流落子，并处理提子和打劫</translation>
    </message>
    <message>
        <source>Play n&amp;umbered stones as moves</source>
        <translation>按编号依次落子(&amp;U)</translation>
    </message>
    <message>
        <source>Play the move the engine prefers</source>
        <translation>下引擎首选的一手</translation>
    </message>
    <message>
        <source>Play the numbered stones as moves, in order</source>
        <translation>按编号顺序将带编号的棋子作为着手下出</translation>
    </message>
    <message>
        <source>Pre&amp;sentation</source>
        <translation>演示模式(&amp;S)</translation>
    </message>
    <message>
        <source>Pre&amp;vious mistake</source>
        <translation>上一个失误(&amp;V)</translation>
    </message>
    <message>
        <source>Pre&amp;vious pane</source>
        <translation>上一个窗格(&amp;V)</translation>
    </message>
    <message>
        <source>Pre&amp;vious variation</source>
        <translation>上一个变化(&amp;V)</translation>
    </message>
    <message>
        <source>Prefere&amp;nces...</source>
        <translation>首选项(&amp;N)...</translation>
    </message>
    <message>
        <source>Previo&amp;us error or warning</source>
        <translation>上一个错误或警告(&amp;U)</translation>
    </message>
    <message>
        <source>Previous &amp;comment</source>
        <translation>上一条评注(&amp;C)</translation>
    </message>
    <message>
        <source>Previous for&amp;k</source>
        <translation>上一个分叉点(&amp;K)</translation>
    </message>
    <message>
        <source>Previous g&amp;ame</source>
        <translation>上一局棋谱(&amp;A)</translation>
    </message>
    <message>
        <source>Print &amp;figures...</source>
        <translation>打印分谱(&amp;F)...</translation>
    </message>
    <message>
        <source>Print the board and the comment</source>
        <translation>打印棋盘和评注</translation>
    </message>
    <message>
        <source>Print the problems of this file on pages, with answers, or save them</source>
        <translation>将此文件的题目连同解答排成页面，打印或保存</translation>
    </message>
    <message>
        <source>Print this game as numbered diagrams with its comments, or save them</source>
        <translation>将此棋谱排成带编号和评注的分谱，打印或保存</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>紫子</translation>
    </message>
    <message>
        <source>Put the tool palette at the right of the window, or back to the left</source>
        <translation>将工具栏放到窗口右侧，或移回左侧</translation>
    </message>
    <message>
        <source>Re&amp;cover...</source>
        <translation>恢复(&amp;C)...</translation>
    </message>
    <message>
        <source>Read the position from a picture of a board on the screen</source>
        <translation>从屏幕上的棋盘图片识别局面</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>红子</translation>
    </message>
    <message>
        <source>Redo the last undone change</source>
        <translation>重做上次撤销的更改</translation>
    </message>
    <message>
        <source>Remove all arrows and lines from this node</source>
        <translation>移除此节点的所有箭头和线条</translation>
    </message>
    <message>
        <source>Remove all labels, marks, arrows, lines and areas from this node</source>
        <translation>移除此节点的所有标签、标记、箭头、线条和区域</translation>
    </message>
    <message>
        <source>Remove all letters, numbers and texts from this node</source>
        <translation>移除此节点的所有字母、数字和文字</translation>
    </message>
    <message>
        <source>Remove all territory from this node</source>
        <translation>移除此节点的所有实地标记</translation>
    </message>
    <message>
        <source>Remove all triangles, squares, circles and crosses from this node</source>
        <translation>移除此节点的所有三角、方块、圆圈和叉</translation>
    </message>
    <message>
        <source>Remove comments, markup and more from this node or the whole game</source>
        <translation>移除此节点或整局棋谱的评注、标注等内容</translation>
    </message>
    <message>
        <source>Remove the program from the menu of the desktop again</source>
        <translation>从桌面菜单中移除本程序</translation>
    </message>
    <message>
        <source>Remove this game from the file</source>
        <translation>从文件中移除此棋谱</translation>
    </message>
    <message>
        <source>Rename thi&amp;s node</source>
        <translation>重命名此节点(&amp;S)</translation>
    </message>
    <message>
        <source>Reopen the file with another encoding</source>
        <translation>用其他编码重新打开文件</translation>
    </message>
    <message>
        <source>Reopen with &amp;encoding...</source>
        <translation>选择编码重新打开(&amp;E)...</translation>
    </message>
    <message>
        <source>Restore documents that were closed or lost without being saved</source>
        <translation>恢复未保存就关闭或丢失的文档</translation>
    </message>
    <message>
        <source>Right-click at the cursor</source>
        <translation>在光标处点击右键</translation>
    </message>
    <message>
        <source>Rotate &amp;left</source>
        <translation>向左旋转(&amp;L)</translation>
    </message>
    <message>
        <source>Rotate &amp;right</source>
        <translation>向右旋转(&amp;R)</translation>
    </message>
    <message>
        <source>Rotate by &amp;180°</source>
        <translation>旋转 180°(&amp;1)</translation>
    </message>
    <message>
        <source>Rotate this game by 90° to the left, with everything that names a point</source>
        <translation>将此棋谱向左旋转 90°，包括文中的坐标</translation>
    </message>
    <message>
        <source>Rotate this game by 90° to the right, with everything that names a point</source>
        <translation>将此棋谱向右旋转 90°，包括文中的坐标</translation>
    </message>
    <message>
        <source>Rotate view &amp;left</source>
        <translation>视图左转(&amp;L)</translation>
    </message>
    <message>
        <source>Rotate view &amp;right</source>
        <translation>视图右转(&amp;R)</translation>
    </message>
    <message>
        <source>Rotate view by &amp;180°</source>
        <translation>视图旋转 180°(&amp;1)</translation>
    </message>
    <message>
        <source>Rotate, mirror, shift or resize this position, variation, game, or all games</source>
        <translation>将此局面、变化、棋谱或所有棋谱旋转、翻转、平移或改变大小</translation>
    </message>
    <message>
        <source>S&amp;GF of the game</source>
        <translation>棋谱的 SGF(&amp;G)</translation>
    </message>
    <message>
        <source>S&amp;quare</source>
        <translation>方块(&amp;Q)</translation>
    </message>
    <message>
        <source>SGF of this &amp;position</source>
        <translation>此局面的 SGF(&amp;P)</translation>
    </message>
    <message>
        <source>Save &amp;as...</source>
        <translation>另存为(&amp;A)...</translation>
    </message>
    <message>
        <source>Save a byte-for-byte copy of the file as it was read</source>
        <translation>保存与读入的文件逐字节相同的副本</translation>
    </message>
    <message>
        <source>Save a copy in standard form (FF[4], UTF-8)</source>
        <translation>按标准格式保存副本（FF[4]，UTF-8）</translation>
    </message>
    <message>
        <source>Save nor&amp;malised copy...</source>
        <translation>保存规范化副本(&amp;M)...</translation>
    </message>
    <message>
        <source>Save or&amp;iginal as...</source>
        <translation>原文件另存为(&amp;I)...</translation>
    </message>
    <message>
        <source>Save the document</source>
        <translation>保存文档</translation>
    </message>
    <message>
        <source>Save the problems of this file as a web page to solve in a browser</source>
        <translation>将此文件的题目保存为网页，可在浏览器中解答</translation>
    </message>
    <message>
        <source>Save these numbers as markup</source>
        <translation>将这些编号保存为标注</translation>
    </message>
    <message>
        <source>Save under another name, as SGF or HEN</source>
        <translation>以其他名称保存为 SGF 或 HEN</translation>
    </message>
    <message>
        <source>Say how large the board is, how many stones it has, and whose turn it is</source>
        <translation>朗读棋盘大小、棋子数和轮到哪一方</translation>
    </message>
    <message>
        <source>Say how many stones each player has captured</source>
        <translation>朗读双方各提了多少子</translation>
    </message>
    <message>
        <source>Say the stones and the liberties of the chain at the cursor</source>
        <translation>朗读光标处棋块的棋子和气</translation>
    </message>
    <message>
        <source>Say the whole comment</source>
        <translation>朗读整条评注</translation>
    </message>
    <message>
        <source>Say what is next to the cursor</source>
        <translation>朗读光标相邻的点</translation>
    </message>
    <message>
        <source>Say what is on the point at the cursor</source>
        <translation>朗读光标处的内容</translation>
    </message>
    <message>
        <source>Say what the engine thinks: its best move, and who leads</source>
        <translation>朗读引擎的看法：最佳一手和领先的一方</translation>
    </message>
    <message>
        <source>Say what this move changed, or what differs from the board it is compared with</source>
        <translation>朗读这一手改变了什么，或与所比较棋盘的差异</translation>
    </message>
    <message>
        <source>Say where the ko is</source>
        <translation>朗读劫的位置</translation>
    </message>
    <message>
        <source>Say which move this is, which variation, and its comment</source>
        <translation>朗读当前是第几手、哪个变化，以及评注</translation>
    </message>
    <message>
        <source>Say which move was played last</source>
        <translation>朗读最后一手</translation>
    </message>
    <message>
        <source>Say which moves follow, that of the main line first</source>
        <translation>朗读后续着手，主分支在前</translation>
    </message>
    <message>
        <source>Say which stones are in the column of the cursor</source>
        <translation>朗读光标所在纵列的棋子</translation>
    </message>
    <message>
        <source>Say which stones are in the row of the cursor</source>
        <translation>朗读光标所在横行的棋子</translation>
    </message>
    <message>
        <source>Say which stones are near the cursor, the nearest first</source>
        <translation>由近及远朗读光标附近的棋子</translation>
    </message>
    <message>
        <source>Screens&amp;hot...</source>
        <translation>屏幕截图(&amp;H)...</translation>
    </message>
    <message>
        <source>Search comments and node names</source>
        <translation>查找评注和节点名称</translation>
    </message>
    <message>
        <source>Search the game, the file or a folder for this position or its selected part</source>
        <translation>在棋谱、文件或文件夹中查找此局面或其选中部分</translation>
    </message>
    <message>
        <source>Selec&amp;t all</source>
        <translation>全选(&amp;T)</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>选择</translation>
    </message>
    <message>
        <source>Select the whole board with the select tool</source>
        <translation>用选择工具选择整个棋盘</translation>
    </message>
    <message>
        <source>Set the ko point</source>
        <translation>设置劫点</translation>
    </message>
    <message>
        <source>Set the last move</source>
        <translation>设置最后一手</translation>
    </message>
    <message>
        <source>Set which colours play, and in which order</source>
        <translation>设置哪些颜色行棋及其顺序</translation>
    </message>
    <message>
        <source>Show &amp;ownership</source>
        <translation>显示归属(&amp;O)</translation>
    </message>
    <message>
        <source>Show all games in a table: who is to play, and what problems lack</source>
        <translation>以表格显示所有棋谱：轮到哪一方，以及题目还缺什么</translation>
    </message>
    <message>
        <source>Show at other nodes what differs from this one</source>
        <translation>在其他节点显示与此节点的差异</translation>
    </message>
    <message>
        <source>Show coordinates around the board</source>
        <translation>在棋盘四周显示坐标</translation>
    </message>
    <message>
        <source>Show everything after this node</source>
        <translation>显示此节点之后的内容</translation>
    </message>
    <message>
        <source>Show how likely the player wins with a move</source>
        <translation>显示各着手的胜率</translation>
    </message>
    <message>
        <source>Show how many points each move loses</source>
        <translation>显示各着手损失的目数</translation>
    </message>
    <message>
        <source>Show later moves further down in the tree</source>
        <translation>在变化树中把后续着手显示在下方</translation>
    </message>
    <message>
        <source>Show later moves to the right in the tree</source>
        <translation>在变化树中把后续着手显示在右侧</translation>
    </message>
    <message>
        <source>Show move numbers on stones</source>
        <translation>在棋子上显示手数</translation>
    </message>
    <message>
        <source>Show only the area you drag over; click: whole board</source>
        <translation>只显示拖选的区域；点击：整个棋盘</translation>
    </message>
    <message>
        <source>Show only the board, comment and players, larger; Esc: back</source>
        <translation>只以大图显示棋盘、评注和棋手；Esc：返回</translation>
    </message>
    <message>
        <source>Show only the moves played</source>
        <translation>只显示下出的着手</translation>
    </message>
    <message>
        <source>Show or hide the list of games</source>
        <translation>显示或隐藏棋谱列表</translation>
    </message>
    <message>
        <source>Show or hide the list of problems</source>
        <translation>显示或隐藏问题列表</translation>
    </message>
    <message>
        <source>Show or hide the tool palette</source>
        <translation>显示或隐藏工具栏</translation>
    </message>
    <message>
        <source>Show or hide the tree and the comment</source>
        <translation>显示或隐藏变化树和评注</translation>
    </message>
    <message>
        <source>Show the alternatives to this move on the board</source>
        <translation>在棋盘上显示这一手的其他选点</translation>
    </message>
    <message>
        <source>Show the board as a table that screen readers say and arrow keys go over</source>
        <translation>将棋盘显示为屏幕阅读器可朗读、方向键可移动的表格</translation>
    </message>
    <message>
        <source>Show the board from the other side; the position stays as it is</source>
        <translation>从对面观看棋盘，局面不变</translation>
    </message>
    <message>
        <source>Show the board neither rotated nor mirrored</source>
        <translation>不旋转也不翻转地显示棋盘</translation>
    </message>
    <message>
        <source>Show the board rotated by 90° to the left; the position stays as it is</source>
        <translation>棋盘向左旋转 90° 显示，局面不变</translation>
    </message>
    <message>
        <source>Show the board rotated by 90° to the right; the position stays as it is</source>
        <translation>棋盘向右旋转 90° 显示，局面不变</translation>
    </message>
    <message>
        <source>Show the board with left and right exchanged; the position stays as it is</source>
        <translation>棋盘左右对调显示，局面不变</translation>
    </message>
    <message>
        <source>Show the guide, how HEN is written, with examples, and all keys</source>
        <translation>显示指南、HEN 的写法与示例，以及所有按键</translation>
    </message>
    <message>
        <source>Show the moves after this one on the board</source>
        <translation>在棋盘上显示这一手之后的着手</translation>
    </message>
    <message>
        <source>Show the moves of this line as a list that tells of variations</source>
        <translation>以列表显示此线路的着手，并指出变化</translation>
    </message>
    <message>
        <source>Show the next moves that the game asks for (ST)</source>
        <translation>显示棋谱指定的后续着手 (ST)</translation>
    </message>
    <message>
        <source>Show the program in the menu of the desktop, and open games and positions with it</source>
        <translation>在桌面菜单中显示本程序，并用它打开棋谱和局面</translation>
    </message>
    <message>
        <source>Show the whole board from this node on</source>
        <translation>从此节点起显示整个棋盘</translation>
    </message>
    <message>
        <source>Show the whole board where only a part of it is shown; again: the part</source>
        <translation>只显示局部时显示整个棋盘；再次：显示局部</translation>
    </message>
    <message>
        <source>Show the whole tree</source>
        <translation>显示整棵变化树</translation>
    </message>
    <message>
        <source>Show titles to drag the panels by; Esc: hide them</source>
        <translation>显示用于拖动面板的标题；Esc：隐藏</translation>
    </message>
    <message>
        <source>Show what differs from the node before this one</source>
        <translation>显示与上一节点的差异</translation>
    </message>
    <message>
        <source>Show what differs from the position on the clipboard</source>
        <translation>显示与剪贴板中局面的差异</translation>
    </message>
    <message>
        <source>Show whose each point is likely to be</source>
        <translation>显示各点可能归属哪一方</translation>
    </message>
    <message>
        <source>Show words beside the tools where there is room for them</source>
        <translation>空间足够时，在工具旁显示文字</translation>
    </message>
    <message>
        <source>Shrink the board, or the tree or text that has the focus</source>
        <translation>缩小棋盘，或当前焦点所在的变化树或文字</translation>
    </message>
    <message>
        <source>Solve proble&amp;ms</source>
        <translation>做题(&amp;M)</translation>
    </message>
    <message>
        <source>Square</source>
        <translation>方块</translation>
    </message>
    <message>
        <source>Start a game against an engine: its size, handicap and strength</source>
        <translation>开始与引擎对局：选择棋盘大小、让子和棋力</translation>
    </message>
    <message>
        <source>Start game &amp;from here</source>
        <translation>从此处开始棋谱(&amp;F)</translation>
    </message>
    <message>
        <source>Start the game with this position; what came before is deleted</source>
        <translation>以此局面作为棋谱的开始，之前的内容将被删除</translation>
    </message>
    <message>
        <source>Start with an empty 13x13 board</source>
        <translation>从空的 13 路棋盘开始</translation>
    </message>
    <message>
        <source>Start with an empty 19x19 board</source>
        <translation>从空的 19 路棋盘开始</translation>
    </message>
    <message>
        <source>Start with an empty 9x9 board</source>
        <translation>从空的 9 路棋盘开始</translation>
    </message>
    <message>
        <source>Start with an empty board of any size</source>
        <translation>从任意大小的空棋盘开始</translation>
    </message>
    <message>
        <source>Stop greying out points from this node on</source>
        <translation>从此节点起不再灰显</translation>
    </message>
    <message>
        <source>Stop showing what differs</source>
        <translation>不再显示差异</translation>
    </message>
    <message>
        <source>Te&amp;xt label</source>
        <translation>文字标签(&amp;X)</translation>
    </message>
    <message>
        <source>Territor&amp;y</source>
        <translation>实地(&amp;Y)</translation>
    </message>
    <message>
        <source>Territory</source>
        <translation>实地</translation>
    </message>
    <message>
        <source>Text label</source>
        <translation>文字标签</translation>
    </message>
    <message>
        <source>To the &amp;right</source>
        <translation>向右(&amp;R)</translation>
    </message>
    <message>
        <source>Tools at the &amp;right</source>
        <translation>工具栏放在右侧(&amp;R)</translation>
    </message>
    <message>
        <source>Triangle</source>
        <translation>三角</translation>
    </message>
    <message>
        <source>Turn this game upside down, with everything that names a point</source>
        <translation>将此棋谱旋转 180°，包括文中的坐标</translation>
    </message>
    <message>
        <source>Undo the last change</source>
        <translation>撤销上次更改</translation>
    </message>
    <message>
        <source>Use light or dark as set in the system</source>
        <translation>按系统设置使用浅色或深色</translation>
    </message>
    <message>
        <source>Use the dark theme</source>
        <translation>使用深色主题</translation>
    </message>
    <message>
        <source>Use the dark theme with strong lines and white text</source>
        <translation>使用线条醒目、白色文字的深色主题</translation>
    </message>
    <message>
        <source>Use the light theme</source>
        <translation>使用浅色主题</translation>
    </message>
    <message>
        <source>Use the light theme with strong lines and black text</source>
        <translation>使用线条醒目、黑色文字的浅色主题</translation>
    </message>
    <message>
        <source>V&amp;ery little: 1 visit, or level 1</source>
        <translation>极少：计算量 1 或级别 1(&amp;E)</translation>
    </message>
    <message>
        <source>W&amp;hole board</source>
        <translation>整个棋盘(&amp;H)</translation>
    </message>
    <message>
        <source>White</source>
        <translation>白子</translation>
    </message>
    <message>
        <source>Wr&amp;ong answer</source>
        <translation>失败(&amp;O)</translation>
    </message>
    <message>
        <source>Write &amp;results into the game</source>
        <translation>将结果写入棋谱(&amp;R)</translation>
    </message>
    <message>
        <source>Write a short text on a point</source>
        <translation>在点上写简短文字</translation>
    </message>
    <message>
        <source>Write a short text on the point at the cursor</source>
        <translation>在光标处写简短文字</translation>
    </message>
    <message>
        <source>Write numbers on the stones of the last moves</source>
        <translation>在最后几手的棋子上写编号</translation>
    </message>
    <message>
        <source>Write the scores into the game (V), and the best lines at mistakes as variations</source>
        <translation>将目数差写入棋谱 (V)，并在失误处添加最佳变化</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>黄子</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>放大(&amp;I)</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>缩小(&amp;O)</translation>
    </message>
    <message>
        <source>Click what is to be explained, or press {key} again for what has the focus.</source>
        <translation>单击要了解的内容，或再按一次 {key} 查看当前焦点处的说明。</translation>
    </message>
    <message>
        <source>{key} in the tree</source>
        <translation>在变化树中按 {key}</translation>
    </message>
    <message>
        <source>HEN Editor is in the applications menu now.</source>
        <translation>已将 HEN Editor 添加到应用程序菜单。</translation>
    </message>
    <message>
        <source>HEN Editor was removed from the applications menu.</source>
        <translation>已将 HEN Editor 从应用程序菜单移除。</translation>
    </message>
    <message>
        <source>The applications menu could not be changed.</source>
        <translation>无法更改应用程序菜单。</translation>
    </message>
    <message>
        <source>HEN Editor was not in the applications menu.</source>
        <translation>HEN Editor 不在应用程序菜单中。</translation>
    </message>
    <message>
        <source>Fix problem</source>
        <translation>修复问题</translation>
    </message>
</context>
<context>
    <name>CommentBox</name>
    <message>
        <source>Node name</source>
        <translation>节点名称</translation>
    </message>
    <message>
        <source>Middle-click the board to insert a point&apos;s name</source>
        <translation>用鼠标中键点击棋盘可插入坐标</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>评注</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>停一手</translation>
    </message>
    <message>
        <source>Only the first {shown} characters are shown. The comment is too long to be edited here.</source>
        <translation>只显示前 {shown} 个字符。评注过长，无法在此编辑。</translation>
    </message>
    <message>
        <source>Not pasted: a comment is limited to {longest} characters, a line of it to {line}.</source>
        <translation>未粘贴：评注最多 {longest} 个字符，每行最多 {line} 个。</translation>
    </message>
</context>
<context>
    <name>CompareDialog</name>
    <message>
        <source>Black&apos;s move</source>
        <translation>黑方着手</translation>
    </message>
    <message>
        <source>White&apos;s move</source>
        <translation>白方着手</translation>
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
        <translation>评注</translation>
    </message>
    <message>
        <source>node name</source>
        <translation>节点名称</translation>
    </message>
    <message>
        <source>labels</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>Comparing...</source>
        <translation>正在比较...</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>差异</translation>
    </message>
    <message numerus="yes">
        <source>%Ln difference(s)</source>
        <translation>
            <numerusform>%Ln 处差异</numerusform>
        </translation>
    </message>
    <message>
        <source>Both contain the same games.</source>
        <translation>两者包含相同的棋谱。</translation>
    </message>
</context>
<context>
    <name>ComparisonBar</name>
    <message>
        <source>Compared with {title}</source>
        <translation>与{title}比较</translation>
    </message>
    <message>
        <source>Compared with {title}: the boards differ in size</source>
        <translation>与{title}比较：棋盘大小不同</translation>
    </message>
    <message>
        <source>Compared with {title}: no differences</source>
        <translation>与{title}比较：没有差异</translation>
    </message>
    <message>
        <source>Stop showing what differs (Esc)</source>
        <translation>不再显示差异 (Esc)</translation>
    </message>
    <message>
        <source>End</source>
        <translation>结束</translation>
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
        <translation>改变 {count}</translation>
    </message>
</context>
<context>
    <name>CornerHandle</name>
    <message>
        <source>Drag it to where the outermost lines cross; arrow keys move it, faster with Shift</source>
        <translation>拖到最外侧线条的交叉点上；也可用方向键移动，按住 Shift 移动更快</translation>
    </message>
</context>
<context>
    <name>CountBar</name>
    <message>
        <source>Territory</source>
        <translation>数目</translation>
    </message>
    <message>
        <source>Area</source>
        <translation>数子</translation>
    </message>
    <message>
        <source>Recorded: {result}.</source>
        <translation>记录：{result}。</translation>
    </message>
    <message>
        <source>Guessing which stones are dead...</source>
        <translation>正在判断死子...</translation>
    </message>
    <message>
        <source>The borders are not closed: {count} points beside both colours count for neither.</source>
        <translation>边界没有封闭：有 {count} 个点同时与双方相邻，不计入任何一方。</translation>
    </message>
    <message>
        <source>Dead stones and a seki are a guess: click a chain that is wrong.</source>
        <translation>死子和双活为程序判断，有误请点击相应棋块。</translation>
    </message>
    <message>
        <source>The dead stones are a guess: click a chain that is wrong.</source>
        <translation>死子为程序判断，有误请点击相应棋块。</translation>
    </message>
    <message>
        <source>Dead stones as this node marks them: click a chain that is wrong.</source>
        <translation>死子按此节点的标记，有误请点击相应棋块。</translation>
    </message>
    <message>
        <source>Click a chain to mark it dead or alive. Eyes in a seki are no territory.</source>
        <translation>点击棋块切换死活。双活中的眼不算目。</translation>
    </message>
    <message>
        <source>Click a chain to mark it dead or alive.</source>
        <translation>点击棋块切换死活。</translation>
    </message>
    <message>
        <source>{color} {total} = {points} + {captured} captured</source>
        <translation>{color} {total} = {points} + 提子 {captured}</translation>
    </message>
    <message>
        <source>{color} {total} = {points} + {captured} captured + {komi} komi</source>
        <translation>{color} {total} = {points} + 提子 {captured} + 贴目 {komi}</translation>
    </message>
    <message>
        <source>{color} {points}</source>
        <translation>{color} {points}</translation>
    </message>
    <message>
        <source>{color} {total} = {points} + {komi} komi</source>
        <translation>{color} {total} = {points} + 贴目 {komi}</translation>
    </message>
    <message>
        <source>{color} {total} = {points} + {komi} komi + {handicap} handicap</source>
        <translation>{color} {total} = {points} + 贴目 {komi} + 让子 {handicap}</translation>
    </message>
    <message>
        <source>Mark the territory in this node, and set the result of the game to {result}</source>
        <translation>在此节点标出实地，并将棋局结果设为 {result}</translation>
    </message>
    <message>
        <source>Guess again</source>
        <translation>重新判断</translation>
    </message>
    <message>
        <source>Done with result</source>
        <translation>完成并写入结果</translation>
    </message>
    <message>
        <source>Guess anew, and longer, which stones are dead</source>
        <translation>用更长时间重新判断死子</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>清除</translation>
    </message>
    <message>
        <source>Mark all stones alive</source>
        <translation>将所有棋子标为活子</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>Mark the territory in this node</source>
        <translation>在此节点标出实地</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Stop counting; nothing is written (Esc)</source>
        <translation>退出点目，不写入任何内容 (Esc)</translation>
    </message>
</context>
<context>
    <name>Counter</name>
    <message>
        <source>Only boards with nothing but black and white stones can be counted.</source>
        <translation>只有黑白棋子的棋盘才能点目。</translation>
    </message>
    <message>
        <source>{color} at {point} is alive.</source>
        <translation>{point} 的{color}棋是活棋。</translation>
    </message>
    <message>
        <source>{color} at {point} is dead.</source>
        <translation>{point} 的{color}棋是死棋。</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>点目</translation>
    </message>
    <message>
        <source>This node marks other territory. Do you want to replace it?</source>
        <translation>此节点标记了不同的实地。要替换吗？</translation>
    </message>
    <message>
        <source>The recorded result is {recorded}. Do you want to replace it with {result}?</source>
        <translation>记录的结果是 {recorded}。要替换为 {result} 吗？</translation>
    </message>
    <message>
        <source>The territory marked in this node is replaced, too.</source>
        <translation>此节点标记的实地也会被替换。</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>替换(&amp;R)</translation>
    </message>
</context>
<context>
    <name>DayPicker</name>
    <message>
        <source>Choose days in a calendar</source>
        <translation>在日历中选择日期</translation>
    </message>
</context>
<context>
    <name>DifferenceModel</name>
    <message>
        <source>The games are in a different order</source>
        <translation>棋谱的顺序不同</translation>
    </message>
    <message numerus="yes">
        <source>%Ln node(s)</source>
        <translation>
            <numerusform>%Ln 个节点</numerusform>
        </translation>
    </message>
    <message>
        <source>Game {number} removed: {nodes}</source>
        <translation>移除了棋谱 {number}：{nodes}</translation>
    </message>
    <message>
        <source>Game {number} added: {nodes}</source>
        <translation>增加了棋谱 {number}：{nodes}</translation>
    </message>
    <message numerus="yes">
        <source>%Ln node(s) added</source>
        <translation>
            <numerusform>增加了 %Ln 个节点</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln node(s) removed</source>
        <translation>
            <numerusform>移除了 %Ln 个节点</numerusform>
        </translation>
    </message>
    <message>
        <source>variations in a different order</source>
        <translation>变化的顺序不同</translation>
    </message>
    <message>
        <source>{names} changed</source>
        <translation>{names}有改动</translation>
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
        <translation>初始局面</translation>
    </message>
    <message>
        <source>Game {game}, move {move}</source>
        <translation>棋谱 {game}，第 {move} 手</translation>
    </message>
    <message>
        <source>Game {game}, start</source>
        <translation>棋谱 {game}，初始局面</translation>
    </message>
</context>
<context>
    <name>DockButtons</name>
    <message>
        <source>Detach this panel, or dock it again</source>
        <translation>分离此面板，或重新停靠</translation>
    </message>
    <message>
        <source>Close this panel</source>
        <translation>关闭此面板</translation>
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
        <translation>还原早期版本</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>重新加载</translation>
    </message>
    <message>
        <source>Convert to UTF-8</source>
        <translation>转换为 UTF-8</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>停一手</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>下棋</translation>
    </message>
    <message>
        <source>Remove stones</source>
        <translation>移除棋子</translation>
    </message>
    <message>
        <source>Place stones</source>
        <translation>摆子</translation>
    </message>
    <message>
        <source>Remove mark</source>
        <translation>移除标记</translation>
    </message>
    <message>
        <source>Mark</source>
        <translation>标记</translation>
    </message>
    <message>
        <source>Remove label</source>
        <translation>移除标签</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>Player to move</source>
        <translation>行棋方</translation>
    </message>
    <message>
        <source>Order of play</source>
        <translation>行棋顺序</translation>
    </message>
    <message>
        <source>Remove ko</source>
        <translation>移除劫</translation>
    </message>
    <message>
        <source>Ko point</source>
        <translation>劫点</translation>
    </message>
    <message>
        <source>Remove last move</source>
        <translation>移除最后一手</translation>
    </message>
    <message>
        <source>Last move</source>
        <translation>最后一手</translation>
    </message>
    <message>
        <source>Play numbered stones as moves</source>
        <translation>按编号依次落子</translation>
    </message>
    <message>
        <source>Number the last moves</source>
        <translation>给最后几手编号</translation>
    </message>
    <message>
        <source>Add game</source>
        <translation>添加棋谱</translation>
    </message>
    <message>
        <source>Duplicate game</source>
        <translation>创建棋谱副本</translation>
    </message>
    <message>
        <source>Remove game</source>
        <translation>移除棋谱</translation>
    </message>
    <message>
        <source>Rename game</source>
        <translation>重命名棋谱</translation>
    </message>
    <message>
        <source>Move game</source>
        <translation>移动棋谱</translation>
    </message>
    <message>
        <source>Type HEN</source>
        <translation>输入 HEN</translation>
    </message>
    <message>
        <source>Discard unfinished HEN</source>
        <translation>放弃未完成的 HEN</translation>
    </message>
    <message>
        <source>Add as a variation</source>
        <translation>添加为变化</translation>
    </message>
    <message>
        <source>Change HEN layout</source>
        <translation>更改 HEN 排版</translation>
    </message>
    <message>
        <source>Restore unfinished HEN</source>
        <translation>还原未完成的 HEN</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>评注</translation>
    </message>
    <message>
        <source>Node name</source>
        <translation>节点名称</translation>
    </message>
</context>
<context>
    <name>EncodingDialog</name>
    <message>
        <source>Reopen with encoding</source>
        <translation>选择编码重新打开</translation>
    </message>
    <message>
        <source>The file was read as {encoding}. {why}</source>
        <translation>文件是按 {encoding} 读取的。{why}</translation>
    </message>
    <message>
        <source>&amp;Reopen</source>
        <translation>重新打开(&amp;R)</translation>
    </message>
    <message>
        <source>{encoding} (does not fit the whole file)</source>
        <translation>{encoding}（与文件不完全相符）</translation>
    </message>
</context>
<context>
    <name>EncodingReason</name>
    <message>
        <source>It is plain ASCII, which is the same in all encodings.</source>
        <translation>文件是纯 ASCII，在所有编码中都一样。</translation>
    </message>
    <message>
        <source>It is valid UTF-8, which text in other encodings hardly ever is.</source>
        <translation>文件是有效的 UTF-8，其他编码的文本几乎不会如此。</translation>
    </message>
    <message>
        <source>It uses the escape sequences of this encoding.</source>
        <translation>文件使用了此编码的转义序列。</translation>
    </message>
    <message>
        <source>Its characters are common in this encoding.</source>
        <translation>文件中的字符在此编码中很常见。</translation>
    </message>
    <message>
        <source>Its first bytes identify the encoding.</source>
        <translation>文件开头的字节表明了此编码。</translation>
    </message>
    <message>
        <source>The file declares it in CA, and all its bytes fit.</source>
        <translation>文件在 CA 中声明了此编码，且所有字节相符。</translation>
    </message>
    <message>
        <source>The text was not read from a file.</source>
        <translation>该文本不是从文件读取的。</translation>
    </message>
    <message>
        <source>You selected it.</source>
        <translation>由您选择。</translation>
    </message>
</context>
<context>
    <name>EngineBar</name>
    <message>
        <source>Details</source>
        <translation>详细信息</translation>
    </message>
    <message>
        <source>Show what else is to be said</source>
        <translation>显示其他说明</translation>
    </message>
    <message>
        <source>Let the engine rest, or go on</source>
        <translation>让引擎暂停或继续</translation>
    </message>
    <message>
        <source>Add line</source>
        <translation>添加变化</translation>
    </message>
    <message>
        <source>Add the best line as a variation</source>
        <translation>将最佳变化添加到棋谱</translation>
    </message>
    <message>
        <source>Play best</source>
        <translation>下最佳一手</translation>
    </message>
    <message>
        <source>Play the move the engine prefers</source>
        <translation>下引擎首选的一手</translation>
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
        <translation>收回您的最后一手</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>认输</translation>
    </message>
    <message>
        <source>Lose the game</source>
        <translation>认输并结束棋局</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Let the engine play no longer</source>
        <translation>让引擎不再下棋</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>重试</translation>
    </message>
    <message>
        <source>End the analysis</source>
        <translation>结束分析</translation>
    </message>
    <message>
        <source>{number} visits</source>
        <translation>计算量 {number}</translation>
    </message>
    <message numerus="yes">
        <source>%Ln visit(s)</source>
        <translation>
            <numerusform>计算量 %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Even</source>
        <translation>均势</translation>
    </message>
    <message>
        <source>{color} leads by {points}</source>
        <translation>{color}方领先 {points} 目</translation>
    </message>
    <message>
        <source>{color} is ahead</source>
        <translation>{color}方占优</translation>
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
        <translation>没有看到好手。</translation>
    </message>
    <message>
        <source>Prefers {move}.</source>
        <translation>首选 {move}。</translation>
    </message>
    <message>
        <source>{right} is marked right, but the engine prefers {move}.</source>
        <translation>标明的正解为 {right}，但引擎首选 {move}。</translation>
    </message>
    <message>
        <source>Also works: {moves}.</source>
        <translation>也可行：{moves}。</translation>
    </message>
    <message>
        <source>Does not see {moves}.</source>
        <translation>没有看到 {moves}。</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>停一手</translation>
    </message>
</context>
<context>
    <name>EngineController</name>
    <message>
        <source>The engine has named no move yet.</source>
        <translation>引擎尚未给出着手。</translation>
    </message>
    <message>
        <source>Add line</source>
        <translation>添加变化</translation>
    </message>
    <message>
        <source>Line added as a variation.</source>
        <translation>已添加变化。</translation>
    </message>
    <message>
        <source>The game has this line already.</source>
        <translation>棋谱中已有此变化。</translation>
    </message>
    <message>
        <source>&amp;Preferences...</source>
        <translation>首选项(&amp;P)...</translation>
    </message>
    <message>
        <source>&amp;How to get one</source>
        <translation>如何获取(&amp;H)</translation>
    </message>
    <message>
        <source>An engine is a separate program that plays Go. GNU Go and KataGo are free, and found automatically once they are installed; others can be added in the preferences.</source>
        <translation>引擎是独立的围棋对弈程序。GNU Go 和 KataGo 是免费的，安装后会自动找到；其他引擎可在首选项中添加。</translation>
    </message>
    <message>
        <source>No engine was found.</source>
        <translation>未找到引擎。</translation>
    </message>
    <message>
        <source>Starting: {output}</source>
        <translation>正在启动：{output}</translation>
    </message>
    <message>
        <source>Starting...</source>
        <translation>正在启动...</translation>
    </message>
</context>
<context>
    <name>EnginePlayer</name>
    <message>
        <source>Plays {color}. Thinking...</source>
        <translation>执{color}。正在思考...</translation>
    </message>
    <message>
        <source>Plays {color}. Your move.</source>
        <translation>执{color}。轮到您下。</translation>
    </message>
    <message>
        <source>There is no move to take back.</source>
        <translation>没有可以收回的着手。</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>悔棋</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>认输</translation>
    </message>
    <message>
        <source>{color} resigns: the game is over.</source>
        <translation>{color}方认输，棋局结束。</translation>
    </message>
    <message>
        <source>The engine no longer plays: another position is shown.</source>
        <translation>已转到其他局面，引擎不再下棋。</translation>
    </message>
    <message>
        <source>Two passes: the game is over.</source>
        <translation>双方停一手，棋局结束。</translation>
    </message>
</context>
<context>
    <name>EngineUses</name>
    <message>
        <source>Looking for dead stones...</source>
        <translation>正在寻找死子...</translation>
    </message>
    <message numerus="yes">
        <source>%Ln visit(s)</source>
        <translation>
            <numerusform>计算量 %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>Checking problems: {done} of {total}</source>
        <translation>正在检查题目：{done}/{total}</translation>
    </message>
</context>
<context>
    <name>EnginesPage</name>
    <message>
        <source>Boards of up to {lines} lines, rectangular ones too.</source>
        <translation>最大 {lines} 路棋盘，也支持长方形棋盘。</translation>
    </message>
    <message>
        <source>Square boards of up to {lines} lines.</source>
        <translation>最大 {lines} 路的正方形棋盘。</translation>
    </message>
    <message>
        <source>Plays only: it names no good moves.</source>
        <translation>只会下棋：不给出好点。</translation>
    </message>
    <message>
        <source>Names good moves, without win rates, in {seconds} s.</source>
        <translation>{seconds} 秒内给出好点，不含胜率。</translation>
    </message>
    <message>
        <source>Analyses with win rates; visits in {seconds} s: {number}.</source>
        <translation>分析含胜率；{seconds} 秒的计算量：{number}。</translation>
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
        <translation>引擎的命令行</translation>
    </message>
    <message>
        <source>What the test has shown</source>
        <translation>测试结果</translation>
    </message>
    <message>
        <source>&amp;Browse...</source>
        <translation>浏览(&amp;B)...</translation>
    </message>
    <message>
        <source>Add to &amp;list</source>
        <translation>添加到列表(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>移除(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Test</source>
        <translation>测试(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Command line:</source>
        <translation>命令行(&amp;C)：</translation>
    </message>
    <message>
        <source>No engine was found. An engine is a separate program that plays Go: GNU Go and KataGo are free.</source>
        <translation>未找到引擎。引擎是独立的围棋对弈程序：GNU Go 和 KataGo 是免费的。</translation>
    </message>
    <message>
        <source>{engine} (added)</source>
        <translation>{engine}（已添加）</translation>
    </message>
    <message>
        <source>&amp;Stop test</source>
        <translation>停止测试(&amp;S)</translation>
    </message>
    <message>
        <source>Choose an engine</source>
        <translation>选择引擎</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>已停止。</translation>
    </message>
    <message>
        <source>Testing {engine}...</source>
        <translation>正在测试 {engine}...</translation>
    </message>
</context>
<context>
    <name>Examples</name>
    <message>
        <source>Annotated game</source>
        <translation>带讲解的棋谱</translation>
    </message>
    <message>
        <source>Ear reddening</source>
        <translation>耳赤之局</translation>
    </message>
    <message>
        <source>Ko after a capture</source>
        <translation>提子后的劫</translation>
    </message>
    <message>
        <source>Ko and captures</source>
        <translation>劫与提子</translation>
    </message>
    <message>
        <source>Numbered moves</source>
        <translation>带编号的着手</translation>
    </message>
</context>
<context>
    <name>ExceptionDialog</name>
    <message>
        <source>Something went wrong</source>
        <translation>出现错误</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>详细信息</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>继续(&amp;C)</translation>
    </message>
    <message>
        <source>Save &amp;as...</source>
        <translation>另存为(&amp;A)...</translation>
    </message>
    <message>
        <source>&amp;Details</source>
        <translation>详细信息(&amp;D)</translation>
    </message>
    <message>
        <source>C&amp;opy details</source>
        <translation>复制详细信息(&amp;O)</translation>
    </message>
    <message>
        <source>HEN Editor could not finish what it was doing.</source>
        <translation>HEN Editor 无法完成当前操作。</translation>
    </message>
    <message>
        <source>This is a bug in the program. Your work is still here: you can continue, or save it under another name first. If it happens again, please report it with the details.</source>
        <translation>这是程序的缺陷。您的工作没有丢失：可以继续，也可以先另存为其他名称。如果再次出现，请附上详细信息报告。</translation>
    </message>
</context>
<context>
    <name>Explanations</name>
    <message>
        <source>{text}: {color} at {points}</source>
        <translation>{text}：{points} 为{color}子</translation>
    </message>
    <message>
        <source>{text}: stones at {points}</source>
        <translation>{text}：{points} 有棋子</translation>
    </message>
    <message>
        <source>{text}: {color} to play</source>
        <translation>{text}：轮到{color}方</translation>
    </message>
    <message>
        <source>{text}: {color} passed</source>
        <translation>{text}：{color}方停一手</translation>
    </message>
    <message>
        <source>{text}: {color} played at {points}</source>
        <translation>{text}：{color}方下在 {points}</translation>
    </message>
    <message>
        <source>{text}: {mark} at {points}</source>
        <translation>{text}：{points} 为{mark}</translation>
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
        <translation>每隔一定手数</translation>
    </message>
    <message>
        <source>Where the game says so (FG)</source>
        <translation>按棋谱指定 (FG)</translation>
    </message>
    <message>
        <source>After each comment</source>
        <translation>每条评注之后</translation>
    </message>
    <message>
        <source>At chosen moves</source>
        <translation>在指定的着手处</translation>
    </message>
    <message>
        <source>Print figures</source>
        <translation>打印分谱</translation>
    </message>
    <message>
        <source>&amp;New figure:</source>
        <translation>分谱方式(&amp;N)：</translation>
    </message>
    <message>
        <source>&amp;Moves in a figure, at most:</source>
        <translation>每谱最多手数(&amp;M)：</translation>
    </message>
    <message>
        <source>&amp;At the moves:</source>
        <translation>分谱处的手数(&amp;A)：</translation>
    </message>
    <message>
        <source>21, 45, 90</source>
        <translation>21, 45, 90</translation>
    </message>
    <message>
        <source>&amp;Figures on a page:</source>
        <translation>每页谱数(&amp;F)：</translation>
    </message>
    <message>
        <source>&amp;Variations</source>
        <translation>变化图(&amp;V)</translation>
    </message>
    <message>
        <source>C&amp;omments</source>
        <translation>评注(&amp;O)</translation>
    </message>
</context>
<context>
    <name>FileCommands</name>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message numerus="yes">
        <source>Open all %Ln file(s)?</source>
        <translation>
            <numerusform>打开全部 %Ln 个文件？</numerusform>
        </translation>
    </message>
    <message>
        <source>Each is opened in a window of its own.</source>
        <translation>每个文件将在单独的窗口中打开。</translation>
    </message>
    <message>
        <source>Add from files</source>
        <translation>从文件添加</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>打开(&amp;O)</translation>
    </message>
    <message>
        <source>{file} could not be opened.</source>
        <translation>无法打开 {file}。</translation>
    </message>
    <message>
        <source>The unfinished text in the HEN field is not part of the file.</source>
        <translation>HEN 栏中未完成的文本不属于文件内容。</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>放弃(&amp;D)</translation>
    </message>
    <message>
        <source>Discard the unfinished HEN?</source>
        <translation>放弃未完成的 HEN？</translation>
    </message>
    <message>
        <source>Save the changes to {file}?</source>
        <translation>是否保存对“{file}”的更改？</translation>
    </message>
    <message numerus="yes">
        <source>{file} held one game when it was opened; now there are %Ln.</source>
        <translation>
            <numerusform>{file} 打开时只有一局，现在有 %Ln 局。</numerusform>
        </translation>
    </message>
    <message>
        <source>Saving as a new file leaves it as it was.</source>
        <translation>另存为新文件，原文件保持不变。</translation>
    </message>
    <message>
        <source>Save as &amp;new file...</source>
        <translation>另存为新文件(&amp;N)...</translation>
    </message>
    <message>
        <source>&amp;Save into this file</source>
        <translation>保存到此文件(&amp;S)</translation>
    </message>
    <message>
        <source>{file} and others</source>
        <translation>{file} 等</translation>
    </message>
    <message>
        <source>Saving {file}...</source>
        <translation>正在保存 {file}...</translation>
    </message>
    <message>
        <source>{file} is open in another window.</source>
        <translation>{file} 已在另一个窗口中打开。</translation>
    </message>
    <message>
        <source>Choose another name, or close that window first.</source>
        <translation>请选择其他名称，或先关闭那个窗口。</translation>
    </message>
    <message>
        <source>&amp;Go to that window</source>
        <translation>转到那个窗口(&amp;G)</translation>
    </message>
    <message>
        <source>Saved as {name}, the text could be misread when the file is reopened.</source>
        <translation>以 {name} 保存后，重新打开时文字可能出现乱码。</translation>
    </message>
    <message>
        <source>The file&apos;s encoding, {name}, can&apos;t represent all of the text you entered.</source>
        <translation>文件的编码 {name} 无法表示您输入的全部文字。</translation>
    </message>
    <message>
        <source>UTF-8 can represent any text. Converting rewrites the whole file in UTF-8.</source>
        <translation>UTF-8 可以表示任何文字。转换时会将整个文件改写为 UTF-8。</translation>
    </message>
    <message>
        <source>Undecodable bytes become U+FFFD: {places}.</source>
        <translation>无法解码的字节将变为 U+FFFD：{places}。</translation>
    </message>
    <message>
        <source>&amp;Convert the file to UTF-8</source>
        <translation>将文件转换为 UTF-8(&amp;C)</translation>
    </message>
    <message>
        <source>Save a copy &amp;in UTF-8...</source>
        <translation>以 UTF-8 保存副本(&amp;I)...</translation>
    </message>
    <message>
        <source>Converting to UTF-8...</source>
        <translation>正在转换为 UTF-8...</translation>
    </message>
    <message>
        <source>move {move}</source>
        <translation>第 {move} 手</translation>
    </message>
    <message>
        <source>start</source>
        <translation>初始局面</translation>
    </message>
    <message>
        <source>move {move} of game {game}</source>
        <translation>棋谱 {game} 的第 {move} 手</translation>
    </message>
    <message>
        <source>start of game {game}</source>
        <translation>棋谱 {game} 的初始局面</translation>
    </message>
    <message>
        <source>{places} and others</source>
        <translation>{places}等处</translation>
    </message>
    <message numerus="yes">
        <source>The other %Ln position(s) will be lost, too.</source>
        <translation>
            <numerusform>其余 %Ln 个局面也会丢失。</numerusform>
        </translation>
    </message>
    <message>
        <source>A {suffix} file cannot store the whole document.</source>
        <translation>{suffix} 文件无法保存文档的全部内容。</translation>
    </message>
    <message>
        <source>Save &amp;anyway</source>
        <translation>仍然保存(&amp;A)</translation>
    </message>
    <message>
        <source>A {suffix} file stores positions only.</source>
        <translation>{suffix} 文件只能保存局面。</translation>
    </message>
    <message>
        <source>Save this &amp;position only</source>
        <translation>只保存此局面(&amp;P)</translation>
    </message>
    <message>
        <source>Save as &amp;{format}...</source>
        <translation>另存为 &amp;{format}...</translation>
    </message>
</context>
<context>
    <name>FileDialogs</name>
    <message>
        <source>Looking for the folder...</source>
        <translation>正在查找文件夹...</translation>
    </message>
    <message>
        <source>All supported files ({every});;Go files ({patterns});;Pictures of boards ({pictures});;All files (*)</source>
        <translation>所有支持的文件 ({every});;围棋文件 ({patterns});;棋盘图片 ({pictures});;所有文件 (*)</translation>
    </message>
    <message>
        <source>{file} cannot be written to.</source>
        <translation>无法写入 {file}。</translation>
    </message>
    <message>
        <source>Part of the name cannot be displayed or typed. Choose another name.</source>
        <translation>名称中有无法显示或输入的部分，请选择其他名称。</translation>
    </message>
    <message>
        <source>{file} already exists. Do you want to replace it?</source>
        <translation>{file} 已存在。要替换它吗？</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>替换(&amp;R)</translation>
    </message>
</context>
<context>
    <name>FileNotice</name>
    <message>
        <source>{file} was changed by another program; the recovered document is shown as a copy.</source>
        <translation>{file} 已被其他程序更改，恢复的文档作为副本显示。</translation>
    </message>
    <message>
        <source>It is a text that only quotes a position.</source>
        <translation>这段文字只是引用了一个局面。</translation>
    </message>
    <message>
        <source>This document</source>
        <translation>此文档</translation>
    </message>
    <message>
        <source>The file</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>{file} could not be opened.</source>
        <translation>无法打开 {file}。</translation>
    </message>
    <message>
        <source>{file} was changed by another program.</source>
        <translation>{file} 已被其他程序更改。</translation>
    </message>
    <message>
        <source>Replace this document with the file; this can be undone</source>
        <translation>用文件替换此文档，可以撤销</translation>
    </message>
    <message>
        <source>Keep this document; saving it replaces the file</source>
        <translation>保留此文档，保存时会替换文件</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>重新加载</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>保留我的</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Go back to the document as it was before</source>
        <translation>恢复到之前的文档</translation>
    </message>
    <message>
        <source>Show what differs between this document and the file</source>
        <translation>显示此文档与文件的差异</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>{file} was changed by another program and reloaded.</source>
        <translation>{file} 已被其他程序更改，现已重新加载。</translation>
    </message>
</context>
<context>
    <name>FileReader</name>
    <message>
        <source>{file} has about {count} million nodes.</source>
        <translation>{file} 约有 {count}00 万个节点。</translation>
    </message>
    <message>
        <source>Opening it takes about {size} MB of memory.</source>
        <translation>打开它约需 {size} MB 内存。</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>打开(&amp;O)</translation>
    </message>
    <message>
        <source>{file} could not be opened.</source>
        <translation>无法打开 {file}。</translation>
    </message>
    <message>
        <source>Pasted text</source>
        <translation>粘贴的文本</translation>
    </message>
</context>
<context>
    <name>FileWriter</name>
    <message>
        <source>Save &amp;as...</source>
        <translation>另存为(&amp;A)...</translation>
    </message>
    <message>
        <source>Save a copy in UTF-8</source>
        <translation>以 UTF-8 保存副本</translation>
    </message>
    <message>
        <source>UTF-8</source>
        <translation>UTF-8</translation>
    </message>
    <message>
        <source>{file} could not be saved; it is unchanged.</source>
        <translation>无法保存 {file}，文件没有改变。</translation>
    </message>
    <message>
        <source>Save a copy &amp;in UTF-8...</source>
        <translation>以 UTF-8 保存副本(&amp;I)...</translation>
    </message>
    <message>
        <source>Saving {file}...</source>
        <translation>正在保存 {file}...</translation>
    </message>
    <message>
        <source>{file} could not be saved.</source>
        <translation>无法保存 {file}。</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>另存为</translation>
    </message>
    <message>
        <source>untitled{suffix}</source>
        <translation>未命名{suffix}</translation>
    </message>
    <message>
        <source>{file} has been changed by another program.</source>
        <translation>{file} 已被其他程序更改。</translation>
    </message>
    <message>
        <source>Saving now overwrites those changes.</source>
        <translation>现在保存会覆盖那些更改。</translation>
    </message>
    <message>
        <source>&amp;Overwrite</source>
        <translation>覆盖(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Reload</source>
        <translation>重新加载(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Compare...</source>
        <translation>比较(&amp;C)...</translation>
    </message>
    <message>
        <source>{file} cannot be replaced, only overwritten in place.</source>
        <translation>{file} 无法替换，只能直接覆盖。</translation>
    </message>
    <message>
        <source>Its present contents cannot be kept as an earlier version: {why}</source>
        <translation>其现有内容无法保留为早期版本：{why}</translation>
    </message>
    <message>
        <source>Overwrite &amp;in place</source>
        <translation>直接覆盖(&amp;I)</translation>
    </message>
</context>
<context>
    <name>FindBar</name>
    <message>
        <source>Find in comments</source>
        <translation>在评注中查找</translation>
    </message>
    <message>
        <source>No matches</source>
        <translation>没有匹配项</translation>
    </message>
    <message numerus="yes">
        <source>%Ln match(es)</source>
        <translation>
            <numerusform>%Ln 个匹配项</numerusform>
        </translation>
    </message>
    <message>
        <source>Previous match (Shift+F3)</source>
        <translation>上一个匹配项 (Shift+F3)</translation>
    </message>
    <message>
        <source>Next match (F3)</source>
        <translation>下一个匹配项 (F3)</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>关闭 (Esc)</translation>
    </message>
</context>
<context>
    <name>Finder</name>
    <message>
        <source>No comment in this game contains that text.</source>
        <translation>此棋谱的评注中没有该文字。</translation>
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
        <translation>SGF 棋谱</translation>
    </message>
</context>
<context>
    <name>GameAnalysis</name>
    <message>
        <source>Analysing the game: {done} of {total}</source>
        <translation>正在分析棋谱：{done} / {total}</translation>
    </message>
    <message>
        <source>This engine only estimates the score, too roughly to find mistakes.</source>
        <translation>此引擎只能粗略估计目数差，不足以判断失误。</translation>
    </message>
    <message>
        <source>No further mistake is known.</source>
        <translation>没有其他已知的失误。</translation>
    </message>
    <message>
        <source>Write analysis</source>
        <translation>写入分析</translation>
    </message>
    <message>
        <source>The game is analysed.</source>
        <translation>棋谱分析完成。</translation>
    </message>
    <message>
        <source>This engine gives no scores: mistakes cannot be found.</source>
        <translation>此引擎不提供目数差，无法找出失误。</translation>
    </message>
</context>
<context>
    <name>GameInfo</name>
    <message>
        <source>Annotator</source>
        <translation>讲解者</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>黑方姓名</translation>
    </message>
    <message>
        <source>Black&apos;s rank</source>
        <translation>黑方段级</translation>
    </message>
    <message>
        <source>Black&apos;s team</source>
        <translation>黑方队伍</translation>
    </message>
    <message>
        <source>Copyright</source>
        <translation>版权</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Entered by</source>
        <translation>录入者</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>赛事</translation>
    </message>
    <message>
        <source>Game comment</source>
        <translation>棋局说明</translation>
    </message>
    <message>
        <source>Game name</source>
        <translation>棋局名称</translation>
    </message>
    <message>
        <source>Handicap</source>
        <translation>让子</translation>
    </message>
    <message>
        <source>Komi</source>
        <translation>贴目</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>布局</translation>
    </message>
    <message>
        <source>Overtime</source>
        <translation>读秒</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>地点</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>轮次</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>Time in seconds</source>
        <translation>用时（秒）</translation>
    </message>
    <message>
        <source>White</source>
        <translation>白方姓名</translation>
    </message>
    <message>
        <source>White&apos;s rank</source>
        <translation>白方段级</translation>
    </message>
    <message>
        <source>White&apos;s team</source>
        <translation>白方队伍</translation>
    </message>
</context>
<context>
    <name>GameInfoDialog</name>
    <message>
        <source>Only the beginning is shown. The text is too long to be edited here.</source>
        <translation>只显示开头部分。文字过长，无法在此编辑。</translation>
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
        <translation>段级：</translation>
    </message>
    <message>
        <source>Team:</source>
        <translation>队伍：</translation>
    </message>
    <message>
        <source>Game info</source>
        <translation>棋局信息</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>棋局(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;More</source>
        <translation>更多(&amp;M)</translation>
    </message>
    <message>
        <source>{field}. {remark}</source>
        <translation>{field}：{remark}</translation>
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
        <translation>打开(&amp;O)</translation>
    </message>
    <message>
        <source>Re&amp;name</source>
        <translation>重命名(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Add game</source>
        <translation>添加棋谱(&amp;A)</translation>
    </message>
    <message>
        <source>Show only games with these words in their title, players or event</source>
        <translation>只显示标题、棋手或赛事中含有这些词的棋谱</translation>
    </message>
    <message>
        <source>Sort the list</source>
        <translation>排序列表</translation>
    </message>
    <message>
        <source>Add games</source>
        <translation>添加棋谱</translation>
    </message>
    <message numerus="yes">
        <source>Search %Ln game(s)</source>
        <translation>
            <numerusform>查找 %Ln 局棋谱</numerusform>
        </translation>
    </message>
    <message>
        <source>Searching games...</source>
        <translation>正在查找棋谱...</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s)</source>
        <translation>
            <numerusform>%Ln 局</numerusform>
        </translation>
    </message>
    <message>
        <source>Games can be moved only in file order, while none is searched for.</source>
        <translation>只有按文件顺序排列且没有在查找时，才能移动棋谱。</translation>
    </message>
    <message>
        <source>Add &amp;from files...</source>
        <translation>从文件添加(&amp;F)...</translation>
    </message>
    <message>
        <source>Add game from &amp;HEN</source>
        <translation>从 HEN 添加棋谱(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>复制(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>复制(&amp;D)</translation>
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
        <translation>文件顺序(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>标题(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation>棋手(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Worksheet or pictures...</source>
        <translation>习题卷或图片(&amp;W)...</translation>
    </message>
    <message>
        <source>We&amp;b page...</source>
        <translation>网页(&amp;B)...</translation>
    </message>
</context>
<context>
    <name>GameListDock</name>
    <message>
        <source>Games</source>
        <translation>棋谱列表</translation>
    </message>
</context>
<context>
    <name>GameModel</name>
    <message>
        <source>shown</source>
        <translation>当前显示</translation>
    </message>
    <message>
        <source>{number}: {name}</source>
        <translation>{number}：{name}</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <translation>棋谱 {number}</translation>
    </message>
</context>
<context>
    <name>GameRow</name>
    <message>
        <source>Name of the game</source>
        <translation>棋谱名称</translation>
    </message>
</context>
<context>
    <name>GameRows</name>
    <message>
        <source>No matches</source>
        <translation>没有匹配项</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>棋谱列表</translation>
    </message>
</context>
<context>
    <name>GoToMoveDialog</name>
    <message>
        <source>Go to move</source>
        <translation>转到手数</translation>
    </message>
    <message>
        <source>Move &amp;number:</source>
        <translation>手数(&amp;N)：</translation>
    </message>
    <message>
        <source>From 0 (start of game) to {last} (end of line).</source>
        <translation>从 0（初始局面）到 {last}（最后一手）。</translation>
    </message>
    <message>
        <source>“{text}” is not a move number.</source>
        <translation>“{text}”不是手数。</translation>
    </message>
    <message>
        <source>This line ends at move {last}.</source>
        <translation>此线路到第 {last} 手为止。</translation>
    </message>
    <message>
        <source>Start of game</source>
        <translation>初始局面</translation>
    </message>
    <message>
        <source>{color} pass</source>
        <translation>{color}方停一手</translation>
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
        <translation>指南为英文。</translation>
    </message>
    <message>
        <source>Pages of the guide</source>
        <translation>指南的页面</translation>
    </message>
    <message>
        <source>The guide</source>
        <translation>指南</translation>
    </message>
    <message>
        <source>The guide was not found.</source>
        <translation>没有找到指南。</translation>
    </message>
    <message>
        <source>No matches</source>
        <translation>没有匹配项</translation>
    </message>
</context>
<context>
    <name>HelpWindow</name>
    <message>
        <source>A position with a ko and a last move</source>
        <translation>有劫和最后一手的局面</translation>
    </message>
    <message>
        <source>The ear-reddening move, with squares and a circle</source>
        <translation>标有方块和圆圈的耳赤之着</translation>
    </message>
    <message>
        <source>Numbered moves and a label</source>
        <translation>带编号的着手和一个标签</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>帮助</translation>
    </message>
    <message>
        <source>Search all pages</source>
        <translation>在所有页面中查找</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>指南</translation>
    </message>
    <message>
        <source>HEN</source>
        <translation>HEN</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>按键</translation>
    </message>
    <message>
        <source>HEN writes a Go position in one line: rows begin with _ and a number, columns are capital letters, stones small ones. Click an example to see it on the board.</source>
        <translation>HEN 用一行文本写出围棋局面：每一行棋以 _ 和数字开头，大写字母表示列，小写字母表示棋子。点击示例可在棋盘上查看。</translation>
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
        <translation>规范为标准形式(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;One row per line</source>
        <translation>棋盘每行占一行(&amp;O)</translation>
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
        <translation>以文本表示的棋盘局面；输入的内容会显示在棋盘上</translation>
    </message>
    <message>
        <source>Type a HEN such as _16Qb_4Dw, or paste one; F1 explains it</source>
        <translation>输入如 _16Qb_4Dw 的 HEN，或粘贴；按 F1 查看说明</translation>
    </message>
    <message>
        <source>Type a HEN, or paste one; F1 explains it</source>
        <translation>输入或粘贴 HEN；按 F1 查看说明</translation>
    </message>
    <message>
        <source>Type a HEN, or paste one</source>
        <translation>输入或粘贴 HEN</translation>
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
        <translation>所有可修正的问题均已修正。</translation>
    </message>
    <message numerus="yes">
        <source>Too long: the field is limited to %Ln characters.</source>
        <translation>
            <numerusform>过长：此栏最多 %Ln 个字符。</numerusform>
        </translation>
    </message>
    <message>
        <source>HEN</source>
        <translation>HEN</translation>
    </message>
    <message>
        <source>This is not HEN: it was pasted into the window.</source>
        <translation>这不是 HEN：已粘贴到窗口。</translation>
    </message>
</context>
<context>
    <name>HenGuide</name>
    <message>
        <source>A label on a point: any text without spaces, dots, “_” and “-”.</source>
        <translation>点上的标签：不含空格、句点、“_”和“-”的任意文字。</translation>
    </message>
    <message>
        <source>A mark on a point: CR circle, SQ square, TR triangle, MA cross.</source>
        <translation>点上的标记：CR 圆圈，SQ 方块，TR 三角，MA 叉。</translation>
    </message>
    <message>
        <source>A row, counted from 1 at the bottom. Its stones follow.</source>
        <translation>一行，从下往上由 1 数起，其后是该行的棋子。</translation>
    </message>
    <message>
        <source>A stone that shows a move number. Odd numbers are black, if Black began.</source>
        <translation>显示手数的棋子。若黑方先下，奇数为黑子。</translation>
    </message>
    <message>
        <source>A stone: black, white, red, green, blue (l), yellow or purple.</source>
        <translation>一颗棋子：黑、白、红、绿、蓝 (l)、黄或紫。</translation>
    </message>
    <message>
        <source>Ko point. Next: a stone for the last move, or - for a label or mark</source>
        <translation>劫点。接着：棋子表示最后一手，或 - 表示标签或标记</translation>
    </message>
    <message>
        <source>Next: _ and a row (_16Qb), a dot (.9x9, .K10, .b), or ~ and an order of play</source>
        <translation>接着：_ 和行号 (_16Qb)，句点 (.9x9, .K10, .b)，或 ~ 和行棋顺序</translation>
    </message>
    <message>
        <source>Next: a label, or a mark: CR circle, SQ square, TR triangle, MA cross</source>
        <translation>接着：标签，或标记：CR 圆圈，SQ 方块，TR 三角，MA 叉</translation>
    </message>
    <message>
        <source>Next: a move number (~3), or an order of play (~bw)</source>
        <translation>接着：手数 (~3)，或行棋顺序 (~bw)</translation>
    </message>
    <message>
        <source>Next: a size (9x9), a point (K10), the player to move (b), or a pass (pb)</source>
        <translation>接着：棋盘大小 (9x9)，点 (K10)，行棋方 (b)，或停一手 (pb)</translation>
    </message>
    <message>
        <source>Next: a stone: b w r g l y p, or ~n for one with a number</source>
        <translation>接着：棋子 b w r g l y p，或 ~n 表示带编号的棋子</translation>
    </message>
    <message>
        <source>Next: column, then stones: b w r g l y p, or ~n</source>
        <translation>接着：列，然后是棋子 b w r g l y p，或 ~n</translation>
    </message>
    <message>
        <source>Next: how many, more stones to the right, another column, or a new part</source>
        <translation>接着：个数，右边的更多棋子，另一列，或新的部分</translation>
    </message>
    <message>
        <source>Next: the number of the row, from 1 at the bottom</source>
        <translation>接着：行号，从下往上由 1 数起</translation>
    </message>
    <message>
        <source>Next: the row of the point, as in .K10</source>
        <translation>接着：点的行号，如 .K10</translation>
    </message>
    <message>
        <source>Next: two or more colours in the order in which they play, as in ~bw</source>
        <translation>接着：按行棋顺序写两种或更多颜色，如 ~bw</translation>
    </message>
    <message>
        <source>Next: x and the number of rows, as in .9x9</source>
        <translation>接着：x 和行数，如 .9x9</translation>
    </message>
    <message>
        <source>Purple to play. Next: a stone, if that colour passed</source>
        <translation>轮到紫方。若该色停一手，接着写棋子</translation>
    </message>
    <message>
        <source>That many stones of a colour side by side, to the right.</source>
        <translation>向右并排的同色棋子的个数。</translation>
    </message>
    <message>
        <source>The column of the next stone: A to Z, without I. Without it, a stone goes right of the one before.</source>
        <translation>下一颗棋子所在的列：A 到 Z，不含 I。不写时，棋子在前一颗的右边。</translation>
    </message>
    <message>
        <source>The ko point, which cannot be retaken yet.</source>
        <translation>劫点，暂时不能提回。</translation>
    </message>
    <message>
        <source>The move just played: a point and a stone, or p and a stone for a pass.</source>
        <translation>刚下的一手：点和棋子；停一手则为 p 和棋子。</translation>
    </message>
    <message>
        <source>The order in which the colours play. Without it Black and White take turns.</source>
        <translation>各颜色的行棋顺序。不写时黑白轮流下。</translation>
    </message>
    <message>
        <source>The player to move.</source>
        <translation>行棋方。</translation>
    </message>
    <message>
        <source>The size of the board: columns, x, rows. Without it the board is 19x19.</source>
        <translation>棋盘大小：列数、x、行数。不写时为 19x19。</translation>
    </message>
</context>
<context>
    <name>KeyPresets</name>
    <message>
        <source>Standard</source>
        <translation>标准</translation>
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
        <translation>标签</translation>
    </message>
</context>
<context>
    <name>LineSlider</name>
    <message>
        <source>Place in the game</source>
        <translation>棋谱中的位置</translation>
    </message>
    <message>
        <source>Left and Right step through the game, Up and Down go to variations</source>
        <translation>左右方向键逐手浏览棋谱，上下方向键转到变化</translation>
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
        <translation>正在打开 {file}</translation>
    </message>
    <message>
        <source>Loading progress</source>
        <translation>加载进度</translation>
    </message>
</context>
<context>
    <name>LockNotice</name>
    <message>
        <source>{file} can be edited now.</source>
        <translation>现在可以编辑 {file} 了。</translation>
    </message>
    <message>
        <source>Read-only: {file} is open in another HEN Editor ({where}).</source>
        <translation>只读：{file} 已在另一个 HEN Editor（{where}）中打开。</translation>
    </message>
    <message>
        <source>Open a copy</source>
        <translation>打开副本</translation>
    </message>
    <message>
        <source>Edit a copy, which has no file yet</source>
        <translation>编辑一个尚无文件的副本</translation>
    </message>
    <message>
        <source>Edit anyway</source>
        <translation>仍然编辑</translation>
    </message>
    <message>
        <source>Edit the file here, too</source>
        <translation>在这里也编辑该文件</translation>
    </message>
    <message>
        <source>{file} is also open in another HEN Editor ({where}).</source>
        <translation>{file} 也在另一个 HEN Editor（{where}）中打开。</translation>
    </message>
    <message>
        <source>process {pid} on {host}</source>
        <translation>{host} 上的进程 {pid}</translation>
    </message>
    <message>
        <source>{file} is read-only while it is open in another HEN Editor ({where}).</source>
        <translation>{file} 在另一个 HEN Editor（{where}）中打开期间为只读。</translation>
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
        <translation>{file}（只读）</translation>
    </message>
    <message>
        <source>Saving {file}...</source>
        <translation>正在保存 {file}...</translation>
    </message>
    <message>
        <source>Saved {file}</source>
        <translation>已保存 {file}</translation>
    </message>
    <message>
        <source>The board style {file} is missing or has problems: see Preferences.</source>
        <translation>棋盘样式 {file} 不存在或有问题，请查看首选项。</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>棋局</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Board as a table</source>
        <translation>棋盘表格</translation>
    </message>
    <message>
        <source>List of moves</source>
        <translation>着手列表</translation>
    </message>
</context>
<context>
    <name>Marks</name>
    <message>
        <source>Circle</source>
        <translation>圆圈</translation>
    </message>
    <message>
        <source>Square</source>
        <translation>方块</translation>
    </message>
    <message>
        <source>Triangle</source>
        <translation>三角</translation>
    </message>
    <message>
        <source>Cross</source>
        <translation>叉</translation>
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
        <translation>更多菜单</translation>
    </message>
    <message>
        <source>{file} in {folder}</source>
        <translation>{folder} 中的 {file}</translation>
    </message>
    <message>
        <source>No recent files</source>
        <translation>没有最近的文件</translation>
    </message>
    <message>
        <source>Go to this window</source>
        <translation>转到此窗口</translation>
    </message>
    <message>
        <source>&amp;Coordinates</source>
        <translation>坐标(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Examples</source>
        <translation>示例(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>棋局(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Games</source>
        <translation>棋谱(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Mark</source>
        <translation>标记(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Move numbers</source>
        <translation>手数(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Navigate</source>
        <translation>导航(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>新建(&amp;N)</translation>
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
        <translation>变换(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Window</source>
        <translation>窗口(&amp;W)</translation>
    </message>
    <message>
        <source>A&amp;nnotate</source>
        <translation>评价(&amp;N)</translation>
    </message>
    <message>
        <source>Areas</source>
        <translation>区域</translation>
    </message>
    <message>
        <source>Arrows and lines</source>
        <translation>箭头和线条</translation>
    </message>
    <message>
        <source>At t&amp;he cursor</source>
        <translation>光标处(&amp;H)</translation>
    </message>
    <message>
        <source>Boar&amp;d cursor</source>
        <translation>棋盘光标(&amp;D)</translation>
    </message>
    <message>
        <source>Board o&amp;rientation</source>
        <translation>棋盘方向(&amp;R)</translation>
    </message>
    <message>
        <source>C&amp;lear markup</source>
        <translation>清除标注(&amp;L)</translation>
    </message>
    <message>
        <source>Coloured stones</source>
        <translation>彩色棋子</translation>
    </message>
    <message>
        <source>Compare &amp;board</source>
        <translation>比较棋盘(&amp;B)</translation>
    </message>
    <message>
        <source>Copy &amp;as</source>
        <translation>复制为(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Stones go into</source>
        <translation>棋子改动写入(&amp;S)</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>绘图</translation>
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
        <translation>标记</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>标记</translation>
    </message>
    <message>
        <source>More</source>
        <translation>更多</translation>
    </message>
    <message>
        <source>More colo&amp;urs</source>
        <translation>更多颜色(&amp;U)</translation>
    </message>
    <message>
        <source>Ne&amp;xt moves</source>
        <translation>后续着手(&amp;X)</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>最近的文件(&amp;R)</translation>
    </message>
    <message>
        <source>Play &amp;other colour here</source>
        <translation>在此下其他颜色(&amp;O)</translation>
    </message>
    <message>
        <source>Set up</source>
        <translation>摆放</translation>
    </message>
    <message>
        <source>Spea&amp;k</source>
        <translation>朗读(&amp;K)</translation>
    </message>
    <message>
        <source>Th&amp;eme</source>
        <translation>主题(&amp;E)</translation>
    </message>
    <message>
        <source>Tool palette</source>
        <translation>工具栏</translation>
    </message>
    <message>
        <source>Tree &amp;direction</source>
        <translation>变化树方向(&amp;D)</translation>
    </message>
    <message>
        <source>V&amp;ariations</source>
        <translation>变化(&amp;A)</translation>
    </message>
</context>
<context>
    <name>MessageBox</name>
    <message>
        <source>{count} more</source>
        <translation>另外 {count} 个</translation>
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
        <translation>显示的是上一个有效局面</translation>
    </message>
    <message>
        <source>The text is not applied: the board shows the last valid position.</source>
        <translation>文本尚未生效：棋盘显示的是上一个有效局面。</translation>
    </message>
    <message>
        <source>{problem} Fix: {fix}.</source>
        <translation>{problem}修正：{fix}。</translation>
    </message>
</context>
<context>
    <name>Messages</name>
    <message>
        <source>This game is not Go: it has no position to show or edit.</source>
        <translation>这不是围棋棋谱：没有可显示或编辑的局面。</translation>
    </message>
    <message numerus="yes">
        <source>The HEN of this position has %Ln characters; the limit is {limit}.</source>
        <translation>
            <numerusform>此局面的 HEN 有 %Ln 个字符，上限为 {limit}。</numerusform>
        </translation>
    </message>
    <message>
        <source>This game is on {here}; a {there} position does not fit.</source>
        <translation>此棋谱为 {here}，{there} 的局面不相符。</translation>
    </message>
    <message>
        <source>Add as a variation</source>
        <translation>添加为变化</translation>
    </message>
    <message>
        <source>This game already has moves. Add it as a variation, or open it as a new position.</source>
        <translation>此棋谱已有着手。请添加为变化，或作为新局面打开。</translation>
    </message>
    <message>
        <source>Empty text does not change the board. Press Esc to restore the position.</source>
        <translation>空文本不会改变棋盘。按 Esc 可还原局面。</translation>
    </message>
    <message>
        <source>Show variations</source>
        <translation>显示变化</translation>
    </message>
    <message>
        <source>This file asks not to show its variations on the board.</source>
        <translation>此文件要求不在棋盘上显示变化。</translation>
    </message>
    <message>
        <source>last move: pass</source>
        <translation>最后一手：停一手</translation>
    </message>
    <message>
        <source>last move {point}</source>
        <translation>最后一手 {point}</translation>
    </message>
    <message>
        <source>{color} to play</source>
        <translation>轮到{color}方</translation>
    </message>
    <message>
        <source>Valid: {what}</source>
        <translation>有效：{what}</translation>
    </message>
    <message>
        <source>Open as a new position</source>
        <translation>作为新局面打开</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>还原</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>放弃</translation>
    </message>
    <message>
        <source>Unfinished text at move {move}</source>
        <translation>第 {move} 手有未完成的文本</translation>
    </message>
    <message>
        <source>Unfinished text at move {move} of game {game}</source>
        <translation>棋谱 {game} 的第 {move} 手有未完成的文本</translation>
    </message>
    <message>
        <source>Unfinished text at the start</source>
        <translation>初始局面有未完成的文本</translation>
    </message>
    <message>
        <source>Unfinished text at the start of game {game}</source>
        <translation>棋谱 {game} 的初始局面有未完成的文本</translation>
    </message>
    <message numerus="yes">
        <source>Fix all %n</source>
        <translation>
            <numerusform>修正全部 %n 个</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>另有 %n 个</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MoveList</name>
    <message>
        <source>List of moves</source>
        <translation>着手列表</translation>
    </message>
    <message>
        <source>Up and Down go along the line, Left and Right to other variations of a move.</source>
        <translation>上下方向键沿线路移动，左右方向键转到一手的其他变化。</translation>
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
        <translation>第 {number} / {total} 手</translation>
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
        <translation>新棋盘</translation>
    </message>
    <message>
        <source>&amp;Square</source>
        <translation>正方形(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Columns:</source>
        <translation>列数(&amp;C)：</translation>
    </message>
    <message>
        <source>&amp;Rows:</source>
        <translation>行数(&amp;R)：</translation>
    </message>
    <message>
        <source>HEN has no more than {columns} columns: save such a board as SGF.</source>
        <translation>HEN 最多 {columns} 列：更大的棋盘请保存为 SGF。</translation>
    </message>
</context>
<context>
    <name>NewEngineGameDialog</name>
    <message>
        <source>Game against the engine</source>
        <translation>与引擎对局</translation>
    </message>
    <message>
        <source>&amp;Size:</source>
        <translation>大小(&amp;S)：</translation>
    </message>
    <message>
        <source>You &amp;play:</source>
        <translation>您执(&amp;P)：</translation>
    </message>
    <message>
        <source>&amp;Handicap:</source>
        <translation>让子(&amp;H)：</translation>
    </message>
    <message>
        <source>The engine &amp;thinks:</source>
        <translation>引擎思考量(&amp;T)：</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
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
        <translation>下一个：</translation>
    </message>
    <message>
        <source>Next label</source>
        <translation>下一个标签</translation>
    </message>
    <message>
        <source>The next letter or number; type another to continue from there</source>
        <translation>下一个字母或数字；输入其他内容则从那里继续</translation>
    </message>
</context>
<context>
    <name>NoticeBar</name>
    <message>
        <source>Close this bar</source>
        <translation>关闭此提示栏</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>Opening</name>
    <message>
        <source>{file} is being opened.</source>
        <translation>正在打开 {file}。</translation>
    </message>
</context>
<context>
    <name>OrderOfPlayDialog</name>
    <message>
        <source>Order of play</source>
        <translation>行棋顺序</translation>
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
        <translation>各颜色按此顺序循环行棋。</translation>
    </message>
    <message>
        <source>Add {color}</source>
        <translation>添加{color}</translation>
    </message>
</context>
<context>
    <name>OverviewDialog</name>
    <message>
        <source>Overview of the games</source>
        <translation>棋谱总览</translation>
    </message>
    <message>
        <source>&amp;Go to</source>
        <translation>转到(&amp;G)</translation>
    </message>
    <message>
        <source>Go to the selected game (Enter)</source>
        <translation>转到所选棋谱 (Enter)</translation>
    </message>
    <message>
        <source>Of the selected games, or of all if only one is selected</source>
        <translation>用于所选棋谱；若只选中一局，则用于全部棋谱</translation>
    </message>
    <message>
        <source>Ask the engine about the first moves of the problems; nothing is changed</source>
        <translation>让引擎判断各题的第一手，不作任何更改</translation>
    </message>
    <message numerus="yes">
        <source>%Ln to check</source>
        <translation>
            <numerusform>%Ln 道待检查</numerusform>
        </translation>
    </message>
    <message>
        <source>Go to the next one</source>
        <translation>转到下一道</translation>
    </message>
    <message numerus="yes">
        <source>%Ln problem(s).</source>
        <translation>
            <numerusform>共 %Ln 道题目。</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing to check.</source>
        <translation>没有要检查的。</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>取消(&amp;C)</translation>
    </message>
    <message>
        <source>Check with &amp;engine</source>
        <translation>用引擎检查(&amp;E)</translation>
    </message>
    <message>
        <source>The engine has been asked about every problem.</source>
        <translation>已就所有题目询问引擎。</translation>
    </message>
    <message>
        <source>Asked the engine: {done} of {total}</source>
        <translation>引擎已检查：{done} / {total}</translation>
    </message>
    <message>
        <source>Asking the engine...</source>
        <translation>引擎正在检查...</translation>
    </message>
</context>
<context>
    <name>OverviewModel</name>
    <message>
        <source>Title</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>To play</source>
        <translation>行棋方</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>手数</translation>
    </message>
    <message>
        <source>Variations</source>
        <translation>变化</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>正解</translation>
    </message>
    <message>
        <source>To check</source>
        <translation>待检查</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>引擎</translation>
    </message>
    <message>
        <source>Game record</source>
        <translation>对局棋谱</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Marked</source>
        <translation>已标记</translation>
    </message>
    <message>
        <source>Not marked</source>
        <translation>未标记</translation>
    </message>
</context>
<context>
    <name>Pages</name>
    <message>
        <source>Figure {number}</source>
        <translation>第 {number} 谱</translation>
    </message>
    <message>
        <source>Figure {number}, variation at move {move}</source>
        <translation>第 {number} 谱，第 {move} 手的变化</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>解答</translation>
    </message>
    <message>
        <source>{title} – wrong</source>
        <translation>{title} – 失败图</translation>
    </message>
    <message>
        <source>{move} at {place}</source>
        <translation>{move}({place})</translation>
    </message>
    <message>
        <source>{move} passes</source>
        <translation>{move} 停一手</translation>
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
        <translation>无</translation>
    </message>
    <message>
        <source>On two sides</source>
        <translation>两边</translation>
    </message>
    <message>
        <source>On all sides</source>
        <translation>四边</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>页面</translation>
    </message>
    <message>
        <source>As &amp;PNG files...</source>
        <translation>保存为 PNG 文件(&amp;P)...</translation>
    </message>
    <message>
        <source>As S&amp;VG files...</source>
        <translation>保存为 SVG 文件(&amp;V)...</translation>
    </message>
    <message>
        <source>&amp;Print...</source>
        <translation>打印(&amp;P)...</translation>
    </message>
    <message>
        <source>&amp;Save as PDF...</source>
        <translation>保存为 PDF(&amp;S)...</translation>
    </message>
    <message>
        <source>Save p&amp;ictures</source>
        <translation>保存图片(&amp;I)</translation>
    </message>
    <message>
        <source>There is nothing to show.</source>
        <translation>没有可显示的内容。</translation>
    </message>
    <message>
        <source>Making pages...</source>
        <translation>正在生成页面...</translation>
    </message>
    <message>
        <source>Saved {file}</source>
        <translation>已保存 {file}</translation>
    </message>
    <message>
        <source>A4</source>
        <translation>A4</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>信纸</translation>
    </message>
    <message>
        <source>Pape&amp;r:</source>
        <translation>纸张(&amp;R)：</translation>
    </message>
    <message>
        <source>&amp;Coordinates:</source>
        <translation>坐标(&amp;C)：</translation>
    </message>
    <message numerus="yes">
        <source>%Ln page(s)</source>
        <translation>
            <numerusform>%Ln 页</numerusform>
        </translation>
    </message>
    <message>
        <source>{pages}, the first {shown} of them shown</source>
        <translation>{pages}，显示前 {shown} 页</translation>
    </message>
</context>
<context>
    <name>PagesOutput</name>
    <message>
        <source>Printing...</source>
        <translation>正在打印...</translation>
    </message>
    <message>
        <source>PDF</source>
        <translation>PDF</translation>
    </message>
    <message>
        <source>Web page</source>
        <translation>网页</translation>
    </message>
    <message>
        <source>Save pages</source>
        <translation>保存页面</translation>
    </message>
    <message>
        <source>Save pictures in</source>
        <translation>图片保存位置</translation>
    </message>
    <message>
        <source>Looking for the folder...</source>
        <translation>正在查找文件夹...</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>替换(&amp;R)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) with these names already exist. Do you want to replace them?</source>
        <translation>
            <numerusform>已有 %Ln 个同名文件。要替换它们吗？</numerusform>
        </translation>
    </message>
    <message>
        <source>Saving pictures...</source>
        <translation>正在保存图片...</translation>
    </message>
    <message>
        <source>Saved pictures in {folder}</source>
        <translation>图片已保存到 {folder}</translation>
    </message>
    <message>
        <source>Not all pictures could be saved.</source>
        <translation>部分图片无法保存。</translation>
    </message>
</context>
<context>
    <name>PasteOffer</name>
    <message>
        <source>It will be pasted when {file} is open.</source>
        <translation>{file} 打开后将会粘贴。</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>粘贴</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>替换</translation>
    </message>
    <message>
        <source>Replace this game, or its position if it is nothing else</source>
        <translation>替换此棋谱；若只有局面，则替换局面</translation>
    </message>
    <message>
        <source>Overlay</source>
        <translation>叠加</translation>
    </message>
    <message>
        <source>Put only its stones, marks and labels onto this position</source>
        <translation>只将其棋子、标记和标签放到此局面上</translation>
    </message>
    <message>
        <source>As variation</source>
        <translation>作为变化</translation>
    </message>
    <message>
        <source>Add it after this node</source>
        <translation>添加到此节点之后</translation>
    </message>
    <message>
        <source>As new game</source>
        <translation>作为新棋谱</translation>
    </message>
    <message>
        <source>Add it to the games of this file</source>
        <translation>添加到此文件的棋谱中</translation>
    </message>
    <message>
        <source>New window</source>
        <translation>新建窗口</translation>
    </message>
    <message>
        <source>Open it in a new window</source>
        <translation>在新窗口中打开</translation>
    </message>
    <message>
        <source>This file is read-only.</source>
        <translation>此文件为只读。</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <translation>{first} 至 {last}</translation>
    </message>
    <message>
        <source>{what}.</source>
        <translation>{what}。</translation>
    </message>
    <message>
        <source>{number} of {count}: {what}.</source>
        <translation>{number} / {count}：{what}。</translation>
    </message>
    <message numerus="yes">
        <source>SGF of %Ln game(s)</source>
        <translation>
            <numerusform>%Ln 局棋的 SGF</numerusform>
        </translation>
    </message>
    <message>
        <source>Likely a diagram</source>
        <translation>可能是棋图</translation>
    </message>
    <message>
        <source>Diagram</source>
        <translation>棋图</translation>
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
        <translation>上边</translation>
    </message>
    <message>
        <source>Upper right corner</source>
        <translation>右上角</translation>
    </message>
    <message>
        <source>Left side</source>
        <translation>左边</translation>
    </message>
    <message>
        <source>Middle</source>
        <translation>中央</translation>
    </message>
    <message>
        <source>Right side</source>
        <translation>右边</translation>
    </message>
    <message>
        <source>Lower left corner</source>
        <translation>左下角</translation>
    </message>
    <message>
        <source>Lower side</source>
        <translation>下边</translation>
    </message>
    <message>
        <source>Lower right corner</source>
        <translation>右下角</translation>
    </message>
    <message>
        <source>Pasted</source>
        <translation>粘贴的内容</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Choose its board, and where it is there</source>
        <translation>选择棋盘大小和粘贴的位置</translation>
    </message>
    <message>
        <source>Transform</source>
        <translation>变换</translation>
    </message>
    <message>
        <source>Swap its colours, rotate or mirror it</source>
        <translation>交换颜色、旋转或翻转</translation>
    </message>
    <message>
        <source>&amp;Swap colours</source>
        <translation>交换颜色(&amp;S)</translation>
    </message>
    <message>
        <source>Discard what was pasted</source>
        <translation>放弃粘贴的内容</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>放弃</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>找到的内容</translation>
    </message>
</context>
<context>
    <name>PictureDialog</name>
    <message>
        <source>As on the board</source>
        <translation>与棋盘相同</translation>
    </message>
    <message>
        <source>Whole board</source>
        <translation>整个棋盘</translation>
    </message>
    <message>
        <source>Around the stones</source>
        <translation>棋子周围</translation>
    </message>
    <message>
        <source>Selection</source>
        <translation>选中部分</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>On two sides</source>
        <translation>两边</translation>
    </message>
    <message>
        <source>On all sides</source>
        <translation>四边</translation>
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
        <translation>最后</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>范围</translation>
    </message>
    <message>
        <source>pixels wide</source>
        <translation>像素（宽度）</translation>
    </message>
    <message>
        <source>cm wide</source>
        <translation>cm（宽度）</translation>
    </message>
    <message>
        <source>pixels from line to line</source>
        <translation>像素（线间距）</translation>
    </message>
    <message>
        <source>The position (HEN)</source>
        <translation>局面 (HEN)</translation>
    </message>
    <message>
        <source>The position and the game (SGF)</source>
        <translation>局面和棋谱 (SGF)</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>无</translation>
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
        <translation>导出图片</translation>
    </message>
    <message>
        <source>&amp;Transparent</source>
        <translation>透明背景(&amp;T)</translation>
    </message>
    <message>
        <source>Be&amp;gin with 1</source>
        <translation>从 1 开始(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Last move</source>
        <translation>最后一手(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Ko</source>
        <translation>劫(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Marks and arrows</source>
        <translation>标记和箭头(&amp;M)</translation>
    </message>
    <message>
        <source>La&amp;bels</source>
        <translation>标签(&amp;B)</translation>
    </message>
    <message>
        <source>Ne&amp;xt moves</source>
        <translation>后续着手(&amp;X)</translation>
    </message>
    <message>
        <source>&amp;Player to move</source>
        <translation>行棋方(&amp;P)</translation>
    </message>
    <message>
        <source>Names of lines</source>
        <translation>坐标名称</translation>
    </message>
    <message>
        <source>Number of last moves</source>
        <translation>最后着手的数目</translation>
    </message>
    <message>
        <source>First numbered move</source>
        <translation>第一个编号的着手</translation>
    </message>
    <message>
        <source>Last numbered move</source>
        <translation>最后一个编号的着手</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Unit of the size</source>
        <translation>大小的单位</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>预览</translation>
    </message>
    <message>
        <source>&amp;Style:</source>
        <translation>样式(&amp;S)：</translation>
    </message>
    <message>
        <source>P&amp;art:</source>
        <translation>范围(&amp;A)：</translation>
    </message>
    <message>
        <source>Coor&amp;dinates:</source>
        <translation>坐标(&amp;D)：</translation>
    </message>
    <message>
        <source>N&amp;umbers:</source>
        <translation>编号(&amp;U)：</translation>
    </message>
    <message>
        <source>Show:</source>
        <translation>显示：</translation>
    </message>
    <message>
        <source>T&amp;itle:</source>
        <translation>标题(&amp;I)：</translation>
    </message>
    <message>
        <source>Captio&amp;n:</source>
        <translation>图注(&amp;N)：</translation>
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
        <translation>附带数据(&amp;R)：</translation>
    </message>
    <message>
        <source>&amp;Format:</source>
        <translation>格式(&amp;F)：</translation>
    </message>
    <message>
        <source>&amp;Export...</source>
        <translation>导出(&amp;E)...</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>复制(&amp;C)</translation>
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
        <translation>{width} × {height} cm</translation>
    </message>
</context>
<context>
    <name>PictureView</name>
    <message>
        <source>Upper left corner of the board</source>
        <translation>棋盘左上角</translation>
    </message>
    <message>
        <source>Upper right corner of the board</source>
        <translation>棋盘右上角</translation>
    </message>
    <message>
        <source>Lower right corner of the board</source>
        <translation>棋盘右下角</translation>
    </message>
    <message>
        <source>Lower left corner of the board</source>
        <translation>棋盘左下角</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>图片</translation>
    </message>
</context>
<context>
    <name>Pictures</name>
    <message>
        <source>PNG pictures</source>
        <translation>PNG 图片</translation>
    </message>
    <message>
        <source>SVG pictures</source>
        <translation>SVG 图片</translation>
    </message>
    <message>
        <source>PDF documents</source>
        <translation>PDF 文档</translation>
    </message>
    <message>
        <source>Drawing the picture...</source>
        <translation>正在绘制图片...</translation>
    </message>
    <message>
        <source>Picture copied.</source>
        <translation>已复制图片。</translation>
    </message>
    <message>
        <source>Export picture</source>
        <translation>导出图片</translation>
    </message>
    <message>
        <source>The game is too long for a picture, which carries the position alone.</source>
        <translation>棋谱过长，图片只附带局面。</translation>
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
        <translation>第 {number} 个字符</translation>
    </message>
    <message>
        <source>Move {number} {points}</source>
        <translation>第 {number} 手 {points}</translation>
    </message>
    <message>
        <source>Start {points}</source>
        <translation>初始局面 {points}</translation>
    </message>
</context>
<context>
    <name>PlayerCard</name>
    <message>
        <source>Time left: {time}</source>
        <translation>剩余时间：{time}</translation>
    </message>
    <message>
        <source>to play</source>
        <translation>轮到此方</translation>
    </message>
    <message>
        <source>Click to let this side play next (T)</source>
        <translation>点击后由此方下一手 (T)</translation>
    </message>
    <message>
        <source>Click to edit the game info</source>
        <translation>点击编辑棋局信息</translation>
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
        <translation>棋手</translation>
    </message>
    <message>
        <source>Solve</source>
        <translation>做题</translation>
    </message>
    <message>
        <source>Click to edit the game info</source>
        <translation>点击编辑棋局信息</translation>
    </message>
    <message>
        <source>Click to change the order of play</source>
        <translation>点击更改行棋顺序</translation>
    </message>
    <message>
        <source>Not a Go game</source>
        <translation>不是围棋</translation>
    </message>
    <message>
        <source>Komi {komi}</source>
        <translation>贴目 {komi}</translation>
    </message>
    <message>
        <source>Handicap {stones}</source>
        <translation>让 {stones} 子</translation>
    </message>
    <message>
        <source>{rules} rules</source>
        <translation>规则 {rules}</translation>
    </message>
    <message>
        <source>Order: {colors}</source>
        <translation>顺序：{colors}</translation>
    </message>
</context>
<context>
    <name>PointDialog</name>
    <message>
        <source>&amp;Point:</source>
        <translation>坐标(&amp;P)：</translation>
    </message>
    <message>
        <source>The upper right corner is {name}, {letters} or {numbers}.</source>
        <translation>右上角为 {name}、{letters} 或 {numbers}。</translation>
    </message>
</context>
<context>
    <name>PositionFindPanel</name>
    <message>
        <source>Find position</source>
        <translation>查找局面</translation>
    </message>
    <message>
        <source>The position to find</source>
        <translation>要查找的局面</translation>
    </message>
    <message>
        <source>Where to search</source>
        <translation>查找范围</translation>
    </message>
    <message>
        <source>&amp;Rotated and mirrored, too</source>
        <translation>包括旋转和翻转(&amp;R)</translation>
    </message>
    <message>
        <source>With &amp;colours swapped, too</source>
        <translation>包括交换颜色(&amp;C)</translation>
    </message>
    <message>
        <source>Only the selected &amp;part</source>
        <translation>只查找选中部分(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Find this position</source>
        <translation>查找此局面(&amp;F)</translation>
    </message>
    <message>
        <source>Search for the position that the board shows now</source>
        <translation>查找棋盘当前显示的局面</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>手数</translation>
    </message>
    <message>
        <source>Search progress</source>
        <translation>查找进度</translation>
    </message>
    <message>
        <source>Select a part of the board with the select tool, then find it</source>
        <translation>请先用选择工具选中棋盘的一部分，再查找</translation>
    </message>
    <message>
        <source>In the folder {name}</source>
        <translation>在文件夹 {name} 中</translation>
    </message>
    <message>
        <source>In this game</source>
        <translation>在此棋谱中</translation>
    </message>
    <message>
        <source>In this file</source>
        <translation>在此文件中</translation>
    </message>
    <message>
        <source>In a folder...</source>
        <translation>在文件夹中...</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>停止(&amp;S)</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>关闭 (Esc)</translation>
    </message>
</context>
<context>
    <name>PositionFinder</name>
    <message numerus="yes">
        <source>Only the first %Ln place(s) are shown; there may be more.</source>
        <translation>
            <numerusform>只显示前 %Ln 处，可能还有更多。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln place(s) found.</source>
        <translation>
            <numerusform>找到 %Ln 处。</numerusform>
        </translation>
    </message>
    <message>
        <source>Not found.</source>
        <translation>没有找到。</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <translation>棋谱 {number}</translation>
    </message>
    <message numerus="yes">
        <source>Stopped after %Ln place(s).</source>
        <translation>
            <numerusform>在找到 %Ln 处后停止。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) could not be read.</source>
        <translation>
            <numerusform>有 %Ln 个文件无法读取。</numerusform>
        </translation>
    </message>
    <message>
        <source>Find in folder</source>
        <translation>在文件夹中查找</translation>
    </message>
</context>
<context>
    <name>Preferences</name>
    <message>
        <source>&amp;Theme</source>
        <translation>主题(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Coordinates</source>
        <translation>坐标(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Next moves</source>
        <translation>后续着手(&amp;N)</translation>
    </message>
    <message>
        <source>Tree d&amp;irection</source>
        <translation>变化树方向(&amp;I)</translation>
    </message>
    <message>
        <source>Font of co&amp;mments</source>
        <translation>评注字体(&amp;M)</translation>
    </message>
    <message>
        <source>Font of &amp;HEN</source>
        <translation>HEN 字体(&amp;H)</translation>
    </message>
    <message>
        <source>Follow theme</source>
        <translation>跟随主题</translation>
    </message>
    <message>
        <source>Your own styles are TOML files in {folder}.</source>
        <translation>您自己的样式是 {folder} 中的 TOML 文件。</translation>
    </message>
    <message>
        <source>&amp;Board style</source>
        <translation>棋盘样式(&amp;B)</translation>
    </message>
    <message>
        <source>In high contrast</source>
        <translation>高对比度时</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>始终</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>从不</translation>
    </message>
    <message>
        <source>&amp;Patterns on coloured stones</source>
        <translation>彩色棋子上的图案(&amp;P)</translation>
    </message>
    <message>
        <source>Lines and dots, so that the colours can be told apart without seeing them</source>
        <translation>用线条和圆点区分颜色，无需看出颜色</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>首选项</translation>
    </message>
    <message>
        <source>Follow system</source>
        <translation>跟随系统</translation>
    </message>
    <message>
        <source>The folder used last</source>
        <translation>上次使用的文件夹</translation>
    </message>
    <message>
        <source>Played stones &amp;come in softly</source>
        <translation>落子时柔和显现(&amp;C)</translation>
    </message>
    <message>
        <source>Played stones are &amp;heard</source>
        <translation>播放落子声(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Reopen windows at the next start</source>
        <translation>下次启动时重新打开窗口(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Keep a recovery copy of unsaved work</source>
        <translation>为未保存的工作保留恢复副本(&amp;K)</translation>
    </message>
    <message>
        <source>Restore &amp;defaults</source>
        <translation>恢复默认值(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Appearance</source>
        <translation>外观(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Files</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Editing</source>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <source>{language} (no font)</source>
        <translation>{language}（没有字体）</translation>
    </message>
    <message>
        <source>No font on this computer has the characters of this language</source>
        <translation>这台电脑上没有包含该语言文字的字体</translation>
    </message>
    <message>
        <source>pt</source>
        <translation>pt</translation>
    </message>
    <message>
        <source>Size in points</source>
        <translation>字号（磅）</translation>
    </message>
    <message>
        <source>Ctrl+wheel over the text changes its size, too</source>
        <translation>在文字上按 Ctrl+滚轮也可改变大小</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>语言(&amp;L)：</translation>
    </message>
    <message>
        <source>A change takes effect at the next start.</source>
        <translation>更改在下次启动时生效。</translation>
    </message>
    <message>
        <source>{title}:</source>
        <translation>{title}：</translation>
    </message>
    <message>
        <source>&amp;Choose...</source>
        <translation>选择(&amp;C)...</translation>
    </message>
    <message>
        <source>Open and &amp;save in:</source>
        <translation>打开和保存位置(&amp;S)：</translation>
    </message>
    <message>
        <source>A document that has a file is saved beside it.</source>
        <translation>已有文件的文档保存在原文件旁。</translation>
    </message>
    <message>
        <source>Files are shown at the same move, with the same zoom and layout.</source>
        <translation>文件将以相同的着手、缩放和布局显示。</translation>
    </message>
    <message>
        <source>It stays on this computer, and is offered if the program stops unexpectedly.</source>
        <translation>副本保留在这台电脑上，程序意外停止后可用来恢复。</translation>
    </message>
    <message>
        <source>&amp;Memory for undo in MB:</source>
        <translation>撤销所用内存 (MB)(&amp;M)：</translation>
    </message>
    <message>
        <source>For each document opened from now on; at least the last 1,000 steps.</source>
        <translation>适用于此后打开的每个文档；至少保留最后 1,000 步。</translation>
    </message>
    <message>
        <source>&amp;Web address of a position:</source>
        <translation>局面的网址(&amp;W)：</translation>
    </message>
    <message>
        <source>The HEN takes the place of {first} or {second}.</source>
        <translation>HEN 将代入 {first} 或 {second} 处。</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts...</source>
        <translation>快捷键(&amp;K)...</translation>
    </message>
    <message>
        <source>Keys:</source>
        <translation>按键：</translation>
    </message>
    <message>
        <source>Open and save in</source>
        <translation>打开和保存位置</translation>
    </message>
</context>
<context>
    <name>PrintPreview</name>
    <message>
        <source>Print</source>
        <translation>打印</translation>
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
        <translation>显示或隐藏问题列表</translation>
    </message>
    <message>
        <source>No problems</source>
        <translation>没有问题</translation>
    </message>
    <message numerus="yes">
        <source>%Ln note(s)</source>
        <translation>
            <numerusform>%Ln 条提示</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln problem(s)</source>
        <translation>
            <numerusform>%Ln 个问题</numerusform>
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
        <translation>问题</translation>
    </message>
    <message numerus="yes">
        <source>%Ln error(s)</source>
        <translation>
            <numerusform>%Ln 个错误</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln warning(s)</source>
        <translation>
            <numerusform>%Ln 个警告</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln note(s)</source>
        <translation>
            <numerusform>%Ln 条提示</numerusform>
        </translation>
    </message>
    <message>
        <source>No problems</source>
        <translation>没有问题</translation>
    </message>
    <message>
        <source>This problem has no fix</source>
        <translation>此问题没有可用的修正</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>转到该处</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
</context>
<context>
    <name>ProblemModel</name>
    <message>
        <source>error: {message} {place}</source>
        <translation>错误：{message}{place}</translation>
    </message>
    <message>
        <source>warning: {message} {place}</source>
        <translation>警告：{message}{place}</translation>
    </message>
    <message>
        <source>note: {message} {place}</source>
        <translation>提示：{message}{place}</translation>
    </message>
</context>
<context>
    <name>Problems</name>
    <message>
        <source>A HEN file must be UTF-8 text; this one is not.</source>
        <translation>HEN 文件必须是 UTF-8 文本，而此文件不是。</translation>
    </message>
    <message>
        <source>A board of {size} cannot be written in this format.</source>
        <translation>{size} 的棋盘无法用此格式写出。</translation>
    </message>
    <message>
        <source>A compressed text of HEN or SGF in it is damaged and was left out.</source>
        <translation>其中压缩的 HEN 或 SGF 文本已损坏，未予采用。</translation>
    </message>
    <message>
        <source>A date is written as year-month-day, such as 2024-05-03.</source>
        <translation>日期写作年-月-日，例如 2024-05-03。</translation>
    </message>
    <message>
        <source>A file needs at least one game.</source>
        <translation>文件至少要有一局棋谱。</translation>
    </message>
    <message>
        <source>A game other than Go stays as it is.</source>
        <translation>非围棋的棋谱保持不变。</translation>
    </message>
    <message>
        <source>A line beside it gives its height and width.</source>
        <translation>旁边有一行给出其高和宽。</translation>
    </message>
    <message>
        <source>A result is written as B+3.5, W+R, 0 for a draw, Void or ?.</source>
        <translation>结果写作 B+3.5、W+R、0（和棋）、Void 或 ?。</translation>
    </message>
    <message>
        <source>A space splits a number in “{found}”; its digits belong together.</source>
        <translation>“{found}”中的数字被空格隔开，应连在一起写。</translation>
    </message>
    <message>
        <source>A style has no “{key}”, only base, {keys}.</source>
        <translation>样式中没有“{key}”，只有 base、{keys}。</translation>
    </message>
    <message>
        <source>A terminal cannot show pictures; redirect the output, or name a file with -o.</source>
        <translation>终端无法显示图片，请重定向输出，或用 -o 指定文件。</translation>
    </message>
    <message>
        <source>A text in it that should be HEN is not, and was left out.</source>
        <translation>其中一段文本应为 HEN，但无法识别，已略过。</translation>
    </message>
    <message>
        <source>A text in it that should be SGF is not, and was left out.</source>
        <translation>其中有应为 SGF 却不是 SGF 的文本，未予采用。</translation>
    </message>
    <message>
        <source>A text of HEN or SGF in it is too long and was left out.</source>
        <translation>其中有 HEN 或 SGF 文本过长，未予采用。</translation>
    </message>
    <message>
        <source>A value in [ ] has no property name; it is skipped, but kept in the file.</source>
        <translation>[ ] 中的值没有属性名；已跳过，但保留在文件中。</translation>
    </message>
    <message>
        <source>A worker process ended before its work was done; try --jobs 1.</source>
        <translation>一个工作进程在完成之前就结束了；请尝试 --jobs 1。</translation>
    </message>
    <message>
        <source>A {format} file cannot store it.</source>
        <translation>{format} 文件无法保存它。</translation>
    </message>
    <message numerus="yes">
        <source>Agrees on {agreeing:,} of {count:,} texts.</source>
        <translation>
            <numerusform>{count:,} 个文本中有 {agreeing:,} 个一致。</numerusform>
        </translation>
    </message>
    <message>
        <source>All moves but the last will be lost.</source>
        <translation>除最后一手外，所有着手都会丢失。</translation>
    </message>
    <message>
        <source>All stones are connected with the middle.</source>
        <translation>所有棋子都与中央相连。</translation>
    </message>
    <message>
        <source>All stones are on squares of one colour.</source>
        <translation>所有棋子都在同色的格子上。</translation>
    </message>
    <message numerus="yes">
        <source>All {count:,} valid, with {found}.</source>
        <translation>
            <numerusform>有效（{count:,} 个），但有{found}。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All {count:,} valid.</source>
        <translation>
            <numerusform>有效（{count:,} 个）。</numerusform>
        </translation>
    </message>
    <message>
        <source>An attachment is compressed in a way that cannot be read.</source>
        <translation>有附件的压缩方式无法读取。</translation>
    </message>
    <message>
        <source>An empty variation is skipped.</source>
        <translation>已跳过空的变化。</translation>
    </message>
    <message>
        <source>An invisible byte order mark, U+FEFF, precedes the text; it is skipped.</source>
        <translation>文本前有不可见的字节顺序标记 U+FEFF，已跳过。</translation>
    </message>
    <message>
        <source>An old program put backslashes inside characters of {encoding}; they were removed.</source>
        <translation>旧程序在 {encoding} 的字符中插入了反斜杠，已移除。</translation>
    </message>
    <message>
        <source>Another program changed it while it was being written.</source>
        <translation>写入期间，其他程序更改了它。</translation>
    </message>
    <message>
        <source>Arrows will be lost.</source>
        <translation>箭头会丢失。</translation>
    </message>
    <message>
        <source>Boards of more than 25 columns will be lost.</source>
        <translation>超过 25 列的棋盘会丢失。</translation>
    </message>
    <message>
        <source>Change to a plain space</source>
        <translation>改为普通空格</translation>
    </message>
    <message>
        <source>Change to “{meant}”</source>
        <translation>改为“{meant}”</translation>
    </message>
    <message>
        <source>Circles: {points}</source>
        <translation>圆圈：{points}</translation>
    </message>
    <message>
        <source>Column {column} in row {row} is off the board; its last column is {last}.</source>
        <translation>第 {row} 行的列 {column} 超出棋盘，最后一列是 {last}。</translation>
    </message>
    <message>
        <source>Crosses: {points}</source>
        <translation>叉：{points}</translation>
    </message>
    <message>
        <source>Cut off at the edge</source>
        <translation>在棋盘边缘截断</translation>
    </message>
    <message>
        <source>Each row begins further to the right.</source>
        <translation>每一行都比上一行更靠右。</translation>
    </message>
    <message>
        <source>Engines do not know the rules “{rules}”; Japanese ones are used.</source>
        <translation>引擎不支持规则“{rules}”，改用日本规则。</translation>
    </message>
    <message>
        <source>Engines know black and white stones only; {point} is {color}.</source>
        <translation>引擎只支持黑子和白子，而 {point} 是{color}子。</translation>
    </message>
    <message>
        <source>Engines know boards of up to {most} lines; this one is {size}.</source>
        <translation>引擎最大支持 {most} 路棋盘，而此棋盘为 {size}。</translation>
    </message>
    <message>
        <source>Few stones have neighbours of their colour.</source>
        <translation>很少有棋子与同色棋子相邻。</translation>
    </message>
    <message>
        <source>Files: {files:,}, games: {games:,}. Read now: {updated:,}, gone or changed: {removed:,}.</source>
        <translation>文件：{files:,}，棋谱：{games:,}。本次读取：{updated:,}，已消失或更改：{removed:,}。</translation>
    </message>
    <message>
        <source>From here on some bytes cannot be decoded as {encoding}; they are kept as they are.</source>
        <translation>从此处起有些字节无法按 {encoding} 解码，将原样保留。</translation>
    </message>
    <message>
        <source>GM[{value}] is not Go: all its properties are shown as text.</source>
        <translation>GM[{value}] 不是围棋：所有属性都以文本显示。</translation>
    </message>
    <message>
        <source>Greyed-out points will be lost.</source>
        <translation>灰显的点会丢失。</translation>
    </message>
    <message>
        <source>Greying out is left out.</source>
        <translation>灰显会省略。</translation>
    </message>
    <message>
        <source>HEN Editor failed in talking to the engine: {reason}.</source>
        <translation>HEN Editor 与引擎通信失败：{reason}。</translation>
    </message>
    <message>
        <source>HEN cannot store arrows; they stay in the game, but not in the HEN text.</source>
        <translation>HEN 无法保存箭头；它们留在棋谱中，但不在 HEN 文本中。</translation>
    </message>
    <message>
        <source>HEN cannot store greyed-out points; they stay in the game, but not in the HEN text.</source>
        <translation>HEN 无法保存灰显的点；它们留在棋谱中，但不在 HEN 文本中。</translation>
    </message>
    <message>
        <source>HEN cannot store lines; they stay in the game, but not in the HEN text.</source>
        <translation>HEN 无法保存线条；它们留在棋谱中，但不在 HEN 文本中。</translation>
    </message>
    <message>
        <source>HEN cannot store selected points; they stay in the game, but not in the HEN text.</source>
        <translation>HEN 无法保存选中的点；它们留在棋谱中，但不在 HEN 文本中。</translation>
    </message>
    <message>
        <source>HEN cannot store territory; it stays in the game, but not in the HEN text.</source>
        <translation>HEN 无法保存实地；它留在棋谱中，但不在 HEN 文本中。</translation>
    </message>
    <message>
        <source>HEN cannot store the comment; it stays in the game, but not in the HEN text.</source>
        <translation>HEN 无法保存评注；它留在棋谱中，但不在 HEN 文本中。</translation>
    </message>
    <message>
        <source>HEN cannot store the cropped view; it stays in the game, but not in the HEN text.</source>
        <translation>HEN 无法保存局部显示；它留在棋谱中，但不在 HEN 文本中。</translation>
    </message>
    <message>
        <source>HEN cannot store the label “{label}” at {point}.</source>
        <translation>HEN 无法保存 {point} 的标签“{label}”。</translation>
    </message>
    <message>
        <source>HEN cannot store the move number {number} at {point}: numbers go from 1 to 9999.</source>
        <translation>HEN 无法保存 {point} 的手数 {number}：手数为 1 到 9999。</translation>
    </message>
    <message>
        <source>HEN cannot store the move number {number} at {point}: the stone is {color}&apos;s, and move {number} is {expected}&apos;s.</source>
        <translation>HEN 无法保存 {point} 的手数 {number}：棋子是{color}子，而第 {number} 手应为{expected}方。</translation>
    </message>
    <message>
        <source>HEN cannot store the move number {number} at {point}: there is no stone.</source>
        <translation>HEN 无法保存 {point} 的手数 {number}：该处没有棋子。</translation>
    </message>
    <message>
        <source>HEN cannot store the node name; it stays in the game, but not in the HEN text.</source>
        <translation>HEN 无法保存节点名称；它留在棋谱中，但不在 HEN 文本中。</translation>
    </message>
    <message>
        <source>I is not a column; did you mean J?</source>
        <translation>没有 I 列；是否应为 J？</translation>
    </message>
    <message>
        <source>Interrupted.</source>
        <translation>已中断。</translation>
    </message>
    <message>
        <source>It already exists; use --force to overwrite it.</source>
        <translation>已存在；要覆盖请使用 --force。</translation>
    </message>
    <message>
        <source>It cannot be read: {reason}.</source>
        <translation>无法读取：{reason}。</translation>
    </message>
    <message>
        <source>It cannot carry this position; to write it all the same, use --carry nothing.</source>
        <translation>它无法附带此局面；若仍要写出，请使用 --carry nothing。</translation>
    </message>
    <message>
        <source>It carries too much HEN or SGF; only the beginning was read.</source>
        <translation>附带的 HEN 或 SGF 过多，只读取了开头部分。</translation>
    </message>
    <message numerus="yes">
        <source>It contains a position of more than {count:,} characters.</source>
        <translation>
            <numerusform>其中有超过 {count:,} 个字符的局面。</numerusform>
        </translation>
    </message>
    <message>
        <source>It contains no HEN.</source>
        <translation>其中没有 HEN。</translation>
    </message>
    <message>
        <source>It contains no SGF game and no HEN.</source>
        <translation>其中没有 SGF 棋谱，也没有 HEN。</translation>
    </message>
    <message>
        <source>It contains no {format} game.</source>
        <translation>其中没有 {format} 棋谱。</translation>
    </message>
    <message>
        <source>It declares entities, which are not read in pictures.</source>
        <translation>其中声明了实体，图片中的实体不予读取。</translation>
    </message>
    <message numerus="yes">
        <source>It did not end within {count:,} seconds.</source>
        <translation>
            <numerusform>它没有在 {count:,} 秒内结束。</numerusform>
        </translation>
    </message>
    <message>
        <source>It does not begin like a {format} file.</source>
        <translation>开头不像 {format} 文件。</translation>
    </message>
    <message>
        <source>It has 19 lines.</source>
        <translation>有 19 路。</translation>
    </message>
    <message>
        <source>It has 3 by 3 points with X and O.</source>
        <translation>有 3 × 3 个点，用 X 和 O 表示。</translation>
    </message>
    <message numerus="yes">
        <source>It has a node with more than {count:,} properties; no Go program writes that many.</source>
        <translation>
            <numerusform>有节点的属性超过 {count:,} 个，没有围棋程序会写这么多。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It has about {count} million nodes. Open it in a window of its own.</source>
        <translation>
            <numerusform>约有 {count}00 万个节点。请在单独的窗口中打开。</numerusform>
        </translation>
    </message>
    <message>
        <source>It has at most 3 by 3 points.</source>
        <translation>最多 3 × 3 个点。</translation>
    </message>
    <message>
        <source>It has fewer than 6 lines one way.</source>
        <translation>纵向或横向少于 6 路。</translation>
    </message>
    <message>
        <source>It has fewer than four stones.</source>
        <translation>棋子少于 4 颗。</translation>
    </message>
    <message>
        <source>It has four edges and 9, 13 or 19 lines each way.</source>
        <translation>有四条边，纵横各有 9、13 或 19 路。</translation>
    </message>
    <message>
        <source>It has no stones.</source>
        <translation>没有棋子。</translation>
    </message>
    <message>
        <source>It has other names (hard links), which would keep the old content.</source>
        <translation>它有其他名称（硬链接），那里会保留旧内容。</translation>
    </message>
    <message numerus="yes">
        <source>It has over {count:,} nodes, too many for a web page, and is not checked further.</source>
        <translation>
            <numerusform>节点超过 {count:,} 个，对网页来说过多，未继续检查。</numerusform>
        </translation>
    </message>
    <message>
        <source>It has several positions; use --game to choose one.</source>
        <translation>其中有多个局面；请用 --game 选择一个。</translation>
    </message>
    <message>
        <source>It has stones of only one colour.</source>
        <translation>只有一种颜色的棋子。</translation>
    </message>
    <message>
        <source>It is a folder; name a file in it.</source>
        <translation>这是文件夹；请指定其中的文件。</translation>
    </message>
    <message>
        <source>It is a square in a frame.</source>
        <translation>是带边框的正方形。</translation>
    </message>
    <message>
        <source>It is a square of 9, 13 or 19 lines.</source>
        <translation>是 9、13 或 19 路的正方形。</translation>
    </message>
    <message>
        <source>It is an archive ({kind}). Unpack it, then open the files in it.</source>
        <translation>这是压缩包（{kind}）。请先解压，再打开其中的文件。</translation>
    </message>
    <message>
        <source>It is closed.</source>
        <translation>已关闭。</translation>
    </message>
    <message>
        <source>It is damaged, but was searched: {reason}</source>
        <translation>已损坏，但已搜索：{reason}</translation>
    </message>
    <message>
        <source>It is empty; HEN, SGF or a diagram was expected.</source>
        <translation>内容为空；应为 HEN、SGF 或棋图。</translation>
    </message>
    <message>
        <source>It is for a {found} board; the game is on {wanted}.</source>
        <translation>它用于 {found} 的棋盘，而棋谱为 {wanted}。</translation>
    </message>
    <message>
        <source>It is framed, and no square.</source>
        <translation>有边框，但不是正方形。</translation>
    </message>
    <message>
        <source>It is its own mirror image.</source>
        <translation>图形左右或上下对称。</translation>
    </message>
    <message>
        <source>It is longer than 9 lines, too.</source>
        <translation>而且超过 9 路。</translation>
    </message>
    <message>
        <source>It is neither SGF nor UTF-8 text, as HEN must be: line {line:,} has the byte {byte}.</source>
        <translation>它既不是 SGF，也不是 HEN 所需的 UTF-8 文本：第 {line:,} 行有字节 {byte}。</translation>
    </message>
    <message numerus="yes">
        <source>It is neither SGF nor a list of HENs, and too long to search for anything else (over {count:,} characters).</source>
        <translation>
            <numerusform>它既不是 SGF，也不是 HEN 列表，且过长，无法查找其他内容（超过 {count:,} 个字符）。</numerusform>
        </translation>
    </message>
    <message>
        <source>It is no square, and has neither frame nor coordinates.</source>
        <translation>不是正方形，也没有边框和坐标。</translation>
    </message>
    <message>
        <source>It is not TOML: {reason}.</source>
        <translation>它不是 TOML：{reason}。</translation>
    </message>
    <message>
        <source>It is not a regular file.</source>
        <translation>它不是普通文件。</translation>
    </message>
    <message numerus="yes">
        <source>It is not a style: it has over {count:,} characters.</source>
        <translation>
            <numerusform>它不是样式：超过 {count:,} 个字符。</numerusform>
        </translation>
    </message>
    <message>
        <source>It is not clear where its lines end.</source>
        <translation>线条在何处终止不太清楚。</translation>
    </message>
    <message>
        <source>It is over the limit of {limit:,} MB. To raise the limit, set max-megabytes in the section [files] of {file}.</source>
        <translation>超过 {limit:,} MB 的上限。要提高上限，请在 {file} 的 [files] 一节中设置 max-megabytes。</translation>
    </message>
    <message>
        <source>It is over the limit of {limit:,} MB. To raise the limit, use --max-size.</source>
        <translation>超过 {limit:,} MB 的上限。要提高上限，请使用 --max-size。</translation>
    </message>
    <message>
        <source>It is seen at an angle: check its corners.</source>
        <translation>棋盘是斜着拍的：请检查四角。</translation>
    </message>
    <message>
        <source>It is the start of a game of Othello.</source>
        <translation>是黑白棋的开局。</translation>
    </message>
    <message>
        <source>It is {format}; use hen convert to convert it to HEN.</source>
        <translation>它是 {format}；要转换为 HEN，请使用 hen convert。</translation>
    </message>
    <message numerus="yes">
        <source>It should have {count:,} moves, but has only {found:,}: it is perhaps truncated.</source>
        <translation>
            <numerusform>应有 {count:,} 手，但只有 {found:,} 手，可能不完整。</numerusform>
        </translation>
    </message>
    <message>
        <source>It shows a corner of a board.</source>
        <translation>显示的是棋盘的一角。</translation>
    </message>
    <message>
        <source>It shows no wrong move.</source>
        <translation>没有列出错误的着法。</translation>
    </message>
    <message>
        <source>It would have over 120 million pixels.</source>
        <translation>它将超过 1.2 亿像素。</translation>
    </message>
    <message>
        <source>It would lose its owner or its attributes.</source>
        <translation>它会失去所有者或属性。</translation>
    </message>
    <message>
        <source>Its cells are tiny.</source>
        <translation>格子非常小。</translation>
    </message>
    <message>
        <source>Its empty points are no dots or crosses.</source>
        <translation>空点不是点或十字。</translation>
    </message>
    <message>
        <source>Its folder allows no new files.</source>
        <translation>所在文件夹不允许新建文件。</translation>
    </message>
    <message>
        <source>Its format cannot store the whole document.</source>
        <translation>其格式无法存储整个文档。</translation>
    </message>
    <message>
        <source>Its index could not be written: {reason}.</source>
        <translation>无法写入其索引：{reason}。</translation>
    </message>
    <message>
        <source>Its numbers of lines are unusual.</source>
        <translation>线数不寻常。</translation>
    </message>
    <message>
        <source>Its rows repeat.</source>
        <translation>各行重复。</translation>
    </message>
    <message>
        <source>Its stones are B and W.</source>
        <translation>棋子是 B 和 W。</translation>
    </message>
    <message>
        <source>Its stones are X and O.</source>
        <translation>棋子是 X 和 O。</translation>
    </message>
    <message>
        <source>Its stones are circles.</source>
        <translation>棋子是圆。</translation>
    </message>
    <message>
        <source>Its stones may be cut off at an edge.</source>
        <translation>边缘的棋子可能被截断。</translation>
    </message>
    <message>
        <source>JSON cannot hold pictures; write them to files with -o.</source>
        <translation>JSON 不能包含图片；请用 -o 把图片写入文件。</translation>
    </message>
    <message>
        <source>JSON has no games; write them to a file with -o.</source>
        <translation>JSON 不含棋谱；请用 -o 写入文件。</translation>
    </message>
    <message>
        <source>KataGo is there, but no network for it: put one, a .bin.gz file, into {folder}.</source>
        <translation>已找到 KataGo，但没有网络权重文件：请将一个 .bin.gz 文件放入 {folder}。</translation>
    </message>
    <message>
        <source>Ko: you can&apos;t retake here yet.</source>
        <translation>打劫：现在还不能提回。</translation>
    </message>
    <message>
        <source>Komi is a number with a decimal point, such as 6.5.</source>
        <translation>贴目是带小数点的数，例如 6.5。</translation>
    </message>
    <message>
        <source>Labels and marks of earlier moves will be lost.</source>
        <translation>之前各手的标签和标记会丢失。</translation>
    </message>
    <message>
        <source>Labels that HEN cannot store will be lost.</source>
        <translation>HEN 无法保存的标签会丢失。</translation>
    </message>
    <message>
        <source>Labels: {points}</source>
        <translation>标签：{points}</translation>
    </message>
    <message>
        <source>Lines are missing at some empty points.</source>
        <translation>部分空点缺少线条。</translation>
    </message>
    <message>
        <source>Lines are seen at nearly all empty points.</source>
        <translation>几乎所有空点都能看到线条。</translation>
    </message>
    <message>
        <source>Lines go on across stones.</source>
        <translation>线条穿过棋子。</translation>
    </message>
    <message>
        <source>Lines will be lost.</source>
        <translation>线条会丢失。</translation>
    </message>
    <message>
        <source>Links are left out.</source>
        <translation>链接会省略。</translation>
    </message>
    <message>
        <source>Lone surrogates, which cannot be saved, were replaced by U+FFFD.</source>
        <translation>单独的代理字符无法保存，已替换为 U+FFFD。</translation>
    </message>
    <message>
        <source>Marks of territory are left out.</source>
        <translation>实地标记会省略。</translation>
    </message>
    <message>
        <source>Move number {number} appears at {names}; each number was expected once.</source>
        <translation>手数 {number} 出现在 {names}；每个手数只应出现一次。</translation>
    </message>
    <message>
        <source>Move number {number} is at {point}, where there is no stone.</source>
        <translation>手数 {number} 在 {point}，而该处没有棋子。</translation>
    </message>
    <message>
        <source>Move number {number} is out of range; move numbers go from 1 to 9999.</source>
        <translation>手数 {number} 超出范围；手数为 1 到 9999。</translation>
    </message>
    <message>
        <source>Move {number} appears more than once; only the first one keeps its number.</source>
        <translation>第 {number} 手出现多次；只有第一个保留编号。</translation>
    </message>
    <message>
        <source>Move {number} at {point} can no longer be played: it would have no liberties.</source>
        <translation>{point} 的第 {number} 手无法再下：会没有气。</translation>
    </message>
    <message>
        <source>Move {number} at {point} can no longer be played: it would retake a ko.</source>
        <translation>{point} 的第 {number} 手无法再下：会提回劫。</translation>
    </message>
    <message>
        <source>Move {number} at {point} can no longer be played: the point is occupied.</source>
        <translation>{point} 的第 {number} 手无法再下：该点已有棋子。</translation>
    </message>
    <message>
        <source>Move {number} at {point}: it would have no liberties.</source>
        <translation>{point} 的第 {number} 手：会没有气。</translation>
    </message>
    <message>
        <source>Move {number} at {point}: it would retake a ko.</source>
        <translation>{point} 的第 {number} 手：会提回劫。</translation>
    </message>
    <message>
        <source>Move {number} at {point}: the point is occupied.</source>
        <translation>{point} 的第 {number} 手：该点已有棋子。</translation>
    </message>
    <message>
        <source>No Go board was found in this picture.</source>
        <translation>在此图片中没有找到围棋棋盘。</translation>
    </message>
    <message>
        <source>No blanks stand between its signs.</source>
        <translation>符号之间没有空格。</translation>
    </message>
    <message>
        <source>No edge is shown, so the diagram is placed in the middle of the board.</source>
        <translation>没有显示边线，因此棋图放在棋盘中央。</translation>
    </message>
    <message>
        <source>No font on this computer has kanji numerals: numbers are drawn instead.</source>
        <translation>此计算机没有含汉字数字的字体，因此改为绘制数字。</translation>
    </message>
    <message>
        <source>No game found: SGF games begin with “(;”.</source>
        <translation>没有找到棋谱：SGF 棋谱以“(;”开头。</translation>
    </message>
    <message>
        <source>No move is marked as right; its first line counts as that.</source>
        <translation>没有标为正解的着法；以第一条线路为正解。</translation>
    </message>
    <message>
        <source>No move solves it.</source>
        <translation>没有能解开此题的着法。</translation>
    </message>
    <message>
        <source>No point is in doubt.</source>
        <translation>没有存疑的点。</translation>
    </message>
    <message>
        <source>No stone follows column {column} in row {row}; one was expected, as in “{column}b”.</source>
        <translation>第 {row} 行的列 {column} 后没有棋子；应有一颗，如“{column}b”。</translation>
    </message>
    <message>
        <source>No stone has a number; at least one numbered stone is needed.</source>
        <translation>没有带编号的棋子；至少需要一颗。</translation>
    </message>
    <message>
        <source>No stones of two colours are in contact.</source>
        <translation>没有异色棋子相接触。</translation>
    </message>
    <message>
        <source>Nothing can be inserted before the start of the game.</source>
        <translation>初始局面之前不能插入内容。</translation>
    </message>
    <message>
        <source>Nothing follows the dash after {point}; a label or one of CR, SQ, TR and MA was expected.</source>
        <translation>{point} 后的短横之后没有内容；应为标签，或 CR、SQ、TR、MA 之一。</translation>
    </message>
    <message>
        <source>Nothing follows the dot; a size (9x9), a point (K10), a colour (b or w) or a pass (pb) was expected.</source>
        <translation>句点之后没有内容；应为棋盘大小 (9x9)、点 (K10)、颜色（b 或 w）或停一手 (pb)。</translation>
    </message>
    <message>
        <source>Nothing follows “_”; a row number was expected, as in “_10Kb”.</source>
        <translation>“_”之后没有内容；应为行号，如“_10Kb”。</translation>
    </message>
    <message>
        <source>Nothing to do: specify a transform, such as --rotate left.</source>
        <translation>没有要做的事：请指定变换，例如 --rotate left。</translation>
    </message>
    <message>
        <source>Nothing to paste: no SGF, HEN, text diagram or list of moves was found.</source>
        <translation>没有可粘贴的内容：未找到 SGF、HEN、文本棋图或着手。</translation>
    </message>
    <message>
        <source>Nothing to read: specify a HEN text, a file, or - for standard input.</source>
        <translation>没有可读取的内容：请指定 HEN 文本、文件，或用 - 表示标准输入。</translation>
    </message>
    <message>
        <source>Number {number} appears at {names}; each number may be used only once.</source>
        <translation>编号 {number} 出现在 {names}；每个编号只能用一次。</translation>
    </message>
    <message>
        <source>Numbers are there again and again.</source>
        <translation>数字反复出现。</translation>
    </message>
    <message>
        <source>On a board of {size} this may be another game than Go.</source>
        <translation>{size} 的棋盘可能是围棋以外的游戏。</translation>
    </message>
    <message>
        <source>One of the two games is not Go (see GM in the node properties); they cannot be merged.</source>
        <translation>两局之中有一局不是围棋（见节点属性中的 GM），无法合并。</translation>
    </message>
    <message>
        <source>One stone is in brackets.</source>
        <translation>有一颗棋子在括号中。</translation>
    </message>
    <message>
        <source>Only a whole game can be resized.</source>
        <translation>只有整局棋谱才能改变大小。</translation>
    </message>
    <message>
        <source>Only one colour has stones.</source>
        <translation>只有一种颜色的棋子。</translation>
    </message>
    <message>
        <source>Only one of --all, --move and --node can be given.</source>
        <translation>--all、--move 和 --node 只能指定其一。</translation>
    </message>
    <message>
        <source>Only one of --cell and --cm can be given.</source>
        <translation>--cell 和 --cm 只能指定其一。</translation>
    </message>
    <message>
        <source>Only one of --move and --node can be given.</source>
        <translation>--move 和 --node 只能指定其一。</translation>
    </message>
    <message>
        <source>Only the HEN in this text was read; the words around it are ignored.</source>
        <translation>只读取了此文本中的 HEN，周围的文字已忽略。</translation>
    </message>
    <message numerus="yes">
        <source>Only the first {count:,} characters of this text were searched for diagrams.</source>
        <translation>
            <numerusform>只在此文本的前 {count:,} 个字符中查找了棋图。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only the first {count:,} positions are offered. To open all, save the text as a .hen file.</source>
        <translation>
            <numerusform>只显示前 {count:,} 个局面。要打开全部，请将此文本另存为 .hen 文件。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only the first {count} diagrams of this text were read.</source>
        <translation>
            <numerusform>只读取了此文本中的前 {count} 个棋图。</numerusform>
        </translation>
    </message>
    <message>
        <source>Played in order, move {number} at {point} captures {names}, where this position has stones.</source>
        <translation>按顺序下到 {point} 的第 {number} 手时，会提掉 {names}，而此局面中那里有棋子。</translation>
    </message>
    <message>
        <source>Points of a search pattern are read as empty.</source>
        <translation>搜索模式的点按空点读取。</translation>
    </message>
    <message>
        <source>Positions have no moves; --move is for games.</source>
        <translation>局面没有着手；--move 用于棋谱。</translation>
    </message>
    <message>
        <source>PySide6, which draws pictures, cannot be used ({reason}). SVG with --letters text does without it.</source>
        <translation>无法使用绘制图片的 PySide6（{reason}）。用 --letters text 输出 SVG 则不需要它。</translation>
    </message>
    <message>
        <source>PySide6, which opens pictures, cannot be used ({reason}).</source>
        <translation>无法使用打开图片的 PySide6（{reason}）。</translation>
    </message>
    <message>
        <source>Remove it</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Row {row} has no stones; at least one was expected.</source>
        <translation>第 {row} 行没有棋子；至少应有一颗。</translation>
    </message>
    <message numerus="yes">
        <source>Row {row} needs {count} columns; the board has {columns}.</source>
        <translation>
            <numerusform>第 {row} 行需要 {count} 列，而棋盘有 {columns} 列。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Row {row} needs {count} or more columns; the board has {columns}.</source>
        <translation>
            <numerusform>第 {row} 行需要 {count} 列或更多，而棋盘有 {columns} 列。</numerusform>
        </translation>
    </message>
    <message>
        <source>Rows that begin with $$ follow this diagram apart from it; they are left out.</source>
        <translation>此棋图之后另有以 $$ 开头的行，予以省略。</translation>
    </message>
    <message>
        <source>SGF cannot store this; HEN can, but not on boards with more than 25 columns, for which it has no letters.</source>
        <translation>SGF 无法保存它；HEN 可以，但超过 25 列的棋盘没有足够的字母，也不行。</translation>
    </message>
    <message>
        <source>SGF properties that are not part of a position will be lost.</source>
        <translation>不属于局面的 SGF 属性会丢失。</translation>
    </message>
    <message>
        <source>SZ[{value}] is not a board size from 1 to 52; 19x19 is assumed.</source>
        <translation>SZ[{value}] 不是 1 到 52 的棋盘大小；按 19x19 处理。</translation>
    </message>
    <message>
        <source>Selected points will be lost.</source>
        <translation>选中的点会丢失。</translation>
    </message>
    <message>
        <source>Several signs stand for empty points.</source>
        <translation>有几种符号表示空点。</translation>
    </message>
    <message>
        <source>Signs for stones are there in two kinds.</source>
        <translation>表示棋子的符号各有两种。</translation>
    </message>
    <message>
        <source>Six stones and more have no liberties.</source>
        <translation>有六颗以上的棋子没有气。</translation>
    </message>
    <message>
        <source>Small letters are there once each.</source>
        <translation>小写字母各出现一次。</translation>
    </message>
    <message>
        <source>Some inputs are games and others positions; transform them one kind at a time.</source>
        <translation>输入中既有棋谱又有局面；请一次只变换一种。</translation>
    </message>
    <message>
        <source>Some inputs become SGF and others HEN; choose with -o FILE, or use --json.</source>
        <translation>有些输入得到 SGF，有些得到 HEN；请用 -o FILE 选择，或使用 --json。</translation>
    </message>
    <message>
        <source>Some of its points are in doubt.</source>
        <translation>部分点存疑。</translation>
    </message>
    <message>
        <source>Some programs cut off the label “{label}” at “~”.</source>
        <translation>有些程序会把标签“{label}”在“~”处截断。</translation>
    </message>
    <message>
        <source>Some stones have no liberties.</source>
        <translation>有些棋子没有气。</translation>
    </message>
    <message>
        <source>Something is in some of its cells.</source>
        <translation>部分格子里有东西。</translation>
    </message>
    <message>
        <source>Squares: {points}</source>
        <translation>方块：{points}</translation>
    </message>
    <message>
        <source>Star points are drawn where they are.</source>
        <translation>星位画在应有的位置。</translation>
    </message>
    <message>
        <source>Stones in capital and small letters are read alike; small ones may be dead stones.</source>
        <translation>大写和小写字母的棋子视为相同；小写的可能是死子。</translation>
    </message>
    <message>
        <source>Stones seem to lie beyond its lines.</source>
        <translation>线条之外似乎还有棋子。</translation>
    </message>
    <message>
        <source>Suicide: that move would have no liberties.</source>
        <translation>自杀：这一手会没有气。</translation>
    </message>
    <message>
        <source>Territory is left out.</source>
        <translation>实地会省略。</translation>
    </message>
    <message>
        <source>Territory will be lost.</source>
        <translation>实地会丢失。</translation>
    </message>
    <message>
        <source>The ( that begins a game or a variation is missing here.</source>
        <translation>此处缺少开始棋谱或变化的 (。</translation>
    </message>
    <message>
        <source>The ; that begins a node is missing here.</source>
        <translation>此处缺少开始节点的 ;。</translation>
    </message>
    <message>
        <source>The HEN[...] of this node is ignored and stays as it is.</source>
        <translation>此节点的 HEN[...] 被忽略，保持不变。</translation>
    </message>
    <message>
        <source>The HEN[...] of this node is ignored, but kept in the file: {reason}</source>
        <translation>此节点的 HEN[...] 被忽略，但保留在文件中：{reason}</translation>
    </message>
    <message>
        <source>The HEN[...] of this node is removed: HEN has letters for 25 columns only.</source>
        <translation>此节点的 HEN[...] 将移除：HEN 的字母只够 25 列。</translation>
    </message>
    <message>
        <source>The HEN[...] of this node was ignored and is removed: it would be read now.</source>
        <translation>此节点被忽略的 HEN[...] 将移除，否则它现在会被读取。</translation>
    </message>
    <message numerus="yes">
        <source>The board has {count} columns; HEN allows at most 25.</source>
        <translation>
            <numerusform>棋盘有 {count} 列；HEN 最多 25 列。</numerusform>
        </translation>
    </message>
    <message>
        <source>The board is too large for HEN: the picture does not carry its position.</source>
        <translation>棋盘超出 HEN 的范围，图片不附带局面。</translation>
    </message>
    <message>
        <source>The board is {columns}x{rows}, not a square; some programs read only the first number.</source>
        <translation>棋盘为 {columns}x{rows}，不是正方形；有些程序只读取第一个数。</translation>
    </message>
    <message>
        <source>The centres of its cells are plain.</source>
        <translation>格子中央是空白的。</translation>
    </message>
    <message>
        <source>The checksum of the text {keyword} is wrong; the text may be damaged.</source>
        <translation>文本 {keyword} 的校验和错误，文本可能已损坏。</translation>
    </message>
    <message>
        <source>The clipboard has no variation: it is not SGF, or has no moves or setup.</source>
        <translation>剪贴板中没有变化：不是 SGF，或没有着手和摆子。</translation>
    </message>
    <message>
        <source>The coloured stone at {point} is ignored: there is a black or white stone now.</source>
        <translation>{point} 的彩色棋子被忽略：那里现在有黑子或白子。</translation>
    </message>
    <message>
        <source>The comment is left out.</source>
        <translation>评注会省略。</translation>
    </message>
    <message>
        <source>The comment will be lost.</source>
        <translation>评注会丢失。</translation>
    </message>
    <message>
        <source>The cropped view will be lost.</source>
        <translation>局部显示会丢失。</translation>
    </message>
    <message>
        <source>The disk failed while the file was being written; the complete data is in {file}.</source>
        <translation>写入文件时磁盘出错，完整的数据在 {file} 中。</translation>
    </message>
    <message>
        <source>The document is encrypted, so that its attachments cannot be read.</source>
        <translation>文档已加密，无法读取其附件。</translation>
    </message>
    <message>
        <source>The engine answers “{command}” with “{answer}”.</source>
        <translation>引擎对“{command}”的回答是“{answer}”。</translation>
    </message>
    <message>
        <source>The engine cannot be started: {reason} ({program}).</source>
        <translation>无法启动引擎：{reason} ({program})。</translation>
    </message>
    <message>
        <source>The engine counts by rules of its own, not {rules}.</source>
        <translation>引擎按自身的规则计算，而不是 {rules} 规则。</translation>
    </message>
    <message>
        <source>The engine counts with a komi of {komi}, for the prisoners before this setup.</source>
        <translation>引擎按贴目 {komi} 计算，以计入此次摆子之前的提子。</translation>
    </message>
    <message>
        <source>The engine crashed or was killed ({signal}).</source>
        <translation>引擎崩溃或被强制终止（{signal}）。</translation>
    </message>
    <message>
        <source>The engine does not answer “{command}”.</source>
        <translation>引擎没有回答“{command}”。</translation>
    </message>
    <message>
        <source>The engine does not know that {point} is ko.</source>
        <translation>引擎不知道 {point} 是劫。</translation>
    </message>
    <message>
        <source>The engine does not know the ko, since no move can have made it.</source>
        <translation>引擎不知道此劫，因为没有着手能形成它。</translation>
    </message>
    <message>
        <source>The engine ended (exit status {status}).</source>
        <translation>引擎已退出（退出状态 {status}）。</translation>
    </message>
    <message>
        <source>The engine ended (exit status {status}): “{reason}”.</source>
        <translation>引擎已退出（退出状态 {status}）：“{reason}”。</translation>
    </message>
    <message>
        <source>The engine needs {library}, which is not installed.</source>
        <translation>引擎需要 {library}，但尚未安装。</translation>
    </message>
    <message>
        <source>The engine refuses “{command}”: “{answer}”.</source>
        <translation>引擎拒绝“{command}”：“{answer}”。</translation>
    </message>
    <message>
        <source>The engine was stopped.</source>
        <translation>引擎已停止。</translation>
    </message>
    <message>
        <source>The engine writes without end, and was stopped.</source>
        <translation>引擎不停地输出，已被停止。</translation>
    </message>
    <message>
        <source>The engine&apos;s board could not be compared with this one.</source>
        <translation>无法将引擎的棋盘与此棋盘比较。</translation>
    </message>
    <message>
        <source>The file declares no encoding; it is perhaps {encoding}. If its names look wrong, choose another encoding.</source>
        <translation>文件没有声明编码，可能是 {encoding}。如果名字显示不对，请选择其他编码。</translation>
    </message>
    <message>
        <source>The file declares no encoding; it was read as {encoding}, which fits best.</source>
        <translation>文件没有声明编码，已按最相符的 {encoding} 读取。</translation>
    </message>
    <message>
        <source>The file declares the encoding {charset}, but its bytes do not fit; it was read as {encoding}.</source>
        <translation>文件声明的编码是 {charset}，但字节不符，已按 {encoding} 读取。</translation>
    </message>
    <message>
        <source>The file declares the unknown encoding {charset}; it was read as {encoding}.</source>
        <translation>文件声明了未知的编码 {charset}，已按 {encoding} 读取。</translation>
    </message>
    <message numerus="yes">
        <source>The file ends too early: {count:,} ) are missing.</source>
        <translation>
            <numerusform>文件过早结束：缺少 {count:,} 个 )。</numerusform>
        </translation>
    </message>
    <message>
        <source>The file is cut off or damaged; what follows the damage was not searched.</source>
        <translation>文件被截断或已损坏，损坏之后的部分没有搜索。</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>文件是空的。</translation>
    </message>
    <message>
        <source>The file is too large to be searched completely for a position.</source>
        <translation>文件过大，无法完整查找局面。</translation>
    </message>
    <message>
        <source>The file&apos;s encoding can&apos;t represent all of its text.</source>
        <translation>文件的编码无法表示其全部文字。</translation>
    </message>
    <message>
        <source>The first node of the game has a move.</source>
        <translation>棋谱的第一个节点有着手。</translation>
    </message>
    <message>
        <source>The game info will be lost.</source>
        <translation>棋局信息会丢失。</translation>
    </message>
    <message>
        <source>The games of this file have different encodings; each was read in its own.</source>
        <translation>此文件中的棋谱编码不同，已分别按各自的编码读取。</translation>
    </message>
    <message>
        <source>The games start with different positions; they cannot be merged.</source>
        <translation>两局棋谱的初始局面不同，无法合并。</translation>
    </message>
    <message>
        <source>The handicap is a number of stones, 2 or more; 0 for none.</source>
        <translation>让子数为 2 或更多；没有则为 0。</translation>
    </message>
    <message>
        <source>The handicap stays as it is, but its stones are White&apos;s now.</source>
        <translation>让子数不变，但让子现在是白子。</translation>
    </message>
    <message>
        <source>The ko at {point} is off the board, which is {columns}x{rows}.</source>
        <translation>{point} 的劫在 {columns}x{rows} 的棋盘之外。</translation>
    </message>
    <message>
        <source>The ko is given more than once; the last one counts.</source>
        <translation>劫给出了多次，以最后一个为准。</translation>
    </message>
    <message>
        <source>The ko is left out.</source>
        <translation>劫会省略。</translation>
    </message>
    <message>
        <source>The komi stays as it is; White still gets it.</source>
        <translation>贴目不变，仍归白方。</translation>
    </message>
    <message>
        <source>The label at {point} is off the board, which is {columns}x{rows}.</source>
        <translation>{point} 的标签在 {columns}x{rows} 的棋盘之外。</translation>
    </message>
    <message>
        <source>The last move at {point} is off the board, which is {columns}x{rows}.</source>
        <translation>{point} 的最后一手在 {columns}x{rows} 的棋盘之外。</translation>
    </message>
    <message>
        <source>The last move is given more than once; the last one counts.</source>
        <translation>最后一手给出了多次，以最后一个为准。</translation>
    </message>
    <message>
        <source>The last move is left out.</source>
        <translation>最后一手会省略。</translation>
    </message>
    <message>
        <source>The last move is {color} at {point}, but that point is empty.</source>
        <translation>最后一手是{color}方 {point}，但该点是空的。</translation>
    </message>
    <message>
        <source>The last move is {color} at {point}, but the stone there is {other}&apos;s.</source>
        <translation>最后一手是{color}方 {point}，但那里是{other}子。</translation>
    </message>
    <message>
        <source>The list names no colours; Black plays first, and colours alternate.</source>
        <translation>列表没有写颜色；按黑先、轮流行棋处理。</translation>
    </message>
    <message>
        <source>The mark at {point} is off the board, which is {columns}x{rows}.</source>
        <translation>{point} 的标记在 {columns}x{rows} 的棋盘之外。</translation>
    </message>
    <message>
        <source>The move at {point} falls off the board and becomes a pass.</source>
        <translation>{point} 的着手落到棋盘之外，变为停一手。</translation>
    </message>
    <message>
        <source>The name of the output file is empty.</source>
        <translation>输出文件的名称为空。</translation>
    </message>
    <message>
        <source>The names of its columns count I.</source>
        <translation>列名包含 I。</translation>
    </message>
    <message>
        <source>The names of its columns leave out I.</source>
        <translation>列名不含 I。</translation>
    </message>
    <message>
        <source>The node name is left out.</source>
        <translation>节点名称会省略。</translation>
    </message>
    <message>
        <source>The node name will be lost.</source>
        <translation>节点名称会丢失。</translation>
    </message>
    <message>
        <source>The number at {point} is ignored: its stone is gone.</source>
        <translation>{point} 的编号被忽略：棋子已不在。</translation>
    </message>
    <message>
        <source>The number of captured stones is left out.</source>
        <translation>提子数会省略。</translation>
    </message>
    <message>
        <source>The numbers do not show their colours; {color} is taken to play {number}.</source>
        <translation>编号没有表明颜色；第 {number} 手视为{color}方。</translation>
    </message>
    <message>
        <source>The numbers of its rows count down to 1.</source>
        <translation>行号从上往下递减到 1。</translation>
    </message>
    <message numerus="yes">
        <source>The numbers on {count} stones were not read: {names}.</source>
        <translation>
            <numerusform>有 {count} 颗棋子上的数字未能读出：{names}。</numerusform>
        </translation>
    </message>
    <message>
        <source>The order is given more than once; the last one counts.</source>
        <translation>行棋顺序给出了多次，以最后一个为准。</translation>
    </message>
    <message>
        <source>The order of play is left out.</source>
        <translation>行棋顺序会省略。</translation>
    </message>
    <message>
        <source>The output could not be written: {reason}.</source>
        <translation>无法写出输出：{reason}。</translation>
    </message>
    <message>
        <source>The output {path} is the input; choose another name.</source>
        <translation>输出 {path} 就是输入，请选择其他名称。</translation>
    </message>
    <message>
        <source>The picture shows a part of a board; it is taken for {part} of a board of {size}.</source>
        <translation>图片显示的是棋盘的一部分，视为 {size} 棋盘的 {part}。</translation>
    </message>
    <message>
        <source>The player to move is left out.</source>
        <translation>行棋方会省略。</translation>
    </message>
    <message>
        <source>The result is {format}; the name {name} would be misleading.</source>
        <translation>结果是 {format}，名称 {name} 会引起误解。</translation>
    </message>
    <message>
        <source>The result “{value}” stays as it is: it does not begin with a colour.</source>
        <translation>结果“{value}”保持不变：它不以颜色开头。</translation>
    </message>
    <message>
        <source>The same letters are there again.</source>
        <translation>相同的字母反复出现。</translation>
    </message>
    <message>
        <source>The selection of points is left out.</source>
        <translation>点的选择会省略。</translation>
    </message>
    <message>
        <source>The size is given more than once; the last one counts. Title lines (# Title) separate positions.</source>
        <translation>大小给出了多次，以最后一个为准。不同局面用标题行（# 标题）分隔。</translation>
    </message>
    <message>
        <source>The size of the board is not shown; {size} is assumed.</source>
        <translation>没有标明棋盘大小；按 {size} 处理。</translation>
    </message>
    <message>
        <source>The size “{found}” has only one number; columns and rows were expected, as in “{meant}”.</source>
        <translation>大小“{found}”只有一个数；应有列数和行数，如“{meant}”。</translation>
    </message>
    <message>
        <source>The size “{found}” needs a dot before it: “{meant}”.</source>
        <translation>大小“{found}”前应有句点：“{meant}”。</translation>
    </message>
    <message>
        <source>The size “{found}” needs a lower-case x between its numbers: “{meant}”.</source>
        <translation>大小“{found}”的两个数之间应有小写的 x：“{meant}”。</translation>
    </message>
    <message>
        <source>The stone at {point} is {color}&apos;s, but move {number} is {expected}&apos;s.</source>
        <translation>{point} 的棋子是{color}子，而第 {number} 手应为{expected}方。</translation>
    </message>
    <message>
        <source>The stones are piled up from the bottom.</source>
        <translation>棋子从底部堆起。</translation>
    </message>
    <message>
        <source>The stones at {point} have no liberty; engines refuse that.</source>
        <translation>{point} 的棋子没有气，引擎不接受。</translation>
    </message>
    <message>
        <source>The system lets HEN Editor create no files in {folder}. It may be protected: allow HEN Editor in the settings for ransomware protection, or save elsewhere.</source>
        <translation>系统不允许 HEN Editor 在 {folder} 中创建文件。该文件夹可能受到保护：请在勒索软件防护设置中允许 HEN Editor，或保存到别处。</translation>
    </message>
    <message>
        <source>The text beside it says which sign is black or white.</source>
        <translation>旁边的文字说明了哪个符号是黑或白。</translation>
    </message>
    <message>
        <source>The text has goals or moves of other games.</source>
        <translation>文中有其他游戏的目标或走法。</translation>
    </message>
    <message>
        <source>The text has words of Go.</source>
        <translation>文中有围棋用语。</translation>
    </message>
    <message numerus="yes">
        <source>The text is not SGF, and too long to search for anything else (over {count:,} characters).</source>
        <translation>
            <numerusform>文本不是 SGF，且过长，无法查找其他内容（超过 {count:,} 个字符）。</numerusform>
        </translation>
    </message>
    <message>
        <source>The text names other games or drawings.</source>
        <translation>文中提到其他游戏或图画。</translation>
    </message>
    <message>
        <source>The text names {name}, which falls off the board; the name stays.</source>
        <translation>文中的 {name} 落到棋盘之外，名称保持不变。</translation>
    </message>
    <message>
        <source>The text of {name} has an unescaped ]; it was read to its apparent end.</source>
        <translation>{name} 的文本中有未转义的 ]，已读取到看似结尾之处。</translation>
    </message>
    <message>
        <source>The turn is given more than once; the last one counts.</source>
        <translation>行棋方给出了多次，以最后一个为准。</translation>
    </message>
    <message>
        <source>The two moves of this node are played in the other order now, Black&apos;s first.</source>
        <translation>此节点的两手现在按相反顺序下，黑方在先。</translation>
    </message>
    <message>
        <source>The variation is for a {found} board; this game is played on {wanted}.</source>
        <translation>该变化用于 {found} 的棋盘，而此棋谱为 {wanted}。</translation>
    </message>
    <message>
        <source>There are about as many stones of each colour.</source>
        <translation>各颜色的棋子数大致相等。</translation>
    </message>
    <message>
        <source>Begin all rows with “_”</source>
        <translation>所有行以“_”开头</translation>
    </message>
    <message>
        <source>Change I to J</source>
        <translation>将 I 改为 J</translation>
    </message>
    <message>
        <source>Change O and l to digits</source>
        <translation>将 O 和 l 改为数字</translation>
    </message>
    <message>
        <source>Change all signs of stones to letters</source>
        <translation>将表示棋子的符号全部改为字母</translation>
    </message>
    <message>
        <source>Change all to Latin letters</source>
        <translation>全部改为拉丁字母</translation>
    </message>
    <message>
        <source>Change all to plain characters</source>
        <translation>全部改为普通字符</translation>
    </message>
    <message>
        <source>Change all words to letters</source>
        <translation>将单词全部改为单个字母</translation>
    </message>
    <message>
        <source>Change all x and o to b and w</source>
        <translation>将 x 和 o 全部改为 b 和 w</translation>
    </message>
    <message>
        <source>It has 8, 10, 12 or 14 to 16 lines.</source>
        <translation>有 8、10、12 或 14 至 16 路。</translation>
    </message>
    <message>
        <source>Join all digits</source>
        <translation>将隔开的数字全部连写</translation>
    </message>
    <message>
        <source>Make it a pass</source>
        <translation>改为停一手</translation>
    </message>
    <message>
        <source>Read all counts as before the stones</source>
        <translation>所有个数按写在棋子之前读取</translation>
    </message>
    <message>
        <source>Read all rows as number, column, stones</source>
        <translation>所有行按行号、列、棋子的顺序读取</translation>
    </message>
    <message>
        <source>Read all rows as number, stones, column</source>
        <translation>所有行按行号、棋子、列的顺序读取</translation>
    </message>
    <message>
        <source>Read all stones as colour, column, number</source>
        <translation>所有棋子按颜色、列、行号的顺序读取</translation>
    </message>
    <message>
        <source>Remove all escapes of Markdown and HTML</source>
        <translation>移除所有 Markdown 和 HTML 转义</translation>
    </message>
    <message>
        <source>Remove the signs between stones</source>
        <translation>移除棋子之间的符号</translation>
    </message>
    <message>
        <source>Remove what is around the text</source>
        <translation>移除文本前后的内容</translation>
    </message>
    <message numerus="yes">
        <source>Rows {first} to {last} are not shown; they are read as empty.</source>
        <translation>
            <numerusform>棋图中缺少的行（第 {first} 至 {last} 行）按空点读取。</numerusform>
        </translation>
    </message>
    <message>
        <source>SZ[{value}] is read as {meant}; SZ[{standard}] is expected.</source>
        <translation>SZ[{value}] 按 {meant} 读取；应为 SZ[{standard}]。</translation>
    </message>
    <message>
        <source>Separate all parts with dots</source>
        <translation>用句点分隔各部分</translation>
    </message>
    <message numerus="yes">
        <source>The engine&apos;s board differs at {count:,} points, the first is {point}.</source>
        <translation>
            <numerusform>引擎的棋盘有 {count:,} 个点与此不一致，第一个是 {point}。</numerusform>
        </translation>
    </message>
    <message>
        <source>The engine&apos;s board has another size.</source>
        <translation>引擎的棋盘大小与此不一致。</translation>
    </message>
    <message>
        <source>The engine&apos;s move {point} is illegal: {reason}</source>
        <translation>引擎的着手 {point} 违规：{reason}</translation>
    </message>
    <message>
        <source>The invisible {found} is skipped.</source>
        <translation>已跳过不可见的 {found}。</translation>
    </message>
    <message>
        <source>There are no HEN or SGF files in this folder.</source>
        <translation>此文件夹中没有 HEN 或 SGF 文件。</translation>
    </message>
    <message>
        <source>There are no moves to number before this position.</source>
        <translation>此局面之前没有可编号的着手。</translation>
    </message>
    <message numerus="yes">
        <source>There are {count:,} pictures, which need a folder, or --game to choose one.</source>
        <translation>
            <numerusform>有 {count:,} 张图片，请指定文件夹，或用 --game 选择一张。</numerusform>
        </translation>
    </message>
    <message>
        <source>There is a ko.</source>
        <translation>有劫。</translation>
    </message>
    <message>
        <source>There is a no-break or wide space here; a plain space was expected.</source>
        <translation>此处有不换行空格或全角空格；应为普通空格。</translation>
    </message>
    <message>
        <source>There is a stone on that point.</source>
        <translation>该点已有棋子。</translation>
    </message>
    <message>
        <source>There is a stone on the ko point {point}; an empty point was expected.</source>
        <translation>劫点 {point} 上有棋子；应为空点。</translation>
    </message>
    <message>
        <source>There is no board of size “{found}”; a board has 1 to 25 columns and 1 to 52 rows.</source>
        <translation>没有“{found}”这样大小的棋盘；棋盘为 1 到 25 列、1 到 52 行。</translation>
    </message>
    <message>
        <source>There is no column I: the letter is skipped.</source>
        <translation>没有 I 列：该字母跳过不用。</translation>
    </message>
    <message>
        <source>There is no diagram of a Go board in this text.</source>
        <translation>此文本中没有围棋棋图。</translation>
    </message>
    <message>
        <source>There is no engine {name}, and none was found. GNU Go and KataGo are free ones.</source>
        <translation>没有引擎 {name}，也未找到其他引擎。GNU Go 和 KataGo 是免费的引擎。</translation>
    </message>
    <message>
        <source>There is no engine {name}; found: {found}.</source>
        <translation>没有引擎 {name}；已找到：{found}。</translation>
    </message>
    <message>
        <source>There is no folder {folder}.</source>
        <translation>文件夹 {folder} 不存在。</translation>
    </message>
    <message>
        <source>There is no move {move:,}; this is the position after the last one, move {last:,}.</source>
        <translation>没有第 {move:,} 手；这是最后一手（第 {last:,} 手）之后的局面。</translation>
    </message>
    <message>
        <source>There is no move {number:,}; the last one of the game is {last:,}.</source>
        <translation>没有第 {number:,} 手；棋谱的最后一手是第 {last:,} 手。</translation>
    </message>
    <message>
        <source>There is no node {number:,}; the last one of the game is {last:,}.</source>
        <translation>没有节点 {number:,}；棋谱的最后一个是 {last:,}。</translation>
    </message>
    <message numerus="yes">
        <source>There is no number {number}; there are only {count:,}.</source>
        <translation>
            <numerusform>没有第 {number} 个；只有 {count:,} 个。</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no program {program}.</source>
        <translation>没有程序 {program}。</translation>
    </message>
    <message>
        <source>There is no row {row} on this board; its top row is {rows}.</source>
        <translation>此棋盘没有第 {row} 行；最上面是第 {rows} 行。</translation>
    </message>
    <message>
        <source>There is no style “{name}”, only {names}.</source>
        <translation>没有样式“{name}”，只有 {names}。</translation>
    </message>
    <message>
        <source>There is not enough memory.</source>
        <translation>内存不足。</translation>
    </message>
    <message>
        <source>There is one ) too many; it is skipped.</source>
        <translation>多了一个 )，已跳过。</translation>
    </message>
    <message>
        <source>This board was not read surely; compare it with the picture.</source>
        <translation>此棋盘的识别结果不确定，请与图片对照。</translation>
    </message>
    <message>
        <source>This document carries no position: no .hen or .sgf file is attached to it.</source>
        <translation>此文档不含局面：没有附带 .hen 或 .sgf 文件。</translation>
    </message>
    <message>
        <source>This engine can only play: it names no good moves.</source>
        <translation>此引擎只能下棋，不给出好手。</translation>
    </message>
    <message>
        <source>This engine cannot tell which stones are dead.</source>
        <translation>此引擎无法判断哪些是死子。</translation>
    </message>
    <message>
        <source>This engine knows square boards only; this one is {size}.</source>
        <translation>此引擎只支持正方形棋盘，而此棋盘为 {size}。</translation>
    </message>
    <message>
        <source>This game is not Go: it has no position.</source>
        <translation>这不是围棋棋谱：没有局面。</translation>
    </message>
    <message>
        <source>This game is on {here}; a {there} board does not fit.</source>
        <translation>此棋谱为 {here}，{there} 的棋盘不相符。</translation>
    </message>
    <message>
        <source>This is likely a board of Go, but may be one of another game, or a drawing.</source>
        <translation>这很可能是围棋棋盘，但也可能是其他游戏或图画。</translation>
    </message>
    <message>
        <source>This is not a game of Go.</source>
        <translation>这不是围棋棋谱。</translation>
    </message>
    <message>
        <source>This is not a picture that can be read.</source>
        <translation>这不是可以读取的图片。</translation>
    </message>
    <message>
        <source>This is only possible for a move of Black or White.</source>
        <translation>只有黑方或白方的着手才能这样做。</translation>
    </message>
    <message>
        <source>This may be the first row of the diagram below, but it does not fit, so it is left out.</source>
        <translation>这可能是下方棋图的第一行，但与其不符，予以省略。</translation>
    </message>
    <message>
        <source>This node has setup ({setup}) and a move; the setup comes first, then the move.</source>
        <translation>此节点既有摆子（{setup}）又有着手；先摆子，再下着手。</translation>
    </message>
    <message>
        <source>This node has two moves; Black&apos;s is played first.</source>
        <translation>此节点有两手；先下黑方的。</translation>
    </message>
    <message>
        <source>This picture carries no position: it has no data-hen, and no HEN in its metadata or descriptions.</source>
        <translation>此图片不含局面：没有 data-hen，元数据和说明中也没有 HEN。</translation>
    </message>
    <message>
        <source>This picture carries no position: no comment in it begins with “HEN:”.</source>
        <translation>此图片不含局面：没有以“HEN:”开头的注释。</translation>
    </message>
    <message>
        <source>This picture carries no position: no text in it is named HEN or SGF.</source>
        <translation>此图片不含局面：没有名为 HEN 或 SGF 的文本。</translation>
    </message>
    <message>
        <source>This picture could not be decoded: it is damaged, or needs too much memory.</source>
        <translation>无法解码此图片：图片已损坏，或需要过多内存。</translation>
    </message>
    <message>
        <source>This picture has {width:,} by {height:,} pixels, more than can be looked through.</source>
        <translation>此图片有 {width:,} × {height:,} 像素，过大而无法查找棋盘。</translation>
    </message>
    <message>
        <source>This picture was not decoded within {seconds} seconds, and is left alone.</source>
        <translation>此图片未能在 {seconds} 秒内解码，没有打开。</translation>
    </message>
    <message>
        <source>This player has no earlier move to exchange this one with.</source>
        <translation>此方没有可与之交换的更早着手。</translation>
    </message>
    <message>
        <source>This row has {found} points where others have {width}; the missing ones are read as empty.</source>
        <translation>此行有 {found} 个点，而其他行有 {width} 个；缺少的按空点读取。</translation>
    </message>
    <message>
        <source>This row has {found} points where others have {width}; what is at its end is left out.</source>
        <translation>此行有 {found} 个点，而其他行有 {width} 个；行尾多出的省略。</translation>
    </message>
    <message>
        <source>This text is outside the games; it is kept.</source>
        <translation>此文本在棋谱之外，予以保留。</translation>
    </message>
    <message>
        <source>Time is given in seconds, such as 3600 for an hour.</source>
        <translation>时间以秒表示，例如一小时为 3600。</translation>
    </message>
    <message>
        <source>Triangles: {points}</source>
        <translation>三角：{points}</translation>
    </message>
    <message>
        <source>Undecodable bytes become U+FFFD in this node.</source>
        <translation>此节点中无法解码的字节将变为 U+FFFD。</translation>
    </message>
    <message>
        <source>Unknown properties stay as they are, even if they name points: {names}.</source>
        <translation>未知属性保持不变，即使其中有点的名称：{names}。</translation>
    </message>
    <message>
        <source>Variations are not read from {format} files; they are left out.</source>
        <translation>不读取 {format} 文件中的变化，已略去。</translation>
    </message>
    <message>
        <source>Variations will be lost.</source>
        <translation>变化会丢失。</translation>
    </message>
    <message numerus="yes">
        <source>What is at {count:,} points falls off the board, the first at {point}.</source>
        <translation>
            <numerusform>{count:,} 个点上的内容落到棋盘之外，第一个在 {point}。</numerusform>
        </translation>
    </message>
    <message>
        <source>What was recorded is not the document when it is read back. This is an error in HEN Editor.</source>
        <translation>记录的内容读回后与文档不符。这是 HEN Editor 的错误。</translation>
    </message>
    <message>
        <source>When reopened, the file would not show the same games. This is an error in HEN Editor; the document stays open with all your changes.</source>
        <translation>重新打开后，该文件不会显示相同的棋谱。这是 HEN Editor 的错误；文档连同所有更改仍然打开着。</translation>
    </message>
    <message>
        <source>Words such as “Black” are not swapped in comments.</source>
        <translation>评注中的“黑”等字词不会交换。</translation>
    </message>
    <message>
        <source>Write all points as column and row</source>
        <translation>所有点按先列后行书写</translation>
    </message>
    <message>
        <source>Write columns in upper case, stones in lower case</source>
        <translation>列用大写，棋子用小写</translation>
    </message>
    <message>
        <source>Write once what is doubled</source>
        <translation>重复的字符只写一次</translation>
    </message>
    <message>
        <source>Write the order without signs</source>
        <translation>行棋顺序中不写符号</translation>
    </message>
    <message>
        <source>Write the size with x</source>
        <translation>棋盘大小用 x 连接</translation>
    </message>
    <message>
        <source>Write “-” before all labels</source>
        <translation>在所有标签前写“-”</translation>
    </message>
    <message>
        <source>a valid text, refused</source>
        <translation>有效的文本被拒绝</translation>
    </message>
    <message>
        <source>an answer that is not valid HEN</source>
        <translation>回答不是有效的 HEN</translation>
    </message>
    <message>
        <source>an invalid text, accepted</source>
        <translation>无效的文本被接受</translation>
    </message>
    <message>
        <source>another position</source>
        <translation>局面不同</translation>
    </message>
    <message>
        <source>answered</source>
        <translation>回答</translation>
    </message>
    <message>
        <source>best is {move}</source>
        <translation>最佳一手为 {move}</translation>
    </message>
    <message>
        <source>circle</source>
        <translation>圆圈</translation>
    </message>
    <message>
        <source>cross</source>
        <translation>叉</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>空</translation>
    </message>
    <message>
        <source>error</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>expected</source>
        <translation>应为</translation>
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
        <translation>标签</translation>
    </message>
    <message>
        <source>last move</source>
        <translation>最后一手</translation>
    </message>
    <message>
        <source>last move {color} pass</source>
        <translation>最后一手{color}方停一手</translation>
    </message>
    <message>
        <source>last move {color} {point}</source>
        <translation>最后一手{color}方 {point}</translation>
    </message>
    <message>
        <source>mark</source>
        <translation>标记</translation>
    </message>
    <message>
        <source>no answer, or more than one line</source>
        <translation>没有回答，或超过一行</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>note</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>number</source>
        <translation>编号</translation>
    </message>
    <message>
        <source>only in the first</source>
        <translation>仅在第一个中</translation>
    </message>
    <message>
        <source>only in the second</source>
        <translation>仅在第二个中</translation>
    </message>
    <message>
        <source>order</source>
        <translation>行棋顺序</translation>
    </message>
    <message>
        <source>order {colors}</source>
        <translation>行棋顺序 {colors}</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>停一手</translation>
    </message>
    <message>
        <source>rule</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>square</source>
        <translation>方块</translation>
    </message>
    <message>
        <source>text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>the move lost {points}</source>
        <translation>此手损失 {points} 目</translation>
    </message>
    <message>
        <source>the same position, not in canonical form</source>
        <translation>局面相同，但不是标准形式</translation>
    </message>
    <message>
        <source>triangle</source>
        <translation>三角</translation>
    </message>
    <message>
        <source>turn</source>
        <translation>轮到</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>警告</translation>
    </message>
    <message numerus="yes">
        <source>{bad:,} of {count:,} not valid: {found}.</source>
        <translation>
            <numerusform>{count:,} 个中有 {bad:,} 个无效：{found}。</numerusform>
        </translation>
    </message>
    <message>
        <source>{color} leads by {points}</source>
        <translation>{color}方领先 {points} 目</translation>
    </message>
    <message>
        <source>{color} made the last move and is to move again.</source>
        <translation>最后一手是{color}方下的，却又轮到{color}方。</translation>
    </message>
    <message>
        <source>{color} to play</source>
        <translation>轮到{color}方</translation>
    </message>
    <message>
        <source>{color} wins {percent} %</source>
        <translation>{color}方胜率 {percent}%</translation>
    </message>
    <message numerus="yes">
        <source>{color}&apos;s stones at {point} have no liberties; at least one is needed.</source>
        <translation>
            <numerusform>{point} 的{color}子没有气；至少需要一口。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} could not be read.</source>
        <translation>
            <numerusform>有 {count:,} 个无法读取。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} errors</source>
        <translation>
            <numerusform>{count:,} 个错误</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} files have problems and are always searched.</source>
        <translation>
            <numerusform>有 {count:,} 个文件存在问题，每次都会直接搜索。</numerusform>
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
            <numerusform>有 {count:,} 条线路结束时未标明正解或失败。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} lines were not understood and are left out; the first is line {line}: “{text}”.</source>
        <translation>
            <numerusform>{count:,} 行无法理解，已略去；第一处在第 {line} 行：“{text}”。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} lines were read as one position; title lines (# Title) separate positions.</source>
        <translation>
            <numerusform>{count:,} 行按一个局面读取；标题行（# 标题）用来分隔局面。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} more of this kind: {last}</source>
        <translation>
            <numerusform>同类的还有 {count:,} 个：{last}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} moves can no longer be played: {numbers}.</source>
        <translation>
            <numerusform>有 {count:,} 手无法再下：{numbers}。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} moves can no longer be played; the first are {numbers}.</source>
        <translation>
            <numerusform>有 {count:,} 手无法再下；最前面的是 {numbers}。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} notes</source>
        <translation>
            <numerusform>{count:,} 条提示</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} positions were read, although no title lines (# Title) separate them.</source>
        <translation>
            <numerusform>读取了 {count:,} 个局面，尽管没有标题行（# 标题）分隔。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} texts with line breaks or half characters were not asked.</source>
        <translation>
            <numerusform>有 {count:,} 个含换行或不完整字符的文本没有询问。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} visits</source>
        <translation>
            <numerusform>计算量 {count:,}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} warnings</source>
        <translation>
            <numerusform>{count:,} 个警告</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} arrows are left out.</source>
        <translation>
            <numerusform>{count} 个箭头会省略。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} labels are left out.</source>
        <translation>
            <numerusform>{count} 个标签会省略。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} lines are left out.</source>
        <translation>
            <numerusform>{count} 条线会省略。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} marks are left out.</source>
        <translation>
            <numerusform>{count} 个标记会省略。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} move numbers are left out.</source>
        <translation>
            <numerusform>{count} 个手数会省略。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} stones that are neither black nor white are left out.</source>
        <translation>
            <numerusform>{count} 颗非黑非白的棋子会省略。</numerusform>
        </translation>
    </message>
    <message>
        <source>{folder} is a symbolic link, not a folder of HEN Editor&apos;s own.</source>
        <translation>{folder} 是符号链接，不是 HEN Editor 自己的文件夹。</translation>
    </message>
    <message>
        <source>{folder} is not a folder.</source>
        <translation>{folder} 不是文件夹。</translation>
    </message>
    <message numerus="yes">
        <source>{names} are given a stone twice; the later one counts.</source>
        <translation>
            <numerusform>{names} 被两次放上棋子，以后一个为准。</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} and {other} set the same point; {name}, which comes later, wins.</source>
        <translation>{name} 和 {other} 设置了同一点，以后面的 {name} 为准。</translation>
    </message>
    <message>
        <source>{name} has more than one value where one is expected.</source>
        <translation>{name} 有多个值，而只应有一个。</translation>
    </message>
    <message>
        <source>{name} is given more than once in a node; the values were joined.</source>
        <translation>{name} 在一个节点中给出了多次，其值已合并。</translation>
    </message>
    <message>
        <source>{name} is in lower case; it was read as {meant}.</source>
        <translation>{name} 是小写，已按 {meant} 读取。</translation>
    </message>
    <message>
        <source>{name} is neither a .png, .svg or .pdf file nor a folder.</source>
        <translation>{name} 不是 .png、.svg 或 .pdf 文件，也不是文件夹。</translation>
    </message>
    <message>
        <source>{name} is not on a {size} board.</source>
        <translation>{name} 不在 {size} 的棋盘上。</translation>
    </message>
    <message>
        <source>{name}[{value}] is read as {meant}: it is in hundredths of a point.</source>
        <translation>{name}[{value}] 按 {meant} 读取：以百分之一目为单位。</translation>
    </message>
    <message>
        <source>{written} is read as {name}, which it means in the first node of games from some sites.</source>
        <translation>{written} 按 {name} 读取；在某些网站棋谱的第一个节点中，它是这个意思。</translation>
    </message>
    <message>
        <source>{name} is valid only in the first node of a game.</source>
        <translation>{name} 只能用在棋谱的第一个节点。</translation>
    </message>
    <message>
        <source>{name} has no closing ]; it ends before the next move, or with the file.</source>
        <translation>{name} 没有结束的 ]；到下一手之前或文件末尾为止。</translation>
    </message>
    <message>
        <source>{name}: nothing in it is a grid of signs.</source>
        <translation>{name}：其中没有排成网格的符号。</translation>
    </message>
    <message numerus="yes">
        <source>{name}: {count:,} more ({found}); hen validate --json lists all.</source>
        <translation>
            <numerusform>{name}：另有 {count:,} 个（{found}）；用 hen validate --json 列出全部。</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}[] is empty, which has no meaning for this property.</source>
        <translation>{name}[] 为空，对此属性没有意义。</translation>
    </message>
    <message>
        <source>{name}[{value}] is an unusual komi; it may be in hundredths of a point.</source>
        <translation>{name}[{value}] 是不寻常的贴目，可能以百分之一目为单位。</translation>
    </message>
    <message>
        <source>{name}[{value}] is ignored, but kept in the file: 1 or 2 is expected.</source>
        <translation>{name}[{value}] 被忽略，但保留在文件中：应为 1 或 2。</translation>
    </message>
    <message>
        <source>{name}[{value}] is ignored, but kept in the file: B or W is expected.</source>
        <translation>{name}[{value}] 被忽略，但保留在文件中：应为 B 或 W。</translation>
    </message>
    <message>
        <source>{name}[{value}] is ignored, but kept in the file: a board size is expected.</source>
        <translation>{name}[{value}] 被忽略，但保留在文件中：应为棋盘大小。</translation>
    </message>
    <message>
        <source>{name}[{value}] is ignored, but kept in the file: a name and a version are expected.</source>
        <translation>{name}[{value}] 被忽略，但保留在文件中：应为名称和版本。</translation>
    </message>
    <message>
        <source>{name}[{value}] is ignored, but kept in the file: a number and a name are expected.</source>
        <translation>{name}[{value}] 被忽略，但保留在文件中：应为数字和名称。</translation>
    </message>
    <message>
        <source>{name}[{value}] is ignored, but kept in the file: a number is expected.</source>
        <translation>{name}[{value}] 被忽略，但保留在文件中：应为数字。</translation>
    </message>
    <message>
        <source>{name}[{value}] is ignored, but kept in the file: a point or a pass is expected.</source>
        <translation>{name}[{value}] 被忽略，但保留在文件中：应为点或停一手。</translation>
    </message>
    <message>
        <source>{name}[{value}] is ignored, but kept in the file: a whole number is expected.</source>
        <translation>{name}[{value}] 被忽略，但保留在文件中：应为整数。</translation>
    </message>
    <message>
        <source>{name}[{value}] is ignored, but kept in the file: nothing is expected.</source>
        <translation>{name}[{value}] 被忽略，但保留在文件中：不应有值。</translation>
    </message>
    <message>
        <source>{name}[{value}] is ignored, but kept in the file: pairs of points are expected.</source>
        <translation>{name}[{value}] 被忽略，但保留在文件中：应为成对的点。</translation>
    </message>
    <message>
        <source>{name}[{value}] is ignored, but kept in the file: points are expected.</source>
        <translation>{name}[{value}] 被忽略，但保留在文件中：应为点。</translation>
    </message>
    <message>
        <source>{name}[{value}] is ignored, but kept in the file: points or nothing is expected.</source>
        <translation>{name}[{value}] 被忽略，但保留在文件中：应为点或空值。</translation>
    </message>
    <message>
        <source>{name}[{value}] is ignored, but kept in the file: points with texts are expected.</source>
        <translation>{name}[{value}] 被忽略，但保留在文件中：应为带文字的点。</translation>
    </message>
    <message>
        <source>{name}[{value}] is just off the {size} board, as some programs write a pass; it is ignored, but kept in the file.</source>
        <translation>{name}[{value}] 刚好在 {size} 的棋盘之外，有些程序这样写停一手；被忽略，但保留在文件中。</translation>
    </message>
    <message>
        <source>{name}[{value}] is off the {size} board; it is ignored, but kept in the file.</source>
        <translation>{name}[{value}] 在 {size} 的棋盘之外；被忽略，但保留在文件中。</translation>
    </message>
    <message>
        <source>{name}[{value}] is read as a pass, which is written {name}[].</source>
        <translation>{name}[{value}] 按停一手读取，停一手应写作 {name}[]。</translation>
    </message>
    <message>
        <source>{name}[{value}] is read as {meant}; B or W is expected.</source>
        <translation>{name}[{value}] 按 {meant} 读取；应为 B 或 W。</translation>
    </message>
    <message>
        <source>{name}[{value}] is read as {meant}; a decimal point is expected, not a comma.</source>
        <translation>{name}[{value}] 按 {meant} 读取；应使用小数点而不是逗号。</translation>
    </message>
    <message>
        <source>{name}[{value}] is read as {meant}; a number alone is expected.</source>
        <translation>{name}[{value}] 按 {meant} 读取；应只有数字。</translation>
    </message>
    <message>
        <source>{name}[{value}] was off the board and is removed: it would be on the board now.</source>
        <translation>原在棋盘之外的 {name}[{value}] 将移除，否则它会落在棋盘上。</translation>
    </message>
    <message>
        <source>{part} is not a part of this board, such as A1:{corner}.</source>
        <translation>{part} 不是此棋盘的一部分；应如 A1:{corner}。</translation>
    </message>
    <message>
        <source>{place}: {size}, likely a board of Go: {total} points.</source>
        <translation>{place}：{size}，很可能是围棋棋盘：{total} 分。</translation>
    </message>
    <message>
        <source>{place}: {size}, marked as a diagram of Go.</source>
        <translation>{place}：{size}，已标明为围棋棋图。</translation>
    </message>
    <message>
        <source>{place}: {size}, no board of Go: {total} points.</source>
        <translation>{place}：{size}，不是围棋棋盘：{total} 分。</translation>
    </message>
    <message>
        <source>{place}: {size}, surely a board of Go: {total} points.</source>
        <translation>{place}：{size}，确定是围棋棋盘：{total} 分。</translation>
    </message>
    <message>
        <source>{point} has two labels; the later one counts.</source>
        <translation>{point} 有两个标签，以后一个为准。</translation>
    </message>
    <message>
        <source>{point} has two marks; the later one counts.</source>
        <translation>{point} 有两个标记，以后一个为准。</translation>
    </message>
    <message>
        <source>{point} may be black or empty.</source>
        <translation>{point} 可能是黑子，也可能是空点。</translation>
    </message>
    <message>
        <source>{point} may be black or white.</source>
        <translation>{point} 可能是黑子，也可能是白子。</translation>
    </message>
    <message>
        <source>{point} may be black, white or empty.</source>
        <translation>{point} 可能是黑子、白子或空点。</translation>
    </message>
    <message>
        <source>{point} may be white or empty.</source>
        <translation>{point} 可能是白子，也可能是空点。</translation>
    </message>
    <message>
        <source>{reason}.</source>
        <translation>{reason}。</translation>
    </message>
    <message>
        <source>“{black}” is read as Black and “{white}” as White.</source>
        <translation>“{black}”读作黑，“{white}”读作白。</translation>
    </message>
    <message>
        <source>“{black}” is read as Black and “{white}” as White; other programs have them the other way round.</source>
        <translation>“{black}”读作黑，“{white}”读作白；其他程序则相反。</translation>
    </message>
    <message>
        <source>“{found}” begins with a dot; a row begins with “_”: “{meant}”.</source>
        <translation>“{found}”以句点开头；行应以“_”开头：“{meant}”。</translation>
    </message>
    <message>
        <source>“{found}” cannot be part of the label “{label}”; a label has no spaces, dots, “_” or “-”.</source>
        <translation>“{found}”不能用在标签“{label}”中；标签不能有空格、句点、“_”或“-”。</translation>
    </message>
    <message>
        <source>“{found}” cannot be read here; every part of HEN begins with “.”, “_” or “~”, as “_4Db” (Black at D4) does.</source>
        <translation>“{found}”在此无法读取；HEN 的各部分以“.”、“_”或“~”开头，如“_4Db”（D4 为黑）。</translation>
    </message>
    <message>
        <source>“{found}” cannot be read; after a dot comes a size (9x9), a point (K10), a colour (b or w) or a pass (pb).</source>
        <translation>“{found}”无法读取；句点之后应为棋盘大小 (9x9)、点 (K10)、颜色（b 或 w）或停一手 (pb)。</translation>
    </message>
    <message>
        <source>“{found}” does not decode to valid label text; it is shown as it is.</source>
        <translation>“{found}”无法解码为有效的标签文字，按原样显示。</translation>
    </message>
    <message>
        <source>“{found}” has Cyrillic letters that look like Latin ones; Latin ones were expected: “{meant}”.</source>
        <translation>“{found}”中有形似拉丁字母的西里尔字母；应为拉丁字母：“{meant}”。</translation>
    </message>
    <message>
        <source>“{found}” has Greek letters that look like Latin ones; Latin ones were expected: “{meant}”.</source>
        <translation>“{found}”中有形似拉丁字母的希腊字母；应为拉丁字母：“{meant}”。</translation>
    </message>
    <message>
        <source>“{found}” has a character twice; once was expected: “{meant}”.</source>
        <translation>“{found}”中有重复的字符；只应写一次：“{meant}”。</translation>
    </message>
    <message>
        <source>“{found}” has a letter where a digit was expected: “{meant}”.</source>
        <translation>“{found}”中应为数字的地方写了字母：“{meant}”。</translation>
    </message>
    <message>
        <source>“{found}” has a word where a letter was expected: “{meant}”.</source>
        <translation>“{found}”中应为字母的地方写了单词：“{meant}”。</translation>
    </message>
    <message>
        <source>“{found}” has another sign than expected, or one too many: “{meant}”.</source>
        <translation>“{found}”中有错误或多余的符号：“{meant}”。</translation>
    </message>
    <message>
        <source>“{found}” has escapes of Markdown, HTML or a web address; plain characters were expected: “{meant}”.</source>
        <translation>“{found}”中有 Markdown、HTML 或网址的转义；应为普通字符：“{meant}”。</translation>
    </message>
    <message>
        <source>“{found}” has full-width or unusual characters; plain ones were expected: “{meant}”.</source>
        <translation>“{found}”中有全角或特殊字符；应为普通字符：“{meant}”。</translation>
    </message>
    <message>
        <source>“{found}” has its characters in another order than expected: “{meant}”.</source>
        <translation>“{found}”中字符的顺序不对：“{meant}”。</translation>
    </message>
    <message>
        <source>“{found}” has no row number; one was expected after “_”, as in “_10Kb”.</source>
        <translation>“{found}”没有行号；“_”之后应有行号，如“_10Kb”。</translation>
    </message>
    <message>
        <source>“{found}” has signs for stones; letters were expected: “{meant}”.</source>
        <translation>“{found}”中有表示棋子的符号；应为字母：“{meant}”。</translation>
    </message>
    <message>
        <source>“{found}” in row {row} cannot be read; a column, a stone or a number was expected.</source>
        <translation>第 {row} 行的“{found}”无法读取；应为列、棋子或数字。</translation>
    </message>
    <message>
        <source>“{found}” in row {row} means no stone at all; a count of 1 or more was expected.</source>
        <translation>第 {row} 行的“{found}”表示没有棋子；个数应为 1 或更多。</translation>
    </message>
    <message>
        <source>“{found}” is not on this board, so it is left out.</source>
        <translation>“{found}”不在此棋盘上，予以省略。</translation>
    </message>
    <message>
        <source>“{found}” is read as a last move despite the space; better write “{meant}”.</source>
        <translation>“{found}”虽有空格，仍按最后一手读取；最好写作“{meant}”。</translation>
    </message>
    <message>
        <source>“{found}” is read as a pass despite the space; better write “{meant}”.</source>
        <translation>“{found}”虽有空格，仍按停一手读取；最好写作“{meant}”。</translation>
    </message>
    <message>
        <source>“{found}” is read as an order of play despite the space; better write “{meant}”.</source>
        <translation>“{found}”虽有空格，仍按行棋顺序读取；最好写作“{meant}”。</translation>
    </message>
    <message>
        <source>“{found}” is too short for an order of play; two colours or more were expected, as in “~bw”.</source>
        <translation>“{found}”作为行棋顺序太短；应有两种或更多颜色，如“~bw”。</translation>
    </message>
    <message>
        <source>“{found}” mixes up upper and lower case; columns are upper case, stones lower case: “{meant}”.</source>
        <translation>“{found}”大小写混淆；列用大写，棋子用小写：“{meant}”。</translation>
    </message>
    <message>
        <source>“{found}” names a column off the board; its last column is {last}.</source>
        <translation>“{found}”的列超出棋盘；最后一列是 {last}。</translation>
    </message>
    <message>
        <source>“{found}” names a column without a row; both were expected, as in “.{column}{row}”.</source>
        <translation>“{found}”只有列没有行；两者都应有，如“.{column}{row}”。</translation>
    </message>
    <message>
        <source>“{found}” names row 0; rows are counted from 1, from the bottom up.</source>
        <translation>“{found}”指第 0 行；行从下往上由 1 数起。</translation>
    </message>
    <message>
        <source>“{found}” names the column first; the row comes first: “{meant}”.</source>
        <translation>“{found}”先写了列；应先写行：“{meant}”。</translation>
    </message>
    <message>
        <source>“{found}” needs “_” before it: “{meant}”.</source>
        <translation>“{found}”前应有“_”：“{meant}”。</translation>
    </message>
    <message>
        <source>“{key}” is not a color, such as &quot;#d3a35a&quot; or &quot;#d3a35a80&quot;; it is {value}.</source>
        <translation>“{key}”不是颜色（如 &quot;#d3a35a&quot; 或 &quot;#d3a35a80&quot;），而是 {value}。</translation>
    </message>
    <message>
        <source>“{key}” is not a list of at most two colors, such as [&quot;#ffffff&quot;]; it is {value}.</source>
        <translation>“{key}”不是最多两种颜色的列表（如 [&quot;#ffffff&quot;]），而是 {value}。</translation>
    </message>
    <message>
        <source>“{key}” is not a width from 0 to 0.5, where 1 is the distance between two lines; it is {value}.</source>
        <translation>“{key}”不是 0 到 0.5 的粗细（1 为两线间距），而是 {value}。</translation>
    </message>
    <message>
        <source>“{key}” is not one of {names}; it is {value}.</source>
        <translation>“{key}”不是 {names} 之一，而是 {value}。</translation>
    </message>
    <message>
        <source>“{label}” at this point is a label; the mark is written in upper case: {mark}.</source>
        <translation>此点的“{label}”是标签；标记应写成大写：{mark}。</translation>
    </message>
    <message>
        <source>“{name}” has no value in [ ]; it is skipped, but kept in the file.</source>
        <translation>“{name}”没有 [ ] 中的值；已跳过，但保留在文件中。</translation>
    </message>
    <message>
        <source>“{sign}” before each row is left out.</source>
        <translation>各行之前的“{sign}”予以省略。</translation>
    </message>
    <message>
        <source>“{sign}” means nothing in this diagram; its point is read as empty.</source>
        <translation>“{sign}”在此棋图中没有意义，其点按空点读取。</translation>
    </message>
    <message>
        <source>“{text}” does not tell which moves to number; use none, all, last:10 or 1-50.</source>
        <translation>“{text}”没有说明给哪些着手编号；请用 none、all、last:10 或 1-50。</translation>
    </message>
    <message>
        <source>“{text}” is not a command line: {reason}.</source>
        <translation>“{text}”不是命令行：{reason}。</translation>
    </message>
    <message>
        <source>“{text}” is not a point; write it as Q16, pd or 16-4.</source>
        <translation>“{text}”不是点；请写作 Q16、pd 或 16-4。</translation>
    </message>
    <message>
        <source>“{text}” is not a property; it is skipped, but kept in the file.</source>
        <translation>“{text}”不是属性；已跳过，但保留在文件中。</translation>
    </message>
    <message>
        <source>“{text}” is not a shift by columns and rows, such as 2,-1.</source>
        <translation>“{text}”不是列和行的平移量，如 2,-1。</translation>
    </message>
    <message>
        <source>“{text}” is not a size from 1x1 to 52x52, such as 13x13.</source>
        <translation>“{text}”不是 1x1 到 52x52 的大小，如 13x13。</translation>
    </message>
    <message>
        <source>“~” in row {row} is incomplete; a move number (~3) or an order of play (~bw) was expected.</source>
        <translation>第 {row} 行的“~”不完整；应为手数 (~3) 或行棋顺序 (~bw)。</translation>
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
        <translation>节点的评注。</translation>
    </message>
    <message>
        <source>A comment on the whole game.</source>
        <translation>整局棋的说明。</translation>
    </message>
    <message>
        <source>A short name for the node.</source>
        <translation>节点的简短名称。</translation>
    </message>
    <message>
        <source>An estimate of the score: positive is good for Black.</source>
        <translation>目数差估计：正数为黑优。</translation>
    </message>
    <message>
        <source>An identifier of the game (old files only).</source>
        <translation>棋局的标识符（仅旧文件）。</translation>
    </message>
    <message>
        <source>Arrows: two points separated by a colon.</source>
        <translation>箭头：用冒号分隔的两点。</translation>
    </message>
    <message>
        <source>Black stones placed as setup.</source>
        <translation>摆放的黑子。</translation>
    </message>
    <message>
        <source>Black&apos;s move: a point, or empty for a pass.</source>
        <translation>黑方着手：点；停一手则为空。</translation>
    </message>
    <message>
        <source>Black&apos;s name.</source>
        <translation>黑方姓名。</translation>
    </message>
    <message>
        <source>Black&apos;s rank.</source>
        <translation>黑方段级。</translation>
    </message>
    <message>
        <source>Black&apos;s remaining overtime moves.</source>
        <translation>黑方读秒剩余手数。</translation>
    </message>
    <message>
        <source>Black&apos;s remaining time, in seconds.</source>
        <translation>黑方剩余时间，以秒计。</translation>
    </message>
    <message>
        <source>Black&apos;s team.</source>
        <translation>黑方队伍。</translation>
    </message>
    <message>
        <source>Black&apos;s territory.</source>
        <translation>黑方实地。</translation>
    </message>
    <message>
        <source>Each player&apos;s main time, in seconds.</source>
        <translation>每方的基本用时，以秒计。</translation>
    </message>
    <message>
        <source>Greyed-out points; an empty value ends greying out.</source>
        <translation>灰显的点；空值结束灰显。</translation>
    </message>
    <message>
        <source>How long an overtime period is (old files only).</source>
        <translation>每次读秒的时长（仅旧文件）。</translation>
    </message>
    <message>
        <source>How many moves an overtime period has (old files only).</source>
        <translation>每次读秒的手数（仅旧文件）。</translation>
    </message>
    <message>
        <source>How move numbers are printed.</source>
        <translation>手数的打印方式。</translation>
    </message>
    <message>
        <source>How programs should show variations.</source>
        <translation>程序应如何显示变化。</translation>
    </message>
    <message>
        <source>Komi: the points White gets.</source>
        <translation>贴目：白方所得的目数。</translation>
    </message>
    <message>
        <source>Labels: a point, a colon and a text.</source>
        <translation>标签：点、冒号和文字。</translation>
    </message>
    <message>
        <source>Lines: two points separated by a colon.</source>
        <translation>线条：用冒号分隔的两点。</translation>
    </message>
    <message>
        <source>Overtime periods in which a move must be made (old files only).</source>
        <translation>须下一手的读秒次数（仅旧文件）。</translation>
    </message>
    <message>
        <source>Points emptied as setup.</source>
        <translation>摆子时清空的点。</translation>
    </message>
    <message>
        <source>Points labelled with consecutive letters (old files only).</source>
        <translation>依次标字母的点（仅旧文件）。</translation>
    </message>
    <message>
        <source>Points marked with a circle.</source>
        <translation>标有圆圈的点。</translation>
    </message>
    <message>
        <source>Points marked with a cross.</source>
        <translation>标有叉的点。</translation>
    </message>
    <message>
        <source>Points marked with a square.</source>
        <translation>标有方块的点。</translation>
    </message>
    <message>
        <source>Points marked with a triangle.</source>
        <translation>标有三角的点。</translation>
    </message>
    <message>
        <source>Points with an unspecified mark (old files only).</source>
        <translation>带有未指明标记的点（仅旧文件）。</translation>
    </message>
    <message>
        <source>Selected points.</source>
        <translation>选中的点。</translation>
    </message>
    <message>
        <source>Starts a diagram: how it should look, and its name.</source>
        <translation>一谱的开始：外观和名称。</translation>
    </message>
    <message>
        <source>The SGF version of the file; 4 is the newest.</source>
        <translation>文件的 SGF 版本；4 为最新。</translation>
    </message>
    <message>
        <source>The board size: one number for a square board, two separated by a colon for a rectangle.</source>
        <translation>棋盘大小：正方形用一个数，长方形用冒号分隔的两个数。</translation>
    </message>
    <message>
        <source>The copyright of the game and its annotations.</source>
        <translation>棋谱和讲解的版权。</translation>
    </message>
    <message>
        <source>The date, such as 2024-05-03.</source>
        <translation>日期，例如 2024-05-03。</translation>
    </message>
    <message>
        <source>The encoding of the file.</source>
        <translation>文件的编码。</translation>
    </message>
    <message>
        <source>The event at which the game was played.</source>
        <translation>对局所属的赛事。</translation>
    </message>
    <message>
        <source>The kind of game; 1 is Go.</source>
        <translation>游戏种类；1 为围棋。</translation>
    </message>
    <message>
        <source>The kind of setup (old files only).</source>
        <translation>摆子的种类（仅旧文件）。</translation>
    </message>
    <message>
        <source>The move is bad; 2 is very bad.</source>
        <translation>恶手；2 为大恶手。</translation>
    </message>
    <message>
        <source>The move is doubtful.</source>
        <translation>疑问手。</translation>
    </message>
    <message>
        <source>The move is good; 2 is very good.</source>
        <translation>好手；2 为妙手。</translation>
    </message>
    <message>
        <source>The move is interesting.</source>
        <translation>有趣的一手。</translation>
    </message>
    <message>
        <source>The move is played even if it is illegal.</source>
        <translation>即使违规也下出的着手。</translation>
    </message>
    <message>
        <source>The move number, if it differs.</source>
        <translation>手数（与实际不同时）。</translation>
    </message>
    <message>
        <source>The name of the game.</source>
        <translation>棋局的名称。</translation>
    </message>
    <message>
        <source>The node is of special interest.</source>
        <translation>特别值得注意的节点。</translation>
    </message>
    <message>
        <source>The number of handicap stones, 2 or more.</source>
        <translation>让子数，2 或更多。</translation>
    </message>
    <message>
        <source>The opening played.</source>
        <translation>采用的布局。</translation>
    </message>
    <message>
        <source>The overtime system.</source>
        <translation>读秒方式。</translation>
    </message>
    <message>
        <source>The place where the game was played.</source>
        <translation>对局地点。</translation>
    </message>
    <message>
        <source>The position is even; 2 for emphasis.</source>
        <translation>两分；2 表示强调。</translation>
    </message>
    <message>
        <source>The position is good for Black; 2 is very good.</source>
        <translation>黑优；2 为大优。</translation>
    </message>
    <message>
        <source>The position is good for White; 2 is very good.</source>
        <translation>白优；2 为大优。</translation>
    </message>
    <message>
        <source>The position is unclear.</source>
        <translation>形势不明。</translation>
    </message>
    <message>
        <source>The program that wrote the file, and its version.</source>
        <translation>写出文件的程序及其版本。</translation>
    </message>
    <message>
        <source>The result: B+3.5, W+R, 0 for a draw, Void or ?.</source>
        <translation>结果：B+3.5、W+R、0（和棋）、Void 或 ?。</translation>
    </message>
    <message>
        <source>The round of the event.</source>
        <translation>赛事的轮次。</translation>
    </message>
    <message>
        <source>The rules of the game.</source>
        <translation>对局规则。</translation>
    </message>
    <message>
        <source>The score (old files only).</source>
        <translation>目数（仅旧文件）。</translation>
    </message>
    <message>
        <source>The source of the game, such as a book.</source>
        <translation>棋谱的来源，例如书籍。</translation>
    </message>
    <message>
        <source>The visible part of the board; an empty value shows all of it.</source>
        <translation>棋盘的可见部分；空值显示全部。</translation>
    </message>
    <message>
        <source>What SGF cannot express, as HEN: stones of other colours, for example.</source>
        <translation>SGF 无法表示的内容，以 HEN 写出，例如其他颜色的棋子。</translation>
    </message>
    <message>
        <source>Whether Black is a program or a person (old files only).</source>
        <translation>黑方是程序还是人（仅旧文件）。</translation>
    </message>
    <message>
        <source>Whether White is a program or a person (old files only).</source>
        <translation>白方是程序还是人（仅旧文件）。</translation>
    </message>
    <message>
        <source>Whether a lost overtime loses the game (old files only).</source>
        <translation>读秒超时是否判负（仅旧文件）。</translation>
    </message>
    <message>
        <source>Which side the board is seen from (old files only).</source>
        <translation>从哪一方观看棋盘（仅旧文件）。</translation>
    </message>
    <message>
        <source>White stones placed as setup.</source>
        <translation>摆放的白子。</translation>
    </message>
    <message>
        <source>White&apos;s move: a point, or empty for a pass.</source>
        <translation>白方着手：点；停一手则为空。</translation>
    </message>
    <message>
        <source>White&apos;s name.</source>
        <translation>白方姓名。</translation>
    </message>
    <message>
        <source>White&apos;s rank.</source>
        <translation>白方段级。</translation>
    </message>
    <message>
        <source>White&apos;s remaining overtime moves.</source>
        <translation>白方读秒剩余手数。</translation>
    </message>
    <message>
        <source>White&apos;s remaining time, in seconds.</source>
        <translation>白方剩余时间，以秒计。</translation>
    </message>
    <message>
        <source>White&apos;s team.</source>
        <translation>白方队伍。</translation>
    </message>
    <message>
        <source>White&apos;s territory.</source>
        <translation>白方实地。</translation>
    </message>
    <message>
        <source>Who annotated the game.</source>
        <translation>讲解者。</translation>
    </message>
    <message>
        <source>Who entered the game.</source>
        <translation>录入者。</translation>
    </message>
    <message>
        <source>Who moves first (old files only).</source>
        <translation>先手方（仅旧文件）。</translation>
    </message>
    <message>
        <source>Whose turn it is: B or W.</source>
        <translation>轮到哪一方：B 或 W。</translation>
    </message>
</context>
<context>
    <name>PropertiesDialog</name>
    <message>
        <source>Node properties</source>
        <translation>节点属性</translation>
    </message>
    <message>
        <source>Property</source>
        <translation>属性</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>值</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>添加(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>移除(&amp;R)</translation>
    </message>
    <message>
        <source>Unknown property; it is kept as it is.</source>
        <translation>未知属性，原样保留。</translation>
    </message>
    <message>
        <source>{property}: {help}</source>
        <translation>{property}：{help}</translation>
    </message>
    <message>
        <source>“{name}” is not a property name: use capital letters, such as KM.</source>
        <translation>“{name}”不是属性名：请用大写字母，例如 KM。</translation>
    </message>
    <message>
        <source>{shown} of {total} properties are shown. The others are kept.</source>
        <translation>显示 {total} 个属性中的 {shown} 个，其余保留。</translation>
    </message>
</context>
<context>
    <name>QPrintPreviewDialog</name>
    <message>
        <source>Page setup</source>
        <translation>页面设置</translation>
    </message>
</context>
<context>
    <name>RecognitionDialog</name>
    <message>
        <source>Board from picture</source>
        <translation>从图片识别棋盘</translation>
    </message>
    <message>
        <source>&amp;Mark its corners</source>
        <translation>指定四角(&amp;M)</translation>
    </message>
    <message>
        <source>Whole &amp;picture</source>
        <translation>整张图片(&amp;P)</translation>
    </message>
    <message>
        <source>Next in &amp;doubt</source>
        <translation>下一个存疑的点(&amp;D)</translation>
    </message>
    <message>
        <source>Go to the next point in doubt (F8), or the previous one (Shift+F8)</source>
        <translation>转到下一个存疑的点 (F8) 或上一个 (Shift+F8)</translation>
    </message>
    <message>
        <source>Drag the four corners to where the outermost lines cross.</source>
        <translation>请将四个角点拖到最外侧线条的交叉点上。</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>列</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Not set</source>
        <translation>未设置</translation>
    </message>
    <message>
        <source>S&amp;wap colours</source>
        <translation>交换颜色(&amp;W)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Looking for a Go board...</source>
        <translation>正在查找围棋棋盘...</translation>
    </message>
    <message>
        <source>No Go board found in this picture.</source>
        <translation>在此图片中没有找到围棋棋盘。</translation>
    </message>
    <message>
        <source>In a photo, mark the corners of the board: it is read between them.</source>
        <translation>如果是照片，请指定棋盘的四角，将识别其间的部分。</translation>
    </message>
    <message>
        <source>Board {number} of {count}, {size}</source>
        <translation>棋盘 {number} / {count}，{size}</translation>
    </message>
    <message numerus="yes">
        <source>Check: %Ln point(s) in doubt</source>
        <translation>
            <numerusform>请核对：有 %Ln 个存疑的点</numerusform>
        </translation>
    </message>
    <message>
        <source>Sure</source>
        <translation>确定</translation>
    </message>
    <message>
        <source>Check: compare the board with the picture</source>
        <translation>请核对：将棋盘与图片对照</translation>
    </message>
    <message>
        <source>Its corners or lines were set by hand.</source>
        <translation>四角或线数是手动设置的。</translation>
    </message>
    <message>
        <source>Whole board</source>
        <translation>整个棋盘</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>空</translation>
    </message>
    <message>
        <source>in doubt</source>
        <translation>存疑</translation>
    </message>
    <message>
        <source>&amp;Lines:</source>
        <translation>线数(&amp;L)：</translation>
    </message>
    <message>
        <source>&amp;Board:</source>
        <translation>棋盘(&amp;B)：</translation>
    </message>
    <message>
        <source>Pla&amp;ce:</source>
        <translation>位置(&amp;C)：</translation>
    </message>
    <message>
        <source>&amp;Turn:</source>
        <translation>行棋方(&amp;T)：</translation>
    </message>
    <message>
        <source>Boards in the picture</source>
        <translation>图片中的棋盘</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>依据</translation>
    </message>
</context>
<context>
    <name>Recorder</name>
    <message>
        <source>{name} (recovered)</source>
        <translation>{name}（已恢复）</translation>
    </message>
</context>
<context>
    <name>RecoveryDialog</name>
    <message>
        <source>Recover</source>
        <translation>恢复</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>文档</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>更改数</translation>
    </message>
    <message>
        <source>Last change</source>
        <translation>最后更改</translation>
    </message>
    <message>
        <source>Nothing to recover</source>
        <translation>没有可恢复的内容</translation>
    </message>
    <message numerus="yes">
        <source>Documents closed without saving are kept for %Ln day(s).</source>
        <translation>
            <numerusform>未保存就关闭的文档保留 %Ln 天。</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>还原(&amp;R)</translation>
    </message>
    <message>
        <source>Open the document as it was, with its undo history; no file is changed</source>
        <translation>按原样打开文档，连同撤销历史；不改变任何文件</translation>
    </message>
    <message>
        <source>&amp;Delete...</source>
        <translation>删除(&amp;D)...</translation>
    </message>
    <message>
        <source>Delete the selected documents for good</source>
        <translation>永久删除所选文档</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>未命名</translation>
    </message>
    <message>
        <source>{name}
closed without being saved</source>
        <translation>{name}
未保存就关闭</translation>
    </message>
    <message>
        <source>Damaged ({size})</source>
        <translation>已损坏（{size}）</translation>
    </message>
    <message>
        <source>{name}
kept by another version of HEN Editor</source>
        <translation>{name}
由另一个版本的 HEN Editor 保留</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>删除(&amp;D)</translation>
    </message>
    <message numerus="yes">
        <source>Delete %Ln document(s) for good?</source>
        <translation>
            <numerusform>永久删除 %Ln 个文档？</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RecoveryNotice</name>
    <message>
        <source>Recovery is off ({reason}): if HEN Editor stopped now, unsaved changes would be lost.</source>
        <translation>恢复功能已关闭（{reason}）：如果 HEN Editor 此时停止，未保存的更改将丢失。</translation>
    </message>
    <message>
        <source>Try again now to keep a recovery copy of unsaved work</source>
        <translation>再次尝试为未保存的工作保留恢复副本</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>重试</translation>
    </message>
</context>
<context>
    <name>RecoveryOffer</name>
    <message numerus="yes">
        <source>%Ln other(s)</source>
        <translation>
            <numerusform>另外 %Ln 个</numerusform>
        </translation>
    </message>
    <message>
        <source>Not saved, and kept by another version of HEN Editor: {documents}</source>
        <translation>未保存，由另一个版本的 HEN Editor 保留：{documents}</translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) were not saved when HEN Editor stopped: {documents}</source>
        <translation>
            <numerusform>HEN Editor 停止时有 %Ln 个文档未保存：{documents}</numerusform>
        </translation>
    </message>
    <message>
        <source>Restore all</source>
        <translation>全部还原</translation>
    </message>
    <message>
        <source>Open these documents as they were, with their undo history; no file is changed</source>
        <translation>按原样打开这些文档，连同撤销历史；不改变任何文件</translation>
    </message>
    <message>
        <source>Show...</source>
        <translation>显示...</translation>
    </message>
    <message>
        <source>Show what can be recovered</source>
        <translation>显示可恢复的内容</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>以后</translation>
    </message>
    <message>
        <source>Keep these documents under File &gt; Recover</source>
        <translation>将这些文档保留在“文件 &gt; 恢复”中</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>未命名</translation>
    </message>
    <message numerus="yes">
        <source>%Ln change(s)</source>
        <translation>
            <numerusform>%Ln 处更改</numerusform>
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
        <translation>无法读取，未重新打开：{files}</translation>
    </message>
</context>
<context>
    <name>RepairBar</name>
    <message>
        <source>Show the list of problems</source>
        <translation>显示问题列表</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>副本</translation>
    </message>
    <message>
        <source>Save a copy of the file</source>
        <translation>保存文件的副本</translation>
    </message>
</context>
<context>
    <name>ScopeChooser</name>
    <message>
        <source>Stones go into:</source>
        <translation>棋子改动写入：</translation>
    </message>
    <message>
        <source>this node</source>
        <translation>此节点</translation>
    </message>
    <message>
        <source>a new node</source>
        <translation>新节点</translation>
    </message>
    <message>
        <source>the node before</source>
        <translation>之前的节点</translation>
    </message>
</context>
<context>
    <name>ScoreCurve</name>
    <message>
        <source>Score</source>
        <translation>目数差</translation>
    </message>
</context>
<context>
    <name>ScreenDialog</name>
    <message>
        <source>Screenshot</source>
        <translation>屏幕截图</translation>
    </message>
    <message>
        <source>Drag a frame around the board. Enter: the whole screen. Tab: the next screen. Esc: cancel.</source>
        <translation>拖动框选棋盘。Enter：整个屏幕。Tab：下一个屏幕。Esc：取消。</translation>
    </message>
    <message>
        <source>Drag a frame around the board. Enter: the whole screen. Esc: cancel.</source>
        <translation>拖动框选棋盘。Enter：整个屏幕。Esc：取消。</translation>
    </message>
</context>
<context>
    <name>Screenshots</name>
    <message>
        <source>The desktop offers no screenshots to programs.</source>
        <translation>此桌面不向程序提供屏幕截图功能。</translation>
    </message>
    <message>
        <source>The system gives no picture of the screen.</source>
        <translation>无法从系统获取屏幕图片。</translation>
    </message>
</context>
<context>
    <name>SeveralFiles</name>
    <message>
        <source>Several files</source>
        <translation>多个文件</translation>
    </message>
    <message>
        <source>Each is opened in a window of its own.</source>
        <translation>每个文件将在单独的窗口中打开。</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>打开(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Add to this file</source>
        <translation>添加到此文件(&amp;A)</translation>
    </message>
    <message numerus="yes">
        <source>Open %Ln file(s), or add their games to this file?</source>
        <translation>
            <numerusform>打开 %Ln 个文件，还是将其中的棋谱添加到此文件？</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>快捷键</translation>
    </message>
    <message>
        <source>Search actions and keys</source>
        <translation>查找操作和按键</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>按键</translation>
    </message>
    <message>
        <source>Actions and their keys</source>
        <translation>操作及其按键</translation>
    </message>
    <message>
        <source>No matches</source>
        <translation>没有匹配项</translation>
    </message>
    <message>
        <source>&amp;Set</source>
        <translation>设置(&amp;S)</translation>
    </message>
    <message>
        <source>A&amp;dd</source>
        <translation>添加(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>移除(&amp;R)</translation>
    </message>
    <message>
        <source>Rese&amp;t</source>
        <translation>重置(&amp;T)</translation>
    </message>
    <message>
        <source>Reset &amp;all</source>
        <translation>全部重置(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Preset:</source>
        <translation>预设(&amp;P)：</translation>
    </message>
    <message>
        <source>Press a &amp;key:</source>
        <translation>按下按键(&amp;K)：</translation>
    </message>
    <message>
        <source>{key} cannot be assigned: the window itself needs it.</source>
        <translation>{key} 无法分配：窗口本身要用它。</translation>
    </message>
    <message>
        <source>“{action}”</source>
        <translation>“{action}”</translation>
    </message>
    <message>
        <source>{key} is assigned to {actions}. Setting it here removes it there.</source>
        <translation>{key} 已分配给{actions}。在此设置会从那里移除。</translation>
    </message>
    <message>
        <source>The action already has this key.</source>
        <translation>该操作已有此按键。</translation>
    </message>
    <message>
        <source>{key} works only while the board or the tree has the focus.</source>
        <translation>{key} 只在焦点位于棋盘或变化树时有效。</translation>
    </message>
</context>
<context>
    <name>SolveBar</name>
    <message>
        <source>Mark some points, one of them the right one</source>
        <translation>标出几个点，其中之一是正解</translation>
    </message>
    <message>
        <source>Show the next move of the solution</source>
        <translation>显示正解的下一手</translation>
    </message>
    <message>
        <source>Go back to the start of this problem</source>
        <translation>回到本题开头</translation>
    </message>
    <message>
        <source>Go to the next problem of this file</source>
        <translation>转到此文件的下一题</translation>
    </message>
    <message>
        <source>Stop solving problems (Esc)</source>
        <translation>结束做题 (Esc)</translation>
    </message>
</context>
<context>
    <name>Solver</name>
    <message>
        <source>Reading the problem...</source>
        <translation>正在读取题目...</translation>
    </message>
    <message>
        <source>What follows is hidden until you find it.</source>
        <translation>找到正解前，后续内容不予显示。</translation>
    </message>
    <message>
        <source>Looking for a problem...</source>
        <translation>正在查找题目...</translation>
    </message>
    <message>
        <source>This is the last problem of the file.</source>
        <translation>这是文件的最后一题。</translation>
    </message>
    <message>
        <source>This is the first problem of the file.</source>
        <translation>这是文件的第一题。</translation>
    </message>
    <message>
        <source>This game has no moves to find.</source>
        <translation>此棋谱没有可供解答的着法。</translation>
    </message>
</context>
<context>
    <name>Solving</name>
    <message>
        <source>Pass</source>
        <translation>停一手</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>题目</translation>
    </message>
    <message>
        <source>Clear results</source>
        <translation>清除结果</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Board: click to play, or use the arrow keys and Enter</source>
        <translation>棋盘：点击落子，或用方向键和 Enter</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>空</translation>
    </message>
    <message>
        <source>Does {color} have to play at all?</source>
        <translation>{color}方真的需要下吗？</translation>
    </message>
    <message>
        <source>Find the best move for {color}.</source>
        <translation>请找出{color}方的最佳一手。</translation>
    </message>
    <message>
        <source>First try: {solved} of {tried}</source>
        <translation>一次做对：{solved} / {tried}</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Next problem</source>
        <translation>下一题</translation>
    </message>
    <message>
        <source>One of the marked points, {first} to {last}.</source>
        <translation>在标出的点之中，{first} 至 {last}。</translation>
    </message>
    <message>
        <source>Previous problem</source>
        <translation>上一题</translation>
    </message>
    <message>
        <source>Right!</source>
        <translation>正解！</translation>
    </message>
    <message>
        <source>Right! Find the next move for {color}.</source>
        <translation>正解！请找出{color}方的下一手。</translation>
    </message>
    <message>
        <source>Show move</source>
        <translation>显示着手</translation>
    </message>
    <message>
        <source>Solved!</source>
        <translation>解答完成！</translation>
    </message>
    <message>
        <source>This move is not in the file. Try another one.</source>
        <translation>文件中没有这一手，请试试别的。</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>重试</translation>
    </message>
    <message>
        <source>Whole board</source>
        <translation>整个棋盘</translation>
    </message>
    <message>
        <source>Wrong. Click the board to see the reply.</source>
        <translation>不对。点击棋盘查看应手。</translation>
    </message>
    <message>
        <source>Wrong. Try again.</source>
        <translation>不对，再试一次。</translation>
    </message>
    <message>
        <source>{color} passes.</source>
        <translation>{color}方停一手。</translation>
    </message>
</context>
<context>
    <name>SourceNotice</name>
    <message>
        <source>Line {line}: “{text}”. {message}</source>
        <translation>第 {line} 行：“{text}”。{message}</translation>
    </message>
    <message>
        <source>Line {line}. {message}</source>
        <translation>第 {line} 行。{message}</translation>
    </message>
    <message numerus="yes">
        <source>Repaired %Ln error(s).</source>
        <translation>
            <numerusform>已修复 %Ln 处错误。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Repaired %Ln error(s); read as {encoding}.</source>
        <translation>
            <numerusform>已修复 %Ln 处错误；按 {encoding} 读取。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Repaired more than %Ln error(s).</source>
        <translation>
            <numerusform>已修复超过 %Ln 处错误。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Repaired more than %Ln error(s); read as {encoding}.</source>
        <translation>
            <numerusform>已修复超过 %Ln 处错误；按 {encoding} 读取。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Speech</name>
    <message>
        <source>Board {size}.</source>
        <translation>棋盘 {size}。</translation>
    </message>
    <message>
        <source>Changed: {items}.</source>
        <translation>改变：{items}。</translation>
    </message>
    <message>
        <source>Column {name}: {items}.</source>
        <translation>{name} 列：{items}。</translation>
    </message>
    <message>
        <source>Comment: {text}</source>
        <translation>评注：{text}</translation>
    </message>
    <message>
        <source>End of line.</source>
        <translation>已到最后一手。</translation>
    </message>
    <message>
        <source>Ko at {point}.</source>
        <translation>劫在 {point}。</translation>
    </message>
    <message>
        <source>Last move: {color} passed.</source>
        <translation>最后一手：{color}方停一手。</translation>
    </message>
    <message>
        <source>Last move: {color} {point}.</source>
        <translation>最后一手：{color} {point}。</translation>
    </message>
    <message>
        <source>Move {number}: {color} passes</source>
        <translation>第 {number} 手：{color}方停一手</translation>
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
        <translation>{point} 相邻：{items}。</translation>
    </message>
    <message>
        <source>Next: {items}.</source>
        <translation>后续：{items}。</translation>
    </message>
    <message>
        <source>No comment.</source>
        <translation>没有评注。</translation>
    </message>
    <message>
        <source>No ko.</source>
        <translation>没有劫。</translation>
    </message>
    <message>
        <source>No last move.</source>
        <translation>没有最后一手。</translation>
    </message>
    <message>
        <source>No move</source>
        <translation>没有着手</translation>
    </message>
    <message>
        <source>No other stones near {point}.</source>
        <translation>{point} 附近没有其他棋子。</translation>
    </message>
    <message>
        <source>No stone at {point}.</source>
        <translation>{point} 没有棋子。</translation>
    </message>
    <message>
        <source>No stones.</source>
        <translation>没有棋子。</translation>
    </message>
    <message>
        <source>Nothing changed on the board.</source>
        <translation>棋盘没有改变。</translation>
    </message>
    <message>
        <source>Nothing has been captured.</source>
        <translation>没有提子。</translation>
    </message>
    <message>
        <source>Row {name}: {items}.</source>
        <translation>第 {name} 行：{items}。</translation>
    </message>
    <message>
        <source>Start of game</source>
        <translation>初始局面</translation>
    </message>
    <message>
        <source>arrow from {points}</source>
        <translation>来自 {points} 的箭头</translation>
    </message>
    <message>
        <source>arrow to {points}</source>
        <translation>指向 {points} 的箭头</translation>
    </message>
    <message>
        <source>board {size}</source>
        <translation>棋盘 {size}</translation>
    </message>
    <message numerus="yes">
        <source>chain of {count}</source>
        <translation>
            <numerusform>{count} 子的棋块</numerusform>
        </translation>
    </message>
    <message>
        <source>circle</source>
        <translation>圆圈</translation>
    </message>
    <message>
        <source>cross</source>
        <translation>叉</translation>
    </message>
    <message>
        <source>dead</source>
        <translation>死子</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>空</translation>
    </message>
    <message>
        <source>end of line</source>
        <translation>最后一手</translation>
    </message>
    <message>
        <source>greyed out</source>
        <translation>灰显</translation>
    </message>
    <message>
        <source>ko</source>
        <translation>劫</translation>
    </message>
    <message>
        <source>ko at {point}</source>
        <translation>劫在 {point}</translation>
    </message>
    <message>
        <source>label {text}</source>
        <translation>标签 {text}</translation>
    </message>
    <message>
        <source>label {text} at {point}</source>
        <translation>{point} 的标签 {text}</translation>
    </message>
    <message>
        <source>last move</source>
        <translation>最后一手</translation>
    </message>
    <message>
        <source>line to {points}</source>
        <translation>到 {points} 的线</translation>
    </message>
    <message>
        <source>name {text}</source>
        <translation>名称 {text}</translation>
    </message>
    <message>
        <source>next move for {color}</source>
        <translation>{color}方的后续着手</translation>
    </message>
    <message>
        <source>number {number}</source>
        <translation>编号 {number}</translation>
    </message>
    <message>
        <source>number {text} at {point}</source>
        <translation>{point} 的编号 {text}</translation>
    </message>
    <message>
        <source>order of play {colors}</source>
        <translation>行棋顺序 {colors}</translation>
    </message>
    <message>
        <source>selected</source>
        <translation>选中</translation>
    </message>
    <message>
        <source>setup</source>
        <translation>摆子</translation>
    </message>
    <message>
        <source>square</source>
        <translation>方块</translation>
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
        <translation>变化 {number} / {total}</translation>
    </message>
    <message>
        <source>{before} replaced by {after}</source>
        <translation>{before} 变为 {after}</translation>
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
            <numerusform>{color}方 {count} 子的棋块：{points}。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{color} has captured {count}.</source>
        <translation>
            <numerusform>{color}方提了 {count} 子。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{color} has {count} stones.</source>
        <translation>
            <numerusform>{color}子 {count} 颗。</numerusform>
        </translation>
    </message>
    <message>
        <source>{color} passes</source>
        <translation>{color}方停一手</translation>
    </message>
    <message>
        <source>{color} territory</source>
        <translation>{color}方实地</translation>
    </message>
    <message>
        <source>{color} to play</source>
        <translation>轮到{color}方</translation>
    </message>
    <message>
        <source>{color} to play.</source>
        <translation>轮到{color}方。</translation>
    </message>
    <message>
        <source>{color} {point}</source>
        <translation>{color} {point}</translation>
    </message>
    <message numerus="yes">
        <source>{count} changes on the board.</source>
        <translation>
            <numerusform>棋盘有 {count} 处改变。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} liberties</source>
        <translation>
            <numerusform>{count} 口气</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} liberties: {points}.</source>
        <translation>
            <numerusform>{count} 口气：{points}。</numerusform>
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
            <numerusform>之后有 {count} 个变化</numerusform>
        </translation>
    </message>
    <message>
        <source>{first} to {last} {color}</source>
        <translation>{first} 至 {last} {color}</translation>
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
        <translation>{point} 空</translation>
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
        <translation>评注(&amp;C)</translation>
    </message>
    <message>
        <source>Node &amp;names</source>
        <translation>节点名称(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Labels</source>
        <translation>标签(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Marks</source>
        <translation>标记(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Arrows and lines</source>
        <translation>箭头和线条(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Territory</source>
        <translation>实地(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Greyed-out points</source>
        <translation>灰显的点(&amp;G)</translation>
    </message>
    <message>
        <source>Cropped &amp;views</source>
        <translation>局部显示(&amp;V)</translation>
    </message>
    <message>
        <source>Annotation&amp;s</source>
        <translation>评价(&amp;S)</translation>
    </message>
    <message>
        <source>Remaining t&amp;imes</source>
        <translation>剩余时间(&amp;I)</translation>
    </message>
    <message>
        <source>Remove comments and markup</source>
        <translation>移除评注和标注</translation>
    </message>
    <message>
        <source>&amp;Whole game</source>
        <translation>整局棋谱(&amp;W)</translation>
    </message>
    <message>
        <source>From</source>
        <translation>范围</translation>
    </message>
    <message>
        <source>This n&amp;ode</source>
        <translation>此节点(&amp;O)</translation>
    </message>
</context>
<context>
    <name>Styles</name>
    <message>
        <source>Wood</source>
        <translation>木纹</translation>
    </message>
    <message>
        <source>Dark wood</source>
        <translation>深色木纹</translation>
    </message>
    <message>
        <source>Black and white</source>
        <translation>黑白</translation>
    </message>
    <message>
        <source>Greyscale</source>
        <translation>灰度</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>高对比度</translation>
    </message>
    <message>
        <source>Looking for board styles...</source>
        <translation>正在查找棋盘样式...</translation>
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
        <translation>这不是围棋棋谱：棋盘上不能放置任何内容。</translation>
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
        <translation>移除箭头和线条</translation>
    </message>
    <message>
        <source>Arrow</source>
        <translation>箭头</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>线条</translation>
    </message>
    <message>
        <source>Remove territory</source>
        <translation>移除实地</translation>
    </message>
    <message>
        <source>Territory</source>
        <translation>实地</translation>
    </message>
    <message>
        <source>Remove grey-out</source>
        <translation>取消灰显</translation>
    </message>
    <message>
        <source>Grey out</source>
        <translation>灰显</translation>
    </message>
    <message>
        <source>Crop view</source>
        <translation>局部显示</translation>
    </message>
    <message>
        <source>Show the whole board</source>
        <translation>显示整个棋盘</translation>
    </message>
    <message>
        <source>Remove stone</source>
        <translation>移除棋子</translation>
    </message>
    <message>
        <source>Move stone</source>
        <translation>移动棋子</translation>
    </message>
    <message>
        <source>Copy stone</source>
        <translation>复制棋子</translation>
    </message>
    <message>
        <source>Copy stones</source>
        <translation>复制棋子</translation>
    </message>
    <message>
        <source>Move stones</source>
        <translation>移动棋子</translation>
    </message>
    <message>
        <source>There is no stone to mark dead or alive.</source>
        <translation>没有可标为死活的棋子。</translation>
    </message>
    <message>
        <source>Boards with more than 25 columns allow only black and white stones.</source>
        <translation>超过 25 列的棋盘只能有黑子和白子。</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>擦除</translation>
    </message>
    <message>
        <source>This ko comes from the last move; it cannot be removed.</source>
        <translation>此劫由最后一手产生，不能移除。</translation>
    </message>
    <message>
        <source>There is no stone on that point.</source>
        <translation>该点没有棋子。</translation>
    </message>
    <message>
        <source>This node is that move; its marker cannot be removed.</source>
        <translation>此节点就是这一手，其标记不能移除。</translation>
    </message>
</context>
<context>
    <name>TransformDialog</name>
    <message>
        <source>This position</source>
        <translation>此局面</translation>
    </message>
    <message>
        <source>This variation</source>
        <translation>此变化</translation>
    </message>
    <message>
        <source>This game</source>
        <translation>此棋谱</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>所有棋谱</translation>
    </message>
    <message>
        <source>Transform</source>
        <translation>变换</translation>
    </message>
    <message>
        <source>Neither</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Swap &amp;colours</source>
        <translation>交换颜色(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Board size:</source>
        <translation>棋盘大小(&amp;B)：</translation>
    </message>
    <message>
        <source>Change &amp;names of points in comments and names</source>
        <translation>同时更改评注和名称中的坐标(&amp;N)</translation>
    </message>
    <message>
        <source>The position afterwards</source>
        <translation>变换后的局面</translation>
    </message>
    <message>
        <source>What falls off or stays as it is</source>
        <translation>落到盘外或保持不变的内容</translation>
    </message>
    <message>
        <source>Names of points that change</source>
        <translation>变化的坐标</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>无</translation>
    </message>
    <message>
        <source>&amp;What:</source>
        <translation>对象(&amp;W)：</translation>
    </message>
    <message>
        <source>&amp;Rotate or mirror:</source>
        <translation>旋转或翻转(&amp;R)：</translation>
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
        <translation>列</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>行</translation>
    </message>
</context>
<context>
    <name>TreeView</name>
    <message>
        <source>Hidden nodes: {count}. Click to show them.</source>
        <translation>隐藏的节点：{count}。点击显示。</translation>
    </message>
    <message>
        <source>Same position elsewhere: move {numbers}</source>
        <translation>别处有相同局面：第 {numbers} 手</translation>
    </message>
    <message>
        <source>Same position elsewhere: move {numbers} and others</source>
        <translation>别处有相同局面：第 {numbers} 手等</translation>
    </message>
    <message>
        <source>Variation tree</source>
        <translation>变化树</translation>
    </message>
    <message>
        <source>Arrow keys go through the game. The moves as a list are in the menu View, Panels.</source>
        <translation>方向键在棋谱中移动。着手列表在“视图”菜单的“面板”中。</translation>
    </message>
</context>
<context>
    <name>UnsavedDialog</name>
    <message>
        <source>Quit</source>
        <translation>退出</translation>
    </message>
    <message>
        <source>Save the changes to these documents?</source>
        <translation>是否保存对这些文档的更改？</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>放弃(&amp;D)</translation>
    </message>
    <message>
        <source>The changes to documents that are not ticked are discarded.</source>
        <translation>未勾选的文档的更改将被放弃。</translation>
    </message>
    <message>
        <source>Unsaved documents</source>
        <translation>未保存的文档</translation>
    </message>
    <message>
        <source>{file} (its unfinished HEN is not part of the file)</source>
        <translation>{file}（其未完成的 HEN 不属于文件内容）</translation>
    </message>
    <message>
        <source>{file}: unfinished HEN, not part of the file</source>
        <translation>{file}：未完成的 HEN，不属于文件内容</translation>
    </message>
</context>
<context>
    <name>VersionsDialog</name>
    <message>
        <source>Earlier versions</source>
        <translation>早期版本</translation>
    </message>
    <message>
        <source>Replaced</source>
        <translation>替换时间</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>No earlier versions of this file</source>
        <translation>此文件没有早期版本</translation>
    </message>
    <message>
        <source>Reading...</source>
        <translation>正在读取...</translation>
    </message>
    <message numerus="yes">
        <source>Earlier versions are kept for %Ln day(s).</source>
        <translation>
            <numerusform>早期版本保留 %Ln 天。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %Ln version(s) of a file are kept.</source>
        <translation>
            <numerusform>每个文件最多保留 %Ln 个版本。</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Open as a copy</source>
        <translation>作为副本打开(&amp;O)</translation>
    </message>
    <message>
        <source>Open this version in another window, as a document without a file</source>
        <translation>在另一个窗口中将此版本作为没有文件的文档打开</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>还原(&amp;R)</translation>
    </message>
    <message>
        <source>Replace the games of this document with those of this version; this can be undone</source>
        <translation>用此版本的棋谱替换此文档的棋谱，可以撤销</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation>比较(&amp;C)</translation>
    </message>
    <message>
        <source>Show what differs between this version and the document</source>
        <translation>显示此版本与文档的差异</translation>
    </message>
    <message>
        <source>&amp;Delete...</source>
        <translation>删除(&amp;D)...</translation>
    </message>
    <message>
        <source>Delete this version for good</source>
        <translation>永久删除此版本</translation>
    </message>
    <message>
        <source>{size} kB</source>
        <translation>{size} kB</translation>
    </message>
    <message numerus="yes">
        <source>%Ln node(s)</source>
        <translation>
            <numerusform>%Ln 个节点</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s)</source>
        <translation>
            <numerusform>%Ln 局</numerusform>
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
        <translation>{time}被替换的版本</translation>
    </message>
    <message>
        <source>This document</source>
        <translation>此文档</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>删除(&amp;D)</translation>
    </message>
    <message>
        <source>Delete this version for good?</source>
        <translation>永久删除此版本？</translation>
    </message>
    <message>
        <source>The version could not be deleted.</source>
        <translation>无法删除该版本。</translation>
    </message>
</context>
<context>
    <name>WebPageDialog</name>
    <message>
        <source>Export problems as web page</source>
        <translation>将题目导出为网页</translation>
    </message>
    <message>
        <source>&amp;Title:</source>
        <translation>标题(&amp;T)：</translation>
    </message>
    <message>
        <source>&amp;Introduction:</source>
        <translation>简介(&amp;I)：</translation>
    </message>
    <message>
        <source>Shown above the first problem</source>
        <translation>显示在第一题上方</translation>
    </message>
    <message>
        <source>As in this file</source>
        <translation>与此文件相同</translation>
    </message>
    <message>
        <source>Shuffled each time the page is opened</source>
        <translation>每次打开页面时打乱</translation>
    </message>
    <message>
        <source>&amp;Order:</source>
        <translation>顺序(&amp;O)：</translation>
    </message>
    <message>
        <source>&amp;Names of the problems</source>
        <translation>题目名称(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Show the right move on request</source>
        <translation>可按需显示正解(&amp;S)</translation>
    </message>
    <message>
        <source>Save &amp;as...</source>
        <translation>另存为(&amp;A)...</translation>
    </message>
</context>
<context>
    <name>Welcome</name>
    <message>
        <source>Click the board to play, or</source>
        <translation>点击棋盘落子，或者</translation>
    </message>
    <message>
        <source>Open a file</source>
        <translation>打开文件</translation>
    </message>
    <message>
        <source>Paste a HEN or a game</source>
        <translation>粘贴 HEN 或棋谱</translation>
    </message>
    <message>
        <source>Last files</source>
        <translation>最近的文件</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>示例</translation>
    </message>
    <message>
        <source>What is HEN?</source>
        <translation>什么是 HEN？</translation>
    </message>
    <message>
        <source>Paste the files</source>
        <translation>粘贴文件</translation>
    </message>
    <message>
        <source>Paste the text</source>
        <translation>粘贴文本</translation>
    </message>
    <message>
        <source>Paste the picture</source>
        <translation>粘贴图片</translation>
    </message>
</context>
<context>
    <name>WhatsThis</name>
    <message>
        <source>The board. A click does what the active tool does; the wheel steps through the game.</source>
        <translation>棋盘。点击执行当前工具的操作；滚轮浏览棋谱。</translation>
    </message>
    <message>
        <source>The position as HEN text. Type or paste here: the board follows each letter. Ctrl+Space offers what may come next; the line below says what is wrong.</source>
        <translation>以 HEN 文本表示的局面。在此输入或粘贴，棋盘随每个字母变化。Ctrl+Space 列出接下来可写的内容；下面一行指出错误。</translation>
    </message>
    <message>
        <source>Who plays, and whose turn it is. A click on a row lets that side play next; the pencil opens the game info.</source>
        <translation>对局者以及轮到谁下。点击某一行，下一手即由该方下；铅笔按钮打开对局信息。</translation>
    </message>
    <message>
        <source>The moves of the game and its variations. Click one to go there, drag one to move it.</source>
        <translation>棋谱的着手和变化。点击转到该手，拖动可移动它。</translation>
    </message>
    <message>
        <source>The name and the comment of this node. Names of points light up on the board.</source>
        <translation>此节点的名称和评注。指向其中的坐标时，棋盘上的点会亮起。</translation>
    </message>
    <message>
        <source>The game: its moves, the comment of this node, and navigation.</source>
        <translation>棋局：着手、此节点的评注和导航。</translation>
    </message>
    <message>
        <source>What is wrong with text, position, game and file. Click a problem to go there.</source>
        <translation>文本、局面、棋谱和文件的问题。点击问题转到该处。</translation>
    </message>
    <message>
        <source>The games of the file. Click one to go to it.</source>
        <translation>文件中的棋谱。点击转到该局。</translation>
    </message>
    <message>
        <source>The menus. Ctrl+Shift+P finds any of their commands by its words.</source>
        <translation>菜单。按 Ctrl+Shift+P 可按字词查找其中任何命令。</translation>
    </message>
    <message>
        <source>The tools: what a click on the board does.</source>
        <translation>工具：决定点击棋盘时的操作。</translation>
    </message>
    <message>
        <source>What is wrong with the text, or what was just done; the point under the pointer; the problems.</source>
        <translation>文本的错误或刚才的操作、指针下的点，以及问题。</translation>
    </message>
</context>
<context>
    <name>Windows</name>
    <message>
        <source>It is open in another window.</source>
        <translation>它已在另一个窗口中打开。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) could not be opened.</source>
        <translation>
            <numerusform>有 %Ln 个文件无法打开。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) could not be recovered.</source>
        <translation>
            <numerusform>有 %Ln 个文档无法恢复。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Worksheet</name>
    <message>
        <source>Worksheet</source>
        <translation>习题卷</translation>
    </message>
    <message>
        <source>&amp;Title:</source>
        <translation>标题(&amp;T)：</translation>
    </message>
    <message>
        <source>&amp;Games:</source>
        <translation>题号(&amp;G)：</translation>
    </message>
    <message>
        <source>All, or 1-12, 15</source>
        <translation>全部，或 1-12, 15</translation>
    </message>
    <message>
        <source>&amp;Diagrams on a page:</source>
        <translation>每页棋图数(&amp;D)：</translation>
    </message>
    <message>
        <source>&amp;Lines to write on:</source>
        <translation>书写行数(&amp;L)：</translation>
    </message>
    <message>
        <source>&amp;Names of the problems</source>
        <translation>题目名称(&amp;N)</translation>
    </message>
    <message>
        <source>Co&amp;mments before the first move</source>
        <translation>第一手之前的评注(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Answers on pages of their own</source>
        <translation>解答另起页(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Wrong moves in the answers</source>
        <translation>解答中包含失败图(&amp;W)</translation>
    </message>
</context>
<context>
    <name>_Examples</name>
    <message>
        <source>Examples of HEN</source>
        <translation>HEN 示例</translation>
    </message>
    <message>
        <source>The parts of a HEN</source>
        <translation>HEN 的组成部分</translation>
    </message>
    <message>
        <source>Whole positions</source>
        <translation>完整局面</translation>
    </message>
    <message>
        <source>Mistakes and their messages</source>
        <translation>错误及其提示</translation>
    </message>
    <message>
        <source>No matches</source>
        <translation>没有匹配项</translation>
    </message>
    <message>
        <source>Click to see it on the board</source>
        <translation>点击在棋盘上查看</translation>
    </message>
</context>
<context>
    <name>_GoToDialog</name>
    <message>
        <source>&amp;Go</source>
        <translation>转到(&amp;G)</translation>
    </message>
</context>
<context>
    <name>_Keys</name>
    <message>
        <source>Commands and their keys</source>
        <translation>命令及其按键</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>按键</translation>
    </message>
    <message>
        <source>No matches</source>
        <translation>没有匹配项</translation>
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
