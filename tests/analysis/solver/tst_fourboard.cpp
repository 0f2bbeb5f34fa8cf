// SPDX-License-Identifier: MIT
#include "../../repetitions.h"
#include "analysis/solver/board/fourboard.h"
#include "questions.h"
#include "rules/judge.h"

#include <QTest>

namespace tst_fourboard {

using namespace kagetsu;
using namespace kagetsu::solver;

// What the board of the search says of every point, against the judge, on boards nobody chose and while stones come and
// go.
class TestFourBoard : public QObject
{
    Q_OBJECT

private slots:
    void saysWhatTheJudgeSays();
    void stonesTakenBackLeaveNothing();
};

namespace {

bool makesFour(const rules::Position &position, rules::Point point, rules::Side side, const rules::RuleSet &rules)
{
    const auto before = judgeBoard(position, side, rules).wins;
    rules::Position with = position;
    with.place(point, side);
    for (const rules::Point five : judgeBoard(with, side, rules).wins)
        if (std::find(before.begin(), before.end(), five) == before.end())
            return true;
    return false;
}

} // namespace

void TestFourBoard::saysWhatTheJudgeSays()
{
    for (int i = 0; i < repetitions(2000); ++i) {
        const auto [position, attacker, rules] = randomQuestion(i);
        const LineMap map(position.size());
        const FourBoard board(map, position, attacker, rules);
        for (const Role role : { Role::Attacker, Role::Defender }) {
            const rules::Side side = board.side(role);
            const rules::PointSet fours = board.fourPoints(role);
            const bool hasFives = !judgeBoard(position, side, rules).wins.empty();
            bool hasFive = false;
            position.emptyPoints().forEach([&](rules::Point point) {
                const Cell cell = cellOf(point);
                const rules::Verdict verdict = judge(position, point, side, rules);
                const bool isFive = verdict.outcome == rules::Outcome::Wins;
                hasFive = hasFive || isFive;
                QCOMPARE(board.makesFive(cell, role), isFive);
                QCOMPARE(board.fivePoints(role).contains(cell), isFive);
                if (isFive)
                    return;
                QCOMPARE(board.isForbidden(cell, role), verdict.outcome == rules::Outcome::Forbidden);
                // With a five-point there, nobody asks for fours, and one more reason for the same point counts
                // nothing.
                if (hasFives)
                    return;
                if (makesFour(position, point, side, rules) != fours.contains(point))
                    QFAIL(("fours at " + toText(point) + " on " + toText(position)).c_str());
                if (role == Role::Attacker)
                    QCOMPARE(board.makesFour(cell), fours.contains(point));
            });
            QCOMPARE(board.hasFivePoint(role), hasFive);
            if (QTest::currentTestFailed())
                return;
        }
    }
}

void TestFourBoard::stonesTakenBackLeaveNothing()
{
    rules::RandomBoards random(1);
    for (int i = 0; i < repetitions(2000); ++i) {
        const auto [position, attacker, rules] = randomQuestion(i);
        const LineMap map(position.size());
        FourBoard board(map, position, attacker, rules);
        const std::uint64_t key = board.key();
        rules::Position with = position;
        std::vector<std::pair<Cell, Role>> placed;
        std::vector<FourBoard::Before> before;
        for (int tries = 0; tries < 20; ++tries) {
            const rules::Point point(random.below(position.size()), random.below(position.size()));
            if (!with.isEmpty(point))
                continue;
            placed.emplace_back(cellOf(point), random.below(2) > 0 ? Role::Attacker : Role::Defender);
            board.place(placed.back().first, placed.back().second, before.emplace_back());
            with.place(point, board.side(placed.back().second));
        }
        const FourBoard anew(map, with, attacker, rules);
        QCOMPARE(board.key(), anew.key());
        for (const Role role : { Role::Attacker, Role::Defender }) {
            QCOMPARE(board.fourPoints(role), anew.fourPoints(role));
            with.emptyPoints().forEach([&](rules::Point point) {
                QCOMPARE(board.makesFive(cellOf(point), role), anew.makesFive(cellOf(point), role));
                QCOMPARE(board.makesFour(cellOf(point)), anew.makesFour(cellOf(point)));
                if (!anew.makesFive(cellOf(point), role))
                    QCOMPARE(board.isForbidden(cellOf(point), role), anew.isForbidden(cellOf(point), role));
            });
        }
        for (std::size_t k = placed.size(); k-- > 0;)
            board.take(placed[k].first, placed[k].second, before[k]);
        const FourBoard first(map, position, attacker, rules);
        QCOMPARE(board.key(), key);
        position.emptyPoints().forEach([&](rules::Point point) {
            QCOMPARE(board.makesFive(cellOf(point), Role::Attacker), first.makesFive(cellOf(point), Role::Attacker));
            QCOMPARE(board.makesFive(cellOf(point), Role::Defender), first.makesFive(cellOf(point), Role::Defender));
            QCOMPARE(board.makesFour(cellOf(point)), first.makesFour(cellOf(point)));
        });
        if (QTest::currentTestFailed())
            return;
    }
}

} // namespace tst_fourboard

QTEST_GUILESS_MAIN(tst_fourboard::TestFourBoard)
#include "tst_fourboard.moc"
