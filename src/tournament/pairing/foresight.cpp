// SPDX-License-Identifier: MIT
#include "tournament/pairing/foresight.h"

#include "tournament/pairing/incostorder.h"
#include "tournament/pairing/laterrounds.h"

#include <algorithm>

namespace kagetsu::pairing {

namespace {

using Answer = Ways::Answer;
using Way = Outlook::Way;

// Twelve players have no more pairings than this: 11 · 9 · 7 · 5 · 3.
constexpr int AllPairings = 10'395;
constexpr int StepsWhenWhole = 1'000'000;
// These limits are for larger fields.
constexpr int FewPairings = 100;
constexpr int FewSteps = 20'000;
// Limits the total work for the pairings of a larger field; each further pairing takes about n⁴ steps.
constexpr double WorkForPairings = 5e8;
// Limits how much is computed for one answer about the rounds after a pairing; each of them costs about n³. Nearly all
// rounds that eighty players can play exceed it.
constexpr double WorkForOutlook = 2e7;

class LookAhead
{
public:
    LookAhead(
        std::span<const Player> players, std::span<const Away> away, const Options &options, const Progress &progress)
        : m_options(options)
        , m_field(players, options)
        , m_choices(m_field, options)
        , m_later(m_field, away, options)
        , m_rounds(1 + std::max(0, options.rounds - options.round))
        , m_progress(progress)
    {
    }

    Foresight forBest(const Pairing &best) const
    {
        const std::vector<Goal> goals = m_options.mayRematch ? goalsWithRematches() : goalsWithoutRematches();
        bool isSure = true;
        for (const Goal &goal : goals) {
            if (m_later.isSafe(goal))
                return { outlook(goal.rounds, isSure), {} };
            Answer answer = Answer::No;
            std::optional<Pairing> found = cheapest(goal, answer);
            isSure = isSure && answer != Answer::Unknown;
            if (found)
                return { outlook(goal.rounds, isSure), *found == best ? std::nullopt : std::move(found) };
        }
        return { outlook(1, isSure), {} };
    }

    Outlook after(const Pairing &pairing) const
    {
        const std::vector<Couple> couples = couplesOf(pairing);
        bool isSure = true;
        for (int rounds = m_rounds; rounds > 1 && !m_options.mayRematch; rounds = fewer(rounds)) {
            const Goal goal { .rounds = rounds };
            if (m_later.isSafe(goal))
                return outlook(rounds, isSure);
            if (!isWhole() && workFor(rounds) > WorkForOutlook) {
                isSure = false;
                continue;
            }
            Ways ways(mostSteps());
            const Answer answer = ways.exist(m_later.after(m_later.roomOf(goal), couples, {}), rounds - 1);
            isSure = isSure && answer != Answer::Unknown;
            if (answer == Answer::Yes)
                return outlook(rounds, isSure);
        }
        return outlook(1, isSure);
    }

private:
    bool isWhole() const { return m_later.size() <= LookedAtWhole; }
    int mostSteps() const { return isWhole() ? StepsWhenWhole : FewSteps; }
    double workFor(int rounds) const
    {
        const double players = m_later.size();
        return players * players * players * rounds;
    }
    int fewer(int rounds) const { return isWhole() || rounds < 3 ? rounds - 1 : rounds / 2; }
    int mostPairings() const
    {
        const double players = m_field.size();
        const double most = WorkForPairings / (players * players * players * players);
        return isWhole() ? AllPairings : std::clamp(int(most), 1, FewPairings);
    }
    bool hasByes() const { return m_field.size() % 2 == 1 || m_later.hasByes(); }

    Outlook outlook(int rounds, bool isSure) const
    {
        if (m_options.mayRematch || rounds == m_rounds)
            return { Way::Open, m_rounds - 1 };
        return { isSure ? Way::Closed : Way::Unknown, rounds - 1 };
    }

    // First all rounds, then as many as possible; for each number first with fair byes.
    std::vector<Goal> goalsWithoutRematches() const
    {
        std::vector<Goal> goals;
        for (int rounds = m_rounds; rounds > 1; rounds = fewer(rounds)) {
            if (hasByes())
                goals.push_back({ .rounds = rounds, .byes = m_later.fairByes(rounds) });
            goals.push_back({ .rounds = rounds });
        }
        return goals;
    }

    // Returns the goals when rematches are allowed. The number of rounds ends when everybody has met once more, or had
    // one bye more. A fair bye is preferred to an additional meeting.
    std::vector<Goal> goalsWithRematches() const
    {
        Goal goal { .rounds = m_rounds, .byes = m_later.fairByes(1) };
        const auto roundsOf = [this](const Room &room) {
            const std::vector<int> all = room.roundsOf(m_rounds);
            return all.empty() ? 0 : std::min(m_rounds, std::ranges::min(all));
        };
        while (goal.meetings <= m_options.round && roundsOf(m_later.roomOf(goal)) == 0)
            ++goal.meetings;
        std::vector<Goal> goals;
        for (goal.rounds = roundsOf(m_later.roomOf(goal)); goal.rounds > 0; goal.rounds = fewer(goal.rounds)) {
            goals.push_back(goal);
            if (hasByes())
                goals.push_back({ goal.rounds, goal.meetings + 1, goal.byes });
        }
        return goals;
    }

    bool isLocked(int a, int b) const
    {
        return std::ranges::any_of(m_options.locks.pairs, [&](const Locks::Pair &pair) {
            const Couple numbers { m_field.number(a), m_field.number(b) };
            return pair.players == numbers || pair.players == Couple { numbers.b, numbers.a };
        });
    }

    Choices choicesFor(const Goal &goal, const Room &room) const
    {
        Choices choices = m_choices;
        for (int a = 0; a < m_field.size(); ++a) {
            for (int b = 0; b < a; ++b) {
                if (room.of(a, b) == 0 && !isLocked(a, b))
                    choices.forbid(a, b);
            }
            if (m_later.byesLeft(goal, a) == 0)
                choices.forbid(a, m_field.bye());
        }
        return choices;
    }

    std::vector<Couple> couplesOf(const Pairing &pairing) const
    {
        std::vector<Couple> couples;
        for (const auto &[opener, second] : pairing.tables)
            couples.push_back({ m_field.placeOf(opener), m_field.placeOf(second) });
        for (const int number : pairing.byes)
            couples.push_back({ m_field.placeOf(number), m_field.bye() });
        return couples;
    }

    // Returns the cheapest pairing that reaches the goal.
    std::optional<Pairing> cheapest(const Goal &goal, Answer &answer) const
    {
        Ways ways(mostSteps());
        const Room room = m_later.roomOf(goal);
        const bool isLikeLater = m_options.locks.pairs.empty() && m_options.locks.byes.empty() && !m_later.hasAway();
        answer = ways.exist(room, goal.rounds - (isLikeLater ? 0 : 1));
        if (answer != Answer::Yes)
            return {};
        const int most = mostPairings();
        InOrderOfCost draws(m_field, choicesFor(goal, room));
        for (int tried = 0; tried < most; ++tried) {
            const auto draw = draws.next();
            answer = draw ? ways.exist(m_later.after(room, draw->couples, m_choices.lockedByes()), goal.rounds - 1)
                          : Answer::No;
            if (!draw || answer == Answer::Unknown)
                return {};
            if (answer == Answer::Yes)
                return seated(m_field, m_choices, m_options, *draw);
            answer = Answer::Unknown;
            if (m_progress && !m_progress(tried, most))
                return {};
        }
        return {};
    }

    const Options &m_options;
    const Field m_field;
    const Choices m_choices;
    const LaterRounds m_later;
    const int m_rounds; // number of rounds, including this one
    const Progress &m_progress;
};

} // namespace

Foresight foresee(std::span<const Player> players, std::span<const Away> away, const Options &options,
    const Pairing &best, const Progress &progress)
{
    return LookAhead(players, away, options, progress).forBest(best);
}

Outlook outlookAfter(
    std::span<const Player> players, std::span<const Away> away, const Options &options, const Pairing &pairing)
{
    const Progress none;
    return LookAhead(players, away, options, none).after(pairing);
}

} // namespace kagetsu::pairing
