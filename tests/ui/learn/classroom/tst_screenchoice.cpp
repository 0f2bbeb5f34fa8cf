// SPDX-License-Identifier: MIT
#include "ui/learn/classroom/screenchoice.h"

#include <QTest>

namespace tst_screenchoice {

using namespace kagetsu::ui;

class TestScreenChoice : public QObject
{
    Q_OBJECT

private slots:
    void theSecondScreenIsChosen_data()
    {
        QTest::addColumn<QList<ScreenFacts>>("screens");
        QTest::addColumn<int>("teachers");
        QTest::addColumn<QString>("before");
        QTest::addColumn<int>("chosen");
        const ScreenFacts laptop { "eDP-1", { 0, 0, 1366, 768 } };
        const ScreenFacts projector { "HDMI-1", { 1366, 0, 1024, 768 } };
        const ScreenFacts wall { "DP-2", { 0, 768, 1920, 1080 } };
        const ScreenFacts mirror { "HDMI-1", { 0, 0, 1024, 768 } };
        const ScreenFacts off { "HDMI-1", {} };
        using Screens = QList<ScreenFacts>;
        QTest::newRow("one screen") << Screens { laptop } << 0 << "" << -1;
        QTest::newRow("a projector") << Screens { laptop, projector } << 0 << "" << 1;
        QTest::newRow("the teacher sits at the second one") << Screens { laptop, projector } << 1 << "" << 0;
        QTest::newRow("a projector that shows the same") << Screens { laptop, mirror } << 0 << "" << -1;
        QTest::newRow("the larger of two") << Screens { laptop, projector, wall } << 0 << "" << 2;
        QTest::newRow("the one it was on") << Screens { laptop, projector, wall } << 0 << "HDMI-1" << 1;
        QTest::newRow("the one it was on is gone") << Screens { laptop, wall } << 0 << "HDMI-1" << 1;
        QTest::newRow("the one it was on is the teacher's now") << Screens { laptop, projector } << 1 << "HDMI-1" << 0;
        QTest::newRow("a projector without a picture") << Screens { laptop, off } << 0 << "" << -1;
        QTest::newRow("no screen at all") << Screens {} << -1 << "" << -1;
    }
    void theSecondScreenIsChosen()
    {
        QFETCH(QList<ScreenFacts>, screens);
        QFETCH(int, teachers);
        QFETCH(QString, before);
        QTEST(screenForClass(screens, teachers, before), "chosen");
    }
};

} // namespace tst_screenchoice

QTEST_MAIN(tst_screenchoice::TestScreenChoice)
#include "tst_screenchoice.moc"
