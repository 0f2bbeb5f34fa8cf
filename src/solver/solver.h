// SPDX-License-Identifier: MIT
#pragma once

#include "solver/question.h"

#include <memory>

namespace kagetsu::solver {

struct SearchMemory;

// Finds wins by fours. It takes its memory when it is made (Bytes, and a few hundred kilobytes) and no more, however
// long it searches; what it answers does not depend on what it was asked before. One solver is for one thread at a
// time.
class FourSolver
{
public:
    static constexpr std::size_t Bytes = std::size_t { 16 } << 20;

    FourSolver();
    FourSolver(FourSolver &&) noexcept;
    FourSolver &operator=(FourSolver &&) noexcept;
    ~FourSolver();

    // Any win.
    Finding find(const Question &question, const Limits &limits = {});
    // The shortest. When a limit is reached after a win was found, the answer is that win, not proven to be the
    // shortest.
    Finding findShortest(const Question &question, const Limits &limits = {});

    // All moves that win, fives when there are any, else fours (solver.md#first-moves), with those that are not known
    // to win or not because a limit was reached. The answer is that of find(); the shortest are marked if they are
    // known.
    MoveAnswers firstMoves(const Question &question, const Limits &limits = {});

    // Every move of the other side, if it were to move, by whether the attacker wins by fours after it: None for those
    // that stop him, proven; Win for those that do not (solver.md#defences). A five of the other side stops everything;
    // forbidden moves are left out. The answer is None when some move is known to stop him.
    MoveAnswers defences(const Question &question, const Limits &limits = {});

private:
    std::unique_ptr<SearchMemory> m_memory;
};

// Finds wins by fours and threes (solver.md#threes). What is said of the other solver holds of this one, too.
class ThreeSolver
{
public:
    static constexpr std::size_t Bytes = FourSolver::Bytes + 24 * (std::size_t { 1 } << 18);

    ThreeSolver();
    ThreeSolver(ThreeSolver &&) noexcept;
    ThreeSolver &operator=(ThreeSolver &&) noexcept;
    ~ThreeSolver();

    // Any win with fours and with threes that threaten to win by at most so many fours, from 1. None says that these
    // moves do not win; the finding names them (Finding::threatFours). A win need not be the shortest.
    Finding find(const Question &question, int threatFours = 1, const Limits &limits = {});

private:
    struct Memory;
    std::unique_ptr<Memory> m_memory;
};

} // namespace kagetsu::solver
