#!/bin/sh
# SPDX-License-Identifier: MIT
# npm gomoku-tools 0.1.0: a copy of a game has the stones but not the turn, so Black moves twice.
#
# In gomoku Black and White move in turn; a copy ("returns a copy of the game") is made to try moves ahead. After
# Black's H8, the game itself plays White on H9. Its copy plays Black there and knows no move before. Stones: 1 black,
# 2 white. Seen: game 2 ["H8","H9"], copy 1 ["H9"]
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund gomoku-tools@0.1.0 >&2
seen=$(node -e '
const game = require("gomoku-tools").Gomoku();
game.moveTo("H8");
const copy = game.clone();
const say = played => {
    played.moveTo("H9");
    return `${played.getPosition()[6][7]} ${JSON.stringify(played.getHistory())}`;
};
console.log(`game ${say(game)}, copy ${say(copy)}`);
')
echo "$seen"
[ "$seen" = 'game 2 ["H8","H9"], copy 1 ["H9"]' ]
