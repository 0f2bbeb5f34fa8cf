#!/bin/sh
# SPDX-License-Identifier: MIT
# npm besogo 0.0.2-alpha: a gomoku record that is opened and saved becomes a go record, without the times of the clocks.
#
# GM[4] says that a record is gomoku or renju (https://www.red-bean.com/sgf/properties.html#GM); BL and WL hold what is
# left on a clock after a move. The editor reads the game, board and moves, but writes GM[1] (go) always, and drops BL,
# WL and N (the name of a node), so the next program captures stones and the use of time is gone. Opened and saved:
# (;GM[4]FF[4]SZ[15]PB[Ann];B[hh]BL[595]N[Centre];W[hg]WL[588.5]). Seen, in one line:
# (;FF[4]GM[1]CA[UTF-8]AP[besogo:0.0.2-alpha]SZ[15]ST[0]PB[Ann];B[hh];W[hg])
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts besogo@0.0.2-alpha >&2
seen=$(node -e '
// Written for a page, but what opens and saves needs none.
globalThis.window = globalThis;
const { readFileSync } = require("fs");
for (const part of ["besogo", "editor", "gameRoot", "parseSgf", "loadSgf", "saveSgf"])
    (0, eval)(readFileSync(`node_modules/besogo/js/${part}.js`, "utf8"));
const editor = besogo.makeEditor(15, 15);
besogo.loadSgf(besogo.parseSgf("(;GM[4]FF[4]SZ[15]PB[Ann];B[hh]BL[595]N[Centre];W[hg]WL[588.5])"), editor);
console.log(besogo.composeSgf(editor).replace(/\n/g, ""));
')
echo "$seen"
[ "$seen" = '(;FF[4]GM[1]CA[UTF-8]AP[besogo:0.0.2-alpha]SZ[15]ST[0]PB[Ann];B[hh];W[hg])' ]
