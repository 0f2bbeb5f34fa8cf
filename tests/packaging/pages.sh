# SPDX-License-Identifier: MIT
# shellcheck shell=bash
# pages.sh SOURCE-FOLDER CASE PROGRAMS FOLDER: checks what packaging/pages makes from the programs in the folder PROGRAMS. The
# case `written` runs before all others and puts it into FOLDER. Also checks what the programs say of their version.
set -euo pipefail
cd -- "$1"
programs=$3 made=$4

written() {
    rm -rf -- "$made"
    SOURCE_DATE_EPOCH=1900000000 packaging/pages "$made" 9.8.7 "$programs"/kagetsu{,-cli,-brain}
    [[ $(find "$made" -type f | wc -l) == 12 && -z $(find "$made" -type f -empty) ]]
}

# Every command of the table, "journal verify" among them.
table() { sed -n 's/^ *{ "\([a-z -]*\)", ".*/\1/p' src/cli/commands/commands.cpp | sed 's/ *$//'; }

man_page_has_every_command_and_option() {
    local command option seen=0
    while IFS= read -r command; do
        seen=$((seen + 1))
        # shellcheck disable=SC2086
        grep -qF -- ".SS \"kagetsu\\-cli ${command//-/\\-} [" "$made/man/kagetsu-cli.1" || { echo "no $command" && return 1; }
    done < <(table)
    ((seen > 40))
    for command in diagram 'tournament export'; do
        # shellcheck disable=SC2086
        for option in $("$programs/kagetsu-cli" $command --help | grep -oE '^  (-[a-z],)?--[a-z-]+' | sed 's/.*--/--/'); do
            sed -n "/^\.SS \"kagetsu.*cli $command /,/^\.SS/p" "$made/man/kagetsu-cli.1" |
                grep -qE "^\.B .*${option//-/\\\\-}( |$)" || { echo "no $option of $command" && return 1; }
        done
    done
    grep -qx '.TH KAGETSU\\-CLI 1 2030-03-17 "Kagetsu 9.8.7" "User Commands"' "$made/man/kagetsu-cli.1"
    # An option as wide as its column is still separated from its description.
    ! grep -nE '^\.B .*\][^ ]* [A-Z]' "$made/man/kagetsu-cli.1"
}

man_pages_are_read_without_a_warning() {
    command -v groff >/dev/null || exit 77
    local page said
    for page in "$made"/man/*.1; do
        said=$(groff -man -Kutf8 -Tutf8 -ww -rLL=90n "$page" 2>&1 >/dev/null)
        [[ -z $said ]] || { echo "${page##*/}: $said" && return 1; }
        [[ $(sed -n 4p "$page") == *' \- '[A-Z]* ]]
    done
}

# complete WORD…: what bash offers for the last word of this command line.
complete_in_bash() {
    bash --norc -c '. "$1"; shift; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); COMPREPLY=()
        "_${1//-/_}"; printf "%s " "${COMPREPLY[@]}"' bash "$made/bash/$1" "$@"
}

# offers WORDS… = EXPECTED…
offers() {
    local expected="${*: -1}" answer
    answer=$(complete_in_bash "${@:1:$#-1}" | sed 's/ *$//')
    [[ $answer == "$expected" ]] || { echo "${*:1:$#-1}: '$answer' instead of '$expected'" && return 1; }
}

bash_completes_commands_options_and_values() {
    local command top=''
    for command in $(table | cut -d' ' -f1 | uniq); do top+="$command "; done
    offers kagetsu-cli '' "-h --help --version ${top% }"
    offers kagetsu-cli fo forbidden
    offers kagetsu-cli journal ver verify
    offers kagetsu-cli journal verify --co --code
    offers kagetsu-cli diagram --style '' 'wood paper print'
    offers kagetsu-cli diagram --style '=' p 'paper print'
    offers kagetsu-cli diagram game.sgf -o out.png --co --coordinates
    # Bash completes file names, even one that is also the name of a command.
    offers kagetsu-cli stat check ''
    offers kagetsu-cli stat check --js --json
    offers kagetsu --th --theme
    offers kagetsu game ''
}

other_shells_read_theirs() {
    local shell seen=0
    for shell in zsh fish; do
        command -v "$shell" >/dev/null || continue
        seen=$((seen + 1))
        "$shell" -n "$made/$shell"/*kagetsu-cli*
    done
    if command -v fish >/dev/null; then
        local answer
        answer=$(fish --no-config -c "source '$made/fish/kagetsu-cli.fish'; complete -C'kagetsu-cli diagram --style pa'" 2>&1)
        [[ $answer == $'paper\t'* && $answer != *$'\n'* ]] || { echo "fish: $answer" && return 1; }
    fi
    # Without the shells: every command is there.
    while IFS= read -r command; do
        grep -qF -- "'$command')" "$made/zsh/_kagetsu-cli"
        grep -qF -- "-a ${command##* } -d" "$made/fish/kagetsu-cli.fish"
    done < <(table)
    echo "$seen shells"
}

# All three tell of the same commit, of the release that the rule knows now.
versions_agree() {
    local rule first said program
    rule=$(cmake -P cmake/KagetsuVersion.cmake | sed -n 's/^KAGETSU_RELEASE=//p')
    [[ $rule =~ ^[0-9]+\.[0-9]+\.[0-9]+(-rc[0-9]+)?$ ]] || { echo "no release: $rule" && return 1; }
    for program in kagetsu kagetsu-cli kagetsu-brain; do
        said=$("$programs/$program" --version)
        said=${said,,}
        [[ $said == "$program "* ]]
        said=$(sed -E "s/^$program //; s/(\(|, )qt [0-9.]+//; s/ ?\)$//" <<<"$said")
        [[ $said =~ ^"$rule"(\+git[0-9]{12}\.([0-9a-f]{12}))?( \(commit [0-9a-f]{12})?$ ]] || { echo "$program: $said" && return 1; }
        [[ ${first:=$said} == "$said" ]] || { echo "$program: $said, not $first" && return 1; }
    done
}

"$2"
