// SPDX-License-Identifier: MIT
#include "clock/controltext.h"
#include "fixture.h"
#include "match/model/doublegame.h"
#include "ui/board/announce.h"
#include "ui/match/scene/tablescene.h"
#include "ui/match/table/sidepanel.h"
#include "ui/record/proof/proofpanel.h"

#include <QApplication>
#include <QTabWidget>
#include <QTest>

namespace tst_playerprompts {

using namespace kagetsu;
using namespace kagetsu::ui;
using namespace std::chrono_literals;
using record::Reason;
using record::Winner;

namespace {

// Black's last stone makes a double-three on H8.
void playDoubleThree(Table &table)
{
    table.play({ "G8", "A1", "F8", "A3", "H9", "C1", "H10", "C3", "H8" });
}

void clickClaim(Table &table, Seat seat, Claim claim)
{
    QAbstractButton *button = table.page->panel(seat)->button(claim);
    QVERIFY(button->isEnabled());
    QTest::mouseClick(button, Qt::LeftButton);
}

} // namespace

class tst_playerprompts : public QObject
{
    Q_OBJECT

private slots:
    void foulClaimWins();
    void theBoardShowsWhyAForbiddenStoneLost_data();
    void theBoardShowsWhyAForbiddenStoneLost();
    void afterAFiveNothingIsForbidden();
    void wrongFoulClaimCostsTime();
    void claimWaitsForTheArbiter_data();
    void claimWaitsForTheArbiter();
    void wrongClaimCanCostTheTurn();
    void stoppedClocksLeaveTheBoardInSight();
    void fullBoardIsLeftToTheOpponent();
    void resultIsConfirmedByBoth();
    void anotherStoneCanBeClaimed();
    void lateClaimIsAskedAsWhatItIs();
    void claimCanBeDropped();
    void theOpponentPlaysOnBesideAQuestion();
    void timeMustBeClaimed();
    void aFallenFlagDoesNotTakeTheKeys();
    void aClaimDoesNotPutTheKeysOnItsWithdrawal();
    void flagWaitsForAPlayerByPolicy();
    void flagEndsTheGameByPolicy();
    void drawByAgreement();
    void drawOfferIsDeclinedByPlayingOn();
    void drawOfferDoesNotTakeTheKeys();
    void oneKeyLeadsToOffersAndClaims();
    void aRefusalIsHeard();
    void takeBackByAgreement();
    void takeBackRefused();
    void declaredFiveWins();
    void undeclaredFiveGoesOn();
    void theKeyDeclaresForWhoeverLaidTheFive();
    void aWrongClaimIsToldBesideARequest();
    void passesAreAskedAndEndTheGame();
    void annulIsAsked();
    void latePlayerAnnouncesArrival();
    void twoGamesAreOneMatch();
    void onlySensibleClaimsAreEnabled();
    void impossibleRequestsHaveNoButton_data();
    void impossibleRequestsHaveNoButton();
    void takeBackIsAButton();
};

void tst_playerprompts::foulClaimWins()
{
    Table table(plainSetup());
    playDoubleThree(table);
    QVERIFY(!table.match().isOver());
    clickClaim(table, Seat::B, Claim::Foul);
    QCOMPARE(table.notice(Seat::B), QStringLiteral("Claim that the stone on H8 is forbidden?"));
    QVERIFY(table.page->board()->picture().at({ 7, 7 }).signs.disputed);
    table.press("claim");
    QVERIFY((table.match().result() == record::GameResult { Winner::White, Reason::DoubleThree }));
    QCOMPARE(table.ending(), QStringLiteral("Bob wins: Ann made a forbidden double-three."));
    // Nothing is said into the loser's face.
    QCOMPARE(table.notice(Seat::A), QString());
    QCOMPARE(table.notice(Seat::B), QString());
    const ClockFace *winner = table.page->panel(Seat::B)->face();
    const ClockFace *loser = table.page->panel(Seat::A)->face();
    QVERIFY(winner->hasWon() && !loser->hasWon());
    QVERIFY(winner->colours() != loser->colours());
    // Nothing is left to claim.
    for (const Seat seat : BothSeats) {
        for (const Claim claim : { Claim::Foul, Claim::Draw, Claim::Resign })
            QVERIFY(table.page->panel(seat)->button(claim)->isHidden());
    }
}

void tst_playerprompts::theBoardShowsWhyAForbiddenStoneLost_data()
{
    QTest::addColumn<int>("policy");
    QTest::addColumn<int>("hints");
    QTest::addColumn<QSize>("size");
    for (const auto &[name, size] : { std::pair { "beside the board", QSize(1280, 800) },
             std::pair { "in a window without a side", QSize(400, 700) } }) {
        QTest::addRow("claimed, %s", name) << int(match::FoulPolicy::Claim) << int(match::Hints::Off) << size;
        QTest::addRow("judged at once, %s", name) << int(match::FoulPolicy::Auto) << int(match::Hints::Off) << size;
        QTest::addRow("judged at once, with all hints, %s", name)
            << int(match::FoulPolicy::Auto) << int(match::Hints::Always) << size;
    }
}

void tst_playerprompts::theBoardShowsWhyAForbiddenStoneLost()
{
    QFETCH(int, policy);
    QFETCH(int, hints);
    QFETCH(QSize, size);
    match::MatchSetup setup = plainSetup();
    setup.foulPolicy = static_cast<match::FoulPolicy>(policy);
    setup.hints = static_cast<match::Hints>(hints);
    Table table(setup, size);
    playDoubleThree(table);
    if (setup.foulPolicy == match::FoulPolicy::Claim)
        QVERIFY(table.host->execute(match::ClaimFoul { Seat::B, { 7, 7 } }));
    QVERIFY(table.match().isOver());
    QVERIFY(table.match().forbiddenStone() == rules::Point(7, 7));
    const BoardPicture &board = table.page->board()->picture();
    QVERIFY(board.at({ 7, 7 }).signs.fouls.doubleThree);
    // Both threes, each through the stone.
    QCOMPARE(board.proofLines.size(), std::size_t(2));
    for (const rules::Point stone : { rules::Point(5, 7), rules::Point(6, 7), rules::Point(7, 8), rules::Point(7, 9) })
        QVERIFY(board.at(stone).proof != ProofSigns {});
    QTabWidget *tabs = table.page->side()->tabs();
    QVERIFY(tabs->isTabVisible(2));
    QCOMPARE(tabs->currentIndex(), 2);
    QVERIFY(table.page->side()->proof()->stepCount() > 2);

    // Of the next game nothing is told.
    setup.id = "another-match";
    QVERIFY(table.host->startMatch(setup, table.folder.path()));
    QVERIFY(table.page->board()->picture().proofLines.empty());
    QCOMPARE(tabs->isTabVisible(2), setup.hints != match::Hints::Off);
}

void tst_playerprompts::afterAFiveNothingIsForbidden()
{
    match::MatchSetup setup = plainSetup();
    setup.hints = match::Hints::Always;
    Table table(setup);
    table.page->setShown({ .signs = true, .seemingSigns = true });
    // Black could make a double-three on H8, and White makes five.
    table.play({ "G8", "A1", "F8", "A3", "H9", "A2", "H10", "A4", "O15" });
    QVERIFY(table.page->board()->picture().at({ 7, 7 }).signs.fouls.any());
    table.play({ "A5" });
    QVERIFY(table.match().isOver());
    const BoardPicture &board = table.page->board()->picture();
    for (int x = 0; x < 15; ++x) {
        for (int y = 0; y < 15; ++y) {
            QVERIFY(!board.at({ x, y }).signs.fouls.any());
            QVERIFY(!board.at({ x, y }).signs.seeming.any());
        }
    }
    QVERIFY(board.proofLines.empty());
    QVERIFY(!table.match().forbiddenStone());
}

void tst_playerprompts::wrongFoulClaimCostsTime()
{
    Table table(plainSetup());
    table.play({ "H8", "H9", "I9" });
    clickClaim(table, Seat::B, Claim::Foul);
    table.press("claim");
    QVERIFY(!table.match().isOver());
    QVERIFY(table.notice(Seat::A).startsWith(QStringLiteral("Wrong claim by Bob")));
    QVERIFY(table.notice(Seat::B).contains(QStringLiteral("Ann gets an extra 1 minute")));
    QVERIFY(table.host->reading(Seat::A).main == 15min - 2s + 1min);
    // The bar goes with the next move.
    table.play({ "A1" });
    QCOMPARE(table.notice(Seat::B), QString());
}

void tst_playerprompts::claimWaitsForTheArbiter_data()
{
    QTest::addColumn<QByteArray>("button"); // pressed at the table; empty: the arbiter rejects
    QTest::addColumn<bool>("ends");
    QTest::newRow("withdrawn by the claimant") << QByteArray("withdraw") << false;
    QTest::newRow("agreed to by the opponent") << QByteArray("agree") << true;
    QTest::newRow("rejected by the arbiter") << QByteArray() << false;
}

void tst_playerprompts::claimWaitsForTheArbiter()
{
    QFETCH(QByteArray, button);
    QFETCH(bool, ends);
    match::MatchSetup setup = plainSetup();
    setup.arbiter = true;
    Table table(setup);
    playDoubleThree(table);
    clickClaim(table, Seat::B, Claim::Foul);
    table.press("claim");
    QVERIFY(table.match().phase() == match::Phase::Claimed);
    QVERIFY(table.notice(Seat::B).startsWith(QStringLiteral("You claim that the stone on H8 is forbidden.")));
    QVERIFY(table.notice(Seat::A).startsWith(QStringLiteral("Bob claims that the stone on H8 is forbidden.")));
    QVERIFY(table.page->board()->picture().at({ 7, 7 }).signs.disputed);
    QVERIFY(!table.page->panel(Seat::B)->button(Claim::Foul)->isEnabled());
    table.click("A2"); // no stone is laid meanwhile
    QCOMPARE(table.match().moves().size(), std::size_t(9));
    if (button == "agree") {
        table.press("agree");
        QVERIFY(!table.match().isOver()); // asked back: it loses the game
        table.press("agreeYes");
        QVERIFY((table.match().result() == record::GameResult { Winner::White, Reason::DoubleThree }));
    } else if (button == "withdraw") {
        table.press("withdraw");
        QVERIFY(table.match().phase() == match::Phase::Claimed); // asked back: it can be done once
        QVERIFY(table.notice(Seat::B).contains(QStringLiteral("It counts as a wrong claim.")));
        table.press("withdrawYes");
        QVERIFY(table.notice(Seat::A).contains(QStringLiteral("Bob withdraws the claim.")));
    } else {
        QVERIFY(table.host->execute(match::Intervene { match::RuleClaim { false }, {} }));
        QVERIFY(table.notice(Seat::B).contains(QStringLiteral("Ann gets an extra 1 minute")));
    }
    QCOMPARE(table.match().isOver(), ends);
    QCOMPARE(table.page->board()->picture().at({ 7, 7 }).signs.disputed, false);
    if (!ends)
        table.play({ "A2" });
}

void tst_playerprompts::wrongClaimCanCostTheTurn()
{
    match::MatchSetup setup = plainSetup();
    setup.falseClaim = match::FalseClaim::TurnLost;
    Table table(setup);
    table.play({ "H8", "H9", "I9" });
    clickClaim(table, Seat::B, Claim::Foul);
    table.press("claim");
    QVERIFY(table.notice(Seat::A).contains(QStringLiteral("Bob loses a turn.")));
    QVERIFY(table.match().toAct() == Seat::A);
}

void tst_playerprompts::stoppedClocksLeaveTheBoardInSight()
{
    match::MatchSetup setup = plainSetup();
    setup.arbiter = true;
    Table table(setup);
    table.play({ "H8" });
    clickClaim(table, Seat::B, Claim::Arbiter);
    QVERIFY(!table.page->panel(Seat::A)->button(Claim::Arbiter)->isEnabled());
    QCOMPARE(table.notice(Seat::B), QStringLiteral("You have called the arbiter. Both clocks are stopped."));
    QCOMPARE(table.notice(Seat::A), QStringLiteral("Bob has called the arbiter. Both clocks are stopped."));
    QVERIFY(table.page->board()->isVisible());
    QVERIFY(table.host->execute(match::Intervene { match::AddTime { Seat::A, 60s }, {} }));
    QVERIFY(table.notice(Seat::A).contains(QStringLiteral("Clock of Ann: ")));
    QVERIFY(table.notice(Seat::A).contains(QStringLiteral("Reason: Other reason.")));
    QVERIFY(table.host->execute(match::Intervene { match::Adjourn {}, {} }));
    QVERIFY(!table.page->board()->isVisible());
    // Also where the program has stopped since: there is nothing that the players could resume.
    QVERIFY(table.host->execute(match::Recover {}));
    const std::optional<Cover> cover = coverOf(table.match());
    QVERIFY(cover && !cover->canGoOn);
    QCOMPARE(cover->head, QStringLiteral("Adjourned"));
    QVERIFY(table.host->execute(match::Intervene { match::RunClock { Seat::B }, {} }));
    QVERIFY(table.page->board()->isVisible());
    table.play({ "H9" });
}

void tst_playerprompts::fullBoardIsLeftToTheOpponent()
{
    match::MatchSetup setup = plainSetup();
    setup.boardSize = 5;
    Table table(setup);
    // Columns in pairs: no five anywhere.
    for (const char *point : { "A1", "B1", "A2", "B2", "B3", "A3", "A4", "B4", "A5", "B5", "C1", "D1", "C2", "D2", "D3",
             "C3", "C4", "D4", "C5", "D5", "E1", "E3", "E2", "E4", "E5" }) {
        const auto stone = rules::pointFromText(point, 5);
        QVERIFY(table.host->execute(match::Act { *table.match().toAct(), opening::Place { *stone } }));
    }
    QVERIFY(!table.match().isOver());
    QVERIFY(table.notice(Seat::A).startsWith(QStringLiteral("The board is full. Bob may make a claim")));
    QVERIFY(table.page->panel(Seat::B)->button(Claim::Foul)->isEnabled());
    table.press("fullDraw");
    QVERIFY(!table.match().isOver());
    table.press("agreeDrawYes");
    QVERIFY((table.match().result() == record::GameResult { Winner::Draw, Reason::FullBoard }));
}

void tst_playerprompts::resultIsConfirmedByBoth()
{
    match::MatchSetup setup = plainSetup();
    setup.arbiter = true;
    Table table(setup);
    QVERIFY(table.host->execute(match::Resign { Seat::A }));
    for (int i = 0; i < 2; ++i)
        table.press("confirm");
    QVERIFY(table.match().confirmations().seats.a && table.match().confirmations().seats.b);
    QCOMPARE(table.notice(Seat::B), QString());
}

void tst_playerprompts::anotherStoneCanBeClaimed()
{
    Table table(plainSetup());
    table.play({ "H8", "H9", "I9" });
    clickClaim(table, Seat::B, Claim::Foul);
    table.press("anotherStone");
    QCOMPARE(table.notice(Seat::B), QStringLiteral("Tap the stone that was forbidden."));
    table.click("A1"); // no stone is laid while a claim is made
    QCOMPARE(table.match().moves().size(), std::size_t(3));
    table.click("H8");
    QCOMPARE(table.notice(Seat::B),
        QStringLiteral(
            "Claim that the stone on H8 is an overline? The turn to reply to it is over: nothing else can be "
            "claimed."));
}

// Whoever claims after the reply knows before it costs something what is left to claim.
void tst_playerprompts::lateClaimIsAskedAsWhatItIs()
{
    Table table(plainSetup());
    playDoubleThree(table);
    clickClaim(table, Seat::B, Claim::Foul);
    QVERIFY2(table.notice(Seat::B).endsWith(QStringLiteral("is forbidden?")), qPrintable(table.notice(Seat::B)));
    table.key(Qt::Key_Escape);
    table.play({ "O15" });
    clickClaim(table, Seat::B, Claim::Foul);
    QVERIFY2(table.notice(Seat::B).contains(QStringLiteral("is an overline?")), qPrintable(table.notice(Seat::B)));
    table.press("claim");
    for (const Seat seat : BothSeats) {
        const QString told = table.notice(seat);
        QVERIFY2(told.contains(QStringLiteral("Only an overline can still be claimed")), qPrintable(told));
        QVERIFY2(!told.contains(QStringLiteral("not forbidden")), qPrintable(told));
    }
}

void tst_playerprompts::claimCanBeDropped()
{
    Table table(plainSetup());
    playDoubleThree(table);
    clickClaim(table, Seat::B, Claim::Foul);
    table.key(Qt::Key_Escape);
    QCOMPARE(table.notice(Seat::B), QString());
    QVERIFY(!table.page->board()->picture().at({ 7, 7 }).signs.disputed);
    QVERIFY(!table.match().isOver());
}

// Whose clock runs is not kept from moving by what the other one is asked.
void tst_playerprompts::theOpponentPlaysOnBesideAQuestion()
{
    Table table(plainSetup());
    playDoubleThree(table);
    table.play({ "O15" });
    const std::size_t before = table.match().moves().size();
    clickClaim(table, Seat::B, Claim::Foul);
    QVERIFY(table.notice(Seat::B).contains(QStringLiteral("is an overline?")));
    table.play({ "A15" });
    QCOMPARE(table.match().moves().size(), before + 1);
    QCOMPARE(table.notice(Seat::B), QString()); // it was about a position that is no more
}

void tst_playerprompts::timeMustBeClaimed()
{
    Table table(plainSetup());
    table.play({ "H8" });
    table.time.advance(15min);
    QVERIFY(table.host->execute(match::CheckFlag {}));
    QVERIFY(table.match().phase() == match::Phase::Flagged);
    QCOMPARE(table.notice(Seat::A), QStringLiteral("Bob has run out of time."));
    table.click("H9");
    QCOMPARE(table.match().moves().size(), std::size_t(1));
    QVERIFY(!table.page->panel(Seat::B)->button(Claim::Time)->isEnabled());
    table.press("winOnTime");
    QVERIFY((table.match().result() == record::GameResult { Winner::Black, Reason::Time }));
}

// The Enter of whoever was about to move.
void tst_playerprompts::aFallenFlagDoesNotTakeTheKeys()
{
    Table table(plainSetup());
    table.play({ "H8" });
    table.page->board()->setFocus();
    table.time.advance(15min);
    QVERIFY(table.host->execute(match::CheckFlag {}));
    QVERIFY(table.button("winOnTime"));
    for (int i = 0; i < 3; ++i)
        table.key(Qt::Key_Return);
    QVERIFY(!table.match().isOver());
    QVERIFY(table.button("winOnTime"));
}

void tst_playerprompts::aClaimDoesNotPutTheKeysOnItsWithdrawal()
{
    match::MatchSetup setup = plainSetup();
    setup.arbiter = true;
    Table table(setup);
    playDoubleThree(table);
    clickClaim(table, Seat::B, Claim::Foul);
    for (int i = 0; i < 3; ++i) // the first one claims
        table.key(Qt::Key_Return);
    QVERIFY(table.match().phase() == match::Phase::Claimed);
    QVERIFY(table.notice(Seat::A).startsWith(QStringLiteral("Bob claims")));
    QVERIFY(table.notice(Seat::B).startsWith(QStringLiteral("You claim")));
}

void tst_playerprompts::flagWaitsForAPlayerByPolicy()
{
    match::MatchSetup setup = plainSetup();
    setup.flagPolicy = match::FlagPolicy::Claim;
    Table table(setup);
    table.play({ "H8" });
    table.time.advance(15min + 7s);
    QVERIFY(table.host->execute(match::CheckFlag {}));
    // Nobody is told, and the game goes on.
    QCOMPARE(table.notice(Seat::A), QString());
    QVERIFY(table.match().phase() == match::Phase::Playing);
    QCOMPARE(table.host->reading(Seat::B).main.count(), -7000);
    table.play({ "H9" });
    QCOMPARE(table.match().moves().size(), std::size_t(2));
    QVERIFY(!table.page->panel(Seat::B)->button(Claim::Time)->isEnabled());
    clickClaim(table, Seat::A, Claim::Time);
    QVERIFY((table.match().result() == record::GameResult { Winner::Black, Reason::Time }));
}

void tst_playerprompts::flagEndsTheGameByPolicy()
{
    match::MatchSetup setup = plainSetup();
    setup.flagPolicy = match::FlagPolicy::AutoEnd;
    Table table(setup);
    table.time.advance(15min);
    QVERIFY(table.host->execute(match::CheckFlag {}));
    QVERIFY((table.match().result() == record::GameResult { Winner::White, Reason::Time }));
}

void tst_playerprompts::drawByAgreement()
{
    Table table(plainSetup());
    table.play({ "H8" });
    clickClaim(table, Seat::A, Claim::Draw);
    QCOMPARE(table.notice(Seat::A), QStringLiteral("Offer a draw to Bob?"));
    QVERIFY(!table.match().drawOffer());
    table.press("drawYes");
    QVERIFY(!table.page->panel(Seat::A)->button(Claim::Draw)->isEnabled());
    QCOMPARE(table.notice(Seat::B), QStringLiteral("Ann offers a draw."));
    QCOMPARE(table.notice(Seat::A), QStringLiteral("You offered a draw. Waiting for Bob."));
    table.press("accept");
    QVERIFY(!table.match().isOver()); // asked back
    table.press("agreeDrawYes");
    QVERIFY((table.match().result() == record::GameResult { Winner::Draw, Reason::Agreement }));
}

void tst_playerprompts::drawOfferIsDeclinedByPlayingOn()
{
    Table table(plainSetup());
    table.play({ "H8" });
    clickClaim(table, Seat::A, Claim::Draw);
    table.press("drawYes");
    table.play({ "H9" });
    QVERIFY(!table.match().drawOffer());
    QCOMPARE(table.notice(Seat::A), QStringLiteral("Bob declines the draw."));
    QCOMPARE(table.notice(Seat::B), QString());
}

// To the question before the claims, and again to the next of them.
void tst_playerprompts::oneKeyLeadsToOffersAndClaims()
{
    Table table(plainSetup());
    table.play({ "H8", "H9" });
    table.page->goToAnswers();
    QVERIFY(table.page->panel(Seat::A)->isAncestorOf(QApplication::focusWidget()));
    table.page->goToAnswers();
    QVERIFY(table.page->panel(Seat::B)->isAncestorOf(QApplication::focusWidget()));
    QVERIFY(table.host->execute(match::OfferDraw { Seat::A }));
    table.page->goToAnswers();
    QCOMPARE(QApplication::focusWidget()->objectName(), QStringLiteral("accept"));
    table.page->goToAnswers();
    QCOMPARE(QApplication::focusWidget()->objectName(), QStringLiteral("withdrawDraw"));
}

void tst_playerprompts::aRefusalIsHeard()
{
    Table table(plainSetup());
    QStringList heard;
    setListener([&heard](const QString &text, Told) { heard += text; });
    table.play({ "H8" });
    QCOMPARE(heard, QStringList()); // what happens is told by whoever hears of it
    table.click("H8");
    setListener({});
    QCOMPARE(heard, QStringList { QStringLiteral("There is a stone on this point.") });
    QCOMPARE(table.notice(Seat::B), heard.front());
}

void tst_playerprompts::drawOfferDoesNotTakeTheKeys()
{
    Table table(plainSetup());
    table.type("h8");
    QVERIFY(table.host->execute(match::OfferDraw { Seat::A }));
    QCOMPARE(QApplication::focusWidget(), table.page->board());
    // But the keys reach the answer.
    for (int i = 0; i < 20 && QApplication::focusWidget()->objectName() != QLatin1String("accept"); ++i)
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    QCOMPARE(QApplication::focusWidget()->objectName(), QStringLiteral("accept"));
}

void tst_playerprompts::takeBackByAgreement()
{
    Table table(plainSetup());
    table.play({ "H8", "H9" });
    table.page->askTakeBack();
    QCOMPARE(table.notice(Seat::A), QStringLiteral("Bob asks to take back the last move."));
    table.press("accept");
    QCOMPARE(table.match().moves().size(), std::size_t(1));
    QVERIFY(table.page->board()->picture().at({ 7, 8 }).stone == rules::Stone::None);
}

void tst_playerprompts::takeBackRefused()
{
    match::MatchSetup setup = plainSetup();
    setup.takeBacks = false;
    Table table(setup);
    table.play({ "H8" });
    table.page->askTakeBack();
    QCOMPARE(table.notice(Seat::A), QStringLiteral("Moves cannot be taken back in this game."));
    QVERIFY(!table.match().takeBackAsked());
}

void tst_playerprompts::declaredFiveWins()
{
    match::MatchSetup setup = plainSetup();
    setup.fivePolicy = match::FivePolicy::Declare;
    Table table(setup);
    table.play({ "H8", "H9", "I8", "I9", "J8", "J9", "G8", "G9", "K8" });
    QVERIFY(!table.match().isOver());
    clickClaim(table, Seat::A, Claim::Five);
    QVERIFY(!table.match().isOver()); // a stray tap claims nothing
    table.press("fiveYes");
    QVERIFY((table.match().result() == record::GameResult { Winner::Black, Reason::Five }));
}

void tst_playerprompts::undeclaredFiveGoesOn()
{
    match::MatchSetup setup = plainSetup();
    setup.fivePolicy = match::FivePolicy::Declare;
    Table table(setup);
    table.play({ "H8", "H9", "I8", "I9" });
    clickClaim(table, Seat::B, Claim::Five);
    table.press("cancel"); // and costs nothing
    QCOMPARE(table.match().warnings(Seat::B), 0);
    clickClaim(table, Seat::B, Claim::Five);
    table.press("fiveYes");
    QVERIFY(!table.match().isOver());
    QVERIFY(table.notice(Seat::B).startsWith(QStringLiteral("Wrong claim by Bob: there is no five.")));
}

void tst_playerprompts::theKeyDeclaresForWhoeverLaidTheFive()
{
    match::MatchSetup setup = plainSetup();
    setup.fivePolicy = match::FivePolicy::Declare;
    Table table(setup);
    table.play({ "H8", "H9", "I8", "I9", "J8", "J9", "G8", "G9", "K8" });
    table.page->claimFive();
    table.press("fiveYes");
    QVERIFY((table.match().result() == record::GameResult { Winner::Black, Reason::Five }));
}

void tst_playerprompts::aWrongClaimIsToldBesideARequest()
{
    Table table(plainSetup());
    table.play({ "H8", "H9", "I9" });
    table.page->askTakeBack();
    clickClaim(table, Seat::B, Claim::Foul);
    table.press("claim");
    QVERIFY(table.notice(Seat::B).startsWith(QStringLiteral("Wrong claim by Bob")));
    QVERIFY(table.notice(Seat::B).contains(QStringLiteral("Ann asks to take back the last move.")));
    table.press("accept");
    QCOMPARE(table.match().moves().size(), std::size_t(2));
}

void tst_playerprompts::passesAreAskedAndEndTheGame()
{
    Table table(plainSetup());
    table.page->pass();
    QCOMPARE(table.notice(Seat::A), QStringLiteral("In this game you can pass from move 7 on."));
    table.play({ "H8", "H9", "I9", "J9", "G7", "A1" });
    table.page->pass();
    QCOMPARE(QApplication::focusWidget()->objectName(), QStringLiteral("cancel"));
    table.key(Qt::Key_Escape);
    QCOMPARE(table.match().moves().size(), std::size_t(6));
    table.page->pass();
    table.press("passYes");
    table.page->pass();
    table.press("passYes");
    QVERIFY((table.match().result() == record::GameResult { Winner::Draw, Reason::TwoPasses }));
}

void tst_playerprompts::annulIsAsked()
{
    Table table(plainSetup());
    table.page->annul();
    QVERIFY(!table.match().isOver());
    QCOMPARE(QApplication::focusWidget()->objectName(), QStringLiteral("cancel"));
    table.press("annulYes");
    QVERIFY((table.match().result() == record::GameResult { Winner::Void, Reason::Annulled }));
}

void tst_playerprompts::onlySensibleClaimsAreEnabled()
{
    Table table(plainSetup());
    const auto enabled = [&](Seat seat) {
        QString shown;
        for (const Claim claim : AllClaims)
            shown += QLatin1Char(table.page->panel(seat)->button(claim)->isEnabled() ? 'x' : '.');
        return shown;
    };
    // Five, forbidden, time, hint, take back, draw, resign, arbiter.
    QCOMPARE(enabled(Seat::A), QStringLiteral(".....xx."));
    QCOMPARE(enabled(Seat::B), QStringLiteral(".....xx."));
    table.play({ "H8" });
    QCOMPARE(enabled(Seat::A), QStringLiteral("....xxx."));
    QCOMPARE(enabled(Seat::B), QStringLiteral(".x...xx."));
    table.page->pauseOrResume();
    QCOMPARE(enabled(Seat::B), QStringLiteral("......x."));
    table.page->pauseOrResume();
    table.time.advance(16min);
    QVERIFY(table.host->execute(match::CheckFlag {}));
    QCOMPARE(enabled(Seat::A), QStringLiteral("..x...x."));
    QCOMPARE(enabled(Seat::B), QStringLiteral("......x."));
    table.press("winOnTime");
    QCOMPARE(enabled(Seat::A), QStringLiteral("........"));
}

void tst_playerprompts::impossibleRequestsHaveNoButton_data()
{
    QTest::addColumn<match::MatchSetup>("setup");
    QTest::addColumn<QString>("offered"); // five, forbidden, time, take back, draw, resign
    match::MatchSetup setup = plainSetup();
    QTest::newRow("fives end the game, flags stop it") << setup << ".x..xxx.";
    setup.rules = rules::RuleSet { rules::Rule::FreeStyle };
    QTest::newRow("a rule without forbidden moves") << setup << "....xxx.";
    setup = plainSetup();
    setup.fivePolicy = match::FivePolicy::Declare;
    setup.flagPolicy = match::FlagPolicy::Claim;
    QTest::newRow("everything is claimed") << setup << "xxx.xxx.";
    setup = plainSetup();
    setup.foulPolicy = match::FoulPolicy::Auto;
    setup.takeBacks = false;
    setup.drawOffers.allowed = false;
    QTest::newRow("a game to the end") << setup << "......x.";
    setup.arbiter = true;
    QTest::newRow("with an arbiter") << setup << "......xx";
}

void tst_playerprompts::impossibleRequestsHaveNoButton()
{
    QFETCH(match::MatchSetup, setup);
    QFETCH(QString, offered);
    Table table(setup);
    for (const Seat seat : BothSeats) {
        QString shown;
        for (const Claim claim : AllClaims)
            shown += QLatin1Char(table.page->panel(seat)->button(claim)->isVisible() ? 'x' : '.');
        QCOMPARE(shown, offered);
    }
}

void tst_playerprompts::takeBackIsAButton()
{
    Table table(plainSetup());
    table.play({ "H8", "H9" });
    clickClaim(table, Seat::A, Claim::TakeBack);
    QVERIFY(table.match().takeBackAsked() == Seat::A);
    table.press("accept");
    QCOMPARE(table.match().moves().size(), std::size_t(0));
}

// The opener begins, and plays on until it is the other's turn (match.md#lateness).
void tst_playerprompts::latePlayerAnnouncesArrival()
{
    match::MatchSetup setup = plainSetup();
    setup.attendance = match::Attendance { 0, { clock::Duration(0), std::nullopt }, 2min };
    setup.lateness.charge = match::LateCharge::Double;
    setup.late = { 0min, 4min };
    Table table(setup);
    QVERIFY(table.notice(Seat::A).isEmpty());
    const QString until = table.time.wall().addSecs(13 * 60).toString(QStringLiteral("HH:mm:ss"));
    QCOMPARE(table.notice(Seat::B), QStringLiteral("Bob is not here yet and has until %1.").arg(until));
    table.play({ "H8" });
    table.time.advance(2min);
    table.click("H9");
    QCOMPARE(table.match().moves().size(), std::size_t { 1 });
    QVERIFY2(table.notice(Seat::B).startsWith(QStringLiteral("One player has not arrived yet.")),
        qPrintable(table.notice(Seat::B)));
    table.press("arrived");
    QVERIFY(!table.match().awaited());
    QCOMPARE(table.notice(Seat::B), QStringLiteral("Bob has arrived. Bob loses 2 minutes on the clock."));
    QCOMPARE(table.host->reading(Seat::B).main, clock::Duration(7min));
    table.press("ok");
    table.click("H9");
    QCOMPARE(table.match().moves().size(), std::size_t { 2 });
}

// After the first game the second is one tap away, and after that the match has a score (match.md#double-game).
void tst_playerprompts::twoGamesAreOneMatch()
{
    match::MatchSetup setup = plainSetup();
    setup.games = 2;
    Table table(setup);
    table.play({ "H8" });
    static_cast<void>(table.host->execute(match::Resign { Seat::B }));
    QVERIFY2(table.ending().contains(QStringLiteral("After the first of two games: Ann 1 – 0 Bob.")),
        qPrintable(table.ending()));
    bool wanted = false;
    QObject::connect(table.page.get(), &TablePage::secondGameWanted, table.page.get(), [&] { wanted = true; });
    table.press("secondGame");
    QVERIFY(wanted);
    QVERIFY(table.page->caption().startsWith(QStringLiteral("Game 1 of 2")));

    QVERIFY(table.host->startMatch(match::secondGame(table.match()), table.folder.path()));
    QVERIFY2(table.page->caption().startsWith(QStringLiteral("Game 2 of 2, score so far Ann 1 – 0 Bob")),
        qPrintable(table.page->caption()));
    static_cast<void>(table.host->execute(match::Resign { Seat::B })); // Ann, who sits there now
    QVERIFY2(table.ending().contains(
                 QStringLiteral("After both games: Ann 1 – 1 Bob. The match is a draw. Points: Ann 1, Bob 1.")),
        qPrintable(table.ending()));
    QVERIFY2(table.page->caption().startsWith(QStringLiteral("Game 2 of 2, score so far Ann 1 – 1 Bob")),
        qPrintable(table.page->caption()));
    QVERIFY(!table.button("secondGame"));
}

} // namespace tst_playerprompts

QTEST_MAIN(tst_playerprompts::tst_playerprompts)
#include "tst_playerprompts.moc"
