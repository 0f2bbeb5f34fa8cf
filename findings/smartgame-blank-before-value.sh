#!/bin/sh
# SPDX-License-Identifier: MIT
# npm smartgame 0.1.5: white space between a property and its value becomes part of the property's name.
#
# FF[4] allows white space between PropIdent and PropValue (https://www.red-bean.com/sgf/sgf4.html, "Basics"), and
# programs that put each property on a line of its own write it. The white stones of a position are filed under "AW "
# (with a blank), where nobody looks for them; a warning speaks of a long name. Seen: ["GM","SZ","AB","AW "] undefined
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund smartgame@0.1.5 >&2
seen=$(node -e '
const node = require("smartgame").parse("(;GM[4]SZ[15]AB[hh]AW [hg])").gameTrees[0].nodes[0];
process.stdout.write(JSON.stringify(Object.keys(node)) + " " + node.AW + "\n");
' | grep '^\[')
echo "$seen"
[ "$seen" = '["GM","SZ","AB","AW "] undefined' ]
