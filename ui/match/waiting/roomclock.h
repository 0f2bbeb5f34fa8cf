// SPDX-License-Identifier: MIT
#pragma once

#include "match/host/timesource.h"

namespace kagetsu::ui {

// Tells the time to players who wait for a game. It starts with the computer's clock and then counts the time passed
// since, even while the computer slept and whatever is done to its clock: a forfeit must not depend on a clock that
// somebody can set.
class RoomClock
{
public:
    // The source must outlive the clock.
    explicit RoomClock(const host::TimeSource &time);

    // Returns milliseconds since the beginning of 1970, UTC.
    std::int64_t now() const;
    // Returns by how much the computer's clock was set since the last decision about it; negative if back. A clock that
    // is only slightly wrong, or is corrected slowly, does not count as set.
    std::optional<clock::Duration> set() const;
    // Accepts the computer's clock from now on.
    void follow();
    // Rejects the computer's clock; the same difference is not reported again.
    void stay();

private:
    clock::Duration passed() const;
    clock::Duration difference() const;

    const host::TimeSource *m_time;
    std::int64_t m_zero; // wall time when nothing had passed
    clock::Duration m_known { 0 }; // a difference that was already decided on
};

} // namespace kagetsu::ui
