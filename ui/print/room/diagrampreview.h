// SPDX-License-Identifier: MIT
#pragma once

#include "ui/print/diagram/diagram.h"

#include <QWidget>

namespace kagetsu::ui {

// Shows the final diagram. Dragging over points selects the part to be shown; taps are reported.
class DiagramPreview : public QWidget
{
    Q_OBJECT

public:
    explicit DiagramPreview(QWidget *parent = nullptr);

    const Diagram &diagram() const { return m_diagram; }
    void setDiagram(Diagram diagram);
    // Returns the place of a point on this widget.
    QPointF centreOf(rules::Point point) const;

    QSize sizeHint() const override { return { 420, 420 }; }

signals:
    void partChosen(const kagetsu::rules::BoardPart &part);
    void pointTapped(kagetsu::rules::Point point);

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;

private:
    QRectF paper() const;
    std::optional<rules::Point> pointAt(QPointF position) const;

    Diagram m_diagram;
    std::optional<rules::Point> m_from; // where dragging began
    std::optional<rules::Point> m_to;
};

} // namespace kagetsu::ui
