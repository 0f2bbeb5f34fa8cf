#!/bin/sh
# SPDX-License-Identifier: MIT
# npm supermemo 2.0.23 and supermemo2 1.1.0: neither changes the easiness of a task as SM-2 does.
#
# Both name what they implement, https://super-memory.com/english/ol/sm2.htm. SM-2 changes the easiness E, 2.5 at first,
# "after each repetition" by the grade of the answer; if the grade is below 3, the task starts anew "without changing
# the E-Factor". supermemo lowers E after a failure, too: a task that a pupil failed four times when it was new has the
# least E, 1.3, and comes after 8 days where it should rest for 15. supermemo2 leaves E alone at the first two answers
# whatever they were, so what is hard each time comes too seldom. Kagetsu has five boxes with fixed rests. Seen:
# supermemo, four failures: E 1.3, right would be 2.5; then rests of 1 6 8 days
# supermemo2, hard three times: E 2.5 2.5 2.36, right would be 2.36 2.22 2.08; rests of 1 6 14 days
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts supermemo@2.0.23 supermemo2@1.1.0 >&2
seen=$(node -e '
const { supermemo } = require("supermemo");
const supermemo2 = require("supermemo2").default;
const answer = (item, grades) => grades.map(grade => item = supermemo(item, grade));
const failed = answer({ interval: 0, repetition: 0, efactor: 2.5 }, [0, 0, 0, 0]).at(-1);
const rests = answer(failed, [4, 4, 4]).map(item => item.interval);
console.log(`supermemo, four failures: E ${failed.efactor}, right would be 2.5; then rests of ${rests.join(" ")} days`);
const hard = [];
for (let answers = 0; answers < 3; ++answers) {
    const { schedule, factor } = hard.at(-1) ?? {};
    hard.push(supermemo2(3, schedule, factor));
}
console.log(`supermemo2, hard three times: E ${hard.map(item => item.factor).join(" ")}, ` +
    `right would be 2.36 2.22 2.08; rests of ${hard.map(item => item.schedule).join(" ")} days`);
')
echo "$seen"
[ "$seen" = 'supermemo, four failures: E 1.3, right would be 2.5; then rests of 1 6 8 days
supermemo2, hard three times: E 2.5 2.5 2.36, right would be 2.36 2.22 2.08; rests of 1 6 14 days' ]
