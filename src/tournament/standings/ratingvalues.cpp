// SPDX-License-Identifier: MIT
#include "tournament/standings/ratingvalues.h"

#include "tournament/standings/opponents.h"
#include "tournament/standings/performance.h"

#include <algorithm>

namespace kagetsu::tournament {

namespace {

using CriterionKind = Criterion::Kind;

// The ratings of opponents, one for each game played.
struct Rated
{
    std::vector<int> opponents;
    int halves = 0;
};

Rated ratedOf(const SectionFacts &facts, const EntryFacts &entry)
{
    Rated rated;
    for (const RoundFact &round : entry.rounds) {
        if (round.kind != RoundFact::Kind::Played)
            continue;
        rated.opponents.insert(rated.opponents.end(), static_cast<std::size_t>(round.games),
            facts.entries[*round.opponent].rating.value_or(0));
        rated.halves += round.gameShare;
    }
    return rated;
}

std::optional<int> performanceOf(CriterionKind kind, const SectionFacts &facts, const EntryFacts &entry)
{
    const Rated rated = ratedOf(facts, entry);
    const bool isPerfect = kind == CriterionKind::PerfectPerformance || kind == CriterionKind::AveragePerfect;
    return isPerfect ? perfectPerformance(rated.halves, rated.opponents)
                     : performanceRating(rated.halves, rated.opponents);
}

// Returns a term with a rating for each opponent, one for each game played.
template <class RatingOf>
std::vector<Term> ratingTerms(const EntryFacts &entry, RatingOf ratingOf)
{
    std::vector<Term> terms;
    for (std::size_t i = 0; i < entry.rounds.size(); ++i) {
        const RoundFact &round = entry.rounds[i];
        const bool isPlayed = round.kind == RoundFact::Kind::Played;
        const std::optional<int> rating = isPlayed ? ratingOf(*round.opponent) : std::nullopt;
        for (int game = 0; rating && game < round.games; ++game)
            terms.push_back({ static_cast<int>(i) + 1, round.opponent, 2, *rating * One, 1 });
    }
    return terms;
}

Value ratingsWithoutEffect()
{
    Value value;
    value.hasEffect = false;
    return value;
}

// Returns the rounded average. It has no effect if nothing is counted.
Value averageOf(std::vector<Term> terms)
{
    Value value = sumOf(std::move(terms));
    const auto counted =
        std::count_if(value.terms.begin(), value.terms.end(), [](const Term &term) { return term.times > 0; });
    if (counted == 0)
        return ratingsWithoutEffect();
    value.divisor = static_cast<int>(counted);
    value.amount = roundedQuotient(value.amount / One, counted) * One;
    return value;
}

void cutRatings(std::vector<Term> &terms, int lowest, int highest)
{
    std::vector<Term *> order;
    for (Term &term : terms)
        order.push_back(&term);
    std::stable_sort(order.begin(), order.end(), [](const Term *a, const Term *b) { return a->amount < b->amount; });
    const std::size_t low = std::min(static_cast<std::size_t>(lowest), order.size());
    const std::size_t high = std::min(static_cast<std::size_t>(highest), order.size() - low);
    for (std::size_t i = 0; i < low; ++i)
        order[i]->times = 0;
    for (std::size_t i = 0; i < high; ++i)
        order[order.size() - 1 - i]->times = 0;
}

} // namespace

bool isRated(const EntryFacts &entry)
{
    return entry.rating.value_or(0) > 0;
}

Value ratingValue(const Criterion &criterion, const SectionFacts &facts, const EntryFacts &entry)
{
    if (!std::all_of(facts.entries.begin(), facts.entries.end(), isRated))
        return ratingsWithoutEffect();
    if (criterion.kind == CriterionKind::AveragePerformance || criterion.kind == CriterionKind::AveragePerfect)
        return averageOf(termsOverPlayed(entry, [&](const RoundFact &round) {
            // An opponent has played at least one game.
            const std::optional<int> rating = performanceOf(criterion.kind, facts, facts.entries[*round.opponent]);
            return Term { 0, {}, 2, rating.value_or(0) * One, rating ? 1 : 0 };
        }));
    std::vector<Term> terms = ratingTerms(entry, [&](std::size_t opponent) { return facts.entries[opponent].rating; });
    cutRatings(terms, criterion.lowest, criterion.highest);
    Value value = averageOf(std::move(terms));
    if (!value.hasEffect || criterion.kind == CriterionKind::AverageRating)
        return value;
    const Eighths performance = *performanceOf(criterion.kind, facts, entry) * One;
    value.added = performance - value.amount;
    value.amount = performance;
    return value;
}

} // namespace kagetsu::tournament
