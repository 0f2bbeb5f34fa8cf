// SPDX-License-Identifier: MIT
#include "tournament/log/roundcheck.h"
#include "tournament/score/basis.h"
#include "tournament/score/settled.h"

#include <algorithm>

namespace kagetsu::tournament {

namespace {

void sortTables(Round &round)
{
    std::sort(
        round.matches.begin(), round.matches.end(), [](const Match &a, const Match &b) { return a.table < b.table; });
}

// A round robin may be drawn up as a whole. In other formats, the round before decides who meets.
Step refusalOfNext(const Section &section)
{
    const int rounds = static_cast<int>(section.rounds.size());
    const int planned = section.settings.options.rounds;
    if (planned > 0 && rounds >= planned)
        return Refusal { Refusal::Why::NoPlannedRoundLeft, {}, rounds + 1, 0 };
    if (rounds > 0 && !isRoundRobin(section.settings.format))
        return unlessState(section.rounds.back(), rounds, Round::State::Finished);
    return std::nullopt;
}

int firstTableWithoutResult(const Section &section, int number, const Round &round)
{
    for (const Match &match : round.matches) {
        if (!scoreOf(settled(section, number, match), section.settings.score))
            return match.table;
    }
    return 0;
}

int firstTableWithResult(const Round &round)
{
    for (const Match &match : round.matches) {
        const bool isAnyThere = std::any_of(
            match.games.begin(), match.games.end(), [](const Game &game) { return game.report.has_value(); });
        if ((isAnyThere || match.ruling) && !match.isCarried)
            return match.table;
    }
    return 0;
}

void clearResults(Round &round)
{
    for (Match &match : round.matches) {
        if (match.isCarried)
            continue;
        match.ruling.reset();
        for (Game &game : match.games)
            game.report.reset();
    }
    round.clocksStarted.reset();
}

} // namespace

Step change(Event &event, const AddRound &action)
{
    return inSection(event, action.section, [&action](Section &section) -> Step {
        if (const Step refusal = refusalOfNext(section))
            return refusal;
        Round round = action.round;
        round.state = Round::State::Draft;
        round.clocksStarted.reset();
        if (const Step refusal = refusalOf(section, round, static_cast<int>(section.rounds.size()) + 1))
            return refusal;
        sortTables(round);
        round.basis = basisOf(section, static_cast<int>(section.rounds.size()) + 1);
        section.rounds.push_back(std::move(round));
        return std::nullopt;
    });
}

Step change(Event &event, const ChangeRound &action)
{
    return withRound(event, action.section, action.round, [&action](const Section &section, Round &round) -> Step {
        if (const Step refusal = unlessState(round, action.round, Round::State::Draft))
            return refusal;
        round.matches = action.matches;
        round.byes = action.byes;
        if (const Step refusal = refusalOf(section, round, action.round))
            return refusal;
        sortTables(round);
        round.changedTables = static_cast<int>(std::count_if(round.matches.begin(), round.matches.end(),
            [](const Match &match) { return match.origin == Match::Origin::ByHand; }));
        return std::nullopt;
    });
}

Step change(Event &event, const RemoveRound &action)
{
    return withRound(event, action.section, action.round, [&action](Section &section, const Round &round) -> Step {
        if (const Step refusal = unlessState(round, action.round, Round::State::Draft))
            return refusal;
        if (static_cast<std::size_t>(action.round) < section.rounds.size())
            return Refusal { Refusal::Why::LaterRoundExists, {}, action.round + 1, 0 };
        section.rounds.pop_back();
        return std::nullopt;
    });
}

Step change(Event &event, const PublishRound &action)
{
    return withRound(event, action.section, action.round, [&action](const Section &section, Round &round) -> Step {
        if (const Step refusal = unlessState(round, action.round, Round::State::Draft))
            return refusal;
        if (action.round > publishedRounds(section) + 1)
            return Refusal { Refusal::Why::RoundNotPublished, {}, publishedRounds(section) + 1, 0 };
        // Entries may have joined or left since the round was drawn up.
        if (const Step refusal = refusalOf(section, round, action.round))
            return refusal;
        round.state = Round::State::Published;
        return std::nullopt;
    });
}

Step change(Event &event, const UnpublishRound &action)
{
    return withRound(event, action.section, action.round, [&action](const Section &section, Round &round) -> Step {
        if (const Step refusal = unlessState(round, action.round, Round::State::Published))
            return refusal;
        if (action.round < publishedRounds(section))
            return Refusal { Refusal::Why::LaterRoundExists, {}, action.round + 1, 0 };
        if (const int table = firstTableWithResult(round); table > 0 && !action.losesResults)
            return Refusal { Refusal::Why::ResultsEntered, {}, action.round, table };
        clearResults(round);
        round.state = Round::State::Draft;
        return std::nullopt;
    });
}

Step change(Event &event, const StartClocks &action)
{
    return withRound(event, action.section, action.round, [&action](const Section &, Round &round) -> Step {
        if (const Step refusal = unlessState(round, action.round, Round::State::Published))
            return refusal;
        round.clocksStarted = action.at;
        return std::nullopt;
    });
}

Step change(Event &event, const FinishRound &action)
{
    return withRound(event, action.section, action.round, [&action](const Section &section, Round &round) -> Step {
        if (const Step refusal = unlessState(round, action.round, Round::State::Published))
            return refusal;
        if (const int table = firstTableWithoutResult(section, action.round, round))
            return Refusal { Refusal::Why::ResultsMissing, {}, action.round, table };
        round.state = Round::State::Finished;
        return std::nullopt;
    });
}

Step change(Event &event, const ReopenRound &action)
{
    return withRound(event, action.section, action.round, [&action](const Section &, Round &round) -> Step {
        if (const Step refusal = unlessState(round, action.round, Round::State::Finished))
            return refusal;
        round.state = Round::State::Published;
        return std::nullopt;
    });
}

} // namespace kagetsu::tournament
