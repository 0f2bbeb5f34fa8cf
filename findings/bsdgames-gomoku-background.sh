#!/bin/sh
# SPDX-License-Identifier: MIT
# Debian bsdgames 2.17-29+b1: gomoku -b, made to play under a referee program, never says its moves.
#
# "Input moves are read from standard input, the computer picks a move, and prints it to standard output. The first
# input line should be either black or white to specify whether gomoku has the first move or not", "intended for game
# tournaments" (gomoku(6), -b). As Black it plays, waits for the opponent's move and picks its next one, as the file of
# debugging shows, but nothing is ever written, so no referee can play with it. Seen after one move of the opponent:
# picked a move: yes; printed: 0 bytes
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download -qq bsdgames=2.17-29+b1 libncurses6 libtinfo6 >&2
for package in *.deb; do dpkg -x "$package" .; done
export LD_LIBRARY_PATH=$folder/usr/lib/x86_64-linux-gnu:$folder/lib/x86_64-linux-gnu
{
    echo black
    sleep 2
    echo A1
    sleep 3
} | usr/games/gomoku -b -d -D picks >moves
# The file has a line for the best point of each colour whenever a move is picked, but for the first of a game.
picked=$(grep -q '^B ' picks && echo yes || echo no)
seen="picked a move: $picked; printed: $(($(wc -c <moves))) bytes"
echo "$seen"
[ "$seen" = 'picked a move: yes; printed: 0 bytes' ]
