// SPDX-License-Identifier: MIT
#pragma once

#include "ui/controls/background/taskprogressbar.h"

namespace kagetsu::ui {

// Runs work of a page or window that may take long: in a background thread with a bar that shows progress and cancels
// it, or at once if there is too little for that. One thing at a time: a new task cancels the running one.
class TaskWithBar : public QObject
{
    Q_OBJECT

public:
    // The bar is at the top of `over`. It is created by the first large work: most pages never need one.
    explicit TaskWithBar(QWidget *over)
        : QObject(over)
        , m_over(over)
    {
        connect(&m_task, &background::Task::changed, this, &TaskWithBar::changed);
    }

    // Runs `work`, then `done` with its result; see background::Task::start() for what they may do. The sentence says
    // what is being done.
    template <class Work, class DoneWith>
    void run(background::Amount amount, const QString &sentence, Work work, DoneWith done)
    {
        if (amount == background::Amount::Small) {
            m_task.cancel();
            background::State state;
            done(work(state));
            return;
        }
        if (!m_bar)
            m_bar = new TaskProgressBar(m_task, m_over);
        m_bar->setText(sentence);
        m_task.start(std::move(work), std::move(done));
    }

    bool isRunning() const { return m_task.isRunning(); }
    void cancel() { m_task.cancel(); }
    // Returns once nothing is running; the window stays responsive meanwhile.
    void wait();

signals:
    // Emitted when large work began or ended.
    void changed();

private:
    background::Task m_task;
    QWidget *m_over;
    TaskProgressBar *m_bar = nullptr;
};

} // namespace kagetsu::ui
