// SPDX-License-Identifier: MIT
#include "ui/library/explorerlist.h"

#include "ui/board/inforce.h"
#include "ui/controls/layout/fit.h"
#include "ui/library/explorermodel.h"
#include "ui/library/scorebar.h"

#include <QKeyEvent>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>
#include <QScroller>
#include <QStyledItemDelegate>

#include <algorithm>

namespace kagetsu::ui {

namespace {

constexpr int RowPadding = 8;

class ExplorerDelegate : public QStyledItemDelegate
{
public:
    ExplorerDelegate(const ExplorerModel &model, QAbstractItemView *list)
        : QStyledItemDelegate(list)
        , m_model(model)
        , m_list(*list)
    {
    }

    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &) const override
    {
        const int words = 2 * option.fontMetrics.lineSpacing() + RowPadding;
        return { 0, std::max(qRound(TouchSize * fitOf(m_list)), words) };
    }

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        const bool isAt = m_list.hasFocus() && option.state.testFlag(QStyle::State_HasFocus);
        if (isAt || option.state.testFlag(QStyle::State_MouseOver)) {
            painter->setPen(QPen(isAt ? theme().accent : theme().border, isAt ? 2 : 1));
            painter->setBrush(theme().panelActive);
            painter->drawRoundedRect(QRectF(option.rect).adjusted(1, 1, -1, -1), 6, 6);
        }
        const QRect inside = option.rect.adjusted(RowPadding, RowPadding / 2, -RowPadding, -RowPadding / 2);
        const ExplorerModel::Kind kind = m_model.kindAt(index.row());
        if (kind == ExplorerModel::Kind::Game || kind == ExplorerModel::Kind::Study)
            paintWords(*painter, option, index.row(), inside);
        else
            paintNumbers(*painter, option, index.row(), inside);
        painter->restore();
    }

private:
    void paintWords(QPainter &painter, const QStyleOptionViewItem &option, int row, const QRect &inside) const
    {
        const int line = option.fontMetrics.lineSpacing();
        const int top = inside.top() + (inside.height() - 2 * line) / 2;
        write(painter, option.font, theme().text, { inside.left(), top, inside.width(), line }, m_model.headAt(row));
        write(painter, option.font, theme().mutedText, { inside.left(), top + line, inside.width(), line },
            m_model.detailAt(row));
    }

    void paintNumbers(QPainter &painter, const QStyleOptionViewItem &option, int row, const QRect &inside) const
    {
        const QFontMetrics &metrics = option.fontMetrics;
        const int line = metrics.lineSpacing();
        const library::Score &score = m_model.scoreAt(row);
        const QString detail = m_model.detailAt(row);
        const int top = inside.top() + (inside.height() - (detail.isEmpty() ? line : 2 * line)) / 2;
        QFont strong = option.font;
        strong.setWeight(QFont::DemiBold);
        const QString head = m_model.headAt(row);
        const bool isMove = m_model.kindAt(row) == ExplorerModel::Kind::Move;
        const int bar = std::clamp(inside.width() * 2 / 5, 60, 220);
        const int letters = inside.width() - bar - RowPadding;
        const int numbers = metrics.horizontalAdvance(QStringLiteral("000,000"));
        write(painter, strong, theme().text, { inside.left(), top, letters - numbers, line }, head);
        write(painter, option.font, theme().text, { inside.left() + letters - numbers, top, numbers, line },
            score.games > 0 ? QLocale().toString(score.games) : QString(), Qt::AlignRight);
        paintScoreBar(painter, option.font, score, { inside.right() - bar, top + 1, bar, line - 2 });
        const bool isForbidden = isMove && !m_model.foulAt(row).isEmpty();
        write(painter, option.font, isForbidden ? theme().forbidden : theme().mutedText,
            { inside.left(), top + line, inside.width(), line }, detail);
    }

    static void write(QPainter &painter, const QFont &font, const QColor &ink, const QRect &place, const QString &text,
        Qt::Alignment side = Qt::AlignLeft)
    {
        painter.setFont(font);
        painter.setPen(ink);
        painter.drawText(place, int(side | Qt::AlignVCenter) | Qt::TextSingleLine,
            QFontMetrics(font).elidedText(text, Qt::ElideRight, place.width()));
    }

    const ExplorerModel &m_model;
    const QAbstractItemView &m_list;
};

} // namespace

ExplorerList::ExplorerList(ExplorerModel &model, QWidget *parent)
    : QListView(parent)
{
    setObjectName(QStringLiteral("explorerList"));
    setModel(&model);
    setItemDelegate(new ExplorerDelegate(model, this));
    setUniformItemSizes(true);
    setMouseTracking(true);
    setSelectionMode(QAbstractItemView::NoSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    QScroller::grabGesture(viewport(), QScroller::TouchGesture);
    onFit(*this, [this](double) { scheduleDelayedItemsLayout(); });
}

int ExplorerList::pointedRow() const
{
    if (m_hovered >= 0)
        return m_hovered < model()->rowCount() ? m_hovered : -1;
    return hasFocus() ? currentIndex().row() : -1;
}

void ExplorerList::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (!event->isAutoRepeat() && currentIndex().isValid())
            emit chosen(currentIndex().row());
        return;
    case Qt::Key_Backspace: emit backWanted(); return;
    default: QListView::keyPressEvent(event);
    }
}

void ExplorerList::mouseReleaseEvent(QMouseEvent *event)
{
    const QModelIndex index = indexAt(event->pos());
    const bool isTap = index.isValid() && index == currentIndex() && event->button() == Qt::LeftButton;
    QListView::mouseReleaseEvent(event);
    if (isTap)
        emit chosen(index.row());
}

void ExplorerList::mouseMoveEvent(QMouseEvent *event)
{
    QListView::mouseMoveEvent(event);
    hover(indexAt(event->pos()).row());
}

void ExplorerList::leaveEvent(QEvent *event)
{
    QListView::leaveEvent(event);
    hover(-1);
}

void ExplorerList::focusInEvent(QFocusEvent *event)
{
    QListView::focusInEvent(event);
    if (!currentIndex().isValid() && model()->rowCount() > 0)
        setCurrentIndex(model()->index(0, 0));
    emit pointed();
}

void ExplorerList::focusOutEvent(QFocusEvent *event)
{
    QListView::focusOutEvent(event);
    emit pointed();
}

void ExplorerList::currentChanged(const QModelIndex &current, const QModelIndex &previous)
{
    QListView::currentChanged(current, previous);
    emit pointed();
}

void ExplorerList::hover(int row)
{
    if (row == m_hovered)
        return;
    m_hovered = row;
    emit pointed();
}

} // namespace kagetsu::ui
