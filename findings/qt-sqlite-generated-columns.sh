#!/bin/sh
# SPDX-License-Identifier: MIT
# Debian 12's Qt 6.4.2 with SQLite 3.40.1: columns that the database computes are missing from the record of a table.
#
# SQLite computes a column from others (https://www.sqlite.org/gencol.html), as the total of two players' points, or the
# kind of an entry of a log out of its JSON. QSqlDatabase::record(table) is to give "the names of all the fields in the
# table"; models and forms are made of it. The driver asks PRAGMA table_info, which leaves generated columns out
# (table_xinfo has them). A query of the same table has all, and so has the record of a view on it. Seen:
# record: game black white; SELECT *: game black white total winner; model: 3 columns; view: game total
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
# What these need, too, in their own folder; the C library and the compiler are those of the system.
closure() {
    apt-cache depends --recurse --no-recommends --no-suggests --no-conflicts --no-breaks --no-replaces \
        --no-enhances "$@" |
        grep '^[a-z]' | sort -u |
        grep -vxE 'libc6|libgcc-s1|libstdc\+\+6|gcc-.*|libc-bin|debconf.*|dpkg|perl.*|tar|coreutils|libqt6sql6.*'
}
apt-get download -qq $(closure libqt6sql6-sqlite) libqt6sql6=6.4.2+dfsg-10 libqt6sql6-sqlite=6.4.2+dfsg-10 \
    qt6-base-dev=6.4.2+dfsg-10 >&2
for package in *.deb; do dpkg -x "$package" unpacked; done
lib=$folder/unpacked/usr/lib/x86_64-linux-gnu
export LD_LIBRARY_PATH=$lib:$folder/unpacked/lib/x86_64-linux-gnu QT_PLUGIN_PATH=$lib/qt6/plugins
cat >ask.cpp <<'END'
#include <QCoreApplication>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QSqlRecord>
#include <QSqlTableModel>
#include <iostream>

std::string names(const QSqlRecord &record)
{
    QStringList all;
    for (int i = 0; i < record.count(); ++i)
        all += record.fieldName(i);
    return all.join(' ').toStdString();
}

int main(int argc, char **argv)
{
    QCoreApplication app(argc, argv);
    QSqlDatabase database = QSqlDatabase::addDatabase("QSQLITE");
    database.setDatabaseName(":memory:");
    database.open();
    QSqlQuery query;
    query.exec("CREATE TABLE result (game INTEGER PRIMARY KEY, black REAL, white REAL, total AS (black + white), "
               "winner AS (CASE WHEN black > white THEN 'black' WHEN white > black THEN 'white' END) STORED)");
    query.exec("CREATE VIEW told AS SELECT game, total FROM result");
    query.exec("INSERT INTO result (game, black, white) VALUES (1, 1, 0)");
    query.exec("SELECT * FROM result");
    QSqlTableModel model;
    model.setTable("result");
    std::cout << "record: " << names(database.record("result")) << "; SELECT *: " << names(query.record())
              << "; model: " << model.columnCount() << " columns; view: " << names(database.record("told"))
              << std::endl;
}
END
qt=$folder/unpacked/usr/include/x86_64-linux-gnu/qt6
c++ -std=c++17 -fPIC -I"$qt" -I"$qt/QtCore" -I"$qt/QtSql" ask.cpp -o ask -L"$lib" -Wl,-rpath-link,"$LD_LIBRARY_PATH" \
    -lQt6Sql -lQt6Core
seen=$(./ask)
echo "$seen"
[ "$seen" = 'record: game black white; SELECT *: game black white total winner; model: 3 columns; view: game total' ]
