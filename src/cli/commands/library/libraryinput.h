// SPDX-License-Identifier: MIT
#pragma once

#include "cli/commands/command.h"
#include "cli/output/answer.h"
#include "library/search/filter.h"
#include "library/search/names.h"
#include "library/search/position.h"
#include "library/search/statistics.h"
#include "library/store/sqlstore.h"

#include <QStringList>

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace CLI {
class Option;
}

namespace kagetsu::cli {

// A library that a command works on.
class OpenedLibrary
{
public:
    // Opens the file. On failure, prints the reason on standard error and returns nothing.
    static std::unique_ptr<OpenedLibrary> open(const std::string &file, library::SqlStore::Access access);

    const std::string &file() const { return m_file; }
    library::SqlStore &store() { return m_store; }
    // Reads all games, at the first call. On failure, prints the reason and returns nullptr.
    const library::Contents *contents();
    // The same with names that can be searched. Call one of the two.
    const library::Catalogue *catalogue();
    // Prints what the fault is, and returns ExitStatus::Bad.
    ExitStatus tell(const library::StoreFault &fault) const;

    std::string playerName(std::uint32_t id) const;
    std::string eventName(std::uint32_t id) const;

private:
    std::string m_file;
    library::SqlStore m_store;
    std::optional<library::Contents> m_contents;
    std::unique_ptr<const library::Catalogue> m_catalogue;
};

// Prints the reason of a fault of this file. Returns Bad.
ExitStatus tell(const std::string &file, const library::StoreFault &fault);
// Prints what was found in a file that was read.
void tell(const library::ImportFinding &finding);
// Returns names from the command line. If one is not valid text, prints a message and returns nothing.
std::optional<QStringList> pathsFrom(const std::vector<std::string> &paths);

// Adds --library, which every command about libraries has.
CLI::Option *addLibraryOption(CLI::App &parser, std::string &file);

// Which games a command is about, as given on the command line.
struct FilterArguments
{
    std::string player;
    std::string side;
    std::string opponent;
    std::string event;
    std::optional<int> firstYear;
    std::optional<int> lastYear;
    std::string rule;
    std::string result;
    std::string kind;
    std::string opening;
    bool faulty = false;
};

// Adds the options of a filter. `usualKinds` says which games are meant where --kind is not given.
void addFilterOptions(CLI::App &parser, FilterArguments &arguments, std::string usualKinds);
// Returns the filter. If something is wrong, prints a message and returns nothing.
std::optional<library::Filter> filterFrom(const FilterArguments &arguments, const library::Contents &contents);

// Reads moves, a board or a record as a position. If it is none, prints a message and returns nothing.
std::optional<library::PositionQuestion> positionFrom(const std::string &text, int boardSize);
// The same as stones, with the lines of their board.
std::optional<std::pair<int, std::vector<library::Line::Stone>>> stonesFrom(const std::string &text, int boardSize);

// Returns "H8 I9 pass", the moves of a line.
std::string movesText(const library::StoredGame &game);
// Returns the word of --result, or one of two that nobody asks for: "both-lose", "void".
std::string_view resultWord(record::Winner winner);
// Returns the pattern's code, "D4", or an empty text for 0.
std::string openingCode(int opening);
// Returns what is told of a game wherever games are listed.
Answer headAnswer(std::int64_t id, const library::StoredGame &game);
// Returns the share of a score in per cent, to a tenth, from its points as a number of halves; null if nothing is
// decided.
Answer perCent(std::uint64_t halves, std::uint64_t decided);
// Returns the results of a player: games, won, drawn, lost, and the share of the decided ones in per cent, or null.
Answer scoreAnswer(const library::OwnScore &score);

} // namespace kagetsu::cli
