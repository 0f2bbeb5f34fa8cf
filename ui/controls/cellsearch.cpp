// SPDX-License-Identifier: MIT
#include "ui/controls/cellsearch.h"

#include "ui/controls/dialogs/formparts.h"
#include "ui/controls/longtable.h"

#include <QBoxLayout>
#include <QLineEdit>
#include <QSortFilterProxyModel>

namespace kagetsu::ui {

CellSearch::CellSearch(const char *search, const char *table, QWidget *parent)
    : QWidget(parent)
    , m_model(new CellModel(this))
    , m_found(new QSortFilterProxyModel(this))
    , m_search(newLine(search, MostLetters, this))
    , m_table(new LongTable(this))
    , m_row(layRow({ { m_search, 2 } }))
{
    m_found->setSourceModel(m_model);
    m_found->setFilterCaseSensitivity(Qt::CaseInsensitive);
    m_found->setFilterKeyColumn(-1);
    m_search->setClearButtonEnabled(true);
    makeFingerHigh(*m_search);
    m_table->setModel(m_found);
    dressTable(*m_table, table);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::ExtendedSelection);
    layColumn(*this, { m_row, m_table })->setContentsMargins(0, 0, 0, 0);
    setFocusProxy(m_search);
    connect(m_search, &QLineEdit::textChanged, this, [this](const QString &text) {
        m_found->setFilterFixedString(text.trimmed());
        emit shownChanged();
    });
}

void CellSearch::addBeside(QWidget &widget)
{
    m_row->addWidget(&widget, 1);
}

void CellSearch::say(const QString &prompt, const QString &search, const QString &table)
{
    m_search->setPlaceholderText(prompt);
    m_search->setAccessibleName(search);
    m_table->setAccessibleName(table);
}

void CellSearch::setCells(Cells cells, const std::vector<int> &stretched, const std::vector<int> &optional)
{
    m_model->setCells(std::move(cells));
    stretchColumns(*m_table, stretched);
    for (const int column : optional)
        m_table->setColumnHidden(column, m_model->isEmpty(column));
    m_table->scrollToBottom();
    emit shownChanged();
}

std::vector<std::size_t> CellSearch::shownRows() const
{
    std::vector<std::size_t> rows;
    for (int row = 0; row < m_found->rowCount(); ++row)
        rows.push_back(static_cast<std::size_t>(m_found->mapToSource(m_found->index(row, 0)).row()));
    return rows;
}

QString CellSearch::shownText() const
{
    QString text;
    for (const std::size_t row : shownRows())
        text += m_model->cells().rows[row].cells.join(QLatin1Char('\t')) + QLatin1Char('\n');
    return text;
}

} // namespace kagetsu::ui
