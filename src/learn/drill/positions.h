// SPDX-License-Identifier: MIT
#pragma once

#include "learn/task/task.h"
#include "record/model/gametree.h"

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>

namespace kagetsu::drill {

// Returns stones and marked points as bytes that are the same for all of their views: the least of the eight lists of
// stones in board order, each followed by the points.
std::string keyOf(
    const std::vector<task::LaidStone> &stones, int size, const std::vector<rules::Point> &points = {});
std::vector<task::LaidStone> stonesOf(const rules::Position &position);

// The positions of a record and the moves between them, whatever the view and the order of moves in which they come
// (learn.md#lines). Positions are numbered in file order.
class Positions
{
public:
    using Number = std::uint32_t;

    // A stone that leads to another position.
    struct Step
    {
        rules::Side side = rules::Side::Black;
        Number to = 0;
    };
    struct Place
    {
        record::NodeId node = record::NoNode; // the first one in file order
        std::uint64_t sum = 0; // of its stones, see Positions::weight()
        std::vector<Step> steps {}; // in file order
        std::vector<Number> setups {}; // positions that come from this one without a move
        std::string text {}; // the first that the record says of the position
        // By the side that has just moved: whether there is such a node, and whether one of them is not called bad.
        std::array<bool, 2> isMoved {};
        std::array<bool, 2> isGood {};
    };

    // The tree must have a square board of a size that can be played on, and outlive this object. `mayContinue` learns
    // the part that is done; if it returns false, isComplete() is false.
    Positions(const record::GameTree &tree, const std::function<bool(double)> &mayContinue);

    bool isComplete() const { return m_isComplete; }
    std::size_t count() const { return m_places.size(); }
    const Place &operator[](Number number) const { return m_places[number]; }
    Number at(record::NodeId node) const { return m_numberOf[node]; }
    // True if a side's move to a position is called bad wherever the record has it.
    bool isBad(Number to, rules::Side mover) const;
    // Returns the positions to which one comes from these without a bad move of the side.
    std::vector<bool> reachedFrom(std::vector<Number> begin, rules::Side side) const;

    // True if there may be a position with this sum.
    bool hasSum(std::uint64_t sum) const { return m_sums.contains(sum); }
    std::optional<Number> find(const std::vector<task::LaidStone> &stones) const;
    // Returns a number for a stone that is the same for all points which the eight maps take onto one another, so that
    // most positions are told apart by the sums.
    std::uint64_t weight(task::LaidStone stone) const;

private:
    void read(record::NodeId node);
    Number numberOf(record::NodeId node);

    const record::GameTree &m_tree;
    int m_size;
    bool m_isComplete = true;
    std::array<std::vector<std::uint64_t>, 2> m_weights; // by colour and point
    std::vector<Number> m_numberOf; // by node
    std::vector<Place> m_places;
    std::unordered_map<std::string, Number> m_numbers; // by key
    std::unordered_set<std::uint64_t> m_sums;
};

} // namespace kagetsu::drill
