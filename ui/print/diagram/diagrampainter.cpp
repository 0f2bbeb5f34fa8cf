// SPDX-License-Identifier: MIT
#include "ui/print/diagram/diagrampainter.h"

#include "text/rules/rules.h"
#include "ui/board/painting/boardpainter.h"
#include "ui/board/painting/drawntext.h"

#include <QPaintEngine>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace kagetsu::ui {

namespace {

constexpr qreal CapitalPoints = 5.8; // capital height of a font of eight points
constexpr qreal LabelPoints = 12; // room for a two-digit number

// Sizes of the words below a diagram that stands alone, in cells.
constexpr qreal WordHeight = 0.27; // capital height
constexpr qreal WordLine = 0.62;
constexpr qreal WordsBefore = 0.16;
constexpr qreal WordsAfter = 0.12;

// True for painters that align boards with pixels, like those in boardpainter.h.
bool keepsToPixels(const QPainter &painter)
{
    return painter.paintEngine()->type() == QPaintEngine::Raster
        && painter.deviceTransform().type() <= QTransform::TxScale;
}

qreal widthOf(const QString &text)
{
    return textPath(text, { {}, WordHeight, 1e6 }, QFont::Medium).boundingRect().width();
}

// Breaks a text at blanks, and inside a word only if it is longer than the line; Chinese and Japanese have no blanks.
QStringList linesOf(const QString &text, qreal width)
{
    QStringList lines;
    for (const QString &paragraph : text.split(QLatin1Char('\n'))) {
        QString rest = paragraph.trimmed();
        while (!rest.isEmpty() && widthOf(rest) > width) {
            qsizetype fits = 1;
            for (qsizetype step = rest.size(); step > 0; step /= 2) {
                while (fits + step < rest.size() && widthOf(rest.left(fits + step)) <= width)
                    fits += step;
            }
            if (rest.at(fits - 1).isHighSurrogate())
                ++fits;
            const qsizetype blank = rest.lastIndexOf(QLatin1Char(' '), fits);
            const bool isWide = rest.at(fits - 1).unicode() >= 0x2E80;
            const qsizetype end = blank > 0 && !isWide ? blank : fits;
            lines += rest.left(end).trimmed();
            rest = rest.mid(end).trimmed();
        }
        if (!rest.isEmpty())
            lines += rest;
    }
    return lines;
}

QSizeF boardCells(const Diagram &diagram)
{
    return BoardGeometry::cellsOf(diagram.picture.frame(), diagram.part);
}

// The words below a diagram; sizes are in cells.
struct Words
{
    explicit Words(const Diagram &diagram)
        : lines(linesOf(captionOf(diagram), boardCells(diagram).width() - 0.6))
    {
    }

    qreal height() const
    {
        return lines.isEmpty() ? 0 : WordsBefore + WordLine * static_cast<qreal>(lines.size()) + WordsAfter;
    }

    QStringList lines;
};

QSizeF cellsAlone(const Diagram &diagram)
{
    const QSizeF board = boardCells(diagram);
    return { board.width(), board.height() + Words(diagram).height() };
}

// Makes a theme pure black on white: a copier turns colours into grey, and signs become grey with them.
void blacken(Theme &theme)
{
    for (QColor *colour : { &theme.win, &theme.forbidden, &theme.proof, &theme.tentative, &theme.disputed,
             &theme.cursor, &theme.userMark, &theme.zone, &theme.lastMoveOnWhite })
        *colour = Qt::black;
    theme.lastMoveOnBlack = Qt::white;
}

} // namespace

Theme themeOf(diagram::Style style)
{
    if (style == diagram::Style::Wood)
        return Theme::light();
    Theme theme = Theme::paper();
    theme.woodLight = theme.woodDark = theme.woodEdge = QColor(255, 255, 255, 0);
    if (style == diagram::Style::Print)
        blacken(theme);
    return theme;
}

QSizeF sizeOf(const Diagram &diagram)
{
    return cellsAlone(diagram) * diagram.perPoint;
}

QRectF boardRect(const QRectF &rect, const Diagram &diagram)
{
    const QSizeF all = cellsAlone(diagram);
    const qreal cell = std::min(rect.width() / all.width(), rect.height() / all.height());
    const QSizeF board = boardCells(diagram) * cell;
    return { rect.center().x() - board.width() / 2, rect.center().y() - all.height() * cell / 2, board.width(),
        board.height() };
}

void paintAlone(QPainter &painter, const QRectF &rect, const Diagram &diagram)
{
    paintAlone(painter, rect, diagram, themeOf(diagram.style));
}

void paintAlone(QPainter &painter, const QRectF &rect, const Diagram &diagram, const Theme &theme)
{
    const QRectF board = boardRect(rect, diagram);
    paintBoard(painter, board, diagram.picture, diagram.part, theme);
    const qreal cell = board.width() / boardCells(diagram).width();
    const Words words(diagram);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    qreal middle = board.bottom() + (WordsBefore + WordLine / 2) * cell;
    for (const QString &line : words.lines) {
        drawText(painter, line, { { board.center().x(), middle }, WordHeight * cell, board.width() }, QFont::Medium,
            Qt::black);
        middle += WordLine * cell;
    }
    painter.restore();
}

qreal diagramHeight(const Diagram &diagram, qreal width, qreal point)
{
    BoardFrame frame = diagram.picture.frame();
    const bool hasLabels = frame.coordinates != CoordinateSides::None;
    frame.coordinates = CoordinateSides::None;
    const QSizeF cells = BoardGeometry::cellsOf(frame, diagram.part);
    const qreal labels = hasLabels ? LabelPoints * point : 0;
    return (width - labels) * cells.height() / cells.width() + labels;
}

void paintDiagram(QPainter &painter, const QRectF &rect, const Diagram &diagram, qreal point)
{
    BoardPicture picture = diagram.picture;
    const bool hasLabels = picture.frame().coordinates != CoordinateSides::None;
    picture.setCoordinates(CoordinateSides::None);
    const BoardFrame &frame = picture.frame();
    const qreal labels = hasLabels ? LabelPoints * point : 0;
    const QRectF inner = rect.adjusted(labels, 0, 0, -labels);
    const bool isSnapped = keepsToPixels(painter);
    const QTransform device = painter.deviceTransform();
    const BoardGeometry geometry(isSnapped ? device.mapRect(inner) : inner, frame, diagram.part, isSnapped);
    paintBoard(painter, inner, picture, diagram.part, themeOf(diagram.style));
    if (!hasLabels)
        return;
    const QTransform back = device.inverted();
    const auto centreOf = [&](QPoint place) {
        const QPointF centre = geometry.centreOfPlace(place);
        return isSnapped ? back.map(centre) : centre;
    };
    const qreal cell = isSnapped ? geometry.cell() / device.m11() : geometry.cell();
    const auto away = [&](Qt::Edge edge) {
        return (geometry.cutEdges().testFlag(edge) ? 0.5 : 0.86) * cell + labels / 2;
    };
    const QPoint last(geometry.viewColumns() - 1, geometry.viewRows() - 1);
    const auto label = [&](QPoint place, bool isColumn) {
        const rules::Point at = geometry.pointOfPlace(place);
        return isColumn ? text::columnText(at.x) : QString::number(at.y + 1);
    };
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const auto draw = [&](const QString &text, QPointF centre) {
        drawText(painter, text, { centre, CapitalPoints * point, labels }, QFont::Medium, Qt::black);
    };
    for (int column = 0; column <= last.x(); ++column)
        draw(label({ column, 0 }, geometry.lettersAcross()),
            centreOf({ column, last.y() }) + QPointF(0, away(Qt::BottomEdge)));
    for (int row = 0; row <= last.y(); ++row)
        draw(label({ 0, row }, !geometry.lettersAcross()), centreOf({ 0, row }) - QPointF(away(Qt::LeftEdge), 0));
    painter.restore();
}

} // namespace kagetsu::ui
