#!/bin/sh
# SPDX-License-Identifier: MIT
# Debian icu-devtools 72.1-3+deb12u1: of Chinese surnames with a reading of their own, some get the reading of the word.
#
# ICU's transform Han-Latin/Names is made for names of persons: a list of players for guests who do not read Chinese. It
# knows that U+5355 is Shan as a surname (else Dan) and U+66FE Zeng (else Ceng), but not U+6734, which is Piao as a
# surname (the Korean Park, common in the north-east of China) and Pu elsewhere, nor U+7F2A, which is Miao and else Mou
# (Xiandai Hanyu Cidian, a dictionary of the standard language, marks all four). Seen: shàn zēng pǔ móu; right would be
# shàn zēng piáo miào
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download -qq icu-devtools=72.1-3+deb12u1 libicu72=72.1-3+deb12u1 >&2
for package in *.deb; do dpkg -x "$package" .; done
export LD_LIBRARY_PATH=$folder/usr/lib/x86_64-linux-gnu
# Each with the given name U+4F1F (wei).
seen=$(printf '%s\n' 单伟 曾伟 朴伟 缪伟 | usr/bin/uconv -f UTF-8 -t UTF-8 -x Han-Latin/Names |
    sed 's/ *wěi$//' | paste -sd' ')
echo "$seen"
[ "$seen" = 'shàn zēng pǔ móu' ]
