// SPDX-License-Identifier: MIT
#include "learn/puzzle/balance.h"
#include "learn/puzzle/firstrating.h"
#include "learn/puzzle/gamefeed.h"
#include "learn/puzzle/keptpuzzle.h"
#include "learn/puzzle/prooftext.h"
#include "learn/puzzle/recheck.h"
#include "learn/task/judge.h"
#include "rules/symmetry.h"

#include <QTest>

#include <cmath>
#include <random>
#include <set>

namespace tst_play {

using namespace kagetsu;
using namespace kagetsu::puzzle;
using rules::Position;
using rules::Side;

namespace {

Position board(const QString &black, const QString &white)
{
    Position position;
    const auto lay = [&position](const QString &points, Side side) {
        for (const QString &point : points.split(QLatin1Char(' '), Qt::SkipEmptyParts))
            position.place(*rules::pointFromText(point.toStdString(), position.size()), side);
    };
    lay(black, Side::Black);
    lay(white, Side::White);
    return position;
}

QByteArray told(const std::optional<MadePuzzle> &puzzle)
{
    if (!puzzle)
        return "none";
    QByteArray text(std::string(idOf(puzzle->theme)).c_str());
    for (const rules::Point point : puzzle->answers)
        text += ' ' + QByteArray::fromStdString(toText(point));
    return text + " in " + QByteArray::number(puzzle->length);
}

constexpr rules::RuleSet Rules { .rule = rules::Rule::Renju };
// H8 would be an overline, so White wins with the four H7, and Black has to take that point.
const QString Black = QStringLiteral("E8 F8 G8 I8 J8 H12");
const QString White = QStringLiteral("H9 H10 H11 A1 O1");

MadePuzzle puzzleIn(const QString &black, const QString &white, Side side)
{
    PlayMaker maker;
    const auto made = maker.puzzleAt(board(black, white), side, Rules);
    if (!made)
        qFatal("no puzzle");
    return *made;
}

const std::vector<MadePuzzle> &examples()
{
    static const std::vector<MadePuzzle> made { puzzleIn(Black, White, Side::White),
        puzzleIn(Black, White + QStringLiteral(" D8"), Side::Black) };
    return made;
}

// White does not see the win, and Black does not see that there was one.
const std::string Game = "(;GM[4]SZ[15]RU[Renju]PB[Nakamura]PW[Ivanov]DT[2019]EV[Cup]PL[W]"
                         "AB[eh][fh][gh][ih][jh][hd]AW[hg][hf][he][ao][oo];W[dh];B[oa])";
const std::string ShortGame = "(;GM[4]SZ[15]RU[Renju];B[hh];W[gg])";

record::Collection games(const std::string &bytes)
{
    return record::readRecords(bytes);
}

} // namespace

// Puzzles from play (learn.md#puzzles-from-play).
class TestPlay : public QObject
{
    Q_OBJECT

private slots:
    void whatIsAPuzzle_data()
    {
        QTest::addColumn<QString>("black");
        QTest::addColumn<QString>("white");
        QTest::addColumn<QString>("side");
        QTest::addColumn<QString>("rule");
        QTest::addColumn<QByteArray>("puzzle");
        const auto row = [](const char *name, const char *black, const char *white, const char *side, const char *rule,
                             const char *puzzle) {
            QTest::newRow(name) << QString(black) << QString(white) << QString(side) << QString(rule)
                                << QByteArray(puzzle);
        };
        row("nothing happens", "H8 I9 J7", "I8 H9 J10", "black", "renju", "none");
        row("a stone too many", "H5 H6 H7 I4 K6 A1", "E6 H2 H8 H9 M5", "black", "renju", "none");
        row("the other side can make five at once", "H5 H6 H7 I4 K6", "A1 A2 A3 A4 H8", "black", "renju", "none");
        row("few stones", "H8 I9", "G7 J10", "black", "renju", "none");
        row("a stop that is forbidden", "E8 F8 G8 I8 J8 H12", "H9 H10 H11 A1 O1", "white", "renju",
            "forbidden-point H7 in 1");
        row("by another rule it is none", "E8 F8 G8 I8 J8 H12", "H9 H10 H11 A1 O1", "white", "win5", "none");
        row("Black has to see it", "E8 F8 G8 I8 J8 H12", "H9 H10 H11 A1 O1 D8", "black", "renju",
            "forbidden-point H7 in 1");
        row("one move is left", "H9 D8 H7 F6 H6 G5 I4", "F10 E9 E8 H8 E7 F7 G7", "black", "win5+", "only-move E10 in 1");
        row("it can be stopped in many ways", "A1 C15 O13", "G8 I8 J8", "black", "win5+", "none");
    }
    void whatIsAPuzzle()
    {
        QFETCH(QString, black);
        QFETCH(QString, white);
        QFETCH(QString, side);
        QFETCH(QString, rule);
        QFETCH(QByteArray, puzzle);
        PlayMaker maker;
        const Side mover = side == QLatin1String("black") ? Side::Black : Side::White;
        const auto made = maker.puzzleAt(board(black, white), mover, { .rule = *rules::ruleFromId(rule.toStdString()) });
        QCOMPARE(told(made), puzzle);
    }

    // What is asked is what the judge of tasks accepts.
    void theAnswersAreThoseOfTheJudge()
    {
        for (const MadePuzzle &each : examples()) {
            const task::Task task = taskOf(each);
            for (const char *name : { "H3", "H7", "I5", "A2" }) {
                const rules::Point point = *rules::pointFromText(name, 15);
                const bool isClaimed = std::find(each.answers.begin(), each.answers.end(), point) != each.answers.end();
                const auto judged = task::judge(task, { .points = { point } });
                QCOMPARE(judged.correctness == task::Correctness::Right
                        || judged.correctness == task::Correctness::GoesOn,
                    isClaimed);
            }
        }
    }

    // Turned and mirrored it is the same puzzle.
    void symmetryChangesNothing()
    {
        MadePuzzle other = examples().front();
        const std::string id = identityOf(other);
        std::set<std::string> ids;
        for (const rules::Symmetry symmetry : rules::AllSymmetries) {
            other.position = apply(symmetry, examples().front().position);
            ids.insert(identityOf(other));
        }
        QCOMPARE(ids.size(), 1U);
        PlayMaker maker;
        const auto turned = maker.puzzleAt(other.position, other.side, Rules);
        QVERIFY(turned && turned->theme == other.theme);
        QCOMPARE(turned->answers.front(), apply(rules::Symmetry::AntiDiagonal, other.answers.front(), 15));
        other.side = Side::Black;
        QVERIFY(identityOf(other) != id);
        other.side = Side::White;
        other.rules.rule = rules::Rule::Standard;
        QVERIFY(identityOf(other) != id);
    }

    // A claim that is not true is found by the second search.
    void theSecondSearchDisagrees()
    {
        for (const MadePuzzle &each : examples()) {
            const Recheck check = recheck(each);
            QCOMPARE(check.verdict, Recheck::Verdict::Agrees);
            QVERIFY(check.effort > 0);
            QCOMPARE(recheck(each, 0).verdict, Recheck::Verdict::Undecided);
            MadePuzzle unproven = each;
            unproven.proof.steps.front().fivePoints.clear();
            unproven.proof.steps.front().reason = solver::Reason::Five;
            QVERIFY(recheck(unproven, 0).hasHole);
        }
        MadePuzzle untrue = examples().back();
        untrue.answers = { { 0, 1 } };
        const Recheck check = recheck(untrue);
        QCOMPARE(check.verdict, Recheck::Verdict::Differs);
        QVERIFY(check.missing == examples().back().answers);
        QVERIFY(check.wrong == untrue.answers);
    }

    // A win is decided, too: every quiet move is refuted well below the usual limit.
    void theSecondSearchDecidesWins()
    {
        QFile file(QStringLiteral(KAGETSU_TEST_DATA "/games/engine-renju.sgf"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        constexpr std::size_t WithAWin = 32;
        const PlayedGame game = playedGame(games(file.readAll().toStdString()).readGame(WithAWin), "1");
        PlayMaker maker;
        const std::vector<MadePuzzle> made = maker.puzzlesOf(game.line);
        QVERIFY(std::any_of(made.begin(), made.end(), [](const MadePuzzle &each) { return !each.isDefence(); }));
        for (const MadePuzzle &each : made)
            QCOMPARE(recheck(each).verdict, Recheck::Verdict::Agrees);
    }

    void whatIsKeptComesBack()
    {
        for (MadePuzzle each : examples()) {
            each.source = { "Nakamura", "Ivanov", "2019-08-03", "Cup", 34 };
            const practice::KeptPuzzle kept = keptOf(each);
            QCOMPARE(kept.id, identityOf(each));
            QCOMPARE(kept.kind, std::string(each.isDefence() ? "defend" : "win"));
            const auto back = madeOf(kept);
            QVERIFY(back);
            each.nodes = back->nodes; // this and the temptations are in the difficulty
            each.temptations = back->temptations;
            QVERIFY(*back == each);
            QVERIFY(*puzzle::taskOf(kept) == taskOf(each));
        }
    }

    // Whatever became of its text, it is a puzzle whose proof holds, or none.
    void damagedPuzzlesAreNone()
    {
        const practice::KeptPuzzle whole = keptOf(examples().front());
        std::mt19937 random(5);
        int none = 0;
        for (int i = 0; i < 300; ++i) {
            practice::KeptPuzzle kept = whole;
            std::string *texts[] { &kept.theme, &kept.sgf, &kept.answers, &kept.proof, &kept.proof };
            std::string &text = *texts[random() % std::size(texts)];
            const std::size_t at = random() % text.size();
            if (i % 3 == 0)
                text.resize(at);
            else
                text[at] = static_cast<char>(random() % 2 == 0 ? '0' + random() % 10 : random());
            const auto made = madeOf(kept);
            none += made ? 0 : 1;
            if (made)
                QVERIFY(!recheck(*made, 0).hasHole);
        }
        QVERIFY(none > 100);
        for (const char *text : { "", "b", "b;", "x;H8f", "b;H8", "b;H8z", "b;H8g,~0", "b;H8g,~9", "b;H8g,I9=0", "b;H8g,I9=99999999999999999999",
                 "b;H8f,+", "b;H8f,,", "b;Z99f", "b;H8g,I9=1;H8g,I9=1" })
            QVERIFY2(!proofFromText(text, examples().front().position, Rules), text);
    }

    void aGameGivesItsPuzzlesOnce()
    {
        const PlayedGame game = playedGame(games(Game).readGame(0), "1");
        PlayMaker maker;
        const std::vector<MadePuzzle> made = maker.puzzlesOf(game.line);
        QCOMPARE(made.size(), std::size_t(2));
        QCOMPARE(told(made[0]), QByteArray("forbidden-point H7 in 1"));
        QCOMPARE(made[0].source.move, 1);
        QVERIFY(made[0].side == Side::White && !made[0].isDefence());
        QVERIFY(made[1].side == Side::Black && made[1].isDefence());
        QCOMPARE(made[1].source.move, 2);
        QVERIFY(game.source == Source({ "Nakamura", "Ivanov", "2019", "Cup", 0 }));
        PlayLimits cancelled;
        cancelled.isCancelled = [] { return true; };
        QVERIFY(maker.puzzlesOf(game.line, cancelled).empty());
        // With too few positions to look at, nothing is claimed.
        QVERIFY(maker.puzzlesOf(game.line, { .nodes = 0 }).empty());
    }

    // However often a theme comes, the others are not crowded out.
    void noThemeCrowdsOutTheOthers()
    {
        std::mt19937 random(3);
        ThemeBalance balance;
        std::map<Theme, int> counts;
        int all = 0;
        for (int i = 0; i < 4000; ++i) {
            const unsigned lot = random() % 100;
            const Theme theme = lot < 80 ? Theme::StopTheWin
                : lot < 92               ? Theme::Fours
                : lot < 96               ? Theme::OnlyMove
                : lot < 98               ? Theme::FoursAndThrees
                                         : Theme::ForbiddenPoint;
            if (!balance.take(theme))
                continue;
            ++counts[theme];
            ++all;
            QVERIFY(counts[theme] <= 5 || counts.size() < 5 || 3 * (counts[theme] - 1) <= all);
        }
        QVERIFY(3 * counts[Theme::StopTheWin] <= all + 3);
        QVERIFY(counts[Theme::ForbiddenPoint] > 50); // what is rare is always taken
        QVERIFY(counts[Theme::StopTheWin] > 100); // and what is frequent goes on with it
        // A theme that is alone crowds out nothing.
        ThemeBalance alone;
        for (int i = 0; i < 100; ++i)
            QVERIFY(alone.take(Theme::StopTheWin));
        QVERIFY(alone.take(Theme::Fours));
        QVERIFY(!alone.take(Theme::StopTheWin));
        // It goes on from what is on the shelf.
        ThemeBalance shelf({ { "stop-the-win", 12 }, { "fours", 5 }, { "only-move", 7 }, { "of a later version", 900 } });
        QVERIFY(!shelf.take(Theme::StopTheWin));
        QVERIFY(shelf.take(Theme::Fours));
        QVERIFY(shelf.take(Theme::StopTheWin)); // 12 with 13 of two others
    }

    // What a place gives depends on what is there.
    void diggingLeavesOutWhatIsTooMany()
    {
        PlayMaker maker;
        RecordsFeed feed(games(Game), {});
        const practice::PuzzlesMade made = dig(feed, maker, { .place = "file:a" }, [] { return false; }, {},
            ThemeBalance({ { "forbidden-point", 30 }, { "fours", 14 } }));
        QVERIFY(made.quarry.isDone);
        QCOMPARE(made.quarry.puzzles, 0);
        QVERIFY(made.puzzles.empty());
    }

    void theRuleIsThatOfTheGame()
    {
        const auto ruleOfText = [](const char *properties) {
            const std::string text = std::string("(;GM[4]") + properties + ";B[aa];W[bb])";
            return ruleFor(record::readRecords(text).readGame(0));
        };
        QVERIFY(ruleOfText("SZ[15]RU[Standard Gomoku]") == rules::Rule::Standard);
        QVERIFY(ruleOfText("SZ[15]") == rules::Rule::Renju);
        QVERIFY(!ruleOfText("SZ[19]"));
        QVERIFY(ruleOfText("SZ[19]RU[Freestyle Gomoku]") == rules::Rule::FreeStyle);
        QVERIFY(playedGame(record::readRecords("(;GM[4]SZ[19];B[aa])").readGame(0), "1").isLeftOut);
    }

    // However often it is interrupted, the same comes of it.
    void diggingGoesOnWhereItStopped()
    {
        PlayMaker maker;
        const record::Collection three = games(ShortGame + Game + ShortGame);
        RecordsFeed all(three, {});
        const practice::PuzzlesMade whole = dig(all, maker, { .place = "file:a" }, [] { return false; }, {});
        QVERIFY(whole.quarry.isDone);
        QCOMPARE(whole.quarry.games, 3);
        QCOMPARE(whole.quarry.puzzles, 2);
        practice::Quarry quarry { .place = "file:a" };
        std::vector<practice::KeptPuzzle> pieces;
        for (int step = 0; !quarry.isDone; ++step) {
            RecordsFeed feed(three, quarry.at);
            PlayLimits limits;
            int asked = 0;
            limits.isCancelled = [step, &asked] { return step == 1 && ++asked > 2; }; // the second game comes again
            const practice::PuzzlesMade piece = dig(feed, maker, quarry, [] { return true; }, limits);
            QCOMPARE(piece.quarry.games, quarry.games + (step == 1 || piece.quarry.isDone ? 0 : 1));
            pieces.insert(pieces.end(), piece.puzzles.begin(), piece.puzzles.end());
            quarry = piece.quarry;
        }
        QVERIFY(quarry == whole.quarry);
        QVERIFY(pieces == whole.puzzles);
        QVERIFY(!RecordsFeed(three, "3").next());
        QVERIFY(RecordsFeed(three, "nonsense").next());
    }

    // What is longer, has more to look at or tempts more is harder; what has more answers is easier.
    void theFirstRatingGrows()
    {
        const MadePuzzle plain = examples().front();
        const double rating = firstRating(plain).rating;
        MadePuzzle other = plain;
        other.length += 2;
        QVERIFY(firstRating(other).rating > rating);
        other = plain;
        other.nodes = 100 * plain.nodes + 100;
        QVERIFY(firstRating(other).rating > rating);
        other = plain;
        other.temptations += 3;
        QVERIFY(firstRating(other).rating > rating);
        other = plain;
        other.answers.push_back({ 1, 1 });
        QVERIFY(firstRating(other).rating < rating);
        other.nodes = std::uint64_t(1) << 60;
        other.length = 60;
        QVERIFY(firstRating(other).rating <= 2600);
    }

    void ranksAreCompared()
    {
        QCOMPARE(rankCorrelation({ 1, 2, 3, 4 }, { 10, 20, 30, 1000 }), 1.0);
        QCOMPARE(rankCorrelation({ 1, 2, 3, 4 }, { 4, 3, 2, 1 }), -1.0);
        QCOMPARE(rankCorrelation({ 1, 1, 1 }, { 1, 2, 3 }), 0.0);
        QCOMPARE(rankCorrelation({}, {}), 0.0);
        // Two of one rank share it: ranks 0.5, 0.5, 2 and 0, 1, 2.
        QVERIFY(std::abs(rankCorrelation({ 5, 5, 9 }, { 1, 2, 3 }) - std::sqrt(3.0) / 2) < 1e-12);
    }
};

} // namespace tst_play

QTEST_APPLESS_MAIN(tst_play::TestPlay)
#include "tst_play.moc"
