// SPDX-License-Identifier: MIT
#include "match/host/inputmoment.h"

#include <QCoreApplication>
#include <QInputEvent>

#include <cstdint>
#include <utility>

namespace kagetsu::host {

InputMoment::InputMoment(std::function<clock::Moment()> now)
    : m_now(std::move(now))
{
    QCoreApplication::instance()->installEventFilter(this);
}

// X and Wayland stamp input with the low 32 bits of the monotonic clock; other systems count from another moment, which
// gives an absurd age. A stamp may be one millisecond ahead of the time read here.
clock::Moment InputMoment::momentOf(const QInputEvent &input) const
{
    constexpr clock::Duration OldestInput { 120'000 }; // input can be this old if the disk is slow
    const clock::Moment now = m_now();
    const clock::Duration age(static_cast<std::uint32_t>(now.count()) - static_cast<std::uint32_t>(input.timestamp()));
    return age < OldestInput ? now - age : now;
}

bool InputMoment::eventFilter(QObject *watched, QEvent *event)
{
    switch (event->type()) {
    case QEvent::ShortcutOverride: // comes before the shortcut, which has no stamp of its own
    case QEvent::MouseButtonPress:
    case QEvent::MouseButtonDblClick:
    case QEvent::MouseButtonRelease:
    case QEvent::TouchBegin:
    case QEvent::TouchEnd:
    case QEvent::KeyPress:
    case QEvent::KeyRelease:
        if (!m_madeAt)
            QMetaObject::invokeMethod(this, [this] { m_madeAt.reset(); }, Qt::QueuedConnection);
        m_madeAt = momentOf(*static_cast<QInputEvent *>(event));
        break;
    default: break;
    }
    return QObject::eventFilter(watched, event);
}

} // namespace kagetsu::host
