// SPDX-License-Identifier: MIT
#pragma once

#include "engine/engine.h"
#include "rules/position.h"

#include <map>

namespace kagetsu::opponent {

// What came of ten moves by one rule.
enum class RuleCheck : std::uint8_t {
    Untried, // not yet, or the engine has died before
    Played, // ten moves, or fewer to a five
    Refused, // it says that it does not know the rule
    Wrong, // a move on a stone or off the board
};

// What an engine has shown it can do (opponent.md#self-check).
struct CheckReport
{
    std::optional<engine::Ready> ready; // nothing: it could not be asked
    std::map<rules::Rule, RuleCheck> rules;
    bool hasLines = false; // it tells lines when it analyses
    std::optional<engine::Death> death; // ended the check

    bool isGood() const; // it plays at least one rule
};

// What the engine can do by this report, in place of what its profile said.
engine::Profile adapted(engine::Profile profile, const CheckReport &report);

// Has an engine play ten moves by each rule against itself, and analyse a position: a check takes some seconds, in
// which the event loop runs. Everything is told at the end, or how far it came when it is stopped by being destroyed:
// nothing.
class SelfCheck : public QObject
{
    Q_OBJECT

public:
    SelfCheck(engine::Profile profile, engine::Engine::Now now, QObject *parent = nullptr);

    // Once.
    void start();
    const CheckReport &report() const { return m_report; }
    const engine::Log &log() const { return m_engine.log(); }

signals:
    // A rule begins; it is being played.
    void reached(kagetsu::rules::Rule rule);
    void finished(const kagetsu::opponent::CheckReport &report);

private:
    void nextRule();
    void askMove();
    void take(rules::Point point);
    void analyse();
    void finish();

    engine::Profile m_profile;
    engine::Engine m_engine;
    CheckReport m_report;
    std::vector<rules::Rule> m_left; // to be played, the next one last
    std::optional<rules::Rule> m_rule; // that is played
    engine::Position m_position;
    rules::Position m_board;
    engine::SearchNumber m_search = 0;
};

} // namespace kagetsu::opponent
