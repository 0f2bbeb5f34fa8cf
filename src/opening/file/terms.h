// SPDX-License-Identifier: MIT
#pragma once

#include "opening/file/modifiers.h"
#include "rules/ruleset.h"

namespace kagetsu::opening {

// What is agreed about the opening before a game: a procedure, values for its parameters, and modifiers. They are
// stored apart from the procedure that results from them so that they can be reviewed and changed the next time. The
// right to swap is agreed for persons, not for seats, so the modifier for it stays empty here.
struct Terms
{
    std::string id = "rif-classic";
    std::map<std::string, Value> values; // only those that differ from the procedure's own
    Modifiers modifiers;
    std::string document; // an organiser's own procedure as JSON; empty for a shipped one

    friend bool operator==(const Terms &, const Terms &) = default;
};

// Applies the terms to this procedure, whatever their id.
Result<Procedure, ProcedureFault> procedureBy(const Terms &terms, Procedure procedure);

// Returns true if the procedure can be played under this rule on this board; renju procedures can be played only in
// renju on its own board (opening.md#other-boards).
bool isOffered(const Procedure &procedure, rules::Rule rule, int boardSize);

// Returns the terms as one line of JSON for settings; termsFromText() reads the same value back.
std::string toText(const Terms &terms);
// Returns nothing if the text is not in this form.
std::optional<Terms> termsFromText(std::string_view text);

} // namespace kagetsu::opening
