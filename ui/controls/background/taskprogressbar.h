// SPDX-License-Identifier: MIT
#pragma once

#include "base/background/task.h"

#include <QFrame>
#include <QTimer>

class QLabel;
class QProgressBar;
class QPushButton;
class QShortcut;

namespace kagetsu::ui {

// Shows at the top of a window what a background task is doing and how far it has come, once it has taken half a
// second, and cancels it; Esc cancels it as well. What lies below stays unchanged and usable, so the focus stays there.
class TaskProgressBar : public QFrame
{
    Q_OBJECT

public:
    // The task must outlive the bar.
    TaskProgressBar(background::Task &task, QWidget *parent);

    void setText(const QString &text);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void follow();
    void show();
    void place();

    background::Task &m_task;
    int m_above = 0; // number of other bars in the same window, whichever part of it they cover
    QTimer m_patience; // delay before the bar appears
    QTimer m_ticks;
    QLabel *m_text;
    QProgressBar *m_bar;
    QPushButton *m_cancel;
    QShortcut *m_escape;
};

} // namespace kagetsu::ui
