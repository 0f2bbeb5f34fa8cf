// SPDX-License-Identifier: MIT
#include "match/host/presslatency.h"

#include <algorithm>

namespace kagetsu::host {

PressLatency::PressLatency(const TimeSource &time, MatchHost &host, QObject *parent)
    : QObject(parent)
    , m_time(time)
    , m_host(host)
{
    connect(&host, &MatchHost::happened, this, &PressLatency::hear);
}

void PressLatency::hear(const match::Events &events)
{
    const bool hasActed = std::any_of(events.begin(), events.end(), [](const match::Event &event) {
        return std::holds_alternative<match::Acted>(event.what) || std::holds_alternative<match::Passed>(event.what)
            || std::holds_alternative<match::Pressed>(event.what);
    });
    const std::optional<clock::Moment> hand = m_host.handAt();
    if (!hasActed || !hand)
        return;
    ++m_figures.presses;
    m_figures.last = m_time.now() - *hand;
    m_figures.worst = std::max(m_figures.worst, m_figures.last);
}

} // namespace kagetsu::host
