// SPDX-License-Identifier: MIT
#pragma once

#include <QPushButton>

class QTimer;

namespace kagetsu::ui {

// A button that has to be held for a while and then let go, with finger, mouse, the space bar or Enter, so that nobody
// opens anything by chance. Who cannot hold presses it, reads that it is to be pressed again, and does so within some
// seconds; two taps of a trembling hand, one right after the other, are one press.
class HoldButton : public QPushButton
{
    Q_OBJECT

public:
    explicit HoldButton(QWidget *parent = nullptr);

    // The second once it has been held long enough, the third after a first press that was not.
    void setTexts(const QString &text, const QString &readyText, const QString &againText);
    // In milliseconds.
    void setHoldTime(int time) { m_holdTime = time; }
    // How soon the second press counts, and how long it is waited for.
    void setPressTimes(int soonest, int latest);
    // Whether a second press would do it.
    bool isArmed() const;

signals:
    void held();

protected:
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void keyReleaseEvent(QKeyEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    void holdByKey(QKeyEvent &event);
    void begin();
    void step();
    void letGo();
    void disarm();

    QString m_text;
    QString m_readyText;
    QString m_againText;
    int m_holdTime = 1500;
    int m_done = 0; // milliseconds held
    QTimer *m_timer;
    QTimer *m_gap; // since it was let go
    QTimer *m_armed; // since it was pressed once
    int m_soonest = 400;
    bool m_isSecond = false; // this press came when it was waited for
    bool m_isInside = false; // it was let go on the button
};

} // namespace kagetsu::ui
