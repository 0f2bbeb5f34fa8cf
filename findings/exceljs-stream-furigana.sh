#!/bin/sh
# SPDX-License-Identifier: MIT
# npm exceljs 4.4.0: read as a stream, a Japanese name is replaced by the kana that tell how it is read.
#
# Excel keeps the reading of a typed Japanese text beside it: a phonetic run, <rPh>, a hint that is no part of the text
# (ECMA-376, part 1, 18.4.6). Lists of players have them by themselves, as names are typed by their sound. The streaming
# reader takes the last <t> of a string, so U+4F50 U+85E4 (Sato) is "satou" in katakana, which many names share; the
# reader of whole files takes the name. Seen: file: 佐藤 Ann; stream: サトウ Ann
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund exceljs@4.4.0 >&2
cat >write.py <<'END'
import zipfile

head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
formats = 'http://schemas.openxmlformats.org/'
main = f'xmlns="{formats}spreadsheetml/2006/main"'
kind = 'application/vnd.openxmlformats-officedocument.spreadsheetml.'
parts = {'workbook': 'sheet.main', 'worksheets/sheet1': 'worksheet', 'sharedStrings': 'sharedStrings'}
office = f'{formats}officeDocument/2006/relationships'
relations = lambda targets: f'<Relationships xmlns="{formats}package/2006/relationships">' + ''.join(
    f'<Relationship Id="{name}" Type="{office}/{name}" Target="{target}.xml"/>' for name, target in targets) \
    + '</Relationships>'
with zipfile.ZipFile('players.xlsx', 'w') as book:
    write = lambda name, text: book.writestr(name, head + text)
    write('[Content_Types].xml', f'<Types xmlns="{formats}package/2006/content-types">'
        '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>'
        + ''.join(f'<Override PartName="/xl/{part}.xml" ContentType="{kind}{parts[part]}+xml"/>' for part in parts)
        + '</Types>')
    write('_rels/.rels', relations([('officeDocument', 'xl/workbook')]))
    write('xl/_rels/workbook.xml.rels', relations([('worksheet', 'worksheets/sheet1'),
        ('sharedStrings', 'sharedStrings')]))
    write('xl/workbook.xml', f'<workbook {main} xmlns:r="{office}"><sheets>'
        '<sheet name="Players" sheetId="1" r:id="worksheet"/></sheets></workbook>')
    write('xl/sharedStrings.xml', f'<sst {main} count="2" uniqueCount="2"><si><t>佐藤</t>'
        '<rPh sb="0" eb="2"><t>サトウ</t></rPh></si><si><t>Ann</t></si></sst>')
    write('xl/worksheets/sheet1.xml', f'<worksheet {main}><sheetData><row r="1"><c r="A1" t="s"><v>0</v></c></row>'
        '<row r="2"><c r="A2" t="s"><v>1</v></c></row></sheetData></worksheet>')
END
python3 write.py
seen=$(node -e '
const { stream, Workbook } = require("exceljs");
(async () => {
    const file = [], flow = [];
    const book = new Workbook();
    await book.xlsx.readFile("players.xlsx");
    book.worksheets[0].eachRow(row => file.push(row.values[1]));
    for await (const sheet of new stream.xlsx.WorkbookReader("players.xlsx")) {
        for await (const row of sheet)
            flow.push(row.values[1]);
    }
    console.log(`file: ${file.join(" ")}; stream: ${flow.join(" ")}`);
})();
')
echo "$seen"
[ "$seen" = 'file: 佐藤 Ann; stream: サトウ Ann' ]
