// SPDX-License-Identifier: MIT
#include "ui/learn/puzzle/puzzlemaking.h"

#include "ui/learn/pupils/practicekeeper.h"
#include "ui/learn/puzzle/placefeeds.h"

#include <QElapsedTimer>

#include <utility>
#include <vector>

namespace kagetsu::ui {

namespace {

constexpr int PieceTime = 700; // milliseconds, after which what was found is given to the keeper
constexpr int BusyTime = 3000;

} // namespace

// Holds what only the working thread may touch.
struct PuzzleMaking::Worker
{
    std::string place;
    std::unique_ptr<puzzle::Feed> feed;
    puzzle::PlayMaker maker {};
};

PuzzleMaking::PuzzleMaking(PracticeKeeper &keeper, QObject *parent)
    : QObject(parent)
    , m_keeper(keeper)
{
    m_later.setSingleShot(true);
    m_later.setInterval(BusyTime);
    connect(&m_later, &QTimer::timeout, this, &PuzzleMaking::resume);
    connect(&m_keeper, &PracticeKeeper::changed, this, &PuzzleMaking::resume);
    connect(&m_making, &background::Task::changed, this, &PuzzleMaking::changed);
}

const practice::Quarry *PuzzleMaking::current() const
{
    for (const auto &[place, quarry] : m_keeper.book().puzzleBook().quarries()) {
        if (!quarry.isDone && !m_unread.contains(place))
            return &quarry;
    }
    return nullptr;
}

void PuzzleMaking::add(const std::string &place)
{
    const practice::Quarry *known = m_keeper.book().puzzleBook().quarry(place);
    practice::Quarry quarry = known ? *known : practice::Quarry {};
    quarry.place = place;
    quarry.isDone = false;
    m_unread.erase(place);
    m_keeper.change(practice::PuzzlesMade { quarry, {} });
    resume();
}

void PuzzleMaking::addLibrary()
{
    add(LibraryPlace);
}

void PuzzleMaking::addFiles(const QStringList &paths)
{
    for (const QString &path : paths)
        add(filePlace(path));
}

void PuzzleMaking::addFolder(const QString &path)
{
    add(folderPlace(path));
}

void PuzzleMaking::stop()
{
    // The keeper tells every change, and resume() may begin the next place; so the work is cancelled last.
    // While another file is read, changes wait, and the places stay open until then.
    std::vector<practice::Quarry> open;
    for (const auto &[place, quarry] : m_keeper.book().puzzleBook().quarries()) {
        if (!quarry.isDone)
            open.push_back(quarry);
    }
    for (practice::Quarry &quarry : open) {
        quarry.isDone = true;
        m_keeper.change(practice::PuzzlesMade { quarry, {} });
    }
    m_unread.clear();
    m_later.stop();
    m_making.cancel();
    m_worker.reset();
    emit changed();
}

void PuzzleMaking::resume()
{
    if (m_making.isRunning() || m_keeper.isReading())
        return;
    const practice::Quarry *quarry = current();
    if (!quarry) {
        m_worker.reset();
        return;
    }
    if (m_isBusy && m_isBusy()) {
        m_later.start();
        return;
    }
    if (!m_worker || m_worker->place != quarry->place) {
        const bool isLibrary = quarry->place == LibraryPlace;
        auto feed = !isLibrary ? feedOf(quarry->place, quarry->at) : m_library ? m_library(quarry->at) : nullptr;
        if (!feed)
            return;
        m_worker = std::make_shared<Worker>(Worker { quarry->place, std::move(feed) });
    }
    dig(*quarry);
}

void PuzzleMaking::dig(const practice::Quarry &quarry)
{
    m_making.start(
        [worker = m_worker, quarry, counts = m_keeper.book().puzzleBook().countByTheme()](background::State &state) {
            QElapsedTimer time;
            time.start();
            puzzle::PlayLimits limits;
            limits.isCancelled = [&state] { return state.isCancelled(); };
            practice::PuzzlesMade made = puzzle::dig(
                *worker->feed, worker->maker, quarry, [&time] { return time.elapsed() >= PieceTime; }, limits,
                puzzle::ThemeBalance(counts));
            return std::pair(std::move(made), worker->feed->hasFailed());
        },
        [this](const std::pair<practice::PuzzlesMade, bool> &found) {
            const auto &[made, hasFailed] = found;
            if (hasFailed)
                m_unread.insert(made.quarry.place);
            if (made.quarry.isDone || hasFailed)
                m_worker.reset();
            m_keeper.change(made);
            resume();
            emit changed();
        });
}

} // namespace kagetsu::ui
