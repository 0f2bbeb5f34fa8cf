// SPDX-License-Identifier: MIT
#pragma once

#include "record/model/gameinfo.h"
#include "ui/record/review/collectionreviewer.h"

#include <QAbstractTableModel>

#include <functional>

namespace kagetsu::ui {

// Presents the reviewed games of a file, each with what was found; all of them, or only those with findings.
class CollectionModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Number, Black, White, Missed, Allowed, Forbidden, Moves, ColumnCount };

    // Returns who played a game.
    using EntryOf = std::function<record::CollectionEntry(std::size_t)>;
    explicit CollectionModel(EntryOf entry, QObject *parent = nullptr);

    void add(const std::vector<GameSummary> &next);
    void showAll(bool all);
    void retranslate();
    std::size_t size() const { return m_games.size(); }
    std::size_t withFindings() const { return m_marked; }
    // Returns the game in a row.
    std::size_t gameAt(int row) const { return m_rows[static_cast<std::size_t>(row)]; }
    const GameSummary &summaryAt(int row) const { return m_games[gameAt(row)]; }

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    bool isShown(const GameSummary &game) const { return m_all || !game.marks.empty() || game.none; }

    EntryOf m_entry;
    std::vector<GameSummary> m_games;
    std::vector<std::size_t> m_rows; // the games shown
    std::size_t m_marked = 0;
    bool m_all = false;
};

} // namespace kagetsu::ui
