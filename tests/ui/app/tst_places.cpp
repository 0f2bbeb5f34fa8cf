// SPDX-License-Identifier: MIT
#include "match/host/matchhost.h"
#include "opening/pattern/catalogue.h"
#include "text/opening/opening.h"
#include "ui/app/places/eventshome.h"
#include "ui/app/places/gamegrid.h"
#include "ui/app/places/gameshome.h"
#include "ui/app/places/learnhome.h"
#include "ui/app/places/placerail.h"
#include "ui/app/places/playhome.h"
#include "ui/app/places/startcard.h"
#include "ui/app/places/verdicthome.h"
#include "ui/app/window/actions.h"
#include "ui/app/window/mainwindow.h"
#include "ui/app/window/menus.h"
#include "ui/app/window/pageslide.h"
#include "ui/arbiter/replay/replaypage.h"
#include "ui/arbiter/verdict/verdictpage.h"
#include "ui/board/boardwidget.h"
#include "ui/controls/input/motion.h"
#include "ui/learn/lessonpage.h"
#include "ui/match/newgame/choicechips.h"
#include "ui/match/newgame/newgamedialog.h"
#include "ui/match/table/endcard.h"
#include "ui/match/table/tablepage.h"
#include "ui/record/page/studypage.h"

#include <QAccessible>
#include <QClipboard>
#include <QDir>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QSet>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QToolButton>

#include <algorithm>
#include <functional>

namespace tst_places {

using namespace kagetsu;
using namespace kagetsu::ui;

class TestPlaces : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_folders = Folders::in(m_folder->path());
        open({});
    }
    void cleanup() { m_window.reset(); }

    void eachPlaceHasAKeyAndAHomePage()
    {
        const auto at = [this](Qt::Key key, const QWidget *page) {
            QTest::keyClick(m_window.get(), key, Qt::AltModifier);
            return page && page->isVisible();
        };
        m_window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
        QTest::keyClick(m_window.get(), Qt::Key_2, Qt::AltModifier);
        QVERIFY(page<GamesHome>() && page<GamesHome>()->isVisible());
        QTest::keyClick(m_window.get(), Qt::Key_3, Qt::AltModifier);
        QVERIFY(page<LearnHome>() && page<LearnHome>()->isVisible());
        QTest::keyClick(m_window.get(), Qt::Key_4, Qt::AltModifier);
        QVERIFY(page<EventsHome>() && page<EventsHome>()->isVisible());
        QTest::keyClick(m_window.get(), Qt::Key_5, Qt::AltModifier);
        QVERIFY(page<VerdictHome>() && page<VerdictHome>()->isVisible());
        QVERIFY(at(Qt::Key_1, page<PlayHome>()));
    }

    // A screen reader hears tabs, of which one is selected.
    void theRailNamesThePlacesInOrder()
    {
        QStringList names;
        QStringList selected;
        for (auto *button : rail()->findChildren<QAbstractButton *>()) {
            QAccessibleInterface *access = QAccessible::queryAccessibleInterface(button);
            QVERIFY(access);
            if (access->role() != QAccessible::PageTab)
                continue;
            names += access->text(QAccessible::Name);
            if (access->state().selected)
                selected += access->text(QAccessible::Name);
        }
        QCOMPARE(names,
            QStringList({ QStringLiteral("Play"), QStringLiteral("Games"), QStringLiteral("Learn"),
                QStringLiteral("Events"), QStringLiteral("Verdict") }));
        QCOMPARE(selected, QStringList(QStringLiteral("Play")));
        auto *learn = rail()->findChild<QAbstractButton *>(QStringLiteral("rail_placeLearn"));
        QAccessible::queryAccessibleInterface(learn)->actionInterface()->doAction(
            QAccessibleActionInterface::pressAction());
        QVERIFY(page<LearnHome>()->isVisible());
    }

    void theRailIsWhereThereIsRoomForIt_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<Qt::Orientation>("orientation");
        QTest::addColumn<bool>("besideLesson"); // also on a page that is no home page
        QTest::newRow("laptop") << QSize(1366, 700) << Qt::Vertical << true;
        QTest::newRow("large screen") << QSize(3840, 2100) << Qt::Vertical << true;
        QTest::newRow("upright tablet") << QSize(800, 1200) << Qt::Horizontal << false;
        QTest::newRow("telephone") << QSize(360, 640) << Qt::Horizontal << false;
    }
    void theRailIsWhereThereIsRoomForIt()
    {
        QFETCH(QSize, size);
        m_window->resize(size);
        QCoreApplication::processEvents();
        QTEST(rail()->orientation(), "orientation");
        QVERIFY(rail()->isVisible());
        for (auto *button : rail()->findChildren<QAbstractButton *>()) {
            if (!button->isVisible())
                continue;
            QVERIFY2(button->width() >= 44 && button->height() >= 44, qPrintable(button->objectName()));
            QVERIFY(m_window->rect().contains(QRect(button->mapTo(m_window.get(), QPoint()), button->size())));
        }
        action("lesson")->trigger();
        QTEST(rail()->isVisible(), "besideLesson");
        QVERIFY(action("back")->isVisible());
        action("back")->trigger();
        QVERIFY(page<LearnHome>()->isVisible() && rail()->isVisible());
        QVERIFY(!action("back")->isVisible());
    }

    // On a telephone, too, cards keep away from both edges alike.
    void cardsStandWithinTheirPage()
    {
        m_window->resize(360, 640);
        QVERIFY(QDir().mkpath(m_folders.journals));
        QVERIFY(QFile::copy(QStringLiteral(KAGETSU_TEST_DATA "/journal/opening-choice.jsonl"),
            m_folders.journals + QStringLiteral("/open.jsonl")));
        for (const char *place : { "placeGames", "placeLearn", "placeEvents", "placeVerdict" }) {
            action(place)->trigger();
            const auto shown = [this] {
                QList<QWidget *> all;
                for (auto *card : m_window->findChildren<QAbstractButton *>()) {
                    if (card->isVisible() && (qobject_cast<HomeTile *>(card) || qobject_cast<StartCard *>(card)))
                        all += card;
                }
                return all;
            };
            QTRY_VERIFY2(!shown().isEmpty(), place);
            if (qstrcmp(place, "placeVerdict") == 0)
                QTRY_COMPARE(page<VerdictHome>()->findChildren<StartCard *>().size(), 1); // read in the background
            for (const QWidget *card : shown()) {
                const QRect at(card->mapTo(m_window.get(), QPoint()), card->size());
                QVERIFY2(at.left() >= 8 && at.right() < m_window->width() - 8, qPrintable(card->objectName()));
            }
        }
    }

    void aGameHasTheWindowForItself()
    {
        startGame();
        QVERIFY(page<TablePage>()->isVisible());
        QVERIFY(!rail()->isVisible());
        QTest::mouseClick(page<TablePage>()->board(), Qt::LeftButton);
        QVERIFY(host().execute(match::Resign { Seat::B }));
        QCoreApplication::processEvents();
        QVERIFY(!rail()->isVisible()); // the board stays in its place
        action("back")->trigger();
        QVERIFY(rail()->isVisible());
    }

    void theRecordOfAGameLeadsBackToTheTable()
    {
        go(QStringLiteral("ended"));
        QVERIFY(!action("toTable")->isVisible());
        reviewAtTheEnd();
        QVERIFY(action("toTable")->isVisible() && action("rematchNow")->isVisible());
        action("toTable")->trigger();
        QVERIFY(page<TablePage>()->isVisible() && page<TablePage>()->end()->isVisible());
        QVERIFY(!action("rematchNow")->isVisible());
        reviewAtTheEnd();
        const std::string before = host().match().setup().id;
        action("rematchNow")->trigger();
        QVERIFY(page<TablePage>()->isVisible());
        QVERIFY(!host().match().isOver() && host().match().setup().id != before);
        // Another record is not that of the game.
        QVERIFY(host().execute(match::Resign { Seat::A }));
        m_window->openRecord(QStringLiteral(KAGETSU_TEST_DATA "/games/study.sgf"));
        QTRY_VERIFY(page<StudyPage>()->isVisible());
        QVERIFY(!action("toTable")->isVisible() && !action("rematchNow")->isVisible());
    }

    void aGameGoesOnFromARecordAndLeadsBack()
    {
        go(QStringLiteral("record"));
        page<StudyPage>()->goTo(3);
        const record::NodeId node = page<StudyPage>()->node();
        QVERIFY(!action("toRecord")->isVisible());
        action("playOn")->trigger();
        QVERIFY(page<TablePage>() && page<TablePage>()->isVisible());
        QCOMPARE(host().match().drawnStones(), 3);
        QVERIFY(host().match().setup().engines.a && !host().match().setup().engines.b);
        QVERIFY(action("toRecord")->isVisible());
        action("toRecord")->trigger();
        QVERIFY(page<StudyPage>()->isVisible());
        QCOMPARE(page<StudyPage>()->node(), node);
        action("playOn")->trigger();
        QVERIFY(host().execute(match::Resign { Seat::B }));
        QVERIFY(page<TablePage>()->end()->isVisible());
        auto *back = page<TablePage>()->end()->findChild<QAbstractButton *>(QStringLiteral("toRecord"));
        QVERIFY(back && back->isVisible());
        QTRY_VERIFY(back->isEnabled());
        back->click();
        QVERIFY(page<StudyPage>()->isVisible());
    }

    // A press is taken at once, whatever moves.
    void aPageSlidesAndTakesTheNextPressAtOnce()
    {
        auto *slide = m_window->findChild<PageSlide *>();
        QVERIFY(!slide->isMoving());
        action("placeLearn")->trigger();
        QVERIFY(slide->isMoving());
        QCOMPARE(page<LearnHome>()->pos(), QPoint()); // only its picture moves
        QWidget *games = rail()->findChild<QAbstractButton *>(QStringLiteral("rail_placeGames"));
        QTest::mouseClick(
            m_window->windowHandle(), Qt::LeftButton, {}, games->mapTo(m_window.get(), games->rect().center()));
        QVERIFY(page<GamesHome>() && page<GamesHome>()->isVisible());
        QTRY_VERIFY(!slide->isMoving());
        QVERIFY(slide->isHidden());
        setMotionAllowed(false);
        action("placeLearn")->trigger();
        QVERIFY(!slide->isMoving());
        setMotionAllowed(true);
        startGame(); // a board never moves
        QVERIFY(!slide->isMoving());
    }

    void noMenuIsLongAndEachCommandIsThreeActionsAway_data()
    {
        QTest::addColumn<QString>("where");
        for (const char *where : { "home", "games", "table", "ended", "record", "verdict", "case" })
            QTest::newRow(where) << where;
    }
    void noMenuIsLongAndEachCommandIsThreeActionsAway()
    {
        QFETCH(QString, where);
        go(where);
        auto *menu = m_window->findChild<QToolButton *>(QStringLiteral("menu"))->menu();
        emit menu->aboutToShow();
        QSet<const QAction *> reached; // by the menu, a submenu and its entry
        const auto count = [](const QMenu &each) {
            const QList<QAction *> entries = each.actions();
            return std::count_if(
                entries.begin(), entries.end(), [](const QAction *entry) { return !entry->isSeparator(); });
        };
        QVERIFY2(count(*menu) <= MostMenuEntries, qPrintable(QString::number(count(*menu))));
        for (const QAction *entry : menu->actions()) {
            reached.insert(entry);
            if (!entry->menu())
                continue;
            QVERIFY2(count(*entry->menu()) <= MostMenuEntries,
                qPrintable(QStringLiteral("%1: %2").arg(entry->text()).arg(count(*entry->menu()))));
            for (const QAction *below : entry->menu()->actions()) {
                QVERIFY(!below->menu());
                reached.insert(below);
            }
        }
        QStringList missing;
        const bool isPlaying = where == QLatin1String("table");
        const Actions &actions = *m_window->findChild<Actions *>();
        for (const QAction *each : actions.findChildren<QAction *>()) {
            const bool isOfGame = actions.group(ActionGroup::Game).contains(each)
                || actions.group(ActionGroup::View).contains(each) || actions.group(ActionGroup::Hearing).contains(each)
                || actions.group(ActionGroup::Help).contains(each) || each->objectName() == QLatin1String("back");
            const bool isOfPlaces = !isPlaying && actions.group(ActionGroup::Arbiter).contains(each);
            // What an arbiter needs stands on the home page of Verdict: a place, and a tile there.
            if (each->isEnabled() && (isOfGame || (!isPlaying && !isOfPlaces)) && !reached.contains(each)
                && each->objectName() != QLatin1String("back"))
                missing += each->objectName();
        }
        QVERIFY2(missing.isEmpty(), qPrintable(missing.join(QStringLiteral(", "))));
    }

    // Counted with a mouse from a place's home page: so many clicks, besides the stones on the board.
    void whatIsWantedMostIsFewClicksAway()
    {
        // The first stone.
        int clicks = 0;
        const auto inDialog = [&](std::function<void(NewGameDialog &)> act) {
            QTimer::singleShot(0, this, [act = std::move(act)] {
                if (auto *dialog = qobject_cast<NewGameDialog *>(QApplication::activeModalWidget()))
                    act(*dialog);
            });
        };
        inDialog([&](NewGameDialog &dialog) { click(dialog, "start", clicks); });
        click(*page<PlayHome>(), "newGame", clicks);
        QVERIFY(page<TablePage>() && page<TablePage>()->isVisible());
        QTest::mouseClick(page<TablePage>()->board(), Qt::LeftButton);
        QVERIFY(host().match().position().has({ 7, 7 }, rules::Side::Black));
        QCOMPARE(clicks, 2);

        // A picture of the finished game on the clipboard.
        QVERIFY(host().execute(match::Resign { Seat::B }));
        QGuiApplication::clipboard()->clear();
        clicks = 0;
        auto *picture = page<TablePage>()->end()->findChild<QAbstractButton *>(QStringLiteral("copyPicture"));
        QTRY_VERIFY(picture->isVisible() && picture->isEnabled());
        click(*page<TablePage>()->end(), "copyPicture", clicks);
        QTRY_VERIFY(!QGuiApplication::clipboard()->image().isNull());
        QCOMPARE(clicks, 1);

        // A second game with other terms.
        clicks = 0;
        inDialog([&](NewGameDialog &dialog) {
            const QList<ChipButton *> terms =
                dialog.findChild<QWidget *>(QStringLiteral("quickTerms"))->findChildren<ChipButton *>();
            QTest::mouseClick(terms[1], Qt::LeftButton); // Blitz 5 min
            ++clicks;
            click(dialog, "start", clicks);
        });
        click(*page<TablePage>()->end(), "newGame", clicks);
        QVERIFY(!host().match().isOver());
        QVERIFY2(clicks <= 4, qPrintable(QString::number(clicks)));
        QCOMPARE(clicks, 3);
    }

    void aGamePuzzleOrVerdictIsTwoClicksAway_data()
    {
        QTest::addColumn<QString>("place");
        QTest::addColumn<QString>("tile"); // empty for the first game
        QTest::newRow("yesterday's game") << "placeGames" << QString();
        QTest::newRow("a puzzle") << "placeLearn"
                                  << "learnTasks";
        QTest::newRow("today's practice") << "placeLearn"
                                          << "learnDaily";
        QTest::newRow("the next step of a course") << "placeLearn"
                                                   << "course_0";
        QTest::newRow("a verdict on a position") << "placeVerdict"
                                                 << "home_verdict";
        QTest::newRow("a tournament") << "placeEvents"
                                      << "newEvent";
    }
    void aGamePuzzleOrVerdictIsTwoClicksAway()
    {
        QFETCH(QString, place);
        QFETCH(QString, tile);
        writeGames();
        int clicks = 0;
        const auto *play = page<PlayHome>();
        QVERIFY(play->isVisible());
        click(*rail(), qPrintable(QStringLiteral("rail_") + place), clicks);
        const QWidget *home = nullptr;
        if (tile.isEmpty()) {
            home = page<GamesHome>();
            QTRY_COMPARE(grid()->countShown(), 3);
            QTest::mouseClick(grid()->viewport(), Qt::LeftButton, {}, QPoint(40, 40));
            ++clicks;
        } else {
            const QList<QAbstractButton *> tiles = m_window->findChildren<QAbstractButton *>(tile);
            const auto shown = std::ranges::find_if(tiles, [](const QWidget *each) { return each->isVisible(); });
            QVERIFY2(shown != tiles.end(), qPrintable(tile));
            home = (*shown)->parentWidget();
            bool isAsked = false; // what a dialog needs first is asked there
            QTimer::singleShot(0, this, [&isAsked] {
                if (QWidget *dialog = QApplication::activeModalWidget()) {
                    isAsked = true;
                    QTest::keyClick(dialog, Qt::Key_Escape);
                }
            });
            QTest::mouseClick(*shown, Qt::LeftButton);
            ++clicks;
            if (isAsked)
                home = nullptr;
        }
        QTRY_VERIFY(!home || !home->isVisible());
        QCOMPARE(clicks, 2);
    }

    // On the page where they can be done, all of an arbiter's commands stand in the menu.
    void whatAnArbiterNeedsIsInTheMenuOrOnTheHomePage()
    {
        action("placeVerdict")->trigger();
        for (const char *name : { "verdict", "moments", "journalProtocol", "scoreSheet", "unplayed" }) {
            auto *tile =
                page<VerdictHome>()->findChild<QAbstractButton *>(QStringLiteral("home_%1").arg(QLatin1String(name)));
            QVERIFY2(tile && tile->isVisible() && tile->isEnabled(), name);
        }
        page<VerdictHome>()->findChild<QAbstractButton *>(QStringLiteral("home_verdict"))->click();
        QVERIFY(page<VerdictPage>()->isVisible());
    }

    // The journals of the last games stand on the home page as boards, and a tap goes through one.
    void theLastJournalsAreATapAway()
    {
        action("placeVerdict")->trigger();
        const auto cards = [this] { return page<VerdictHome>()->findChildren<StartCard *>(); };
        const auto told = [this] {
            const QList<QLabel *> labels = page<VerdictHome>()->findChildren<QLabel *>();
            return std::ranges::any_of(
                labels, [](const QLabel *label) { return label->text().contains(QStringLiteral("keeps a journal")); });
        };
        QTRY_VERIFY(told());
        QVERIFY(cards().isEmpty());
        const QString finished = m_folders.journals + QStringLiteral("/finished");
        QVERIFY(QDir().mkpath(finished));
        write(m_folders.journals + QStringLiteral("/rubbish.jsonl"), "rubbish\n");
        for (int i = 1; i <= 8; ++i)
            QVERIFY(QFile::copy(QStringLiteral(KAGETSU_TEST_DATA "/journal/classroom.jsonl"),
                QStringLiteral("%1/%2.jsonl").arg(finished).arg(i)));
        QVERIFY(QFile::copy(QStringLiteral(KAGETSU_TEST_DATA "/journal/opening-choice.jsonl"),
            m_folders.journals + QStringLiteral("/open.jsonl")));
        action("placePlay")->trigger();
        action("placeVerdict")->trigger();
        QTRY_COMPARE(cards().size(), 6); // not all that there ever were
        QVERIFY(!told());
        // Whoever stands on a card stays there when one more game is there.
        page<VerdictHome>()->activateWindow();
        cards()[2]->setFocus();
        const QString path = cards()[2]->entry().path;
        page<VerdictHome>()->refresh();
        auto *focused = qobject_cast<StartCard *>(m_window->focusWidget());
        QVERIFY(focused && focused->entry().path == path);
        const QList<StartCard *> shown = cards();
        const auto ended = std::ranges::find_if(
            shown, [](const StartCard *card) { return card->entry().detail.startsWith(QStringLiteral("22 moves")); });
        QVERIFY(ended != shown.end());
        QTest::mouseClick(*ended, Qt::LeftButton);
        QTRY_VERIFY(page<JournalReplayPage>() && page<JournalReplayPage>()->isVisible());
        auto *verdict = rail()->findChild<QAbstractButton *>(QStringLiteral("rail_placeVerdict"));
        QVERIFY(QAccessible::queryAccessibleInterface(verdict)->state().selected);
        action("back")->trigger();
        QVERIFY(page<VerdictHome>()->isVisible());
    }

    void gamesAreFoundByPlayerOpeningAndResult_data()
    {
        QTest::addColumn<QString>("search");
        QTest::addColumn<int>("found");
        QTest::newRow("all") << "" << 3;
        QTest::newRow("a player, whatever the case") << "ann" << 2;
        QTest::newRow("both players") << "bob ann" << 1;
        QTest::newRow("the opening") << "kagetsu" << 1;
        QTest::newRow("the winner") << "cid wins" << 1;
        QTest::newRow("the file") << "b.sgf" << 1;
        QTest::newRow("without the marks on letters") << "daniel" << 1;
        QTest::newRow("with marks that the file has not") << "ánn" << 2;
        QTest::newRow("marks and case") << "DÁNIEL" << 1;
        QTest::newRow("nobody") << "zoe" << 0;
    }
    void gamesAreFoundByPlayerOpeningAndResult()
    {
        QFETCH(QString, search);
        writeGames();
        action("placeGames")->trigger();
        QTRY_COMPARE(grid()->countShown(), 3);
        page<GamesHome>()->findChild<QLineEdit *>(QStringLiteral("gameSearch"))->setText(search);
        QTEST(grid()->countShown(), "found");
    }

    // The search of the window leads here with the name in the language of the window; files have the Japanese one.
    void anOpeningIsFoundByItsNameInTheLanguageOfTheWindow_data()
    {
        QTest::addColumn<QByteArray>("game");
        QTest::addColumn<bool>("isKagetsu");
        QTest::newRow("the stones alone") << QByteArray(";B[hh];W[hg];B[ig]") << true;
        QTest::newRow("as a game is saved here") << QByteArray("ON[Kagetsu];B[hh];W[hg];B[ig]") << true;
        QTest::newRow("a name that the stones contradict") << QByteArray("ON[Sosei];B[hh];W[hg];B[ig]") << true;
        QTest::newRow("set-up stones first") << QByteArray("AW[aa];B[hh];W[hg];B[ig]") << false;
        QTest::newRow("white moves first") << QByteArray(";W[hh];B[hg];W[ig]") << false;
        QTest::newRow("another start") << QByteArray(";B[hh];W[hg];B[aa]") << false;
    }
    void anOpeningIsFoundByItsNameInTheLanguageOfTheWindow()
    {
        QFETCH(QByteArray, game);
        m_window->setLanguage(QStringLiteral("ja"));
        write(m_folders.games + QStringLiteral("/a.sgf"), "(;GM[4]SZ[15]" + game + ")");
        action("placeGames")->trigger();
        QTRY_COMPARE(grid()->countShown(), 1);
        auto *search = page<GamesHome>()->findChild<QLineEdit *>(QStringLiteral("gameSearch"));
        const QString name = text::patternName(*opening::patternFromCode("D4"));
        QCOMPARE(name, QStringLiteral("花月"));
        search->setText(name);
        QTEST(grid()->countShown() == 1, "isKagetsu");
        search->clear();
        QTEST(grid()->current()->detail.contains(QStringLiteral("D4 花月")), "isKagetsu");
        // What the file itself says is found in every language.
        if (game.startsWith("ON[")) {
            search->setText(QString::fromUtf8(game.mid(3, game.indexOf(']') - 3)));
            QCOMPARE(grid()->countShown(), 1);
        }
    }

    // Each visit reads the games again, and what has not changed is not painted again.
    void equalGamesLeaveTheGridAlone()
    {
        GameRow row;
        row.path = QStringLiteral("/a.sgf");
        row.title = QStringLiteral("Ann – Bob");
        row.stones = { { { 7, 7 }, rules::Side::Black } };
        GameGrid boards;
        QSignalSpy resets(boards.model(), &QAbstractItemModel::modelReset);
        boards.setRows({ row });
        QCOMPARE(resets.size(), 1);
        boards.setRows({ row });
        QCOMPARE(resets.size(), 1);
        row.stones.push_back({ { 7, 8 }, rules::Side::White });
        boards.setRows({ row });
        QCOMPARE(resets.size(), 2);
        QCOMPARE(boards.current()->stones.size(), std::size_t(2));
    }

    // At some heights the boards fit beside a scroll bar only, for which there is then no need.
    void theBoardsAreAsLargeAtAnyHeight()
    {
        writeGames();
        action("placeGames")->trigger();
        QTRY_COMPARE(grid()->countShown(), 3);
        const QSize tile = grid()->gridSize();
        const int width = grid()->width();
        int compared = 0;
        for (int height = 420; height <= 760; height += 4) {
            m_window->resize(700, height);
            QCoreApplication::processEvents();
            m_window->resize(1366, height);
            QCoreApplication::processEvents();
            if (grid()->width() != width)
                continue; // so low that the whole page scrolls
            QCOMPARE(grid()->gridSize(), tile);
            ++compared;
        }
        QVERIFY2(compared > 40, qPrintable(QString::number(compared)));
    }

    void aTapOpensAGameAndBackLeadsToTheGames()
    {
        writeGames();
        action("placeGames")->trigger();
        QTRY_COMPARE(grid()->countShown(), 3);
        QTest::mouseClick(grid()->viewport(), Qt::LeftButton, {}, QPoint(40, 40));
        QTRY_VERIFY(page<StudyPage>() && page<StudyPage>()->isVisible());
        action("back")->trigger();
        QVERIFY(page<GamesHome>()->isVisible());
        QTRY_COMPARE(page<GamesHome>()->findChildren<StartCard *>().size(), 1); // it is open still
    }

    void aDeletedGameComesBackByUndo()
    {
        writeGames();
        action("placeGames")->trigger();
        QTRY_COMPARE(grid()->countShown(), 3);
        const QString path = grid()->current()->path;
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray before = file.readAll();
        file.close();
        grid()->setFocus();
        QTest::keyClick(grid(), Qt::Key_Delete);
        QTRY_VERIFY(!QFile::exists(path));
        QTRY_COMPARE(grid()->countShown(), 2);
        const auto undo = [this] {
            return page<GamesHome>()->findChild<QAbstractButton *>(QStringLiteral("undoRemove"));
        };
        QTRY_VERIFY(undo() && undo()->isVisible());
        undo()->click();
        QTRY_COMPARE(grid()->countShown(), 3);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), before);
    }

    // Whose result the arbiter took back is no game to be shown, and what cannot be read is named.
    void whatCannotBeReadIsNamed()
    {
        write(m_folders.games + QStringLiteral("/a.sgf"), "(;GM[4]SZ[15]PB[Ann]PW[Bob]RE[Void];B[hh])");
        write(m_folders.games + QStringLiteral("/b.sgf"), "rubbish");
        action("placeGames")->trigger();
        QTRY_COMPARE(grid()->countShown(), 1);
        QCOMPARE(grid()->current()->title, QStringLiteral("b"));
    }

    // Whoever has no game sees what to do first; the boards are there once there is one.
    void withoutGamesThePageShowsHowToGetOne()
    {
        action("placeGames")->trigger();
        const auto part = [this](const char *name) {
            auto *found = page<GamesHome>()->findChild<QWidget *>(QLatin1String(name));
            return found && found->isVisible();
        };
        QTRY_VERIFY(part("first_newGame") && part("first_open") && part("dropArea"));
        QVERIFY(!part("gameGrid") && !part("gameSearch") && !part("home_open"));
        bool isAsked = false;
        QTimer::singleShot(0, this, [&isAsked] {
            auto *dialog = qobject_cast<NewGameDialog *>(QApplication::activeModalWidget());
            isAsked = dialog != nullptr;
            if (dialog)
                dialog->reject();
        });
        page<GamesHome>()->findChild<QAbstractButton *>(QStringLiteral("first_newGame"))->click();
        QVERIFY(isAsked);
        writeGames();
        action("placePlay")->trigger();
        action("placeGames")->trigger();
        QTRY_COMPARE(grid()->countShown(), 3);
        QVERIFY(part("gameGrid") && part("gameSearch") && part("home_open"));
        QVERIFY(!part("first_newGame") && !part("first_open") && !part("dropArea"));
        page<GamesHome>()->search(QStringLiteral("zoe")); // nothing is found, but there are games
        QVERIFY(part("gameSearch") && !part("dropArea"));
    }

    // Whoever has no tournament sees what to do first, and two ways.
    void anEmptyHallShowsTwoButtons()
    {
        action("placeEvents")->trigger();
        QStringList names;
        for (const auto *button : page<EventsHome>()->findChildren<QAbstractButton *>()) {
            if (button->isVisible() && button->isEnabled())
                names += button->objectName();
        }
        QCOMPARE(names,
            QStringList({ QStringLiteral("newEvent"), QStringLiteral("eventFile"), QStringLiteral("joinEvent") }));
        bool isAsked = false;
        QTimer::singleShot(0, this, [&isAsked] {
            auto *dialog = qobject_cast<QDialog *>(QApplication::activeModalWidget());
            isAsked = dialog != nullptr;
            if (dialog)
                dialog->reject();
        });
        page<EventsHome>()->findChild<QAbstractButton *>(QStringLiteral("newEvent"))->click();
        QVERIFY(isAsked);
    }

    void aCourseOpensAtItsNextStep()
    {
        Settings settings;
        const course::Course &first = course::shippedCourses().front();
        for (std::size_t page = 0; page < first.steps.front().pages.size(); ++page)
            settings.lesson.done += QString::fromStdString(idOf(first, first.steps.front(), page));
        open(settings);
        action("placeLearn")->trigger();
        auto *tile = page<LearnHome>()->findChild<HomeTile *>(QStringLiteral("course_0"));
        QVERIFY(tile->accessibleDescription().startsWith(QStringLiteral("2. ")));
        tile->click();
        QVERIFY(page<LessonPage>()->isVisible());
    }

    // Nothing opens by itself, whatever the program left behind.
    void nothingIsAskedAtAStart()
    {
        m_window.reset();
        QVERIFY(QDir().mkpath(m_folders.journals));
        const QString journal = m_folders.journals + QStringLiteral("/cut.jsonl");
        QVERIFY(QFile::copy(QStringLiteral(KAGETSU_TEST_DATA "/journal/classroom.jsonl"), journal));
        QFile file(journal);
        file.setPermissions(QFile::ReadOwner | QFile::WriteOwner);
        QVERIFY(file.open(QIODevice::Append) && file.write("{\"torn") > 0);
        file.close();
        write(m_folders.journals + QStringLiteral("/rubbish.jsonl"), "rubbish\n");
        open({});
        m_window->settle();
        m_window->refreshUnfinished();
        QTRY_COMPARE(page<PlayHome>()->findChildren<StartCard *>().size(), 2);
        QVERIFY(!QApplication::activeModalWidget());
        const auto *card = page<PlayHome>()->findChildren<StartCard *>().first();
        QCOMPARE(card->entry().kind, StartEntry::Kind::Unfinished);
        QVERIFY(card->entry().told.contains(QStringLiteral("The last entry is incomplete")));
        QVERIFY(card->accessibleName().startsWith(QStringLiteral("Resume the game ")));
    }

private:
    void open(const Settings &settings)
    {
        m_window.reset();
        m_window = std::make_unique<MainWindow>(settings, m_folder->filePath(QStringLiteral("kagetsu.ini")), m_folders);
        m_window->setLanguage(QStringLiteral("en"));
        m_window->resize(1366, 700);
        m_window->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
    }
    template <class T>
    T *page() const
    {
        return m_window->findChild<T *>();
    }
    static void click(const QWidget &in, const char *name, int &clicks)
    {
        auto *button = in.findChild<QAbstractButton *>(QLatin1String(name));
        QVERIFY2(button && button->isVisible() && button->isEnabled(), name);
        QTest::mouseClick(button, Qt::LeftButton);
        ++clicks;
    }
    QAction *action(const char *name) const { return m_window->findChild<QAction *>(QLatin1String(name)); }
    host::MatchHost &host() const { return *m_window->findChild<host::MatchHost *>(); }
    PlaceRail *rail() const { return m_window->findChild<PlaceRail *>(); }
    GameGrid *grid() const { return page<GamesHome>()->findChild<GameGrid *>(); }

    static void write(const QString &path, const QByteArray &bytes)
    {
        QDir().mkpath(QFileInfo(path).path());
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes);
    }
    void writeGames()
    {
        write(m_folders.games + QStringLiteral("/a.sgf"),
            "(;GM[4]SZ[15]PB[Ann]PW[Bob]RE[B+R];B[hh];W[hg];B[ig])"); // D4
        write(m_folders.games + QStringLiteral("/b.sgf"), "(;GM[4]SZ[15]PB[Cid]PW[Ann]RE[B+R];B[aa])");
        write(m_folders.games + QStringLiteral("/c.sgf"), "(;GM[4]SZ[15]PB[Dániel]PW[Eve];B[oo])");
    }
    void startGame()
    {
        QTimer::singleShot(0, this, [] {
            if (auto *dialog = qobject_cast<NewGameDialog *>(QApplication::activeModalWidget()))
                dialog->accept();
        });
        m_window->newGame();
        QVERIFY(page<TablePage>() && page<TablePage>()->isVisible());
    }
    void go(const QString &where)
    {
        if (where == QLatin1String("games")) {
            action("placeGames")->trigger();
        } else if (where == QLatin1String("table") || where == QLatin1String("ended")) {
            startGame();
            QTest::mouseClick(page<TablePage>()->board(), Qt::LeftButton);
            if (where == QLatin1String("ended"))
                QVERIFY(host().execute(match::Resign { Seat::B }));
        } else if (where == QLatin1String("record")) {
            m_window->openRecord(QStringLiteral(KAGETSU_TEST_DATA "/games/study.sgf"));
            QTRY_VERIFY(page<StudyPage>() && page<StudyPage>()->isVisible());
        } else if (where == QLatin1String("verdict")) {
            action("verdict")->trigger();
        } else if (where == QLatin1String("case")) {
            action("lesson")->trigger();
            page<LessonPage>()->openCase(0);
        }
        QCoreApplication::processEvents();
    }

    void reviewAtTheEnd()
    {
        auto *review = page<TablePage>()->end()->findChild<QAbstractButton *>(QStringLiteral("review"));
        QTRY_VERIFY(review->isVisible() && review->isEnabled());
        review->click();
        QTRY_VERIFY(page<StudyPage>() && page<StudyPage>()->isVisible());
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    Folders m_folders;
    std::unique_ptr<MainWindow> m_window;
};

} // namespace tst_places

QTEST_MAIN(tst_places::TestPlaces)
#include "tst_places.moc"
