#!/bin/sh
# SPDX-License-Identifier: MIT
# Debian zbar-tools 0.23.92-7+deb12u1 and zint 2.11.1-1: a pairing in a QR code, written with a dash, loses the dash.
#
# A QR code names the charset of its bytes by an ECI header: 3 to 18 for the parts of ISO 8859, 21 to 24 for charsets
# of Windows, 26 for UTF-8 (AIM's list, which zint prints with --ecinos). zint takes the first that has all characters,
# so "Ann - Ben" with a real dash (U+2013) gets 21, which is Windows-1250. zbar knows 3 to 18, 20 and 26; of others it
# drops the header without a word and guesses: the dash is a control character, which no screen shows, and a Czech name
# is a Chinese character and a letter. zxing-cpp 1.4.0 reads all. Who wants to be read names UTF-8 (--eci=26).
# Kagetsu's codes hold moves, which are ASCII. Seen:
# zbar: Ann U+0096 Ben, 若k; zxing: Ann – Ben, Žák; zbar, with ECI 26: Ann – Ben, Žák
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
# What these need, too, in their own folder; the C library is that of the system.
closure() {
    apt-cache depends --recurse --no-recommends --no-suggests --no-conflicts --no-breaks --no-replaces \
        --no-enhances "$@" |
        grep '^[a-z]' | sort -u |
        grep -vxE 'libc6|libgcc-s1|libstdc\+\+6|gcc-.*|libc-bin|debconf.*|dpkg|perl.*|tar|coreutils' |
        grep -vxE 'libzbar0|zbar-tools|zint|libzint.*|zxing-cpp-tools|libzxing2'
}
apt-get download -qq $(closure zbar-tools zint zxing-cpp-tools) zbar-tools=0.23.92-7+deb12u1 \
    libzbar0=0.23.92-7+deb12u1 zint=2.11.1-1 libzint2.11=2.11.1-1 zxing-cpp-tools=1.4.0-3+b1 libzxing2=1.4.0-3+b1 >&2
for package in *.deb; do dpkg -x "$package" unpacked; done
lib=$folder/unpacked/usr/lib/x86_64-linux-gnu
export LD_LIBRARY_PATH=$lib:$folder/unpacked/lib/x86_64-linux-gnu:$folder/unpacked/usr/lib
draw() {
    unpacked/usr/bin/zint --barcode=QRCODE --scale=2 --output=code.png --data="$@" 2>/dev/null
}
zbar() {
    draw "$@"
    unpacked/usr/bin/zbarimg -q --raw --nodbus code.png | sed "s/$(printf '\302\226')/U+0096/"
}
zxing() {
    draw "$@"
    unpacked/usr/bin/ZXingReader code.png | sed -n 's/^Text: *"\(.*\)"$/\1/p'
}
pairing='Ann – Ben'
seen="zbar: $(zbar "$pairing"), $(zbar Žák --eci=21); zxing: $(zxing "$pairing"), $(
    zxing Žák --eci=21); zbar, with ECI 26: $(zbar "$pairing" --eci=26), $(zbar Žák --eci=26)"
echo "$seen"
[ "$seen" = 'zbar: Ann U+0096 Ben, 若k; zxing: Ann – Ben, Žák; zbar, with ECI 26: Ann – Ben, Žák' ]
