# SPDX-License-Identifier: MIT
# shellcheck shell=bash
# What the commands in this folder share: finding and installing missing packages, configuring, building. Sourced by bash,
# after `set -euo pipefail`. Exit statuses: 2 packages are missing and could not be installed, 3 no display.

KAGETSU_ROOT=$(dirname -- "$(dirname -- "$(readlink -f -- "${BASH_SOURCE[0]}")")")

say() { printf 'kagetsu: %s\n' "$*" >&2; }

# os_release KEY: prints ID, VERSION_ID or ID_LIKE of this system. KAGETSU_OS_RELEASE lets tests pretend to be on another.
os_release() (
    ID='' VERSION_ID='' ID_LIKE=''
    # shellcheck disable=SC1090
    [[ ! -r ${KAGETSU_OS_RELEASE:-/etc/os-release} ]] || . "${KAGETSU_OS_RELEASE:-/etc/os-release}"
    printf '%s' "${!1}"
)

# Prints the number of this Debian if it is 12 or later, and nothing on any other system. Testing and unstable have no
# number and count as the next release.
debian_number() {
    [[ $(os_release ID) == debian ]] || return 0
    local number
    number=$(os_release VERSION_ID)
    [[ -n $number ]] || number=14
    ((number < 12)) || printf '%s' "$number"
}

is_debian() {
    [[ -n $(debian_number) ]] && command -v apt-get >/dev/null && command -v dpkg-query >/dev/null
}

# Sets KAGETSU_VERSION and the other variables of cmake/KagetsuVersion.cmake for the current commit.
read_version() {
    local line
    while IFS= read -r line; do
        [[ $line == KAGETSU_*=* ]] && printf -v "${line%%=*}" %s "${line#*=}"
    done < <(cmake -P "$KAGETSU_ROOT/cmake/KagetsuVersion.cmake")
}

# A tag or a commit since CMake was run gives the files that Kagetsu writes another maker: has CMake look again.
renew_release() {
    [[ ! -e $KAGETSU_ROOT/build/release/build.ninja ]] || cmake "$KAGETSU_ROOT/build/release" >/dev/null
}

# needs GROUP…: prints the lines "package sign purpose" of these groups. The group run13 belongs to run on Debian 13 and later.
needs() {
    local group package sign purpose number
    number=$(debian_number)
    while read -r group package sign purpose; do
        [[ $group =~ ^([a-z]+)([0-9]*)$ && " $* " == *" ${BASH_REMATCH[1]} "* ]] || continue
        [[ -z ${BASH_REMATCH[2]} ]] || ((${number:-0} >= BASH_REMATCH[2])) || continue
        printf '%s\t%s\t%s\n' "$package" "$sign" "$purpose"
    done <"$KAGETSU_ROOT/packaging/debian-packages.txt"
    return 0
}

# Is the thing behind a sign of debian-packages.txt here? For systems whose package names we do not know.
has_sign() {
    local what=${1#*:}
    case $1 in
    cmd:*) command -v "$what" >/dev/null ;;
    pc:*) pkg-config --exists "${what/>=/ >= }" 2>/dev/null ;;
    header:*) g++ -std=c++20 -fsyntax-only -x c++ -include "$what" /dev/null 2>/dev/null ;;
    qtcmake:*) [[ -e $(pkg-config --variable=libdir Qt6Core 2>/dev/null)/cmake/$what/${what}Config.cmake ]] ;;
    lang:*) [[ -n $(fc-list ":lang=$what" file 2>/dev/null) ]] ;;
    -) true ;;
    esac
}

# The Debian packages of the groups that dpkg does not know as installed, one per line.
missing_packages() {
    local wanted installed
    wanted=$(needs "$@" | cut -f1 | sort -u)
    # dpkg-query fails when it has never heard of one of them; the others are answered all the same.
    # shellcheck disable=SC2016,SC2086
    installed=$(dpkg-query -W -f '${Package} ${db:Status-Status}\n' $wanted 2>/dev/null | sed -n 's/ installed$//p' | sort -u) || true
    comm -23 <(printf '%s\n' "$wanted") <(printf '%s\n' "$installed")
}

# ensure GROUP…: all packages of the groups are here afterwards, or we stop with status 2 and say what to do.
ensure() {
    if is_debian; then
        ensure_debian "$@"
    else
        ensure_elsewhere "$@"
    fi
}

ensure_debian() {
    local -a missing as_root=()
    mapfile -t missing < <(missing_packages "$@")
    ((${#missing[@]})) || return 0

    if [[ $(id -u) != 0 ]]; then
        if ! command -v sudo >/dev/null; then
            say "these packages are missing: ${missing[*]}"
            say "neither root nor sudo is at hand. Ask for this, as root, and call again:"
            say "    apt-get update && apt-get install --no-install-recommends ${missing[*]}"
            exit 2
        fi
        as_root=(sudo)
    fi
    say "installing ${#missing[@]} missing packages: ${missing[*]}"
    # A foreign source that does not answer must not stop us; what matters is whether the install succeeds.
    "${as_root[@]}" apt-get -q update >&2 || say "apt-get update was not happy; trying with what is known"
    if ! "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get -q install -y --no-install-recommends \
        -o DPkg::Lock::Timeout=120 -o Dpkg::Use-Pty=0 "${missing[@]}" >&2; then
        say "the packages could not be installed. As root, this shows why:"
        say "    apt-get update && apt-get install --no-install-recommends ${missing[*]}"
        exit 2
    fi
}

ensure_elsewhere() {
    local package sign purpose family purposes=''
    local -a missing=() unseen=()
    while IFS=$'\t' read -r package sign purpose; do
        [[ $sign == - ]] && unseen+=("$package") # has no sign to look for, so it is always named
        has_sign "$sign" || {
            missing+=("$package")
            unseen+=("$package")
            purposes+="    $purpose"$'\n'
        }
    done < <(needs "$@" | sort -u)
    ((${#missing[@]})) || return 0
    say "this is not Debian 12 or later, so nothing is installed for you. Not found here:"
    printf '%s' "$purposes" >&2
    say "install these with the tools of your system, and call again. This installs them, and what cannot be checked for:"
    family=$(family)
    for family in ${family:-fedora arch opensuse ubuntu}; do
        printf '    %-10s %s\n' "$family" "$(install_line "$family" "${unseen[@]}")" >&2
    done
    exit 2
}

# Prints fedora, arch, opensuse or ubuntu, the systems whose package names other-packages.txt knows, or nothing.
family() {
    local word
    for word in $(os_release ID) $(os_release ID_LIKE); do
        case $word in
        fedora | rhel | centos) echo fedora ;;
        arch) echo arch ;;
        opensuse* | suse) echo opensuse ;;
        ubuntu | debian) echo ubuntu ;;
        *) continue ;;
        esac
        return
    done
}

# install_line FAMILY PACKAGE…: prints the command that installs these Debian packages on a system of that family.
install_line() {
    local family=$1 column debian fedora arch opensuse names=' '
    local -a call
    shift
    case $family in
    fedora) call=(dnf install) ;;
    arch) call=(pacman -S --needed) ;;
    opensuse) call=(zypper install) ;;
    ubuntu) call=(apt-get install --no-install-recommends) ;;
    esac
    while read -r debian fedora arch opensuse; do
        [[ " $* " == *" $debian "* ]] || continue
        case $family in
        fedora) column=$fedora ;;
        arch) column=$arch ;;
        opensuse) column=$opensuse ;;
        ubuntu) column=$debian ;;
        esac
        [[ $column == - || $names == *" $column "* ]] || names+="$column "
    done <"$KAGETSU_ROOT/packaging/other-packages.txt"
    echo "sudo ${call[*]}${names% }"
}

# ccache speeds up, it must never stop a build: where its folder cannot be written, it gets one in the build folder.
tame_ccache() {
    command -v ccache >/dev/null || return 0
    local folder
    folder=$(ccache --get-config cache_dir 2>/dev/null) || folder=''
    if [[ -z $folder ]] || ! mkdir -p -- "$folder" 2>/dev/null || [[ ! -w $folder ]]; then
        export CCACHE_DIR=$KAGETSU_ROOT/build/ccache CCACHE_TEMPDIR=$KAGETSU_ROOT/build/ccache/tmp
    fi
}

# build PRESET CMAKE-ARGUMENTS… -- TARGET…: configures where it was never done here, then builds (all without a target).
# The CMake arguments count when it is configured only, so that what a developer has set later stays set.
build() {
    local preset=$1 folder=$KAGETSU_ROOT/build/$1
    local -a first=()
    shift
    while (($#)) && [[ $1 != -- ]]; do
        first+=("$1")
        shift
    done
    (($#)) && shift
    tame_ccache
    (
        cd -- "$KAGETSU_ROOT" || exit 1
        # errexit is off where the caller asks for our status, so each step says for itself that it must succeed.
        home=$(sed -n 's/^CMAKE_HOME_DIRECTORY:INTERNAL=//p' "$folder/CMakeCache.txt" 2>/dev/null) || home=''
        if [[ -n $home && ! $home -ef $KAGETSU_ROOT ]]; then
            say "the checkout has moved; configuring build/$preset anew"
            cmake --preset "$preset" --fresh "${first[@]}" || exit 1
        elif [[ -z $home || ! -e $folder/build.ninja ]]; then
            cmake --preset "$preset" "${first[@]}" || exit 1
        fi
        # One compiler for each processor: Ninja takes two more, which get in each other's way for a tenth of the time.
        CMAKE_BUILD_PARALLEL_LEVEL=${CMAKE_BUILD_PARALLEL_LEVEL:-$(nproc)} cmake --build --preset "$preset" ${1+--target "$@"}
    ) >&2
}
