// SPDX-License-Identifier: MIT
#pragma once

#include "ui/board/painting/sameorder.h"
#include "ui/board/painting/unicodemaps.h"

#include <QBuffer>
#include <QPageLayout>
#include <QPdfWriter>

class QPainter;
class QTextLayout;

namespace kagetsu::ui {

// Holds the bytes of a PdfPaper; a base class, so that it is constructed before the writer that writes into it.
class PdfBytes
{
protected:
    PdfBytes() { m_buffer.open(QIODevice::WriteOnly); }
    QBuffer m_buffer;

private:
    SameOrder m_order;
};

// A PDF in memory whose text can be searched, copied and read aloud. Qt maps each glyph to the first character for
// which a typeface shows it: a radical instead of a Chinese character, and nothing beyond the first 65,536. So code
// that writes on this paper reports what it wrote (`wrote`). Fonts must be unshaped (`unshaped`): a glyph that only a
// ligature or another font feature produces belongs to no character.
class PdfPaper : private PdfBytes, public QPdfWriter
{
public:
    static constexpr int Dpi = 600;

    PdfPaper(const QString &title, const QPageLayout &layout);

    // Tells the paper under the painter, if it is a PdfPaper, which text is drawn on it.
    static void wrote(const QPainter &painter, const QTextLayout &layout);
    // Returns the font with exactly one glyph per character.
    static QFont unshaped(QFont font);

    // Returns the whole file; call it once painting has ended. The same pages give the same bytes on any day.
    QByteArray bytes() const;

private:
    WrittenTexts m_texts;
};

} // namespace kagetsu::ui
