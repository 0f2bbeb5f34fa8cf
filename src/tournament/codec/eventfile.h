// SPDX-License-Identifier: MIT
#pragma once

#include "base/json/fault.h"
#include "base/result.h"
#include "tournament/model/section.h"

#include <string_view>
#include <vector>

namespace kagetsu::tournament {

// The results of a tournament in a form that anybody can write, for comparing standings
// (command-line.md#tournament-standings).
struct EventFile
{
    Section section; // all its rounds are finished
    std::vector<Criterion> order;
};

// Reads such a file. Every member is checked for its type and range, and no others are allowed. The error gives the
// place of the fault.
Result<EventFile, json::DocumentFault> readEventFile(std::string_view text);

} // namespace kagetsu::tournament
