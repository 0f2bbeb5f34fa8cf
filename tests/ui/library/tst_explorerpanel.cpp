// SPDX-License-Identifier: MIT
#include "ui/board/boardpicture.h"
#include "ui/library/explorerlist.h"
#include "ui/library/explorermodel.h"
#include "ui/library/explorerpanel.h"
#include "ui/library/userlibrary.h"

#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

namespace tst_explorerpanel {

using namespace kagetsu;
using namespace kagetsu::ui;

// What the game library says of a position, beside a board: moves, numbers, games.
class TestExplorerPanel : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QFile file(m_folder.filePath(QStringLiteral("games.sgf")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        // H8, and then I9 or what is the same in a mirror, or J8.
        file.write("(;GM[4]SZ[15]RU[Renju]EV[Cup]PB[Ann]PW[Bob]DT[2019-05-04]RE[B+F];B[hh];W[ig];B[jf])\n"
                   "(;GM[4]SZ[15]RU[Renju]PB[Ann]PW[Cid]DT[2021]RE[W+R];B[hh];W[gi];B[ii];W[aa])\n"
                   "(;GM[4]SZ[15]RU[Renju]PB[Dan]PW[Ann]DT[2020-01-02]RE[0];B[hh];W[jh];B[ii])\n"
                   "(;GM[4]SZ[15]PB[Eve]PW[Ann]DT[2018]RE[B+T];B[hh])\n"
                   "(;GM[4]SZ[15]PB[pbrain-a]PW[pbrain-b]DT[2022]RE[B+F];B[jf];W[ig];B[hh])\n");
        file.close();
        m_library = new UserLibrary(
            m_folder.filePath(QStringLiteral("library.sqlite")), m_folder.filePath(QStringLiteral("none")), &m_over);
        m_library->use();
        m_library->import({ file.fileName() });
        QTRY_VERIFY(m_library->catalogue() && m_library->catalogue()->contents.games.count() == 5);
    }
    void init()
    {
        m_panel = std::make_unique<ExplorerPanel>();
        m_panel->setLibrary(m_library);
        m_panel->resize(420, 600);
        m_panel->show();
        QVERIFY(QTest::qWaitForWindowActive(m_panel.get()));
    }
    void cleanup() { m_panel.reset(); }

    void rowsAddUp()
    {
        ask({ { 7, 7 } });
        QCOMPARE(heads(),
            QStringList(
                { QStringLiteral("G7"), QStringLiteral("F8"), QStringLiteral("Ended here"), QStringLiteral("Ann – Cid"),
                    QStringLiteral("Dan – Ann"), QStringLiteral("Ann – Bob"), QStringLiteral("Eve – Ann") }));
        QCOMPARE(told(), QStringLiteral("4 game(s), Black 2½ : 1½"));
        QCOMPARE(model()->index(0).data(Qt::AccessibleTextRole).toString(),
            QStringLiteral("G7: 2 game(s), Black 1 : 1, last 2021"));
        QCOMPARE(model()->index(2).data(Qt::AccessibleTextRole).toString(),
            QStringLiteral("Ended here: 1 game(s), Black 1 : 0"));
    }

    void theEmptyBoardIsAPosition()
    {
        ask({});
        QCOMPARE(heads().first(), QStringLiteral("H8"));
    }

    void whereAGameHasThePositionIsSaid()
    {
        // The moves of the first game, seen in a mirror, and in another order.
        ask({ { 7, 7 }, { 6, 8 }, { 5, 9 } });
        QCOMPARE(heads(), QStringList({ QStringLiteral("Ended here"), QStringLiteral("Ann – Bob") }));
        QVERIFY(model()->detailAt(1).contains(QStringLiteral("move 3")));
        QVERIFY(model()->detailAt(1).contains(QStringLiteral("turned")));
        QVERIFY(!model()->detailAt(1).contains(QStringLiteral("other order")));
        chooseKinds(1);
        QTRY_COMPARE(heads().size(), 3);
        QVERIFY(model()->detailAt(1).startsWith(QStringLiteral("Black wins · 2022 · move 3 · turned · other order")));
    }

    void nobodyAsksForTheOrderOfADrawnBoard()
    {
        rules::Position position(15);
        position.place({ 5, 9 }, rules::Side::Black);
        position.place({ 6, 8 }, rules::Side::White);
        position.place({ 7, 7 }, rules::Side::Black);
        m_panel->setQuestion(questionAbout(position));
        QTRY_VERIFY(m_panel->isSettled());
        QVERIFY(!model()->detailAt(1).contains(QStringLiteral("other order")));
    }

    void enginesDoNotMixInUnasked()
    {
        ask({});
        QCOMPARE(heads().first(), QStringLiteral("H8"));
        QCOMPARE(m_panel->answer()->exploration.all.games, 4U);
        chooseKinds(1);
        QTRY_COMPARE(m_panel->answer()->exploration.all.games, 5U);
    }

    void onlyGamesThatAreTypedCount()
    {
        ask({ { 7, 7 } });
        auto *search = m_panel->findChild<QLineEdit *>(QStringLiteral("explorerSearch"));
        QTest::keyClicks(search, QStringLiteral("ann 2019-2020"));
        QTRY_COMPARE(told(), QStringLiteral("2 game(s), Black 1½ : ½"));
        search->setText(QStringLiteral("zzz"));
        QTRY_COMPARE(told(), QStringLiteral("No game of the library has this position."));
    }

    void keysPlayAMoveGoBackAndOpenAGame()
    {
        ask({ { 7, 7 } });
        QSignalSpy moves(m_panel.get(), &ExplorerPanel::moveWanted);
        QSignalSpy games(m_panel.get(), &ExplorerPanel::gameWanted);
        QSignalSpy back(m_panel.get(), &ExplorerPanel::backWanted);
        m_panel->setFocus();
        QTRY_VERIFY(list()->hasFocus());
        QTest::keyClick(list(), Qt::Key_Down);
        QTest::keyClick(list(), Qt::Key_Return);
        QCOMPARE(moves.size(), 1);
        QCOMPARE(moves.front().at(1).value<rules::Point>(), rules::Point(5, 7));
        QTest::keyClick(list(), Qt::Key_Backspace);
        QCOMPARE(back.size(), 1);
        QTest::keyClick(list(), Qt::Key_Down); // "Ended here" does nothing
        QTest::keyClick(list(), Qt::Key_Return);
        QCOMPARE(moves.size() + games.size(), 1);
        QTest::keyClick(list(), Qt::Key_Down);
        QTest::keyClick(list(), Qt::Key_Return);
        QCOMPARE(games.size(), 1);
        QCOMPARE(games.front().at(0).toLongLong(), 2);
        QCOMPARE(games.front().at(1).toInt(), 1);
    }

    // The answer for the next position is on its way: a move of the one before may not be played in it.
    void rowsOfThePositionBeforeDoNothing()
    {
        ask({ { 7, 7 } });
        QSignalSpy moves(m_panel.get(), &ExplorerPanel::moveWanted);
        QSignalSpy games(m_panel.get(), &ExplorerPanel::gameWanted);
        list()->setFocus();
        for (const int row : { 0, 3 }) {
            list()->setCurrentIndex(model()->index(row));
            m_panel->setQuestion(questionOf({ { 7, 7 }, { 6, 8 } }));
            QCOMPARE(model()->rowCount(), 7); // still the rows of the position before
            QTest::keyClick(list(), Qt::Key_Return);
            QCOMPARE(moves.size() + games.size(), 0);
            ask({ { 7, 7 } });
        }
        list()->setCurrentIndex(model()->index(0));
        QTest::keyClick(list(), Qt::Key_Return);
        QCOMPARE(moves.size(), 1);
    }

    void aClickChoosesARow()
    {
        ask({ { 7, 7 } });
        QSignalSpy moves(m_panel.get(), &ExplorerPanel::moveWanted);
        QTest::mouseClick(list()->viewport(), Qt::LeftButton, {}, list()->visualRect(model()->index(0)).center());
        QCOMPARE(moves.size(), 1);
        QCOMPARE(moves.front().at(0).value<rules::Side>(), rules::Side::White);
        QCOMPARE(moves.front().at(1).value<rules::Point>(), rules::Point(6, 6));
    }

    void theBoardShowsHowManyGamesWentOnWhere()
    {
        ask({ { 7, 7 } });
        BoardPicture picture;
        m_panel->layMarks(picture);
        QCOMPARE(picture.at({ 6, 6 }).worth.text, QStringLiteral("2"));
        QCOMPARE(picture.at({ 5, 7 }).worth.text, QStringLiteral("1"));
        // The row that is pointed at stands out.
        QVERIFY(!picture.at({ 5, 7 }).worth.isBest);
        QTest::mouseMove(list()->viewport(), list()->visualRect(model()->index(1)).center());
        QTRY_COMPARE(list()->pointedRow(), 1);
        m_panel->layMarks(picture);
        QVERIFY(picture.at({ 5, 7 }).worth.isBest);
        m_panel->hide();
        BoardPicture without;
        m_panel->layMarks(without);
        QCOMPARE(without, BoardPicture());
    }

    void forbiddenPointsAreMarked()
    {
        ExplorerQuestion question { .boardSize = 15,
            .stones = { { rules::Side::Black, { 7, 7 } }, { rules::Side::White, { 8, 8 } } },
            .fouls = { { { 9, 9 }, { .doubleThree = true } } } };
        m_panel->setQuestion(question);
        QTRY_VERIFY(m_panel->isSettled());
        QCOMPARE(model()->headAt(1), QStringLiteral("J10"));
        QVERIFY(model()->detailAt(1).startsWith(QStringLiteral("double-three")));
    }

    // The pointer goes through a game faster than the library answers: only the last position is shown.
    void aQuestionThatIsOutOfDateIsDropped()
    {
        for (int i = 0; i < 50; ++i)
            m_panel->setQuestion(questionOf({ { i % 15, i / 15 } }));
        ask({ { 7, 7 } });
        QCOMPARE(m_panel->answer()->question, questionOf({ { 7, 7 } }));
    }

    void aHiddenPanelAsksNothing()
    {
        m_panel->hide();
        m_panel->setQuestion(questionOf({ { 7, 7 } }));
        QCoreApplication::processEvents();
        QVERIFY(!m_panel->answer() && m_panel->isSettled());
        m_panel->show();
        QTRY_VERIFY(m_panel->answer());
    }

    // Lines of a study stand beside the games, with their labels and texts; those that no game has follow.
    void studiesAnswerBesideGames()
    {
        QTemporaryDir folder;
        QFile file(folder.filePath(QStringLiteral("lines.sgf")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        // The first line is the mirror image of what the games have.
        file.write("(;GM[4]SZ[15];B[hh]LB[ii:53%]C[my start](;W[ii]C[main\nline])(;W[ha]))\n"
                   "(;GM[4]SZ[15]PB[Ann]PW[Bob]DT[2019];B[hh];W[gi];B[jf])\n");
        file.close();
        UserLibrary shelf(
            folder.filePath(QStringLiteral("library.sqlite")), folder.filePath(QStringLiteral("none")), &m_over);
        shelf.use();
        shelf.import({ file.fileName() });
        QTRY_VERIFY(shelf.catalogue() && shelf.catalogue()->contents.games.count() == 2);
        ExplorerPanel panel;
        panel.setLibrary(&shelf);
        panel.resize(420, 600);
        panel.show();
        QVERIFY(QTest::qWaitForWindowActive(&panel));
        QTRY_COMPARE(shelf.studies().size(), std::size_t(1));
        panel.setQuestion(questionOf({ { 7, 7 } }));
        QTRY_VERIFY(panel.isSettled() && panel.answer());
        const auto *rows = panel.findChild<ExplorerModel *>();
        QStringList said;
        for (int row = 0; row < rows->rowCount(); ++row)
            said += rows->headAt(row) + QLatin1Char('|') + rows->detailAt(row);
        QCOMPARE(said,
            QStringList({ QStringLiteral("G7|lines.sgf: 53% · main line · last 2019"), QStringLiteral("A8|lines.sgf"),
                QStringLiteral("lines.sgf|my start"), QStringLiteral("Ann – Bob|No result · 2019 · move 1") }));
        QCOMPARE(rows->index(1, 0).data(Qt::AccessibleTextRole).toString(), QStringLiteral("A8: lines.sgf"));
        BoardPicture picture;
        panel.layMarks(picture);
        QCOMPARE(picture.at({ 6, 6 }).worth.text, QStringLiteral("1"));
        QCOMPARE(picture.at({ 0, 7 }).worth.text, QStringLiteral("·"));

        QSignalSpy studies(&panel, &ExplorerPanel::studyWanted);
        auto *shown = panel.findChild<ExplorerList *>();
        QTest::mouseClick(shown->viewport(), Qt::LeftButton, {}, shown->visualRect(rows->index(2)).center());
        QCOMPARE(studies.size(), 1);
        QCOMPARE(studies.front().at(0).toLongLong(), 1);
        const auto way = studies.front().at(1).value<record::Way>();
        QCOMPARE(way.size(), std::size_t(1));
        QCOMPARE(way.front().action.point(), rules::Point(7, 7));

        // The same stones drawn in another corner of the board.
        panel.setQuestion(questionOf({ { 7, 7 }, { 8, 6 } }));
        QTRY_VERIFY(panel.isSettled() && panel.answer() && panel.answer()->question.stones.size() == 2);
        QCOMPARE(rows->headAt(rows->firstGame() - 1), QStringLiteral("lines.sgf"));
        QVERIFY(rows->detailAt(rows->firstGame() - 1).startsWith(QStringLiteral("main line")));
    }

    void aPositionOfAStudyAloneIsSaid()
    {
        QTemporaryDir folder;
        QFile file(folder.filePath(QStringLiteral("lines.sgf")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("(;GM[4]SZ[15];B[hh](;W[ii])(;W[ha]))\n");
        file.close();
        UserLibrary shelf(
            folder.filePath(QStringLiteral("library.sqlite")), folder.filePath(QStringLiteral("none")), &m_over);
        shelf.use();
        shelf.import({ file.fileName() });
        QTRY_VERIFY(shelf.catalogue() && shelf.catalogue()->contents.games.count() == 1);
        ExplorerPanel panel;
        panel.setLibrary(&shelf);
        panel.show();
        panel.setQuestion(questionOf({ { 7, 7 } }));
        const auto *label = panel.findChild<QLabel *>(QStringLiteral("explorerTold"));
        QTRY_COMPARE(label->text(), QStringLiteral("Only studies of the library have this position."));
    }

private:
    static ExplorerQuestion questionOf(const std::vector<rules::Point> &points)
    {
        ExplorerQuestion question;
        for (const rules::Point point : points)
            question.stones.push_back(
                { question.stones.size() % 2 == 0 ? rules::Side::Black : rules::Side::White, point });
        return question;
    }
    void ask(const std::vector<rules::Point> &points)
    {
        m_panel->setQuestion(questionOf(points));
        QTRY_VERIFY(m_panel->isSettled() && m_panel->answer());
    }
    void chooseKinds(int index)
    {
        auto *kinds = m_panel->findChild<QComboBox *>(QStringLiteral("explorerKinds"));
        kinds->setCurrentIndex(index);
        emit kinds->activated(index);
    }
    ExplorerModel *model() const { return m_panel->findChild<ExplorerModel *>(); }
    ExplorerList *list() const { return m_panel->findChild<ExplorerList *>(); }
    QString told() const { return m_panel->findChild<QLabel *>(QStringLiteral("explorerTold"))->text(); }
    QStringList heads() const
    {
        QStringList heads;
        for (int row = 0; row < model()->rowCount(); ++row)
            heads += model()->headAt(row);
        return heads;
    }

    QTemporaryDir m_folder;
    QWidget m_over;
    UserLibrary *m_library = nullptr;
    std::unique_ptr<ExplorerPanel> m_panel;
};

} // namespace tst_explorerpanel

QTEST_MAIN(tst_explorerpanel::TestExplorerPanel)
#include "tst_explorerpanel.moc"
