// SPDX-License-Identifier: MIT
// What people can ask for beside a board of wood.
#include "match/decision.h"

namespace kagetsu::match {

using record::Winner;

Decision::Answer Decision::operator()(const Press &command) const
{
    if (const auto refusal = refusalToAct(Stones::OnTheTable))
        return refuse(*refusal);
    if (m.toAct() != command.seat)
        return refuse(RefusalCode::NotYourTurn);
    return Events { happen(Pressed { command.seat }) };
}

// Also while the clocks stand.
Decision::Answer Decision::operator()(const Note &command) const
{
    if (const auto refusal = refusalToNote())
        return refuse(*refusal);
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

Decision::Answer Decision::operator()(const StrikeNote &) const
{
    if (const auto refusal = refusalToNote())
        return refuse(*refusal);
    if (m.m_notes.empty())
        return refuse(RefusalCode::NothingNoted);
    return Events { happen(NoteStruck {}) };
}

Decision::Answer Decision::operator()(const ExchangeColours &) const
{
    if (const auto refusal = refusalToNote())
        return refuse(*refusal);
    if (!m.m_openingActs.empty())
        return refuse(RefusalCode::StepsUnknown);
    return Events { happen(ColoursExchanged {}) };
}

Decision::Answer Decision::operator()(const Conclude &command) const
{
    if (const auto code = closedCode())
        return refuse(*code);
    if (!m.isOnTheTable())
        return refuse(RefusalCode::NotOnTheTable);
    if (command.result.winner == Winner::Unknown)
        return refuse(RefusalCode::NoResult);
    if (command.result.winner == Winner::Void && m.m_setup.arbiter && m.m_setup.edition >= 2)
        return refuse(RefusalCode::NotWithArbiter);
    return Events { happen(Ended { command.result }) };
}

std::optional<RefusalCode> Decision::refusalToNote() const
{
    if (const auto code = closedCode())
        return code;
    if (!m.isOnTheTable())
        return RefusalCode::NotOnTheTable;
    if (m.phase() == Phase::Flagged)
        return RefusalCode::FlagDown;
    return std::nullopt;
}

} // namespace kagetsu::match
