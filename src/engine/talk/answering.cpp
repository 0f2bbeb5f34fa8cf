// SPDX-License-Identifier: MIT
#include "engine/lines/texts.h"
#include "engine/talk/limits.h"
#include "engine/talk/talk.h"

#include <algorithm>

namespace kagetsu::engine {

void Talk::takeLine(const ReadLine &line)
{
    logLine(Direction::FromEngine, line);
    for (const std::string &part : unglued(line.text)) {
        m_line = part;
        std::visit([this](const auto &answer) { on(answer); }, readAnswer(part));
    }
}

void Talk::on(const answer::Ok &)
{
    if (m_waiting.what == Wait::FirstOk) {
        m_known.beginBoard(m_options.size);
        return askAbout();
    }
    if (m_waiting.what != Wait::BoardOk)
        return ignore();
    m_known.beginBoard(m_options.size);
    if (m_state == State::Stopping)
        return finish();
    goOn();
}

void Talk::on(const answer::Error &error)
{
    m_said.error = error.text.empty() ? m_line : error.text;
    refused(error.text, false);
}

void Talk::on(const answer::Unknown &unknown)
{
    m_said.unknown = unknown.text.empty() ? m_line : unknown.text;
    refused(unknown.text, true);
}

void Talk::on(const answer::Message &message)
{
    m_said.message = message.text;
    if (m_flood.since())
        m_showing.hold(message.text, m_now);
    else
        tell(told::Message { message.text });
}

void Talk::on(const answer::Suggest &suggestion)
{
    if (m_waiting.what != Wait::Reply)
        return ignore();
    write("PLAY " + toText(suggestion.point));
}

void Talk::on(const answer::Moves &moves)
{
    if (endsPause())
        return;
    if (m_waiting.what != Wait::Reply || m_task->kind == TaskKind::Forbidden)
        return ignore();
    const bool isOne = m_task->kind == TaskKind::Move || m_task->kind == TaskKind::Analysis;
    if (isOne && moves.points.size() != 1)
        return ignore();
    std::vector<rules::Point> points;
    for (const WirePoint &each : moves.points)
        points.push_back(fromWire(each, m_task->request.position.size));
    answered(points);
}

void Talk::on(const answer::Swap &)
{
    if (endsPause())
        return;
    if (m_waiting.what != Wait::Reply || m_task->kind != TaskKind::Swap2)
        return ignore();
    m_quietUntil = m_now + limits::AfterMove;
    if (m_task->request.position.stones.empty())
        return fail(FailureKind::IllegalAnswer, m_line);
    if (counts())
        tell(told::Swap { m_task->number });
    finish();
}

void Talk::on(const answer::Forbidden &forbidden)
{
    if (m_waiting.what != Wait::Reply || m_task->kind != TaskKind::Forbidden)
        return ignore();
    told::Forbidden told { m_task->number, {} };
    for (const WirePoint &each : forbidden.points)
        told.points.push_back(fromWire(each, m_task->request.position.size));
    if (counts())
        tell(std::move(told));
    finish();
}

void Talk::on(const answer::Info &info)
{
    const auto block = m_blocks.take(info);
    if (!block || !counts())
        return;
    if (m_flood.since())
        m_showing.hold(*block, m_now);
    else
        tell(told::Info { m_task->number, *block });
}

void Talk::on(const answer::Realtime &realtime)
{
    if (counts())
        m_showing.add(realtime, m_now);
}

void Talk::on(const answer::Capability &capability)
{
    if (capability.key == "MAX_THREAD_NUM")
        m_mostThreads = capability.value;
    else if (capability.key == "MAX_HASH_SIZE")
        m_mostHash = capability.value;
    if (m_waiting.what == Wait::Probe && ++m_capabilities == 2)
        becomeReady(Dialect::Yixin);
}

void Talk::on(const answer::About &about)
{
    m_about = about;
    if (m_waiting.what == Wait::About)
        probe();
}

// Old engines answer ABOUT with any text.
void Talk::on(const answer::Other &other)
{
    m_said.message = other.text;
    if (m_waiting.what != Wait::About)
        return;
    m_about.name = other.text;
    probe();
}

// Ends a pause early when the answer to a refused command has come. Returns false if there was no pause.
bool Talk::endsPause()
{
    if (m_waiting.what != Wait::Repeat && m_waiting.what != Wait::SwapAgain)
        return false;
    m_waiting.since = m_now;
    m_waiting.hard = limits::AfterMove;
    m_waiting.isUnwritten = false;
    return true;
}

void Talk::answered(const std::vector<rules::Point> &points)
{
    m_quietUntil = m_now + limits::AfterMove;
    m_hasAnswered = true;
    if (counts() && !tellAnswer(points))
        return fail(FailureKind::IllegalAnswer, m_line);
    finish();
}

bool Talk::tellAnswer(const std::vector<rules::Point> &points)
{
    const SearchNumber number = m_task->number;
    if (m_task->kind == TaskKind::Analysis) {
        tell(told::AnalysisEnd { number, points[0] });
        return true;
    }
    if (m_task->kind != TaskKind::Move && !isLegalOpening(points))
        return false;
    if (points.size() == 1)
        tell(told::Move { number, points[0] });
    else if (points.size() == 2)
        tell(told::TwoMoves { number, { points[0], points[1] } });
    else
        tell(told::ThreeMoves { number, { points[0], points[1], points[2] } });
    if (m_task->kind == TaskKind::Move) {
        auto stones = m_task->request.position.stones;
        stones.push_back({ points[0], m_task->request.position.toMove });
        m_known.setGame(std::move(stones));
    }
    return true;
}

// True if the answer has the right number of points, each on the board and on a point of its own.
bool Talk::isLegalOpening(const std::vector<rules::Point> &points) const
{
    const Position &position = m_task->request.position;
    std::vector<rules::Point> taken;
    for (const PlacedStone &stone : position.stones)
        taken.push_back(stone.point);
    for (const rules::Point point : points) {
        if (!rules::isOn(point, position.size) || std::find(taken.begin(), taken.end(), point) != taken.end())
            return false;
        taken.push_back(point);
    }
    if (m_task->kind == TaskKind::Balance)
        return std::ssize(points) == m_task->count;
    const std::size_t placed = position.stones.size();
    return placed == 0 ? points.size() == 3 : points.size() == 1 || (placed == 3 && points.size() == 2);
}

} // namespace kagetsu::engine
