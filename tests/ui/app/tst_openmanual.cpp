// SPDX-License-Identifier: MIT
#include "match/host/matchhost.h"
#include "ui/app/manual/manualbrowser.h"
#include "ui/app/manual/manualwindow.h"
#include "ui/app/settings/keysdialog.h"
#include "ui/app/window/mainwindow.h"
#include "ui/match/clockonly/clockpage.h"
#include "ui/match/newgame/newgamedialog.h"
#include "ui/match/table/tablepage.h"

#include <QFile>
#include <QPointer>
#include <QTemporaryDir>
#include <QTest>
#include <QTextBlock>
#include <QTimer>
#include <QToolButton>
#include <QWindow>

namespace tst_openmanual {

using namespace kagetsu;
using namespace kagetsu::ui;

// The manual as it is opened from the window of the program.
class TestOpenManual : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_window = std::make_unique<MainWindow>(
            Settings {}, m_folder->filePath(QStringLiteral("kagetsu.ini")), Folders::in(m_folder->path()));
        m_window->setLanguage(QStringLiteral("en"));
        m_window->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
    }

    void cleanup() { m_window.reset(); }

    void thePageFitsThePlaceItIsOpenedFrom()
    {
        QCOMPARE(opened(), ManualPage::Index);
        startGame();
        QCOMPARE(opened(), ManualPage::Players);
        leave();
        act("verdict");
        QCOMPARE(opened(), ManualPage::Arbiters);
        act("lesson");
        QCOMPARE(opened(), ManualPage::Teaching);
        m_window->openRecord(QStringLiteral(KAGETSU_TEST_DATA "/games/study.sgf"));
        QTRY_COMPARE(opened(), ManualPage::Records);
        acceptSetup();
        m_window->newClock();
        QVERIFY(m_window->findChild<ClockPage *>()->isVisible());
        QCOMPARE(opened(), ManualPage::Clock);
        m_window->findChild<host::MatchHost *>()->leave();
    }

    void theArbitersDeskIsExplainedToArbiters()
    {
        startGame();
        act("arbiter");
        QCOMPARE(opened(), ManualPage::Arbiters);
    }

    void aMatchWithAnArbiterGoesOnAndNothingIsWrittenDown()
    {
        startGame();
        auto *host = m_window->findChild<host::MatchHost *>();
        match::MatchSetup setup = host->match().setup();
        setup.id = "with an arbiter";
        setup.arbiter = true;
        host->leave();
        QVERIFY(host->startMatch(setup, m_folder->filePath(QStringLiteral("journals"))));
        const auto lines = [host] {
            QFile journal(host->journalPath());
            return journal.open(QIODevice::ReadOnly) ? journal.readAll().count('\n') : -1;
        };
        const auto before = lines();
        QVERIFY(before > 0);
        QCOMPARE(opened(), ManualPage::Players);
        QVERIFY(!QApplication::activeModalWidget());
        QVERIFY(host->match().clock().isRunning());
        QVERIFY(!host->match().isPaused());
        QVERIFY(m_window->findChild<TablePage *>()->isVisible());
        QCOMPARE(lines(), before);
    }

    void itIsOneWindowAndItsOwn()
    {
        act("manual");
        const QPointer<ManualWindow> first = manual();
        QVERIFY(first->isWindow());
        QVERIFY(!first->parentWidget());
        act("manual");
        QCOMPARE(manual(), first.data());
        first->close();
        QTRY_VERIFY(!first);
        act("manual");
        QVERIFY(manual());
    }

    void itFollowsTheLanguageAndTheColours()
    {
        act("manual");
        m_window->setLanguage(QStringLiteral("zh_CN"));
        QCOMPARE(text()->source(), manualUrl(ManualPage::Index, QStringLiteral("zh_CN")));
        m_window->setLanguage(QStringLiteral("ru"));
        QCOMPARE(text()->source(), manualUrl(ManualPage::Index, QStringLiteral("en")));
        m_window->setThemeKind(Theme::Kind::Dark);
        QCOMPARE(text()->document()->begin().begin().fragment().charFormat().foreground().color(), Theme::dark().text);
    }

    void itClosesWithTheProgram()
    {
        act("manual");
        const QPointer<ManualWindow> window = manual();
        QVERIFY(!window->testAttribute(Qt::WA_QuitOnClose));
        m_window->close();
        QTRY_VERIFY(!window);
        m_window->show();
        act("manual");
        const QPointer<ManualWindow> second = manual();
        m_window.reset();
        QVERIFY(!second);
    }

    void keysHaveTheirSheet()
    {
        bool seen = false;
        QTimer::singleShot(0, this, [&seen] {
            auto *sheet = qobject_cast<KeysDialog *>(QApplication::activeModalWidget());
            seen = sheet != nullptr;
            if (sheet)
                sheet->reject();
        });
        QTest::keyClick(m_window.get(), Qt::Key_F1, Qt::ControlModifier);
        QVERIFY(seen);
    }

    // In its own window too, and the same place is read on.
    void itsWordsGrowWithTheOthers()
    {
        QTest::keyClick(m_window.get(), Qt::Key_F1);
        QVERIFY(manual());
        manual()->showPage(ManualPage::Arbiters);
        const qreal before = manual()->font().pointSizeF();
        QTest::keyClick(manual(), Qt::Key_Plus, Qt::ControlModifier);
        QVERIFY(manual()->font().pointSizeF() > before * 1.1);
        QCOMPARE(manualPageOf(text()->source()), ManualPage::Arbiters);
        QTest::keyClick(manual(), Qt::Key_0, Qt::ControlModifier);
        QCOMPARE(manual()->font().pointSizeF(), before);
    }

    void f1InADialogOpensItBesideTheDialog_data()
    {
        QTest::addColumn<bool>("clock");
        QTest::addColumn<ManualPage>("expected");
        QTest::newRow("a new game") << false << ManualPage::Players;
        QTest::newRow("the clock beside a real board") << true << ManualPage::Clock;
    }

    // The dialog does not keep it from being read.
    void f1InADialogOpensItBesideTheDialog()
    {
        QFETCH(bool, clock);
        ManualPage page = ManualPage::Index;
        bool reads = false;
        QTimer::singleShot(0, this, [&] {
            QWidget *dialog = QApplication::activeModalWidget();
            QCOMPARE(dialog->windowModality(), Qt::WindowModal);
            QTest::keyClick(dialog->focusWidget() ? dialog->focusWidget() : dialog, Qt::Key_F1);
            if (manual()) {
                page = manualPageOf(text()->source()).value();
                QTest::mouseClick(manual()->findChild<QToolButton *>(QStringLiteral("manualContents")), Qt::LeftButton);
                reads = manualPageOf(text()->source()) == ManualPage::Index;
            }
            dialog->close();
        });
        if (clock)
            m_window->newClock();
        else
            m_window->newGame();
        QTEST(page, "expected");
        QVERIFY(reads);
        QVERIFY(manual()); // and stays when the dialog is gone
        QVERIFY(!manual()->windowHandle()->transientParent());
    }

    void f1OpensIt()
    {
        QTest::keyClick(m_window.get(), Qt::Key_F1);
        QVERIFY(manual());
    }

private:
    void act(const char *name) { m_window->findChild<QAction *>(QLatin1String(name))->trigger(); }
    static ManualWindow *manual()
    {
        for (QWidget *widget : QApplication::topLevelWidgets()) {
            if (auto *window = qobject_cast<ManualWindow *>(widget); window && window->isVisible())
                return window;
        }
        return nullptr;
    }
    static ManualBrowser *text() { return manual()->findChild<ManualBrowser *>(); }
    ManualPage opened()
    {
        act("manual");
        return manualPageOf(text()->source()).value();
    }

    void acceptSetup()
    {
        QTimer::singleShot(0, this, [] {
            auto *dialog = qobject_cast<NewGameDialog *>(QApplication::activeModalWidget());
            QVERIFY(dialog);
            dialog->accept();
        });
    }
    void startGame()
    {
        acceptSetup();
        m_window->newGame();
    }
    void leave() { m_window->findChild<host::MatchHost *>()->leave(); }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<MainWindow> m_window;
};

} // namespace tst_openmanual

QTEST_MAIN(tst_openmanual::TestOpenManual)
#include "tst_openmanual.moc"
