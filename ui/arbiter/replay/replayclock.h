// SPDX-License-Identifier: MIT
#pragma once

#include "clock/clock.h"
#include "rules/point.h"

#include <QFrame>

class QLabel;

namespace kagetsu::ui {

// Shows one player's clock to the millisecond, with everything else it counts.
class JournalReplayClock : public QFrame
{
    Q_OBJECT

public:
    explicit JournalReplayClock(QWidget *parent = nullptr);

    void show(const QString &name, rules::Side side, const clock::Reading &reading, const clock::TimeControl &control);
    using QWidget::show;
    // Shows only the time, where there is little room.
    void setBrief(bool brief);

private:
    QLabel *m_name;
    QLabel *m_time;
    QLabel *m_more;
};

} // namespace kagetsu::ui
