// SPDX-License-Identifier: MIT
#include "ui/arbiter/orders/arbiterorder.h"

#include "match/model/pauses.h"
#include "ui/arbiter/sealed/sealedmove.h"

#include <algorithm>
#include <array>

namespace kagetsu::ui {

namespace {

using match::Ground;
using record::Reason;
using record::Winner;

constexpr std::array AtTheClock { Ground::ClockWronglySet, Ground::ClockFaulty, Ground::Disturbance, Ground::FoulShown,
    Ground::PlayersAgree, Ground::Other };
constexpr std::array AtTheStop { Ground::Disturbance, Ground::StonesDisplaced, Ground::LeaveGranted,
    Ground::ClockFaulty, Ground::DeviceFailed, Ground::Other };
constexpr std::array OnTheBoard { Ground::RecordWrong, Ground::StoneSlipped, Ground::StonesDisplaced,
    Ground::PlayersAgree, Ground::ClockWrongSide, Ground::Other };
constexpr std::array ForAWarning { Ground::TakeBackTried, Ground::PressedEarly, Ground::OtherHand, Ground::OutOfTurn,
    Ground::Disturbance, Ground::Other };
constexpr std::array ForALoss { Ground::TakeBackTried, Ground::OutsideHelp, Ground::LeftTable, Ground::Late,
    Ground::Disturbance, Ground::Other };
constexpr std::array OfAResult { Ground::PlayersAgree, Ground::OutsideHelp, Ground::DeviceFailed, Ground::LeftTable,
    Ground::Disturbance, Ground::Other };
constexpr std::array OfAnUndoing { Ground::ArbiterMistaken, Ground::RecordWrong, Ground::PlayersAgree, Ground::Other };
constexpr std::span<const Ground> Nothing;

using Why = OrderReason;

constexpr std::array Rows {
    OrderRow { ArbiterOrder::GiveTime, OrderGroup::Clock, { .seat = true, .time = true }, Why::CanWait, AtTheClock },
    OrderRow { ArbiterOrder::TakeTime, OrderGroup::Clock, { .seat = true, .time = true }, Why::CanWait, AtTheClock },
    OrderRow { ArbiterOrder::SetTime, OrderGroup::Clock, { .seat = true, .time = true, .counts = true }, Why::CanWait,
        AtTheClock },
    OrderRow { ArbiterOrder::SetBoth, OrderGroup::Clock, { .bothTimes = true }, Why::CanWait, AtTheClock },
    OrderRow { ArbiterOrder::StopClocks, OrderGroup::Clock, {}, Why::CanWait, AtTheStop },
    OrderRow { ArbiterOrder::StateReason, OrderGroup::Clock, {}, Why::Asked, AtTheStop },
    OrderRow { ArbiterOrder::RunClock, OrderGroup::Clock, { .seat = true }, Why::None, Nothing },
    OrderRow { ArbiterOrder::UndoPress, OrderGroup::Clock, {}, Why::Asked, OnTheBoard },
    OrderRow { ArbiterOrder::Equalise, OrderGroup::Clock, {}, Why::Asked, AtTheClock },
    OrderRow { ArbiterOrder::Rescale, OrderGroup::Clock, { .time = true }, Why::CommentOnly, Nothing },
    OrderRow { ArbiterOrder::Reread, OrderGroup::Clock, { .time = true }, Why::CommentOnly, Nothing },
    OrderRow { ArbiterOrder::CountSleep, OrderGroup::Clock, {}, Why::CommentOnly, Nothing },
    OrderRow { ArbiterOrder::UncountSleep, OrderGroup::Clock, {}, Why::Asked, OfAnUndoing },
    OrderRow { ArbiterOrder::Arrive, OrderGroup::Clock, {}, Why::None, Nothing },
    OrderRow { ArbiterOrder::ExpiryAsPass, OrderGroup::Clock, {}, Why::CommentOnly, Nothing },
    OrderRow { ArbiterOrder::GrantLeave, OrderGroup::Clock, { .seat = true }, Why::CommentOnly, Nothing },
    OrderRow { ArbiterOrder::UncountLeave, OrderGroup::Clock, { .seat = true }, Why::Asked, OfAnUndoing },
    OrderRow { ArbiterOrder::RestoreStones, OrderGroup::Moves, { .seat = true }, Why::Asked, OnTheBoard },
    OrderRow { ArbiterOrder::Retract, OrderGroup::Moves, { .number = true, .clocks = true }, Why::Asked, OnTheBoard },
    OrderRow {
        ArbiterOrder::CorrectMove, OrderGroup::Moves, { .number = true, .point = true }, Why::Asked, OnTheBoard },
    OrderRow { ArbiterOrder::InsertMove, OrderGroup::Moves, { .point = true }, Why::Asked, OnTheBoard },
    OrderRow { ArbiterOrder::InsertPass, OrderGroup::Moves, {}, Why::Asked, OnTheBoard },
    OrderRow { ArbiterOrder::SwapColours, OrderGroup::Moves, {}, Why::CommentOnly, Nothing },
    OrderRow { ArbiterOrder::UpholdClaim, OrderGroup::Claim, {}, Why::None, Nothing },
    OrderRow { ArbiterOrder::RejectClaim, OrderGroup::Claim, {}, Why::CommentOnly, Nothing },
    OrderRow { ArbiterOrder::WarnPlayer, OrderGroup::Penalties, { .seat = true }, Why::Asked, ForAWarning },
    OrderRow {
        ArbiterOrder::TimeToOpponent, OrderGroup::Penalties, { .seat = true, .time = true }, Why::Asked, ForAWarning },
    OrderRow { ArbiterOrder::TimeFromOffender, OrderGroup::Penalties, { .seat = true, .time = true }, Why::Asked,
        ForAWarning },
    OrderRow { ArbiterOrder::LoseTurn, OrderGroup::Penalties, { .seat = true }, Why::Asked, ForAWarning },
    OrderRow {
        ArbiterOrder::TakePoints, OrderGroup::Penalties, { .seat = true, .number = true }, Why::Asked, ForALoss },
    OrderRow { ArbiterOrder::LoseGame, OrderGroup::Penalties, { .seat = true }, Why::Asked, ForALoss },
    OrderRow { ArbiterOrder::BothLose, OrderGroup::Penalties, {}, Why::Asked, ForALoss },
    OrderRow { ArbiterOrder::Expel, OrderGroup::Penalties, { .seat = true }, Why::Asked, ForALoss },
    OrderRow { ArbiterOrder::Unwarn, OrderGroup::Penalties, { .seat = true }, Why::Asked, OfAnUndoing },
    OrderRow { ArbiterOrder::GivePointsBack, OrderGroup::Penalties, { .seat = true, .number = true }, Why::Asked,
        OfAnUndoing },
    OrderRow { ArbiterOrder::Declare, OrderGroup::Result, { .outcome = true }, Why::Asked, OfAResult },
    OrderRow { ArbiterOrder::Confirm, OrderGroup::Result, {}, Why::None, Nothing },
    OrderRow { ArbiterOrder::Reopen, OrderGroup::Result, {}, Why::Asked, OfAnUndoing },
    OrderRow { ArbiterOrder::CorrectResult, OrderGroup::Result, { .outcome = true }, Why::Asked, OfAnUndoing },
    OrderRow {
        ArbiterOrder::Adjourn, OrderGroup::Result, { .optionalPoint = true, .code = true }, Why::CommentOnly, Nothing },
    OrderRow { ArbiterOrder::OpenSealed, OrderGroup::Result, { .code = true }, Why::CommentOnly, Nothing },
    OrderRow { ArbiterOrder::SealedUnreadable, OrderGroup::Result, {}, Why::CommentOnly, Nothing },
    OrderRow { ArbiterOrder::AnnulSealed, OrderGroup::Result, {}, Why::Asked, OfAResult },
    OrderRow { ArbiterOrder::UndoOrder, OrderGroup::Result, {}, Why::CanWait, OfAnUndoing },
    OrderRow { ArbiterOrder::Remark, OrderGroup::Result, {}, Why::CommentOnly, Nothing },
};

std::optional<match::Intervention> interventionOf(
    ArbiterOrder action, const OrderEntry &entry, const match::Match &match)
{
    const auto timed = [&entry](auto make) -> std::optional<match::Intervention> {
        if (!entry.time)
            return std::nullopt;
        return make(*entry.time);
    };
    if (orderRow(action).fields.seat && !entry.seat)
        return std::nullopt;
    const Seat seat = entry.seat.value_or(Seat::A);
    switch (action) {
    case ArbiterOrder::GiveTime: return timed([&](clock::Duration time) { return match::AddTime { seat, time }; });
    case ArbiterOrder::TakeTime:
    case ArbiterOrder::TimeFromOffender:
        return timed([&](clock::Duration time) { return match::AddTime { seat, -time }; });
    case ArbiterOrder::TimeToOpponent:
        return timed([&](clock::Duration time) { return match::AddTime { otherSeat(seat), time }; });
    case ArbiterOrder::SetTime:
        if (!entry.stage && !entry.time && !entry.periods && !entry.moves)
            return std::nullopt;
        return match::SetClock { seat, { entry.stage, entry.time, entry.periods, entry.moves } };
    case ArbiterOrder::StopClocks: return match::StopClocks {};
    case ArbiterOrder::RunClock:
    case ArbiterOrder::RestoreStones: return match::RunClock { seat };
    case ArbiterOrder::UndoPress: return match::UndoPress {};
    case ArbiterOrder::Equalise: return match::Equalise {};
    case ArbiterOrder::Rescale: return timed([](clock::Duration time) { return match::Rescale { time }; });
    case ArbiterOrder::Reread: return timed([](clock::Duration time) { return match::Reread { time }; });
    case ArbiterOrder::CountSleep: return match::CountSleep {};
    case ArbiterOrder::UncountSleep: return match::UncountSleep {};
    case ArbiterOrder::Retract:
        return match::Retract { entry.number,
            entry.restoresClocks ? match::ClockEffect::Restored : match::ClockEffect::Kept };
    case ArbiterOrder::CorrectMove: {
        const bool isMove = entry.number >= 1 && entry.number <= static_cast<int>(match.moves().size());
        const auto from = isMove ? match.moves()[static_cast<std::size_t>(entry.number - 1)].point : std::nullopt;
        if (!from || !entry.point)
            return std::nullopt;
        return match::CorrectMove { entry.number, *from, *entry.point };
    }
    case ArbiterOrder::InsertMove:
        if (!entry.point)
            return std::nullopt;
        return match::InsertMove { entry.point };
    case ArbiterOrder::InsertPass: return match::InsertMove {};
    case ArbiterOrder::UpholdClaim: return match::RuleClaim { true };
    case ArbiterOrder::RejectClaim: return match::RuleClaim { false };
    case ArbiterOrder::WarnPlayer: return match::Warn { seat };
    case ArbiterOrder::Unwarn: return match::Unwarn { seat };
    case ArbiterOrder::LoseTurn: return match::LoseTurn { seat };
    case ArbiterOrder::TakePoints: return match::DeductPoints { seat, entry.number };
    case ArbiterOrder::GivePointsBack: return match::DeductPoints { seat, -entry.number };
    case ArbiterOrder::LoseGame: return match::Declare { lossByRuling(match.sideOf(seat), *entry.reason) };
    case ArbiterOrder::Expel: return match::Declare { lossByRuling(match.sideOf(seat), Ground::Disturbance) };
    case ArbiterOrder::BothLose: return match::Declare { { Winner::BothLose, Reason::DoubleForfeit } };
    case ArbiterOrder::Declare:
        if (!entry.outcome)
            return std::nullopt;
        return match::Declare { *entry.outcome };
    case ArbiterOrder::Reopen: return match::Reopen { entry.second };
    case ArbiterOrder::Adjourn:
        return match::Adjourn { entry.point ? sealed(*entry.point, entry.code) : std::string() };
    case ArbiterOrder::OpenSealed:
        // A mistyped code must not lose a game.
        if (const auto point = opened(match.sealedMove(), entry.code, match.setup().boardSize))
            return match::OpenSealed { point };
        return std::nullopt;
    case ArbiterOrder::SealedUnreadable: return match::OpenSealed {};
    case ArbiterOrder::AnnulSealed: return match::AnnulSealed {};
    case ArbiterOrder::SwapColours: return match::SwapColours {};
    case ArbiterOrder::ExpiryAsPass: return match::ExpiryAsPass {};
    case ArbiterOrder::GrantLeave: return match::GrantLeave { seat };
    case ArbiterOrder::UncountLeave: return match::UncountLeave { seat };
    case ArbiterOrder::UndoOrder: return match::UndoOrder {};
    case ArbiterOrder::StateReason: return match::StateReason {};
    case ArbiterOrder::Remark:
        if (entry.note.empty())
            return std::nullopt;
        return match::Remark {};
    case ArbiterOrder::SetBoth:
    case ArbiterOrder::CorrectResult: // made of several orders
    case ArbiterOrder::Confirm:
    case ArbiterOrder::Arrive: break;
    }
    return std::nullopt;
}

std::vector<match::Intervention> interventionsOf(
    ArbiterOrder action, const OrderEntry &entry, const match::Match &match)
{
    if (action == ArbiterOrder::SetBoth) {
        if (!entry.time)
            return {};
        return { match::SetClock { Seat::A, { {}, entry.time, {}, {} } },
            match::SetClock { Seat::B, { {}, entry.otherTime ? entry.otherTime : entry.time, {}, {} } } };
    }
    if (action == ArbiterOrder::CorrectResult) {
        if (!entry.outcome)
            return {};
        return { match::Reopen { entry.second }, match::Declare { *entry.outcome } };
    }
    std::vector<match::Intervention> one;
    if (std::optional<match::Intervention> what = interventionOf(action, entry, match))
        one.push_back(std::move(*what));
    return one;
}

// While the clocks are stopped the count itself is undone; later the time it cost is added to the clock.
Compensation compensationOfSleep(const match::Incident &counted, const match::Match &now)
{
    OrderEntry entry;
    if (canUncountSleep(now))
        return { ArbiterOrder::UncountSleep, entry };
    entry.seat = counted.before.a.used != counted.after.a.used ? Seat::A : Seat::B;
    entry.time = counted.after[*entry.seat].used - counted.before[*entry.seat].used;
    return { ArbiterOrder::GiveTime, entry };
}

} // namespace

std::span<const OrderRow> orderRows()
{
    return Rows;
}

const OrderRow &orderRow(ArbiterOrder action)
{
    return *std::find_if(Rows.begin(), Rows.end(), [action](const OrderRow &row) { return row.action == action; });
}

bool isMeantToEnd(ArbiterOrder action)
{
    switch (action) {
    case ArbiterOrder::UpholdClaim:
    case ArbiterOrder::LoseGame:
    case ArbiterOrder::BothLose:
    case ArbiterOrder::Expel:
    case ArbiterOrder::Declare:
    case ArbiterOrder::SealedUnreadable: return true;
    default: return false;
    }
}

std::vector<match::Command> commandsOf(ArbiterOrder action, const OrderEntry &entry, const match::Match &match)
{
    if (action == ArbiterOrder::Confirm)
        return { match::Confirm { std::nullopt } };
    if (action == ArbiterOrder::Arrive)
        return { match::Arrive { match.awaited().value_or(Seat::B) } }; // refused if nobody is awaited
    const OrderRow &row = orderRow(action);
    if (row.reason == Why::Asked && !entry.reason)
        return {};
    const match::Grounds grounds { entry.reason.value_or(Ground::Unstated), entry.note };
    std::vector<match::Command> commands;
    for (match::Intervention &what : interventionsOf(action, entry, match))
        commands.emplace_back(match::Intervene { std::move(what), grounds });
    return commands;
}

Result<match::Match, match::Refusal> after(
    const std::vector<match::Command> &commands, const match::Match &match, clock::Moment now)
{
    match::Match after = match;
    for (const match::Command &command : commands) {
        const auto events = after.decide(command, now);
        if (!events)
            return Fault { events.fault() };
        for (const match::Event &event : *events)
            after.fold(event);
    }
    return after;
}

// Tries the order with entries that somebody might fill in.
bool isPossible(ArbiterOrder action, const match::Match &match, clock::Moment now)
{
    if (action == ArbiterOrder::OpenSealed)
        return isPossible(ArbiterOrder::SealedUnreadable, match, now);
    OrderEntry entry;
    entry.time = clock::Second;
    entry.reason = Ground::Other;
    entry.note = "x";
    entry.outcome = record::GameResult { Winner::Draw, Reason::Adjudicated };
    if (match.isResultLocked())
        entry.second = match::Grounds {};
    const rules::Position &board = match.position();
    for (int row = 0; row < board.size() && !entry.point; ++row) {
        for (int column = 0; column < board.size() && !entry.point; ++column) {
            if (const rules::Point point(column, row); board.isEmpty(point))
                entry.point = point;
        }
    }
    const int moves = static_cast<int>(match.moves().size());
    entry.number = action == ArbiterOrder::CorrectMove ? moves : action == ArbiterOrder::Retract ? moves - 1 : 1;
    if (action == ArbiterOrder::Adjourn)
        entry.point.reset();
    return std::any_of(std::begin(BothSeats), std::end(BothSeats), [&](Seat seat) {
        entry.seat = seat;
        const std::vector<match::Command> commands = commandsOf(action, entry, match);
        return !commands.empty() && after(commands, match, now).hasValue();
    });
}

std::optional<Compensation> compensationOf(const match::Incident &incident, const match::Protocol &protocol)
{
    const match::Match &now = protocol.match;
    if (incident.line == protocol.lastOrder)
        return Compensation { ArbiterOrder::UndoOrder, {} };
    if (std::holds_alternative<match::SleepCounted>(incident.what))
        return compensationOfSleep(incident, now);
    const auto *intervened = std::get_if<match::Intervened>(&incident.what);
    if (!intervened)
        return std::nullopt;
    const match::Intervened &event = *intervened;
    if (std::holds_alternative<match::CountSleep>(event.what))
        return compensationOfSleep(incident, now);
    OrderEntry entry;
    const auto with = [&entry](ArbiterOrder action, Seat seat) {
        entry.seat = seat;
        return Compensation { action, entry };
    };
    if (const auto *added = std::get_if<match::AddTime>(&event.what)) {
        // What was really added or deducted, which may be less than requested.
        const clock::Duration change = event.after[added->seat] - event.before[added->seat];
        entry.time = std::chrono::abs(change);
        return with(change > clock::Duration { 0 } ? ArbiterOrder::TakeTime : ArbiterOrder::GiveTime, added->seat);
    }
    if (const auto *set = std::get_if<match::SetClock>(&event.what); set && set->setting.left) {
        const clock::Duration change = event.after[set->seat] - event.before[set->seat];
        entry.time = std::chrono::abs(change);
        return with(change > clock::Duration { 0 } ? ArbiterOrder::TakeTime : ArbiterOrder::GiveTime, set->seat);
    }
    if (const auto *warned = std::get_if<match::Warn>(&event.what))
        return with(ArbiterOrder::Unwarn, warned->seat);
    if (const auto *granted = std::get_if<match::GrantLeave>(&event.what))
        return with(ArbiterOrder::UncountLeave, granted->seat);
    if (const auto *unwarned = std::get_if<match::Unwarn>(&event.what))
        return with(ArbiterOrder::WarnPlayer, unwarned->seat);
    if (const auto *points = std::get_if<match::DeductPoints>(&event.what)) {
        entry.number = std::abs(points->halves);
        return with(points->halves > 0 ? ArbiterOrder::GivePointsBack : ArbiterOrder::TakePoints, points->seat);
    }
    if (const auto *corrected = std::get_if<match::CorrectMove>(&event.what)) {
        entry.number = corrected->number;
        entry.point = corrected->from;
        return Compensation { ArbiterOrder::CorrectMove, entry };
    }
    if (std::holds_alternative<match::Declare>(event.what))
        return Compensation { ArbiterOrder::Reopen, entry };
    if (std::holds_alternative<match::UncountSleep>(event.what) && canCountSleep(now))
        return Compensation { ArbiterOrder::CountSleep, entry };
    if (const auto *run = std::get_if<match::RunClock>(&event.what))
        return with(ArbiterOrder::StopClocks, run->seat);
    return std::nullopt;
}

record::GameResult lossByRuling(rules::Side loser, match::Ground ground)
{
    const Winner winner = loser == rules::Side::Black ? Winner::White : Winner::Black;
    switch (ground) {
    case Ground::TakeBackTried: return { winner, Reason::TakeBack };
    case Ground::OutsideHelp: return { winner, Reason::Assistance };
    case Ground::DeviceFailed: return { winner, Reason::Device };
    case Ground::LeftTable: return { winner, Reason::Abandoned };
    case Ground::Late: return { winner, Reason::Late };
    case Ground::StonesDisplaced: return { winner, Reason::Scattered };
    default: return { winner, Reason::Conduct };
    }
}

} // namespace kagetsu::ui
