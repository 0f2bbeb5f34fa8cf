// SPDX-License-Identifier: MIT
#include "studyfixture.h"

#include "ui/board/boardwidget.h"
#include "ui/record/page/studypage.h"
#include "ui/record/tree/treeview.h"

#include <QAction>
#include <QApplication>
#include <QContextMenuEvent>
#include <QFile>
#include <QLineEdit>
#include <QMenu>
#include <QPointer>
#include <QTableView>
#include <QTabWidget>
#include <QTest>

namespace tst_studymenus {

using namespace kagetsu;
using namespace kagetsu::ui;
using studyfixture::at;
using studyfixture::shownPage;

namespace {

const char *const Games = "(;GM[4]SZ[15]PB[Ann];B[hh](;W[hg];B[ig])(;W[ig];B[hg]))(;GM[4]SZ[15]PB[Bob];B[ha])";

} // namespace

// The menus of the right button, the menu key and Shift+F10 on the study page.
class TestStudyMenus : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_page = shownPage();
        QVERIFY(m_page && m_page->open(Games, QStringLiteral("games.sgf")));
    }
    void cleanup() { m_page.reset(); }

    void theBoardOffersWhatCanBeDoneWithThePoint()
    {
        m_page->setMode(StudyMode::Edit);
        m_page->goTo(2);
        QMenu *menu = onBoard("A1");
        QVERIFY(has(*menu, QStringLiteral("Play a move on A1")));
        QVERIFY(has(*menu, QStringLiteral("Set up a white stone on A1")));
        QVERIFY(!has(*menu, QStringLiteral("Remove the stone on A1")));
        choose(*menu, QStringLiteral("Set up a white stone on A1"));
        QCOMPARE(board()->picture().at(at("A1")).stone, rules::Stone::White);
        QCOMPARE(m_page->place(), 3);
        menu = onBoard("A1");
        QVERIFY(!has(*menu, QStringLiteral("Play a move on A1")));
        choose(*menu, QStringLiteral("Remove the stone on A1"));
        QCOMPARE(board()->picture().at(at("A1")).stone, rules::Stone::None);
        menu = onBoard("C3");
        choose(*menu, QStringLiteral("Write on C3…"));
        auto *field = m_page->findChild<QLineEdit *>(QStringLiteral("pointField"));
        QVERIFY(field->isVisible());
        QTest::keyClicks(field, QStringLiteral("x"));
        QTest::keyClick(field, Qt::Key_Return);
        QCOMPARE(board()->picture().at(at("C3")).mark.label, QStringLiteral("x"));
        menu = onBoard("H8");
        choose(*menu, QStringLiteral("Go to the move on H8"));
        QCOMPARE(m_page->place(), 1);
    }

    void whatWaitsForATapWaitsForNoMenu()
    {
        m_page->setMode(StudyMode::Edit);
        m_page->goTo(1);
        action("insert")->trigger();
        choose(*onBoard("A1"), QStringLiteral("Set up a white stone on A1"));
        QCOMPARE(board()->picture().at(at("A1")).stone, rules::Stone::White);
        QCOMPARE(m_page->document().tree().details(m_page->node()).setup.white.size(), std::size_t(1));
    }

    void anotherRecordClosesTheMenu()
    {
        m_page->setMode(StudyMode::Edit);
        const QPointer<QMenu> menu = onBoard("O15");
        QAction *play = nullptr;
        for (QAction *each : menu->actions())
            play = each->text() == QStringLiteral("Play a move on O15") ? each : play;
        QVERIFY(play);
        QVERIFY(m_page->open("(;GM[4]SZ[9];B[aa])", QStringLiteral("small.sgf")));
        QVERIFY(!shown());
        m_page->setMode(StudyMode::Edit);
        play->trigger(); // a hand that was on it already; the point is none of this board
        QVERIFY(!m_page->isModified());
    }

    void whoOnlyLooksIsOfferedNoEdit()
    {
        m_page->goTo(2);
        QMenu *menu = onBoard("H8");
        QVERIFY(has(*menu, QStringLiteral("Go to the move on H8")));
        QVERIFY(!has(*menu, QStringLiteral("Remove the stone on H8")));
        QVERIFY(!menu->actions().contains(action("delete")));
        QVERIFY(menu->actions().contains(action("copy")));
        menu->close();
    }

    void aLibraryIsOfferedNoSetup()
    {
        QFile file(QStringLiteral(KAGETSU_TEST_DATA "/libraries/labels.lib"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(m_page->open(file.readAll().toStdString(), QStringLiteral("labels.lib")));
        m_page->setMode(StudyMode::Edit);
        QMenu *menu = onBoard("A1");
        QVERIFY(has(*menu, QStringLiteral("Play a move on A1")));
        QVERIFY(!has(*menu, QStringLiteral("Set up a white stone on A1")));
        QVERIFY(!has(*menu, QStringLiteral("Change the side to move")));
    }

    void keysOpenTheMenuOfTheCursor()
    {
        m_page->setMode(StudyMode::Edit);
        board()->setFocus();
        board()->setCursorPoint(at("D4"));
        QTest::keyClick(board(), Qt::Key_F10, Qt::ShiftModifier);
        QVERIFY(shown());
        QVERIFY(has(*shown(), QStringLiteral("Play a move on D4")));
        shown()->close();
        board()->setCursorPoint(std::nullopt);
        ask(board(), QContextMenuEvent::Keyboard, {});
        QVERIFY(shown());
        QVERIFY(!has(*shown(), QStringLiteral("Play a move on D4"))); // but what is of the position
        QVERIFY(shown()->actions().contains(action("undo")));
    }

    void theTreeGoesToTheNodeAndOffersItsBranch()
    {
        m_page->setMode(StudyMode::Edit);
        auto *tree = m_page->findChild<TreeView *>();
        m_page->findChild<QTabWidget *>()->setCurrentWidget(tree);
        const record::NodeId variation = m_page->document().tree().children(m_page->document().tree().mainLine()[1])[1];
        QTRY_VERIFY(tree->placeOf(variation));
        ask(tree->viewport(), QContextMenuEvent::Mouse, *tree->placeOf(variation));
        QCOMPARE(m_page->node(), variation);
        QVERIFY(shown());
        QVERIFY(action("promote")->isEnabled());
        QVERIFY(shown()->actions().contains(action("promote")));
        shown()->close();
        ask(tree, QContextMenuEvent::Keyboard, {});
        QVERIFY(shown());
        QCOMPARE(m_page->node(), variation);
    }

    void theListOfGamesOffersItsOrder()
    {
        auto *list = m_page->findChild<QTableView *>(QStringLiteral("games"));
        ask(list->viewport(), QContextMenuEvent::Mouse, list->visualRect(list->model()->index(1, 0)).center());
        QVERIFY(shown());
        QCOMPARE(m_page->record().index(), 1);
        QVERIFY(shown()->actions().contains(action("removeGame")));
        shown()->close();
        list->setFocus();
        QTest::keyClick(list, Qt::Key_F10, Qt::ShiftModifier);
        QVERIFY(shown());
        QVERIFY(shown()->actions().contains(action("gameUp")));
        shown()->close();
        auto *moves = m_page->findChild<QTableView *>(QStringLiteral("moves"));
        ask(moves->viewport(), QContextMenuEvent::Mouse, moves->visualRect(moves->model()->index(0, 0)).center());
        QVERIFY(shown());
        QCOMPARE(m_page->place(), 1);
        QVERIFY(shown()->actions().contains(action("statistics")));
    }

    void underTheKeysOfRenLibAHeldFingerOpensIt()
    {
        m_page->setKeys(KeySet::RenLib);
        const QPoint there = board()->rectOf(at("A1")).center().toPoint();
        ask(board(), QContextMenuEvent::Mouse, there);
        QVERIFY(!shown());
        ask(board(), QContextMenuEvent::Other, there);
        QVERIFY(shown());
    }

private:
    BoardWidget *board() const { return m_page->findChild<BoardWidget *>(); }
    QAction *action(const char *name) const { return m_page->findChild<QAction *>(QLatin1String(name)); }
    static void ask(QWidget *widget, QContextMenuEvent::Reason reason, QPoint place)
    {
        QContextMenuEvent event(reason, place, widget->mapToGlobal(place));
        QApplication::sendEvent(widget, &event);
    }
    QMenu *shown() const
    {
        for (QMenu *menu : m_page->findChildren<QMenu *>(QStringLiteral("contextMenu"))) {
            if (menu->isVisible())
                return menu;
        }
        return nullptr;
    }
    QMenu *onBoard(const char *point) const
    {
        ask(board(), QContextMenuEvent::Mouse, board()->rectOf(at(point)).center().toPoint());
        return shown();
    }
    static bool has(const QMenu &menu, const QString &text)
    {
        const QList<QAction *> all = menu.actions();
        return std::any_of(all.begin(), all.end(), [&](const QAction *each) { return each->text() == text; });
    }
    static void choose(QMenu &menu, const QString &text)
    {
        for (QAction *each : menu.actions()) {
            if (each->text() == text) {
                each->trigger();
                break;
            }
        }
        menu.close();
    }

    std::unique_ptr<StudyPage> m_page;
};

} // namespace tst_studymenus

QTEST_MAIN(tst_studymenus::TestStudyMenus)
#include "tst_studymenus.moc"
