// SPDX-License-Identifier: MIT
// Moves on the screen, and the acts of an opening.
#include "match/model/decide/commanddecider.h"
#include "match/model/fold/placement.h"

namespace kagetsu::match {

using record::Reason;
using record::Winner;
using rules::Side;

CommandDecider::Answer CommandDecider::operator()(const Act &command) const
{
    if (const auto objection = refusalToAct(PlayedOn::Screen))
        return refuse(*objection);
    if (m.phase() == Phase::Opening)
        return openingAct(command);
    const auto *place = std::get_if<opening::Place>(&command.act);
    if (!place)
        return refuse(RefusalCode::OpeningStep);
    if (m.toAct() != command.seat)
        return refuse(RefusalCode::NotYourTurn);
    if (m.isLastStoneLaid())
        return refuse(m.isBoardFull() ? RefusalCode::BoardFull : RefusalCode::MoveLimitReached);
    if (!m.m_position.isOn(place->point))
        return refuse(RefusalCode::OffTheBoard);
    if (!m.m_position.isEmpty(place->point))
        return refuse(RefusalCode::Occupied);
    const Side side = m.sideToMove();
    if (m.m_setup.foulPolicy == FoulPolicy::Block) {
        const rules::Verdict verdict = rules::judge(m.m_position, place->point, side, m.m_setup.rules);
        if (verdict.outcome == rules::Outcome::Forbidden)
            return Fault { Refusal { RefusalCode::Forbidden, verdict.fouls, std::nullopt } };
    }
    Events events = answersByPlaying(command.seat);
    events.push_back(happen(Acted { command.seat, command.act }));
    if (const auto result = endBy(m.m_setup, m.m_position, place->point, side))
        events.push_back(happen(Ended { *result }));
    else
        addOwedTurn(events);
    return events;
}

CommandDecider::Answer CommandDecider::operator()(const Pass &command) const
{
    if (const auto objection =
            first({ refusalToAct(PlayedOn::Screen), when(m.phase() == Phase::Opening, RefusalCode::InOpening),
                when(m.toAct() != command.seat, RefusalCode::NotYourTurn),
                when(!m.mayPass(), RefusalCode::PassNotAllowed) }))
        return refuse(*objection);
    Events events = answersByPlaying(command.seat);
    events.push_back(happen(Passed { command.seat }));
    if (m.isLastStoneLaid())
        events.push_back(happen(Ended { drawByLastStone(m.m_position) }));
    else if (!m.m_moves.empty() && !m.m_moves.back().point && !m.m_moves.back().isLost)
        events.push_back(happen(Ended { { Winner::Draw, Reason::TwoPasses } }));
    else
        addOwedTurn(events);
    return events;
}

CommandDecider::Answer CommandDecider::openingAct(const Act &command) const
{
    if (const auto refusal = m.m_opening->refusal(command.seat, command.act))
        return Fault { Refusal { RefusalCode::OpeningStep, {}, *refusal } };
    Events events = answersByPlaying(command.seat);
    events.push_back(happen(Acted { command.seat, command.act }));
    const Match played = after(events);
    // A five among the stones of an opening counts once the colours are settled
    // (opening.md#irregularities-in-the-opening).
    if (played.phase() == Phase::Playing && m.m_setup.fivePolicy == FivePolicy::Auto) {
        for (Side side : { Side::Black, Side::White }) {
            const auto rows = winningRowsOf(played.position(), side, m.m_setup.rules);
            if (!rows.empty()) {
                events.push_back(happen(Ended { resultOfRows(side, rows) }));
                return events;
            }
        }
    }
    // The opening may have reached the limit of stones.
    if (played.phase() == Phase::Playing && played.isLastStoneLaid())
        events.push_back(happen(Ended { drawByLastStone(played.position()) }));
    return events;
}

CommandDecider::Objection CommandDecider::refusalToAct(PlayedOn playedOn) const
{
    const bool isAbsent = m.m_awaited && m.m_awaited == m.toAct();
    const bool isWood = playedOn == PlayedOn::PhysicalBoard;
    return first({ refusalToPlay(),
        when(m.m_setup.playedOn != playedOn, isWood ? RefusalCode::NotOnPhysicalBoard : RefusalCode::OnPhysicalBoard),
        when(m.m_clock.runsForOther(), RefusalCode::OtherClockRuns), when(isAbsent, RefusalCode::PlayerAbsent) });
}

Events CommandDecider::answersByPlaying(Seat seat) const
{
    Events events;
    if (m.m_drawOffer == otherSeat(seat))
        events.push_back(happen(DrawDeclined { seat }));
    if (m.m_takeBackAsked == otherSeat(seat))
        events.push_back(happen(TakeBackDeclined { seat }));
    return events;
}

void CommandDecider::addOwedTurn(Events &events) const
{
    if (m.m_turnsOwed.a == 0 && m.m_turnsOwed.b == 0)
        return;
    const Match played = after(events);
    const std::optional<Seat> next = played.toAct();
    if (played.phase() == Phase::Playing && next && played.turnsOwed(*next) > 0)
        events.push_back(happen(TurnForfeited { *next }));
}

} // namespace kagetsu::match
