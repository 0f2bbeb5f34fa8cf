// SPDX-License-Identifier: MIT
#pragma once

#include "cli/words/words.h"
#include "match/record/recordaudit.h"
#include "opening/play/opening.h"

#include <string>
#include <string_view>

namespace kagetsu::cli {

// What is wrong with a procedure, a choice in an opening, a game.
Words wordsFor(opening::ProcedureError error);
Words wordsFor(const opening::Refusal &refusal);
Words wordsFor(const match::AuditFinding &finding);

// "place", "choose", …; "free" when the procedure is over.
std::string_view nameOf(opening::NeedKind kind);
// What follows the kind of a need: `3 X sq:5`, `keep swap`, `1-12`, `0/2 any`, `G7 J10`.
std::string detailsOf(const opening::Opening &opening);

} // namespace kagetsu::cli
