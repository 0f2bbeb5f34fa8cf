#!/bin/sh
# SPDX-License-Identifier: MIT
# Debian zbar-tools 0.23.92-7+deb12u1 and libqrencode4 4.1.1-1: of Japanese names in a QR code, some are read as others.
#
# A QR code tells the charset of its bytes by an ECI header, 26 for UTF-8 (ISO/IEC 18004). The program qrencode writes
# UTF-8 without one, and zbar guesses from the bytes: the word for a final (U+6C7A U+52DD) is UTF-8 to it, the name of a
# cup (U+82B1 U+6708 U+676F) Shift_JIS, so a code that was tried with one name fails with the next. With the header,
# which the library can write (QRinput_appendECIheader), both are read. Seen:
# without: 決勝, 闃ｱ譛域擶; with ECI 26: 決勝, 花月杯
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
# What this needs, too, in its own folder; the C library and the compiler are those of the system.
closure() {
    apt-cache depends --recurse --no-recommends --no-suggests --no-conflicts --no-breaks --no-replaces \
        --no-enhances "$@" |
        grep '^[a-z]' | sort -u |
        grep -vxE 'libc6|libgcc-s1|libstdc\+\+6|gcc-.*|libc-bin|debconf.*|dpkg|perl.*|tar|coreutils|libzbar0|zbar-tools'
}
apt-get download -qq $(closure zbar-tools) zbar-tools=0.23.92-7+deb12u1 libzbar0=0.23.92-7+deb12u1 \
    libqrencode4=4.1.1-1 libqrencode-dev=4.1.1-1 >&2
for package in *.deb; do dpkg -x "$package" unpacked; done
lib=$folder/unpacked/usr/lib/x86_64-linux-gnu
export LD_LIBRARY_PATH=$lib:$folder/unpacked/lib/x86_64-linux-gnu
cat >draw.c <<'END'
#include <qrencode.h>
#include <stdio.h>
#include <string.h>

/* Writes a text as a picture of a QR code (PGM): its points 8 pixels wide, and the quiet zone of 4 points around it. */
int main(int argc, char **argv)
{
    QRinput *input = QRinput_new2(0, QR_ECLEVEL_M);
    if (argc > 2)
        QRinput_appendECIheader(input, 26);
    QRinput_append(input, QR_MODE_8, (int)strlen(argv[1]), (const unsigned char *)argv[1]);
    QRcode *code = QRcode_encodeInput(input);
    const int side = (code->width + 8) * 8;
    printf("P5 %d %d 255\n", side, side);
    for (int y = 0; y < side; ++y) {
        for (int x = 0; x < side; ++x) {
            const int column = x / 8 - 4, row = y / 8 - 4;
            const int isInside = column >= 0 && row >= 0 && column < code->width && row < code->width;
            putchar(isInside && (code->data[row * code->width + column] & 1) ? 0 : 255);
        }
    }
    return 0;
}
END
cc -Iunpacked/usr/include draw.c -o draw -L"$lib" -Wl,-rpath-link,"$LD_LIBRARY_PATH" -lqrencode
read_back() {
    ./draw "$@" >code.pgm
    unpacked/usr/bin/zbarimg -q --raw --nodbus code.pgm
}
seen="without: $(read_back 決勝), $(read_back 花月杯); with ECI 26: $(read_back 決勝 eci), $(read_back 花月杯 eci)"
echo "$seen"
[ "$seen" = 'without: 決勝, 闃ｱ譛域擶; with ECI 26: 決勝, 花月杯' ]
