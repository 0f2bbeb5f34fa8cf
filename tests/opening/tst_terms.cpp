// SPDX-License-Identifier: MIT
#include "openingtools.h"

#include "opening/file/parameters.h"
#include "opening/file/shipped.h"
#include "opening/file/terms.h"
#include "opening/pattern/patternways.h"
#include "opening/play/example.h"
#include "opening/play/walkthrough.h"

#include <QTest>

namespace tst_terms {

using namespace kagetsu;
using namespace kagetsu::opening;

namespace {

std::vector<int> numbersIn(const std::vector<Value> &values)
{
    std::vector<int> numbers;
    for (const Value &value : values)
        numbers.push_back(std::get<int>(value));
    return numbers;
}

QStringList textsIn(const std::vector<Value> &values)
{
    QStringList texts;
    for (const Value &value : values)
        texts << QString::fromStdString(std::get<std::string>(value));
    return texts;
}

Procedure parsed(const char *json)
{
    const auto read = readProcedures(json);
    if (!read)
        qFatal("error %d at %s", int(read.fault().error), read.fault().pointer.c_str());
    return read->front();
}

} // namespace

// What is settled about an opening before the game: terms, explanation, and the pattern an opener lays.
class TestTerms : public QObject
{
    Q_OBJECT

private slots:
    void parametersSayWhatTheyAreFor_data()
    {
        QTest::addColumn<QString>("id");
        QTest::addColumn<QString>("name");
        QTest::addColumn<int>("use");
        QTest::addColumn<int>("move");
        const auto row = [](const char *id, const char *name, ParameterUse use, int move = 0) {
            QTest::addRow("%s of %s", name, id) << id << name << int(use) << move;
        };
        row("pro", "k", ParameterUse::RegionWidth, 3);
        row("pro", "second", ParameterUse::Region, 2);
        row("swap3-alternating", "r3", ParameterUse::Region, 3);
        row("rif-classic", "N", ParameterUse::OfferCount);
        row("rif-classic", "exclude", ParameterUse::Exclude, 3);
        row("yamaguchi", "Nmin", ParameterUse::DeclareMin);
        row("yamaguchi", "Nmax", ParameterUse::DeclareMax);
        row("taraguchi-n", "offer_after_swap", ParameterUse::Condition);
        row("super-sakata", "maxPairs", ParameterUse::Limit);
        row("drawn-position", "stones", ParameterUse::Stones);
    }

    void parametersSayWhatTheyAreFor()
    {
        QFETCH(QString, id);
        QFETCH(QString, name);
        QFETCH(int, use);
        QFETCH(int, move);
        const ParameterRole role = roleOf(procedureOf(id), name.toStdString());
        QCOMPARE(int(role.use), use);
        QCOMPARE(role.move, move);
    }

    void everyShippedParameterHasAUse()
    {
        for (const Procedure &procedure : allProcedures()) {
            for (const Parameter &parameter : procedure.params) {
                QVERIFY2(roleOf(procedure, parameter.name).use != ParameterUse::Unused, parameter.name.c_str());
                QCOMPARE(valuesOf(procedure, parameter.name, 15).empty(),
                    std::holds_alternative<std::vector<std::string>>(parameter.value));
            }
        }
    }

    void onlyValuesThatCanBePlayedAreNamed()
    {
        QCOMPARE(numbersIn(valuesOf(procedureOf("pro"), "k", 15)), (std::vector { 1, 3, 5, 7, 9, 11, 13 }));
        QCOMPARE(numbersIn(valuesOf(procedureOf("yamaguchi"), "Nmin", 15)).back(), 12);
        QCOMPARE(numbersIn(valuesOf(procedureOf("yamaguchi"), "Nmax", 15)).front(), 1);
        QCOMPARE(textsIn(valuesOf(procedureOf("pro"), "second", 15)), (QStringList { "any", "sq:3" }));
        QCOMPARE(textsIn(valuesOf(procedureOf("swap3-alternating"), "r1", 7)),
            (QStringList { "centre", "sq:3", "sq:5", "outside:1", "outside:3", "outside:5", "any" }));
        QCOMPARE(valuesOf(procedureOf("taraguchi-n"), "offer_after_swap", 15), (std::vector<Value> { false, true }));
        QVERIFY(valuesOf(procedureOf("rif-classic"), "nothing", 15).empty());
    }

    void onlyDeclaredNumbersCanBeFixed()
    {
        QVERIFY(fixableNumbers(procedureOf("rif-classic"), 15).empty());
        const std::vector<int> numbers = fixableNumbers(procedureOf("yamaguchi"), 15);
        QCOMPARE(numbers.front(), 1);
        QVERIFY(numbers.back() > 12); // contests may lift the bound
    }

    void termsAreReadBack()
    {
        Terms terms;
        QCOMPARE(termsFromText(toText(terms)), terms);
        terms.id = "club";
        terms.values = { { "N", 5 }, { "r2", std::string("sq:3") }, { "late", true },
            { "exclude", std::vector<std::string> { "D1", "I2" } } };
        terms.modifiers.exclude = { "D13" };
        terms.modifiers.fixedPattern = "I4";
        terms.modifiers.fixedN = 3;
        terms.document = R"({"club": {"name": {"zh": "俱乐部"}}})";
        QCOMPARE(termsFromText(toText(terms)), terms);
    }

    void invalidTermsAreRefused()
    {
        for (const char *text : { "", "rif-classic", "{}", "[]", R"({"id": 3})", R"({"id": "a", "fixed_N": "b"})",
                 R"({"id": "a", "values": 3})", R"({"id": "a", "values": {"N": null}})", R"({"id": "a", "id": "b"})" })
            QVERIFY2(!termsFromText(text), text);
    }

    void termsMakeTheProcedure()
    {
        Terms terms;
        terms.id = "taraguchi-n";
        terms.values = { { "N", 5 } };
        terms.modifiers.fixedPattern = "D4";
        const Opening start = begin(procedureBy(terms, procedureOf("taraguchi-n")).value());
        QCOMPARE(start.patternCode(), std::string("D4"));
        QCOMPARE(start.procedure().params.front().value, Value(5));
        terms.values = { { "M", 5 } };
        QCOMPARE(procedureBy(terms, procedureOf("taraguchi-n")).fault().error, ProcedureError::UnknownParameter);
        terms.values = {};
        terms.modifiers.fixedN = 5;
        QCOMPARE(procedureBy(terms, procedureOf("taraguchi-n")).fault().error, ProcedureError::NotApplicable);
    }

    void examplesAreToldTurnByTurn()
    {
        const Walkthrough walk = walkThrough(*opening::procedureOf(shippedProcedures(), "yamaguchi"), 15).value();
        // A(1,2,3,N) · B(swap) · A(4) · B(offer) · A(select, 6), opening.md#turns: the swap hands the next stone back.
        std::vector<std::size_t> acts;
        QString seats;
        for (const ExampleTurn &turn : walk.turns) {
            acts.push_back(turn.acts.size());
            seats += turn.seat == Seat::A ? 'A' : 'B';
            QCOMPARE(turn.acts.front().before.need().seat, turn.seat);
        }
        QCOMPARE(acts, (std::vector<std::size_t> { 4, 1, 1, 3, 2 }));
        QCOMPARE(seats, QString("ABABA"));
        QVERIFY(walk.turns.back().after.isFinished());
        QCOMPARE(walk.turns.back().after.stones().size(), std::size_t(6));
    }

    void everyProcedureCanBeExplained()
    {
        for (const Procedure &procedure : shippedProcedures()) {
            for (const bool own : { true, false }) {
                Procedure shown = procedure;
                if (!own)
                    shown.example.clear();
                const int size = exampleBoardSize(shown);
                const auto walk = walkThrough(shown, size);
                QVERIFY2(walk, procedure.id.c_str());
                const Opening &end = walk->turns.empty() ? walk->start : walk->turns.back().after;
                QVERIFY2(end.isFinished(), procedure.id.c_str());
                for (std::size_t i = 1; i < walk->turns.size(); ++i)
                    QVERIFY(walk->turns[i].seat != walk->turns[i - 1].seat);
            }
        }
    }

    void loopsEnd()
    {
        const Procedure loop = parsed(R"({"loop": {"name": {"en": "Loop"}, "family": "any",
 "board": {"min": 5, "parity": "any"}, "steps": [
  {"id": "m", "do": "place", "by": "to-move", "move": "next", "region": "any"},
  {"id": "c", "do": "choose", "by": "other", "options": [
   {"id": "again", "effect": "keep", "goto": "m", "limit": 10}, {"id": "enough", "effect": "keep", "goto": "end"}]},
  {"id": "end", "do": "end"}]}})");
        const Walkthrough walk = walkThrough(loop, 15).value();
        QVERIFY(walk.turns.back().after.isFinished());
        QCOMPARE(walk.turns.back().after.stones().size(), std::size_t(2)); // round once, then out
    }

    void unplayableProcedureHasNoExplanation()
    {
        QVERIFY(!walkThrough(procedureOf("drawn-position"), 7)); // H9 lies off the board
    }

    void patternsOnAnEmptyBoardAreThoseOfTheCatalogue()
    {
        const std::vector<PatternWay> ways = patternWays(begin(procedureOf("rif-classic")));
        QCOMPARE(ways.size(), std::size_t(26));
        for (const PatternWay &way : ways) {
            QCOMPARE(way.missing.size(), std::size_t(3));
            QCOMPARE(way.missing[1], rules::Point(7 + way.pattern->second.x, 7 + way.pattern->second.y));
            QCOMPARE(way.missing[2], rules::Point(7 + way.pattern->third.x, 7 + way.pattern->third.y));
        }
    }

    void patternsContinueFromTheStonesOnTheBoard()
    {
        Opening opening = begin(procedureOf("rif-classic"));
        opening.apply(Place { pointOf("H8") });
        opening.apply(Place { pointOf("G8") });
        const std::vector<PatternWay> ways = patternWays(opening);
        QCOMPARE(ways.size(), std::size_t(13));
        for (const PatternWay &way : ways) {
            QVERIFY(way.pattern->code.starts_with('D'));
            QCOMPARE(way.missing.size(), std::size_t(1));
            Opening after = opening;
            after.apply(Place { way.missing.front() });
            QCOMPARE(after.patternCode(), std::string(way.pattern->code));
            QVERIFY(std::equal(after.stones().begin(), after.stones().end(), way.stones.begin()));
        }
    }

    void excludedPatternsAreNotOffered()
    {
        Opening opening = begin(procedureOf("swap-1989"));
        QVERIFY(patternWays(opening).empty()); // the second stone is the other player's
        opening.apply(Place { pointOf("H8") });
        QVERIFY(patternWays(opening).empty());
        opening.apply(Place { pointOf("I9") });
        const std::vector<PatternWay> ways = patternWays(opening);
        QCOMPARE(ways.size(), std::size_t(12));
        QVERIFY(
            std::none_of(ways.begin(), ways.end(), [](const PatternWay &way) { return way.pattern->code == "I13"; }));
    }

    void openingsWithoutPatternsOfferNone()
    {
        QVERIFY(patternWays(begin(procedureOf("swap2"))).empty());
        QVERIFY(patternWays(begin(procedureOf("taraguchi-n"))).empty());
    }
};

} // namespace tst_terms

QTEST_GUILESS_MAIN(tst_terms::TestTerms)
#include "tst_terms.moc"
