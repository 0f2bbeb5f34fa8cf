// SPDX-License-Identifier: MIT
#pragma once

#include <QCoreApplication>
#include <QObject>
#include <QPointer>
#include <QThreadPool>

#include <atomic>
#include <cstdint>
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
        return !isGivenUp();
    }
    bool isGivenUp() const { return m_stage == Stage::GivenUp; }
    // For the thread that works, before it changes what cannot be changed back, such as a file: from here on nobody can
    // give it up. False when somebody has.
    bool commit()
    {
        Stage stage = Stage::Free;
        return m_stage.compare_exchange_strong(stage, Stage::Committed) || stage == Stage::Committed;
    }
    // False when it is too late for that; its result will come.
    bool giveUp()
    {
        Stage stage = Stage::Free;
        return m_stage.compare_exchange_strong(stage, Stage::GivenUp) || stage == Stage::GivenUp;
    }
    // From 0 to 1; negative while nothing is known of it.
    double part() const { return m_part; }

private:
    enum class Stage : std::uint8_t { Free, Committed, GivenUp };

    std::atomic<double> m_part { -1 };
    std::atomic<Stage> m_stage { Stage::Free };
};

// Where all jobs run. Not among the threads that all the program shares: Qt fills larger shapes there, and the window
// would wait for whatever runs.
QThreadPool &jobThreads();

// Work beside the window, one thing at a time: the window never waits for it, and its result comes back to the thread
// of the window. To begin anew gives up what runs, or the result of what has committed itself.
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
        if (m_state)
            m_state->giveUp();
        const auto state = std::make_shared<JobState>();
        m_state = state;
        emit changed();
        jobThreads().start(
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
    // Nothing, where the work has committed itself: it is about to end.
    void giveUp()
    {
        if (!m_state || !m_state->giveUp())
            return;
        m_state.reset();
        emit changed();
    }

signals:
    // It began or ended.
    void changed();

private:
    std::shared_ptr<JobState> m_state;
};

} // namespace kagetsu::ui
