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

# The languages of the program but English, as zh_CN.
languages() {
    local file
    for file in translations/kagetsu_*.ts; do
        file=${file#*kagetsu_}
        [[ $file == en.ts ]] || echo "${file%.ts}"
    done
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
    # The project owns no domain name for its id and has no home page. Older versions of appstreamcli do not ask for a page
    # and reject the name of a check that they do not know.
    local known=cid-desktopapp-is-not-rdns=info
    [[ $(appstreamcli --version) =~ \ 0\. ]] || known+=,url-homepage-missing=info
    appstreamcli validate --no-net --override=$known packaging/kagetsu.metainfo.xml
}

desktop_file_and_metainfo_agree() {
    local key lang text type
    # Name and Comment stand in both, in every language of the program but the one they are written in.
    for key in Name:name Comment:summary; do
        for lang in '' $(languages); do
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
    # Both name the same kinds of files.
    text=''
    while IFS= read -r type; do
        text+="$type;"
    done < <(sed -n 's|^ *<mediatype>\(.*\)</mediatype>$|\1|p' packaging/kagetsu.metainfo.xml)
    grep -qx "MimeType=$text" packaging/kagetsu.desktop
}

kinds_of_files_are_known() {
    skip_without update-mime-database
    local folder type lang
    folder=$(mktemp -d)
    # shellcheck disable=SC2064
    trap "rm -rf -- '$folder'" EXIT
    mkdir "$folder/packages"
    cp packaging/kagetsu.mime.xml "$folder/packages/kagetsu.xml"
    update-mime-database "$folder"
    grep -qx '50:application/x-kagetsu-event:\*.kagetsu-event' "$folder/globs2"
    ! grep -q '\.lib$' "$folder/globs2" || return 1 # a static library is none of ours
    grep -qaF '80:application/x-renlib' "$folder/magic"
    # The desktop entry offers to open each, and each has a name in every language.
    while IFS= read -r type; do
        grep -qF ";$type;" packaging/kagetsu.desktop
        for lang in $(languages); do
            grep -qF "<comment xml:lang=\"$lang\">" "$folder/$type.xml"
        done
    done < <(sed -n 's|^ *<mime-type type="\(.*\)">$|\1|p' packaging/kagetsu.mime.xml)
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
        sources | grep -E '(\.(h|cpp|cmake|sh|py|svg|qrc|ui|desktop|(metainfo|mime)\.xml)|CMakeLists\.txt)$' | grep -v '^tests/data/'
        sources | grep -E '^(packaging|\.ci)/[^/.]+$'
    )
    echo "$seen files, $bare without"
    ((bare == 0 && seen > 10))
}

package_list_is_readable() {
    local group package sign purpose seen=0
    while read -r group package sign purpose; do
        [[ $group == '#'* ]] && continue
        [[ $group =~ ^(build|run|test|tools|shots|pack|windows)[0-9]*$ && $package =~ ^[a-z0-9][a-z0-9.+-]+$ && -n $purpose ]] &&
            [[ $sign =~ ^(-|(cmd|pc|header|qtcmake|lang):.+)$ ]] || {
            echo "unreadable: $group $package $sign $purpose"
            return 1
        }
        seen=$((seen + 1))
    done <packaging/debian-packages.txt
    ((seen > 10))
}

# debian/control names every package of the groups build and run, and other-packages.txt has a line for every package.
debian_package_needs_what_the_lists_say() {
    local group package
    while read -r group package _; do
        case $group in
        build | run | run13) ;;
        *) continue ;;
        esac
        [[ $package == build-essential ]] || grep -qE "^ $package( |,|\$)" debian/control || {
            echo "debian/control lacks $package"
            return 1
        }
    done <packaging/debian-packages.txt
    while read -r group package _; do
        [[ $group =~ ^[a-z]+$ ]] || continue
        grep -qE "^${package//+/[+]} +[^ ]+ +[^ ]+ +[^ ]+$" packaging/other-packages.txt || {
            echo "other-packages.txt lacks $package"
            return 1
        }
    done <packaging/debian-packages.txt
}

# The runtime has Qt, ICU and libwebp; every other library is a part of its own, pinned.
flatpak_has_every_library() {
    local manifest=packaging/flatpak/kagetsu.yml package part bad=0
    while read -r package; do
        case $package in
        qt6-* | libicu-dev | libwebp-dev) continue ;;
        nlohmann-json3-dev) part=nlohmann-json ;;
        *) part=${package#lib} part=${part%-dev} ;;
        esac
        # sodium and zip are called libsodium and libzip by those who make them.
        grep -qE "^  - name: (lib)?$part\$" "$manifest" || {
            echo "$manifest has no part for $package"
            bad=1
        }
    done < <(awk '$1 == "build" && $2 ~ /-dev$/ { print $2 }' packaging/debian-packages.txt)
    local of pins
    of=$(grep -cE '^ +- type: (git|archive)$' "$manifest")
    pins=$(grep -cE '^ +(commit: [0-9a-f]{40}|sha256: [0-9a-f]{64})$' "$manifest")
    ((of > 0 && of == pins)) || {
        echo "$manifest pins $pins of $of sources"
        bad=1
    }
    ((bad == 0))
}

# Release notes are the section of one version, without its heading.
notes_are_those_of_the_version() {
    local house
    house=$(mktemp -d)
    # shellcheck disable=SC2064
    trap "rm -rf -- '$house'" EXIT
    mkdir "$house/packaging"
    cp packaging/notes "$house/packaging/"
    printf '# Changelog\n\n## [Unreleased]\n\n- new\n\n## [1.2.0] - 2027-01-01\n\n### Added\n\n- old\n\n## [1.1.0]\n\n- older\n' >"$house/CHANGELOG.md"
    [[ $("$house/packaging/notes" 1.2.0) == $'# Kagetsu 1.2.0\n\n### Added\n\n- old' ]]
    [[ $("$house/packaging/notes" 1.3.0-rc1) == $'# Kagetsu 1.3.0-rc1\n\n- new' ]]
    printf '# Changelog\n\n## [1.1.0]\n\n- older\n' >"$house/CHANGELOG.md"
    [[ $("$house/packaging/notes" 1.1.0+git20270101.abc) == $'# Kagetsu 1.1.0+git20270101.abc\n\n- older' ]]
    ! "$house/packaging/notes" 1.2.0
}

# A room of src/record includes none that comes after it, and never the door.
# One of Qt's crashes at a source without formats; why is said in ui/controls/textfield.h.
texts_are_written_in_fields_of_our_own() {
    ! sources | grep -E '^ui/.*\.(cpp|h)$' | grep -v '^ui/controls/\(textfield\.\(h\|cpp\)\|style/.*\)$' |
        xargs grep -nE '\bQ(Plain)?TextEdit\b|getMultiLineText|TextEditable|TextEditorInteraction'
}

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
