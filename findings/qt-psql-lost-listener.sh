#!/bin/sh
# SPDX-License-Identifier: MIT
# Debian 12's Qt PostgreSQL driver 6.4.2-10 (libqt6sql6-psql): a connection that listens to notices is lost without an
# error, and still lists what it listens to.
#
# QSqlQuery::lastError() tells "about the last error (if any) that occurred with this query", and exec() is false if one
# occurred; subscribedToNotifications() lists what is "currently subscribed to". A desk that waits for results listens,
# and the server is started anew. The driver reads the end of the connection, closes it without a signal, and each query
# fails with "no error". A second connection that does not listen gets the error and its text. Seen:
# listening: failed, no error, no text, still subscribed to: round; not listening: failed, error, text
set -eu
folder=$(mktemp -d)
chmod 755 "$folder"
stop() {
    [ ! -f "$folder/data/postmaster.pid" ] || server stop >&2
    rm -rf "$folder"
}
trap stop EXIT
cd "$folder"
# What these need, too, in their own folder, but for the compiler of queries (LLVM); the C library and the compiler are
# those of the system.
closure() {
    apt-cache depends --recurse --no-recommends --no-suggests --no-conflicts --no-breaks --no-replaces \
        --no-enhances "$@" |
        grep '^[a-z]' | sort -u |
        grep -vxE 'libc6|libgcc-s1|libstdc\+\+6|gcc-.*|libc-bin|debconf.*|dpkg|perl.*|tar|coreutils' |
        grep -vE '^libqt6sql6|^libllvm'
}
apt-get download -qq $(closure libqt6sql6-psql postgresql-15) libqt6sql6=6.4.2+dfsg-10 libqt6sql6-psql=6.4.2+dfsg-10 \
    qt6-base-dev=6.4.2+dfsg-10 >&2
for package in *.deb; do dpkg -x "$package" unpacked; done
rm ./*.deb
lib=$folder/unpacked/usr/lib/x86_64-linux-gnu
export LD_LIBRARY_PATH=$lib:$folder/unpacked/lib/x86_64-linux-gnu QT_PLUGIN_PATH=$lib/qt6/plugins
cat >wait.cpp <<'END'
#include <QCoreApplication>
#include <QElapsedTimer>
#include <QSqlDatabase>
#include <QSqlDriver>
#include <QSqlError>
#include <QSqlQuery>
#include <cstdlib>
#include <iostream>

QSqlDatabase connected(const QString &name, const QString &folder)
{
    QSqlDatabase database = QSqlDatabase::addDatabase("QPSQL", name);
    database.setHostName(folder);
    database.setUserName("desk");
    database.setDatabaseName("postgres");
    database.open();
    return database;
}

std::string asked(const QSqlDatabase &database)
{
    QSqlQuery query(database);
    const std::string outcome = query.exec("SELECT 1") ? "answered" : "failed";
    const QSqlError error = query.lastError();
    return outcome + (error.type() == QSqlError::NoError ? ", no error" : ", error") +
           (error.text().trimmed().isEmpty() ? ", no text" : ", text");
}

int main(int argc, char **argv)
{
    QCoreApplication app(argc, argv);
    QSqlDatabase listening = connected("listening", argv[1]), other = connected("other", argv[1]);
    if (!listening.driver()->subscribeToNotification("round") || std::system(argv[2]) != 0)
        return 1;
    QElapsedTimer timer;
    for (timer.start(); timer.elapsed() < 1000;)
        QCoreApplication::processEvents();
    std::cout << "listening: " << asked(listening) << ", still subscribed to: "
              << listening.driver()->subscribedToNotifications().join(' ').toStdString()
              << "; not listening: " << asked(other) << std::endl;
}
END
qt=$folder/unpacked/usr/include/x86_64-linux-gnu/qt6
c++ -std=c++17 -fPIC -I"$qt" -I"$qt/QtCore" -I"$qt/QtSql" wait.cpp -o wait -L"$lib" -Wl,-rpath-link,"$LD_LIBRARY_PATH" \
    -lQt6Sql -lQt6Core
# The server, on a socket in the folder alone; it does not run as root.
cat >server <<END
#!/bin/sh
cd "$folder"
[ "\$(id -u)" != 0 ] || exec setpriv --reuid=65534 --regid=65534 --clear-groups "\$0" "\$@"
case \$1 in
init) exec unpacked/usr/lib/postgresql/15/bin/initdb -D data -U desk -A trust --no-sync ;;
*) exec unpacked/usr/lib/postgresql/15/bin/pg_ctl -D data -l log -w -m fast -o "-k $folder -h '' -c jit=off" "\$1" ;;
esac
END
chmod +x server
server() {
    "$folder/server" "$@"
}
mkdir data
touch log
[ "$(id -u)" != 0 ] || chown 65534:65534 data log .
server init >&2
server start >&2
seen=$(./wait "$folder" "$folder/server restart >&2")
echo "$seen"
[ "$seen" = 'listening: failed, no error, no text, still subscribed to: round; not listening: failed, error, text' ]
