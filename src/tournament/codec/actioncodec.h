// SPDX-License-Identifier: MIT
#pragma once

#include "base/json/fault.h"
#include "base/result.h"
#include "tournament/log/action.h"

#include <string>
#include <string_view>

namespace kagetsu::tournament {

// Writes an action as one line of an event file (tournament.md#the-file-of-an-event): a JSON object with the kind of
// the action and its members, such as {"do":"publish-round","section":1,"round":3}. actionFrom() reads the text back as
// an equal action.
std::string textOf(const Action &action);

// Reads an action strictly: every member must be present with its type and range, and no other member is accepted.
// Returns the first fault with its place otherwise.
Result<Action, json::DocumentFault> actionFrom(std::string_view text);

// Returns the word that names the kind of an action in a file, such as "publish-round".
std::string_view kindOf(const Action &action);

} // namespace kagetsu::tournament
