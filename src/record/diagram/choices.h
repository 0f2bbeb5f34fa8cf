// SPDX-License-Identifier: MIT
#pragma once

#include "base/result.h"
#include "rules/boardpart.h"
#include "rules/symmetry.h"

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace kagetsu::diagram {

// The moves whose numbers are drawn on their stones.
enum class Numbers : std::uint8_t { None, From, Last };
// The forbidden points that are drawn with their signs.
enum class Signs : std::uint8_t { None, All, Chosen };
// The sides of the board where coordinates are drawn.
enum class Coordinates : std::uint8_t { None, Outside, BothSides };
// The style in which the picture is drawn.
enum class Style : std::uint8_t {
    Wood, // as on the screen
    Paper, // flat stones and coloured signs on plain paper
    Print, // only black, for a copier
};

// The limits of the distance between two lines, in millimetres.
constexpr double LeastPerPoint = 2;
constexpr double MostPerPoint = 40;
// The limit of both the number of numbered moves and the number of the first of them.
constexpr int MostMoves = 9999;

// The choices of what a diagram shows of a position, and how.
struct Choices
{
    Numbers numbers = Numbers::From;
    int count = 1; // the number of the first numbered move, or how many of the last moves are numbered
    bool restarts = false; // True if a variation is numbered from 1 and the moves before it have no numbers
    Signs signs = Signs::None;
    std::vector<rules::Point> chosen {}; // points whose signs are drawn if `signs` is Chosen
    bool marks = true; // the author's labels, signs, arrows and lines
    bool nextMoves = false;
    bool lastMove = false;
    bool winningRow = true;
    bool caption = true;
    Coordinates coordinates = Coordinates::Outside;
    Style style = Style::Print;
    std::optional<rules::Symmetry> view {}; // nothing means the view of the source
    std::optional<rules::BoardPart> part {}; // nothing means the whole board
    double perPoint = 7;

    friend bool operator==(const Choices &, const Choices &) = default;
};

// Writes the choices as words separated by blanks, each a name alone or a name with a value: "numbers=last:10
// style=wood". Settings store this form, and one program passes it to another.
std::string toText(const Choices &choices);
// Reads what toText() writes. A choice that is missing keeps its default. The error is the word that was not
// understood.
Result<Choices, std::string> choicesFromText(std::string_view text);

// Read the value of a single choice, as used on the command line as well: "none", "from:12", "last:10".
std::optional<std::pair<Numbers, int>> numbersFromText(std::string_view text);
std::optional<std::pair<Signs, std::vector<rules::Point>>> signsFromText(std::string_view text);
std::optional<Coordinates> coordinatesFromText(std::string_view text);
std::optional<Style> styleFromText(std::string_view text);
std::optional<rules::Symmetry> viewFromText(std::string_view text);

} // namespace kagetsu::diagram
