// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/model/entry.h"

namespace kagetsu::tournament {

// Why an action is not done, with what it is about. Words for it are made elsewhere.
struct Refusal
{
    enum class Why : std::uint8_t {
        UnknownSection,
        UnknownEntry,
        UnknownRound,
        UnknownTable,
        UnknownGame,
        UnknownAdjustment,
        UnknownMember,
        SectionFinished,
        RoundsPublished, // it can only be done before
        RoundPublished,
        RoundNotPublished,
        RoundNotFinished, // an earlier one
        RoundFinished,
        ResultsEntered, // and would be lost
        ResultsMissing,
        LaterRoundExists,
        EntryPaired, // some round names it
        EntryTwice, // in one round, or in one list
        EntryNotInRound, // it takes part and is not paired, or the other way round
        EntryMissing, // of a list of all
        AlreadyWithdrawn,
        NotWithdrawn,
        TableTwice,
        WrongGames, // their number is not that of the section
        WrongBoards, // a line-up leaves boards empty where it must not
        OutOfRange, // points, times, numbers
        LockExists,
        NoPlannedRoundLeft,
        MatchLevel, // of an elimination: it does not say who goes on
        RulingOutOfRange, // more or less than the score system gives for a match
        NameUnseen, // it is empty, or nothing of it can be seen
        TextTooLong,
        ReasonMissing, // of a correction, a ruling or an adjustment
        ResultsCorrected, // since the round was paired; it can be paired again, or published all the same
        NotByBracket, // a round of an elimination has other pairs than the results before give
        LaterRoundRests, // of an elimination on who won here: it has to become a draft first
        PlaceNotShared, // by exactly these: there is nothing to decide
        WrongDecision, // those criteria, or that lot, give another order
        PlaceShared, // and not all of those who share it go on: it has to be decided
        StageUnfinished, // results are missing that can change who goes on
        NotByPlaces, // others go on, or in another order
        CategoryTwice, // two categories have one name
    };

    Why why = Why::UnknownSection;
    EntryId entry;
    int round = 0;
    int table = 0;
    int section = 0; // where it is another one than that of the action

    friend bool operator==(const Refusal &, const Refusal &) = default;
};

} // namespace kagetsu::tournament
