#!/bin/sh
# SPDX-License-Identifier: MIT
# npm node-sgf-parser 0.0.1: a node without properties makes a record unreadable.
#
# A node is a semicolon and any number of properties, also none (https://www.red-bean.com/sgf/sgf4.html, "EBNF
# Definition"); editors write empty nodes for a root without facts or a position that was added and not yet played on.
# The same moves without the empty node are read. Seen: without: 2 moves; with: TypeError
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund node-sgf-parser@0.0.1 >&2
seen=$(node -e '
const { parseFromSgf } = require("node-sgf-parser");
const read = text => {
    try {
        return `${parseFromSgf(text).toJGO().game.filter(node => node.move).length} moves`;
    } catch (error) {
        return error.name;
    }
};
console.log(`without: ${read("(;GM[4]SZ[15];B[hh];W[hg])")}; with: ${read("(;GM[4]SZ[15];;B[hh];W[hg])")}`);
')
echo "$seen"
[ "$seen" = 'without: 2 moves; with: TypeError' ]
