// SPDX-License-Identifier: MIT
#pragma once

#include "rules/symmetry.h"

#include <array>
#include <optional>
#include <string_view>
#include <vector>

namespace kagetsu::opening {

// A start of three stones: black centre, white next to it, black within the middle 5×5 (openings.md#catalogue).
struct Pattern
{
    std::string_view code; // "D4"
    rules::Point second; // from the centre, in the canonical orientation
    rules::Point third;
    std::string_view romaji;
    std::string_view kana;
    std::string_view japanese;
    std::string_view chinese;
    std::string_view traditional; // Chinese, as written in Taiwan and Hong Kong
    std::string_view korean; // the same characters as they are read
    std::string_view russian; // transliterated by the Polivanov system
};

// The id of the catalogue of the 26 patterns in the data of procedures.
constexpr std::string_view Renju26 = "renju26";
// Before a code where a set-up names a pattern instead of points.
constexpr std::string_view PatternPrefix = "renju26:";

// D1 to D13, then I1 to I13.
const std::array<Pattern, 26> &patterns();

// What the pattern is called in a language, by its tag ("zh-TW"), for texts that are made without Qt: the same as the
// catalogues of the window say (a test compares them). Where it has no name of its own, the Japanese one in Latin
// letters.
std::string_view patternName(const Pattern &pattern, std::string_view language);

// Reads a code in the new or the old form ("D4", "4D"); nullptr when there is no such pattern.
const Pattern *patternFromCode(std::string_view code);

// The patterns that a search finds, in their order: by code, or by a part of a name in any language. Small and capital
// letters are the same, and so are the ways to write a long vowel ("Shōgetsu", "Shogetsu", "Shougetsu"). An empty
// search finds all.
std::vector<const Pattern *> findPatterns(std::string_view search);

// The three stones of a start in order of play.
using PatternStones = std::array<rules::Point, 3>;

// The stones of a pattern on an odd board, turned by this symmetry from the canonical orientation.
PatternStones stonesOf(const Pattern &pattern, rules::Symmetry symmetry, int boardSize);

struct NamedPattern
{
    const Pattern *pattern = nullptr;
    rules::Symmetry symmetry = rules::Symmetry::Identity; // turns the stones into the canonical orientation

    friend bool operator==(const NamedPattern &, const NamedPattern &) = default;
};

// The pattern of three stones (openings.md#naming-a-start). Nothing for other starts, off the centre, and on even
// boards.
std::optional<NamedPattern> identify(const PatternStones &stones, int boardSize);

// What can be said of a start: a pattern; its figure off the centre, where it is a label and nothing else; or none of
// the 26 (openings.md#outside-the-catalogue).
enum class StartKind : std::uint8_t { Named, OffCentre, Outside };

struct Start
{
    StartKind kind = StartKind::Outside;
    NamedPattern named; // not of an outside start

    friend bool operator==(const Start &, const Start &) = default;
};

// Nothing on even boards, which have no patterns.
std::optional<Start> describe(const PatternStones &stones, int boardSize);

} // namespace kagetsu::opening
