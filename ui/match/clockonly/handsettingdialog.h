// SPDX-License-Identifier: MIT
#pragma once

#include "ui/match/clockonly/handsetting.h"

#include <QDialog>

class QBoxLayout;
class QLabel;

namespace kagetsu::ui {

class ChoiceChips;
class SeatSetting;
class TableButton;

// Sets both clocks by hand while they are stopped: time, periods, moves, the counters, and whose turn it is. Current
// and new values are shown side by side before anything takes effect.
class HandSettingDialog : public QDialog
{
    Q_OBJECT

public:
    // Shows the match at this moment, with seat `left` at the left.
    HandSettingDialog(const match::Match &match, clock::Moment now, Seat left, QWidget *parent = nullptr);

    // Returns the orders, at least one; valid after acceptance.
    std::vector<match::Intervention> orders() const { return m_orders; }

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void follow();
    // Returns a text such as "14:32 · 12 moves".
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
