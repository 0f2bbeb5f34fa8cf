// SPDX-License-Identifier: MIT
#include "slowclock.h"

#include <algorithm>

namespace kagetsu::clock {

namespace {

int ms(Duration time)
{
    return static_cast<int>(time.count());
}

} // namespace

SlowClock::SlowClock(const PerSeat<TimeControl> &controls, AfterFlag afterFlag)
    : m_afterFlag(afterFlag)
{
    for (const Seat seat : BothSeats) {
        m_sides[seat].control = controls[seat];
        m_sides[seat].perMove = ms(controls[seat].perMove.value_or(Duration(0)));
        if (!controls[seat].stages.empty()) {
            enter(m_sides[seat], 0);
            moveOn(m_sides[seat]);
        }
    }
}

template <class Kind>
const Kind *SlowClock::stageAs(const Side &side)
{
    return side.control.stages.empty() ? nullptr : std::get_if<Kind>(&side.control.stages[side.stage]);
}

const ByoYomiStage *SlowClock::byoYomi(const Side &side)
{
    return stageAs<ByoYomiStage>(side);
}

void SlowClock::enter(Side &side, std::size_t stage)
{
    side.stage = stage;
    if (const auto *main = std::get_if<MainStage>(&side.control.stages[stage])) {
        side.main += ms(main->time);
        if (main->bonusBefore)
            side.main += ms(main->increment);
        side.periods = 0;
        side.moves = main->quota > 0 ? side.moves + main->quota : 0;
    } else if (const auto *canadian = stageAs<CanadianStage>(side)) {
        side.main = ms(canadian->time);
        side.periods = 0;
        side.moves = canadian->blocks[0];
    } else if (const auto *bank = stageAs<BankStage>(side)) {
        side.periods = bank->units;
        side.free = ms(bank->free);
    } else {
        side.periods = byoYomi(side)->periods;
        side.period = ms(byoYomi(side)->period);
        side.moves = 0;
    }
}

// A quota in the last stage is asked for again and again.
bool SlowClock::hasNext(const Side &side)
{
    return side.stage + 1 < side.control.stages.size() || quotaOf(side.control.stages[side.stage]) > 0;
}

bool SlowClock::missesQuota(const Side &side)
{
    return quotaOf(side.control.stages[side.stage]) > 0 && side.moves > 0;
}

// One move has been made.
void SlowClock::count(Side &side)
{
    if (const auto *canadian = stageAs<CanadianStage>(side)) {
        if (--side.moves > 0)
            return;
        side.main = canadian->carry ? side.main + ms(canadian->time) : ms(canadian->time);
        if (side.block + 1 < canadian->blocks.size())
            ++side.block;
        side.moves = canadian->blocks[side.block];
    } else if (quotaOf(side.control.stages[side.stage]) > 0) {
        if (--side.moves == 0 && side.control.nextStage == NextStage::AtQuota)
            enter(side, std::min(side.stage + 1, side.control.stages.size() - 1));
    }
}

// Left of the turn's free beginning.
int SlowClock::freeTime(const Side &side, int turn)
{
    const auto *main = std::get_if<MainStage>(&side.control.stages[side.stage]);
    return main && ms(main->delay) > turn ? ms(main->delay) - turn : 0;
}

// To the first stage that still has something, or to the end.
void SlowClock::moveOn(Side &side)
{
    while (side.main == 0 && side.free == 0 && side.periods == 0 && !(stageAs<BankStage>(side) && side.period > 0)
        && freeTime(side, side.turn) == 0) {
        if (missesQuota(side) || !hasNext(side)) {
            side.untilTheEnd = true;
            return;
        }
        enter(side, std::min(side.stage + 1, side.control.stages.size() - 1));
    }
}

// First the free time, then one unit after the other: each is taken out of the bank when it begins.
void SlowClock::tickBank(Side &side)
{
    if (side.period > 0)
        --side.period;
    else
        --side.free;
    if (side.period == 0 && side.free == 0 && side.periods > 0) {
        --side.periods;
        side.period = ms(stageAs<BankStage>(side)->unit);
    }
}

// A millisecond of thinking out of the stages.
void SlowClock::think(Side &side)
{
    const bool isFree = freeTime(side, side.turn) > 0;
    ++side.turn;
    if (side.untilTheEnd) {
        --side.main; // the clock goes on below zero
        return;
    }
    if (isFree) {
        // The delay runs, the time stands.
    } else if (side.main > 0) {
        --side.main;
    } else if (stageAs<BankStage>(side)) {
        tickBank(side);
    } else if (--side.period == 0) {
        --side.periods;
        side.period = ms(byoYomi(side)->period);
    }
    moveOn(side);
}

void SlowClock::tick()
{
    Side &side = m_sides[*m_turn];
    if (side.control.hourglass && !m_sides[otherSeat(*m_turn)].control.stages.empty())
        ++m_sides[otherSeat(*m_turn)].main;
    ++side.used;
    if (side.control.stages.empty())
        ++side.turn;
    else
        think(side);
    if (side.perMove > 0 && m_factor > 0)
        --side.perMove;
    if (side.flag)
        return;
    if (side.untilTheEnd)
        fall(side, missesQuota(side) ? FlagReason::Quota : FlagReason::MainTime);
    else if (side.control.perMove && m_factor > 0 && side.perMove == 0)
        reachCap(side);
}

void SlowClock::fall(Side &side, FlagReason reason)
{
    side.flag = Flag { m_now, reason };
    if (m_afterFlag == AfterFlag::Stand)
        m_running = false;
}

int SlowClock::cap(const Side &side) const
{
    return ms(side.control.perMove.value_or(Duration(0))) * m_factor;
}

void SlowClock::reachCap(Side &side)
{
    ++side.caps;
    switch (side.control.capPolicy) {
    case CapPolicy::Lose: fall(side, FlagReason::PerMoveLimit); return;
    case CapPolicy::TurnLost:
        if (!m_isKept) {
            ++m_lostTurns;
            beginTurn(otherSeat(*m_turn));
            return;
        }
        break;
    case CapPolicy::Warn: break;
    case CapPolicy::Penalty:
        side.perMove = cap(side);
        take(side, side.control.capPenalty);
        moveOn(side);
        if (side.untilTheEnd)
            fall(side, missesQuota(side) ? FlagReason::Quota : FlagReason::MainTime);
        return;
    }
    if (side.caps > 1)
        fall(side, FlagReason::PerMoveLimit);
    else
        side.perMove = cap(side);
}

void SlowClock::take(Side &side, Duration amount)
{
    for (int taken = 0; taken < ms(amount) && side.main > 0; ++taken)
        --side.main;
}

void SlowClock::tickTo(Moment now)
{
    while (m_now < now) {
        ++m_now;
        if (m_running)
            tick();
    }
}

void SlowClock::beginTurn(Seat seat)
{
    if (m_turn) {
        Side &before = m_sides[*m_turn];
        before.turn = 0;
        before.perMove = ms(before.control.perMove.value_or(Duration(0)));
        if (byoYomi(before) && before.periods > 0)
            before.period = ms(byoYomi(before)->period);
        if (const auto *bank = stageAs<BankStage>(before)) {
            before.free = ms(bank->free);
            before.period = 0;
        }
    }
    for (const Seat each : BothSeats) {
        // Not below zero, or no more: what every turn has for nothing it has again.
        Side &side = m_sides[each];
        if (side.untilTheEnd && side.main >= 0) {
            side.untilTheEnd = false;
            moveOn(side);
        }
    }
    m_turn = seat;
    m_factor = 1;
    m_isKept = false;
}

void SlowClock::start(Seat seat, Moment now)
{
    m_now = now;
    beginTurn(seat);
    m_running = true;
}

void SlowClock::press(Moment now, int moves)
{
    const int lostTurns = m_lostTurns;
    tickTo(now);
    if (!m_running || m_lostTurns != lostTurns)
        return;
    Side &side = m_sides[*m_turn];
    ++side.turns;
    if (!side.control.stages.empty() && !side.flag) {
        if (const auto *main = std::get_if<MainStage>(&side.control.stages[side.stage])) {
            side.main += ms(main->increment);
            if (main->maximum && side.main > ms(*main->maximum))
                side.main = ms(*main->maximum);
        }
    }
    const int counted = side.control.quotaUnit == QuotaUnit::Presses ? 1 : moves;
    for (int made = 0; made < counted && !side.control.stages.empty() && !side.flag; ++made)
        count(side);
    beginTurn(otherSeat(*m_turn));
}

void SlowClock::stop(Moment now)
{
    tickTo(now);
    m_running = false;
}

void SlowClock::resume(Moment now)
{
    tickTo(now);
    m_running = m_turn && (m_afterFlag == AfterFlag::GoOn || !anyFlag());
}

void SlowClock::giveTurn(Seat seat, Moment now)
{
    tickTo(now);
    beginTurn(seat);
}

void SlowClock::adjust(Seat seat, Duration amount, Moment now)
{
    tickTo(now);
    Side &side = m_sides[seat];
    if (side.control.stages.empty())
        return;
    // By hand, a millisecond at a time: time given goes first into the running period, then before the periods.
    for (int given = 0; given < ms(amount); ++given) {
        if (const auto *bank = stageAs<BankStage>(side); bank && side.main == 0) {
            if (side.period > 0 && side.period < ms(bank->unit)) {
                ++side.period;
                continue;
            }
            if (side.period > 0) {
                side.period = 0;
                ++side.periods;
            }
            ++(side.free < ms(bank->free) ? side.free : side.main);
        } else if (byoYomi(side) && side.main == 0 && side.periods > 0 && side.period < ms(byoYomi(side)->period))
            ++side.period;
        else
            ++side.main;
    }
    take(side, -amount);
    side.untilTheEnd = side.main < 0;
    moveOn(side);
    if (side.untilTheEnd) {
        if (!side.flag)
            side.flag = Flag { m_now, missesQuota(side) ? FlagReason::Quota : FlagReason::MainTime };
        if (m_afterFlag == AfterFlag::Stand)
            m_running = false;
    } else if (side.flag && side.flag->reason != FlagReason::PerMoveLimit) {
        side.flag.reset();
        if (side.perMove == 0)
            side.perMove = cap(side);
    }
}

// Until everything has run out: the side thinks on, tick by tick, in a copy.
int SlowClock::allTime(const Side &side)
{
    Side thinking = side;
    int ticks = 0;
    while (!thinking.control.stages.empty() && !thinking.untilTheEnd) {
        think(thinking);
        ++ticks;
    }
    return ticks;
}

void SlowClock::setTurnFactor(int factor)
{
    m_factor = factor;
    if (m_turn)
        m_sides[*m_turn].perMove = cap(m_sides[*m_turn]) - m_sides[*m_turn].turn;
}

Reading SlowClock::reading(Seat seat) const
{
    const Side &side = m_sides[seat];
    const bool inTurn = seat == m_turn;
    Reading face;
    face.turns = side.turns;
    face.untimed = side.control.isUntimed();
    face.running = m_running && inTurn;
    face.stage = static_cast<int>(side.stage);
    face.main = Duration(side.main);
    face.periods = side.periods;
    face.moves = std::max(side.moves, 0);
    face.turn = Duration(side.turn);
    face.used = Duration(side.used);
    face.flag = side.flag;

    face.shown = face.main;
    if (!side.control.stages.empty()) {
        const auto *main = std::get_if<MainStage>(&side.control.stages[side.stage]);
        if (main && main->delay > Duration(0)) {
            face.delay = Duration(freeTime(side, side.turn));
            if (main->delayForm == DelayForm::Bronstein)
                face.shown += *face.delay;
        }
    }
    if (byoYomi(side)) {
        if (side.main <= 0)
            face.shown = *(face.period = Duration(side.periods == 0 ? side.main : side.period));
    } else if (stageAs<BankStage>(side)) {
        if (side.main < 0)
            face.shown = *(face.period = Duration(side.main));
        else if (side.main == 0)
            face.shown = *(face.period = Duration(side.period > 0 ? side.period : side.free));
    } else if (side.stage + 1 < side.control.stages.size()) {
        if (const auto *next = std::get_if<ByoYomiStage>(&side.control.stages[side.stage + 1]))
            face.periods = next->periods;
    }
    const Duration all(allTime(side));
    const bool isLimited = side.control.perMove && (m_factor > 0 || !inTurn);
    if (isLimited)
        face.perMove = Duration(side.perMove);
    if (!side.control.stages.empty())
        face.untilFlag = isLimited ? std::min(all, Duration(side.perMove)) : all;
    else if (isLimited)
        face.untilFlag = Duration(side.perMove);
    if (side.flag && face.untilFlag)
        face.untilFlag = Duration(0);
    return face;
}

} // namespace kagetsu::clock
