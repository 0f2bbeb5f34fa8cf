// SPDX-License-Identifier: MIT
#pragma once

#include "solver/proof/checker.h"
#include "solver/solver.h"

#include <QString>

namespace kagetsu::wording {

// What is said of wins by fours, and by fours and threes: what a search found, or did not, and why the moves of a proof
// win.

// How a search ended that has no answer: of itself, at the limit it was given, or because somebody stopped it.
enum class SearchEnd : std::uint8_t { Limit, Stopped };

// "Black wins in 7 fours": a line of its own, for a glance.
QString winName(rules::Side attacker, int length);
// The same of the side that is not to move.
QString threatName(rules::Side attacker, int length);

// In sentences. A win, none, and an answer that is not known never sound alike.
QString answerText(const solver::Finding &finding, rules::Side attacker, SearchEnd end);
// Of all moves with which the attacker, to move, begins a win.
QString firstMovesText(const solver::MoveAnswers &moves, rules::Side attacker, SearchEnd end);
// Of all moves of the other side after which the attacker has no win.
QString defencesText(const solver::MoveAnswers &moves, rules::Side attacker, SearchEnd end);
// Where the attacker, if he were to move, would have no win: there is nothing to stop.
QString noThreatText(rules::Side attacker);
// Of one of those moves.
QString firstMoveText(const solver::MoveAnswer &move);
QString defenceMoveText(const solver::MoveAnswer &move);

// How far a search has come.
QString progressText(const solver::Progress &progress);

// The attacker's move, and why the win goes on or ends with it.
QString attackText(const solver::Step &step);
// One of several moves that stop the four, or the only one.
QString defenceText(rules::Point point, bool isOnly);
// A stone on one of several five-points, and the five on another.
QString uselessDefenceText(rules::Point defence, rules::Point five);
// Before the win that a three threatens.
QString elsewhereText();
// A position that the tree has already shown with all that follows.
QString knownPositionText(const solver::Step &step);

// What the checker said of a proof: nothing wrong, or the first hole and where it is.
QString checkText(const solver::Proof &proof, const std::optional<solver::Hole> &hole);

} // namespace kagetsu::wording
