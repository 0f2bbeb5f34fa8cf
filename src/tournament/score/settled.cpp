// SPDX-License-Identifier: MIT
#include "tournament/score/settled.h"

#include "tournament/model/find.h"
#include "tournament/score/series.h"

namespace kagetsu::tournament {

namespace {

bool isAway(const Section &section, int round, EntryId id)
{
    const Entry *entry = findEntry(section, id);
    return isRoundRobin(section.settings.format) && entry && entry->leftRound && *entry->leftRound <= round;
}

bool isEmpty(const std::vector<int> &lineUp, std::size_t board)
{
    return board < lineUp.size() && lineUp[board] == 0;
}

// In an elimination, games that can no longer change the winner are not played, and neither is an additional game after
// a tie that was corrected to a win.
void dropNeedlessGames(Match &match, int planned)
{
    if (winnerOfSeries(match, planned) || areBothLosersOfSeries(match, planned))
        std::erase_if(match.games, [](const Game &game) { return !game.report.has_value(); });
}

} // namespace

Match settled(const Section &section, int round, Match match)
{
    const PerParty<bool> away { isAway(section, round, match.a), isAway(section, round, match.b) };
    for (std::size_t board = 0; board < match.games.size(); ++board) {
        const bool aMissing = away.a || isEmpty(match.lineUp.a, board);
        const bool bMissing = away.b || isEmpty(match.lineUp.b, board);
        Game &game = match.games[board];
        if (game.report || !(aMissing || bMissing))
            continue;
        game.report.emplace();
        game.report->outcome = aMissing && bMissing ? Outcome::BothForfeited
            : aMissing                              ? Outcome::BWonByForfeit
                                                    : Outcome::AWonByForfeit;
    }
    if (isElimination(section.settings.format))
        dropNeedlessGames(match, section.settings.options.gamesPerMatch);
    return match;
}

} // namespace kagetsu::tournament
