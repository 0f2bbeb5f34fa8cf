// SPDX-License-Identifier: MIT
#include "hall.h"
#include "ui/tournament/paper/projector/projectorwidget.h"

#include <QDir>
#include <QTest>

namespace tst_projector {

using namespace kagetsu;
using namespace kagetsu::ui;
using namespace hall;

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
};

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

} // namespace tst_projector

QTEST_MAIN(tst_projector::TestProjector)
#include "tst_projector.moc"
