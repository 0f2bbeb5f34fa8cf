#!/bin/sh
# SPDX-License-Identifier: MIT
# Debian python3-cairosvg 2.5.2-1.1+deb12u1: the letters of a board's columns, written as one text, stand left of them.
#
# A text may give each of its characters a place of its own: x="20 50 80". Each such place begins a new chunk, and
# text-anchor="middle" sets the middle of each chunk there (SVG 1.1, 10.4 and 10.9.1). CairoSVG moves each letter to the
# left by half the width of the whole text, in place of its own. So three letters are off by one letter's width, fifteen
# by seven, and stand under other lines. A text for each letter has them in their places. Seen, where each I begins:
# one text: 14 44 74; a text each: 20 50 80
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
# What these need, too, in their own folder; the C library and Python are those of the system.
closure() {
    apt-cache depends --recurse --no-recommends --no-suggests --no-conflicts --no-breaks --no-replaces \
        --no-enhances "$@" |
        grep '^[a-z]' | sort -u |
        grep -vxE 'libc6|libgcc-s1|libstdc\+\+6|gcc-.*|libc-bin|debconf.*|dpkg|perl.*|tar|coreutils' |
        grep -vE '^(lib)?python3(\.|$)|^(lib)?python3-(stdlib|minimal)|^python3-cairosvg|^librsvg2'
}
apt-get download -qq $(closure python3-cairosvg) python3-cairosvg=2.5.2-1.1+deb12u1 fonts-liberation >&2
for package in *.deb; do dpkg -x "$package" unpacked; done
export LD_LIBRARY_PATH=$folder/unpacked/usr/lib/x86_64-linux-gnu:$folder/unpacked/lib/x86_64-linux-gnu
export PYTHONPATH=$folder/unpacked/usr/lib/python3/dist-packages
cat >fonts.conf <<END
<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>$folder/unpacked/usr/share/fonts</dir><cachedir>$folder/cache</cachedir></fontconfig>
END
export FONTCONFIG_FILE=$folder/fonts.conf
letters() {
    echo '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="100" height="100">' \
        '<rect width="100" height="100" fill="white"/>' \
        '<g text-anchor="middle" font-family="Liberation Sans" font-size="20">'"$1</g></svg>"
}
letters '<text x="20 50 80" y="60">III</text>' >one.svg
letters '<text x="20" y="60">I</text><text x="50" y="60">I</text><text x="80" y="60">I</text>' >each.svg
# Where a row of a picture begins to be dark.
cat >look.py <<'END'
import sys
from PIL import Image

picture = Image.open(sys.argv[1]).convert('L')
dark = lambda x: picture.getpixel((x, 54)) < 128
print(*(x for x in range(1, 100) if dark(x) and not dark(x - 1)))
END
told() {
    /usr/bin/python3 -m cairosvg "$1.svg" -o "$1.png"
    /usr/bin/python3 look.py "$1.png"
}
seen="one text: $(told one); a text each: $(told each)"
echo "$seen"
[ "$seen" = 'one text: 14 44 74; a text each: 20 50 80' ]
