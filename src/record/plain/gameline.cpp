// SPDX-License-Identifier: MIT
#include "record/plain/gameline.h"

#include "record/model/walkingboard.h"

namespace kagetsu::record {

GameLine::GameLine(int columns, int rows, Findings &findings)
    : m_findings(findings)
    , m_stones(columns, rows)
{
    m_game.tree = GameTree(columns, rows);
}

void GameLine::append(const Move &move)
{
    m_last = m_game.tree.append(m_last, move);
    m_turn = rules::other(m_turn);
    ++m_moves;
}

void GameLine::play(rules::Point point, std::string_view text, std::size_t offset)
{
    if (!m_stones.isOn(point)) {
        playNowhere(text, offset);
        return;
    }
    if (m_stones.at(point) != rules::Stone::None) {
        m_findings.add({ Code::OccupiedPoint, offset, m_moves + 1, text });
        append(Move::unplaced(m_turn, point));
        return;
    }
    m_stones.set(point, rules::stoneOf(m_turn));
    append(Move::stone(m_turn, point));
}

void GameLine::playNowhere(std::string_view text, std::size_t offset)
{
    m_findings.add({ Code::IllegalPoint, offset, m_moves + 1, text });
    append(Move::unplaced(m_turn));
    m_game.tree.editDetails(m_last).unplacedMove = { text.empty() ? "?" : std::string(text) };
}

void GameLine::pass()
{
    append(Move::pass(m_turn));
}

bool GameLine::endsWithFive() const
{
    const NodeAction last = m_game.tree.action(m_last);
    return last.isStone() && WalkingBoard(m_stones).isFive(last.point());
}

int usualSize(int lines)
{
    for (const int size : { 15, 19, 20 }) {
        if (lines <= size)
            return size;
    }
    return rules::MaxBoardSize;
}

} // namespace kagetsu::record
