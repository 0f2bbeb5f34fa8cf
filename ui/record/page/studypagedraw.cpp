// SPDX-License-Identifier: MIT
// The part of StudyPage that transfers the scene to the widgets.
#include "ui/board/boardwidget.h"
#include "ui/record/analysis/analysispanel.h"
#include "ui/record/edit/modestrip.h"
#include "ui/record/edit/studyactions.h"
#include "ui/record/edit/studyeditor.h"
#include "ui/record/edit/toolbox.h"
#include "ui/record/page/stepbar.h"
#include "ui/record/page/studynotice.h"
#include "ui/record/page/studypage.h"
#include "ui/record/panels/gamehead.h"
#include "ui/record/panels/gamelistmodel.h"
#include "ui/record/panels/notespanel.h"
#include "ui/record/panels/scoresheetmodel.h"
#include "ui/record/proof/proofpanel.h"
#include "ui/record/review/reviewpanel.h"
#include "ui/record/solver/quietwins.h"
#include "ui/record/solver/winpanel.h"
#include "ui/record/tree/samepositions.h"
#include "ui/record/tree/treesnapshot.h"
#include "ui/record/tree/treeview.h"

#include <QTableView>
#include <QTabWidget>
#include <QToolButton>

#include <utility>

namespace kagetsu::ui {

void StudyPage::followNode()
{
    m_notice->moved();
    m_editor->dropPending();
    findAnew();
}

void StudyPage::findAnew()
{
    m_facts.reset();
    m_redraw.due();
}

const NodeFacts &StudyPage::facts()
{
    if (!m_facts && hasDocument())
        m_facts = factsOf(document(), m_line, m_snapshots->snapshot().get(),
            { .similar = m_same->wantsSimilar(), .seeming = m_shown.seemingSigns });
    else if (!m_facts)
        m_facts.emplace();
    return *m_facts;
}

bool StudyPage::proves() const
{
    return m_tabs->currentWidget() == m_proof;
}

StudyState StudyPage::state()
{
    return { .record = m_record,
        .line = m_line,
        .facts = facts(),
        .snapshot = m_snapshots->snapshot(),
        .shape = m_shape,
        .positions = m_positions,
        .remarks = m_remarks,
        .view = m_view,
        .mode = m_mode,
        .tool = m_tools->tool(),
        .hand = hasDocument() ? m_editor->hand() : StudyHand(),
        .arrangesGames = m_arranging->isRunning(),
        .proves = proves(),
        .tellsWins = m_tellsWins,
        .shown = m_shown };
}

void StudyPage::draw()
{
    const std::optional<StudyScene> before = std::exchange(m_scene, studyScene(state()));
    const StudyScene &scene = *m_scene;
    const bool isFirst = !before || before->hasRecord != scene.hasRecord;
    const auto differs = [&](auto part) { return isFirst || (*before).*part != scene.*part; };
    if (differs(&StudyScene::mode)) {
        (*m_actions)[StudyCommand::Mode]->setChecked(scene.mode == StudyMode::Edit);
        m_strip->setMode(scene.mode);
        m_notes->setReadOnly(scene.mode == StudyMode::Look);
    }
    m_strip->setAsks(proves());
    if (differs(&StudyScene::same)) {
        m_same->show(scene.same);
        //: Tab: other nodes of the record with the same position; %1 is how many.
        m_tabs->setTabText(2, scene.same.count == 0 ? tr("Same") : tr("Same (%1)").arg(scene.same.count));
    }
    if (!scene.hasRecord)
        return;
    if (differs(&StudyScene::isLibrary))
        m_tools->setLibrary(scene.isLibrary);
    if (differs(&StudyScene::deeds)) {
        for (const auto &[command, isAllowed] : scene.deeds)
            (*m_actions)[command]->setEnabled(isAllowed);
    }
    // Triggering it toggles the check mark by itself.
    (*m_actions)[StudyCommand::Bookmark]->setChecked(scene.isBookmarked);
    if (differs(&StudyScene::head) || differs(&StudyScene::listsGames)) {
        m_gameList->setVisible(scene.listsGames);
        if (scene.head.game) {
            m_head->setGame(*scene.head.game);
            m_games->setInfo(m_record.index(), *scene.head.game);
            m_gameList->setColumnHidden(GameListModel::Name, !m_games->hasNames());
        } else
            m_head->setFile(scene.head.file);
        m_charset->setText(scene.head.charset);
        m_charset->setVisible(!scene.head.charset.isEmpty());
        m_findings->setText(scene.head.remarks);
        m_findings->setVisible(!scene.head.remarks.isEmpty());
        arrange();
    }
    if (differs(&StudyScene::sheet))
        m_moves->setLine(tree(), scene.sheet.line);
    if (differs(&StudyScene::sheet) || differs(&StudyScene::place)) {
        const QModelIndex cell = m_moves->indexOf(scene.place);
        if (cell.isValid())
            m_moveList->setCurrentIndex(cell);
        else
            m_moveList->selectionModel()->clear();
        m_steps->setPlace(scene.place, scene.end());
    }
    if (differs(&StudyScene::notes))
        m_notes->setTexts(scene.notes.headline, scene.notes.comment);
    if (differs(&StudyScene::tree))
        m_tree->setSnapshot(scene.tree);
    if (differs(&StudyScene::node))
        m_tree->setCurrent(scene.node);
    m_review->setNode(scene.node);
    if (differs(&StudyScene::lays))
        m_board->setInteractive(scene.lays);
    if (differs(&StudyScene::proof)) {
        const bool wasHeld = before && before->proof.held;
        m_proof->setIdleText(scene.proof.idle);
        if (scene.proof.held || wasHeld)
            m_proof->unpin();
        m_proof->setScene(scene.proof.scene);
        if (scene.proof.held)
            m_proof->pin(*scene.proof.held);
    }
    if (differs(&StudyScene::wins)) {
        m_wins->setIdleText(scene.wins.idle);
        m_wins->setScene(scene.wins.scene);
        m_quiet->setQuestion(scene.wins.quiet);
    }
    if (differs(&StudyScene::analysis)) {
        m_analysis->setIdleText(scene.analysis.idle);
        m_analysis->setPosition(scene.analysis.position);
    }
    drawBoard();
}

void StudyPage::drawBoard()
{
    if (!m_scene || !m_scene->hasRecord)
        return;
    BoardPicture picture = m_scene->board;
    m_proof->layMarks(picture);
    m_wins->layMarks(picture);
    m_analysis->layMarks(picture);
    m_board->setPicture(picture);
}

} // namespace kagetsu::ui
