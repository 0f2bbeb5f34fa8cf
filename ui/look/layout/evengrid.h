// SPDX-License-Identifier: MIT
#pragma once

#include <QLayout>

#include <limits>
#include <memory>
#include <vector>

namespace kagetsu::ui {

// Lays cards out in columns of the same width, as many as there is room for, and breaks rows as text does. Cards of a
// row are as high as the highest of them.
class EvenGrid : public QLayout
{
public:
    // A column is not narrower than this while there is more than one, and not wider than twice that.
    explicit EvenGrid(int leastWidth);
    ~EvenGrid() override;

    void setLeastWidth(int leastWidth);
    void setMostColumns(int most);
    // Fewer columns, where that makes no more rows: four in two and two, and not three and one; three in three, though
    // there is room for more.
    void setBalanced(bool balanced);

    // How many columns there are in this width.
    int columnsIn(int width) const;

    void addItem(QLayoutItem *item) override;
    int count() const override;
    QLayoutItem *itemAt(int index) const override;
    QLayoutItem *takeAt(int index) override;
    Qt::Orientations expandingDirections() const override { return {}; }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize minimumSize() const override;
    QSize sizeHint() const override;
    void setGeometry(const QRect &rect) override;

private:
    // The height that is needed; the cards are put into their places only when wanted.
    int arrange(const QRect &rect, bool place) const;

    int m_leastWidth;
    int m_mostColumns = std::numeric_limits<int>::max();
    bool m_balanced = false;
    std::vector<std::unique_ptr<QLayoutItem>> m_items;
};

} // namespace kagetsu::ui
