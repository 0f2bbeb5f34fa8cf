// SPDX-License-Identifier: MIT
#include "../../ui/match/fixture.h"
#include "match/host/presslatency.h"

#include <QTest>

namespace tst_presslatency {

using namespace kagetsu;
using namespace kagetsu::ui;
using namespace std::chrono_literals;

// From the hand to the journal (clock.md#the-machine).
class TestPressLatency : public QObject
{
    Q_OBJECT

private slots:
    void latencyIsMeasuredFromTheInput()
    {
        Table table(plainSetup());
        const host::PressLatency latency(table.time, *table.host);
        table.time.tapped(7ms);
        table.time.advance(4ms);
        QVERIFY(table.host->execute(stone(Seat::A, "H8")));
        QCOMPARE(latency.figures(), (host::PressLatency::Figures { 1, 11ms, 11ms }));
        table.time.tapped(1ms);
        QVERIFY(table.host->execute(stone(Seat::B, "H9")));
        QCOMPARE(latency.figures(), (host::PressLatency::Figures { 2, 1ms, 11ms }));
    }

    void commandsWithoutInputAreNotMeasured()
    {
        Table table(plainSetup());
        const host::PressLatency latency(table.time, *table.host);
        table.time.advance(1s);
        QVERIFY(table.host->execute(stone(Seat::A, "H8")));
        QCOMPARE(latency.figures().presses, 0);
    }

    void tapsWithoutEffectAreNotMeasured()
    {
        Table table(plainSetup());
        const host::PressLatency latency(table.time, *table.host);
        table.time.tapped(3ms);
        QVERIFY(table.host->execute(match::Beat {}));
        QCOMPARE(latency.figures().presses, 0);
    }

private:
    static match::Act stone(Seat seat, const char *point)
    {
        return { seat, opening::Place { *rules::pointFromText(point, 15) } };
    }
};

} // namespace tst_presslatency

QTEST_MAIN(tst_presslatency::TestPressLatency)
#include "tst_presslatency.moc"
