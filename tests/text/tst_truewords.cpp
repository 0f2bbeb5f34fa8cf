// SPDX-License-Identifier: MIT
#include "../match/model/driver.h"
#include "../match/model/situations.h"
#include "match/model/foulclaims.h"
#include "match/model/pauses.h"
#include "match/model/record/protocol.h"
#include "match/model/takeback.h"
#include "text/match/happened.h"
#include "text/match/heard.h"
#include "text/match/protocol.h"
#include "text/match/refusal.h"
#include "text/rules/rules.h"
#include "translations/catalogues.h"

#include <QMap>
#include <QTest>
#include <QTranslator>

#include <functional>

namespace tst_truewords {

using namespace kagetsu;
using namespace kagetsu::match;
using namespace std::chrono_literals;
using Code = RefusalCode;

namespace {

constexpr int Codes = static_cast<int>(Code::StepsUnknown) + 1;

std::optional<Seat> seatOf(const Command &command)
{
    return std::visit(
        []<class What>(const What &what) -> std::optional<Seat> {
            if constexpr (requires { what.seat == Seat::A; })
                return std::optional<Seat>(what.seat);
            else
                return std::nullopt;
        },
        command);
}

std::optional<Seat> seatOfOrder(const Command &command)
{
    const auto *order = std::get_if<Intervene>(&command);
    const auto seat = []<class What>(const What &what) -> std::optional<Seat> {
        if constexpr (requires { what.seat == Seat::A; })
            return what.seat;
        else
            return std::nullopt;
    };
    return order ? std::visit(seat, order->what) : std::nullopt;
}

template <class What>
const What *orderIn(const Command &command)
{
    const auto *order = std::get_if<Intervene>(&command);
    return order ? std::get_if<What>(&order->what) : nullptr;
}

// The stone that the command, or the claim which waits, is about.
rules::Point stoneOf(const Match &match, const Command &command)
{
    const auto *claim = std::get_if<ClaimFoul>(&command);
    return claim ? claim->point : match.pendingClaim() ? match.pendingClaim()->point : rules::Point();
}

using Fact = std::function<bool(const Match &, const Command &)>;

// What the sentence of each refusal says, asked of the game itself. A code that is missing here says nothing that could
// be untrue of a game, or cannot be met by the commands below.
const QMap<int, Fact> &facts()
{
    static const QMap<int, Fact> All = [] {
        QMap<int, Fact> all;
        const auto says = [&all](Code code, Fact fact) { all.insert(static_cast<int>(code), std::move(fact)); };
        const auto is = [&says](Code code, bool (*holds)(const Match &)) {
            says(code, [holds](const Match &match, const Command &) { return holds(match); });
        };
        is(Code::NotStarted, [](const Match &m) { return m.phase() == Phase::NotStarted; });
        is(Code::AlreadyStarted, [](const Match &m) { return m.phase() != Phase::NotStarted; });
        is(Code::Ended, [](const Match &m) { return m.isOver(); });
        is(Code::NotEnded, [](const Match &m) { return !m.isOver(); });
        is(Code::Paused, [](const Match &m) { return m.isPaused(); });
        is(Code::NotPaused, [](const Match &m) { return !m.isPaused(); });
        is(Code::FlagDown, [](const Match &m) { return m.flaggedSeat().has_value(); });
        says(Code::OwnFlagDown, [](const Match &m, const Command &c) { return m.isFlagged(*seatOf(c)); });
        is(Code::NoFlagDown, [](const Match &m) { return !m.flaggedSeat(); });
        says(Code::NotYourTurn, [](const Match &m, const Command &c) { return m.toAct() != seatOf(c); });
        is(Code::InOpening, [](const Match &m) { return m.phase() == Phase::Opening; });
        is(Code::PassNotAllowed, [](const Match &m) { return !m.mayPass(); });
        says(Code::NoSuchStone, [](const Match &m, const Command &c) {
            const std::vector<rules::Point> stones = claimable(m, *seatOf(c));
            return std::ranges::find(stones, stoneOf(m, c)) == stones.end();
        });
        says(Code::TooLate, [](const Match &m, const Command &c) { return isAnswered(m, stoneOf(m, c)); });
        says(Code::OnlyOverlineLeft, [](const Match &m, const Command &c) {
            const rules::FoulKinds fouls = foulsOfStone(m, stoneOf(m, c));
            const bool isLeft = m.setup().rules.fouls(other(m.sideOf(m.pendingClaim()->seat))).overline;
            return isAnswered(m, stoneOf(m, c)) && fouls.any() && !fouls.overline && isLeft;
        });
        says(Code::NotForbidden,
            [](const Match &m, const Command &c) { return m.pendingClaim() && !foulsOfStone(m, stoneOf(m, c)).any(); });
        says(Code::NothingToClaim, [](const Match &m, const Command &c) {
            return std::holds_alternative<ClaimFive>(c) ? m.setup().fivePolicy == FivePolicy::Auto
                                                        : m.setup().foulPolicy != FoulPolicy::Claim;
        });
        is(Code::AlreadyAsked, [](const Match &m) { return m.drawOffer() || m.takeBackAsked(); });
        says(Code::NothingAsked, [](const Match &m, const Command &c) {
            return std::holds_alternative<AnswerTakeBack>(c) ? !m.takeBackAsked() : !m.drawOffer();
        });
        says(Code::NotYours, [](const Match &m, const Command &c) {
            const std::optional<Seat> asked = std::holds_alternative<AnswerTakeBack>(c) ? m.takeBackAsked()
                : std::holds_alternative<AnswerDraw>(c)                                 ? m.drawOffer()
                : m.pendingClaim() ? std::optional(m.pendingClaim()->seat)
                                   : std::nullopt;
            return asked && asked == seatOf(c);
        });
        says(Code::NotYoursToWithdraw, [](const Match &m, const Command &c) {
            const std::optional<Seat> made = std::holds_alternative<WithdrawDraw>(c) ? m.drawOffer()
                : m.pendingClaim() ? std::optional(m.pendingClaim()->seat)
                                   : std::nullopt;
            return made && made != seatOf(c);
        });
        is(Code::ArbiterStopped, [](const Match &m) { return m.isHeld() && !m.clock().isRunning(); });
        is(Code::OtherClockRuns, [](const Match &m) { return m.clock().runsForOther(); });
        is(Code::ClaimPending, [](const Match &m) { return m.pendingClaim().has_value(); });
        is(Code::NoClaimPending, [](const Match &m) { return !m.pendingClaim(); });
        is(Code::NoArbiter, [](const Match &m) { return !m.setup().arbiter; });
        is(Code::NotWithArbiter, [](const Match &m) { return m.setup().arbiter; });
        says(Code::AlreadyConfirmed, [](const Match &m, const Command &c) {
            const auto *confirm = std::get_if<Confirm>(&c);
            return confirm ? confirm->seat ? m.confirmations().seats[*confirm->seat] : m.confirmations().arbiter
                           : m.isResultLocked();
        });
        is(Code::SecondReasonNeeded, [](const Match &m) { return m.isResultLocked(); });
        says(Code::NothingToUndo, [](const Match &m, const Command &c) {
            const std::optional<Seat> seat = seatOfOrder(c);
            return orderIn<Unwarn>(c)      ? m.warnings(*seat) == 0
                : orderIn<UncountLeave>(c) ? m.leaves(*seat) == 0
                                           : m.moves().empty() || !canUndoPress(m);
        });
        says(Code::NoSuchMove, [](const Match &m, const Command &c) {
            const auto *correct = orderIn<CorrectMove>(c);
            if (!correct)
                return true;
            const int moves = static_cast<int>(m.moves().size());
            return correct->number < 1 || correct->number > moves
                || m.moves()[static_cast<std::size_t>(correct->number - 1)].point != correct->from;
        });
        says(Code::OpeningStone, [](const Match &m, const Command &c) {
            return orderIn<CorrectMove>(c)->number <= static_cast<int>(m.opening().stones().size());
        });
        says(Code::HasTheTurn, [](const Match &m, const Command &c) { return m.toAct() == seatOfOrder(c); });
        is(Code::ClockRuns, [](const Match &m) { return m.clock().isRunning(); });
        is(Code::NotAdjourned, [](const Match &m) { return m.sealedMove().empty(); });
        is(Code::MoveSealed, [](const Match &m) { return !m.sealedMove().empty(); });
        is(Code::NoReasonOwed, [](const Match &m) { return !m.owesReason(); });
        is(Code::NoOrderToUndo, [](const Match &m) { return !canUndoOrder(m); });
        is(Code::OnPhysicalBoard, [](const Match &m) { return m.isOnPhysicalBoard(); });
        is(Code::NotOnPhysicalBoard, [](const Match &m) { return !m.isOnPhysicalBoard(); });
        is(Code::NothingNoted, [](const Match &m) { return m.moves().empty() && m.openingActs().empty(); });
        is(Code::NoSleepToCount, [](const Match &m) { return !canCountSleep(m); });
        is(Code::NoSleepCounted, [](const Match &m) { return !canUncountSleep(m); });
        is(Code::PlayerAbsent, [](const Match &m) { return m.awaited().has_value(); });
        says(Code::NobodyAwaited, [](const Match &m, const Command &c) { return m.awaited() != seatOf(c); });
        // Of the command itself, or of terms that all of these games have alike.
        for (const Code code : { Code::OffTheBoard, Code::Occupied, Code::OpeningStep, Code::NotByRule,
                 Code::NothingToTakeBack, Code::TakeBacksOff, Code::NothingToOverrule, Code::PausesOff,
                 Code::DrawOffersOff, Code::ClockCannotBeSet, Code::NoCountRunning, Code::NoPeriodRanOut,
                 Code::NoResult, Code::NoSuchPoints, Code::FlagCounts, Code::StepsUnknown })
            is(code, [](const Match &) { return true; });
        return all;
    }();
    return All;
}

// A player's command from each seat, and every order, of this game.
std::vector<Command> commandsFor(const Match &match)
{
    std::vector<Command> all { Recover {}, Resume {}, AgreeSleep {}, StepBack {}, OverruleSymmetry {}, StrikeNote {},
        ExchangeColours {}, Annul {}, Confirm {}, Note { opening::Place { { 0, 0 } } } };
    const std::optional<rules::Point> last = match.moves().empty() ? std::nullopt : match.moves().back().point;
    const auto order = [&all](Intervention what) { all.push_back(Intervene { std::move(what), {} }); };
    for (const Seat seat : BothSeats) {
        for (Command command : std::initializer_list<Command> { Act { seat, opening::Place { { 0, 0 } } },
                 Pass { seat }, Press { seat }, ClaimFive { seat }, ClaimTime { seat }, AgreeToClaim { seat },
                 WithdrawClaim { seat }, OfferDraw { seat }, AnswerDraw { seat, true }, WithdrawDraw { seat },
                 Resign { seat }, AskTakeBack { seat }, AnswerTakeBack { seat, true }, Pause { seat },
                 CallArbiter { seat }, WaiveFlag { seat, 60s }, Arrive { seat }, Confirm { seat } })
            all.push_back(std::move(command));
        for (const rules::Point stone : { LastStone, rules::Point(7, 7), rules::Point(0, 0) })
            all.push_back(ClaimFoul { seat, stone });
        order(RunClock { seat });
        order(AddTime { seat, 60s });
        order(SetClock { seat, { 0, 5min, {}, {} } });
        order(GiveTurn { seat });
        order(Warn { seat });
        order(Unwarn { seat });
        order(LoseTurn { seat });
        order(DeductPoints { seat, 0 });
        order(GrantLeave { seat });
        order(UncountLeave { seat });
    }
    for (Intervention what : std::initializer_list<Intervention> { StopClocks {}, UndoPress {}, Equalise {},
             Rescale { 6min }, Reread { 1s }, Retract { 0, ClockEffect::Kept }, Retract { 400, ClockEffect::Kept },
             CorrectMove { 1, last.value_or(rules::Point()), { 0, 0 } }, CorrectMove { 1, { 7, 7 }, { 0, 0 } },
             InsertMove {}, RuleClaim { true }, RuleClaim { false }, Declare {}, Reopen {}, Adjourn {},
             Adjourn { "secret" }, OpenSealed {}, AnnulSealed {}, CountSleep {}, UncountSleep {}, UndoOrder {},
             StateReason {}, SwapColours {}, ExpiryAsPass {}, LookAway {}, Remark {} })
        order(std::move(what));
    return all;
}

// One language after the other, English first.
void inEachLanguage(const std::function<void(const QString &)> &check)
{
    for (const QString &code : catalogueCodes()) {
        QTranslator translator;
        QVERIFY2(translator.load(catalogueFile(code)), qPrintable(code));
        QCoreApplication::installTranslator(&translator);
        check(code);
        QCoreApplication::removeTranslator(&translator);
    }
}

QString said(const char *context, const char *text)
{
    return QCoreApplication::translate(context, text);
}

MatchSetup termsOf(bool arbiter)
{
    MatchSetup setup = plainSetup();
    setup.names = { "Ann", "Bob" };
    setup.arbiter = arbiter;
    return setup;
}

// Black's stone on H8 makes this, with White far away.
void play(Driver &driver, const QString &made)
{
    if (made == QLatin1String("double-three"))
        driver.playAll({ "F8", "A1", "G8", "A3", "H9", "A5", "H10", "A7", "H8" });
    else if (made == QLatin1String("overline"))
        driver.playAll({ "E8", "A1", "F8", "A3", "G8", "A5", "I8", "A7", "J8", "A9", "H8" });
    else
        driver.playAll({ "F8", "A1", "G9", "A3", "H8" });
}

Protocol protocolOf(const Driver &driver)
{
    std::vector<ProtocolLine> lines;
    for (const Event &event : driver.events())
        lines.push_back({ event, { event.at.count(), 0 } });
    return match::protocolOf(lines);
}

} // namespace

// A sentence about a match says what the match is, in every language: no refusal names another reason than the one
// there is, and nobody is told of a ruling what is not so (match.md#course-of-a-claim).
class TestTrueWords : public QObject
{
    Q_OBJECT

private slots:
    void everyRefusalIsTrueOfTheGame_data()
    {
        QTest::addColumn<int>("situation");
        const std::vector<Situation> all = situations();
        for (std::size_t i = 0; i < all.size(); ++i)
            QTest::addRow("%s", all[i].name.c_str()) << static_cast<int>(i);
    }
    void everyRefusalIsTrueOfTheGame()
    {
        QFETCH(int, situation);
        const Situation now = situations()[static_cast<std::size_t>(situation)];
        for (const Command &command : commandsFor(now.match)) {
            const auto answer = now.match.decide(command, now.now);
            if (answer)
                continue;
            const Code code = answer.fault().code;
            const QString sentence = text::refusalText(answer.fault());
            const auto fact = facts().find(static_cast<int>(code));
            QVERIFY2(fact != facts().end(), qPrintable(sentence));
            QVERIFY2((*fact)(now.match, command), qPrintable(sentence));
        }
    }

    // Two reasons that sound alike could not be told from each other.
    void everyRefusalHasASentenceOfItsOwn()
    {
        inEachLanguage([](const QString &language) {
            QMap<QString, int> found;
            for (int code = 0; code < Codes; ++code) {
                const QString sentence = text::refusalText({ static_cast<Code>(code), {}, std::nullopt });
                QVERIFY2(!sentence.isEmpty(), qPrintable(language + QString::number(code)));
                QVERIFY2(!found.contains(sentence), qPrintable(language + QLatin1String(": ") + sentence));
                found.insert(sentence, code);
            }
        });
    }

    void aLateClaimIsToldWhatIsLeft()
    {
        Driver driver(termsOf(/*arbiter=*/true));
        play(driver, QStringLiteral("double-three"));
        driver.playAll({ "O15" });
        QVERIFY(!driver.give(ClaimFoul { Seat::B, driver.at("H8") }));
        const std::optional<Refusal> refusal = driver.give(Intervene { RuleClaim { true }, {} });
        QVERIFY(refusal.has_value());
        inEachLanguage([&refusal](const QString &language) {
            const QString late = text::refusalText(*refusal);
            QVERIFY2(late.startsWith(text::refusalText({ Code::TooLate, {}, {} })), qPrintable(language + late));
            QVERIFY2(late != text::refusalText({ Code::NotForbidden, {}, {} }), qPrintable(language));
        });
        QCOMPARE(text::refusalText(*refusal),
            QStringLiteral(
                "Too late: the turn to reply to this stone is over. Only an overline can still be claimed."));
    }

    void aRulingIsToldAsItIs_data()
    {
        QTest::addColumn<QString>("made");
        QTest::addColumn<bool>("isAnswered");
        QTest::addColumn<bool>("hasArbiter");
        QTest::addColumn<int>("cost");
        for (const char *made : { "double-three", "overline", "nothing" }) {
            for (const bool isAnswered : { false, true }) {
                for (const bool hasArbiter : { false, true }) {
                    for (const FalseClaim cost : { FalseClaim::OpponentTime, FalseClaim::ClaimantTime,
                             FalseClaim::TurnLost, FalseClaim::Warning, FalseClaim::None })
                        QTest::addRow("%s, %s, %s, cost %d", made, isAnswered ? "answered" : "not answered",
                            hasArbiter ? "rejected by an arbiter" : "no arbiter", static_cast<int>(cost))
                            << QString::fromLatin1(made) << isAnswered << hasArbiter << static_cast<int>(cost);
                }
            }
        }
    }
    void aRulingIsToldAsItIs()
    {
        QFETCH(QString, made);
        QFETCH(bool, isAnswered);
        QFETCH(bool, hasArbiter);
        QFETCH(int, cost);
        MatchSetup setup = termsOf(hasArbiter);
        setup.falseClaim = static_cast<FalseClaim>(cost);
        Driver driver(setup);
        play(driver, made);
        if (isAnswered)
            driver.playAll({ "O15" });
        driver.wait(1s);
        const rules::FoulKinds fouls = foulsOfStone(driver.match(), driver.at("H8"));
        QCOMPARE(fouls.any(), made != QLatin1String("nothing"));
        QVERIFY(!driver.give(ClaimFoul { Seat::B, driver.at("H8") }));
        if (hasArbiter)
            QVERIFY(!driver.give(Intervene { RuleClaim { false }, {} })); // whatever the stone is
        if (driver.match().isOver())
            return; // upheld: its end is told
        const auto is = [](const Event &event) { return std::holds_alternative<FoulClaimed>(event.what); };
        const Events &events = driver.decisions().back();
        const auto ruled = std::ranges::find_if(events, is);
        QVERIFY(ruled != events.end());
        const bool isLeft = isAnswered ? fouls.overline : fouls.any();
        const char *expected = isLeft ? "The claim by %1 about the stone on %2 is rejected."
            : isAnswered ? "Wrong claim by %1: the turn to reply to the stone on %2 is over. Only an overline "
                           "can still be claimed, and this stone is not one."
                         : "Wrong claim by %1: the stone on %2 is not forbidden.";
        inEachLanguage([&](const QString &) {
            const QString told = text::happenedText(ruled->what, driver.match());
            QCOMPARE(told, said("HappenedWords", expected).arg(QStringLiteral("Bob"), QStringLiteral("H8")));
            QVERIFY(text::eventsHeard(events, driver.match()).contains(told));
        });
        // On paper once nobody can claim it any more.
        QVERIFY(!driver.give(Resign { Seat::A }));
        const Protocol protocol = protocolOf(driver);
        const auto incident = std::ranges::find_if(
            protocol.incidents, [](const Incident &each) { return std::holds_alternative<FoulClaimed>(each.what); });
        inEachLanguage([&](const QString &) {
            const QString told = text::incidentText(*incident, protocol);
            const QString forbidden = said("kagetsu::ui::ProtocolWords", "The stone was forbidden (%1).");
            const QString late = said(
                "kagetsu::ui::ProtocolWords", "The stone was forbidden (%1), but the turn to reply to it was over.");
            const QString kinds = text::foulNames(fouls);
            QCOMPARE(told.contains(forbidden.arg(kinds)), fouls.any() && isLeft);
            QCOMPARE(told.contains(late.arg(kinds)), fouls.any() && !isLeft);
        });
    }

    // Whether an older stone was a double-three is nobody's to hear: nobody has claimed it in time.
    void aLateClaimTellsNothingOfTheStone()
    {
        const auto told = [](const char *made) {
            Driver driver(termsOf(/*arbiter=*/false));
            play(driver, QLatin1String(made));
            driver.playAll({ "O15" });
            if (driver.give(ClaimFoul { Seat::B, driver.at("H8") }))
                return QString();
            return text::eventsHeard(driver.decisions().back(), driver.match());
        };
        QVERIFY(!told("double-three").isEmpty());
        QCOMPARE(told("double-three"), told("nothing"));
    }

    void aGameThatIsHeldDoesNotGoOn()
    {
        Driver driver(termsOf(/*arbiter=*/true));
        driver.playAll({ "H8" });
        QVERIFY(!driver.give(stopAtOnce()));
        QVERIFY(!driver.give(Recover {}));
        QVERIFY(!driver.give(Resume {}));
        QVERIFY(!driver.match().clock().isRunning());
        QCOMPARE(text::eventsHeard(driver.decisions().back(), driver.match()),
            QStringLiteral("The game resumes; both clocks are still stopped."));
    }

    void aMinuteIsToldAsWhatItIs()
    {
        MatchSetup setup = termsOf(/*arbiter=*/false);
        Driver driver(setup);
        driver.playAll({ "H8" });
        driver.wait(20min);
        QVERIFY(!driver.give(CheckFlag {}));
        QVERIFY(!driver.give(WaiveFlag { Seat::A, 2min }));
        const QString told = text::eventsHeard(driver.decisions().back(), driver.match());
        QVERIFY2(told.startsWith(QStringLiteral("Bob gets an extra 2 minutes.")), qPrintable(told));
    }

    // Where there is no arbiter it was the players who did it.
    void whoUndidIsWhoWasThere_data()
    {
        QTest::addColumn<bool>("hasArbiter");
        QTest::addColumn<QString>("expected");
        QTest::newRow("an arbiter") << true << "The arbiter undoes the last action.";
        QTest::newRow("nobody but the players") << false << "The players undo their last change to the clocks.";
    }
    void whoUndidIsWhoWasThere()
    {
        QFETCH(bool, hasArbiter);
        QFETCH(QString, expected);
        MatchSetup setup = termsOf(hasArbiter);
        setup.playedOn = PlayedOn::PhysicalBoard;
        Driver driver(setup);
        const Grounds agreed { Ground::PlayersAgree, {} };
        QVERIFY(!driver.give(Press { Seat::A }));
        QVERIFY(!driver.give(Pause { Seat::A }));
        QVERIFY(!driver.give(Intervene { AddTime { Seat::A, 60s }, agreed }));
        QVERIFY(!driver.give(Intervene { UndoOrder {}, agreed }));
        const QString told = text::happenedText(driver.decisions().back().front().what, driver.match());
        QVERIFY2(told.startsWith(expected), qPrintable(told));
    }

    // What nobody has said is no reason; what the arbiter has written about the order is told.
    void noReasonThatNobodyGave_data()
    {
        QTest::addColumn<int>("ground");
        QTest::addColumn<QString>("note");
        QTest::addColumn<QString>("expected");
        const auto row = [](const char *name, Ground ground, const char *note, const char *expected) {
            QTest::newRow(name) << static_cast<int>(ground) << note << QString::fromLatin1(expected);
        };
        row("none", Ground::Unstated, "", "The arbiter reopens the game; its result is void.");
        row("only a comment", Ground::Unstated, "found a slip",
            "The arbiter reopens the game; its result is void. Comment: found a slip");
        row("one of a journal as they were written before", Ground::ArbiterMistaken, "",
            "The arbiter reopens the game; its result is void. Reason: Arbiter's mistake.");
    }
    void noReasonThatNobodyGave()
    {
        QFETCH(int, ground);
        QFETCH(QString, note);
        QFETCH(QString, expected);
        Driver driver(termsOf(/*arbiter=*/true));
        driver.playAll({ "H8" });
        QVERIFY(!driver.give(Resign { Seat::A }));
        QVERIFY(!driver.give(Intervene { Reopen {}, { static_cast<Ground>(ground), note.toStdString() } }));
        const Protocol protocol = protocolOf(driver);
        QCOMPARE(text::incidentText(protocol.incidents.back(), protocol).remove(QChar(0x2068)).remove(QChar(0x2069)),
            expected);
    }
};

} // namespace tst_truewords

QTEST_GUILESS_MAIN(tst_truewords::TestTrueWords)
#include "tst_truewords.moc"
