// SPDX-License-Identifier: MIT
#pragma once

#include <QFont>
#include <QTextLayout>

#include <memory>
#include <vector>

class QPainter;

namespace kagetsu::ui {

// Returns the font families for papers in this language, best first: the same character is drawn differently in Japan
// and in China.
QStringList paperFaces(const QString &language);

// A text broken into lines of a given width. Lines with letters are as high as lines with Chinese characters, so that
// texts side by side share their baselines.
class PaperText
{
public:
    PaperText(const QString &text, const QFont &font, qreal width, Qt::Alignment alignment = Qt::AlignLeft);

    int lines() const { return m_layout->lineCount(); }
    qreal height() const { return m_height; }
    qreal lineHeight(int line) const { return top(line + 1) - top(line); }
    void draw(QPainter &painter, QPointF at) const;
    // Draws a single line at the top.
    void drawLine(QPainter &painter, QPointF at, int line) const;

    // Returns the width of the text on one line.
    static qreal widthOf(const QString &text, const QFont &font);

private:
    qreal top(int line) const { return line < lines() ? m_tops[static_cast<std::size_t>(line)] : m_height; }

    std::shared_ptr<QTextLayout> m_layout;
    std::vector<qreal> m_tops; // upper edges of the lines
    qreal m_height = 0;
};

} // namespace kagetsu::ui
