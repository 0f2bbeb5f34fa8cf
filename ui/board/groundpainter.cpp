// SPDX-License-Identifier: MIT
#include "ui/board/boardpainter.h"

#include "ui/board/drawntext.h"
#include "ui/board/words.h"

#include <QPainter>
#include <QPainterPath>

#include <cmath>
#include <numbers>

namespace kagetsu::ui {

namespace {

    QColor withAlpha(QColor colour, qreal alpha)
    {
        colour.setAlphaF(static_cast<float>(colour.alphaF() * alpha));
        return colour;
    }

    // Equal on all machines and in all runs: the same board has the same grain.
    class Noise
    {
    public:
        qreal next()
        {
            m_state = m_state * 6364136223846793005ULL + 1442695040888963407ULL;
            return static_cast<qreal>(m_state >> 40) / static_cast<qreal>(1ULL << 24);
        }
        qreal between(qreal low, qreal high) { return low + (high - low) * next(); }

    private:
        quint64 m_state = 15;
    };

    // Quarter-sawn wood: nearly straight growth rings, all bent by the same slow wave so that they never cross.
    // Arguments and answer in parts of the plate.
    qreal ringAt(qreal u, qreal v)
    {
        constexpr qreal Turn = 2 * std::numbers::pi;
        return u + 0.010 * std::sin(Turn * (0.42 * v + 0.13) + 1.7 * u)
            + 0.0022 * std::sin(Turn * (1.31 * v + 0.4) + 4.1 * u) + 0.012 * (v - 0.5) * (u - 0.2);
    }

    QPainterPath ringPath(const QRectF& plate, qreal u)
    {
        constexpr int Pieces = 9;
        const auto at = [&](int i) {
            const qreal v = static_cast<qreal>(i) / Pieces;
            return QPointF(plate.left() + ringAt(u, v) * plate.width(), plate.top() + v * plate.height());
        };
        QPainterPath path(at(0));
        for (int i = 0; i < Pieces; ++i) {
            // Tangents from the neighbours make one smooth line.
            const QPointF from = at(i);
            const QPointF to = at(i + 1);
            path.cubicTo(from + (to - at(i - 1)) / 6, to - (at(i + 2) - from) / 6, to);
        }
        return path;
    }

    bool staysInside(qreal u, qreal edge)
    {
        for (int i = 0; i <= 20; ++i) {
            const qreal x = ringAt(u, i / 20.0);
            if (x < edge || x > 1 - edge)
                return false;
        }
        return true;
    }

    void paintGrain(QPainter& painter, const QRectF& plate, qreal corner, const Theme& theme)
    {
        Noise noise;
        const qreal edge = corner / plate.width();
        qreal u = -0.02;
        painter.setBrush(Qt::NoBrush);
        while (u < 1.02) {
            // Years are wider towards the bark, and no two alike.
            const qreal year = noise.between(0.006, 0.013) + 0.006 * u;
            const qreal strength = noise.between(0.35, 1.0);
            // Late wood: a fine dark line that fades out towards the year before.
            constexpr int Steps = 4;
            for (int i = 0; i < Steps; ++i) {
                const qreal at = u + year * (1.0 - 0.22 * i);
                const qreal width = year * plate.width() * (i == 0 ? 0.10 : 0.30);
                const qreal alpha = strength * (i == 0 ? 0.20 : 0.075 / (1 + 0.5 * i));
                if (staysInside(at, edge + width / plate.width()))
                    painter.strokePath(
                        ringPath(plate, at), QPen(withAlpha(theme.grain, alpha), width, Qt::SolidLine, Qt::FlatCap));
            }
            u += year;
        }
    }

    void paintPlate(QPainter& painter, const BoardGeometry& geometry, const Theme& theme)
    {
        const QRectF plate = geometry.plate();
        const qreal cell = geometry.cell();
        const qreal corner = cell * 0.10;
        painter.setPen(Qt::NoPen);
        if (theme.flat) {
            const qreal width = geometry.line() * 2;
            painter.setBrush(theme.woodLight);
            painter.setPen(QPen(theme.woodEdge, width, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
            painter.drawRect(plate.adjusted(width / 2, width / 2, -width / 2, -width / 2));
            return;
        }
        constexpr int Layers = 8;
        for (int i = Layers; i > 0; --i) {
            const qreal spread = cell * 0.13 * i / Layers;
            painter.setBrush(withAlpha(theme.shadow, 0.045));
            painter.drawRoundedRect(
                plate.adjusted(-spread * 0.6, -spread * 0.4, spread * 0.6, spread), corner + spread, corner + spread);
        }
        // The front edge of the plate, then its face.
        const qreal thickness = geometry.isSnapped() ? std::max(1.0, std::round(cell * 0.06)) : cell * 0.06;
        painter.setBrush(theme.woodEdge);
        painter.drawRoundedRect(plate, corner, corner);
        const QRectF face = plate.adjusted(0, 0, 0, -thickness);
        QLinearGradient light(face.topLeft(), face.bottomRight());
        light.setColorAt(0, theme.woodLight);
        light.setColorAt(1, theme.woodDark);
        painter.setBrush(light);
        painter.drawRoundedRect(face, corner, corner);
        paintGrain(painter, face, corner, theme);
        // Light on the upper edge.
        const qreal shine = std::max(geometry.line() * 0.8, geometry.isSnapped() ? 1.0 : 0.0);
        painter.fillRect(QRectF(face.left() + corner, face.top(), face.width() - 2 * corner, shine),
            withAlpha(QColor(Qt::white), 0.35));
    }

    void paintGrid(QPainter& painter, const BoardGeometry& geometry, const Theme& theme)
    {
        const qreal line = geometry.line();
        const QPoint last(geometry.viewColumns() - 1, geometry.viewRows() - 1);
        const QPointF first = geometry.centreOfPlace({ 0, 0 });
        const QPointF end = geometry.centreOfPlace(last);
        // Filled rectangles, not pens: their edges are exactly where they are put. The frame is drawn once and
        // stronger.
        const qreal frame = geometry.isSnapped() ? std::max(line, std::round(line * 1.7)) : line * 1.7;
        const qreal out = frame - line / 2;
        for (int column = 1; column < last.x(); ++column) {
            const qreal x = geometry.centreOfPlace({ column, 0 }).x();
            painter.fillRect(QRectF(x - line / 2, first.y(), line, end.y() - first.y()), theme.grid);
        }
        for (int row = 1; row < last.y(); ++row) {
            const qreal y = geometry.centreOfPlace({ 0, row }).y();
            painter.fillRect(QRectF(first.x(), y - line / 2, end.x() - first.x(), line), theme.grid);
        }
        const QRectF inner(first + QPointF(line / 2, line / 2), end - QPointF(line / 2, line / 2));
        const QRectF outer(first - QPointF(out, out), end + QPointF(out, out));
        painter.fillRect(QRectF(outer.left(), outer.top(), outer.width(), inner.top() - outer.top()), theme.grid);
        painter.fillRect(
            QRectF(outer.left(), inner.bottom(), outer.width(), outer.bottom() - inner.bottom()), theme.grid);
        painter.fillRect(QRectF(outer.left(), inner.top(), inner.left() - outer.left(), inner.height()), theme.grid);
        painter.fillRect(QRectF(inner.right(), inner.top(), outer.right() - inner.right(), inner.height()), theme.grid);

        painter.setPen(Qt::NoPen);
        painter.setBrush(theme.grid);
        const qreal radius = std::max(line * 1.5, geometry.cell() * (theme.flat ? 0.12 : 0.085));
        for (rules::Point star : starPoints(geometry.frame()))
            painter.drawEllipse(geometry.centreOf(star), radius, radius);
    }

    void paintCoordinates(QPainter& painter, const BoardGeometry& geometry, const Theme& theme)
    {
        const CoordinateSides sides = geometry.frame().coordinates;
        if (sides == CoordinateSides::None)
            return;
        const qreal cell = geometry.cell();
        const qreal height = cell * 0.27;
        const QFont::Weight weight = theme.flat ? QFont::Bold : QFont::Medium;
        const bool lettersAcross = geometry.lettersAcross();
        const auto label = [&](QPoint place, bool column) {
            const rules::Point point = geometry.pointOfPlace(place);
            return column ? columnText(point.x) : QString::number(point.y + 1);
        };
        const QPointF first = geometry.centreOfPlace({ 0, 0 });
        const QPointF end = geometry.centreOfPlace({ geometry.viewColumns() - 1, geometry.viewRows() - 1 });
        const qreal away = geometry.stoneRadius() + (geometry.margin() - geometry.stoneRadius()) * 0.5;
        const auto draw = [&](const QString& text, QPointF centre) {
            drawText(painter, text, { centre, height, cell * 0.56 }, weight, theme.coordinates);
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

void paintGround(QPainter& painter, const BoardGeometry& geometry, const Theme& theme)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    paintPlate(painter, geometry, theme);
    paintGrid(painter, geometry, theme);
    paintCoordinates(painter, geometry, theme);
    painter.restore();
}

} // namespace kagetsu::ui
