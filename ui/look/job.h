// SPDX-License-Identifier: MIT
#pragma once

#include <QCoreApplication>
#include <QObject>
#include <QPointer>
#include <QThreadPool>

#include <atomic>
#include <functional>
#include <memory>

namespace kagetsu::ui {

// How far work in another thread has come, seen from both sides.
class JobState
{
public:
    // For the thread that works: false when nobody wants the result any more.
    bool goesOn(double part)
    {
        m_part = part;
        return !m_isGivenUp;
    }
    bool isGivenUp() const { return m_isGivenUp; }
    void giveUp() { m_isGivenUp = true; }
    // From 0 to 1; negative while nothing is known of it.
    double part() const { return m_part; }

private:
    std::atomic<double> m_part { -1 };
    std::atomic<bool> m_isGivenUp { false };
};

// Work beside the window, one thing at a time: the window never waits for it, and its result comes back to the thread
// of the window. To begin anew gives up what runs.
class Job : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;
    ~Job() override { giveUp(); }

    // `work` runs in another thread and must own all it touches; `done` takes its result in this one, unless the job
    // was given up or is gone by then.
    template <class Work, class DoneWith>
    void start(Work work, DoneWith done)
    {
        giveUp();
        const auto state = std::make_shared<JobState>();
        m_state = state;
        emit changed();
        QThreadPool::globalInstance()->start(
            [job = QPointer<Job>(this), state, work = std::move(work), done = std::move(done)]() mutable {
                auto result = std::make_shared<std::invoke_result_t<Work, JobState &>>(work(*state));
                const auto deliver = [job, state, result, done = std::move(done)]() mutable {
                    if (!job || job->m_state != state)
                        return;
                    job->m_state.reset();
                    emit job->changed();
                    done(std::move(*result));
                };
                QMetaObject::invokeMethod(QCoreApplication::instance(), std::move(deliver), Qt::QueuedConnection);
            });
    }

    bool isRunning() const { return m_state != nullptr; }
    const JobState &state() const { return *m_state; }

public slots:
    void giveUp()
    {
        if (!m_state)
            return;
        std::exchange(m_state, nullptr)->giveUp();
        emit changed();
    }

signals:
    // It began or ended.
    void changed();

private:
    std::shared_ptr<JobState> m_state;
};

} // namespace kagetsu::ui
