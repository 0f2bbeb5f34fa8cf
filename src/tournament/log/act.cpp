// SPDX-License-Identifier: MIT
#include "tournament/log/act.h"

#include "tournament/log/steps.h"
#include "tournament/score/decided.h"

#include <algorithm>

namespace kagetsu::tournament {

namespace {

// What is said against an action, beside what apply() says. Nothing where what it names does not exist: that is for
// apply() to refuse.

struct At
{
    const Section *section = nullptr;
    const Round *round = nullptr;
    const Match *match = nullptr;
};

At find(const Event &event, int section, int round, int table = 0)
{
    At at { findSection(event, section) };
    at.round = at.section ? findRound(*at.section, round) : nullptr;
    at.match = at.round ? findMatch(*at.round, table) : nullptr;
    return at;
}

template <class Any>
Step objection(const Event &, const Any &)
{
    return std::nullopt;
}

Step objection(const Event &event, const FinishRound &action)
{
    const At at = find(event, action.section, action.round);
    if (!at.round)
        return std::nullopt;
    for (const Match &match : at.round->matches) {
        if (isLevel(*at.section, match))
            return Refusal { Refusal::Why::MatchLevel, {}, action.round, match.table };
    }
    return std::nullopt;
}

Step objection(const Event &event, const AddGame &action)
{
    const At at = find(event, action.section, action.round, action.table);
    if (at.match && (at.match->ruling || !isLevel(*at.section, *at.match)))
        return Refusal { Refusal::Why::WrongGames, {}, action.round, action.table };
    return std::nullopt;
}

Step objection(const Event &event, const RuleMatch &action)
{
    const At at = find(event, action.section, action.round, action.table);
    if (!at.match || !action.points)
        return std::nullopt;
    const PointsRange range = pointsOfMatch(at.section->settings);
    for (const Party party : BothParties) {
        const Points points = (*action.points)[party];
        if (points < range.least || range.most < points)
            return Refusal { Refusal::Why::RulingOutOfRange, at.match->entry(party), action.round, action.table };
    }
    Match ruled = *at.match;
    ruled.ruling = action.points;
    if (isLevel(*at.section, ruled))
        return Refusal { Refusal::Why::MatchLevel, {}, action.round, action.table };
    return std::nullopt;
}

} // namespace

Result<Event, Refusal> act(Event event, const Action &action)
{
    if (const Step refusal = std::visit([&event](const auto &one) { return objection(event, one); }, action))
        return Fault { *refusal };
    return apply(std::move(event), action);
}

PointsRange pointsOfMatch(const SectionSettings &settings)
{
    const ScoreSystem &system = settings.score;
    const auto [least, most] =
        std::minmax({ system.win, system.draw, system.loss, system.forfeitWin, system.forfeitLoss, system.zeroBye });
    const int games = system.byGames ? settings.options.gamesPerMatch : 1;
    return { least * games, most * games };
}

} // namespace kagetsu::tournament
