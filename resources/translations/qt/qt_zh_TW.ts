<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_TW" sourcelanguage="en">
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Drive</source>
        <translation>磁碟機</translation>
    </message>
    <message>
        <source>File</source>
        <translation>檔案</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>資料夾</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>捷徑</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>不明</translation>
    </message>
</context>
<context>
    <name>QCupsJobWidget</name>
    <message>
        <source>&amp;Billing information:</source>
        <translation>計費資訊(&amp;B)：</translation>
    </message>
    <message>
        <source>&amp;End:</source>
        <translation>結尾(&amp;E)：</translation>
    </message>
    <message>
        <source>&amp;Start:</source>
        <translation>開始(&amp;S)：</translation>
    </message>
    <message>
        <source>Job &amp;priority:</source>
        <translation>作業優先順序(&amp;P)：</translation>
    </message>
    <message>
        <source>Scheduled &amp;printing:</source>
        <translation>排程列印(&amp;P)：</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>尋找於(&amp;L)：</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>檔案類型(&amp;T)：</translation>
    </message>
</context>
<context>
    <name>QPageSetupWidget</name>
    <message>
        <source>Page &amp;order:</source>
        <translation>頁面順序(&amp;O)：</translation>
    </message>
    <message>
        <source>Pages &amp;per sheet:</source>
        <translation>每張紙包含頁數(&amp;P)：</translation>
    </message>
</context>
<context>
    <name>QPrintSettingsOutput</name>
    <message>
        <source>Double Sided Printing</source>
        <translation>雙面列印</translation>
    </message>
    <message>
        <source>Long side binding</source>
        <translation>長邊裝訂</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>關閉</translation>
    </message>
    <message>
        <source>Page &amp;Set:</source>
        <translation>頁面集合(&amp;S)：</translation>
    </message>
    <message>
        <source>Short side binding</source>
        <translation>短邊裝訂</translation>
    </message>
</context>
</TS>
