// SPDX-License-Identifier: MIT
#include "ui/record/review/gamereviewer.h"

#include <QCoreApplication>
#include <QPointer>

#include <atomic>

namespace kagetsu::ui {

// Progress of the review, accessed from both threads.
struct GameReviewer::Pace
{
    std::atomic<std::size_t> done { 0 };
    std::atomic<std::size_t> all { 0 };
    std::atomic<ReviewStage> stage { ReviewStage::Fours };
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
    m_isAwaited = true;
    m_pace = std::make_shared<Pace>();
    m_task.start(
        [question, idle = m_idle, pace = m_pace, stop = m_stop.get_token(), self = QPointer<GameReviewer>(this)](
            background::State &state) {
            std::unique_ptr<ReviewSolvers> solvers = idle->take();
            ReviewTalk talk;
            talk.stop = stop;
            talk.goesOn = [&](const review::Progress &progress, ReviewStage stage) {
                pace->done = progress.done;
                pace->all = progress.all;
                pace->stage = stage;
                return !state.isCancelled();
            };
            talk.better = [&](const GameReview &known) {
                // By then another review may have begun.
                const auto deliver = [self, pace, known = std::make_shared<const GameReview>(known)] {
                    if (self && self->isRunning() && self->m_pace == pace)
                        emit self->found(*known);
                };
                QMetaObject::invokeMethod(QCoreApplication::instance(), deliver, Qt::QueuedConnection);
            };
            ReviewAnswer answer = reviewOf(question, *solvers, talk);
            idle->putBack(std::move(solvers));
            return answer;
        },
        [this](const ReviewAnswer &answer) {
            m_isAwaited = false;
            emit found(answer);
        });
}

void GameReviewer::giveUp()
{
    m_stop.request_stop();
    m_isAwaited = false;
    m_task.cancel();
}

ReviewStage GameReviewer::stage() const
{
    return m_pace ? m_pace->stage.load() : ReviewStage::Fours;
}

review::Progress GameReviewer::progress() const
{
    return m_pace ? review::Progress { m_pace->done, m_pace->all } : review::Progress();
}

} // namespace kagetsu::ui
