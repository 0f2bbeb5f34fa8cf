#!/bin/sh
# SPDX-License-Identifier: MIT
# npm tournament-pairings 2.0.1: of three entrants, the match for third place has one player for ever.
#
# Three is a usual field of a knock-out in a small class: one has a bye to the final. Single elimination with a match
# for third place ("consolation") sends one loser there and nobody else, so it never can be played and the event never
# ends; the loser of the only match before the final is third. From four entrants on two losers come. Seen:
# for third place: 1 of 3, 2 of 4
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund tournament-pairings@2.0.1 >&2
cat >draw.mjs <<'END'
import { SingleElimination } from 'tournament-pairings';

const names = count => ['Ann', 'Ben', 'Cid', 'Dan'].slice(0, count);
const forThird = count => {
    const matches = SingleElimination(names(count), 1, true, true);
    return matches.filter(match => match.loss !== undefined).length;
};
console.log(`for third place: ${forThird(3)} of 3, ${forThird(4)} of 4`);
END
seen=$(node draw.mjs)
echo "$seen"
[ "$seen" = 'for third place: 1 of 3, 2 of 4' ]
