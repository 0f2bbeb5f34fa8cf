#!/bin/sh
# SPDX-License-Identifier: MIT
# Debian cups-filters 1.28.17-3+deb12u2 with liblouis 3.24.0-1: a braille embosser prints nothing in most languages.
#
# "Default for language" is the default of an embosser's queue for the table of braille (liblouis1.defs). texttobrf
# looks for it in the metadata of liblouis, "#+locale:". The tables say "#+language:" and "#+region:" instead, all 201
# of them, so it falls back to a file called as the language. cs.tbl, en_GB.tbl and en_US.tbl there are; for Chinese,
# Japanese, Korean, Russian and German the job ends with an error and without a page, while tables for all of them are
# installed, and even named in the list of the queue. With a table chosen by name it works. Seen:
# locale 0 tables, language 201; en_US: en_US.tbl; cs_CZ: cs.tbl; zh_CN, ja_JP, ko_KR, ru_RU, de_DE: none
# by name: zhcn-g1.ctb, ru-litbrl.ctb
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
# What these need, too, in their own folder; the C library, bash, sed and fmt are those of the system.
closure() {
    apt-cache depends --recurse --no-recommends --no-suggests --no-conflicts --no-breaks --no-replaces \
        --no-enhances "$@" |
        grep '^[a-z]' | sort -u |
        grep -vxE 'libc6|libgcc-s1|libstdc\+\+6|gcc-.*|libc-bin|debconf.*|dpkg|perl.*|tar|coreutils|install-info' |
        grep -vE '^(liblouis|cups-)'
}
apt-get download -qq $(closure libcups2 libxml2 libyaml-0-2) cups-ppdc cups-common cups-filters=1.28.17-3+deb12u2 \
    liblouis20=3.24.0-1 liblouis-data=3.24.0-1 liblouis-bin=3.24.0-1 liblouisutdml9=2.11.0-2 \
    liblouisutdml-bin=2.11.0-2 liblouisutdml-data=2.11.0-2 >&2
for package in *.deb; do dpkg -x "$package" unpacked; done
share=$folder/unpacked/usr/share
export LD_LIBRARY_PATH=$folder/unpacked/usr/lib/x86_64-linux-gnu:$folder/unpacked/lib/x86_64-linux-gnu
unpacked/usr/bin/ppdc -d . -I "$share/cups/ppdc" "$share/cups/drv/generic-brf.drv" >/dev/null
# The filter is a script that knows its parts by their places in /usr/share.
for part in unpacked/usr/lib/cups/filter/texttobrf unpacked/usr/share/cups/braille/cups-braille.sh; do
    sed -i "s|/usr/share|$share|" $part
done
export PPD=$folder/gen-brf.ppd CONTENT_TYPE=text/plain CHARSET=utf-8 TMPDIR=$folder
export LOUIS_TABLEPATH=$share/liblouis/tables
export PATH="$folder/unpacked/usr/bin:$PATH"
tables() {
    grep -l "^#+$1:" "$share"/liblouis/tables/* | wc -l
}
# Which table a text in the language $1 is embossed by, with the options $2.
table() {
    echo '1' >text.txt
    LANG=$1.UTF-8 bash unpacked/usr/lib/cups/filter/texttobrf 1 desk text 1 "$2" "$folder/text.txt" >page 2>log || true
    if [ -s page ]; then
        sed -n 's/^DEBUG: Table1 //p' log
    else
        sed -n 's/^ERROR: Could not find LibLouis.*/none/p' log
    fi
}
seen="locale $(tables locale) tables, language $(tables language)"
for language in en_US cs_CZ zh_CN ja_JP ko_KR ru_RU de_DE; do seen="$seen; $language: $(table $language '')"; done
seen="$seen
by name: $(table zh_CN LibLouis=zhcn-g1.ctb), $(table ru_RU LibLouis=ru-litbrl.ctb)"
echo "$seen"
none='zh_CN: none; ja_JP: none; ko_KR: none; ru_RU: none; de_DE: none'
[ "$seen" = "locale 0 tables, language 201; en_US: en_US.tbl; cs_CZ: cs.tbl; $none
by name: zhcn-g1.ctb, ru-litbrl.ctb" ]
