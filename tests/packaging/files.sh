# SPDX-License-Identifier: MIT
# shellcheck shell=bash
# files.sh SOURCE-FOLDER CASE: one statement about the tracked files; see CMakeLists.txt.
set -euo pipefail
cd -- "$1"

skip_without() {
    command -v "$1" >/dev/null || {
        echo "skipped: $1 is not installed"
        exit 77
    }
}

# Every file a person wrote, without what git ignores; a source archive has no git and is clean.
sources() {
    if [[ -e .git ]] && git rev-parse --git-dir >/dev/null 2>&1; then
        git ls-files --cached
    else
        find . \( -path ./build -o -name .git \) -prune -o -type f -printf '%P\n'
    fi
}

desktop_file_is_valid() {
    skip_without desktop-file-validate
    local said
    said=$(desktop-file-validate packaging/kagetsu.desktop 2>&1) || true
    [[ -z $said ]] || {
        echo "$said"
        return 1
    }
}

metainfo_is_valid() {
    skip_without appstreamcli
    # The project owns no domain name that could stand in its id.
    appstreamcli validate --no-net --override=cid-desktopapp-is-not-rdns=info packaging/kagetsu.metainfo.xml
}

desktop_file_and_metainfo_agree() {
    local key lang text
    # Name and Comment stand in both, in every language.
    for key in Name:name Comment:summary; do
        for lang in '' zh_CN ja ru; do
            text=$(sed -n "s/^${key%:*}${lang:+\\[$lang\\]}=//p" packaging/kagetsu.desktop)
            [[ -n $text ]] || {
                echo "no ${key%:*} in '$lang'"
                return 1
            }
            grep -qF "<${key#*:}${lang:+ xml:lang=\"${lang/_/-}\"}>$text</${key#*:}>" packaging/kagetsu.metainfo.xml || {
                echo "metainfo lacks: $text"
                return 1
            }
        done
    done
    grep -qx 'Icon=kagetsu' packaging/kagetsu.desktop
    grep -qF '<mediatype>application/x-go-sgf</mediatype>' packaging/kagetsu.metainfo.xml
    grep -qx 'MimeType=application/x-go-sgf;' packaging/kagetsu.desktop
}

# Qt draws SVG Tiny: no clipping, no masks, no filters, no style sheets.
icon_is_drawn_within_its_square() {
    grep -q 'viewBox="0 0 256 256"' packaging/kagetsu.svg
    ! grep -nE 'clip-path|<mask|<filter|<style|<image|<text' packaging/kagetsu.svg
}

scripts_parse() {
    local script seen=0
    while IFS= read -r script; do
        bash -n "$script"
        seen=$((seen + 1))
    done < <(sources | xargs -d '\n' grep -lE '^#!.*\bbash|^# shellcheck shell=bash' --)
    echo "$seen scripts"
    ((seen >= 5))
    [[ -x packaging/run && -x packaging/test && -x packaging/screenshots && -x .ci/run ]]
}

sources_carry_the_licence() {
    local file bare=0 seen=0
    while IFS= read -r file; do
        [[ -f $file ]] || continue
        seen=$((seen + 1))
        if ! head -n 4 -- "$file" | grep -q 'SPDX-License-Identifier: MIT'; then
            echo "no SPDX line: $file"
            bare=$((bare + 1))
        fi
    done < <(
        sources | grep -E '(\.(h|cpp|cmake|sh|py|svg|qrc|ui|desktop|metainfo\.xml)|CMakeLists\.txt)$' | grep -v '^tests/data/'
        sources | grep -E '^(packaging|\.ci)/[^/.]+$'
    )
    echo "$seen files, $bare without"
    ((bare == 0 && seen > 10))
}

package_list_is_readable() {
    local group package sign purpose seen=0
    while read -r group package sign purpose; do
        [[ $group == '#'* ]] && continue
        [[ $group =~ ^(build|run|test|shots)$ && $package =~ ^[a-z0-9][a-z0-9.+-]+$ && -n $purpose ]] &&
            [[ $sign =~ ^(-|(cmd|pc|header|qtcmake|lang):.+)$ ]] || {
            echo "unreadable: $group $package $sign $purpose"
            return 1
        }
        seen=$((seen + 1))
    done <packaging/debian-packages.txt
    ((seen > 10))
}

# A room of src/record includes none that comes after it, and never the door.
rooms_of_records_go_one_way() {
    local room bad=0
    local later=(text model edit search plain sgf renlib formats '[a-z]*\.h')
    for room in text model edit search plain sgf renlib formats; do
        later=("${later[@]:1}")
        ! grep -rnE "#include \"record/($(IFS='|' && echo "${later[*]}"))[/\"]" "src/record/$room" || bad=1
    done
    ((bad == 0))
}

"$2"
