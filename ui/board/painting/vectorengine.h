// SPDX-License-Identifier: MIT
#pragma once

#include <QFont>
#include <QPaintEngine>
#include <QPainter>
#include <QPointF>

#include <functional>

namespace kagetsu::ui {

// Holds a piece of text to be written at a given font size and baseline.
struct WrittenWord
{
    QString text;
    QPointF baseline; // middle of the baseline
    qreal pixels; // font size
    qreal narrowed = 1; // horizontal compression, as a share of the width
    QFont::Weight weight = QFont::Normal;
    QColor colour;
};

// A paint engine for devices that support more than paths: it writes words as text, and stores once what is drawn
// repeatedly, such as stones. The board painters use it if the device has one; all other devices get paths.
class VectorEngine : public QPaintEngine
{
public:
    using QPaintEngine::QPaintEngine;

    virtual void write(const QPainter &painter, const WrittenWord &word) = 0;
    // Places at `place` what `draw` paints around the painter's origin. Drawings with the same key are identical; the
    // part of the key before the first blank may serve as a name in the output.
    virtual void put(QPainter &painter, const QString &key, QPointF place, const std::function<void()> &draw) = 0;

    static VectorEngine *of(const QPainter &painter) { return dynamic_cast<VectorEngine *>(painter.paintEngine()); }
};

} // namespace kagetsu::ui
