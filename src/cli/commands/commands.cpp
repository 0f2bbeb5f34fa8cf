// SPDX-License-Identifier: MIT
#include "cli/commands/command.h"

namespace kagetsu::cli {

const std::vector<Command> &commands()
{
    static const std::vector<Command> table {
        { "forbidden", "List the forbidden points and fives of Black on boards", setUpForbidden },
        { "explain", "Show the verdict on one point with its whole proof", setUpExplain },
        { "stat", "Show details of every game in a record: nodes, moves, players, result", setUpStat },
        { "check", "List everything that was repaired, guessed or not understood in a record", setUpCheck },
        { "convert", "Convert a record to another format, and report what that format cannot hold", setUpConvert },
        { "diagram", "Draw a diagram of a position in a record: a picture, a drawing, a PDF or text", setUpDiagram },
        { "worksheet", "Print the tasks of a lesson, or tasks made from a seed, as a PDF", setUpWorksheet },
        { "dump", "Print the canonical text of a RenLib library", setUpDump },
        { "rewrite", "Read a RenLib library and write it again", setUpRewrite },
        { "same", "Find the nodes of a library with the same position", setUpSame },
        { "similar", "Find the nodes of a library with the same figure anywhere on the board", setUpSimilar },
        { "tree", "Print the canonical text of an SGF file", setUpTree },
        { "clock", "Show what the clock says after each turn, for a time control", setUpClock },
        { "vcf", "Find a win by fours", setUpVcf },
        { "vct", "Find a win by fours and threes", setUpVct },
        { "defences", "List the moves that stop a win by fours", setUpDefences },
        { "review", "Find the wins by fours that games missed or allowed, and forbidden points played", setUpReview },
        { "duel", "Have two engines play many games, and show which is stronger", setUpDuel },
        { "audit", "List everything irregular in the games of a record, by the rules and the opening", setUpAudit },
        { "opening list", "List the opening procedures", setUpOpeningList },
        { "opening show", "Show one opening procedure in full", setUpOpeningShow },
        { "opening check", "Show what is wrong with a file of opening procedures, and where", setUpOpeningCheck },
        { "opening play", "Play an opening by its procedure, step by step", setUpOpeningPlay },
        { "openings", "Name the pattern of three stones", setUpOpenings },
        { "journal verify", "Check that the chain of a journal is not broken and that its events make a match",
            setUpJournalVerify },
        { "journal replay", "Show the match of a journal after any of its lines", setUpJournalReplay },
        { "journal report", "Write the protocol of a journal, for signatures", setUpJournalReport },
        { "journal key", "Create a pair of keys for signing journals", setUpJournalKey },
        { "journal sign", "Sign a journal", setUpJournalSign },
        { "tournament new", "Make the file of an event with one section", setUpTournamentNew },
        { "tournament read", "Make the file of an event out of a report file", setUpTournamentRead },
        { "tournament enter", "Enter players or teams into a section", setUpTournamentEnter },
        { "tournament pair", "Pair the next round of a section", setUpTournamentPair },
        { "tournament publish", "Publish the round that was paired", setUpTournamentPublish },
        { "tournament result", "Enter the result of a table, or of many", setUpTournamentResult },
        { "tournament finish", "Finish a round in which every table has its result", setUpTournamentFinish },
        { "tournament qualify", "Show who qualifies for the next stage, and enter them", setUpTournamentQualify },
        { "tournament decide", "Decide between entries that share a place", setUpTournamentDecide },
        { "tournament undo", "Strike out what was done last", setUpTournamentUndo },
        { "tournament do", "Do to an event whatever its log can hold", setUpTournamentDo },
        { "tournament export", "Write an event as tables for spreadsheets, or as a report file",
            setUpTournamentExport },
        { "tournament log", "Tell what was done to an event, when, by whom and why", setUpTournamentLog },
        { "tournament check", "Compute every pairing of an event anew and tell what differs", setUpTournamentCheck },
        { "tournament check-in", "Withdraw who has not come before the first round", setUpTournamentCheckIn },
        { "tournament rescue", "Save what can be read of a damaged event file", setUpTournamentRescue },
        { "tournament pair-round", "Pair a round of a Swiss tournament", setUpTournamentPairRound },
        { "tournament standings", "Rank the players of a tournament by any criteria", setUpTournamentStandings },
    };
    return table;
}

} // namespace kagetsu::cli
