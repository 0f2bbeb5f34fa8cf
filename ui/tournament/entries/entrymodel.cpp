// SPDX-License-Identifier: MIT
#include "ui/tournament/entries/entrymodel.h"

#include "text/tournament/entries.h"
#include "text/tournament/tournamentterms.h"
#include "tournament/csv/entryfields.h"

#include <algorithm>

namespace kagetsu::ui {

using tournament::CsvHead;
using tournament::Entry;

namespace {

constexpr qsizetype MostCellLetters = 200;

// The contents of all columns but the last one.
constexpr CsvHead Heads[] { CsvHead::Number, CsvHead::Name, CsvHead::Club, CsvHead::Rating, CsvHead::Country,
    CsvHead::Title, CsvHead::Birth, CsvHead::Sex, CsvHead::FederationId, CsvHead::RatedGames, CsvHead::RatingFactor,
    CsvHead::Members };

} // namespace

void EntryModel::setSection(const tournament::Section &section)
{
    m_entries = section.entries;
    std::ranges::sort(m_entries, {}, &Entry::number);
    Cells cells;
    for (const CsvHead head : Heads)
        cells.columns.push_back({ text::csvHeadName(head),
            head == CsvHead::Number || head == CsvHead::Rating || head == CsvHead::RatedGames
                || head == CsvHead::RatingFactor });
    //: Column: whether a player takes part.
    cells.columns.push_back({ tr("Takes part") });
    const std::map<tournament::EntryId, tournament::EntryPlan> plans = tournament::entryPlans(section);
    for (const Entry &entry : m_entries) {
        Cells::Row &row = cells.rows.emplace_back();
        for (const CsvHead head : Heads)
            row.cells += text::entryCell(entry, head);
        row.cells += text::entryPlanText(section, plans.at(entry.id));
    }
    setCells(std::move(cells));
}

int EntryModel::rowOf(tournament::EntryId entry) const
{
    const auto found = std::ranges::find(m_entries, entry, &Entry::id);
    return found == m_entries.end() ? -1 : static_cast<int>(found - m_entries.begin());
}

bool EntryModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (role != Qt::EditRole || !flags(index).testFlag(Qt::ItemIsEditable))
        return false;
    const Entry &old = entry(index.row());
    tournament::EntryDetails details = old.details;
    const CsvHead head = Heads[index.column()];
    const std::string written = value.toString().trimmed().left(MostCellLetters).toStdString();
    // What cannot be read leaves the previous value unchanged.
    if (const auto fault = tournament::faultOf(head); !tournament::setField(details, head, written) && fault)
        emit misread({ *fault, index.row() + 1, written });
    if (details != old.details)
        emit edited(old.id, details);
    return true;
}

Qt::ItemFlags EntryModel::flags(const QModelIndex &index) const
{
    const int column = index.column();
    const bool isWritten = index.isValid() && column != Number && column != Sex && column != Members && column != State;
    return isWritten ? CellModel::flags(index) | Qt::ItemIsEditable : CellModel::flags(index);
}

} // namespace kagetsu::ui
