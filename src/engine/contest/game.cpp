// SPDX-License-Identifier: MIT
#include "engine/contest/game.h"

#include <algorithm>

namespace kagetsu::contest {

std::optional<Who> PlayedGame::winner() const
{
    if (!ending.winner)
        return std::nullopt;
    return *ending.winner == rules::Side::Black ? black : other(black);
}

std::optional<Who> PlayedGame::culprit() const
{
    return ending.isFault() && winner() ? std::optional(other(*winner())) : std::nullopt;
}

Score scoreOf(const std::vector<PlayedGame> &games)
{
    Score score;
    for (const PlayedGame &game : games) {
        const auto winner = game.winner();
        ++(!winner ? score.draws : *winner == Who::First ? score.wins : score.losses);
    }
    return score;
}

int countOf(const std::vector<PlayedGame> &games, Who who, End end)
{
    return static_cast<int>(std::ranges::count_if(
        games, [&](const PlayedGame &game) { return game.ending.end == end && game.culprit() == who; }));
}

} // namespace kagetsu::contest
