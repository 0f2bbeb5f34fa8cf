// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace kagetsu::tournament {

// A date of birth, as far as it is known; often only the year.
struct BirthDate
{
    int year = 0; // EarliestBirthYear to LatestBirthYear; 0 if nothing is known
    int month = 0; // 1 to 12; 0 if not known
    int day = 0; // 1 to 31, only with a month; 0 if not known

    friend bool operator==(const BirthDate &, const BirthDate &) = default;
};

inline constexpr int EarliestBirthYear = 1850;
inline constexpr int LatestBirthYear = 2199;

inline bool isKnown(const BirthDate &birth)
{
    return birth.year != 0;
}

// Formats the date as "2001", "2001-05" or "2001-05-12". Returns an empty string if nothing is known.
std::string textOf(const BirthDate &birth);

// Reads a year, or a date in any common order and with any common separators: "2001", "2001-05-12", "2001/00/00",
// "12.05.2001", "2001年5月12日". If day and month cannot be told apart ("03/04/2001"), only the year is taken. Returns
// nothing if the text is not a date, such as a two-digit year.
std::optional<BirthDate> birthDateFrom(std::string_view text);

// True if both dates may be those of one person: they agree in every part that both of them have.
bool mayBeSame(const BirthDate &a, const BirthDate &b);

} // namespace kagetsu::tournament
