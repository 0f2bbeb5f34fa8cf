// SPDX-License-Identifier: MIT
#pragma once

#include "engine/search.h"
#include "match/match.h"

#include <optional>
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

// The ways to go on in swap2; two more stones only after the first three.
struct Swap2Choice
{
    match::Command black;
    match::Command white;
    std::optional<match::Command> twoMore {};
};

// The next of swap2, of an engine that plays it by itself (engines.md#swap2).
struct Swap2
{
    engine::Position position;
    std::optional<Swap2Choice> choice {}; // without one a stone is to be laid
};

using Want = std::variant<Wait, Give, Move, Rank, Weigh, WeighNumber, Swap2>;

// How an engine finds its way through an opening.
enum class OpeningSkill : std::uint8_t {
    FirstWay, // it only moves, so the first reasonable way is taken for it
    Swap2, // likewise, but swap2 it plays by itself
    Weighs, // it says what a position is worth
};

Want wantOf(const match::Match &match, Seat seat, OpeningSkill skill = OpeningSkill::Weighs);

// The position of the match as an engine is told it.
engine::Position positionOf(const match::Match &match);

// The stone or act of the opening that lies on this point, for the seat; what is offered is an offer.
match::Command actOn(Seat seat, rules::Point point, bool isOffer);

} // namespace kagetsu::opponent
