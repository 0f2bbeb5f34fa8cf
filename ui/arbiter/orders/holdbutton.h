// SPDX-License-Identifier: MIT
#pragma once

#include <QPushButton>

class QTimer;

namespace kagetsu::ui {

// A button that has to be held for a while and then let go, with finger, mouse, the space bar or Enter, so that nobody
// opens anything by chance.
class HoldButton : public QPushButton
{
    Q_OBJECT

public:
    explicit HoldButton(QWidget *parent = nullptr);

    // The second once it has been held long enough.
    void setTexts(const QString &text, const QString &readyText);
    // In milliseconds.
    void setHoldTime(int time) { m_holdTime = time; }

signals:
    void held();

protected:
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void keyReleaseEvent(QKeyEvent *event) override;

private:
    void holdByKey(QKeyEvent &event);
    void begin();
    void step();

    QString m_text;
    QString m_readyText;
    int m_holdTime = 1500;
    int m_done = 0; // milliseconds held
    QTimer *m_timer;
    QTimer *m_gap; // since it was let go
};

} // namespace kagetsu::ui
