// SPDX-License-Identifier: MIT
#include "ui/record/analysis/analysis.h"

#include "text/common/foreigntext.h"
#include "text/engine/engines.h"
#include "ui/record/analysis/analysisscene.h"
#include "ui/record/analysis/analyst.h"

#include <algorithm>

namespace kagetsu::ui {

using namespace std::chrono_literals;

namespace {

constexpr auto Settled = 150ms; // a user who steps through a game does not want every position analysed
constexpr auto Pace = 100ms; // between two emissions of changed()
constexpr auto OneMove = 5000ms; // an engine that cannot analyse cannot be stopped either

} // namespace

Analysis::Analysis(engine::Engine::Now now, QObject *parent)
    : QObject(parent)
    , m_now(std::move(now))
    , m_engine(m_now)
{
    m_soon.setSingleShot(true);
    m_soon.setInterval(Settled);
    m_telling.setSingleShot(true);
    m_telling.setInterval(Pace);
    connect(&m_soon, &QTimer::timeout, this, &Analysis::follow);
    connect(&m_telling, &QTimer::timeout, this, &Analysis::changed);
    connectEngine();
}

Analysis::~Analysis()
{
    m_engine.disconnect(this);
}

void Analysis::connectEngine()
{
    const auto onSearch = [this](auto does) {
        return [this, does](int search, const auto &told) {
            if (search == m_search && search != 0)
                (this->*does)(told);
        };
    };
    connect(&m_engine, &engine::Engine::info, this, onSearch(&Analysis::take));
    connect(&m_engine, &engine::Engine::moved, this, onSearch(&Analysis::finish));
    connect(&m_engine, &engine::Engine::analysisEnded, this, onSearch(&Analysis::finish));
    connect(&m_engine, &engine::Engine::failed, this, [this](int search, const engine::Failure &failure) {
        if (m_state != State::Off && (search == m_search || search == 0))
            fail(failure);
    });
    connect(&m_engine, &engine::Engine::messaged, this, [this](const QString &text) {
        m_said = text::foreignText(text);
        tell();
    });
    connect(&m_engine, &engine::Engine::died, this, [this](const engine::Death &death) {
        m_isWanted = false;
        fail(text::deathText(death));
    });
    connect(&m_engine, &engine::Engine::stateChanged, this, [this](engine::State state) {
        if (state == engine::State::Thinking && m_state == State::Starting) {
            m_began = m_now();
            set(State::Searching);
        }
    });
}

void Analysis::setProfile(const engine::Profile &profile)
{
    if (profile == m_profile)
        return;
    m_profile = profile;
    m_onlyMoves = profile.dialect == engine::Dialect::Gomocup;
    m_engine.end();
    followSoon();
}

void Analysis::setLines(int lines)
{
    if (lines == m_lineCount)
        return;
    m_lineCount = std::clamp(lines, 1, AnalysisChoices::MostLines);
    followSoon();
}

void Analysis::setPosition(const std::optional<engine::Position> &position)
{
    if (position == m_position)
        return;
    m_position = position;
    followSoon();
}

void Analysis::start()
{
    m_isWanted = true;
    followSoon();
}

void Analysis::stop()
{
    m_isWanted = false;
    rest();
    m_engine.end();
    // Its results remain readable.
    if (m_state != State::Failed)
        set(State::Off);
}

// Drops the old position at once, and analyses the new one after a short delay.
void Analysis::followSoon()
{
    forget();
    set(State::Off);
    if (m_isWanted && m_position)
        m_soon.start();
}

void Analysis::forget()
{
    rest();
    m_took.reset();
    m_lines.clear();
    m_told = {};
    m_said.clear();
    m_failure.clear();
}

void Analysis::rest()
{
    m_soon.stop();
    if (m_search == 0)
        return;
    m_took = elapsed();
    m_search = 0;
    m_engine.stop();
}

void Analysis::follow()
{
    const engine::State state = m_engine.state();
    if (state == engine::State::Off || state == engine::State::Dead) {
        engine::StartOptions options;
        options.size = m_position->size;
        m_engine.start(m_profile, options);
    }
    set(State::Starting);
    search();
}

void Analysis::search()
{
    engine::SearchRequest request { .position = *m_position, .times = {}, .level = {}, .extra = {} };
    request.times.turn = m_onlyMoves ? OneMove : Longest;
    m_began = m_now();
    m_search = m_onlyMoves ? m_engine.think(request) : m_engine.analyse(request, m_lineCount);
}

void Analysis::take(const engine::InfoBlock &block)
{
    m_told.depth = block.line == 0 && block.depth ? block.depth : m_told.depth;
    m_told.time = elapsed();
    m_told.nodes = block.totalNodes ? block.totalNodes : block.nodes ? block.nodes : m_told.nodes;
    m_told.speed = block.speed ? block.speed : m_told.speed;
    AnalysedLine line { playableMoves(*m_position, block.moves), block.worth, block.winRate, block.depth };
    const auto place = static_cast<std::size_t>(std::max(block.line, 0));
    if (!line.moves.empty() && place < static_cast<std::size_t>(m_lineCount) && place <= m_lines.size()) {
        if (place == m_lines.size())
            m_lines.emplace_back();
        m_lines[place] = std::move(line);
    }
    tell();
}

void Analysis::finish(rules::Point best)
{
    m_took = elapsed();
    m_search = 0;
    if (m_lines.empty()) {
        const std::vector<rules::Point> moves = playableMoves(*m_position, { best });
        if (!moves.empty())
            m_lines.push_back({ moves, {}, {}, {} });
    }
    set(State::Finished);
}

void Analysis::fail(const engine::Failure &failure)
{
    if (failure.kind == engine::FailureKind::NotInDialect && !m_onlyMoves) {
        m_onlyMoves = true;
        search();
        return;
    }
    fail(text::failureText(failure));
}

void Analysis::fail(const QString &why)
{
    m_soon.stop();
    m_search = 0;
    m_failure = why;
    set(State::Failed);
}

void Analysis::set(State state)
{
    m_state = state;
    emit changed();
}

void Analysis::tell()
{
    if (!m_telling.isActive())
        m_telling.start();
}

engine::Milliseconds Analysis::elapsed() const
{
    if (m_took)
        return *m_took;
    return m_state == State::Searching ? m_now() - m_began : engine::Milliseconds(0);
}

text::AnalysisPace Analysis::pace() const
{
    text::AnalysisPace pace = m_told;
    if (!pace.speed && pace.nodes && pace.time >= Pace)
        pace.speed = *pace.nodes * 1000 / pace.time.count();
    pace.time = elapsed();
    return pace;
}

QString Analysis::engineName() const
{
    const std::string &name = m_profile.name.empty() ? m_engine.name() : m_profile.name;
    return text::foreignText(name);
}

} // namespace kagetsu::ui
