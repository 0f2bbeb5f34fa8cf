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

// The orders that could be given now, by groups, as far as they are looked for: a list with a field to search, and
// where there is no room for those a box, which stands elsewhere.
class OrderPicker : public QWidget
{
    Q_OBJECT

public:
    using IsPossible = std::function<bool(ArbiterOrder)>;

    explicit OrderPicker(IsPossible isPossible, QWidget *parent = nullptr);

    QComboBox *box() const { return m_box; }

    // Asks again what is possible. The list stays where it was scrolled to unless it changed.
    void refresh();
    // Everything is listed that is possible.
    void clearSearch();
    // Shows this one as chosen, if it is listed, without a signal.
    void setChosen(ArbiterOrder order);
    void scrollToChosen();
    // All orders of its group, beside the chosen one.
    void showGroup();

signals:
    void chosen(kagetsu::ui::ArbiterOrder order);
    // By a tap, be it chosen already: the hand is free for its form.
    void pressed(kagetsu::ui::ArbiterOrder order);
    // The first that was found, by Enter: the keyboard goes on in its form.
    void searched(kagetsu::ui::ArbiterOrder order);

private:
    void fill(const std::vector<OrderRow> &listed, int height);
    void mark();
    void retranslate();

    IsPossible m_isPossible;
    ArbiterOrder m_chosen = ArbiterOrder::Remark;
    QStandardItemModel *m_rows;
    QStringList m_listed; // what the rows say, and how high they are
    QLineEdit *m_search;
    QListView *m_list;
    QComboBox *m_box;
};

} // namespace kagetsu::ui
