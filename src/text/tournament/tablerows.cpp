// SPDX-License-Identifier: MIT
#include "text/tournament/tablerows.h"

#include "text/common/sentences.h"
#include "text/tournament/names.h"
#include "text/tournament/numbers.h"
#include "text/tournament/results.h"
#include "text/tournament/tournamentterms.h"
#include "tournament/model/find.h"
#include "tournament/score/facts.h"

#include <QCoreApplication>

#include <algorithm>
#include <map>

namespace kagetsu::text {

using tournament::EntryId;
using tournament::Match;
using tournament::Section;

namespace {

struct TableWords
{
    Q_DECLARE_TR_FUNCTIONS(TableWords)
};

std::map<EntryId, QString> pointsBefore(const Section &section, int round)
{
    std::map<EntryId, QString> points;
    if (round < 2)
        return points;
    for (const tournament::EntryFacts &entry : tournament::factsOf(section, round - 1).entries)
        points[entry.id] = text::pointsText(entry.points);
    return points;
}

TableRow rowOf(const Section &section, const Match &match, std::map<EntryId, QString> &points)
{
    TableRow row;
    row.table = match.table;
    row.first = match.a;
    row.second = match.b;
    row.firstName = entryName(section, match.a);
    row.secondName = entryName(section, match.b);
    row.firstPoints = points[match.a];
    row.secondPoints = points[match.b];
    row.result = resultSoFarText(match);
    row.isChanged = match.origin == Match::Origin::ByHand;
    row.isRuled = match.ruling.has_value();
    row.isByHand = std::ranges::any_of(
        match.games, [](const tournament::Game &game) { return game.report && isTypedByHand(*game.report); });
    return row;
}

QString lateText()
{
    //: Of a table where no game has begun in time; also in the column of results.
    return TableWords::tr("late");
}

} // namespace

std::vector<TableRow> tableRows(const Section &section, int round, const std::set<int> &late)
{
    const tournament::Round *found = tournament::findRound(section, round);
    if (!found)
        return {};
    std::map<EntryId, QString> points = pointsBefore(section, round);
    std::vector<TableRow> rows;
    for (const Match &match : found->matches) {
        rows.push_back(rowOf(section, match, points));
        rows.back().isLate = late.contains(match.table);
    }
    for (const tournament::Bye &bye : found->byes) {
        TableRow &row = rows.emplace_back();
        row.first = bye.entry;
        row.firstName = entryName(section, bye.entry);
        row.secondName = byeName(bye.kind);
    }
    return rows;
}

QString tableRowText(const TableRow &row)
{
    if (row.table == 0)
        return QStringLiteral("%1: %2").arg(row.firstName, row.secondName);
    //: A row of a round: %1 opens the game against %2.
    QStringList parts { TableWords::tr("Table %3: %1 – %2").arg(row.firstName, row.secondName).arg(row.table) };
    parts += row.result;
    if (row.isRuled)
        //: Of a result that the arbiter has given.
        parts += TableWords::tr("by ruling");
    else if (row.isByHand)
        //: Of a result that was entered at the desk, and not sent by the game.
        parts += TableWords::tr("entered by hand");
    if (row.isLate)
        parts += lateText();
    return joinParts(parts);
}

QString tableResultText(const TableRow &row)
{
    if (row.isLate)
        return lateText();
    return row.result.isEmpty() && row.table > 0 ? QStringLiteral("–") : row.result;
}

} // namespace kagetsu::text
