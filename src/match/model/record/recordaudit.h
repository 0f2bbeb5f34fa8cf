// SPDX-License-Identifier: MIT
#pragma once

#include "match/model/record/replayopening.h"
#include "record/model/game.h"
#include "rules/ruleset.h"

#include <optional>
#include <vector>

namespace kagetsu::match {

// What is irregular about a move or the result of a record.
enum class Irregularity : std::uint8_t {
    IllegalPoint, // the point of the move cannot be read or is off the board
    OccupiedPoint,
    ColourOrder, // the same colour twice in a row, or the wrong one first
    Opening, // `opening` says where the record departs from the procedure
    WrongOpener, // the colours that the opening leads to are not those of the named players
    Foul, // a foul that did not end the game; `fouls` holds its kinds
    UnnoticedFive,
    PlayAfterEnd, // the first move after a five, two passes or a full board
    ResultDoesNotFit, // `result` is what the board says, if it says anything
};

struct AuditFinding
{
    Irregularity what = Irregularity::IllegalPoint;
    int move = 0; // number of the move; for a result that does not fit, of the last move
    std::optional<rules::Point> point;
    rules::FoulKinds fouls;
    std::optional<OpeningFault> opening;
    record::GameResult result;

    friend bool operator==(const AuditFinding &, const AuditFinding &) = default;
};

// Returns everything irregular on the main line of a record, in the order of its moves. Without rules, fives and fouls
// are not checked; without a procedure, the opening is not. Returns nothing for boards on which no game can be played.
std::vector<AuditFinding> auditRecord(const record::Game &game, const std::optional<rules::RuleSet> &rules,
    const std::optional<opening::Procedure> &procedure);

} // namespace kagetsu::match
