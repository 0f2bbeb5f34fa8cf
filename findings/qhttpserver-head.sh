#!/bin/sh
# SPDX-License-Identifier: MIT
# Debian libqt6httpserver6 6.4.2-1: HEAD is answered with the content, which is then read as the next response.
#
# The response to HEAD never has content; its Content-Length tells what GET would send (RFC 9110, 9.3.2). A page of live
# results is asked by HEAD whether it is new. QHttpServer hands HEAD to the handler of GET and sends all that it
# returns, so on a connection that is kept the next response begins with JSON. "Connection: close" of the client (RFC
# 9112, 9.6) does not end the connection, so who reads to its end waits. Seen:
# after the header of HEAD: {"black":"0:59"}
# after GET with Connection: close: open
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
    server.route("/board.json", [] { return QHttpServerResponse("application/json", R"({"black":"0:59"})"); });
    const quint16 port = server.listen(QHostAddress::LocalHost);
    QByteArray received;
    QTcpSocket head;
    QTcpSocket get;
    QObject::connect(&head, &QTcpSocket::readyRead, [&] { received += head.readAll(); });
    head.connectToHost(QHostAddress::LocalHost, port);
    head.write("HEAD /board.json HTTP/1.1\r\nHost: localhost\r\n\r\n");
    get.connectToHost(QHostAddress::LocalHost, port);
    get.write("GET /board.json HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
    QTimer::singleShot(5000, &app, [&] {
        std::printf("after the header of HEAD: %s\n", received.mid(received.indexOf("\r\n\r\n") + 4).constData());
        const bool isAnswered = get.readAll().endsWith('}');
        const bool isOpen = get.state() == QAbstractSocket::ConnectedState;
        std::printf("after GET with Connection: close: %s\n", !isAnswered ? "no answer" : isOpen ? "open" : "closed");
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
[ "$seen" = 'after the header of HEAD: {"black":"0:59"}
after GET with Connection: close: open' ]
