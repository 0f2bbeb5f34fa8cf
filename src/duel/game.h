// SPDX-License-Identifier: MIT
#pragma once

#include "duel/openings.h"
#include "duel/referee.h"
#include "duel/score.h"
#include "engine/profile.h"
#include "engine/search.h"

#include <array>

namespace kagetsu::duel {

// The two engines of a duel, by the order in which they were named.
enum class Who : std::uint8_t { First, Second };

constexpr Who other(Who who)
{
    return who == Who::First ? Who::Second : Who::First;
}

struct Contestant
{
    engine::Profile profile;
    int level = 0; // of the opponent that comes with the program (brain.md#levels); 0 for all others

    friend bool operator==(const Contestant &, const Contestant &) = default;
};

using Contestants = std::array<Contestant, 2>;

// What all games of a duel have in common (duel.md#games).
struct Terms
{
    OpeningTerms board;
    std::optional<engine::Milliseconds> moveTime; // without one only nodes end a search
    engine::Milliseconds margin { 1'000 }; // by which a move may come later, for the way through the system
    std::optional<std::int64_t> nodes; // for each move, for engines that know max_node
    std::uint64_t seed = 0;
};

// One game to play: the games 2n and 2n+1 have the same opening.
struct Pairing
{
    int number = 0; // from 0
    Opening opening;
    Who black = Who::First;
};

struct PlayedGame
{
    int number = 0;
    Who black = Who::First;
    std::size_t opened = 0; // stones of the opening
    std::vector<rules::Point> stones; // those included
    Ending ending;
    std::optional<rules::Point> illegal; // what was answered, where that was no move

    // Nobody wins a draw.
    std::optional<Who> winner() const;
    // Who did what lost the game, beside playing worse.
    std::optional<Who> culprit() const;
    friend bool operator==(const PlayedGame &, const PlayedGame &) = default;
};

// The score of the first.
Score scoreOf(const std::vector<PlayedGame> &games);

// How many games this one lost in this way.
int countOf(const std::vector<PlayedGame> &games, Who who, End end);

} // namespace kagetsu::duel
