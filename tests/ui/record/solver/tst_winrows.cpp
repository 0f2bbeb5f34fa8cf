// SPDX-License-Identifier: MIT
#include "../../../rules/stones.h"
#include "ui/record/solver/recent.h"
#include "ui/record/solver/winmarks.h"
#include "ui/record/solver/winrows.h"
#include "ui/record/solver/winvariation.h"

#include "analysis/solver/solver.h"

#include <QTest>

#include <set>

namespace tst_winrows {

using namespace kagetsu;
using namespace kagetsu::ui;
using rules::Side;
using rules::Stone;

namespace {

// "1 E9 D9": the level, then the stones that lie there.
QStringList told(const solver::Proof &proof)
{
    const std::vector<WinRow> rows = rowsOf(proof);
    QStringList all;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        QString text = QString::number(rows[i].level);
        for (const PlacedStone &stone : lineTo(rows, i))
            text += QLatin1Char(' ') + QString::fromStdString(rules::toText(stone.point));
        all += text;
    }
    return all;
}

solver::Proof proofOf(const char *black, const char *white, Side attacker, rules::Rule rule = rules::Rule::Renju)
{
    solver::FourSolver solver;
    return solver.findShortest({ rules::stones(black, white), attacker, { .rule = rule } }).proof;
}

// Two defences, the shorter win first in board order, and both come to the same position.
solver::Proof forked()
{
    using solver::Reason;
    const auto at = [](const char *point) { return rules::at(point); };
    return { Side::Black,
        { { .move = at("H8"), .defences = { { at("A1"), 2 }, { at("B1"), 1 } } },
            { .move = at("H9"), .fivePoints = { at("H10") }, .defences = { { at("H10"), 2 } } },
            { .move = at("J9"), .reason = Reason::TwoFives, .fivePoints = { at("J5"), at("J10") } } } };
}

} // namespace

class TestWinRows : public QObject
{
    Q_OBJECT

private slots:
    void theMainLineStaysAtOneLevelAndEndsWithEachDefence()
    {
        QCOMPARE(told(proofOf("E8 F8 G8 H9 H10", "D8", Side::Black)),
            (QStringList { "0 H8 I8 H7", "1 H8", "1 H8 I8", "1 H8 I8 H7", "2 H8 I8 H7 H6 H11", "2 H8 I8 H7 H11 H6" }));
    }

    void aFiveIsOneRow()
    {
        QCOMPARE(told(proofOf("E8 F8 G8 H8", "D8", Side::Black)), (QStringList { "0 I8", "1 I8" }));
    }

    // What it threatens stands below it, and every defence with its reply; a record gets the defences alone.
    void aThreeTellsItsThreatAndEachDefence()
    {
        solver::ThreeSolver solver;
        const solver::Finding found = solver.find({ rules::stones("A1 A3 A5 C1", "H8 I8 J9 J10"), Side::White, {} });
        QVERIFY(found.answer == solver::Answer::Win);
        const solver::Step &three = found.proof.steps.front();
        QVERIFY(three.isThree() && three.defences.size() > 1);
        const std::vector<WinRow> rows = rowsOf(found.proof);
        QVERIFY(rows[2].kind == WinRow::Kind::Elsewhere);
        QCOMPARE(rows[2].level, 2);
        QVERIFY(rows[2].stones.empty() && rows[2].isThreatened);
        QVERIFY(textOf(rows[2], found.proof).contains(QStringLiteral("elsewhere")));
        QVERIFY(rows[3].kind == WinRow::Kind::Attack && rows[3].isThreatened);
        std::size_t stones = 0;
        std::set<rules::Point> answered;
        for (const WinRow &row : rows) {
            stones += row.isThreatened ? 0 : row.stones.size();
            if (row.step == 0 && (row.kind == WinRow::Kind::Defence || row.kind == WinRow::Kind::OnlyDefence))
                answered.insert(row.stones.front().point);
            if (!row.isThreatened && row.after != WinRow::None)
                QVERIFY(!rows[row.after].isThreatened);
        }
        QCOMPARE(answered.size(), three.defences.size());
        QCOMPARE(variationOf(found.proof).size(), stones);
    }

    void whyADefenceIsForbiddenStandsBelowIt()
    {
        const solver::Proof proof = proofOf("F8 G8 H9 H10 M3", "I7 J6 L4", Side::White);
        const std::vector<WinRow> rows = rowsOf(proof);
        QVERIFY(proof.steps.front().reason == solver::Reason::DefenceForbidden);
        QVERIFY(rows.size() > 2);
        QVERIFY(rows[2].kind == WinRow::Kind::Why);
        QCOMPARE(rows[2].level, 2);
        QVERIFY(!textOf(rows[2], proof).isEmpty());
        QVERIFY(textOf(rows[1], proof).contains(QStringLiteral("forbidden: double-three")));
    }

    void theLongestDefenceGoesOnAndTheOthersBranchOff()
    {
        QCOMPARE(told(forked()),
            (QStringList { "0 H8 B1 H9 H10 J9", "1 H8", "2 H8 A1", "2 H8 A1 J9", "3 H8 A1 J9 J5 J10",
                "3 H8 A1 J9 J10 J5", "1 H8 B1", "1 H8 B1 H9", "1 H8 B1 H9 H10", "1 H8 B1 H9 H10 J9" }));
        QVERIFY(rowsOf(forked()).back().kind == WinRow::Kind::Known);
    }

    void theWholeTreeIsAVariation()
    {
        const record::Variation moves = variationOf(forked());
        QCOMPARE(moves.size(), std::size_t(11));
        QVERIFY(moves[0].point == rules::at("H8"));
        QCOMPARE(moves[0].after, record::VariationMove::None);
        QVERIFY(moves[1].point == rules::at("A1"));
        QCOMPARE(moves[7].after, std::size_t(0)); // B1
        QVERIFY(!moves[2].comment.empty()); // J9: why it ends
        QVERIFY(moves[1].comment.empty());
        QVERIFY(!moves.back().comment.empty()); // as above
    }

    void aLineLiesOnTheBoardInPlaceOfNumbersAndSigns()
    {
        BoardPicture picture(rules::stones("H8", "H9"));
        picture.at(rules::at("H8")).number = 7;
        picture.at(rules::at("A1")).signs.fouls.overline = true;
        picture.lastMove = rules::at("H9");
        const BoardPicture before = picture;
        WinMarks().layOn(picture);
        QVERIFY(picture == before);
        WinMarks marks { .line = { { rules::at("A2"), Side::White }, { rules::at("A3"), Side::Black } },
            .fivePoints = { rules::at("A3"), rules::at("A4") } };
        marks.layOn(picture);
        QVERIFY(picture.at(rules::at("H8")).stone == Stone::Black);
        QCOMPARE(picture.at(rules::at("H8")).number, 0);
        QVERIFY(!picture.at(rules::at("A1")).signs.fouls.any());
        QVERIFY(picture.at(rules::at("A2")).thought == Stone::White);
        QCOMPARE(picture.at(rules::at("A3")).number, 2);
        QVERIFY(picture.at(rules::at("A3")).proof.spot == ProofSpot::None); // a stone lies there
        QVERIFY(picture.at(rules::at("A4")).proof.spot == ProofSpot::MakesFive);
        QVERIFY(!picture.lastMove);
    }

    void theLeastRecentIsForgotten()
    {
        Recent<int, int> recent(2);
        recent.keep(1, 10);
        recent.keep(2, 20);
        QVERIFY(recent.find(1));
        recent.keep(3, 30);
        QVERIFY(!recent.find(2));
        QCOMPARE(*recent.find(1), 10);
        recent.keep(1, 11);
        QCOMPARE(*recent.find(1), 11);
        QCOMPARE(recent.size(), std::size_t(2));
    }
};

} // namespace tst_winrows

QTEST_MAIN(tst_winrows::TestWinRows)
#include "tst_winrows.moc"
