// SPDX-License-Identifier: MIT
#include "ui/record/solver/winsearch.h"

#include <atomic>

namespace kagetsu::ui {

// Progress of the search, accessed from both threads.
struct WinSearch::Pace
{
    std::atomic<std::uint64_t> nodes { 0 };
    std::atomic<int> depth { 0 };
};

namespace {

WinFound answerOf(solver::FourSolver &solver, const WinQuestion &asked, const solver::Limits &limits)
{
    WinFound found;
    switch (asked.ask) {
    case WinAsk::Win: found.finding = solver.findShortest(asked.position, limits); break;
    case WinAsk::FirstMoves: found.moves = solver.firstMoves(asked.position, limits); break;
    case WinAsk::Defences:
        found.finding = solver.find(asked.position, limits);
        if (found.finding.answer != solver::Answer::None)
            found.moves = solver.defences(asked.position, limits);
        break;
    }
    return found;
}

WinFound answerOf(solver::ThreeSolver &solver, const WinQuestion &asked, const solver::Limits &limits)
{
    WinFound found;
    found.finding = solver.findAny(asked.position, limits);
    return found;
}

template <class Solver>
WinFound searched(IdleSolver<Solver> &idle, const WinQuestion &asked, const solver::Limits &limits)
{
    std::unique_ptr<Solver> solver = idle.take();
    WinFound found = answerOf(*solver, asked, limits);
    idle.putBack(std::move(solver));
    return found;
}

} // namespace

WinSearch::WinSearch(QObject *parent)
    : QObject(parent)
{
    connect(&m_task, &background::Task::changed, this, &WinSearch::changed);
}

WinSearch::~WinSearch()
{
    m_task.disconnect(this); // it emits signals while being destroyed
    giveUp();
}

void WinSearch::ask(const WinQuestion &question)
{
    giveUp();
    if (const WinFound *known = m_known.find(question)) {
        const WinFound found = *known; // a receiver of the signal may ask for more
        emit this->found(question, found);
        return;
    }
    m_stop = {};
    m_pace = std::make_shared<Pace>();
    m_task.start(
        [question, fours = m_fours, threes = m_threes, pace = m_pace, stop = m_stop.get_token()](
            background::State &state) {
            const auto begun = std::chrono::steady_clock::now();
            const solver::Limits limits { .nodes = question.nodes,
                .stop = stop,
                .goesOn = [&](const solver::Progress &progress) {
                    pace->nodes = progress.nodes;
                    pace->depth = progress.depth;
                    return !state.isCancelled();
                } };
            WinFound found =
                question.withThrees ? searched(*threes, question, limits) : searched(*fours, question, limits);
            found.isStopped = stop.stop_requested();
            found.took =
                std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::steady_clock::now() - begun);
            return found;
        },
        [this, question](const WinFound &found) {
            if (!found.isStopped)
                m_known.keep(question, found);
            emit this->found(question, found);
        });
}

void WinSearch::giveUp()
{
    m_stop.request_stop();
    m_task.cancel();
}

solver::Progress WinSearch::progress() const
{
    return m_pace ? solver::Progress { m_pace->nodes, m_pace->depth } : solver::Progress();
}

} // namespace kagetsu::ui
