// SPDX-License-Identifier: MIT
#include "tournament/standings/counts.h"

namespace kagetsu::tournament {

namespace {

using CriterionKind = Criterion::Kind;

Eighths ofBoard(const RoundFact &round, int board)
{
    const auto index = static_cast<std::size_t>(board) - 1;
    return board >= 1 && index < round.boards.size() ? eighths(round.boards[index]) : 0;
}

Eighths amountOf(const Criterion &criterion, const RoundFact &round)
{
    switch (criterion.kind) {
    case CriterionKind::Time: return round.time.count() * One;
    case CriterionKind::Wins: return round.wins * One;
    case CriterionKind::SecondWins: return round.secondWins * One;
    case CriterionKind::SecondGames: return round.secondGames * One;
    case CriterionKind::Warnings: return round.warnings * One;
    case CriterionKind::MatchPoints: return round.share * One;
    case CriterionKind::GamePoints: return eighths(round.gamePoints);
    case CriterionKind::Board: return ofBoard(round, criterion.board);
    default: return eighths(round.points);
    }
}

Value known(std::optional<int> number)
{
    Value value;
    value.hasEffect = number.has_value();
    value.amount = number.value_or(0) * One;
    return value;
}

// The points include adjustments, which belong to no round.
void addAdjustments(Value &value, const EntryFacts &entry)
{
    if (const Eighths adjusted = eighths(entry.points) - value.amount; adjusted != 0) {
        value.terms.push_back({ 0, {}, 2, adjusted, 1 });
        value.amount += adjusted;
    }
}

} // namespace

Value countOf(const Criterion &criterion, const EntryFacts &entry)
{
    if (criterion.kind == CriterionKind::Rating)
        return known(entry.rating.value_or(0));
    if (criterion.kind == CriterionKind::Lot)
        return known(entry.lot);
    Value value;
    for (std::size_t i = 0; i < entry.rounds.size(); ++i) {
        const RoundFact &round = entry.rounds[i];
        const Term term { static_cast<int>(i) + 1, round.opponent, 2, amountOf(criterion, round), 1 };
        value.amount += term.part();
        value.terms.push_back(term);
    }
    if (criterion.kind == CriterionKind::Points)
        addAdjustments(value, entry);
    return value;
}

} // namespace kagetsu::tournament
