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

} // namespace kagetsu::tournament
