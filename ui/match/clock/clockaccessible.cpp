// SPDX-License-Identifier: MIT
#include "ui/match/clock/clockaccessible.h"

#include "ui/match/clock/clockface.h"

namespace kagetsu::ui {

namespace {

QAccessibleInterface *makeClock(const QString &className, QObject *object)
{
    if (className != QLatin1String(ClockFace::staticMetaObject.className()))
        return nullptr;
    auto *face = qobject_cast<ClockFace *>(object);
    return face ? new AccessibleClock(face) : nullptr;
}

} // namespace

// AT-SPI has no role that corresponds to QAccessible::Clock.
AccessibleClock::AccessibleClock(ClockFace *face)
    : QAccessibleWidget(face, QAccessible::StaticText)
{
}

void AccessibleClock::install()
{
    static const bool installed = [] {
        QAccessible::installFactory(makeClock);
        return true;
    }();
    Q_UNUSED(installed);
}

QString AccessibleClock::text(QAccessible::Text kind) const
{
    const auto *face = static_cast<const ClockFace *>(widget());
    return kind == QAccessible::Description ? face->spoken() : QAccessibleWidget::text(kind);
}

} // namespace kagetsu::ui
