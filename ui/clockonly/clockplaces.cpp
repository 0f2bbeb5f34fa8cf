// SPDX-License-Identifier: MIT
// Where the parts of the page of the clock stand.
#include "ui/clockonly/clockbar.h"
#include "ui/clockonly/clockpage.h"
#include "ui/clockonly/notebar.h"
#include "ui/look/controls/tablebutton.h"

#include <algorithm>

namespace kagetsu::ui {

namespace {

constexpr int Margin = 10;

} // namespace

void ClockPage::setPlaces(ClockPlaces places)
{
    m_places = places;
    syncButtons();
    place();
}

void ClockPage::place()
{
    const QRect room = rect().adjusted(Margin, Margin, -Margin, -Margin);
    const int bar = m_bar->heightForWidth(room.width());
    const int notes = m_notes->isHidden() ? 0 : m_notes->heightForWidth(room.width()) + Margin;
    const int between = bar + notes;
    ClockFace *left = m_faces[seatAtLeft()];
    ClockFace *right = m_faces[otherSeat(seatAtLeft())];
    const bool calls = !m_calls.a->isHidden();
    const int call = calls ? TouchSize + Margin : 0;
    int top = room.top();
    if (m_places == ClockPlaces::Facing) {
        const int half = std::max(60, (room.height() - between - 2 * Margin) / 2 - call);
        right->setGeometry(room.left(), top, room.width(), half);
        left->setGeometry(room.left(), room.bottom() + 1 - half, room.width(), half);
        m_calls[otherSeat(seatAtLeft())]->setGeometry(room.left(), top + half + Margin, room.width(), TouchSize);
        m_calls[seatAtLeft()]->setGeometry(
            room.left(), room.bottom() + 1 - half - Margin - TouchSize, room.width(), TouchSize);
        top += half + call + Margin;
    } else {
        const int half = (room.width() - Margin) / 2;
        const int high = std::max(60, room.height() - between - Margin - call);
        left->setGeometry(room.left(), top, half, high);
        right->setGeometry(room.right() + 1 - half, top, half, high);
        m_calls[seatAtLeft()]->setGeometry(room.left(), top + high + Margin, half, TouchSize);
        m_calls[otherSeat(seatAtLeft())]->setGeometry(room.right() + 1 - half, top + high + Margin, half, TouchSize);
        top += high + call + Margin;
    }
    m_calls[otherSeat(seatAtLeft())]->setTurned(m_places == ClockPlaces::Facing);
    m_calls[seatAtLeft()]->setTurned(false);
    left->setTurned(false);
    right->setTurned(m_places == ClockPlaces::Facing);
    m_bar->setGeometry(room.left(), top, room.width(), bar);
    m_bar->arrange();
    if (notes > 0)
        m_notes->setGeometry(room.left(), top + bar, room.width(), notes - Margin);
    // A name is read from as far as the digits.
    for (const Seat seat : BothSeats) {
        ClockFace *face = m_faces[seat];
        QFont large = font();
        const int pixels = std::min(face->width() / 16, face->height() / 10);
        large.setPixelSize(std::clamp(pixels, 13, 96));
        if (face->font() != large)
            face->setFont(large);
    }
}

} // namespace kagetsu::ui
