// SPDX-License-Identifier: MIT
#include "ui/tournament/round/tablesmodel.h"

#include "text/common/sentences.h"
#include "text/tournament/names.h"
#include "text/tournament/numbers.h"
#include "text/tournament/results.h"
#include "text/tournament/tournamentterms.h"
#include "tournament/model/find.h"
#include "tournament/score/facts.h"

#include <algorithm>
#include <map>

namespace kagetsu::ui {

using tournament::EntryId;
using tournament::Match;
using tournament::Section;

namespace {

std::map<EntryId, QString> pointsBefore(const Section &section, int round)
{
    std::map<EntryId, QString> points;
    if (round < 2)
        return points;
    for (const tournament::EntryFacts &entry : tournament::factsOf(section, round - 1).entries)
        points[entry.id] = text::pointsText(entry.points);
    return points;
}

TablesModel::Row rowOf(const Section &section, const Match &match, const std::map<EntryId, QString> &points)
{
    TablesModel::Row row;
    row.table = match.table;
    row.first = match.a;
    row.second = match.b;
    row.firstName = text::entryName(section, match.a);
    row.secondName = text::entryName(section, match.b);
    row.result = text::resultSoFarText(match);
    row.isChanged = match.origin == Match::Origin::ByHand;
    row.isRuled = match.ruling.has_value();
    row.isByHand = std::ranges::any_of(
        match.games, [](const tournament::Game &game) { return game.report && isTypedByHand(*game.report); });
    if (const auto found = points.find(match.a); found != points.end())
        row.firstPoints = found->second;
    if (const auto found = points.find(match.b); found != points.end())
        row.secondPoints = found->second;
    return row;
}

} // namespace

void TablesModel::setRound(const Section &section, int round, const std::set<int> &late)
{
    beginResetModel();
    m_rows.clear();
    if (const tournament::Round *found = tournament::findRound(section, round)) {
        const std::map<EntryId, QString> points = pointsBefore(section, round);
        for (const Match &match : found->matches) {
            m_rows.push_back(rowOf(section, match, points));
            m_rows.back().isLate = late.contains(match.table);
        }
        for (const tournament::Bye &bye : found->byes) {
            m_rows.push_back({});
            m_rows.back().first = bye.entry;
            m_rows.back().firstName = text::entryName(section, bye.entry);
            m_rows.back().secondName = text::byeName(bye.kind);
        }
    }
    endResetModel();
}

std::optional<EntryId> TablesModel::entryAt(int row, Seat seat) const
{
    if (row < 0 || row >= rowCount())
        return std::nullopt;
    const Row &found = m_rows[std::size_t(row)];
    if (seat == Seat::First)
        return found.first;
    return found.table > 0 ? std::optional(found.second) : std::nullopt;
}

int TablesModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QString TablesModel::sentence(const Row &row) const
{
    if (row.table == 0)
        return QStringLiteral("%1: %2").arg(row.firstName, row.secondName);
    //: A row of a round: %1 opens the game against %2.
    QStringList parts { tr("Table %3: %1 – %2").arg(row.firstName, row.secondName).arg(row.table) };
    if (!row.result.isEmpty())
        parts += row.result;
    if (row.isRuled)
        //: Of a result that the arbiter has given.
        parts += tr("by ruling");
    else if (row.isByHand)
        //: Of a result that was entered at the desk, and not sent by the game.
        parts += tr("entered by hand");
    if (row.isLate)
        //: Of a table where no game has begun in time.
        parts += tr("late");
    return text::joinParts(parts);
}

QVariant TablesModel::data(const QModelIndex &index, int role) const
{
    const bool isText = role == Qt::DisplayRole || role == Qt::ToolTipRole || role == Qt::AccessibleTextRole;
    return index.isValid() && isText ? QVariant(sentence(row(index.row()))) : QVariant();
}

} // namespace kagetsu::ui
