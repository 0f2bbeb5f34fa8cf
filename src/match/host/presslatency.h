// SPDX-License-Identifier: MIT
#pragma once

#include "match/host/matchhost.h"

#include <QObject>

namespace kagetsu::host {

// Measures how long stones and presses of the clock take from the hand to the journal on disk (clock.md#the-machine).
class PressLatency : public QObject
{
    Q_OBJECT

public:
    struct Figures
    {
        int presses = 0;
        clock::Duration last { 0 };
        clock::Duration worst { 0 };

        friend bool operator==(const Figures &, const Figures &) = default;
    };

    // The source and the host must outlive it.
    PressLatency(const TimeSource &time, MatchHost &host, QObject *parent = nullptr);

    const Figures &figures() const { return m_figures; }

private:
    void hear(const match::Events &events);

    const TimeSource &m_time;
    const MatchHost &m_host;
    Figures m_figures;
};

} // namespace kagetsu::host
