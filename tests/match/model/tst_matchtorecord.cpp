// SPDX-License-Identifier: MIT
#include "driver.h"
#include "match/model/record/matchtorecord.h"
#include "record/collection.h"
#include "record/sgf/sgfwriter.h"

#include <QTest>

namespace tst_matchtorecord {

using namespace kagetsu;
using namespace kagetsu::match;
using namespace std::chrono_literals;
using record::GameTree;
using record::NodeId;
using rules::Side;

namespace {

std::vector<std::string> mainMoves(const GameTree &tree)
{
    std::vector<std::string> moves;
    for (NodeId node : tree.mainLine()) {
        if (const auto move = tree.move(node))
            moves.push_back(move->kind == record::Move::Kind::Stone ? rules::toText(move->point) : "pass");
    }
    return moves;
}

record::Game written(const Driver &driver)
{
    return matchToRecord(driver.events(), "2026-11-20");
}

// What another program would see of it.
record::Game readAgain(const record::Game &game)
{
    return record::readCollection(record::writeSgf(game)).readGame(0);
}

} // namespace

class TestRecordOf : public QObject
{
    Q_OBJECT

private slots:
    void finishedGameReadsBack()
    {
        Driver driver;
        driver.playAll({ "H8", "A1", "I8", "A2", "J8", "A3", "K8", "A4", "L8" });
        const record::Game game = readAgain(written(driver));
        QVERIFY(game.messages.empty());
        QCOMPARE(game.info.black.name, std::string("Aoki"));
        QCOMPARE(game.info.white.name, std::string("Bergman"));
        QCOMPARE(game.info.date, std::string("2026-11-20"));
        QCOMPARE(game.info.rules, std::string("Renju"));
        QCOMPARE(game.info.timeControl, std::string("sudden:900"));
        QVERIFY((game.info.result == record::GameResult { record::Winner::Black, record::Reason::Five }));
        const std::vector<std::string> expected { "H8", "A1", "I8", "A2", "J8", "A3", "K8", "A4", "L8" };
        QVERIFY(mainMoves(game.tree) == expected);
        const auto line = game.tree.mainLine();
        QVERIFY(game.tree.details(line[1]).black.left == 15min - 1s);
        QVERIFY(game.tree.details(line[2]).white.left == 15min - 1s);
    }

    void claimedFoulKeepsItsKind()
    {
        Driver driver;
        driver.playAll({ "F8", "A1", "G8", "A3", "H9", "A5", "H10", "A7", "H8" });
        QVERIFY(!driver.give(ClaimFoul { Seat::B, driver.at("H8") }));
        const record::Game game = readAgain(written(driver));
        QVERIFY((game.info.result == record::GameResult { record::Winner::White, record::Reason::DoubleThree }));
    }

    void takenBackMovesAreAVariation()
    {
        Driver driver;
        driver.playAll({ "H8", "I9", "J10" });
        QVERIFY(!driver.give(AskTakeBack { Seat::A }));
        QVERIFY(!driver.give(AnswerTakeBack { Seat::B, true }));
        driver.playAll({ "J8", "I7" });
        const record::Game game = written(driver);
        const std::vector<std::string> expected { "H8", "I9", "J8", "I7" };
        QVERIFY(mainMoves(game.tree) == expected);
        const auto children = game.tree.children(game.tree.mainLine()[2]);
        QCOMPARE(children.size(), std::size_t(2));
        QVERIFY(game.tree.move(children[1])->point == driver.at("J10"));
    }

    void takenBackMovesAreAVariationAlsoAtTheEnd()
    {
        Driver driver;
        driver.playAll({ "H8", "I9", "J10" });
        QVERIFY(!driver.give(AskTakeBack { Seat::A }));
        QVERIFY(!driver.give(AnswerTakeBack { Seat::B, true }));
        QVERIFY(!driver.give(Resign { Seat::A }));
        const record::Game game = readAgain(written(driver));
        QVERIFY(game.messages.empty());
        const std::vector<std::string> expected { "H8", "I9" };
        QVERIFY(mainMoves(game.tree) == expected);
        const auto children = game.tree.children(game.tree.mainLine()[2]);
        QCOMPARE(children.size(), std::size_t(2));
        QVERIFY(!game.tree.move(children[0]));
        QVERIFY(game.tree.move(children[1])->point == driver.at("J10"));
    }

    void theSameMoveAgainIsNoSecondVariation()
    {
        Driver driver;
        driver.playAll({ "H8", "I9" });
        QVERIFY(!driver.give(AskTakeBack { Seat::B }));
        QVERIFY(!driver.give(AnswerTakeBack { Seat::A, true }));
        driver.playAll({ "I9" });
        QCOMPARE(written(driver).tree.nodeCount(), NodeId(3));
    }

    void swapsPutNamesUnderTheFinalColours()
    {
        MatchSetup setup = plainSetup();
        setup.opening = shippedProcedure("swap1");
        Driver driver(setup);
        driver.playAll({ "E5" });
        QVERIFY(!driver.give(Act { Seat::B, opening::Choose { "black" } }));
        driver.playAll({ "F6" });
        QVERIFY(!driver.give(Resign { Seat::A }));
        const record::Game game = readAgain(written(driver));
        QCOMPARE(game.info.black.name, std::string("Bergman"));
        QVERIFY(game.info.opener == Side::White);
        const auto line = game.tree.mainLine();
        QVERIFY(game.tree.details(line[1]).swap == record::SwapChoice::Swapped);
        QVERIFY(game.tree.details(line[1]).placedBy == Side::White); // Aoki's hand
        QVERIFY((game.info.result == record::GameResult { record::Winner::Black, record::Reason::Resignation }));
    }

    void offeredFifthMovesStayInTheRecord()
    {
        MatchSetup setup = plainSetup();
        setup.opening = shippedProcedure("rif-classic");
        Driver driver(setup);
        driver.playAll({ "H8", "H9", "J10" });
        QVERIFY(!driver.give(Act { Seat::B, opening::Choose { "keep" } }));
        driver.playAll({ "G8" });
        QVERIFY(!driver.give(Act { Seat::A, opening::Offer { driver.at("I11") } }));
        QVERIFY(!driver.give(Act { Seat::A, opening::Offer { driver.at("G10") } }));
        QVERIFY(!driver.give(Act { Seat::B, opening::Select { driver.at("I11") } }));
        driver.playAll({ "I10" });
        const record::Game game = readAgain(written(driver));
        QCOMPARE(game.info.openingId, std::string("d3"));
        const auto line = game.tree.mainLine();
        const std::vector<rules::Point> offers { driver.at("I11"), driver.at("G10") };
        QVERIFY(game.tree.details(line[4]).fifthOffers.size() == 2);
        QVERIFY(std::is_permutation(offers.begin(), offers.end(), game.tree.details(line[4]).fifthOffers.begin()));
        const auto fifths = game.tree.children(line[4]);
        QCOMPARE(fifths.size(), std::size_t(2));
        QVERIFY(game.tree.move(fifths[0])->point == driver.at("I11"));
        QVERIFY(game.tree.move(fifths[1])->point == driver.at("G10"));
    }

    void drawnStonesAreMovesOfNobody()
    {
        MatchSetup setup = plainSetup();
        setup.opening = shippedProcedure("drawn-position"); // H8 H9 I9
        Driver driver(setup);
        driver.playAll({ "G7" });
        const record::Game game = readAgain(written(driver));
        const std::vector<std::string> expected { "H8", "H9", "I9", "G7" };
        QVERIFY(mainMoves(game.tree) == expected);
        const auto line = game.tree.mainLine();
        QVERIFY(game.tree.details(line[3]) == record::NodeDetails());
        QVERIFY(game.tree.details(line[4]).white.left == 15min - 1s);
    }

    void aSwapFollowedByAnotherChoiceStaysASwap()
    {
        MatchSetup setup = plainSetup();
        setup.opening = opening::withValues(shippedProcedure("taraguchi-n"), { { "offer_after_swap", true } }).value();
        Driver driver(setup);
        for (const char *stone : { "H8", "H9", "I9", "G8" }) {
            driver.playAll({ stone });
            const bool last = driver.match().moves().size() == 4;
            QVERIFY(!driver.give(Act { *driver.match().toAct(), opening::Choose { last ? "swap" : "keep" } }));
        }
        QVERIFY(!driver.give(Act { *driver.match().toAct(), opening::Choose { "single" } }));
        const record::Game game = written(driver);
        const auto line = game.tree.mainLine();
        QVERIFY(game.tree.details(line[3]).swap == record::SwapChoice::Kept);
        QVERIFY(game.tree.details(line[4]).swap == record::SwapChoice::Swapped);
    }

    void writingTwiceGivesTheSameBytes()
    {
        Driver driver;
        driver.playAll({ "H8", "I9", "J10" });
        QVERIFY(!driver.give(OfferDraw { Seat::A }));
        QVERIFY(!driver.give(AnswerDraw { Seat::B, true }));
        const std::string once = record::writeSgf(written(driver));
        QCOMPARE(record::writeSgf(readAgain(written(driver))), once);
    }
};

} // namespace tst_matchtorecord

QTEST_GUILESS_MAIN(tst_matchtorecord::TestRecordOf)
#include "tst_matchtorecord.moc"
