// SPDX-License-Identifier: MIT
#include "session/matchhost.h"

#include "journal/chain/chaincode.h"
#include "journal/folder.h"
#include "journal/journaltext.h"
#include "session/afterinput.h"
#include "session/gamefile.h"
#include "session/openjournal.h"

#include <QFile>
#include <QTimer>

#include <algorithm>
#include <chrono>
#include <limits>
#include <utility>

namespace kagetsu::session {

using namespace std::chrono_literals;

namespace {

constexpr clock::Duration LittleTime = 10s; // a stall with less than this is written down (clock.md#the-machine)
constexpr clock::Duration LongestBlink = 250ms; // and with more than this
constexpr std::chrono::milliseconds PulseTime = 50ms;

bool isEnd(const match::Event &event)
{
    return std::holds_alternative<match::Ended>(event.what);
}

} // namespace

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
    closeJournal();
}

Result<Done, journal::JournalFault> MatchHost::startMatch(const match::MatchSetup &setup, const QString &journalFolder)
{
    match::Match match;
    const auto events = match.apply(match::Start { setup }, clock::Moment { 0 });
    // The page offers only what can be started.
    if (!events)
        return Fault { journal::JournalFault { journal::FaultCode::ImpossibleEvent, journalFolder } };
    for (const match::Event &event : *events)
        match.fold(event);
    auto journal = journal::Journal::create(journalFolder, *events, match, m_time.wall());
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
    auto opened = openJournal(journalPath);
    if (!opened)
        return Fault { opened.fault() };
    journal::Opened &taken = opened.value();
    const clock::Moment last = taken.recovery.match.lastMoment();
    const auto events = taken.recovery.match.apply(match::Recover {}, last);
    if (!events)
        return Fault { journal::JournalFault { journal::FaultCode::Ended, journalPath } };
    for (const match::Event &event : *events)
        taken.recovery.match.fold(event);
    const auto kept = taken.journal.append(*events, taken.recovery.match, m_time.wall());
    if (!kept)
        return Fault { kept.fault() };
    const auto bytes = journal::readJournalFile(taken.journal.path());
    if (!bytes)
        return Fault { bytes.fault() };
    m_events.clear();
    for (const journal::Entry &entry : journal::readJournal(*bytes).entries)
        remember({ entry.event });
    m_begun = taken.recovery.begun;
    // The axis goes on where the journal ends: no time passes between two runs of the program.
    m_offset = m_time.now() - last;
    adopt(std::move(taken.journal), std::move(taken.recovery.match));
    m_gamePath = voidedFile(m_gamesFolder, fileName(), m_events, m_begun);
    if (QFile file(m_gamePath); !m_gamePath.isEmpty() && file.open(QIODevice::ReadOnly))
        m_gameBytes = file.readAll();
    return Done {};
}

void MatchHost::leave()
{
    // The clocks stand from here on. A journal that was removed is told at the first try, and is back at the second.
    if (hasMatch() && !m_match.isOver() && !m_stalledBy && !execute(match::Recover {}) && m_stalledBy)
        retry();
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
    m_match = std::move(match);
    m_endCode.clear();
    m_savedAt = m_time.wall();
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
    return onAxis(m_time.handAt().value_or(m_time.now()));
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

bool MatchHost::wouldAccept(const match::Command &command) const
{
    return !m_stalledBy && m_match.apply(command, handMoment()).hasValue();
}

void MatchHost::checkFlag()
{
    if (m_stalledBy || !m_match.flagMoment())
        return;
    static_cast<void>(execute(match::CheckFlag {}));
    schedule(); // a timer may wake a little early
}

void MatchHost::beat()
{
    if (m_beat->isActive())
        static_cast<void>(execute(match::Beat {}));
}

Result<Done, NotDone> MatchHost::execute(const match::Command &command)
{
    if (m_stalledBy)
        return Fault { NotDone { *m_stalledBy } };
    watch();
    return carryOut(command);
}

Result<Done, NotDone> MatchHost::carryOut(const match::Command &command)
{
    const auto events = m_match.apply(command, handMoment());
    if (!events)
        return Fault { NotDone { events.fault() } };
    if (!events->empty() && !keep(*events))
        return Fault { NotDone { *m_stalledBy } };
    return Done {};
}

void MatchHost::report(const match::DeviceReport &what)
{
    if (hasMatch() && !m_stalledBy)
        static_cast<void>(carryOut(match::Report { what }));
}

void MatchHost::watch()
{
    if (m_stalledBy || !m_match.clock().isRunning())
        return;
    const clock::Duration expected = m_pulse->isActive() ? PulseTime : m_beat->intervalAsDuration();
    const Seat seat = *m_match.clock().turnOf();
    const MachineWatch::News news = m_machine.look();
    const clock::Duration late = news.now - news.from - expected;
    // A flag that had fallen before is past being harmed.
    const bool wasUp = !m_match.clock().reading(seat, news.from - m_offset).flag;
    if (news.wallChanged)
        report(*news.wallChanged);
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

// To the disk first; the screen sees only what is there.
bool MatchHost::keep(const match::Events &events)
{
    match::Match after = m_match;
    for (const match::Event &event : events)
        after.fold(event);
    const QDateTime wall = wallAt(events.back().at);
    const auto kept = m_journal->append(events, after, wall);
    if (!kept) {
        if (!m_stalledBy)
            m_stalledAt = now();
        m_pending = events;
        m_stalledBy = kept.fault();
        schedule();
        emit journalFailed(*m_stalledBy);
        return false;
    }
    const bool wasOver = m_match.isOver();
    remember(events);
    m_match = std::move(after);
    m_savedAt = wall;
    rememberEnd(events);
    if (m_stalledBy) {
        m_offset = m_time.now() - m_stalledAt;
        m_stalledBy.reset();
        m_pending.clear();
        schedule();
        emit journalRecovered();
    } else {
        schedule();
    }
    emit happened(events);
    if (m_match.isOver() && !wasOver)
        saveGame();
    else if (wasOver && !m_match.isOver())
        voidSavedGame();
    return true;
}

bool MatchHost::retry()
{
    if (!m_stalledBy)
        return true;
    const match::Events pending = m_pending;
    return keep(pending);
}

void MatchHost::schedule()
{
    const bool runs = !m_stalledBy && m_match.clock().isRunning();
    if (!runs) {
        m_beat->stop();
    } else if (!m_beat->isActive()) {
        m_machine.begin();
        m_beat->start();
    }
    // Before a stall counts there is at least one beat to begin in.
    if (!runs || !isShort(LittleTime + m_beat->intervalAsDuration()))
        m_pulse->stop();
    else if (!m_pulse->isActive())
        m_pulse->start();

    // Who is awaited can come too late while the clocks stand.
    const std::optional<clock::Moment> flag = m_match.flagMoment();
    if (m_stalledBy || !flag) {
        m_flag->stop();
        return;
    }
    constexpr clock::Duration Longest { std::numeric_limits<int>::max() };
    m_flag->start(std::clamp(*flag - now(), clock::Duration { 0 }, Longest));
}

QString MatchHost::journalPath() const
{
    return m_journal ? m_journal->path() : QString();
}

QString MatchHost::closeJournal()
{
    const QString path = journalPath();
    m_journal.reset();
    QString reason;
    // A game that was opened again is there to be gone on with.
    if (!m_gamePath.isEmpty() && m_match.isOver() && !m_isJournalNeeded) {
        if (const auto done = putAway(path, m_signingKey); !done)
            reason = done.fault();
    }
    m_gamePath.clear();
    m_gameBytes.clear();
    m_isJournalNeeded = false;
    return reason;
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
    // One game, one file: what was written before a result became void is written anew.
    const bool isReplaced = !m_gamePath.isEmpty() && replaceGame(m_gamePath, m_gameBytes, bytes);
    const Result<QString, SaveFault> saved =
        isReplaced ? Result<QString, SaveFault>(m_gamePath) : saveInto(m_gamesFolder, fileName(), bytes);
    if (saved) {
        m_gamePath = *saved;
        m_gameBytes = bytes;
        emit gameSaved(m_gamePath);
    } else {
        emit saveFailed(saved.fault().path, saved.fault().reason);
    }
}

void MatchHost::voidSavedGame()
{
    const QByteArray bytes = voidSgfOf(m_events, m_begun);
    if (!m_gamePath.isEmpty() && replaceGame(m_gamePath, m_gameBytes, bytes))
        m_gameBytes = bytes;
}

} // namespace kagetsu::session
