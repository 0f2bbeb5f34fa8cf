#!/bin/sh
# SPDX-License-Identifier: MIT
# Debian nginx 1.22.1-9+deb12u11: a clock that was written anew is "304 Not Modified", so the old one stays on screens.
#
# A page of live games asks again with If-None-Match and the ETag of what it has; an ETag must differ whenever the
# content does (RFC 9110, 8.8.1, for a strong one, as this is). nginx makes it of the seconds of the file's date and of
# its length. Two states of a board within one second have the same length: 0:59 and 0:58, or H8 and H9. The second is
# never sent until the file changes again; the fractions of a second that the file system has are not looked at. Seen:
# {"black":"0:59"} 200, then {"black":"0:58"} 304
set -eu
folder=$(mktemp -d)
nginx=
trap '[ -z "$nginx" ] || kill "$nginx"; rm -rf "$folder"' EXIT
cd "$folder"
apt-get download -qq nginx=1.22.1-9+deb12u11 libpcre2-8-0 libssl3 zlib1g libcrypt1 >&2
for package in *.deb; do dpkg -x "$package" unpacked; done
export LD_LIBRARY_PATH=$folder/unpacked/usr/lib/x86_64-linux-gnu:$folder/unpacked/lib/x86_64-linux-gnu
mkdir pages temporary
cat >nginx.conf <<END
daemon off;
master_process off;
pid $folder/pid;
events {}
http {
    access_log off;
    client_body_temp_path temporary;
    proxy_temp_path temporary;
    fastcgi_temp_path temporary;
    uwsgi_temp_path temporary;
    scgi_temp_path temporary;
    server {
        listen unix:$folder/socket;
        root $folder/pages;
    }
}
END
cat >ask.py <<'END'
import http.client
import os
import socket


def ask(headers):
    connection = http.client.HTTPConnection('localhost')
    connection.sock = socket.socket(socket.AF_UNIX)
    connection.sock.connect('socket')
    connection.request('GET', '/board.json', headers=headers)
    response = connection.getresponse()
    response.read()
    return response


def write(text, nanoseconds):
    with open('new.json', 'w') as file:
        file.write(text)
    os.utime('new.json', ns=(nanoseconds, nanoseconds))
    os.rename('new.json', 'pages/board.json')


second = 1_800_000_000_000_000_000
write('{"black":"0:59"}', second + 100_000_000)
first = ask({})
write('{"black":"0:58"}', second + 900_000_000)
print('{"black":"0:59"} %d, then {"black":"0:58"} %d' % (
    first.status, ask({'If-None-Match': first.headers['ETag']}).status))
END
unpacked/usr/sbin/nginx -p "$folder" -c nginx.conf -e stderr &
nginx=$!
while [ ! -S socket ] && kill -0 "$nginx"; do sleep 0.1; done
seen=$(python3 ask.py)
echo "$seen"
[ "$seen" = '{"black":"0:59"} 200, then {"black":"0:58"} 304' ]
