#!/bin/sh
# SPDX-License-Identifier: MIT
# npm tiebreak 0.4.0: without the strongest opponent alone, everybody's Buchholz is 0; Sonneborn-Berger is not there.
#
# buchholz(player, round, cutLowest, cutHighest) adds the points of a player's opponents, without so many of the lowest
# and of the highest. Events that leave out the strongest, so that the lot of the first round counts less, ask for 0 and
# 1. The list is cut from 1 to -0, which is its beginning, so nothing is left, and all ties stay. Cut on both sides it
# is right. The README lists Sonneborn-Berger among what is calculated; there is no such method. Kagetsu has both, and
# takes the highest away together with the lowest (BH-M1). Ann has won against Ben, Cid and Dan, who have 2, 1 and 0.
# Seen; right would be 3, 3, 1 and 1:
# all 3, without the lowest 3, without the highest 0, without both 1
# sonnebornBerger: undefined
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts tiebreak@0.4.0 >&2
cat >rank.mjs <<'END'
import { Results, Tiebreaker, TournamentType, UnplayedRoundsAdjustment } from 'tiebreak';

const won = (white, black) => ({ white, black, scoreWhite: 1, scoreBlack: 0, forfeited: false });
const results = new Results(TournamentType.SWISS, [
    { pairings: [won('Ann', 'Ben'), won('Cid', 'Dan')] },
    { pairings: [won('Ann', 'Cid'), won('Ben', 'Dan')] },
    { pairings: [won('Ann', 'Dan'), won('Ben', 'Cid')] },
]);
const tiebreaker = new Tiebreaker(results, UnplayedRoundsAdjustment.FIDE_2023);
const points = (lowest, highest) => tiebreaker.buchholz('Ann', 3, lowest, highest);
console.log(`all ${points(0, 0)}, without the lowest ${points(1, 0)}, without the highest ${points(0, 1)}, ` +
    `without both ${points(1, 1)}`);
console.log(`sonnebornBerger: ${tiebreaker.sonnebornBerger}`);
END
seen=$(node rank.mjs)
echo "$seen"
[ "$seen" = 'all 3, without the lowest 3, without the highest 0, without both 1
sonnebornBerger: undefined' ]
