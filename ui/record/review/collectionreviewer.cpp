// SPDX-License-Identifier: MIT
#include "ui/record/review/collectionreviewer.h"

#include <chrono>
#include <mutex>
#include <utility>

namespace kagetsu::ui {

namespace {

constexpr std::chrono::milliseconds CollectTick { 100 };

GameSummary summaryOf(const ReviewedGames &games, std::size_t index, ReviewSolvers &solvers, std::stop_token stop)
{
    const std::shared_ptr<const record::Game> game = games.read(index);
    const ReviewQuestion question { game, game->tree.mainLine().back(), review::ruleOf(*game), games.threesNodes };
    const ReviewAnswer answer = reviewOf(question, solvers, { .stop = std::move(stop) });
    if (!answer)
        return { .none = answer.fault() };
    return { std::nullopt, answer->marks, answer->movesOfMarks() };
}

} // namespace

// Results that were not collected yet.
struct CollectionReviewer::Basket
{
    std::mutex mutex;
    std::vector<GameSummary> found;

    void put(GameSummary summary)
    {
        const std::lock_guard lock(mutex);
        found.push_back(std::move(summary));
    }
    std::vector<GameSummary> take()
    {
        const std::lock_guard lock(mutex);
        return std::exchange(found, {});
    }
};

CollectionReviewer::CollectionReviewer(QObject *parent)
    : QObject(parent)
{
    m_ticks.setInterval(CollectTick);
    connect(&m_ticks, &QTimer::timeout, this, &CollectionReviewer::collect);
}

CollectionReviewer::~CollectionReviewer()
{
    m_stop.request_stop();
    m_task.cancel();
}

void CollectionReviewer::start(const ReviewedGames &games)
{
    m_stop.request_stop();
    m_stop = {};
    m_basket = std::make_shared<Basket>();
    m_ticks.start();
    m_task.start(
        [games, basket = m_basket, stop = m_stop.get_token()](background::State &state) {
            ReviewSolvers solvers;
            for (std::size_t i = 0; i < games.count && !state.isCancelled(); ++i) {
                GameSummary summary = summaryOf(games, i, solvers, stop);
                // The result of an interrupted game would be incomplete.
                if (stop.stop_requested())
                    break;
                basket->put(std::move(summary));
            }
            return true;
        },
        [this](bool) {
            m_ticks.stop();
            collect();
            emit ended();
        });
}

void CollectionReviewer::stop()
{
    m_stop.request_stop();
}

void CollectionReviewer::collect()
{
    const std::vector<GameSummary> next = m_basket->take();
    if (!next.empty())
        emit found(next);
}

} // namespace kagetsu::ui
