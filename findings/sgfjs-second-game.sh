#!/bin/sh
# SPDX-License-Identifier: MIT
# npm sgfjs 0.9.0: of a collection of games, the first is returned and the others vanish without an error.
#
# A file is a collection: one game tree after another (https://www.red-bean.com/sgf/sgf4.html, "Collection"). Servers
# and tournament programs export all games of a round so. Seen: Ann undefined false, and no exception.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund sgfjs@0.9.0 >&2
seen=$(node -e '
const read = require("sgfjs").parse("(;GM[4]SZ[15]PB[Ann];B[hh])(;GM[4]SZ[15]PB[Ben];B[hh])");
console.log(read.props.PB, Array.isArray(read) ? read[1].props.PB : undefined, JSON.stringify(read).includes("Ben"));
' 2>&1 | head -n 1)
echo "$seen"
[ "$seen" = 'Ann undefined false' ]
