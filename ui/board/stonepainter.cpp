// SPDX-License-Identifier: MIT
#include "ui/board/stonepainter.h"

#include "ui/board/pixels.h"

#include <QHash>
#include <QImage>
#include <QPainterPath>

#include <cmath>
#include <functional>

namespace kagetsu::ui {

namespace {

QColor withAlpha(QColor colour, qreal alpha)
{
    colour.setAlphaF(static_cast<float>(alpha));
    return colour;
}

QColor mixed(const QColor &from, const QColor &to, qreal t)
{
    const auto between = [t](int a, int b) { return static_cast<int>(std::lround(a + (b - a) * t)); };
    return { between(from.red(), to.red()), between(from.green(), to.green()), between(from.blue(), to.blue()) };
}

// The growth lines of a clam shell: arcs that end inside the stone, so that nothing needs clipping.
void paintShell(QPainter &painter, QPointF centre, const StoneLook &look, const Theme &theme)
{
    constexpr int Lines = 9;
    const qreal r = look.radius;
    painter.save();
    painter.translate(centre);
    painter.rotate(look.grain * 47 - 20);
    for (int i = 0; i < Lines; ++i) {
        const qreal y = -0.80 + 1.6 * (i + 0.5) / Lines + 0.03 * std::sin(i * 2.3 + look.grain);
        const qreal half = std::sqrt(std::max(0.0, 0.90 - y * y)) * 0.92;
        QPainterPath arc(QPointF(-half * r, (y + 0.03) * r));
        arc.quadTo(QPointF(0, (y - 0.16) * r), QPointF(half * r, (y + 0.03) * r));
        painter.strokePath(
            arc, QPen(withAlpha(theme.white.outline, r < 24 ? 0.055 : 0.08), r * 0.035, Qt::SolidLine, Qt::RoundCap));
    }
    painter.restore();
}

void paintStone(QPainter &painter, QPointF centre, const StoneLook &look, const Theme &theme)
{
    const Theme::StoneColours &colours = look.side == rules::Side::Black ? theme.black : theme.white;
    const qreal r = look.radius;
    painter.setPen(Qt::NoPen);
    if (theme.flat) {
        const qreal outline = r * 0.18;
        painter.setPen(QPen(colours.outline, outline));
        painter.setBrush(colours.body);
        painter.drawEllipse(centre, r - outline / 2, r - outline / 2);
        return;
    }
    // Slate is dull, its gleam small and low; shell is bright over most of its face and darkens at the rim.
    const QPointF gleam = centre + QPointF(-0.34, -0.40) * r;
    QRadialGradient light(centre + QPointF(-0.10, -0.12) * r, r * 1.18, gleam);
    if (look.side == rules::Side::Black) {
        light.setColorAt(0, colours.gleam);
        light.setColorAt(0.18, mixed(colours.gleam, colours.body, 0.38));
        light.setColorAt(0.42, mixed(colours.gleam, colours.body, 0.84));
        light.setColorAt(0.66, colours.body);
        light.setColorAt(1, colours.rim);
    } else {
        light.setColorAt(0, colours.gleam);
        light.setColorAt(0.55, colours.body);
        light.setColorAt(0.82, colours.rim.lighter(108));
        light.setColorAt(1, colours.rim.darker(108));
    }
    painter.setBrush(light);
    painter.drawEllipse(centre, r, r);
    if (look.side == rules::Side::White && r >= 11)
        paintShell(painter, centre, look, theme);
    const qreal rim = std::max(r * 0.035, 0.6);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(colours.outline, rim));
    painter.drawEllipse(centre, r - rim / 2, r - rim / 2);
}

void paintShadow(QPainter &painter, QPointF centre, qreal radius, qreal height, const Theme &theme)
{
    const QPointF middle = centre + QPointF(0.06 + 0.16 * height, 0.10 + 0.26 * height) * radius;
    const qreal reach = radius * (1.20 + 0.35 * height);
    const qreal core = radius * (0.86 - 0.25 * height) / reach;
    const qreal depth = 0.50 - 0.12 * height;
    QRadialGradient fade(middle, reach);
    fade.setColorAt(0, withAlpha(theme.shadow, depth));
    fade.setColorAt(core, withAlpha(theme.shadow, depth));
    // A soft edge: the cosine between core and rim.
    for (qreal t : { 0.25, 0.5, 0.75 })
        fade.setColorAt(core + (1 - core) * t,
            withAlpha(theme.shadow, depth * (0.5 + 0.5 * std::cos(t * 3.14159)) * (1 - 0.4 * t)));
    fade.setColorAt(1, withAlpha(theme.shadow, 0));
    painter.setPen(Qt::NoPen);
    painter.setBrush(fade);
    painter.drawEllipse(middle, reach, reach);
}

// A drawing of some size around a centre, kept as an image for raster painters whose units are device pixels.
struct SpriteKey
{
    int what;
    int kind;
    int radius; // in 64ths of a pixel
    int phaseX;
    int phaseY;
    friend bool operator==(const SpriteKey &, const SpriteKey &) = default;
    friend size_t qHash(const SpriteKey &key, size_t seed = 0)
    {
        return qHashMulti(seed, key.what, key.kind, key.radius, key.phaseX, key.phaseY);
    }
};

void drawSprite(QPainter &painter, QPointF centre, qreal radius, int what, Theme::Kind kind,
    const std::function<void(QPainter &, QPointF)> &paint)
{
    if (!paintsPixels(painter)) {
        paint(painter, centre);
        return;
    }
    constexpr int CacheLimit = 64;
    thread_local QHash<SpriteKey, QImage> cache;
    const QPointF corner(std::floor(centre.x()), std::floor(centre.y()));
    const auto fine = [](qreal value) { return static_cast<int>(std::lround(value * 64)); };
    const SpriteKey key { what, static_cast<int>(kind), fine(radius), fine(centre.x() - corner.x()),
        fine(centre.y() - corner.y()) };
    const int reach = static_cast<int>(std::ceil(radius * 1.9)) + 1;
    auto found = cache.constFind(key);
    if (found == cache.constEnd()) {
        if (cache.size() >= CacheLimit)
            cache.clear();
        QImage image(2 * reach, 2 * reach, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        QPainter inner(&image);
        inner.setRenderHint(QPainter::Antialiasing);
        paint(inner, centre - corner + QPointF(reach, reach));
        inner.end();
        found = cache.insert(key, image);
    }
    painter.drawImage(corner - QPointF(reach, reach), *found);
}

} // namespace

void drawStone(QPainter &painter, QPointF centre, const StoneLook &look, const Theme &theme)
{
    const int what = look.side == rules::Side::Black ? 0 : 1 + look.grain;
    drawSprite(
        painter, centre, look.radius, what, theme.kind, [&](QPainter &p, QPointF c) { paintStone(p, c, look, theme); });
}

void drawStoneShadow(QPainter &painter, QPointF centre, qreal radius, qreal height, const Theme &theme)
{
    if (theme.flat)
        return;
    const int what = -1 - static_cast<int>(std::lround(height * 100));
    drawSprite(painter, centre, radius, what, theme.kind,
        [&](QPainter &p, QPointF c) { paintShadow(p, c, radius, height, theme); });
}

} // namespace kagetsu::ui
