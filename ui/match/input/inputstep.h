// SPDX-License-Identifier: MIT
#pragma once

#include "match/model/match.h"
#include "ui/match/input/heldstone.h"

namespace kagetsu::ui {

// Holds what the player on turn has begun but not finished.
struct InHand
{
    HeldStone stone;
    // The last fifth move of an offer, placed but not yet offered. Until the whole offer is confirmed with its button
    // or the clock, it can be placed elsewhere and others can be removed (opening.md#offers).
    std::optional<rules::Point> lastOffer {};
};

// Holds everything that decides what a tap or a press of the clock means.
struct InputState
{
    const match::Match &match;
    clock::Moment moment; // when the tap happened
    bool isBlocked = false; // all input is blocked
    InHand inHand {};
};

// Holds the meaning of a tap or press: commands to be given in this order, each after the previous one was carried out,
// or only a change of what is in the hand.
struct InputStep
{
    Seat seat = Seat::A; // who acts, and is told if it is refused
    InHand inHand;
    std::vector<match::Command> commands {};
    std::optional<rules::Point> point {}; // to be marked if the command is refused
};

// Returns the seat to act; seat A if nobody is to act.
Seat moverOf(const match::Match &match);
// True if a point on the board is due next, or a choice or number, for which the strip has buttons. `isBlocked` says
// that all input is blocked.
bool wantsPoint(const match::Match &match, bool isBlocked);
bool wantsChoice(const match::Match &match, bool isBlocked);

// Return what a tap or press means now; nothing if it has no meaning.
std::optional<InputStep> stepOfTap(const InputState &state, rules::Point point);
std::optional<InputStep> stepOfPress(const InputState &state, Seat seat);

} // namespace kagetsu::ui
