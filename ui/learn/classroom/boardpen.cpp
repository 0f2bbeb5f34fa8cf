// SPDX-License-Identifier: MIT
#include "ui/learn/classroom/boardpen.h"

#include "ui/board/boardwidget.h"

#include <QMouseEvent>
#include <QTransform>

namespace kagetsu::ui {

namespace {

// Returns the transformation from columns and rows to the widget. Views are only rotated and mirrored, so three points
// determine it.
QTransform placement(const BoardWidget &board)
{
    const QPointF origin = board.rectOf({ 0, 0 }).center();
    const QPointF across = board.rectOf({ 1, 0 }).center() - origin;
    const QPointF up = board.rectOf({ 0, 1 }).center() - origin;
    return { across.x(), across.y(), up.x(), up.y(), origin.x(), origin.y() };
}

} // namespace

QPointF placeOnBoard(const BoardWidget &board, QPointF place)
{
    return placement(board).map(place);
}

QPointF placeFromBoard(const BoardWidget &board, QPointF position)
{
    return placement(board).inverted().map(position);
}

BoardPen::BoardPen(BoardWidget &board)
    : QObject(&board)
    , m_board(&board)
{
    board.installEventFilter(this);
    // Also handles Enter at the board's cursor.
    connect(&board, &BoardWidget::pointActivated, this, [this](rules::Point point) {
        if (m_draws)
            emit marked(point);
        else
            emit tapped(point);
    });
}

bool BoardPen::eventFilter(QObject *watched, QEvent *event)
{
    const auto isLeft = [event] { return static_cast<QMouseEvent *>(event)->button() == Qt::LeftButton; };
    const auto position = [event] { return static_cast<QMouseEvent *>(event)->position(); };
    switch (event->type()) {
    case QEvent::MouseMove: emit pointed(placeFromBoard(*m_board, position())); break;
    case QEvent::Leave: emit pointed(std::nullopt); break;
    case QEvent::MouseButtonPress:
    case QEvent::MouseButtonDblClick:
        if (!m_draws || !isLeft())
            break;
        m_from = m_board->pointAt(position());
        return true;
    case QEvent::MouseButtonRelease:
        if (!m_draws || !isLeft())
            break;
        release(position());
        return true;
    default: break;
    }
    return QObject::eventFilter(watched, event);
}

void BoardPen::release(QPointF position)
{
    const std::optional<rules::Point> from = std::exchange(m_from, std::nullopt);
    const std::optional<rules::Point> to = m_board->pointAt(position);
    if (!from || !to)
        return;
    if (from == to)
        emit marked(*from);
    else
        emit arrowDrawn(*from, *to);
}

} // namespace kagetsu::ui
