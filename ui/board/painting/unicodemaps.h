// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QHash>
#include <QList>
#include <QRawFont>
#include <QSet>

class QTextLayout;

namespace kagetsu::ui {

// Records which characters were written in which fonts, in the order of their first use.
class WrittenTexts
{
public:
    struct Face
    {
        QRawFont font;
        QSet<char32_t> known;
        QList<char32_t> characters;
    };

    void add(const QTextLayout &layout);
    const QList<Face> &faces() const { return m_faces; }

private:
    QList<Face> m_faces;
};

// Returns the PDF with the true character for each glyph of its fonts, where another character that looks the same was
// given instead (a radical for a Chinese character, a tab for a space). Changes are appended as an update of the file
// [ISO 32000-1 7.5.6]. A file that was not written by Qt is returned unchanged.
QByteArray withUnicodeMaps(const QByteArray &pdf, const WrittenTexts &texts);

} // namespace kagetsu::ui
