// SPDX-License-Identifier: MIT
#include "ui/arbiter/paper/diagrampainter.h"

#include "ui/board/painting/boardpainter.h"
#include "ui/board/painting/drawntext.h"
#include "wording/rules/rules.h"

#include <QPaintEngine>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace kagetsu::ui {

namespace {

constexpr qreal CapitalPoints = 5.8; // of a letter of eight points
constexpr qreal LabelPoints = 12; // room for a number of two digits

// As boards are painted there (boardpainter.h).
bool keepsToPixels(const QPainter &painter)
{
    return painter.paintEngine()->type() == QPaintEngine::Raster
        && painter.deviceTransform().type() <= QTransform::TxScale;
}

// Where the whole board lies when the painter draws it into this rectangle.
class DrawnBoard
{
public:
    DrawnBoard(const QPainter &painter, const QRectF &rect, const BoardFrame &frame)
        : m_device(painter.deviceTransform())
        , m_isSnapped(keepsToPixels(painter))
        , m_geometry(m_isSnapped ? m_device.mapRect(rect) : rect, frame, m_isSnapped)
    {
    }

    QPointF centreOf(rules::Point point) const
    {
        const QPointF centre = m_geometry.centreOf(point);
        return m_isSnapped ? m_device.inverted().map(centre) : centre;
    }
    qreal cell() const { return m_isSnapped ? m_geometry.cell() / m_device.m11() : m_geometry.cell(); }

private:
    QTransform m_device;
    bool m_isSnapped;
    BoardGeometry m_geometry;
};

std::pair<rules::Point, rules::Point> shownOf(const Diagram &diagram)
{
    const BoardFrame &frame = diagram.picture.frame();
    return diagram.cutting.value_or(std::pair(rules::Point(0, 0), rules::Point(frame.columns - 1, frame.rows - 1)));
}

// Cells across and down; a whole board has its frame, too.
QSizeF cellsOf(const Diagram &diagram)
{
    const auto [low, high] = shownOf(diagram);
    constexpr qreal frame = 0.72;
    const qreal more = diagram.cutting ? 0 : frame;
    return { high.x - low.x + 1 + more, high.y - low.y + 1 + more };
}

} // namespace

qreal diagramHeight(const Diagram &diagram, qreal width, qreal point)
{
    const QSizeF cells = cellsOf(diagram);
    const qreal labels = LabelPoints * point;
    return (width - labels) * cells.height() / cells.width() + labels;
}

void paintDiagram(QPainter &painter, const QRectF &rect, const Diagram &diagram, qreal point)
{
    BoardPicture picture = diagram.picture;
    picture.setCoordinates(CoordinateSides::None);
    const auto [low, high] = shownOf(diagram);
    const QSizeF cells = cellsOf(diagram);
    const qreal labels = LabelPoints * point;
    const QRectF inner = rect.adjusted(labels, 0, 0, -labels);
    qreal cell = std::min(inner.width() / cells.width(), inner.height() / cells.height());
    // Where cells are whole pixels, what is left over must not make the margins wider.
    const QTransform device = painter.deviceTransform();
    if (keepsToPixels(painter))
        cell = std::max(1.0, std::floor(cell * device.m11())) / device.m11();

    // The whole board as large as it must be for that, moved to where what is shown of it lies in the rectangle.
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setClipRect(inner, Qt::IntersectClip);
    const BoardFrame &frame = picture.frame();
    const BoardGeometry unit(QRectF(0, 0, 1, 1), frame);
    constexpr qreal safely = 1.0001; // whole pixels are not to be lost by rounding
    const qreal side = cell / unit.cell() * safely;
    const QRectF board(0, 0, side, side);
    const DrawnBoard atOrigin(painter, board, frame);
    const QPointF middle = (atOrigin.centreOf(low) + atOrigin.centreOf(high)) / 2;
    painter.translate(inner.center() - middle);
    const DrawnBoard drawn(painter, board, frame);
    paintBoard(painter, board, picture, Theme::paper());
    const auto onPaper = [offset = inner.center() - middle, &drawn](
                             rules::Point at) { return drawn.centreOf(at) + offset; };
    std::vector<std::pair<QString, QPointF>> texts;
    const qreal bottom = onPaper(low).y() + drawn.cell() * (diagram.cutting ? 0.5 : 0.5 + 0.36) + labels / 2;
    const qreal left = onPaper(low).x() - drawn.cell() * (diagram.cutting ? 0.5 : 0.5 + 0.36) - labels / 2;
    for (int x = low.x; x <= high.x; ++x)
        texts.emplace_back(wording::columnText(x), QPointF(onPaper({ x, low.y }).x(), bottom));
    for (int y = low.y; y <= high.y; ++y)
        texts.emplace_back(QString::number(y + 1), QPointF(left, onPaper({ low.x, y }).y()));
    painter.restore();

    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    // Where a device knows no clipping, the rest of the board must not be under them.
    if (diagram.cutting) {
        painter.fillRect(QRectF(rect.left(), rect.top(), labels, rect.height()), Qt::white);
        painter.fillRect(QRectF(rect.left(), rect.bottom() - labels, rect.width(), labels), Qt::white);
    }
    for (const auto &[text, centre] : texts)
        drawText(painter, text, { centre, CapitalPoints * point, labels }, QFont::Medium, Qt::black);
    painter.restore();
}

} // namespace kagetsu::ui
