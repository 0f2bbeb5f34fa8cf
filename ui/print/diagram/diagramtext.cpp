// SPDX-License-Identifier: MIT
#include "ui/print/diagram/diagramtext.h"

#include "text/rules/rules.h"
#include "ui/board/boardgeometry.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace kagetsu::ui {

namespace {

struct TextWords
{
    Q_DECLARE_TR_FUNCTIONS(kagetsu::ui::Diagram)
};

QString cellText(const BoardCell &cell)
{
    if (cell.stone != rules::Stone::None) {
        const QString letter = QString(cell.stone == rules::Stone::Black ? QLatin1Char('X') : QLatin1Char('O'));
        return cell.number > 0 ? letter + QString::number(cell.number) : letter;
    }
    if (cell.proof.judged)
        return QStringLiteral("?");
    if (cell.signs.fouls.any())
        return QStringLiteral("!");
    // In brackets, because some letters would be read as stones.
    const QString label = cell.mark.label.simplified();
    const bool isShort = !label.isEmpty() && label.size() <= 2 && std::ranges::all_of(label, [](QChar c) {
        return c.unicode() > 0x20 && c.unicode() < 0x7f && c != QLatin1Char('(') && c != QLatin1Char(')');
    });
    return isShort ? QStringLiteral("(%1)").arg(label) : QStringLiteral(".");
}

QString pointsText(const std::vector<rules::Point> &points)
{
    QStringList texts;
    for (const rules::Point point : points)
        texts += text::pointText(point);
    return texts.join(QLatin1Char(' '));
}

QString shapeName(MarkShape shape)
{
    switch (shape) {
    //: Below a board of letters, before the points that are so marked.
    case MarkShape::Circle: return TextWords::tr("Circle: %1");
    case MarkShape::Square: return TextWords::tr("Square: %1");
    case MarkShape::Triangle: return TextWords::tr("Triangle: %1");
    case MarkShape::Cross: return TextWords::tr("Cross: %1");
    case MarkShape::None: break;
    }
    return {};
}

// Lists what letters on the board cannot show.
QStringList toldBelow(const Diagram &diagram, const std::vector<rules::Point> &shown)
{
    QStringList lines;
    for (const MarkShape shape : { MarkShape::Circle, MarkShape::Square, MarkShape::Triangle, MarkShape::Cross }) {
        std::vector<rules::Point> points;
        std::ranges::copy_if(shown, std::back_inserter(points),
            [&](rules::Point point) { return diagram.picture.at(point).mark.shape == shape; });
        if (!points.empty())
            lines += shapeName(shape).arg(pointsText(points));
    }
    for (const rules::Point point : shown) {
        const BoardCell &cell = diagram.picture.at(point);
        if (!cell.mark.label.isEmpty() && !cellText(cell).startsWith(QLatin1Char('(')))
            lines += text::pointText(point) + QStringLiteral(": ") + cell.mark.label.simplified();
    }
    for (const UserArrow &arrow : diagram.picture.arrows)
        lines += text::pointText(arrow.from) + (arrow.hasHead ? QStringLiteral(" → ") : QStringLiteral(" – "))
            + text::pointText(arrow.to);
    return lines;
}

QString withoutBlanksAtTheEnd(QString line)
{
    while (line.endsWith(QLatin1Char(' ')))
        line.chop(1);
    return line;
}

} // namespace

QString diagramText(const Diagram &diagram)
{
    const BoardGeometry geometry(QRectF(0, 0, 1, 1), diagram.picture.frame(), diagram.part);
    std::vector<rules::Point> shown;
    qsizetype width = 1;
    for (int row = 0; row < geometry.viewRows(); ++row) {
        for (int column = 0; column < geometry.viewColumns(); ++column) {
            shown.push_back(geometry.pointOfPlace({ column, row }));
            width = std::max(width, cellText(diagram.picture.at(shown.back())).size());
        }
    }
    const bool hasEdges = diagram.picture.frame().coordinates != CoordinateSides::None;
    const auto edge = [&](QPoint place, bool isColumn) {
        const rules::Point point = geometry.pointOfPlace(place);
        return isColumn ? text::columnText(point.x) : QString::number(point.y + 1);
    };
    QString text;
    std::ranges::sort(shown);
    const auto add = [&text](const QString &line) { text += withoutBlanksAtTheEnd(line) + QLatin1Char('\n'); };
    for (int row = 0; row < geometry.viewRows(); ++row) {
        QString line =
            hasEdges ? edge({ 0, row }, !geometry.lettersAcross()).rightJustified(2) + QLatin1Char(' ') : QString();
        for (int column = 0; column < geometry.viewColumns(); ++column) {
            const rules::Point point = geometry.pointOfPlace({ column, row });
            line += cellText(diagram.picture.at(point)).leftJustified(width) + QLatin1Char(' ');
        }
        add(line);
    }
    if (hasEdges) {
        QString line(3, QLatin1Char(' '));
        for (int column = 0; column < geometry.viewColumns(); ++column)
            line += edge({ column, 0 }, geometry.lettersAcross()).leftJustified(width) + QLatin1Char(' ');
        add(line);
    }
    if (const QString caption = captionOf(diagram); !caption.isEmpty())
        add(caption);
    for (const QString &line : toldBelow(diagram, shown))
        add(line);
    return text;
}

} // namespace kagetsu::ui
