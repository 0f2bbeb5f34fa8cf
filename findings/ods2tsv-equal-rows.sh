#!/bin/sh
# SPDX-License-Identifier: MIT
# Debian ods2tsv 0.9.1-2: of equal rows that follow one another, all but the first are lost.
#
# A spreadsheet holds such rows once, with table:number-rows-repeated (OpenDocument 1.2, part 1, 19.675), which is how
# LibreOffice saves them. A table of results has many: here boards 1 to 3 end 2:0, board 4 ends 0:2. Four lines go in,
# two come out, so board 4's result is read as that of board 2, without an error. (Repeated cells in a row are kept.)
# Seen: Ann/Ben 2 0, then Ben/Ann 0 2
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
# What this needs, too, in its own folder; the C library and the compiler are those of the system.
closure() {
    apt-cache depends --recurse --no-recommends --no-suggests --no-conflicts --no-breaks --no-replaces \
        --no-enhances "$@" |
        grep '^[a-z]' | sort -u |
        grep -vxE 'libc6|libgcc-s1|libstdc\+\+6|gcc-.*|libc-bin|debconf.*|dpkg|perl.*|tar|coreutils'
}
apt-get download -qq $(closure libodsstream0) ods2tsv=0.9.1-2 >&2
for package in *.deb; do dpkg -x "$package" unpacked; done
lib=$folder/unpacked/usr/lib/x86_64-linux-gnu
export LD_LIBRARY_PATH=$lib:$folder/unpacked/lib/x86_64-linux-gnu
cat >write.py <<'END'
import zipfile

office = 'urn:oasis:names:tc:opendocument:xmlns:'
kind = 'application/vnd.oasis.opendocument.spreadsheet'
row = lambda times, *texts: '<table:table-row table:number-rows-repeated="%d">%s</table:table-row>' % (times, ''.join(
    '<table:table-cell office:value-type="string"><text:p>%s</text:p></table:table-cell>' % text for text in texts))
with zipfile.ZipFile('results.ods', 'w') as ods:
    ods.writestr('mimetype', kind)
    ods.writestr('content.xml', f'''<?xml version="1.0" encoding="UTF-8"?>
<office:document-content xmlns:office="{office}office:1.0" xmlns:table="{office}table:1.0" xmlns:text="{office}text:1.0"
 office:version="1.2"><office:body><office:spreadsheet><table:table table:name="Round 1">'''
        + row(3, 'Ann/Ben', '2', '0') + row(1, 'Ben/Ann', '0', '2')
        + '</table:table></office:spreadsheet></office:body></office:document-content>')
    ods.writestr('META-INF/manifest.xml', f'''<?xml version="1.0" encoding="UTF-8"?>
<manifest:manifest xmlns:manifest="{office}manifest:1.0" manifest:version="1.2">
<manifest:file-entry manifest:full-path="/" manifest:media-type="{kind}"/>
<manifest:file-entry manifest:full-path="content.xml" manifest:media-type="text/xml"/></manifest:manifest>''')
END
python3 write.py
seen=$(unpacked/usr/bin/ods2tsv results.ods | tr '\t' ' ')
echo "$seen"
[ "$seen" = 'Ann/Ben 2 0
Ben/Ann 0 2' ]
