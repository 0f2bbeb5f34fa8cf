// SPDX-License-Identifier: MIT
#include "ui/print/paper/papertext.h"

#include "translations/catalogues.h"
#include "ui/board/painting/pdfpaper.h"

#include <QFontMetricsF>
#include <QHash>
#include <QPainter>
#include <QThreadStorage>

#include <algorithm>

namespace kagetsu::ui {

QStringList paperFaces(const QString &language)
{
    // Letters and digits first: a Chinese typeface has them as well, but with full-width quotation marks.
    return { QStringLiteral("Liberation Sans"), QStringLiteral("DejaVu Sans"), faceOf(language),
        QStringLiteral("sans-serif") };
}

namespace {

struct Strut
{
    qreal ascent = 0;
    qreal height = 0;
};

// Returns the least line height of a font, whichever of its typefaces is used.
const Strut &strutOf(const QFont &font)
{
    // Qt's means, as MinGW frees a thread_local before it is destroyed; never destroyed, as threads may end later.
    static auto &known = *new QThreadStorage<QHash<QString, Strut>>;
    Strut &strut = known.localData()[font.key()];
    if (strut.height == 0) {
        QTextLayout probe(QStringLiteral("Hg\u4e2d"), font);
        probe.beginLayout();
        const QTextLine line = probe.createLine();
        probe.endLayout();
        strut = { line.ascent(), line.height() };
    }
    return strut;
}

} // namespace

PaperText::PaperText(const QString &text, const QFont &font, qreal width, Qt::Alignment alignment)
    : m_layout(std::make_shared<QTextLayout>(text, font))
{
    QTextOption option(alignment);
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    m_layout->setTextOption(option);
    m_layout->setCacheEnabled(true);
    const Strut &strut = strutOf(font);
    m_layout->beginLayout();
    for (QTextLine line = m_layout->createLine(); line.isValid(); line = m_layout->createLine()) {
        line.setLineWidth(width);
        const qreal down = std::max(0.0, strut.ascent - line.ascent());
        line.setPosition({ 0, m_height + down });
        m_tops.push_back(m_height);
        m_height += std::max(strut.height, down + line.height());
    }
    m_layout->endLayout();
}

void PaperText::draw(QPainter &painter, QPointF at) const
{
    painter.setPen(Qt::black);
    PdfPaper::wrote(painter, *m_layout);
    m_layout->draw(&painter, at);
}

void PaperText::drawLine(QPainter &painter, QPointF at, int line) const
{
    painter.setPen(Qt::black);
    PdfPaper::wrote(painter, *m_layout);
    const QTextLine one = m_layout->lineAt(line);
    one.draw(&painter, at - QPointF(0, top(line)));
}

qreal PaperText::widthOf(const QString &text, const QFont &font)
{
    return QFontMetricsF(font).horizontalAdvance(text);
}

} // namespace kagetsu::ui
