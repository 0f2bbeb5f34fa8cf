// SPDX-License-Identifier: MIT
#include "tournament/standings/opponents.h"

#include <algorithm>

namespace kagetsu::tournament {

namespace {

// Returns the terms, lowest amount first.
std::vector<Term *> byAmount(std::vector<Term> &terms)
{
    std::vector<Term *> order;
    for (Term &term : terms)
        order.push_back(&term);
    std::stable_sort(order.begin(), order.end(), [](const Term *a, const Term *b) { return a->amount < b->amount; });
    return order;
}

// Returns the sum of the lowest and the highest term after `without` terms are removed at each end. A single remaining
// term is both.
Value endsOf(std::vector<Term> terms, std::size_t without)
{
    const std::vector<Term *> order = byAmount(terms);
    for (Term *term : order)
        term->times = 0;
    if (order.size() > 2 * without) {
        ++order[without]->times;
        ++order[order.size() - 1 - without]->times;
    }
    return sumOf(std::move(terms));
}

} // namespace

Value sumOf(std::vector<Term> terms)
{
    Value value;
    for (const Term &term : terms)
        value.amount += term.part();
    value.terms = std::move(terms);
    return value;
}

std::vector<Term> opponentPoints(const SectionFacts &facts, const EntryFacts &entry)
{
    std::vector<Term> terms = termsOverPlayed(entry, [&facts](const RoundFact &round) {
        return Term { 0, {}, 2, eighths(facts.entries[*round.opponent].points), 1 };
    });
    for (std::size_t i = 0; facts.byesCountOwnPoints && i < entry.rounds.size(); ++i) {
        const RoundFact::Kind kind = entry.rounds[i].kind;
        if (kind == RoundFact::Kind::PairingBye || kind == RoundFact::Kind::FullBye)
            terms.push_back({ static_cast<int>(i) + 1, {}, 2, eighths(entry.points), 1 });
    }
    return terms;
}

Value sonnebornBerger(const SectionFacts &facts, const EntryFacts &entry)
{
    return sumOf(termsOverPlayed(entry, [&facts](const RoundFact &round) {
        return Term { 0, {}, facts.weight(round), eighths(facts.entries[*round.opponent].points), 1 };
    }));
}

Value lostTo(const SectionFacts &facts, const EntryFacts &entry)
{
    return sumOf(termsOverPlayed(entry, [&facts](const RoundFact &round) {
        const int times = round.share == 0 ? 1 : 0;
        return Term { 0, {}, 2, eighths(facts.entries[*round.opponent].points), times };
    }));
}

Value highestAndLowest(std::vector<Term> terms)
{
    return endsOf(std::move(terms), 0);
}

Value secondHighestAndLowest(std::vector<Term> terms)
{
    return endsOf(std::move(terms), 1);
}

Value truncated(std::vector<Term> terms, std::size_t rounds)
{
    const std::vector<Term *> order = byAmount(terms);
    if (!order.empty())
        order.front()->times = 0;
    Eighths left = 0;
    for (const Term *term : order)
        left += term->part();
    std::vector<Eighths> further;
    for (std::size_t i = 1; i < order.size(); ++i)
        further.push_back(left -= order[i]->amount);
    // An entry that has met fewer opponents is compared with zeros from there on.
    further.resize(std::max(further.size(), rounds));
    Value value = sumOf(std::move(terms));
    value.further = std::move(further);
    return value;
}

Value sumOverOpponents(
    const SectionFacts &facts, const EntryFacts &entry, const std::vector<Eighths> &sums, bool isWeighted)
{
    return sumOf(termsOverPlayed(entry, [&](const RoundFact &round) {
        return Term { 0, {}, isWeighted ? facts.weight(round) : 2, sums[*round.opponent], 1 };
    }));
}

} // namespace kagetsu::tournament
