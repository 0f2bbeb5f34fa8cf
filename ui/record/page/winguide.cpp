// SPDX-License-Identifier: MIT
#include "ui/record/page/winguide.h"

#include "ui/board/boardwidget.h"
#include "ui/record/analysis/analysispanel.h"
#include "ui/record/edit/studyactions.h"
#include "ui/record/edit/studyeditor.h"
#include "ui/record/page/studypage.h"
#include "ui/record/proof/proofpanel.h"
#include "ui/record/solver/quietwins.h"
#include "ui/record/solver/winpanel.h"
#include "ui/record/solver/winvariation.h"

#include <QTabWidget>

#include <algorithm>

namespace kagetsu::ui {

WinGuide::WinGuide(const StudyParts &parts, QWidget *side)
    : m_parts(parts)
    , m_wins(new WinPanel(&parts.board, side))
    , m_analysis(new AnalysisPanel(&parts.board, side))
    , m_quiet(new QuietWins(side))
{
    m_wins->hide(); // until the user asks
    m_analysis->hide();
    connectWins();
    connectAnalysis();
}

WinGuide::~WinGuide()
{
    // They emit signals while being destroyed.
    m_wins->disconnect(this);
    m_analysis->disconnect(this);
}

void WinGuide::setTells(bool tells)
{
    m_tells = tells;
    m_quiet->setVisible(tells);
    m_parts.redraw.due();
}

void WinGuide::setAnalyst(const Analyst &analyst)
{
    m_analysis->setAnalyst(analyst);
    m_parts.actions[StudyCommand::Analyse]->setEnabled(true);
}

void WinGuide::giveUp()
{
    m_wins->giveUp();
    m_analysis->giveUp();
}

void WinGuide::retranslate()
{
    m_parts.tabs.setTabText(m_parts.tabs.indexOf(m_wins), StudyPage::tr("Win"));
    m_parts.tabs.setTabText(m_parts.tabs.indexOf(m_analysis), StudyPage::tr("Analysis"));
}

void WinGuide::connectWins()
{
    m_wins->setInsertable(true);
    m_wins->setStepsElsewhere(true);
    connect(m_wins, &WinPanel::marksChanged, this, &WinGuide::marksChanged);
    connect(m_wins, &WinPanel::asked, this, &WinGuide::showWins);
    connect(m_wins, &WinPanel::insertWanted, this, &WinGuide::insertWin);
    const auto on = [this](StudyCommand command, auto handler) {
        connect(m_parts.actions[command], &QAction::triggered, m_wins, handler);
    };
    on(StudyCommand::FindWin, &WinPanel::findForMover);
    on(StudyCommand::FindOtherWin, &WinPanel::findForOther);
    on(StudyCommand::FindThrees, &WinPanel::findByThreesForMover);
    on(StudyCommand::FindOtherThrees, &WinPanel::findByThreesForOther);
    on(StudyCommand::FirstMoves, &WinPanel::markFirstMoves);
    on(StudyCommand::Defences, &WinPanel::markDefences);
}

void WinGuide::showWins()
{
    const Redraw::Event event(m_parts.redraw);
    if (m_parts.tabs.indexOf(m_wins) < 0) {
        //: Tab: a win by fours, its moves and why they win.
        m_parts.tabs.insertTab(m_parts.tabs.indexOf(&m_parts.proof) + 1, m_wins, StudyPage::tr("Win"));
    }
    m_parts.tabs.setCurrentWidget(m_wins);
}

void WinGuide::insertWin(const solver::Proof &found)
{
    const Redraw::Event event(m_parts.redraw);
    const solver::Proof proof = found; // the panel may forget it
    emit writing();
    m_parts.page.setMode(StudyMode::Edit);
    const bool isOther = proof.attacker != m_parts.page.document().tree().sideToMove(m_parts.page.node());
    const int moves = m_parts.editor.insertVariation(variationOf(proof), isOther);
    if (moves == 0)
        emit m_parts.page.refused(StudyPage::tr("The record already has all moves of this win."));
    else
        m_parts.tellUndoable(StudyPage::tr("%n move(s) inserted.", nullptr, moves));
}

void WinGuide::connectAnalysis()
{
    QAction *analyse = m_parts.actions[StudyCommand::Analyse];
    analyse->setEnabled(false); // until there is an engine
    connect(analyse, &QAction::triggered, m_analysis, &AnalysisPanel::toggle);
    connect(m_analysis, &AnalysisPanel::marksChanged, this, &WinGuide::marksChanged);
    connect(m_analysis, &AnalysisPanel::asked, this, &WinGuide::showAnalysis);
    connect(m_analysis, &AnalysisPanel::insertWanted, this, &WinGuide::insertLine);
}

void WinGuide::showAnalysis()
{
    const Redraw::Event event(m_parts.redraw);
    if (m_parts.tabs.indexOf(m_analysis) < 0) {
        const int before = std::max(m_parts.tabs.indexOf(&m_parts.proof), m_parts.tabs.indexOf(m_wins));
        //: Tab: what an engine thinks of the position.
        m_parts.tabs.insertTab(before + 1, m_analysis, StudyPage::tr("Analysis"));
    }
    m_parts.tabs.setCurrentWidget(m_analysis);
}

void WinGuide::insertLine(const record::Variation &found)
{
    const Redraw::Event event(m_parts.redraw);
    const record::Variation line = found;
    emit writing();
    m_parts.page.setMode(StudyMode::Edit);
    const int moves = m_parts.editor.insertVariation(line, false);
    if (moves == 0)
        emit m_parts.page.refused(StudyPage::tr("The record already has all moves of this line."));
    else
        m_parts.tellUndoable(StudyPage::tr("%n move(s) inserted.", nullptr, moves));
}

} // namespace kagetsu::ui
