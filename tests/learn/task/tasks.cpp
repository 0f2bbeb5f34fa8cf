// SPDX-License-Identifier: MIT
#include "tasks.h"

#include "rules/judge.h"

namespace kagetsu::task {

using rules::Outcome;
using Shows = Line::Shows;

Task taskOf(Kind kind, const rules::Position &position)
{
    Task task;
    task.kind = kind;
    task.position = position;
    task.text = "What do you see?";
    return task;
}

Task taskOf(Kind kind, const lesson::Case &one)
{
    Task task = taskOf(kind, one.position);
    task.point = one.point;
    return task;
}

std::string faultOfLine(const Line &line, const rules::Position &from, rules::Side side, const rules::RuleSet &rules)
{
    rules::Position before = from;
    rules::Position board = from;
    for (const LaidStone &stone : line.stones) {
        if (!board.isOn(stone.point) || !board.isEmpty(stone.point))
            return "a stone on " + toText(stone.point) + ", which is not free";
        before = board;
        board.place(stone.point, stone.side);
    }
    if (line.stones.empty())
        return line.shows == Shows::Stopped || line.shows == Shows::NoRoom || line.shows == Shows::Nothing
                || line.shows == Shows::FalseFourClosed || line.shows == Shows::Five || line.shows == Shows::Overline
            ? ""
            : "empty";
    const LaidStone last = line.stones.back();
    const rules::Verdict verdict = rules::judge(before, last.point, last.side, rules);
    const auto must = [](bool isSo, const char *fault) { return isSo ? std::string() : std::string(fault); };
    const auto winsOf = [&](rules::Side who) { return judgeBoard(board, who, rules).wins; };
    switch (line.shows) {
    case Shows::Five:
    case Shows::FivePoint:
    case Shows::TwoFours:
    case Shows::StraightFour:
    case Shows::WinsByFours:
    case Shows::DefenceForbidden: return must(verdict.outcome == Outcome::Wins && last.side == side, "does not win");
    case Shows::OpponentsFive:
        return must(verdict.outcome == Outcome::Wins && last.side != side, "is not the five of the other side");
    case Shows::Overline: return must(verdict.fouls.overline, "is not an overline");
    case Shows::ForbiddenPoint:
        // In a proof the shortest reason is told, which may be one of several.
        return must(verdict.outcome == Outcome::Forbidden && line.fouls.any(), "is not forbidden");
    case Shows::ClosedFour: return must(last.side != side && winsOf(side).empty(), "does not close the four");
    case Shows::LongFour: return must(verdict.outcome != Outcome::Wins && last.side == side, "is five");
    case Shows::FalseFourLong: return must(verdict.outcome != Outcome::Wins, "wins");
    case Shows::MakesStraightFour: return must(last.side == side && winsOf(side).size() > 1, "is no straight four");
    case Shows::Nothing:
    case Shows::NoRoom:
    case Shows::FalseFourClosed:
    case Shows::Stopped:
    case Shows::Author: break;
    }
    return {};
}

} // namespace kagetsu::task
