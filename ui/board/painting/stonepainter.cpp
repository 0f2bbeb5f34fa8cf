// SPDX-License-Identifier: MIT
#include "ui/board/painting/stonepainter.h"

#include "ui/board/painting/pixels.h"
#include "ui/board/painting/vectorengine.h"

#include <QHash>
#include <QImage>
#include <QPainterPath>
#include <QThreadStorage>

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

// Draws the growth lines of a clam shell: fine arcs, each with light below it, that end inside the stone, so that
// nothing needs clipping. Small stones have fewer, because the arcs would merge.
void paintShell(QPainter &painter, QPointF centre, const StoneLook &look, const Theme &theme)
{
    const qreal r = look.radius;
    const int lines = r < 16 ? 6 : r < 40 ? 9 : 13;
    const qreal width = std::max(0.7, r * 0.026);
    const QPen dark(withAlpha(theme.white.outline, r < 16 ? 0.11 : 0.17), width, Qt::SolidLine, Qt::RoundCap);
    const QPen light(withAlpha(Qt::white, 0.5), width, Qt::SolidLine, Qt::RoundCap);
    painter.save();
    painter.translate(centre);
    painter.rotate(look.grain * 47 - 20);
    // Each kind is one path: drawn in one operation, and written once to a file.
    QPainterPath arcs;
    for (int i = 0; i < lines; ++i) {
        const qreal y = -0.80 + 1.6 * (i + 0.5) / lines + 0.03 * std::sin(i * 2.3 + look.grain);
        const qreal half = std::sqrt(std::max(0.0, 0.86 - y * y)) * 0.94;
        arcs.moveTo(QPointF(-half * r, (y + 0.03) * r));
        arcs.quadTo(QPointF(0, (y - 0.16) * r), QPointF(half * r, (y + 0.03) * r));
    }
    if (r >= 16)
        painter.strokePath(arcs.translated(0, width), light);
    painter.strokePath(arcs, dark);
    painter.restore();
}

void paintStone(QPainter &painter, QPointF centre, const StoneLook &look, const Theme &theme)
{
    const Theme::StoneColours &colours = look.side == rules::Side::Black ? theme.black : theme.white;
    const qreal r = look.radius;
    painter.setPen(Qt::NoPen);
    if (theme.flatStones) {
        const qreal outline = r * (theme.flat ? 0.18 : 0.10);
        painter.setPen(QPen(colours.outline, outline));
        painter.setBrush(colours.body);
        painter.drawEllipse(centre, r - outline / 2, r - outline / 2);
        return;
    }
    // Slate is dull, with a small low highlight; shell is bright over most of its face and darkens at the rim.
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
    if (painter.paintEngine()->type() == QPaintEngine::Pdf) {
        // PDF gradients are as opaque at their end as at their beginning, so rings are used instead, each paler than
        // the last.
        constexpr int Rings = 5;
        painter.setPen(Qt::NoPen);
        painter.setBrush(withAlpha(theme.shadow, 1 - std::pow(1 - depth, 1.0 / Rings)));
        for (int i = 0; i < Rings; ++i) {
            const qreal r = reach * (core + (1 - core) * (i + 0.5) / Rings);
            painter.drawEllipse(middle, r, r);
        }
        return;
    }
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

// Identifies a drawing of a given size around a centre, cached as an image for raster painters whose units are device
// pixels.
struct SpriteKey
{
    int what;
    size_t colours;
    int radius; // in 64ths of a pixel
    int phaseX;
    int phaseY;
    friend bool operator==(const SpriteKey &, const SpriteKey &) = default;
    friend size_t qHash(const SpriteKey &key, size_t seed = 0)
    {
        return qHashMulti(seed, key.what, key.colours, key.radius, key.phaseX, key.phaseY);
    }
};

// Returns a hash of a theme's stone colours only; light, dark and print on the same wood differ.
size_t coloursOf(const Theme &theme)
{
    size_t seed = theme.flatStones ? 1 : 0;
    for (const Theme::StoneColours *stone : { &theme.black, &theme.white })
        seed = qHashMulti(seed, stone->gleam.rgba(), stone->body.rgba(), stone->rim.rgba(), stone->outline.rgba());
    return qHashMulti(seed, theme.shadow.rgba());
}

void drawSprite(QPainter &painter, QPointF centre, qreal radius, int what, size_t colours,
    const std::function<void(QPainter &, QPointF)> &paint)
{
    if (VectorEngine *engine = VectorEngine::of(painter)) {
        const QString name = what < 0 ? QStringLiteral("shadow")
            : what == 0               ? QStringLiteral("black")
                                      : QStringLiteral("white");
        const QString key = QStringLiteral("%1 %2 %3 %4").arg(name).arg(what).arg(colours).arg(radius, 0, 'f', 2);
        engine->put(painter, key, centre, [&] { paint(painter, QPointF(0, 0)); });
        return;
    }
    if (!paintsPixels(painter)) {
        paint(painter, centre);
        return;
    }
    constexpr int CacheLimit = 64;
    // Qt's means, as MinGW frees a thread_local before it is destroyed; never destroyed, as threads may end later.
    static auto &caches = *new QThreadStorage<QHash<SpriteKey, QImage>>;
    QHash<SpriteKey, QImage> &cache = caches.localData();
    const QPointF corner(std::floor(centre.x()), std::floor(centre.y()));
    const auto fine = [](qreal value) { return static_cast<int>(std::lround(value * 64)); };
    const SpriteKey key { what, colours, fine(radius), fine(centre.x() - corner.x()), fine(centre.y() - corner.y()) };
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
    const int what = look.side == rules::Side::Black ? 0 : theme.flatStones ? 1 : 1 + look.grain;
    drawSprite(painter, centre, look.radius, what, coloursOf(theme),
        [&](QPainter &p, QPointF c) { paintStone(p, c, look, theme); });
}

void drawStoneShadow(QPainter &painter, QPointF centre, qreal radius, qreal height, const Theme &theme)
{
    if (theme.flatStones)
        return;
    const int what = -1 - static_cast<int>(std::lround(height * 100));
    drawSprite(painter, centre, radius, what, coloursOf(theme),
        [&](QPainter &p, QPointF c) { paintShadow(p, c, radius, height, theme); });
}

} // namespace kagetsu::ui
