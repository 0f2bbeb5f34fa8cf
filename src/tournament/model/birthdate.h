// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace kagetsu::tournament {

// When somebody was born, as far as it is known: often no more than the year.
struct BirthDate
{
    int year = 0; // EarliestBirthYear to LatestBirthYear; 0: nothing is known
    int month = 0; // 1 to 12; 0: not known
    int day = 0; // 1 to 31, only with a month; 0: not known

    friend bool operator==(const BirthDate &, const BirthDate &) = default;
};

inline constexpr int EarliestBirthYear = 1850;
inline constexpr int LatestBirthYear = 2199;

inline bool isKnown(const BirthDate &birth)
{
    return birth.year != 0;
}

// "2001", "2001-05", "2001-05-12"; empty where nothing is known.
std::string textOf(const BirthDate &birth);

// Reads a year, or a date in any usual order and with any usual signs: "2001", "2001-05-12", "2001/00/00",
// "12.05.2001", "2001年5月12日". Where nobody can tell the day from the month ("03/04/2001") only the year is taken.
// Nothing for a text that is none, such as a year of two digits.
std::optional<BirthDate> birthDateFrom(std::string_view text);

// Whether both may be of one person: as far as both are known, they agree.
bool mayBeSame(const BirthDate &a, const BirthDate &b);

} // namespace kagetsu::tournament
