// SPDX-License-Identifier: MIT
#include "match/host/matchhost.h"
#include "ui/app/places/filefindpage.h"
#include "ui/app/places/gameshome.h"
#include "ui/app/places/gapspage.h"
#include "ui/app/places/importspage.h"
#include "ui/app/places/librarymodel.h"
#include "ui/app/places/librarypage.h"
#include "ui/app/places/playerpage.h"
#include "ui/app/places/preparationpage.h"
#include "ui/app/places/tilegrid.h"
#include "ui/app/window/mainwindow.h"
#include "ui/board/boardwidget.h"
#include "ui/controls/dialogs/askdialog.h"
#include "ui/controls/wrappedlist.h"
#include "ui/learn/lessonpage.h"
#include "ui/library/explorerpanel.h"
#include "ui/library/playerlist.h"
#include "ui/library/userlibrary.h"
#include "ui/match/newgame/newgamedialog.h"
#include "ui/match/table/tablepage.h"
#include "ui/print/paper/paperdialog.h"
#include "ui/record/page/studypage.h"

#include <QAccessible>
#include <QComboBox>
#include <QDir>
#include <QDropEvent>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMimeData>
#include <QSignalSpy>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

namespace tst_gamelibrary {

using namespace kagetsu;
using namespace kagetsu::ui;

// The game library in the window, as somebody uses it: games come in, are found while one types, and are opened.
class TestGameLibrary : public QObject
{
    Q_OBJECT
    // Opens the lines H8 H9 I9 as a record.
    void openLines()
    {
        write("lines.sgf", "(;GM[4]SZ[15];B[hh];W[hg];B[ig])");
        m_window->openRecord(m_folder->filePath(QStringLiteral("lines.sgf")));
        QTRY_VERIFY(study() && study()->isVisible());
        QTRY_COMPARE(study()->record().fileName(), QStringLiteral("lines.sgf"));
    }
    // Shows the gaps of the record on the page, for Black.
    void showGapsOfBlack(GapsPage *&gaps)
    {
        action("gapsInLines")->trigger();
        gaps = m_window->findChild<GapsPage *>();
        QTRY_VERIFY(gaps && gaps->isVisible());
        auto *side = gaps->findChild<QComboBox *>(QStringLiteral("gapsSide"));
        side->setCurrentIndex(0);
        emit side->activated(0);
    }

private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_folders = Folders::in(m_folder->filePath(QStringLiteral("data")));
        m_window =
            std::make_unique<MainWindow>(Settings(), m_folder->filePath(QStringLiteral("kagetsu.ini")), m_folders);
        m_window->setLanguage(QStringLiteral("en"));
        m_window->resize(1366, 700);
        m_window->show();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    }
    void cleanup() { m_window.reset(); }

    void aGameThatEndsAtTheTableIsThere()
    {
        QTimer::singleShot(0, this, [] {
            if (auto *dialog = qobject_cast<NewGameDialog *>(QApplication::activeModalWidget()))
                dialog->accept();
        });
        m_window->newGame();
        auto *table = m_window->findChild<TablePage *>();
        QVERIFY(table && table->isVisible());
        QTest::mouseClick(table->board(), Qt::LeftButton);
        auto *host = m_window->findChild<host::MatchHost *>();
        QVERIFY(host->execute(match::Resign { Seat::B }));
        QTRY_VERIFY(QFile::exists(m_folders.library));
        show();
        QTRY_COMPARE(rows(), 1);
        // It opens as its file, at its end.
        QTest::keyClick(grid(), Qt::Key_Return);
        QTRY_VERIFY(study() && study()->isVisible());
        QCOMPARE(QFileInfo(study()->record().path()).absolutePath(), m_folders.games);
        QCOMPARE(study()->place(), 1);
    }

    void theGamesLeadHere()
    {
        action("placeGames")->trigger();
        auto *button = m_window->findChild<GamesHome *>()->findChild<QAbstractButton *>(QStringLiteral("home_library"));
        QVERIFY(button && button->isVisible());
        button->click();
        QVERIFY(page() && page()->isVisible());
        action("back")->trigger();
        QVERIFY(m_window->findChild<GamesHome *>()->isVisible());
    }

    void droppedFilesComeInAndCanBeTakenBack()
    {
        write("in/a.sgf", game("Ann", "2019-05-04", "B+F"));
        write("in/b.sgf", game("Bob", "2020-05-04", "W+R"));
        drop({ "in" }); // on whatever page
        QVERIFY(page() && page()->isVisible());
        QTRY_COMPARE(rows(), 2);
        auto *undo = page()->findChild<QAbstractButton *>(QStringLiteral("undoImport"));
        QTRY_VERIFY(undo && undo->isVisible());
        undo->click();
        QTRY_COMPARE(rows(), 0);
        drop({ "in/a.sgf", "in/b.sgf" });
        QTRY_COMPARE(rows(), 2);
    }

    void anImportIsUndoneAnyTimeLater()
    {
        write("in/faulty.sgf", "(;GM[4]SZ[15]PB[Eve];B[hh];W[hh])");
        fill(3);
        // Games that ended here are no imports of anybody.
        m_window->findChild<UserLibrary *>()->takeGame(gameHere());
        QTRY_COMPARE(rows(), 4);
        page()->findChild<QAbstractButton *>(QStringLiteral("imports"))->click();
        auto *imports = m_window->findChild<ImportsPage *>();
        QVERIFY(imports && imports->isVisible());
        auto *list = imports->findChild<WrappedList *>(QStringLiteral("importsList"));
        auto *findings = imports->findChild<WrappedList *>(QStringLiteral("importFindings"));
        QTRY_COMPARE(list->count(), 1);
        QVERIFY2(list->item(0)->text().endsWith(QStringLiteral(" · in\nGames added: 3. Faulty: 1.")),
            qPrintable(list->item(0)->text()));
        QTRY_COMPARE(findings->count(), 1);
        QCOMPARE(
            findings->item(0)->text(), QStringLiteral("faulty.sgf, game 1, line 1: The point of move 2 is occupied."));
        findings->setFocus();
        QTest::keyClick(findings, Qt::Key_Return);
        QTRY_VERIFY(study() && study()->isVisible());
        QCOMPARE(study()->game().info.black.name, std::string("Eve"));
        show();
        page()->findChild<QAbstractButton *>(QStringLiteral("imports"))->click();
        QVERIFY(imports->isVisible());
        QTRY_COMPARE(findings->count(), 1);
        const auto answer = [this, imports](AskDialog::Role role) {
            QTimer::singleShot(0, this, [role] {
                if (auto *question = qobject_cast<AskDialog *>(QApplication::activeModalWidget()))
                    question->button(role)->click();
            });
            imports->findChild<QAbstractButton *>(QStringLiteral("undoThisImport"))->click();
        };
        answer(AskDialog::Role::Reject);
        QTest::qWait(0);
        QVERIFY(!list->item(0)->text().contains(QStringLiteral("Undone")));
        answer(AskDialog::Role::Discard);
        QTRY_VERIFY(list->count() == 1 && list->item(0)->text().contains(QStringLiteral("Undone.")));
        QVERIFY(!findings->isVisible());
        QVERIFY(!imports->findChild<QAbstractButton *>(QStringLiteral("undoThisImport"))->isVisible());
        show();
        QTRY_COMPARE(rows(), 1);
    }

    void gamesAreFoundWhileOneTypes_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<int>("found");
        QTest::newRow("player") << "an" << 1;
        QTest::newRow("year") << "2020" << 1;
        QTest::newRow("result") << "white wins" << 1;
        QTest::newRow("rule") << "renju" << 2;
        QTest::newRow("opening") << "kagetsu" << 2;
        QTest::newRow("player and year that do not go together") << "ann 2020" << 0;
    }
    void gamesAreFoundWhileOneTypes()
    {
        QFETCH(QString, typed);
        fill();
        QTest::keyClicks(search(), typed);
        QTRY_VERIFY(page()->isSettled());
        QTEST(rows(), "found");
    }

    void enterInTheFieldOpensTheFirst()
    {
        fill();
        QTest::keyClicks(search(), QStringLiteral("ann"));
        QTRY_COMPARE(rows(), 1);
        QTest::keyClick(search(), Qt::Key_Return);
        QTRY_VERIFY(study() && study()->isVisible());
        QCOMPARE(study()->game().info.black.name, std::string("Ann"));
        QCOMPARE(study()->place(), 3); // at its end
        // The way back leads to where one came from, and the same game again is the same tab.
        action("library")->trigger();
        QTRY_VERIFY(page()->isVisible() && page()->isSettled());
        study()->goTo(0);
        QTest::keyClick(grid(), Qt::Key_Return);
        QTRY_VERIFY(study()->isVisible());
        QCOMPARE(study()->place(), 0);
    }

    void aPositionIsFoundInOpenRecordsAndFolders()
    {
        m_window->openRecord(QStringLiteral(KAGETSU_TEST_DATA "/libraries/labels.lib"));
        QTRY_VERIFY(study() && study()->isVisible());
        write("lines/deep/a.sgf", "(;GM[4]SZ[15];B[aa])(;GM[4]SZ[15]PB[Ann]PW[Bob];B[ig];W[hg];B[hh]C[known])");
        m_window->openRecord(m_folder->filePath(QStringLiteral("lines/deep/a.sgf")));
        QTRY_COMPARE(study()->record().fileName(), QStringLiteral("a.sgf"));
        write("asked.sgf", "(;GM[4]SZ[15];B[hh];W[hi];B[gi])");
        m_window->openRecord(m_folder->filePath(QStringLiteral("asked.sgf")));
        QTRY_COMPARE(study()->record().fileName(), QStringLiteral("asked.sgf"));
        study()->goTo(3);
        action("findGames")->trigger();
        auto *elsewhere = study()->findChild<QAbstractButton *>(QStringLiteral("findElsewhere"));
        QVERIFY(elsewhere && elsewhere->isVisible());
        QTest::mouseClick(elsewhere, Qt::LeftButton);
        auto *finder = m_window->findChild<FileFindPage *>();
        QVERIFY(finder && finder->isVisible());
        auto *hits = finder->findChild<WrappedList *>(QStringLiteral("findHits"));
        const auto told = [finder] { return finder->findChild<QLabel *>(QStringLiteral("findTold"))->text(); };
        QTRY_COMPARE(told(), QStringLiteral("Places: 2. Games searched: 4."));
        QCOMPARE(hits->count(), 2);
        QCOMPARE(
            hits->item(0)->text(), QStringLiteral("a.sgf · game 2 · Ann – Bob\nmove 3 · turned · other order · known"));
        QCOMPARE(hits->item(1)->text(), QStringLiteral("asked.sgf\nmove 3"));
        hits->setCurrentRow(0);
        hits->setFocus();
        QTest::keyClick(hits, Qt::Key_Return);
        QTRY_VERIFY(study()->isVisible());
        QCOMPARE(study()->record().fileName(), QStringLiteral("a.sgf"));
        QCOMPARE(study()->record().index(), 1);
        QCOMPARE(study()->place(), 3);
        QCOMPARE(study()->looked().view, rules::Symmetry::Rotate180); // it looks as the position asked about
        // Back among the places, whichever way the board lies now.
        QTest::mouseClick(elsewhere, Qt::LeftButton);
        QTRY_VERIFY(finder->isVisible());
        QCOMPARE(hits->count(), 2);
        // In files that are not open. One of them is no record.
        write("lines/none.lib", "");
        finder->search({ m_folder->filePath(QStringLiteral("lines")) });
        QTRY_VERIFY(!finder->isRunning());
        QTRY_COMPARE(told(), QStringLiteral("Places: 1. Games searched: 2. none.lib: No game was found in the file."));
        emit hits->chosen(0);
        QTRY_VERIFY(study()->isVisible());
        QCOMPARE(study()->record().index(), 1);
        QCOMPARE(study()->place(), 3);
    }

    // The same move stands twice: each study word leads to its own node.
    void aStudyOpensAtTheNodeThatWasChosen()
    {
        write("study/lines.sgf", "(;GM[4]SZ[15](;B[hh]C[first];W[ig])(;B[hh]C[second];W[aa]C[here]))\n");
        fill();
        QTest::keyClick(grid(), Qt::Key_Return);
        QTRY_VERIFY(study() && study()->isVisible());
        auto *library = m_window->findChild<UserLibrary *>();
        library->import({ m_folder->filePath(QStringLiteral("study/lines.sgf")) });
        library->useStudies();
        QTRY_COMPARE(library->studies().size(), std::size_t(1));
        const auto opened = library->studies().front();
        for (record::NodeId node = 0; node < opened->tree().nodeCount(); ++node) {
            emit study()->libraryStudyWanted(opened->id(), record::wayTo(opened->tree(), node), {});
            QTRY_VERIFY(study()->document().tree() == opened->tree());
            QTRY_COMPARE(study()->node(), node);
        }
    }

    void theListIsPrintedOrOpenedTogether()
    {
        fill();
        page()->findChild<QAbstractButton *>(QStringLiteral("printGames"))->click();
        const auto dialog = [this] { return m_window->findChild<PaperDialog *>(); };
        QTRY_VERIFY(dialog() && dialog()->isVisible());
        QCOMPARE(std::get<Table>(dialog()->document().blocks.front()).rows.size(), std::size_t(2));
        auto *kind = dialog()->findChild<QComboBox *>(QStringLiteral("bookletKind"));
        kind->setCurrentIndex(1);
        QVERIFY(!std::holds_alternative<Table>(dialog()->document().blocks.front()));
        delete dialog();
        QTest::keyClicks(search(), QStringLiteral("zoe"));
        QTRY_COMPARE(rows(), 2);
        page()->findChild<QAbstractButton *>(QStringLiteral("openTogether"))->click();
        QTRY_VERIFY(study() && study()->isVisible());
        QCOMPARE(study()->record().collection().size(), std::size_t(2));
        QCOMPARE(study()->record().fileName(), QStringLiteral("2 games of the library"));
        // The position of the second move, and what the library knows of it.
        study()->goTo(2);
        action("findGames")->trigger();
        QTRY_VERIFY(study()->explorer().answer());
        study()->findChild<QAbstractButton *>(QStringLiteral("positionReport"))->click();
        QTRY_VERIFY(dialog() && dialog()->isVisible());
        QCOMPARE(dialog()->document().title, QStringLiteral("Report of a position"));
        QCOMPARE(std::get<Paragraph>(dialog()->document().blocks.front()).text,
            QStringLiteral("2 games have this position. Black scored 1 : 1."));
    }

    void theResultsOfAPlayerAreOneClickAway()
    {
        fill();
        auto *first = page()->findChild<QAbstractButton *>(QStringLiteral("player1"));
        QVERIFY(!first->isVisible());
        QTest::keyClicks(search(), QStringLiteral("zoe"));
        QTRY_VERIFY(page()->isSettled() && first->isVisible());
        QCOMPARE(first->text(), QStringLiteral("Results of Zoe"));
        QTest::mouseClick(first, Qt::LeftButton);
        auto *player = m_window->findChild<PlayerPage *>();
        QVERIFY(player && player->isVisible());
        auto *list = player->findChild<PlayerList *>();
        QTRY_VERIFY(player->isSettled() && list->model()->rowCount() > 0);
        QCOMPARE(m_window->windowTitle(), QStringLiteral("Zoe[*] — Kagetsu"));
        QCOMPARE(list->model()->index(0, 0).data(Qt::AccessibleTextRole).toString(),
            QStringLiteral("All games: games 2. Won 1, drawn 0, lost 1"));
        // A row opens its games, until all are wanted again.
        int year = 0;
        while (list->model()->index(year, 0).data().toString() != QLatin1String("2019"))
            ++year;
        list->setCurrentIndex(list->model()->index(year, 0));
        QTest::keyClick(list, Qt::Key_Return);
        QVERIFY(page()->isVisible());
        QTRY_COMPARE(rows(), 1);
        QCOMPARE(blacks(), QStringList({ QStringLiteral("Ann") }));
        auto *all = page()->findChild<QAbstractButton *>(QStringLiteral("allGames"));
        QTRY_COMPARE(state(), QStringLiteral("Zoe · Years · 2019 · Games: 1 of 2"));
        m_window->setLanguage(QStringLiteral("ja"));
        QTRY_COMPARE(state(), QStringLiteral("Zoe · 年 · 2019 · 対局：1 / 2"));
        m_window->setLanguage(QStringLiteral("en"));
        QTRY_COMPARE(state(), QStringLiteral("Zoe · Years · 2019 · Games: 1 of 2"));
        QTest::mouseClick(all, Qt::LeftButton);
        QTRY_COMPARE(rows(), 2);
        QVERIFY(!all->isVisible());
    }

    // From the name in a record to the results, the preparation, the games of a row, and one of them at the move.
    void aPreparationLeadsToGamesAtTheMove()
    {
        const QByteArray game("(;GM[4]SZ[15]PB[Ann]PW[Bob]RE[W+F]RU[Renju:RIF]");
        write("in/2024.sgf", game + "DT[2024];B[hh];W[hg];B[ig];W[aa])");
        write("in/2025.sgf", game + "DT[2025];B[hh];W[hg];B[ig];W[bb])");
        write("in/lines.sgf", "(;GM[4]SZ[15];B[hh](;W[hg])(;W[ig];B[gi]))");
        drop({ "in" });
        QTRY_COMPARE(rows(), 3);
        QTest::keyClick(grid(), Qt::Key_Return);
        QTRY_VERIFY(study() && study()->isVisible());
        auto *name = study()->findChild<QLabel *>(QStringLiteral("black"));
        QTRY_COMPARE(name->text(), QStringLiteral("Ann"));
        QTest::mouseClick(name, Qt::LeftButton, {}, QPoint(4, 4));
        auto *player = m_window->findChild<PlayerPage *>();
        QTRY_VERIFY(player && player->isVisible());
        player->findChild<QAbstractButton *>(QStringLiteral("prepare"))->click();
        auto *preparation = m_window->findChild<PreparationPage *>();
        QVERIFY(preparation && preparation->isVisible());
        auto *list = preparation->findChild<PlayerList *>();
        const auto rowOf = [list](const QString &head) {
            for (int row = 0; row < list->model()->rowCount(); ++row) {
                if (list->model()->index(row, 0).data().toString() == head)
                    return row;
            }
            return -1;
        };
        const QString leaves = QStringLiteral("H8 H9 → G9"); // in one view for both sides of the board
        QTRY_VERIFY(preparation->isSettled() && rowOf(leaves) > 0);
        QTRY_VERIFY(rowOf(QStringLiteral("RIF")) > 0); // the records are read after the games
        QCOMPARE(m_window->windowTitle(), QStringLiteral("Preparation against Ann[*] — Kagetsu"));
        list->setCurrentIndex(list->model()->index(rowOf(leaves), 0));
        QTest::keyClick(list, Qt::Key_Return);
        QTRY_VERIFY(page()->isVisible());
        QTRY_COMPARE(rows(), 2);
        QCOMPARE(model()->plyAt(0), std::optional(3));
        QTest::keyClick(grid(), Qt::Key_Return);
        QTRY_VERIFY(study()->isVisible());
        QTRY_COMPARE(study()->place(), 3);
        // Who has no games in the library.
        QString sentence;
        QTimer::singleShot(0, this, [&sentence] {
            if (auto *told = qobject_cast<AskDialog *>(QApplication::activeModalWidget())) {
                sentence = told->sentence();
                told->reject();
            }
        });
        emit study()->playerWanted(QStringLiteral("Eve"));
        QCOMPARE(sentence, QStringLiteral("The game library has no games of Eve."));
        // Another opponent is named at once, with none of the rows of the first.
        const auto &players = m_window->findChild<UserLibrary *>()->catalogue()->contents.players;
        const auto isBob = [](const library::NamedRow &each) { return each.name == "Bob"; };
        const auto bob = std::find_if(players.begin(), players.end(), isBob);
        QVERIFY(bob != players.end());
        preparation->open(bob->id);
        QCOMPARE(preparation->title(), QStringLiteral("Preparation against Bob"));
        QCOMPARE(list->model()->rowCount(), 0);
        QTRY_VERIFY(preparation->isSettled() && list->model()->rowCount() > 0);
        // It is asked once, and not again by being shown.
        QSignalSpy answered(list->model(), &QAbstractItemModel::modelReset);
        preparation->show();
        QVERIFY(preparation->isSettled());
        QCOMPARE(answered.size(), 0);
        // While it is hidden, a search that would lead away from another page ends.
        QSignalSpy led(preparation, &PreparationPage::someGamesWanted);
        preparation->hide();
        QVERIFY(preparation->isSettled());
        QCOMPARE(led.size(), 0);
    }

    // What games play and a record does not answer, and the way from there into the record and into a drill.
    void gapsLeadIntoTheLines()
    {
        const QByteArray game("(;GM[4]SZ[15]PB[Ann]PW[Bob]RE[W+F]");
        write("in/1.sgf", game + "DT[2024];B[hh];W[hg];B[ig];W[aa])");
        write("in/2.sgf", game + "DT[2025];B[hh];W[ih];B[gg])");
        drop({ "in" });
        QTRY_COMPARE(rows(), 2);
        openLines();
        GapsPage *gaps = nullptr;
        showGapsOfBlack(gaps);
        auto *list = gaps->findChild<PlayerList *>();
        const auto *told = gaps->findChild<QLabel *>(QStringLiteral("gapsTold"));
        QTRY_VERIFY(gaps->isSettled()
            && told->text().startsWith(QStringLiteral("Replies in games: 3. Your lines answer 2 of them (66 %).")));
        QCOMPARE(m_window->windowTitle(), QStringLiteral("Gaps in lines.sgf[*] — Kagetsu"));
        QCOMPARE(list->model()->rowCount(), 1);
        QCOMPARE(list->model()->index(0, 0).data().toString(), QStringLiteral("H8 H9 I9 → A15"));
        list->setCurrentIndex(list->model()->index(0, 0));
        QTest::keyClick(list, Qt::Key_Return);
        QTRY_VERIFY(study()->isVisible());
        QCOMPARE(study()->place(), 3);
        action("gapsInLines")->trigger();
        QTRY_VERIFY(gaps->isVisible());
        gaps->findChild<QAbstractButton *>(QStringLiteral("drillThese"))->click();
        QTRY_VERIFY(m_window->findChild<LessonPage *>() && m_window->findChild<LessonPage *>()->isVisible());
    }

    // Answers one gap after the other, coming back to the list each time.
    void gapsAreFilledOneAfterTheOther()
    {
        const QByteArray game("(;GM[4]SZ[15]PB[Ann]PW[Bob]RE[W+F]");
        write("in/1.sgf", game + "DT[2024];B[hh];W[hg];B[ig];W[aa])");
        write("in/2.sgf", game + "DT[2025];B[hh];W[hg];B[ig];W[cb])");
        drop({ "in" });
        QTRY_COMPARE(rows(), 2);
        openLines();
        study()->goTo(0);
        GapsPage *gaps = nullptr;
        showGapsOfBlack(gaps);
        auto *list = gaps->findChild<PlayerList *>();
        QTRY_COMPARE(list->model()->rowCount(), 2);
        QVERIFY(gaps->isSettled());
        const auto headOf = [list](int row) { return list->model()->index(row, 0).data().toString(); };
        for (int left = 2; left > 0; --left) {
            QTRY_COMPARE(list->model()->rowCount(), left);
            const rules::Point reply =
                *rules::pointFromText(headOf(0).endsWith(QLatin1String("A15")) ? "A15" : "C14", 15);
            const record::Game *lines = study()->document().shared().get();
            list->setCurrentIndex(list->model()->index(0, 0));
            QTest::keyClick(list, Qt::Key_Return);
            QTRY_VERIFY(study()->isVisible());
            QCOMPARE(study()->place(), 3);
            study()->setMode(StudyMode::Edit);
            auto *board = study()->findChild<BoardWidget *>();
            QTest::mouseClick(board, Qt::LeftButton, {}, board->rectOf(reply).center().toPoint());
            QTRY_COMPARE(study()->place(), 4);
            QTest::mouseClick(board, Qt::LeftButton, {}, board->rectOf({ 10, 10 }).center().toPoint());
            QTRY_COMPARE(study()->place(), 5);
            QVERIFY(study()->record().isModified());
            QCOMPARE(study()->document().shared().get(), lines); // nobody held it, so it was not copied
            action("gapsInLines")->trigger();
            QTRY_VERIFY(gaps->isVisible());
            QCOMPARE(gaps->findChild<QComboBox *>(QStringLiteral("gapsSide"))->currentIndex(), 0);
        }
        QTRY_COMPARE(list->model()->rowCount(), 0);
        const auto *told = gaps->findChild<QLabel *>(QStringLiteral("gapsTold"));
        QTRY_VERIFY(told->text().contains(QStringLiteral("(100 %)")));
        // Nothing of one record stands under the name of another.
        gaps->open({}, QStringLiteral("other"), rules::Side::Black);
        QCOMPARE(told->text(), QStringLiteral("The games are being read…"));
        gaps->open([] { return GapsPage::Reader(); }, QStringLiteral("closed"), rules::Side::Black);
        QCOMPARE(told->text(), QStringLiteral("The record has been closed."));
    }

    void theWayBackLeadsToTheGameThatWasOpened()
    {
        fill();
        QTest::keyClick(grid(), Qt::Key_Right);
        QCOMPARE(grid()->currentIndex().row(), 1);
        const QSignalSpy listed(model(), &QAbstractItemModel::modelReset);
        QTest::keyClick(grid(), Qt::Key_Return);
        QTRY_VERIFY(study() && study()->isVisible());
        show();
        QTRY_VERIFY(page()->isSettled());
        QCOMPARE(grid()->currentIndex().row(), 1);
        QCOMPARE(listed.size(), 0);
        // What was typed elsewhere is listed.
        action("placeGames")->trigger();
        page()->search(QStringLiteral("ann"));
        show();
        QTRY_COMPARE(rows(), 1);
    }

    void aColumnSortsAndTurnsRound()
    {
        fill();
        page()->findChild<QAbstractButton *>(QStringLiteral("asTable"))->click();
        auto *table = page()->findChild<QTableView *>(QStringLiteral("libraryTable"));
        QVERIFY(table->isVisible());
        QCOMPARE(blacks(), QStringList({ QStringLiteral("Bob"), QStringLiteral("Ann") })); // newest first
        const auto click = [table](int column) {
            QHeaderView *header = table->horizontalHeader();
            QTest::mouseClick(header->viewport(), Qt::LeftButton, {},
                QPoint(header->sectionViewportPosition(column) + 20, header->height() / 2));
        };
        click(LibraryModel::Black);
        QTRY_COMPARE(blacks(), QStringList({ QStringLiteral("Ann"), QStringLiteral("Bob") }));
        click(LibraryModel::Black);
        QTRY_COMPARE(blacks(), QStringList({ QStringLiteral("Bob"), QStringLiteral("Ann") }));
        table->setFocus();
        QTest::keyClick(table, Qt::Key_Down);
        QTest::keyClick(table, Qt::Key_Return);
        QTRY_VERIFY(study() && study()->isVisible());
        QCOMPARE(study()->game().info.black.name, std::string("Ann"));
    }

    // A reader hears a row as one sentence.
    void theMenuOpensItsGameWhateverIsListedMeanwhile()
    {
        fill();
        QSignalSpy opened(page(), &LibraryPage::gameWanted);
        const std::int64_t id = model()->idAt(1);
        grid()->setCurrentIndex(model()->index(1, 0));
        QTimer choose;
        connect(&choose, &QTimer::timeout, this, [this] {
            auto *menu = page()->findChild<QMenu *>(QStringLiteral("libraryMenu"));
            if (!menu || !menu->isVisible())
                return;
            page()->search(QStringLiteral("nobody"));
            if (!QTest::qWaitFor([this] { return rows() == 0; }))
                return;
            menu->setActiveAction(menu->actions().first());
            QTest::keyClick(menu, Qt::Key_Return);
            menu->close(); // whatever was chosen
        });
        choose.setSingleShot(true);
        choose.start(100);
        QContextMenuEvent event(
            QContextMenuEvent::Keyboard, grid()->visualRect(grid()->currentIndex()).center(), QPoint());
        QApplication::sendEvent(grid()->viewport(), &event);
        QCOMPARE(rows(), 0);
        QCOMPARE(opened.size(), 1);
        QCOMPARE(opened[0].at(0).toLongLong(), id);
    }

    void aRowIsASentence()
    {
        fill();
        QCOMPARE(model()->index(1, LibraryModel::Title).data(Qt::AccessibleTextRole).toString(),
            QStringLiteral("Ann – Zoe, Black wins, 2019-05-04, Cup, D4 Kagetsu, Renju, 3 moves"));
    }

    void theMenuFindsOtherGamesOfAPlayer()
    {
        fill();
        QTimer choose;
        connect(&choose, &QTimer::timeout, this, [this] {
            auto *menu = page()->findChild<QMenu *>(QStringLiteral("libraryMenu"));
            if (!menu || !menu->isVisible())
                return;
            for (QAction *each : menu->actions()) {
                if (each->text() == QLatin1String("Find Bob"))
                    menu->setActiveAction(each);
            }
            QTest::keyClick(menu, Qt::Key_Return);
            menu->close(); // whatever was chosen
        });
        choose.start(20);
        QContextMenuEvent event(QContextMenuEvent::Keyboard, QPoint(), QPoint());
        QApplication::sendEvent(grid()->viewport(), &event);
        QTRY_COMPARE(rows(), 1);
        QCOMPARE(search()->text(), QStringLiteral("Bob"));
    }

    void anotherLanguageHasItsOwnWords()
    {
        fill();
        m_window->setLanguage(QStringLiteral("ja"));
        page()->search(QStringLiteral("花月"));
        QTRY_VERIFY(page()->isSettled());
        QTRY_COMPARE(rows(), 2);
    }

private:
    LibraryPage *page() const { return m_window->findChild<LibraryPage *>(); }
    StudyPage *study() const { return m_window->findChild<StudyPage *>(); }
    TileGrid *grid() const { return page()->findChild<TileGrid *>(); }
    LibraryModel *model() const { return page()->findChild<LibraryModel *>(); }
    QLineEdit *search() const { return page()->findChild<QLineEdit *>(QStringLiteral("librarySearch")); }
    QString state() const { return page()->findChild<QLabel *>(QStringLiteral("libraryState"))->text(); }
    QAction *action(const char *name) const { return m_window->findChild<QAction *>(QLatin1String(name)); }
    int rows() const { return page()->isSettled() ? model()->rowCount() : -1; }
    QStringList blacks() const
    {
        QStringList names;
        for (int row = 0; row < model()->rowCount(); ++row)
            names += model()->index(row, LibraryModel::Black).data().toString();
        return names;
    }
    void show()
    {
        action("library")->trigger();
        QVERIFY(page() && page()->isVisible());
    }
    QString gameHere()
    {
        const QString path = m_folders.games + QStringLiteral("/here.sgf");
        QDir().mkpath(m_folders.games);
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(game("Ida", "2021-05-04", "B+F")) <= 0)
            qFatal("not written");
        return path;
    }
    void fill(int games = 2)
    {
        write("in/a.sgf", game("Ann", "2019-05-04", "B+F"));
        write("in/b.sgf", game("Bob", "2020-05-04", "W+R"));
        show();
        m_window->findChild<UserLibrary *>()->import({ m_folder->filePath(QStringLiteral("in")) });
        QTRY_COMPARE(rows(), games);
    }
    static QByteArray game(const QByteArray &black, const QByteArray &day, const QByteArray &result)
    {
        return "(;GM[4]SZ[15]RU[Renju]EV[Cup]PB[" + black + "]PW[Zoe]DT[" + day + "]RE[" + result
            + "];B[hh];W[hg];B[ig])";
    }
    void write(const char *name, const QByteArray &bytes)
    {
        const QString path = m_folder->filePath(QLatin1String(name));
        QDir().mkpath(QFileInfo(path).path());
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes);
    }
    void drop(std::initializer_list<const char *> names)
    {
        QMimeData data;
        QList<QUrl> urls;
        for (const char *name : names)
            urls += QUrl::fromLocalFile(m_folder->filePath(QLatin1String(name)));
        data.setUrls(urls);
        QDragEnterEvent enter({ 50, 50 }, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(m_window.get(), &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent event({ 50, 50 }, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(m_window.get(), &event);
        QCoreApplication::processEvents();
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    Folders m_folders;
    std::unique_ptr<MainWindow> m_window;
};

} // namespace tst_gamelibrary

QTEST_MAIN(tst_gamelibrary::TestGameLibrary)
#include "tst_gamelibrary.moc"
