// SPDX-License-Identifier: MIT
#include "ui/tournament/standings/standingsmodel.h"

#include "tournament/formats/knockout.h"
#include "tournament/stages/nextround.h"
#include "tournament/stages/placelots.h"
#include "ui/tournament/standings/sumtext.h"
#include "ui/tournament/words/eventwords.h"
#include "wording/tournament/numbers.h"
#include "wording/tournament/terms.h"

#include <algorithm>

namespace kagetsu::ui {

using tournament::Criterion;
using tournament::Standing;

namespace {

std::vector<Standing> placesOfElimination(const tournament::Section &section)
{
    std::vector<Standing> rows;
    for (const tournament::KnockoutPlace &place : tournament::knockoutPlaces(section)) {
        Standing row;
        row.entry = place.entry;
        row.place = place.place;
        rows.push_back(row);
    }
    return rows;
}

} // namespace

ComputedStandings computedStandings(const tournament::Section &section)
{
    ComputedStandings table { section, tournament::factsOf(section) };
    const bool isElimination = tournament::isElimination(section.settings.format);
    table.criteria = isElimination ? std::vector<Criterion>() : tournament::criteriaOf(section.settings);
    table.rows = isElimination ? placesOfElimination(section) : tournament::standingsOf(table.facts, table.criteria);
    table.isTimeDeciding = tournament::isTimeDeciding(section);
    table.isPlayedOut = tournament::isPlayedOut(section);
    table.hasSharedPlaces = table.isPlayedOut && !tournament::sharedPlaces(section).empty();
    return table;
}

void StandingsModel::setTable(ComputedStandings table)
{
    beginResetModel();
    m_section = std::move(table.section);
    m_facts = std::move(table.facts);
    m_criteria = std::move(table.criteria);
    m_rows = std::move(table.rows);
    endResetModel();
}

int StandingsModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int StandingsModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : FirstCriterion + static_cast<int>(m_criteria.size());
}

const tournament::Value *StandingsModel::value(const QModelIndex &index) const
{
    const auto criterion = static_cast<std::size_t>(index.column() - FirstCriterion);
    const Standing &row = m_rows[std::size_t(index.row())];
    return index.column() >= FirstCriterion && criterion < row.values.size() ? &row.values[criterion] : nullptr;
}

// A shared place has a sign, so that it does not look like a mistake.
QString StandingsModel::placeText(int row) const
{
    const int place = m_rows[std::size_t(row)].place;
    if (place == 0)
        return QStringLiteral("–");
    const bool isShared = std::ranges::count(m_rows, place, &Standing::place) > 1;
    return isShared ? QStringLiteral("%1 =").arg(place) : QString::number(place);
}

QString StandingsModel::text(const QModelIndex &index) const
{
    if (index.column() == Place)
        return placeText(index.row());
    if (index.column() == Name)
        return entryName(m_section, m_rows[std::size_t(index.row())].entry);
    const tournament::Value *found = value(index);
    return found ? wording::valueText(m_criteria[std::size_t(index.column() - FirstCriterion)], *found) : QString();
}

QVariant StandingsModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    if (role == Qt::DisplayRole || role == Qt::ToolTipRole)
        return text(index);
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue(Qt::AlignVCenter | (index.column() == Name ? Qt::AlignLeft : Qt::AlignRight));
    return {};
}

QVariant StandingsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue(Qt::AlignVCenter | (section == Name ? Qt::AlignLeft : Qt::AlignRight));
    const bool isCriterion = section >= FirstCriterion && section < columnCount();
    if (role == Qt::ToolTipRole && isCriterion)
        return wording::criterionName(m_criteria[std::size_t(section - FirstCriterion)]);
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    //: Column of standings.
    case Place: return tr("Place");
    case Name: return tr("Name");
    case FirstCriterion: return tr("Points");
    default:
        return isCriterion ? wording::criterionShort(m_criteria[std::size_t(section - FirstCriterion)]) : QString();
    }
}

QString StandingsModel::deciderText(const Standing &standing) const
{
    if (standing.place == 0)
        return tr("These results do not count, because fewer than half of the games were played.");
    if (standing.needed == 0 || standing.values.empty())
        return {};
    const std::size_t last = std::min(standing.needed, m_criteria.size()) - 1;
    return sumText(m_section, m_facts, m_criteria[last], standing, standing.values[last]);
}

QString StandingsModel::sumAt(const QModelIndex &index) const
{
    if (!index.isValid() || m_criteria.empty())
        return {};
    const Standing &row = m_rows[std::size_t(index.row())];
    if (const tournament::Value *found = value(index)) {
        const Criterion &criterion = m_criteria[std::size_t(index.column() - FirstCriterion)];
        return wording::criterionName(criterion) + QLatin1Char('\n')
            + sumText(m_section, m_facts, criterion, row, *found);
    }
    return deciderText(row);
}

} // namespace kagetsu::ui
