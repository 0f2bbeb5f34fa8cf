// SPDX-License-Identifier: MIT
#include "ui/record/edit/toolicon.h"

#include "ui/board/painting/markink.h"

#include <QPainter>

namespace kagetsu::ui {

namespace {

constexpr QPointF Centre(ToolIconSize / 2, ToolIconSize / 2);

template <typename Paint>
QIcon painted(const Theme &theme, qreal scale, const Paint &paint)
{
    QPixmap pixmap(QSizeF(ToolIconSize, ToolIconSize).toSize() * scale);
    pixmap.setDevicePixelRatio(scale);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme.text, 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    paint(painter);
    painter.end();
    return QIcon(pixmap);
}

void write(QPainter &painter, const QString &text, int pixels = 18)
{
    QFont font = painter.font();
    font.setPixelSize(pixels);
    font.setBold(true);
    painter.setFont(font);
    painter.drawText(QRectF(0, 0, ToolIconSize, ToolIconSize), Qt::AlignCenter, text);
}

// Paints a stone that is set up on a cross of lines, unlike one that is played.
void paintStone(QPainter &painter, const QBrush &brush)
{
    painter.drawLine(Centre + QPointF(-11, 0), Centre + QPointF(11, 0));
    painter.drawLine(Centre + QPointF(0, -11), Centre + QPointF(0, 11));
    painter.setBrush(brush);
    painter.drawEllipse(Centre, 7, 7);
}

void paintTool(QPainter &painter, StudyTool tool, const Theme &theme)
{
    const QPointF c = Centre;
    switch (tool) {
    case StudyTool::Play:
        painter.setBrush(theme.text);
        painter.drawEllipse(c, 8, 8);
        break;
    case StudyTool::Label: write(painter, QStringLiteral("A")); break;
    case StudyTool::Letters: write(painter, QStringLiteral("AB"), 13); break;
    case StudyTool::Numbers: write(painter, QStringLiteral("12"), 13); break;
    case StudyTool::Line: painter.drawLine(c + QPointF(-8, 8), c + QPointF(8, -8)); break;
    case StudyTool::Circle: painter.drawEllipse(c, 8, 8); break;
    case StudyTool::Square: painter.drawRect(QRectF(c - QPointF(7, 7), QSizeF(14, 14))); break;
    case StudyTool::Triangle:
        painter.drawPolygon(QPolygonF { c + QPointF(0, -8), c + QPointF(8, 6), c + QPointF(-8, 6) });
        break;
    case StudyTool::Cross:
        painter.drawLine(c + QPointF(-7, -7), c + QPointF(7, 7));
        painter.drawLine(c + QPointF(-7, 7), c + QPointF(7, -7));
        break;
    case StudyTool::Arrow:
        painter.drawLine(c + QPointF(-8, 8), c + QPointF(7, -7));
        painter.drawLine(c + QPointF(7, -7), c + QPointF(-1, -7));
        painter.drawLine(c + QPointF(7, -7), c + QPointF(7, 1));
        break;
    case StudyTool::Black: paintStone(painter, Qt::black); break;
    case StudyTool::White: paintStone(painter, Qt::white); break;
    case StudyTool::Remove: {
        QPen dotted = painter.pen();
        dotted.setStyle(Qt::DotLine);
        painter.setPen(dotted);
        painter.drawEllipse(c, 9, 9);
        painter.setPen(QPen(theme.text, 2, Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(c + QPointF(-4, -4), c + QPointF(4, 4));
        painter.drawLine(c + QPointF(-4, 4), c + QPointF(4, -4));
        break;
    }
    }
}

} // namespace

QIcon toolIcon(StudyTool tool, const Theme &theme, qreal scale)
{
    return painted(theme, scale, [&](QPainter &painter) { paintTool(painter, tool, theme); });
}

QIcon turnIcon(const Theme &theme, qreal scale)
{
    return painted(theme, scale, [](QPainter &painter) {
        const QRectF stone(Centre - QPointF(8, 8), QSizeF(16, 16));
        painter.setBrush(Qt::white);
        painter.drawEllipse(stone);
        painter.setBrush(Qt::black);
        painter.drawChord(stone, 90 * 16, 180 * 16);
    });
}

QIcon colourIcon(MarkColour colour, const Theme &theme, qreal scale)
{
    const bool isOnDark = qGray(theme.window.rgb()) < 128;
    const QColor ink = markInk(colour, theme.text, isOnDark, 1, theme).colour;
    return painted(theme, scale, [&ink](QPainter &painter) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(ink);
        painter.drawRoundedRect(QRectF(Centre - QPointF(9, 9), QSizeF(18, 18)), 4, 4);
    });
}

QIcon moreIcon(const Theme &theme, qreal scale)
{
    return painted(theme, scale, [&theme](QPainter &painter) {
        painter.setBrush(theme.text);
        for (const int x : { -7, 0, 7 })
            painter.drawEllipse(Centre + QPointF(x, 0), 1.4, 1.4);
    });
}

} // namespace kagetsu::ui
