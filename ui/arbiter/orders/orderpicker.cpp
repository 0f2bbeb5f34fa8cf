// SPDX-License-Identifier: MIT
#include "ui/arbiter/orders/orderpicker.h"

#include "ui/arbiter/orders/orderwords.h"
#include "ui/board/inforce.h"
#include "ui/controls/combobox.h"
#include "ui/controls/layout/fit.h"

#include <QLineEdit>
#include <QListView>
#include <QPixmap>
#include <QSignalBlocker>
#include <QStandardItemModel>
#include <QVBoxLayout>

#include <algorithm>
#include <iterator>
#include <utility>

namespace kagetsu::ui {

namespace {

constexpr int ActionIndent = 6; // below the name of the group

// Returns the order in a row; nothing if the row is the name of a group.
std::optional<ArbiterOrder> orderIn(const QModelIndex &row)
{
    const QVariant order = row.data(Qt::UserRole);
    return order.isValid() ? std::optional(static_cast<ArbiterOrder>(order.toInt())) : std::nullopt;
}

} // namespace

OrderPicker::OrderPicker(IsPossible isPossible, QWidget *parent)
    : QWidget(parent)
    , m_isPossible(std::move(isPossible))
    , m_rows(new QStandardItemModel(this))
    , m_search(new QLineEdit)
    , m_list(new QListView)
    , m_box(new ComboBox)
{
    m_search->setObjectName(QStringLiteral("searchOrders"));
    m_search->setClearButtonEnabled(true);
    m_list->setObjectName(QStringLiteral("actions"));
    m_list->setModel(m_rows);
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_box->setObjectName(QStringLiteral("actionBox"));
    m_box->setModel(m_rows);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(6);
    column->addWidget(m_search);
    column->addWidget(m_list, 1);
    setFocusProxy(m_list);

    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this, [this](const QModelIndex &current) {
        if (const auto order = orderIn(current); order && order != m_chosen)
            emit chosen(*order);
    });
    connect(m_list, &QListView::clicked, this, [this](const QModelIndex &index) {
        if (const auto order = orderIn(index))
            emit pressed(*order);
    });
    connect(m_search, &QLineEdit::textChanged, this, &OrderPicker::refresh);
    connect(m_search, &QLineEdit::returnPressed, this, [this] {
        // The first row is the name of its group.
        if (const auto order = orderIn(m_rows->index(1, 0)))
            emit searched(*order);
    });
    connect(m_box, &QComboBox::activated, this, [this](int row) {
        if (const auto order = orderIn(m_rows->index(row, 0)))
            emit chosen(*order);
    });
    onLanguage(*this, [this] {
        retranslate();
        refresh();
    });
    onTheme(*this, [this] {
        for (int row = 0; row < m_rows->rowCount(); ++row) {
            if (m_rows->item(row)->flags() == Qt::NoItemFlags)
                m_rows->item(row)->setForeground(theme().mutedText);
        }
    });
}

void OrderPicker::refresh()
{
    const QString sought = m_search->text().trimmed();
    const auto isListed = [&](const OrderRow &row) {
        return m_isPossible(row.action)
            && (actionName(row.action).contains(sought, Qt::CaseInsensitive)
                || actionAbout(row.action).contains(sought, Qt::CaseInsensitive));
    };
    std::vector<OrderRow> listed;
    std::copy_if(orderRows().begin(), orderRows().end(), std::back_inserter(listed), isListed);
    const int height = qRound(TouchSize * fitOf(*this));
    QStringList rows { QString::number(height) };
    for (const OrderRow &row : listed)
        rows += actionName(row.action);
    if (std::exchange(m_listed, rows) != rows)
        fill(listed, height);
    mark();
}

void OrderPicker::fill(const std::vector<OrderRow> &listed, int height)
{
    const QSignalBlocker quiet(m_list->selectionModel());
    m_rows->clear();
    // The width of blanks would depend on the script that follows.
    QPixmap indent(ActionIndent, 1);
    indent.fill(Qt::transparent);
    std::optional<OrderGroup> group;
    for (const OrderRow &row : listed) {
        if (row.group != group) {
            group = row.group;
            auto *heading = new QStandardItem(groupName(row.group));
            heading->setFlags(Qt::NoItemFlags);
            heading->setForeground(theme().mutedText);
            heading->setSizeHint({ 0, height });
            m_rows->appendRow(heading);
        }
        auto *item = new QStandardItem(actionName(row.action));
        item->setData(indent, Qt::DecorationRole);
        item->setSizeHint({ 0, height });
        item->setData(static_cast<int>(row.action), Qt::UserRole);
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
        m_rows->appendRow(item);
    }
}

void OrderPicker::clearSearch()
{
    m_search->clear();
}

void OrderPicker::setChosen(ArbiterOrder order)
{
    m_chosen = order;
    mark();
}

void OrderPicker::mark()
{
    const QSignalBlocker quiet(m_list->selectionModel());
    m_list->setCurrentIndex({});
    m_box->setCurrentIndex(-1);
    for (int row = 0; row < m_rows->rowCount(); ++row) {
        if (orderIn(m_rows->index(row, 0)) == m_chosen) {
            m_list->setCurrentIndex(m_rows->index(row, 0));
            m_box->setCurrentIndex(row);
        }
    }
    m_list->viewport()->update(); // the view receives no signals meanwhile
}

void OrderPicker::scrollToChosen()
{
    m_list->scrollTo(m_list->currentIndex());
}

// A claim can be upheld or rejected: whoever sees one order sees the other. Scrolls from the last order up to the
// group's name, so that a group too large for the room shows its beginning, but always the chosen order.
void OrderPicker::showGroup()
{
    const OrderGroup group = orderRow(m_chosen).group;
    for (int row = m_rows->rowCount() - 1; row > 0; --row) {
        const auto order = orderIn(m_rows->index(row, 0));
        if (!order || orderRow(*order).group != group)
            continue;
        m_list->scrollTo(m_rows->index(row, 0));
        m_list->scrollTo(m_rows->index(row - 1, 0));
    }
    scrollToChosen();
}

void OrderPicker::retranslate()
{
    m_search->setPlaceholderText(tr("Search actions"));
    m_search->setAccessibleName(m_search->placeholderText());
    m_list->setAccessibleName(tr("Actions"));
    m_box->setAccessibleName(tr("Actions"));
}

} // namespace kagetsu::ui
