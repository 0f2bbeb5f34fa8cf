// SPDX-License-Identifier: MIT
#include "ui/print/room/diagrampreview.h"

#include "ui/board/boardgeometry.h"
#include "ui/board/inforce.h"
#include "ui/print/diagram/diagrampainter.h"

#include <QMouseEvent>
#include <QPainter>

#include <utility>

namespace kagetsu::ui {

namespace {

BoardGeometry geometryOf(const QRectF &paper, const Diagram &diagram)
{
    return BoardGeometry(boardRect(paper, diagram), diagram.picture.frame(), diagram.part);
}

} // namespace

DiagramPreview::DiagramPreview(QWidget *parent)
    : QWidget(parent)
{
    setObjectName(QStringLiteral("preview"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setMinimumSize(200, 200);
    setCursor(Qt::CrossCursor);
}

void DiagramPreview::setDiagram(Diagram diagram)
{
    m_diagram = std::move(diagram);
    update();
}

QRectF DiagramPreview::paper() const
{
    return QRectF(rect()).adjusted(8, 8, -8, -8);
}

QPointF DiagramPreview::centreOf(rules::Point point) const
{
    return geometryOf(paper(), m_diagram).centreOf(point);
}

std::optional<rules::Point> DiagramPreview::pointAt(QPointF position) const
{
    return geometryOf(paper(), m_diagram).pointAt(position);
}

void DiagramPreview::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    // Paper is white in every theme.
    painter.fillRect(rect(), Qt::white);
    paintAlone(painter, paper(), m_diagram);
    if (!m_from || !m_to || m_from == m_to)
        return;
    const BoardGeometry geometry = geometryOf(paper(), m_diagram);
    const QRectF chosen = geometry.rectOf(*m_from).united(geometry.rectOf(*m_to));
    QColor light = theme().accent;
    light.setAlpha(50);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme().accent, 2));
    painter.setBrush(light);
    painter.drawRect(chosen);
}

void DiagramPreview::mousePressEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton)
        return;
    m_from = m_to = pointAt(event->position());
}

void DiagramPreview::mouseMoveEvent(QMouseEvent *event)
{
    if (!m_from)
        return;
    // Outside the board, the last point inside it still counts.
    if (const std::optional<rules::Point> at = pointAt(event->position()))
        m_to = at;
    update();
}

void DiagramPreview::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton || !m_from)
        return;
    const rules::Point from = *std::exchange(m_from, std::nullopt);
    const rules::Point to = std::exchange(m_to, std::nullopt).value_or(from);
    update();
    if (from == to)
        emit pointTapped(from);
    else
        emit partChosen(rules::partBetween(from, to));
}

} // namespace kagetsu::ui
