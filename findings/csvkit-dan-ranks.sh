#!/bin/sh
# SPDX-License-Identifier: MIT
# Debian csvkit 1.0.7-1: a list of players that is sorted has days in place of dan.
#
# "5d" is how the rank of 5 dan is written on servers and in records. csvsort, csvjson and csvstat guess a type for each
# column: a column of "5d" and "3d" is one of lengths of time, five and three days, and is written so. One rank in kyu
# ends the guess, empty cells do not, and "-I" (--no-inference) leaves all as it is. Who enters the sorted list has
# players of rank "5 days, 0:00:00". Kagetsu takes a rank as it is written, and so it writes it. Seen:
# all dan: Ann,"5 days, 0:00:00" Ben,"3 days, 0:00:00"
# one in kyu: Ann,5d Ben,2k
# all dan with -I: Ann,5d Ben,3d
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
# What this needs, too, in its own folder; Python is that of the system.
apt-get download -qq csvkit=1.0.7-1 python3-csvkit=1.0.7-1 python3-agate=1.6.3-2 python3-agatedbf python3-agateexcel \
    python3-agatesql python3-babel python-babel-localedata python3-tz python3-dbfread python3-openpyxl \
    python3-et-xmlfile python3-olefile python3-xlrd python3-sqlalchemy python3-isodate python3-leather \
    python3-parsedatetime python3-pytimeparse=1.1.5-3 python3-six python3-slugify python3-unidecode >&2
for package in *.deb; do dpkg -x "$package" .; done
export PYTHONPATH=$folder/usr/lib/python3/dist-packages
printf 'Name,Rank\nBen,3d\nAnn,5d\n' >dan.csv
printf 'Name,Rank\nBen,2k\nAnn,5d\n' >kyu.csv
sorted() {
    python3 usr/bin/csvsort -c Name "$@" | sed 1d | paste -sd ' '
}
seen="all dan: $(sorted dan.csv)
one in kyu: $(sorted kyu.csv)
all dan with -I: $(sorted -I dan.csv)"
echo "$seen"
[ "$seen" = 'all dan: Ann,"5 days, 0:00:00" Ben,"3 days, 0:00:00"
one in kyu: Ann,5d Ben,2k
all dan with -I: Ann,5d Ben,3d' ]
