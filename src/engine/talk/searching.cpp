// SPDX-License-Identifier: MIT
#include "engine/talk/limits.h"
#include "engine/talk/talk.h"

#include <algorithm>
#include <cassert>

namespace kagetsu::engine {

namespace {

// Returns how long the engine may take for its answer, or nothing if there is no limit.
std::optional<Milliseconds> timeOf(const Task &task)
{
    const auto &[turn, match, left] = task.request.times;
    const auto time = turn && left ? std::min(turn, left) : turn ? turn : left;
    return time ? std::optional(std::clamp(*time, Milliseconds(0), limits::LongestMove)) : std::nullopt;
}

std::string withNumber(const char *command, int number)
{
    return std::string(command) + ' ' + std::to_string(number);
}

bool needsYixin(TaskKind kind)
{
    return kind == TaskKind::Analysis || kind == TaskKind::Forbidden || kind == TaskKind::Balance;
}

} // namespace

void Talk::proceed()
{
    if (m_state != State::Idle || !m_next || m_now < m_quietUntil)
        return;
    m_task = std::exchange(m_next, std::nullopt);
    become(State::Thinking);
    goOn();
}

void Talk::goOn()
{
    if (const auto kind = refusal())
        return fail(*kind, {});
    const Position &position = m_task->request.position;
    if (m_isNewGame || m_known.size() != position.size)
        return sendBoard();
    const int rule = ruleNumber(position.rules, m_dialect).value_or(0);
    if (m_known.rule() != rule)
        return sendRule(rule);
    sendSearch();
}

std::optional<FailureKind> Talk::refusal() const
{
    const Position &position = m_task->request.position;
    if (needsYixin(m_task->kind) && m_dialect != Dialect::Yixin)
        return FailureKind::NotInDialect;
    if (!m_profile.plays(position.size))
        return FailureKind::SizeRefused;
    if (!m_profile.plays(position.rules.rule) || !ruleNumber(position.rules, m_dialect))
        return FailureKind::RuleRefused;
    if (m_task->kind == TaskKind::Forbidden && position.toMove != rules::Side::Black)
        return FailureKind::PositionRefused;
    if (m_task->kind != TaskKind::Swap2 && !m_profile.passes && !alternates(position))
        return FailureKind::PositionRefused;
    return std::nullopt;
}

void Talk::sendBoard()
{
    const int size = m_task->request.position.size;
    m_isRestartCommand = m_known.size() == size;
    m_isNewGame = false;
    m_options.size = size;
    write(m_isRestartCommand ? std::string("RESTART") : withNumber("START", size));
    wait(Wait::BoardOk, limits::LoadingShown, m_profile.startLimit);
}

// Sends the rule alone and leaves some time for a refusal, because an engine that does not know the rule would play a
// different one.
void Talk::sendRule(int rule)
{
    write(withNumber("INFO rule", rule));
    m_known.setRule(rule);
    wait(Wait::RuleSettles, std::nullopt, limits::RuleSettles);
}

void Talk::sendSearch()
{
    write(m_known.infoLines(settingsFor(*m_task, m_profile, m_options, m_dialect)));
    const Position &position = m_task->request.position;
    m_said = {};
    write(searchCommand());
    m_known.setUsed();
    m_sentStones = positionLines(position);
    m_blocks = InfoBlocks(position.size);
    m_showing.begin(m_task->number, position.size);
    if (!m_thinkingSince)
        m_thinkingSince = m_now;
    if (m_task->kind == TaskKind::Forbidden)
        return wait(Wait::Reply, std::nullopt, limits::Forbidden);
    const auto time = timeOf(*m_task);
    if (!time)
        return wait(Wait::Reply, std::nullopt, std::nullopt);
    wait(Wait::Reply, std::max(*time, limits::LeastMove), *time + limits::OverMove);
}

Lines Talk::searchCommand()
{
    const Position &position = m_task->request.position;
    const auto next = m_profile.useTurn ? m_known.nextStone(position) : std::nullopt;
    m_known.forgetGame();
    if (m_task->kind == TaskKind::Move)
        return next ? Lines { "TURN " + toText(toWire(*next, position.size)) } : boardCommand(position);
    if (m_task->kind == TaskKind::Swap2)
        return swap2Command(position, m_task->withFields);
    Lines lines = silentBoardCommand(position);
    if (m_task->kind == TaskKind::Analysis)
        lines.push_back(withNumber("YXNBEST", m_task->count));
    else if (m_task->kind == TaskKind::Forbidden)
        lines.emplace_back("YXSHOWFORBID");
    else
        lines.push_back(withNumber(m_task->count == 1 ? "YXBALANCEONE" : "YXBALANCETWO", m_task->evaluation));
    return lines;
}

void Talk::beginStop()
{
    become(State::Stopping);
    if (m_waiting.what == Wait::Reply)
        return stopAnswer();
    if (m_waiting.what != Wait::RuleSettles)
        return;
    m_known.setRule(std::nullopt);
    finish();
}

// An engine that cannot be stopped may use all the time for its move. If that has no limit, the engine soon counts as
// hung.
void Talk::stopAnswer()
{
    if (m_task->kind == TaskKind::Forbidden)
        return;
    if (m_dialect == Dialect::Yixin) {
        write("YXSTOP");
        return wait(Wait::Reply, std::nullopt, limits::Stop);
    }
    m_waiting.soft.reset();
    if (!m_waiting.hard)
        wait(Wait::Reply, std::nullopt, limits::Stop);
}

} // namespace kagetsu::engine
