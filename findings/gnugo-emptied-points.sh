#!/bin/sh
# SPDX-License-Identifier: MIT
# Debian gnugo 3.8-11 and npm goban 8.3.64: a stone that a record takes off the board stays on it.
#
# "Clear the given points on the board" is AE's function (https://www.red-bean.com/sgf/properties.html#AE): an editor or
# a lesson sets up a position and takes stones off again in the next node. Both read AB and AW, and pass over AE without
# a word, so black has three stones where two are, and the task is another one. npm besogo 0.0.2-alpha takes the stone
# off. In Gomoku and Renju no stone is captured, so AE is the only way to do it. Kagetsu writes AE, and reads it. Seen,
# of AB[hh][gg]AW[ff] and AE[gg] in the next node:
# gnugo: black G9 H8, white F10; goban: black hhgg, white ff; besogo: black hh, white ff
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download -qq gnugo=3.8-11 libreadline8 libtinfo6 >&2
for package in *.deb; do dpkg -x "$package" .; done
npm install --silent --no-audit --no-fund --ignore-scripts goban@8.3.64 besogo@0.0.2-alpha >&2
echo '(;GM[1]FF[4]SZ[15]AB[hh][gg]AW[ff];AE[gg])' >task.sgf
stones() {
    printf 'loadsgf task.sgf\nlist_stones %s\n' "$1" |
        LD_LIBRARY_PATH=$folder/usr/lib/x86_64-linux-gnu:$folder/lib/x86_64-linux-gnu usr/games/gnugo --mode gtp |
        sed -n 's/^= \(.*[0-9].*\)/\1/p'
}
cat >read.cjs <<'END'
const { readFileSync } = require('fs');
// Written for a page, but what reads records needs none: anything that is asked of the page is a function.
const page = new Proxy(function () {}, {
    get: (target, key) => key === Symbol.toPrimitive ? () => '' : page,
    apply: () => page,
});
Object.assign(globalThis, { window: globalThis, self: globalThis, document: page, addEventListener() {},
    CSSStyleSheet: class { replaceSync() {} }, HTMLElement: class {}, SVGElement: class {} });
Object.defineProperty(globalThis, 'navigator', { value: { userAgent: '', platform: '' } });
const record = readFileSync('task.sgf', 'utf8').trim();
const { GobanEngine } = require('goban');
const engine = new GobanEngine({ original_sgf: record, width: 15, height: 15, removed: '' });
const { black, white } = engine.config.initial_state;
for (const part of ['besogo', 'editor', 'gameRoot', 'parseSgf', 'loadSgf'])
    (0, eval)(readFileSync(`node_modules/besogo/js/${part}.js`, 'utf8'));
const editor = besogo.makeEditor(15, 15);
besogo.loadSgf(besogo.parseSgf(record), editor);
editor.nextNode(-1);
const point = (x, y) => String.fromCharCode(96 + x, 96 + y);
const all = colour => Array.from({ length: 225 }, (_, at) => [at % 15 + 1, Math.floor(at / 15) + 1])
    .filter(([x, y]) => editor.getCurrent().getStone(x, y) === colour).map(([x, y]) => point(x, y)).join('');
console.log(`goban: black ${black}, white ${white}; besogo: black ${all(-1)}, white ${all(1)}`);
process.exit();
END
seen="gnugo: black $(stones black), white $(stones white); $(node read.cjs)"
echo "$seen"
[ "$seen" = 'gnugo: black G9 H8, white F10; goban: black hhgg, white ff; besogo: black hh, white ff' ]
