// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/model/match.h"

#include <map>
#include <optional>
#include <vector>

namespace kagetsu::tournament {

// Compares results that count only when they have been entered twice (tournament.md#at-the-desk). The state is kept for
// each table, so other tables can be entered between the two entries of one.
class DoubleEntry
{
public:
    // The outcomes of games of a table that follow one another, as they were entered together.
    struct Entry
    {
        int game = 0; // the first of the games, from 0
        std::vector<Outcome> outcomes;

        friend bool operator==(const Entry &, const Entry &) = default;
    };
    // First: the entry waits for its repetition. Same: it counts. Different: neither entry counts, and both are
    // forgotten.
    enum class Comparison : std::uint8_t { First, Same, Different };

    // Compares an entry with the one that waits for the table. An entry that begins with another game replaces it.
    Comparison enter(int table, const Entry &entry);
    // Returns the entry that waits for its repetition.
    std::optional<Entry> waiting(int table) const;
    // Forgets the entry that waits for the table. Returns false if there is none.
    bool forget(int table) { return m_waiting.erase(table) > 0; }
    void clear() { m_waiting.clear(); }

private:
    std::map<int, Entry> m_waiting; // by table
};

} // namespace kagetsu::tournament
