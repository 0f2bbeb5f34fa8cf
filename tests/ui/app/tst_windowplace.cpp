// SPDX-License-Identifier: MIT
#include "ui/app/failedstarts.h"
#include "ui/app/window/mainwindow.h"
#include "ui/app/window/windowplace.h"

#include <QDir>
#include <QFile>
#include <QFontInfo>
#include <QMenu>
#include <QTemporaryDir>
#include <QTest>
#include <QToolBar>
#include <QToolButton>

namespace tst_windowplace {

using namespace kagetsu::ui;

class TestWindowPlace : public QObject
{
    Q_OBJECT

private slots:
    void aFirstWindowIsNeverCutOffAndStandsInTheMiddle_data()
    {
        QTest::addColumn<QRect>("free");
        QTest::addColumn<QSize>("size");
        QTest::newRow("a small laptop") << QRect(0, 0, 1366, 768) << QSize(1280, 736);
        QTest::newRow("a small laptop with a panel at the top") << QRect(0, 40, 1366, 728) << QSize(1280, 696);
        QTest::newRow("a second screen to the right") << QRect(1366, 0, 1920, 1080) << QSize(1280, 800);
        QTest::newRow("a tablet") << QRect(0, 0, 800, 1280) << QSize(784, 853);
        QTest::newRow("a small laptop at twice the scale") << QRect(0, 0, 683, 384) << QSize(667, 352);
        QTest::newRow("a large screen") << QRect(0, 0, 3840, 2160) << QSize(2560, 1440);
    }
    void aFirstWindowIsNeverCutOffAndStandsInTheMiddle()
    {
        QFETCH(QRect, free);
        QFETCH(QSize, size);
        constexpr int Title = 24;
        const QRect place = firstPlace(free, Title);
        QCOMPARE(place.size(), size);
        QVERIFY(free.contains(place.adjusted(0, -Title, 0, 0)));
        QVERIFY(qAbs(place.center().x() - free.center().x()) <= 1);
        QVERIFY(qAbs(place.center().y() - free.center().y()) <= Title);
    }

    void aWindowIsMadeInEveryStateItWasClosedIn_data()
    {
        QTest::addColumn<Qt::WindowStates>("state");
        QTest::newRow("maximised") << Qt::WindowStates(Qt::WindowMaximized);
        QTest::newRow("in full screen") << Qt::WindowStates(Qt::WindowFullScreen);
        QTest::newRow("maximised below full screen") << (Qt::WindowMaximized | Qt::WindowFullScreen);
    }
    void aWindowIsMadeInEveryStateItWasClosedIn()
    {
        QFETCH(Qt::WindowStates, state);
        const QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("kagetsu.ini"));
        {
            MainWindow window({}, file, Folders::in(folder.path()));
            window.place();
            window.show();
            if (state.testFlag(Qt::WindowMaximized))
                window.setWindowState(Qt::WindowMaximized);
            if (state.testFlag(Qt::WindowFullScreen))
                window.findChild<QAction *>(QStringLiteral("fullScreen"))->trigger();
            window.close();
        }
        MainWindow window(Settings::load(file), file, Folders::in(folder.path()));
        window.place();
        window.show();
        const bool full = state.testFlag(Qt::WindowFullScreen);
        QCOMPARE(window.isFullScreen(), full);
        auto *action = window.findChild<QAction *>(QStringLiteral("fullScreen"));
        QCOMPARE(action->isChecked(), full);
        if (full)
            action->trigger();
        QVERIFY(!window.isFullScreen());
        QCOMPARE(window.isMaximized(), state.testFlag(Qt::WindowMaximized));
    }

    // Nobody saw it, so where it stood is not where it was left.
    void whatIsKeptBeforeItIsShownDoesNotMoveIt()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("kagetsu.ini"));
        Settings settings;
        settings.geometry = QByteArrayLiteral("as it was");
        {
            MainWindow window(settings, file, Folders::in(folder.path()));
            window.setLanguage(QStringLiteral("en"));
        }
        QCOMPARE(Settings::load(file).geometry, settings.geometry);
    }

    void theBarGrowsWithTheWindow()
    {
        const QTemporaryDir folder;
        MainWindow window({}, folder.filePath(QStringLiteral("kagetsu.ini")), Folders::in(folder.path()));
        window.resize(1280, 800);
        window.show();
        const auto *bar = window.findChild<QToolBar *>();
        const auto *button = window.findChild<QToolButton *>(QStringLiteral("menu"));
        const int icon = button->iconSize().width();
        const int letters = QFontInfo(bar->widgetForAction(bar->actions().at(1))->font()).pixelSize();
        const int height = bar->height();
        window.resize(3840, 2160);
        QCoreApplication::processEvents();
        QVERIFY(button->iconSize().width() > 2 * icon);
        QVERIFY(QFontInfo(bar->widgetForAction(bar->actions().at(1))->font()).pixelSize() > 2 * letters);
        QVERIFY(bar->height() > 3 * height / 2);
        emit button->menu()->aboutToShow();
        QVERIFY(QFontInfo(button->menu()->font()).pixelSize() > 2 * letters);
        window.resize(1280, 800);
        QCoreApplication::processEvents();
        QCOMPARE(button->iconSize().width(), icon);
        QCOMPARE(bar->height(), height);
    }

    void startsThatNobodySawAreCounted()
    {
        const QTemporaryDir folder;
        const QString settings = folder.filePath(QStringLiteral("kagetsu.ini"));
        const QString mark = settings + QStringLiteral(".starting");
        {
            const FailedStarts first(settings); // there is nothing to go wrong yet
            QCOMPARE(first.failures(), 0);
            QVERIFY(!QFile::exists(mark));
        }
        QVERIFY(QFile(settings).open(QIODevice::WriteOnly));
        {
            const FailedStarts orderly(settings);
            QVERIFY(QFile::exists(mark));
        }
        QVERIFY(!QFile::exists(mark));
        for (int failed = 0; failed < 3; ++failed) {
            // One that is killed is never destroyed.
            alignas(FailedStarts) std::byte room[sizeof(FailedStarts)];
            const auto *killed = new (room) FailedStarts(settings);
            QCOMPARE(killed->failures(), failed);
        }
        {
            FailedStarts seen(settings);
            QCOMPARE(seen.failures(), 3);
            seen.succeed();
            QVERIFY(!QFile::exists(mark));
        }
        QFile noise(mark);
        QVERIFY(noise.open(QIODevice::WriteOnly) && noise.write("\xff\x00-9", 4) == 4);
        noise.close();
        QCOMPARE(FailedStarts(settings).failures(), 0);
        // A folder stands for a place where nothing can be written, whoever runs the test.
        QVERIFY(QDir().mkpath(mark));
        QCOMPARE(FailedStarts(settings).failures(), 0);
    }
};

} // namespace tst_windowplace

QTEST_MAIN(tst_windowplace::TestWindowPlace)
#include "tst_windowplace.moc"
