// SPDX-License-Identifier: MIT
// The part of TaskView that shows answers from the rules, the solver or the author.
#include "learn/task/prooflines.h"
#include "ui/board/announce.h"
#include "ui/board/boardwidget.h"
#include "ui/learn/task/lineplayer.h"
#include "ui/learn/task/taskview.h"

#include <QLabel>

namespace kagetsu::ui {

using task::Kind;

void TaskView::solve(std::function<void(task::Solution)> then)
{
    if (!task::asksSolver(m_task.kind)) {
        then(task::solutionOf(m_task));
        return;
    }
    m_judging.start(
        [task = m_task](background::State &state) {
            const auto goesOn = [&state](const solver::Progress &) { return !state.isCancelled(); };
            return task::solutionOf(task, { .nodes = MostNodes, .stop = {}, .goesOn = goesOn });
        },
        std::move(then));
}

void TaskView::giveUp()
{
    if (m_isOver || isThinking())
        return;
    m_player->stop();
    solve([this](task::Solution solution) { takeSolution(std::move(solution)); });
}

void TaskView::showSolved()
{
    if (m_isOver || isThinking())
        return;
    solve([this](task::Solution solution) { takeSolved(std::move(solution)); });
}

void TaskView::layAnswerOf(task::Solution solution)
{
    m_isOver = true;
    m_asksForKinds = false;
    m_wrong.clear();
    m_missed.clear();
    m_judged = std::move(solution.judged);
    if (solution.isKnown)
        m_answer = std::move(solution.answer);
    if (m_task.kind == Kind::Choose && m_answer.choice && m_task.choices[*m_answer.choice].point)
        m_answer.points = { *m_task.choices[*m_answer.choice].point };
    m_player->setLines(task::linesWorthShowing(m_judged->lines, m_task));
}

void TaskView::takeSolution(task::Solution solution)
{
    m_hadMistake = true;
    m_isGivenUp = true;
    layAnswerOf(std::move(solution));
    write();
    repaintBoard();
    for (const QLabel *label : { m_correctness, m_sentence, m_words })
        announce(label->text());
    m_board->setFocus();
    emit answered(false);
}

void TaskView::takeSolved(task::Solution solution)
{
    if (!solution.isKnown)
        return; // the task is asked again instead
    if (solution.isChoice)
        solution.answer.points.resize(1); // one of them was enough
    m_wasSolved = true;
    layAnswerOf(std::move(solution));
    write();
    repaintBoard();
    setFocus();
    for (const QLabel *label : { m_correctness, m_sentence })
        announce(label->text());
}

} // namespace kagetsu::ui
