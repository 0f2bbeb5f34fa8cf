#!/bin/sh
# SPDX-License-Identifier: MIT
# Debian 12's Qt PostgreSQL driver 6.4.2-10 (libqt6sql6-psql): an operator and a slice of PostgreSQL are taken for
# places of values, so their queries fail.
#
# jsonb ? text asks whether a value has a key, and an array has slices such as moves[1:5] (PostgreSQL 15, 9.16 and
# 8.15.3). In a log of games they find the lines with a claim, and the opening of a game. QSqlQuery::prepare() takes
# each "?" and each ":" before a letter or digit for a place ("ODBC style" and "Oracle style" in its documentation),
# and knows no way to write them otherwise. exec() of a whole statement leaves them alone; jsonb_exists() and a blank,
# [1 : 5], help. Seen:
# prepared ?: error, jsonb_exists: 2; prepared [1:5]: error, [1 : 5]: 2; at once ? 2, [1:5] 2
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
cat >ask.cpp <<'END'
#include <QCoreApplication>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QVariant>

#include <iostream>

// The number of rows, by a prepared statement or at once.
std::string rows(const char *condition, bool isPrepared)
{
    const QString text = QString("SELECT count(*) FROM log WHERE %1").arg(condition);
    QSqlQuery query;
    const bool isAnswered = isPrepared ? query.prepare(text) && query.exec() : query.exec(text);
    return isAnswered && query.next() ? query.value(0).toString().toStdString() : "error";
}

int main(int argc, char **argv)
{
    QCoreApplication app(argc, argv);
    QSqlDatabase database = QSqlDatabase::addDatabase("QPSQL");
    database.setHostName(argv[1]);
    database.setUserName("desk");
    database.setDatabaseName("postgres");
    if (!database.open())
        return 1;
    QSqlQuery query("CREATE TABLE log (game int, line jsonb, moves text[])");
    for (int game = 1; game <= 2; ++game)
        query.exec(QString("INSERT INTO log VALUES (%1, '{\"claim\":\"draw\"}', '{h8,h9,g9,i8,j8,f9}')").arg(game));
    const char *has = "line ? 'claim'", *exists = "jsonb_exists(line, 'claim')";
    const char *slice = "moves[1:5] = '{h8,h9,g9,i8,j8}'", *apart = "moves[1 : 5] = '{h8,h9,g9,i8,j8}'";
    std::cout << "prepared ?: " << rows(has, true) << ", jsonb_exists: " << rows(exists, true)
              << "; prepared [1:5]: " << rows(slice, true) << ", [1 : 5]: " << rows(apart, true)
              << "; at once ? " << rows(has, false) << ", [1:5] " << rows(slice, false) << std::endl;
}
END
qt=$folder/unpacked/usr/include/x86_64-linux-gnu/qt6
c++ -std=c++17 -fPIC -I"$qt" -I"$qt/QtCore" -I"$qt/QtSql" ask.cpp -o ask -L"$lib" -Wl,-rpath-link,"$LD_LIBRARY_PATH" \
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
seen=$(./ask "$folder" 2>errors)
echo "$seen"
[ "$seen" = 'prepared ?: error, jsonb_exists: 2; prepared [1:5]: error, [1 : 5]: 2; at once ? 2, [1:5] 2' ]
