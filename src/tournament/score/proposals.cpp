// SPDX-License-Identifier: MIT
#include "tournament/score/proposals.h"

#include "tournament/model/find.h"

#include <algorithm>

namespace kagetsu::tournament {

namespace {

bool hasNoResult(const Match &match)
{
    return !match.ruling && std::none_of(match.games.begin(), match.games.end(), [](const Game &game) {
        return game.report.has_value();
    });
}

// Counts the forfeits at the end of the entry's rounds. Byes between them do not interrupt the series.
int lastForfeits(const EntryFacts &entry)
{
    int count = 0;
    for (auto round = entry.rounds.rbegin(); round != entry.rounds.rend(); ++round) {
        if (round->kind == RoundFact::Kind::ForfeitLoss)
            ++count;
        else if (round->kind != RoundFact::Kind::AskedBye && round->kind != RoundFact::Kind::Pending)
            break;
    }
    return count;
}

} // namespace

std::vector<int> lateTables(const Section &section, int number, Milliseconds now)
{
    const Round *round = findRound(section, number);
    const std::optional<int> minutes = section.settings.options.latenessMinutes;
    std::vector<int> late;
    if (!minutes || !round || round->state != Round::State::Published || !round->clocksStarted)
        return late;
    if (now - *round->clocksStarted < std::chrono::minutes(*minutes))
        return late;
    for (const Match &match : round->matches) {
        if (hasNoResult(match))
            late.push_back(match.table);
    }
    return late;
}

std::vector<EntryId> proposedWithdrawals(const Section &section)
{
    std::vector<EntryId> proposed;
    for (const EntryFacts &entry : factsOf(section).entries) {
        const bool hasLeft = findEntry(section, entry.id)->leftRound.has_value();
        if (!hasLeft && lastForfeits(entry) >= section.settings.options.forfeitsBeforeWithdrawal)
            proposed.push_back(entry.id);
    }
    return proposed;
}

} // namespace kagetsu::tournament
