// SPDX-License-Identifier: MIT
#pragma once

#include "analysis/solver/proof/checker.h"
#include "analysis/solver/solver.h"

#include <QString>

#include <chrono>

namespace kagetsu::text {

// The texts about wins by fours, and by fours and threes: what a search found or did not find, and why the moves of a
// proof win.

// Tells how a search ended that left something open: at its limit, or because somebody stopped it; and how long it
// took.
struct SearchEnd
{
    enum class Why : std::uint8_t { Limit, Stopped } why = Why::Limit;
    std::chrono::milliseconds took { 0 };
};

// Return a short line: "Black wins in 7 fours", or for a proof with threes "Black wins by fours and threes in at most 5
// moves".
QString winName(rules::Side attacker, int length);
QString winName(const solver::Proof &proof);
// Returns a short line for a win of the side that is not to move.
QString threatName(rules::Side attacker, int length);

// Returns the answer in sentences. The texts for a win, for no win and for an unknown answer are clearly different.
QString answerText(const solver::Finding &finding, rules::Side attacker, SearchEnd end);
// Returns all moves with which the attacker, who is to move, begins a win.
QString firstMovesText(const solver::MoveAnswers &moves, rules::Side attacker, SearchEnd end);
// Returns all moves of the other side after which the attacker has no win.
QString defencesText(const solver::MoveAnswers &moves, rules::Side attacker, SearchEnd end);
// Returns the text for a position in which the attacker would have no win by fours even if to move.
QString noThreatText(rules::Side attacker);
// Return the text for one of those moves.
QString firstMoveText(const solver::MoveAnswer &move);
QString defenceMoveText(const solver::MoveAnswer &move);

// Returns the progress of a search.
QString progressText(const solver::Progress &progress);

// Returns the attacker's move, and why the win continues or ends with it.
QString attackText(const solver::Step &step);
// Returns one of several moves that stop the four, or the only one.
QString defenceText(rules::Point point, bool isOnly);
// Returns the text for a stone on one of several five-points, and the five on another.
QString uselessDefenceText(rules::Point defence, rules::Point five);
// Returns the introduction to the win that a three threatens.
QString elsewhereText();
// Returns the text for a position that the tree has already shown with everything that follows.
QString knownPositionText(const solver::Step &step);

// Returns the result of checking a proof: that it is valid, or its first hole and where it is.
QString checkText(const solver::Proof &proof, const std::optional<solver::Hole> &hole);

} // namespace kagetsu::text
