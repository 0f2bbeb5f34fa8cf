// SPDX-License-Identifier: MIT
#include "ui/record/panels/gamelistmodel.h"

#include "text/common/foreigntext.h"

#include <algorithm>
#include <string>

namespace kagetsu::ui {

namespace {

// Returns the score as score sheets write it: the first number is Black's.
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

void GameListModel::setGames(
    std::shared_ptr<const record::Collection> collection, std::map<int, record::GameInfo> infos)
{
    beginResetModel();
    m_collection = std::move(collection);
    m_infos = std::move(infos);
    endResetModel();
}

void GameListModel::setInfo(int row, const record::GameInfo &info)
{
    record::GameInfo &known = m_infos[row];
    if (row >= rowCount() || known == info)
        return;
    known = info;
    emit dataChanged(index(row, 0), index(row, ColumnCount - 1));
}

bool GameListModel::hasNames() const
{
    constexpr int LookedAt = 200;
    for (int row = 0; row < std::min(rowCount(), LookedAt); ++row) {
        const std::string name = entry(row).gameName;
        if (!name.empty() && name != std::to_string(row + 1))
            return true;
    }
    return false;
}

record::CollectionEntry GameListModel::entry(int row) const
{
    record::CollectionEntry entry = m_collection->entry(static_cast<std::size_t>(row));
    const auto found = m_infos.find(row);
    if (found == m_infos.end())
        return entry;
    const record::GameInfo &info = found->second;
    entry.gameName = info.gameName;
    entry.black = info.black;
    entry.white = info.white;
    entry.event = info.event;
    entry.date = info.date;
    entry.result = info.result;
    return entry;
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
    const record::CollectionEntry entry = this->entry(index.row());
    switch (index.column()) {
    case Number: return entry.number;
    case Name: return text::foreignText(entry.gameName);
    case Black: return text::foreignText(entry.black.name);
    case White: return text::foreignText(entry.white.name);
    case Result: return scoreText(entry.result.winner);
    case Moves: return entry.mainMoves;
    case Event: return text::foreignText(entry.event);
    case Date: return text::foreignText(entry.date);
    default: return {};
    }
}

QVariant GameListModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Number: return tr("No.");
    //: Column: what a game is called.
    case Name: return tr("Name");
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
