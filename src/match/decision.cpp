// SPDX-License-Identifier: MIT
#include "match/decision.h"

#include <algorithm>
#include <cassert>

namespace kagetsu::match {

using record::Reason;
using record::Winner;
using rules::Side;

std::optional<Events> Decision::reachedLimit() const
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
    case clock::LimitEffect::TurnLost:
        events = answersByPlaying(seat);
        [[fallthrough]];
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

Decision::Answer Decision::operator()(const Start &command) const
{
    if (m.phase() != Phase::NotStarted)
        return refuse(RefusalCode::AlreadyStarted);
    if (!opening::Opening::start(command.setup.opening, command.setup.boardSize))
        return refuse(RefusalCode::OpeningUnplayable);
    if (!clock::isSound(command.setup.time.a) || !clock::isSound(command.setup.time.b))
        return refuse(RefusalCode::UnsoundTime);
    const std::optional<Attendance> &seen = command.setup.attendance;
    if (seen && !isDecidedByLateness(command.setup) && !mayBegin(*seen))
        return refuse(RefusalCode::PlayerAbsent);
    Events events { happen(Started { command.setup }) };
    if (isDecidedByLateness(command.setup)) {
        const Waiting waiting = waitingAt(*seen, command.setup.lateness);
        events.push_back(
            happen(Ended { resultOf(waiting, command.setup.lateness, after(events).ownerOf(Side::Black)) }));
    }
    return events;
}

Decision::Answer Decision::operator()(const Resign &command) const
{
    if (const auto code = closedCode())
        return refuse(*code);
    if (m.m_awaited == command.seat)
        return refuse(RefusalCode::PlayerAbsent);
    return Events { happen(Ended { lossOf(command.seat, Reason::Resignation) }) };
}

Decision::Answer Decision::operator()(const OfferDraw &command) const
{
    if (const auto refusal = refusalToTalk())
        return refuse(*refusal);
    const DrawOffers &offers = m.m_setup.drawOffers;
    if (!offers.allowed || m.moveNumber() <= offers.afterMove)
        return refuse(RefusalCode::DrawOffersOff);
    if (offers.onOpponentsTime && m.toAct() == command.seat)
        return refuse(RefusalCode::OfferAfterOwnMove);
    if (m.m_drawOffer || m.m_offerDeclined[command.seat])
        return refuse(RefusalCode::AlreadyAsked);
    return Events { happen(DrawOffered { command.seat }) };
}

Decision::Answer Decision::operator()(const AnswerDraw &command) const
{
    if (const auto refusal = refusalToTalk())
        return refuse(*refusal);
    if (!m.m_drawOffer)
        return refuse(RefusalCode::NothingAsked);
    if (*m.m_drawOffer == command.seat)
        return refuse(RefusalCode::NotYours);
    if (command.accept)
        return Events { happen(Ended { { Winner::Draw, Reason::Agreement } }) };
    return Events { happen(DrawDeclined { command.seat }) };
}

Decision::Answer Decision::operator()(const WithdrawDraw &command) const
{
    if (const auto refusal = refusalToTalk())
        return refuse(*refusal);
    if (!m.m_drawOffer)
        return refuse(RefusalCode::NothingAsked);
    if (*m.m_drawOffer != command.seat)
        return refuse(RefusalCode::NotYours);
    return Events { happen(DrawWithdrawn { command.seat }) };
}

Decision::Answer Decision::operator()(const AskTakeBack &command) const
{
    if (!m.m_setup.takeBacks)
        return refuse(RefusalCode::TakeBacksOff);
    if (const auto refusal = refusalToTalk())
        return refuse(*refusal);
    if (m.m_takeBackAsked)
        return refuse(RefusalCode::AlreadyAsked);
    if (m.takeBackMoves(command.seat) == 0)
        return refuse(RefusalCode::NothingToTakeBack);
    return Events { happen(TakeBackAsked { command.seat }) };
}

Decision::Answer Decision::operator()(const AnswerTakeBack &command) const
{
    if (const auto refusal = refusalToTalk())
        return refuse(*refusal);
    if (!m.m_takeBackAsked)
        return refuse(RefusalCode::NothingAsked);
    if (*m.m_takeBackAsked == command.seat)
        return refuse(RefusalCode::NotYours);
    if (!command.accept)
        return Events { happen(TakeBackDeclined { command.seat }) };
    const Seat asker = *m.m_takeBackAsked;
    return Events { happen(TakenBack { asker, m.takeBackMoves(asker), command.clocks }) };
}

Decision::Answer Decision::operator()(const Pause &command) const
{
    if (!m.m_setup.pauses)
        return refuse(RefusalCode::PausesOff);
    if (const auto refusal = refusalToPlay())
        return refuse(*refusal);
    return Events { happen(Paused { command.seat }) };
}

Decision::Answer Decision::operator()(const Resume &) const
{
    if (const auto code = closedCode())
        return refuse(*code);
    if (!m.isPaused())
        return refuse(RefusalCode::NotPaused);
    if (m.isHeld() && !m.isRecovered())
        return refuse(RefusalCode::ArbiterStopped);
    return Events { happen(Resumed {}) };
}

Decision::Answer Decision::operator()(const Annul &) const
{
    if (const auto code = closedCode())
        return refuse(*code);
    if (m.m_setup.arbiter && m.m_setup.edition >= 2)
        return refuse(RefusalCode::NotWithArbiter);
    return Events { happen(Ended { { Winner::Void, Reason::Annulled } }) };
}

Decision::Answer Decision::operator()(const Beat &) const
{
    if (!m.m_clock.isRunning())
        return Events {};
    return Events { happen(Beaten {}) };
}

Decision::Answer Decision::operator()(const Recover &) const
{
    if (const auto code = closedCode())
        return refuse(*code);
    return Events { happen(Recovered {}) };
}

Decision::Answer Decision::operator()(const Report &command) const
{
    if (m.phase() == Phase::NotStarted)
        return refuse(RefusalCode::NotStarted);
    return Events { std::visit([this](const auto &what) { return happen(what); }, command.what) };
}

Decision::Answer Decision::operator()(const AgreeSleep &) const
{
    if (m.isHeld())
        return refuse(RefusalCode::ArbiterStopped);
    if (const auto code = hindrance(CountSleep {}))
        return refuse(*code);
    return Events { happen(SleepCounted {}) };
}

// The rules charge each minute of absence in which the clock ran (refereeing.md#lateness): once by the clock itself,
// and where it is charged double once more. While the opener thought, the opener's clock ran, and that minute is
// charged to one alone.
Decision::Answer Decision::operator()(const Arrive &command) const
{
    if (const auto code = closedCode())
        return refuse(*code);
    if (m.m_awaited != command.seat)
        return refuse(RefusalCode::NobodyAwaited);
    clock::Duration charged { 0 };
    if (m.m_setup.lateness.charge == LateCharge::Double)
        charged = std::max(m.m_clock.reading(command.seat, m_now).used - m.m_setup.late[command.seat], charged);
    Events events { happen(Arrived { command.seat, m.m_setup.attendance->begun + m_now, charged }) };
    addLossByFlag(events);
    return events;
}

std::optional<RefusalCode> Decision::closedCode() const
{
    if (m.phase() == Phase::NotStarted)
        return RefusalCode::NotStarted;
    if (m.phase() == Phase::Ended)
        return RefusalCode::Ended;
    return std::nullopt;
}

std::optional<RefusalCode> Decision::standstill() const
{
    if (m.phase() == Phase::Claimed)
        return RefusalCode::ClaimPending;
    if (m.isHeld())
        return RefusalCode::ArbiterStopped;
    if (m.isPaused())
        return RefusalCode::Paused;
    return std::nullopt;
}

std::optional<RefusalCode> Decision::refusalToPlay() const
{
    if (const auto code = closedCode())
        return code;
    if (m.phase() == Phase::Flagged)
        return RefusalCode::FlagDown;
    return standstill();
}

std::optional<RefusalCode> Decision::refusalToAct(Stones stones) const
{
    if (const auto code = refusalToPlay())
        return code;
    if (m.m_setup.stones != stones)
        return stones == Stones::OnTheTable ? RefusalCode::NotOnTheTable : RefusalCode::OnTheTable;
    if (m.m_clock.isLent())
        return RefusalCode::OtherClockRuns;
    if (m.m_awaited && m.m_awaited == m.toAct())
        return RefusalCode::PlayerAbsent;
    return std::nullopt;
}

std::optional<RefusalCode> Decision::refusalToTalk() const
{
    if (const auto code = refusalToPlay())
        return code;
    // Beside a board of wood the players talk to each other.
    if (m.isOnTheTable())
        return RefusalCode::OnTheTable;
    if (m.m_awaited)
        return RefusalCode::PlayerAbsent;
    if (m.phase() == Phase::Opening)
        return RefusalCode::InOpening;
    return std::nullopt;
}

Decision::Answer Decision::operator()(const Confirm &command) const
{
    if (m.phase() != Phase::Ended)
        return refuse(RefusalCode::NotEnded);
    const bool done = command.seat ? m.confirmations().seats[*command.seat] : m.confirmations().arbiter;
    if (done)
        return refuse(RefusalCode::AlreadyConfirmed);
    return Events { happen(Confirmed { command.seat }) };
}

Winner Decision::winnerOf(Side side)
{
    return side == Side::Black ? Winner::Black : Winner::White;
}

record::GameResult Decision::lossOf(Seat loser, Reason reason) const
{
    return { winnerOf(m.sideOf(otherSeat(loser))), reason };
}

record::GameResult Decision::timeResult(Seat loser, clock::FlagReason reason) const
{
    switch (reason) {
    case clock::FlagReason::MainTime:
        break;
    case clock::FlagReason::PerMoveLimit:
        return lossOf(loser, Reason::TimePerMove);
    case clock::FlagReason::Quota:
        return lossOf(loser, Reason::TimeQuota);
    }
    return lossOf(loser, Reason::Time);
}

Match Decision::after(const Events &events) const
{
    Match after = m;
    for (const Event &event : events)
        after.fold(event);
    return after;
}

Result<Events, Refusal> Match::apply(const Command &command, clock::Moment now) const
{
    assert(now >= m_lastMoment);
    const Decision decision(*this, now);
    std::optional<Events> reached = decision.reachedLimit();
    if (!reached)
        return std::visit(decision, command);
    Match after = *this;
    Events events;
    for (; reached; reached = Decision(after, now).reachedLimit()) {
        for (Event &event : *reached) {
            after.fold(event);
            events.push_back(std::move(event));
        }
    }
    const bool isReport = std::holds_alternative<Report>(command);
    if (!isReport && (after.isOver() || after.phase() == Phase::Flagged))
        return events;
    // A command that has come too late is void; what the clock did stands.
    if (auto answer = std::visit(Decision(after, now), command)) {
        for (Event &event : answer.value())
            events.push_back(std::move(event));
    }
    return events;
}

} // namespace kagetsu::match
