// SPDX-License-Identifier: MIT
#pragma once

#include "engine/contest/game.h"
#include "engine/engine.h"

#include <QTimer>

namespace kagetsu::contest {

// The reason why an engine cannot play any game.
struct Problem
{
    Who who = Who::First;
    std::optional<engine::FailureKind> refused; // what it does not play; if not set, it could not be started
    std::string text; // what the engine or the system reported, if anything
    bool wasReady = false; // True if it started and then reported an error instead of moving

    friend bool operator==(const Problem &, const Problem &) = default;
};

// Lets two engines play one game after another (engine-contest.md#ends). An engine that crashes or hangs loses that
// game and is started again for the next one. No signal is emitted from within a call.
class Table : public QObject
{
    Q_OBJECT

public:
    Table(const Contestants &contestants, const Terms &terms, const engine::Engine::Now &now);

    // Starts a game. No other game may be in progress.
    void play(const Pairing &pairing);
    // Abandons the game. Nothing more is reported about it.
    void abandon();
    bool isPlaying() const { return m_isPlaying; }

signals:
    void ended(const kagetsu::contest::PlayedGame &game);
    // Emitted when an engine cannot play at all. The game is abandoned.
    void unplayable(const kagetsu::contest::Problem &problem);

private:
    struct Player
    {
        Contestant contestant;
        std::unique_ptr<engine::Engine> engine;
        bool wasReady = false;
        bool hasMoved = false; // True if it has moved in any game
    };

    void seat(Who who, const Contestant &contestant);
    void prepare(Player &player);
    void ask();
    engine::SearchRequest request(const Contestant &contestant) const;
    void move(Who who, engine::SearchNumber search, rules::Point point);
    bool isLate() const;
    void fail(Who who, const engine::Death &death);
    void giveUp(const Problem &problem);
    void lose(Who who, End end);
    void finish();

    Who whoMoves() const;
    Player &player(Who who) { return m_players[static_cast<std::size_t>(who)]; }

    Terms m_terms;
    engine::Engine::Now m_now;
    std::array<Player, 2> m_players;
    QTimer m_patience; // for searches that no time limit ends
    bool m_isPlaying = false;
    Referee m_referee;
    PlayedGame m_game;
    engine::SearchNumber m_search = 0;
    engine::Moment m_since {}; // when that search began
};

} // namespace kagetsu::contest
