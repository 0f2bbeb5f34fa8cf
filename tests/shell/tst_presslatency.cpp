// SPDX-License-Identifier: MIT
#include "../table/fixture.h"
#include "ui/shell/presslatency.h"

#include <QMouseEvent>
#include <QTest>

using namespace kagetsu;
using namespace kagetsu::ui;
using namespace std::chrono_literals;

// From the hand to the journal (clock-and-refereeing.md 2.10, accuracy).
class TestPressLatency : public QObject
{
    Q_OBJECT

private slots:
    void stonesAreMeasuredFromTheTap_data()
    {
        QTest::addColumn<clock::Duration>("age"); // of the tap when the program gets it
        QTest::addColumn<clock::Duration>("measured");
        QTest::newRow("just now") << clock::Duration(0ms) << clock::Duration(4ms);
        QTest::newRow("it had waited") << clock::Duration(7ms) << clock::Duration(11ms);
        QTest::newRow("a stamp of another clock") << clock::Duration(900s) << clock::Duration(4ms);
    }
    void stonesAreMeasuredFromTheTap()
    {
        QFETCH(clock::Duration, age);
        QFETCH(clock::Duration, measured);
        Table table(plainSetup());
        const PressLatency latency(table.time, *table.host);
        tap(table, age);
        table.time.advance(4ms);
        QVERIFY(table.host->execute(match::Act { Seat::A, opening::Place { *rules::pointFromText("H8", 15) } }));
        QCOMPARE(latency.figures(), (PressLatency::Figures { 1, measured, measured }));
        // What no hand did is none.
        table.time.advance(1s);
        QVERIFY(table.host->execute(match::Act { Seat::B, opening::Place { *rules::pointFromText("H9", 15) } }));
        QCOMPARE(latency.figures().presses, 1);
        tap(table, 0ms);
        table.time.advance(1ms);
        QVERIFY(table.host->execute(match::Act { Seat::A, opening::Place { *rules::pointFromText("I9", 15) } }));
        QCOMPARE(latency.figures(), (PressLatency::Figures { 2, 1ms, measured }));
    }

    void tapsThatDoNothingAreForgotten()
    {
        Table table(plainSetup());
        const PressLatency latency(table.time, *table.host);
        tap(table, 0ms);
        table.time.advance(5s);
        table.click("H8");
        QCOMPARE(latency.figures().presses, 1);
        QVERIFY(latency.figures().last < 5s);
    }

private:
    // Beside the board.
    static void tap(Table &table, clock::Duration age)
    {
        QMouseEvent event(QEvent::MouseButtonPress, QPointF(1, 1), QPointF(1, 1), Qt::LeftButton, Qt::LeftButton, {});
        event.setTimestamp(static_cast<quint64>((table.time.now() - age).count()));
        QCoreApplication::sendEvent(table.page.get(), &event);
    }
};

QTEST_MAIN(TestPressLatency)
#include "tst_presslatency.moc"
