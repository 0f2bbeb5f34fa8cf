// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/model/event.h"
#include "tournament/score/facts.h"

namespace kagetsu::tournament {

// The factor K of a change of rating, and why it has its value (tournament.md#the-factor-k).
struct RatingFactor
{
    enum class Why : std::uint8_t {
        Everybody, // set for the section, or the one value of the formula
        New, // fewer than 30 rated games so far
        Young, // not older than 18 in the year of the event, and rated below 2300
        Usual, // rated below 2400
        High, // rated 2400 or more
        ByHand, // set for this player, such as one whose rating has been 2400 or more before
    };

    int value = 0;
    Why why = Why::Everybody;
    bool isCapped = false; // true if K was lowered because the player has played many games
    // False if the fact would decide and is not known: an established player, or an adult, is assumed.
    bool knowsGames = true;
    bool knowsAge = true;

    friend bool operator==(const RatingFactor &, const RatingFactor &) = default;
};

// Returns the year in which an event was held, as far as its dates tell; 0 if they do not.
int yearOf(const EventDetails &details);

// Returns the factor of a player with a rating, who has played this many rated games in an event of that year.
RatingFactor factorOf(const RatingRules &rules, const EntryFacts &player, int games, int year);

} // namespace kagetsu::tournament
