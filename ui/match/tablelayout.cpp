// SPDX-License-Identifier: MIT
// Where the parts of the table's page lie; tablepage.cpp says what they show.
#include "ui/board/boardwidget.h"
#include "ui/look/fit.h"
#include "ui/match/playinghand.h"
#include "ui/match/sidepanel.h"
#include "ui/match/swapmotion.h"
#include "ui/match/tablepage.h"
#include "ui/match/tableveil.h"
#include "ui/opening/openingstrip.h"
#include "ui/opening/patternview.h"

#include <QLabel>

#include <algorithm>

namespace kagetsu::ui {

void TablePage::resizeEvent(QResizeEvent *)
{
    place();
}

void TablePage::showEvent(QShowEvent *event)
{
    Page::showEvent(event);
    place();
}

// Who sits at a short edge of an upright window stays there; elsewhere Black's panel is the upper one.
PerSeat<QRect> TablePage::panelPlaces() const
{
    const bool aboveIsA = m_places.portrait || m_black.value_or(Seat::A) == Seat::A;
    return aboveIsA ? PerSeat<QRect> { m_places.near, m_places.far } : PerSeat<QRect> { m_places.far, m_places.near };
}

StripHeights TablePage::stripHeights() const
{
    if (!m_opens)
        return {};
    // Below the board it is about as wide as the window, in a column about a fifth of that.
    const int band = width() - 2 * 14;
    return { m_strip->usualHeight(std::max(206, width() / 5), OpeningStrip::Form::Column),
        m_strip->usualHeight(band, OpeningStrip::Form::Band), m_strip->leastHeight(band) };
}

// Turned, as the panels are, to the player who must act. Where there is no room for it at all the line below the board
// says what is due. Choices that need more room lie on the board, on which nothing can be laid then.
void TablePage::placeStrip()
{
    const bool room = m_places.strip.isValid();
    const bool shown = m_opens && (room || m_hand->wantsChoice());
    if (shown) {
        const bool column = room && m_places.stripIsColumn;
        m_strip->setForm(column ? OpeningStrip::Form::Column : OpeningStrip::Form::Band,
            m_places.portrait && m_host->match().opening().need().seat == Seat::B);
        QRect rect = room ? m_places.strip : m_places.board;
        if (!column) {
            const int needed = m_strip->neededHeight(rect.width());
            if (!room || needed > rect.height())
                rect.setTop(std::max(0, rect.bottom() + 1 - needed));
            m_strip->raise();
        }
        m_strip->setGeometry(rect);
    }
    m_strip->setVisible(shown);
}

// On the board and the room around it, as far as nothing else is there.
void TablePage::placePatterns()
{
    constexpr int PatternGap = 8;
    const TablePlaces &at = m_places;
    QRect rect = at.board;
    if (at.portrait) {
        rect = QRect(QPoint(at.far.left(), at.far.bottom() + PatternGap), QPoint(at.far.right(), at.near.top()));
    } else {
        rect.setCoords(at.near.right() + PatternGap, at.near.top(), width() - PatternGap, at.far.bottom());
        for (const QRect &column : { at.side, at.stripIsColumn ? at.strip : QRect() }) {
            if (column.isValid())
                rect.setRight(std::min(rect.right(), column.left() - PatternGap));
        }
    }
    for (const QRect &below : { at.portrait ? at.side : QRect(), at.stripIsColumn ? QRect() : at.strip }) {
        if (below.isValid())
            rect.setBottom(std::min(rect.bottom(), below.top() - 1));
    }
    m_patterns->setGeometry(rect);
}

void TablePage::place()
{
    fitFont(*this);
    const StripHeights strip = stripHeights();
    m_places = tablePlaces(size(), QFontMetrics(font()).height(), m_sideWanted, strip);
    const TablePlaces &at = m_places;
    m_talk->setFacing(at.portrait);
    m_panels.a->setCompact(at.portrait);
    m_panels.b->setCompact(at.portrait);
    m_panels.b->setTurned(at.portrait);
    m_motion->put(panelPlaces());
    m_board->setGeometry(at.board);
    m_veil->setGeometry(at.board.adjusted(2, 2, -2, -2));
    m_veil->raise();
    placePatterns();
    placeStrip();
    m_side->setVisible(at.side.isValid());
    if (at.side.isValid())
        m_side->setGeometry(at.side);
    //: Shows or hides the list of moves in a small window.
    m_sideButton->setText(tr("Moves"));
    m_sideButton->setAccessibleName(tr("Show moves and opening"));
    m_sideButton->setVisible(at.sideIsOptional);
    QRect line = at.status;
    if (at.sideIsOptional) {
        const int wide = std::min(m_sideButton->sizeHint().width(), 140);
        m_sideButton->setGeometry(line.right() + 1 - wide, line.top(), wide, line.height());
        line.setRight(line.right() - wide - 8);
    }
    const int savedWidth = QFontMetrics(font()).horizontalAdvance(m_saved->text()) + 16;
    const bool savedFits = line.width() > 3 * savedWidth;
    m_saved->setVisible(savedFits);
    m_saved->setGeometry(line.right() + 1 - savedWidth, line.top(), savedWidth, line.height());
    m_status->setGeometry(savedFits ? line.adjusted(0, 0, -savedWidth, 0) : line);
    syncBoard();
    syncStatus(); // which says what the strip has no room for
}

} // namespace kagetsu::ui
