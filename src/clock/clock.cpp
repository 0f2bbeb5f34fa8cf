// SPDX-License-Identifier: MIT
#include "clock/clock.h"

#include "clock/stagetime.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace kagetsu::clock {

Clock::Clock(PerSeat<TimeControl> controls, AfterFlag afterFlag)
    : m_controls(std::move(controls))
    , m_afterFlag(afterFlag)
{
    for (const Seat seat : BothSeats) {
        assert(isSound(m_controls[seat]));
        m_seats[seat] = freshSeat(m_controls[seat]);
    }
}

std::optional<Seat> Clock::flaggedSeat() const
{
    std::optional<Seat> first;
    for (const Seat seat : BothSeats) {
        if (m_seats[seat].flag && (!first || m_seats[seat].flag->at < m_seats[*first].flag->at))
            first = seat;
    }
    return first;
}

void Clock::start(Seat seat, Moment now)
{
    assert(!m_turn);
    m_turn = seat;
    resume(now);
}

void Clock::press(Moment now, int moves)
{
    while (isReached(now)) {
        const bool ends = nextLimit()->effect == LimitEffect::TurnLost;
        reachLimit();
        if (ends) {
            checkFlag(now);
            return;
        }
    }
    if (!isRunning())
        return;
    const Seat seat = *m_turn;
    endTurn(turnTime(now), TurnEnd::Pressed, moves);
    m_runningSince = notBefore(now);
    beginTurn(otherSeat(seat));
}

void Clock::stop(Moment now)
{
    checkFlag(now);
    if (isRunning())
        stand(now);
}

void Clock::resume(Moment now)
{
    if (m_turn && !isRunning() && (m_afterFlag == AfterFlag::GoOn || !flaggedSeat()))
        m_runningSince = now;
}

void Clock::giveTurn(Seat seat, Moment now)
{
    checkFlag(now);
    resumeOwnTurn(now);
    if (m_turn)
        endTurn(turnTime(now), TurnEnd::Passed, /*moves=*/0);
    if (isRunning())
        m_runningSince = notBefore(now);
    beginTurn(seat);
}

void Clock::beginTurn(Seat seat)
{
    m_turn = seat;
    m_turnBefore = Duration::zero();
    m_capSince = Duration::zero();
    m_turnFactor = 1;
    m_turnKept = false;
}

void Clock::checkFlag(Moment now)
{
    while (isReached(now))
        reachLimit();
}

bool Clock::isReached(Moment now) const
{
    const std::optional<Limit> next = nextLimit();
    return next && next->at <= notBefore(now);
}

// Returns the clock as it is at `now` once limits that nobody has carried out yet are carried out.
Clock Clock::settled(Moment now) const
{
    Clock clock = *this;
    clock.checkFlag(now);
    return clock;
}

std::optional<Limit> Clock::nextLimit() const
{
    if (!isRunning() || m_seats[*m_turn].flag)
        return std::nullopt;
    const std::optional<TurnLimit> most = limit(*m_turn, m_seats[*m_turn]);
    if (!most)
        return std::nullopt;
    const Moment at = *m_runningSince + std::max(most->turn - m_turnBefore, Duration::zero());
    return Limit { *m_turn, at, most->reason, effectOf(*m_turn, most->reason) };
}

LimitEffect Clock::effectOf(Seat seat, FlagReason reason) const
{
    if (reason != FlagReason::PerMoveLimit)
        return LimitEffect::Flag;
    const LimitEffect warning = m_seats[seat].caps == 0 ? LimitEffect::Warning : LimitEffect::Flag;
    switch (m_controls[seat].capPolicy) {
    case CapPolicy::Lose: break;
    case CapPolicy::TurnLost: return m_turnKept ? warning : LimitEffect::TurnLost;
    case CapPolicy::Warn: return warning;
    case CapPolicy::Penalty: return LimitEffect::Penalty;
    }
    return LimitEffect::Flag;
}

void Clock::reachLimit()
{
    const Limit reached = *nextLimit();
    SeatTime &time = m_seats[reached.seat];
    const Duration turn = m_turnBefore + (reached.at - *m_runningSince);
    if (reached.reason == FlagReason::PerMoveLimit)
        ++time.caps;
    switch (reached.effect) {
    case LimitEffect::Flag:
        time.flag = Flag { reached.at, reached.reason };
        if (m_afterFlag == AfterFlag::Stand)
            stand(reached.at);
        break;
    case LimitEffect::Warning: m_capSince = turn; break;
    case LimitEffect::Penalty: {
        Duration amount = -m_controls[reached.seat].capPenalty;
        time = adjusted(m_controls[reached.seat], time, turn, amount);
        m_capSince = turn;
        break;
    }
    case LimitEffect::TurnLost:
        endTurn(turn, TurnEnd::Passed, /*moves=*/0);
        m_runningSince = reached.at;
        beginTurn(otherSeat(reached.seat));
        break;
    }
}

Duration Clock::adjust(Seat seat, Duration amount, Moment now)
{
    checkFlag(now);
    SeatTime &time = m_seats[seat];
    const Duration turn = turnTimeOf(seat, now);
    const Duration transfer = hourglassTransfer(seat, turnTime(now));
    time.left += transfer;
    time = adjusted(m_controls[seat], time, turn, amount);
    reevaluateFlag(seat, turn, transfer, now);
    return amount;
}

// Called after a correction. `transfer` is what an hourglass has moved in this turn, which is still part of the time
// left.
void Clock::reevaluateFlag(Seat seat, Duration turn, Duration transfer, Moment now)
{
    SeatTime &time = m_seats[seat];
    const std::optional<Allowance> most = allowance(m_controls[seat], time);
    time.left -= transfer; // the turn goes on
    if (most && turn >= most->turn) {
        if (!time.flag)
            time.flag = Flag { notBefore(now), most->missesQuota ? FlagReason::Quota : FlagReason::MainTime };
        if (isRunning() && m_afterFlag == AfterFlag::Stand)
            stand(now);
    } else if (time.flag && time.flag->reason != FlagReason::PerMoveLimit) {
        time.flag.reset();
        // The time of the turn after the fall is not held against the seat.
        if (const std::optional<Duration> end = perMove(seat); seat == m_turn && end && turn >= *end)
            m_capSince = turn;
    }
}

bool Clock::canSet(Seat seat, const ClockSetting &setting, Moment now) const
{
    return accepts(m_controls[seat], reading(seat, now).stage, setting);
}

void Clock::set(Seat seat, const ClockSetting &setting, Moment now)
{
    checkFlag(now);
    assert(canSet(seat, setting, now));
    m_seats[seat].turns = setting.turns.value_or(m_seats[seat].turns);
    if (setting == ClockSetting { {}, {}, {}, {}, setting.turns })
        return;
    const Duration turn = turnTimeOf(seat, now);
    const Duration transfer = hourglassTransfer(seat, turnTime(now));
    m_seats[seat].left += transfer;
    m_seats[seat] = changed(m_controls[seat], m_seats[seat], turn, setting);
    reevaluateFlag(seat, turn, transfer, now);
}

void Clock::setUsed(Seat seat, Duration used, Moment now)
{
    const Duration surplus = reading(seat, now).used - used;
    adjust(seat, surplus, now);
    m_seats[seat].used -= surplus;
}

bool Clock::reread(Duration from, Moment now)
{
    checkFlag(now);
    if (!m_turn || m_seats[*m_turn].flag)
        return false;
    const Duration turn = turnTime(now);
    const std::optional<Duration> read = readOf(m_controls[*m_turn], m_seats[*m_turn], turn);
    if (!read || from < Duration::zero() || from > *read)
        return false;
    m_turnBefore -= *read - from;
    return true;
}

void Clock::addElapsed(Duration time, Moment now)
{
    assert(m_turn && !isRunning() && m_turnBefore + time >= Duration::zero());
    m_turnBefore += time;
    reevaluateFlag(*m_turn, m_turnBefore, Duration::zero(), now);
}

void Clock::liftLimits(Moment now)
{
    checkFlag(now);
    m_controls = {};
    for (const Seat seat : BothSeats) {
        SeatTime free;
        free.turns = m_seats[seat].turns;
        free.used = m_seats[seat].used;
        m_seats[seat] = free;
    }
}

void Clock::runForOther(Seat seat, Moment now)
{
    checkFlag(now);
    resumeOwnTurn(now);
    assert(m_turn && *m_turn != seat);
    const SuspendedTurn suspended { *m_turn, turnTime(now), m_turnFactor, m_capSince, m_turnKept };
    if (isRunning())
        m_runningSince = notBefore(now);
    beginTurn(seat);
    m_turnFactor = 0;
    m_suspended = suspended;
}

void Clock::resumeOwnTurn(Moment now)
{
    if (!m_suspended)
        return;
    checkFlag(now);
    endTurn(turnTime(now), TurnEnd::Passed, /*moves=*/0);
    if (isRunning())
        m_runningSince = notBefore(now);
    m_turn = m_suspended->seat;
    m_turnBefore = m_suspended->elapsed;
    m_turnFactor = m_suspended->turnFactor;
    m_capSince = m_suspended->capSince;
    m_turnKept = m_suspended->turnKept;
    m_suspended.reset();
}

ClockState Clock::state(Moment now) const
{
    return { m_seats, m_turn, turnTime(now), m_turnFactor, m_capSince, m_turnKept };
}

void Clock::restore(const ClockState &state, Moment now)
{
    m_seats = state.seats;
    m_turn = state.turn;
    m_turnBefore = state.elapsed;
    m_turnFactor = state.turnFactor;
    m_capSince = state.capSince;
    m_turnKept = state.turnKept;
    m_suspended.reset();
    if (isRunning())
        m_runningSince = now;
}

void Clock::setTurnFactor(int factor)
{
    assert(factor >= 0);
    m_turnFactor = factor;
}

void Clock::keepTurn()
{
    m_turnKept = true;
}

Reading Clock::reading(Seat seat, Moment now) const
{
    if (isReached(now))
        return settled(now).reading(seat, now);
    const TimeControl &control = m_controls[seat];
    const Duration turn = turnTimeOf(seat, now);
    SeatTime time = m_seats[seat];
    time.left += hourglassTransfer(seat, turnTime(now));
    const Standing standing = standingAfter(control, time, turn);

    Reading face;
    face.untimed = control.isUntimed();
    face.stage = standing.seat.stage;
    face.main = standing.seat.left;
    face.periods = standing.seat.periods;
    face.moves = std::max(standing.seat.moves, 0);
    face.turn = turn;
    face.turns = m_seats[seat].turns;
    face.used = m_seats[seat].used + turn;
    face.flag = m_seats[seat].flag;

    const auto stage = static_cast<std::size_t>(standing.seat.stage);
    Duration inMain { 0 };
    if (stage < control.stages.size()) {
        const auto *main = std::get_if<MainStage>(&control.stages[stage]);
        if (main && main->delay > Duration::zero()) {
            face.delay = std::max(main->delay - turn, Duration::zero());
            if (main->delayForm == DelayForm::Bronstein)
                inMain = *face.delay;
        }
        if (const auto *bank = std::get_if<BankStage>(&control.stages[stage])) {
            if (standing.exhausted)
                face.period = standing.seat.left;
            else if (standing.seat.left == Duration::zero())
                face.period =
                    (standing.inPeriod < bank->free ? bank->free : bank->free + bank->unit) - standing.inPeriod;
        } else if (const auto *byoYomi = std::get_if<ByoYomiStage>(&control.stages[stage])) {
            if (standing.exhausted)
                face.period = standing.seat.left;
            else if (standing.seat.left == Duration::zero())
                face.period = byoYomi->period - standing.inPeriod;
        } else if (stage + 1 < control.stages.size()) {
            if (const auto *next = std::get_if<ByoYomiStage>(&control.stages[stage + 1]))
                face.periods = next->periods;
        }
    }
    face.shown = face.period.value_or(face.main + inMain);
    if (const std::optional<Duration> most = perMove(seat))
        face.perMove = std::max(*most - turn, Duration::zero());
    if (const std::optional<TurnLimit> most = limit(seat, time))
        face.untilFlag = face.flag ? Duration::zero() : std::max(most->turn - turn, Duration::zero());
    face.running = seat == m_turn && isRunning();
    return face;
}

std::optional<Moment> Clock::flagMoment() const
{
    const std::optional<Limit> next = nextLimit();
    return next ? std::optional(next->at) : std::nullopt;
}

Duration Clock::turnTime(Moment now) const
{
    if (!isRunning())
        return m_turnBefore;
    return isReached(now) ? settled(now).turnTime(now) : m_turnBefore + (notBefore(now) - *m_runningSince);
}

Duration Clock::turnTimeOf(Seat seat, Moment now) const
{
    if (seat == m_turn)
        return turnTime(now);
    return m_suspended && m_suspended->seat == seat ? m_suspended->elapsed : Duration::zero();
}

// Returns how long the turn of this seat may last; for the seat that is not in turn, how long a turn that begins now
// may last.
std::optional<Clock::TurnLimit> Clock::limit(Seat seat, const SeatTime &time) const
{
    std::optional<TurnLimit> most;
    if (const std::optional<Allowance> stages = allowance(m_controls[seat], time))
        most = TurnLimit { stages->turn, stages->missesQuota ? FlagReason::Quota : FlagReason::MainTime };
    if (const std::optional<Duration> move = perMove(seat); move && (!most || *move < most->turn))
        most = TurnLimit { *move, FlagReason::PerMoveLimit };
    return most;
}

std::optional<Duration> Clock::perMove(Seat seat) const
{
    const std::optional<Duration> &most = m_controls[seat].perMove;
    const int factor = seat == m_turn ? m_turnFactor : 1;
    if (!most || factor == 0)
        return std::nullopt;
    return (seat == m_turn ? m_capSince : Duration::zero()) + *most * factor;
}

Duration Clock::hourglassTransfer(Seat seat, Duration turn) const
{
    if (!m_turn || *m_turn == seat || !m_controls[*m_turn].hourglass || m_controls[seat].stages.empty())
        return Duration::zero();
    return turn;
}

void Clock::endTurn(Duration turn, TurnEnd end, int moves)
{
    const Seat seat = *m_turn;
    m_seats[otherSeat(seat)].left += hourglassTransfer(otherSeat(seat), turn);
    m_seats[seat] = afterTurn(m_controls[seat], m_seats[seat], turn, end, moves);
}

Moment Clock::notBefore(Moment now) const
{
    return m_runningSince ? std::max(now, *m_runningSince) : now;
}

void Clock::stand(Moment now)
{
    m_turnBefore += notBefore(now) - *m_runningSince;
    m_runningSince.reset();
}

} // namespace kagetsu::clock
