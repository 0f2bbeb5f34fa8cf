// SPDX-License-Identifier: MIT
#include "ui/library/playermodel.h"

#include "text/rules/rules.h"
#include "ui/library/librarytexts.h"

#include <QLocale>

#include <algorithm>
#include <utility>

namespace kagetsu::ui {

using library::Filter;
using library::OwnScore;
using rules::Side;

namespace {

QString numberText(std::uint32_t number)
{
    return QLocale().toString(number);
}

} // namespace

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
    m_rows.clear();
    if (!m_results.catalogue)
        return;
    const library::Statistics &all = m_results.statistics;
    const library::Catalogue &catalogue = *m_results.catalogue;
    const auto orUnknown = [](const QString &name) -> Words {
        return [name] { return name.isEmpty() ? tr("Not known") : name; };
    };
    addRow([] { return tr("All games"); }, all.all, m_results.filter);
    for (const auto &[side, score] : all.bySide) {
        Filter filter = m_results.filter;
        filter.side = side;
        addRow([side = side] { return text::sideName(side); }, score, filter);
    }
    if (m_results.streaks.unbeaten.score.games + m_results.streaks.now.score.games > 0) {
        //: Heading: games of a player one after the other that ended alike.
        addHeading([] { return tr("Streaks"); });
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

void PlayerModel::addHeading(const Words &name)
{
    m_rows.push_back({ .name = name, .detail = {}, .score = {}, .isHeading = true });
}

void PlayerModel::addRow(const Words &name, const OwnScore &score, std::optional<Filter> games)
{
    //: Results of a player in some games.
    const QString detail =
        tr("Won %1, drawn %2, lost %3").arg(numberText(score.won), numberText(score.drawn), numberText(score.lost));
    m_rows.push_back({ .name = name, .detail = detail, .score = score, .games = std::move(games) });
}

void PlayerModel::addStreak(const Words &name, const library::Streak &streak)
{
    if (streak.score.games == 0)
        return;
    addRow(name, streak.score, std::nullopt);
    const QString first = dayText(streak.firstDay);
    const QString last = dayText(streak.lastDay);
    m_rows.back().detail = first == last ? first : first + QStringLiteral(" – ") + last;
}

// The latest first.
void PlayerModel::addYears()
{
    const auto &years = m_results.statistics.byYear;
    if (years.empty())
        return;
    addHeading([] { return tr("Years"); });
    for (auto each = years.rbegin(); each != years.rend(); ++each) {
        Filter filter = m_results.filter;
        if (each->first == 0) {
            filter.also = [](const library::Facts &facts) { return facts.year() == 0; };
        } else {
            filter.firstYear = each->first;
            filter.lastYear = each->first;
        }
        addRow(
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
    addHeading(heading);
    std::vector<std::pair<Key, OwnScore>> rows(scores.begin(), scores.end());
    std::stable_sort(
        rows.begin(), rows.end(), [](const auto &one, const auto &two) { return one.second.games > two.second.games; });
    for (const auto &[key, score] : rows) {
        Filter filter = m_results.filter;
        filterOf(filter, key);
        addRow(nameOf(key), score, std::move(filter));
    }
}

std::function<QString()> PlayerModel::toldAt(int row) const
{
    int heading = row;
    while (heading >= 0 && !isHeading(heading))
        --heading;
    const Words group = heading < 0 ? Words() : m_rows[static_cast<std::size_t>(heading)].name;
    return [player = m_results.name, group, name = m_rows[static_cast<std::size_t>(row)].name] {
        QStringList told { player, group ? group() : QString(), name() };
        told.removeAll(QString());
        return told.join(QStringLiteral(" · "));
    };
}

library::Score PlayerModel::scoreAt(int row) const
{
    const OwnScore &own = m_rows[static_cast<std::size_t>(row)].score;
    return { .games = own.games, .black = own.won, .draws = own.drawn, .white = own.lost };
}

int PlayerModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

Qt::ItemFlags PlayerModel::flags(const QModelIndex &index) const
{
    return index.isValid() && isHeading(index.row()) ? Qt::ItemIsEnabled : QAbstractListModel::flags(index);
}

QString PlayerModel::sentenceAt(const Row &row) const
{
    if (row.isHeading)
        return row.name();
    //: A row of the results of a player, as it is read; %1 is what is counted, %2 a number, %3 the rest.
    return tr("%1: games %2. %3").arg(row.name(), numberText(row.score.games), row.detail);
}

QVariant PlayerModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    const Row &row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole: return row.name();
    case Qt::AccessibleTextRole:
    case Qt::ToolTipRole: return sentenceAt(row);
    default: return {};
    }
}

} // namespace kagetsu::ui
