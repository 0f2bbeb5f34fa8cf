// SPDX-License-Identifier: MIT
#pragma once

#include "analysis/solver/solver.h"
#include "base/background/task.h"
#include "ui/record/solver/idlesolver.h"
#include "ui/record/solver/recent.h"

#include <QObject>

#include <chrono>
#include <memory>
#include <stop_token>

namespace kagetsu::ui {

// What is asked about a position: a win of the attacker, who is to move; all of the attacker's moves that begin one; or
// all moves of the other side, if it were to move, that leave the attacker none.
enum class WinAsk : std::uint8_t { Win, FirstMoves, Defences };

// A question about a position, and the limits of its search.
struct WinQuestion
{
    solver::Question position;
    WinAsk ask = WinAsk::Win;
    std::uint64_t nodes = 0; // after which the search gives up
    bool withThrees = false; // for a win: by fours and threes instead of fours alone

    friend bool operator==(const WinQuestion &, const WinQuestion &) = default;
};

// The answer to a question.
struct WinFound
{
    // The win; for defences, the win to be stopped.
    solver::Finding finding {};
    // For first moves and defences; no defences if there is nothing to stop.
    solver::MoveAnswers moves {};
    bool isStopped = false; // stopped by hand
    std::chrono::milliseconds took { 0 };

    friend bool operator==(const WinFound &, const WinFound &) = default;
};

// Searches for wins in another thread, one question at a time, and remembers results.
class WinSearch : public QObject
{
    Q_OBJECT

public:
    explicit WinSearch(QObject *parent = nullptr);
    ~WinSearch() override;

    // Asks a question; a running search is abandoned. Known answers arrive before this returns.
    void ask(const WinQuestion &question);
    // Ends the search early: what it knows so far is delivered as its answer.
    void stop() { m_stop.request_stop(); }
    // Abandons the search without an answer.
    void giveUp();
    bool isRunning() const { return m_task.isRunning(); }
    // Returns the progress of the running search.
    solver::Progress progress() const;

signals:
    // Emitted when a search began or ended.
    void changed();
    void found(const kagetsu::ui::WinQuestion &question, const kagetsu::ui::WinFound &found);

private:
    struct Pace;

    background::Task m_task;
    template <class Solver>
    using Kept = std::shared_ptr<IdleSolver<Solver>>;

    Kept<solver::FourSolver> m_fours = std::make_shared<IdleSolver<solver::FourSolver>>();
    Kept<solver::ThreeSolver> m_threes = std::make_shared<IdleSolver<solver::ThreeSolver>>();
    std::shared_ptr<Pace> m_pace;
    std::stop_source m_stop;
    Recent<WinQuestion, WinFound> m_known { 32 };
};

} // namespace kagetsu::ui
