// SPDX-License-Identifier: MIT
#pragma once

#include "library/search/filter.h"
#include "library/search/pass.h"
#include "rules/symmetry.h"

#include <array>
#include <span>

namespace kagetsu::library {

// A position that is asked for: stones of a board of some size, in any of its eight views (library.md#positions). How a
// game came to it does not matter.
//
// Games are found by the sum of a number for each stone that is the same for all views of its point; where the sum is
// right, the stones are compared.
class PositionQuestion
{
public:
    // The stones must be on different points of the board. Their order says how the asker came to the position.
    PositionQuestion(int boardSize, std::vector<Line::Stone> stones);

    int boardSize() const { return m_boardSize; }
    std::size_t count() const { return m_stones.size(); }

    std::uint16_t sum() const { return m_sum; }
    std::uint16_t weight(rules::Side side, int point) const
    {
        return m_weights[side == rules::Side::Black ? 0 : 1][static_cast<std::size_t>(point)];
    }
    // By bytes of a board of at most 15 lines.
    const std::array<std::uint16_t, 256> &blackWeights() const { return m_byteWeights[0]; }
    const std::array<std::uint16_t, 256> &whiteWeights() const { return m_byteWeights[1]; }

    // True if this map takes the question onto exactly these stones, in any order.
    bool fits(rules::Symmetry map, std::span<const Line::Stone> stones) const;
    // Returns the map that takes the question onto these stones, if there is one: one that also keeps the order, if
    // possible, and then the first one. `isSameOrder` says whether it does.
    std::optional<rules::Symmetry> match(std::span<const Line::Stone> stones, bool &isSameOrder) const;
    // Does the same for the first moves of a plain game (see isPlain() of line.h) on a board of at most 15 lines, which
    // must be as many as the question has stones.
    std::optional<rules::Symmetry> matchPlain(std::string_view moves, bool &isSameOrder) const;
    // If the map takes the question onto all of these stones but one, returns the index of that one.
    std::optional<std::size_t> extraStone(rules::Symmetry map, std::span<const Line::Stone> stones) const;
    // Does the same for the first moves of a plain game.
    std::optional<std::size_t> extraPlain(rules::Symmetry map, std::string_view moves) const;

    // Returns maps that give all views of the position, each once.
    const std::vector<rules::Symmetry> &views() const { return m_views; }
    // Returns the maps that leave the position as it is, which always include the identity.
    const std::vector<rules::Symmetry> &ownMaps() const { return m_ownMaps; }

private:
    std::size_t index(rules::Point point) const { return static_cast<std::size_t>(point.y * m_boardSize + point.x); }

    int m_boardSize;
    std::vector<Line::Stone> m_stones;
    std::array<std::vector<std::uint16_t>, 2> m_weights; // by colour and point
    std::array<std::array<std::uint16_t, 256>, 2> m_byteWeights {};
    // The stones after each map: 0 for an empty point, 1 for Black, 2 for White.
    std::array<std::vector<std::uint8_t>, rules::AllSymmetries.size()> m_boards;
    // The points of the stones after each map, in the order of the question.
    std::array<std::vector<std::uint8_t>, rules::AllSymmetries.size()> m_inOrder;
    std::vector<rules::Symmetry> m_views;
    std::vector<rules::Symmetry> m_ownMaps;
    std::uint16_t m_sum = 0;
};

// A game that has the position.
struct PositionHit
{
    std::int64_t game = 0;
    int ply = 0; // moves after which the position is first there
    rules::Symmetry map = rules::Symmetry::Identity; // takes the question onto the game's stones
    bool isSameOrder = false; // the game came to it by the same moves, but for the map
    Facts facts {};
};

// Returns all games that have the position, in the order of their ids; nothing if it was stopped.
std::optional<std::vector<PositionHit>> findPosition(
    const Games &games, const PositionQuestion &question, const Filter &filter, const PassOptions &options = {});

} // namespace kagetsu::library
