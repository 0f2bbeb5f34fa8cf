// SPDX-License-Identifier: MIT
#include "ui/library/scorerows.h"

#include <QLocale>

namespace kagetsu::ui {

library::Score ScoreRows::scoreAt(int row) const
{
    const library::OwnScore own = at(row).score.value_or(library::OwnScore());
    return { .games = own.games, .black = own.won, .draws = own.drawn, .white = own.lost };
}

QString ScoreRows::resultsText(const library::OwnScore &score)
{
    const auto number = [](std::uint32_t count) { return QLocale().toString(count); };
    //: Results of a player in some games.
    return tr("Won %1, drawn %2, lost %3").arg(number(score.won), number(score.drawn), number(score.lost));
}

int ScoreRows::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

Qt::ItemFlags ScoreRows::flags(const QModelIndex &index) const
{
    return index.isValid() && isHeading(index.row()) ? Qt::ItemIsEnabled : QAbstractListModel::flags(index);
}

QString ScoreRows::sentenceAt(const Row &row) const
{
    if (row.isHeading)
        return row.name();
    if (!row.score)
        return row.detail.isEmpty() ? row.name() : row.name() + QStringLiteral(". ") + row.detail;
    //: A row of the results of a player, as it is read; %1 is what is counted, %2 a number, %3 the rest.
    return tr("%1: games %2. %3").arg(row.name(), QLocale().toString(row.score->games), row.detail);
}

QVariant ScoreRows::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    const Row &row = at(index.row());
    switch (role) {
    case Qt::DisplayRole: return row.name();
    case Qt::AccessibleTextRole:
    case Qt::ToolTipRole: return sentenceAt(row);
    default: return {};
    }
}

} // namespace kagetsu::ui
