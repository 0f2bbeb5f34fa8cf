#!/bin/sh
# SPDX-License-Identifier: MIT
# npm trueskill 0.0.2: before each game the uncertainty of a player grows too much, so that ratings stay uncertain.
#
# Before a game, TrueSkill adds gamma^2 to the variance sigma^2 of a player (Herbrich, Minka and Graepel: TrueSkill,
# 2006; gamma is a hundredth of the first sigma). The package adds gamma to sigma itself. Its README promises the values
# of the authors' calculator, which are 29.396 and 7.171 for the winner of the first game of two, as npm ts-trueskill
# 5.1.0 has them. Who has won and lost 250 games each against an equal has nearly three times the right sigma. Seen:
# trueskill: 29.447 7.238, then 2.12; ts-trueskill: 29.396 7.171, then 0.78
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund trueskill@0.0.2 ts-trueskill@5.1.0 >&2
cat >rate.mjs <<'END'
import trueskill from 'trueskill';
import { rate, Rating } from 'ts-trueskill';

const one = (players, ranks) => {
    const ranked = players.map((skill, i) => ({ skill, rank: ranks[i] }));
    trueskill.AdjustPlayers(ranked);
    return ranked.map(player => player.skill);
};
const other = (players, ranks) => rate(players.map(([mu, sigma]) => [new Rating(mu, sigma)]), ranks)
    .map(([rating]) => [rating.mu, rating.sigma]);
const say = play => {
    let players = [[25, 25 / 3], [25, 25 / 3]];
    const [winner] = play(players, [1, 2]);
    for (let game = 0; game < 500; ++game)
        players = play(players, game % 2 ? [1, 2] : [2, 1]);
    return `${winner.map(value => value.toFixed(3)).join(' ')}, then ${players[0][1].toFixed(2)}`;
};
console.log(`trueskill: ${say(one)}; ts-trueskill: ${say(other)}`);
END
seen=$(node rate.mjs)
echo "$seen"
[ "$seen" = 'trueskill: 29.447 7.238, then 2.12; ts-trueskill: 29.396 7.171, then 0.78' ]
