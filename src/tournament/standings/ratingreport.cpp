// SPDX-License-Identifier: MIT
#include "tournament/standings/ratingreport.h"

#include "tournament/standings/performance.h"
#include "tournament/standings/ratingvalues.h"
#include "tournament/standings/value.h"

#include <algorithm>
#include <cmath>

namespace kagetsu::tournament {

namespace {

constexpr int WholePoint = 10'000; // one point in ten-thousandths

// FIDE limits the rating difference to this value, except for players rated at least RatedWithoutLimit [FIDE B.02
// 8.3.1].
constexpr int GreatestDifference = 400;
constexpr int RatedWithoutLimit = 2650;

void addRound(RatingLine &line, const SectionFacts &facts, const RoundFact &round, int number, RatingFormula formula)
{
    if (round.kind != RoundFact::Kind::Played || round.games == 0)
        return;
    const EntryFacts &opponent = facts.entries[*round.opponent];
    if (!isRated(opponent)) {
        line.unrated.push_back(*round.opponent);
        return;
    }
    RatedRound rated { number, *round.opponent, *opponent.rating, round.games, round.gameShare, 0 };
    if (line.rating)
        rated.expected = round.games * expectedScore(formula, *line.rating, rated.rating);
    line.games += rated.games;
    line.halves += rated.halves;
    line.expected += rated.expected;
    line.counted.push_back(rated);
}

void conclude(RatingLine &line, const SectionFacts &facts, const RatingRules &rules, int year)
{
    std::vector<int> opponents;
    for (const RatedRound &round : line.counted)
        opponents.insert(opponents.end(), static_cast<std::size_t>(round.games), round.rating);
    line.average = averageRating(opponents);
    line.performance = performanceRating(line.halves, opponents);
    if (!line.rating)
        return;
    line.factor = factorOf(rules, facts.entries[line.facts], line.games, year);
    if (line.games == 0)
        return;
    const std::int64_t won = std::int64_t(line.halves) * WholePoint / 2 - line.expected;
    line.change = static_cast<int>(roundedQuotient(won * line.factor.value, WholePoint / 100));
}

} // namespace

int expectedScore(RatingFormula formula, int rating, int opponent)
{
    const int difference = rating - opponent;
    if (formula == RatingFormula::Elo)
        return static_cast<int>(std::lround(WholePoint / (1 + std::pow(10.0, -difference / 400.0))));
    const int counted =
        rating >= RatedWithoutLimit ? difference : std::clamp(difference, -GreatestDifference, GreatestDifference);
    return expectedPercent(counted) * (WholePoint / 100);
}

std::vector<RatingLine> ratingReport(const SectionFacts &facts, const RatingRules &rules, int year)
{
    std::vector<RatingLine> lines;
    for (std::size_t place = 0; place < facts.entries.size(); ++place) {
        const EntryFacts &entry = facts.entries[place];
        RatingLine &line = lines.emplace_back();
        line.entry = entry.id;
        line.facts = place;
        line.rating = isRated(entry) ? entry.rating : std::nullopt;
        for (std::size_t i = 0; i < entry.rounds.size(); ++i)
            addRound(line, facts, entry.rounds[i], static_cast<int>(i) + 1, rules.formula);
        conclude(line, facts, rules, year);
    }
    std::stable_sort(lines.begin(), lines.end(),
        [](const RatingLine &a, const RatingLine &b) { return b.rating.value_or(0) < a.rating.value_or(0); });
    return lines;
}

} // namespace kagetsu::tournament
