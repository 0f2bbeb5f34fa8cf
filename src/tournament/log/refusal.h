// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/model/entry.h"

namespace kagetsu::tournament {

// The reason why an action is refused, and what it concerns. The sentences for it are in src/text.
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
        RoundsPublished, // allowed only before a round is published
        RoundsPaired, // allowed only before a round is paired
        RoundPublished,
        RoundNotPublished,
        RoundNotFinished, // an earlier round is not finished
        RoundFinished,
        ResultsEntered, // results were entered and would be lost
        ResultsMissing,
        LaterRoundExists,
        EntryPaired, // a round names the entry
        EntryTwice, // twice in one round, or in one list
        EntryNotInRound, // takes part but is not paired, or is paired but takes no part
        EntryMissing, // missing from a list that must name all entries
        AlreadyWithdrawn,
        NotWithdrawn,
        TableTwice,
        WrongGames, // not as many as the section requires
        WrongBoards, // a line-up leaves boards empty that must be filled
        OutOfRange, // points, times or numbers
        LockExists,
        NoPlannedRoundLeft,
        MatchLevel, // nobody has won the match of an elimination, so it does not decide who advances
        RulingOutOfRange, // more or less than the score system can give for a match
        NameUnseen, // empty, or without any visible character
        TextTooLong,
        ReasonMissing, // a correction, a ruling or an adjustment has no reason
        // Results were corrected after the round was paired; it can be paired again, or published anyway.
        ResultsCorrected,
        NotByBracket, // the round of an elimination has other pairs than the earlier results give
        LaterRoundRests, // a later round of the elimination depends on who won here; it must become a draft first
        PlaceNotShared, // not shared by exactly these entries: there is nothing to decide
        WrongDecision, // the criteria, the games of the play-off or the lot give another order
        PlayOffUndecided, // the games of the play-off leave all of them equal
        PlaceShared, // some of those who share it advance and others do not: it must be decided first
        StageUnfinished, // results are missing that can change who advances
        NotByPlaces, // other entries advance, or in another order
        CategoryTwice, // two categories have the same name
    };

    Why why = Why::UnknownSection;
    EntryId entry;
    int round = 0;
    int table = 0;
    int section = 0; // set if it is not the section of the action

    friend bool operator==(const Refusal &, const Refusal &) = default;
};

} // namespace kagetsu::tournament
