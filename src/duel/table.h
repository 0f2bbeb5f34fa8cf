// SPDX-License-Identifier: MIT
#pragma once

#include "duel/game.h"
#include "engine/engine.h"

#include <QTimer>

namespace kagetsu::duel {

// Why an engine can play no game at all.
struct Problem
{
    Who who = Who::First;
    std::optional<engine::FailureKind> refused; // what it does not play; else it could not be started
    std::string text; // what the engine or the system said, if anything
    bool wasReady = false; // it started, and then made no move but said why

    friend bool operator==(const Problem &, const Problem &) = default;
};

// Two engines that play one game after another (duel.md#ends). Whoever crashes or hangs loses that game, and is there
// again for the next one. No signal is sent from within a call.
class Table : public QObject
{
    Q_OBJECT

public:
    Table(const Contestants &contestants, const Terms &terms, const engine::Engine::Now &now);

    // No other game is under way.
    void play(const Pairing &pairing);
    // The game is given up, and nothing more is told of it.
    void abandon();
    bool isPlaying() const { return m_isPlaying; }

signals:
    void ended(const kagetsu::duel::PlayedGame &game);
    // The game is given up.
    void unplayable(const kagetsu::duel::Problem &problem);

private:
    struct Player
    {
        Contestant contestant;
        std::unique_ptr<engine::Engine> engine;
        bool wasReady = false;
        bool hasMoved = false; // in any game
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
    QTimer m_patience; // where no time ends a search
    bool m_isPlaying = false;
    Referee m_referee;
    PlayedGame m_game;
    engine::SearchNumber m_search = 0;
    engine::Moment m_since {}; // when that search began
};

} // namespace kagetsu::duel
