// SPDX-License-Identifier: MIT
#pragma once

#include <QCoreApplication>
#include <QObject>
#include <QPointer>

#include <atomic>
#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <type_traits>

class QThread;

namespace kagetsu::ui {

// A thread for a device that may keep its caller waiting: a daemon that does not answer, a sound server that is gone.
// The caller goes on at once and receives the answer later, at the latest when the time limit is reached. A device that
// is late counts as silent from then on: requests are answered at once, with nothing, until it has answered again.
class DeviceThread : public QObject
{
    Q_OBJECT

public:
    static constexpr std::chrono::milliseconds Patience { 2000 };

    // A single request; accessed from both threads.
    class Call
    {
    public:
        // True if nobody waits any more: a sound made now would come too late.
        bool isDropped() const { return m_isDropped; }

    private:
        friend class DeviceThread;
        std::atomic<bool> m_isDropped = false;
        bool m_isAnswered = false; // used by the asking thread only
    };

    explicit DeviceThread(std::chrono::milliseconds patience = Patience, QObject *parent = nullptr);
    // Does not wait for a device that hangs; its thread is abandoned.
    ~DeviceThread() override;
    // Runs `last` in the device's thread after everything else, and waits briefly for it, but not for a device that
    // hangs. After that nothing is requested or answered any more.
    void close(std::function<void()> last);

    bool isSilent() const { return m_isSilent; }

    // Runs `work` in the device's thread, one request after another; `done` receives its result in this thread, or
    // nothing if it did not arrive in time. `work` owns everything it touches.
    template <class Work, class Done>
    void ask(Work work, Done done)
    {
        using Answer = std::invoke_result_t<Work, const Call &>;
        if (m_isSilent)
            return done(std::optional<Answer>());
        const auto call = std::make_shared<Call>();
        const auto finish = std::make_shared<Done>(std::move(done));
        giveUpLater(call, [finish] { (*finish)(std::optional<Answer>()); });
        post([self = QPointer<DeviceThread>(this), isGone = m_isGone, call, finish, work = std::move(work)]() mutable {
            if (*isGone || call->isDropped())
                return;
            auto answer = std::make_shared<Answer>(work(*call));
            if (*isGone) // the program may be about to exit
                return;
            QMetaObject::invokeMethod(
                QCoreApplication::instance(),
                [self, call, finish, answer] {
                    if (self && self->takeAnswer(*call))
                        (*finish)(std::optional<Answer>(std::move(*answer)));
                },
                Qt::QueuedConnection);
        });
    }

signals:
    void silentChanged();

private:
    void post(std::function<void()> work);
    void giveUpLater(const std::shared_ptr<Call> &call, std::function<void()> giveUp);
    bool takeAnswer(Call &call);
    void setSilent(bool isSilent);

    std::chrono::milliseconds m_patience;
    QThread *m_thread;
    QObject *m_worker; // lives in the thread
    std::shared_ptr<std::atomic<bool>> m_isGone = std::make_shared<std::atomic<bool>>(false);
    bool m_isSilent = false;
};

} // namespace kagetsu::ui
