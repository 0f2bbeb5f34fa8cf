// SPDX-License-Identifier: MIT
#include "ui/record/review/marksign.h"

#include "ui/board/inforce.h"

#include <QLocale>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <vector>

namespace kagetsu::ui {

namespace {

enum class Sign { Forbidden, WrongClaim, Missed, Allowed, Unknown, Loss, TurningPoint };

std::vector<Sign> signsOf(const review::Mark &mark)
{
    using review::Known;
    std::vector<Sign> signs;
    if (mark.isForbidden)
        signs.push_back(Sign::Forbidden);
    if (mark.isWronglyClaimed)
        signs.push_back(Sign::WrongClaim);
    if (mark.missed == Known::Yes)
        signs.push_back(Sign::Missed);
    if (mark.allowed == Known::Yes)
        signs.push_back(Sign::Allowed);
    if (mark.missed == Known::Unknown || mark.allowed == Known::Unknown)
        signs.push_back(Sign::Unknown);
    if (mark.loss)
        signs.push_back(Sign::Loss);
    if (mark.isTurningPoint)
        signs.push_back(Sign::TurningPoint);
    return signs;
}

void paintSign(QPainter &painter, const QRectF &rect, Sign sign)
{
    const QColor ink = sign == Sign::Forbidden ? theme().forbidden : theme().text;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(ink, rect.width() / 6, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    const QRectF inner = rect.adjusted(rect.width() / 8, rect.width() / 8, -rect.width() / 8, -rect.width() / 8);
    switch (sign) {
    case Sign::Forbidden:
        painter.drawLine(inner.topLeft(), inner.bottomRight());
        painter.drawLine(inner.bottomLeft(), inner.topRight());
        return;
    case Sign::WrongClaim: // drawn as ≠
        painter.drawLine(QPointF(inner.left(), inner.top() + inner.height() / 3),
            QPointF(inner.right(), inner.top() + inner.height() / 3));
        painter.drawLine(QPointF(inner.left(), inner.top() + inner.height() * 2 / 3),
            QPointF(inner.right(), inner.top() + inner.height() * 2 / 3));
        painter.drawLine(QPointF(inner.center().x() - inner.width() / 5, inner.bottom()),
            QPointF(inner.center().x() + inner.width() / 5, inner.top()));
        return;
    case Sign::Missed: painter.drawEllipse(inner); return;
    case Sign::Allowed:
        painter.setBrush(ink);
        painter.drawPolygon(
            QPolygonF { inner.topLeft(), inner.topRight(), QPointF(inner.center().x(), inner.bottom()) });
        return;
    case Sign::Loss: // an opinion is an outline
        painter.setPen(QPen(ink, rect.width() / 10, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.drawPolygon(
            QPolygonF { inner.topLeft(), inner.topRight(), QPointF(inner.center().x(), inner.bottom()) });
        return;
    case Sign::Unknown: {
        QFont font = painter.font();
        font.setPixelSize(std::max(1, qRound(rect.height())));
        font.setBold(true);
        painter.setFont(font);
        painter.drawText(rect, Qt::AlignCenter, QStringLiteral("?"));
        return;
    }
    case Sign::TurningPoint:
        painter.setBrush(theme().accent);
        painter.setPen(QPen(theme().accent, 1));
        painter.drawPolygon(
            QPolygonF { QPointF(rect.center().x(), rect.top()), QPointF(rect.right(), rect.center().y()),
                QPointF(rect.center().x(), rect.bottom()), QPointF(rect.left(), rect.center().y()) });
        return;
    }
}

} // namespace

void paintMark(QPainter &painter, const QRectF &rect, const review::Mark &mark, rules::Side side)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const qreal diameter = std::min(rect.width(), rect.height() * 0.62);
    const QRectF stone(rect.center().x() - diameter / 2, rect.top(), diameter, diameter);
    const Theme::StoneColours &colours = side == rules::Side::Black ? theme().black : theme().white;
    // A black stone on a dark background and a white one on a light background are visible by their outlines.
    painter.setPen(QPen(theme().text, std::max(1.0, diameter / 20)));
    painter.setBrush(colours.body);
    painter.drawEllipse(stone.adjusted(1, 1, -1, -1));
    const QString number = QLocale().toString(static_cast<qulonglong>(mark.move + 1));
    QFont font = painter.font();
    font.setPixelSize(std::max(1, qRound(diameter * (number.size() > 2 ? 0.38 : 0.5))));
    font.setBold(true);
    painter.setFont(font);
    painter.setPen(colours.ink);
    painter.drawText(stone, Qt::AlignCenter, number);

    const std::vector<Sign> signs = signsOf(mark);
    const qreal gap = rect.height() * 0.05;
    const qreal high = rect.bottom() - stone.bottom() - gap;
    const auto count = static_cast<qreal>(signs.size());
    const qreal size = std::min(high, (rect.width() - gap * (count - 1)) / std::max(1.0, count));
    qreal x = rect.center().x() - (size * count + gap * (count - 1)) / 2;
    for (const Sign sign : signs) {
        paintSign(painter, QRectF(x, rect.bottom() - (high + size) / 2, size, size), sign);
        x += size + gap;
    }
    painter.restore();
}

} // namespace kagetsu::ui
