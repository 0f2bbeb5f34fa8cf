// SPDX-License-Identifier: MIT
#pragma once

#include "engine/contest/openings.h"
#include "engine/contest/referee.h"
#include "engine/contest/score.h"
#include "engine/profile.h"
#include "engine/search.h"

#include <array>

namespace kagetsu::contest {

// One of the two engines of a duel, in the order in which they were named.
enum class Who : std::uint8_t { First, Second };

constexpr Who other(Who who)
{
    return who == Who::First ? Who::Second : Who::First;
}

// An engine that takes part in a duel.
struct Contestant
{
    engine::Profile profile;
    int level = 0; // level of the computer that comes with the program (engine-ai.md#levels); 0 for other engines

    friend bool operator==(const Contestant &, const Contestant &) = default;
};

using Contestants = std::array<Contestant, 2>;

// The terms that all games of a duel have in common (engine-contest.md#games).
struct Terms
{
    OpeningTerms board;
    std::optional<engine::Milliseconds> moveTime; // if not set, only nodes limit a search
    engine::Milliseconds margin { 1'000 }; // how late a move may arrive, to allow for delays in the system
    std::optional<std::int64_t> nodes; // limit for each move, for engines that know max_node
    std::uint64_t seed = 0;
};

// One game to play. The games 2n and 2n+1 have the same opening.
struct Pairing
{
    int number = 0; // counted from 0
    Opening opening;
    Who black = Who::First;
};

// A game that has been played to its end.
struct PlayedGame
{
    int number = 0;
    Who black = Who::First;
    std::size_t opened = 0; // number of stones in the opening
    std::vector<rules::Point> stones; // all stones, including the opening
    Ending ending;
    std::optional<rules::Point> illegal; // the point that was answered, if it was not a possible move

    // Returns the winner, or nothing for a draw.
    std::optional<Who> winner() const;
    // Returns the side that lost by a fault and not by its play, or nothing.
    std::optional<Who> culprit() const;
    friend bool operator==(const PlayedGame &, const PlayedGame &) = default;
};

// Returns the score of the first engine.
Score scoreOf(const std::vector<PlayedGame> &games);

// Returns how many games this engine lost in this way.
int countOf(const std::vector<PlayedGame> &games, Who who, End end);

} // namespace kagetsu::contest
