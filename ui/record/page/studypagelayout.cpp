// SPDX-License-Identifier: MIT
// The part of StudyPage that handles layout and language.
#include "ui/board/boardwidget.h"
#include "ui/controls/layout/fit.h"
#include "ui/record/analysis/analysispanel.h"
#include "ui/record/edit/studyactions.h"
#include "ui/record/edit/toolbox.h"
#include "ui/record/page/studynotice.h"
#include "ui/record/page/studypage.h"
#include "ui/record/panels/gamehead.h"
#include "ui/record/panels/gamelistmodel.h"
#include "ui/record/panels/notespanel.h"
#include "ui/record/panels/scoresheetmodel.h"
#include "ui/record/proof/proofpanel.h"
#include "ui/record/review/reviewpanel.h"
#include "ui/record/solver/winpanel.h"
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
    const int tab = m_tabs->indexOf(m_notes);
    if (onTab == (tab >= 0))
        return;
    if (onTab) {
        //: Tab: the comments on the position.
        m_tabs->addTab(m_notes, tr("Comments"));
    } else {
        m_tabs->removeTab(tab);
        auto *side = static_cast<QVBoxLayout *>(m_side->layout());
        side->insertWidget(side->indexOf(m_tabs), m_notes, 1);
    }
}

// A small window has no room for an additional tab unless the tabs are narrower.
void StudyPage::setTightTabs(bool tight)
{
    QTabBar *bar = m_tabs->tabBar();
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
    const QScopedValueRollback arranging(m_isArranging, true);
    const double fit = fitFactor(*this);
    const double tall = height() / fit;
    const int least = static_cast<int>((tall < 640 ? LeastLowSide : LeastSide) * fit);
    const bool upright = width() < height() || width() - least - 36 < LeastBoard;
    const auto direction = upright ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight;
    if (m_layout->direction() != direction) {
        m_layout->setDirection(direction);
        m_layout->removeWidget(m_gameList);
        m_layout->insertWidget(upright ? 2 : 0, m_gameList, upright ? 2 : 4);
        // Not at every arrangement: it triggers another one, even if nothing changes.
        m_layout->setStretchFactor(m_board, upright ? 0 : 6);
    }
    const QRect place = upright ? QRect() : boardGrid(*this, least).value_or(BoardGrid {}).board;
    const bool onGrid = place.isValid() && (m_gameList->isHidden() || place.left() - 24 >= LeastList * fit);
    const int left = onGrid ? place.left() : 12;
    m_layout->setContentsMargins(m_gameList->isHidden() ? left : 12, 12, 12, 12);
    m_board->setMinimumWidth(onGrid ? place.width() : 0);
    m_board->setMaximumWidth(onGrid ? place.width() : QWIDGETSIZE_MAX);
    m_gameList->setMinimumWidth(onGrid ? left - 24 : 0);
    m_gameList->setMaximumWidth(onGrid ? left - 24 : QWIDGETSIZE_MAX);
    // In a low window first the facts and then the names make room for the board, which never covers them.
    const bool lowest = upright && height() < 500;
    // A proof, a win or a review needs the room more than names and notes do.
    const bool readsReview = m_tabs->currentWidget() == m_review;
    const QWidget *shown = m_tabs->currentWidget();
    const bool proves = this->proves() || shown == m_wins || shown == m_analysis || readsReview;
    const bool low = upright && height() <= 760;
    // So do remarks on a file and the search bar, which would cut them.
    const bool isFull = !m_findings->isHidden() || !m_find->isHidden();
    // The same beside a low board; there the marks of a review matter more than the names.
    const bool reviewOnTab = upright ? height() <= 1100 : tall < 620;
    placeReview(reviewOnTab);
    const bool reviews = m_review->isOpen() && !reviewOnTab;
    // The text being replaced is read in the notes, which keep their room.
    const bool replaces = m_find->isReplacing() && tall < 900;
    const bool namesFit = !replaces && (upright ? !lowest && !proves && !(low && isFull) : tall >= 440);
    const bool factsFit = !replaces && (upright ? !proves && !low : tall >= (reviews ? 760 : proves ? 560 : 400));
    m_head->setRoom(namesFit, factsFit, low ? GameHead::Players::InOneRow : GameHead::Players::InTwoRows);
    placeQuietWins(low);
    const bool notesOnTab = upright ? height() <= 860 : tall < 640;
    placeNotes(notesOnTab);
    m_tools->setCompact(notesOnTab);
    setTightTabs(m_tabs->count() > (upright || notesOnTab ? 5 : 6));
    if (!notesOnTab)
        m_notes->setVisible(!proves && !(reviews && tall < 900));
    // A temporary notice takes its room from the lists, so that the board keeps its size.
    const int told = m_notice->isHidden() ? 0 : m_notice->sizeHint().height() + m_side->layout()->spacing();
    const int tabs = upright ? std::max(90, (proves ? 170 : 150) - told) : qRound((replaces ? 60 : 150) * fit);
    const int review = m_review->minimumSizeHint().height() + m_tabs->tabBar()->sizeHint().height() + 8;
    const int analysis = m_analysis->minimumSizeHint().height() + m_tabs->tabBar()->sizeHint().height() + 8;
    const int needed = readsReview ? review : shown == m_analysis ? analysis : 0;
    m_tabs->setMinimumHeight(std::max(tabs, needed));
    const int wide = width() - 24;
    // Without wrapped text there is no height for a width.
    const QLayout &side = *m_side->layout();
    const int wished = side.hasHeightForWidth() ? side.totalHeightForWidth(wide) : side.totalSizeHint().height();
    const int beside = std::max(wished, side.totalMinimumSize().height());
    int others = beside + m_layout->spacing() + 24;
    if (!m_gameList->isHidden())
        others += m_gameList->minimumSizeHint().height() + m_layout->spacing();
    const int boardHeight = std::max(LeastBoard, std::min({ wide, height() * 6 / 10, height() - others }));
    m_board->setMinimumHeight(upright ? boardHeight : 0);
    // The layout would give the board the height of its full width and cut what is below, because it does not know what
    // height that needs.
    m_side->setMinimumHeight(upright ? std::clamp(height() - LeastBoard - (others - beside), 0, beside) : 0);
    m_board->setMaximumHeight(upright ? std::max(LeastBoard, height() - others) : QWIDGETSIZE_MAX);
    m_side->setMaximumWidth(upright || onGrid ? QWIDGETSIZE_MAX : std::max(least, width() / 4));
    m_side->setMinimumWidth(upright ? 0 : least);
}

void StudyPage::retranslate()
{
    m_board->setAccessibleName(tr("Board"));
    m_gameList->setAccessibleName(tr("Games in this file"));
    m_moveList->setAccessibleName(tr("Moves"));
    m_tabs->setTabText(0, tr("Moves"));
    //: Tab: the tree of variations.
    m_tabs->setTabText(1, tr("Tree"));
    //: Tab: why a point is forbidden.
    m_tabs->setTabText(3, tr("Why"));
    m_tabs->setTabText(m_tabs->indexOf(m_wins), tr("Win"));
    m_tabs->setTabText(m_tabs->indexOf(m_analysis), tr("Analysis"));
    m_tabs->setTabText(m_tabs->indexOf(m_notes), tr("Comments"));
    m_tabs->setTabText(m_tabs->indexOf(m_review), tr("Review"));
    m_tree->setAccessibleName(tr("Tree of variations"));
    m_tabs->setAccessibleName(tr("Moves and reasons"));
    m_findings->setToolTip(tr("List what was repaired or not understood when the file was read"));
    m_charset->setToolTip(tr("Choose the text encoding of this file"));
    m_actions->retranslate();
    m_games->retranslate();
    m_moves->retranslate();
    m_scene.reset(); // everything is drawn again
    m_redraw.due();
}

} // namespace kagetsu::ui
