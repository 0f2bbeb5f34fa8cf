# SPDX-License-Identifier: MIT
# shellcheck shell=bash
# citations.sh SOURCE-FOLDER CASE: whether what comments cite is there; the forms are in CONTRIBUTING.md. See
# CMakeLists.txt.
set -euo pipefail
cd -- "$1"

# Files whose comments cite, one a line; a source archive has no git and is clean.
citing() {
    if [[ -e .git ]] && git rev-parse --git-dir >/dev/null 2>&1; then
        git ls-files --cached -- src ui tests cmake resources
    else
        find src ui tests cmake resources -type f
    fi | grep -E '(\.(h|cpp|in|cmake|dict|tsv|sh)|CMakeLists\.txt)$' | grep -v '^tests/packaging/citations\.sh$'
}

# All matches of a Perl expression as FILE:LINE:MATCH.
found() {
    citing | xargs -d '\n' grep -onP -- "$1" /dev/null || true
}

pages() {
    printf '%s\n' docs/*.md docs/reference/*.md
}

# PAGE and PAGE#HEADING of these pages, with headings as the web shows them: small letters, hyphens for blanks, without
# other signs.
anchors() {
    while IFS= read -r page; do
        awk -v page="$page" '
            BEGIN { print page }
            /^```/ { fenced = !fenced }
            !fenced && /^#+ / {
                sub(/^#+ +/, "")
                heading = tolower($0)
                gsub(/[][.,:;!?()`*"\047\/+&=]/, "", heading)
                gsub(/ /, "-", heading)
                print page "#" heading
            }' "$page"
    done
}

# Prints what is wrong, if anything is, and how much was looked at; fewer than so many is wrong, too.
close() {
    echo "$seen looked at, $bad wrong"
    ((bad == 0 && seen >= $1))
}

# page.md#heading of docs/reference, or of docs.
every_citation_leads_to_a_heading() {
    local cited bad=0 seen all
    all=$(found '\b[a-z][a-z-]*\.md(#[\w-]*)?')
    seen=$(wc -l <<<"$all")
    while IFS= read -r cited; do
        echo "no page and heading of docs: $cited"
        grep -- ":$cited\$" <<<"$all"
        bad=$((bad + 1))
    done < <(comm -23 <(cut -d: -f3- <<<"$all" | sort -u) <(pages | anchors | sed -E 's|^docs/(reference/)?||' | sort -u))
    close 500
}

# [ID 9.7], [ID 9.7, 9.8], [ID 9.7; OTHER 3]: outer sources, in comments and on the pages themselves.
every_source_is_named() {
    local cited bad=0 seen all
    all=$({
        found '(//.*?|newRow\(")\K\[[A-Z][A-Z0-9]+(?=[], ;])[^]"]*\]'
        grep -onP '(?<![\w`])\[[A-Z][A-Z0-9]+(?=[], ;])[^]`]*\](?!\()' docs/reference/*.md
    } | grep -oP '(?<=[[ ,;])[A-Z][A-Z0-9]+(?=[], ;])')
    seen=$(wc -l <<<"$all")
    while IFS= read -r cited; do
        echo "not in docs/reference/sources.md: [$cited]"
        bad=$((bad + 1))
    done < <(comm -23 <(sort -u <<<"$all") <(sed -n 's/^### //p' docs/reference/sources.md | sort -u))
    close 100
}

# A number alone, which says nothing to a reader who has not the text it came from.
no_old_form_is_left() {
    local seen=1 bad=0 form
    for form in \
        '(clock-and-refereeing|renlib-format|game-data|engine-protocol|design|cli)\.md' \
        '\.md [R0-9]' \
        '(//|#).*\b00[0-4],? [0-9]+\.[0-9]' \
        '"00[0-4][ :][0-9]' \
        '\b002-[0-9]' \
        '//.*[^[A-Z]\b(RIF|FIDE) [0-9]' \
        '//.*\((R?[0-9]{1,2}\.[0-9]{1,2}|R[0-9]{1,2})([,;] [^)]*)?\)' \
        '// R?[0-9]{1,2}\.[0-9]{1,2}(:| |$)' \
        '//.*([^#A-Za-z0-9"]|^)R[0-9]{1,2}\b[^"]' \
        'row\("([12]|9|1[0-9])\.[0-9]+ ' \
        '//.*\b([Ss]ection|[Vv]ector|[Ii]ssue) [0-9]'; do
        if found "$form" | grep .; then
            bad=$((bad + 1))
        fi
    done
    close 1
}

# Rows of the tests of SGF begin with the numbers of its rules.
rows_name_rules_of_sgf() {
    local known seen=0 bad=0 rule
    known=$(sed -n 's/^### \(R[0-9]*\)$/\1/p' docs/reference/record-sgf.md)
    while IFS= read -r rule; do
        seen=$((seen + 1))
        grep -qxF -- "$rule" <<<"$known" || {
            echo "$rule is no rule of docs/reference/record-sgf.md"
            bad=$((bad + 1))
        }
    done < <(grep -ohE '"(R[0-9]+[,:] )+' tests/record/tst_sgf*.cpp | grep -oE 'R[0-9]+')
    close 100
}

# Links from page to page, with their headings.
links_between_pages_lead_somewhere() {
    local known seen=0 bad=0 page link target
    known=$({ pages && printf '%s\n' README.md CONTRIBUTING.md docs/manual/*/*.md; } | anchors)
    while IFS=: read -r page link; do
        target=${link#](}
        target=${target%)}
        [[ $target == *://* ]] && continue
        seen=$((seen + 1))
        if [[ $target == '#'* ]]; then
            target=$page$target
        else
            target=$(realpath -m --relative-to=. -- "$(dirname -- "$page")/$target")
        fi
        if [[ $target == *.md* && $target != CHANGELOG.md ]]; then
            grep -qxF -- "$target" <<<"$known"
        else
            [[ -e $target ]]
        fi || {
            echo "$page: $link leads nowhere"
            bad=$((bad + 1))
        }
    done < <(grep -oHE '\]\([^)]+\)' docs/*.md docs/reference/*.md README.md CONTRIBUTING.md CHANGELOG.md)
    close 60
}

# docs/README.md names every page.
index_has_every_page() {
    local seen=0 bad=0 page
    while IFS= read -r page; do
        [[ $page == docs/README.md ]] && continue
        seen=$((seen + 1))
        grep -qF "](${page#docs/})" docs/README.md || {
            echo "docs/README.md does not name $page"
            bad=$((bad + 1))
        }
    done < <(pages)
    close 12
}

# names PAGE FILE EXPRESSION: every text that the expression finds in the file stands on the page, as code or in a
# heading.
names() {
    local word
    while IFS= read -r word; do
        seen=$((seen + 1))
        grep -qF -e "\`$word" -e "## $word" -- "docs/reference/$1" || {
            echo "docs/reference/$1 lacks $word of $2"
            bad=$((bad + 1))
        }
    done < <(tr '\n' ' ' <"$2" | grep -oP -- "$3" | grep -oP '"[^"]+"' | tr -d '"' | sort -u)
}

# Words that stand in files and on the command line, and which a page explains.
pages_have_the_words_of_the_code() {
    local seen=0 bad=0 file
    names match-journal.md src/match/journal/codec/eventcodec.cpp 'TypeWords \{.*?\};'
    names match-journal.md src/match/model/intervention.cpp 'GroundCodes\(\{.*?\}\);'
    for file in setupcodec.cpp clockcodec.cpp waitingcodec.h fields.h; do
        names match-journal.md "src/match/journal/codec/$file" '(json\[|\{ |io\.\w+\([^";]*)"[a-z_]+"(?=\]| *,)'
    done
    names match.md src/match/journal/codec/interventioncodec.cpp 'InterventionWords \{.*?\};'
    names match.md src/record/model/result.cpp 'ReasonCodes\[\] \{.*?\};'
    names match.md src/record/model/result.cpp 'WinnerCodes\[\] \{.*?\};'
    names record-sgf.md src/record/model/message.cpp 'CodeRows\(\{.*?\}\);'
    names record-sgf.md src/record/sgf/sgfresult.cpp '\{ Reason::\w+, "[^"]+"'
    names clock.md src/clock/announcementplans.cpp '\.id = "[^"]+"'
    names rules.md src/rules/ruleset.cpp 'return "[^"]+"'
    names opening.md src/opening/file/words.h ', "[^"]+" \}'
    names opening.md resources/openings.json '^\{\s*"[^"]+"(?=:)|\}\s*\},?\s+"[a-z0-9-]+"(?=: \{ +"name")'
    names match-presets.md resources/presets.json '"[A-Za-z0-9-]+"(?=: \{ +"name")'
    names match-presets.md src/match/preset/presetcodec.cpp 'io\.\w+\([^";]*"[a-z_]+"(?= *,)'
    names command-line.md src/cli/commands/commands.cpp '\{ "[a-z ]+"'
    close 450
}

"$2"
