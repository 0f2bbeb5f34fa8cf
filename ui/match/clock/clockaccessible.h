// SPDX-License-Identifier: MIT
#pragma once

#include <QAccessibleWidget>

namespace kagetsu::ui {

class ClockFace;

// A clock for screen readers: it has a role and a name, and what it shows is read from it whenever somebody asks, so a
// running clock need not send its time every second.
class AccessibleClock : public QAccessibleWidget
{
public:
    explicit AccessibleClock(ClockFace *face);

    // Makes Qt ask this class for ClockFaces; called by the widget, any number of times.
    static void install();

    QString text(QAccessible::Text kind) const override;
};

} // namespace kagetsu::ui
