// SPDX-License-Identifier: MIT
#pragma once

#include "background/task.h"

#include <QFrame>
#include <QTimer>

class QLabel;
class QProgressBar;
class QPushButton;
class QShortcut;

namespace kagetsu::ui {

// Says over the top of a window what a background task does and how far it is, once it has taken half a second, and
// cancels it, with Esc too. What lies below stays as it was and can be used, so the focus stays there.
class TaskProgressBar : public QFrame
{
    Q_OBJECT

public:
    // The task must outlive this.
    TaskProgressBar(background::Task &task, QWidget *parent);

    void setText(const QString &text);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void follow();
    void show();
    void place();

    background::Task &m_task;
    int m_above = 0; // bars of other work in the same window, whatever part of it they stand over
    QTimer m_patience; // until it is worth saying
    QTimer m_ticks;
    QLabel *m_text;
    QProgressBar *m_bar;
    QPushButton *m_cancel;
    QShortcut *m_escape;
};

} // namespace kagetsu::ui
