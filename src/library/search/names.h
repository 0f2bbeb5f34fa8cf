// SPDX-License-Identifier: MIT
#pragma once

#include "library/search/filter.h"
#include "library/store.h"

#include <string>
#include <string_view>
#include <vector>

namespace kagetsu::library {

// The players or the events of a library as they are searched and put in order: folded once, and then compared quickly.
class NameTable
{
public:
    // The rows must be in the order of their ids.
    explicit NameTable(const std::vector<NamedRow> &rows);

    // Returns the row with this id; null if there is none.
    const NamedRow *row(std::uint32_t id) const;
    // Returns the rows of which a folded search is a part (matchesName()), by name or by team or place.
    RowSet like(std::string_view foldedSearch) const;
    // Returns the place of a row in alphabetical order; rows without a name, and no row at all, come last.
    std::uint32_t rank(std::uint32_t id) const;

private:
    const std::vector<NamedRow> *m_rows;
    std::vector<std::string> m_folded; // name and more, of each row
    std::vector<std::uint32_t> m_ranks; // by id
    std::vector<std::uint32_t> m_places; // in the rows, from 1, by id
};

// All games of a library with what finds them by name. Never changes, so that any thread may ask.
struct Catalogue
{
    explicit Catalogue(Contents made);
    Catalogue(const Catalogue &) = delete;
    Catalogue &operator=(const Catalogue &) = delete;

    const Contents contents;
    const NameTable players;
    const NameTable events;
};

} // namespace kagetsu::library
