#!/bin/sh
# SPDX-License-Identifier: MIT
# npm roundrobin 2.0.0: of ten players, one has the same side five times running.
#
# Which of a pair stands first says who is away and who is at home, "white/black in chess, etc." (README). In Berger's
# tables (FIDE C.05, annex 1) nobody has a side three times running. The package turns the players on a ring and
# changes the sides of the first board alone, so whoever wanders along one side of the ring keeps it: three of five
# rounds, five of nine. In gomoku it is the first move that such a player has, or lacks, for half of the event. Kagetsu
# pairs by Berger's tables. Seen, the longest run and all sides of a player who has it, 1 for home:
# 6: 3 (0 0 1 1 1), 8: 4 (0 0 0 1 1 1 1), 10: 5 (0 0 0 0 1 1 1 1 1); Berger 6: 2
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts roundrobin@2.0.0 >&2
seen=$(node -e '
const robin = require("roundrobin");
// The sides of a player in all rounds, 1 for home.
const sides = (rounds, player) => rounds.flat().filter(pair => pair.includes(player)).map(pair => pair.indexOf(player));
const longest = list => Math.max(...list.join("").match(/0+|1+/g).map(run => run.length));
const worst = (rounds, players) => {
    const all = Array.from({ length: players }, (_, at) => sides(rounds, at + 1));
    return all.reduce((one, other) => longest(other) > longest(one) ? other : one);
};
// FIDE C.05, annex 1, for 5 or 6 players.
const berger = [[[1, 6], [2, 5], [3, 4]], [[6, 4], [5, 3], [1, 2]], [[2, 6], [3, 1], [4, 5]], [[6, 5], [1, 4], [2, 3]],
    [[3, 6], [4, 2], [5, 1]]];
console.log([6, 8, 10].map(players => {
    const list = worst(robin(players), players);
    return `${players}: ${longest(list)} (${list.join(" ")})`;
}).join(", ") + `; Berger 6: ${longest(worst(berger, 6))}`);
')
echo "$seen"
[ "$seen" = '6: 3 (0 0 1 1 1), 8: 4 (0 0 0 1 1 1 1), 10: 5 (0 0 0 0 1 1 1 1 1); Berger 6: 2' ]
