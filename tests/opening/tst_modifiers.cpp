// SPDX-License-Identifier: MIT
#include "openingtools.h"

#include "opening/file/modifiers.h"

#include <QTest>

#include <algorithm>

namespace tst_modifiers {

using namespace kagetsu;
using namespace kagetsu::opening;

namespace {

Procedure modified(const char *id, const Modifiers &modifiers)
{
    const auto changed = withModifiers(procedureOf(QString::fromLatin1(id)), modifiers);
    if (!changed)
        qFatal("%s: %s", id, changed.fault().pointer.c_str());
    // What comes out is a document like any other: journals and records keep it.
    if (readProcedures(toJson(*changed)).value().front() != *changed)
        qFatal("%s is not read back", id);
    return *changed;
}

std::optional<RefusalCode> lastOf(Opening opening, std::initializer_list<const char *> acts)
{
    for (const char *text : acts) {
        const Act act = actOf(QString::fromLatin1(text), opening.need().kind);
        if (const auto refusal = opening.refusal(opening.need().seat, act))
            return refusal->code;
        opening.apply(act);
    }
    return std::nullopt;
}

Opening after(Opening opening, std::initializer_list<const char *> acts)
{
    for (const char *text : acts)
        opening.apply(actOf(QString::fromLatin1(text), opening.need().kind));
    return opening;
}

} // namespace

// The modifiers an organiser can lay on any procedure (opening.md#modifiers).
class TestModifiers : public QObject
{
    Q_OBJECT

private slots:
    void excludedPatternsAreBannedBesidesTheOthers()
    {
        const Procedure procedure = modified("swap-1989", { { "4D" }, {}, {}, {} });
        const Opening start = begin(procedure);
        QCOMPARE(lastOf(start, { "H8", "H9", "I9" }), RefusalCode::PatternExcluded);
        QCOMPARE(lastOf(start, { "H8", "I9", "F6" }), RefusalCode::PatternExcluded); // I13, by the rule itself
        QVERIFY(!lastOf(start, { "H8", "H9", "J10" }));
    }

    void patternsCanBeBannedWhereTheRuleNamesNone()
    {
        const Opening start = begin(modified("tarannikov", { { "D4" }, {}, {}, {} }));
        QCOMPARE(lastOf(start, { "H8", "keep", "H9", "keep", "I9" }), RefusalCode::PatternExcluded);
        QVERIFY(!lastOf(start, { "H8", "keep", "H9", "keep", "J10" }));
    }

    void notApplicable_data()
    {
        QTest::addColumn<QString>("id");
        QTest::addColumn<QString>("modifier");
        QTest::newRow("a ban where other starts than the 26 are allowed") << "swap"
                                                                          << "exclude";
        QTest::newRow("a ban without three stones") << "swap1"
                                                    << "exclude";
        QTest::newRow("a pattern without three stones") << "free"
                                                        << "fixed_pattern";
        QTest::newRow("a number that nobody declares") << "rif-classic"
                                                       << "fixed_N";
    }

    void notApplicable()
    {
        QFETCH(QString, id);
        QFETCH(QString, modifier);
        Modifiers modifiers;
        if (modifier == QLatin1String("exclude"))
            modifiers.exclude = { "D4" };
        else if (modifier == QLatin1String("fixed_pattern"))
            modifiers.fixedPattern = "D4";
        else
            modifiers.fixedN = 2;
        const auto changed = withModifiers(procedureOf(id), modifiers);
        QVERIFY(!changed);
        QCOMPARE(changed.fault().error, ProcedureError::NotApplicable);
        QCOMPARE(changed.fault().pointer, '/' + id.toStdString() + "/modifiers/" + modifier.toStdString());
    }

    // The 26 patterns begin in the middle of the board, which one of even size has not.
    void fixedPatternNeedsAnOddBoard()
    {
        Procedure even = procedureOf(QStringLiteral("swap2"));
        even.boardParity = BoardParity::Even;
        QCOMPARE(withModifiers(even, { {}, "D4", {}, {} }).fault().error, ProcedureError::NotApplicable);
        QVERIFY(!modified("swap2", { {}, "D4", {}, {} }).fitsBoard(16));
    }

    // What stands between the three stones would go with them.
    void fixedPatternLeavesOutNoNumber()
    {
        Procedure early = procedureOf(QStringLiteral("yamaguchi"));
        std::rotate(early.steps.begin() + 2, early.steps.begin() + 3, early.steps.begin() + 4);
        QVERIFY(std::holds_alternative<DeclareStep>(early.steps[2].action));
        QCOMPARE(withModifiers(early, { {}, "D4", {}, {} }).fault().error, ProcedureError::NotApplicable);
    }

    void wrongValues()
    {
        const Procedure &yamaguchi = procedureOf(QStringLiteral("yamaguchi"));
        QCOMPARE(withModifiers(yamaguchi, { { "D14" }, {}, {}, {} }).fault().error, ProcedureError::UnknownPattern);
        QCOMPARE(withModifiers(yamaguchi, { {}, "X", {}, {} }).fault().error, ProcedureError::UnknownPattern);
        QCOMPARE(withModifiers(yamaguchi, { {}, {}, 0, {} }).fault().error, ProcedureError::OutOfRange);
    }

    void fixedPatternLiesThereFromTheStart_data()
    {
        QTest::addColumn<QString>("id");
        QTest::addColumn<QString>("step"); // the first one to act
        QTest::addColumn<char>("seat");
        QTest::newRow("the opener would place all three") << "rif-classic"
                                                          << "c3" << 'B';
        QTest::newRow("a number is declared next") << "yamaguchi"
                                                   << "n" << 'A';
        QTest::newRow("swaps between the stones go too") << "taraguchi-n"
                                                         << "c3" << 'B';
        QTest::newRow("swap2 from a drawn pattern") << "swap2"
                                                    << "c3" << 'B';
    }

    void fixedPatternLiesThereFromTheStart()
    {
        QFETCH(QString, id);
        QFETCH(char, seat);
        for (int size : { 9, 15, 19 }) {
            const Opening opening = begin(modified(qPrintable(id), { {}, "5I", {}, {} }), size);
            QCOMPARE(opening.patternCode(), std::string("I5"));
            QTEST(QString::fromStdString(opening.need().stepId), "step");
            QCOMPARE(opening.need().seat, seat == 'A' ? Seat::A : Seat::B);
            QVERIFY(opening.swapMarks().empty());
        }
    }

    // China's junior groups: N = 2 makes Yamaguchi the classic rule.
    void fixedNumberIsNotDeclared()
    {
        const Procedure procedure = modified("yamaguchi", { {}, {}, 2, {} });
        const Opening opening = after(begin(procedure), { "H8", "H9", "J10" });
        QCOMPARE(opening.need().kind, NeedKind::Choose);
        const Opening offer = after(opening, { "keep", "G8" });
        QCOMPARE(offer.need().kind, NeedKind::Offer);
        QCOMPARE(offer.need().count, 2);
        QVERIFY(!offer.declared());
        const Opening soosorv =
            after(begin(modified("soosorv-n", { {}, {}, 3, {} })), { "H8", "H9", "J10", "keep", "G8" });
        QCOMPARE(soosorv.need().stepId, std::string("c4"));
    }

    void deniedSwapCollapsesToKeep()
    {
        const Opening start = begin(modified("rif-classic", { {}, {}, {}, { false, true } }));
        const Opening opening = after(start, { "H8", "H9", "J10" });
        // B has nothing to choose and is White.
        QCOMPARE(opening.need().kind, NeedKind::Place);
        QCOMPARE(opening.need().seat, Seat::B);
        QCOMPARE(opening.swapMarks(), std::string("-"));
        // The other seat's right stays.
        const Opening tarannikov = begin(modified("tarannikov", { {}, {}, {}, { false, true } }));
        QCOMPARE(after(tarannikov, { "H8", "H9" }).need().kind, NeedKind::Choose);
        QCOMPARE(after(tarannikov, { "H8", "H9" }).need().seat, Seat::A);
    }

    void deniedSwapLeavesOtherChoices()
    {
        const Opening swap2 = after(begin(modified("swap2", { {}, {}, {}, { false, true } })), { "B2", "C4", "D2" });
        QCOMPARE(swap2.need().options.size(), std::size_t(2));
        QCOMPARE(lastOf(swap2, { "black" }), RefusalCode::UnknownOption);
        QVERIFY(!lastOf(swap2, { "white" }));
        const Opening more = after(swap2, { "two-more", "E5", "M13" });
        QCOMPARE(more.need().seat, Seat::A);
        QCOMPARE(more.need().options.size(), std::size_t(2));
        // A is Black so far; without the right to change that, it stays.
        const Opening both = begin(modified("swap2", { {}, {}, {}, { true, true } }));
        QVERIFY(after(both, { "B2", "C4", "D2", "two-more", "E5", "M13" }).isFinished());
    }

    void modifiersTogether()
    {
        const Opening opening = begin(modified("yamaguchi", { { "D13" }, "D4", 1, { true, true } }));
        QCOMPARE(opening.need().stepId, std::string("m4"));
        QCOMPARE(opening.need().seat, Seat::B);
        QVERIFY(!lastOf(opening, { "K10", "G7", "G7", "G9" }));
    }
};

} // namespace tst_modifiers

QTEST_GUILESS_MAIN(tst_modifiers::TestModifiers)
#include "tst_modifiers.moc"
