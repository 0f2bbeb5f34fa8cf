// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

class QLabel;
class QToolButton;

namespace kagetsu::ui {

class DeskPins;
class HoldButton;
class PinPad;

// What stands before the arbiter's desk: a button to hold, so that players do not come to it by chance, and after it,
// where the arbiter has set one and not given it lately, the PIN.
class DeskLock : public QWidget
{
    Q_OBJECT

public:
    // The PINs must outlive the lock.
    explicit DeskLock(DeskPins &pins, QWidget *parent = nullptr);

    HoldButton *holdButton() const { return m_hold; }
    // Only the button to hold, as it was at first.
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
