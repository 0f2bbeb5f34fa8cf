// SPDX-License-Identifier: MIT
#include "ui/tournament/desk/openevent.h"

#include "text/common/foreigntext.h"
#include "text/common/moments.h"
#include "text/common/sentences.h"
#include "text/tournament/names.h"
#include "text/tournament/refusals.h"
#include "tournament/model/find.h"
#include "tournament/trf/trfgames.h"
#include "ui/board/inforce.h"
#include "ui/controls/device/eventkeeping.h"
#include "ui/controls/device/workbooks.h"
#include "ui/controls/dialogs/askdialog.h"
#include "ui/print/phones/gameonphones.h"
#include "ui/tournament/desk/eventfault.h"
#include "ui/tournament/desk/eventfiles.h"
#include "ui/tournament/desk/eventfollower.h"
#include "ui/tournament/desk/eventpapers.h"
#include "ui/tournament/desk/eventprojector.h"
#include "ui/tournament/desk/eventsaving.h"
#include "ui/tournament/desk/eventsdialog.h"
#include "ui/tournament/desk/filekeeper.h"
#include "ui/tournament/desk/joindialog.h"
#include "ui/tournament/desk/pairingcheck.h"
#include "ui/tournament/desk/publish/eventonphones.h"
#include "ui/tournament/desk/publish/pagepublishing.h"
#include "ui/tournament/desk/sectionactions.h"
#include "ui/tournament/desk/shippedchoices.h"
#include "ui/tournament/desk/storethread.h"
#include "ui/tournament/desk/tablejournals.h"
#include "ui/tournament/desk/tableresults.h"
#include "ui/tournament/desk/tables/tableboards.h"
#include "ui/tournament/desk/tables/tablereporting.h"
#include "ui/tournament/host/eventhost.h"
#include "ui/tournament/newevent/neweventdialog.h"
#include "ui/tournament/page/tournamentpage.h"
#include "ui/tournament/paper/logpaper.h"
#include "ui/tournament/round/roundview.h"

#include <QAction>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QPushButton>

namespace kagetsu::ui {

namespace {

// Returns a path for an event of this name at which no file exists yet.
QString freePath(const QString &folder, const QString &name)
{
    QString base;
    for (const QChar letter : name)
        base += letter.isLetterOrNumber() || letter == QLatin1Char(' ') ? letter : QLatin1Char('-');
    base = base.trimmed();
    for (int number = 1;; ++number) {
        const QString tried = number == 1 ? base : QStringLiteral("%1 %2").arg(base).arg(number);
        const QString path = QDir(folder).filePath(tried + QLatin1String(EventsDialog::Suffix));
        if (!tried.isEmpty() && !QFile::exists(path))
            return path;
    }
}

// Returns null if the database module is not installed.
std::unique_ptr<tournament::Store> databaseStore()
{
    const std::shared_ptr<EventKeeping> device = makeDevice<EventKeeping>();
    if (!device)
        return nullptr;
    return std::make_unique<StoreThread>([&device] { return device->store(); });
}

// Keeper for an event that another program has open.
class NoKeeper : public tournament::LogKeeper
{
public:
    bool append(std::span<const tournament::LogLine>) override { return false; }
    bool markUndone(std::size_t, const tournament::Stamp &) override { return false; }
};

// Reads a workbook; the module is loaded for the first one.
Result<tournament::Sheet, tournament::WorkbookFault> readWorkbook(
    std::string_view bytes, const std::optional<std::string> &sheet)
{
    const auto workbooks = makeDevice<Workbooks>();
    return workbooks ? workbooks->read(bytes, sheet) : Fault { tournament::WorkbookFault::NoReader };
}

// A log of this length is folded before anybody notices a delay.
constexpr std::size_t MostLinesAtOnce = 200;

// True if the event can be viewed but not changed.
bool isForOthers(const tournament::StoreFault &fault)
{
    return fault.code == tournament::StoreFault::Code::Locked || fault.code == tournament::StoreFault::Code::ReadOnly;
}

// Folds a long log outside the window's thread.
Result<tournament::Log, tournament::FoldFault> foldedLog(std::vector<tournament::LogLine> lines)
{
    if (lines.size() <= MostLinesAtOnce)
        return tournament::Log::fromLines(std::move(lines));
    std::optional<Result<tournament::Log, tournament::FoldFault>> log;
    inBackground([&] { log = tournament::Log::fromLines(std::move(lines)); });
    return std::move(*log);
}

} // namespace

OpenEvent::OpenEvent(const Folders &folders, std::function<tournament::Milliseconds()> now,
    std::function<QString()> language, QWidget *window)
    : QObject(window)
    , m_makeStore(databaseStore)
    , m_folder(folders.events)
    , m_journals(folders.journals)
    , m_games(folders.games)
    , m_now(std::move(now))
    , m_window(window)
    , m_papers(new EventPapers(
          [this] {
              // After a section has been removed and before follow() shows another page, the first section stands in.
              const tournament::Section *shown = section() ? section() : &event().sections.front();
              return EventPapers::Subject { &event(), &log(), shown, m_page->roundView().round(), m_identity };
          },
          language, window))
    , m_sections(new SectionActions(
          [this] {
              return SectionActions::Subject { *m_host, m_section };
          },
          window))
    , m_check(new PairingCheck([this]() -> const tournament::Log & { return log(); }, window))
    , m_publishing(newPublishing(language))
    , m_tables(newTables(folders))
    , m_boards(newBoards())
    , m_phones(newPhones(std::move(language)))
    , m_projector(newProjector())
    , m_records(new QAction(this))
    , m_protocol(new QAction(this))
    , m_log(new QAction(this))
    , m_close(new QAction(this))
{
    m_close->setObjectName(QStringLiteral("closeEvent"));
    // The page of the menu is removed.
    connect(m_close, &QAction::triggered, this, &OpenEvent::closeEvent, Qt::QueuedConnection);
    m_log->setObjectName(QStringLiteral("eventLog"));
    connect(m_log, &QAction::triggered, this, [this] { m_page->showLog(); });
    connect(m_records, &QAction::triggered, this, &OpenEvent::showRecords);
    connect(m_protocol, &QAction::triggered, this, &OpenEvent::showProtocol);
    connect(m_sections, &SectionActions::sectionWanted, this, &OpenEvent::showPage);
    onLanguage(*window, [this] {
        //: Menu entry: the records of the games that were played at the table of a tournament.
        m_records->setText(tr("Records of games at this table"));
        m_protocol->setText(tr("Protocol of this table…"));
        //: Menu entry: all that was done to a tournament, line by line.
        m_log->setText(tr("Log"));
        //: Menu entry: the file of the tournament is free for other programs again.
        m_close->setText(tr("Close tournament"));
        if (m_page)
            offerActions();
    });
    connect(m_papers, &EventPapers::paperWanted, this, &OpenEvent::paperWanted);
}

OpenEvent::~OpenEvent() = default;

TableReporting *OpenEvent::newTables(const Folders &folders)
{
    auto *tables = new TableReporting({ folders.events, folders.journals, folders.games }, m_now, this);
    connect(tables, &TableReporting::reportsChanged, this, &OpenEvent::tellReports);
    tables->setResults({ [this](const QString &journal) { return isWanted(journal); },
        [this](const match::Match &match, const QString &record, bool isDoubtful) {
            return m_results && !m_host->isReading() && m_results->takeReported(match, record, isDoubtful);
        } });
    return tables;
}

TableBoards *OpenEvent::newBoards()
{
    auto *boards = new TableBoards(
        *m_tables, [this] { return m_host ? &event() : nullptr; }, m_now, m_window);
    connect(boards, &TableBoards::journalWanted, this, &OpenEvent::journalWanted);
    return boards;
}

// Once it is known that the link is that of a table, and when something is not taken by the server.
void OpenEvent::tellReports()
{
    if (!m_page)
        return;
    if (m_host->isReading() && m_tables->mayReport(m_identity))
        m_page->setPlaysHere();
    if (!m_tables->reports().refused.empty())
        m_page->tell(
            tr("The server has another journal of a game that was played at this computer. Nothing is replaced "
               "there, and the file here stays as it is."));
}

bool OpenEvent::isWanted(const QString &journal) const
{
    const auto game = keyOfJournal(journal);
    return game && m_results && !m_host->isReading() && m_results->wants(*game, QFileInfo(journal).lastModified());
}

void OpenEvent::gameWentOn(const match::Match &match)
{
    if (const auto game = tournament::keyFromId(match.setup().id))
        m_tables->gameWentOn(game->event);
}

PagePublishing *OpenEvent::newPublishing(const std::function<QString()> &language)
{
    auto *publishing = new PagePublishing(
        [this] {
            return PagePublishing::Subject { &log(), section(), m_identity, m_path, m_journals };
        },
        QDir(m_folder).filePath(QStringLiteral("pages")), m_now, language, m_window);
    connect(publishing, &PagePublishing::failed, this, [this](const QString &sentence) {
        if (m_page)
            m_page->tell(sentence);
    });
    return publishing;
}

EventOnPhones *OpenEvent::newPhones(std::function<QString()> language)
{
    auto *phones = new EventOnPhones(
        [this] {
            return EventOnPhones::Subject { { &log(), m_identity, m_journals }, m_publishing->settings() };
        },
        m_now, std::move(language), PhoneServing::network(), m_window);
    connect(m_publishing, &PagePublishing::settingsChanged, phones, &EventOnPhones::follow);
    connect(m_publishing, &PagePublishing::settingsChanged, this, &OpenEvent::changed);
    return phones;
}

EventProjector *OpenEvent::newProjector()
{
    auto *projector = new EventProjector(
        [this] {
            const tournament::Section *shown = section() ? section() : &event().sections.front();
            return EventProjector::Subject { &event(), shown,
                { &log(), m_identity, m_journals, m_publishing->settings() }, m_phones->serving().address() };
        },
        m_now, m_window);
    connect(m_publishing, &PagePublishing::settingsChanged, projector, &EventProjector::refresh);
    connect(m_phones, &EventOnPhones::addressChanged, projector, &EventProjector::refresh);
    return projector;
}

const tournament::Event &OpenEvent::event() const
{
    return m_host->event();
}

const tournament::Log &OpenEvent::log() const
{
    return m_host->log();
}

const tournament::Section *OpenEvent::section() const
{
    return m_host ? tournament::findSection(event(), m_section) : nullptr;
}

Result<EventRule, QString> OpenEvent::phoneRule(const tournament::GameKey &game) const
{
    if (!m_host || game.event != m_identity)
        return Fault { tr("It belongs to a tournament that is not open here. Open the tournament first: how it shows "
                          "names and when it shows games holds on phones, too.") };
    const venue::PageSettings settings = m_publishing->settings();
    if (settings.delay.kind == venue::Delay::Kind::RoundEnd)
        return Fault { tr("The public pages of this tournament show games only after the round.") };
    const auto names = venue::publicNames(event(), settings, game);
    if (!names)
        return Fault { tr("It is in no round that was published.") };
    const bool isLater = settings.delay.kind == venue::Delay::Kind::Minutes;
    return EventRule { *names, isLater ? settings.delay.minutes : 0 };
}

bool OpenEvent::choose()
{
    EventsDialog dialog(m_folder, m_window);
    if (dialog.exec() != QDialog::Accepted)
        return false;
    if (dialog.isJoining())
        return joinOther();
    return dialog.isNew() ? create() : open(dialog.path());
}

bool OpenEvent::joinOther()
{
    const std::shared_ptr<EventKeeping> device = makeDevice<EventKeeping>();
    if (!device || !QDir().mkpath(m_folder)) {
        tellFault(m_window,
            { device ? tournament::StoreFault::Code::ReadOnly : tournament::StoreFault::Code::NoDriver }, m_folder);
        return false;
    }
    JoinDialog dialog(
        [device, folder = m_folder.toStdString()](const std::string &code) { return device->join(code, folder); },
        m_window);
    return dialog.exec() == QDialog::Accepted && open(dialog.path());
}

bool OpenEvent::chooseFile()
{
    const QString path = EventsDialog::askFile(m_window);
    return !path.isEmpty() && open(path);
}

bool OpenEvent::create()
{
    const QString day = text::shortDate(QDateTime::fromMSecsSinceEpoch(m_now().count()).date());
    NewEventDialog dialog(shippedTerms(), day, m_window);
    dialog.offer(firstStages());
    DraftKeeper draft(dialog, { QStringLiteral("newEvent") }, dialog.draftState());
    if (dialog.exec() != QDialog::Accepted)
        return false;
    draft.stay(); // until it is a file
    if (!agreesToClose())
        return false;
    const NewEventChoices choices = dialog.choices();
    tournament::Log log;
    for (const tournament::Action &action : actionsOf(choices)) {
        const auto done = log.act(action, { {}, m_now() });
        if (!done) {
            AskDialog::tell(m_window, "eventFault", text::refusalText(done.fault(), nullptr));
            return false;
        }
    }
    if (!beginNew(log, QString::fromStdString(choices.details.name)))
        return false;
    draft.drop();
    showPage(event().sections.front().id);
    return true;
}

// The file is made with all of it, or not at all, and its folder with the first. True: the desk has it, and no page
// yet.
bool OpenEvent::beginNew(const tournament::Log &log, const QString &name)
{
    if (!QDir().mkpath(m_folder)) {
        tellFault(m_window, { tournament::StoreFault::Code::ReadOnly }, m_folder);
        return false;
    }
    const QString path = freePath(m_folder, name);
    const std::unique_ptr<tournament::Store> store = m_makeStore();
    const auto made = store ? store->create(path.toStdString(), {}, log.lines())
                            : Result<Done, tournament::StoreFault>(
                                Fault { tournament::StoreFault { tournament::StoreFault::Code::NoDriver } });
    if (!made) {
        tellFault(m_window, made.fault(), path);
        return false;
    }
    store->close();
    if (!begin(path, tournament::Store::Access::Change))
        return false;
    m_host->settle(); // an event without any section would have no page
    return true;
}

bool OpenEvent::openReport(const QString &path)
{
    const auto file = readReportFile(path);
    if (!file) {
        AskDialog::tell(m_window, "eventFault", tr("%1 could not be read.").arg(text::foreignPath(path)), file.fault());
        return false;
    }
    tournament::Log log;
    std::optional<tournament::Refusal> refusal;
    const tournament::Stamp stamp { {}, m_now() };
    inBackground([&] {
        if (const auto done = readInto(log, file->report, stamp); !done)
            refusal = done.fault();
    });
    if (refusal) {
        const auto &sections = log.event().sections;
        AskDialog::tell(m_window, "eventFault", tr("%1 could not be read.").arg(text::foreignPath(path)),
            text::refusalText(*refusal, sections.empty() ? nullptr : &sections.front()));
        return false;
    }
    const std::string &name = file->report.name;
    if (!agreesToClose()
        || !beginNew(log, name.empty() ? QFileInfo(path).completeBaseName() : QString::fromStdString(name)))
        return false;
    showPage(event().sections.front().id);
    const QString losses =
        text::joinSentences(text::trfLossesText(file->losses), text::trfTablesText(roundsWithoutTables(file->report)));
    //: What a tournament report does not tell.
    const QString check =
        tr("A report does not say which clubs players belong to or how rounds are paired. Check the settings.");
    // Wait until the page is visible.
    QMetaObject::invokeMethod(
        this,
        [this, losses, check, shown = text::foreignPath(path)] {
            AskDialog::tell(m_window, "reportRead", tr("%1 is now a tournament of its own.").arg(shown),
                text::joinSentences(losses, check));
        },
        Qt::QueuedConnection);
    return true;
}

// Handles a change. The page's section may be gone, because a button of that page can undo its creation.
void OpenEvent::follow()
{
    emit changed();
    if (section()) {
        m_sections->refresh();
        return;
    }
    QMetaObject::invokeMethod(
        this,
        [this] {
            if (m_host && !section() && !event().sections.empty())
                showPage(event().sections.front().id);
        },
        Qt::QueuedConnection);
}

bool OpenEvent::open(const QString &path)
{
    if (isReportFile(path))
        return openReport(path);
    if (m_page && QFileInfo(path) == QFileInfo(m_path))
        return true; // it is already open here
    if (!agreesToClose() || !begin(path, tournament::Store::Access::Change))
        return false;
    if (event().sections.empty()) {
        tellFault(m_window, { tournament::StoreFault::Code::NotAnEvent }, path);
        return false;
    }
    showPage(event().sections.front().id);
    if (!m_host->isReading())
        m_results->takeLeft();
    return true;
}

bool OpenEvent::begin(const QString &path, tournament::Store::Access access)
{
    std::unique_ptr<tournament::Store> store = m_makeStore();
    if (!store) {
        tellFault(m_window, { tournament::StoreFault::Code::NoDriver }, path);
        return false;
    }
    auto lines = store->open(path.toStdString(), access);
    if (!lines && access == tournament::Store::Access::Change && isForOthers(lines.fault()) && beginReading(path))
        return true;
    auto log = lines ? foldedLog(std::move(lines).value()) : tournament::Log();
    if (!lines || !log) {
        const tournament::StoreFault fault = lines
            ? tournament::StoreFault { .code = tournament::StoreFault::Code::Damaged, .line = log.fault().line + 1 }
            : lines.fault();
        if (fault.code == tournament::StoreFault::Code::Damaged && rescue(path))
            return true;
        tellFault(m_window, fault, path);
        return false;
    }
    leave();
    m_path = path;
    m_identity = store->identity().id;
    const QString desk = QString::fromStdString(store->desk());
    m_keeper = std::make_unique<FileKeeper>(std::move(store), path);
    beginWith(*m_keeper, std::move(log).value());
    if (!desk.isEmpty())
        beginTogether(desk);
    connect(m_results.get(), &TableResults::reported, this,
        [this](int section, int round, int table, int game, const tournament::GameReport &report) {
            m_page->takeResult(section, round, table, game, report);
        });
    connect(m_host.get(), &EventHost::notKept, this, &OpenEvent::tellNotKept);
    connect(
        m_host.get(), &EventHost::textsTidied, this,
        [this] { AskDialog::tell(m_window, "eventTexts", tr("Some characters cannot be saved, and were replaced.")); },
        Qt::QueuedConnection);
    connect(m_host.get(), &EventHost::changed, m_publishing, &PagePublishing::follow);
    m_publishing->begin();
    m_tables->begin(m_path, m_identity, false);
    return true;
}

// Works on an event with other desks, and follows what they do.
void OpenEvent::beginTogether(const QString &desk)
{
    m_host->settle(); // what others have done is theirs
    m_host->setWho(desk);
    m_follower = std::make_unique<EventFollower>(m_makeStore(), m_path.toStdString(), EventFollower::Kind::Desks);
    connect(m_follower.get(), &EventFollower::changed, m_host.get(), &EventHost::follow);
    connect(m_follower.get(), &EventFollower::reached, this, [this](bool isReached) {
        if (m_page)
            m_page->tell(serverText(isReached));
    });
    connect(m_host.get(), &EventHost::meanwhile, this, &OpenEvent::tellMeanwhile, Qt::QueuedConnection);
}

void OpenEvent::tellMeanwhile(const tournament::Meanwhile &meanwhile)
{
    if (!m_page || meanwhile.line >= log().lines().size())
        return;
    const QString what = meanwhileText(log(), meanwhile.line);
    if (meanwhile.isDone)
        m_page->tell(alreadyDoneText(what));
    else
        tellQuicker(m_window, what);
}

// Shows an event that another program has open, and follows its changes.
bool OpenEvent::beginReading(const QString &path)
{
    std::unique_ptr<tournament::Store> store = m_makeStore();
    auto lines = store->open(path.toStdString(), tournament::Store::Access::Look);
    auto log = lines ? foldedLog(std::move(lines).value()) : tournament::Log();
    if (!lines || !log || (*log).event().sections.empty())
        return false;
    leave();
    m_path = path;
    m_identity = store->identity().id;
    m_noKeeper = std::make_unique<NoKeeper>();
    beginWith(*m_noKeeper, std::move(log).value());
    m_host->setReading();
    m_follower = std::make_unique<EventFollower>(std::move(store), path.toStdString());
    connect(m_follower.get(), &EventFollower::changed, m_host.get(), &EventHost::follow);
    m_tables->begin(m_path, m_identity, true);
    return true;
}

// Closes the event for the user, unless a home page is not shown, because something else has to be finished first.
void OpenEvent::closeEvent()
{
    if (!m_page || !agreesToClose())
        return;
    emit startWanted();
    if (m_page->isVisible())
        return;
    leave();
    emit changed();
}

// Closes the open event completely.
void OpenEvent::leave()
{
    m_tables->end();
    m_boards->end();
    m_projector->end();
    m_check->stop(); // the log that it checks is about to be closed
    m_publishing->end();
    m_phones->end();
    delete m_page;
    m_page = nullptr;
    m_wanted.reset();
    m_results.reset();
    m_follower.reset();
    m_host.reset();
    m_keeper.reset();
}

void OpenEvent::beginWith(tournament::LogKeeper &keeper, tournament::Log log)
{
    m_host = std::make_unique<EventHost>(keeper, std::move(log));
    m_host->setNow(m_now);
    m_host->setPlace({ m_path, QString::fromStdString(m_identity) });
    m_results =
        std::make_unique<TableResults>(*m_host, m_identity, TableResults::Places { m_journals, m_games }, m_window);
    connect(m_host.get(), &EventHost::changed, this, &OpenEvent::follow);
    connect(m_host.get(), &EventHost::changed, m_phones, &EventOnPhones::follow);
    connect(m_host.get(), &EventHost::changed, m_boards, &TableBoards::follow);
    m_phones->begin();
}

// Tries to open the event for changes. If that still fails, says so and goes on reading.
void OpenEvent::takeOver()
{
    const int section = m_section;
    std::unique_ptr<tournament::Store> store = m_makeStore();
    const auto lines = store->open(m_path.toStdString(), tournament::Store::Access::Change);
    store->close();
    if (!lines) {
        tellFault(m_window, lines.fault(), m_path);
        return;
    }
    if (!begin(m_path, tournament::Store::Access::Change) || event().sections.empty())
        return;
    showPage(tournament::findSection(event(), section) ? section : event().sections.front().id);
    if (!m_host->isReading())
        m_results->takeLeft();
}

void OpenEvent::printLog(const std::vector<std::size_t> &lines)
{
    emit paperWanted(paperOf(LogPaper { event().details, log().lines(), lines, QDateTime::currentDateTime() }));
}

void OpenEvent::tellNotKept()
{
    using Code = tournament::StoreFault::Code;
    const auto fault = m_keeper->fault();
    if (!fault)
        return;
    if (fault->code == Code::Gone) {
        if (const QString place = askElsewhere(m_window, m_path); !place.isEmpty() && saveElsewhere(place))
            tellSavedElsewhere();
        return;
    }
    tellFault(m_window, *fault, m_path);
    // Only after the code that was just refused has finished with the event.
    if (fault->code == Code::Behind)
        QMetaObject::invokeMethod(this, &OpenEvent::readAgain, Qt::QueuedConnection);
}

// After the page has reported for the same fault that nothing was saved.
void OpenEvent::tellSavedElsewhere()
{
    QMetaObject::invokeMethod(
        this,
        [this] {
            if (m_page)
                m_page->tell(tr("The tournament was saved as %1. The last action was not carried out; repeat it.")
                                 .arg(text::foreignPath(m_path)));
        },
        Qt::QueuedConnection);
}

void OpenEvent::readAgain()
{
    const int section = m_section;
    if (!begin(m_path, tournament::Store::Access::Change) || event().sections.empty())
        return;
    showPage(tournament::findSection(event(), section) ? section : event().sections.front().id);
}

// Saves everything in memory as the same event in another file, and continues there.
bool OpenEvent::saveElsewhere(const QString &path)
{
    std::unique_ptr<tournament::Store> store = m_makeStore();
    const auto saved = store->create(path.toStdString(), m_identity, log().lines());
    if (!saved) {
        tellFault(m_window, saved.fault(), path);
        return false;
    }
    m_keeper->setStore(std::move(store), path);
    m_path = path;
    m_host->setPlace({ path, QString::fromStdString(m_identity) });
    m_publishing->followFile();
    return true;
}

// Returns true if the part before the damage is open, in a file of its own.
bool OpenEvent::rescue(const QString &path)
{
    const std::unique_ptr<tournament::Store> store = m_makeStore();
    const auto found = tournament::rescueFrom(*store, path.toStdString());
    if (!found || !*found || (*found)->log.event().sections.empty() || !agreesToRescue(m_window, path, **found))
        return false;
    const QString place = freeBeside(path);
    const auto saved = store->create(place.toStdString(), (*found)->id, (*found)->log.lines());
    if (!saved) {
        tellFault(m_window, saved.fault(), place);
        return false;
    }
    store->close();
    return begin(place, tournament::Store::Access::Change);
}

bool OpenEvent::agreesToClose()
{
    if (!m_keeper)
        return true;
    const auto there = m_keeper->store().stillThere();
    if (there || there.fault().code != tournament::StoreFault::Code::Gone)
        return true;
    switch (askBeforeLeaving(m_window, m_path)) {
    case Leaving::Stay: return false;
    case Leaving::LoseIt: return true;
    case Leaving::SaveElsewhere: break;
    }
    const QString place = chooseElsewhere(m_window, m_path);
    return !place.isEmpty() && saveElsewhere(place);
}

void OpenEvent::showPage(int section)
{
    // The request may come from a button of the previous page.
    if (m_page)
        m_page->deleteLater();
    m_section = section;
    m_page = new TournamentPage(*m_host, section, m_window);
    m_page->setTerms(shippedTerms());
    m_page->setWorkbooks(&readWorkbook);
    connect(m_page, &TournamentPage::playWanted, this, [this](int round, int table, int game) {
        if (m_host->isReading() && !m_tables->mayReport(m_identity))
            return; // its result could not be recorded
        const tournament::Round *of = tournament::findRound(*this->section(), round);
        const tournament::Match *match = of ? tournament::findMatch(*of, table) : nullptr;
        if (!match || game >= static_cast<int>(match->games.size()))
            return;
        m_wanted = m_results->next(tournament::keyOf(m_identity, m_section, round, *match, game));
        emit gameWanted();
    });
    connect(m_page, &TournamentPage::sectionWanted, this, &OpenEvent::showPage);
    tellReports();
    // The button belongs to the page that is removed.
    connect(m_page, &TournamentPage::takeOverWanted, this, &OpenEvent::takeOver, Qt::QueuedConnection);
    connect(m_page, &TournamentPage::logPaperWanted, this, &OpenEvent::printLog);
    offerActions();
    connect(m_host.get(), &EventHost::changed, m_papers, &EventPapers::refresh, Qt::UniqueConnection);
    connect(m_host.get(), &EventHost::changed, m_projector, &EventProjector::refresh, Qt::UniqueConnection);
    follow();
    m_papers->refresh();
    m_projector->refresh();
    emit pageMade(m_page);
}

// Gives the page its menu, with titles in the current language.
void OpenEvent::offerActions()
{
    //: Menu: the log of a tournament, its records, and the check of its pairings.
    const Page::Section log { tr("Log and records"), { m_log, m_records, m_protocol, m_check->action() } };
    //: Menu: groups or stages of a tournament are added, split, closed.
    const Page::Section sections { tr("Sections"), m_sections->actions() };
    QList<QAction *> others = QList { m_boards->action() } + m_projector->actions() + m_papers->otherActions()
        + QList { m_publishing->action() };
    if (hasDevice<PageServing>())
        others.append(m_phones->action());
    others.append(m_close);
    m_page->setOwnActions({ m_papers->printMenu(), { {}, others }, log, sections });
}

QString OpenEvent::wantedJournal() const
{
    return m_wanted ? m_results->unfinished(*m_wanted) : QString();
}

std::optional<match::PlayedOn> OpenEvent::askWhere(const QString &terms)
{
    const tournament::Section &of = *tournament::findSection(event(), m_wanted->section);
    const int table = tournament::placeOf(of, *m_wanted)->match->table;
    //: A table of a tournament and its two players; the first opens.
    AskDialog question(m_window, "tableGame",
        tr("Table %1: %2 – %3")
            .arg(QString::number(table), text::entryName(of, m_wanted->opener), text::entryName(of, m_wanted->second)),
        terms);
    QPushButton *screen = question.add(tr("Play on the screen"), AskDialog::Role::Accept);
    //: Button: the game is played with real stones, and the program is the clock.
    QPushButton *clock = question.add(tr("Clock for a physical board"), AskDialog::Role::Other);
    question.addCancel();
    const QPushButton *answer = question.ask();
    if (answer == screen)
        return match::PlayedOn::Screen;
    return answer == clock ? std::optional(match::PlayedOn::PhysicalBoard) : std::nullopt;
}

void OpenEvent::takeResult(const match::Match &match, const QString &record)
{
    if (m_results && !m_host->isReading())
        m_results->take(match, record);
}

const tournament::Match *OpenEvent::currentMatch() const
{
    const tournament::Round *round = tournament::findRound(*section(), m_page->roundView().round());
    const std::optional<int> table = m_page->roundView().currentTable();
    return round && table ? tournament::findMatch(*round, *table) : nullptr;
}

void OpenEvent::showRecords()
{
    QStringList records;
    if (const tournament::Match *match = currentMatch()) {
        for (const tournament::Game &game : match->games) {
            if (game.report && !game.report->record.empty())
                records += QString::fromStdString(game.report->record);
        }
    }
    if (records.isEmpty())
        AskDialog::tell(m_window, "noRecord", tr("No game at this table has a record."));
    for (const QString &record : records)
        emit recordWanted(record);
}

// Shows the protocol of the table's last game.
void OpenEvent::showProtocol()
{
    QString journal;
    if (const tournament::Match *match = currentMatch()) {
        for (const tournament::Game &game : match->games) {
            const QString found = game.report ? m_results->journalOf(*game.report) : QString();
            journal = found.isEmpty() ? journal : found;
        }
    }
    if (journal.isEmpty())
        AskDialog::tell(m_window, "noRecord", tr("No game at this table was played with Kagetsu on this computer."));
    else
        emit protocolWanted(journal);
}

} // namespace kagetsu::ui
