// SPDX-License-Identifier: MIT
#include "openingtools.h"

#include "opening/file/shipped.h"

#include <QRegularExpression>
#include <QTest>

namespace tst_procedure {

using namespace kagetsu;
using namespace kagetsu::opening;

namespace {

Result<std::vector<Procedure>, ProcedureFault> read(const QByteArray &text)
{
    return readProcedures({ text.constData(), static_cast<std::size_t>(text.size()) });
}

// A procedure of every kind of step, in a shape the rows can break.
const QByteArray Sound = R"({
 "x": {
  "name": {"en": "Example", "ja": "例"},
  "family": "renju",
  "board": {"min": 9, "parity": "odd"},
  "params": {"N": {"default": 2, "values": [2, 3]}, "k": {"default": 5}, "late": {"default": false}, "no": {"default": []}},
  "rules": {"pass_from": null, "symmetry": "board"},
  "steps": [
   {"id": "m1", "do": "place", "by": "opener", "move": 1, "region": "centre"},
   {"id": "m2", "do": "place", "by": "same", "move": 2, "region": "sq:3"},
   {"id": "m3", "do": "place", "by": "opener", "move": 3, "region": "sq:$k", "pattern": {"catalogue": "renju26", "exclude": "$no"}},
   {"id": "c3", "do": "choose", "by": "not-placer", "options": "keep-swap", "goto": {"if": "late", "then": "m4", "else": "n"}},
   {"id": "n", "do": "declare", "by": "white", "var": "M", "min": 1, "max": "$N"},
   {"id": "m4", "do": "place", "by": "white", "move": "next", "region": "any"},
   {"id": "c4", "do": "choose", "by": "black", "options": [{"id": "go", "effect": "keep"}, {"id": "two", "effect": "take-white", "goto": "p1", "limit": 2}]},
   {"id": "o5", "do": "offer", "by": "black", "count": "$N", "region": "any"},
   {"id": "x5", "do": "select", "by": "white", "goto": "end"},
   {"id": "p1", "do": "place", "by": "to-move", "move": "next", "region": "any"},
   {"id": "p2", "do": "place", "by": "to-move", "move": "next", "region": "any", "goto": "c4"},
   {"id": "end", "do": "end"}
  ]
 }
})";

} // namespace

class TestProcedure : public QObject
{
    Q_OBJECT

private slots:
    // What is shipped is the file in tests/data/openings word for word, with what the program adds: names in its
    // languages, what the procedure is about, and an example.
    void shippedProceduresAreTheSpecified()
    {
        const std::vector<Procedure> &shipped = shippedProcedures();
        QCOMPARE(shipped.size(), allProcedures().size());
        for (std::size_t i = 0; i < shipped.size(); ++i) {
            Procedure expected = allProcedures()[i];
            const QString id = QString::fromStdString(expected.id);
            const std::string name = shipped[i].names.at("en");
            QCOMPARE(QString::fromStdString(name).replace(QRegularExpression(QStringLiteral("\\{.*\\}")), "N"),
                QString::fromStdString(expected.names.at("en")));
            for (const char *language : { "en", "zh", "zh-TW", "ja", "ko", "ru" }) {
                QVERIFY2(shipped[i].names.count(language) == 1, qPrintable(id));
                QVERIFY2(!aboutOf(shipped[i], language).empty(), qPrintable(id));
                // No parameter is left without its value.
                QVERIFY2(titleOf(shipped[i], language).find('{') == std::string::npos, qPrintable(id));
                QVERIFY2(aboutOf(shipped[i], language).find('{') == std::string::npos, qPrintable(id));
            }
            const bool asksNothing = id == QLatin1String("free") || id == QLatin1String("drawn-position");
            QCOMPARE(shipped[i].example.empty(), asksNothing);
            if (id == QLatin1String("drawn-position")) // its stones stand on a board of 9 at least
                expected.boardMin = 9;
            expected.names = shipped[i].names;
            expected.about = shipped[i].about;
            expected.example = shipped[i].example;
            QVERIFY2(shipped[i] == expected, qPrintable(id));
        }
        QCOMPARE(procedureOf(shipped, "free"), &shipped.front());
        QVERIFY(!procedureOf(shipped, "jonsson"));
    }

    void titlesCarryTheirNumbers()
    {
        const Procedure &taraguchi = *procedureOf(shippedProcedures(), "taraguchi-n");
        QCOMPARE(titleOf(taraguchi, "en"), std::string("Taraguchi-10"));
        QCOMPARE(titleOf(withValues(taraguchi, { { "N", 5 } }).value(), "ru"), std::string("Тарагути-5"));
        QCOMPARE(titleOf(taraguchi, "fr"), std::string("Taraguchi-10"));
    }

    void examplesThatNoLongerFitAreDropped()
    {
        const Procedure &taraguchi = *procedureOf(shippedProcedures(), "taraguchi-n");
        QVERIFY(withValues(taraguchi, { { "N", 5 } })->example.empty());
        QVERIFY(withValues(taraguchi, { { "N", 10 } })->example == taraguchi.example);
    }

    void allProceduresAreRead()
    {
        QCOMPARE(allProcedures().size(), std::size_t(19));
        for (const Procedure &procedure : allProcedures())
            QCOMPARE(procedure.passFrom, procedure.family == Family::Renju ? 7 : 0);
    }

    void writtenAndReadAgain()
    {
        std::vector<Procedure> procedures = allProcedures();
        procedures.insert(procedures.end(), shippedProcedures().begin(), shippedProcedures().end());
        procedures.push_back(read(Sound).value().front());
        procedures.push_back(withValues(procedures.back(), { { "N", 3 }, { "late", true } }).value());
        procedures.back().version = 4;
        procedures.back().evenCentre = EvenCentre::UpperLeft;
        procedures.back().swapDenied.b = true;
        for (const Procedure &procedure : procedures) {
            const auto again = readProcedures(toJson(procedure));
            QVERIFY(again);
            QCOMPARE(again->size(), std::size_t(1));
            QVERIFY(again->front() == procedure);
        }
    }

    void broken_data()
    {
        QTest::addColumn<QByteArray>("from");
        QTest::addColumn<QByteArray>("to");
        QTest::addColumn<int>("error");
        QTest::addColumn<QString>("place");
        const auto row = [](const char *name, const char *from, const char *to, ProcedureError error,
                             const char *place) {
            QTest::newRow(name) << QByteArray(from) << QByteArray(to) << int(error) << QString::fromUtf8(place);
        };
        using E = ProcedureError;
        row("a comma is missing", "\"renju\",", "\"renju\"", E::BrokenJson, "5:9");
        row("columns are characters", R"("ja": "例"},)", R"("ja": "例" x)", E::BrokenJson, "3:39");
        row("a number past every number", "\"min\": 9", "\"min\": 1e999", E::BrokenJson, "5:24");
        row("a field twice", R"("by": "same",)", R"("by": "same", "by": "other",)", E::DuplicateKey, "/x/steps/1/by");
        row("a parameter twice", R"("k": {"default": 5})", R"("N": {"default": 5})", E::DuplicateKey, "/x/params/N");
        row("no name", R"("name")", R"("names")", E::MissingField, "/x/name");
        row("no English name", R"("en")", R"("fr")", E::MissingField, "/x/name/en");
        row("an empty name", R"("Example")", R"("")", E::OutOfRange, "/x/name/en");
        row("steps are no list", R"("steps": [)", R"("steps": 7, "x": [)", E::WrongType, "/x/steps");
        row("a text in place of texts", R"("name": {)", R"("about": "all", "name": {)", E::WrongType, "/x/about");
        row("an unknown seat", R"("symmetry": "board")", R"("swap_denied": ["C"])", E::UnknownWord,
            "/x/rules/swap_denied/0");
        row("an example that is no act", R"("steps": [)", R"("example": ["place"], "steps": [)", E::BadExample,
            "/x/example/0");
        row("an example that is refused", R"("steps": [)", R"("example": ["place H8", "place H8"], "steps": [)",
            E::BadExample, "/x/example/1");
        row("an example that stops in the middle", R"("steps": [)", R"("example": ["place H8"], "steps": [)",
            E::BadExample, "/x/example/1");
        row("a strange family", "\"renju\"", "\"go\"", E::UnknownWord, "/x/family");
        row("a board too small for stones", "\"min\": 9", "\"min\": 4", E::OutOfRange, "/x/board/min");
        row("a board past the largest odd one", "\"min\": 9", "\"min\": 26", E::BoardNotAllowed, "/x/board");
        row("a number that would turn negative", "\"min\": 9", "\"min\": 18446744073709551615", E::OutOfRange,
            "/x/board/min");
        row("half a board", "\"min\": 9", "\"min\": 9.5", E::WrongType, "/x/board/min");
        row("a default that is not among the values", "[2, 3]", "[3]", E::ValueNotAllowed, "/x/params/N/default");
        row("a list with a number", "{\"default\": []}", "{\"default\": [1]}", E::WrongType, "/x/params/no/default/0");
        row("an unknown field of a step", R"("by": "same",)", R"("by": "same", "colour": "red",)", E::UnknownField,
            "/x/steps/1/colour");
        row("an unknown kind of step", R"("do": "declare")", R"("do": "shout")", E::UnknownWord, "/x/steps/4/do");
        row("an unknown actor", R"("by": "same")", R"("by": "judge")", E::UnknownWord, "/x/steps/1/by");
        row("nobody acts", R"("by": "same", )", "", E::MissingField, "/x/steps/1/by");
        row("an unknown effect", "take-white", "take-all", E::UnknownWord, "/x/steps/6/options/1/effect");
        row("an unknown short form of options", "keep-swap", "swap-keep", E::UnknownWord, "/x/steps/3/options");
        row("a step name twice", R"("id": "m2")", R"("id": "m1")", E::DuplicateId, "/x/steps/1/id");
        row("an option name twice", R"("id": "two")", R"("id": "go")", E::DuplicateId, "/x/steps/6/options/1/id");
        row("a jump to nowhere", R"("goto": "p1")", R"("goto": "p9")", E::UnknownStep, "/x/steps/6/options/1/goto");
        row("a jump to nowhere in the branch not taken", R"("then": "m4")", R"("then": "m9")", E::UnknownStep,
            "/x/steps/3/goto");
        row("a condition that is no parameter", R"("if": "late")", R"("if": "early")", E::UnknownParameter,
            "/x/steps/3/goto");
        row("a condition that is a number", R"("if": "late")", R"("if": "N")", E::WrongType, "/x/steps/3/goto");
        row("an unknown parameter", R"("exclude": "$no")", R"("exclude": "$yes")", E::UnknownParameter,
            "/x/steps/2/pattern/exclude");
        row("a parameter of another kind", R"("count": "$N")", R"("count": "$no")", E::WrongType, "/x/steps/7/count");
        row("an undeclared variable", R"("count": "$N")", R"("count": "K")", E::UnknownVariable, "/x/steps/7/count");
        row("an offer of nothing", R"("count": "$N")", R"("count": 0)", E::OutOfRange, "/x/steps/7/count");
        row("least above most", R"("min": 1, "max")", R"("min": 5, "max")", E::OutOfRange, "/x/steps/4/max");
        row("an unknown region", R"("sq:3")", R"("sq:4")", E::BadRegion, "/x/steps/1/region");
        row("a region of an unsuitable parameter", R"("k": {"default": 5})", R"("k": {"default": 4})", E::BadRegion,
            "/x/steps/2/region");
        row("a region that is full", R"("sq:3")", R"("centre")", E::RegionTooSmall, "/x/steps/1/region");
        row("an unknown catalogue", "renju26", "renju28", E::UnknownPattern, "/x/steps/2/pattern/catalogue");
        row("an unknown pattern", R"("exclude": "$no")", R"("exclude": ["D4", "D14"])", E::UnknownPattern,
            "/x/steps/2/pattern/exclude");
        row("a region without any pattern", R"("sq:$k")", R"("outside:5")", E::NoPatternLeft, "/x/steps/2/pattern");
        row("a pattern of another stone", R"("by": "white", "move": "next", "region": "any"})",
            R"("by": "white", "move": "next", "region": "any", "pattern": {"catalogue": "renju26"}})",
            E::BadPlaceInFlow, "/x/steps/5/pattern");
        row("a jump back to a numbered move", R"("goto": "c4"})", R"("goto": "m3"})", E::WrongMoveNumber,
            "/x/steps/2/move");
        row("a wrong move number", R"("move": 2)", R"("move": 3)", E::WrongMoveNumber, "/x/steps/1/move");
        row("a move number inside a loop", R"("by": "to-move", "move": "next", "region": "any"})",
            R"("by": "to-move", "move": 5, "region": "any"})", E::WrongMoveNumber, "/x/steps/9/move");
        row("a loop without a limit", R"(, "limit": 2)", "", E::EndlessLoop, "/x/steps/6");
        row("nothing but a limited option", R"("effect": "keep"})", R"("effect": "keep", "limit": 1})", E::NoWayOut,
            "/x/steps/6/options");
        row("an offer that nobody selects", R"({"id": "x5", "do": "select", "by": "white", "goto": "end"},)", "",
            E::BadPlaceInFlow, "/x/steps/7");
        row("a selection without an offer", R"("goto": "p1")", R"("goto": "x5")", E::BadPlaceInFlow, "/x/steps/6");
        row("the same seat as nobody", R"("by": "opener", "move": 1)", R"("by": "same", "move": 1)", E::BadActor,
            "/x/steps/0/by");
        row("the arbiter plays", R"("by": "same")", R"("by": "arbiter")", E::BadActor, "/x/steps/1/by");
        row("the list runs out", R"({"id": "end", "do": "end"})",
            R"({"id": "end", "do": "place", "by": "same", "move": "next", "region": "any"})", E::NoEnd, "/x/steps/11");
    }

    void broken()
    {
        QFETCH(QByteArray, from);
        QFETCH(QByteArray, to);
        QFETCH(int, error);
        QFETCH(QString, place);
        QCOMPARE(Sound.count(from), 1);
        const auto result = read(QByteArray(Sound).replace(from, to));
        QVERIFY(!result);
        const ProcedureFault &fault = result.fault();
        const QString found = fault.pointer.empty() ? QStringLiteral("%1:%2").arg(fault.line).arg(fault.column)
                                                    : QString::fromStdString(fault.pointer);
        QCOMPARE(found, place);
        QCOMPARE(int(fault.error), error);
        QVERIFY(fault.line > 0 && fault.column > 0);
    }

    void faultsHaveTheirPlace_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("places"); // line:column pointer, in this order
        const QByteArray end = R"("steps": [{"id": "end", "do": "end"}]}})";
        QTest::newRow("a field of the first line")
            << QByteArray(R"({"a": {"name": {"en": "A"}, "family": "go", "board": {"min": 5, "parity": "any"}, )" + end)
            << "1:29 /a/family";
        QTest::newRow("a field of a later line, behind wide characters") << QByteArray(
            "{\n \"a\": {\"name\": {\"en\": \"A\", \"ja\": \"例\"}, \"family\": 3,\n"
            "  \"board\": {\"min\": 5, \"parity\": \"any\"}, "
            + end) << "2:40 /a/family";
        QTest::newRow("a missing field is where it should be") << QByteArray(
            "{\n \"a\": {\"name\": {\"ja\": \"A\"}, \"family\": \"any\",\n"
            "  \"board\": {\"min\": 5}, "
            + end) << "2:8 /a/name/en,3:3 /a/board/parity";
        QTest::newRow("elements of a list")
            << QByteArray("{\"a\": {\"name\": {\"en\": \"A\"}, \"family\": \"any\",\n"
                          " \"board\": {\"min\": 5, \"parity\": \"any\"}, \"steps\": [\n"
                          "  {\"id\": \"end\", \"do\": \"end\"},\n  7, \"x\\\"]\"]}}")
            << "4:3 /a/steps/1,4:6 /a/steps/2";
        QTest::newRow("every procedure that is wrong, one by its flow") << QByteArray(
            "{\"~\": 1,\n \"b/c\": {\"name\": {\"en\": \"B\"}, \"family\": \"any\",\n"
            " \"board\": {\"min\": 5, \"parity\": \"any\"}, \"steps\": [\n"
            "  {\"id\": \"x\", \"do\": \"select\", \"by\": \"white\"},\n"
            "  {\"id\": \"end\", \"do\": \"end\"}]}}") << "1:2 /~0,4:3 /b~1c/steps/0";
        QTest::newRow("a key twice is told at the second one")
            << QByteArray("{\"a\": {\"family\": \"any\",\n \"family\": \"any\"}}") << "2:2 /a/family";
        QTest::newRow("broken text") << QByteArray("{\"a\":\n x}") << "2:2 ";
        QTest::newRow("a list in place of procedures") << QByteArray(" [1, 2]") << "1:2 ";
    }

    void faultsHaveTheirPlace()
    {
        QFETCH(QByteArray, text);
        QStringList places;
        const auto faults = checkProcedures(text.toStdString());
        for (const ProcedureFault &fault : faults)
            places << QStringLiteral("%1:%2 %3")
                          .arg(fault.line)
                          .arg(fault.column)
                          .arg(QString::fromStdString(fault.pointer));
        QTEST(places.join(','), "places");
        const auto result = read(text);
        QVERIFY(!result);
        QCOMPARE(result.fault(), faults.front());
    }

    void variablesAreDeclaredOnEveryWay()
    {
        const QByteArray counted = QByteArray(Sound).replace(R"("count": "$N")", R"("count": "M")");
        QVERIFY(read(counted));
        const QByteArray skipped = QByteArray(counted).replace(R"("options": "keep-swap")",
            R"("options": [{"id": "keep", "effect": "keep", "goto": "m4"}, {"id": "swap", "effect": "swap"}])");
        const ProcedureFault fault = read(skipped).fault();
        QCOMPARE(fault.error, ProcedureError::UnknownVariable);
        QCOMPARE(fault.pointer, std::string("/x/steps/7/count"));
    }

    void setStones_data()
    {
        QTest::addColumn<QStringList>("stones");
        QTest::addColumn<bool>("accepted");
        QTest::newRow("a pattern") << QStringList { "h8", "h9", "i9" } << true;
        QTest::newRow("no stone at all") << QStringList {} << true;
        QTest::newRow("a point twice") << QStringList { "h8", "h8" } << false;
        QTest::newRow("a point off the board") << QStringList { "h8", "p1" } << false;
        QTest::newRow("no point") << QStringList { "centre" } << false;
        // opening.md#irregularities-in-the-opening: a start that already has a five is refused.
        QTest::newRow("a five") << QStringList { "a1", "a2", "b1", "b2", "c1", "c2", "d1", "d2", "e1" } << false;
        QTest::newRow("a pattern by its name") << QStringList { "renju26:D4" } << true;
        QTest::newRow("a pattern by a name that is none") << QStringList { "renju26:D14" } << false;
        QTest::newRow("a pattern among points") << QStringList { "renju26:D4", "a1" } << false;
        QTest::newRow("a four") << QStringList { "a1", "a2", "b1", "b2", "c1", "c2", "d1", "d2", "f1" } << true;
    }

    void setStones()
    {
        QFETCH(QStringList, stones);
        std::vector<std::string> texts;
        for (const QString &text : stones)
            texts.push_back(text.toStdString());
        const auto procedure = withValues(procedureOf(QStringLiteral("drawn-position")), { { "stones", texts } });
        const auto opening = Opening::start(procedure.value(), 15);
        QTEST(opening.hasValue(), "accepted");
        // A journal can keep whatever can be played.
        QVERIFY(!opening || readProcedures(toJson(*procedure)));
        if (opening)
            QCOMPARE(opening->position().count(rules::Side::Black), int(opening->stones().size() + 1) / 2);
        else
            QCOMPARE(opening.fault(),
                (ProcedureFault { ProcedureError::BadStones, 0, 0, "/drawn-position/steps/0/stones" }));
    }

    void values_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<int>("number");
        QTest::addColumn<int>("error"); // -1: none
        QTest::newRow("a number among the values") << "N" << 3 << -1;
        QTest::newRow("a number that is not among the values") << "N" << 4 << int(ProcedureError::ValueNotAllowed);
        QTest::newRow("a number for a switch") << "late" << 1 << int(ProcedureError::WrongType);
        QTest::newRow("a name that the procedure does not have") << "M" << 1 << int(ProcedureError::UnknownParameter);
    }

    void values()
    {
        QFETCH(QString, name);
        QFETCH(int, number);
        QFETCH(int, error);
        const auto procedure = withValues(read(Sound).value().front(), { { name.toStdString(), number } });
        QCOMPARE(procedure.hasValue(), error < 0);
        if (!procedure)
            QCOMPARE(
                procedure.fault(), (ProcedureFault { ProcedureError(error), 0, 0, "/x/params/" + name.toStdString() }));
    }

    void startOnAWrongBoard()
    {
        const Procedure &rif = procedureOf(QStringLiteral("rif-classic"));
        for (int size : { 0, 4, 16, 27 })
            QCOMPARE(Opening::start(rif, size).fault(),
                (ProcedureFault { ProcedureError::BoardNotAllowed, 0, 0, "/rif-classic/board" }));
        // Outside 7×7 there is nothing on a board of 7.
        const Procedure pro = withValues(procedureOf(QStringLiteral("pro")), { { "k", 7 } }).value();
        QCOMPARE(Opening::start(pro, 7).fault(),
            (ProcedureFault { ProcedureError::RegionTooSmall, 0, 0, "/pro/steps/2/region" }));
    }

    // Cut at any place, or with any byte changed, a document ends in a result, and what is accepted is whole.
    void damagedDocuments()
    {
        const QByteArray sound = Sound.trimmed();
        for (qsizetype length = 0; length < sound.size(); ++length)
            QVERIFY(!read(sound.left(length)));
        std::mt19937 random(3);
        for (int i = 0; i < 20000; ++i) {
            QByteArray damaged = sound;
            const int changes = 1 + int(random() % 3);
            for (int j = 0; j < changes; ++j)
                damaged[qsizetype(random() % std::size_t(sound.size()))] = char(random() % 256);
            const auto result = read(damaged);
            if (!result)
                continue;
            QCOMPARE(result->size(), std::size_t(1));
            QVERIFY(readProcedures(toJson(result->front())).value() == *result);
        }
        QVERIFY(!read(QByteArray(1000000, '[')));
        QVERIFY(!read(QByteArray(R"({"x":)").repeated(100000)));
    }

    void oneBrokenProcedureSpoilsTheDocument()
    {
        QByteArray two = Sound.trimmed();
        two.chop(1);
        QVERIFY(read(two + R"(, "a/b": {"name": {"en": "B"}, "family": "any", "board": {"min": 5, "parity": "any"},)"
            + R"("steps": [{"id": "end", "do": "end"}]}})"));
        const auto result = read(two + R"(, "a/b": 3})");
        QVERIFY(!result);
        QCOMPARE(result.fault().pointer, std::string("/a~1b"));
    }
};

} // namespace tst_procedure

QTEST_GUILESS_MAIN(tst_procedure::TestProcedure)
#include "tst_procedure.moc"
