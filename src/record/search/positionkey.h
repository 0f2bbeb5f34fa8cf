// SPDX-License-Identifier: MIT
#pragma once

#include "record/search/positionindex.h"

#include <array>
#include <cstdint>
#include <vector>

namespace kagetsu::record {

// The number that each stone adds to the key of a position under each of the maps.
class PositionWeights
{
public:
    static constexpr std::size_t Maps = RenLibMaps.size();
    using Sums = std::array<std::uint64_t, Maps>;

    PositionWeights(int size, Likeness likeness);

    int size() const { return m_size; }
    Likeness likeness() const { return m_likeness; }
    std::size_t index(rules::Point point) const { return static_cast<std::size_t>(point.y * m_size + point.x); }
    const Sums &of(rules::Stone stone, rules::Point point) const
    {
        return m_weights[stone == rules::Stone::Black ? 0 : 1][index(point)];
    }
    // Returns the factor that reverses a shift by this many columns and rows.
    std::uint64_t unshift(int columns, int rows) const
    {
        return m_unshiftX[static_cast<std::size_t>(columns)] * m_unshiftY[static_cast<std::size_t>(rows)];
    }

private:
    int m_size;
    Likeness m_likeness;
    std::array<std::vector<Sums>, 2> m_weights; // by colour
    std::vector<std::uint64_t> m_unshiftX;
    std::vector<std::uint64_t> m_unshiftY;
};

// The stones along a line of a tree, forwards and backwards, with a key for their appearance under all maps. Like
// positions have the same key. Positions with the same key are almost always alike, but must be compared to be certain.
class PositionKeys
{
public:
    // The weights must outlive this object.
    explicit PositionKeys(const PositionWeights &weights);

    // Goes one node forward: applies its setup, then its move.
    void enter(const Setup &setup, NodeAction action);
    // Goes back to before the last node.
    void leave();

    std::uint64_t key() const;
    int moves() const { return m_steps.back().moves; }
    // Returns 0 if there was no pass, otherwise 1 for Black and 2 for White.
    int lastPass() const { return m_steps.back().lastPass; }
    int size() const { return m_weights.size(); }
    rules::Stone at(rules::Point point) const { return m_board[m_weights.index(point)]; }
    std::vector<rules::Point> stones() const;

private:
    struct Box
    {
        std::int8_t left = 127;
        std::int8_t right = -1;
        std::int8_t bottom = 127;
        std::int8_t top = -1;
    };
    // The state after a node.
    struct StoneOnBoard
    {
        std::size_t changes = 0; // number of changes of the board so far
        int moves = 0;
        std::uint8_t lastPass = 0;
        Box box;
    };
    struct Change
    {
        rules::Point point;
        rules::Stone before = rules::Stone::None;
    };

    void change(rules::Point point, rules::Stone stone);
    void put(rules::Point point, rules::Stone stone);
    void widen(Box &box, rules::Point point) const;
    Box measured() const;
    std::uint64_t unshifted(std::size_t map) const;

    const PositionWeights &m_weights;
    std::vector<rules::Stone> m_board;
    PositionWeights::Sums m_sums {};
    std::vector<StoneOnBoard> m_steps;
    std::vector<Change> m_changes;
};

} // namespace kagetsu::record
