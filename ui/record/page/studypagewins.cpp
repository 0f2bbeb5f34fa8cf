// SPDX-License-Identifier: MIT
// The part of StudyPage that handles wins.
#include "ui/board/boardwidget.h"
#include "ui/record/analysis/analysispanel.h"
#include "ui/record/edit/studyactions.h"
#include "ui/record/edit/studyeditor.h"
#include "ui/record/page/stepbar.h"
#include "ui/record/page/studypage.h"
#include "ui/record/proof/proofpanel.h"
#include "ui/record/solver/quietwins.h"
#include "ui/record/solver/winpanel.h"
#include "ui/record/solver/winvariation.h"

#include <QBoxLayout>
#include <QHideEvent>
#include <QTabWidget>

namespace kagetsu::ui {

void StudyPage::connectWins()
{
    m_wins->setInsertable(true);
    connect(m_wins, &WinPanel::marksChanged, this, &StudyPage::drawBoard);
    connect(m_wins, &WinPanel::asked, this, &StudyPage::showWins);
    connect(m_wins, &WinPanel::insertWanted, this, &StudyPage::insertWin);
    const auto on = [this](StudyCommand command, auto handler) {
        connect((*m_actions)[command], &QAction::triggered, m_wins, handler);
    };
    on(StudyCommand::FindWin, &WinPanel::findForMover);
    on(StudyCommand::FindOtherWin, &WinPanel::findForOther);
    on(StudyCommand::FindThrees, &WinPanel::findByThreesForMover);
    on(StudyCommand::FindOtherThrees, &WinPanel::findByThreesForOther);
    on(StudyCommand::FirstMoves, &WinPanel::markFirstMoves);
    on(StudyCommand::Defences, &WinPanel::markDefences);
}

void StudyPage::showWins()
{
    const Redraw::Event event(m_redraw);
    if (m_tabs->indexOf(m_wins) < 0) {
        //: Tab: a win by fours, its moves and why they win.
        m_tabs->insertTab(m_tabs->indexOf(m_proof) + 1, m_wins, tr("Win"));
    }
    m_tabs->setCurrentWidget(m_wins);
}

void StudyPage::insertWin(const solver::Proof &proof)
{
    const Redraw::Event event(m_redraw);
    setMode(StudyMode::Edit);
    const bool isOther = proof.attacker != tree().sideToMove(node());
    const int moves = m_editor->insertVariation(variationOf(proof), isOther);
    if (moves == 0)
        emit refused(tr("The record already has all moves of this win."));
    else
        tellUndoable(tr("%n move(s) inserted.", nullptr, moves));
}

void StudyPage::placeQuietWins(bool inSteps)
{
    auto *side = static_cast<QVBoxLayout *>(m_side->layout());
    if ((side->indexOf(m_quiet) < 0) == inSteps)
        return;
    if (inSteps) {
        side->removeWidget(m_quiet);
        m_steps->addLine(m_quiet);
    } else {
        m_steps->layout()->removeWidget(m_quiet);
        side->insertWidget(side->indexOf(m_steps) + 1, m_quiet);
    }
    m_quiet->setAlignment((inSteps ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    m_quiet->setVisible(m_tellsWins);
}

void StudyPage::setTellsWins(bool tells)
{
    m_tellsWins = tells;
    m_quiet->setVisible(tells);
    m_redraw.due();
}

void StudyPage::hideEvent(QHideEvent *event)
{
    // The user went to another page; a hidden window comes back.
    if (!event->spontaneous()) {
        m_wins->giveUp();
        m_analysis->giveUp();
        stopReviews();
    }
    Page::hideEvent(event);
}

} // namespace kagetsu::ui
