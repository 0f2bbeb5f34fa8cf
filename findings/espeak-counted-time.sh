#!/bin/sh
# SPDX-License-Identifier: MIT
# Debian espeak-ng 1.51+dfsg-10+deb12u2: figures before a unit of time are said as no speaker says them, in Russian and
# in Japanese.
#
# A clock says "1 minute left" or "100 seconds left". In Russian 1 and 2 take the gender of what is counted, so it is
# odna minuta and dve minuty; espeak-ng says odin and dva, the masculine. In Japanese 100 is hyaku alone and 4 seconds
# are yon-byou; it says ichi-hyaku and shi-byou. With the number in words all is right. Seen, figure then word:
# ru 1: ojd;'in Vdn'A, 2: dv'A dv;'e
# ja 100: ,it_si_!C'aku C'aku, 4: s'i_! j'oN\
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
# The first word of what is said, in espeak-ng's own phonemes.
first() {
    usr/bin/espeak-ng -q -x -v "$1" "$2" | sed 's/^ *//; s/ .*//'
}
seen="ru 1: $(first ru '1 минута') $(first ru 'одна минута'), 2: $(first ru '2 минуты') $(first ru 'две минуты')
ja 100: $(first ja '100 びょう') $(first ja 'ひゃく びょう'), 4: $(first ja '4 びょう') $(first ja 'よん びょう')"
echo "$seen"
[ "$seen" = "ru 1: ojd;'in Vdn'A, 2: dv'A dv;'e
ja 100: ,it_si_!C'aku C'aku, 4: s'i_! j'oN\\" ]
