// SPDX-License-Identifier: MIT
#pragma once

#include "cli/words/words.h"
#include "match/model/record/recordaudit.h"
#include "opening/play/opening.h"
#include "rules/symmetry.h"

#include <string>
#include <string_view>

namespace kagetsu::cli {

// Return the words that say what is wrong with a procedure, a choice in an opening or a game.
Words wordsFor(opening::ProcedureError error);
Words wordsFor(const opening::Refusal &refusal);
Words wordsFor(const match::AuditFinding &finding);

// Returns "place", "choose", …, or "free" when the procedure is over.
std::string_view nameOf(opening::NeedKind kind);
// Returns "e", "r90", … (opening.md#symmetries).
std::string_view nameOf(rules::Symmetry symmetry);
// Returns the details of a need, which follow its kind: `3 X sq:5`, `keep swap`, `1-12`, `0/2 any`, `G7 J10`.
std::string detailsOf(const opening::Opening &opening);

} // namespace kagetsu::cli
