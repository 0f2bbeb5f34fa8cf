// SPDX-License-Identifier: MIT
// How long the real window lets its user wait while it does large things to a large library. It is to answer within
// 50 ms, whatever it does: `build/release/bin/window_waits`, or with the number of nodes behind it, prints the longest
// wait of each. Nothing else should run meanwhile; the first line tells how long a window waits that does nothing.
// `window_waits --pages` opens each page and dialog instead, twice, as the second time may be another matter, with the
// desk of an arbiter beside a game, and an event of KAGETSU_BENCH_PLAYERS, 1000 if it is not set, with its papers,
// whose previews of so many players take longer than 50 ms. The last column is in processor time of the window's own
// thread, so it holds on a busy machine, too. With --strict it ends with 1 when the window itself worked 50 ms in one
// piece, or 250 ms where the program is not optimised.
#include "../tournament/playedswiss.h"
#include "biglibrary.h"
#include "heartbeat.h"
#include "quietgame.h"

#include "match/journal/journal.h"
#include "tournament/sqlite/sqlstore.h"
#include "ui/app/records/studyfiles.h"
#include "ui/app/window/mainwindow.h"
#include "ui/arbiter/desk/arbiterpage.h"
#include "ui/board/boardwidget.h"
#include "ui/controls/background/taskwithbar.h"
#include "ui/print/paper/paperdialog.h"
#include "ui/record/edit/recordmerger.h"
#include "ui/record/page/studypage.h"
#include "ui/record/tree/treesnapshot.h"
#include "ui/tournament/desk/eventpapers.h"
#include "ui/tournament/page/tournamentpage.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QDialog>
#include <QDir>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QFile>
#include <QFileInfo>
#include <QLineEdit>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QTimer>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <string>

using namespace kagetsu;
using namespace kagetsu::ui;

namespace {

#ifdef NDEBUG // as it is shipped
constexpr Heartbeat::Milliseconds MostWork { 50.0 };
#else
constexpr Heartbeat::Milliseconds MostWork { 250.0 };
#endif
constexpr int Patience = 120'000; // milliseconds until something is taken to hang

// One thing after the other, as a person does them, each until the window has come to rest.
class Sitting
{
public:
    explicit Sitting(int nodes)
        : m_nodes(nodes)
        , m_window(Settings(), m_folder.filePath(QStringLiteral("settings.ini")), Folders::in(m_folder.path()))
    {
        write("big.lib", nodes);
        write("other.lib", nodes / 10);
        m_window.resize(1280, 800);
        m_window.show();
        QCoreApplication::processEvents(); // its first picture is no wait of these
        // What asks something on the way is answered with Enter, or closed where it is what was to be opened.
        QObject::connect(&m_answers, &QTimer::timeout, [this] {
            if (auto *dialog = qobject_cast<QDialog *>(QApplication::activeModalWidget()))
                m_closes ? dialog->reject() : dialog->accept();
        });
        m_answers.start(20);
    }

    bool run()
    {
        begin();
        measure(
            "open until it is shown", [this] { m_window.openRecord(path("big.lib")); },
            [this] { return page() && page()->hasDocument(); });
        measure("until the index is ready", [] {}, [this] { return isIndexed(); });
        page()->goToNode(record::GameTree::root());
        page()->goTo(1);
        study("turn the whole record", "turnRecord");
        study("undo", "undo");
        study("mirror the whole record", "mirrorRecord");
        study("undo", "undo");
        study("redo", "redo");
        study("undo", "undo");
        measure(
            "find a text that is nowhere", [this] { find(QStringLiteral("nowhere")); }, [this] { return isIdle(); });
        study("find the next one", "findNext");
        measure(
            "merge a tenth as much",
            [this] {
                page()->merger().merge({ path("other.lib") }, files()->context().choices(), document::Lines::Apart);
            },
            [this] { return isIdle() && isIndexed(); });
        study("undo", "undo");
        measure("insert a move above it all", [this] { insert(); }, [this] { return isIdle() && isIndexed(); });
        study("undo", "undo");
        page()->goTo(1);
        study("copy a branch of all", "copy");
        page()->last();
        study("paste it at the end of a line", "paste");
        study("undo", "undo");
        page()->goTo(1);
        study("cut a branch of all", "cut");
        study("undo", "undo");
        measure(
            "copy all as SGF", [this] { m_window.findChild<QAction *>(QStringLiteral("copyRecord"))->trigger(); },
            [this] { return isIdle() && !QGuiApplication::clipboard()->text().isEmpty(); });
        study("statistics", "statistics");
        const record::Charset charset = page()->document().tree().charset();
        measure(
            "another encoding", [this] { page()->document().setCharset(record::Charset::Big5); },
            [this] { return isIdle(); });
        // Saving in one that its texts do not look like would be asked about.
        measure("and back", [this, charset] { page()->document().setCharset(charset); }, [this] { return isIdle(); });
        measure("the list of encodings", [this] { page()->chooseCharset(); }, [this] { return isIdle(); });
        study("bookmark, until the draft is kept", "bookmark", [this] { return isDrafted(); });
        measure(
            "save", [this] { page()->saveTo(path("saved.lib")); },
            [this] { return isIdle() && QFile::exists(path("saved.lib")); });
        measure(
            "save as SGF", [this] { page()->saveTo(path("saved.sgf")); },
            [this] { return isIdle() && QFile::exists(path("saved.sgf")); });
        const auto *old = &page()->document();
        measure(
            "open that SGF", [this] { m_window.openRecord(path("saved.sgf")); },
            [&] { return &page()->document() != old && isIndexed(); });
        study("mirror it", "mirrorRecord");
        study("undo", "undo");
        measure(
            "open its text from the clipboard",
            [this] { m_window.findChild<QAction *>(QStringLiteral("openText"))->trigger(); },
            [this] { return isIdle() && page()->record().path().isEmpty() && isIndexed(); });
        old = &page()->document();
        measure(
            "open the library again", [this] { m_window.openRecord(path("big.lib")); },
            [&] { return &page()->document() != old && isIndexed(); });
        return m_isQuick;
    }

    bool pages()
    {
        begin();
        m_closes = true;
        for (const char *time : { "first", "second" }) {
            for (const char *action : { "settings", "keys", "about", "newGame", "computerGame", "clockOnly", "unplayed",
                     "newRecord", "tournament", "verdict", "placeGames", "placeLearn", "placeEvents", "placeVerdict",
                     "placePlay", "lesson", "placePlay", "manual" }) {
                auto *wanted = m_window.findChild<QAction *>(QLatin1String(action));
                if (!wanted || !wanted->isEnabled())
                    qFatal("%s cannot be opened", action);
                const std::string what = std::string(action) + ", the " + time + " time";
                measure(what.c_str(), [wanted] { wanted->trigger(); }, [this] { return isAtRest(); });
            }
        }
        event();
        desk();
        return m_isQuick;
    }

private:
    static void writeEvent(const QString &path)
    {
        bool isSet = false;
        const int players = qEnvironmentVariableIntValue("KAGETSU_BENCH_PLAYERS", &isSet);
        playedswiss::PlayedSwiss swiss(isSet ? players : 1000, 5, 1);
        swiss.pair();
        tournament::SqlStore store;
        if (!store.open(path.toStdString(), tournament::Store::Access::Create) || !store.append(swiss.log().lines()))
            qFatal("no event can be written");
    }

    // Its steps, and a result that is entered.
    void event()
    {
        writeEvent(path("event.kagetsu-event"));
        measure(
            "a large event", [this] { m_window.openRecord(path("event.kagetsu-event")); },
            [this] { return isAtRest() && m_window.findChild<TournamentPage *>(); });
        TournamentPage &desk = *m_window.findChild<TournamentPage *>();
        for (const char *time : { "first", "second" }) {
            const auto step = [&](const char *name, void (TournamentPage::*show)()) {
                const std::string what = std::string(name) + " of it, the " + time + " time";
                measure(what.c_str(), [&] { (desk.*show)(); }, [this] { return isAtRest(); });
            };
            step("standings", &TournamentPage::showStandings);
            step("entries", &TournamentPage::showEntries);
            step("round", &TournamentPage::showRound);
        }
        tournament::GameReport won;
        won.outcome = tournament::Outcome::AWon;
        measure("a result of it", [&] { desk.takeResult(0, 0, 0, 0, won); }, [this] { return isAtRest(); });
        for (QAction *paper : m_window.findChild<EventPapers *>()->printMenu().actions) {
            if (!paper->isVisible())
                continue;
            const std::string what = "its paper: " + paper->text().toStdString();
            measure(what.c_str(), [paper] { paper->trigger(); }, [this] { return isAtRest(); });
            qDeleteAll(m_window.findChildren<PaperDialog *>());
        }
    }

    // Of a game that was taken up again.
    void desk()
    {
        match::MatchSetup setup = quietSetup();
        setup.arbiter = true;
        match::Match match;
        const match::Events events = *match.decide(match::Start { setup }, clock::Moment { 0 });
        for (const match::Event &each : events)
            match.fold(each);
        const QString folder = path("desk");
        if (!journal::Journal::create(folder, events, match, QDateTime::currentDateTime()))
            qFatal("no journal can be written");
        const QString file = folder + QStringLiteral("/quiet.jsonl");
        measure("a game with an arbiter", [&] { m_window.resumeMatch(file); }, [this] { return isAtRest(); });
        m_closes = false; // who is asked for the arbiter is it
        measure(
            "arbiter", [this] { m_window.findChild<QAction *>(QStringLiteral("arbiter"))->trigger(); },
            [this] { return isAtRest() && m_window.findChild<ArbiterPage *>(); });
        m_closes = true;
        measure("its protocol", [&] { m_window.showProtocol(file); }, [this] { return isAtRest(); });
    }

    bool isAtRest() const { return m_clock.elapsed() > 500 && !QApplication::activeModalWidget(); }

    void begin()
    {
        double load = 0;
        ::getloadavg(&load, 1);
        std::printf("%d nodes, load of the machine before: %.2f\n", m_nodes, load);
        std::printf("%-42s %12s %12s %12s\n", "", "all of it", "longest wait", "longest work");
        measure("nothing", [] {}, [this] { return m_clock.elapsed() > 1000; });
    }

    QString path(const char *name) const { return m_folder.filePath(QLatin1String(name)); }

    void write(const char *name, int nodes) const
    {
        QFile file(path(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(QByteArray::fromStdString(bigLibrary(nodes))) < 0)
            qFatal("no library can be written");
    }

    void measure(const char *what, const std::function<void()> &act, const std::function<bool()> &isDone)
    {
        QCoreApplication::processEvents(); // a beat of what was prepared for it
        m_heart.takeLongest();
        m_clock.start();
        QEventLoop loop;
        QTimer::singleShot(0, &loop, act);
        QTimer look;
        QObject::connect(&look, &QTimer::timeout, [&] {
            if (isDone())
                loop.quit();
            else if (m_clock.elapsed() > Patience)
                qFatal("%s comes to no end", what);
        });
        look.start(5);
        loop.exec();
        const Heartbeat::Wait wait = m_heart.takeLongest();
        std::printf("%-42s %9lld ms %9.1f ms %9.1f ms%s\n", what, static_cast<long long>(m_clock.elapsed()),
            wait.longest.count(), wait.worked.count(), wait.worked > MostWork ? "  <--" : "");
        std::fflush(stdout);
        m_isQuick = m_isQuick && wait.worked < MostWork;
    }

    // An action of the study page.
    void study(const char *what, const char *action, const std::function<bool()> &isDone = {})
    {
        measure(
            what, [&] { page()->findChild<QAction *>(QLatin1String(action))->trigger(); },
            isDone ? isDone : [this] { return isIdle() && isIndexed(); });
    }

    void find(const QString &text)
    {
        page()->findChild<QComboBox *>(QStringLiteral("findKind"))->setCurrentIndex(0);
        page()->findChild<QLineEdit *>(QStringLiteral("findWhat"))->setText(text);
        page()->findChild<QAction *>(QStringLiteral("findNext"))->trigger();
    }

    // A stone at the corner, which no line of the library plays.
    void insert()
    {
        page()->goTo(0);
        page()->findChild<QAction *>(QStringLiteral("insert"))->trigger();
        emit page() -> findChild<BoardWidget *>()->pointActivated({ 0, 0 });
    }

    StudyPage *page() const { return m_window.findChild<StudyPage *>(); }
    StudyFiles *files() const { return m_window.findChild<StudyFiles *>(); }

    bool isIdle() const
    {
        const auto works = m_window.findChildren<TaskWithBar *>();
        return !QApplication::activeModalWidget()
            && std::none_of(works.begin(), works.end(), [](const TaskWithBar *work) { return work->isRunning(); });
    }

    // All positions of the tree as it is now are known.
    bool isIndexed() const
    {
        const auto *maker = page() ? page()->findChild<SnapshotMaker *>() : nullptr;
        return maker && !maker->isMaking();
    }

    bool isDrafted() const
    {
        return !QDir(m_folder.path()).entryList({ QStringLiteral("drafts") }).isEmpty()
            && !QDir(path("drafts")).entryList({ QStringLiteral("*.draft") }).isEmpty();
    }

    int m_nodes;
    QTemporaryDir m_folder { QCoreApplication::applicationDirPath() + QStringLiteral("/window-waits-XXXXXX") };
    MainWindow m_window;
    Heartbeat m_heart;
    QElapsedTimer m_clock;
    QTimer m_answers;
    bool m_closes = false;
    bool m_isQuick = true;
};

} // namespace

int main(int argc, char *argv[])
{
    if (qEnvironmentVariableIsEmpty("DISPLAY"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    const QApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    const int nodes = arguments.value(1).toInt();
    const bool isQuick = arguments.contains(QLatin1String("--pages")) ? Sitting(1'000).pages()
                                                                      : Sitting(nodes > 0 ? nodes : 1'000'000).run();
    return isQuick || !arguments.contains(QLatin1String("--strict")) ? 0 : 1;
}
