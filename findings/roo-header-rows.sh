#!/bin/sh
# SPDX-License-Identifier: MIT
# Debian ruby-roo 2.10.0-1: of a spreadsheet in OpenDocument, the rows of the heading and of groups are left out.
#
# Rows stand in a table directly, or in table:table-header-rows (those that a printer repeats on each page), or in
# table:table-row-group (an outline, as the players of a club); all are rows of the table, in their order (OpenDocument
# 1.2, part 1, chapter 9.1). Roo looks for those that stand in the table directly, so a list of entries loses its
# heading and a whole club, and the others move up, without an error. orcus-ods (liborcus-bin 0.17.2) has all. Seen:
# Roo: Ann 3, Cid 1; orcus-ods: Name Points, Ann 3, Ben 2, Cid 1
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
# What these need, too, in their own folder; the C library and Python are those of the system.
closure() {
    apt-cache depends --recurse --no-recommends --no-suggests --no-conflicts --no-breaks --no-replaces \
        --no-enhances "$@" |
        grep '^[a-z]' | sort -u |
        grep -vxE 'libc6|libgcc-s1|libstdc\+\+6|gcc-.*|libc-bin|debconf.*|dpkg|perl.*|tar|coreutils' |
        grep -vxE 'ruby-roo|liborcus-bin'
}
apt-get download -qq $(closure ruby-roo liborcus-bin) ruby-roo=2.10.0-1 liborcus-bin=0.17.2-2+b2 >&2
for package in *.deb; do dpkg -x "$package" unpacked; done
lib=$folder/unpacked/usr/lib/x86_64-linux-gnu
export LD_LIBRARY_PATH=$lib:$folder/unpacked/lib/x86_64-linux-gnu
ruby=$folder/unpacked/usr/lib/ruby
export RUBYLIB=$ruby/vendor_ruby:$ruby/3.1.0:$lib/ruby/3.1.0:$lib/ruby/vendor_ruby/3.1.0
for gem in "$folder"/unpacked/usr/share/rubygems-integration/all/gems/*/lib \
    "$lib"/rubygems-integration/3.1.0/gems/*/lib "$lib"/rubygems-integration/3.1.0/extensions/*/*/*; do
    RUBYLIB=$RUBYLIB:$gem
done
cat >write.py <<'END'
import zipfile

names = 'urn:oasis:names:tc:opendocument:xmlns:'
kind = 'application/vnd.oasis.opendocument.spreadsheet'
cell = lambda text: f'<table:table-cell office:value-type="string"><text:p>{text}</text:p></table:table-cell>'
row = lambda *texts: f'<table:table-row>{"".join(map(cell, texts))}</table:table-row>'
content = f'''<?xml version="1.0" encoding="UTF-8"?>
<office:document-content office:version="1.2" xmlns:office="{names}office:1.0" xmlns:table="{names}table:1.0"
xmlns:text="{names}text:1.0"><office:body><office:spreadsheet><table:table table:name="Entries">
<table:table-column table:number-columns-repeated="2"/>
<table:table-header-rows>{row('Name', 'Points')}</table:table-header-rows>{row('Ann', 3)}
<table:table-row-group>{row('Ben', 2)}</table:table-row-group>{row('Cid', 1)}
</table:table></office:spreadsheet></office:body></office:document-content>'''
manifest = f'''<?xml version="1.0" encoding="UTF-8"?>
<manifest:manifest xmlns:manifest="{names}manifest:1.0" manifest:version="1.2">
<manifest:file-entry manifest:full-path="/" manifest:media-type="{kind}"/>
<manifest:file-entry manifest:full-path="content.xml" manifest:media-type="text/xml"/></manifest:manifest>'''
with zipfile.ZipFile('entries.ods', 'w') as book:
    book.writestr('mimetype', kind)
    book.writestr('content.xml', content)
    book.writestr('META-INF/manifest.xml', manifest)
END
python3 write.py
cat >read.rb <<'END'
require 'roo'
sheet = Roo::OpenOffice.new('entries.ods')
puts((sheet.first_row..sheet.last_row).map { |row| sheet.row(row).join(' ') }.join(', '))
END
unpacked/usr/bin/orcus-ods -f csv -o sheets entries.ods || [ -s sheets/Entries.csv ] # it ends with 1 whatever it read
seen="Roo: $(unpacked/usr/bin/ruby3.1 read.rb); orcus-ods: $(
    sed '$a\' sheets/Entries.csv | tr ',' ' ' | paste -s -d , | sed 's/,/, /g')"
echo "$seen"
[ "$seen" = 'Roo: Ann 3, Cid 1; orcus-ods: Name Points, Ann 3, Ben 2, Cid 1' ]
