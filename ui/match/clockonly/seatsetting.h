// SPDX-License-Identifier: MIT
#pragma once

#include "clock/clock.h"

#include <QFrame>

#include <optional>

class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QSpinBox;

namespace kagetsu::ui {

// Fields for setting one clock by hand: those that its time control has. Each shows the current value; unchanged values
// are not set.
class SeatSetting : public QFrame
{
    Q_OBJECT

public:
    SeatSetting(const QString &name, const clock::TimeControl &control, const clock::Reading &reading,
        QWidget *parent = nullptr);

    // Returns the setting; nothing while a time is not valid.
    std::optional<clock::ClockSetting> setting() const;
    QLineEdit *time() const { return m_time; }
    // Shows the current value and the new one.
    void setChange(const QString &text, bool isChange);

signals:
    void changed();

private:
    const clock::Stage *stage() const;
    QSpinBox *addCount(const char *name, int least);
    // Shows the fields of the selected stage, filled with its values.
    void follow();

    clock::TimeControl m_control;
    clock::Reading m_reading;
    QString m_shown; // initial text of the time
    QFormLayout *m_form;
    QComboBox *m_stage;
    QLabel *m_timeLabel;
    QLineEdit *m_time;
    QSpinBox *m_periods;
    QSpinBox *m_moves;
    QSpinBox *m_turns;
    QLabel *m_change;
    int m_periodsWere = 0;
    int m_movesWere = 0;
};

} // namespace kagetsu::ui
