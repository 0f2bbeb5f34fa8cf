// SPDX-License-Identifier: MIT
#include "record/sgf/syntax/currentline.h"

namespace kagetsu::record::sgf {

void CurrentLine::enter(std::size_t node, int parent)
{
    while (!m_nodes.empty() && m_nodes.back().node != parent)
        leaveLast();
    LineNode entered { static_cast<int>(node), m_board.mark(), std::nullopt, std::nullopt };
    if (!m_nodes.empty()) {
        m_nodes.back().hasChild = true;
        entered.mover = m_nodes.back().mover;
    }
    m_nodes.push_back(entered);
}

void CurrentLine::leaveAll()
{
    while (!m_nodes.empty())
        leaveLast();
}

void CurrentLine::leaveLast()
{
    const LineNode &left = m_nodes.back();
    m_sawFive = m_sawFive || (!left.hasChild && left.stone && m_board.isFive(*left.stone));
    m_board.backTo(left.mark);
    m_nodes.pop_back();
}

void CurrentLine::setUp(const Setup &setup)
{
    m_board.setUp(setup);
    if (!setup.isEmpty())
        m_nodes.back().mover.reset();
}

void CurrentLine::play(rules::Side side, rules::Point point)
{
    m_board.set(point, rules::stoneOf(side));
    m_nodes.back().stone = point;
}

} // namespace kagetsu::record::sgf
