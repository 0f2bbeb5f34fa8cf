// SPDX-License-Identifier: MIT
#pragma once

#include "analysis/solver/question.h"

#include <memory>

namespace kagetsu::solver {

struct SearchMemory;

// Finds wins by fours. It allocates its memory when it is constructed (Bytes, and a few hundred kilobytes), and no
// more, however long it searches. Its answers do not depend on earlier questions. One solver serves one thread at a
// time.
class FourSolver
{
public:
    static constexpr std::size_t Bytes = std::size_t { 16 } << 20;

    FourSolver();
    FourSolver(FourSolver &&) noexcept;
    FourSolver &operator=(FourSolver &&) noexcept;
    ~FourSolver();

    // Finds any win.
    Finding find(const Question &question, const Limits &limits = {});
    // Finds a shortest win. If a limit is reached after a win was found, the answer is that win, not marked as a
    // shortest one.
    Finding findShortest(const Question &question, const Limits &limits = {});

    // Returns all first moves that win (analysis.md#first-moves): the fives if there are any, otherwise fours. Moves
    // that were not decided before a limit was reached are included as Unknown. The answer is that of find(). Moves
    // that begin a shortest win are marked if that is known.
    MoveAnswers firstMoves(const Question &question, const Limits &limits = {});

    // Returns every legal move of the defender, if he were to move, with the answer to whether the attacker wins by
    // fours after it (analysis.md#defences). None means that the move is proven to stop the attacker; Win, that it does
    // not. A five of the defender stops everything. Forbidden moves are left out. The answer of the position is None if
    // at least one move is known to stop the attacker.
    MoveAnswers defences(const Question &question, const Limits &limits = {});

private:
    std::unique_ptr<SearchMemory> m_memory;
};

// Finds wins by fours and threes (analysis.md#threes). What FourSolver says about memory, earlier questions and threads
// applies here as well.
class ThreeSolver
{
public:
    static constexpr std::size_t Bytes =
        FourSolver::Bytes + 24 * (std::size_t { 1 } << 18) + 64 * (std::size_t { 1 } << 15);

    ThreeSolver();
    ThreeSolver(ThreeSolver &&) noexcept;
    ThreeSolver &operator=(ThreeSolver &&) noexcept;
    ~ThreeSolver();

    // Finds any win by fours and by threes that threaten to win by at most `threatFours` fours, which is 1 or more.
    // None means that these moves do not win; Finding::threatFours says which moves were covered. The win need not be
    // the shortest.
    Finding find(const Question &question, int threatFours = 1, const Limits &limits = {});

    // The slowest threats that a search looks at: threes that win by this many fours if nothing is done.
    static constexpr int MostThreatFours = 3;
    // Finds any win by fours and by threes that threaten at most MostThreatFours fours (analysis.md#threes). It
    // searches with threats of one four and with all of them in turn, first with few nodes and then with more: a win
    // that is quick for one of them does not wait for a long search for the other. Finding::threatFours says which
    // search found a win; None covers MostThreatFours. The answer and its nodes do not depend on how the board is
    // turned.
    Finding findAny(const Question &question, const Limits &limits = {});

private:
    struct Memory;
    std::unique_ptr<Memory> m_memory;
};

} // namespace kagetsu::solver
