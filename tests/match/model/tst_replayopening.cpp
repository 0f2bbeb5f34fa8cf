// SPDX-License-Identifier: MIT
#include "../journal/randomplay.h"
#include "driver.h"
#include "match/model/record/matchtorecord.h"
#include "match/model/record/replayopening.h"
#include "opening/file/modifiers.h"
#include "opening/file/reference.h"
#include "opening/file/shipped.h"
#include "record/collection.h"
#include "record/sgf/sgfwriter.h"

#include <QTest>

namespace tst_replayopening {

using namespace kagetsu;
using namespace kagetsu::match;
using rules::Side;

namespace {

// moc loses its way in raw strings with brackets and backslashes like these, so the quotes are put in afterwards.
std::string ownProcedure()
{
    std::string text =
        "{'club': {'name': {'en': 'Club ] \\\\ rule'}, 'family': 'any', 'board': {'min': 5, 'parity': 'any'}, "
        "'about': {'en': 'Ours'}, 'steps': ["
        "{'id': 'm1', 'do': 'place', 'by': 'opener', 'move': 1, 'region': 'any'}, "
        "{'id': 'c1', 'do': 'choose', 'by': 'other', 'options': [{'id': 'go: on', 'effect': 'keep'}, "
        "{'id': 'turn', 'effect': 'swap'}, {'id': 'a]b', 'effect': 'take-black'}]}, "
        "{'id': 'end', 'do': 'end'}]}}";
    std::replace(text.begin(), text.end(), '\'', '"');
    return text;
}

record::Game gameOf(const std::string &sgf)
{
    return record::readCollection("(;GM[4]SZ[15]" + sgf + ")").readGame(0);
}

// What other people read of a match: its SGF.
record::Game sentAway(const Events &events)
{
    return record::readCollection(record::writeSgf(matchToRecord(events, "2026-11-20"))).readGame(0);
}

// The acts without those that were taken back before an offer was complete.
std::vector<OpeningAct> lastingActs(const std::vector<OpeningAct> &acts)
{
    std::vector<OpeningAct> lasting;
    for (const OpeningAct &act : acts) {
        const auto *withdraw = std::get_if<opening::Withdraw>(&act.act);
        if (!withdraw) {
            lasting.push_back(act);
            lasting.back().before = {}; // a record has no clocks
            continue;
        }
        const opening::Act laid = opening::Offer { withdraw->point };
        lasting.erase(
            std::find_if(lasting.begin(), lasting.end(), [&](const OpeningAct &each) { return each.act == laid; }));
    }
    return lasting;
}

opening::Procedure anyVariantOf(const opening::Procedure &procedure, std::mt19937 &random)
{
    std::map<std::string, opening::Value> values;
    for (const opening::Parameter &parameter : procedure.params) {
        if (const auto *number = std::get_if<int>(&parameter.value); number && parameter.name.starts_with('N'))
            values[parameter.name] = std::max(1, *number - randomBelow(3, random));
        else if (parameter.name == "offer_after_swap")
            values[parameter.name] = randomBelow(2, random) == 0;
    }
    opening::Procedure variant = opening::withValues(procedure, values).value();
    opening::Modifiers modifiers;
    modifiers.swapDenied.a = randomBelow(8, random) == 0;
    if (randomBelow(4, random) == 0)
        modifiers.fixedPattern = "D7";
    if (const auto modified = opening::withModifiers(variant, modifiers))
        return *modified;
    return variant;
}

} // namespace

// Openings in records, read again (opening.md#records-of-openings, record-sgf.md#private-properties).
class TestOpeningOf : public QObject
{
    Q_OBJECT

private slots:
    void everyOpeningIsReadBackFromSgf_data()
    {
        QTest::addColumn<int>("procedure");
        for (std::size_t i = 0; i < opening::shippedProcedures().size(); ++i)
            QTest::addRow("%s", opening::shippedProcedures()[i].id.c_str()) << int(i);
    }

    void everyOpeningIsReadBackFromSgf()
    {
        QFETCH(int, procedure);
        std::mt19937 random(17);
        for (int round = 0; round < 30; ++round) {
            MatchSetup setup = plainSetup();
            setup.opening = anyVariantOf(opening::shippedProcedures()[std::size_t(procedure)], random);
            setup.fivePolicy = FivePolicy::Declare;
            Driver driver(setup);
            // Now and then the game stops in the middle, an arbiter steps back, or overrules.
            const bool stops = round % 6 == 5;
            while (driver.match().phase() == Phase::Opening && !(stops && randomBelow(9, random) == 0)) {
                if (randomBelow(12, random) == 0)
                    driver.give(StepBack {});
                else if (randomBelow(4, random) == 0)
                    driver.give(OverruleSymmetry {});
                if (driver.match().phase() == Phase::Opening)
                    driver.give(Act { *driver.match().toAct(), randomAct(driver.match().opening(), random) });
            }
            QVERIFY(!driver.give(Resign { Seat::B }));

            const record::Game game = sentAway(driver.events());
            QVERIFY(game.messages.empty());
            const auto read = match::procedureOf(game.info, {});
            QVERIFY(read);
            const OpeningOfRecord opening = replayOpening(game, *read);
            QVERIFY(!opening.fault);
            QVERIFY(opening.isTold);
            const opening::Opening &played = driver.match().opening();
            QVERIFY(opening.acts == lastingActs(driver.match().openingActs()));
            QVERIFY(opening.opening->stones() == played.stones());
            QVERIFY(opening.opening->offers() == played.offers());
            QVERIFY(opening.opening->selected() == played.selected());
            QVERIFY(opening.opening->choices() == played.choices());
            QVERIFY(opening.opening->swapMarks() == played.swapMarks());
            QVERIFY(opening.opening->declared() == played.declared());
            QVERIFY(opening.opening->symmetry() == played.symmetry() || played.offers().empty());
            QVERIFY(opening.opening->need() == played.need());
            QVERIFY(game.info.opener == driver.match().sideOf(Seat::A));
        }
    }

    // An organiser's own procedure is in the record whole, and needs no file beside it.
    void ownProceduresAreInTheRecord()
    {
        MatchSetup setup = plainSetup();
        setup.opening = opening::readProcedures(ownProcedure()).value().front();
        for (const opening::Option &option : std::get<opening::ChooseStep>(setup.opening.steps[1].action).options) {
            Driver driver(setup);
            driver.playAll({ "E5" });
            QVERIFY(!driver.give(Act { Seat::B, opening::Choose { option.id } }));
            const record::Game game = sentAway(driver.events());
            const auto read = match::procedureOf(game.info, {});
            QVERIFY(read);
            QVERIFY(read->steps == setup.opening.steps);
            const OpeningOfRecord opening = replayOpening(game, *read);
            QVERIFY(!opening.fault && opening.isTold);
            QVERIFY(opening.opening->choices() == driver.match().opening().choices());
        }
    }

    void referencesAreShortForShippedProcedures()
    {
        const opening::Procedure taraguchi =
            opening::withValues(shippedProcedure("taraguchi-n"), { { "N", 5 } }).value();
        const std::string text = opening::toReference(taraguchi);
        QVERIFY(text.size() < 200);
        const auto read = opening::procedureFromReference(text, {});
        QVERIFY(read && *read == taraguchi);
        for (const char *wrong : { "", "x", "{}", "[1]", R"({"swap": {}})", R"({"swap": {"version": 1}})",
                 R"({"swap": {"version": 2, "values": {}}})", R"({"swap": {"version": 1, "values": {"N": 1}}})",
                 R"({"rif-classic": {"version": 1, "values": {"N": 1.5}}})",
                 R"({"jonsson": {"version": 1, "values": {}}})" })
            QVERIFY2(!opening::procedureFromReference(wrong, {}), wrong);
    }

    void proceduresByTheirNames_data()
    {
        QTest::addColumn<QString>("rules");
        QTest::addColumn<QString>("id");
        QTest::addColumn<QString>("title");
        QTest::newRow("as this program writes it") << "Renju, Taraguchi-10"
                                                   << "taraguchi-n"
                                                   << "Taraguchi-10";
        QTest::newRow("with another number") << "Renju, taraguchi-5"
                                             << "taraguchi-n"
                                             << "Taraguchi-5";
        QTest::newRow("a short name") << "RIF"
                                      << "rif-classic"
                                      << "RIF (classic)";
        QTest::newRow("another spelling") << "Renju, Soosyrv-4"
                                          << "soosorv-n" << QString::fromUtf8("Soosõrv-4");
        QTest::newRow("in small letters") << "Standard Gomoku, swap2"
                                          << "swap2"
                                          << "Swap2";
        QTest::newRow("in Japanese") << QString::fromUtf8("Renju, 坂田ルール") << "sakata"
                                     << "Sakata";
        QTest::newRow("a name nobody knows") << "Renju, Jonsson"
                                             << ""
                                             << "";
        QTest::newRow("no name") << "Renju"
                                 << ""
                                 << "";
    }

    void proceduresByTheirNames()
    {
        QFETCH(QString, rules);
        record::GameInfo info;
        info.rules = rules.toStdString();
        const auto found = match::procedureOf(info, opening::shippedProcedures());
        QTEST(found ? QString::fromStdString(found->id) : QString(), "id");
        QTEST(found ? QString::fromStdString(opening::titleOf(*found, "en")) : QString(), "title");
    }

    void recordsOfOthers_data()
    {
        QTest::addColumn<QString>("id");
        QTest::addColumn<QString>("sgf");
        QTest::addColumn<int>("fault"); // -1: none
        QTest::addColumn<int>("move");
        QTest::addColumn<bool>("told");
        const auto row = [](const char *name, const char *id, const char *sgf, int fault, int move, bool told) {
            QTest::newRow(name) << QString::fromLatin1(id) << QString::fromLatin1(sgf) << fault << move << told;
        };
        using Kind = OpeningFaultKind;
        row("the ORC server tells everything", "rif-classic", "5A[jj][ff]SW[YES];B[hh];W[hg];B[jf];W[ig];B[jj];W[gg]",
            -1, 0, true);
        row("offers as variations only, the swap unknown", "rif-classic",
            ";B[hh];W[hg];B[jf];W[ig](;B[jj];W[gg])(;B[ff])", -1, 0, false);
        row("one of the offers told, and all as variations", "rif-classic",
            ";B[hh];W[hg];B[jf]XSW[N];W[ig]XFM[jj](;B[jj];W[gg])(;B[ff])", -1, 0, true);
        row("one of the offers told, and others as variations", "rif-classic",
            ";B[hh];W[hg];B[jf]XSW[N];W[ig]XFM[gg](;B[jj];W[gg])(;B[ff])", int(Kind::NotTold), 5, true);
        row("nothing of the offers", "rif-classic", ";B[hh];W[hg];B[jf];W[ig];B[jj];W[gg]", int(Kind::NotTold), 5,
            false);
        row("a record that stops before the fifth move", "rif-classic", ";B[hh];W[hg];B[jf];W[ig]", -1, 0, false);
        row("an empty record", "yamaguchi", "", -1, 0, true);
        row("a third stone outside the 26", "rif-classic", ";B[hh];W[hg];B[aa]", int(Kind::Refused), 3, true);
        row("equal fifth moves", "rif-classic", ";B[hh];W[hg];B[hj]XSW[N];W[hf]XFM[gi][ii];B[gi]", int(Kind::Refused),
            5, true);
        row("a pass for the second stone", "pro", ";B[hh];W[]", int(Kind::NotAStone), 2, true);
        row("white begins", "pro", ";W[hh]", int(Kind::WrongColour), 1, true);
        row("the stones of a set position", "drawn-position", ";B[hh];W[hg];B[ig];W[aa]", -1, 0, true);
        row("the same as a setup", "drawn-position", "AB[hh][ig]AW[hg];W[aa]", -1, 0, true);
        row("other stones", "drawn-position", ";B[hh];W[hg];B[if]", int(Kind::NotTheStones), 4, true);
        row("another fifth move than those offered", "rif-classic", ";B[hh];W[hg];B[jf]XSW[N];W[ig]XFM[gg][ff];B[jj]",
            int(Kind::Refused), 5, true);
        row("swap2 where White added two stones", "swap2", ";B[bn];W[cl];B[dn]XSW[+2];W[ek];B[mc]XSW[N]", -1, 0, true);
    }

    void recordsOfOthers()
    {
        QFETCH(QString, id);
        QFETCH(QString, sgf);
        QFETCH(int, fault);
        const OpeningOfRecord read = replayOpening(gameOf(sgf.toStdString()), shippedProcedure(id.toStdString()));
        QCOMPARE(read.fault ? int(read.fault->kind) : -1, fault);
        QTEST(read.fault ? read.fault->move : 0, "move");
        QTEST(read.isTold, "told");
    }

    void boardsThatAreNone()
    {
        const record::Game game = record::readCollection("(;GM[4]SZ[15:19];B[hh])").readGame(0);
        QCOMPARE(replayOpening(game, shippedProcedure("pro")).fault->kind, OpeningFaultKind::Unplayable);
    }
};

} // namespace tst_replayopening

QTEST_GUILESS_MAIN(tst_replayopening::TestOpeningOf)
#include "tst_replayopening.moc"
