#!/bin/sh
# SPDX-License-Identifier: MIT
# Debian 12's Qt 6.4.2: the regional face of Chinese characters that was asked for first is used for the other regions.
#
# A paper or window in several languages sets a Latin face in front of the face of the language: Noto Sans CJK SC for
# Chinese, JP for Japanese, whose characters are drawn differently. The fallbacks of a font are kept by its first family
# and its size alone, so within one process the first list decides for all that begin with the same face. Seen for the
# character U+9AA8 (bone) in {Liberation Sans, Noto Sans CJK SC}, then {Liberation Sans, Noto Sans CJK JP}:
# Noto Sans CJK SC, Noto Sans CJK SC
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
apt-get download -qq $(closure libqt6gui6) libqt6gui6=6.4.2+dfsg-10 qt6-base-dev=6.4.2+dfsg-10 \
    fonts-noto-cjk=1:20220127+repack1-1 fonts-liberation=1:1.07.4-11 >&2
for package in *.deb; do dpkg -x "$package" unpacked; done
lib=$folder/unpacked/usr/lib/x86_64-linux-gnu
export LD_LIBRARY_PATH=$lib:$folder/unpacked/lib/x86_64-linux-gnu
export QT_PLUGIN_PATH=$lib/qt6/plugins QT_QPA_PLATFORM=offscreen
cat >fonts.conf <<END
<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>$folder/unpacked/usr/share/fonts</dir><cachedir>$folder/cache</cachedir></fontconfig>
END
export FONTCONFIG_FILE=$folder/fonts.conf
cat >faces.cpp <<'END'
#include <QGlyphRun>
#include <QGuiApplication>
#include <QRawFont>
#include <QTextLayout>

#include <cstdio>

QString faceOf(const QString &region)
{
    QFont font;
    font.setFamilies({ "Liberation Sans", "Noto Sans CJK " + region });
    font.setPixelSize(20);
    QTextLayout layout(QString(QChar(0x9aa8)), font);
    layout.beginLayout();
    layout.createLine();
    layout.endLayout();
    return layout.glyphRuns().first().rawFont().familyName();
}

int main(int argc, char **argv)
{
    QGuiApplication app(argc, argv);
    const QString first = faceOf("SC");
    std::printf("%s, %s\n", qPrintable(first), qPrintable(faceOf("JP")));
}
END
qt=$folder/unpacked/usr/include/x86_64-linux-gnu/qt6
c++ -std=c++17 -fPIC -I"$qt" -I"$qt/QtCore" -I"$qt/QtGui" faces.cpp -o faces -L"$lib" \
    -Wl,-rpath-link,"$LD_LIBRARY_PATH" -lQt6Gui -lQt6Core
seen=$(./faces)
echo "$seen"
[ "$seen" = 'Noto Sans CJK SC, Noto Sans CJK SC' ]
