// SPDX-License-Identifier: MIT
#pragma once

#include <QHash>
#include <QTableView>

namespace kagetsu::ui {

// A table of many rows whose columns are as wide as their contents. Qt measures a thousand rows of each column whenever
// anything about the columns changes, which takes a second; this class measures only the rows with the longest texts,
// and only once until the rows or the font change.
class LongTable : public QTableView
{
    Q_OBJECT

public:
    using QTableView::QTableView;

    void setModel(QAbstractItemModel *model) override;

protected:
    int sizeHintForColumn(int column) const override;
    void changeEvent(QEvent *event) override;

private:
    int measured(int column) const;

    mutable QHash<int, int> m_widths; // by column, in pixels
};

} // namespace kagetsu::ui
