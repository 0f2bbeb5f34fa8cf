#!/bin/sh
# SPDX-License-Identifier: MIT
# Debian kakasi 2.3.6-4.1: the double four of renju is read as a four.
#
# The mark U+3005 repeats the character before it: U+56DB U+3005 (shishi) is a double four, U+4E09 U+3005 (sansan) a
# double three. kakasi gives the reading of Japanese text in Latin letters or kana, for guests, learners and indexes. It
# knows words with the mark that are in its dictionary, such as sansan, and drops the mark from any other without a
# reading of its own: with furigana, the brackets behind it are empty. So the foul of a double four becomes that of a
# four (shi), and names such as U+7F8E U+3005 (Mimi) lose a half. Written with the character twice, shishi is read.
# Kagetsu's Japanese writes these terms with the mark, and reads nothing by kakasi. Seen:
# shi sansan bi shishi, with furigana 四[し]々[]
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download -qq kakasi=2.3.6-4.1 kakasi-dic=2.3.6-4.1 libkakasi2=2.3.6-4.1 >&2
for package in *.deb; do dpkg -x "$package" .; done
export LD_LIBRARY_PATH=$folder/usr/lib:$folder/usr/lib/x86_64-linux-gnu
export KANWADICTPATH=$folder/usr/share/kakasi/kanwadict ITAIJIDICTPATH=$folder/usr/share/kakasi/itaijidict
latin=$(printf '四々\n三々\n美々\n四四\n' | usr/bin/kakasi -iutf8 -outf8 -Ja -Ha | paste -sd ' ')
seen="$latin, with furigana $(echo 四々 | usr/bin/kakasi -iutf8 -outf8 -JH -f)"
echo "$seen"
[ "$seen" = 'shi sansan bi shishi, with furigana 四[し]々[]' ]
