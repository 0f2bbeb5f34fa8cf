#!/bin/sh
# SPDX-License-Identifier: MIT
# Debian file 1:5.44-3: an SGF record whose properties stand on lines of their own is not recognised.
#
# White space, also line breaks, may stand between properties (https://www.red-bean.com/sgf/sgf4.html, "Basics"); many
# editors and servers put FF, GM and SZ on a line each. file knows FF[4] and, on the same line, all games by their GM,
# so whoever sorts downloads or attachments by it finds gomoku in one record and "ASCII text" in the same with line
# breaks. Seen:
# Smart Game Format (Gomoku+Renju), ASCII text
# ASCII text
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download -qq file=1:5.44-3 libmagic1=1:5.44-3 libmagic-mgc=1:5.44-3 >&2
for package in *.deb; do dpkg -x "$package" .; done
export LD_LIBRARY_PATH=$folder/usr/lib/x86_64-linux-gnu
echo '(;FF[4]GM[4]SZ[15];B[hh];W[hg])' >one-line.sgf
printf '(;\nFF[4]\nGM[4]\nSZ[15]\n;B[hh];W[hg])\n' >lines.sgf
seen=$(usr/bin/file -b -m usr/lib/file/magic.mgc one-line.sgf lines.sgf)
echo "$seen"
[ "$seen" = 'Smart Game Format (Gomoku+Renju), ASCII text
ASCII text' ]
