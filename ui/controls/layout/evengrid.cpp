// SPDX-License-Identifier: MIT
#include "ui/controls/layout/evengrid.h"

#include <QWidget>

#include <algorithm>

namespace kagetsu::ui {

EvenGrid::EvenGrid(int leastWidth)
    : m_leastWidth(leastWidth)
{
}

EvenGrid::~EvenGrid() = default;

void EvenGrid::setLeastWidth(int leastWidth)
{
    m_leastWidth = leastWidth;
    invalidate();
}

void EvenGrid::setBalanced(bool balanced)
{
    m_balanced = balanced;
    invalidate();
}

void EvenGrid::setMostColumns(int most)
{
    m_mostColumns = most;
    invalidate();
}

int EvenGrid::columnsIn(int width) const
{
    const int most = std::clamp((width + spacing()) / (m_leastWidth + spacing()), 1, m_mostColumns);
    if (!m_balanced || count() == 0)
        return most;
    const int rows = (count() + most - 1) / most;
    return (count() + rows - 1) / rows;
}

void EvenGrid::addItem(QLayoutItem *item)
{
    m_items.emplace_back(item);
    invalidate();
}

int EvenGrid::count() const
{
    return static_cast<int>(m_items.size());
}

QLayoutItem *EvenGrid::itemAt(int index) const
{
    return index >= 0 && index < count() ? m_items[static_cast<std::size_t>(index)].get() : nullptr;
}

QLayoutItem *EvenGrid::takeAt(int index)
{
    if (index < 0 || index >= count())
        return nullptr;
    QLayoutItem *item = m_items[static_cast<std::size_t>(index)].release();
    m_items.erase(m_items.begin() + index);
    invalidate();
    return item;
}

int EvenGrid::heightForWidth(int width) const
{
    return arrange(QRect(0, 0, width, 0), false);
}

QSize EvenGrid::minimumSize() const
{
    const QMargins margins = contentsMargins();
    return { m_leastWidth + margins.left() + margins.right(), margins.top() + margins.bottom() };
}

QSize EvenGrid::sizeHint() const
{
    return minimumSize();
}

void EvenGrid::setGeometry(const QRect &rect)
{
    QLayout::setGeometry(rect);
    arrange(rect, true);
}

int EvenGrid::arrange(const QRect &rect, bool place) const
{
    const QRect room = rect.marginsRemoved(contentsMargins());
    const int columns = columnsIn(room.width());
    const int gap = spacing();
    const int width = std::min((room.width() - (columns - 1) * gap) / columns, 2 * m_leastWidth);
    const auto heightOf = [width](const QLayoutItem *item) {
        return item->hasHeightForWidth() ? item->heightForWidth(width) : item->sizeHint().height();
    };
    std::vector<QLayoutItem *> shown;
    for (const auto &item : m_items) {
        if (!item->isEmpty())
            shown.push_back(item.get());
    }
    int y = room.top();
    for (std::size_t first = 0; first < shown.size(); first += static_cast<std::size_t>(columns)) {
        const std::size_t end = std::min(shown.size(), first + static_cast<std::size_t>(columns));
        int height = 0;
        for (std::size_t i = first; i < end; ++i)
            height = std::max(height, heightOf(shown[i]));
        for (std::size_t i = first; place && i < end; ++i)
            shown[i]->setGeometry({ room.left() + static_cast<int>(i - first) * (width + gap), y, width, height });
        y += height + gap;
    }
    const int used = shown.empty() ? 0 : y - gap - room.top();
    return used + contentsMargins().top() + contentsMargins().bottom();
}

} // namespace kagetsu::ui
