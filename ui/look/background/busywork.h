// SPDX-License-Identifier: MIT
#pragma once

#include "ui/look/background/busybar.h"

namespace kagetsu::ui {

// Work of a page or window that may take long: done beside the window, with a bar that tells how far it is and gives it
// up; or at once where it is too little for that. One thing at a time: what is asked for gives up what runs.
class BusyWork : public QObject
{
    Q_OBJECT

public:
    enum class Amount : std::uint8_t {
        Small, // done before the eye sees it: within run(), in the thread of the window
        Large,
    };

    // The bar stands at the top of this, from the first large work on: most pages and most starts have none.
    explicit BusyWork(QWidget *over)
        : QObject(over)
        , m_over(over)
    {
        connect(&m_job, &Job::changed, this, &BusyWork::changed);
    }

    // See Job::start() for what `work` and `done` may do. The sentence tells what is done.
    template <class Work, class DoneWith>
    void run(Amount amount, const QString &sentence, Work work, DoneWith done)
    {
        if (amount == Amount::Small) {
            m_job.giveUp();
            JobState state;
            done(work(state));
            return;
        }
        if (!m_bar)
            m_bar = new BusyBar(m_job, m_over);
        m_bar->setText(sentence);
        m_job.start(std::move(work), std::move(done));
    }

    bool isRunning() const { return m_job.isRunning(); }
    void giveUp() { m_job.giveUp(); }
    // Returns once nothing runs; the window lives on meanwhile.
    void wait();

signals:
    // Large work began or ended.
    void changed();

private:
    Job m_job;
    QWidget *m_over;
    BusyBar *m_bar = nullptr;
};

} // namespace kagetsu::ui
