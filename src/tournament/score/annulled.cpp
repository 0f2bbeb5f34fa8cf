// SPDX-License-Identifier: MIT
#include "tournament/score/annulled.h"

#include "tournament/score/matchscore.h"

#include <algorithm>

namespace kagetsu::tournament {

namespace {

// Returns the number of matches that an entry plays in the whole round robin.
int matchesOfARoundRobin(const Section &section)
{
    const int cycles = section.settings.format == Format::DoubleRoundRobin ? 2 : 1;
    return cycles * (static_cast<int>(section.entries.size()) - 1);
}

int playedMatches(const Section &section, EntryId entry)
{
    int count = 0;
    for (const Round &round : section.rounds) {
        count += static_cast<int>(std::count_if(round.matches.begin(), round.matches.end(), [&](const Match &match) {
            const std::optional<MatchScore> score = scoreOf(match, section.settings.score);
            return (match.a == entry || match.b == entry) && score && score->isPlayed;
        }));
    }
    return count;
}

} // namespace

bool isAnnulled(const Section &section, const Entry &entry)
{
    const bool isPossible = isRoundRobin(section.settings.format) && entry.leftRound
        && section.settings.options.withdrawal == SectionOptions::Withdrawal::AnnulBelowHalf;
    return isPossible && 2 * playedMatches(section, entry.id) < matchesOfARoundRobin(section);
}

} // namespace kagetsu::tournament
