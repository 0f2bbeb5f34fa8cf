#!/bin/sh
# SPDX-License-Identifier: MIT
# npm wgo 3.0.0-alpha.10 and besogo 0.0.2-alpha: of the fifth moves that were offered, one or none is left after saving.
#
# In Renju, Black offers several fifth moves, up to ten in Taraguchi-10, and White chooses one. SGF has no property for
# offers, so programs keep them in one of their own with a point for each; any property has "PropValue { PropValue }"
# (https://www.red-bean.com/sgf/sgf4.html, "EBNF Definition"). wgo keeps properties that it does not know, but of each
# the first value alone; of TR, which it knows, all. besogo drops them. jssgf 0.3.8, smartgame 0.1.5 and @sabaki/sgf
# 3.4.7 write all as they were. Such a property is XFM in Kagetsu's records. Seen, of W[gg]TR[gg][hh]XFM[ff][fg][gh]:
# wgo: W[gg]TR[gg][hh]XFM[ff]; besogo: W[gg]TR[gg][hh]; jssgf, smartgame, @sabaki/sgf: W[gg]TR[gg][hh]XFM[ff][fg][gh]
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts wgo@3.0.0-alpha.10 besogo@0.0.2-alpha jssgf@0.3.8 \
    smartgame@0.1.5 @sabaki/sgf@3.4.7 >&2
cat >save.mjs <<'END'
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { KifuNode } from 'wgo';

const require = createRequire(import.meta.url);
globalThis.window = globalThis; // besogo is written for a page, but what opens and saves needs none
for (const part of ['besogo', 'editor', 'gameRoot', 'parseSgf', 'loadSgf', 'saveSgf'])
    (0, eval)(readFileSync(`node_modules/besogo/js/${part}.js`, 'utf8'));
const [jssgf, smartgame, sabaki] = ['jssgf', 'smartgame', '@sabaki/sgf'].map(require);
console.warn = () => {};
const record = '(;GM[4]FF[4]SZ[15];B[hh];W[hg];B[ii];W[gg]TR[gg][hh]XFM[ff][fg][gh];B[ff])';
const editor = besogo.makeEditor(15, 15);
besogo.loadSgf(besogo.parseSgf(record), editor);
const offer = text => text.replaceAll('\n', '').match(/W\[gg\][^;]*/)[0].trim();
const others = [jssgf.stringify(jssgf.parse(record)), smartgame.generate(smartgame.parse(record)),
    sabaki.stringify(sabaki.parse(record))].map(offer);
console.log(`wgo: ${offer(KifuNode.fromSGF(record).toSGF())}; besogo: ${offer(besogo.composeSgf(editor))}; ` +
    `jssgf, smartgame, @sabaki/sgf: ${[...new Set(others)].join(' or ')}`);
END
seen=$(node save.mjs)
echo "$seen"
[ "$seen" = 'wgo: W[gg]TR[gg][hh]XFM[ff]; besogo: W[gg]TR[gg][hh]; '\
'jssgf, smartgame, @sabaki/sgf: W[gg]TR[gg][hh]XFM[ff][fg][gh]' ]
