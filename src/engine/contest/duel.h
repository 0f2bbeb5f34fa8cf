// SPDX-License-Identifier: MIT
#pragma once

#include "engine/contest/table.h"

namespace kagetsu::contest {

// The plan of a duel: how many games are played, from which openings, and how many at the same time.
struct Plan
{
    Terms terms;
    int games = 100; // at least 1
    int jobs = 1; // at least 1
    std::vector<Opening> openings; // used in turn, and again from the first; if empty, openings are random
    std::optional<Hypotheses> hypotheses; // if set, their answer ends the duel early
};

// Returns the opening of the games 2·pair and 2·pair + 1.
Opening openingOf(const Plan &plan, int pair);

// Plays many games between two engines (engine-contest.md). Which games count depends on the games alone, not on which
// of them ended first. No signal is emitted from within start().
class Duel : public QObject
{
    Q_OBJECT

public:
    Duel(const Contestants &contestants, const Plan &plan, const engine::Engine::Now &now);

    void start();
    // Drops the games in progress and emits finished() at once.
    void stop();

    // Returns the games that count, by number.
    std::vector<PlayedGame> games() const;
    Answer answer() const { return m_answer; }
    const std::optional<Problem> &problem() const { return m_problem; }

signals:
    // Emitted when a game has ended. `games` is the number of games that have ended so far.
    void played(const kagetsu::contest::PlayedGame &game, int games);
    void finished();

private:
    void next(Table &table);
    Pairing nextPairing();
    void keep(const PlayedGame &game);
    void decide();
    void end();

    Plan m_plan;
    std::vector<std::unique_ptr<Table>> m_tables;
    std::vector<std::optional<PlayedGame>> m_games; // indexed by number
    int m_played = 0;
    Opening m_opening; // opening of the pair that was begun last
    std::size_t m_begun = 0;
    std::size_t m_decided = 0; // number of games evaluated, from the first one without a gap
    Score m_score; // score of the evaluated games
    Answer m_answer = Answer::Open;
    std::optional<Problem> m_problem;
    bool m_hasEnded = false;
};

} // namespace kagetsu::contest
