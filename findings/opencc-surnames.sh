#!/bin/sh
# SPDX-License-Identifier: MIT
# Debian opencc 1.1.6+ds1-1: common surnames become other ones when a list of players is converted for Taiwan.
#
# The surnames U+8303 (Fan), U+4F59 and U+4E8E (both Yu), U+6E38 (You) and U+6D82 (Tu) are the same in simplified and
# traditional script. As words, these characters stand for others, too, such as U+9918 (rest) and U+65BC (at), some of
# which are surnames of other families. OpenCC takes what begins a name for the word, with each of its configurations;
# the surname U+949F (Zhong) it knows. Converted back, the names are as they were, so a test by the way back shows
# nothing. Kagetsu converts no name, and its search finds these players under both characters. Seen, with the given name
# U+4F1F (Wei), then Zhong:
# s2t: 範偉 餘偉 於偉 遊偉 塗偉, 鍾偉; s2tw and s2hk: the same; and back: 范伟 余伟 于伟 游伟 涂伟, 钟伟
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download -qq opencc=1.1.6+ds1-1 libopencc1.1=1.1.6+ds1-1 libopencc-data=1.1.6+ds1-1 libmarisa0 >&2
for package in *.deb; do dpkg -x "$package" .; done
export LD_LIBRARY_PATH=$folder/usr/lib/x86_64-linux-gnu
convert() {
    usr/bin/opencc -c "usr/share/opencc/$1.json"
}
names='范伟 余伟 于伟 游伟 涂伟, 钟伟'
traditional=$(echo "$names" | convert s2t)
others="$(echo "$names" | convert s2tw), $(echo "$names" | convert s2hk)"
[ "$others" = "$traditional, $traditional" ] && others='the same'
seen="s2t: $traditional; s2tw and s2hk: $others; and back: $(echo "$traditional" | convert t2s)"
echo "$seen"
[ "$seen" = 's2t: 範偉 餘偉 於偉 遊偉 塗偉, 鍾偉; s2tw and s2hk: the same; and back: 范伟 余伟 于伟 游伟 涂伟, 钟伟' ]
