#!/bin/sh
# SPDX-License-Identifier: MIT
# npm wgo 3.0.0-alpha.10: of a compressed list of points, only the first point is read.
#
# A list of points may name a rectangle, "aa:cc" for nine points (https://www.red-bean.com/sgf/sgf4.html, "Compressed
# point lists"). A position of nine black stones is read as one stone and written back as one: eight stones are lost
# without an error. Seen: (;GM[4]FF[4]SZ[15]AB[aa])
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund wgo@3.0.0-alpha.10 >&2
cat >read.mjs <<'END'
import { KifuNode } from 'wgo';
console.log(KifuNode.fromSGF('(;GM[4]FF[4]SZ[15]AB[aa:cc])').toSGF());
END
seen=$(node read.mjs)
echo "$seen"
[ "$seen" = '(;GM[4]FF[4]SZ[15]AB[aa])' ]
