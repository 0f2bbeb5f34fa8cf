// SPDX-License-Identifier: MIT
#include "studyfixture.h"

#include "ui/board/boardwidget.h"
#include "ui/controls/dialogs/askdialog.h"
#include "ui/record/page/studypage.h"
#include "ui/record/panels/emptygamedialog.h"
#include "ui/record/panels/gamelistmodel.h"
#include "ui/record/panels/gamenamesdialog.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

namespace tst_gamelist {

using namespace kagetsu;
using namespace kagetsu::ui;
using studyfixture::shownPage;

namespace {

const char *const Games = "(;GM[4]SZ[15]PB[Ann];B[hh])(;GM[4]SZ[15]PB[Bob];B[ha];W[hb])(;GM[4]SZ[19]PB[Cyd];B[aa])";

// More than is arranged at once.
std::string large()
{
    std::string games = std::string(Games) + "(;GM[4]SZ[15]PB[Dan];B[cc])";
    games += "(;GM[4]SZ[15]PB[Eva];B[cc]C[" + std::string(300000, 'x') + "])";
    return games;
}

} // namespace

// The games of a file on the study page: one more, moved, renamed, removed.
class TestGameList : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_page = shownPage();
        QVERIFY(m_page && m_page->open(Games, QStringLiteral("games.sgf")));
    }

    void aGameIsMovedAndStaysInSight()
    {
        const QSignalSpy edited(m_page.get(), &StudyPage::edited);
        m_page->showGame(1);
        m_page->goTo(2);
        QTest::keyClick(board(), Qt::Key_Up, Qt::AltModifier | Qt::ShiftModifier);
        QCOMPARE(names(), QStringLiteral("Bob Ann Cyd"));
        QCOMPARE(m_page->record().index(), 0);
        QCOMPARE(m_page->place(), 2); // where one was
        QCOMPARE(list()->currentIndex().row(), 0);
        QCOMPARE(edited.count(), 1); // so that a draft is kept
        QVERIFY(m_page->record().isModified());
        QVERIFY(!action("gameUp")->isEnabled());
        trigger("gameDown");
        trigger("gameDown");
        QCOMPARE(names(), QStringLiteral("Ann Cyd Bob"));
        QVERIFY(!action("gameDown")->isEnabled());
        QVERIFY(saved().indexOf("PB[Cyd]") < saved().indexOf("PB[Bob]"));
    }

    // Alt+PgDown goes to the next mark of a review; a list takes it for a page down, even with Alt.
    void aKeyOfReviewsNeverShowsAnotherGame()
    {
        list()->setFocus();
        QTest::keyClick(list(), Qt::Key_PageDown, Qt::AltModifier);
        QCOMPARE(m_page->record().index(), 0);
        QTest::keyClick(list(), Qt::Key_PageDown);
        QTRY_COMPARE(m_page->record().index(), 2);
    }

    void aNewGameStandsAfterTheOneShown()
    {
        answer<EmptyGameDialog>([](EmptyGameDialog &dialog) {
            QCOMPARE(dialog.game().boardSize, 15); // like the one shown
            auto *size = dialog.findChild<QComboBox *>(QStringLiteral("boardSize"));
            size->setCurrentIndex(size->findData(9));
            dialog.accept();
        });
        trigger("addGame");
        QCOMPARE(m_page->record().index(), 1);
        QCOMPARE(names(), QStringLiteral("Ann  Bob Cyd"));
        QCOMPARE(m_page->document().tree().columns(), 9);
        QCOMPARE(m_page->mode(), StudyMode::Edit);
        QTest::mouseClick(board(), Qt::LeftButton);
        QVERIFY(saved().contains("SZ[9]"));
    }

    void aRecordOfOneGameGetsASecond()
    {
        QVERIFY(m_page->open("(;GM[4]SZ[13];B[gg])", QStringLiteral("one.sgf")));
        QVERIFY(!list()->isVisible());
        QVERIFY(!action("removeGame")->isEnabled());
        answer<EmptyGameDialog>([](EmptyGameDialog &dialog) { dialog.accept(); });
        trigger("addGame");
        QVERIFY(list()->isVisible());
        QCOMPARE(m_page->document().tree().columns(), 13);
    }

    void aGameIsRemovedOnceThatIsConfirmed()
    {
        m_page->showGame(2);
        answer<AskDialog>([](AskDialog &dialog) {
            QVERIFY(dialog.sentence().contains(QLatin1Char('3')));
            QCOMPARE(dialog.more(), QStringLiteral("Cyd"));
            dialog.button(AskDialog::Role::Reject)->click();
        });
        trigger("removeGame");
        QCOMPARE(names(), QStringLiteral("Ann Bob Cyd"));
        QVERIFY(!m_page->record().isModified());
        answer<AskDialog>([](AskDialog &dialog) { dialog.button(AskDialog::Role::Discard)->click(); });
        trigger("removeGame");
        QCOMPARE(names(), QStringLiteral("Ann Bob"));
        QCOMPARE(m_page->record().index(), 1);
        QCOMPARE(m_page->document().tree().columns(), 15);
        QVERIFY(!saved().contains("Cyd"));
    }

    void anAnswerIsForTheGameThatWasAskedAbout()
    {
        m_page->showGame(2);
        answer<AskDialog>([this](AskDialog &dialog) {
            m_page->showGame(0);
            dialog.button(AskDialog::Role::Discard)->click();
        });
        trigger("removeGame");
        QCOMPARE(names(), QStringLiteral("Ann Bob Cyd"));
        answer<GameNamesDialog>([this](GameNamesDialog &dialog) {
            dialog.findChild<QLineEdit *>(QStringLiteral("blackName"))->setText(QStringLiteral("Zoe"));
            QVERIFY(m_page->open("(;GM[4]SZ[15]PB[Dan];B[cc])", QStringLiteral("other.sgf")));
            dialog.accept();
        });
        trigger("renameGame");
        QCOMPARE(m_page->game().info.black.name, std::string("Dan"));
        QVERIFY(!m_page->isModified());
    }

    void namesThatAreOnlyNumbersAreNotListed()
    {
        QVERIFY(m_page->open(
            "(;GM[4]SZ[15]GN[1]PB[Dan];B[cc])(;GM[4]SZ[15]GN[2]PB[Eva];B[cc])", QStringLiteral("numbered.sgf")));
        QVERIFY(list()->isColumnHidden(GameListModel::Name));
        QVERIFY(m_page->open(
            "(;GM[4]SZ[15]GN[1]PB[Dan];B[cc])(;GM[4]SZ[15]GN[1]PB[Eva];B[cc])", QStringLiteral("named.sgf")));
        QVERIFY(!list()->isColumnHidden(GameListModel::Name));
    }

    void aGameIsRenamedAndTheListFollows()
    {
        QVERIFY(list()->isColumnHidden(GameListModel::Name)); // none has one
        answer<GameNamesDialog>([](GameNamesDialog &dialog) {
            QCOMPARE(dialog.findChild<QLineEdit *>(QStringLiteral("blackName"))->text(), QStringLiteral("Ann"));
            dialog.findChild<QLineEdit *>(QStringLiteral("gameName"))->setText(QStringLiteral(" Study 1 "));
            dialog.findChild<QLineEdit *>(QStringLiteral("blackName"))->setText(QStringLiteral("Zoe"));
            dialog.accept();
        });
        trigger("renameGame");
        QCOMPARE(names(), QStringLiteral("Zoe Bob Cyd"));
        QVERIFY(!list()->isColumnHidden(GameListModel::Name));
        QCOMPARE(list()->model()->index(0, GameListModel::Name).data().toString(), QStringLiteral("Study 1"));
        QVERIFY(saved().contains("GN[Study 1]"));
        m_page->document().steps().undo();
        QCOMPARE(names(), QStringLiteral("Ann Bob Cyd"));
        QVERIFY(!m_page->record().isModified());
    }

    void gamesAreCopiedFromOneRecordToAnother()
    {
        m_page->showGame(1);
        trigger("copyGame");
        QVERIFY(m_page->open("(;GM[4]SZ[15]PB[Dan];B[cc])", QStringLiteral("other.sgf")));
        trigger("pasteGame");
        QCOMPARE(names(), QStringLiteral("Dan Bob"));
        QCOMPARE(m_page->record().index(), 1);
        QVERIFY(saved().contains("B[ha]"));
        QGuiApplication::clipboard()->setText(QString::fromLatin1(Games));
        trigger("pasteGame");
        QCOMPARE(names(), QStringLiteral("Dan Bob Ann Bob Cyd"));
        const QSignalSpy refused(m_page.get(), &StudyPage::refused);
        QGuiApplication::clipboard()->setText(QStringLiteral("hello"));
        trigger("pasteGame");
        QCOMPARE(refused.count(), 1);
        QCOMPARE(names(), QStringLiteral("Dan Bob Ann Bob Cyd"));
    }

    void aLargeFileIsArrangedBesideTheWindowAndNothingIsLost()
    {
        QVERIFY(m_page->open(large(), QStringLiteral("large.sgf")));
        trigger("gameDown");
        QVERIFY(!action("gameDown")->isEnabled()); // one order at a time
        QVERIFY(!action("removeGame")->isEnabled());
        m_page->showGame(2); // reads on without giving it up
        m_page->showGame(2);
        m_page->wait();
        QVERIFY(names().startsWith(QStringLiteral("Bob Ann Cyd")));
        QCOMPARE(m_page->record().index(), 2);
        QVERIFY(m_page->isModified());
        QVERIFY(action("gameDown")->isEnabled());
        trigger("gameDown");
        const QTemporaryDir folder;
        m_page->saveTo(folder.filePath(QStringLiteral("large.sgf")));
        m_page->saving().wait();
        QVERIFY(!m_page->isModified());
        QVERIFY(names().startsWith(QStringLiteral("Bob Ann Dan Cyd")));
    }

    void manyGamesArePastedBesideTheWindow()
    {
        QGuiApplication::clipboard()->setText(QString::fromStdString(large()));
        trigger("pasteGame");
        QCOMPARE(names(), QStringLiteral("Ann Bob Cyd")); // not yet
        m_page->wait();
        QCOMPARE(names(), QStringLiteral("Ann Ann Bob Cyd Dan Eva Bob Cyd"));
        QCOMPARE(m_page->record().index(), 1);
        QCOMPARE(m_page->mode(), StudyMode::Edit);
        const QSignalSpy refused(m_page.get(), &StudyPage::refused);
        QGuiApplication::clipboard()->setText(QString(300000, QLatin1Char('x')));
        trigger("pasteGame");
        m_page->wait();
        QCOMPARE(refused.count(), 1);
    }

    void aLibraryHasNoGames()
    {
        QFile file(QStringLiteral(KAGETSU_TEST_DATA "/libraries/labels.lib"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(m_page->open(file.readAll().toStdString(), QStringLiteral("labels.lib")));
        for (const char *name : { "addGame", "pasteGame", "renameGame", "gameUp", "gameDown", "removeGame" })
            QVERIFY2(!action(name)->isEnabled(), name);
    }

private:
    QTableView *list() const { return m_page->findChild<QTableView *>(QStringLiteral("games")); }
    BoardWidget *board() const { return m_page->findChild<BoardWidget *>(); }
    QAction *action(const char *name) const { return m_page->findChild<QAction *>(QLatin1String(name)); }
    void trigger(const char *name) { action(name)->trigger(); }
    QByteArray saved() const { return savedAs(m_page->record().content(), m_page->record().format())->bytes; }
    QString names() const
    {
        QStringList names;
        for (int row = 0; row < list()->model()->rowCount(); ++row)
            names += list()->model()->index(row, GameListModel::Black).data().toString();
        return names.join(QLatin1Char(' '));
    }
    template <typename Dialog>
    void answer(const std::function<void(Dialog &)> &act)
    {
        QTimer::singleShot(0, this, [act] {
            auto *dialog = qobject_cast<Dialog *>(QApplication::activeModalWidget());
            QVERIFY(dialog);
            act(*dialog);
        });
    }

    std::unique_ptr<StudyPage> m_page;
};

} // namespace tst_gamelist

QTEST_MAIN(tst_gamelist::TestGameList)
#include "tst_gamelist.moc"
