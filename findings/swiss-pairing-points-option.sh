#!/bin/sh
# SPDX-License-Identifier: MIT
# npm swiss-pairing 1.4.3: the documented option for the points of a round is ignored, so equal players are ranked by
# wrong medians.
#
# A match of two games gives 2, 1 or 0 points, for which the README has maxPointsPerRound. The code reads maxPerRound
# and else takes 1, so half of all points after three rounds is 1.5, not 3. The modified median leaves out the weakest
# opponent of a player above half, the strongest of one below it, none at half (US Chess, rule 34E1). Ben, Fay and Dan
# have 3 of 6, so all their opponents count: 12, 10 and 8 points. Taken as above half, Dan passes Fay. Seen:
# maxPointsPerRound: Ben 9, Dan 8, Fay 7
# maxPerRound: Ben 12, Fay 10, Dan 8
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund swiss-pairing@1.4.3 >&2
seen=$(node -e '
const swiss = require("swiss-pairing");
const players = ["Ann", "Ben", "Cid", "Dan", "Eve", "Fay"].map((id, i) => ({ id, seed: i + 1 }));
const rounds = [
    [["Ann", 2, "Fay"], ["Ben", 1, "Eve"], ["Cid", 0, "Dan"]],
    [["Fay", 1, "Dan"], ["Eve", 2, "Cid"], ["Ann", 0, "Ben"]],
    [["Ben", 0, "Fay"], ["Cid", 0, "Ann"], ["Dan", 0, "Eve"]],
];
const matches = rounds.flatMap((round, i) => round.map(([one, points, other]) => ({ round: i + 1,
    home: { id: one, points }, away: { id: other, points: 2 - points } })));
for (const option of ["maxPointsPerRound", "maxPerRound"]) {
    const equal = swiss({ [option]: 2 }).getStandings(4, players, matches).filter(player => player.wins === 3);
    console.log(`${option}: ${equal.map(player => `${player.id} ${player.tiebreaker}`).join(", ")}`);
}
')
echo "$seen"
[ "$seen" = 'maxPointsPerRound: Ben 9, Dan 8, Fay 7
maxPerRound: Ben 12, Fay 10, Dan 8' ]
