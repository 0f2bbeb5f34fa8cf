#!/bin/sh
# SPDX-License-Identifier: MIT
# npm godash 2.1.0: a record in which a property has more than one value is refused as invalid.
#
# A property is a name and one or more values (https://www.red-bean.com/sgf/sgf4.html, "EBNF Definition"): all black
# stones of a position stand behind one AB, all marks of a diagram behind one TR. sgfToJS() reads one value; at a second
# it raises "Invalid SGF", so no position of two stones and no commented diagram can be read. Seen:
# one stone: {"AB":"hh"}; two stones: Invalid SGF; two marks: Invalid SGF
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts godash@2.1.0 >&2
seen=$(node -e '
const { sgfToJS } = require("godash");
const read = record => {
    try {
        return JSON.stringify(sgfToJS(record)[1]);
    } catch (error) {
        return error.message;
    }
};
console.log(`one stone: ${read("(;GM[4]SZ[15];AB[hh])")}; two stones: ${read("(;GM[4]SZ[15];AB[hh][ii])")}; ` +
    `two marks: ${read("(;GM[4]SZ[15];B[hh]TR[hg][gh])")}`);
')
echo "$seen"
[ "$seen" = 'one stone: {"AB":"hh"}; two stones: Invalid SGF; two marks: Invalid SGF' ]
