#!/bin/sh
# SPDX-License-Identifier: MIT
# Debian cups-filters 1.28.17-3+deb12u2: in a printed table, results behind Korean or Chinese names are elsewhere.
#
# "lp" has texttopdf print a text. A Chinese, Japanese or Korean character is as wide as two Latin letters (Unicode
# Standard Annex 11), and who lines up a table with blanks counts so. The program's table of characters (pdf.utf-8)
# has that for U+3000 to U+9FFF and not for Hangul, so results behind a Korean name move left by a letter for each
# syllable. Behind a tab it is the other way round: the stop is found as if each character were a letter wide, so
# results behind a Chinese or Japanese name move right. Kagetsu prints its papers by Qt; the lines of its command line
# have tabs, for programs. Seen, where the 1 behind a name ends, in points from the edge of the paper:
# blanks: Ann 76, U+738B U+5C0F U+660E 76, U+AE40 U+BBFC U+C900 54
# tabs: Ann 83, U+738B U+5C0F U+660E 104, U+AE40 U+BBFC U+C900 83
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
# What these need, too, in their own folder; the C library is that of the system.
closure() {
    apt-cache depends --recurse --no-recommends --no-suggests --no-conflicts --no-breaks --no-replaces \
        --no-enhances "$@" |
        grep '^[a-z]' | sort -u |
        grep -vxE 'libc6|libgcc-s1|libstdc\+\+6|gcc-.*|libc-bin|debconf.*|dpkg|perl.*|tar|coreutils'
}
version=1.28.17-3+deb12u2
apt-get download -qq $(closure libcups2 libfontconfig1 poppler-utils) cups-filters=$version libfontembed1=$version \
    fonts-liberation >&2
for package in *.deb; do dpkg -x "$package" unpacked; done
lib=$folder/unpacked/usr/lib
export LD_LIBRARY_PATH=$lib/x86_64-linux-gnu:$folder/unpacked/lib/x86_64-linux-gnu
cat >fonts.conf <<END
<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>$folder/unpacked/usr/share/fonts</dir><cachedir>$folder/cache</cachedir></fontconfig>
END
export FONTCONFIG_FILE=$folder/fonts.conf CUPS_DATADIR=$folder/unpacked/usr/share/cups
export CHARSET=utf-8 CONTENT_TYPE=text/plain PPD=
# Where each line ends: of the words that begin at one height (but for the faces' own), the greatest xMax.
ends() {
    printf "$1" >table.txt
    "$lib/cups/filter/texttopdf" 1 desk table 1 '' table.txt >table.pdf 2>/dev/null
    unpacked/usr/bin/pdftotext -bbox table.pdf - | grep '<word' | tr '"' ' ' |
        awk '{ line = int(($5 - 30) / 12); if ($7 > end[line]) end[line] = $7 }
            END { for (i = 0; i < 3; ++i) printf "%s%.0f", i ? " " : "", end[i] }'
}
told() {
    set -- $(ends "$1")
    echo "Ann $1, U+738B U+5C0F U+660E $2, U+AE40 U+BBFC U+C900 $3"
}
seen="blanks: $(told 'Ann    1\n王小明 1\n김민준 1\n')
tabs: $(told 'Ann\t1\n王小明\t1\n김민준\t1\n')"
echo "$seen"
[ "$seen" = 'blanks: Ann 76, U+738B U+5C0F U+660E 76, U+AE40 U+BBFC U+C900 54
tabs: Ann 83, U+738B U+5C0F U+660E 104, U+AE40 U+BBFC U+C900 83' ]
