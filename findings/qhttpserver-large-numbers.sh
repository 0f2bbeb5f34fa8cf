#!/bin/sh
# SPDX-License-Identifier: MIT
# Debian libqt6httpserver6 6.4.2-1: a number in an address that is too large for the handler's argument becomes
# another.
#
# "/game/<arg>" takes the type of its argument from the handler, and for int each row of digits matches (list of types
# in the documentation of QHttpServerRouter). The text is converted by QVariant, which does not tell that a number was
# too large for an int (as its own documentation warns), and nobody looks: the upper half is cut off. game/4294967308
# is game 12, and a time in milliseconds, of which many programs make their numbers, is a game of nine digits. So a
# page stands under many addresses, and a wrong link shows another game where 404 is due. As qint64 the number is
# whole. Seen:
# game/12: 12, game/4294967308: 12, game/1796016950559: 720620831, log/1796016950559: 1796016950559
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
# What this needs, too, in its own folder; the C library and the compiler are those of the system.
closure() {
    apt-cache depends --recurse --no-recommends --no-suggests --no-conflicts --no-breaks --no-replaces \
        --no-enhances "$@" |
        grep '^[a-z]' | sort -u |
        grep -vxE 'libc6|libgcc-s1|libstdc\+\+6|gcc-.*|libc-bin|debconf.*|dpkg|perl.*|tar|coreutils'
}
apt-get download -qq $(closure libqt6network6 libqt6websockets6) qt6-base-dev=6.4.2+dfsg-10 \
    libqt6httpserver6=6.4.2-1 qt6-httpserver-dev=6.4.2-1 >&2
for package in *.deb; do dpkg -x "$package" unpacked; done
lib=$folder/unpacked/usr/lib/x86_64-linux-gnu
export LD_LIBRARY_PATH=$lib:$folder/unpacked/lib/x86_64-linux-gnu
cat >ask.cpp <<'END'
#include <QCoreApplication>
#include <QHttpServer>
#include <QTcpSocket>
#include <QTimer>

#include <cstdio>

int main(int argc, char **argv)
{
    QCoreApplication app(argc, argv);
    QHttpServer server;
    server.route("/game/<arg>", [](int game) { return QHttpServerResponse("text/plain", QByteArray::number(game)); });
    server.route("/log/<arg>", [](qint64 log) { return QHttpServerResponse("text/plain", QByteArray::number(log)); });
    const quint16 port = server.listen(QHostAddress::LocalHost);
    QTcpSocket sockets[4];
    const char *const paths[] = { "game/12", "game/4294967308", "game/1796016950559", "log/1796016950559" };
    for (int i = 0; i < 4; ++i) {
        sockets[i].connectToHost(QHostAddress::LocalHost, port);
        sockets[i].write(QByteArray("GET /") + paths[i] + " HTTP/1.1\r\nHost: localhost\r\n\r\n");
    }
    QTimer::singleShot(3000, &app, [&] {
        for (int i = 0; i < 4; ++i) {
            const QByteArray answer = sockets[i].readAll();
            const bool isFound = answer.startsWith("HTTP/1.1 200");
            std::printf("%s%s: %s", i ? ", " : "", paths[i],
                        (isFound ? answer.mid(answer.indexOf("\r\n\r\n") + 4) : answer.mid(9, 3)).constData());
        }
        app.quit();
    });
    return app.exec();
}
END
qt=$folder/unpacked/usr/include/x86_64-linux-gnu/qt6
c++ -std=c++17 -fPIC -I"$qt" -I"$qt/QtCore" -I"$qt/QtNetwork" -I"$qt/QtHttpServer" ask.cpp -o ask -L"$lib" \
    -Wl,-rpath-link,"$LD_LIBRARY_PATH" -lQt6HttpServer -lQt6Network -lQt6Core
seen=$(./ask)
echo "$seen"
[ "$seen" = 'game/12: 12, game/4294967308: 12, game/1796016950559: 720620831, log/1796016950559: 1796016950559' ]
