// SPDX-License-Identifier: MIT
#include "../../match/model/driver.h"
#include "engine/seat/verdict.h"
#include "engine/seat/want.h"
#include "opening/file/shipped.h"

#include <QTest>

#include <random>

namespace tst_want {

using namespace kagetsu;
using namespace kagetsu::engineseat;
using namespace std::chrono_literals;
using rules::Point;
using rules::Side;

namespace {

match::MatchSetup setupWith(const char *procedure, rules::Rule rule = rules::Rule::Renju)
{
    match::MatchSetup setup = plainSetup();
    setup.opening = shippedProcedure(procedure);
    setup.rules.rule = rule;
    return setup;
}

template <class T>
const T *wanted(const Driver &driver, Seat seat, OpeningSkill skill = OpeningSkill::Weighs)
{
    static Want want;
    want = wantOf(driver.match(), seat, skill);
    return std::get_if<T>(&want);
}

template <class Command>
const Command *given(const Driver &driver, Seat seat)
{
    const Give *give = wanted<Give>(driver, seat);
    return give ? std::get_if<Command>(&give->command) : nullptr;
}

// As an engine would answer that knows nothing: any worth, any ranking.
match::Command anyAnswer(const Want &want, Seat seat, std::mt19937 &chance)
{
    const auto worth = [&chance] { return std::uniform_int_distribution(-500, 500)(chance); };
    if (const auto *give = std::get_if<Give>(&want))
        return give->command;
    if (const auto *rank = std::get_if<Rank>(&want)) {
        std::vector<Point> ranking = rank->allowed;
        std::shuffle(ranking.begin(), ranking.end(), chance);
        ranking.insert(ranking.begin(), Point(-1, -1));
        return actOn(seat, chosen(*rank, worth() < 0 ? ranking : std::vector<Point>()), rank->isOffer);
    }
    if (const auto *weigh = std::get_if<Weigh>(&want)) {
        std::vector<int> worths(weigh->ways.size());
        std::generate(worths.begin(), worths.end(), worth);
        return chosen(*weigh, worths).command;
    }
    return match::Act { seat, opening::Declare { chosen(std::get<WeighNumber>(want), worth()) } };
}

} // namespace

class TestWant : public QObject
{
    Q_OBJECT

private slots:
    void aMoveIsWantedOfTheWholePosition()
    {
        Driver driver;
        driver.playAll({ "H8", "I9", "H9" });
        const Move *move = wanted<Move>(driver, Seat::B);
        QVERIFY(move);
        QCOMPARE(move->position.stones.size(), std::size_t(3));
        QVERIFY(move->position.stones.back() == (engine::PlacedStone { driver.at("H9"), Side::Black }));
        QVERIFY(move->position.toMove == Side::White);
        QVERIFY(wanted<Wait>(driver, Seat::A));
    }

    void aPassIsNoStone()
    {
        Driver driver;
        driver.playAll({ "H8", "I9", "H9", "A1", "O15", "C3" });
        QVERIFY(!driver.give(match::Pass { Seat::A }));
        QCOMPARE(wanted<Move>(driver, Seat::B)->position.stones.size(), std::size_t(6));
    }

    void nothingIsWantedWhereNobodyActs()
    {
        Driver driver;
        driver.playAll({ "H8" });
        QVERIFY(!driver.give(match::Pause { Seat::A }));
        QVERIFY(wanted<Wait>(driver, Seat::B));
        QVERIFY(!driver.give(match::Resume {}));
        QVERIFY(wanted<Move>(driver, Seat::B));
        QVERIFY(!driver.give(match::Resign { Seat::A }));
        QVERIFY(wanted<Wait>(driver, Seat::B));
    }

    void onlyWhatIsForbiddenIsClaimed()
    {
        Driver driver;
        driver.playAll({ "H8", "A1", "H9", "A3", "I10", "A5" });
        driver.playAll({ "J10" });
        QVERIFY(wanted<Move>(driver, Seat::B)); // nothing wrong yet
        driver.playAll({ "A7", "H10" });
        const auto *claim = given<match::ClaimFoul>(driver, Seat::B);
        QVERIFY(claim && claim->point == driver.at("H10"));
        QVERIFY(!driver.give(*claim));
        QVERIFY(driver.match().isOver() && driver.match().result().winner == record::Winner::White);
    }

    void aFallenFlagIsClaimed()
    {
        Driver driver;
        driver.playAll({ "H8" });
        driver.wait(16min);
        QVERIFY(!driver.give(match::CheckFlag {}));
        QVERIFY(given<match::ClaimTime>(driver, Seat::A));
        QVERIFY(wanted<Wait>(driver, Seat::B));
    }

    void aFiveIsDeclared()
    {
        match::MatchSetup setup = plainSetup();
        setup.fivePolicy = match::FivePolicy::Declare;
        Driver driver(setup);
        driver.playAll({ "H8", "A1", "H9", "A3", "H10", "A5", "H11", "A7" });
        QVERIFY(!given<match::ClaimFive>(driver, Seat::A));
        driver.playAll({ "H12" });
        QVERIFY(given<match::ClaimFive>(driver, Seat::A));
        QVERIFY(!given<match::ClaimFive>(driver, Seat::B));
    }

    void whatIsAskedIsAnswered()
    {
        Driver driver;
        driver.playAll({ "H8", "I9", "H9" });
        QVERIFY(!driver.give(match::AskTakeBack { Seat::A }));
        const auto *back = given<match::AnswerTakeBack>(driver, Seat::B);
        QVERIFY(back && back->accept);
        QVERIFY(!driver.give(*back));
        QVERIFY(!driver.give(match::OfferDraw { Seat::A }));
        const auto *draw = given<match::AnswerDraw>(driver, Seat::B);
        QVERIFY(draw && !draw->accept);
    }

    void everyProcedureIsPlayedToItsEnd_data()
    {
        QTest::addColumn<QString>("id");
        QTest::addColumn<OpeningSkill>("skill");
        for (const opening::Procedure &procedure : opening::shippedProcedures()) {
            const QString id = QString::fromStdString(procedure.id);
            QTest::newRow(qPrintable(id + ", weighed")) << id << OpeningSkill::Weighs;
            QTest::newRow(qPrintable(id + ", by an engine that weighs nothing")) << id << OpeningSkill::FirstWay;
        }
    }

    // Whatever the engine thinks, no act is refused.
    void everyProcedureIsPlayedToItsEnd()
    {
        QFETCH(QString, id);
        QFETCH(OpeningSkill, skill);
        const opening::Procedure procedure = shippedProcedure(id.toStdString());
        for (unsigned seed = 0; seed < 12; ++seed) {
            match::MatchSetup setup = plainSetup();
            setup.id = "game " + std::to_string(seed);
            setup.opening = procedure;
            if (procedure.family == opening::Family::Gomoku)
                setup.rules.rule = rules::Rule::Standard;
            Driver driver(setup);
            std::mt19937 chance(seed);
            for (int act = 0; act < 60 && driver.match().phase() == match::Phase::Opening; ++act) {
                const Seat seat = *driver.match().toAct();
                const Want want = wantOf(driver.match(), seat, skill);
                QVERIFY(std::holds_alternative<Wait>(wantOf(driver.match(), otherSeat(seat), skill)));
                QVERIFY(!std::holds_alternative<Wait>(want) && !std::holds_alternative<Move>(want));
                QVERIFY(!driver.give(anyAnswer(want, seat, chance)));
            }
            QVERIFY(driver.match().phase() == match::Phase::Playing);
        }
    }

    void theBetterSideIsChosen_data()
    {
        QTest::addColumn<int>("worth"); // for White, who is to move
        QTest::addColumn<bool>("takesBlack");
        QTest::newRow("White is better") << 300 << false;
        QTest::newRow("Black is better") << -300 << true;
        QTest::newRow("White has won") << SurelyWon - 5 << false;
        QTest::newRow("Black has won") << -SurelyWon + 4 << true;
    }

    void theBetterSideIsChosen()
    {
        QFETCH(int, worth);
        QFETCH(bool, takesBlack);
        Driver driver(setupWith("swap"));
        driver.playAll({ "H8", "H9", "I9" });
        const Weigh *weigh = wanted<Weigh>(driver, Seat::B);
        QVERIFY(weigh && weigh->aim == Aim::Best && weigh->ways.size() == 2);
        QVERIFY(!driver.give(chosen(*weigh, { worth, worth }).command));
        QVERIFY((driver.match().ownerOf(Side::Black) == Seat::B) == takesBlack);
    }

    // Who lays stones for the other to choose from wants neither side to be better.
    void aStartIsToBeEven()
    {
        Driver driver(setupWith("swap"));
        driver.playAll({ "H8", "H9" });
        const Weigh *weigh = wanted<Weigh>(driver, Seat::A);
        QVERIFY(weigh && weigh->aim == Aim::Even && weigh->ways.size() > 3);
        std::vector<int> worths(weigh->ways.size(), 400);
        worths[2] = -20;
        const auto act = std::get<match::Act>(chosen(*weigh, worths).command);
        QVERIFY(act.act == std::get<match::Act>(weigh->ways[2].command).act);
    }

    void anOfferFollowsTheRanking()
    {
        const Rank rank { .position = {}, .allowed = { { 1, 1 }, { 2, 2 }, { 3, 3 } }, .isOffer = true };
        QVERIFY(chosen(rank, { { 9, 9 }, { 3, 3 }, { 1, 1 } }) == Point(3, 3));
        QVERIFY(chosen(rank, {}) == Point(3, 3)); // nearest to the middle
    }

    void moreOffersAreDeclaredWhereBlackIsBetter()
    {
        WeighNumber wanted { .position = {}, .min = 1, .max = 4 };
        wanted.position.toMove = Side::White;
        int last = 0;
        for (const int worth : { 500, 0, -120, -260, -1000 }) {
            const int number = chosen(wanted, worth);
            QVERIFY(number >= std::max(last, 1) && number <= 4);
            last = number;
        }
        QCOMPARE(chosen(wanted, 500), 1);
        QCOMPARE(chosen(wanted, -SurelyWon), 4);
    }

    // The last stone may still be claimed as forbidden, so somebody must say that nothing is.
    void theLastStoneIsFollowedByAPass()
    {
        match::MatchSetup setup = plainSetup();
        setup.moveLimit = 3;
        Driver driver(setup);
        driver.playAll({ "H8", "A1", "C3" });
        QVERIFY(!driver.match().isOver());
        QVERIFY(given<match::Pass>(driver, Seat::B));
    }
};

} // namespace tst_want

QTEST_GUILESS_MAIN(tst_want::TestWant)
#include "tst_want.moc"
