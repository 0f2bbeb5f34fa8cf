// SPDX-License-Identifier: MIT
#include "match/decision.h"

namespace kagetsu::match {

using record::Reason;
using record::Winner;

namespace {

// What both clocks show large.
PerSeat<clock::Duration> shownBy(const Match &match, clock::Moment at)
{
    return { match.clock().reading(Seat::A, at).shown, match.clock().reading(Seat::B, at).shown };
}

} // namespace

// An arbiter may have stopped the clocks first, or not.
Decision::Answer Decision::operator()(const OverruleSymmetry &) const
{
    if (const auto code = closedCode())
        return refuse(*code);
    if (m.phase() == Phase::Flagged)
        return refuse(RefusalCode::FlagDown);
    if (m.phase() != Phase::Opening || !m.m_opening->canOverrideSymmetry())
        return refuse(RefusalCode::NothingToOverrule);
    return Events { happen(SymmetryOverruled {}) };
}

Decision::Answer Decision::operator()(const StepBack &command) const
{
    if (const auto code = closedCode())
        return refuse(*code);
    if (m.isOnTheTable())
        return refuse(RefusalCode::OnTheTable);
    if (!m.sealedMove().empty() && m.m_setup.edition >= 2)
        return refuse(RefusalCode::MoveSealed);
    if (m.phase() == Phase::Flagged)
        return refuse(RefusalCode::FlagDown);
    if (!m.canStepBack() || m.m_clock.isLent())
        return refuse(RefusalCode::NothingToTakeBack);
    return Events { happen(SteppedBack { command.clocks }) };
}

Decision::Answer Decision::operator()(const CallArbiter &command) const
{
    if (!m.m_setup.arbiter)
        return refuse(RefusalCode::NoArbiter);
    if (const auto refusal = refusalToPlay())
        return refuse(*refusal);
    return Events { happen(ArbiterCalled { command.seat }) };
}

Decision::Answer Decision::operator()(const Intervene &command) const
{
    if (m.phase() == Phase::NotStarted)
        return refuse(RefusalCode::NotStarted);
    if (const auto code = std::visit([this](const auto &what) { return hindrance(what); }, command.what))
        return refuse(*code);
    const PerSeat<clock::Duration> before = shownBy(m, m_now);
    Events events { happen(Intervened { command.what, command.grounds, before, before }) };
    std::get<Intervened>(events.front().what).after = shownBy(after(events), m_now);
    std::visit([&](const auto &what) { follow(events, what); }, command.what);
    return events;
}

// While the game is open, a claim waiting or a flag down included.
std::optional<RefusalCode> Decision::refusalToRule() const
{
    return closedCode();
}

// What changes moves that the program has seen: beside a board of wood they are noted, and notes struck out.
std::optional<RefusalCode> Decision::refusalToRecord() const
{
    if (const auto code = refusalToMove())
        return code;
    return m.isOnTheTable() ? std::optional(RefusalCode::OnTheTable) : std::nullopt;
}

// What changes the moves or lets the game go on: not while a claim waits, nor around a sealed move
// (refereeing.md#adjournment).
std::optional<RefusalCode> Decision::refusalToMove() const
{
    if (const auto code = closedCode())
        return code;
    if (m.phase() == Phase::Claimed)
        return RefusalCode::ClaimPending;
    const bool isSealed = !m.sealedMove().empty() && m.m_setup.edition >= 2;
    return isSealed ? std::optional(RefusalCode::MoveSealed) : std::nullopt;
}

std::optional<RefusalCode> Decision::hindrance(StopClocks) const
{
    if (const auto code = refusalToMove())
        return code;
    return m.isHeld() ? std::optional(RefusalCode::ArbiterStopped) : std::nullopt;
}

std::optional<RefusalCode> Decision::hindrance(const RunClock &what) const
{
    if (const auto code = refusalToMove())
        return code;
    if (m.phase() == Phase::Flagged)
        return RefusalCode::FlagDown;
    if (m.m_clock.isRunning() && m.m_clock.turnOf() == what.seat)
        return RefusalCode::ClockRuns;
    return std::nullopt;
}

std::optional<RefusalCode> Decision::hindrance(const AddTime &what) const
{
    if (const auto code = refusalToRule())
        return code;
    const bool isAny = what.time != clock::Duration { 0 } && what.time <= clock::LongestTime;
    if (m.m_setup.time[what.seat].stages.empty() || !isAny || what.time < -clock::LongestTime)
        return RefusalCode::ClockCannotBeSet;
    return std::nullopt;
}

std::optional<RefusalCode> Decision::hindrance(const SetClock &what) const
{
    if (const auto code = refusalToRule())
        return code;
    if (!m.m_clock.canSet(what.seat, what.setting, m_now))
        return RefusalCode::ClockCannotBeSet;
    return std::nullopt;
}

std::optional<RefusalCode> Decision::hindrance(UndoPress) const
{
    if (const auto code = refusalToMove())
        return code;
    return m.canUndoPress() ? std::nullopt : std::optional(RefusalCode::NothingToUndo);
}

std::optional<RefusalCode> Decision::hindrance(Equalise) const
{
    return refusalToRule();
}

std::optional<RefusalCode> Decision::hindrance(const Rescale &what) const
{
    if (const auto code = refusalToRule())
        return code;
    const clock::Duration used = m.m_clock.reading(Seat::A, m_now).used + m.m_clock.reading(Seat::B, m_now).used;
    const clock::Duration none { 0 };
    if (used <= none || what.elapsed <= none || what.elapsed > clock::LongestTime)
        return RefusalCode::ClockCannotBeSet;
    return std::nullopt;
}

std::optional<RefusalCode> Decision::hindrance(const Reread &what) const
{
    if (const auto code = refusalToRule())
        return code;
    clock::Clock clock = m.m_clock;
    return clock.reread(what.from, m_now) ? std::nullopt : std::optional(RefusalCode::NoCountRunning);
}

std::optional<RefusalCode> Decision::hindrance(const Retract &what) const
{
    if (const auto code = refusalToRecord())
        return code;
    if (what.keep < m.m_drawnStones || what.keep >= static_cast<int>(m.m_moves.size()))
        return RefusalCode::NoSuchMove;
    return std::nullopt;
}

std::optional<RefusalCode> Decision::hindrance(const CorrectMove &what) const
{
    if (const auto code = refusalToRecord())
        return code;
    const int opened = static_cast<int>(m.m_opening->stones().size());
    if (what.number <= opened || what.number > static_cast<int>(m.m_moves.size()))
        return RefusalCode::NoSuchMove;
    if (m.m_moves[static_cast<std::size_t>(what.number - 1)].point != what.from)
        return RefusalCode::NoSuchMove;
    if (!m.m_position.isOn(what.to))
        return RefusalCode::OffTheBoard;
    return m.m_position.isEmpty(what.to) ? std::nullopt : std::optional(RefusalCode::Occupied);
}

std::optional<RefusalCode> Decision::hindrance(const InsertMove &what) const
{
    if (const auto code = refusalToRecord())
        return code;
    if (!m.m_opening->isFinished())
        return RefusalCode::InOpening;
    if (m.phase() == Phase::Flagged)
        return RefusalCode::FlagDown;
    if (what.point && !m.m_position.isOn(*what.point))
        return RefusalCode::OffTheBoard;
    if (what.point && !m.m_position.isEmpty(*what.point))
        return RefusalCode::Occupied;
    return std::nullopt;
}

std::optional<RefusalCode> Decision::hindrance(const Unwarn &what) const
{
    if (const auto code = refusalToRule())
        return code;
    return m.m_warnings[what.seat] > 0 ? std::nullopt : std::optional(RefusalCode::NothingToUndo);
}

std::optional<RefusalCode> Decision::hindrance(const LoseTurn &) const
{
    if (const auto code = refusalToRecord())
        return code;
    if (m.phase() == Phase::Flagged)
        return RefusalCode::FlagDown;
    return m.m_opening->isFinished() ? std::nullopt : std::optional(RefusalCode::InOpening);
}

std::optional<RefusalCode> Decision::hindrance(const DeductPoints &what) const
{
    constexpr int Most = 100;
    const bool isSane = what.halves != 0 && what.halves >= -Most && what.halves <= Most;
    return isSane ? std::nullopt : std::optional(RefusalCode::NoResult);
}

std::optional<RefusalCode> Decision::hindrance(const RuleClaim &what) const
{
    if (!m.pendingClaim())
        return RefusalCode::NoClaimPending;
    if (what.upheld && !m.claimVerdict(m.pendingClaim()->point).any())
        return RefusalCode::NotForbidden;
    return std::nullopt;
}

std::optional<RefusalCode> Decision::hindrance(const Declare &what) const
{
    if (const auto code = closedCode())
        return code;
    const bool isOne = what.result.winner != Winner::Unknown && what.result.reason != Reason::None;
    if (what.result.reason == Reason::LessTime && isOne) { // the clocks say who (refereeing.md#results)
        const Seat winner = m.ownerOf(what.result.winner == Winner::Black ? rules::Side::Black : rules::Side::White);
        const auto used = [this](Seat seat) { return m.m_clock.reading(seat, m_now).used; };
        const bool isSide = what.result.winner == Winner::Black || what.result.winner == Winner::White;
        return isSide && used(winner) < used(otherSeat(winner)) ? std::nullopt : std::optional(RefusalCode::NoResult);
    }
    return isOne ? std::nullopt : std::optional(RefusalCode::NoResult);
}

std::optional<RefusalCode> Decision::hindrance(const Reopen &what) const
{
    if (m.phase() != Phase::Ended)
        return RefusalCode::NotEnded;
    if (m.isResultLocked() && !what.second)
        return RefusalCode::SecondReasonNeeded;
    return std::nullopt;
}

std::optional<RefusalCode> Decision::hindrance(const Adjourn &what) const
{
    if (const auto code = what.sealed.empty() ? refusalToMove() : refusalToRecord())
        return code;
    if (m.phase() == Phase::Flagged)
        return RefusalCode::FlagDown;
    return m.isAdjourned() ? std::optional(RefusalCode::ArbiterStopped) : std::nullopt;
}

std::optional<RefusalCode> Decision::hindrance(const OpenSealed &) const
{
    if (const auto code = closedCode())
        return code;
    return m.isAdjourned() && !m.sealedMove().empty() ? std::nullopt : std::optional(RefusalCode::NotAdjourned);
}

std::optional<RefusalCode> Decision::hindrance(AnnulSealed) const
{
    return hindrance(OpenSealed {});
}

std::optional<RefusalCode> Decision::hindrance(SwapColours) const
{
    constexpr std::size_t LastMove = 10;
    if (const auto code = refusalToRecord())
        return code;
    if (m.phase() == Phase::Flagged)
        return RefusalCode::FlagDown;
    if (!m.m_opening->isFinished())
        return RefusalCode::InOpening;
    return m.m_moves.size() <= LastMove ? std::nullopt : std::optional(RefusalCode::TooLateForColours);
}

std::optional<RefusalCode> Decision::hindrance(ExpiryAsPass) const
{
    if (const auto code = refusalToRecord())
        return code;
    const std::optional<Seat> seat = m.toAct();
    if (!seat || !m.m_opening->isFinished())
        return RefusalCode::InOpening;
    const std::optional<clock::Flag> flag = m.m_clock.seat(*seat).flag;
    const clock::TimeControl &control = m.m_clock.control(*seat);
    const bool isRead = !control.stages.empty() && std::holds_alternative<clock::ByoYomiStage>(control.stages.back());
    if (!flag || flag->reason != clock::FlagReason::MainTime || !isRead)
        return RefusalCode::NoPeriodRanOut;
    return std::nullopt;
}

std::optional<RefusalCode> Decision::hindrance(const GrantLeave &what) const
{
    if (const auto code = refusalToRule())
        return code;
    const bool isRead = m.m_clock.reading(what.seat, m_now).period.has_value();
    if (!isRead || m.m_setup.leavesInReading == 0)
        return std::nullopt;
    if (m.m_leaves[what.seat] >= m.m_setup.leavesInReading)
        return RefusalCode::LeaveUsedUp;
    return m.toAct() == what.seat ? std::optional(RefusalCode::LeaveInOwnTurn) : std::nullopt;
}

std::optional<RefusalCode> Decision::hindrance(const UncountLeave &what) const
{
    if (const auto code = refusalToRule())
        return code;
    return m.m_leaves[what.seat] > 0 ? std::nullopt : std::optional(RefusalCode::NothingToUndo);
}

std::optional<RefusalCode> Decision::hindrance(const GiveTurn &what) const
{
    if (const auto code = refusalToMove())
        return code;
    if (!m.isOnTheTable()) // elsewhere the stones say whose turn it is
        return RefusalCode::NotOnTheTable;
    if (m.phase() == Phase::Flagged)
        return RefusalCode::FlagDown;
    return m.toAct() == what.seat ? std::optional(RefusalCode::ClockCannotBeSet) : std::nullopt;
}

std::optional<RefusalCode> Decision::hindrance(UndoOrder) const
{
    if (m.m_orders.empty())
        return RefusalCode::NoOrderToUndo;
    if (!m.sealedMove().empty() && m.m_orders.back().match->sealedMove().empty())
        return RefusalCode::MoveSealed;
    return m.canUndoOrder() ? std::nullopt : std::optional(RefusalCode::AlreadyConfirmed);
}

std::optional<RefusalCode> Decision::hindrance(StateReason) const
{
    return m.m_owesReason ? std::nullopt : std::optional(RefusalCode::NoReasonOwed);
}

std::optional<RefusalCode> Decision::hindrance(CountSleep) const
{
    if (const auto code = closedCode())
        return code;
    return m.canCountSleep() ? std::nullopt : std::optional(RefusalCode::NoSleepToCount);
}

std::optional<RefusalCode> Decision::hindrance(UncountSleep) const
{
    if (const auto code = closedCode())
        return code;
    return m.canUncountSleep() ? std::nullopt : std::optional(RefusalCode::NoSleepCounted);
}

void Decision::follow(Events &events, const RuleClaim &what) const
{
    addFoulRuling(events, m.pendingClaim()->seat, m.pendingClaim()->point, what.upheld);
}

// An unreadable or illegal sealed move loses (refereeing.md#adjournment).
void Decision::follow(Events &events, const OpenSealed &what) const
{
    const Match opened = after(events);
    const Seat seat = *opened.toAct();
    if (what.point) {
        if (auto played = Decision(opened, m_now)(Act { seat, opening::Place { *what.point } })) {
            for (Event &event : played.value())
                events.push_back(std::move(event));
            return;
        }
    }
    events.push_back(happen(Ended { lossOf(seat, Reason::Adjudicated) }));
}

} // namespace kagetsu::match
