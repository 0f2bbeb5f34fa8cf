// SPDX-License-Identifier: MIT
#pragma once

#include "library/search/statistics.h"

#include <QAbstractListModel>

#include <functional>
#include <optional>
#include <utility>
#include <vector>

namespace kagetsu::ui {

// Rows about somebody's games, in groups under headings: a name, a line of details and, if games are counted, their
// number and a bar of how they ended.
class ScoreRows : public QAbstractListModel
{
    Q_OBJECT

public:
    using QAbstractListModel::QAbstractListModel;

    bool isHeading(int row) const { return at(row).isHeading; }
    QString headAt(int row) const { return at(row).name(); }
    QString detailAt(int row) const { return at(row).detail; }
    // True if the row counts games.
    bool hasScore(int row) const { return at(row).score.has_value(); }
    Qt::TextElideMode elideAt(int row) const { return at(row).endMatters ? Qt::ElideLeft : Qt::ElideRight; }
    // Returns the results of a row, with those of the player as those of Black.
    library::Score scoreAt(int row) const;
    // True if something opens when the row is chosen.
    virtual bool opens(int row) const = 0;

    // Returns the results in words: "Won 3, drawn 0, lost 1".
    static QString resultsText(const library::OwnScore &score);

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;

protected:
    using Words = std::function<QString()>; // in the language that is current at the time of the call
    struct Row
    {
        Words name;
        QString detail {};
        std::optional<library::OwnScore> score {};
        bool isHeading = false;
        bool endMatters = false; // of the name: where there is no room, its beginning is left out
    };

    void clearRows() { m_rows.clear(); }
    void addRow(Row row) { m_rows.push_back(std::move(row)); }
    const Row &at(int row) const { return m_rows[static_cast<std::size_t>(row)]; }

private:
    QString sentenceAt(const Row &row) const;

    std::vector<Row> m_rows;
};

} // namespace kagetsu::ui
