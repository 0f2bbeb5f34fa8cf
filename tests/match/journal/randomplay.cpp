// SPDX-License-Identifier: MIT
#include "randomplay.h"
#include "match/model/foulclaims.h"
#include "match/model/pauses.h"

#include "opening/file/shipped.h"

namespace kagetsu {

using namespace match;
using namespace std::chrono_literals;

int randomBelow(int count, std::mt19937 &random)
{
    return static_cast<int>(random() % static_cast<unsigned>(count));
}

namespace {

template <class T>
const T &oneOf(const std::vector<T> &values, std::mt19937 &random)
{
    return values[static_cast<std::size_t>(randomBelow(static_cast<int>(values.size()), random))];
}

clock::TimeControl randomControl(std::mt19937 &random)
{
    clock::TimeControl control;
    switch (randomBelow(10, random)) {
    case 0: break;
    case 1:
        control.stages = { clock::MainStage {
            .time = 15min, .increment = 10s, .bonusBefore = true, .maximum = 30min } };
        break;
    case 2:
        control.stages = { clock::MainStage { .time = 90s }, clock::ByoYomiStage { 3, 30s, true } };
        control.lowTime = { 10s };
        break;
    case 3:
        control.stages = { clock::MainStage { .time = 20min } };
        control.perMove = 3min;
        control.capPolicy = static_cast<clock::CapPolicy>(randomBelow(4, random));
        if (control.capPolicy == clock::CapPolicy::Penalty)
            control.capPenalty = 30s;
        control.capInOpening = randomBelow(4, random);
        break;
    case 4:
        control.stages = { clock::ByoYomiStage { 1, 45s, false } };
        control.lowTime.clear();
        break;
    case 6:
        control.stages = { clock::MainStage { .time = 10min }, clock::CanadianStage { { 3, 5 }, 5min, true } };
        break;
    case 7: control.stages = { clock::BankStage { 30s, 10, 60s } }; break;
    case 8:
        control.stages = { clock::MainStage { .time = 5min, .quota = 4 }, clock::MainStage { .time = 5min } };
        control.nextStage = static_cast<clock::NextStage>(randomBelow(2, random));
        control.quotaUnit = static_cast<clock::QuotaUnit>(randomBelow(2, random));
        break;
    case 9:
        control.stages = { clock::MainStage { .time = 5min } };
        control.hourglass = true;
        break;
    case 5: control.stages = { clock::MainStage { .time = 5min, .delay = 10s } }; break;
    }
    return control;
}

Command randomTalk(const Match &match, Seat seat, std::mt19937 &random)
{
    if (match.phase() == Phase::Flagged && randomBelow(3, random) == 0)
        return WaiveFlag { otherSeat(*match.flaggedSeat()), randomBelow(2, random) == 0 ? 0s : 60s };
    if (match.drawOffer() && randomBelow(4, random) == 0)
        return WithdrawDraw { *match.drawOffer() };
    if (match.drawOffer())
        return AnswerDraw { otherSeat(*match.drawOffer()), randomBelow(6, random) == 0 };
    if (match.takeBackAsked())
        return AnswerTakeBack { otherSeat(*match.takeBackAsked()), randomBelow(2, random) == 0 };
    switch (randomBelow(12, random)) {
    case 9: return CallArbiter { seat };
    case 0: return OfferDraw { seat };
    case 1: return AskTakeBack { seat };
    case 2: return Pause { seat };
    case 3: return Pass { seat };
    case 4: return ClaimFive { seat };
    case 5:
        if (const auto points = claimable(match, seat); !points.empty())
            return ClaimFoul { seat, oneOf(points, random) };
        return CheckFlag {};
    case 6:
        if (randomBelow(20, random) == 0)
            return Resign { seat };
        return Recover {};
    case 7: return OverruleSymmetry {};
    case 8: return StepBack {};
    default: return Beat {};
    }
}

// Beside a board of wood.
Command randomAtTheTable(const Match &match, Seat seat, std::mt19937 &random)
{
    switch (randomBelow(12, random)) {
    case 0: return StrikeNote {};
    case 1: return ExchangeColours {};
    case 2: return Note {};
    case 3: return Pause { seat };
    case 4:
        if (randomBelow(10, random) == 0)
            return Conclude { { record::Winner::White, record::Reason::Five } };
        return Recover {};
    case 5:
    case 6:
    case 7: {
        if (match.phase() == Phase::Opening)
            return Note { randomAct(match.opening(), random) };
        const int size = match.setup().boardSize;
        return Note { opening::Place { { randomBelow(size, random), randomBelow(size, random) } } };
    }
    default: return Press { match.toAct().value_or(seat) };
    }
}

DeviceReport randomReport(const Match &match, std::mt19937 &random)
{
    const WallTime wall { 43200000 + match.lastMoment().count(), 7200 };
    const Seat seat = BothSeats[randomBelow(2, random)];
    switch (randomBelow(4, random)) {
    case 0: return Slept { clock::Duration(1 + randomBelow(400'000, random)), { wall.utc - 400'000, -3600 }, wall };
    case 1: return WallChanged { clock::Duration(randomBelow(9'000'000, random) - 5'000'000), wall };
    case 2: return Stalled { seat, clock::Duration(randomBelow(3000, random)) };
    default:
        return Announced { { match.lastMoment(), seat,
            { static_cast<clock::CallKind>(randomBelow(5, random)), randomBelow(60, random) },
            { randomBelow(2, random) == 0, randomBelow(2, random) == 0, randomBelow(2, random) == 0 } } };
    }
}

} // namespace

Intervention randomIntervention(const Match &match, std::mt19937 &random)
{
    const Seat seat = BothSeats[randomBelow(2, random)];
    const int count = static_cast<int>(match.moves().size());
    const rules::Point point(
        randomBelow(match.setup().boardSize, random), randomBelow(match.setup().boardSize, random));
    const clock::Duration time(randomBelow(200'000, random));
    switch (randomBelow(30, random)) {
    case 0: return StopClocks {};
    case 1: return AddTime { seat, time - 60s };
    case 2: return SetClock { seat, { {}, time, {}, {} } };
    case 3: return SetClock { seat, { randomBelow(3, random), {}, randomBelow(4, random), {} } };
    case 4: return SetClock { seat, { {}, {}, {}, randomBelow(9, random) } };
    case 5: return UndoPress {};
    case 6: return Equalise {};
    case 7: return Rescale { time };
    case 8: return Reread { time };
    case 9:
        return Retract { std::max(count - 1 - randomBelow(4, random), 0),
            static_cast<ClockEffect>(randomBelow(2, random)) };
    case 10:
        for (int number = count; number > 0; --number) {
            if (const auto from = match.moves()[static_cast<std::size_t>(number - 1)].point)
                return CorrectMove { number, *from, point };
        }
        return Remark {};
    case 11: return InsertMove { point };
    case 12: return randomBelow(6, random) == 0 ? Intervention(Warn { seat }) : Unwarn { seat };
    case 13: return LoseTurn { seat };
    case 14: return DeductPoints { seat, randomBelow(5, random) - 2 };
    case 15: return RuleClaim { randomBelow(2, random) == 0 };
    case 16:
        if (randomBelow(20, random) == 0)
            return Declare { { record::Winner::Void, record::Reason::Replay } };
        return Remark {};
    case 17: return Reopen { Grounds {} };
    case 18: return Adjourn { randomBelow(2, random) == 0 ? "sealed" : "" };
    case 19: return OpenSealed { point };
    case 20: return canUncountSleep(match) ? Intervention(UncountSleep {}) : CountSleep {};
    case 21: return AnnulSealed {};
    case 22: return UndoOrder {};
    case 23: return SwapColours {};
    case 24: return ExpiryAsPass {};
    case 25: return randomBelow(3, random) == 0 ? Intervention(UncountLeave { seat }) : GrantLeave { seat };
    case 26: {
        constexpr std::optional<View> Views[] { std::nullopt, View::Verdict, View::Lesson, View::Journal };
        return LookAway { Views[randomBelow(4, random)] };
    }
    case 27: return GiveTurn { seat };
    case 28: return SetClock { seat, { {}, {}, {}, {}, randomBelow(40, random) } };
    default: return Remark {};
    }
}

opening::Act randomAct(const opening::Opening &opening, std::mt19937 &random)
{
    const opening::Need need = opening.need();
    switch (need.kind) {
    case opening::NeedKind::Choose: return opening::Choose { oneOf(need.options, random).id };
    case opening::NeedKind::Declare:
        return opening::Declare { need.min + randomBelow(std::min(need.max - need.min, 3) + 1, random) };
    case opening::NeedKind::Offer:
        if (!opening.offers().empty() && randomBelow(8, random) == 0)
            return opening::Withdraw { opening.offers().back() };
        return opening::Offer { oneOf(opening.allowedPoints(), random) };
    case opening::NeedKind::Select: return opening::Select { oneOf(opening.allowedPoints(), random) };
    case opening::NeedKind::Place:
    case opening::NeedKind::Finished: break;
    }
    return opening::Place { oneOf(opening.allowedPoints(), random) };
}

MatchSetup randomSetup(std::mt19937 &random)
{
    MatchSetup setup;
    setup.id = "match-" + std::to_string(random());
    setup.names = { "Ōta \"花月\"", "Bergman\\\n\u2028" };
    setup.event = "Открытый кубок";
    setup.place = randomBelow(2, random) ? "京都" : "";
    setup.round = "3";
    setup.table = randomBelow(2, random) ? "12" : "";
    setup.arbiterName = randomBelow(2, random) ? "山本" : "";
    setup.clubs = { "Клуб \"Е4\"", randomBelow(2, random) ? "京都連珠会" : "" };
    if (randomBelow(3, random) == 0)
        setup.engines[randomBelow(2, random) ? Seat::A : Seat::B] =
            match::EngineSeat { "kagetsu-brain", static_cast<int>(randomBelow(7, random)) };
    setup.opening = oneOf(opening::shippedProcedures(), random);
    if (randomBelow(4, random) != 0) { // what people are told is long and says nothing to a match
        setup.opening.about.clear();
        setup.opening.example.clear();
    }
    setup.opening.swapDenied = { randomBelow(6, random) == 0, randomBelow(6, random) == 0 };
    setup.rules.rule = rules::AllRules[randomBelow(6, random)];
    setup.rules.caroEdgeBlocks = randomBelow(2, random) == 0;
    setup.rules.caroExactlyFive = randomBelow(2, random) == 0;
    setup.time = { randomControl(random), randomControl(random) };
    setup.foulPolicy = static_cast<FoulPolicy>(randomBelow(3, random));
    setup.fivePolicy = static_cast<FivePolicy>(randomBelow(2, random));
    setup.flagPolicy = static_cast<FlagPolicy>(randomBelow(3, random));
    setup.bothFlags = static_cast<BothFlags>(randomBelow(4, random));
    setup.hints = static_cast<Hints>(randomBelow(3, random));
    setup.takeBacks = randomBelow(4, random) != 0;
    setup.pauses = randomBelow(4, random) != 0;
    setup.clockWaits = randomBelow(4, random) == 0;
    setup.arbiter = randomBelow(3, random) == 0;
    setup.falseClaim = static_cast<FalseClaim>(randomBelow(5, random));
    if (randomBelow(3, random) == 0)
        setup.falseClaimTime = clock::Duration(randomBelow(100'000, random));
    setup.edition = 1 + randomBelow(LatestEdition, random);
    setup.withdrawal = static_cast<Withdrawal>(randomBelow(3, random));
    setup.warningsToLose = randomBelow(4, random);
    setup.drawOffers = { randomBelow(6, random) != 0, randomBelow(20, random), randomBelow(3, random) == 0 };
    if (randomBelow(4, random) == 0)
        setup.moveLimit = 1 + randomBelow(40, random);
    if (randomBelow(3, random) == 0)
        setup.announcements = "cn-60";
    if (setup.warningsToLose == 1)
        setup.preset = PresetTitle { "cup", { { "en", "Cup" }, { "ja", "花月\u2028杯" } }, {}, setup.arbiter };
    setup.lateness = { clock::Duration(1 + randomBelow(900'000, random)), randomBelow(2, random) == 0,
        static_cast<LateCharge>(randomBelow(3, random)), randomBelow(2, random) == 0,
        static_cast<LateScope>(randomBelow(3, random)), static_cast<StartClock>(randomBelow(2, random)) };
    if (randomBelow(6, random) == 0) {
        // In time, so that there is a game.
        const auto most = static_cast<int>(setup.lateness.limit.count());
        const auto arrival = [&] { return clock::Duration(randomBelow(most + 60'000, random) - 60'000); };
        setup.attendance = Attendance { 1'900'000'000'000, { arrival(), arrival() }, setup.lateness.limit,
            { { clock::Duration(-5), clock::Duration(2'400'000), true } } };
        if (randomBelow(2, random) == 0) // the opener begins alone
            setup.attendance = Attendance { 1'900'000'000'000, { clock::Duration(0), std::nullopt },
                clock::Duration(randomBelow(most, random)) };
    }
    setup.onlyTime = randomBelow(8, random) == 0;
    setup.games = 1 + randomBelow(2, random);
    setup.scoring = static_cast<Scoring>(randomBelow(5, random));
    if (randomBelow(3, random) == 0)
        setup.first = FirstGame { "first", { { randomBelow(3, random) - 1, 2 }, { 1000ms, 0ms } },
            { record::Winner::White, record::Reason::Resignation }, Seat::B };
    if (randomBelow(5, random) == 0)
        setup.playedOn = PlayedOn::PhysicalBoard;
    return setup;
}

Command randomCommand(const Match &match, std::mt19937 &random)
{
    const Seat either = BothSeats[randomBelow(2, random)];
    if (randomBelow(40, random) == 0) {
        const auto ground = static_cast<Ground>(randomBelow(static_cast<int>(LastGround) + 1, random));
        return Intervene { randomIntervention(match, random), { ground, randomBelow(2, random) == 0 ? "" : "\"注\"" } };
    }
    if (randomBelow(40, random) == 0)
        return Report { randomReport(match, random) };
    if (match.awaited() && randomBelow(6, random) == 0)
        return Arrive { either };
    if (match.pendingClaim()) {
        const Seat claimant = match.pendingClaim()->seat;
        switch (randomBelow(8, random)) {
        case 0: return AgreeToClaim { otherSeat(claimant) };
        case 1: return WithdrawClaim { claimant };
        default: return Intervene { RuleClaim { randomBelow(4, random) == 0 }, {} };
        }
    }
    if (match.isHeld() || match.clock().runsForOther())
        return Intervene { RunClock { randomBelow(8, random) == 0 ? either : match.toAct().value_or(either) }, {} };
    if (canCountSleep(match) && randomBelow(2, random) == 0)
        return AgreeSleep {};
    if (match.isPaused())
        return Resume {};
    if (match.flaggedSeat() && (match.phase() == Phase::Flagged || randomBelow(4, random) == 0))
        return ClaimTime { either };
    if (match.isOnPhysicalBoard())
        return randomAtTheTable(match, either, random);
    if (randomBelow(4, random) == 0)
        return randomTalk(match, either, random);
    const Seat seat = match.toAct().value_or(Seat::A);
    if (match.phase() == Phase::Opening)
        return Act { seat, randomAct(match.opening(), random) };
    const int size = match.setup().boardSize;
    return Act { seat, opening::Place { { randomBelow(size, random), randomBelow(size, random) } } };
}

std::vector<Events> randomDecisions(std::mt19937 &random, std::size_t most)
{
    std::vector<Events> decisions;
    Match match;
    clock::Moment now { 0 };
    Command command = Start { randomSetup(random) };
    while (decisions.size() < most && !match.isOver()) {
        if (const auto events = match.decide(command, now); events && !events->empty()) {
            for (const Event &event : *events)
                match.fold(event);
            decisions.push_back(*events);
        }
        now += clock::Duration(randomBelow(9000, random));
        command = randomCommand(match, random);
    }
    return decisions;
}

} // namespace kagetsu
