#!/bin/sh
# SPDX-License-Identifier: MIT
# npm easytimer.js 4.6.0: a countdown that is paused after each move counts no time for moves of less than a second.
#
# pause() is to pause the timer, and start() to resume it, as the clock of a player does after each of his moves; the
# option "precision" is "the timer update frequency". Time is looked at only when such an update is due, and never by
# pause(), so all that was used since the last one is given back. Twenty moves of 0.9 seconds must cost 18 of 60
# seconds. With updates every minute, twenty moves of 59 seconds cost nothing of half an hour. Seen:
# updates each second, 18 s used: 60 of 60 s left; updates each minute, 1180 s used: 1800 of 1800 s left
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts easytimer.js@4.6.0 >&2
seen=$(node --no-warnings -e '
const { mock } = require("node:test");
const { Timer } = require("easytimer.js");
mock.timers.enable({ apis: ["setInterval", "Date"], now: 0 }); // a clock that goes on by tick() alone
const left = (precision, seconds, thought) => {
    const timer = new Timer({ countdown: true, precision, startValues: { seconds } });
    for (let move = 0; move < 20; ++move) {
        timer.start();
        mock.timers.tick(thought);
        timer.pause();
        mock.timers.tick(60000 - thought); // the opponent thinks
    }
    return `${20 * thought / 1000} s used: ${timer.getTotalTimeValues().seconds} of ${seconds} s left`;
};
console.log(`updates each second, ${left("seconds", 60, 900)}; updates each minute, ${left("minutes", 1800, 59000)}`);
')
echo "$seen"
[ "$seen" = 'updates each second, 18 s used: 60 of 60 s left; updates each minute, 1180 s used: 1800 of 1800 s left' ]
