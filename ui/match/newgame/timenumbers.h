// SPDX-License-Identifier: MIT
#pragma once

#include "clock/timecontrol.h"

#include <QWidget>

#include <array>

class QLabel;
class QSpinBox;

namespace kagetsu::ui {

// Asks for a time control by three numbers: minutes, seconds that are added after each move, and periods. With periods,
// the seconds are the length of each. A control that three numbers cannot say is left to its text.
class TimeNumbers : public QWidget
{
    Q_OBJECT

public:
    explicit TimeNumbers(QWidget *parent = nullptr);

    // Shows the numbers of this control, if it has such; they stay as they were otherwise.
    void show(const clock::TimeControl &control);
    using QWidget::show;

signals:
    // Emitted with a control in the text syntax when a number was changed.
    void changed(const QString &text);

private:
    void write();
    void retranslate();

    std::array<QLabel *, 3> m_labels {};
    QSpinBox *m_minutes;
    QSpinBox *m_seconds;
    QSpinBox *m_periods;
};

} // namespace kagetsu::ui
