// SPDX-License-Identifier: MIT
#include "../../repetitions.h"
#include "learn/drill/coverage.h"
#include "learn/drill/drill.h"
#include "learn/task/judge.h"
#include "learn/task/lesson.h"
#include "record/collection.h"

#include <QTest>

#include <algorithm>
#include <random>
#include <set>

namespace tst_drill {

using namespace kagetsu;
using namespace kagetsu::drill;
using record::GameTree;
using rules::Point;
using rules::Side;
using rules::Symmetry;

record::Game gameOf(const std::string &sgf)
{
    return record::readRecords("(;GM[4]SZ[15]" + sgf + ")").readGame(0);
}

Deck deck(const std::string &sgf, Side side = Side::Black)
{
    const Decks decks = *decksOf(gameOf(sgf));
    return side == Side::Black ? decks.black : decks.white;
}

Drill drillOf(const Deck &cards, const std::function<bool(const Card &)> &isWanted = {})
{
    return Drill(std::make_shared<const Deck>(cards), isWanted);
}

Point pointOf(const char *name)
{
    return { name[0] - 'A', std::atoi(name + 1) - 1 };
}

std::set<std::string> answersOf(const Card &card)
{
    std::set<std::string> points;
    for (const Answer &answer : card.answers)
        points.insert(toText(answer.point));
    return points;
}

using Names = std::set<std::string>;

// A library asked move by move.
class TestDrill : public QObject
{
    Q_OBJECT

private slots:
    void cardsAreThePositionsOfOneSide()
    {
        const Deck black = deck(";B[hh];W[ig](;B[jf];W[aa];B[bb])(;B[hf];W[cc])");
        QCOMPARE(black.cards.size(), std::size_t(3));
        QCOMPARE(answersOf(black.cards[0]), Names({ "H8" }));
        // H10 and J8 are mirror images.
        QCOMPARE(answersOf(black.cards[1]), Names({ "H10", "J8", "J10" }));
        QCOMPARE(answersOf(black.cards[2]), Names({ "B14" }));
        QCOMPARE(black.cards[0].answers[0].next, std::vector<std::size_t>({ 1 }));
        const Deck white = deck(";B[hh];W[ig](;B[jf];W[aa];B[bb])(;B[hf];W[cc])", Side::White);
        QCOMPARE(white.cards.size(), std::size_t(3));
        QCOMPARE(answersOf(white.cards[1]), Names({ "A15", "O1" }));
    }

    // After one stone in the centre four points are the same.
    void mirrorImagesAreRight()
    {
        const Deck white = deck(";B[hh];W[ig]", Side::White);
        QCOMPARE(answersOf(white.cards[0]), Names({ "G7", "G9", "I7", "I9" }));
        QCOMPARE(toText(white.cards[0].answers[0].point).size(), std::size_t(2));
    }

    void aMoveIntoAnotherLineIsRightAndToldApart()
    {
        // J10 first and then H8 gives the position of the first line.
        const Deck black = deck("(;B[hh];W[ig];B[jf]C[here])(;B[jf];W[ig];B[aa])");
        const auto after = std::find_if(black.cards.begin(), black.cards.end(), [](const Card &card) {
            return card.position.count(Side::Black) == 1 && card.position.has({ 9, 9 }, Side::Black);
        });
        QVERIFY(after != black.cards.end());
        QCOMPARE(answersOf(*after), Names({ "A15", "H8", "O1" }));
        const Answer &elsewhere = after->answers.back();
        QCOMPARE(toText(elsewhere.point), std::string("H8"));
        QVERIFY(elsewhere.isElsewhere && !after->answers.front().isElsewhere);
        QCOMPARE(elsewhere.text, std::string("here"));
    }

    void ofLinesThatComeTogetherEachPositionIsOneCard()
    {
        const Deck black = deck("(;B[hh];W[ig];B[jf];W[aa];B[bb])(;B[jf];W[ig];B[hh];W[aa];B[cc])");
        QCOMPARE(std::count_if(black.cards.begin(), black.cards.end(),
                     [](const Card &card) { return card.position.count(Side::Black) == 2; }),
            1);
        QCOMPARE(answersOf(black.cards[2]), Names({ "B14", "C13" }));
    }

    void whatTheRecordCallsBadIsNoAnswer()
    {
        const Deck black =
            deck(";B[hh];W[ig]LB[aa:??][cc:?!](;B[aa];W[ba];B[ca])(;B[bb]N[? no win];W[bc])(;B[cc])(;B[dd]N[!])");
        QCOMPARE(answersOf(black.cards[1]), Names({ "C13", "D12", "L4", "M3" }));
        QCOMPARE(black.cards.size(), std::size_t(2)); // nothing is asked below a bad move
    }

    void whatStandsOnlyBelowABadMoveIsNoAnswer_data()
    {
        QTest::addColumn<QByteArray>("sgf");
        QTest::addColumn<bool>("isRight");
        // B15 first is bad; the same stones come up after the good line, by the same move later.
        QTest::newRow("below a bad move")
            << QByteArray("(;B[ba]N[?];W[ig];B[hh];W[ha];B[jf])(;B[hh];W[ig];B[oa];W[ha];B[oo])") << false;
        QTest::newRow("below a move of the other side that is bad")
            << QByteArray("(;B[ba];W[ig]N[?];B[hh];W[ha];B[jf])(;B[hh];W[ig];B[oa];W[ha];B[oo])") << true;
        QTest::newRow("below a bad move, but also by good ones")
            << QByteArray("(;B[ba]N[?];W[ig];B[hh];W[ha];B[jf])(;B[hh];W[ig];B[ba])(;B[hh];W[ig];B[oa];W[ha];B[oo])")
            << true;
    }
    void whatStandsOnlyBelowABadMoveIsNoAnswer()
    {
        QFETCH(QByteArray, sgf);
        const Deck black = deck(sgf.toStdString());
        const auto asked = std::find_if(black.cards.begin(), black.cards.end(), [](const Card &card) {
            return card.position.count(Side::Black) == 1 && card.position.has({ 7, 7 }, Side::Black);
        });
        QVERIFY(asked != black.cards.end());
        QTEST(answersOf(*asked).contains("B15"), "isRight");
    }

    // B15 is bad as the first move, but comes up by good ones as well: what follows it there is right, too.
    void aBadMoveThatComesUpByGoodOnesIsNoEnd()
    {
        const Deck black = deck("(;B[ba]N[?];W[ig];B[hh];W[ha];B[jf])(;B[hh];W[ig];B[ba])");
        const auto asked = std::find_if(black.cards.begin(), black.cards.end(),
            [](const Card &card) { return card.position.count(Side::White) == 2; });
        QVERIFY(asked != black.cards.end());
        QCOMPARE(answersOf(*asked), Names({ "J10" }));
    }

    void whatIsSaidOfABadMoveIsTheReply()
    {
        const Deck black = deck(";B[hh];W[ig](;B[ba]N[?]C[too far])(;B[jf])");
        QCOMPARE(black.cards[1].bad.size(), std::size_t(2)); // and its mirror image
        const task::Judged judged = task::judge(taskOf(black, black.cards[1]), { .points = { pointOf("B15") } }, {});
        QVERIFY(judged.correctness == task::Correctness::Wrong);
        QCOMPARE(judged.words, std::string("too far"));
    }

    void onlyLinesThroughTheNode()
    {
        const record::Game game = gameOf(";B[hh];W[ig];B[jf];W[aa](;B[bb])(;B[cc]N[?];W[dd];B[ee])");
        QCOMPARE(decksOf(game, game.tree.mainLine()[2])->black.cards.size(), std::size_t(2));
        QCOMPARE(decksOf(game, game.tree.mainLine()[5])->black.cards.size(), std::size_t(0));
        // Whoever asks from a bad move on wants its lines.
        const record::NodeId bad = game.tree.nextSibling(game.tree.mainLine()[5]);
        const Decks below = *decksOf(game, bad);
        QCOMPARE(below.black.cards.size(), std::size_t(1));
        QCOMPARE(answersOf(below.black.cards[0]), Names({ "E11" }));
    }

    // The record has the same position before, in a mirror.
    void linesAreAskedInTheViewOfTheirNode()
    {
        const record::Game game = gameOf(";B[hh](;W[hg];B[ig];W[jg];B[ih])(;W[gh];B[gg];W[gf];B[hg])");
        const record::NodeId first = game.tree.firstChild(game.tree.firstChild(record::GameTree::root()));
        const record::NodeId second = game.tree.nextSibling(first);
        for (const record::NodeId from : { first, second, record::GameTree::root() }) {
            const auto decks = decksOf(game, from);
            const Card &card = decks->black.cards[from == record::GameTree::root() ? 1 : 0];
            const record::NodeId node = from == second ? second : first;
            QCOMPARE(card.node, node);
            QVERIFY(card.position == *game.tree.position(node));
            QCOMPARE(*card.last, game.tree.action(node).point());
        }
    }

    void recordsThatCannotBePlayedHaveNoCards_data()
    {
        QTest::addColumn<QByteArray>("sgf");
        QTest::newRow("an empty one") << QByteArray("(;GM[4]SZ[15])");
        QTest::newRow("a board that is not square") << QByteArray("(;GM[4]SZ[15:17];B[hh])");
        QTest::newRow("a board of 30 lines") << QByteArray("(;GM[4]SZ[30];B[hh])");
        QTest::newRow("only the other side") << QByteArray("(;GM[4]SZ[15]AB[hh];W[ig])");
    }
    void recordsThatCannotBePlayedHaveNoCards()
    {
        QFETCH(QByteArray, sgf);
        QVERIFY(decksOf(record::readRecords(sgf.toStdString()).readGame(0))->black.cards.empty());
    }

    void aStopIsHeard()
    {
        QVERIFY(!decksOf(gameOf(";B[hh]"), GameTree::root(), [](double) { return false; }));
        double before = 0;
        QVERIFY(decksOf(gameOf(";B[hh];W[ig];B[jf]"), GameTree::root(), [&](double part) {
            const bool isMore = part >= before && part <= 1;
            before = part;
            return isMore;
        }));
        QVERIFY(before > 0.5);
    }

    void aStopIsHeardWhileTheRecordIsRead()
    {
        record::Game game;
        game.tree = GameTree(15, 15);
        for (int i = 0; i < 1500; ++i) {
            const record::NodeId parent = i < 100 ? GameTree::root() : static_cast<record::NodeId>(1 + i % 100);
            const Point point(i < 100 ? i % 10 : 10 + i / 100 % 5, i < 100 ? i / 10 : i / 500);
            game.tree.append(parent, parent == GameTree::root() ? Side::Black : Side::White, point);
        }
        for (const int last : { 1, 2 }) {
            QList<double> parts;
            QVERIFY(!decksOf(game, GameTree::root(), [&](double part) {
                parts += part;
                return parts.size() < last;
            }));
            QCOMPARE(parts.size(), last);
            QVERIFY(parts[0] > 0.2 && parts[0] < 1 / 3.); // of a third, two thirds
        }
    }

    // Every card is a task that daily practice can ask again, in any view.
    void cardsAreTasks()
    {
        const Deck black = deck(";B[hh];W[ig](;B[jf]C[good];W[aa];B[bb])(;B[hf];W[cc])");
        for (const Card &card : black.cards) {
            for (const Symmetry view : rules::AllSymmetries) {
                const task::Task asked = taskOf(black, card, view);
                task::Lesson lesson;
                lesson.pages.push_back({ .game = task::gameOf(asked) });
                const task::Lesson read = task::readLesson(task::writeLesson(lesson));
                QVERIFY(read.pages[0].task.has_value());
                QCOMPARE(*read.pages[0].task, asked);
                for (const Answer &answer : card.answers) {
                    const Point point = apply(view, answer.point, 15);
                    QVERIFY(task::judge(asked, { .points = { point } }, {}).correctness == task::Correctness::Right);
                }
                const Point other = pointOf("O1");
                QVERIFY(task::judge(asked, { .points = { other } }, {}).correctness == task::Correctness::Wrong);
            }
        }
    }

    void idsAreTheSameInAllViewsAndRecords()
    {
        const std::string one = deck(";B[hh];W[ig];B[jf]").cards[1].id;
        QCOMPARE(deck(";B[hh];W[gi];B[fj]").cards[1].id, one); // turned
        QCOMPARE(deck("(;B[jf];W[aa])(;B[hh]C[words];W[ig];B[jf])").cards.back().id, one);
        QVERIFY(deck(";B[hh];W[hg];B[jf]").cards[1].id != one);
        QVERIFY(deck(";B[hh];W[ig]", Side::White).cards[0].id != deck(";B[hh]").cards[0].id);
    }

    // The boxes of a pupil are kept under it: with another one, what was learnt would be forgotten.
    void anIdIsThatOfEarlierVersions()
    {
        const Deck black = deck(";B[hh];W[ig];B[jf]");
        QCOMPARE(QString::fromStdString(black.cards[0].id), QString("line/renju/15b0-0/0070"));
        QCOMPARE(QString::fromStdString(black.cards[1].id), QString("line/renju/15b1-1/00c100e00050"));
        QCOMPARE(QString::fromStdString(deck(";B[hh];W[ig]", Side::White).cards[0].id),
            QString("line/renju/15w1-0/00e000600062007e0080"));
    }

    void theReplyIsHeadlineAndComment_data()
    {
        QTest::addColumn<QByteArray>("properties");
        QTest::addColumn<std::string>("text");
        QTest::newRow("a comment") << QByteArray("C[well played]") << std::string("well played");
        QTest::newRow("a headline") << QByteArray("N[Good]") << std::string("Good");
        QTest::newRow("both") << QByteArray("N[Good]C[well played]") << std::string("Good\nwell played");
        QTest::newRow("signs are no headline") << QByteArray("N[?!]C[hm]") << std::string("hm");
        QTest::newRow("nor are they alone") << QByteArray("N[!!]") << std::string();
        QTest::newRow("signs and words are") << QByteArray("N[!? why not]C[hm]") << std::string("!? why not\nhm");
        QTest::newRow("nothing") << QByteArray() << std::string();
    }
    void theReplyIsHeadlineAndComment()
    {
        QFETCH(QByteArray, properties);
        const Deck black = deck(";B[hh]" + properties.toStdString() + ";W[ig];B[jf]");
        QTEST(black.cards[0].answers.at(0).text, "text");
    }

    void whichMovesAreBad_data()
    {
        QTest::addColumn<QByteArray>("move");
        QTest::addColumn<bool>("isBad");
        QTest::newRow("without a word") << QByteArray("B[jf]") << false;
        QTest::newRow("a question mark as its name") << QByteArray("B[jf]N[?]") << true;
        QTest::newRow("two") << QByteArray("B[jf]N[??]") << true;
        QTest::newRow("a dubious one") << QByteArray("B[jf]N[?!]") << false;
        QTest::newRow("an interesting one") << QByteArray("B[jf]N[!?]") << false;
        QTest::newRow("one that the comment asks about") << QByteArray("B[jf]C[?]") << false;
        QTest::newRow("a label of another point") << QByteArray("B[jf]LB[aa:?]") << false;
    }
    void whichMovesAreBad()
    {
        QFETCH(QByteArray, move);
        QFETCH(bool, isBad);
        QCOMPARE(
            answersOf(deck(";B[hh];W[ig](;B[hf])(;" + move.toStdString() + ")").cards.at(1)).contains("J10"), !isBad);
    }

    // What is right in one record may be wrong in another: they must not share a box.
    void whatIsAskedInAnotherWayHasAnotherId_data()
    {
        QTest::addColumn<QByteArray>("sgf");
        QTest::newRow("another right move") << QByteArray(";B[hh];W[ig];B[ff]");
        QTest::newRow("one more right move") << QByteArray(";B[hh];W[ig](;B[jf])(;B[ff])");
        QTest::newRow("another rule") << QByteArray("RU[Gomoku, freestyle];B[hh];W[ig];B[jf]");
    }
    void whatIsAskedInAnotherWayHasAnotherId()
    {
        QFETCH(QByteArray, sgf);
        QVERIFY(deck(sgf.toStdString()).cards[1].id != deck(";B[hh];W[ig];B[jf]").cards[1].id);
    }

    void whatAPupilKnowsIsCounted()
    {
        const Deck black = deck(";B[hh];W[ig];B[jf];W[aa];B[bb];W[cc];B[dd]");
        practice::Pupil pupil { .name = "Anna" };
        const practice::Day today = 100;
        QVERIFY((coverageOf(black, pupil, today) == Coverage { .moves = 4 }));
        const auto answer = [&](std::size_t card, bool isRight, practice::Day day) {
            const std::string &id = black.cards[card].id;
            pupil.cards.try_emplace(id, practice::newCard(id, "choose", day));
            pupil.cards.at(id) = practice::answered(pupil.cards.at(id), isRight, day);
        };
        answer(0, true, today - 1);
        answer(1, false, today - 1);
        answer(2, false, today);
        QVERIFY((coverageOf(black, pupil, today) == Coverage { .moves = 4, .known = 1, .due = 1 }));
        QVERIFY(!isWanted(black.cards[0], pupil, today));
        QVERIFY(isWanted(black.cards[1], pupil, today));
        QVERIFY(!isWanted(black.cards[2], pupil, today));
        QVERIFY(isWanted(black.cards[3], pupil, today));
    }

    void theOtherSidePlaysOn()
    {
        Drill drill = drillOf(deck(";B[hh];W[ig](;B[jf];W[aa];B[bb])(;B[hf];W[cc];B[dd])"));
        QCOMPARE(drill.cards(), std::size_t(4));
        QVERIFY(!drill.asked()->isGoingOn);
        drill.answer(true, pointOf("H8"));
        QCOMPARE(drill.asked()->card, std::size_t(1));
        QVERIFY(drill.asked()->isGoingOn);
        QCOMPARE(toText(*drill.asked()->last), std::string("I9"));
        drill.answer(true, pointOf("J10"));
        QCOMPARE(drill.task().position.at(pointOf("A15")), rules::Stone::White);
        drill.answer(true, pointOf("B14"));
        // The other line.
        QVERIFY(!drill.asked()->isGoingOn);
        QCOMPARE(drill.task().position.at(pointOf("C13")), rules::Stone::White);
        drill.answer(true, pointOf("D12"));
        QVERIFY(!drill.asked());
        QCOMPARE(drill.right(), 4);
        QCOMPARE(drill.done(), std::size_t(4));
    }

    // The pupil plays the mirror image: the board goes on from what he played, and does not turn.
    void theBoardGoesOnInTheViewOfTheAnswer()
    {
        Drill drill = drillOf(deck(";B[hh];W[ig];B[jf];W[aa]", Side::White));
        drill.answer(true, pointOf("G7")); // for I9
        QVERIFY(drill.asked()->isGoingOn);
        const task::Task task = drill.task();
        QCOMPARE(task.position.at(pointOf("G7")), rules::Stone::White);
        QCOMPARE(toText(*drill.asked()->last), std::string("F6"));
        QVERIFY(std::any_of(task.choices.begin(), task.choices.end(), [](const task::Choice &choice) {
            return choice.point == pointOf("O1") || choice.point == pointOf("A15");
        }));
    }

    // The first node that has the position comes to it by K11, below a bad move; the line that is asked, by I9.
    void theMoveThatIsToldIsTheOneThatWasPlayed()
    {
        Drill drill = drillOf(deck("(;B[hh];W[ig];B[jf]N[?];W[ke];B[aa])(;B[hh];W[ke];B[jf];W[ig];B[aa])"));
        drill.answer(true, pointOf("H8"));
        QCOMPARE(toText(*drill.asked()->last), std::string("K11"));
        drill.answer(true, pointOf("J10"));
        QVERIFY(drill.asked()->isGoingOn);
        QCOMPARE(toText(*drill.asked()->last), std::string("I9"));
    }

    // The first node that has the position was set up, so no move led to it there.
    void aPositionThatWasSetUpFirstGoesOnAfterAMove()
    {
        Drill drill = drillOf(deck("(;AB[hh]AW[ig]PL[B];B[jf])(;B[hh];W[ig];B[jf])"));
        QVERIFY(!drill.asked()->last);
        drill.answer(true, pointOf("H8"));
        QVERIFY(drill.asked()->isGoingOn);
        QCOMPARE(toText(*drill.asked()->last), std::string("I9"));
    }

    void whatFollowsAPositionThatWasSetUpIsAsked()
    {
        QCOMPARE(deck(";C[words];AB[hh]AW[ig]PL[B];B[jf];W[aa];B[bb]").cards.size(), std::size_t(2));
    }

    void whatWasWrongIsAskedAgain()
    {
        Drill drill = drillOf(deck(";B[hh];W[ig];B[jf]"));
        drill.answer(false, {});
        QCOMPARE(drill.asked()->card, std::size_t(1)); // the line goes on
        drill.answer(true, pointOf("J10"));
        QVERIFY(drill.asked()->isAgain);
        QCOMPARE(drill.asked()->card, std::size_t(0));
        drill.answer(false, {});
        QVERIFY(drill.asked() && drill.asked()->isAgain);
        drill.answer(true, pointOf("H8"));
        QVERIFY(!drill.asked());
        QCOMPARE(drill.right(), 1);
        QCOMPARE(drill.done(), std::size_t(2));
    }

    void theLastIsKnownBefore()
    {
        Drill drill = drillOf(deck("(;B[hh];W[ig];B[jf])(;B[jf];W[ig];B[aa])"));
        QCOMPARE(drill.cards(), std::size_t(3));
        QVERIFY(!drill.isLast());
        drill.answer(true, pointOf("H8"));
        QVERIFY(!drill.isLast());
        QVERIFY(drill.isElsewhere(*drill.task().choices.back().point) == drill.card().answers.back().isElsewhere);
        QVERIFY(!drill.isElsewhere(pointOf("O1")));
        drill.answer(false, {});
        QVERIFY(!drill.isLast()); // one is asked again
        drill.answer(true, drill.card().answers.front().point);
        QVERIFY(drill.isLast());
        drill.answer(false, {});
        QVERIFY(drill.isLast());
        drill.answer(true, drill.card().answers.front().point);
        QVERIFY(!drill.asked());
    }

    void onlyWantedCardsAreAskedUnlessThereAreNone()
    {
        const Deck black = deck(";B[hh];W[ig];B[jf];W[aa];B[bb]");
        Drill some = drillOf(black, [](const Card &card) { return card.position.count(Side::Black) == 1; });
        QCOMPARE(some.cards(), std::size_t(1));
        some.answer(true, pointOf("J10"));
        QVERIFY(!some.asked());
        QCOMPARE(drillOf(black, [](const Card &) { return false; }).cards(), std::size_t(3));
    }

    // Whatever is answered, every card is asked, and a line goes on only with a stone of the other side.
    void everyCardIsAskedOnce()
    {
        std::mt19937 random(20261130);
        for (int round = 0; round < repetitions(80); ++round) {
            record::Game game;
            game.tree = GameTree(9, 9);
            for (int i = 0; i < 40; ++i) {
                const auto parent = static_cast<record::NodeId>(random() % game.tree.nodeCount());
                const Point point(3 + static_cast<int>(random() % 3), 3 + static_cast<int>(random() % 3));
                if (game.tree.stones(parent).at(point) == rules::Stone::None)
                    game.tree.append(parent, game.tree.moveNumber(parent) % 2 == 0 ? Side::Black : Side::White, point);
            }
            const Side side = random() % 2 == 0 ? Side::Black : Side::White;
            const Decks decks = *decksOf(game);
            Drill drill = drillOf(side == Side::Black ? decks.black : decks.white);
            std::set<std::size_t> seen;
            std::optional<rules::Position> before;
            while (drill.asked()) {
                const Drill::Asked asked = *drill.asked();
                QVERIFY(asked.isAgain || seen.insert(asked.card).second);
                const task::Task task = drill.task();
                if (asked.isGoingOn) {
                    QCOMPARE(task.position.count(rules::other(side)), before->count(rules::other(side)) + 1);
                    before->set(*drill.asked()->last, rules::stoneOf(rules::other(side)));
                    QVERIFY(task.position == *before);
                }
                const auto &choice = task.choices[random() % task.choices.size()];
                before = task.position;
                before->set(*choice.point, rules::stoneOf(side));
                drill.answer(random() % 4 != 0, choice.point);
            }
            QCOMPARE(seen.size(), drill.deck().cards.size());
        }
    }
};

} // namespace tst_drill

QTEST_APPLESS_MAIN(tst_drill::TestDrill)
#include "tst_drill.moc"
