// SPDX-License-Identifier: MIT
#include "tournament/log/lineup.h"

namespace kagetsu::tournament {

namespace {

constexpr int MostWarnings = 99;

bool isSound(const GameReport &report)
{
    for (const Party party : BothParties) {
        if (report.time[party] < Milliseconds(0) || report.time[party] > std::chrono::hours(24 * 366))
            return false;
        if (report.warnings[party] < 0 || report.warnings[party] > MostWarnings)
            return false;
    }
    return true;
}

} // namespace

Step change(Event &event, const ReportGame &action)
{
    return withMatch(
        event, action.section, action.round, action.table, [&action](const Section &, Match &match) -> Step {
            if (action.game < 0 || static_cast<std::size_t>(action.game) >= match.games.size())
                return Refusal { Refusal::Why::UnknownGame, {}, action.round, action.table };
            if (action.report && !isSound(*action.report))
                return Refusal { Refusal::Why::OutOfRange, {}, action.round, action.table };
            match.games[static_cast<std::size_t>(action.game)].report = action.report;
            return std::nullopt;
        });
}

Step change(Event &event, const AddGame &action)
{
    return withMatch(
        event, action.section, action.round, action.table, [&action](const Section &section, Match &match) -> Step {
            const bool canGrow = isElimination(section.settings.format) && match.games.size() < std::size_t(MostBoards);
            if (!canGrow)
                return Refusal { Refusal::Why::WrongGames, {}, action.round, action.table };
            match.games.push_back({ action.opener, std::nullopt });
            return std::nullopt;
        });
}

Step change(Event &event, const RuleMatch &action)
{
    return withMatch(
        event, action.section, action.round, action.table, [&action](const Section &, Match &match) -> Step {
            if (action.points && !(isInRange(action.points->a) && isInRange(action.points->b)))
                return Refusal { Refusal::Why::OutOfRange, {}, action.round, action.table };
            match.ruling = action.points;
            return std::nullopt;
        });
}

Step change(Event &event, const SetLineUp &action)
{
    return withRound(event, action.section, action.round, [&action](const Section &section, Round &round) -> Step {
        if (round.state == Round::State::Finished)
            return Refusal { Refusal::Why::RoundFinished, {}, action.round, action.table };
        Match *match = findMatch(round, action.table);
        if (!match)
            return Refusal { Refusal::Why::UnknownTable, {}, action.round, action.table };
        match->lineUp[action.party] = action.members;
        return refusalOfLineUp(section, *match, action.party);
    });
}

Step change(Event &event, const Adjust &action)
{
    const Adjustment &adjustment = action.adjustment;
    return withEntry(event, action.section, adjustment.entry, [&adjustment](Section &section, const Entry &) -> Step {
        if (adjustment.round != 0 && !findRound(section, adjustment.round))
            return Refusal { Refusal::Why::UnknownRound, {}, adjustment.round, 0 };
        if (!isInRange(adjustment.points))
            return Refusal { Refusal::Why::OutOfRange, adjustment.entry, adjustment.round, 0 };
        section.adjustments.push_back(adjustment);
        return std::nullopt;
    });
}

Step change(Event &event, const RemoveAdjustment &action)
{
    return inSection(event, action.section, [&action](Section &section) -> Step {
        if (action.index < 0 || static_cast<std::size_t>(action.index) >= section.adjustments.size())
            return Refusal { Refusal::Why::UnknownAdjustment, {}, 0, 0 };
        section.adjustments.erase(section.adjustments.begin() + action.index);
        return std::nullopt;
    });
}

} // namespace kagetsu::tournament
