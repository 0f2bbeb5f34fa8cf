// SPDX-License-Identifier: MIT
#pragma once

#include "ui/controls/lineicon.h"
#include "ui/tournament/round/tablelist.h"

#include <QStyledItemDelegate>

namespace kagetsu::ui {

// Paints a table of a round: its number, the opener, the result, and the second player.
class TablePainter : public QStyledItemDelegate
{
public:
    explicit TablePainter(TableList &list);

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

    // The parts of a painted row.
    struct Parts
    {
        QRect number;
        QRect first;
        QRect result;
        QRect second;
    };
    static Parts parts(const QRect &row, const QFontMetrics &metrics);

private:
    void paintSeat(QPainter &painter, const QRect &rect, const TablesModel::Row &row, TableList::Place place,
        bool isCurrent) const;
    void paintResult(QPainter &painter, const QRect &rect, const TablesModel::Row &row, bool isCurrent) const;

    TableList &m_list;
    mutable PaintedIcon m_pencil;
};

} // namespace kagetsu::ui
