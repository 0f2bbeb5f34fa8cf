#!/bin/sh
# SPDX-License-Identifier: MIT
# Debian python3-cairosvg 2.5.2-1.1+deb12u1: the lines of a board that are drawn as a pattern miss the stones.
#
# A grid is a pattern of one square, whose first tile begins at x and y (SVG 1.1, 13.3). CairoSVG paints a tile in more
# pixels than its width and then moves the pattern by x and y without that scale, so it is off unless x and y are 0.
# Squares of 20 from x = 10 have lines at 10, 30, 50 and 70; what is drawn without the pattern, as the stone that is to be
# on the third line, is in its place. rsvg-convert (librsvg2-bin 2.54.7) has both there. Seen:
# CairoSVG: lines 13 33 53 73, stone 50; from x = 0: lines 20 40 60 80, stone 50
# rsvg-convert: lines 10 30 50 70, stone 50
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
apt-get download -qq $(closure python3-cairosvg librsvg2-bin) python3-cairosvg=2.5.2-1.1+deb12u1 \
    librsvg2-bin=2.54.7+dfsg-1~deb12u2 librsvg2-2=2.54.7+dfsg-1~deb12u2 librsvg2-common=2.54.7+dfsg-1~deb12u2 >&2
for package in *.deb; do dpkg -x "$package" unpacked; done
export LD_LIBRARY_PATH=$folder/unpacked/usr/lib/x86_64-linux-gnu:$folder/unpacked/lib/x86_64-linux-gnu
export PYTHONPATH=$folder/unpacked/usr/lib/python3/dist-packages
board() {
    cat <<END
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="100" height="100">
<defs><pattern id="square" x="$1" y="10" width="20" height="20" patternUnits="userSpaceOnUse">
<rect width="2" height="20"/></pattern></defs>
<rect width="100" height="100" fill="white"/>
<rect x="10" y="10" width="80" height="60" fill="url(#square)"/>
<rect x="50" y="80" width="2" height="10"/>
</svg>
END
}
board 10 >board.svg
board 0 >other.svg
# Where a row of a picture begins to be dark.
cat >look.py <<'END'
import sys
from PIL import Image

picture = Image.open(sys.argv[1]).convert('L')
dark = lambda x: picture.getpixel((x, int(sys.argv[2]))) < 128
print(*(x for x in range(1, 100) if dark(x) and not dark(x - 1)))
END
told() {
    echo "lines $(/usr/bin/python3 look.py "$1" 40), stone $(/usr/bin/python3 look.py "$1" 85)"
}
/usr/bin/python3 -m cairosvg board.svg -o cairo.png
/usr/bin/python3 -m cairosvg other.svg -o other.png
unpacked/usr/bin/rsvg-convert board.svg -o rsvg.png
seen="CairoSVG: $(told cairo.png); from x = 0: $(told other.png)
rsvg-convert: $(told rsvg.png)"
echo "$seen"
[ "$seen" = 'CairoSVG: lines 13 33 53 73, stone 50; from x = 0: lines 20 40 60 80, stone 50
rsvg-convert: lines 10 30 50 70, stone 50' ]
