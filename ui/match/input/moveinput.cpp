// SPDX-License-Identifier: MIT
#include "ui/match/input/moveinput.h"

#include "ui/match/prompts/playerprompts.h"

#include <algorithm>

namespace kagetsu::ui {

using match::Phase;
using opening::NeedKind;

MoveInput::MoveInput(session::MatchHost *host, PlayerPrompts *prompts, QObject *parent)
    : QObject(parent)
    , m_host(host)
    , m_prompts(prompts)
{
    connect(host, &session::MatchHost::matchChanged, this, &MoveInput::forget);
    connect(host, &session::MatchHost::happened, this, [this](const match::Events &events) {
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
    m_held.release();
    m_lastOffer.reset();
    m_refused.reset();
}

void MoveInput::setGuard(Guard guard)
{
    m_lastOffer.reset();
    m_held.setGuard(guard);
    emit changed();
}

bool MoveInput::release()
{
    const bool held = m_held.release() || m_lastOffer;
    m_lastOffer.reset();
    if (held)
        emit changed();
    return held;
}

Seat MoveInput::mover() const
{
    return match().toAct().value_or(Seat::A);
}

bool MoveInput::waitsForPress() const
{
    return guard() == Guard::PlaceThenClock && (tentative() || m_lastOffer);
}

bool MoveInput::wantsPoint() const
{
    if (match().isPaused() || m_host->stalledBy())
        return false;
    return match().phase() == Phase::Playing || (match().phase() == Phase::Opening && !wantsChoice());
}

bool MoveInput::wantsChoice() const
{
    if (match().phase() != Phase::Opening || match().isPaused() || m_host->stalledBy())
        return false;
    const NeedKind kind = match().opening().need().kind;
    return kind == NeedKind::Choose || kind == NeedKind::Declare;
}

std::optional<match::Command> MoveInput::commandFor(rules::Point point) const
{
    const Seat seat = mover();
    if (match().phase() == Phase::Playing)
        return match::Act { seat, opening::Place { point } };
    const opening::Opening &opening = match().opening();
    switch (opening.need().kind) {
    case NeedKind::Place:
    case NeedKind::Choose: // refused, with the words for it
    case NeedKind::Declare:
        return match::Act { seat, opening::Place { point } };
    case NeedKind::Offer: {
        const std::vector<rules::Point> &offers = opening.offers();
        if (std::find(offers.begin(), offers.end(), point) != offers.end())
            return match::Act { seat, opening::Withdraw { point } };
        return match::Act { seat, opening::Offer { point } };
    }
    case NeedKind::Select:
        return match::Act { seat, opening::Select { point } };
    case NeedKind::Finished:
        break;
    }
    return std::nullopt;
}

void MoveInput::tap(rules::Point point)
{
    m_refused.reset();
    if (!wantsPoint() && !wantsChoice())
        return;
    if (changeOffer(point))
        return;
    const std::optional<match::Command> command = commandFor(point);
    if (!command)
        return;
    m_prompts->speakFor(mover());
    const auto *act = std::get_if<match::Act>(&*command);
    const bool withdraws = act && std::holds_alternative<opening::Withdraw>(act->act);
    // What cannot be done is said at once, not after a second tap.
    if (withdraws || !m_host->wouldAccept(*command)) {
        m_held.release();
        if (!m_host->execute(*command) && match().position().isEmpty(point))
            m_refused = point;
        emit changed();
        return;
    }
    // On a table an offer stands where it is laid: only the press that ends the turn is waited for.
    const bool stands = guard() == Guard::PlaceThenClock && act && std::holds_alternative<opening::Offer>(act->act);
    if (stands)
        m_held.release();
    const std::optional<rules::Point> complete = stands ? point : m_held.tap(point);
    if (complete)
        this->complete(*complete);
    else
        emit changed();
}

void MoveInput::complete(rules::Point point)
{
    m_prompts->speakFor(mover());
    if (completesOffer(point)) {
        m_lastOffer = point;
        m_prompts->forgetSaid();
    } else if (const std::optional<match::Command> command = commandFor(point))
        m_host->execute(*command);
    emit changed();
}

bool MoveInput::completesOffer(rules::Point point) const
{
    if (match().phase() != Phase::Opening)
        return false;
    const opening::Need need = match().opening().need();
    const std::vector<rules::Point> &offers = match().opening().offers();
    return need.kind == NeedKind::Offer && static_cast<int>(offers.size()) + 1 == need.count
        && std::find(offers.begin(), offers.end(), point) == offers.end();
}

bool MoveInput::changeOffer(rules::Point point)
{
    if (!m_lastOffer)
        return false;
    if (point == m_lastOffer) {
        m_lastOffer.reset();
        m_prompts->forgetSaid();
        emit changed();
        return true;
    }
    if (completesOffer(point))
        return false; // laid there instead, if that can be
    const Seat seat = mover();
    const rules::Point last = *m_lastOffer;
    m_prompts->speakFor(seat);
    // There is room again: what was the last one is one among others.
    if (m_host->execute(match::Act { seat, opening::Withdraw { point } }))
        m_host->execute(match::Act { seat, opening::Offer { last } });
    emit changed();
    return true;
}

void MoveInput::confirmOffer()
{
    if (!m_lastOffer || !wantsPoint())
        return;
    m_prompts->speakFor(mover());
    m_host->execute(match::Act { mover(), opening::Offer { *m_lastOffer } });
    emit changed();
}

void MoveInput::pressClock(Seat seat)
{
    if (wantsChoice() && seat != mover()) {
        // A hand on the clock would answer for the other: told, and nothing else.
        const opening::Need need = match().opening().need();
        const opening::Act answer = need.kind == NeedKind::Choose
            ? opening::Act(opening::Choose { need.options.front().id })
            : opening::Act(opening::Declare { need.min });
        m_prompts->speakFor(seat);
        m_host->execute(match::Act { seat, answer });
        return;
    }
    if (!wantsPoint() || seat != mover())
        return;
    if (m_lastOffer) {
        confirmOffer();
        return;
    }
    if (const std::optional<rules::Point> point = m_held.press())
        complete(*point);
}

} // namespace kagetsu::ui
