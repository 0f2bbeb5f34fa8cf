// SPDX-License-Identifier: MIT
#pragma once

#include <QListWidget>
#include <QMouseEvent>
#include <QStyledItemDelegate>

namespace kagetsu::ui {

// A list of items with check boxes in which each click on an item toggles it, wherever it is: Qt's own list toggles an
// item only if its box is clicked, and not at the second click of a double click. Space toggles as in every list.
class TickList : public QListWidget
{
public:
    explicit TickList(QWidget *parent = nullptr)
        : QListWidget(parent)
    {
        setItemDelegate(new Keys(this));
        connect(this, &QListWidget::itemClicked, this, &TickList::toggle);
    }

    static void toggle(QListWidgetItem *item)
    {
        item->setCheckState(item->checkState() == Qt::Checked ? Qt::Unchecked : Qt::Checked);
    }

protected:
    void mouseDoubleClickEvent(QMouseEvent *event) override { mousePressEvent(event); }

private:
    // Toggles by keys only.
    class Keys : public QStyledItemDelegate
    {
    public:
        using QStyledItemDelegate::QStyledItemDelegate;

    protected:
        bool editorEvent(QEvent *event, QAbstractItemModel *model, const QStyleOptionViewItem &option,
            const QModelIndex &index) override
        {
            return event->type() == QEvent::KeyPress && QStyledItemDelegate::editorEvent(event, model, option, index);
        }
    };
};

} // namespace kagetsu::ui
