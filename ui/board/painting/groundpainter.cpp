// SPDX-License-Identifier: MIT
#include "ui/board/painting/boardpainter.h"

#include "text/rules/rules.h"
#include "ui/board/painting/drawntext.h"
#include "ui/board/painting/pixels.h"
#include "ui/board/painting/woodgrain.h"

#include <QImage>
#include <QPainter>
#include <QPainterPath>

#include <array>
#include <cmath>

namespace kagetsu::ui {

namespace {

// In cells: the radius of the plate's corners, and the reach of its shadow.
constexpr qreal CornerPart = 0.10;
constexpr qreal ShadowPart = 0.095;

QColor faded(QColor colour, qreal alpha)
{
    colour.setAlphaF(static_cast<float>(colour.alphaF() * alpha));
    return colour;
}

// Paints the soft shadow of a plate: layers that extend farther and farther from under it, below more than above.
void paintShadowLayers(QPainter &painter, const QRectF &plate, qreal cell, const QColor &colour)
{
    constexpr int MostLayers = 8;
    constexpr qreal Depth = 0.31; // opacity of all layers together
    const qreal corner = cell * CornerPart;
    const qreal reach = cell * ShadowPart;
    // Pixels cannot show finer steps.
    const int layers = std::clamp(static_cast<int>(std::ceil(reach)), 2, MostLayers);
    const qreal depth = 1 - std::pow(1 - Depth, 1.0 / layers);
    painter.setPen(Qt::NoPen);
    for (int i = layers; i > 0; --i) {
        const qreal spread = reach * i / layers;
        // Only the visible rim: filling the whole plate eight times is slow on a large screen.
        QPainterPath rim;
        rim.setFillRule(Qt::OddEvenFill);
        rim.addRoundedRect(
            plate.adjusted(-spread * 0.6, -spread * 0.4, spread * 0.6, spread), corner + spread, corner + spread);
        rim.addRect(plate.adjusted(corner, corner, -corner, -corner));
        painter.fillPath(rim, faded(colour, depth));
    }
}

// Paints the same shadow in pixels: drawn around the smallest plate that has all four corners, whose edges are then
// stretched. Eight layers of a whole board took longer than everything else on it.
void paintShadow(QPainter &painter, const QRectF &plate, qreal cell, const QColor &colour)
{
    // A corner, inside and outside.
    const int border = static_cast<int>(std::ceil(cell * (CornerPart + ShadowPart))) + 1;
    if (!paintsPixels(painter) || plate != QRectF(plate.toRect()) || plate.width() < 4 * border) {
        paintShadowLayers(painter, plate, cell, colour);
        return;
    }
    const int outside = static_cast<int>(std::ceil(cell * ShadowPart)) + 1;
    const int corner = outside + border;
    const int side = 2 * corner + 1;
    QImage small(side, side, QImage::Format_ARGB32_Premultiplied);
    small.fill(Qt::transparent);
    {
        QPainter layers(&small);
        layers.setRenderHint(QPainter::Antialiasing);
        paintShadowLayers(layers, QRectF(small.rect()).adjusted(outside, outside, -outside, -outside), cell, colour);
    }
    const QRect whole = plate.toRect().adjusted(-outside, -outside, outside, outside);
    const std::array from { 0, corner, corner + 1, side };
    const std::array toX { 0, corner, whole.width() - corner, whole.width() };
    const std::array toY { 0, corner, whole.height() - corner, whole.height() };
    for (std::size_t row = 0; row < 3; ++row) {
        for (std::size_t column = 0; column < 3; ++column) {
            if (row == 1 && column == 1)
                continue; // hidden under the plate
            const QRect part(QPoint(from[column], from[row]), QPoint(from[column + 1] - 1, from[row + 1] - 1));
            const QRect place(QPoint(toX[column], toY[row]), QPoint(toX[column + 1] - 1, toY[row + 1] - 1));
            painter.drawImage(place.translated(whole.topLeft()), small, part);
        }
    }
}

void paintPlate(QPainter &painter, const BoardGeometry &geometry, const Theme &theme)
{
    const QRectF plate = geometry.plate();
    const qreal cell = geometry.cell();
    const qreal corner = cell * CornerPart;
    painter.setPen(Qt::NoPen);
    if (theme.flat) {
        if (theme.woodLight.alpha() == 0)
            return; // only lines on paper
        const qreal width = geometry.line() * 2;
        painter.setBrush(theme.woodLight);
        painter.setPen(QPen(theme.woodEdge, width, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
        painter.drawRect(plate.adjusted(width / 2, width / 2, -width / 2, -width / 2));
        return;
    }
    paintShadow(painter, plate, cell, theme.shadow);
    // The front edge of the plate, then its face.
    const qreal thickness = geometry.isSnapped() ? std::max(1.0, std::round(cell * 0.06)) : cell * 0.06;
    painter.save();
    painter.setClipRect(plate.adjusted(0, plate.height() - corner - thickness, 0, 0), Qt::IntersectClip);
    painter.setBrush(theme.woodEdge);
    painter.drawRoundedRect(plate, corner, corner);
    painter.restore();
    const QRectF face = plate.adjusted(0, 0, 0, -thickness);
    QLinearGradient light(face.topLeft(), face.bottomRight());
    light.setColorAt(0, theme.woodLight);
    light.setColorAt(1, theme.woodDark);
    painter.setBrush(light);
    painter.drawRoundedRect(face, corner, corner);
    drawGrain(painter, face, corner, theme.grain);
    // Light on the upper edge.
    const qreal shine = std::max(geometry.line() * 0.8, geometry.isSnapped() ? 1.0 : 0.0);
    painter.fillRect(
        QRectF(face.left() + corner, face.top(), face.width() - 2 * corner, shine), faded(QColor(Qt::white), 0.35));
}

void paintGrid(QPainter &painter, const BoardGeometry &geometry, const Theme &theme)
{
    const qreal line = geometry.line();
    // On a stamp-sized board lines are still a pixel wide; fainter lines keep the stones visible.
    constexpr qreal StampCell = 13;
    const QColor lines = geometry.isSnapped() && !theme.flat
        ? faded(theme.grid, std::clamp(geometry.cell() / StampCell, 0.4, 1.0))
        : theme.grid;
    const QPoint last(geometry.viewColumns() - 1, geometry.viewRows() - 1);
    const QPointF first = geometry.centreOfPlace({ 0, 0 });
    const QPointF end = geometry.centreOfPlace(last);
    // Filled rectangles rather than pens, so that their edges are exact. The frame is drawn once and is thicker.
    const qreal frame = geometry.isSnapped() ? std::max(line, std::round(line * 1.7)) : line * 1.7;
    // Where the board continues, so do its lines, and there is no frame.
    const Qt::Edges cut = geometry.cutEdges();
    const auto reach = [&](Qt::Edge edge) {
        if (!cut.testFlag(edge))
            return frame - line / 2;
        // On wood the lines must not leave the plate, whose cut sides are no farther away than this.
        const bool hasPlate = !theme.flat || theme.woodLight.alpha() > 0;
        return hasPlate ? std::min(geometry.beyond(edge), geometry.cell() * 0.4) : geometry.beyond(edge);
    };
    const QRectF outer =
        QRectF(first, end)
            .adjusted(-reach(Qt::LeftEdge), -reach(Qt::TopEdge), reach(Qt::RightEdge), reach(Qt::BottomEdge));
    const QRectF inner = QRectF(first, end)
                             .adjusted(cut.testFlag(Qt::LeftEdge) ? -reach(Qt::LeftEdge) : line / 2,
                                 cut.testFlag(Qt::TopEdge) ? -reach(Qt::TopEdge) : line / 2,
                                 cut.testFlag(Qt::RightEdge) ? reach(Qt::RightEdge) : -line / 2,
                                 cut.testFlag(Qt::BottomEdge) ? reach(Qt::BottomEdge) : -line / 2);
    for (int column = 0; column <= last.x(); ++column) {
        const bool isFrame =
            (column == 0 && !cut.testFlag(Qt::LeftEdge)) || (column == last.x() && !cut.testFlag(Qt::RightEdge));
        const qreal x = geometry.centreOfPlace({ column, 0 }).x();
        if (!isFrame)
            painter.fillRect(QRectF(x - line / 2, inner.top(), line, inner.height()), lines);
    }
    for (int row = 0; row <= last.y(); ++row) {
        const bool isFrame =
            (row == 0 && !cut.testFlag(Qt::TopEdge)) || (row == last.y() && !cut.testFlag(Qt::BottomEdge));
        const qreal y = geometry.centreOfPlace({ 0, row }).y();
        if (!isFrame)
            painter.fillRect(QRectF(inner.left(), y - line / 2, inner.width(), line), lines);
    }
    painter.fillRect(QRectF(outer.left(), outer.top(), outer.width(), inner.top() - outer.top()), lines);
    painter.fillRect(QRectF(outer.left(), inner.bottom(), outer.width(), outer.bottom() - inner.bottom()), lines);
    painter.fillRect(QRectF(outer.left(), inner.top(), inner.left() - outer.left(), inner.height()), lines);
    painter.fillRect(QRectF(inner.right(), inner.top(), outer.right() - inner.right(), inner.height()), lines);

    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.grid);
    const qreal radius = std::max(line * 2, geometry.cell() * (theme.flat ? 0.12 : 0.085));
    for (rules::Point star : starPoints(geometry.frame())) {
        if (geometry.shows(star))
            painter.drawEllipse(geometry.centreOf(star), radius, radius);
    }
}

void paintCoordinates(QPainter &painter, const BoardGeometry &geometry, const Theme &theme)
{
    const CoordinateSides sides = geometry.frame().coordinates;
    if (sides == CoordinateSides::None)
        return;
    const qreal cell = geometry.cell();
    // On the smallest boards as large as the wood allows; on paper clear of the frame, where the digits are bold.
    const qreal height = geometry.isSnapped() ? std::max(cell * 0.275, std::min(7.0, cell * 0.4))
        : theme.flat                          ? cell * 0.25
                                              : cell * 0.275;
    const QFont::Weight weight = theme.flat ? QFont::Bold : QFont::Medium;
    const bool lettersAcross = geometry.lettersAcross();
    const auto label = [&](QPoint place, bool column) {
        const rules::Point point = geometry.pointOfPlace(place);
        return column ? text::columnText(point.x) : QString::number(point.y + 1);
    };
    const QPointF first = geometry.centreOfPlace({ 0, 0 });
    const QPointF end = geometry.centreOfPlace({ geometry.viewColumns() - 1, geometry.viewRows() - 1 });
    // Between the stones at the edge and the end of the wood, touching neither; the left margin always fits this.
    const qreal room = geometry.margin() - geometry.stoneRadius() - 3 * geometry.line();
    const qreal away = geometry.stoneRadius() + room * 0.5;
    const auto draw = [&](const QString &text, QPointF centre) {
        drawText(painter, text, { centre, height, room * 0.86, /*narrowest=*/0.72 }, weight, theme.coordinates);
    };
    for (int column = 0; column < geometry.viewColumns(); ++column) {
        const QString text = label({ column, 0 }, lettersAcross);
        const qreal x = geometry.centreOfPlace({ column, 0 }).x();
        draw(text, { x, end.y() + away });
        if (sides == CoordinateSides::AllSides)
            draw(text, { x, first.y() - away });
    }
    for (int row = 0; row < geometry.viewRows(); ++row) {
        const QString text = label({ 0, row }, !lettersAcross);
        const qreal y = geometry.centreOfPlace({ 0, row }).y();
        draw(text, { first.x() - away, y });
        if (sides == CoordinateSides::AllSides)
            draw(text, { end.x() + away, y });
    }
}

} // namespace

void paintGround(QPainter &painter, const BoardGeometry &geometry, const Theme &theme)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    paintPlate(painter, geometry, theme);
    paintGrid(painter, geometry, theme);
    paintCoordinates(painter, geometry, theme);
    painter.restore();
}

} // namespace kagetsu::ui
