// SPDX-License-Identifier: MIT
#pragma once

#include "solver/limits.h"
#include "solver/moveanswers.h"

#include <memory>

namespace kagetsu::solver {

// Does this side, which is to move, win by fours? Any stones are allowed, and any of the rule sets.
struct Question
{
    rules::Position position;
    rules::Side attacker = rules::Side::Black;
    rules::RuleSet rules {};

    friend bool operator==(const Question &, const Question &) = default;
};

struct Finding
{
    Answer answer = Answer::Unknown;
    // Of a win; empty otherwise.
    Proof proof {};
    // Of a win: lengthOf(proof), and whether it is proven that there is no shorter one.
    int length = 0;
    bool isShortest = false;
    std::uint64_t nodes = 0; // that the search looked at

    friend bool operator==(const Finding &, const Finding &) = default;
};

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
    struct Work;
    std::unique_ptr<Work> m_work;
};

} // namespace kagetsu::solver
