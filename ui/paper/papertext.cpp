// SPDX-License-Identifier: MIT
#include "ui/paper/papertext.h"

#include "translations/catalogues.h"

#include <QFontMetricsF>
#include <QPainter>

namespace kagetsu::ui {

QStringList paperFaces(const QString &language)
{
    return { QStringLiteral("Noto Sans"), faceOf(language), QStringLiteral("sans-serif") };
}

PaperText::PaperText(const QString &text, const QFont &font, qreal width, Qt::Alignment alignment)
    : m_layout(std::make_shared<QTextLayout>(text, font))
{
    QTextOption option(alignment);
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    m_layout->setTextOption(option);
    m_layout->setCacheEnabled(true);
    m_layout->beginLayout();
    for (QTextLine line = m_layout->createLine(); line.isValid(); line = m_layout->createLine()) {
        line.setLineWidth(width);
        line.setPosition({ 0, m_height });
        m_height += line.height();
    }
    m_layout->endLayout();
}

void PaperText::draw(QPainter &painter, QPointF at) const
{
    painter.setPen(Qt::black);
    m_layout->draw(&painter, at);
}

void PaperText::drawLine(QPainter &painter, QPointF at, int line) const
{
    painter.setPen(Qt::black);
    const QTextLine one = m_layout->lineAt(line);
    one.draw(&painter, at - QPointF(0, one.y()));
}

qreal PaperText::widthOf(const QString &text, const QFont &font)
{
    return QFontMetricsF(font).horizontalAdvance(text);
}

} // namespace kagetsu::ui
