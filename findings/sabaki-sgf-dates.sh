#!/bin/sh
# SPDX-License-Identifier: MIT
# npm @sabaki/sgf 3.4.7: stringifyDates() turns a month into a day of the month before.
#
# DT lists dates, and leaves out what a date shares with the one before only in the ways that the format names; "MM"
# may follow "YYYY-MM" or "MM", never a whole date (https://www.red-bean.com/sgf/properties.html#DT). For an event that
# began on 6 May 2020 and went on some time in July, the package writes "2020-05-06,07", which itself (rightly) reads
# as 6 and 7 May. Seen: 2020-05-06,07 [[2020,5,6],[2020,5,7]]
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund @sabaki/sgf@3.4.7 >&2
seen=$(node -e '
const { parseDates, stringifyDates } = require("@sabaki/sgf");
const written = stringifyDates([[2020, 5, 6], [2020, 7]]);
console.log(written, JSON.stringify(parseDates(written)));
')
echo "$seen"
[ "$seen" = '2020-05-06,07 [[2020,5,6],[2020,5,7]]' ]
