// SPDX-License-Identifier: MIT
#include "hall.h"
#include "ui/tournament/paper/projector/projectorwidget.h"

#include <QDir>
#include <QPainter>
#include <QTest>

namespace tst_projector {

using namespace kagetsu;
using namespace kagetsu::ui;
using namespace hall;

namespace {

constexpr std::int64_t Noon = 1'935'748'800'000;

} // namespace

// The page for a projector.
class TestProjector : public QObject
{
    Q_OBJECT

private slots:
    void screensAreAboutEqual();
    void itTurnsOnlyWhileItIsSeen();
    void aSingleScreenStands();
    void lettersAreLargerForFewerRows();
    void keysTurnAndHold();
    void presentersKeysLeadAndLeave();
    void boardsAreShownTogetherUpToTwelve();
    void clocksRunDownAndWaitAtZero();
    void aLongNameIsCutAndAClockNever();
    void theCountdownComesFirstAndEnds();
    void phonesAreShownTheCode();
    void whatIsSeenStaysWhenOthersComeBefore();
};

namespace {

// A board of table `number`, on which White's clock ran from noon with five minutes.
HallBoard boardOf(int number, const QString &black = QStringLiteral("Ann"))
{
    HallBoard board;
    board.title = QStringLiteral("Table %1").arg(number);
    board.black = black;
    board.white = QStringLiteral("Bob");
    board.board.tree = record::GameTree(15, 15);
    record::NodeId at = record::GameTree::root();
    for (int i = 0; i < 4; ++i)
        at = board.board.tree.append(
            at, record::Move::stone(i % 2 ? rules::Side::White : rules::Side::Black, rules::Point(7 + i, 6 + number)));
    board.board.sides = { rules::Side::Black, rules::Side::White };
    board.board.clocks.a.shown = std::chrono::minutes(4);
    board.board.clocks.b.shown = std::chrono::minutes(5);
    board.board.clocks.b.running = true;
    board.board.at = Noon;
    return board;
}

std::vector<HallBoard> boards(int count)
{
    std::vector<HallBoard> all;
    for (int i = 1; i <= count; ++i)
        all.push_back(boardOf(i % 8));
    return all;
}

// Keeps a picture for people who look at them.
void keep(ProjectorWidget &widget, const char *name)
{
    const QPixmap picture = widget.grab();
    if (const QString folder = qEnvironmentVariable("KAGETSU_PICTURES"); !folder.isEmpty())
        picture.save(QStringLiteral("%1/projector-%2-%3.png").arg(folder, name).arg(widget.width()));
}

QImage pictureOf(ProjectorWidget &widget)
{
    return widget.grab().toImage();
}

} // namespace

const Section &sectionOf(const Log &log)
{
    return log.event().sections.front();
}

void TestProjector::screensAreAboutEqual()
{
    ProjectorSheet sheet;
    sheet.table.rows.assign(41, {});
    const std::vector<ProjectorScreen> screens = screensOf({ sheet, {}, sheet }, 20);
    QCOMPARE(screens.size(), std::size_t(6));
    std::size_t rows = 0;
    for (const ProjectorScreen &screen : screens) {
        QVERIFY(screen.rows == 13 || screen.rows == 14);
        rows += screen.rows;
    }
    QCOMPARE(rows, std::size_t(82));
    QVERIFY(screensOf({}, 20).empty());
    QCOMPARE(screensOf({ sheet }, 0).size(), std::size_t(41));
}

void TestProjector::itTurnsOnlyWhileItIsSeen()
{
    const Log log = eventOf(41, 3, Format::Swiss);
    ProjectorWidget widget;
    widget.setSheets(projectorSheets(sectionOf(log)));
    QVERIFY(widget.screens() > 1);
    QVERIFY(!widget.isTurning());
    widget.show();
    QVERIFY(widget.isTurning());
    widget.hide();
    QVERIFY(!widget.isTurning());
    widget.showMinimized();
    QVERIFY(!widget.isTurning());
    widget.showNormal();
    QVERIFY(widget.isTurning());
    widget.setPause(std::chrono::milliseconds(1));
    QTRY_VERIFY(widget.screen() > 0);
}

void TestProjector::aSingleScreenStands()
{
    ProjectorSheet sheet { QStringLiteral("Few"), {} };
    sheet.table.columns = { { QStringLiteral("Name") } };
    sheet.table.rows = { { QStringLiteral("Ann") } };
    ProjectorWidget widget;
    widget.setSheets({ sheet });
    widget.show();
    QVERIFY(!widget.isTurning());
    widget.setSheets({});
    widget.turn(1);
    widget.grab();
    QCOMPARE(widget.screens(), std::size_t(0));
}

void TestProjector::lettersAreLargerForFewerRows()
{
    const auto pixels = [](int players) {
        ProjectorWidget widget;
        widget.resize(1280, 720);
        widget.setSheets(projectorSheets(sectionOf(eventOf(players, 2, Format::Swiss))));
        const QString folder = qEnvironmentVariable("KAGETSU_PICTURES");
        for (std::size_t i = 0; i < widget.screens(); ++i, widget.turn(1)) {
            const QPixmap picture = widget.grab();
            if (!folder.isEmpty())
                picture.save(QStringLiteral("%1/projector-%2-%3.png").arg(folder).arg(players).arg(i));
        }
        return widget.rowPixels();
    };
    QVERIFY(pixels(8) > pixels(34));
    QVERIFY(pixels(34) >= 14);
}

void TestProjector::keysTurnAndHold()
{
    const Log log = eventOf(41, 2, Format::Swiss);
    ProjectorWidget widget;
    widget.setMotion(false);
    widget.setSheets(projectorSheets(sectionOf(log)));
    widget.show();
    QTest::keyClick(&widget, Qt::Key_Left);
    QCOMPARE(widget.screen(), widget.screens() - 1);
    QTest::keyClick(&widget, Qt::Key_Right);
    QCOMPARE(widget.screen(), std::size_t(0));
    QTest::keyClick(&widget, Qt::Key_Space);
    QVERIFY(widget.isHeld());
    QVERIFY(!widget.isTurning());
    QTest::keyClick(&widget, Qt::Key_Space);
    QVERIFY(widget.isTurning());
}

void TestProjector::presentersKeysLeadAndLeave()
{
    const Log log = eventOf(41, 2, Format::Swiss);
    ProjectorWidget widget;
    widget.setMotion(false);
    widget.setSheets(projectorSheets(sectionOf(log)));
    widget.show();
    QTest::keyClick(&widget, Qt::Key_PageDown);
    QTest::keyClick(&widget, Qt::Key_PageDown);
    QTest::keyClick(&widget, Qt::Key_PageUp);
    QCOMPARE(widget.screen(), std::size_t(1));
    QTest::keyClick(&widget, Qt::Key_Home);
    QCOMPARE(widget.screen(), std::size_t(0));
    QTest::keyClick(&widget, Qt::Key_Period);
    QVERIFY(widget.isBlack());
    QCOMPARE(pictureOf(widget).pixelColor(widget.rect().center()), QColor(Qt::black));
    QTest::keyClick(&widget, Qt::Key_B);
    QVERIFY(!widget.isBlack());
    QTest::keyClick(&widget, Qt::Key_B);
    QTest::keyClick(&widget, Qt::Key_PageDown); // who goes on wants to see it
    QVERIFY(!widget.isBlack());
    QTest::keyClick(&widget, Qt::Key_Escape);
    QVERIFY(!widget.isVisible());
}

void TestProjector::boardsAreShownTogetherUpToTwelve()
{
    for (const QSize &size : { QSize(1920, 1080), QSize(1366, 768), QSize(800, 1280) }) {
        ProjectorWidget widget;
        widget.setMotion(false);
        widget.resize(size);
        widget.setNow([] { return Noon + 10'000; });
        for (const int count : { 1, 2, 3, 7, 12 }) {
            widget.setBoards(boards(count));
            QCOMPARE(widget.screens(), std::size_t(1));
            QVERIFY(widget.kind() == ProjectorScreen::Kind::Boards);
            keep(widget, qPrintable(QStringLiteral("boards%1").arg(count)));
        }
        widget.setBoards(boards(13));
        QCOMPARE(widget.screens(), std::size_t(2)); // of six and seven
        widget.setBoards({});
        QCOMPARE(widget.screens(), std::size_t(0));
    }
    QCOMPARE(HallBoardPainter::columnsFor(1, QSizeF(1920, 1000)), 1);
    QCOMPARE(HallBoardPainter::columnsFor(12, QSizeF(1920, 1000)), 6);
    QCOMPARE(HallBoardPainter::columnsFor(2, QSizeF(1000, 1920)), 1);
}

void TestProjector::clocksRunDownAndWaitAtZero()
{
    HallBoard board = boardOf(1);
    QCOMPARE(hallClock(board, rules::Side::White, Noon), QStringLiteral("5:00"));
    QCOMPARE(hallClock(board, rules::Side::White, Noon + 61'000), QStringLiteral("3:59"));
    QCOMPARE(hallClock(board, rules::Side::White, Noon + 600'000), QStringLiteral("0:00"));
    QCOMPARE(hallClock(board, rules::Side::Black, Noon + 61'000), QStringLiteral("4:00")); // it stands
    board.board.clocks.b.period = std::chrono::seconds(30);
    board.board.clocks.b.periods = 3;
    QCOMPARE(hallClock(board, rules::Side::White, Noon), QStringLiteral("5:00 ×3"));
    board.board.clocks.a.untimed = true;
    QVERIFY(hallClock(board, rules::Side::Black, Noon).isEmpty());
    // The clock is painted anew when it shows something else, without a word from anybody.
    std::int64_t now = Noon;
    ProjectorWidget widget;
    widget.resize(640, 480);
    widget.setNow([&now] { return now; });
    widget.setBoards({ board });
    widget.show();
    const QImage before = pictureOf(widget);
    now += 5000;
    QTRY_VERIFY(pictureOf(widget) != before);
}

void TestProjector::aLongNameIsCutAndAClockNever()
{
    const auto painted = [](const QString &name) {
        QImage image(400, 600, QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        HallBoardPainter().paint(painter, QRectF(image.rect()), { boardOf(1, name) }, 0, 1, Noon);
        return image;
    };
    const QImage shortName = painted(QStringLiteral("Ann"));
    const QImage longName = painted(QString(300, QLatin1Char('W')));
    const QRect clocks(330, 30, 62, 75); // at the right above the board
    QVERIFY(shortName.copy(clocks) == longName.copy(clocks));
    QVERIFY(shortName.copy(30, 30, 290, 75) != longName.copy(30, 30, 290, 75));
    // Nothing is outside.
    QVERIFY(longName.copy(393, 0, 7, 600) == shortName.copy(393, 0, 7, 600));
}

void TestProjector::theCountdownComesFirstAndEnds()
{
    std::int64_t now = Noon;
    const Log log = eventOf(8, 2, Format::Swiss);
    ProjectorWidget widget;
    widget.setMotion(false);
    widget.resize(1366, 768);
    widget.setNow([&now] { return now; });
    widget.setSheets(projectorSheets(sectionOf(log)));
    const std::size_t others = widget.screens();
    widget.show();
    widget.setCountdown(Noon + 754'000);
    QCOMPARE(widget.screens(), others + 1);
    QVERIFY(widget.kind() == ProjectorScreen::Kind::Countdown);
    QCOMPARE(widget.accessibleDescription(), QStringLiteral("12:34"));
    keep(widget, "countdown");
    const QImage before = pictureOf(widget);
    now += 1000;
    QTRY_VERIFY(pictureOf(widget) != before);
    widget.turn(1);
    keep(widget, "pairings"); // with the time in a corner
    widget.turn(-1);
    now = Noon + 754'000;
    keep(widget, "begins");
    QTRY_VERIFY(widget.accessibleDescription().isEmpty() || widget.screens() == others + 1);
    now += 121'000;
    QTRY_COMPARE(widget.screens(), others);
    widget.setCountdown(now - 500'000); // long ago
    QCOMPARE(widget.screens(), others);
}

void TestProjector::phonesAreShownTheCode()
{
    ProjectorWidget widget;
    widget.setMotion(false);
    widget.resize(1920, 1080);
    widget.setCode(QStringLiteral("http://192.168.178.20:8017/0123456789ab/"));
    QVERIFY(widget.kind() == ProjectorScreen::Kind::Code);
    QCOMPARE(widget.accessibleDescription(), QStringLiteral("http://192.168.178.20:8017/0123456789ab/"));
    keep(widget, "code");
    widget.setCode({});
    QCOMPARE(widget.screens(), std::size_t(0));
}

void TestProjector::whatIsSeenStaysWhenOthersComeBefore()
{
    const Log log = eventOf(8, 2, Format::Swiss);
    ProjectorWidget widget;
    widget.setMotion(false);
    widget.setNow([] { return Noon; });
    widget.setBoards(boards(3));
    QVERIFY(widget.kind() == ProjectorScreen::Kind::Boards);
    widget.setSheets(projectorSheets(sectionOf(log)));
    QVERIFY(widget.kind() == ProjectorScreen::Kind::Boards);
    QVERIFY(widget.screen() > 0);
    widget.setBoards(boards(2)); // one has ended
    QVERIFY(widget.kind() == ProjectorScreen::Kind::Boards);
}

} // namespace tst_projector

QTEST_MAIN(tst_projector::TestProjector)
#include "tst_projector.moc"
