// SPDX-License-Identifier: MIT
#pragma once

#include "background/task.h"
#include "ui/review/gamereview.h"
#include "ui/solver/solvershelf.h"

#include <QObject>

#include <stop_token>

namespace kagetsu::ui {

// Reviews a game in another thread, one at a time.
class GameReviewer : public QObject
{
    Q_OBJECT

public:
    explicit GameReviewer(QObject *parent = nullptr);
    ~GameReviewer() override;

    // Another game gives up the one that is being reviewed.
    void ask(const ReviewQuestion &question);
    // Ends the review: its answer is what it knows by now, and comes as any other.
    void stop() { m_stop.request_stop(); }
    // Nobody wants the answer any more.
    void giveUp();
    bool isRunning() const { return m_task.isRunning(); }
    // Of the review that runs.
    review::Progress progress() const;

signals:
    // It began or ended.
    void changed();
    void found(const kagetsu::ui::ReviewAnswer &answer);

private:
    struct Pace;

    background::Task m_task;
    std::shared_ptr<SolverShelf<solver::FourSolver>> m_shelf = std::make_shared<SolverShelf<solver::FourSolver>>();
    std::shared_ptr<Pace> m_pace;
    std::stop_source m_stop;
};

} // namespace kagetsu::ui
