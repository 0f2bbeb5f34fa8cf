#!/bin/sh
# SPDX-License-Identifier: MIT
# Debian libcli11-dev 2.1.2+ds-1: an argument in square brackets is taken apart, whatever it is.
#
# An option or positional of several values takes "[Ann,Ben]" as a list in the form of CLI11's configuration files: the
# brackets go, and the rest is split at its commas. So a team named "[Red,Blue]" becomes two entries, a JSON array of
# actions arrives in pieces, and a point list loses its brackets, without an error and whatever was quoted in the shell.
# One value that is not in brackets arrives as typed. Seen: 2: Red|Blue
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download -qq libcli11-dev=2.1.2+ds-1 >&2
dpkg -x libcli11-dev_*.deb .
cat >enter.cpp <<'END'
#include <CLI/CLI.hpp>

int main(int argc, char **argv)
{
    CLI::App app;
    std::vector<std::string> names;
    app.add_option("names", names);
    CLI11_PARSE(app, argc, argv);
    std::cout << names.size() << ':';
    for (const std::string &name : names)
        std::cout << (&name == &names.front() ? " " : "|") << name;
    std::cout << '\n';
}
END
c++ -std=c++17 -Iusr/include enter.cpp -o enter
seen=$(./enter '[Red,Blue]')
echo "$seen"
[ "$seen" = '2: Red|Blue' ] && [ "$(./enter 'Red,Blue')" = '1: Red,Blue' ]
