// SPDX-License-Identifier: MIT
#pragma once

#include "record/model/markup.h"
#include "rules/point.h"

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace kagetsu::record {

// A text of a file that is not interpreted but kept, so that saving loses nothing (record-sgf.md#r33).
struct KeptText
{
    std::string text; // UTF-8
    std::string source {}; // as written in the SGF file, if the text would be written differently; used only in sgf/

    friend bool operator==(const KeptText &, const KeptText &) = default;
};

// A property that is not interpreted, with all its values.
struct KeptProperty
{
    std::string ident;
    std::vector<KeptText> values;

    friend bool operator==(const KeptProperty &, const KeptProperty &) = default;
};

// Stones added or removed without a move, and the side to move if it is stated (AB, AW, AE, PL).
struct Setup
{
    std::vector<rules::Point> black;
    std::vector<rules::Point> white;
    std::vector<rules::Point> empty;
    std::optional<rules::Side> toMove;

    bool isEmpty() const { return black.empty() && white.empty() && empty.empty() && !toMove; }
    friend bool operator==(const Setup &, const Setup &) = default;
};

// The clock of one side as it was after the move (BL, OB; WL, OW). Written in seconds with at most three decimals.
struct ClockNote
{
    std::optional<std::chrono::milliseconds> left;
    std::optional<int> periods; // periods, moves or stones left in the current stage

    friend bool operator==(const ClockNote &, const ClockNote &) = default;
};

// The answer to a swap offer, in the node after which it was given (XSW).
enum class SwapChoice : std::uint8_t { Swapped, Kept, TwoMore };

// The outcome of a claim of a forbidden move that did not end the game (XFC): it was refused, or the foul was noticed
// too late.
enum class FoulNote : std::uint8_t { Refused, Missed };

// A warning, penalty or note of the arbiter that is in force from this node on (XWN).
struct Warning
{
    rules::Side side = rules::Side::Black;
    std::string text; // one line

    friend bool operator==(const Warning &, const Warning &) = default;
};

// The contents of a node besides its move and its texts (record-sgf.md#properties, record-sgf.md#private-properties).
// Most nodes have no details.
struct NodeDetails
{
    KeptText unplacedMove; // the value of a move that could not be placed, unless it is only its point
    Setup setup;
    ClockNote black;
    ClockNote white;
    std::optional<SwapChoice> swap;
    std::vector<std::string> choices; // XCH: what was chosen in the opening here, if XSW does not say everything
    std::optional<int> fifthMoves; // XFN: declared number of fifth moves
    std::vector<rules::Point> fifthOffers; // XFM: all of them in their order, including the chosen one, at move 4
    bool symmetryOverruled = false; // XSY: the arbiter had offers compared by their points and not as figures
    std::optional<rules::Side> placedBy; // XBY: this stone was placed by the player of the other colour
    std::optional<FoulNote> foul;
    std::vector<Warning> warnings;
    std::optional<rules::Side> drawOffer; // XDR: the side that offered a draw with this move
    Markup markup;
    std::vector<KeptProperty> properties; // everything else

    friend bool operator==(const NodeDetails &, const NodeDetails &) = default;
};

} // namespace kagetsu::record
