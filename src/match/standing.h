// SPDX-License-Identifier: MIT
#pragma once

#include "clock/timecontrol.h"
#include "record/model/result.h"
#include "rules/point.h"
#include "seat.h"

#include <concepts>
#include <optional>
#include <string>
#include <utility>
#include <variant>

namespace kagetsu::match {

// A foul claim that waits for its ruling.
struct PendingClaim
{
    Seat seat = Seat::A; // the claimant
    rules::Point point;

    friend bool operator==(const PendingClaim &, const PendingClaim &) = default;
};

// The machine slept while this seat's clock ran.
struct Sleep
{
    Seat seat = Seat::A;
    clock::Duration gap { 0 };
    bool isCounted = false; // as thinking time of the seat

    friend bool operator==(const Sleep &, const Sleep &) = default;
};

// What stands of the result's signatures.
struct Confirmations
{
    PerSeat<bool> seats;
    bool arbiter = false;

    friend bool operator==(const Confirmations &, const Confirmations &) = default;
};

// How a game stands: that it goes on, or why it does not. What goes together with a reason is part of it.
namespace standing {

struct NotBegun
{
    friend bool operator==(NotBegun, NotBegun) = default;
};

// In the opening or in free play.
struct Underway
{
    friend bool operator==(Underway, Underway) = default;
};

// The clocks stand and it is not yet claimed; not with FlagPolicy::Claim.
struct FlagDown
{
    friend bool operator==(FlagDown, FlagDown) = default;
};

// The clocks stand (refereeing.md#course-of-a-claim). That no flag is down is not said.
struct ClaimPending : PendingClaim
{
    bool isRecovered = false; // the program had stopped meanwhile, and nobody has said since that the game goes on

    friend bool operator==(const ClaimPending &, const ClaimPending &) = default;
};

// Somebody, or the machine, has stopped the game.
struct Halt
{
    bool isFlagDown = false; // as FlagDown, before the stop or by a correction since
    bool isRecovered = false; // the program had stopped, too
    std::optional<Sleep> sleep {}; // of the machine

    friend bool operator==(const Halt &, const Halt &) = default;
};

// The players let it go on.
struct Paused : Halt
{
};

// Only the arbiter lets it go on.
struct Held : Halt
{
    std::optional<Seat> calledBy {}; // a player, who has called the arbiter

    friend bool operator==(const Held &, const Held &) = default;
};

struct Adjourned : Held
{
    std::string sealed {}; // the move, as it was given; empty without one

    friend bool operator==(const Adjourned &, const Adjourned &) = default;
};

struct Over
{
    record::GameResult result;
    Confirmations confirmations {};

    friend bool operator==(const Over &, const Over &) = default;
};

} // namespace standing

using Standing = std::variant<standing::NotBegun, standing::Underway, standing::FlagDown, standing::ClaimPending,
    standing::Paused, standing::Held, standing::Adjourned, standing::Over>;

// The game as one that stands so or more narrowly so: an adjournment is a stop by the arbiter, and that is a halt.
template <class Kind>
const Kind *standsAs(const Standing &standing)
{
    return std::visit(
        []<class Is>(const Is &is) -> const Kind * {
            if constexpr (std::derived_from<Is, Kind>)
                return &is;
            else
                return nullptr;
        },
        standing);
}

template <class Kind>
Kind *standsAs(Standing &standing)
{
    return const_cast<Kind *>(standsAs<Kind>(std::as_const(standing)));
}

} // namespace kagetsu::match
