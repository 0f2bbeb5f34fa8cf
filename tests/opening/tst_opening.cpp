// SPDX-License-Identifier: MIT
#include "openingtools.h"

#include <QTest>

namespace tst_opening {

using namespace kagetsu;
using namespace kagetsu::opening;
using rules::Side;

namespace {

// Plays "A: H8 H9 | B: keep": every act must be taken, and must be due from the seat that is named.
// What is refused ends the game and is returned.
std::optional<Refusal> play(Opening &opening, const QString &game)
{
    for (const QString &part : game.split(QStringLiteral(" | "))) {
        const Seat seat = part.startsWith('A') ? Seat::A : Seat::B;
        for (const QString &text : part.mid(3).split(' ', Qt::SkipEmptyParts)) {
            const Act act = actOf(text, opening.need().kind);
            if (auto refusal = opening.refusal(seat, act))
                return refusal;
            opening.apply(act);
        }
    }
    return std::nullopt;
}

QString textOf(const std::vector<rules::Point> &points)
{
    QStringList texts;
    for (rules::Point point : points)
        texts << QString::fromStdString(toText(point));
    return texts.join(' ');
}

// Of the gomoku family, with these steps in the language of the procedure files.
Procedure procedureOfSteps(const char *steps)
{
    const std::string head =
        R"({"own": {"name": {"en": "Own"}, "family": "gomoku", "board": {"min": 5, "parity": "any"},
        "steps": [)";
    return readProcedures(head + steps + R"(, {"id": "end", "do": "end"}]}})").value().front();
}

Procedure procedureWith(const QString &id, const std::map<std::string, Value> &values)
{
    return withValues(procedureOf(id), values).value();
}

} // namespace

class TestOpening : public QObject
{
    Q_OBJECT

private slots:
    void workedExample_data()
    {
        QTest::addColumn<QString>("id");
        QTest::addColumn<QString>("game"); // ends with the procedure
        QTest::addColumn<QString>("pattern");
        QTest::addColumn<QString>("marks");
        QTest::addColumn<char>("black");
        QTest::addColumn<char>("next");
        QTest::addColumn<QString>("alternatives");

        // The examples of opening.md#procedures; the stones of free play after the end are left out.
        const auto row = [](const char *name, const char *id, const char *game, const char *pattern, const char *marks,
                             char black, char next, const char *alternatives = "") {
            QTest::newRow(name) << QString::fromLatin1(id) << QString::fromLatin1(game) << QString::fromLatin1(pattern)
                                << QString::fromLatin1(marks) << black << next << QString::fromLatin1(alternatives);
        };
        row("free start asks for nothing", "free", "A: ", "", "", 'A', 'A');
        row("first stone at the centre", "centre", "A: H8", "", "", 'A', 'B');
        row("pro", "pro", "A: H8 | B: I9 | A: K8", "", "", 'A', 'B');
        row("long pro", "long-pro", "A: H8 | B: I9 | A: L8", "", "", 'A', 'B');
        row("swap1, white chosen", "swap1", "A: C3 | B: white", "", "-", 'A', 'B');
        row("swap1, black chosen", "swap1", "A: E5 | B: black", "", "R", 'B', 'A');
        row("swap after three alternating moves", "swap3-alternating", "A: H8 | B: I9 | A: H6 | B: swap", "I10", "R",
            'B', 'A');
        row("swap", "swap", "A: B2 C4 D2 | B: black", "", "R", 'B', 'A');
        row("swap2 with two more stones", "swap2", "A: B2 C4 D2 | B: two-more E5 M13 | A: white", "", "-R", 'B', 'A');
        row("pattern swap only", "renju-swap", "A: H8 H9 I9 | B: swap", "D4", "R", 'B', 'A');
        row("swap rule of 1989", "swap-1989", "A: H8 | B: I9 | A: J8 | B: keep I8 | A: G7 H6 | B: G7 G9", "I3", "-",
            'A', 'A', "H6");
        row("classic RIF", "rif-classic", "A: H8 H9 J10 | B: keep G8 | A: I11 G10 | B: I11 I10", "D3", "-", 'A', 'A',
            "G10");
        row("Yamaguchi", "yamaguchi", "A: H8 I9 J6 3 | B: swap | A: I7 | B: G7 J8 H5 | A: J8 G9", "I5", "R", 'B', 'B',
            "G7 H5");
        row("Soosorv", "soosorv-n", "A: H8 H9 I9 | B: keep K10 5 | A: swap | B: G7 H7 I7 G10 J8 | A: H7 I8", "D4", "-R",
            'B', 'B', "G7 I7 G10 J8");
        row("Tarannikov", "tarannikov",
            "A: H8 | B: keep I9 | A: swap | B: H6 | A: keep I7 | B: swap | A: K8 | B: keep G7", "I10", "-R-R-", 'A',
            'A');
        row("Taraguchi, one fifth", "taraguchi-n",
            "A: H8 | B: keep H9 | A: keep J6 | B: swap | A: I8 | B: single K9 | A: swap | B: G7", "D13", "--R-R", 'A',
            'A');
        row("Taraguchi, ten fifths", "taraguchi-n",
            "A: H8 | B: keep H9 | A: keep J9 | B: keep G9 | A: offer G7 J10 F6 E8 L12 C3 H12 M8 J5 G11 | B: E8 I10",
            "D5", "----", 'A', 'A', "G7 J10 F6 L12 C3 H12 M8 J5 G11");
        row("Sakata", "sakata", "A: H8 I9 J10 | B: G9 K6 | A: black | B: I7", "I1", "-", 'A', 'A');
        row("Super Sakata with a pair", "super-sakata", "A: H8 I9 J10 | B: G9 K6 | A: pair C4 M12 | B: white I7", "I1",
            "--", 'A', 'A');
        row("swap5", "swap5", "A: E5 | B: keep K11 | A: swap | B: F6 | A: keep L10 | B: swap | A: G9 | B: keep", "",
            "-R-R-", 'A', 'B');
        row("drawn position", "drawn-position", "A: ", "D4", "", 'A', 'B');
    }

    void workedExample()
    {
        QFETCH(QString, id);
        QFETCH(QString, game);
        QFETCH(char, black);
        QFETCH(char, next);
        Opening opening = begin(procedureOf(id));
        QVERIFY(!play(opening, game));
        QVERIFY(opening.isFinished());
        QCOMPARE(opening.need().kind, NeedKind::Finished);
        QTEST(QString::fromStdString(opening.patternCode()), "pattern");
        QTEST(QString::fromStdString(opening.swapMarks()), "marks");
        QCOMPARE(opening.ownerOf(Side::Black), black == 'A' ? Seat::A : Seat::B);
        QCOMPARE(opening.need().seat, next == 'A' ? Seat::A : Seat::B);
        QTEST(textOf(opening.alternatives()), "alternatives");
    }

    // The two choices of Taraguchi (opening.md#where-sources-differ) exclude each other unless the parameter says
    // otherwise.
    void offerAfterSwap()
    {
        const QString start = QStringLiteral("A: H8 | B: keep H9 | A: keep J9 | B: keep G9 | A: swap | B: offer");
        Opening strict = begin(procedureOf(QStringLiteral("taraguchi-n")));
        QCOMPARE(play(strict, start).value().code, RefusalCode::WrongKind);

        Opening open = begin(procedureWith(QStringLiteral("taraguchi-n"), { { "offer_after_swap", true } }));
        QVERIFY(!play(open, start + QStringLiteral(" G7 J10 F6 E8 L12 C3 H12 M8 J5 G11 | A: E8 I10")));
        QVERIFY(open.isFinished());
        QCOMPARE(open.patternCode(), std::string("D5"));
        QCOMPARE(open.swapMarks(), std::string("---R-"));
        QCOMPARE(open.ownerOf(Side::Black), Seat::B);
    }

    void refused_data()
    {
        QTest::addColumn<QString>("id");
        QTest::addColumn<QString>("game"); // the last act is refused
        QTest::addColumn<int>("code");
        const auto row = [](const char *name, const char *id, const char *game, RefusalCode code) {
            QTest::newRow(name) << QString::fromLatin1(id) << QString::fromLatin1(game) << int(code);
        };
        using Code = RefusalCode;
        row("first stone off the centre", "centre", "A: G8", Code::OutsideRegion);
        row("pro: third stone inside 5×5", "pro", "A: H8 | B: I9 | A: J10", Code::OutsideRegion);
        row("long pro: third stone inside 7×7", "long-pro", "A: H8 | B: I9 | A: K8", Code::OutsideRegion);
        row("a stone on a stone", "swap1", "A: C3 | B: white | A: C3", Code::Finished);
        row("a stone on a stone of the opening", "swap", "A: C3 C3", Code::Occupied);
        row("the opener does not choose", "swap1", "A: C3 white", Code::WrongSeat);
        row("a stone where a choice is due", "swap1", "A: C3 | B: D4", Code::WrongKind);
        row("a choice where a stone is due", "swap1", "A: white", Code::WrongKind);
        row("an option of another procedure", "swap1", "A: C3 | B: swap", Code::UnknownOption);
        row("I13 in the rule of 1989", "swap-1989", "A: H8 | B: I9 | A: F6", Code::PatternExcluded);
        row("white's first stone away from the centre", "rif-classic", "A: H8 H10", Code::OutsideRegion);
        row("a third stone outside 5×5", "rif-classic", "A: H8 H9 H12", Code::OutsideRegion);
        row("mirror images", "rif-classic", "A: H8 H9 H6 | B: keep H10 | A: G7 I7", Code::EquivalentOffer);
        row("the same fifth twice", "rif-classic", "A: H8 H9 H6 | B: keep H10 | A: G7 G7", Code::AlreadyOffered);
        row("a fifth on a stone", "rif-classic", "A: H8 H9 H6 | B: keep H10 | A: H9", Code::Occupied);
        row("the other seat offers", "rif-classic", "A: H8 H9 H6 | B: keep H10 G7", Code::WrongSeat);
        row("to withdraw what is not offered", "rif-classic", "A: H8 H9 H6 | B: keep H10 | A: G7 -G6",
            Code::NotOffered);
        row("to withdraw from a complete offer", "rif-classic", "A: H8 H9 H6 | B: keep H10 | A: G7 H7 | B: -G7",
            Code::WrongKind);
        row("to select what is not offered", "rif-classic", "A: H8 H9 H6 | B: keep H10 | A: G7 H7 | B: I7",
            Code::NotOffered);
        row("a number below the least", "yamaguchi", "A: H8 H9 H6 0", Code::OutOfRange);
        row("a number above the most", "yamaguchi", "A: H8 H9 H6 13", Code::OutOfRange);
        row("fourth stone outside 7×7", "sakata", "A: H8 I9 J10 | B: L8", Code::OutsideRegion);
        row("fifth stone outside 9×9", "sakata", "A: H8 I9 J10 | B: K8 M8", Code::OutsideRegion);
    }

    void refused()
    {
        QFETCH(QString, id);
        QFETCH(QString, game);
        QFETCH(int, code);
        Opening opening = begin(procedureOf(id));
        const auto refusal = play(opening, game);
        QVERIFY(refusal);
        QCOMPARE(int(refusal->code), code);
        // It was the last act.
        Opening again = begin(procedureOf(id));
        QVERIFY(!play(again, game.left(game.lastIndexOf(' '))));
    }

    void refusalsCarryTheirData()
    {
        Opening rule1989 = begin(procedureOf(QStringLiteral("swap-1989")));
        QCOMPARE(play(rule1989, QStringLiteral("A: H8 | B: I9 | A: F6"))->pattern, std::string("I13"));

        Opening yamaguchi = begin(procedureOf(QStringLiteral("yamaguchi")));
        const auto range = play(yamaguchi, QStringLiteral("A: H8 I9 J6 99"));
        QCOMPARE(range->min, 1);
        QCOMPARE(range->max, 12);

        Opening rif = begin(procedureOf(QStringLiteral("rif-classic")));
        const auto equal = play(rif, QStringLiteral("A: H8 H9 H6 | B: keep H10 | A: G7 I7"))->equivalence;
        QCOMPARE(equal->with, pointOf(QStringLiteral("G7")));
        QCOMPARE(equal->by, (Isometry { rules::Symmetry::MirrorX, 0, 0 }));
    }

    // The mode decides about an off-centre symmetry (opening.md#board-and-shape).
    void symmetryMode()
    {
        Procedure rif = procedureOf(QStringLiteral("rif-classic"));
        const QString game = QStringLiteral("A: H8 H9 I9 | B: keep I8 | A: G7 J10");
        Opening shape = begin(rif);
        QCOMPARE(play(shape, game)->code, RefusalCode::EquivalentOffer);
        rif.symmetry = SymmetryMode::Board;
        Opening board = begin(rif);
        QVERIFY(!play(board, game));
        QCOMPARE(board.need().kind, NeedKind::Select);
    }

    void offersCanBeWithdrawnUntilComplete()
    {
        Opening opening = begin(procedureOf(QStringLiteral("rif-classic")));
        QVERIFY(!play(opening, QStringLiteral("A: H8 H9 H6 | B: keep H10 | A: G7")));
        QCOMPARE(opening.need().count, 2);
        QVERIFY(opening.need().region.contains({ 0, 0 }));
        QVERIFY(!play(opening, QStringLiteral("A: -G7 I7")));
        QCOMPARE(textOf(opening.offers()), QStringLiteral("I7"));
        QVERIFY(opening.alternatives().empty());
        QVERIFY(!play(opening, QStringLiteral("A: H7")));
        QCOMPARE(opening.need().kind, NeedKind::Select);
        QCOMPARE(opening.need().seat, Seat::B);
        QCOMPARE(textOf(opening.allowedPoints()), QStringLiteral("H7 I7"));
        QCOMPARE(opening.position().count(Side::Black), 2);
        QVERIFY(!play(opening, QStringLiteral("B: H7")));
        QCOMPARE(opening.selected(), std::optional(pointOf(QStringLiteral("H7"))));
        QCOMPARE(textOf(opening.offers()), QStringLiteral("I7 H7"));
        QCOMPARE(textOf(opening.stones()), QStringLiteral("H8 H9 H6 H10 H7"));
    }

    void needsSayWhatIsDue()
    {
        Opening opening = begin(procedureOf(QStringLiteral("yamaguchi")));
        Need need = opening.need();
        QCOMPARE(need.kind, NeedKind::Place);
        QCOMPARE(need.stepId, std::string("m1"));
        QCOMPARE(need.colour, Side::Black);
        QCOMPARE(textOf(opening.allowedPoints()), QStringLiteral("H8"));
        QVERIFY(!play(opening, QStringLiteral("A: H8 I9 J6")));
        QCOMPARE(opening.need().kind, NeedKind::Declare);
        QCOMPARE(opening.need().max, 12);
        QVERIFY(opening.allowedPoints().empty());
        QVERIFY(!play(opening, QStringLiteral("A: 3")));
        QCOMPARE(opening.declared(), std::optional(3));
        need = opening.need();
        QCOMPARE(need.kind, NeedKind::Choose);
        QCOMPARE(need.seat, Seat::B);
        QCOMPARE(need.options,
            (std::vector<OpenOption> { { "keep", Effect::Keep, Seat::A, NeedKind::Place, Seat::B, 1, 0 },
                { "swap", Effect::Swap, Seat::B, NeedKind::Place, Seat::A, 0, 0 } }));
        QCOMPARE(opening.passFrom(), 7);
    }

    void optionSaysWhoChoosesAfterItsStones()
    {
        Opening opening = begin(procedureOf(QStringLiteral("super-sakata")));
        QVERIFY(!play(opening, QStringLiteral("A: H8 I9 J10 | B: G9 K6")));
        const OpenOption pair { "pair", Effect::Keep, Seat::A, NeedKind::Place, Seat::A, 2, 0, Seat::B };
        QCOMPARE(opening.need().options.back(), pair);
    }

    void limitedOptionsGoAway()
    {
        Opening opening = begin(procedureWith(QStringLiteral("super-sakata"), { { "maxPairs", 2 } }));
        QVERIFY(!play(opening, QStringLiteral("A: H8 I9 J10 | B: G9 K6 | A: pair C4 M12 | B: pair C5 M11")));
        QCOMPARE(opening.need().seat, Seat::A);
        QCOMPARE(opening.need().options.size(), std::size_t(2));
        QCOMPARE(play(opening, QStringLiteral("A: pair"))->code, RefusalCode::UnknownOption);
        QVERIFY(!play(opening, QStringLiteral("A: black | B: C6")));
        QVERIFY(opening.isFinished());
        QCOMPARE(opening.swapMarks(), std::string("---"));
    }

    // An organiser may leave so few patterns that the second stone already decides.
    void secondStoneMustLeaveAPattern()
    {
        std::vector<std::string> direct;
        for (int i = 1; i <= 13; ++i)
            direct.push_back(std::to_string(i) + 'D');
        Opening opening = begin(procedureWith(QStringLiteral("rif-classic"), { { "exclude", direct } }));
        QCOMPARE(play(opening, QStringLiteral("A: H8 H9"))->code, RefusalCode::LeavesNoPattern);
        QCOMPARE(textOf(opening.allowedPoints()), QStringLiteral("G7 G9 I7 I9"));
    }

    // The direct patterns whose third stone may lie there are excluded, and those of the others may not.
    void secondStoneMustLeaveAPatternInThePlaceOfTheThird()
    {
        const std::vector<std::string> inside { "D4", "D6", "D8", "D9" };
        Procedure procedure = procedureWith(QStringLiteral("rif-classic"), { { "exclude", inside } });
        std::get<PlaceStep>(procedure.steps[2].action).region = "sq:3";
        Opening opening = begin(procedure);
        QCOMPARE(play(opening, QStringLiteral("A: H8 H9"))->code, RefusalCode::LeavesNoPattern);
        QCOMPARE(textOf(opening.allowedPoints()), QStringLiteral("G7 G9 I7 I9"));
    }

    // Nobody can declare more candidates than there are empty points (opening.md#irregularities-in-the-opening).
    void declaredNumberIsCappedByTheBoard()
    {
        Opening opening = begin(procedureWith(QStringLiteral("yamaguchi"), { { "Nmax", 30 } }), 5);
        for (rules::Point point : { rules::Point(2, 2), { 2, 3 }, { 2, 1 } })
            opening.apply(Place { point });
        QCOMPARE(opening.need().max, 22);
        QCOMPARE(opening.refusal(Seat::A, Declare { 23 })->code, RefusalCode::OutOfRange);
        QVERIFY(!opening.refusal(Seat::A, Declare { 22 }));
    }

    // Nobody can lay down more candidates than there are: on the smallest board the count is capped
    // (opening.md#irregularities-in-the-opening).
    void offersAreCappedByTheBoard()
    {
        const Procedure procedure = procedureWith(QStringLiteral("rif-classic"), { { "N", 30 } });
        Opening opening = begin(procedure, 5);
        for (rules::Point point : { rules::Point(2, 2), { 2, 3 }, { 2, 1 } })
            opening.apply(Place { point });
        opening.apply(Choose { "keep" });
        opening.apply(Place { { 2, 4 } });
        // The four stand in the middle column: 1 empty point on it, 10 pairs beside it.
        QCOMPARE(opening.need().count, 11);
    }

    void turns_data()
    {
        QTest::addColumn<QString>("id");
        QTest::addColumn<QString>("choices"); // in order; without them the first option
        QTest::addColumn<QString>("turns"); // seat and steps; ! marks a turn that is heavy at some moment
        const auto row = [](const char *name, const char *id, const char *choices, const char *turns) {
            QTest::newRow(name) << QString::fromLatin1(id) << QString::fromLatin1(choices)
                                << QString::fromLatin1(turns);
        };
        // opening.md#turns if nobody swaps; "end" is the first free stone.
        row("free", "free", "", "A(end)");
        row("centre", "centre", "", "A(m1) B(end)");
        row("swap1, white plays at once", "swap1", "white", "A(m1) B(c1 end)");
        row("swap1, the swap is a turn by itself", "swap1", "black", "A(m1) B(c1) A(end)");
        row("swap", "swap", "", "A(m1 m2 m3)! B(c3 end)");
        row("swap2 with two more stones", "swap2", "two-more black", "A(m1 m2 m3)! B(c3 m4 m5)! A(c5) B(end)");
        row("classic RIF", "rif-classic", "", "A(m1 m2 m3)! B(c3 m4) A(o5)! B(x5 m6) A(end)");
        row("classic RIF with a swap", "rif-classic", "swap", "A(m1 m2 m3)! B(c3) A(m4) B(o5)! A(x5 m6) B(end)");
        row("Yamaguchi", "yamaguchi", "", "A(m1 m2 m3 n)! B(c3 m4) A(o5)! B(x5 m6) A(end)");
        row("Soosorv", "soosorv-n", "", "A(m1 m2 m3)! B(c3 m4 n) A(c4 o5)! B(x5 m6) A(end)");
        row("Tarannikov", "tarannikov", "", "A(m1) B(c1 m2) A(c2 m3) B(c3 m4) A(c4 m5) B(c5 m6) A(end)");
        row("Taraguchi, one fifth", "taraguchi-n", "", "A(m1) B(c1 m2) A(c2 m3) B(c3 m4) A(c4 m5) B(c5 m6) A(end)");
        row("Taraguchi, ten fifths", "taraguchi-n", "keep keep keep offer",
            "A(m1) B(c1 m2) A(c2 m3) B(c3 m4) A(c4 o5)! B(x5 m6) A(end)");
        row("Sakata", "sakata", "", "A(m1 m2 m3)! B(m4 m5)! A(c5) B(m6) A(end)");
        row("Super Sakata, a pair and white", "super-sakata", "pair white",
            "A(m1 m2 m3)! B(m4 m5)! A(c5 p1 p2)! B(c5 m6) A(end)");
        row("drawn position", "drawn-position", "", "B(end)");
    }

    void turns()
    {
        QFETCH(QString, id);
        QFETCH(QString, choices);
        QStringList chosen = choices.split(' ', Qt::SkipEmptyParts);
        Opening opening = begin(procedureOf(id));
        std::mt19937 random(1);
        QStringList turns;
        while (true) {
            const Need need = opening.need();
            QStringList steps;
            bool isHeavy = false;
            bool isEnd = false;
            while (opening.need().seat == need.seat && !isEnd) {
                const Need now = opening.need();
                if (steps.isEmpty() || steps.last() != QString::fromStdString(now.stepId))
                    steps << QString::fromStdString(now.stepId);
                QVERIFY2(opening.isHeavyTurn() || !isHeavy, "a heavy turn stays heavy");
                isHeavy = opening.isHeavyTurn();
                isEnd = opening.isFinished();
                if (isEnd)
                    break;
                if (now.kind == NeedKind::Choose && !chosen.isEmpty())
                    opening.apply(Choose { chosen.takeFirst().toStdString() });
                else if (now.kind == NeedKind::Choose)
                    opening.apply(Choose { now.options.front().id });
                else
                    opening.apply(randomAct(opening, random));
            }
            turns << QStringLiteral("%1(%2)%3")
                         .arg(need.seat == Seat::A ? 'A' : 'B')
                         .arg(steps.join(' '))
                         .arg(isHeavy ? QStringLiteral("!") : QString());
            if (isEnd)
                break;
        }
        QTEST(turns.join(' '), "turns");
    }

    // Who did not lay the stone before is found in what the turn itself lays, too.
    void turnLooksAheadToWhoLaysEachStone()
    {
        Opening relay = begin(procedureOfSteps(R"(
            {"id": "m1", "do": "place", "by": "opener", "move": 1, "region": "any"},
            {"id": "m2", "do": "place", "by": "other", "move": 2, "region": "any"},
            {"id": "m3", "do": "place", "by": "not-placer", "move": 3, "region": "any"})"));
        QVERIFY(!play(relay, QStringLiteral("A: H8")));
        QVERIFY(!relay.isHeavyTurn()); // one stone, and the next is the opener's

        Opening offered = begin(procedureOfSteps(R"(
            {"id": "m1", "do": "place", "by": "opener", "move": 1, "region": "any"},
            {"id": "m2", "do": "place", "by": "other", "move": 2, "region": "any"},
            {"id": "o3", "do": "offer", "by": "opener", "count": 2, "region": "any"},
            {"id": "x3", "do": "select", "by": "other"},
            {"id": "m4", "do": "place", "by": "not-placer", "move": 4, "region": "any"},
            {"id": "m5", "do": "place", "by": "same", "move": 5, "region": "any"})"));
        QVERIFY(!play(offered, QStringLiteral("A: H8 | B: H9 | A: C3 D5")));
        QVERIFY(offered.isHeavyTurn()); // the selected stone is the opener's; two of the other's follow
    }

    // What a turn surely contains is known when it begins; what a choice adds, after the choice.
    void heavyFromTheFirstMoment()
    {
        Opening opening = begin(procedureOf(QStringLiteral("rif-classic")));
        QVERIFY(opening.isHeavyTurn());
        QVERIFY(!play(opening, QStringLiteral("A: H8 H9")));
        QVERIFY(opening.isHeavyTurn());
        QVERIFY(!play(opening, QStringLiteral("A: J10")));
        QVERIFY(!opening.isHeavyTurn());
        QVERIFY(!play(opening, QStringLiteral("B: keep G8")));
        QVERIFY(opening.isHeavyTurn());

        Opening swap2 = begin(procedureOf(QStringLiteral("swap2")));
        QVERIFY(!play(swap2, QStringLiteral("A: B2 C4 D2")));
        QVERIFY(!swap2.isHeavyTurn());
        QVERIFY(!play(swap2, QStringLiteral("B: two-more")));
        QVERIFY(swap2.isHeavyTurn());
    }
};

} // namespace tst_opening

QTEST_GUILESS_MAIN(tst_opening::TestOpening)
#include "tst_opening.moc"
