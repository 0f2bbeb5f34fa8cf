#!/bin/sh
# SPDX-License-Identifier: MIT
# npm @sabaki/sgf 3.4.7: a comment whose lines end in CR alone comes back as one line.
#
# FF[4] counts CR, LF, CR LF and LF CR as one line break each (https://www.red-bean.com/sgf/sgf4.html, "SimpleText"
# and "Text"). The package takes every CR out of a text before it looks for line breaks, so the two lines of a file of
# an old Macintosh are joined without a blank. Seen: {"lf":"D4\nKagetsu","crlf":"D4\nKagetsu","cr":"D4Kagetsu"}
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund @sabaki/sgf@3.4.7 >&2
seen=$(node -e '
const { parse } = require("@sabaki/sgf");
const comment = end => parse("(;GM[4]FF[4]SZ[15]C[D4" + end + "Kagetsu])")[0].data.C[0];
console.log(JSON.stringify({ lf: comment("\n"), crlf: comment("\r\n"), cr: comment("\r") }));
')
printf '%s\n' "$seen"
[ "$seen" = '{"lf":"D4\nKagetsu","crlf":"D4\nKagetsu","cr":"D4Kagetsu"}' ]
