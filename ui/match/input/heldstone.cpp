// SPDX-License-Identifier: MIT
#include "ui/match/input/heldstone.h"

#include <utility>

namespace kagetsu::ui {

void HeldStone::setGuard(Guard guard)
{
    m_guard = guard;
    m_tentative.reset();
}

std::optional<rules::Point> HeldStone::tap(rules::Point point)
{
    const bool complete = m_guard == Guard::OneTap || (m_guard == Guard::TapTwice && m_tentative == point);
    if (!complete) {
        m_tentative = point;
        return {};
    }
    m_tentative.reset();
    return point;
}

std::optional<rules::Point> HeldStone::press()
{
    if (m_guard != Guard::PlaceThenClock)
        return {};
    return std::exchange(m_tentative, std::nullopt);
}

bool HeldStone::release()
{
    return std::exchange(m_tentative, std::nullopt).has_value();
}

} // namespace kagetsu::ui
