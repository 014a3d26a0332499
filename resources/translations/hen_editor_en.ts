<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>FindBar</name>
    <message numerus="yes">
        <source>%Ln node(s)</source>
        <translation>
            <numerusform>%Ln node</numerusform>
            <numerusform>%Ln nodes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HenField</name>
    <message numerus="yes">
        <source>The field takes %Ln characters; this would be more.</source>
        <translation>
            <numerusform>The field takes %Ln characters; this would be more.</numerusform>
            <numerusform>The field takes %Ln characters; this would be more.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Messages</name>
    <message numerus="yes">
        <source>The HEN of this position has %Ln characters; the field takes {limit}.</source>
        <translation>
            <numerusform>The HEN of this position has %Ln characters; the field takes {limit}.</numerusform>
            <numerusform>The HEN of this position has %Ln characters; the field takes {limit}.</numerusform>
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
</TS>
