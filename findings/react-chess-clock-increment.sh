#!/bin/sh
# SPDX-License-Identifier: MIT
# npm react-chess-clock 2.1.1 with react 16.14.0: the increment that is set is never added.
#
# useChessClock(initialTimer, increment) takes both in seconds; an increment is added to a player's time after each of
# his moves. For 300 s and 5 s, ten quick moves each must leave more than 345 s. The second value is not looked at, so a
# game of "5 minutes and 5 seconds" is one of 5 minutes, and flags fall early. Seen: 10 moves each, more than 300 s: no
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund react-chess-clock@2.1.1 react@16.14.0 react-test-renderer@16.14.0 >&2
seen=$(node -e '
const React = require("react");
const { act, create } = require("react-test-renderer");
const useChessClock = require("react-chess-clock");
let players, clock;
const Table = () => {
    [players, clock] = useChessClock(300, 5);
    return null;
};
act(() => { create(React.createElement(Table)); });
act(() => clock.start());
for (let press = 0; press < 20; ++press)
    act(() => clock.toggle());
const least = Math.min(players.white.timer, players.black.timer);
console.log(`${players.white.turn} moves each, more than 300 s: ${least > 300000 ? "yes" : "no"}`);
process.exit(players.white.turn === players.black.turn ? 0 : 1);
')
echo "$seen"
[ "$seen" = '10 moves each, more than 300 s: no' ]
