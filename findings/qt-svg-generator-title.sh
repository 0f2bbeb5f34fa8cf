#!/bin/sh
# SPDX-License-Identifier: MIT
# Debian 12's Qt SVG 6.4.2: a drawing whose title names two players is not XML.
#
# QSvgGenerator's title "holds the title of the generated SVG drawing", which is what a screen reader says of a diagram.
# "&" and "<" must be written as references in XML (XML 1.0, 2.4). The generator writes title and description as they
# are; texts that are painted are escaped. So "Ann & Ben" as title makes a file that no viewer opens, Qt's own neither,
# without an error from the generator. Seen:
# "Ann and Ben": drawn by Qt, XML; "Ann & Ben": not drawn by Qt, no XML; "Ann & Ben" painted: drawn by Qt, XML
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
# What these need, too, in their own folder; the C library, the compiler and Python are those of the system.
closure() {
    apt-cache depends --recurse --no-recommends --no-suggests --no-conflicts --no-breaks --no-replaces \
        --no-enhances "$@" |
        grep '^[a-z]' | sort -u |
        grep -vxE 'libc6|libgcc-s1|libstdc\+\+6|gcc-.*|libc-bin|debconf.*|dpkg|perl.*|tar|coreutils|libqt6svg6'
}
apt-get download -qq $(closure libqt6svg6) libqt6svg6=6.4.2-2 qt6-base-dev=6.4.2+dfsg-10 qt6-svg-dev=6.4.2-2 >&2
for package in *.deb; do dpkg -x "$package" unpacked; done
lib=$folder/unpacked/usr/lib/x86_64-linux-gnu
export LD_LIBRARY_PATH=$lib:$folder/unpacked/lib/x86_64-linux-gnu
export QT_PLUGIN_PATH=$lib/qt6/plugins QT_QPA_PLATFORM=offscreen
cat >draw.cpp <<'END'
#include <QGuiApplication>
#include <QPainter>
#include <QSvgGenerator>
#include <QSvgRenderer>
#include <iostream>

int main(int argc, char **argv)
{
    QGuiApplication app(argc, argv);
    const QString file = QString::fromUtf8(argv[1]);
    QSvgGenerator diagram;
    diagram.setFileName(file);
    diagram.setSize({100, 100});
    diagram.setTitle(QString::fromUtf8(argv[2]));
    QPainter painter(&diagram);
    painter.drawText(10, 50, QString::fromUtf8(argv[3]));
    painter.end();
    std::cout << (QSvgRenderer(file).isValid() ? "drawn by Qt" : "not drawn by Qt") << std::endl;
}
END
qt=$folder/unpacked/usr/include/x86_64-linux-gnu/qt6
c++ -std=c++17 -fPIC -I"$qt" -I"$qt/QtCore" -I"$qt/QtGui" -I"$qt/QtSvg" draw.cpp -o draw -L"$lib" \
    -Wl,-rpath-link,"$LD_LIBRARY_PATH" -lQt6Svg -lQt6Gui -lQt6Core
told() {
    drawn=$(./draw diagram.svg "$@" 2>messages)
    python3 -c 'import xml.dom.minidom as xml; xml.parse("diagram.svg")' 2>messages && kind=XML || kind='no XML'
    echo "$drawn, $kind"
}
seen="\"Ann and Ben\": $(told 'Ann and Ben' 1); \"Ann & Ben\": $(told 'Ann & Ben' 1); \"Ann & Ben\" painted: $(
    told Diagram 'Ann & Ben')"
echo "$seen"
expected='"Ann and Ben": drawn by Qt, XML; "Ann & Ben": not drawn by Qt, no XML; '
[ "$seen" = "$expected\"Ann & Ben\" painted: drawn by Qt, XML" ]
