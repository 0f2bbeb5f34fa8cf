// SPDX-License-Identifier: MIT
#include "clock/controltext.h"
#include "randomgame.h"

#include <QTest>

namespace tst_controltext {

using namespace kagetsu;
using namespace kagetsu::clock;
using namespace std::chrono_literals;

namespace {

TimeControl made(std::vector<Stage> stages, std::optional<Duration> perMove = std::nullopt)
{
    TimeControl control;
    control.stages = std::move(stages);
    control.perMove = perMove;
    return control;
}

} // namespace

// clock.md#text-syntax.
class TestControlText : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void forms_data();
    void forms();
    void faults_data();
    void faults();
    void times_data();
    void times();
    void everyControlIsReadBackFromItsText();
    void anyTextEndsWithASoundControlOrAFaultInside();
};

void TestControlText::initTestCase()
{
    if (qEnvironmentVariableIsEmpty("RC_PARAMS"))
        qputenv("RC_PARAMS", "max_success=5000");
}

void TestControlText::forms_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<TimeControl>("control");
    QTest::addColumn<QString>("canonical"); // empty: the text itself

    const auto row = [](const char *name, const char *text, const TimeControl &control, const char *canonical = "") {
        QTest::newRow(name) << QString(text) << control << QString(canonical);
    };
    const MainStage quarter { 15min };
    row("sudden death", "15m", made({ quarter }));
    row("sudden death as a clock shows it", "15:00", made({ quarter }), "15m");
    row("hours as a clock shows them", "1:30:00", made({ MainStage { 90min } }), "90m");
    row("hours and minutes", "1h30m", made({ MainStage { 90min } }), "90m");
    row("minutes and seconds", "1m30s", made({ MainStage { 90s } }), "90s");
    row("half a second", "0.5s", made({ MainStage { 500ms } }));
    row("a millisecond", "0:00.001", made({ MainStage { 1ms } }), "0.001s");
    row("a thousand hours", "1000h", made({ MainStage { 1000h } }));
    row("capital letters and blanks around", "  15M \t", made({ quarter }), "15m");
    row("per-move limit", "15m/cap3m", made({ quarter }, 3min));
    row("Fischer", "135m+30s", made({ MainStage { 135min, 30s } }));
    row("Fischer, bonus before", "90m+30s!", made({ MainStage { 90min, 30s, true } }));
    row("Fischer with a maximum", "135m+30s/max140m", made({ MainStage { 135min, 30s, false, 140min } }));
    row("Fischer from nothing", "0m+5s!", made({ MainStage { 0ms, 5s, true } }));
    row("an increment of nothing", "5m+0s", made({ MainStage { 5min } }), "5m");
    row("Fischer with a per-move limit", "15m+10s/cap3m", made({ MainStage { 15min, 10s } }, 3min));
    row("US delay", "5m d10s", made({ MainStage { 5min, 0ms, false, {}, 10s } }));
    row("Bronstein delay", "5m b10s", made({ MainStage { 5min, 0ms, false, {}, 10s, DelayForm::Bronstein } }));
    row("a delay of nothing", "5m b0s", made({ MainStage { 5min } }), "5m");
    row("nothing but delay", "0m D5s", made({ MainStage { 0ms, 0ms, false, {}, 5s } }), "0m d5s");
    row("delay after an increment and before a reserve", "1h+5s/max2h b3s(3)x30s/cap2m",
        made({ MainStage { 3510s, 5s, false, 2h, 3s, DelayForm::Bronstein }, ByoYomiStage { 3, 30s, true } }, 2min));
    row("byo-yomi", "2h 5x60s", made({ MainStage { 2h }, ByoYomiStage { 5, 60s } }), "2h 5x1m");
    row("byo-yomi after a comma", "2h, 5x30s", made({ MainStage { 2h }, ByoYomiStage { 5, 30s } }), "2h 5x30s");
    row("byo-yomi from the first move", "1x60s", made({ ByoYomiStage { 1, 60s } }), "1x1m");
    row("byo-yomi after no main time", "0m 3x30s", made({ MainStage {}, ByoYomiStage { 3, 30s } }));
    row("byo-yomi with a per-move limit", "30m 3x30s/cap1m",
        made({ MainStage { 30min }, ByoYomiStage { 3, 30s } }, 1min));
    row("reserve: the last five minutes of two hours", "2h(5)x60s",
        made({ MainStage { 115min }, ByoYomiStage { 5, 60s, true } }), "2h(5)x1m");
    row("reserve of the whole base", "5m(5)x60s", made({ MainStage {}, ByoYomiStage { 5, 60s, true } }), "5m(5)x1m");
    row("reserve after an increment", "1h+5s(3)x30s", made({ MainStage { 3510s, 5s }, ByoYomiStage { 3, 30s, true } }));
    row("stages", "15m, 5m+3s", made({ quarter, MainStage { 5min, 3s } }));
    row("stages without a blank", "15m,5m+3s 2x10s", made({ quarter, MainStage { 5min, 3s }, ByoYomiStage { 2, 10s } }),
        "15m, 5m+3s 2x10s");
    row("shorter periods after longer ones", "1h 3x30s 5x10s",
        made({ MainStage { 1h }, ByoYomiStage { 3, 30s }, ByoYomiStage { 5, 10s } }));
    row("Canadian", "2h 10/10m", made({ MainStage { 2h }, CanadianStage { { 10 }, 10min } }));
    row("Canadian with carry", "2h 15/10m*", made({ MainStage { 2h }, CanadianStage { { 15 }, 10min, true } }));
    row("Canadian from the first move", "0m 10/10:00", made({ MainStage {}, CanadianStage { { 10 }, 10min } }),
        "0m 10/10m");
    row("Canadian with growing blocks and a per-move limit", "2h 10-20-30/10m*/cap2m",
        made({ MainStage { 2h }, CanadianStage { { 10, 20, 30 }, 10min, true } }, 2min));
    row("Canadian after byo-yomi", "2h 3x30s 10/10m",
        made({ MainStage { 2h }, ByoYomiStage { 3, 30s }, CanadianStage { { 10 }, 10min } }));
    row("blanks around a plus", "25m + 10s", made({ MainStage { 25min, 10s } }), "25m+10s");
    row("blanks before units and between parts of a time", " 1 h  30 m + 5 s ! ",
        made({ MainStage { 90min, 5s, true } }), "90m+5s!");
    row("blanks around the signs of byo-yomi", "2h 5 x 60 s", made({ MainStage { 2h }, ByoYomiStage { 5, 60s } }),
        "2h 5x1m");
    row("a time in two parts before byo-yomi", "1h 30m 3x30s", made({ MainStage { 90min }, ByoYomiStage { 3, 30s } }),
        "90m 3x30s");
    row("blanks in a reserve", "2h ( 5 ) x 60s", made({ MainStage { 115min }, ByoYomiStage { 5, 60s, true } }),
        "2h(5)x1m");
    row(
        "blanks in what holds for all stages", "15m / cap 3m / warn / opening 2",
        [] {
            TimeControl control = made({ MainStage { 15min } }, 3min);
            control.capPolicy = CapPolicy::Warn;
            control.capInOpening = 2;
            return control;
        }(),
        "15m/cap3m/warn/opening2");
    row("blanks in a maximum", "135m + 30s / max 140m", made({ MainStage { 135min, 30s, false, 140min } }),
        "135m+30s/max140m");
    row("blanks in a delay", "5m d 10 s", made({ MainStage { 5min, 0ms, false, {}, 10s } }), "5m d10s");
    row("blanks in blocks", "2h 10 - 20 / 10m *", made({ MainStage { 2h }, CanadianStage { { 10, 20 }, 10min, true } }),
        "2h 10-20/10m*");
    row("blanks in a bank", "bank 30 s 10 x 60 s", made({ BankStage { 30s, 10, 60s } }), "bank 30s 10x1m");
    row(
        "blanks in an hourglass", "hg 10 m",
        [] {
            TimeControl control = made({ MainStage { 10min } });
            control.hourglass = true;
            return control;
        }(),
        "hg10m");
    row("bank", "bank 30s 10x60s", made({ BankStage { 30s, 10, 60s } }), "bank 30s 10x1m");
    row("bank with a per-move limit", "BANK 0:30  10x1m/cap5m", made({ BankStage { 30s, 10, 60s } }, 5min),
        "bank 30s 10x1m/cap5m");
    const auto quota = [](int moves, MainStage main) {
        main.quota = moves;
        return main;
    };
    const auto asked = [](TimeControl control, NextStage next, QuotaUnit unit) {
        control.nextStage = next;
        control.quotaUnit = unit;
        return control;
    };
    const TimeControl quotas = made({ quota(40, { 90min }), MainStage { 30min } });
    row("stages with quotas", "40/90m, 30m", quotas);
    row("a quota in the second stage", "90m, 40/30m", made({ MainStage { 90min }, quota(40, { 30min }) }));
    row("a quota that repeats", "40/90m+30s", made({ quota(40, { 90min, 30s }) }));
    row("a quota before a reserve", "40/90m(5)x60s", made({ quota(40, { 85min }), ByoYomiStage { 5, 60s, true } }),
        "40/90m(5)x1m");
    row("at zero", "40/90m, 30m/at-zero", asked(quotas, NextStage::AtZero, QuotaUnit::Stones));
    row("everything that holds for all stages, in any order", "40/90m, 30m/PRESSES/at-zero/cap5m",
        asked(made(quotas.stages, 5min), NextStage::AtZero, QuotaUnit::Presses), "40/90m, 30m/cap5m/at-zero/presses");
    row("blocks of presses", "2h 10/10m/presses",
        asked(made({ MainStage { 2h }, CanadianStage { { 10 }, 10min } }), NextStage::AtQuota, QuotaUnit::Presses));
    row("an engine tool's periods", "40/15+0.5", made({ quota(40, { 15s, 500ms }) }), "40/15s+0.5s");
    row("an engine tool's periods in minutes", "40/1:30+1", made({ quota(40, { 90s, 1s }) }), "40/90s+1s");
    row("an engine contest's order", "180/30+1", made({ MainStage { 3min, 1s } }, 30s), "3m+1s/cap30s");
    row("more moves than a small board has are still moves when the time has a unit", "180/30m",
        made({ quota(180, { 30min }) }));
    row("an engine contest's order by name", "Gomocup 60/10", made({ MainStage { 1min } }, 10s), "1m/cap10s");
    const auto capped = [&quarter](CapPolicy policy, Duration penalty, int inOpening) {
        TimeControl control = made({ quarter }, 3min);
        control.capPolicy = policy;
        control.capPenalty = penalty;
        control.capInOpening = inOpening;
        return control;
    };
    row("a limit that loses the turn", "15m/cap3m/turn-lost", capped(CapPolicy::TurnLost, 0s, 3));
    row("a limit that warns", "15m/cap3m/warn", capped(CapPolicy::Warn, 0s, 3));
    row("a limit with a penalty", "15m/cap3m/penalty30s", capped(CapPolicy::Penalty, 30s, 3));
    row("a limit as long in the opening", "15m/cap3m/opening1", capped(CapPolicy::Lose, 0s, 1));
    row("no limit in the opening", "15m/cap3m/opening0/warn", capped(CapPolicy::Warn, 0s, 0),
        "15m/cap3m/warn/opening0");
    row("the usual factor said", "15m/cap3m/opening3", made({ quarter }, 3min), "15m/cap3m");
    const auto hourglass = [](TimeControl control) {
        control.hourglass = true;
        return control;
    };
    row("hourglass", "hg10m", hourglass(made({ MainStage { 10min } })));
    row("hourglass of an engine tool", "hg60", hourglass(made({ MainStage { 1min } })), "hg1m");
    row("hourglass with a per-move limit", "hg5:00/cap30s", hourglass(made({ MainStage { 5min } }, 30s)),
        "hg5m/cap30s");
    row("untimed", "inf", made({}));
    row("per-move limit alone", "inf/cap30s", made({}, 30s));
}

void TestControlText::forms()
{
    QFETCH(QString, text);
    QFETCH(TimeControl, control);
    QFETCH(QString, canonical);

    const auto read = readControl(text.toStdString());
    QVERIFY(read.hasValue());
    QVERIFY(*read == control);
    QVERIFY(isSound(*read));
    QCOMPARE(QString::fromStdString(toText(*read)), canonical.isEmpty() ? text : canonical);
}

void TestControlText::faults_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<ControlFault>("fault");
    QTest::addColumn<int>("column");

    const auto row = [](const char *name, const char *text, ControlFault fault, int column) {
        QTest::newRow(name) << QString(text) << fault << column;
    };
    row("nothing", "", ControlFault::Empty, 0);
    row("blanks", "   ", ControlFault::Empty, 3);
    row("a number without a unit", "15", ControlFault::BadTime, 2);
    row("an unknown unit", "15d", ControlFault::BadTime, 2);
    row("one digit of seconds", "15:5", ControlFault::BadTime, 4);
    row("sixty seconds", "15:60", ControlFault::BadTime, 3);
    row("three digits of seconds", "15:000", ControlFault::BadTime, 5);
    row("units from small to large", "30s1m", ControlFault::BadTime, 4);
    row("a unit twice", "1h1h", ControlFault::BadTime, 3);
    row("no digit after the point", "1.s", ControlFault::BadTime, 2);
    row("more than milliseconds", "1.2345s", ControlFault::BadTime, 5);
    row("a fraction of minutes as a clock shows them", "1.5:00", ControlFault::BadTime, 3);
    row("no increment after the plus", "15m+", ControlFault::BadTime, 4);
    row("no limit after cap", "15m/cap", ControlFault::BadTime, 7);
    row("no stage after the comma", "15m,", ControlFault::BadTime, 4);
    row("no period", "15m 5x", ControlFault::BadTime, 6);
    row("no periods", "15m 0x60s", ControlFault::BadCount, 4);
    row("no number of reserve minutes", "2h()x60s", ControlFault::BadCount, 3);
    row("an open bracket", "2h(5x60s", ControlFault::Unknown, 4);
    row("a word", "blitz", ControlFault::Unknown, 0);
    row("a sign", "-5m", ControlFault::Unknown, 0);
    row("a word after the slash", "15m/foo", ControlFault::Unknown, 3);
    row("a word after the comma", "15m, foo", ControlFault::Unknown, 5);
    row("a delay without a unit", "5m d10", ControlFault::BadTime, 6);
    row("a delay before anything else", "d10s", ControlFault::Unknown, 0);
    row("a block of no moves", "2h 0/10m", ControlFault::BadCount, 3);
    row("a block of no time", "2h 10/0m", ControlFault::OutOfRange, 6);
    row("no time for a block", "2h 10/", ControlFault::BadTime, 6);
    row("no second block", "2h 10-/10m", ControlFault::BadCount, 6);
    row("blocks without a time", "2h 10-20", ControlFault::Unknown, 8);
    row("a stage after blocks", "2h 10/10m 5m", ControlFault::TrailingText, 10);
    row("a bank of no units", "bank 30s 0x60s", ControlFault::BadCount, 9);
    row("a bank without free time", "bank 0s 10x60s", ControlFault::OutOfRange, 5);
    row("a bank after main time", "15m, bank 30s 10x60s", ControlFault::Unknown, 5);
    row("a stage after a bank", "bank 30s 10x60s, 5m", ControlFault::TrailingText, 15);
    row("a quota of no moves", "0/90m", ControlFault::BadCount, 0);
    row("a quota without a time", "40/", ControlFault::BadTime, 3);
    row("a quota in no time", "40/0m, 30m", ControlFault::OutOfRange, 0);
    row("seconds without a unit in the stage after a quota", "40/90, 30", ControlFault::BadTime, 9);
    row("blocks after a quota", "40/2h 10/10m", ControlFault::Unknown, 6);
    row("an hourglass of nothing", "hg0", ControlFault::OutOfRange, 2);
    row("an hourglass without a time", "hg", ControlFault::BadTime, 2);
    row("an hourglass with an increment", "hg10m+5s", ControlFault::TrailingText, 5);
    row("a stage after an hourglass", "hg10m, 5m", ControlFault::TrailingText, 5);
    row("an engine contest's order without a limit", "gomocup 180", ControlFault::Unknown, 11);
    row("an engine contest's order without a game", "gomocup", ControlFault::BadTime, 7);
    row("an engine contest's order with a limit of nothing", "180/0+1", ControlFault::OutOfRange, 4);
    row("far too many seconds", "hg99999999999999", ControlFault::OutOfRange, 2);
    row("at zero without a quota", "15m/at-zero", ControlFault::Unknown, 3);
    row("presses with nothing to count", "15m/presses", ControlFault::Unknown, 3);
    row("at zero twice", "40/90m/at-zero/at-zero", ControlFault::Unknown, 14);
    row("a policy without a limit", "15m/warn", ControlFault::Unknown, 3);
    row("two policies", "15m/cap3m/warn/turn-lost", ControlFault::Unknown, 14);
    row("a penalty of nothing", "15m/cap3m/penalty0s", ControlFault::OutOfRange, 17);
    row("a penalty with nothing to take from", "inf/cap3m/penalty5s", ControlFault::Unknown, 9);
    row("an opening factor without a number", "15m/cap3m/opening", ControlFault::BadCount, 17);
    row("an opening factor beyond all sense", "15m/cap3m/opening101", ControlFault::OutOfRange, 17);
    row("an opening factor without a limit", "15m/opening2", ControlFault::Unknown, 3);
    row("two limits", "15m/cap3m/cap2m", ControlFault::Unknown, 9);
    row("more than a thousand hours", "1001h", ControlFault::OutOfRange, 0);
    row("a millisecond more", "1000h0.001s", ControlFault::OutOfRange, 0);
    row("far more digits than a number holds", "99999999999999999999999s", ControlFault::OutOfRange, 0);
    row("stages that are too long together", "600h, 600h", ControlFault::OutOfRange, 6);
    row("periods that are too long together", "1h 60000x60s", ControlFault::OutOfRange, 3);
    row("too many periods", "1h 1000001x1s", ControlFault::OutOfRange, 3);
    row("no time", "0m", ControlFault::OutOfRange, 0);
    row("an increment that never comes", "0m+5s", ControlFault::OutOfRange, 0);
    row("empty periods", "1h 5x0s", ControlFault::OutOfRange, 5);
    row("a limit of nothing", "15m/cap0s", ControlFault::OutOfRange, 7);
    row("more reserve than base", "4m(5)x60s", ControlFault::OutOfRange, 0);
    row("a second time without a comma", "15m 5m", ControlFault::TrailingText, 4);
    row("bonus mark without an increment", "15m!", ControlFault::TrailingText, 3);
    row("two times whose units do not go down", "30m + 5m 1h", ControlFault::TrailingText, 9);
    row("a number apart with a word of two letters", "1h 5mo", ControlFault::TrailingText, 3);
    row("a number apart without a unit", "1h 30", ControlFault::TrailingText, 3);
    row("a blank inside a number", "1 5m", ControlFault::BadTime, 1);
    row("words behind", "15m each", ControlFault::TrailingText, 4);
    row("a stage after the limit", "15m/cap3m 5x60s", ControlFault::TrailingText, 10);
    row("a stage after untimed", "inf 5x60s", ControlFault::TrailingText, 4);
}

void TestControlText::faults()
{
    QFETCH(QString, text);
    QFETCH(ControlFault, fault);
    QFETCH(int, column);

    const auto read = readControl(text.toStdString());
    QVERIFY(!read);
    QCOMPARE(static_cast<int>(read.fault().fault), static_cast<int>(fault));
    QCOMPARE(read.fault().column, column);
}

void TestControlText::times_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("milliseconds"); // -1: a fault
    QTest::addColumn<int>("column"); // of the fault

    QTest::newRow("seconds") << "90s" << 90000 << 0;
    QTest::newRow("nothing") << "0s" << 0 << 0;
    QTest::newRow("as a clock shows it") << " 0:45 " << 45000 << 0;
    QTest::newRow("with a fraction") << "12.345s" << 12345 << 0;
    QTest::newRow("a fraction of an hour") << "0.25h" << 900000 << 0;
    QTest::newRow("empty") << "" << -1 << 0;
    QTest::newRow("a control") << "15m+30s" << -1 << 3;
    QTest::newRow("not a time") << "soon" << -1 << 0;
}

void TestControlText::times()
{
    QFETCH(QString, text);
    QFETCH(int, milliseconds);
    QFETCH(int, column);

    const auto time = readTime(text.toStdString());
    QCOMPARE(time.hasValue(), milliseconds >= 0);
    if (time)
        QCOMPARE(time->count(), Duration::rep(milliseconds));
    else
        QCOMPARE(time.fault().column, column);
}

void TestControlText::everyControlIsReadBackFromItsText()
{
    QVERIFY(rc::check([] {
        const TimeControl control = *anyControl();
        const auto read = readControl(toText(control));
        RC_ASSERT(read.hasValue());
        RC_ASSERT(*read == control);
    }));
}

void TestControlText::anyTextEndsWithASoundControlOrAFaultInside()
{
    // Letters that controls are made of, so that many texts get far before they go wrong.
    const auto text = rc::gen::container<std::string>(rc::gen::oneOf(
        rc::gen::elementOf(std::string("0123459hmsxcapbdnkgtzer/+*-!:., ()inf")), rc::gen::character<char>()));
    QVERIFY(rc::check([&text] {
        const std::string some = *text;
        const auto read = readControl(some);
        if (read) {
            RC_ASSERT(isSound(*read));
        } else {
            RC_ASSERT(read.fault().column >= 0);
            RC_ASSERT(read.fault().column <= static_cast<int>(some.size()));
        }
    }));
}

} // namespace tst_controltext

QTEST_GUILESS_MAIN(tst_controltext::TestControlText)
#include "tst_controltext.moc"
