// SPDX-License-Identifier: MIT
#pragma once

#include "base/enumtable.h"
#include "engine/ai/patterns.h"
#include "rules/livefouls.h"

namespace kagetsu::ai {

// The smallest and largest boards that the computer plays on, in points per side.
constexpr int SmallestBoard = 5;
constexpr int LargestBoard = 22;

// The index of a point in an array that has a margin around the board, so that no line leaves the array.
using Cell = std::uint16_t;

constexpr int Directions = 4;

// The stones of a search, and what a stone of either side would make at each empty point: its shape in each of the four
// lines, and their total worth. A new stone updates the forty points that can see it. Everything follows from the
// stones alone, so taking one back needs no history.
class Board
{
public:
    static constexpr int Stride = 32;
    static constexpr int Cells = Stride * Stride;

    // The position has at most LargestBoard points per side.
    Board(const rules::Position &position, const rules::RuleSet &rules);

    static Cell cellOf(rules::Point point) { return static_cast<Cell>((point.y + Reach) * Stride + point.x + Reach); }
    static rules::Point pointOf(Cell cell) { return { cell % Stride - Reach, cell / Stride - Reach }; }

    const rules::Position &position() const { return m_position; }
    const rules::RuleSet &rules() const { return m_rules; }
    std::uint64_t key() const { return m_key; }
    int stones() const { return m_stones; }
    bool isFull() const { return m_stones == m_position.size() * m_position.size(); }
    bool isEmpty(Cell cell) const { return m_content[cell] == Content::Empty; }
    // Returns all points of the board, in a fixed order that has no meaning.
    const std::vector<Cell> &cells() const { return m_cells; }
    // True if there is a stone within two steps in one of the eight directions.
    bool isNearStones(Cell cell) const { return m_near[cell] > 0; }

    // Places a stone on an empty point.
    void place(Cell cell, rules::Side side);
    // Removes a stone of this side; the point must hold one.
    void take(Cell cell, rules::Side side);

    // Returns the shape that a stone on this empty point would make in this line.
    Shape shape(Cell cell, int direction, rules::Side side) const { return m_at[index(side)][cell].shapes[direction]; }
    Shape best(Cell cell, rules::Side side) const { return m_at[index(side)][cell].best; }
    // Returns what a stone on this point would be worth. The value only serves to put moves in order.
    int worth(Cell cell, rules::Side side) const { return m_at[index(side)][cell].worth; }
    // True if a stone here threatens a five that one stone cannot stop: it makes a straight four, or fours in two
    // lines.
    bool makesTwoFours(Cell cell, rules::Side side) const { return m_at[index(side)][cell].twoFours; }
    // Returns the number of empty points whose best shape is this one.
    int count(Shape shape, rules::Side side) const { return m_counts[index(side)][static_cast<std::size_t>(shape)]; }
    // Returns the sum of the worths of all empty points.
    int total(rules::Side side) const { return m_totals[index(side)]; }
    // True if the rules forbid this side to play on this empty point.
    bool isForbidden(Cell cell, rules::Side side) const;

private:
    struct At
    {
        std::array<Shape, Directions> shapes {};
        Shape best = Shape::Nothing;
        bool twoFours = false;
        int worth = 0;
    };

    static std::size_t index(rules::Side side) { return side == rules::Side::Black ? 0 : 1; }
    void change(Cell cell, Content content);
    void count(Cell cell, int sign);
    void count(std::size_t side, const At &at, int sign);
    void look(Cell cell, std::size_t direction);
    static void summarise(At &at);

    rules::Position m_position;
    rules::RuleSet m_rules;
    std::array<Patterns, 2> m_patterns;
    std::array<std::optional<rules::LiveFouls>, 2> m_fouls; // set only for a side that has forbidden points
    std::vector<Cell> m_cells; // all points of the board
    std::array<Content, Cells> m_content {};
    std::array<std::uint8_t, Cells> m_near {};
    std::array<std::array<Surroundings, Directions>, Cells> m_around {};
    std::array<std::array<At, Cells>, 2> m_at {};
    std::array<std::array<int, enumCount<Shape>()>, 2> m_counts {};
    std::array<int, 2> m_totals {};
    std::uint64_t m_key = 0;
    int m_stones = 0;
};

} // namespace kagetsu::ai
