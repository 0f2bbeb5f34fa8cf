#!/bin/sh
# SPDX-License-Identifier: MIT
# Debian libqt6httpserver6 6.4.2-1: the page of a team whose name has a slash is not found.
#
# A slash within a segment of a path is written %2F, and a path is parted into segments before they are decoded, since
# else data "may be mistaken for component delimiters" (RFC 3986, 2.4). QHttpServer decodes the path first and then
# looks for a route: team/Red%2FBlue is three segments to it, "/team/<arg>" takes two, and the answer is 404. A blank,
# a per cent sign and Chinese arrive in the argument as they should. So links are made of numbers, not of names. Seen:
# team/Red: Red, team/Red%20Blue: Red Blue, team/100%25: 100%, team/%E7%8E%8B: 王, team/Red%2FBlue: 404
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
    server.route("/team/<arg>", [](const QString &name) { return QHttpServerResponse("text/plain", name.toUtf8()); });
    const quint16 port = server.listen(QHostAddress::LocalHost);
    QTcpSocket sockets[5];
    const char *const paths[] = { "team/Red", "team/Red%20Blue", "team/100%25", "team/%E7%8E%8B", "team/Red%2FBlue" };
    for (int i = 0; i < 5; ++i) {
        sockets[i].connectToHost(QHostAddress::LocalHost, port);
        sockets[i].write(QByteArray("GET /") + paths[i] + " HTTP/1.1\r\nHost: localhost\r\n\r\n");
    }
    QTimer::singleShot(3000, &app, [&] {
        for (int i = 0; i < 5; ++i) {
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
[ "$seen" = 'team/Red: Red, team/Red%20Blue: Red Blue, team/100%25: 100%, team/%E7%8E%8B: 王, team/Red%2FBlue: 404' ]
