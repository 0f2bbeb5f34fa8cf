#!/bin/sh
# SPDX-License-Identifier: MIT
# Debian espeak-ng 1.51+dfsg-10+deb12u2: in Mandarin, points of the board lose their number or sound like others.
#
# A point is a letter and a number, such as H8, in Chinese records, too. Pinyin writes its tone as a digit (ba1), so
# both voices for Mandarin take a digit right behind a letter for a tone. "latin as Pinyin" says the letter alone: B1
# to B9 are all "b", and 121 different sounds are left of 225 points. "latin as English" makes an English word of both:
# C1 and K1 are the same, H8 is "hate". From 10 on there is no such tone, and with a blank, "H 8", all points differ.
# The voices for English, Russian, Japanese and Korean have 225 sounds either way. Kagetsu gives "H 8" to its own voice
# in Chinese; a screen reader gets "H8", so with espeak-ng in Mandarin only the board tells which row was meant. Seen,
# different sounds without and with a blank:
# cmn-latn-pinyin: 121, 225, B1 p_| B9 p_|; cmn: 216, 225, C1 (en)kw'055n(cmn)_| K1 (en)kw'055n(cmn)_|
# ja: 225, 225; ko: 225, 225; ru: 225, 225
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
# The points of a board of 15, each a paragraph of its own, with $1 between letter and number.
points() {
    for letter in A B C D E F G H I J K L M N O; do
        for number in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15; do
            printf '%s%s%s\n\n' $letter "$1" $number
        done
    done
}
points '' >close
points ' ' >apart
sounds() {
    usr/bin/espeak-ng -q -x -v "$1" -f "$2" | grep . | sort -u | wc -l
}
told() {
    echo "$1: $(sounds "$1" close), $(sounds "$1" apart)"
}
seen="$(told cmn-latn-pinyin), B1 $(phonemes cmn-latn-pinyin B1) B9 $(phonemes cmn-latn-pinyin B9); $(
    told cmn), C1 $(phonemes cmn C1) K1 $(phonemes cmn K1)
$(told ja); $(told ko); $(told ru)"
echo "$seen"
[ "$seen" = "cmn-latn-pinyin: 121, 225, B1 p_| B9 p_|; cmn: 216, 225, C1 (en)kw'055n(cmn)_| K1 (en)kw'055n(cmn)_|
ja: 225, 225; ko: 225, 225; ru: 225, 225" ]
