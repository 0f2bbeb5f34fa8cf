// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/csv/csvtables.h"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace kagetsu::tournament {

// The details of a player or a team by field, for tables, forms and lists. The fields are name, rating, rank, club,
// country, members, title, sex, birth, federation number, number of rated games and factor K.

// Returns a field as it stands in files: members separated by slashes, and the sex as "f" or "m". Empty if it is not
// known.
std::string fieldOf(const EntryDetails &details, CsvHead head);

// Returns all fields that are known about a player, by their codes. The name always is one of them.
std::vector<std::pair<std::string_view, std::string>> knownFields(const EntryDetails &details);

// Sets a field to what somebody typed. Members and sex cannot be set this way. Returns false, and changes nothing, if
// the text is not valid.
bool setField(EntryDetails &details, CsvHead head, std::string_view written);

} // namespace kagetsu::tournament
