// SPDX-License-Identifier: MIT
#include "ui/match/tableplaces.h"

#include <algorithm>

namespace kagetsu::ui {

namespace {

constexpr int SmallestBoard = 220;
constexpr int LowestPanel = 120;
constexpr int LowestFullPanel = 104; // a face and its claims
constexpr int LowestFacePanel = 44; // the face alone, in the smallest windows
constexpr int LowestSide = 130;
constexpr int SideNeeds = 860; // width of a window with room for the side panel
constexpr int LikedBoard = 300; // before the strip of an opening goes without its steps
constexpr int LowestBarPanel = 64; // a bar with one row of answers

QRect centred(QSize size, const QRect &in)
{
    return { in.left() + (in.width() - size.width()) / 2, in.top() + (in.height() - size.height()) / 2, size.width(),
        size.height() };
}

// How high the strip is below a board that would be so large without it; 0 where there is no room.
int stripBelow(int board, int room, const StripHeights &strip, int gap)
{
    if (!strip.isWanted())
        return 0;
    if (std::min(board, room - strip.band - gap) >= std::min(board, LikedBoard))
        return strip.band;
    return room - strip.least - gap >= SmallestBoard ? strip.least : 0;
}

TablePlaces landscape(const QRect &room, bool sideWanted, const StripHeights &strip, int gap)
{
    TablePlaces at;
    const int width = room.width();
    at.sideIsOptional = width < SideNeeds;
    const bool side = !at.sideIsOptional || sideWanted;
    int left = std::clamp(width * 22 / 100, 190, 620);
    int right = side ? std::clamp(width * 20 / 100, 206, 560) : 0;
    const int gaps = gap * (side ? 2 : 1);
    const int middleWidth = width - left - right - gaps;
    const int below =
        at.sideIsOptional ? stripBelow(std::min(room.height(), middleWidth), room.height(), strip, gap) : 0;
    const int boardRoom = room.height() - (below > 0 ? below + gap : 0);
    const int board = std::max(SmallestBoard, std::min(boardRoom, middleWidth));
    // What the square leaves over goes to both columns, as far as they can use it.
    const int spare = std::max(0, middleWidth - board);
    if (below == 0) {
        left += std::min(spare / 2, left / 2);
        if (side)
            right += std::min(spare / 2, right / 2);
    }
    const int half = (room.height() - gap) / 2;
    at.near = QRect(room.left(), room.top(), left, half);
    at.far = QRect(room.left(), room.bottom() + 1 - half, left, half);
    const QRect middle(room.left() + left + gap, room.top(), width - left - right - gaps, boardRoom);
    at.board = centred({ board, board }, middle);
    if (below > 0)
        at.strip = QRect(middle.left(), room.bottom() + 1 - below, middle.width(), below);
    if (side)
        at.side = QRect(room.right() + 1 - right, room.top(), right, room.height());
    if (strip.isWanted() && !at.sideIsOptional) {
        at.stripIsColumn = true;
        at.strip = at.side;
        at.strip.setHeight(std::min(strip.column, room.height() - LowestSide - gap));
        at.side.setTop(at.strip.bottom() + 1 + gap);
    }
    return at;
}

TablePlaces portrait(const QRect &room, int lineHeight, bool sideWanted, const StripHeights &strip, int gap)
{
    TablePlaces at;
    at.portrait = true;
    const int width = room.width();
    const int beyondBoard = room.height() - 2 * gap - SmallestBoard;
    at.sideIsOptional = beyondBoard >= 2 * LowestFullPanel + LowestSide + gap;
    sideWanted = sideWanted && at.sideIsOptional;
    const int sideHeight = sideWanted ? std::clamp(room.height() / 5, LowestSide, 400) + gap : 0;
    // While an opening runs there is next to nothing to claim, and the panels leave that room to the strip.
    const int liked = strip.isWanted() ? std::max(LowestBarPanel, lineHeight * 9 / 2) : LowestPanel;
    const int forBoard = room.height() - 2 * (LowestBarPanel + gap) - sideHeight;
    const int below = stripBelow(std::min(width, forBoard), forBoard, strip, gap);
    const int taken = sideHeight + (below > 0 ? below + gap : 0);
    const int spare = room.height() - 2 * gap - width - taken;
    // Panels give way before they would cover the board.
    const int narrowest = below > 0 ? LowestBarPanel : LowestFacePanel;
    const int most = below > 0 && width < LikedBoard * 2 ? LowestBarPanel : liked;
    const int lowest = std::clamp((beyondBoard - taken) / 2, narrowest, most);
    const int panel = std::clamp(spare / 2, lowest, std::max(lowest, room.height() / 6));
    const int board = std::max(SmallestBoard, std::min(width, room.height() - 2 * (panel + gap) - taken));
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

} // namespace

TablePlaces tablePlaces(QSize window, int lineHeight, bool sideWanted, const StripHeights &strip)
{
    const bool narrow = window.width() < 560;
    const int margin = narrow ? 6 : 14;
    const int gap = narrow ? 6 : 14;
    const int statusHeight = narrow ? std::max(44, 2 * lineHeight + 4) : std::max(44, lineHeight + 16);
    const QRect all = QRect({ 0, 0 }, window).adjusted(margin, margin, -margin, 0);
    const QRect room = all.adjusted(0, 0, 0, -statusHeight - 4);
    const bool isPortrait = window.height() > window.width();
    TablePlaces at =
        isPortrait ? portrait(room, lineHeight, sideWanted, strip, gap) : landscape(room, sideWanted, strip, gap);
    at.status = QRect(all.left() + 2, all.bottom() + 1 - statusHeight, all.width() - 4, statusHeight);
    return at;
}

} // namespace kagetsu::ui
