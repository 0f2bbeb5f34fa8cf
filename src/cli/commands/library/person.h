// SPDX-License-Identifier: MIT
#pragma once

#include "cli/commands/library/libraryinput.h"
#include "library/search/statistics.h"

#include <algorithm>
#include <map>

namespace kagetsu::cli {

// A person: all rows of the same name, whatever the team.
struct Person
{
    std::string name;
    library::RowSet rows;
};

// Returns the person whose name this is, or begins so, if there is only one. Otherwise prints a message and sets the
// status.
std::optional<Person> personNamed(const library::Contents &contents, const std::string &name, ExitStatus &status);

// Prints the results of a player, a line for each group of games.
class ScorePrinter
{
public:
    explicit ScorePrinter(bool json)
        : m_json(json)
    {
    }

    void print(const char *by, const Answer &name, const library::OwnScore &score) const;

    // Most games first.
    template <class Key, class Name>
    void printMany(const char *by, const std::map<Key, library::OwnScore> &scores, Name nameOf) const
    {
        std::vector<std::pair<Key, library::OwnScore>> rows(scores.begin(), scores.end());
        std::stable_sort(rows.begin(), rows.end(),
            [](const auto &one, const auto &two) { return one.second.games > two.second.games; });
        for (const auto &[key, score] : rows)
            print(by, nameOf(key), score);
    }

private:
    bool m_json;
};

} // namespace kagetsu::cli
