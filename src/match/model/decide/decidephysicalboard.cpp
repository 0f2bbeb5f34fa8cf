// SPDX-License-Identifier: MIT
// The commands of people beside a physical board.
#include "match/model/decide/commanddecider.h"

namespace kagetsu::match {

using record::Winner;

CommandDecider::Answer CommandDecider::operator()(const Press &command) const
{
    return answer({ refusalToAct(PlayedOn::PhysicalBoard), when(m.toAct() != command.seat, RefusalCode::NotYourTurn) },
        Pressed { command.seat });
}

// Possible also while the clocks are stopped.
CommandDecider::Answer CommandDecider::operator()(const Note &command) const
{
    if (const auto objection = refusalToNote())
        return refuse(*objection);
    if (m.phase() == Phase::Opening) {
        if (m.m_exchanged)
            return refuse(RefusalCode::StepsUnknown);
        if (!command.act)
            return refuse(RefusalCode::InOpening);
        if (const auto refusal = m.m_opening->refusal(m.m_opening->need().seat, *command.act))
            return Fault { Refusal { RefusalCode::OpeningStep, {}, *refusal } };
    } else if (command.act) {
        const auto *place = std::get_if<opening::Place>(&*command.act);
        if (!place)
            return refuse(RefusalCode::OpeningStep);
        if (!m.m_position.isOn(place->point))
            return refuse(RefusalCode::OffTheBoard);
        if (!m.m_position.isEmpty(place->point))
            return refuse(RefusalCode::Occupied);
    }
    return Events { happen(Noted { command.act }) };
}

CommandDecider::Answer CommandDecider::operator()(const StrikeNote &) const
{
    return answer({ refusalToNote(), when(m.m_notes.empty(), RefusalCode::NothingNoted) }, NoteStruck {});
}

CommandDecider::Answer CommandDecider::operator()(const ExchangeColours &) const
{
    return answer({ refusalToNote(), when(!m.m_openingActs.empty(), RefusalCode::StepsUnknown) }, ColoursExchanged {});
}

CommandDecider::Answer CommandDecider::operator()(const Conclude &command) const
{
    const bool isAnnulled = command.result.winner == Winner::Void;
    return answer({ closed(), when(!m.isOnPhysicalBoard(), RefusalCode::NotOnPhysicalBoard),
                      when(command.result.winner == Winner::Unknown, RefusalCode::NoResult),
                      when(isAnnulled && m.m_setup.arbiter && m.m_setup.edition >= 2, RefusalCode::NotWithArbiter) },
        Ended { command.result });
}

CommandDecider::Objection CommandDecider::refusalToNote() const
{
    return first({ closed(), when(!m.isOnPhysicalBoard(), RefusalCode::NotOnPhysicalBoard), flagDown() });
}

} // namespace kagetsu::match
