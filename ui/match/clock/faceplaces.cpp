// SPDX-License-Identifier: MIT
#include "ui/match/clock/faceplaces.h"

#include <QFontDatabase>
#include <QFontMetricsF>
#include <QStringList>

#include <algorithm>

namespace kagetsu::ui {

namespace {

constexpr qreal NameFactor = 1.45; // relative to the small texts
constexpr qreal SideColumn = 0.23; // share of the width for the texts beside the digits
constexpr qreal LeastColumn = 0.15; // the same where the digits need the room
constexpr qreal Air = 1.35; // room for the digits, relative to their height

// Widths and heights of the digits in a font of 100 pixels; measured once.
struct FigureMetrics
{
    qreal figure = 0;
    qreal colon = 0;
    qreal point = 0;
    qreal minus = 0;
    qreal capHeight = 0;

    static const FigureMetrics &get()
    {
        static const FigureMetrics measured = [] {
            QFont font = figureFont();
            font.setPixelSize(100);
            const QFontMetricsF metrics(font);
            FigureMetrics m { 0, metrics.horizontalAdvance(QLatin1Char(':')),
                metrics.horizontalAdvance(QLatin1Char('.')), metrics.horizontalAdvance(QLatin1Char('-')),
                metrics.capHeight() };
            for (char c = '0'; c <= '9'; ++c)
                m.figure = std::max(m.figure, metrics.horizontalAdvance(QLatin1Char(c)));
            return m;
        }();
        return measured;
    }

    qreal widthOf(QChar c) const { return c == u':' ? colon : c == u'.' ? point : c == u'-' ? minus : figure; }
    qreal widthOf(const QString &text) const
    {
        qreal sum = 0;
        for (const QChar c : text)
            sum += widthOf(c);
        return sum;
    }
};

QFont scaled(QFont font, qreal factor)
{
    // The table sets its font in points, the clock of a real board in pixels.
    if (font.pointSizeF() > 0)
        font.setPointSizeF(font.pointSizeF() * factor);
    else
        font.setPixelSize(std::max(6, qRound(font.pixelSize() * factor)));
    return font;
}

} // namespace

QFont figureFont()
{
    static const QString family = [] {
        const int id = QFontDatabase::addApplicationFont(QStringLiteral(":/figures/kagetsu-figures.otf"));
        const QStringList families = QFontDatabase::applicationFontFamilies(id);
        return families.isEmpty() ? QString() : families.front();
    }();
    QFont font(family);
    font.setStyleStrategy(QFont::PreferAntialias);
    font.setHintingPreference(QFont::PreferNoHinting);
    return font;
}

QString widerFigures(const QString &a, const QString &b)
{
    const FigureMetrics &metrics = FigureMetrics::get();
    return metrics.widthOf(b) > metrics.widthOf(a) ? b : a;
}

QFont counterFont(const QFont &small)
{
    QFont font = small;
    font.setWeight(QFont::DemiBold);
    return font;
}

QFont fittingFont(const QFont &font, const QString &text, qreal width, qreal smallest)
{
    // Glyph widths do not shrink proportionally, so the size is reduced step by step rather than by a division.
    constexpr qreal Step = 0.04;
    for (qreal factor = 1; factor > smallest; factor -= Step) {
        const QFont smaller = scaled(font, factor);
        if (QFontMetricsF(smaller).horizontalAdvance(text) <= width)
            return smaller;
    }
    return scaled(font, smallest);
}

QFont nameFont(const QFont &small, const QRectF &room, const QString &name)
{
    const qreal line = QFontMetricsF(small).height();
    QFont usual = scaled(small, std::clamp(room.height() / line * 0.85, 1.0, NameFactor));
    usual.setWeight(QFont::DemiBold);
    return fittingFont(usual, name, room.width());
}

FacePlaces facePlaces(const FaceShape &shape)
{
    FacePlaces at;
    const QRectF whole(QPointF(), shape.size);
    at.card = shape.framed ? whole.adjusted(1.5, 1.5, -1.5, -1.5) : whole;
    const bool flat = !shape.digitsFirst && shape.size.width() > 2.6 * shape.size.height();
    // A wide face that is only a clock: digits in the middle at full height, texts at both sides.
    const bool sides = shape.digitsFirst && shape.size.width() > 2.2 * shape.size.height();
    const qreal line = QFontMetricsF(shape.font).height();
    const qreal liked = flat ? std::clamp(at.card.height() * 0.36, line * 1.3, line * 2) : line * 1.75;
    const qreal head = std::min(std::max(liked, 20.0), at.card.height() - 2);
    const qreal thick = std::max(5.0, line * 0.36); // thickness of the bar
    const qreal side = line * (shape.framed ? 0.9 : 0.75);
    const qreal edge = flat ? std::min(5.0, (at.card.height() - head) / 2) : std::max(9.0, line * 0.65);
    const QRectF inner = at.card.adjusted(side, edge, -side, -edge);

    const qreal left = flat ? inner.width() * 0.5 : inner.width();
    // The face is so low that only one line fits, or there is nothing to write under the name.
    const bool strip = flat && (shape.silent || inner.height() < head + line + thick + 3);
    bool footless = strip;
    const qreal top = inner.top() + (strip ? (inner.height() - head) / 2 : 0);
    const FigureMetrics &figures = FigureMetrics::get();
    const QString least = shape.tenths ? QStringLiteral("0:00.0") : QStringLiteral("0:00");
    const QString widest = widerFigures(widerFigures(shape.widest, shape.digits), least);
    // At full height the digits leave this much at each side.
    const qreal high = (inner.height() - 2 * thick) / (figures.capHeight * Air);
    const qreal column = std::clamp(
        (inner.width() - figures.widthOf(widest) * high) / 2, inner.width() * LeastColumn, inner.width() * SideColumn);
    const qreal right = flat ? inner.left() + left : sides ? inner.left() + column : inner.right();
    at.stone = QRectF(inner.left(), top, head, head);
    at.flag = QRectF(right - head, top, head, head).adjusted(2, 2, -2, -2);
    at.marker = QRectF(at.flag.left() - head * 0.55, top, head * 0.5, head);
    at.name = QRectF(at.stone.right() + head * 0.25, top, 0, head);
    if (!shape.stone) {
        at.stone = {};
        at.name.setLeft(inner.left());
    }
    at.name.setRight(sides ? at.flag.left() - 4 : at.marker.left() - 4);
    if (sides)
        at.marker.moveRight(inner.right());
    if (!shape.counter.isEmpty() && !flat) {
        const QFontMetricsF metrics(counterFont(shape.font));
        const qreal wide = std::min(metrics.horizontalAdvance(shape.counter) + 2, sides ? column : inner.width() / 2);
        if (sides) {
            at.counter = QRectF(inner.right() - wide, top + head, wide, metrics.height());
        } else {
            at.counter = QRectF(at.name.right() - wide, top, wide, head);
            at.name.setRight(at.counter.left() - head * 0.25);
        }
    }

    QRectF field;
    if (flat) {
        field = QRectF(inner.left() + left + 8, inner.top(), inner.width() - left - 8, inner.height());
    } else {
        // There is no room for a text under the digits. This does not depend on whether one is written now, so that the
        // digits of both players stay on one line.
        // At the sides there is only the counter between the name and that text.
        const qreal between = (sides ? 0.7 : 1.6) * line;
        footless = inner.height() - head - line - 2 * thick < between;
        const qreal foot = footless ? 0 : line + 2 * thick;
        if (sides)
            field = inner.adjusted(column, 0, -column, footless ? 0 : -2 * thick);
        else
            field =
                QRectF(inner.left(), inner.top() + head, inner.width(), std::max(10.0, inner.height() - head - foot));
    }
    if (!footless) {
        const qreal width = flat ? left - 4 : inner.width();
        at.turn = QRectF(inner.left(), inner.bottom() - line, width * 0.58, line);
        at.more = QRectF(at.turn.right(), at.turn.top(), width * 0.42, line);
        at.bar = QRectF(inner.left(), at.turn.top() - thick - 2, width, thick);
        if (sides) {
            at.bar.moveBottom(inner.bottom());
            at.turn = QRectF(inner.left(), at.bar.top() - line - thick / 2, column, line);
            at.more = at.turn.translated(inner.width() - column, 0);
        }
    }

    const qreal byWidth = field.width() / figures.widthOf(widest);
    const qreal byHeight = field.height() / (figures.capHeight * Air);
    const qreal scale = std::min(byWidth, byHeight);
    const qreal wanted = figures.widthOf(shape.digits) * scale;
    const qreal tall = figures.capHeight * 1.3 * scale;
    // Seconds keep their place when the minutes lose a digit; figures with tenths or hours are centred on their own.
    const qreal box = std::max(wanted, figures.widthOf(shape.widest) * scale);
    const bool stands = shape.digits.contains(QLatin1Char('.')) || shape.widest.isEmpty();
    const qreal end = stands ? field.center().x() + wanted / 2 : field.center().x() + box / 2;
    qreal x = (flat ? field.right() : end) - wanted;
    at.digits = QRectF(x, field.center().y() - tall / 2, wanted, tall);
    for (const QChar c : shape.digits) {
        const qreal cell = figures.widthOf(c) * scale;
        at.cells.emplace_back(x, at.digits.top(), cell, tall);
        x += cell;
    }
    return at;
}

} // namespace kagetsu::ui
