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

// The fields in which one clock is set by hand: those that its control has. Each shows what is there now; what is left
// as it was is not set.
class SeatSetting : public QFrame
{
    Q_OBJECT

public:
    SeatSetting(const QString &name, const clock::TimeControl &control, const clock::Reading &reading,
        QWidget *parent = nullptr);

    // Nothing while a time cannot be read.
    std::optional<clock::ClockSetting> setting() const;
    QLineEdit *time() const { return m_time; }
    // What it is and what it would be.
    void setChange(const QString &text, bool isChange);

signals:
    void changed();

private:
    const clock::Stage *stage() const;
    QSpinBox *addCount(const char *name, int least);
    // The fields of the stage that is chosen, filled with what it has.
    void follow();

    clock::TimeControl m_control;
    clock::Reading m_reading;
    QString m_shown; // of the time, as it was filled in
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
