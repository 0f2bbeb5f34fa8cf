// SPDX-License-Identifier: MIT
#include "ui/record/page/recordfinder.h"

#include "ui/board/boardwidget.h"
#include "ui/controls/background/taskwithbar.h"
#include "ui/record/edit/studyactions.h"
#include "ui/record/edit/studyeditor.h"
#include "ui/record/page/studypage.h"

namespace kagetsu::ui {

RecordFinder::RecordFinder(const StudyParts &parts, QWidget *side)
    : m_parts(parts)
    , m_bar(new FindBar(side))
{
    const auto on = [this](StudyCommand command, auto handler) {
        connect(m_parts.actions[command], &QAction::triggered, this, handler);
    };
    on(StudyCommand::Find, [this] { m_bar->open(); });
    on(StudyCommand::Replace, [this] {
        m_parts.page.setMode(StudyMode::Edit);
        m_bar->openReplacing();
    });
    on(StudyCommand::FindNext, [this] { find(true); });
    on(StudyCommand::FindPrevious, [this] { find(false); });
    connect(m_bar, &FindBar::wanted, this, [this](bool forward) { find(forward); });
    connect(m_bar, &FindBar::replaceWanted, this, &RecordFinder::replace);
    connect(m_bar, &FindBar::closed, this, [this] { m_parts.board.setFocus(); });
    connect(&m_parts.editor, &StudyEditor::replaced, this, [this](int texts) {
        m_bar->setFound(texts > 0);
        if (texts > 0)
            m_parts.tellUndoable(StudyPage::tr("%n text(s) changed.", nullptr, texts));
    });
}

RecordFinder::~RecordFinder()
{
    m_bar->disconnect(this); // it emits signals while being destroyed
}

void RecordFinder::openForMoves()
{
    m_bar->open(FindKind::Move);
}

void RecordFinder::find(FindKind kind, bool forward)
{
    m_bar->show(kind);
    find(forward);
}

void RecordFinder::replace(bool everywhere)
{
    m_parts.page.settle();
    if (m_parts.page.mode() != StudyMode::Edit)
        m_parts.page.setMode(StudyMode::Edit);
    using Where = StudyEditor::Where;
    m_parts.editor.replace(everywhere ? Where::Everywhere : Where::Here, m_bar->what(), m_bar->replacement());
    if (!everywhere)
        find(true);
}

void RecordFinder::find(bool forward)
{
    m_parts.work.run(
        document::amountOf(m_parts.page.document().tree().nodeCount()), StudyPage::tr("Searching…"),
        [game = m_parts.page.document().shared(), from = m_parts.page.node(), kind = m_bar->kind(),
            what = m_bar->what(), forward](background::State &state) {
            return findNode(
                game->tree, from, kind, what, forward, [&state](double part) { return state.advance(part); });
        },
        [this](record::NodeId found) {
            const bool isFound = found != record::NoNode && isReached(m_parts.page.document().tree(), found);
            m_bar->setFound(isFound);
            if (isFound)
                m_parts.page.goToNode(found);
        });
}

} // namespace kagetsu::ui
