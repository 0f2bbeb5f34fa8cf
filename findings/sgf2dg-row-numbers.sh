#!/bin/sh
# SPDX-License-Identifier: MIT
# Debian sgf2dg 4.252-1: the rows of a board of 15 are numbered from 19 down to 5.
#
# -coords "adds coordinates", in the usual style "descending numbers on the vertical axis", so that the lower row is 1.
# The diagram has the size that SZ gives, the numbers are always those of a go board: the upper row is 19. The centre of
# a board of 15 is then in row 12, and a comment that speaks of H8 points elsewhere; a board of 13 ends with row 7. The
# letters begin at A as they should. Kagetsu's diagrams count from the lower row, whatever the size. Seen, with a stone
# in the centre: upper row 19, stone in row 12, lower row 5; right would be 15, 8 and 1
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download -qq sgf2dg=4.252-1 >&2
dpkg -x sgf2dg_4.252-1_*.deb .
echo '(;GM[4]FF[4]SZ[15];B[hh])' >centre.sgf
perl -Iusr/share/perl5 usr/bin/sgf2dg -convert ASCII -coords -o STDOUT centre.sgf 2>/dev/null >diagram
# The edges begin with a corner, and the stone is the 1 in its row; the number of a row ends its line.
edges=$(sed -n 's/^ +--.* //p' diagram | paste -sd ' ')
seen="upper row ${edges% *}, stone in row $(sed -n 's/^ |.* 1 .* //p' diagram), lower row ${edges#* }"
echo "$seen"
[ "$seen" = 'upper row 19, stone in row 12, lower row 5' ]
