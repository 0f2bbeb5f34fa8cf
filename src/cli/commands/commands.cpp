// SPDX-License-Identifier: MIT
#include "cli/commands/command.h"

namespace kagetsu::cli {

const std::vector<Command> &commands()
{
    static const std::vector<Command> table {
        { "forbidden", "Forbidden points and fives of Black, one board per line", setUpForbidden },
        { "explain", "The verdict on one point with its whole proof", setUpExplain },
        { "stat", "Facts of every game of a record: nodes, moves, players, result", setUpStat },
        { "check", "Everything a reader of the record has to say", setUpCheck },
        { "convert", "Turns a record into another format, and says what that cannot hold", setUpConvert },
        { "dump", "The canonical text of a library of RenLib", setUpDump },
        { "rewrite", "Reads a library of RenLib and writes it again", setUpRewrite },
        { "same", "The nodes of a library with the same position", setUpSame },
        { "similar", "The nodes of a library with the same figure anywhere on the board", setUpSimilar },
        { "tree", "The canonical text of an SGF file", setUpTree },
        { "clock", "What a clock shows after each turn under a time control", setUpClock },
        { "audit", "Everything irregular in the games of a record, by the rules and the opening", setUpAudit },
        { "opening list", "The opening procedures", setUpOpeningList },
        { "opening show", "One opening procedure in full", setUpOpeningShow },
        { "opening check", "What is wrong with a file of opening procedures, and where", setUpOpeningCheck },
        { "opening play", "Plays an opening by its procedure, act by act", setUpOpeningPlay },
        { "openings", "The name of a start of three stones", setUpOpenings },
        { "journal verify", "Checks a journal's chain and that its events make a match", setUpJournalVerify },
        { "journal replay", "The match of a journal after any of its lines", setUpJournalReplay },
        { "journal report", "The protocol of a journal, to be signed", setUpJournalReport },
        { "journal key", "Makes a pair of keys for signing journals", setUpJournalKey },
        { "journal sign", "Signs a journal", setUpJournalSign },
    };
    return table;
}

} // namespace kagetsu::cli
