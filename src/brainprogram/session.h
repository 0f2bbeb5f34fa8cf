// SPDX-License-Identifier: MIT
#pragma once

#include "brainprogram/settings.h"

#include <string>

namespace kagetsu::brainprogram {

// Something to think about, and how long.
struct Order
{
    brain::Task task;
    std::optional<std::int64_t> milliseconds {};
};

// What a line of the manager leads to.
struct Reply
{
    std::vector<std::string> lines {}; // to be written at once
    std::optional<Order> order {}; // to be thought about, and what was found to be told by Session::found
    bool ends = false;
};

// The engine's side of the Gomocup protocol with what Yixin added for analysis (brain.md#protocol). It knows no clock,
// no thread and no stream: lines go in, lines and orders come out.
class Session
{
public:
    Reply take(std::string_view line);
    // What to write of what is known so far while the order is thought about: only where lines were asked for.
    std::vector<std::string> told(const brain::Thought &thought) const;
    // What to write when the order was thought about; no line may be taken in between.
    std::vector<std::string> found(const brain::Thought &thought);

    // Whether the line ends a search that goes on.
    static bool isStop(std::string_view line);

private:
    enum class Listing : std::uint8_t { None, Board, BoardToKeep, Swap };
    enum class Asked : std::uint8_t { Move, Lines, Swap };
    struct Placed
    {
        rules::Point point;
        rules::Side side;
    };
    struct Listed
    {
        rules::Point point;
        std::int64_t field;
    };

    Reply start(std::string_view arguments, bool isRectangle);
    Reply turn(std::string_view arguments);
    Reply takeBack(std::string_view arguments);
    Reply info(std::string_view arguments);
    Reply forbidden() const;
    Reply listingLine(std::string_view line);
    Reply endOfListing();
    std::string placeListed();
    Reply swap();
    Reply think(Asked asked, int lines = 1);
    bool add(rules::Point point, rules::Side side);
    void clear();
    std::optional<rules::Point> pointFrom(std::string_view text) const;
    std::string textOf(rules::Point point) const;
    std::vector<std::string> blocks(const brain::Thought &thought) const;

    Settings m_settings;
    std::optional<rules::Position> m_position; // since START
    std::vector<Placed> m_placed;
    rules::Side m_toMove = rules::Side::Black;
    Listing m_listing = Listing::None;
    std::vector<Listed> m_listed;
    std::string m_listingFault;
    Asked m_asked = Asked::Move;
};

} // namespace kagetsu::brainprogram
