// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/csv/csvtext.h"
#include "tournament/model/entry.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace kagetsu::tournament {

// The content of a column in a list of players. Family name, given name and patronymic are parts of one name. Number is
// a running number that says nothing about the player. Ignored is anything that an event cannot store.
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
    FederationId,
    RatedGames,
    RatingFactor
};

// The columns of a list, as read from its headings or guessed from its cells.
struct EntryColumns
{
    // Tells how the headings were found: there are none, their words are known, or they were guessed because they are
    // words above nothing but numbers.
    enum class Heads : std::uint8_t { None, Known, Guessed };

    std::vector<EntryColumn> columns; // one element per column, leftmost first
    Heads heads = Heads::None;
    std::size_t first = 0; // the row of the first player, from 0, after titles and headings

    friend bool operator==(const EntryColumns &, const EntryColumns &) = default;
};

// Returns every kind of column, in the order in which a person chooses one.
std::span<const EntryColumn> entryColumns();
// Returns the word for a column on the command line, such as "name" or "federation-id"; "-" for an ignored column.
std::string_view codeOf(EntryColumn column);
std::optional<EntryColumn> entryColumnFrom(std::string_view code);

// Finds out what the columns of a list contain: from the headings in its first row, or in one of the next rows below a
// title, or else from the cells themselves (tournament.md#tables-for-spreadsheets).
EntryColumns columnsOf(const CsvTable &table);

// Returns the same with one element for each column of the table, so that a person can choose all of them. Columns
// beyond the sixtieth, more than any real list has, are left out.
EntryColumns columnsToChoose(const CsvTable &table);
// Gives a column another meaning, as a person chose it. Each meaning has one column, so the column that had it before
// becomes ignored, unless a name, a number or a rating may come from several.
void chooseMeaning(EntryColumns &columns, std::size_t column, EntryColumn meaning);

// Returns a cell of digits as a number; nothing for any other cell.
std::optional<int> figureIn(const std::string &cell);

// True if the cell is empty or is only a dash or a similar sign for an unknown value.
bool isFiller(const std::string &cell);

// Reads a word or a letter for a sex, in any language of the program and many languages of Europe. Returns nothing for
// any other text.
std::optional<Sex> sexIn(const std::string &cell);

} // namespace kagetsu::tournament
