// SPDX-License-Identifier: MIT
#pragma once

#include <QFont>
#include <QTextLayout>

#include <memory>
#include <vector>

class QPainter;

namespace kagetsu::ui {

// The faces of a paper in this language, the best first: the same character is drawn otherwise in Japan and in China.
QStringList paperFaces(const QString &language);

// A text broken into lines of a width. Its lines are as high with letters as with Chinese characters, so that what
// stands beside one another has one baseline.
class PaperText
{
public:
    PaperText(const QString &text, const QFont &font, qreal width, Qt::Alignment alignment = Qt::AlignLeft);

    int lines() const { return m_layout->lineCount(); }
    qreal height() const { return m_height; }
    qreal lineHeight(int line) const { return top(line + 1) - top(line); }
    void draw(QPainter &painter, QPointF at) const;
    // One line alone, at the top.
    void drawLine(QPainter &painter, QPointF at, int line) const;

    // In one line.
    static qreal widthOf(const QString &text, const QFont &font);

private:
    qreal top(int line) const { return line < lines() ? m_tops[static_cast<std::size_t>(line)] : m_height; }

    std::shared_ptr<QTextLayout> m_layout;
    std::vector<qreal> m_tops; // of the lines
    qreal m_height = 0;
};

} // namespace kagetsu::ui
