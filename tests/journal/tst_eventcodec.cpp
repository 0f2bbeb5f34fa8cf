// SPDX-License-Identifier: MIT
#include "../match/driver.h"
#include "journal/eventcodec.h"
#include "opening/shipped.h"
#include "randomplay.h"

#include <QTest>

#include <set>

using namespace kagetsu;
using namespace kagetsu::journal;
using namespace kagetsu::match;

Q_DECLARE_METATYPE(kagetsu::match::Happening)
Q_DECLARE_METATYPE(kagetsu::journal::FaultCode)

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
    return setup;
}

} // namespace

class TestEventCodec : public QObject
{
    Q_OBJECT

private slots:
    void comesBack_data()
    {
        QTest::addColumn<Happening>("what");
        QTest::addColumn<QByteArray>("type");
        QTest::addColumn<QByteArray>("actor");
        QTest::addColumn<QByteArray>("payload"); // empty: too long for a row
        std::set<std::size_t> kinds;
        const auto row = [&](const char *name, const Happening &what, const char *type, const char *actor,
                             const char *payload) {
            QTest::newRow(name) << what << QByteArray(type) << QByteArray(actor) << QByteArray(payload);
            kinds.insert(what.index());
        };
        const rules::Point h8(7, 7);
        row("a start with every field set", Started { fullSetup() }, "started", "system", "");
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
        row("a warning for a move that took too long", Warned { Seat::B, WarningReason::OverTime }, "warned", "system",
            R"({"seat":"b","reason":"over-time"})");
        row("a turn lost", CapReached { Seat::A, std::chrono::minutes(3), clock::LimitEffect::TurnLost }, "cap-reached",
            "system", R"({"seat":"a","at_ms":180000,"effect":"turn-lost"})");
        row("a draw offer", DrawOffered { Seat::B }, "draw-offered", "seat-b", R"({"seat":"b"})");
        row("a draw declined", DrawDeclined { Seat::A }, "draw-declined", "seat-a", R"({"seat":"a"})");
        row("a take-back asked", TakeBackAsked { Seat::A }, "take-back-asked", "seat-a", R"({"seat":"a"})");
        row("a take-back declined", TakeBackDeclined { Seat::B }, "take-back-declined", "seat-b", R"({"seat":"b"})");
        row("a take-back, the deed of the one who agrees", TakenBack { Seat::A, 2 }, "taken-back", "seat-b",
            R"({"seat":"a","moves":2})");
        row("a pause", Paused { Seat::A }, "paused", "seat-a", R"({"seat":"a"})");
        row("going on", Resumed {}, "resumed", "system", "null");
        row("a flag", Flagged { Seat::A, { std::chrono::milliseconds(900000), clock::FlagReason::PerMoveLimit } },
            "flagged", "system", R"({"seat":"a","at_ms":900000,"reason":"per-move"})");
        row("the arbiter overrules", SymmetryOverruled {}, "symmetry-overruled", "arbiter", "null");
        row("the arbiter steps back", SteppedBack {}, "stepped-back", "arbiter", "null");
        row("a heartbeat", Beaten {}, "beat", "system", "null");
        row("a recovery", Recovered {}, "recovered", "system", "null");
        row("an end", Ended { { record::Winner::Black, record::Reason::DoubleThree } }, "ended", "system",
            R"({"winner":"B","reason":"FOUL33"})");
        QCOMPARE(kinds.size(), std::variant_size_v<Happening>); // every event has a row
    }
    void comesBack()
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
        row("flags of another kind", "/flag_policy", "\"never\"", "flag_policy");
        row("both flags of another kind", "/both_flags", "\"luck\"", "both_flags");
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

QTEST_GUILESS_MAIN(TestEventCodec)
#include "tst_eventcodec.moc"
