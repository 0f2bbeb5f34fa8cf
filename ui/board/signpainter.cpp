// SPDX-License-Identifier: MIT
#include "ui/board/signpainter.h"

#include "ui/board/drawntext.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace kagetsu::ui {

namespace {

    // Nothing on the board gets thinner than this many units: on small boards signs must still be read.
    qreal stroke(qreal wanted, qreal least = 1.2)
    {
        return std::max(wanted, least);
    }

    QRectF around(QPointF centre, qreal width, qreal height)
    {
        return { centre.x() - width / 2, centre.y() - height / 2, width, height };
    }

} // namespace

void drawFoulSign(QPainter& painter, const QRectF& cell, rules::FoulKinds fouls, const Theme& theme)
{
    struct Line
    {
        QString text; // empty: the bar
        bool round;
    };
    std::vector<Line> lines;
    if (fouls.doubleThree)
        lines.push_back({ QStringLiteral("3\u00B73"), true });
    if (fouls.doubleFour)
        lines.push_back({ QStringLiteral("4\u00B74"), false });
    if (fouls.overline)
        lines.push_back({ {}, false });
    if (lines.empty())
        return;

    const qreal size = cell.width();
    const bool single = lines.size() == 1;
    const qreal height = size * (single ? 0.50 : lines.size() == 2 ? 0.42 : 0.31);
    const qreal barHeight = size * (single ? 0.22 : 0.16);
    const qreal gap = size * 0.03;
    qreal total = -gap;
    for (const Line& line : lines)
        total += gap + (line.text.isEmpty() ? barHeight : height);
    qreal top = cell.center().y() - total / 2;
    for (const Line& line : lines) {
        if (line.text.isEmpty()) {
            const QRectF bar = around({ cell.center().x(), top + barHeight / 2 }, size * 0.86, barHeight);
            painter.setPen(Qt::NoPen);
            painter.setBrush(theme.plaque);
            painter.drawRect(bar.adjusted(-size * 0.04, -size * 0.05, size * 0.04, size * 0.05));
            painter.setBrush(theme.forbidden);
            painter.drawRect(bar);
            top += barHeight + gap;
            continue;
        }
        const QRectF plaque = around({ cell.center().x(), top + height / 2 }, size * 0.84, height);
        const qreal width = stroke(size * 0.035, 1.0);
        const qreal corner = line.round ? height / 2 : size * 0.03;
        painter.setPen(QPen(theme.forbidden, width));
        painter.setBrush(theme.plaque);
        painter.drawRoundedRect(plaque.adjusted(width / 2, width / 2, -width / 2, -width / 2), corner, corner);
        drawText(painter, line.text, { plaque.center(), height * 0.62, size * 0.66 }, QFont::Bold, theme.forbidden);
        top += height + gap;
    }
}

void drawLastMove(QPainter& painter, const QRectF& cell, bool numbered, const Theme& theme)
{
    const qreal size = cell.width();
    const qreal radius = size * (numbered ? 0.405 : 0.215);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme.lastMove, stroke(size * (numbered ? 0.055 : 0.065), 1.5)));
    painter.drawEllipse(cell.center(), radius, radius);
}

void drawNumber(QPainter& painter, const QRectF& cell, int number, rules::Side side, const Theme& theme)
{
    const qreal size = cell.width();
    const QColor ink = side == rules::Side::Black ? theme.black.ink : theme.white.ink;
    const qreal height = size * (number < 10 ? 0.36 : 0.34);
    drawText(painter, QString::number(number), { cell.center(), height, size * 0.62 }, QFont::DemiBold, ink);
}

void drawUserMark(QPainter& painter, const QRectF& cell, const UserMark& mark, rules::Stone under, const Theme& theme)
{
    const qreal size = cell.width();
    const QPointF c = cell.center();
    const QColor ink = under == rules::Stone::None ? theme.userMark
        : under == rules::Stone::Black             ? theme.black.ink
                                                   : theme.white.ink;
    const bool labelled = !mark.label.isEmpty();
    if (labelled && under == rules::Stone::None) {
        // Lines must not run through the letter.
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme.plaque);
        painter.drawEllipse(c, size * 0.33, size * 0.33);
    }
    const qreal r = size * (labelled ? 0.40 : 0.25);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(ink, stroke(size * 0.06, 1.5), Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
    switch (mark.shape) {
    case MarkShape::None:
        break;
    case MarkShape::Circle:
        painter.drawEllipse(c, r, r);
        break;
    case MarkShape::Square:
        painter.drawRect(around(c, 1.7 * r, 1.7 * r));
        break;
    case MarkShape::Triangle: {
        const qreal s = r * 1.1;
        painter.drawPolygon(
            QPolygonF { c + QPointF(0, -s), c + QPointF(0.87 * s, 0.5 * s), c + QPointF(-0.87 * s, 0.5 * s) });
        break;
    }
    case MarkShape::Cross: {
        const qreal s = r * 0.85;
        painter.drawLine(c + QPointF(-s, -s), c + QPointF(s, s));
        painter.drawLine(c + QPointF(-s, s), c + QPointF(s, -s));
        break;
    }
    }
    if (labelled)
        drawText(painter, mark.label, { c, size * 0.36, size * 0.56 }, QFont::DemiBold, ink);
}

void drawDispute(QPainter& painter, const QRectF& cell, const Theme& theme)
{
    const qreal r = cell.width() * 0.68;
    const QPointF c = cell.center();
    const QPolygonF lozenge { c + QPointF(0, -r), c + QPointF(r, 0), c + QPointF(0, r), c + QPointF(-r, 0) };
    const qreal width = stroke(cell.width() * 0.075, 2.0);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme.plaque, width * 1.9, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter.drawPolygon(lozenge);
    painter.setPen(QPen(theme.disputed, width, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter.drawPolygon(lozenge);
}

void drawTentativeRing(QPainter& painter, const QRectF& cell, const Theme& theme)
{
    const qreal size = cell.width();
    const qreal radius = size * 0.475;
    const qreal width = stroke(size * 0.06, 1.5);
    constexpr int Dashes = 12;
    const qreal period = 2 * 3.14159265 * radius / width / Dashes;
    QPen pen(theme.tentative, width, Qt::CustomDashLine, Qt::FlatCap);
    pen.setDashPattern({ period * 0.58, period * 0.42 });
    painter.setBrush(Qt::NoBrush);
    painter.setPen(pen);
    painter.drawEllipse(cell.center(), radius, radius);
}

void drawCursor(QPainter& painter, const QRectF& cell, const Theme& theme)
{
    const qreal size = cell.width();
    const qreal width = stroke(size * 0.07, 2.0);
    const qreal arm = size * 0.26;
    const QRectF box = cell.adjusted(width / 2, width / 2, -width / 2, -width / 2);
    QPainterPath path;
    for (int right : { 0, 1 }) {
        for (int below : { 0, 1 }) {
            const QPointF corner(right ? box.right() : box.left(), below ? box.bottom() : box.top());
            path.moveTo(corner + QPointF(right ? -arm : arm, 0));
            path.lineTo(corner);
            path.lineTo(corner + QPointF(0, below ? -arm : arm));
        }
    }
    painter.strokePath(path, QPen(theme.cursor, width, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
}

void drawWinningRow(QPainter& painter, const BoardGeometry& geometry, const rules::UnbrokenRow& row, const Theme& theme)
{
    const QPointF from = geometry.centreOf(row.first);
    const QPointF to = geometry.centreOf(rules::advance(row.first, row.direction, row.length - 1));
    const qreal radius = geometry.stoneRadius();
    QPainterPath spine(from);
    spine.lineTo(to);
    QPainterPathStroker stroker(
        QPen(Qt::black, 2 * (radius + stroke(geometry.cell() * 0.075, 2.0)), Qt::SolidLine, Qt::RoundCap));
    painter.fillPath(stroker.createStroke(spine), theme.win);
}

void drawZone(QPainter& painter, const BoardGeometry& geometry, const BoardPicture& picture, const Theme& theme)
{
    QPainterPath allowed;
    for (rules::Point point : picture.points()) {
        if (!picture.at(point).signs.outOfZone)
            allowed.addRect(geometry.rectOf(point));
    }
    allowed = allowed.simplified();
    const QPointF first = geometry.centreOfPlace({ 0, 0 });
    const QPointF last = geometry.centreOfPlace({ geometry.viewColumns() - 1, geometry.viewRows() - 1 });
    const qreal half = geometry.cell() / 2;
    QPainterPath veil;
    veil.addRect(QRectF(first - QPointF(half, half), last + QPointF(half, half)));
    veil.addPath(allowed);
    veil.setFillRule(Qt::OddEvenFill);
    painter.fillPath(veil, theme.veil);
    painter.strokePath(allowed,
        QPen(theme.zone, stroke(geometry.line() * (theme.flat ? 3 : 1.5)), Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
}

} // namespace kagetsu::ui
