#!/bin/sh
# SPDX-License-Identifier: MIT
# Debian 12's Qt TextToSpeech 6.4.2 on speech-dispatcher 0.11.4 with espeak-ng 1.51: no Chinese locale is offered, but
# Mandarin voices are there.
#
# A clock that calls the time in the language of its window asks Qt for the locales that can be read. espeak-ng names
# Mandarin "cmn" (ISO 639-3), which is none of QLocale's languages, so its voices stand under the C locale, among others
# that QLocale does not know. Who asks for QLocale::Chinese gets no voice; who sets the locale zh_CN changes nothing.
# Beside that, each language is offered in each variant of espeak-ng: 103 locales, more than 13,000 voices, and the
# constructor of QTextToSpeech returns only after all of them were read. Seen:
# Chinese locales: 0
# a Mandarin voice in the C locale: yes
# locale after setLocale(zh_CN) is Chinese: no
# more than 13,000 voices: yes
set -eu
folder=$(mktemp -d)
daemon=
trap '[ -z "$daemon" ] || kill "$daemon" 2>/dev/null; rm -rf "$folder"' EXIT
cd "$folder"
# What these need, too, in their own folder; the C library and the compiler are those of the system.
closure() {
    apt-cache depends --recurse --no-recommends --no-suggests --no-conflicts --no-breaks --no-replaces \
        --no-enhances "$@" |
        grep '^[a-z]' | sort -u |
        grep -vxE 'libc6|libgcc-s1|libstdc\+\+6|gcc-.*|libc-bin|debconf.*|dpkg|perl.*|tar|coreutils' |
        grep -vxE 'cdebconf|libdebian.*|libpam.*|usr.*|adduser|passwd'
}
espeak=1.51+dfsg-10+deb12u2
apt-get download -qq $(closure libqt6core6 speech-dispatcher-audio-plugins) libqt6texttospeech6=6.4.2-3 \
    qt6-speech-speechd-plugin=6.4.2-3 qt6-speech-dev=6.4.2-3 qt6-base-dev=6.4.2+dfsg-10 libspeechd2 libdotconf0 \
    speech-dispatcher=0.11.4-2 speech-dispatcher-espeak-ng=0.11.4-2 libespeak-ng1=$espeak espeak-ng-data=$espeak \
    libpcaudio0 libsonic0 libpulse0 libasyncns0 libx11-6 libx11-xcb1 libxcb1 libxau6 libxdmcp6 libbsd0 libmd0 \
    libdbus-1-3 qt6-declarative-dev >&2
for package in *.deb; do dpkg -x "$package" unpacked; done
lib=$folder/unpacked/usr/lib/x86_64-linux-gnu
export LD_LIBRARY_PATH=$lib:$folder/unpacked/lib/x86_64-linux-gnu:$lib/pulseaudio QT_PLUGIN_PATH=$lib/qt6/plugins
export ESPEAK_DATA_PATH=$lib XDG_RUNTIME_DIR=$folder HOME=$folder
mkdir configuration && cp -r unpacked/etc/speech-dispatcher/. configuration
cat >configuration/speechd.conf <<'END'
AddModule "espeak-ng" "sd_espeak-ng" "espeak-ng.conf"
DefaultModule espeak-ng
AudioOutputMethod "libao"
Timeout 0
END
modules=$(dirname "$(find unpacked -name sd_espeak-ng -type f)")
unpacked/usr/bin/speech-dispatcher --run-single --config-dir "$folder/configuration" --module-dir "$folder/$modules" \
    --communication-method unix_socket --socket-path "$folder/speechd.sock" --pid-file "$folder/pid" \
    --log-dir "$folder" >/dev/null 2>&1 &
daemon=$!
export SPEECHD_ADDRESS=unix_socket:$folder/speechd.sock
while ! [ -S speechd.sock ]; do kill -0 "$daemon" && sleep 1; done
sleep 3
cat >voices.cpp <<'END'
#include <QCoreApplication>
#include <QLocale>
#include <QTextToSpeech>
#include <QVoice>

#include <cstdio>

const char *word(bool yes) { return yes ? "yes" : "no"; }

int main(int argc, char **argv)
{
    QCoreApplication app(argc, argv);
    QTextToSpeech speech("speechd");
    int chinese = 0;
    qsizetype all = 0;
    bool isMandarinInC = false;
    for (const QLocale &locale : speech.availableLocales()) {
        chinese += locale.language() == QLocale::Chinese;
        speech.setLocale(locale);
        for (const QVoice &voice : speech.availableVoices()) {
            ++all;
            isMandarinInC |= locale.language() == QLocale::C && voice.name().contains("Mandarin");
        }
    }
    speech.setLocale(QLocale("en_US"));
    speech.setLocale(QLocale("zh_CN"));
    std::printf("Chinese locales: %d\na Mandarin voice in the C locale: %s\n"
                "locale after setLocale(zh_CN) is Chinese: %s\nmore than 13,000 voices: %s\n",
        chinese, word(isMandarinInC), word(speech.locale().language() == QLocale::Chinese), word(all > 13000));
    std::fprintf(stderr, "%lld voices\n", static_cast<long long>(all));
}
END
qt=$folder/unpacked/usr/include/x86_64-linux-gnu/qt6
c++ -std=c++17 -fPIC -I"$qt" -I"$qt/QtCore" -I"$qt/QtTextToSpeech" -I"$qt/QtQmlIntegration" voices.cpp -o voices \
    -L"$lib" -Wl,-rpath-link,"$LD_LIBRARY_PATH" -lQt6TextToSpeech -lQt6Core
seen=$(./voices)
echo "$seen"
[ "$seen" = "Chinese locales: 0
a Mandarin voice in the C locale: yes
locale after setLocale(zh_CN) is Chinese: no
more than 13,000 voices: yes" ]
