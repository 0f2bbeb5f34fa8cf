#!/bin/sh
# SPDX-License-Identifier: MIT
# Debian liborcus-bin 0.17.2-2+b2: percentages, times and the upper line of a cell are left out.
#
# A cell has a value type: float, percentage, date, time and so on, with office:value or office:time-value (OpenDocument
# 1.2, part 1, 19.385), and any number of paragraphs, which LibreOffice writes for a line break in it. orcus-ods reads
# floats; a score in per cent and the time that a player used are empty cells, without an error, and of a name with the
# club below it the club is left. Seen: float 0.5, percentage nothing, time nothing, Ann above Club: Club
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
cell = lambda value, *lines: f'''<table:table-cell office:value-type={value}>{
    ''.join(f'<text:p>{line}</text:p>' for line in lines)}</table:table-cell>'''
cells = [cell('"float" office:value="0.5"', '0.5'), cell('"percentage" office:value="0.5"', '50%'),
         cell('"time" office:time-value="PT01H30M00S"', '01:30:00'), cell('"string"', 'Ann', 'Club')]
with zipfile.ZipFile('results.ods', 'w') as ods:
    ods.writestr('mimetype', kind)
    ods.writestr('content.xml', f'''<?xml version="1.0" encoding="UTF-8"?>
<office:document-content xmlns:office="{office}office:1.0" xmlns:table="{office}table:1.0" xmlns:text="{office}text:1.0"
 office:version="1.2"><office:body><office:spreadsheet><table:table table:name="Results">
<table:table-row>{''.join(cells)}</table:table-row>
</table:table></office:spreadsheet></office:body></office:document-content>''')
    ods.writestr('META-INF/manifest.xml', f'''<?xml version="1.0" encoding="UTF-8"?>
<manifest:manifest xmlns:manifest="{office}manifest:1.0" manifest:version="1.2">
<manifest:file-entry manifest:full-path="/" manifest:media-type="{kind}"/>
<manifest:file-entry manifest:full-path="content.xml" manifest:media-type="text/xml"/></manifest:manifest>''')
END
python3 write.py
unpacked/usr/bin/orcus-ods -f csv -o read results.ods || [ -s read/Results.csv ] # it ends with 1 whatever it read
IFS=, read -r float percentage time name <<END
$(cat read/Results.csv)
END
seen="float ${float:-nothing}, percentage ${percentage:-nothing}, time ${time:-nothing}, Ann above Club: $name"
echo "$seen"
[ "$seen" = 'float 0.5, percentage nothing, time nothing, Ann above Club: Club' ]
