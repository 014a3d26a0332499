<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>AboutBox</name>
    <message>
        <source>The HEN specification</source>
        <translation>HEN の仕様</translation>
    </message>
    <message>
        <source>The MIT licence</source>
        <translation>MIT ライセンス</translation>
    </message>
    <message>
        <source>About HEN Editor</source>
        <translation>HEN Editor について</translation>
    </message>
    <message>
        <source>An editor for Go positions in HEN and games in SGF.</source>
        <translation>囲碁の局面 (HEN) と棋譜 (SGF) を編集するエディターです。</translation>
    </message>
    <message>
        <source>HEN (Hemme Notation) is one line of text for one Go position. Free software under the MIT licence.</source>
        <translation>HEN (Hemme Notation) は囲碁の局面を1行の文字で表す記法です。MIT ライセンスのフリーソフトウェアです。</translation>
    </message>
</context>
<context>
    <name>Adding</name>
    <message numerus="yes">
        <source>%Ln file(s)</source>
        <translation>
            <numerusform>%Ln個のファイル</numerusform>
        </translation>
    </message>
    <message>
        <source>Add games</source>
        <translation>棋譜の追加</translation>
    </message>
    <message numerus="yes">
        <source>Added %Ln game(s).</source>
        <translation>
            <numerusform>%Ln局を追加しました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) had problems; they were read as far as possible.</source>
        <translation>
            <numerusform>%Ln個のファイルに問題がありました。読み込める部分だけを読み込みました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) could not be added.</source>
        <translation>
            <numerusform>%Ln個のファイルを追加できませんでした。</numerusform>
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
        <translation>不正解</translation>
    </message>
</context>
<context>
    <name>Announcer</name>
    <message>
        <source>Undone: {change}.</source>
        <translation>元に戻しました: {change}。</translation>
    </message>
    <message>
        <source>Redone: {change}.</source>
        <translation>やり直しました: {change}。</translation>
    </message>
</context>
<context>
    <name>BoardTable</name>
    <message>
        <source>Board as a table</source>
        <translation>表形式の碁盤</translation>
    </message>
    <message>
        <source>Arrow keys go from point to point; all other keys do what they do on the board.</source>
        <translation>矢印キーで点から点へ移動します。他のキーの働きは碁盤と同じです。</translation>
    </message>
</context>
<context>
    <name>BoardView</name>
    <message>
        <source>Board</source>
        <translation>碁盤</translation>
    </message>
    <message>
        <source>A cursor goes from point to point by keys. The board as a table is in the menu View, Panels.</source>
        <translation>キーでカーソルを点から点へ動かせます。表形式の碁盤は、メニューの「表示」の「パネル」にあります。</translation>
    </message>
</context>
<context>
    <name>Colors</name>
    <message>
        <source>Black</source>
        <translation>黒</translation>
    </message>
    <message>
        <source>White</source>
        <translation>白</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>赤</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>緑</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>青</translation>
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
        <translation>コマンドパレット</translation>
    </message>
    <message>
        <source>Type words of a command</source>
        <translation>コマンドの語を入力</translation>
    </message>
    <message>
        <source>Beginnings of words are enough; Enter runs the selected command</source>
        <translation>語の一部だけでも検索できます。Enter で選択したコマンドを実行</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>コマンド</translation>
    </message>
    <message>
        <source>No matches</source>
        <translation>該当なし</translation>
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
        <translation>Web アドレスをコピーしました。</translation>
    </message>
    <message>
        <source>Game copied as SGF.</source>
        <translation>棋譜を SGF でコピーしました。</translation>
    </message>
    <message>
        <source>Position copied as SGF.</source>
        <translation>局面を SGF でコピーしました。</translation>
    </message>
    <message>
        <source>Diagram copied.</source>
        <translation>図をコピーしました。</translation>
    </message>
    <message>
        <source>&amp;Undo {change}</source>
        <translation>{change}を元に戻す(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo {change}</source>
        <translation>{change}をやり直す(&amp;R)</translation>
    </message>
    <message>
        <source>HEN copied.</source>
        <translation>HEN をコピーしました。</translation>
    </message>
    <message>
        <source>It is what the board shows, not the text in the field.</source>
        <translation>フィールドのテキストではなく、盤面の内容です。</translation>
    </message>
    <message>
        <source>Save original as</source>
        <translation>元のファイルを別名で保存</translation>
    </message>
    <message>
        <source>original</source>
        <translation>オリジナル</translation>
    </message>
    <message>
        <source>Save normalised copy</source>
        <translation>標準化したコピーを保存</translation>
    </message>
    <message>
        <source>normalised</source>
        <translation>標準化</translation>
    </message>
    <message>
        <source>Looking for earlier versions...</source>
        <translation>以前のバージョンを探しています...</translation>
    </message>
    <message>
        <source>The earlier versions of {file} could not be listed.</source>
        <translation>{file} の以前のバージョンを一覧にできませんでした。</translation>
    </message>
    <message>
        <source>The earlier version was not kept: {why}</source>
        <translation>以前のバージョンは保存されませんでした: {why}</translation>
    </message>
    <message>
        <source>Looking for documents...</source>
        <translation>文書を探しています...</translation>
    </message>
    <message>
        <source>The documents to recover could not be listed.</source>
        <translation>復元できる文書を一覧にできませんでした。</translation>
    </message>
    <message>
        <source>Its recovery data is damaged.</source>
        <translation>復元データが壊れています。</translation>
    </message>
    <message>
        <source>Recovering...</source>
        <translation>復元しています...</translation>
    </message>
    <message>
        <source>It was kept by another version of HEN Editor.</source>
        <translation>HEN Editor の別のバージョンが保管したものです。</translation>
    </message>
    <message>
        <source>Making the page...</source>
        <translation>ページを作成しています...</translation>
    </message>
    <message>
        <source>None of these games can be exported: no moves to find, or too many.</source>
        <translation>書き出せる棋譜がありません。正解手がないか、手数が多すぎます。</translation>
    </message>
    <message>
        <source>Web page</source>
        <translation>Web ページ</translation>
    </message>
    <message>
        <source>Export problems as web page</source>
        <translation>問題を Web ページとして書き出す</translation>
    </message>
    <message>
        <source>Saved {file} without {count} of {total} games: no moves to find, or too many.</source>
        <translation>{file} を保存しました。{total}局中{count}局は、正解手がないか手数が多すぎるため含まれていません。</translation>
    </message>
    <message>
        <source>Checking games...</source>
        <translation>棋譜を確認しています...</translation>
    </message>
    <message>
        <source>Clipboard has no HEN.</source>
        <translation>クリップボードに HEN がありません。</translation>
    </message>
    <message>
        <source>The HEN on the clipboard has an error: {what}</source>
        <translation>クリップボードの HEN に誤りがあります: {what}</translation>
    </message>
    <message>
        <source>A file needs at least one game.</source>
        <translation>ファイルには少なくとも1つの棋譜が必要です。</translation>
    </message>
    <message>
        <source>Games copied as SGF.</source>
        <translation>棋譜をSGFでコピーしました。</translation>
    </message>
    <message>
        <source>Game info</source>
        <translation>対局情報</translation>
    </message>
    <message>
        <source>Properties</source>
        <translation>プロパティ</translation>
    </message>
    <message>
        <source>This leaves the game as it is.</source>
        <translation>これでは棋譜は変わりません。</translation>
    </message>
    <message>
        <source>Transforming...</source>
        <translation>変換しています...</translation>
    </message>
    <message>
        <source>Transform</source>
        <translation>変換</translation>
    </message>
    <message>
        <source>There is no such markup here.</source>
        <translation>ここにその種類の書き込みはありません。</translation>
    </message>
    <message>
        <source>Clear markup</source>
        <translation>書き込みの消去</translation>
    </message>
    <message>
        <source>Nothing is selected; drag a frame around stones with the select tool.</source>
        <translation>何も選択されていません。選択ツールで石をドラッグして囲んでください。</translation>
    </message>
    <message>
        <source>Annotate</source>
        <translation>評価</translation>
    </message>
    <message>
        <source>Go to point</source>
        <translation>座標へ移動</translation>
    </message>
    <message>
        <source>There is nothing to erase on that point.</source>
        <translation>その点に消すものはありません。</translation>
    </message>
    <message>
        <source>No move placed that stone.</source>
        <translation>その石を打った手はありません。</translation>
    </message>
    <message>
        <source>This move placed that stone.</source>
        <translation>その石を打ったのはこの手です。</translation>
    </message>
    <message>
        <source>{point} copied.</source>
        <translation>{point} をコピーしました。</translation>
    </message>
    <message>
        <source>On boards with more than 25 columns only Black and White can play.</source>
        <translation>26路以上の碁盤では、黒と白しか打てません。</translation>
    </message>
    <message>
        <source>Number the last moves</source>
        <translation>最後の手に番号を付ける</translation>
    </message>
    <message>
        <source>How many of the last moves to number:</source>
        <translation>最後の何手に番号を付けますか:</translation>
    </message>
    <message>
        <source>Some recovery data could not be deleted: {reason}</source>
        <translation>一部の復元用データを削除できませんでした: {reason}</translation>
    </message>
    <message>
        <source>Variation copied.</source>
        <translation>変化をコピーしました。</translation>
    </message>
    <message>
        <source>You can&apos;t cut the start of the game.</source>
        <translation>棋譜の最初は切り取れません。</translation>
    </message>
    <message>
        <source>Cut variation</source>
        <translation>変化の切り取り</translation>
    </message>
    <message>
        <source>The variation is too long to paste (over {count} characters). Merge it as a file instead.</source>
        <translation>変化が長すぎて貼り付けられません ({count}文字を超えています)。ファイルとして統合してください。</translation>
    </message>
    <message>
        <source>Paste variation</source>
        <translation>変化の貼り付け</translation>
    </message>
    <message>
        <source>Move variation</source>
        <translation>変化の移動</translation>
    </message>
    <message>
        <source>Merge with file</source>
        <translation>ファイルと統合</translation>
    </message>
    <message>
        <source>{file} could not be merged.</source>
        <translation>{file} を統合できませんでした。</translation>
    </message>
    <message>
        <source>Reading {file}...</source>
        <translation>{file} を読み込んでいます...</translation>
    </message>
    <message>
        <source>Merging...</source>
        <translation>統合しています...</translation>
    </message>
    <message>
        <source>The file adds nothing to this game.</source>
        <translation>このファイルには、この棋譜に加わるものがありません。</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>統合</translation>
    </message>
    <message>
        <source>Nothing to remove.</source>
        <translation>削除するものはありません。</translation>
    </message>
    <message>
        <source>Remove comments and markup</source>
        <translation>コメントと書き込みの削除</translation>
    </message>
    <message>
        <source>This is the main line already.</source>
        <translation>すでに本譜です。</translation>
    </message>
    <message>
        <source>Make main line</source>
        <translation>本譜の変更</translation>
    </message>
    <message>
        <source>There is no variation above this one.</source>
        <translation>これより上に変化はありません。</translation>
    </message>
    <message>
        <source>There is no variation below this one.</source>
        <translation>これより下に変化はありません。</translation>
    </message>
    <message>
        <source>Insert move</source>
        <translation>手の挿入</translation>
    </message>
    <message>
        <source>&amp;Insert</source>
        <translation>挿入(&amp;I)</translation>
    </message>
    <message>
        <source>Delete from here</source>
        <translation>以降の削除</translation>
    </message>
    <message>
        <source>Delete node</source>
        <translation>ノードの削除</translation>
    </message>
    <message>
        <source>Insert node</source>
        <translation>ノードの挿入</translation>
    </message>
    <message>
        <source>Exchange moves</source>
        <translation>手の入れ替え</translation>
    </message>
    <message>
        <source>Change colour of move</source>
        <translation>手の色の変更</translation>
    </message>
    <message>
        <source>Start game from here</source>
        <translation>開始局面の変更</translation>
    </message>
    <message>
        <source>Move branch to new game</source>
        <translation>分岐を新しい棋譜に移動</translation>
    </message>
    <message>
        <source>The game shows the whole board here.</source>
        <translation>ここでは棋譜が盤全体を表示しています。</translation>
    </message>
    <message>
        <source>Reading the board style...</source>
        <translation>碁盤のスタイルを読み込んでいます...</translation>
    </message>
    <message>
        <source>No font on this computer has kanji numerals: numbers are shown instead.</source>
        <translation>このコンピューターには漢数字のあるフォントがないため、代わりに数字を表示します。</translation>
    </message>
    <message>
        <source>Move numbers</source>
        <translation>手数</translation>
    </message>
    <message>
        <source>Write move numbers</source>
        <translation>手数の書き込み</translation>
    </message>
    <message>
        <source>move {number}</source>
        <translation>{number}手目</translation>
    </message>
    <message>
        <source>the start of the game</source>
        <translation>開始局面</translation>
    </message>
    <message>
        <source>the clipboard</source>
        <translation>クリップボード</translation>
    </message>
    <message>
        <source>Clipboard has no position.</source>
        <translation>クリップボードに局面がありません。</translation>
    </message>
    <message>
        <source>&amp;19x19 board</source>
        <translation>19路盤(&amp;1)</translation>
    </message>
    <message>
        <source>&amp;9x9 board</source>
        <translation>9路盤(&amp;9)</translation>
    </message>
    <message>
        <source>&amp;About HEN Editor</source>
        <translation>HEN Editor について(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Add game</source>
        <translation>棋譜を追加(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;All markup</source>
        <translation>すべての書き込み(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;All moves</source>
        <translation>すべての手(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Arrow</source>
        <translation>矢印(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;As set in the game</source>
        <translation>棋譜の設定に従う(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Bad move</source>
        <translation>悪手(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Black stones</source>
        <translation>黒石(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>局面の概要(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Board as a table</source>
        <translation>表形式の碁盤(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Choose from a menu...</source>
        <translation>メニューから選択(&amp;C)...</translation>
    </message>
    <message>
        <source>&amp;Circle</source>
        <translation>丸(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Close window</source>
        <translation>ウィンドウを閉じる(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Collapse branch</source>
        <translation>分岐を折りたたむ(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Column</source>
        <translation>縦の列(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Command palette...</source>
        <translation>コマンドパレット(&amp;C)...</translation>
    </message>
    <message>
        <source>&amp;Copy HEN</source>
        <translation>HEN をコピー(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>ダーク(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Delete from here</source>
        <translation>以降を削除(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Diagram for Sensei&apos;s Library</source>
        <translation>Sensei&apos;s Library 用の図(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Doubtful move</source>
        <translation>疑問手(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Down</source>
        <translation>下へ(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Duplicate game</source>
        <translation>棋譜を複製(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;End comparison</source>
        <translation>比較を終了(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Erase</source>
        <translation>消去(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Erase selected stones</source>
        <translation>選択した石を消去(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Even</source>
        <translation>互角(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Expand branch</source>
        <translation>分岐を展開(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Find in comments...</source>
        <translation>コメントを検索(&amp;F)...</translation>
    </message>
    <message>
        <source>&amp;From here</source>
        <translation>現局面から(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>全画面表示(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>対局(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Go to this move</source>
        <translation>この手へ移動(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Good move</source>
        <translation>好手(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Green stones</source>
        <translation>緑の石(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Grey out</source>
        <translation>グレー表示(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Greyed-out points</source>
        <translation>グレー表示の点(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;HTML for WGo</source>
        <translation>WGo 用の HTML(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Hotspot</source>
        <translation>注目点(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Interesting move</source>
        <translation>面白い手(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts...</source>
        <translation>ショートカットキー(&amp;K)...</translation>
    </message>
    <message>
        <source>&amp;Ko</source>
        <translation>コウ(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Ko point</source>
        <translation>コウの点(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;LaTeX for psgo</source>
        <translation>psgo 用の LaTeX(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Label</source>
        <translation>ラベル(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Labels</source>
        <translation>ラベル(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Last move</source>
        <translation>最後の手(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Last moves...</source>
        <translation>最後の数手(&amp;L)...</translation>
    </message>
    <message>
        <source>&amp;Letters</source>
        <translation>英字(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>ライト(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Make main line</source>
        <translation>本譜にする(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Marks</source>
        <translation>マーク(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Mirror view</source>
        <translation>左右反転で表示(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>現在の手(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Neighbours</source>
        <translation>隣の点(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;New window</source>
        <translation>新しいウィンドウ(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Next move</source>
        <translation>次の手(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Next moves</source>
        <translation>次の手(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Next pane</source>
        <translation>次のペイン(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Numbers</source>
        <translation>番号(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Open...</source>
        <translation>開く(&amp;O)...</translation>
    </message>
    <message>
        <source>&amp;Order of play...</source>
        <translation>着手順(&amp;O)...</translation>
    </message>
    <message>
        <source>&amp;Other size...</source>
        <translation>その他のサイズ(&amp;O)...</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>貼り付け(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Paste variation</source>
        <translation>変化を貼り付け(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Place</source>
        <translation>石を置く(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>着手(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Point</source>
        <translation>交点(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Previous move</source>
        <translation>前の手(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Print...</source>
        <translation>印刷(&amp;P)...</translation>
    </message>
    <message>
        <source>&amp;Problems</source>
        <translation>問題点(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>終了(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Red stones</source>
        <translation>赤の石(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>やり直し(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Remove comments and markup...</source>
        <translation>コメントと書き込みを削除(&amp;R)...</translation>
    </message>
    <message>
        <source>&amp;Remove game</source>
        <translation>棋譜を削除(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Row</source>
        <translation>横の行(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>上書き保存(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Select</source>
        <translation>選択(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Show</source>
        <translation>表示する(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Start of game</source>
        <translation>開始局面(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Stones nearby</source>
        <translation>近くの石(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Swap colours</source>
        <translation>色を入れ替え(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Switch player to move</source>
        <translation>手番を交代(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Territory</source>
        <translation>地(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;This node</source>
        <translation>このノード(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>ツール(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Transform...</source>
        <translation>変換(&amp;T)...</translation>
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
        <translation>元に戻す(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Guide, HEN and keys</source>
        <translation>ガイド、HEN、キー(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Kanji numerals (1-一)</source>
        <translation>漢数字 (1-一)(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Letters and numbers (A1)</source>
        <translation>英字と数字 (A1)(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;List of moves</source>
        <translation>手の一覧(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Numbers (1-1)</source>
        <translation>数字 (1-1)(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Remove from applications menu</source>
        <translation>アプリケーションメニューから削除(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Show coordinates</source>
        <translation>座標を表示(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Unicode diagram</source>
        <translation>Unicode の図(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Upright</source>
        <translation>元の向き(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Web address</source>
        <translation>Web アドレス(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;What changed</source>
        <translation>変わったところ(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;What&apos;s this?</source>
        <translation>これは何？(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;White stones</source>
        <translation>白石(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Worksheet...</source>
        <translation>問題プリント(&amp;W)...</translation>
    </message>
    <message>
        <source>&amp;Write as markup</source>
        <translation>書き込みとして残す(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Yellow stones</source>
        <translation>黄色の石(&amp;Y)</translation>
    </message>
    <message>
        <source>1&amp;3x13 board</source>
        <translation>13路盤(&amp;3)</translation>
    </message>
    <message>
        <source>A&amp;lternatives</source>
        <translation>別の手(&amp;L)</translation>
    </message>
    <message>
        <source>A&amp;rrows and lines</source>
        <translation>矢印と線(&amp;R)</translation>
    </message>
    <message>
        <source>About this program</source>
        <translation>このプログラムについて</translation>
    </message>
    <message>
        <source>Add a copy of this game after it</source>
        <translation>この棋譜のコピーを直後に追加</translation>
    </message>
    <message>
        <source>Add a game with the position of the HEN on the clipboard</source>
        <translation>クリップボードの HEN の局面から棋譜を追加</translation>
    </message>
    <message>
        <source>Add an empty game of the same size after this one</source>
        <translation>この棋譜の直後に、同じ路数の空の棋譜を追加</translation>
    </message>
    <message>
        <source>Add game from &amp;HEN</source>
        <translation>HEN から棋譜を追加(&amp;H)</translation>
    </message>
    <message>
        <source>Add to app&amp;lications menu</source>
        <translation>アプリケーションメニューに追加(&amp;L)</translation>
    </message>
    <message>
        <source>Arran&amp;ge panels</source>
        <translation>パネルを並べ替える(&amp;G)</translation>
    </message>
    <message>
        <source>B&amp;lue stones</source>
        <translation>青の石(&amp;L)</translation>
    </message>
    <message>
        <source>Back &amp;10 moves</source>
        <translation>10手戻る(&amp;1)</translation>
    </message>
    <message>
        <source>Back to &amp;main line</source>
        <translation>本譜に戻る(&amp;M)</translation>
    </message>
    <message>
        <source>C&amp;aptures</source>
        <translation>アゲハマ(&amp;A)</translation>
    </message>
    <message>
        <source>C&amp;hain and liberties</source>
        <translation>連と呼吸点(&amp;H)</translation>
    </message>
    <message>
        <source>C&amp;omment</source>
        <translation>コメント(&amp;O)</translation>
    </message>
    <message>
        <source>C&amp;rop view</source>
        <translation>部分表示(&amp;R)</translation>
    </message>
    <message>
        <source>Change how the program looks and works</source>
        <translation>プログラムの外観と動作を変更</translation>
    </message>
    <message>
        <source>Change keyboard shortcuts</source>
        <translation>ショートカットキーを変更</translation>
    </message>
    <message>
        <source>Change the colour of this move</source>
        <translation>この手の色を変更</translation>
    </message>
    <message>
        <source>Choose how a picture of the board looks, and export or copy it</source>
        <translation>碁盤の画像の見た目を選び、書き出しまたはコピー</translation>
    </message>
    <message>
        <source>Choose how to copy the position or the game</source>
        <translation>局面や棋譜のコピー形式を選択</translation>
    </message>
    <message>
        <source>Click at the cursor</source>
        <translation>カーソルの位置でクリック</translation>
    </message>
    <message>
        <source>Click something to learn what it is</source>
        <translation>クリックしたものの説明を表示</translation>
    </message>
    <message>
        <source>Close all windows</source>
        <translation>すべてのウィンドウを閉じる</translation>
    </message>
    <message>
        <source>Close this window</source>
        <translation>このウィンドウを閉じる</translation>
    </message>
    <message>
        <source>Collapse all but the ma&amp;in line</source>
        <translation>本譜以外を折りたたむ(&amp;I)</translation>
    </message>
    <message>
        <source>Collapse every variation to its first move</source>
        <translation>すべての変化を最初の手だけに折りたたむ</translation>
    </message>
    <message>
        <source>Compare with &amp;this node</source>
        <translation>このノードと比較(&amp;T)</translation>
    </message>
    <message>
        <source>Compare with the &amp;clipboard</source>
        <translation>クリップボードと比較(&amp;C)</translation>
    </message>
    <message>
        <source>Compare with the &amp;previous node</source>
        <translation>前のノードと比較(&amp;P)</translation>
    </message>
    <message>
        <source>Cop&amp;y variation</source>
        <translation>変化をコピー(&amp;Y)</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>Copy a picture of the board, or drag it from here into another program</source>
        <translation>碁盤の画像をコピー。ここから他のプログラムへドラッグもできます</translation>
    </message>
    <message>
        <source>Copy a web address of the position</source>
        <translation>局面の Web アドレスをコピー</translation>
    </message>
    <message>
        <source>Copy point &amp;name</source>
        <translation>座標をコピー(&amp;N)</translation>
    </message>
    <message>
        <source>Copy the game with all its variations as SGF</source>
        <translation>棋譜をすべての変化とともに SGF でコピー</translation>
    </message>
    <message>
        <source>Copy the name of the point at the cursor</source>
        <translation>カーソル位置の座標をコピー</translation>
    </message>
    <message>
        <source>Copy the position as HEN</source>
        <translation>局面を HEN でコピー</translation>
    </message>
    <message>
        <source>Copy the position as HTML for the player BesoGo</source>
        <translation>局面を BesoGo プレーヤー用の HTML でコピー</translation>
    </message>
    <message>
        <source>Copy the position as HTML for the player WGo</source>
        <translation>局面を WGo プレーヤー用の HTML でコピー</translation>
    </message>
    <message>
        <source>Copy the position as a diagram for Sensei&apos;s Library</source>
        <translation>局面を Sensei&apos;s Library 用の図でコピー</translation>
    </message>
    <message>
        <source>Copy the position as a diagram for the LaTeX package igo</source>
        <translation>局面を LaTeX パッケージ igo 用の図でコピー</translation>
    </message>
    <message>
        <source>Copy the position as a diagram for the LaTeX package psgo</source>
        <translation>局面を LaTeX パッケージ psgo 用の図でコピー</translation>
    </message>
    <message>
        <source>Copy the position as a diagram of X, O and dots</source>
        <translation>局面を X、O、点の図でコピー</translation>
    </message>
    <message>
        <source>Copy the position as a diagram of round stones and drawn lines</source>
        <translation>局面を丸い石と罫線の図でコピー</translation>
    </message>
    <message>
        <source>Copy the position as the boards of GTP programs are drawn</source>
        <translation>局面を GTP プログラムの盤の形式でコピー</translation>
    </message>
    <message>
        <source>Copy the position with its colours as a diagram for the LaTeX package eigo</source>
        <translation>局面を色とともに LaTeX パッケージ eigo 用の図でコピー</translation>
    </message>
    <message>
        <source>Copy this node and everything after it as SGF</source>
        <translation>このノード以降をすべて SGF でコピー</translation>
    </message>
    <message>
        <source>Copy this position alone as SGF</source>
        <translation>この局面だけを SGF でコピー</translation>
    </message>
    <message>
        <source>Count &amp;final score</source>
        <translation>整地して数える(&amp;F)</translation>
    </message>
    <message>
        <source>Count territory and area: mark dead stones, and see the score</source>
        <translation>日本式 (地) または中国式 (地＋石) で数える: 死石を指定して結果を表示</translation>
    </message>
    <message>
        <source>Cr&amp;oss</source>
        <translation>バツ(&amp;O)</translation>
    </message>
    <message>
        <source>Cropped &amp;view</source>
        <translation>部分表示(&amp;V)</translation>
    </message>
    <message>
        <source>Cu&amp;t variation</source>
        <translation>変化を切り取り(&amp;T)</translation>
    </message>
    <message>
        <source>Cut this node and everything after it</source>
        <translation>このノード以降をすべて切り取り</translation>
    </message>
    <message>
        <source>Dark, high &amp;contrast</source>
        <translation>ダーク (ハイコントラスト)(&amp;C)</translation>
    </message>
    <message>
        <source>Delete this &amp;node</source>
        <translation>このノードを削除(&amp;N)</translation>
    </message>
    <message>
        <source>Delete this node and everything after it</source>
        <translation>このノード以降をすべて削除</translation>
    </message>
    <message>
        <source>Delete this node but keep what follows</source>
        <translation>このノードを削除し、以降は残す</translation>
    </message>
    <message>
        <source>Drag a line; again or right button: remove</source>
        <translation>ドラッグで線を引く。もう一度引くか右ボタン: 削除</translation>
    </message>
    <message>
        <source>Drag an arrow; again or right button: remove</source>
        <translation>ドラッグで矢印を引く。もう一度引くか右ボタン: 削除</translation>
    </message>
    <message>
        <source>E&amp;xpand all</source>
        <translation>すべて展開(&amp;X)</translation>
    </message>
    <message>
        <source>E&amp;xport picture...</source>
        <translation>画像を書き出す(&amp;X)...</translation>
    </message>
    <message>
        <source>Earlier &amp;versions...</source>
        <translation>以前のバージョン(&amp;V)...</translation>
    </message>
    <message>
        <source>Edit players, result, komi and other game info</source>
        <translation>対局者、結果、コミなどの対局情報を編集</translation>
    </message>
    <message>
        <source>Mark the move as bad; in a problem: wrong</source>
        <translation>この手を悪手とする(問題では不正解)</translation>
    </message>
    <message>
        <source>Mark the move as good; in a problem: right</source>
        <translation>この手を好手とする(問題では正解)</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>番号</translation>
    </message>
    <message>
        <source>O&amp;verview...</source>
        <translation>一覧表(&amp;V)...</translation>
    </message>
    <message>
        <source>Open SGF or HEN files</source>
        <translation>SGF または HEN ファイルを開く</translation>
    </message>
    <message>
        <source>Paste in place of the HEN; what is not HEN is pasted into the window</source>
        <translation>HENの代わりに貼り付けます。HENでないものはウィンドウに貼り付けられます</translation>
    </message>
    <message>
        <source>Put stones into a new node after this one</source>
        <translation>石の編集をこの後の新しいノードに入れる</translation>
    </message>
    <message>
        <source>Put stones into a new node before this one, and replay what follows</source>
        <translation>石の編集をこの前の新しいノードに入れ、以降を打ち直す</translation>
    </message>
    <message>
        <source>Put stones into this node</source>
        <translation>石の編集をこのノードに入れる</translation>
    </message>
    <message>
        <source>Edit the SGF properties of this node</source>
        <translation>このノードの SGF プロパティを編集</translation>
    </message>
    <message>
        <source>&amp;Analyse</source>
        <translation>解析(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Engine</source>
        <translation>エンジン(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Engines...</source>
        <translation>エンジン(&amp;E)...</translation>
    </message>
    <message>
        <source>&amp;Game against the engine...</source>
        <translation>エンジンと対局(&amp;G)...</translation>
    </message>
    <message>
        <source>&amp;Little: 20 visits, or level 4</source>
        <translation>少なめ: 訪問20回、またはレベル4(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Medium: 100 visits, or level 7</source>
        <translation>普通: 訪問100回、またはレベル7(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Next mistake</source>
        <translation>次の悪手(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Points lost</source>
        <translation>目数の損(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Win rate</source>
        <translation>勝率(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Words beside tools</source>
        <translation>ツールに名前を表示(&amp;W)</translation>
    </message>
    <message>
        <source>A&amp;dd engine&apos;s line</source>
        <translation>エンジンの手順を追加(&amp;D)</translation>
    </message>
    <message>
        <source>Add &amp;from files...</source>
        <translation>ファイルから追加(&amp;F)...</translation>
    </message>
    <message>
        <source>Add best &amp;line</source>
        <translation>最善の手順を追加(&amp;L)</translation>
    </message>
    <message>
        <source>Add the engine&apos;s best line as a variation</source>
        <translation>エンジンの最善の手順を変化として追加</translation>
    </message>
    <message>
        <source>Add the engine&apos;s line from the cursor as a variation</source>
        <translation>カーソル位置から始まるエンジンの手順を変化として追加</translation>
    </message>
    <message>
        <source>Add the games of several files after this one</source>
        <translation>複数のファイルの棋譜をこの棋譜の後に追加</translation>
    </message>
    <message>
        <source>Add, remove and test engines</source>
        <translation>エンジンの追加、削除、テスト</translation>
    </message>
    <message>
        <source>Analyse &amp;game</source>
        <translation>棋譜を解析(&amp;G)</translation>
    </message>
    <message>
        <source>Arrow</source>
        <translation>矢印</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>黒</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>青</translation>
    </message>
    <message>
        <source>Circle</source>
        <translation>丸</translation>
    </message>
    <message>
        <source>Crop view</source>
        <translation>部分表示</translation>
    </message>
    <message>
        <source>Cross</source>
        <translation>バツ</translation>
    </message>
    <message>
        <source>Edit the name of this node</source>
        <translation>このノードの名前を編集</translation>
    </message>
    <message>
        <source>End of &amp;line</source>
        <translation>最終手(&amp;L)</translation>
    </message>
    <message>
        <source>Engine plays Blac&amp;k</source>
        <translation>エンジンが黒を打つ(&amp;K)</translation>
    </message>
    <message>
        <source>Engine plays Wh&amp;ite</source>
        <translation>エンジンが白を打つ(&amp;I)</translation>
    </message>
    <message>
        <source>Enlarge the board, or the tree or text that has the focus</source>
        <translation>碁盤、またはフォーカスのあるツリーや文字を拡大</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>消去</translation>
    </message>
    <message>
        <source>Erase stone, label and mark at the cursor</source>
        <translation>カーソル位置の石、ラベル、マークを消去</translation>
    </message>
    <message>
        <source>Erase stones, labels and all marks</source>
        <translation>石、ラベル、すべてのマークを消去</translation>
    </message>
    <message>
        <source>Erase the stones in the frame</source>
        <translation>枠内の石を消去</translation>
    </message>
    <message>
        <source>Exchange &amp;with previous move</source>
        <translation>前の手と入れ替え(&amp;W)</translation>
    </message>
    <message>
        <source>Exchange left and right in this game</source>
        <translation>この棋譜の左右を入れ替え</translation>
    </message>
    <message>
        <source>Exchange the points of this move and the player&apos;s move before it</source>
        <translation>この手と、同じ対局者のひとつ前の手を入れ替え</translation>
    </message>
    <message>
        <source>Exchange the upper left and the lower right in this game</source>
        <translation>この棋譜の左上と右下を入れ替え</translation>
    </message>
    <message>
        <source>Exchange the upper right and the lower left in this game</source>
        <translation>この棋譜の右上と左下を入れ替え</translation>
    </message>
    <message>
        <source>Exchange top and bottom in this game</source>
        <translation>この棋譜の上下を入れ替え</translation>
    </message>
    <message>
        <source>Export pro&amp;blems as web page...</source>
        <translation>問題を Web ページとして書き出す(&amp;B)...</translation>
    </message>
    <message>
        <source>F&amp;ix problem</source>
        <translation>問題点を修正(&amp;I)</translation>
    </message>
    <message>
        <source>Fill the screen</source>
        <translation>画面全体に表示</translation>
    </message>
    <message>
        <source>Find any command by its words, and run it</source>
        <translation>名前の一部からコマンドを検索して実行</translation>
    </message>
    <message>
        <source>Find ne&amp;xt</source>
        <translation>次を検索(&amp;X)</translation>
    </message>
    <message>
        <source>Find pre&amp;vious</source>
        <translation>前を検索(&amp;V)</translation>
    </message>
    <message>
        <source>Find the right moves; the game answers, and its tree is hidden meanwhile</source>
        <translation>正解手を探す。相手の応手は棋譜から打たれ、その間ツリーは隠されます</translation>
    </message>
    <message>
        <source>Find this p&amp;osition...</source>
        <translation>この局面を検索(&amp;O)...</translation>
    </message>
    <message>
        <source>Fit the board, or the part shown of it, to the window</source>
        <translation>碁盤、またはその表示部分をウィンドウに合わせる</translation>
    </message>
    <message>
        <source>Fit to &amp;window</source>
        <translation>ウィンドウに合わせる(&amp;W)</translation>
    </message>
    <message>
        <source>Fix the problem of the HEN text at the caret, or else the first one</source>
        <translation>カーソル位置、なければ最初の HEN の問題点を修正</translation>
    </message>
    <message>
        <source>Follow &amp;system</source>
        <translation>システムに従う(&amp;S)</translation>
    </message>
    <message>
        <source>Forward 1&amp;0 moves</source>
        <translation>10手進む(&amp;0)</translation>
    </message>
    <message>
        <source>G&amp;ames</source>
        <translation>棋譜一覧(&amp;A)</translation>
    </message>
    <message>
        <source>G&amp;o to move...</source>
        <translation>手数へ移動(&amp;O)...</translation>
    </message>
    <message>
        <source>GTP &amp;board</source>
        <translation>GTP の盤(&amp;B)</translation>
    </message>
    <message>
        <source>Game in&amp;fo...</source>
        <translation>対局情報(&amp;F)...</translation>
    </message>
    <message>
        <source>Give move to other p&amp;layer</source>
        <translation>手を相手の色にする(&amp;L)</translation>
    </message>
    <message>
        <source>Give the turn to the other player</source>
        <translation>手番を相手に渡す</translation>
    </message>
    <message>
        <source>Go &amp;to point...</source>
        <translation>座標へ移動(&amp;T)...</translation>
    </message>
    <message>
        <source>Go 10 moves back</source>
        <translation>10手戻る</translation>
    </message>
    <message>
        <source>Go 10 moves forward</source>
        <translation>10手進む</translation>
    </message>
    <message>
        <source>Go back to the main line</source>
        <translation>本譜に戻る</translation>
    </message>
    <message>
        <source>Go to a move by its number</source>
        <translation>手数を指定して移動</translation>
    </message>
    <message>
        <source>Go to a point by its name</source>
        <translation>座標を指定して移動</translation>
    </message>
    <message>
        <source>Go to the end of the line</source>
        <translation>この手順の最終手へ移動</translation>
    </message>
    <message>
        <source>Go to the move that placed the stone at the cursor</source>
        <translation>カーソル位置の石を打った手へ移動</translation>
    </message>
    <message>
        <source>Go to the next comment</source>
        <translation>次のコメントへ移動</translation>
    </message>
    <message>
        <source>Go to the next fork</source>
        <translation>次の分岐点へ移動</translation>
    </message>
    <message>
        <source>Go to the next game of the file</source>
        <translation>ファイル内の次の棋譜へ移動</translation>
    </message>
    <message>
        <source>Go to the next match</source>
        <translation>次の検索結果へ移動</translation>
    </message>
    <message>
        <source>Go to the next move</source>
        <translation>次の手へ進む</translation>
    </message>
    <message>
        <source>Go to the next move of the game that leads to this position</source>
        <translation>棋譜の中で、次にこの局面になる手へ移動</translation>
    </message>
    <message>
        <source>Go to the next move that lost more than two points</source>
        <translation>2目を超える損をした次の手へ移動</translation>
    </message>
    <message>
        <source>Go to the next variation</source>
        <translation>次の変化へ移動</translation>
    </message>
    <message>
        <source>Go to the previous comment</source>
        <translation>前のコメントへ移動</translation>
    </message>
    <message>
        <source>Go to the previous fork</source>
        <translation>前の分岐点へ移動</translation>
    </message>
    <message>
        <source>Go to the previous game of the file</source>
        <translation>ファイル内の前の棋譜へ移動</translation>
    </message>
    <message>
        <source>Go to the previous match</source>
        <translation>前の検索結果へ移動</translation>
    </message>
    <message>
        <source>Go to the previous move</source>
        <translation>前の手へ戻る</translation>
    </message>
    <message>
        <source>Go to the previous move that lost more than two points</source>
        <translation>2目を超える損をした前の手へ移動</translation>
    </message>
    <message>
        <source>Go to the previous variation</source>
        <translation>前の変化へ移動</translation>
    </message>
    <message>
        <source>Go to the start of the game</source>
        <translation>開始局面へ移動</translation>
    </message>
    <message>
        <source>Good for &amp;White</source>
        <translation>白良し(&amp;W)</translation>
    </message>
    <message>
        <source>Good for B&amp;lack</source>
        <translation>黒良し(&amp;L)</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>緑</translation>
    </message>
    <message>
        <source>Grey out</source>
        <translation>グレー表示</translation>
    </message>
    <message>
        <source>Grey out points here and in what follows</source>
        <translation>このノード以降、点をグレー表示にする</translation>
    </message>
    <message>
        <source>HTML for Be&amp;soGo</source>
        <translation>BesoGo 用の HTML(&amp;S)</translation>
    </message>
    <message>
        <source>Hide everything after this node (or double-click it)</source>
        <translation>このノード以降を隠す (ダブルクリックでも可)</translation>
    </message>
    <message>
        <source>Insert a move of the player to move before this node</source>
        <translation>このノードの前に、手番の側の手を挿入</translation>
    </message>
    <message>
        <source>Insert an empty node after this one</source>
        <translation>この後に空のノードを挿入</translation>
    </message>
    <message>
        <source>Insert an empty node before this one</source>
        <translation>この前に空のノードを挿入</translation>
    </message>
    <message>
        <source>Insert mo&amp;ve before...</source>
        <translation>前に手を挿入(&amp;V)...</translation>
    </message>
    <message>
        <source>Insert node &amp;after</source>
        <translation>後にノードを挿入(&amp;A)</translation>
    </message>
    <message>
        <source>Insert node &amp;before</source>
        <translation>前にノードを挿入(&amp;B)</translation>
    </message>
    <message>
        <source>Ko point</source>
        <translation>コウの点</translation>
    </message>
    <message>
        <source>L&amp;ine</source>
        <translation>線(&amp;I)</translation>
    </message>
    <message>
        <source>LaTeX for &amp;eigo</source>
        <translation>eigo 用の LaTeX(&amp;E)</translation>
    </message>
    <message>
        <source>LaTeX for &amp;igo</source>
        <translation>igo 用の LaTeX(&amp;I)</translation>
    </message>
    <message>
        <source>Label points 1, 2, 3; double-click: other text</source>
        <translation>点に 1、2、3 のラベルを付ける。ダブルクリック: 他の文字</translation>
    </message>
    <message>
        <source>Label points A, B, C; double-click: other text</source>
        <translation>点に A、B、C のラベルを付ける。ダブルクリック: 他の文字</translation>
    </message>
    <message>
        <source>Last mo&amp;ve</source>
        <translation>最後の手(&amp;V)</translation>
    </message>
    <message>
        <source>Last move</source>
        <translation>最後の手</translation>
    </message>
    <message>
        <source>Let an engine show good moves and who leads, or end it</source>
        <translation>エンジンによる好手と優勢な側の表示を始める、または終える</translation>
    </message>
    <message>
        <source>Let engines play their strongest</source>
        <translation>エンジンに最も強く打たせます</translation>
    </message>
    <message>
        <source>Let engines play their weakest</source>
        <translation>エンジンに最も弱く打たせます</translation>
    </message>
    <message>
        <source>Let engines think a little</source>
        <translation>エンジンに少し考えさせます</translation>
    </message>
    <message>
        <source>Let engines think for seconds</source>
        <translation>エンジンに数秒考えさせます</translation>
    </message>
    <message>
        <source>Let the engine judge each move of the main line: the score, and mistakes</source>
        <translation>エンジンで本譜の各手を評価: 目数の差をグラフで示し、悪手を見つける</translation>
    </message>
    <message>
        <source>Let the engine make Black&apos;s moves from here on, or no longer</source>
        <translation>ここから黒の手をエンジンに打たせる、またはやめる</translation>
    </message>
    <message>
        <source>Let the engine make White&apos;s moves from here on, or no longer</source>
        <translation>ここから白の手をエンジンに打たせる、またはやめる</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>英字</translation>
    </message>
    <message>
        <source>Light, &amp;high contrast</source>
        <translation>ライト (ハイコントラスト)(&amp;H)</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>線</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>リンク</translation>
    </message>
    <message>
        <source>M&amp;uch: 1,000 visits, or level 10</source>
        <translation>多め: 訪問1,000回、またはレベル10(&amp;U)</translation>
    </message>
    <message>
        <source>Make black white and white black in this game, players and result included</source>
        <translation>対局者と結果を含め、この棋譜の黒と白を入れ替え</translation>
    </message>
    <message>
        <source>Make the line to this node the main line</source>
        <translation>このノードまでの手順を本譜にする</translation>
    </message>
    <message>
        <source>Mark Black&apos;s territory; right button: White&apos;s; Shift: whole regions</source>
        <translation>黒地を付ける。右ボタン: 白地。Shift: 領域全体</translation>
    </message>
    <message>
        <source>Mark points with a circle; Shift: whole chains</source>
        <translation>点に丸を付ける。Shift: 連全体</translation>
    </message>
    <message>
        <source>Mark points with a cross; Shift: whole chains</source>
        <translation>点にバツを付ける。Shift: 連全体</translation>
    </message>
    <message>
        <source>Mark points with a square; Shift: whole chains</source>
        <translation>点に四角を付ける。Shift: 連全体</translation>
    </message>
    <message>
        <source>Mark points with a triangle; Shift: whole chains</source>
        <translation>点に三角を付ける。Shift: 連全体</translation>
    </message>
    <message>
        <source>Mark the move as doubtful</source>
        <translation>この手を疑問手とする</translation>
    </message>
    <message>
        <source>Mark the move as interesting</source>
        <translation>この手を面白い手とする</translation>
    </message>
    <message>
        <source>Mark the node as a hotspot</source>
        <translation>このノードを注目点とする</translation>
    </message>
    <message>
        <source>Mark the point at the cursor with a circle, or unmark it</source>
        <translation>カーソル位置の丸を付ける、または外す</translation>
    </message>
    <message>
        <source>Mark the point at the cursor with a cross, or unmark it</source>
        <translation>カーソル位置のバツを付ける、または外す</translation>
    </message>
    <message>
        <source>Mark the point at the cursor with a square, or unmark it</source>
        <translation>カーソル位置の四角を付ける、または外す</translation>
    </message>
    <message>
        <source>Mark the point at the cursor with a triangle, or unmark it</source>
        <translation>カーソル位置の三角を付ける、または外す</translation>
    </message>
    <message>
        <source>Mark the position as even</source>
        <translation>この局面を互角とする</translation>
    </message>
    <message>
        <source>Mark the position as good for Black</source>
        <translation>この局面を黒良しとする</translation>
    </message>
    <message>
        <source>Mark the position as good for White</source>
        <translation>この局面を白良しとする</translation>
    </message>
    <message>
        <source>Mark the position as unclear</source>
        <translation>この局面を形勢不明とする</translation>
    </message>
    <message>
        <source>Mark with &amp;circle</source>
        <translation>丸を付ける(&amp;C)</translation>
    </message>
    <message>
        <source>Mark with &amp;square</source>
        <translation>四角を付ける(&amp;S)</translation>
    </message>
    <message>
        <source>Mark with &amp;triangle</source>
        <translation>三角を付ける(&amp;T)</translation>
    </message>
    <message>
        <source>Mark with cr&amp;oss</source>
        <translation>バツを付ける(&amp;O)</translation>
    </message>
    <message>
        <source>Mer&amp;ge with file...</source>
        <translation>ファイルと統合(&amp;G)...</translation>
    </message>
    <message>
        <source>Merge the variations of another file into this game</source>
        <translation>別のファイルの変化をこの棋譜に統合</translation>
    </message>
    <message>
        <source>Mirror along the &amp;diagonal \</source>
        <translation>対角線 \ で反転(&amp;D)</translation>
    </message>
    <message>
        <source>Mirror along the di&amp;agonal /</source>
        <translation>対角線 / で反転(&amp;A)</translation>
    </message>
    <message>
        <source>Mirror left and ri&amp;ght</source>
        <translation>左右反転(&amp;G)</translation>
    </message>
    <message>
        <source>Mirror top and &amp;bottom</source>
        <translation>上下反転(&amp;B)</translation>
    </message>
    <message>
        <source>Move &amp;down</source>
        <translation>下へ移動(&amp;D)</translation>
    </message>
    <message>
        <source>Move &amp;left</source>
        <translation>左へ移動(&amp;L)</translation>
    </message>
    <message>
        <source>Move &amp;right</source>
        <translation>右へ移動(&amp;R)</translation>
    </message>
    <message>
        <source>Move &amp;up</source>
        <translation>上へ移動(&amp;U)</translation>
    </message>
    <message>
        <source>Move branc&amp;h to new game</source>
        <translation>分岐を新しい棋譜に移動(&amp;H)</translation>
    </message>
    <message>
        <source>Move game &amp;up</source>
        <translation>棋譜を上へ移動(&amp;U)</translation>
    </message>
    <message>
        <source>Move game d&amp;own</source>
        <translation>棋譜を下へ移動(&amp;O)</translation>
    </message>
    <message>
        <source>Move stones; drag a frame around several</source>
        <translation>石を動かす。複数の石はドラッグで囲む</translation>
    </message>
    <message>
        <source>Move the board cursor down</source>
        <translation>碁盤のカーソルを下へ移動</translation>
    </message>
    <message>
        <source>Move the board cursor left</source>
        <translation>碁盤のカーソルを左へ移動</translation>
    </message>
    <message>
        <source>Move the board cursor right</source>
        <translation>碁盤のカーソルを右へ移動</translation>
    </message>
    <message>
        <source>Move the board cursor up</source>
        <translation>碁盤のカーソルを上へ移動</translation>
    </message>
    <message>
        <source>Move the focus to the next pane</source>
        <translation>フォーカスを次のペインに移動</translation>
    </message>
    <message>
        <source>Move the focus to the previous pane</source>
        <translation>フォーカスを前のペインに移動</translation>
    </message>
    <message>
        <source>Move this game down by one</source>
        <translation>この棋譜を1つ下へ移動</translation>
    </message>
    <message>
        <source>Move this game up by one</source>
        <translation>この棋譜を1つ上へ移動</translation>
    </message>
    <message>
        <source>Move this node and everything after it to a new game</source>
        <translation>このノード以降を新しい棋譜に移動</translation>
    </message>
    <message>
        <source>Move this variation down by one</source>
        <translation>この変化を1つ下へ移動</translation>
    </message>
    <message>
        <source>Move this variation up by one</source>
        <translation>この変化を1つ上へ移動</translation>
    </message>
    <message>
        <source>Move variation &amp;up</source>
        <translation>変化を上へ移動(&amp;U)</translation>
    </message>
    <message>
        <source>Move variation d&amp;own</source>
        <translation>変化を下へ移動(&amp;O)</translation>
    </message>
    <message>
        <source>N&amp;ext comment</source>
        <translation>次のコメント(&amp;E)</translation>
    </message>
    <message>
        <source>N&amp;one</source>
        <translation>なし(&amp;O)</translation>
    </message>
    <message>
        <source>Name columns and rows by numbers from the upper left</source>
        <translation>列と行を左上からの数字で表す</translation>
    </message>
    <message>
        <source>Name columns by letters and rows by numbers from below</source>
        <translation>列を英字で、行を下からの数字で表す</translation>
    </message>
    <message>
        <source>Name columns by numbers and rows by kanji numerals from the upper left</source>
        <translation>左上から、列を数字で、行を漢数字で表す</translation>
    </message>
    <message>
        <source>Ne&amp;xt moves</source>
        <translation>次の手(&amp;X)</translation>
    </message>
    <message>
        <source>Ne&amp;xt variation</source>
        <translation>次の変化(&amp;X)</translation>
    </message>
    <message>
        <source>New node &amp;after</source>
        <translation>後の新しいノード(&amp;A)</translation>
    </message>
    <message>
        <source>New node &amp;before</source>
        <translation>前の新しいノード(&amp;B)</translation>
    </message>
    <message>
        <source>Next &amp;game</source>
        <translation>次の棋譜(&amp;G)</translation>
    </message>
    <message>
        <source>Next fo&amp;rk</source>
        <translation>次の分岐点(&amp;R)</translation>
    </message>
    <message>
        <source>Next error or &amp;warning</source>
        <translation>次のエラー・警告(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Minimise</source>
        <translation>しまう(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Right answer</source>
        <translation>正解の手(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Zoom</source>
        <translation>拡大／縮小(&amp;Z)</translation>
    </message>
    <message>
        <source>Fill the screen with this window, or restore its size</source>
        <translation>このウィンドウを画面いっぱいに広げるか、元の大きさに戻します</translation>
    </message>
    <message>
        <source>Go to the next error or warning in the list</source>
        <translation>一覧の次のエラーまたは警告へ移動</translation>
    </message>
    <message>
        <source>Go to the previous error or warning in the list</source>
        <translation>一覧の前のエラーまたは警告へ移動</translation>
    </message>
    <message>
        <source>Mark the move as a wrong answer to a problem</source>
        <translation>この手を問題の不正解とする</translation>
    </message>
    <message>
        <source>Mark the move as the right answer to a problem</source>
        <translation>この手を問題の正解とする</translation>
    </message>
    <message>
        <source>Minimise this window to the Dock</source>
        <translation>このウィンドウをDockにしまいます</translation>
    </message>
    <message>
        <source>Next same pos&amp;ition</source>
        <translation>次の同一局面(&amp;I)</translation>
    </message>
    <message>
        <source>Node &amp;properties...</source>
        <translation>ノードのプロパティ(&amp;P)...</translation>
    </message>
    <message>
        <source>Num&amp;ber the last moves...</source>
        <translation>最後の手に番号を付ける(&amp;B)...</translation>
    </message>
    <message>
        <source>Number all moves</source>
        <translation>すべての手に番号を付ける</translation>
    </message>
    <message>
        <source>Number only the last moves</source>
        <translation>最後の数手だけに番号を付ける</translation>
    </message>
    <message>
        <source>Number the moves after this node, from 1</source>
        <translation>このノードより後の手に1から番号を付ける</translation>
    </message>
    <message>
        <source>Open another window with a new document</source>
        <translation>新しい文書を別のウィンドウで開く</translation>
    </message>
    <message>
        <source>Open or restore what was replaced when the file was saved</source>
        <translation>保存時に置き換えられた内容を開く、または復元</translation>
    </message>
    <message>
        <source>P&amp;ass</source>
        <translation>パス(&amp;A)</translation>
    </message>
    <message>
        <source>P&amp;urple stones</source>
        <translation>紫の石(&amp;U)</translation>
    </message>
    <message>
        <source>Pass instead of playing a stone</source>
        <translation>石を打たずにパスする</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>貼り付け</translation>
    </message>
    <message>
        <source>Paste SGF, HEN, a text diagram or moves from the clipboard</source>
        <translation>クリップボードの SGF、HEN、文字の図、着手を貼り付け</translation>
    </message>
    <message>
        <source>Paste into the &amp;HEN field</source>
        <translation>HEN 欄に貼り付け(&amp;H)</translation>
    </message>
    <message>
        <source>Paste variations after this node</source>
        <translation>このノードの後に変化を貼り付け</translation>
    </message>
    <message>
        <source>Pictu&amp;re</source>
        <translation>画像(&amp;R)</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>画像</translation>
    </message>
    <message>
        <source>Place &amp;other colour</source>
        <translation>別の色の石を置く(&amp;O)</translation>
    </message>
    <message>
        <source>Place black stones; right button: white</source>
        <translation>黒石を置く。右ボタン: 白石</translation>
    </message>
    <message>
        <source>Place blue stones; right button: black</source>
        <translation>青の石を置く。右ボタン: 黒石</translation>
    </message>
    <message>
        <source>Place green stones; right button: black</source>
        <translation>緑の石を置く。右ボタン: 黒石</translation>
    </message>
    <message>
        <source>Place purple stones; right button: black</source>
        <translation>紫の石を置く。右ボタン: 黒石</translation>
    </message>
    <message>
        <source>Place red stones; right button: black</source>
        <translation>赤の石を置く。右ボタン: 黒石</translation>
    </message>
    <message>
        <source>Place white stones; right button: black</source>
        <translation>白石を置く。右ボタン: 黒石</translation>
    </message>
    <message>
        <source>Place yellow stones; right button: black</source>
        <translation>黄色の石を置く。右ボタン: 黒石</translation>
    </message>
    <message>
        <source>Plain &amp;text diagram</source>
        <translation>文字だけの図(&amp;T)</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>着手</translation>
    </message>
    <message>
        <source>Play &amp;Black here</source>
        <translation>ここに黒を打つ(&amp;B)</translation>
    </message>
    <message>
        <source>Play &amp;White here</source>
        <translation>ここに白を打つ(&amp;W)</translation>
    </message>
    <message>
        <source>Play &amp;best move</source>
        <translation>最善の手を打つ(&amp;B)</translation>
    </message>
    <message>
        <source>Play &amp;purple here</source>
        <translation>ここに紫を打つ(&amp;P)</translation>
    </message>
    <message>
        <source>Play &amp;red here</source>
        <translation>ここに赤を打つ(&amp;R)</translation>
    </message>
    <message>
        <source>Play &amp;yellow here</source>
        <translation>ここに黄を打つ(&amp;Y)</translation>
    </message>
    <message>
        <source>Play a black move at the cursor, regardless of turn</source>
        <translation>手番に関係なく、カーソルの位置に黒を打つ</translation>
    </message>
    <message>
        <source>Play a blue move at the cursor, regardless of turn</source>
        <translation>手番に関係なく、カーソルの位置に青を打つ</translation>
    </message>
    <message>
        <source>Play a green move at the cursor, regardless of turn</source>
        <translation>手番に関係なく、カーソルの位置に緑を打つ</translation>
    </message>
    <message>
        <source>Play a purple move at the cursor, regardless of turn</source>
        <translation>手番に関係なく、カーソルの位置に紫を打つ</translation>
    </message>
    <message>
        <source>Play a red move at the cursor, regardless of turn</source>
        <translation>手番に関係なく、カーソルの位置に赤を打つ</translation>
    </message>
    <message>
        <source>Play a white move at the cursor, regardless of turn</source>
        <translation>手番に関係なく、カーソルの位置に白を打つ</translation>
    </message>
    <message>
        <source>Play a yellow move at the cursor, regardless of turn</source>
        <translation>手番に関係なく、カーソルの位置に黄を打つ</translation>
    </message>
    <message>
        <source>Play bl&amp;ue here</source>
        <translation>ここに青を打つ(&amp;U)</translation>
    </message>
    <message>
        <source>Play gr&amp;een here</source>
        <translation>ここに緑を打つ(&amp;E)</translation>
    </message>
    <message>
        <source>Play moves in turn, with captures and ko</source>
        <translation>交互に打つ。石の取りとコウも処理</translation>
    </message>
    <message>
        <source>Play n&amp;umbered stones as moves</source>
        <translation>番号の石を手順として打つ(&amp;U)</translation>
    </message>
    <message>
        <source>Play the move the engine prefers</source>
        <translation>エンジンが最も良いとする手を打つ</translation>
    </message>
    <message>
        <source>Play the numbered stones as moves, in order</source>
        <translation>番号付きの石を番号順に着手として打つ</translation>
    </message>
    <message>
        <source>Pre&amp;sentation</source>
        <translation>大盤表示(&amp;S)</translation>
    </message>
    <message>
        <source>Pre&amp;vious mistake</source>
        <translation>前の悪手(&amp;V)</translation>
    </message>
    <message>
        <source>Pre&amp;vious pane</source>
        <translation>前のペイン(&amp;V)</translation>
    </message>
    <message>
        <source>Pre&amp;vious variation</source>
        <translation>前の変化(&amp;V)</translation>
    </message>
    <message>
        <source>Prefere&amp;nces...</source>
        <translation>設定(&amp;N)...</translation>
    </message>
    <message>
        <source>Previo&amp;us error or warning</source>
        <translation>前のエラー・警告(&amp;U)</translation>
    </message>
    <message>
        <source>Previous &amp;comment</source>
        <translation>前のコメント(&amp;C)</translation>
    </message>
    <message>
        <source>Previous for&amp;k</source>
        <translation>前の分岐点(&amp;K)</translation>
    </message>
    <message>
        <source>Previous g&amp;ame</source>
        <translation>前の棋譜(&amp;A)</translation>
    </message>
    <message>
        <source>Print &amp;figures...</source>
        <translation>譜を印刷(&amp;F)...</translation>
    </message>
    <message>
        <source>Print the board and the comment</source>
        <translation>碁盤とコメントを印刷</translation>
    </message>
    <message>
        <source>Print the problems of this file on pages, with answers, or save them</source>
        <translation>このファイルの問題を解答付きで印刷または保存</translation>
    </message>
    <message>
        <source>Print this game as numbered diagrams with its comments, or save them</source>
        <translation>この棋譜を番号付きの譜とコメントにして印刷または保存</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>紫</translation>
    </message>
    <message>
        <source>Put the tool palette at the right of the window, or back to the left</source>
        <translation>ツールパレットをウィンドウの右に置く、または左に戻す</translation>
    </message>
    <message>
        <source>Re&amp;cover...</source>
        <translation>復元(&amp;C)...</translation>
    </message>
    <message>
        <source>Read the position from a picture of a board on the screen</source>
        <translation>画面上の碁盤の画像から局面を読み取る</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>赤</translation>
    </message>
    <message>
        <source>Redo the last undone change</source>
        <translation>元に戻した変更をやり直す</translation>
    </message>
    <message>
        <source>Remove all arrows and lines from this node</source>
        <translation>このノードの矢印と線をすべて削除</translation>
    </message>
    <message>
        <source>Remove all labels, marks, arrows, lines and areas from this node</source>
        <translation>このノードのラベル、マーク、矢印、線、領域をすべて削除</translation>
    </message>
    <message>
        <source>Remove all letters, numbers and texts from this node</source>
        <translation>このノードの英字、番号、文字をすべて削除</translation>
    </message>
    <message>
        <source>Remove all territory from this node</source>
        <translation>このノードの地をすべて削除</translation>
    </message>
    <message>
        <source>Remove all triangles, squares, circles and crosses from this node</source>
        <translation>このノードの三角、四角、丸、バツをすべて削除</translation>
    </message>
    <message>
        <source>Remove comments, markup and more from this node or the whole game</source>
        <translation>このノードまたは棋譜全体から、コメントや書き込みなどを削除</translation>
    </message>
    <message>
        <source>Remove the program from the menu of the desktop again</source>
        <translation>デスクトップのメニューからプログラムを取り除く</translation>
    </message>
    <message>
        <source>Remove this game from the file</source>
        <translation>この棋譜をファイルから削除</translation>
    </message>
    <message>
        <source>Rename thi&amp;s node</source>
        <translation>ノード名を変更(&amp;S)</translation>
    </message>
    <message>
        <source>Reopen the file with another encoding</source>
        <translation>別の文字コードでファイルを開き直す</translation>
    </message>
    <message>
        <source>Reopen with &amp;encoding...</source>
        <translation>文字コードを指定して開き直す(&amp;E)...</translation>
    </message>
    <message>
        <source>Restore documents that were closed or lost without being saved</source>
        <translation>保存せずに閉じた、または失われた文書を復元</translation>
    </message>
    <message>
        <source>Right-click at the cursor</source>
        <translation>カーソルの位置で右クリック</translation>
    </message>
    <message>
        <source>Rotate &amp;left</source>
        <translation>左へ回転(&amp;L)</translation>
    </message>
    <message>
        <source>Rotate &amp;right</source>
        <translation>右へ回転(&amp;R)</translation>
    </message>
    <message>
        <source>Rotate by &amp;180°</source>
        <translation>180°回転(&amp;1)</translation>
    </message>
    <message>
        <source>Rotate this game by 90° to the left, with everything that names a point</source>
        <translation>この棋譜を、座標の記述も含めて左へ90°回転</translation>
    </message>
    <message>
        <source>Rotate this game by 90° to the right, with everything that names a point</source>
        <translation>この棋譜を、座標の記述も含めて右へ90°回転</translation>
    </message>
    <message>
        <source>Rotate view &amp;left</source>
        <translation>左へ回して表示(&amp;L)</translation>
    </message>
    <message>
        <source>Rotate view &amp;right</source>
        <translation>右へ回して表示(&amp;R)</translation>
    </message>
    <message>
        <source>Rotate view by &amp;180°</source>
        <translation>180°回して表示(&amp;1)</translation>
    </message>
    <message>
        <source>Rotate, mirror, shift or resize this position, variation, game, or all games</source>
        <translation>この局面、変化、棋譜、またはすべての棋譜を回転、反転、移動、サイズ変更</translation>
    </message>
    <message>
        <source>S&amp;GF of the game</source>
        <translation>棋譜の SGF(&amp;G)</translation>
    </message>
    <message>
        <source>S&amp;quare</source>
        <translation>四角(&amp;Q)</translation>
    </message>
    <message>
        <source>SGF of this &amp;position</source>
        <translation>この局面の SGF(&amp;P)</translation>
    </message>
    <message>
        <source>Save &amp;as...</source>
        <translation>名前を付けて保存(&amp;A)...</translation>
    </message>
    <message>
        <source>Save a byte-for-byte copy of the file as it was read</source>
        <translation>読み込んだファイルと1バイトも違わないコピーを保存</translation>
    </message>
    <message>
        <source>Save a copy in standard form (FF[4], UTF-8)</source>
        <translation>標準形式でコピーを保存 (FF[4]、UTF-8)</translation>
    </message>
    <message>
        <source>Save nor&amp;malised copy...</source>
        <translation>標準化したコピーを保存(&amp;M)...</translation>
    </message>
    <message>
        <source>Save or&amp;iginal as...</source>
        <translation>元のファイルを別名で保存(&amp;I)...</translation>
    </message>
    <message>
        <source>Save the document</source>
        <translation>文書を保存</translation>
    </message>
    <message>
        <source>Save the problems of this file as a web page to solve in a browser</source>
        <translation>このファイルの問題を、ブラウザーで解ける Web ページとして保存</translation>
    </message>
    <message>
        <source>Save these numbers as markup</source>
        <translation>これらの番号を書き込みとして保存</translation>
    </message>
    <message>
        <source>Save under another name, as SGF or HEN</source>
        <translation>別の名前で SGF または HEN として保存</translation>
    </message>
    <message>
        <source>Say how large the board is, how many stones it has, and whose turn it is</source>
        <translation>碁盤の大きさ、石の数、手番を読み上げる</translation>
    </message>
    <message>
        <source>Say how many stones each player has captured</source>
        <translation>各対局者のアゲハマを読み上げる</translation>
    </message>
    <message>
        <source>Say the stones and the liberties of the chain at the cursor</source>
        <translation>カーソル位置の連の石と呼吸点を読み上げる</translation>
    </message>
    <message>
        <source>Say the whole comment</source>
        <translation>コメント全体を読み上げる</translation>
    </message>
    <message>
        <source>Say what is next to the cursor</source>
        <translation>カーソルの隣にあるものを読み上げる</translation>
    </message>
    <message>
        <source>Say what is on the point at the cursor</source>
        <translation>カーソルの点にあるものを読み上げる</translation>
    </message>
    <message>
        <source>Say what the engine thinks: its best move, and who leads</source>
        <translation>エンジンの判断を読み上げる: 最善の手と優勢な側</translation>
    </message>
    <message>
        <source>Say what this move changed, or what differs from the board it is compared with</source>
        <translation>この手で変わったところ、または比較中の盤との違いを読み上げる</translation>
    </message>
    <message>
        <source>Say where the ko is</source>
        <translation>コウの位置を読み上げる</translation>
    </message>
    <message>
        <source>Say which move this is, which variation, and its comment</source>
        <translation>現在の手、変化、コメントを読み上げる</translation>
    </message>
    <message>
        <source>Say which move was played last</source>
        <translation>最後に打たれた手を読み上げる</translation>
    </message>
    <message>
        <source>Say which moves follow, that of the main line first</source>
        <translation>次の手を本譜から順に読み上げる</translation>
    </message>
    <message>
        <source>Say which stones are in the column of the cursor</source>
        <translation>カーソルの縦の列にある石を読み上げる</translation>
    </message>
    <message>
        <source>Say which stones are in the row of the cursor</source>
        <translation>カーソルの横の行にある石を読み上げる</translation>
    </message>
    <message>
        <source>Say which stones are near the cursor, the nearest first</source>
        <translation>カーソルの近くの石を近い順に読み上げる</translation>
    </message>
    <message>
        <source>Screens&amp;hot...</source>
        <translation>スクリーンショット(&amp;H)...</translation>
    </message>
    <message>
        <source>Search comments and node names</source>
        <translation>コメントとノード名を検索</translation>
    </message>
    <message>
        <source>Search the game, the file or a folder for this position or its selected part</source>
        <translation>この局面またはその選択部分を、棋譜、ファイル、フォルダーから検索</translation>
    </message>
    <message>
        <source>Selec&amp;t all</source>
        <translation>すべて選択(&amp;T)</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>選択</translation>
    </message>
    <message>
        <source>Select the whole board with the select tool</source>
        <translation>選択ツールで碁盤全体を選択します</translation>
    </message>
    <message>
        <source>Set the ko point</source>
        <translation>コウの点を設定</translation>
    </message>
    <message>
        <source>Set the last move</source>
        <translation>最後の手を設定</translation>
    </message>
    <message>
        <source>Set which colours play, and in which order</source>
        <translation>打つ色とその順番を設定</translation>
    </message>
    <message>
        <source>Show &amp;ownership</source>
        <translation>地の見込みを表示(&amp;O)</translation>
    </message>
    <message>
        <source>Show all games in a table: who is to play, and what problems lack</source>
        <translation>すべての棋譜を表で表示: 手番と、問題に足りないもの</translation>
    </message>
    <message>
        <source>Show at other nodes what differs from this one</source>
        <translation>他のノードで、このノードとの違いを表示</translation>
    </message>
    <message>
        <source>Show coordinates around the board</source>
        <translation>碁盤の周りに座標を表示</translation>
    </message>
    <message>
        <source>Show everything after this node</source>
        <translation>このノード以降をすべて表示</translation>
    </message>
    <message>
        <source>Show how likely the player wins with a move</source>
        <translation>各手を打った側の勝率を表示</translation>
    </message>
    <message>
        <source>Show how many points each move loses</source>
        <translation>各手が何目の損かを表示</translation>
    </message>
    <message>
        <source>Show later moves further down in the tree</source>
        <translation>ツリーで後の手を下に表示</translation>
    </message>
    <message>
        <source>Show later moves to the right in the tree</source>
        <translation>ツリーで後の手を右に表示</translation>
    </message>
    <message>
        <source>Show move numbers on stones</source>
        <translation>石に手数を表示</translation>
    </message>
    <message>
        <source>Show only the area you drag over; click: whole board</source>
        <translation>ドラッグした範囲だけを表示。クリック: 盤全体</translation>
    </message>
    <message>
        <source>Show only the board, comment and players, larger; Esc: back</source>
        <translation>碁盤、コメント、対局者だけを大きく表示。Esc: 戻る</translation>
    </message>
    <message>
        <source>Show only the moves played</source>
        <translation>打たれた手だけを表示</translation>
    </message>
    <message>
        <source>Show or hide the list of games</source>
        <translation>棋譜一覧の表示を切り替え</translation>
    </message>
    <message>
        <source>Show or hide the list of problems</source>
        <translation>問題点の一覧の表示を切り替え</translation>
    </message>
    <message>
        <source>Show or hide the tool palette</source>
        <translation>ツールパレットの表示を切り替え</translation>
    </message>
    <message>
        <source>Show or hide the tree and the comment</source>
        <translation>ツリーとコメントの表示を切り替え</translation>
    </message>
    <message>
        <source>Show the alternatives to this move on the board</source>
        <translation>この手に代わる手を碁盤に表示</translation>
    </message>
    <message>
        <source>Show the board as a table that screen readers say and arrow keys go over</source>
        <translation>スクリーンリーダーが読み上げ、矢印キーで移動できる表として碁盤を表示</translation>
    </message>
    <message>
        <source>Show the board from the other side; the position stays as it is</source>
        <translation>碁盤を反対側から表示。局面は変わりません</translation>
    </message>
    <message>
        <source>Show the board neither rotated nor mirrored</source>
        <translation>碁盤を回転も反転もせずに表示</translation>
    </message>
    <message>
        <source>Show the board rotated by 90° to the left; the position stays as it is</source>
        <translation>碁盤を左へ90°回して表示。局面は変わりません</translation>
    </message>
    <message>
        <source>Show the board rotated by 90° to the right; the position stays as it is</source>
        <translation>碁盤を右へ90°回して表示。局面は変わりません</translation>
    </message>
    <message>
        <source>Show the board with left and right exchanged; the position stays as it is</source>
        <translation>碁盤の左右を入れ替えて表示。局面は変わりません</translation>
    </message>
    <message>
        <source>Show the guide, how HEN is written, with examples, and all keys</source>
        <translation>ガイド、HEN の書き方と例、すべてのキーを表示</translation>
    </message>
    <message>
        <source>Show the moves after this one on the board</source>
        <translation>この後の手を碁盤に表示</translation>
    </message>
    <message>
        <source>Show the moves of this line as a list that tells of variations</source>
        <translation>この手順の手を、変化もわかる一覧で表示</translation>
    </message>
    <message>
        <source>Show the next moves that the game asks for (ST)</source>
        <translation>棋譜が指定する次の手を表示 (ST)</translation>
    </message>
    <message>
        <source>Show the program in the menu of the desktop, and open games and positions with it</source>
        <translation>デスクトップのメニューにこのプログラムを表示し、棋譜や局面をこれで開くようにします</translation>
    </message>
    <message>
        <source>Show the whole board from this node on</source>
        <translation>このノードから盤全体を表示</translation>
    </message>
    <message>
        <source>Show the whole board where only a part of it is shown; again: the part</source>
        <translation>部分表示のとき盤全体を表示。もう一度: 部分表示に戻す</translation>
    </message>
    <message>
        <source>Show the whole tree</source>
        <translation>ツリー全体を表示</translation>
    </message>
    <message>
        <source>Show titles to drag the panels by; Esc: hide them</source>
        <translation>パネルをドラッグするためのタイトルを表示。Esc: 隠す</translation>
    </message>
    <message>
        <source>Show what differs from the node before this one</source>
        <translation>ひとつ前のノードとの違いを表示</translation>
    </message>
    <message>
        <source>Show what differs from the position on the clipboard</source>
        <translation>クリップボードの局面との違いを表示</translation>
    </message>
    <message>
        <source>Show whose each point is likely to be</source>
        <translation>各点がどちらのものになりそうかを表示</translation>
    </message>
    <message>
        <source>Show words beside the tools where there is room for them</source>
        <translation>場所があれば、ツールの横に名前を表示</translation>
    </message>
    <message>
        <source>Shrink the board, or the tree or text that has the focus</source>
        <translation>碁盤、またはフォーカスのあるツリーや文字を縮小</translation>
    </message>
    <message>
        <source>Solve proble&amp;ms</source>
        <translation>問題を解く(&amp;M)</translation>
    </message>
    <message>
        <source>Square</source>
        <translation>四角</translation>
    </message>
    <message>
        <source>Start a game against an engine: its size, handicap and strength</source>
        <translation>エンジンとの対局を開始: 路数、置石、強さを選択</translation>
    </message>
    <message>
        <source>Start game &amp;from here</source>
        <translation>ここから棋譜を始める(&amp;F)</translation>
    </message>
    <message>
        <source>Start the game with this position; what came before is deleted</source>
        <translation>この局面から棋譜を始める。それより前は削除されます</translation>
    </message>
    <message>
        <source>Start with an empty 13x13 board</source>
        <translation>空の13路盤で始める</translation>
    </message>
    <message>
        <source>Start with an empty 19x19 board</source>
        <translation>空の19路盤で始める</translation>
    </message>
    <message>
        <source>Start with an empty 9x9 board</source>
        <translation>空の9路盤で始める</translation>
    </message>
    <message>
        <source>Start with an empty board of any size</source>
        <translation>好きな大きさの空の碁盤で始める</translation>
    </message>
    <message>
        <source>Stop greying out points from this node on</source>
        <translation>このノード以降、グレー表示をやめる</translation>
    </message>
    <message>
        <source>Stop showing what differs</source>
        <translation>違いの表示をやめる</translation>
    </message>
    <message>
        <source>Te&amp;xt label</source>
        <translation>文字ラベル(&amp;X)</translation>
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
        <translation>文字ラベル</translation>
    </message>
    <message>
        <source>To the &amp;right</source>
        <translation>右へ(&amp;R)</translation>
    </message>
    <message>
        <source>Tools at the &amp;right</source>
        <translation>ツールを右に置く(&amp;R)</translation>
    </message>
    <message>
        <source>Triangle</source>
        <translation>三角</translation>
    </message>
    <message>
        <source>Turn this game upside down, with everything that names a point</source>
        <translation>この棋譜を、座標の記述も含めて180°回転</translation>
    </message>
    <message>
        <source>Undo the last change</source>
        <translation>直前の変更を元に戻す</translation>
    </message>
    <message>
        <source>Use light or dark as set in the system</source>
        <translation>システムの設定に従ってライトまたはダークを使用</translation>
    </message>
    <message>
        <source>Use the dark theme</source>
        <translation>ダークテーマを使用</translation>
    </message>
    <message>
        <source>Use the dark theme with strong lines and white text</source>
        <translation>線が濃く文字が白いダークテーマを使用</translation>
    </message>
    <message>
        <source>Use the light theme</source>
        <translation>ライトテーマを使用</translation>
    </message>
    <message>
        <source>Use the light theme with strong lines and black text</source>
        <translation>線が濃く文字が黒いライトテーマを使用</translation>
    </message>
    <message>
        <source>V&amp;ery little: 1 visit, or level 1</source>
        <translation>最小: 訪問1回、またはレベル1(&amp;E)</translation>
    </message>
    <message>
        <source>W&amp;hole board</source>
        <translation>盤全体(&amp;H)</translation>
    </message>
    <message>
        <source>White</source>
        <translation>白</translation>
    </message>
    <message>
        <source>Wr&amp;ong answer</source>
        <translation>不正解の手(&amp;O)</translation>
    </message>
    <message>
        <source>Write &amp;results into the game</source>
        <translation>結果を棋譜に書き込む(&amp;R)</translation>
    </message>
    <message>
        <source>Write a short text on a point</source>
        <translation>点に短い文字を書く</translation>
    </message>
    <message>
        <source>Write a short text on the point at the cursor</source>
        <translation>カーソルの点に短い文字を書く</translation>
    </message>
    <message>
        <source>Write numbers on the stones of the last moves</source>
        <translation>最後の数手の石に番号を書き込む</translation>
    </message>
    <message>
        <source>Write the scores into the game (V), and the best lines at mistakes as variations</source>
        <translation>目数の差 (V) と、悪手に代わる最善の手順を変化として、棋譜に書き込む</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>黄</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>拡大(&amp;I)</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>縮小(&amp;O)</translation>
    </message>
    <message>
        <source>Click what is to be explained, or press {key} again for what has the focus.</source>
        <translation>説明を見たいものをクリックしてください。もう一度 {key} を押すと、フォーカスのあるものを説明します。</translation>
    </message>
    <message>
        <source>{key} in the tree</source>
        <translation>ツリーで{key}</translation>
    </message>
    <message>
        <source>HEN Editor is in the applications menu now.</source>
        <translation>HEN Editor をアプリケーションメニューに追加しました。</translation>
    </message>
    <message>
        <source>HEN Editor was removed from the applications menu.</source>
        <translation>HEN Editor をアプリケーションメニューから削除しました。</translation>
    </message>
    <message>
        <source>The applications menu could not be changed.</source>
        <translation>アプリケーションメニューを変更できませんでした。</translation>
    </message>
    <message>
        <source>HEN Editor was not in the applications menu.</source>
        <translation>HEN Editor はアプリケーションメニューにありませんでした。</translation>
    </message>
    <message>
        <source>Fix problem</source>
        <translation>問題を修正</translation>
    </message>
</context>
<context>
    <name>CommentBox</name>
    <message>
        <source>Node name</source>
        <translation>ノード名</translation>
    </message>
    <message>
        <source>Middle-click the board to insert a point&apos;s name</source>
        <translation>碁盤を中クリックすると、その座標を挿入</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>コメント</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>パス</translation>
    </message>
    <message>
        <source>Only the first {shown} characters are shown. The comment is too long to be edited here.</source>
        <translation>最初の{shown}文字だけを表示しています。コメントが長すぎるため、ここでは編集できません。</translation>
    </message>
    <message>
        <source>Not pasted: a comment is limited to {longest} characters, a line of it to {line}.</source>
        <translation>貼り付けできません。コメントは{longest}文字まで、1行は{line}文字までです。</translation>
    </message>
</context>
<context>
    <name>CompareDialog</name>
    <message>
        <source>Black&apos;s move</source>
        <translation>黒の手</translation>
    </message>
    <message>
        <source>White&apos;s move</source>
        <translation>白の手</translation>
    </message>
    <message>
        <source>black stones</source>
        <translation>黒石</translation>
    </message>
    <message>
        <source>white stones</source>
        <translation>白石</translation>
    </message>
    <message>
        <source>removed stones</source>
        <translation>取り除いた石</translation>
    </message>
    <message>
        <source>comment</source>
        <translation>コメント</translation>
    </message>
    <message>
        <source>node name</source>
        <translation>ノード名</translation>
    </message>
    <message>
        <source>labels</source>
        <translation>ラベル</translation>
    </message>
    <message>
        <source>Comparing...</source>
        <translation>比較しています...</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比較</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>相違点</translation>
    </message>
    <message numerus="yes">
        <source>%Ln difference(s)</source>
        <translation>
            <numerusform>相違点 %Ln件</numerusform>
        </translation>
    </message>
    <message>
        <source>Both contain the same games.</source>
        <translation>どちらも同じ棋譜を含んでいます。</translation>
    </message>
</context>
<context>
    <name>ComparisonBar</name>
    <message>
        <source>Compared with {title}</source>
        <translation>{title}と比較</translation>
    </message>
    <message>
        <source>Compared with {title}: the boards differ in size</source>
        <translation>{title}と比較: 碁盤の大きさが異なります</translation>
    </message>
    <message>
        <source>Compared with {title}: no differences</source>
        <translation>{title}と比較: 違いはありません</translation>
    </message>
    <message>
        <source>Stop showing what differs (Esc)</source>
        <translation>違いの表示をやめる (Esc)</translation>
    </message>
    <message>
        <source>End</source>
        <translation>終了</translation>
    </message>
    <message>
        <source>{count} added</source>
        <translation>追加 {count}</translation>
    </message>
    <message>
        <source>{count} removed</source>
        <translation>削除 {count}</translation>
    </message>
    <message>
        <source>{count} changed</source>
        <translation>変更 {count}</translation>
    </message>
</context>
<context>
    <name>CornerHandle</name>
    <message>
        <source>Drag it to where the outermost lines cross; arrow keys move it, faster with Shift</source>
        <translation>いちばん外側の線が交わる点へドラッグします。矢印キーでも動かせ、Shift を押すと速く動きます</translation>
    </message>
</context>
<context>
    <name>CountBar</name>
    <message>
        <source>Territory</source>
        <translation>地</translation>
    </message>
    <message>
        <source>Area</source>
        <translation>中国式 (地＋石)</translation>
    </message>
    <message>
        <source>Recorded: {result}.</source>
        <translation>記録: {result}。</translation>
    </message>
    <message>
        <source>Guessing which stones are dead...</source>
        <translation>死石を推定しています...</translation>
    </message>
    <message>
        <source>The borders are not closed: {count} points beside both colours count for neither.</source>
        <translation>境界が閉じていません。両方の色に接する{count}か所はどちらの地にもなりません。</translation>
    </message>
    <message>
        <source>Dead stones and a seki are a guess: click a chain that is wrong.</source>
        <translation>死石とセキは推定です。誤っている連をクリックしてください。</translation>
    </message>
    <message>
        <source>The dead stones are a guess: click a chain that is wrong.</source>
        <translation>死石は推定です。誤っている連をクリックしてください。</translation>
    </message>
    <message>
        <source>Dead stones as this node marks them: click a chain that is wrong.</source>
        <translation>死石はこのノードの印によります。誤っている連をクリックしてください。</translation>
    </message>
    <message>
        <source>Click a chain to mark it dead or alive. Eyes in a seki are no territory.</source>
        <translation>連をクリックして死活を切り替えます。セキの眼は地になりません。</translation>
    </message>
    <message>
        <source>Click a chain to mark it dead or alive.</source>
        <translation>連をクリックして死活を切り替えます。</translation>
    </message>
    <message>
        <source>{color} {total} = {points} + {captured} captured</source>
        <translation>{color} {total} = {points} + アゲハマ {captured}</translation>
    </message>
    <message>
        <source>{color} {total} = {points} + {captured} captured + {komi} komi</source>
        <translation>{color} {total} = {points} + アゲハマ {captured} + コミ {komi}</translation>
    </message>
    <message>
        <source>{color} {points}</source>
        <translation>{color} {points}</translation>
    </message>
    <message>
        <source>{color} {total} = {points} + {komi} komi</source>
        <translation>{color} {total} = {points} + コミ {komi}</translation>
    </message>
    <message>
        <source>{color} {total} = {points} + {komi} komi + {handicap} handicap</source>
        <translation>{color} {total} = {points} + コミ {komi} + 置石 {handicap}</translation>
    </message>
    <message>
        <source>Mark the territory in this node, and set the result of the game to {result}</source>
        <translation>このノードに地を書き込み、棋譜の結果を {result} にする</translation>
    </message>
    <message>
        <source>Guess again</source>
        <translation>推定し直す</translation>
    </message>
    <message>
        <source>Done with result</source>
        <translation>結果も記入</translation>
    </message>
    <message>
        <source>Guess anew, and longer, which stones are dead</source>
        <translation>時間をかけて死石を推定し直す</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>クリア</translation>
    </message>
    <message>
        <source>Mark all stones alive</source>
        <translation>すべての石を活きとする</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>Mark the territory in this node</source>
        <translation>このノードに地を書き込む</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Stop counting; nothing is written (Esc)</source>
        <translation>整地をやめる (何も書き込みません、Esc)</translation>
    </message>
</context>
<context>
    <name>Counter</name>
    <message>
        <source>Only boards with nothing but black and white stones can be counted.</source>
        <translation>黒石と白石だけの碁盤でなければ数えられません。</translation>
    </message>
    <message>
        <source>{color} at {point} is alive.</source>
        <translation>{point} の{color}は活きです。</translation>
    </message>
    <message>
        <source>{color} at {point} is dead.</source>
        <translation>{point} の{color}は死石です。</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>整地</translation>
    </message>
    <message>
        <source>This node marks other territory. Do you want to replace it?</source>
        <translation>このノードには別の地の印があります。置き換えますか？</translation>
    </message>
    <message>
        <source>The recorded result is {recorded}. Do you want to replace it with {result}?</source>
        <translation>記録されている結果は{recorded}です。{result}に置き換えますか？</translation>
    </message>
    <message>
        <source>The territory marked in this node is replaced, too.</source>
        <translation>このノードの地の印も置き換えられます。</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>置き換える(&amp;R)</translation>
    </message>
</context>
<context>
    <name>DayPicker</name>
    <message>
        <source>Choose days in a calendar</source>
        <translation>カレンダーから日付を選択</translation>
    </message>
</context>
<context>
    <name>DifferenceModel</name>
    <message>
        <source>The games are in a different order</source>
        <translation>棋譜の順序が異なります</translation>
    </message>
    <message numerus="yes">
        <source>%Ln node(s)</source>
        <translation>
            <numerusform>%Lnノード</numerusform>
        </translation>
    </message>
    <message>
        <source>Game {number} removed: {nodes}</source>
        <translation>棋譜 {number} を削除: {nodes}</translation>
    </message>
    <message>
        <source>Game {number} added: {nodes}</source>
        <translation>棋譜 {number} を追加: {nodes}</translation>
    </message>
    <message numerus="yes">
        <source>%Ln node(s) added</source>
        <translation>
            <numerusform>%Lnノードを追加</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln node(s) removed</source>
        <translation>
            <numerusform>%Lnノードを削除</numerusform>
        </translation>
    </message>
    <message>
        <source>variations in a different order</source>
        <translation>変化の順序が異なります</translation>
    </message>
    <message>
        <source>{names} changed</source>
        <translation>{names}を変更</translation>
    </message>
    <message>
        <source>{place}: {what}</source>
        <translation>{place}: {what}</translation>
    </message>
    <message>
        <source>Move {move}</source>
        <translation>{move}手目</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>開始局面</translation>
    </message>
    <message>
        <source>Game {game}, move {move}</source>
        <translation>棋譜 {game}、{move}手目</translation>
    </message>
    <message>
        <source>Game {game}, start</source>
        <translation>棋譜 {game}、開始局面</translation>
    </message>
</context>
<context>
    <name>DockButtons</name>
    <message>
        <source>Detach this panel, or dock it again</source>
        <translation>このパネルを切り離す、または元に戻す</translation>
    </message>
    <message>
        <source>Close this panel</source>
        <translation>このパネルを閉じる</translation>
    </message>
</context>
<context>
    <name>Document</name>
    <message>
        <source>Untitled</source>
        <translation>無題</translation>
    </message>
    <message>
        <source>Restore earlier version</source>
        <translation>以前のバージョンの復元</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>再読み込み</translation>
    </message>
    <message>
        <source>Convert to UTF-8</source>
        <translation>UTF-8 への変換</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>パス</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>着手</translation>
    </message>
    <message>
        <source>Remove stones</source>
        <translation>石の除去</translation>
    </message>
    <message>
        <source>Place stones</source>
        <translation>石の配置</translation>
    </message>
    <message>
        <source>Remove mark</source>
        <translation>マークの削除</translation>
    </message>
    <message>
        <source>Mark</source>
        <translation>マーク</translation>
    </message>
    <message>
        <source>Remove label</source>
        <translation>ラベルの削除</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>ラベル</translation>
    </message>
    <message>
        <source>Player to move</source>
        <translation>手番の変更</translation>
    </message>
    <message>
        <source>Order of play</source>
        <translation>着手順の変更</translation>
    </message>
    <message>
        <source>Remove ko</source>
        <translation>コウの削除</translation>
    </message>
    <message>
        <source>Ko point</source>
        <translation>コウの点</translation>
    </message>
    <message>
        <source>Remove last move</source>
        <translation>最後の手の削除</translation>
    </message>
    <message>
        <source>Last move</source>
        <translation>最後の手</translation>
    </message>
    <message>
        <source>Play numbered stones as moves</source>
        <translation>番号順の着手</translation>
    </message>
    <message>
        <source>Number the last moves</source>
        <translation>最後の手の番号付け</translation>
    </message>
    <message>
        <source>Add game</source>
        <translation>棋譜の追加</translation>
    </message>
    <message>
        <source>Duplicate game</source>
        <translation>棋譜の複製</translation>
    </message>
    <message>
        <source>Remove game</source>
        <translation>棋譜の削除</translation>
    </message>
    <message>
        <source>Rename game</source>
        <translation>棋譜名の変更</translation>
    </message>
    <message>
        <source>Move game</source>
        <translation>棋譜の移動</translation>
    </message>
    <message>
        <source>Type HEN</source>
        <translation>HEN の入力</translation>
    </message>
    <message>
        <source>Discard unfinished HEN</source>
        <translation>未完成の HEN の破棄</translation>
    </message>
    <message>
        <source>Add as a variation</source>
        <translation>変化としての追加</translation>
    </message>
    <message>
        <source>Change HEN layout</source>
        <translation>HEN のレイアウト変更</translation>
    </message>
    <message>
        <source>Restore unfinished HEN</source>
        <translation>未完成の HEN の復元</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>コメント</translation>
    </message>
    <message>
        <source>Node name</source>
        <translation>ノード名</translation>
    </message>
</context>
<context>
    <name>EncodingDialog</name>
    <message>
        <source>Reopen with encoding</source>
        <translation>文字コードを指定して開き直す</translation>
    </message>
    <message>
        <source>The file was read as {encoding}. {why}</source>
        <translation>このファイルは {encoding} で読み込まれました。{why}</translation>
    </message>
    <message>
        <source>&amp;Reopen</source>
        <translation>開き直す(&amp;R)</translation>
    </message>
    <message>
        <source>{encoding} (does not fit the whole file)</source>
        <translation>{encoding} (ファイル全体には合いません)</translation>
    </message>
</context>
<context>
    <name>EncodingReason</name>
    <message>
        <source>It is plain ASCII, which is the same in all encodings.</source>
        <translation>すべて ASCII 文字で、どの文字コードでも同じです。</translation>
    </message>
    <message>
        <source>It is valid UTF-8, which text in other encodings hardly ever is.</source>
        <translation>正しい UTF-8 です。他の文字コードの文字がそうなることはまずありません。</translation>
    </message>
    <message>
        <source>It uses the escape sequences of this encoding.</source>
        <translation>この文字コードのエスケープシーケンスを使っています。</translation>
    </message>
    <message>
        <source>Its characters are common in this encoding.</source>
        <translation>この文字コードでよく使われる文字が含まれています。</translation>
    </message>
    <message>
        <source>Its first bytes identify the encoding.</source>
        <translation>先頭のバイトがこの文字コードを示しています。</translation>
    </message>
    <message>
        <source>The file declares it in CA, and all its bytes fit.</source>
        <translation>ファイルの CA で宣言され、すべてのバイトが合っています。</translation>
    </message>
    <message>
        <source>The text was not read from a file.</source>
        <translation>この内容はファイルから読み込まれたものではありません。</translation>
    </message>
    <message>
        <source>You selected it.</source>
        <translation>あなたが選択しました。</translation>
    </message>
</context>
<context>
    <name>EngineBar</name>
    <message>
        <source>Details</source>
        <translation>詳細</translation>
    </message>
    <message>
        <source>Show what else is to be said</source>
        <translation>ほかに伝えることを表示します</translation>
    </message>
    <message>
        <source>Let the engine rest, or go on</source>
        <translation>エンジンを休ませる、または再開</translation>
    </message>
    <message>
        <source>Add line</source>
        <translation>手順を追加</translation>
    </message>
    <message>
        <source>Add the best line as a variation</source>
        <translation>最善の手順を変化として追加</translation>
    </message>
    <message>
        <source>Play best</source>
        <translation>最善手を打つ</translation>
    </message>
    <message>
        <source>Play the move the engine prefers</source>
        <translation>エンジンが最も良いとする手を打つ</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Stop; what is done is kept</source>
        <translation>中止。済んだ分は残ります</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>待った</translation>
    </message>
    <message>
        <source>Take back your last move</source>
        <translation>自分の最後の手を取り消す</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>投了</translation>
    </message>
    <message>
        <source>Lose the game</source>
        <translation>負けを認める</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Let the engine play no longer</source>
        <translation>エンジンとの対局をやめる</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>再試行</translation>
    </message>
    <message>
        <source>End the analysis</source>
        <translation>解析を終了</translation>
    </message>
    <message>
        <source>{number} visits</source>
        <translation>訪問 {number}</translation>
    </message>
    <message numerus="yes">
        <source>%Ln visit(s)</source>
        <translation>
            <numerusform>訪問%Ln回</numerusform>
        </translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>一時停止</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>再開</translation>
    </message>
    <message>
        <source>Even</source>
        <translation>互角</translation>
    </message>
    <message>
        <source>{color} leads by {points}</source>
        <translation>{color}が{points}目優勢</translation>
    </message>
    <message>
        <source>{color} is ahead</source>
        <translation>{color}が優勢</translation>
    </message>
    <message>
        <source>{number} %</source>
        <translation>{number}%</translation>
    </message>
    <message>
        <source>Best move: {move}</source>
        <translation>最善の手: {move}</translation>
    </message>
    <message>
        <source>Sees no good move.</source>
        <translation>良い手が見つかりません。</translation>
    </message>
    <message>
        <source>Prefers {move}.</source>
        <translation>推奨は {move}。</translation>
    </message>
    <message>
        <source>{right} is marked right, but the engine prefers {move}.</source>
        <translation>正解は {right} とされていますが、エンジンの推奨は {move} です。</translation>
    </message>
    <message>
        <source>Also works: {moves}.</source>
        <translation>{moves} でもうまくいきます。</translation>
    </message>
    <message>
        <source>Does not see {moves}.</source>
        <translation>{moves} は候補に入っていません。</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>パス</translation>
    </message>
</context>
<context>
    <name>EngineController</name>
    <message>
        <source>The engine has named no move yet.</source>
        <translation>エンジンはまだ手を示していません。</translation>
    </message>
    <message>
        <source>Add line</source>
        <translation>手順の追加</translation>
    </message>
    <message>
        <source>Line added as a variation.</source>
        <translation>手順を変化として追加しました。</translation>
    </message>
    <message>
        <source>The game has this line already.</source>
        <translation>この手順はすでに棋譜にあります。</translation>
    </message>
    <message>
        <source>&amp;Preferences...</source>
        <translation>設定(&amp;P)...</translation>
    </message>
    <message>
        <source>&amp;How to get one</source>
        <translation>入手方法(&amp;H)</translation>
    </message>
    <message>
        <source>An engine is a separate program that plays Go. GNU Go and KataGo are free, and found automatically once they are installed; others can be added in the preferences.</source>
        <translation>思考エンジンは、囲碁を打つ独立したプログラムです。GNU Go と KataGo は自由に使え、インストールすれば自動的に見つかります。ほかのエンジンは設定で追加できます。</translation>
    </message>
    <message>
        <source>No engine was found.</source>
        <translation>エンジンが見つかりません。</translation>
    </message>
    <message>
        <source>Starting: {output}</source>
        <translation>起動中: {output}</translation>
    </message>
    <message>
        <source>Starting...</source>
        <translation>起動しています...</translation>
    </message>
</context>
<context>
    <name>EnginePlayer</name>
    <message>
        <source>Plays {color}. Thinking...</source>
        <translation>{color}を担当。考えています...</translation>
    </message>
    <message>
        <source>Plays {color}. Your move.</source>
        <translation>{color}を担当。あなたの手番です。</translation>
    </message>
    <message>
        <source>There is no move to take back.</source>
        <translation>取り消せる手がありません。</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>待った</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>投了</translation>
    </message>
    <message>
        <source>{color} resigns: the game is over.</source>
        <translation>{color}の投了で終局です。</translation>
    </message>
    <message>
        <source>The engine no longer plays: another position is shown.</source>
        <translation>別の局面が表示されたため、エンジンとの対局を終わります。</translation>
    </message>
    <message>
        <source>Two passes: the game is over.</source>
        <translation>両者のパスで終局です。</translation>
    </message>
</context>
<context>
    <name>EngineUses</name>
    <message>
        <source>Looking for dead stones...</source>
        <translation>死石を探しています...</translation>
    </message>
    <message numerus="yes">
        <source>%Ln visit(s)</source>
        <translation>
            <numerusform>訪問%Ln回</numerusform>
        </translation>
    </message>
    <message>
        <source>Checking problems: {done} of {total}</source>
        <translation>問題を確認しています: {done}/{total}</translation>
    </message>
</context>
<context>
    <name>EnginesPage</name>
    <message>
        <source>Boards of up to {lines} lines, rectangular ones too.</source>
        <translation>{lines}路までの碁盤。長方形も可。</translation>
    </message>
    <message>
        <source>Square boards of up to {lines} lines.</source>
        <translation>{lines}路までの正方形の碁盤。</translation>
    </message>
    <message>
        <source>Plays only: it names no good moves.</source>
        <translation>打つだけで、良い手は示しません。</translation>
    </message>
    <message>
        <source>Names good moves, without win rates, in {seconds} s.</source>
        <translation>良い手を{seconds}秒で示します(勝率なし)。</translation>
    </message>
    <message>
        <source>Analyses with win rates; visits in {seconds} s: {number}.</source>
        <translation>勝率付きで解析します。{seconds}秒の訪問回数: {number}。</translation>
    </message>
    <message>
        <source>En&amp;gines</source>
        <translation>エンジン(&amp;G)</translation>
    </message>
    <message>
        <source>Engines</source>
        <translation>エンジン</translation>
    </message>
    <message>
        <source>Command line of an engine</source>
        <translation>エンジンのコマンドライン</translation>
    </message>
    <message>
        <source>What the test has shown</source>
        <translation>テストの結果</translation>
    </message>
    <message>
        <source>&amp;Browse...</source>
        <translation>参照(&amp;B)...</translation>
    </message>
    <message>
        <source>Add to &amp;list</source>
        <translation>一覧に追加(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>削除(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Test</source>
        <translation>テスト(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Command line:</source>
        <translation>コマンドライン(&amp;C):</translation>
    </message>
    <message>
        <source>No engine was found. An engine is a separate program that plays Go: GNU Go and KataGo are free.</source>
        <translation>エンジンが見つかりません。思考エンジンは、囲碁を打つ独立したプログラムです。GNU Go と KataGo は自由に使えます。</translation>
    </message>
    <message>
        <source>{engine} (added)</source>
        <translation>{engine} (追加)</translation>
    </message>
    <message>
        <source>&amp;Stop test</source>
        <translation>テストを中止(&amp;S)</translation>
    </message>
    <message>
        <source>Choose an engine</source>
        <translation>エンジンを選択</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>中止しました。</translation>
    </message>
    <message>
        <source>Testing {engine}...</source>
        <translation>{engine} をテストしています...</translation>
    </message>
</context>
<context>
    <name>Examples</name>
    <message>
        <source>Annotated game</source>
        <translation>解説付きの棋譜</translation>
    </message>
    <message>
        <source>Ear reddening</source>
        <translation>耳赤の一手</translation>
    </message>
    <message>
        <source>Ko after a capture</source>
        <translation>石を取った後のコウ</translation>
    </message>
    <message>
        <source>Ko and captures</source>
        <translation>コウと取り</translation>
    </message>
    <message>
        <source>Numbered moves</source>
        <translation>番号付きの手順</translation>
    </message>
</context>
<context>
    <name>ExceptionDialog</name>
    <message>
        <source>Something went wrong</source>
        <translation>問題が発生しました</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>詳細</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>続行(&amp;C)</translation>
    </message>
    <message>
        <source>Save &amp;as...</source>
        <translation>名前を付けて保存(&amp;A)...</translation>
    </message>
    <message>
        <source>&amp;Details</source>
        <translation>詳細(&amp;D)</translation>
    </message>
    <message>
        <source>C&amp;opy details</source>
        <translation>詳細をコピー(&amp;O)</translation>
    </message>
    <message>
        <source>HEN Editor could not finish what it was doing.</source>
        <translation>HEN Editor は処理を完了できませんでした。</translation>
    </message>
    <message>
        <source>This is a bug in the program. Your work is still here: you can continue, or save it under another name first. If it happens again, please report it with the details.</source>
        <translation>プログラムの不具合です。作業内容は失われていません。このまま続行するか、先に別の名前で保存できます。再び発生するときは、詳細を添えて報告してください。</translation>
    </message>
</context>
<context>
    <name>Explanations</name>
    <message>
        <source>{text}: {color} at {points}</source>
        <translation>{text}: {points} に{color}</translation>
    </message>
    <message>
        <source>{text}: stones at {points}</source>
        <translation>{text}: {points} に石</translation>
    </message>
    <message>
        <source>{text}: {color} to play</source>
        <translation>{text}: {color}番</translation>
    </message>
    <message>
        <source>{text}: {color} passed</source>
        <translation>{text}: {color}のパス</translation>
    </message>
    <message>
        <source>{text}: {color} played at {points}</source>
        <translation>{text}: {color}が {points} に着手</translation>
    </message>
    <message>
        <source>{text}: {mark} at {points}</source>
        <translation>{text}: {points} に{mark}</translation>
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
        <translation>一定の手数ごと</translation>
    </message>
    <message>
        <source>Where the game says so (FG)</source>
        <translation>棋譜の指定どおり (FG)</translation>
    </message>
    <message>
        <source>After each comment</source>
        <translation>コメントごと</translation>
    </message>
    <message>
        <source>At chosen moves</source>
        <translation>指定した手で</translation>
    </message>
    <message>
        <source>Print figures</source>
        <translation>譜を印刷</translation>
    </message>
    <message>
        <source>&amp;New figure:</source>
        <translation>譜の区切り(&amp;N):</translation>
    </message>
    <message>
        <source>&amp;Moves in a figure, at most:</source>
        <translation>1譜の最大手数(&amp;M):</translation>
    </message>
    <message>
        <source>&amp;At the moves:</source>
        <translation>区切る手(&amp;A):</translation>
    </message>
    <message>
        <source>21, 45, 90</source>
        <translation>21, 45, 90</translation>
    </message>
    <message>
        <source>&amp;Figures on a page:</source>
        <translation>1ページの譜の数(&amp;F):</translation>
    </message>
    <message>
        <source>&amp;Variations</source>
        <translation>変化図(&amp;V)</translation>
    </message>
    <message>
        <source>C&amp;omments</source>
        <translation>コメント(&amp;O)</translation>
    </message>
</context>
<context>
    <name>FileCommands</name>
    <message>
        <source>Open</source>
        <translation>開く</translation>
    </message>
    <message numerus="yes">
        <source>Open all %Ln file(s)?</source>
        <translation>
            <numerusform>%Ln個のファイルをすべて開きますか？</numerusform>
        </translation>
    </message>
    <message>
        <source>Each is opened in a window of its own.</source>
        <translation>それぞれ別のウィンドウで開きます。</translation>
    </message>
    <message>
        <source>Add from files</source>
        <translation>ファイルから追加</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>開く(&amp;O)</translation>
    </message>
    <message>
        <source>{file} could not be opened.</source>
        <translation>{file} を開けませんでした。</translation>
    </message>
    <message>
        <source>The unfinished text in the HEN field is not part of the file.</source>
        <translation>HEN 欄の未完成のテキストはファイルに含まれません。</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>破棄(&amp;D)</translation>
    </message>
    <message>
        <source>Discard the unfinished HEN?</source>
        <translation>未完成の HEN を破棄しますか？</translation>
    </message>
    <message>
        <source>Save the changes to {file}?</source>
        <translation>「{file}」への変更を保存しますか？</translation>
    </message>
    <message numerus="yes">
        <source>{file} held one game when it was opened; now there are %Ln.</source>
        <translation>
            <numerusform>{file} を開いたとき、棋譜は1つでした。今は%Lnあります。</numerusform>
        </translation>
    </message>
    <message>
        <source>Saving as a new file leaves it as it was.</source>
        <translation>新しいファイルに保存すれば、元のファイルはそのまま残ります。</translation>
    </message>
    <message>
        <source>Save as &amp;new file...</source>
        <translation>新しいファイルに保存(&amp;N)...</translation>
    </message>
    <message>
        <source>&amp;Save into this file</source>
        <translation>このファイルに保存(&amp;S)</translation>
    </message>
    <message>
        <source>{file} and others</source>
        <translation>{file} ほか</translation>
    </message>
    <message>
        <source>Saving {file}...</source>
        <translation>{file} を保存しています...</translation>
    </message>
    <message>
        <source>{file} is open in another window.</source>
        <translation>{file} は別のウィンドウで開かれています。</translation>
    </message>
    <message>
        <source>Choose another name, or close that window first.</source>
        <translation>別の名前を選ぶか、先にそのウィンドウを閉じてください。</translation>
    </message>
    <message>
        <source>&amp;Go to that window</source>
        <translation>そのウィンドウへ移動(&amp;G)</translation>
    </message>
    <message>
        <source>Saved as {name}, the text could be misread when the file is reopened.</source>
        <translation>{name} で保存すると、次に開いたとき文字化けするおそれがあります。</translation>
    </message>
    <message>
        <source>The file&apos;s encoding, {name}, can&apos;t represent all of the text you entered.</source>
        <translation>ファイルの文字コード {name} では、入力した文字の一部を表せません。</translation>
    </message>
    <message>
        <source>UTF-8 can represent any text. Converting rewrites the whole file in UTF-8.</source>
        <translation>UTF-8 ならどの文字も表せます。変換するとファイル全体が UTF-8 で書き直されます。</translation>
    </message>
    <message>
        <source>Undecodable bytes become U+FFFD: {places}.</source>
        <translation>デコードできないバイトは U+FFFD になります: {places}。</translation>
    </message>
    <message>
        <source>&amp;Convert the file to UTF-8</source>
        <translation>ファイルを UTF-8 に変換(&amp;C)</translation>
    </message>
    <message>
        <source>Save a copy &amp;in UTF-8...</source>
        <translation>UTF-8 でコピーを保存(&amp;I)...</translation>
    </message>
    <message>
        <source>Converting to UTF-8...</source>
        <translation>UTF-8 に変換しています...</translation>
    </message>
    <message>
        <source>move {move}</source>
        <translation>{move}手目</translation>
    </message>
    <message>
        <source>start</source>
        <translation>開始局面</translation>
    </message>
    <message>
        <source>move {move} of game {game}</source>
        <translation>棋譜 {game} の{move}手目</translation>
    </message>
    <message>
        <source>start of game {game}</source>
        <translation>棋譜 {game} の開始局面</translation>
    </message>
    <message>
        <source>{places} and others</source>
        <translation>{places}など</translation>
    </message>
    <message numerus="yes">
        <source>The other %Ln position(s) will be lost, too.</source>
        <translation>
            <numerusform>他の%Ln局面も失われます。</numerusform>
        </translation>
    </message>
    <message>
        <source>A {suffix} file cannot store the whole document.</source>
        <translation>{suffix} ファイルには文書のすべてを保存できません。</translation>
    </message>
    <message>
        <source>Save &amp;anyway</source>
        <translation>それでも保存(&amp;A)</translation>
    </message>
    <message>
        <source>A {suffix} file stores positions only.</source>
        <translation>{suffix} ファイルには局面だけが保存されます。</translation>
    </message>
    <message>
        <source>Save this &amp;position only</source>
        <translation>この局面だけを保存(&amp;P)</translation>
    </message>
    <message>
        <source>Save as &amp;{format}...</source>
        <translation>&amp;{format} で保存...</translation>
    </message>
</context>
<context>
    <name>FileDialogs</name>
    <message>
        <source>Looking for the folder...</source>
        <translation>フォルダーを探しています...</translation>
    </message>
    <message>
        <source>All supported files ({every});;Go files ({patterns});;Pictures of boards ({pictures});;All files (*)</source>
        <translation>対応するすべてのファイル ({every});;囲碁ファイル ({patterns});;碁盤の画像 ({pictures});;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>{file} cannot be written to.</source>
        <translation>{file} に書き込めません。</translation>
    </message>
    <message>
        <source>Part of the name cannot be displayed or typed. Choose another name.</source>
        <translation>名前に表示も入力もできない部分があります。別の名前を選んでください。</translation>
    </message>
    <message>
        <source>{file} already exists. Do you want to replace it?</source>
        <translation>{file} はすでに存在します。置き換えますか？</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>置き換え(&amp;R)</translation>
    </message>
</context>
<context>
    <name>FileNotice</name>
    <message>
        <source>{file} was changed by another program; the recovered document is shown as a copy.</source>
        <translation>{file} は別のプログラムで変更されました。復元された文書はコピーとして表示されています。</translation>
    </message>
    <message>
        <source>It is a text that only quotes a position.</source>
        <translation>局面を引用しているだけのテキストです。</translation>
    </message>
    <message>
        <source>This document</source>
        <translation>この文書</translation>
    </message>
    <message>
        <source>The file</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>{file} could not be opened.</source>
        <translation>{file} を開けませんでした。</translation>
    </message>
    <message>
        <source>{file} was changed by another program.</source>
        <translation>{file} は別のプログラムで変更されました。</translation>
    </message>
    <message>
        <source>Replace this document with the file; this can be undone</source>
        <translation>この文書をファイルの内容に置き換える。元に戻せます</translation>
    </message>
    <message>
        <source>Keep this document; saving it replaces the file</source>
        <translation>この文書を保つ。保存するとファイルが置き換わります</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>再読み込み</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>こちらを保持</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Go back to the document as it was before</source>
        <translation>以前の文書に戻す</translation>
    </message>
    <message>
        <source>Show what differs between this document and the file</source>
        <translation>この文書とファイルの違いを表示</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比較</translation>
    </message>
    <message>
        <source>{file} was changed by another program and reloaded.</source>
        <translation>{file} は別のプログラムで変更され、再読み込みされました。</translation>
    </message>
</context>
<context>
    <name>FileReader</name>
    <message>
        <source>{file} has about {count} million nodes.</source>
        <translation>{file} には約{count}00万のノードがあります。</translation>
    </message>
    <message>
        <source>Opening it takes about {size} MB of memory.</source>
        <translation>開くには約 {size} MB のメモリーが必要です。</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>開く(&amp;O)</translation>
    </message>
    <message>
        <source>{file} could not be opened.</source>
        <translation>{file} を開けませんでした。</translation>
    </message>
    <message>
        <source>Pasted text</source>
        <translation>貼り付けたテキスト</translation>
    </message>
</context>
<context>
    <name>FileWriter</name>
    <message>
        <source>Save &amp;as...</source>
        <translation>名前を付けて保存(&amp;A)...</translation>
    </message>
    <message>
        <source>Save a copy in UTF-8</source>
        <translation>UTF-8 でコピーを保存</translation>
    </message>
    <message>
        <source>UTF-8</source>
        <translation>UTF-8</translation>
    </message>
    <message>
        <source>{file} could not be saved; it is unchanged.</source>
        <translation>{file} を保存できませんでした。ファイルは元のままです。</translation>
    </message>
    <message>
        <source>Save a copy &amp;in UTF-8...</source>
        <translation>UTF-8 でコピーを保存(&amp;I)...</translation>
    </message>
    <message>
        <source>Saving {file}...</source>
        <translation>{file} を保存しています...</translation>
    </message>
    <message>
        <source>{file} could not be saved.</source>
        <translation>{file} を保存できませんでした。</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>名前を付けて保存</translation>
    </message>
    <message>
        <source>untitled{suffix}</source>
        <translation>無題{suffix}</translation>
    </message>
    <message>
        <source>{file} has been changed by another program.</source>
        <translation>{file} は別のプログラムで変更されました。</translation>
    </message>
    <message>
        <source>Saving now overwrites those changes.</source>
        <translation>いま保存すると、その変更は上書きされます。</translation>
    </message>
    <message>
        <source>&amp;Overwrite</source>
        <translation>上書き(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Reload</source>
        <translation>再読み込み(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Compare...</source>
        <translation>比較(&amp;C)...</translation>
    </message>
    <message>
        <source>{file} cannot be replaced, only overwritten in place.</source>
        <translation>{file} は置き換えられません。直接上書きのみできます。</translation>
    </message>
    <message>
        <source>Its present contents cannot be kept as an earlier version: {why}</source>
        <translation>現在の内容を以前のバージョンとして残せません: {why}</translation>
    </message>
    <message>
        <source>Overwrite &amp;in place</source>
        <translation>直接上書き(&amp;I)</translation>
    </message>
</context>
<context>
    <name>FindBar</name>
    <message>
        <source>Find in comments</source>
        <translation>コメントを検索</translation>
    </message>
    <message>
        <source>No matches</source>
        <translation>該当なし</translation>
    </message>
    <message numerus="yes">
        <source>%Ln match(es)</source>
        <translation>
            <numerusform>%Ln件</numerusform>
        </translation>
    </message>
    <message>
        <source>Previous match (Shift+F3)</source>
        <translation>前の検索結果 (Shift+F3)</translation>
    </message>
    <message>
        <source>Next match (F3)</source>
        <translation>次の検索結果 (F3)</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>閉じる (Esc)</translation>
    </message>
</context>
<context>
    <name>Finder</name>
    <message>
        <source>No comment in this game contains that text.</source>
        <translation>この棋譜にその文字列を含むコメントはありません。</translation>
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
        <translation>棋譜を解析中: {done}/{total}</translation>
    </message>
    <message>
        <source>This engine only estimates the score, too roughly to find mistakes.</source>
        <translation>このエンジンは目数を見積もるだけなので、悪手までは見分けられません。</translation>
    </message>
    <message>
        <source>No further mistake is known.</source>
        <translation>これより先に悪手は見つかっていません。</translation>
    </message>
    <message>
        <source>Write analysis</source>
        <translation>解析の書き込み</translation>
    </message>
    <message>
        <source>The game is analysed.</source>
        <translation>棋譜の解析が終わりました。</translation>
    </message>
    <message>
        <source>This engine gives no scores: mistakes cannot be found.</source>
        <translation>このエンジンは目数の差を示さないため、悪手は見つけられません。</translation>
    </message>
</context>
<context>
    <name>GameInfo</name>
    <message>
        <source>Annotator</source>
        <translation>解説者</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>黒番の名前</translation>
    </message>
    <message>
        <source>Black&apos;s rank</source>
        <translation>黒の段級位</translation>
    </message>
    <message>
        <source>Black&apos;s team</source>
        <translation>黒のチーム</translation>
    </message>
    <message>
        <source>Copyright</source>
        <translation>著作権</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>対局日</translation>
    </message>
    <message>
        <source>Entered by</source>
        <translation>入力者</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>棋戦</translation>
    </message>
    <message>
        <source>Game comment</source>
        <translation>対局の解説</translation>
    </message>
    <message>
        <source>Game name</source>
        <translation>対局名</translation>
    </message>
    <message>
        <source>Handicap</source>
        <translation>置石</translation>
    </message>
    <message>
        <source>Komi</source>
        <translation>コミ</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>布石</translation>
    </message>
    <message>
        <source>Overtime</source>
        <translation>秒読み</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>対局場所</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>回戦</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>出典</translation>
    </message>
    <message>
        <source>Time in seconds</source>
        <translation>持ち時間 (秒)</translation>
    </message>
    <message>
        <source>White</source>
        <translation>白番の名前</translation>
    </message>
    <message>
        <source>White&apos;s rank</source>
        <translation>白の段級位</translation>
    </message>
    <message>
        <source>White&apos;s team</source>
        <translation>白のチーム</translation>
    </message>
</context>
<context>
    <name>GameInfoDialog</name>
    <message>
        <source>Only the beginning is shown. The text is too long to be edited here.</source>
        <translation>最初の部分だけを表示しています。長すぎるため、ここでは編集できません。</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>黒番</translation>
    </message>
    <message>
        <source>White</source>
        <translation>白番</translation>
    </message>
    <message>
        <source>Name:</source>
        <translation>名前:</translation>
    </message>
    <message>
        <source>Rank:</source>
        <translation>段級位:</translation>
    </message>
    <message>
        <source>Team:</source>
        <translation>チーム:</translation>
    </message>
    <message>
        <source>Game info</source>
        <translation>対局情報</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>対局(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;More</source>
        <translation>その他(&amp;M)</translation>
    </message>
    <message>
        <source>{field}. {remark}</source>
        <translation>{field} – {remark}</translation>
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
        <translation>開く(&amp;O)</translation>
    </message>
    <message>
        <source>Re&amp;name</source>
        <translation>名前の変更(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Add game</source>
        <translation>棋譜を追加(&amp;A)</translation>
    </message>
    <message>
        <source>Show only games with these words in their title, players or event</source>
        <translation>タイトル、対局者、棋戦にこの語を含む棋譜だけを表示</translation>
    </message>
    <message>
        <source>Sort the list</source>
        <translation>一覧を並べ替え</translation>
    </message>
    <message>
        <source>Add games</source>
        <translation>棋譜を追加</translation>
    </message>
    <message numerus="yes">
        <source>Search %Ln game(s)</source>
        <translation>
            <numerusform>%Ln局から検索</numerusform>
        </translation>
    </message>
    <message>
        <source>Searching games...</source>
        <translation>棋譜を検索しています...</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s)</source>
        <translation>
            <numerusform>%Ln局</numerusform>
        </translation>
    </message>
    <message>
        <source>Games can be moved only in file order, while none is searched for.</source>
        <translation>棋譜を移動できるのは、ファイル順に並んでいて、検索していないときだけです。</translation>
    </message>
    <message>
        <source>Add &amp;from files...</source>
        <translation>ファイルから追加(&amp;F)...</translation>
    </message>
    <message>
        <source>Add game from &amp;HEN</source>
        <translation>HEN から棋譜を追加(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>コピー(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>複製(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>削除(&amp;R)</translation>
    </message>
    <message>
        <source>Move &amp;up</source>
        <translation>上へ移動(&amp;U)</translation>
    </message>
    <message>
        <source>Move d&amp;own</source>
        <translation>下へ移動(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;File order</source>
        <translation>ファイル順(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>タイトル(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation>対局者(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Worksheet or pictures...</source>
        <translation>問題プリントまたは画像(&amp;W)...</translation>
    </message>
    <message>
        <source>We&amp;b page...</source>
        <translation>Web ページ(&amp;B)...</translation>
    </message>
</context>
<context>
    <name>GameListDock</name>
    <message>
        <source>Games</source>
        <translation>棋譜一覧</translation>
    </message>
</context>
<context>
    <name>GameModel</name>
    <message>
        <source>shown</source>
        <translation>表示中</translation>
    </message>
    <message>
        <source>{number}: {name}</source>
        <translation>{number}: {name}</translation>
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
        <translation>棋譜名</translation>
    </message>
</context>
<context>
    <name>GameRows</name>
    <message>
        <source>No matches</source>
        <translation>該当なし</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>棋譜一覧</translation>
    </message>
</context>
<context>
    <name>GoToMoveDialog</name>
    <message>
        <source>Go to move</source>
        <translation>手数へ移動</translation>
    </message>
    <message>
        <source>Move &amp;number:</source>
        <translation>手数(&amp;N):</translation>
    </message>
    <message>
        <source>From 0 (start of game) to {last} (end of line).</source>
        <translation>0 (開始局面) から {last} (最終手) まで。</translation>
    </message>
    <message>
        <source>“{text}” is not a move number.</source>
        <translation>「{text}」は手数ではありません。</translation>
    </message>
    <message>
        <source>This line ends at move {last}.</source>
        <translation>この手順は{last}手目までです。</translation>
    </message>
    <message>
        <source>Start of game</source>
        <translation>開始局面</translation>
    </message>
    <message>
        <source>{color} pass</source>
        <translation>{color}パス</translation>
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
        <translation>ガイドは英語です。</translation>
    </message>
    <message>
        <source>Pages of the guide</source>
        <translation>ガイドのページ</translation>
    </message>
    <message>
        <source>The guide</source>
        <translation>ガイド</translation>
    </message>
    <message>
        <source>The guide was not found.</source>
        <translation>ガイドが見つかりません。</translation>
    </message>
    <message>
        <source>No matches</source>
        <translation>該当なし</translation>
    </message>
</context>
<context>
    <name>HelpWindow</name>
    <message>
        <source>A position with a ko and a last move</source>
        <translation>コウと最後の手のある局面</translation>
    </message>
    <message>
        <source>The ear-reddening move, with squares and a circle</source>
        <translation>四角と丸を付けた耳赤の一手</translation>
    </message>
    <message>
        <source>Numbered moves and a label</source>
        <translation>番号付きの手順とラベル</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>ヘルプ</translation>
    </message>
    <message>
        <source>Search all pages</source>
        <translation>すべてのページを検索</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>ガイド</translation>
    </message>
    <message>
        <source>HEN</source>
        <translation>HEN</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>HEN writes a Go position in one line: rows begin with _ and a number, columns are capital letters, stones small ones. Click an example to see it on the board.</source>
        <translation>HEN は囲碁の局面を1行で書き表します。_ と数字で盤の行が始まり、大文字は列、小文字は石を表します。例をクリックすると碁盤に表示されます。</translation>
    </message>
</context>
<context>
    <name>HenButtons</name>
    <message>
        <source>More</source>
        <translation>その他</translation>
    </message>
    <message>
        <source>&amp;Normalise to canonical form</source>
        <translation>正規形にする(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;One row per line</source>
        <translation>盤の行ごとに改行(&amp;O)</translation>
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
        <translation>碁盤の局面を表すテキスト。入力した内容は碁盤に表示されます</translation>
    </message>
    <message>
        <source>Type a HEN such as _16Qb_4Dw, or paste one; F1 explains it</source>
        <translation>_16Qb_4Dw のような HEN を入力または貼り付け。F1 で説明を表示</translation>
    </message>
    <message>
        <source>Type a HEN, or paste one; F1 explains it</source>
        <translation>HEN を入力または貼り付け。F1 で説明を表示</translation>
    </message>
    <message>
        <source>Type a HEN, or paste one</source>
        <translation>HEN を入力または貼り付け</translation>
    </message>
</context>
<context>
    <name>HenField</name>
    <message>
        <source>Fixed: {fix}.</source>
        <translation>修正しました: {fix}。</translation>
    </message>
    <message>
        <source>All problems that can be fixed are fixed.</source>
        <translation>修正できる問題点はすべて修正しました。</translation>
    </message>
    <message numerus="yes">
        <source>Too long: the field is limited to %Ln characters.</source>
        <translation>
            <numerusform>長すぎます。この欄に入るのは%Ln文字までです。</numerusform>
        </translation>
    </message>
    <message>
        <source>HEN</source>
        <translation>HEN</translation>
    </message>
    <message>
        <source>This is not HEN: it was pasted into the window.</source>
        <translation>これは HEN ではないため、ウィンドウに貼り付けられました。</translation>
    </message>
</context>
<context>
    <name>HenGuide</name>
    <message>
        <source>A label on a point: any text without spaces, dots, “_” and “-”.</source>
        <translation>点のラベル。空白、ピリオド、「_」、「-」を除く任意の文字。</translation>
    </message>
    <message>
        <source>A mark on a point: CR circle, SQ square, TR triangle, MA cross.</source>
        <translation>点のマーク。CR 丸、SQ 四角、TR 三角、MA バツ。</translation>
    </message>
    <message>
        <source>A row, counted from 1 at the bottom. Its stones follow.</source>
        <translation>盤の行。下から順に1、2、3と数えます。その行の石が続きます。</translation>
    </message>
    <message>
        <source>A stone that shows a move number. Odd numbers are black, if Black began.</source>
        <translation>手数を示す石。黒から打ち始めたなら、奇数は黒です。</translation>
    </message>
    <message>
        <source>A stone: black, white, red, green, blue (l), yellow or purple.</source>
        <translation>石。黒、白、赤、緑、青 (l)、黄、紫。</translation>
    </message>
    <message>
        <source>Ko point. Next: a stone for the last move, or - for a label or mark</source>
        <translation>コウの点。次は、最後の手の石、またはラベルやマークを示す -</translation>
    </message>
    <message>
        <source>Next: _ and a row (_16Qb), a dot (.9x9, .K10, .b), or ~ and an order of play</source>
        <translation>次は、_ と行 (_16Qb)、ピリオド (.9x9、.K10、.b)、または ~ と着手順</translation>
    </message>
    <message>
        <source>Next: a label, or a mark: CR circle, SQ square, TR triangle, MA cross</source>
        <translation>次は、ラベル、またはマーク (CR 丸、SQ 四角、TR 三角、MA バツ)</translation>
    </message>
    <message>
        <source>Next: a move number (~3), or an order of play (~bw)</source>
        <translation>次は、手数 (~3)、または着手順 (~bw)</translation>
    </message>
    <message>
        <source>Next: a size (9x9), a point (K10), the player to move (b), or a pass (pb)</source>
        <translation>次は、碁盤の大きさ (9x9)、点 (K10)、手番 (b)、またはパス (pb)</translation>
    </message>
    <message>
        <source>Next: a stone: b w r g l y p, or ~n for one with a number</source>
        <translation>次は、石 (b w r g l y p)、または番号の石を示す ~n</translation>
    </message>
    <message>
        <source>Next: column, then stones: b w r g l y p, or ~n</source>
        <translation>次は、列、続いて石 (b w r g l y p)、または ~n</translation>
    </message>
    <message>
        <source>Next: how many, more stones to the right, another column, or a new part</source>
        <translation>次は、個数、右に続く石、別の列、または新しい部分</translation>
    </message>
    <message>
        <source>Next: the number of the row, from 1 at the bottom</source>
        <translation>次は、下から1と数えた行番号</translation>
    </message>
    <message>
        <source>Next: the row of the point, as in .K10</source>
        <translation>次は、.K10 のように、点の行</translation>
    </message>
    <message>
        <source>Next: two or more colours in the order in which they play, as in ~bw</source>
        <translation>次は、~bw のように、打つ順に2つ以上の色</translation>
    </message>
    <message>
        <source>Next: x and the number of rows, as in .9x9</source>
        <translation>次は、.9x9 のように、x と行数</translation>
    </message>
    <message>
        <source>Purple to play. Next: a stone, if that colour passed</source>
        <translation>紫番。その色がパスしたなら、次は石</translation>
    </message>
    <message>
        <source>That many stones of a colour side by side, to the right.</source>
        <translation>右に並ぶ同じ色の石の数。</translation>
    </message>
    <message>
        <source>The column of the next stone: A to Z, without I. Without it, a stone goes right of the one before.</source>
        <translation>次の石の列。I を除く A から Z。なければ、前の石の右隣になります。</translation>
    </message>
    <message>
        <source>The ko point, which cannot be retaken yet.</source>
        <translation>すぐには取り返せないコウの点。</translation>
    </message>
    <message>
        <source>The move just played: a point and a stone, or p and a stone for a pass.</source>
        <translation>直前に打たれた手。点と石、パスなら p と石。</translation>
    </message>
    <message>
        <source>The order in which the colours play. Without it Black and White take turns.</source>
        <translation>色の着手順。なければ黒と白が交互に打ちます。</translation>
    </message>
    <message>
        <source>The player to move.</source>
        <translation>手番。</translation>
    </message>
    <message>
        <source>The size of the board: columns, x, rows. Without it the board is 19x19.</source>
        <translation>碁盤の大きさ。列数、x、行数。なければ 19x19 です。</translation>
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
        <translation>ラベル</translation>
    </message>
</context>
<context>
    <name>LineSlider</name>
    <message>
        <source>Place in the game</source>
        <translation>棋譜の中の位置</translation>
    </message>
    <message>
        <source>Left and Right step through the game, Up and Down go to variations</source>
        <translation>左右の矢印キーで手を進めたり戻したりし、上下の矢印キーで変化へ移動します</translation>
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
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Opening {file}</source>
        <translation>{file} を開いています</translation>
    </message>
    <message>
        <source>Loading progress</source>
        <translation>読み込みの進行状況</translation>
    </message>
</context>
<context>
    <name>LockNotice</name>
    <message>
        <source>{file} can be edited now.</source>
        <translation>{file} を編集できるようになりました。</translation>
    </message>
    <message>
        <source>Read-only: {file} is open in another HEN Editor ({where}).</source>
        <translation>読み取り専用: {file} は別の HEN Editor ({where}) で開かれています。</translation>
    </message>
    <message>
        <source>Open a copy</source>
        <translation>コピーを開く</translation>
    </message>
    <message>
        <source>Edit a copy, which has no file yet</source>
        <translation>まだファイルのないコピーを編集</translation>
    </message>
    <message>
        <source>Edit anyway</source>
        <translation>それでも編集</translation>
    </message>
    <message>
        <source>Edit the file here, too</source>
        <translation>こちらでもファイルを編集</translation>
    </message>
    <message>
        <source>{file} is also open in another HEN Editor ({where}).</source>
        <translation>{file} は別の HEN Editor ({where}) でも開かれています。</translation>
    </message>
    <message>
        <source>process {pid} on {host}</source>
        <translation>{host} のプロセス {pid}</translation>
    </message>
    <message>
        <source>{file} is read-only while it is open in another HEN Editor ({where}).</source>
        <translation>{file} は、別の HEN Editor ({where}) で開かれている間は読み取り専用です。</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>{file} (removed)</source>
        <translation>{file} (削除済み)</translation>
    </message>
    <message>
        <source>{file} (read-only)</source>
        <translation>{file} (読み取り専用)</translation>
    </message>
    <message>
        <source>Saving {file}...</source>
        <translation>{file} を保存しています...</translation>
    </message>
    <message>
        <source>Saved {file}</source>
        <translation>{file} を保存しました</translation>
    </message>
    <message>
        <source>The board style {file} is missing or has problems: see Preferences.</source>
        <translation>碁盤のスタイル {file} がないか、問題があります。設定をご覧ください。</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>対局</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>問題点</translation>
    </message>
    <message>
        <source>Board as a table</source>
        <translation>表形式の碁盤</translation>
    </message>
    <message>
        <source>List of moves</source>
        <translation>手の一覧</translation>
    </message>
</context>
<context>
    <name>Marks</name>
    <message>
        <source>Circle</source>
        <translation>丸</translation>
    </message>
    <message>
        <source>Square</source>
        <translation>四角</translation>
    </message>
    <message>
        <source>Triangle</source>
        <translation>三角</translation>
    </message>
    <message>
        <source>Cross</source>
        <translation>バツ</translation>
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
        <translation>その他のメニュー</translation>
    </message>
    <message>
        <source>{file} in {folder}</source>
        <translation>{folder} の {file}</translation>
    </message>
    <message>
        <source>No recent files</source>
        <translation>最近使ったファイルはありません</translation>
    </message>
    <message>
        <source>Go to this window</source>
        <translation>このウィンドウへ移動</translation>
    </message>
    <message>
        <source>&amp;Coordinates</source>
        <translation>座標(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>編集(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Examples</source>
        <translation>例(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>ファイル(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>対局(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Games</source>
        <translation>棋譜(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>ヘルプ(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Mark</source>
        <translation>マーク(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Move numbers</source>
        <translation>手数(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Navigate</source>
        <translation>移動(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>新規(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation>パネル(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>ツール(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Transform</source>
        <translation>変換(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>表示(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Window</source>
        <translation>ウィンドウ(&amp;W)</translation>
    </message>
    <message>
        <source>A&amp;nnotate</source>
        <translation>評価(&amp;N)</translation>
    </message>
    <message>
        <source>Areas</source>
        <translation>領域</translation>
    </message>
    <message>
        <source>Arrows and lines</source>
        <translation>矢印と線</translation>
    </message>
    <message>
        <source>At t&amp;he cursor</source>
        <translation>カーソルの位置(&amp;H)</translation>
    </message>
    <message>
        <source>Boar&amp;d cursor</source>
        <translation>碁盤のカーソル(&amp;D)</translation>
    </message>
    <message>
        <source>Board o&amp;rientation</source>
        <translation>碁盤の向き(&amp;R)</translation>
    </message>
    <message>
        <source>C&amp;lear markup</source>
        <translation>書き込みを消去(&amp;L)</translation>
    </message>
    <message>
        <source>Coloured stones</source>
        <translation>色石</translation>
    </message>
    <message>
        <source>Compare &amp;board</source>
        <translation>碁盤を比較(&amp;B)</translation>
    </message>
    <message>
        <source>Copy &amp;as</source>
        <translation>形式を指定してコピー(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Stones go into</source>
        <translation>石の編集先(&amp;S)</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>描画</translation>
    </message>
    <message>
        <source>E&amp;ffort</source>
        <translation>思考量(&amp;F)</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>エンジン</translation>
    </message>
    <message>
        <source>Mark</source>
        <translation>印</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>マーク</translation>
    </message>
    <message>
        <source>More</source>
        <translation>その他</translation>
    </message>
    <message>
        <source>More colo&amp;urs</source>
        <translation>その他の色(&amp;U)</translation>
    </message>
    <message>
        <source>Ne&amp;xt moves</source>
        <translation>次の手(&amp;X)</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>最近使ったファイル(&amp;R)</translation>
    </message>
    <message>
        <source>Play &amp;other colour here</source>
        <translation>ここに別の色の石を打つ(&amp;O)</translation>
    </message>
    <message>
        <source>Set up</source>
        <translation>配置</translation>
    </message>
    <message>
        <source>Spea&amp;k</source>
        <translation>読み上げ(&amp;K)</translation>
    </message>
    <message>
        <source>Th&amp;eme</source>
        <translation>テーマ(&amp;E)</translation>
    </message>
    <message>
        <source>Tool palette</source>
        <translation>ツールパレット</translation>
    </message>
    <message>
        <source>Tree &amp;direction</source>
        <translation>ツリーの向き(&amp;D)</translation>
    </message>
    <message>
        <source>V&amp;ariations</source>
        <translation>変化(&amp;A)</translation>
    </message>
</context>
<context>
    <name>MessageBox</name>
    <message>
        <source>{count} more</source>
        <translation>他{count}件</translation>
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
        <translation>最後の正しい局面を表示中</translation>
    </message>
    <message>
        <source>The text is not applied: the board shows the last valid position.</source>
        <translation>入力は反映されていません。碁盤は最後の正しい局面を表示しています。</translation>
    </message>
    <message>
        <source>{problem} Fix: {fix}.</source>
        <translation>{problem} 修正: {fix}。</translation>
    </message>
</context>
<context>
    <name>Messages</name>
    <message>
        <source>This game is not Go: it has no position to show or edit.</source>
        <translation>これは囲碁の棋譜ではないため、表示や編集のできる局面がありません。</translation>
    </message>
    <message numerus="yes">
        <source>The HEN of this position has %Ln characters; the limit is {limit}.</source>
        <translation>
            <numerusform>この局面の HEN は%Ln文字です。上限は{limit}文字です。</numerusform>
        </translation>
    </message>
    <message>
        <source>This game is on {here}; a {there} position does not fit.</source>
        <translation>この棋譜は {here} なので、{there} の局面は合いません。</translation>
    </message>
    <message>
        <source>Add as a variation</source>
        <translation>変化として追加</translation>
    </message>
    <message>
        <source>This game already has moves. Add it as a variation, or open it as a new position.</source>
        <translation>この棋譜にはすでに手があります。変化として追加するか、新しい局面として開いてください。</translation>
    </message>
    <message>
        <source>Empty text does not change the board. Press Esc to restore the position.</source>
        <translation>空のテキストでは碁盤は変わりません。Esc で局面を元に戻せます。</translation>
    </message>
    <message>
        <source>Show variations</source>
        <translation>変化を表示</translation>
    </message>
    <message>
        <source>This file asks not to show its variations on the board.</source>
        <translation>このファイルは、変化を碁盤に表示しないよう指定しています。</translation>
    </message>
    <message>
        <source>last move: pass</source>
        <translation>最後の手: パス</translation>
    </message>
    <message>
        <source>last move {point}</source>
        <translation>最後の手 {point}</translation>
    </message>
    <message>
        <source>{color} to play</source>
        <translation>{color}番</translation>
    </message>
    <message>
        <source>Valid: {what}</source>
        <translation>有効: {what}</translation>
    </message>
    <message>
        <source>Open as a new position</source>
        <translation>新しい局面として開く</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>復元</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>破棄</translation>
    </message>
    <message>
        <source>Unfinished text at move {move}</source>
        <translation>{move}手目に未完成のテキストがあります</translation>
    </message>
    <message>
        <source>Unfinished text at move {move} of game {game}</source>
        <translation>棋譜 {game} の{move}手目に未完成のテキストがあります</translation>
    </message>
    <message>
        <source>Unfinished text at the start</source>
        <translation>開始局面に未完成のテキストがあります</translation>
    </message>
    <message>
        <source>Unfinished text at the start of game {game}</source>
        <translation>棋譜 {game} の開始局面に未完成のテキストがあります</translation>
    </message>
    <message numerus="yes">
        <source>Fix all %n</source>
        <translation>
            <numerusform>%n件すべて修正</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>他%n件</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MoveList</name>
    <message>
        <source>List of moves</source>
        <translation>手の一覧</translation>
    </message>
    <message>
        <source>Up and Down go along the line, Left and Right to other variations of a move.</source>
        <translation>上下の矢印キーで手順に沿って移動し、左右の矢印キーで同じ手の他の変化へ移動します。</translation>
    </message>
</context>
<context>
    <name>MoveNumber</name>
    <message>
        <source>Move {number}</source>
        <translation>{number}手目</translation>
    </message>
    <message>
        <source>Move {number} of {total}</source>
        <translation>{number}/{total}手</translation>
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
        <translation>新しい碁盤</translation>
    </message>
    <message>
        <source>&amp;Square</source>
        <translation>正方形(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Columns:</source>
        <translation>横(&amp;C):</translation>
    </message>
    <message>
        <source>&amp;Rows:</source>
        <translation>縦(&amp;R):</translation>
    </message>
    <message>
        <source>HEN has no more than {columns} columns: save such a board as SGF.</source>
        <translation>HEN では{columns}路までです。それより広い碁盤は SGF で保存してください。</translation>
    </message>
</context>
<context>
    <name>NewEngineGameDialog</name>
    <message>
        <source>Game against the engine</source>
        <translation>エンジンと対局</translation>
    </message>
    <message>
        <source>&amp;Size:</source>
        <translation>路数(&amp;S):</translation>
    </message>
    <message>
        <source>You &amp;play:</source>
        <translation>あなたの色(&amp;P):</translation>
    </message>
    <message>
        <source>&amp;Handicap:</source>
        <translation>置石(&amp;H):</translation>
    </message>
    <message>
        <source>The engine &amp;thinks:</source>
        <translation>エンジンの思考量(&amp;T):</translation>
    </message>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message numerus="yes">
        <source>%Ln stone(s)</source>
        <translation>
            <numerusform>%Ln子</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NextLabel</name>
    <message>
        <source>Next:</source>
        <translation>次:</translation>
    </message>
    <message>
        <source>Next label</source>
        <translation>次のラベル</translation>
    </message>
    <message>
        <source>The next letter or number; type another to continue from there</source>
        <translation>次の英字または番号。別のものを入力すると、そこから続きます</translation>
    </message>
</context>
<context>
    <name>NoticeBar</name>
    <message>
        <source>Close this bar</source>
        <translation>このバーを閉じる</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>Opening</name>
    <message>
        <source>{file} is being opened.</source>
        <translation>{file} を開いています。</translation>
    </message>
</context>
<context>
    <name>OrderOfPlayDialog</name>
    <message>
        <source>Order of play</source>
        <translation>着手順</translation>
    </message>
    <message>
        <source>Move &amp;up</source>
        <translation>上へ移動(&amp;U)</translation>
    </message>
    <message>
        <source>Move &amp;down</source>
        <translation>下へ移動(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>削除(&amp;R)</translation>
    </message>
    <message>
        <source>Colours play in this order, repeating.</source>
        <translation>この順に打ち、繰り返します。</translation>
    </message>
    <message>
        <source>Add {color}</source>
        <translation>{color}を追加</translation>
    </message>
</context>
<context>
    <name>OverviewDialog</name>
    <message>
        <source>Overview of the games</source>
        <translation>棋譜の一覧表</translation>
    </message>
    <message>
        <source>&amp;Go to</source>
        <translation>移動(&amp;G)</translation>
    </message>
    <message>
        <source>Go to the selected game (Enter)</source>
        <translation>選択した棋譜へ移動 (Enter)</translation>
    </message>
    <message>
        <source>Of the selected games, or of all if only one is selected</source>
        <translation>選択した棋譜が対象。1局だけ選択しているときはすべての棋譜が対象</translation>
    </message>
    <message>
        <source>Ask the engine about the first moves of the problems; nothing is changed</source>
        <translation>問題の初手をエンジンに尋ねる。何も変更されません</translation>
    </message>
    <message numerus="yes">
        <source>%Ln to check</source>
        <translation>
            <numerusform>要確認 %Ln問</numerusform>
        </translation>
    </message>
    <message>
        <source>Go to the next one</source>
        <translation>次へ移る</translation>
    </message>
    <message numerus="yes">
        <source>%Ln problem(s).</source>
        <translation>
            <numerusform>問題 %Ln問。</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing to check.</source>
        <translation>確認が必要なものはありません。</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>キャンセル(&amp;C)</translation>
    </message>
    <message>
        <source>Check with &amp;engine</source>
        <translation>エンジンで確認(&amp;E)</translation>
    </message>
    <message>
        <source>The engine has been asked about every problem.</source>
        <translation>すべての問題についてエンジンに尋ねました。</translation>
    </message>
    <message>
        <source>Asked the engine: {done} of {total}</source>
        <translation>エンジンに確認済み: {done}/{total}</translation>
    </message>
    <message>
        <source>Asking the engine...</source>
        <translation>エンジンに尋ねています...</translation>
    </message>
</context>
<context>
    <name>OverviewModel</name>
    <message>
        <source>Title</source>
        <translation>タイトル</translation>
    </message>
    <message>
        <source>To play</source>
        <translation>手番</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>手数</translation>
    </message>
    <message>
        <source>Variations</source>
        <translation>変化</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>正解</translation>
    </message>
    <message>
        <source>To check</source>
        <translation>要確認</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>エンジン</translation>
    </message>
    <message>
        <source>Game record</source>
        <translation>対局の棋譜</translation>
    </message>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Marked</source>
        <translation>指定あり</translation>
    </message>
    <message>
        <source>Not marked</source>
        <translation>指定なし</translation>
    </message>
</context>
<context>
    <name>Pages</name>
    <message>
        <source>Figure {number}</source>
        <translation>第{number}譜</translation>
    </message>
    <message>
        <source>Figure {number}, variation at move {move}</source>
        <translation>第{number}譜、{move}手目の変化図</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>解答</translation>
    </message>
    <message>
        <source>{title} – wrong</source>
        <translation>{title} – 失敗図</translation>
    </message>
    <message>
        <source>{move} at {place}</source>
        <translation>{move}({place})</translation>
    </message>
    <message>
        <source>{move} passes</source>
        <translation>{move}パス</translation>
    </message>
    <message>
        <source>{color} to play</source>
        <translation>{color}番</translation>
    </message>
</context>
<context>
    <name>PagesDialog</name>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>On two sides</source>
        <translation>2辺</translation>
    </message>
    <message>
        <source>On all sides</source>
        <translation>4辺</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>ページ</translation>
    </message>
    <message>
        <source>As &amp;PNG files...</source>
        <translation>PNG ファイル(&amp;P)...</translation>
    </message>
    <message>
        <source>As S&amp;VG files...</source>
        <translation>SVG ファイル(&amp;V)...</translation>
    </message>
    <message>
        <source>&amp;Print...</source>
        <translation>印刷(&amp;P)...</translation>
    </message>
    <message>
        <source>&amp;Save as PDF...</source>
        <translation>PDF で保存(&amp;S)...</translation>
    </message>
    <message>
        <source>Save p&amp;ictures</source>
        <translation>画像を保存(&amp;I)</translation>
    </message>
    <message>
        <source>There is nothing to show.</source>
        <translation>表示するものがありません。</translation>
    </message>
    <message>
        <source>Making pages...</source>
        <translation>ページを作成しています...</translation>
    </message>
    <message>
        <source>Saved {file}</source>
        <translation>{file} を保存しました</translation>
    </message>
    <message>
        <source>A4</source>
        <translation>A4</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>レター</translation>
    </message>
    <message>
        <source>Pape&amp;r:</source>
        <translation>用紙(&amp;R):</translation>
    </message>
    <message>
        <source>&amp;Coordinates:</source>
        <translation>座標(&amp;C):</translation>
    </message>
    <message numerus="yes">
        <source>%Ln page(s)</source>
        <translation>
            <numerusform>%Lnページ</numerusform>
        </translation>
    </message>
    <message>
        <source>{pages}, the first {shown} of them shown</source>
        <translation>{pages}、うち最初の {shown} ページを表示</translation>
    </message>
</context>
<context>
    <name>PagesOutput</name>
    <message>
        <source>Printing...</source>
        <translation>印刷しています...</translation>
    </message>
    <message>
        <source>PDF</source>
        <translation>PDF</translation>
    </message>
    <message>
        <source>Web page</source>
        <translation>Web ページ</translation>
    </message>
    <message>
        <source>Save pages</source>
        <translation>ページを保存</translation>
    </message>
    <message>
        <source>Save pictures in</source>
        <translation>画像の保存先</translation>
    </message>
    <message>
        <source>Looking for the folder...</source>
        <translation>フォルダーを探しています...</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>置き換え(&amp;R)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) with these names already exist. Do you want to replace them?</source>
        <translation>
            <numerusform>同じ名前のファイルがすでに%Ln個あります。置き換えますか？</numerusform>
        </translation>
    </message>
    <message>
        <source>Saving pictures...</source>
        <translation>画像を保存しています...</translation>
    </message>
    <message>
        <source>Saved pictures in {folder}</source>
        <translation>画像を{folder}に保存しました</translation>
    </message>
    <message>
        <source>Not all pictures could be saved.</source>
        <translation>一部の画像を保存できませんでした。</translation>
    </message>
</context>
<context>
    <name>PasteOffer</name>
    <message>
        <source>It will be pasted when {file} is open.</source>
        <translation>{file} が開いたら貼り付けます。</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>貼り付け</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>置き換え</translation>
    </message>
    <message>
        <source>Replace this game, or its position if it is nothing else</source>
        <translation>この棋譜、または局面だけならその局面を置き換える</translation>
    </message>
    <message>
        <source>Overlay</source>
        <translation>重ねる</translation>
    </message>
    <message>
        <source>Put only its stones, marks and labels onto this position</source>
        <translation>その石、マーク、ラベルだけをこの局面に置く</translation>
    </message>
    <message>
        <source>As variation</source>
        <translation>変化として</translation>
    </message>
    <message>
        <source>Add it after this node</source>
        <translation>このノードの後に追加</translation>
    </message>
    <message>
        <source>As new game</source>
        <translation>新しい棋譜として</translation>
    </message>
    <message>
        <source>Add it to the games of this file</source>
        <translation>このファイルの棋譜に追加</translation>
    </message>
    <message>
        <source>New window</source>
        <translation>新しいウィンドウ</translation>
    </message>
    <message>
        <source>Open it in a new window</source>
        <translation>新しいウィンドウで開く</translation>
    </message>
    <message>
        <source>This file is read-only.</source>
        <translation>このファイルは読み取り専用です。</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <translation>{first} から {last}</translation>
    </message>
    <message>
        <source>{what}.</source>
        <translation>{what}。</translation>
    </message>
    <message>
        <source>{number} of {count}: {what}.</source>
        <translation>{number}/{count}: {what}。</translation>
    </message>
    <message numerus="yes">
        <source>SGF of %Ln game(s)</source>
        <translation>
            <numerusform>%Ln局の SGF</numerusform>
        </translation>
    </message>
    <message>
        <source>Likely a diagram</source>
        <translation>おそらく図</translation>
    </message>
    <message>
        <source>Diagram</source>
        <translation>図</translation>
    </message>
    <message numerus="yes">
        <source>%Ln move(s)</source>
        <translation>
            <numerusform>%Ln手</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PasteStrip</name>
    <message>
        <source>Upper left corner</source>
        <translation>左上隅</translation>
    </message>
    <message>
        <source>Upper side</source>
        <translation>上辺</translation>
    </message>
    <message>
        <source>Upper right corner</source>
        <translation>右上隅</translation>
    </message>
    <message>
        <source>Left side</source>
        <translation>左辺</translation>
    </message>
    <message>
        <source>Middle</source>
        <translation>中央</translation>
    </message>
    <message>
        <source>Right side</source>
        <translation>右辺</translation>
    </message>
    <message>
        <source>Lower left corner</source>
        <translation>左下隅</translation>
    </message>
    <message>
        <source>Lower side</source>
        <translation>下辺</translation>
    </message>
    <message>
        <source>Lower right corner</source>
        <translation>右下隅</translation>
    </message>
    <message>
        <source>Pasted</source>
        <translation>貼り付けるもの</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Choose its board, and where it is there</source>
        <translation>碁盤の大きさと貼り付ける位置を選択</translation>
    </message>
    <message>
        <source>Transform</source>
        <translation>変換</translation>
    </message>
    <message>
        <source>Swap its colours, rotate or mirror it</source>
        <translation>色の入れ替え、回転、反転</translation>
    </message>
    <message>
        <source>&amp;Swap colours</source>
        <translation>色を入れ替え(&amp;S)</translation>
    </message>
    <message>
        <source>Discard what was pasted</source>
        <translation>貼り付けるものを破棄</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>破棄</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>見つかったもの</translation>
    </message>
</context>
<context>
    <name>PictureDialog</name>
    <message>
        <source>As on the board</source>
        <translation>碁盤のとおり</translation>
    </message>
    <message>
        <source>Whole board</source>
        <translation>盤全体</translation>
    </message>
    <message>
        <source>Around the stones</source>
        <translation>石の周囲</translation>
    </message>
    <message>
        <source>Selection</source>
        <translation>選択範囲</translation>
    </message>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>On two sides</source>
        <translation>2辺</translation>
    </message>
    <message>
        <source>On all sides</source>
        <translation>4辺</translation>
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
        <translation>すべて</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>最後</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>範囲</translation>
    </message>
    <message>
        <source>pixels wide</source>
        <translation>ピクセル (幅)</translation>
    </message>
    <message>
        <source>cm wide</source>
        <translation>cm (幅)</translation>
    </message>
    <message>
        <source>pixels from line to line</source>
        <translation>ピクセル (線の間隔)</translation>
    </message>
    <message>
        <source>The position (HEN)</source>
        <translation>局面 (HEN)</translation>
    </message>
    <message>
        <source>The position and the game (SGF)</source>
        <translation>局面と棋譜 (SGF)</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>なし</translation>
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
        <translation>画像の書き出し</translation>
    </message>
    <message>
        <source>&amp;Transparent</source>
        <translation>背景を透明に(&amp;T)</translation>
    </message>
    <message>
        <source>Be&amp;gin with 1</source>
        <translation>1から始める(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Last move</source>
        <translation>最後の手(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Ko</source>
        <translation>コウ(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Marks and arrows</source>
        <translation>マークと矢印(&amp;M)</translation>
    </message>
    <message>
        <source>La&amp;bels</source>
        <translation>ラベル(&amp;B)</translation>
    </message>
    <message>
        <source>Ne&amp;xt moves</source>
        <translation>次の手(&amp;X)</translation>
    </message>
    <message>
        <source>&amp;Player to move</source>
        <translation>手番(&amp;P)</translation>
    </message>
    <message>
        <source>Names of lines</source>
        <translation>座標の種類</translation>
    </message>
    <message>
        <source>Number of last moves</source>
        <translation>最後の手の数</translation>
    </message>
    <message>
        <source>First numbered move</source>
        <translation>番号を付ける最初の手</translation>
    </message>
    <message>
        <source>Last numbered move</source>
        <translation>番号を付ける最後の手</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>サイズ</translation>
    </message>
    <message>
        <source>Unit of the size</source>
        <translation>サイズの単位</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>プレビュー</translation>
    </message>
    <message>
        <source>&amp;Style:</source>
        <translation>スタイル(&amp;S):</translation>
    </message>
    <message>
        <source>P&amp;art:</source>
        <translation>範囲(&amp;A):</translation>
    </message>
    <message>
        <source>Coor&amp;dinates:</source>
        <translation>座標(&amp;D):</translation>
    </message>
    <message>
        <source>N&amp;umbers:</source>
        <translation>番号(&amp;U):</translation>
    </message>
    <message>
        <source>Show:</source>
        <translation>表示:</translation>
    </message>
    <message>
        <source>T&amp;itle:</source>
        <translation>タイトル(&amp;I):</translation>
    </message>
    <message>
        <source>Captio&amp;n:</source>
        <translation>説明文(&amp;N):</translation>
    </message>
    <message>
        <source>Si&amp;ze:</source>
        <translation>サイズ(&amp;Z):</translation>
    </message>
    <message>
        <source>Pixels per inc&amp;h:</source>
        <translation>解像度 (dpi)(&amp;H):</translation>
    </message>
    <message>
        <source>Ca&amp;rries:</source>
        <translation>埋め込み(&amp;R):</translation>
    </message>
    <message>
        <source>&amp;Format:</source>
        <translation>形式(&amp;F):</translation>
    </message>
    <message>
        <source>&amp;Export...</source>
        <translation>書き出し(&amp;E)...</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>コピー(&amp;C)</translation>
    </message>
    <message>
        <source>{width} × {height} pixels</source>
        <translation>{width} × {height} ピクセル</translation>
    </message>
    <message>
        <source>{width} × {height} pixels (the largest)</source>
        <translation>{width} × {height} ピクセル (最大)</translation>
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
        <translation>碁盤の左上隅</translation>
    </message>
    <message>
        <source>Upper right corner of the board</source>
        <translation>碁盤の右上隅</translation>
    </message>
    <message>
        <source>Lower right corner of the board</source>
        <translation>碁盤の右下隅</translation>
    </message>
    <message>
        <source>Lower left corner of the board</source>
        <translation>碁盤の左下隅</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>画像</translation>
    </message>
</context>
<context>
    <name>Pictures</name>
    <message>
        <source>PNG pictures</source>
        <translation>PNG 画像</translation>
    </message>
    <message>
        <source>SVG pictures</source>
        <translation>SVG 画像</translation>
    </message>
    <message>
        <source>PDF documents</source>
        <translation>PDF 文書</translation>
    </message>
    <message>
        <source>Drawing the picture...</source>
        <translation>画像を描画しています...</translation>
    </message>
    <message>
        <source>Picture copied.</source>
        <translation>画像をコピーしました。</translation>
    </message>
    <message>
        <source>Export picture</source>
        <translation>画像の書き出し</translation>
    </message>
    <message>
        <source>The game is too long for a picture, which carries the position alone.</source>
        <translation>棋譜が長すぎるため、画像には局面だけが埋め込まれます。</translation>
    </message>
</context>
<context>
    <name>Places</name>
    <message>
        <source>Line {number}</source>
        <translation>{number}行目</translation>
    </message>
    <message>
        <source>Character {number}</source>
        <translation>{number}文字目</translation>
    </message>
    <message>
        <source>Move {number} {points}</source>
        <translation>{number}手目 {points}</translation>
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
        <translation>残り時間: {time}</translation>
    </message>
    <message>
        <source>to play</source>
        <translation>手番</translation>
    </message>
    <message>
        <source>Click to let this side play next (T)</source>
        <translation>クリックすると、次はこちらの手番になります（T）</translation>
    </message>
    <message>
        <source>Click to edit the game info</source>
        <translation>クリックして対局情報を編集</translation>
    </message>
    <message>
        <source>plays next</source>
        <translation>次の手番にする</translation>
    </message>
    <message>
        <source>Captures: {count}</source>
        <translation>アゲハマ: {count}</translation>
    </message>
</context>
<context>
    <name>PlayerCards</name>
    <message>
        <source>Players</source>
        <translation>対局者</translation>
    </message>
    <message>
        <source>Solve</source>
        <translation>解く</translation>
    </message>
    <message>
        <source>Click to edit the game info</source>
        <translation>クリックして対局情報を編集</translation>
    </message>
    <message>
        <source>Click to change the order of play</source>
        <translation>クリックして着手順を変更</translation>
    </message>
    <message>
        <source>Not a Go game</source>
        <translation>囲碁以外のゲーム</translation>
    </message>
    <message>
        <source>Komi {komi}</source>
        <translation>コミ {komi}</translation>
    </message>
    <message>
        <source>Handicap {stones}</source>
        <translation>置石 {stones}</translation>
    </message>
    <message>
        <source>{rules} rules</source>
        <translation>ルール: {rules}</translation>
    </message>
    <message>
        <source>Order: {colors}</source>
        <translation>着手順: {colors}</translation>
    </message>
</context>
<context>
    <name>PointDialog</name>
    <message>
        <source>&amp;Point:</source>
        <translation>座標(&amp;P):</translation>
    </message>
    <message>
        <source>The upper right corner is {name}, {letters} or {numbers}.</source>
        <translation>右上隅は {name}、{letters}、または {numbers} です。</translation>
    </message>
</context>
<context>
    <name>PositionFindPanel</name>
    <message>
        <source>Find position</source>
        <translation>局面の検索</translation>
    </message>
    <message>
        <source>The position to find</source>
        <translation>検索する局面</translation>
    </message>
    <message>
        <source>Where to search</source>
        <translation>検索の範囲</translation>
    </message>
    <message>
        <source>&amp;Rotated and mirrored, too</source>
        <translation>回転、反転したものも(&amp;R)</translation>
    </message>
    <message>
        <source>With &amp;colours swapped, too</source>
        <translation>色を入れ替えたものも(&amp;C)</translation>
    </message>
    <message>
        <source>Only the selected &amp;part</source>
        <translation>選択した部分だけ(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Find this position</source>
        <translation>この局面を検索(&amp;F)</translation>
    </message>
    <message>
        <source>Search for the position that the board shows now</source>
        <translation>いま碁盤に表示されている局面を検索</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>場所</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>手数</translation>
    </message>
    <message>
        <source>Search progress</source>
        <translation>検索の進行状況</translation>
    </message>
    <message>
        <source>Select a part of the board with the select tool, then find it</source>
        <translation>選択ツールで碁盤の一部を選択してから検索してください</translation>
    </message>
    <message>
        <source>In the folder {name}</source>
        <translation>フォルダー {name} から</translation>
    </message>
    <message>
        <source>In this game</source>
        <translation>この棋譜から</translation>
    </message>
    <message>
        <source>In this file</source>
        <translation>このファイルから</translation>
    </message>
    <message>
        <source>In a folder...</source>
        <translation>フォルダーから...</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>中止(&amp;S)</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>閉じる (Esc)</translation>
    </message>
</context>
<context>
    <name>PositionFinder</name>
    <message numerus="yes">
        <source>Only the first %Ln place(s) are shown; there may be more.</source>
        <translation>
            <numerusform>最初の%Lnか所だけを表示しています。他にもある可能性があります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln place(s) found.</source>
        <translation>
            <numerusform>%Lnか所見つかりました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Not found.</source>
        <translation>見つかりません。</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <translation>棋譜 {number}</translation>
    </message>
    <message numerus="yes">
        <source>Stopped after %Ln place(s).</source>
        <translation>
            <numerusform>%Lnか所で中止しました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) could not be read.</source>
        <translation>
            <numerusform>%Ln個のファイルを読み込めませんでした。</numerusform>
        </translation>
    </message>
    <message>
        <source>Find in folder</source>
        <translation>検索するフォルダー</translation>
    </message>
</context>
<context>
    <name>Preferences</name>
    <message>
        <source>&amp;Theme</source>
        <translation>テーマ(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Coordinates</source>
        <translation>座標(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Next moves</source>
        <translation>次の手(&amp;N)</translation>
    </message>
    <message>
        <source>Tree d&amp;irection</source>
        <translation>ツリーの向き(&amp;I)</translation>
    </message>
    <message>
        <source>Font of co&amp;mments</source>
        <translation>コメントのフォント(&amp;M)</translation>
    </message>
    <message>
        <source>Font of &amp;HEN</source>
        <translation>HEN のフォント(&amp;H)</translation>
    </message>
    <message>
        <source>Follow theme</source>
        <translation>テーマに従う</translation>
    </message>
    <message>
        <source>Your own styles are TOML files in {folder}.</source>
        <translation>自作のスタイルは {folder} の TOML ファイルです。</translation>
    </message>
    <message>
        <source>&amp;Board style</source>
        <translation>碁盤のスタイル(&amp;B)</translation>
    </message>
    <message>
        <source>In high contrast</source>
        <translation>ハイコントラストのとき</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>常に</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>&amp;Patterns on coloured stones</source>
        <translation>色石の模様(&amp;P)</translation>
    </message>
    <message>
        <source>Lines and dots, so that the colours can be told apart without seeing them</source>
        <translation>色が見えなくても区別できるようにする線と点</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Follow system</source>
        <translation>システムに従う</translation>
    </message>
    <message>
        <source>The folder used last</source>
        <translation>前回使ったフォルダー</translation>
    </message>
    <message>
        <source>Played stones &amp;come in softly</source>
        <translation>打った石をふわりと表示(&amp;C)</translation>
    </message>
    <message>
        <source>Played stones are &amp;heard</source>
        <translation>石を打つ音を鳴らす(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Reopen windows at the next start</source>
        <translation>次回の起動時にウィンドウを開き直す(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Keep a recovery copy of unsaved work</source>
        <translation>未保存の作業の復元用コピーを残す(&amp;K)</translation>
    </message>
    <message>
        <source>Restore &amp;defaults</source>
        <translation>既定値に戻す(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Appearance</source>
        <translation>外観(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Files</source>
        <translation>ファイル(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Editing</source>
        <translation>編集(&amp;E)</translation>
    </message>
    <message>
        <source>{language} (no font)</source>
        <translation>{language} (フォントなし)</translation>
    </message>
    <message>
        <source>No font on this computer has the characters of this language</source>
        <translation>このコンピューターには、この言語の文字を含むフォントがありません</translation>
    </message>
    <message>
        <source>pt</source>
        <translation>pt</translation>
    </message>
    <message>
        <source>Size in points</source>
        <translation>ポイント数</translation>
    </message>
    <message>
        <source>Ctrl+wheel over the text changes its size, too</source>
        <translation>文字の上で Ctrl+ホイールを使っても大きさが変わります</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>言語(&amp;L):</translation>
    </message>
    <message>
        <source>A change takes effect at the next start.</source>
        <translation>変更は次回の起動時に有効になります。</translation>
    </message>
    <message>
        <source>{title}:</source>
        <translation>{title}:</translation>
    </message>
    <message>
        <source>&amp;Choose...</source>
        <translation>選択(&amp;C)...</translation>
    </message>
    <message>
        <source>Open and &amp;save in:</source>
        <translation>開く・保存する場所(&amp;S):</translation>
    </message>
    <message>
        <source>A document that has a file is saved beside it.</source>
        <translation>ファイルのある文書は、そのファイルと同じ場所に保存されます。</translation>
    </message>
    <message>
        <source>Files are shown at the same move, with the same zoom and layout.</source>
        <translation>ファイルは、同じ手、同じ拡大率とレイアウトで表示されます。</translation>
    </message>
    <message>
        <source>It stays on this computer, and is offered if the program stops unexpectedly.</source>
        <translation>コピーはこのコンピューターに残り、プログラムが予期せず終了したときに復元できます。</translation>
    </message>
    <message>
        <source>&amp;Memory for undo in MB:</source>
        <translation>元に戻すためのメモリー (MB)(&amp;M):</translation>
    </message>
    <message>
        <source>For each document opened from now on; at least the last 1,000 steps.</source>
        <translation>これから開く文書ごとの値。少なくとも最後の1,000操作は残ります。</translation>
    </message>
    <message>
        <source>&amp;Web address of a position:</source>
        <translation>局面の Web アドレス(&amp;W):</translation>
    </message>
    <message>
        <source>The HEN takes the place of {first} or {second}.</source>
        <translation>{first} または {second} が HEN に置き換わります。</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts...</source>
        <translation>ショートカットキー(&amp;K)...</translation>
    </message>
    <message>
        <source>Keys:</source>
        <translation>キー:</translation>
    </message>
    <message>
        <source>Open and save in</source>
        <translation>開く・保存する場所</translation>
    </message>
</context>
<context>
    <name>PrintPreview</name>
    <message>
        <source>Print</source>
        <translation>印刷</translation>
    </message>
    <message>
        <source>{file}, move {number}</source>
        <translation>{file}、{number}手目</translation>
    </message>
</context>
<context>
    <name>ProblemCount</name>
    <message>
        <source>Show or hide the list of problems</source>
        <translation>問題点の一覧の表示を切り替え</translation>
    </message>
    <message>
        <source>No problems</source>
        <translation>問題点なし</translation>
    </message>
    <message numerus="yes">
        <source>%Ln note(s)</source>
        <translation>
            <numerusform>情報 %Ln件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln problem(s)</source>
        <translation>
            <numerusform>問題点 %Ln件</numerusform>
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
        <translation>問題点</translation>
    </message>
    <message numerus="yes">
        <source>%Ln error(s)</source>
        <translation>
            <numerusform>エラー %Ln件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln warning(s)</source>
        <translation>
            <numerusform>警告 %Ln件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln note(s)</source>
        <translation>
            <numerusform>情報 %Ln件</numerusform>
        </translation>
    </message>
    <message>
        <source>No problems</source>
        <translation>問題点なし</translation>
    </message>
    <message>
        <source>This problem has no fix</source>
        <translation>この問題点に修正方法はありません</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>その場所へ移動</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
</context>
<context>
    <name>ProblemModel</name>
    <message>
        <source>error: {message} {place}</source>
        <translation>エラー: {message} {place}</translation>
    </message>
    <message>
        <source>warning: {message} {place}</source>
        <translation>警告: {message} {place}</translation>
    </message>
    <message>
        <source>note: {message} {place}</source>
        <translation>情報: {message} {place}</translation>
    </message>
</context>
<context>
    <name>Problems</name>
    <message>
        <source>A HEN file must be UTF-8 text; this one is not.</source>
        <translation>HEN ファイルは UTF-8 のテキストでなければなりませんが、これは違います。</translation>
    </message>
    <message>
        <source>A board of {size} cannot be written in this format.</source>
        <translation>この形式では {size} の碁盤を書けません。</translation>
    </message>
    <message>
        <source>A compressed text of HEN or SGF in it is damaged and was left out.</source>
        <translation>圧縮された HEN または SGF のテキストが壊れているため、除外しました。</translation>
    </message>
    <message>
        <source>A date is written as year-month-day, such as 2024-05-03.</source>
        <translation>日付は 2024-05-03 のように年-月-日で書きます。</translation>
    </message>
    <message>
        <source>A file needs at least one game.</source>
        <translation>ファイルには少なくとも1つの棋譜が必要です。</translation>
    </message>
    <message>
        <source>A game other than Go stays as it is.</source>
        <translation>囲碁以外のゲームはそのまま残ります。</translation>
    </message>
    <message>
        <source>A line beside it gives its height and width.</source>
        <translation>横に高さと幅を示す行があります。</translation>
    </message>
    <message>
        <source>A result is written as B+3.5, W+R, 0 for a draw, Void or ?.</source>
        <translation>結果は B+3.5、W+R、0 (持碁)、Void、? のように書きます。</translation>
    </message>
    <message>
        <source>A space splits a number in “{found}”; its digits belong together.</source>
        <translation>「{found}」の数字が空白で分かれています。続けて書いてください。</translation>
    </message>
    <message>
        <source>A style has no “{key}”, only base, {keys}.</source>
        <translation>スタイルに「{key}」はありません。使えるのは base、{keys} だけです。</translation>
    </message>
    <message>
        <source>A terminal cannot show pictures; redirect the output, or name a file with -o.</source>
        <translation>端末には画像を表示できません。出力をリダイレクトするか、-o でファイルを指定してください。</translation>
    </message>
    <message>
        <source>A text in it that should be HEN is not, and was left out.</source>
        <translation>HEN であるはずのテキストが HEN ではないため、除外しました。</translation>
    </message>
    <message>
        <source>A text in it that should be SGF is not, and was left out.</source>
        <translation>SGF であるはずのテキストが SGF ではないため、除外しました。</translation>
    </message>
    <message>
        <source>A text of HEN or SGF in it is too long and was left out.</source>
        <translation>HEN または SGF のテキストが長すぎるため、除外しました。</translation>
    </message>
    <message>
        <source>A value in [ ] has no property name; it is skipped, but kept in the file.</source>
        <translation>[ ] の値にプロパティ名がありません。無視しますが、ファイルには残します。</translation>
    </message>
    <message>
        <source>A worker process ended before its work was done; try --jobs 1.</source>
        <translation>作業プロセスの1つが途中で終了しました。--jobs 1 を試してください。</translation>
    </message>
    <message>
        <source>A {format} file cannot store it.</source>
        <translation>{format} ファイルには保存できません。</translation>
    </message>
    <message numerus="yes">
        <source>Agrees on {agreeing:,} of {count:,} texts.</source>
        <translation>
            <numerusform>{count:,}件中{agreeing:,}件のテキストで一致します。</numerusform>
        </translation>
    </message>
    <message>
        <source>All moves but the last will be lost.</source>
        <translation>最後の手を除き、すべての手が失われます。</translation>
    </message>
    <message>
        <source>All stones are connected with the middle.</source>
        <translation>すべての石が中央とつながっています。</translation>
    </message>
    <message>
        <source>All stones are on squares of one colour.</source>
        <translation>すべての石が市松模様の同じ色のマスにあります。</translation>
    </message>
    <message numerus="yes">
        <source>All {count:,} valid, with {found}.</source>
        <translation>
            <numerusform>正しい形式です ({count:,}件)。ただし{found}があります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All {count:,} valid.</source>
        <translation>
            <numerusform>正しい形式です ({count:,}件)。</numerusform>
        </translation>
    </message>
    <message>
        <source>An attachment is compressed in a way that cannot be read.</source>
        <translation>添付ファイルは、読み込めない方式で圧縮されています。</translation>
    </message>
    <message>
        <source>An empty variation is skipped.</source>
        <translation>空の変化を無視しました。</translation>
    </message>
    <message>
        <source>An invisible byte order mark, U+FEFF, precedes the text; it is skipped.</source>
        <translation>テキストの前に、目に見えないバイト順マーク U+FEFF があります。無視しました。</translation>
    </message>
    <message>
        <source>An old program put backslashes inside characters of {encoding}; they were removed.</source>
        <translation>古いプログラムが {encoding} の文字の中にバックスラッシュを入れていたため、取り除きました。</translation>
    </message>
    <message>
        <source>Another program changed it while it was being written.</source>
        <translation>書き込み中に別のプログラムが変更しました。</translation>
    </message>
    <message>
        <source>Arrows will be lost.</source>
        <translation>矢印が失われます。</translation>
    </message>
    <message>
        <source>Boards of more than 25 columns will be lost.</source>
        <translation>26路以上の碁盤が失われます。</translation>
    </message>
    <message>
        <source>Change to a plain space</source>
        <translation>普通の空白に変更</translation>
    </message>
    <message>
        <source>Change to “{meant}”</source>
        <translation>「{meant}」に変更</translation>
    </message>
    <message>
        <source>Circles: {points}</source>
        <translation>丸: {points}</translation>
    </message>
    <message>
        <source>Column {column} in row {row} is off the board; its last column is {last}.</source>
        <translation>{row}行目の列 {column} は盤の外です。最後の列は {last} です。</translation>
    </message>
    <message>
        <source>Crosses: {points}</source>
        <translation>バツ: {points}</translation>
    </message>
    <message>
        <source>Cut off at the edge</source>
        <translation>盤の端で切る</translation>
    </message>
    <message>
        <source>Each row begins further to the right.</source>
        <translation>各行の先頭が、上の行より右にずれています。</translation>
    </message>
    <message>
        <source>Engines do not know the rules “{rules}”; Japanese ones are used.</source>
        <translation>エンジンはルール「{rules}」に対応していません。日本ルールを使います。</translation>
    </message>
    <message>
        <source>Engines know black and white stones only; {point} is {color}.</source>
        <translation>エンジンが扱えるのは黒石と白石だけです。{point} は{color}です。</translation>
    </message>
    <message>
        <source>Engines know boards of up to {most} lines; this one is {size}.</source>
        <translation>エンジンが扱えるのは{most}路までの碁盤です。この碁盤は {size} です。</translation>
    </message>
    <message>
        <source>Few stones have neighbours of their colour.</source>
        <translation>同じ色の石が隣にある石がわずかです。</translation>
    </message>
    <message>
        <source>Files: {files:,}, games: {games:,}. Read now: {updated:,}, gone or changed: {removed:,}.</source>
        <translation>ファイル: {files:,}、棋譜: {games:,}。今回読み込み: {updated:,}、消失または変更: {removed:,}。</translation>
    </message>
    <message>
        <source>From here on some bytes cannot be decoded as {encoding}; they are kept as they are.</source>
        <translation>ここから先に {encoding} としてデコードできないバイトがあります。そのまま残します。</translation>
    </message>
    <message>
        <source>GM[{value}] is not Go: all its properties are shown as text.</source>
        <translation>GM[{value}] は囲碁ではありません。すべてのプロパティをテキストで表示します。</translation>
    </message>
    <message>
        <source>Greyed-out points will be lost.</source>
        <translation>グレー表示の点が失われます。</translation>
    </message>
    <message>
        <source>Greying out is left out.</source>
        <translation>グレー表示は省かれます。</translation>
    </message>
    <message>
        <source>HEN Editor failed in talking to the engine: {reason}.</source>
        <translation>HEN Editor はエンジンとのやり取りに失敗しました: {reason}。</translation>
    </message>
    <message>
        <source>HEN cannot store arrows; they stay in the game, but not in the HEN text.</source>
        <translation>HEN には矢印を保存できません。棋譜には残りますが、HEN には含まれません。</translation>
    </message>
    <message>
        <source>HEN cannot store greyed-out points; they stay in the game, but not in the HEN text.</source>
        <translation>HEN にはグレー表示の点を保存できません。棋譜には残りますが、HEN には含まれません。</translation>
    </message>
    <message>
        <source>HEN cannot store lines; they stay in the game, but not in the HEN text.</source>
        <translation>HEN には線を保存できません。棋譜には残りますが、HEN には含まれません。</translation>
    </message>
    <message>
        <source>HEN cannot store selected points; they stay in the game, but not in the HEN text.</source>
        <translation>HEN には選択された点を保存できません。棋譜には残りますが、HEN には含まれません。</translation>
    </message>
    <message>
        <source>HEN cannot store territory; it stays in the game, but not in the HEN text.</source>
        <translation>HEN には地を保存できません。棋譜には残りますが、HEN には含まれません。</translation>
    </message>
    <message>
        <source>HEN cannot store the comment; it stays in the game, but not in the HEN text.</source>
        <translation>HEN にはコメントを保存できません。棋譜には残りますが、HEN には含まれません。</translation>
    </message>
    <message>
        <source>HEN cannot store the cropped view; it stays in the game, but not in the HEN text.</source>
        <translation>HEN には部分表示を保存できません。棋譜には残りますが、HEN には含まれません。</translation>
    </message>
    <message>
        <source>HEN cannot store the label “{label}” at {point}.</source>
        <translation>HEN には {point} のラベル「{label}」を保存できません。</translation>
    </message>
    <message>
        <source>HEN cannot store the move number {number} at {point}: numbers go from 1 to 9999.</source>
        <translation>HEN には {point} の手数 {number} を保存できません。番号は1から9999までです。</translation>
    </message>
    <message>
        <source>HEN cannot store the move number {number} at {point}: the stone is {color}&apos;s, and move {number} is {expected}&apos;s.</source>
        <translation>HEN には {point} の手数 {number} を保存できません。石は{color}ですが、{number}手目は{expected}の手です。</translation>
    </message>
    <message>
        <source>HEN cannot store the move number {number} at {point}: there is no stone.</source>
        <translation>HEN には {point} の手数 {number} を保存できません。そこに石がありません。</translation>
    </message>
    <message>
        <source>HEN cannot store the node name; it stays in the game, but not in the HEN text.</source>
        <translation>HEN にはノード名を保存できません。棋譜には残りますが、HEN には含まれません。</translation>
    </message>
    <message>
        <source>I is not a column; did you mean J?</source>
        <translation>I の列はありません。J ではありませんか？</translation>
    </message>
    <message>
        <source>Interrupted.</source>
        <translation>中断されました。</translation>
    </message>
    <message>
        <source>It already exists; use --force to overwrite it.</source>
        <translation>すでに存在します。上書きするには --force を使ってください。</translation>
    </message>
    <message>
        <source>It cannot be read: {reason}.</source>
        <translation>読み込めません: {reason}。</translation>
    </message>
    <message>
        <source>It cannot carry this position; to write it all the same, use --carry nothing.</source>
        <translation>この局面を埋め込めません。それでも書き出すには --carry nothing を使ってください。</translation>
    </message>
    <message>
        <source>It carries too much HEN or SGF; only the beginning was read.</source>
        <translation>HEN または SGF が多すぎるため、最初の部分だけを読み込みました。</translation>
    </message>
    <message numerus="yes">
        <source>It contains a position of more than {count:,} characters.</source>
        <translation>
            <numerusform>{count:,}文字を超える局面が含まれています。</numerusform>
        </translation>
    </message>
    <message>
        <source>It contains no HEN.</source>
        <translation>HEN が含まれていません。</translation>
    </message>
    <message>
        <source>It contains no SGF game and no HEN.</source>
        <translation>SGF の棋譜も HEN も含まれていません。</translation>
    </message>
    <message>
        <source>It contains no {format} game.</source>
        <translation>{format} の棋譜が含まれていません。</translation>
    </message>
    <message>
        <source>It declares entities, which are not read in pictures.</source>
        <translation>エンティティを宣言しています。画像では読み込まれません。</translation>
    </message>
    <message numerus="yes">
        <source>It did not end within {count:,} seconds.</source>
        <translation>
            <numerusform>{count:,}秒以内に終わりませんでした。</numerusform>
        </translation>
    </message>
    <message>
        <source>It does not begin like a {format} file.</source>
        <translation>先頭が {format} ファイルの形式ではありません。</translation>
    </message>
    <message>
        <source>It has 19 lines.</source>
        <translation>19路です。</translation>
    </message>
    <message>
        <source>It has 3 by 3 points with X and O.</source>
        <translation>3×3の点に X と O があります。</translation>
    </message>
    <message numerus="yes">
        <source>It has a node with more than {count:,} properties; no Go program writes that many.</source>
        <translation>
            <numerusform>{count:,}個を超えるプロパティを持つノードがあります。そのようなものを書く囲碁プログラムはありません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It has about {count} million nodes. Open it in a window of its own.</source>
        <translation>
            <numerusform>約{count}00万のノードがあります。別のウィンドウで開いてください。</numerusform>
        </translation>
    </message>
    <message>
        <source>It has at most 3 by 3 points.</source>
        <translation>3×3以下の点です。</translation>
    </message>
    <message>
        <source>It has fewer than 6 lines one way.</source>
        <translation>縦または横の線が6本未満です。</translation>
    </message>
    <message>
        <source>It has fewer than four stones.</source>
        <translation>石が4個未満です。</translation>
    </message>
    <message>
        <source>It has four edges and 9, 13 or 19 lines each way.</source>
        <translation>4辺があり、縦横とも9路、13路、または19路です。</translation>
    </message>
    <message>
        <source>It has no stones.</source>
        <translation>石がありません。</translation>
    </message>
    <message>
        <source>It has other names (hard links), which would keep the old content.</source>
        <translation>別の名前 (ハードリンク) があり、そちらには古い内容が残ります。</translation>
    </message>
    <message numerus="yes">
        <source>It has over {count:,} nodes, too many for a web page, and is not checked further.</source>
        <translation>
            <numerusform>ノードが{count:,}個を超え、Web ページには多すぎるため、これ以上は確認していません。</numerusform>
        </translation>
    </message>
    <message>
        <source>It has several positions; use --game to choose one.</source>
        <translation>複数の局面があります。--game で1つ選んでください。</translation>
    </message>
    <message>
        <source>It has stones of only one colour.</source>
        <translation>一方の色の石しかありません。</translation>
    </message>
    <message>
        <source>It is a folder; name a file in it.</source>
        <translation>フォルダーです。その中のファイルを指定してください。</translation>
    </message>
    <message>
        <source>It is a square in a frame.</source>
        <translation>枠のある正方形です。</translation>
    </message>
    <message>
        <source>It is a square of 9, 13 or 19 lines.</source>
        <translation>9路、13路、または19路の正方形です。</translation>
    </message>
    <message>
        <source>It is an archive ({kind}). Unpack it, then open the files in it.</source>
        <translation>アーカイブ ({kind}) です。展開してから、中のファイルを開いてください。</translation>
    </message>
    <message>
        <source>It is closed.</source>
        <translation>閉じられています。</translation>
    </message>
    <message>
        <source>It is damaged, but was searched: {reason}</source>
        <translation>壊れていますが、検索しました: {reason}</translation>
    </message>
    <message>
        <source>It is empty; HEN, SGF or a diagram was expected.</source>
        <translation>空です。HEN、SGF、または図が必要です。</translation>
    </message>
    <message>
        <source>It is for a {found} board; the game is on {wanted}.</source>
        <translation>{found} の碁盤用ですが、棋譜は {wanted} です。</translation>
    </message>
    <message>
        <source>It is framed, and no square.</source>
        <translation>枠がありますが、正方形ではありません。</translation>
    </message>
    <message>
        <source>It is its own mirror image.</source>
        <translation>左右または上下が対称です。</translation>
    </message>
    <message>
        <source>It is longer than 9 lines, too.</source>
        <translation>しかも9路を超えています。</translation>
    </message>
    <message>
        <source>It is neither SGF nor UTF-8 text, as HEN must be: line {line:,} has the byte {byte}.</source>
        <translation>SGF でも、HEN に必要な UTF-8 のテキストでもありません。{line:,}行目にバイト {byte} があります。</translation>
    </message>
    <message numerus="yes">
        <source>It is neither SGF nor a list of HENs, and too long to search for anything else (over {count:,} characters).</source>
        <translation>
            <numerusform>SGF でも HEN の一覧でもなく、長すぎて他のものを検索できません ({count:,}文字を超えています)。</numerusform>
        </translation>
    </message>
    <message>
        <source>It is no square, and has neither frame nor coordinates.</source>
        <translation>正方形ではなく、枠も座標もありません。</translation>
    </message>
    <message>
        <source>It is not TOML: {reason}.</source>
        <translation>TOML ではありません: {reason}。</translation>
    </message>
    <message>
        <source>It is not a regular file.</source>
        <translation>通常のファイルではありません。</translation>
    </message>
    <message numerus="yes">
        <source>It is not a style: it has over {count:,} characters.</source>
        <translation>
            <numerusform>スタイルではありません。{count:,}文字を超えています。</numerusform>
        </translation>
    </message>
    <message>
        <source>It is not clear where its lines end.</source>
        <translation>線の端がどこかはっきりしません。</translation>
    </message>
    <message>
        <source>It is over the limit of {limit:,} MB. To raise the limit, set max-megabytes in the section [files] of {file}.</source>
        <translation>上限の {limit:,} MB を超えています。上限を上げるには、{file} の [files] セクションで max-megabytes を設定してください。</translation>
    </message>
    <message>
        <source>It is over the limit of {limit:,} MB. To raise the limit, use --max-size.</source>
        <translation>上限の {limit:,} MB を超えています。上限を上げるには --max-size を使ってください。</translation>
    </message>
    <message>
        <source>It is seen at an angle: check its corners.</source>
        <translation>斜めから写っています。四隅を確かめてください。</translation>
    </message>
    <message>
        <source>It is the start of a game of Othello.</source>
        <translation>オセロの開始局面です。</translation>
    </message>
    <message>
        <source>It is {format}; use hen convert to convert it to HEN.</source>
        <translation>これは {format} です。HEN に変換するには hen convert を使ってください。</translation>
    </message>
    <message numerus="yes">
        <source>It should have {count:,} moves, but has only {found:,}: it is perhaps truncated.</source>
        <translation>
            <numerusform>{count:,}手あるはずですが、{found:,}手しかありません。途中で切れているのかもしれません。</numerusform>
        </translation>
    </message>
    <message>
        <source>It shows a corner of a board.</source>
        <translation>碁盤の隅を示しています。</translation>
    </message>
    <message>
        <source>It shows no wrong move.</source>
        <translation>不正解の手が示されていません。</translation>
    </message>
    <message>
        <source>It would have over 120 million pixels.</source>
        <translation>1億2000万ピクセルを超えます。</translation>
    </message>
    <message>
        <source>It would lose its owner or its attributes.</source>
        <translation>所有者または属性が失われます。</translation>
    </message>
    <message>
        <source>Its cells are tiny.</source>
        <translation>マスがごく小さいです。</translation>
    </message>
    <message>
        <source>Its empty points are no dots or crosses.</source>
        <translation>空いている点が点や十字ではありません。</translation>
    </message>
    <message>
        <source>Its folder allows no new files.</source>
        <translation>フォルダーに新しいファイルを作成できません。</translation>
    </message>
    <message>
        <source>Its format cannot store the whole document.</source>
        <translation>この形式では、文書全体を保存できません。</translation>
    </message>
    <message>
        <source>Its index could not be written: {reason}.</source>
        <translation>索引を書き込めませんでした: {reason}。</translation>
    </message>
    <message>
        <source>Its numbers of lines are unusual.</source>
        <translation>線の数が普通ではありません。</translation>
    </message>
    <message>
        <source>Its rows repeat.</source>
        <translation>行が繰り返されています。</translation>
    </message>
    <message>
        <source>Its stones are B and W.</source>
        <translation>石が B と W です。</translation>
    </message>
    <message>
        <source>Its stones are X and O.</source>
        <translation>石が X と O です。</translation>
    </message>
    <message>
        <source>Its stones are circles.</source>
        <translation>石が丸です。</translation>
    </message>
    <message>
        <source>Its stones may be cut off at an edge.</source>
        <translation>端で石が切れているかもしれません。</translation>
    </message>
    <message>
        <source>JSON cannot hold pictures; write them to files with -o.</source>
        <translation>JSON には画像を入れられません。-o でファイルに書き出してください。</translation>
    </message>
    <message>
        <source>JSON has no games; write them to a file with -o.</source>
        <translation>JSON には棋譜を含められません。-o でファイルに書き出してください。</translation>
    </message>
    <message>
        <source>KataGo is there, but no network for it: put one, a .bin.gz file, into {folder}.</source>
        <translation>KataGo はありますが、ネットワークがありません。.bin.gz ファイルを {folder} に置いてください。</translation>
    </message>
    <message>
        <source>Ko: you can&apos;t retake here yet.</source>
        <translation>コウです。すぐには取り返せません。</translation>
    </message>
    <message>
        <source>Komi is a number with a decimal point, such as 6.5.</source>
        <translation>コミは 6.5 のように小数点付きの数です。</translation>
    </message>
    <message>
        <source>Labels and marks of earlier moves will be lost.</source>
        <translation>前の手のラベルとマークが失われます。</translation>
    </message>
    <message>
        <source>Labels that HEN cannot store will be lost.</source>
        <translation>HEN に保存できないラベルが失われます。</translation>
    </message>
    <message>
        <source>Labels: {points}</source>
        <translation>ラベル: {points}</translation>
    </message>
    <message>
        <source>Lines are missing at some empty points.</source>
        <translation>石のない点の一部に線がありません。</translation>
    </message>
    <message>
        <source>Lines are seen at nearly all empty points.</source>
        <translation>石のない点のほとんどに線が見えます。</translation>
    </message>
    <message>
        <source>Lines go on across stones.</source>
        <translation>線が石の上を通っています。</translation>
    </message>
    <message>
        <source>Lines will be lost.</source>
        <translation>線が失われます。</translation>
    </message>
    <message>
        <source>Links are left out.</source>
        <translation>リンクは省かれます。</translation>
    </message>
    <message>
        <source>Lone surrogates, which cannot be saved, were replaced by U+FFFD.</source>
        <translation>保存できない単独のサロゲートを U+FFFD に置き換えました。</translation>
    </message>
    <message>
        <source>Marks of territory are left out.</source>
        <translation>地の印は省かれます。</translation>
    </message>
    <message>
        <source>Move number {number} appears at {names}; each number was expected once.</source>
        <translation>手数 {number} が {names} にあります。それぞれ1つでなければなりません。</translation>
    </message>
    <message>
        <source>Move number {number} is at {point}, where there is no stone.</source>
        <translation>手数 {number} が、石のない {point} にあります。</translation>
    </message>
    <message>
        <source>Move number {number} is out of range; move numbers go from 1 to 9999.</source>
        <translation>手数 {number} は範囲外です。手数は1から9999までです。</translation>
    </message>
    <message>
        <source>Move {number} appears more than once; only the first one keeps its number.</source>
        <translation>{number}手目が2つ以上あります。最初のものだけに番号が残ります。</translation>
    </message>
    <message>
        <source>Move {number} at {point} can no longer be played: it would have no liberties.</source>
        <translation>{point} の{number}手目は打てなくなります。呼吸点がなくなるためです。</translation>
    </message>
    <message>
        <source>Move {number} at {point} can no longer be played: it would retake a ko.</source>
        <translation>{point} の{number}手目は打てなくなります。コウの取り返しになるためです。</translation>
    </message>
    <message>
        <source>Move {number} at {point} can no longer be played: the point is occupied.</source>
        <translation>{point} の{number}手目は打てなくなります。その点に石があるためです。</translation>
    </message>
    <message>
        <source>Move {number} at {point}: it would have no liberties.</source>
        <translation>{point} の{number}手目は呼吸点がありません。</translation>
    </message>
    <message>
        <source>Move {number} at {point}: it would retake a ko.</source>
        <translation>{point} の{number}手目はコウの取り返しです。</translation>
    </message>
    <message>
        <source>Move {number} at {point}: the point is occupied.</source>
        <translation>{point} の{number}手目は、石のある点への着手です。</translation>
    </message>
    <message>
        <source>No Go board was found in this picture.</source>
        <translation>この画像に碁盤は見つかりませんでした。</translation>
    </message>
    <message>
        <source>No blanks stand between its signs.</source>
        <translation>記号の間に空白がありません。</translation>
    </message>
    <message>
        <source>No edge is shown, so the diagram is placed in the middle of the board.</source>
        <translation>碁盤の端が示されていないため、図を盤の中央に置きました。</translation>
    </message>
    <message>
        <source>No font on this computer has kanji numerals: numbers are drawn instead.</source>
        <translation>このコンピューターには漢数字のあるフォントがないため、代わりに数字を描きます。</translation>
    </message>
    <message>
        <source>No game found: SGF games begin with “(;”.</source>
        <translation>棋譜が見つかりません。SGF の棋譜は「(;」で始まります。</translation>
    </message>
    <message>
        <source>No move is marked as right; its first line counts as that.</source>
        <translation>正解に指定された手がありません。最初の手順を正解とみなします。</translation>
    </message>
    <message>
        <source>No move solves it.</source>
        <translation>正解となる手がありません。</translation>
    </message>
    <message>
        <source>No point is in doubt.</source>
        <translation>不確かな点はありません。</translation>
    </message>
    <message>
        <source>No stone follows column {column} in row {row}; one was expected, as in “{column}b”.</source>
        <translation>{row}行目の列 {column} の後に石がありません。「{column}b」のように書いてください。</translation>
    </message>
    <message>
        <source>No stone has a number; at least one numbered stone is needed.</source>
        <translation>番号の付いた石がありません。少なくとも1つ必要です。</translation>
    </message>
    <message>
        <source>No stones of two colours are in contact.</source>
        <translation>異なる色の石が接していません。</translation>
    </message>
    <message>
        <source>Nothing can be inserted before the start of the game.</source>
        <translation>開始局面の前には何も挿入できません。</translation>
    </message>
    <message>
        <source>Nothing follows the dash after {point}; a label or one of CR, SQ, TR and MA was expected.</source>
        <translation>{point} の後のハイフンに続くものがありません。ラベル、または CR、SQ、TR、MA が必要です。</translation>
    </message>
    <message>
        <source>Nothing follows the dot; a size (9x9), a point (K10), a colour (b or w) or a pass (pb) was expected.</source>
        <translation>ピリオドに続くものがありません。碁盤の大きさ (9x9)、点 (K10)、色 (b または w)、パス (pb) が必要です。</translation>
    </message>
    <message>
        <source>Nothing follows “_”; a row number was expected, as in “_10Kb”.</source>
        <translation>「_」に続くものがありません。「_10Kb」のように行番号が必要です。</translation>
    </message>
    <message>
        <source>Nothing to do: specify a transform, such as --rotate left.</source>
        <translation>何もすることがありません。--rotate left などの変換を指定してください。</translation>
    </message>
    <message>
        <source>Nothing to paste: no SGF, HEN, text diagram or list of moves was found.</source>
        <translation>貼り付けられません。SGF、HEN、文字の図、着手のいずれも見つかりません。</translation>
    </message>
    <message>
        <source>Nothing to read: specify a HEN text, a file, or - for standard input.</source>
        <translation>読み込むものがありません。HEN、ファイル、または標準入力を示す - を指定してください。</translation>
    </message>
    <message>
        <source>Number {number} appears at {names}; each number may be used only once.</source>
        <translation>番号 {number} が {names} にあります。同じ番号は1回しか使えません。</translation>
    </message>
    <message>
        <source>Numbers are there again and again.</source>
        <translation>数字が何度も現れます。</translation>
    </message>
    <message>
        <source>On a board of {size} this may be another game than Go.</source>
        <translation>{size} の盤なので、囲碁以外のゲームかもしれません。</translation>
    </message>
    <message>
        <source>One of the two games is not Go (see GM in the node properties); they cannot be merged.</source>
        <translation>2つのうち1つは囲碁の棋譜ではないため (ノードのプロパティの GM を参照)、統合できません。</translation>
    </message>
    <message>
        <source>One stone is in brackets.</source>
        <translation>1つの石がかっこの中にあります。</translation>
    </message>
    <message>
        <source>Only a whole game can be resized.</source>
        <translation>サイズを変更できるのは棋譜全体だけです。</translation>
    </message>
    <message>
        <source>Only one colour has stones.</source>
        <translation>一方の色の石しかありません。</translation>
    </message>
    <message>
        <source>Only one of --all, --move and --node can be given.</source>
        <translation>--all、--move、--node のうち指定できるのは1つだけです。</translation>
    </message>
    <message>
        <source>Only one of --cell and --cm can be given.</source>
        <translation>--cell と --cm はどちらか一方だけを指定できます。</translation>
    </message>
    <message>
        <source>Only one of --move and --node can be given.</source>
        <translation>--move と --node はどちらか一方だけを指定できます。</translation>
    </message>
    <message>
        <source>Only the HEN in this text was read; the words around it are ignored.</source>
        <translation>このテキストの HEN だけを読み込みました。周りの言葉は無視されます。</translation>
    </message>
    <message numerus="yes">
        <source>Only the first {count:,} characters of this text were searched for diagrams.</source>
        <translation>
            <numerusform>図の検索は、このテキストの最初の{count:,}文字だけを対象にしました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only the first {count:,} positions are offered. To open all, save the text as a .hen file.</source>
        <translation>
            <numerusform>最初の{count:,}個の局面だけを表示しています。すべてを開くには、このテキストを .hen ファイルとして保存してください。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only the first {count} diagrams of this text were read.</source>
        <translation>
            <numerusform>このテキストの最初の{count}個の図だけを読み込みました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Played in order, move {number} at {point} captures {names}, where this position has stones.</source>
        <translation>番号順に打つと、{point} の{number}手目で、この局面では石のある {names} が取られてしまいます。</translation>
    </message>
    <message>
        <source>Points of a search pattern are read as empty.</source>
        <translation>検索パターンの点は、空いている点として読み込みます。</translation>
    </message>
    <message>
        <source>Positions have no moves; --move is for games.</source>
        <translation>局面に手はありません。--move は棋譜に使います。</translation>
    </message>
    <message>
        <source>PySide6, which draws pictures, cannot be used ({reason}). SVG with --letters text does without it.</source>
        <translation>画像を描画する PySide6 を使えません ({reason})。SVG で --letters text を使えば不要です。</translation>
    </message>
    <message>
        <source>PySide6, which opens pictures, cannot be used ({reason}).</source>
        <translation>画像を開く PySide6 を使えません ({reason})。</translation>
    </message>
    <message>
        <source>Remove it</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Row {row} has no stones; at least one was expected.</source>
        <translation>{row}行目に石がありません。少なくとも1つ必要です。</translation>
    </message>
    <message numerus="yes">
        <source>Row {row} needs {count} columns; the board has {columns}.</source>
        <translation>
            <numerusform>{row}行目には{count}列が必要ですが、碁盤は{columns}列です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Row {row} needs {count} or more columns; the board has {columns}.</source>
        <translation>
            <numerusform>{row}行目には{count}列以上が必要ですが、碁盤は{columns}列です。</numerusform>
        </translation>
    </message>
    <message>
        <source>Rows that begin with $$ follow this diagram apart from it; they are left out.</source>
        <translation>この図から離れたところに $$ で始まる行が続いていますが、省かれます。</translation>
    </message>
    <message>
        <source>SGF cannot store this; HEN can, but not on boards with more than 25 columns, for which it has no letters.</source>
        <translation>SGF には保存できません。HEN には保存できますが、文字の足りない26路以上の碁盤では保存できません。</translation>
    </message>
    <message>
        <source>SGF properties that are not part of a position will be lost.</source>
        <translation>局面に含まれない SGF プロパティが失われます。</translation>
    </message>
    <message>
        <source>SZ[{value}] is not a board size from 1 to 52; 19x19 is assumed.</source>
        <translation>SZ[{value}] は1から52までの碁盤の大きさではありません。19x19 とみなします。</translation>
    </message>
    <message>
        <source>Selected points will be lost.</source>
        <translation>選択された点が失われます。</translation>
    </message>
    <message>
        <source>Several signs stand for empty points.</source>
        <translation>空いている点を表す記号が何種類もあります。</translation>
    </message>
    <message>
        <source>Signs for stones are there in two kinds.</source>
        <translation>石を表す記号が2種類ずつあります。</translation>
    </message>
    <message>
        <source>Six stones and more have no liberties.</source>
        <translation>呼吸点のない石が6個以上あります。</translation>
    </message>
    <message>
        <source>Small letters are there once each.</source>
        <translation>小文字が1つずつあります。</translation>
    </message>
    <message>
        <source>Some inputs are games and others positions; transform them one kind at a time.</source>
        <translation>入力に棋譜と局面が混ざっています。一種類ずつ変換してください。</translation>
    </message>
    <message>
        <source>Some inputs become SGF and others HEN; choose with -o FILE, or use --json.</source>
        <translation>SGF になる入力と HEN になる入力があります。-o FILE で選ぶか、--json を使ってください。</translation>
    </message>
    <message>
        <source>Some of its points are in doubt.</source>
        <translation>一部の点が不確かです。</translation>
    </message>
    <message>
        <source>Some programs cut off the label “{label}” at “~”.</source>
        <translation>ラベル「{label}」を「~」で切ってしまうプログラムがあります。</translation>
    </message>
    <message>
        <source>Some stones have no liberties.</source>
        <translation>呼吸点のない石があります。</translation>
    </message>
    <message>
        <source>Something is in some of its cells.</source>
        <translation>一部のマスの中に何かがあります。</translation>
    </message>
    <message>
        <source>Squares: {points}</source>
        <translation>四角: {points}</translation>
    </message>
    <message>
        <source>Star points are drawn where they are.</source>
        <translation>星がある位置に星が描かれています。</translation>
    </message>
    <message>
        <source>Stones in capital and small letters are read alike; small ones may be dead stones.</source>
        <translation>大文字の石と小文字の石を同じものとして読み込みます。小文字は死石かもしれません。</translation>
    </message>
    <message>
        <source>Stones seem to lie beyond its lines.</source>
        <translation>線の外側にも石があるようです。</translation>
    </message>
    <message>
        <source>Suicide: that move would have no liberties.</source>
        <translation>自殺手です。呼吸点がなくなります。</translation>
    </message>
    <message>
        <source>Territory is left out.</source>
        <translation>地は省かれます。</translation>
    </message>
    <message>
        <source>Territory will be lost.</source>
        <translation>地が失われます。</translation>
    </message>
    <message>
        <source>The ( that begins a game or a variation is missing here.</source>
        <translation>ここに、棋譜または変化を始める ( がありません。</translation>
    </message>
    <message>
        <source>The ; that begins a node is missing here.</source>
        <translation>ここに、ノードを始める ; がありません。</translation>
    </message>
    <message>
        <source>The HEN[...] of this node is ignored and stays as it is.</source>
        <translation>このノードの HEN[...] は無視され、そのまま残ります。</translation>
    </message>
    <message>
        <source>The HEN[...] of this node is ignored, but kept in the file: {reason}</source>
        <translation>このノードの HEN[...] は無視しますが、ファイルには残します: {reason}</translation>
    </message>
    <message>
        <source>The HEN[...] of this node is removed: HEN has letters for 25 columns only.</source>
        <translation>このノードの HEN[...] を削除します。HEN の文字は25列分しかありません。</translation>
    </message>
    <message>
        <source>The HEN[...] of this node was ignored and is removed: it would be read now.</source>
        <translation>無視されていたこのノードの HEN[...] を削除します。残すと読み込まれてしまいます。</translation>
    </message>
    <message numerus="yes">
        <source>The board has {count} columns; HEN allows at most 25.</source>
        <translation>
            <numerusform>碁盤は{count}列です。HEN では25列までです。</numerusform>
        </translation>
    </message>
    <message>
        <source>The board is too large for HEN: the picture does not carry its position.</source>
        <translation>碁盤が HEN には大きすぎるため、画像に局面は埋め込まれません。</translation>
    </message>
    <message>
        <source>The board is {columns}x{rows}, not a square; some programs read only the first number.</source>
        <translation>碁盤は {columns}x{rows} で正方形ではありません。最初の数だけを読み込むプログラムがあります。</translation>
    </message>
    <message>
        <source>The centres of its cells are plain.</source>
        <translation>マスの中央に何もありません。</translation>
    </message>
    <message>
        <source>The checksum of the text {keyword} is wrong; the text may be damaged.</source>
        <translation>テキスト {keyword} のチェックサムが一致しません。壊れている可能性があります。</translation>
    </message>
    <message>
        <source>The clipboard has no variation: it is not SGF, or has no moves or setup.</source>
        <translation>クリップボードに変化がありません。SGF ではないか、手も配置もありません。</translation>
    </message>
    <message>
        <source>The coloured stone at {point} is ignored: there is a black or white stone now.</source>
        <translation>{point} の色付きの石は無視します。いまは黒石か白石があります。</translation>
    </message>
    <message>
        <source>The comment is left out.</source>
        <translation>コメントは省かれます。</translation>
    </message>
    <message>
        <source>The comment will be lost.</source>
        <translation>コメントが失われます。</translation>
    </message>
    <message>
        <source>The cropped view will be lost.</source>
        <translation>部分表示が失われます。</translation>
    </message>
    <message>
        <source>The disk failed while the file was being written; the complete data is in {file}.</source>
        <translation>ファイルの書き込み中にディスクの障害が発生しました。完全なデータは {file} にあります。</translation>
    </message>
    <message>
        <source>The document is encrypted, so that its attachments cannot be read.</source>
        <translation>文書が暗号化されているため、添付ファイルを読み込めません。</translation>
    </message>
    <message>
        <source>The engine answers “{command}” with “{answer}”.</source>
        <translation>エンジンが「{command}」に「{answer}」と答えました。</translation>
    </message>
    <message>
        <source>The engine cannot be started: {reason} ({program}).</source>
        <translation>エンジンを起動できません: {reason} ({program})。</translation>
    </message>
    <message>
        <source>The engine counts by rules of its own, not {rules}.</source>
        <translation>エンジンは {rules} ではなく、独自のルールで数えます。</translation>
    </message>
    <message>
        <source>The engine counts with a komi of {komi}, for the prisoners before this setup.</source>
        <translation>エンジンは、この配置より前のアゲハマの分を直したコミ {komi} で数えます。</translation>
    </message>
    <message>
        <source>The engine crashed or was killed ({signal}).</source>
        <translation>エンジンがクラッシュしたか、強制終了されました ({signal})。</translation>
    </message>
    <message>
        <source>The engine does not answer “{command}”.</source>
        <translation>エンジンが「{command}」に応答しません。</translation>
    </message>
    <message>
        <source>The engine does not know that {point} is ko.</source>
        <translation>{point} のコウがエンジンに伝わっていません。</translation>
    </message>
    <message>
        <source>The engine does not know the ko, since no move can have made it.</source>
        <translation>着手では生じえないコウのため、エンジンには伝わりません。</translation>
    </message>
    <message>
        <source>The engine ended (exit status {status}).</source>
        <translation>エンジンが終了しました (終了ステータス {status})。</translation>
    </message>
    <message>
        <source>The engine ended (exit status {status}): “{reason}”.</source>
        <translation>エンジンが終了しました (終了ステータス {status}): 「{reason}」。</translation>
    </message>
    <message>
        <source>The engine needs {library}, which is not installed.</source>
        <translation>エンジンに必要な {library} がインストールされていません。</translation>
    </message>
    <message>
        <source>The engine refuses “{command}”: “{answer}”.</source>
        <translation>エンジンが「{command}」を拒否しました: 「{answer}」。</translation>
    </message>
    <message>
        <source>The engine was stopped.</source>
        <translation>エンジンを停止しました。</translation>
    </message>
    <message>
        <source>The engine writes without end, and was stopped.</source>
        <translation>エンジンの出力が止まらないため、停止しました。</translation>
    </message>
    <message>
        <source>The engine&apos;s board could not be compared with this one.</source>
        <translation>エンジンの碁盤をこの碁盤と比較できませんでした。</translation>
    </message>
    <message>
        <source>The file declares no encoding; it is perhaps {encoding}. If its names look wrong, choose another encoding.</source>
        <translation>ファイルに文字コードの宣言がありません。{encoding} と思われます。名前がおかしければ、別の文字コードを選んでください。</translation>
    </message>
    <message>
        <source>The file declares no encoding; it was read as {encoding}, which fits best.</source>
        <translation>ファイルに文字コードの宣言がありません。最も合う {encoding} で読み込みました。</translation>
    </message>
    <message>
        <source>The file declares the encoding {charset}, but its bytes do not fit; it was read as {encoding}.</source>
        <translation>ファイルは文字コード {charset} を宣言していますが、バイトが合いません。{encoding} で読み込みました。</translation>
    </message>
    <message>
        <source>The file declares the unknown encoding {charset}; it was read as {encoding}.</source>
        <translation>ファイルは不明な文字コード {charset} を宣言しています。{encoding} で読み込みました。</translation>
    </message>
    <message numerus="yes">
        <source>The file ends too early: {count:,} ) are missing.</source>
        <translation>
            <numerusform>ファイルが途中で終わっています。) が{count:,}個足りません。</numerusform>
        </translation>
    </message>
    <message>
        <source>The file is cut off or damaged; what follows the damage was not searched.</source>
        <translation>ファイルが途中で切れているか壊れています。それより後は検索していません。</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>ファイルは空です。</translation>
    </message>
    <message>
        <source>The file is too large to be searched completely for a position.</source>
        <translation>ファイルが大きすぎるため、局面を最後まで検索できません。</translation>
    </message>
    <message>
        <source>The file&apos;s encoding can&apos;t represent all of its text.</source>
        <translation>ファイルの文字コードでは、表せない文字があります。</translation>
    </message>
    <message>
        <source>The first node of the game has a move.</source>
        <translation>棋譜の最初のノードに手があります。</translation>
    </message>
    <message>
        <source>The game info will be lost.</source>
        <translation>対局情報が失われます。</translation>
    </message>
    <message>
        <source>The games of this file have different encodings; each was read in its own.</source>
        <translation>このファイルの棋譜は文字コードが異なります。それぞれの文字コードで読み込みました。</translation>
    </message>
    <message>
        <source>The games start with different positions; they cannot be merged.</source>
        <translation>開始局面が異なるため、棋譜を統合できません。</translation>
    </message>
    <message>
        <source>The handicap is a number of stones, 2 or more; 0 for none.</source>
        <translation>置石は石の数で、2以上、なければ 0 です。</translation>
    </message>
    <message>
        <source>The handicap stays as it is, but its stones are White&apos;s now.</source>
        <translation>置石の数はそのままですが、その石は白になります。</translation>
    </message>
    <message>
        <source>The ko at {point} is off the board, which is {columns}x{rows}.</source>
        <translation>{point} のコウは {columns}x{rows} の碁盤の外です。</translation>
    </message>
    <message>
        <source>The ko is given more than once; the last one counts.</source>
        <translation>コウが2回以上指定されています。最後のものが有効です。</translation>
    </message>
    <message>
        <source>The ko is left out.</source>
        <translation>コウは省かれます。</translation>
    </message>
    <message>
        <source>The komi stays as it is; White still gets it.</source>
        <translation>コミはそのままです。引き続き白に加わります。</translation>
    </message>
    <message>
        <source>The label at {point} is off the board, which is {columns}x{rows}.</source>
        <translation>{point} のラベルは {columns}x{rows} の碁盤の外です。</translation>
    </message>
    <message>
        <source>The last move at {point} is off the board, which is {columns}x{rows}.</source>
        <translation>{point} の最後の手は {columns}x{rows} の碁盤の外です。</translation>
    </message>
    <message>
        <source>The last move is given more than once; the last one counts.</source>
        <translation>最後の手が2回以上指定されています。最後のものが有効です。</translation>
    </message>
    <message>
        <source>The last move is left out.</source>
        <translation>最後の手は省かれます。</translation>
    </message>
    <message>
        <source>The last move is {color} at {point}, but that point is empty.</source>
        <translation>最後の手は {point} の{color}ですが、その点に石がありません。</translation>
    </message>
    <message>
        <source>The last move is {color} at {point}, but the stone there is {other}&apos;s.</source>
        <translation>最後の手は {point} の{color}ですが、そこの石は{other}です。</translation>
    </message>
    <message>
        <source>The list names no colours; Black plays first, and colours alternate.</source>
        <translation>一覧に色がありません。黒から交互に打つものとします。</translation>
    </message>
    <message>
        <source>The mark at {point} is off the board, which is {columns}x{rows}.</source>
        <translation>{point} のマークは {columns}x{rows} の碁盤の外です。</translation>
    </message>
    <message>
        <source>The move at {point} falls off the board and becomes a pass.</source>
        <translation>{point} の手は盤の外になるため、パスになります。</translation>
    </message>
    <message>
        <source>The name of the output file is empty.</source>
        <translation>出力ファイルの名前が空です。</translation>
    </message>
    <message>
        <source>The names of its columns count I.</source>
        <translation>列の名前に I があります。</translation>
    </message>
    <message>
        <source>The names of its columns leave out I.</source>
        <translation>列の名前に I がありません。</translation>
    </message>
    <message>
        <source>The node name is left out.</source>
        <translation>ノード名は省かれます。</translation>
    </message>
    <message>
        <source>The node name will be lost.</source>
        <translation>ノード名が失われます。</translation>
    </message>
    <message>
        <source>The number at {point} is ignored: its stone is gone.</source>
        <translation>{point} の番号は無視します。石がなくなっています。</translation>
    </message>
    <message>
        <source>The number of captured stones is left out.</source>
        <translation>取られた石の数は省かれます。</translation>
    </message>
    <message>
        <source>The numbers do not show their colours; {color} is taken to play {number}.</source>
        <translation>番号の石の色が示されていません。{number}手目を{color}とみなします。</translation>
    </message>
    <message>
        <source>The numbers of its rows count down to 1.</source>
        <translation>行の番号が上から1まで減っていきます。</translation>
    </message>
    <message numerus="yes">
        <source>The numbers on {count} stones were not read: {names}.</source>
        <translation>
            <numerusform>{count}個の石の数字が読み取れませんでした: {names}。</numerusform>
        </translation>
    </message>
    <message>
        <source>The order is given more than once; the last one counts.</source>
        <translation>着手順が2回以上指定されています。最後のものが有効です。</translation>
    </message>
    <message>
        <source>The order of play is left out.</source>
        <translation>着手順は省かれます。</translation>
    </message>
    <message>
        <source>The output could not be written: {reason}.</source>
        <translation>出力を書き込めませんでした: {reason}。</translation>
    </message>
    <message>
        <source>The output {path} is the input; choose another name.</source>
        <translation>出力 {path} は入力と同じです。別の名前を選んでください。</translation>
    </message>
    <message>
        <source>The picture shows a part of a board; it is taken for {part} of a board of {size}.</source>
        <translation>画像にあるのは碁盤の一部です。{size} の碁盤の {part} とみなします。</translation>
    </message>
    <message>
        <source>The player to move is left out.</source>
        <translation>手番は省かれます。</translation>
    </message>
    <message>
        <source>The result is {format}; the name {name} would be misleading.</source>
        <translation>出力は {format} なので、{name} という名前では紛らわしくなります。</translation>
    </message>
    <message>
        <source>The result “{value}” stays as it is: it does not begin with a colour.</source>
        <translation>結果「{value}」はそのまま残ります。色で始まっていません。</translation>
    </message>
    <message>
        <source>The same letters are there again.</source>
        <translation>同じ英字が繰り返し現れます。</translation>
    </message>
    <message>
        <source>The selection of points is left out.</source>
        <translation>点の選択は省かれます。</translation>
    </message>
    <message>
        <source>The size is given more than once; the last one counts. Title lines (# Title) separate positions.</source>
        <translation>大きさが2回以上指定されています。最後のものが有効です。局面を分けるにはタイトル行 (# 題名) を使います。</translation>
    </message>
    <message>
        <source>The size of the board is not shown; {size} is assumed.</source>
        <translation>碁盤の大きさが示されていません。{size} とみなします。</translation>
    </message>
    <message>
        <source>The size “{found}” has only one number; columns and rows were expected, as in “{meant}”.</source>
        <translation>大きさ「{found}」に数が1つしかありません。「{meant}」のように列数と行数が必要です。</translation>
    </message>
    <message>
        <source>The size “{found}” needs a dot before it: “{meant}”.</source>
        <translation>大きさ「{found}」の前にピリオドが必要です: 「{meant}」。</translation>
    </message>
    <message>
        <source>The size “{found}” needs a lower-case x between its numbers: “{meant}”.</source>
        <translation>大きさ「{found}」の数の間には小文字の x が必要です: 「{meant}」。</translation>
    </message>
    <message>
        <source>The stone at {point} is {color}&apos;s, but move {number} is {expected}&apos;s.</source>
        <translation>{point} の石は{color}ですが、{number}手目は{expected}の手です。</translation>
    </message>
    <message>
        <source>The stones are piled up from the bottom.</source>
        <translation>石が下から積み上がっています。</translation>
    </message>
    <message>
        <source>The stones at {point} have no liberty; engines refuse that.</source>
        <translation>{point} の石に呼吸点がありません。エンジンはこれを受け付けません。</translation>
    </message>
    <message>
        <source>The system lets HEN Editor create no files in {folder}. It may be protected: allow HEN Editor in the settings for ransomware protection, or save elsewhere.</source>
        <translation>HEN Editor は {folder} にファイルを作れません。フォルダーが保護されている可能性があります。ランサムウェア対策の設定で HEN Editor を許可するか、別の場所に保存してください。</translation>
    </message>
    <message>
        <source>The text beside it says which sign is black or white.</source>
        <translation>横の文章が、どの記号が黒か白かを示しています。</translation>
    </message>
    <message>
        <source>The text has goals or moves of other games.</source>
        <translation>文章に他のゲームの目的や手があります。</translation>
    </message>
    <message>
        <source>The text has words of Go.</source>
        <translation>文章に囲碁の言葉があります。</translation>
    </message>
    <message numerus="yes">
        <source>The text is not SGF, and too long to search for anything else (over {count:,} characters).</source>
        <translation>
            <numerusform>テキストは SGF ではなく、長すぎて他のものを検索できません ({count:,}文字を超えています)。</numerusform>
        </translation>
    </message>
    <message>
        <source>The text names other games or drawings.</source>
        <translation>文章に他のゲームや絵の名前があります。</translation>
    </message>
    <message>
        <source>The text names {name}, which falls off the board; the name stays.</source>
        <translation>テキスト中の {name} は盤の外になりますが、その名前は残ります。</translation>
    </message>
    <message>
        <source>The text of {name} has an unescaped ]; it was read to its apparent end.</source>
        <translation>{name} のテキストにエスケープされていない ] があります。終わりと思われるところまで読み込みました。</translation>
    </message>
    <message>
        <source>The turn is given more than once; the last one counts.</source>
        <translation>手番が2回以上指定されています。最後のものが有効です。</translation>
    </message>
    <message>
        <source>The two moves of this node are played in the other order now, Black&apos;s first.</source>
        <translation>このノードの2つの手は順序が逆になり、黒の手が先になります。</translation>
    </message>
    <message>
        <source>The variation is for a {found} board; this game is played on {wanted}.</source>
        <translation>この変化は {found} の碁盤用ですが、この棋譜は {wanted} です。</translation>
    </message>
    <message>
        <source>There are about as many stones of each colour.</source>
        <translation>各色の石がほぼ同数です。</translation>
    </message>
    <message>
        <source>Begin all rows with “_”</source>
        <translation>すべての行を「_」で始める</translation>
    </message>
    <message>
        <source>Change I to J</source>
        <translation>I を J に変更</translation>
    </message>
    <message>
        <source>Change O and l to digits</source>
        <translation>O と l を数字に変更</translation>
    </message>
    <message>
        <source>Change all signs of stones to letters</source>
        <translation>石を表す記号をすべて英字に変更</translation>
    </message>
    <message>
        <source>Change all to Latin letters</source>
        <translation>すべてラテン文字に変更</translation>
    </message>
    <message>
        <source>Change all to plain characters</source>
        <translation>すべて普通の文字に変更</translation>
    </message>
    <message>
        <source>Change all words to letters</source>
        <translation>各単語を英字1文字に変更</translation>
    </message>
    <message>
        <source>Change all x and o to b and w</source>
        <translation>x と o をすべて b と w に変更</translation>
    </message>
    <message>
        <source>It has 8, 10, 12 or 14 to 16 lines.</source>
        <translation>8路、10路、12路、または14～16路です。</translation>
    </message>
    <message>
        <source>Join all digits</source>
        <translation>分かれた数字をすべてつなげる</translation>
    </message>
    <message>
        <source>Make it a pass</source>
        <translation>パスにする</translation>
    </message>
    <message>
        <source>Read all counts as before the stones</source>
        <translation>個数をすべて石の前にあるものとして読み込む</translation>
    </message>
    <message>
        <source>Read all rows as number, column, stones</source>
        <translation>すべての行を行番号、列、石の順に読み込む</translation>
    </message>
    <message>
        <source>Read all rows as number, stones, column</source>
        <translation>すべての行を行番号、石、列の順に読み込む</translation>
    </message>
    <message>
        <source>Read all stones as colour, column, number</source>
        <translation>すべての石を色、列、行番号の順に読み込む</translation>
    </message>
    <message>
        <source>Remove all escapes of Markdown and HTML</source>
        <translation>Markdown と HTML のエスケープをすべて削除</translation>
    </message>
    <message>
        <source>Remove the signs between stones</source>
        <translation>石の間の記号を削除</translation>
    </message>
    <message>
        <source>Remove what is around the text</source>
        <translation>テキストの前後にあるものを削除</translation>
    </message>
    <message numerus="yes">
        <source>Rows {first} to {last} are not shown; they are read as empty.</source>
        <translation>
            <numerusform>図に示されていない行 ({first}～{last}) は、空いている点として読み込みます。</numerusform>
        </translation>
    </message>
    <message>
        <source>SZ[{value}] is read as {meant}; SZ[{standard}] is expected.</source>
        <translation>SZ[{value}] は {meant} として読み込みます。SZ[{standard}] が必要です。</translation>
    </message>
    <message>
        <source>Separate all parts with dots</source>
        <translation>すべての部分をピリオドで区切る</translation>
    </message>
    <message numerus="yes">
        <source>The engine&apos;s board differs at {count:,} points, the first is {point}.</source>
        <translation>
            <numerusform>エンジンの碁盤と{count:,}か所が異なります。最初は {point} です。</numerusform>
        </translation>
    </message>
    <message>
        <source>The engine&apos;s board has another size.</source>
        <translation>エンジンの碁盤は大きさが異なります。</translation>
    </message>
    <message>
        <source>The engine&apos;s move {point} is illegal: {reason}</source>
        <translation>エンジンの手 {point} は反則です: {reason}</translation>
    </message>
    <message>
        <source>The invisible {found} is skipped.</source>
        <translation>目に見えない {found} を無視しました。</translation>
    </message>
    <message>
        <source>There are no HEN or SGF files in this folder.</source>
        <translation>このフォルダーに HEN ファイルも SGF ファイルもありません。</translation>
    </message>
    <message>
        <source>There are no moves to number before this position.</source>
        <translation>この局面より前に、番号を付ける手がありません。</translation>
    </message>
    <message numerus="yes">
        <source>There are {count:,} pictures, which need a folder, or --game to choose one.</source>
        <translation>
            <numerusform>画像が{count:,}枚あります。フォルダーを指定するか、--game で1つ選んでください。</numerusform>
        </translation>
    </message>
    <message>
        <source>There is a ko.</source>
        <translation>コウがあります。</translation>
    </message>
    <message>
        <source>There is a no-break or wide space here; a plain space was expected.</source>
        <translation>ここにノーブレークスペースまたは全角の空白があります。普通の空白が必要です。</translation>
    </message>
    <message>
        <source>There is a stone on that point.</source>
        <translation>その点には石があります。</translation>
    </message>
    <message>
        <source>There is a stone on the ko point {point}; an empty point was expected.</source>
        <translation>コウの点 {point} に石があります。空いた点でなければなりません。</translation>
    </message>
    <message>
        <source>There is no board of size “{found}”; a board has 1 to 25 columns and 1 to 52 rows.</source>
        <translation>大きさ「{found}」の碁盤はありません。碁盤は1～25列、1～52行です。</translation>
    </message>
    <message>
        <source>There is no column I: the letter is skipped.</source>
        <translation>I の列はありません。この文字は使いません。</translation>
    </message>
    <message>
        <source>There is no diagram of a Go board in this text.</source>
        <translation>このテキストに碁盤の図はありません。</translation>
    </message>
    <message>
        <source>There is no engine {name}, and none was found. GNU Go and KataGo are free ones.</source>
        <translation>エンジン {name} はなく、ほかにも見つかりません。GNU Go と KataGo は自由に使えます。</translation>
    </message>
    <message>
        <source>There is no engine {name}; found: {found}.</source>
        <translation>エンジン {name} はありません。見つかったもの: {found}。</translation>
    </message>
    <message>
        <source>There is no folder {folder}.</source>
        <translation>フォルダー {folder} がありません。</translation>
    </message>
    <message>
        <source>There is no move {move:,}; this is the position after the last one, move {last:,}.</source>
        <translation>{move:,}手目はありません。これは最後の{last:,}手目の後の局面です。</translation>
    </message>
    <message>
        <source>There is no move {number:,}; the last one of the game is {last:,}.</source>
        <translation>{number:,}手目はありません。対局の最後は{last:,}手目です。</translation>
    </message>
    <message>
        <source>There is no node {number:,}; the last one of the game is {last:,}.</source>
        <translation>ノード {number:,} はありません。棋譜の最後は {last:,} です。</translation>
    </message>
    <message numerus="yes">
        <source>There is no number {number}; there are only {count:,}.</source>
        <translation>
            <numerusform>{number}番はありません。{count:,}番までです。</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no program {program}.</source>
        <translation>プログラム {program} がありません。</translation>
    </message>
    <message>
        <source>There is no row {row} on this board; its top row is {rows}.</source>
        <translation>この碁盤に {row}行目はありません。一番上は{rows}行目です。</translation>
    </message>
    <message>
        <source>There is no style “{name}”, only {names}.</source>
        <translation>スタイル「{name}」はありません。使えるのは {names} だけです。</translation>
    </message>
    <message>
        <source>There is not enough memory.</source>
        <translation>メモリーが不足しています。</translation>
    </message>
    <message>
        <source>There is one ) too many; it is skipped.</source>
        <translation>) が1つ余分です。無視しました。</translation>
    </message>
    <message>
        <source>This board was not read surely; compare it with the picture.</source>
        <translation>この碁盤は確実に読み取れたとはいえません。画像と見比べてください。</translation>
    </message>
    <message>
        <source>This document carries no position: no .hen or .sgf file is attached to it.</source>
        <translation>この文書に局面は含まれていません。.hen や .sgf のファイルが添付されていません。</translation>
    </message>
    <message>
        <source>This engine can only play: it names no good moves.</source>
        <translation>このエンジンは対局だけで、好手を示しません。</translation>
    </message>
    <message>
        <source>This engine cannot tell which stones are dead.</source>
        <translation>このエンジンは死石を判定できません。</translation>
    </message>
    <message>
        <source>This engine knows square boards only; this one is {size}.</source>
        <translation>このエンジンが扱えるのは正方形の碁盤だけです。この碁盤は {size} です。</translation>
    </message>
    <message>
        <source>This game is not Go: it has no position.</source>
        <translation>囲碁の棋譜ではないため、局面がありません。</translation>
    </message>
    <message>
        <source>This game is on {here}; a {there} board does not fit.</source>
        <translation>この棋譜は {here} なので、{there} の碁盤は合いません。</translation>
    </message>
    <message>
        <source>This is likely a board of Go, but may be one of another game, or a drawing.</source>
        <translation>おそらく碁盤ですが、他のゲームや絵かもしれません。</translation>
    </message>
    <message>
        <source>This is not a game of Go.</source>
        <translation>囲碁の棋譜ではありません。</translation>
    </message>
    <message>
        <source>This is not a picture that can be read.</source>
        <translation>読み込める画像ではありません。</translation>
    </message>
    <message>
        <source>This is only possible for a move of Black or White.</source>
        <translation>これは黒または白の手でのみ可能です。</translation>
    </message>
    <message>
        <source>This may be the first row of the diagram below, but it does not fit, so it is left out.</source>
        <translation>下の図の最初の行かもしれませんが、形が合わないため省かれます。</translation>
    </message>
    <message>
        <source>This node has setup ({setup}) and a move; the setup comes first, then the move.</source>
        <translation>このノードに配置 ({setup}) と手があります。先に配置、次に手となります。</translation>
    </message>
    <message>
        <source>This node has two moves; Black&apos;s is played first.</source>
        <translation>このノードに2つの手があります。黒の手を先に打ちます。</translation>
    </message>
    <message>
        <source>This picture carries no position: it has no data-hen, and no HEN in its metadata or descriptions.</source>
        <translation>この画像に局面は含まれていません。data-hen がなく、メタデータや説明にも HEN がありません。</translation>
    </message>
    <message>
        <source>This picture carries no position: no comment in it begins with “HEN:”.</source>
        <translation>この画像に局面は含まれていません。「HEN:」で始まるコメントがありません。</translation>
    </message>
    <message>
        <source>This picture carries no position: no text in it is named HEN or SGF.</source>
        <translation>この画像に局面は含まれていません。HEN または SGF という名前のテキストがありません。</translation>
    </message>
    <message>
        <source>This picture could not be decoded: it is damaged, or needs too much memory.</source>
        <translation>この画像を読み込めませんでした。壊れているか、メモリーが足りません。</translation>
    </message>
    <message>
        <source>This picture has {width:,} by {height:,} pixels, more than can be looked through.</source>
        <translation>この画像は {width:,} × {height:,} ピクセルあり、大きすぎて調べられません。</translation>
    </message>
    <message>
        <source>This picture was not decoded within {seconds} seconds, and is left alone.</source>
        <translation>この画像は {seconds} 秒以内に読み込めなかったため、開きませんでした。</translation>
    </message>
    <message>
        <source>This player has no earlier move to exchange this one with.</source>
        <translation>この対局者には、入れ替える前の手がありません。</translation>
    </message>
    <message>
        <source>This row has {found} points where others have {width}; the missing ones are read as empty.</source>
        <translation>この行の点は{found}個、他の行は{width}個です。足りない点は空きとして読み込みます。</translation>
    </message>
    <message>
        <source>This row has {found} points where others have {width}; what is at its end is left out.</source>
        <translation>この行の点は{found}個、他の行は{width}個です。行末の余分なものは省かれます。</translation>
    </message>
    <message>
        <source>This text is outside the games; it is kept.</source>
        <translation>このテキストは棋譜の外にありますが、残します。</translation>
    </message>
    <message>
        <source>Time is given in seconds, such as 3600 for an hour.</source>
        <translation>時間は秒で書きます。1時間なら 3600 です。</translation>
    </message>
    <message>
        <source>Triangles: {points}</source>
        <translation>三角: {points}</translation>
    </message>
    <message>
        <source>Undecodable bytes become U+FFFD in this node.</source>
        <translation>このノードのデコードできないバイトは U+FFFD になります。</translation>
    </message>
    <message>
        <source>Unknown properties stay as they are, even if they name points: {names}.</source>
        <translation>不明なプロパティは、点の名前を含んでいてもそのまま残ります: {names}。</translation>
    </message>
    <message>
        <source>Variations are not read from {format} files; they are left out.</source>
        <translation>{format} ファイルの変化は読み込みません。省かれます。</translation>
    </message>
    <message>
        <source>Variations will be lost.</source>
        <translation>変化が失われます。</translation>
    </message>
    <message numerus="yes">
        <source>What is at {count:,} points falls off the board, the first at {point}.</source>
        <translation>
            <numerusform>{point} など{count:,}か所にあるものが盤の外になります。</numerusform>
        </translation>
    </message>
    <message>
        <source>What was recorded is not the document when it is read back. This is an error in HEN Editor.</source>
        <translation>記録された内容を読み戻すと文書と一致しません。HEN Editor の不具合です。</translation>
    </message>
    <message>
        <source>When reopened, the file would not show the same games. This is an error in HEN Editor; the document stays open with all your changes.</source>
        <translation>このファイルを開き直しても同じ棋譜になりません。HEN Editor の不具合です。文書はすべての変更とともに開いたままです。</translation>
    </message>
    <message>
        <source>Words such as “Black” are not swapped in comments.</source>
        <translation>コメントの「黒」などの言葉は入れ替わりません。</translation>
    </message>
    <message>
        <source>Write all points as column and row</source>
        <translation>すべての点を列、行の順に書く</translation>
    </message>
    <message>
        <source>Write columns in upper case, stones in lower case</source>
        <translation>列を大文字、石を小文字で書く</translation>
    </message>
    <message>
        <source>Write once what is doubled</source>
        <translation>重複した文字を1つにする</translation>
    </message>
    <message>
        <source>Write the order without signs</source>
        <translation>着手順を記号なしで書く</translation>
    </message>
    <message>
        <source>Write the size with x</source>
        <translation>大きさを x でつないで書く</translation>
    </message>
    <message>
        <source>Write “-” before all labels</source>
        <translation>すべてのラベルの前に「-」を書く</translation>
    </message>
    <message>
        <source>a valid text, refused</source>
        <translation>正しいテキストを拒否</translation>
    </message>
    <message>
        <source>an answer that is not valid HEN</source>
        <translation>正しいHENではない回答</translation>
    </message>
    <message>
        <source>an invalid text, accepted</source>
        <translation>誤ったテキストを受理</translation>
    </message>
    <message>
        <source>another position</source>
        <translation>異なる局面</translation>
    </message>
    <message>
        <source>answered</source>
        <translation>回答</translation>
    </message>
    <message>
        <source>best is {move}</source>
        <translation>最善は {move}</translation>
    </message>
    <message>
        <source>circle</source>
        <translation>丸</translation>
    </message>
    <message>
        <source>cross</source>
        <translation>バツ</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>空き</translation>
    </message>
    <message>
        <source>error</source>
        <translation>エラー</translation>
    </message>
    <message>
        <source>expected</source>
        <translation>期待</translation>
    </message>
    <message>
        <source>fix: {label}</source>
        <translation>修正: {label}</translation>
    </message>
    <message>
        <source>ko</source>
        <translation>コウ</translation>
    </message>
    <message>
        <source>ko {point}</source>
        <translation>コウ {point}</translation>
    </message>
    <message>
        <source>label</source>
        <translation>ラベル</translation>
    </message>
    <message>
        <source>last move</source>
        <translation>最後の手</translation>
    </message>
    <message>
        <source>last move {color} pass</source>
        <translation>最後の手 {color}のパス</translation>
    </message>
    <message>
        <source>last move {color} {point}</source>
        <translation>最後の手 {color} {point}</translation>
    </message>
    <message>
        <source>mark</source>
        <translation>マーク</translation>
    </message>
    <message>
        <source>no answer, or more than one line</source>
        <translation>回答なし、または2行以上</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>note</source>
        <translation>情報</translation>
    </message>
    <message>
        <source>number</source>
        <translation>番号</translation>
    </message>
    <message>
        <source>only in the first</source>
        <translation>1つ目のみ</translation>
    </message>
    <message>
        <source>only in the second</source>
        <translation>2つ目のみ</translation>
    </message>
    <message>
        <source>order</source>
        <translation>着手順</translation>
    </message>
    <message>
        <source>order {colors}</source>
        <translation>着手順 {colors}</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>パス</translation>
    </message>
    <message>
        <source>rule</source>
        <translation>規則</translation>
    </message>
    <message>
        <source>size</source>
        <translation>サイズ</translation>
    </message>
    <message>
        <source>square</source>
        <translation>四角</translation>
    </message>
    <message>
        <source>text</source>
        <translation>テキスト</translation>
    </message>
    <message>
        <source>the move lost {points}</source>
        <translation>この手は{points}目の損</translation>
    </message>
    <message>
        <source>the same position, not in canonical form</source>
        <translation>同じ局面だが、正規形ではない</translation>
    </message>
    <message>
        <source>triangle</source>
        <translation>三角</translation>
    </message>
    <message>
        <source>turn</source>
        <translation>手番</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>警告</translation>
    </message>
    <message numerus="yes">
        <source>{bad:,} of {count:,} not valid: {found}.</source>
        <translation>
            <numerusform>{count:,}件中{bad:,}件に誤りがあります: {found}。</numerusform>
        </translation>
    </message>
    <message>
        <source>{color} leads by {points}</source>
        <translation>{color}が{points}目優勢</translation>
    </message>
    <message>
        <source>{color} made the last move and is to move again.</source>
        <translation>{color}が最後に打ったのに、また{color}の手番になっています。</translation>
    </message>
    <message>
        <source>{color} to play</source>
        <translation>{color}番</translation>
    </message>
    <message>
        <source>{color} wins {percent} %</source>
        <translation>{color}の勝率 {percent}%</translation>
    </message>
    <message numerus="yes">
        <source>{color}&apos;s stones at {point} have no liberties; at least one is needed.</source>
        <translation>
            <numerusform>{point} の{color}石に呼吸点がありません。少なくとも1つ必要です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} could not be read.</source>
        <translation>
            <numerusform>{count:,}件を読み込めませんでした。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} errors</source>
        <translation>
            <numerusform>エラー {count:,}件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} files have problems and are always searched.</source>
        <translation>
            <numerusform>{count:,}個のファイルには問題があるため、毎回検索されます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} lines are not valid HEN and are left out: {lines}.</source>
        <translation>
            <numerusform>{count:,}行は有効な HEN ではないため省かれます: {lines}。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} lines end without right or wrong.</source>
        <translation>
            <numerusform>{count:,}個の手順が、正解・不正解の指定がないまま終わっています。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} lines were not understood and are left out; the first is line {line}: “{text}”.</source>
        <translation>
            <numerusform>{count:,}行は解釈できないため省かれます。最初は{line}行目です:「{text}」。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} lines were read as one position; title lines (# Title) separate positions.</source>
        <translation>
            <numerusform>{count:,}行を1つの局面として読み込みました。局面はタイトル行 (# 題名) で分けられます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} more of this kind: {last}</source>
        <translation>
            <numerusform>同種のものが他に{count:,}件: {last}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} moves can no longer be played: {numbers}.</source>
        <translation>
            <numerusform>{count:,}手が打てなくなります: {numbers}。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} moves can no longer be played; the first are {numbers}.</source>
        <translation>
            <numerusform>{count:,}手が打てなくなります。最初は {numbers} です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} notes</source>
        <translation>
            <numerusform>情報 {count:,}件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} positions were read, although no title lines (# Title) separate them.</source>
        <translation>
            <numerusform>タイトル行 (# 題名) で分けられていませんが、{count:,}個の局面を読み込みました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} texts with line breaks or half characters were not asked.</source>
        <translation>
            <numerusform>改行または不完全な文字を含む{count:,}件のテキストは問い合わせませんでした。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} visits</source>
        <translation>
            <numerusform>訪問{count:,}回</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} warnings</source>
        <translation>
            <numerusform>警告 {count:,}件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} arrows are left out.</source>
        <translation>
            <numerusform>矢印{count}本は省かれます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} labels are left out.</source>
        <translation>
            <numerusform>ラベル{count}個は省かれます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} lines are left out.</source>
        <translation>
            <numerusform>線{count}本は省かれます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} marks are left out.</source>
        <translation>
            <numerusform>マーク{count}個は省かれます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} move numbers are left out.</source>
        <translation>
            <numerusform>手数{count}個は省かれます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} stones that are neither black nor white are left out.</source>
        <translation>
            <numerusform>黒でも白でもない石{count}個は省かれます。</numerusform>
        </translation>
    </message>
    <message>
        <source>{folder} is a symbolic link, not a folder of HEN Editor&apos;s own.</source>
        <translation>{folder} はシンボリックリンクで、HEN Editor 専用のフォルダーではありません。</translation>
    </message>
    <message>
        <source>{folder} is not a folder.</source>
        <translation>{folder} はフォルダーではありません。</translation>
    </message>
    <message numerus="yes">
        <source>{names} are given a stone twice; the later one counts.</source>
        <translation>
            <numerusform>{names} の石が2回指定されています。後のものが有効です。</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} and {other} set the same point; {name}, which comes later, wins.</source>
        <translation>{name} と {other} が同じ点を指定しています。後にある {name} が有効です。</translation>
    </message>
    <message>
        <source>{name} has more than one value where one is expected.</source>
        <translation>値が1つのはずの {name} に複数の値があります。</translation>
    </message>
    <message>
        <source>{name} is given more than once in a node; the values were joined.</source>
        <translation>1つのノードに {name} が2回以上あります。値をまとめました。</translation>
    </message>
    <message>
        <source>{name} is in lower case; it was read as {meant}.</source>
        <translation>{name} は小文字です。{meant} として読み込みました。</translation>
    </message>
    <message>
        <source>{name} is neither a .png, .svg or .pdf file nor a folder.</source>
        <translation>{name} は .png、.svg、.pdf のファイルでもフォルダーでもありません。</translation>
    </message>
    <message>
        <source>{name} is not on a {size} board.</source>
        <translation>{name} は {size} の碁盤にありません。</translation>
    </message>
    <message>
        <source>{name}[{value}] is read as {meant}: it is in hundredths of a point.</source>
        <translation>{name}[{value}] は {meant} として読み込みます。100分の1目単位です。</translation>
    </message>
    <message>
        <source>{written} is read as {name}, which it means in the first node of games from some sites.</source>
        <translation>{written} は {name} として読み込みます。一部のサイトの棋譜の最初のノードではその意味です。</translation>
    </message>
    <message>
        <source>{name} is valid only in the first node of a game.</source>
        <translation>{name} は棋譜の最初のノードでのみ有効です。</translation>
    </message>
    <message>
        <source>{name} has no closing ]; it ends before the next move, or with the file.</source>
        <translation>{name} を閉じる ] がありません。次の手の前、またはファイルの終わりで閉じます。</translation>
    </message>
    <message>
        <source>{name}: nothing in it is a grid of signs.</source>
        <translation>{name}: 記号が格子状に並んでいるところはありません。</translation>
    </message>
    <message numerus="yes">
        <source>{name}: {count:,} more ({found}); hen validate --json lists all.</source>
        <translation>
            <numerusform>{name}: 他に{count:,}件 ({found})。hen validate --json ですべて表示できます。</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}[] is empty, which has no meaning for this property.</source>
        <translation>{name}[] は空です。このプロパティでは意味がありません。</translation>
    </message>
    <message>
        <source>{name}[{value}] is an unusual komi; it may be in hundredths of a point.</source>
        <translation>{name}[{value}] は普通のコミではありません。100分の1目単位かもしれません。</translation>
    </message>
    <message>
        <source>{name}[{value}] is ignored, but kept in the file: 1 or 2 is expected.</source>
        <translation>{name}[{value}] は無視しますが、ファイルには残します。1 または 2 が必要です。</translation>
    </message>
    <message>
        <source>{name}[{value}] is ignored, but kept in the file: B or W is expected.</source>
        <translation>{name}[{value}] は無視しますが、ファイルには残します。B または W が必要です。</translation>
    </message>
    <message>
        <source>{name}[{value}] is ignored, but kept in the file: a board size is expected.</source>
        <translation>{name}[{value}] は無視しますが、ファイルには残します。碁盤の大きさが必要です。</translation>
    </message>
    <message>
        <source>{name}[{value}] is ignored, but kept in the file: a name and a version are expected.</source>
        <translation>{name}[{value}] は無視しますが、ファイルには残します。名前とバージョンが必要です。</translation>
    </message>
    <message>
        <source>{name}[{value}] is ignored, but kept in the file: a number and a name are expected.</source>
        <translation>{name}[{value}] は無視しますが、ファイルには残します。数と名前が必要です。</translation>
    </message>
    <message>
        <source>{name}[{value}] is ignored, but kept in the file: a number is expected.</source>
        <translation>{name}[{value}] は無視しますが、ファイルには残します。数が必要です。</translation>
    </message>
    <message>
        <source>{name}[{value}] is ignored, but kept in the file: a point or a pass is expected.</source>
        <translation>{name}[{value}] は無視しますが、ファイルには残します。点またはパスが必要です。</translation>
    </message>
    <message>
        <source>{name}[{value}] is ignored, but kept in the file: a whole number is expected.</source>
        <translation>{name}[{value}] は無視しますが、ファイルには残します。整数が必要です。</translation>
    </message>
    <message>
        <source>{name}[{value}] is ignored, but kept in the file: nothing is expected.</source>
        <translation>{name}[{value}] は無視しますが、ファイルには残します。値があってはなりません。</translation>
    </message>
    <message>
        <source>{name}[{value}] is ignored, but kept in the file: pairs of points are expected.</source>
        <translation>{name}[{value}] は無視しますが、ファイルには残します。点の組が必要です。</translation>
    </message>
    <message>
        <source>{name}[{value}] is ignored, but kept in the file: points are expected.</source>
        <translation>{name}[{value}] は無視しますが、ファイルには残します。点が必要です。</translation>
    </message>
    <message>
        <source>{name}[{value}] is ignored, but kept in the file: points or nothing is expected.</source>
        <translation>{name}[{value}] は無視しますが、ファイルには残します。点または空の値が必要です。</translation>
    </message>
    <message>
        <source>{name}[{value}] is ignored, but kept in the file: points with texts are expected.</source>
        <translation>{name}[{value}] は無視しますが、ファイルには残します。点と文字の組が必要です。</translation>
    </message>
    <message>
        <source>{name}[{value}] is just off the {size} board, as some programs write a pass; it is ignored, but kept in the file.</source>
        <translation>{name}[{value}] は {size} の碁盤のすぐ外で、パスをこう書くプログラムがあります。無視しますが、ファイルには残します。</translation>
    </message>
    <message>
        <source>{name}[{value}] is off the {size} board; it is ignored, but kept in the file.</source>
        <translation>{name}[{value}] は {size} の碁盤の外です。無視しますが、ファイルには残します。</translation>
    </message>
    <message>
        <source>{name}[{value}] is read as a pass, which is written {name}[].</source>
        <translation>{name}[{value}] はパスとして読み込みます。パスは {name}[] と書きます。</translation>
    </message>
    <message>
        <source>{name}[{value}] is read as {meant}; B or W is expected.</source>
        <translation>{name}[{value}] は {meant} として読み込みます。B または W が必要です。</translation>
    </message>
    <message>
        <source>{name}[{value}] is read as {meant}; a decimal point is expected, not a comma.</source>
        <translation>{name}[{value}] は {meant} として読み込みます。コンマではなく小数点が必要です。</translation>
    </message>
    <message>
        <source>{name}[{value}] is read as {meant}; a number alone is expected.</source>
        <translation>{name}[{value}] は {meant} として読み込みます。数だけが必要です。</translation>
    </message>
    <message>
        <source>{name}[{value}] was off the board and is removed: it would be on the board now.</source>
        <translation>盤の外だった {name}[{value}] を削除します。残すと盤の中になってしまいます。</translation>
    </message>
    <message>
        <source>{part} is not a part of this board, such as A1:{corner}.</source>
        <translation>{part} はこの碁盤の範囲ではありません。A1:{corner} のように書いてください。</translation>
    </message>
    <message>
        <source>{place}: {size}, likely a board of Go: {total} points.</source>
        <translation>{place}: {size}、おそらく碁盤: {total}点。</translation>
    </message>
    <message>
        <source>{place}: {size}, marked as a diagram of Go.</source>
        <translation>{place}: {size}、囲碁の図と明示されています。</translation>
    </message>
    <message>
        <source>{place}: {size}, no board of Go: {total} points.</source>
        <translation>{place}: {size}、碁盤ではない: {total}点。</translation>
    </message>
    <message>
        <source>{place}: {size}, surely a board of Go: {total} points.</source>
        <translation>{place}: {size}、確かに碁盤: {total}点。</translation>
    </message>
    <message>
        <source>{point} has two labels; the later one counts.</source>
        <translation>{point} にラベルが2つあります。後のものが有効です。</translation>
    </message>
    <message>
        <source>{point} has two marks; the later one counts.</source>
        <translation>{point} にマークが2つあります。後のものが有効です。</translation>
    </message>
    <message>
        <source>{point} may be black or empty.</source>
        <translation>{point} は黒か空きか、はっきりしません。</translation>
    </message>
    <message>
        <source>{point} may be black or white.</source>
        <translation>{point} は黒か白か、はっきりしません。</translation>
    </message>
    <message>
        <source>{point} may be black, white or empty.</source>
        <translation>{point} は黒か白か空きか、はっきりしません。</translation>
    </message>
    <message>
        <source>{point} may be white or empty.</source>
        <translation>{point} は白か空きか、はっきりしません。</translation>
    </message>
    <message>
        <source>{reason}.</source>
        <translation>{reason}。</translation>
    </message>
    <message>
        <source>“{black}” is read as Black and “{white}” as White.</source>
        <translation>「{black}」を黒、「{white}」を白として読み込みます。</translation>
    </message>
    <message>
        <source>“{black}” is read as Black and “{white}” as White; other programs have them the other way round.</source>
        <translation>「{black}」を黒、「{white}」を白として読み込みます。他のプログラムでは逆です。</translation>
    </message>
    <message>
        <source>“{found}” begins with a dot; a row begins with “_”: “{meant}”.</source>
        <translation>「{found}」がピリオドで始まっています。行は「_」で始まります: 「{meant}」。</translation>
    </message>
    <message>
        <source>“{found}” cannot be part of the label “{label}”; a label has no spaces, dots, “_” or “-”.</source>
        <translation>「{found}」はラベル「{label}」に使えません。ラベルには空白、ピリオド、「_」、「-」を使えません。</translation>
    </message>
    <message>
        <source>“{found}” cannot be read here; every part of HEN begins with “.”, “_” or “~”, as “_4Db” (Black at D4) does.</source>
        <translation>「{found}」はここでは読み込めません。HEN の各部分は、「_4Db」(D4 に黒) のように「.」、「_」、「~」で始まります。</translation>
    </message>
    <message>
        <source>“{found}” cannot be read; after a dot comes a size (9x9), a point (K10), a colour (b or w) or a pass (pb).</source>
        <translation>「{found}」を読み込めません。ピリオドの後は、碁盤の大きさ (9x9)、点 (K10)、色 (b または w)、パス (pb) です。</translation>
    </message>
    <message>
        <source>“{found}” does not decode to valid label text; it is shown as it is.</source>
        <translation>「{found}」は正しいラベルにデコードできません。そのまま表示します。</translation>
    </message>
    <message>
        <source>“{found}” has Cyrillic letters that look like Latin ones; Latin ones were expected: “{meant}”.</source>
        <translation>「{found}」にラテン文字とよく似たキリル文字があります。ラテン文字が必要です: 「{meant}」。</translation>
    </message>
    <message>
        <source>“{found}” has Greek letters that look like Latin ones; Latin ones were expected: “{meant}”.</source>
        <translation>「{found}」にラテン文字とよく似たギリシャ文字があります。ラテン文字が必要です: 「{meant}」。</translation>
    </message>
    <message>
        <source>“{found}” has a character twice; once was expected: “{meant}”.</source>
        <translation>「{found}」で文字が重複しています。1つだけ必要です: 「{meant}」。</translation>
    </message>
    <message>
        <source>“{found}” has a letter where a digit was expected: “{meant}”.</source>
        <translation>「{found}」では、数字が必要なところに英字があります: 「{meant}」。</translation>
    </message>
    <message>
        <source>“{found}” has a word where a letter was expected: “{meant}”.</source>
        <translation>「{found}」では、英字1文字が必要なところに単語があります: 「{meant}」。</translation>
    </message>
    <message>
        <source>“{found}” has another sign than expected, or one too many: “{meant}”.</source>
        <translation>「{found}」に誤った記号か余分な記号があります: 「{meant}」。</translation>
    </message>
    <message>
        <source>“{found}” has escapes of Markdown, HTML or a web address; plain characters were expected: “{meant}”.</source>
        <translation>「{found}」に Markdown、HTML、または Web アドレスのエスケープがあります。普通の文字が必要です: 「{meant}」。</translation>
    </message>
    <message>
        <source>“{found}” has full-width or unusual characters; plain ones were expected: “{meant}”.</source>
        <translation>「{found}」に全角または特殊な文字があります。普通の文字が必要です: 「{meant}」。</translation>
    </message>
    <message>
        <source>“{found}” has its characters in another order than expected: “{meant}”.</source>
        <translation>「{found}」は文字の並び順が違います: 「{meant}」。</translation>
    </message>
    <message>
        <source>“{found}” has no row number; one was expected after “_”, as in “_10Kb”.</source>
        <translation>「{found}」に行番号がありません。「_10Kb」のように「_」の後に必要です。</translation>
    </message>
    <message>
        <source>“{found}” has signs for stones; letters were expected: “{meant}”.</source>
        <translation>「{found}」に石を表す記号があります。英字が必要です: 「{meant}」。</translation>
    </message>
    <message>
        <source>“{found}” in row {row} cannot be read; a column, a stone or a number was expected.</source>
        <translation>{row}行目の「{found}」を読み込めません。列、石、または数が必要です。</translation>
    </message>
    <message>
        <source>“{found}” in row {row} means no stone at all; a count of 1 or more was expected.</source>
        <translation>{row}行目の「{found}」では石が1つもないことになります。1以上の数が必要です。</translation>
    </message>
    <message>
        <source>“{found}” is not on this board, so it is left out.</source>
        <translation>「{found}」はこの碁盤の外なので、省かれます。</translation>
    </message>
    <message>
        <source>“{found}” is read as a last move despite the space; better write “{meant}”.</source>
        <translation>「{found}」は空白がありますが、最後の手として読み込みます。「{meant}」と書くほうがよいでしょう。</translation>
    </message>
    <message>
        <source>“{found}” is read as a pass despite the space; better write “{meant}”.</source>
        <translation>「{found}」は空白がありますが、パスとして読み込みます。「{meant}」と書くほうがよいでしょう。</translation>
    </message>
    <message>
        <source>“{found}” is read as an order of play despite the space; better write “{meant}”.</source>
        <translation>「{found}」は空白がありますが、着手順として読み込みます。「{meant}」と書くほうがよいでしょう。</translation>
    </message>
    <message>
        <source>“{found}” is too short for an order of play; two colours or more were expected, as in “~bw”.</source>
        <translation>「{found}」は着手順には短すぎます。「~bw」のように2色以上が必要です。</translation>
    </message>
    <message>
        <source>“{found}” mixes up upper and lower case; columns are upper case, stones lower case: “{meant}”.</source>
        <translation>「{found}」は大文字と小文字が混ざっています。列は大文字、石は小文字です: 「{meant}」。</translation>
    </message>
    <message>
        <source>“{found}” names a column off the board; its last column is {last}.</source>
        <translation>「{found}」の列は盤の外です。最後の列は {last} です。</translation>
    </message>
    <message>
        <source>“{found}” names a column without a row; both were expected, as in “.{column}{row}”.</source>
        <translation>「{found}」には列だけがあり、行がありません。「.{column}{row}」のように両方が必要です。</translation>
    </message>
    <message>
        <source>“{found}” names row 0; rows are counted from 1, from the bottom up.</source>
        <translation>「{found}」は0行目を指しています。行は下から1、2と数えます。</translation>
    </message>
    <message>
        <source>“{found}” names the column first; the row comes first: “{meant}”.</source>
        <translation>「{found}」は列が先になっています。行が先です: 「{meant}」。</translation>
    </message>
    <message>
        <source>“{found}” needs “_” before it: “{meant}”.</source>
        <translation>「{found}」の前に「_」が必要です: 「{meant}」。</translation>
    </message>
    <message>
        <source>“{key}” is not a color, such as &quot;#d3a35a&quot; or &quot;#d3a35a80&quot;; it is {value}.</source>
        <translation>「{key}」は {value} ですが、&quot;#d3a35a&quot; や &quot;#d3a35a80&quot; のような色ではありません。</translation>
    </message>
    <message>
        <source>“{key}” is not a list of at most two colors, such as [&quot;#ffffff&quot;]; it is {value}.</source>
        <translation>「{key}」は {value} ですが、[&quot;#ffffff&quot;] のような2色までの一覧ではありません。</translation>
    </message>
    <message>
        <source>“{key}” is not a width from 0 to 0.5, where 1 is the distance between two lines; it is {value}.</source>
        <translation>「{key}」は {value} ですが、線の間隔を1とした0から0.5までの太さではありません。</translation>
    </message>
    <message>
        <source>“{key}” is not one of {names}; it is {value}.</source>
        <translation>「{key}」は {value} ですが、{names} のいずれでもありません。</translation>
    </message>
    <message>
        <source>“{label}” at this point is a label; the mark is written in upper case: {mark}.</source>
        <translation>この点の「{label}」はラベルです。マークは大文字で書きます: {mark}。</translation>
    </message>
    <message>
        <source>“{name}” has no value in [ ]; it is skipped, but kept in the file.</source>
        <translation>「{name}」に [ ] の値がありません。無視しますが、ファイルには残します。</translation>
    </message>
    <message>
        <source>“{sign}” before each row is left out.</source>
        <translation>各行の前の「{sign}」は省かれます。</translation>
    </message>
    <message>
        <source>“{sign}” means nothing in this diagram; its point is read as empty.</source>
        <translation>「{sign}」はこの図では意味がありません。その点は空きとして読み込みます。</translation>
    </message>
    <message>
        <source>“{text}” does not tell which moves to number; use none, all, last:10 or 1-50.</source>
        <translation>「{text}」ではどの手に番号を付けるかわかりません。none、all、last:10、1-50 のように指定してください。</translation>
    </message>
    <message>
        <source>“{text}” is not a command line: {reason}.</source>
        <translation>「{text}」はコマンドラインではありません: {reason}。</translation>
    </message>
    <message>
        <source>“{text}” is not a point; write it as Q16, pd or 16-4.</source>
        <translation>「{text}」は点ではありません。Q16、pd、16-4 のように書いてください。</translation>
    </message>
    <message>
        <source>“{text}” is not a property; it is skipped, but kept in the file.</source>
        <translation>「{text}」はプロパティではありません。無視しますが、ファイルには残します。</translation>
    </message>
    <message>
        <source>“{text}” is not a shift by columns and rows, such as 2,-1.</source>
        <translation>「{text}」は 2,-1 のような列数と行数の移動量ではありません。</translation>
    </message>
    <message>
        <source>“{text}” is not a size from 1x1 to 52x52, such as 13x13.</source>
        <translation>「{text}」は 13x13 のような 1x1 から 52x52 までの大きさではありません。</translation>
    </message>
    <message>
        <source>“~” in row {row} is incomplete; a move number (~3) or an order of play (~bw) was expected.</source>
        <translation>{row}行目の「~」が不完全です。手数 (~3) または着手順 (~bw) が必要です。</translation>
    </message>
</context>
<context>
    <name>Progress</name>
    <message>
        <source>&amp;Cancel</source>
        <translation>キャンセル(&amp;C)</translation>
    </message>
</context>
<context>
    <name>Properties</name>
    <message>
        <source>A comment on the node.</source>
        <translation>ノードのコメント。</translation>
    </message>
    <message>
        <source>A comment on the whole game.</source>
        <translation>棋譜全体についてのコメント。</translation>
    </message>
    <message>
        <source>A short name for the node.</source>
        <translation>ノードの短い名前。</translation>
    </message>
    <message>
        <source>An estimate of the score: positive is good for Black.</source>
        <translation>目数差の推定値。プラスなら黒良し。</translation>
    </message>
    <message>
        <source>An identifier of the game (old files only).</source>
        <translation>対局の識別子 (古いファイルのみ)。</translation>
    </message>
    <message>
        <source>Arrows: two points separated by a colon.</source>
        <translation>矢印。コロンで区切った2点。</translation>
    </message>
    <message>
        <source>Black stones placed as setup.</source>
        <translation>配置された黒石。</translation>
    </message>
    <message>
        <source>Black&apos;s move: a point, or empty for a pass.</source>
        <translation>黒の手。点、またはパスなら空。</translation>
    </message>
    <message>
        <source>Black&apos;s name.</source>
        <translation>黒の対局者名。</translation>
    </message>
    <message>
        <source>Black&apos;s rank.</source>
        <translation>黒の段級位。</translation>
    </message>
    <message>
        <source>Black&apos;s remaining overtime moves.</source>
        <translation>黒の秒読みの残り手数。</translation>
    </message>
    <message>
        <source>Black&apos;s remaining time, in seconds.</source>
        <translation>黒の残り時間 (秒)。</translation>
    </message>
    <message>
        <source>Black&apos;s team.</source>
        <translation>黒のチーム。</translation>
    </message>
    <message>
        <source>Black&apos;s territory.</source>
        <translation>黒地。</translation>
    </message>
    <message>
        <source>Each player&apos;s main time, in seconds.</source>
        <translation>各対局者の持ち時間 (秒)。</translation>
    </message>
    <message>
        <source>Greyed-out points; an empty value ends greying out.</source>
        <translation>グレー表示の点。空の値でグレー表示を終えます。</translation>
    </message>
    <message>
        <source>How long an overtime period is (old files only).</source>
        <translation>秒読み1回の長さ (古いファイルのみ)。</translation>
    </message>
    <message>
        <source>How many moves an overtime period has (old files only).</source>
        <translation>秒読み1回の手数 (古いファイルのみ)。</translation>
    </message>
    <message>
        <source>How move numbers are printed.</source>
        <translation>手数の印刷方法。</translation>
    </message>
    <message>
        <source>How programs should show variations.</source>
        <translation>変化の表示方法。</translation>
    </message>
    <message>
        <source>Komi: the points White gets.</source>
        <translation>コミ。白に加わる目数。</translation>
    </message>
    <message>
        <source>Labels: a point, a colon and a text.</source>
        <translation>ラベル。点、コロン、文字。</translation>
    </message>
    <message>
        <source>Lines: two points separated by a colon.</source>
        <translation>線。コロンで区切った2点。</translation>
    </message>
    <message>
        <source>Overtime periods in which a move must be made (old files only).</source>
        <translation>1手を打つための秒読みの回数 (古いファイルのみ)。</translation>
    </message>
    <message>
        <source>Points emptied as setup.</source>
        <translation>配置として空にした点。</translation>
    </message>
    <message>
        <source>Points labelled with consecutive letters (old files only).</source>
        <translation>連続する英字を付けた点 (古いファイルのみ)。</translation>
    </message>
    <message>
        <source>Points marked with a circle.</source>
        <translation>丸の付いた点。</translation>
    </message>
    <message>
        <source>Points marked with a cross.</source>
        <translation>バツの付いた点。</translation>
    </message>
    <message>
        <source>Points marked with a square.</source>
        <translation>四角の付いた点。</translation>
    </message>
    <message>
        <source>Points marked with a triangle.</source>
        <translation>三角の付いた点。</translation>
    </message>
    <message>
        <source>Points with an unspecified mark (old files only).</source>
        <translation>種類を指定しないマークの付いた点 (古いファイルのみ)。</translation>
    </message>
    <message>
        <source>Selected points.</source>
        <translation>選択された点。</translation>
    </message>
    <message>
        <source>Starts a diagram: how it should look, and its name.</source>
        <translation>図の始まり。その体裁と名前。</translation>
    </message>
    <message>
        <source>The SGF version of the file; 4 is the newest.</source>
        <translation>ファイルの SGF バージョン。最新は 4 です。</translation>
    </message>
    <message>
        <source>The board size: one number for a square board, two separated by a colon for a rectangle.</source>
        <translation>碁盤の大きさ。正方形なら1つの数、長方形ならコロンで区切った2つの数。</translation>
    </message>
    <message>
        <source>The copyright of the game and its annotations.</source>
        <translation>棋譜と解説の著作権。</translation>
    </message>
    <message>
        <source>The date, such as 2024-05-03.</source>
        <translation>日付。2024-05-03 のように書きます。</translation>
    </message>
    <message>
        <source>The encoding of the file.</source>
        <translation>ファイルの文字コード。</translation>
    </message>
    <message>
        <source>The event at which the game was played.</source>
        <translation>対局が行われた棋戦。</translation>
    </message>
    <message>
        <source>The kind of game; 1 is Go.</source>
        <translation>ゲームの種類。1 が囲碁です。</translation>
    </message>
    <message>
        <source>The kind of setup (old files only).</source>
        <translation>配置の種類 (古いファイルのみ)。</translation>
    </message>
    <message>
        <source>The move is bad; 2 is very bad.</source>
        <translation>悪手。2 は大悪手。</translation>
    </message>
    <message>
        <source>The move is doubtful.</source>
        <translation>疑問手。</translation>
    </message>
    <message>
        <source>The move is good; 2 is very good.</source>
        <translation>好手。2 は妙手。</translation>
    </message>
    <message>
        <source>The move is interesting.</source>
        <translation>面白い手。</translation>
    </message>
    <message>
        <source>The move is played even if it is illegal.</source>
        <translation>反則であっても打たれる手。</translation>
    </message>
    <message>
        <source>The move number, if it differs.</source>
        <translation>通常と異なる場合の手数。</translation>
    </message>
    <message>
        <source>The name of the game.</source>
        <translation>対局の名前。</translation>
    </message>
    <message>
        <source>The node is of special interest.</source>
        <translation>特に注目すべきノード。</translation>
    </message>
    <message>
        <source>The number of handicap stones, 2 or more.</source>
        <translation>置石の数。2以上。</translation>
    </message>
    <message>
        <source>The opening played.</source>
        <translation>用いられた布石。</translation>
    </message>
    <message>
        <source>The overtime system.</source>
        <translation>秒読みの方式。</translation>
    </message>
    <message>
        <source>The place where the game was played.</source>
        <translation>対局の場所。</translation>
    </message>
    <message>
        <source>The position is even; 2 for emphasis.</source>
        <translation>互角。2 は強調。</translation>
    </message>
    <message>
        <source>The position is good for Black; 2 is very good.</source>
        <translation>黒良し。2 は大いに良し。</translation>
    </message>
    <message>
        <source>The position is good for White; 2 is very good.</source>
        <translation>白良し。2 は大いに良し。</translation>
    </message>
    <message>
        <source>The position is unclear.</source>
        <translation>形勢不明の局面。</translation>
    </message>
    <message>
        <source>The program that wrote the file, and its version.</source>
        <translation>ファイルを書いたプログラムとそのバージョン。</translation>
    </message>
    <message>
        <source>The result: B+3.5, W+R, 0 for a draw, Void or ?.</source>
        <translation>結果。B+3.5、W+R、0 (持碁)、Void、?。</translation>
    </message>
    <message>
        <source>The round of the event.</source>
        <translation>棋戦の回戦。</translation>
    </message>
    <message>
        <source>The rules of the game.</source>
        <translation>対局のルール。</translation>
    </message>
    <message>
        <source>The score (old files only).</source>
        <translation>目数 (古いファイルのみ)。</translation>
    </message>
    <message>
        <source>The source of the game, such as a book.</source>
        <translation>棋譜の出典。書籍など。</translation>
    </message>
    <message>
        <source>The visible part of the board; an empty value shows all of it.</source>
        <translation>碁盤の表示範囲。空の値で全体を表示します。</translation>
    </message>
    <message>
        <source>What SGF cannot express, as HEN: stones of other colours, for example.</source>
        <translation>SGF では表せないものの HEN。他の色の石など。</translation>
    </message>
    <message>
        <source>Whether Black is a program or a person (old files only).</source>
        <translation>黒がプログラムか人か (古いファイルのみ)。</translation>
    </message>
    <message>
        <source>Whether White is a program or a person (old files only).</source>
        <translation>白がプログラムか人か (古いファイルのみ)。</translation>
    </message>
    <message>
        <source>Whether a lost overtime loses the game (old files only).</source>
        <translation>秒読みが切れると負けになるか (古いファイルのみ)。</translation>
    </message>
    <message>
        <source>Which side the board is seen from (old files only).</source>
        <translation>碁盤をどちら側から見るか (古いファイルのみ)。</translation>
    </message>
    <message>
        <source>White stones placed as setup.</source>
        <translation>配置された白石。</translation>
    </message>
    <message>
        <source>White&apos;s move: a point, or empty for a pass.</source>
        <translation>白の手。点、またはパスなら空。</translation>
    </message>
    <message>
        <source>White&apos;s name.</source>
        <translation>白の対局者名。</translation>
    </message>
    <message>
        <source>White&apos;s rank.</source>
        <translation>白の段級位。</translation>
    </message>
    <message>
        <source>White&apos;s remaining overtime moves.</source>
        <translation>白の秒読みの残り手数。</translation>
    </message>
    <message>
        <source>White&apos;s remaining time, in seconds.</source>
        <translation>白の残り時間 (秒)。</translation>
    </message>
    <message>
        <source>White&apos;s team.</source>
        <translation>白のチーム。</translation>
    </message>
    <message>
        <source>White&apos;s territory.</source>
        <translation>白地。</translation>
    </message>
    <message>
        <source>Who annotated the game.</source>
        <translation>解説者。</translation>
    </message>
    <message>
        <source>Who entered the game.</source>
        <translation>棋譜の入力者。</translation>
    </message>
    <message>
        <source>Who moves first (old files only).</source>
        <translation>先番の色 (古いファイルのみ)。</translation>
    </message>
    <message>
        <source>Whose turn it is: B or W.</source>
        <translation>手番。B または W。</translation>
    </message>
</context>
<context>
    <name>PropertiesDialog</name>
    <message>
        <source>Node properties</source>
        <translation>ノードのプロパティ</translation>
    </message>
    <message>
        <source>Property</source>
        <translation>プロパティ</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>値</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>追加(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>削除(&amp;R)</translation>
    </message>
    <message>
        <source>Unknown property; it is kept as it is.</source>
        <translation>不明なプロパティ。そのまま残されます。</translation>
    </message>
    <message>
        <source>{property}: {help}</source>
        <translation>{property}: {help}</translation>
    </message>
    <message>
        <source>“{name}” is not a property name: use capital letters, such as KM.</source>
        <translation>「{name}」はプロパティ名ではありません。KM のように大文字で書いてください。</translation>
    </message>
    <message>
        <source>{shown} of {total} properties are shown. The others are kept.</source>
        <translation>{total}個中{shown}個のプロパティを表示しています。他のものはそのまま残ります。</translation>
    </message>
</context>
<context>
    <name>QPrintPreviewDialog</name>
    <message>
        <source>Page setup</source>
        <translation>ページ設定</translation>
    </message>
</context>
<context>
    <name>RecognitionDialog</name>
    <message>
        <source>Board from picture</source>
        <translation>画像から碁盤を読み取り</translation>
    </message>
    <message>
        <source>&amp;Mark its corners</source>
        <translation>隅を指定(&amp;M)</translation>
    </message>
    <message>
        <source>Whole &amp;picture</source>
        <translation>画像全体(&amp;P)</translation>
    </message>
    <message>
        <source>Next in &amp;doubt</source>
        <translation>次の不確かな点(&amp;D)</translation>
    </message>
    <message>
        <source>Go to the next point in doubt (F8), or the previous one (Shift+F8)</source>
        <translation>次の不確かな点へ移動 (F8)、または前の不確かな点へ移動 (Shift+F8)</translation>
    </message>
    <message>
        <source>Drag the four corners to where the outermost lines cross.</source>
        <translation>4つの印を、いちばん外側の線が交わる点へドラッグしてください。</translation>
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
        <translation>未設定</translation>
    </message>
    <message>
        <source>S&amp;wap colours</source>
        <translation>色を入れ替え(&amp;W)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Looking for a Go board...</source>
        <translation>碁盤を探しています...</translation>
    </message>
    <message>
        <source>No Go board found in this picture.</source>
        <translation>この画像に碁盤は見つかりませんでした。</translation>
    </message>
    <message>
        <source>In a photo, mark the corners of the board: it is read between them.</source>
        <translation>写真の場合は碁盤の隅を指定してください。その内側を読み取ります。</translation>
    </message>
    <message>
        <source>Board {number} of {count}, {size}</source>
        <translation>碁盤 {number}/{count}、{size}</translation>
    </message>
    <message numerus="yes">
        <source>Check: %Ln point(s) in doubt</source>
        <translation>
            <numerusform>要確認: 不確かな点 %Lnか所</numerusform>
        </translation>
    </message>
    <message>
        <source>Sure</source>
        <translation>確実</translation>
    </message>
    <message>
        <source>Check: compare the board with the picture</source>
        <translation>要確認: 碁盤を画像と見比べてください</translation>
    </message>
    <message>
        <source>Its corners or lines were set by hand.</source>
        <translation>隅または線の数が手動で設定されています。</translation>
    </message>
    <message>
        <source>Whole board</source>
        <translation>盤全体</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>空き</translation>
    </message>
    <message>
        <source>in doubt</source>
        <translation>不確か</translation>
    </message>
    <message>
        <source>&amp;Lines:</source>
        <translation>線の数(&amp;L):</translation>
    </message>
    <message>
        <source>&amp;Board:</source>
        <translation>碁盤(&amp;B):</translation>
    </message>
    <message>
        <source>Pla&amp;ce:</source>
        <translation>位置(&amp;C):</translation>
    </message>
    <message>
        <source>&amp;Turn:</source>
        <translation>手番(&amp;T):</translation>
    </message>
    <message>
        <source>Boards in the picture</source>
        <translation>画像内の碁盤</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>根拠</translation>
    </message>
</context>
<context>
    <name>Recorder</name>
    <message>
        <source>{name} (recovered)</source>
        <translation>{name} (復元)</translation>
    </message>
</context>
<context>
    <name>RecoveryDialog</name>
    <message>
        <source>Recover</source>
        <translation>復元</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>文書</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>変更数</translation>
    </message>
    <message>
        <source>Last change</source>
        <translation>最後の変更</translation>
    </message>
    <message>
        <source>Nothing to recover</source>
        <translation>復元するものはありません</translation>
    </message>
    <message numerus="yes">
        <source>Documents closed without saving are kept for %Ln day(s).</source>
        <translation>
            <numerusform>保存せずに閉じた文書は%Ln日間保管されます。</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>復元(&amp;R)</translation>
    </message>
    <message>
        <source>Open the document as it was, with its undo history; no file is changed</source>
        <translation>文書を元のまま、操作の履歴とともに開く。ファイルは変わりません</translation>
    </message>
    <message>
        <source>&amp;Delete...</source>
        <translation>削除(&amp;D)...</translation>
    </message>
    <message>
        <source>Delete the selected documents for good</source>
        <translation>選択した文書を完全に削除</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>無題</translation>
    </message>
    <message>
        <source>{name}
closed without being saved</source>
        <translation>{name}
保存せずに閉じた文書</translation>
    </message>
    <message>
        <source>Damaged ({size})</source>
        <translation>破損 ({size})</translation>
    </message>
    <message>
        <source>{name}
kept by another version of HEN Editor</source>
        <translation>{name}
HEN Editor の別のバージョンが保管</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>削除(&amp;D)</translation>
    </message>
    <message numerus="yes">
        <source>Delete %Ln document(s) for good?</source>
        <translation>
            <numerusform>%Ln個の文書を完全に削除しますか？</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RecoveryNotice</name>
    <message>
        <source>Recovery is off ({reason}): if HEN Editor stopped now, unsaved changes would be lost.</source>
        <translation>復元用コピーがありません ({reason})。いま HEN Editor が終了すると、未保存の変更は失われます。</translation>
    </message>
    <message>
        <source>Try again now to keep a recovery copy of unsaved work</source>
        <translation>未保存の作業の復元用コピーをもう一度作成</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>再試行</translation>
    </message>
</context>
<context>
    <name>RecoveryOffer</name>
    <message numerus="yes">
        <source>%Ln other(s)</source>
        <translation>
            <numerusform>他%Ln個</numerusform>
        </translation>
    </message>
    <message>
        <source>Not saved, and kept by another version of HEN Editor: {documents}</source>
        <translation>保存されておらず、HEN Editor の別のバージョンが保管しています: {documents}</translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) were not saved when HEN Editor stopped: {documents}</source>
        <translation>
            <numerusform>HEN Editor の終了時に%Ln個の文書が保存されていませんでした: {documents}</numerusform>
        </translation>
    </message>
    <message>
        <source>Restore all</source>
        <translation>すべて復元</translation>
    </message>
    <message>
        <source>Open these documents as they were, with their undo history; no file is changed</source>
        <translation>これらの文書を元のまま、操作の履歴とともに開く。ファイルは変わりません</translation>
    </message>
    <message>
        <source>Show...</source>
        <translation>表示...</translation>
    </message>
    <message>
        <source>Show what can be recovered</source>
        <translation>復元できるものを表示</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>後で</translation>
    </message>
    <message>
        <source>Keep these documents under File &gt; Recover</source>
        <translation>これらの文書を［ファイル］＞［復元］に残す</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>無題</translation>
    </message>
    <message numerus="yes">
        <source>%Ln change(s)</source>
        <translation>
            <numerusform>変更 %Ln件</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} ({changes}, {time})</source>
        <translation>{name} ({changes}、{time})</translation>
    </message>
</context>
<context>
    <name>Reopening</name>
    <message>
        <source>Not reopened, because it cannot be read: {files}</source>
        <translation>読み込めないため、開き直しませんでした: {files}</translation>
    </message>
</context>
<context>
    <name>RepairBar</name>
    <message>
        <source>Show the list of problems</source>
        <translation>問題点の一覧を表示</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>表示</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>Save a copy of the file</source>
        <translation>ファイルのコピーを保存</translation>
    </message>
</context>
<context>
    <name>ScopeChooser</name>
    <message>
        <source>Stones go into:</source>
        <translation>石の編集先:</translation>
    </message>
    <message>
        <source>this node</source>
        <translation>このノード</translation>
    </message>
    <message>
        <source>a new node</source>
        <translation>新しいノード</translation>
    </message>
    <message>
        <source>the node before</source>
        <translation>前のノード</translation>
    </message>
</context>
<context>
    <name>ScoreCurve</name>
    <message>
        <source>Score</source>
        <translation>目数の差</translation>
    </message>
</context>
<context>
    <name>ScreenDialog</name>
    <message>
        <source>Screenshot</source>
        <translation>スクリーンショット</translation>
    </message>
    <message>
        <source>Drag a frame around the board. Enter: the whole screen. Tab: the next screen. Esc: cancel.</source>
        <translation>碁盤をドラッグして囲んでください。Enter: 画面全体。Tab: 次の画面。Esc: キャンセル。</translation>
    </message>
    <message>
        <source>Drag a frame around the board. Enter: the whole screen. Esc: cancel.</source>
        <translation>碁盤をドラッグして囲んでください。Enter: 画面全体。Esc: キャンセル。</translation>
    </message>
</context>
<context>
    <name>Screenshots</name>
    <message>
        <source>The desktop offers no screenshots to programs.</source>
        <translation>このデスクトップは、プログラムによるスクリーンショットに対応していません。</translation>
    </message>
    <message>
        <source>The system gives no picture of the screen.</source>
        <translation>システムから画面の画像を取得できません。</translation>
    </message>
</context>
<context>
    <name>SeveralFiles</name>
    <message>
        <source>Several files</source>
        <translation>複数のファイル</translation>
    </message>
    <message>
        <source>Each is opened in a window of its own.</source>
        <translation>それぞれ別のウィンドウで開きます。</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>開く(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Add to this file</source>
        <translation>このファイルに追加(&amp;A)</translation>
    </message>
    <message numerus="yes">
        <source>Open %Ln file(s), or add their games to this file?</source>
        <translation>
            <numerusform>%Ln個のファイルを開きますか？ それとも、その棋譜をこのファイルに追加しますか？</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>ショートカットキー</translation>
    </message>
    <message>
        <source>Search actions and keys</source>
        <translation>操作とキーを検索</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>Actions and their keys</source>
        <translation>操作とそのキー</translation>
    </message>
    <message>
        <source>No matches</source>
        <translation>該当なし</translation>
    </message>
    <message>
        <source>&amp;Set</source>
        <translation>設定(&amp;S)</translation>
    </message>
    <message>
        <source>A&amp;dd</source>
        <translation>追加(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>削除(&amp;R)</translation>
    </message>
    <message>
        <source>Rese&amp;t</source>
        <translation>リセット(&amp;T)</translation>
    </message>
    <message>
        <source>Reset &amp;all</source>
        <translation>すべてリセット(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Preset:</source>
        <translation>プリセット(&amp;P):</translation>
    </message>
    <message>
        <source>Press a &amp;key:</source>
        <translation>キーを押す(&amp;K):</translation>
    </message>
    <message>
        <source>{key} cannot be assigned: the window itself needs it.</source>
        <translation>{key} は割り当てられません。ウィンドウ自体が使います。</translation>
    </message>
    <message>
        <source>“{action}”</source>
        <translation>「{action}」</translation>
    </message>
    <message>
        <source>{key} is assigned to {actions}. Setting it here removes it there.</source>
        <translation>{key} は{actions}に割り当てられています。ここで設定すると、そちらからは外れます。</translation>
    </message>
    <message>
        <source>The action already has this key.</source>
        <translation>この操作にはすでにこのキーがあります。</translation>
    </message>
    <message>
        <source>{key} works only while the board or the tree has the focus.</source>
        <translation>{key} が働くのは、碁盤またはツリーにフォーカスがあるときだけです。</translation>
    </message>
</context>
<context>
    <name>SolveBar</name>
    <message>
        <source>Mark some points, one of them the right one</source>
        <translation>正解を含むいくつかの点に印を付ける</translation>
    </message>
    <message>
        <source>Show the next move of the solution</source>
        <translation>正解の次の手を表示</translation>
    </message>
    <message>
        <source>Go back to the start of this problem</source>
        <translation>この問題の最初に戻る</translation>
    </message>
    <message>
        <source>Go to the next problem of this file</source>
        <translation>このファイルの次の問題へ</translation>
    </message>
    <message>
        <source>Stop solving problems (Esc)</source>
        <translation>問題を解くのをやめる (Esc)</translation>
    </message>
</context>
<context>
    <name>Solver</name>
    <message>
        <source>Reading the problem...</source>
        <translation>問題を読み込んでいます...</translation>
    </message>
    <message>
        <source>What follows is hidden until you find it.</source>
        <translation>この先は、正解するまで隠されています。</translation>
    </message>
    <message>
        <source>Looking for a problem...</source>
        <translation>問題を探しています...</translation>
    </message>
    <message>
        <source>This is the last problem of the file.</source>
        <translation>これがファイルの最後の問題です。</translation>
    </message>
    <message>
        <source>This is the first problem of the file.</source>
        <translation>これがファイルの最初の問題です。</translation>
    </message>
    <message>
        <source>This game has no moves to find.</source>
        <translation>この棋譜には、正解手がありません。</translation>
    </message>
</context>
<context>
    <name>Solving</name>
    <message>
        <source>Pass</source>
        <translation>パス</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>問題</translation>
    </message>
    <message>
        <source>Clear results</source>
        <translation>結果を消去</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>Board: click to play, or use the arrow keys and Enter</source>
        <translation>碁盤: クリックで着手。矢印キーと Enter も使えます</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>空き</translation>
    </message>
    <message>
        <source>Does {color} have to play at all?</source>
        <translation>{color}はそもそも打つ必要がありますか？</translation>
    </message>
    <message>
        <source>Find the best move for {color}.</source>
        <translation>{color}の最善の手を見つけてください。</translation>
    </message>
    <message>
        <source>First try: {solved} of {tried}</source>
        <translation>初回正解: {solved}/{tried}</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>ヒント</translation>
    </message>
    <message>
        <source>Next problem</source>
        <translation>次の問題</translation>
    </message>
    <message>
        <source>One of the marked points, {first} to {last}.</source>
        <translation>{first} から {last} までの、印の付いた点のどれかです。</translation>
    </message>
    <message>
        <source>Previous problem</source>
        <translation>前の問題</translation>
    </message>
    <message>
        <source>Right!</source>
        <translation>正解！</translation>
    </message>
    <message>
        <source>Right! Find the next move for {color}.</source>
        <translation>正解！ {color}の次の手を見つけてください。</translation>
    </message>
    <message>
        <source>Show move</source>
        <translation>手を表示</translation>
    </message>
    <message>
        <source>Solved!</source>
        <translation>解けました！</translation>
    </message>
    <message>
        <source>This move is not in the file. Try another one.</source>
        <translation>この手はファイルにありません。別の手を試してください。</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>もう一度</translation>
    </message>
    <message>
        <source>Whole board</source>
        <translation>盤全体</translation>
    </message>
    <message>
        <source>Wrong. Click the board to see the reply.</source>
        <translation>不正解です。碁盤をクリックすると応手を表示します。</translation>
    </message>
    <message>
        <source>Wrong. Try again.</source>
        <translation>不正解です。もう一度どうぞ。</translation>
    </message>
    <message>
        <source>{color} passes.</source>
        <translation>{color}はパスしました。</translation>
    </message>
</context>
<context>
    <name>SourceNotice</name>
    <message>
        <source>Line {line}: “{text}”. {message}</source>
        <translation>{line}行目: 「{text}」。{message}</translation>
    </message>
    <message>
        <source>Line {line}. {message}</source>
        <translation>{line}行目。{message}</translation>
    </message>
    <message numerus="yes">
        <source>Repaired %Ln error(s).</source>
        <translation>
            <numerusform>%Ln件の誤りを修正しました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Repaired %Ln error(s); read as {encoding}.</source>
        <translation>
            <numerusform>%Ln件の誤りを修正しました。{encoding} で読み込みました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Repaired more than %Ln error(s).</source>
        <translation>
            <numerusform>%Ln件を超える誤りを修正しました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Repaired more than %Ln error(s); read as {encoding}.</source>
        <translation>
            <numerusform>%Ln件を超える誤りを修正しました。{encoding} で読み込みました。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Speech</name>
    <message>
        <source>Board {size}.</source>
        <translation>碁盤 {size}。</translation>
    </message>
    <message>
        <source>Changed: {items}.</source>
        <translation>変更: {items}。</translation>
    </message>
    <message>
        <source>Column {name}: {items}.</source>
        <translation>{name}列: {items}。</translation>
    </message>
    <message>
        <source>Comment: {text}</source>
        <translation>コメント: {text}</translation>
    </message>
    <message>
        <source>End of line.</source>
        <translation>最終手です。</translation>
    </message>
    <message>
        <source>Ko at {point}.</source>
        <translation>コウは {point}。</translation>
    </message>
    <message>
        <source>Last move: {color} passed.</source>
        <translation>最後の手: {color}のパス。</translation>
    </message>
    <message>
        <source>Last move: {color} {point}.</source>
        <translation>最後の手: {color} {point}。</translation>
    </message>
    <message>
        <source>Move {number}: {color} passes</source>
        <translation>{number}手目: {color}のパス</translation>
    </message>
    <message>
        <source>Move {number}: {color} {point}</source>
        <translation>{number}手目: {color} {point}</translation>
    </message>
    <message>
        <source>Near {point}: {items}.</source>
        <translation>{point} の近く: {items}。</translation>
    </message>
    <message>
        <source>Next to {point}: {items}.</source>
        <translation>{point} の隣: {items}。</translation>
    </message>
    <message>
        <source>Next: {items}.</source>
        <translation>次の手: {items}。</translation>
    </message>
    <message>
        <source>No comment.</source>
        <translation>コメントはありません。</translation>
    </message>
    <message>
        <source>No ko.</source>
        <translation>コウはありません。</translation>
    </message>
    <message>
        <source>No last move.</source>
        <translation>最後の手はありません。</translation>
    </message>
    <message>
        <source>No move</source>
        <translation>手なし</translation>
    </message>
    <message>
        <source>No other stones near {point}.</source>
        <translation>{point} の近くに他の石はありません。</translation>
    </message>
    <message>
        <source>No stone at {point}.</source>
        <translation>{point} に石はありません。</translation>
    </message>
    <message>
        <source>No stones.</source>
        <translation>石はありません。</translation>
    </message>
    <message>
        <source>Nothing changed on the board.</source>
        <translation>盤上に変化はありません。</translation>
    </message>
    <message>
        <source>Nothing has been captured.</source>
        <translation>取られた石はありません。</translation>
    </message>
    <message>
        <source>Row {name}: {items}.</source>
        <translation>{name}行目: {items}。</translation>
    </message>
    <message>
        <source>Start of game</source>
        <translation>開始局面</translation>
    </message>
    <message>
        <source>arrow from {points}</source>
        <translation>{points} からの矢印</translation>
    </message>
    <message>
        <source>arrow to {points}</source>
        <translation>{points} への矢印</translation>
    </message>
    <message>
        <source>board {size}</source>
        <translation>碁盤 {size}</translation>
    </message>
    <message numerus="yes">
        <source>chain of {count}</source>
        <translation>
            <numerusform>{count}子の連</numerusform>
        </translation>
    </message>
    <message>
        <source>circle</source>
        <translation>丸</translation>
    </message>
    <message>
        <source>cross</source>
        <translation>バツ</translation>
    </message>
    <message>
        <source>dead</source>
        <translation>死石</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>空き</translation>
    </message>
    <message>
        <source>end of line</source>
        <translation>最終手</translation>
    </message>
    <message>
        <source>greyed out</source>
        <translation>グレー表示</translation>
    </message>
    <message>
        <source>ko</source>
        <translation>コウ</translation>
    </message>
    <message>
        <source>ko at {point}</source>
        <translation>コウ {point}</translation>
    </message>
    <message>
        <source>label {text}</source>
        <translation>ラベル {text}</translation>
    </message>
    <message>
        <source>label {text} at {point}</source>
        <translation>{point} のラベル {text}</translation>
    </message>
    <message>
        <source>last move</source>
        <translation>最後の手</translation>
    </message>
    <message>
        <source>line to {points}</source>
        <translation>{points} への線</translation>
    </message>
    <message>
        <source>name {text}</source>
        <translation>名前 {text}</translation>
    </message>
    <message>
        <source>next move for {color}</source>
        <translation>{color}の次の手</translation>
    </message>
    <message>
        <source>number {number}</source>
        <translation>番号 {number}</translation>
    </message>
    <message>
        <source>number {text} at {point}</source>
        <translation>{point} の番号 {text}</translation>
    </message>
    <message>
        <source>order of play {colors}</source>
        <translation>着手順 {colors}</translation>
    </message>
    <message>
        <source>selected</source>
        <translation>選択</translation>
    </message>
    <message>
        <source>setup</source>
        <translation>配置</translation>
    </message>
    <message>
        <source>square</source>
        <translation>四角</translation>
    </message>
    <message>
        <source>star point</source>
        <translation>星</translation>
    </message>
    <message>
        <source>triangle</source>
        <translation>三角</translation>
    </message>
    <message>
        <source>variation {number} of {total}</source>
        <translation>変化 {number}/{total}</translation>
    </message>
    <message>
        <source>{before} replaced by {after}</source>
        <translation>{before} から {after} に変更</translation>
    </message>
    <message>
        <source>{color}</source>
        <translation>{color}</translation>
    </message>
    <message>
        <source>{color} at {point}</source>
        <translation>{point} の{color}</translation>
    </message>
    <message numerus="yes">
        <source>{color} chain of {count}: {points}.</source>
        <translation>
            <numerusform>{color}{count}子の連: {points}。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{color} has captured {count}.</source>
        <translation>
            <numerusform>{color}のアゲハマ {count}。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{color} has {count} stones.</source>
        <translation>
            <numerusform>{color}石 {count}個。</numerusform>
        </translation>
    </message>
    <message>
        <source>{color} passes</source>
        <translation>{color}のパス</translation>
    </message>
    <message>
        <source>{color} territory</source>
        <translation>{color}地</translation>
    </message>
    <message>
        <source>{color} to play</source>
        <translation>{color}番</translation>
    </message>
    <message>
        <source>{color} to play.</source>
        <translation>{color}番です。</translation>
    </message>
    <message>
        <source>{color} {point}</source>
        <translation>{color} {point}</translation>
    </message>
    <message numerus="yes">
        <source>{count} changes on the board.</source>
        <translation>
            <numerusform>盤上の変化は{count}か所。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} liberties</source>
        <translation>
            <numerusform>呼吸点 {count}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} liberties: {points}.</source>
        <translation>
            <numerusform>呼吸点 {count}: {points}。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} stones captured</source>
        <translation>
            <numerusform>石{count}個を取る</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} variations follow</source>
        <translation>
            <numerusform>この先に変化 {count}</numerusform>
        </translation>
    </message>
    <message>
        <source>{first} to {last} {color}</source>
        <translation>{first} から {last} {color}</translation>
    </message>
    <message>
        <source>{items}.</source>
        <translation>{items}。</translation>
    </message>
    <message>
        <source>{item} added</source>
        <translation>{item} 追加</translation>
    </message>
    <message>
        <source>{item} removed</source>
        <translation>{item} 削除</translation>
    </message>
    <message>
        <source>{mark} at {point}</source>
        <translation>{point} の{mark}</translation>
    </message>
    <message>
        <source>{point} empty</source>
        <translation>{point} 空き</translation>
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
        <translation>コメント(&amp;C)</translation>
    </message>
    <message>
        <source>Node &amp;names</source>
        <translation>ノード名(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Labels</source>
        <translation>ラベル(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Marks</source>
        <translation>マーク(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Arrows and lines</source>
        <translation>矢印と線(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Territory</source>
        <translation>地(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Greyed-out points</source>
        <translation>グレー表示の点(&amp;G)</translation>
    </message>
    <message>
        <source>Cropped &amp;views</source>
        <translation>部分表示(&amp;V)</translation>
    </message>
    <message>
        <source>Annotation&amp;s</source>
        <translation>評価(&amp;S)</translation>
    </message>
    <message>
        <source>Remaining t&amp;imes</source>
        <translation>残り時間(&amp;I)</translation>
    </message>
    <message>
        <source>Remove comments and markup</source>
        <translation>コメントと書き込みの削除</translation>
    </message>
    <message>
        <source>&amp;Whole game</source>
        <translation>棋譜全体(&amp;W)</translation>
    </message>
    <message>
        <source>From</source>
        <translation>対象</translation>
    </message>
    <message>
        <source>This n&amp;ode</source>
        <translation>このノード(&amp;O)</translation>
    </message>
</context>
<context>
    <name>Styles</name>
    <message>
        <source>Wood</source>
        <translation>木目</translation>
    </message>
    <message>
        <source>Dark wood</source>
        <translation>濃い木目</translation>
    </message>
    <message>
        <source>Black and white</source>
        <translation>白黒</translation>
    </message>
    <message>
        <source>Greyscale</source>
        <translation>グレースケール</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>ハイコントラスト</translation>
    </message>
    <message>
        <source>Looking for board styles...</source>
        <translation>碁盤のスタイルを探しています...</translation>
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
        <translation>囲碁の棋譜ではないため、碁盤に何も置けません。</translation>
    </message>
</context>
<context>
    <name>ToolPalette</name>
    <message>
        <source>More tools</source>
        <translation>その他のツール</translation>
    </message>
</context>
<context>
    <name>Tools</name>
    <message>
        <source>Remove arrows and lines</source>
        <translation>矢印と線の削除</translation>
    </message>
    <message>
        <source>Arrow</source>
        <translation>矢印</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>線</translation>
    </message>
    <message>
        <source>Remove territory</source>
        <translation>地の削除</translation>
    </message>
    <message>
        <source>Territory</source>
        <translation>地</translation>
    </message>
    <message>
        <source>Remove grey-out</source>
        <translation>グレー表示の解除</translation>
    </message>
    <message>
        <source>Grey out</source>
        <translation>グレー表示</translation>
    </message>
    <message>
        <source>Crop view</source>
        <translation>部分表示</translation>
    </message>
    <message>
        <source>Show the whole board</source>
        <translation>盤全体の表示</translation>
    </message>
    <message>
        <source>Remove stone</source>
        <translation>石の除去</translation>
    </message>
    <message>
        <source>Move stone</source>
        <translation>石の移動</translation>
    </message>
    <message>
        <source>Copy stone</source>
        <translation>石のコピー</translation>
    </message>
    <message>
        <source>Copy stones</source>
        <translation>石のコピー</translation>
    </message>
    <message>
        <source>Move stones</source>
        <translation>石の移動</translation>
    </message>
    <message>
        <source>There is no stone to mark dead or alive.</source>
        <translation>死活を切り替える石がありません。</translation>
    </message>
    <message>
        <source>Boards with more than 25 columns allow only black and white stones.</source>
        <translation>26路以上の碁盤では、黒石と白石しか置けません。</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>消去</translation>
    </message>
    <message>
        <source>This ko comes from the last move; it cannot be removed.</source>
        <translation>このコウは最後の手によるもので、削除できません。</translation>
    </message>
    <message>
        <source>There is no stone on that point.</source>
        <translation>その点に石はありません。</translation>
    </message>
    <message>
        <source>This node is that move; its marker cannot be removed.</source>
        <translation>このノードがその手なので、印は削除できません。</translation>
    </message>
</context>
<context>
    <name>TransformDialog</name>
    <message>
        <source>This position</source>
        <translation>この局面</translation>
    </message>
    <message>
        <source>This variation</source>
        <translation>この変化</translation>
    </message>
    <message>
        <source>This game</source>
        <translation>この棋譜</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>すべての棋譜</translation>
    </message>
    <message>
        <source>Transform</source>
        <translation>変換</translation>
    </message>
    <message>
        <source>Neither</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Swap &amp;colours</source>
        <translation>色を入れ替え(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Board size:</source>
        <translation>碁盤の大きさ(&amp;B):</translation>
    </message>
    <message>
        <source>Change &amp;names of points in comments and names</source>
        <translation>コメントと名前に含まれる座標も変更(&amp;N)</translation>
    </message>
    <message>
        <source>The position afterwards</source>
        <translation>変換後の局面</translation>
    </message>
    <message>
        <source>What falls off or stays as it is</source>
        <translation>盤の外になるもの、変わらないもの</translation>
    </message>
    <message>
        <source>Names of points that change</source>
        <translation>変わる座標</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>&amp;What:</source>
        <translation>対象(&amp;W):</translation>
    </message>
    <message>
        <source>&amp;Rotate or mirror:</source>
        <translation>回転・反転(&amp;R):</translation>
    </message>
    <message>
        <source>Shift to the r&amp;ight:</source>
        <translation>右へ移動(&amp;I):</translation>
    </message>
    <message>
        <source>Shift &amp;down:</source>
        <translation>下へ移動(&amp;D):</translation>
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
        <translation>隠れたノード: {count}。クリックで表示。</translation>
    </message>
    <message>
        <source>Same position elsewhere: move {numbers}</source>
        <translation>同じ局面: {numbers}手目</translation>
    </message>
    <message>
        <source>Same position elsewhere: move {numbers} and others</source>
        <translation>同じ局面: {numbers}手目など</translation>
    </message>
    <message>
        <source>Variation tree</source>
        <translation>変化のツリー</translation>
    </message>
    <message>
        <source>Arrow keys go through the game. The moves as a list are in the menu View, Panels.</source>
        <translation>矢印キーで棋譜の中を移動します。手の一覧は、メニューの「表示」の「パネル」にあります。</translation>
    </message>
</context>
<context>
    <name>UnsavedDialog</name>
    <message>
        <source>Quit</source>
        <translation>終了</translation>
    </message>
    <message>
        <source>Save the changes to these documents?</source>
        <translation>これらの文書への変更を保存しますか？</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>破棄(&amp;D)</translation>
    </message>
    <message>
        <source>The changes to documents that are not ticked are discarded.</source>
        <translation>選択されていない文書への変更は破棄されます。</translation>
    </message>
    <message>
        <source>Unsaved documents</source>
        <translation>未保存の文書</translation>
    </message>
    <message>
        <source>{file} (its unfinished HEN is not part of the file)</source>
        <translation>{file} (未完成の HEN はファイルに含まれません)</translation>
    </message>
    <message>
        <source>{file}: unfinished HEN, not part of the file</source>
        <translation>{file}: 未完成の HEN、ファイルには含まれません</translation>
    </message>
</context>
<context>
    <name>VersionsDialog</name>
    <message>
        <source>Earlier versions</source>
        <translation>以前のバージョン</translation>
    </message>
    <message>
        <source>Replaced</source>
        <translation>置き換え日時</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>サイズ</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>No earlier versions of this file</source>
        <translation>このファイルに以前のバージョンはありません</translation>
    </message>
    <message>
        <source>Reading...</source>
        <translation>読み込んでいます...</translation>
    </message>
    <message numerus="yes">
        <source>Earlier versions are kept for %Ln day(s).</source>
        <translation>
            <numerusform>以前のバージョンは%Ln日間保管されます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %Ln version(s) of a file are kept.</source>
        <translation>
            <numerusform>1つのファイルにつき最大%Ln個のバージョンが保管されます。</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Open as a copy</source>
        <translation>コピーとして開く(&amp;O)</translation>
    </message>
    <message>
        <source>Open this version in another window, as a document without a file</source>
        <translation>このバージョンを、ファイルのない文書として別のウィンドウで開く</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>復元(&amp;R)</translation>
    </message>
    <message>
        <source>Replace the games of this document with those of this version; this can be undone</source>
        <translation>この文書の棋譜をこのバージョンのものに置き換える。元に戻せます</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation>比較(&amp;C)</translation>
    </message>
    <message>
        <source>Show what differs between this version and the document</source>
        <translation>このバージョンと文書の違いを表示</translation>
    </message>
    <message>
        <source>&amp;Delete...</source>
        <translation>削除(&amp;D)...</translation>
    </message>
    <message>
        <source>Delete this version for good</source>
        <translation>このバージョンを完全に削除</translation>
    </message>
    <message>
        <source>{size} kB</source>
        <translation>{size} kB</translation>
    </message>
    <message numerus="yes">
        <source>%Ln node(s)</source>
        <translation>
            <numerusform>%Lnノード</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s)</source>
        <translation>
            <numerusform>%Ln局</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln move(s)</source>
        <translation>
            <numerusform>%Ln手</numerusform>
        </translation>
    </message>
    <message>
        <source>Version replaced {time}</source>
        <translation>{time}に置き換えられたバージョン</translation>
    </message>
    <message>
        <source>This document</source>
        <translation>この文書</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>削除(&amp;D)</translation>
    </message>
    <message>
        <source>Delete this version for good?</source>
        <translation>このバージョンを完全に削除しますか？</translation>
    </message>
    <message>
        <source>The version could not be deleted.</source>
        <translation>バージョンを削除できませんでした。</translation>
    </message>
</context>
<context>
    <name>WebPageDialog</name>
    <message>
        <source>Export problems as web page</source>
        <translation>問題を Web ページとして書き出す</translation>
    </message>
    <message>
        <source>&amp;Title:</source>
        <translation>タイトル(&amp;T):</translation>
    </message>
    <message>
        <source>&amp;Introduction:</source>
        <translation>はじめの文章(&amp;I):</translation>
    </message>
    <message>
        <source>Shown above the first problem</source>
        <translation>最初の問題の上に表示されます</translation>
    </message>
    <message>
        <source>As in this file</source>
        <translation>ファイルの順</translation>
    </message>
    <message>
        <source>Shuffled each time the page is opened</source>
        <translation>ページを開くたびに並べ替え</translation>
    </message>
    <message>
        <source>&amp;Order:</source>
        <translation>順序(&amp;O):</translation>
    </message>
    <message>
        <source>&amp;Names of the problems</source>
        <translation>問題の名前(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Show the right move on request</source>
        <translation>求めに応じて正解手を表示(&amp;S)</translation>
    </message>
    <message>
        <source>Save &amp;as...</source>
        <translation>名前を付けて保存(&amp;A)...</translation>
    </message>
</context>
<context>
    <name>Welcome</name>
    <message>
        <source>Click the board to play, or</source>
        <translation>碁盤をクリックして打つ、または</translation>
    </message>
    <message>
        <source>Open a file</source>
        <translation>ファイルを開く</translation>
    </message>
    <message>
        <source>Paste a HEN or a game</source>
        <translation>HEN または棋譜を貼り付け</translation>
    </message>
    <message>
        <source>Last files</source>
        <translation>最近のファイル</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>例</translation>
    </message>
    <message>
        <source>What is HEN?</source>
        <translation>HEN とは？</translation>
    </message>
    <message>
        <source>Paste the files</source>
        <translation>ファイルを貼り付け</translation>
    </message>
    <message>
        <source>Paste the text</source>
        <translation>テキストを貼り付け</translation>
    </message>
    <message>
        <source>Paste the picture</source>
        <translation>画像を貼り付け</translation>
    </message>
</context>
<context>
    <name>WhatsThis</name>
    <message>
        <source>The board. A click does what the active tool does; the wheel steps through the game.</source>
        <translation>碁盤。クリックすると選択中のツールが働きます。ホイールで手を進めたり戻したりできます。</translation>
    </message>
    <message>
        <source>The position as HEN text. Type or paste here: the board follows each letter. Ctrl+Space offers what may come next; the line below says what is wrong.</source>
        <translation>局面を表す HEN。ここに入力または貼り付けると、1文字ごとに碁盤に反映されます。Ctrl+Space で続く候補を、下の行で誤りを表示します。</translation>
    </message>
    <message>
        <source>Who plays, and whose turn it is. A click on a row lets that side play next; the pencil opens the game info.</source>
        <translation>対局者と手番です。行をクリックすると、次はその側の手番になります。鉛筆のボタンで対局情報が開きます。</translation>
    </message>
    <message>
        <source>The moves of the game and its variations. Click one to go there, drag one to move it.</source>
        <translation>棋譜の手と変化。クリックでその手へ移動し、ドラッグで手を動かします。</translation>
    </message>
    <message>
        <source>The name and the comment of this node. Names of points light up on the board.</source>
        <translation>このノードの名前とコメント。座標を指すと、碁盤上の点が光ります。</translation>
    </message>
    <message>
        <source>The game: its moves, the comment of this node, and navigation.</source>
        <translation>対局。手順、このノードのコメント、移動ボタン。</translation>
    </message>
    <message>
        <source>What is wrong with text, position, game and file. Click a problem to go there.</source>
        <translation>テキスト、局面、棋譜、ファイルの問題点。クリックするとその場所へ移動します。</translation>
    </message>
    <message>
        <source>The games of the file. Click one to go to it.</source>
        <translation>ファイルの棋譜。クリックするとその棋譜へ移動します。</translation>
    </message>
    <message>
        <source>The menus. Ctrl+Shift+P finds any of their commands by its words.</source>
        <translation>メニューです。Ctrl+Shift+P を押すと、名前の一部からコマンドを検索できます。</translation>
    </message>
    <message>
        <source>The tools: what a click on the board does.</source>
        <translation>ツール。碁盤をクリックしたときの働きを選びます。</translation>
    </message>
    <message>
        <source>What is wrong with the text, or what was just done; the point under the pointer; the problems.</source>
        <translation>テキストの誤りや直前の操作、ポインターの下の点、問題点を表示します。</translation>
    </message>
</context>
<context>
    <name>Windows</name>
    <message>
        <source>It is open in another window.</source>
        <translation>別のウィンドウで開いています。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) could not be opened.</source>
        <translation>
            <numerusform>%Ln個のファイルを開けませんでした。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) could not be recovered.</source>
        <translation>
            <numerusform>%Ln個の文書を復元できませんでした。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Worksheet</name>
    <message>
        <source>Worksheet</source>
        <translation>問題プリント</translation>
    </message>
    <message>
        <source>&amp;Title:</source>
        <translation>タイトル(&amp;T):</translation>
    </message>
    <message>
        <source>&amp;Games:</source>
        <translation>問題の番号(&amp;G):</translation>
    </message>
    <message>
        <source>All, or 1-12, 15</source>
        <translation>全問、1-12, 15</translation>
    </message>
    <message>
        <source>&amp;Diagrams on a page:</source>
        <translation>1ページの図の数(&amp;D):</translation>
    </message>
    <message>
        <source>&amp;Lines to write on:</source>
        <translation>解答欄の行数(&amp;L):</translation>
    </message>
    <message>
        <source>&amp;Names of the problems</source>
        <translation>問題の名前(&amp;N)</translation>
    </message>
    <message>
        <source>Co&amp;mments before the first move</source>
        <translation>最初の手より前のコメント(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Answers on pages of their own</source>
        <translation>解答を別のページに(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Wrong moves in the answers</source>
        <translation>解答に失敗図も入れる(&amp;W)</translation>
    </message>
</context>
<context>
    <name>_Examples</name>
    <message>
        <source>Examples of HEN</source>
        <translation>HEN の例</translation>
    </message>
    <message>
        <source>The parts of a HEN</source>
        <translation>HEN の構成要素</translation>
    </message>
    <message>
        <source>Whole positions</source>
        <translation>局面全体</translation>
    </message>
    <message>
        <source>Mistakes and their messages</source>
        <translation>誤りとそのメッセージ</translation>
    </message>
    <message>
        <source>No matches</source>
        <translation>該当なし</translation>
    </message>
    <message>
        <source>Click to see it on the board</source>
        <translation>クリックすると碁盤に表示</translation>
    </message>
</context>
<context>
    <name>_GoToDialog</name>
    <message>
        <source>&amp;Go</source>
        <translation>移動(&amp;G)</translation>
    </message>
</context>
<context>
    <name>_Keys</name>
    <message>
        <source>Commands and their keys</source>
        <translation>コマンドとそのキー</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>コマンド</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>No matches</source>
        <translation>該当なし</translation>
    </message>
</context>
<context>
    <name>_Results</name>
    <message>
        <source>Places found</source>
        <translation>見つかった場所</translation>
    </message>
</context>
</TS>
