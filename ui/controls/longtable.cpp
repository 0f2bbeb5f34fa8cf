// SPDX-License-Identifier: MIT
#include "ui/controls/longtable.h"

#include <QEvent>
#include <QFontMetrics>

#include <algorithm>
#include <functional>
#include <utility>
#include <vector>

namespace kagetsu::ui {

namespace {

// Estimates text widths as the sum of the letters: kerning and ligatures change only a pixel or two.
class RoughWidths
{
public:
    explicit RoughWidths(const QFont &font)
        : m_metrics(font)
    {
    }

    int of(const QString &text)
    {
        int width = 0;
        for (const QChar letter : text) {
            auto known = m_widths.constFind(letter.unicode());
            if (known == m_widths.cend())
                known = m_widths.insert(letter.unicode(), m_metrics.horizontalAdvance(letter));
            width += *known;
        }
        return width;
    }

private:
    QFontMetrics m_metrics;
    QHash<char16_t, int> m_widths;
};

} // namespace

void LongTable::setModel(QAbstractItemModel *model)
{
    m_widths.clear();
    // Connected first, because the columns are measured on the same signals.
    const auto forget = [this] { m_widths.clear(); };
    connect(model, &QAbstractItemModel::modelReset, this, forget);
    connect(model, &QAbstractItemModel::dataChanged, this, forget);
    connect(model, &QAbstractItemModel::layoutChanged, this, forget);
    connect(model, &QAbstractItemModel::rowsInserted, this, forget);
    connect(model, &QAbstractItemModel::rowsRemoved, this, forget);
    QTableView::setModel(model);
}

void LongTable::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        m_widths.clear();
    QTableView::changeEvent(event);
}

int LongTable::sizeHintForColumn(int column) const
{
    if (!model())
        return -1;
    ensurePolished();
    const auto known = m_widths.constFind(column);
    return known != m_widths.cend() ? *known : *m_widths.insert(column, measured(column));
}

int LongTable::measured(int column) const
{
    constexpr std::size_t Measured = 16;
    RoughWidths widths(font());
    std::vector<std::pair<int, int>> rows; // with the approximate width of their text
    for (int row = 0; row < model()->rowCount(rootIndex()); ++row)
        rows.emplace_back(widths.of(model()->index(row, column, rootIndex()).data().toString()), row);
    const auto longest = rows.begin() + static_cast<std::ptrdiff_t>(std::min(Measured, rows.size()));
    std::partial_sort(rows.begin(), longest, rows.end(), std::greater<>());
    QStyleOptionViewItem option;
    initViewItemOption(&option);
    int width = 0;
    for (auto each = rows.begin(); each != longest; ++each) {
        const QModelIndex index = model()->index(each->second, column, rootIndex());
        width = std::max(width, itemDelegateForIndex(index)->sizeHint(option, index).width());
    }
    return showGrid() ? width + 1 : width;
}

} // namespace kagetsu::ui
