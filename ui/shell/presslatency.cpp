// SPDX-License-Identifier: MIT
#include "ui/shell/presslatency.h"

#include <QCoreApplication>
#include <QInputEvent>

#include <algorithm>

namespace kagetsu::ui {

namespace {

// X and Wayland stamp input with the low 32 bits of the monotonic clock; other systems count from elsewhere, and then
// the age is no sensible one.
clock::Duration ageOf(const QInputEvent &event, clock::Moment now)
{
    constexpr clock::Duration OldestInput { 10000 };
    const auto age =
        clock::Duration(static_cast<std::uint32_t>(now.count()) - static_cast<std::uint32_t>(event.timestamp()));
    return age < OldestInput ? age : clock::Duration { 0 };
}

} // namespace

PressLatency::PressLatency(const TimeSource &time, MatchHost &host, QObject *parent)
    : QObject(parent)
    , m_time(time)
{
    QCoreApplication::instance()->installEventFilter(this);
    connect(&host, &MatchHost::happened, this, &PressLatency::hear);
}

bool PressLatency::eventFilter(QObject *watched, QEvent *event)
{
    switch (event->type()) {
    case QEvent::MouseButtonPress:
    case QEvent::MouseButtonRelease:
    case QEvent::TouchBegin:
    case QEvent::TouchEnd:
    case QEvent::KeyPress:
        m_input = m_time.now() - ageOf(*static_cast<QInputEvent *>(event), m_time.now());
        break;
    default:
        break;
    }
    return QObject::eventFilter(watched, event);
}

void PressLatency::hear(const match::Events &events)
{
    const bool isDeed = std::any_of(events.begin(), events.end(), [](const match::Event &event) {
        return std::holds_alternative<match::Acted>(event.what) || std::holds_alternative<match::Passed>(event.what)
            || std::holds_alternative<match::Pressed>(event.what);
    });
    if (!isDeed || !m_input)
        return;
    ++m_figures.presses;
    m_figures.last = m_time.now() - *m_input;
    m_figures.worst = std::max(m_figures.worst, m_figures.last);
    m_input.reset();
}

} // namespace kagetsu::ui
