// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

class QTimer;

namespace kagetsu::ui {

// Three, two, one over a page: whoever sits at it sees that time is about to run. A tap or Escape breaks it off.
class Countdown : public QWidget
{
    Q_OBJECT

public:
    explicit Countdown(QWidget *parent);

    // Covers its parent, and counts.
    void start();
    void breakOff();
    // Between two figures; for tests.
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
