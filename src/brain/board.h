// SPDX-License-Identifier: MIT
#pragma once

#include "brain/patterns.h"
#include "rules/livefouls.h"

namespace kagetsu::brain {

// The boards the opponent plays on, points a side.
constexpr int SmallestBoard = 5;
constexpr int LargestBoard = 22;

// A point with a margin around it, so that no line leaves the array.
using Cell = std::uint16_t;

constexpr int Directions = 4;

// The stones of a search, with what a stone of either side would make at each empty point: the four shapes, and their
// worth. A stone looks again at the forty points it is seen from; everything depends on the stones alone, so taking
// one back needs no memory.
class Board
{
public:
    static constexpr int Stride = 32;
    static constexpr int Cells = Stride * Stride;

    // At most LargestBoard.
    Board(const rules::Position &position, const rules::RuleSet &rules);

    static Cell cellOf(rules::Point point) { return static_cast<Cell>((point.y + Reach) * Stride + point.x + Reach); }
    static rules::Point pointOf(Cell cell) { return { cell % Stride - Reach, cell / Stride - Reach }; }

    const rules::Position &position() const { return m_position; }
    const rules::RuleSet &rules() const { return m_rules; }
    std::uint64_t key() const { return m_key; }
    int stones() const { return m_stones; }
    bool isFull() const { return m_stones == m_position.size() * m_position.size(); }
    bool isEmpty(Cell cell) const { return m_content[cell] == Content::Empty; }
    // Empty points of the board, in no order that matters: a fixed one.
    const std::vector<Cell> &cells() const { return m_cells; }
    // Whether a stone stands within two steps in one of the eight directions.
    bool isNearStones(Cell cell) const { return m_near[cell] > 0; }

    // The point must be empty.
    void place(Cell cell, rules::Side side);
    // The point must hold a stone of this side.
    void take(Cell cell, rules::Side side);

    // Of an empty point.
    Shape shape(Cell cell, int direction, rules::Side side) const { return m_at[index(side)][cell].shapes[direction]; }
    Shape best(Cell cell, rules::Side side) const { return m_at[index(side)][cell].best; }
    // What a stone there would be worth in an ordering of moves.
    int worth(Cell cell, rules::Side side) const { return m_at[index(side)][cell].worth; }
    // A five at the next move that one stone cannot stop: a straight four, or fours in two lines.
    bool makesTwoFours(Cell cell, rules::Side side) const { return m_at[index(side)][cell].twoFours; }
    // How many empty points make this shape as their best.
    int count(Shape shape, rules::Side side) const { return m_counts[index(side)][static_cast<std::size_t>(shape)]; }
    // Of all empty points together.
    int total(rules::Side side) const { return m_totals[index(side)]; }
    // Whether the rule forbids the empty point.
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
    std::array<std::optional<rules::LiveFouls>, 2> m_fouls; // of who has forbidden points
    std::vector<Cell> m_cells; // of the whole board
    std::array<Content, Cells> m_content {};
    std::array<std::uint8_t, Cells> m_near {};
    std::array<std::array<Surroundings, Directions>, Cells> m_around {};
    std::array<std::array<At, Cells>, 2> m_at {};
    std::array<std::array<int, 11>, 2> m_counts {};
    std::array<int, 2> m_totals {};
    std::uint64_t m_key = 0;
    int m_stones = 0;
};

} // namespace kagetsu::brain
