// SPDX-License-Identifier: MIT
// Layout of the clock page.
#include "ui/match/clockonly/clockpage.h"

#include <algorithm>

namespace kagetsu::ui {

namespace {

constexpr int Margin = 10;

} // namespace

void ClockPage::setPlaces(ClockPlaces places)
{
    m_places = places;
    m_redraw.due();
}

void ClockPage::place()
{
    const QRect room = rect().adjusted(Margin, Margin, -Margin, -Margin);
    const int bar = m_bar->heightForWidth(room.width());
    const int notes = m_notes->isHidden() ? 0 : m_notes->heightForWidth(room.width()) + Margin;
    const int between = bar + notes;
    const int call = m_calls.a->isHidden() ? 0 : TouchSize + Margin;
    const bool facing = m_places == ClockPlaces::Facing;
    const int wide = facing ? room.width() : (room.width() - Margin) / 2;
    const int both = room.height() - between - Margin;
    const int high = std::max(60, facing ? (both - Margin) / 2 - call : both - call);
    const int top = room.top() + high + Margin; // top of what is between the halves, or below them
    const QRect far(room.right() + 1 - wide, room.top(), wide, high);
    const QRect near(room.left(), facing ? room.bottom() + 1 - high : room.top(), wide, high);
    const Seat left = seatAtLeft();
    const Seat right = otherSeat(left);
    m_faces[right]->setGeometry(far);
    m_faces[left]->setGeometry(near);
    m_calls[right]->setGeometry(far.left(), top, wide, TouchSize);
    m_calls[left]->setGeometry(near.left(), facing ? near.top() - Margin - TouchSize : top, wide, TouchSize);
    for (const Seat seat : BothSeats) {
        ClockFace *face = m_faces[seat];
        face->setTurned(facing && seat == right);
        m_calls[seat]->setTurned(facing && seat == right);
        // A name is read from the same distance as the digits.
        QFont large = font();
        large.setPixelSize(std::clamp(std::min(face->width() / 16, face->height() / 10), 13, 96));
        if (face->font() != large)
            face->setFont(large);
    }
    m_bar->setGeometry(room.left(), top + call, room.width(), bar);
    m_bar->arrange();
    if (notes > 0)
        m_notes->setGeometry(room.left(), top + call + bar, room.width(), notes - Margin);
}

} // namespace kagetsu::ui
