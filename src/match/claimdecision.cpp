// SPDX-License-Identifier: MIT
#include "match/decision.h"
#include "match/placement.h"

#include <algorithm>

namespace kagetsu::match {

using record::Reason;
using record::Winner;
using rules::Side;

// refereeing.md#foul-policies, refereeing.md#course-of-a-claim: threes and fours until the reply is released, an
// overline until the end. A claim about an older stone is a claim of an overline.
Decision::Answer Decision::operator()(const ClaimFoul &command) const
{
    if (const auto refusal = refusalToClaim())
        return refuse(*refusal);
    // Only the claimant's own flag bars a claim (refereeing.md#course-of-a-claim); the foul was there before the other
    // one fell.
    if (m.isFlagged(command.seat))
        return refuse(RefusalCode::FlagDown);
    const Side offender = other(m.sideOf(command.seat));
    const rules::FoulKinds forbidden = m.m_setup.rules.fouls(offender);
    if (!forbidden.any())
        return refuse(RefusalCode::NotByRule);
    if (m.m_setup.foulPolicy != FoulPolicy::Claim)
        return refuse(RefusalCode::NothingToClaim);
    const auto move = std::find_if(m.m_moves.begin() + m.m_drawnStones, m.m_moves.end(),
        [&](const Move &candidate) { return candidate.point == command.point && candidate.side == offender; });
    if (move == m.m_moves.end())
        return refuse(RefusalCode::NoSuchStone);
    if (move + 1 != m.m_moves.end() && !forbidden.overline)
        return refuse(RefusalCode::TooLate);

    if (m.m_setup.arbiter)
        return Events { happen(ClaimRaised { command.seat, command.point }) };
    Events events;
    addFoulRuling(events, command.seat, command.point, m.claimVerdict(command.point).any());
    return events;
}

Decision::Answer Decision::operator()(const WithdrawClaim &command) const
{
    if (!m.pendingClaim())
        return refuse(RefusalCode::NoClaimPending);
    if (m.pendingClaim()->seat != command.seat)
        return refuse(RefusalCode::NotYours);
    Events events { happen(ClaimWithdrawn { command.seat }) };
    if (m.m_setup.edition < 2)
        return events;
    if (m.m_withdrawals[command.seat] > 0)
        return refuse(RefusalCode::WithdrawalsOff);
    if (m.m_setup.withdrawal == Withdrawal::WrongClaim)
        addPenalty(events, command.seat);
    else if (m.m_setup.withdrawal == Withdrawal::Warning)
        addWarning(events, command.seat, Ground::WrongClaim);
    return events;
}

// Whoever agrees gives the game up, so a stone that is not forbidden ends it too: by resignation, and nothing is told
// of the verdict before.
Decision::Answer Decision::operator()(const AgreeToClaim &command) const
{
    if (!m.pendingClaim())
        return refuse(RefusalCode::NoClaimPending);
    if (m.pendingClaim()->seat == command.seat)
        return refuse(RefusalCode::NotYours);
    Events events { happen(ClaimAgreed { command.seat }) };
    if (m.claimVerdict(m.pendingClaim()->point).any())
        addFoulRuling(events, m.pendingClaim()->seat, m.pendingClaim()->point, /*upheld=*/true);
    else
        events.push_back(happen(Ended { lossOf(command.seat, Reason::Resignation) }));
    return events;
}

Decision::Answer Decision::operator()(const ClaimFive &command) const
{
    if (const auto refusal = refusalToClaim())
        return refuse(*refusal);
    if (m.m_setup.fivePolicy != FivePolicy::Declare)
        return refuse(RefusalCode::NothingToClaim);
    const Side side = m.sideOf(command.seat);
    const auto rows = winningRowsOf(m.m_position, side, m.m_setup.rules);
    Events events { happen(FiveClaimed { command.seat, !rows.empty() }) };
    if (!rows.empty())
        events.push_back(happen(Ended { resultOfRows(side, rows) }));
    else if (m.phase() != Phase::Flagged)
        addPenalty(events, command.seat);
    return events;
}

Decision::Answer Decision::operator()(const ClaimTime &command) const
{
    if (const auto code = closedCode())
        return refuse(*code);
    if (m.isFlagged(Seat::A) && m.isFlagged(Seat::B))
        return bothFlags();
    if (m.isFlagged(command.seat))
        return refuse(RefusalCode::NotYours);
    if (!m.isFlagged(otherSeat(command.seat)))
        return refuse(RefusalCode::NoFlagDown);
    const Seat late = otherSeat(command.seat);
    return Events { happen(Ended { timeResult(late, m.m_clock.seat(late).flag->reason) }) };
}

// Given by who could claim; the fallen flag must be lifted by it.
Decision::Answer Decision::operator()(const WaiveFlag &command) const
{
    if (const auto code = closedCode())
        return refuse(*code);
    if (m.phase() != Phase::Flagged)
        return refuse(RefusalCode::NoFlagDown);
    if (m.isFlagged(command.seat))
        return refuse(RefusalCode::NotYours);
    if (!mayWaiveFlags(m.m_setup) || m.isOnTheTable() || command.more < clock::Duration { 0 })
        return refuse(RefusalCode::FlagCounts);
    Events events { happen(FlagWaived { command.seat, command.more }) };
    if (after(events).isFlagged(otherSeat(command.seat)))
        return refuse(RefusalCode::FlagCounts);
    return events;
}

// Who calls it does not matter, and which fell first only under one of the policies (clock.md#flags).
Decision::Answer Decision::bothFlags() const
{
    const Seat first = *m.flaggedSeat();
    switch (m.m_setup.bothFlags) {
    case BothFlags::Draw:
        break;
    case BothFlags::FirstLoses:
        return Events { happen(Ended { timeResult(first, m.m_clock.seat(first).flag->reason) }) };
    case BothFlags::Continue:
        return refuse(RefusalCode::BothFlagsDown);
    case BothFlags::BothLose:
        return Events { happen(Ended { { Winner::BothLose, Reason::BothFlags } }) };
    }
    return Events { happen(Ended { { Winner::Draw, Reason::BothFlags } }) };
}

// Claims stand also when a flag is down, as far as what is claimed was there before.
std::optional<RefusalCode> Decision::refusalToClaim() const
{
    if (const auto code = closedCode())
        return code;
    if (m.isOnTheTable())
        return RefusalCode::OnTheTable;
    if (m.phase() == Phase::Opening)
        return RefusalCode::InOpening;
    return standstill();
}

void Decision::addFoulRuling(Events &events, Seat claimant, rules::Point point, bool upheld) const
{
    const rules::FoulKinds fouls = m.foulsOfStone(point);
    events.push_back(happen(FoulClaimed { claimant, point, upheld, fouls }));
    if (upheld)
        events.push_back(happen(Ended { resultOfFouls(other(m.sideOf(claimant)), fouls) }));
    else if (!m.isFlagged(Seat::A) && !m.isFlagged(Seat::B))
        addPenalty(events, claimant);
}

// By the setup; from the second wrong claim on a warning too (refereeing.md#wrong-claims).
void Decision::addPenalty(Events &events, Seat claimant) const
{
    const FalseClaim policy = m.m_setup.falseClaim;
    if (policy == FalseClaim::None)
        return;
    const bool takes = policy == FalseClaim::ClaimantTime;
    const clock::Duration time = wrongClaimPenalty(m.m_setup, claimant);
    if (policy == FalseClaim::TurnLost)
        events.push_back(happen(TurnForfeited { claimant }));
    else if (policy != FalseClaim::Warning && time > clock::Duration { 0 })
        events.push_back(happen(TimeAdded { takes ? claimant : otherSeat(claimant), takes ? -time : time }));
    if (policy == FalseClaim::Warning || m.m_wrongClaims[claimant] > 0)
        addWarning(events, claimant, Ground::WrongClaim);
    addLossByFlag(events);
}

void Decision::addWarning(Events &events, Seat seat, Ground reason) const
{
    events.push_back(happen(Warned { seat, reason }));
    addLossByWarnings(events, seat);
}

void Decision::addLossByWarnings(Events &events, Seat seat) const
{
    const int most = m.m_setup.warningsToLose;
    if (most > 0 && m.m_warnings[seat] + 1 >= most)
        events.push_back(happen(Ended { lossOf(seat, Reason::Warnings) }));
}

void Decision::addLossByFlag(Events &events) const
{
    if (m.m_setup.flagPolicy != FlagPolicy::AutoEnd)
        return;
    const Match corrected = after(events);
    const std::optional<Seat> late = corrected.flaggedSeat();
    if (late && !corrected.isOver())
        events.push_back(happen(Ended { timeResult(*late, corrected.clock().seat(*late).flag->reason) }));
}

} // namespace kagetsu::match
