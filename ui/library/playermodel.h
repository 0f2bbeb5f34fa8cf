// SPDX-License-Identifier: MIT
#pragma once

#include "library/search/names.h"
#include "library/search/streaks.h"

#include <QAbstractListModel>

#include <functional>
#include <memory>
#include <vector>

namespace kagetsu::ui {

// What is told of a player: results and streaks, and the games that they are about.
struct PlayerResults
{
    std::shared_ptr<const library::Catalogue> catalogue;
    QString name;
    library::Filter filter; // all that count, with the player
    library::Statistics statistics;
    library::Streaks streaks;
};

// Counts the results of a player in games of these kinds (bits of a Filter). May be called in any thread.
// The player is a row of the catalogue, and stands for all rows of that name.
PlayerResults playerResults(
    const std::shared_ptr<const library::Catalogue> &catalogue, std::uint32_t player, unsigned kinds);

// The results of a player as one list: everything, by colour, streaks, by year, opening, opponent, event and rule, each
// group under its heading and the most games first.
class PlayerModel : public QAbstractListModel
{
    Q_OBJECT

public:
    using QAbstractListModel::QAbstractListModel;

    void setResults(PlayerResults results);
    const PlayerResults &results() const { return m_results; }
    void retranslate();

    bool isHeading(int row) const { return m_rows[static_cast<std::size_t>(row)].isHeading; }
    QString headAt(int row) const { return m_rows[static_cast<std::size_t>(row)].name(); }
    QString detailAt(int row) const { return m_rows[static_cast<std::size_t>(row)].detail; }
    // Returns the results of a row, with those of the player as those of Black.
    library::Score scoreAt(int row) const;
    // Returns what tells whose games a row counts, and which, in the language that is current when it is called:
    // "Ann · Years · 2019".
    std::function<QString()> toldAt(int row) const;
    // Returns the games that a row counts; nothing for a heading and for a streak.
    std::optional<library::Filter> gamesAt(int row) const { return m_rows[static_cast<std::size_t>(row)].games; }

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;

private:
    using Words = std::function<QString()>; // in the language that is current at the time of the call
    struct Row
    {
        Words name;
        QString detail;
        library::OwnScore score;
        std::optional<library::Filter> games {};
        bool isHeading = false;
    };

    void makeRows();
    void addHeading(const Words &name);
    void addRow(const Words &name, const library::OwnScore &score, std::optional<library::Filter> games);
    void addStreak(const Words &name, const library::Streak &streak);
    void addYears();
    void addOpenings(rules::Side side);
    template <class Key, class NameOf, class FilterOf>
    void addMany(
        const Words &heading, const std::map<Key, library::OwnScore> &scores, NameOf nameOf, FilterOf filterOf);
    QString sentenceAt(const Row &row) const;

    PlayerResults m_results;
    std::vector<Row> m_rows;
};

} // namespace kagetsu::ui
