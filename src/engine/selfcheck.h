// SPDX-License-Identifier: MIT
#pragma once

#include "engine/engine.h"
#include "rules/position.h"

namespace kagetsu::engine {

// The result of a check under one rule.
struct RuleCheck
{
    rules::Rule rule = rules::Rule::FreeStyle;
    int moves = 0; // number of moves it played, for both sides
    bool isIllegal = false; // True if the last one was on a stone or off the board
    std::optional<Failure> failure; // the reason why there were no more moves

    bool isGood() const { return !isIllegal && !failure; }
    friend bool operator==(const RuleCheck &, const RuleCheck &) = default;
};

// The abilities of an engine on this machine.
struct SelfCheckResult
{
    std::optional<Ready> ready; // not set if it never became ready
    std::vector<RuleCheck> rules; // one for each rule of its profile
    bool knowsSwap2 = false;
    bool knowsForbidden = false;
    std::optional<Failure> failure; // why it could not be started
    int crashes = 0;
    std::optional<Death> death;

    friend bool operator==(const SelfCheckResult &, const SelfCheckResult &) = default;
};

// Lets an engine play ten moves against itself under every rule of its profile, asks it for an opening and for
// forbidden points, and reports the results (engine.md#self-check). It runs one check at a time; destroying it ends
// the check.
class SelfCheck : public QObject
{
    Q_OBJECT

public:
    static constexpr int Moves = 10;
    static constexpr Milliseconds TimeForMove { 300 };

    explicit SelfCheck(Engine::Now now, QObject *parent = nullptr);

    void start(const Profile &profile);
    const Log &log() const { return m_engine.log(); }

signals:
    void finished(const kagetsu::engine::SelfCheckResult &result);

private:
    void listen();
    void beginRule();
    void askMove();
    void takeMove(rules::Point point);
    void fail(const Failure &failure);
    void askSwap2();
    void askForbidden();
    void finish();
    Position position() const;
    RuleCheck &current() { return m_result.rules.back(); }

    enum class Step : std::uint8_t { Start, Rules, Swap2, Forbidden, Done };

    Engine m_engine;
    Step m_step = Step::Done;
    SelfCheckResult m_result;
    int m_size = rules::DefaultBoardSize;
    rules::Position m_board;
    std::vector<PlacedStone> m_stones;
};

} // namespace kagetsu::engine
