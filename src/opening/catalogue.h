// SPDX-License-Identifier: MIT
#pragma once

#include "rules/symmetry.h"

#include <array>
#include <optional>
#include <string_view>

namespace kagetsu::opening {

// A start of three stones: black centre, white next to it, black within the middle 5×5 (openings.md 2.1).
struct Pattern
{
    std::string_view code; // "D4"
    rules::Point second; // from the centre, in the canonical orientation
    rules::Point third;
    std::string_view romaji;
    std::string_view kana;
    std::string_view japanese;
    std::string_view chinese;
    std::string_view russian; // transliterated by the Polivanov system
};

// The id of the catalogue of the 26 patterns in the data of procedures.
constexpr std::string_view Renju26 = "renju26";

// D1 to D13, then I1 to I13.
const std::array<Pattern, 26> &patterns();

// Reads a code in the new or the old form ("D4", "4D"); nullptr when there is no such pattern.
const Pattern *patternFromCode(std::string_view code);

struct NamedPattern
{
    const Pattern *pattern = nullptr;
    rules::Symmetry symmetry = rules::Symmetry::Identity; // turns the stones into the canonical orientation

    friend bool operator==(const NamedPattern &, const NamedPattern &) = default;
};

// The pattern of three stones (openings.md 2.3). Nothing for other starts, off the centre, and on even boards.
std::optional<NamedPattern> identify(rules::Point first, rules::Point second, rules::Point third, int boardSize);

} // namespace kagetsu::opening
