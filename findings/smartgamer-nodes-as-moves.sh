#!/bin/sh
# SPDX-License-Identifier: MIT
# npm smartgamer 0.1.5 with smartgame 0.1.5: a node without a move is counted as a move.
#
# totalMoves() is to "get the total number of moves in a game", and path.m is the number of the move that is shown. A
# record has nodes without moves, too: a comment between two moves, marks that are shown one after another, a position
# that was set up; a node holds any properties (https://www.red-bean.com/sgf/sgf4.html, "EBNF Definition"). The package
# counts nodes, so from the first such node on each move has a number that no score sheet has; in Renju, where the
# fifth move is one of those offered, the fourth is then taken for it. Kagetsu counts moves and nodes apart
# (kagetsu-cli stat). Seen, of five moves with a node of comment before the fourth:
# total: 6 moves; B[ff], the fifth: m 6
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts smartgame@0.1.5 smartgamer@0.1.5 >&2
seen=$(node -e '
const { parse } = require("smartgame");
const gamer = require("smartgamer")(parse("(;GM[4]FF[4]SZ[15];B[hh];W[hg];B[ii];C[D4];W[gg];B[ff])"));
gamer.last();
console.log(`total: ${gamer.totalMoves()} moves; B[${gamer.node().B}], the fifth: m ${gamer.path.m}`);
')
echo "$seen"
[ "$seen" = 'total: 6 moves; B[ff], the fifth: m 6' ]
