// SPDX-License-Identifier: MIT
#pragma once

#include "match/device.h"
#include "session/timesource.h"

#include <optional>

namespace kagetsu::session {

// Finds out what became of the machine between two looks at its clocks: whether it slept, whether somebody set the date
// (clock.md#the-machine). It has no timer; whoever asks more often knows it sooner.
class MachineWatch
{
public:
    struct News
    {
        clock::Moment from { 0 }; // the look before, on the source's axis
        clock::Moment now { 0 };
        std::optional<match::Slept> slept;
        std::optional<match::WallChanged> wallChanged; // by more than a second against the time that passed
    };

    // What is less is a clock that is set right gently, or was not read at the same moment as the other one.
    static constexpr clock::Duration SmallestJump { 1000 };

    // The source must outlive the watch.
    explicit MachineWatch(const TimeSource &time);

    // Since begin() or the last look().
    clock::Duration sinceLook() const { return m_time.now() - m_last.now; }
    // What was before is of no interest.
    void begin();
    // Since begin() or the last look.
    News look();

private:
    struct Looked
    {
        clock::Moment now { 0 };
        clock::Duration slept { 0 };
        QDateTime wall;
        bool isTogether = true; // nothing held the program up between reading these
    };
    Looked read() const;

    const TimeSource &m_time;
    Looked m_last;
};

} // namespace kagetsu::session
