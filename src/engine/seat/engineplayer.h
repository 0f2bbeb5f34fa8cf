// SPDX-License-Identifier: MIT
#pragma once

#include "engine/engine.h"
#include "engine/seat/want.h"

#include <map>

namespace kagetsu::engineseat {

// Plays for one engine that has a seat: turns what is wanted of it (want.h) into searches, and their answers into a
// command. It handles one want at a time; a new want replaces the previous one. No signal is emitted from within a
// call.
class EnginePlayer : public QObject
{
    Q_OBJECT

public:
    // The level is that of the computer that comes with the program, and 0 for other engines.
    EnginePlayer(
        Seat seat, const engine::Profile &profile, int level, engine::Engine::Now now, QObject *parent = nullptr);

    // Decides a want that needs a search. `times` are the limits for a move; weighing a position uses a small part of
    // them.
    void decide(const Want &want, const engine::Times &times);
    // Drops the current want and its search.
    void stop();
    bool isThinking() const { return m_isDeciding; }
    // Starts the engine again after it has died.
    void startAgain();

    // Returns the skill, which may change when swap2Unknown() is emitted.
    OpeningSkill skill() const { return m_skill; }
    engine::Engine &engine() { return m_engine; }

signals:
    void decided(const kagetsu::match::Command &command);
    // Emitted when the engine has stopped playing, with the reason.
    void died(const kagetsu::engine::Death &death);
    void failed(const kagetsu::engine::Failure &failure);
    // Emitted when the engine does not play swap2 by itself. The caller must ask for the want again.
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
    std::vector<int> m_worths; // one for each position weighed so far
    int m_worth = 0; // worth of the position being weighed
    std::map<int, rules::Point> m_lines; // best moves by their rank
    engine::Position m_ranked; // the position that the ranking belongs to
    std::vector<rules::Point> m_ranking;
    OpeningSkill m_skill;
    std::vector<rules::Point> m_named; // stones the engine has named in swap2, to be placed in this order
    std::size_t m_namedAfter = 0; // number of stones on the board before these
};

} // namespace kagetsu::engineseat
