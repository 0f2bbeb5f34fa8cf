// SPDX-License-Identifier: MIT
#include "ui/controls/tableicon.h"

#include "ui/board/theme.h"

#include <QPainter>
#include <QPainterPath>

namespace kagetsu::ui {

namespace {

// All icons are drawn on a field of 24 × 24.
constexpr qreal Field = 24;

void paintFive(QPainter &painter, const QColor &colour)
{
    painter.setPen(QPen(colour, 1.4));
    painter.drawLine(QPointF(2, 22), QPointF(22, 2));
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    for (int i = 0; i < 5; ++i)
        painter.drawEllipse(QPointF(3.6 + 4.2 * i, 20.4 - 4.2 * i), 2.5, 2.5);
}

void paintForbidden(QPainter &painter, const QColor &colour)
{
    painter.setPen(QPen(colour, 2.2, Qt::SolidLine, Qt::RoundCap));
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(QPointF(12, 12), 9.2, 9.2);
    painter.drawLine(QPointF(8, 8), QPointF(16, 16));
    painter.drawLine(QPointF(16, 8), QPointF(8, 16));
}

void paintFlag(QPainter &painter, const QColor &colour)
{
    painter.setPen(QPen(colour, 2, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(QPointF(6, 2.5), QPointF(6, 22));
    QPainterPath cloth(QPointF(7, 3.5));
    cloth.cubicTo(QPointF(11, 1), QPointF(15, 7), QPointF(20.5, 4));
    cloth.lineTo(20.5, 13);
    cloth.cubicTo(QPointF(15, 16), QPointF(11, 10), QPointF(7, 12.5));
    cloth.closeSubpath();
    painter.setPen(Qt::NoPen);
    painter.fillPath(cloth, colour);
}

// A lamp.
void paintHint(QPainter &painter, const QColor &colour)
{
    painter.setPen(QPen(colour, 1.8, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    QPainterPath glass(QPointF(9.4, 16.4));
    glass.cubicTo(9.4, 13.6, 6.2, 12.8, 6.2, 9);
    glass.cubicTo(6.2, 1.6, 17.8, 1.6, 17.8, 9);
    glass.cubicTo(17.8, 12.8, 14.6, 13.6, 14.6, 16.4);
    glass.closeSubpath();
    painter.drawPath(glass);
    painter.drawLine(QPointF(10, 20), QPointF(14, 20));
}

void paintDraw(QPainter &painter, const QColor &colour)
{
    painter.setPen(QPen(colour, 2.6, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(QPointF(5, 9), QPointF(19, 9));
    painter.drawLine(QPointF(5, 15), QPointF(19, 15));
}

void paintResign(QPainter &painter, const QColor &colour)
{
    // A stone placed beside the board.
    painter.setPen(QPen(colour, 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawLine(QPointF(2.5, 20.5), QPointF(21.5, 20.5));
    painter.drawEllipse(QRectF(5, 12.5, 14, 5.6));
    painter.drawLine(QPointF(12, 2.5), QPointF(12, 8.6));
    painter.drawPolyline(QPolygonF({ QPointF(8.6, 5.8), QPointF(12, 9), QPointF(15.4, 5.8) }));
}

void paintSwap(QPainter &painter, const QColor &colour)
{
    painter.setPen(QPen(colour, 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawLine(QPointF(3, 8), QPointF(20, 8));
    painter.drawPolyline(QPolygonF({ QPointF(16, 4), QPointF(20, 8), QPointF(16, 12) }));
    painter.drawLine(QPointF(21, 16), QPointF(4, 16));
    painter.drawPolyline(QPolygonF({ QPointF(8, 12), QPointF(4, 16), QPointF(8, 20) }));
}

void paintTakeBack(QPainter &painter, const QColor &colour)
{
    painter.setPen(QPen(colour, 2.2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    QPainterPath way(QPointF(4, 9));
    way.lineTo(14, 9);
    way.cubicTo(QPointF(22.5, 9), QPointF(22.5, 20), QPointF(14, 20));
    way.lineTo(8, 20);
    painter.drawPath(way);
    painter.drawPolyline(QPolygonF({ QPointF(9, 4), QPointF(4, 9), QPointF(9, 14) }));
}

// Paints a crown.
void paintWon(QPainter &painter, const QColor &colour)
{
    painter.setPen(QPen(colour, 1.6, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(colour);
    painter.drawPolygon(QPolygonF({ QPointF(4, 17), QPointF(2.8, 7), QPointF(8, 11.5), QPointF(12, 4),
        QPointF(16, 11.5), QPointF(21.2, 7), QPointF(20, 17) }));
    painter.drawLine(QPointF(4.4, 20.6), QPointF(19.6, 20.6));
}

void paintPlay(QPainter &painter, const QColor &colour)
{
    painter.setPen(QPen(colour, 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(colour);
    painter.drawPolygon(QPolygonF({ QPointF(7, 4), QPointF(19, 12), QPointF(7, 20) }));
}

void paintPause(QPainter &painter, const QColor &colour)
{
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.drawRoundedRect(QRectF(5, 3.5, 5, 17), 1.4, 1.4);
    painter.drawRoundedRect(QRectF(14, 3.5, 5, 17), 1.4, 1.4);
}

} // namespace

void paintIcon(QPainter &painter, const QRectF &rect, TableIcon icon, const QColor &colour)
{
    const qreal side = qMin(rect.width(), rect.height());
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(rect.center() - QPointF(side / 2, side / 2));
    painter.scale(side / Field, side / Field);
    switch (icon) {
    case TableIcon::None: break;
    case TableIcon::Five: paintFive(painter, colour); break;
    case TableIcon::Forbidden: paintForbidden(painter, colour); break;
    case TableIcon::Flag: paintFlag(painter, colour); break;
    case TableIcon::Hint: paintHint(painter, colour); break;
    case TableIcon::Draw: paintDraw(painter, colour); break;
    case TableIcon::Resign: paintResign(painter, colour); break;
    case TableIcon::Play: paintPlay(painter, colour); break;
    case TableIcon::Pause: paintPause(painter, colour); break;
    case TableIcon::Swap: paintSwap(painter, colour); break;
    case TableIcon::TakeBack: paintTakeBack(painter, colour); break;
    case TableIcon::Won: paintWon(painter, colour); break;
    }
    painter.restore();
}

void paintStone(QPainter &painter, const QRectF &rect, bool black, const Theme &theme)
{
    const Theme::StoneColours &colours = black ? theme.black : theme.white;
    const qreal radius = qMin(rect.width(), rect.height()) / 2 - 1;
    const QPointF centre = rect.center();
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    if (theme.flat) {
        painter.setBrush(colours.body);
    } else {
        QRadialGradient gradient(centre, radius * 1.3, centre - QPointF(radius * 0.4, radius * 0.45));
        gradient.setColorAt(0, colours.gleam);
        gradient.setColorAt(0.45, colours.body);
        gradient.setColorAt(1, colours.rim);
        painter.setBrush(gradient);
    }
    painter.setPen(QPen(colours.outline, theme.flat ? 2 : 1));
    painter.drawEllipse(centre, radius, radius);
    painter.restore();
}

} // namespace kagetsu::ui
