// SPDX-License-Identifier: MIT
#include "library/search/streaks.h"

#include <algorithm>
#include <tuple>
#include <vector>

namespace kagetsu::library {

namespace {

struct Decided
{
    int day = 0;
    std::int64_t id = 0;
    OwnScore score {}; // of this game alone
};

std::vector<Decided> decidedGames(const Games &games, const RowSet &player, const Filter &filter)
{
    std::vector<Decided> decided;
    for (const auto &block : games.blocks()) {
        for (std::size_t i = 0; i < block->size(); ++i) {
            const Facts &facts = block->facts(i);
            const bool isBlack = player.contains(facts.black());
            if (block->dayOf(i) == 0 || isBlack == player.contains(facts.white()) || !filter.accepts(facts))
                continue;
            Decided game { .day = block->dayOf(i), .id = block->idOf(i) };
            game.score.add(facts.winner(), isBlack ? rules::Side::Black : rules::Side::White);
            if (game.score.decided() > 0)
                decided.push_back(game);
        }
    }
    std::sort(decided.begin(), decided.end(),
        [](const Decided &one, const Decided &two) { return std::tie(one.day, one.id) < std::tie(two.day, two.id); });
    return decided;
}

void extend(Streak &streak, const Decided &game)
{
    if (streak.score.games == 0)
        streak.firstDay = game.day;
    streak.lastDay = game.day;
    ++streak.score.games;
    streak.score.won += game.score.won;
    streak.score.drawn += game.score.drawn;
    streak.score.lost += game.score.lost;
}

// Extends the streak with a game that belongs to it, and remembers the longest; another game ends it.
void follow(Streak &streak, Streak &longest, const Decided &game, bool belongs)
{
    if (!belongs) {
        streak = {};
        return;
    }
    extend(streak, game);
    if (streak.score.games >= longest.score.games)
        longest = streak;
}

} // namespace

Streaks streaksOf(const Games &games, const RowSet &player, const Filter &filter)
{
    Streaks streaks;
    Streak won;
    Streak unbeaten;
    OwnScore before;
    for (const Decided &game : decidedGames(games, player, filter)) {
        follow(won, streaks.won, game, game.score.won == 1);
        follow(unbeaten, streaks.unbeaten, game, game.score.lost == 0);
        if (game.score != before)
            streaks.now = {};
        before = game.score;
        extend(streaks.now, game);
    }
    return streaks;
}

} // namespace kagetsu::library
