// SPDX-License-Identifier: MIT
#pragma once

#include "base/seat.h"
#include "clock/timecontrol.h"
#include "record/model/result.h"
#include "rules/point.h"

#include <concepts>
#include <cstdint>
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

// The computer slept while this seat's clock ran.
struct Sleep
{
    Seat seat = Seat::A;
    clock::Duration gap { 0 };
    bool isCounted = false; // counted as thinking time of the seat

    friend bool operator==(const Sleep &, const Sleep &) = default;
};

// Who has confirmed the result.
struct Confirmations
{
    PerSeat<bool> seats;
    bool arbiter = false;

    friend bool operator==(const Confirmations &, const Confirmations &) = default;
};

// The standing of a game: it goes on, or the reason why it does not, together with the data that belongs to that
// reason.
namespace standing {

struct NotBegun
{
    friend bool operator==(NotBegun, NotBegun) = default;
};

// The game is in the opening or in free play.
struct Underway
{
    friend bool operator==(Underway, Underway) = default;
};

// A flag is down and not yet claimed; the clocks are stopped. Does not occur with FlagPolicy::Claim.
struct FlagDown
{
    friend bool operator==(FlagDown, FlagDown) = default;
};

// A claim waits and the clocks are stopped (match.md#course-of-a-claim). A flag may be down as well.
struct ClaimPending : PendingClaim
{
    bool isRecovered = false; // the program had stopped meanwhile, and nobody has resumed the game since

    friend bool operator==(const ClaimPending &, const ClaimPending &) = default;
};

// Somebody, or the computer, has stopped the game.
struct Halt
{
    bool isFlagDown = false; // a flag is down, since before the stop or by a correction during it
    bool isRecovered = false; // the program had stopped as well
    std::optional<Sleep> sleep {}; // of the computer

    friend bool operator==(const Halt &, const Halt &) = default;
};

// The players can resume the game.
struct Paused : Halt
{
};

// Only the arbiter can resume the game.
struct Held : Halt
{
    std::optional<Seat> calledBy {}; // the player who called the arbiter, if one did

    friend bool operator==(const Held &, const Held &) = default;
};

struct Adjourned : Held
{
    std::string sealed {}; // the sealed move as it was given; empty if there is none

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

// Returns the standing as a more general kind, or null if it is not of that kind: an adjournment is also a stop by the
// arbiter, which is also a halt.
template <class Kind>
const Kind *standingAs(const Standing &standing)
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
Kind *standingAs(Standing &standing)
{
    return const_cast<Kind *>(standingAs<Kind>(std::as_const(standing)));
}

// How far a game has come, whether or not it is stopped.
enum class Phase : std::uint8_t {
    NotStarted,
    Opening, // the procedure asks for opening().need()
    Playing,
    Flagged, // a flag is down and not yet claimed
    Claimed, // a foul claim waits for its ruling
    Ended,
};

} // namespace kagetsu::match
