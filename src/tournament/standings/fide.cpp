// SPDX-License-Identifier: MIT
#include "tournament/standings/fide.h"

#include <algorithm>

namespace kagetsu::tournament {

namespace {

using RoundKind = RoundFact::Kind;

bool isVoluntary(const RoundFact &round)
{
    return round.kind == RoundKind::AskedBye || round.kind == RoundKind::ForfeitLoss;
}

// A bye that was asked for, with nothing after it but rounds missed of its own will.
bool isForGood(const EntryFacts &entry, std::size_t round)
{
    return entry.rounds[round].kind == RoundKind::AskedBye
        && std::all_of(entry.rounds.begin() + static_cast<std::ptrdiff_t>(round), entry.rounds.end(), isVoluntary);
}

bool isForfeit(RoundKind kind)
{
    return kind == RoundKind::ForfeitWin || kind == RoundKind::ForfeitLoss;
}

Points ofImagined(const SectionFacts &facts, const EntryFacts &entry, const RoundFact &round)
{
    const Points most =
        isForfeit(round.kind) ? adjustedPoints(facts, facts.entries[*round.opponent]) : facts.score.draw * facts.rounds;
    return std::min(entry.points, most);
}

// A round robin takes forfeits for games.
bool isAsPlayed(const SectionFacts &facts, RoundKind kind)
{
    return kind == RoundKind::Played || (isRoundRobin(facts.format) && isForfeit(kind));
}

Term termOf(const SectionFacts &facts, const EntryFacts &entry, const RoundFact &round)
{
    Term term;
    if (isAsPlayed(facts, round.kind)) {
        term.opponent = round.opponent;
        term.amount = eighths(adjustedPoints(facts, facts.entries[*round.opponent]));
    } else {
        term.amount = eighths(ofImagined(facts, entry, round));
    }
    return term;
}

// The lowest that is still counted, of such rounds; nullptr when none is.
template <class Which>
Term *lowestOf(std::vector<Term> &terms, Which which)
{
    Term *found = nullptr;
    for (Term &term : terms) {
        if (term.times > 0 && which(term) && (!found || term.amount < found->amount))
            found = &term;
    }
    return found;
}

void cutLowest(std::vector<Term> &terms, const EntryFacts &entry)
{
    Term *lowest = lowestOf(terms,
        [&entry](const Term &term) { return isVoluntary(entry.rounds[static_cast<std::size_t>(term.round) - 1]); });
    if (!lowest)
        lowest = lowestOf(terms, [](const Term &) { return true; });
    if (lowest)
        lowest->times = 0;
}

void cutHighest(std::vector<Term> &terms)
{
    const auto highest = std::max_element(terms.begin(), terms.end(),
        [](const Term &a, const Term &b) { return std::pair(a.times, a.amount) < std::pair(b.times, b.amount); });
    if (highest != terms.end())
        highest->times = 0;
}

} // namespace

Points adjustedPoints(const SectionFacts &facts, const EntryFacts &entry)
{
    Points points = entry.points;
    for (std::size_t i = 0; i < entry.rounds.size(); ++i) {
        if (isForGood(entry, i))
            points = points - entry.rounds[i].points + facts.score.draw;
    }
    return points;
}

std::vector<Term> fideTerms(const SectionFacts &facts, const EntryFacts &entry, bool isWeighted)
{
    std::vector<Term> terms;
    for (std::size_t i = 0; i < entry.rounds.size(); ++i) {
        const RoundFact &round = entry.rounds[i];
        if (round.kind == RoundKind::Pending || round.kind == RoundKind::Annulled)
            continue;
        Term term = termOf(facts, entry, round);
        term.round = static_cast<int>(i) + 1;
        term.weight = isWeighted ? facts.weight(round) : 2;
        terms.push_back(term);
    }
    return terms;
}

Value buchholz(const SectionFacts &facts, const EntryFacts &entry, int lowest, int highest)
{
    std::vector<Term> terms = fideTerms(facts, entry, false);
    for (int i = 0; i < lowest; ++i)
        cutLowest(terms, entry);
    for (int i = 0; i < highest; ++i)
        cutHighest(terms);
    return sumOf(std::move(terms));
}

Value progressive(const EntryFacts &entry)
{
    std::vector<Term> terms;
    Points points;
    for (std::size_t i = 0; i < entry.rounds.size(); ++i) {
        points += entry.rounds[i].points;
        terms.push_back({ static_cast<int>(i) + 1, entry.rounds[i].opponent, 2, eighths(points), 1 });
    }
    return sumOf(std::move(terms));
}

} // namespace kagetsu::tournament
