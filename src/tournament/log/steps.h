// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/log/action.h"
#include "tournament/log/refusal.h"
#include "tournament/model/find.h"

namespace kagetsu::tournament {

// The implementation of apply(), one function for each action. Returns nothing if the action was done; after a refusal
// the event must not be used.
using Step = std::optional<Refusal>;

Step change(Event &event, const SetEventDetails &action);
Step change(Event &event, const AddSection &action);
Step change(Event &event, const ChangeSection &action);
Step change(Event &event, const RemoveSection &action);
Step change(Event &event, const FinishSection &action);
Step change(Event &event, const ReopenSection &action);
Step change(Event &event, const AddEntry &action);
Step change(Event &event, const ChangeEntry &action);
Step change(Event &event, const RemoveEntry &action);
Step change(Event &event, const Withdraw &action);
Step change(Event &event, const ComeBack &action);
Step change(Event &event, const NumberEntries &action);
Step change(Event &event, const SetLot &action);
Step change(Event &event, const AddLock &action);
Step change(Event &event, const RemoveLocks &action);
Step change(Event &event, const AddRound &action);
Step change(Event &event, const ChangeRound &action);
Step change(Event &event, const RemoveRound &action);
Step change(Event &event, const PublishRound &action);
Step change(Event &event, const UnpublishRound &action);
Step change(Event &event, const StartClocks &action);
Step change(Event &event, const FinishRound &action);
Step change(Event &event, const ReopenRound &action);
Step change(Event &event, const ReportGame &action);
Step change(Event &event, const AddGame &action);
Step change(Event &event, const RuleMatch &action);
Step change(Event &event, const SetLineUp &action);
Step change(Event &event, const Adjust &action);
Step change(Event &event, const RemoveAdjustment &action);
Step change(Event &event, const DecidePlaces &action);
Step change(Event &event, const Qualify &action);
Step change(Event &event, const SetRankings &action);

// Looks up the section of an action and calls `goOn` with it, or refuses.
template <class GoOn>
Step inSection(Event &event, int id, GoOn goOn)
{
    Section *section = findSection(event, id);
    if (!section)
        return Refusal { Refusal::Why::UnknownSection, {}, 0, 0 };
    if (section->state == Section::State::Finished)
        return Refusal { Refusal::Why::SectionFinished, {}, 0, 0 };
    return goOn(*section);
}

template <class GoOn>
Step withEntry(Event &event, int section, EntryId id, GoOn goOn)
{
    return inSection(event, section, [&](Section &found) -> Step {
        Entry *entry = findEntry(found, id);
        if (!entry)
            return Refusal { Refusal::Why::UnknownEntry, id, 0, 0 };
        return goOn(found, *entry);
    });
}

template <class GoOn>
Step withRound(Event &event, int section, int number, GoOn goOn)
{
    return inSection(event, section, [&](Section &found) -> Step {
        Round *round = findRound(found, number);
        if (!round)
            return Refusal { Refusal::Why::UnknownRound, {}, number, 0 };
        return goOn(found, *round);
    });
}

// Returns nothing if the round is in this state, else the refusal.
Step unlessState(const Round &round, int number, Round::State state);

template <class GoOn>
Step withMatch(Event &event, int section, int number, int table, GoOn goOn)
{
    return withRound(event, section, number, [&](Section &found, Round &round) -> Step {
        if (const Step refusal = unlessState(round, number, Round::State::Published))
            return refusal;
        Match *match = findMatch(round, table);
        if (!match)
            return Refusal { Refusal::Why::UnknownTable, {}, number, table };
        return goOn(found, *match);
    });
}

} // namespace kagetsu::tournament
