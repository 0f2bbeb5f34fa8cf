// SPDX-License-Identifier: MIT
#pragma once

#include "duel/table.h"

namespace kagetsu::duel {

// How many games, from what, and how many at the same time.
struct Plan
{
    Terms terms;
    int games = 100; // 1 or more
    int jobs = 1; // 1 or more
    std::vector<Opening> openings; // each in turn, and from the first again; none: by chance
    std::optional<Hypotheses> hypotheses; // whose answer ends the duel early
};

// That of the games 2·pair and 2·pair + 1.
Opening openingOf(const Plan &plan, int pair);

// Many games of two engines against one another (duel.md). What it counts depends on the games alone, not on which of
// them ended first. No signal is sent from within start().
class Duel : public QObject
{
    Q_OBJECT

public:
    Duel(const Contestants &contestants, const Plan &plan, const engine::Engine::Now &now);

    void start();
    // Games that are under way are dropped; finished() comes at once.
    void stop();

    // Those that count, by number.
    std::vector<PlayedGame> games() const;
    Answer answer() const { return m_answer; }
    const std::optional<Problem> &problem() const { return m_problem; }

signals:
    // This one has ended, and so many have by now.
    void played(const kagetsu::duel::PlayedGame &game, int games);
    void finished();

private:
    void next(Table &table);
    Pairing nextPairing();
    void keep(const PlayedGame &game);
    void decide();
    void end();

    Plan m_plan;
    std::vector<std::unique_ptr<Table>> m_tables;
    std::vector<std::optional<PlayedGame>> m_games; // by number
    int m_played = 0;
    Opening m_opening; // of the pair that was begun last
    std::size_t m_begun = 0;
    std::size_t m_decided = 0; // from the first game on, without a gap
    Score m_score; // of these
    Answer m_answer = Answer::Open;
    std::optional<Problem> m_problem;
    bool m_hasEnded = false;
};

} // namespace kagetsu::duel
