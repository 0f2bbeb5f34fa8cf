// SPDX-License-Identifier: MIT
// Claims and other statements of the players (match.md#course-of-a-claim, match.md#other-claims).
#include "match/model/decide/commanddecider.h"
#include "match/model/fold/placement.h"
#include "match/model/foulclaims.h"
#include "match/model/takeback.h"

#include <algorithm>

namespace kagetsu::match {

using record::Reason;
using record::Winner;
using rules::Side;

// match.md#foul-policies, match.md#course-of-a-claim: double-threes and double-fours can be claimed until the
// reply is released, an overline until the end. A claim about an older stone is a claim of an overline.
CommandDecider::Answer CommandDecider::operator()(const ClaimFoul &command) const
{
    const Side offender = other(m.sideOf(command.seat));
    const rules::FoulKinds forbidden = m.m_setup.rules.fouls(offender);
    // Only the claimant's own flag prevents a claim (match.md#course-of-a-claim): the foul was there before the
    // opponent's flag fell.
    if (const auto objection = first({ refusalToClaim(command.seat),
            when(m.isFlagged(command.seat), RefusalCode::OwnFlagDown), when(!forbidden.any(), RefusalCode::NotByRule),
            when(m.m_setup.foulPolicy != FoulPolicy::Claim, RefusalCode::NothingToClaim) }))
        return refuse(*objection);
    const auto move = std::find_if(m.m_moves.begin() + m.m_drawnStones, m.m_moves.end(),
        [&](const Move &candidate) { return candidate.point == command.point && candidate.side == offender; });
    if (move == m.m_moves.end())
        return refuse(RefusalCode::NoSuchStone);
    if (move + 1 != m.m_moves.end() && !forbidden.overline)
        return refuse(RefusalCode::TooLate);
    if (m.m_setup.arbiter)
        return Events { happen(ClaimRaised { command.seat, command.point }) };
    Events events;
    addFoulRuling(events, command.seat, command.point, claimVerdict(m, command.point).any());
    return events;
}

// A player who agrees gives the game up, so a stone that is not forbidden ends it, too, by resignation; nothing about
// the verdict is revealed before.
CommandDecider::Answer CommandDecider::operator()(const AgreeToClaim &command) const
{
    const std::optional<PendingClaim> claim = m.pendingClaim();
    if (!claim || claim->seat == command.seat)
        return refuse(claim ? RefusalCode::NotYours : RefusalCode::NoClaimPending);
    Events events { happen(ClaimAgreed { command.seat }) };
    if (claimVerdict(m, claim->point).any())
        addFoulRuling(events, claim->seat, claim->point, /*upheld=*/true);
    else
        events.push_back(happen(Ended { lossOf(command.seat, Reason::Resignation) }));
    return events;
}

CommandDecider::Answer CommandDecider::operator()(const WithdrawClaim &command) const
{
    const std::optional<PendingClaim> claim = m.pendingClaim();
    if (!claim || claim->seat != command.seat)
        return refuse(claim ? RefusalCode::NotYoursToWithdraw : RefusalCode::NoClaimPending);
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

void CommandDecider::addFoulRuling(Events &events, Seat claimant, rules::Point point, bool upheld) const
{
    const rules::FoulKinds fouls = foulsOfStone(m, point);
    events.push_back(happen(FoulClaimed { claimant, point, upheld, fouls }));
    if (upheld)
        events.push_back(happen(Ended { resultOfFouls(other(m.sideOf(claimant)), fouls) }));
    else if (!m.isFlagged(Seat::A) && !m.isFlagged(Seat::B))
        addPenalty(events, claimant);
}

// Adds the penalty of the setup and, from the second wrong claim on, a warning (match.md#wrong-claims).
void CommandDecider::addPenalty(Events &events, Seat claimant) const
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

void CommandDecider::addWarning(Events &events, Seat seat, Ground reason) const
{
    events.push_back(happen(Warned { seat, reason }));
    addLossByWarnings(events, seat);
}

void CommandDecider::addLossByWarnings(Events &events, Seat seat) const
{
    const int most = m.m_setup.warningsToLose;
    if (most > 0 && m.m_warnings[seat] + 1 >= most)
        events.push_back(happen(Ended { lossOf(seat, Reason::Warnings) }));
}

void CommandDecider::addLossByFlag(Events &events) const
{
    if (m.m_setup.flagPolicy != FlagPolicy::AutoEnd)
        return;
    const Match corrected = after(events);
    const std::optional<Seat> late = corrected.flaggedSeat();
    if (late && !corrected.isOver())
        events.push_back(happen(Ended { timeResult(*late, corrected.clock().seat(*late).flag->reason) }));
}

// Claims are possible even when a flag is down, if what is claimed was there before.
CommandDecider::Objection CommandDecider::refusalToClaim(Seat seat) const
{
    return first({ closed(), absent(seat), when(m.isOnPhysicalBoard(), RefusalCode::OnPhysicalBoard),
        when(m.phase() == Phase::Opening, RefusalCode::InOpening), standstill() });
}

CommandDecider::Answer CommandDecider::operator()(const ClaimFive &command) const
{
    const bool isDeclared = m.m_setup.fivePolicy == FivePolicy::Declare;
    if (const auto objection = first({ refusalToClaim(command.seat), when(!isDeclared, RefusalCode::NothingToClaim) }))
        return refuse(*objection);
    const Side side = m.sideOf(command.seat);
    const auto rows = winningRowsOf(m.m_position, side, m.m_setup.rules);
    Events events { happen(FiveClaimed { command.seat, !rows.empty() }) };
    if (!rows.empty())
        events.push_back(happen(Ended { resultOfRows(side, rows) }));
    else if (m.phase() != Phase::Flagged)
        addPenalty(events, command.seat);
    return events;
}

CommandDecider::Answer CommandDecider::operator()(const ClaimTime &command) const
{
    const Seat late = otherSeat(command.seat);
    const bool isOwnDown = m.isFlagged(command.seat);
    if (const auto objection = first({ closed(), absent(command.seat) }))
        return refuse(*objection);
    if (isOwnDown && m.isFlagged(late))
        return bothFlags();
    if (const auto objection =
            first({ when(isOwnDown, RefusalCode::OwnFlagDown), when(!m.isFlagged(late), RefusalCode::NoFlagDown) }))
        return refuse(*objection);
    return Events { happen(Ended { timeResult(late, m.m_clock.seat(late).flag->reason) }) };
}

// It does not matter who calls it, and which flag fell first matters only under one of the policies (clock.md#flags).
CommandDecider::Answer CommandDecider::bothFlags() const
{
    const Seat first = *m.flaggedSeat();
    switch (m.m_setup.bothFlags) {
    case BothFlags::Draw: break;
    case BothFlags::FirstLoses:
        return Events { happen(Ended { timeResult(first, m.m_clock.seat(first).flag->reason) }) };
    case BothFlags::Continue: return refuse(RefusalCode::BothFlagsDown);
    case BothFlags::BothLose: return Events { happen(Ended { { Winner::BothLose, Reason::BothFlags } }) };
    }
    return Events { happen(Ended { { Winner::Draw, Reason::BothFlags } }) };
}

CommandDecider::Objection CommandDecider::refusalToTalk() const
{
    return first({ refusalToTakeBack(), when(m.phase() == Phase::Opening, RefusalCode::InOpening) });
}

CommandDecider::Objection CommandDecider::refusalToTakeBack() const
{
    // Beside a physical board the players settle this by talking.
    return first({ refusalToPlay(), when(m.isOnPhysicalBoard(), RefusalCode::OnPhysicalBoard),
        when(m.m_awaited.has_value(), RefusalCode::PlayerAbsent) });
}

CommandDecider::Answer CommandDecider::operator()(const OfferDraw &command) const
{
    const DrawOffers &offers = m.m_setup.drawOffers;
    return answer(
        { refusalToTalk(), when(!offers.allowed || m.moveNumber() <= offers.afterMove, RefusalCode::DrawOffersOff),
            when(offers.onOpponentsTime && m.toAct() == command.seat, RefusalCode::OfferAfterOwnMove),
            when(m.m_drawOffer || m.m_offerDeclined[command.seat], RefusalCode::AlreadyAsked) },
        DrawOffered { command.seat });
}

CommandDecider::Answer CommandDecider::operator()(const AnswerDraw &command) const
{
    const Happening draw = Ended { { Winner::Draw, Reason::Agreement } };
    return answer({ refusalToTalk(), when(!m.m_drawOffer, RefusalCode::NothingAsked),
                      when(m.m_drawOffer == command.seat, RefusalCode::NotYours) },
        command.accept ? draw : DrawDeclined { command.seat });
}

CommandDecider::Answer CommandDecider::operator()(const WithdrawDraw &command) const
{
    return answer({ refusalToTalk(), when(!m.m_drawOffer, RefusalCode::NothingAsked),
                      when(m.m_drawOffer != command.seat, RefusalCode::NotYoursToWithdraw) },
        DrawWithdrawn { command.seat });
}

CommandDecider::Answer CommandDecider::operator()(const Resign &command) const
{
    return answer({ closed(), when(m.m_awaited == command.seat, RefusalCode::PlayerAbsent) },
        Ended { lossOf(command.seat, Reason::Resignation) });
}

CommandDecider::Answer CommandDecider::operator()(const AskTakeBack &command) const
{
    const bool isSome = takeBackMoves(m, command.seat) > 0 || takeBackActs(m, command.seat) > 0;
    return answer({ when(!m.m_setup.takeBacks, RefusalCode::TakeBacksOff), refusalToTakeBack(),
                      when(m.m_takeBackAsked.has_value(), RefusalCode::AlreadyAsked),
                      when(!isSome, RefusalCode::NothingToTakeBack) },
        TakeBackAsked { command.seat });
}

// Needs no consent of the opponent, who has not seen a turn yet; the time used stays used.
CommandDecider::Answer CommandDecider::operator()(const UndoAct &command) const
{
    return answer({ when(!m.m_setup.takeBacks || m.m_setup.arbiter, RefusalCode::TakeBacksOff), refusalToTakeBack(),
                      when(m.m_clock.runsForOther(), RefusalCode::OtherClockRuns),
                      when(!canUndoAct(m, command.seat), RefusalCode::NothingToTakeBack) },
        TakenBack { command.seat, 0, ClockEffect::Kept, 1 });
}

CommandDecider::Answer CommandDecider::operator()(const AnswerTakeBack &command) const
{
    const Seat asker = otherSeat(command.seat);
    const Happening taken = TakenBack { asker, takeBackMoves(m, asker), command.clocks, takeBackActs(m, asker) };
    return answer({ refusalToTakeBack(), when(!m.m_takeBackAsked, RefusalCode::NothingAsked),
                      when(m.m_takeBackAsked == command.seat, RefusalCode::NotYours) },
        command.accept ? taken : TakeBackDeclined { command.seat });
}

CommandDecider::Answer CommandDecider::operator()(const Annul &) const
{
    return answer({ closed(), when(m.m_setup.arbiter && m.m_setup.edition >= 2, RefusalCode::NotWithArbiter) },
        Ended { { Winner::Void, Reason::Annulled } });
}

// The seat that could claim gives up the claim; the time it gives must lift the fallen flag.
CommandDecider::Answer CommandDecider::operator()(const WaiveFlag &command) const
{
    const bool isFriendly = mayWaiveFlags(m.m_setup) && !m.isOnPhysicalBoard();
    if (const auto objection = first({ closed(), when(!flagDown(), RefusalCode::NoFlagDown), absent(command.seat),
            when(m.isFlagged(command.seat), RefusalCode::OwnFlagDown),
            when(!isFriendly || command.more < clock::Duration { 0 }, RefusalCode::FlagCounts) }))
        return refuse(*objection);
    Events events { happen(FlagWaived { command.seat, command.more }) };
    if (after(events).isFlagged(otherSeat(command.seat)))
        return refuse(RefusalCode::FlagCounts);
    return events;
}

} // namespace kagetsu::match
