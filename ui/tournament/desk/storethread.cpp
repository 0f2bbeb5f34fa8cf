// SPDX-License-Identifier: MIT
#include "ui/tournament/desk/storethread.h"

#include "base/background/task.h"

#include <QEventLoop>
#include <QSemaphore>

#include <optional>
#include <type_traits>
#include <utility>

namespace kagetsu::ui {

using tournament::StoreFault;

namespace {

// Waits for another thread in an event loop that handles everything except user input.
class Waiting
{
public:
    // Called by the other thread as its last act.
    void end()
    {
        QMetaObject::invokeMethod(&m_loop, &QEventLoop::quit, Qt::QueuedConnection);
        m_isDone.release();
    }
    // Quitting the program ends all event loops; the work is completed all the same.
    void wait()
    {
        m_loop.exec(QEventLoop::ExcludeUserInputEvents);
        m_isDone.acquire();
    }

private:
    QEventLoop m_loop;
    QSemaphore m_isDone;
};

} // namespace

void inBackground(const std::function<void()> &work)
{
    Waiting waiting;
    background::threads().start([&work, &waiting] {
        work();
        waiting.end();
    });
    waiting.wait();
}

template <class Work>
auto StoreThread::there(Waits waits, Work work) const
{
    using Answer = std::invoke_result_t<Work>;
    const auto run = [&](auto &&carryOut) {
        if (waits == Waits::Still) {
            QMetaObject::invokeMethod(m_place.get(), carryOut, Qt::BlockingQueuedConnection);
            return;
        }
        Waiting waiting;
        QMetaObject::invokeMethod(m_place.get(), [&] {
            carryOut();
            waiting.end();
        });
        waiting.wait();
    };
    if constexpr (std::is_void_v<Answer>) {
        run([&] { work(); });
    } else {
        std::optional<Answer> answer;
        run([&] { answer.emplace(work()); });
        return std::move(*answer);
    }
}

StoreThread::StoreThread(const std::function<std::unique_ptr<tournament::Store>()> &make)
    : m_place(std::make_unique<QObject>())
{
    m_place->moveToThread(&m_thread);
    m_thread.start();
    there(Waits::Still, [&] { m_store = make(); });
}

StoreThread::~StoreThread()
{
    there(Waits::Still, [this] { m_store.reset(); });
    m_thread.quit();
    m_thread.wait();
}

Result<std::vector<tournament::LogLine>, StoreFault> StoreThread::open(const std::string &path, Access access)
{
    return there(Waits::GoingOn, [&] { return m_store->open(path, access); });
}

void StoreThread::close()
{
    there(Waits::Still, [this] { m_store->close(); });
}

Result<Done, StoreFault> StoreThread::create(
    const std::string &path, const std::string &id, std::span<const tournament::LogLine> lines)
{
    return there(Waits::GoingOn, [&] { return m_store->create(path, id, lines); });
}

Result<tournament::Salvage, StoreFault> StoreThread::salvage(const std::string &path)
{
    return there(Waits::GoingOn, [&] { return m_store->salvage(path); });
}

tournament::FileIdentity StoreThread::identity() const
{
    return there(Waits::Still, [this] { return m_store->identity(); });
}

std::string StoreThread::desk() const
{
    return there(Waits::Still, [this] { return m_store->desk(); });
}

// A file is written before anybody notices; a server may take seconds to answer, or not to answer.
StoreThread::Waits StoreThread::waits() const
{
    return desk().empty() ? Waits::Still : Waits::GoingOn;
}

Result<Done, StoreFault> StoreThread::append(std::span<const tournament::LogLine> lines)
{
    return there(waits(), [&] { return m_store->append(lines); });
}

Result<Done, StoreFault> StoreThread::markUndone(std::size_t line, const tournament::Stamp &stamp)
{
    return there(waits(), [&] { return m_store->markUndone(line, stamp); });
}

Result<Done, StoreFault> StoreThread::stillThere()
{
    return there(waits(), [this] { return m_store->stillThere(); });
}

} // namespace kagetsu::ui
