#!/bin/sh
# SPDX-License-Identifier: MIT
# Debian imagemagick 8:6.9.11.60+dfsg-1.6+deb12u15: a board of wood is black, and so are its stones.
#
# A fill may be a gradient or a pattern: fill="url(#wood)" (SVG 1.1, 11.2 and 13). Where rsvg-convert is not installed,
# convert draws SVG by itself (MSVG). It reads the stops of a gradient and the parts of a pattern, which its log of
# drawing shows (-debug draw), and then paints black, also where a colour stands behind as a fallback. A diagram in the
# style of wood is a black square without an error; one in black and white has no gradients, but see
# imagemagick-black-outlines.sh. rsvg-convert 2.54.7 has the colours. Seen, in the middle of a square:
# linear: MSVG black, rsvg-convert coloured; radial: MSVG black, rsvg-convert coloured
# pattern: MSVG black, rsvg-convert coloured; linear or else tan: MSVG black, rsvg-convert coloured
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
        grep -vE '^(imagemagick|libmagick)'
}
version=8:6.9.11.60+dfsg-1.6+deb12u15
apt-get download -qq $(closure imagemagick-6.q16 libmagickcore-6.q16-6-extra librsvg2-bin) \
    imagemagick-6.q16=$version imagemagick-6-common=$version libmagickcore-6.q16-6=$version \
    libmagickcore-6.q16-6-extra=$version libmagickwand-6.q16-6=$version fonts-liberation >&2
for package in *.deb; do dpkg -x "$package" unpacked; done
lib=$folder/unpacked/usr/lib/x86_64-linux-gnu
export LD_LIBRARY_PATH=$lib:$folder/unpacked/lib/x86_64-linux-gnu
own=$lib/ImageMagick-6.9.11
export MAGICK_CONFIGURE_PATH=$folder/unpacked/etc/ImageMagick-6:$folder/unpacked/usr/share/ImageMagick-6:$own/config-Q16
export MAGICK_CODER_MODULE_PATH=$own/modules-Q16/coders MAGICK_CODER_FILTER_PATH=$own/modules-Q16/filters
cat >fonts.conf <<END
<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>$folder/unpacked/usr/share/fonts</dir><cachedir>$folder/cache</cachedir></fontconfig>
END
export FONTCONFIG_FILE=$folder/fonts.conf
convert() {
    unpacked/usr/bin/convert-im6.q16 "$@"
}
stops='<stop offset="0" stop-color="#f0d5a0"/><stop offset="1" stop-color="#ddb877"/>'
# Draws a square with the fill $1 by both, and tells the middle of it.
told() {
    cat >board.svg <<END
<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40">
<defs>
<linearGradient id="linear">$stops</linearGradient>
<radialGradient id="radial">$stops</radialGradient>
<pattern id="pattern" width="40" height="40" patternUnits="userSpaceOnUse">
<rect width="40" height="40" fill="#f0d5a0"/>
</pattern>
</defs>
<rect width="40" height="40" fill="$1"/>
</svg>
END
    convert msvg:board.svg own.png
    unpacked/usr/bin/rsvg-convert board.svg -o other.png
    echo "MSVG $(middle own.png), rsvg-convert $(middle other.png)"
}
middle() {
    [ "$(convert "$1" -format '%[fx:p{20,20}.r>0.8]' info:)" = 1 ] && echo coloured || echo black
}
seen="linear: $(told 'url(#linear)'); radial: $(told 'url(#radial)')
pattern: $(told 'url(#pattern)'); linear or else tan: $(told 'url(#linear) #d2b48c')"
echo "$seen"
[ "$seen" = 'linear: MSVG black, rsvg-convert coloured; radial: MSVG black, rsvg-convert coloured
pattern: MSVG black, rsvg-convert coloured; linear or else tan: MSVG black, rsvg-convert coloured' ]
