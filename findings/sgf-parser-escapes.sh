#!/bin/sh
# SPDX-License-Identifier: MIT
# npm sgf-parser 0.2.3: the backslashes that protect characters in a text stay in it.
#
# "\" is the escape character of a text: the character after it is taken as it is, and it is dropped itself
# (https://www.red-bean.com/sgf/sgf4.html, "Text"). A comment "H8 [best]" is written "H8 [best\]". Read by the package
# and escaped again by any writer, it gets more backslashes with every save. Seen: H8 [best\]
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund sgf-parser@0.2.3 >&2
cat >record.sgf <<'END'
(;GM[4]SZ[15]C[H8 [best\]])
END
seen=$(node -p 'require("sgf-parser").parse(require("fs").readFileSync("record.sgf", "utf8").trim())[0].C')
printf '%s\n' "$seen"
[ "$seen" = 'H8 [best\]' ]
