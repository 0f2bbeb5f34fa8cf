// SPDX-License-Identifier: MIT
// The part of StudyPage that handles layout and language, and transfers the scene to the widgets.
#include "ui/board/boardwidget.h"
#include "ui/controls/layout/fit.h"
#include "ui/record/analysis/analysispanel.h"
#include "ui/record/edit/modestrip.h"
#include "ui/record/edit/studyactions.h"
#include "ui/record/edit/studyeditor.h"
#include "ui/record/edit/toolbox.h"
#include "ui/record/page/gameswitcher.h"
#include "ui/record/page/recordfinder.h"
#include "ui/record/page/reviewguide.h"
#include "ui/record/page/stepbar.h"
#include "ui/record/page/studynotice.h"
#include "ui/record/page/studypage.h"
#include "ui/record/page/winguide.h"
#include "ui/record/panels/gamehead.h"
#include "ui/record/panels/notespanel.h"
#include "ui/record/panels/scoresheetmodel.h"
#include "ui/record/proof/proofpanel.h"
#include "ui/record/review/reviewpanel.h"
#include "ui/record/solver/quietwins.h"
#include "ui/record/solver/winpanel.h"
#include "ui/record/tree/samepositions.h"
#include "ui/record/tree/treesnapshot.h"
#include "ui/record/tree/treeview.h"

#include <QBoxLayout>
#include <QCoreApplication>
#include <QEvent>
#include <QScopedValueRollback>
#include <QStyle>
#include <QTabBar>
#include <QTableView>
#include <QTabWidget>
#include <QToolButton>

#include <algorithm>
#include <utility>

namespace kagetsu::ui {

namespace {

constexpr int LeastBoard = 200; // a lower board is unreadable

} // namespace

void StudyPage::resizeEvent(QResizeEvent *event)
{
    Page::resizeEvent(event);
    arrange();
}

// The area below the board needs a different height than at the last layout: longer names, remarks on the file.
bool StudyPage::event(QEvent *event)
{
    if (event->type() == QEvent::LayoutRequest)
        arrange();
    return Page::event(event);
}

// Puts the notes on a tab if there is no room for them beside the board.
void StudyPage::placeNotes(bool onTab)
{
    const int tab = m_parts.tabs.indexOf(m_notes);
    if (onTab == (tab >= 0))
        return;
    if (onTab) {
        //: Tab: the comments on the position.
        m_parts.tabs.addTab(m_notes, tr("Comments"));
    } else {
        m_parts.tabs.removeTab(tab);
        auto *side = static_cast<QVBoxLayout *>(m_side->layout());
        side->insertWidget(side->indexOf(&m_parts.tabs), m_notes, 1);
    }
}

// A small window has no room for an additional tab unless the tabs are narrower.
void StudyPage::setTightTabs(bool tight)
{
    QTabBar *bar = m_parts.tabs.tabBar();
    if (tight == bar->property("tight").toBool())
        return;
    bar->setProperty("tight", tight);
    bar->style()->unpolish(bar);
    bar->style()->polish(bar);
    QEvent changed(QEvent::StyleChange); // makes it measure its tabs again
    QCoreApplication::sendEvent(bar, &changed);
}

// Wide: games, board, score sheet side by side. Narrow or upright: stacked, with the board first.
void StudyPage::arrange()
{
    // The board is where it is on the table; a list of several games takes the room of the left card if there is
    // enough.
    constexpr int LeastSide = 374; // a row of tools
    constexpr int LeastLowSide = 330; // width of the tools that have a button in a low window
    constexpr int LeastList = 200;
    QTableView &list = m_games->view();
    ReviewPanel &review = m_reviews->panel();
    const QScopedValueRollback arranging(m_isArranging, true);
    const double fit = fitFactor(*this);
    const double tall = height() / fit;
    const int least = static_cast<int>((tall < 640 ? LeastLowSide : LeastSide) * fit);
    const bool upright = width() < height() || width() - least - 36 < LeastBoard;
    const auto direction = upright ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight;
    if (m_layout->direction() != direction) {
        m_layout->setDirection(direction);
        m_layout->removeWidget(&list);
        m_layout->insertWidget(upright ? 2 : 0, &list, upright ? 2 : 4);
        // Not at every arrangement: it triggers another one, even if nothing changes.
        m_layout->setStretchFactor(&m_parts.board, upright ? 0 : 6);
    }
    const QRect place = upright ? QRect() : boardGrid(*this, least).value_or(BoardGrid {}).board;
    const bool onGrid = place.isValid() && (list.isHidden() || place.left() - 24 >= LeastList * fit);
    const int left = onGrid ? place.left() : 12;
    m_layout->setContentsMargins(list.isHidden() ? left : 12, 12, 12, 12);
    m_parts.board.setMinimumWidth(onGrid ? place.width() : 0);
    m_parts.board.setMaximumWidth(onGrid ? place.width() : QWIDGETSIZE_MAX);
    list.setMinimumWidth(onGrid ? left - 24 : 0);
    list.setMaximumWidth(onGrid ? left - 24 : QWIDGETSIZE_MAX);
    // In a low window first the facts and then the names make room for the board, which never covers them.
    const bool lowest = upright && height() < 500;
    // A proof, a win or a review needs the room more than names and notes do.
    const bool readsReview = m_parts.tabs.currentWidget() == &review;
    const QWidget *shown = m_parts.tabs.currentWidget();
    const bool proves = m_parts.proves() || shown == &m_wins->wins() || shown == &m_wins->analysis() || readsReview;
    const bool low = upright && height() <= 760;
    // So do remarks on a file and the search bar, which would cut them.
    const bool isFull = !m_findings->isHidden() || !m_finder->bar().isHidden();
    // The same beside a low board; there the marks of a review matter more than the names.
    const bool reviewOnTab = upright ? height() <= 1100 : tall < 620;
    placeReview(reviewOnTab);
    const bool reviews = review.isOpen() && !reviewOnTab;
    // The text being replaced is read in the notes, which keep their room.
    const bool replaces = m_finder->bar().isReplacing() && tall < 900;
    const bool namesFit = !replaces && (upright ? !lowest && !proves && !(low && isFull) : tall >= 440);
    const bool factsFit = !replaces && (upright ? !proves && !low : tall >= (reviews ? 760 : proves ? 560 : 400));
    m_head->setRoom(namesFit, factsFit, low ? GameHead::Players::InOneRow : GameHead::Players::InTwoRows);
    placeQuietWins(low);
    const bool notesOnTab = upright ? height() <= 860 : tall < 640;
    placeNotes(notesOnTab);
    m_parts.tools.setCompact(notesOnTab);
    setTightTabs(m_parts.tabs.count() > (upright || notesOnTab ? 5 : 6));
    if (!notesOnTab)
        m_notes->setVisible(!proves && !(reviews && tall < 900));
    // A temporary notice takes its room from the lists, so that the board keeps its size.
    const int told = m_parts.notice.isHidden() ? 0 : m_parts.notice.sizeHint().height() + m_side->layout()->spacing();
    const int tabs = upright ? std::max(90, (proves ? 170 : 150) - told) : qRound((replaces ? 60 : 150) * fit);
    const int reviewed = review.minimumSizeHint().height() + m_parts.tabs.tabBar()->sizeHint().height() + 8;
    const int analysis = m_wins->analysis().minimumSizeHint().height() + m_parts.tabs.tabBar()->sizeHint().height() + 8;
    const int needed = readsReview ? reviewed : shown == &m_wins->analysis() ? analysis : 0;
    m_parts.tabs.setMinimumHeight(std::max(tabs, needed));
    const int wide = width() - 24;
    // Without wrapped text there is no height for a width.
    const QLayout &side = *m_side->layout();
    const int wished = side.hasHeightForWidth() ? side.totalHeightForWidth(wide) : side.totalSizeHint().height();
    const int beside = std::max(wished, side.totalMinimumSize().height());
    int others = beside + m_layout->spacing() + 24;
    if (!list.isHidden())
        others += list.minimumSizeHint().height() + m_layout->spacing();
    const int boardHeight = std::max(LeastBoard, std::min({ wide, height() * 6 / 10, height() - others }));
    m_parts.board.setMinimumHeight(upright ? boardHeight : 0);
    // The layout would give the board the height of its full width and cut what is below, because it does not know what
    // height that needs.
    m_side->setMinimumHeight(upright ? std::clamp(height() - LeastBoard - (others - beside), 0, beside) : 0);
    m_parts.board.setMaximumHeight(upright ? std::max(LeastBoard, height() - others) : QWIDGETSIZE_MAX);
    m_side->setMaximumWidth(upright || onGrid ? QWIDGETSIZE_MAX : std::max(least, width() / 4));
    m_side->setMinimumWidth(upright ? 0 : least);
}

void StudyPage::retranslate()
{
    m_parts.board.setAccessibleName(tr("Board"));
    m_moveList->setAccessibleName(tr("Moves"));
    m_parts.tabs.setTabText(0, tr("Moves"));
    //: Tab: the tree of variations.
    m_parts.tabs.setTabText(1, tr("Tree"));
    //: Tab: why a point is forbidden.
    m_parts.tabs.setTabText(3, tr("Why"));
    m_wins->retranslate();
    m_parts.tabs.setTabText(m_parts.tabs.indexOf(m_notes), tr("Comments"));
    m_parts.tabs.setTabText(m_parts.tabs.indexOf(&m_reviews->panel()), tr("Review"));
    m_tree->setAccessibleName(tr("Tree of variations"));
    m_parts.tabs.setAccessibleName(tr("Moves and reasons"));
    m_findings->setToolTip(tr("List what was repaired or not understood when the file was read"));
    m_charset->setToolTip(tr("Choose the text encoding of this file"));
    m_parts.actions.retranslate();
    m_games->retranslate();
    m_moves->retranslate();
    m_scene.reset(); // everything is drawn again
    m_redraw.due();
}

void StudyPage::placeReview(bool onTab)
{
    ReviewPanel &review = m_reviews->panel();
    auto *side = static_cast<QVBoxLayout *>(m_side->layout());
    const int tab = m_parts.tabs.indexOf(&review);
    const bool stands = side->indexOf(&review) >= 0;
    if (tab >= 0 && !(review.isOpen() && onTab)) {
        m_parts.tabs.removeTab(tab);
        review.setParent(m_side);
    }
    if (stands && !(review.isOpen() && !onTab))
        side->removeWidget(&review);
    if (!review.isOpen()) {
        review.hide();
    } else if (onTab && tab < 0) {
        //: Tab: what the game missed and allowed, as marks that lead to the moves.
        m_parts.tabs.addTab(&review, tr("Review"));
        // Keep it visible when the window becomes smaller.
        if (stands && m_parts.tabs.currentWidget() == m_moveList)
            m_parts.tabs.setCurrentWidget(&review);
    } else if (!onTab && !stands) {
        side->addWidget(&review);
        review.show();
    }
}

void StudyPage::placeQuietWins(bool inSteps)
{
    QuietWins &quiet = m_wins->quiet();
    auto *side = static_cast<QVBoxLayout *>(m_side->layout());
    if ((side->indexOf(&quiet) < 0) == inSteps)
        return;
    if (inSteps) {
        side->removeWidget(&quiet);
        m_steps->addLine(&quiet);
    } else {
        m_steps->layout()->removeWidget(&quiet);
        side->insertWidget(side->indexOf(m_steps) + 1, &quiet);
    }
    quiet.setAlignment((inSteps ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    quiet.setVisible(m_wins->tells());
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
        m_notes->setReadOnly(scene.mode == StudyMode::Look);
    }
    m_strip->setAsks(m_parts.proves());
    if (differs(&StudyScene::same)) {
        m_same->show(scene.same);
        //: Tab: other nodes of the record with the same position; %1 is how many.
        m_parts.tabs.setTabText(2, scene.same.count == 0 ? tr("Same") : tr("Same (%1)").arg(scene.same.count));
    }
    if (!scene.hasRecord)
        return;
    if (differs(&StudyScene::isLibrary))
        m_parts.tools.setLibrary(scene.isLibrary);
    if (differs(&StudyScene::deeds)) {
        for (const auto &[command, isAllowed] : scene.deeds)
            m_parts.actions[command]->setEnabled(isAllowed);
    }
    // Triggering it toggles the check mark by itself.
    m_parts.actions[StudyCommand::Bookmark]->setChecked(scene.isBookmarked);
    if (differs(&StudyScene::head) || differs(&StudyScene::listsGames))
        drawHead(scene);
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
    if (differs(&StudyScene::analysis)) {
        m_wins->analysis().setIdleText(scene.analysis.idle);
        m_wins->analysis().setPosition(scene.analysis.position);
    }
    drawBoard();
}

void StudyPage::drawHead(const StudyScene &scene)
{
    m_games->view().setVisible(scene.listsGames);
    if (scene.head.game) {
        m_head->setGame(*scene.head.game);
        m_games->setInfo(*scene.head.game);
    } else {
        m_head->setFile(scene.head.file);
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
    m_parts.board.setPicture(picture);
}

} // namespace kagetsu::ui
