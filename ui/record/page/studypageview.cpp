// SPDX-License-Identifier: MIT
// The part of StudyPage that transfers the scene to the widgets.
#include "ui/board/boardwidget.h"
#include "ui/controls/stonelanding.h"
#include "ui/library/explorerpanel.h"
#include "ui/record/analysis/analysispanel.h"
#include "ui/record/edit/modestrip.h"
#include "ui/record/edit/studyactions.h"
#include "ui/record/edit/studyeditor.h"
#include "ui/record/edit/toolbox.h"
#include "ui/record/page/gameswitcher.h"
#include "ui/record/page/libraryguide.h"
#include "ui/record/page/reviewguide.h"
#include "ui/record/page/stepbar.h"
#include "ui/record/page/studylayout.h"
#include "ui/record/page/studypage.h"
#include "ui/record/page/winguide.h"
#include "ui/record/panels/gamehead.h"
#include "ui/record/panels/movesheet.h"
#include "ui/record/panels/notespanel.h"
#include "ui/record/proof/proofpanel.h"
#include "ui/record/review/reviewcurve.h"
#include "ui/record/review/reviewpanel.h"
#include "ui/record/solver/quietwins.h"
#include "ui/record/solver/winpanel.h"
#include "ui/record/tree/samepositions.h"
#include "ui/record/tree/treesnapshot.h"
#include "ui/record/tree/treeview.h"

#include <QEvent>
#include <QTabWidget>
#include <QToolButton>

#include <utility>

namespace kagetsu::ui {

void StudyPage::resizeEvent(QResizeEvent *event)
{
    Page::resizeEvent(event);
    arrange();
}

// The side needs a different height than at the last layout: longer names, remarks on the file.
bool StudyPage::event(QEvent *event)
{
    if (event->type() == QEvent::LayoutRequest)
        arrange();
    return Page::event(event);
}

int StudyPage::leastHeight() const
{
    return m_layout->leastHeight();
}

void StudyPage::arrange()
{
    m_layout->arrange();
}

void StudyPage::retranslate()
{
    m_parts.board.setAccessibleName(tr("Board"));
    m_sheet->setAccessibleName(tr("Moves"));
    m_parts.tabs.setTabText(m_parts.tabs.indexOf(m_sheetTab), tr("Moves"));
    //: Tab: the tree of variations.
    m_parts.tabs.setTabText(m_parts.tabs.indexOf(m_tree), tr("Tree"));
    //: Tab: why a point is forbidden.
    m_parts.tabs.setTabText(m_parts.tabs.indexOf(&m_parts.proof), tr("Why"));
    m_wins->retranslate();
    m_library->retranslate();
    m_parts.tabs.setTabText(m_parts.tabs.indexOf(m_notes), tr("Comments"));
    m_parts.tabs.setTabText(m_parts.tabs.indexOf(&m_reviews->panel()), tr("Review"));
    m_tree->setAccessibleName(tr("Tree of variations"));
    m_parts.tabs.setAccessibleName(tr("Moves and reasons"));
    m_findings->setToolTip(tr("List what was repaired or not understood when the file was read"));
    m_charset->setToolTip(tr("Choose the text encoding of this file"));
    m_parts.actions.retranslate();
    m_games->retranslate();
    m_sheet->retranslate();
    m_scene.reset(); // everything is drawn again
    m_redraw.due();
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
        .tool = m_parts.tools.tool(),
        .hand = hasDocument() ? m_parts.editor.hand() : StudyHand(),
        .trial = m_trial,
        .arrangesGames = m_games->isArranging(),
        .proves = m_parts.proves(),
        .tellsWins = m_wins->tells(),
        .shown = m_shown };
}

void StudyPage::draw()
{
    const std::optional<StudyScene> before = std::exchange(m_scene, studyScene(state()));
    const StudyScene &scene = *m_scene;
    const bool isFirst = !before || before->hasRecord != scene.hasRecord;
    const auto differs = [&](auto part) { return isFirst || (*before).*part != scene.*part; };
    if (differs(&StudyScene::mode)) {
        m_parts.actions[StudyCommand::Mode]->setChecked(scene.mode == StudyMode::Edit);
        m_strip->setMode(scene.mode);
        m_steps->setEditing(scene.mode == StudyMode::Edit);
        m_notes->setReadOnly(scene.mode == StudyMode::Look);
        arrange();
    }
    if (differs(&StudyScene::same)) {
        m_same->show(scene.same);
        //: Tab: other nodes of the record with the same position; %1 is how many.
        m_parts.tabs.setTabText(
            m_parts.tabs.indexOf(m_same), scene.same.count == 0 ? tr("Same") : tr("Same (%1)").arg(scene.same.count));
    }
    if (!scene.hasRecord)
        return;
    if (differs(&StudyScene::isLibrary))
        m_parts.tools.setLibrary(scene.isLibrary);
    if (differs(&StudyScene::allowed)) {
        for (const auto &[command, isAllowed] : scene.allowed)
            m_parts.actions[command]->setEnabled(isAllowed);
    }
    // Triggering it toggles the check mark by itself.
    m_parts.actions[StudyCommand::Bookmark]->setChecked(scene.isBookmarked);
    if (differs(&StudyScene::head) || differs(&StudyScene::listsGames))
        drawHead(scene);
    if (differs(&StudyScene::sheet) || differs(&StudyScene::place))
        drawMoves(scene, differs(&StudyScene::sheet) || !scene.sheet.trial.isEmpty());
    m_next->setChoices(scene.next);
    if (differs(&StudyScene::notes)) {
        m_notes->setTexts(scene.notes.headline, scene.notes.comment);
        arrange();
    }
    if (differs(&StudyScene::tree))
        m_tree->setSnapshot(scene.tree);
    if (differs(&StudyScene::node))
        m_tree->setCurrent(scene.node);
    m_reviews->panel().setNode(scene.node);
    if (differs(&StudyScene::lays))
        m_parts.board.setInteractive(scene.lays);
    if (differs(&StudyScene::proof)) {
        const bool wasHeld = before && before->proof.held;
        m_parts.proof.setIdleText(scene.proof.idle);
        if (scene.proof.held || wasHeld)
            m_parts.proof.unpin();
        m_parts.proof.setScene(scene.proof.scene);
        if (scene.proof.held)
            m_parts.proof.pin(*scene.proof.held);
    }
    if (differs(&StudyScene::wins)) {
        m_wins->wins().setIdleText(scene.wins.idle);
        m_wins->wins().setScene(scene.wins.scene);
        m_wins->quiet().setQuestion(scene.wins.quiet);
    }
    m_library->panel().setQuestion(scene.games);
    if (differs(&StudyScene::analysis)) {
        m_wins->analysis().setIdleText(scene.analysis.idle);
        m_wins->analysis().setPosition(scene.analysis.position);
    }
    drawBoard();
}

// While moves are tried, the sheet shows them behind the displayed one, as the board does.
void StudyPage::drawMoves(const StudyScene &scene, bool isOther)
{
    const std::vector<record::Move> tried = scene.sheet.trial.moves();
    const auto &line = scene.sheet.line;
    if (isOther && tried.empty())
        m_sheet->moves().setLine(tree(), line);
    else if (isOther)
        m_sheet->moves().setLine(tree(), { line.begin(), line.begin() + scene.place + 1 }, tried);
    m_sheet->setPlace(scene.place);
    m_reviews->panel().curve().setLine(line, scene.place);
}

void StudyPage::drawHead(const StudyScene &scene)
{
    m_games->view().setVisible(scene.listsGames);
    if (scene.head.game) {
        m_head->setGame(*scene.head.game, scene.head.opening);
        m_games->setInfo(*scene.head.game);
    } else {
        m_head->setFile(scene.head.file, scene.head.opening);
    }
    m_charset->setText(scene.head.charset);
    m_charset->setVisible(!scene.head.charset.isEmpty());
    m_findings->setText(scene.head.remarks);
    m_findings->setVisible(!scene.head.remarks.isEmpty());
    arrange();
}

void StudyPage::drawBoard()
{
    if (!m_scene || !m_scene->hasRecord)
        return;
    BoardPicture picture = m_scene->board;
    m_parts.proof.layMarks(picture);
    m_wins->wins().layMarks(picture);
    m_wins->analysis().layMarks(picture);
    m_library->panel().layMarks(picture);
    m_landing->show(picture);
    const WinPanel &wins = m_wins->wins();
    const bool showsWin = !wins.marks().isEmpty() && wins.rowCount() > 0;
    m_steps->setPlace(showsWin ? wins.row() : m_scene->place, showsWin ? wins.rowCount() - 1 : m_scene->end());
    // A position that is only tried is no place of the curve.
    if (const std::optional<double> worth = m_wins->analysis().worth(); worth && m_trial.isEmpty())
        m_reviews->panel().curve().setWorth(m_scene->node, *worth);
}

} // namespace kagetsu::ui
