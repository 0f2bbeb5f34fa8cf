// SPDX-License-Identifier: MIT
#include "ui/board/painting/signpainter.h"

#include "ui/board/painting/drawntext.h"
#include "ui/board/painting/markink.h"
#include "ui/board/painting/pixels.h"

#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace kagetsu::ui {

void drawFoulSign(QPainter &painter, const QRectF &cell, rules::FoulKinds fouls, const Theme &theme)
{
    struct Stroke
    {
        QString text; // empty for the bar
        bool round;
    };
    std::vector<Stroke> lines;
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
    const qreal height = size * (single ? 0.54 : lines.size() == 2 ? 0.47 : 0.38);
    const qreal barHeight = size * (single ? 0.24 : 0.17);
    const qreal gap = size * 0.02;
    qreal total = -gap;
    for (const Stroke &line : lines)
        total += gap + (line.text.isEmpty() ? barHeight : height);
    qreal top = cell.center().y() - total / 2;
    for (const Stroke &line : lines) {
        if (line.text.isEmpty()) {
            const QRectF bar =
                sharp(painter, around({ cell.center().x(), top + barHeight / 2 }, size * 0.88, barHeight));
            const qreal edge = border(painter, size * 0.04);
            painter.setPen(Qt::NoPen);
            painter.setBrush(theme.plaque);
            painter.drawRect(bar.adjusted(-edge, -edge, edge, edge));
            painter.setBrush(theme.forbidden);
            painter.drawRect(bar);
            top += barHeight + gap;
            continue;
        }
        const QRectF plaque = sharp(painter, around({ cell.center().x(), top + height / 2 }, size * 0.90, height));
        const qreal width = border(painter, size * 0.035);
        const qreal corner = line.round ? height / 2 : size * 0.03;
        painter.setPen(QPen(theme.forbidden, width));
        painter.setBrush(theme.plaque);
        painter.drawRoundedRect(plaque.adjusted(width / 2, width / 2, -width / 2, -width / 2), corner, corner);
        drawText(painter, line.text, { plaque.center(), height * (single ? 0.62 : 0.66), size * 0.70 }, QFont::Bold,
            theme.forbidden);
        top += height + gap;
    }
}

void drawSeemingSign(QPainter &painter, const QRectF &cell, rules::FoulKinds kinds, const Theme &theme)
{
    QStringList lines;
    if (kinds.doubleThree)
        lines << QStringLiteral("3\u00B73");
    if (kinds.doubleFour)
        lines << QStringLiteral("4\u00B74");
    if (lines.isEmpty())
        return;
    const qreal size = cell.width();
    const qreal height = size * (lines.size() == 1 ? 0.50 : 0.43);
    const qreal width = stroke(painter, size * 0.045, 1.2);
    qreal top = cell.center().y() - height * static_cast<qreal>(lines.size()) / 2;
    for (const QString &text : lines) {
        const QRectF plaque = around({ cell.center().x(), top + height / 2 }, size * 0.84, height);
        painter.setBrush(theme.plaque);
        painter.setPen(QPen(theme.proof, width, Qt::DotLine, Qt::FlatCap));
        painter.drawRoundedRect(plaque.adjusted(width / 2, width / 2, -width / 2, -width / 2), height / 4, height / 4);
        drawText(painter, text, { plaque.center(), height * 0.60, size * 0.62 }, QFont::Normal, theme.proof);
        painter.setPen(QPen(theme.proof, width, Qt::SolidLine, Qt::FlatCap));
        painter.drawLine(plaque.bottomLeft(), plaque.topRight());
        top += height;
    }
}

void drawLastMove(QPainter &painter, const QRectF &cell, const BoardCell &content, const Theme &theme)
{
    const qreal size = cell.width();
    const bool numbered = content.stone != rules::Stone::None && content.number > 0;
    // Inside the thick outline of a flat white stone, with which it would merge.
    const bool isOutlined = theme.flat && content.stone == rules::Stone::White;
    const qreal radius = size * (!numbered ? 0.205 : isOutlined ? 0.355 : 0.395);
    const QColor colour = content.stone == rules::Stone::Black ? theme.lastMoveOnBlack : theme.lastMoveOnWhite;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(colour, stroke(painter, size * (numbered ? 0.060 : 0.068), 1.6)));
    painter.drawEllipse(cell.center(), radius, radius);
}

void drawNumber(QPainter &painter, const QRectF &cell, int number, rules::Side side, const Theme &theme)
{
    const qreal size = cell.width();
    const QColor ink = side == rules::Side::Black ? theme.black.ink : theme.white.ink;
    const qreal height = size * (number < 10 ? 0.35 : 0.33);
    drawText(painter, QString::number(number), { cell.center(), height, size * 0.62 }, QFont::DemiBold, ink);
}

namespace {

bool isLight(const QColor &colour)
{
    return qGray(colour.rgb()) > 127;
}

// Draws the outline of a mark with the painter's pen, extending r to each side.
void drawShape(QPainter &painter, MarkShape shape, QPointF c, qreal r)
{
    switch (shape) {
    case MarkShape::None: break;
    case MarkShape::Circle: painter.drawEllipse(c, r, r); break;
    case MarkShape::Square: painter.drawRect(around(c, 1.7 * r, 1.7 * r)); break;
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
}

} // namespace

namespace {

// Draws a shape along the rim of a numbered stone, leaving out what would run through the number.
void drawAroundNumber(QPainter &painter, MarkShape shape, QPointF c, qreal size, bool isOutlined)
{
    switch (shape) {
    case MarkShape::None: break;
    case MarkShape::Circle:
        painter.drawEllipse(c, size * (isOutlined ? 0.355 : 0.41), size * (isOutlined ? 0.355 : 0.41));
        break;
    case MarkShape::Square: painter.drawRect(around(c, size * 0.66, size * 0.66)); break;
    case MarkShape::Triangle: {
        // A small one above the number.
        const QPointF top = c + QPointF(0, -0.44 * size);
        painter.drawPolygon(
            QPolygonF { top, top + QPointF(0.13 * size, 0.20 * size), top + QPointF(-0.13 * size, 0.20 * size) });
        break;
    }
    case MarkShape::Cross:
        for (const QPointF &way : { QPointF(1, 1), QPointF(1, -1), QPointF(-1, 1), QPointF(-1, -1) })
            painter.drawLine(c + way * size * 0.21, c + way * size * 0.33);
        break;
    }
}

// Draws a label beside the number, on a plaque at the upper right of the rim.
void drawLabelBesideNumber(
    QPainter &painter, const QString &label, const QRectF &cell, const QColor &ink, const Theme &theme)
{
    const qreal size = cell.width();
    const QRectF plaque = around(cell.center() + QPointF(0.33, -0.33) * size, size * 0.36, size * 0.36);
    painter.setPen(QPen(ink, stroke(painter, size * 0.03, 1)));
    painter.setBrush(theme.plaque);
    painter.drawEllipse(plaque);
    drawText(painter, label, { plaque.center(), size * 0.2, size * 0.27 }, QFont::DemiBold, ink);
}

} // namespace

void drawUserMark(QPainter &painter, const QRectF &cell, const UserMark &mark, rules::Stone under, MarkPlace place,
    const Theme &theme)
{
    const qreal size = cell.width();
    const QPointF c = cell.center();
    const QColor usual = under == rules::Stone::None ? theme.userMark
        : under == rules::Stone::Black               ? theme.black.ink
                                                     : theme.white.ink;
    // The background of the ink: dark where the usual ink is light.
    const bool isOnDark = isLight(usual);
    const QColor ground = under == rules::Stone::Black ? theme.black.body
        : under == rules::Stone::White                 ? theme.white.body
                                                       : theme.plaque;
    const MarkInk ink = markInk(mark.colour, usual, isOnDark, stroke(painter, size * 0.06, 1.5), theme);
    const bool labelled = !mark.label.isEmpty();
    if (place == MarkPlace::AroundNumber) {
        painter.setBrush(mark.shape == MarkShape::Triangle ? QBrush(ink.colour) : QBrush(Qt::NoBrush));
        QPen pen = ink.pen;
        pen.setWidthF(ink.pen.widthF() * stroke(painter, size * 0.055, 1.5) / stroke(painter, size * 0.06, 1.5));
        painter.setPen(pen);
        drawAroundNumber(painter, mark.shape, c, size, theme.flat && under == rules::Stone::White);
        if (labelled)
            drawLabelBesideNumber(painter, mark.label, cell,
                markInk(mark.colour, theme.userMark, isLight(theme.userMark), 1, theme).colour, theme);
        return;
    }
    if (labelled && under == rules::Stone::None) {
        // Lines must not run through the letter.
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme.plaque);
        painter.drawEllipse(c, size * 0.33, size * 0.33);
    }
    const qreal r = size * (place == MarkPlace::AroundSign ? 0.56 : labelled ? 0.40 : 0.25);
    // A coloured letter alone would print like any other: on paper it has a ring in its colour's line style.
    const bool isRinged = labelled && mark.shape == MarkShape::None && mark.colour != MarkColour::Plain && theme.flat;
    const MarkShape shape = isRinged ? MarkShape::Circle : mark.shape;
    const auto draw = [&](const QPen &pen) {
        painter.setPen(pen);
        drawShape(painter, shape, c, r);
    };
    const auto solid = [](const QColor &colour, qreal width) {
        return QPen(colour, width, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin);
    };
    painter.setBrush(Qt::NoBrush);
    // Away from its point the mark crosses lines and stones: light below it sets it apart from them.
    if (place == MarkPlace::AroundSign)
        draw(solid(theme.plaque, 2.2 * ink.pen.widthF()));
    draw(ink.pen);
    if (ink.isDouble)
        draw(solid(ground, ink.pen.widthF() * 0.36));
    if (labelled)
        drawText(painter, mark.label, { c, size * 0.36, size * 0.56 }, QFont::DemiBold, ink.colour);
}

void drawDispute(QPainter &painter, const QRectF &cell, const Theme &theme)
{
    const qreal r = cell.width() * 0.74;
    const QPointF c = cell.center();
    const QPolygonF lozenge { c + QPointF(0, -r), c + QPointF(r, 0), c + QPointF(0, r), c + QPointF(-r, 0) };
    const qreal width = stroke(painter, cell.width() * 0.075, 2.0);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme.plaque, width * 1.9, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter.drawPolygon(lozenge);
    painter.setPen(QPen(theme.disputed, width, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter.drawPolygon(lozenge);
}

void drawEqualSign(QPainter &painter, const QRectF &cell, int offer, const Theme &theme)
{
    const qreal size = cell.width();
    const QString text = QStringLiteral("=%1").arg(offer);
    const QRectF plaque = around(cell.center(), size * 0.62, size * 0.42);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.plaque);
    painter.drawRoundedRect(plaque, size * 0.08, size * 0.08);
    drawText(painter, text, { plaque.center(), size * 0.26, plaque.width() * 0.88 }, QFont::DemiBold, theme.proof);
}

void drawAlternative(QPainter &painter, const QRectF &cell, int number, const Theme &theme)
{
    const qreal size = cell.width();
    painter.setBrush(theme.plaque);
    painter.setPen(QPen(theme.userMark, stroke(painter, size * 0.04, 1.2), Qt::DotLine, Qt::FlatCap));
    painter.drawEllipse(cell.center(), size * 0.30, size * 0.30);
    drawText(
        painter, QString::number(number), { cell.center(), size * 0.26, size * 0.42 }, QFont::Medium, theme.userMark);
}

void drawNextMove(QPainter &painter, const QRectF &cell, NextMove next, MarkPlace place, const Theme &theme)
{
    if (next == NextMove::None)
        return;
    const qreal size = cell.width();
    const QPointF c = cell.center();
    const qreal r = size * (place == MarkPlace::AroundSign ? 0.54 : 0.40);
    QPainterPath sign;
    if (next == NextMove::Elsewhere) {
        const qreal a = r * 1.12;
        sign.addPolygon(QPolygonF {
            c + QPointF(0, -a), c + QPointF(a, 0), c + QPointF(0, a), c + QPointF(-a, 0), c + QPointF(0, -a) });
    } else {
        sign.addEllipse(c, r, r);
    }
    const bool isMain = next == NextMove::Main;
    const qreal width = stroke(painter, size * (isMain ? 0.085 : 0.05), isMain ? 2.0 : 1.4);
    const QColor colour = next == NextMove::Elsewhere ? theme.proof : theme.userMark;
    painter.strokePath(sign, QPen(theme.plaque, width * 2.0, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
    QPen pen(colour, width, next == NextMove::Elsewhere ? Qt::DashLine : Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin);
    painter.strokePath(sign, pen);
    if (isMain && place == MarkPlace::Alone) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(colour);
        painter.drawEllipse(c, size * 0.10, size * 0.10);
    }
}

void drawArrow(QPainter &painter, const BoardGeometry &geometry, const UserArrow &arrow, const Theme &theme)
{
    const qreal cell = geometry.cell();
    const QLineF whole(geometry.centreOf(arrow.from), geometry.centreOf(arrow.to));
    // From rim to rim, so that what is on the points stays visible.
    const qreal rim = cell * 0.28 / whole.length();
    const QLineF shaft(whole.pointAt(rim), whole.pointAt(1 - rim));
    const qreal width = stroke(painter, cell * 0.075, 2.0);
    QPainterPath path(shaft.p1());
    path.lineTo(shaft.p2());
    if (arrow.hasHead) {
        const QLineF unit = whole.unitVector();
        const QPointF along = QPointF(unit.dx(), unit.dy()) * cell * 0.26;
        const QPointF across(-along.y() * 0.6, along.x() * 0.6);
        path.moveTo(shaft.p2() - along + across);
        path.lineTo(shaft.p2());
        path.lineTo(shaft.p2() - along - across);
    }
    const MarkInk ink = markInk(arrow.colour, theme.userMark, isLight(theme.userMark), width, theme);
    const qreal wide = std::max(width, ink.pen.widthF());
    painter.strokePath(path, QPen(theme.plaque, width + 1.1 * wide, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    QPen pen = ink.pen;
    pen.setJoinStyle(Qt::RoundJoin);
    if (pen.style() == Qt::SolidLine)
        pen.setCapStyle(Qt::RoundCap);
    painter.strokePath(path, pen);
    if (ink.isDouble)
        painter.strokePath(path, QPen(theme.plaque, wide * 0.36, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin));
}

void drawRefused(QPainter &painter, const QRectF &cell, const Theme &theme)
{
    const qreal r = cell.width() * 0.40;
    const qreal a = r * 0.7071;
    const QPointF c = cell.center();
    QPainterPath sign;
    sign.addEllipse(c, r, r);
    sign.moveTo(c + QPointF(-a, -a));
    sign.lineTo(c + QPointF(a, a));
    const qreal width = stroke(painter, cell.width() * 0.09, 2.0);
    painter.strokePath(sign, QPen(theme.plaque, width * 1.9, Qt::SolidLine, Qt::FlatCap));
    painter.strokePath(sign, QPen(theme.disputed, width, Qt::SolidLine, Qt::FlatCap));
}

void drawEqualPair(QPainter &painter, const BoardGeometry &geometry, const EqualPair &pair, const Theme &theme)
{
    const qreal cell = geometry.cell();
    const QPointF origin = geometry.centreOf({ 0, 0 });
    const QPointF right = geometry.centreOf({ 1, 0 }) - origin;
    const QPointF up = geometry.centreOf({ 0, 1 }) - origin;
    const QPointF element = origin + right * pair.doubledX / 2.0 + up * pair.doubledY / 2.0;
    const QPointF from = geometry.centreOf(pair.offered);
    const QPointF to = geometry.centreOf(pair.point);
    const qreal width = stroke(painter, cell * 0.085, 2.0);
    // Twice: the light edge below sets the lines apart from the grid and from dark stones.
    const auto strokeTwice = [&](const QPainterPath &path, qreal thick, Qt::PenStyle style) {
        painter.strokePath(path, QPen(theme.plaque, thick * 2.1, Qt::SolidLine, Qt::RoundCap));
        painter.strokePath(path, QPen(theme.proof, thick, style, Qt::FlatCap));
    };
    // From rim to rim: what is on the points stays visible.
    const QPointF over = pair.by == EqualPair::By::QuarterTurn ? element : (from + to) / 2;
    QPainterPath way;
    for (const QPointF &end : { from, to }) {
        const QLineF leg(end, over);
        if (leg.length() <= cell * 0.5)
            continue;
        way.moveTo(leg.pointAt(cell * 0.5 / leg.length()));
        way.lineTo(over);
    }
    strokeTwice(way, width * 0.8, Qt::DotLine);
    QPainterPath sign;
    if (pair.by == EqualPair::By::Axis) {
        const BoardFrame &frame = geometry.frame();
        const QPointF step = right * pair.dx + up * pair.dy;
        const QRectF plate = QRectF(geometry.centreOfPlace({ 0, 0 }),
            geometry.centreOfPlace({ geometry.viewColumns() - 1, geometry.viewRows() - 1 }))
                                 .adjusted(-cell / 2, -cell / 2, cell / 2, cell / 2);
        const qreal far = frame.columns + frame.rows;
        painter.save();
        painter.setClipRect(plate, Qt::IntersectClip);
        QPainterPath axis(element - step * far);
        axis.lineTo(element + step * far);
        strokeTwice(axis, width, Qt::DashLine);
        painter.restore();
    } else {
        // The centre of a rotation.
        sign.addEllipse(element, cell * 0.26, cell * 0.26);
        strokeTwice(sign, width, Qt::SolidLine);
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme.proof);
        painter.drawEllipse(element, cell * 0.10, cell * 0.10);
    }
    QPainterPath rings;
    for (const QPointF &centre : { from, to })
        rings.addEllipse(centre, cell * 0.49, cell * 0.49);
    strokeTwice(rings, width * 0.8, Qt::SolidLine);
}

void drawTentativeRing(QPainter &painter, const QRectF &cell, const Theme &theme)
{
    const qreal size = cell.width();
    const qreal radius = size * 0.475;
    const qreal width = stroke(painter, size * 0.06, 1.5);
    constexpr int Dashes = 12;
    const qreal period = 2 * 3.14159265 * radius / width / Dashes;
    QPen pen(theme.tentative, width, Qt::CustomDashLine, Qt::FlatCap);
    pen.setDashPattern({ period * 0.58, period * 0.42 });
    painter.setBrush(Qt::NoBrush);
    painter.setPen(pen);
    painter.drawEllipse(cell.center(), radius, radius);
}

void drawCursor(QPainter &painter, const QRectF &cell, const Theme &theme)
{
    const qreal size = cell.width();
    const qreal width = std::max(border(painter, size * 0.07), stroke(painter, 0, 2.0));
    const qreal arm = size * 0.26;
    const QRectF box = sharp(painter, cell).adjusted(width / 2, width / 2, -width / 2, -width / 2);
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

void drawWinningRow(QPainter &painter, const BoardGeometry &geometry, const rules::UnbrokenRow &row, const Theme &theme)
{
    const QPointF from = geometry.centreOf(row.first);
    const QPointF to = geometry.centreOf(rules::advance(row.first, row.direction, row.length - 1));
    const qreal line = stroke(painter, geometry.cell() * (theme.flat ? 0.11 : 0.06), 2.0);
    QPainterPath spine(from);
    spine.lineTo(to);
    QPainterPathStroker stroker(
        QPen(Qt::black, 2 * geometry.stoneRadius() + geometry.cell() * 0.13, Qt::SolidLine, Qt::RoundCap));
    const QPainterPath band = stroker.createStroke(spine);
    QColor fill = theme.win;
    fill.setAlphaF(theme.flat ? 0.0F : 0.42F);
    // Gold is hardly lighter or darker than wood: a rim in the colour of the lines sets it apart.
    if (!theme.flat)
        painter.strokePath(band, QPen(theme.grid, line + 2 * stroke(painter, geometry.cell() * 0.03, 1.0)));
    painter.setPen(QPen(theme.win, line));
    painter.setBrush(fill);
    painter.drawPath(band);
}

void drawZone(QPainter &painter, const BoardGeometry &geometry, const BoardPicture &picture, const Theme &theme)
{
    // Lighten what is allowed: darkening the rest would make the wood look muddy. Whole runs of a row are used because
    // uniting a path of single cells takes many times as long, and every hover repaints it.
    QPainterPath allowed;
    for (int row = 0; row < geometry.viewRows(); ++row) {
        QRectF run;
        for (int column = 0; column < geometry.viewColumns(); ++column) {
            const rules::Point point = geometry.pointOfPlace({ column, row });
            if (!picture.at(point).signs.outOfZone) {
                run = run.united(geometry.rectOf(point));
            } else if (!run.isNull()) {
                allowed.addRect(run);
                run = QRectF();
            }
        }
        if (!run.isNull())
            allowed.addRect(run);
    }
    allowed = allowed.simplified();
    painter.fillPath(allowed, theme.allowed);
    painter.strokePath(allowed,
        QPen(theme.zone, stroke(painter, geometry.line() * (theme.flat ? 3 : 2), 1.6), Qt::SolidLine, Qt::FlatCap,
            Qt::MiterJoin));
}

} // namespace kagetsu::ui
