#!/bin/sh
# SPDX-License-Identifier: MIT
# Debian uchardet 0.0.7-1: a list of Chinese names is "unknown" or Western, where one of Korean names is told at once.
#
# A list of entries of a club has a name a line, two or three characters each. All lists here are text of their charset:
# eight names in GB18030 (simplified Chinese) have no charset at all, three in Big5 (traditional) are Windows-1252, so a
# reader that trusts the detector shows accented Latin letters. Three Korean names in EUC-KR are UHC, which is a larger
# EUC-KR; eight names in Big5 are Big5. Seen: GB18030 unknown, Big5 WINDOWS-1252, EUC-KR UHC, longer Big5 BIG5
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download -qq uchardet=0.0.7-1 libuchardet0=0.0.7-1 >&2
for package in *.deb; do dpkg -x "$package" .; done
export LD_LIBRARY_PATH=$folder/usr/lib/x86_64-linux-gnu
told() {
    charset=$1
    shift
    printf '%s\n' "$@" | iconv -f UTF-8 -t "$charset" | usr/bin/uchardet
}
short='陳建宏 林淑芬 黃志明'
seen="GB18030 $(told GB18030 张伟 李娜 王芳 刘洋 陈静 杨帆 赵磊 黄勇), Big5 $(told BIG5 $short), EUC-KR $(
    told EUC-KR 김민준 이서연 박지훈), longer Big5 $(told BIG5 $short 張雅婷 李俊傑 王美玲 吳宗翰 劉家豪)"
echo "$seen"
[ "$seen" = 'GB18030 unknown, Big5 WINDOWS-1252, EUC-KR UHC, longer Big5 BIG5' ]
