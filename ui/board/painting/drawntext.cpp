// SPDX-License-Identifier: MIT
#include "ui/board/painting/drawntext.h"

#include <QGuiApplication>
#include <QHash>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace kagetsu::ui {

namespace {

struct Outline
{
    QPainterPath path; // baseline at y = 0
    QRectF box; // what is centred
    qreal capHeight = 1;
};

Outline outlineOf(const QString &text, QFont::Weight weight)
{
    QFont font = QGuiApplication::font();
    // Plain faces with even, open digits where they are installed; the program's own font otherwise.
    font.setFamilies(
        QStringList { QStringLiteral("Noto Sans"), QStringLiteral("Segoe UI"), QStringLiteral("Helvetica Neue") }
        + font.families() + QStringList { QStringLiteral("DejaVu Sans") });
    font.setStyleHint(QFont::SansSerif);
    font.setPixelSize(100);
    font.setWeight(weight);
    font.setHintingPreference(QFont::PreferNoHinting);
    QPainterPath probe;
    probe.addText(0, 0, font, QStringLiteral("H"));
    Outline outline;
    outline.path.addText(0, 0, font, text);
    outline.capHeight = probe.boundingRect().height();
    const QRectF ink = outline.path.boundingRect();
    // Letters stand on one line whatever hangs below it (J, Q); other writing is centred by its ink.
    const bool latin = std::ranges::all_of(text, [](QChar c) { return c.unicode() < 0x80; });
    outline.box = latin ? QRectF(ink.left(), -outline.capHeight, ink.width(), outline.capHeight) : ink;
    return outline;
}

} // namespace

QPainterPath textPath(const QString &text, const TextBox &box, QFont::Weight weight)
{
    // The same few texts are drawn over and over, in the same faces until the language is another one.
    constexpr int CacheLimit = 1000;
    thread_local QHash<QString, Outline> cache;
    thread_local QStringList faces;
    if (const QStringList now = QGuiApplication::font().families(); now != faces) {
        cache.clear();
        faces = now;
    }
    const QString key = QString::number(weight) + QLatin1Char(' ') + text;
    auto found = cache.constFind(key);
    if (found == cache.constEnd()) {
        if (cache.size() >= CacheLimit)
            cache.clear();
        found = cache.insert(key, outlineOf(text, weight));
    }
    const Outline &outline = *found;
    qreal scale = box.height / outline.capHeight;
    qreal narrowed = 1;
    if (outline.box.width() > 0) {
        narrowed = std::clamp(box.width / (outline.box.width() * scale), box.narrowest, 1.0);
        scale = std::min(scale, box.width / (outline.box.width() * narrowed));
    }
    if (outline.box.height() > 0)
        scale = std::min(scale, 1.3 * box.height / outline.box.height());
    QTransform transform;
    transform.translate(box.centre.x(), box.centre.y());
    transform.scale(scale * narrowed, scale);
    transform.translate(-outline.box.center().x(), -outline.box.center().y());
    return transform.map(outline.path);
}

void drawText(QPainter &painter, const QString &text, const TextBox &box, QFont::Weight weight, const QColor &colour)
{
    painter.fillPath(textPath(text, box, weight), colour);
}

} // namespace kagetsu::ui
