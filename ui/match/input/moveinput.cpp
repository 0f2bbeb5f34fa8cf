// SPDX-License-Identifier: MIT
#include "ui/match/input/moveinput.h"

#include "ui/controls/layout/redraw.h"
#include "ui/match/prompts/playerprompts.h"

#include <algorithm>

namespace kagetsu::ui {

MoveInput::MoveInput(host::MatchHost *host, PlayerPrompts *prompts, Redraw *redraw, QObject *parent)
    : QObject(parent)
    , m_host(host)
    , m_prompts(prompts)
    , m_redraw(redraw)
{
    connect(host, &host::MatchHost::matchChanged, this, &MoveInput::forget);
    connect(host, &host::MatchHost::happened, this, [this](const match::Events &events) {
        const auto moves = [](const match::Event &event) {
            return std::holds_alternative<match::Acted>(event.what)
                || std::holds_alternative<match::TakenBack>(event.what)
                || std::holds_alternative<match::SteppedBack>(event.what)
                || std::holds_alternative<match::ClaimRaised>(event.what)
                || std::holds_alternative<match::Intervened>(event.what)
                || std::holds_alternative<match::Ended>(event.what)
                || std::holds_alternative<match::Flagged>(event.what)
                || std::holds_alternative<match::Paused>(event.what)
                || std::holds_alternative<match::Passed>(event.what);
        };
        if (std::any_of(events.begin(), events.end(), moves))
            forget();
    });
}

void MoveInput::forget()
{
    m_inHand.stone.release();
    m_inHand.lastOffer.reset();
    m_refused.reset();
}

void MoveInput::setGuard(Guard guard)
{
    m_inHand.lastOffer.reset();
    m_inHand.stone.setGuard(guard);
    m_redraw->due();
}

bool MoveInput::release()
{
    const bool held = m_inHand.stone.release() || m_inHand.lastOffer;
    m_inHand.lastOffer.reset();
    if (held)
        m_redraw->due();
    return held;
}

bool MoveInput::isBlocked() const
{
    return m_host->stalledBy().has_value() || !m_prompts->isPerson(mover());
}

InputState MoveInput::state() const
{
    return { m_host->match(), m_host->handMoment(), isBlocked(), m_inHand };
}

void MoveInput::tap(rules::Point point)
{
    m_refused.reset();
    carryOut(stepOfTap(state(), point));
}

void MoveInput::pressClock(Seat seat)
{
    carryOut(stepOfPress(state(), seat));
}

void MoveInput::confirmOffer()
{
    if (m_inHand.lastOffer)
        pressClock(mover());
}

void MoveInput::carryOut(const std::optional<InputStep> &step)
{
    if (!step)
        return;
    const Redraw::Event event(*m_redraw);
    m_redraw->due();
    m_prompts->speakFor(step->seat);
    if (m_inHand.lastOffer != step->inHand.lastOffer)
        m_prompts->forgetSaid();
    m_inHand = step->inHand;
    for (const match::Command &command : step->commands) {
        if (m_prompts->give(command))
            continue;
        if (step->point && !m_host->stalledBy() && m_host->match().position().isEmpty(*step->point))
            m_refused = step->point;
        return;
    }
}

} // namespace kagetsu::ui
