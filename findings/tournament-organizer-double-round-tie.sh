#!/bin/sh
# SPDX-License-Identifier: MIT
# npm tournament-organizer 4.1.1: in a double round robin, Sonneborn-Berger counts one game with each opponent, not two.
#
# The system adds, over all games, the score of each beaten opponent and half that of each drawn one (FIDE C.07).
# Four players who each win one of the two games with each other have 3 points and 9 each, the same as all others. The
# package looks up one match per opponent, so whoever won the earlier games is placed first, in a table without any
# difference. Seen: [["Ann",3,9],["Ben",3,6],["Cid",3,3],["Dan",3,0]]
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund tournament-organizer@4.1.1 >&2
cat >play.mjs <<'END'
import Manager from 'tournament-organizer';

const names = ['Ann', 'Ben', 'Cid', 'Dan'];
const event = new Manager().createTournament('Club', { stageOne: { format: 'double-round-robin' }, sorting: 'ascending',
    scoring: { tiebreaks: ['sonneborn berger'] } });
names.forEach((name, i) => event.createPlayer(name, name).set({ value: i + 1 }));
event.startTournament();
const met = new Set();
for (let round = 1; round <= 6; ++round) {
    for (const match of event.getActiveMatches()) {
        const [one, other] = [match.getPlayer1().id, match.getPlayer2().id];
        const pair = [one, other].sort().join();
        const oneWins = (one < other) !== met.has(pair); // each wins once
        met.add(pair);
        event.enterResult(match.getId(), oneWins ? 1 : 0, oneWins ? 0 : 1);
    }
    if (round < 6)
        event.nextRound();
}
const row = place => [place.player.getId(), place.matchPoints, place.tiebreaks.sonnebornBerger];
console.log(JSON.stringify(event.getStandings().map(row)));
END
seen=$(node play.mjs)
echo "$seen"
[ "$seen" = '[["Ann",3,9],["Ben",3,6],["Cid",3,3],["Dan",3,0]]' ]
