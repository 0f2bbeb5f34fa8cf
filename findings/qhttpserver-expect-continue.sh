#!/bin/sh
# SPDX-License-Identifier: MIT
# Debian libqt6httpserver6 6.4.2-1: a program that asks before it sends a collection of games gets no answer.
#
# Who sends much may send the header alone, with "Expect: 100-continue", and wait: a server that speaks HTTP/1.1 MUST
# answer with 100, or with its final answer (RFC 9110, 10.1.1). curl does so by itself for more than 1 MiB, as a season
# of games has, gives up after a second, and sends; other programs wait longer or for ever. QHttpServer reads the
# header and says nothing until the content is there, and once that has come, it answers well. A route of one's own
# cannot help, as it is not called before the end. Seen:
# after the header: nothing; after the content: 200, 21 bytes
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
    server.route("/games", QHttpServerRequest::Method::Post, [](const QHttpServerRequest &request) {
        return QHttpServerResponse("text/plain", QByteArray::number(request.body().size()));
    });
    const QByteArray games = "(;GM[4]SZ[15];B[hh])\n";
    QTcpSocket socket;
    socket.connectToHost(QHostAddress::LocalHost, server.listen(QHostAddress::LocalHost));
    socket.write("POST /games HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/x-go-sgf\r\nContent-Length: "
                 + QByteArray::number(games.size()) + "\r\nExpect: 100-continue\r\n\r\n");
    QTimer::singleShot(3000, &app, [&] {
        const QByteArray answer = socket.readAll();
        std::printf("after the header: %s; ", answer.isEmpty() ? "nothing" : answer.left(12).constData());
        socket.write(games);
    });
    QTimer::singleShot(6000, &app, [&] {
        const QByteArray answer = socket.readAll();
        std::printf("after the content: %s, %s bytes\n", answer.mid(9, 3).constData(),
                    answer.mid(answer.indexOf("\r\n\r\n") + 4).constData());
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
[ "$seen" = 'after the header: nothing; after the content: 200, 21 bytes' ]
