// SPDX-License-Identifier: MIT
#include "learn/lesson/exercise.h"

#include <algorithm>

namespace kagetsu::lesson {

Score &Score::operator+=(const Score &other)
{
    sought += other.sought;
    found += other.found;
    wrong += other.wrong;
    positions += other.positions;
    faultless += other.faultless;
    return *this;
}

Exercise::Exercise(const rules::Position &position, rules::Side side, const rules::RuleSet &rules)
    : m_position(position)
    , m_side(side)
    , m_rules(rules)
    , m_sought(judgeBoard(position, side, rules).fouls)
{
}

Exercise::Tap Exercise::tap(rules::Point point)
{
    if (!m_position.isEmpty(point))
        return Tap::NoPoint;
    if (m_isDone)
        return Tap::Over;
    if (m_tapped.contains(point))
        return Tap::Again;
    m_tapped.insert(point);
    if (std::any_of(m_sought.begin(), m_sought.end(), [&](const auto &foul) { return foul.point == point; }))
        return Tap::Right;
    m_wrong.push_back(point);
    return Tap::Wrong;
}

std::vector<rules::FoulPoint> Exercise::those(bool isFound) const
{
    std::vector<rules::FoulPoint> result;
    for (const rules::FoulPoint &foul : m_sought) {
        if (m_tapped.contains(foul.point) == isFound)
            result.push_back(foul);
    }
    return result;
}

std::vector<rules::FoulPoint> Exercise::found() const
{
    return those(/*isFound=*/true);
}

std::vector<rules::FoulPoint> Exercise::missed() const
{
    return those(/*isFound=*/false);
}

Score Exercise::score() const
{
    Score score { .sought = static_cast<int>(m_sought.size()),
        .found = static_cast<int>(found().size()),
        .wrong = static_cast<int>(m_wrong.size()),
        .positions = m_isDone ? 1 : 0 };
    score.faultless = m_isDone && score.found == score.sought && score.wrong == 0 ? 1 : 0;
    return score;
}

} // namespace kagetsu::lesson
