#!/bin/sh
# SPDX-License-Identifier: MIT
# npm sgfjs 0.9.0 and smartgame 0.1.5: a record of an older version of the format has no moves, players or size.
#
# FF[4] is the first version whose "property identifiers consist only of uppercase (no lowercase in between allowed)"
# (https://www.red-bean.com/sgf/changes.html, "From FF[3] to FF[4]"); before, a program could write White[hg] for
# W[hg], as the oldest ones did. Who looks for B, PB or SZ in what these two packages make of such a record finds
# nothing, so the board is that of go, and empty; sgfjs says no word, smartgame warns of long names. @sabaki/sgf 3.4.7
# leaves out what is lower case. Kagetsu does so, too, and reports it (OLD_IDENT). Seen, of
# FF[3]SiZe[15]PlayerBlack[Ann];Black[hh]:
# sgfjs: no SZ, no PB, no B; smartgame: no SZ, no PB, no B; @sabaki/sgf: SZ 15, PB Ann, B hh
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts sgfjs@0.9.0 smartgame@0.1.5 @sabaki/sgf@3.4.7 >&2
seen=$(node -e '
const sgfjs = require("sgfjs");
const smartgame = require("smartgame");
const sabaki = require("@sabaki/sgf");
console.warn = () => {};
const game = "(;GaMe[4]FF[3]SiZe[15]PlayerBlack[Ann];Black[hh])";
const told = (root, move) => [["SZ", root], ["PB", root], ["B", move]]
    .map(([name, node]) => name in node ? `${name} ${node[name]}` : `no ${name}`).join(", ");
const one = sgfjs.parse(game);
const two = smartgame.parse(game).gameTrees[0].nodes;
const three = sabaki.parse(game)[0];
console.log(`sgfjs: ${told(one.props, one.childs[0].props)}; smartgame: ${told(two[0], two[1])}; ` +
    `@sabaki/sgf: ${told(three.data, three.children[0].data)}`);
' | tail -n 1)
echo "$seen"
[ "$seen" = 'sgfjs: no SZ, no PB, no B; smartgame: no SZ, no PB, no B; @sabaki/sgf: SZ 15, PB Ann, B hh' ]
