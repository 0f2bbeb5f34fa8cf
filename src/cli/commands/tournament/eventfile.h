// SPDX-License-Identifier: MIT
#pragma once

#include "json/fault.h"
#include "result.h"
#include "tournament/model/section.h"

#include <string_view>
#include <vector>

namespace kagetsu::cli {

// The results of a tournament, as anybody can write them to compare standings
// (command-line.md#tournament-standings).
struct EventFile
{
    tournament::Section section; // all its rounds are finished
    std::vector<tournament::Criterion> order;
};

// Every member is checked: there is no other one, and each has its type and range. The fault has its place.
Result<EventFile, json::DocumentFault> readEventFile(std::string_view text);

} // namespace kagetsu::cli
