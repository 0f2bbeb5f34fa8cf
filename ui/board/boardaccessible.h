// SPDX-License-Identifier: MIT
#pragma once

#include "rules/point.h"

#include <QAccessibleWidget>
#include <QHash>
#include <QPointer>

namespace kagetsu::ui {

class BoardWidget;

// Represents the board to screen readers: a table of cells as the reader sees them, row 0 at the top. Each cell has the
// name of its point and its contents, and a press action.
class AccessibleBoard : public QAccessibleWidget, public QAccessibleTableInterface
{
public:
    explicit AccessibleBoard(BoardWidget *board);
    ~AccessibleBoard() override;
    Q_DISABLE_COPY_MOVE(AccessibleBoard)

    // Makes Qt create this class for every BoardWidget. Called by the widget; calling it repeatedly is harmless.
    static void install();
    // Returns the child index of the cell at this place; children are numbered row by row, as seen.
    static int indexOf(const BoardWidget *board, QPoint place);

    void *interface_cast(QAccessible::InterfaceType type) override;
    int childCount() const override { return rowCount() * columnCount(); }
    QAccessibleInterface *child(int index) const override;
    int indexOfChild(const QAccessibleInterface *child) const override;
    QAccessibleInterface *childAt(int x, int y) const override;
    QAccessibleInterface *focusChild() const override;

    QAccessibleInterface *cellAt(int row, int column) const override;
    int rowCount() const override;
    int columnCount() const override;
    QString columnDescription(int column) const override;
    QString rowDescription(int row) const override;
    QAccessibleInterface *caption() const override { return nullptr; }
    QAccessibleInterface *summary() const override { return nullptr; }
    // Points are pressed, not selected.
    int selectedCellCount() const override { return 0; }
    QList<QAccessibleInterface *> selectedCells() const override { return {}; }
    int selectedColumnCount() const override { return 0; }
    int selectedRowCount() const override { return 0; }
    QList<int> selectedColumns() const override { return {}; }
    QList<int> selectedRows() const override { return {}; }
    bool isColumnSelected(int) const override { return false; }
    bool isRowSelected(int) const override { return false; }
    bool selectRow(int) override { return false; }
    bool selectColumn(int) override { return false; }
    bool unselectRow(int) override { return false; }
    bool unselectColumn(int) override { return false; }
    void modelChange(QAccessibleTableModelChangeEvent *) override { }

private:
    BoardWidget *board() const;

    // Created on demand; Qt owns the interfaces under these ids.
    mutable QHash<int, QAccessible::Id> m_cells;
};

// Represents one cell of that table; valid as long as the board exists and has this place.
class AccessibleBoardCell : public QAccessibleInterface,
                            public QAccessibleActionInterface,
                            public QAccessibleTableCellInterface
{
public:
    AccessibleBoardCell(BoardWidget *board, QPoint place);

    QPoint place() const { return m_place; }

    bool isValid() const override;
    QObject *object() const override { return nullptr; }
    QWindow *window() const override;
    QAccessibleInterface *parent() const override;
    QAccessibleInterface *child(int) const override { return nullptr; }
    QAccessibleInterface *childAt(int, int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface *) const override { return -1; }
    QString text(QAccessible::Text kind) const override;
    void setText(QAccessible::Text, const QString &) override { }
    QRect rect() const override;
    QAccessible::Role role() const override { return QAccessible::Cell; }
    QAccessible::State state() const override;
    void *interface_cast(QAccessible::InterfaceType type) override;

    QStringList actionNames() const override;
    void doAction(const QString &name) override;
    QStringList keyBindingsForAction(const QString &) const override { return {}; }

    bool isSelected() const override { return false; }
    QList<QAccessibleInterface *> columnHeaderCells() const override { return {}; }
    QList<QAccessibleInterface *> rowHeaderCells() const override { return {}; }
    int columnIndex() const override { return m_place.x(); }
    int rowIndex() const override { return m_place.y(); }
    int columnExtent() const override { return 1; }
    int rowExtent() const override { return 1; }
    QAccessibleInterface *table() const override { return parent(); }

private:
    rules::Point point() const;

    QPointer<BoardWidget> m_board;
    QPoint m_place;
};

} // namespace kagetsu::ui
