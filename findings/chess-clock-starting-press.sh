#!/bin/sh
# SPDX-License-Identifier: MIT
# npm chess-clock 0.5.0: the press that starts the clock is counted as a move and earns an increment.
#
# A game begins with the clock of the side that moves first being started (FIDE Laws of Chess, 6.6); only a press after
# a move ends that move (6.2.1). The package knows who that is: after push(0), player 1 is the one who moves first.
# Still player 0 gets 5 seconds and one move, so throughout the game one increment more than the other, and a stage
# "after 2 moves" at the first. Right would be [300000,300000] [0,0], and [60000,60000] [1,1] after one move each. Seen:
# {"first":1,"time":[305000,300000],"moves":[1,0]}
# {"after one move each":[90000,60000],"moves":[2,1]}
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund chess-clock@0.5.0 >&2
# Node reads neither of the two inner package.json: their braces hold no JSON.
rm node_modules/chess-clock/lib/cjs/package.json
seen=$(node -e '
Date.now = () => 0; // nobody uses any time
const { Clock } = require("./node_modules/chess-clock/lib/cjs/index.js");
const started = new Clock(Clock.getConfig("Fischer Rapid 5|5"));
started.push(0);
const { white, remainingTime, move } = started.state;
console.log(JSON.stringify({ first: white, time: remainingTime, moves: move }));
const stages = [{ time: [60000, 60000], increment: 0, mode: "Fischer" },
    { time: [30000, 30000], move: 2, increment: 0, mode: "Fischer" }];
const staged = new Clock({ name: "2 moves in 1 min, then 30 s", stages });
for (const player of [0, 1, 0])
    staged.push(player);
console.log(JSON.stringify({ "after one move each": staged.state.remainingTime, moves: staged.state.move }));
process.exit();
')
echo "$seen"
[ "$seen" = '{"first":1,"time":[305000,300000],"moves":[1,0]}
{"after one move each":[90000,60000],"moves":[2,1]}' ]
