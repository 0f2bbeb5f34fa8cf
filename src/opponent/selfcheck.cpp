// SPDX-License-Identifier: MIT
#include "opponent/selfcheck.h"

#include "rules/judge.h"

#include <algorithm>

namespace kagetsu::opponent {

using namespace std::chrono_literals;

namespace {

constexpr std::size_t MovesOfARule = 10;
constexpr engine::Milliseconds TimeOfAMove = 200ms;
constexpr engine::Milliseconds TimeOfLines = 500ms;
// Rules that the protocol has numbers for.
constexpr rules::Rule Known[] { rules::Rule::FreeStyle, rules::Rule::Standard, rules::Rule::Renju, rules::Rule::Caro };

// Whatever the profile says is tried.
engine::Profile hopeful(engine::Profile profile)
{
    profile.rules.assign(std::begin(Known), std::end(Known));
    profile.dialect = engine::Dialect::Yixin; // one of the base protocol shows itself
    return profile;
}

} // namespace

bool CheckReport::isGood() const
{
    return std::ranges::any_of(rules, [](const auto &rule) { return rule.second == RuleCheck::Played; });
}

engine::Profile adapted(engine::Profile profile, const CheckReport &report)
{
    profile.rules.clear();
    for (const auto &[rule, check] : report.rules) {
        if (check == RuleCheck::Played)
            profile.rules.push_back(rule);
    }
    if (report.ready) {
        profile.dialect = report.hasLines ? report.ready->dialect : engine::Dialect::Gomocup;
        if (profile.name.empty())
            profile.name = report.ready->name;
    }
    return profile;
}

SelfCheck::SelfCheck(engine::Profile profile, engine::Engine::Now now, QObject *parent)
    : QObject(parent)
    , m_profile(hopeful(std::move(profile)))
    , m_engine(std::move(now))
    , m_left(std::rbegin(Known), std::rend(Known))
{
    for (const rules::Rule rule : Known)
        m_report.rules[rule] = RuleCheck::Untried;
    connect(&m_engine, &engine::Engine::ready, this, [this](const engine::Ready &ready) {
        // A new process after a crash is ready, too.
        if (!std::exchange(m_report.ready, ready))
            nextRule();
    });
    connect(&m_engine, &engine::Engine::moved, this, [this](int search, rules::Point point) {
        if (search == m_search)
            take(point);
    });
    connect(&m_engine, &engine::Engine::info, this, [this](int search, const engine::InfoBlock &block) {
        m_report.hasLines = m_report.hasLines || (search == m_search && !m_rule && !block.moves.empty());
    });
    connect(&m_engine, &engine::Engine::analysisEnded, this, [this](int search, rules::Point) {
        if (search == m_search)
            finish();
    });
    connect(&m_engine, &engine::Engine::failed, this, [this](int, const engine::Failure &) {
        if (!m_rule)
            return finish(); // no lines, or no board of this size at all
        m_report.rules[*m_rule] = RuleCheck::Refused;
        nextRule();
    });
    connect(&m_engine, &engine::Engine::died, this, [this](const engine::Death &death) {
        m_report.death = death;
        finish();
    });
}

void SelfCheck::start()
{
    m_engine.start(m_profile);
}

void SelfCheck::nextRule()
{
    if (m_left.empty())
        return analyse();
    m_rule = m_left.back();
    m_left.pop_back();
    emit reached(*m_rule);
    m_position = { .rules = { .rule = *m_rule }, .size = m_profile.largest, .stones = {} };
    m_position.size = std::clamp(rules::DefaultBoardSize, m_profile.smallest, m_profile.largest);
    m_board = rules::Position(m_position.size);
    m_engine.newGame();
    askMove();
}

void SelfCheck::askMove()
{
    m_search = m_engine.think({ .position = m_position,
        .times = { .turn = TimeOfAMove, .match = {}, .left = {} },
        .level = {},
        .extra = {} });
}

void SelfCheck::take(rules::Point point)
{
    if (!m_board.isOn(point) || !m_board.isEmpty(point)) {
        m_report.rules[*m_rule] = RuleCheck::Wrong;
        return nextRule();
    }
    const bool isOver =
        rules::judge(m_board, point, m_position.toMove, m_position.rules).outcome != rules::Outcome::Allowed;
    m_board.place(point, m_position.toMove);
    m_position.stones.push_back({ point, m_position.toMove });
    m_position.toMove = rules::other(m_position.toMove);
    if (!isOver && m_position.stones.size() < MovesOfARule)
        return askMove();
    m_report.rules[*m_rule] = RuleCheck::Played;
    nextRule();
}

void SelfCheck::analyse()
{
    m_rule.reset();
    m_position.stones.resize(std::min<std::size_t>(m_position.stones.size(), 4));
    m_position.toMove = m_position.stones.size() % 2 == 0 ? rules::Side::Black : rules::Side::White;
    m_search = m_engine.analyse(
        { .position = m_position, .times = { .turn = TimeOfLines, .match = {}, .left = {} }, .level = {}, .extra = {} },
        1);
}

void SelfCheck::finish()
{
    m_search = 0;
    m_engine.end();
    emit finished(m_report);
}

} // namespace kagetsu::opponent
