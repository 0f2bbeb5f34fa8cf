// SPDX-License-Identifier: MIT
#pragma once

#include <QFont>
#include <QPaintEngine>
#include <QPainter>
#include <QPointF>

#include <functional>

namespace kagetsu::ui {

// A word as it is to be written: where a font has its letters this large, its baseline is here.
struct WrittenWord
{
    QString text;
    QPointF baseline; // its middle
    qreal pixels; // of the font
    qreal narrowed = 1; // pressed together to this part of its width
    QFont::Weight weight = QFont::Normal;
    QColor colour;
};

// A paper that knows more than paths: it writes words as words, and what is drawn over and over, such as stones, it
// keeps once. The painters of the board ask for one; every other paper gets the paths.
class VectorEngine : public QPaintEngine
{
public:
    using QPaintEngine::QPaintEngine;

    virtual void write(const QPainter &painter, const WrittenWord &word) = 0;
    // What `draw` paints around the zero of the painter, put to this place. Drawings of one key are alike; its first
    // part, up to a blank, is how the paper may call them.
    virtual void put(QPainter &painter, const QString &key, QPointF place, const std::function<void()> &draw) = 0;

    static VectorEngine *of(const QPainter &painter) { return dynamic_cast<VectorEngine *>(painter.paintEngine()); }
};

} // namespace kagetsu::ui
