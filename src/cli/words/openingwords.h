// SPDX-License-Identifier: MIT
#pragma once

#include "match/record/recordaudit.h"
#include "opening/play/opening.h"

#include <string>
#include <string_view>

namespace kagetsu::cli {

// Codes of openings for scripts ("equivalent-offer") and their sentences.
struct OpeningWords
{
    std::string_view code;
    std::string text;
};

OpeningWords wordsFor(opening::ProcedureError error);
OpeningWords wordsFor(const opening::Refusal &refusal);
OpeningWords wordsFor(const match::Finding &finding);

// "place", "choose", …; "free" when the procedure is over.
std::string_view nameOf(opening::NeedKind kind);
// "centre", "any", "sq:5", "outside:7".
std::string textOf(const opening::Region &region);
// What follows the kind of a need: `3 X sq:5`, `keep swap`, `1-12`, `0/2 any`, `G7 J10`.
std::string detailsOf(const opening::Opening &opening);

} // namespace kagetsu::cli
