// SPDX-License-Identifier: MIT
#include "clock/controltext.h"
#include "translations/catalogues.h"
#include "ui/board/inforce.h"
#include "ui/match/clock/clockface.h"
#include "ui/match/clock/faceplaces.h"

#include <QAccessible>
#include <QPaintEvent>
#include <QSignalSpy>
#include <QTest>
#include <QTimer>
#include <QTranslator>

#include <cstdlib>
#include <vector>

namespace tst_clockwidget {

using namespace kagetsu;
using namespace kagetsu::ui;
using namespace std::chrono_literals;

namespace {

// Notes what was painted.
class PaintSpy : public QObject
{
public:
    using QObject::QObject;

    bool eventFilter(QObject *, QEvent *event) override
    {
        if (event->type() == QEvent::Paint)
            painted += static_cast<QPaintEvent *>(event)->region();
        return false;
    }

    QRegion painted;
};

int areaOf(const QRegion &region)
{
    int area = 0;
    for (const QRect &rect : region)
        area += rect.width() * rect.height();
    return area;
}

// A face on a clock turned by hand.
struct Watch
{
    explicit Watch(const char *control, QSize size = { 300, 180 })
        : clock({ *clock::readControl(control), *clock::readControl(control) })
    {
        clock.start(Seat::A, 0ms);
        face.resize(size);
        face.setPlayer(QStringLiteral("Ann"), /*black=*/true);
        face.setSource([this] { return clock.reading(Seat::A, now); }, clock.control(Seat::A));
        face.show();
        if (!QTest::qWaitForWindowExposed(&face))
            qFatal("the face is not shown");
        QCoreApplication::processEvents();
    }

    // What the passing of this time makes the face paint.
    QRegion paintedBy(clock::Duration time)
    {
        PaintSpy spy;
        face.installEventFilter(&spy);
        now += time;
        face.refresh();
        QCoreApplication::processEvents();
        face.removeEventFilter(&spy);
        return spy.painted;
    }

    bool sleeps() const
    {
        for (const QTimer *timer : face.findChildren<QTimer *>()) {
            if (timer->isActive())
                return false;
        }
        return true;
    }

    clock::Clock clock;
    clock::Moment now { 0 };
    ClockFace face;
};

} // namespace

class tst_clockwidget : public QObject
{
    Q_OBJECT

private slots:
    void showsTheTime_data();
    void showsTheTime();
    void repaintsOnlyWhatChanged();
    void repaintsNothingWhenNothingShownChanged();
    void digitsHaveConstantWidth();
    void aNameShrinksBeforeItIsCut();
    void theTimeOfTheMoveIsWholeBesideLargeDigits_data();
    void theTimeOfTheMoveIsWholeBesideLargeDigits();
    void digitsStayInPlaceWhenOneDisappears();
    void bothClocksHaveFiguresOfOneSize();
    void theCardHasTheColourOfTheMoment();
    void lowTimeIsToldWithoutColours_data();
    void lowTimeIsToldWithoutColours();
    void periodsLookOtherwiseThanMainTime_data();
    void periodsLookOtherwiseThanMainTime();
    void everyLanguageSaysWhatRuns();
    void turnedFaceMirrorsItsDigits();
    void wakesAtTheNextVisibleChange();
    void sleepsWhileTheClockStands();
    void warnsOncePerCrossing();
    void pressCountsOnTheWayDown();
    void speaksItsState();
};

void tst_clockwidget::showsTheTime_data()
{
    QTest::addColumn<QByteArray>("control");
    QTest::addColumn<int>("milliseconds");
    QTest::addColumn<QString>("digits");
    QTest::newRow("full time at the start") << QByteArray("15m") << 0 << "15:00";
    QTest::newRow("rounded up to the second") << QByteArray("15m") << 500 << "15:00";
    QTest::newRow("hours") << QByteArray("2h") << 1000 << "1:59:59";
    QTest::newRow("tenths below ten seconds") << QByteArray("15m") << 890600 << "0:09.4";
    QTest::newRow("no tenths once the flag is down") << QByteArray("15m") << 900000 << "0:00";
    QTest::newRow("the running period after the main time") << QByteArray("1m 3x30s") << 65000 << "0:25";
    QTest::newRow("the limit of a move when there is nothing else") << QByteArray("inf/cap3m") << 60000 << "2:00";
    QTest::newRow("Bronstein delay is part of the time") << QByteArray("5m b10s") << 4000 << "5:06";
    QTest::newRow("US delay stands beside the time") << QByteArray("5m d10s") << 4000 << "5:00";
    QTest::newRow("free time of a bank") << QByteArray("bank 30s 10x1m") << 5000 << "0:25";
    QTest::newRow("a unit of a bank") << QByteArray("bank 30s 10x1m") << 40000 << "0:50";
    QTest::newRow("untimed counts what was used") << QByteArray("inf") << 61500 << "1:01";
}

void tst_clockwidget::showsTheTime()
{
    QFETCH(QByteArray, control);
    QFETCH(int, milliseconds);
    QFETCH(QString, digits);
    Watch watch(control.constData());
    watch.paintedBy(clock::Duration(milliseconds));
    QCOMPARE(watch.face.digits(), digits);
}

void tst_clockwidget::repaintsOnlyWhatChanged()
{
    Watch watch("15m");
    watch.paintedBy(70s); // 13:50
    const QRegion painted = watch.paintedBy(1s); // 13:49
    QCOMPARE(watch.face.digits(), QStringLiteral("13:49"));
    QVERIFY(painted.contains(watch.face.digitRect(4)));
    QVERIFY(painted.contains(watch.face.digitRect(3)));
    QVERIFY(!painted.intersects(watch.face.digitRect(1)));
    QVERIFY(!painted.intersects(watch.face.digitRect(0)));
    QVERIFY2(
        areaOf(painted) < watch.face.width() * watch.face.height() / 3, qPrintable(QString::number(areaOf(painted))));
}

void tst_clockwidget::repaintsNothingWhenNothingShownChanged()
{
    Watch watch("15m");
    watch.paintedBy(70s);
    QVERIFY(watch.paintedBy(0ms).isEmpty());
    QVERIFY(watch.paintedBy(100ms).isEmpty());
}

void tst_clockwidget::digitsHaveConstantWidth()
{
    Watch watch("15m");
    watch.paintedBy(0ms);
    const QRect first = watch.face.digitRect(0);
    const QRect last = watch.face.digitRect(4);
    for (int i = 0; i < 60; ++i) {
        watch.paintedBy(1s);
        QCOMPARE(watch.face.digitRect(0), first);
        QCOMPARE(watch.face.digitRect(4), last);
    }
}

void tst_clockwidget::theTimeOfTheMoveIsWholeBesideLargeDigits_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<QString>("family");
    // A line of the second face is a quarter higher.
    for (const char *family : { "DejaVu Sans", "Noto Sans CJK JP" }) {
        QTest::addRow("half of a full screen of 1280, %s", family) << QSize(1280, 400) << QString(family);
        QTest::addRow("half of a full screen of 1366, %s", family) << QSize(1366, 340) << QString(family);
        QTest::addRow("half of a full screen of 4K, %s", family) << QSize(3840, 1000) << QString(family);
    }
}

// The font of a full screen is large, and the digits leave little room at their sides.
void tst_clockwidget::theTimeOfTheMoveIsWholeBesideLargeDigits()
{
    QFETCH(QSize, size);
    QFETCH(QString, family);
    FaceShape shape;
    shape.size = size;
    shape.font.setFamily(family);
    shape.font.setPixelSize(size.height() / 8);
    shape.digits = shape.widest = QStringLiteral("15:00");
    shape.digitsFirst = true;
    const QRectF turn = facePlaces(shape).turn;
    QVERIFY(turn.width() > 0);
    for (const char *text : { "this move 10:02", "этот ход 10:02", "本手 10:02" }) {
        const QString whole = QString::fromUtf8(text);
        const QFont font = fittingFont(shape.font, whole, turn.width(), SmallestBeside);
        QVERIFY2(QFontMetricsF(font).horizontalAdvance(whole) <= turn.width(), text);
    }
}

void tst_clockwidget::aNameShrinksBeforeItIsCut()
{
    for (const double points : { 9.0, 10.0, 13.8, 26.0 }) {
        QFont small = QApplication::font();
        small.setPointSizeF(points);
        const qreal line = QFontMetricsF(small).height();
        for (const QString &name :
            { QStringLiteral("Ivan Petrov"), QStringLiteral("Wanda"), QStringLiteral("青木 遥") }) {
            // From a width in which all of it stands in its usual size down to two thirds of that.
            const QFont usual = nameFont(small, QRectF(0, 0, 10000, 1.75 * line), name);
            const qreal whole = QFontMetricsF(usual).horizontalAdvance(name);
            for (qreal width = whole + 1; width > whole * 0.68; width -= 0.7) {
                const QFont font = nameFont(small, QRectF(0, 0, width, 1.75 * line), name);
                QVERIFY2(QFontMetricsF(font).horizontalAdvance(name) <= width, qPrintable(name));
            }
        }
    }
}

void tst_clockwidget::digitsStayInPlaceWhenOneDisappears()
{
    Watch watch("15m");
    const QRect seconds = watch.face.digitRect(4);
    watch.paintedBy(5min + 1s);
    QCOMPARE(watch.face.digits(), QStringLiteral("9:59"));
    QCOMPARE(watch.face.digitRect(3), seconds);
    watch.paintedBy(9min + 49s + 500ms);
    QCOMPARE(watch.face.digits(), QStringLiteral("0:09.5"));
    QCOMPARE(watch.face.digitRect(0).height(), seconds.height());
    QCOMPARE(watch.face.digitRect(0).top(), seconds.top());
}

void tst_clockwidget::bothClocksHaveFiguresOfOneSize()
{
    Watch hours("1:30:00");
    Watch minutes("9m");
    shareFigures(&hours.face, &minutes.face);
    QVERIFY(hours.face.digitRect(0).height() < minutes.face.digitRect(0).height());
    // Whatever either shows from now on.
    hours.face.setWidest({});
    minutes.face.setWidest({});
    hours.paintedBy(1s);
    minutes.paintedBy(1s);
    QCOMPARE(hours.face.digitRect(0).height(), minutes.face.digitRect(0).height());
    QCOMPARE(hours.face.digitRect(0).top(), minutes.face.digitRect(0).top());
    // Also that of the clock that stands, with nothing written below its figures.
    minutes.clock.stop(minutes.now);
    minutes.paintedBy(1s);
    QCOMPARE(hours.face.digitRect(0).top(), minutes.face.digitRect(0).top());
}

void tst_clockwidget::theCardHasTheColourOfTheMoment()
{
    Watch watch("1m");
    const Theme theme = Theme::light();
    const QSignalSpy changed(&watch.face, &ClockFace::coloursChanged);
    QVERIFY(watch.face.colours() == theme.cardRunning); // a game of one minute is not short of time yet
    watch.paintedBy(51s);
    QVERIFY(!changed.isEmpty());
    watch.paintedBy(1s);
    QTRY_VERIFY(watch.face.colours() == theme.cardShort);
    watch.clock.stop(watch.now);
    watch.paintedBy(0ms);
    QVERIFY(watch.face.colours() == theme.cardWaiting);
}

void tst_clockwidget::lowTimeIsToldWithoutColours_data()
{
    QTest::addColumn<QSize>("size");
    QTest::newRow("a card of the table") << QSize(300, 180);
    QTest::newRow("a strip") << QSize(500, 60);
    QTest::newRow("a projector") << QSize(900, 600);
}

// Fifty seconds are little of twenty minutes, and not of five.
void tst_clockwidget::lowTimeIsToldWithoutColours()
{
    QFETCH(QSize, size);
    const Theme before = theme();
    Theme grey = before;
    grey.cardShort = grey.cardRunning = grey.cardWaiting;
    grey.lowTime = grey.cardWaiting.text;
    setTheme(grey);
    const auto pictureOf = [size](const char *control, bool runs) {
        const clock::TimeControl told = *clock::readControl(control);
        ClockFace face;
        face.resize(size);
        face.setPlayer(QStringLiteral("Ann"), /*black=*/true);
        clock::Reading reading;
        reading.main = reading.shown = 50s;
        reading.running = runs;
        face.setSource([reading] { return reading; }, told);
        face.refresh();
        return face.grab().toImage();
    };
    for (const bool runs : { true, false }) {
        const QImage low = pictureOf("20m", runs);
        const QImage enough = pictureOf("5m", runs);
        int changed = 0;
        for (int y = 0; y < low.height(); ++y) {
            for (int x = 0; x < low.width(); ++x)
                changed += low.pixel(x, y) != enough.pixel(x, y);
        }
        QVERIFY2(changed > size.width() / 4, runs ? "while it runs" : "while it waits");
    }
    setTheme(before);
}

void tst_clockwidget::periodsLookOtherwiseThanMainTime_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<bool>("digitsFirst");
    QTest::newRow("a card of the table") << QSize(300, 180) << false;
    QTest::newRow("a card beside the board in portrait") << QSize(380, 90) << false;
    QTest::newRow("a strip with room for one line") << QSize(360, 44) << false;
    QTest::newRow("the clock of a real board") << QSize(680, 600) << true;
    QTest::newRow("the same, wide and low") << QSize(900, 180) << true;
    QTest::newRow("the same, on a phone") << QSize(400, 240) << true;
}

// Five seconds of a period are no five seconds of the main time (byoyomi): a frame round the figures says so in any
// size and without a colour, and the figures stay where they are, for the other clock has the same.
void tst_clockwidget::periodsLookOtherwiseThanMainTime()
{
    QFETCH(QSize, size);
    QFETCH(bool, digitsFirst);
    const auto black = [](const QImage &image) {
        int dark = 0;
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x)
                dark += qGray(image.pixel(x, y)) < 128 ? 1 : 0;
        }
        return dark;
    };
    std::vector<QRect> digits;
    std::vector<QImage> pictures;
    for (const clock::Duration thought : { 3s, 13s }) {
        Watch watch("8s 2x10s", size);
        watch.face.setDigitsFirst(digitsFirst);
        watch.face.setTenths(clock::NoTenths);
        watch.paintedBy(thought);
        QCOMPARE(watch.face.digits(), QStringLiteral("0:05"));
        digits.push_back(watch.face.digitRect(0) | watch.face.digitRect(3));
        pictures.push_back(watch.face.grab().toImage().convertToFormat(QImage::Format_Grayscale8));
    }
    QCOMPARE(digits[1], digits[0]);
    // Even in two colours the figures and what surrounds them differ by more than a line's worth of pixels.
    const QRect around = digits[0].adjusted(-6, 0, 6, 0);
    const int difference = black(pictures[1].copy(around)) - black(pictures[0].copy(around));
    QVERIFY2(std::abs(difference) > around.width(), qPrintable(QString::number(difference)));
}

void tst_clockwidget::everyLanguageSaysWhatRuns()
{
    for (const Language &language : shippedLanguages()) {
        QTranslator catalogue;
        QVERIFY(catalogue.load(catalogueFile(language.code)));
        QCoreApplication::installTranslator(&catalogue);
        for (const char *control : { "8s 2x10s", "8s 1x10s", "8s 3/10s", "bank 8s 4x10s" }) {
            Watch watch(control);
            watch.face.setTenths(clock::NoTenths);
            watch.paintedBy(3s);
            QCOMPARE(watch.face.phase(), QString());
            const QString before = watch.face.spoken();
            watch.paintedBy(10s);
            QCOMPARE(watch.face.digits(), QStringLiteral("0:05"));
            QVERIFY2(!watch.face.phase().isEmpty(), control);
            QVERIFY2(watch.face.spoken().contains(watch.face.phase()), qPrintable(watch.face.spoken()));
            QVERIFY(watch.face.spoken() != before);
        }
        QCoreApplication::removeTranslator(&catalogue);
    }
}

void tst_clockwidget::turnedFaceMirrorsItsDigits()
{
    Watch watch("15m");
    const QRect upright = watch.face.digitRect(0);
    watch.face.setTurned(true);
    const QRect turned = watch.face.digitRect(0);
    QVERIFY(qAbs(turned.center().x() - (watch.face.width() - upright.center().x())) <= 2);
    QVERIFY(qAbs(turned.center().y() - (watch.face.height() - upright.center().y())) <= 2);
}

void tst_clockwidget::wakesAtTheNextVisibleChange()
{
    Watch watch("15m");
    watch.paintedBy(400ms);
    int soonest = -1;
    for (const QTimer *timer : watch.face.findChildren<QTimer *>()) {
        if (timer->isActive()) {
            QCOMPARE(soonest, -1); // one timer is enough
            soonest = timer->interval();
        }
    }
    QCOMPARE(soonest, 600);
}

void tst_clockwidget::sleepsWhileTheClockStands()
{
    Watch watch("15m");
    watch.paintedBy(3s);
    QVERIFY(!watch.sleeps());
    watch.clock.stop(watch.now);
    watch.face.refresh();
    QVERIFY(watch.sleeps());
}

void tst_clockwidget::warnsOncePerCrossing()
{
    Watch watch("15m");
    const QSignalSpy warned(&watch.face, &ClockFace::lowTimeReached);
    watch.paintedBy(9min + 59s);
    QCOMPARE(warned.size(), 0);
    watch.paintedBy(2s);
    QCOMPARE(warned.size(), 1);
    QVERIFY(warned.at(0).at(0).value<clock::Duration>() == clock::Duration(5min));
    for (int i = 0; i < 10; ++i)
        watch.paintedBy(1s);
    QCOMPARE(warned.size(), 1);
    watch.paintedBy(4min);
    QCOMPARE(warned.size(), 2);
}

void tst_clockwidget::pressCountsOnTheWayDown()
{
    Watch watch("15m");
    const QSignalSpy pressed(&watch.face, &ClockFace::pressed);
    QTest::mousePress(&watch.face, Qt::LeftButton);
    QCOMPARE(pressed.size(), 1);
    QTest::mouseRelease(&watch.face, Qt::LeftButton);
    QCOMPARE(pressed.size(), 1);
}

void tst_clockwidget::speaksItsState()
{
    Watch watch("15m");
    QCOMPARE(watch.face.accessibleName(), QStringLiteral("Clock of Ann, Black"));
    // As a screen reader asks; nobody has told it that the time has changed.
    const QAccessibleInterface *spoken = QAccessible::queryAccessibleInterface(&watch.face);
    QCOMPARE(spoken->role(), QAccessible::StaticText);
    QCOMPARE(spoken->text(QAccessible::Name), QStringLiteral("Clock of Ann, Black"));
    QCOMPARE(spoken->text(QAccessible::Description), QStringLiteral("Running, 15:00"));
    watch.paintedBy(15min);
    QCOMPARE(spoken->text(QAccessible::Description), QStringLiteral("Time is up."));
}

} // namespace tst_clockwidget

QTEST_MAIN(tst_clockwidget::tst_clockwidget)
#include "tst_clockwidget.moc"
