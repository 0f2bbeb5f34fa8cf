// SPDX-License-Identifier: MIT
#pragma once

#include "engine/search.h"
#include "match/model/match.h"

#include <optional>
#include <variant>
#include <vector>

namespace kagetsu::engineseat {

// The next action of an engine that has a seat (engine-seat.md#what-it-does). It follows from the match alone: nothing
// here depends on a process, on real time or on how well the engine plays.

// Nothing is to be done.
struct Wait
{
    friend bool operator==(Wait, Wait) = default;
};

// Something that needs no thought: a claim, an answer, or a stone that has only one place.
struct Give
{
    match::Command command;
};

// A move in free play.
struct Move
{
    engine::Position position;
};

// The best of the points that the procedure allows, for a stone or an offer. The engine is asked to rank the moves of
// the position.
struct Rank
{
    engine::Position position;
    std::vector<rules::Point> allowed; // never empty
    bool isOffer = false;
};

// The aim when several ways are available.
enum class Aim : std::uint8_t {
    Best, // best for the seat
    Even, // good for neither side, because the other seat will choose between them
};

// One of the ways, and the position it leads to.
struct Way
{
    match::Command command;
    engine::Position after;
    rules::Side own = rules::Side::Black; // the seat's side after that
};

// A choice between several ways. Each resulting position is to be weighed. There is at least one way.
struct Weigh
{
    std::vector<Way> ways;
    Aim aim = Aim::Best;
};

// A number to declare. How many fifth moves are fair depends on how good the position is for Black.
struct WeighNumber
{
    engine::Position position;
    int min = 0;
    int max = 0;
};

// The choices in swap2. Placing two more stones is possible only after the first three.
struct Swap2Choice
{
    match::Command black;
    match::Command white;
    std::optional<match::Command> twoMore {};
};

// The next step of swap2, for an engine that plays swap2 by itself (engine.md#swap2).
struct Swap2
{
    engine::Position position;
    std::optional<Swap2Choice> choice {}; // without a choice, a stone is to be placed
};

using Want = std::variant<Wait, Give, Move, Rank, Weigh, WeighNumber, Swap2>;

// The skill of an engine in making its choices in an opening.
enum class OpeningSkill : std::uint8_t {
    FirstWay, // it only moves, so the first reasonable way is taken for it
    Swap2, // the same, but it plays swap2 by itself
    Weighs, // it can tell what a position is worth
};

// Returns what the engine with this seat is to do next.
Want wantOf(const match::Match &match, Seat seat, OpeningSkill skill = OpeningSkill::Weighs);

// Returns the position of the match in the form that engines are given.
engine::Position positionOf(const match::Match &match);

// Returns the seat's command for this point: a stone, an act of the opening, or an offer if `isOffer` is set.
match::Command actOn(Seat seat, rules::Point point, bool isOffer);

} // namespace kagetsu::engineseat
