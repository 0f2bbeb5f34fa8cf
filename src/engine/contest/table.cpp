// SPDX-License-Identifier: MIT
#include "engine/contest/table.h"

#include <cassert>

namespace kagetsu::contest {

using engine::DeathKind;
using rules::Side;

namespace {

// Longer than any move takes that is limited by nodes only.
constexpr std::chrono::minutes Patience { 5 };

End endOf(DeathKind kind)
{
    return kind == DeathKind::Hung || kind == DeathKind::Unresponsive ? End::Hung : End::Crashed;
}

engine::Position positionOf(const Referee &referee)
{
    engine::Position position { referee.rules(), referee.position().size(), {}, referee.toMove() };
    Side side = Side::Black;
    for (const rules::Point point : referee.stones()) {
        position.stones.push_back({ point, side });
        side = rules::other(side);
    }
    return position;
}

} // namespace

Table::Table(const Contestants &contestants, const Terms &terms, const engine::Engine::Now &now)
    : m_terms(terms)
    , m_now(now)
    , m_referee(terms.board.rules, terms.board.size)
{
    seat(Who::First, contestants[0]);
    seat(Who::Second, contestants[1]);
    m_patience.setSingleShot(true);
    m_patience.setInterval(Patience);
    connect(&m_patience, &QTimer::timeout, this, [this] {
        const Who who = whoMoves();
        engine::Death death;
        death.kind = DeathKind::Hung;
        death.said = player(who).engine->lastWords(death.kind);
        player(who).engine->end();
        fail(who, death);
    });
}

void Table::seat(Who who, const Contestant &contestant)
{
    Player &seated = player(who);
    seated.contestant = contestant;
    seated.engine = std::make_unique<engine::Engine>(m_now);
    engine::Engine *engine = seated.engine.get();
    connect(engine, &engine::Engine::ready, this, [&seated] { seated.wasReady = true; });
    connect(engine, &engine::Engine::stateChanged, this, [this, who](engine::State state) {
        if (m_isPlaying && state == engine::State::Thinking && who == whoMoves())
            m_since = m_now();
    });
    connect(engine, &engine::Engine::moved, this,
        [this, who](int search, rules::Point point) { move(who, search, point); });
    connect(engine, &engine::Engine::restarting, this, [this, who](const engine::Death &death) { fail(who, death); });
    connect(engine, &engine::Engine::died, this, [this, who](const engine::Death &death) { fail(who, death); });
    connect(engine, &engine::Engine::failed, this,
        [this, who](int, const engine::Failure &failure) { giveUp({ who, failure.kind, failure.text }); });
}

void Table::play(const Pairing &pairing)
{
    assert(!m_isPlaying);
    m_isPlaying = true;
    m_game = { pairing.number, pairing.black, pairing.opening.size(), {}, {}, {} };
    m_referee = Referee(m_terms.board.rules, m_terms.board.size);
    for (const rules::Point point : pairing.opening)
        m_referee.play(point);
    for (Player &each : m_players)
        prepare(each);
    ask();
}

void Table::prepare(Player &player)
{
    engine::Engine &engine = *player.engine;
    if (engine.state() == engine::State::Off || engine.state() == engine::State::Dead)
        engine.start(player.contestant.profile,
            { .size = m_terms.board.size, .gameType = engine::GameType::Tournament, .folder = {} });
    else
        engine.newGame();
}

void Table::ask()
{
    Player &mover = player(whoMoves());
    m_since = m_now();
    m_search = mover.engine->think(request(mover.contestant));
    if (!m_terms.moveTime)
        m_patience.start();
}

engine::SearchRequest Table::request(const Contestant &contestant) const
{
    engine::SearchRequest request { positionOf(m_referee), { m_terms.moveTime, {}, {} }, std::nullopt, {} };
    if (m_terms.nodes)
        request.extra.push_back("max_node " + std::to_string(*m_terms.nodes));
    if (contestant.level == 0)
        return request;
    request.level = contestant.level;
    // Both games of a pair use the same seed. It has no more digits than every reader accepts.
    const auto pair = static_cast<std::uint64_t>(m_game.number / 2);
    request.extra.push_back("seed " + std::to_string(mixed(m_terms.seed, pair) % 1'000'000'000));
    return request;
}

void Table::move(Who who, engine::SearchNumber search, rules::Point point)
{
    if (!m_isPlaying || who != whoMoves() || search != m_search)
        return;
    player(who).hasMoved = true;
    if (isLate())
        return lose(who, End::Late);
    m_referee.play(point);
    if (!m_referee.hasEnded())
        return ask();
    if (m_referee.ending()->end == End::Illegal)
        m_game.illegal = point;
    finish();
}

bool Table::isLate() const
{
    return m_terms.moveTime && m_now() - m_since > *m_terms.moveTime + m_terms.margin;
}

void Table::fail(Who who, const engine::Death &death)
{
    const Player &failed = player(who);
    // If an engine reports an error instead of its first move, the error applies to every game.
    const bool refuses = !failed.hasMoved && death.kind == DeathKind::Hung && !death.said.empty();
    if (failed.wasReady && !refuses)
        lose(who, endOf(death.kind));
    else
        giveUp({ who, std::nullopt, death.text.empty() ? death.said : death.text, failed.wasReady });
}

void Table::giveUp(const Problem &problem)
{
    if (!m_isPlaying)
        return;
    abandon();
    emit unplayable(problem);
}

void Table::lose(Who who, End end)
{
    if (!m_isPlaying)
        return;
    m_referee.lose(who == m_game.black ? Side::Black : Side::White, end);
    finish();
}

void Table::finish()
{
    abandon();
    m_game.stones = m_referee.stones();
    m_game.ending = *m_referee.ending();
    emit ended(m_game);
}

void Table::abandon()
{
    m_isPlaying = false;
    m_patience.stop();
    for (Player &each : m_players)
        each.engine->stop();
}

Who Table::whoMoves() const
{
    return m_referee.toMove() == Side::Black ? m_game.black : other(m_game.black);
}

} // namespace kagetsu::contest
