// SPDX-License-Identifier: MIT
#pragma once

#include "ui/record/tree/treesnapshot.h"

#include <QAbstractScrollArea>

namespace kagetsu::ui {

// Draws a tree of any size: lines from left to right, variations below, each move as a stone with its point, a dot if
// there is a comment, a flag for a bookmark. Only the visible part is painted.
class TreeView : public QAbstractScrollArea
{
    Q_OBJECT

public:
    explicit TreeView(QWidget *parent = nullptr);

    void setSnapshot(std::shared_ptr<const TreeSnapshot> snapshot);
    // Sets the current node and scrolls to it.
    void setCurrent(record::NodeId node);

    // Returns the middle of a node in viewport coordinates; nothing if it is not drawn.
    std::optional<QPoint> placeOf(record::NodeId node) const;
    record::NodeId nodeAt(QPoint position) const;
    QSize minimumSizeHint() const override { return { 120, 80 }; }

signals:
    // Emitted when a node was clicked or reached with the arrow keys.
    void picked(kagetsu::record::NodeId node);

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void scrollContentsBy(int dx, int dy) override;

private:
    void fitBars();
    void bringIntoSight();
    void paintLines(QPainter &painter, const QRect &places) const;
    void paintNodes(QPainter &painter, const QRect &places) const;
    void paintNode(QPainter &painter, record::NodeId node, QPointF centre) const;
    QPoint centreOf(int row, int column) const;
    // Returns the columns and rows that a rectangle of the viewport touches.
    QRect placesIn(const QRect &rect) const;
    record::NodeId neighbour(int key) const;

    std::shared_ptr<const TreeSnapshot> m_snapshot;
    record::NodeId m_current = record::GameTree::root();
    int m_step = 1; // between columns
    int m_drop = 1; // between rows
    qreal m_radius = 1; // radius of a node
};

} // namespace kagetsu::ui
