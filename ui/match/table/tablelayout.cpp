// SPDX-License-Identifier: MIT
#include "ui/match/table/tablelayout.h"

#include "match/host/matchhost.h"
#include "ui/board/boardwidget.h"
#include "ui/controls/layout/fit.h"
#include "ui/controls/layout/page.h"
#include "ui/match/opening/choice/patternview.h"
#include "ui/match/opening/guide/openingstrip.h"
#include "ui/match/opening/guide/stepline.h"
#include "ui/match/scene/tablescene.h"
#include "ui/match/table/endcard.h"
#include "ui/match/table/evaluationbar.h"
#include "ui/match/table/pausecover.h"
#include "ui/match/table/playerpanel.h"
#include "ui/match/table/sidepanel.h"
#include "ui/match/table/swapbadge.h"
#include "ui/match/table/swapmotion.h"

#include <QLabel>
#include <QtMath>

#include <algorithm>

namespace kagetsu::ui {

namespace {

constexpr int EndGap = 8; // around the end card on a player's card
constexpr int LeastForReasons = 130; // height of a drawer with the steps of a proof and their buttons
constexpr int MostCovered = 4; // choices may cover a fourth of the board before they are brief
constexpr int DrawerGap = 8; // between the moves and an opening's question in one drawer

} // namespace

TableLayout::TableLayout(Page &page, const host::MatchHost &host, const TableScene &scene, const TableWidgets &widgets)
    : m_page(page)
    , m_host(host)
    , m_scene(scene)
    , m_parts(widgets)
{
}

// Closed until a reader asks for it.
bool TableLayout::isSideShown() const
{
    return m_sideWish.value_or(false);
}

Seat TableLayout::nearSeat() const
{
    return m_host.match().left();
}

TableWishes TableLayout::wishes() const
{
    TableWishes wishes;
    wishes.side = isSideShown();
    wishes.sideIfFree = !m_sideWish;
    if (m_parts.side->showsReasons())
        wishes.leastSide = LeastForReasons;
    // Where nobody has an opening to play, its stones are there from the start.
    const bool hasOpening = m_host.hasMatch() && m_host.match().opening().line().size() > 1
        && !(m_host.match().opening().isFinished() && m_host.match().openingActs().empty());
    if (hasOpening) {
        const opening::Procedure &procedure = m_host.match().opening().procedure();
        const int band = m_page.width() - 2 * 14; // below the board it is about as wide as the window
        wishes.strip = { m_parts.strip->usualHeight(band, procedure), m_parts.strip->leastHeight(band, procedure) };
        wishes.steps = m_parts.steps->slimHeight();
        wishes.opens = m_scene.opening.has_value();
    }
    wishes.ends = m_scene.ending.has_value();
    return wishes;
}

// Places the strip on the card of the player who is asked, if there is room beside the messages; both clocks shrink
// alike, so that their digits stay level. A choice, on which everything waits, takes the room of the claims if it must.
// Returns true if the strip is there.
bool TableLayout::placeStripOnCard()
{
    const bool asks = m_scene.opening && !m_places.portrait();
    const Seat seat = asks ? m_scene.opening->opening.need().seat : Seat::A;
    int needed = 0;
    if (asks) {
        m_parts.strip->setForm(OpeningStrip::Form::Card, m_parts.panels[seat]->isTurned());
        needed = m_parts.strip->neededHeight(m_parts.panels[seat]->guestWidth());
        if (needed > m_parts.panels[seat]->mostForGuest(m_scene.choice.has_value()))
            needed = 0;
    }
    const int under = needed > 0 ? m_parts.panels[seat]->heightUnderGuest() : 0;
    for (const Seat each : BothSeats) {
        m_parts.panels[each]->setFaceHeight(m_parts.panels[each]->faceHeightBeside(needed + under));
        m_parts.panels[each]->setGuestHeight(each == seat ? needed : 0);
    }
    if (needed == 0)
        return false;
    m_parts.strip->setGeometry(m_parts.panels[seat]->guestPlace());
    return true;
}

// Places the strip in the open drawer, whose list of moves keeps the remaining room. Returns true if the strip is
// there.
bool TableLayout::placeStripInDrawer()
{
    QRect drawer = m_places.side;
    if (!m_scene.opening || m_places.form != TablePlaces::Form::Wide || !drawer.isValid())
        return false;
    m_parts.strip->setForm(OpeningStrip::Form::Card, m_parts.panels[m_scene.opening->opening.need().seat]->isTurned());
    const int needed = m_parts.strip->neededHeight(drawer.width());
    if (needed > drawer.height())
        return false;
    m_parts.strip->setGeometry(drawer.left(), drawer.bottom() + 1 - needed, drawer.width(), needed);
    drawer.setBottom(m_parts.strip->y() - 1 - DrawerGap);
    m_parts.side->setGeometry(drawer);
    return true;
}

// Returns the width of the board's edge beyond the stones of its outermost points.
int TableLayout::boardMargin() const
{
    return std::max(0, qFloor(m_parts.board->edgeWidth()));
}

// Places the strip: on a card, in the drawer, or below the board, turned like the panels to the player who must act.
// Without any room for it, other parts of the page say what is due. Choices that need more room cover the board, where
// nothing can be placed then.
void TableLayout::placeStrip()
{
    m_parts.steps->setVisible(m_scene.opening && m_places.steps.isValid());
    if (m_places.side.isValid())
        m_parts.side->setGeometry(m_places.side);
    m_parts.strip->setBrief(false);
    bool shown = placeStripOnCard() || placeStripInDrawer();
    if (!shown && m_scene.opening) {
        const bool room = m_places.strip.isValid();
        m_parts.strip->setForm(
            OpeningStrip::Form::Band, m_parts.panels[m_scene.opening->opening.need().seat]->isTurned());
        QRect rect = room ? m_places.strip : m_places.board;
        int needed = m_parts.strip->neededHeight(rect.width());
        // What is chosen about must stay in sight: the stones are in the middle.
        const int covered = needed - (room ? rect.height() : 0);
        if (covered > m_places.board.height() / MostCovered) {
            m_parts.strip->setBrief(true);
            needed = m_parts.strip->neededHeight(rect.width());
        }
        // Beside the board's edge, but on no point.
        const int most = room ? rect.height() + boardMargin() : 0;
        shown = m_scene.choice || needed <= most;
        if (!room || needed > rect.height())
            rect.setTop(std::max(0, rect.bottom() + 1 - needed));
        m_parts.strip->setGeometry(rect);
    }
    m_parts.strip->raise();
    m_parts.strip->setVisible(shown);
}

// Places the patterns on the board and the room around it, as far as nothing else is there.
void TableLayout::placePatterns()
{
    constexpr int PatternGap = 8;
    const TablePlaces &at = m_places;
    QRect rect;
    switch (at.form) {
    case TablePlaces::Form::Wide:
        rect.setCoords(at.near.right() + PatternGap, at.near.top(), at.far.left() - PatternGap, at.far.bottom());
        break;
    case TablePlaces::Form::Stacked:
        rect.setCoords(at.near.right() + PatternGap, at.near.top(), m_page.width() - PatternGap, at.far.bottom());
        break;
    case TablePlaces::Form::Upright:
        rect = QRect(QPoint(at.far.left(), at.far.bottom() + PatternGap), QPoint(at.far.right(), at.near.top()));
        if (at.side.isValid())
            rect.setBottom(at.side.top() - 1);
        break;
    }
    if (at.strip.isValid())
        rect.setBottom(std::min(rect.bottom(), at.strip.top() - 1));
    m_parts.patterns->setGeometry(rect);
}

// Places what is said of a swap beside the board, where the next stone may be laid at once: over the line of steps, or
// on the line of status and above the board.
void TableLayout::placeBadge()
{
    const TablePlaces &at = m_places;
    const QRect line = at.form == TablePlaces::Form::Wide ? at.steps : at.status;
    QRect across;
    if (at.portrait())
        across.setCoords(at.far.left(), at.far.bottom() + 1, at.far.right(), at.board.top() - 1 + boardMargin());
    m_parts.badge->setPlaces(line, across);
}

// True if two people face each other, who each need a card turned to them, and coordinates at both sides.
bool TableLayout::isFacing() const
{
    return m_places.portrait() || m_faceToFace;
}

// Places the end card on the card at the left, below its clock. In a small window it is over the board's edge, but not
// over the stones that decided the game; the clocks stay visible if possible.
void TableLayout::placeEnd()
{
    placeStatus();
    if (!m_parts.endButton->isHidden() && m_places.form == TablePlaces::Form::Wide) {
        // At the bottom of a card, whose buttons are gone; the board itself stays free.
        QRect place({ 0, 0 }, m_parts.endButton->sizeHint());
        place.moveCenter(m_places.near.center());
        place.moveBottom(m_places.near.bottom() - place.height() / 4);
        m_parts.endButton->setGeometry(place);
        m_parts.endButton->raise();
    }
    if (m_parts.end->isHidden())
        return;
    if (!m_places.portrait()) {
        const PlayerPanel *panel = m_parts.panels[nearSeat()];
        QRect free = panel->geometry().adjusted(EndGap, 0, -EndGap, -EndGap);
        if (panel->bar()->isVisible())
            free.setTop(panel->bar()->mapTo(&m_page, panel->bar()->rect().bottomLeft()).y() + EndGap);
        else
            free.setTop(panel->face()->mapTo(&m_page, panel->face()->rect().bottomLeft()).y() + EndGap);
        if (m_parts.end->placeOn(free)) {
            m_parts.end->raise();
            return;
        }
    }
    placeEndOverBoard();
}

// The clocks stay visible if possible.
void TableLayout::placeEndOverBoard()
{
    const QRect board = m_parts.board->geometry();
    const BoardPicture &picture = m_parts.board->picture();
    QRegion kept;
    const auto keep = [&](rules::Point point) {
        kept += m_parts.board->rectOf(point).toAlignedRect().translated(board.topLeft());
    };
    for (const auto &rows : { picture.winningRows, picture.proofLines }) {
        for (const rules::UnbrokenRow &row : rows) {
            for (const rules::Point point : row.points())
                keep(point);
        }
    }
    for (const rules::Point point : picture.points()) {
        if (picture.at(point).proof != ProofSigns {})
            keep(point);
    }
    if (picture.lastMove)
        keep(*picture.lastMove);
    QRegion shunned;
    for (const Seat seat : BothSeats) {
        const ClockFace *face = m_parts.panels[seat]->face();
        shunned += QRect(face->mapTo(&m_page, QPoint(0, 0)), face->size());
        if (m_parts.panels[seat]->bar()->isVisible())
            shunned +=
                QRect(m_parts.panels[seat]->bar()->mapTo(&m_page, QPoint(0, 0)), m_parts.panels[seat]->bar()->size());
    }
    m_parts.end->placeIn(m_page.rect().adjusted(6, 6, -6, -6), board, kept, shunned);
    m_parts.end->raise();
}

bool TableLayout::place()
{
    fitFont(m_page);
    m_places = tablePlaces(m_page.size(), QFontMetrics(m_page.font()).height(), wishes());
    const TablePlaces &at = m_places;
    for (const Seat seat : BothSeats)
        m_parts.panels[seat]->setForm(at.portrait() ? PlayerPanel::Form::Low : PlayerPanel::Form::Tall);
    const Seat across = otherSeat(nearSeat());
    m_parts.panels[nearSeat()]->setTurned(false);
    m_parts.panels[across]->setTurned(isFacing() && at.form != TablePlaces::Form::Stacked);
    // Players keep their sides; a swap exchanges the stones.
    m_parts.panels[nearSeat()]->setGeometry(at.near);
    m_parts.panels[across]->setGeometry(at.far);
    m_parts.motion->resize();
    m_parts.board->setGeometry(at.board);
    m_parts.cover->setGeometry(at.board.adjusted(2, 2, -2, -2));
    m_parts.cover->raise();
    m_parts.steps->setGeometry(at.steps);
    m_parts.evaluation->setGeometry(at.evaluation);
    placeBadge();
    placePatterns();
    placeStrip();
    placeEnd();
    const bool hadSide = !m_parts.side->isHidden();
    m_parts.side->setVisible(at.side.isValid());
    if (at.side.intersects(at.board))
        m_parts.side->raise();
    m_parts.sideButton->setChecked(at.side.isValid());
    placeStatus();
    return hadSide != at.side.isValid();
}

void TableLayout::placeStatus()
{
    const bool shown = m_places.status.isValid();
    m_parts.sideButton->setVisible(shown && m_places.sideIsOptional);
    QRect line = m_places.status;
    if (m_places.sideIsOptional) {
        const int wide = std::min(m_parts.sideButton->sizeHint().width(), 140);
        m_parts.sideButton->setGeometry(line.right() + 1 - wide, line.top(), wide, line.height());
        line.setRight(line.right() - wide - 8);
    }
    if (shown && !m_parts.endButton->isHidden()) {
        const int wide = m_parts.endButton->sizeHint().width();
        m_parts.endButton->setGeometry(line.right() + 1 - wide, line.top(), wide, line.height());
        line.setRight(line.right() - wide - 8);
    }
    // In a wide window the cards say all this; screen readers still find it here.
    m_parts.status->setGeometry(shown ? line : QRect(0, 0, 1, 1));
}

} // namespace kagetsu::ui
