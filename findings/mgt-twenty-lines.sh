#!/bin/sh
# SPDX-License-Identifier: MIT
# Debian mgt 2.31-9, read by gnugo 3.8-11: a record of 20 lines becomes one of 19, and a stone in its corner a pass.
#
# Gomocup plays on boards of 20 by 20, and FF[4] has sizes up to 52 (https://www.red-bean.com/sgf/go.html). mgt and its
# mgt2short convert records between the long and the short names of the format. A size above 19 is written as 19, and
# the moves stay as they were: stones on the twentieth line stand outside the board, and [tt], the point T1 of 20 lines,
# is a pass on boards of up to 19 lines, so who reads the file sees a game with other moves. With 15 lines all is kept.
# Seen, without the other facts at the root:
# 15 lines: SZ[15];B[hh];W[oo]; 20 lines: SZ[19];B[jj];W[tt], read as black K10, white PASS
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download -qq mgt=2.31-9 gnugo=3.8-11 libncurses6 libtinfo6 ncurses-base libreadline8 >&2
for package in *.deb; do dpkg -x "$package" .; done
export LD_LIBRARY_PATH=$folder/usr/lib/x86_64-linux-gnu:$folder/lib/x86_64-linux-gnu
export TERMINFO=$folder/lib/terminfo TERM=dumb
# Opens the record $1, saves it with short names under its own name, and quits, as mgt2short does.
converted() {
    echo "$1" >record.sgf
    printf 'w*\nqy\n\n' | usr/games/mgt -s record.sgf >screens
    grep -o 'SZ.*[^)]' record.sgf
}
small=$(converted '(;GM[4]FF[4]SZ[15];B[hh];W[oo])')
large=$(converted '(;GM[4]FF[4]SZ[20];B[jj];W[tt])')
moves=$(printf 'loadsgf record.sgf\nmove_history\n' | usr/games/gnugo --mode gtp 2>errors |
    grep -oE '(black|white) [A-Z0-9]+$')
seen="15 lines: $small; 20 lines: $large, read as $(echo "$moves" | tac | paste -sd, | sed 's/,/, /g')"
echo "$seen"
[ "$seen" = '15 lines: SZ[15];B[hh];W[oo]; 20 lines: SZ[19];B[jj];W[tt], read as black K10, white PASS' ]
