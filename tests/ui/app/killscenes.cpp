// SPDX-License-Identifier: MIT
// What tst_killpoints kills: scenes of the real window in which something is kept on disk. Called with a scene and a
// folder; KAGETSU_KILL_AT=n has it killed right before the n-th call by which a file is written, forced to disk, named,
// renamed or removed; KAGETSU_FAIL_AT=n has that call fail, KAGETSU_FAIL_FROM=n that one and all after it, as on a full
// disk. What is confirmed to its user it says on standard output, a line each; who is told of a failure kills it.
#include "match/catalogue/presets.h"
#include "match/host/matchhost.h"
#include "match/host/waitinggames.h"
#include "match/model/doublegame.h"
#include "tournament/keptlog.h"
#include "tournament/sqlite/sqlstore.h"
#include "ui/app/places/playhome.h"
#include "ui/app/places/startcard.h"
#include "ui/app/window/mainwindow.h"
#include "ui/board/boardwidget.h"
#include "ui/controls/dialogs/askdialog.h"
#include "ui/controls/drafts/draftkeeper.h"
#include "ui/learn/pupils/practicekeeper.h"
#include "ui/match/newgame/newgamedialog.h"
#include "ui/match/table/tablepage.h"
#include "ui/match/waiting/waitingpage.h"
#include "ui/record/page/studypage.h"
#include "ui/tournament/desk/openevent.h"
#include "ui/tournament/page/tournamentpage.h"

#include <QAction>
#include <QApplication>
#include <QDir>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QTimer>

#include <atomic>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <dlfcn.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

using namespace kagetsu;
using namespace kagetsu::ui;

namespace {

std::atomic<int> callsLeft { 0 }; // until the kill, or the failure; 0: none
enum class Then { Kill, FailOnce, FailAlways };
std::atomic<Then> then = Then::Kill;
std::atomic<bool> isReached = false; // that call
bool isTold = false; // of something that went wrong

// False where the call is to fail. A full disk still lets go of files.
bool count(bool frees = false)
{
    if (callsLeft == 0 || --callsLeft > 0)
        return true;
    isReached = true;
    if (then == Then::FailAlways && frees) {
        callsLeft = 1;
        return true;
    }
    if (then == Then::Kill)
        ::raise(SIGKILL);
    if (then == Then::FailAlways)
        callsLeft = 1;
    errno = ENOSPC;
    return false;
}

bool isFile(int descriptor)
{
    struct stat status {};
    return ::fstat(descriptor, &status) == 0 && S_ISREG(status.st_mode);
}

template <class Function>
Function *real(const char *name)
{
    return reinterpret_cast<Function *>(::dlsym(RTLD_NEXT, name));
}

} // namespace

// In the place of the C library's, also for Qt.
extern "C" {

ssize_t write(int descriptor, const void *bytes, size_t size)
{
    static auto *const call = real<ssize_t(int, const void *, size_t)>("write");
    if (callsLeft > 0 && isFile(descriptor) && !count())
        return -1;
    return call(descriptor, bytes, size);
}

ssize_t pwrite(int descriptor, const void *bytes, size_t size, off_t at)
{
    static auto *const call = real<ssize_t(int, const void *, size_t, off_t)>("pwrite");
    if (!count())
        return -1;
    return call(descriptor, bytes, size, at);
}

int fsync(int descriptor)
{
    static auto *const call = real<int(int)>("fsync");
    if (!count())
        return -1;
    return call(descriptor);
}

int fdatasync(int descriptor)
{
    static auto *const call = real<int(int)>("fdatasync");
    if (!count())
        return -1;
    return call(descriptor);
}

int rename(const char *from, const char *to) noexcept
{
    static auto *const call = real<int(const char *, const char *)>("rename");
    if (!count())
        return -1;
    return call(from, to);
}

int renameat2(int from, const char *old, int to, const char *fresh, unsigned flags) noexcept
{
    static auto *const call = real<int(int, const char *, int, const char *, unsigned)>("renameat2");
    if (!count())
        return -1;
    return call(from, old, to, fresh, flags);
}

int linkat(int from, const char *old, int to, const char *fresh, int flags) noexcept
{
    static auto *const call = real<int(int, const char *, int, const char *, int)>("linkat");
    if (!count())
        return -1;
    return call(from, old, to, fresh, flags);
}

int unlink(const char *path) noexcept
{
    static auto *const call = real<int(const char *)>("unlink");
    if (!count(/*frees=*/true))
        return -1;
    return call(path);
}

} // extern "C"

namespace {

void say(const char *what)
{
    const QByteArray line = QByteArray(what) + '\n';
    ::syscall(SYS_write, STDOUT_FILENO, line.constData(), line.size());
}

class Scene
{
public:
    explicit Scene(const QString &folder)
        : m_folder(folder)
        , m_folders(Folders::in(m_folder.filePath(QStringLiteral("data"))))
    {
        Settings settings;
        settings.newGame.left = QStringLiteral("Ann");
        settings.newGame.right = QStringLiteral("Bob");
        settings.newGame.opening.id = "free";
        m_settings = settings;
    }

    int run(const QString &name)
    {
        m_settings.newGame.twoGames = name == QLatin1String("two-games");
        m_window =
            std::make_unique<MainWindow>(m_settings, m_folder.filePath(QStringLiteral("kagetsu.ini")), m_folders);
        m_window->setLanguage(QStringLiteral("en"));
        m_window->show();
        dismissMessages();
        arm("KAGETSU_KILL_AT", Then::Kill);
        arm("KAGETSU_FAIL_AT", Then::FailOnce);
        arm("KAGETSU_FAIL_FROM", Then::FailAlways);
        m_window->settle();
        bool good = true;
        if (name == QLatin1String("game"))
            good = playGame();
        else if (name == QLatin1String("two-games"))
            good = playTwo();
        else if (name == QLatin1String("save-over"))
            good = saveOver();
        else if (name == QLatin1String("draft"))
            good = leaveDraft();
        else if (name == QLatin1String("restore"))
            good = restore();
        else if (name.startsWith(QLatin1String("type-")))
            good = type(name.mid(5));
        else if (name.startsWith(QLatin1String("see-")))
            good = see(name.mid(4));
        else if (name == QLatin1String("preset"))
            good = savePresets();
        else if (name == QLatin1String("waiting"))
            good = waitForGame();
        else if (name == QLatin1String("event"))
            good = makeEvent();
        else if (name == QLatin1String("table"))
            good = playAtTable();
        else if (name == QLatin1String("class"))
            good = keepClass();
        else if (name == QLatin1String("class-again"))
            good = tellClass();
        else if (name == QLatin1String("event-again"))
            good = tellReports();
        else if (name != QLatin1String("again"))
            return 3;
        if (!good) {
            say("failed");
            ::raise(SIGKILL); // whoever closes the window would answer for what is unsaved
        }
        QTest::qWait(0);
        m_window.reset();
        if (!isReached)
            say("unharmed");
        say("done");
        return 0;
    }

private:
    // Of what is shown as done, where nobody is told that it is not.
    static void sayUnlessTold(const char *what)
    {
        QTest::qWait(50);
        if (!isTold)
            say(what);
    }
    static void arm(const char *variable, Then what)
    {
        if (const int calls = qEnvironmentVariableIntValue(variable); calls > 0) {
            then = what;
            callsLeft = calls;
        }
    }
    // Whatever asks or tells and is not waited for.
    void dismissMessages()
    {
        auto *watch = new QTimer(m_window.get());
        QObject::connect(watch, &QTimer::timeout, m_window.get(), [] {
            auto *dialog = qobject_cast<QDialog *>(QApplication::activeModalWidget());
            const bool isExpected = dialog
                && (dialog->objectName() == QLatin1String("draft") || qobject_cast<NewGameDialog *>(dialog)
                    || dialog->findChild<DraftKeeper *>());
            if (dialog && !isExpected) {
                isTold = true;
                dialog->reject();
            }
        });
        watch->start(20);
    }

    host::MatchHost &host() const { return *m_window->findChild<host::MatchHost *>(); }
    StudyPage &study() const { return *m_window->findChild<StudyPage *>(); }

    void inNewGame(const char *button)
    {
        QTimer::singleShot(0, m_window.get(), [button] {
            QWidget *dialog = QApplication::activeModalWidget();
            if (auto *wanted = *button ? dialog->findChild<QAbstractButton *>(QLatin1String(button)) : nullptr)
                wanted->click();
            else
                qobject_cast<NewGameDialog *>(dialog)->accept();
        });
    }
    void answer(const char *box, AskDialog::Role role)
    {
        QTimer::singleShot(0, m_window.get(), [box, role] {
            auto *dialog = qobject_cast<AskDialog *>(QApplication::activeModalWidget());
            if (dialog && dialog->objectName() == QLatin1String(box))
                dialog->button(role)->click();
        });
    }
    bool place(Seat seat, const char *point)
    {
        if (!host().execute(match::Act { seat, opening::Place { rules::pointFromText(point, 15).value() } }))
            return false;
        say("stone");
        return true;
    }
    bool toTheEnd()
    {
        if (!place(Seat::A, "H8") || !place(Seat::B, "H9") || !host().execute(match::Resign { Seat::B }))
            return false;
        say("ended");
        return true;
    }

    bool playGame()
    {
        inNewGame("");
        m_window->newGame();
        if (!toTheEnd() || !host().execute(match::Confirm { Seat::A }))
            return false;
        m_window->findChild<QAction *>(QStringLiteral("placePlay"))->trigger();
        return true;
    }

    bool playTwo()
    {
        inNewGame("");
        m_window->newGame();
        if (!toTheEnd())
            return false;
        emit m_window->findChild<TablePage *>()->secondGameWanted();
        if (!host().match().setup().first)
            return false;
        say("second");
        if (!toTheEnd())
            return false;
        m_window->findChild<QAction *>(QStringLiteral("placePlay"))->trigger();
        return true;
    }

    PracticeKeeper *openClass()
    {
        m_window->findChild<QAction *>(QStringLiteral("lesson"))->trigger();
        auto *keeper = m_window->findChild<PracticeKeeper *>();
        return keeper && QTest::qWaitFor([keeper] { return !keeper->isReading(); }) ? keeper : nullptr;
    }
    // What a class does in a lesson; each of these is on disk before the next.
    bool keepClass()
    {
        PracticeKeeper *keeper = openClass();
        const practice::Change changes[] { practice::ClassJoined { { practice::pupilsTyped("Ann, Bob"), {} } },
            practice::PageMarked { "Ann", { "a.sgf", 1 }, practice::Mark::Right },
            practice::TaskAnswered { "Ann", { "t", "win", "(;GM[4])" }, true, 100 }, practice::PupilDeleted { "Bob" } };
        for (const practice::Change &each : changes) {
            if (!keeper || !keeper->change(each))
                return false;
            static_cast<void>(QTest::qWaitFor([keeper] { return keeper->isSaved() || !keeper->fault().isEmpty(); }));
            if (keeper->isSaved() && keeper->fault().isEmpty())
                say("kept");
        }
        return true;
    }
    // Says how many of these changes are there, one after the other.
    bool tellClass()
    {
        const PracticeKeeper *keeper = openClass();
        if (!keeper || !keeper->fault().isEmpty())
            return false;
        const practice::Book &book = keeper->book();
        const practice::Pupil *ann = book.pupil("Ann");
        const bool is[] { ann && book.pupils().size() <= 2, ann && !ann->marks.empty(), ann && !ann->cards.empty(),
            ann && !book.pupil("Bob") };
        for (const bool each : is) {
            if (!each)
                break;
            say("there");
        }
        return true;
    }

    QString record() const { return m_folder.filePath(QStringLiteral("mine.sgf")); }
    void edit(rules::Point point)
    {
        m_window->findChild<QTimer *>(QStringLiteral("draftRest"))->setInterval(0);
        study().setMode(StudyMode::Edit);
        auto *board = study().findChild<BoardWidget *>();
        QTest::mouseClick(board, Qt::LeftButton, {}, board->rectOf(point).center().toPoint());
    }
    bool isDraftKept()
    {
        const QDir drafts(m_folders.drafts);
        return QTest::qWaitFor([&] { return !drafts.entryList({ QStringLiteral("*.draft") }, QDir::Files).isEmpty(); });
    }

    bool saveOver()
    {
        m_window->openRecord(record());
        edit({ 0, 0 });
        if (!isDraftKept())
            return false;
        say("draft");
        m_window->findChild<QAction *>(QStringLiteral("save"))->trigger();
        if (!QTest::qWaitFor([this] { return !study().record().isModified(); }))
            return false;
        say("saved");
        return true;
    }

    bool leaveDraft()
    {
        m_window->openRecord(record());
        edit({ 0, 0 });
        if (!isDraftKept())
            return false;
        say("draft");
        ::raise(SIGKILL); // as the draft of a killed program
        return false;
    }

    bool restore()
    {
        answer("draft", AskDialog::Role::Accept);
        m_window->offerDrafts();
        if (!study().record().isModified())
            return false;
        edit({ 1, 1 });
        m_window->findChild<QAction *>(QStringLiteral("save"))->trigger();
        if (!QTest::qWaitFor([this] { return !study().record().isModified(); }))
            return false;
        say("saved");
        return true;
    }

    // Opens a dialog or a page as its user does, and does something with it once it is seen.
    template <class Work>
    bool inForm(const QString &form, Work work)
    {
        bool isDone = false;
        // Only now: to open a file can let the event loop run.
        const auto inNextDialog = [&] {
            QTimer::singleShot(0, m_window.get(), [&] {
                isDone = work(*QApplication::activeModalWidget());
                qobject_cast<QDialog *>(QApplication::activeModalWidget())->done(QDialog::Rejected);
            });
        };
        if (form == QLatin1String("task")) {
            m_window->openRecord(record());
            inNextDialog();
            emit study().taskWanted();
        } else if (form == QLatin1String("event")) {
            if (!openEvent().open(eventPath()))
                return false;
            inNextDialog();
            openEvent().page()->showSettings();
        } else if (form == QLatin1String("game")) {
            inNextDialog();
            m_window->newGame();
        }
        return isDone;
    }
    static QPair<QString, QString> typedInto(const QString &form)
    {
        return form == QLatin1String("task") ? qMakePair(QStringLiteral("text"), QStringLiteral("Where?\n花月 "))
            : form == QLatin1String("event") ? qMakePair(QStringLiteral("eventPlace"), QStringLiteral(" Tallinn"))
                                             : qMakePair(QStringLiteral("leftName"), QStringLiteral("鈴木 "));
    }

    bool type(const QString &form)
    {
        return inForm(form, [&form](QWidget &dialog) {
            const auto &[field, text] = typedInto(form);
            if (auto *line = dialog.findChild<QLineEdit *>(field))
                line->setText(text);
            else
                dialog.findChild<QPlainTextEdit *>(field)->setPlainText(text);
            auto &keeper = *dialog.findChild<DraftKeeper *>();
            QSignalSpy kept(&keeper, &DraftKeeper::kept);
            if (!kept.wait(5000))
                return false;
            say("typed");
            ::raise(SIGKILL);
            return false;
        });
    }

    // What the home page offers is where it was typed.
    bool see(const QString &form)
    {
        m_window->refreshUnfinished();
        auto *start = m_window->findChild<PlayHome *>();
        const auto card = [start]() -> QAbstractButton * {
            for (QAbstractButton *each : start->findChildren<QAbstractButton *>(QStringLiteral("startCard"))) {
                if (static_cast<StartCard *>(each)->entry().kind == StartEntry::Kind::Typed)
                    return each;
            }
            return nullptr;
        };
        if (!QTest::qWaitFor([&card] { return card() != nullptr; }))
            return false;
        say("offered");
        const auto look = [&form](QWidget &dialog) {
            const auto &[field, text] = typedInto(form);
            const auto *line = dialog.findChild<QLineEdit *>(field);
            const auto *lines = dialog.findChild<QPlainTextEdit *>(field);
            return (line && line->text() == text) || (lines && lines->toPlainText() == text);
        };
        bool isThere = false;
        if (form == QLatin1String("event")) {
            isThere = inForm(form, look);
        } else {
            QTimer::singleShot(0, m_window.get(), [&] {
                auto *dialog = qobject_cast<QDialog *>(QApplication::activeModalWidget());
                isThere = look(*dialog);
                dialog->done(QDialog::Rejected);
            });
            card()->click();
        }
        if (isThere)
            say("restored");
        return isThere;
    }

    bool savePresets()
    {
        preset::Preset preset;
        preset.id = "club";
        preset.names = { { "en", "Club" } };
        preset.forms = { { {}, {}, "15m+10s" } };
        const QString path = catalogue::presetPath(m_folders.presets, preset);
        for (const char *title : { "Club", "Club evening" }) {
            preset.names["en"] = title;
            if (!catalogue::savePreset(path, preset))
                return false;
            say("preset");
        }
        return true;
    }

    bool waitForGame()
    {
        inNewGame("waitForPlayers");
        m_window->newGame();
        auto *room = m_window->findChild<WaitingPage *>();
        sayUnlessTold("waiting");
        room->toggle(Seat::A);
        sayUnlessTold("came");
        room->toggle(Seat::B);
        sayUnlessTold("came");
        room->start();
        if (!host().hasMatch())
            return false;
        say("begun");
        return place(Seat::A, "H8");
    }

    QString eventPath() const { return QDir(m_folders.events).filePath(QStringLiteral("cup.kagetsu-event")); }
    OpenEvent &openEvent() const { return *m_window->findChild<OpenEvent *>(); }

    // Ann and Bob in a published round.
    bool makeEvent()
    {
        using namespace tournament;
        QDir().mkpath(m_folders.events);
        auto event = KeptLog::open(std::make_unique<SqlStore>(), eventPath().toStdString(), Store::Access::Create);
        if (!event)
            return false;
        EntryDetails ann;
        ann.name = "Ann";
        EntryDetails bob;
        bob.name = "Bob";
        Round round;
        Match &match = round.matches.emplace_back();
        match.table = 1;
        match.a = { 1 };
        match.b = { 2 };
        match.games.push_back({ Party::A, std::nullopt });
        return event.value()
            .actAll({ AddSection { SectionSettings() }, AddEntry { 1, ann, 1 }, AddEntry { 1, bob, 1 },
                        AddRound { 1, round }, PublishRound { 1, 1 } },
                {})
            .hasValue();
    }

    bool playAtTable()
    {
        if (!openEvent().open(eventPath()))
            return false;
        answer("tableGame", AskDialog::Role::Accept);
        emit openEvent().page() -> playWanted(1, 1, 0);
        if (!host().hasMatch() || !toTheEnd())
            return false;
        if (openEvent().section()->rounds.front().matches.front().games.front().report)
            sayUnlessTold("reported");
        return true;
    }

    // How often the event has heard of its game.
    bool tellReports()
    {
        if (!openEvent().open(eventPath()))
            return false;
        for (const tournament::LogLine &line : openEvent().log().lines()) {
            const auto *told = std::get_if<tournament::ReportGame>(&line.action);
            if (told && told->report->outcome == tournament::Outcome::AWon && !told->report->record.empty())
                say("told");
        }
        return true;
    }

    QDir m_folder;
    Folders m_folders;
    Settings m_settings;
    std::unique_ptr<MainWindow> m_window;
};

} // namespace

int main(int argc, char *argv[])
{
    QApplication app(argc, argv);
    if (argc != 3)
        return 3;
    return Scene(QString::fromLocal8Bit(argv[2])).run(QString::fromLocal8Bit(argv[1]));
}
