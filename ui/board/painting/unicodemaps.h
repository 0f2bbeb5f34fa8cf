// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QHash>
#include <QList>
#include <QRawFont>
#include <QSet>

class QTextLayout;

namespace kagetsu::ui {

// Which characters were written in which faces, in the order in which they were written first.
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

// The PDF with the true character for each glyph of its faces: one that was written instead of another that looks the
// same (a Chinese character instead of its radical, a space instead of a tab). What changes is appended as an update of
// the file [ISO 32000-1 7.5.6]. A file that Qt did not write comes back as it was.
QByteArray withUnicodeMaps(const QByteArray &pdf, const WrittenTexts &texts);

} // namespace kagetsu::ui
