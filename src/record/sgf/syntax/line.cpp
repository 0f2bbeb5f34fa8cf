// SPDX-License-Identifier: MIT
#include "record/sgf/syntax/line.h"

namespace kagetsu::record::sgf {

void CurrentLine::enter(std::size_t node, int parent)
{
    while (!m_steps.empty() && m_steps.back().node != parent)
        leaveLast();
    Step step { static_cast<int>(node), m_board.mark(), std::nullopt, std::nullopt };
    if (!m_steps.empty()) {
        m_steps.back().hasChild = true;
        step.mover = m_steps.back().mover;
    }
    m_steps.push_back(step);
}

void CurrentLine::leaveAll()
{
    while (!m_steps.empty())
        leaveLast();
}

void CurrentLine::leaveLast()
{
    const Step &step = m_steps.back();
    m_sawFive = m_sawFive || (!step.hasChild && step.stone && m_board.isFive(*step.stone));
    m_board.backTo(step.mark);
    m_steps.pop_back();
}

void CurrentLine::setUp(const Setup &setup)
{
    m_board.setUp(setup);
    if (!setup.isEmpty())
        m_steps.back().mover.reset();
}

void CurrentLine::play(rules::Side side, rules::Point point)
{
    m_board.set(point, rules::stoneOf(side));
    m_steps.back().stone = point;
}

} // namespace kagetsu::record::sgf
