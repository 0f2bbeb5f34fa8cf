// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/csv/csvtext.h"
#include "tournament/model/entry.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace kagetsu::tournament {

// What a column of a list of players holds. Family name, given name and patronymic are parts of one name. Number is a
// running number, which says nothing of a player; Ignored is what an event has no place for.
enum class EntryColumn : std::uint8_t {
    Ignored,
    Number,
    Name,
    FamilyName,
    GivenName,
    Patronymic,
    Rating,
    Rank,
    Club,
    Country,
    Members,
    Title,
    Sex,
    Birth,
    FederationId
};

struct EntryColumns
{
    // Where the heads came from: there are none, they are known words, or they are words over nothing but figures.
    enum class Heads : std::uint8_t { None, Known, Guessed };

    std::vector<EntryColumn> columns; // from the left
    Heads heads = Heads::None;
    std::size_t first = 0; // the row of the first player, from 0: behind titles and heads

    friend bool operator==(const EntryColumns &, const EntryColumns &) = default;
};

// Every meaning, in the order in which people choose one.
std::span<const EntryColumn> entryColumns();
// The word for it on the command line: "name", "federation-id"; "-" for one that is left out.
std::string_view codeOf(EntryColumn column);
std::optional<EntryColumn> entryColumnFrom(std::string_view code);

// The columns of a list, by the heads in its first row, or in one of the next below a title; without heads by what
// stands in them (tournament.md#tables-for-spreadsheets).
EntryColumns columnsOf(const CsvTable &table);

// A cell of digits as a number; nothing for anything else.
std::optional<int> figureIn(const std::string &cell);

// Nothing but a dash or the like, which stands where something is not known; also an empty cell.
bool isFiller(const std::string &cell);

// A word or a letter for a sex, in any language of the program and many of Europe; nothing for anything else.
std::optional<Sex> sexIn(const std::string &cell);

} // namespace kagetsu::tournament
