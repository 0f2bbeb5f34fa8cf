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

// The amount of work, which decides where it is done.
enum class Amount : std::uint8_t {
    Small, // takes no visible time: done at once, in the thread of the window
    Large,
};

// The progress of work in another thread, shared by both threads.
class State
{
public:
    // Called by the working thread with the part that is done; returns false once the task is cancelled.
    bool advance(double part)
    {
        m_part = part;
        return !isCancelled();
    }
    bool isCancelled() const { return m_stage == Stage::Cancelled; }
    // Called by the working thread before it changes what cannot be undone, such as a file; from then on the task
    // cannot be cancelled. Returns false if it is already cancelled.
    bool commit()
    {
        Stage stage = Stage::Free;
        return m_stage.compare_exchange_strong(stage, Stage::Committed) || stage == Stage::Committed;
    }
    // Returns false if the task has committed itself; its result will then arrive.
    bool cancel()
    {
        Stage stage = Stage::Free;
        return m_stage.compare_exchange_strong(stage, Stage::Cancelled) || stage == Stage::Cancelled;
    }
    // Returns the part that is done, from 0 to 1; negative while it is unknown.
    double part() const { return m_part; }

private:
    enum class Stage : std::uint8_t { Free, Committed, Cancelled };

    std::atomic<double> m_part { -1 };
    std::atomic<Stage> m_stage { Stage::Free };
};

// Returns the threads in which all background tasks run. They are not the threads shared by the whole program: Qt fills
// larger shapes in those, and the window would have to wait for running tasks.
QThreadPool &threads();

// Does work in a background thread, one piece at a time: the window never waits for it, and the result is delivered in
// the window's thread. A new start cancels the running work, or drops its result if it has committed itself.
class Task : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;
    ~Task() override { cancel(); }

    // Starts `work` in another thread, where it must own everything it touches; `done` receives its result in this
    // thread, unless the task was cancelled or destroyed by then.
    template <class Work, class DoneWith>
    void start(Work work, DoneWith done)
    {
        if (m_state)
            m_state->cancel();
        const auto state = std::make_shared<State>();
        m_state = state;
        emit changed();
        threads().start([task = QPointer<Task>(this), state, work = std::move(work), done = std::move(done)]() mutable {
            // What the work and `done` hold, such as a lock, is released before or together with the delivery of the
            // result. Qt destroys its functors in whichever thread is later, so both are moved out of them.
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
    // Cancels the work; has no effect if the work has committed itself and is about to end.
    void cancel()
    {
        if (!m_state || !m_state->cancel())
            return;
        m_state.reset();
        emit changed();
    }

signals:
    // Emitted when work begins or ends.
    void changed();

private:
    std::shared_ptr<State> m_state;
};

} // namespace kagetsu::background
