// SPDX-License-Identifier: MIT
#pragma once

#include "ui/paper/pagepieces.h"

#include <QFont>

#include <cmath>

namespace kagetsu::ui {

// In typographic points.
constexpr qreal BodySize = 9;
constexpr qreal LeastSize = 8;

// Faces and lengths of a paper.
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
    // Of so many points, or as much smaller as the paper is set, but never below the least.
    QFont font(qreal points, QFont::Weight weight = QFont::Normal) const;
    qreal mm(qreal millimetres) const { return millimetres * m_scale.point * 72 / 25.4; }
    // Free between two pieces: less where the text is smaller.
    qreal gap(qreal millimetres) const { return mm(millimetres) * std::pow(m_scale.text, 3); }

private:
    QString m_language;
    PageScale m_scale;
};

// A table as one piece for its head and one for each row.
std::vector<Piece> rowsOf(const Table &table, qreal width, const PaperStyle &style);

// One row of fields to write in.
Piece fieldsOf(const std::vector<Fields::Field> &row, qreal width, const PaperStyle &style);

} // namespace kagetsu::ui
