// SPDX-License-Identifier: MIT
// The orders of the arbiter (match.md#orders).
#include "match/model/decide/commanddecider.h"
#include "match/model/foulclaims.h"
#include "match/model/pauses.h"
#include "match/model/takeback.h"

namespace kagetsu::match {

using record::Winner;

namespace {

// Returns the time that both clocks show large.
PerSeat<clock::Duration> shownBy(const Match &match, clock::Moment at)
{
    return { match.clock().reading(Seat::A, at).shown, match.clock().reading(Seat::B, at).shown };
}

} // namespace

// The checks are in the order of match.md#orders.
struct CommandDecider::WhyNot
{
    const Match &m;
    clock::Moment now;
    // For orders that are possible while the game is open, even if a claim waits or a flag is down.
    Objection closed;
    // For orders that change the moves or let the game go on: not while a claim waits, and not around a sealed move
    // (match.md#adjournment).
    Objection toMove = first({ closed, when(m.phase() == Phase::Claimed, RefusalCode::ClaimPending),
        when(!m.sealedMove().empty() && m.m_setup.edition >= 2, RefusalCode::MoveSealed) });
    // For orders that change moves which the program has seen: beside a physical board moves are noted, and notes are
    // struck out.
    Objection toRecord = first({ toMove, when(m.isOnPhysicalBoard(), RefusalCode::OnPhysicalBoard) });
    Objection flagDown = when(m.phase() == Phase::Flagged, RefusalCode::FlagDown);
    Objection inOpening = when(m.m_opening && !m.m_opening->isFinished(), RefusalCode::InOpening);

    clock::Duration used(Seat seat) const { return m.m_clock.reading(seat, now).used; }
    static bool isAmount(clock::Duration time) { return time > clock::Duration { 0 } && time <= clock::LongestTime; }

    Objection operator()(StopClocks) const { return first({ toMove, when(m.isHeld(), RefusalCode::ArbiterStopped) }); }
    Objection operator()(const RunClock &what) const
    {
        const bool runs = m.m_clock.isRunning() && m.m_clock.turnOf() == what.seat;
        return first({ toMove, flagDown, when(runs, RefusalCode::ClockRuns) });
    }
    Objection operator()(const AddTime &what) const
    {
        const bool canBe = !m.m_setup.time[what.seat].stages.empty() && (isAmount(what.time) || isAmount(-what.time));
        return first({ closed, when(!canBe, RefusalCode::ClockCannotBeSet) });
    }
    Objection operator()(const SetClock &what) const
    {
        return first({ closed, when(!m.m_clock.canSet(what.seat, what.setting, now), RefusalCode::ClockCannotBeSet) });
    }
    Objection operator()(const GiveTurn &what) const
    {
        // On the screen, the stones say whose turn it is.
        return first({ toMove, when(!m.isOnPhysicalBoard(), RefusalCode::NotOnPhysicalBoard), flagDown,
            when(m.toAct() == what.seat, RefusalCode::HasTheTurn) });
    }
    Objection operator()(UndoPress) const
    {
        return first({ toMove, flagDown, when(m.m_clock.runsForOther(), RefusalCode::OtherClockRuns),
            when(!canUndoPress(m), RefusalCode::NothingToUndo) });
    }
    Objection operator()(Equalise) const { return closed; }
    Objection operator()(const Rescale &what) const
    {
        const bool canBe = isAmount(what.elapsed) && used(Seat::A) + used(Seat::B) > clock::Duration { 0 };
        return first({ closed, when(!canBe, RefusalCode::ClockCannotBeSet) });
    }
    Objection operator()(const Reread &what) const
    {
        clock::Clock clock = m.m_clock;
        return first({ closed, when(!clock.reread(what.from, now), RefusalCode::NoCountRunning) });
    }
    Objection operator()(const Retract &what) const
    {
        const bool isOne = what.keep >= m.m_drawnStones && what.keep < static_cast<int>(m.m_moves.size());
        return first({ toRecord, when(!isOne, RefusalCode::NoSuchMove) });
    }
    Objection operator()(const CorrectMove &what) const
    {
        if (toRecord)
            return toRecord;
        const bool isOne = what.number > 0 && what.number <= static_cast<int>(m.m_moves.size())
            && m.m_moves[static_cast<std::size_t>(what.number - 1)].point == what.from;
        const bool isOfOpening = what.number <= static_cast<int>(m.m_opening->stones().size());
        return first(
            { when(!isOne, RefusalCode::NoSuchMove), when(isOfOpening, RefusalCode::OpeningStone), taken(what.to) });
    }
    Objection operator()(const InsertMove &what) const
    {
        return first({ toRecord, inOpening, flagDown, what.point ? taken(*what.point) : std::nullopt });
    }
    Objection taken(rules::Point point) const
    {
        if (!m.m_position.isOn(point))
            return RefusalCode::OffTheBoard;
        return when(!m.m_position.isEmpty(point), RefusalCode::Occupied);
    }
    Objection operator()(const Warn &) const { return closed; }
    Objection operator()(const Unwarn &what) const
    {
        return first({ closed, when(m.m_warnings[what.seat] == 0, RefusalCode::NothingToUndo) });
    }
    Objection operator()(const LoseTurn &) const { return first({ toRecord, flagDown, inOpening }); }
    Objection operator()(const DeductPoints &what) const
    {
        constexpr int Most = 100;
        return when(what.halves == 0 || what.halves < -Most || what.halves > Most, RefusalCode::NoSuchPoints);
    }
    Objection operator()(const RuleClaim &what) const
    {
        const std::optional<PendingClaim> claim = m.pendingClaim();
        if (!claim)
            return RefusalCode::NoClaimPending;
        if (!what.upheld || claimVerdict(m, claim->point).any())
            return std::nullopt;
        // A claim can come after the reply only where overlines are forbidden.
        return foulsOfStone(m, claim->point).any() ? RefusalCode::OnlyOverlineLeft : RefusalCode::NotForbidden;
    }
    Objection operator()(const Declare &what) const
    {
        const auto [declared, reason] = what.result;
        bool isOne = declared != Winner::Unknown && reason != record::Reason::None;
        if (reason == record::Reason::LessTime) { // the clocks decide the winner (match.md#results)
            const Seat winner = m.ownerOf(declared == Winner::Black ? rules::Side::Black : rules::Side::White);
            const bool isSide = declared == Winner::Black || declared == Winner::White;
            isOne = isSide && used(winner) < used(otherSeat(winner));
        }
        return first({ closed, when(!isOne, RefusalCode::NoResult) });
    }
    Objection operator()(const Reopen &what) const
    {
        return first({ when(!m.isOver(), RefusalCode::NotEnded),
            when(m.isResultLocked() && !what.second, RefusalCode::SecondReasonNeeded) });
    }
    Objection operator()(const Adjourn &what) const
    {
        return first(
            { what.sealed.empty() ? toMove : toRecord, flagDown, when(m.isAdjourned(), RefusalCode::ArbiterStopped) });
    }
    Objection operator()(const OpenSealed &) const
    {
        return first({ closed, when(!m.isAdjourned() || m.sealedMove().empty(), RefusalCode::NotAdjourned) });
    }
    Objection operator()(AnnulSealed) const { return (*this)(OpenSealed {}); }
    Objection operator()(CountSleep) const
    {
        return first({ closed, when(!canCountSleep(m), RefusalCode::NoSleepToCount) });
    }
    Objection operator()(UncountSleep) const
    {
        return first({ closed, when(!canUncountSleep(m), RefusalCode::NoSleepCounted) });
    }
    Objection operator()(SwapColours) const
    {
        constexpr std::size_t LastMove = 10;
        return first(
            { toRecord, flagDown, inOpening, when(m.m_moves.size() > LastMove, RefusalCode::TooLateForColours) });
    }
    Objection operator()(ExpiryAsPass) const
    {
        const std::optional<Seat> seat = m.toAct();
        if (toRecord || inOpening || !seat)
            return first({ toRecord, RefusalCode::InOpening });
        const std::optional<clock::Flag> flag = m.m_clock.seat(*seat).flag;
        const clock::TimeControl &control = m.m_clock.control(*seat);
        const bool isRead =
            !control.stages.empty() && std::holds_alternative<clock::ByoYomiStage>(control.stages.back());
        const bool ranOut = isRead && flag && flag->reason == clock::FlagReason::MainTime;
        return when(!ranOut, RefusalCode::NoPeriodRanOut);
    }
    Objection operator()(const GrantLeave &what) const
    {
        const int most = m.m_setup.leavesInReading;
        const bool isCounted = most > 0 && m.m_clock.reading(what.seat, now).period.has_value();
        return first({ closed, when(isCounted && m.m_leaves[what.seat] >= most, RefusalCode::LeaveUsedUp),
            when(isCounted && m.toAct() == what.seat, RefusalCode::LeaveInOwnTurn) });
    }
    Objection operator()(const UncountLeave &what) const
    {
        return first({ closed, when(m.m_leaves[what.seat] == 0, RefusalCode::NothingToUndo) });
    }
    Objection operator()(UndoOrder) const
    {
        if (m.m_orders.empty())
            return RefusalCode::NoOrderToUndo;
        const bool hasSealed = !m.sealedMove().empty() && m.m_orders.back().match->sealedMove().empty();
        return first(
            { when(hasSealed, RefusalCode::MoveSealed), when(!canUndoOrder(m), RefusalCode::AlreadyConfirmed) });
    }
    Objection operator()(StateReason) const { return when(!m.m_owesReason, RefusalCode::NoReasonOwed); }
    Objection operator()(LookAway) const { return std::nullopt; }
    Objection operator()(Remark) const { return std::nullopt; }
};

CommandDecider::Answer CommandDecider::operator()(const Intervene &command) const
{
    if (m.phase() == Phase::NotStarted)
        return refuse(RefusalCode::NotStarted);
    if (const auto objection = std::visit(WhyNot { m, m_now, closed() }, command.what))
        return refuse(*objection);
    const PerSeat<clock::Duration> before = shownBy(m, m_now);
    Events events { happen(Intervened { command.what, command.grounds, before, before }) };
    std::get<Intervened>(events.front().what).after = shownBy(after(events), m_now);
    std::visit([&](const auto &what) { follow(events, what); }, command.what);
    return events;
}

void CommandDecider::follow(Events &events, const RuleClaim &what) const
{
    const PendingClaim claim = *m.pendingClaim();
    addFoulRuling(events, claim.seat, claim.point, what.upheld);
}

// An unreadable or illegal sealed move loses (match.md#adjournment).
void CommandDecider::follow(Events &events, const OpenSealed &what) const
{
    const Match opened = after(events);
    const Seat seat = *opened.toAct();
    if (what.point) {
        if (auto played = CommandDecider(opened, m_now)(Act { seat, opening::Place { *what.point } })) {
            for (Event &event : played.value())
                events.push_back(std::move(event));
            return;
        }
    }
    events.push_back(happen(Ended { lossOf(seat, record::Reason::Adjudicated) }));
}

// It does not matter whether the arbiter has stopped the clocks first.
CommandDecider::Answer CommandDecider::operator()(const OverruleSymmetry &) const
{
    const bool canBe = m.phase() == Phase::Opening && m.m_opening->canOverrideSymmetry();
    return answer({ closed(), flagDown(), when(!canBe, RefusalCode::NothingToOverrule) }, SymmetryOverruled {});
}

CommandDecider::Answer CommandDecider::operator()(const StepBack &command) const
{
    return answer({ closed(), when(m.isOnPhysicalBoard(), RefusalCode::OnPhysicalBoard),
                      when(!m.sealedMove().empty() && m.m_setup.edition >= 2, RefusalCode::MoveSealed), flagDown(),
                      when(m.phase() == Phase::Claimed, RefusalCode::ClaimPending),
                      when(!canStepBack(m), RefusalCode::NothingToTakeBack),
                      when(m.m_clock.runsForOther(), RefusalCode::OtherClockRuns) },
        SteppedBack { command.clocks });
}

CommandDecider::Answer CommandDecider::operator()(const CallArbiter &command) const
{
    return answer({ when(!m.m_setup.arbiter, RefusalCode::NoArbiter), refusalToPlay(), absent(command.seat) },
        ArbiterCalled { command.seat });
}

} // namespace kagetsu::match
