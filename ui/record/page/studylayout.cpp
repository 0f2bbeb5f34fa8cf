// SPDX-License-Identifier: MIT
#include "ui/record/page/studylayout.h"

#include "ui/board/boardwidget.h"
#include "ui/controls/layout/fit.h"
#include "ui/record/analysis/analysispanel.h"
#include "ui/record/edit/modestrip.h"
#include "ui/record/edit/toolbox.h"
#include "ui/record/page/stepbar.h"
#include "ui/record/page/studynotice.h"
#include "ui/record/page/studypage.h"
#include "ui/record/page/winguide.h"
#include "ui/record/panels/findbar.h"
#include "ui/record/panels/gamehead.h"
#include "ui/record/panels/notespanel.h"
#include "ui/record/proof/proofpanel.h"
#include "ui/record/review/reviewcurve.h"
#include "ui/record/review/reviewpanel.h"
#include "ui/record/solver/quietwins.h"
#include "ui/record/solver/winpanel.h"

#include <QBoxLayout>
#include <QCoreApplication>
#include <QEvent>
#include <QScopedValueRollback>
#include <QStyle>
#include <QTabBar>
#include <QTableView>
#include <QTabWidget>

#include <algorithm>

namespace kagetsu::ui {

namespace {

constexpr int Margin = 12; // around the page and between its columns
constexpr int Gap = 8; // between the rows of the side
constexpr int LeastBoard = 200; // a lower board is unreadable
constexpr int LikedBoard = 290; // on a phone, where the page scrolls before points are smaller than a finger
constexpr int LeastSide = 374; // a row of tools
constexpr int LeastLowSide = 330; // width of the tools that have a button in a low window
constexpr int LeastList = 200; // width of the list of games
constexpr int LeastForSheet = 660; // height of an upright page with several rows of the score sheet
constexpr int LeastForNotes = 860; // height of an upright page with comments and curve beside the tabs

} // namespace

StudyLayout::StudyLayout(const StudyParts &parts, QWidget &side, const Widgets &widgets)
    : m_parts(parts)
    , m_widgets(widgets)
    , m_side(side)
    , m_page(new QBoxLayout(QBoxLayout::LeftToRight, &parts.page))
    , m_board(new QVBoxLayout)
    , m_rows(new QVBoxLayout(&side))
{
    QTabWidget &tabs = m_parts.tabs;
    // The sheet takes the remaining room; its preferred height must not push the names below the board.
    tabs.setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Ignored);
    tabs.setDocumentMode(true);
    tabs.tabBar()->setExpanding(true);
    tabs.tabBar()->setDrawBase(false);
    m_parts.board.setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    m_board->setSpacing(Gap);
    m_board->addWidget(&m_parts.board, 1);
    m_rows->setContentsMargins(0, 0, 0, 0);
    m_rows->setSpacing(Gap);
    m_rows->addWidget(&m_widgets.head);
    m_rows->addWidget(&m_widgets.charset, 0, Qt::AlignLeft);
    m_rows->addWidget(&m_widgets.findings, 0, Qt::AlignLeft);
    m_rows->addWidget(&m_widgets.guide.quiet());
    m_rows->addWidget(&tabs, 1);
    m_rows->addWidget(&m_widgets.notes);
    m_rows->addWidget(&m_parts.notice);
    m_rows->addWidget(&m_widgets.find);
    m_rows->addWidget(&m_widgets.strip);
    m_rows->addWidget(&m_widgets.steps);
    // The page itself decides what fits; a layout with a minimum size could not turn upright.
    m_page->setSizeConstraint(QLayout::SetNoConstraint);
    m_page->setContentsMargins(Margin, Margin, Margin, Margin);
    m_page->setSpacing(Margin);
    m_page->addWidget(&m_widgets.games, 4);
    m_page->addLayout(m_board, 6);
    m_page->addWidget(&m_side, 3);
}

StudyLayout::Room StudyLayout::room() const
{
    const QWidget &page = m_parts.page;
    Room room;
    room.fit = fitFactor(page);
    room.tall = page.height() / room.fit;
    room.leastSide = static_cast<int>((room.tall < 640 ? LeastLowSide : LeastSide) * room.fit);
    room.isUpright = page.width() < page.height() || page.width() - room.leastSide - 3 * Margin < LeastBoard;
    return room;
}

void StudyLayout::arrange()
{
    const QScopedValueRollback arranging(m_isArranging, true);
    const Room room = this->room();
    turn(room.isUpright);
    placeCurve(room);
    placeSide(room);
    if (room.isUpright)
        placeUpright();
    else
        placeWide(room);
}

int StudyLayout::leastHeight() const
{
    const int side = m_rows->totalMinimumSize().height();
    if (m_page->direction() == QBoxLayout::LeftToRight)
        return 2 * Margin + std::max(LeastBoard + curveHeight(), side);
    return 2 * Margin + uprightBoard() + curveHeight() + Margin + listHeight() + side;
}

// Returns the height of an upright page that is seen at once; it may be higher and scroll.
int StudyLayout::seenHeight() const
{
    const QWidget *around = m_parts.page.parentWidget();
    return around ? std::min(m_parts.page.height(), around->height()) : m_parts.page.height();
}

// Returns the height of what stands below the board of an upright page and above the list of games. It is the same
// whatever is shown there.
int StudyLayout::uprightSide() const
{
    const int line = m_widgets.head.fontMetrics().lineSpacing();
    const int names = line * 5 / 2 + 2 * Gap + (m_widgets.guide.tells() ? line + Gap : 0);
    const int seen = seenHeight();
    // On a phone the board comes first: the sheet below it scrolls.
    const int rows = qRound((seen > LeastForNotes ? 300 : seen > LeastForSheet ? 150 : 116) * fitFactor(m_parts.page));
    return m_widgets.steps.sizeHint().height() + Gap + names + rows;
}

// Returns the height of the board of an upright page.
int StudyLayout::uprightBoard() const
{
    const int width = m_parts.page.width() - 2 * Margin;
    const int others = Margin + curveHeight() + uprightSide() + listHeight();
    const int left = std::min({ width, seenHeight() * 6 / 10, seenHeight() - 2 * Margin - others });
    return std::max(left, std::clamp(width, LeastBoard, LikedBoard));
}

// Returns what the list of games needs of an upright page.
int StudyLayout::listHeight() const
{
    return m_widgets.games.isHidden() ? 0 : m_widgets.games.minimumSizeHint().height() + Margin;
}

void StudyLayout::turn(bool upright)
{
    const auto direction = upright ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight;
    if (m_page->direction() == direction)
        return;
    m_page->setDirection(direction);
    m_page->removeWidget(&m_widgets.games);
    m_page->insertWidget(upright ? 2 : 0, &m_widgets.games, upright ? 2 : 4);
    // Not at every arrangement: it triggers another one, even if nothing changes.
    m_page->setStretchFactor(m_board, upright ? 0 : 6);
    placeSteps(upright);
}

int StudyLayout::curveHeight() const
{
    const bool isBelow = m_board->indexOf(&m_widgets.review.curve()) >= 0;
    return isBelow ? m_widgets.review.curve().sizeHint().height() + Gap : 0;
}

void StudyLayout::placeWide(const Room &room)
{
    const QWidget &page = m_parts.page;
    QWidget &board = m_parts.board;
    QWidget &games = m_widgets.games;
    const QRect grid = gridPlace(room);
    const bool onGrid = grid.isValid();
    const int left = grid.left();
    const int above = grid.top() - Margin;
    const int below = page.height() - Margin - curveHeight() - grid.bottom() - 1;
    m_page->setContentsMargins(onGrid && games.isHidden() ? left : Margin, Margin, Margin, Margin);
    m_board->setContentsMargins(0, onGrid ? above : 0, 0, onGrid ? below : 0);
    board.setMinimumSize(onGrid ? grid.size() : QSize(0, 0));
    board.setMaximumSize(onGrid ? grid.size() : QSize(QWIDGETSIZE_MAX, QWIDGETSIZE_MAX));
    const bool isBelow = curveHeight() > 0;
    m_widgets.review.curve().setMaximumWidth(onGrid && isBelow ? grid.width() : QWIDGETSIZE_MAX);
    games.setMinimumWidth(onGrid ? left - 2 * Margin : 0);
    games.setMaximumWidth(onGrid ? left - 2 * Margin : QWIDGETSIZE_MAX);
    m_side.setMinimumSize(room.leastSide, 0);
    m_side.setMaximumWidth(onGrid ? QWIDGETSIZE_MAX : std::max(room.leastSide, page.width() / 4));
}

void StudyLayout::placeUpright()
{
    QWidget &board = m_parts.board;
    QWidget &games = m_widgets.games;
    const int high = uprightBoard();
    const int left = m_parts.page.height() - 2 * Margin - high - curveHeight() - Margin;
    m_page->setContentsMargins(Margin, Margin, Margin, Margin);
    m_board->setContentsMargins(0, 0, 0, 0);
    board.setMinimumSize(0, high);
    board.setMaximumSize(QWIDGETSIZE_MAX, high);
    m_widgets.review.curve().setMaximumWidth(QWIDGETSIZE_MAX);
    games.setMinimumWidth(0);
    games.setMaximumWidth(QWIDGETSIZE_MAX);
    m_side.setMinimumSize(0, std::clamp(left, 0, uprightSide()));
    m_side.setMaximumWidth(QWIDGETSIZE_MAX);
}

// In a low window first the facts and then the names make room for what is read.
void StudyLayout::placeSide(const Room &room)
{
    const int height = m_parts.page.height();
    const bool upright = room.isUpright;
    const bool low = upright && height <= 760;
    placeReview();
    const QWidget *shown = m_parts.tabs.currentWidget();
    const bool reads = m_parts.proves() || shown == &m_widgets.guide.wins() || shown == &m_widgets.guide.analysis()
        || shown == &m_widgets.review;
    const bool isFull = !m_widgets.findings.isHidden() || !m_widgets.find.isHidden() || !m_widgets.strip.isHidden()
        || !m_parts.notice.isHidden();
    // The text being replaced is read in the notes, which keep their room.
    const bool replaces = m_widgets.find.isReplacing() && room.tall < 900;
    const bool namesFit = !replaces && (upright ? height >= 500 && !(low && (isFull || reads)) : room.tall >= 440);
    const bool factsFit = !replaces && (upright ? !low : room.tall >= (reads ? 560 : 400));
    m_widgets.head.setRoom(
        namesFit, factsFit, upright || room.tall < 900 ? GameHead::Players::InOneRow : GameHead::Players::InTwoRows);
    m_widgets.guide.quiet().setVisible(m_widgets.guide.tells() && !(low && reads));
    const bool notesOnTab = upright ? height <= LeastForNotes : room.tall < 520;
    placeNotes(notesOnTab);
    m_widgets.notes.setMaximumHeight(notesOnTab ? QWIDGETSIZE_MAX
                                                : qRound((room.tall < 720  ? 64
                                                                 : upright ? 84
                                                                           : 132)
                                                      * room.fit)
                + m_widgets.notes.headlineHeight());
    m_parts.tools.setCompact(upright ? height <= LeastForNotes : room.tall < 640);
    setTightTabs(m_parts.tabs.count() > (upright || notesOnTab ? 5 : 6));
    const int bar = m_parts.tabs.tabBar()->sizeHint().height() + Gap;
    const int needed = shown == &m_widgets.review ? m_widgets.review.minimumSizeHint().height() + bar
        : shown == &m_widgets.guide.analysis()    ? m_widgets.guide.analysis().minimumSizeHint().height() + bar
                                                  : 0;
    const int usual = upright ? 90 : qRound((replaces ? 60 : 150) * room.fit);
    m_parts.tabs.setMinimumHeight(std::max(usual, needed));
}

// Below the board where that leaves it its place on the grid, otherwise below the moves or, in a low window, in the
// panel of the review.
void StudyLayout::placeCurve(const Room &room)
{
    ReviewCurve &curve = m_widgets.review.curve();
    const int high = curve.sizeHint().height() + Gap;
    const QRect grid = room.isUpright ? QRect() : gridPlace(room);
    const bool goesBelow = room.isUpright ? m_parts.page.height() > LeastForNotes
        : grid.isValid()                  ? grid.bottom() + high <= m_parts.page.height() - Margin
                                          : room.tall >= 480;
    const bool goesBeside = !room.isUpright && !goesBelow && room.tall >= 480;
    const bool isBelow = m_board->indexOf(&curve) >= 0;
    const bool isBeside = m_rows->indexOf(&curve) >= 0;
    if (isBelow == goesBelow && isBeside == goesBeside)
        return;
    m_board->removeWidget(&curve);
    m_rows->removeWidget(&curve);
    if (goesBelow)
        m_board->addWidget(&curve);
    else if (goesBeside)
        m_rows->insertWidget(m_rows->indexOf(&m_parts.tabs) + 1, &curve);
    else
        m_widgets.review.takeCurve();
    curve.show();
}

// Returns where the board is on the table; nothing if it cannot be there. A list of several games takes the room of the
// left card if there is enough.
QRect StudyLayout::gridPlace(const Room &room) const
{
    const QRect grid = boardGrid(m_parts.page, room.leastSide).value_or(BoardGrid {}).board;
    const bool fits = m_widgets.games.isHidden() || grid.left() - 2 * Margin >= LeastList * room.fit;
    return fits ? grid : QRect();
}

void StudyLayout::placeSteps(bool atTop)
{
    m_rows->removeWidget(&m_widgets.steps);
    m_rows->insertWidget(atTop ? 0 : m_rows->count(), &m_widgets.steps);
}

// Puts the notes on a tab if there is no room for them beside the board.
void StudyLayout::placeNotes(bool onTab)
{
    const int tab = m_parts.tabs.indexOf(&m_widgets.notes);
    if (onTab == (tab >= 0))
        return;
    if (onTab) {
        //: Tab: the comments on the position.
        m_parts.tabs.addTab(&m_widgets.notes, StudyPage::tr("Comments"));
    } else {
        m_parts.tabs.removeTab(tab);
        m_rows->insertWidget(m_rows->indexOf(&m_parts.tabs) + 1, &m_widgets.notes);
        m_widgets.notes.show();
    }
}

void StudyLayout::placeReview()
{
    ReviewPanel &review = m_widgets.review;
    const int tab = m_parts.tabs.indexOf(&review);
    if (review.isOpen() == (tab >= 0))
        return;
    if (review.isOpen()) {
        //: Tab: what the game missed and allowed, as marks that lead to the moves.
        m_parts.tabs.addTab(&review, StudyPage::tr("Review"));
    } else {
        m_parts.tabs.removeTab(tab);
        review.setParent(&m_side);
        review.hide();
    }
}

// A small window has no room for an additional tab unless the tabs are narrower.
void StudyLayout::setTightTabs(bool tight)
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

} // namespace kagetsu::ui
