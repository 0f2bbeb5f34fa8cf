// SPDX-License-Identifier: MIT
#include "ui/learn/pagedots.h"

#include "ui/board/inforce.h"

#include <QPainter>

#include <algorithm>

namespace kagetsu::ui {

namespace {

constexpr int Most = 15;
constexpr int Side = 18; // side of the square around a dot

void paintTick(QPainter &painter, const QRectF &dot, const QColor &colour)
{
    const qreal unit = dot.width() / 12;
    painter.setPen(QPen(colour, 1.8 * unit, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPolyline(QPolygonF { dot.topLeft() + QPointF(3 * unit, 6.2 * unit),
        dot.topLeft() + QPointF(5.2 * unit, 8.4 * unit), dot.topLeft() + QPointF(9 * unit, 4 * unit) });
}

} // namespace

PageDots::PageDots(QWidget *parent)
    : QWidget(parent)
{
    setObjectName(QStringLiteral("pageDots"));
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    onTheme(*this, [this] { update(); });
}

void PageDots::setPages(int count, int shown, const std::set<int> &done)
{
    m_count = count;
    m_shown = shown;
    m_done = done;
    setVisible(count > 1 && count <= Most);
    updateGeometry();
    update();
}

QSize PageDots::sizeHint() const
{
    return { Side * std::clamp(m_count, 1, Most), Side };
}

void PageDots::paintEvent(QPaintEvent *)
{
    const Theme &colours = theme();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    for (int page = 0; page < m_count; ++page) {
        const QRectF square(page * Side, 0, Side, Side);
        const bool isDone = m_done.contains(page);
        const QRectF dot = square.adjusted(3, 3, -3, -3);
        painter.setPen(QPen(colours.mutedText, 1));
        painter.setBrush(isDone ? QBrush(colours.accent) : QBrush(Qt::NoBrush));
        painter.drawEllipse(dot);
        if (isDone)
            paintTick(painter, dot, colours.accentText);
        if (page != m_shown)
            continue;
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(colours.text, 2));
        painter.drawEllipse(square.adjusted(1, 1, -1, -1));
    }
}

} // namespace kagetsu::ui
