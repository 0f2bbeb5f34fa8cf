// SPDX-License-Identifier: MIT
#include "../../../tournament/eventserver.h"
#include "../../../tournament/writtengame.h"
#include "tournament/model/find.h"
#include "tournament/postgres/connection.h"
#include "ui/tournament/desk/openevent.h"
#include "ui/tournament/desk/tables/boardsdialog.h"
#include "ui/tournament/desk/tables/tableboards.h"
#include "ui/tournament/desk/tables/tablereporting.h"
#include "venue/folder/runningjournals.h"

#include <QAction>
#include <QApplication>
#include <QDateTime>
#include <QDialog>
#include <QElapsedTimer>
#include <QListWidget>
#include <QPushButton>
#include <QTest>
#include <QTimer>

#include <csignal>

namespace tst_tableboards {

using namespace eventserver;
using namespace kagetsu::ui;

namespace {

constexpr int Patience = 30'000; // milliseconds

Milliseconds wall()
{
    return Milliseconds(QDateTime::currentMSecsSinceEpoch());
}

} // namespace

// A table that reports its game and a desk that sees it, with a real server (tournament.md#tables-that-report).
class TestTableBoards : public QObject, private EventServer
{
    Q_OBJECT

private:
    QString copied(const std::string &link) const
    {
        QFile::remove(m_events + QStringLiteral("/hall.kagetsu-event"));
        QFile::copy(QString::fromStdString(link), m_events + QStringLiteral("/hall.kagetsu-event"));
        return m_events + QStringLiteral("/hall.kagetsu-event");
    }

    Folders foldersOf(const char *computer) const
    {
        return Folders::in(m_computers->filePath(QLatin1String(computer)));
    }

    static std::optional<GameReport> resultOf(const OpenEvent &desk, int table)
    {
        return findMatch(*findRound(desk.event().sections.front(), 1), table)->games.front().report;
    }

    std::unique_ptr<QTemporaryDir> m_computers;
    QString m_events;

private slots:
    void initTestCase() { startServer(); }
    void cleanupTestCase() { QVERIFY(OwnServer::stop(m_place).hasValue()); }
    void init()
    {
        putNewEvent();
        m_computers = std::make_unique<QTemporaryDir>();
        m_events = m_computers->filePath(QStringLiteral("links"));
        QVERIFY(QDir().mkpath(m_events));
    }

    void aDeskSeesWhatATableReports()
    {
        const Folders tableFolders = foldersOf("table");
        const Folders deskFolders = foldersOf("desk");
        QString blocked;
        QVERIFY(tableFolders.make(blocked) && deskFolders.make(blocked));
        const QString deskLink = QString::fromStdString(desk("desk-1"));
        Written game(tableFolders.journals, m_owner.event, 1, wall().count() - 5000);
        game.play("H8");

        QWidget window;
        OpenEvent desk(
            deskFolders, wall, [] { return QStringLiteral("en"); }, &window);
        QVERIFY(desk.open(deskLink));
        auto *action = window.findChild<QAction *>(QStringLiteral("hallBoardsAction"));
        QVERIFY(action);

        // The link is found by the event of the game that is played.
        copied(this->desk("table-1", Role::Table));
        TableReporting table({ m_events, tableFolders.journals, tableFolders.games }, wall);
        QVERIFY(!table.mayReport(m_owner.event));
        table.gameWentOn(m_owner.event);
        QTRY_VERIFY_WITH_TIMEOUT(table.mayReport(m_owner.event), Patience);
        QTRY_VERIFY_WITH_TIMEOUT(action->isVisible(), Patience);

        auto *boards = window.findChild<TableBoards *>();
        QVERIFY(boards);
        QTRY_COMPARE_WITH_TIMEOUT(boards->boards().boards().size(), std::size_t(1), Patience);
        action->trigger();
        BoardsDialog *dialog = boards->shown();
        QVERIFY(dialog && dialog->isVisible());
        const auto *list = dialog->findChild<QListWidget *>(QStringLiteral("hallBoards"));
        QVERIFY(list);
        QTRY_COMPARE_WITH_TIMEOUT(list->count(), 1, Patience);
        QTRY_COMPARE_WITH_TIMEOUT(
            list->item(0)->text().section('\n', 0, 0), QStringLiteral("Table 1: Ann – Bo"), Patience);
        game.play("I9");
        game.play("J10");
        table.gameWentOn(m_owner.event);
        QTRY_COMPARE_WITH_TIMEOUT(boards->boards().boards().front().moves, 3, Patience);
        const auto now = [boards] { return boards->boards().boards().front(); };
        QTRY_VERIFY_WITH_TIMEOUT(now().isHeard && now().board.board.clocks.b.running, Patience);
        const DeskBoard board = now();
        QCOMPARE(board.computer, QStringLiteral("table-1"));
        QVERIFY(!board.isUrgent && !board.isOver && !board.isDamaged);
        // The copy is the table's file, and live pages have it, too.
        QFile copy(board.journal);
        QVERIFY(copy.open(QIODevice::ReadOnly));
        QCOMPARE(copy.readAll(), game.bytes());
        QCOMPARE(venue::runningJournals(deskFolders.journals, m_owner.event, {}, wall()).size(), std::size_t(1));
        if (qEnvironmentVariableIsSet("KAGETSU_PICTURES"))
            dialog->grab().save(qEnvironmentVariable("KAGETSU_PICTURES") + "/hallboards.png");
        QString wanted;
        connect(&desk, &OpenEvent::journalWanted, &desk, [&](const QString &journal) { wanted = journal; });
        dialog->findChild<QAbstractButton *>(QStringLiteral("boardJournal"))->click();
        QCOMPARE(wanted, board.journal);

        // The result comes home when the game ends.
        game.resign();
        table.gameWentOn(m_owner.event);
        QTRY_VERIFY_WITH_TIMEOUT(resultOf(desk, 1).has_value(), Patience);
        QVERIFY(resultOf(desk, 1)->outcome == Outcome::AWon);
        QVERIFY(!resultOf(desk, 1)->record.empty() && QFile::exists(QString::fromStdString(resultOf(desk, 1)->record)));
        QTRY_VERIFY_WITH_TIMEOUT(boards->boards().boards().front().isOver, Patience);
    }

    // What was entered otherwise is not replaced unasked.
    void anotherResultStays()
    {
        const Folders tableFolders = foldersOf("table");
        const Folders deskFolders = foldersOf("desk");
        QString blocked;
        QVERIFY(tableFolders.make(blocked) && deskFolders.make(blocked));
        KeptLog other = opened(desk("desk-2"));
        GameReport report;
        report.outcome = Outcome::Draw;
        QVERIFY(other.act(ReportGame { 1, 1, 1, 0, report, {} }, by("desk-2")).hasValue());
        QWidget window;
        OpenEvent desk(
            deskFolders, wall, [] { return QStringLiteral("en"); }, &window);
        QVERIFY(desk.open(QString::fromStdString(this->desk("desk-1"))));
        Written game(tableFolders.journals, m_owner.event);
        game.play("H8");
        game.resign();
        bool isAsked = false;
        QTimer answering;
        connect(&answering, &QTimer::timeout, &desk, [&] {
            QWidget *question = QApplication::activeModalWidget();
            if (!question || question->objectName() != QLatin1String("otherResult"))
                return;
            isAsked = true;
            for (QPushButton *button : question->findChildren<QPushButton *>()) {
                if (button->isDefault())
                    button->click();
            }
        });
        answering.start(20);
        TableReporting table({ m_events, tableFolders.journals, tableFolders.games }, wall);
        table.begin(copied(this->desk("table-1", Role::Table)), m_owner.event, true);
        QTRY_VERIFY_WITH_TIMEOUT(isAsked, Patience);
        QTRY_VERIFY_WITH_TIMEOUT(!resultOf(desk, 1)->match.empty(), Patience); // it is not asked again
        QVERIFY(resultOf(desk, 1)->outcome == Outcome::Draw);
    }

    // The clocks of a board are not counted on when nothing more is heard of it.
    void clocksStandWhileTheDeskIsCutOff()
    {
        Written game(m_events, m_owner.event, 1, wall().count() - 5000);
        game.play("H8");
        const Event event = roundOfTwo().event();
        DeskBoards boards(wall);
        TableHearing::State heard;
        heard.journals.push_back({ game.path(), QStringLiteral("table-1"), 2, false });
        heard.tables.push_back({ "table-1", true, false, Milliseconds(0), Milliseconds(0) });
        boards.follow(event, heard);
        QTRY_COMPARE_WITH_TIMEOUT(boards.boards().size(), std::size_t(1), Patience);
        const auto runs = [&boards] {
            const auto &clocks = boards.boards().front().board.board.clocks;
            return clocks.a.running || clocks.b.running;
        };
        QVERIFY(runs() && !boards.boards().front().isDamaged);
        heard.fault = StoreFault { StoreFault::Code::Unreachable };
        heard.journals.front().isDamaged = true;
        boards.follow(event, heard);
        QTRY_VERIFY_WITH_TIMEOUT(!runs(), Patience);
        QVERIFY(boards.boards().front().isDamaged);
    }

    // A file that is named after one game and holds another says nothing about either.
    void aJournalUnderAnotherNameIsNotTaken()
    {
        const Folders tableFolders = foldersOf("table");
        const Folders deskFolders = foldersOf("desk");
        QString blocked;
        QVERIFY(tableFolders.make(blocked) && deskFolders.make(blocked));
        Written renamed(tableFolders.journals, m_owner.event);
        renamed.resign();
        QVERIFY(QFile::rename(renamed.path(),
            tableFolders.journals + '/' + QString::fromStdString(m_owner.event) + "_1-1-1-2-1-2.jsonl"));
        Written game(tableFolders.journals, m_owner.event, 2);
        game.resign();
        QWidget window;
        OpenEvent desk(
            deskFolders, wall, [] { return QStringLiteral("en"); }, &window);
        QVERIFY(desk.open(QString::fromStdString(this->desk("desk-1"))));
        TableReporting table({ m_events, tableFolders.journals, tableFolders.games }, wall);
        table.begin(copied(this->desk("table-1", Role::Table)), m_owner.event, true);
        QTRY_VERIFY_WITH_TIMEOUT(resultOf(desk, 2).has_value(), Patience);
        QVERIFY(!resultOf(desk, 1));
    }

    // A result that two computers tell differently is asked about, even if one of them goes on in a copy.
    void aSecondComputerReplacesNoResult()
    {
        const Folders tableFolders = foldersOf("table");
        const Folders otherFolders = foldersOf("other");
        const Folders deskFolders = foldersOf("desk");
        QString blocked;
        QVERIFY(tableFolders.make(blocked) && otherFolders.make(blocked) && deskFolders.make(blocked));
        QWidget window;
        OpenEvent desk(
            deskFolders, wall, [] { return QStringLiteral("en"); }, &window);
        QVERIFY(desk.open(QString::fromStdString(this->desk("desk-1"))));
        Written game(tableFolders.journals, m_owner.event);
        game.resign();
        TableReporting table({ m_events, tableFolders.journals, tableFolders.games }, wall);
        table.begin(copied(this->desk("table-1", Role::Table)), m_owner.event, true);
        QTRY_VERIFY_WITH_TIMEOUT(resultOf(desk, 1).has_value(), Patience);
        bool isAsked = false;
        QTimer answering;
        connect(&answering, &QTimer::timeout, &desk, [&] {
            auto *question = qobject_cast<QDialog *>(QApplication::activeModalWidget());
            if (!question || question->objectName() != QLatin1String("otherResult"))
                return;
            isAsked = true;
            question->reject();
        });
        answering.start(20);
        Written other(otherFolders.journals, m_owner.event);
        other.resign(Seat::A);
        QVERIFY(QFile::rename(other.path(), otherFolders.journals + '/' + other.name() + "-2.jsonl"));
        TableReporting second({ m_events, otherFolders.journals, otherFolders.games }, wall);
        second.begin(copied(this->desk("table-2", Role::Table)), m_owner.event, true);
        QTRY_VERIFY_WITH_TIMEOUT(isAsked, Patience);
        QVERIFY(resultOf(desk, 1)->outcome == Outcome::AWon);
    }

    void aResultThatCouldNotBeEnteredIsTriedAgain()
    {
        const Folders tableFolders = foldersOf("table");
        const Folders deskFolders = foldersOf("desk");
        QString blocked;
        QVERIFY(tableFolders.make(blocked) && deskFolders.make(blocked));
        QWidget window;
        OpenEvent desk(
            deskFolders, wall, [] { return QStringLiteral("en"); }, &window);
        QVERIFY(desk.open(QString::fromStdString(this->desk("desk-1"))));
        Connection owner;
        QVERIFY(!owner.open(m_owner));
        QVERIFY(!owner.run("CREATE FUNCTION kagetsu.fails() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE "
                           "EXCEPTION 'no memory' USING ERRCODE = '53200'; END $$"));
        QVERIFY(!owner.run("CREATE TRIGGER fails BEFORE INSERT ON kagetsu.line EXECUTE FUNCTION kagetsu.fails()"));
        bool isTold = false;
        QTimer answering;
        connect(&answering, &QTimer::timeout, &desk, [&] {
            auto *told = qobject_cast<QDialog *>(QApplication::activeModalWidget());
            if (!told)
                return;
            isTold = true;
            told->reject();
        });
        answering.start(20);
        Written game(tableFolders.journals, m_owner.event);
        game.resign();
        TableReporting table({ m_events, tableFolders.journals, tableFolders.games }, wall);
        table.begin(copied(this->desk("table-1", Role::Table)), m_owner.event, true);
        QTRY_VERIFY_WITH_TIMEOUT(isTold, Patience);
        QVERIFY(!resultOf(desk, 1));
        QVERIFY(!owner.run("DROP TRIGGER fails ON kagetsu.line"));
        QVERIFY(!owner.run("DROP FUNCTION kagetsu.fails()"));
        QTRY_VERIFY_WITH_TIMEOUT(resultOf(desk, 1).has_value(), Patience);
    }

    // What was told of an event that is no longer open says nothing about the next one.
    void theStateOfAnEarlierEventIsNotTakenForTheNext()
    {
        const Folders folders = foldersOf("table");
        QString blocked;
        QVERIFY(folders.make(blocked));
        EventLink next = m_owner;
        next.event = "next";
        next.port = freePort();
        const QString link = m_events + QStringLiteral("/next.kagetsu-event");
        QVERIFY(writeEventLink(link, next).hasValue());
        const QString first = copied(desk("table-7", Role::Table));
        Connection owner;
        QVERIFY(!owner.open(m_owner));
        TableReporting table({ m_events, folders.journals, folders.games }, wall);
        table.begin(first, m_owner.event, true);
        // It has told the server, and then its window, which has not looked yet.
        QElapsedTimer waited;
        waited.start();
        for (bool isThere = false; !isThere; QTest::qSleep(50)) {
            auto sign = owner.ask("SELECT 1 FROM kagetsu.presence WHERE role = 'table-7'");
            isThere = sign && sign.value().next();
            QVERIFY(waited.elapsed() < Patience);
        }
        table.begin(link, next.event, true);
        QCoreApplication::processEvents();
        QVERIFY(!table.mayReport(next.event));
    }

    // An event in a file, and a server that is not there, concern no game.
    void nobodyWaits()
    {
        const Folders folders = foldersOf("table");
        QString blocked;
        QVERIFY(folders.make(blocked));
        TableReporting table({ m_events, folders.journals, folders.games }, wall);
        table.gameWentOn("another");
        EventLink gone = m_owner;
        gone.port = freePort();
        const QString link = m_events + QStringLiteral("/gone.kagetsu-event");
        QVERIFY(writeEventLink(link, gone).hasValue());
        QElapsedTimer taken;
        taken.start();
        table.begin(link, m_owner.event, true);
        table.gameWentOn(m_owner.event);
        QVERIFY(taken.elapsed() < 1000);
        QTRY_VERIFY_WITH_TIMEOUT(table.reports().fault.has_value(), Patience);
        QVERIFY(table.reports().fault->code == StoreFault::Code::Unreachable);
        QVERIFY(!table.mayReport(m_owner.event) && !table.isHearing());
    }
};

} // namespace tst_tableboards

QTEST_MAIN(tst_tableboards::TestTableBoards)
#include "tst_tableboards.moc"
