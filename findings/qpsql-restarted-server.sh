#!/bin/sh
# SPDX-License-Identifier: MIT
# Debian 12's Qt 6.4.2 with PostgreSQL 15: a connection whose server was started again loses its notices without a word.
#
# A desk of a tournament subscribes to the notices of its server, to see what other desks do. When the server ends, the
# driver emits nothing; the next query fails, and the connection is closed. After open() the driver says that nothing is
# subscribed to any more, though nobody has cancelled it, and the notice of a query that follows does not come; a new
# subscription gets it. So a program must ask by itself, and subscribe after each opening. Kagetsu asks for the last row
# several times a second instead. Seen, before and after kill -9 and a start:
# subscribed 1, notices 1; code "57P01", open 0; opened again: subscribed 0, notices 0; subscribed anew: notices 1
set -eu
folder=$(mktemp -d)
trap 'server stop >/dev/null 2>&1 || true; rm -rf "$folder"' EXIT
cd "$folder"
closure() {
    apt-cache depends --recurse --no-recommends --no-suggests --no-conflicts --no-breaks --no-replaces \
        --no-enhances "$@" |
        grep '^[a-z]' | sort -u |
        grep -vxE 'libc6|libgcc-s1|libstdc\+\+6|gcc-.*|libc-bin|debconf.*|dpkg|perl.*|tar|coreutils|libqt6(core6|sql6.*)|.*systemd.*|adduser|passwd|init-.*|sysvinit.*|locales.*|tzdata|postgresql-.*|ssl-cert|openssl'
}
apt-get download -qq $(closure libqt6sql6-psql postgresql-15) libqt6core6=6.4.2+dfsg-10 libqt6sql6=6.4.2+dfsg-10 \
    libqt6sql6-psql=6.4.2+dfsg-10 qt6-base-dev=6.4.2+dfsg-10 postgresql-15=15.18-0+deb12u1 \
    postgresql-client-15=15.18-0+deb12u1 >&2
for package in *.deb; do dpkg -x "$package" unpacked; done
lib=$folder/unpacked/usr/lib/x86_64-linux-gnu
export LD_LIBRARY_PATH=$lib:$folder/unpacked/lib/x86_64-linux-gnu QT_PLUGIN_PATH=$lib/qt6/plugins
cat >notices.cpp <<'END'
#include <QCoreApplication>
#include <QSqlDatabase>
#include <QSqlDriver>
#include <QSqlError>
#include <QSqlQuery>

#include <cstdio>
#include <cstdlib>

int notices = 0;

// Counts those that come after a query.
int noticesOf(QSqlDatabase &database)
{
    notices = 0;
    QSqlQuery(database).exec("NOTIFY seen");
    for (int turn = 0; turn < 20; ++turn) {
        QCoreApplication::processEvents(QEventLoop::AllEvents, 50);
        QSqlQuery(database).exec("SELECT pg_sleep(0.02)");
    }
    return notices;
}

int main(int argc, char **argv)
{
    QCoreApplication app(argc, argv);
    QSqlDatabase database = QSqlDatabase::addDatabase("QPSQL");
    database.setHostName(argv[1]);
    database.setDatabaseName("postgres");
    database.setUserName("test");
    if (!database.open())
        return std::fprintf(stderr, "%s\n", qPrintable(database.lastError().text())), 2;
    QObject::connect(database.driver(), &QSqlDriver::notification, [] { ++notices; });
    database.driver()->subscribeToNotification("seen");
    std::printf("subscribed %d, notices %d; ", int(database.driver()->subscribedToNotifications().size()), noticesOf(database));
    if (std::system(argv[2]) != 0)
        return 3;
    QSqlQuery query(database);
    query.exec("SELECT 1");
    std::printf("code \"%s\", open %d; ", qPrintable(query.lastError().nativeErrorCode()), database.isOpen());
    database.open();
    std::printf("opened again: subscribed %d, notices %d; ", int(database.driver()->subscribedToNotifications().size()),
        noticesOf(database));
    database.driver()->subscribeToNotification("seen");
    std::printf("subscribed anew: notices %d\n", noticesOf(database));
}
END
qt=$folder/unpacked/usr/include/x86_64-linux-gnu/qt6
c++ -std=c++17 -fPIC -I"$qt" -I"$qt/QtCore" -I"$qt/QtSql" notices.cpp -o notices -L"$lib" \
    -Wl,-rpath-link,"$LD_LIBRARY_PATH" -lQt6Sql -lQt6Core
# The server does not work for root.
mkdir data socket
as_user=
if [ "$(id -u)" = 0 ]; then
    chown 65534:65534 data socket
    chmod 755 "$folder"
    as_user='setpriv --reuid=65534 --regid=65534 --clear-groups'
fi
bin=$folder/unpacked/usr/lib/postgresql/15/bin
server() { $as_user "$bin/pg_ctl" -D data -w -l data/log -o "-k $folder/socket -c listen_addresses=''" "$@" >&2; }
$as_user "$bin/initdb" -D data -U test -A trust --no-sync --no-locale -L "$folder/unpacked/usr/share/postgresql/15" >&2
server start
cat >again.sh <<END
kill -9 \$(head -n 1 $folder/data/postmaster.pid)
sleep 2
$as_user $bin/pg_ctl -D $folder/data -w -l $folder/data/log -o "-k $folder/socket -c listen_addresses=''" start >&2
END
seen=$(./notices "$folder/socket" "sh $folder/again.sh" 2>errors)
echo "$seen"
[ "$seen" = 'subscribed 1, notices 1; code "57P01", open 0; opened again: subscribed 0, notices 0; subscribed anew: notices 1' ]
