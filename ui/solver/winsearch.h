// SPDX-License-Identifier: MIT
#pragma once

#include "background/task.h"
#include "solver/solver.h"
#include "ui/solver/recent.h"
#include "ui/solver/solvershelf.h"

#include <QObject>

#include <memory>
#include <stop_token>

namespace kagetsu::ui {

// What is asked of a position: a win of the attacker, who is to move; all his moves that begin one; or all moves of the
// other side, if it were to move, that leave him none.
enum class WinAsk : std::uint8_t { Win, FirstMoves, Defences };

struct WinQuestion
{
    solver::Question position;
    WinAsk ask = WinAsk::Win;
    std::uint64_t nodes = 0; // after which it gives up
    int threatFours = 0; // of a win: threes count that threaten so many fours; 0 for fours alone

    friend bool operator==(const WinQuestion &, const WinQuestion &) = default;
};

struct WinFound
{
    // The win; of defences, what they are to stop.
    solver::Finding finding {};
    // Of first moves and of defences; none of defences where there is nothing to stop.
    solver::MoveAnswers moves {};
    bool isStopped = false; // by hand

    friend bool operator==(const WinFound &, const WinFound &) = default;
};

// Looks for wins in another thread, one question at a time, and remembers what it has found.
class WinSearch : public QObject
{
    Q_OBJECT

public:
    explicit WinSearch(QObject *parent = nullptr);
    ~WinSearch() override;

    // Another question gives up the one that is being answered. What is known is answered before this returns.
    void ask(const WinQuestion &question);
    // Ends the search: its answer is what it knows by now, and comes as any other.
    void stop() { m_stop.request_stop(); }
    // Nobody wants the answer any more.
    void giveUp();
    bool isRunning() const { return m_task.isRunning(); }
    // Of the search that runs.
    solver::Progress progress() const;

signals:
    // It began or ended.
    void changed();
    void found(const kagetsu::ui::WinQuestion &question, const kagetsu::ui::WinFound &found);

private:
    struct Pace;

    background::Task m_task;
    template <class Solver>
    using Shelf = std::shared_ptr<SolverShelf<Solver>>;

    Shelf<solver::FourSolver> m_fours = std::make_shared<SolverShelf<solver::FourSolver>>();
    Shelf<solver::ThreeSolver> m_threes = std::make_shared<SolverShelf<solver::ThreeSolver>>();
    std::shared_ptr<Pace> m_pace;
    std::stop_source m_stop;
    Recent<WinQuestion, WinFound> m_known { 32 };
};

} // namespace kagetsu::ui
