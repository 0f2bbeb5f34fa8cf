// SPDX-License-Identifier: MIT
#pragma once

#include "session/matchhost.h"
#include "ui/match/input/heldstone.h"

namespace kagetsu::ui {

class PlayerPrompts;

// What the player on turn does on the board and at the clock: turns taps and presses into commands, holds the stone
// that is not meant yet, and remembers where the last tap could do nothing.
class MoveInput : public QObject
{
    Q_OBJECT

public:
    // Both must outlive it.
    MoveInput(session::MatchHost *host, PlayerPrompts *prompts, QObject *parent);

    Guard guard() const { return m_held.guard(); }
    void setGuard(Guard guard);

    Seat mover() const;
    // Whether a point on the board is due next, or a choice or a number, which the strip has the buttons for.
    bool wantsPoint() const;
    bool wantsChoice() const;

    void tap(rules::Point point);
    void pressClock(Seat seat);
    // Puts the stone back into the bowl; true when there was one.
    bool release();

    std::optional<rules::Point> tentative() const { return m_held.tentative(); }
    // The last fifth move of an offer, laid down but not offered: until the whole offer is confirmed, with its button
    // or the clock, it can be laid elsewhere and others be taken away (openings.md#offers).
    std::optional<rules::Point> lastOffer() const { return m_lastOffer; }
    void confirmOffer();
    // What lies on the board counts once the mover's clock is pressed.
    bool waitsForPress() const;
    std::optional<rules::Point> refused() const { return m_refused; }

signals:
    // What is held, or where something was refused.
    void changed();

private:
    // Lays the stone, or does what the opening makes of a tap there.
    void complete(rules::Point point);
    std::optional<match::Command> commandFor(rules::Point point) const;
    bool completesOffer(rules::Point point) const;
    // True when the tap was about an offer that is laid in full.
    bool changeOffer(rules::Point point);
    void forget();
    const match::Match &match() const { return m_host->match(); }

    session::MatchHost *m_host;
    PlayerPrompts *m_prompts;
    HeldStone m_held;
    std::optional<rules::Point> m_lastOffer;
    std::optional<rules::Point> m_refused;
};

} // namespace kagetsu::ui
