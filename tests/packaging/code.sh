# SPDX-License-Identifier: MIT
# shellcheck shell=bash
# code.sh SOURCE-FOLDER CASE: one statement about the size and the names of what is in src and ui; see CMakeLists.txt. What
# is excepted is in code-exceptions.tsv, each with its reason.
set -euo pipefail
cd -- "$1"

exceptions=tests/packaging/code-exceptions.tsv

# compare CHECK: standard input has the names that break a rule. They have to be the exceptions of this check, no more and
# no fewer.
compare() {
    local found excepted
    found=$(sort -u)
    excepted=$(awk -F'\t' -v check="$1" '$1 == check { print $2 }' "$exceptions" | sort -u)
    [[ $found == "$excepted" ]] || {
        diff <(echo "$excepted") <(echo "$found") | sed -n "s/^>/breaks the rule:/p; s/^</no longer needs its exception:/p"
        return 1
    }
}

files() {
    find src ui -name "$1"
}

# A longer header has more than one idea, or is a catalogue.
headers_are_short() {
    files '*.h' | xargs wc -l | awk '$2 != "total" && $1 > 200 { print $2 }' | compare header
}

# A longer constructor hides where the layout ends and the connections begin.
constructors_are_short() {
    files '*.cpp' | xargs awk '
        FNR == 1 { begin = 0 }
        match($0, /^[A-Z][A-Za-z0-9]*::[A-Z][A-Za-z0-9]*\(/) {
            split(substr($0, 1, RLENGTH - 1), name, "::")
            if (name[1] == name[2]) begin = FNR
        }
        /^}/ { if (begin && FNR - begin + 1 > 60) print name[1]; begin = 0 }' | compare constructor
}

# What is spread over more files is several objects that share their members.
classes_have_few_files() {
    files '*.cpp' | xargs awk '
        match($0, /(^|[ *&])([A-Z][A-Za-z0-9]*::)+~?[A-Za-z]+\(/) && /^[A-Za-z]/ && !/;$/ && !/^return/ {
            text = substr($0, RSTART, RLENGTH)
            sub(/^[ *&]/, "", text)
            split(text, name, "::")
            if (!((name[1], FILENAME) in seen)) { seen[name[1], FILENAME] = 1; count[name[1]]++ }
        }
        END { for (each in count) if (count[each] > 3) print each }' | compare files
}

# Two files of one name are found one for the other.
files_have_different_names() {
    { files '*.h'; files '*.cpp'; } | sed 's|.*/||' | sort | uniq -d | compare name
}

# Words of docs/glossary.md that mean something else than the code once said by them, and words that said nothing.
names_are_words_of_the_glossary() {
    { files '*.h'; files '*.cpp'; } | xargs grep -ohwE '(class|struct|enum class) [A-Z][A-Za-z]*' | sed 's/.* //' | sort -u |
        grep -E '(Herald|Shelf|Manners|Deeds|Bench|Meant|Session|Desk)$' | compare word
}

"$2"
