// SPDX-License-Identifier: MIT
#include "cli/words/eventwords.h"

#include "cli/output/answer.h"

#include <algorithm>

namespace kagetsu::cli {

Words wordsFor(tournament::StoreFault::Code code)
{
    using Code = tournament::StoreFault::Code;
    switch (code) {
    case Code::NoDriver: return { "no-driver", "Qt's driver of SQLite, or of PostgreSQL for an event on a server, is not installed." };
    case Code::Missing: return { "no-file", "There is no such file." };
    case Code::Exists: return { "file-exists", "The file already exists." };
    case Code::NotAnEvent: return { "no-event", "This is not an event file." };
    case Code::Newer: return { "newer", "This file was written by a later version of Kagetsu." };
    case Code::Damaged:
        return { "damaged",
            "The file is damaged. Use `tournament rescue` to save what can still be read to a new file." };
    case Code::Locked:
        return { "locked",
            "Another program has this event open for changes; nothing was changed. Close the event there, and try "
            "again." };
    case Code::Full: return { "disk-full", "The disk is full; nothing was changed. Free some space, and try again." };
    case Code::ReadOnly: return { "read-only", "The file or its folder is read-only." };
    case Code::Gone:
        return { "file-gone", "The file was removed or replaced by another program; nothing was changed." };
    case Code::Behind:
        return { "changed", "Another program has changed this event meanwhile; nothing was changed. Try again." };
    case Code::Unreachable:
        return { "unreachable", "The server does not answer. Whether it has kept the last action is not certain; look before you try again." };
    case Code::NotAllowed: return { "not-allowed", "The server refuses this. A new code from its owner may help." };
    case Code::Older:
        return { "older", "An earlier version of Kagetsu has set up this server. `venue code` or `venue init` of its owner completes it." };
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
    case Why::UnknownGame: return { "unknown-game", "This match does not have that many games." };
    case Why::UnknownAdjustment: return { "unknown-adjustment", "There is no such adjustment." };
    case Why::UnknownMember: return { "unknown-member", "The team has no such member." };
    case Why::SectionFinished: return { "section-finished", "The section is closed." };
    case Why::RoundsPublished: return { "rounds-published", "This can only be done before a round is published." };
    case Why::RoundsPaired: return { "rounds-paired", "This can only be done before a round is paired." };
    case Why::RoundPublished: return { "round-published", "The round is already published." };
    case Why::RoundNotPublished: return { "round-not-published", "The round is not published yet." };
    case Why::RoundNotFinished: return { "round-not-finished", "An earlier round is not closed yet." };
    case Why::RoundFinished: return { "round-finished", "The round is closed." };
    case Why::ResultsEntered: return { "results-entered", "Results would be lost." };
    case Why::ResultsMissing: return { "results-missing", "A match has no result yet." };
    case Why::LaterRoundExists: return { "later-round", "A later round already exists." };
    case Why::EntryPaired: return { "entry-paired", "This entry has already been paired." };
    case Why::EntryTwice: return { "entry-twice", "An entry is named twice." };
    case Why::EntryNotInRound:
        return { "entry-not-in-round", "An entry takes part but is not paired, or is paired without taking part." };
    case Why::EntryMissing: return { "entry-missing", "An entry is missing." };
    case Why::AlreadyWithdrawn: return { "withdrawn", "The entry has already withdrawn." };
    case Why::NotWithdrawn: return { "not-withdrawn", "The entry has not withdrawn." };
    case Why::TableTwice: return { "table-twice", "A table is used twice." };
    case Why::WrongGames: return { "wrong-games", "The match must have as many games as the section plays." };
    case Why::WrongBoards: return { "wrong-boards", "The line-up leaves boards empty that must be filled." };
    case Why::OutOfRange: return { "out-of-range", "The value is too small or too large." };
    case Why::LockExists: return { "lock-exists", "The entry is already locked in this round." };
    case Why::MatchLevel: return { "match-level", "The match does not say who goes on: play another game, or rule." };
    case Why::RulingOutOfRange:
        return { "ruling-out-of-range", "The section's score system cannot give these points for a match." };
    case Why::NameUnseen: return { "no-name", "A name is missing or has no visible character." };
    case Why::TextTooLong: return { "too-long", "A name or text is too long." };
    case Why::ReasonMissing: return { "reason-missing", "This needs a reason." };
    case Why::ResultsCorrected:
        return { "results-corrected",
            "Earlier results were corrected after this round was paired. Pair it again, or publish it with --anyway." };
    case Why::NotByBracket:
        return { "not-by-bracket",
            "These are not the pairs that the results give. Remove the round, and pair it again." };
    case Why::LaterRoundRests:
        return { "later-round-rests", "This round rests on who won here. Make it a draft first." };
    case Why::PlaceNotShared: return { "place-not-shared", "These entries do not share a place." };
    case Why::WrongDecision:
        return { "wrong-decision", "Those criteria, those games, or that lot, give another order." };
    case Why::PlayOffUndecided:
        return { "play-off-undecided",
            "The games of the play-off leave all of them equal. Give the next game as well." };
    case Why::PlaceShared:
        return { "place-shared", "A place is shared, and it matters for the next stage: use `tournament decide`." };
    case Why::StageUnfinished:
        return { "stage-unfinished",
            "Results are missing that can change who qualifies. Enter them, or use --anyway." };
    case Why::NotByPlaces:
        return { "not-by-places", "By the current results, other entries qualify, or in another order." };
    case Why::CategoryTwice: return { "category-twice", "There is already a category with this name." };
    case Why::NoPlannedRoundLeft: break;
    }
    return { "no-round-left", "All planned rounds have been paired." };
}

Words wordsFor(tournament::EntryRowFault::Why why)
{
    using Why = tournament::EntryRowFault::Why;
    switch (why) {
    case Why::NoName: return { "no-name", "This row has no name." };
    case Why::NameTwice: return { "name-twice", "This name appears twice." };
    case Why::RatingUnread:
        return { "bad-rating", "The rating is not a whole number, such as 1850, and was left out." };
    case Why::BirthUnread: return { "bad-birth", "The date of birth is not a date and was left out." };
    case Why::SexUnread: return { "bad-sex", "The sex is not m or f and was left out." };
    case Why::GamesUnread:
        return { "bad-rated-games", "The number of rated games is not a whole number and was left out." };
    case Why::FactorUnread:
        return { "bad-factor", "The factor K is not a whole number from 1 to 100 and was left out." };
    case Why::HeadsGuessed: return { "heads-guessed", "This row was taken as column headings." };
    case Why::TooMany: break;
    }
    return { "too-many-entries", "There are too many entries from here on." };
}

Words wordsFor(tournament::NotAList::Why why)
{
    using Why = tournament::NotAList::Why;
    switch (why) {
    case Why::Binary:
        return { "not-a-list",
            "This is neither a text file nor a workbook (.xlsx, .ods). Save the list as CSV first." };
    case Why::LockedWorkbook: return { "locked-workbook", "The workbook is protected by a password." };
    case Why::DamagedWorkbook: return { "damaged-workbook", "The workbook is damaged." };
    case Why::TooLarge: return { "too-large", "The file is too large." };
    case Why::NoSuchSheet: return { "no-such-sheet", "The workbook has no such sheet." };
    case Why::NoWorkbooks: return { "no-workbooks", "Workbooks cannot be read here. Save the list as CSV first." };
    case Why::Report: return { "not-a-list", "This is a tournament report file, not a list of players." };
    case Why::OtherText: return { "not-a-list", "This is not a list of players." };
    case Why::UnknownEncoding:
        return { "unknown-charset", "The text encoding could not be determined; use --charset." };
    case Why::DamagedText: break;
    }
    return { "bad-text", "This line has bytes that are no characters of the encoding." };
}

Words wordsFor(tournament::TrfFault::Why why)
{
    using Why = tournament::TrfFault::Why;
    switch (why) {
    case Why::NoPlayers: return { "not-a-report", "The file is not a tournament report: it has no players." };
    case Why::NotANumber: return { "bad-report", "A number was expected." };
    case Why::NotPoints: return { "bad-report", "Points from 0 to 99.5 were expected." };
    case Why::NotASide: return { "bad-report", "The side must be w, b or -." };
    case Why::NotAResult: return { "bad-report", "This is not a result." };
    case Why::NotBlank: return { "bad-report", "A space was expected." };
    case Why::NoName: return { "bad-report", "The name is missing." };
    case Why::PlayerTwice: return { "bad-report", "This number has already been used." };
    case Why::UnknownPlayer: return { "bad-report", "There is no player with this number." };
    case Why::NotMutual: return { "bad-report", "This opponent names another opponent." };
    case Why::TooMuch: break;
    }
    return { "bad-report", "The line is too long." };
}

Words wordsFor(const tournament::TrfLoss &loss)
{
    constexpr std::size_t MostLines = 10;
    std::string lines;
    for (std::size_t i = 1; i < std::min(MostLines, loss.lines.size()); ++i)
        lines += (lines.empty() ? " Also on lines: " : ", ") + std::to_string(loss.lines[i]);
    if (!lines.empty())
        lines += loss.lines.size() > MostLines ? ", …" : ".";
    return { loss.isCut ? "field-cut" : "field-left-out",
        (loss.isCut ? "This field of the report is longer than a name can be, and was cut: "
                    : "The event has no place for this field of the report: ")
            + onOneLine(loss.field) + '.' + lines };
}

Words wordsFor(pairing::Obstacle::Kind kind)
{
    using pairing::Obstacle;
    switch (kind) {
    case Obstacle::TooManyPlayers: return { "too-many-players", "There are too many players to pair." };
    case Obstacle::BadNumber: return { "bad-number", "A pairing number is wrong or appears twice." };
    case Obstacle::BadPoints: return { "bad-points", "Points are too small or too large." };
    case Obstacle::LockOfUnknown: return { "lock-of-unknown", "A locked player is not among those to be paired." };
    case Obstacle::LockedTwice: return { "locked-twice", "A player is locked twice." };
    case Obstacle::LockedSidesClash: return { "locked-sides", "Both players of a locked pair have the same side." };
    case Obstacle::BadTable: return { "bad-table", "A locked table does not exist or is locked twice." };
    case Obstacle::NoPairing: return { "no-pairing", "There is no pairing of these players." };
    case Obstacle::Stopped: break;
    }
    return { "stopped", "The pairing was stopped." };
}

Words wordsFor(const pairing::Outlook &outlook, int laterRounds)
{
    const std::string rounds = std::to_string(outlook.rounds) + " of " + std::to_string(laterRounds) + '.';
    if (outlook.way == pairing::Outlook::Way::Closed)
        return { "fewer-rounds", "Later rounds that can still be paired: " + rounds };
    return { "later-rounds-unknown",
        "Later rounds that can certainly be paired: " + rounds + " There are too many players to try all pairings." };
}

} // namespace kagetsu::cli
