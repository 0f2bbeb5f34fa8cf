// SPDX-License-Identifier: MIT
#include "cli/words/eventwords.h"

namespace kagetsu::cli {

Words wordsFor(tournament::StoreFault::Code code)
{
    using Code = tournament::StoreFault::Code;
    switch (code) {
    case Code::NoDriver: return { "no-driver", "SQLite for Qt is not installed." };
    case Code::Missing: return { "no-file", "There is no such file." };
    case Code::Exists: return { "file-exists", "There is such a file already." };
    case Code::NotAnEvent: return { "no-event", "This is not the file of an event." };
    case Code::Newer: return { "newer", "This file was written by a later version of the program." };
    case Code::Damaged: return { "damaged", "The file is damaged." };
    case Code::Locked: return { "locked", "Another program has this event open." };
    case Code::Full: return { "disk-full", "The disk is full; nothing was changed." };
    case Code::ReadOnly: return { "read-only", "The file or its folder cannot be written." };
    case Code::Failed: break;
    }
    return { "disk-failed", "The file could not be read or written." };
}

Words wordsFor(tournament::Refusal::Why why)
{
    using Why = tournament::Refusal::Why;
    switch (why) {
    case Why::UnknownSection: return { "unknown-section", "There is no such section." };
    case Why::UnknownEntry: return { "unknown-entry", "There is no such entry." };
    case Why::UnknownRound: return { "unknown-round", "There is no such round." };
    case Why::UnknownTable: return { "unknown-table", "There is no such table." };
    case Why::UnknownGame: return { "unknown-game", "This match does not have so many games." };
    case Why::UnknownAdjustment: return { "unknown-adjustment", "There is no such adjustment." };
    case Why::UnknownMember: return { "unknown-member", "The team has no such member." };
    case Why::SectionFinished: return { "section-finished", "The section is finished." };
    case Why::RoundsPublished: return { "rounds-published", "This can only be done before a round is published." };
    case Why::RoundPublished: return { "round-published", "The round is published already." };
    case Why::RoundNotPublished: return { "round-not-published", "The round is not published yet." };
    case Why::RoundNotFinished: return { "round-not-finished", "A round before is not finished yet." };
    case Why::RoundFinished: return { "round-finished", "The round is finished." };
    case Why::ResultsEntered: return { "results-entered", "Results would be lost." };
    case Why::ResultsMissing: return { "results-missing", "A match has no result yet." };
    case Why::LaterRoundExists: return { "later-round", "There is a later round." };
    case Why::EntryPaired: return { "entry-paired", "A round names this entry." };
    case Why::EntryTwice: return { "entry-twice", "An entry is named twice." };
    case Why::EntryNotInRound:
        return { "entry-not-in-round", "An entry takes part and is not paired, or is paired and does not." };
    case Why::EntryMissing: return { "entry-missing", "An entry is missing." };
    case Why::AlreadyWithdrawn: return { "withdrawn", "The entry has withdrawn already." };
    case Why::NotWithdrawn: return { "not-withdrawn", "The entry has not withdrawn." };
    case Why::TableTwice: return { "table-twice", "A table is given twice." };
    case Why::WrongGames: return { "wrong-games", "The match does not have as many games as the section says." };
    case Why::WrongBoards: return { "wrong-boards", "Boards are empty where they must not be." };
    case Why::OutOfRange: return { "out-of-range", "The value is too small or too large." };
    case Why::LockExists: return { "lock-exists", "The entry is locked in this round already." };
    case Why::NoPlannedRoundLeft: break;
    }
    return { "no-round-left", "All planned rounds have been paired." };
}

Words wordsFor(tournament::EntryRowFault::Why why)
{
    using Why = tournament::EntryRowFault::Why;
    switch (why) {
    case Why::NoName: return { "no-name", "This row has no name." };
    case Why::NameTwice: return { "name-twice", "This name is there twice." };
    case Why::RatingUnread: return { "bad-rating", "The rating is no number, and was left out." };
    case Why::TooMany: break;
    }
    return { "too-many-entries", "From here on there are too many." };
}

Words wordsFor(pairing::Obstacle::Kind kind)
{
    using pairing::Obstacle;
    switch (kind) {
    case Obstacle::TooManyPlayers: return { "too-many-players", "So many players cannot be paired." };
    case Obstacle::BadNumber: return { "bad-number", "A pairing number is wrong, or is there twice." };
    case Obstacle::BadPoints: return { "bad-points", "Points are too small or too large." };
    case Obstacle::LockOfUnknown: return { "lock-of-unknown", "Somebody is locked who is not paired." };
    case Obstacle::LockedTwice: return { "locked-twice", "Somebody is locked twice." };
    case Obstacle::LockedSidesClash: return { "locked-sides", "Both of a locked pair have the same side." };
    case Obstacle::BadTable: return { "bad-table", "A locked table is not there, or is locked twice." };
    case Obstacle::NoPairing: return { "no-pairing", "There is no pairing of these players." };
    case Obstacle::Stopped: break;
    }
    return { "stopped", "The pairing was stopped." };
}

} // namespace kagetsu::cli
