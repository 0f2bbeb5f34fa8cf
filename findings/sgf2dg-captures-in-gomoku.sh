#!/bin/sh
# SPDX-License-Identifier: MIT
# Debian sgf2dg 4.252-1: in the diagrams of a gomoku record, stones are captured.
#
# A record says its game: GM[4] is gomoku and renju (https://www.red-bean.com/sgf/properties.html#GM), where no stone
# leaves the board. White's corner stone of move 2, with black stones at both neighbours, is gone from the second
# diagram, as in go (GM[1]). Seen at the left of that diagram's first two rows: "+-- X" and "X   +", an
# empty corner between the black stones; right would be "O   X".
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download -qq sgf2dg=4.252-1 >&2
dpkg -x sgf2dg_4.252-1_*.deb .
echo '(;GM[4]FF[4]SZ[15];B[ba];W[aa];B[ab];W[oo])' >corner.sgf
perl -Iusr/share/perl5 usr/bin/sgf2dg -convert ASCII -movesPerDiagram 3 -o corner.txt corner.sgf >log 2>&1
seen=$(sed -n '/^Diagram 2/,$ { s/^ \(.....\).*/\1/p; }' corner.txt* | sed -n '1p;3p' | paste -sd/)
echo "$seen"
[ "$seen" = '+-- X/X   +' ]
