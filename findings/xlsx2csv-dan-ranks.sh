#!/bin/sh
# SPDX-License-Identifier: MIT
# Debian xlsx2csv 1:0.7.8-1: a rank that is a number with the word "dan" or "kyu" loses its number.
#
# A list of players keeps ranks as numbers, so that they sort, and shows the word by the number format: 0" dan". What
# stands in quotes is text (ECMA-376, part 1, 18.8.31). The program looks for the letters of dates anywhere in the
# format: the "d" of dan is a day, the "y" of kyu makes a date as well, and what comes out is the format itself with its
# quotes. Numbers without a word or with another word are kept. Seen for 5 dan, 2 kyu, 5 pro and 5:
# "0"" 04an""","0"" kyu""",5,5
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download -qq xlsx2csv=1:0.7.8-1 >&2
dpkg -x xlsx2csv_*.deb unpacked
cat >write.py <<'END'
import zipfile

head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
formats = 'http://schemas.openxmlformats.org/'
main = f'xmlns="{formats}spreadsheetml/2006/main"'
kind = 'application/vnd.openxmlformats-officedocument.spreadsheetml.'
parts = {'workbook': 'sheet.main', 'worksheets/sheet1': 'worksheet', 'styles': 'styles'}
office = f'{formats}officeDocument/2006/relationships'
relations = lambda targets: f'<Relationships xmlns="{formats}package/2006/relationships">' + ''.join(
    f'<Relationship Id="{name}" Type="{office}/{name}" Target="{target}.xml"/>' for name, target in targets) \
    + '</Relationships>'
words = ['dan', 'kyu', 'pro']
cells = [('A', 1, 5), ('B', 2, 2), ('C', 3, 5), ('D', 0, 5)]
with zipfile.ZipFile('players.xlsx', 'w') as book:
    write = lambda name, text: book.writestr(name, head + text)
    write('[Content_Types].xml', f'<Types xmlns="{formats}package/2006/content-types">'
        '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>'
        + ''.join(f'<Override PartName="/xl/{part}.xml" ContentType="{kind}{parts[part]}+xml"/>' for part in parts)
        + '</Types>')
    write('_rels/.rels', relations([('officeDocument', 'xl/workbook')]))
    write('xl/_rels/workbook.xml.rels', relations([('worksheet', 'worksheets/sheet1'), ('styles', 'styles')]))
    write('xl/workbook.xml', f'<workbook {main} xmlns:r="{office}"><sheets>'
        '<sheet name="Players" sheetId="1" r:id="worksheet"/></sheets></workbook>')
    write('xl/styles.xml', f'<styleSheet {main}><numFmts count="3">' + ''.join(
        f'<numFmt numFmtId="{164 + i}" formatCode="0&quot; {word}&quot;"/>' for i, word in enumerate(words))
        + '</numFmts><fonts count="1"><font/></fonts><fills count="1"><fill/></fills><borders count="1"><border/>'
        '</borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="4"><xf/>' + ''.join(
        f'<xf numFmtId="{164 + i}" applyNumberFormat="1"/>' for i in range(3)) + '</cellXfs></styleSheet>')
    write('xl/worksheets/sheet1.xml', f'<worksheet {main}><sheetData><row r="1">' + ''.join(
        f'<c r="{column}1" s="{style}"><v>{number}</v></c>' for column, style, number in cells)
        + '</row></sheetData></worksheet>')
END
python3 write.py
seen=$(python3 unpacked/usr/bin/xlsx2csv players.xlsx)
echo "$seen"
[ "$seen" = '"0"" 04an""","0"" kyu""",5,5' ]
