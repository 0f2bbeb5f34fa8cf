// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <functional>
#include <string_view>
#include <vector>

namespace CLI {
class App;
}

namespace kagetsu::cli {

// The exit statuses of the program (command-line.md#common-rules).
enum class ExitStatus : int {
    Fine = 0,
    No = 1, // the answer is "no": an illegal record, a broken chain, findings of a check
    Bad = 2, // wrong usage or unreadable input
};

// The time of the computer, for a command that goes on. `now` returns milliseconds since 1970, UTC.
struct WallClock
{
    std::function<std::chrono::milliseconds()> now;
    std::function<void(std::chrono::milliseconds)> rest; // does nothing for so long
};

// The work of a command, which runs after the command line has been read.
struct Task
{
    bool json = false; // set by --json, which every command has
    std::chrono::milliseconds now { 0 }; // when the program was started, since 1970, UTC
    WallClock clock;
    std::function<ExitStatus()> run;
};

// One command. Its setup function adds arguments and options to the parser and the work to the task. Both outlive that
// function.
struct Command
{
    std::string_view name; // "forbidden"; a blank separates levels: "journal verify"
    std::string_view about;
    void (*setup)(CLI::App &parser, Task &task);
};

// Returns all commands in the order in which --help lists them. A new command needs a file of its own and one line in
// commands.cpp.
const std::vector<Command> &commands();

void setUpForbidden(CLI::App &parser, Task &task);
void setUpExplain(CLI::App &parser, Task &task);
void setUpStat(CLI::App &parser, Task &task);
void setUpCheck(CLI::App &parser, Task &task);
void setUpConvert(CLI::App &parser, Task &task);
void setUpDiagram(CLI::App &parser, Task &task);
void setUpWorksheet(CLI::App &parser, Task &task);
void setUpDump(CLI::App &parser, Task &task);
void setUpRewrite(CLI::App &parser, Task &task);
void setUpMerge(CLI::App &parser, Task &task);
void setUpSame(CLI::App &parser, Task &task);
void setUpSimilar(CLI::App &parser, Task &task);
void setUpTree(CLI::App &parser, Task &task);
void setUpClock(CLI::App &parser, Task &task);
void setUpOpeningList(CLI::App &parser, Task &task);
void setUpOpeningShow(CLI::App &parser, Task &task);
void setUpOpeningCheck(CLI::App &parser, Task &task);
void setUpOpeningPlay(CLI::App &parser, Task &task);
void setUpOpenings(CLI::App &parser, Task &task);
void setUpVcf(CLI::App &parser, Task &task);
void setUpVct(CLI::App &parser, Task &task);
void setUpDefences(CLI::App &parser, Task &task);
void setUpReview(CLI::App &parser, Task &task);
void setUpPuzzles(CLI::App &parser, Task &task);
void setUpDuel(CLI::App &parser, Task &task);
void setUpAudit(CLI::App &parser, Task &task);
void setUpJournalVerify(CLI::App &parser, Task &task);
void setUpJournalReplay(CLI::App &parser, Task &task);
void setUpJournalReport(CLI::App &parser, Task &task);
void setUpJournalKey(CLI::App &parser, Task &task);
void setUpJournalSign(CLI::App &parser, Task &task);
void setUpClassJoin(CLI::App &parser, Task &task);
void setUpClassList(CLI::App &parser, Task &task);
void setUpLibraryImport(CLI::App &parser, Task &task);
void setUpLibraryImports(CLI::App &parser, Task &task);
void setUpLibraryUndo(CLI::App &parser, Task &task);
void setUpLibraryFind(CLI::App &parser, Task &task);
void setUpLibraryExplore(CLI::App &parser, Task &task);
void setUpLibraryPlayers(CLI::App &parser, Task &task);
void setUpLibraryDoubles(CLI::App &parser, Task &task);
void setUpLibraryStats(CLI::App &parser, Task &task);
void setUpLibraryGaps(CLI::App &parser, Task &task);
void setUpLibraryPrepare(CLI::App &parser, Task &task);
void setUpLibraryReport(CLI::App &parser, Task &task);
void setUpLibraryExport(CLI::App &parser, Task &task);
void setUpLibraryCheck(CLI::App &parser, Task &task);
void setUpLibraryBackup(CLI::App &parser, Task &task);
void setUpTournamentNew(CLI::App &parser, Task &task);
void setUpTournamentRead(CLI::App &parser, Task &task);
void setUpTournamentEnter(CLI::App &parser, Task &task);
void setUpTournamentQualify(CLI::App &parser, Task &task);
void setUpTournamentDecide(CLI::App &parser, Task &task);
void setUpTournamentPair(CLI::App &parser, Task &task);
void setUpTournamentPublish(CLI::App &parser, Task &task);
void setUpTournamentResult(CLI::App &parser, Task &task);
void setUpTournamentFinish(CLI::App &parser, Task &task);
void setUpTournamentUndo(CLI::App &parser, Task &task);
void setUpTournamentDo(CLI::App &parser, Task &task);
void setUpTournamentExport(CLI::App &parser, Task &task);
void setUpTournamentCheck(CLI::App &parser, Task &task);
void setUpTournamentCheckIn(CLI::App &parser, Task &task);
void setUpTournamentLog(CLI::App &parser, Task &task);
void setUpTournamentRescue(CLI::App &parser, Task &task);
void setUpTournamentPairRound(CLI::App &parser, Task &task);
void setUpTournamentStandings(CLI::App &parser, Task &task);
void setUpVenuePublish(CLI::App &parser, Task &task);
void setUpVenueServe(CLI::App &parser, Task &task);
void setUpVenueStop(CLI::App &parser, Task &task);
void setUpVenueInit(CLI::App &parser, Task &task);
void setUpVenueCode(CLI::App &parser, Task &task);
void setUpVenueJoin(CLI::App &parser, Task &task);
void setUpVenueStatus(CLI::App &parser, Task &task);
void setUpVenueReport(CLI::App &parser, Task &task);
void setUpVenueReceive(CLI::App &parser, Task &task);
void setUpVenueTakeHome(CLI::App &parser, Task &task);

} // namespace kagetsu::cli
