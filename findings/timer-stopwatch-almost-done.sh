#!/bin/sh
# SPDX-License-Identifier: MIT
# npm timer-stopwatch 0.2.0: the announcement that time is nearly over never comes.
#
# A clock calls the last 10 seconds. The README has the method onAlmostdone for that, and names it onAlmostDone in its
# list of changes, where it says to use it "in favour of" the event. The first is no method; the second listens to an
# event "almostDone", while the timer emits "almostdone", so only who listens to that by its name hears it.
# Seen: onAlmostdone: undefined; a timer of 300 ms that warns at 200 ms: event almostdone, onDone
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts timer-stopwatch@0.2.0 >&2
seen=$(node -e '
const Stopwatch = require("timer-stopwatch");
const timer = new Stopwatch(300, { refreshRateMS: 10, almostDoneMS: 200 });
const heard = [];
timer.on("almostdone", () => heard.push("event almostdone"));
timer.onAlmostDone(() => heard.push("onAlmostDone"));
timer.onDone(() => heard.push("onDone"));
timer.start();
setTimeout(() => console.log(`onAlmostdone: ${typeof timer.onAlmostdone}; ` +
    `a timer of 300 ms that warns at 200 ms: ${heard.join(", ")}`), 1000);
')
echo "$seen"
[ "$seen" = 'onAlmostdone: undefined; a timer of 300 ms that warns at 200 ms: event almostdone, onDone' ]
