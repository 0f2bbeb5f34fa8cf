// SPDX-License-Identifier: MIT
#include "tournament/standings/fide.h"

#include "tournament/standings/lens.h"
#include "tournament/standings/opponents.h"

#include <algorithm>

namespace kagetsu::tournament {

namespace {

using RoundKind = RoundFact::Kind;

bool isVoluntary(const RoundFact &round)
{
    return round.kind == RoundKind::AskedBye || round.kind == RoundKind::ForfeitLoss;
}

// True for a requested bye that is followed only by rounds missed of the entry's own will.
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
    const Points most = isForfeit(round.kind) ? adjustedPoints(facts, facts.entries[*round.opponent])
                                              : pointsOfDraw(facts) * facts.rounds;
    return std::min(entry.points, most);
}

// True if the round counts as played. In a round robin, forfeits count as games.
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

// Compares by the amount, which belongs to the opponent, then by what the term gives.
bool isLower(const Term &a, const Term &b)
{
    return std::pair(a.amount, a.part()) < std::pair(b.amount, b.part());
}

// Returns the lowest matching term that is still counted; nullptr if there is none.
template <class Which>
Term *lowestOf(std::vector<Term> &terms, Which which)
{
    Term *found = nullptr;
    for (Term &term : terms) {
        if (term.times > 0 && which(term) && (!found || isLower(term, *found)))
            found = &term;
    }
    return found;
}

// Cuts the lowest term. If `isRobin` is true, forfeits are games, and a free round is not a missed one.
void cutLowest(std::vector<Term> &terms, const EntryFacts &entry, bool isRobin)
{
    const auto roundOf = [&entry](const Term &term) -> const RoundFact & {
        return entry.rounds[static_cast<std::size_t>(term.round) - 1];
    };
    Term *lowest = lowestOf(terms, [&](const Term &term) { return !isRobin || roundOf(term).opponent.has_value(); });
    Term *missed = lowestOf(terms,
        [&](const Term &term) { return isVoluntary(roundOf(term)) && !(isRobin && isForfeit(roundOf(term).kind)); });
    if (missed && (!lowest || lowest->part() <= missed->part()))
        lowest = missed;
    if (lowest)
        lowest->times = 0;
}

void cutHighest(std::vector<Term> &terms)
{
    Term *highest = nullptr;
    for (Term &term : terms) {
        if (term.times > 0 && (!highest || isLower(*highest, term)))
            highest = &term;
    }
    if (highest)
        highest->times = 0;
}

// Counts the rounds for which the predicate is true.
template <class Which>
Value roundsWhere(const EntryFacts &entry, Which which)
{
    std::vector<Term> terms;
    for (std::size_t i = 0; i < entry.rounds.size(); ++i)
        terms.push_back({ static_cast<int>(i) + 1, entry.rounds[i].opponent, 2, which(entry.rounds[i]) ? One : 0, 1 });
    return sumOf(std::move(terms));
}

// Returns how many rounds an entry can play. In a round robin, those in which it is free do not count, nor those
// against an entry that never came: as many count as anybody is paired in.
int roundsToPlay(const SectionFacts &facts)
{
    if (!isRoundRobin(facts.format))
        return facts.rounds;
    const auto isPaired = [](const RoundFact &round) { return round.opponent && round.kind != RoundKind::Annulled; };
    std::ptrdiff_t most = 0;
    for (const EntryFacts &entry : facts.entries)
        most = std::max(most, std::count_if(entry.rounds.begin(), entry.rounds.end(), isPaired));
    return static_cast<int>(most);
}

} // namespace

Points adjustedPoints(const SectionFacts &facts, const EntryFacts &entry)
{
    Points points = entry.points;
    for (std::size_t i = 0; i < entry.rounds.size(); ++i) {
        if (isForGood(entry, i))
            points = points - entry.rounds[i].points + pointsOfDraw(facts);
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

Value withoutEnds(std::vector<Term> terms, const EntryFacts &entry, int lowest, int highest, bool isRobin)
{
    for (int i = 0; i < lowest; ++i)
        cutLowest(terms, entry, isRobin);
    for (int i = 0; i < highest; ++i)
        cutHighest(terms);
    return sumOf(std::move(terms));
}

// C.07 defines no Buchholz for a round robin. If a section uses it nevertheless, a missed round is cut first, as in a
// Swiss; this has always been so.
Value buchholz(const SectionFacts &facts, const EntryFacts &entry, int lowest, int highest)
{
    return withoutEnds(fideTerms(facts, entry, false), entry, lowest, highest, false);
}

Value averageBuchholz(const SectionFacts &counted, const EntryFacts &entry)
{
    Value value = sumOf(termsOverPlayed(entry, [&counted](const RoundFact &round) {
        return Term { 0, {}, 2, buchholz(counted, counted.entries[*round.opponent], 0, 0).amount, 1 };
    }));
    value.divisor = std::max(static_cast<int>(value.terms.size()), 1);
    value.amount = roundedQuotient(value.amount * 100, value.divisor * One) * One;
    return value;
}

Value progressive(const EntryFacts &entry, int firstCut)
{
    std::vector<Term> terms;
    Points points;
    for (std::size_t i = 0; i < entry.rounds.size(); ++i) {
        const int round = static_cast<int>(i) + 1;
        points += entry.rounds[i].points;
        terms.push_back({ round, entry.rounds[i].opponent, 2, eighths(points), round > firstCut ? 1 : 0 });
    }
    return sumOf(std::move(terms));
}

Value koya(const SectionFacts &facts, const EntryFacts &entry, int percent)
{
    const int games = facts.score.byGames ? facts.gamesPerMatch : 1;
    // Both sides are multiplied by a hundred, so that the limit is exact.
    const int limit = facts.score.win.halves * roundsToPlay(facts) * games * percent;
    std::vector<Term> terms;
    for (std::size_t i = 0; i < entry.rounds.size(); ++i) {
        const RoundFact &round = entry.rounds[i];
        if (!round.opponent || round.kind == RoundKind::Annulled)
            continue;
        const bool isStrong = facts.entries[*round.opponent].points.halves * 100 >= limit;
        terms.push_back({ static_cast<int>(i) + 1, round.opponent, 2, eighths(round.points), isStrong ? 1 : 0 });
    }
    return sumOf(std::move(terms));
}

Value anyWins(const EntryFacts &entry)
{
    return roundsWhere(entry, [](const RoundFact &round) { return round.share == 2; });
}

Value electedRounds(const EntryFacts &entry)
{
    return roundsWhere(entry, [](const RoundFact &round) {
        return round.kind != RoundKind::Pending && round.kind != RoundKind::Annulled && !isVoluntary(round);
    });
}

Value standardPoints(const SectionFacts &facts, const EntryFacts &entry)
{
    std::vector<Term> terms;
    for (std::size_t i = 0; i < entry.rounds.size(); ++i) {
        const RoundFact &round = entry.rounds[i];
        const int halves = facts.score.byGames ? round.share
            : round.points > facts.score.draw  ? 2
            : round.points == facts.score.draw ? 1
                                               : 0;
        terms.push_back({ static_cast<int>(i) + 1, round.opponent, 2, eighths(Points { halves }), 1 });
    }
    return sumOf(std::move(terms));
}

} // namespace kagetsu::tournament
