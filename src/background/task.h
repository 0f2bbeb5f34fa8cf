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

namespace kagetsu::background {

// How much there is to do, for who chooses where it is done.
enum class Amount : std::uint8_t {
    Small, // done before the eye sees it: at once, in the thread of the window
    Large,
};

// How far work in another thread has come, seen from both sides.
class State
{
public:
    // Called by the working thread with the part that is done; false once the task is cancelled.
    bool advance(double part)
    {
        m_part = part;
        return !isCancelled();
    }
    bool isCancelled() const { return m_stage == Stage::Cancelled; }
    // Called by the working thread before it changes what cannot be changed back, such as a file: from here on the task
    // cannot be cancelled. False when it already is.
    bool commit()
    {
        Stage stage = Stage::Free;
        return m_stage.compare_exchange_strong(stage, Stage::Committed) || stage == Stage::Committed;
    }
    // False when the task has committed itself; its result will come.
    bool cancel()
    {
        Stage stage = Stage::Free;
        return m_stage.compare_exchange_strong(stage, Stage::Cancelled) || stage == Stage::Cancelled;
    }
    // From 0 to 1; negative while nothing is known of it.
    double part() const { return m_part; }

private:
    enum class Stage : std::uint8_t { Free, Committed, Cancelled };

    std::atomic<double> m_part { -1 };
    std::atomic<Stage> m_stage { Stage::Free };
};

// Where all background tasks run. Not among the threads that all the program shares: Qt fills larger shapes there, and
// the window would wait for whatever runs.
QThreadPool &threads();

// Work in a background thread, one thing at a time: the window never waits for it, and its result comes back to the
// window's thread. Starting anew cancels what runs, or drops the result of what has committed itself.
class Task : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;
    ~Task() override { cancel(); }

    // `work` runs in another thread and must own all it touches; `done` takes its result in this one, unless the task
    // was cancelled or is gone by then.
    template <class Work, class DoneWith>
    void start(Work work, DoneWith done)
    {
        if (m_state)
            m_state->cancel();
        const auto state = std::make_shared<State>();
        m_state = state;
        emit changed();
        threads().start([task = QPointer<Task>(this), state, work = std::move(work), done = std::move(done)]() mutable {
            // What the work and `done` hold, such as a lock, is let go of before the result is taken, or with it. Qt
            // destroys what it calls in either thread, whichever is later, so both are moved out of it.
            auto result = std::make_shared<std::invoke_result_t<Work, State &>>(Work(std::move(work))(*state));
            auto deliver = [task, state, result, done = std::move(done)]() mutable {
                DoneWith take = std::move(done);
                if (!task || task->m_state != state)
                    return;
                task->m_state.reset();
                emit task->changed();
                take(std::move(*result));
            };
            QMetaObject::invokeMethod(QCoreApplication::instance(), std::move(deliver), Qt::QueuedConnection);
        });
    }

    bool isRunning() const { return m_state != nullptr; }
    const State &state() const { return *m_state; }

public slots:
    // Nothing, where the work has committed itself: it is about to end.
    void cancel()
    {
        if (!m_state || !m_state->cancel())
            return;
        m_state.reset();
        emit changed();
    }

signals:
    // It began or ended.
    void changed();

private:
    std::shared_ptr<State> m_state;
};

} // namespace kagetsu::background
