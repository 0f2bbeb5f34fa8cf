// SPDX-License-Identifier: MIT
// The part of StudyPage that handles analyses.
#include "ui/record/analysis/analysispanel.h"
#include "ui/record/edit/studyactions.h"
#include "ui/record/edit/studyeditor.h"
#include "ui/record/page/studypage.h"
#include "ui/record/solver/winpanel.h"

#include <QTabWidget>

#include <algorithm>

namespace kagetsu::ui {

void StudyPage::connectAnalysis()
{
    QAction *analyse = (*m_actions)[StudyCommand::Analyse];
    analyse->setEnabled(false); // until there is an engine
    connect(analyse, &QAction::triggered, m_analysis, &AnalysisPanel::toggle);
    connect(m_analysis, &AnalysisPanel::marksChanged, this, &StudyPage::drawBoard);
    connect(m_analysis, &AnalysisPanel::asked, this, &StudyPage::showAnalysis);
    connect(m_analysis, &AnalysisPanel::insertWanted, this, &StudyPage::insertLine);
}

void StudyPage::setAnalyst(const Analyst &analyst)
{
    m_analysis->setAnalyst(analyst);
    (*m_actions)[StudyCommand::Analyse]->setEnabled(true);
}

void StudyPage::showAnalysis()
{
    const Redraw::Event event(m_redraw);
    if (m_tabs->indexOf(m_analysis) < 0) {
        const int before = std::max(m_tabs->indexOf(m_proof), m_tabs->indexOf(m_wins));
        //: Tab: what an engine thinks of the position.
        m_tabs->insertTab(before + 1, m_analysis, tr("Analysis"));
    }
    m_tabs->setCurrentWidget(m_analysis);
}

void StudyPage::insertLine(const record::Variation &line)
{
    const Redraw::Event event(m_redraw);
    setMode(StudyMode::Edit);
    const int moves = m_editor->insertVariation(line, false);
    if (moves == 0)
        emit refused(tr("The record already has all moves of this line."));
    else
        tellUndoable(tr("%n move(s) inserted.", nullptr, moves));
}

} // namespace kagetsu::ui
