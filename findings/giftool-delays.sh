#!/bin/sh
# SPDX-License-Identifier: MIT
# Debian giflib-tools 5.2.1-2.5+deb12u1: giftool takes the times out of an animation, also when it is asked to set them.
#
# A game as a GIF shows each move for a while and the end for longer. "With no options, it's an expensive copy", and -d
# "uses it to set a delay time, in hundredths of a second" (giftool(1)). What it writes has no graphics control block
# and no loop block at all, and calls itself GIF87a, which knows neither; -d is accepted and -f shows that the times
# were read. All moves then flash by once. Seen:
# read: 50 300; copy: GIF87a, no delay, no loop; with -d 80: GIF87a, no delay, no loop
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download -qq giflib-tools=5.2.1-2.5+deb12u1 libgif7=5.2.1-2.5+deb12u1 >&2
for package in *.deb; do dpkg -x "$package" .; done
export LD_LIBRARY_PATH=$folder/usr/lib/x86_64-linux-gnu PATH=$folder/usr/bin:$PATH
cat >game.txt <<'END'
screen width 3
screen height 1
screen colors 2
screen background 0
pixel aspect byte 0

screen map
	rgb 220 180 090 is 0
	rgb 000 000 000 is 1
end

netscape loop 0

graphics control
	disposal mode 1
	user input flag off
	delay 50
	transparent index -1
end

image # 1
image left 0
image top 0
image bits 3 by 1
100

graphics control
	disposal mode 1
	user input flag off
	delay 300
	transparent index -1
end

image # 2
image left 0
image top 0
image bits 3 by 1
110
END
gifbuild game.txt >game.gif
kept() {
    gifbuild -d "$1" >dump
    echo "$(head -c 6 "$1"), $(grep delay dump || echo no delay), $(grep loop dump || echo no loop)"
}
giftool <game.gif >copy.gif
giftool -d 80 <game.gif >set.gif
seen="read: $(giftool -f '%d ' <game.gif | sed 's/ $//'); copy: $(kept copy.gif); with -d 80: $(kept set.gif)"
echo "$seen"
[ "$seen" = 'read: 50 300; copy: GIF87a, no delay, no loop; with -d 80: GIF87a, no delay, no loop' ]
