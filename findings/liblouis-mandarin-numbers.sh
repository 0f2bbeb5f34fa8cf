#!/bin/sh
# SPDX-License-Identifier: MIT
# Debian liblouis 3.24.0-1: in braille for Mandarin without tones, each digit of a number has a numeric sign of its own.
#
# Braille writes digits as the letters a to j behind one numeric sign (dots 3456), which holds to the end of the number.
# The tables of liblouis for current braille with tones, double-phonic and common braille do so. zh_CHN.tbl, "Chinese
# current braille without tones", repeats the sign: the point K10 reads "K 1 0", and a date of eight digits takes
# sixteen of the forty cells of a display. Kagetsu gives text to screen readers, whose users choose the table. Seen:
# zh_CHN.tbl: ⠠⠅⠼⠁⠼⠚, zhcn-g1.ctb: ⠠⠅⠼⠁⠚, zhcn-g2.ctb: ⠠⠅⠼⠁⠚, zhcn-cbs.ctb: ⠠⠅⠼⠁⠚
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download -qq liblouis-bin=3.24.0-1 liblouis20=3.24.0-1 liblouis-data=3.24.0-1 libyaml-0-2 >&2
for package in *.deb; do dpkg -x "$package" .; done
export LD_LIBRARY_PATH=$folder/usr/lib/x86_64-linux-gnu LOUIS_TABLEPATH=$folder/usr/share/liblouis/tables
seen=
for table in zh_CHN.tbl zhcn-g1.ctb zhcn-g2.ctb zhcn-cbs.ctb; do
    seen="$seen, $table: $(echo K10 | usr/bin/lou_translate "unicode.dis,$table" 2>/dev/null)"
done
seen=${seen#, }
echo "$seen"
[ "$seen" = 'zh_CHN.tbl: ⠠⠅⠼⠁⠼⠚, zhcn-g1.ctb: ⠠⠅⠼⠁⠚, zhcn-g2.ctb: ⠠⠅⠼⠁⠚, zhcn-cbs.ctb: ⠠⠅⠼⠁⠚' ]
