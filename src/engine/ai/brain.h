// SPDX-License-Identifier: MIT
#pragma once

#include "engine/ai/treesearch.h"

#include <memory>

namespace kagetsu::ai {

// A position in which a move is wanted, with the limits of the search.
struct Task
{
    rules::Position position; // at most LargestBoard points per side, with at least one empty point
    rules::Side side = rules::Side::Black; // the side to move
    rules::RuleSet rules {};
    int level = HighestLevel;
    std::uint64_t seed = 0; // decides between moves of equal worth
    std::uint64_t nodes = 0; // positions to examine, instead of the level's number; 0 keeps that number
    int lines = 1; // how many of the best moves are wanted
    bool weighs = false; // True if their worth is wanted as well, even when there is only one move
};

// One of the best moves, with its worth as the computer sees it. A worth of at least SurelyWon is a win.
struct Choice
{
    rules::Point point;
    int worth = 0;
    int depth = 0;
    std::vector<rules::Point> line {}; // the move and the expected replies

    friend bool operator==(const Choice &, const Choice &) = default;
};

// The result of thinking about a task.
struct Thought
{
    std::vector<Choice> choices {}; // the best first; at least one
    std::uint64_t nodes = 0;

    rules::Point move() const { return choices.front().point; }
    friend bool operator==(const Thought &, const Thought &) = default;
};

// Finds moves (engine-ai.md#choosing). It allocates its memory when it is constructed. The same task has the same
// answer unless something ends the search early. One brain serves one thread at a time.
class Brain
{
public:
    using Told = std::function<void(const Thought &)>;

    // The table holds 2^tableBits positions of 24 bytes each.
    explicit Brain(int tableBits = 18);
    Brain(Brain &&) noexcept;
    Brain &operator=(Brain &&) noexcept;
    ~Brain();

    // Returns the best moves of the task. `goesOn` is called every few hundred positions; if it returns false, the
    // search ends and the best moves known so far are returned. The move is never forbidden unless all moves are.
    // `told` is called after each completed round with what has been found. Both callbacks run in the calling thread.
    Thought think(const Task &task, const std::function<bool()> &goesOn = {}, const Told &told = {});

private:
    Thought deepen(
        Board &board, std::vector<Cell> moves, const Task &task, const std::function<bool()> &goesOn, const Told &told);

    struct Memory;
    std::unique_ptr<Memory> m_memory;
};

} // namespace kagetsu::ai
