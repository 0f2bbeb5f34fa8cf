#!/bin/sh
# SPDX-License-Identifier: MIT
# npm @sabaki/sgf 3.4.7: the first CA of a collection decides how the texts of all its games are decoded.
#
# CA is a root property: each game of a collection names the charset of its own texts (https://www.red-bean.com/sgf/
# properties.html#CA). Joining two files, as collections are made, gives a GBK game followed by a UTF-8 game. Read from
# bytes, the second player's name is decoded as GBK although its game says UTF-8. Seen: ["黑方","鐧芥柟"]; right would
# be ["黑方","白方"].
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund @sabaki/sgf@3.4.7 iconv-lite@0.4.24 >&2
seen=$(node -e '
const { parseBuffer } = require("@sabaki/sgf");
const { encode } = require("iconv-lite");
const games = parseBuffer(Buffer.concat([
    encode("(;GM[4]FF[4]CA[GBK]PB[黑方])", "gbk"), encode("(;GM[4]FF[4]CA[UTF-8]PB[白方])", "utf8"),
]));
console.log(JSON.stringify(games.map(game => game.data.PB[0])));
')
echo "$seen"
[ "$seen" = '["黑方","鐧芥柟"]' ]
