// SPDX-License-Identifier: MIT
#pragma once

#include "base/background/task.h"
#include "ui/record/review/gamereview.h"
#include "ui/record/solver/idlesolver.h"

#include <QObject>

#include <stop_token>

namespace kagetsu::ui {

// Reviews games in another thread, one at a time: first by fours, which is quick, then by threes, then by
// an engine if that is wanted.
class GameReviewer : public QObject
{
    Q_OBJECT

public:
    explicit GameReviewer(QObject *parent = nullptr);
    ~GameReviewer() override;

    // Starts a review; a running one is abandoned.
    void ask(const ReviewQuestion &question);
    // Ends the review early: what it knows so far is delivered as its answer.
    void stop() { m_stop.request_stop(); }
    // Abandons the review without an answer.
    void giveUp();
    bool isRunning() const { return m_task.isRunning(); }
    // True until the last answer has arrived, which is a moment longer.
    bool isAwaited() const { return m_isAwaited; }
    // Return the progress of the running review, and what it is doing.
    review::Progress progress() const;
    ReviewStage stage() const;

signals:
    // Emitted when a review began or ended.
    void changed();
    // Emitted with what is known while the review goes on, whenever that is more, and with the last answer.
    void found(const kagetsu::ui::ReviewAnswer &answer);

private:
    struct Pace;

    background::Task m_task;
    std::shared_ptr<IdleSolver<ReviewSolvers>> m_idle = std::make_shared<IdleSolver<ReviewSolvers>>();
    std::shared_ptr<Pace> m_pace;
    std::stop_source m_stop;
    bool m_isAwaited = false;
};

} // namespace kagetsu::ui
