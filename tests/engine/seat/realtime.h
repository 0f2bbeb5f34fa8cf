// SPDX-License-Identifier: MIT
#pragma once

#include "match/host/timesource.h"

#include <QElapsedTimer>

namespace kagetsu::engineseat::test {

// Real time, because processes cannot wait for a clock that is turned by hand.
class RealTime : public host::TimeSource
{
public:
    RealTime() { m_timer.start(); }
    clock::Moment now() const override { return clock::Moment(m_timer.elapsed()); }
    QDateTime wall() const override { return QDateTime(QDate(2031, 5, 4), QTime(12, 0)).addMSecs(m_timer.elapsed()); }
    clock::Duration slept() const override { return clock::Duration { 0 }; }

private:
    QElapsedTimer m_timer;
};

} // namespace kagetsu::engineseat::test
