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

QRect centred(QSize size, const QRect &in)
{
    return { in.left() + (in.width() - size.width()) / 2, in.top() + (in.height() - size.height()) / 2, size.width(),
        size.height() };
}

TablePlaces landscape(const QRect &room, bool sideWanted, int gap)
{
    TablePlaces at;
    const int width = room.width();
    at.sideIsOptional = width < SideNeeds;
    const bool side = !at.sideIsOptional || sideWanted;
    int left = std::clamp(width * 22 / 100, 190, 620);
    int right = side ? std::clamp(width * 20 / 100, 206, 560) : 0;
    const int gaps = gap * (side ? 2 : 1);
    const int board = std::max(SmallestBoard, std::min(room.height(), width - left - right - gaps));
    // What the square leaves over goes to both columns, as far as they can use it.
    const int spare = std::max(0, width - left - right - gaps - board);
    left += std::min(spare / 2, left / 2);
    if (side)
        right += std::min(spare / 2, right / 2);
    const int half = (room.height() - gap) / 2;
    at.near = QRect(room.left(), room.top(), left, half);
    at.far = QRect(room.left(), room.bottom() + 1 - half, left, half);
    const QRect middle(room.left() + left + gap, room.top(), width - left - right - gaps, room.height());
    at.board = centred({ board, board }, middle);
    if (side)
        at.side = QRect(room.right() + 1 - right, room.top(), right, room.height());
    return at;
}

TablePlaces portrait(const QRect &room, bool sideWanted, int gap)
{
    TablePlaces at;
    at.portrait = true;
    const int width = room.width();
    const int beyondBoard = room.height() - 2 * gap - SmallestBoard;
    at.sideIsOptional = beyondBoard >= 2 * LowestFullPanel + LowestSide + gap;
    sideWanted = sideWanted && at.sideIsOptional;
    const int sideHeight = sideWanted ? std::clamp(room.height() / 5, LowestSide, 400) + gap : 0;
    const int spare = room.height() - 2 * gap - width - sideHeight;
    // Panels give way before they would cover the board.
    const int lowest = std::clamp((beyondBoard - sideHeight) / 2, LowestFacePanel, LowestPanel);
    const int panel = std::clamp(spare / 2, lowest, std::max(lowest, room.height() / 6));
    const int board = std::max(SmallestBoard, std::min(width, room.height() - 2 * (panel + gap) - sideHeight));
    at.far = QRect(room.left(), room.top(), width, panel);
    at.near = QRect(room.left(), room.bottom() + 1 - panel, width, panel);
    const QRect middle(room.left(), room.top() + panel + gap, width, room.height() - 2 * (panel + gap) - sideHeight);
    at.board = centred({ board, board }, middle);
    if (sideWanted)
        at.side = QRect(room.left(), at.near.top() - sideHeight, width, sideHeight - gap);
    return at;
}

} // namespace

TablePlaces tablePlaces(QSize window, int lineHeight, bool sideWanted)
{
    const bool narrow = window.width() < 560;
    const int margin = narrow ? 6 : 14;
    const int gap = narrow ? 6 : 14;
    const int statusHeight = narrow ? std::max(44, 2 * lineHeight + 4) : std::max(44, lineHeight + 16);
    const QRect all = QRect({ 0, 0 }, window).adjusted(margin, margin, -margin, 0);
    const QRect room = all.adjusted(0, 0, 0, -statusHeight - 4);
    const bool isPortrait = window.height() > window.width();
    TablePlaces at = isPortrait ? portrait(room, sideWanted, gap) : landscape(room, sideWanted, gap);
    at.status = QRect(all.left() + 2, all.bottom() + 1 - statusHeight, all.width() - 4, statusHeight);
    return at;
}

} // namespace kagetsu::ui
