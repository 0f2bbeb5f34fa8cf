// SPDX-License-Identifier: MIT
#include "clock/clock.h"

#include "clock/stagetime.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace kagetsu::clock {

Clock::Clock(PerSeat<TimeControl> controls)
    : m_controls(std::move(controls))
{
    for (const Seat seat : BothSeats) {
        assert(isSound(m_controls[seat]));
        m_seats[seat] = freshSeat(m_controls[seat]);
    }
}

std::optional<Seat> Clock::flaggedSeat() const
{
    for (const Seat seat : BothSeats) {
        if (m_seats[seat].flag)
            return seat;
    }
    return std::nullopt;
}

void Clock::start(Seat seat, Moment now)
{
    assert(!m_turn);
    m_turn = seat;
    resume(now);
}

void Clock::press(Moment now, int moves)
{
    checkFlag(now);
    if (!isRunning())
        return;
    const Seat seat = *m_turn;
    endTurn(now, TurnEnd::Pressed, moves);
    m_runningSince = notBefore(now);
    m_turn = otherSeat(seat);
    m_turnBefore = Duration::zero();
    m_turnFactor = 1;
}

void Clock::stop(Moment now)
{
    checkFlag(now);
    if (isRunning())
        stand(now);
}

void Clock::resume(Moment now)
{
    if (m_turn && !isRunning() && !flaggedSeat())
        m_runningSince = now;
}

void Clock::giveTurn(Seat seat, Moment now)
{
    checkFlag(now);
    if (m_turn)
        endTurn(now, TurnEnd::Passed, /*moves=*/0);
    if (isRunning())
        m_runningSince = notBefore(now);
    m_turn = seat;
    m_turnBefore = Duration::zero();
    m_turnFactor = 1;
}

void Clock::checkFlag(Moment now)
{
    const std::optional<Moment> fall = flagMoment();
    if (!fall || *fall > notBefore(now))
        return;
    m_seats[*m_turn].flag = Flag { *fall, limit(*m_turn, m_seats[*m_turn])->reason };
    stand(*fall);
}

Duration Clock::adjust(Seat seat, Duration amount, Moment now)
{
    checkFlag(now);
    SeatTime &time = m_seats[seat];
    const Duration turn = seat == m_turn ? turnTime(now) : Duration::zero();
    const Duration sand = sandOf(seat, now);
    time.left += sand;
    time = adjusted(m_controls[seat], time, turn, amount);

    const std::optional<Allowance> most = allowance(m_controls[seat], time);
    time.left -= sand; // it goes on running
    if (most && turn >= most->turn) {
        if (!time.flag)
            time.flag = Flag { notBefore(now), most->missesQuota ? FlagReason::Quota : FlagReason::MainTime };
        if (isRunning())
            stand(now);
    } else if (time.flag && time.flag->reason != FlagReason::PerMoveLimit) {
        time.flag.reset();
    }
    return amount;
}

void Clock::setTurnFactor(int factor)
{
    assert(factor >= 0);
    m_turnFactor = factor;
}

void Clock::restore(Seat seat, const SeatTime &time)
{
    m_seats[seat] = time;
}

Reading Clock::reading(Seat seat, Moment now) const
{
    const TimeControl &control = m_controls[seat];
    const bool inTurn = seat == m_turn;
    const Duration turn = inTurn ? turnTime(now) : Duration::zero();
    SeatTime time = m_seats[seat];
    time.left += sandOf(seat, now);
    const Standing standing = standingAfter(control, time, turn);

    Reading face;
    face.untimed = control.isUntimed();
    face.stage = standing.seat.stage;
    face.main = standing.seat.left;
    face.periods = standing.seat.periods;
    face.moves = std::max(standing.seat.moves, 0);
    face.turn = turn;
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
                face.period = Duration::zero();
            else if (standing.seat.left == Duration::zero())
                face.period =
                    (standing.inPeriod < bank->free ? bank->free : bank->free + bank->unit) - standing.inPeriod;
        } else if (const auto *byoYomi = std::get_if<ByoYomiStage>(&control.stages[stage])) {
            if (standing.exhausted)
                face.period = Duration::zero();
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
    if (const std::optional<Limit> most = limit(seat, time)) {
        face.untilFlag = face.flag ? Duration::zero() : std::max(most->turn - turn, Duration::zero());
        // The time has come, though nobody has checked yet.
        if (inTurn && isRunning() && *flagMoment() <= notBefore(now))
            face.flag = Flag { *flagMoment(), most->reason };
    }
    face.running = inTurn && isRunning() && !face.flag;
    return face;
}

std::optional<Moment> Clock::flagMoment() const
{
    if (!isRunning())
        return std::nullopt;
    const std::optional<Limit> most = limit(*m_turn, m_seats[*m_turn]);
    if (!most)
        return std::nullopt;
    return *m_runningSince + std::max(most->turn - m_turnBefore, Duration::zero());
}

Duration Clock::turnTime(Moment now) const
{
    if (!isRunning())
        return m_turnBefore;
    const Duration active = m_turnBefore + (notBefore(now) - *m_runningSince);
    const std::optional<Limit> most = limit(*m_turn, m_seats[*m_turn]);
    return most ? std::min(active, std::max(most->turn, m_turnBefore)) : active;
}

// How long the turn of this seat may last, or a turn beginning now for the seat that is not in turn.
std::optional<Clock::Limit> Clock::limit(Seat seat, const SeatTime &time) const
{
    std::optional<Limit> most;
    if (const std::optional<Allowance> stages = allowance(m_controls[seat], time))
        most = Limit { stages->turn, stages->missesQuota ? FlagReason::Quota : FlagReason::MainTime };
    if (const std::optional<Duration> move = perMove(seat); move && (!most || *move < most->turn))
        most = Limit { *move, FlagReason::PerMoveLimit };
    return most;
}

std::optional<Duration> Clock::perMove(Seat seat) const
{
    const std::optional<Duration> &most = m_controls[seat].perMove;
    const int factor = seat == m_turn ? m_turnFactor : 1;
    if (!most || factor == 0)
        return std::nullopt;
    return *most * factor;
}

Duration Clock::sandOf(Seat seat, Moment now) const
{
    if (!m_turn || *m_turn == seat || !m_controls[*m_turn].hourglass || m_controls[seat].stages.empty())
        return Duration::zero();
    return turnTime(now);
}

void Clock::endTurn(Moment now, TurnEnd end, int moves)
{
    const Seat seat = *m_turn;
    m_seats[otherSeat(seat)].left += sandOf(otherSeat(seat), now);
    m_seats[seat] = afterTurn(m_controls[seat], m_seats[seat], turnTime(now), end, moves);
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
