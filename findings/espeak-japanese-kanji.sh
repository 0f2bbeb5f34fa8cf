#!/bin/sh
# SPDX-License-Identifier: MIT
# Debian espeak-ng 1.51+dfsg-10+deb12u2: in Japanese, each kanji is read as the English words "Chinese letter".
#
# Written Japanese has kanji: a clock's "10 seconds left" is a noun, a numeral and U+79D2 (second, byou). The voice "ja"
# is offered for the language without a word about it, reads kana and digits, and says "Chinese" and "letter" for every
# kanji, so of the announcement only the number is understood. The same in kana is read well. Seen:
# kanji: d_z'u_!_:(en)tS'aIni:z(ja)l'et@
# kana: d_z'u_!b_j'ou
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
    usr/bin/espeak-ng -q -x -v ja "$1" | tr -d ' '
}
seen="kanji: $(phonemes 10秒)
kana: $(phonemes 10びょう)"
echo "$seen"
[ "$seen" = "kanji: d_z'u_!_:(en)tS'aIni:z(ja)l'et@
kana: d_z'u_!b_j'ou" ]
