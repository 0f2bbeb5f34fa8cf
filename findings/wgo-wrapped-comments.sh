#!/bin/sh
# SPDX-License-Identifier: MIT
# npm wgo 3.0.0-alpha.10, goban 8.3.64 and sgfjs 0.9.0: a line wrapped in the file is broken on the screen.
#
# A program may wrap long lines of a text in the file: 'linebreaks preceded by a "\"' are soft ones, "converted to "",
# i.e. they are removed" (https://www.red-bean.com/sgf/sgf4.html, "Text"). These three take the backslash away and keep
# the break, so a commented record that keeps to lines of 80 characters is cut into short lines, also within a word or
# within "H8", and what wgo or goban write has real breaks there for ever. @sabaki/sgf 3.4.7 and jssgf 0.3.8 join the
# line again. Kagetsu reads soft breaks and writes none. Seen, of C[H\\n8 wins] (\n for the break):
# wgo: H\n8 wins; goban: H\n8 wins; sgfjs: H\n8 wins; @sabaki/sgf: H8 wins; jssgf: H8 wins
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts wgo@3.0.0-alpha.10 goban@8.3.64 sgfjs@0.9.0 \
    @sabaki/sgf@3.4.7 jssgf@0.3.8 >&2
cat >read.mjs <<'END'
import { createRequire } from 'node:module';
import { KifuNode } from 'wgo';

const require = createRequire(import.meta.url);
// goban is written for a page, but what reads and writes records needs none: what is asked of the page is a function.
const page = new Proxy(function () {}, {
    get: (target, key) => key === Symbol.toPrimitive ? () => '' : page,
    apply: () => page,
});
Object.assign(globalThis, { window: globalThis, self: globalThis, document: page, addEventListener() {},
    CSSStyleSheet: class { replaceSync() {} }, HTMLElement: class {}, SVGElement: class {} });
Object.defineProperty(globalThis, 'navigator', { value: { userAgent: '', platform: '' } });
const { GobanEngine } = require('goban');
const record = '(;GM[4]FF[4]SZ[15];B[hh]C[H\\\n8 wins])';
const comment = text => text.match(/C\[([^\]]*)\]/)[1];
const read = {
    wgo: comment(KifuNode.fromSGF(record).toSGF()),
    goban: comment(new GobanEngine({ original_sgf: record, width: 15, height: 15, removed: '' }).move_tree.toSGF()),
    sgfjs: require('sgfjs').parse(record).childs[0].props.C,
    '@sabaki/sgf': require('@sabaki/sgf').parse(record)[0].children[0].data.C[0],
    jssgf: require('jssgf').parse(record)[0]._children[0].C,
};
console.log(Object.entries(read).map(([name, text]) => `${name}: ${text.replaceAll('\n', '\\n')}`).join('; '));
process.exit();
END
seen=$(node read.mjs)
printf '%s\n' "$seen"
[ "$seen" = 'wgo: H\n8 wins; goban: H\n8 wins; sgfjs: H\n8 wins; @sabaki/sgf: H8 wins; jssgf: H8 wins' ]
