#!/bin/sh
# SPDX-License-Identifier: MIT
# npm cm-pgn 5.0.0: names with quotes or brackets are cut or lost, and what is written of such a game cannot be read.
#
# In PGN "a quote inside a string is represented by the backslash immediately followed by a quote", a bracket needs
# nothing, and each game ends with its result (PGN standard, 7 and 8.2.6). The package ends a nickname at its quote but
# keeps the backslash in front of it, drops a tag with a bracket in its text, and writes no result, without an error.
# In what it writes, the backslash escapes the quote, and the tag has no end. npm @mliebelt/pgn-parser 1.4.19 reads
# the game, and refuses what cm-pgn has written of it. Kagetsu neither reads nor writes PGN. Seen:
# cm-pgn: Ann \, no event; pgn-parser: Ann "Ace" Lee, Open [U18]
# cm-pgn writes: [White "Ann \"]||1. e4 e5, for pgn-parser: SyntaxError
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts cm-pgn@5.0.0 @mliebelt/pgn-parser@1.4.19 >&2
cat >read.mjs <<'END'
import { parse } from '@mliebelt/pgn-parser';
import { Pgn } from 'cm-pgn/src/Pgn.js';

const game = String.raw`[Event "Open [U18]"]
[White "Ann \"Ace\" Lee"]

1. e4 e5 1/2-1/2
`;
const told = ({ White, Event }) => `${White}, ${Event ?? 'no event'}`;
const pgn = new Pgn(game);
const parsed = parse(game, { startRule: 'game' });
console.log(`cm-pgn: ${told(pgn.header.tags)}; pgn-parser: ${told(parsed.tags)}`);
const written = pgn.render();
let read = 'a game';
try {
    parse(written, { startRule: 'game' });
} catch (error) {
    read = error.name;
}
console.log(`cm-pgn writes: ${written.trim().replaceAll('\n', '|')}, for pgn-parser: ${read}`);
END
seen=$(node read.mjs)
echo "$seen"
[ "$seen" = 'cm-pgn: Ann \, no event; pgn-parser: Ann "Ace" Lee, Open [U18]
cm-pgn writes: [White "Ann \"]||1. e4 e5, for pgn-parser: SyntaxError' ]
