// SPDX-License-Identifier: MIT
#include "ui/library/playermodel.h"

#include "text/rules/rules.h"
#include "ui/library/librarytexts.h"

#include <algorithm>
#include <utility>

namespace kagetsu::ui {

using library::Filter;
using library::OwnScore;
using rules::Side;

PlayerResults playerResults(
    const std::shared_ptr<const library::Catalogue> &catalogue, std::uint32_t player, unsigned kinds)
{
    PlayerResults results;
    results.catalogue = catalogue;
    results.name = playerName(*catalogue, player);
    const library::Contents &contents = catalogue->contents;
    const library::NamedRow *row = catalogue->players.row(player);
    results.filter.player = rowsNamed(contents.players, row ? row->name : std::string());
    results.filter.kinds = kinds;
    results.statistics = statisticsOf(contents.games, *results.filter.player, results.filter);
    results.streaks = streaksOf(contents.games, *results.filter.player, results.filter);
    return results;
}

void PlayerModel::setResults(PlayerResults results)
{
    beginResetModel();
    m_results = std::move(results);
    makeRows();
    endResetModel();
}

void PlayerModel::retranslate()
{
    beginResetModel();
    makeRows();
    endResetModel();
}

void PlayerModel::makeRows()
{
    clearRows();
    m_games.clear();
    if (!m_results.catalogue)
        return;
    const library::Statistics &all = m_results.statistics;
    const library::Catalogue &catalogue = *m_results.catalogue;
    const auto orUnknown = [](const QString &name) -> Words {
        return [name] { return name.isEmpty() ? tr("Not known") : name; };
    };
    addCounted([] { return tr("All games"); }, all.all, m_results.filter);
    for (const auto &[side, score] : all.bySide) {
        Filter filter = m_results.filter;
        filter.side = side;
        addCounted([side = side] { return text::sideName(side); }, score, filter);
    }
    if (m_results.streaks.unbeaten.score.games + m_results.streaks.now.score.games > 0) {
        //: Heading: games of a player one after the other that ended alike.
        addGroup([] { return tr("Streaks"); });
        addStreak([] { return tr("Longest: wins"); }, m_results.streaks.won);
        addStreak([] { return tr("Longest: without a loss"); }, m_results.streaks.unbeaten);
        addStreak([] { return tr("At the end"); }, m_results.streaks.now);
    }
    addYears();
    addOpenings(Side::Black);
    addOpenings(Side::White);
    addMany([] { return tr("Opponents"); }, all.byOpponent,
        [&](std::uint32_t id) { return orUnknown(playerName(catalogue, id)); },
        [](Filter &filter, std::uint32_t id) { filter.opponent.emplace().insert(id); });
    addMany([] { return tr("Events"); }, all.byEvent,
        [&](std::uint32_t id) { return orUnknown(eventName(catalogue, id)); },
        [](Filter &filter, std::uint32_t id) { filter.event.emplace().insert(id); });
    addMany([] { return tr("Rules"); }, all.byRule,
        [](int rule) -> Words { return [rule] { return rule == 0 ? tr("Not known") : ruleText(rule); }; },
        [](Filter &filter, int rule) { filter.rules = 1u << rule; });
}

void PlayerModel::add(Row row, std::optional<Filter> games)
{
    addRow(std::move(row));
    m_games.push_back(std::move(games));
}

void PlayerModel::addGroup(const Words &name)
{
    add({ .name = name, .isHeading = true }, std::nullopt);
}

void PlayerModel::addCounted(const Words &name, const OwnScore &score, std::optional<Filter> games)
{
    add({ .name = name, .detail = resultsText(score), .score = score }, std::move(games));
}

void PlayerModel::addStreak(const Words &name, const library::Streak &streak)
{
    if (streak.score.games == 0)
        return;
    const QString first = dayText(streak.firstDay);
    const QString last = dayText(streak.lastDay);
    add({ .name = name, .detail = first == last ? first : first + QStringLiteral(" – ") + last, .score = streak.score },
        std::nullopt);
}

// The latest first.
void PlayerModel::addYears()
{
    const auto &years = m_results.statistics.byYear;
    if (years.empty())
        return;
    addGroup([] { return tr("Years"); });
    for (auto each = years.rbegin(); each != years.rend(); ++each) {
        Filter filter = m_results.filter;
        if (each->first == 0) {
            filter.also = [](const library::Facts &facts) { return facts.year() == 0; };
        } else {
            filter.firstYear = each->first;
            filter.lastYear = each->first;
        }
        addCounted(
            [year = each->first] { return year == 0 ? tr("Not known") : QString::number(year); }, each->second, filter);
    }
}

void PlayerModel::addOpenings(Side side)
{
    std::map<int, OwnScore> openings;
    for (const auto &[key, score] : m_results.statistics.byOpening) {
        if (key.first == side)
            openings[key.second] = score;
    }
    addMany(
        //: Heading: opening patterns of a player's games with this side; %1 is Black or White.
        [side] { return tr("Openings with %1").arg(text::sideName(side)); }, openings,
        [](int opening) -> Words {
            return [opening] { return opening == 0 ? tr("None of the 26 patterns") : openingText(opening); };
        },
        [side](Filter &filter, int opening) {
            filter.side = side;
            filter.openings = 1u << opening;
        });
}

template <class Key, class NameOf, class FilterOf>
void PlayerModel::addMany(const Words &heading, const std::map<Key, OwnScore> &scores, NameOf nameOf, FilterOf filterOf)
{
    if (scores.empty())
        return;
    addGroup(heading);
    std::vector<std::pair<Key, OwnScore>> rows(scores.begin(), scores.end());
    std::stable_sort(
        rows.begin(), rows.end(), [](const auto &one, const auto &two) { return one.second.games > two.second.games; });
    for (const auto &[key, score] : rows) {
        Filter filter = m_results.filter;
        filterOf(filter, key);
        addCounted(nameOf(key), score, std::move(filter));
    }
}

std::function<QString()> PlayerModel::toldAt(int row) const
{
    int heading = row;
    while (heading >= 0 && !isHeading(heading))
        --heading;
    const Words group = heading < 0 ? Words() : at(heading).name;
    return [player = m_results.name, group, name = at(row).name] {
        QStringList told { player, group ? group() : QString(), name() };
        told.removeAll(QString());
        return told.join(QStringLiteral(" · "));
    };
}

} // namespace kagetsu::ui
