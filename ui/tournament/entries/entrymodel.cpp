// SPDX-License-Identifier: MIT
#include "ui/tournament/entries/entrymodel.h"

#include "text/common/foreigntext.h"
#include "text/common/sentences.h"
#include "text/tournament/tournamentterms.h"
#include "tournament/csv/entryfields.h"
#include "tournament/model/find.h"
#include "tournament/score/losses.h"
#include "tournament/score/proposals.h"
#include "tournament/swiss/swissround.h"

#include <algorithm>

namespace kagetsu::ui {

using tournament::CsvHead;
using tournament::Entry;

namespace {

constexpr qsizetype MostCellLetters = 200;

// The contents of all columns but the last one.
constexpr CsvHead Heads[] { CsvHead::Number, CsvHead::Name, CsvHead::Club, CsvHead::Rating, CsvHead::Country,
    CsvHead::Title, CsvHead::Birth, CsvHead::Sex, CsvHead::FederationId, CsvHead::Members };

QString cellOf(const Entry &entry, CsvHead head)
{
    QStringList names;
    switch (head) {
    case CsvHead::Number: return QString::number(entry.number);
    case CsvHead::Sex: return text::sexName(entry.details.sex);
    case CsvHead::Members:
        for (const std::string &member : entry.details.members)
            names += text::foreignText(member);
        return text::joinNames(names);
    default: return QString::fromStdString(tournament::fieldOf(entry.details, head));
    }
}

} // namespace

void EntryModel::setSection(const tournament::Section &section)
{
    m_entries = section.entries;
    std::ranges::sort(m_entries, {}, &Entry::number);
    Cells cells;
    for (const CsvHead head : Heads)
        cells.columns.push_back({ text::csvHeadName(head), head == CsvHead::Number || head == CsvHead::Rating });
    //: Column: whether a player takes part.
    cells.columns.push_back({ tr("Takes part") });
    const auto out = tournament::outOf(section, tournament::nextRoundOf(section));
    const auto absent = tournament::proposedWithdrawals(section);
    for (const Entry &entry : m_entries) {
        Cells::Row &row = cells.rows.emplace_back();
        for (const CsvHead head : Heads)
            row.cells += cellOf(entry, head);
        QString state = stateText(section, entry);
        if (state.isEmpty() && out.contains(entry.id))
            //: A player who has lost so often that it plays no more.
            state = tr("Eliminated");
        else if (state.isEmpty() && std::ranges::count(absent, entry.id) > 0)
            //: A player who has not come to the last %n rounds.
            state = tr("%n forfeit(s) in a row: withdraw?", nullptr, section.settings.options.forfeitsBeforeWithdrawal);
        else if (state.isEmpty() && entry.joinedRound > 1)
            //: A player who came late, and takes part from round %1 on.
            state = tr("From round %1").arg(entry.joinedRound);
        row.cells += state;
    }
    setCells(std::move(cells));
}

int EntryModel::rowOf(tournament::EntryId entry) const
{
    const auto found = std::ranges::find(m_entries, entry, &Entry::id);
    return found == m_entries.end() ? -1 : static_cast<int>(found - m_entries.begin());
}

// Returns what is settled for an entry in the next round.
QString EntryModel::stateText(const tournament::Section &section, const Entry &entry) const
{
    if (entry.leftRound)
        //: A player who takes part no more, from round %1 on.
        return tr("Withdrawn from round %1").arg(*entry.leftRound);
    const tournament::Lock *fixed = tournament::lockOf(section, entry.id);
    if (fixed && (fixed->b || fixed->bye))
        return fixedText(section, *fixed, entry.id);
    if (tournament::sitsOut(section, entry.id))
        //: A player who has asked for a bye in the next round.
        return tr("Sits out round %1").arg(tournament::nextRoundOf(section));
    return {};
}

QString EntryModel::fixedText(
    const tournament::Section &section, const tournament::Lock &lock, tournament::EntryId entry) const
{
    const int round = tournament::nextRoundOf(section);
    if (!lock.b)
        //: %1 is a kind of bye, such as "Half-point bye".
        return tr("%1 in round %2").arg(text::byeName(*lock.bye)).arg(round);
    const Entry *other = tournament::findEntry(section, lock.a == entry ? *lock.b : lock.a);
    //: %2 is the opponent that the arbiter has fixed for a player.
    return tr("Round %1: against %2").arg(round).arg(other ? QString::fromStdString(other->details.name) : QString());
}

bool EntryModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (role != Qt::EditRole || !flags(index).testFlag(Qt::ItemIsEditable))
        return false;
    const Entry &old = entry(index.row());
    tournament::EntryDetails details = old.details;
    const CsvHead head = Heads[index.column()];
    const std::string written = value.toString().trimmed().left(MostCellLetters).toStdString();
    // An invalid rating or date leaves the previous one unchanged.
    using Why = tournament::EntryRowFault::Why;
    const bool isTold = head == CsvHead::Rating || head == CsvHead::Birth;
    if (!tournament::setField(details, head, written) && isTold)
        emit misread({ head == CsvHead::Rating ? Why::RatingUnread : Why::BirthUnread, index.row() + 1, written });
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
