// SPDX-License-Identifier: MIT
#pragma once

#include "match/host/matchhost.h"
#include "ui/match/input/inputstep.h"

namespace kagetsu::ui {

class PlayerPrompts;
class Redraw;

// Handles what the player on turn does on the board and at the clock. It has taps and presses carried out, and keeps
// the unconfirmed stone and the point where the last tap was refused.
class MoveInput : public QObject
{
    Q_OBJECT

public:
    // All arguments must outlive this object.
    MoveInput(host::MatchHost *host, PlayerPrompts *prompts, Redraw *redraw, QObject *parent);

    Guard guard() const { return m_inHand.stone.guard(); }
    void setGuard(Guard guard);

    Seat mover() const { return moverOf(m_host->match()); }
    bool wantsPoint() const { return ui::wantsPoint(m_host->match(), isBlocked()); }
    bool wantsChoice() const { return ui::wantsChoice(m_host->match(), isBlocked()); }
    // True if all input is blocked: the journal cannot be written, or an engine is to act.
    bool isBlocked() const;

    void tap(rules::Point point);
    void pressClock(Seat seat);
    void confirmOffer();
    // Puts the stone back into the bowl. Returns true if there was one.
    bool release();

    std::optional<rules::Point> tentative() const { return m_inHand.stone.tentative(); }
    std::optional<rules::Point> lastOffer() const { return m_inHand.lastOffer; }
    // True if a stone on the board will count once the mover's clock is pressed.
    bool waitsForPress() const { return guard() == Guard::PlaceThenClock && (tentative() || m_inHand.lastOffer); }
    std::optional<rules::Point> refused() const { return m_refused; }

private:
    InputState state() const;
    void carryOut(const std::optional<InputStep> &step);
    void forget();

    host::MatchHost *m_host;
    PlayerPrompts *m_prompts;
    Redraw *m_redraw;
    InHand m_inHand;
    std::optional<rules::Point> m_refused;
};

} // namespace kagetsu::ui
