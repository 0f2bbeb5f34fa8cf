// SPDX-License-Identifier: MIT
#pragma once

#include "rules/boardpart.h"
#include "rules/symmetry.h"

#include <result.h>

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace kagetsu::diagram {

// Which moves have their numbers on their stones.
enum class Numbers : std::uint8_t { None, From, Last };
// Which forbidden points bear their signs.
enum class Signs : std::uint8_t { None, All, Chosen };
// Where letters and numbers stand.
enum class Coordinates : std::uint8_t { None, Outside, BothSides };
// What the picture is made of.
enum class Style : std::uint8_t {
    Wood, // as on the screen
    Paper, // flat stones and coloured signs on the paper as it is
    Print, // nothing but black, for a copier
};

// Millimetres from one line to the next.
constexpr double LeastPerPoint = 2;
constexpr double MostPerPoint = 40;
// Of the moves that have numbers, and of the first of them.
constexpr int MostMoves = 9999;

// What of a position stands in a diagram of it, and how.
struct Choices
{
    Numbers numbers = Numbers::From;
    int count = 1; // number of the first one that has one, or how many of the last ones
    bool restarts = false; // a variation is numbered from 1, and what was before it not at all
    Signs signs = Signs::None;
    std::vector<rules::Point> chosen {}; // points whose signs stand there
    bool marks = true; // labels, signs, arrows and lines of the author
    bool nextMoves = false;
    bool lastMove = false;
    bool winningRow = true;
    bool caption = true;
    Coordinates coordinates = Coordinates::Outside;
    Style style = Style::Print;
    std::optional<rules::Symmetry> view {}; // nothing: as it is seen where it comes from
    std::optional<rules::BoardPart> part {}; // nothing: all of the board
    double perPoint = 7;

    friend bool operator==(const Choices &, const Choices &) = default;
};

// As words parted by blanks, each a name alone or with a value, "numbers=last:10 style=wood": what settings keep and
// one program tells another.
std::string toText(const Choices &choices);
// What is not said stays as it is by itself. The fault is the word that was not understood.
Result<Choices, std::string> choicesFromText(std::string_view text);

// The words of single choices, which the command line has, too: "none", "from:12", "last:10".
std::optional<std::pair<Numbers, int>> numbersFromText(std::string_view text);
std::optional<std::pair<Signs, std::vector<rules::Point>>> signsFromText(std::string_view text);
std::optional<Coordinates> coordinatesFromText(std::string_view text);
std::optional<Style> styleFromText(std::string_view text);
std::optional<rules::Symmetry> viewFromText(std::string_view text);

} // namespace kagetsu::diagram
