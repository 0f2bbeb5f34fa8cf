#!/bin/sh
# SPDX-License-Identifier: MIT
# Debian html2text 1.3.2a-28: in a table of standings, a player's points are written into the middle of the name.
#
# html2text makes text of a page, as for a mail with the standings; -utf8 tells that the page is UTF-8 "for input and
# output". The width of a column is counted in characters, and its cells are written by bytes: behind a name whose bytes
# are more than the column has places, the next cell overwrites the name, mostly within a character. So it is with all
# names in Cyrillic, Chinese, Japanese and Korean; a Czech name in a wide column escapes. In paragraphs all is right,
# and w3m 0.5.3+git20230121-2 writes the table whole. Kagetsu writes a protocol as text by itself (journal report
# -o FILE.txt). Seen, without the bytes that are no characters any more:
# html2text: Name Total, 王小3, Суш2ов, Žák 1; w3m: Name Total, 王小明 3, Сушков 2, Žák 1
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download -qq html2text=1.3.2a-28 w3m=0.5.3+git20230121-2 libgc1 libgpm2 libtinfo6 libssl3 zlib1g >&2
for package in *.deb; do dpkg -x "$package" .; done
export LD_LIBRARY_PATH=$folder/usr/lib/x86_64-linux-gnu:$folder/lib/x86_64-linux-gnu LC_ALL=C.UTF-8
row() {
    printf '<tr><td>%s</td><td>%s</td></tr>' "$@"
}
echo '<!DOCTYPE html><html><head><meta charset="utf-8"><title>Standings</title></head><body><table>' \
    "$(row Name Total 王小明 3 Сушков 2 Žák 1)</table></body></html>" >standings.html
# The lines of a text, with one blank for each gap.
lines() {
    { iconv -c -f UTF-8 -t UTF-8 || true; } | sed 's/^ *//; s/  */ /g; s/ $//; /^$/d' | paste -sd, | sed 's/,/, /g'
}
seen="html2text: $(usr/bin/html2text -utf8 standings.html | lines); w3m: $(
    usr/bin/w3m -dump -T text/html -I utf-8 -O utf-8 standings.html | lines)"
echo "$seen"
[ "$seen" = 'html2text: Name Total, 王小3, Суш2ов, Žák 1; w3m: Name Total, 王小明 3, Сушков 2, Žák 1' ]
