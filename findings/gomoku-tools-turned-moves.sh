#!/bin/sh
# SPDX-License-Identifier: MIT
# npm gomoku-tools 0.1.0: in a game that was turned, taking back a move takes away no stone, or the wrong one.
#
# A position is the same in eight views, so openings are turned to compare them, and studied on from there: the package
# has transform.clockwise() and others, back() and forward(). Turning moves the stones and leaves the list of moves, so
# what is told of the game, getHistory(), names points without stones, and back() empties the point where the move was
# before: there is no stone now, or another one. Seen, of games turned by a quarter, then one move back:
# H8 I9 I10: H8 I7 J7, back H8 I7 J7 of moves H8 I9; H9 I8: H7 I8, back H7 of moves H9
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts gomoku-tools@0.1.0 >&2
seen=$(node -e '
const tools = require("gomoku-tools");
const stones = game => game.getPosition().flatMap((row, y) => row.map((stone, x) =>
    stone ? `${String.fromCharCode(65 + x)}${15 - y}` : "")).filter(Boolean).sort().join(" ");
const told = moves => {
    const game = tools.Gomoku().moveTo(...moves.split(" "));
    game.transform.clockwise();
    const turned = stones(game);
    game.back();
    return `${moves}: ${turned}, back ${stones(game)} of moves ${game.getHistory().join(" ")}`;
};
console.log(`${told("H8 I9 I10")}; ${told("H9 I8")}`);
')
echo "$seen"
[ "$seen" = 'H8 I9 I10: H8 I7 J7, back H8 I7 J7 of moves H8 I9; H9 I8: H7 I8, back H7 of moves H9' ]
