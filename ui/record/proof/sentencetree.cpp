// SPDX-License-Identifier: MIT
#include "ui/record/proof/sentencetree.h"

#include <QHeaderView>
#include <QPainter>
#include <QScrollBar>
#include <QStandardItemModel>
#include <QStyledItemDelegate>

#include <algorithm>

namespace kagetsu::ui {

namespace {

constexpr int Margin = 6;
constexpr int LowestLine = 44;
constexpr int Indent = 16;

int depthOf(QModelIndex index)
{
    int depth = 0;
    for (; index.parent().isValid(); index = index.parent())
        ++depth;
    return depth;
}

// Makes lines as high as their sentences need; Qt's delegates measure before they know the width.
class SentenceDelegate : public QStyledItemDelegate
{
public:
    explicit SentenceDelegate(SentenceTree *tree)
        : QStyledItemDelegate(tree)
        , m_tree(tree)
    {
    }

    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const int width = m_tree->viewport()->width() - (depthOf(index) + 1) * Indent - 2 * Margin;
        const QRect text =
            QFontMetrics(fontOf(option, index))
                .boundingRect(QRect(0, 0, std::max(width, 60), 10000), Qt::TextWordWrap, index.data().toString());
        return { width + 2 * Margin, std::max(LowestLine, text.height() + 2 * Margin) };
    }

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const bool current = index == m_tree->currentIndex();
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        if (current) {
            painter->setPen(Qt::NoPen);
            painter->setBrush(option.palette.highlight());
            painter->drawRoundedRect(option.rect.adjusted(0, 1, -1, -1), 6, 6);
        }
        painter->setFont(fontOf(option, index));
        painter->setPen(option.palette.color(current ? QPalette::HighlightedText : QPalette::Text));
        painter->drawText(option.rect.adjusted(Margin, Margin, -Margin, -Margin), Qt::TextWordWrap | Qt::AlignVCenter,
            index.data().toString());
        painter->restore();
    }

private:
    QFont fontOf(const QStyleOptionViewItem &option, const QModelIndex &index) const
    {
        QFont font = option.font;
        if (m_tree->isHeaded() && !index.parent().isValid())
            font.setWeight(QFont::DemiBold);
        return font;
    }

    SentenceTree *m_tree;
};

} // namespace

SentenceTree::SentenceTree(QWidget *parent)
    : QTreeView(parent)
    , m_lines(new QStandardItemModel(this))
{
    setModel(m_lines);
    setItemDelegate(new SentenceDelegate(this));
    setHeaderHidden(true);
    setIndentation(Indent);
    setWordWrap(true);
    setFrameShape(QFrame::NoFrame);
    setEditTriggers(NoEditTriggers);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(ScrollPerPixel);
    setExpandsOnDoubleClick(false);
    setSelectionMode(NoSelection); // the delegate shows which line is being read
    setTabKeyNavigation(false);
}

void SentenceTree::setLines(const QList<Line> &lines)
{
    const QSignalBlocker quiet(this);
    m_items.clear();
    m_lines->clear();
    for (const Line &line : lines) {
        auto *item = new QStandardItem(line.text);
        item->setEditable(false);
        item->setData(static_cast<int>(m_items.size()), Qt::UserRole);
        QStandardItem *parent = nullptr;
        for (qsizetype above = m_items.size() - 1; above >= 0 && !parent; --above) {
            if (lines[above].level < line.level)
                parent = m_items[above];
        }
        (parent ? parent : m_lines->invisibleRootItem())->appendRow(item);
        m_items.append(item);
    }
}

void SentenceTree::setHeaded(bool headed)
{
    m_isHeaded = headed;
    doItemsLayout();
}

void SentenceTree::setCurrentLine(int line)
{
    if (line < 0 || line >= m_items.size()) {
        const QSignalBlocker quiet(this);
        setCurrentIndex({});
        return;
    }
    const QModelIndex index = m_items[line]->index();
    for (QModelIndex open = index; open.isValid(); open = open.parent())
        expand(open);
    const QSignalBlocker quiet(this);
    setCurrentIndex(index);
    scrollTo(index);
    viewport()->update();
}

void SentenceTree::currentChanged(const QModelIndex &current, const QModelIndex &previous)
{
    QTreeView::currentChanged(current, previous);
    viewport()->update();
    if (current.isValid())
        emit lineChosen(current.data(Qt::UserRole).toInt());
}

void SentenceTree::resizeEvent(QResizeEvent *event)
{
    QTreeView::resizeEvent(event);
    // The heights of the lines depend on the width, and the line being read must stay visible.
    doItemsLayout();
    scrollTo(currentIndex());
}

} // namespace kagetsu::ui
