// SPDX-License-Identifier: MIT
#include "engine/seat/ladder.h"

#include "engine/profile.h"
#include "match/model/doublegame.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>

namespace kagetsu::engineseat {

namespace {

// From duels of each level against the one below it (engine-ai.md#levels), rounded.
constexpr std::array Ratings { 800, 1200, 1350, 1600, 1775, 1960 };
static_assert(Ratings.size() == engine::HighestLevel - engine::LowestLevel + 1);

constexpr int NewcomersGames = 10;
constexpr int NewcomersStep = 64;
constexpr int UsualStep = 24;

double expectedOf(int own, int others)
{
    return 1 / (1 + std::pow(10, (others - own) / 400.0));
}

} // namespace

int ratingOf(int level)
{
    assert(level >= engine::LowestLevel && level <= engine::HighestLevel);
    return Ratings[static_cast<std::size_t>(level - engine::LowestLevel)];
}

std::optional<LadderGame> ladderGame(const match::Match &match)
{
    if (match.phase() == match::Phase::NotStarted || !match.isOver() || match.isOnPhysicalBoard()
        || match.drawnStones() > 0)
        return std::nullopt;
    const std::optional<match::GameScore> score = match::scoreOf(match);
    if (!score)
        return std::nullopt;
    const match::MatchSetup &setup = match.setup();
    for (const Seat seat : BothSeats) {
        const std::optional<match::EngineSeat> &engine = setup.engines[otherSeat(seat)];
        if (setup.engines[seat] || !engine || engine->id != engine::OwnEngineId || engine->level < engine::LowestLevel
            || engine->level > engine::HighestLevel)
            continue;
        return LadderGame { setup.names[seat], engine->level, std::clamp(score->halves[seat], 0, 2) };
    }
    return std::nullopt;
}

Standing standingAfter(Standing before, const LadderGame &game)
{
    const int step = before.games < NewcomersGames ? NewcomersStep : UsualStep;
    const double surplus = game.halves / 2.0 - expectedOf(before.rating, ratingOf(game.level));
    int change = static_cast<int>(std::lround(step * surplus));
    // A win always counts for something, and so does a loss.
    if (change == 0 && game.halves != 1)
        change = game.halves > 1 ? 1 : -1;
    return { std::clamp(before.rating + change, Standing::Least, Standing::Most), before.games + 1 };
}

} // namespace kagetsu::engineseat
