// SPDX-License-Identifier: MIT
#include "ui/library/userlibrary.h"

#include "ui/library/librarytexts.h"

#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QPointer>

#include <algorithm>
#include <utility>

namespace kagetsu::ui {

namespace {

using Code = library::StoreFault::Code;

library::StoreFault noDriver()
{
    return { Code::NoDriver };
}

// Before the first game there may be no folder for data yet.
std::optional<library::StoreFault> openToChange(GameKeeping &keeping, const QString &path)
{
    QDir().mkpath(QFileInfo(path).path());
    return keeping.openToChange(path);
}

struct Taken
{
    std::int64_t games = 0;
    std::optional<library::StoreFault> fault {};
};

// Returns the files of finished games that the library has never read, or that were written after it, and those given.
Result<QStringList, library::StoreFault> missingGames(
    const QString &path, const QString &gamesFolder, const QStringList &given)
{
    QStringList missing;
    const QDir folder(gamesFolder);
    for (const QFileInfo &file : folder.entryInfoList({ QStringLiteral("*.sgf") }, QDir::Files, QDir::Name))
        missing += file.absoluteFilePath();
    const QDateTime written = QFileInfo(path).lastModified();
    if (!missing.isEmpty() && QFileInfo::exists(path)) {
        const auto keeping = makeDevice<GameKeeping>();
        if (!keeping)
            return Fault { noDriver() };
        if (const auto fault = keeping->openToLook(path))
            return Fault { *fault };
        const auto known = keeping->files();
        if (!known)
            return Fault { known.fault() };
        QStringList names;
        for (const std::string &each : *known)
            names += QString::fromStdString(each);
        std::sort(names.begin(), names.end());
        missing.removeIf([&](const QString &file) {
            return !given.contains(file) && std::binary_search(names.begin(), names.end(), file)
                && QFileInfo(file).lastModified() <= written;
        });
    }
    for (const QString &file : given) {
        if (!missing.contains(file) && QFileInfo::exists(file))
            missing += file;
    }
    return missing;
}

// True if the import took in games that had ended here.
bool isOfGames(const library::ImportRow &row, const QString &gamesFolder)
{
    const QString folder = QDir(gamesFolder).absolutePath();
    const QStringList paths = QString::fromStdString(row.what).split(QLatin1Char('\n'));
    return std::all_of(paths.begin(), paths.end(),
        [&folder](const QString &path) { return QFileInfo(path).absolutePath() == folder; });
}

// Writes the games that have ended here; those of one kind are one import.
Taken takeIn(const QString &path, const QString &gamesFolder, const QHash<QString, int> &given)
{
    const auto missing = missingGames(path, gamesFolder, given.keys());
    if (!missing)
        return { 0, missing.fault() };
    if (missing->isEmpty())
        return {};
    const auto keeping = makeDevice<GameKeeping>();
    if (!keeping)
        return { 0, noDriver() };
    if (const auto fault = openToChange(*keeping, path))
        return { 0, fault };
    QHash<int, QStringList> byKind;
    for (const QString &file : *missing)
        byKind[given.value(file, -1)] += file;
    Taken taken;
    for (auto each = byKind.cbegin(); each != byKind.cend(); ++each) {
        library::ImportOptions options;
        options.onlyPlayed = true;
        options.now = QDateTime::currentMSecsSinceEpoch();
        if (each.key() >= 0)
            options.kind = static_cast<library::GameKind>(each.key());
        const auto summary = keeping->import(each.value(), options);
        if (!summary)
            return { taken.games, summary.fault() };
        taken.games += summary->row.added + summary->row.updated;
    }
    return taken;
}

} // namespace

UserLibrary::UserLibrary(QString path, QString gamesFolder, QWidget *over)
    : QObject(over)
    , m_path(std::move(path))
    , m_gamesFolder(std::move(gamesFolder))
    , m_importing(over)
{
    connect(&m_importing, &TaskWithBar::changed, this, &UserLibrary::startImport, Qt::QueuedConnection);
}

UserLibrary::Read UserLibrary::readFile(
    const QString &path, std::optional<std::int64_t> known, const background::State &state)
{
    if (!QFileInfo::exists(path))
        return { std::make_shared<const library::Catalogue>(library::Contents()), {}, 0 };
    const auto keeping = makeDevice<GameKeeping>();
    if (!keeping)
        return { nullptr, noDriver(), 0 };
    if (const auto fault = keeping->openToLook(path))
        return { nullptr, fault, 0 };
    const auto number = keeping->changed();
    if (!number)
        return { nullptr, number.fault(), 0 };
    if (known == *number || state.isCancelled())
        return { nullptr, {}, *number };
    auto contents = keeping->readAll();
    if (!contents)
        return { nullptr, contents.fault(), 0 };
    return { std::make_shared<const library::Catalogue>(std::move(contents).value()), {}, *number };
}

void UserLibrary::use()
{
    read();
    if (!std::exchange(m_wasSwept, true))
        takeMissing();
}

void UserLibrary::read()
{
    if (m_reading.isRunning()) {
        m_readsAgain = true; // what is being read may be older
        return;
    }
    m_reading.start([path = m_path, known = m_fault ? std::nullopt : m_number](
                        background::State &state) { return readFile(path, known, state); },
        [this](Read read) { take(std::move(read)); });
}

void UserLibrary::take(Read read)
{
    // A fault that passes does not take away the games that are shown.
    if (!m_catalogue && !read.catalogue && read.fault)
        read.catalogue = std::make_shared<const library::Catalogue>(library::Contents());
    const bool isOther = read.catalogue != nullptr || read.fault != m_fault;
    m_fault = std::move(read.fault);
    m_number = read.number;
    if (read.catalogue) {
        m_catalogue = std::move(read.catalogue);
        if (m_wantsStudies)
            readStudies();
    }
    if (std::exchange(m_readsAgain, false))
        this->read();
    if (isOther)
        emit changed();
}

void UserLibrary::useStudies()
{
    if (!std::exchange(m_wantsStudies, true) && m_catalogue)
        readStudies();
}

void UserLibrary::readStudies()
{
    using StudiesRead = Result<library::Studies, library::StoreFault>;
    m_readingStudies.start(
        [path = m_path, catalogue = m_catalogue, known = m_studies](background::State &state) -> StudiesRead {
            if (!QFileInfo::exists(path))
                return library::Studies();
            const auto keeping = makeDevice<GameKeeping>();
            if (!keeping)
                return Fault { noDriver() };
            if (const auto fault = keeping->openToLook(path))
                return Fault { *fault };
            return keeping->studies(catalogue->contents.games, known, [&state] { return state.isCancelled(); });
        },
        [this](StudiesRead studies) {
            if (!studies || *studies == m_studies)
                return; // the fault of reading the games says enough
            m_studies = std::move(studies).value();
            emit changed();
        });
}

QString UserLibrary::fault() const
{
    if (m_fault)
        return libraryFaultText(*m_fault, m_path);
    return m_takeFault ? libraryFaultText(*m_takeFault, m_path) : QString();
}

void UserLibrary::takeGame(const QString &path, std::optional<library::GameKind> kind)
{
    m_given.insert(QFileInfo(path).absoluteFilePath(), kind ? static_cast<int>(*kind) : -1);
    takeMissing();
}

void UserLibrary::takeMissing()
{
    if (m_taking.isRunning())
        return; // those that came meanwhile are taken next
    m_takes = std::exchange(m_given, {});
    m_taking.start([path = m_path, folder = m_gamesFolder, given = m_takes](
                       background::State &) { return takeIn(path, folder, given); },
        [this](const Taken &taken) {
            const bool isOther = taken.fault != m_takeFault;
            m_takeFault = taken.fault;
            // They are tried again with the next game, or when the library is looked at next.
            for (auto each = m_takes.cbegin(); taken.fault && each != m_takes.cend(); ++each) {
                if (!m_given.contains(each.key()))
                    m_given.insert(each.key(), each.value());
            }
            m_takes.clear();
            if (taken.fault)
                m_wasSwept = false;
            else if (!m_given.isEmpty())
                takeMissing();
            if (taken.games > 0 && (m_catalogue || m_reading.isRunning()))
                read();
            if (isOther)
                emit changed();
        });
}

void UserLibrary::import(const QStringList &paths, const QString &name, std::shared_ptr<const void> keep)
{
    m_orders.push_back({ paths, name, std::move(keep) });
    startImport();
}

void UserLibrary::startImport()
{
    if (m_writes || m_importing.isRunning() || m_orders.empty())
        return;
    Order order = std::move(m_orders.front());
    m_orders.erase(m_orders.begin());
    m_writes = true;
    // The summary also counts if the import was cancelled, so it does not come the way of a task's result.
    auto work = [self = QPointer<UserLibrary>(this), path = m_path, order = std::move(order)](
                    background::State &state) {
        using Summary = Result<library::ImportSummary, library::StoreFault>;
        const auto run = [&]() -> Summary {
            const auto keeping = makeDevice<GameKeeping>();
            if (!keeping)
                return Fault { noDriver() };
            if (const auto fault = openToChange(*keeping, path))
                return Fault { *fault };
            library::ImportOptions options;
            options.now = QDateTime::currentMSecsSinceEpoch();
            options.source = order.name.toStdString();
            options.mayContinue = [&state](double part) { return state.advance(part); };
            return keeping->import(order.paths, options);
        };
        QMetaObject::invokeMethod(
            QCoreApplication::instance(),
            [self, summary = run()] {
                if (self)
                    self->tookImport(summary);
            },
            Qt::QueuedConnection);
        return 0;
    };
    //: What a bar of progress is about.
    m_importing.run(background::Amount::Large, tr("Adding games to the library…"), std::move(work), [](int) {});
}

void UserLibrary::tookImport(const Result<library::ImportSummary, library::StoreFault> &summary)
{
    if (summary)
        emit imported(*summary);
    else
        tell(summary.fault());
    read();
    m_writes = false;
    startImport(); // if the task was cancelled; else it has yet to end
}

void UserLibrary::undo(std::int64_t import)
{
    using Undone = Result<std::optional<std::int64_t>, library::StoreFault>;
    m_undoing.start(
        [path = m_path, import](background::State &) -> Undone {
            const auto keeping = makeDevice<GameKeeping>();
            if (!keeping)
                return Fault { noDriver() };
            if (const auto fault = openToChange(*keeping, path))
                return Fault { *fault };
            return keeping->undoImport(import);
        },
        [this](const Undone &games) {
            read();
            if (!games)
                tell(games.fault());
            else if (*games)
                emit undone(static_cast<int>(**games));
        });
}

void UserLibrary::fetch(std::int64_t id, std::function<void(const GameKeeping::Kept &)> take)
{
    using Fetched = Result<std::optional<GameKeeping::Kept>, library::StoreFault>;
    m_fetching.start(
        [path = m_path, id](background::State &) -> Fetched {
            const auto keeping = makeDevice<GameKeeping>();
            if (!keeping)
                return Fault { noDriver() };
            if (const auto fault = keeping->openToLook(path))
                return Fault { *fault };
            return keeping->game(id);
        },
        [this, take = std::move(take)](const Fetched &game) {
            if (!game)
                tell(game.fault());
            else if (*game)
                take(**game);
            else
                read(); // somebody has removed it
        });
}

void UserLibrary::fetchGames(
    const std::vector<std::int64_t> &ids, std::function<void(const std::vector<library::StoredGame> &)> take)
{
    using Fetched = Result<std::vector<library::StoredGame>, library::StoreFault>;
    m_fetchingGames.start(
        [path = m_path, ids](background::State &) -> Fetched {
            const auto keeping = makeDevice<GameKeeping>();
            if (!keeping)
                return Fault { noDriver() };
            if (const auto fault = keeping->openToLook(path))
                return Fault { *fault };
            return keeping->games(ids);
        },
        [this, take = std::move(take)](const Fetched &games) {
            if (games)
                take(*games);
            else
                tell(games.fault());
        });
}

void UserLibrary::fetchHabits(background::Task &task, const std::vector<std::pair<std::int64_t, rules::Side>> &games,
    std::function<void(const library::OpeningHabits &)> take) const
{
    using Habits = std::optional<library::OpeningHabits>;
    task.start(
        [path = m_path, games](background::State &state) -> Habits {
            const auto keeping = makeDevice<GameKeeping>();
            if (!keeping || keeping->openToLook(path))
                return std::nullopt;
            constexpr std::size_t AtOnce = 200;
            library::OpeningHabits habits;
            for (const rules::Side side : { rules::Side::Black, rules::Side::White }) {
                std::vector<std::int64_t> ids;
                for (std::size_t i = 0; i < games.size(); ++i) {
                    if (games[i].second == side)
                        ids.push_back(games[i].first);
                    if (ids.size() < AtOnce && i + 1 < games.size())
                        continue;
                    const auto read = keeping->games(ids);
                    if (!read || state.isCancelled())
                        return std::nullopt;
                    for (const library::StoredGame &game : *read)
                        addHabits(habits, game, side);
                    ids.clear();
                }
            }
            return habits;
        },
        [take = std::move(take)](const Habits &habits) {
            if (habits)
                take(*habits);
        });
}

void UserLibrary::fetchImports(std::function<void(const std::vector<library::ImportRow> &)> take)
{
    using Fetched = Result<std::vector<library::ImportRow>, library::StoreFault>;
    m_fetchingImports.start(
        [path = m_path, folder = m_gamesFolder](background::State &) -> Fetched {
            if (!QFileInfo::exists(path))
                return std::vector<library::ImportRow>();
            const auto keeping = makeDevice<GameKeeping>();
            if (!keeping)
                return Fault { noDriver() };
            if (const auto fault = keeping->openToLook(path))
                return Fault { *fault };
            auto rows = keeping->imports();
            if (!rows)
                return rows;
            std::vector<library::ImportRow> ordered = std::move(rows).value();
            std::erase_if(ordered, [&folder](const library::ImportRow &row) { return isOfGames(row, folder); });
            std::reverse(ordered.begin(), ordered.end());
            return ordered;
        },
        [this, take = std::move(take)](const Fetched &rows) {
            if (rows)
                take(*rows);
            else
                tell(rows.fault());
        });
}

void UserLibrary::fetchFindings(
    std::int64_t import, std::size_t most, std::function<void(const std::vector<library::ImportFinding> &)> take)
{
    using Fetched = Result<std::vector<library::ImportFinding>, library::StoreFault>;
    m_fetchingFindings.start(
        [path = m_path, import, most](background::State &) -> Fetched {
            const auto keeping = makeDevice<GameKeeping>();
            if (!keeping)
                return Fault { noDriver() };
            if (const auto fault = keeping->openToLook(path))
                return Fault { *fault };
            return keeping->findings(import, most);
        },
        [this, take = std::move(take)](const Fetched &findings) {
            if (findings)
                take(*findings);
            else
                tell(findings.fault());
        });
}

void UserLibrary::tell(const library::StoreFault &fault)
{
    emit refused(libraryFaultText(fault, m_path));
}

} // namespace kagetsu::ui
