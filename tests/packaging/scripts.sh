# SPDX-License-Identifier: MIT
# shellcheck shell=bash
# scripts.sh SOURCE-FOLDER CASE: packaging/run and packaging/test in a made-up machine: a folder whose name has blanks, and
# a PATH of stand-ins that write down how they were called. Nothing is installed or built; see CMakeLists.txt.
set -euo pipefail

world=$(mktemp -d)
trap 'chmod -R u+w "$world"; rm -rf -- "$world"' EXIT
house="$world/a house of stones"
bin=$world/bin
mkdir -p "$house" "$bin" "$world/home"
cp -r -- "$1/packaging" "$house/"
: >"$world/calls"
: >"$world/installed"

stand_in() {
    printf '#!/bin/bash\nworld=%q house=%q\nprintf "%%s\\n" "${0##*/} $*" >>"$world/calls"\n' "$world" "$house" >"$bin/$1"
    cat >>"$bin/$1"
    chmod +x "$bin/$1"
}

for tool in bash env dirname readlink renice sed sort comm cut mkdir mktemp rm cat tail grep sleep nproc; do
    ln -s "$(command -v "$tool")" "$bin/$tool"
done
stand_in id <<'END'
cat "$world/uid"
END
stand_in dpkg-query <<'END'
status=0
for package in "${@:4}"; do
    case " $(sed ':a;N;$!ba;s/\n/ /g' "$world/installed") " in
    *" $package "*) printf '%s installed\n' "$package" ;;
    *) status=1 ;;
    esac
done
exit $status
END
stand_in apt-get <<'END'
[[ -e $world/apt_fails ]] && exit 100
if [[ " $* " == *" install "* ]]; then
    [[ ${DEBIAN_FRONTEND:-} == noninteractive && " $* " == *" --no-install-recommends "* ]] || exit 101
    for word; do
        [[ $word == -* || $word == *=* || $word == install ]] || printf '%s\n' "$word" >>"$world/installed"
    done
fi
END
stand_in cmake <<'END'
printf 'ccache folder %s\n' "${CCACHE_DIR:-as set}" >>"$world/calls"
if [[ $1 == --build ]]; then
    [[ -e $world/build_fails ]] && exit 1
    mkdir -p "build/$3/bin"
    printf '#!/bin/bash\nprintf "<%%s>" "$PWD" "$@"\n' >"build/$3/bin/kagetsu"
    exec /bin/chmod +x "build/$3/bin/kagetsu"
fi
mkdir -p "build/$2"
printf 'CMAKE_HOME_DIRECTORY:INTERNAL=%s\n' "$house" >"build/$2/CMakeCache.txt"
: >"build/$2/build.ninja"
END
stand_in ctest <<'END'
echo "1/2 Test #1: something"
if [[ -e $world/tests_fail ]]; then
    printf '50%% tests passed, 1 tests failed out of 2\n\nThe following tests FAILED:\n\t 1 - tst_odd (Failed)\n'
    exit 8
fi
printf '100%% tests passed, 0 tests failed out of 2\n\nTotal Test time (real) =   0.01 sec\n'
END

debian() { printf 'ID=debian\nVERSION_ID="12"\n' >"$world/os-release"; }
elsewhere() { printf 'ID=fedora\nVERSION_ID=41\n' >"$world/os-release"; }
everything_installed() { sed -n 's/^[a-z][a-z]*  *\([^ ]*\).*/\1/p' "$house/packaging/debian-packages.txt" >"$world/installed"; }
as_user() { echo 1000 >"$world/uid"; }
echo 0 >"$world/uid"
debian

# call NAME VARIABLES… -- ARGUMENTS…: runs a script of the house in an empty environment, its status in $status.
call() {
    local script=$house/packaging/$1
    local -a variables=()
    shift
    while (($#)) && [[ $1 != -- ]]; do
        variables+=("$1")
        shift
    done
    (($#)) && shift
    status=0
    (cd -- "$world/home" && env -i PATH="$bin" HOME="$world/home" KAGETSU_OS_RELEASE="$world/os-release" "${variables[@]}" \
        "$script" "$@") >"$world/out" 2>"$world/err" || status=$?
}

fail() {
    echo "$1 (status $status)"
    for file in out err calls; do
        echo "--- $file"
        cat "$world/$file"
    done
    exit 1
}
ends_with() { [[ $status == "$1" ]] || fail "expected status $1"; }
called() { grep -q -- "^$1" "$world/calls" || fail "was not called: $1"; }
not_called() { ! grep -q -- "^$1" "$world/calls" || fail "was called: $1"; }
says() { grep -qF -- "$1" "$world/err" || fail "did not say: $1"; }

installs_only_what_is_missing() {
    everything_installed
    sed -i '/^cmake$/d; /^qt6-svg-dev$/d; /^libbenchmark-dev$/d' "$world/installed"
    call run DISPLAY=:5
    ends_with 0
    [[ $(grep -c '^apt-get' "$world/calls") == 2 ]] || fail "expected one update and one install"
    called 'apt-get -q update'
    grep -q '^apt-get .* install .* cmake qt6-svg-dev$' "$world/calls" || fail "expected cmake and qt6-svg-dev, no more"
}

second_call_installs_nothing() {
    call test
    ends_with 0
    called 'apt-get'
    : >"$world/calls"
    call test
    ends_with 0
    not_called 'apt-get'
    not_called 'cmake --preset'
    called 'ctest --preset asan'
}

# What only later steps need is installed while the first preset is built, and is here before anything is run.
tools_come_beside_the_first_build() {
    stand_in apt-get <<'END'
[[ " $* " == *" xvfb "* ]] || exit 0
for ((i = 0; i < 100; ++i)); do
    if grep -q '^cmake --build --preset dev' "$world/calls"; then
        printf 'installed the tools\n' >>"$world/calls"
        exit 0
    fi
    sleep 0.1
done
exit 1
END
    call test
    ends_with 0
    order=$(grep -nE '^(cmake --build --preset dev|installed the tools|ctest --preset dev)' "$world/calls" | sed 's/^[0-9]*://; s/ -.*//' | tr '\n' ' ')
    [[ $order == 'cmake installed the tools ctest ' ]] || fail "in this order: $order"
}

tools_that_cannot_be_installed_stop_with_two() {
    stand_in apt-get <<<'[[ " $* " != *" xvfb "* ]]'
    call test
    ends_with 2
    says 'could not be installed'
    called 'cmake --build --preset dev'
    not_called 'ctest'
}

user_is_asked_for_a_password_once_and_first() {
    as_user
    stand_in sudo <<<'exec "$@"'
    call test
    ends_with 0
    [[ $(grep -c '^sudo .* install' "$world/calls") == 1 ]] || fail "expected one install"
    [[ $(grep -nm1 '^sudo .* install' "$world/calls" | cut -d: -f1) -lt $(grep -nm1 '^cmake' "$world/calls" | cut -d: -f1) ]] ||
        fail "expected the install first"
}

user_with_sudo_installs_by_sudo() {
    as_user
    stand_in sudo <<<'exec "$@"'
    call run DISPLAY=:5
    ends_with 0
    called 'sudo apt-get -q update'
    called 'sudo env DEBIAN_FRONTEND=noninteractive apt-get -q install'
    called 'cmake --build'
    not_called 'sudo cmake'
}

user_without_sudo_is_told_the_line() {
    as_user
    everything_installed
    sed -i '/^cmake$/d' "$world/installed"
    call run DISPLAY=:5
    ends_with 2
    says 'apt-get update && apt-get install --no-install-recommends cmake'
    not_called 'apt-get'
    not_called 'cmake'
}

failed_install_stops_with_two() {
    : >"$world/apt_fails"
    call test
    ends_with 2
    says 'could not be installed'
    not_called 'cmake'
}

other_system_names_what_is_missing() {
    elsewhere
    call test
    ends_with 2
    says 'not Debian 12'
    says 'Qt 6.4 or later'
    says 'RapidCheck'
    ! grep -q 'CMake 3.25' "$world/err" || fail "cmake is here"
    not_called 'apt-get'
    not_called 'cmake'
}

# A known system gets its own package names; an unknown one gets the line of every known system.
other_system_gets_a_line_to_paste() {
    local given
    for given in 'ID=fedora|sudo dnf install .* qt6-qtbase-devel .* qt6-qtspeech-devel' \
        'ID=arch|sudo pacman -S --needed base-devel .* qt6-base' \
        'ID=opensuse-tumbleweed|sudo zypper install .* qt6-texttospeech-devel' \
        'ID=ubuntu ID_LIKE=debian|sudo apt-get install --no-install-recommends .* qt6-base-dev' \
        'ID=linuxmint ID_LIKE="ubuntu debian"|sudo apt-get install .* qt6-speech-dev'; do
        printf '%s\n' "${given%%|*}" | sed 's/ ID_LIKE/\nID_LIKE/' >"$world/os-release"
        call run
        ends_with 2
        grep -qE -- "${given#*|}" "$world/err" || fail "no such line: $given"
        [[ $(grep -c 'sudo ' "$world/err") == 1 ]] || fail "expected one line"
        ! grep -qE 'sudo .* cmake( |$)' "$world/err" || fail "cmake is here"
    done
    printf 'ID=nixos\n' >"$world/os-release"
    call run
    ends_with 2
    [[ $(grep -c 'sudo ' "$world/err") == 4 ]] || fail "expected a line of each"
    printf 'ID=debian\nVERSION_ID="11"\n' >"$world/os-release"
    call run
    ends_with 2
    says 'not Debian 12'
    not_called 'apt-get'
}

debian_13_gets_what_is_new_there() {
    printf 'ID=debian\nVERSION_ID="13"\n' >"$world/os-release"
    call run DISPLAY=:5
    ends_with 0
    called 'apt-get .* install .* qt6-svg-plugins'
    : >"$world/calls"
    : >"$world/installed"
    debian
    call run DISPLAY=:5
    ends_with 0
    ! grep -q qt6-svg-plugins "$world/calls" || fail "Debian 12 has no such package"
}

deb_stops_where_there_is_no_debian() {
    elsewhere
    call deb
    ends_with 2
    says 'not Debian 12'
    not_called 'cmake'
}

other_system_that_has_everything_goes_on() {
    elsewhere
    mkdir -p "$world/lib/cmake/Qt6LinguistTools"
    : >"$world/lib/cmake/Qt6LinguistTools/Qt6LinguistToolsConfig.cmake"
    stand_in pkg-config <<<'[[ $1 == --variable* ]] && echo "$world/lib"; exit 0'
    stand_in fc-list <<<'echo a font'
    local tool
    for tool in g++ ninja Xvfb openbox xdotool dbus-daemon desktop-file-validate update-mime-database appstreamcli rsvg-convert pdftoppm groff; do stand_in "$tool" </dev/null; done
    call test
    ends_with 0
    called 'pkg-config --exists Qt6Widgets >= 6.4'
    called 'ctest --preset dev'
    not_called 'apt-get'
}

no_display_builds_and_stops_with_three() {
    call run
    ends_with 3
    called 'cmake --build --preset release --target kagetsu kagetsu-cli kagetsu-brain'
    says 'no display'
    says 'xvfb-run'
    [[ ! -s $world/out ]] || fail "the program was started"
}

arguments_reach_the_program_unchanged() {
    call run WAYLAND_DISPLAY=wayland-0 -- --open 'my game.sgf' '' '*'
    ends_with 0
    [[ $(<"$world/out") == "<$world/home><--open><my game.sgf><><*>" ]] || fail "other arguments or another folder"
}

called_through_a_link_from_elsewhere() {
    ln -s "$house/packaging/run" "$house/packaging/by-link"
    mv "$house/packaging/by-link" "$world/run-kagetsu"
    status=0
    (cd / && env -i PATH="$bin" CDPATH="$world" DISPLAY=:5 KAGETSU_OS_RELEASE="$world/os-release" "$world/run-kagetsu") \
        >"$world/out" 2>"$world/err" || status=$?
    ends_with 0
    [[ $(<"$world/out") == '</>' ]] || fail "not started from the caller's folder"
}

failed_build_does_not_start() {
    : >"$world/build_fails"
    call run DISPLAY=:5
    ends_with 1
    [[ ! -s $world/out ]] || fail "the program was started"
}

test_closes_with_the_counts_of_both_presets() {
    call test
    ends_with 0
    [[ $(tail -n 8 "$world/out" | grep -c '^100% tests passed, 0 tests failed out of 2$') == 2 ]] || fail "no closing counts"
    [[ $(tail -n 8 "$world/out" | grep -cE '^(dev|asan) \(built in') == 2 ]] || fail "presets are not named"
}

sanitizers_run_what_dev_leaves_out() {
    call test
    ends_with 0
    called 'cmake --build --preset dev --target plain$'
    called 'cmake --build --preset asan --target sanitized$'
    called 'ctest --preset dev -L ^plain\$$'
    called 'ctest --preset asan -LE ^window\$ -j [0-9][0-9]*$'
    : >"$world/calls"
    call test -- --dev-only
    ends_with 0
    called 'cmake --build --preset dev$'
    called 'ctest --preset dev$'
    : >"$world/calls"
    call test -- --asan-only
    ends_with 0
    called 'cmake --build --preset asan$'
    called 'ctest --preset asan$'
}

failing_test_gives_status_one() {
    : >"$world/tests_fail"
    call test
    ends_with 1
    called 'ctest --preset asan'
    tail -n 12 "$world/out" | grep -q 'tst_odd (Failed)' || fail "the failed test is not named at the end"
}

dev_only_leaves_asan_alone() {
    call test -- --dev-only
    ends_with 0
    called 'ctest --preset dev'
    not_called 'cmake --preset asan'
    not_called 'ctest --preset asan'
}

dev_only_takes_another_compiler_than_the_quick_run() {
    call test
    ends_with 0
    called 'cmake --preset dev .*-DKAGETSU_CLANG=ON -DKAGETSU_LIGHT=ON'
    printf 'KAGETSU_LIGHT:BOOL=ON\n' >>"$house/build/dev/CMakeCache.txt" # as CMake writes it
    : >"$world/calls"
    call test -- --dev-only
    ends_with 0
    called 'cmake --preset dev '
    not_called 'cmake --preset dev .*KAGETSU_'
    : >"$world/calls"
    call test -- --dev-only
    ends_with 0
    not_called 'cmake --preset dev '
}

wrong_option_builds_nothing() {
    call test -- --everything
    ends_with 2
    says 'usage'
    not_called 'cmake'
}

unwritable_ccache_folder_is_replaced() {
    stand_in ccache <<<'echo /dev/null/ccache'
    call run DISPLAY=:5
    ends_with 0
    called "ccache folder $house/build/ccache"
    stand_in ccache <<<'echo "$world/home/cache"'
    : >"$world/calls"
    call run DISPLAY=:5
    ends_with 0
    called 'ccache folder as set'
}

moved_checkout_is_configured_anew() {
    mkdir -p "$house/build/release"
    echo 'CMAKE_HOME_DIRECTORY:INTERNAL=/somewhere/else' >"$house/build/release/CMakeCache.txt"
    : >"$house/build/release/build.ninja"
    call run DISPLAY=:5
    ends_with 0
    called 'cmake --preset release --fresh'
}

"$2"
