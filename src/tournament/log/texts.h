// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/log/action.h"
#include "tournament/log/refusal.h"

#include <optional>

namespace kagetsu::tournament {

// What the texts of an event may be (tournament.md#texts). It is asked of what is done now, and never of what a log
// holds already, so that events of earlier versions open as they are.

// Code points of a name, and of a text such as a reason.
inline constexpr std::size_t LongestName = 200;
inline constexpr std::size_t LongestText = 2000;

// Puts U+FFFD in the place of signs that no file keeps or nobody sees: what is not UTF-8, U+FFFE and U+FFFF, a U+FEFF
// that begins the text, and control signs. Returns how many there were. On one line, breaks and tabs become blanks.
std::size_t tidyLine(std::string &text);
std::size_t tidyText(std::string &text);
// All texts of an action. Texts that no person writes, such as the input of a pairing, keep their control signs.
std::size_t tidy(Action &action);

// Why these texts are not taken: an entry without a name that can be seen, or one that is too long.
std::optional<Refusal> refusalOfTexts(const Action &action);
std::optional<Refusal> refusalOfName(const std::string &name);

} // namespace kagetsu::tournament
