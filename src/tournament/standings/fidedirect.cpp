// SPDX-License-Identifier: MIT
#include "tournament/standings/fidedirect.h"

#include <algorithm>
#include <map>
#include <set>

namespace kagetsu::tournament {

namespace {

using Group = std::vector<std::size_t>; // indices in the facts
using Parts = std::vector<Group>; // best first

// Two entries that met several times get the average of their matches; in this unit it is a whole number.
constexpr std::int64_t Unit = 840;

struct Score
{
    std::size_t entry = 0;
    std::int64_t points = 0; // points from matches within the group
    std::int64_t most = 0; // points if all missing matches were won
};

class Encounters
{
public:
    Encounters(const SectionFacts &facts, bool forfeitsCount)
        : m_facts(facts)
        , m_forfeitsCount(forfeitsCount || isRoundRobin(facts.format))
    {
    }

    bool isGame(const RoundFact &round) const
    {
        const bool isForfeit = round.kind == RoundFact::Kind::ForfeitWin || round.kind == RoundFact::Kind::ForfeitLoss;
        return round.kind == RoundFact::Kind::Played || (m_forfeitsCount && isForfeit);
    }

    Score scoreOf(std::size_t entry, const std::set<std::size_t> &group) const
    {
        std::map<std::size_t, std::pair<std::int64_t, int>> met; // points in halves, and number of matches
        for (const RoundFact &round : m_facts.entries[entry].rounds) {
            if (round.opponent && isGame(round) && group.contains(*round.opponent)) {
                met[*round.opponent].first += round.points.halves;
                ++met[*round.opponent].second;
            }
        }
        Score score { entry };
        for (const auto &[opponent, results] : met)
            score.points += results.first * Unit / results.second;
        const int games = m_facts.score.byGames ? m_facts.gamesPerMatch : 1;
        // In a round robin no games are missing, because forfeits count as games.
        const auto missing =
            isRoundRobin(m_facts.format) ? 0 : static_cast<std::int64_t>(group.size() - 1 - met.size());
        score.most = score.points + missing * m_facts.score.win.halves * games * Unit;
        return score;
    }

    // Splits a group once.
    Parts split(const Group &group) const
    {
        const std::set<std::size_t> members(group.begin(), group.end());
        std::vector<Score> scores;
        for (const std::size_t entry : group)
            scores.push_back(scoreOf(entry, members));
        std::stable_sort(scores.begin(), scores.end(),
            [](const Score &a, const Score &b) { return std::pair(b.points, b.most) < std::pair(a.points, a.most); });
        const bool isComplete =
            std::all_of(scores.begin(), scores.end(), [](const Score &score) { return score.points == score.most; });
        return isComplete ? byPoints(scores) : byCertainty(scores);
    }

private:
    static Parts byPoints(const std::vector<Score> &scores)
    {
        Parts parts;
        for (std::size_t i = 0; i < scores.size(); ++i) {
            if (i == 0 || scores[i].points != scores[i - 1].points)
                parts.emplace_back();
            parts.back().push_back(scores[i].entry);
        }
        return parts;
    }
    // Separates the first entries that nobody after them can still reach; the rest stay together.
    static Parts byCertainty(const std::vector<Score> &scores)
    {
        Parts parts(1);
        bool isCertain = true;
        for (std::size_t i = 0; i < scores.size(); ++i) {
            isCertain = isCertain && i > 0
                && std::all_of(scores.begin() + static_cast<std::ptrdiff_t>(i), scores.end(),
                    [&](const Score &later) { return later.most < scores[i - 1].points; });
            if (isCertain)
                parts.emplace_back();
            parts.back().push_back(scores[i].entry);
            isCertain = isCertain || i == 0;
        }
        return parts;
    }

    const SectionFacts &m_facts;
    bool m_forfeitsCount;
};

// Splits each group, and the groups that result, until nothing changes. Returns true if anything changed.
bool refine(Parts &groups, const Encounters &encounters)
{
    bool isChanged = false;
    for (std::size_t i = 0; i < groups.size();) {
        if (groups[i].size() == 1) {
            ++i;
            continue;
        }
        const Parts parts = encounters.split(groups[i]);
        if (parts.size() == 1) {
            ++i;
            continue;
        }
        isChanged = true;
        const auto at = groups.erase(groups.begin() + static_cast<std::ptrdiff_t>(i));
        groups.insert(at, parts.begin(), parts.end());
    }
    return isChanged;
}

} // namespace

Value placeAmong(
    std::span<const SectionFacts *const> ways, std::size_t entry, std::span<const std::size_t> tied, bool forfeitsCount)
{
    Parts groups { Group(tied.begin(), tied.end()) };
    for (bool isChanged = true; isChanged;) {
        isChanged = false;
        for (const SectionFacts *way : ways)
            isChanged = refine(groups, Encounters(*way, forfeitsCount)) || isChanged;
    }
    Value value;
    value.hasEffect = groups.size() > 1;
    std::size_t before = 0;
    for (const Group &group : groups) {
        if (value.hasEffect && std::find(group.begin(), group.end(), entry) != group.end())
            value.amount = static_cast<Eighths>(before + 1) * One;
        before += group.size();
    }
    const SectionFacts &facts = *ways.front();
    const Encounters encounters(facts, forfeitsCount);
    const std::vector<RoundFact> &rounds = facts.entries[entry].rounds;
    for (std::size_t i = 0; i < rounds.size(); ++i) {
        const bool isAmong =
            rounds[i].opponent && std::find(tied.begin(), tied.end(), *rounds[i].opponent) != tied.end();
        if (isAmong && encounters.isGame(rounds[i]))
            value.terms.push_back({ static_cast<int>(i) + 1, rounds[i].opponent, 2, eighths(rounds[i].points), 1 });
    }
    return value;
}

} // namespace kagetsu::tournament
