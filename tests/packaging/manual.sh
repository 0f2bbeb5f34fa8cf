# SPDX-License-Identifier: MIT
# shellcheck shell=bash
# manual.sh SOURCE-FOLDER CASE: whether the manual (docs/manual) is whole, and says what the program says. See
# CMakeLists.txt.
set -euo pipefail
cd -- "$1"

languages=(en zh_CN)

# Prints what is wrong, if anything is, and how much was looked at; fewer than so many is wrong, too.
close() {
    echo "$seen looked at, $bad wrong"
    ((bad == 0 && seen >= $1))
}

# wrong TEXT
wrong() {
    echo "$1"
    bad=$((bad + 1))
}

# Headings of a page as links name them; ui/app/manual/manualpages.cpp does the same.
anchors() {
    sed -n 's/^##* //p' "$1" | LC_ALL=C.UTF-8 sed -E 's/[^[:alnum:] _-]//g; s/ /-/g; s/.*/\L&/'
}

links_and_pictures_are_there() {
    local seen=0 bad=0 page link file
    while IFS=: read -r page link; do
        link=${link#](}
        link=${link%)}
        [[ $link == *://* ]] && continue
        seen=$((seen + 1))
        file=${link%%#*}
        if [[ -n $file ]]; then file=$(dirname -- "$page")/$file; else file=$page; fi
        [[ -f $file ]] || {
            wrong "$page: $link leads nowhere"
            continue
        }
        [[ $link != *#* ]] || anchors "$file" | grep -qxF -- "${link#*#}" || wrong "$page: no heading $link"
    done < <(grep -oHE '\]\([^)]+\)' docs/manual/*/*.md)
    close 45
}

# The same pages in each, with as many headings of each level, and the same keys and commands named.
languages_have_the_same_pages() {
    local seen=0 bad=0 language page first=docs/manual/${languages[0]}
    for language in "${languages[@]:1}"; do
        diff <(ls "$first") <(ls "docs/manual/$language") || wrong "not the same pages in $language"
        for page in "$first"/*.md; do
            seen=$((seen + 1))
            diff <(grep -oE '^#+ ' "$page") <(grep -oE '^#+ ' "docs/manual/$language/${page##*/}") ||
                wrong "not the same headings: $language/${page##*/}"
            diff <(grep -oE '`[^`]+`' "$page" | sort) <(grep -oE '`[^`]+`' "docs/manual/$language/${page##*/}" | sort) ||
                wrong "not the same keys and commands: $language/${page##*/}"
        done
    done
    diff <(printf '%s\n' "${languages[@]}" | sort) <(ls docs/manual) || wrong "a language is not looked at"
    close 7
}

# packaging/screenshots makes each, for each language; a page shows each; they are few and small.
pictures_are_those_of_the_program() {
    local seen=0 bad=0 picture language
    diff <(grep -o '^manual/[^ ]*' packaging/screenshots.txt | sort) \
        <(find docs/manual -name '*.png' | sed -E 's|^docs/(manual/[^/]*)/pictures/|\1/|; s|\.png$||' | sort) ||
        wrong "not the pictures that packaging/screenshots makes"
    for picture in docs/manual/*/pictures/*; do
        seen=$((seen + 1))
        grep -qF "(pictures/${picture##*/})" "${picture%/pictures/*}"/*.md || wrong "no page shows $picture"
        (($(stat -c %s "$picture") < 120000)) || wrong "$picture is too large"
    done
    for language in "${languages[@]}"; do
        (($(find "docs/manual/$language" -name '*.png' | wc -l) <= 8)) || wrong "too many pictures in $language"
        # A line of the list says its language twice.
        ! grep "^manual/$language/" packaging/screenshots.txt | grep -vE "^[^ ]+ +[^ ]+ +$language " ||
            wrong "a picture of $language in another language"
    done
    close 2
}

# said LANGUAGE: every text of the program as it is read, without the letters of menus.
said() {
    local element=source
    [[ $1 == en ]] || element=translation
    sed -nE "s|^ *<$element>(.*)</$element>\$|\1|p" "translations/kagetsu_$([[ $1 == en ]] && echo zh_CN || echo "$1").ts" |
        sed -E 's/\(&amp;.\)//; s/&amp;//; s/&apos;/'\''/g; s/&quot;/"/g; s/&lt;/</g; s/&gt;/>/g; s/&amp;/\&/g'
}

# What is bold is on a button, in a menu or beside a field, word for word.
bold_words_are_those_of_the_program() {
    local seen=0 bad=0 language words page word
    for language in "${languages[@]}"; do
        words=$(said "$language")
        for page in "docs/manual/$language"/*.md; do
            while IFS= read -r word; do
                seen=$((seen + 1))
                grep -qxF -- "$word" <<<"$words" || wrong "$page: the program nowhere says “$word”"
            done < <(tr -s '\n ' ' ' <"$page" | grep -oE '\*\*[^*]+\*\*' | tr -d '*' | sort -u)
        done
    done
    close 300
}

"$2"
