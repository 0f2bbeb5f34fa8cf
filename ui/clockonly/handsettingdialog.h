// SPDX-License-Identifier: MIT
#pragma once

#include "ui/clockonly/handsetting.h"

#include <QDialog>

class QBoxLayout;
class QLabel;

namespace kagetsu::ui {

class ChoiceChips;
class SeatSetting;
class TableButton;

// Both clocks set by hand while they stand: time, periods, moves, the counters, and whose turn it is. What is there and
// what would be there stand beside each other before anything counts.
class HandSettingDialog : public QDialog
{
    Q_OBJECT

public:
    // The match as it stands at this moment; this seat is shown at the left.
    HandSettingDialog(const match::Match &match, clock::Moment now, Seat left, QWidget *parent = nullptr);

    // After acceptance; at least one.
    std::vector<match::Intervention> orders() const { return m_orders; }

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void follow();
    // "14:32 · 12 moves"
    QString standing(const match::Match &match, Seat seat) const;

    const match::Match m_match;
    clock::Moment m_now;
    std::vector<match::Intervention> m_orders;
    QBoxLayout *m_sides;
    PerSeat<SeatSetting *> m_settings;
    ChoiceChips *m_turn;
    QLabel *m_told;
    TableButton *m_take;
};

} // namespace kagetsu::ui
