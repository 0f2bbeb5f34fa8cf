#!/bin/sh
# SPDX-License-Identifier: MIT
# Debian libspreadsheet-parseexcel-perl 0.6500-4~deb12u1, by libspreadsheet-parsexlsx-perl 0.27-3+deb12u2: a total time
# of hours and minutes is shown with wrong minutes.
#
# The time that a player has used in all games (a tie-break of Chinese rules) is more than a day, so it is shown in the
# format [h]:mm, hours that go on after 24. "mm" after hours is minutes (ECMA-376, part 1, 18.8.31). The package knows
# that for h and not for [h], and puts the month of the day 1.0625 there. With seconds it is right. Seen for 25 hours
# and 30 minutes: [h]:mm 25:01, [h]:mm:ss 25:30:00
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
apt-get download -qq $(closure libspreadsheet-parsexlsx-perl | grep -vxE 'libspreadsheet-parse(xlsx|excel)-perl') \
    libspreadsheet-parsexlsx-perl=0.27-3+deb12u2 libspreadsheet-parseexcel-perl=0.6500-4~deb12u1 >&2
for package in *.deb; do dpkg -x "$package" unpacked; done
export PERL5LIB=$folder/unpacked/usr/share/perl5:$(echo "$folder"/unpacked/usr/lib/x86_64-linux-gnu/perl5/5.*)
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
with zipfile.ZipFile('times.xlsx', 'w') as book:
    write = lambda name, text: book.writestr(name, head + text)
    write('[Content_Types].xml', f'<Types xmlns="{formats}package/2006/content-types">'
        '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>'
        + ''.join(f'<Override PartName="/xl/{part}.xml" ContentType="{kind}{parts[part]}+xml"/>' for part in parts)
        + '</Types>')
    write('_rels/.rels', relations([('officeDocument', 'xl/workbook')]))
    write('xl/_rels/workbook.xml.rels', relations([('worksheet', 'worksheets/sheet1'), ('styles', 'styles')]))
    write('xl/workbook.xml', f'<workbook {main} xmlns:r="{office}"><sheets>'
        '<sheet name="Times" sheetId="1" r:id="worksheet"/></sheets></workbook>')
    write('xl/styles.xml', f'<styleSheet {main}><numFmts count="2"><numFmt numFmtId="164" formatCode="[h]:mm"/>'
        '<numFmt numFmtId="165" formatCode="[h]:mm:ss"/></numFmts><fonts count="1"><font/></fonts><fills count="1">'
        '<fill/></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs>'
        '<cellXfs count="3"><xf/><xf numFmtId="164" applyNumberFormat="1"/><xf numFmtId="165" applyNumberFormat="1"/>'
        '</cellXfs></styleSheet>')
    write('xl/worksheets/sheet1.xml', f'<worksheet {main}><sheetData><row r="1"><c r="A1" s="1"><v>1.0625</v></c>'
        '<c r="B1" s="2"><v>1.0625</v></c></row></sheetData></worksheet>')
END
python3 write.py
seen=$(perl -MSpreadsheet::ParseXLSX -e '
my $sheet = Spreadsheet::ParseXLSX->new->parse("times.xlsx")->worksheet(0);
print "[h]:mm ", $sheet->get_cell(0, 0)->value, ", [h]:mm:ss ", $sheet->get_cell(0, 1)->value, "\n";
')
echo "$seen"
[ "$seen" = '[h]:mm 25:01, [h]:mm:ss 25:30:00' ]
