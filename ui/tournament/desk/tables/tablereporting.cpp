// SPDX-License-Identifier: MIT
#include "ui/tournament/desk/tables/tablereporting.h"

#include "match/host/gamefile.h"
#include "match/journal/folder.h"
#include "match/journal/reported.h"
#include "ui/tournament/desk/tablejournals.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

#include <algorithm>

namespace kagetsu::ui {

namespace {

using Code = tournament::StoreFault::Code;
using Clock = std::chrono::steady_clock;

constexpr int MostDoublings = 6; // of the pause before a result is tried again

// Returns a function that has another one called in the thread of `receiver`.
template <class State>
std::function<void(const State &)> inThreadOf(QObject *receiver, std::function<void(const State &)> take)
{
    return [receiver, take = std::move(take)](const State &state) {
        QMetaObject::invokeMethod(
            receiver, [take, state] { take(state); }, Qt::QueuedConnection);
    };
}

} // namespace

struct TableReporting::EndedGame
{
    QString journal; // its path
    match::Match match;
    QString record;
    bool isDoubtful = false;
};

TableReporting::TableReporting(Places places, std::function<tournament::Milliseconds()> now, QObject *parent)
    : QObject(parent)
    , m_places(std::move(places))
    , m_now(std::move(now))
{
}

TableReporting::~TableReporting() = default;

void TableReporting::begin(const QString &path, const std::string &event, bool isReading)
{
    end();
    if (!m_device)
        m_device = makeDevice<EventKeeping>();
    if (!m_device || m_device->linkedEvent(path) != event)
        return;
    m_path = path;
    m_event = event;
    m_isReading = isReading;
    m_unlinked.clear();
    report(path, event);
}

void TableReporting::end()
{
    m_hearing.reset();
    m_reading.cancel();
    m_looked.clear();
    m_heard = {};
    m_path.clear();
    m_event.clear();
}

void TableReporting::gameWentOn(const std::string &event)
{
    if (event == m_reported) {
        m_sender->wake();
        return;
    }
    if (event == m_unlinked || m_search.isRunning())
        return;
    if (!m_device)
        m_device = makeDevice<EventKeeping>();
    if (!m_device)
        return;
    m_search.start(
        [device = m_device, folder = m_places.events, event](background::State &) {
            for (const QFileInfo &file :
                QDir(folder).entryInfoList({ QStringLiteral("*.kagetsu-event") }, QDir::Files, QDir::Time)) {
                if (device->linkedEvent(file.filePath()) == event)
                    return file.filePath();
            }
            return QString();
        },
        [this, event](const QString &link) {
            if (link.isEmpty())
                m_unlinked = event;
            else
                report(link, event);
        });
}

void TableReporting::report(const QString &link, const std::string &event)
{
    m_isAllowed = false;
    m_reports = {};
    const QString any = QDir(m_places.journals).filePath(QStringLiteral("any"));
    m_sender = m_device->report({ link, { m_places.journals, QFileInfo(journal::putAwayPath(any)).path() },
                                    QCoreApplication::applicationVersion().toStdString(), m_now },
        inThreadOf<TableReports::State>(this, [this, event](const TableReports::State &state) {
            if (event == m_reported)
                takeReports(state);
        }));
    m_reported = m_sender ? event : std::string();
    emit reportsChanged();
}

// Whether the link is that of a desk, of a table or of who only looks is known from the first answer.
void TableReporting::takeReports(const TableReports::State &state)
{
    m_reports = state;
    const bool onlyLooks = state.fault && state.fault->code == Code::ReadOnly;
    if (!state.fault)
        m_isAllowed = true;
    if (onlyLooks)
        m_isAllowed = false;
    if (!m_hearing && m_reported == m_event && (onlyLooks || (!state.fault && !m_isReading)))
        hear();
    emit reportsChanged();
}

void TableReporting::hear()
{
    const QString folder = journal::reportedFolder(m_places.journals, m_event);
    if (folder.isEmpty())
        return;
    m_hearing = m_device->hear(m_path, folder, m_now,
        inThreadOf<TableHearing::State>(this, [this, of = m_event](const TableHearing::State &state) {
            if (of == m_event)
                takeHeard(state);
        }));
}

void TableReporting::takeHeard(const TableHearing::State &state)
{
    m_heard = state;
    takeEnded();
    emit heardChanged();
}

bool TableReporting::isDoubtful(const TableHearing::Journal &journal) const
{
    const auto game = keyOfJournal(journal.path);
    return game && std::ranges::any_of(m_heard.journals, [&](const TableHearing::Journal &other) {
        return other.table != journal.table && keyOfJournal(other.path) == game;
    });
}

// Reads the games that have ended at tables, in another thread. A desk enters its own results.
void TableReporting::takeEnded()
{
    if (!m_heard.takesResults || m_reading.isRunning() || !m_results.take)
        return;
    std::vector<TableHearing::Journal> fresh;
    for (const TableHearing::Journal &journal : m_heard.journals) {
        const auto table = std::ranges::find(m_heard.tables, journal.table.toStdString(), &TableHearing::Table::name);
        if (table == m_heard.tables.end() || table->isDesk)
            continue;
        Looked &looked = m_looked[journal.path];
        const bool isDue = looked.lines != journal.lines || (looked.failures > 0 && Clock::now() >= looked.again);
        if (isDue && m_results.isWanted(journal.path)) {
            looked.again = Clock::time_point::max();
            fresh.push_back(journal);
        }
        looked.lines = journal.lines;
    }
    if (fresh.empty())
        return;
    std::vector<bool> doubts;
    for (const TableHearing::Journal &journal : fresh)
        doubts.push_back(isDoubtful(journal));
    m_reading.start(
        [fresh, doubts, games = m_places.games](background::State &) {
            std::vector<EndedGame> ended;
            for (std::size_t at = 0; at < fresh.size(); ++at) {
                if (!journal::endsInTail(fresh[at].path))
                    continue;
                auto held = readTableMatch(fresh[at].path);
                const bool isOfName =
                    held && tournament::keyFromId(held->match.setup().id) == keyOfJournal(fresh[at].path);
                if (!isOfName || !held->match.isOver())
                    continue;
                const auto saved = host::saveInto(
                    games, host::fileNameOf(held->match.setup(), held->begun), host::sgfOf(held->events, held->begun));
                ended.push_back({ fresh[at].path, std::move(held->match), saved ? *saved : QString(), doubts[at] });
            }
            return ended;
        },
        [this](const std::vector<EndedGame> &games) {
            takeResults(games);
            takeEnded(); // what came meanwhile
        });
}

void TableReporting::takeResults(const std::vector<EndedGame> &games)
{
    for (const EndedGame &each : games) {
        const bool isTaken = m_results.take(each.match, each.record, each.isDoubtful);
        Looked &looked = m_looked[each.journal];
        looked.failures = isTaken ? 0 : std::min(looked.failures + 1, MostDoublings);
        looked.again = Clock::now() + std::chrono::seconds(1 << looked.failures);
    }
}

} // namespace kagetsu::ui
