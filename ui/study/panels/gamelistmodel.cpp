// SPDX-License-Identifier: MIT
#include "ui/study/panels/gamelistmodel.h"

#include "wording/text/foreigntext.h"

namespace kagetsu::ui {

namespace {

// As score sheets write it: the first number is Black's.
QString scoreText(record::Winner winner)
{
    switch (winner) {
    case record::Winner::Black: return QStringLiteral("1–0");
    case record::Winner::White: return QStringLiteral("0–1");
    case record::Winner::Draw: return QStringLiteral("½–½");
    case record::Winner::BothLose: return QStringLiteral("0–0");
    case record::Winner::Void:
    case record::Winner::Unknown: break;
    }
    return QStringLiteral("–");
}

} // namespace

void GameListModel::setCollection(std::shared_ptr<const record::Collection> collection)
{
    beginResetModel();
    m_collection = std::move(collection);
    endResetModel();
}

void GameListModel::retranslate()
{
    emit headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
}

int GameListModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_collection->size());
}

int GameListModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant GameListModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    if (role == Qt::TextAlignmentRole && (index.column() == Number || index.column() == Moves))
        return QVariant::fromValue(Qt::AlignRight | Qt::AlignVCenter);
    if (role == Qt::TextAlignmentRole && index.column() == Result)
        return QVariant::fromValue(Qt::AlignCenter);
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole)
        return {};
    const record::CollectionEntry entry = m_collection->entry(static_cast<std::size_t>(index.row()));
    switch (index.column()) {
    case Number: return entry.number;
    case Black: return wording::foreignText(entry.black.name);
    case White: return wording::foreignText(entry.white.name);
    case Result: return scoreText(entry.result.winner);
    case Moves: return entry.mainMoves;
    case Event: return wording::foreignText(entry.event);
    case Date: return wording::foreignText(entry.date);
    default: return {};
    }
}

QVariant GameListModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Number: return tr("No.");
    case Black: return tr("Black");
    case White: return tr("White");
    case Result: return tr("Result");
    case Moves: return tr("Moves");
    case Event: return tr("Event");
    case Date: return tr("Date");
    default: return {};
    }
}

} // namespace kagetsu::ui
