#!/bin/sh
# SPDX-License-Identifier: MIT
# Debian imagemagick 8:6.9.11.60+dfsg-1.6+deb12u15: white numbers on black stones cannot be read, for their black edge.
#
# What has no stroke has no edge: "stroke", Initial: none (SVG 1.1, 11.4). Where rsvg-convert is not installed, which
# no package of ImageMagick asks for, convert draws SVG by itself (MSVG), and gives every shape and text without a
# stroke a black edge of one pixel. Lines get thicker, and the number on a black stone is eaten up. stroke="none" at
# the root of the drawing, where it changes nothing for others, helps, so Kagetsu's diagrams have it there.
# rsvg-convert 2.54.7 needs no such word. Seen, red stone and number on white:
# no stroke: stone black edge, number black edge; stroke="none" at the root: stone red, number red
# rsvg-convert, no stroke: stone red, number red
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
# Draws $3 by $1, "msvg" or "rsvg", with the attributes $2 at the root, and tells whether anything is black.
drawn() {
    cat >board.svg <<END
<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40" font-family="Liberation Sans" font-size="36" $2>
<rect width="40" height="40" fill="#ffffff"/>
$3
</svg>
END
    if [ "$1" = rsvg ]; then
        unpacked/usr/bin/rsvg-convert board.svg -o board.png
    else
        convert msvg:board.svg board.png
    fi
    # The least blue and red: none but what is drawn in red or black is without blue, and what is red is full of red.
    case $(convert board.png -depth 8 -format '%[fx:minima.b<0.1] %[fx:minima.r<0.5]' info:) in
    '1 0') echo red ;;
    '1 1') echo black edge ;;
    *) echo nothing ;;
    esac
}
told() {
    echo "stone $(drawn "$1" "$2" '<circle cx="20" cy="20" r="12" fill="#ff0000"/>'), number $(
        drawn "$1" "$2" '<text x="10" y="32" fill="#ff0000">3</text>')"
}
seen="no stroke: $(told msvg ''); stroke=\"none\" at the root: $(told msvg 'stroke="none"')
rsvg-convert, no stroke: $(told rsvg '')"
echo "$seen"
[ "$seen" = 'no stroke: stone black edge, number black edge; stroke="none" at the root: stone red, number red
rsvg-convert, no stroke: stone red, number red' ]
