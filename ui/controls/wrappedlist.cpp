// SPDX-License-Identifier: MIT
#include "ui/controls/wrappedlist.h"

#include "ui/controls/layout/fit.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QScroller>
#include <QStyledItemDelegate>

#include <algorithm>

namespace kagetsu::ui {

namespace {

constexpr int WrappedRowPadding = 8;

class WrappedRows : public QStyledItemDelegate
{
public:
    explicit WrappedRows(QListWidget *list)
        : QStyledItemDelegate(list)
        , m_list(*list)
    {
    }

    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const int width = std::max(m_list.viewport()->width() - 3 * WrappedRowPadding, 60);
        const QRect words = option.fontMetrics.boundingRect(
            QRect(0, 0, width, 0), Qt::TextWordWrap, index.data(Qt::DisplayRole).toString());
        return { 0, std::max(qRound(TouchSize * fitOf(m_list)), words.height() + 2 * WrappedRowPadding) };
    }

private:
    const QListWidget &m_list;
};

} // namespace

WrappedList::WrappedList(const char *name, QWidget *parent)
    : QListWidget(parent)
{
    setObjectName(QLatin1String(name));
    setItemDelegate(new WrappedRows(this));
    setWordWrap(true);
    setTextElideMode(Qt::ElideNone);
    setResizeMode(QListView::Adjust);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setTabKeyNavigation(false);
    QScroller::grabGesture(viewport(), QScroller::TouchGesture);
    onFit(*this, [this](double) { scheduleDelayedItemsLayout(); });
}

void WrappedList::keyPressEvent(QKeyEvent *event)
{
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (!isEnter)
        QListWidget::keyPressEvent(event);
    else if (!event->isAutoRepeat() && currentRow() >= 0)
        emit chosen(currentRow());
}

void WrappedList::mouseReleaseEvent(QMouseEvent *event)
{
    const QModelIndex index = indexAt(event->pos());
    const bool isTap = index.isValid() && index == currentIndex() && event->button() == Qt::LeftButton;
    QListWidget::mouseReleaseEvent(event);
    if (isTap)
        emit chosen(index.row());
}

void WrappedList::focusInEvent(QFocusEvent *event)
{
    QListWidget::focusInEvent(event);
    if (currentRow() < 0 && count() > 0)
        setCurrentRow(0);
}

} // namespace kagetsu::ui
