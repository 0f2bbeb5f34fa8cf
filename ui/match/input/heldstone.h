// SPDX-License-Identifier: MIT
#pragma once

#include "rules/point.h"
#include "ui/match/input/guard.h"

#include <optional>

namespace kagetsu::ui {

// Holds the stone over the board until its player confirms the move. A stone in the hand may still be moved freely
// (match.md#irregularities).
class HeldStone
{
public:
    Guard guard() const { return m_guard; }
    // Sets the guard and releases the held stone.
    void setGuard(Guard guard);

    std::optional<rules::Point> tentative() const { return m_tentative; }
    // Handles a tap on a point. Returns the point of a complete move, or nothing if the stone is now held over it.
    std::optional<rules::Point> tap(rules::Point point);
    // Handles a press of the clock. Returns the point of a complete move if one was waiting for the press.
    std::optional<rules::Point> press();
    // Puts the stone back into the bowl. Returns true if there was one.
    bool release();

private:
    Guard m_guard = Guard::OneTap;
    std::optional<rules::Point> m_tentative;
};

} // namespace kagetsu::ui
