// SPDX-License-Identifier: MIT
#include "playedswiss.h"

#include "tournament/standings/presets.h"
#include "tournament/swiss/swissround.h"

#include <cstdlib>

namespace playedswiss {

using namespace kagetsu::tournament;

PlayedSwiss::PlayedSwiss(int players, int rounds, unsigned seed)
    : m_random(seed)
{
    SectionSettings settings;
    settings.options.rounds = rounds;
    settings.criteria = criteriaOf(*findCriteriaPreset("cn-club-swiss"));
    settings.seed = seed;
    act(AddSection { settings });
    for (int player = 1; player <= players; ++player) {
        EntryDetails details;
        details.name = "player " + std::to_string(player);
        act(AddEntry { 1, details, 1 });
    }
}

void PlayedSwiss::act(Action action)
{
    if (!m_log.act(std::move(action), { "arbiter", {} }))
        std::abort();
}

void PlayedSwiss::pair()
{
    const SwissInput input = swissInputOf(section());
    const auto pairing = kagetsu::pairing::pairRound(input.players, input.options);
    if (!pairing)
        std::abort();
    act(swissRoundOf(section(), {}, input, *pairing));
}

void PlayedSwiss::play()
{
    const int round = static_cast<int>(section().rounds.size());
    act(PublishRound { 1, round });
    const std::size_t tables = section().rounds.back().matches.size();
    for (std::size_t table = 1; table <= tables; ++table) {
        const unsigned chance = m_random() % 100;
        GameReport report;
        report.outcome = chance < 45 ? Outcome::AWon
            : chance < 85            ? Outcome::BWon
            : chance < 98            ? Outcome::Draw
                                     : Outcome::AWonByForfeit;
        act(ReportGame { 1, round, static_cast<int>(table), 0, report });
    }
    act(FinishRound { 1, round });
}

} // namespace playedswiss
