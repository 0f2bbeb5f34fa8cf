// SPDX-License-Identifier: MIT
#pragma once

#include "engine/engine.h"
#include "opponent/want.h"

#include <map>

namespace kagetsu::opponent {

// One engine that has a seat: turns what is wanted of it (want.h) into searches, and their answers into a command. One
// want at a time; a newer one takes its place. No signal is sent from within a call.
class EnginePlayer : public QObject
{
    Q_OBJECT

public:
    // The level is that of the opponent that comes with the program; 0 for other engines.
    EnginePlayer(
        Seat seat, const engine::Profile &profile, int level, engine::Engine::Now now, QObject *parent = nullptr);

    // What needs a search. `times` are for a move; weighing takes a small part of them.
    void decide(const Want &want, const engine::Times &times);
    // Whatever it thinks about is wanted no more.
    void stop();
    bool isThinking() const { return m_isDeciding; }
    // After it has died.
    void startAgain();

    // Changes with swap2Unknown().
    OpeningSkill skill() const { return m_skill; }
    engine::Engine &engine() { return m_engine; }

signals:
    void decided(const kagetsu::match::Command &command);
    // It plays no more, and why.
    void died(const kagetsu::engine::Death &death);
    void failed(const kagetsu::engine::Failure &failure);
    // It does not play swap2 by itself: what it wants is to be asked anew.
    void swap2Unknown();

private:
    engine::SearchRequest requestOf(const engine::Position &position, const engine::Times &times) const;
    engine::Times weighingTimes() const;
    void rankPoints(const Rank &rank);
    void weighNext();
    void askSwap2(const Swap2 &swap2);
    void give(const match::Command &command);
    void giveStones(std::vector<rules::Point> stones);
    void layNamed(std::size_t laid);
    void fail(const engine::Failure &failure);
    void refuseSwap2();
    void take(const engine::InfoBlock &block);
    void finish(rules::Point best);
    void concludeSoon();
    void conclude();
    void forget();

    Seat m_seat;
    engine::Profile m_profile;
    int m_level;
    engine::Engine m_engine;
    Want m_want;
    engine::Times m_times;
    bool m_isDeciding = false;
    engine::SearchNumber m_search = 0;
    rules::Point m_move;
    std::vector<int> m_worths; // of the ways weighed so far
    int m_worth = 0; // of the position that is looked at
    std::map<int, rules::Point> m_lines; // by how good they are
    engine::Position m_ranked; // what the ranking is of
    std::vector<rules::Point> m_ranking;
    OpeningSkill m_skill;
    std::vector<rules::Point> m_named; // by it in swap2, to be laid in this order
    std::size_t m_namedAfter = 0; // so many stones
};

} // namespace kagetsu::opponent
