// SPDX-License-Identifier: MIT
#pragma once

#include "library/search/names.h"

#include <span>
#include <string>

namespace kagetsu::library {

// A word for something that games have in common, in the user's language: the name of a rule, a result, an opening or
// a kind. The bits are those of a Filter.
struct Term
{
    std::string name;
    unsigned rules = 0;
    unsigned winners = 0;
    unsigned openings = 0;
    unsigned kinds = 0;
    bool isFaulty = false;
};

// What somebody types into one field to find games (library.md#typed-searches): each word is the beginning of a name of
// a player, a team, an event, a place or a term, or a year, or a span of years such as 2019-2024.
class TypedSearch
{
public:
    TypedSearch() = default;
    // The catalogue is only asked here. Text is UTF-8.
    TypedSearch(std::string_view typed, const Catalogue &catalogue, std::span<const Term> terms);

    bool accepts(const Facts &facts) const;
    // True if it admits all games.
    bool isEmpty() const { return m_words.empty(); }

private:
    struct Word
    {
        RowSet players;
        RowSet events;
        int firstYear = 0; // 0 if the word is no year
        int lastYear = 0;
        unsigned rules = 0;
        unsigned winners = 0;
        unsigned openings = 0;
        unsigned kinds = 0;
        bool isFaulty = false;
    };

    std::vector<Word> m_words;
};

} // namespace kagetsu::library
