// SPDX-License-Identifier: MIT
#pragma once

#include "ui/print/paper/pagepieces.h"

#include <QFont>

#include <cmath>

namespace kagetsu::ui {

// In typographic points.
constexpr qreal BodySize = 9;
constexpr qreal LeastSize = 8;

// Provides the fonts and lengths of a paper.
class PaperStyle
{
public:
    PaperStyle(QString language, const PageScale &scale)
        : m_language(std::move(language))
        , m_scale(scale)
    {
    }

    const QString &language() const { return m_language; }
    void setLanguage(const QString &language) { m_language = language; }
    const PageScale &scale() const { return m_scale; }
    // Returns a font of this size, reduced by the scale of the paper, but never below the least size.
    QFont font(qreal points, QFont::Weight weight = QFont::Normal) const;
    qreal mm(qreal millimetres) const { return millimetres * m_scale.point * 72 / 25.4; }
    // Returns the space between two pieces: less if the text is smaller.
    qreal gap(qreal millimetres) const { return mm(millimetres) * std::pow(m_scale.text, 3); }

private:
    QString m_language;
    PageScale m_scale;
};

// Returns a table as one piece for its header and one for each row.
std::vector<Piece> rowsOf(const Table &table, qreal width, const PaperStyle &style);

// Returns one row of fields to write in.
Piece fieldsOf(const std::vector<Fields::Field> &row, qreal width, const PaperStyle &style);

} // namespace kagetsu::ui
