// SPDX-License-Identifier: MIT
#include "ui/app/records/librarypages.h"

#include "library/model/fold.h"
#include "library/model/storedgame.h"
#include "match/host/matchhost.h"
#include "record/document/disk/save.h"
#include "record/sgf/sgfwriter.h"
#include "text/common/foreigntext.h"
#include "text/rules/rules.h"
#include "ui/app/arbiter/verdictpages.h"
#include "ui/app/match/runninggame.h"
#include "ui/app/places/filefindpage.h"
#include "ui/app/places/gapspage.h"
#include "ui/app/places/importspage.h"
#include "ui/app/places/librarypage.h"
#include "ui/app/places/playerpage.h"
#include "ui/app/places/preparationpage.h"
#include "ui/app/records/openrecords.h"
#include "ui/app/records/recordpages.h"
#include "ui/app/records/studyfiles.h"
#include "ui/app/settings/settings.h"
#include "ui/app/window/actions.h"
#include "ui/app/window/pagerouter.h"
#include "ui/app/window/pages.h"
#include "ui/app/window/printpreviews.h"
#include "ui/app/window/windowservices.h"
#include "ui/arbiter/verdict/verdictpage.h"
#include "ui/controls/device/folders.h"
#include "ui/controls/dialogs/askdialog.h"
#include "ui/library/librarytexts.h"
#include "ui/library/paper/gamebooklet.h"
#include "ui/library/paper/reportpaper.h"
#include "ui/library/userlibrary.h"
#include "ui/record/page/studypage.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QPushButton>
#include <QTemporaryDir>

#include <algorithm>
#include <functional>
#include <memory>
#include <utility>

namespace kagetsu::ui {

namespace {

// Who played a game at this table, which its file does not say.
library::GameKind kindOf(const match::MatchSetup &setup)
{
    const int engines = (setup.engines[Seat::A] ? 1 : 0) + (setup.engines[Seat::B] ? 1 : 0);
    return engines == 2 ? library::GameKind::Engines
        : engines == 1  ? library::GameKind::Computer
                        : library::GameKind::People;
}

QString nameOf(const library::StoredGame &game)
{
    const auto named = [](const std::string &name, rules::Side side) {
        return name.empty() ? text::sideName(side) : QString::fromStdString(name);
    };
    const QString players =
        named(game.black, rules::Side::Black) + QStringLiteral(" - ") + named(game.white, rules::Side::White);
    return game.date.empty() ? players : QString::fromStdString(game.date) + QLatin1Char(' ') + players;
}

} // namespace

LibraryPages::LibraryPages(const WindowServices &window, RecordPages &records, VerdictPages &verdicts)
    : QObject(window.window)
    , m_window(window)
    , m_records(records)
    , m_library(new UserLibrary(window.folders.library, window.folders.games, window.window))
{
    window.actions.on(Command::Library, this, [this] { show(); });
    connect(m_library, &UserLibrary::changed, this, &LibraryPages::showWanted);
    connect(window.host, &host::MatchHost::gameSaved, this, &LibraryPages::keepGame);
    connect(m_library, &UserLibrary::refused, this,
        [this](const QString &sentence) { AskDialog::tell(m_window.window, "message", sentence); });
    connect(&records, &RecordPages::pageMade, this, [this](StudyPage *study) { serve(*study); });
    connect(&verdicts, &VerdictPages::pageMade, this, [this](VerdictPage *verdict) {
        verdict->setLibrary(m_library);
        connect(verdict, &VerdictPage::libraryGameWanted, this, &LibraryPages::openGameAt);
        connect(verdict, &VerdictPage::libraryStudyWanted, this, &LibraryPages::openStudyAt);
        connect(verdict, &VerdictPage::reportWanted, this, &LibraryPages::report);
        connect(verdict, &VerdictPage::positionSearchWanted, this,
            [this](const ExplorerQuestion &question) { findElsewhere(question, rules::Symmetry::Identity); });
    });
}

LibraryPage &LibraryPages::page()
{
    if (m_page)
        return *m_page;
    m_page = new LibraryPage(*m_library, m_window.pages);
    m_window.pages->add(*m_page);
    m_window.router->assign(*m_page, Place::Games);
    connect(m_page, &LibraryPage::gameWanted, this, &LibraryPages::openGame);
    connect(m_page, &LibraryPage::gameAtWanted, this,
        [this](std::int64_t id, int ply) { openGameAt(id, ply, rules::Symmetry::Identity); });
    connect(m_page, &LibraryPage::playerWanted, this, &LibraryPages::showPlayer);
    connect(m_page, &LibraryPage::filesWanted, this, &LibraryPages::addFiles);
    connect(m_page, &LibraryPage::folderWanted, this, &LibraryPages::addFolder);
    connect(m_page, &LibraryPage::importsWanted, this, &LibraryPages::showImports);
    connect(m_page, &LibraryPage::printWanted, this, &LibraryPages::printGames);
    connect(m_page, &LibraryPage::togetherWanted, this, &LibraryPages::openTogether);
    return *m_page;
}

void LibraryPages::showPlayer(std::uint32_t player)
{
    if (!m_player) {
        m_player = new PlayerPage(*m_library, m_window.pages);
        m_window.pages->add(*m_player);
        m_window.router->assign(*m_player, Place::Games);
        connect(m_player, &PlayerPage::gamesWanted, this, &LibraryPages::listOnly<library::Filter>);
        connect(m_player, &PlayerPage::preparationWanted, this, &LibraryPages::showPreparation);
    }
    m_player->open(player);
    m_window.pages->open(*m_player);
}

template <class Games>
void LibraryPages::listOnly(const Games &games, const std::function<QString()> &told)
{
    page().showOnly(games, told);
    m_window.pages->open(page());
}

void LibraryPages::askPlayer(const record::GameInfo &info)
{
    AskDialog dialog(m_window.window, "whichPlayer", tr("Whose results?"));
    const QString names[] { QString::fromStdString(info.black.name), QString::fromStdString(info.white.name) };
    const QPushButton *buttons[2] {};
    for (std::size_t i = 0; i < 2; ++i) {
        if (!names[i].isEmpty())
            buttons[i] = dialog.add(text::withoutMarks(text::foreignText(names[i])), AskDialog::Role::Other);
    }
    dialog.addCancel();
    if (!buttons[0] && !buttons[1]) {
        AskDialog::tell(m_window.window, "message", tr("The record does not say who played."));
        return;
    }
    const QPushButton *chosen = dialog.ask();
    for (std::size_t i = 0; i < 2; ++i) {
        if (chosen && chosen == buttons[i])
            showPlayerNamed(names[i]);
    }
}

void LibraryPages::showPlayerNamed(const QString &name)
{
    m_wanted = name;
    m_library->use();
    if (m_library->catalogue())
        showWanted();
}

// The library may have to be read first.
void LibraryPages::showWanted()
{
    const auto catalogue = m_library->catalogue();
    if (m_wanted.isEmpty() || !catalogue)
        return;
    const QString name = std::exchange(m_wanted, {});
    const std::string words = library::foldedWords(name.toStdString());
    const std::vector<library::NamedRow> &players = catalogue->contents.players;
    const auto isIt = [&](const library::NamedRow &row) { return library::foldedWords(row.name) == words; };
    const auto row = std::find_if(players.begin(), players.end(), isIt);
    if (row == players.end()) {
        AskDialog::tell(
            m_window.window, "message", tr("The game library has no games of %1.").arg(text::foreignText(name)));
    } else if (m_window.game->agreesToLeave()) {
        m_window.game->leave();
        showPlayer(row->id);
    }
}

void LibraryPages::showPreparation(std::uint32_t opponent)
{
    if (!m_preparation) {
        m_preparation = new PreparationPage(*m_library, m_window.pages);
        m_window.pages->add(*m_preparation);
        m_window.router->assign(*m_preparation, Place::Games);
        using Some = std::vector<library::GameAtPly>;
        connect(m_preparation, &PreparationPage::gamesWanted, this, &LibraryPages::listOnly<library::Filter>);
        connect(m_preparation, &PreparationPage::someGamesWanted, this, &LibraryPages::listOnly<Some>);
        connect(m_preparation, &PreparationPage::gameWanted, this,
            [this](std::int64_t id, int ply) { openGameAt(id, ply, rules::Symmetry::Identity); });
        connect(m_preparation, &PreparationPage::linesWanted, this,
            [this](std::int64_t id, const record::Way &way) { openStudyAt(id, way, rules::Symmetry::Identity); });
    }
    m_preparation->setNames(m_window.settings.players);
    m_preparation->open(opponent);
    m_window.pages->open(*m_preparation);
}

void LibraryPages::showGaps(StudyPage &study)
{
    if (!m_window.game->agreesToLeave())
        return;
    m_window.game->leave();
    if (!m_gaps) {
        m_gaps = new GapsPage(*m_library, m_window.pages);
        m_window.pages->add(*m_gaps);
        m_window.router->assign(*m_gaps, Place::Games);
        connect(m_gaps, &GapsPage::placeWanted, this, &LibraryPages::showGapsLines);
        connect(m_gaps, &GapsPage::drillWanted, this, [this] {
            if (StudyPage *page = showGapsLines({})) // from the first move on
                emit page->drillWanted();
        });
    }
    const int record = m_records.openRecords().records().first().id; // the one on the page
    const int game = study.record().index();
    // Whoever comes back to the same lines finds the side and the row as they were.
    const bool isOther = record != m_gapsRecord || game != m_gapsGame;
    m_gapsRecord = record;
    m_gapsGame = game;
    if (isOther)
        m_gaps->open(
            [this] { return gapsLines(); }, study.record().fileName(), study.game().tree.sideToMove(study.node()));
    m_window.pages->open(*m_gaps);
}

GapsPage::Reader LibraryPages::gapsLines()
{
    OpenRecords &records = m_records.openRecords();
    const QList<OpenRecord> all = records.records();
    const auto isIt = [this](const OpenRecord &each) { return each.id == m_gapsRecord; };
    if (std::none_of(all.begin(), all.end(), isIt))
        return {};
    const document::Record record = records.looked(m_gapsRecord).record;
    if (record.index() == m_gapsGame)
        connect(record.document().get(), &document::RecordDocument::edited, m_gaps, &GapsPage::setEdited,
            Qt::UniqueConnection);
    for (const document::RecordContent::Part &part : record.content().parts) {
        if (part.index == m_gapsGame)
            return [game = part.game] { return game; };
    }
    if (m_gapsGame < 0 || static_cast<std::size_t>(m_gapsGame) >= record.collection().size())
        return {};
    return [games = record.sharedCollection(), place = static_cast<std::size_t>(m_gapsGame)] {
        return std::make_shared<const record::Game>(games->readGame(place));
    };
}

StudyPage *LibraryPages::showGapsLines(const record::Way &way)
{
    if (!gapsLines())
        return nullptr;
    StudyPage &page = m_records.files().context().page();
    m_window.pages->open(page);
    m_records.openRecords().show(m_gapsRecord);
    if (page.record().index() != m_gapsGame) {
        page.showGame(m_gapsGame);
        page.wait();
    }
    gapsLines(); // sees its edits from now on
    page.goAlong(way, rules::Symmetry::Identity);
    return &page;
}

void LibraryPages::showImports()
{
    if (!m_imports) {
        m_imports = new ImportsPage(*m_library, m_window.pages);
        m_window.pages->add(*m_imports);
        m_window.router->assign(*m_imports, Place::Games);
        connect(m_imports, &ImportsPage::gameWanted, this, &LibraryPages::openGame);
    }
    m_window.pages->open(*m_imports);
}

FileFindPage &LibraryPages::finder()
{
    if (m_finder)
        return *m_finder;
    const auto openRecords = [this] {
        OpenRecords &records = m_records.openRecords();
        std::vector<FileFindPage::Open> list;
        for (const OpenRecord &each : records.inOrder())
            list.push_back({ each.id, each.name, records.looked(each.id).record.content() });
        return list;
    };
    m_finder = new FileFindPage(openRecords, m_window.pages);
    m_window.pages->add(*m_finder);
    m_window.router->assign(*m_finder, Place::Games);
    connect(m_finder, &FileFindPage::filesWanted, this, [this] {
        const QStringList paths = m_records.files().context().askFiles(tr("Find the position in files"));
        if (!paths.isEmpty())
            m_finder->search(paths);
    });
    connect(m_finder, &FileFindPage::folderWanted, this, [this] {
        const QString folder = QFileDialog::getExistingDirectory(
            m_window.window, tr("Find the position in a folder"), m_window.settings.lastFolder);
        if (!folder.isEmpty())
            m_finder->search({ folder });
    });
    // A game of a large file is read in the background.
    const auto goTo = [](StudyPage &page, int game, const record::Way &way, rules::Symmetry view) {
        page.showGame(game);
        page.wait();
        page.goAlong(way, view);
    };
    connect(m_finder, &FileFindPage::fileWanted, this,
        [this, goTo](const QString &path, int game, const record::Way &way, rules::Symmetry view) {
            m_records.files().showFile(path, [=](StudyPage &page) { goTo(page, game, way, view); });
        });
    connect(m_finder, &FileFindPage::recordWanted, this,
        [this, goTo](int id, int game, const record::Way &way, rules::Symmetry view) {
            const QList<OpenRecord> records = m_records.openRecords().records();
            const auto isIt = [id](const OpenRecord &each) { return each.id == id; };
            if (std::none_of(records.begin(), records.end(), isIt))
                return; // it was closed meanwhile
            m_records.openRecords().show(id);
            goTo(m_records.files().context().page(), game, way, view);
        });
    return *m_finder;
}

void LibraryPages::printGames(const std::vector<std::int64_t> &ids)
{
    m_library->fetchGames(ids, [this](const std::vector<library::StoredGame> &games) {
        std::vector<record::Game> records;
        for (const library::StoredGame &game : games)
            records.push_back(recordOf(game));
        Booklet booklet;
        booklet.games = std::make_shared<const std::vector<record::Game>>(std::move(records));
        m_window.papers->show(bookletPaper(booklet));
    });
}

void LibraryPages::openTogether(const std::vector<std::int64_t> &ids)
{
    m_library->fetchGames(ids, [this](const std::vector<library::StoredGame> &games) {
        if (games.empty() || !m_window.game->agreesToLeave())
            return;
        std::string sgf;
        for (const library::StoredGame &game : games)
            sgf += record::writeSgf(recordOf(game)) + '\n';
        m_records.files().showGame(
            std::move(sgf), tr("%n game(s) of the library", nullptr, static_cast<int>(games.size())), {});
    });
}

void LibraryPages::report(const ExplorerQuestion &question, unsigned kinds, const QString &typed)
{
    const auto catalogue = m_library->catalogue();
    if (!catalogue)
        return;
    m_reporting.start(
        [catalogue, question, kinds, typed = typed.toStdString(), terms = libraryTerms()](background::State &state) {
            library::Filter filter;
            filter.kinds = kinds;
            const library::TypedSearch search(typed, *catalogue, terms);
            if (!search.isEmpty())
                filter.also = [&search](const library::Facts &facts) { return search.accepts(facts); };
            library::ReportOptions options;
            options.isStopped = [&state] { return state.isCancelled(); };
            return library::reportOf(*catalogue, question.boardSize, question.stones, filter, options);
        },
        [this](const std::optional<library::PositionReport> &report) {
            if (!report)
                return;
            std::vector<std::int64_t> ids;
            for (const library::ReportGame &game : report->models)
                ids.push_back(game.id);
            m_library->fetchGames(ids, [this, report = *report](const std::vector<library::StoredGame> &games) {
                ReportSheet sheet { report, {} };
                for (const library::StoredGame &game : games)
                    sheet.models.push_back(recordOf(game));
                m_window.papers->show(reportPaper(std::make_shared<const ReportSheet>(std::move(sheet))));
            });
        });
}

void LibraryPages::findElsewhere(const ExplorerQuestion &question, rules::Symmetry view)
{
    if (!m_window.game->agreesToLeave())
        return;
    m_window.game->leave();
    finder().ask(question, view);
    m_window.pages->open(*m_finder);
}

void LibraryPages::serve(StudyPage &study)
{
    connect(&study, &StudyPage::positionSearchWanted, this, &LibraryPages::findElsewhere);
    connect(&study, &StudyPage::reportWanted, this, &LibraryPages::report);
    study.setLibrary(m_library);
    connect(&study, &StudyPage::playerWanted, this, [this, &study](const QString &name) {
        if (name.isEmpty())
            askPlayer(study.game().info);
        else
            showPlayerNamed(name);
    });
    connect(&study, &StudyPage::libraryGameWanted, this, &LibraryPages::openGameAt);
    connect(&study, &StudyPage::libraryStudyWanted, this, &LibraryPages::openStudyAt);
    connect(&study, &StudyPage::gapsWanted, this, [this, &study] { showGaps(study); });
    connect(&study, &StudyPage::libraryWanted, this, [this, &study] { addRecord(study); });
    connect(m_library, &UserLibrary::imported, &study, [this, &study](const library::ImportSummary &summary) {
        if (&m_window.pages->current() != &study)
            return; // the page of the library says it itself
        std::function<void()> undo;
        if (summary.row.id != 0)
            undo = [this, id = summary.row.id] { m_library->undo(id); };
        study.tellAdded(importText(summary), undo);
    });
}

void LibraryPages::show()
{
    if (!m_window.game->agreesToLeave())
        return;
    m_window.game->leave();
    m_window.pages->open(page());
}

bool LibraryPages::takeDropped(const QStringList &paths)
{
    const bool isOnPage = m_page && &m_window.pages->current() == m_page;
    if (!isOnPage && paths.size() == 1 && !QFileInfo(paths.first()).isDir())
        return false;
    add(paths);
    return true;
}

void LibraryPages::add(const QStringList &paths)
{
    show();
    if (m_page && &m_window.pages->current() == m_page)
        m_library->import(paths);
}

void LibraryPages::addFiles()
{
    const QStringList paths = m_records.files().context().askFiles(tr("Add files to the game library"));
    if (paths.isEmpty())
        return;
    m_window.settings.lastFolder = QFileInfo(paths.first()).absolutePath();
    m_window.saveSettings();
    add(paths);
}

void LibraryPages::addFolder()
{
    const QString folder = QFileDialog::getExistingDirectory(
        m_window.window, tr("Add a folder to the game library"), m_window.settings.lastFolder);
    if (!folder.isEmpty())
        add({ folder });
}

void LibraryPages::addRecord(StudyPage &study)
{
    const document::Record &record = study.record();
    if (!record.isModified() && QFileInfo(record.path()).isFile()) {
        m_library->import({ record.path() });
        return;
    }
    // What is in no file goes through one.
    const auto folder = std::make_shared<const QTemporaryDir>();
    const document::SaveOrder order { .path = folder->filePath(QStringLiteral("record.sgf")),
        .content = record.content(),
        .today = QDate::currentDate(),
        .mayLose = true };
    const QString name = record.path().isEmpty() ? text::foreignText(record.fileName()) : record.path();
    m_writing.start([order, folder](background::State &) { return document::save(order, [] { return true; }).fault; },
        [this, folder, path = order.path, name](const QString &fault) {
            if (fault.isEmpty())
                m_library->import({ path }, name, folder);
            else
                AskDialog::tell(m_window.window, "message", fault);
        });
}

void LibraryPages::openGame(std::int64_t id)
{
    open(id, {});
}

void LibraryPages::openGameAt(std::int64_t id, int ply, rules::Symmetry view)
{
    open(id, [ply, view](StudyPage &page) { page.goToPly(ply, view); });
}

void LibraryPages::openStudyAt(std::int64_t id, const record::Way &way, rules::Symmetry view)
{
    open(id, [way, view](StudyPage &page) { page.goAlong(way, view); });
}

void LibraryPages::open(std::int64_t id, const StudyFiles::GoTo &goTo)
{
    m_library->fetch(id, [this, goTo](const GameKeeping::Kept &kept) {
        if (!m_window.game->agreesToLeave())
            return;
        // A game that was played here is its file.
        const QFileInfo file(QString::fromStdString(kept.file));
        const bool isOwn = file.isFile() && file.absoluteDir() == QDir(m_window.folders.games);
        // A library of RenLib is edited in its file.
        const bool isTree = file.isFile() && file.suffix().compare(QLatin1String("lib"), Qt::CaseInsensitive) == 0;
        if (isOwn || isTree)
            m_records.files().showFile(file.absoluteFilePath(), goTo);
        else
            m_records.files().showGame(record::writeSgf(recordOf(kept.game)),
                kept.game.kind == library::GameKind::Study ? text::foreignText(file.fileName()) : nameOf(kept.game),
                goTo);
    });
}

void LibraryPages::keepGame(const QString &path)
{
    m_library->takeGame(path, kindOf(m_window.host->match().setup()));
}

} // namespace kagetsu::ui
