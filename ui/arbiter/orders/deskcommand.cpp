// SPDX-License-Identifier: MIT
#include "ui/arbiter/orders/deskcommand.h"

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
constexpr std::array OfAFaultyClock { Ground::ClockFaulty };
constexpr std::array OfTheCount { Ground::CountMisread };
constexpr std::array OfASleep { Ground::MachineSlept };
constexpr std::array OfTheArbiter { Ground::ArbiterMistaken };
constexpr std::array OfAnUndoing { Ground::ArbiterMistaken, Ground::RecordWrong, Ground::PlayersAgree, Ground::Other };
constexpr std::array OfAnAdjournment { Ground::Adjournment };
constexpr std::array OfAWrongClaim { Ground::WrongClaim };
constexpr std::array OfTheColours { Ground::WrongColours };
constexpr std::array OfTheTime { Ground::OverTime };
constexpr std::array OfALeave { Ground::LeaveGranted };
constexpr std::array OfARemark { Ground::Other };
constexpr std::span<const Ground> Nothing;

using Why = DeskReason;

constexpr std::array Rows {
    DeskRow { DeskAction::GiveTime, DeskGroup::Clock, { .seat = true, .time = true }, Why::CanWait, AtTheClock },
    DeskRow { DeskAction::TakeTime, DeskGroup::Clock, { .seat = true, .time = true }, Why::CanWait, AtTheClock },
    DeskRow { DeskAction::SetTime, DeskGroup::Clock, { .seat = true, .time = true, .counts = true }, Why::CanWait,
        AtTheClock },
    DeskRow { DeskAction::StopClocks, DeskGroup::Clock, {}, Why::CanWait, AtTheStop },
    DeskRow { DeskAction::StateReason, DeskGroup::Clock, {}, Why::Asked, AtTheStop },
    DeskRow { DeskAction::RunClock, DeskGroup::Clock, { .seat = true }, Why::None, Nothing },
    DeskRow { DeskAction::UndoPress, DeskGroup::Clock, {}, Why::Asked, OnTheBoard },
    DeskRow { DeskAction::Equalise, DeskGroup::Clock, {}, Why::Implied, OfAFaultyClock },
    DeskRow { DeskAction::Rescale, DeskGroup::Clock, { .time = true }, Why::Implied, OfAFaultyClock },
    DeskRow { DeskAction::Reread, DeskGroup::Clock, { .time = true }, Why::Implied, OfTheCount },
    DeskRow { DeskAction::CountSleep, DeskGroup::Clock, {}, Why::Implied, OfASleep },
    DeskRow { DeskAction::UncountSleep, DeskGroup::Clock, {}, Why::Implied, OfTheArbiter },
    DeskRow { DeskAction::Arrive, DeskGroup::Clock, {}, Why::None, Nothing },
    DeskRow { DeskAction::ExpiryAsPass, DeskGroup::Clock, {}, Why::Implied, OfTheTime },
    DeskRow { DeskAction::GrantLeave, DeskGroup::Clock, { .seat = true }, Why::Implied, OfALeave },
    DeskRow { DeskAction::UncountLeave, DeskGroup::Clock, { .seat = true }, Why::Implied, OfTheArbiter },
    DeskRow { DeskAction::RestoreStones, DeskGroup::Moves, { .seat = true }, Why::Asked, OnTheBoard },
    DeskRow { DeskAction::Retract, DeskGroup::Moves, { .number = true, .clocks = true }, Why::Asked, OnTheBoard },
    DeskRow { DeskAction::CorrectMove, DeskGroup::Moves, { .number = true, .point = true }, Why::Asked, OnTheBoard },
    DeskRow { DeskAction::InsertMove, DeskGroup::Moves, { .point = true }, Why::Asked, OnTheBoard },
    DeskRow { DeskAction::InsertPass, DeskGroup::Moves, {}, Why::Asked, OnTheBoard },
    DeskRow { DeskAction::SwapColours, DeskGroup::Moves, {}, Why::Implied, OfTheColours },
    DeskRow { DeskAction::UpholdClaim, DeskGroup::Claim, {}, Why::None, Nothing },
    DeskRow { DeskAction::RejectClaim, DeskGroup::Claim, {}, Why::Implied, OfAWrongClaim },
    DeskRow { DeskAction::WarnPlayer, DeskGroup::Penalties, { .seat = true }, Why::Asked, ForAWarning },
    DeskRow {
        DeskAction::TimeToOpponent, DeskGroup::Penalties, { .seat = true, .time = true }, Why::Asked, ForAWarning },
    DeskRow {
        DeskAction::TimeFromOffender, DeskGroup::Penalties, { .seat = true, .time = true }, Why::Asked, ForAWarning },
    DeskRow { DeskAction::LoseTurn, DeskGroup::Penalties, { .seat = true }, Why::Asked, ForAWarning },
    DeskRow { DeskAction::TakePoints, DeskGroup::Penalties, { .seat = true, .number = true }, Why::Asked, ForALoss },
    DeskRow { DeskAction::LoseGame, DeskGroup::Penalties, { .seat = true }, Why::Asked, ForALoss },
    DeskRow { DeskAction::BothLose, DeskGroup::Penalties, {}, Why::Asked, ForALoss },
    DeskRow { DeskAction::Expel, DeskGroup::Penalties, { .seat = true }, Why::Asked, ForALoss },
    DeskRow { DeskAction::Unwarn, DeskGroup::Penalties, { .seat = true }, Why::Implied, OfTheArbiter },
    DeskRow { DeskAction::GivePointsBack, DeskGroup::Penalties, { .seat = true, .number = true }, Why::Implied,
        OfTheArbiter },
    DeskRow { DeskAction::Declare, DeskGroup::Result, { .outcome = true }, Why::Asked, OfAResult },
    DeskRow { DeskAction::Confirm, DeskGroup::Result, {}, Why::None, Nothing },
    DeskRow { DeskAction::Reopen, DeskGroup::Result, {}, Why::Implied, OfTheArbiter },
    DeskRow { DeskAction::Adjourn, DeskGroup::Result, { .optionalPoint = true, .code = true }, Why::Implied,
        OfAnAdjournment },
    DeskRow { DeskAction::OpenSealed, DeskGroup::Result, { .code = true }, Why::Implied, OfAnAdjournment },
    DeskRow { DeskAction::SealedUnreadable, DeskGroup::Result, {}, Why::Implied, OfAnAdjournment },
    DeskRow { DeskAction::AnnulSealed, DeskGroup::Result, {}, Why::Asked, OfAResult },
    DeskRow { DeskAction::UndoOrder, DeskGroup::Result, {}, Why::CanWait, OfAnUndoing },
    DeskRow { DeskAction::Remark, DeskGroup::Result, {}, Why::Implied, OfARemark },
};

std::optional<match::Intervention> interventionOf(DeskAction action, const DeskEntry &entry, const match::Match &match)
{
    const auto timed = [&entry](auto make) -> std::optional<match::Intervention> {
        if (!entry.time)
            return std::nullopt;
        return make(*entry.time);
    };
    if (deskRow(action).fields.seat && !entry.seat)
        return std::nullopt;
    const Seat seat = entry.seat.value_or(Seat::A);
    switch (action) {
    case DeskAction::GiveTime:
        return timed([&](clock::Duration time) { return match::AddTime { seat, time }; });
    case DeskAction::TakeTime:
    case DeskAction::TimeFromOffender:
        return timed([&](clock::Duration time) { return match::AddTime { seat, -time }; });
    case DeskAction::TimeToOpponent:
        return timed([&](clock::Duration time) { return match::AddTime { otherSeat(seat), time }; });
    case DeskAction::SetTime:
        if (!entry.stage && !entry.time && !entry.periods && !entry.moves)
            return std::nullopt;
        return match::SetClock { seat, { entry.stage, entry.time, entry.periods, entry.moves } };
    case DeskAction::StopClocks:
        return match::StopClocks {};
    case DeskAction::RunClock:
    case DeskAction::RestoreStones:
        return match::RunClock { seat };
    case DeskAction::UndoPress:
        return match::UndoPress {};
    case DeskAction::Equalise:
        return match::Equalise {};
    case DeskAction::Rescale:
        return timed([](clock::Duration time) { return match::Rescale { time }; });
    case DeskAction::Reread:
        return timed([](clock::Duration time) { return match::Reread { time }; });
    case DeskAction::CountSleep:
        return match::CountSleep {};
    case DeskAction::UncountSleep:
        return match::UncountSleep {};
    case DeskAction::Retract:
        return match::Retract { entry.number,
            entry.restoresClocks ? match::ClockEffect::Restored : match::ClockEffect::Kept };
    case DeskAction::CorrectMove: {
        const bool isMove = entry.number >= 1 && entry.number <= static_cast<int>(match.moves().size());
        const auto from = isMove ? match.moves()[static_cast<std::size_t>(entry.number - 1)].point : std::nullopt;
        if (!from || !entry.point)
            return std::nullopt;
        return match::CorrectMove { entry.number, *from, *entry.point };
    }
    case DeskAction::InsertMove:
        if (!entry.point)
            return std::nullopt;
        return match::InsertMove { entry.point };
    case DeskAction::InsertPass:
        return match::InsertMove {};
    case DeskAction::UpholdClaim:
        return match::RuleClaim { true };
    case DeskAction::RejectClaim:
        return match::RuleClaim { false };
    case DeskAction::WarnPlayer:
        return match::Warn { seat };
    case DeskAction::Unwarn:
        return match::Unwarn { seat };
    case DeskAction::LoseTurn:
        return match::LoseTurn { seat };
    case DeskAction::TakePoints:
        return match::DeductPoints { seat, entry.number };
    case DeskAction::GivePointsBack:
        return match::DeductPoints { seat, -entry.number };
    case DeskAction::LoseGame:
        return match::Declare { lossByRuling(match.sideOf(seat), *entry.reason) };
    case DeskAction::Expel:
        return match::Declare { lossByRuling(match.sideOf(seat), Ground::Disturbance) };
    case DeskAction::BothLose:
        return match::Declare { { Winner::BothLose, Reason::DoubleForfeit } };
    case DeskAction::Declare:
        if (!entry.outcome)
            return std::nullopt;
        return match::Declare { *entry.outcome };
    case DeskAction::Reopen:
        return match::Reopen { entry.second };
    case DeskAction::Adjourn:
        return match::Adjourn { entry.point ? sealed(*entry.point, entry.code) : std::string() };
    case DeskAction::OpenSealed:
        // A code typed wrongly must not lose a game.
        if (const auto point = opened(match.sealedMove(), entry.code, match.setup().boardSize))
            return match::OpenSealed { point };
        return std::nullopt;
    case DeskAction::SealedUnreadable:
        return match::OpenSealed {};
    case DeskAction::AnnulSealed:
        return match::AnnulSealed {};
    case DeskAction::SwapColours:
        return match::SwapColours {};
    case DeskAction::ExpiryAsPass:
        return match::ExpiryAsPass {};
    case DeskAction::GrantLeave:
        return match::GrantLeave { seat };
    case DeskAction::UncountLeave:
        return match::UncountLeave { seat };
    case DeskAction::UndoOrder:
        return match::UndoOrder {};
    case DeskAction::StateReason:
        return match::StateReason {};
    case DeskAction::Remark:
        if (entry.note.empty())
            return std::nullopt;
        return match::Remark {};
    case DeskAction::Confirm:
    case DeskAction::Arrive:
        break;
    }
    return std::nullopt;
}

// While the clocks stand the count itself is taken back; later the time it cost is given to the clock.
Compensation compensationOfSleep(const match::Incident &counted, const match::Match &now)
{
    DeskEntry entry;
    entry.reason = Ground::ArbiterMistaken;
    if (now.canUncountSleep())
        return { DeskAction::UncountSleep, entry };
    entry.seat = counted.before.a.used != counted.after.a.used ? Seat::A : Seat::B;
    entry.time = counted.after[*entry.seat].used - counted.before[*entry.seat].used;
    return { DeskAction::GiveTime, entry };
}

} // namespace

std::span<const DeskRow> deskRows()
{
    return Rows;
}

const DeskRow &deskRow(DeskAction action)
{
    return *std::find_if(Rows.begin(), Rows.end(), [action](const DeskRow &row) { return row.action == action; });
}

bool isMeantToEnd(DeskAction action)
{
    switch (action) {
    case DeskAction::UpholdClaim:
    case DeskAction::LoseGame:
    case DeskAction::BothLose:
    case DeskAction::Expel:
    case DeskAction::Declare:
    case DeskAction::SealedUnreadable:
        return true;
    default:
        return false;
    }
}

std::optional<match::Command> commandOf(DeskAction action, const DeskEntry &entry, const match::Match &match)
{
    if (action == DeskAction::Confirm)
        return match::Confirm { std::nullopt };
    if (action == DeskAction::Arrive)
        return match::Arrive { match.awaited().value_or(Seat::B) }; // refused where nobody is
    const DeskRow &row = deskRow(action);
    match::Grounds grounds { Ground::Unstated, entry.note };
    if (row.reason == Why::Asked && !entry.reason)
        return std::nullopt;
    if (entry.reason)
        grounds.ground = *entry.reason;
    else if (row.reason == Why::Implied)
        grounds.ground = row.usual.front();
    std::optional<match::Intervention> what = interventionOf(action, entry, match);
    if (!what)
        return std::nullopt;
    return match::Intervene { std::move(*what), std::move(grounds) };
}

// Tried with what somebody might fill in.
bool isPossible(DeskAction action, const match::Match &match, clock::Moment now)
{
    if (action == DeskAction::OpenSealed)
        return isPossible(DeskAction::SealedUnreadable, match, now);
    DeskEntry entry;
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
    entry.number = action == DeskAction::CorrectMove ? moves : action == DeskAction::Retract ? moves - 1 : 1;
    if (action == DeskAction::Adjourn)
        entry.point.reset();
    return std::any_of(std::begin(BothSeats), std::end(BothSeats), [&](Seat seat) {
        entry.seat = seat;
        const auto command = commandOf(action, entry, match);
        return command && match.apply(*command, now).hasValue();
    });
}

std::optional<Compensation> compensationOf(const match::Incident &incident, const match::Protocol &protocol)
{
    const match::Match &now = protocol.match;
    if (incident.line == protocol.lastOrder) {
        DeskEntry mistaken;
        mistaken.reason = Ground::ArbiterMistaken;
        return Compensation { DeskAction::UndoOrder, mistaken };
    }
    if (std::holds_alternative<match::SleepCounted>(incident.what))
        return compensationOfSleep(incident, now);
    const auto *intervened = std::get_if<match::Intervened>(&incident.what);
    if (!intervened)
        return std::nullopt;
    const match::Intervened &event = *intervened;
    if (std::holds_alternative<match::CountSleep>(event.what))
        return compensationOfSleep(incident, now);
    DeskEntry entry;
    entry.reason = Ground::ArbiterMistaken;
    const auto with = [&entry](DeskAction action, Seat seat) {
        entry.seat = seat;
        return Compensation { action, entry };
    };
    if (const auto *added = std::get_if<match::AddTime>(&event.what)) {
        // What was really given or taken, which may be less than was asked.
        const clock::Duration change = event.after[added->seat] - event.before[added->seat];
        entry.time = std::chrono::abs(change);
        return with(change > clock::Duration { 0 } ? DeskAction::TakeTime : DeskAction::GiveTime, added->seat);
    }
    if (const auto *set = std::get_if<match::SetClock>(&event.what); set && set->setting.left) {
        const clock::Duration change = event.after[set->seat] - event.before[set->seat];
        entry.time = std::chrono::abs(change);
        return with(change > clock::Duration { 0 } ? DeskAction::TakeTime : DeskAction::GiveTime, set->seat);
    }
    if (const auto *warned = std::get_if<match::Warn>(&event.what))
        return with(DeskAction::Unwarn, warned->seat);
    if (const auto *granted = std::get_if<match::GrantLeave>(&event.what))
        return with(DeskAction::UncountLeave, granted->seat);
    if (const auto *unwarned = std::get_if<match::Unwarn>(&event.what))
        return with(DeskAction::WarnPlayer, unwarned->seat);
    if (const auto *points = std::get_if<match::DeductPoints>(&event.what)) {
        entry.number = std::abs(points->halves);
        return with(points->halves > 0 ? DeskAction::GivePointsBack : DeskAction::TakePoints, points->seat);
    }
    if (const auto *corrected = std::get_if<match::CorrectMove>(&event.what)) {
        entry.number = corrected->number;
        entry.point = corrected->from;
        return Compensation { DeskAction::CorrectMove, entry };
    }
    if (std::holds_alternative<match::Declare>(event.what))
        return Compensation { DeskAction::Reopen, entry };
    if (std::holds_alternative<match::UncountSleep>(event.what) && now.canCountSleep())
        return Compensation { DeskAction::CountSleep, entry };
    if (const auto *run = std::get_if<match::RunClock>(&event.what))
        return with(DeskAction::StopClocks, run->seat);
    return std::nullopt;
}

record::GameResult lossByRuling(rules::Side loser, match::Ground ground)
{
    const Winner winner = loser == rules::Side::Black ? Winner::White : Winner::Black;
    switch (ground) {
    case Ground::TakeBackTried:
        return { winner, Reason::TakeBack };
    case Ground::OutsideHelp:
        return { winner, Reason::Assistance };
    case Ground::DeviceFailed:
        return { winner, Reason::Device };
    case Ground::LeftTable:
        return { winner, Reason::Abandoned };
    case Ground::Late:
        return { winner, Reason::Late };
    case Ground::StonesDisplaced:
        return { winner, Reason::Scattered };
    default:
        return { winner, Reason::Conduct };
    }
}

} // namespace kagetsu::ui
