// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/log/action.h"
#include "tournament/log/refusal.h"

#include <optional>

namespace kagetsu::tournament {

// The limits for texts of an event (tournament.md#texts). They are checked when an action is done, never when a log is
// read, so that events of earlier versions open unchanged.

// Limits in code points: for a name, and for a text such as a reason.
inline constexpr std::size_t LongestName = 200;
inline constexpr std::size_t LongestText = 2000;

// Replaces characters that a file cannot hold or that nobody can see with U+FFFD: invalid UTF-8, U+FFFE and U+FFFF, a
// leading U+FEFF, and control characters. Returns how many were replaced. tidyLine() turns line breaks and tabs into
// blanks.
std::size_t tidyLine(std::string &text);
std::size_t tidyText(std::string &text);
// Shortens a text to LongestName code points. Returns true if it was longer.
bool cutName(std::string &text);
// Tidies all texts of an action. Texts that no person writes, such as the input of a pairing, keep their control
// characters.
std::size_t tidy(Action &action);

// Returns why a text of the action is refused, such as an entry without a visible name or a text that is too long.
std::optional<Refusal> refusalOfTexts(const Action &action);
std::optional<Refusal> refusalOfName(const std::string &name);

} // namespace kagetsu::tournament
