// SPDX-License-Identifier: MIT
#pragma once

#include "json/fault.h"
#include "result.h"
#include "tournament/log/action.h"

#include <string>
#include <string_view>

namespace kagetsu::tournament {

// An action as a line of a file (tournament.md#the-file-of-an-event): JSON with its kind and what it is about, such as
// {"do":"publish-round","section":1,"round":3}. What is written is read as the same action.
std::string textOf(const Action &action);

// Strict: every member is there, of its type and range, and no other one. The first fault, with its place.
Result<Action, json::DocumentFault> actionFrom(std::string_view text);

// The word for its kind: "publish-round".
std::string_view kindOf(const Action &action);

} // namespace kagetsu::tournament
