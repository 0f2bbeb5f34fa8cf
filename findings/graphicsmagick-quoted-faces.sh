#!/bin/sh
# SPDX-License-Identifier: MIT
# Debian graphicsmagick 1.4+really1.3.40-4+deb12u1: a diagram whose letters have a list of quoted faces is not drawn.
#
# A list of faces may have names in quotes: font-family="'Liberation Sans', sans-serif" (CSS 2, 15.3, which SVG 1.1
# takes over in 10.10). GraphicsMagick draws one name in quotes, and a list without any. A list with quotes becomes
# several words of its own drawing language, and the whole drawing is refused. Kagetsu's diagrams name their faces
# without quotes. Seen:
# one face in quotes: drawn; list without quotes: drawn; list with quotes: Non-conforming drawing primitive definition
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
# What this needs, too, in its own folder; the C library is that of the system.
closure() {
    apt-cache depends --recurse --no-recommends --no-suggests --no-conflicts --no-breaks --no-replaces \
        --no-enhances "$@" |
        grep '^[a-z]' | sort -u |
        grep -vxE 'libc6|libgcc-s1|libstdc\+\+6|gcc-.*|libc-bin|debconf.*|dpkg|perl.*|tar|coreutils' |
        grep -vE '^(lib)?graphicsmagick'
}
version=1.4+really1.3.40-4+deb12u1
apt-get download -qq $(closure graphicsmagick) graphicsmagick=$version libgraphicsmagick-q16-3=$version \
    fonts-liberation >&2
for package in *.deb; do dpkg -x "$package" unpacked; done
lib=$folder/unpacked/usr/lib
export LD_LIBRARY_PATH=$lib:$lib/x86_64-linux-gnu:$folder/unpacked/lib/x86_64-linux-gnu
own=GraphicsMagick-1.3.40/config
export MAGICK_CONFIGURE_PATH=$folder:$lib/$own:$folder/unpacked/usr/share/$own
face=$folder/unpacked/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf
cat >type.mgk <<END
<?xml version="1.0"?>
<typemap>
<type name="Sans" fullname="Liberation Sans" family="Liberation Sans" style="normal" weight="400" glyphs="$face" />
</typemap>
END
drawn() {
    cat >board.svg <<END
<svg xmlns="http://www.w3.org/2000/svg" width="60" height="40"><rect width="60" height="40" fill="white"/>
<text x="10" y="30" font-size="24" font-family="$1">H</text></svg>
END
    unpacked/usr/bin/gm convert board.svg board.png 2>errors && echo drawn ||
        grep -o 'Non-conforming drawing primitive definition' errors
}
seen="one face in quotes: $(drawn "'Liberation Sans'"); list without quotes: $(
    drawn 'Liberation Sans, sans-serif'); list with quotes: $(drawn "'Liberation Sans', sans-serif")"
echo "$seen"
[ "$seen" = 'one face in quotes: drawn; list without quotes: drawn; '\
'list with quotes: Non-conforming drawing primitive definition' ]
