// SPDX-License-Identifier: MIT
#pragma once

#include "session/timesource.h"

namespace kagetsu::ui {

// What time it is for those who wait for a game: at first that of the computer's clock, and then what has passed since,
// also while the machine slept, whatever is done to the computer's clock. A forfeit must not hang on a clock that
// somebody sets.
class RoomClock
{
public:
    // The source must outlive the clock.
    explicit RoomClock(const session::TimeSource &time);

    // Milliseconds since the beginning of 1970, UTC.
    std::int64_t now() const;
    // By how much the computer's clock was set, negative: back, since that was last asked about. A clock that is only
    // a little wrong, or is led to the right time slowly, was not set.
    std::optional<clock::Duration> set() const;
    // The computer's clock holds from now on.
    void follow();
    // It does not, and is not asked about again.
    void stay();

private:
    clock::Duration passed() const;
    clock::Duration difference() const;

    const session::TimeSource *m_time;
    std::int64_t m_zero; // what it was when nothing had passed
    clock::Duration m_known { 0 }; // a difference that was decided on
};

} // namespace kagetsu::ui
