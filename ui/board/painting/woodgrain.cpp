// SPDX-License-Identifier: MIT
#include "ui/board/painting/woodgrain.h"

#include "ui/board/painting/pixels.h"

#include <QImage>
#include <QPolygonF>

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <utility>
#include <vector>

namespace kagetsu::ui {

namespace {

// One tone of late wood; positions are shares of the width, from left to right.
struct Strip
{
    qreal from;
    qreal to;
    qreal strength; // 0 to 1
};

class Noise
{
public:
    qreal between(qreal low, qreal high)
    {
        m_state = m_state * 6364136223846793005ULL + 1442695040888963407ULL;
        return low + (high - low) * static_cast<qreal>(m_state >> 40) / static_cast<qreal>(1ULL << 24);
    }

private:
    quint64 m_state = 15;
};

constexpr qreal Leftmost = -0.04; // rings begin and end beyond the face, because the wave shifts them
constexpr qreal Rightmost = 1.04;
constexpr int Samples = 16384; // samples of the strength along a line across the rings
constexpr qreal PerSample = (Rightmost - Leftmost) / Samples;

const std::vector<Strip> &strips()
{
    static const std::vector<Strip> all = [] {
        std::vector<Strip> result;
        Noise noise;
        for (qreal u = Leftmost; u < Rightmost - 0.02;) {
            // No two years are alike. Late wood is a fine dark line that fades towards the year before.
            const qreal year = noise.between(0.006, 0.013) + 0.005 * std::max(u, 0.0);
            const qreal strength = noise.between(0.3, 1.0);
            const qreal late = u + year;
            result.push_back({ late - 0.85 * year, late - 0.60 * year, 0.025 * strength });
            result.push_back({ late - 0.60 * year, late - 0.34 * year, 0.055 * strength });
            result.push_back({ late - 0.34 * year, late - 0.11 * year, 0.105 * strength });
            result.push_back({ late - 0.11 * year, late, 0.20 * strength });
            u = late;
        }
        return result;
    }();
    return all;
}

// All rings follow one slow wave, so that they never cross: at height v, ring u is at shift + stretch * u.
struct Wave
{
    qreal shift;
    qreal stretch;
};

Wave waveAt(qreal v)
{
    constexpr qreal Turn = 2 * std::numbers::pi;
    return { 0.009 * std::sin(Turn * (0.45 * v + 0.13)) + 0.0016 * std::sin(Turn * (1.37 * v + 0.4)),
        1 + 0.011 * std::sin(Turn * (0.62 * v + 0.71)) + 0.0022 * std::sin(Turn * (1.9 * v)) };
}

void drawStrips(QPainter &painter, const QRectF &face, qreal corner, const QColor &colour)
{
    constexpr int Pieces = 16;
    const qreal edge = corner / face.width();
    painter.setPen(Qt::NoPen);
    for (const Strip &strip : strips()) {
        QPolygonF polygon(2 * (Pieces + 1));
        bool inside = true;
        for (int i = 0; i <= Pieces; ++i) {
            const qreal v = static_cast<qreal>(i) / Pieces;
            const Wave wave = waveAt(v);
            const qreal left = wave.shift + wave.stretch * strip.from;
            const qreal right = wave.shift + wave.stretch * strip.to;
            inside = inside && left >= edge && right <= 1 - edge;
            const qreal y = face.top() + v * face.height();
            polygon[i] = QPointF(face.left() + left * face.width(), y);
            polygon[2 * Pieces + 1 - i] = QPointF(face.left() + right * face.width(), y);
        }
        if (!inside)
            continue;
        QColor tone = colour;
        tone.setAlphaF(static_cast<float>(strip.strength));
        painter.setBrush(tone);
        painter.drawPolygon(polygon);
    }
}

// Draws the same strips pixel by pixel: a hundred times faster than filling polygons a pixel wide, and smooth, because
// each pixel gets the mean of what it covers.
QImage grainImage(const QSize &size, qreal corner, const QColor &colour)
{
    // sums[i] is the total strength left of the i-th sample.
    static const std::vector<float> sums = [] {
        std::vector<float> strengths(Samples + 1, 0);
        for (const Strip &strip : strips()) {
            const int first = static_cast<int>(std::lround((strip.from - Leftmost) / PerSample));
            const int last = std::min(static_cast<int>(std::lround((strip.to - Leftmost) / PerSample)), Samples);
            std::fill(strengths.begin() + first, strengths.begin() + last, static_cast<float>(strip.strength));
        }
        float sum = 0;
        for (float &strength : strengths)
            strength = std::exchange(sum, sum + strength);
        return strengths;
    }();
    constexpr int Tones = 1024;
    std::array<QRgb, Tones> tones {};
    for (int i = 0; i < Tones; ++i) {
        const int alpha = static_cast<int>(std::lround(255.0 * i / Tones));
        tones[static_cast<std::size_t>(i)] = qPremultiply(qRgba(colour.red(), colour.green(), colour.blue(), alpha));
    }

    QImage image(size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    const int free = static_cast<int>(std::ceil(corner));
    for (int y = 0; y < size.height(); ++y) {
        const Wave wave = waveAt((y + 0.5) / size.height());
        const bool atCorner = y < free || y >= size.height() - free;
        const int first = atCorner ? free : 0;
        const int last = size.width() - (atCorner ? free : 0);
        // Sample number at the left edge of pixel x: begin + step * x.
        const qreal step = 1.0 / size.width() / wave.stretch / PerSample;
        const qreal begin = (-wave.shift / wave.stretch - Leftmost) / PerSample;
        const auto sumAt = [&](int x) {
            const float at = static_cast<float>(begin + step * x);
            const int i = static_cast<int>(at); // conversion to an unsigned type takes several times as long
            return sums[static_cast<std::size_t>(i)]
                + (at - static_cast<float>(i))
                * (sums[static_cast<std::size_t>(i) + 1] - sums[static_cast<std::size_t>(i)]);
        };
        const float toTone = static_cast<float>(Tones / step);
        auto *line = reinterpret_cast<QRgb *>(image.scanLine(y));
        float before = sumAt(first);
        for (int x = first; x < last; ++x) {
            const float after = sumAt(x + 1);
            line[x] = tones[static_cast<std::size_t>(static_cast<int>((after - before) * toTone))];
            before = after;
        }
    }
    return image;
}

} // namespace

void drawGrain(QPainter &painter, const QRectF &face, qreal corner, const QColor &colour)
{
    if (colour.alpha() == 0)
        return;
    if (paintsPixels(painter))
        painter.drawImage(face.topLeft(), grainImage(face.size().toSize(), corner, colour));
    else
        drawStrips(painter, face, corner, colour);
}

} // namespace kagetsu::ui
