// SPDX-License-Identifier: MIT
#include "ui/match/faceplaces.h"

#include <QFontMetricsF>

#include <algorithm>

namespace kagetsu::ui {

QFont digitFont(QFont font)
{
    font.setWeight(QFont::DemiBold);
    return font;
}

FacePlaces facePlaces(const FaceShape &shape)
{
    FacePlaces at;
    const QRectF whole(QPointF(), shape.size);
    at.card = whole.adjusted(1.5, 1.5, -1.5, -1.5);
    const bool flat = !shape.digitsFirst && shape.size.width() > 2.6 * shape.size.height();
    const qreal line = QFontMetricsF(shape.font).height();
    const qreal head = std::min(std::max(line * 1.3, 20.0), at.card.height() - 2);
    const qreal thick = std::max(4.0, line * 0.3); // of the bar
    const qreal side = line * 0.9;
    const qreal edge = flat ? std::min(5.0, (at.card.height() - head) / 2) : std::max(10.0, line * 0.6);
    const QRectF inner = at.card.adjusted(side, edge, -side, -edge);

    const qreal left = flat ? inner.width() * 0.5 : inner.width();
    // So low that only one line fits, or nothing to write under the name.
    const bool strip = flat && (shape.silent || inner.height() < head + line + thick + 3);
    bool footless = strip;
    const qreal top = inner.top() + (strip ? (inner.height() - head) / 2 : 0);
    at.marker = QRectF(inner.left() - side * 0.2, top, head * 0.5, head);
    at.stone = QRectF(at.marker.right() + 3, top, head, head);
    at.name = QRectF(at.stone.right() + head * 0.35, top, 0, head);
    at.flag = QRectF((flat ? inner.left() + left : inner.right()) - head, top, head, head).adjusted(2, 2, -2, -2);
    at.name.setRight(at.flag.left() - 4);

    QRectF field;
    if (flat) {
        field = QRectF(inner.left() + left + 8, inner.top(), inner.width() - left - 8, inner.height());
    } else {
        // Nothing to write under the digits, or no room for it.
        footless = shape.silent || inner.height() - head - line - 2 * thick < 1.6 * line;
        const qreal foot = footless ? 0 : line + 2 * thick;
        field = QRectF(inner.left(), inner.top() + head, inner.width(), std::max(10.0, inner.height() - head - foot));
    }
    if (!footless) {
        const qreal width = flat ? left - 4 : inner.width();
        at.turn = QRectF(inner.left(), inner.bottom() - line, width * 0.58, line);
        at.more = QRectF(at.turn.right(), at.turn.top(), width * 0.42, line);
        at.bar = QRectF(inner.left(), at.turn.top() - thick - 2, width, thick);
    }

    // Cells of constant width: the widest digit rules them all.
    QFont big = digitFont(shape.font);
    big.setPixelSize(100);
    const QFontMetricsF metrics(big);
    qreal digit = 0;
    for (char c = '0'; c <= '9'; ++c)
        digit = std::max(digit, metrics.horizontalAdvance(QLatin1Char(c)));
    const auto widthOf = [&](QChar c) { return c.isDigit() ? digit : metrics.horizontalAdvance(c) * 1.3; };
    qreal wanted = 0;
    for (const QChar c : shape.digits)
        wanted += widthOf(c);
    const qreal atLeast = 4 * digit + widthOf(QLatin1Char(':'));
    const qreal byWidth = 0.94 * field.width() / std::max({ 1.0, wanted, atLeast });
    const qreal byHeight = field.height() / (metrics.capHeight() * 1.5);
    const qreal scale = std::min(byWidth, byHeight);
    qreal x = flat ? field.right() - wanted * scale : field.left() + (field.width() - wanted * scale) / 2;
    const qreal high = metrics.capHeight() * 1.3 * scale;
    at.digits = QRectF(x, field.center().y() - high / 2, wanted * scale, high);
    for (const QChar c : shape.digits) {
        const qreal cell = widthOf(c) * scale;
        at.cells.emplace_back(x, at.digits.top(), cell, high);
        x += cell;
    }
    return at;
}

} // namespace kagetsu::ui
