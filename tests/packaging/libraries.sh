# SPDX-License-Identifier: MIT
# shellcheck shell=bash
# libraries.sh SOURCE-FOLDER CASE TABLE: whether the pages say of the libraries what CMake knows. TABLE has a library and
# what it links on each line; CMake writes it (kagetsu_check_libraries). See CMakeLists.txt.
set -euo pipefail
cd -- "$1"
table=$3

libraries() {
    cut -f1 -- "$table" | grep -E '^(src|ui)/'
}

# src/match, ui/board, …
rooms() {
    libraries | cut -d/ -f1,2 | sort -u
}

# The rows of the two tables of CONTRIBUTING.md: "| `match/model` | one game … |" below "| `src/` | … |".
every_library_has_its_row_in_contributing() {
    local said
    said=$(awk -F'|' '
        /^\| `(src|ui)\/` \| One sentence \|$/ { split($2, part, "`"); top = part[2]; next }
        !/^\|/ { top = "" }
        top && /^\| `/ { split($2, part, "`"); if ($3 ~ /[a-z]/) print top part[2] }' CONTRIBUTING.md | sort)
    echo "$(wc -l <<<"$said") rows"
    diff <(libraries | sort) - <<<"$said"
}

# The rows "| `src/match/host` | `match/model`, … |" of docs/architecture.md, and the names of all rooms in its picture.
architecture_has_every_room_and_link() {
    local room bad=0 picture
    diff <(
        while IFS=$'\t' read -r library links; do
            if [[ -n $links ]]; then
                links=$(tr ' ' '\n' <<<"$links" | sed -E 's|^src/||; s|.*|`&`|' | sort | paste -sd' ')
            fi
            echo "$library ${links:-nothing}"
        done <"$table" | sort
    ) <(
        sed -nE 's/^\| `((src|ui)\/[a-z/]+|translations)` \| (.*) \|$/\1\t\3/p' docs/architecture.md |
            while IFS=$'\t' read -r library links; do
                [[ $links == 'nothing of ours' ]] && links=nothing
                echo "$library $(tr -d ' ' <<<"$links" | tr ',' '\n' | sort | paste -sd' ')"
            done | sort
    )
    picture=$(awk '/^```/ { inside = !inside; if (!inside) exit; next } inside' docs/architecture.md)
    while IFS= read -r room; do
        grep -qE "(^|[^a-z])${room#*/}([^a-z]|$)" <<<"$picture" || {
            echo "not in the picture of docs/architecture.md: $room"
            bad=1
        }
    done < <(rooms)
    ((bad == 0))
}

# What a newcomer can hold, and what the tables above show in full: nothing lies beside the rooms.
rooms_are_few_enough_to_remember() {
    local src ui
    src=$(rooms | grep -c '^src/')
    ui=$(rooms | grep -c '^ui/')
    echo "$src rooms in src, $ui in ui"
    diff <(rooms) <(printf '%s\n' src/* ui/* | sort)
    ((src <= 14 && ui <= 10))
}

# Every source file belongs to a library, except for the headers of src/base that all of them share.
files_lie_in_a_library() {
    local file folder bad=0 seen=0 known
    known=$(libraries)
    while IFS= read -r file; do
        [[ $file == src/base/*.h ]] && continue
        seen=$((seen + 1))
        folder=$file
        while [[ $folder == */* ]]; do
            folder=${folder%/*}
            [[ $'\n'$known$'\n' == *$'\n'"$folder"$'\n'* ]] && continue 2
        done
        echo "in no library: $file"
        bad=1
    done < <(find src ui -name '*.h' -o -name '*.cpp')
    echo "$seen files"
    ((bad == 0 && seen > 1000))
}

# No two headers of a room have one name, so a name leads to one file there, and no include can mean the other.
headers_of_a_room_have_different_names() {
    local room twice bad=0
    while IFS= read -r room; do
        twice=$(find "$room" -name '*.h' -printf '%f\n' | sort | uniq -d)
        [[ -z $twice ]] || {
            echo "twice in $room:" $twice
            bad=1
        }
    done < <(rooms)
    ((bad == 0))
}

"$2"
