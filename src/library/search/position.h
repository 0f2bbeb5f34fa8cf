// SPDX-License-Identifier: MIT
#pragma once

#include "library/memory/pointweights.h"
#include "library/search/filter.h"
#include "library/search/pass.h"
#include "rules/symmetry.h"

#include <array>
#include <bitset>
#include <memory>
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
    std::uint16_t weight(rules::Side side, int point) const { return m_weights->at(side, point); }
    // By bytes of a board of at most 15 lines.
    const std::array<std::uint16_t, 256> &blackWeights() const { return m_weights->bytes(rules::Side::Black); }
    const std::array<std::uint16_t, 256> &whiteWeights() const { return m_weights->bytes(rules::Side::White); }

    // Sums that the first four stones of a game can have (Block::firstSum()) which has a position.
    using FirstSums = std::bitset<65536>;
    // Returns those of the question itself, or of positions with one more stone; null if all are possible.
    std::unique_ptr<const FirstSums> firstSums() const;
    std::unique_ptr<const FirstSums> firstSumsOfNext() const;

    // True if this map takes the question onto exactly these stones, in any order.
    bool fits(rules::Symmetry map, std::span<const Line::Stone> stones) const;
    // Returns the map that takes the question onto these stones, if there is one: one that also keeps the order, if
    // possible, and then the first one. `isSameOrder` says whether it does.
    std::optional<rules::Symmetry> match(std::span<const Line::Stone> stones, bool &isSameOrder) const;
    // Does the same for the first moves of a plain game (see isPlain() of line.h) on a board of at most 15 lines, which
    // must be as many as the question has stones.
    std::optional<rules::Symmetry> matchPlain(std::string_view moves, bool &isSameOrder) const;
    // True if some map takes the question onto the first moves of a plain game.
    bool fitsPlain(std::string_view moves) const { return mapsOnto(moves) != 0; }
    // If the map takes the question onto all of these stones but one, returns the index of that one.
    std::optional<std::size_t> extraStone(rules::Symmetry map, std::span<const Line::Stone> stones) const;
    // Calls found(map, index) for each of the views() that is on all first moves of a plain game but one, with the
    // number of that one. The moves must be one more than the question has stones.
    template <class Found>
    void forExtrasPlain(std::string_view moves, Found found) const
    {
        unsigned all = m_viewBits; // of the maps that have no stone too many so far
        unsigned butOne = 0; // of those that have one
        for (std::size_t i = 0; i < moves.size(); ++i) {
            const unsigned here = m_mapBits[i % 2][static_cast<unsigned char>(moves[i])];
            butOne = (butOne & here) | (all & ~here);
            all &= here;
            if ((all | butOne) == 0)
                return;
        }
        for (const rules::Symmetry map : m_views) {
            const unsigned bit = 1u << static_cast<unsigned>(map);
            if ((butOne & bit) == 0)
                continue;
            std::size_t index = 0;
            while ((m_mapBits[index % 2][static_cast<unsigned char>(moves[index])] & bit) != 0)
                ++index;
            found(map, index);
        }
    }

    // Returns maps that give all views of the position, each once.
    const std::vector<rules::Symmetry> &views() const { return m_views; }
    // Returns the maps that leave the position as it is, which always include the identity.
    const std::vector<rules::Symmetry> &ownMaps() const { return m_ownMaps; }

private:
    std::size_t index(rules::Point point) const { return static_cast<std::size_t>(point.y * m_boardSize + point.x); }

    int m_boardSize;
    std::vector<Line::Stone> m_stones;
    // Returns the maps, a bit for each, that take the question onto the first moves of a plain game.
    unsigned mapsOnto(std::string_view moves) const;

    const PointWeights *m_weights;
    // By colour and byte of a board of at most 15 lines: the maps after which such a stone is there, a bit for each.
    std::array<std::array<std::uint8_t, 256>, 2> m_mapBits {};
    unsigned m_viewBits = 0;
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

// How many games have a position, and the first of them.
struct PositionHead
{
    std::size_t count = 0;
    std::vector<PositionHit> hits;
};

// Returns the number of games that have the position, and the first `most` in the order of their ids; nothing if it was
// stopped.
std::optional<PositionHead> headOfPosition(const Games &games, const PositionQuestion &question, const Filter &filter,
    std::size_t most, const PassOptions &options = {});

// Returns all games that have the position, in the order of their ids; nothing if it was stopped.
std::optional<std::vector<PositionHit>> findPosition(
    const Games &games, const PositionQuestion &question, const Filter &filter, const PassOptions &options = {});

} // namespace kagetsu::library
