// SPDX-License-Identifier: MIT
#include "match/host/matchhost.h"
#include "match/host/waitinggames.h"
#include "record/document/disk/drafts.h"
#include "ui/app/places/playhome.h"
#include "ui/app/places/startcard.h"
#include "ui/app/records/waitingfiles.h"
#include "ui/app/systemtime.h"
#include "ui/app/window/mainwindow.h"
#include "ui/board/boardwidget.h"
#include "ui/controls/dialogs/askdialog.h"
#include "ui/match/clockonly/clockpage.h"
#include "ui/match/newgame/newgamedialog.h"
#include "ui/match/table/tablepage.h"
#include "ui/match/waiting/recoverydialog.h"
#include "ui/match/waiting/waitingpage.h"

#include <QDir>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

namespace tst_waitinggames {

using namespace kagetsu;
using namespace kagetsu::ui;

// Games that are waited for, and second games of two, in the window: each is kept until it begins, whatever else does
// (match.md#lateness, match.md#double-game).
class TestWaitingGames : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        startProgram();
    }

    void cleanup() { m_window.reset(); }

    void anotherGameTakesNoneThatIsWaitedFor()
    {
        waitForGame();
        QVERIFY(m_window->findChild<WaitingPage *>()->isVisible());
        waitForGame();
        QCOMPARE(kept().size(), std::size_t { 2 });
        answerNewGame("start");
        m_window->newGame();
        QVERIFY(m_window->findChild<TablePage *>()->isVisible());
        QCOMPARE(kept().size(), std::size_t { 2 });
        leave();
        QTRY_VERIFY(button("decideUnfinished"));
    }

    void beginningForgetsOneAndCallingOffToo()
    {
        waitForGame();
        waitForGame();
        auto *room = m_window->findChild<WaitingPage *>();
        const std::string begun = room->game().setup.id;
        room->toggle(Seat::A);
        room->toggle(Seat::B);
        room->start();
        QVERIFY(m_window->findChild<TablePage *>()->isVisible());
        QCOMPARE(host().match().setup().id, begun);
        QCOMPARE(kept().size(), std::size_t { 1 });
        QVERIFY(kept().front().game.setup.id != begun);
        leave();
        QTRY_VERIFY(button("decideUnfinished"));
        inRecovery("continueWaiting");
        button("decideUnfinished")->click();
        QVERIFY(room->isVisible());
        room->findChild<QAbstractButton *>(QStringLiteral("dropWaiting"))->click();
        QVERIFY(kept().empty());
        QVERIFY(m_window->findChild<PlayHome *>()->isVisible());
    }

    // Two programs with the same games: what one writes down is not written over by the other.
    void aRoomIsOpenInOneProgramOnly()
    {
        const auto game = [this] { return kept().front().game; };
        waitForGame();
        m_window->findChild<WaitingPage *>()->toggle(Seat::A);
        const QString folder = Folders::in(m_folder->path()).waiting;
        const SystemTime time;
        WaitingPage room(&time);
        WaitingFiles other(folder, [&room]() -> WaitingPage & { return room; }, nullptr);
        QSignalSpy refused(&other, &WaitingFiles::refused);
        QVERIFY(!other.waitFor(game()));
        QCOMPARE(refused.size(), 1);
        QVERIFY(game().came.a);
        m_window->findChild<QAction *>(QStringLiteral("placePlay"))->trigger();
        QCOMPARE(other.waitFor(game()), &room);
        QTRY_VERIFY(button("decideUnfinished"));
        QTimer::singleShot(0, this, [this] {
            QTimer::singleShot(0, this, [] { qobject_cast<AskDialog *>(QApplication::activeModalWidget())->reject(); });
            click(QStringLiteral("continueWaiting"));
        });
        button("decideUnfinished")->click();
        QVERIFY(!m_window->findChild<WaitingPage *>()->isVisible());
        QVERIFY(QFile::exists(host::keptPath(folder, game().setup.id)));
    }

    // A window that was open before still shows what another one has played to its end.
    void whatAnotherWindowHasPlayedDoesNotBeginAgain()
    {
        waitForGame();
        const QString id = QString::fromStdString(kept().front().game.setup.id);
        m_window->findChild<QAction *>(QStringLiteral("placePlay"))->trigger();
        QTRY_VERIFY(button("decideUnfinished"));
        QTimer::singleShot(0, this, [this, id] { // while the list of unfinished games is open
            const QDir journals(Folders::in(m_folder->path()).journals);
            QVERIFY(journals.mkpath(QStringLiteral("finished")));
            QFile played(journals.filePath(QStringLiteral("finished/%1.jsonl").arg(id)));
            QVERIFY(played.open(QFile::WriteOnly));
            QTimer::singleShot(0, this, [] { qobject_cast<AskDialog *>(QApplication::activeModalWidget())->reject(); });
            click(QStringLiteral("continueWaiting"));
        });
        button("decideUnfinished")->click();
        QVERIFY(m_window->findChild<PlayHome *>()->isVisible());
    }

    void aSecondGameThatAnotherWindowHasPlayedLeavesTheResultInSight()
    {
        playFirstGame();
        const std::string first = host().match().setup().id;
        const QDir journals(Folders::in(m_folder->path()).journals);
        QFile played(journals.filePath(QString::fromStdString(first) + QStringLiteral("-second.jsonl")));
        QVERIFY(played.open(QFile::WriteOnly));
        QTimer::singleShot(0, this, [] { qobject_cast<AskDialog *>(QApplication::activeModalWidget())->reject(); });
        emit m_window->findChild<TablePage *>()->secondGameWanted();
        QCOMPARE(host().match().setup().id, first);
        QVERIFY(m_window->findChild<TablePage *>()->isVisible());
    }

    void arrivalsAreKept()
    {
        waitForGame();
        m_window->findChild<WaitingPage *>()->toggle(Seat::B);
        QVERIFY(kept().front().game.came.b);
        startProgram();
        inRecovery("continueWaiting");
        m_window->offerRecovery();
        QVERIFY(m_window->findChild<WaitingPage *>()->game().came.b);
    }

    void secondGameIsKeptOnceAndGoesWhenItBegins()
    {
        playFirstGame();
        const std::string first = host().match().setup().id;
        QCOMPARE(kept().size(), std::size_t { 1 });
        QCOMPARE(kept().front().game.setup.id, first + "-second");
        static_cast<void>(host().execute(match::Confirm { Seat::A }));
        static_cast<void>(host().execute(match::Confirm { Seat::B }));
        QCOMPARE(kept().size(), std::size_t { 1 });
        emit m_window->findChild<TablePage *>()->secondGameWanted();
        QCOMPARE(host().match().setup().id, first + "-second");
        QVERIFY(host().match().setup().first);
        QVERIFY(kept().empty());
        static_cast<void>(host().execute(match::Resign { Seat::A }));
        QVERIFY(kept().empty()); // there is no third
    }

    void secondGameSurvivesAnotherGame()
    {
        playFirstGame();
        const std::string second = kept().front().game.setup.id;
        m_choices.twoGames = false;
        startProgram();
        answerNewGame("start");
        m_window->newGame();
        QCOMPARE(kept().size(), std::size_t { 1 });
        leave();
        QTRY_VERIFY(button("decideUnfinished"));
        inRecovery("continueWaiting");
        button("decideUnfinished")->click();
        auto *room = m_window->findChild<WaitingPage *>();
        QVERIFY(room->isVisible());
        QCOMPARE(room->game().setup.id, second);
        QVERIFY(!room->game().scheduled);
    }

    void reopenedGameHasNoSecondYet()
    {
        playFirstGame();
        QCOMPARE(kept().size(), std::size_t { 1 });
        QVERIFY(host().execute(match::Intervene { match::Reopen {}, {} }));
        QVERIFY(kept().empty());
        QVERIFY(host().execute(
            match::Intervene { match::Declare { { record::Winner::Void, record::Reason::Replay } }, {} }));
        QVERIFY(kept().empty());
        QVERIFY(host().execute(match::Intervene { match::Reopen {}, {} }));
        QVERIFY(host().execute(match::Resign { Seat::B }));
        QCOMPARE(kept().size(), std::size_t { 1 });
    }

    // A first game that lateness decides ends as it begins.
    void secondGameComesAfterAnAbsence()
    {
        m_choices.twoGames = true;
        startProgram();
        waitForGame();
        auto *room = m_window->findChild<WaitingPage *>();
        journal::WaitingGame game = room->game();
        const std::string first = game.setup.id;
        game.scheduled = QDateTime::currentMSecsSinceEpoch() - 3600 * 1000;
        game.came.a = *game.scheduled;
        room->wait(game);
        room->start();
        QVERIFY(host().match().isOver());
        QCOMPARE(kept().size(), std::size_t { 1 });
        QCOMPARE(kept().front().game.setup.id, first + "-second");
    }

    // The clock runs from the press of the button, also on a board of wood, where else the first tap starts it.
    void openerBeginsAlone_data()
    {
        QTest::addColumn<bool>("onTheTable");
        QTest::newRow("on the screen") << false;
        QTest::newRow("on a board of wood") << true;
    }
    void openerBeginsAlone()
    {
        QFETCH(bool, onTheTable);
        answerNewGame("waitForPlayers");
        if (onTheTable)
            m_window->newClock();
        else
            m_window->newGame();
        auto *room = m_window->findChild<WaitingPage *>();
        journal::WaitingGame game = room->game();
        game.scheduled = QDateTime::currentMSecsSinceEpoch() - 60 * 1000;
        game.came.a = *game.scheduled;
        room->wait(game);
        room->start();
        QVERIFY(host().match().awaited() == Seat::B);
        QVERIFY(host().match().clock().isRunning());
        QVERIFY(kept().empty());
        if (onTheTable)
            QVERIFY(
                m_window->findChild<ClockPage *>()->isVisible() && !m_window->findChild<ClockPage *>()->isWaiting());
        else
            QVERIFY(m_window->findChild<TablePage *>()->isVisible());
        // It is taken up again as it stood.
        const QString journal = host().journalPath();
        startProgram();
        QVERIFY(m_window->resumeMatch(journal));
        QVERIFY(host().match().awaited() == Seat::B);
        QVERIFY(host().execute(match::Arrive { Seat::B }));
    }

    void draftsAreOfferedInTheSameStart_data()
    {
        QTest::addColumn<QString>("answer");
        QTest::newRow("when no game is gone on with") << "later";
        QTest::newRow("after the waiting room") << "continueWaiting";
    }
    void draftsAreOfferedInTheSameStart()
    {
        QFETCH(QString, answer);
        waitForGame();
        m_window.reset();
        auto left = std::make_unique<draft::DraftFile>(Folders::in(m_folder->path()).drafts);
        QVERIFY(left->keep(left->nextTurn(),
            { document::recordDraftKind(), {}, QStringLiteral("study.sgf"), QDateTime::currentDateTime() },
            "(;FF[4])"));
        left.reset(); // as a program that was killed
        startProgram();
        int asked = 0;
        const auto answerDraft = [&asked] {
            auto *box = qobject_cast<AskDialog *>(QApplication::activeModalWidget());
            QVERIFY(box);
            QCOMPARE(box->objectName(), QStringLiteral("draft"));
            ++asked;
            box->reject();
        };
        QTimer::singleShot(0, this, [answer] { click(answer); });
        m_window->offerRecovery();
        m_window->findChild<QAction *>(QStringLiteral("placePlay"))->trigger();
        QCOMPARE(asked, 0); // nobody is disturbed, neither in the room nor on the way home
        const auto card = [this] {
            for (StartCard *each : m_window->findChild<PlayHome *>()->findChildren<StartCard *>()) {
                if (each->entry().kind == StartEntry::Kind::Draft)
                    return each;
            }
            return static_cast<StartCard *>(nullptr);
        };
        QTRY_VERIFY(card());
        QTimer::singleShot(0, this, answerDraft);
        card()->click();
        QCOMPARE(asked, 1);
    }

private:
    void startProgram()
    {
        m_window.reset();
        Settings settings;
        settings.newGame = m_choices;
        const QString file = m_folder->filePath(QStringLiteral("kagetsu.ini"));
        m_window = std::make_unique<MainWindow>(settings, file, Folders::in(m_folder->path()));
        m_window->setLanguage(QStringLiteral("en"));
        m_window->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
    }

    host::MatchHost &host() const { return *m_window->findChild<host::MatchHost *>(); }
    QAbstractButton *button(const char *name) const
    {
        return m_window->findChild<PlayHome *>()->findChild<QAbstractButton *>(QLatin1String(name));
    }
    std::vector<host::KeptGame> kept() const
    {
        const Folders folders = Folders::in(m_folder->path());
        return host::waitingGames(folders.waiting, folders.journals).games;
    }

    static void click(const QString &name)
    {
        QWidget *dialog = QApplication::activeModalWidget();
        QVERIFY(dialog);
        auto *button = dialog->findChild<QAbstractButton *>(name);
        QVERIFY2(button, qPrintable(name));
        button->click();
    }
    void answerNewGame(const char *name)
    {
        QTimer::singleShot(0, this, [name] {
            if (QByteArray(name) == "start")
                qobject_cast<NewGameDialog *>(QApplication::activeModalWidget())->accept();
            else
                click(QLatin1String(name));
        });
    }
    void waitForGame()
    {
        answerNewGame("waitForPlayers");
        m_window->newGame();
    }
    void inRecovery(const char *name)
    {
        QTimer::singleShot(0, this, [name] { click(QLatin1String(name)); });
    }
    // Of a match of two.
    void playFirstGame()
    {
        m_choices.twoGames = true;
        startProgram();
        answerNewGame("start");
        m_window->newGame();
        QVERIFY(host().execute(match::Resign { Seat::B }));
    }
    void leave()
    {
        QTimer::singleShot(0, this, [] {
            auto *box = qobject_cast<AskDialog *>(QApplication::activeModalWidget());
            QVERIFY(box);
            box->button(AskDialog::Role::Accept)->click();
        });
        QTest::mouseClick(m_window->findChild<TablePage *>()->board(), Qt::LeftButton);
        m_window->findChild<QAction *>(QStringLiteral("placePlay"))->trigger();
    }

    NewGameChoices m_choices;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<MainWindow> m_window;
};

} // namespace tst_waitinggames

QTEST_MAIN(tst_waitinggames::TestWaitingGames)
#include "tst_waitinggames.moc"
