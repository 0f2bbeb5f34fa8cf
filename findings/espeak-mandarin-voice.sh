#!/bin/sh
# SPDX-License-Identifier: MIT
# Debian espeak-ng 1.51+dfsg-10+deb12u2: its first voice for Mandarin reads common characters as English spelling.
#
# A clock says "30 seconds" in the language of the room. For "zh" and "cmn" espeak-ng takes the voice "Mandarin, latin
# as English". It knows a character by its pinyin with the tone as a digit, and takes that for Latin text: U+79D2
# (second, miao3) becomes the English letters "mia-o" and the word "three", U+5206 (minute, fen1) "fen one". The voice
# "latin as Pinyin" (cmn-latn-pinyin) says one syllable in its tone. The parts in English are marked (en). Seen:
# zh: (en) (en); cmn-latn-pinyin: mj'Au214_| f'@55n_|
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download -qq espeak-ng=1.51+dfsg-10+deb12u2 libespeak-ng1=1.51+dfsg-10+deb12u2 \
    espeak-ng-data=1.51+dfsg-10+deb12u2 libpcaudio0 libsonic0 libpulse0 libasyncns0 libasound2 libx11-6 libx11-xcb1 \
    libxcb1 libxau6 libxdmcp6 libbsd0 libmd0 libdbus-1-3 libsndfile1 libflac12 libvorbis0a libvorbisenc2 libogg0 \
    libopus0 libmpg123-0 libmp3lame0 >&2
for package in *.deb; do dpkg -x "$package" .; done
lib=$folder/usr/lib/x86_64-linux-gnu
export LD_LIBRARY_PATH=$lib:$folder/lib/x86_64-linux-gnu:$lib/pulseaudio ESPEAK_DATA_PATH=$lib
phonemes() {
    usr/bin/espeak-ng -q -x -v "$1" "$2" | tr -d ' '
}
seen="zh: $(phonemes zh 秒 | cut -c 1-4) $(phonemes zh 分 | cut -c 1-4); cmn-latn-pinyin: $(
    phonemes cmn-latn-pinyin 秒) $(phonemes cmn-latn-pinyin 分)"
echo "$seen"
[ "$seen" = "zh: (en) (en); cmn-latn-pinyin: mj'Au214_| f'@55n_|" ]
