// SPDX-License-Identifier: MIT
#pragma once

#include "library/search/studies.h"
#include "rules/symmetry.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace kagetsu::library {

// The positions of a tree, each once, whatever the view and the order of moves in which its lines come to them
// (library.md#positions). They are numbered in file order.
class TreePlaces
{
public:
    // The tree must have a square board of a size that can be played on, and a study must have places.
    explicit TreePlaces(const record::GameTree &tree);
    explicit TreePlaces(const Study &study);

    struct Place
    {
        record::NodeId node = record::NoNode; // the first one in file order
        std::vector<Line::Stone> stones; // as at that node
    };

    std::size_t count() const { return m_places.size(); }
    const Place &operator[](std::size_t number) const { return m_places[number]; }
    // Returns the number of the position that a node has. A node that changes nothing on the board has that of its
    // parent.
    std::size_t at(record::NodeId node) const { return m_placeOf[node]; }
    int boardSize() const { return m_size; }

    // A position of the tree on a board.
    struct Found
    {
        std::size_t place = 0;
        rules::Symmetry map = rules::Symmetry::Identity; // takes the place's stones onto the board
    };
    // Returns where a point of the board lies at the place's node; of points that are the same by a symmetry of the
    // position, the first one.
    rules::Point pointAt(const Found &found, int point) const;
    // A board by points, row × size + column: 0 is empty, 1 Black, 2 White.
    using Board = std::vector<std::uint8_t>;
    static std::uint8_t codeOf(rules::Side side) { return side == rules::Side::Black ? 1 : 2; }
    // Finds the stones of a board, of which there are so many and with this sum of their PointWeights.
    std::optional<Found> find(const Board &board, std::size_t stones, std::uint16_t sum) const;

private:
    std::optional<rules::Symmetry> mapOnto(const std::vector<Line::Stone> &stones, const Board &board) const;

    int m_size;
    std::array<std::vector<int>, rules::AllSymmetries.size()> m_images; // by map and point
    std::vector<Place> m_places;
    std::vector<std::size_t> m_placeOf; // by node
    std::unordered_map<std::uint64_t, std::vector<std::size_t>> m_bySum; // by number of stones and sum
};

// Follows a game through the positions of a tree.
class TreeFollower
{
public:
    // The places must outlive this object.
    explicit TreeFollower(const TreePlaces &places);

    // Begins with a game on a board of the tree's size.
    void begin(std::string_view moves);
    // Goes on by one stone or pass. Returns false at the end of the game.
    bool next();

    // The step that was made last; stones that were set up come all at once, with the last of them.
    const LineStep &step() const { return m_step; }
    // Returns where the tree has the position now, and before the last step; nothing if it does not have it. After a
    // pass there is no position before: what a pass is answered with is no reply to a move.
    const std::optional<TreePlaces::Found> &here() const { return m_here; }
    const std::optional<TreePlaces::Found> &before() const { return m_before; }
    // Returns the number of moves so far.
    int ply() const { return m_ply; }

private:
    const TreePlaces &m_places;
    const PointWeights &m_weights;
    TreePlaces::Board m_board;
    std::optional<LineReader> m_reader;
    LineStep m_step;
    std::optional<TreePlaces::Found> m_here;
    std::optional<TreePlaces::Found> m_before;
    std::size_t m_setup = 0;
    std::size_t m_stones = 0;
    std::uint16_t m_sum = 0;
    int m_ply = 0;
};

} // namespace kagetsu::library
