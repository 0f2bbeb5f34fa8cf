// SPDX-License-Identifier: MIT
#include "reference.h"

#include "rules/judge.h"

#include <algorithm>

namespace kagetsu::solver::reference {

using rules::Outcome;
using rules::Point;
using rules::Position;

namespace {

// Without three stones of its side within four points of it on one line a stone makes no four, which saves most moves
// the trouble.
bool canMakeFour(const Position &position, Point move, rules::Side side)
{
    for (const rules::Direction direction : rules::AllDirections) {
        int stones = 0;
        for (int steps = -4; steps <= 4; ++steps) {
            const Point point = advance(move, direction, steps);
            stones += position.isOn(point) && position.has(point, side);
        }
        if (stones >= 3)
            return true;
    }
    return false;
}

} // namespace

PlainSearch::PlainSearch(const Question &question, int mostPositions)
    : m_position(question.position)
    , m_attacker(question.attacker)
    , m_rules(question.rules)
    , m_most(mostPositions)
    , m_left(mostPositions)
{
}

int PlainSearch::shortestFrom(const Position &position)
{
    const std::string text = toText(position);
    if (const auto known = m_known.find(text); known != m_known.end())
        return known->second;
    if (--m_left <= 0)
        return None;
    int shortest = None;
    // analysis.md#v1
    if (!judgeBoard(position, m_attacker, m_rules).wins.empty())
        shortest = 0;
    else
        position.emptyPoints().forEach([&](Point move) { shortest = std::min(shortest, lengthWith(position, move)); });
    return m_known[text] = shortest;
}

// The attacker has no five-point.
int PlainSearch::lengthWith(const Position &before, Point move)
{
    const rules::Side defender = other(m_attacker);
    if (!canMakeFour(before, move, m_attacker))
        return None;
    Position position = before;
    // Most moves are no fours, which is seen faster than that they are not forbidden.
    position.place(move, m_attacker);
    const std::vector<Point> fives = judgeBoard(position, m_attacker, m_rules).wins;
    if (fives.empty() || judge(before, move, m_attacker, m_rules).outcome == Outcome::Forbidden) // analysis.md#v2
        return None;
    // analysis.md#v3, analysis.md#v5: the defender's five comes first.
    if (!judgeBoard(position, defender, m_rules).wins.empty())
        return None;
    int longest = 0;
    position.emptyPoints().forEach([&](Point answer) { // analysis.md#v4
        if (longest >= None || judge(position, answer, defender, m_rules).outcome == Outcome::Forbidden)
            return;
        Position next = position;
        next.place(answer, defender);
        const bool stops = std::none_of(fives.begin(), fives.end(), [&](Point five) {
            return five != answer && judge(next, five, m_attacker, m_rules).outcome == Outcome::Wins;
        });
        if (stops)
            longest = std::max(longest, shortestFrom(next));
    });
    return std::min(longest + 1, None);
}

int PlainSearch::shortestAfter(Point move, rules::Side side)
{
    Position position = m_position;
    position.place(move, side);
    return shortestFrom(position);
}

PlainSearch::FirstMoves PlainSearch::firstMoves()
{
    FirstMoves moves;
    const std::vector<Point> fives = judgeBoard(m_position, m_attacker, m_rules).wins;
    if (!fives.empty())
        return { fives, fives };
    const int shortest = this->shortest();
    m_position.emptyPoints().forEach([&](Point move) {
        const int length = lengthWith(m_position, move);
        if (length < None)
            moves.any.push_back(move);
        if (length < None && length == shortest)
            moves.shortest.push_back(move);
    });
    return moves;
}

} // namespace kagetsu::solver::reference
