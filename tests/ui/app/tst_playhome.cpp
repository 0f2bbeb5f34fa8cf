// SPDX-License-Identifier: MIT
#include "base/draft/draftfile.h"
#include "ui/app/places/playhome.h"
#include "ui/app/places/startcard.h"
#include "ui/app/window/mainwindow.h"
#include "ui/board/boardwidget.h"
#include "ui/board/inforce.h"
#include "ui/controls/dialogs/askdialog.h"
#include "ui/controls/style/skin.h"
#include "ui/controls/tablebutton.h"
#include "ui/match/newgame/termsbutton.h"
#include "ui/match/table/tablepage.h"

#include <QApplication>
#include <QClipboard>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

namespace tst_playhome {

using namespace kagetsu;
using namespace kagetsu::ui;

namespace {

StartEntry entry(StartEntry::Kind kind, const QString &title)
{
    return { kind, QStringLiteral("/") + title, title, QStringLiteral("a line about it"), BoardPicture(), true };
}

std::vector<StartEntry> someEntries()
{
    return { entry(StartEntry::Kind::Unfinished, QStringLiteral("Ann – Bob")),
        entry(StartEntry::Kind::Game, QStringLiteral("Cid – Dan")),
        entry(StartEntry::Kind::Game, QStringLiteral("Eve – Fay")),
        entry(StartEntry::Kind::Record, QStringLiteral("kagetsu.lib")) };
}

int stonesOn(const BoardWidget &board)
{
    int count = 0;
    for (int x = 0; x < 15; ++x)
        for (int y = 0; y < 15; ++y)
            count += board.picture().at({ x, y }).stone != rules::Stone::None;
    return count;
}

} // namespace

class TestPlayHome : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_page = std::make_unique<PlayHome>();
        qApp->setStyleSheet(styleSheetOf(Theme::light()));
        setTheme(Theme::light());
        m_page->resize(1366, 700);
        m_page->show();
    }

    void cleanup() { m_page.reset(); }

    // The moves of a lesson are its answers; those of any other record are its last position.
    void aLessonShowsItsQuestionOnly()
    {
        const auto pictureOf = [this](const QByteArray &task) {
            const QString path = m_folder->filePath(QStringLiteral("x.sgf"));
            write(path, "(;GM[4]SZ[15]RU[Renju]C[Black wins.]AB[fh][gh][hh]AW[ao][ca][om]PL[B]" + task + ";B[eh])");
            const EntryRecord read =
                readEntryRecord(QFileInfo(path), [](const QString &) { return document::OpenChoices(); });
            return read.picture.value();
        };
        const BoardPicture record = pictureOf({});
        QCOMPARE(record.at({ 4, 7 }).stone, rules::Stone::Black);
        const BoardPicture lesson = pictureOf("XTK[win]");
        QCOMPARE(lesson.at({ 5, 7 }).stone, rules::Stone::Black);
        QCOMPARE(lesson.at({ 4, 7 }).stone, rules::Stone::None);
    }

    void savedGamesAndRecordsAreRead()
    {
        const Folders folders = Folders::in(m_folder->path());
        write(folders.games + QStringLiteral("/2031-05-04 a.sgf"), "(;GM[4]SZ[15]PB[Ann]PW[Bob];B[hh];W[hg];B[ig])");
        // Whose result the arbiter took back is no game to be shown.
        write(folders.games + QStringLiteral("/2031-05-05 b.sgf"), "(;GM[4]SZ[15]PB[Ann]PW[Bob]RE[Void];B[hh])");
        const QString record = m_folder->filePath(QStringLiteral("study.sgf"));
        write(record, "(;GM[4]SZ[15];B[aa])");
        const QString large = m_folder->filePath(QStringLiteral("large.sgf"));
        write(large, "(;GM[4]SZ[15];B[aa]C[" + QByteArray(1 << 20, 'x') + "])");
        const QString gone = m_folder->filePath(QStringLiteral("gone.sgf"));
        const auto entries =
            startEntries({ folders, { large, gone, record }, [](const QString &) { return document::OpenChoices(); } });
        QCOMPARE(entries.size(), std::size_t(3));
        QCOMPARE(entries[0].kind, StartEntry::Kind::Game);
        QCOMPARE(entries[0].title, QStringLiteral("Ann – Bob"));
        QCOMPARE(entries[0].picture.at({ 7, 7 }).stone, rules::Stone::Black);
        QCOMPARE(entries[0].picture.at({ 8, 8 }).stone, rules::Stone::Black);
        QCOMPARE(entries[0].picture.frame().coordinates, CoordinateSides::None);
        // No card shows a record, so it is named and not read.
        for (const std::size_t i : { std::size_t(1), std::size_t(2) }) {
            QCOMPARE(entries[i].kind, StartEntry::Kind::Record);
            QCOMPARE(entries[i].path, i == 1 ? large : record);
            QCOMPARE(entries[i].title, i == 1 ? QStringLiteral("large.sgf") : QStringLiteral("study.sgf"));
            QCOMPARE(entries[i].picture.at({ 0, 14 }).stone, rules::Stone::None);
        }
    }

    // Whatever it is of; what a running program holds is its own.
    void whatWasTypedIsOffered()
    {
        const Folders folders = Folders::in(m_folder->path());
        const auto draft = [](const char *kind, const char *name) {
            return draft::lineOf({ QLatin1String(kind), {}, QLatin1String(name), QDateTime::currentDateTimeUtc() });
        };
        write(folders.drafts + QStringLiteral("/a.draft"), draft("team", "Team members: Beavers") + "{}");
        write(folders.drafts + QStringLiteral("/b.draft"), draft("record", "x.sgf") + "(;FF[4])");
        write(folders.drafts + QStringLiteral("/c.draft"), "rubbish");
        draft::DraftFile running(folders.drafts);
        QVERIFY(running.keep(running.nextTurn(), { QStringLiteral("team"), {}, QStringLiteral("mine") }, "{}"));
        const auto entries = startEntries({ folders, {}, [](const QString &) { return document::OpenChoices(); } });
        QCOMPARE(entries.size(), std::size_t(3));
        const bool isTypedFirst = entries[0].kind == StartEntry::Kind::Typed; // they were written in one moment
        const StartEntry &typed = entries[isTypedFirst ? 0 : 1];
        QCOMPARE(typed.kind, StartEntry::Kind::Typed);
        QCOMPARE(typed.title, QStringLiteral("Team members: Beavers"));
        QVERIFY(!typed.detail.contains(QLatin1String("saved"), Qt::CaseInsensitive)); // as the heading says
        QVERIFY(!typed.detail.isEmpty());
        const StartEntry &edits = entries[isTypedFirst ? 1 : 0];
        QCOMPARE(edits.kind, StartEntry::Kind::Draft);
        QCOMPARE(edits.title, QStringLiteral("x.sgf"));
        QCOMPARE(entries[2].title, QStringLiteral("c.draft"));
        QCOMPARE(entries[2].detail, QStringLiteral("Backup that cannot be read"));
    }

    void whatHasNoHomeAnyMoreCanBeCopiedOrDiscarded_data()
    {
        QTest::addColumn<QByteArray>("state");
        QTest::newRow("fields of a dialog") << QByteArray(R"({"teamMembers":"Ann\nBen","tick":true})");
        QTest::newRow("beside something else") << QByteArray(R"({"choices":"n 1","fields":{"a":"Ann\nBen","b":7}})");
    }
    void whatHasNoHomeAnyMoreCanBeCopiedOrDiscarded()
    {
        QFETCH(QByteArray, state);
        const Folders folders = Folders::in(m_folder->path());
        const QString file = folders.drafts + QStringLiteral("/a.draft");
        write(file,
            draft::lineOf({ QStringLiteral("team"), {}, QStringLiteral("Team members: Beavers"),
                QDateTime::currentDateTimeUtc(), { { QStringLiteral("event"), QStringLiteral("/gone") } } })
                + state);
        MainWindow window(Settings {}, m_folder->filePath(QStringLiteral("kagetsu.ini")), folders);
        window.show();
        window.refreshUnfinished();
        auto *start = window.findChild<PlayHome *>();
        QTRY_COMPARE(start->findChildren<StartCard *>().size(), 1);
        const auto answer = [start](const QString &verb) {
            bool isShown = false;
            QTimer::singleShot(0, qApp, [&] {
                auto *question = qobject_cast<AskDialog *>(QApplication::activeModalWidget());
                QVERIFY(question);
                isShown = question->more().endsWith(QStringLiteral("Ann\nBen"));
                for (auto *button : question->findChildren<QPushButton *>()) {
                    if (button->text() == verb) {
                        button->click();
                        return;
                    }
                }
                question->reject();
            });
            QTest::mouseClick(start->findChild<StartCard *>(), Qt::LeftButton);
            return isShown;
        };
        QVERIFY(answer(QStringLiteral("Copy")));
        QCOMPARE(QGuiApplication::clipboard()->text(), QStringLiteral("Ann\nBen"));
        QVERIFY(QFile::exists(file));
        QVERIFY(answer(QStringLiteral("Discard")));
        QVERIFY(!QFile::exists(file));
        QTRY_COMPARE(start->findChildren<StartCard *>().size(), 0);
    }

    void aDraftThatIsDiscardedWhereItBelongsIsOfferedNoMore()
    {
        const Folders folders = Folders::in(m_folder->path());
        const QString file = folders.drafts + QStringLiteral("/a.draft");
        write(file,
            draft::lineOf(
                { QStringLiteral("newGame"), {}, QStringLiteral("New game"), QDateTime::currentDateTimeUtc() })
                + R"({"leftName":"Ann"})");
        MainWindow window(Settings {}, m_folder->filePath(QStringLiteral("kagetsu.ini")), folders);
        window.show();
        window.refreshUnfinished();
        auto *start = window.findChild<PlayHome *>();
        QTRY_COMPARE(start->findChildren<StartCard *>().size(), 1);
        QTimer::singleShot(0, this, [] {
            auto *dialog = qobject_cast<QDialog *>(QApplication::activeModalWidget());
            QVERIFY(dialog);
            dialog->findChild<TableButton *>(QStringLiteral("discardDraft"))->click();
            dialog->reject();
        });
        window.newGame(); // not by the card
        QVERIFY(!QFile::exists(file));
        QTRY_COMPARE(start->findChildren<StartCard *>().size(), 0);
    }

    // The window is there before anything is read, and a card opens what it shows.
    void aCardOpensItsGame()
    {
        const Folders folders = Folders::in(m_folder->path());
        write(folders.games + QStringLiteral("/2031-05-04 a.sgf"), "(;GM[4]SZ[15]PB[Ann]PW[Bob];B[hh];W[hg];B[ig])");
        MainWindow window(Settings {}, m_folder->filePath(QStringLiteral("kagetsu.ini")), folders);
        window.show();
        window.refreshUnfinished();
        auto *start = window.findChild<PlayHome *>();
        QVERIFY(start->findChildren<StartCard *>().isEmpty());
        QTRY_COMPARE(start->findChildren<StartCard *>().size(), 1);
        QTest::mouseClick(start->findChild<StartCard *>(), Qt::LeftButton);
        QTRY_VERIFY(!start->isVisible());
        QVERIFY(window.windowTitle().contains(QStringLiteral("2031-05-04 a")));
    }

    // Two who play each evening: one tap, and nobody is asked anything.
    void theGameAsLastTimeIsOneTap()
    {
        Settings settings;
        settings.newGame.left = QStringLiteral("Ann");
        settings.newGame.right = QStringLiteral("Bob");
        settings.newGame.time = QStringLiteral("7m+3s");
        const auto open = [&] {
            auto window = std::make_unique<MainWindow>(
                settings, m_folder->filePath(QStringLiteral("kagetsu.ini")), Folders::in(m_folder->path()));
            window->setLanguage(QStringLiteral("en"));
            window->show();
            window->refreshUnfinished();
            return window;
        };
        const auto againIn = [](const MainWindow &window) {
            return window.findChild<PlayHome *>()->findChild<TermsButton *>(QStringLiteral("asLastTime"));
        };
        QVERIFY(!againIn(*open())->isVisible()); // nothing was played yet
        settings.newGame.wasPlayed = true;
        const auto window = open();
        QVERIFY(againIn(*window)->isVisible());
        QVERIFY(againIn(*window)->line().startsWith(QStringLiteral("Ann – Bob")));
        QVERIFY(againIn(*window)->line().contains(QStringLiteral("7m+3s")));
        QTest::mouseClick(againIn(*window), Qt::LeftButton);
        QVERIFY(window->findChild<TablePage *>()->isVisible());
        QCOMPARE(QDir(m_folder->filePath(QStringLiteral("journals"))).entryList(QDir::Files).size(), 1);
    }

    void theScoreOfTheTwoStaysAndGoesOn()
    {
        Settings settings;
        settings.newGame.left = QStringLiteral("Ann");
        settings.newGame.right = QStringLiteral("Bob");
        settings.newGame.wasPlayed = true;
        settings.series = match::NamedSeries { { "Ann", "Bob" }, { 3, { 4, 2 } } };
        MainWindow window(settings, m_folder->filePath(QStringLiteral("kagetsu.ini")), Folders::in(m_folder->path()));
        window.setLanguage(QStringLiteral("en"));
        window.show();
        window.refreshUnfinished();
        auto *home = window.findChild<PlayHome *>();
        const auto *series = home->findChild<QLabel *>(QStringLiteral("series"));
        QVERIFY(series->isVisible());
        QCOMPARE(series->text(), QStringLiteral("Ann 2 : 1 Bob"));
        QVERIFY(!home->findChild<QLabel *>(QStringLiteral("ladder"))->isVisible()); // nobody has played the computer
        QTest::mouseClick(home->findChild<TermsButton *>(QStringLiteral("asLastTime")), Qt::LeftButton);
        QVERIFY(window.findChild<TablePage *>()->caption().startsWith(QStringLiteral("Ann 2 : 1 Bob")));
    }

    // Two taps lead to the first stone, and it is answered.
    void theComputerPlays()
    {
        m_page.reset();
        const Folders folders = Folders::in(m_folder->path());
        MainWindow window({}, m_folder->filePath(QStringLiteral("settings.ini")), folders);
        window.resize(1280, 800);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        QTimer::singleShot(0, &window, [] {
            auto *play = qApp->activeModalWidget()->findChild<QAbstractButton *>(QStringLiteral("playComputer"));
            QTest::mouseClick(play, Qt::LeftButton);
        });
        QTest::mouseClick(window.findChild<QPushButton *>(QStringLiteral("computer")), Qt::LeftButton);
        auto *table = window.findChild<TablePage *>();
        QVERIFY(table && table->isVisible());
        QTest::mouseClick(table->board(), Qt::LeftButton, {}, table->board()->rectOf({ 7, 7 }).center().toPoint());
        QTRY_COMPARE_WITH_TIMEOUT(stonesOn(*table->board()), 2, 20000);
    }

    void theBoardIsForWhoHasNothingYet()
    {
        auto *board = m_page->findChild<BoardWidget *>();
        QVERIFY(board->isVisible());
        m_page->setEntries(someEntries());
        QVERIFY(!board->isVisible());
        QCOMPARE(cards().size(), 3); // the record is among the games
        m_page->setEntries({});
        QVERIFY(board->isVisible() && cards().isEmpty());
        // Nor is it shown for a moment when cards are on the way.
        m_page->expectEntries();
        QVERIFY(!board->isVisible());
    }

    void arrowsAndEnterReachEverything()
    {
        m_page->setEntries(someEntries());
        QCoreApplication::processEvents();
        QSignalSpy wanted(m_page.get(), &PlayHome::entryWanted);
        QSignalSpy clock(m_page.get(), &PlayHome::clockWanted);
        QSignalSpy decide(m_page.get(), &PlayHome::unfinishedWanted);
        button("newGame")->setFocus();
        press(Qt::Key_Down); // computer
        press(Qt::Key_Down); // clock
        press(Qt::Key_Return);
        QCOMPARE(clock.size(), 1);
        press(Qt::Key_Right);
        while (m_page->focusWidget()->objectName() != QLatin1String("decideUnfinished")) {
            const QWidget *before = m_page->focusWidget();
            press(Qt::Key_Up);
            QVERIFY(m_page->focusWidget() != before);
        }
        press(Qt::Key_Return);
        QCOMPARE(decide.size(), 1);
        press(Qt::Key_Down);
        QVERIFY(qobject_cast<StartCard *>(m_page->focusWidget()));
        QSet<QWidget *> reached { m_page->focusWidget() };
        // In one column of cards or in two, as there is room.
        for (const Qt::Key key : { Qt::Key_Up, Qt::Key_Down, Qt::Key_Left, Qt::Key_Down, Qt::Key_Right, Qt::Key_Down,
                 Qt::Key_Left, Qt::Key_Up, Qt::Key_Down, Qt::Key_Down }) {
            press(key);
            reached.insert(m_page->focusWidget());
            if (!qobject_cast<StartCard *>(m_page->focusWidget()))
                cards().first()->setFocus();
        }
        for (StartCard *each : cards())
            QVERIFY2(reached.contains(each), qPrintable(each->entry().title));
        press(Qt::Key_Enter);
        QCOMPARE(wanted.size(), 1);
        while (qobject_cast<StartCard *>(m_page->focusWidget())) {
            QWidget *before = m_page->focusWidget();
            press(Qt::Key_Left);
            QVERIFY(m_page->focusWidget() != before);
        }
        QVERIFY(qobject_cast<QPushButton *>(m_page->focusWidget()));
    }

    void nothingIsCut_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::newRow("laptop") << QSize(1366, 700);
        QTest::newRow("telephone") << QSize(400, 650);
        QTest::newRow("upright tablet") << QSize(800, 1230);
        QTest::newRow("large screen without a scale factor") << QSize(3840, 2090);
    }

    void nothingIsCut()
    {
        QFETCH(QSize, size);
        m_page->setEntries(someEntries());
        m_page->setAgain(QStringLiteral("Ann – Bob · Renju · Swap · 15m+10s · Ann opens"));
        QVERIFY(m_page->findChild<TermsButton *>()->isVisible());
        m_page->setStandings(QStringLiteral("Ann 12 : 7½ Bob"), QStringLiteral("Ann on the ladder: 1216"));
        m_page->resize(size);
        QCoreApplication::processEvents();
        // What a telephone has no room for is scrolled to: the window makes no page lower than it can be.
        m_page->resize(size.expandedTo({ 0, m_page->leastSize(size).height() }));
        QCoreApplication::processEvents();
        const QStringList names { "newGame", "computer", "clockOnly" };
        for (const QString &wanted : names) {
            const QByteArray name = wanted.toLatin1();
            const QPushButton *each = button(name);
            QVERIFY(each->isVisible());
            QVERIFY2(each->height() >= 44, name);
            QVERIFY2(each->width() >= each->fontMetrics().horizontalAdvance(each->text()) + 40, name);
            QVERIFY2(m_page->rect().contains(QRect(each->mapTo(m_page.get(), QPoint()), each->size())), name);
        }
        for (const char *name : { "series", "ladder" }) {
            const auto *label = m_page->findChild<QLabel *>(QLatin1String(name));
            QVERIFY2(label->isVisible(), name);
            QVERIFY2(label->height() >= label->heightForWidth(label->width()), name);
            QVERIFY2(m_page->rect().contains(QRect(label->mapTo(m_page.get(), QPoint()), label->size())), name);
        }
        const auto *area = m_page->findChild<QScrollArea *>(QStringLiteral("games"));
        QVERIFY(area->height() >= 120);
        QVERIFY(area->widget()->width() <= area->viewport()->width());
        if (size.width() < size.height()) // below the buttons it is the page that scrolls
            QCOMPARE(area->verticalScrollBar()->maximum(), 0);
        // Words grow with the window: as large a part of it on every screen.
        if (size.width() == 3840) {
            QVERIFY(button("newGame")->height() > 90);
            QVERIFY(cards().first()->height() > 200);
        }
    }

private:
    static void write(const QString &path, const QByteArray &bytes)
    {
        QDir().mkpath(QFileInfo(path).path());
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes);
    }
    QPushButton *button(const char *name) const { return m_page->findChild<QPushButton *>(QLatin1String(name)); }
    QList<StartCard *> cards() const
    {
        const auto *area = m_page->findChild<QScrollArea *>(QStringLiteral("games"));
        return area->widget() ? area->widget()->findChildren<StartCard *>() : QList<StartCard *>();
    }
    void press(Qt::Key key) { QTest::keyClick(m_page->focusWidget(), key); }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<PlayHome> m_page;
};

} // namespace tst_playhome

QTEST_MAIN(tst_playhome::TestPlayHome)
#include "tst_playhome.moc"
