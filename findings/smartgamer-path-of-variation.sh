#!/bin/sh
# SPDX-License-Identifier: MIT
# npm smartgamer 0.1.5 with smartgame 0.1.5: the place that it tells in a variation leads it to another move.
#
# gamer.path is where the reader is: the number of the move and the variation that was taken. goTo() takes a "number",
# "path string" or "path object" (index.js). next() notes the choice at the move before the fork, goTo() looks for it at
# the move after it. Here the third move is G9 or, in the variation, I9. Who leaves I9 and comes back by the path that
# the program gave, as an object or as a string, is at G9; a path that is one higher leads to I9. Seen:
# in the variation: ig, path 3-2:1; goTo(object): gg; goTo(string): gg; goTo("3-3:1"): ig
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts smartgame@0.1.5 smartgamer@0.1.5 >&2
seen=$(node -e '
const { parse } = require("smartgame");
const gamer = require("smartgamer")(parse("(;GM[4]FF[4]SZ[15];B[hh];W[hg](;B[gg];W[ff])(;B[ig];W[jf]))"));
gamer.goTo(2).next(1);
const [move, path] = [gamer.node().B, gamer.path];
const text = gamer.pathTransform(path);
const reached = place => gamer.goTo(place).node().B;
console.log(`in the variation: ${move}, path ${text}; goTo(object): ${reached({ ...path })}; goTo(string): ${
    reached(text)}; goTo("3-3:1"): ${reached("3-3:1")}`);
')
echo "$seen"
[ "$seen" = 'in the variation: ig, path 3-2:1; goTo(object): gg; goTo(string): gg; goTo("3-3:1"): ig' ]
