// SPDX-License-Identifier: MIT
#include "tournament/stages/nextround.h"

#include "tournament/formats/knockout.h"
#include "tournament/formats/roundrobin.h"
#include "tournament/score/losses.h"
#include "tournament/stages/nextstage.h"

#include <algorithm>

namespace kagetsu::tournament {

int plannedRounds(const Section &section)
{
    if (section.settings.options.rounds > 0)
        return section.settings.options.rounds;
    return isRoundRobin(section.settings.format) ? static_cast<int>(roundRobinOf(section).size()) : 0;
}

bool isOneLeft(const Section &section)
{
    const int next = static_cast<int>(section.rounds.size()) + 1;
    return !outOf(section, next).empty() && playersIn(section, next).size() < 2;
}

bool isPlayedOut(const Section &section)
{
    const bool isOver = !section.rounds.empty() && section.rounds.back().state == Round::State::Finished
        && section.state == Section::State::Open;
    if (!isOver || !isElimination(section.settings.format))
        return isOver && (static_cast<int>(section.rounds.size()) == plannedRounds(section) || isOneLeft(section));
    return isEmpty(knockoutRound(section));
}

std::vector<Round> roundsByFormat(const Event &event, const Section &section)
{
    if (isElimination(section.settings.format)) {
        Round round = knockoutRound(section);
        return isEmpty(round) ? std::vector<Round>() : std::vector { std::move(round) };
    }
    std::vector<Round> rounds = roundRobinIn(event, section);
    rounds.erase(
        rounds.begin(), rounds.begin() + static_cast<std::ptrdiff_t>(std::min(rounds.size(), section.rounds.size())));
    return rounds;
}

int lastShownRound(const Section &section)
{
    const int rounds = static_cast<int>(section.rounds.size());
    const int planned = plannedRounds(section);
    const bool isLastDrawn = rounds > 0
        && (rounds == planned || isOneLeft(section) || section.rounds.back().state != Round::State::Finished);
    return std::max(1, isLastDrawn ? rounds : rounds + 1);
}

} // namespace kagetsu::tournament
