#!/bin/sh
# SPDX-License-Identifier: MIT
# npm goban 8.3.64 with smartgame 0.1.5: of the letters of a diagram, all but the last are lost on the way.
#
# "Only one of each property is allowed per node"; all of its values stand behind it: LB[hg:A][gh:B]
# (https://www.red-bean.com/sgf/sgf4.html, "Properties"). goban, the board of a Go server, reads that, and writes LB
# anew for each letter. Readers differ in what they make of the second: @sabaki/sgf 3.4.7 joins them, smartgame keeps
# the last, so of a task that asks for the best of A, B and C only C is left, without an error. Kagetsu writes LB once;
# of a record that has it several times, it joins them and warns (DUPLICATE). Seen:
# goban: LB[hg:A]LB[gh:B]LB[ii:C]; @sabaki/sgf: hg:A gh:B ii:C; smartgame: ii:C
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts goban@8.3.64 smartgame@0.1.5 @sabaki/sgf@3.4.7 >&2
seen=$(node -e '
// Written for a page, but what reads and writes records needs none: anything that is asked of the page is a function.
const page = new Proxy(function () {}, {
    get: (target, key) => key === Symbol.toPrimitive ? () => "" : page,
    apply: () => page,
});
Object.assign(globalThis, { window: globalThis, self: globalThis, document: page, addEventListener() {},
    CSSStyleSheet: class { replaceSync() {} }, HTMLElement: class {}, SVGElement: class {} });
Object.defineProperty(globalThis, "navigator", { value: { userAgent: "", platform: "" } });
const { GobanEngine } = require("goban");
const record = "(;GM[4]FF[4]SZ[15];B[hh]LB[hg:A][gh:B][ii:C])";
const written = new GobanEngine({ original_sgf: record, width: 15, height: 15, removed: "" }).move_tree.toSGF();
const file = `(;GM[4]FF[4]SZ[15]${written.trim()})`;
const labels = require("@sabaki/sgf").parse(file)[0].children[0].data.LB.join(" ");
const label = require("smartgame").parse(file).gameTrees[0].nodes[1].LB;
console.log(`goban: ${written.match(/LB.*/)[0]}; @sabaki/sgf: ${labels}; smartgame: ${label}`);
process.exit();
')
echo "$seen"
[ "$seen" = 'goban: LB[hg:A]LB[gh:B]LB[ii:C]; @sabaki/sgf: hg:A gh:B ii:C; smartgame: ii:C' ]
