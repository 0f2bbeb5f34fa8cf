// SPDX-License-Identifier: MIT
#pragma once

#include "match/host/timesource.h"

namespace kagetsu {

// A clock turned by hand.
class FakeTime : public host::TimeSource
{
public:
    clock::Moment now() const override
    {
        if (m_step > clock::Duration { 0 })
            m_now += m_step;
        return m_now;
    }
    QDateTime wall() const override
    {
        return QDateTime(QDate(2031, 5, 4), QTime(12, 0)).addMSecs((m_now + m_slept + m_set).count());
    }
    clock::Duration slept() const override { return m_slept; }
    std::optional<clock::Moment> handAt() const override { return m_hand; }
    void advance(clock::Duration time) { m_now += time; }
    // Pretends that the program is handling a tap or a key of this age, or none.
    void tapped(clock::Duration age) { m_hand = m_now - age; }
    void letGo() { m_hand.reset(); }
    // Lets this much time pass at each reading of the time, as on a busy computer.
    void passAtEachLook(clock::Duration time) { m_step = time; }
    // Lets the computer sleep for this long.
    void sleep(clock::Duration time) { m_slept += time; }
    // Changes the wall clock, as a user would.
    void setWall(clock::Duration by) { m_set += by; }

private:
    mutable clock::Moment m_now { 1000000 };
    clock::Duration m_step { 0 };
    std::optional<clock::Moment> m_hand;
    clock::Duration m_slept { 0 };
    clock::Duration m_set { 0 };
};

} // namespace kagetsu
