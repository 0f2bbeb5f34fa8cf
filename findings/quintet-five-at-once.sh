#!/bin/sh
# SPDX-License-Identifier: MIT
# npm @renju-note/quintet 0.3.2: where a five can be made at once, the solver has no move to tell.
#
# solve_vcf(), the one function of this solver for Renju, gives the moves of a win by fours, or undefined if there is
# none (its declarations; README, "Black VCF"). With an open three it tells the four that wins. With a four on the
# board, which is the nearer win, it gives a list without moves, as also for a white row that becomes six, which is a
# win in Renju: who plays what it says stands still one move before the end. That there is a win is right each time; a
# row that would become six for Black is none. Kagetsu tells the five. Seen:
# black three: G8; black four: a list of 0 moves; white four: a list of 0 moves; white six: a list of 0 moves
# black six: undefined
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts @renju-note/quintet@0.3.2 >&2
cat >solve.mjs <<'END'
import { readFileSync } from 'node:fs';

// The package is made for a bundler, which loads the part in WebAssembly in place of this.
const bytes = readFileSync('node_modules/@renju-note/quintet/quintet_bg.wasm');
const { exports } = new WebAssembly.Instance(new WebAssembly.Module(bytes));
const glue = readFileSync('node_modules/@renju-note/quintet/quintet_bg.js', 'utf8')
    .replace(/^import .*$/m, '').replace('export function', 'return function');
const solve = new Function('wasm', glue)(exports);
const codes = points => Uint8Array.from(points.split(' ').filter(Boolean),
    point => (point.charCodeAt(0) - 65) * 15 + Number(point.slice(1)) - 1);
const point = code => String.fromCharCode(65 + Math.floor(code / 15)) + (code % 15 + 1);
const told = (blacks, whites, isBlack) => {
    const moves = solve(codes(blacks), codes(whites), isBlack, 10);
    return moves === undefined ? 'undefined' : moves.length ? [...moves].map(point).join(' ') : 'a list of 0 moves';
};
console.log(`black three: ${told('H8 I8 J8', 'A1 C1', true)}; black four: ${told('G8 H8 I8 J8', 'F8 A1 C1', true)}; ` +
    `white four: ${told('F8 A1 C1 E1', 'G8 H8 I8 J8', false)}; white six: ${
        told('G8 N8 A1 C1 E1', 'H8 I8 J8 L8 M8', false)}
black six: ${told('H8 I8 J8 L8 M8', 'G8 N8 A1 C1 E1', true)}`);
END
seen=$(node solve.mjs)
echo "$seen"
[ "$seen" = 'black three: G8; black four: a list of 0 moves; white four: a list of 0 moves; white six: a list of 0 moves
black six: undefined' ]
