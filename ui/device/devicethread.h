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
// Whoever asks goes on at once and hears the answer later, within the limit in any case. A device that is late is
// silent from then on: what is asked of it is answered at once, with nothing, until it has answered again.
class DeviceThread : public QObject
{
    Q_OBJECT

public:
    static constexpr std::chrono::milliseconds Patience { 2000 };

    // One thing that was asked; seen from both threads.
    class Call
    {
    public:
        // Nobody waits any more: what would be heard now would be heard too late.
        bool isDropped() const { return m_isDropped; }

    private:
        friend class DeviceThread;
        std::atomic<bool> m_isDropped = false;
        bool m_isAnswered = false; // of the asking thread
    };

    explicit DeviceThread(std::chrono::milliseconds patience = Patience, QObject *parent = nullptr);
    // Does not wait for a device that hangs; its thread is left to itself.
    ~DeviceThread() override;
    // Has `last` done in the device's thread after all else, and waits a moment for it, but not for a device that
    // hangs. Nothing is asked or answered any more.
    void close(std::function<void()> last);

    bool isSilent() const { return m_isSilent; }

    // Has `work` done in the device's thread, one after the other; `done` takes what it returns in this thread, or
    // nothing when it did not come in time. `work` owns all it touches.
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
            if (*isGone) // and the program may be on its way out
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
