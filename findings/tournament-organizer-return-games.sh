#!/bin/sh
# SPDX-License-Identifier: MIT
# npm tournament-organizer 4.1.1: the second leg of a double round robin is drawn anew, so some players have the same
# side in both games with an opponent.
#
# A double round robin gives each two players one game with either side: the second leg is the first with sides changed.
# The package does change sides, but shuffles the players again before that; only a "sorting" (a list by rating, not the
# default) makes it keep their order. Drawn twenty times, with sides that matter.
# Seen: default: some game repeated with the same sides; sorted: none
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund tournament-organizer@4.1.1 >&2
cat >draw.mjs <<'END'
import Manager from 'tournament-organizer';

const isRepeated = settings => {
    const event = new Manager().createTournament('Club', { stageOne: { format: 'double-round-robin' }, seating: true,
        ...settings });
    for (const [i, name] of ['Ann', 'Ben', 'Cid', 'Dan', 'Eve', 'Fay'].entries())
        event.createPlayer(name, name).set({ value: i + 1 });
    event.startTournament();
    const games = event.getMatches().map(match => `${match.getPlayer1().id}-${match.getPlayer2().id}`);
    return games.length === 30 && new Set(games).size < 30;
};
const seen = settings => [...Array(20)].some(() => isRepeated(settings))
    ? 'some game repeated with the same sides' : 'none';
console.log(`default: ${seen({})}; sorted: ${seen({ sorting: 'ascending' })}`);
END
seen=$(node draw.mjs)
echo "$seen"
[ "$seen" = 'default: some game repeated with the same sides; sorted: none' ]
