#!/bin/sh
# SPDX-License-Identifier: MIT
# Debian 12's Qt 6.4.2 and Noto Sans CJK 20220127: digits beside Latin letters are missing from the text of a PDF, and
# common Chinese characters come back as radicals.
#
# QPdfWriter names each glyph of a document for searching, copying and reading aloud. After a Latin letter the font's
# "locl" feature takes digits of another shape, which no character leads to, so they get no name; and where two
# characters share a glyph, the lower one names it: U+2FCA (a radical) for U+9ED1 (black). The page looks right, but a
# move cannot be found in it. Seen by pdftotext 22.12.0 for "Black stone on H8 黑": Black stone on H ⿊
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
# What these need, too, in their own folder; the C library and the compiler are those of the system.
closure() {
    apt-cache depends --recurse --no-recommends --no-suggests --no-conflicts --no-breaks --no-replaces \
        --no-enhances "$@" |
        grep '^[a-z]' | sort -u |
        grep -vxE 'libc6|libgcc-s1|libstdc\+\+6|gcc-.*|libc-bin|debconf.*|dpkg|perl.*|tar|coreutils|libqt6gui6'
}
apt-get download -qq $(closure libqt6gui6 libpoppler126) libqt6gui6=6.4.2+dfsg-10 qt6-base-dev=6.4.2+dfsg-10 \
    fonts-noto-cjk=1:20220127+repack1-1 poppler-utils=22.12.0-2+deb12u3 >&2
for package in *.deb; do dpkg -x "$package" unpacked; done
lib=$folder/unpacked/usr/lib/x86_64-linux-gnu
export LD_LIBRARY_PATH=$lib:$folder/unpacked/lib/x86_64-linux-gnu
export QT_PLUGIN_PATH=$lib/qt6/plugins QT_QPA_PLATFORM=offscreen
cat >fonts.conf <<END
<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>$folder/unpacked/usr/share/fonts</dir><cachedir>$folder/cache</cachedir></fontconfig>
END
export FONTCONFIG_FILE=$folder/fonts.conf
cat >write.cpp <<'END'
#include <QGuiApplication>
#include <QPainter>
#include <QPdfWriter>

int main(int argc, char **argv)
{
    QGuiApplication app(argc, argv);
    QPdfWriter pdf("page.pdf");
    QPainter painter(&pdf);
    painter.setFont(QFont("Noto Sans CJK SC", 12));
    painter.drawText(1000, 1000, QString::fromUtf8("Black stone on H8 黑"));
}
END
qt=$folder/unpacked/usr/include/x86_64-linux-gnu/qt6
c++ -std=c++17 -fPIC -I"$qt" -I"$qt/QtCore" -I"$qt/QtGui" write.cpp -o write -L"$lib" \
    -Wl,-rpath-link,"$LD_LIBRARY_PATH" -lQt6Gui -lQt6Core
./write
seen=$(unpacked/usr/bin/pdftotext page.pdf - | head -n 1)
echo "$seen"
[ "$seen" = 'Black stone on H ⿊' ]
