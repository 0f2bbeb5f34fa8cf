#!/bin/sh
# SPDX-License-Identifier: MIT
# Debian sgf2dg 4.252-1: sgfsplit writes no variation of a record that has a bracket in a comment.
#
# sgfsplit writes "a series of files" for "the individual variations", of which sgf2dg makes diagrams. In a text only
# "]" and the escape character need an escape (https://www.red-bean.com/sgf/sgf4.html, "Escaping"), so "H8 [best]" is
# written "H8 [best\]", as Kagetsu does. The program takes the bracket within for the beginning of another value, and
# finds the end of none; it writes its list of commands, empty, and ends as if all were well. So it does for a comment
# that ends with an escaped "\". With "\[" for the bracket, which is as valid, it works. Seen, the files it writes:
# H8 [best\]: none; H8 \[best\]: record.0.sgf record.1.sgf; C:\\: none
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download -qq sgf2dg=4.252-1 >&2
dpkg -x sgf2dg_4.252-1_*.deb .
# The files of variations that are made of a record with this comment.
files() {
    rm -f record.*
    printf '%s\n' "(;GM[4]FF[4]SZ[15];B[hh]C[$1];W[hg](;B[ig];W[if])(;B[gg];W[gf]))" >record.sgf
    usr/bin/sgfsplit record >log
    ls | grep '^record\.[0-9]' | paste -sd ' '
}
seen=
for comment in 'H8 [best\]' 'H8 \[best\]' 'C:\\'; do
    made=$(files "$comment")
    seen="$seen; $comment: ${made:-none}"
done
seen=${seen#; }
printf '%s\n' "$seen"
[ "$seen" = 'H8 [best\]: none; H8 \[best\]: record.0.sgf record.1.sgf; C:\\: none' ]
