// SPDX-License-Identifier: MIT
#pragma once

#include "opening/file/modifiers.h"
#include "rules/ruleset.h"

namespace kagetsu::opening {

// What is agreed of the opening before a game: a procedure, values for its parameters, and modifiers. Kept apart from
// what they come to, so that they can be looked at and changed the next time. Who may not swap is agreed of persons and
// not of seats, so the modifier for it stays empty here.
struct Terms
{
    std::string id = "rif-classic";
    std::map<std::string, Value> values; // where they differ from the procedure's own
    Modifiers modifiers;
    std::string document; // an organiser's own procedure as JSON; empty for one that is shipped

    friend bool operator==(const Terms &, const Terms &) = default;
};

// This procedure by the terms, whatever their id.
Result<Procedure, ProcedureFault> procedureBy(const Terms &terms, Procedure procedure);

// Whether it can be played under this rule on this board: procedures of renju only in renju on its own board
// (openings.md#other-boards).
bool isOffered(const Procedure &procedure, rules::Rule rule, int boardSize);

// One line of JSON, for settings; termsFromText gives the same value back.
std::string toText(const Terms &terms);
// Nothing when the text is none of these.
std::optional<Terms> termsFromText(std::string_view text);

} // namespace kagetsu::opening
