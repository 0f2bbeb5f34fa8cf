#!/bin/sh
# SPDX-License-Identifier: MIT
# Debian liblouis 3.24.0-1: no move that it writes in contracted American braille is read back as that move.
#
# Between letters, the cell of dots 3456 is the contraction for "ble" in American braille (EBAE); before a number it is
# the numeric sign, and a number behind a letter begins with it, too. en_US.tbl, marked for both directions, writes H8
# so, and takes the sign for "ble" when it reads. A time gets lost as well: 1:05 has one numeric sign, which holds over
# the colon, and its minutes are read as letters. A player who types on a braille display enters "Hbleh". Unified
# English braille, grade 2, has all right. Kagetsu takes a point as the letter and digits it gets. Seen:
# en_US.tbl: 0 of 225 points, H8 is Hbleh, 1:05 is 1:je; en-ueb-g2.ctb: 225 of 225 points, H8 is H8, 1:05 is 1:05
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download -qq liblouis-bin=3.24.0-1 liblouis20=3.24.0-1 liblouis-data=3.24.0-1 libyaml-0-2 >&2
for package in *.deb; do dpkg -x "$package" .; done
export LD_LIBRARY_PATH=$folder/usr/lib/x86_64-linux-gnu LOUIS_TABLEPATH=$folder/usr/share/liblouis/tables
for letter in A B C D E F G H I J K L M N O; do
    for number in $(seq 15); do echo "$letter$number"; done
done >points
# What is read of what was written of the lines of the input.
back() {
    usr/bin/lou_translate "unicode.dis,$1" 2>/dev/null | usr/bin/lou_translate -b "unicode.dis,$1" 2>/dev/null
}
seen=
for table in en_US.tbl en-ueb-g2.ctb; do
    right=$(back "$table" <points | paste points - | awk '$1 == $2' | wc -l)
    seen="$seen; $table: $right of $(wc -l <points) points, H8 is $(echo H8 | back $table), 1:05 is $(
        echo 1:05 | back $table)"
done
seen=${seen#; }
echo "$seen"
[ "$seen" = 'en_US.tbl: 0 of 225 points, H8 is Hbleh, 1:05 is 1:je; '\
'en-ueb-g2.ctb: 225 of 225 points, H8 is H8, 1:05 is 1:05' ]
