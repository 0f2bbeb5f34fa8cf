// SPDX-License-Identifier: MIT
#pragma once

#include "match/match.h"
#include "ui/match/input/heldstone.h"

namespace kagetsu::ui {

// What the player on turn has begun and not finished.
struct InHand
{
    HeldStone stone;
    // The last fifth move of an offer, laid down but not offered: until the whole offer is confirmed, with its button
    // or the clock, it can be laid elsewhere and others be taken away (openings.md#offers).
    std::optional<rules::Point> lastOffer {};
};

// All that decides what a tap or a press of the clock means.
struct InputState
{
    const match::Match &match;
    clock::Moment moment; // of the tap
    bool stands = false; // no hand can do anything
    InHand inHand {};
};

// What it means: commands, to be given in this order, each once the one before it was carried out; or else only
// something other in the hand.
struct InputStep
{
    Seat seat = Seat::A; // who does it, and is told when it is refused
    InHand inHand;
    std::vector<match::Command> commands {};
    std::optional<rules::Point> point {}; // to be marked when the command is refused
};

Seat moverOf(const match::Match &match);
// Whether a point on the board is due next, or a choice or a number, which the strip has the buttons for.
bool wantsPoint(const match::Match &match, bool stands);
bool wantsChoice(const match::Match &match, bool stands);

// Nothing: it means nothing now.
std::optional<InputStep> stepOfTap(const InputState &state, rules::Point point);
std::optional<InputStep> stepOfPress(const InputState &state, Seat seat);

} // namespace kagetsu::ui
