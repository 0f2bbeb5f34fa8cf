#!/bin/sh
# SPDX-License-Identifier: MIT
# Debian python-odf-tools 1.4.2-2 with file 1:5.44-3: csv2ods refuses lists because they are CSV.
#
# csv2ods makes a spreadsheet of a table; its encoding "defaults to utf-8" (csv2ods(1), -c). In truth it asks file, and
# takes the word before "text" for an encoding. To file, a list of players with commas is "CSV text", so Python is asked
# for an encoding "CSV" and raises an error. The same list with semicolons is "ASCII text" and gets through, and so does
# every list whose encoding is named. Tables of Kagetsu's command line have commas unless --semicolons is asked for, and
# a byte order mark: -c utf-8-sig reads both. Seen:
# commas: LookupError: unknown encoding: CSV; semicolons: a spreadsheet
# commas with -c utf-8-sig: a spreadsheet
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
# Python and file, which is called by its path, are those of the system.
apt-get download -qq python-odf-tools=1.4.2-2 python3-odf=1.4.2-2 python3-defusedxml >&2
for package in *.deb; do dpkg -x "$package" .; done
export PYTHONPATH=$folder/usr/lib/python3/dist-packages
printf 'Name,Rank\nAnn,5d\nBen,3d\n' >commas.csv
printf 'Name;Rank\nAnn;5d\nBen;3d\n' >semicolons.csv
made() {
    rm -f made.ods
    python3 usr/bin/csv2ods -o made.ods "$@" 2>errors || true
    [ -s made.ods ] && echo 'a spreadsheet' || tail -n 1 errors
}
seen="commas: $(made -i commas.csv); semicolons: $(made -d ';' -i semicolons.csv)
commas with -c utf-8-sig: $(made -c utf-8-sig -i commas.csv)"
echo "$seen"
[ "$seen" = 'commas: LookupError: unknown encoding: CSV; semicolons: a spreadsheet
commas with -c utf-8-sig: a spreadsheet' ]
