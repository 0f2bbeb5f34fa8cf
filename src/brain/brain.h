// SPDX-License-Identifier: MIT
#pragma once

#include "brain/search.h"

#include <memory>

namespace kagetsu::brain {

// What to find a move for.
struct Task
{
    rules::Position position; // at most LargestBoard points a side, with an empty point
    rules::Side side = rules::Side::Black; // to move
    rules::RuleSet rules {};
    int level = HighestLevel;
    std::uint64_t seed = 0; // chooses among moves of the same worth
    std::uint64_t nodes = 0; // instead of those of the level; 0 for those
    int lines = 1; // how many best moves are wanted
    bool weighs = false; // what they are worth is wanted, too, also of an only move
};

// One of the best moves, with what the opponent thinks of it. A worth of at least SurelyWon is a win.
struct Choice
{
    rules::Point point;
    int worth = 0;
    int depth = 0;
    std::vector<rules::Point> line {}; // the move and the answers expected

    friend bool operator==(const Choice &, const Choice &) = default;
};

struct Thought
{
    std::vector<Choice> choices {}; // the best first, at least one
    std::uint64_t nodes = 0;

    rules::Point move() const { return choices.front().point; }
    friend bool operator==(const Thought &, const Thought &) = default;
};

// Finds moves (brain.md#choosing). It takes its memory when it is made. The same task has the same answer, as long as
// nothing ends it early; one brain is for one thread at a time.
class Brain
{
public:
    using Told = std::function<void(const Thought &)>;

    // The table holds 2^bits positions of 24 bytes each.
    explicit Brain(int tableBits = 18);
    Brain(Brain &&) noexcept;
    Brain &operator=(Brain &&) noexcept;
    ~Brain();

    // `goesOn` is called every few hundred positions and ends the search by answering false: the answer then is the
    // best that is known. A move is never forbidden unless all are. `told` is called in that thread, too,
    // with what a round has found.
    Thought think(const Task &task, const std::function<bool()> &goesOn = {}, const Told &told = {});

private:
    Thought deepen(
        Board &board, std::vector<Cell> moves, const Task &task, const std::function<bool()> &goesOn, const Told &told);

    struct Memory;
    std::unique_ptr<Memory> m_memory;
};

} // namespace kagetsu::brain
