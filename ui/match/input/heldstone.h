// SPDX-License-Identifier: MIT
#pragma once

#include "rules/point.h"
#include "ui/match/input/guard.h"

#include <optional>

namespace kagetsu::ui {

// The stone held over the board until its player means it. A stone in the hand is free (refereeing.md#irregularities).
class HeldStone
{
public:
    Guard guard() const { return m_guard; }
    // Lets go of what is held.
    void setGuard(Guard guard);

    std::optional<rules::Point> tentative() const { return m_tentative; }
    // A point was tapped: the point of a complete move, or nothing when the stone is now held over it.
    std::optional<rules::Point> tap(rules::Point point);
    // The clock was pressed: the point of a complete move, if one was waiting for that.
    std::optional<rules::Point> press();
    // Puts the stone back into the bowl; true when there was one.
    bool release();

private:
    Guard m_guard = Guard::OneTap;
    std::optional<rules::Point> m_tentative;
};

} // namespace kagetsu::ui
