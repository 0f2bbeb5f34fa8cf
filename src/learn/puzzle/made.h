// SPDX-License-Identifier: MIT
#pragma once

#include "analysis/solver/proof/proof.h"
#include "rules/position.h"
#include "rules/ruleset.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kagetsu::puzzle {

// What a puzzle from play is about (learn.md#puzzles-from-play).
enum class Theme : std::uint8_t {
    Fours, // win by fours
    FoursAndThrees, // win by fours and threes, where fours alone do not win
    OnlyMove, // one move stops the win by fours of the other side
    StopTheWin, // a few moves stop it
    ForbiddenPoint, // the point that would stop it is forbidden to Black: White wins by that, or Black has to see it
};

inline constexpr Theme AllThemes[] { Theme::Fours, Theme::FoursAndThrees, Theme::OnlyMove, Theme::StopTheWin,
    Theme::ForbiddenPoint };

// The words in files and on the command line: "fours", "fours-and-threes", "only-move", "stop-the-win" and
// "forbidden-point".
std::string_view idOf(Theme theme);
std::optional<Theme> themeFromId(std::string_view id);

// The game that a puzzle was found in. Texts are as in its record and may be empty.
struct Source
{
    std::string black {};
    std::string white {};
    std::string date {};
    std::string event {};
    int move = 0; // number of the move that was played in the position, from 1

    friend bool operator==(const Source &, const Source &) = default;
};

// A puzzle made from a position of a game, with everything that its answers rest on.
struct MadePuzzle
{
    Theme theme = Theme::Fours;
    rules::RuleSet rules;
    rules::Position position;
    rules::Side side = rules::Side::Black; // the side to move, which is asked
    std::vector<rules::Point> answers; // every right first move, and no other, in board order
    int threatFours = 0; // the threes of a win by fours and threes threaten to win by at most so many fours
    solver::Proof proof; // of the win that the side has, or that it has to stop
    int length = 0; // length of that win in moves of its side (analysis.md#terms)
    int temptations = 0; // moves that look right and are not: fours that do not win, stops that do not hold
    std::uint64_t nodes = 0; // positions that the solvers examined for the answers
    Source source;

    // The side that has the win.
    rules::Side attacker() const { return proof.attacker; }
    bool isDefence() const { return proof.attacker != side; }
    friend bool operator==(const MadePuzzle &, const MadePuzzle &) = default;
};

// Returns a text that is the same for the same question on a turned or mirrored board, and for no other one:
// "made/", the rule, the size with the first letter of the side, and the stones of the least view.
std::string identityOf(const MadePuzzle &puzzle);

} // namespace kagetsu::puzzle
