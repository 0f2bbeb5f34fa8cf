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

// Where a PdfPaper keeps its bytes; a base, so that it is there before the writer that writes into it.
class PdfBytes
{
protected:
    PdfBytes() { m_buffer.open(QIODevice::WriteOnly); }
    QBuffer m_buffer;

private:
    SameOrder m_order;
};

// A PDF in memory whose text can be searched, copied and read aloud. Qt says which characters its glyphs are by
// looking for the first character that a face shows with each: a radical for a Chinese character, nothing beyond the
// first 65,536. So whoever writes on a paper tells it what he wrote (`wrote`). Fonts must be without shaping
// (`unshaped`): a glyph that only a ligature or another feature of the face leads to belongs to no character.
class PdfPaper : private PdfBytes, public QPdfWriter
{
public:
    static constexpr int Dpi = 600;

    PdfPaper(const QString &title, const QPageLayout &layout);

    // Tells the paper under the painter, if it is one, which text is drawn on it.
    static void wrote(const QPainter &painter, const QTextLayout &layout);
    // The font with one glyph for each character.
    static QFont unshaped(QFont font);

    // The whole file, once nothing paints on it any more. The same pages are the same bytes on any day.
    QByteArray bytes() const;

private:
    WrittenTexts m_texts;
};

} // namespace kagetsu::ui
