// SPDX-License-Identifier: MIT
#include "engine/review/appraiser.h"

#include "engine/share.h"

#include <QElapsedTimer>
#include <QEventLoop>
#include <QTimer>

#include <algorithm>
#include <cassert>
#include <mutex>
#include <thread>
#include <utility>

namespace kagetsu::enginereview {

using namespace std::chrono_literals;
using engine::Engine;

namespace {

constexpr auto StopLooked = 20ms; // how often it is looked whether the work is to be stopped
constexpr int MostSilent = 3; // answers without an evaluation at the beginning, after which there will be none

// Returns the moves of a line up to the first that cannot be played: engines are not trusted.
std::vector<rules::Point> playable(const rules::Position &position, const std::vector<rules::Point> &moves)
{
    std::vector<rules::Point> line;
    rules::Position board = position;
    for (const rules::Point move : moves) {
        if (!board.isOn(move) || !board.isEmpty(move))
            break;
        board.place(move, rules::Side::Black); // only that it is taken matters
        line.push_back(move);
    }
    return line;
}

// False if the engine had no time to look at anything: such an evaluation says nothing.
bool isSearched(const engine::InfoBlock &block)
{
    return !block.depth || *block.depth > 0 || (block.worth && block.worth->plies);
}

std::vector<std::size_t> placesOf(const review::Line &line, const review::Review &review, const Part &part)
{
    std::vector<std::size_t> places;
    const std::vector<std::size_t> open = openPlaces(line, review);
    for (std::size_t i = part.index; i < open.size(); i += part.count)
        places.push_back(open[i]);
    return places;
}

review::Opinion opinionFrom(
    const engine::InfoBlock &block, double share, const rules::Position &position, rules::Side toMove)
{
    const bool isBlack = toMove == rules::Side::Black;
    review::Opinion opinion { .blackShare = isBlack ? share : 1 - share };
    if (block.worth && block.worth->plies) {
        opinion.wins = block.worth->value > 0 ? toMove : rules::other(toMove);
        opinion.plies = std::max(0, *block.worth->plies);
    }
    opinion.depth = block.depth;
    opinion.line = playable(position, block.moves);
    return opinion;
}

} // namespace

engine::Position askedPosition(const review::Line &line, std::size_t place)
{
    rules::Position left = positionAt(line, place);
    engine::Position asked { line.rules, left.size(), {}, sideToMoveAt(line, place) };
    // The most recent stone on a point is the one still there.
    for (std::size_t i = place; i-- > 0;) {
        const record::Move &move = line.moves[i].move;
        if (move.kind != record::Move::Kind::Stone || !left.isOn(move.point)
            || left.at(move.point) != rules::stoneOf(move.side))
            continue;
        left.clear(move.point);
        asked.stones.push_back({ move.point, move.side });
    }
    // Stones that were set up alternate as far as they can, because most engines take nothing else.
    std::vector<rules::Point> black;
    std::vector<rules::Point> white;
    left.stones(rules::Side::Black).forEach([&](rules::Point point) { black.push_back(point); });
    left.stones(rules::Side::White).forEach([&](rules::Point point) { white.push_back(point); });
    rules::Side side = asked.stones.empty() ? asked.toMove : asked.stones.back().side;
    while (!black.empty() || !white.empty()) {
        side = rules::other(side);
        if ((side == rules::Side::Black ? black : white).empty())
            side = rules::other(side);
        std::vector<rules::Point> &points = side == rules::Side::Black ? black : white;
        asked.stones.push_back({ points.back(), side });
        points.pop_back();
    }
    std::ranges::reverse(asked.stones);
    return asked;
}

// One search at a time, in an event loop of its own.
struct Appraiser::Work
{
    explicit Work(Terms given)
        : terms(std::move(given))
        , talker([this] { return engine::Moment(time.elapsed()); })
    {
        time.start();
        patience.setSingleShot(true);
        QObject::connect(&talker, &Engine::ready, &talker, [this] {
            wasReady = true;
            if (search != 0)
                patience.start(wholePatience()); // until then Profile::startLimit applies
        });
        QObject::connect(&talker, &Engine::info, &talker, [this](int number, const engine::InfoBlock &block) {
            if (number == search && block.line == 0)
                best = block;
        });
        const auto end = [this](int number) {
            if (number == search)
                loop.quit();
        };
        QObject::connect(&talker, &Engine::analysisEnded, &talker, end);
        QObject::connect(&talker, &Engine::moved, &talker, end);
        QObject::connect(&talker, &Engine::failed, &talker, [this](int number, const engine::Failure &failure) {
            if (number != search && number != 0)
                return;
            refused = failure;
            loop.quit();
        });
        QObject::connect(&talker, &Engine::died, &talker, [this](const engine::Death &death) {
            died = death;
            loop.quit();
        });
        QObject::connect(&patience, &QTimer::timeout, &talker, [this] {
            // A second time it does not even stop.
            if (std::exchange(wasHurried, true)) {
                died = engine::Death { .kind = engine::DeathKind::Hung,
                    .exitCode = {},
                    .signal = {},
                    .text = {},
                    .said = talker.lastWords(engine::DeathKind::Hung),
                    .program = terms.profile.program,
                    .lastLines = {} };
                talker.end();
                loop.quit();
            } else {
                talker.hurry();
                patience.start(terms.patience);
            }
        });
        QObject::connect(&stopWatch, &QTimer::timeout, &talker, [this] {
            if (stop.stop_requested())
                loop.quit();
        });
    }

    void begin(int size)
    {
        refused.reset();
        died.reset();
        const engine::State state = talker.state();
        if (state != engine::State::Off && state != engine::State::Dead)
            return talker.newGame();
        wasReady = false;
        talker.start(terms.profile, { .size = size, .gameType = engine::GameType::Person, .folder = {} });
    }

    // Returns once the engine has answered, or never will.
    void ask(const engine::Position &position)
    {
        engine::SearchRequest request { position, { terms.time, {}, {} }, std::nullopt, {} };
        if (terms.nodes)
            request.extra.push_back("max_node " + std::to_string(*terms.nodes));
        best.reset();
        wasHurried = false;
        search = talker.analyse(request, 1);
        if (wasReady)
            patience.start(wholePatience());
        stopWatch.start(StopLooked);
        loop.exec();
        patience.stop();
        stopWatch.stop();
        search = 0;
    }

    engine::Milliseconds wholePatience() const { return terms.patience + terms.time.value_or(0ms); }

    // A position that this engine does not take is passed over; anything else it refuses holds for the game.
    bool isOver() const
    {
        return stop.stop_requested() || died || (refused && refused->kind != engine::FailureKind::PositionRefused);
    }

    Terms terms;
    QEventLoop loop; // the first, because timers need the dispatcher that it makes in a thread without one
    QElapsedTimer time;
    Engine talker;
    QTimer patience;
    QTimer stopWatch;
    std::stop_token stop;
    bool wasReady = false;
    bool wasHurried = false;
    bool hasSpoken = false; // it has given an evaluation, in any game
    int silent = 0; // answers without one before that
    engine::SearchNumber search = 0;
    std::optional<engine::InfoBlock> best;
    std::optional<engine::Failure> refused;
    std::optional<engine::Death> died;
};

Appraiser::Appraiser(Terms terms)
    : m_work(std::make_unique<Work>(std::move(terms)))
{
}

Appraiser::~Appraiser()
{
    m_work->talker.disconnect(&m_work->talker);
}

Appraised Appraiser::appraise(
    const review::Line &line, const review::Review &review, const Talk &talk, const Part &part)
{
    assert(review.isComplete);
    Appraised appraised;
    const std::vector<std::size_t> places = placesOf(line, review, part);
    if (places.empty() || talk.stop.stop_requested()) {
        appraised.isComplete = places.empty();
        return appraised;
    }
    m_work->stop = talk.stop;
    m_work->begin(line.moves.front().before.size());
    bool isMute = false;
    std::size_t done = 0;
    for (const std::size_t place : places) {
        m_work->refused.reset();
        m_work->ask(askedPosition(line, place));
        if (m_work->isOver())
            break;
        appraised.opinions.resize(place + 1);
        const auto &best = m_work->best;
        const bool isLooked = best && isSearched(*best);
        if (const auto share = isLooked ? engine::shareOf(best->worth, best->winRate) : std::nullopt) {
            appraised.opinions[place] = opinionFrom(*best, *share, positionAt(line, place), sideToMoveAt(line, place));
            m_work->hasSpoken = true;
        } else if (!m_work->refused && !m_work->hasSpoken && (!best || isLooked) && ++m_work->silent >= MostSilent) {
            isMute = true;
            break;
        }
        if (++done, talk.told && !talk.told({ done, places.size() }, appraised.opinions))
            break;
    }
    appraised.isComplete = done == places.size();
    if (m_work->died || (m_work->refused && !appraised.isComplete) || isMute)
        appraised.trouble = Trouble { m_work->refused, m_work->died, m_work->wasReady };
    if (!appraised.isComplete)
        m_work->talker.stop();
    return appraised;
}

Appraised appraiseTogether(
    const Terms &terms, unsigned processes, const review::Line &line, const review::Review &review, const Talk &talk)
{
    if (processes <= 1)
        return Appraiser(terms).appraise(line, review, talk);
    std::mutex mutex;
    Appraised all { .opinions = {}, .trouble = {}, .isComplete = true };
    std::stop_source stop;
    const std::stop_callback stopAll(talk.stop, [&stop] { stop.request_stop(); });
    const std::size_t count = openPlaces(line, review).size();
    std::size_t done = 0;
    const auto take = [&all](const review::Opinions &opinions) {
        all.opinions.resize(std::max(all.opinions.size(), opinions.size()));
        for (std::size_t place = 0; place < opinions.size(); ++place) {
            if (opinions[place])
                all.opinions[place] = opinions[place];
        }
    };
    const auto work = [&](unsigned index) {
        const auto told = [&](const review::Progress &, const review::Opinions &opinions) {
            const std::lock_guard lock(mutex);
            take(opinions);
            ++done;
            if (talk.told && !talk.told({ done, count }, all.opinions))
                stop.request_stop();
            return !stop.stop_requested();
        };
        const Appraised part =
            Appraiser(terms).appraise(line, review, { .stop = stop.get_token(), .told = told }, { index, processes });
        const std::lock_guard lock(mutex);
        take(part.opinions);
        all.isComplete = all.isComplete && part.isComplete;
        if (part.trouble && !all.trouble)
            all.trouble = part.trouble;
        if (part.trouble)
            stop.request_stop(); // the others would find the same
    };
    {
        std::vector<std::jthread> others;
        for (unsigned index = 1; index < processes; ++index)
            others.emplace_back(work, index);
        work(0);
    }
    return all;
}

} // namespace kagetsu::enginereview
