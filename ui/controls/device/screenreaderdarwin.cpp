// SPDX-License-Identifier: MIT
// Qt announces to VoiceOver from 6.8 on; before, a screen reader says only what has the focus.
#include "ui/controls/device/screenreader.h"

#include <QAccessible>
#include <QWidget>

namespace kagetsu::ui {

bool hasScreenReader()
{
    return QAccessible::isActive();
}

bool tellScreenReader(QWidget *window, const QString &text)
{
#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0)
    QAccessibleAnnouncementEvent event(window, text);
    QAccessible::updateAccessibility(&event);
    return hasScreenReader();
#else
    static_cast<void>(window);
    static_cast<void>(text);
    return false;
#endif
}

} // namespace kagetsu::ui
