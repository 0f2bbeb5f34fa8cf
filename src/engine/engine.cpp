// SPDX-License-Identifier: MIT
#include "engine/engine.h"

#include "engine/process/childprocess.h"
#include "engine/process/platform.h"

#include <QPointer>
#include <QTimer>

#include <algorithm>
#include <cassert>

namespace kagetsu::engine {

namespace {

constexpr Milliseconds LongestSleep { 3'600'000 }; // keeps the interval within an int
constexpr Milliseconds BetweenWatches { 1'000 };

// Returns the search that the event belongs to, or 0 if it belongs to none.
SearchNumber searchOf(const Event &event)
{
    return std::visit(
        [](const auto &each) -> SearchNumber {
            if constexpr (requires { each.search; })
                return each.search;
            else
                return 0;
        },
        event);
}

std::string_view viewOf(const QByteArray &bytes)
{
    return { bytes.data(), static_cast<std::size_t>(bytes.size()) };
}

} // namespace

Engine::Engine(Now now, QObject *parent)
    : QObject(parent)
    , m_now(std::move(now))
    , m_timer(new QTimer(this))
    , m_watchTimer(new QTimer(this))
{
    m_timer->setSingleShot(true);
    m_timer->setTimerType(Qt::PreciseTimer);
    m_watchTimer->setInterval(BetweenWatches);
    connect(m_timer, &QTimer::timeout, this, [this] {
        m_talk.wake(m_now());
        carryOut();
    });
    connect(m_watchTimer, &QTimer::timeout, this, &Engine::watch);
}

Engine::~Engine() = default;

void Engine::start(const Profile &profile, const StartOptions &options)
{
    m_talk.start(profile, options, m_now());
    carryOut();
}

void Engine::newGame()
{
    m_talk.newGame();
}

SearchNumber Engine::ask(Task task)
{
    const SearchNumber number = m_talk.ask(std::move(task), m_now());
    carryOut();
    return number;
}

SearchNumber Engine::think(const SearchRequest &request)
{
    return ask({ .kind = TaskKind::Move, .request = request });
}

SearchNumber Engine::analyse(const SearchRequest &request, int lines)
{
    assert(lines >= 1);
    return ask({ .kind = TaskKind::Analysis, .request = request, .count = lines });
}

SearchNumber Engine::openingBySwap2(const SearchRequest &request)
{
    assert(
        request.position.stones.empty() || request.position.stones.size() == 3 || request.position.stones.size() == 5);
    return ask({ .kind = TaskKind::Swap2, .request = request });
}

SearchNumber Engine::askForbidden(const Position &position)
{
    return ask({ .kind = TaskKind::Forbidden, .request = { position, {}, {}, {} } });
}

SearchNumber Engine::balance(const SearchRequest &request, int moves, int evaluation)
{
    assert(moves == 1 || moves == 2);
    return ask({ .kind = TaskKind::Balance, .request = request, .count = moves, .evaluation = evaluation });
}

void Engine::hurry()
{
    m_talk.hurry(m_now());
    carryOut();
}

void Engine::stop()
{
    m_talk.stop(m_now());
    carryOut();
}

void Engine::end()
{
    m_talk.end(m_now());
    carryOut();
}

bool Engine::hasProcess() const
{
    return m_child || !m_leaving.empty();
}

void Engine::carryOut()
{
    for (const Order &order : m_talk.takeOrders())
        std::visit([this](const auto &each) { carryOut(each); }, order);
    auto events = m_talk.takeEvents();
    std::move(events.begin(), events.end(), std::back_inserter(m_events));
    if (!m_events.empty() && !std::exchange(m_willDeliver, true))
        QMetaObject::invokeMethod(
            this, [this] { deliver(); }, Qt::QueuedConnection);
    setTimer();
}

void Engine::setTimer()
{
    const auto moment = m_talk.wakesAt();
    if (moment)
        m_timer->start(std::clamp(*moment - m_now(), Milliseconds(0), LongestSleep));
    else
        m_timer->stop();
}

void Engine::carryOut(const order::Launch &)
{
    m_child = std::make_unique<ChildProcess>(m_talk.profile());
    listen(*m_child);
    m_watchTimer->start();
    m_child->launch();
}

void Engine::carryOut(const order::Write &write)
{
    if (m_child)
        m_child->write(write.bytes);
}

void Engine::carryOut(const order::Dismiss &dismiss)
{
    m_watchTimer->stop();
    if (!m_child)
        return;
    ChildProcess *child = m_child.get();
    child->disconnect(this);
    connect(child, &ChildProcess::gone, this, [this, child] { forget(child); });
    m_leaving.push_back(std::move(m_child));
    child->dismiss(dismiss.politely);
}

void Engine::listen(ChildProcess &child)
{
    // All reports come from the event loop, except that launch() itself may report that a process cannot be started.
    const auto tell = [this](auto report) {
        report(m_now());
        carryOut();
    };
    connect(&child, &ChildProcess::launched, this, [=, this] { tell([this](Moment now) { m_talk.launched(now); }); });
    connect(&child, &ChildProcess::notLaunched, this,
        [=, this](const QString &reason) { tell([&](Moment now) { m_talk.notLaunched(reason.toStdString(), now); }); });
    connect(&child, &ChildProcess::output, this,
        [=, this](const QByteArray &bytes) { tell([&](Moment now) { m_talk.received(viewOf(bytes), now); }); });
    connect(&child, &ChildProcess::errorOutput, this,
        [=, this](const QByteArray &bytes) { tell([&](Moment now) { m_talk.receivedErrors(viewOf(bytes), now); }); });
    connect(&child, &ChildProcess::skipped, this,
        [=, this](qint64 bytes) { tell([&](Moment now) { m_talk.skipped(bytes, now); }); });
    connect(&child, &ChildProcess::written, this, [=, this] { tell([this](Moment now) { m_talk.written(now); }); });
    connect(&child, &ChildProcess::ended, this,
        [=, this](const Ending &ending) { tell([&](Moment now) { m_talk.ended(ending, now); }); });
}

void Engine::forget(ChildProcess *child)
{
    const auto found =
        std::find_if(m_leaving.begin(), m_leaving.end(), [child](const auto &each) { return each.get() == child; });
    assert(found != m_leaving.end());
    found->release()->deleteLater(); // it is the sender of the current signal
    m_leaving.erase(found);
    if (!hasProcess())
        emit processesGone();
}

void Engine::deliver()
{
    m_willDeliver = false;
    const QPointer<Engine> self(this);
    while (self && !m_events.empty()) {
        const Event event = std::move(m_events.front());
        m_events.pop_front();
        const SearchNumber search = searchOf(event);
        if (search == 0 || search == m_talk.current())
            std::visit([this](const auto &each) { deliver(each); }, event);
    }
}

// Checks what a process does not report by itself.
void Engine::watch()
{
    if (!m_child)
        return;
    if (const auto bytes = residentBytes(m_child->id()))
        m_talk.usesMemory(*bytes, m_now());
    if (hasClosedOutput(m_child->id()))
        m_talk.outputClosed(m_now());
    carryOut();
}

} // namespace kagetsu::engine
