// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

class QLabel;
class QToolButton;

namespace kagetsu::ui {

class DeskPins;
class HoldButton;
class PinPad;

// The screen in front of the arbiter's desk: a button to hold, so that players do not get in by accident, and then the
// PIN, if the arbiter has set one and not entered it recently.
class DeskLock : public QWidget
{
    Q_OBJECT

public:
    // The PINs must outlive the lock.
    explicit DeskLock(DeskPins &pins, QWidget *parent = nullptr);

    HoldButton *holdButton() const { return m_hold; }
    // Shows only the button to hold, as at first.
    void close();

signals:
    void opened();
    void backWanted();

private:
    DeskPins &m_pins;
    PinPad *m_pad;
    QLabel *m_title;
    QLabel *m_text;
    HoldButton *m_hold;
    QToolButton *m_back;
};

} // namespace kagetsu::ui
