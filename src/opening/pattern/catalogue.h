// SPDX-License-Identifier: MIT
#pragma once

#include "rules/symmetry.h"

#include <array>
#include <optional>
#include <string_view>
#include <vector>

namespace kagetsu::opening {

// A start of three stones: black on the centre, white next to it, black within the middle 5×5 (opening.md#catalogue).
struct Pattern
{
    std::string_view code; // "D4"
    rules::Point second; // relative to the centre, in the canonical orientation
    // relative to the centre, in the canonical orientation
    rules::Point third;
    std::string_view romaji;
    std::string_view kana;
    std::string_view japanese;
    std::string_view chinese;
    std::string_view traditional; // Chinese as written in Taiwan and Hong Kong
    std::string_view korean; // the Korean reading of the same characters
    std::string_view russian; // transliterated by the Polivanov system
};

// The id of the catalogue of the 26 patterns in procedure files.
constexpr std::string_view Renju26 = "renju26";
// Precedes the code if a set-up names a pattern instead of points.
constexpr std::string_view PatternPrefix = "renju26:";

// Returns the patterns from D1 to D13, then from I1 to I13.
const std::array<Pattern, 26> &patterns();

// Returns the name of a pattern in the language with this tag ("zh-TW"), for texts that are made without Qt. A test
// checks that the names equal those in the window's translations. In a language without names of its own, the Japanese
// name in Latin letters is returned.
std::string_view patternName(const Pattern &pattern, std::string_view language);

// Reads a code in the new or the old form ("D4", "4D"). Returns nullptr if there is no such pattern.
const Pattern *patternFromCode(std::string_view code);

// Returns the patterns that match a search, in their order, by code or by part of a name in any language. Small and
// capital letters are treated alike, and so are the spellings of long vowels ("Shōgetsu", "Shogetsu", "Shougetsu"). An
// empty search matches all.
std::vector<const Pattern *> findPatterns(std::string_view search);

// The three stones of a start in order of play.
using PatternStones = std::array<rules::Point, 3>;

// Returns the stones of a pattern on an odd board, turned by this symmetry from the canonical orientation.
PatternStones stonesOf(const Pattern &pattern, rules::Symmetry symmetry, int boardSize);

// A pattern, and how the stones of a start have to be turned to show it.
struct NamedPattern
{
    const Pattern *pattern = nullptr;
    rules::Symmetry symmetry = rules::Symmetry::Identity; // turns the stones into the canonical orientation

    friend bool operator==(const NamedPattern &, const NamedPattern &) = default;
};

// Returns the pattern of three stones (opening.md#naming-a-start); nothing for other starts, off the centre, and on
// even boards.
std::optional<NamedPattern> identify(const PatternStones &stones, int boardSize);

// What three stones are: a pattern, the figure of a pattern off the centre, which is only a label there, or none of the
// 26 (opening.md#outside-the-catalogue).
enum class StartKind : std::uint8_t { Named, OffCentre, Outside };

struct Start
{
    StartKind kind = StartKind::Outside;
    NamedPattern named; // unused for an outside start

    friend bool operator==(const Start &, const Start &) = default;
};

// Describes a start of three stones. Returns nothing on even boards, which have no patterns.
std::optional<Start> describe(const PatternStones &stones, int boardSize);

} // namespace kagetsu::opening
