// SPDX-License-Identifier: MIT
#include "ui/board/painting/boardpainter.h"

#include "ui/board/painting/proofpainter.h"
#include "ui/board/painting/signpainter.h"
#include "ui/board/painting/stonepainter.h"

#include <QPaintEngine>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace kagetsu::ui {

using rules::Point;
using rules::Side;
using rules::Stone;

namespace {

// Shell is closer to the colour of wood than slate.
constexpr qreal BlackGhostOpacity = 0.42;
constexpr qreal WhiteGhostOpacity = 0.56;
constexpr qreal OfferOpacity = 0.66;
constexpr qreal AssumedOpacity = 0.62;
constexpr qreal TentativeSize = 0.80; // relative to a placed stone

Side sideOf(Stone stone)
{
    return stone == Stone::White ? Side::White : Side::Black;
}

StoneLook lookOf(const BoardGeometry &geometry, Point point, Side side)
{
    // Neighbouring stones are cut from different shells; the same point always has the same one.
    return { side, geometry.stoneRadius(), (point.x * 7 + point.y * 13 + point.x * point.y) % 4 };
}

// Returns the visible part of a row.
std::optional<rules::UnbrokenRow> shownOf(rules::UnbrokenRow row, const BoardGeometry &geometry)
{
    std::vector<Point> points = row.points();
    std::erase_if(points, [&](Point point) { return !geometry.shows(point); });
    if (points.empty())
        return std::nullopt;
    row.first = points.front();
    row.length = static_cast<int>(points.size());
    return row;
}

class Pieces
{
public:
    Pieces(QPainter &painter, const BoardGeometry &geometry, const BoardPicture &picture, const Theme &theme)
        : m_painter(painter)
        , m_geometry(geometry)
        , m_picture(picture)
        , m_theme(theme)
    {
    }

    // Paints flat signs on the wood, below all stones; not the board itself.
    void paintFlat(Point point)
    {
        const BoardCell &cell = m_picture.at(point);
        if (cell.stone != Stone::None)
            drawStoneShadow(m_painter, m_geometry.centreOf(point), m_geometry.stoneRadius(), 0, m_theme);
    }

    void paintStones(Point point)
    {
        const BoardCell &cell = m_picture.at(point);
        const QRectF rect = m_geometry.rectOf(point);
        if (cell.stone != Stone::None)
            drawStone(m_painter, rect.center(), lookOf(m_geometry, point, sideOf(cell.stone)), m_theme);
        else if (cell.thought != Stone::None)
            paintTranslucent(point, sideOf(cell.thought), AssumedOpacity);
        else if (isThought(cell))
            paintTranslucent(point, m_picture.proofSide, AssumedOpacity);
        else if (cell.signs.offer > 0)
            paintTranslucent(point, m_picture.offerSide, OfferOpacity);
        if (m_picture.ghost && m_picture.ghost->point == point && !isThought(cell)) {
            const Side side = m_picture.ghost->side;
            paintTranslucent(point, side, side == Side::Black ? BlackGhostOpacity : WhiteGhostOpacity);
        }
        if (m_picture.tentative && m_picture.tentative->point == point)
            paintTentative(point, m_picture.tentative->side);
    }

    void paintSigns(Point point)
    {
        const BoardCell &cell = m_picture.at(point);
        const QRectF rect = m_geometry.rectOf(point);
        const Stone tentative = tentativeAt(point);
        const bool bare = cell.stone == Stone::None && tentative == Stone::None && cell.thought == Stone::None;
        if (cell.proof != ProofSigns {}) {
            drawProofSigns(m_painter, rect, cell, m_picture.proofSide, m_theme);
        } else {
            paintProgramSigns(point, rect, cell, bare);
        }
        const bool hasSign =
            bare && (cell.signs.fouls.any() || cell.signs.seeming.any() || cell.proof != ProofSigns {});
        if (bare)
            drawNextMove(m_painter, rect, cell.signs.next, hasSign ? MarkPlace::AroundSign : MarkPlace::Alone, m_theme);
        if (cell.mark != UserMark {}) {
            const bool hasNumber = cell.stone != Stone::None && cell.number > 0 && cell.proof == ProofSigns {};
            drawUserMark(m_painter, rect, cell.mark, bare ? Stone::None : cell.stone,
                hasSign         ? MarkPlace::AroundSign
                    : hasNumber ? MarkPlace::AroundNumber
                                : MarkPlace::Alone,
                m_theme);
        }
        if (cell.signs.refused)
            drawRefused(m_painter, rect, m_theme);
        if (cell.signs.disputed)
            drawDispute(m_painter, rect, m_theme);
        if (m_picture.cursor == point)
            drawCursor(m_painter, rect, m_theme);
    }

private:
    // True for a stone assumed by a proof or by a line that was found.
    static bool isThought(const BoardCell &cell)
    {
        return cell.stone == Stone::None && (cell.proof.judged || cell.proof.level > 0 || cell.thought != Stone::None);
    }

    void paintProgramSigns(Point point, const QRectF &rect, const BoardCell &cell, bool bare)
    {
        if (cell.stone != Stone::None && cell.number > 0)
            drawNumber(m_painter, rect, cell.number, sideOf(cell.stone), m_theme);
        else if (cell.thought != Stone::None && cell.number > 0)
            drawNumber(m_painter, rect, cell.number, sideOf(cell.thought), m_theme);
        if (bare && cell.win != WinSpot::None)
            drawWinSpot(m_painter, rect, cell.win, m_theme);
        if (bare && !cell.worth.text.isEmpty())
            drawWorth(m_painter, rect, cell.worth, m_theme);
        if (bare && cell.signs.offer > 0)
            drawNumber(m_painter, rect, cell.signs.offer, m_picture.offerSide, m_theme);
        if (bare)
            drawFoulSign(m_painter, rect, cell.signs.fouls, m_theme);
        if (bare && cell.signs.equalTo > 0 && !cell.signs.refused)
            drawEqualSign(m_painter, rect, cell.signs.equalTo, m_theme);
        if (bare && cell.signs.alternative > 0)
            drawAlternative(m_painter, rect, cell.signs.alternative, m_theme);
        if (bare && !cell.signs.fouls.any())
            drawSeemingSign(m_painter, rect, cell.signs.seeming, m_theme);
        if (m_picture.lastMove == point)
            drawLastMove(m_painter, rect, cell, m_theme);
    }

    Stone tentativeAt(Point point) const
    {
        return m_picture.tentative && m_picture.tentative->point == point ? rules::stoneOf(m_picture.tentative->side)
                                                                          : Stone::None;
    }

    void paintTranslucent(Point point, Side side, qreal opacity)
    {
        const qreal before = m_painter.opacity();
        m_painter.setOpacity(before * opacity);
        drawStone(m_painter, m_geometry.centreOf(point), lookOf(m_geometry, point, side), m_theme);
        m_painter.setOpacity(before);
    }

    // Paints a stone held over the board: smaller than its place, with a shadow below it and a dashed ring around the
    // place.
    void paintTentative(Point point, Side side)
    {
        StoneLook look = lookOf(m_geometry, point, side);
        look.radius *= TentativeSize;
        const QPointF centre = m_geometry.centreOf(point);
        drawTentativeRing(m_painter, m_geometry.rectOf(point), m_theme);
        drawStoneShadow(m_painter, centre, look.radius, 0.6, m_theme);
        drawStone(m_painter, centre, look, m_theme);
    }

    QPainter &m_painter;
    const BoardGeometry &m_geometry;
    const BoardPicture &m_picture;
    const Theme &m_theme;
};

} // namespace

void paintPieces(QPainter &painter, const BoardGeometry &geometry, const BoardPicture &picture, const Theme &theme,
    const std::optional<QRegion> &exposed)
{
    std::vector<Point> points = picture.points();
    std::erase_if(points, [&](Point point) { return !geometry.shows(point); });
    if (exposed) {
        const qreal reach = PieceReach * geometry.cell();
        std::erase_if(points, [&](Point point) {
            const QPointF centre = geometry.centreOf(point);
            const QRectF touched(centre.x() - reach, centre.y() - reach, 2 * reach, 2 * reach);
            return !exposed->intersects(touched.toAlignedRect());
        });
    }
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    if (picture.hasZone())
        drawZone(painter, geometry, picture, theme);
    Pieces pieces(painter, geometry, picture, theme);
    for (Point point : points)
        pieces.paintFlat(point);
    for (const rules::UnbrokenRow &row : picture.winningRows) {
        if (const std::optional<rules::UnbrokenRow> seen = shownOf(row, geometry))
            drawWinningRow(painter, geometry, *seen, theme);
    }
    for (const rules::UnbrokenRow &line : picture.proofLines) {
        if (const std::optional<rules::UnbrokenRow> seen = shownOf(line, geometry))
            drawProofLine(painter, geometry, *seen, theme);
    }
    for (Point point : points)
        pieces.paintStones(point);
    if (picture.equalPair && geometry.shows(picture.equalPair->offered) && geometry.shows(picture.equalPair->point))
        drawEqualPair(painter, geometry, *picture.equalPair, theme);
    for (Point point : points)
        pieces.paintSigns(point);
    for (const UserArrow &arrow : picture.arrows) {
        if (geometry.shows(arrow.from) && geometry.shows(arrow.to))
            drawArrow(painter, geometry, arrow, theme);
    }
    painter.restore();
}

BoardFrame framed(BoardFrame frame, const Theme &theme)
{
    if (frame.coordinates == CoordinateSides::None)
        return frame;
    if (theme.coordinatePlaces == CoordinatePlaces::AllSides)
        frame.coordinates = CoordinateSides::AllSides;
    else if (theme.coordinatePlaces == CoordinatePlaces::Nowhere)
        frame.coordinates = CoordinateSides::None;
    return frame;
}

void paintBoard(QPainter &painter, const QRectF &rect, const BoardPicture &picture, const Theme &theme)
{
    paintBoard(painter, rect, picture, std::nullopt, theme);
}

void paintBoard(QPainter &painter, const QRectF &rect, const BoardPicture &picture,
    const std::optional<rules::BoardPart> &part, const Theme &theme)
{
    const QTransform device = painter.deviceTransform();
    const bool raster = painter.paintEngine()->type() == QPaintEngine::Raster;
    // Rotated painters have no pixel rows to align with.
    if (!raster || device.type() > QTransform::TxScale) {
        const BoardGeometry geometry(rect, framed(picture.frame(), theme), part);
        paintGround(painter, geometry, theme);
        paintPieces(painter, geometry, picture, theme);
        return;
    }
    painter.save();
    // From here on one unit is one device pixel.
    painter.setWorldTransform(device.inverted(), /*combine=*/true);
    const BoardGeometry geometry(device.mapRect(rect), framed(picture.frame(), theme), part, /*snapped=*/true);
    paintGround(painter, geometry, theme);
    paintPieces(painter, geometry, picture, theme);
    painter.restore();
}

} // namespace kagetsu::ui
