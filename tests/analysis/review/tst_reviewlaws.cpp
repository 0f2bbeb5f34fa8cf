// SPDX-License-Identifier: MIT
#include "../../repetitions.h"
#include "analysis/review/confirm.h"
#include "analysis/solver/proof/checker.h"
#include "lines.h"
#include "rules/proof/proofcheck.h"

#include <QElapsedTimer>
#include <QTest>

#include <algorithm>

namespace tst_reviewlaws {

using namespace kagetsu;
using namespace kagetsu::review;
using solver::Answer;

// Laws that hold on whole games, of programs that play well and of chance, which does not.
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
    bool everyDefenceIsAFour(const solver::Question &question);

    const solver::Limits m_ample { .nodes = 1'000'000, .stop = {}, .goesOn = {} };
    solver::FourSolver m_solver;
    int m_claims = 0;
    int m_proofs = 0;
};

namespace {

void files()
{
    QTest::addColumn<QStringList>("files");
    QTest::addColumn<int>("rule"); // of records that do not name it, and of games by chance
    const auto row = [](const char *name, const QStringList &files, rules::Rule rule = rules::Rule::Renju) {
        QTest::newRow(name) << files << int(rule);
    };
    row("renju", { "engine-renju.sgf" });
    row("standard", { "engine-std15.sgf" });
    row("free-style", { "engine-free15.sgf" });
    row("free-style on 20 lines", { "engine-free20.sgf" });
    row("an XML library", { "synthetic.rif" });
    row("single games on 20 lines",
        { "engine-free20-0.psq", "engine-free20-1.psq", "engine-free20-2.psq", "engine-free20-3.psq",
            "engine-free20-4.psq" },
        rules::Rule::FreeStyle);
    row("single games, standard",
        { "engine-std15-0.psq", "engine-std15-1.psq", "engine-std15-2.psq", "engine-std15-3.psq",
            "engine-std15-4.psq" },
        rules::Rule::Standard);
    row("by chance, renju", {}, rules::Rule::Renju);
    row("by chance, free-style", {}, rules::Rule::FreeStyle);
    row("by chance, standard", {}, rules::Rule::Standard);
    row("by chance, caro", {}, rules::Rule::Caro);
    row("by chance, omok", {}, rules::Rule::Omok);
    row("by chance, overlines lose", {}, rules::Rule::OverLoses);
}

std::vector<FileGame> someGames(const QStringList &files, int rule)
{
    std::vector<FileGame> all;
    for (const QString &file : files) {
        const std::vector<FileGame> more = gamesOf(file.toStdString(), static_cast<rules::Rule>(rule));
        all.insert(all.end(), more.begin(), more.end());
    }
    for (int number = 0; files.isEmpty() && number < repetitions(80); ++number)
        all.push_back({ "chance " + std::to_string(number), chanceGame(number, static_cast<rules::Rule>(rule)) });
    std::vector<FileGame> games;
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

// Where nothing would have stopped a win, all that the solver lists are fours, which put it off.
bool TestReviewLaws::everyDefenceIsAFour(const solver::Question &question)
{
    const rules::Side defender = other(question.attacker);
    const solver::MoveAnswers answers = m_solver.defences(question, m_ample);
    return std::all_of(answers.moves.begin(), answers.moves.end(), [&](const solver::MoveAnswer &each) {
        if (each.answer != Answer::None)
            return each.answer == Answer::Win;
        rules::Position after = question.position;
        const bool isFive = judge(after, each.point, defender, question.rules).outcome == rules::Outcome::Wins;
        after.place(each.point, defender);
        return !isFive && !judgeBoard(after, defender, question.rules).wins.empty();
    });
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
        const solver::Question ownTurn { before, move.side, line.rules };
        const solver::Question hisTurn { before, opponent, line.rules };
        const bool makesFive = move.kind == record::Move::Kind::Stone
            && judge(before, move.point, move.side, line.rules).outcome == rules::Outcome::Wins;
        if (!makesFive && !said.missed.win && said.missed.said == Known::No)
            QVERIFY(m_solver.find(ownTurn, m_ample).answer == Answer::None);
        if (!said.allowed.win)
            continue;
        if (said.allowed.wasThere != Known::Unknown)
            QCOMPARE(m_solver.find(hisTurn, m_ample).answer == Answer::Win, said.allowed.wasThere == Known::Yes);
        if (said.allowed.said == Known::Yes)
            QVERIFY(said.allowed.wasThere == Known::No || !said.allowed.defences.empty());
        if (said.allowed.said == Known::No)
            QVERIFY(everyDefenceIsAFour(hisTurn));
        for (const rules::Point defence : said.allowed.defences) {
            rules::Position defended = before;
            QVERIFY(judge(before, defence, move.side, line.rules).outcome != rules::Outcome::Forbidden);
            const bool isFive = judge(before, defence, move.side, line.rules).outcome == rules::Outcome::Wins;
            defended.place(defence, move.side);
            QVERIFY(isFive || m_solver.find({ defended, opponent, line.rules }, m_ample).answer == Answer::None);
        }
    }
}

void TestReviewLaws::everyClaimIsConfirmed_data()
{
    files();
}

void TestReviewLaws::everyClaimIsConfirmed()
{
    QFETCH(QStringList, files);
    QFETCH(int, rule);
    const std::vector<FileGame> games = someGames(files, rule);
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
    QFETCH(QStringList, files);
    QFETCH(int, rule);
    const std::vector<FileGame> games = someGames(files, rule);
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
            QVERIFY2(!one.allowed.win || !two.allowed.win || agree(one.allowed.wasThere, two.allowed.wasThere),
                games[i].name.c_str());
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

} // namespace tst_reviewlaws

QTEST_GUILESS_MAIN(tst_reviewlaws::TestReviewLaws)
#include "tst_reviewlaws.moc"
