// SPDX-License-Identifier: MIT
#include "clock/clock.h"
#include "clock/controltext.h"
#include "clock/facetext.h"
#include "clock/knowncontrols.h"

#include <QTest>

#include <random>

namespace tst_knowncontrols {

using namespace kagetsu;
using namespace kagetsu::clock;
using namespace std::chrono_literals;

namespace {

enum class Way { Time, Fischer, Bronstein, UsDelay };

// A method as the manual of its clock describes it.
struct Method
{
    Way way = Way::Time;
    std::vector<Duration> periods = {}; // one after the other
    Duration extra { 0 }; // of each move
};

TimeControl controlOf(const Method &method)
{
    TimeControl control;
    for (std::size_t i = 0; i < method.periods.size(); ++i) {
        MainStage stage { method.periods[i] };
        if (method.way == Way::Fischer) {
            stage.increment = method.extra;
            stage.bonusBefore = i == 0;
        } else if (method.way != Way::Time) {
            stage.delay = method.extra;
            stage.delayForm = method.way == Way::Bronstein ? DelayForm::Bronstein : DelayForm::Us;
        }
        control.stages.push_back(stage);
    }
    return control;
}

// A clock of that make: what a player sees includes the increment or the delay of the move, and the time of the next
// period is added to both as soon as one of them has none left.
class OtherClock
{
public:
    explicit OtherClock(Method method)
        : m_method(std::move(method))
        , m_left { m_method.periods.front() + m_method.extra, m_method.periods.front() + m_method.extra }
    {
    }

    // When the flag falls, counted from the beginning of this turn; nothing when it is over before.
    std::optional<Duration> turn(Seat seat, Duration time)
    {
        Duration passed { 0 };
        while (time - passed >= m_left[seat]) {
            passed += m_left[seat];
            m_left[seat] = 0ms;
            if (m_period == m_method.periods.size())
                return passed;
            for (const Seat each : BothSeats)
                m_left[each] += m_method.periods[m_period];
            ++m_period;
        }
        m_left[seat] -= time - passed;
        if (m_method.way == Way::Fischer)
            m_left[seat] += m_method.extra;
        else
            m_left[seat] += std::min(time, m_method.extra);
        return std::nullopt;
    }

private:
    Method m_method;
    PerSeat<Duration> m_left;
    std::size_t m_period = 1;
};

} // namespace

class TestKnownControls : public QObject
{
    Q_OBJECT

private slots:
    // Each as the manual has it.
    void everyNumberMeansItsControl_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<Method>("method");
        QTest::addColumn<QString>("begins"); // what the clock shows before the first move
        const auto row = [](const char *name, const Method &method, const char *begins) {
            QTest::newRow(name) << QString::fromUtf8(name) << method << begins;
        };
        row("DGT 3000 1 Time", { Way::Time, { 5min } }, "5:00");
        row("DGT 3000 2 Time", { Way::Time, { 10min } }, "10:00");
        row("DGT 3000 3 Time", { Way::Time, { 25min } }, "25:00");
        row("DGT 3000 4 Time", { Way::Time, { 1h } }, "1:00:00");
        row("DGT 3000 5 Time", { Way::Time, { 2h } }, "2:00:00");
        row("DGT 3000 6 Time", { Way::Time, { 2h, 30min } }, "2:00:00");
        row("DGT 3000 7 Time", { Way::Time, { 2h, 1h } }, "2:00:00");
        row("DGT 3000 8 Time", { Way::Time, { 2h, 1h, 30min } }, "2:00:00");
        row("DGT 3000 9 Time", { Way::Time, { 2h, 1h, 1h } }, "2:00:00");
        row("DGT 3000 10 Fischer", { Way::Fischer, { 3min }, 2s }, "3:02");
        row("DGT 3000 11 Fischer", { Way::Fischer, { 25min }, 10s }, "25:10");
        row("DGT 3000 12 Fischer", { Way::Fischer, { 90min }, 30s }, "1:30:30");
        row("DGT 3000 13 Fischer", { Way::Fischer, { 90min, 30min }, 30s }, "1:30:30");
        row("DGT 3000 14 Fischer", { Way::Fischer, { 100min, 50min, 15min }, 30s }, "1:40:30");
        row("DGT 3000 15 Delay", { Way::Bronstein, { 25min }, 10s }, "25:10");
        row("DGT 3000 16 Delay", { Way::Bronstein, { 115min }, 5s }, "1:55:05");
        row("DGT 3000 18 Delay", { Way::Bronstein, { 2h, 1h, 15min }, 30s }, "2:00:30");
        row("DGT 3000 22 US Delay", { Way::UsDelay, { 5min }, 2s }, "5:00");
        row("DGT 3000 23 US Delay", { Way::UsDelay, { 25min }, 5s }, "25:00");
        row("DGT 3000 24 US Delay", { Way::UsDelay, { 115min }, 5s }, "1:55:00");
        row("DGT 2010 1 Time", { Way::Time, { 5min } }, "5:00");
        row("DGT 2010 2 Time", { Way::Time, { 25min } }, "25:00");
        row("DGT 2010 4 Time + Guillotine", { Way::Time, { 2h, 30min } }, "2:00:00");
        row("DGT 2010 6 2 × Time + Guillotine", { Way::Time, { 2h, 1h, 30min } }, "2:00:00");
        row("DGT 2010 15 Bonus (Fischer)", { Way::Fischer, { 3min }, 2s }, "3:02");
        row("DGT 2010 16 Bonus (Fischer)", { Way::Fischer, { 25min }, 10s }, "25:10");
        row("DGT 2010 17 Bonus (Fischer)", { Way::Fischer, { 90min }, 30s }, "1:30:30");
        row("DGT 2010 22 Delay (Bronstein)", { Way::Bronstein, { 5min }, 3s }, "5:03");
    }
    void everyNumberMeansItsControl()
    {
        QFETCH(QString, name);
        QFETCH(Method, method);
        QFETCH(QString, begins);
        const KnownControl *known = nullptr;
        for (const KnownControl &each : knownControls()) {
            const QString called =
                QStringLiteral("%1 %2 %3")
                    .arg(QString::fromUtf8(each.clock.data(), static_cast<int>(each.clock.size())))
                    .arg(each.number)
                    .arg(QString::fromUtf8(each.method.data(), static_cast<int>(each.method.size())));
            known = called == name ? &each : known;
        }
        QVERIFY2(known, "is not in the list");
        const auto read = readControl(known->control);
        QVERIFY(read.hasValue());
        QVERIFY(read.value() == controlOf(method));
        QCOMPARE(QString::fromStdString(toText(*read)),
            QString::fromUtf8(known->control.data(), static_cast<int>(known->control.size())));
        const Clock clock({ *read, *read });
        for (const Seat seat : BothSeats)
            QCOMPARE(QString::fromStdString(faceText(clock.reading(seat, 0ms).shown)), begins);

        // Whatever is played, both clocks let the same flag fall at the same moment.
        std::mt19937 random(static_cast<unsigned>(known->number));
        Duration total { 0 };
        for (const Duration period : method.periods)
            total += period;
        for (int game = 0; game < 200; ++game) {
            Clock ours({ *read, *read });
            OtherClock theirs(method);
            ours.start(Seat::A, 0ms);
            Moment now { 0 };
            Seat seat = Seat::A;
            for (;;) {
                const Duration time(random() % static_cast<unsigned>(total.count() / 4));
                const std::optional<Duration> fallen = theirs.turn(seat, time);
                const std::optional<Moment> limit = ours.flagMoment();
                QVERIFY(limit);
                if (fallen) {
                    QCOMPARE(limit->count(), (now + *fallen).count());
                    break;
                }
                now += time;
                QVERIFY(*limit > now);
                ours.press(now);
                seat = otherSeat(seat);
            }
        }
    }

    void noNumberIsThereTwice()
    {
        QCOMPARE(knownControls().size(), std::size_t(28)); // as many as there are rows above
        const KnownControl *before = nullptr;
        for (const KnownControl &each : knownControls()) {
            QVERIFY(!before || before->clock != each.clock || before->number < each.number);
            before = &each;
        }
    }
};

} // namespace tst_knowncontrols

QTEST_APPLESS_MAIN(tst_knowncontrols::TestKnownControls)
#include "tst_knowncontrols.moc"
