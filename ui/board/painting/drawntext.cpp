// SPDX-License-Identifier: MIT
#include "ui/board/painting/drawntext.h"

#include "translations/catalogues.h"
#include "ui/board/painting/pdfpaper.h"
#include "ui/board/painting/vectorengine.h"

#include <QFontMetricsF>
#include <QGuiApplication>
#include <QHash>
#include <QLocale>
#include <QPainter>
#include <QPainterPath>
#include <QTextLayout>
#include <QThreadStorage>

#include <algorithm>

namespace kagetsu::ui {

namespace {

constexpr qreal FontPixels = 100; // font size of all outlines

struct Outline
{
    QPainterPath path; // with the baseline at y = 0
    QRectF box; // the rectangle that is centred
    qreal capHeight = 1;
    qreal advance = 0;
};

QFont fontOf(QFont::Weight weight)
{
    QFont font = QGuiApplication::font();
    // Plain typefaces with even, open digits where they are installed, otherwise the program's own font. Painting
    // without a window starts before the font of the language is set.
    font.setFamilies(
        QStringList { QStringLiteral("Noto Sans"), QStringLiteral("Segoe UI"), QStringLiteral("Helvetica Neue") }
        + font.families()
        + QStringList {
            QStringLiteral("DejaVu Sans"), QStringLiteral("Liberation Sans"), faceOf(QLocale().bcp47Name()) });
    font.setStyleHint(QFont::SansSerif);
    font.setPixelSize(static_cast<int>(FontPixels));
    font.setWeight(weight);
    font.setHintingPreference(QFont::PreferNoHinting);
    return font;
}

Outline outlineOf(const QString &text, QFont::Weight weight)
{
    const QFont font = fontOf(weight);
    QPainterPath probe;
    probe.addText(0, 0, font, QStringLiteral("H"));
    Outline outline;
    outline.path.addText(0, 0, font, text);
    outline.capHeight = probe.boundingRect().height();
    outline.advance = QFontMetricsF(font).horizontalAdvance(text);
    const QRectF ink = outline.path.boundingRect();
    // Latin letters share a baseline whatever descends below it (J, Q); other scripts are centred by their ink.
    const bool latin = std::ranges::all_of(text, [](QChar c) { return c.unicode() < 0x80; });
    outline.box = latin ? QRectF(ink.left(), -outline.capHeight, ink.width(), outline.capHeight) : ink;
    return outline;
}

const Outline &keptOutline(const QString &text, QFont::Weight weight)
{
    // The same few texts are drawn repeatedly, with the same typefaces until the language changes.
    constexpr int CacheLimit = 1000;
    struct Kept
    {
        QHash<QString, Outline> cache;
        QStringList faces;
    };
    // Qt's means, as MinGW frees a thread_local before it is destroyed; never destroyed, as threads may end later.
    static auto &keptByThreads = *new QThreadStorage<Kept>;
    auto &[cache, faces] = keptByThreads.localData();
    if (const QStringList now = QGuiApplication::font().families() << QLocale().name(); now != faces) {
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
    return *found;
}

// Scale and compression that make the outline fill its box.
struct Fitting
{
    qreal scale;
    qreal narrowed;
};

Fitting fittingOf(const Outline &outline, const TextBox &box)
{
    Fitting fitting { box.height / outline.capHeight, 1 };
    if (outline.box.width() > 0) {
        fitting.narrowed = std::clamp(box.width / (outline.box.width() * fitting.scale), box.narrowest, 1.0);
        fitting.scale = std::min(fitting.scale, box.width / (outline.box.width() * fitting.narrowed));
    }
    if (outline.box.height() > 0)
        fitting.scale = std::min(fitting.scale, 1.3 * box.height / outline.box.height());
    return fitting;
}

// Writes real text into a PDF, in the same place as the ink of the outlines.
void writeText(QPainter &painter, const QString &text, const TextBox &box, QFont::Weight weight, const QColor &colour)
{
    const Outline &outline = keptOutline(text, weight);
    const auto [scale, narrowed] = fittingOf(outline, box);
    QTextLayout layout(text, PdfPaper::unshaped(fontOf(weight)));
    layout.beginLayout();
    const QTextLine line = layout.createLine();
    layout.endLayout();
    painter.save();
    painter.translate(box.centre);
    painter.scale(scale * narrowed, scale);
    painter.setPen(colour);
    PdfPaper::wrote(painter, layout);
    layout.draw(&painter, -outline.box.center() - QPointF(0, line.ascent()));
    painter.restore();
}

} // namespace

QPainterPath textPath(const QString &text, const TextBox &box, QFont::Weight weight)
{
    const Outline &outline = keptOutline(text, weight);
    const auto [scale, narrowed] = fittingOf(outline, box);
    QTransform transform;
    transform.translate(box.centre.x(), box.centre.y());
    transform.scale(scale * narrowed, scale);
    transform.translate(-outline.box.center().x(), -outline.box.center().y());
    return transform.map(outline.path);
}

void drawText(QPainter &painter, const QString &text, const TextBox &box, QFont::Weight weight, const QColor &colour)
{
    if (painter.paintEngine()->type() == QPaintEngine::Pdf) {
        writeText(painter, text, box, weight, colour);
        return;
    }
    VectorEngine *engine = VectorEngine::of(painter);
    if (!engine) {
        painter.fillPath(textPath(text, box, weight), colour);
        return;
    }
    const Outline &outline = keptOutline(text, weight);
    const auto [scale, narrowed] = fittingOf(outline, box);
    // Written text is centred by its advance, outlines by their ink.
    const QPointF off = (QPointF(outline.advance / 2, 0) - outline.box.center()) * scale;
    const QPointF baseline = box.centre + QPointF(off.x() * narrowed, off.y());
    engine->write(painter, { text, baseline, FontPixels * scale, narrowed, weight, colour });
}

} // namespace kagetsu::ui
