// SPDX-License-Identifier: MIT
#include "driver.h"
#include "match/model/foulclaims.h"

#include <QTest>

#include <algorithm>

namespace tst_foulclaims {

using namespace kagetsu;
using namespace kagetsu::match;
using namespace std::chrono_literals;
using clock::Duration;
using record::GameResult;
using record::Reason;
using record::Winner;
using rules::Side;

namespace {

MatchSetup withArbiter()
{
    MatchSetup setup = plainSetup();
    setup.arbiter = true;
    return setup;
}

std::optional<RefusalCode> codeOf(const std::optional<Refusal> &refusal)
{
    return refusal ? std::optional(refusal->code) : std::nullopt;
}

// The 33 of rules.md#look-ahead on H8, White far away: move 9.
void playDoubleThree(Driver &driver)
{
    driver.playAll({ "F8", "A1", "G8", "A3", "H9", "A5", "H10", "A7", "H8" });
}

} // namespace

// Claims of fouls that wait for their ruling (match.md#course-of-a-claim).
class TestFoulClaims : public QObject
{
    Q_OBJECT

private slots:
    void claimStopsBothClocks()
    {
        Driver driver(withArbiter());
        playDoubleThree(driver);
        driver.wait(3s);
        QVERIFY(!driver.give(ClaimFoul { Seat::B, driver.at("H8") }));
        QCOMPARE(driver.match().phase(), Phase::Claimed);
        QVERIFY((driver.match().pendingClaim() == PendingClaim { Seat::B, driver.at("H8") }));
        driver.wait(1h);
        QCOMPARE(driver.match().clock().reading(Seat::B, driver.now()).main, Duration(15min - 4s - 3s));
        QCOMPARE(codeOf(driver.play("I9")), RefusalCode::ClaimPending);
        QCOMPARE(codeOf(driver.give(ClaimFoul { Seat::B, driver.at("F8") })), RefusalCode::ClaimPending);
        QCOMPARE(codeOf(driver.give(Pause { Seat::A })), RefusalCode::ClaimPending);
        QVERIFY(claimable(driver.match(), Seat::B).empty());
    }

    void rulingsLeadOn_data()
    {
        QTest::addColumn<QString>("stone");
        QTest::addColumn<QString>("answer");
        QTest::addColumn<int>("winner");
        QTest::addColumn<int>("reason");
        const auto row = [](const char *name, const char *stone, const char *answer, Winner winner, Reason reason) {
            QTest::newRow(name) << stone << answer << static_cast<int>(winner) << static_cast<int>(reason);
        };
        row("upheld by the arbiter", "H8", "uphold", Winner::White, Reason::DoubleThree);
        row("rejected: the game goes on", "H8", "reject", Winner::Unknown, Reason::None);
        row("withdrawn: the game goes on", "H8", "withdraw", Winner::Unknown, Reason::None);
        row("agreed to, without the arbiter", "H8", "agree", Winner::White, Reason::DoubleThree);
        row("agreed to though the stone is not forbidden: given up", "F8", "agree", Winner::White, Reason::Resignation);
    }
    void rulingsLeadOn()
    {
        QFETCH(QString, stone);
        QFETCH(QString, answer);
        QFETCH(int, winner);
        QFETCH(int, reason);
        Driver driver(withArbiter());
        playDoubleThree(driver);
        QVERIFY(!driver.give(ClaimFoul { Seat::B, driver.at(stone.toStdString()) }));
        if (answer == QLatin1String("withdraw")) {
            QCOMPARE(codeOf(driver.give(WithdrawClaim { Seat::A })), RefusalCode::NotYoursToWithdraw);
            QVERIFY(!driver.give(WithdrawClaim { Seat::B }));
        } else if (answer == QLatin1String("agree")) {
            QCOMPARE(codeOf(driver.give(AgreeToClaim { Seat::B })), RefusalCode::NotYours);
            QVERIFY(!driver.give(AgreeToClaim { Seat::A }));
        } else {
            QVERIFY(!driver.give(Intervene { RuleClaim { answer == QLatin1String("uphold") }, {} }));
        }
        QVERIFY((driver.match().result() == GameResult { Winner(winner), Reason(reason) }));
        QVERIFY(!driver.match().pendingClaim());
        QCOMPARE(driver.match().clock().isRunning(), !driver.match().isOver());
        QCOMPARE(driver.count<TimeAdded>(),
            answer == QLatin1String("reject") || answer == QLatin1String("withdraw") ? 1 : 0);
        QVERIFY(replay(driver.events()) == driver.match());
        QCOMPARE(codeOf(driver.give(WithdrawClaim { Seat::B })), RefusalCode::NoClaimPending);
    }

    void claimIsStillPendingAfterRecovery()
    {
        Driver driver(withArbiter());
        playDoubleThree(driver);
        QVERIFY(!driver.give(ClaimFoul { Seat::B, driver.at("H8") }));
        QVERIFY(!driver.give(Recover {}));
        QVERIFY(!driver.give(Resume {}));
        QCOMPARE(driver.match().phase(), Phase::Claimed);
        QVERIFY(!driver.match().clock().isRunning());
        QVERIFY(!driver.give(Intervene { RuleClaim { false }, {} }));
        QVERIFY(driver.match().clock().isRunning());
    }

    void claimWithoutAFoulCannotBeUpheld()
    {
        Driver driver(withArbiter());
        playDoubleThree(driver);
        driver.playAll({ "O15" });
        QVERIFY(!driver.give(ClaimFoul { Seat::B, driver.at("H8") })); // answered: no overline
        QCOMPARE(codeOf(driver.give(Intervene { RuleClaim { true }, {} })), RefusalCode::OnlyOverlineLeft);
        QVERIFY(!driver.give(Intervene { RuleClaim { false }, {} }));
        QVERIFY(!driver.give(ClaimFoul { Seat::B, driver.at("F8") })); // nothing at any time
        QCOMPARE(codeOf(driver.give(Intervene { RuleClaim { true }, {} })), RefusalCode::NotForbidden);
        QVERIFY(!driver.give(Intervene { RuleClaim { false }, {} }));
        QCOMPARE(codeOf(driver.give(Intervene { RuleClaim { false }, {} })), RefusalCode::NoClaimPending);
    }

    void deadlines_data()
    {
        QTest::addColumn<QStringList>("stones");
        QTest::addColumn<QString>("claimed");
        QTest::addColumn<bool>("upheld");
        // Twelve moves, and eight more, that make nothing.
        const QStringList before { "O1", "A1", "O3", "A3", "O5", "A5", "O7", "A7", "O9", "A9", "O11", "A11" };
        const QStringList further { "M1", "C1", "M3", "C3", "M13", "C13", "O13", "C15" };
        const QStringList threes = before + QStringList { "F8", "C1", "G8", "C3", "H9", "C13", "H10", "C15", "H8" };
        const QStringList overline =
            before + further + QStringList { "F8", "A15", "G8", "E1", "H8", "E3", "J8", "E15", "K8", "G1", "I8" };
        QTest::newRow("a double-three at move 21, the reply held over the board") << threes << "H8" << true;
        QTest::newRow("a double-three at move 21, move 22 released")
            << (threes + QStringList { "O15" }) << "H8" << false;
        QTest::newRow("an overline at move 31, claimed at move 40")
            << (overline + QStringList { "B12", "M15", "D12", "G13", "F12", "I1", "D10", "K13" }) << "I8" << true;
    }
    void deadlines()
    {
        QFETCH(QStringList, stones);
        QFETCH(QString, claimed);
        QFETCH(bool, upheld);
        for (const bool arbiter : { false, true }) {
            MatchSetup setup = plainSetup();
            setup.arbiter = arbiter;
            Driver driver(setup);
            for (const QString &stone : stones)
                QVERIFY(!driver.play(stone.toStdString()));
            const rules::Point point = driver.at(claimed.toStdString());
            QCOMPARE(claimVerdict(driver.match(), point).any(), upheld);
            QVERIFY(!driver.give(ClaimFoul { Seat::B, point }));
            if (arbiter)
                QCOMPARE(!driver.give(Intervene { RuleClaim { true }, {} }), upheld);
            QCOMPARE(driver.match().isOver(), upheld);
        }
    }

    // A pass is a reply (match.md#foul-policies).
    void passWaivesTheClaim()
    {
        Driver driver;
        playDoubleThree(driver);
        QVERIFY(!driver.give(Pass { Seat::B }));
        QVERIFY(!driver.give(ClaimFoul { Seat::B, driver.at("H8") }));
        QVERIFY(!driver.match().isOver());
    }

    // 11: five and double-four in one move is a five.
    void fiveBeatsTheFoul()
    {
        Driver driver;
        driver.playAll({ "D8", "A1", "E8", "A3", "F8", "A5", "G8", "O1", "H5", "O3", "H6", "O5", "H7", "O7", "J10",
            "O9", "K11", "O11", "L12", "O13", "H8" });
        QVERIFY((driver.match().result() == GameResult { Winner::Black, Reason::Five }));
    }

    // [RIF 9.7]: an undeclared five stands, a later foul loses all the same.
    void laterFoulLosesDespiteAnUndeclaredFive()
    {
        MatchSetup setup = plainSetup();
        setup.fivePolicy = FivePolicy::Declare;
        Driver driver(setup);
        driver.playAll({ "B12", "O1", "C12", "O3", "D12", "O5", "E12", "O7", "F12", "O9" }); // nobody says five
        driver.playAll({ "F8", "A1", "G8", "A3", "H9", "A5", "H10", "A7", "H8" });
        QVERIFY(!driver.match().isOver());
        QVERIFY(!driver.give(ClaimFoul { Seat::B, driver.at("H8") }));
        QVERIFY((driver.match().result() == GameResult { Winner::White, Reason::DoubleThree }));
    }

    // A claim 0.2 s after the claimant's own flag is refused (match.md#course-of-a-claim).
    void ownFlagBarsTheClaim()
    {
        MatchSetup setup = withArbiter();
        setup.flagPolicy = FlagPolicy::Claim;
        Driver driver(setup);
        playDoubleThree(driver);
        driver.wait(15min - 4s + 200ms);
        QVERIFY(!driver.give(CheckFlag {}));
        QCOMPARE(codeOf(driver.give(ClaimFoul { Seat::B, driver.at("H8") })), RefusalCode::OwnFlagDown);
    }

    void wrongClaimCostsWhatTheSetupSays_data()
    {
        QTest::addColumn<int>("policy");
        QTest::addColumn<int>("a"); // change of the clocks, seconds
        QTest::addColumn<int>("b");
        QTest::addColumn<int>("warnings"); // after the first and after the second claim
        QTest::addColumn<int>("warningsLater");
        QTest::addColumn<bool>("turnLost");
        const auto row = [](const char *name, FalseClaim policy, int a, int b, int first, int second, bool lost) {
            QTest::newRow(name) << static_cast<int>(policy) << a << b << first << second << lost;
        };
        row("time to the opponent", FalseClaim::OpponentTime, 60, 0, 0, 1, false);
        row("time from the claimant", FalseClaim::ClaimantTime, 0, -60, 0, 1, false);
        row("the turn", FalseClaim::TurnLost, 0, 0, 0, 1, true);
        row("a warning", FalseClaim::Warning, 0, 0, 1, 2, false);
        row("nothing", FalseClaim::None, 0, 0, 0, 0, false);
    }
    void wrongClaimCostsWhatTheSetupSays()
    {
        QFETCH(int, policy);
        QFETCH(int, a);
        QFETCH(int, b);
        QFETCH(int, warnings);
        QFETCH(int, warningsLater);
        QFETCH(bool, turnLost);
        MatchSetup setup = plainSetup();
        setup.falseClaim = static_cast<FalseClaim>(policy);
        setup.warningsToLose = 0;
        Driver driver(setup);
        driver.playAll({ "H8" });
        const auto left = [&](Seat seat) { return driver.match().clock().reading(seat, driver.now()).main; };
        const PerSeat<Duration> before { left(Seat::A), left(Seat::B) };
        QVERIFY(!driver.give(ClaimFoul { Seat::B, driver.at("H8") }));
        QCOMPARE(left(Seat::A) - before.a, Duration(std::chrono::seconds(a)));
        QCOMPARE(left(Seat::B) - before.b, Duration(std::chrono::seconds(b)));
        QCOMPARE(driver.match().warnings(Seat::B), warnings);
        QCOMPARE(driver.match().toAct() == Seat::A, turnLost);
        QVERIFY(!driver.give(ClaimFoul { Seat::B, driver.at("H8") }));
        QCOMPARE(driver.match().warnings(Seat::B), warningsLater);
        QCOMPARE(driver.match().turnsOwed(Seat::B), turnLost ? 1 : 0);
        QVERIFY(replay(driver.events()) == driver.match());
    }

    void withdrawnClaimCostsWhatTheSetupSays_data()
    {
        QTest::addColumn<int>("policy");
        QTest::addColumn<int>("edition");
        QTest::addColumn<int>("a"); // change of the clock, seconds
        QTest::addColumn<int>("warnings");
        QTest::addColumn<bool>("again"); // another claim can be withdrawn
        const auto row = [](const char *name, Withdrawal policy, int edition, int a, int warnings, bool again) {
            QTest::newRow(name) << static_cast<int>(policy) << edition << a << warnings << again;
        };
        row("as a wrong claim", Withdrawal::WrongClaim, 2, 60, 0, false);
        row("a warning", Withdrawal::Warning, 2, 0, 1, false);
        row("nothing", Withdrawal::None, 2, 0, 0, false);
        row("in journals of before", Withdrawal::None, 1, 0, 0, true);
    }
    void withdrawnClaimCostsWhatTheSetupSays()
    {
        QFETCH(int, policy);
        QFETCH(int, edition);
        QFETCH(int, a);
        QFETCH(int, warnings);
        QFETCH(bool, again);
        MatchSetup setup = plainSetup();
        setup.arbiter = true;
        setup.edition = edition;
        setup.withdrawal = static_cast<Withdrawal>(policy);
        setup.warningsToLose = 0;
        Driver driver(setup);
        driver.playAll({ "H8" });
        const auto left = [&] { return driver.match().clock().reading(Seat::A, driver.now()).main; };
        const Duration before = left();
        QVERIFY(!driver.give(ClaimFoul { Seat::B, driver.at("H8") }));
        QVERIFY(!driver.give(WithdrawClaim { Seat::B }));
        QCOMPARE(left() - before, Duration(std::chrono::seconds(a)));
        QCOMPARE(driver.match().warnings(Seat::B), warnings);
        QVERIFY(driver.match().clock().isRunning());
        QVERIFY(!driver.give(ClaimFoul { Seat::B, driver.at("H8") }));
        const auto second = driver.give(WithdrawClaim { Seat::B });
        QCOMPARE(codeOf(second), again ? std::nullopt : std::optional(RefusalCode::WithdrawalsOff));
        QVERIFY(again || !driver.give(Intervene { RuleClaim { false }, {} }));
        if (policy == static_cast<int>(Withdrawal::WrongClaim))
            QCOMPARE(driver.match().warnings(Seat::B), 1); // the first one counted
        QVERIFY(replay(driver.events()) == driver.match());
    }

    void withAnArbiterNoPlayerEndsTheGameWithoutAResult()
    {
        for (const bool arbiter : { false, true }) {
            MatchSetup setup = plainSetup();
            setup.arbiter = arbiter;
            Driver driver(setup);
            driver.playAll({ "H8" });
            QCOMPARE(
                codeOf(driver.give(Annul {})), arbiter ? std::optional(RefusalCode::NotWithArbiter) : std::nullopt);
            setup.playedOn = PlayedOn::PhysicalBoard;
            Driver clocks(setup);
            QCOMPARE(codeOf(clocks.give(Conclude { { record::Winner::Void, record::Reason::Annulled } })),
                arbiter ? std::optional(RefusalCode::NotWithArbiter) : std::nullopt);
        }
    }

    // Only after one's own move [RIF 10b].
    void drawIsOfferedOnTheOpponentsTime()
    {
        MatchSetup setup = plainSetup();
        setup.drawOffers.onOpponentsTime = true;
        Driver driver(setup);
        driver.playAll({ "H8", "I9" });
        QCOMPARE(codeOf(driver.give(OfferDraw { Seat::A })), RefusalCode::OfferAfterOwnMove);
        QVERIFY(!driver.give(OfferDraw { Seat::B }));
    }

    void costOfAWrongClaimIsAValueOfTheSetup()
    {
        MatchSetup setup = plainSetup();
        QCOMPARE(wrongClaimPenalty(setup, Seat::B), Duration(1min));
        setup.time.b.stages = { clock::MainStage { .time = 16min } };
        QCOMPARE(wrongClaimPenalty(setup, Seat::B), Duration(2min));
        setup.falseClaimTime = 5min;
        QCOMPARE(wrongClaimPenalty(setup, Seat::B), Duration(5min));
        setup.time.a.stages.clear();
        QCOMPARE(wrongClaimPenalty(setup, Seat::B), Duration(0));
    }

    void drawOffersFollowTheSetup()
    {
        MatchSetup setup = plainSetup();
        setup.drawOffers = { true, 2 };
        Driver driver(setup);
        driver.playAll({ "H8" });
        QCOMPARE(codeOf(driver.give(OfferDraw { Seat::A })), RefusalCode::DrawOffersOff);
        driver.playAll({ "I9" });
        QVERIFY(!driver.give(OfferDraw { Seat::B }));
        setup.drawOffers = { false, 0 };
        Driver never(setup);
        never.playAll({ "H8", "I9", "J10" });
        QCOMPARE(codeOf(never.give(OfferDraw { Seat::A })), RefusalCode::DrawOffersOff);
    }

    // The last stone may be a foul: the full board waits for the opponent, whether it is one or not.
    void fullBoardWaitsForAClaim_data()
    {
        QTest::addColumn<bool>("overline");
        QTest::addColumn<bool>("claims");
        QTest::newRow("the last stone makes an overline, claimed") << true << true;
        QTest::newRow("the last stone makes an overline, passed over") << true << false;
        QTest::newRow("the last stone makes nothing, claimed") << false << true;
        QTest::newRow("the last stone makes nothing, passed over") << false << false;
    }
    void fullBoardWaitsForAClaim()
    {
        QFETCH(bool, overline);
        QFETCH(bool, claims);
        MatchSetup setup = plainSetup();
        setup.boardSize = 7;
        Driver driver(setup);
        // Rows of single stones and columns in pairs, so that nothing is five; the top row is Black's but for D7.
        std::vector<rules::Point> black;
        std::vector<rules::Point> white;
        for (int y = 0; y < 7; ++y) {
            for (int x = 0; x < 7; ++x) {
                const bool isBlack = y == 6 ? (overline || x % 2 == 0) : (x + y / 2) % 2 == 0;
                if (x != 3 || y != 6)
                    (isBlack ? black : white).push_back(rules::Point(x, y));
            }
        }
        // As many of each as are needed, one from a row, at its left and right end in turn.
        for (int y = 0; black.size() > 24; ++y) {
            const auto isHere = [&](rules::Point point) { return point.y == y && (y % 2 == 0 || point.x > 4); };
            const auto spare = std::find_if(black.begin(), black.end(), isHere);
            white.push_back(*spare);
            black.erase(spare);
        }
        QCOMPARE(white.size(), std::size_t(24));
        for (std::size_t i = 0; i < 24; ++i) {
            QVERIFY(!driver.give(Act { Seat::A, opening::Place { black[i] } }));
            QVERIFY(!driver.give(Act { Seat::B, opening::Place { white[i] } }));
        }
        QVERIFY(!driver.give(Act { Seat::A, opening::Place { rules::Point(3, 6) } }));
        QVERIFY(!driver.match().isOver());
        QVERIFY(driver.match().isBoardFull());
        QVERIFY(driver.match().mayPass());
        QCOMPARE(codeOf(driver.give(Act { Seat::B, opening::Place { rules::Point(0, 0) } })), RefusalCode::BoardFull);
        if (claims)
            QVERIFY(!driver.give(ClaimFoul { Seat::B, rules::Point(3, 6) }));
        if (claims && overline) {
            QVERIFY((driver.match().result() == GameResult { Winner::White, Reason::Overline }));
            return;
        }
        QVERIFY(!driver.give(Pass { Seat::B }));
        QVERIFY((driver.match().result() == GameResult { Winner::Draw, Reason::FullBoard }));
    }
};

} // namespace tst_foulclaims

QTEST_GUILESS_MAIN(tst_foulclaims::TestFoulClaims)
#include "tst_foulclaims.moc"
