// SPDX-License-Identifier: MIT
#pragma once

#include "learn/practice/book.h"
#include "learn/puzzle/balance.h"
#include "learn/puzzle/play.h"
#include "record/collection.h"

#include <functional>
#include <optional>
#include <string>
#include <utility>

namespace kagetsu::puzzle {

// A game that puzzles are made from.
struct PlayedGame
{
    review::Line line;
    Source source {}; // its move is not set
    std::string at; // where to go on after this game (practice::Quarry::at)
    bool isLeftOut = false; // not a game of five in a row, or by a rule that nobody knows
};

// Gives the games of a place one after the other. It is used in one thread at a time.
class Feed
{
public:
    virtual ~Feed() = default;
    // Returns nothing at the end, or if it was cancelled; then it can be asked again.
    virtual std::optional<PlayedGame> next() = 0;
    // True if the place could not be read, so that next() gave nothing.
    virtual bool hasFailed() const { return false; }
    // Sets what next() asks while it looks for a game; nothing cancels it without this.
    void setCancelled(std::function<bool()> isCancelled) { m_isCancelled = std::move(isCancelled); }

protected:
    bool isCancelled() const { return m_isCancelled && m_isCancelled(); }

private:
    std::function<bool()> m_isCancelled;
};

// Return the rule by which a game is looked at: the one that it names, else that of renju if the board has its size,
// else nothing.
std::optional<rules::Rule> ruleFor(std::optional<rules::Rule> named, int boardSize);
std::optional<rules::Rule> ruleFor(const record::Game &game);

// Returns a game of a record.
PlayedGame playedGame(const record::Game &game, std::string at);

// The games of a file. `at` is the number of those that were looked through.
class RecordsFeed : public Feed
{
public:
    RecordsFeed(record::Collection games, std::string_view at);
    std::optional<PlayedGame> next() override;

private:
    record::Collection m_games;
    std::size_t m_next = 0;
};

// Makes puzzles of the next games until `isEnough` says so after a game, or the feed ends. A game whose searches are
// cancelled does not count: it comes again. A place is not done because it was cancelled, or could not be read.
// `balance` knows the puzzles that are there, and leaves out those of a theme that has too many.
practice::PuzzlesMade dig(Feed &feed, PlayMaker &maker, practice::Quarry from, const std::function<bool()> &isEnough,
    const PlayLimits &limits, ThemeBalance balance = {});

} // namespace kagetsu::puzzle
