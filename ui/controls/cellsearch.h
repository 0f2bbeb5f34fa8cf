// SPDX-License-Identifier: MIT
#pragma once

#include "ui/controls/celltable.h"

#include <QWidget>

class QBoxLayout;
class QLineEdit;
class QSortFilterProxyModel;

namespace kagetsu::ui {

class LongTable;

// A table of words with a search field above it, which shows only the rows that contain what was typed. Other widgets,
// such as buttons for the rows that are shown, stand beside the field.
class CellSearch : public QWidget
{
    Q_OBJECT

public:
    // Takes the object names of the field and of the table.
    CellSearch(const char *search, const char *table, QWidget *parent = nullptr);

    // Adds a widget beside the field, which is twice as wide.
    void addBeside(QWidget &widget);
    // Sets the texts: the hint in the field, its accessible name and that of the table.
    void say(const QString &prompt, const QString &search, const QString &table);
    // Replaces all rows. These columns share the free width; those in `optional` are hidden if all their cells are
    // empty. The last row is shown.
    void setCells(Cells cells, const std::vector<int> &stretched, const std::vector<int> &optional);
    // Returns the rows that are shown, from 0 in the order of setCells().
    std::vector<std::size_t> shownRows() const;
    // Returns these rows as columns that a spreadsheet accepts.
    QString shownText() const;

signals:
    void shownChanged();

private:
    CellModel *m_model;
    QSortFilterProxyModel *m_found;
    QLineEdit *m_search;
    LongTable *m_table;
    QBoxLayout *m_row;
};

} // namespace kagetsu::ui
