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

// A text of a file that is not interpreted, kept so that saving loses nothing (sgf.md#r33).
struct KeptText
{
    std::string text; // UTF-8
    std::string source {}; // as a file of SGF has it, where we would write the text otherwise: a secret of sgf/

    friend bool operator==(const KeptText &, const KeptText &) = default;
};

struct KeptProperty
{
    std::string ident;
    std::vector<KeptText> values;

    friend bool operator==(const KeptProperty &, const KeptProperty &) = default;
};

// Stones put up or taken away without a move, and the side to move where it is said (AB, AW, AE, PL).
struct Setup
{
    std::vector<rules::Point> black;
    std::vector<rules::Point> white;
    std::vector<rules::Point> empty;
    std::optional<rules::Side> toMove;

    bool isEmpty() const { return black.empty() && white.empty() && empty.empty() && !toMove; }
    friend bool operator==(const Setup &, const Setup &) = default;
};

// What one colour's clock showed after the move (BL, OB; WL, OW). Written in seconds with at most three decimals.
struct ClockNote
{
    std::optional<std::chrono::milliseconds> left;
    std::optional<int> periods; // periods, moves or stones left of the running stage

    friend bool operator==(const ClockNote &, const ClockNote &) = default;
};

// The answer to a swap offer, at the node after which it was given (XSW).
enum class SwapChoice : std::uint8_t { Swapped, Kept, TwoMore };

// What became of a forbidden-move claim that did not end the game (XFC): refused, or the foul was seen too late.
enum class FoulNote : std::uint8_t { Refused, Missed };

// A warning, penalty or referee's note in force from this node (XWN).
struct Warning
{
    rules::Side side = rules::Side::Black;
    std::string text; // one line

    friend bool operator==(const Warning &, const Warning &) = default;
};

// What a node tells besides its move and its texts (sgf.md#properties, sgf.md#private-properties). Most nodes have
// none.
struct NodeDetails
{
    KeptText unplacedMove; // what a move says that could not be placed, unless it is just its point
    Setup setup;
    ClockNote black;
    ClockNote white;
    std::optional<SwapChoice> swap;
    std::vector<std::string> choices; // XCH: what was chosen in the opening here, where XSW does not say all
    std::optional<int> fifthMoves; // XFN: declared number of fifth moves
    std::vector<rules::Point> fifthOffers; // XF5: all of them in their order, also the chosen one, at move 4
    bool symmetryOverruled = false; // XSY: an arbiter had offers compared on the board, not as figures
    std::optional<rules::Side> placedBy; // XBY: the hand that put this stone owns the other colour
    std::optional<FoulNote> foul;
    std::vector<Warning> warnings;
    std::optional<rules::Side> drawOffer; // XDR: with this move this side offered a draw
    Markup markup;
    std::vector<KeptProperty> properties; // everything else

    friend bool operator==(const NodeDetails &, const NodeDetails &) = default;
};

} // namespace kagetsu::record
