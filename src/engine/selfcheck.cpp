// SPDX-License-Identifier: MIT
#include "engine/selfcheck.h"

#include "rules/judge.h"

#include <algorithm>

namespace kagetsu::engine {

SelfCheck::SelfCheck(Engine::Now now, QObject *parent)
    : QObject(parent)
    , m_engine(std::move(now))
    , m_board(rules::DefaultBoardSize)
{
    listen();
}

void SelfCheck::listen()
{
    connect(&m_engine, &Engine::ready, this, [this](const Ready &ready) {
        m_result.ready = ready;
        m_step = Step::Rules;
        beginRule();
    });
    connect(&m_engine, &Engine::moved, this, [this](int, rules::Point point) { takeMove(point); });
    connect(&m_engine, &Engine::threeMoves, this, [this] {
        m_result.knowsSwap2 = true;
        askForbidden();
    });
    connect(&m_engine, &Engine::forbidden, this, [this] {
        m_result.knowsForbidden = true;
        finish();
    });
    connect(&m_engine, &Engine::failed, this, [this](int, const Failure &failure) { fail(failure); });
    connect(&m_engine, &Engine::restarting, this, [this] { ++m_result.crashes; });
    connect(&m_engine, &Engine::died, this, [this](const Death &death) {
        ++m_result.crashes;
        m_result.death = death;
        finish();
    });
}

void SelfCheck::start(const Profile &profile)
{
    m_result = {};
    m_step = Step::Start;
    m_size = std::clamp(rules::DefaultBoardSize, profile.smallest, profile.largest);
    m_engine.start(profile, { .size = m_size, .gameType = GameType::Engine, .folder = {}, .endsAboveMemory = false });
}

void SelfCheck::beginRule()
{
    const auto &rules = m_engine.profile().rules;
    if (m_result.rules.size() == rules.size())
        return askSwap2();
    m_result.rules.push_back({ rules[m_result.rules.size()], 0, false, std::nullopt });
    m_board = rules::Position(m_size);
    m_stones.clear();
    m_engine.newGame();
    askMove();
}

Position SelfCheck::position() const
{
    const rules::Side toMove = m_stones.size() % 2 == 0 ? rules::Side::Black : rules::Side::White;
    const rules::Rule rule = m_result.rules.empty() ? rules::Rule::FreeStyle : m_result.rules.back().rule;
    return { rules::RuleSet { rule }, m_size, m_stones, toMove };
}

void SelfCheck::askMove()
{
    m_engine.think({ position(), { TimeForMove, {}, {} }, {}, {} });
}

void SelfCheck::takeMove(rules::Point point)
{
    if (m_step != Step::Rules)
        return;
    ++current().moves;
    if (!m_board.isOn(point) || !m_board.isEmpty(point)) {
        current().isIllegal = true;
        return beginRule();
    }
    const Position before = position();
    const bool goesOn = rules::judge(m_board, point, before.toMove, before.rules).outcome == rules::Outcome::Allowed;
    m_board.place(point, before.toMove);
    m_stones.push_back({ point, before.toMove });
    if (goesOn && current().moves < Moves)
        askMove();
    else
        beginRule();
}

void SelfCheck::fail(const Failure &failure)
{
    switch (m_step) {
    case Step::Start: m_result.failure = failure; return finish();
    case Step::Rules: current().failure = failure; return beginRule();
    case Step::Swap2: return askForbidden();
    case Step::Forbidden: return finish();
    case Step::Done: return;
    }
}

void SelfCheck::askSwap2()
{
    m_step = Step::Swap2;
    m_stones.clear();
    m_engine.newGame();
    m_engine.openingBySwap2({ position(), { TimeForMove, {}, {} }, {}, {} });
}

void SelfCheck::askForbidden()
{
    m_step = Step::Forbidden;
    m_engine.askForbidden(position());
}

void SelfCheck::finish()
{
    if (std::exchange(m_step, Step::Done) == Step::Done)
        return;
    m_engine.end();
    emit finished(m_result);
}

} // namespace kagetsu::engine
