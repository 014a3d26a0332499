<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ko" sourcelanguage="en">
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Drive</source>
        <translation>드라이브</translation>
    </message>
    <message>
        <source>File</source>
        <translation>파일</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>폴더</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>바로 가기</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>알 수 없음</translation>
    </message>
</context>
<context>
    <name>QCupsJobWidget</name>
    <message>
        <source>&amp;Billing information:</source>
        <translation>청구 정보(&amp;B):</translation>
    </message>
    <message>
        <source>&amp;End:</source>
        <translation>끝(&amp;E):</translation>
    </message>
    <message>
        <source>&amp;Start:</source>
        <translation>시작(&amp;S):</translation>
    </message>
    <message>
        <source>Job &amp;priority:</source>
        <translation>작업 우선 순위(&amp;P):</translation>
    </message>
    <message>
        <source>Scheduled &amp;printing:</source>
        <translation>예약 인쇄(&amp;P):</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>다음에서 찾기(&amp;L):</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>파일 형식(&amp;T):</translation>
    </message>
</context>
<context>
    <name>QPageSetupWidget</name>
    <message>
        <source>Page &amp;order:</source>
        <translation>쪽 순서(&amp;O):</translation>
    </message>
    <message>
        <source>Pages &amp;per sheet:</source>
        <translation>장당 쪽 수(&amp;P):</translation>
    </message>
</context>
<context>
    <name>QPrintSettingsOutput</name>
    <message>
        <source>Page &amp;Set:</source>
        <translation>쪽 집합(&amp;S):</translation>
    </message>
</context>
</TS>
