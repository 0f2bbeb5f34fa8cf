// SPDX-License-Identifier: MIT
#pragma once

#include "cli/words/words.h"
#include "library/search/figure.h"
#include "library/store.h"

#include <optional>
#include <string_view>

namespace kagetsu::cli {

Words wordsFor(library::StoreFault::Code code);
Words wordsFor(library::FigureFault fault);
// Returns the words that say what is wrong with a game.
Words wordsFor(library::GameFault fault);

// Returns "people", "computer", "engines" or "study".
std::string_view nameOf(library::GameKind kind);
std::optional<library::GameKind> kindFromName(std::string_view name);

} // namespace kagetsu::cli
