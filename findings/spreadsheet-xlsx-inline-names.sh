#!/bin/sh
# SPDX-License-Identifier: MIT
# Debian libspreadsheet-xlsx-perl 0.17-1: names that a workbook keeps in their cells are missing, without an error.
#
# The text of a cell stands in the table of shared strings or in the cell itself, t="inlineStr" (ECMA-376, part 1,
# 18.3.1.53 and 18.18.11). Programs that write a list row by row, such as libxlsxwriter with constant_memory, do the
# latter, so as not to keep all texts until the end. The module knows shared strings alone: there is no cell where the
# second player's name is, while his number is read. Seen: 1 Ann, 2 -
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
apt-get download -qq $(closure libspreadsheet-xlsx-perl | grep -vx libspreadsheet-xlsx-perl) \
    libspreadsheet-xlsx-perl=0.17-1 >&2
for package in *.deb; do dpkg -x "$package" unpacked; done
export PERL5LIB=$folder/unpacked/usr/share/perl5:$(echo "$folder"/unpacked/usr/lib/x86_64-linux-gnu/perl5/5.*)
cat >write.py <<'END'
import zipfile

head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
formats = 'http://schemas.openxmlformats.org/'
main = f'xmlns="{formats}spreadsheetml/2006/main"'
kind = 'application/vnd.openxmlformats-officedocument.spreadsheetml.'
parts = {'workbook': 'sheet.main', 'worksheets/sheet1': 'worksheet', 'sharedStrings': 'sharedStrings',
    'styles': 'styles'}
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
        ('sharedStrings', 'sharedStrings'), ('styles', 'styles')]))
    write('xl/workbook.xml', f'<workbook {main} xmlns:r="{office}"><sheets>'
        '<sheet name="Players" sheetId="1" r:id="worksheet"/></sheets></workbook>')
    write('xl/styles.xml', f'<styleSheet {main}><fonts count="1"><font/></fonts><fills count="1"><fill/></fills>'
        '<borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="1"><xf/>'
        '</cellXfs></styleSheet>')
    write('xl/sharedStrings.xml', f'<sst {main} count="1" uniqueCount="1"><si><t>Ann</t></si></sst>')
    write('xl/worksheets/sheet1.xml', f'<worksheet {main}><sheetData><row r="1"><c r="A1"><v>1</v></c><c r="B1" t="s">'
        '<v>0</v></c></row><row r="2"><c r="A2"><v>2</v></c><c r="B2" t="inlineStr"><is><t>Ben</t></is></c></row>'
        '</sheetData></worksheet>')
END
python3 write.py
seen=$(perl -MSpreadsheet::XLSX -e '
my ($sheet) = @{Spreadsheet::XLSX->new("players.xlsx")->{Worksheet}};
my $text = sub { $_[0] && defined $_[0]->{Val} ? $_[0]->{Val} : "-" };
print join(", ", map { $text->($_->[0]) . " " . $text->($_->[1]) } @{$sheet->{Cells}}), "\n";
')
echo "$seen"
[ "$seen" = '1 Ann, 2 -' ]
