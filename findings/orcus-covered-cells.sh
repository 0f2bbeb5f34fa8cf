#!/bin/sh
# SPDX-License-Identifier: MIT
# Debian liborcus-bin 0.17.2-2+b2: what stands right of a merged cell moves to the left.
#
# Merged cells keep their places: the first is table:table-cell with table:number-columns-spanned, the others stand
# behind it as table:covered-table-cell (OpenDocument 1.2, part 1, 9.1.5). A table of results merges two rounds in which
# a player was away. orcus-ods skips covered cells without counting them, so Cid's total is read as his second round and
# he has no total. Seen:
# Name,Round 1,Round 2,Total
# Ann,1,1,2
# Cid,away,1,
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download -qq liborcus-bin=0.17.2-2+b2 liborcus-0.17-0=0.17.2-2+b2 liborcus-parser-0.17-0=0.17.2-2+b2 \
    liborcus-mso-0.17-0=0.17.2-2+b2 liborcus-spreadsheet-model-0.17-0=0.17.2-2+b2 libixion-0.17-0 \
    libboost-filesystem1.74.0 libboost-program-options1.74.0 >&2
for package in *.deb; do dpkg -x "$package" unpacked; done
export LD_LIBRARY_PATH=$folder/unpacked/usr/lib/x86_64-linux-gnu
cat >write.py <<'END'
import zipfile

office = 'urn:oasis:names:tc:opendocument:xmlns:'
kind = 'application/vnd.oasis.opendocument.spreadsheet'
cell = lambda text, span='': '<table:table-cell office:value-type="string"%s><text:p>%s</text:p></table:table-cell>' % (
    span, text)
row = lambda *cells: '<table:table-row>%s</table:table-row>' % ''.join(cells)
away = cell('away', ' table:number-columns-spanned="2"') + '<table:covered-table-cell/>'
with zipfile.ZipFile('results.ods', 'w') as ods:
    ods.writestr('mimetype', kind)
    ods.writestr('content.xml', f'''<?xml version="1.0" encoding="UTF-8"?>
<office:document-content xmlns:office="{office}office:1.0" xmlns:table="{office}table:1.0" xmlns:text="{office}text:1.0"
 office:version="1.2"><office:body><office:spreadsheet><table:table table:name="Results">'''
        + row(*map(cell, ['Name', 'Round 1', 'Round 2', 'Total'])) + row(*map(cell, ['Ann', '1', '1', '2']))
        + row(cell('Cid'), away, cell('1'))
        + '</table:table></office:spreadsheet></office:body></office:document-content>')
    ods.writestr('META-INF/manifest.xml', f'''<?xml version="1.0" encoding="UTF-8"?>
<manifest:manifest xmlns:manifest="{office}manifest:1.0" manifest:version="1.2">
<manifest:file-entry manifest:full-path="/" manifest:media-type="{kind}"/>
<manifest:file-entry manifest:full-path="content.xml" manifest:media-type="text/xml"/></manifest:manifest>''')
END
python3 write.py
unpacked/usr/bin/orcus-ods -f csv -o read results.ods || [ -s read/Results.csv ] # it ends with 1 whatever it read
seen=$(cat read/Results.csv)
echo "$seen"
[ "$seen" = 'Name,Round 1,Round 2,Total
Ann,1,1,2
Cid,away,1,' ]
