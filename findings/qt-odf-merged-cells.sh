#!/bin/sh
# SPDX-License-Identifier: MIT
# Debian 12's Qt 6.4.2: in a table that Qt writes as OpenDocument, what follows a merged cell has no place of its own.
#
# A position that a merged cell covers is written as table:covered-table-cell; it "has to appear wherever a position in
# the row/column grid is covered" (OpenDocument 1.1, 8.1.3). A cross table merges two rounds in which Cid was away, and
# a team's name over its two boards. QTextDocumentWriter writes the span and no covered cell, so the rows differ in
# length: Cid's total is the third cell of four, and the second board's player stands under the team. Seen:
# Name|Round 1|Round 2|Total, Cid|away|1, Red|Dan|1|2, Eve|0|1; right would be Cid|away|covered|1 and covered|Eve|0|1
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
# What these need, too, in their own folder; the C library, the compiler and Python are those of the system.
closure() {
    apt-cache depends --recurse --no-recommends --no-suggests --no-conflicts --no-breaks --no-replaces \
        --no-enhances "$@" |
        grep '^[a-z]' | sort -u |
        grep -vxE 'libc6|libgcc-s1|libstdc\+\+6|gcc-.*|libc-bin|debconf.*|dpkg|perl.*|tar|coreutils|libqt6gui6'
}
apt-get download -qq $(closure libqt6gui6) libqt6gui6=6.4.2+dfsg-10 qt6-base-dev=6.4.2+dfsg-10 >&2
for package in *.deb; do dpkg -x "$package" unpacked; done
lib=$folder/unpacked/usr/lib/x86_64-linux-gnu
export LD_LIBRARY_PATH=$lib:$folder/unpacked/lib/x86_64-linux-gnu
export QT_PLUGIN_PATH=$lib/qt6/plugins QT_QPA_PLATFORM=offscreen
cat >write.cpp <<'END'
#include <QGuiApplication>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextDocumentWriter>
#include <QTextTable>

int main(int argc, char **argv)
{
    QGuiApplication app(argc, argv);
    const QList<QStringList> rows = {{"Name", "Round 1", "Round 2", "Total"}, {"Cid", "away", "", "1"},
                                     {"Red", "Dan", "1", "2"}, {"", "Eve", "0", "1"}};
    QTextDocument document;
    QTextTable *table = QTextCursor(&document).insertTable(4, 4);
    table->mergeCells(1, 1, 1, 2);
    table->mergeCells(2, 0, 2, 1);
    for (int row = 0; row < 4; ++row)
        for (int column = 0; column < 4; ++column)
            table->cellAt(row, column).firstCursorPosition().insertText(rows[row][column]);
    return QTextDocumentWriter("table.odt", "ODF").write(&document) ? 0 : 1;
}
END
qt=$folder/unpacked/usr/include/x86_64-linux-gnu/qt6
c++ -std=c++17 -fPIC -I"$qt" -I"$qt/QtCore" -I"$qt/QtGui" write.cpp -o write -L"$lib" \
    -Wl,-rpath-link,"$LD_LIBRARY_PATH" -lQt6Gui -lQt6Core
./write
seen=$(python3 -c '
import xml.etree.ElementTree, zipfile

table = "{urn:oasis:names:tc:opendocument:xmlns:table:1.0}"
content = xml.etree.ElementTree.fromstring(zipfile.ZipFile("table.odt").read("content.xml"))
name = lambda cell: "covered" if cell.tag == table + "covered-table-cell" else "".join(cell.itertext()).strip()
print(", ".join("|".join(map(name, row)) for row in content.iter(table + "table-row")))
')
echo "$seen"
[ "$seen" = 'Name|Round 1|Round 2|Total, Cid|away|1, Red|Dan|1|2, Eve|0|1' ]
