// SPDX-License-Identifier: MIT
#include "ui/learn/cardpainter.h"

#include "ui/board/controledge.h"
#include "ui/board/inforce.h"
#include "ui/board/painting/boardpainter.h"
#include "ui/learn/casemodel.h"

#include <QPainter>
#include <QPainterPath>
#include <QTextLayout>

#include <cmath>

namespace kagetsu::ui {

namespace {

constexpr int Gap = 5; // space around a card
constexpr int Margin = 8; // space within a card

BoardPicture pictureOf(const lesson::Case &one)
{
    BoardPicture picture(one.position);
    picture.setCoordinates(CoordinateSides::None);
    picture.at(one.point).mark = { MarkShape::Circle, QStringLiteral("?") };
    return picture;
}

// Draws at most two lines in the middle of the rectangle; text that does not fit is cut with an ellipsis.
void drawTitle(QPainter &painter, const QRect &rect, const QString &title)
{
    QTextLayout layout(title, painter.font());
    QStringList lines;
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid() && lines.size() < 2; line = layout.createLine()) {
        line.setLineWidth(rect.width());
        lines += title.mid(line.textStart(), line.textLength());
        if (lines.size() == 2)
            lines.back() = painter.fontMetrics().elidedText(title.mid(line.textStart()), Qt::ElideRight, rect.width());
    }
    layout.endLayout();
    painter.drawText(rect, Qt::AlignHCenter | Qt::AlignTop, lines.join(QLatin1Char('\n')));
}

} // namespace

CardPainter::CardPainter(QObject *parent)
    : QStyledItemDelegate(parent)
{
    onTheme(*this, [this] {
        m_boards.clear();
        m_ground = {};
    });
}

void CardPainter::setCardWidth(int width)
{
    if (width == m_width)
        return;
    m_width = width;
    m_boards.clear();
    m_ground = {};
}

QSize CardPainter::cardSize(const QFontMetrics &metrics) const
{
    return { m_width, m_width + 2 * metrics.lineSpacing() + Margin };
}

QSize CardPainter::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &) const
{
    return cardSize(option.fontMetrics);
}

QPixmap CardPainter::boardOf(int number, int side, qreal scale) const
{
    if (const auto known = m_boards.constFind(number); known != m_boards.constEnd())
        return *known;
    const BoardPicture picture = pictureOf(lesson::shippedCases()[static_cast<std::size_t>(number)]);
    const int pixels = static_cast<int>(std::ceil(side * scale));
    const BoardGeometry geometry(QRectF(0, 0, pixels, pixels), picture.frame(), /*snapped=*/true);
    if (m_ground.isNull()) {
        m_ground = QPixmap(pixels, pixels);
        m_ground.fill(Qt::transparent);
        QPainter painter(&m_ground);
        painter.setRenderHint(QPainter::Antialiasing);
        paintGround(painter, geometry, theme());
    }
    QPixmap board = m_ground;
    QPainter painter(&board);
    painter.setRenderHint(QPainter::Antialiasing);
    paintPieces(painter, geometry, picture, theme());
    painter.end();
    board.setDevicePixelRatio(scale);
    return *m_boards.insert(number, board);
}

void CardPainter::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setFont(option.font);
    const QRect card = option.rect.adjusted(Gap, Gap, -Gap, -Gap);
    const bool isCurrent = option.state & QStyle::State_Selected;
    const bool isPointedAt = option.state & QStyle::State_MouseOver;
    painter->setPen(QPen(isCurrent || isPointedAt ? theme().accent : controlEdge(theme()), isCurrent ? 3 : 1));
    painter->setBrush(theme().panel);
    painter->drawRoundedRect(QRectF(card).adjusted(0.5, 0.5, -0.5, -0.5), 10, 10);

    const int side = card.width() - 2 * Margin;
    const QPoint corner = card.topLeft() + QPoint(Margin, Margin);
    painter->drawPixmap(
        corner, boardOf(index.data(CaseModel::NumberRole).toInt(), side, painter->device()->devicePixelRatioF()));

    painter->setPen(theme().text);
    drawTitle(*painter, { card.left() + Margin, corner.y() + side + 2, side, card.bottom() - corner.y() - side - 2 },
        index.data().toString());

    // The signs in the upper corners have a background of their own, because the wood below is light in every theme.
    const int size = painter->fontMetrics().height();
    if (index.data(CaseModel::SolvedRole).toBool()) {
        const QRectF plate(corner.x() + side - size - 4, corner.y() + 4, size, size);
        painter->setPen(Qt::NoPen);
        painter->setBrush(theme().accent);
        painter->drawEllipse(plate);
        painter->setBrush(Qt::NoBrush);
        painter->setPen(QPen(theme().accentText, size * 0.12, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        QPainterPath tick(plate.center() + QPointF(-0.24, 0.02) * size);
        tick.lineTo(plate.center() + QPointF(-0.06, 0.2) * size);
        tick.lineTo(plate.center() + QPointF(0.26, -0.2) * size);
        painter->drawPath(tick);
    }
    const QString rulings = index.data(CaseModel::RulingsRole).toStringList().join(QLatin1Char(' '));
    if (!rulings.isEmpty()) {
        const QRect plate(
            corner + QPoint(4, 4), QSize(painter->fontMetrics().horizontalAdvance(rulings) + size / 2, size));
        painter->setPen(Qt::NoPen);
        painter->setBrush(theme().warningBar);
        painter->drawRoundedRect(plate, 4, 4);
        painter->setPen(theme().warningText);
        painter->drawText(plate, Qt::AlignCenter, rulings);
    }
    painter->restore();
}

} // namespace kagetsu::ui
