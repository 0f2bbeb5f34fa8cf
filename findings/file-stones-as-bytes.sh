#!/bin/sh
# SPDX-License-Identifier: MIT
# Debian file 1:5.44-3: positions in the old format of stones as bytes are text of a mainframe, programs and secret
# keys.
#
# A .pos file of renju is the number of stones and a byte for each, 15 times the row from the top plus the column, both
# from 0, Black and White in turn; there is no header. What file makes of it goes by the number of stones. With 5
# stones that begin in the centre it is text in EBCDIC, so tools that keep text and refuse bytes take it in and those
# with 6 not; with 140 it is a program, which many servers for mail refuse, with 148 a secret key. As SGF the same
# positions are SGF. Kagetsu reads such files by what is in them, and writes them where asked to. Here the stones lie
# around the centre. Seen, of all numbers of stones, and for three:
# data 204, EBCDIC text 9, program 2, OpenPGP or PGP key 10
# 5: International EBCDIC text, 140: DOS executable (COM), 148: OpenPGP Secret Key
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download -qq file=1:5.44-3 libmagic1=1:5.44-3 libmagic-mgc=1:5.44-3 zlib1g libbz2-1.0 liblzma5 libzstd1 >&2
for package in *.deb; do dpkg -x "$package" unpacked; done
export LD_LIBRARY_PATH=$folder/unpacked/usr/lib/x86_64-linux-gnu:$folder/unpacked/lib/x86_64-linux-gnu
# A file for each number of stones; the points ring by ring from the centre, each ring by columns and rows.
python3 - <<'END'
points = sorted((max(abs(column - 7), abs(row - 7)), column, row) for column in range(15) for row in range(15))
stones = [15 * row + column for _, column, row in points]
for count in range(1, 226):
    with open(f'{count}.pos', 'wb') as file:
        file.write(bytes([count, *stones[:count]]))
END
kind() {
    unpacked/usr/bin/file -m unpacked/usr/lib/file/magic.mgc -b "$@"
}
kind ./*.pos >kinds
count() {
    grep -cE "$1" kinds
}
seen="data $(count '^data$'), EBCDIC text $(count EBCDIC), program $(count executable), OpenPGP or PGP key $(count PGP)
5: $(kind 5.pos | cut -d , -f 1), 140: $(kind 140.pos | cut -d , -f 1), 148: $(kind 148.pos)"
echo "$seen"
[ "$seen" = 'data 204, EBCDIC text 9, program 2, OpenPGP or PGP key 10
5: International EBCDIC text, 140: DOS executable (COM), 148: OpenPGP Secret Key' ]
