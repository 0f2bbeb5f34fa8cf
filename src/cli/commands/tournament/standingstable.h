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

// Returns the standings by these criteria. If `all` is set, the table has the values of every criterion.
StandingsTable standingsTable(
    const tournament::Section &section, const std::vector<tournament::Criterion> &order, bool all = false);

// Returns how far each player came in an elimination, without values. Players who are still in have place 0.
StandingsTable knockoutTable(const tournament::Section &section);

// Returns the exact value, or "-" if it has no effect.
std::string textOf(const tournament::Criterion &criterion, const tournament::Value &value);

void print(std::ostream &stream, const StandingsTable &table, const tournament::Section &section);
nlohmann::ordered_json asJson(const StandingsTable &table, const tournament::Section &section);

} // namespace kagetsu::cli
