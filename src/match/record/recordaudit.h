// SPDX-License-Identifier: MIT
#pragma once

#include "match/record/replayopening.h"
#include "record/model/game.h"
#include "rules/ruleset.h"

#include <optional>
#include <vector>

namespace kagetsu::match {

enum class Irregularity : std::uint8_t {
    IllegalPoint, // a move whose point cannot be read or lies off the board
    OccupiedPoint,
    ColourOrder, // the same colour twice in a row, or the wrong one first
    Opening, // `opening` says where the record and the procedure part
    WrongOpener, // the colours the opening comes to are not those of the players named
    Foul, // that did not end the game: `fouls` are its kinds
    UnnoticedFive,
    PlayAfterEnd, // the first move after a five, two passes or a full board
    ResultDoesNotFit, // `result` is what the board says, where it says something
};

struct AuditFinding
{
    Irregularity what = Irregularity::IllegalPoint;
    int move = 0; // number of the move; for a result that does not fit of the last one
    std::optional<rules::Point> point;
    rules::FoulKinds fouls;
    std::optional<OpeningFault> opening;
    record::GameResult result;

    friend bool operator==(const AuditFinding &, const AuditFinding &) = default;
};

// Everything irregular on the main line of a record, in the order of its moves. Without rules nothing is said of fives
// and fouls, without a procedure nothing of the opening. Empty for boards no game can be played on.
std::vector<AuditFinding> auditRecord(const record::Game &game, const std::optional<rules::RuleSet> &rules,
    const std::optional<opening::Procedure> &procedure);

} // namespace kagetsu::match
