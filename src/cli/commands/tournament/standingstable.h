// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/model/section.h"
#include "tournament/standings/standings.h"

#include <nlohmann/json.hpp>

#include <ostream>

namespace kagetsu::cli {

// Places with the values of some criteria, as they are printed (command-line.md#tournament-standings).
struct StandingsTable
{
    std::vector<tournament::Criterion> columns;
    std::vector<tournament::Standing> rows;
};

// By these criteria; `all`: with the values of every criterion instead.
StandingsTable standingsTable(
    const tournament::Section &section, const std::vector<tournament::Criterion> &order, bool all = false);

// How far each came in an elimination, without values; place 0 who still plays.
StandingsTable knockoutTable(const tournament::Section &section);

// Exact; "-" where it has no effect.
std::string textOf(const tournament::Criterion &criterion, const tournament::Value &value);

void print(std::ostream &stream, const StandingsTable &table, const tournament::Section &section);
nlohmann::ordered_json asJson(const StandingsTable &table, const tournament::Section &section);

} // namespace kagetsu::cli
