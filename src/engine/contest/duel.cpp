// SPDX-License-Identifier: MIT
#include "engine/contest/duel.h"

#include <algorithm>
#include <cassert>

namespace kagetsu::contest {

Opening openingOf(const Plan &plan, int pair)
{
    const auto count = plan.openings.size();
    return count == 0 ? chanceOpening(plan.terms.board, plan.terms.seed, pair)
                      : plan.openings[static_cast<std::size_t>(pair) % count];
}

Duel::Duel(const Contestants &contestants, const Plan &plan, const engine::Engine::Now &now)
    : m_plan(plan)
    , m_games(static_cast<std::size_t>(plan.games))
{
    assert(plan.games >= 1 && plan.jobs >= 1);
    for (int job = 0; job < std::min(plan.jobs, plan.games); ++job) {
        Table *table = m_tables.emplace_back(std::make_unique<Table>(contestants, plan.terms, now)).get();
        connect(table, &Table::ended, this, [this, table](const PlayedGame &game) {
            keep(game);
            next(*table);
        });
        connect(table, &Table::unplayable, this, [this](const Problem &problem) {
            m_problem = problem;
            end();
        });
    }
}

void Duel::start()
{
    for (const auto &table : m_tables)
        next(*table);
}

void Duel::stop()
{
    end();
}

void Duel::next(Table &table)
{
    if (m_hasEnded)
        return;
    if (m_begun < m_games.size())
        return table.play(nextPairing());
    if (std::ranges::none_of(m_tables, [](const auto &each) { return each->isPlaying(); }))
        end();
}

// Returns the next game to play. Choosing an opening takes a moment, so the second game of a pair reuses the opening of
// the first.
Pairing Duel::nextPairing()
{
    const int number = static_cast<int>(m_begun++);
    const bool isFirst = number % 2 == 0;
    if (isFirst)
        m_opening = openingOf(m_plan, number / 2);
    return { number, m_opening, isFirst ? Who::First : Who::Second };
}

void Duel::keep(const PlayedGame &game)
{
    m_games[static_cast<std::size_t>(game.number)] = game;
    emit played(game, ++m_played);
    if (m_plan.hypotheses)
        decide();
}

// Evaluates the games in their order, so that the answer does not depend on which of them ends first.
void Duel::decide()
{
    while (!m_hasEnded && m_decided < m_games.size() && m_games[m_decided]) {
        const Score one = scoreOf({ *m_games[m_decided++] });
        m_score = { m_score.wins + one.wins, m_score.draws + one.draws, m_score.losses + one.losses };
        m_answer = answerOf(m_score, *m_plan.hypotheses);
        if (m_answer == Answer::Open)
            continue;
        std::fill(m_games.begin() + static_cast<std::ptrdiff_t>(m_decided), m_games.end(), std::nullopt);
        end();
    }
}

void Duel::end()
{
    if (std::exchange(m_hasEnded, true))
        return;
    for (const auto &table : m_tables)
        table->abandon();
    emit finished();
}

std::vector<PlayedGame> Duel::games() const
{
    std::vector<PlayedGame> played;
    for (const auto &game : m_games) {
        if (game)
            played.push_back(*game);
    }
    return played;
}

} // namespace kagetsu::contest
