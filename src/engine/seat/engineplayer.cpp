// SPDX-License-Identifier: MIT
#include "engine/seat/engineplayer.h"

#include "engine/seat/verdict.h"

namespace kagetsu::engineseat {

using namespace std::chrono_literals;

namespace {

constexpr int MostLines = 20; // in one analysis
constexpr engine::Milliseconds LongestWeighing = 1000ms; // for one position
constexpr int WeighingsInATurn = 40; // one position may take the time left on the clock divided by this

// Converts a worth to a number. A win is worth more the sooner it comes.
int numberOf(const engine::Worth &worth)
{
    return worth.plies ? worth.value * (SurelyWon - *worth.plies) : worth.value;
}

} // namespace

EnginePlayer::EnginePlayer(
    Seat seat, const engine::Profile &profile, int level, engine::Engine::Now now, QObject *parent)
    : QObject(parent)
    , m_seat(seat)
    , m_profile(profile)
    , m_level(level)
    , m_engine(std::move(now))
    , m_skill(profile.dialect == engine::Dialect::Yixin ? OpeningSkill::Weighs : OpeningSkill::Swap2)
{
    connect(&m_engine, &engine::Engine::moved, this, [this](int search, rules::Point point) {
        if (search == m_search)
            finish(point);
    });
    connect(&m_engine, &engine::Engine::analysisEnded, this, [this](int search, rules::Point best) {
        if (search == m_search)
            finish(best);
    });
    connect(&m_engine, &engine::Engine::info, this, [this](int search, const engine::InfoBlock &block) {
        if (search == m_search)
            take(block);
    });
    connect(&m_engine, &engine::Engine::threeMoves, this, [this](int search, const auto &points) {
        if (search == m_search)
            giveStones({ points.begin(), points.end() });
    });
    connect(&m_engine, &engine::Engine::twoMoves, this, [this](int search, rules::Point first, rules::Point second) {
        if (search == m_search)
            giveStones({ first, second });
    });
    connect(&m_engine, &engine::Engine::swapWanted, this, [this](int search) {
        if (search == m_search)
            give(std::get<Swap2>(m_want).choice->black);
    });
    connect(&m_engine, &engine::Engine::failed, this, [this](int, const engine::Failure &failure) { fail(failure); });
    connect(&m_engine, &engine::Engine::died, this, [this](const engine::Death &death) {
        forget();
        emit died(death);
    });
    startAgain();
}

void EnginePlayer::startAgain()
{
    forget();
    m_engine.start(m_profile);
}

void EnginePlayer::forget()
{
    m_search = 0;
    m_isDeciding = false;
}

void EnginePlayer::stop()
{
    if (m_search != 0)
        m_engine.stop();
    forget();
}

engine::SearchRequest EnginePlayer::requestOf(const engine::Position &position, const engine::Times &times) const
{
    engine::SearchRequest request { .position = position, .times = times, .level = {}, .extra = {} };
    if (m_level > 0)
        request.level = m_level;
    return request;
}

engine::Times EnginePlayer::weighingTimes() const
{
    engine::Times times = m_times;
    times.turn = std::min(LongestWeighing, times.turn.value_or(LongestWeighing));
    if (times.left)
        times.turn = std::min(*times.turn, std::max(*times.left / WeighingsInATurn, 0ms));
    return times;
}

void EnginePlayer::decide(const Want &want, const engine::Times &times)
{
    stop();
    m_isDeciding = true;
    m_want = want;
    m_times = times;
    m_worths.clear();
    if (const auto *move = std::get_if<Move>(&want))
        m_search = m_engine.think(requestOf(move->position, times));
    else if (const auto *rank = std::get_if<Rank>(&want))
        rankPoints(*rank);
    else if (const auto *swap2 = std::get_if<Swap2>(&want))
        askSwap2(*swap2);
    else
        weighNext();
}

// The engine names two or three stones at once, and they are placed one after another. If this object did not ask for
// them itself, as when a game was interrupted between these stones, the engine cannot continue by itself.
void EnginePlayer::askSwap2(const Swap2 &swap2)
{
    if (!swap2.choice && !swap2.position.stones.empty())
        return concludeSoon();
    m_search = m_engine.openingBySwap2(requestOf(swap2.position, m_times));
}

void EnginePlayer::give(const match::Command &command)
{
    forget();
    emit decided(command);
}

// Keeps the named stones: the first three, or two more.
void EnginePlayer::giveStones(std::vector<rules::Point> stones)
{
    const auto &swap2 = std::get<Swap2>(m_want);
    m_search = 0;
    m_named = std::move(stones);
    m_namedAfter = swap2.position.stones.size();
    if (swap2.choice)
        give(*swap2.choice->twoMore);
    else
        conclude();
}

void EnginePlayer::layNamed(std::size_t laid)
{
    if (laid < m_namedAfter || laid - m_namedAfter >= m_named.size())
        return refuseSwap2();
    emit decided(actOn(m_seat, m_named[laid - m_namedAfter], false));
}

void EnginePlayer::fail(const engine::Failure &failure)
{
    forget();
    if (failure.kind == engine::FailureKind::OpeningUnknown)
        refuseSwap2();
    else
        emit failed(failure);
}

void EnginePlayer::refuseSwap2()
{
    m_skill = OpeningSkill::FirstWay;
    emit swap2Unknown();
}

void EnginePlayer::rankPoints(const Rank &rank)
{
    if (m_ranked != rank.position)
        m_ranking.clear();
    m_ranked = rank.position;
    m_lines.clear();
    if (m_ranking.empty() && m_skill == OpeningSkill::Weighs)
        m_search = m_engine.analyse(requestOf(rank.position, weighingTimes()), MostLines);
    else
        concludeSoon();
}

// Asks for the next worth that is wanted. When all are known, draws the conclusion.
void EnginePlayer::weighNext()
{
    m_worth = 0;
    const std::size_t known = m_worths.size();
    const auto *weigh = std::get_if<Weigh>(&m_want);
    const auto *number = std::get_if<WeighNumber>(&m_want);
    if (weigh && known > 0 && known < weigh->ways.size() && weigh->ways[known].after == weigh->ways.front().after) {
        m_worths.push_back(m_worths.front()); // only the sides differ, so the worth is the same
        weighNext();
    } else if (weigh && known < weigh->ways.size()) {
        m_search = m_engine.analyse(requestOf(weigh->ways[known].after, weighingTimes()), 1);
    } else if (number && known == 0) {
        m_search = m_engine.analyse(requestOf(number->position, weighingTimes()), 1);
    } else {
        concludeSoon();
    }
}

void EnginePlayer::take(const engine::InfoBlock &block)
{
    if (block.line == 0 && block.worth)
        m_worth = numberOf(*block.worth);
    if (!block.moves.empty())
        m_lines.insert_or_assign(block.line, block.moves.front());
}

void EnginePlayer::finish(rules::Point best)
{
    m_search = 0;
    if (std::holds_alternative<Move>(m_want)) {
        m_move = best;
        return conclude();
    }
    // An engine that names only one stone stays White. It is asked for that stone when the opening is over.
    if (const auto *swap2 = std::get_if<Swap2>(&m_want))
        return give(swap2->choice->white);
    if (std::holds_alternative<Rank>(m_want)) {
        m_ranking.assign(1, best);
        for (const auto &[line, point] : m_lines)
            m_ranking.push_back(point);
        return conclude();
    }
    m_worths.push_back(m_worth);
    weighNext();
}

void EnginePlayer::concludeSoon()
{
    const auto now = [this] {
        if (m_isDeciding && m_search == 0)
            conclude();
    };
    QMetaObject::invokeMethod(this, now, Qt::QueuedConnection);
}

void EnginePlayer::conclude()
{
    m_isDeciding = false;
    if (const auto *swap2 = std::get_if<Swap2>(&m_want))
        layNamed(swap2->position.stones.size());
    else if (std::holds_alternative<Move>(m_want))
        emit decided(actOn(m_seat, m_move, false));
    else if (const auto *rank = std::get_if<Rank>(&m_want))
        emit decided(actOn(m_seat, chosen(*rank, m_ranking), rank->isOffer));
    else if (const auto *weigh = std::get_if<Weigh>(&m_want))
        emit decided(chosen(*weigh, m_worths).command);
    else if (const auto *number = std::get_if<WeighNumber>(&m_want))
        emit decided(match::Act { m_seat, opening::Declare { chosen(*number, m_worths.front()) } });
}

} // namespace kagetsu::engineseat
