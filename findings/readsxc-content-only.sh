#!/bin/sh
# SPDX-License-Identifier: MIT
# Debian libspreadsheet-readsxc-perl 0.35-1: a spreadsheet without named styles is read as nothing, without an error.
#
# A document in OpenDocument needs content.xml or styles.xml, not both (OpenDocument 1.2, part 1, 2.2.1); programs that
# only put out a list of players write no styles. The module wants styles.xml, finds none, and returns undef as for an
# empty list; only the option StrictErrors tells why. Seen:
# rows: none, error: none
# strict: Want to read styles.xml' but it doesn't exist!
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
# What this needs, too, in its own folder; perl itself is that of the system.
closure() {
    apt-cache depends --recurse --no-recommends --no-suggests --no-conflicts --no-breaks --no-replaces \
        --no-enhances "$@" |
        grep '^lib.*-perl$' | sort -u
}
apt-get download -qq $(closure libspreadsheet-readsxc-perl | grep -vx libspreadsheet-readsxc-perl) \
    libspreadsheet-readsxc-perl=0.35-1 >&2
for package in *.deb; do dpkg -x "$package" unpacked; done
export PERL5LIB=$folder/unpacked/usr/share/perl5:$(echo "$folder"/unpacked/usr/lib/x86_64-linux-gnu/perl5/5.*)
cat >write.py <<'END'
import zipfile

office = 'urn:oasis:names:tc:opendocument:xmlns:'
kind = 'application/vnd.oasis.opendocument.spreadsheet'
with zipfile.ZipFile('players.ods', 'w') as ods:
    ods.writestr('mimetype', kind)
    ods.writestr('content.xml', f'''<?xml version="1.0" encoding="UTF-8"?>
<office:document-content xmlns:office="{office}office:1.0" xmlns:table="{office}table:1.0" xmlns:text="{office}text:1.0"
 office:version="1.2"><office:body><office:spreadsheet><table:table table:name="Players"><table:table-row>
<table:table-cell office:value-type="string"><text:p>Ann</text:p></table:table-cell></table:table-row></table:table>
</office:spreadsheet></office:body></office:document-content>''')
    ods.writestr('META-INF/manifest.xml', f'''<?xml version="1.0" encoding="UTF-8"?>
<manifest:manifest xmlns:manifest="{office}manifest:1.0" manifest:version="1.2">
<manifest:file-entry manifest:full-path="/" manifest:media-type="{kind}"/>
<manifest:file-entry manifest:full-path="content.xml" manifest:media-type="text/xml"/></manifest:manifest>''')
END
python3 write.py
seen=$(perl -MSpreadsheet::ReadSXC=read_sxc -e '
my $book = eval { read_sxc("players.ods") };
print "rows: ", ($book ? scalar @{$book->{Players}} : "none"), ", error: ", ($@ || "none"), "\n";
eval { read_sxc("players.ods", { StrictErrors => 1 }) };
print "strict: ", $@ =~ /^(.*!)/, "\n";
' 2>/dev/null)
echo "$seen"
[ "$seen" = "rows: none, error: none
strict: Want to read styles.xml' but it doesn't exist!" ]
