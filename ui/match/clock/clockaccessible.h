// SPDX-License-Identifier: MIT
#pragma once

#include <QAccessibleWidget>

namespace kagetsu::ui {

class ClockFace;

// Represents a clock to screen readers. It has a role and a name; its text is read from the face only on request, so a
// running clock need not announce its time every second.
class AccessibleClock : public QAccessibleWidget
{
public:
    explicit AccessibleClock(ClockFace *face);

    // Makes Qt create this class for every ClockFace. Called by the widget; calling it repeatedly is harmless.
    static void install();

    QString text(QAccessible::Text kind) const override;
};

} // namespace kagetsu::ui
