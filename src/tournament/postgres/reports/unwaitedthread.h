// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <functional>
#include <memory>

namespace kagetsu::tournament {

// A thread whose work may wait for a frozen server, so nobody waits for it, not even when it is to end: it then ends by
// itself once the server answers or is gone, and with the program.
class UnwaitedThread
{
public:
    struct Pause
    {
        std::chrono::milliseconds length { 0 };
        bool canBeCut = true; // by wake()
    };
    // One piece of work, and how long to wait after it.
    using Work = std::function<Pause()>;
    // Calls a function, unless the thread is to end.
    using Telling = std::function<void(const std::function<void()> &)>;

    // `make` is called in the thread, and what it returns is destroyed there.
    explicit UnwaitedThread(std::function<Work(Telling)> make);
    // Nothing is told any more after this.
    ~UnwaitedThread();
    UnwaitedThread(const UnwaitedThread &) = delete;
    UnwaitedThread &operator=(const UnwaitedThread &) = delete;

    // Has the next piece of work done at once.
    void wake();

private:
    struct Shared;

    std::shared_ptr<Shared> m_shared;
};

} // namespace kagetsu::tournament
