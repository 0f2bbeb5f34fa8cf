// SPDX-License-Identifier: MIT
#include "openingtools.h"

#include "opening/pattern/catalogue.h"

#include <QTest>

namespace tst_openingline {

using namespace kagetsu;
using namespace kagetsu::opening;
using rules::Point;

namespace {

Opening played(const char *id, std::initializer_list<const char *> acts)
{
    Opening opening = begin(procedureOf(QString::fromLatin1(id)));
    for (const char *text : acts)
        opening.apply(actOf(QString::fromLatin1(text), opening.need().kind));
    return opening;
}

// "m1=A *c1=B m2? (o5)": done steps with =, the present one with *, a step that may not come in parentheses, a seat
// that is open as ?.
QString textOf(const std::vector<LineStep> &line)
{
    QStringList steps;
    for (const LineStep &step : line) {
        QString text = QString::fromStdString(step.id);
        if (step.moveNumber > 0)
            text += QStringLiteral("/%1%2").arg(step.colour == rules::Side::Black ? 'b' : 'w').arg(step.moveNumber);
        text += !step.seat ? QStringLiteral("?") : *step.seat == Seat::A ? QStringLiteral("A") : QStringLiteral("B");
        if (!step.option.empty())
            text += '=' + QString::fromStdString(step.option);
        if (step.number > 0)
            text += QStringLiteral("#%1").arg(step.number);
        if (step.state == StepState::Done)
            text = text + '.';
        else if (step.state == StepState::Now)
            text = '*' + text;
        steps << (step.certain ? text : '(' + text + ')');
    }
    return steps.join(' ');
}

} // namespace

// What a wizard asks of an opening besides what is due.
class TestOpeningLine : public QObject
{
    Q_OBJECT

private slots:
    void lines_data()
    {
        QTest::addColumn<Opening>("opening");
        QTest::addColumn<QString>("line");
        QTest::newRow("nothing but free play") << played("free", {}) << "*endA";
        QTest::newRow("before the first stone")
            << played("rif-classic", {}) << "*m1/b1A m2/w2A m3/b3A c3B m4/w4? o5/b5?#2 x5/b5? m6/w6? end?";
        QTest::newRow("after a swap the seats are known") << played("rif-classic",
            { "H8", "H9", "J10", "swap" }) << "m1/b1A. m2/w2A. m3/b3A. c3B=swap. *m4/w4A o5/b5B#2 x5/b5A m6/w6A endB";
        QTest::newRow("what was declared") << played("yamaguchi", { "H8", "H9", "J10", "3" })
                                           << "m1/b1A. m2/w2A. m3/b3A. nA#3. *c3B m4/w4? o5/b5?#3 x5/b5? m6/w6? end?";
        QTest::newRow("where the ways part, the first is shown as one of them")
            << played("taraguchi-n", { "H8", "keep", "H9", "keep", "J9", "keep", "G9" })
            << "m1/b1A. c1B=keep. m2/w2B. c2A=keep. m3/b3A. c3B=keep. m4/w4B. *c4A (m5/b5?) (c5?) (m6/w6?) (end?)";
        QTest::newRow("the other way once it is chosen")
            << played("taraguchi-n", { "H8", "keep", "H9", "keep", "J9", "keep", "G9", "offer", "G7" })
            << "m1/b1A. c1B=keep. m2/w2B. c2A=keep. m3/b3A. c3B=keep. m4/w4B. c4A=offer. *o5/b5A#10 x5/b5B m6/w6B endA";
        QTest::newRow("a loop is shown as often as it was gone through")
            << played("super-sakata", { "H8", "I9", "J10", "G9", "K6", "pair", "C4" })
            << "m1/b1A. m2/w2A. m3/b3A. m4/w4B. m5/b5B. c5A=pair. p1/w6A. *p2/b7A c5B (m6/w8?) (end?)";
        QTest::newRow("stones that an arbiter has set") << played("drawn-position", {}) << "setup/b1?. *endB";
    }

    void lines()
    {
        QFETCH(Opening, opening);
        QTEST(textOf(opening.line()), "line");
    }

    void choicesSayWhatFollows()
    {
        const auto options = played("swap2", { "B2", "C4", "D2" }).need().options;
        QCOMPARE(options,
            (std::vector<OpenOption> { { "white", Effect::Keep, Seat::A, NeedKind::Finished, Seat::B, 0, 0 },
                { "black", Effect::Swap, Seat::B, NeedKind::Finished, Seat::A, 0, 0 },
                { "two-more", Effect::Keep, Seat::A, NeedKind::Place, Seat::B, 2, 0, Seat::A } }));
        const auto fifth = played("taraguchi-n", { "H8", "keep", "H9", "keep", "J9", "keep", "G9" }).need().options;
        QCOMPARE(fifth,
            (std::vector<OpenOption> { { "single", Effect::Keep, Seat::A, NeedKind::Place, Seat::A, 1, 0, Seat::B },
                { "swap", Effect::Swap, Seat::B, NeedKind::Place, Seat::B, 0, 0 },
                { "offer", Effect::Keep, Seat::A, NeedKind::Offer, Seat::A, 0, 10 } }));
    }

    void needsSayWhichStoneIsDue()
    {
        const Need need = played("rif-classic", { "H8", "H9" }).need();
        QCOMPARE(need.moveNumber, 3);
        QVERIFY(need.inCatalogue);
        QVERIFY(!played("tarannikov", { "H8", "keep", "H9", "keep" }).need().inCatalogue);
    }

    void equalPointsWhileAnOfferIsLaid()
    {
        Opening opening = played("rif-classic", { "H8", "H9", "I9", "keep", "I8" });
        QVERIFY(opening.equalPoints().empty());
        opening.apply(Offer { pointOf(QStringLiteral("G7")) });
        // The little square has a half-turn and two axes; G7 lies on one of them.
        const std::vector<EqualPoint> equal = opening.equalPoints();
        QCOMPARE(equal.size(), std::size_t(1));
        QCOMPARE(equal[0].point, pointOf(QStringLiteral("J10")));
        QCOMPARE(equal[0].equivalence.with, pointOf(QStringLiteral("G7")));
        QVERIFY(!equal[0].equivalence.onBoard());
        QCOMPARE(elementOf(equal[0].equivalence.by, 15).kind, ElementKind::HalfTurn);
        opening.apply(Withdraw { pointOf(QStringLiteral("G7")) });
        opening.apply(Offer { pointOf(QStringLiteral("G8")) });
        QCOMPARE(opening.equalPoints().size(), std::size_t(3));
    }

    // opening.md#board-and-shape: in one step the arbiter has candidates compared as positions of the board.
    void theArbiterOverrulesTheComparisonOfFigures()
    {
        Opening opening = played("rif-classic", { "H8", "H9", "I9", "keep" });
        QVERIFY(!opening.canOverrideSymmetry());
        opening.apply(Place { pointOf(QStringLiteral("I8")) });
        opening.apply(Offer { pointOf(QStringLiteral("G7")) });
        const Offer equal { pointOf(QStringLiteral("J10")) };
        QCOMPARE(opening.refusal(Seat::A, equal)->code, RefusalCode::EquivalentOffer);
        QVERIFY(opening.canOverrideSymmetry());
        opening.overrideSymmetry();
        QCOMPARE(opening.symmetry(), SymmetryMode::Board);
        QVERIFY(!opening.canOverrideSymmetry());
        QVERIFY(opening.equalPoints().empty());
        QVERIFY(!opening.refusal(Seat::A, equal));
        opening.apply(equal);
        QCOMPARE(opening.need().kind, NeedKind::Select);
        // What is equal on the board stays equal.
        Opening line = played("rif-classic", { "H8", "H9", "H6", "keep", "H10", "G7" });
        QVERIFY(line.equalPoints().front().equivalence.onBoard());
        line.overrideSymmetry();
        QCOMPARE(line.refusal(Seat::A, Offer { pointOf(QStringLiteral("I7")) })->code, RefusalCode::EquivalentOffer);
    }

    // On a small board the figures run out before the positions do; the number that was capped grows.
    void anOverrideRaisesACappedNumber()
    {
        const Procedure procedure = withValues(procedureOf(QStringLiteral("rif-classic")), { { "N", 30 } }).value();
        Opening opening = begin(procedure, 5);
        for (Point point : { Point(2, 2), Point(2, 3), Point(3, 3) })
            opening.apply(Place { point });
        opening.apply(Choose { "keep" });
        opening.apply(Place { { 3, 2 } });
        const int figures = opening.need().count;
        opening.overrideSymmetry();
        QVERIFY(opening.need().count > figures);
    }

    void patternsThatCanStillCome()
    {
        QCOMPARE(played("rif-classic", {}).possiblePatterns().size(), std::size_t(26));
        QCOMPARE(played("swap-1989", { "H8" }).possiblePatterns().size(), std::size_t(24));
        const auto indirect = played("rif-classic", { "H8", "G7" }).possiblePatterns();
        QCOMPARE(indirect.size(), std::size_t(13));
        for (const Pattern *pattern : indirect)
            QVERIFY(pattern->code.starts_with('I'));
        QVERIFY(played("rif-classic", { "H8", "G7", "H9" }).possiblePatterns().empty());
        QVERIFY(played("swap", {}).possiblePatterns().empty());
        // Its three stones, in any view, are what the opener places.
        for (const Pattern *pattern : played("rif-classic", {}).possiblePatterns()) {
            for (rules::Symmetry symmetry : rules::AllSymmetries) {
                Opening opening = played("rif-classic", {});
                for (Point point : stonesOf(*pattern, symmetry, 15)) {
                    QVERIFY(!opening.refusal(Seat::A, Place { point }));
                    opening.apply(Place { point });
                }
                QCOMPARE(opening.pattern()->pattern, pattern);
            }
        }
    }

    void startsOutsideTheCatalogueAreKnown()
    {
        QVERIFY(!played("swap", { "H8", "H9" }).startOfStones());
        QCOMPARE(played("swap", { "H8", "H9", "I9" }).startOfStones()->kind, StartKind::Named);
        QCOMPARE(played("swap", { "B2", "B3", "C3" }).startOfStones()->kind, StartKind::OffCentre);
        QCOMPARE(played("swap", { "H8", "H9", "M13" }).startOfStones()->kind, StartKind::Outside);
    }
};

} // namespace tst_openingline

QTEST_GUILESS_MAIN(tst_openingline::TestOpeningLine)
#include "tst_openingline.moc"
