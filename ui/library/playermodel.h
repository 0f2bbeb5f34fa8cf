// SPDX-License-Identifier: MIT
#pragma once

#include "library/search/names.h"
#include "library/search/streaks.h"
#include "ui/library/scorerows.h"

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
class PlayerModel : public ScoreRows
{
    Q_OBJECT

public:
    using ScoreRows::ScoreRows;

    void setResults(PlayerResults results);
    const PlayerResults &results() const { return m_results; }
    void retranslate();

    // Returns what tells whose games a row counts, and which, in the language that is current when it is called:
    // "Ann · Years · 2019".
    std::function<QString()> toldAt(int row) const;
    // Returns the games that a row counts; nothing for a heading and for a streak.
    std::optional<library::Filter> gamesAt(int row) const { return m_games[static_cast<std::size_t>(row)]; }
    bool opens(int row) const override { return gamesAt(row).has_value(); }

private:
    void makeRows();
    void add(Row row, std::optional<library::Filter> games);
    void addCounted(const Words &name, const library::OwnScore &score, std::optional<library::Filter> games);
    void addGroup(const Words &name);
    void addStreak(const Words &name, const library::Streak &streak);
    void addYears();
    void addOpenings(rules::Side side);
    template <class Key, class NameOf, class FilterOf>
    void addMany(
        const Words &heading, const std::map<Key, library::OwnScore> &scores, NameOf nameOf, FilterOf filterOf);

    PlayerResults m_results;
    std::vector<std::optional<library::Filter>> m_games; // by row
};

} // namespace kagetsu::ui
