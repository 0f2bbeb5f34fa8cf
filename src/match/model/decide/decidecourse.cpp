// SPDX-License-Identifier: MIT
// The course of a game, from the first tap to the signatures.
#include "match/model/decide/commanddecider.h"
#include "match/model/pauses.h"

#include <algorithm>
#include <cassert>

namespace kagetsu::match {

using record::Reason;
using record::Winner;
using rules::Side;

Result<Events, Refusal> Match::decide(const Command &command, clock::Moment now) const
{
    assert(now >= m_lastMoment);
    const CommandDecider decider(*this, now);
    std::optional<Events> reached = decider.reachedLimit();
    if (!reached)
        return std::visit(decider, command);
    Match after = *this;
    Events events;
    for (; reached; reached = CommandDecider(after, now).reachedLimit()) {
        for (Event &event : *reached) {
            after.fold(event);
            events.push_back(std::move(event));
        }
    }
    const bool isReport = std::holds_alternative<Report>(command);
    if (!isReport && (after.isOver() || after.phase() == Phase::Flagged))
        return events;
    // A command that came too late is void, but what the clock did remains.
    if (auto answer = std::visit(CommandDecider(after, now), command)) {
        for (Event &event : answer.value())
            events.push_back(std::move(event));
    }
    return events;
}

std::optional<Events> CommandDecider::reachedLimit() const
{
    const std::optional<clock::Limit> reached = m.m_clock.nextLimit();
    const std::optional<clock::Moment> forfeit = m.forfeitMoment();
    if (forfeit && *forfeit <= m_now && (!reached || *forfeit < reached->at))
        return Events { happen(Ended { lossOf(*m.m_awaited, Reason::NoShow) }) };
    if (!reached || reached->at > m_now)
        return std::nullopt;
    const Seat seat = reached->seat;
    Events events;
    switch (reached->effect) {
    case clock::LimitEffect::Flag:
        events.push_back(happen(Flagged { seat, { reached->at, reached->reason } }));
        if (m.m_setup.flagPolicy == FlagPolicy::AutoEnd)
            events.push_back(happen(Ended { timeResult(seat, reached->reason) }));
        break;
    case clock::LimitEffect::TurnLost: events = answersByPlaying(seat); [[fallthrough]];
    case clock::LimitEffect::Penalty:
        events.push_back(happen(CapReached { seat, reached->at, reached->effect }));
        addOwedTurn(events);
        break;
    case clock::LimitEffect::Warning:
        events.push_back(happen(CapReached { seat, reached->at, reached->effect }));
        addWarning(events, seat, Ground::OverTime);
        break;
    }
    return events;
}

CommandDecider::Answer CommandDecider::operator()(const Start &command) const
{
    const MatchSetup &setup = command.setup;
    const std::optional<Attendance> &seen = setup.attendance;
    const auto objection = first({ when(m.phase() != Phase::NotStarted, RefusalCode::AlreadyStarted),
        when(!opening::Opening::start(setup.opening, setup.boardSize), RefusalCode::OpeningUnplayable),
        when(!clock::isSound(setup.time.a) || !clock::isSound(setup.time.b), RefusalCode::UnsoundTime),
        when(seen && !isDecidedByLateness(setup) && !mayBegin(*seen), RefusalCode::PlayerAbsent) });
    if (objection)
        return refuse(*objection);
    Events events { happen(Started { setup }) };
    if (isDecidedByLateness(setup)) {
        const Waiting waiting = waitingAt(*seen, setup.lateness);
        events.push_back(happen(Ended { resultOf(waiting, setup.lateness, after(events).ownerOf(Side::Black)) }));
    }
    return events;
}

// The rules charge each minute of absence in which the clock ran (match.md#lateness): once by the clock itself,
// and once more if it is charged double. While the opener thought, the opener's clock ran, so that each minute is
// charged to only one player.
CommandDecider::Answer CommandDecider::operator()(const Arrive &command) const
{
    if (const auto objection = first({ closed(), when(m.m_awaited != command.seat, RefusalCode::NobodyAwaited) }))
        return refuse(*objection);
    clock::Duration charged { 0 };
    if (m.m_setup.lateness.charge == LateCharge::Double)
        charged = std::max(m.m_clock.reading(command.seat, m_now).used - m.m_setup.late[command.seat], charged);
    Events events { happen(Arrived { command.seat, m.m_setup.attendance->begun + m_now, charged }) };
    addLossByFlag(events);
    return events;
}

CommandDecider::Answer CommandDecider::operator()(const Pause &command) const
{
    return answer({ when(!m.m_setup.pauses, RefusalCode::PausesOff), refusalToPlay(), absent(command.seat) },
        Paused { command.seat });
}

CommandDecider::Answer CommandDecider::operator()(const Resume &) const
{
    return answer({ closed(), when(!m.isPaused(), RefusalCode::NotPaused),
                      when(m.isHeld() && !m.isRecovered(), RefusalCode::ArbiterStopped) },
        Resumed {});
}

CommandDecider::Answer CommandDecider::operator()(const Beat &) const
{
    return m.m_clock.isRunning() ? Events { happen(Beaten {}) } : Events {};
}

CommandDecider::Answer CommandDecider::operator()(const Report &command) const
{
    if (m.phase() == Phase::NotStarted)
        return refuse(RefusalCode::NotStarted);
    return Events { std::visit([this](const auto &what) { return happen(what); }, command.what) };
}

CommandDecider::Answer CommandDecider::operator()(const AgreeSleep &) const
{
    return answer({ when(m.isHeld(), RefusalCode::ArbiterStopped), closed(),
                      when(!canCountSleep(m), RefusalCode::NoSleepToCount) },
        SleepCounted {});
}

CommandDecider::Answer CommandDecider::operator()(const Confirm &command) const
{
    const Confirmations given = m.confirmations();
    const bool isDone = command.seat ? given.seats[*command.seat] : given.arbiter;
    return answer({ when(!m.isOver(), RefusalCode::NotEnded), when(isDone, RefusalCode::AlreadyConfirmed) },
        Confirmed { command.seat });
}

CommandDecider::Answer CommandDecider::operator()(const ChangePlaces &) const
{
    return answer({ when(m.phase() == Phase::NotStarted, RefusalCode::NotStarted) }, PlacesChanged {});
}

CommandDecider::Objection CommandDecider::first(std::initializer_list<Objection> objections)
{
    const auto found =
        std::find_if(objections.begin(), objections.end(), [](Objection one) { return one.has_value(); });
    return found == objections.end() ? std::nullopt : *found;
}

CommandDecider::Answer CommandDecider::answer(std::initializer_list<Objection> objections, Happening what) const
{
    const Objection objection = first(objections);
    return objection ? refuse(*objection) : Events { happen(std::move(what)) };
}

CommandDecider::Objection CommandDecider::closed() const
{
    return first(
        { when(m.phase() == Phase::NotStarted, RefusalCode::NotStarted), when(m.isOver(), RefusalCode::Ended) });
}

CommandDecider::Objection CommandDecider::standstill() const
{
    return first({ when(m.phase() == Phase::Claimed, RefusalCode::ClaimPending),
        when(m.isHeld(), RefusalCode::ArbiterStopped), when(m.isPaused(), RefusalCode::Paused) });
}

CommandDecider::Objection CommandDecider::absent(Seat seat) const
{
    return when(m.m_awaited == seat && m.m_setup.edition >= 3, RefusalCode::PlayerAbsent);
}

Winner CommandDecider::winnerOf(Side side)
{
    return side == Side::Black ? Winner::Black : Winner::White;
}

record::GameResult CommandDecider::lossOf(Seat loser, Reason reason) const
{
    return { winnerOf(m.sideOf(otherSeat(loser))), reason };
}

record::GameResult CommandDecider::timeResult(Seat loser, clock::FlagReason reason) const
{
    switch (reason) {
    case clock::FlagReason::MainTime: break;
    case clock::FlagReason::PerMoveLimit: return lossOf(loser, Reason::TimePerMove);
    case clock::FlagReason::Quota: return lossOf(loser, Reason::TimeQuota);
    }
    return lossOf(loser, Reason::Time);
}

Match CommandDecider::after(const Events &events) const
{
    Match after = m;
    for (const Event &event : events)
        after.fold(event);
    return after;
}

} // namespace kagetsu::match
