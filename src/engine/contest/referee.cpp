// SPDX-License-Identifier: MIT
#include "engine/contest/referee.h"

#include <cassert>

namespace kagetsu::contest {

void Referee::play(rules::Point point)
{
    assert(!hasEnded());
    if (!m_position.isOn(point) || !m_position.isEmpty(point))
        return lose(m_toMove, End::Illegal);
    const rules::Verdict verdict = rules::judge(m_position, point, m_toMove, m_rules);
    m_position.place(point, m_toMove);
    m_stones.push_back(point);
    if (verdict.outcome == rules::Outcome::Forbidden)
        return lose(m_toMove, End::Forbidden);
    if (verdict.outcome == rules::Outcome::Wins) {
        m_ending = Ending { End::Five, m_toMove };
        return;
    }
    m_toMove = rules::other(m_toMove);
    if (!canMove(m_toMove))
        m_ending = Ending { End::Full, std::nullopt };
}

void Referee::lose(rules::Side side, End end)
{
    assert(!hasEnded());
    m_ending = Ending { end, rules::other(side) };
}

bool Referee::canMove(rules::Side side) const
{
    const int left = m_position.size() * m_position.size() - static_cast<int>(m_stones.size());
    if (left == 0 || !m_rules.fouls(side).any())
        return left > 0;
    return static_cast<int>(rules::judgeBoard(m_position, side, m_rules).fouls.size()) < left;
}

} // namespace kagetsu::contest
