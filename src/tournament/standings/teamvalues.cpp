// SPDX-License-Identifier: MIT
#include "tournament/standings/teamvalues.h"

#include "tournament/standings/fide.h"
#include "tournament/standings/lens.h"

#include <algorithm>

namespace kagetsu::tournament {

namespace {

using CriterionKind = Criterion::Kind;

std::vector<Points> boardsOf(const SectionFacts &facts, const EntryFacts &entry)
{
    std::vector<Points> boards(static_cast<std::size_t>(std::max(facts.gamesPerMatch, 1)));
    for (const RoundFact &round : entry.rounds) {
        for (std::size_t board = 0; board < boards.size(); ++board) {
            if (!round.opponent)
                boards[board] += Points { round.share };
            else if (board < round.boards.size())
                boards[board] += round.boards[board];
        }
    }
    return boards;
}

bool isOfMatches(Counted counted)
{
    return counted == Counted::Matches;
}

} // namespace

Value boardValue(CriterionKind kind, const SectionFacts &facts, const EntryFacts &entry)
{
    const std::vector<Points> boards = boardsOf(facts, entry);
    std::vector<Term> terms;
    for (std::size_t i = 0; i < boards.size(); ++i)
        terms.push_back({ 0, {}, 2, eighths(boards[i]), 1 });
    if (kind == CriterionKind::BoardCount) {
        for (std::size_t i = 0; i < terms.size(); ++i)
            terms[i].times = static_cast<int>(i) + 1;
        return sumOf(std::move(terms));
    }
    if (kind == CriterionKind::TopBoards) {
        for (std::size_t i = 1; i < terms.size(); ++i)
            terms[i].times = 0;
        Value value = sumOf(std::move(terms));
        for (std::size_t i = 1; i < boards.size(); ++i)
            value.further.push_back(eighths(boards[i]));
        return value;
    }
    terms.back().times = 0;
    Value value = sumOf(std::move(terms));
    Eighths left = value.amount;
    for (std::size_t i = boards.size() - 1; i > 1; --i)
        value.further.push_back(left -= eighths(boards[i - 1]));
    return value;
}

Value sonnebornOfTeams(const Criterion &criterion, const SectionFacts &facts, std::size_t entry)
{
    const bool isOfMatchPoints =
        criterion.kind == CriterionKind::SbMatchMatch || criterion.kind == CriterionKind::SbMatchGame;
    const bool byMatch = criterion.kind == CriterionKind::SbMatchMatch || criterion.kind == CriterionKind::SbGameMatch;
    const SectionFacts seen = countedBy(facts, isOfMatchPoints ? Counted::Matches : Counted::Games);
    std::vector<Term> terms = fideTerms(seen, seen.entries[entry], false);
    for (Term &term : terms) {
        const RoundFact &round = facts.entries[entry].rounds[static_cast<std::size_t>(term.round) - 1];
        // The weight is in halves, and a match is worth two points.
        term.weight = byMatch ? 2 * round.share : round.gamePoints.halves;
    }
    return withoutEnds(
        std::move(terms), seen.entries[entry], criterion.lowest, criterion.highest, isRoundRobin(seen.format));
}

Value scoreStrength(const SectionFacts &facts, std::size_t entry)
{
    const Counted first = countedFirst(facts);
    const SectionFacts seen = countedBy(facts, first);
    const SectionFacts other = countedBy(facts, isOfMatches(first) ? Counted::Games : Counted::Matches);
    Value value = buchholz(seen, seen.entries[entry], 0, 0);
    const int boards = std::max(facts.gamesPerMatch, 1);
    value.divisor = std::max(isOfMatches(first) ? 2 * facts.rounds / boards : facts.rounds * boards / 2, 1);
    value.added = eighths(other.entries[entry].points);
    value.amount = roundedQuotient((value.amount + value.added * value.divisor) * 100, value.divisor * One) * One;
    return value;
}

} // namespace kagetsu::tournament
