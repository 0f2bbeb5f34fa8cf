// SPDX-License-Identifier: MIT
#include "playtest.h"

#include <QDataStream>
#include <QFile>
#include <QFileInfo>
#include <QRandomGenerator>
#include <QSettings>
#include <QTest>

namespace tst_starts {

namespace {

constexpr QRect Screen { 0, 0, 1366, 768 };
constexpr QRect Somewhere { 200, 120, 900, 600 };

// As Qt 6.4 keeps the place of a window, of a screen that may not be there any more.
struct Kept
{
    QRect rect = Somewhere;
    int screen = 0;
    int screenWidth = 1366;
    bool maximised = false;
    bool fullScreen = false;
    quint16 version = 3;

    QByteArray bytes() const
    {
        QByteArray all;
        QDataStream stream(&all, QIODevice::WriteOnly);
        stream.setVersion(QDataStream::Qt_4_0);
        stream << quint32(0x1D9D0CB) << version << quint16(0) << rect << rect << qint32(screen) << quint8(maximised)
               << quint8(fullScreen) << qint32(screenWidth) << rect;
        return all;
    }
};

enum class Closed { Usual, Maximised, FullScreen, MaximisedFullScreen, Minimised };

} // namespace

// The program comes up however it was closed and whatever stands in its settings, on a screen as small laptops have it.
class TestStarts : public PlayTest
{
    Q_OBJECT

private slots:
    void theFirstWindowStandsInTheMiddleAndIsNotCutOff();
    void comesBackAsItWasClosed_data();
    void comesBackAsItWasClosed();
    void fullScreenTwiceRestoresTheWindow_data();
    void fullScreenTwiceRestoresTheWindow();
    void comesUpWithAnySettings_data();
    void comesUpWithAnySettings();
    void forgetsWhereItWasAfterTwoFailedStarts();

protected:
    QString screen() const override { return "1366x768"; }

private:
    bool start() { return program().start({}, {}); }
    // It answers: a dialog opens and closes by its keys.
    bool answers()
    {
        return program().await("push button", "New game") && program().awaitKeys("frame")
            && program().press({ "ctrl+n" }) && program().await("push button", "Cancel")
            && program().awaitKeys("dialog") && program().press({ "Escape" })
            && program().awaitNone("push button", "Cancel") && program().awaitKeys("frame");
    }
    // Of the window without what the desktop adds.
    QRect place() { return program().place(); }
    bool fills()
    {
        return eventually([this] { return place().width() == Screen.width(); });
    }
    bool fillsAll()
    {
        return eventually([this] { return place() == Screen; });
    }
    void keep(const QByteArray &settings)
    {
        QFile file(program().settings());
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(settings) == settings.size());
    }
    QString mark() { return program().settings() + ".starting"; }
};

void TestStarts::theFirstWindowStandsInTheMiddleAndIsNotCutOff()
{
    QVERIFY(start());
    QVERIFY(answers());
    const QRect found = place();
    QVERIFY2(Screen.contains(found.adjusted(0, -20, 0, 0)), qPrintable(program().dump())); // with a title above it
    QVERIFY(found.width() > 1200 && found.height() > 650);
    QVERIFY(qAbs(found.center().x() - Screen.center().x()) <= 2);
    QVERIFY(qAbs(found.center().y() - Screen.center().y()) <= 20);
    QCOMPARE(program().quit(), QString());
}

void TestStarts::comesBackAsItWasClosed_data()
{
    QTest::addColumn<Closed>("closed");
    QTest::newRow("as it was opened") << Closed::Usual;
    QTest::newRow("maximised") << Closed::Maximised;
    QTest::newRow("in full screen") << Closed::FullScreen;
    QTest::newRow("maximised and then in full screen") << Closed::MaximisedFullScreen;
    QTest::newRow("minimised") << Closed::Minimised;
}

void TestStarts::comesBackAsItWasClosed()
{
    QFETCH(Closed, closed);
    QVERIFY(start());
    QVERIFY(answers());
    const QRect before = place();
    if (closed == Closed::Maximised || closed == Closed::MaximisedFullScreen) {
        QVERIFY(program().maximise());
        QVERIFY(fills());
    }
    if (closed == Closed::FullScreen || closed == Closed::MaximisedFullScreen) {
        QVERIFY(program().press({ "F11" }));
        QVERIFY(fillsAll());
    }
    if (closed == Closed::Minimised)
        QVERIFY(program().minimise());
    QCOMPARE(program().close(), QString());
    QCOMPARE(QSettings(program().settings(), QSettings::IniFormat).value("maximised").toBool(),
        closed == Closed::MaximisedFullScreen); // below full screen

    QVERIFY(start());
    QVERIFY(answers());
    if (closed == Closed::FullScreen || closed == Closed::MaximisedFullScreen) {
        QVERIFY(fillsAll());
        QVERIFY(program().press({ "F11" }));
    }
    if (closed == Closed::Maximised || closed == Closed::MaximisedFullScreen)
        QVERIFY(eventually([this] { return place().width() == Screen.width() && place() != Screen; }));
    else
        QVERIFY(eventually([this, before] { return place() == before; }));
    QCOMPARE(program().quit(), QString());
    QVERIFY(!QFile::exists(mark()));
}

void TestStarts::fullScreenTwiceRestoresTheWindow_data()
{
    QTest::addColumn<bool>("maximised");
    QTest::newRow("a window of some size") << false;
    QTest::newRow("a maximised window") << true;
}

void TestStarts::fullScreenTwiceRestoresTheWindow()
{
    QFETCH(bool, maximised);
    QVERIFY(start());
    QVERIFY(answers());
    if (maximised) {
        QVERIFY(program().maximise());
        QVERIFY(fills());
    }
    const QRect before = place();
    QVERIFY(before != Screen);
    QVERIFY(program().press({ "F11" }));
    QVERIFY(fillsAll());
    QVERIFY(program().press({ "F11" }));
    QVERIFY(eventually([this, before] { return place() == before; }));
    QCOMPARE(program().quit(), QString());
}

void TestStarts::comesUpWithAnySettings_data()
{
    QTest::addColumn<QByteArray>("settings");
    QTest::addColumn<QString>("scale");
    const auto with = [](const Kept &kept) {
        // QSettings escapes bytes as a person may not want to read them.
        QTemporaryDir folder;
        const QString path = folder.filePath("kagetsu.ini");
        {
            QSettings file(path, QSettings::IniFormat);
            file.setValue("geometry", kept.bytes());
        }
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    };
    QTest::newRow("left of any screen") << with({ QRect(-5000, -4000, 900, 600) }) << "1";
    QTest::newRow("right of any screen, maximised") << with({ QRect(9000, 7000, 900, 600), 0, 1366, true }) << "1";
    QTest::newRow("of a third screen") << with({ QRect(5000, 100, 1200, 700), 2, 1366, true }) << "1";
    QTest::newRow("of a much larger screen") << with({ QRect(1000, 800, 2560, 1440), 0, 3840, true }) << "1";
    QTest::newRow("larger than the screen") << with({ QRect(0, 0, 5000, 4000) }) << "1";
    QTest::newRow("larger than the screen, below full screen")
        << with({ QRect(0, 0, 5000, 4000), 0, 1366, false, true }) << "1";
    QTest::newRow("without any size") << with({ QRect() }) << "1";
    QTest::newRow("of twice the scale") << with({}) << "2";
    QTest::newRow("maximised, of twice the scale") << with({ Somewhere, 0, 683, true }) << "2";
    QTest::newRow("in full screen, of twice the scale") << with({ Somewhere, 0, 683, false, true }) << "2";
    QTest::newRow("of Qt's next way to keep it") << with({ Somewhere, 0, 1366, true, true, 99 }) << "1";
    QTest::newRow("of an older version") << QByteArray("[General]\nlanguage=\ntheme=1\ngeometry=@ByteArray()\n"
                                                       "[newGame]\nopening=swap2\ntime=15m\n")
                                         << "1";
    QTest::newRow("of a newer version") << QByteArray(
        "[General]\nversion=12\ntheme=17\nguard=9\nlanguage=eo\ngeometry=\"x:10,y:20\"\nstudyKeys=44\nboardStyle=@"
        "Variant("
        "\\0\\0\\0\\x11\\0\\0\\0\\0)\n[newGame]\nrule=hexagonal\nopening=\"{\\\"id\\\": 3}\"\nboardSize=4000\n"
        "time=@Point(3 4)\npreset=\"{}\"\n[announce]\nplan=moon\n[lesson]\nchapter=900\nlevel=8\n")
                                        << "1";
    // Always the same, so that a failure comes again.
    QRandomGenerator chance(15);
    for (int i = 0; i < 3; ++i) {
        QByteArray noise(4096, Qt::Uninitialized);
        for (char &byte : noise)
            byte = static_cast<char>(chance.bounded(256));
        QTest::addRow("of random bytes, %d", i + 1) << noise << "1";
        QTest::addRow("of random bytes after a name, %d", i + 1) << "[General]\ngeometry=@ByteArray(" + noise << "1";
    }
}

void TestStarts::comesUpWithAnySettings()
{
    QFETCH(QByteArray, settings);
    QFETCH(QString, scale);
    keep(settings);
    program().setVariable("QT_SCALE_FACTOR", scale);
    QVERIFY(start());
    QVERIFY(answers());
    const int by = scale.toInt();
    const QRect seen = place();
    const QSize most = Screen.size() / by + QSize(1, 1); // half a pixel is one
    QVERIFY2(QRect(Screen.topLeft(), most).contains(seen), qPrintable(program().dump()));
    QCOMPARE(program().close(), QString());
    // What it then keeps can be read again.
    QVERIFY(start());
    QVERIFY(answers());
    QVERIFY(eventually([&] { return place() == seen; }));
    QCOMPARE(program().close(), QString());
    const QSettings kept(program().settings(), QSettings::IniFormat);
    QVERIFY(kept.status() == QSettings::NoError && kept.contains("geometry") && kept.contains("theme"));
}

void TestStarts::forgetsWhereItWasAfterTwoFailedStarts()
{
    QVERIFY(start());
    QVERIFY(answers());
    const QRect first = place();
    QVERIFY(program().maximise());
    QVERIFY(fills());
    QCOMPARE(program().close(), QString());
    // As two starts leave it that nobody saw anything of.
    QFile file(mark());
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write("2") == 1);
    file.close();
    QVERIFY(start());
    // In a line above the page, which waits for nobody.
    QVERIFY(program().await("filler", "Kagetsu did not start the last two times*"));
    QVERIFY(program().click("push button", "Close"));
    QVERIFY(program().awaitNone("push button", "Close"));
    QVERIFY(answers());
    QVERIFY(eventually([&] { return place() == first; }));
    QVERIFY(!QFile::exists(mark()));
    QCOMPARE(program().close(), QString());
    QVERIFY(start());
    QVERIFY(answers());
    QVERIFY(!program().find("push button", "Close"));
    QCOMPARE(program().quit(), QString());
}

} // namespace tst_starts

QTEST_GUILESS_MAIN(tst_starts::TestStarts)
#include "tst_starts.moc"
