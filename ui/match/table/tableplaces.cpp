// SPDX-License-Identifier: MIT
#include "ui/match/table/tableplaces.h"

#include "ui/controls/layout/fit.h"

#include <algorithm>

namespace kagetsu::ui {

namespace {

constexpr int SmallestBoard = 220;
constexpr qreal WideBoardShare = 0.8; // cards at both sides are not worth a board smaller than this share
constexpr int LowestPanel = 120;
constexpr int LowestFullPanel = 104; // a face and its claims
constexpr int LowestFacePanel = 44; // the face alone, in the smallest windows
constexpr int LowestSide = 130;
constexpr int LikedBoard = 300;
constexpr int LowestSideInStrip = 90; // a few lines of moves
constexpr int LowestBarPanel = 64; // a bar with one row of answers

QRect centred(QSize size, const QRect &in)
{
    return { in.left() + (in.width() - size.width()) / 2, in.top() + (in.height() - size.height()) / 2, size.width(),
        size.height() };
}

// Returns the height of the strip below a board that would be `board` pixels large without it; 0 if there is no room.
int stripBelow(int board, int room, const StripHeights &strip, int gap)
{
    if (!strip.isWanted())
        return 0;
    if (room - strip.band - gap >= board)
        return strip.band; // the steps are not worth a smaller board
    return room - strip.least - gap >= SmallestBoard ? strip.least : 0;
}

// Leaves as much room as possible between cards and board to the result of the game.
void addEnd(TablePlaces &at)
{
    const int card = std::min(at.near.height(), LowestBarPanel);
    at.far.setHeight(card);
    at.near.setTop(at.near.bottom() + 1 - card);
}

// Lays out cards at both sides.
TablePlaces wide(const QRect &all, int lineHeight, const TableWishes &wishes, int gap)
{
    TablePlaces at;
    const QRect room = all.adjusted(0, 0, 0, -gap);
    const BoardGrid grid =
        boardGrid(room, lineHeight, /*hasDrawer=*/false, wishes.steps > 0 ? wishes.steps + gap / 2 : 0);
    at.board = grid.board;
    at.near = QRect(at.board.left() - gap - grid.card, room.top(), grid.card, room.height());
    at.far = QRect(at.board.right() + 1 + gap, room.top(), grid.card, room.height());
    if (wishes.steps > 0)
        at.steps = QRect(at.board.left(), room.top(), at.board.width(), wishes.steps);
    if (wishes.side) {
        // Below the card, whose clock stays level with the other one.
        const int drawer = std::clamp(room.height() * 45 / 100, LowestSide, std::max(LowestSide, room.height() - 300));
        at.side = QRect(at.far.left(), room.bottom() + 1 - drawer, grid.card, drawer);
        at.far.setBottom(at.side.top() - 1 - gap);
    }
    return at;
}

TablePlaces stacked(const QRect &room, bool sideWanted, int gap)
{
    TablePlaces at;
    at.form = TablePlaces::Form::Stacked;
    at.sideIsOptional = true;
    const int width = room.width();
    int left = std::clamp(width * 22 / 100, 190, 620);
    const int middleWidth = width - left - gap;
    const int board = std::max(SmallestBoard, std::min(room.height(), middleWidth));
    // What the square board leaves over goes to the cards, as far as they can use it.
    left += std::min(std::max(0, middleWidth - board) / 2, left / 2);
    // The moves are between the cards, which shrink for them; the board keeps its place and size.
    const int half = (room.height() - gap) / 2;
    const int card =
        sideWanted ? std::clamp((room.height() - LowestSide) / 2 - gap, LowestFacePanel, LowestFullPanel) : half;
    at.near = QRect(room.left(), room.top(), left, card);
    at.far = QRect(room.left(), room.bottom() + 1 - card, left, card);
    const QRect free(QPoint(room.left() + left + gap, room.top()), room.bottomRight());
    at.board = centred({ board, board }, free);
    if (sideWanted)
        at.side =
            QRect(QPoint(room.left(), at.near.bottom() + 1 + gap), QPoint(at.near.right(), at.far.top() - 1 - gap));
    return at;
}

// `leastSide` is the least height of the moves; 0 if they are not wanted.
TablePlaces portrait(const QRect &room, int lineHeight, int leastSide, const StripHeights &strip, int gap)
{
    TablePlaces at;
    at.form = TablePlaces::Form::Upright;
    const int width = room.width();
    const int beyondBoard = room.height() - 2 * gap - SmallestBoard;
    const bool sideWanted = leastSide > 0 && beyondBoard >= 2 * LowestFullPanel + LowestSide + gap;
    // The board has the same size whether the moves are shown or not, as far as there is room.
    const int widest = sideWanted ? portrait(room, lineHeight, 0, strip, gap).board.width() : width;
    const int besides = room.height() - widest - 2 * (LowestFacePanel + gap) - gap; // without a smaller board
    const int sideHeight = sideWanted ? std::clamp(std::min(room.height() / 5, besides), leastSide, 400) + gap : 0;
    // In a game that begins with an opening, the panels leave room to the strip.
    const int liked = strip.isWanted() ? std::max(LowestBarPanel, lineHeight * 9 / 2) : LowestPanel;
    const int forBoard = room.height() - 2 * (LowestBarPanel + gap) - sideHeight;
    const int below = stripBelow(std::min(width, forBoard), forBoard, strip, gap);
    const int taken = sideHeight + (below > 0 ? below + gap : 0);
    const int spare = room.height() - 2 * gap - width - taken;
    // Panels shrink before they would cover the board.
    const int narrowest = below > 0 ? LowestBarPanel : LowestFacePanel;
    const int most = below > 0 && width < LikedBoard * 2 ? LowestBarPanel : liked;
    // On a phone, points that a finger hits are worth more than high cards.
    const int least = width < LikedBoard * 2 ? std::min(std::max(spare / 2, LowestFullPanel), most) : most;
    // For the moves they shrink as far as they can, so that the board keeps its size.
    const int lowest = sideWanted ? narrowest : std::clamp((beyondBoard - taken) / 2, narrowest, least);
    const int panel = std::clamp(spare / 2, lowest, std::max(lowest, room.height() / 6));
    const int board = std::max(SmallestBoard, std::min(widest, room.height() - 2 * (panel + gap) - taken));
    at.far = QRect(room.left(), room.top(), width, panel);
    at.near = QRect(room.left(), room.bottom() + 1 - panel, width, panel);
    const QRect middle(room.left(), room.top() + panel + gap, width, room.height() - 2 * (panel + gap) - taken);
    at.board = centred({ board, board }, middle);
    int bottom = at.near.top();
    if (sideWanted) {
        at.side = QRect(room.left(), bottom - sideHeight, width, sideHeight - gap);
        bottom = at.side.top();
    }
    if (below > 0)
        at.strip = QRect(room.left(), bottom - gap - below, width, below);
    return at;
}

// Lays the moves over the lower half of the board where they would otherwise have no room, or take it from the board:
// on a phone, while a reader wants them.
void laySideOver(TablePlaces &at, const TablePlaces &without, int leastSide, int gap)
{
    if (at.side.isValid() && at.board.width() == without.board.width())
        return;
    at = without;
    at.side = QRect(QPoint(at.near.left(), 0), QPoint(at.near.right(), at.near.top() - 1 - gap));
    // The middle row stays in sight: its points are asked about.
    const int below = at.board.center().y() + at.board.height() / 20;
    at.side.setTop(std::min(below, at.side.bottom() + 1 - leastSide));
}

// Returns the place of the bar that says who is better. It takes nothing from anything else.
QRect evaluationPlace(const TablePlaces &at, int gap)
{
    const int thick = std::max(4, gap - 4);
    const int edge = (gap - thick) / 2;
    if (at.portrait())
        return { at.board.left(), at.board.bottom() + 1 + edge, at.board.width(), thick };
    return { at.board.left() - edge - thick, at.board.top(), thick, at.board.height() };
}

} // namespace

TablePlaces tablePlaces(QSize window, int lineHeight, const TableWishes &wishes)
{
    const bool narrow = window.width() < 560;
    const int margin = narrow ? 6 : 12;
    const int gap = margin;
    const int statusHeight = narrow ? std::max(44, 2 * lineHeight + 4) : std::max(44, lineHeight + 16);
    const QRect all = QRect({ 0, 0 }, window).adjusted(margin, margin, -margin, 0);
    const QRect room = all.adjusted(0, 0, 0, -statusHeight - 4);
    TablePlaces at;
    if (window.height() > window.width()) {
        // After an opening, its place is free for the moves.
        const bool isInStrip =
            (wishes.side || wishes.sideIfFree) && !wishes.opens && !wishes.ends && wishes.strip.isWanted();
        const int leastSide = wishes.side ? wishes.leastSide : 0;
        at = portrait(room, lineHeight, isInStrip ? 0 : leastSide, wishes.strip, gap);
        if (isInStrip && at.strip.height() >= LowestSideInStrip)
            at.side = at.strip;
        else if (isInStrip)
            at = portrait(room, lineHeight, leastSide, wishes.strip, gap);
        if (wishes.side)
            laySideOver(at, portrait(room, lineHeight, 0, wishes.strip, gap), wishes.leastSide, gap);
        at.sideIsOptional = true;
        if (wishes.ends)
            addEnd(at);
    } else {
        // The form does not depend on the wishes: nothing must jump to another side in the middle of a game.
        const TablePlaces bare = wide(all, lineHeight, {}, gap);
        if (bare.board.width() >= stacked(room, false, gap).board.width() * WideBoardShare) {
            at = wide(all, lineHeight, wishes, gap);
            at.evaluation = evaluationPlace(at, gap);
            return at;
        }
        at = stacked(room, wishes.side, gap);
    }
    at.evaluation = evaluationPlace(at, gap);
    at.status = QRect(all.left() + 2, all.bottom() + 1 - statusHeight, all.width() - 4, statusHeight);
    return at;
}

} // namespace kagetsu::ui
