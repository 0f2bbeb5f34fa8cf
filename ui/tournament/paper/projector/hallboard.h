// SPDX-License-Identifier: MIT
#pragma once

#include "venue/live/livegame.h"

#include <QFont>
#include <QPixmap>
#include <QRectF>
#include <QString>

#include <vector>

class QPainter;

namespace kagetsu::ui {

// A board of an event while it is played, as the hall sees it: what public pages tell (venue.md#live-boards).
struct HallBoard
{
    QString title; // "Table 3", with the section where there are several
    QString black; // names as everybody may read them
    QString white;
    venue::LiveBoard board;

    friend bool operator==(const HallBoard &, const HallBoard &) = default;
};

// Returns what the clock of a colour shows at a moment (milliseconds since 1970, UTC): "14:32", "0:27 ×3"; empty
// without a clock. At zero it waits: whether a flag has fallen is told by the next picture alone.
QString hallClock(const HallBoard &board, rules::Side side, std::int64_t now);

// Paints boards with names and clocks, as large as they all fit, up to twelve. Stones are painted once for as long as
// they stay.
class HallBoardPainter
{
public:
    static constexpr std::size_t MostBoards = 12;

    void paint(QPainter &painter, const QRectF &room, const std::vector<HallBoard> &boards, std::size_t first,
        std::size_t count, std::int64_t now);
    // Returns how many columns show this many boards largest.
    static int columnsFor(std::size_t count, const QSizeF &room);

private:
    // A board that was painted before, at this size.
    struct Painted
    {
        venue::LiveBoard board;
        int side = 0;
        QPixmap picture;
    };

    const QPixmap &pictureOf(std::size_t index, const venue::LiveBoard &board, int side, qreal ratio);

    std::vector<Painted> m_painted;
};

} // namespace kagetsu::ui
