// SPDX-License-Identifier: MIT
#include "ui/board/boardaccessible.h"

#include "text/rules/rules.h"
#include "ui/board/boardwidget.h"
#include "ui/board/spokenpoint.h"

#include <QWindow>

namespace kagetsu::ui {

namespace {

// Only view and size matter here, so any rectangle will do.
BoardGeometry placesOf(const BoardWidget *board)
{
    return BoardGeometry(QRectF(0, 0, 1, 1), board->picture().frame());
}

QAccessibleInterface *makeBoard(const QString &className, QObject *object)
{
    if (className != QLatin1String(BoardWidget::staticMetaObject.className()))
        return nullptr;
    auto *board = qobject_cast<BoardWidget *>(object);
    return board ? new AccessibleBoard(board) : nullptr;
}

} // namespace

AccessibleBoard::AccessibleBoard(BoardWidget *board)
    : QAccessibleWidget(board, QAccessible::Table)
{
}

AccessibleBoard::~AccessibleBoard()
{
    for (QAccessible::Id id : std::as_const(m_cells))
        QAccessible::deleteAccessibleInterface(id);
}

void AccessibleBoard::install()
{
    static const bool installed = [] {
        QAccessible::installFactory(makeBoard);
        return true;
    }();
    Q_UNUSED(installed);
}

int AccessibleBoard::indexOf(const BoardWidget *board, QPoint place)
{
    return place.y() * placesOf(board).viewColumns() + place.x();
}

BoardWidget *AccessibleBoard::board() const
{
    return static_cast<BoardWidget *>(widget());
}

void *AccessibleBoard::interface_cast(QAccessible::InterfaceType type)
{
    if (type == QAccessible::TableInterface)
        return static_cast<QAccessibleTableInterface *>(this);
    return QAccessibleWidget::interface_cast(type);
}

QAccessibleInterface *AccessibleBoard::child(int index) const
{
    if (index < 0 || index >= childCount())
        return nullptr;
    return cellAt(index / columnCount(), index % columnCount());
}

int AccessibleBoard::indexOfChild(const QAccessibleInterface *child) const
{
    if (!child || child->role() != QAccessible::Cell || child->parent() != this)
        return -1;
    return indexOf(board(), static_cast<const AccessibleBoardCell *>(child)->place());
}

QAccessibleInterface *AccessibleBoard::childAt(int x, int y) const
{
    const std::optional<rules::Point> point = board()->pointAt(board()->mapFromGlobal(QPointF(x, y)));
    return point ? child(indexOf(board(), placesOf(board()).placeOf(*point))) : nullptr;
}

QAccessibleInterface *AccessibleBoard::focusChild() const
{
    const std::optional<rules::Point> cursor = board()->cursor();
    if (!board()->hasFocus() || !cursor)
        return QAccessibleWidget::focusChild();
    return child(indexOf(board(), placesOf(board()).placeOf(*cursor)));
}

QAccessibleInterface *AccessibleBoard::cellAt(int row, int column) const
{
    if (row < 0 || column < 0 || row >= rowCount() || column >= columnCount())
        return nullptr;
    // The key is the place, not the index, so that a board of another size keeps the cells it shares with this one.
    const int key = row * MaxDrawnSize + column;
    const auto known = m_cells.constFind(key);
    if (known != m_cells.constEnd())
        return QAccessible::accessibleInterface(*known);
    auto *cell = new AccessibleBoardCell(board(), { column, row });
    m_cells.insert(key, QAccessible::registerAccessibleInterface(cell));
    return cell;
}

int AccessibleBoard::rowCount() const
{
    return placesOf(board()).viewRows();
}

int AccessibleBoard::columnCount() const
{
    return placesOf(board()).viewColumns();
}

QString AccessibleBoard::columnDescription(int column) const
{
    const BoardGeometry places = placesOf(board());
    const rules::Point point = places.pointOfPlace({ column, 0 });
    return places.lettersAcross() ? text::columnText(point.x) : QString::number(point.y + 1);
}

QString AccessibleBoard::rowDescription(int row) const
{
    const BoardGeometry places = placesOf(board());
    const rules::Point point = places.pointOfPlace({ 0, row });
    return places.lettersAcross() ? QString::number(point.y + 1) : text::columnText(point.x);
}

AccessibleBoardCell::AccessibleBoardCell(BoardWidget *board, QPoint place)
    : m_board(board)
    , m_place(place)
{
}

bool AccessibleBoardCell::isValid() const
{
    if (!m_board)
        return false;
    const BoardGeometry places = placesOf(m_board);
    return m_place.x() < places.viewColumns() && m_place.y() < places.viewRows();
}

rules::Point AccessibleBoardCell::point() const
{
    return placesOf(m_board).pointOfPlace(m_place);
}

QWindow *AccessibleBoardCell::window() const
{
    return m_board ? m_board->window()->windowHandle() : nullptr;
}

QAccessibleInterface *AccessibleBoardCell::parent() const
{
    return m_board ? QAccessible::queryAccessibleInterface(m_board) : nullptr;
}

QString AccessibleBoardCell::text(QAccessible::Text kind) const
{
    return isValid() && kind == QAccessible::Name ? spokenPoint(m_board->picture(), point()) : QString();
}

QRect AccessibleBoardCell::rect() const
{
    if (!isValid())
        return {};
    const QRect local = m_board->rectOf(point()).toAlignedRect();
    return { m_board->mapToGlobal(local.topLeft()), local.size() };
}

QAccessible::State AccessibleBoardCell::state() const
{
    QAccessible::State state;
    if (!isValid()) {
        state.invalid = true;
        return state;
    }
    state.focusable = true;
    state.focused = m_board->hasFocus() && m_board->cursor() == point();
    state.invisible = !m_board->isVisible();
    state.disabled = !m_board->isEnabled();
    return state;
}

void *AccessibleBoardCell::interface_cast(QAccessible::InterfaceType type)
{
    if (type == QAccessible::ActionInterface)
        return static_cast<QAccessibleActionInterface *>(this);
    if (type == QAccessible::TableCellInterface)
        return static_cast<QAccessibleTableCellInterface *>(this);
    return nullptr;
}

QStringList AccessibleBoardCell::actionNames() const
{
    return { QAccessibleActionInterface::pressAction(), QAccessibleActionInterface::setFocusAction() };
}

void AccessibleBoardCell::doAction(const QString &name)
{
    if (!isValid() || !m_board->isEnabled())
        return;
    if (name == QAccessibleActionInterface::pressAction()) {
        m_board->activate(point());
    } else if (name == QAccessibleActionInterface::setFocusAction()) {
        m_board->setFocus(Qt::OtherFocusReason);
        m_board->setCursorPoint(point());
    }
}

} // namespace kagetsu::ui
