#!/bin/sh
# SPDX-License-Identifier: MIT
# npm jssgf 0.3.8: a comment that ends with a backslash swallows the moves behind it, without an error.
#
# "\" in a text is written "\\", and the next "]" ends the text (https://www.red-bean.com/sgf/sgf4.html, "Escaping").
# Such comments end with a folder, as that of the program or library that a game comes from. Both readers of the
# package take the second backslash for the escape of the bracket, so the text goes on to the next one: the first move
# becomes a part of the comment, and later ones stay. Where no bracket comes any more, one reads it and the other
# raises an error. sgfjs 0.9.0 reads all. Kagetsu writes such comments so, too. Seen, of C[C:\\];B[hh];W[hg]:
# parse: C:\];B[hh, moves: hg; fastParse: the same; sgfjs: C:\, moves: hh hg
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts jssgf@0.3.8 sgfjs@0.9.0 >&2
seen=$(node -e '
const jssgf = require("jssgf");
const sgfjs = require("sgfjs");
const game = "(;GM[4]FF[4]SZ[15]C[C:\\\\];B[hh];W[hg])";
const moves = (node, children, of) =>
    node[children].flatMap(child => [of(child).B ?? of(child).W, ...moves(child, children, of)]);
const told = reader => {
    const [root] = jssgf[reader](game);
    return `${root.C}, moves: ${moves(root, "_children", node => node).join(" ")}`;
};
const right = sgfjs.parse(game);
console.log(`parse: ${told("parse")}; fastParse: ${told("fastParse") === told("parse") ? "the same" : "others"}; ` +
    `sgfjs: ${right.props.C}, moves: ${moves(right, "childs", node => node.props).join(" ")}`);
')
echo "$seen"
[ "$seen" = 'parse: C:\];B[hh, moves: hg; fastParse: the same; sgfjs: C:\, moves: hh hg' ]
