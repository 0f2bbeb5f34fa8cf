// SPDX-License-Identifier: MIT
#pragma once

#include "match/host/timesource.h"
#include "match/model/device.h"

#include <optional>

namespace kagetsu::host {

// Finds out what happened to the computer between two readings of its clocks: whether it slept, and whether somebody
// set the date (clock.md#the-machine). It has no timer; the more often it is asked, the earlier it knows.
class MachineWatch
{
public:
    struct News
    {
        clock::Moment from { 0 }; // moment of the look before, on the axis of the source
        clock::Moment now { 0 };
        std::optional<match::Slept> slept;
        std::optional<match::WallChanged> wallChanged; // by more than a second compared with the time that passed
    };

    // Smaller differences come from a clock that is adjusted gradually, or from not reading both clocks at the same
    // moment.
    static constexpr clock::Duration SmallestJump { 1000 };

    // The source must outlive the watch.
    explicit MachineWatch(const TimeSource &time);

    // Returns the time since begin() or the last look().
    clock::Duration sinceLook() const { return m_time.now() - m_last.now; }
    // Starts watching; earlier events are ignored.
    void begin();
    // Returns what has happened since begin() or the last look().
    News look();

private:
    struct Looked
    {
        clock::Moment now { 0 };
        clock::Duration slept { 0 };
        QDateTime wall;
        bool isTogether = true; // nothing held the program up between these readings
    };
    Looked read() const;

    const TimeSource &m_time;
    Looked m_last;
};

} // namespace kagetsu::host
