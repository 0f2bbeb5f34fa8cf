<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="eo" sourcelanguage="en">
<context>
    <name>Catalogue</name>
    <message>
        <source>English</source>
        <translation>Esperanto</translation>
    </message>
    <message>
        <source>Noto Sans CJK SC</source>
        <translation>Noto Sans CJK KR</translation>
    </message>
</context>
<context>
    <name>Pattern</name>
    <message>
        <source>Kagetsu</source>
        <translation>Floroluno</translation>
    </message>
</context>
</TS>
