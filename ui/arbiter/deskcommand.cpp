// SPDX-License-Identifier: MIT
#include "ui/arbiter/deskcommand.h"

#include "ui/arbiter/sealedmove.h"

#include <algorithm>
#include <array>

namespace kagetsu::ui {

namespace {

using match::Ground;
using record::Reason;
using record::Winner;

constexpr std::array Rows {
    DeskRow { DeskAction::GiveTime, DeskGroup::Clock, { .seat = true, .time = true }, Ground::ClockWronglySet },
    DeskRow { DeskAction::TakeTime, DeskGroup::Clock, { .seat = true, .time = true }, Ground::ClockWronglySet },
    DeskRow { DeskAction::SetTime, DeskGroup::Clock, { .seat = true, .time = true, .counts = true },
        Ground::ClockWronglySet },
    DeskRow { DeskAction::StopClocks, DeskGroup::Clock, {}, Ground::Disturbance },
    DeskRow { DeskAction::RunClock, DeskGroup::Clock, { .seat = true }, Ground::Disturbance },
    DeskRow { DeskAction::UndoPress, DeskGroup::Clock, {}, Ground::ClockWrongSide },
    DeskRow { DeskAction::Equalise, DeskGroup::Clock, {}, Ground::ClockFaulty },
    DeskRow { DeskAction::Rescale, DeskGroup::Clock, { .time = true }, Ground::ClockFaulty },
    DeskRow { DeskAction::Reread, DeskGroup::Clock, { .time = true }, Ground::CountMisread },
    DeskRow { DeskAction::CountSleep, DeskGroup::Clock, {}, Ground::MachineSlept },
    DeskRow { DeskAction::UncountSleep, DeskGroup::Clock, {}, Ground::ArbiterMistaken },
    DeskRow { DeskAction::Arrive, DeskGroup::Clock, {}, Ground::Other },
    DeskRow { DeskAction::RestoreStones, DeskGroup::Moves, { .seat = true }, Ground::StonesDisplaced },
    DeskRow { DeskAction::Retract, DeskGroup::Moves, { .number = true, .clocks = true }, Ground::PlayersAgree },
    DeskRow { DeskAction::CorrectMove, DeskGroup::Moves, { .number = true, .point = true }, Ground::RecordWrong },
    DeskRow { DeskAction::InsertMove, DeskGroup::Moves, { .point = true }, Ground::RecordWrong },
    DeskRow { DeskAction::InsertPass, DeskGroup::Moves, {}, Ground::RecordWrong },
    DeskRow { DeskAction::UpholdClaim, DeskGroup::Claim, {}, Ground::Other },
    DeskRow { DeskAction::RejectClaim, DeskGroup::Claim, {}, Ground::WrongClaim },
    DeskRow { DeskAction::WarnPlayer, DeskGroup::Penalties, { .seat = true }, Ground::TakeBackTried },
    DeskRow { DeskAction::TimeToOpponent, DeskGroup::Penalties, { .seat = true, .time = true }, Ground::Disturbance },
    DeskRow { DeskAction::TimeFromOffender, DeskGroup::Penalties, { .seat = true, .time = true }, Ground::Disturbance },
    DeskRow { DeskAction::LoseTurn, DeskGroup::Penalties, { .seat = true }, Ground::OutOfTurn },
    DeskRow { DeskAction::TakePoints, DeskGroup::Penalties, { .seat = true, .number = true }, Ground::Disturbance },
    DeskRow { DeskAction::LoseGame, DeskGroup::Penalties, { .seat = true }, Ground::TakeBackTried },
    DeskRow { DeskAction::BothLose, DeskGroup::Penalties, {}, Ground::Disturbance },
    DeskRow { DeskAction::Expel, DeskGroup::Penalties, { .seat = true }, Ground::OutsideHelp },
    DeskRow { DeskAction::Unwarn, DeskGroup::Penalties, { .seat = true }, Ground::ArbiterMistaken },
    DeskRow {
        DeskAction::GivePointsBack, DeskGroup::Penalties, { .seat = true, .number = true }, Ground::ArbiterMistaken },
    DeskRow { DeskAction::Declare, DeskGroup::Result, { .outcome = true }, Ground::PlayersAgree },
    DeskRow { DeskAction::Confirm, DeskGroup::Result, {}, Ground::Other },
    DeskRow { DeskAction::Reopen, DeskGroup::Result, {}, Ground::ArbiterMistaken },
    DeskRow { DeskAction::Adjourn, DeskGroup::Result, { .optionalPoint = true, .code = true }, Ground::Adjournment },
    DeskRow { DeskAction::OpenSealed, DeskGroup::Result, { .code = true }, Ground::Adjournment },
    DeskRow { DeskAction::SealedUnreadable, DeskGroup::Result, {}, Ground::Adjournment },
    DeskRow { DeskAction::AnnulSealed, DeskGroup::Result, {}, Ground::PlayersAgree },
    DeskRow { DeskAction::UndoOrder, DeskGroup::Result, {}, Ground::ArbiterMistaken },
    DeskRow { DeskAction::StateReason, DeskGroup::Clock, {}, Ground::Disturbance },
    DeskRow { DeskAction::Remark, DeskGroup::Result, {}, Ground::Other },
};

std::optional<match::Intervention> interventionOf(DeskAction action, const DeskEntry &entry, const match::Match &match)
{
    const auto timed = [&entry](auto make) -> std::optional<match::Intervention> {
        if (!entry.time)
            return std::nullopt;
        return make(*entry.time);
    };
    const Seat opponent = otherSeat(entry.seat);
    switch (action) {
    case DeskAction::GiveTime:
        return timed([&](clock::Duration time) { return match::AddTime { entry.seat, time }; });
    case DeskAction::TakeTime:
    case DeskAction::TimeFromOffender:
        return timed([&](clock::Duration time) { return match::AddTime { entry.seat, -time }; });
    case DeskAction::TimeToOpponent:
        return timed([&](clock::Duration time) { return match::AddTime { opponent, time }; });
    case DeskAction::SetTime:
        if (!entry.stage && !entry.time && !entry.periods && !entry.moves)
            return std::nullopt;
        return match::SetClock { entry.seat, { entry.stage, entry.time, entry.periods, entry.moves } };
    case DeskAction::StopClocks:
        return match::StopClocks {};
    case DeskAction::RunClock:
    case DeskAction::RestoreStones:
        return match::RunClock { entry.seat };
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
        return match::Warn { entry.seat };
    case DeskAction::Unwarn:
        return match::Unwarn { entry.seat };
    case DeskAction::LoseTurn:
        return match::LoseTurn { entry.seat };
    case DeskAction::TakePoints:
        return match::DeductPoints { entry.seat, entry.number };
    case DeskAction::GivePointsBack:
        return match::DeductPoints { entry.seat, -entry.number };
    case DeskAction::LoseGame:
        return match::Declare { lossByRuling(match.sideOf(entry.seat), entry.grounds.ground) };
    case DeskAction::Expel:
        return match::Declare { lossByRuling(match.sideOf(entry.seat), Ground::Disturbance) };
    case DeskAction::BothLose:
        return match::Declare { { Winner::BothLose, Reason::DoubleForfeit } };
    case DeskAction::Declare:
        if (entry.outcome.winner == Winner::Unknown)
            return std::nullopt;
        return match::Declare { entry.outcome };
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
    case DeskAction::UndoOrder:
        return match::UndoOrder {};
    case DeskAction::StateReason:
        return match::StateReason {};
    case DeskAction::Remark:
        if (entry.grounds.note.empty())
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
    entry.grounds.ground = Ground::ArbiterMistaken;
    if (now.canUncountSleep())
        return { DeskAction::UncountSleep, entry };
    entry.seat = counted.before.a.used != counted.after.a.used ? Seat::A : Seat::B;
    entry.time = counted.after[entry.seat].used - counted.before[entry.seat].used;
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

bool isRuling(DeskAction action)
{
    return action != DeskAction::Confirm && action != DeskAction::Arrive;
}

std::optional<match::Command> commandOf(DeskAction action, const DeskEntry &entry, const match::Match &match)
{
    if (action == DeskAction::Confirm)
        return match::Confirm { std::nullopt };
    if (action == DeskAction::Arrive)
        return match::Arrive { match.awaited().value_or(Seat::B) }; // refused where nobody is
    std::optional<match::Intervention> what = interventionOf(action, entry, match);
    if (!what)
        return std::nullopt;
    return match::Intervene { std::move(*what), entry.grounds };
}

std::optional<Compensation> compensationOf(const match::Incident &incident, const match::Protocol &protocol)
{
    const match::Match &now = protocol.match;
    if (incident.line == protocol.lastOrder) {
        DeskEntry mistaken;
        mistaken.grounds.ground = Ground::ArbiterMistaken;
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
    entry.grounds.ground = Ground::ArbiterMistaken;
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
