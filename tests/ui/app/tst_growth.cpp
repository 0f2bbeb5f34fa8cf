// SPDX-License-Identifier: MIT
#include "ui/app/window/mainwindow.h"
#include "ui/controls/style/skin.h"
#include "ui/controls/style/style.h"
#include "ui/learn/lessonpage.h"
#include "ui/match/clockonly/clockpage.h"
#include "ui/match/newgame/newgamedialog.h"
#include "ui/record/page/studypage.h"

#include <QAction>
#include <QApplication>
#include <QDialog>
#include <QMenu>
#include <QPixmapCache>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QToolButton>

#include <algorithm>
#include <limits>

#include <malloc.h>

namespace tst_growth {

using namespace kagetsu;
using namespace kagetsu::ui;

namespace {

// What the program holds on its heap now, in bytes.
std::size_t held()
{
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QCoreApplication::processEvents();
    QPixmapCache::clear();
    const struct mallinfo2 info = ::mallinfo2();
    return info.uordblks + info.hblkhd;
}

} // namespace

// Whatever is done again and again for an evening leaves the program as large as it was.
class TestGrowth : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QApplication::setStyle(new Style); }
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        Settings settings;
        // A speech daemon lists its voices in another thread meanwhile: a megabyte of them for two seconds.
        settings.announcing.voice = false;
        settings.newGame.left = QStringLiteral("Aoki");
        settings.newGame.right = QStringLiteral("Bergman");
        dress(settings.colours());
        m_window = std::make_unique<MainWindow>(
            settings, m_folder->filePath(QStringLiteral("kagetsu.ini")), Folders::in(m_folder->path()));
        m_window->setLanguage(QStringLiteral("en"));
        m_window->resize(1280, 736);
        m_window->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
    }
    void cleanup() { m_window.reset(); }

    void whatIsDoneAgainLeavesNothingBehind_data()
    {
        QTest::addColumn<QString>("deed");
        for (const char *page : { "lesson", "verdict" })
            QTest::addRow("the page %s", page) << QStringLiteral("page ") + QLatin1String(page);
        for (const char *dialog : { "settings", "keys", "about", "newGame", "computerGame", "tournament" })
            QTest::addRow("the dialog %s", dialog) << QStringLiteral("dialog ") + QLatin1String(dialog);
        QTest::newRow("a case of the lesson and its proof") << QStringLiteral("case");
        QTest::newRow("a record") << QStringLiteral("record");
        QTest::newRow("the menu") << QStringLiteral("menu");
        QTest::newRow("larger and smaller words") << QStringLiteral("textSize");
        QTest::newRow("colours") << QStringLiteral("theme");
        QTest::newRow("languages") << QStringLiteral("language");
    }
    void whatIsDoneAgainLeavesNothingBehind()
    {
        QFETCH(QString, deed);
        constexpr int Times = 6;
        constexpr int Rounds = 4;
        constexpr double Most = 3000; // bytes each time; a combo box that is not forgotten has 700
        const auto doIt = [&] {
            for (int i = 0; i < Times; ++i)
                carryOut(deed);
        };
        doIt(); // what is kept on purpose: pages, fonts, pictures
        doIt();
        // Caches come and go by kilobytes; what is left behind is so in every round.
        double least = std::numeric_limits<double>::max();
        for (int round = 0; round < Rounds && least > Most; ++round) {
            const std::size_t before = held();
            doIt();
            least = std::min(least, (double(held()) - double(before)) / Times);
        }
        QVERIFY2(least <= Most, qPrintable(QStringLiteral("%1: %2 bytes each time").arg(deed).arg(least)));
    }

    void aPressOfTheClockLeavesOneLine()
    {
        beginClock();
        auto &clocks = *m_window->findChild<ClockPage *>();
        const auto press = [&clocks](int times) {
            for (int i = 0; i < times; ++i)
                QTest::keyClick(&clocks, Qt::Key_Space);
        };
        press(50);
        // A busy machine has more to tell, such as that it stalled; what is left behind is so in every round.
        constexpr int Rounds = 4;
        constexpr int Presses = 64;
        double each = std::numeric_limits<double>::max();
        for (int round = 0; round < Rounds; ++round) {
            const std::size_t before = held();
            press(Presses);
            each = std::min(each, (double(held()) - double(before)) / Presses);
        }
        constexpr double Most = 2400; // the turn with both clocks, its events, and the lines of the journal
        QVERIFY2(each <= Most, qPrintable(QString::number(each)));
    }

private:
    void act(const char *name) { m_window->findChild<QAction *>(QLatin1String(name))->trigger(); }
    static void settle()
    {
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QTest::qWait(1);
    }
    void beginClock()
    {
        QTimer::singleShot(0, qApp, [] {
            if (auto *dialog = qobject_cast<NewGameDialog *>(QApplication::activeModalWidget()))
                dialog->accept();
        });
        m_window->newClock();
        QTest::keyClick(m_window->findChild<ClockPage *>(), Qt::Key_Space);
    }
    void carryOut(const QString &deed)
    {
        const QString which = deed.section(QLatin1Char(' '), 1);
        if (deed.startsWith(QLatin1String("page "))) {
            act(qPrintable(which));
            settle();
            act("placePlay");
        } else if (deed.startsWith(QLatin1String("dialog "))) {
            QTimer::singleShot(0, this, [] {
                QTest::qWait(5);
                if (auto *dialog = qobject_cast<QDialog *>(QApplication::activeModalWidget()))
                    dialog->reject();
            });
            act(qPrintable(which));
        } else if (deed == QLatin1String("case")) {
            act("lesson");
            auto &lesson = *m_window->findChild<LessonPage *>();
            lesson.openCase(1);
            lesson.findChild<QAbstractButton *>(QStringLiteral("answerForbidden"))->click();
            settle();
            act("proofWhole");
            settle();
            act("proofWhole");
            act("placePlay");
        } else if (deed == QLatin1String("record")) {
            m_window->openRecord(QStringLiteral(KAGETSU_TEST_DATA "/games/study.sgf"));
            QVERIFY(QTest::qWaitFor([this] {
                auto *study = m_window->findChild<StudyPage *>();
                return study && study->isVisible();
            }));
            for (int node = 1; node < 8; ++node)
                m_window->findChild<StudyPage *>()->goTo(node);
            settle();
            act("placePlay");
        } else if (deed == QLatin1String("menu")) {
            auto *menu = m_window->findChild<QToolButton *>(QStringLiteral("menu"))->menu();
            menu->popup({ 0, 0 });
            settle();
            menu->close();
        } else if (deed == QLatin1String("textSize")) {
            m_window->setTextSize(200);
            settle();
            m_window->setTextSize(100);
        } else if (deed == QLatin1String("theme")) {
            m_window->setThemeKind(Theme::Kind::Dark);
            settle();
            m_window->setThemeKind(Theme::Kind::Light);
        } else if (deed == QLatin1String("language")) {
            m_window->setLanguage(QStringLiteral("ja"));
            settle();
            m_window->setLanguage(QStringLiteral("en"));
        }
        settle();
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<MainWindow> m_window;
};

} // namespace tst_growth

QTEST_MAIN(tst_growth::TestGrowth)
#include "tst_growth.moc"
