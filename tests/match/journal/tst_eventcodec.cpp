// SPDX-License-Identifier: MIT
#include "../model/driver.h"
#include "match/journal/codec/eventcodec.h"
#include "opening/file/shipped.h"
#include "randomplay.h"

#include <QTest>

#include <set>

namespace tst_eventcodec {

using namespace kagetsu;
using namespace kagetsu::journal;
using namespace kagetsu::match;

namespace {

MatchSetup fullSetup()
{
    MatchSetup setup = plainSetup();
    setup.names = { "小林 \"七段\"", "Ярослав\t\\" };
    setup.opening = shippedProcedure("rif-classic");
    setup.rules = { rules::Rule::Caro, true, true };
    setup.time.b.stages = { clock::MainStage { .time = std::chrono::minutes(5),
        .delay = std::chrono::seconds(10),
        .delayForm = clock::DelayForm::Bronstein } };
    setup.time.b.perMove = std::chrono::seconds(90);
    setup.time.b.stages.emplace_back(clock::ByoYomiStage { 5, std::chrono::seconds(60), true });
    setup.time.b.stages.emplace_back(clock::CanadianStage { { 10, 20 }, std::chrono::minutes(10), true });
    setup.series = Series { 3, { 3, 3 } };
    setup.left = Seat::B;
    setup.preset = PresetTitle { "cup", { { "en", "Cup" }, { "ja", "花月杯" } }, { { "en", "Final" } }, true };
    return setup;
}

} // namespace

class TestEventCodec : public QObject
{
    Q_OBJECT

private slots:
    void everyEventIsReadBack_data()
    {
        QTest::addColumn<Happening>("what");
        QTest::addColumn<QByteArray>("type");
        QTest::addColumn<QByteArray>("actor");
        QTest::addColumn<QByteArray>("payload"); // empty: too long for a row
        std::set<std::size_t> kinds;
        std::set<std::size_t> acts;
        const auto row = [&](const char *name, const Happening &what, const char *type, const char *actor,
                             const char *payload) {
            QTest::newRow(name) << what << QByteArray(type) << QByteArray(actor) << QByteArray(payload);
            kinds.insert(what.index());
        };
        const rules::Point h8(7, 7);
        row("a start with every field set", Started { fullSetup() }, "started", "system", "");
        MatchSetup table = fullSetup();
        table.playedOn = PlayedOn::PhysicalBoard;
        row("a start on a board of wood", Started { table }, "started", "system", "");
        MatchSetup bank = fullSetup();
        bank.time.a.stages = { clock::BankStage { std::chrono::seconds(30), 10, std::chrono::seconds(60) } };
        bank.time.b.stages.back() = clock::CanadianStage { { 10 }, std::chrono::minutes(10), false };
        row("a start with a bank and equal blocks", Started { bank }, "started", "system", "");
        row("a stone", Acted { Seat::B, opening::Place { h8 } }, "acted", "seat-b",
            R"({"seat":"b","act":"place","point":"H8"})");
        row("a choice", Acted { Seat::A, opening::Choose { "take-black" } }, "acted", "seat-a",
            R"({"seat":"a","act":"choose","option":"take-black"})");
        row("a declared number", Acted { Seat::A, opening::Declare { 8 } }, "acted", "seat-a",
            R"({"seat":"a","act":"declare","number":8})");
        row("a candidate", Acted { Seat::A, opening::Offer { h8 } }, "acted", "seat-a",
            R"({"seat":"a","act":"offer","point":"H8"})");
        row("a candidate withdrawn", Acted { Seat::A, opening::Withdraw { h8 } }, "acted", "seat-a",
            R"({"seat":"a","act":"withdraw","point":"H8"})");
        row("a candidate selected", Acted { Seat::B, opening::Select { h8 } }, "acted", "seat-b",
            R"({"seat":"b","act":"select","point":"H8"})");
        row("a pass", Passed { Seat::B }, "passed", "seat-b", R"({"seat":"b"})");
        row("a foul claim with all kinds", FoulClaimed { Seat::B, h8, true, { true, true, true } }, "foul-claimed",
            "seat-b", R"({"seat":"b","point":"H8","upheld":true,"fouls":["6","44","33"]})");
        row("a wrong foul claim", FoulClaimed { Seat::A, h8, false, {} }, "foul-claimed", "seat-a",
            R"({"seat":"a","point":"H8","upheld":false,"fouls":[]})");
        row("a claimed five", FiveClaimed { Seat::A, true }, "five-claimed", "seat-a", R"({"seat":"a","upheld":true})");
        row("time given", TimeAdded { Seat::A, std::chrono::minutes(2) }, "time-added", "system",
            R"({"seat":"a","time_ms":120000})");
        row("time taken", TimeAdded { Seat::A, std::chrono::milliseconds(-5) }, "time-added", "system",
            R"({"seat":"a","time_ms":-5})");
        row("a warning", Warned { Seat::B }, "warned", "system", R"({"seat":"b"})");
        row("a warning for a move that took too long", Warned { Seat::B, Ground::OverTime }, "warned", "system",
            R"({"seat":"b","reason":"over-time"})");
        row("a turn lost", CapReached { Seat::A, std::chrono::minutes(3), clock::LimitEffect::TurnLost }, "cap-reached",
            "system", R"({"seat":"a","at_ms":180000,"effect":"turn-lost"})");
        row("a draw offer", DrawOffered { Seat::B }, "draw-offered", "seat-b", R"({"seat":"b"})");
        row("a draw declined", DrawDeclined { Seat::A }, "draw-declined", "seat-a", R"({"seat":"a"})");
        row("a take-back asked", TakeBackAsked { Seat::A }, "take-back-asked", "seat-a", R"({"seat":"a"})");
        row("a take-back declined", TakeBackDeclined { Seat::B }, "take-back-declined", "seat-b", R"({"seat":"b"})");
        row("a take-back, the act of the one who agrees", TakenBack { Seat::A, 2 }, "taken-back", "seat-b",
            R"({"seat":"a","moves":2,"clocks":"restored"})");
        row("a take-back of the first version, which kept what was used", TakenBack { Seat::A, 2, ClockEffect::Kept },
            "taken-back", "seat-b", R"({"seat":"a","moves":2})");
        row("an own stone of an opening, undone freely", TakenBack { Seat::A, 0, ClockEffect::Kept, 1 }, "taken-back",
            "seat-a", R"({"seat":"a","acts":1})");
        row("steps of an opening, undone by agreement", TakenBack { Seat::A, 0, ClockEffect::Restored, 2 },
            "taken-back", "seat-b", R"({"seat":"a","acts":2,"clocks":"restored"})");
        row("players who change places", PlacesChanged {}, "places-changed", "system", "null");
        row("a pause", Paused { Seat::A }, "paused", "seat-a", R"({"seat":"a"})");
        row("going on", Resumed {}, "resumed", "system", "null");
        row("a flag", Flagged { Seat::A, { std::chrono::milliseconds(900000), clock::FlagReason::PerMoveLimit } },
            "flagged", "system", R"({"seat":"a","at_ms":900000,"reason":"per-move"})");
        row("the arbiter overrules", SymmetryOverruled {}, "symmetry-overruled", "arbiter", "null");
        row("the arbiter steps back", SteppedBack {}, "stepped-back", "arbiter", R"({"clocks":"restored"})");
        row("the arbiter stepped back in the first version", SteppedBack { ClockEffect::Kept }, "stepped-back",
            "arbiter", "null");
        row("a claim that waits", ClaimRaised { Seat::B, h8 }, "claim-raised", "seat-b",
            R"({"seat":"b","point":"H8"})");
        row("a claim withdrawn", ClaimWithdrawn { Seat::B }, "claim-withdrawn", "seat-b", R"({"seat":"b"})");
        row("a claim agreed to", ClaimAgreed { Seat::A }, "claim-agreed", "seat-a", R"({"seat":"a"})");
        row("a turn forfeited", TurnForfeited { Seat::B }, "turn-forfeited", "system", R"({"seat":"b"})");
        row("the arbiter is called", ArbiterCalled { Seat::A }, "arbiter-called", "seat-a", R"({"seat":"a"})");
        row("a player confirms", Confirmed { Seat::B }, "confirmed", "seat-b", R"({"by":"b"})");
        row("the arbiter confirms", Confirmed {}, "confirmed", "arbiter", R"({"by":"arbiter"})");
        const auto act = [&](const char *name, const Intervention &what, const QByteArray &payload) {
            row(name, Intervened { what, { Ground::Other, {} }, {}, {} }, "intervened", "arbiter", payload.constData());
            acts.insert(what.index());
        };
        row("an act with note and clocks",
            Intervened { AddTime { Seat::B, -std::chrono::minutes(1) }, { Ground::ClockWronglySet, "台の時計" },
                { std::chrono::minutes(5), std::chrono::minutes(4) },
                { std::chrono::minutes(5), std::chrono::minutes(3) } },
            "intervened", "arbiter",
            R"({"act":"add-time","seat":"b","time_ms":-60000,"reason":"clock-wrongly-set","note":"台の時計",)"
            R"("before_ms":{"a":300000,"b":240000},"after_ms":{"a":300000,"b":180000}})");
        acts.insert(Intervention(AddTime {}).index());
        const char *const end = R"("reason":"other","before_ms":{"a":0,"b":0}})";
        const auto text = [&](const char *begin) { return QByteArray(begin) + end; };
        act("stop", StopClocks {}, text(R"({"act":"stop-clocks",)"));
        act("run", RunClock { Seat::B }, text(R"({"act":"run-clock","seat":"b",)"));
        act("set everything", SetClock { Seat::A, { 1, std::chrono::seconds(2), 3, 4 } },
            text(R"({"act":"set-clock","seat":"a","stage":1,"left_ms":2000,"periods":3,"moves":4,)"));
        act("set one thing", SetClock { Seat::A, { {}, {}, 3, {} } },
            text(R"({"act":"set-clock","seat":"a","periods":3,)"));
        act("set the presses", SetClock { Seat::B, { {}, {}, {}, {}, 12 } },
            text(R"({"act":"set-clock","seat":"b","turns":12,)"));
        act("give the turn", GiveTurn { Seat::B }, text(R"({"act":"give-turn","seat":"b",)"));
        act("undo the press", UndoPress {}, text(R"({"act":"undo-press",)"));
        act("equalise", Equalise {}, text(R"({"act":"equalise",)"));
        act("rescale", Rescale { std::chrono::hours(1) }, text(R"({"act":"rescale","elapsed_ms":3600000,)"));
        act("read again", Reread { std::chrono::seconds(50) }, text(R"({"act":"reread","from_ms":50000,)"));
        act("retract", Retract { 20, ClockEffect::Kept }, text(R"({"act":"retract","keep":20,"clocks":"kept",)"));
        act("correct a move", CorrectMove { 7, h8, { 8, 7 } },
            text(R"({"act":"correct-move","move":7,"from":"H8","to":"I8",)"));
        act("correct the first move", CorrectMove { 1, h8, { 8, 7 } },
            text(R"({"act":"correct-move","move":1,"from":"H8","to":"I8",)"));
        act("insert a stone", InsertMove { h8 }, text(R"({"act":"insert-move","point":"H8",)"));
        act("insert a pass", InsertMove {}, text(R"({"act":"insert-move",)"));
        act("warn", Warn { Seat::B }, text(R"({"act":"warn","seat":"b",)"));
        act("take a warning back", Unwarn { Seat::B }, text(R"({"act":"unwarn","seat":"b",)"));
        act("lose a turn", LoseTurn { Seat::B }, text(R"({"act":"lose-turn","seat":"b",)"));
        act("deduct", DeductPoints { Seat::A, 2 }, text(R"({"act":"deduct-points","seat":"a","half_points":2,)"));
        act("rule", RuleClaim { true }, text(R"({"act":"rule-claim","upheld":true,)"));
        act("declare", Declare { { record::Winner::BothLose, record::Reason::DoubleForfeit } },
            text(R"({"act":"declare","winner":"BOTHLOSE","result":"DOUBLE_FORFEIT",)"));
        act("reopen", Reopen {}, text(R"({"act":"reopen",)"));
        act("reopen what all confirmed", Reopen { Grounds { Ground::RecordWrong, "15" } },
            text(R"({"act":"reopen","second":{"reason":"record-wrong","note":"15"},)"));
        act("adjourn", Adjourn {}, text(R"({"act":"adjourn",)"));
        act("adjourn with a sealed move", Adjourn { "c0ffee" }, text(R"({"act":"adjourn","sealed":"c0ffee",)"));
        act("open a sealed move", OpenSealed { h8 }, text(R"({"act":"open-sealed","point":"H8",)"));
        act("a sealed move that cannot be read", OpenSealed {}, text(R"({"act":"open-sealed",)"));
        act("count a sleep", CountSleep {}, text(R"({"act":"count-sleep",)"));
        act("take back that it counts", UncountSleep {}, text(R"({"act":"uncount-sleep",)"));
        act("annul a sealed move", AnnulSealed {}, text(R"({"act":"annul-sealed",)"));
        act("undo an order", UndoOrder {}, text(R"({"act":"undo-order",)"));
        act("exchange the colours", SwapColours {}, text(R"({"act":"swap-colours",)"));
        act("an expiry as a pass", ExpiryAsPass {}, text(R"({"act":"expiry-as-pass",)"));
        act("a leave", GrantLeave { Seat::B }, text(R"({"act":"grant-leave","seat":"b",)"));
        act("no leave", UncountLeave { Seat::A }, text(R"({"act":"uncount-leave","seat":"a",)"));
        act("say why the clocks were stopped", StateReason {}, text(R"({"act":"state-reason",)"));
        act("look at another page", LookAway { View::Lesson }, text(R"({"act":"look-away","at":"lesson",)"));
        act("back at the game", LookAway {}, text(R"({"act":"look-away",)"));
        act("remark", Remark {}, text(R"({"act":"remark",)"));
        QCOMPARE(acts.size(), std::variant_size_v<Intervention::variant>); // every act has a row
        row("a press beside a board of wood", Pressed { Seat::B }, "pressed", "seat-b", R"({"seat":"b"})");
        row("a stone that is noted", Noted { opening::Place { h8 } }, "noted", "system",
            R"({"act":"place","point":"H8"})");
        row("a pass that is noted", Noted {}, "noted", "system", "{}");
        row("a note struck out", NoteStruck {}, "note-struck", "system", "null");
        row("the colours exchanged", ColoursExchanged {}, "colours-exchanged", "system", "null");
        const WallTime before { 1935655241250, 7200 };
        const WallTime after { 1935655441250, -12600 };
        row("a sleep of the machine", Slept { std::chrono::seconds(200), before, after }, "slept", "system",
            R"({"gap_ms":200000,"wall_before":"2031-05-04T12:00:41.250+02:00",)"
            R"("wall_after":"2031-05-04T06:34:01.250-03:30"})");
        row("a clock on the wall set back", WallChanged { -std::chrono::hours(1), before }, "wall-changed", "system",
            R"({"by_ms":-3600000,"wall_after":"2031-05-04T12:00:41.250+02:00"})");
        row("a date that was wrong by a lifetime", WallChanged { std::chrono::hours(24 * 365 * 90), before },
            "wall-changed", "system", "");
        row("a stall", Stalled { Seat::B, std::chrono::milliseconds(400) }, "stalled", "system",
            R"({"seat":"b","length_ms":400})");
        row("an announcement",
            Announced {
                { std::chrono::seconds(30), Seat::A, { clock::CallKind::Elapsed, 30 }, { true, false, true } } },
            "announced", "system",
            R"({"seat":"a","call":"elapsed","number":30,"means":["voice","flash"],"due_ms":30000})");
        for (const auto kind : { clock::CallKind::Count, clock::CallKind::PeriodsLeft, clock::CallKind::TimeLeft,
                 clock::CallKind::MoveLeft }) {
            row(qPrintable(QStringLiteral("an announcement of kind %1").arg(static_cast<int>(kind))),
                Announced { { {}, Seat::B, { kind, 5 }, {} } }, "announced", "system", "");
        }
        row("players count a sleep", SleepCounted {}, "sleep-counted", "system", "null");
        row("a draw offer withdrawn", DrawWithdrawn { Seat::B }, "draw-withdrawn", "seat-b", R"({"seat":"b"})");
        row("a minute more after the flag", FlagWaived { Seat::A, clock::Duration(60000) }, "flag-waived", "seat-a",
            R"({"seat":"a","more_ms":60000})");
        row("on without limits after the flag", FlagWaived { Seat::A, clock::Duration(0) }, "flag-waived", "seat-a",
            R"({"seat":"a"})");
        row("a late arrival", Arrived { Seat::B, clock::Duration(540000), clock::Duration(360000) }, "arrived",
            "seat-b", R"({"seat":"b","late_ms":540000,"charged_ms":360000})");
        row("a heartbeat", Beaten {}, "beat", "system", "null");
        row("a recovery", Recovered {}, "recovered", "system", "null");
        row("an end", Ended { { record::Winner::Black, record::Reason::DoubleThree } }, "ended", "system",
            R"({"winner":"B","reason":"FOUL33"})");
        QCOMPARE(kinds.size(), std::variant_size_v<Happening::variant>); // every event has a row
    }
    void everyEventIsReadBack()
    {
        QFETCH(Happening, what);
        QFETCH(QByteArray, type);
        QFETCH(QByteArray, actor);
        QFETCH(QByteArray, payload);
        QCOMPARE(QByteArray::fromStdString(std::string(typeOf(what))), type);
        QCOMPARE(QByteArray::fromStdString(std::string(actorOf(what))), actor);
        const std::string text = payloadOf(what).dump();
        if (!payload.isEmpty())
            QCOMPARE(QByteArray::fromStdString(text), payload);
        const auto back = happeningFrom(type.toStdString(), Json::parse(text));
        QVERIFY2(back, back ? "" : back.fault().field.c_str());
        QVERIFY(*back == what);
    }

    void everyGroundHasItsWord()
    {
        std::set<std::string_view> words;
        for (int i = 0; i <= static_cast<int>(Ground::Unstated); ++i) {
            const auto ground = static_cast<Ground>(i);
            QVERIFY(groundFromCode(codeOf(ground)) == ground);
            words.insert(codeOf(ground));
        }
        QCOMPARE(words.size(), static_cast<std::size_t>(Ground::Unstated) + 1);
        QVERIFY(!groundFromCode("because"));
    }

    void everySetupComesBack()
    {
        std::mt19937 random(20);
        for (int i = 0; i < 200; ++i) {
            const MatchSetup setup = randomSetup(random);
            const auto back = happeningFrom("started", payloadOf(Started { setup }));
            QVERIFY2(back, back ? "" : back.fault().field.c_str());
            QVERIFY(*back == Happening(Started { setup }));
        }
    }

    // What is left out where it says nothing is there from the first that says something.
    void smallestNonDefaultSetupIsReadBack()
    {
        MatchSetup setup = plainSetup();
        setup.time.a.stages = { clock::MainStage { .time = std::chrono::minutes(5), .quota = 1 },
            clock::MainStage { .time = std::chrono::minutes(5) } };
        setup.clubs.b = "Elva";
        const auto back = happeningFrom("started", payloadOf(Started { setup }));
        QVERIFY2(back, back ? "" : back.fault().field.c_str());
        QVERIFY(*back == Happening(Started { setup }));
    }

    void everyProcedureComesBack_data()
    {
        QTest::addColumn<int>("index");
        int index = 0;
        for (const opening::Procedure &procedure : opening::shippedProcedures())
            QTest::newRow(procedure.id.c_str()) << index++;
    }
    void everyProcedureComesBack()
    {
        QFETCH(int, index);
        MatchSetup setup = plainSetup();
        setup.opening = opening::shippedProcedures()[static_cast<std::size_t>(index)];
        const auto back = happeningFrom("started", payloadOf(Started { setup }));
        QVERIFY2(back, back ? "" : back.fault().field.c_str());
        QVERIFY(*back == Happening(Started { setup }));
    }

    void wrongPayloadsAreNamed_data()
    {
        QTest::addColumn<QByteArray>("type");
        QTest::addColumn<QByteArray>("payload");
        QTest::addColumn<FaultCode>("code");
        QTest::addColumn<QByteArray>("field");
        const auto row = [](const char *name, const char *type, const char *payload, FaultCode code,
                             const char *field) {
            QTest::newRow(name) << QByteArray(type) << QByteArray(payload) << code << QByteArray(field);
        };
        row("an event of a newer program", "sealed", "{}", FaultCode::UnknownEvent, "");
        row("no type at all", "", "{}", FaultCode::UnknownEvent, "");
        row("no payload", "passed", "null", FaultCode::WrongField, "");
        row("a list for a payload", "passed", "[]", FaultCode::WrongField, "");
        row("a payload where there is none", "beat", "{}", FaultCode::UnknownField, "");
        row("a missing seat", "passed", "{}", FaultCode::MissingField, "seat");
        row("a third seat", "passed", R"({"seat":"c"})", FaultCode::WrongField, "seat");
        row("a number for a seat", "passed", R"({"seat":1})", FaultCode::WrongField, "seat");
        row("a member nobody knows", "passed", R"({"seat":"a","loud":true})", FaultCode::UnknownField, "loud");
        row("a point beside every board", "acted", R"({"seat":"a","act":"place","point":"H27"})", FaultCode::WrongField,
            "point");
        row("an unknown act", "acted", R"({"seat":"a","act":"jump"})", FaultCode::WrongField, "act");
        row("the member of another act", "acted", R"({"seat":"a","act":"choose","option":"keep","point":"H8"})",
            FaultCode::UnknownField, "point");
        row("fouls out of order", "foul-claimed", R"({"seat":"a","point":"H8","upheld":true,"fouls":["33","6"]})",
            FaultCode::WrongField, "fouls");
        row("a fraction of a millisecond", "time-added", R"({"seat":"a","time_ms":1.5})", FaultCode::WrongField,
            "time_ms");
        row("a time beyond 64 bits", "time-added", R"({"seat":"a","time_ms":18446744073709551615})",
            FaultCode::WrongField, "time_ms");
        row("no moves taken back", "taken-back", R"({"seat":"a","moves":0})", FaultCode::WrongField, "moves");
        row("a limit of a move that is a flag", "cap-reached", R"({"seat":"a","at_ms":1,"effect":"flag"})",
            FaultCode::WrongField, "effect");
        row("an unknown reason", "ended", R"({"winner":"B","reason":"LUCK"})", FaultCode::WrongField, "reason");
        row("text for a truth", "five-claimed", R"({"seat":"a","upheld":"yes"})", FaultCode::WrongField, "upheld");
    }
    void wrongPayloadsAreNamed()
    {
        QFETCH(QByteArray, type);
        QFETCH(QByteArray, payload);
        QFETCH(FaultCode, code);
        QFETCH(QByteArray, field);
        const auto back = happeningFrom(type.toStdString(), Json::parse(payload.toStdString()));
        QVERIFY(!back);
        QCOMPARE(back.fault().code, code);
        QCOMPARE(QByteArray::fromStdString(back.fault().field), field);
    }

    // Journals written before there was a choice do not name it.
    void olderSetupsComeBack()
    {
        MatchSetup setup = fullSetup();
        setup.bothFlags = BothFlags::Draw;
        Json payload = payloadOf(Started { setup });
        QCOMPARE(payload.erase("both_flags"), std::size_t(1));
        QCOMPARE(payload.erase("preset"), std::size_t(1));
        setup.preset.reset();
        const auto back = happeningFrom("started", payload);
        QVERIFY2(back, back ? "" : back.fault().field.c_str());
        QVERIFY(*back == Happening(Started { setup }));
    }

    void wrongSetupsAreNamed_data()
    {
        QTest::addColumn<QByteArray>("pointer");
        QTest::addColumn<QByteArray>("value"); // empty: taken away
        QTest::addColumn<QByteArray>("field");
        const auto row = [](const char *name, const char *pointer, const char *value, const char *field) {
            QTest::newRow(name) << QByteArray(pointer) << QByteArray(value) << QByteArray(field);
        };
        row("a board of 4", "/board", "4", "board");
        row("a name that is no text", "/names/b", "7", "names.b");
        row("a rule set nobody knows", "/rules/rule", "\"go\"", "rules.rule");
        row("a stage of an unknown kind", "/time/b/stages/1/kind", "\"sand\"", "time.b.stages[1].kind");
        row("no periods", "/time/b/stages/1/periods", "0", "time.b.stages[1].periods");
        row("a control without stages", "/time/a/stages", "", "time.a.stages");
        row("a control no clock can run under", "/time/a/stages/0/time_ms", "0", "time.a.stages");
        row("warnings that are no times", "/time/a/low_time_ms", "[\"soon\"]", "time.a.low_time_ms");
        row("no procedure", "/opening", "{}", "opening");
        row("a procedure with an unknown step", "/opening/rif-classic/steps/0/do", "\"dance\"", "opening");
        row("a preset without a name", "/preset/names", "", "preset.names");
        row("a preset whose name is a number", "/preset/names/ja", "7", "preset.names");
        row("a preset with more than is known", "/preset/colour", "\"red\"", "preset.colour");
        row("flags of another kind", "/flag_policy", "\"never\"", "flag_policy");
        row("both flags of another kind", "/both_flags", "\"luck\"", "both_flags");
        row("a wrong claim that costs honour", "/false_claim", "\"honour\"", "false_claim");
        row("a loss after -1 warnings", "/warnings_to_lose", "-1", "warnings_to_lose");
        row("hints of another kind", "/hints", "\"loud\"", "hints");
        row("a member more", "/colour", "1", "colour");
    }
    void wrongSetupsAreNamed()
    {
        QFETCH(QByteArray, pointer);
        QFETCH(QByteArray, value);
        QFETCH(QByteArray, field);
        Json payload = payloadOf(Started { fullSetup() });
        const Json::json_pointer place(pointer.toStdString());
        if (value.isEmpty())
            payload[place.parent_pointer()].erase(place.back());
        else
            payload[place] = Json::parse(value.toStdString());
        const auto back = happeningFrom("started", payload);
        QVERIFY(!back);
        QCOMPARE(QByteArray::fromStdString(back.fault().field), field);
    }
};

} // namespace tst_eventcodec

QTEST_GUILESS_MAIN(tst_eventcodec::TestEventCodec)
#include "tst_eventcodec.moc"
