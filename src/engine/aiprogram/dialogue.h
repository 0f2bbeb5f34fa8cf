// SPDX-License-Identifier: MIT
#pragma once

#include "engine/aiprogram/settings.h"

#include <string>

namespace kagetsu::aiprogram {

// A position to think about, and for how long.
struct Order
{
    ai::Task task;
    std::optional<std::int64_t> milliseconds {};
};

// The result of a line from the manager.
struct Reply
{
    std::vector<std::string> lines {}; // lines to write at once
    std::optional<Order> order {}; // what to think about; the result is passed to Dialogue::found()
    bool ends = false;
};

// The engine's side of the Gomocup protocol, with Yixin's extensions for analysis (engine-ai.md#protocol). It uses no
// clock, thread or stream: it takes lines and returns lines and orders.
class Dialogue
{
public:
    Reply take(std::string_view line);
    // Returns the lines that report what is known so far while the engine thinks; empty unless they were asked for.
    std::vector<std::string> infoLines(const ai::Thought &thought) const;
    // Returns the lines to write when the engine has finished thinking. No line may be taken between the order and this
    // call.
    std::vector<std::string> found(const ai::Thought &thought);

    // True if the line ends a running search.
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
    std::vector<std::string> blocks(const ai::Thought &thought) const;

    Settings m_settings;
    std::optional<rules::Position> m_position; // set by START
    std::vector<Placed> m_placed;
    rules::Side m_toMove = rules::Side::Black;
    Listing m_listing = Listing::None;
    std::vector<Listed> m_listed;
    std::string m_listingFault;
    Asked m_asked = Asked::Move;
};

} // namespace kagetsu::aiprogram
