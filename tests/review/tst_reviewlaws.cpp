// SPDX-License-Identifier: MIT
#include "../repetitions.h"
#include "lines.h"
#include "review/confirm.h"
#include "rules/proof/proofcheck.h"
#include "solver/proof/checker.h"

#include <QElapsedTimer>
#include <QTest>

#include <algorithm>

using namespace kagetsu;
using namespace kagetsu::review;
using solver::Answer;

// Laws that hold on whole games that programs have played.
class TestReviewLaws : public QObject
{
    Q_OBJECT

private slots:
    void everyClaimIsConfirmed_data();
    void everyClaimIsConfirmed();
    void aMirroredGameHasTheMirroredReview_data();
    void aMirroredGameHasTheMirroredReview();

private:
    void confirm(const Line &line, const Review &review);
    void confirmWin(const std::optional<Win> &win, const rules::Position &position, rules::Side attacker,
        const rules::RuleSet &rules);
    bool began(const solver::Question &question, rules::Point move);

    const solver::Limits m_ample { .nodes = 1'000'000, .stop = {}, .goesOn = {} };
    solver::FourSolver m_solver;
    int m_claims = 0;
    int m_proofs = 0;
};

namespace {

void files()
{
    QTest::addColumn<QString>("file");
    QTest::newRow("renju") << "engine-renju.sgf";
    QTest::newRow("standard") << "engine-std15.sgf";
    QTest::newRow("free-style") << "engine-free15.sgf";
    QTest::newRow("free-style on 20 lines") << "engine-free20.sgf";
    QTest::newRow("an XML library") << "synthetic.rif";
}

std::vector<FileGame> someGames(const std::string &file)
{
    std::vector<FileGame> games;
    const std::vector<FileGame> all = gamesOf(file);
    for (std::size_t i = 0; i < all.size(); i += Stride)
        games.push_back(all[i]);
    return games;
}

} // namespace

void TestReviewLaws::confirmWin(
    const std::optional<Win> &win, const rules::Position &position, rules::Side attacker, const rules::RuleSet &rules)
{
    if (!win)
        return;
    ++m_proofs;
    QCOMPARE(win->proof.attacker, attacker);
    QCOMPARE(win->length, lengthOf(win->proof));
    QVERIFY(!findHole(win->proof, position, rules));
}

// The solver's own list of first moves.
bool TestReviewLaws::began(const solver::Question &question, rules::Point move)
{
    const solver::MoveAnswers first = m_solver.firstMoves(question, m_ample);
    return std::any_of(first.moves.begin(), first.moves.end(),
        [&](const solver::MoveAnswer &each) { return each.point == move && each.answer == Answer::Win; });
}

void TestReviewLaws::confirm(const Line &line, const Review &review)
{
    for (std::size_t i = 0; i < review.moves.size(); ++i) {
        const auto &[move, before] = line.moves[i];
        const MoveReview &said = review.moves[i];
        QCOMPARE(said.move, move);
        m_claims += (said.missed.said == Known::Yes) + (said.allowed.said == Known::Yes) + said.foul.has_value();
        if (move.kind == record::Move::Kind::Unplaced)
            continue;
        const rules::Side opponent = other(move.side);
        rules::Position after = before;
        if (move.kind == record::Move::Kind::Stone) {
            after.place(move.point, move.side);
            const bool isFoul = judge(before, move.point, move.side, line.rules).outcome == rules::Outcome::Forbidden;
            QCOMPARE(said.foul.has_value(), isFoul);
            if (said.foul)
                QVERIFY(!findFault(said.foul->proof, before, move.point, move.side, line.rules));
        }
        confirmWin(said.missed.win, before, move.side, line.rules);
        confirmWin(said.allowed.win, after, opponent, line.rules);
        if (said.missed.win && said.missed.said != Known::Unknown)
            QCOMPARE(began({ before, move.side, line.rules }, move.point), said.missed.said == Known::No);
        QVERIFY(said.missed.said != Known::Yes || said.missed.win);
        QVERIFY(said.allowed.said != Known::Yes || said.allowed.win);
        if (said.allowed.said == Known::Yes && said.allowed.wasThere == Known::No)
            QVERIFY(m_solver.find({ before, opponent, line.rules }, m_ample).answer == Answer::None);
        for (const rules::Point defence : said.allowed.defences) {
            rules::Position defended = before;
            QVERIFY(judge(before, defence, move.side, line.rules).outcome != rules::Outcome::Forbidden);
            const bool makesFive = judge(before, defence, move.side, line.rules).outcome == rules::Outcome::Wins;
            defended.place(defence, move.side);
            QVERIFY(makesFive || m_solver.find({ defended, opponent, line.rules }, m_ample).answer == Answer::None);
        }
    }
}

void TestReviewLaws::everyClaimIsConfirmed_data()
{
    files();
}

void TestReviewLaws::everyClaimIsConfirmed()
{
    QFETCH(QString, file);
    const std::vector<FileGame> games = someGames(file.toStdString());
    if (games.empty())
        QSKIP("The games are not beside this checkout.");
    m_claims = 0;
    m_proofs = 0;
    qint64 took = 0;
    std::size_t moves = 0;
    for (const auto &[name, line] : games) {
        QElapsedTimer timer;
        timer.start();
        const Review review = reviewLine(line, m_solver);
        took += timer.nsecsElapsed();
        moves += review.moves.size();
        QVERIFY2(review.isComplete, name.c_str());
        QVERIFY2(movesWithHoles(line, review).empty(), name.c_str());
        confirm(line, review);
        if (QTest::currentTestFailed())
            QFAIL(name.c_str());
    }
    qInfo("%zu games, %zu moves, %d claims, %d proofs confirmed, %.2f ms a game", games.size(), moves, m_claims,
        m_proofs, double(took) / 1e6 / double(games.size()));
    QVERIFY(m_proofs > 0);
}

void TestReviewLaws::aMirroredGameHasTheMirroredReview_data()
{
    files();
}

// The solver looks at points in another order then, so proofs and what a limit leaves open may differ; what is known
// does not.
void TestReviewLaws::aMirroredGameHasTheMirroredReview()
{
    QFETCH(QString, file);
    const std::vector<FileGame> games = someGames(file.toStdString());
    if (games.empty())
        QSKIP("The games are not beside this checkout.");
    const auto agree = [](Known one, Known two) {
        return one == two || one == Known::Unknown || two == Known::Unknown;
    };
    const auto sameWin = [](const std::optional<Win> &one, const std::optional<Win> &two) {
        return !one || !two || !one->isShortest || !two->isShortest || one->length == two->length;
    };
    for (std::size_t i = 0; i < games.size(); ++i) {
        const Line &line = games[i].line;
        const rules::Symmetry symmetry = rules::AllSymmetries[1 + i % 7];
        const Review review = reviewLine(line, m_solver);
        const Review mirrored = reviewLine(seenFrom(symmetry, line), m_solver);
        QCOMPARE(mirrored.moves.size(), review.moves.size());
        for (std::size_t move = 0; move < review.moves.size(); ++move) {
            const MoveReview &one = review.moves[move];
            const MoveReview &two = mirrored.moves[move];
            QVERIFY2(agree(one.missed.said, two.missed.said), games[i].name.c_str());
            QVERIFY2(agree(one.allowed.said, two.allowed.said), games[i].name.c_str());
            QVERIFY2(agree(one.allowed.wasThere, two.allowed.wasThere), games[i].name.c_str());
            QVERIFY2(sameWin(one.missed.win, two.missed.win), games[i].name.c_str());
            QVERIFY2(sameWin(one.allowed.win, two.allowed.win), games[i].name.c_str());
            QCOMPARE(two.foul.has_value(), one.foul.has_value());
            if (one.foul)
                QCOMPARE(two.foul->kinds, one.foul->kinds);
            if (one.allowed.wasThere != two.allowed.wasThere || !one.allowed.areAllDefences
                || !two.allowed.areAllDefences)
                continue;
            std::vector<rules::Point> seen;
            for (const rules::Point point : one.allowed.defences)
                seen.push_back(apply(symmetry, point, line.moves[move].before.size()));
            std::sort(seen.begin(), seen.end());
            QCOMPARE(two.allowed.defences, seen);
        }
        if (review.turningPoint.isCertain && mirrored.turningPoint.isCertain)
            QCOMPARE(mirrored.turningPoint, review.turningPoint);
    }
}

QTEST_GUILESS_MAIN(TestReviewLaws)
#include "tst_reviewlaws.moc"
