// SPDX-License-Identifier: MIT
#pragma once

#include <QPushButton>

class QTimer;

namespace kagetsu::ui {

// A button that must be held for a while and then released, by finger, mouse, space bar or Enter, so that nobody opens
// anything by accident. Users who cannot hold it press it, read that it must be pressed again, and do so within some
// seconds; two taps of a trembling hand in quick succession count as one press.
class HoldButton : public QPushButton
{
    Q_OBJECT

public:
    explicit HoldButton(QWidget *parent = nullptr);

    // Sets the texts: normally, once held long enough, and after a first press that was too short.
    void setTexts(const QString &text, const QString &readyText, const QString &againText);
    // Sets how long it must be held, in milliseconds.
    void setHoldTime(int time) { m_holdTime = time; }
    // Sets how soon a second press counts and how long it is awaited, in milliseconds.
    void setPressTimes(int soonest, int latest);
    // True if a second press would work now.
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
    QTimer *m_gap; // time since the release
    QTimer *m_armed; // time since the first press
    int m_soonest = 400;
    bool m_isSecond = false; // this press came while it was awaited
    bool m_isInside = false; // it was released on the button
};

} // namespace kagetsu::ui
