// SPDX-License-Identifier: MIT
#include "match/host/matchhost.h"

#include "match/host/afterinput.h"
#include "match/host/gamefile.h"
#include "match/host/openjournal.h"
#include "match/journal/chain/chaincode.h"
#include "match/journal/folder.h"
#include "match/journal/journaltext.h"

#include <QFile>
#include <QTimer>

#include <algorithm>
#include <chrono>
#include <limits>
#include <type_traits>
#include <utility>

namespace kagetsu::host {

using namespace std::chrono_literals;

namespace {

constexpr clock::Duration LittleTime = 10s; // a stall with less time left than this is recorded (clock.md#the-machine)
constexpr clock::Duration LongestBlink = 250ms; // if it also lasts longer than this
constexpr std::chrono::milliseconds PulseTime = 50ms;

constexpr std::chrono::milliseconds SlowDisk = 200ms; // people are told after this time

bool isEnd(const match::Event &event)
{
    return std::holds_alternative<match::Ended>(event.what);
}

// Returns what the work returns once the disk's thread has done it.
template <class Work>
auto onDisk(DiskThread &disk, Work work)
{
    std::optional<std::invoke_result_t<Work>> result;
    disk.run([&] { result.emplace(work()); });
    return *std::move(result);
}

} // namespace

struct MatchHost::Keeping
{
    match::Events events;
    match::Match after;
    QDateTime wall;
    std::optional<journal::JournalFault> fault;
    bool isTakenIn = false; // applied, here or by another caller that waited for it
};

MatchHost::MatchHost(const TimeSource &time, QObject *parent)
    : QObject(parent)
    , m_time(time)
    , m_machine(time)
    , m_flag(new QTimer(this))
    , m_beat(new QTimer(this))
    , m_pulse(new QTimer(this))
{
    m_flag->setSingleShot(true);
    m_flag->setTimerType(Qt::PreciseTimer);
    connect(m_flag, &QTimer::timeout, this, [this] {
        const std::optional<clock::Moment> flag = m_match.flagMoment();
        afterInput(this, flag ? now() - *flag : 0ms, [this] { checkFlag(); });
    });
    m_beat->setInterval(1s);
    connect(
        m_beat, &QTimer::timeout, this, [this] { afterInput(this, m_machine.sinceLook() - 1s, [this] { beat(); }); });
    m_pulse->setInterval(PulseTime);
    connect(m_pulse, &QTimer::timeout, this,
        [this] { afterInput(this, m_machine.sinceLook() - PulseTime, [this] { watch(); }); });
}

MatchHost::~MatchHost()
{
    takeJournal()(); // without the event loop, which could reach half-destroyed objects
}

Result<Done, journal::JournalFault> MatchHost::startMatch(const match::MatchSetup &setup, const QString &journalFolder)
{
    settle();
    match::Match match;
    const auto events = match.decide(match::Start { setup }, clock::Moment { 0 });
    // The page offers only what can be started.
    if (!events)
        return Fault { journal::JournalFault { journal::FaultCode::ImpossibleEvent, journalFolder } };
    for (const match::Event &event : *events)
        match.fold(event);
    auto journal = onDisk(
        m_disk, [&, wall = m_time.wall()] { return journal::Journal::create(journalFolder, *events, match, wall); });
    if (!journal)
        return Fault { journal.fault() };
    m_offset = m_time.now();
    m_begun = m_time.wall();
    m_events.clear();
    remember(*events);
    adopt(std::move(journal).value(), std::move(match));
    rememberEnd(*events);
    if (m_match.isOver()) // nobody came to it in time
        saveGame();
    return Done {};
}

Result<Done, journal::JournalFault> MatchHost::resumeMatch(const QString &journalPath)
{
    settle();
    auto opened = onDisk(m_disk, [&] { return openJournal(journalPath); });
    if (!opened)
        return Fault { opened.fault() };
    journal::Opened &taken = opened.value();
    const clock::Moment last = taken.recovery.match.lastMoment();
    const auto events = taken.recovery.match.decide(match::Recover {}, last);
    if (!events)
        return Fault { journal::JournalFault { journal::FaultCode::Ended, journalPath } };
    for (const match::Event &event : *events)
        taken.recovery.match.fold(event);
    const auto bytes = onDisk(m_disk, [&, wall = m_time.wall()]() -> Result<QByteArray, journal::JournalFault> {
        if (const auto kept = taken.journal.append(*events, taken.recovery.match, wall); !kept)
            return Fault { kept.fault() };
        return journal::readJournalFile(taken.journal.path());
    });
    if (!bytes)
        return Fault { bytes.fault() };
    m_events.clear();
    for (const journal::Entry &entry : journal::readJournal(*bytes).entries)
        remember({ entry.event });
    m_begun = taken.recovery.begun;
    // The axis continues where the journal ends: no time passes between two runs of the program.
    m_offset = m_time.now() - last;
    adopt(std::move(taken.journal), std::move(taken.recovery.match));
    m_gamePath = voidedFile(m_gamesFolder, fileName(), m_events, m_begun);
    if (QFile file(m_gamePath); !m_gamePath.isEmpty() && file.open(QIODevice::ReadOnly))
        m_gameBytes = file.readAll();
    return Done {};
}

void MatchHost::halt()
{
    // The first attempt reports a journal that was removed, and the second restores it.
    if (hasMatch() && !m_match.isOver() && !m_stalledBy && !execute(match::Recover {}) && m_stalledBy)
        retry();
}

void MatchHost::leave()
{
    settle();
    halt();
    const QString unsignedWhy = closeJournal();
    m_match = match::Match();
    m_events.clear();
    m_endCode.clear();
    m_pending.clear();
    m_stalledBy.reset();
    schedule();
    emit matchChanged();
    if (!unsignedWhy.isEmpty())
        emit signingFailed(unsignedWhy);
}

void MatchHost::remember(const match::Events &events)
{
    for (const match::Event &event : events) {
        if (!match::isRoutine(event.what))
            m_events.push_back(event);
    }
}

void MatchHost::rememberEnd(const match::Events &events)
{
    if (!m_match.isOver())
        m_endCode.clear();
    else if (std::any_of(events.begin(), events.end(), isEnd))
        m_endCode = QString::fromStdString(journal::chainCode(m_journal->end().hash));
}

void MatchHost::adopt(journal::Journal journal, match::Match match)
{
    const QString unsignedWhy = closeJournal();
    m_journal.emplace(std::move(journal));
    m_journalPath = m_journal->path();
    m_match = std::move(match);
    m_endCode.clear();
    m_savedAt = m_time.wall();
    m_lastWall = {};
    m_pending.clear();
    m_stalledBy.reset();
    schedule();
    emit matchChanged();
    if (!unsignedWhy.isEmpty())
        emit signingFailed(unsignedWhy);
}

clock::Moment MatchHost::onAxis(clock::Moment ofSource) const
{
    const clock::Moment moment = m_stalledBy ? m_stalledAt : ofSource - m_offset;
    return std::max(moment, m_match.lastMoment());
}

clock::Moment MatchHost::now() const
{
    return onAxis(m_time.now());
}

clock::Moment MatchHost::handMoment() const
{
    return onAxis(handAt().value_or(m_time.now()));
}

std::optional<clock::Moment> MatchHost::handAt() const
{
    const std::optional<clock::Moment> hand = m_time.handAt();
    return hand ? hand : m_hand;
}

clock::Reading MatchHost::reading(Seat seat) const
{
    clock::Reading reading = m_match.clock().reading(seat, now());
    if (m_stalledBy)
        reading.running = false;
    return reading;
}

QDateTime MatchHost::wallAt(clock::Moment moment) const
{
    return m_time.wall().addMSecs((moment - now()).count());
}

// The wall clock and the monotonic clock are not read at the same moment, so two events of one moment could appear a
// millisecond apart, the later one first. A time that somebody has set back is written as it is.
QDateTime MatchHost::nextWallAt(clock::Moment moment) const
{
    const QDateTime wall = wallAt(moment);
    const qint64 back = m_lastWall.isValid() ? wall.msecsTo(m_lastWall) : 0;
    return back > 0 && back < MachineWatch::SmallestJump.count() ? m_lastWall : wall;
}

bool MatchHost::wouldAccept(const match::Command &command) const
{
    return !m_stalledBy && m_match.decide(command, handMoment()).hasValue();
}

// While a decision is on its way to the disk the timers leave the match alone; they are set anew once it is there.
void MatchHost::checkFlag()
{
    if (m_keeping || m_stalledBy || !m_match.flagMoment())
        return;
    static_cast<void>(execute(match::CheckFlag {}));
    schedule(); // a timer may wake a little early
}

void MatchHost::beat()
{
    if (m_beat->isActive() && !m_keeping)
        static_cast<void>(execute(match::Beat {}));
}

Result<Done, NotDone> MatchHost::execute(const match::Command &command)
{
    settle();
    if (m_stalledBy)
        return Fault { NotDone { *m_stalledBy } };
    watch();
    return carryOut(command);
}

Result<Done, NotDone> MatchHost::carryOut(const match::Command &command)
{
    // A match whose journal is being closed accepts nothing, as if it had not begun.
    static const match::Match NotBegun;
    const auto events = (m_journal ? m_match : NotBegun).decide(command, handMoment());
    if (!events)
        return Fault { NotDone { events.fault() } };
    if (!events->empty() && !keep(*events))
        return Fault { NotDone { *m_stalledBy } };
    return Done {};
}

void MatchHost::report(const match::DeviceReport &what)
{
    if (m_keeping) {
        m_reports.push_back(what);
        return;
    }
    if (hasMatch() && !m_stalledBy)
        static_cast<void>(carryOut(match::Report { what }));
}

void MatchHost::watch()
{
    if (m_keeping || m_stalledBy || !m_match.clock().isRunning())
        return;
    const clock::Duration expected = m_pulse->isActive() ? PulseTime : m_beat->intervalAsDuration();
    const Seat seat = *m_match.clock().turnOf();
    const MachineWatch::News news = m_machine.look();
    const clock::Duration late = news.now - news.from - expected;
    // A stall does not matter to a seat whose flag had already fallen.
    const bool wasUp = !m_match.clock().reading(seat, news.from - m_offset).flag;
    if (news.wallChanged) {
        m_lastWall = {};
        report(*news.wallChanged);
    }
    if (late > LongestBlink && wasUp && isShort(LittleTime))
        report(match::Stalled { seat, late });
    if (news.slept)
        report(*news.slept);
}

bool MatchHost::isShort(clock::Duration within) const
{
    const std::optional<Seat> seat = m_match.clock().turnOf();
    if (!m_match.clock().isRunning() || !seat)
        return false;
    const clock::Reading reading = m_match.clock().reading(*seat, now());
    return (!reading.untimed && reading.shown < within) || (reading.perMove && *reading.perMove < within);
}

// Writes to the disk first; the screen sees only what is there.
bool MatchHost::keep(const match::Events &events)
{
    const auto keeping = std::make_shared<Keeping>(Keeping { events, m_match, nextWallAt(events.back().at), {} });
    for (const match::Event &event : events)
        keeping->after.fold(event);
    m_keeping = keeping;
    const std::optional<clock::Moment> hand = handAt();
    QTimer::singleShot(SlowDisk, this, [this, waiting = std::weak_ptr(keeping)] {
        if (m_keeping && m_keeping == waiting.lock())
            setDiskSlow(true);
    });
    m_disk.run([keeping, &journal = *m_journal] {
        if (const auto kept = journal.append(keeping->events, keeping->after, keeping->wall); !kept)
            keeping->fault = kept.fault();
    });
    // If the event loop ran meanwhile, the tap counts as handled; everything else that it causes still belongs to it.
    if (hand && !m_time.handAt()) {
        m_hand = hand;
        QMetaObject::invokeMethod(
            this, [this] { m_hand.reset(); }, Qt::QueuedConnection);
    }
    takeIn(*keeping);
    return !keeping->fault;
}

void MatchHost::settle()
{
    if (!m_keeping)
        return;
    const std::shared_ptr<Keeping> keeping = m_keeping;
    m_disk.run([] {}); // runs after the decision that is on its way
    takeIn(*keeping);
}

void MatchHost::takeIn(Keeping &keeping)
{
    if (std::exchange(keeping.isTakenIn, true))
        return;
    m_keeping.reset();
    setDiskSlow(false);
    if (keeping.fault) {
        if (!m_stalledBy)
            m_stalledAt = now();
        m_pending = keeping.events;
        m_stalledBy = keeping.fault;
        m_reports.clear();
        schedule();
        emit journalFailed(*m_stalledBy);
        return;
    }
    const bool wasOver = m_match.isOver();
    remember(keeping.events);
    m_match = std::move(keeping.after);
    m_savedAt = keeping.wall;
    m_lastWall = keeping.wall;
    rememberEnd(keeping.events);
    if (m_stalledBy) {
        m_offset = m_time.now() - m_stalledAt;
        m_stalledBy.reset();
        m_pending.clear();
        schedule();
        emit journalRecovered();
    } else {
        schedule();
    }
    emit happened(keeping.events);
    if (m_match.isOver() && !wasOver)
        saveGame();
    else if (wasOver && !m_match.isOver())
        voidSavedGame();
    for (const match::DeviceReport &each : std::exchange(m_reports, {}))
        report(each);
}

void MatchHost::setDiskSlow(bool isSlow)
{
    if (std::exchange(m_isDiskSlow, isSlow) != isSlow)
        emit diskSlowChanged();
}

bool MatchHost::retry()
{
    settle();
    if (!m_stalledBy)
        return true;
    const match::Events pending = m_pending;
    return keep(pending);
}

void MatchHost::schedule()
{
    const bool runs = m_journal && !m_stalledBy && m_match.clock().isRunning();
    if (!runs) {
        m_beat->stop();
    } else if (!m_beat->isActive()) {
        m_machine.begin();
        m_beat->start();
    }
    // The pulse starts at least one heartbeat before a stall counts.
    if (!runs || !isShort(LittleTime + m_beat->intervalAsDuration()))
        m_pulse->stop();
    else if (!m_pulse->isActive())
        m_pulse->start();

    // A player who is awaited can become too late while the clocks are stopped.
    const std::optional<clock::Moment> flag = m_match.flagMoment();
    if (!m_journal || m_stalledBy || !flag) {
        m_flag->stop();
        return;
    }
    constexpr clock::Duration Longest { std::numeric_limits<int>::max() };
    m_flag->start(std::clamp(*flag - now(), clock::Duration { 0 }, Longest));
}

std::function<QString()> MatchHost::takeJournal()
{
    // A game that was reopened stays where it is, to be continued.
    const bool isFinished = !m_gamePath.isEmpty() && m_match.isOver() && !m_isJournalNeeded;
    m_gamePath.clear();
    m_gameBytes.clear();
    m_isJournalNeeded = false;
    const QString path = journalPath();
    const auto journal = std::make_shared<std::optional<journal::Journal>>(std::exchange(m_journal, std::nullopt));
    schedule();
    return [=, key = m_signingKey] {
        journal->reset();
        QString reason;
        if (isFinished) {
            if (const auto done = putAway(path, key); !done)
                reason = done.fault();
        }
        return reason;
    };
}

QString MatchHost::closeJournal()
{
    return m_journal ? onDisk(m_disk, takeJournal()) : takeJournal()();
}

QByteArray MatchHost::sgf() const
{
    return hasMatch() ? sgfOf(m_events, m_begun) : QByteArray();
}

QString MatchHost::fileName() const
{
    return hasMatch() ? fileNameOf(m_match.setup(), m_begun) : QString();
}

void MatchHost::saveGame()
{
    if (m_gamesFolder.isEmpty())
        return;
    const QByteArray bytes = sgf();
    const QString journal = journalPath();
    // One game has one file: what was written before a result became void is rewritten.
    std::optional<Result<QString, SaveFault>> done;
    m_disk.run([&, path = m_gamePath, before = m_gameBytes, folder = m_gamesFolder, name = fileName()] {
        const bool isReplaced = !path.isEmpty() && replaceGame(path, before, bytes);
        done = isReplaced ? Result<QString, SaveFault>(path) : saveInto(folder, name, bytes);
    });
    const Result<QString, SaveFault> &saved = *done;
    // An event during the wait for a slow disk can have begun another match, which this file does not belong to. A game
    // that is not saved has no file, even if an earlier result has one: its journal stays until it is saved.
    if (journalPath() == journal) {
        m_gamePath = saved ? *saved : QString();
        m_gameBytes = saved ? bytes : QByteArray();
    }
    if (saved) {
        emit gameSaved(*saved);
    } else {
        emit saveFailed(saved.fault().path, saved.fault().reason);
    }
}

void MatchHost::voidSavedGame()
{
    const QByteArray bytes = voidSgfOf(m_events, m_begun);
    bool isReplaced = false;
    m_disk.run([&, path = m_gamePath, before = m_gameBytes] {
        isReplaced = !path.isEmpty() && replaceGame(path, before, bytes);
    });
    if (isReplaced)
        m_gameBytes = bytes;
}

} // namespace kagetsu::host
