// SPDX-License-Identifier: MIT
#include "tournament/score/decided.h"

#include "tournament/model/find.h"
#include "tournament/score/settled.h"

#include <algorithm>

namespace kagetsu::tournament {

bool hasReport(const Match &match)
{
    return std::any_of(
        match.games.begin(), match.games.end(), [](const Game &game) { return game.report.has_value(); });
}

bool isLevel(const Section &section, const Match &match)
{
    if (!isElimination(section.settings.format))
        return false;
    const auto score = scoreOf(settled(section, 0, match), section.settings.score);
    return score && score->share.a == score->share.b && score->share.a > 0;
}

bool isDecided(const Section &section, int round, const Match &match)
{
    return scoreOf(settled(section, round, match), section.settings.score) && !isLevel(section, match);
}

std::vector<int> openTables(const Section &section, int round)
{
    std::vector<int> tables;
    if (const Round *found = findRound(section, round)) {
        for (const Match &match : found->matches) {
            if (!isDecided(section, round, match))
                tables.push_back(match.table);
        }
    }
    return tables;
}

int nextOpenTable(const Section &section, int round, int after)
{
    const std::vector<int> open = openTables(section, round);
    if (open.empty())
        return 0;
    const auto next = std::upper_bound(open.begin(), open.end(), after);
    return next == open.end() ? open.front() : *next;
}

int firstOpenGame(const Match &match)
{
    const auto open = std::ranges::find_if(match.games, [](const Game &game) { return !game.report; });
    return open == match.games.end() ? 0 : static_cast<int>(open - match.games.begin());
}

int enteredMatches(const Round &round)
{
    return static_cast<int>(
        std::ranges::count_if(round.matches, [](const Match &match) { return match.ruling || hasReport(match); }));
}

} // namespace kagetsu::tournament
