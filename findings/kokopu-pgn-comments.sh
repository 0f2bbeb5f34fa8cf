#!/bin/sh
# SPDX-License-Identifier: MIT
# npm kokopu 4.13.4: a PGN game with a comment to the end of a line, or a move number without periods, cannot be read.
#
# PGN has two kinds of comments: in braces, and from a semicolon to the end of the line (PGN standard, 5); a move number
# is followed by "zero or more periods" (8.2.2). The package reads "the standard chess file formats", braces and "1." -
# but an ";" or a bare "1" raises an error, so the whole game is refused. npm pgn-parser 2.2.1 reads all four. Seen:
# kokopu: braces e4 e5, semicolon InvalidPGN, with period e4 e5, without InvalidPGN
# pgn-parser: braces e4 e5, semicolon e4 e5, with period e4 e5, without e4 e5
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts kokopu@4.13.4 pgn-parser@2.2.1 >&2
seen=$(node -e '
const kokopu = require("kokopu");
const { parse } = require("pgn-parser");
const games = { braces: "1. e4 {good} e5 *", semicolon: "1. e4 ; good\ne5 *", "with period": "1. e4 e5 *",
    without: "1 e4 e5 *" };
const head = ["Event", "Site", "Date", "Round", "White", "Black"].map(tag => `[${tag} "?"]\n`).join("");
const read = parser => Object.entries(games).map(([name, moves]) => {
    try {
        return `${name} ${parser(`${head}[Result "*"]\n\n${moves}\n`).join(" ")}`;
    } catch (error) {
        return `${name} ${error.constructor.name}`;
    }
}).join(", ");
console.log(`kokopu: ${read(pgn => kokopu.pgnRead(pgn).game(0).nodes().map(node => node.notation()))}`);
console.log(`pgn-parser: ${read(pgn => parse(pgn)[0].moves.map(({ move }) => move))}`);
')
echo "$seen"
[ "$seen" = 'kokopu: braces e4 e5, semicolon InvalidPGN, with period e4 e5, without InvalidPGN
pgn-parser: braces e4 e5, semicolon e4 e5, with period e4 e5, without e4 e5' ]
