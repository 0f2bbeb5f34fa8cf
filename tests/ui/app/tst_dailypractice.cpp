// SPDX-License-Identifier: MIT
#include "../geometry.h"

#include "learn/practice/book.h"
#include "learn/task/maker.h"
#include "ui/app/places/playhome.h"
#include "ui/app/window/mainwindow.h"
#include "ui/controls/style/style.h"
#include "ui/learn/daily/dailysession.h"
#include "ui/learn/daily/questions.h"
#include "ui/learn/lessonpage.h"
#include "ui/learn/pupils/practicekeeper.h"
#include "ui/learn/task/taskview.h"

#include <QAction>
#include <QFile>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>

namespace tst_dailypractice {

using namespace kagetsu;
using namespace kagetsu::ui;

namespace {

// Of this process.
bool hasRead(const char *library)
{
    QFile maps(QStringLiteral("/proc/self/maps"));
    return maps.open(QIODevice::ReadOnly) && maps.readAll().contains(library);
}

} // namespace

// The window from its start to the last task of the day.
class TestDailyPractice : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<MainWindow> m_window;

    QString path() const { return Folders::in(m_folder->path()).practice; }
    void begin(const QSize &size = { 1280, 800 }, const Settings &settings = {})
    {
        m_window = std::make_unique<MainWindow>(
            settings, m_folder->filePath(QStringLiteral("kagetsu.ini")), Folders::in(m_folder->path()));
        m_window->setLanguage(QStringLiteral("en"));
        m_window->resize(size);
        m_window->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
        m_window->settle();
        QTRY_VERIFY(!keeper().isReading());
    }
    PracticeKeeper &keeper() const { return *m_window->findChild<PracticeKeeper *>(); }
    QAbstractButton *button(const char *name) const
    {
        return m_window->findChild<QAbstractButton *>(QLatin1String(name));
    }
    // Answered wrongly yesterday.
    void owe(int tasks) const
    {
        PracticeKeeper owing;
        owing.open(path());
        QVERIFY(owing.change(practice::PupilAdded { "Aoki" }));
        for (int i = 0; i < tasks; ++i) {
            const auto kind = i % 2 == 0 ? task::Kind::ForbiddenPoints : task::Kind::NameShape;
            const auto made =
                task::makeTask(kind, lesson::Level::Easy, 1U + static_cast<unsigned>(i), [] { return false; });
            QVERIFY(owing.change(practice::TaskAnswered { "Aoki", questionOf(*made), false, owing.today() - 1 }));
        }
    }

private slots:
    void initTestCase() { QApplication::setStyle(new Style); }
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }
    void cleanup() { m_window.reset(); }

    void aStartWithoutPupilsKnowsNothingOfIt()
    {
        begin();
        QVERIFY(!button("dailyDue")->isVisible());
        m_window->findChild<QAction *>(QStringLiteral("lesson"))->trigger();
        QVERIFY(button("dailyPractice")->isVisible());
        QVERIFY(!QFile::exists(path()));
        QVERIFY(!hasRead("libQt6Sql"));
    }

    // What was done while there were pupils is the guest's, also after the next start.
    void progressOfAGuestIsNotGivenToTheOnlyPupil_data()
    {
        QTest::addColumn<QString>("before");
        QTest::addColumn<QString>("after");
        QTest::addColumn<bool>("isGiven");
        QTest::newRow("before the first pupil") << ""
                                                << "Aoki" << true;
        QTest::newRow("beside one pupil") << "Aoki"
                                          << "" << false;
        QTest::newRow("beside two, of whom one leaves") << "Aoki,Bergman"
                                                        << "" << false;
        QTest::newRow("before two, of whom one leaves") << ""
                                                        << "Aoki,Bergman" << false;
    }
    void progressOfAGuestIsNotGivenToTheOnlyPupil()
    {
        QFETCH(QString, before);
        QFETCH(QString, after);
        QFETCH(bool, isGiven);
        const auto join = [this](const QString &names) {
            keeper().change(practice::ClassJoined { { practice::pupilsTyped(names.toStdString()), {} } });
        };
        begin();
        m_window->findChild<QAction *>(QStringLiteral("lesson"))->trigger();
        auto *lesson = m_window->findChild<LessonPage *>();
        join(before);
        QVERIFY(!keeper().book().chosen()); // a guest
        lesson->openStep({ 0, 0 });
        lesson->next();
        QVERIFY(!lesson->choices().done.isEmpty());
        join(after);
        keeper().change(practice::PupilDeleted { "Bergman" });
        QTRY_VERIFY(keeper().isSaved());
        m_window.reset();
        begin(QSize(1280, 800), Settings::load(m_folder->filePath(QStringLiteral("kagetsu.ini"))));
        QCOMPARE(keeper().book().pupils().size(), 1U);
        QCOMPARE(!keeper().book().pupil("Aoki")->done.empty(), isGiven);
        m_window->findChild<QAction *>(QStringLiteral("lesson"))->trigger();
        QCOMPARE(m_window->findChild<LessonPage *>()->choices().done.isEmpty(), isGiven);
    }

    void whatIsDueStandsOnTheHomePageAndOpensIt()
    {
        owe(2);
        begin();
        QVERIFY(button("dailyDue")->isVisible());
        QCOMPARE(button("dailyDue")->text(), QStringLiteral("Daily practice: 2 due"));
        // By the keys alone.
        auto *start = m_window->findChild<PlayHome *>();
        start->setFocus();
        while (!button("dailyDue")->hasFocus()) {
            QWidget *before = QApplication::focusWidget();
            QTest::keyClick(before, Qt::Key_Down);
            QVERIFY(QApplication::focusWidget() != before);
        }
        QTest::keyClick(button("dailyDue"), Qt::Key_Return);
        QVERIFY(button("startDaily")->isVisible() && button("startDaily")->hasFocus());
        QTest::keyClick(button("startDaily"), Qt::Key_Return);
        auto &session = *m_window->findChild<DailySession *>();
        for (int task = 2; task > 0; --task) {
            QVERIFY(session.isVisible());
            QCOMPARE(keeper().dueCount(), task);
            button("giveUp")->click();
            QTRY_COMPARE(keeper().dueCount(), task - 1);
            button("nextDaily")->click();
        }
        QVERIFY(!session.isVisible());
        m_window->findChild<QAction *>(QStringLiteral("placePlay"))->trigger();
        QVERIFY(!button("dailyDue")->isVisible());
    }

    void aDamagedFileKeepsNobodyFromStarting()
    {
        QFile file(path());
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QByteArray("none ").repeated(300));
        file.close();
        begin();
        QVERIFY(!button("dailyDue")->isVisible());
        m_window->findChild<QAction *>(QStringLiteral("lesson"))->trigger();
        button("dailyPractice")->click();
        QVERIFY(button("newDailyFile")->isVisible());
        QVERIFY(m_window->findChild<QLabel *>(QStringLiteral("dailyTold"))->text().contains(path()));
    }

    void allOfItIsWholeAndLargeEnough_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<int>("letters");
        QTest::addColumn<int>("colours");
        QTest::newRow("a laptop") << QSize(1366, 740) << 100 << static_cast<int>(Theme::Kind::Light);
        QTest::newRow("a laptop, large letters, dark")
            << QSize(1366, 740) << 200 << static_cast<int>(Theme::Kind::Dark);
        QTest::newRow("400 pixels wide") << QSize(400, 800) << 100 << static_cast<int>(Theme::Kind::Dark);
        QTest::newRow("400 pixels wide, large letters")
            << QSize(400, 800) << 200 << static_cast<int>(Theme::Kind::HighContrast);
    }
    void allOfItIsWholeAndLargeEnough()
    {
        QFETCH(QSize, size);
        QFETCH(int, letters);
        QFETCH(int, colours);
        owe(3);
        Settings settings;
        settings.textSize = letters;
        begin(size, settings);
        m_window->setThemeKind(static_cast<Theme::Kind>(colours));
        const auto look = [&](const char *name) {
            // What one layout asks of the next takes a round each.
            for (int round = 0; round < 8; ++round) {
                QCoreApplication::sendPostedEvents();
                QTest::qWait(1);
            }
            if (qEnvironmentVariableIsSet("KAGETSU_PICTURES")) // to be looked at
                m_window->grab().save(QStringLiteral("%1/daily %2 %3.png")
                        .arg(qEnvironmentVariable("KAGETSU_PICTURES"), QLatin1String(name),
                            QLatin1String(QTest::currentDataTag())));
            QCOMPARE(clippedTexts(m_window.get()), QStringList());
            QCOMPARE(overlaps(m_window.get()), QStringList());
            QCOMPARE(smallTargets(m_window.get()), QStringList());
        };
        look("start");
        button("dailyDue")->click();
        look("overview");
        button("startDaily")->click();
        look("task");
        button("giveUp")->click();
        QTRY_COMPARE(keeper().dueCount(), 2);
        look("answer");
        button("endDaily")->click();
        m_window->findChild<LessonPage *>()->showGallery();
        look("gallery");
    }
};

} // namespace tst_dailypractice

QTEST_MAIN(tst_dailypractice::TestDailyPractice)
#include "tst_dailypractice.moc"
