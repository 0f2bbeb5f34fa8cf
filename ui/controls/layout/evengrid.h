// SPDX-License-Identifier: MIT
#pragma once

#include <QLayout>

#include <limits>
#include <memory>
#include <vector>

namespace kagetsu::ui {

// Lays out cards in columns of equal width, as many as fit, and breaks rows as text does. All cards of a row are as
// high as the highest.
class EvenGrid : public QLayout
{
public:
    // With several columns, none is narrower than `leastWidth`, and none is wider than twice that.
    explicit EvenGrid(int leastWidth);
    ~EvenGrid() override;

    void setLeastWidth(int leastWidth);
    void setMostColumns(int most);
    // Uses fewer columns if that adds no rows: four cards as two and two rather than three and one; three cards in
    // three columns even if more would fit.
    void setBalanced(bool balanced);

    // Returns the number of columns in this width.
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
    // Returns the height needed; moves the cards only if `place` is true.
    int arrange(const QRect &rect, bool place) const;

    int m_leastWidth;
    int m_mostColumns = std::numeric_limits<int>::max();
    bool m_balanced = false;
    std::vector<std::unique_ptr<QLayoutItem>> m_items;
};

} // namespace kagetsu::ui
