#!/bin/sh
# SPDX-License-Identifier: MIT
# Debian cups-filters 1.28.17-3+deb12u2: on a braille embosser, the rows of a table of standings run into one another.
#
# "lp" has texttobrf emboss a text, on the queue of an embosser (generic-brf.drv). On other printers a line of a text
# is a line on paper. Here each text goes through fmt ("Reformat each paragraph", fmt(1)) or, with a table of braille,
# through file2brl of liblouisutdml 2.11.0, which joins lines, too. Standings become a chain of numbers and names, and
# in a board the rows lose their places. A blank line between two rows keeps them apart. A board of 15 as text is 47
# cells wide, a page of A4 takes 28. Kagetsu's board as text has no blank lines. Seen:
# without a table: 1 Ann 3 2 Ben 2 3 Cid 1; with en_US.tbl: #A ,ANN #C #B ,B5 #B #C ,CID #A
# without a table, a blank line between rows: 1 Ann 3|2 Ben 2|3 Cid 1
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
# Embosses standings whose rows are parted by $1, by the table $2; the lines that have text, without page numbers.
embossed() {
    printf '1 Ann 3%s2 Ben 2%s3 Cid 1\n' "$1" "$1" >table.txt
    bash unpacked/usr/lib/cups/filter/texttobrf 1 desk table 1 \
        "LibLouis=$2 BraillePageNumber=None PrintPageNumber=None" "$folder/table.txt" 2>log |
        tr -d '\f\r\032' | sed 's/^ *//' | grep . | paste -s -d '|'
}
break='
'
seen="without a table: $(embossed "$break" None); with en_US.tbl: $(embossed "$break" en_US.tbl)
without a table, a blank line between rows: $(embossed "$break$break" None)"
echo "$seen"
[ "$seen" = 'without a table: 1 Ann 3 2 Ben 2 3 Cid 1; with en_US.tbl: #A ,ANN #C #B ,B5 #B #C ,CID #A
without a table, a blank line between rows: 1 Ann 3|2 Ben 2|3 Cid 1' ]
