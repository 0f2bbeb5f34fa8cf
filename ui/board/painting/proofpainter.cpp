// SPDX-License-Identifier: MIT
#include "ui/board/painting/proofpainter.h"

#include "ui/board/painting/drawntext.h"
#include "ui/board/painting/pixels.h"
#include "ui/board/painting/signpainter.h"

#include <QPainterPath>

#include <cmath>

namespace kagetsu::ui {

namespace {

QPolygonF lozenge(QPointF centre, qreal reach)
{
    return { { centre + QPointF(0, -reach), centre + QPointF(reach, 0), centre + QPointF(0, reach),
        centre + QPointF(-reach, 0) } };
}

QPolygonF star(QPointF centre, qreal reach)
{
    constexpr int Points = 5;
    constexpr qreal Waist = 0.42; // relative to the outer radius
    QPolygonF points;
    for (int i = 0; i < 2 * Points; ++i) {
        const qreal angle = i * M_PI / Points;
        points << centre + QPointF(std::sin(angle), -std::cos(angle)) * reach * (i % 2 == 0 ? 1 : Waist);
    }
    return points;
}

class Signs
{
public:
    Signs(QPainter &painter, const QRectF &cell, const Theme &theme)
        : m_painter(painter)
        , m_theme(theme)
        , m_centre(cell.center())
        , m_size(cell.width())
    {
    }

    void drawLevel(int level, const QColor &ink)
    {
        drawText(m_painter, QString::number(level), { m_centre, m_size * 0.38, m_size * 0.5 }, QFont::Bold, ink);
    }

    void drawQuestion(const QColor &ink)
    {
        drawText(m_painter, QStringLiteral("?"), { m_centre, m_size * 0.46, m_size * 0.5 }, QFont::Bold, ink);
        const qreal width = stroke(m_painter, m_size * 0.07, 1.6);
        m_painter.setBrush(Qt::NoBrush);
        m_painter.setPen(QPen(m_theme.proof, width));
        m_painter.drawEllipse(m_centre, m_size * 0.475, m_size * 0.475);
    }

    void drawShapeStone(const QColor &ink)
    {
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(ink);
        m_painter.drawPolygon(lozenge(m_centre, m_size * 0.2));
    }

    void drawSpot(ProofSpot spot, int length)
    {
        switch (spot) {
        case ProofSpot::None: break;
        case ProofSpot::Works:
            ground(m_theme.proof);
            m_painter.drawEllipse(m_centre, m_size * 0.36, m_size * 0.36);
            drawPath({ { -0.17, 0.02 }, { -0.04, 0.15 }, { 0.18, -0.14 } }, m_theme.proof);
            break;
        case ProofSpot::Refused:
            ground(m_theme.forbidden);
            m_painter.drawRect(around(m_centre, m_size * 0.64, m_size * 0.64));
            drawPath({ { -0.16, -0.16 }, { 0.16, 0.16 } }, m_theme.forbidden);
            drawPath({ { -0.16, 0.16 }, { 0.16, -0.16 } }, m_theme.forbidden);
            break;
        case ProofSpot::MakesFive:
            ground(m_theme.proof);
            m_painter.drawPolygon(lozenge(m_centre, m_size * 0.44));
            drawCount(5, m_theme.proof);
            break;
        case ProofSpot::MakesLong:
            ground(m_theme.forbidden);
            m_painter.drawRect(around(m_centre, m_size * 0.84, m_size * 0.48));
            drawCount(length, m_theme.forbidden);
            break;
        case ProofSpot::Closes: {
            m_painter.setPen(Qt::NoPen);
            m_painter.setBrush(m_theme.flat ? m_theme.plaque : m_theme.forbidden);
            m_painter.drawEllipse(m_centre, m_size * 0.3, m_size * 0.3);
            m_painter.setBrush(m_theme.flat ? m_theme.forbidden : m_theme.plaque);
            m_painter.drawRect(around(m_centre, m_size * 0.4, m_size * 0.13));
            break;
        }
        }
    }

    void drawWin(WinSpot spot)
    {
        switch (spot) {
        case WinSpot::None: break;
        case WinSpot::Wins: drawStar(0.36); break;
        case WinSpot::Shortest:
            drawStar(0.44);
            m_painter.setBrush(Qt::NoBrush);
            m_painter.drawEllipse(m_centre, m_size * 0.36, m_size * 0.36);
            break;
        case WinSpot::Stops:
            ground(m_theme.proof);
            m_painter.drawPolygon(shield());
            drawPath({ { -0.15, -0.04 }, { 0.15, -0.04 } }, m_theme.proof);
            break;
        case WinSpot::Unknown:
            ground(m_theme.mutedText);
            m_painter.drawRect(around(m_centre, m_size * 0.58, m_size * 0.58));
            drawText(m_painter, QStringLiteral("?"), { m_centre, m_size * 0.36, m_size * 0.5 }, QFont::Bold,
                m_theme.mutedText);
            break;
        }
    }

private:
    void drawStar(qreal reach)
    {
        ground(m_theme.proof);
        m_painter.drawEllipse(m_centre, m_size * reach, m_size * reach);
        const QPen edge = m_painter.pen();
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(m_theme.proof);
        m_painter.drawPolygon(star(m_centre, m_size * 0.25));
        m_painter.setPen(edge);
    }

    QPolygonF shield() const
    {
        QPolygonF points;
        for (const QPointF &point :
            { QPointF(-0.32, -0.34), QPointF(0.32, -0.34), QPointF(0.32, 0.04), QPointF(0, 0.4), QPointF(-0.32, 0.04) })
            points << m_centre + point * m_size;
        return points;
    }

    // Covers the lines of the board, which must not run through a sign.
    void ground(const QColor &edge)
    {
        m_painter.setBrush(m_theme.plaque);
        m_painter.setPen(
            QPen(edge, stroke(m_painter, m_size * 0.055, 1.4), Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    }

    // Draws a path whose points are in cells from the centre.
    void drawPath(const QPolygonF &points, const QColor &colour)
    {
        QPolygonF path;
        for (QPointF point : points)
            path << m_centre + point * m_size;
        m_painter.setPen(
            QPen(colour, stroke(m_painter, m_size * 0.085, 1.8), Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
        m_painter.setBrush(Qt::NoBrush);
        m_painter.drawPolyline(path);
    }

    void drawCount(int count, const QColor &colour)
    {
        drawText(m_painter, QString::number(count), { m_centre, m_size * 0.33, m_size * 0.6 }, QFont::Bold, colour);
    }

    QPainter &m_painter;
    const Theme &m_theme;
    QPointF m_centre;
    qreal m_size;
};

} // namespace

void drawProofSigns(
    QPainter &painter, const QRectF &cell, const BoardCell &content, rules::Side side, const Theme &theme)
{
    const ProofSigns &proof = content.proof;
    const rules::Stone stone = content.stone == rules::Stone::None ? rules::stoneOf(side) : content.stone;
    const QColor ink = stone == rules::Stone::Black ? theme.black.ink : theme.white.ink;
    Signs signs(painter, cell, theme);
    if (proof.judged) {
        signs.drawQuestion(ink);
    } else if (proof.level > 0) {
        signs.drawLevel(proof.level, ink);
        drawTentativeRing(painter, cell, theme);
    } else if (proof.ofShape) {
        signs.drawShapeStone(ink);
    } else {
        signs.drawSpot(proof.spot, proof.length);
    }
}

void drawWinSpot(QPainter &painter, const QRectF &cell, WinSpot spot, const Theme &theme)
{
    Signs(painter, cell, theme).drawWin(spot);
}

void drawWorth(QPainter &painter, const QRectF &cell, const MoveWorth &worth, const Theme &theme)
{
    const qreal size = cell.width();
    const QRectF plaque = around(cell.center(), size * 0.94, size * 0.52);
    painter.setPen(QPen(theme.proof, stroke(painter, size * 0.05, 1.2)));
    painter.setBrush(worth.isBest ? theme.proof : theme.plaque);
    painter.drawRoundedRect(plaque, size * 0.14, size * 0.14);
    drawText(painter, worth.text, { plaque.center(), size * 0.27, size * 0.8, 0.7 }, QFont::DemiBold,
        worth.isBest ? theme.plaque : theme.proof);
}

void drawProofLine(QPainter &painter, const BoardGeometry &geometry, const rules::UnbrokenRow &line, const Theme &theme)
{
    QPainterPath spine(geometry.centreOf(line.first));
    spine.lineTo(geometry.centreOf(rules::advance(line.first, line.direction, line.length - 1)));
    QPainterPathStroker stroker(
        QPen(Qt::black, 2 * geometry.stoneRadius() + geometry.cell() * 0.16, Qt::SolidLine, Qt::RoundCap));
    QColor fill = theme.proof;
    fill.setAlphaF(theme.flat ? 0.0F : 0.22F);
    painter.setBrush(fill);
    painter.setPen(QPen(theme.proof, stroke(painter, geometry.cell() * 0.06, 1.6)));
    painter.drawPath(stroker.createStroke(spine));
}

} // namespace kagetsu::ui
