// SPDX-License-Identifier: MIT
#pragma once

#include "ui/arbiter/orders/arbiterorder.h"

#include <QStringList>
#include <QWidget>

#include <functional>

class QComboBox;
class QLineEdit;
class QListView;
class QStandardItemModel;

namespace kagetsu::ui {

// Offers the orders that can be given now, grouped and filtered by a search: as a list with a search field and, where
// there is no room for that, as a combo box, which is placed elsewhere.
class OrderPicker : public QWidget
{
    Q_OBJECT

public:
    using IsPossible = std::function<bool(ArbiterOrder)>;

    explicit OrderPicker(IsPossible isPossible, QWidget *parent = nullptr);

    QComboBox *box() const { return m_box; }

    // Determines again what is possible. The list keeps its scroll position unless it changed.
    void refresh();
    // Clears the search, so that everything possible is listed.
    void clearSearch();
    // Marks this order as chosen if it is listed, without emitting a signal.
    void setChosen(ArbiterOrder order);
    void scrollToChosen();
    // Scrolls so that all orders of the chosen one's group are visible.
    void showGroup();

signals:
    void chosen(kagetsu::ui::ArbiterOrder order);
    // Emitted for a tap, even on the chosen order: its form can take the focus.
    void pressed(kagetsu::ui::ArbiterOrder order);
    // Emitted when Enter takes the first order found: the keyboard continues in its form.
    void searched(kagetsu::ui::ArbiterOrder order);

private:
    void fill(const std::vector<OrderRow> &listed, int height);
    void mark();
    void retranslate();

    IsPossible m_isPossible;
    ArbiterOrder m_chosen = ArbiterOrder::Remark;
    QStandardItemModel *m_rows;
    QStringList m_listed; // texts of the rows, and their heights
    QLineEdit *m_search;
    QListView *m_list;
    QComboBox *m_box;
};

} // namespace kagetsu::ui
