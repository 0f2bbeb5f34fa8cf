// SPDX-License-Identifier: MIT
#include "ui/record/review/gamereviewer.h"

#include <atomic>

namespace kagetsu::ui {

// Progress of the review, accessed from both threads.
struct GameReviewer::Pace
{
    std::atomic<std::size_t> done { 0 };
    std::atomic<std::size_t> all { 0 };
};

GameReviewer::GameReviewer(QObject *parent)
    : QObject(parent)
{
    connect(&m_task, &background::Task::changed, this, &GameReviewer::changed);
}

GameReviewer::~GameReviewer()
{
    m_task.disconnect(this); // it emits signals while being destroyed
    giveUp();
}

void GameReviewer::ask(const ReviewQuestion &question)
{
    giveUp();
    m_stop = {};
    m_pace = std::make_shared<Pace>();
    m_task.start(
        [question, idle = m_idle, pace = m_pace, stop = m_stop.get_token()](background::State &state) {
            std::unique_ptr<solver::FourSolver> solver = idle->take();
            ReviewAnswer answer =
                reviewOf(question, *solver, { .stop = stop, .goesOn = [&](const review::Progress &progress) {
                                                 pace->done = progress.done;
                                                 pace->all = progress.all;
                                                 return !state.isCancelled();
                                             } });
            idle->putBack(std::move(solver));
            return answer;
        },
        [this](const ReviewAnswer &answer) { emit found(answer); });
}

void GameReviewer::giveUp()
{
    m_stop.request_stop();
    m_task.cancel();
}

review::Progress GameReviewer::progress() const
{
    return m_pace ? review::Progress { m_pace->done, m_pace->all } : review::Progress();
}

} // namespace kagetsu::ui
