// SPDX-License-Identifier: MIT
#pragma once

#include "engine/search.h"
#include "match/match.h"

#include <variant>
#include <vector>

namespace kagetsu::opponent {

// What an engine that has a seat at the table is to do next (opponent.md#what-it-does). Found from the match alone:
// nothing here knows a process, a clock on the wall, or how well the engine plays.

struct Wait
{
    friend bool operator==(Wait, Wait) = default;
};

// Something that needs no thought: a claim, an answer, a stone that has one place.
struct Give
{
    match::Command command;
};

// A move of free play.
struct Move
{
    engine::Position position;
};

// The best of the points that the procedure allows, for a stone or an offer: a ranking of the position is asked for.
struct Rank
{
    engine::Position position;
    std::vector<rules::Point> allowed; // not empty
    bool isOffer = false;
};

// What is aimed at where several ways lie open.
enum class Aim : std::uint8_t {
    Best, // for the seat
    Even, // for neither side, as the other seat will choose between them
};

// One of the ways, and what comes of it.
struct Way
{
    match::Command command;
    engine::Position after;
    rules::Side own = rules::Side::Black; // of the seat then
};

// One of several ways: each position that comes of them is to be weighed. At least one way.
struct Weigh
{
    std::vector<Way> ways;
    Aim aim = Aim::Best;
};

// A number to declare: how many fifth moves are fair depends on how good the position is for Black.
struct WeighNumber
{
    engine::Position position;
    int min = 0;
    int max = 0;
};

using Want = std::variant<Wait, Give, Move, Rank, Weigh, WeighNumber>;

// `canWeigh`: its engine says what a position is worth; one that does not takes the first way that is reasonable.
Want wantOf(const match::Match &match, Seat seat, bool canWeigh = true);

// The position of the match as an engine is told it.
engine::Position positionOf(const match::Match &match);

// The stone or act of the opening that lies on this point, for the seat; what is offered is an offer.
match::Command actOn(Seat seat, rules::Point point, bool isOffer);

} // namespace kagetsu::opponent
