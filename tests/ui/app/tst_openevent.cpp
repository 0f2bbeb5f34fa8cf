// SPDX-License-Identifier: MIT
#include "base/background/task.h"
#include "match/host/matchhost.h"
#include "tournament/model/find.h"
#include "tournament/store.h"
#include "ui/app/window/mainwindow.h"
#include "ui/controls/dialogs/askdialog.h"
#include "ui/match/clockonly/clockpage.h"
#include "ui/match/table/tablepage.h"
#include "ui/print/paper/paperdialog.h"
#include "ui/tournament/desk/openevent.h"
#include "ui/tournament/newevent/neweventdialog.h"
#include "ui/tournament/page/tournamentpage.h"
#include "ui/tournament/round/roundview.h"
#include "ui/tournament/round/tablelist.h"

#include <QAbstractButton>
#include <QAction>
#include <QComboBox>
#include <QDir>
#include <QDropEvent>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMimeData>
#include <QSpinBox>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include <algorithm>

namespace tst_openevent {

using namespace kagetsu;
using namespace kagetsu::ui;
using tournament::Outcome;
using tournament::Store;
using tournament::StoreFault;

// Keeps an event in memory until it is told to fail.
struct FakeDisk
{
    std::vector<tournament::LogLine> lines;
    std::optional<StoreFault> fault; // of the next changes
    std::optional<StoreFault> faultOfOpening;
};

class FakeStore : public Store
{
public:
    explicit FakeStore(FakeDisk &disk)
        : m_disk(disk)
    {
    }

    Result<std::vector<tournament::LogLine>, StoreFault> open(const std::string &, Access) override
    {
        if (m_disk.faultOfOpening)
            return Fault { *m_disk.faultOfOpening };
        return m_disk.lines;
    }
    void close() override { }
    Result<Done, StoreFault> create(
        const std::string &, const std::string &, std::span<const tournament::LogLine> lines) override
    {
        if (m_disk.faultOfOpening)
            return Fault { *m_disk.faultOfOpening };
        m_disk.lines.assign(lines.begin(), lines.end());
        return Done {};
    }
    Result<tournament::Salvage, StoreFault> salvage(const std::string &) override
    {
        return Fault { m_disk.faultOfOpening.value_or(StoreFault {}) };
    }
    Result<Done, StoreFault> stillThere() override { return Done {}; }
    tournament::FileIdentity identity() const override { return { "fake", 1 }; }
    Result<Done, StoreFault> append(std::span<const tournament::LogLine> lines) override
    {
        if (m_disk.fault)
            return Fault { *m_disk.fault };
        m_disk.lines.insert(m_disk.lines.end(), lines.begin(), lines.end());
        return Done {};
    }
    Result<Done, StoreFault> markUndone(std::size_t line, const tournament::Stamp &stamp) override
    {
        if (m_disk.fault)
            return Fault { *m_disk.fault };
        m_disk.lines[line].undone = stamp;
        return Done {};
    }

private:
    FakeDisk &m_disk;
};

// The desk of tournaments in the window: from a new event to its last result, and what becomes of games, files and
// programs in between (tournament.md#games-at-the-table).
class TestOpenEvent : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        startProgram();
    }

    void cleanup() { m_window.reset(); }

    void anEventRunsFromItsEntriesToItsStandings()
    {
        makeEvent(1, /*rounds=*/1);
        QCOMPARE(section().entries.size(), std::size_t(2));
        publishRound();
        openTable(AskDialog::Role::Accept);
        QVERIFY(m_window->findChild<TablePage *>()->isVisible());
        QCOMPARE(host().match().setup().names.a, nameAt(openerOf()));
        QCOMPARE(host().match().setup().event, std::string("Club cup"));
        QVERIFY(host().execute(match::Resign { Seat::A }));
        QVERIFY(report());
        QCOMPARE(report()->outcome, openerOf() == tournament::Party::A ? Outcome::BWon : Outcome::AWon);
        QVERIFY(!report()->reason.empty());
        QVERIFY(QFile::exists(QString::fromStdString(report()->record)));
        QVERIFY(!isTypedByHand(*report()));
        toDesk();
        QVERIFY(page().isVisible());
        push("roundMain"); // close
        QCOMPARE(section().rounds.front().state, tournament::Round::State::Finished);
        push("stepStandings");
        QVERIFY(page().findChild<QWidget *>(QStringLiteral("standings"))->isVisible());
    }

    // Two lists are no games for the library: the tournament stays in sight and reads the first.
    void listsThatAreDroppedGoToTheTournament()
    {
        makeEvent();
        QMimeData data;
        QList<QUrl> urls;
        const std::pair<const char *, const char *> lists[] { { "juniors.csv", "Name\nCid\nDan\n" },
            { "seniors.csv", "Name\nEve\nFay\n" } };
        for (const auto &[name, text] : lists) {
            QFile file(m_folder->filePath(QLatin1String(name)));
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(text);
            urls += QUrl::fromLocalFile(file.fileName());
        }
        data.setUrls(urls);
        int asked = 0; // once for each list
        std::function<void(QWidget &)> accept = [&](QWidget &dialog) {
            ++asked;
            QTest::keyClick(dialog.findChild<QWidget *>(QStringLiteral("acceptList")), Qt::Key_Space);
            if (asked < 2)
                whenModal(accept);
        };
        whenModal(accept);
        QDragEnterEvent enter({ 50, 50 }, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(m_window.get(), &enter);
        QDropEvent event({ 50, 50 }, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(m_window.get(), &event);
        QTRY_COMPARE(section().entries.size(), std::size_t(6));
        QCOMPARE(asked, 2);
        QVERIFY(page().isVisible());
    }

    void pairingsAreCheckedFromTheMenu()
    {
        makeEvent(1, /*rounds=*/2);
        const auto check = [this](QString &told) {
            whenModal([&](QWidget &dialog) {
                auto *answer = qobject_cast<AskDialog *>(&dialog);
                QVERIFY(answer);
                told = answer->sentence() + QLatin1Char('|') + answer->more();
                answer->accept();
            });
            m_window->findChild<QAction *>(QStringLiteral("checkPairings"))->trigger();
        };
        QString told;
        check(told);
        QVERIFY2(told.startsWith(QStringLiteral("No round has been paired")), qPrintable(told));
        publishRound();
        check(told);
        QCOMPARE(told, QStringLiteral("No pairing differs from what Kagetsu computes.|Round 1: as computed."));
    }

    // A folder is chosen once; then pages follow each action by themselves, also in the next program.
    void pagesFollowEachAction()
    {
        makeEvent(1, /*rounds=*/2);
        auto *publish = m_window->findChild<QAction *>(QStringLiteral("publishPages"));
        const QString folder = m_folder->filePath(QStringLiteral("pages"));
        const auto choose = [this, &publish](const QString &typed, const char *button) {
            whenModal([typed, button](QWidget &dialog) {
                dialog.findChild<QLineEdit *>(QStringLiteral("publishFolder"))->setText(typed);
                dialog.findChild<QAbstractButton *>(QLatin1String(button))->click();
            });
            publish->trigger();
        };
        const auto written = [folder](const QString &name) {
            QFile file(folder + QLatin1Char('/') + name);
            return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
        };
        choose(folder, "acceptPublish");
        QTRY_VERIFY_WITH_TIMEOUT(publish->text().startsWith(QStringLiteral("Public pages: published")), 10000);
        QVERIFY(written("en/index.html").contains("No round has been published yet."));
        publishRound();
        QTRY_VERIFY_WITH_TIMEOUT(written("en/s1-r1.html").contains("id=\"s1-t1\""), 10000);
        m_window.reset();
        background::threads().waitForDone(); // what was begun is written to its end
        QVERIFY(QDir(folder).removeRecursively());
        startProgram();
        chooseFirst();
        QTRY_VERIFY_WITH_TIMEOUT(written("zh-CN/s1-r1.html").contains("id=\"s1-t1\""), 10000);
        publish = m_window->findChild<QAction *>(QStringLiteral("publishPages"));
        // Somebody else's file is told, and stays.
        const QString other = m_folder->filePath(QStringLiteral("other"));
        QVERIFY(QDir().mkpath(other));
        QFile mine(other + QStringLiteral("/index.html"));
        QVERIFY(mine.open(QIODevice::WriteOnly));
        mine.write("mine");
        mine.close();
        choose(other, "acceptPublish");
        QTRY_COMPARE_WITH_TIMEOUT(publish->text(), QStringLiteral("Public pages: not published…"), 10000);
        QCOMPARE(mine.size(), 4);
        choose(folder, "endPublishing");
        QCOMPARE(publish->text(), QStringLiteral("Public pages…"));
    }

    // Every public page tells the id of its event, so a backup, a mailed copy or a prepared file can have it.
    void aCopyOfTheEventReplacesNoPages()
    {
        makeEvent(1, /*rounds=*/2);
        const QString folder = m_folder->filePath(QStringLiteral("pages"));
        whenModal([&folder](QWidget &dialog) {
            dialog.findChild<QLineEdit *>(QStringLiteral("publishFolder"))->setText(folder);
            dialog.findChild<QAbstractButton *>(QStringLiteral("acceptPublish"))->click();
        });
        const auto menuText = [this] { return m_window->findChild<QAction *>(QStringLiteral("publishPages"))->text(); };
        m_window->findChild<QAction *>(QStringLiteral("publishPages"))->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(menuText().startsWith(QStringLiteral("Public pages: published")), 10000);
        const QDir events(Folders::in(m_folder->path()).events);
        const QString event = events.filePath(events.entryList(QDir::Files).constFirst());
        const QString backup = m_folder->filePath(QStringLiteral("backup.kagetsu"));
        QVERIFY(QFile::copy(event, backup));
        m_window.reset();
        background::threads().waitForDone();
        startProgram();
        QVERIFY(opened().open(backup));
        publishRound(); // only in the copy
        const auto settings = [this] {
            QString said;
            whenModal([&said](QWidget &dialog) {
                said = dialog.findChild<QLineEdit *>(QStringLiteral("publishFolder"))->text();
                dialog.findChild<QAbstractButton *>(QStringLiteral("cancelPublish"))->click();
            });
            m_window->findChild<QAction *>(QStringLiteral("publishPages"))->trigger();
            return said;
        };
        QCOMPARE(menuText(), QStringLiteral("Public pages…"));
        QCOMPARE(settings(), QString());
        // The event itself goes on.
        QVERIFY(opened().open(event));
        QTRY_VERIFY_WITH_TIMEOUT(menuText().startsWith(QStringLiteral("Public pages: published")), 10000);
        QCOMPARE(settings(), QDir::toNativeSeparators(folder));
        QVERIFY(!QFile::exists(folder + QStringLiteral("/en/s1-r1.html")));
    }

    void boardsAreShownWhileTheyArePlayed()
    {
        makeEvent();
        publishRound();
        const QString folder = m_folder->filePath(QStringLiteral("pages"));
        whenModal([&folder](QWidget &dialog) {
            dialog.findChild<QLineEdit *>(QStringLiteral("publishFolder"))->setText(folder);
            dialog.findChild<QAbstractButton *>(QStringLiteral("publishLive"))->click();
            dialog.findChild<QAbstractButton *>(QStringLiteral("acceptPublish"))->click();
        });
        m_window->findChild<QTimer *>(QStringLiteral("boardsWatch"))->setInterval(20);
        m_window->findChild<QAction *>(QStringLiteral("publishPages"))->trigger();
        const auto stones = [folder] {
            QFile file(folder + QStringLiteral("/en/live.html"));
            const QByteArray page = file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
            return page.contains("<svg") ? int(page.count("data-n=")) : -1;
        };
        openTable(AskDialog::Role::Accept);
        QTRY_COMPARE_WITH_TIMEOUT(stones(), 0, 10000);
        QVERIFY(host().execute(match::Act { Seat::A, opening::Place { { 7, 7 } } }));
        QTRY_COMPARE_WITH_TIMEOUT(stones(), 1, 10000);
        QVERIFY(host().execute(match::Resign { Seat::B }));
        QTRY_COMPARE_WITH_TIMEOUT(stones(), -1, 10000);
    }

    // By the keys that go through moves elsewhere.
    void theMenuSpeaksTheChosenLanguage()
    {
        makeEvent();
        const auto titles = [this] {
            QStringList all;
            for (const Page::Section &each : page().ownActions())
                all += each.title;
            return all.join(QLatin1Char('|'));
        };
        QCOMPARE(titles(), QStringLiteral("Print||Log and records|Sections"));
        m_window->setLanguage(QStringLiteral("zh_CN"));
        QCoreApplication::processEvents();
        QCOMPARE(titles(), QStringLiteral("打印||操作记录与棋谱|组别"));
        m_window->setLanguage(QStringLiteral("en"));
        QCoreApplication::processEvents();
        QCOMPARE(titles(), QStringLiteral("Print||Log and records|Sections"));
        const auto isClosing = [](const QAction *action) {
            return action->objectName() == QStringLiteral("closeEvent");
        };
        QVERIFY(std::ranges::any_of(page().ownActions()[1].actions, isClosing));
    }

    void keysGoFromRoundToRound()
    {
        makeEvent(1, /*rounds=*/2);
        publishRound();
        QTest::keyClicks(page().findChild<TableList *>(), QStringLiteral("1"));
        push("roundMain"); // close
        QCOMPARE(page().roundView().round(), 1);
        const auto press = [this](const char *name, const char *keys) {
            auto *action = m_window->findChild<QAction *>(QLatin1String(name));
            QVERIFY(action->isEnabled());
            QVERIFY(action->shortcuts().contains(QKeySequence(QLatin1String(keys))));
            action->trigger();
        };
        press("next", "Ctrl+Right");
        QCOMPARE(page().roundView().round(), 2);
        press("previous", "Ctrl+Left");
        QCOMPARE(page().roundView().round(), 1);
    }

    void aClockBesideARealBoardBringsItsResultBack()
    {
        makeEvent();
        publishRound();
        openTable(AskDialog::Role::Other);
        auto *clocks = m_window->findChild<ClockPage *>();
        QVERIFY(clocks && clocks->isVisible());
        QVERIFY(clocks->isWaiting());
        QTest::keyClick(clocks, Qt::Key_Space); // the first tap starts it
        QVERIFY(host().match().isOnPhysicalBoard());
        QVERIFY(!host().match().setup().onlyTime);
        QVERIFY(host().execute(match::Conclude { { record::Winner::White, record::Reason::Five } }));
        QVERIFY(report());
        QCOMPARE(report()->outcome, openerOf() == tournament::Party::A ? Outcome::BWon : Outcome::AWon);
        QVERIFY(QFile::exists(QString::fromStdString(report()->record)));
        QCOMPARE(report()->match, host().match().setup().id);
    }

    void theSecondGameHasTheOpenersExchanged()
    {
        makeEvent(2);
        publishRound();
        openTable(AskDialog::Role::Accept);
        const std::string first = host().match().setup().names.a;
        QVERIFY(host().execute(match::Resign { Seat::A }));
        toDesk();
        openTable(AskDialog::Role::Accept);
        QVERIFY(host().match().setup().names.a != first);
        QVERIFY(host().execute(match::Resign { Seat::A }));
        QVERIFY(report(0) && report(1));
        QVERIFY(report(0)->outcome != report(1)->outcome);
        QVERIFY(report(0)->record != report(1)->record);
    }

    void aGameThatWasLeftGoesOnAtItsTable()
    {
        makeEvent();
        publishRound();
        openTable(AskDialog::Role::Accept);
        const std::string id = host().match().setup().id;
        answer(AskDialog::Role::Accept); // leave the game
        toDesk();
        QVERIFY(!host().hasMatch());
        QVERIFY(!report());
        push("openGame"); // nothing is asked: it is there already
        QCOMPARE(host().match().setup().id, id);
        QVERIFY(m_window->findChild<TablePage *>()->isVisible());
    }

    // What a program leaves that is killed while a game is played.
    void afterAKillTheGameFindsItsTable()
    {
        makeEvent();
        publishRound();
        openTable(AskDialog::Role::Accept);
        const std::string id = host().match().setup().id;
        restartAsAfterAKill();
        QVERIFY(openEvent());
        QVERIFY(!report());
        page().showRound();
        push("openGame");
        QCOMPARE(host().match().setup().id, id);
        QVERIFY(host().execute(match::Resume {}));
        QVERIFY(host().execute(match::Resign { Seat::B }));
        QCOMPARE(report()->match, id);
    }

    // The game ended on the disk, and the program was killed before the event had heard of it.
    void aResultThatTheEventHasNotHeardOfComesOnce()
    {
        makeEvent();
        publishRound();
        openTable(AskDialog::Role::Accept);
        const QByteArray before = eventBytes();
        QVERIFY(host().execute(match::Resign { Seat::A }));
        const auto told = report();
        m_window.reset();
        writeEvent(before);
        startProgram();
        QVERIFY(openEvent());
        QVERIFY(report());
        QCOMPARE(report()->outcome, told->outcome);
        QCOMPARE(report()->record, told->record);
        QVERIFY(report()->time == told->time);
        const std::ptrdiff_t lines = linesOfReports();
        restartAsAfterAKill();
        QVERIFY(openEvent());
        QCOMPARE(linesOfReports(), lines);
    }

    // Nor does one that the arbiter has removed come back by itself.
    void aRemovedResultStaysRemoved()
    {
        makeEvent();
        publishRound();
        openTable(AskDialog::Role::Accept);
        QVERIFY(host().execute(match::Resign { Seat::A }));
        toDesk();
        whenModal([](QWidget &dialog) { // why it is removed
            dialog.findChild<QComboBox *>(QStringLiteral("reasonKind"))->setCurrentIndex(1);
            dialog.findChild<QAbstractButton *>(QStringLiteral("giveCorrection"))->click();
        });
        push("clearResult");
        QVERIFY(!report());
        restartAsAfterAKill();
        QVERIFY(openEvent());
        QVERIFY(!report());
        page().showRound();
        openTable(AskDialog::Role::Accept); // played again, as another match
        QVERIFY(host().match().setup().id.ends_with("-2"));
    }

    void anotherResultThanTheOneTypedIsAskedAbout_data()
    {
        QTest::addColumn<int>("role");
        QTest::addColumn<bool>("isReplaced");
        QTest::newRow("the game counts") << int(AskDialog::Role::Accept) << true;
        QTest::newRow("what was typed counts") << int(AskDialog::Role::Other) << false;
    }

    void anotherResultThanTheOneTypedIsAskedAbout()
    {
        QFETCH(int, role);
        QFETCH(bool, isReplaced);
        makeEvent();
        publishRound();
        openTable(AskDialog::Role::Accept);
        answer(AskDialog::Role::Accept); // leave the game
        toDesk();
        push("resultDraw");
        QVERIFY(isTypedByHand(*report()));
        resumeGame();
        answer(static_cast<AskDialog::Role>(role));
        QVERIFY(host().execute(match::Resign { Seat::A }));
        QCOMPARE(report()->outcome, Outcome::Draw); // not before the answer
        QTRY_VERIFY(m_wasAsked);
        QCOMPARE(report()->outcome == Outcome::Draw, !isReplaced);
        QCOMPARE(isTypedByHand(*report()), !isReplaced);
        const std::ptrdiff_t lines = linesOfReports();
        restartAsAfterAKill();
        QVERIFY(openEvent()); // it is not asked again
        QCOMPARE(linesOfReports(), lines);
    }

    void theSameResultTypedGainsRecordAndTimes()
    {
        makeEvent();
        publishRound();
        openTable(AskDialog::Role::Accept);
        answer(AskDialog::Role::Accept);
        toDesk();
        push(openerOf() == tournament::Party::A ? "resultSecond" : "resultFirst");
        const Outcome typed = report()->outcome;
        resumeGame();
        QVERIFY(host().execute(match::Resign { Seat::A }));
        QCOMPARE(report()->outcome, typed);
        QVERIFY(!report()->record.empty());
    }

    // Where the folder of games could not be written, the record comes when the event is opened the next time.
    void aRecordThatCouldNotBeSavedComesLater()
    {
        makeEvent();
        publishRound();
        openTable(AskDialog::Role::Accept);
        const QString games = Folders::in(m_folder->path()).games;
        QVERIFY(QDir().rmdir(games));
        QFile inTheWay(games);
        QVERIFY(inTheWay.open(QFile::WriteOnly));
        inTheWay.close();
        QTRY_VERIFY(host().now() > clock::Duration { 0 }); // what is typed has no times
        QVERIFY(host().execute(match::Resign { Seat::A }));
        QVERIFY(report() && report()->record.empty());
        const Outcome outcome = report()->outcome;
        m_window.reset();
        QVERIFY(inTheWay.remove());
        startProgram();
        QVERIFY(openEvent());
        QCOMPARE(report()->outcome, outcome);
        QVERIFY(QFile::exists(QString::fromStdString(report()->record)));
    }

    void theEventThatIsOpenIsChosenAgain()
    {
        makeEvent();
        publishRound();
        TournamentPage *before = &page();
        chooseFirst();
        QCOMPARE(&page(), before);
        QVERIFY(page().isVisible());
    }

    void aSecondWindowReadsAlongAndTakesOver()
    {
        makeEvent();
        publishRound();
        MainWindow other(Settings(), m_folder->filePath(QStringLiteral("other.ini")), Folders::in(m_folder->path()));
        other.setLanguage(QStringLiteral("en"));
        other.show();
        auto *reader = other.findChild<OpenEvent *>();
        QVERIFY(reader->open(eventPath()));
        QVERIFY(reader->page()->findChild<QWidget *>(QStringLiteral("readingAlong"))->isVisible());
        const auto reported = [&] { return reader->section()->rounds.front().matches.front().games.front().report; };
        // Nothing can be done there.
        for (const char *name : { "roundMain", "roundBack", "resultFirst", "addEntry", "entryName", "removeEntry" })
            QVERIFY2(!reader->page()->findChild<QWidget *>(QLatin1String(name))->isVisible(), name);
        for (const char *name : { "addSection", "closeSection", "publishPages" })
            QVERIFY2(!other.findChild<QAction *>(QLatin1String(name))->isEnabled(), name);
        QTest::keyClicks(reader->page()->findChild<TableList *>(), QStringLiteral("1"));
        QTest::keyClick(reader->page(), Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(!reported());
        QCOMPARE(reader->log().lines().size(), opened().log().lines().size());
        // What is done at the desk is seen.
        push("resultFirst");
        QVERIFY(report());
        QTRY_VERIFY_WITH_TIMEOUT(reported(), 3000);
        QVERIFY(reported() == report());
        // While the desk has it, nobody else gets it.
        const auto takeOver = [&] {
            reader->page()->findChild<QAbstractButton *>(QStringLiteral("takeOver"))->click();
            QCoreApplication::processEvents();
        };
        QString told;
        hear(told);
        takeOver();
        QVERIFY2(told.contains(QStringLiteral("Another program is using")), qPrintable(told));
        QVERIFY2(!told.contains(QStringLiteral("database")), qPrintable(told));
        QVERIFY(reader->page()->findChild<QWidget *>(QStringLiteral("readingAlong"))->isVisible());
        m_window.reset();
        takeOver();
        QVERIFY(!reader->page()->findChild<QWidget *>(QStringLiteral("readingAlong"))->isVisible());
        auto *main = reader->page()->findChild<QAbstractButton *>(QStringLiteral("roundMain"));
        QVERIFY(main->isVisible());
        main->click(); // close
        QCOMPARE(reader->section()->rounds.front().state, tournament::Round::State::Finished);
    }

    // Closed here, it is free for others; opened again, it is as it was.
    void aClosedEventIsFreeForOthers()
    {
        makeEvent();
        publishRound();
        push("resultFirst");
        const std::size_t lines = opened().log().lines().size();
        const QString path = eventPath();
        m_window->findChild<QAction *>(QStringLiteral("closeEvent"))->trigger();
        QTRY_VERIFY(!opened().page());
        QVERIFY(m_window->isVisible());
        MainWindow other(Settings(), m_folder->filePath(QStringLiteral("other.ini")), Folders::in(m_folder->path()));
        other.show();
        auto *second = other.findChild<OpenEvent *>();
        QVERIFY(second->open(path));
        QVERIFY(!second->page()->findChild<QWidget *>(QStringLiteral("readingAlong"))->isVisible());
        other.findChild<QAction *>(QStringLiteral("closeEvent"))->trigger();
        QTRY_VERIFY(!second->page());
        QVERIFY(opened().open(path));
        QCOMPARE(opened().log().lines().size(), lines);
        QVERIFY(!opened().page()->findChild<QWidget *>(QStringLiteral("readingAlong"))->isVisible());
    }

    void theLogIsAPage()
    {
        makeEvent();
        publishRound();
        push("resultFirst");
        push("undoStep");
        m_window->findChild<QAction *>(QStringLiteral("eventLog"))->trigger();
        auto *log = page().findChild<QWidget *>(QStringLiteral("eventLog"));
        QVERIFY(log->isVisible());
        const auto *table = log->findChild<QTableView *>(QStringLiteral("logTable"));
        QTRY_COMPARE(table->model()->rowCount(), int(opened().log().lines().size()));
        const QString last = table->model()->index(table->model()->rowCount() - 1, 2).data().toString();
        QVERIFY2(last.startsWith(QStringLiteral("Undone: Round 1, table 1: ")), qPrintable(last));
        push("printLog");
        PaperDialog *paper = nullptr;
        for (QWidget *each : QApplication::topLevelWidgets())
            paper = paper ? paper : qobject_cast<PaperDialog *>(each);
        QVERIFY(paper && paper->document().title.contains(QStringLiteral("Club cup")));
        paper->close();
    }

    void aFileThatIsNoEventIsLeftAsItIs()
    {
        const QString path = m_folder->filePath(QStringLiteral("broken.kagetsu-event"));
        QFile file(path);
        QVERIFY(file.open(QFile::WriteOnly));
        file.write(QByteArray(5000, 'x'));
        file.close();
        QString told;
        hear(told);
        QVERIFY(!opened().open(path));
        QVERIFY2(told.contains(QStringLiteral("was not changed")), qPrintable(told));
        QVERIFY(file.open(QFile::ReadOnly));
        QCOMPARE(file.readAll(), QByteArray(5000, 'x'));
    }

    void whatCannotBeOpenedIsTold_data()
    {
        QTest::addColumn<int>("code");
        QTest::addColumn<QString>("part");
        using Code = StoreFault::Code;
        QTest::newRow("damaged") << int(Code::Damaged) << QStringLiteral("is damaged");
        QTest::newRow("read-only") << int(Code::ReadOnly) << QStringLiteral("is read-only");
        QTest::newRow("of a later version") << int(Code::Newer) << QStringLiteral("later version");
        QTest::newRow("gone") << int(Code::Missing) << QStringLiteral("could not be found");
    }

    void whatCannotBeOpenedIsTold()
    {
        QFETCH(int, code);
        QFETCH(QString, part);
        FakeDisk disk;
        disk.faultOfOpening = StoreFault { static_cast<StoreFault::Code>(code) };
        opened().setStores([&disk] { return std::make_unique<FakeStore>(disk); });
        QString told;
        hear(told);
        QVERIFY(!opened().open(m_folder->filePath(QStringLiteral("x.kagetsu-event"))));
        QVERIFY2(told.contains(part), qPrintable(told));
        QVERIFY(!opened().page());
    }

    // What cannot be kept is told, and not done either.
    void onAFullDiskNothingIsDone()
    {
        FakeDisk disk;
        opened().setStores([&disk] { return std::make_unique<FakeStore>(disk); });
        makeEvent();
        publishRound();
        const std::size_t lines = disk.lines.size();
        disk.fault = StoreFault { StoreFault::Code::Full };
        QString told;
        hear(told);
        push("resultFirst");
        QVERIFY2(told.contains(QStringLiteral("The disk is full")), qPrintable(told));
        QVERIFY(!report());
        QCOMPARE(disk.lines.size(), lines);
        disk.fault.reset();
        push("resultFirst");
        QVERIFY(report());
        m_window.reset(); // before the disk
    }

    // tournament.md#the-file-of-an-event
    void aFileThatIsGoneIsToldAndTheEventSavedElsewhere_data()
    {
        QTest::addColumn<QString>("command"); // of a shell: what becomes of the file
        QTest::newRow("replaced by a copy") << QStringLiteral("cp \"$E\" \"$E.new\" && mv \"$E.new\" \"$E\"");
        QTest::newRow("deleted") << QStringLiteral("rm \"$E\"");
        QTest::newRow("its folder deleted") << QStringLiteral("rm -r \"$(dirname \"$E\")\"");
        QTest::newRow("cut to nothing") << QStringLiteral(": > \"$E\"");
    }
    void aFileThatIsGoneIsToldAndTheEventSavedElsewhere()
    {
        QFETCH(QString, command);
        makeEvent();
        publishRound();
        const QString path = eventPath();
        const std::size_t lines = opened().log().lines().size();
        QCOMPARE(::system(qPrintable(QStringLiteral("E='%1'; %2").arg(path, command))), 0);
        // Said no to, it is said again the next time.
        answer(AskDialog::Role::Reject);
        push("resultFirst");
        QVERIFY(m_wasAsked);
        QVERIFY(!report());
        QCOMPARE(opened().log().lines().size(), lines);
        const QString elsewhere = m_folder->filePath(QStringLiteral("elsewhere.kagetsu-event"));
        saveAt(elsewhere);
        push("resultFirst");
        QVERIFY(!report());
        const auto isTold = [this](const QString &part) {
            const QList<QLabel *> labels = opened().page()->findChildren<QLabel *>();
            return std::any_of(labels.begin(), labels.end(),
                [&part](const QLabel *label) { return label->isVisible() && label->text().contains(part); });
        };
        QTRY_VERIFY(isTold(QStringLiteral("elsewhere.kagetsu-event")));
        QVERIFY(!isTold(QStringLiteral("could not be saved")));
        push("resultFirst");
        QVERIFY(report());
        QVERIFY(opened().agreesToClose());
        const std::string id = opened().event().details.name;
        startProgram();
        QVERIFY(opened().open(elsewhere));
        QVERIFY(report());
        QCOMPARE(opened().event().details.name, id);
    }

    void closingWhatIsOnlyInMemoryIsAsked()
    {
        makeEvent();
        publishRound();
        push("resultFirst");
        QVERIFY(QFile::remove(eventPath()));
        answer(AskDialog::Role::Reject);
        QVERIFY(!m_window->close());
        QVERIFY(m_wasAsked);
        const QString elsewhere = m_folder->filePath(QStringLiteral("elsewhere"));
        saveAt(elsewhere);
        QVERIFY(m_window->close());
        QVERIFY(QFile::exists(elsewhere + QStringLiteral(".kagetsu-event")));
        QVERIFY(opened().agreesToClose());
    }

    void whatIsOnlyInMemoryCanBeGivenUp()
    {
        makeEvent();
        QVERIFY(QFile::remove(eventPath()));
        answer(AskDialog::Role::Discard);
        QVERIFY(m_window->close());
        QVERIFY(m_wasAsked);
    }

    // tournament.md#a-damaged-file
    void whatStandsBeforeADamageIsOpened()
    {
        makeEvent();
        publishRound();
        push("resultFirst");
        m_window.reset();
        const QString path = eventPath();
        QByteArray bytes = eventBytes();
        const qsizetype at = bytes.indexOf("report-game");
        QVERIFY(at > 0);
        bytes[at] = 'R';
        writeEvent(bytes);
        startProgram();
        // Said no to, the damage is told as before.
        answer(AskDialog::Role::Reject);
        QTimer::singleShot(0, this, [this] { whenModal([](QWidget &dialog) { dialog.close(); }); });
        QVERIFY(!opened().open(path));
        QString more;
        whenModal([&more](QWidget &dialog) {
            auto *question = qobject_cast<AskDialog *>(&dialog);
            QVERIFY(question);
            more = question->more();
            question->button(AskDialog::Role::Accept)->click();
        });
        QVERIFY(opened().open(path));
        QVERIFY2(
            more.contains(QStringLiteral("1 line would be left out")) && more.contains(QStringLiteral("Report-game")),
            qPrintable(more));
        QVERIFY(!report());
        QCOMPARE(section().rounds.front().state, tournament::Round::State::Published);
        QCOMPARE(eventBytes().size(), bytes.size());
        QFile damaged(path);
        QVERIFY(damaged.open(QFile::ReadOnly));
        QCOMPARE(damaged.readAll(), bytes);
        push("resultFirst");
        QVERIFY(report());
    }

    void whatAnotherProgramDidIsReadAgain()
    {
        FakeDisk disk;
        opened().setStores([&disk] { return std::make_unique<FakeStore>(disk); });
        makeEvent();
        publishRound();
        disk.fault = StoreFault { StoreFault::Code::Behind };
        tournament::EntryDetails cy;
        cy.name = "Cy";
        disk.lines.push_back({ {}, tournament::AddEntry { 1, cy, 2 }, {} });
        QString told;
        hear(told);
        push("resultFirst");
        disk.fault.reset();
        QVERIFY2(told.contains(QStringLiteral("Another program has changed")), qPrintable(told));
        QTRY_COMPARE(section().entries.size(), std::size_t(3));
        QVERIFY(!report());
        m_window.reset(); // before the disk
    }

    void charactersThatCannotBeSavedAreTold()
    {
        makeEvent();
        QString told;
        auto *field = page().findChild<QLineEdit *>(QStringLiteral("entryName"));
        field->setText(QStringLiteral("Cy") + QChar(0xFFFF));
        hear(told);
        QTest::keyClick(field, Qt::Key_Return);
        QTRY_VERIFY2(told.contains(QStringLiteral("characters cannot be saved")), qPrintable(told));
        QCOMPARE(section().entries.back().details.name, std::string("Cy\xEF\xBF\xBD"));
        startProgram();
        QVERIFY(openEvent());
    }

    // The result that cannot be kept now comes when the event is opened the next time.
    void aResultThatCannotBeKeptComesLater()
    {
        FakeDisk disk;
        opened().setStores([&disk] { return std::make_unique<FakeStore>(disk); });
        makeEvent();
        publishRound();
        openTable(AskDialog::Role::Accept);
        disk.fault = StoreFault { StoreFault::Code::Full };
        QString told;
        hear(told);
        QVERIFY(host().execute(match::Resign { Seat::A }));
        QVERIFY(!report());
        QVERIFY(!told.isEmpty());
        disk.fault.reset();
        m_window.reset();
        startProgram();
        opened().setStores([&disk] { return std::make_unique<FakeStore>(disk); });
        QVERIFY(openEvent());
        QVERIFY(report() && !report()->record.empty());
        m_window.reset();
    }

private:
    void startProgram()
    {
        m_window.reset();
        Settings settings;
        const QString file = m_folder->filePath(QStringLiteral("kagetsu.ini"));
        m_window = std::make_unique<MainWindow>(settings, file, Folders::in(m_folder->path()));
        m_window->setLanguage(QStringLiteral("en"));
        m_window->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
    }

    // The disk as it is now is what the next program finds.
    void restartAsAfterAKill()
    {
        const auto copy = [](const QString &from, const QString &to) {
            QDir().mkpath(to);
            const QDir source(from);
            for (const QString &name : source.entryList(QDir::Files))
                QVERIFY(QFile::copy(source.filePath(name), QDir(to).filePath(name)));
        };
        const Folders now = Folders::in(m_folder->path());
        auto next = std::make_unique<QTemporaryDir>();
        const Folders then = Folders::in(next->path());
        copy(now.journals, then.journals);
        copy(now.journals + QStringLiteral("/finished"), then.journals + QStringLiteral("/finished"));
        copy(now.games, then.games);
        copy(now.events, then.events);
        m_window.reset();
        m_folder = std::move(next);
        startProgram();
    }

    host::MatchHost &host() const { return *m_window->findChild<host::MatchHost *>(); }
    OpenEvent &opened() const { return *m_window->findChild<OpenEvent *>(); }
    TournamentPage &page() const { return *opened().page(); }
    const tournament::Section &section() const { return *opened().section(); }
    const tournament::Match &pair() const { return section().rounds.front().matches.front(); }
    tournament::Party openerOf(std::size_t game = 0) const { return pair().games[game].opener; }
    std::string nameAt(tournament::Party party) const
    {
        return tournament::findEntry(section(), pair().entry(party))->details.name;
    }
    std::optional<tournament::GameReport> report(std::size_t game = 0) const { return pair().games[game].report; }

    QString eventPath() const
    {
        const QDir folder(Folders::in(m_folder->path()).events);
        return folder.filePath(folder.entryList(QDir::Files).value(0, QStringLiteral("none")));
    }
    QByteArray eventBytes() const
    {
        QFile file(eventPath());
        return file.open(QFile::ReadOnly) ? file.readAll() : QByteArray();
    }
    void writeEvent(const QByteArray &bytes)
    {
        QFile file(eventPath());
        QVERIFY(file.open(QFile::WriteOnly));
        file.write(bytes);
    }
    bool openEvent() { return opened().open(eventPath()); }
    // How often a result was told to the event.
    std::ptrdiff_t linesOfReports() const
    {
        return std::ranges::count_if(opened().log().lines(), [](const tournament::LogLine &line) {
            return std::holds_alternative<tournament::ReportGame>(line.action);
        });
    }

    void push(const char *name)
    {
        auto *button = page().findChild<QAbstractButton *>(QLatin1String(name));
        QVERIFY2(button, name);
        QVERIFY2(button->isEnabled() && button->isVisible(), name);
        button->click();
    }
    // The next dialog is answered by the button of this role.
    void answer(AskDialog::Role role)
    {
        m_wasAsked = false;
        whenModal([this, role](QWidget &dialog) {
            auto *question = qobject_cast<AskDialog *>(&dialog);
            QVERIFY(question);
            m_wasAsked = true;
            question->button(role)->click();
        });
    }
    // The next dialog is asked to save the event, and the dialog of files after it is told this place.
    void saveAt(const QString &path)
    {
        whenModal([this, path](QWidget &dialog) {
            auto *question = qobject_cast<AskDialog *>(&dialog);
            QVERIFY(question);
            whenModal([path](QWidget &files) {
                auto *chooser = qobject_cast<QFileDialog *>(&files);
                QVERIFY(chooser);
                chooser->findChild<QLineEdit *>()->setText(path);
                QMetaObject::invokeMethod(chooser, "accept");
            });
            question->button(AskDialog::Role::Accept)->click();
        });
    }
    void hear(QString &told)
    {
        whenModal([&told](QWidget &dialog) {
            auto *question = qobject_cast<AskDialog *>(&dialog);
            QVERIFY(question);
            told = question->sentence() + QLatin1Char(' ') + question->more();
            question->accept();
        });
    }
    void whenModal(const std::function<void(QWidget &dialog)> &act)
    {
        auto *timer = new QTimer(this);
        connect(timer, &QTimer::timeout, this, [timer, act] {
            if (QWidget *dialog = QApplication::activeModalWidget()) {
                timer->stop();
                timer->deleteLater();
                act(*dialog);
            }
        });
        timer->start(0);
    }

    void makeEvent(int games = 1, int rounds = 5)
    {
        whenModal([this, games, rounds](QWidget &dialog) {
            whenModal([games, rounds](QWidget &asked) {
                auto *created = qobject_cast<NewEventDialog *>(&asked);
                QVERIFY(created);
                created->findChild<QLineEdit *>(QStringLiteral("eventName"))->setText(QStringLiteral("Club cup"));
                auto *field = created->findChild<QComboBox *>(QStringLiteral("eventGames"));
                field->setCurrentIndex(field->findData(games));
                created->findChild<QSpinBox *>(QStringLiteral("eventRounds"))->setValue(rounds);
                created->findChild<QAbstractButton *>(QStringLiteral("beginEvent"))->click();
            });
            dialog.findChild<QAbstractButton *>(QStringLiteral("newEvent"))->click();
        });
        QVERIFY(opened().choose());
        for (const char *name : { "Ann", "Bob" }) {
            auto *field = page().findChild<QLineEdit *>(QStringLiteral("entryName"));
            field->setText(QLatin1String(name));
            QTest::keyClick(field, Qt::Key_Return);
        }
    }
    void publishRound()
    {
        page().showRound();
        push("roundMain");
        page().roundView().maker().wait();
        QTRY_COMPARE(section().rounds.size(), std::size_t(1));
        push("roundMain");
        QCOMPARE(section().rounds.front().state, tournament::Round::State::Published);
    }
    void openTable(AskDialog::Role where)
    {
        answer(where);
        push("openGame");
        QVERIFY(m_wasAsked);
    }
    void toDesk() { m_window->findChild<QAction *>(QStringLiteral("tournament"))->trigger(); }
    void chooseFirst()
    {
        whenModal([](QWidget &dialog) {
            dialog.findChild<QListWidget *>(QStringLiteral("events"))->setCurrentRow(0);
            dialog.findChild<QAbstractButton *>(QStringLiteral("openEvent"))->click();
        });
        QVERIFY(opened().choose());
    }
    // The one that was left, as the home page does.
    void resumeGame()
    {
        const QDir journals(Folders::in(m_folder->path()).journals);
        const QStringList left = journals.entryList({ QStringLiteral("*.jsonl") }, QDir::Files);
        QCOMPARE(left.size(), 1);
        QVERIFY(m_window->resumeMatch(journals.filePath(left.front())));
        QVERIFY(host().execute(match::Resume {}));
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<MainWindow> m_window;
    bool m_wasAsked = false;
};

} // namespace tst_openevent

QTEST_MAIN(tst_openevent::TestOpenEvent)
#include "tst_openevent.moc"
