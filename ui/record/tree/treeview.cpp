// SPDX-License-Identifier: MIT
#include "ui/record/tree/treeview.h"

#include "record/document/line.h"
#include "text/rules/rules.h"
#include "ui/board/controledge.h"
#include "ui/board/inforce.h"
#include "ui/controls/layout/fit.h"

#include "record/edit/recordedits.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>

#include <algorithm>

namespace kagetsu::ui {

using record::GameTree;
using record::NodeId;
using record::NoNode;

namespace {

// Sizes at the usual text size.
constexpr int UsualStep = 44; // between columns, as between rows: wide enough for a finger
constexpr int UsualDrop = 44;
constexpr qreal UsualRadius = 15;
constexpr int UsualDigits = 11;

NodeId siblingBefore(const GameTree &tree, NodeId node)
{
    NodeId before = NoNode;
    for (NodeId each = document::firstMoveFrom(tree, tree.firstChild(tree.parent(node))); each != node;
         each = document::firstMoveFrom(tree, tree.nextSibling(each)))
        before = each;
    return before;
}

} // namespace

TreeView::TreeView(QWidget *parent)
    : QAbstractScrollArea(parent)
{
    setObjectName(QStringLiteral("tree"));
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::StrongFocus);
    onFit(*this, [this](double factor) {
        m_step = qRound(UsualStep * factor);
        m_drop = qRound(UsualDrop * factor);
        m_radius = UsualRadius * factor;
        horizontalScrollBar()->setSingleStep(m_step);
        verticalScrollBar()->setSingleStep(m_drop);
        fitBars();
        bringIntoSight();
        viewport()->update();
    });
}

void TreeView::setSnapshot(std::shared_ptr<const TreeSnapshot> snapshot)
{
    m_snapshot = std::move(snapshot);
    fitBars();
    bringIntoSight();
    viewport()->update();
}

void TreeView::setCurrent(NodeId node)
{
    m_current = node;
    bringIntoSight();
    viewport()->update();
}

QPoint TreeView::centreOf(int row, int column) const
{
    return { column * m_step + m_step / 2 - horizontalScrollBar()->value(),
        row * m_drop + m_drop / 2 - verticalScrollBar()->value() };
}

std::optional<QPoint> TreeView::placeOf(NodeId node) const
{
    if (!m_snapshot || m_snapshot->layout().rowOf(node) < 0)
        return std::nullopt;
    return centreOf(m_snapshot->layout().rowOf(node), m_snapshot->layout().columnOf(m_snapshot->tree(), node));
}

QRect TreeView::placesIn(const QRect &rect) const
{
    const QPoint scrolled(horizontalScrollBar()->value(), verticalScrollBar()->value());
    const QPoint from = rect.topLeft() + scrolled;
    const QPoint to = rect.bottomRight() + scrolled;
    return QRect(QPoint(from.x() / m_step, from.y() / m_drop), QPoint(to.x() / m_step, to.y() / m_drop));
}

NodeId TreeView::nodeAt(QPoint position) const
{
    if (!m_snapshot)
        return NoNode;
    const QPoint place = placesIn({ position, QSize(1, 1) }).topLeft();
    return m_snapshot->layout().nodeAt(m_snapshot->tree(), place.y(), place.x());
}

void TreeView::fitBars()
{
    const QSize whole = m_snapshot
        ? QSize(m_snapshot->layout().columnCount() * m_step, m_snapshot->layout().rowCount() * m_drop)
        : QSize();
    horizontalScrollBar()->setPageStep(viewport()->width());
    verticalScrollBar()->setPageStep(viewport()->height());
    horizontalScrollBar()->setRange(0, std::max(0, whole.width() - viewport()->width()));
    verticalScrollBar()->setRange(0, std::max(0, whole.height() - viewport()->height()));
}

void TreeView::bringIntoSight()
{
    const std::optional<QPoint> place = placeOf(m_current);
    if (!place)
        return;
    const auto reach = [](QScrollBar *bar, int at, int margin, int room) {
        if (at < margin)
            bar->setValue(bar->value() + at - margin);
        else if (at > room - margin)
            bar->setValue(bar->value() + at - room + margin);
    };
    reach(horizontalScrollBar(), place->x(), std::min(2 * m_step, viewport()->width() / 2), viewport()->width());
    reach(verticalScrollBar(), place->y(), std::min(m_drop, viewport()->height() / 2), viewport()->height());
}

void TreeView::scrollContentsBy(int, int)
{
    viewport()->update();
}

void TreeView::resizeEvent(QResizeEvent *event)
{
    QAbstractScrollArea::resizeEvent(event);
    fitBars();
    bringIntoSight();
}

void TreeView::paintEvent(QPaintEvent *event)
{
    if (!m_snapshot)
        return;
    QPainter painter(viewport());
    painter.setRenderHint(QPainter::Antialiasing);
    QFont font = painter.font();
    font.setPixelSize(qRound(UsualDigits * m_radius / UsualRadius));
    font.setWeight(QFont::DemiBold);
    painter.setFont(font);
    const QRect places = placesIn(event->rect());
    paintLines(painter, places);
    paintNodes(painter, places);
}

// Paints each row with its connection to the parent, and the lines that continue to rows farther down.
void TreeView::paintLines(QPainter &painter, const QRect &places) const
{
    const TreeLayout &layout = m_snapshot->layout();
    const GameTree &tree = m_snapshot->tree();
    painter.setPen(QPen(controlEdge(theme()), 2));
    const int last = std::min(places.bottom(), layout.rowCount() - 1);
    for (int index = places.top(); index <= last; ++index) {
        const TreeLayout::Row &row = layout.row(index);
        const int begin = std::max(row.from < 0 ? 0 : row.column - 1, places.left() - 1);
        const int end = std::min(row.column + row.length - 1, places.right() + 1);
        if (begin < end)
            painter.drawLine(centreOf(index, begin), centreOf(index, end));
        if (row.from >= 0)
            painter.drawLine(
                centreOf(std::max(row.from, places.top() - 1), row.column - 1), centreOf(index, row.column - 1));
    }
    if (last + 1 >= layout.rowCount())
        return;
    const TreeLayout::Row &below = layout.row(last + 1);
    NodeId node = below.first;
    bool goesOn = true;
    for (int column = below.column - 1; column >= places.left() && node != GameTree::root(); --column) {
        const NodeId above = tree.parent(node);
        if (goesOn || document::firstMoveFrom(tree, tree.nextSibling(node)) != NoNode)
            painter.drawLine(
                centreOf(std::max(layout.rowOf(above), places.top() - 1), column), centreOf(last + 1, column));
        goesOn = false;
        node = above;
    }
}

void TreeView::paintNodes(QPainter &painter, const QRect &places) const
{
    const TreeLayout &layout = m_snapshot->layout();
    const GameTree &tree = m_snapshot->tree();
    for (int index = places.top(); index <= std::min(places.bottom(), layout.rowCount() - 1); ++index) {
        const TreeLayout::Row &row = layout.row(index);
        const int end = std::min(row.column + row.length - 1, places.right());
        int column = std::max(row.column, places.left());
        if (column > end)
            continue;
        for (NodeId node = layout.nodeAt(tree, index, column); column <= end; ++column) {
            paintNode(painter, node, centreOf(index, column));
            node = document::firstMoveFrom(tree, tree.firstChild(node));
        }
    }
}

void TreeView::paintNode(QPainter &painter, NodeId node, QPointF centre) const
{
    const GameTree &tree = m_snapshot->tree();
    const record::NodeAction action = tree.action(node);
    if (node == m_current) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme().accent);
        painter.drawEllipse(centre, m_radius + 3, m_radius + 3);
    }
    const bool isMove = action.isMove();
    const Theme::StoneColours &colours = action.side() == rules::Side::Black ? theme().black : theme().white;
    painter.setPen(QPen(isMove ? colours.outline : controlEdge(theme()), 1.5));
    painter.setBrush(isMove ? colours.body : theme().panel);
    if (isMove)
        painter.drawEllipse(centre, m_radius, m_radius);
    else
        painter.drawRoundedRect(QRectF(centre - QPointF(9, 9), QSizeF(18, 18)), 4, 4);
    if (isMove) {
        painter.setPen(colours.ink);
        const QString text = action.isStone() ? text::pointText(action.point()) : QStringLiteral("–");
        painter.drawText(
            QRectF(centre - QPointF(m_radius, m_radius), QSizeF(2 * m_radius, 2 * m_radius)), Qt::AlignCenter, text);
    }
    painter.setPen(QPen(theme().window, 1));
    if (tree.storedText(node, record::TextKind::Comment) || tree.storedText(node, record::TextKind::Headline)) {
        painter.setBrush(theme().userMark);
        painter.drawEllipse(centre + QPointF(m_radius - 2, -m_radius + 2), 4, 4);
    }
    if (record::isBookmarked(tree, node)) {
        painter.setBrush(theme().win);
        const QPointF corner = centre + QPointF(-m_radius - 1, -m_radius - 1);
        painter.drawPolygon(QPolygonF { corner, corner + QPointF(10, 0), corner + QPointF(0, 10) });
    }
}

void TreeView::mousePressEvent(QMouseEvent *event)
{
    const NodeId node = nodeAt(event->position().toPoint());
    if (event->button() == Qt::LeftButton && node != NoNode)
        emit picked(node);
}

// Returns the next node in this direction in the drawn tree.
NodeId TreeView::neighbour(int key) const
{
    const GameTree &tree = m_snapshot->tree();
    switch (key) {
    case Qt::Key_Left: return tree.parent(m_current);
    case Qt::Key_Right: return document::firstMoveFrom(tree, tree.firstChild(m_current));
    case Qt::Key_Up: return m_current == GameTree::root() ? NoNode : siblingBefore(tree, m_current);
    case Qt::Key_Down: return document::firstMoveFrom(tree, tree.nextSibling(m_current));
    case Qt::Key_Home: return GameTree::root();
    default: return NoNode;
    }
}

void TreeView::keyPressEvent(QKeyEvent *event)
{
    const bool isKnown = m_snapshot && m_snapshot->layout().rowOf(m_current) >= 0;
    const NodeId node = isKnown && event->modifiers() == Qt::NoModifier ? neighbour(event->key()) : NoNode;
    if (node != NoNode)
        emit picked(node);
    else
        event->ignore();
}

} // namespace kagetsu::ui
