// SPDX-License-Identifier: MIT
#pragma once

#include "cli/words/words.h"
#include "library/search/figure.h"
#include "library/store.h"

namespace kagetsu::cli {

Words wordsFor(library::StoreFault::Code code);
Words wordsFor(library::FigureFault fault);
// Returns the words that say what is wrong with a game.
Words wordsFor(library::GameFault fault);

// Returns "people", "computer", "engines" or "study".
std::string_view nameOf(library::GameKind kind);

} // namespace kagetsu::cli
