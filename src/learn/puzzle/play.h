// SPDX-License-Identifier: MIT
#pragma once

#include "analysis/review/line.h"
#include "learn/puzzle/made.h"
#include "record/model/gameinfo.h"

#include <functional>
#include <memory>

namespace kagetsu::puzzle {

// The limits of making puzzles.
struct PlayLimits
{
    std::uint64_t nodes = 20'000; // that each question about a position may examine
    std::function<bool()> isCancelled = [] { return false; }; // asked between and during the searches
};

// Makes puzzles of the positions that games reached (learn.md#puzzles-from-play). Each has all right answers and no
// others, as both solvers and the judge of tasks find them; where a limit leaves one open, there is no puzzle. One
// maker serves one thread at a time. The same game gives the same puzzles on every machine.
class PlayMaker
{
public:
    PlayMaker();
    PlayMaker(PlayMaker &&) noexcept;
    PlayMaker &operator=(PlayMaker &&) noexcept;
    ~PlayMaker();

    // Returns the puzzles of a game in the order of its moves, without their sources: of each run of positions in which
    // a side has a win, or has to stop one, the first; with no more of Theme::StopTheWin than of all others together,
    // and at least one. Returns those found so far if stopped.
    std::vector<MadePuzzle> puzzlesOf(const review::Line &line, const PlayLimits &limits = {});

    // Returns the puzzle in this position; nothing if it is none.
    std::optional<MadePuzzle> puzzleAt(
        const rules::Position &position, rules::Side side, const rules::RuleSet &rules, const PlayLimits &limits = {});

private:
    struct Solvers;
    std::unique_ptr<Solvers> m_solvers;
};

// Returns what is told of a game as the source of its puzzles.
Source sourceOf(const record::GameInfo &info, int move);

} // namespace kagetsu::puzzle
