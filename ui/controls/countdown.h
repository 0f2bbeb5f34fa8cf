// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

class QTimer;

namespace kagetsu::ui {

// Counts three, two, one over a page, so that everybody at it sees that time is about to start. A tap or Escape cancels
// it.
class Countdown : public QWidget
{
    Q_OBJECT

public:
    explicit Countdown(QWidget *parent);

    // Covers the parent and starts counting.
    void start();
    void breakOff();
    // Sets the time between two figures; for tests.
    void setStep(int milliseconds);

signals:
    void finished();
    void brokenOff();

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void step();

    QTimer *m_timer;
    int m_left = 0;
};

} // namespace kagetsu::ui
